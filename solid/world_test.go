package solid_test

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// A weight that is bonded to the end of a bar hangs on it: the bond carries it, and stays closed.
func TestBondCarriesAWeight(t *testing.T) {
	w, err := world.New(world.Config{Step: 0.01})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	m := mesh.TetBar(spatial.V(1, 0.2, 0.2), 8, 2, 2)
	s, err := solid.New(solid.Config{Mesh: m, Material: solid.Material{Young: 1e7, Poisson: 0.3, Density: 1000}, Gravity: spatial.V(0, 0, -9.81), Fixed: m.Group("left").Nodes, MassDamping: 3})
	if err != nil {
		t.Fatal(err)
	}
	bar, err := w.AddBody("bar", s)
	if err != nil {
		t.Fatal(err)
	}
	b, err := rigid.New(rigid.Config{Mass: 100, Inertia: spatial.Sym(1, 0, 0, 1, 0, 1), Gravity: spatial.V(0, 0, -9.81), LinearDamping: 1, Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(1, 0, -0.5)}})
	if err != nil {
		t.Fatal(err)
	}
	weight, err := w.AddBody("weight", b)
	if err != nil {
		t.Fatal(err)
	}
	at := s.PointAt(spatial.V(1, 0, 0))
	hook := b.PointAt(spatial.V(0, 0, 0.5))
	bond, err := w.AddBond(constraint.Bond{A: constraint.Anchor{Body: bar, Point: at}, B: constraint.Anchor{Body: weight, Point: hook}, Axes: constraint.Pinned})
	if err != nil {
		t.Fatal(err)
	}
	for range 400 {
		r := w.Step()
		if r.Flags&constraint.Frozen != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
	}
	if f := w.BondWrench(bond).Force; math.Abs(f.Z-981) > 10 {
		t.Errorf("the bond carries %v N, want 981", f)
	}
	if gap := s.Pose(at).Pos.Sub(b.Pose(hook).Pos).Norm(); gap > 1e-5 {
		t.Errorf("the bond is open by %v m", gap)
	}
	if sag := -s.Pose(at).Pos.Z; sag < 0.05 {
		t.Errorf("the bar sinks by %v m", sag)
	}
}

// A hand that takes a node pulls it along.
func TestHandPullsANode(t *testing.T) {
	w, err := world.New(world.Config{Step: 0.01})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	m := mesh.TetBar(spatial.V(1, 0.2, 0.2), 8, 2, 2)
	s, err := solid.New(solid.Config{Mesh: m, Material: solid.Material{Young: 1e6, Poisson: 0.3, Density: 1000}, Fixed: m.Group("left").Nodes, MassDamping: 3})
	if err != nil {
		t.Fatal(err)
	}
	bar, err := w.AddBody("bar", s)
	if err != nil {
		t.Fatal(err)
	}
	node := int(m.Group("right").Nodes[4])
	from, _ := s.Node(node)
	to := spatial.Frame{Rot: spatial.Identity, Pos: from.Add(spatial.V(0, 0, 0.3))}
	if err := w.Grab(1, world.Grip{Body: bar, Place: float64(node), Source: func() spatial.Frame { return to }}); err != nil {
		t.Fatal(err)
	}
	for range 200 {
		w.Step()
	}
	if to, _ := s.Node(node); to.Z < 0.1 || !s.Finite() {
		t.Errorf("the node is at %v", to)
	}
}

// A jelly that lies on a table, large enough for two to move it, allocates nothing in a step, with a crew of two.
func TestWorldOfASolidDoesNotAllocate(t *testing.T) {
	w, err := world.New(world.Config{Step: 0.005, Workers: 2, Pause: -1})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	table(t, w)
	s, err := solid.New(solid.Config{
		Mesh: mesh.TetBar(spatial.V(0.05, 0.05, 0.05), 6, 6, 6), Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 0.0525)},
		Material: solid.Material{Young: 3e4, Poisson: 0.3, Density: 1000}, Gravity: down, MassDamping: 1, StiffnessDamping: 0.01, Skin: 0.002,
	})
	if err != nil {
		t.Fatal(err)
	}
	if s.Parts() < 2 {
		t.Fatalf("%d elements are moved by one", s.Elements())
	}
	if _, err := w.AddBody("jelly", s); err != nil {
		t.Fatal(err)
	}
	for range 300 { // until it lies still, and finds no new pairs
		w.Step()
	}
	if n := len(w.Snapshot().Contacts); n < 20 {
		t.Fatalf("only %d contacts", n)
	}
	if n := testing.AllocsPerRun(200, func() { w.Step() }); n != 0 {
		t.Errorf("a step allocates %v times", n)
	}
}
