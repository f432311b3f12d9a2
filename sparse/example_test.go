package sparse_test

import (
	"fmt"

	"github.com/tendril-sim/tendril/sparse"
	"github.com/tendril-sim/tendril/spatial"
)

// A row of five nodes, each held by a spring to its place and by one to each neighbour. The first one is known.
func row() (*sparse.Matrix, []spatial.Vec3) {
	var places []spatial.Vec3
	var springs [][]int32
	for i := range int32(5) {
		places = append(places, spatial.V(float64(i), 0, 0))
		if i > 0 {
			springs = append(springs, []int32{i - 1, i})
		}
	}
	p, err := sparse.NewPattern(len(places), springs)
	if err != nil {
		panic(err)
	}
	a := sparse.NewMatrix(p)
	for i := range places {
		first, _, columns := a.Row(i)
		own := spatial.Diag(1, 1, 1)
		for k, j := range columns {
			if int(j) != i {
				away := spatial.Diag(-1, -1, -1)
				a.SetBlock(first+k, &away)
				own.AddScaled(&own, -1, &away)
			}
		}
		a.SetBlock(a.Own(i), &own)
	}
	return a, places
}

func ExampleCG() {
	a, places := row()
	c := sparse.NewCG(a, nil, nil)
	c.Hold(0, true)
	c.Prepare(places)
	x, b := make([]float64, 15), make([]float64, 15)
	x[0] = 1 // moved along
	o := c.Solve(x, b, 1e-12, 0, 100)
	fmt.Println(o.Converged)
	for i := range places {
		fmt.Printf("%.4f ", x[3*i])
	}
	// Output:
	// true
	// 1.0000 0.3824 0.1471 0.0588 0.0294
}

func ExampleLDL() {
	a, places := row()
	f := sparse.NewLDL(a.Pattern, places)
	fmt.Println(f.Factor(a, []bool{true, false, false, false, false}))
	x, b, scratch := make([]float64, 15), make([]float64, 15), make([]float64, 15)
	x[0] = 1
	f.Improve(a, x, b, scratch)
	for i := range places {
		fmt.Printf("%.4f ", x[3*i])
	}
	// Output:
	// true
	// 1.0000 0.3824 0.1471 0.0588 0.0294
}
