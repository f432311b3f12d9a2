package dense

import "golang.org/x/sys/cpu"

//go:generate go run -C asm . -out ../kernels_amd64.s -stubs ../kernels_stub_amd64.go -pkg dense

// assembly tells whether this CPU has what the kernels in kernels_amd64.s want.
var assembly = cpu.X86.HasAVX2 && cpu.X86.HasFMA

// eliminate turns a panel, filled with four rows of A, into rows of G but for its diagonal block, which it leaves as what is to be
// factorised: column block j of it, of count, becomes (P_j − Σ P_k G_jkᵀ) G_jj⁻ᵀ, k < j.
func eliminate(panel, panels, inverse []float64, starts []int, stride, count int) {
	if !assembly {
		plain{}.eliminate(panel, panels, inverse, starts, stride, count)
		return
	}
	eliminateAVX2(&panel[0], &panels[0], &inverse[0], &starts[0], stride, count)
}

// forward solves G y = y for count panels.
func forward(y, panels, inverse []float64, starts []int, stride, count int) {
	if !assembly {
		plain{}.forward(y, panels, inverse, starts, stride, count)
	} else if count > 0 {
		forwardAVX2(&y[0], &panels[0], &inverse[0], &starts[0], stride, count)
	}
}

// backward solves Gᵀ y = y for count panels.
func backward(y, panels, inverse []float64, starts []int, stride, count int) {
	if !assembly {
		plain{}.backward(y, panels, inverse, starts, stride, count)
	} else if count > 0 {
		backwardAVX2(&y[0], &panels[0], &inverse[0], &starts[0], stride, count)
	}
}

// Dot returns the inner product.
func Dot(a, b []float64) float64 {
	if !assembly {
		return plain{}.dot(a, b)
	}
	if b = b[:len(a)]; len(a) == 0 {
		return 0
	}
	return dotAVX2(&a[0], &b[0], len(a))
}

// MulVec writes the first len(y) rows of a, of len(x) numbers each, times x.
func MulVec(y, a, x []float64) {
	n := len(x)
	if !assembly || n == 0 {
		plain{}.mulVec(y, a, x)
		return
	}
	fours := len(y) &^ 3
	a = a[:len(y)*n]
	if fours > 0 {
		mulVecAVX2(&y[0], &a[0], &x[0], fours, n)
	}
	for i := fours; i < len(y); i++ {
		y[i] = dotAVX2(&a[i*n], &x[0], n)
	}
}

// Scale writes each number times its own of by, times factor.
func Scale(to, from, by []float64, factor float64) {
	if !assembly {
		plain{}.scale(to, from, by, factor)
		return
	}
	if to, by = to[:len(from)], by[:len(from)]; len(from) > 0 {
		scaleAVX2(&to[0], &from[0], &by[0], factor, len(from))
	}
}

// Skew returns the largest difference of a from its transpose, n×n; what is not a number may be passed over.
func Skew(a []float64, n int) float64 {
	fours := n &^ 3
	if !assembly || fours == 0 {
		return plain{}.skew(a, n, 0)
	}
	a = a[:n*n]
	return max(skewAVX2(&a[0], n, fours), plain{}.skew(a, n, fours))
}
