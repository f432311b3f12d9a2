package green

import "golang.org/x/sys/cpu"

//go:generate go run -C asm . -out ../kernels_amd64.s -stubs ../kernels_stub_amd64.go -pkg green

// assembly tells whether this CPU has what the kernels in kernels_amd64.s want.
var assembly = cpu.X86.HasAVX2 && cpu.X86.HasFMA

// mulRows sets y to rows of a, stride apart, times x.
func mulRows(y, a, x []float64, stride int) {
	if !assembly {
		plain{}.mulRows(y, a, x, stride)
		return
	}
	if len(y) == 0 || len(x) == 0 {
		clear(y)
		return
	}
	_ = a[(len(y)-1)*stride+len(x)-1]
	mulRowsAVX2(&y[0], &a[0], &x[0], len(y), len(x), stride)
}

// addOuter adds u vᵀ to rows of a, stride apart: u and v are three columns, apart from each other.
func addOuter(a, u, v []float64, rows, n, stride, apart int) {
	if !assembly {
		plain{}.addOuter(a, u, v, rows, n, stride, apart)
		return
	}
	if rows == 0 || n == 0 {
		return
	}
	_, _, _ = a[(rows-1)*stride+n-1], u[2*apart+rows-1], v[2*apart+n-1]
	addOuterAVX2(&a[0], &u[0], &v[0], rows, n, stride, apart)
}

// addColumns adds three columns of a, stride apart, each times its own of x, to y.
func addColumns(y []float64, a []float32, x *[3]float64, stride int) {
	if !assembly || len(y) == 0 {
		plain{}.addColumns(y, a, x, stride)
		return
	}
	_ = a[2*stride+len(y)-1]
	addColumnsAVX2(&y[0], &a[0], &x[0], len(y), stride)
}

// addInner adds to y the inner products of columns of a, stride apart, with x.
func addInner(y []float64, a []float32, x []float64, stride int) {
	if !assembly || len(y) == 0 || len(x) == 0 {
		plain{}.addInner(y, a, x, stride)
		return
	}
	_ = a[(len(y)-1)*stride+len(x)-1]
	addInnerAVX2(&y[0], &a[0], &x[0], len(y), len(x), stride)
}
