package dae

import "math"

// Dense makes a System of a plain residual, for tens of unknowns: its matrix is stored in full, and factorised with partial pivoting.
// Only F must be given.
type Dense struct {
	// F sets r to F(y, yp, t), and reports false where it cannot.
	F func(t float64, y, yp, r []float64) bool

	// Jacobian sets j to ∂F/∂y + c ∂F/∂ẏ, row by row; j comes zeroed. It reports false where it cannot. nil: differences of F,
	// one evaluation for each unknown.
	Jacobian func(t float64, y, yp []float64, c float64, j []float64) bool

	// Typical are magnitudes of the unknowns, below which differences are not made finer; 1 for those it does not reach.
	Typical []float64

	// Evaluations counts the calls of F, those for differences included.
	Evaluations int

	matrix  []float64 // L and U, row by row
	pivot   []int     // the row that came to each place
	scale   []float64 // of each row, before pivoting
	shifted [2][]float64
	base    []float64
	column  []float64
}

// Residual implements System.
func (d *Dense) Residual(t float64, y, yp, r []float64) bool {
	d.Evaluations++
	return d.F(t, y, yp, r)
}

// Factor implements System.
func (d *Dense) Factor(t float64, y, yp []float64, c float64) bool {
	if n := len(y); len(d.pivot) != n {
		d.matrix, d.pivot, d.scale = make([]float64, n*n), make([]int, n), make([]float64, n)
		d.shifted = [2][]float64{make([]float64, n), make([]float64, n)}
		d.base, d.column = make([]float64, n), make([]float64, n)
	}
	if d.Jacobian != nil {
		clear(d.matrix)
		return d.Jacobian(t, y, yp, c, d.matrix) && d.factorise()
	}
	return d.differences(t, y, yp, c) && d.factorise()
}

// differences fills the matrix column by column: y and ẏ move together, by δ and cδ.
func (d *Dense) differences(t float64, y, yp []float64, c float64) bool {
	if !d.Residual(t, y, yp, d.base) {
		return false
	}
	ys, yps := d.shifted[0], d.shifted[1]
	copy(ys, y)
	copy(yps, yp)
	n := len(y)
	for j := range n {
		typical := 1.0
		if j < len(d.Typical) {
			typical = d.Typical[j]
		}
		// A step of length 1/c moves y by about ẏ/c.
		size := math.Max(math.Max(math.Abs(y[j]), math.Abs(yp[j]/c)), typical)
		delta := math.Copysign(math.Sqrt(epsilon)*size, yp[j])
		ok := false
		for try := 0; try < 2 && !ok; try, delta = try+1, -delta {
			ys[j] = y[j] + delta
			moved := ys[j] - y[j] // as rounding left it
			yps[j] = yp[j] + c*moved
			if ok = d.Residual(t, ys, yps, d.column); ok {
				for i, r := range d.column {
					d.matrix[i*n+j] = (r - d.base[i]) / moved
				}
			}
		}
		if !ok {
			return false
		}
		ys[j], yps[j] = y[j], yp[j]
	}
	return true
}

// factorise replaces the matrix by its factors. Rows are scaled to a largest entry of 1 first, since equations have units.
func (d *Dense) factorise() bool {
	n, a := len(d.pivot), d.matrix
	for i := range n {
		largest := 0.0
		for _, v := range a[i*n : i*n+n] {
			largest = math.Max(largest, math.Abs(v))
		}
		if largest == 0 || !finite(largest) {
			return false
		}
		d.scale[i] = 1 / largest
		for j := range n {
			a[i*n+j] *= d.scale[i]
		}
	}
	for k := range n {
		p := k
		for i := k + 1; i < n; i++ {
			if math.Abs(a[i*n+k]) > math.Abs(a[p*n+k]) {
				p = i
			}
		}
		d.pivot[k] = p
		top, other := a[k*n:k*n+n], a[p*n:p*n+n]
		if p != k {
			for j := range top {
				top[j], other[j] = other[j], top[j]
			}
		}
		if top[k] == 0 {
			return false
		}
		for i := k + 1; i < n; i++ {
			row := a[i*n : i*n+n]
			if row[k] == 0 {
				continue
			}
			f := row[k] / top[k]
			row[k] = f
			for j := k + 1; j < n; j++ {
				row[j] -= f * top[j]
			}
		}
	}
	return true
}

// Solve implements System.
func (d *Dense) Solve(b []float64) {
	n, a := len(d.pivot), d.matrix
	for i := range b {
		b[i] *= d.scale[i]
	}
	for k, p := range d.pivot {
		b[k], b[p] = b[p], b[k]
	}
	for i := 1; i < n; i++ {
		row, sum := a[i*n:i*n+i], b[i]
		for j, v := range row {
			sum -= v * b[j]
		}
		b[i] = sum
	}
	for i := n - 1; i >= 0; i-- {
		row, sum := a[i*n:i*n+n], b[i]
		for j := i + 1; j < n; j++ {
			sum -= row[j] * b[j]
		}
		b[i] = sum / row[i]
	}
}
