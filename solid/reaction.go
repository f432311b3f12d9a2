package solid

import "github.com/tendril-sim/tendril/spatial"

// Reaction returns the force that holds a node that is fixed [N], as the last step left it: what inertia, stiffness, damping and loads leave there. It is 0 for
// a node that is free.
func (s *Solid) Reaction(node int) spatial.Vec3 {
	i := int(s.inside[node])
	if !s.held[i] || s.gain == 0 {
		return spatial.Vec3{}
	}
	return vecAt(s.reactions, i)
}

// react finds the forces on fixed nodes at the end of a step. The elements' forces there follow from the equations that the step has solved: A times the change of
// velocity is what they were short of.
func (s *Solid) react() {
	if s.cfg.Method == Explicit {
		for i := range s.held {
			if s.held[i] {
				pull := s.momentumOf(s.now.v, i).Sub(s.momentumOf(s.start.v, i)).Scale(1 / s.h)
				put(s.reactions[3*i:], pull.Sub(vecAt(s.force, i)).Sub(vecAt(s.outer, i)))
			}
		}
		return
	}
	s.matrix.Press(s.change, 0, len(s.held))
	for i := range s.held {
		if s.held[i] {
			s.matrix.MulRows(s.whole, s.change, i, i+1)
			put(s.reactions[3*i:], vecAt(s.whole, i).Sub(vecAt(s.right, i)).Scale(1/s.gain))
		}
	}
}

// reactMore adds what loads that came later do to fixed nodes.
func (s *Solid) reactMore() {
	if s.cfg.Method == Explicit {
		return
	}
	s.matrix.Press(s.change, 0, len(s.held))
	for i := range s.held {
		if s.held[i] {
			s.matrix.MulRows(s.whole, s.change, i, i+1)
			addTo(s.reactions, i, vecAt(s.whole, i).Scale(1/s.gain))
		}
	}
}

// Force returns what the elements exerted on a node when the last iteration of the last step began [N].
func (s *Solid) Force(node int) spatial.Vec3 { return vecAt(s.force, int(s.inside[node])) }

// Imbalance returns what the last iteration of Newton's method began with on a node [N]: elements, inertia, damping and loads together.
func (s *Solid) Imbalance(node int) spatial.Vec3 {
	if s.gain == 0 {
		return spatial.Vec3{}
	}
	return vecAt(s.right, int(s.inside[node])).Scale(1 / s.gain)
}
