package lcp

import "math"

// Newton's method with shorter steps. Rows are where x − w has them, a step is that of newton.go, and it is taken as far as the sum
// of the squared violations falls; where it does not fall at all, some sweeps of Gauss–Seidel find another place to go on from
// (Alart & Curnier 1991; Bertails-Descoubes et al. 2011).

const (
	dampedSteps  = 15
	dampedSweeps = 12 // where a step leads nowhere
)

// damped steps until every row is in its place.
func (s *Solver) damped() bool {
	s.project()
	s.placeAll()
	off := s.violations()
	from := s.blocks.from[:s.n]
	for range dampedSteps {
		copy(from, s.x)
		if !s.step() {
			copy(s.x, from)
			s.shake()
			off = s.violations()
			continue
		}
		now := s.violations()
		if now <= 1e-20*s.size()*s.size() {
			s.placeAll()
			return s.exchangeAll()
		}
		part := 1.0
		for now > (1-0.1*part)*off && part > 0.05 {
			part *= 0.5
			for i, x := range from {
				s.x[i] = x + 0.5*(s.x[i]-x)
			}
			s.bound()
			s.gradient()
			now = s.violations()
		}
		if !(now <= 0.99*off) {
			copy(s.x, from)
			s.shake()
			now = s.violations()
		}
		off = now
		s.placeAll()
	}
	return false
}

// shake sweeps over x.
func (s *Solver) shake() {
	s.project()
	for k := range dampedSweeps {
		s.sweepsDone++
		s.sweep(1, k%2 == 1)
	}
	s.placeAll()
}

// violations is the sum of their squares in the problem with softness, with w as gradient writes it.
func (s *Solver) violations() float64 {
	sum := 0.0
	for i, x := range s.x {
		if s.kept[i] {
			continue
		}
		v := 0.0
		switch s.pair[i] {
		case alone:
			v = x - s.clamp(i, x-s.pull(i))
		case first:
			tx, ty := shortened(x-s.pull(i), s.x[i+1]-s.pull(i+1), s.hi[i])
			v = math.Hypot(x-tx, s.x[i+1]-ty)
		}
		sum += v * v
	}
	return sum
}
