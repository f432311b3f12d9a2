package sparse

// manyRow is how many numbers a row of twelve right sides has: three times twelve.
const manyRow = 36

// Columns is how many columns of blocks Inverse finds at once.
const Columns = 4

// Inverse finds columns of blocks of the inverse: out[k] gets that of row rows[k], nine numbers for each row, row after row of its block, in single precision. There are Columns of
// them at most. Rows that are held answer nothing. It returns false if there is no factorisation.
//
// Count: for all of them together 108 multiplications and additions for each block of L, and as much again for those on the way from the rows up the tree of eliminations.
func (f *LDL) Inverse(rows []int32, out [][]float32) bool {
	if !f.sound {
		return false
	}
	s, n := f.symbol, len(f.symbol.order)
	if f.many == nil {
		f.many, f.reached = make([]float64, manyRow*n), make([]bool, n)
	}
	y := f.many
	clear(y)
	clear(f.reached)
	for c, row := range rows {
		if f.held[row] {
			continue
		}
		for axis := range 3 {
			y[manyRow*int(s.place[row])+12*axis+3*c+axis] = 1
		}
		for k := s.place[row]; !f.reached[k]; k = s.rows[s.starts[k]] {
			f.reached[k] = true
			if s.starts[k] == s.starts[k+1] {
				break
			}
		}
	}
	for k := range n {
		if first, end := s.starts[k], s.starts[k+1]; f.reached[k] && first < end {
			substituteMany(y, f.lower[9*first:9*end], s.rows[first:end], k)
		}
	}
	for k := n - 1; k >= 0; k-- {
		if f.reached[k] {
			divideMany((*[manyRow]float64)(y[manyRow*k:]), (*[9]float64)(f.inverse[9*k:]))
		}
		if first, end := s.starts[k], s.starts[k+1]; first < end {
			substituteManyBack(y, f.lower[9*first:9*end], s.rows[first:end], k)
		}
	}
	for i, row := range s.order {
		from := (*[manyRow]float64)(y[manyRow*i:])
		for c := range rows {
			to := (*[9]float32)(out[c][9*row:])
			for r := range 3 {
				for axis := range 3 {
					to[3*r+axis] = float32(from[12*r+3*c+axis])
				}
			}
		}
	}
	return true
}

// divideMany multiplies twelve right sides by the inverse of a pivot.
func divideMany(v *[manyRow]float64, inv *[9]float64) {
	for k := range 12 {
		x, y, z := v[k], v[12+k], v[24+k]
		v[k], v[12+k], v[24+k] = inv[0]*x+inv[3]*y+inv[6]*z, inv[1]*x+inv[4]*y+inv[7]*z, inv[2]*x+inv[5]*y+inv[8]*z
	}
}

// substituteMany is substitute for twelve right sides.
func (plain) substituteMany(y, lower []float64, rows []int32, k int) {
	v := (*[manyRow]float64)(y[manyRow*k:])
	for n, i := range rows {
		to, l := (*[manyRow]float64)(y[manyRow*int(i):]), (*[9]float64)(lower[9*n:])
		for r := range 3 {
			for j := range 12 {
				to[12*r+j] -= l[r]*v[j] + l[3+r]*v[12+j] + l[6+r]*v[24+j]
			}
		}
	}
}

// substituteManyBack is substituteBack for twelve right sides.
func (plain) substituteManyBack(y, lower []float64, rows []int32, k int) {
	to := (*[manyRow]float64)(y[manyRow*k:])
	for n, i := range rows {
		v, l := (*[manyRow]float64)(y[manyRow*int(i):]), (*[9]float64)(lower[9*n:])
		for c := range 3 {
			for j := range 12 {
				to[12*c+j] -= l[3*c]*v[j] + l[3*c+1]*v[12+j] + l[3*c+2]*v[24+j]
			}
		}
	}
}
