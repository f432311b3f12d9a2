//go:build !amd64

package sparse

func mulRows(y, values, x []float64, offsets, starts []int32, first, end int) {
	plain{}.mulRows(y, values, x, offsets, starts, first, end)
}

func moments(sums *[24]float64, values, arms []float64, columns []int32) {
	plain{}.moments(sums, values, arms, columns)
}

func mulRowsSingle(y []float64, values []float32, x []float64, offsets, starts []int32, first, end int) {
	plain{}.mulRowsSingle(y, values, x, offsets, starts, first, end)
}

func narrow(to []float32, from []float64) { plain{}.narrow(to, from) }

func eliminate(column, lower []float64, rows []int32, m *[9]float64) {
	plain{}.eliminate(column, lower, rows, m)
}

func substitute(y, lower []float64, rows []int32, k int) { plain{}.substitute(y, lower, rows, k) }

func substituteBack(y, lower []float64, rows []int32, k int) {
	plain{}.substituteBack(y, lower, rows, k)
}

func advance(x, r, p, q []float64, alpha float64) { plain{}.advance(x, r, p, q, alpha) }

func relax(z, r, inverse, arms []float64, count int) relaxed {
	return plain{}.relax(z, r, inverse, arms, count)
}

func turn(p, z, arms, motion []float64, beta float64, count int) {
	plain{}.turn(p, z, arms, motion, beta, count)
}

func substituteMany(y, lower []float64, rows []int32, k int) {
	plain{}.substituteMany(y, lower, rows, k)
}

func substituteManyBack(y, lower []float64, rows []int32, k int) {
	plain{}.substituteManyBack(y, lower, rows, k)
}

func press(pressed, weights, rows, x []float64, offsets, starts []int32, first, end int) {
	plain{}.press(pressed, weights, rows, x, offsets, starts, first, end)
}

func addPressed(y, rows, pressed []float64, back, columns, starts []int32, first, end int) {
	plain{}.addPressed(y, rows, pressed, back, columns, starts, first, end)
}
