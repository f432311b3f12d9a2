// Package dense has the few kernels on dense matrices of some hundred rows that a contact solver spends its time in: products
// with vectors, and Cholesky's factorisation of chosen rows and columns. On CPUs with AVX2 and FMA they are
// assembly, made by asm; plain Go elsewhere.
package dense

import "math"

// Cholesky is G Gᵀ = A_FF + ε, with ε diagonal, for rows and columns F of a symmetric positive definite matrix A. Rows of G lie in panels of four,
// columns of a panel one after the other: what all kernels load is four rows of a column. Zeros before the first entry of a panel
// stay zero in G, and are passed over. In place of the diagonal blocks of G,
// 4×4 each, their inverses are kept, so that substitution is multiplication.
type Cholesky struct {
	size    int
	stride  int       // columns in a panel
	panels  []float64 // 4·stride each
	inverse []float64 // of diagonal blocks: 4 columns of 4
	starts  []int     // first block of a panel that is not zero
	y       []float64
}

// Reserve makes room for n rows.
func (c *Cholesky) Reserve(n int) {
	if n = (n + 3) &^ 3; n > c.stride {
		c.stride = n
		c.panels, c.inverse, c.starts, c.y = make([]float64, n*n), make([]float64, 4*n), make([]int, n/4), make([]float64, n)
	}
	c.size = 0
}

// Size returns the number of rows in the factorisation.
func (c *Cholesky) Size() int { return c.size }

// Factor factorises the given rows and columns of a, which has len(soft), with soft added to the diagonal. The first kept of them
// are as in the last factorisation, which is used as far as it goes. It returns false where a pivot falls below half of
// soft, as it cannot where a is positive semidefinite but for rounding.
func (c *Cholesky) Factor(a, soft []float64, rows []int, kept int) bool {
	first := min(kept, c.size) / 4
	c.size = len(rows)
	for p := first; 4*p < len(rows); p++ {
		panel := c.panels[4*p*c.stride:][:4*c.stride]
		c.starts[p] = firstBlock(a, len(soft), rows, 4*p)
		least := gather(panel, a, soft, rows, 4*c.starts[p], 4*p)
		eliminate(panel, c.panels, c.inverse, c.starts, c.stride, p)
		if !c.diagonal(panel[16*p:16*p+16], c.inverse[16*p:16*p+16], 0.5*least) {
			c.size = 4 * p
			return false
		}
	}
	return true
}

// firstBlock is the first block of four chosen columns in which rows first to first+3 of those chosen are not all zero.
func firstBlock(a []float64, n int, rows []int, first int) int {
	own := rows[first:min(first+4, len(rows))]
	from, to := own[0], own[len(own)-1]
	for k, column := range rows[:first] {
		for _, v := range a[column*n+from : column*n+to+1] { // rows between those chosen do no harm
			if v != 0 {
				return k / 4
			}
		}
	}
	return first / 4
}

// gather fills a panel with rows first to first+3 of those chosen, from a column on up to the diagonal. Rows that are missing at the end are those of
// the identity. It returns the least softness.
func gather(panel, a, soft []float64, rows []int, from, first int) (least float64) {
	n := len(soft)
	last := min(first+4, len(rows))
	r := rows[first]
	if last == first+4 && rows[last-1] == r+3 && rows[first+1] == r+1 && rows[first+2] == r+2 {
		for k := from; k < last; k++ {
			row := rows[k]
			*(*[4]float64)(panel[4*k:]) = *(*[4]float64)(a[row*n+r:])
		}
	} else {
		if last < first+4 {
			clear(panel[4*from : 4*first+16])
		}
		for lane, row := range rows[first:last] {
			of := a[row*n : row*n+n]
			for k := from; k < last; k++ {
				panel[4*k+lane] = of[rows[k]]
			}
		}
	}
	least = math.Inf(1)
	for lane := range 4 {
		if first+lane < last {
			own := soft[rows[first+lane]]
			panel[4*(first+lane)+lane] += own
			least = math.Min(least, own)
		} else {
			panel[4*(first+lane)+lane] = 1
			least = math.Min(least, 1)
		}
	}
	return least
}

// diagonal factorises a 4×4 block, of which the lower triangle counts, and writes the inverse of the factor.
func (c *Cholesky) diagonal(block, inverse []float64, least float64) bool {
	g, inv := (*[16]float64)(block), (*[16]float64)(inverse)
	for j := range 4 {
		pivot := g[4*j+j]
		for k := range j {
			pivot -= g[4*k+j] * g[4*k+j]
		}
		if !(pivot > least) || pivot > math.MaxFloat64 {
			return false
		}
		inv[4*j+j] = 1 / math.Sqrt(pivot)
		for i := j + 1; i < 4; i++ {
			v := g[4*j+i]
			for k := range j {
				v -= g[4*k+i] * g[4*k+j]
			}
			g[4*j+i] = v * inv[4*j+j]
		}
	}
	for j := range 4 { // columns of the inverse
		for i := range 4 {
			switch {
			case i < j:
				inv[4*j+i] = 0
			case i > j:
				v := 0.0
				for k := j; k < i; k++ {
					v -= g[4*k+i] * inv[4*j+k]
				}
				inv[4*j+i] = v * inv[4*i+i]
			}
		}
	}
	return true
}

// Solve solves for the chosen rows, in their order, in place. There must be room for rows up to a multiple of four.
func (c *Cholesky) Solve(x []float64) {
	count := (c.size + 3) / 4
	y := c.y[:4*count]
	copy(y, x[:c.size])
	clear(y[c.size:])
	forward(y, c.panels, c.inverse, c.starts, c.stride, count)
	backward(y, c.panels, c.inverse, c.starts, c.stride, count)
	copy(x, y[:c.size])
}
