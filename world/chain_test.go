package world

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// cord is a chain of 1 m in 20 links, hanging from the origin in air, without stiffness.
func cord(t testing.TB, root chain.Root) *chain.Chain {
	t.Helper()
	none, no := [2]float64{}, 0.0
	c, err := chain.New(chain.Config{
		Strands: []chain.Strand{{
			Name: "cord", Curve: []spatial.Vec3{{}, {Z: -1}}, Links: 20, Root: root, Radius: 0.01, Mass: 0.5, Bend: &none, Torsion: &no,
			Drag: 0.3,
		}},
		Gravity: spatial.V(0, 0, -9.81),
	})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// hung is a world with a cord in it.
func hung(t testing.TB, root chain.Root) (*World, *chain.Chain) {
	w, c := newWorld(t, Config{Step: 0.01}), cord(t, root)
	addBody(t, w, "cord", c)
	w.Step()
	return w, c
}

func handOf(t *testing.T, w *World) HandShot {
	t.Helper()
	s := w.Snapshot()
	defer s.Release()
	if len(s.Hands) != 1 {
		t.Fatalf("%d hands, want 1", len(s.Hands))
	}
	return s.Hands[0]
}

// A hand that pulls the tip aside: what it feels is the coupling times the gap, and, when the cord has come to rest, the force that
// statics asks for.
func TestHandPullsChain(t *testing.T) {
	w, c := hung(t, chain.Pinned)
	hand := c.Pose(c.PointAt(0, 1))
	if err := w.Grab(3, Grip{Body: 0, Place: 20, Source: func() spatial.Frame { return hand }}); err != nil {
		t.Fatal(err)
	}
	for range 100 {
		hand.Pos = hand.Pos.Add(spatial.V(0.004, 0, 0.004))
		if r := w.Step(); r.Flags != 0 {
			t.Fatalf("flags %v", r.Flags)
		}
	}
	for range 2000 {
		w.Step()
	}
	h := handOf(t, w)
	if h.Own || h.Turns {
		t.Errorf("the hand has a hold of the body's own: %+v", h)
	}
	want := h.Proxy.Pos.Sub(h.Target.Pos).Scale(h.Linear)
	if d := h.Wrench.Force.Sub(want).Norm(); d > 1e-9 || want.Norm() == 0 {
		t.Errorf("force %v, want stiffness times gap, %v", h.Wrench.Force, want)
	}
	// The base and the hand carry the weight together, and pull against each other.
	base := c.BaseWrench().Force
	if sum := base.Sub(h.Wrench.Force).Add(spatial.V(0, 0, -0.5*9.81)); sum.Norm() > 0.02*0.5*9.81 {
		t.Errorf("base %v N and hand %v N do not carry the weight: %v N is left", base, h.Wrench.Force.Neg(), sum)
	}
	if e := c.Energy().Kinetic; e > 1e-5 {
		t.Errorf("after 20 s it still moves with %v J", e)
	}
	c0 := h.Compliance
	if !(c0[3][3] > 0 && c0[4][4] > 0 && c0[5][5] > 0) {
		t.Errorf("compliance %v, want that of a point that gives way", c0)
	}
	w.Release(3)
	w.Step()
	if s := w.Snapshot(); len(s.Hands) != 0 {
		t.Errorf("%d hands after it let go", len(s.Hands))
	}
}

// A mass without any friction does not ring in the hand: the coupling is damped at least critically. By the step's answer the mass is up to
// (3/2)² larger than it is, so that the slowest motion decays with 0.38 √(k/m).
func TestHandIsDamped(t *testing.T) {
	none, no := [2]float64{}, 0.0
	c, err := chain.New(chain.Config{Strands: []chain.Strand{{
		Curve: []spatial.Vec3{{}, {X: 0.2}}, Links: 1, Root: chain.Free, Radius: 0.01, Mass: 0.01, Bend: &none, Torsion: &no,
		Lumps: []chain.Lump{{At: 0.5, Mass: 1, Radius: 0.05}},
	}}})
	if err != nil {
		t.Fatal(err)
	}
	w := newWorld(t, Config{Step: 0.001})
	addBody(t, w, "ball", c)
	hand := c.Pose(c.PointAt(0, 0.5))
	if err := w.Grab(0, Grip{Body: 0, Place: 0.5, Linear: 1000, Source: func() spatial.Frame { return hand }}); err != nil {
		t.Fatal(err)
	}
	hand.Pos.Y = 0.1
	most := 0.0
	for range int(30 * math.Sqrt(1.0/1000) / 0.001) {
		w.Step()
		most = math.Max(most, c.Energy().Kinetic)
	}
	if e := c.Energy().Kinetic; e > 1e-5*most || most == 0 {
		t.Errorf("%v J of %v J are left", e, most)
	}
}

// A hand can turn what it holds.
func TestHandTurnsChain(t *testing.T) {
	w, c := hung(t, chain.Clamped)
	hand := c.Pose(c.PointAt(0, 1))
	start := hand
	if err := w.Grab(0, Grip{Body: 0, Place: 20, Source: func() spatial.Frame { return hand }}); err != nil {
		t.Fatal(err)
	}
	w.Turn(0, true)
	for i := range 100 {
		hand.Rot = start.Rot.Mul(spatial.Exp(spatial.V(0, 0, 0.01*float64(i))))
		w.Step()
	}
	h := handOf(t, w)
	turned := start.Rot.Conj().Mul(h.Proxy.Rot).Log()
	if !h.Turns || h.Angular == 0 || turned.Z < 0.5 {
		t.Errorf("turned by %v about its axis, want nearly 1 rad; %+v", turned.Z, h)
	}
}

// Near its root a hand takes over the base: it carries it along without a leap, and scripts leave it alone.
func TestHandCarriesBase(t *testing.T) {
	w, c := hung(t, chain.Clamped)
	c.Follow(still10{})
	w.Step()
	hand := c.Base()
	if err := w.Grab(0, Grip{Body: 0, Place: 0.5, Source: func() spatial.Frame { return hand }}); err != nil {
		t.Fatal(err)
	}
	if !w.Taken(0, 0) {
		t.Error("scripts are not told that the base is taken")
	}
	hand.Pos = hand.Pos.Add(spatial.V(0.5, 0, 0)) // a jerk
	w.Step()
	if d := c.Base().Pos.X; d <= 0 || d > 0.1 {
		t.Errorf("a jerk of 0.5 m moves the base by %v m in a step of 10 ms", d)
	}
	for range 100 {
		w.Step()
	}
	if d := c.Base().Pos.X; math.Abs(d-0.5) > 1e-3 {
		t.Errorf("a second later the base is at %v m, want 0.5", d)
	}
	h := handOf(t, w)
	if want := c.BaseWrench().Force.Neg(); !h.Own || h.Wrench.Force.Sub(want).Norm() > 1e-12 {
		t.Errorf("the hand feels %v, want %v", h.Wrench.Force, want)
	}
	s := w.Snapshot()
	if len(s.Holds) != 1 || s.Holds[0].Index != 0 || !s.Holds[0].Taken {
		t.Errorf("holds %+v, want the root, taken", s.Holds)
	}
	s.Release()
	w.Release(0)
	for range 10 {
		w.Step()
	}
	if d := c.Base().Pos.X; math.Abs(d-0.5) > 2e-3 {
		t.Errorf("after the hand let go the base is at %v m, want 0.5", d)
	}
}

// A hand that shakes a cord without stiffness as hard as it can makes it neither fail nor fly: its spring is in the cord's own
// energy.
func TestViolentHand(t *testing.T) {
	for _, root := range []chain.Root{chain.Pinned, chain.Free} {
		w, c := hung(t, root)
		at := spatial.AtOrigin
		if err := w.Grab(1, Grip{Body: 0, Place: 12, Source: func() spatial.Frame { return at }}); err != nil {
			t.Fatal(err)
		}
		most := 0.0
		for i := range 1000 {
			s := float64(i/10%2*2 - 1)
			at.Pos = spatial.V(0.7*s, 0.5*float64(i/20%3-1), -0.3*s)
			if r := w.Step(); r.Flags&^constraint.Unconverged != 0 {
				t.Fatalf("root %d: %v in step %d", root, r.Flags, i)
			}
			most = max(most, c.Energy().Kinetic)
		}
		// As much as if all of it went at three times the speed of the hand, which goes 1.8 m in a tenth of a second.
		if limit := 0.5 * c.Mass() * 54 * 54; most > limit {
			t.Errorf("root %d: it moves with %g J, more than %g", root, most, limit)
		}
	}
}

// still10 is a path that stays at the origin.
type still10 struct{}

func (still10) At(float64) (spatial.Frame, spatial.Twist, spatial.Twist) {
	return spatial.AtOrigin, spatial.Twist{}, spatial.Twist{}
}

// Grips leave nothing behind, and a step with a hand in it allocates nothing.
func TestManyGrips(t *testing.T) {
	w, c := hung(t, chain.Pinned)
	at := c.Pose(c.PointAt(0, 0.5))
	grip := Grip{Body: 0, Source: func() spatial.Frame { return at }}
	for i := range 10000 {
		grip.Place = 2 + 18*float64(i%100)/100
		if err := w.Grab(i%3, grip); err != nil {
			t.Fatal(err)
		}
		if i%1000 == 0 {
			w.Step()
		}
		w.Release(i % 3)
	}
	if n, m := len(w.problem.Bonds), len(w.hands); n != 0 || m != 3 {
		t.Errorf("%d bonds and %d hands are left of 3 hands", n, m)
	}
	if err := w.Grab(0, grip); err != nil {
		t.Fatal(err)
	}
	for range 20 {
		w.Step()
	}
	if n := testing.AllocsPerRun(100, func() { w.Step() }); n != 0 {
		t.Errorf("a step with a hand allocates %v times", n)
	}
}

// A state does not depend on who holds what, and brings everything else back.
func TestStateWithHand(t *testing.T) {
	w, c := hung(t, chain.Pinned)
	at := c.Pose(c.PointAt(0, 1))
	at.Pos.X += 0.2
	if err := w.Grab(0, Grip{Body: 0, Place: 20, Source: func() spatial.Frame { return at }}); err != nil {
		t.Fatal(err)
	}
	for range 30 {
		w.Step()
	}
	state := w.AppendState(nil)
	other, _ := hung(t, chain.Pinned)
	if err := other.RestoreState(state); err != nil {
		t.Fatal(err)
	}
	w.Release(0)
	for range 30 {
		w.Step()
		other.Step()
	}
	if w.Hash() != other.Hash() {
		t.Error("a restored world goes another way")
	}
}

// loop closes a cord and hangs it by two frames that are d metres apart.
func loop(t testing.TB, d float64) (*World, *chain.Chain) {
	w := newWorld(t, Config{Step: 0.01})
	var ring []spatial.Vec3
	for i := range 41 {
		s, c := math.Sincos(2 * math.Pi * float64(i) / 40)
		ring = append(ring, spatial.V(0.2*s, 0, -0.2*c))
	}
	c, err := chain.New(chain.Config{
		Strands: []chain.Strand{{Name: "ring", Curve: ring, Root: chain.Free, Radius: 0.002, Density: 1000, Young: 1e6}},
		Gravity: spatial.V(0, 0, -9.81),
	})
	if err != nil {
		t.Fatal(err)
	}
	body := addBody(t, w, "ring", c)
	addBond(t, w, constraint.Bond{
		A: constraint.Anchor{Body: body, Point: c.PointAt(0, 0)}, B: constraint.Anchor{Body: body, Point: c.PointAt(0, 1)}, Axes: constraint.Pinned,
	})
	for _, side := range []float64{-1, 1} {
		point := c.PointAt(0, 0.5-0.1*side)
		from := c.Pose(point).Pos
		i := addBond(t, w, constraint.Bond{
			A: constraint.Anchor{Body: constraint.World, Frame: spatial.Frame{Rot: spatial.Identity, Pos: from}}, B: constraint.Anchor{Body: body, Point: point}, Axes: constraint.Pinned,
		})
		w.Script(func(t float64) { // out to d in 2 s
			x := from.X + (side*d/2-from.X)*math.Min(t/2, 1)
			w.MoveBond(i, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(x, 0, from.Z)})
		})
	}
	return w, c
}

// The ends of a closed loop stay together, to much less than the 10⁻⁶ m that are asked for, while its fingers move.
func TestClosedLoopDoesNotDrift(t *testing.T) {
	w, _ := loop(t, 0.1)
	for range 1000 {
		r := w.Step()
		if r.Flags != 0 || r.Gap > 1e-7 {
			t.Fatalf("at %v s: flags %v, a gap of %v m", r.Time, r.Flags, r.Gap)
		}
	}
}

// A world with bonds goes on from a state as if it had never stopped.
func TestRestoredBondsGoOn(t *testing.T) {
	a, _ := loop(t, 0.1)
	b, _ := loop(t, 0.1)
	for range 150 {
		a.Step()
	}
	if err := b.RestoreState(a.AppendState(nil)); err != nil {
		t.Fatal(err)
	}
	for range 100 {
		a.Step()
		b.Step()
	}
	if a.Hash() != b.Hash() {
		t.Error("the restored world goes another way")
	}
}

// Fingers that pull a loop apart beyond its length ask for what cannot be: the report says so, and the loop stays finite and near.
func TestUnsatisfiableBonds(t *testing.T) {
	w, c := loop(t, 0.8) // the short way round is 0.25 m long
	var flags constraint.Flags
	for range 1000 {
		flags |= w.Step().Flags
	}
	if flags&constraint.Unsolved == 0 || flags&constraint.Frozen != 0 {
		t.Errorf("flags %v, want unsolved and not frozen", flags)
	}
	if p := c.Pose(c.PointAt(0, 0)).Pos; !(p.Norm() < 5) {
		t.Errorf("the loop went to %v", p)
	}
}

// What the rounds find does not depend on the number of cores.
func TestRoundsAreDeterministic(t *testing.T) {
	run := func(workers int) uint64 {
		w, _ := loop(t, 0.3)
		w.crew.size = workers
		for range 300 {
			w.Step()
		}
		return w.Hash()
	}
	if a, b := run(1), run(4); a != b {
		t.Errorf("states %x and %x", a, b)
	}
}

// meadow is a chain of many trees on one base, some held by bonds: it is moved in parts.
func meadow(t *testing.T, workers int) (*World, *chain.Chain) {
	t.Helper()
	w := newWorld(t, Config{Step: 0.01, Workers: workers})
	cfg := chain.Config{Gravity: spatial.V(0, 0, -9.81)}
	for i := range 300 {
		x, y := 0.1*float64(i%20), 0.1*float64(i/20)
		s := chain.Strand{Curve: []spatial.Vec3{{X: x, Y: y}, {X: x + 0.01*float64(i%7), Y: y, Z: 0.5}}, Links: 8 + i%3, Material: "twig"}
		if i%5 == 0 {
			s.Law = chain.Tangent // not for strips
		}
		cfg.Strands = append(cfg.Strands, s)
	}
	c, err := chain.New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	body := addBody(t, w, "meadow", c)
	for _, i := range []int{3, 130, 290} {
		p := c.PointAt(i, 1)
		at := c.Pose(p)
		at.Pos.X -= 0.02
		addBond(t, w, constraint.Bond{A: constraint.Anchor{Body: constraint.World, Frame: at}, B: constraint.Anchor{Body: body, Point: p}, Axes: constraint.Pinned, Settle: 0.1})
	}
	return w, c
}

// A body that is moved in parts, bonds and all, comes to the same bits with one pair of hands and with many.
func TestPartsMakeNoDifference(t *testing.T) {
	a, c := meadow(t, 1)
	b, _ := meadow(t, 4)
	if c.Parts() < 3 {
		t.Fatalf("%d parts, want more", c.Parts())
	}
	for range 60 {
		a.Step()
		b.Step()
	}
	if a.Hash() != b.Hash() {
		t.Error("four workers come to another state than one")
	}
}
