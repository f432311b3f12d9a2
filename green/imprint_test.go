package green

import (
	"context"
	"errors"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// dented returns an imprint of a round tip in the middle of the upper side of a cushion, and the same nodes held in a state.
func dented(t testing.TB, m *Model, groups int) (*Imprint, *State) {
	t.Helper()
	_, high := m.Surface.Bounds()
	var nodes []int
	var down []spatial.Vec3
	for i, p := range m.Surface.Vertices {
		if r := math.Hypot(p.X, p.Y); p.Z == high.Z && r < 0.36 {
			nodes, down = append(nodes, i), append(down, spatial.V(0.002, 0, -0.02+0.05*r*r))
		}
	}
	p, err := m.NewImprint(len(nodes), min(groups, len(nodes)))
	if err != nil {
		t.Fatal(err)
	}
	s, err := m.NewState(len(nodes))
	if err != nil {
		t.Fatal(err)
	}
	for k, node := range nodes {
		if err := errors.Join(p.Hold(node, down[k]), s.Hold(node, down[k])); err != nil {
			t.Fatal(err)
		}
	}
	return p, s
}

func pillow(t testing.TB) *Model {
	t.Helper()
	r := cushion(12, 4)
	r.Double = true
	m, err := r.Make(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestImprintOfAllNodesIsExact(t *testing.T) {
	p, s := dented(t, pillow(t), 1000)
	if got := p.Solve(math.Inf(1)); got.Groups != got.Nodes || got.Left > 1e-10 { // 1e-13 of softness, times the condition of the matrix, some hundreds
		t.Errorf("%+v", got)
	}
	size := s.Wrench().Force.Norm()
	p.Forces(func(node int, f spatial.Vec3) {
		if want := s.Force(node); f.Sub(want).Norm() > 1e-9*size {
			t.Errorf("node %d: %v, want %v", node, f, want)
		}
	})
}

func TestImprintGrowsWithItsBudget(t *testing.T) {
	p, s := dented(t, pillow(t), 1000)
	exact := p.Solve(math.Inf(1)).Energy
	s.Clear()
	energy, groups := 0.0, 0
	for work := 1e4; groups < p.Solve(math.Inf(1)).Groups; work *= 2 {
		got := p.Solve(work)
		// Galerkin: the spaces of one budget are parts of those of a larger one, but for groups that are chosen otherwise: rounds are the same until the budget ends.
		if got.Energy < energy*(1-1e-9) || got.Energy > exact*(1+1e-9) || got.Groups > 1 && got.Work > work {
			t.Errorf("%+v after %d groups and %g J, exact %g J, with a budget of %g", got, groups, energy, exact, work)
		}
		energy, groups = got.Energy, got.Groups
		checkEquilibrium(t, p, s)
	}
}

// checkEquilibrium pushes the forces of an imprint on a state, and compares what the fixed nodes hold.
func checkEquilibrium(t *testing.T, p *Imprint, s *State) {
	t.Helper()
	s.Clear()
	p.Forces(func(node int, f spatial.Vec3) {
		if err := s.Push(node, f); err != nil {
			t.Fatal(err)
		}
	})
	got, want := s.Wrench(), p.Wrench()
	if off := got.Force.Sub(want.Force).Norm() + got.Torque.Sub(want.Torque).Norm(); off > 1e-12*want.Force.Norm() {
		t.Errorf("wrench %v, of the groups %v", got, want)
	}
}

func TestImprintAgainIsLinear(t *testing.T) {
	p, s := dented(t, pillow(t), 1000)
	first := p.Solve(2e6)
	before := p.Wrench()
	for _, node := range p.nodes {
		if err := p.Hold(int(node), s.Displacement(int(node)).Scale(2)); err != nil {
			t.Fatal(err)
		}
	}
	second := p.Again()
	if off := p.Wrench().Force.Sub(before.Force.Scale(2)).Norm(); second.Groups != first.Groups || math.Abs(second.Energy-4*first.Energy) > 1e-12*second.Energy || off > 1e-12*before.Force.Norm() {
		t.Errorf("%+v for twice the displacements of %+v", second, first)
	}
	if n := testing.AllocsPerRun(5, func() { p.Again() }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestImprintForgetsWhatIsReleased(t *testing.T) {
	m := pillow(t)
	p, s := dented(t, m, 40)
	var gone []int
	p.Solve(1e6)
	k := 0
	p.Forces(func(node int, _ spatial.Vec3) {
		if k++; k%3 == 0 {
			gone = append(gone, node)
		}
	})
	for _, node := range gone {
		p.Release(node)
	}
	q, err := m.NewImprint(len(p.nodes), 40)
	if err != nil {
		t.Fatal(err)
	}
	for _, node := range p.nodes {
		if err := q.Hold(int(node), s.Displacement(int(node))); err != nil {
			t.Fatal(err)
		}
	}
	a, b := p.Solve(1e6), q.Solve(1e6)
	if a != b || p.Wrench() != q.Wrench() {
		t.Errorf("%+v %v, fresh %+v %v", a, p.Wrench(), b, q.Wrench())
	}
	if err := q.Hold(gone[0], spatial.Vec3{}); !errors.Is(err, ErrBudget) {
		t.Errorf("one node more than there is room for: %v", err)
	}
	if n := testing.AllocsPerRun(5, func() {
		q.Release(int(q.nodes[0]))
		_ = q.Hold(gone[0], spatial.Vec3{})
		q.Release(gone[0])
		_ = q.Hold(int(p.nodes[0]), spatial.Vec3{})
		q.Solve(1e6)
	}); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
