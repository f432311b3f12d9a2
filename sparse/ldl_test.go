package sparse

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// The factorisation solves what elimination solves, with rows that are held.
func TestFactorisationAgreesWithElimination(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, size := range [][3]int{{1, 1, 1}, {2, 1, 1}, {3, 2, 2}, {9, 4, 4}} {
		a, nodes, _ := lattice(t, size[0], size[1], size[2], 0.01, false)
		b, x := vector(rng, 3*a.Rows()), vector(rng, 3*a.Rows())
		held := make([]bool, a.Rows())
		for i, p := range nodes {
			held[i] = p.X == 0 && size[0] > 2
		}
		f := NewLDL(a.Pattern, nodes)
		want := gauss(a.dense(), b, func(i int) bool { return held[i] }, x)
		if !f.Factor(a, held) {
			t.Fatal("a pivot is not positive")
		}
		scratch := make([]float64, len(x))
		f.Improve(a, x, b, scratch)
		if d := distance(x, want); d > 1e-11 {
			t.Errorf("%v: off by %.2g", size, d)
		}
		if c := f.Improve(a, x, b, scratch); c > 1e-12 {
			t.Errorf("%v: solved again, it changes by %.2g", size, c)
		}
	}
}

// Other values need no new pattern, and can be factorised while the old ones are in use.
func TestFactorisationInAnotherGoroutine(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	a, _, _ := lattice(t, 10, 5, 5, 0.1, false)
	b, _, _ := lattice(t, 10, 5, 5, 3, false)
	one := NewLDL(a.Pattern, nil)
	one.Factor(a, nil)
	other := one.Another()
	done := make(chan bool)
	go func() { done <- other.Factor(b, nil) }()
	right := vector(rng, 3*a.Rows())
	x, y := make([]float64, len(right)), make([]float64, len(right))
	one.Solve(x, right)
	if !<-done {
		t.Fatal("a pivot is not positive")
	}
	other.Solve(y, right)
	for _, c := range []struct {
		m *Matrix
		x []float64
	}{{a, x}, {b, y}} {
		product := make([]float64, len(right))
		c.m.MulVec(product, c.x)
		if d := distance(product, right); d > 1e-12 {
			t.Errorf("%.2g of the right side is left", d)
		}
	}
}

// What loads do to each other is what solving for each and looking at the others says.
func TestAnswersAgreeWithSolutions(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	a, nodes, _ := lattice(t, 8, 5, 4, 0.1, false)
	held := make([]bool, a.Rows())
	for i, p := range nodes {
		held[i] = p.X == 0
	}
	f := NewLDL(a.Pattern, nodes)
	f.Factor(a, held)
	const n = 9
	loads, full := make([]Load, n), make([][]float64, n)
	for i := range loads {
		full[i] = make([]float64, 3*a.Rows())
		for k := range 4 {
			row := rng.IntN(a.Rows())
			if k == 3 {
				row = int(loads[i].Rows[0]) // twice
			}
			loads[i].Rows[k] = int32(row)
			for c := range 3 {
				v := rng.NormFloat64()
				loads[i].Values[k][c] = v
				if !held[row] {
					full[i][3*row+c] += v
				}
			}
		}
	}
	out := make([]float64, n*n)
	for range 2 {
		if !f.Answers(loads, out) {
			t.Fatal("no answers")
		}
	}
	x := make([]float64, 3*a.Rows())
	for j := range n {
		f.Solve(x, full[j])
		for i := range n {
			want := 0.0
			for k, v := range full[i] {
				want += v * x[k]
			}
			if math.Abs(out[i*n+j]-want) > 1e-12*math.Abs(out[i*n+i]+out[j*n+j]) {
				t.Errorf("load %d answers load %d with %v, want %v", i, j, out[i*n+j], want)
			}
		}
	}
}

func TestFactorisationRefusesWhatIsNotPositive(t *testing.T) {
	a, _, _ := lattice(t, 4, 2, 2, -30, false)
	f := NewLDL(a.Pattern, nil)
	if f.Factor(a, nil) {
		t.Error("a matrix that is not positive is factorised")
	}
	if x := make([]float64, 3*a.Rows()); f.Solve(x, x) {
		t.Error("what is not factorised solves")
	}
}

// Dissection keeps the factor far sparser than the order of the nodes does.
func TestDissectionKeepsTheFactorSparse(t *testing.T) {
	a, nodes, _ := lattice(t, 12, 12, 12, 1, false)
	f := NewLDL(a.Pattern, nodes)
	sorted := slices.Sorted(slices.Values(f.symbol.order))
	for i, v := range sorted {
		if int(v) != i {
			t.Fatalf("the order is not one of all nodes: %d is missing", i)
		}
	}
	band := a.Rows() * 12 * 13 // what the order of the nodes would fill
	t.Logf("%d blocks in the matrix, %d in the factor, %d in a band", a.Blocks(), f.Blocks(), band)
	if f.Blocks() > band*2/3 {
		t.Errorf("%d blocks in the factor, of %d in a band", f.Blocks(), band)
	}
}

func TestEliminationAgreesWithItsTwin(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	const n = 9
	lower, m := vector(rng, 9*n+1), [9]float64(vector(rng, 9))
	var rows []int32
	for i := range int32(n) {
		rows = append(rows, 2*i)
	}
	got := vector(rng, 24*n)
	want := slices.Clone(got)
	eliminate(got, lower, rows, &m)
	plain{}.eliminate(want, lower, rows, &m)
	for i := range got { // the fourth of a column means nothing
		if i%4 == 3 {
			got[i], want[i] = 0, 0
		}
	}
	if d := distance(got, want); d > 1e-15 {
		t.Errorf("off by %.2g", d)
	}
}

func TestSubstitutionAgreesWithItsTwin(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := 1; n < 6; n++ {
		lower, y := vector(rng, 9*n+1), vector(rng, 3*(2*n+2)+1)
		var rows []int32
		for i := range int32(n) {
			rows = append(rows, 2*i+2)
		}
		want := slices.Clone(y)
		substitute(y, lower, rows, 1)
		plain{}.substitute(want, lower, rows, 1)
		if d := distance(y, want); d > 1e-15 {
			t.Errorf("%d rows: substitute is off by %.2g", n, d)
		}
		substituteBack(y, lower, rows, 0)
		plain{}.substituteBack(want, lower, rows, 0)
		if d := distance(y, want); d > 1e-14 {
			t.Errorf("%d rows: substituteBack is off by %.2g", n, d)
		}
	}
}

func BenchmarkFactor(b *testing.B) {
	for _, n := range []int{6, 8, 12} {
		a, nodes, _ := lattice(b, 4*n, n, n, 1, true)
		f := NewLDL(a.Pattern, nodes)
		b.Run(fmt.Sprintf("%drows", a.Rows()), func(b *testing.B) {
			for b.Loop() {
				f.Factor(a, nil)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/f.Work(), "ns/product")
			b.ReportMetric(float64(f.Blocks()), "blocks")
		})
		x := make([]float64, 3*a.Rows())
		b.Run(fmt.Sprintf("%drows-solve", a.Rows()), func(b *testing.B) {
			for b.Loop() {
				f.Solve(x, x)
			}
		})
	}
}
