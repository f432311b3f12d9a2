package world_test
import ("testing";"math";"fmt"
	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial")
func TestZZ(t *testing.T) {
	const radius, links = 0.004, 10
	y := salon(t, 0.3, 1)
	y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewCylinder(radius, 0.4)), Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(math.Pi/2, 0, 0))}})
	cfg := lock(chain.Free, links, spatial.V(-0.1, 0.01, 0.0713), spatial.V(0.12, -0.013, 0.0713))
	cfg.Start.Linear = spatial.V(0, 0, -10)
	c := y.strand(cfg)
	for i := range 8 {
		r := y.Step()
		s := ""
		for k := range links { p := c.Pose(c.LinkPoint(k)).Pos; s += fmt.Sprintf(" (%.0f %.0f)", p.X*1000, p.Z*1000) }
		shot := y.Snapshot()
		for _, q := range shot.Contacts { s += fmt.Sprintf(" [n %.2f %.2f f %.3f %.3f at %.0f %.0f]", q.Normal.X, q.Normal.Z, q.Force.X, q.Force.Z, q.Place.X*1000, q.Place.Z*1000) }
		shot.Release()
		t.Log(i, r.Flags, c.Iterations(), s)
	}
}
