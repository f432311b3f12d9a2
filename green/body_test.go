package green

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// slab is a block of cubes with a given edge that stands on its fixed underside.
func slab(t testing.TB, half spatial.Vec3, cell float64) *Model {
	t.Helper()
	n := func(x float64) int { return int(math.Round(2 * x / cell)) }
	s, err := FromTets(context.Background(), mesh.TetBar(half, n(half.X), n(half.Y), n(half.Z)), Material{Young: 1e4, Poisson: 0.3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	cfg := Config{Stiffness: s}
	for i, p := range s.Surface.Vertices {
		if p.Z < -half.Z+1e-9 {
			cfg.Fixed = append(cfg.Fixed, int32(i))
		}
	}
	m, err := New(context.Background(), cfg, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func newBody(t testing.TB, cfg BodyConfig) *Body {
	t.Helper()
	b, err := NewBody(cfg)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// The force that it takes to push a point by a depth is that of the mask, not of the mesh. A force on one node would push it in proportion to 1/h. What is left is the error of linear elements: a
// displacement that bends over r is wrong by about h²/(8 (r/2)²) between nodes.
func TestMasksMakeForcesIndependentOfTheMesh(t *testing.T) {
	const radius, coarse, fine = 0.03, 0.02, 0.04 / 3
	var spread, alone [2]float64
	for i, cell := range [2]float64{coarse, fine} {
		m := slab(t, spatial.V(0.08, 0.08, 0.04), cell)
		b := newBody(t, BodyConfig{Zones: []Zone{{Model: m}}, Mask: radius, Spacing: 0.05})
		p := b.PointAt(spatial.V(0, 0, 0.04))
		var c spatial.Mat3
		b.Compliance(&c, p, p)
		spread[i] = c.ZZ
		node := int(b.points[p].node)
		m.Response(&c, node, node)
		alone[i] = c.ZZ
	}
	if got, allowed := spread[1]/spread[0]-1, 0.5*coarse*coarse/(radius*radius); math.Abs(got) > allowed {
		t.Errorf("a mask of %v m gives way by %.3g and %.3g m/N: %.1f %% apart, want at most %.1f %%", radius, spread[0], spread[1], 100*got, 100*allowed)
	}
	if got := alone[1] / alone[0]; got < 0.9*coarse/fine {
		t.Errorf("a node alone gives way %.3g times as much on the finer mesh, want about %.3g: else masks are not needed", got, coarse/fine)
	}
}

// What the body answers is what the reference problem says, with the force spread over the nodes of the mask.
func TestCompliancesAreThoseOfTheModel(t *testing.T) {
	m := slab(t, spatial.V(0.08, 0.08, 0.04), 0.02)
	b := newBody(t, BodyConfig{Zones: []Zone{{Model: m}}, Mask: 0.03})
	rng := rand.New(rand.NewPCG(1, 2))
	state, err := m.NewState(1)
	if err != nil {
		t.Fatal(err)
	}
	for range 20 {
		p, q := rng.IntN(len(b.points)), rng.IntN(len(b.points))
		f := spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64())
		state.Clear()
		for _, s := range b.points[q].mask {
			if m.kinds[s.node] == freeNode {
				if err := state.Push(int(s.node), f.Scale(s.weight)); err != nil {
					t.Fatal(err)
				}
			}
		}
		var want spatial.Vec3
		for _, s := range b.points[p].mask {
			want = want.AddScaled(s.weight, state.Displacement(int(s.node)))
		}
		var c spatial.Mat3
		b.Compliance(&c, p, q)
		if got := c.MulVec(f); got.Sub(want).Norm() > 1e-5*want.Norm() { // single precision, and sums of some twenty terms of either sign
			t.Errorf("point %d moves by %v for a force on %d, want %v", p, got, q, want)
		}
	}
}

// bonded is a column of cubes, each in axes of its own, the first and the last of which are fixed.
func bonded(t testing.TB, zones int) (ZonesConfig, *rand.Rand) {
	t.Helper()
	rng := rand.New(rand.NewPCG(3, 4))
	var cfg ZonesConfig
	var before []int32
	for i := range zones {
		own := spatial.Frame{Rot: spatial.Exp(spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Scale(0.3))}
		m, bottom, top := section(t, spatial.V(0.5, 0.5, 0.5), [3]int{3, 3, 3}, own, i == 0, i > 0, i < zones-1)
		if i == zones-1 { // a bone at its upper end
			m = fixedToo(t, m, own, bottom, top)
		}
		cfg.Zones = append(cfg.Zones, Zone{m, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, float64(i))}.Mul(own)})
		if i > 0 {
			cfg.Seams = append(cfg.Seams, Seam{Zones: [2]int{i, i - 1}, Nodes: [2][]int32{bottom, before}})
		}
		before = top
	}
	return cfg, rng
}

// fixedToo is the last section with its top fixed.
func fixedToo(t testing.TB, m *Model, own spatial.Frame, bottom, top []int32) *Model {
	t.Helper()
	s, err := FromTets(context.Background(), mesh.TetBar(spatial.V(0.5, 0.5, 0.5), 3, 3, 3), zoneMaterial, nil)
	if err != nil {
		t.Fatal(err)
	}
	out, err := New(context.Background(), Config{Stiffness: turn(s, own.Rot, m.Surface), Fixed: top, Moved: bottom, Double: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// What the body finds from the gains of its seams, or where zones float from their frames, is what Zones find for the same forces; and its answers are how that changes with them.
func TestSeamsTakePartInAnswers(t *testing.T) {
	for _, count := range []int{2, 3} { // of three, the one between floats
		cfg, rng := bonded(t, count)
		b := newBody(t, BodyConfig{Zones: cfg.Zones, Seams: cfg.Seams, Mask: 0.4})
		z, err := NewZones(cfg)
		if err != nil {
			t.Fatal(err)
		}
		if b.seams.floats != (count == 3) {
			t.Fatalf("%d zones float: %v", count, b.seams.floats)
		}
		var pushed []int
		for range 5 {
			p := rng.IntN(len(b.points))
			pushed = append(pushed, p)
			b.Load(p, spatial.Wrench{Force: spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64())})
		}
		b.Predict(1)
		for i := range b.points {
			p := &b.points[i]
			for _, s := range p.mask {
				if state, node := z.State(int(p.zone)), int(s.node); p.load.Force != (spatial.Vec3{}) && state.model.kinds[node] == freeNode {
					local := z.Frame(int(p.zone)).Rot.Unrotate(p.load.Force)
					if err := state.Push(node, state.Force(node).AddScaled(s.weight, local)); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		z.Solve(seamRounds)
		worst, size := 0.0, 0.0
		for i := range b.points {
			p := &b.points[i]
			var want spatial.Vec3
			for _, s := range p.mask {
				want = want.AddScaled(s.weight, z.State(int(p.zone)).Displacement(int(s.node)))
			}
			worst, size = math.Max(worst, vec(b.now.u[p.zone][3*p.slot:]).Sub(want).Norm()), math.Max(size, want.Norm())
		}
		if worst > 1e-5*size { // single precision
			t.Errorf("%d zones: points are up to %.2g m from where zones have them, of %.2g m", count, worst, size)
		}
		if count == 2 {
			checkAnswers(t, b, pushed)
		}
	}
}

// checkAnswers compares answers with what a further force does: on bones, all is linear.
func checkAnswers(t *testing.T, b *Body, by []int) {
	t.Helper()
	before := make([]spatial.Vec3, len(b.points))
	for i := range b.points {
		before[i] = b.Pose(i).Pos
	}
	f := spatial.V(0.3, -0.2, 0.5)
	b.Load(by[0], spatial.Wrench{Force: f})
	b.Refine(1)
	for i := range b.points {
		var c spatial.Mat3
		b.Compliance(&c, i, by[0])
		got, want := c.MulVec(f), b.Pose(i).Pos.Sub(before[i])
		if got.Sub(want).Norm() > 1e-5*b.Pose(by[0]).Pos.Sub(before[by[0]]).Norm() {
			t.Errorf("point %d of zone %d: answer %v, moved by %v", i, b.points[i].zone, got, want)
		}
	}
}

// A hand that pulls by a spring and the skin are in balance: the force of the spring is what the point takes to be where it is.
func TestHandsAreInBalance(t *testing.T) {
	m := slab(t, spatial.V(0.08, 0.08, 0.04), 0.02)
	b := newBody(t, BodyConfig{Zones: []Zone{{Model: m}}, Mask: 0.03})
	k, _ := b.Coupling()
	var at [2]int
	for i := range at {
		at[i] = b.PointAt(spatial.V(0.05*float64(2*i-1), 0, 0.04))
		b.SetPull(i, constraint.Pull{Point: at[i], Target: spatial.Frame{Rot: spatial.Identity, Pos: b.Pose(at[i]).Pos.Add(spatial.V(0, 0.002, 0.01))}, Linear: k})
	}
	b.Predict(0.001)
	b.Correct(0.001)
	for i := range at {
		p := &b.pulls[i]
		want := p.of.Target.Pos.Sub(b.Pose(at[i]).Pos).Scale(k)
		if d := p.force.Sub(want).Norm(); d > 1e-9*want.Norm() {
			t.Errorf("hand %d pulls with %v N, its spring with %v N", i, p.force, want)
		}
	}
	// With a hand on it the point gives way by the spring and the skin together.
	var free, held spatial.Mat3
	b.unheld(&free, at[0], at[0])
	b.Compliance(&held, at[0], at[0])
	if !(held.ZZ < free.ZZ && held.ZZ > 0) {
		t.Errorf("a held point gives way by %.3g m/N, free by %.3g", held.ZZ, free.ZZ)
	}
	b.DropPull(0)
	b.DropPull(1)
	b.Predict(0.001)
	if u := b.Pose(at[0]).Pos.Sub(b.points[at[0]].rest).Norm(); u != 0 {
		t.Errorf("let go, the point is %.2g m from rest", u)
	}
}

// The state that a body writes brings it back, bit for bit.
func TestStateComesBack(t *testing.T) {
	m := slab(t, spatial.V(0.08, 0.08, 0.04), 0.02)
	b := newBody(t, BodyConfig{Zones: []Zone{{Model: m}}, Mask: 0.03})
	b.Load(3, spatial.Wrench{Force: spatial.V(0.1, 0, -0.3)})
	b.SetBase(spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0.1, 0)), Pos: spatial.V(0, 0, 0.01)})
	b.Predict(0.001)
	b.Correct(0.001)
	state := b.AppendState(nil)
	next := func() []byte {
		b.Load(4, spatial.Wrench{Force: spatial.V(0, 0.1, -0.3)})
		b.Predict(0.001)
		b.Correct(0.001)
		return b.AppendState(nil)
	}
	first := next()
	rest, err := b.RestoreState(append(state, 42))
	if err != nil || len(rest) != 1 {
		t.Fatal(rest, err)
	}
	if again := next(); string(again) != string(first) {
		t.Error("after its state was restored a body goes elsewhere")
	}
	if _, err := b.RestoreState(state[:len(state)-8]); err == nil {
		t.Error("half a state is taken for one")
	}
}
