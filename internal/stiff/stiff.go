// Package stiff has published stiff problems with their published solutions (Mazzia & Magherini, "Test Set for Initial Value Problem Solvers",
// release 2.4, University of Bari, 2008), on which the tests, the validation and the
// benchmarks of package dae stand.
package stiff

// Problem is F(y, ẏ, t) = 0 from t = 0 on.
type Problem struct {
	Name string

	F     func(t float64, y, yp, r []float64) bool
	Y, Yp []float64 // at t = 0, with F = 0

	Typical   []float64 // magnitudes of the unknowns
	Absolute  []float64 // absolute tolerance of each unknown, for a relative tolerance of 1
	Algebraic []bool    // unknowns that an error test should leave out

	End       float64   // time of Solution
	Solution  []float64 // the leading components of y at End
	Published string    // where Solution was published
}

// Robertson is the kinetics of an autocatalytic reaction (Robertson 1966): rates from 0.04 to 3×10⁷, and time scales
// from 10⁻⁵ to 10¹¹ s. The third equation is the conservation of mass, without a derivative.
func Robertson() *Problem {
	return &Problem{
		Name: "Robertson",
		F: func(_ float64, y, yp, r []float64) bool {
			slow, fast, back := 0.04*y[0], 3e7*y[1]*y[1], 1e4*y[1]*y[2]
			r[0] = yp[0] + slow - back
			r[1] = yp[1] - slow + back + fast
			r[2] = y[0] + y[1] + y[2] - 1
			return true
		},
		Y: []float64{1, 0, 0}, Yp: []float64{-0.04, 0.04, 0},
		Typical: []float64{1e-3, 1e-9, 1e-3}, Absolute: []float64{1e-4, 1e-10, 1e-2},
		End: 1e11, Solution: []float64{0.2083340149701255e-7, 0.8333360770334713e-13, 0.9999999791665050},
		Published: "Mazzia & Magherini 2008, test problem ROBER",
	}
}

// VanDerPol is Van der Pol's oscillator with µ = 1000 in the time of its slow branch, ε ÿ = (1 − y²) ẏ − y with ε = 1/µ²: long rests and leaps
// between them.
func VanDerPol() *Problem {
	const epsilon = 1e-6
	return &Problem{
		Name: "Van der Pol",
		F: func(_ float64, y, yp, r []float64) bool {
			r[0] = yp[0] - y[1]
			r[1] = epsilon*yp[1] - (1-y[0]*y[0])*y[1] + y[0]
			return true
		},
		Y: []float64{2, 0}, Yp: []float64{0, -2 / epsilon},
		Typical: []float64{1, 1}, Absolute: []float64{1, 1},
		End: 2, Solution: []float64{1.706167732170469, -0.8928097010248125},
		Published: "Mazzia & Magherini 2008, test problem VDPOL",
	}
}
