// Package lcp solves mixed linear complementarity problems with bounds: find x with
//
//	w = A x − b,   lo ≤ x ≤ hi,   w ≥ 0 where x = lo,   w ≤ 0 where x = hi,   w = 0 between.
//
// An equation is a row with lo = −∞ and hi = +∞; a force that only pushes is one with lo = 0 and hi = +∞. A has a positive
// semidefinite symmetric part; it need not be symmetric.
//
// Friction is rows whose bounds hang on the force of another row, each for itself (Zaeh 2004, eq. 9 and 10) or two and two as
// Coulomb's cone: see Problem.Of and Problem.Cone.
//
// There are three solvers. Pivoting finds the exact answer of small problems. Projected Gauss–Seidel with conjugate gradients
// (Silcowitz-Hansen et al. 2010) is for large ones, projected successive over-relaxation (Hadap 2006, algorithm 2) the plainest: they take
// as many sweeps as they are given and are finite whatever the problem. Solver.Solve chooses, and none
// returns NaN for finite numbers. Where many answers are possible because rows repeat each other, pivoting returns that
// in which they share; where none is possible, one that shares what is left, and the result says so.
//
// The softness of a constraint is on the diagonal of A, and the part of an error that one step is to take away in b. With the
// parameters CFM and ERP of rigid-body engines (Zaeh 2004, eq. 12), J the rows' Jacobian, v the velocities that the bodies would
// have without them, e the errors of position and h the step, impulses x solve
//
//	A = J M⁻¹ Jᵀ + CFM/h,   b = −J v − ERP/h e
package lcp

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/internal/dense"
)

// Problem is a complementarity problem of n rows.
type Problem struct {
	A []float64 // n×n, by rows
	B []float64 // n

	Lo, Hi []float64 // bounds of x, n each; ±Inf for none. Both nil: every row is an equation.

	// Of is for friction: a row i with Of[i] = j ≥ 0 has the bounds Lo[i]·x[j] and Hi[i]·x[j], a coefficient of friction
	// times the force on another row, which has no such bounds of its own. −1 stands for plain bounds, nil for all rows plain.
	Of []int

	// Cone makes one bound of two: neighbouring rows i and i+1 with the same Of = j are the tangents of a contact whose normal is row
	// j, and (x[i], x[i+1]) is no longer than Hi[i]·x[j]. Inside w is zero in both; at the rim it points against x (Coulomb's
	// law: the most dissipation). Both must have the same Hi, and Lo = −Hi. Rows that come alone keep bounds of their own.
	Cone bool
}

// tangents tells whether rows i and i+1 are two if no earlier row claims i: see Cone.
func (p *Problem) tangents(i int) bool {
	return p.Cone && p.Of != nil && i+1 < len(p.Of) && p.Of[i] >= 0 && p.Of[i] == p.Of[i+1]
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
	for i := 0; i < len(p.Of); i++ {
		if !p.tangents(i) {
			continue
		}
		if p.Lo == nil || p.Hi[i] != p.Hi[i+1] || p.Lo[i] != -p.Hi[i] || p.Lo[i+1] != -p.Hi[i] {
			return fmt.Errorf("lcp: rows %d and %d are the tangents of one cone, want the same Hi for both, and Lo = −Hi", i, i+1)
		}
		i++
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
	Direct     int     // rows of the largest problem that Solve pivots; 0 means 512
	Sweeps     int     // of relaxation; 0 means 200
	Relaxation float64 // ω of relaxation, between 0 and 2; 0 means 1.3

	n          int
	a          []float64 // A with rows and columns divided by the roots of the diagonal
	b, lo, hi  []float64 // in the same units
	mu         [2][]float64
	of         []int
	pair       []tangent
	turn       []float64 // cosine and sine at the first and second row of a cone: how far its axes are turned from those given
	cones      bool
	x, w       []float64 // w is scratch of the solvers, A x − b where they say so
	dx         []float64 // a direction
	centre     []float64 // what the softness pulls x towards
	best       []float64
	warm       []float64 // what x was given as
	root       []float64 // of the diagonal; 1 where a row is left out
	inverse    []float64 // of that
	kept       []bool    // rows that are left out: they have no diagonal, and keep x
	soft       float64
	scale      float64 // of b
	state      []place
	flips      []int
	factor     factor
	blocks     blocks
	pivots     int
	sweepsDone int
}

// tangent is what a row is in a cone.
type tangent int8

const (
	alone tangent = iota
	first
	second
)

// place is where a row's x is.
type place int8

const (
	free place = iota
	low
	high
	waiting // not looked at yet: see drive.go
)

// Solve solves p by pivoting, or by conjugate gradients where it is large or pivoting finds no end. It starts from x and writes
// the answer there. p must be valid.
func (s *Solver) Solve(p *Problem, x []float64) Result {
	s.load(p, x)
	if s.n <= or(s.Direct, 512) && s.pivot() {
		return s.unload(x, true)
	}
	s.descend()
	return s.unload(x, false)
}

// Pivot solves p by pivoting whatever its size, and by conjugate gradients only if that finds no end.
func (s *Solver) Pivot(p *Problem, x []float64) Result {
	s.load(p, x)
	if s.pivot() {
		return s.unload(x, true)
	}
	s.descend()
	return s.unload(x, false)
}

// Descend solves p by sweeps of projected Gauss–Seidel with conjugate gradients from x.
func (s *Solver) Descend(p *Problem, x []float64) Result {
	s.load(p, x)
	s.descend()
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
// units of the rows then, and an entry of 1 is a row that repeats another. The tangents of a cone share a unit.
func (s *Solver) load(p *Problem, x []float64) {
	s.reserve(len(p.B))
	n := s.n
	for i := range n {
		d := p.A[i*n+i]
		s.root[i], s.kept[i] = math.Sqrt(d), !(d > 0 && d <= math.MaxFloat64) || !(math.Abs(p.B[i]) <= math.MaxFloat64)
	}
	s.findCones(p)
	left := false
	for i := range n {
		if s.kept[i] {
			s.root[i], left = 1, true
		}
		s.inverse[i] = 1 / s.root[i]
	}
	s.of = p.Of
	s.scale = 0
	for i := range n {
		s.scaleRow(p, i, x[i])
		if !s.kept[i] {
			s.scale = math.Max(s.scale, math.Abs(s.b[i]))
		}
	}
	if left {
		s.leaveOut()
	}
	s.bound()
	s.project()
	for i := range n {
		if s.scale == 0 {
			s.scale = math.Abs(s.x[i])
		}
	}
	s.pivots, s.sweepsDone = 0, 0
	s.soft = or(s.Softness, 1e-10)
}

func (s *Solver) scaleRow(p *Problem, i int, x float64) {
	n, root := s.n, s.root[i]
	dense.Scale(s.a[i*n:(i+1)*n], p.A[i*n:(i+1)*n], s.inverse, s.inverse[i])
	if x-x != 0 {
		x = 0
	}
	s.x[i], s.b[i] = x*root, p.B[i]*s.inverse[i]
	s.mu[0][i], s.mu[1][i] = math.Inf(-1), math.Inf(1)
	if p.Lo != nil {
		s.mu[0][i], s.mu[1][i] = p.Lo[i]*root, p.Hi[i]*root
	}
	s.lo[i], s.hi[i] = s.mu[0][i], s.mu[1][i]
	if s.of != nil && s.of[i] >= 0 {
		s.mu[0][i] *= s.inverse[s.of[i]]
		s.mu[1][i] *= s.inverse[s.of[i]]
	}
}

// leaveOut decouples the rows without a diagonal from the others.
func (s *Solver) leaveOut() {
	n := s.n
	for i := range n {
		row := s.a[i*n : (i+1)*n]
		if s.kept[i] {
			clear(row)
			row[i] = 1
		}
		for j := range row {
			if s.kept[j] && j != i {
				row[j] = 0
			}
		}
	}
}

// bound writes the bounds of friction that go with the present x, and reports whether that of a row at its bound has moved.
func (s *Solver) bound() bool {
	moved := false
	for i, j := range s.of {
		if j >= 0 {
			s.boundBy(i, j)
			moved = moved || (s.state[i] == low && s.differs(s.x[i], s.lo[i])) || (s.state[i] == high && s.differs(s.x[i], s.hi[i]))
		}
	}
	return moved
}

// boundBy writes the bounds of row i, which hang on row j.
func (s *Solver) boundBy(i, j int) {
	force := math.Abs(s.clamp(j, s.x[j]))
	s.lo[i], s.hi[i] = times(s.mu[0][i], force), times(s.mu[1][i], force)
}

// project brings x into its bounds.
func (s *Solver) project() {
	for i, part := range s.pair {
		if part == alone && (s.of == nil || s.of[i] < 0) {
			s.x[i] = s.clamp(i, s.x[i])
		}
	}
	for i, j := range s.of {
		if j < 0 {
			continue
		}
		s.boundBy(i, j)
		switch s.pair[i] {
		case alone:
			s.x[i] = s.clamp(i, s.x[i])
		case second:
			s.x[i-1], s.x[i] = shortened(s.x[i-1], s.x[i], s.hi[i])
		}
	}
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

// gradient writes w = A x − b.
func (s *Solver) gradient() {
	dense.MulVec(s.w, s.a, s.x)
	for i, b := range s.b {
		s.w[i] -= b
	}
}

// violation is how far row i is from its conditions at x, with w as gradient writes it: |x − P(x − w)| with P the projection on the
// bounds, which is zero exactly where all three hold. Both rows of a cone have that of the two.
func (s *Solver) violation(i int) float64 {
	if s.pair[i] != alone {
		return s.coneViolation(i)
	}
	x, w := s.x[i], s.w[i]
	if s.kept[i] {
		w = -s.b[i]
	}
	return math.Abs(x - s.clamp(i, x-w))
}

// residual is the largest violation in the units of the scaled problem.
func (s *Solver) residual() float64 {
	s.gradient()
	return s.largestViolation()
}

// largestViolation is that of w as gradient writes it.
func (s *Solver) largestViolation() float64 {
	largest := 0.0
	for i, part := range s.pair {
		if s.kept[i] || part == second {
			continue
		}
		if v := s.violation(i); !(v <= largest) {
			largest = v
		}
	}
	return largest
}

// unload writes the answer to x and judges it.
func (s *Solver) unload(x []float64, exact bool) Result {
	r := Result{Exact: exact, Pivots: s.pivots, Sweeps: s.sweepsDone}
	s.project()
	s.gradient()
	goal := or(s.Tolerance, 1e-9) * s.scale
	for i := range x {
		v := s.violation(i)
		if !(v <= goal) {
			r.Unsolved++
		}
		if v *= s.root[i]; !(v <= r.Residual) {
			r.Residual = math.Min(v, math.MaxFloat64)
		}
	}
	s.turnBack()
	for i := range x {
		x[i] = s.x[i] * s.inverse[i]
		if x[i]-x[i] != 0 { // beyond all numbers in the units of the row
			x[i] = math.Copysign(math.MaxFloat64, x[i])
		}
	}
	r.Solved = r.Unsolved == 0
	return r
}

// reserve makes room for n rows.
func (s *Solver) reserve(n int) {
	s.n = n
	vectors := []*[]float64{&s.b, &s.lo, &s.hi, &s.mu[0], &s.mu[1], &s.x, &s.w, &s.dx, &s.centre, &s.best, &s.warm, &s.root, &s.inverse, &s.turn}
	if cap(s.b) < n {
		for _, v := range vectors {
			*v = make([]float64, n)
		}
		s.a = make([]float64, n*n)
		s.kept, s.state, s.flips, s.pair = make([]bool, n), make([]place, n), make([]int, 0, n), make([]tangent, n)
		s.factor = factor{}
		s.blocks = newBlocks(n)
	}
	s.a = s.a[:n*n]
	for _, v := range vectors {
		*v = (*v)[:n]
	}
	s.kept, s.state, s.pair = s.kept[:n], s.state[:n], s.pair[:n]
	clear(s.state)
}

// dot is the inner product of rows.
func dot(a, b []float64) float64 { return dense.Dot(a, b) }
