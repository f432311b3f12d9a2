package green

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// block is a bar of finite elements, its bottom fixed and its top moved.
func block(t testing.TB, n int) (*Stiffness, *mesh.Surface, []int32, []int32) {
	t.Helper()
	tets := mesh.TetBar(spatial.V(0.5, 0.5, 0.5), n, n, n)
	s, err := FromTets(context.Background(), tets, Material{Young: 1000, Poisson: 0.3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var bottom, top []int32
	for i, p := range s.Surface.Vertices {
		switch p.Z {
		case -0.5:
			bottom = append(bottom, int32(i))
		case 0.5:
			top = append(top, int32(i))
		}
	}
	return s, s.Surface, bottom, top
}

// fresh solves a boundary problem from the stiffness alone, by elimination with pivots: known displacements where held, forces elsewhere. It returns both everywhere.
func fresh(s *Stiffness, held []bool, given []spatial.Vec3) (u, f []spatial.Vec3) {
	n := s.Nodes()
	u, f = make([]spatial.Vec3, n), make([]spatial.Vec3, n)
	var free []int
	for i := range n {
		if held[i] {
			u[i] = given[i]
		} else {
			free = append(free, i)
		}
	}
	s.Forces(f, u)
	size := 3 * len(free)
	m := make([][]float64, size)
	for r, i := range free {
		rest := given[i].Sub(f[i])
		for a, v := range [3]float64{rest.X, rest.Y, rest.Z} {
			row := make([]float64, size+1)
			for c, j := range free {
				copy(row[3*c:], s.values[(3*i+a)*3*n+3*j:][:3])
			}
			row[size] = v
			m[3*r+a] = row
		}
	}
	for c := range size {
		best := c
		for r := c + 1; r < size; r++ {
			if math.Abs(m[r][c]) > math.Abs(m[best][c]) {
				best = r
			}
		}
		m[c], m[best] = m[best], m[c]
		for r := c + 1; r < size; r++ {
			factor := m[r][c] / m[c][c]
			for k := c; k <= size; k++ {
				m[r][k] -= factor * m[c][k]
			}
		}
	}
	x := make([]float64, size)
	for c := size - 1; c >= 0; c-- {
		x[c] = m[c][size]
		for k := c + 1; k < size; k++ {
			x[c] -= m[c][k] * x[k]
		}
		x[c] /= m[c][c]
	}
	for r, i := range free {
		u[i] = spatial.V(x[3*r], x[3*r+1], x[3*r+2])
	}
	s.Forces(f, u)
	return u, f
}

func largest(v []spatial.Vec3) (most float64) {
	for _, x := range v {
		most = math.Max(most, x.Norm())
	}
	return most
}

// Whatever is switched, the answer is that of the boundary problem solved by itself.
func TestSwitchingEqualsAFreshSolve(t *testing.T) {
	s, _, bottom, top := block(t, 2)
	m, err := New(context.Background(), Config{Stiffness: s, Fixed: bottom, Moved: top, Double: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if r := m.Reciprocity(); r > 1e-12 {
		t.Errorf("reciprocity is off by %.2g", r)
	}
	state, err := m.NewState(len(m.columns))
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	held, given := make([]bool, s.Nodes()), make([]spatial.Vec3, s.Nodes())
	for _, list := range [2][]int32{bottom, top} {
		for _, i := range list {
			held[i] = true
		}
	}
	worst := 0.0
	all := make([]spatial.Vec3, s.Nodes())
	for step := range 300 {
		node := int(m.columns[rng.IntN(len(m.columns))])
		v := spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64())
		if held[node] = rng.IntN(2) == 0; held[node] {
			given[node] = v.Scale(0.01)
			err = state.Hold(node, given[node])
		} else {
			given[node] = v
			err = state.Push(node, v)
		}
		if err != nil {
			t.Fatal(err)
		}
		state.Solve()
		if step%10 != 0 {
			continue
		}
		u, f := fresh(s, held, given)
		uSize, fSize := largest(u), largest(f)
		for i := range u {
			if m.kinds[i] != fixedNode {
				worst = math.Max(worst, state.Force(i).Sub(f[i]).Norm()/fSize)
			}
			worst = math.Max(worst, state.Displacement(i).Sub(u[i]).Norm()/uSize)
		}
		state.Displacements(all)
		for i := range u {
			if off := all[i].Sub(u[i]).Norm(); off > 1e-5*uSize { // single precision
				t.Fatalf("step %d: displacement of %d is off by %.2g", step, i, off/uSize)
			}
		}
		w, want := state.Wrench(), spatial.Wrench{}
		for _, i := range bottom {
			want.Force = want.Force.Sub(f[i])
			want.Torque = want.Torque.Sub(s.Surface.Vertices[i].Cross(f[i]))
		}
		if off := w.Sub(want); off.Force.Norm()+off.Torque.Norm() > 1e-9*fSize*float64(len(u)) {
			t.Fatalf("step %d: wrench off by %v", step, off)
		}
	}
	t.Logf("off by %.2g at most", worst)
	if worst > 1e-9 {
		t.Errorf("off by %.2g", worst)
	}
}

func TestKernelsAgreeWithTheirTwins(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	random := func(n int) []float64 {
		v := make([]float64, n)
		for i := range v {
			v[i] = rng.NormFloat64()
		}
		return v
	}
	near := func(what string, got, want []float64) {
		t.Helper()
		for i := range want {
			if math.Abs(got[i]-want[i]) > 1e-12 {
				t.Fatalf("%s: entry %d is %v, want %v", what, i, got[i], want[i])
			}
		}
	}
	for n := 4; n <= 40; n += 4 {
		stride := n + 8
		a, x := random(n*stride), random(n)
		got, want := make([]float64, n), make([]float64, n)
		mulRows(got, a, x, stride)
		plain{}.mulRows(want, a, x, stride)
		near("mulRows", got, want)
		u, v := random(3*stride), random(3*stride)
		twin := append([]float64(nil), a...)
		addOuter(a, u, v, n-1, n, stride, stride)
		plain{}.addOuter(twin, u, v, n-1, n, stride, stride)
		near("addOuter", a, twin)
	}
	for n := 8; n <= 48; n += 8 {
		y := random(n)
		twin := append([]float64(nil), y...)
		a := make([]float32, 3*n)
		for i := range a {
			a[i] = float32(rng.NormFloat64())
		}
		x := [3]float64{1, -2, 0.5}
		addColumns(y, a, &x, n)
		plain{}.addColumns(twin, a, &x, n)
		near("addColumns", y, twin)
	}
}
