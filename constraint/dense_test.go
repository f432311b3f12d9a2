package constraint

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/mat"
)

// randomSemidefinite returns B Bᵀ for a random B of n rows and rank columns.
func randomSemidefinite(rng *rand.Rand, n, rank int) *mat.Dense {
	b := mat.NewDense(n, rank, nil)
	for i := range n {
		for j := range rank {
			b.Set(i, j, rng.NormFloat64())
		}
	}
	var a mat.Dense
	a.Mul(b, b.T())
	return &a
}

func flat(a *mat.Dense) []float64 { return append([]float64(nil), a.RawMatrix().Data...) }

func TestSolveDenseAgreesWithGonum(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for n := 1; n <= 40; n++ {
		a := randomSemidefinite(rng, n, n+2)
		if n%2 == 0 { // what torques do to it
			for i := range n {
				for j := range i {
					v := rng.NormFloat64()
					a.Set(i, j, a.At(i, j)+v)
					a.Set(j, i, a.At(j, i)-v)
				}
			}
		}
		var want mat.VecDense
		rhs := mat.NewVecDense(n, nil)
		for i := range n {
			rhs.SetVec(i, rng.NormFloat64())
		}
		if err := want.SolveVec(a, rhs); err != nil {
			t.Fatal(err)
		}
		got := append([]float64(nil), rhs.RawVector().Data...)
		solveDense(flat(a), got, n)
		// Both are off by rounding times the condition number, relative to the solution.
		bound := 1e-15 * mat.Cond(a, 2) * float64(n) * mat.Norm(&want, 2)
		for i := range got {
			near(t, "solution", got[i], want.AtVec(i), bound)
		}
	}
}

// A singular system with a solution: a right-hand side in the range of A. The solution is one of many; its product is not.
func TestSolveDenseMeetsSingularSystems(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for n := 2; n <= 30; n++ {
		for _, rank := range []int{1, n / 2, n - 1} {
			rank = max(rank, 1)
			a := randomSemidefinite(rng, n, rank)
			x := mat.NewVecDense(n, nil)
			for i := range n {
				x.SetVec(i, rng.NormFloat64())
			}
			var rhs, product mat.VecDense
			rhs.MulVec(a, x)
			got := append([]float64(nil), rhs.RawVector().Data...)
			solveDense(flat(a), got, n)
			product.MulVec(a, mat.NewVecDense(n, got))
			var svd mat.SVD
			svd.Factorize(a, mat.SVDNone)
			values := svd.Values(nil)
			// What is left of used-up pivots is rounding of A, carried through the smallest that counts.
			bound := 1e-13 * float64(n) * mat.Norm(&rhs, 2) * values[0] / values[rank-1]
			for i := range n {
				near(t, "product", product.AtVec(i), rhs.AtVec(i), bound)
			}
		}
	}
}

func TestSolveDenseStaysFinite(t *testing.T) {
	nan := math.NaN()
	for _, a := range [][]float64{
		{0, 0, 0, 0}, {1, 1, 1, 1}, {1, 1, 1, 1 + 1e-15}, {0, 1, 1, 0}, {-1, 0, 0, 1}, {nan, 0, 0, 1}, {1e-300, 0, 0, 1e300},
	} {
		b := []float64{1, 2}
		solveDense(append([]float64(nil), a...), b, 2)
		for _, x := range b {
			if math.IsNaN(x) || math.IsInf(x, 0) {
				t.Errorf("%v gives %v, want finite numbers", a, b)
			}
		}
	}
}
