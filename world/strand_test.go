package world_test

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// cable is a free strand along a line of points.
func cable(contact chain.Contact, links int, radius, young float64, curve ...spatial.Vec3) chain.Config {
	return chain.Config{
		Gravity: down, Contact: contact, Damping: 1,
		Strands: []chain.Strand{{Curve: curve, Links: links, Root: chain.Free, Radius: radius, Density: 1200, Young: young, Poisson: 0.4, Loss: 0.01}},
	}
}

func (y *yard) strand(cfg chain.Config) *chain.Chain {
	c := must(chain.New(cfg))
	i := must(y.AddBody("strand", c))
	if err := y.Wear(i, 1); err != nil {
		y.t.Fatal(err)
	}
	return c
}

// stranded returns how deep the lowest link of a strand is in the floor, and how fast the fastest moves.
func stranded(c *chain.Chain, radius float64) (deep, speed float64) {
	deep = math.Inf(-1)
	for k := range c.Links() {
		p := c.LinkPoint(k)
		deep, speed = max(deep, radius-c.Pose(p).Pos.Z), max(speed, c.Velocity(p).Linear.Norm())
	}
	return deep, speed
}

// A cable falls on a table and comes to rest there: nothing moves, and nothing is deep in anything.
func TestCableOnTable(t *testing.T) {
	const radius = 0.004
	y := newYard(t, world.Surface{Static: 0.5, Dynamic: 0.4})
	c := y.strand(cable(chain.Touching, 40, radius, 1e6, spatial.V(0, 0, 0.05), spatial.V(0.5, 0, 0.1), spatial.V(0.8, 0.2, 0.06)))
	y.run(1.5)
	if deep, speed := stranded(c, radius); deep > 0.001*radius || speed > 1e-6 {
		t.Errorf("%g m deep, moves at %g m/s", deep, speed)
	}
}

// capstan hangs a cable over a fixed cylinder, with a mass on each end, and returns how fast it moves after a while.
func capstan(t testing.TB, friction, ratio float64) float64 {
	const radius, thin, links, mass = 0.05, 0.002, 60, 0.1
	y := newYard(t, world.Surface{Static: friction, Dynamic: friction})
	y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewCylinder(radius, 0.2)), Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(math.Pi/2, 0, 0)), Pos: spatial.V(0, 0, 1)}})
	curve := []spatial.Vec3{{X: -radius - thin, Z: 0.8}}
	for i := range 41 {
		a := math.Pi * (1 - float64(i)/40)
		curve = append(curve, spatial.V((radius+thin)*math.Cos(a), 0, 1+(radius+thin)*math.Sin(a)))
	}
	curve = append(curve, spatial.V(radius+thin, 0, 0.8))
	cfg := cable(chain.Touching, links, thin, 1, curve...)
	s := &cfg.Strands[0]
	torsion := 1e-5
	s.Bend, s.Torsion, s.BendDamping = &[2]float64{}, &torsion, 1e-7
	s.Lumps = []chain.Lump{{At: 0, Mass: mass, Radius: 0.01}, {At: 1, Mass: mass * ratio, Radius: 0.01}}
	c := y.strand(cfg)
	y.run(0.5)
	return c.Velocity(c.LinkPoint(0)).Linear.Z
}

// A cable over a post holds up to e^{µθ'}, with θ' = θ R/(R + r): friction acts at the surface of the post, tension in the middle of the
// cable (Euler 1769 for r = 0).
func TestCapstan(t *testing.T) {
	limit := math.Exp(0.3 * math.Pi * 0.05 / 0.052)
	if v := capstan(t, 0.3, 0.97*limit); math.Abs(v) > 1e-4 {
		t.Errorf("below its limit it slides at %g m/s", v)
	}
	if v := capstan(t, 0.3, 1.03*limit); v < 0.02 {
		t.Errorf("above its limit it slides at %g m/s", v)
	}
}
