package dense

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
)

func random(rng *rand.Rand, n int) []float64 {
	v := make([]float64, n)
	for i := range v {
		v[i] = rng.NormFloat64()
	}
	return v
}

func near(t *testing.T, what string, got, want []float64, tolerance float64) {
	t.Helper()
	for i := range want {
		if !(math.Abs(got[i]-want[i]) <= tolerance) {
			t.Fatalf("%s: entry %d is %v, want %v ± %.2g", what, i, got[i], want[i], tolerance)
		}
	}
}

func even(n int, v float64) []float64 {
	all := make([]float64, n)
	for i := range all {
		all[i] = v
	}
	return all
}

// definite is B Bᵀ + 1.
func definite(rng *rand.Rand, n int) []float64 {
	b, a := random(rng, n*n), make([]float64, n*n)
	for i := range n {
		for j := range n {
			a[i*n+j] = plain{}.dot(b[i*n:(i+1)*n], b[j*n:(j+1)*n])
		}
		a[i*n+i]++
	}
	return a
}

// Every kernel does what its twin in plain Go does, but for the order of sums and fused products, and writes nothing beyond.
func TestKernelsAgreeWithTheirTwins(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := range 40 {
		a, x := random(rng, n*n), random(rng, n)
		near(t, "Dot", []float64{Dot(x, a)}, []float64{plain{}.dot(x, a[:n])}, 1e-12)
		near(t, "Skew", []float64{Skew(a, n)}, []float64{plain{}.skew(a, n, 0)}, 0)
		got, want := random(rng, n+1), make([]float64, n)
		guard := got[n]
		MulVec(got[:n], a, x)
		plain{}.mulVec(want, a, x)
		near(t, "MulVec", got, want, 1e-12)
		Scale(got[:n], x, random(rng, n), 0)
		near(t, "Scale by nothing", got[:n], make([]float64, n), 0)
		by := random(rng, n)
		Scale(got[:n], x, by, 1.5)
		plain{}.scale(want, x, by, 1.5)
		near(t, "Scale", got, want, 1e-14)
		if got[n] != guard {
			t.Fatal("a kernel has written beyond its end")
		}
	}
	for count := range 8 {
		stride := 40
		panels, inverse := random(rng, 4*stride*10), random(rng, 16*10)
		panel, starts := random(rng, 4*stride), make([]int, 10)
		for j := range starts {
			starts[j] = rng.IntN(j + 1)
		}
		twin := append([]float64(nil), panel...)
		eliminate(panel, panels, inverse, starts, stride, count)
		plain{}.eliminate(twin, panels, inverse, starts, stride, count)
		near(t, "eliminate", panel, twin, 1e-9*largest(twin))
		for name, pair := range map[string][2]func(y, panels, inverse []float64, starts []int, stride, count int){
			"forward": {forward, plain{}.forward}, "backward": {backward, plain{}.backward},
		} {
			y := random(rng, stride)
			twin := append([]float64(nil), y...)
			pair[0](y, panels, inverse, starts, stride, count)
			pair[1](twin, panels, inverse, starts, stride, count)
			near(t, name, y, twin, 1e-9*largest(twin)) // random factors let sums grow
		}
	}
}

func largest(v []float64) float64 {
	m := 0.0
	for _, x := range v {
		m = math.Max(m, math.Abs(x))
	}
	return m
}

// band clears all that is farther from the diagonal than width, and makes the diagonal larger than what is left in its row.
func band(a []float64, n, width int) {
	for i := range n {
		for j := range n {
			if i-j > width || j-i > width {
				a[i*n+j] = 0
			}
		}
		a[i*n+i] += float64(8 * n)
	}
}

func TestCholeskySolvesForTheChosenRows(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	var c Cholesky
	for n := 1; n < 40; n++ {
		a := definite(rng, n)
		if n%2 == 0 {
			band(a, n, 5)
		}
		c.Reserve(n)
		var rows []int
		for i := range n {
			if rng.IntN(4) > 0 {
				rows = append(rows, i)
			}
		}
		if !c.Factor(a, even(n, 0), rows, 0) {
			t.Fatal("not positive definite")
		}
		check := func(soft float64) {
			t.Helper()
			x := random(rng, len(rows))
			b := make([]float64, len(rows))
			for i, r := range rows {
				b[i] = soft * x[i]
				for j, q := range rows {
					b[i] += a[r*n+q] * x[j]
				}
			}
			c.Solve(b)
			near(t, fmt.Sprintf("x of %d rows", n), b, x, 1e-9)
		}
		check(0)
		kept := len(rows) / 2
		rows = rows[:kept]
		for i := range n {
			if (kept == 0 || i > rows[kept-1]) && rng.IntN(2) > 0 {
				rows = append(rows, i)
			}
		}
		if !c.Factor(a, even(n, 0), rows, kept) {
			t.Fatal("not positive definite")
		}
		check(0)
		if !c.Factor(a, even(n, 0.5), rows, 0) {
			t.Fatal("not positive definite")
		}
		check(0.5)
		if !c.Factor(a, even(n, 5), rows, 0) {
			t.Fatal("not positive definite")
		}
		check(5)
	}
}

func TestCholeskyTellsWhatIsNotDefinite(t *testing.T) {
	var c Cholesky
	c.Reserve(2)
	for _, a := range [][]float64{{1, 2, 2, 1}, {0, 0, 0, 1}, {1, math.NaN(), math.NaN(), 1}, {math.Inf(1), 0, 0, 1}, {-1, 0, 0, 1}} {
		if c.Factor(a, even(2, 0), []int{0, 1}, 0) {
			t.Errorf("%v was factorised", a)
		}
	}
	if !c.Factor([]float64{1, 1, 1, 1}, even(2, 1e-9), []int{0, 1}, 0) {
		t.Error("a soft semidefinite matrix was not factorised")
	}
}

func BenchmarkCholesky(b *testing.B) {
	for _, n := range []int{12, 36, 90, 180, 300} {
		rng := rand.New(rand.NewPCG(5, 6))
		a, x := definite(rng, n), random(rng, n)
		var c Cholesky
		c.Reserve(n)
		rows := make([]int, n)
		for i := range rows {
			rows[i] = i
		}
		soft := even(n, 0)
		b.Run(fmt.Sprint(n, " factor"), func(b *testing.B) {
			for b.Loop() {
				c.Factor(a, soft, rows, 0)
			}
		})
		b.Run(fmt.Sprint(n, " solve"), func(b *testing.B) {
			for b.Loop() {
				c.Solve(x)
			}
		})
		b.Run(fmt.Sprint(n, " product"), func(b *testing.B) {
			y := make([]float64, n)
			for b.Loop() {
				MulVec(y, a, x)
			}
		})
	}
}

func TestSolve(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	for n := range 12 {
		a, x := random(rng, n*n), random(rng, n)
		m := make([]float64, 0, n*(n+1))
		for i := range n {
			row := a[i*n : (i+1)*n]
			m = append(append(m, row...), plain{}.dot(row, x))
		}
		if !Solve(m, n, 1e-9) {
			t.Fatalf("%d random equations have no answer", n)
		}
		got := make([]float64, n)
		for i := range got {
			got[i] = m[i*(n+1)+n]
		}
		near(t, fmt.Sprintf("%d equations", n), got, x, 1e-9)
	}
	if Solve([]float64{1, 2, 1, 2, 4, 2}, 2, 1e-9) {
		t.Error("two equal equations have an answer")
	}
}
