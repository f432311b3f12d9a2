package lcp

import "math"

// Coulomb's cone. The two tangents of a contact are one bound: a disc whose radius r the normal force sets. A contact slides where
// y = x − w is outside, and its condition is x = r y/|y|. Its axes are turned into the direction of y (that of friction: Hadap
// 2006, eq. 16 and 17), so that one row is at its bound and the other, across, is free: as the direction turns with x and w, its
// linear condition is w + λx = 0 with λ = (|y| − r)/r, a softness. With that a step is Newton's (Alart & Curnier 1991).

// findCones marks the tangents of cones, and gives both the same unit.
func (s *Solver) findCones(p *Problem) {
	clear(s.pair)
	s.cones = false
	for i := 0; i < s.n; i++ {
		if !p.tangents(i) {
			continue
		}
		s.cones = true
		s.pair[i], s.pair[i+1] = first, second
		s.turn[i], s.turn[i+1] = 1, 0
		root := math.Hypot(s.root[i], s.root[i+1]) * math.Sqrt2 / 2
		s.root[i], s.root[i+1] = root, root
		if s.kept[i] || s.kept[i+1] || s.kept[p.Of[i]] {
			s.kept[i], s.kept[i+1] = true, true
		}
		i++
	}
}

// shortened is a vector, no longer than radius.
func shortened(x, y, radius float64) (float64, float64) {
	length := math.Hypot(x, y)
	if length <= radius {
		return x, y
	}
	if !(radius > 0) || length > math.MaxFloat64 {
		return 0, 0
	}
	return x * (radius / length), y * (radius / length)
}

// turnTo turns the axes of the cone of rows i and i+1 by an angle of which cosine and sine are given.
func (s *Solver) turnTo(i int, cos, sin float64) {
	n := s.n
	above, below := s.a[i*n:(i+1)*n], s.a[(i+1)*n:(i+2)*n]
	for j, v := range above {
		above[j], below[j] = cos*v+sin*below[j], cos*below[j]-sin*v
	}
	for k := i; k < n*n; k += n {
		u, v := s.a[k], s.a[k+1]
		s.a[k], s.a[k+1] = cos*u+sin*v, cos*v-sin*u
	}
	for _, v := range [...][]float64{s.x, s.w, s.b, s.centre, s.best, s.blocks.from} {
		v[i], v[i+1] = cos*v[i]+sin*v[i+1], cos*v[i+1]-sin*v[i]
	}
	s.turn[i], s.turn[i+1] = s.turn[i]*cos-s.turn[i+1]*sin, s.turn[i+1]*cos+s.turn[i]*sin
}

// turnBack writes x in the axes that were given. It comes last: nothing else is turned.
func (s *Solver) turnBack() {
	for i, part := range s.pair {
		if part == first && s.turn[i] != 1 {
			cos, sin := s.turn[i], s.turn[i+1]
			s.x[i], s.x[i+1] = cos*s.x[i]-sin*s.x[i+1], cos*s.x[i+1]+sin*s.x[i]
		}
	}
}

// align turns the axes of a cone so that y is along the first, with w as gradient writes it.
func (s *Solver) align(i int) {
	x, y := s.x[i]-s.pull(i), s.x[i+1]-s.pull(i+1)
	if length := math.Hypot(x, y); length > 0 && (y != 0 || x < 0) {
		s.turnTo(i, x/length, y/length)
		s.blocks.touched = min(s.blocks.touched, i)
	}
}

// across is the softness λ of the row across a cone that slides.
func (s *Solver) across(i int) float64 {
	if s.state[i] != high || !(s.hi[i] > 0) {
		return 0
	}
	return math.Min(math.Max(s.x[i]-s.pull(i)-s.hi[i], 0)/s.hi[i], 1e12)
}

// coneViolation is that of the cone of which row i is a part.
func (s *Solver) coneViolation(i int) float64 {
	if s.pair[i] == second {
		i--
	}
	wx, wy := s.w[i], s.w[i+1]
	if s.kept[i] {
		wx, wy = -s.b[i], -s.b[i+1]
	}
	x, y := shortened(s.x[i]-wx, s.x[i+1]-wy, s.hi[i])
	return math.Hypot(s.x[i]-x, s.x[i+1]-y)
}

// sweepCone moves the tangents of a cone to where they want to be on their own: where w is zero if that is within the bound, or
// down the steepest way to the rim.
func (s *Solver) sweepCone(i int) {
	n := s.n
	wx := dot(s.a[i*n:(i+1)*n], s.x) - s.b[i]
	wy := dot(s.a[(i+1)*n:(i+2)*n], s.x) - s.b[i+1]
	a, b, c, d := s.a[i*n+i]+s.soft, s.a[i*n+i+1], s.a[(i+1)*n+i], s.a[(i+1)*n+i+1]+s.soft
	s.boundBy(i, s.of[i])
	s.boundBy(i+1, s.of[i])
	x, y := s.x[i], s.x[i+1]
	if det := a*d - b*c; det > 1e-12*a*d {
		s.x[i], s.x[i+1] = x-(d*wx-b*wy)/det, y-(a*wy-c*wx)/det
		if math.Hypot(s.x[i], s.x[i+1]) <= s.hi[i] {
			return
		}
	}
	stiff := math.Max(a, d) + math.Max(math.Abs(b), math.Abs(c)) // no less than the largest eigenvalue
	s.x[i], s.x[i+1] = shortened(x-wx/stiff, y-wy/stiff, s.hi[i])
}

// toRims brings the cones that slide back to their rims.
func (s *Solver) toRims() {
	for i, part := range s.pair {
		if part == first && s.state[i] == high && !s.kept[i] {
			s.x[i], s.x[i+1] = shortened(math.Max(s.x[i], 0), s.x[i+1], s.hi[i])
		}
	}
}

// alignAll turns the axes of the cones that slide.
func (s *Solver) alignAll() {
	for i, part := range s.pair {
		if part == first && s.state[i] == high && !s.kept[i] {
			s.align(i)
		}
	}
}

// startCones puts every cone where the warm start has it: at the rim or within.
func (s *Solver) startCones() {
	for i, part := range s.pair {
		if part != first || s.kept[i] {
			continue
		}
		s.state[i], s.state[i+1] = free, free
		switch length := math.Hypot(s.x[i], s.x[i+1]); {
		case !(s.hi[i] > 0):
			s.state[i], s.state[i+1] = low, low
		case length > 0 && length >= s.hi[i]*(1-1e-9):
			s.state[i] = high
		}
	}
	s.gradient()
	s.alignAll()
}
