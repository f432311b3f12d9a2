package chain

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// groomed is a curled lock that stands out from its root.
func groomed(material string, length float64, law Law) Config {
	var curve []spatial.Vec3
	for i := range 26 {
		s := float64(i) / 25
		curve = append(curve, spatial.V(s, 0.08*math.Sin(9*s), 0.3*s+0.08*math.Cos(9*s)).Scale(length))
	}
	return Config{Gravity: down, Hanging: true, Strands: []Strand{
		{Name: "lock", Curve: curve, Material: material, Law: law},
		{Name: "side", Parent: "lock", At: 0.4, Curve: curve[:9], Material: material, Law: law},
	}}
}

// A groom of any material does not sag when gravity comes on (Hadap 2006, section 6.6).
func TestHanging(t *testing.T) {
	for material, length := range map[string]float64{"hair": 0.2, "steel": 1, "rubber": 0.4, "twig": 0.6, "silk": 0.3} {
		for _, law := range []Law{Linear, Tangent} {
			c := make1(t, groomed(material, length, law))
			before := c.Turns()
			flags := run(c, 0.01, 500)
			most := 0.0
			for k, q := range c.Turns() {
				most = math.Max(most, q.Mul(before[k].Conj()).Log().Norm())
			}
			if flags != 0 || most > 1e-6 {
				t.Errorf("%s, law %d: links turn by up to %g rad in 5 s, flags %v", material, law, most, flags)
			}
			softer := groomed(material, length, law)
			softer.Strands[0].Young, softer.Strands[0].Poisson = c.cfg.Strands[0].filled().Young/3, 0.3
			if err := c.Retune(softer); err != nil {
				t.Fatal(err)
			}
			run(c, 0.01, 200)
			for k, q := range c.Turns() {
				most = math.Max(most, q.Mul(before[k].Conj()).Log().Norm())
			}
			if most > 1e-6 {
				t.Errorf("%s, law %d: made softer, links turn by %g rad", material, law, most)
			}
		}
	}
}

// A base that is put elsewhere changes no velocity in its own frame; neither does an animation cut.
func TestTeleport(t *testing.T) {
	a, b := make1(t, beam(10, 1e6, 1, 0.01)), make1(t, beam(10, 1e6, 1, 0.01))
	a.cfg.Gravity, b.cfg.Gravity = spatial.Vec3{}, spatial.Vec3{}
	for _, c := range []*Chain{a, b} {
		c.SetTurn(0, spatial.V(0, 0.5, 0))
		run(c, 0.01, 7)
	}
	to := spatial.Frame{Rot: spatial.Exp(spatial.V(0.3, 2, -1)), Pos: spatial.V(50, 0, 3)}
	b.Teleport(to)
	run(a, 0.01, 20)
	run(b, 0.01, 20)
	for k := range a.links {
		want := to.Mul(a.Link(k))
		if d := want.Pos.Sub(b.Link(k).Pos).Norm(); d > 1e-9 {
			t.Errorf("link %d is %g m from where it would be without the teleport", k, d)
		}
	}
	b.SetBase(a.Base())
	run(a, 0.01, 20)
	run(b, 0.01, 20) // a leap back
	if d := a.Link(9).Pos.Sub(b.Link(9).Pos).Norm(); d > 1e-9 {
		t.Errorf("after a cut the tip is %g m elsewhere", d)
	}
}

// accelerated is a base that goes faster and faster along x.
type accelerated float64

func (a accelerated) At(t float64) (spatial.Frame, spatial.Twist, spatial.Twist) {
	f := spatial.Frame{Rot: spatial.Quat{W: 1}, Pos: spatial.V(0.5*float64(a)*t*t, 0, 0)}
	return f, spatial.Twist{Linear: spatial.V(float64(a)*t, 0, 0)}, spatial.Twist{Linear: spatial.V(float64(a), 0, 0)}
}

// A pendulum in a car that speeds up hangs at atan(a/g); with time scale β and local dynamics γ it feels β(1 − γ) of that
// (Hadap 2006, eq. 19).
func TestTimeScale(t *testing.T) {
	for _, c := range []struct{ scale, local float64 }{{1, 0}, {0.5, 0}, {0, 0}, {1, 0.75}, {0.5, 0.5}, {2, 0}} {
		bend, torsion := [2]float64{}, 0.0
		cfg := Config{Gravity: down, TimeScale: &c.scale, Local: c.local, Strands: []Strand{{
			Curve: []spatial.Vec3{{}, {Z: -0.2}}, Radius: 0.01, Density: 1000, Bend: &bend, Torsion: &torsion, BendDamping: 1e-3, TorsionDamping: 1e-3,
		}}}
		chain := make1(t, cfg)
		chain.Follow(accelerated(3))
		chain.Refer(accelerated(3))
		run(chain, 0.002, 2000)
		z := chain.Link(0).Rot.Z3()
		got := math.Atan2(-z.X, -z.Z)
		want := math.Atan2(c.scale*(1-c.local)*3, 9.81)
		if math.Abs(got-want) > 1e-6 {
			t.Errorf("β = %g, γ = %g: it hangs at %.4f rad, want %.4f", c.scale, c.local, got, want)
		}
	}
}

// A strand is drawn to its pose, the more the stronger, and comes to rest in it without weight.
func TestPose(t *testing.T) {
	bend := [2]float64{}
	torsion := 0.0
	cfg := Config{Strands: []Strand{{Curve: []spatial.Vec3{{}, {X: 0.5}}, Links: 10, Radius: 0.01, Density: 500, Bend: &bend, Torsion: &torsion, Root: Pinned, PoseStrength: 50, PoseDamping: 5}}}
	c := make1(t, cfg)
	pose := c.PoseTurns()
	for k := range pose {
		pose[k] = spatial.Exp(spatial.V(0.1, 0.2, 0.3).Scale(float64(k))).Mul(pose[k])
	}
	c.SetPoseTurns(pose)
	run(c, 0.01, 1000)
	for k, q := range c.Turns() {
		if d := q.Mul(pose[k].Conj()).Log().Norm(); d > 1e-4 {
			t.Errorf("link %d is %g rad from its pose", k, d)
		}
	}
	// With weight it sags by mass over strength times g, as a row of springs does.
	cfg.Gravity = down
	sag := func(strength float64) float64 {
		cfg.Strands[0].PoseStrength, cfg.Strands[0].PoseDamping = strength, strength/10
		c := make1(t, cfg)
		run(c, 0.01, 1000)
		return -c.Pose(c.PointAt(0, 1)).Pos.Z
	}
	if soft, firm := sag(100), sag(1000); !(firm > 0 && soft > 5*firm) {
		t.Errorf("it sags by %g m at a strength of 100 and by %g m at 1000 N/m²", soft, firm)
	}
}
