package world

import (
	"math"
	"runtime"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// tress is a chain of strands side by side, without gravity.
func tress(t testing.TB, strands, links int) *chain.Chain {
	t.Helper()
	var cfg chain.Config
	for i := range strands {
		at := spatial.V(0.01*float64(i%10), 0.01*float64(i/10), 0)
		cfg.Strands = append(cfg.Strands, chain.Strand{
			Curve: []spatial.Vec3{at, at.Add(spatial.V(0, 0, -0.3))}, Links: links, Radius: 1e-3, Density: 1000, Young: 1e7, Loss: 0.3,
		})
	}
	c, err := chain.New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// A field of gravity does what gravity does: the chain swings the same but for rounding.
func TestFieldOfGravity(t *testing.T) {
	down := spatial.V(2, 0, -9.81)
	swing := func(cfg chain.Config, f field.Field) *chain.Chain {
		cfg.Strands = []chain.Strand{{Curve: []spatial.Vec3{{}, {X: 0.5}}, Links: 10, Radius: 0.002, Density: 1000, Young: 1e7, Loss: 0.01}}
		c, err := chain.New(cfg)
		if err != nil {
			t.Fatal(err)
		}
		w := newWorld(t, Config{Step: 0.005})
		addBody(t, w, "rope", c)
		if f != nil {
			w.AddField(f)
		}
		for range 200 {
			if r := w.Step(); r.Flags != 0 {
				t.Fatalf("flags %v", r.Flags)
			}
		}
		return c
	}
	a, b := swing(chain.Config{Gravity: down}, nil), swing(chain.Config{}, &field.Gravity{Acceleration: down})
	tip := func(c *chain.Chain) spatial.Vec3 { return c.Pose(c.PointAt(0, 1)).Pos }
	// Newton's method leaves up to 1e-6 rad of each joint undone in each step.
	if d := tip(a).Sub(tip(b)).Norm(); d > 1e-4 {
		t.Errorf("the tips are %v m apart: %v and %v", d, tip(a), tip(b))
	}
}

// Strands in a storm, in a medium and under a formula: the same bits on any number of cores, and nothing allocated once warm.
func TestFieldsAreTheSameOnAnyNumberOfCores(t *testing.T) {
	storm, err := field.NewTurbulence(field.TurbulenceConfig{Speed: 5, Length: 0.1, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	formula, err := field.NewExpression("ax = 3*sin(5*t + x)*s")
	if err != nil {
		t.Fatal(err)
	}
	build := func(workers int) *World {
		w := newWorld(t, Config{Step: 0.005, Workers: workers})
		c := tress(t, 60, 12)
		body := addBody(t, w, "tress", c)
		addBody(t, w, "other", tress(t, 3, 5))
		medium, err := field.NewContinuum(field.ContinuumConfig{}, spatial.AtOrigin, c.AppendElements(nil))
		if err == nil {
			err = w.SetMedium(body, medium, nil)
		}
		if err != nil {
			t.Fatal(err)
		}
		w.AddField(&field.Air{Sources: []field.Source{storm}})
		w.AddField(formula)
		return w
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	var hashes []uint64
	for _, cores := range []int{1, 2, 8} {
		runtime.GOMAXPROCS(cores)
		w := build(cores)
		for range 100 {
			if r := w.Step(); r.Flags != 0 || r.Failures != 0 {
				t.Fatalf("flags %v, %d failures", r.Flags, r.Failures)
			}
		}
		hashes = append(hashes, w.Hash())
		w.Close()
	}
	if len(slices.Compact(slices.Clone(hashes))) != 1 {
		t.Errorf("hashes %x on 1, 2 and 8 cores", hashes)
	}
	w := build(2)
	defer w.Close()
	for range 20 {
		w.Step()
	}
	if n := testing.AllocsPerRun(20, func() { w.Step() }); n > 0 {
		t.Errorf("%v allocations in a step", n)
	}
	if r := w.Step(); r.Stage[Fields] <= 0 {
		t.Error("fields took no time")
	}
}

// A field that is taken away acts no more; a formula that divides by zero is counted and leaves the body alone.
func TestFieldsThatEndOrFail(t *testing.T) {
	w := newWorld(t, Config{Step: 0.005})
	c := tress(t, 1, 8)
	addBody(t, w, "strand", c)
	bad, err := field.NewExpression("fx = 1/(x - x)")
	if err != nil {
		t.Fatal(err)
	}
	i := w.AddField(bad)
	if r := w.Step(); r.Failures != 8 || r.Flags != 0 {
		t.Errorf("%d failures of 8 elements, flags %v", r.Failures, r.Flags)
	}
	if c.Energy().Kinetic != 0 {
		t.Error("a formula that is not finite moved the strand")
	}
	w.SetField(i, &field.Gravity{Acceleration: spatial.V(5, 0, 0)})
	w.Step()
	if w.Field(i) == nil || c.Energy().Kinetic == 0 {
		t.Error("a field was set, and nothing moves")
	}
	w.SetField(i, nil)
	before := c.Momentum().Force.Norm()
	for range 2000 {
		w.Step()
	}
	if now := c.Momentum().Force.Norm(); now > 1e-2*before {
		t.Errorf("momentum %v N s long after a push of %v N s", now, before)
	}
}

// Drag of still air brings a falling free strand to the speed at which it carries the weight: ρ r v² l = m g across, with the
// coefficients of field.InAir.
func TestTerminalVelocityInAWorld(t *testing.T) {
	c, err := chain.New(chain.Config{
		Strands: []chain.Strand{{Curve: []spatial.Vec3{{}, {X: 0.2}}, Links: 4, Root: chain.Free, Radius: 2e-3, Density: 500, Young: 1e9, Loss: 0.01}},
		Gravity: spatial.V(0, 0, -9.81),
	})
	if err != nil {
		t.Fatal(err)
	}
	w := newWorld(t, Config{Step: 0.01})
	addBody(t, w, "stick", c)
	law := field.Drag{Density: 1.2, Across: 1}
	w.AddField(&law)
	for range 400 {
		w.Step()
	}
	want := math.Sqrt(500 * math.Pi * 2e-3 * 2e-3 * 9.81 / (1.2 * 2e-3))
	if v := c.Velocity(c.PointAt(0, 0.5)); math.Abs(-v.Linear.Z/want-1) > 1e-3 {
		t.Errorf("it falls with %v m/s, want %v", -v.Linear.Z, want)
	}
}

// A prop goes where it is told, after all bodies have moved, and cannot be held.
func TestProp(t *testing.T) {
	w := newWorld(t, Config{Step: 0.1})
	i, err := w.AddProp("ball", func(t float64) spatial.Frame { return spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(t, 0, 0)} })
	if err != nil {
		t.Fatal(err)
	}
	state := w.AppendState(nil)
	w.Step()
	w.Step()
	s := w.Snapshot()
	if x := s.Bodies[i].Frames[0].Pos.X; math.Abs(x-0.2) > 1e-12 {
		t.Errorf("it is at %v m after 0.2 s, want 0.2", x)
	}
	s.Release()
	if err := w.Grab(0, Grip{Body: i, Source: func() spatial.Frame { return spatial.AtOrigin }}); err == nil {
		t.Error("a hand holds what is only seen")
	}
	if err := w.RestoreState(state); err != nil || w.bodies[i].Pose(0).Pos.X != 0 {
		t.Errorf("restored to %v, %v", w.bodies[i].Pose(0), err)
	}
	if err := w.SetMedium(i, nil, nil); err == nil {
		t.Error("a prop has a medium")
	}
}
