package lcp

import "math"

// The sure way for symmetric problems. With bounds that do not move, the conditions are those of the least ½ xᵀ(A + ε)x − bᵀx within the
// bounds. Rows at a bound stay there while the others go to their minimum: as a whole, cut off at the bounds, where that is a way
// down; otherwise up to the first bound on the way, where a row stays. At the minimum rows that pull away from their bound are let go: all
// of them, and later, so that none comes back for ever, the one that pulls most. Each way leads down.

// convex finds the minimum with the bounds of the present x, which is within them. It changes as many sets of places as the
// budget allows, and takes them from it.
func (s *Solver) convex(budget *int) bool {
	s.gradient()
	for i := range s.state {
		s.state[i] = s.placeOf(i, s.x[i]-s.pull(i))
		if s.x[i] > s.lo[i] && s.x[i] < s.hi[i] {
			s.state[i] = free
		}
	}
	b := &s.blocks
	b.moved = true // the factorisation is not that of effect any more
	for visits := 0; *budget > 0; *budget-- {
		if _, ok := s.factorise(); !ok {
			return false
		}
		way := b.step[:len(b.rows)]
		for k, i := range b.rows {
			way[k] = -s.pull(i)
		}
		b.factor.Solve(way)
		stop, part := s.firstBound(way)
		switch {
		case stop < 0:
			s.advance(way, 1)
			s.gradient()
			visits++
			if !s.letGo(visits > patience) {
				return true
			}
		case s.cutOff(way):
		default:
			s.advance(way, part)
			i := b.rows[stop]
			if way[stop] < 0 {
				s.state[i], s.x[i] = low, s.lo[i]
			} else {
				s.state[i], s.x[i] = high, s.hi[i]
			}
			s.gradient()
		}
		s.pivots++
	}
	return false
}

// firstBound is the first of the free rows that meets its bound on the way, and the part of the way that is gone until then; −1
// if none does.
func (s *Solver) firstBound(way []float64) (stop int, part float64) {
	stop, part = -1, 1
	for k, i := range s.blocks.rows {
		room := math.Inf(1)
		switch d := way[k]; {
		case d < 0:
			room = (s.lo[i] - s.x[i]) / d
		case d > 0:
			room = (s.hi[i] - s.x[i]) / d
		}
		if room < part {
			stop, part = k, math.Max(room, 0)
		}
	}
	return stop, part
}

// advance moves the free rows by a part of the way.
func (s *Solver) advance(way []float64, part float64) {
	for k, i := range s.blocks.rows {
		s.x[i] += part * way[k]
	}
}

// cutOff goes the whole way, with each row as far as its bound, if that is a way down.
func (s *Solver) cutOff(way []float64) bool {
	from, pulled := s.blocks.from[:s.n], s.blocks.pulled[:s.n]
	copy(from, s.x)
	for i := range pulled {
		pulled[i] = s.pull(i)
	}
	for k, i := range s.blocks.rows {
		s.x[i] = s.clamp(i, s.x[i]+way[k])
	}
	s.gradient()
	change := 0.0
	for _, i := range s.blocks.rows {
		change += (pulled[i] + s.pull(i)) * (s.x[i] - from[i])
	}
	if !(change < 0) {
		copy(s.x, from)
		s.gradient()
		return false
	}
	for _, i := range s.blocks.rows {
		if s.x[i] <= s.lo[i] {
			s.state[i] = low
		} else if s.x[i] >= s.hi[i] {
			s.state[i] = high
		}
	}
	return true
}

// letGo frees rows that pull away from their bound, all or the one that pulls most, and reports whether there are any.
func (s *Solver) letGo(one bool) bool {
	most, worst, found := 1e-13*s.size(), -1, false
	for i, place := range s.state {
		if place == free || s.kept[i] || s.lo[i] >= s.hi[i] {
			continue
		}
		pull := s.pull(i)
		if place == low {
			pull = -pull
		}
		switch {
		case !(pull > most):
		case one:
			most, worst = pull, i
		default:
			s.state[i], found = free, true
		}
	}
	if worst >= 0 {
		s.state[worst], found = free, true
	}
	return found
}
