// Package lcp solves mixed linear complementarity problems with bounds: find x with
//
//	w = A x − b,   lo ≤ x ≤ hi,   w ≥ 0 where x = lo,   w ≤ 0 where x = hi,   w = 0 between.
//
// An equation is a row with lo = −∞ and hi = +∞; a force that only pushes is one with lo = 0 and hi = +∞. A has a positive
// semidefinite symmetric part; it need not be symmetric.
//
// There are two solvers. Pivoting finds the exact answer of small problems. Projected successive over-relaxation (Hadap 2006,
// algorithm 2) takes as many sweeps as it is given and is finite whatever the problem. Solver.Solve chooses, and neither
// returns NaN for finite numbers. Where many answers are possible because rows repeat each other, pivoting returns that
// in which they share; where none is possible, one that shares what is left, and the result says so.
package lcp

import (
	"fmt"
	"math"
)

// Problem is a complementarity problem of n rows.
type Problem struct {
	A []float64 // n×n, by rows
	B []float64 // n

	Lo, Hi []float64 // bounds of x, n each; ±Inf for none. Both nil: every row is an equation.

	// Of is for friction: a row i with Of[i] = j ≥ 0 has the bounds Lo[i]·x[j] and Hi[i]·x[j], a coefficient of friction
	// times the force on another row, which has no such bounds of its own. −1 stands for plain bounds, nil for all rows plain.
	Of []int
}

// Validate reports what is wrong with p, or nil.
func (p *Problem) Validate() error {
	n := len(p.B)
	switch {
	case len(p.A) != n*n:
		return fmt.Errorf("lcp: A has %d entries, want %d for %d rows", len(p.A), n*n, n)
	case (len(p.Lo) != n || len(p.Hi) != n) && (p.Lo != nil || p.Hi != nil):
		return fmt.Errorf("lcp: Lo has %d and Hi %d entries, want %d each, or none", len(p.Lo), len(p.Hi), n)
	case p.Of != nil && len(p.Of) != n:
		return fmt.Errorf("lcp: Of has %d entries, want %d, or none", len(p.Of), n)
	}
	for i, v := range p.A {
		if v-v != 0 {
			return fmt.Errorf("lcp: A has %v in row %d, column %d, want a finite number", v, i/n, i%n)
		}
	}
	for i, v := range p.B {
		if v-v != 0 {
			return fmt.Errorf("lcp: B is %v in row %d, want a finite number", v, i)
		}
	}
	for i := range p.Lo {
		if !(p.Lo[i] <= p.Hi[i]) || math.IsInf(p.Lo[i], 1) || math.IsInf(p.Hi[i], -1) {
			return fmt.Errorf("lcp: row %d is bounded by %v and %v, want the lower first", i, p.Lo[i], p.Hi[i])
		}
	}
	for i, j := range p.Of {
		if j >= n || j == i || (j >= 0 && p.Of[j] >= 0) {
			return fmt.Errorf("lcp: the bounds of row %d are those of row %d, want another one with plain bounds", i, j)
		}
	}
	return nil
}

// Result tells how good an answer is.
type Result struct {
	Solved   bool    // every row meets its conditions to the solver's Tolerance
	Unsolved int     // rows that do not
	Residual float64 // largest violation of the three conditions, in the unit of w: by how much w, or x times its own diagonal, is off
	Exact    bool    // pivoting came to its end; otherwise the answer is that of relaxation
	Pivots   int     // changes between free and at a bound
	Sweeps   int     // of relaxation
}

// Solver solves problems, one after the other, in memory of its own: once it has seen the largest it allocates no more. The
// zero value is ready. Diagonal entries measure all that is relative: a row counts in units of 1/√Aᵢᵢ.
type Solver struct {
	Softness   float64 // least part of the diagonal that is added to it to find an answer, and then refined away; 0 means 1e-10
	Rounds     int     // of that refinement at most; 0 means 12
	Tolerance  float64 // of a row that counts as solved, relative to the largest b; 0 means 1e-9
	Direct     int     // rows of the largest problem that Solve pivots; 0 means 256
	Sweeps     int     // of relaxation; 0 means 200
	Relaxation float64 // ω of relaxation, between 0 and 2; 0 means 1.3

	n          int
	a          []float64 // A with rows and columns divided by the roots of the diagonal
	b, lo, hi  []float64 // in the same units
	mu         [2][]float64
	of         []int
	x, w       []float64
	dx         []float64 // a direction
	centre     []float64 // what the softness pulls x towards
	best       []float64
	root       []float64 // of the diagonal; 1 where a row is left out
	kept       []bool    // rows that are left out: they have no diagonal, and keep x
	soft       float64
	scale      float64 // of b
	state      []place
	flips      []int
	factor     factor
	pivots     int
	sweepsDone int
}

// place is where a row's x is.
type place int8

const (
	free place = iota
	low
	high
	waiting // not looked at yet: see drive.go
)

// Solve solves p by pivoting, or by relaxation where it is large or pivoting finds no end. It starts from x and writes the
// answer there. p must be valid.
func (s *Solver) Solve(p *Problem, x []float64) Result {
	s.load(p, x)
	if s.n <= or(s.Direct, 256) && s.pivot() {
		return s.unload(x, true)
	}
	s.relax()
	return s.unload(x, false)
}

// Pivot solves p by pivoting whatever its size, and by relaxation only if that finds no end.
func (s *Solver) Pivot(p *Problem, x []float64) Result {
	s.load(p, x)
	if s.pivot() {
		return s.unload(x, true)
	}
	s.relax()
	return s.unload(x, false)
}

// Relax solves p by projected over-relaxation from x.
func (s *Solver) Relax(p *Problem, x []float64) Result {
	s.load(p, x)
	s.relax()
	return s.unload(x, false)
}

// or returns v, or the usual value where it is zero.
func or[T int | float64](v, usual T) T {
	if v == 0 {
		return usual
	}
	return v
}

// load scales the problem to a diagonal of ones: Â = D^−½ A D^−½, x̂ = D^½ x, ŵ = D^−½ w. The answer does not depend on the
// units of the rows then, and an entry of 1 is a row that repeats another.
func (s *Solver) load(p *Problem, x []float64) {
	s.reserve(len(p.B))
	n := s.n
	for i := range n {
		d := p.A[i*n+i]
		s.root[i], s.kept[i] = math.Sqrt(d), false
		if !(d > 0 && d <= math.MaxFloat64) || !(math.Abs(p.B[i]) <= math.MaxFloat64) {
			s.root[i], s.kept[i] = 1, true
		}
	}
	s.of = p.Of
	s.scale = 0
	for i := range n {
		s.scaleRow(p, i, x[i])
		if !s.kept[i] {
			s.scale = math.Max(s.scale, math.Abs(s.b[i]))
		}
	}
	s.bound()
	for i := range n {
		s.x[i] = s.clamp(i, s.x[i])
		if s.scale == 0 {
			s.scale = math.Abs(s.x[i])
		}
	}
	s.pivots, s.sweepsDone = 0, 0
	s.soft = or(s.Softness, 1e-10)
}

func (s *Solver) scaleRow(p *Problem, i int, x float64) {
	n, root := s.n, s.root[i]
	to, from := s.a[i*n:(i+1)*n], p.A[i*n:(i+1)*n]
	for j := range to {
		to[j] = from[j] / root / s.root[j]
	}
	if x-x != 0 {
		x = 0
	}
	s.x[i], s.b[i] = x*root, p.B[i]/root
	s.mu[0][i], s.mu[1][i] = math.Inf(-1), math.Inf(1)
	if p.Lo != nil {
		s.mu[0][i], s.mu[1][i] = p.Lo[i]*root, p.Hi[i]*root
	}
	if s.of != nil && s.of[i] >= 0 {
		s.mu[0][i] /= s.root[s.of[i]]
		s.mu[1][i] /= s.root[s.of[i]]
	}
	if s.kept[i] {
		clear(to)
		to[i] = 1
	}
	for j := range to {
		if s.kept[j] && j != i {
			to[j] = 0
		}
	}
}

// bound writes the bounds that go with the present x, and reports whether that of a row at its bound has moved.
func (s *Solver) bound() bool {
	copy(s.lo, s.mu[0])
	copy(s.hi, s.mu[1])
	moved := false
	for i, j := range s.of {
		if j >= 0 {
			force := math.Abs(s.x[j])
			s.lo[i], s.hi[i] = times(s.mu[0][i], force), times(s.mu[1][i], force)
			moved = moved || (s.state[i] == low && s.differs(s.x[i], s.lo[i])) || (s.state[i] == high && s.differs(s.x[i], s.hi[i]))
		}
	}
	return moved
}

// times is a product in which zero wins over infinity: no force, no friction.
func times(mu, force float64) float64 {
	if force == 0 {
		return 0
	}
	return mu * force
}

func (s *Solver) differs(a, b float64) bool {
	return math.Abs(a-b) > 1e-12*(s.scale+math.Abs(a)+math.Abs(b))
}

func (s *Solver) clamp(i int, v float64) float64 {
	if v < s.lo[i] {
		v = s.lo[i]
	}
	if v > s.hi[i] {
		v = s.hi[i]
	}
	return v
}

// violation is how far row i is from its conditions at x: |x − P(x − w)| with P the projection on the bounds, which is zero
// exactly where all three hold.
func (s *Solver) violation(i int) float64 {
	x := s.x[i]
	w := dot(s.a[i*s.n:(i+1)*s.n], s.x) - s.b[i]
	if s.kept[i] {
		w = -s.b[i]
	}
	return math.Abs(x - s.clamp(i, x-w))
}

// residual is the largest violation in the units of the scaled problem.
func (s *Solver) residual() float64 {
	largest := 0.0
	for i := range s.n {
		if v := s.violation(i); !s.kept[i] && !(v <= largest) {
			largest = v
		}
	}
	return largest
}

// unload writes the answer to x and judges it.
func (s *Solver) unload(x []float64, exact bool) Result {
	r := Result{Exact: exact, Pivots: s.pivots, Sweeps: s.sweepsDone}
	for i := range s.x {
		s.x[i] = s.clamp(i, s.x[i])
	}
	goal := or(s.Tolerance, 1e-9) * s.scale
	for i := range x {
		x[i] = s.x[i] / s.root[i]
		if x[i]-x[i] != 0 { // beyond all numbers in the units of the row
			x[i] = math.Copysign(math.MaxFloat64, x[i])
		}
		v := s.violation(i)
		if !(v <= goal) {
			r.Unsolved++
		}
		if v *= s.root[i]; !(v <= r.Residual) {
			r.Residual = math.Min(v, math.MaxFloat64)
		}
	}
	r.Solved = r.Unsolved == 0
	return r
}

// reserve makes room for n rows.
func (s *Solver) reserve(n int) {
	s.n = n
	if cap(s.b) < n {
		vector := func() []float64 { return make([]float64, n) }
		s.a = make([]float64, n*n)
		s.b, s.lo, s.hi, s.mu[0], s.mu[1] = vector(), vector(), vector(), vector(), vector()
		s.x, s.w, s.dx, s.centre, s.best, s.root = vector(), vector(), vector(), vector(), vector(), vector()
		s.kept, s.state, s.flips = make([]bool, n), make([]place, n), make([]int, 0, n)
		s.factor = newFactor(n)
	}
	s.a = s.a[:n*n]
	for _, v := range []*[]float64{&s.b, &s.lo, &s.hi, &s.mu[0], &s.mu[1], &s.x, &s.w, &s.dx, &s.centre, &s.best, &s.root} {
		*v = (*v)[:n]
	}
	s.kept, s.state = s.kept[:n], s.state[:n]
	clear(s.state)
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
