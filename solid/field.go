package solid

import (
	"math"

	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// effect is what fields do to a node in a step.
type effect struct {
	force       spatial.Vec3 // at the beginning of the step [N]
	drag, stiff float64      // less force for velocity [N s/m] and displacement [N/m]
}

// AppendElements appends the nodes as fields see them, in their order inside: each as a short rod of its volume, along the vertical.
func (s *Solid) AppendElements(dst []field.Element) []field.Element {
	for i, m := range s.masses {
		size := math.Cbrt(s.volumeAt(i))
		dst = append(dst, field.Element{
			Pos: vecAt(s.now.x, i), Velocity: vecAt(s.now.v, i), Along: spatial.Vec3{Z: 1},
			Length: size, Radius: size / 2, Mass: m, Weight: 1,
		})
	}
	return dst
}

// volumeAt is the volume that belongs to a node [m³].
func (s *Solid) volumeAt(i int) (sum float64) {
	for _, v := range s.visits[s.starts[i]:s.starts[i+1]] {
		sum += s.volumes[v.element] / 4
	}
	return sum
}

// Feel gives the solid what fields do to its nodes over the next step. The implicit part is half the sum of the slopes along three axes, which is at
// least half the largest of them, and that is enough for stability.
func (s *Solid) Feel(effects []field.Effect) {
	for i := range min(len(effects), len(s.effects)) {
		e := &effects[i]
		f := effect{force: e.Force, drag: e.Drag.Trace() / 2, stiff: e.Stiff.Trace() / 2}
		if !f.force.Finite() || !nonNegative(f.drag) || !nonNegative(f.stiff) {
			f = effect{}
		}
		s.effects[i] = f
	}
	s.felt = true
}
