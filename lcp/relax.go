package lcp

import "math"

// relax is projected successive over-relaxation (Hadap 2006, algorithm 2) with bounds, from the x there is: a fixed number of
// sweeps, fewer if nothing changes any more. They go forward and back in turn: what a pair of them leaves of an error in a symmetric
// problem has the error's own sign, so that somebody who stops early and starts from there at the next step does not
// overshoot. The largest violation may rise for a while; an answer that is far worse than where it began is not taken.
func (s *Solver) relax() {
	copy(s.best, s.x)
	before := s.residual()
	omega := or(s.Relaxation, 1.3)
	for range (or(s.Sweeps, 200) + 1) / 2 {
		s.sweepsDone += 2
		there, size := s.sweep(omega, false)
		back, _ := s.sweep(omega, true)
		if !(math.Max(there, back) > 1e-15*size) {
			break
		}
	}
	s.bound()
	if !(s.residual() <= 10*before) || !s.finite() {
		copy(s.x, s.best)
		s.bound()
	}
}

// sweep passes over all rows once, and returns the largest change and the largest x. Cones are not over-relaxed: that would
// turn their friction.
func (s *Solver) sweep(omega float64, back bool) (change, size float64) {
	for i := range s.n {
		if back {
			i = s.n - 1 - i
		}
		if s.kept[i] || s.pair[i] == second {
			continue
		}
		old := s.x[i]
		if s.pair[i] == first {
			across := s.x[i+1]
			s.sweepCone(i)
			change = math.Max(change, math.Abs(s.x[i+1]-across))
		} else {
			s.sweepRow(i, omega)
		}
		change = math.Max(change, math.Abs(s.x[i]-old))
		size = math.Max(size, math.Abs(s.x[i]))
	}
	return change, size
}

func (s *Solver) sweepRow(i int, omega float64) {
	old := s.x[i]
	rest := dot(s.a[i*s.n:(i+1)*s.n], s.x) - old // the diagonal is 1
	v := (1-omega)*old + omega*(s.b[i]-rest)/(1+s.soft)
	if s.of != nil && s.of[i] >= 0 {
		s.boundBy(i, s.of[i])
	}
	s.x[i] = s.clamp(i, v)
}

// descend is projected Gauss–Seidel with nonsmooth nonlinear conjugate gradients (Silcowitz-Hansen, Niebe & Erleben 2010): what a pair of
// sweeps, forward and back, moves x by is the step down a gradient, and the way before it is gone on as far as the steps shrink
// (Fletcher & Reeves 1964). Where they grow, it starts anew. The best answer on the way is taken: steps are
// no measure of that, so that it is measured now and then.
func (s *Solver) descend() {
	copy(s.best, s.x)
	least := s.residual()
	goal := 0.1 * or(s.Tolerance, 1e-9) * s.scale
	clear(s.dx)
	before := 0.0
	const measured = 8 // pairs of sweeps between measurements
	for k := range (or(s.Sweeps, 200) + 1) / 2 {
		copy(s.centre, s.x)
		s.sweepsDone += 2
		s.sweep(1, false)
		s.sweep(1, true)
		now := 0.0
		for i, v := range s.x {
			now += (v - s.centre[i]) * (v - s.centre[i])
		}
		if !(now > 0) || !(now <= math.MaxFloat64) {
			break
		}
		ratio := now / before
		if before = now; !(ratio <= 1) {
			ratio = 0
		}
		for i, v := range s.x {
			way := ratio*s.dx[i] + v - s.centre[i]
			s.x[i] += ratio * s.dx[i]
			s.dx[i] = way
		}
		s.bound()
		s.project()
		if k%measured == measured-1 {
			if r := s.residual(); r <= least {
				copy(s.best, s.x)
				if least = r; r <= goal {
					break
				}
			}
		}
	}
	s.bound()
	if !(s.residual() <= least) || !s.finite() {
		copy(s.x, s.best)
		s.bound()
	}
}
