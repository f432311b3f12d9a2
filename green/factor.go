package green

import (
	"math"

	"github.com/tendril-sim/tendril/internal/dense"
	"github.com/tendril-sim/tendril/spatial"
)

// factor is a symmetric matrix whose first rows are eliminated by Cholesky's method, on one core and without allocation. With [[A, Bᵀ], [B, C]] it is left with L of A = L Lᵀ,
// B L⁻ᵀ and C − B A⁻¹ Bᵀ.
type factor struct {
	inside, rest int // rows that are eliminated, and that are not
	first        int // place of the first row that is not: kernels want multiples of four
	size, stride int // places of all rows
	a            []float64
	inverse      []float64 // of a block on the diagonal
	y            []float64
}

// factorBlock is how many rows are finished together.
const factorBlock = 24

func newFactor(inside, rest int) *factor {
	f := &factor{inside: inside, rest: rest, first: padded(inside)}
	f.size = f.first + rest
	f.stride = padded(f.size)
	f.a, f.inverse, f.y = make([]float64, f.stride*f.stride), make([]float64, factorBlock*factorBlock), make([]float64, f.stride)
	return f
}

// row returns the numbers on and left of the diagonal of a row, in places: see place.
func (f *factor) row(place int) []float64 { return f.a[place*f.stride:][:place+1] }

// place returns where a row or column of the matrix is.
func (f *factor) place(row int) int {
	if row < f.inside {
		return row
	}
	return f.first + row - f.inside
}

// set takes the lower half of a matrix by rows.
func (f *factor) set(matrix []float64) {
	n := f.inside + f.rest
	for i := range n {
		from, to := matrix[i*n:][:i+1], f.row(f.place(i))
		if i < f.inside {
			copy(to, from)
			continue
		}
		copy(to, from[:f.inside])
		clear(to[f.inside:f.first])
		copy(to[f.first:], from[f.inside:])
	}
	f.fill()
}

// fill makes rows that only fill up harmless.
func (f *factor) fill() {
	for i := f.inside; i < f.first; i++ {
		row := f.row(i)
		clear(row)
		row[i] = 1
	}
}

// addBlock adds to a block on or below the diagonal, of nodes among the rows that are eliminated.
func (f *factor) addBlock(r, c int, m *spatial.Mat3) {
	at := 3*r*f.stride + 3*c
	x, y, z := f.a[at:at+3], f.a[at+f.stride:at+f.stride+3], f.a[at+2*f.stride:at+2*f.stride+3]
	x[0] += m.XX
	y[0], y[1] = y[0]+m.YX, y[1]+m.YY
	z[0], z[1], z[2] = z[0]+m.ZX, z[1]+m.ZY, z[2]+m.ZZ
	if r != c {
		x[1], x[2], y[2] = x[1]+m.XY, x[2]+m.XZ, y[2]+m.YZ
	}
}

// eliminate eliminates, and tells whether A is positive.
//
// Count: for n rows of A and m of B, n³/6 + n²m/2 + nm²/2 multiplications and additions.
func (f *factor) eliminate() bool {
	var product [factorBlock]float64
	for k := 0; k < f.first; k += factorBlock {
		wide := min(factorBlock, f.first-k)
		for i := k; i < f.size; i++ {
			row := f.a[i*f.stride:]
			mulRows(product[:wide], f.a[k*f.stride:], row[:k], f.stride)
			to := row[k : k+wide]
			for c := range to {
				to[c] -= product[c]
			}
		}
		if !f.finish(k, wide) {
			return false
		}
		for i := k + wide; i < f.size; i++ {
			row := f.a[i*f.stride+k:][:wide]
			copy(product[:], row)
			mulRows(row, f.inverse, product[:wide], factorBlock)
		}
	}
	for i := f.first; i < f.size; i++ {
		row := f.row(i)
		reach := min(padded(len(row)-f.first), f.stride-f.first)
		mulRows(f.y[:reach], f.a[f.first*f.stride:], row[:f.first], f.stride)
		for c, v := range f.y[:len(row)-f.first] {
			row[f.first+c] -= v
		}
	}
	return true
}

// finish factorises a block on the diagonal and inverts the factor.
func (f *factor) finish(k, wide int) bool {
	for i := k; i < k+wide; i++ {
		row := f.row(i)
		for j := k; j < i; j++ {
			other := f.row(j)
			row[j] = (row[j] - dense.Dot(row[k:j], other[k:j])) / other[j]
		}
		pivot := row[i] - dense.Dot(row[k:i], row[k:i])
		if !(pivot > 0) {
			return false
		}
		row[i] = math.Sqrt(pivot)
	}
	clear(f.inverse)
	for j := range wide {
		f.inverse[j*factorBlock+j] = 1 / f.row(k + j)[k+j]
		for i := j + 1; i < wide; i++ {
			row := f.row(k + i)[k:]
			sum := 0.0
			for c := j; c < i; c++ {
				sum -= row[c] * f.inverse[c*factorBlock+j]
			}
			f.inverse[i*factorBlock+j] = sum / row[i]
		}
	}
	return true
}

// forward keeps L⁻¹ b, and adds to rest, of the rows that are not eliminated, what these see of it: B A⁻¹ b.
func (f *factor) forward(b, rest []float64) {
	y := f.y[:f.first]
	clear(y)
	copy(y, b[:f.inside])
	for i := range f.inside {
		row := f.row(i)
		y[i] = (y[i] - dense.Dot(row[:i], y[:i])) / row[i]
	}
	for r := range f.rest {
		rest[r] += dense.Dot(f.row(f.first + r)[:f.first], y)
	}
}

// backward sets x to the solution of the rows that are eliminated, for the b that forward was given and values of the rows that are not.
func (f *factor) backward(x, given []float64) {
	y := f.y[:f.first]
	for r := range f.rest {
		addScaled(y, -given[r], f.row(f.first + r)[:f.first])
	}
	for i := f.inside - 1; i >= 0; i-- {
		row := f.row(i)
		x[i] = y[i] / row[i]
		addScaled(y[:i], -x[i], row[:i])
	}
}
