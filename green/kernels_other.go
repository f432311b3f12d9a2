//go:build !amd64

package green

func mulRows(y, a, x []float64, stride int) { plain{}.mulRows(y, a, x, stride) }

func addOuter(a, u, v []float64, rows, n, stride, apart int) {
	plain{}.addOuter(a, u, v, rows, n, stride, apart)
}

func addColumns(y []float64, a []float32, x *[3]float64, stride int) {
	plain{}.addColumns(y, a, x, stride)
}

func addInner(y []float64, a []float32, x []float64, stride int) { plain{}.addInner(y, a, x, stride) }
