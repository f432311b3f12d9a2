package solid

import (
	"errors"

	"github.com/tendril-sim/tendril/sparse"
	"github.com/tendril-sim/tendril/spatial"
)

// Assemble finds rotations, forces and the matrix of the present shape, as a step does: for measurements.
func (s *Solid) Assemble() { s.assemble(true) }

// Matrix returns the matrix of the last step, in the order of nodes inside. It is the solid's own.
func (s *Solid) Matrix() *sparse.Matrix { return s.matrix }

// SolveDirectly solves the linear equations of the present step, between Predict and Correct, by factorisation, to rounding: for comparison. It starts from what Predict has
// found, and is for one linear step without loads that came later.
func (s *Solid) SolveDirectly() error {
	if !s.inStep || s.stale {
		return errors.New("solid: there is no step to be solved")
	}
	if !s.factorise() {
		return errors.New("solid: the matrix is not positive, or has nodal pressures")
	}
	s.move(-1)
	for range 2 {
		s.direct.Improve(s.matrix, s.change, s.right, s.whole)
	}
	s.move(1)
	return nil
}

// factorise factorises the matrix of the step, once.
func (s *Solid) factorise() bool {
	if s.nodal != nil {
		return false // its pressures are not in the pattern
	}
	s.plan()
	if !s.factored {
		s.factored = s.direct.Factor(s.matrix, s.held)
	}
	return s.factored
}

// plan finds the pattern of the factor, once.
func (s *Solid) plan() {
	if s.direct == nil {
		rest := make([]spatial.Vec3, len(s.outside))
		for i, node := range s.outside {
			rest[i] = s.cfg.Mesh.Nodes[node]
		}
		s.direct = sparse.NewLDL(s.pattern, rest)
	}
}
