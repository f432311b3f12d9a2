package constraint

// tile is a 6×6 matrix, by rows.
type tile [6][6]float64

// skyline is a matrix of blocks, a row for each mover, with a pattern that is the same above and below the diagonal: every row begins at
// its first block that is not zero. What a factorisation into L U needs stays within the same bounds.
type skyline struct {
	first     []int  // column at which row i begins
	start     []int  // index of column 0 of row i in lower and upper, if it began there
	lower     []tile // row by row, up to the diagonal
	upper     []tile // in the place of (i, j), the transpose of (j, i); what is on the diagonal is in lower
	symmetric bool   // upper is not given: it is the same as lower
}

// reset makes room for rows that begin at s.first.
func (s *skyline) reset(symmetric bool) {
	n := 0
	s.start, s.symmetric = s.start[:0], symmetric
	for i, first := range s.first {
		s.start = append(s.start, n-first)
		n += i - first + 1
	}
	s.lower, s.upper = resized(s.lower, n), resized(s.upper, n)
	clear(s.lower)
	if !symmetric {
		clear(s.upper)
	}
}

// at returns the block of row i and column j ≤ i, above the transpose of its mirror image.
func (s *skyline) at(i, j int) *tile    { return &s.lower[s.start[i]+j] }
func (s *skyline) above(i, j int) *tile { return &s.upper[s.start[i]+j] }

// work returns about how many multiplications a factorisation takes, where the matrix is symmetric.
func (s *skyline) work() (n int) {
	for i, first := range s.first {
		for j := first; j < i; j++ {
			n += 216*(j-max(first, s.first[j])) + 340
		}
		n += 70
	}
	return n
}

// factor makes L and U of s, s = L U, with ones on the diagonal of L; on that of U it leaves the inverses. It reports whether all pivots
// are positive, or, if s is not symmetric, whether there is none that is zero.
func (s *skyline) factor() bool {
	for i, first := range s.first {
		at := s.start[i]
		diagonal := &s.lower[at+i]
		for j := first; j < i; j++ {
			l, u := &s.lower[at+j], &s.upper[at+j]
			above := s.start[j]
			for k := max(first, s.first[j]); k < j; k++ {
				l.subtract(&s.lower[at+k], &s.upper[above+k])
				if !s.symmetric {
					u.subtract(&s.upper[at+k], &s.lower[above+k])
				}
			}
			pivot := &s.lower[above+j]
			if s.symmetric {
				*u = *l
			}
			for r := range u {
				pivot.forward(&u[r])
			}
			if s.symmetric {
				l.scale(u, pivot)
			} else {
				for r := range l {
					pivot.across(&l[r])
				}
			}
			diagonal.subtract(l, u)
		}
		if !diagonal.factor(s.symmetric) {
			return false
		}
	}
	return true
}

// solve replaces b by the solution of L U x = b.
func (s *skyline) solve(b []float64) {
	for i, first := range s.first {
		x := (*[6]float64)(b[6*i:])
		for j := first; j < i; j++ {
			l, y := &s.lower[s.start[i]+j], (*[6]float64)(b[6*j:])
			for r := range l {
				x[r] -= inner(&l[r], y)
			}
		}
		s.lower[s.start[i]+i].forward(x)
	}
	for i := len(s.first) - 1; i >= 0; i-- {
		x := (*[6]float64)(b[6*i:])
		s.lower[s.start[i]+i].backward(x)
		for j := s.first[i]; j < i; j++ {
			s.upper[s.start[i]+j].spread(x, (*[6]float64)(b[6*j:]))
		}
	}
}

func inner(a, b *[6]float64) float64 {
	return (a[0]*b[0] + a[1]*b[1] + a[2]*b[2]) + (a[3]*b[3] + a[4]*b[4] + a[5]*b[5])
}

// subtract takes a bᵀ away.
func (m *tile) subtract(a, b *tile) {
	for r := range m {
		x, y := &m[r], &a[r]
		x[0] -= inner(y, &b[0])
		x[1] -= inner(y, &b[1])
		x[2] -= inner(y, &b[2])
		x[3] -= inner(y, &b[3])
		x[4] -= inner(y, &b[4])
		x[5] -= inner(y, &b[5])
	}
}

// spread takes the transpose of m times x away from y.
func (m *tile) spread(x, y *[6]float64) {
	for r := range m {
		f, row := x[r], &m[r]
		y[0] -= f * row[0]
		y[1] -= f * row[1]
		y[2] -= f * row[2]
		y[3] -= f * row[3]
		y[4] -= f * row[4]
		y[5] -= f * row[5]
	}
}

// scale makes m of a, its columns times the inverses of the pivots.
func (m *tile) scale(a, pivot *tile) {
	for r := range m {
		for c := range m[r] {
			m[r][c] = a[r][c] * pivot[c][c]
		}
	}
}

// factor makes L and U of m in its place, with the inverses of the pivots on the diagonal.
func (m *tile) factor(positive bool) bool {
	for k := range m {
		pivot := m[k][k]
		if !(pivot > 0) && (positive || !(pivot < 0)) {
			return false
		}
		pivot = 1 / pivot
		m[k][k] = pivot
		for r := k + 1; r < 6; r++ {
			f := m[r][k] * pivot
			m[r][k] = f
			for c := k + 1; c < 6; c++ {
				m[r][c] -= f * m[k][c]
			}
		}
	}
	return true
}

// forward solves L y = x in place.
func (m *tile) forward(x *[6]float64) {
	x1 := x[1] - m[1][0]*x[0]
	x2 := x[2] - m[2][0]*x[0] - m[2][1]*x1
	x3 := x[3] - m[3][0]*x[0] - m[3][1]*x1 - m[3][2]*x2
	x4 := x[4] - m[4][0]*x[0] - m[4][1]*x1 - m[4][2]*x2 - m[4][3]*x3
	x5 := x[5] - m[5][0]*x[0] - m[5][1]*x1 - m[5][2]*x2 - m[5][3]*x3 - m[5][4]*x4
	x[1], x[2], x[3], x[4], x[5] = x1, x2, x3, x4, x5
}

// backward solves U y = x in place.
func (m *tile) backward(x *[6]float64) {
	x5 := x[5] * m[5][5]
	x4 := (x[4] - m[4][5]*x5) * m[4][4]
	x3 := (x[3] - m[3][5]*x5 - m[3][4]*x4) * m[3][3]
	x2 := (x[2] - m[2][5]*x5 - m[2][4]*x4 - m[2][3]*x3) * m[2][2]
	x1 := (x[1] - m[1][5]*x5 - m[1][4]*x4 - m[1][3]*x3 - m[1][2]*x2) * m[1][1]
	x0 := (x[0] - m[0][5]*x5 - m[0][4]*x4 - m[0][3]*x3 - m[0][2]*x2 - m[0][1]*x1) * m[0][0]
	x[0], x[1], x[2], x[3], x[4], x[5] = x0, x1, x2, x3, x4, x5
}

// across solves y U = x in place.
func (m *tile) across(x *[6]float64) {
	x0 := x[0] * m[0][0]
	x1 := (x[1] - x0*m[0][1]) * m[1][1]
	x2 := (x[2] - x0*m[0][2] - x1*m[1][2]) * m[2][2]
	x3 := (x[3] - x0*m[0][3] - x1*m[1][3] - x2*m[2][3]) * m[3][3]
	x4 := (x[4] - x0*m[0][4] - x1*m[1][4] - x2*m[2][4] - x3*m[3][4]) * m[4][4]
	x5 := (x[5] - x0*m[0][5] - x1*m[1][5] - x2*m[2][5] - x3*m[3][5] - x4*m[4][5]) * m[5][5]
	x[0], x[1], x[2], x[3], x[4], x[5] = x0, x1, x2, x3, x4, x5
}

// dot is the inner product, in four sums that do not wait for each other.
func dot(a, b []float64) float64 {
	b = b[:len(a)]
	var s0, s1, s2, s3 float64
	i := 0
	for ; i+4 <= len(a); i += 4 {
		x, y := a[i:i+4:i+4], b[i:i+4:i+4]
		s0 += x[0] * y[0]
		s1 += x[1] * y[1]
		s2 += x[2] * y[2]
		s3 += x[3] * y[3]
	}
	for ; i < len(a); i++ {
		s0 += a[i] * b[i]
	}
	return (s0 + s1) + (s2 + s3)
}
