package constraint

import "math"

// skyline is a symmetric matrix of which every row begins at its first entry that is not zero, up to the diagonal: what a
// Cholesky factorisation leaves within the same bounds.
type skyline struct {
	first []int     // column at which row i begins
	start []int     // index of column 0 of row i in value, if it began there
	value []float64 // row by row
}

// reset makes room for rows that begin at s.first.
func (s *skyline) reset() {
	n := 0
	s.start = s.start[:0]
	for i, first := range s.first {
		s.start = append(s.start, n-first)
		n += i - first + 1
	}
	s.value = resized(s.value, n)
	clear(s.value)
}

// work returns the multiplications that a factorisation takes.
func (s *skyline) work() (n int) {
	for i, first := range s.first {
		n += (i - first + 1) * (i - first + 2) / 2
	}
	return n
}

// row returns row i, from its first column to the diagonal.
func (s *skyline) row(i int) []float64 {
	return s.value[s.start[i]+s.first[i] : s.start[i]+i+1]
}

// factor makes of s its factor L, s = L Lᵀ. It reports whether s is positive definite.
func (s *skyline) factor() bool {
	for i, first := range s.first {
		row := s.row(i)
		for j := first; j < i; j++ {
			other := s.row(j)
			from := max(first, s.first[j])
			sum := row[j-first] - dot(row[from-first:j-first], other[from-s.first[j]:j-s.first[j]])
			row[j-first] = sum / other[len(other)-1]
		}
		last := len(row) - 1
		pivot := row[last] - dot(row[:last], row[:last])
		if !(pivot > 0) {
			return false
		}
		row[last] = math.Sqrt(pivot)
	}
	return true
}

// solve replaces b by the solution of L Lᵀ x = b.
func (s *skyline) solve(b []float64) {
	for i, first := range s.first {
		row := s.row(i)
		b[i] = (b[i] - dot(row[:i-first], b[first:i])) / row[i-first]
	}
	for i := len(b) - 1; i >= 0; i-- {
		row, first := s.row(i), s.first[i]
		b[i] /= row[i-first]
		x := b[i]
		for j, l := range row[:i-first] {
			b[first+j] -= l * x
		}
	}
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
