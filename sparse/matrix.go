package sparse

import "github.com/tendril-sim/tendril/spatial"

// Matrix is a symmetric matrix of 3×3 blocks. Both halves are stored, so that rows are independent of each other.
type Matrix struct {
	*Pattern
	Values  []float64 // nine for each block, column after column; and one beyond the end that kernels may read
	Penalty *Penalty  // added, unless nil
}

// NewMatrix makes a matrix of zeros.
func NewMatrix(p *Pattern) *Matrix {
	return &Matrix{Pattern: p, Values: make([]float64, 9*p.Blocks()+1)}
}

// Block returns block k.
func (a *Matrix) Block(k int) *[9]float64 { return (*[9]float64)(a.Values[9*k:]) }

// SetBlock gives block k the values of a matrix.
func (a *Matrix) SetBlock(k int, m *spatial.Mat3) {
	*a.Block(k) = [9]float64{m.XX, m.YX, m.ZX, m.XY, m.YY, m.ZY, m.XZ, m.YZ, m.ZZ}
}

// MulVec sets y to the product with x.
func (a *Matrix) MulVec(y, x []float64) {
	a.Press(x, 0, a.Rows())
	a.MulRows(y, x, 0, a.Rows())
}

// MulRows sets rows first to end − 1 of y to those of the product with x. A penalty wants Press before.
//
// Count: for a block 9 multiplications and additions, 76 bytes of the matrix and 24 of x read.
func (a *Matrix) MulRows(y, x []float64, first, end int) {
	mulRows(y[:3*a.Rows()], a.Values, x[:3*a.Rows()], a.offsets, a.starts, first, end)
	if a.Penalty != nil {
		a.addPenalty(y, first, end)
	}
}

// Residual sets r to b − A x.
func (a *Matrix) Residual(r, b, x []float64) {
	a.MulVec(r, x)
	for i := range r[:3*a.Rows()] {
		r[i] = b[i] - r[i]
	}
}

// plain are the kernels in Go, and what those in assembly are compared with.
type plain struct{}

func (plain) mulRows(y, values, x []float64, offsets, starts []int32, first, end int) {
	for i := first; i < end; i++ {
		var sum [3]float64
		for k := starts[i]; k < starts[i+1]; k++ {
			b, v := (*[9]float64)(values[9*k:]), (*[3]float64)(x[offsets[k]:])
			sum[0] += b[0]*v[0] + b[3]*v[1] + b[6]*v[2]
			sum[1] += b[1]*v[0] + b[4]*v[1] + b[7]*v[2]
			sum[2] += b[2]*v[0] + b[5]*v[1] + b[8]*v[2]
		}
		*(*[3]float64)(y[3*i:]) = sum
	}
}

func (plain) mulRowsSingle(y []float64, values []float32, x []float64, offsets, starts []int32, first, end int) {
	for i := first; i < end; i++ {
		var sum [3]float64
		for k := starts[i]; k < starts[i+1]; k++ {
			b, v := (*[9]float32)(values[9*k:]), (*[3]float64)(x[offsets[k]:])
			sum[0] += float64(b[0])*v[0] + float64(b[3])*v[1] + float64(b[6])*v[2]
			sum[1] += float64(b[1])*v[0] + float64(b[4])*v[1] + float64(b[7])*v[2]
			sum[2] += float64(b[2])*v[0] + float64(b[5])*v[1] + float64(b[8])*v[2]
		}
		*(*[3]float64)(y[3*i:]) = sum
	}
}

func (plain) narrow(to []float32, from []float64) {
	for i, v := range from {
		to[i] = float32(v)
	}
}
