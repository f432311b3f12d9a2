package dense

import "math"

// Solve solves n equations, rows of n + 1 numbers of which the last is the right-hand side and becomes the answer, by elimination with row pivots. It reports
// whether all pivots are above least.
func Solve(m []float64, n int, least float64) bool {
	width := n + 1
	for c := range n {
		best := c
		for r := c + 1; r < n; r++ {
			if math.Abs(m[r*width+c]) > math.Abs(m[best*width+c]) {
				best = r
			}
		}
		if !(math.Abs(m[best*width+c]) > least) {
			return false
		}
		from := m[c*width+c : (c+1)*width]
		if best != c {
			other := m[best*width+c : (best+1)*width]
			for k, v := range other {
				other[k], from[k] = from[k], v
			}
		}
		for r := c + 1; r < n; r++ {
			to := m[r*width+c : (r+1)*width]
			factor := to[0] / from[0]
			for k, v := range from {
				to[k] -= factor * v
			}
		}
	}
	for c := n - 1; c >= 0; c-- {
		v := m[c*width+n]
		for k := c + 1; k < n; k++ {
			v -= m[c*width+k] * m[k*width+n]
		}
		m[c*width+n] = v / m[c*width+c]
	}
	return true
}
