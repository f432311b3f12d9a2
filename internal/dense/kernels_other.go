//go:build !amd64

package dense

func eliminate(panel, panels, inverse []float64, starts []int, stride, count int) {
	plain{}.eliminate(panel, panels, inverse, starts, stride, count)
}

func forward(y, panels, inverse []float64, starts []int, stride, count int) {
	plain{}.forward(y, panels, inverse, starts, stride, count)
}

func backward(y, panels, inverse []float64, starts []int, stride, count int) {
	plain{}.backward(y, panels, inverse, starts, stride, count)
}

// Dot returns the inner product.
func Dot(a, b []float64) float64 { return plain{}.dot(a, b) }

// MulVec writes the first len(y) rows of a, of len(x) numbers each, times x.
func MulVec(y, a, x []float64) { plain{}.mulVec(y, a, x) }

// Scale writes each number times its own of by, times factor.
func Scale(to, from, by []float64, factor float64) { plain{}.scale(to, from, by, factor) }

// Skew returns the largest difference of a from its transpose, n×n; what is not a number may be passed over.
func Skew(a []float64, n int) float64 { return plain{}.skew(a, n, 0) }
