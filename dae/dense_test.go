package dae_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/dae"
	"github.com/tendril-sim/tendril/internal/stiff"
)

// A linear F = A y + B ẏ has the matrix A + cB: what Solve returns must solve it, rows of any scale included.
func TestDenseSolvesLinearSystems(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{1, 2, 3, 7, 20} {
		a, b := make([]float64, n*n), make([]float64, n*n)
		for i := range a {
			scale := math.Pow(10, float64(i/n%7-3))
			a[i], b[i] = scale*random.NormFloat64(), scale*random.NormFloat64()
		}
		times := func(y, yp, r []float64) {
			for i := range r {
				r[i] = 0
				for j := range y {
					r[i] += a[i*n+j]*y[j] + b[i*n+j]*yp[j]
				}
			}
		}
		const c = 3.5
		differences := &dae.Dense{F: func(_ float64, y, yp, r []float64) bool { times(y, yp, r); return true }}
		given := &dae.Dense{F: differences.F, Jacobian: func(_ float64, _, _ []float64, c float64, j []float64) bool {
			for i := range j {
				j[i] = a[i] + c*b[i]
			}
			return true
		}}
		x, cx, rhs := make([]float64, n), make([]float64, n), make([]float64, n)
		for i := range x {
			x[i] = random.NormFloat64()
			cx[i] = c * x[i]
		}
		for name, d := range map[string]*dae.Dense{"differences": differences, "given": given} {
			times(x, cx, rhs)
			if !d.Factor(0, x, cx, c) {
				t.Fatalf("%s, n = %d: singular", name, n)
			}
			d.Solve(rhs)
			for i := range x {
				if math.Abs(rhs[i]-x[i]) > 1e-5 { // a difference is good to half the digits
					t.Errorf("%s, n = %d: x[%d] = %v, want %v", name, n, i, rhs[i], x[i])
				}
			}
		}
	}
}

// A difference that leaves the domain of F is taken the other way.
func TestDifferencesTurnBackAtTheEdge(t *testing.T) {
	d := &dae.Dense{F: func(_ float64, y, yp, r []float64) bool { r[0] = yp[0] - y[0]; return y[0] <= 1 }}
	if !d.Factor(0, []float64{1}, []float64{1}, 2) {
		t.Fatal("singular")
	}
	b := []float64{3}
	d.Solve(b) // (2 − 1) x = 3
	if math.Abs(b[0]-3) > 1e-6 {
		t.Errorf("x = %v, want 3", b[0])
	}
}

func TestConsistentFindsRatesAndAlgebraicComponents(t *testing.T) {
	for _, p := range []*stiff.Problem{stiff.Robertson(), stiff.VanDerPol(), stiff.SqueezerIndex1()} {
		n := len(p.Y)
		cfg := dae.Config{Relative: 1e-9, Algebraic: p.Algebraic}
		if p.Name == "Robertson" {
			cfg.Algebraic = []bool{false, false, true}
		}
		y, yp := make([]float64, n), make([]float64, n)
		copy(y, p.Y)
		for i := range y {
			if cfg.Algebraic != nil && cfg.Algebraic[i] {
				y[i] = 0
			}
		}
		if err := dae.Consistent(&dae.Dense{F: p.F}, 0, y, yp, cfg); err != nil {
			t.Fatalf("%s: %v", p.Name, err)
		}
		for i := range y {
			if e := math.Abs(y[i] - p.Y[i]); e > 1e-7*(1+math.Abs(p.Y[i])) {
				t.Errorf("%s: y[%d] = %v, want %v", p.Name, i, y[i], p.Y[i])
			}
			if e := math.Abs(yp[i] - p.Yp[i]); e > 1e-7*(1+math.Abs(p.Yp[i])) {
				t.Errorf("%s: ẏ[%d] = %v, want %v", p.Name, i, yp[i], p.Yp[i])
			}
		}
	}
}

// The arc tangent is flat far from its root: full steps of Newton's method would run away.
func TestConsistentSolvesNonlinearEquations(t *testing.T) {
	f := func(_ float64, y, yp, r []float64) bool {
		r[0], r[1] = yp[0]+y[1], math.Atan(y[1]-2*y[0])
		return true
	}
	y, yp := []float64{1, 30}, []float64{0, 0}
	if err := dae.Consistent(&dae.Dense{F: f}, 0, y, yp, dae.Config{Algebraic: []bool{false, true}}); err != nil {
		t.Fatal(err)
	}
	if math.Abs(y[1]-2) > 1e-6 || math.Abs(yp[0]+2) > 1e-6 || y[0] != 1 {
		t.Errorf("y = %v, ẏ = %v; want (1, 2), ẏ₁ = −2", y, yp)
	}
}

func TestConsistentSaysWhyNot(t *testing.T) {
	y, yp := []float64{1, 5}, []float64{0, 0}
	none := func(_ float64, y, yp, r []float64) bool { r[0], r[1] = yp[0], y[1]*y[1]+1; return true }
	err := dae.Consistent(&dae.Dense{F: none}, 0, y, yp, dae.Config{Algebraic: []bool{false, true}})
	if !errors.Is(err, dae.ErrNewton) && !errors.Is(err, dae.ErrSingular) || y[1] != 5 {
		t.Errorf("no solution: %v, y = %v", err, y)
	}
	index2 := func(_ float64, y, yp, r []float64) bool { r[0], r[1] = yp[0]-y[1], y[0]; return true }
	y = []float64{0.5, 0}
	if err := dae.Consistent(&dae.Dense{F: index2}, 0, y, yp, dae.Config{Algebraic: []bool{false, true}}); err == nil {
		t.Errorf("a start off the constraint of an index-2 system: %v", y)
	}
	if err := dae.Consistent(&dae.Dense{F: index2}, 0, y, yp[:1], dae.Config{}); err == nil {
		t.Error("a short slice is taken")
	}
}
