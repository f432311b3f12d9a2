package lcp

import "math"

// The sure way (Cottle & Dantzig 1968; Baraff 1994). Rows come in one after the other, and those that have come in meet their
// conditions all the time. The one that comes in is driven: its x moves to where its own w falls, the free rows follow so that
// their w stays zero, and whenever one on the way meets a bound, or leaves one, it changes its place and the drive goes
// on. It ends when w is zero or x at a bound. With a positive definite symmetric part w falls all the way, so that no set of
// places comes twice.

// driveAll drives in all rows, from the first to the last or, where the way is too long, from the last to the first: there are
// problems in which one of both takes a number of pivots that doubles with every row (Murty 1978), hardly such in which both do.
func (s *Solver) driveAll() bool { return s.driveFrom(0, 1) || s.driveFrom(s.n-1, -1) }

// driveFrom starts with the equations alone and drives in the rows with bounds, from row i in steps of 1 or −1.
func (s *Solver) driveFrom(i, by int) bool {
	for i := range s.state {
		switch {
		case s.kept[i]:
		case math.IsInf(s.lo[i], -1) && math.IsInf(s.hi[i], 1):
			s.state[i] = free
		default:
			s.state[i], s.x[i] = waiting, s.clamp(i, 0)
		}
	}
	if !s.refactor() {
		return false
	}
	for ; i >= 0 && i < s.n; i += by {
		if s.state[i] == waiting && !s.drive(i) {
			return false
		}
	}
	return true
}

// drive brings in row i.
func (s *Solver) drive(i int) bool {
	for range 20 + 4*s.n {
		s.solveFree()
		w := s.softened(i)
		tolerance := 1e-14 * (s.scale + math.Abs(s.x[i]))
		switch {
		case s.x[i] <= s.lo[i] && (w >= -tolerance || s.lo[i] >= s.hi[i]):
			s.state[i] = low
			return true
		case s.x[i] >= s.hi[i] && w <= tolerance:
			s.state[i] = high
			return true
		case math.Abs(w) <= tolerance:
			s.state[i] = free
			return s.place(i, waiting)
		}
		at, step, to := s.way(i, -math.Copysign(1, w), w)
		if !(step <= math.MaxFloat64) {
			return false
		}
		s.x[i] += step * s.dx[i]
		was := s.state[at]
		s.state[at] = to
		switch {
		case at == i && to == low:
			s.x[i] = s.lo[i]
		case at == i && to == high:
			s.x[i] = s.hi[i]
		}
		s.pivots++
		if !s.place(at, was) {
			return false
		}
		if at == i {
			return true
		}
	}
	return false
}

// softened is w of row i in the problem of the round.
func (s *Solver) softened(i int) float64 {
	return dot(s.a[i*s.n:(i+1)*s.n], s.x) - s.b[i] + s.soft*(s.x[i]-s.centre[i])
}

// place brings the factorisation up to date after row i has changed its place.
func (s *Solver) place(i int, was place) bool {
	switch {
	case s.state[i] == free:
		return s.factor.add(s.a, s.n, i, s.soft) || s.refactor()
	case was == free:
		return s.factor.remove(s.factor.find(i)) || s.refactor()
	}
	return true
}

// way finds how far x of row i can go in a direction, the first row that has to change its place then, and where to.
func (s *Solver) way(i int, sign, w float64) (at int, step float64, to place) {
	clear(s.dx)
	f := &s.factor
	for _, j := range f.rows[:f.size] {
		s.w[j] = -sign * s.a[j*s.n+i]
	}
	f.solve(s.w, s.dx)
	s.dx[i] = sign
	at, step, to = i, math.Inf(1), free
	if rate := dot(s.a[i*s.n:(i+1)*s.n], s.dx) + s.soft*sign; rate*sign > 0 {
		step = -w / rate
	}
	for j, place := range s.state {
		limit, then := math.Inf(1), free
		switch {
		case s.kept[j] || (place == waiting && j != i):
			continue
		case place == free || j == i:
			limit, then = s.room(j)
		case s.lo[j] < s.hi[j]:
			limit = s.release(j)
		}
		if limit < step {
			at, step, to = j, math.Max(limit, 0), then
		}
	}
	return at, step, to
}

// room is how far row j can follow the direction before it meets a bound.
func (s *Solver) room(j int) (limit float64, then place) {
	switch d := s.dx[j]; {
	case d < 0:
		return (s.lo[j] - s.x[j]) / d, low
	case d > 0:
		return (s.hi[j] - s.x[j]) / d, high
	}
	return math.Inf(1), free
}

// release is how far row j, which is at a bound, stays there.
func (s *Solver) release(j int) float64 {
	rate := dot(s.a[j*s.n:(j+1)*s.n], s.dx)
	if (s.state[j] == low && rate < 0) || (s.state[j] == high && rate > 0) {
		return -s.softened(j) / rate
	}
	return math.Inf(1)
}
