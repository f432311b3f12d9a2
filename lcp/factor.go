package lcp

// factor is L U = Â_FF + ε for the rows F that are free, L with a diagonal of ones. Rows come and go: one that comes borders the
// matrix; one that goes leaves a change of rank one in what follows it (Bennett 1965). Both cost k². There is no
// exchange of rows: with a positive definite symmetric part none is needed, and pivots are at least ε.
type factor struct {
	size      int       // k
	stride    int       // room in a row
	rows      []int     // F, in the order they came
	lower     []float64 // L by rows, below the diagonal
	upper     []float64 // U by columns, with the diagonal
	p, g      []float64 // of a row that goes: see remove
	y         []float64
	symmetric bool
}

func newFactor(n int) factor {
	vector := func() []float64 { return make([]float64, n) }
	return factor{stride: n, rows: make([]int, n), lower: make([]float64, n*n), upper: make([]float64, n*n), p: vector(), g: vector(), y: vector()}
}

func (f *factor) l(i int) []float64 { return f.lower[i*f.stride : i*f.stride+i] }
func (f *factor) u(i int) []float64 { return f.upper[i*f.stride : i*f.stride+i+1] }

// add brings in row i of a, n rows, with a softness on its diagonal. It returns false, and leaves the row out, where the pivot
// shows that a is not positive semidefinite.
func (f *factor) add(a []float64, n, i int, soft float64) bool {
	k := f.size
	lower, upper := f.lower[k*f.stride:k*f.stride+k], f.upper[k*f.stride:k*f.stride+k+1]
	for j, row := range f.rows[:k] {
		upper[j] = a[row*n+i] - dot(f.l(j), upper[:j])
		diagonal := f.upper[j*f.stride+j]
		if f.symmetric {
			lower[j] = upper[j] / diagonal
		} else {
			lower[j] = (a[i*n+row] - dot(f.upper[j*f.stride:j*f.stride+j], lower[:j])) / diagonal
		}
	}
	pivot := a[i*n+i] + soft - dot(lower, upper[:k])
	if !(pivot > 0.5*soft) {
		return false
	}
	upper[k] = pivot
	f.rows[k] = i
	f.size++
	return true
}

// remove takes out the row in place at. Behind it L U = L₃U₃ + x yᵀ, with x the column of L and y the row of U that go: as a row
// r is passed, column by column, with p the x and g the y/U′ of earlier rows,
//
//	x −= p L, L′ = L + g x     U′ = U + p y, y −= g U′
//
// and U′ᵣᵣ = Uᵣᵣ + x y. It moves up one place on the way.
func (f *factor) remove(at int) bool {
	for r := at + 1; r < f.size; r++ {
		l, u := f.l(r), f.u(r)
		newL, newU := f.lower[(r-1)*f.stride:], f.upper[(r-1)*f.stride:]
		copy(newL, l[:at])
		copy(newU, u[:at])
		x, y := l[at], u[at]
		for j := at + 1; j < r; j++ {
			p, g := f.p[j], f.g[j]
			x -= p * l[j]
			newL[j-1] = l[j] + g*x
			t := u[j] + p*y
			y -= g * t
			newU[j-1] = t
		}
		pivot := u[r] + x*y
		if !(pivot > 0) {
			return false
		}
		newU[r-1] = pivot
		f.p[r], f.g[r] = x, y/pivot
		f.rows[r-1] = f.rows[r]
	}
	f.size--
	return true
}

// solve solves for the free rows: b and the answer are by row of the whole problem.
func (f *factor) solve(b, x []float64) {
	y := f.y[:f.size]
	for i := range y {
		y[i] = b[f.rows[i]] - dot(f.l(i), y[:i])
	}
	for i := len(y) - 1; i >= 0; i-- {
		u := f.u(i)
		y[i] /= u[i]
		v := y[i]
		for j, c := range u[:i] {
			y[j] -= c * v
		}
	}
	for i, row := range f.rows[:f.size] {
		x[row] = y[i]
	}
}
