package world

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
)

// tissue is a soft slab of 0.1 × 0.06 × 0.04 m about the origin, held at its lower side.
func tissue(t testing.TB, change func(*solid.Config)) *solid.Solid {
	t.Helper()
	m := mesh.TetBar(spatial.V(0.05, 0.03, 0.02), 8, 5, 4)
	cfg := solid.Config{Mesh: m, Material: solid.Material{Young: 3e4, Poisson: 0.35, Density: 1000}, Fixed: m.Group("bottom").Nodes, StiffnessDamping: 0.02, MassDamping: 2}
	if change != nil {
		change(&cfg)
	}
	s, err := solid.New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// foundation is the force that the held nodes exert on a solid [N].
func foundation(s *solid.Solid) (sum spatial.Vec3) {
	for i := range s.Nodes() {
		if s.Fixed(i) {
			sum = sum.Add(s.Reaction(i))
		}
	}
	return sum
}

// sewnThread adds a thread that goes down into the slab and up again, bonded to it at some places inside, and held at its far end.
func sewnThread(t testing.TB, w *World, tissueNumber int, s *solid.Solid) (*rod.Rod, []int) {
	t.Helper()
	curve, err := rod.Spline(spatial.V(-0.03, 0, 0.03), spatial.V(-0.015, 0, 0.01), spatial.V(0, 0, 0), spatial.V(0.015, 0, 0.01), spatial.V(0.03, 0, 0.03), spatial.V(0.05, 0, 0.05))
	if err != nil {
		t.Fatal(err)
	}
	thread, err := rod.New(rod.Config{Curve: curve, Nodes: 60, Section: rod.Section{Radius: 0.0004}, Young: 2e8, Poisson: 0.3, Holds: []rod.Hold{{At: 1, Axes: constraint.Pinned, Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.05, 0, 0.05)}}}})
	if err != nil {
		t.Fatal(err)
	}
	number := addBody(t, w, "thread", thread)
	var bonds []int
	for i := range 21 {
		p := thread.PointAt(float64(i) / 20)
		if spot, inside := s.SpotAt(thread.Pose(p).Pos); inside {
			bonds = append(bonds, addBond(t, w, constraint.Bond{A: constraint.Anchor{Body: tissueNumber, Point: spot}, B: constraint.Anchor{Body: number, Point: p}, Axes: constraint.Pinned}))
		}
	}
	return thread, bonds
}

// A thread that is sewn into tissue is pulled by its end. The tissue holds it with the force of the hand, and is held with that force itself; thread and tissue stay together. What the sums miss
// is what the rod's own equilibrium leaves, 10⁻⁶ of its forces, and what is left of the motion after two seconds at a damping of 2/s: e⁻⁴ of a pull that ends 1.5 s before, and less for the stiffer modes.
func TestStitchesCarryThePull(t *testing.T) {
	w := newWorld(t, Config{Step: 0.01})
	s := tissue(t, nil)
	thread, bonds := sewnThread(t, w, addBody(t, w, "tissue", s), s)
	if len(bonds) < 6 {
		t.Fatalf("%d stitches", len(bonds))
	}
	for i := range 300 {
		way := spatial.V(0.002, 0, 0.002).Scale(math.Min(float64(i)/150, 1))
		thread.SetHold(0, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.05, 0, 0.05).Add(way)})
		r := w.Step()
		if r.Flags&^constraint.Snapped != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
		if r.Gap > 2e-6 {
			t.Fatalf("step %d: thread and tissue are %v m apart", r.Step, r.Gap)
		}
	}
	pull := thread.HoldWrench(0).Force
	var held spatial.Vec3
	for _, i := range bonds {
		held = held.Add(w.BondWrench(i).Force)
	}
	if pull.Norm() < 0.05 {
		t.Errorf("the hand pulls with %v N only", pull)
	}
	if off := held.Add(pull).Norm(); off > 1e-4*pull.Norm() {
		t.Errorf("the hand pulls with %v N, and the tissue with %v N", pull, held)
	}
	if off := foundation(s).Add(pull).Norm(); off > 0.02*pull.Norm() {
		t.Errorf("the hand pulls with %v N, and what holds the tissue with %v N", pull, foundation(s))
	}
}

// A hand that jumps away by three times the length of the thread tears at the tissue: all stays finite and is flagged, and a second and a half after the hand is back everything is as it would be without
// the jump: stitches may be open by 10⁻⁷ m in both, where the hand has moved by 1.4 mm.
func TestTornStitchesComeBack(t *testing.T) {
	pull := func(jump bool) (force spatial.Vec3, flags constraint.Flags) {
		w := newWorld(t, Config{Step: 0.01})
		s := tissue(t, nil)
		thread, _ := sewnThread(t, w, addBody(t, w, "tissue", s), s)
		for i := range 250 {
			at := spatial.V(0.05, 0, 0.05).Add(spatial.V(0.001, 0, 0.001).Scale(math.Min(float64(i)/100, 1)))
			if jump && i >= 60 && i < 80 {
				at = at.Add(spatial.V(0.3, 0.1, 0.2))
			}
			thread.SetHold(0, spatial.Frame{Rot: spatial.Identity, Pos: at})
			r := w.Step()
			if flags |= r.Flags; r.Flags&constraint.Frozen != 0 || !s.Finite() || !thread.Finite() {
				t.Fatalf("step %d: %v", r.Step, r.Flags)
			}
		}
		return thread.HoldWrench(0).Force, flags
	}
	want, quiet := pull(false)
	got, torn := pull(true)
	if quiet != 0 || torn&constraint.Unsolved == 0 {
		t.Errorf("flags are %v without a jump and %v with one", quiet, torn)
	}
	if got.Sub(want).Norm() > 1e-3*want.Norm() {
		t.Errorf("after the jump the hand pulls with %v N, want %v", got, want)
	}
}

// Stitches that break at a force do so, one after the other, and the thread comes out; a state that is brought back has them whole again.
func TestStitchesBreak(t *testing.T) {
	w := newWorld(t, Config{Step: 0.01})
	s := tissue(t, nil)
	thread, bonds := sewnThread(t, w, addBody(t, w, "tissue", s), s)
	for _, i := range bonds {
		if err := w.BreakBond(i, 0.02); err != nil {
			t.Fatal(err)
		}
	}
	if w.BreakBond(bonds[0], 0) == nil || w.BreakBond(1000, 1) == nil {
		t.Error("a bond that breaks at nothing, or is none, is taken")
	}
	w.Step()
	before := w.AppendState(nil)
	broken := func() (n int) {
		for _, i := range bonds {
			if w.Broken(i) {
				n++
			}
		}
		return n
	}
	if broken() > 0 {
		t.Fatalf("%d are broken before anybody pulls", broken())
	}
	run := func() uint64 {
		for i := range 100 {
			thread.SetHold(0, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.05, 0, 0.05).Add(spatial.V(0.03, 0, 0.03).Scale(float64(i) / 100))})
			if r := w.Step(); r.Flags&constraint.Frozen != 0 {
				t.Fatalf("step %d: %v", r.Step, r.Flags)
			}
		}
		return w.Hash()
	}
	first := run()
	if broken() != len(bonds) {
		t.Errorf("%d of %d are broken", broken(), len(bonds))
	}
	if err := w.RestoreState(before); err != nil {
		t.Fatal(err)
	}
	if broken() != 0 {
		t.Errorf("%d are broken in a state from before", broken())
	}
	if again := run(); again != first {
		t.Errorf("the same again ends in %x, not in %x", again, first)
	}
}

// Hair on a soft bar: roots are where their ground is, to rounding, and what holds the bar carries the weight of both. Hair comes to rest by its drag; a hundredth of its weight is left for what still moves.
func TestHairStandsOnASolid(t *testing.T) {
	down := spatial.V(0, 0, -9.81)
	w := newWorld(t, Config{Step: 0.005})
	s := tissue(t, func(c *solid.Config) { c.Gravity = down })
	ground := addBody(t, w, "skin", s)
	var strands []chain.Strand
	for i := range 12 {
		at := spatial.V(-0.04+0.007*float64(i), 0.001*float64(i), 0.02)
		strands = append(strands, chain.Strand{Name: string(rune('a' + i)), Curve: []spatial.Vec3{at, at.Add(spatial.V(0.005, 0, 0.03))}, Links: 4, Radius: 0.0005, Density: 1300, Young: 3e8, Drag: 0.1, Loss: 0.05})
	}
	hair, err := chain.New(chain.Config{Gravity: down, Strands: strands})
	if err != nil {
		t.Fatal(err)
	}
	number := addBody(t, w, "hair", hair)
	var points []int
	if err := w.Plant(number, ground, func(root spatial.Vec3) int {
		points = append(points, s.PointAt(root))
		return points[len(points)-1]
	}); err != nil {
		t.Fatal(err)
	}
	for range 400 {
		if r := w.Step(); r.Flags != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
		for tree, p := range points {
			if _, root := hair.RootWrench(tree); root.Sub(s.Pose(p).Pos).Norm() > 1e-12 {
				t.Fatalf("root %d is %v m off its ground", tree, root.Sub(s.Pose(p).Pos).Norm())
			}
		}
	}
	length := spatial.V(0.005, 0, 0.03).Norm()
	light := 12 * math.Pi * 0.0005 * 0.0005 * length * 1300 * 9.81
	heavy := s.TotalMass() * 9.81
	if f := foundation(s).Z - heavy; math.Abs(f-light) > 0.01*light {
		t.Errorf("what holds the bar carries %v N of hair, want %v", f, light)
	}
	if w.Plant(ground, number, nil) == nil {
		t.Error("a solid is planted on hair")
	}
}

// The same on one core and on eight.
func TestSoftWorldsAreDeterministic(t *testing.T) {
	run := func(workers int) uint64 {
		w := newWorld(t, Config{Step: 0.01, Workers: workers})
		s := tissue(t, nil)
		thread, _ := sewnThread(t, w, addBody(t, w, "tissue", s), s)
		for i := range 40 {
			thread.SetHold(0, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.05, 0, 0.05+0.0001*float64(i))})
			w.Step()
		}
		return w.Hash()
	}
	if one, eight := run(1), run(8); one != eight {
		t.Errorf("%x on one core, %x on eight", one, eight)
	}
}

// lying returns the force of all contacts between two bodies on the first, and how many there are.
func lying(w *World, a, b int) (force spatial.Vec3, count int) {
	shot := w.Snapshot()
	for _, c := range shot.Contacts {
		switch {
		case c.A == b && c.B == a:
			force = force.Add(c.Force)
			count++
		case c.A == a && c.B == b:
			force = force.Sub(c.Force)
			count++
		}
	}
	return force, count
}

// A chain that falls across a jelly comes to rest on it. The jelly carries it: of a chain of 20 links that droops over both edges all of it, within a part of a hundred for what still moves. Nowhere is it deeper in the jelly than the skin.
func TestChainLiesOnAJelly(t *testing.T) {
	down := spatial.V(0, 0, -9.81)
	const skin, radius = 0.002, 0.004
	w := newWorld(t, Config{Step: 0.005})
	s := tissue(t, func(c *solid.Config) { c.Gravity, c.Skin, c.Shell = down, skin, true })
	jelly := addBody(t, w, "jelly", s)
	cord, err := chain.New(chain.Config{Gravity: down, Contact: chain.Touching, Strands: []chain.Strand{{
		Curve: []spatial.Vec3{{X: -0.07, Y: 0.004, Z: 0.03}, {X: 0.07, Y: -0.004, Z: 0.03}}, Links: 20, Root: chain.Free, Radius: radius, Density: 1000, Young: 1e5, Drag: 0.2, Loss: 0.02,
	}}})
	if err != nil {
		t.Fatal(err)
	}
	number := addBody(t, w, "cord", cord)
	for range 500 {
		if r := w.Step(); r.Flags&constraint.Frozen != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
	}
	weight := math.Pi * radius * radius * math.Hypot(0.14, 0.008) * 1000 * 9.81
	if force, n := lying(w, number, jelly); math.Abs(force.Z-weight) > 0.02*weight || math.Hypot(force.X, force.Y) > 0.05*weight {
		t.Errorf("%d contacts carry the cord with %v N, want %v up", n, force, weight)
	}
	top := math.Inf(-1)
	for i := range s.Nodes() {
		if p, _ := s.Node(i); math.Hypot(p.X, p.Y) < 0.01 {
			top = math.Max(top, p.Z)
		}
	}
	if z := cord.Pose(cord.PointAt(0, 0.5)).Pos.Z; z < top+radius {
		t.Errorf("its middle is at %v m, where the jelly ends at %v: deeper than the skin", z, top)
	}
}

// A catheter is pushed against a soft block: it bends and dents the block, which pushes back with what the hand pushes with.
func TestCatheterDentsABlock(t *testing.T) {
	const skin, radius = 0.002, 0.0015
	w := newWorld(t, Config{Step: 0.01})
	s := tissue(t, func(c *solid.Config) { c.Skin, c.Shell = skin, true })
	block := addBody(t, w, "block", s)
	start := spatial.V(0.003, 0.002, 0.12)
	catheter, err := rod.New(rod.Config{
		Curve: rod.Line{From: start, To: spatial.V(0.003, 0.002, 0.025)}, Nodes: 21, Pieces: 20, PassesItself: true, Section: rod.Section{Radius: radius}, Young: 2e7, Poisson: 0.3,
		Holds: []rod.Hold{{At: 0, Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(math.Pi, 0, 0)), Pos: start}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	number := addBody(t, w, "catheter", catheter)
	for i := range 250 {
		at := start.Sub(spatial.V(0, 0, 0.008*math.Min(float64(i)/150, 1)))
		catheter.SetHold(0, spatial.Frame{Rot: catheter.Hold(0).Rot, Pos: at})
		if r := w.Step(); r.Flags&(constraint.Frozen|constraint.Unsolved) != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
	}
	force, n := lying(w, number, block)
	if hand := catheter.HoldWrench(0).Force; n == 0 || force.Z < 0.01 || hand.Add(force).Norm() > 0.02*force.Norm() {
		t.Errorf("%d contacts push the catheter with %v N, the hand with %v", n, force, hand)
	}
	if below := foundation(s).Sub(force).Norm(); below > 0.03*force.Norm() {
		t.Errorf("the ground holds the block with %v N, and the catheter feels %v", foundation(s), force)
	}
	deepest := 0.0
	for i := range s.Nodes() {
		if p, _ := s.Node(i); s.Config().Mesh.Nodes[i].Z > 0.0199 {
			deepest = math.Max(deepest, 0.02-p.Z)
		}
	}
	if deepest < 1e-4 {
		t.Errorf("the block is dented by %v m only", deepest)
	}
}

// Bad beginnings: a jelly that is half in the floor, and a cord that goes through the middle of it. All stays finite, and a second later the jelly is out of the floor.
func TestSolidsThatStartInside(t *testing.T) {
	down := spatial.V(0, 0, -9.81)
	const skin = 0.002
	w := newWorld(t, Config{Step: 0.005})
	ground, err := collide.NewHalfSpace()
	if err != nil {
		t.Fatal(err)
	}
	floor, err := rigid.New(rigid.Config{Kind: rigid.Static, Shape: ground})
	if err != nil {
		t.Fatal(err)
	}
	addBody(t, w, "floor", floor)
	s := tissue(t, func(c *solid.Config) { c.Gravity, c.Skin, c.Shell, c.Fixed = down, skin, true, nil })
	addBody(t, w, "jelly", s)
	cord, err := chain.New(chain.Config{Gravity: down, Contact: chain.Touching, Strands: []chain.Strand{{
		Curve: []spatial.Vec3{{X: -0.07, Z: 0.005}, {X: 0.07, Z: 0.005}}, Links: 14, Root: chain.Free, Radius: 0.003, Density: 1000, Young: 1e5, Drag: 0.2, Loss: 0.02,
	}}})
	if err != nil {
		t.Fatal(err)
	}
	addBody(t, w, "cord", cord)
	flags := constraint.Flags(0)
	for range 200 {
		r := w.Step()
		flags |= r.Flags
		if !s.Finite() || !cord.Finite() || r.Flags&constraint.Frozen != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
	}
	if flags&constraint.Unsolved == 0 {
		t.Error("nothing is said of it")
	}
	lowest := math.Inf(1)
	for i := range s.Nodes() {
		p, _ := s.Node(i)
		lowest = math.Min(lowest, p.Z)
	}
	if lowest < -skin || lowest > 0.05 {
		t.Errorf("its lowest node is at %v m", lowest)
	}
}

// A step with stitches that are pulled at, in a solid that could touch itself, allocates nothing once it is warm.
func TestSoftStepsDoNotAllocate(t *testing.T) {
	w := newWorld(t, Config{Step: 0.01, Workers: 1})
	s := tissue(t, func(c *solid.Config) { c.Skin, c.Shell, c.Self = 0.001, true, true })
	thread, _ := sewnThread(t, w, addBody(t, w, "tissue", s), s)
	at := spatial.V(0.05, 0, 0.05)
	step := func() {
		at.Z += 2e-5
		thread.SetHold(0, spatial.Frame{Rot: spatial.Identity, Pos: at})
		w.Step()
	}
	for range 20 {
		step()
	}
	if n := testing.AllocsPerRun(20, step); n > 0 {
		t.Errorf("%v allocations in a step", n)
	}
}
