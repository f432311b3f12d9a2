package sparse

import "golang.org/x/sys/cpu"

//go:generate go run -C asm . -out ../kernels_amd64.s -stubs ../kernels_stub_amd64.go -pkg sparse

// assembly tells whether this CPU has what the kernels in kernels_amd64.s want.
var assembly = cpu.X86.HasAVX2 && cpu.X86.HasFMA

// mulRows sets rows of y to those of a product.
func mulRows(y, values, x []float64, offsets, starts []int32, first, end int) {
	if !assembly {
		plain{}.mulRows(y, values, x, offsets, starts, first, end)
		return
	}
	if first >= end {
		return
	}
	k := starts[first]
	_ = values[9*starts[end]] // the number beyond the last
	mulRowsAVX2(&y[3*first], &values[9*k], &x[0], &offsets[k], &starts[first], end-first)
}

// mulRowsSingle sets rows of y to those of a product with a matrix of single precision.
func mulRowsSingle(y []float64, values []float32, x []float64, offsets, starts []int32, first, end int) {
	if !assembly {
		plain{}.mulRowsSingle(y, values, x, offsets, starts, first, end)
		return
	}
	if first >= end {
		return
	}
	k := starts[first]
	_ = values[9*starts[end]]
	mulRowsSingleAVX2(&y[3*first], &values[9*k], &x[0], &offsets[k], &starts[first], end-first)
}

// narrow copies numbers to single precision.
func narrow(to []float32, from []float64) {
	fours := len(from) / 4
	if assembly && fours > 0 {
		_ = to[len(from)-1]
		narrowAVX2(&to[0], &from[0], fours)
		to, from = to[4*fours:], from[4*fours:]
	}
	plain{}.narrow(to, from)
}

// moments adds blocks up, and blocks times what a turn does at their columns: see plain.moments.
func moments(sums *[24]float64, values, arms []float64, columns []int32) {
	if !assembly || len(columns) == 0 {
		plain{}.moments(sums, values, arms, columns)
		return
	}
	_ = values[9*len(columns)]
	momentsAVX2(&sums[0], &values[0], &arms[0], &columns[0], len(columns))
}

// eliminate subtracts L_i m from the padded block of each row i.
func eliminate(column, lower []float64, rows []int32, m *[9]float64) {
	if !assembly || len(rows) == 0 {
		plain{}.eliminate(column, lower, rows, m)
		return
	}
	_ = lower[9*len(rows)]
	eliminateAVX2(&column[0], &lower[0], &rows[0], &m[0], len(rows))
}

// substitute subtracts L_i y_k from y_i for every row i of column k.
func substitute(y, lower []float64, rows []int32, k int) {
	if !assembly || len(rows) == 0 {
		plain{}.substitute(y, lower, rows, k)
		return
	}
	_, _ = lower[9*len(rows)], y[3*rows[len(rows)-1]+3] // the last row is the highest
	substituteAVX2(&y[0], &lower[0], &rows[0], &y[3*k], len(rows))
}

// substituteBack subtracts L_iᵀ y_i from y_k for every row i of column k.
func substituteBack(y, lower []float64, rows []int32, k int) {
	if !assembly || len(rows) == 0 {
		plain{}.substituteBack(y, lower, rows, k)
		return
	}
	_, _ = lower[9*len(rows)], y[3*rows[len(rows)-1]+3]
	var sums [12]float64
	substituteBackAVX2(&sums[0], &y[0], &lower[0], &rows[0], len(rows))
	for c := range 3 {
		y[3*k+c] -= sums[4*c] + sums[4*c+1] + sums[4*c+2]
	}
}

// substituteMany is substitute for twelve right sides.
func substituteMany(y, lower []float64, rows []int32, k int) {
	if !assembly || len(rows) == 0 {
		plain{}.substituteMany(y, lower, rows, k)
		return
	}
	_, _ = lower[9*len(rows)-1], y[manyRow*int(rows[len(rows)-1])+manyRow-1]
	substituteManyAVX2(&y[0], &lower[0], &rows[0], &y[manyRow*k], len(rows))
}

// substituteManyBack is substituteBack for twelve right sides.
func substituteManyBack(y, lower []float64, rows []int32, k int) {
	if !assembly || len(rows) == 0 {
		plain{}.substituteManyBack(y, lower, rows, k)
		return
	}
	_, _ = lower[9*len(rows)-1], y[manyRow*int(rows[len(rows)-1])+manyRow-1]
	substituteManyBackAVX2(&y[manyRow*k], &y[0], &lower[0], &rows[0], len(rows))
}

// press sets rows of pressed to W B x.
func press(pressed, weights, rows, x []float64, offsets, starts []int32, first, end int) {
	if !assembly || first >= end {
		plain{}.press(pressed, weights, rows, x, offsets, starts, first, end)
		return
	}
	k := starts[first]
	_, _, _, _ = pressed[end-1], weights[end-1], rows[3*starts[end]-1], x[3*(len(starts)-1)-1]
	pressAVX2(&pressed[first], &weights[first], &rows[3*k], &x[0], &offsets[k], &starts[first], end-first)
}

// addPressed adds Bᵀ times what was pressed to rows of y.
func addPressed(y, rows, pressed []float64, back, columns, starts []int32, first, end int) {
	if !assembly || first >= end {
		plain{}.addPressed(y, rows, pressed, back, columns, starts, first, end)
		return
	}
	k := starts[first]
	_, _, _ = y[3*end-1], rows[3*starts[len(starts)-1]-1], pressed[len(starts)-2]
	addPressedAVX2(&y[3*first], &rows[0], &pressed[0], &back[k], &columns[k], &starts[first], end-first)
}

// advance goes on along p.
func advance(x, r, p, q []float64, alpha float64) {
	if !assembly || len(x) == 0 {
		plain{}.advance(x, r, p, q, alpha)
		return
	}
	_, _, _ = r[len(x)-1], p[len(x)-1], q[len(x)-1]
	advanceAVX2(&x[0], &r[0], &p[0], &q[0], alpha, len(x))
}

// relax lets blocks answer, and sums what is left of an aggregate.
func relax(z, r, inverse, arms []float64, count int) relaxed {
	if !assembly || count == 0 {
		return plain{}.relax(z, r, inverse, arms, count)
	}
	_, _, _, _ = z[4*count-1], r[3*count], inverse[9*count], arms[4*count-1]
	var sums [12]float64
	relaxAVX2(&z[0], &r[0], &inverse[0], &arms[0], &sums[0], count)
	return relaxed{sums[0] + sums[1] + sums[2], [6]float64{sums[4], sums[5], sums[6], sums[8], sums[9], sums[10]}}
}

// turn sets the next direction of an aggregate.
func turn(p, z, arms, motion []float64, beta float64, count int) {
	if !assembly || count == 0 {
		plain{}.turn(p, z, arms, motion, beta, count)
		return
	}
	_, _, _, _ = p[3*count], z[4*count-1], arms[4*count-1], motion[6]
	turnAVX2(&p[0], &z[0], &arms[0], &motion[0], beta, count)
}
