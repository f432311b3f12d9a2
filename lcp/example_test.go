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
