package lcp_test

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/lcp"
)

// Two supports under a beam, the second of which can only push. The load is beyond the first, so that the beam would lift off the
// second: it does, and the first, which can pull and push, bears what it can.
func Example() {
	p := lcp.Problem{
		A:  []float64{2, 1, 1, 2},
		B:  []float64{3, 1},
		Lo: []float64{math.Inf(-1), 0},
		Hi: []float64{math.Inf(1), math.Inf(1)},
	}
	x := make([]float64, 2)
	var solver lcp.Solver
	result := solver.Solve(&p, x)
	fmt.Printf("%.2f %.2f solved: %v\n", x[0], x[1], result.Solved)
	// Output: 1.50 0.00 solved: true
}

// A block of 2 kg lies 1 mm deep in the floor, and is pushed across with 6 N. ERP is the part of that depth that one step is to take
// away, CFM/h the softness of the contact [1/kg] (Zaeh 2004, eq. 12): both are in A and b. Friction is bounded by a cone.
func ExampleProblem_contact() {
	const (
		h, mass, gravity = 0.01, 2., 9.81
		erp, cfm, mu     = 0.2, 1e-6, 0.5
		depth            = 0.001
	)
	push := [2]float64{4.8, 3.6}
	mobility := 1/mass + cfm/h
	p := lcp.Problem{ // rows: normal, and two tangents
		A:  []float64{mobility, 0, 0, 0, mobility, 0, 0, 0, mobility},
		B:  []float64{gravity*h + erp/h*depth, -push[0] / mass * h, -push[1] / mass * h},
		Lo: []float64{0, -mu, -mu}, Hi: []float64{math.Inf(1), mu, mu},
		Of: []int{-1, 0, 0}, Cone: true,
	}
	impulse := make([]float64, 3)
	var solver lcp.Solver
	result := solver.Solve(&p, impulse)
	fmt.Printf("normal %.4f N s, friction %.4f %.4f N s, solved: %v\n", impulse[0], impulse[1], impulse[2], result.Solved)
	// Output: normal 0.2362 N s, friction -0.0480 -0.0360 N s, solved: true
}
