package lcp

import (
	"math"

	"github.com/tendril-sim/tendril/internal/dense"
)

// Pivoting. A row is free or at a bound. For the free ones w = 0 is solved; whoever then breaks its conditions changes its
// place. All of them at once is fast, and mostly ends soon (Júdice & Pires 1994): newton.go for symmetric problems, exchange here
// for others. When for a while the number of offenders does not fall, convex.go or drive.go go the sure way. A matrix
// that is only semidefinite becomes definite by a softness ε on its diagonal: each round solves (Â + ε)x − b − ε c, with c
// the answer of the round before. From c = 0 that is the shortest of all answers but for ε; repeated, what is off falls by
// ε/(µ + ε) a round in a direction of compliance µ, and where there is no answer x grows by b/ε.

const (
	patience   = 5 // passes in which all offenders change without their number falling
	flipsLimit = 4 // one part in so many of the free rows may change before they are factorised anew
)

// pivot runs the rounds and reports whether it came to an end. Otherwise x is the warm start. It starts with a softness at which
// rounding does no harm, and goes on with less where that is slow and less helps.
func (s *Solver) pivot() bool {
	symmetric := s.symmetric()
	if s.cones && !symmetric {
		return false
	}
	copy(s.warm, s.x)
	clear(s.centre)
	least := or(s.Softness, 1e-10)
	s.soft = math.Max(least, 1e-6)
	s.start(symmetric)
	goal, last := 1e-13*s.scale, math.Inf(1)
	reduced := false
	for round := range or(s.Rounds, 12) {
		ended := round > 0 && symmetric && s.refine(0.1*last)
		if !ended {
			ended = s.pivotRound(symmetric)
		}
		residual := s.largestViolation()
		slow := residual > 0.1*last
		switch {
		case round == 0 && (!ended || !s.finite()):
			s.restart()
			return false
		case !ended || !(residual <= 2*last) || (slow && reduced): // nothing that could be refined is left
			copy(s.x, s.centre)
			s.bound()
			return true
		case residual <= goal || residual <= 1e-14*s.size() || (residual > 0.5*last && s.soft == least):
			return true
		}
		if reduced = slow && s.soft > least; reduced {
			s.soft = math.Max(0.01*s.soft, least)
			s.factor.size = -1
		}
		last = residual
		copy(s.centre, s.x)
	}
	return true
}

// restart goes back to the warm start.
func (s *Solver) restart() {
	for i, part := range s.pair {
		if part == first && s.turn[i] != 1 {
			s.turnTo(i, s.turn[i], -s.turn[i+1])
		}
	}
	copy(s.x, s.warm)
	s.bound()
}

// finite reports whether x is.
func (s *Solver) finite() bool {
	for _, v := range s.x {
		if v-v != 0 {
			return false
		}
	}
	return true
}

// start puts every row where the warm start has it.
func (s *Solver) start(symmetric bool) {
	for i, v := range s.x {
		s.state[i] = free
		if s.kept[i] || v <= s.lo[i] {
			s.state[i] = low
		} else if v >= s.hi[i] {
			s.state[i] = high
		}
	}
	if !symmetric {
		if s.factor.stride < s.n {
			s.factor = newFactor(s.n)
		}
		s.factor.size = -1
		return
	}
	b := &s.blocks
	b.rows, b.touched, b.moved, b.anew = b.rows[:0], 0, true, false
	switch {
	case s.resting():
		s.guess()
	case s.cones:
		s.startCones()
	default:
		b.anew = true
		return
	}
	s.gradient()
}

// resting tells whether no x is given.
func (s *Solver) resting() bool {
	for _, v := range s.x {
		if v != 0 {
			return false
		}
	}
	return true
}

// guess places the rows when nothing is known: all of them bear something, and nothing slides. Contacts are there because bodies
// rest on each other, mostly.
func (s *Solver) guess() {
	for i := range s.state {
		if !s.kept[i] && s.mu[0][i] < s.mu[1][i] {
			s.state[i] = free
		}
	}
}

// symmetric tells whether one triangle is enough: what little is lost of the other, refinement brings back.
func (s *Solver) symmetric() bool { return dense.Skew(s.a, s.n) <= 1e-12 }

// pivotRound finds the answer for the present centre, and leaves A x − b in w.
func (s *Solver) pivotRound(symmetric bool) bool {
	if symmetric && s.settle() {
		return true
	}
	if s.cones {
		return false
	}
	if s.factor.stride < s.n {
		s.factor = newFactor(s.n)
		s.factor.size = -1
	}
	s.factor.symmetric = symmetric
	ended := (s.factor.size >= 0 || s.refactor()) && s.exchangeWithFactor()
	s.gradient()
	return ended
}

// exchangeWithFactor exchanges rows, all at once or one by one, with the factorisation that follows them.
func (s *Solver) exchangeWithFactor() bool {
	fewest, left := s.n+1, patience
	for left >= 0 {
		s.solveFree()
		moved := s.bound()
		s.findOffenders()
		switch count := len(s.flips); {
		case count == 0 && !moved:
			return true
		case count < fewest:
			fewest, left = count, patience
		default:
			left--
		}
		if !s.exchange() {
			return false
		}
	}
	for range 1 + patience { // friction moves bounds
		if !s.driveAll() {
			return false
		}
		if s.solveFree(); !s.bound() {
			return true
		}
	}
	return false
}

// solveFree sets x: rows at a bound to that, the free ones so that their w is zero. Others keep theirs.
func (s *Solver) solveFree() {
	for i, place := range s.state {
		switch {
		case s.kept[i] || place == waiting:
		case place == low:
			s.x[i] = s.lo[i]
		case place == high:
			s.x[i] = s.hi[i]
		default:
			s.x[i] = 0
		}
	}
	f := &s.factor
	for _, i := range f.rows[:f.size] {
		s.w[i] = s.b[i] + s.soft*s.centre[i] - dot(s.a[i*s.n:(i+1)*s.n], s.x)
	}
	f.solve(s.w, s.x)
}

// findOffenders lists the rows that break their conditions.
func (s *Solver) findOffenders() {
	s.flips = s.flips[:0]
	size := s.scale
	for _, v := range s.x {
		size = math.Max(size, math.Abs(v))
	}
	tolerance := 1e-13 * size // rounding of an inner product, with room to spare
	for i, place := range s.state {
		if s.kept[i] || (s.lo[i] >= s.hi[i] && place != free) {
			continue
		}
		var offends bool
		if place == free {
			offends = s.x[i] < s.lo[i]-tolerance || s.x[i] > s.hi[i]+tolerance
		} else {
			w := dot(s.a[i*s.n:(i+1)*s.n], s.x) - s.b[i] + s.soft*(s.x[i]-s.centre[i])
			offends = (place == low && w < -tolerance) || (place == high && w > tolerance)
		}
		if offends {
			s.flips = append(s.flips, i)
		}
	}
}

// exchange moves the offenders: from free to the bound that they have passed, or from a bound to free.
func (s *Solver) exchange() bool {
	s.pivots += len(s.flips)
	f := &s.factor
	anew := len(s.flips)*flipsLimit > f.size+flipsLimit
	for _, i := range s.flips {
		wasFree := s.state[i] == free
		switch {
		case !wasFree:
			s.state[i] = free
		case s.x[i] < s.lo[i]:
			s.state[i] = low
		default:
			s.state[i] = high
		}
		switch {
		case anew:
		case !wasFree:
			anew = !f.add(s.a, s.n, i, s.soft)
		default:
			anew = !f.remove(f.find(i))
		}
	}
	return !anew || s.refactor()
}

// refactor factorises the free rows anew, in their order.
func (s *Solver) refactor() bool {
	s.factor.size = 0
	for i, place := range s.state {
		if place == free && !s.factor.add(s.a, s.n, i, s.soft) {
			return false
		}
	}
	return true
}

// find returns the place of a free row.
func (f *factor) find(row int) int {
	for at, i := range f.rows[:f.size] {
		if i == row {
			return at
		}
	}
	return f.size
}
