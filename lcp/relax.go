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

// sweep passes over all rows once, and returns the largest change and the largest x.
func (s *Solver) sweep(omega float64, back bool) (change, size float64) {
	for i := range s.n {
		if back {
			i = s.n - 1 - i
		}
		if s.kept[i] {
			continue
		}
		old := s.x[i]
		rest := dot(s.a[i*s.n:(i+1)*s.n], s.x) - old // the diagonal is 1
		v := (1-omega)*old + omega*(s.b[i]-rest)/(1+s.soft)
		if s.of != nil && s.of[i] >= 0 {
			force := math.Abs(s.x[s.of[i]])
			s.lo[i], s.hi[i] = times(s.mu[0][i], force), times(s.mu[1][i], force)
		}
		v = s.clamp(i, v)
		s.x[i] = v
		change = math.Max(change, math.Abs(v-old))
		size = math.Max(size, math.Abs(v))
	}
	return change, size
}
