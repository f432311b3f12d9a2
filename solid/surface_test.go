package solid_test

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

var down = spatial.V(0, 0, -9.81)

// table adds a floor at z = 0.
func table(t *testing.T, w *world.World) int {
	t.Helper()
	floor, err := collide.NewHalfSpace()
	if err != nil {
		t.Fatal(err)
	}
	b, err := rigid.New(rigid.Config{Kind: rigid.Static, Shape: floor})
	if err != nil {
		t.Fatal(err)
	}
	i, err := w.AddBody("table", b)
	if err != nil {
		t.Fatal(err)
	}
	return i
}

// A soft cube that is dropped on a table comes to rest on it, all of its weight on the table, the skin between the two.
func TestCubeComesToRest(t *testing.T) {
	w, err := world.New(world.Config{Step: 0.005})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	table(t, w)
	const skin = 0.002
	s, err := solid.New(solid.Config{
		Mesh: mesh.TetBar(spatial.V(0.05, 0.05, 0.05), 3, 3, 3), Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(0.1, 0.2, 0)), Pos: spatial.V(0, 0, 0.09)},
		Material: solid.Material{Young: 3e4, Poisson: 0.3, Density: 1000}, Gravity: down, MassDamping: 1, StiffnessDamping: 0.01, Skin: skin,
	})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.AddBody("cube", s); err != nil {
		t.Fatal(err)
	}
	lowest := func() float64 {
		low := math.Inf(1)
		for i := range s.Nodes() {
			p, _ := s.Node(i)
			low = math.Min(low, p.Z)
		}
		return low
	}
	deepest := 0.0
	for range 400 {
		r := w.Step()
		if r.Flags&constraint.Frozen != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
		deepest = math.Max(deepest, skin-lowest())
	}
	var force spatial.Vec3
	shot := w.Snapshot()
	for _, c := range shot.Contacts {
		force = force.Add(c.Force)
	}
	weight := s.TotalMass() * 9.81
	if math.Abs(math.Abs(force.Z)-weight) > 0.01*weight || math.Hypot(force.X, force.Y) > 0.02*weight {
		t.Errorf("%d contacts carry %v N, want %v", len(shot.Contacts), force, weight)
	}
	if low := lowest(); math.Abs(low-skin) > 1e-5 {
		t.Errorf("the lowest node is at %v m, want %v", low, skin)
	}
	if kinetic, _, _ := s.Energy(); kinetic > 1e-7 {
		t.Errorf("it moves still, with %v J", kinetic)
	}
	if deepest > 1e-6 {
		t.Errorf("it was %v m in the table's skin", deepest)
	}
}

// Two jellies on a table: the upper one rests on the lower, which carries both.
func TestJellyStack(t *testing.T) {
	w, err := world.New(world.Config{Step: 0.005})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	floor := table(t, w)
	const skin = 0.003
	var jellies [2]*solid.Solid
	var numbers [2]int
	for i := range jellies {
		jellies[i], err = solid.New(solid.Config{
			Mesh: mesh.TetBar(spatial.V(0.05, 0.05, 0.03), 3, 3, 2), Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0, 0.2*float64(i))), Pos: spatial.V(0, 0, 0.034+0.068*float64(i))},
			Material: solid.Material{Young: 3e4, Poisson: 0.3, Density: 1000}, Gravity: down, MassDamping: 1, StiffnessDamping: 0.01, Skin: skin, Shell: true,
		})
		if err != nil {
			t.Fatal(err)
		}
		if numbers[i], err = w.AddBody([]string{"lower", "upper"}[i], jellies[i]); err != nil {
			t.Fatal(err)
		}
	}
	for range 300 {
		r := w.Step()
		if r.Flags&constraint.Frozen != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
	}
	weight := jellies[0].TotalMass() * 9.81
	var onTable, between float64
	shot := w.Snapshot()
	for _, c := range shot.Contacts {
		switch {
		case c.A == floor || c.B == floor:
			onTable += math.Abs(c.Force.Z)
		case c.A == numbers[0] && c.B == numbers[1] || c.A == numbers[1] && c.B == numbers[0]:
			between += math.Abs(c.Force.Z)
		}
	}
	if math.Abs(onTable-2*weight) > 0.02*weight || math.Abs(between-weight) > 0.02*weight {
		t.Errorf("%d contacts: %v N on the table, %v N between, each weighs %v N", len(shot.Contacts), onTable, between, weight)
	}
	for i, s := range jellies {
		if kinetic, _, _ := s.Energy(); kinetic > 1e-6 {
			t.Errorf("jelly %d moves still, with %v J", i, kinetic)
		}
		if h := s.RigidFrame().Pos.Z; math.Abs(h-(0.033+0.066*float64(i))) > 0.003 {
			t.Errorf("jelly %d is at a height of %v m", i, h)
		}
	}
}

// block is a soft block on the table, wider than high.
func block(t *testing.T, w *world.World, cfg solid.Config) *solid.Solid {
	t.Helper()
	cfg.Mesh = mesh.TetBar(spatial.V(0.1, 0.1, 0.04), 5, 5, 2)
	cfg.Frame = spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 0.0401)}
	cfg.Material, cfg.Gravity, cfg.MassDamping, cfg.StiffnessDamping = solid.Material{Young: 5e4, Poisson: 0.3, Density: 1000}, down, 1, 0.01
	s, err := solid.New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.AddBody("block", s); err != nil {
		t.Fatal(err)
	}
	return s
}

// A rigid box rests on a soft block whose lower nodes are fixed, in a table that they are too near to: the block carries the box, and the table nothing.
func TestBoxRestsOnABlock(t *testing.T) {
	w, err := world.New(world.Config{Step: 0.005})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	table(t, w)
	s := block(t, w, solid.Config{Skin: 0.002, Fixed: mesh.TetBar(spatial.V(0.1, 0.1, 0.04), 5, 5, 2).Group("bottom").Nodes})
	shape, err := collide.NewBox(spatial.V(0.06, 0.06, 0.02))
	if err != nil {
		t.Fatal(err)
	}
	b, err := rigid.New(rigid.Config{Shape: shape, Density: 2000, Gravity: down, Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(0.1, 0, 0.3)), Pos: spatial.V(0, 0, 0.12)}})
	if err != nil {
		t.Fatal(err)
	}
	box, err := w.AddBody("box", b)
	if err != nil {
		t.Fatal(err)
	}
	for range 400 {
		if r := w.Step(); r.Flags&constraint.Frozen != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
	}
	weight, carried := 8*0.06*0.06*0.02*2000*9.81, 0.0
	shot := w.Snapshot()
	for _, c := range shot.Contacts {
		if c.A == box || c.B == box {
			carried += math.Abs(c.Force.Z)
		}
	}
	if math.Abs(carried-weight) > 0.01*weight {
		t.Errorf("%d contacts carry %v N, want %v", len(shot.Contacts), carried, weight)
	}
	if z := b.Pose(0).Pos.Z; !s.Finite() || z > 0.1021 || z < 0.098 {
		t.Errorf("the box is at a height of %v m", z)
	}
}

// Nodes that are left out touch nothing.
func TestSkinSpacing(t *testing.T) {
	count := func(cfg solid.Config) int {
		cfg.Mesh, cfg.Material = mesh.TetBar(spatial.V(0.1, 0.1, 0.1), 4, 4, 4), solid.Material{Young: 1e4, Density: 1000}
		s, err := solid.New(cfg)
		if err != nil {
			t.Fatal(err)
		}
		return len(s.AppendPieces(nil))
	}
	if n := count(solid.Config{}); n != 0 {
		t.Errorf("%d pieces without a skin", n)
	}
	all, some := count(solid.Config{Skin: 0.001}), count(solid.Config{Skin: 0.001, SkinSpacing: 0.08})
	if all != 98 || some < 20 || some > 40 {
		t.Errorf("%d pieces of 98 nodes, %d of those that are 8 cm apart", all, some)
	}
	if _, err := solid.New(solid.Config{Mesh: mesh.TetBar(spatial.V(1, 1, 1), 1, 1, 1), Material: solid.Material{Young: 1, Density: 1}, Skin: -1}); err == nil {
		t.Error("a negative skin is taken")
	}
}

// A small ball and a cord lie on a soft block, between its nodes: the shell carries them.
func TestShellCarriesSmallThings(t *testing.T) {
	w, err := world.New(world.Config{Step: 0.005})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	s := block(t, w, solid.Config{Skin: 0.002, Shell: true, Fixed: mesh.TetBar(spatial.V(0.1, 0.1, 0.04), 5, 5, 2).Group("bottom").Nodes})
	const radius = 0.01
	shape, err := collide.NewSphere(radius)
	if err != nil {
		t.Fatal(err)
	}
	b, err := rigid.New(rigid.Config{Shape: shape, Density: 2000, Gravity: down, LinearDamping: 1, AngularDamping: 5, Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.003, 0.005, 0.1)}})
	if err != nil {
		t.Fatal(err)
	}
	ball, err := w.AddBody("ball", b)
	if err != nil {
		t.Fatal(err)
	}
	c, err := chain.New(chain.Config{Gravity: down, Contact: chain.Touching, Strands: []chain.Strand{{
		Curve: []spatial.Vec3{{X: -0.06, Y: 0.05, Z: 0.1}, {X: 0.06, Y: 0.05, Z: 0.1}}, Links: 6, Root: chain.Free, Radius: 0.004, Density: 1000, Young: 1e6, Drag: 1,
	}}})
	if err != nil {
		t.Fatal(err)
	}
	cord, err := w.AddBody("cord", c)
	if err != nil {
		t.Fatal(err)
	}
	for range 400 {
		if r := w.Step(); r.Flags&constraint.Frozen != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
	}
	var onBall, onCord float64
	for _, c := range w.Snapshot().Contacts {
		switch {
		case c.A == ball || c.B == ball:
			onBall += math.Abs(c.Force.Z)
		case c.A == cord || c.B == cord:
			onCord += math.Abs(c.Force.Z)
		}
	}
	if want := 4. / 3 * math.Pi * radius * radius * radius * 2000 * 9.81; math.Abs(onBall-want) > 0.05*want {
		t.Errorf("the ball presses with %v N, want %v", onBall, want)
	}
	if want := math.Pi * 0.004 * 0.004 * 0.12 * 1000 * 9.81; math.Abs(onCord-want) > 0.2*want {
		t.Errorf("the cord presses with %v N, want %v", onCord, want)
	}
	if z := b.Pose(0).Pos.Z; !s.Finite() || math.Abs(z-0.092) > 0.002 {
		t.Errorf("the ball is at a height of %v m", z)
	}
}
