package dae

import (
	"fmt"
	"math"
	"slices"
)

// Consistent finds what New needs beside the differential components of y: ẏ of these, and the components that
// cfg.Algebraic marks, such that F(y, ẏ, t) = 0. It starts from what y and yp hold, and changes them; ẏ of algebraic components stays. The
// system must be of index 0 or 1. Of cfg it reads Algebraic and the tolerances, those for ẏ per unit of time.
func Consistent(sys System, t float64, y, yp []float64, cfg Config) error {
	n := len(y)
	switch {
	case sys == nil:
		return &FieldError{"sys", nil, "a system"}
	case len(yp) != n:
		return &FieldError{"yp", fmt.Sprintf("of length %d", len(yp)), fmt.Sprintf("%d, the number of unknowns", n)}
	}
	if err := cfg.Validate(n); err != nil {
		return err
	}
	s := &start{
		sys: sys, t: t, y: y, yp: yp, algebraic: cfg.Algebraic, relative: orElse(cfg.Relative, 1e-6), absolute: tolerances(&cfg, n),
		best: make([]float64, n), bestRate: make([]float64, n), full: make([]float64, n), trial: make([]float64, n), weight: make([]float64, n),
	}
	if s.algebraic == nil {
		s.algebraic = make([]bool, n)
	}
	given, givenRate := slices.Clone(y), slices.Clone(yp)
	var err error
	// With c large the matrix is that of the unknowns sought, but for a part 1/c of ∂F/∂y. How large it must be depends on the
	// stiffness; too large, and a nonlinear F is rounded away.
	for _, c := range []float64{1e6, 1e9, 1e12, 1e3} {
		copy(y, given)
		copy(yp, givenRate)
		if err = s.solve(c); err == nil {
			return nil
		}
	}
	copy(y, given)
	copy(yp, givenRate)
	return fmt.Errorf("dae: no consistent start at t = %v: %w", t, err)
}

// start is a search for consistent values.
type start struct {
	sys       System
	t         float64
	y, yp     []float64
	algebraic []bool
	relative  float64
	absolute  []float64

	best, bestRate []float64 // where the search stands
	full           []float64 // Newton's step from there
	trial          []float64 // residual, then the correction that is left after a part of it
	weight         []float64 // of the norm
}

// solve is Newton's method. A step is halved until what is left to correct is less than before (Deuflhard 2004, section 3.1.3).
func (s *start) solve(c float64) error {
	const mostSteps, mostHalvings = 50, 10
	for range mostSteps {
		if !s.sys.Residual(s.t, s.y, s.yp, s.full) {
			return ErrResidual
		}
		if !s.sys.Factor(s.t, s.y, s.yp, c) {
			return ErrSingular
		}
		s.sys.Solve(s.full)
		s.weigh(c)
		norm := s.norm(s.full)
		if !finite(norm) {
			return ErrResidual
		}
		copy(s.best, s.y)
		copy(s.bestRate, s.yp)
		if norm <= 0.01 {
			s.move(1, c)
			return nil
		}
		part := 1.0
		for halvings := 0; ; halvings++ {
			s.move(part, c)
			if s.sys.Residual(s.t, s.y, s.yp, s.trial) {
				s.sys.Solve(s.trial)
				if s.norm(s.trial) < norm {
					break
				}
			}
			if halvings == mostHalvings {
				return ErrNewton
			}
			part /= 2
		}
	}
	return ErrNewton
}

// move goes a part of the full step.
func (s *start) move(part, c float64) {
	for i, d := range s.full {
		if s.algebraic[i] {
			s.y[i] = s.best[i] - part*d
		} else {
			s.yp[i] = s.bestRate[i] - part*c*d
		}
	}
}

// weigh sets the weights of the norm from where the search stands. Tolerances of rates do not go below the rounding of the fastest,
// which all equations may share.
func (s *start) weigh(c float64) {
	fastest := 0.0
	for i, v := range s.yp {
		if !s.algebraic[i] {
			fastest = math.Max(fastest, math.Abs(v))
		}
	}
	for i := range s.weight {
		if s.algebraic[i] {
			s.weight[i] = 1 / (s.relative*math.Abs(s.y[i]) + s.absolute[i])
		} else {
			s.weight[i] = c / math.Max(s.relative*math.Abs(s.yp[i])+s.absolute[i], 1e3*epsilon*fastest)
		}
	}
}

// norm is the largest correction in tolerances.
func (s *start) norm(d []float64) float64 {
	largest := 0.0
	for i, w := range s.weight {
		largest = math.Max(largest, math.Abs(d[i])*w)
	}
	return largest
}
