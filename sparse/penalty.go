package sparse

// Penalty is BᵀWB, added to a Matrix without being written out: B has a row of three numbers for each block of the pattern, and W is diagonal. It is how a node's pressure, which depends on all
// its neighbours, resists their motion: as blocks it would join neighbours of neighbours.
type Penalty struct {
	Rows    []float64 // three for each block of the pattern
	Weights []float64 // one for each row, 0 or more
	back    []int32   // the block on the other side of the diagonal
	pressed []float64 // W B x
}

// NewPenalty makes a penalty of no weight for a pattern.
func NewPenalty(p *Pattern) *Penalty {
	e := &Penalty{Rows: make([]float64, 3*p.Blocks()), Weights: make([]float64, p.Rows()), back: make([]int32, p.Blocks()), pressed: make([]float64, p.Rows())}
	for i := range p.Rows() {
		first, _, columns := p.Row(i)
		for k, j := range columns {
			e.back[first+k] = int32(p.Find(int(j), i))
		}
	}
	return e
}

// Whole returns the matrix with its penalty written out as blocks, which join neighbours of neighbours: itself, if it has none, and nil if that would be too many.
func (a *Matrix) Whole() *Matrix {
	e := a.Penalty
	if e == nil {
		return a
	}
	rows := make([][]int32, a.Rows())
	for i := range rows {
		_, _, rows[i] = a.Row(i)
	}
	p, err := NewPattern(a.Rows(), rows)
	if err != nil {
		return nil
	}
	w := NewMatrix(p)
	for i, columns := range rows {
		first, _, _ := a.Row(i)
		for k, j := range columns {
			*w.Block(w.Find(i, int(j))) = *a.Block(first + k)
		}
	}
	for i, columns := range rows { // w_i bᵀb joins all columns of row i
		first, _, _ := a.Row(i)
		for k, j := range columns {
			b := (*[3]float64)(e.Rows[3*(first+k):])
			for l, o := range columns {
				other, to := (*[3]float64)(e.Rows[3*(first+l):]), w.Block(w.Find(int(j), int(o)))
				for c := range 3 {
					for r := range 3 {
						to[3*c+r] += e.Weights[i] * b[r] * other[c]
					}
				}
			}
		}
	}
	return w
}

// Press prepares MulRows for a penalty: it has to be called for all rows before, in parts or at once. Without a penalty it does nothing.
func (a *Matrix) Press(x []float64, first, end int) {
	e := a.Penalty
	if e == nil {
		return
	}
	press(e.pressed, e.Weights, e.Rows, x, a.offsets, a.starts, first, end)
}

// addPenalty adds Bᵀ times what Press has found.
func (a *Matrix) addPenalty(y []float64, first, end int) {
	e := a.Penalty
	addPressed(y, e.Rows, e.pressed, e.back, a.columns, a.starts, first, end)
}

// press sets rows of pressed to W B x.
func (plain) press(pressed, weights, rows, x []float64, offsets, starts []int32, first, end int) {
	for i := first; i < end; i++ {
		sum := 0.0
		for k := starts[i]; k < starts[i+1]; k++ {
			b, v := (*[3]float64)(rows[3*k:]), (*[3]float64)(x[offsets[k]:])
			sum += b[0]*v[0] + b[1]*v[1] + b[2]*v[2]
		}
		pressed[i] = weights[i] * sum
	}
}

// addPressed adds Bᵀ times what was pressed to rows of y.
func (plain) addPressed(y, rows, pressed []float64, back, columns, starts []int32, first, end int) {
	for i := first; i < end; i++ {
		to := (*[3]float64)(y[3*i:])
		for k := starts[i]; k < starts[i+1]; k++ {
			b, s := (*[3]float64)(rows[3*back[k]:]), pressed[columns[k]]
			to[0], to[1], to[2] = to[0]+b[0]*s, to[1]+b[1]*s, to[2]+b[2]*s
		}
	}
}

// addOwn adds the block on the diagonal of a row.
func (e *Penalty) addOwn(a *Matrix, i int, block *[9]float64) {
	for k := a.starts[i]; k < a.starts[i+1]; k++ {
		b, w := (*[3]float64)(e.Rows[3*e.back[k]:]), e.Weights[a.columns[k]]
		for c := range 3 {
			for r := range 3 {
				block[3*c+r] += w * b[r] * b[c]
			}
		}
	}
}

// addPenalty adds that of a matrix to the one of the coarse level, up to the diagonal.
func (c *coarse) addPenalty(m *Matrix) {
	e, n := m.Penalty, len(c.rows)
	var groups [64]int32
	var sums [64][6]float64
	for i := range m.Rows() {
		if e.Weights[i] == 0 {
			continue
		}
		count := 0
		first, _, columns := m.Row(i)
		for k, j := range columns {
			arm, b := (*[4]float64)(c.arms[4*j:]), (*[3]float64)(e.Rows[3*(first+k):])
			if count == 0 || groups[count-1] != c.of[j] {
				if count == len(groups) {
					break
				}
				groups[count], sums[count] = c.of[j], [6]float64{}
				count++
			}
			s := &sums[count-1]
			s[0], s[1], s[2] = s[0]+arm[3]*b[0], s[1]+arm[3]*b[1], s[2]+arm[3]*b[2]
			s[3], s[4], s[5] = s[3]+arm[1]*b[2]-arm[2]*b[1], s[4]+arm[2]*b[0]-arm[0]*b[2], s[5]+arm[0]*b[1]-arm[1]*b[0]
		}
		for g := range count {
			for h := range g + 1 {
				for r, v := range sums[g] {
					to := c.matrix[(6*int(groups[g])+r)*n+6*int(groups[h]):]
					for k, u := range sums[h] {
						to[k] += e.Weights[i] * v * u
					}
				}
			}
		}
	}
}
