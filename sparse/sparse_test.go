package sparse

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"github.com/tendril-sim/tendril/internal/team"
	"github.com/tendril-sim/tendril/spatial"
)

// lattice is a box of nx×ny×nz nodes, each joined to its neighbours by springs along, and weaker across, the way to them. Nodes weigh something.
func lattice(t testing.TB, nx, ny, nz int, mass float64, order bool) (*Matrix, []spatial.Vec3, []int32) {
	t.Helper()
	var nodes []spatial.Vec3
	var elements [][]int32
	number := func(x, y, z int) int32 { return int32((x*ny+y)*nz + z) }
	for x := range nx {
		for y := range ny {
			for z := range nz {
				nodes = append(nodes, spatial.V(float64(x), float64(y), float64(z)))
				if x > 0 && y > 0 && z > 0 {
					var cell []int32
					for c := range 8 {
						cell = append(cell, number(x-c&1, y-c>>1&1, z-c>>2))
					}
					elements = append(elements, cell)
				}
			}
		}
	}
	p, err := NewPattern(len(nodes), elements)
	if err != nil {
		t.Fatal(err)
	}
	starts := []int32{0, int32(len(nodes))}
	if order {
		var to []int32
		to, starts = Aggregate(p, max(len(nodes)/60, 1))
		back := make([]int32, len(nodes))
		moved := make([]spatial.Vec3, len(nodes))
		for i, from := range to {
			back[from], moved[i] = int32(i), nodes[from]
		}
		nodes = moved
		for _, e := range elements {
			for k := range e {
				e[k] = back[e[k]]
			}
		}
		if p, err = NewPattern(len(nodes), elements); err != nil {
			t.Fatal(err)
		}
	}
	a := NewMatrix(p)
	for i := range nodes {
		own := a.Block(a.Own(i))
		own[0], own[4], own[8] = own[0]+mass, own[4]+mass, own[8]+mass
		first, end, columns := a.Row(i)
		for k := first; k < end; k++ {
			j := columns[k-first]
			if int(j) == i {
				continue
			}
			d := nodes[j].Sub(nodes[i]).Unit()
			u, b := [3]float64{d.X, d.Y, d.Z}, a.Block(k)
			for c := range 3 {
				for r := range 3 {
					v := u[r] * u[c]
					if r == c {
						v += 0.01
					}
					b[3*c+r] = -v
					own[3*c+r] += v
				}
			}
		}
	}
	return a, nodes, starts
}

func vector(rng *rand.Rand, n int) []float64 {
	v := make([]float64, n)
	for i := range v {
		v[i] = rng.NormFloat64()
	}
	return v
}

// dense writes the matrix with all its zeros.
func (a *Matrix) dense() [][]float64 {
	m := make([][]float64, 3*a.Rows())
	for i := range m {
		m[i] = make([]float64, 3*a.Rows())
	}
	for i := range a.Rows() {
		first, end, columns := a.Row(i)
		for k := first; k < end; k++ {
			for c := range 3 {
				for r := range 3 {
					m[3*i+r][3*int(columns[k-first])+c] = a.Block(k)[3*c+r]
				}
			}
		}
	}
	return m
}

// gauss solves with a dense matrix, whose rows and columns that are held are known.
func gauss(m [][]float64, b []float64, held func(int) bool, known []float64) []float64 {
	n := len(b)
	b = slices.Clone(b)
	for i := range n {
		if held(i / 3) {
			b[i] = known[i]
			clear(m[i])
			m[i][i] = 1
		}
	}
	for k := range n {
		for i := k + 1; i < n; i++ {
			if f := m[i][k] / m[k][k]; f != 0 {
				for j := k; j < n; j++ {
					m[i][j] -= f * m[k][j]
				}
				b[i] -= f * b[k]
			}
		}
	}
	for k := n - 1; k >= 0; k-- {
		for j := k + 1; j < n; j++ {
			b[k] -= m[k][j] * b[j]
		}
		b[k] /= m[k][k]
	}
	return b
}

func distance(a, b []float64) float64 {
	sum, size := 0.0, 0.0
	for i := range b {
		sum += (a[i] - b[i]) * (a[i] - b[i])
		size += b[i] * b[i]
	}
	return math.Sqrt(sum / size)
}

func TestProductsAgreeWithDenseOnes(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	a, _, _ := lattice(t, 4, 3, 5, 1, false)
	x, y := vector(rng, 3*a.Rows()), make([]float64, 3*a.Rows())
	a.MulVec(y, x)
	m := a.dense()
	want := make([]float64, len(y))
	for i := range m {
		for j := range m[i] {
			want[i] += m[i][j] * x[j]
		}
	}
	if d := distance(y, want); d > 1e-14 {
		t.Errorf("the product is off by %.2g", d)
	}
}

// Kernels do what their twins in Go do, but for the order of sums and fused products.
func TestKernelsAgreeWithTheirTwins(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	a, _, _ := lattice(t, 4, 5, 3, 1, false)
	x := vector(rng, 3*a.Rows())
	for first := range a.Rows() {
		end := min(first+7, a.Rows())
		got, want := vector(rng, 3*a.Rows()), make([]float64, 3*a.Rows())
		copy(want, got)
		mulRows(got, a.Values, x, a.offsets, a.starts, first, end)
		plain{}.mulRows(want, a.Values, x, a.offsets, a.starts, first, end)
		if d := distance(got, want); d > 1e-15 {
			t.Errorf("rows from %d: the product is off by %.2g", first, d)
		}
		single, twin := make([]float32, len(a.Values)), make([]float32, len(a.Values))
		narrow(single, a.Values)
		plain{}.narrow(twin, a.Values)
		if !slices.Equal(single, twin) {
			t.Error("narrow rounds otherwise")
		}
		mulRowsSingle(got, single, x, a.offsets, a.starts, first, end)
		plain{}.mulRowsSingle(want, single, x, a.offsets, a.starts, first, end)
		if d := distance(got, want); d > 1e-15 {
			t.Errorf("rows from %d: the product of single precision is off by %.2g", first, d)
		}
		arms := vector(rng, 4*a.Rows())
		from, last, columns := a.Row(first)
		var g, w [24]float64
		moments(&g, a.Values[9*from:9*last+1], arms, columns)
		plain{}.moments(&w, a.Values[9*from:9*last+1], arms, columns)
		for i := range g {
			if i%4 < 3 && math.Abs(g[i]-w[i]) > 1e-13 {
				t.Errorf("row %d: moment %d is %v, want %v", first, i, g[i], w[i])
			}
		}
	}
}

// So do those of an iteration, on aggregates of any size.
func TestIterationKernelsAgreeWithTheirTwins(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := 1; n < 9; n++ {
		const alpha, beta = 0.7, -0.3
		x, r, p, q := vector(rng, 3*n+1), vector(rng, 3*n+1), vector(rng, 3*n+1), vector(rng, 3*n+1)
		inverse, arms, motion, z := vector(rng, 9*n+1), vector(rng, 4*n), vector(rng, 7), vector(rng, 4*n)
		x2, r2, p2, z2 := slices.Clone(x), slices.Clone(r), slices.Clone(p), slices.Clone(z)
		advance(x[:3*n], r, p, q, alpha)
		plain{}.advance(x2[:3*n], r2, p2, q, alpha)
		if distance(x, x2) > 1e-15 || distance(r, r2) > 1e-15 {
			t.Errorf("%d nodes: advance differs", n)
		}
		copy(r, r2)
		got, want := relax(z, r, inverse, arms, n), plain{}.relax(z2, r, inverse, arms, n)
		if math.Abs(got.work-want.work) > 1e-13 || distance(got.load[:], want.load[:]) > 1e-13 {
			t.Errorf("%d nodes: relax sums %v, want %v", n, got, want)
		}
		for i := range z {
			if i%4 == 3 { // means nothing
				z[i], z2[i] = 0, 0
			}
		}
		if distance(z, z2) > 1e-14 {
			t.Errorf("%d nodes: relax differs", n)
		}
		turn(p, z, arms, motion, beta, n)
		plain{}.turn(p2, z, arms, motion, beta, n)
		if distance(p, p2) > 1e-14 {
			t.Errorf("%d nodes: turn differs", n)
		}
	}
}

func TestAggregatesAreConnectedAndEven(t *testing.T) {
	a, _, _ := lattice(t, 12, 6, 5, 1, false)
	order, starts := Aggregate(a.Pattern, 7)
	sorted := slices.Sorted(slices.Values(order))
	for i, v := range sorted {
		if int(v) != i {
			t.Fatalf("the order is not one of all nodes: %d is missing", i)
		}
	}
	if len(starts) != 8 {
		t.Fatalf("%d aggregates, want 7", len(starts)-1)
	}
	part := make([]int, a.Rows())
	for k := range starts[1:] {
		if n := starts[k+1] - starts[k]; math.Abs(float64(n)-360./7) > 2 {
			t.Errorf("aggregate %d has %d nodes, want %d", k, n, 360/7)
		}
		for _, i := range order[starts[k]:starts[k+1]] {
			part[i] = k
		}
	}
	for k := range starts[1:] {
		reached, queue := map[int32]bool{}, []int32{order[starts[k]]}
		for len(queue) > 0 {
			i := queue[len(queue)-1]
			queue = queue[:len(queue)-1]
			if reached[i] {
				continue
			}
			reached[i] = true
			_, _, columns := a.Row(int(i))
			for _, j := range columns {
				if part[j] == k {
					queue = append(queue, j)
				}
			}
		}
		if len(reached) != int(starts[k+1]-starts[k]) {
			t.Errorf("aggregate %d is not connected", k)
		}
	}
}

// Conjugate gradients find what elimination finds, with rows that are held.
func TestGradientsAgreeWithElimination(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	a, nodes, starts := lattice(t, 9, 4, 4, 0.01, true)
	b, x := vector(rng, 3*a.Rows()), vector(rng, 3*a.Rows())
	c := NewCG(a, starts, &team.Team{})
	for i, p := range nodes {
		c.Hold(i, p.X == 0)
	}
	want := gauss(a.dense(), b, c.Held, x)
	c.Prepare(nodes)
	o := c.Solve(x, b, 1e-12, 0, 500)
	if d := distance(x, want); !o.Converged || d > 1e-9 {
		t.Errorf("%+v: off by %.2g", o, d)
	}
	r := make([]float64, len(b))
	c.Reaction(r)
	for i := range r {
		if !c.Held(i/3) && math.Abs(r[i]) > 1e-9 {
			t.Fatalf("%v is left in row %d", r[i], i)
		}
	}
	if o := c.Solve(x, b, 1e-10, 0, 10); o.Iterations != 0 {
		t.Errorf("%d iterations for what is solved", o.Iterations)
	}
}

// The coarse level keeps the number of iterations from growing with the number of nodes; blocks alone do not.
func TestIterationsHardlyGrow(t *testing.T) {
	var counts [2][2]int
	for size, n := range []int{6, 12} {
		for level := range 2 {
			a, nodes, starts := lattice(t, 4*n, n, n, 1e-3, true)
			if level == 0 {
				starts = nil
			}
			c := NewCG(a, starts, &team.Team{})
			for i, p := range nodes {
				c.Hold(i, p.X == 0)
			}
			b := make([]float64, 3*a.Rows())
			for i := range nodes {
				b[3*i+2] = 1
			}
			c.Prepare(nodes)
			x := make([]float64, len(b))
			o := c.Solve(x, b, 1e-4, 0, 1000)
			counts[size][level] = o.Iterations
		}
	}
	t.Logf("iterations with one aggregate and with many: %v", counts)
	if grown := float64(counts[1][1]) / float64(counts[0][1]); grown > 1.3 {
		t.Errorf("eight times the nodes take %.2f times the iterations: %v", grown, counts)
	}
}

// With a penalty, conjugate gradients solve for the sum of both.
func TestPenaltyIsAdded(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	a, nodes, starts := lattice(t, 7, 4, 4, 0.1, true)
	a.Penalty = NewPenalty(a.Pattern)
	copy(a.Penalty.Rows, vector(rng, len(a.Penalty.Rows)))
	for i := range a.Penalty.Weights {
		a.Penalty.Weights[i] = 10 * rng.Float64()
	}
	b, x := vector(rng, 3*a.Rows()), vector(rng, 3*a.Rows())
	c := NewCG(a, starts, &team.Team{})
	for i, p := range nodes {
		c.Hold(i, p.X == 0)
	}
	full := a.dense()
	for i := range a.Rows() {
		row := make([]float64, len(b))
		first, _, columns := a.Row(i)
		for k, j := range columns {
			copy(row[3*j:3*j+3], a.Penalty.Rows[3*(first+k):])
		}
		for r := range row {
			for s := range row {
				full[r][s] += a.Penalty.Weights[i] * row[r] * row[s]
			}
		}
	}
	want := gauss(full, b, c.Held, x)
	c.Prepare(nodes)
	o := c.Solve(x, b, 1e-12, 0, 2000)
	if d := distance(x, want); !o.Converged || d > 1e-8 {
		t.Errorf("%+v: off by %.2g", o, d)
	}
}

func together(n int, do func(int)) {
	var wait sync.WaitGroup
	for i := range n {
		wait.Go(func() { do(i) })
	}
	wait.Wait()
}

// Helpers change nothing, not even the last bit.
func TestHelpersChangeNothing(t *testing.T) {
	a, nodes, starts := lattice(t, 20, 8, 8, 1e-3, true)
	rng := rand.New(rand.NewPCG(1, 2))
	b := vector(rng, 3*a.Rows())
	var want []float64
	for hands := 1; hands < 5; hands++ {
		var team team.Team
		c := NewCG(a, starts, &team)
		x := make([]float64, len(b))
		team.Run(together, hands, func() {
			c.Prepare(nodes)
			c.Solve(x, b, 1e-6, 0, 1000)
		})
		if want == nil {
			want = x
		} else if !slices.Equal(x, want) {
			t.Errorf("%d hands find another solution", hands)
		}
	}
}

func TestElementsWithWrongNodesAreRefused(t *testing.T) {
	for _, node := range []int32{-1, 3} {
		if _, err := NewPattern(3, [][]int32{{0, 1, node}}); err == nil {
			t.Errorf("node %d of 3 is not refused", node)
		}
	}
}

func BenchmarkProduct(b *testing.B) {
	for _, n := range []int{8, 10, 16} {
		a, _, _ := lattice(b, 4*n, n, n, 1, true)
		x, y := make([]float64, 3*a.Rows()), make([]float64, 3*a.Rows())
		b.Run(fmt.Sprint(a.Rows(), "rows"), func(b *testing.B) {
			for b.Loop() {
				a.MulVec(y, x)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(a.Blocks()), "ns/block")
		})
		single := make([]float32, len(a.Values))
		narrow(single, a.Values)
		b.Run(fmt.Sprint(a.Rows(), "rows-single"), func(b *testing.B) {
			for b.Loop() {
				mulRowsSingle(y, single, x, a.offsets, a.starts, 0, a.Rows())
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(a.Blocks()), "ns/block")
		})
	}
}
