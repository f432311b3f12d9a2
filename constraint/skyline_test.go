package constraint

import (
	"math"
	"math/rand"
	"testing"
)

// randomSkyline is a matrix with a pattern, large on its diagonal, and the same by rows of numbers.
func randomSkyline(rnd *rand.Rand, first []int, symmetric bool) (*skyline, [][]float64) {
	s := &skyline{first: first}
	s.reset(symmetric)
	n := 6 * len(first)
	full := make([][]float64, n)
	for i := range full {
		full[i] = make([]float64, n)
	}
	for i, from := range first {
		for j := from; j <= i; j++ {
			for r := range 6 {
				for c := range 6 {
					row, column := 6*i+r, 6*j+c
					if i == j && symmetric && c > r {
						continue
					}
					x, y := rnd.NormFloat64(), rnd.NormFloat64()
					if symmetric {
						y = x
					}
					if row == column {
						x = float64(n)
						y = x
					}
					full[row][column] = x
					if i != j || symmetric {
						full[column][row] = y
					}
				}
			}
			for r := range 6 {
				for c := range 6 {
					s.at(i, j)[r][c] = full[6*i+r][6*j+c]
					if i != j && !symmetric {
						s.above(i, j)[r][c] = full[6*j+c][6*i+r]
					}
				}
			}
		}
	}
	return s, full
}

// Patterns of a tower, of a hand around a thing (an arrow), and of anything else.
func TestSkylineSolves(t *testing.T) {
	rnd := rand.New(rand.NewSource(1))
	for name, first := range map[string][]int{
		"alone": {0}, "tower": {0, 0, 1, 2, 3}, "arrow": {0, 1, 2, 3, 0, 4}, "full": {0, 0, 0, 0}, "two parts": {0, 0, 2, 2, 2}, "holes": {0, 1, 0, 2, 1, 5, 3},
	} {
		for _, symmetric := range []bool{true, false} {
			s, full := randomSkyline(rnd, first, symmetric)
			want, b := make([]float64, len(full)), make([]float64, len(full))
			for i := range want {
				want[i] = rnd.NormFloat64()
			}
			for i, row := range full {
				b[i] = dot(row, want)
			}
			if !s.factor() {
				t.Fatalf("%s, symmetric %v: not factored", name, symmetric)
			}
			s.solve(b)
			for i := range b {
				if math.Abs(b[i]-want[i]) > 1e-13 { // a matrix of condition 2 or so
					t.Fatalf("%s, symmetric %v: unknown %d is %v, want %v", name, symmetric, i, b[i], want[i])
				}
			}
		}
	}
}

func TestSkylineSaysWhatIsNotPositive(t *testing.T) {
	s, _ := randomSkyline(rand.New(rand.NewSource(2)), []int{0, 0}, true)
	s.at(1, 1)[5][5] = -1
	if s.factor() {
		t.Error("a matrix with a negative diagonal is taken for a positive one")
	}
}
