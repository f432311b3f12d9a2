package validate

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/tendril-sim/tendril/internal/team"
	"github.com/tendril-sim/tendril/sparse"
	"github.com/tendril-sim/tendril/spatial"
)

var sparseExperiments = []experiment{
	{"sparse", "Solvers against dense elimination", "A lattice of springs, one end held: conjugate gradients and the sparse factorisation against elimination with the full matrix, and what each leaves of the right side.", sparseAgainstDense},
	{"sparse", "Iterations as the mesh grows", "Conjugate gradients with the blocks on the diagonal alone need more iterations the more nodes there are between one end and the other; with aggregates that move as rigid bodies they hardly do.", sparseIterations},
}

// springs is the matrix of a lattice of nodes, each joined to its neighbours by springs, with its places; the nodes are in the order of aggregates.
func springs(nx, ny, nz int, mass float64) (*sparse.Matrix, []spatial.Vec3, []int32, error) {
	var places []spatial.Vec3
	var cells [][]int32
	for i := range nx * ny * nz {
		x, y, z := i/(ny*nz), i/nz%ny, i%nz
		places = append(places, spatial.V(float64(x), float64(y), float64(z)))
		if x > 0 && y > 0 && z > 0 {
			var cell []int32
			for c := range 8 {
				cell = append(cell, int32(((x-c&1)*ny+y-c>>1&1)*nz+z-c>>2))
			}
			cells = append(cells, cell)
		}
	}
	p, err := sparse.NewPattern(len(places), cells)
	if err != nil {
		return nil, nil, nil, err
	}
	order, starts := sparse.Aggregate(p, max(len(places)/60, 1))
	place, moved := make([]int32, len(places)), make([]spatial.Vec3, len(places))
	for i, from := range order {
		place[from], moved[i] = int32(i), places[from]
	}
	for _, cell := range cells {
		for k := range cell {
			cell[k] = place[cell[k]]
		}
	}
	if p, err = sparse.NewPattern(len(places), cells); err != nil {
		return nil, nil, nil, err
	}
	a := sparse.NewMatrix(p)
	for i := range moved {
		own := spatial.Diag(mass, mass, mass)
		first, _, columns := a.Row(i)
		for k, j := range columns {
			if int(j) == i {
				continue
			}
			along := moved[j].Sub(moved[i]).Unit()
			spring, slack := spatial.Outer(along, along), spatial.Diag(0.01, 0.01, 0.01)
			spring.Add(&spring, &slack)
			own.Add(&own, &spring)
			var minus spatial.Mat3
			minus.AddScaled(&minus, -1, &spring)
			a.SetBlock(first+k, &minus)
		}
		a.SetBlock(a.Own(i), &own)
	}
	return a, moved, starts, nil
}

// eliminated solves with the full matrix by Gauss's elimination; rows that are held are left out.
func eliminated(a *sparse.Matrix, b []float64, held []bool) []float64 {
	n := 3 * a.Rows()
	full := make([][]float64, n)
	for i := range full {
		full[i] = make([]float64, n+1)
		full[i][n] = b[i]
	}
	for i := range a.Rows() {
		first, _, columns := a.Row(i)
		for k, j := range columns {
			for c := range 9 {
				full[3*i+c%3][3*int(j)+c/3] = a.Block(first + k)[c]
			}
		}
	}
	for i := range full {
		if held[i/3] {
			clear(full[i])
			full[i][i] = 1
		}
	}
	for k := range n {
		for i := k + 1; i < n; i++ {
			if f := full[i][k] / full[k][k]; f != 0 {
				for j := k; j <= n; j++ {
					full[i][j] -= f * full[k][j]
				}
			}
		}
	}
	x := make([]float64, n)
	for k := n - 1; k >= 0; k-- {
		x[k] = full[k][n]
		for j := k + 1; j < n; j++ {
			x[k] -= full[k][j] * x[j]
		}
		x[k] /= full[k][k]
	}
	return x
}

// apart is the relative distance of two vectors.
func apart(a, b []float64) float64 {
	sum, size := 0.0, 0.0
	for i := range b {
		sum += (a[i] - b[i]) * (a[i] - b[i])
		size += b[i] * b[i]
	}
	return math.Sqrt(sum / size)
}

func sparseAgainstDense(s *Study) error {
	rng := rand.New(rand.NewPCG(1, 2))
	exact := withinAbs(1e-9, "both are exact but for rounding, with a condition number of some 10⁴")
	for _, size := range [][3]int{{6, 3, 3}, {10, 5, 4}} {
		a, places, starts, err := springs(size[0], size[1], size[2], 0.01)
		if err != nil {
			return err
		}
		name := fmt.Sprintf("%d nodes", a.Rows())
		b, held := make([]float64, 3*a.Rows()), make([]bool, a.Rows())
		for i := range b {
			b[i] = rng.NormFloat64()
			held[i/3] = places[i/3].X == 0
		}
		want := eliminated(a, b, held)

		f := sparse.NewLDL(a.Pattern, places)
		if !f.Factor(a, held) {
			return errors.New("a pivot of a positive matrix is not positive")
		}
		x, rest := make([]float64, len(b)), make([]float64, len(b))
		f.Solve(x, b)
		s.check(name+": LDLᵀ, distance from elimination", "dense elimination", "", 0, apart(x, want), exact)
		s.check(name+": LDLᵀ, largest rest of the right side", "definition", "", 0, largestRest(a, rest, b, x, held), exact)

		c := sparse.NewCG(a, starts, &team.Team{})
		for i := range held {
			c.Hold(i, held[i])
		}
		c.Prepare(places)
		clear(x)
		outcome := c.Solve(x, b, 1e-12, 0, 1000)
		if !outcome.Converged {
			return fmt.Errorf("conjugate gradients: %+v", outcome)
		}
		s.check(name+": conjugate gradients, distance from elimination", "dense elimination", "", 0, apart(x, want), exact)
		s.check(name+": conjugate gradients, largest rest of the right side", "definition", "", 0, largestRest(a, rest, b, x, held), exact)
	}
	return nil
}

func largestRest(a *sparse.Matrix, rest, b, x []float64, held []bool) (most float64) {
	a.Residual(rest, b, x)
	for i, r := range rest {
		if !held[i/3] {
			most = math.Max(most, math.Abs(r))
		}
	}
	return most
}

func sparseIterations(s *Study) error {
	plot := &Plot{Title: "Iterations to a thousandth", Caption: "Aggregates of about 60 nodes keep the number of iterations nearly flat.",
		X: Axis{Label: "nodes", Log: true}, Y: Axis{Label: "iterations"}}
	var counts [2][]float64
	var nodes []float64
	for _, n := range []int{5, 7, 10, 14} {
		a, places, starts, err := springs(4*n, n, n, 1e-3)
		if err != nil {
			return err
		}
		nodes = append(nodes, float64(a.Rows()))
		for level, aggregates := range [][]int32{nil, starts} {
			c := sparse.NewCG(a, aggregates, &team.Team{})
			b, x := make([]float64, 3*a.Rows()), make([]float64, 3*a.Rows())
			for i, p := range places {
				c.Hold(i, p.X == 0)
				b[3*i+2] = 1
			}
			c.Prepare(places)
			counts[level] = append(counts[level], float64(c.Solve(x, b, 1e-3, 0, 2000).Iterations))
		}
	}
	plot.Series = []Series{{Name: "blocks and one aggregate", Mark: Line, X: nodes, Y: counts[0]}, {Name: "aggregates of 60 nodes", Mark: Line, X: nodes, Y: counts[1], Colour: 1}}
	s.plot(plot)
	last := len(nodes) - 1
	s.check(fmt.Sprintf("iterations at %.0f nodes, relative to those at %.0f", nodes[last], nodes[0]), "a number that does not grow", "", 1, counts[1][last]/counts[1][0],
		within(0.4, "22 times the nodes: the aggregates' own coarse problem is solved exactly, and what is left grows with their boundaries only"))
	s.check("the same without aggregates: it would be the length in nodes", "speed of a neighbour an iteration", "", nodes[last]/nodes[0], math.Pow(counts[0][last]/counts[0][0], 3),
		within(0.7, "iterations grow with the distance in nodes, the cube root of their number; printed for comparison"))
	return nil
}
