package validate

import (
	"math"

	"gonum.org/v1/gonum/mat"

	"github.com/tendril-sim/tendril/internal/stiff"
)

// The Radau IIA method of three stages and order 5 (Hairer & Wanner 1996, table IV.5.6).
var (
	radauC = [3]float64{(4 - math.Sqrt(6)) / 10, (4 + math.Sqrt(6)) / 10, 1}
	radauA = [3][3]float64{
		{(88 - 7*math.Sqrt(6)) / 360, (296 - 169*math.Sqrt(6)) / 1800, (-2 + 3*math.Sqrt(6)) / 225},
		{(296 + 169*math.Sqrt(6)) / 1800, (88 + 7*math.Sqrt(6)) / 360, (-2 - 3*math.Sqrt(6)) / 225},
		{(16 - math.Sqrt(6)) / 36, (16 + math.Sqrt(6)) / 36, 1. / 9},
	}
)

// stiffReference carries a stiff equation y' = f from 0 to end by the Radau IIA method: Newton's method in full on all stages, and every step made
// once whole and once in halves, whose difference is kept below 10⁻¹¹ × (|y| + scale). It shares nothing with package dae: a one-step method, an
// error estimate by halving, linear algebra of gonum. Where f cannot be integrated, it returns NaN.
func stiffReference(f derivative, y, scale []float64, end float64) []float64 {
	const tolerance = 1e-11
	n := len(y)
	y = append([]float64(nil), y...)
	for t, h := 0.0, 1e-9*end; t < end; {
		h = math.Min(h, end-t)
		whole := radauStep(f, t, h, y)
		halves := radauStep(f, t+h/2, h/2, radauStep(f, t, h/2, y))
		worst := 0.0
		for i := range n {
			worst = math.Max(worst, math.Abs(whole[i]-halves[i])/(tolerance*(math.Abs(y[i])+scale[i])))
		}
		if worst <= 1 {
			y = halves
			if t += h; end-t < 1e-14*end {
				break
			}
		}
		if math.IsNaN(worst) {
			worst = 1e3 // Newton's method failed: a shorter step
		}
		if h *= math.Min(4, math.Max(0.1, 0.9*math.Pow(math.Max(worst, 1e-12), -1./6))); h < 1e-20*end {
			return []float64{math.NaN(), math.NaN(), math.NaN()}[:n]
		}
	}
	return y
}

// radauStep returns y after one step, NaN where Newton's method does not converge.
func radauStep(f derivative, t, h float64, y []float64) []float64 {
	n := len(y)
	stages := mat.NewVecDense(3*n, nil) // what each adds to y
	residual, update := mat.NewVecDense(3*n, nil), mat.NewVecDense(3*n, nil)
	matrix := mat.NewDense(3*n, 3*n, nil)
	at, low, high, rate := make([]float64, n), make([]float64, n), make([]float64, n), make([]float64, n)
	for range 20 {
		residual.CopyVec(stages)
		matrix.Zero()
		for j := range 3 {
			for i := range n {
				at[i] = y[i] + stages.AtVec(j*n+i)
				matrix.Set(j*n+i, j*n+i, 1)
			}
			f(t+radauC[j]*h, at, rate)
			for k := range 3 {
				for i := range n {
					residual.SetVec(k*n+i, residual.AtVec(k*n+i)-h*radauA[k][j]*rate[i])
				}
			}
			for column := range n {
				value := at[column]
				delta := 1e-5 * math.Max(math.Abs(value), 1e-6)
				at[column] = value + delta
				f(t+radauC[j]*h, at, high)
				at[column] = value - delta
				f(t+radauC[j]*h, at, low)
				at[column] = value
				for k := range 3 {
					for i := range n {
						slope := (high[i] - low[i]) / (2 * delta)
						matrix.Set(k*n+i, j*n+column, matrix.At(k*n+i, j*n+column)-h*radauA[k][j]*slope)
					}
				}
			}
		}
		if err := update.SolveVec(matrix, residual); err != nil && math.IsNaN(mat.Sum(update)) {
			break
		}
		stages.SubVec(stages, update)
		still := true
		for i := range n {
			still = still && math.Abs(update.AtVec(2*n+i)) <= 1e-15*math.Abs(y[i]+stages.AtVec(2*n+i))+1e-30
		}
		if still {
			end := make([]float64, n)
			for i := range n {
				end[i] = y[i] + stages.AtVec(2*n+i)
			}
			return end
		}
	}
	for i := range at {
		at[i] = math.NaN()
	}
	return at
}

// robertsonRates is Robertson's problem as an ordinary equation, without its conservation law.
func robertsonRates(_ float64, y, dy []float64) {
	dy[0] = -0.04*y[0] + 1e4*y[1]*y[2]
	dy[2] = 3e7 * y[1] * y[1]
	dy[1] = -dy[0] - dy[2]
}

// vanDerPolRates is Van der Pol's oscillator with ε = 10⁻⁶.
func vanDerPolRates(_ float64, y, dy []float64) {
	dy[0], dy[1] = y[1], ((1-y[0]*y[0])*y[1]-y[0])/1e-6
}

// squeezerRates is the squeezer as an ordinary equation: accelerations and multipliers are solved for with gonum.
func squeezerRates(_ float64, y, dy []float64) {
	const size = stiff.Bodies + stiff.Loops
	var s stiff.Squeezer
	s.Set(y[:stiff.Bodies], y[stiff.Bodies:])
	matrix, right := mat.NewDense(size, size, nil), mat.NewVecDense(size, nil)
	for i := range stiff.Bodies {
		right.SetVec(i, s.Force[i])
		for j := range stiff.Bodies {
			matrix.Set(i, j, s.Mass[i][j])
		}
	}
	for j := range stiff.Loops {
		right.SetVec(stiff.Bodies+j, -s.Bend[j])
		for i := range stiff.Bodies {
			matrix.Set(i, stiff.Bodies+j, s.Jacobian[j][i])
			matrix.Set(stiff.Bodies+j, i, s.Jacobian[j][i])
		}
	}
	var x mat.VecDense
	_ = x.SolveVec(matrix, right) // it warns of a bad condition, which units of kg m² and m have
	for i := range stiff.Bodies {
		dy[i], dy[stiff.Bodies+i] = y[stiff.Bodies+i], x.AtVec(i)
	}
}
