package sparse

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// Columns of the inverse are solutions for units, to single precision; of rows that are held they are 0.
func TestInverseAgreesWithSolutions(t *testing.T) {
	a, nodes, _ := lattice(t, 8, 5, 4, 0.1, false)
	held := make([]bool, a.Rows())
	for i, p := range nodes {
		held[i] = p.X == 0
	}
	f := NewLDL(a.Pattern, nodes)
	rows := []int32{3, int32(a.Rows() - 1), 71, 0}
	out := make([][]float32, len(rows))
	for k := range out {
		out[k] = make([]float32, 9*a.Rows())
	}
	if f.Inverse(rows, out) {
		t.Error("there is an inverse without a factorisation")
	}
	f.Factor(a, held)
	x, b := make([]float64, 3*a.Rows()), make([]float64, 3*a.Rows())
	for count := 1; count <= Columns; count++ {
		if !f.Inverse(rows[:count], out[:count]) {
			t.Fatal("no inverse")
		}
		for k, row := range rows[:count] {
			for axis := range 3 {
				b[3*int(row)+axis] = 1
				f.Solve(x, b)
				b[3*int(row)+axis] = 0
				size := 0.0
				for _, v := range x {
					size = math.Max(size, math.Abs(v))
				}
				for i, want := range x {
					if got := float64(out[k][9*(i/3)+3*(i%3)+axis]); math.Abs(got-want) > 1e-7*size {
						t.Fatalf("column %d, axis %d, row %d: %v, want %v", row, axis, i, got, want)
					}
				}
			}
		}
	}
}

func TestSubstitutionOfManyAgreesWithItsTwin(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := 1; n < 6; n++ {
		lower, y := vector(rng, 9*n), vector(rng, manyRow*(2*n+2))
		var rows []int32
		for i := range int32(n) {
			rows = append(rows, 2*i+2)
		}
		want := slices.Clone(y)
		substituteMany(y, lower, rows, 1)
		plain{}.substituteMany(want, lower, rows, 1)
		if d := distance(y, want); d > 1e-15 {
			t.Errorf("%d rows: substituteMany is off by %.2g", n, d)
		}
		substituteManyBack(y, lower, rows, 0)
		plain{}.substituteManyBack(want, lower, rows, 0)
		if d := distance(y, want); d > 1e-14 {
			t.Errorf("%d rows: substituteManyBack is off by %.2g", n, d)
		}
	}
}

// A penalty that is written out does to a vector what it does as a product.
func TestWholeIsTheSameMatrix(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	a, _, _ := lattice(t, 4, 3, 3, 0.1, false)
	if a.Whole() != a {
		t.Error("a matrix without a penalty is not itself")
	}
	a.Penalty = NewPenalty(a.Pattern)
	copy(a.Penalty.Rows, vector(rng, len(a.Penalty.Rows)))
	for i := range a.Penalty.Weights {
		a.Penalty.Weights[i] = 10 * rng.Float64()
	}
	x, got, want := vector(rng, 3*a.Rows()), make([]float64, 3*a.Rows()), make([]float64, 3*a.Rows())
	a.MulVec(want, x)
	a.Whole().MulVec(got, x)
	if d := distance(got, want); d > 1e-14 {
		t.Errorf("off by %.2g", d)
	}
}

func TestPressureAgreesWithItsTwin(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	a, _, _ := lattice(t, 4, 3, 3, 0.1, false)
	e, n := NewPenalty(a.Pattern), a.Rows()
	copy(e.Rows, vector(rng, len(e.Rows)))
	copy(e.Weights, vector(rng, n))
	x, y := vector(rng, 3*n), vector(rng, 3*n)
	pressed, added := slices.Clone(e.pressed), slices.Clone(y)
	for _, part := range [][2]int{{0, 7}, {7, 7}, {7, n}} {
		press(e.pressed, e.Weights, e.Rows, x, a.offsets, a.starts, part[0], part[1])
		plain{}.press(pressed, e.Weights, e.Rows, x, a.offsets, a.starts, part[0], part[1])
	}
	if d := distance(e.pressed, pressed); d > 1e-15 {
		t.Errorf("press is off by %.2g", d)
	}
	for _, part := range [][2]int{{0, 7}, {7, 7}, {7, n}} {
		addPressed(y, e.Rows, pressed, e.back, a.columns, a.starts, part[0], part[1])
		plain{}.addPressed(added, e.Rows, pressed, e.back, a.columns, a.starts, part[0], part[1])
	}
	if d := distance(y, added); d > 1e-15 {
		t.Errorf("addPressed is off by %.2g", d)
	}
}
