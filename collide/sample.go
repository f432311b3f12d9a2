package collide

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Sample returns how far a place, in the coordinates of a distance field, is from its surface [m], negative inside, and the unit vector in which
// that grows. Of any other shape, and where the field has no slope, it is +Inf.
func (s *Shape) Sample(p spatial.Vec3) (distance float64, away spatial.Vec3) {
	if s.kind != DistanceField || !p.Finite() {
		return math.Inf(1), spatial.Vec3{Z: 1}
	}
	d, slope := s.field.sample(p)
	steep := slope.Norm()
	if !(steep > 0) {
		return math.Inf(1), spatial.Vec3{Z: 1}
	}
	return d, slope.Scale(1 / steep)
}
