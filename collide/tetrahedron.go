package collide

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// A tetrahedron's corners, each next to the three others, and its faces, counterclockwise from outside.
var (
	tetrahedronNear      = []int32{1, 2, 3, 2, 0, 3, 0, 1, 3, 0, 2, 1}
	tetrahedronNearStart = []int32{0, 3, 6, 9, 12}
	tetrahedronFan       = []int32{0, 1, 2, 0, 1, 3, 0, 2, 3, 1, 2, 3}
	tetrahedronLoop      = []int32{0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3}
	tetrahedronLoopAt    = []int32{0, 3, 6, 9, 12}
)

// flattest is the volume of a tetrahedron below which it is as good as flat, times six and relative to a cube of its size.
const flattest = 1e-6

// NewTetrahedron returns a tetrahedron [m] with a sphere of radius round [m] swept over it. The first three corners are counterclockwise as seen from the last, as in package
// mesh. SetCorners moves them.
func NewTetrahedron(corners *[4]spatial.Vec3, round float64) (*Shape, error) {
	if !(round >= 0 && round <= largest) {
		return nil, &FieldError{"radius to round by", round, fmt.Sprintf("0 to %g [m]", float64(largest))}
	}
	h := &hull{
		points: make([]spatial.Vec3, 4), normals: make([]spatial.Vec3, 4), offsets: make([]float64, 4),
		near: tetrahedronNear, nearStart: tetrahedronNearStart, fan: tetrahedronFan, fanStart: tetrahedronNearStart, loop: tetrahedronLoop, loopAt: tetrahedronLoopAt,
	}
	s := &Shape{kind: Hull, round: round, hull: h}
	if !s.SetCorners(corners) {
		return nil, &FieldError{"tetrahedron", *corners, "finite corners that are not in a plane, the first three counterclockwise as seen from the last"}
	}
	return s, nil
}

// SetCorners moves the corners of a tetrahedron [m], for whoever owns it alone. One that would be flat, turned inside out or not finite stays as it is: the result is false.
func (s *Shape) SetCorners(corners *[4]spatial.Vec3) bool {
	a, b, c := corners[1].Sub(corners[0]), corners[2].Sub(corners[0]), corners[3].Sub(corners[0])
	size := math.Max(a.Norm(), math.Max(b.Norm(), c.Norm()))
	bound := 0.0
	for _, p := range corners {
		bound = math.Max(bound, p.Norm())
	}
	if !(a.Cross(b).Dot(c) > flattest*size*size*size) || !(bound <= largest) {
		return false
	}
	h := s.hull
	copy(h.points, corners[:])
	h.bound, s.bound = bound, bound+s.round
	for f := range h.normals {
		l := h.face(int32(f))
		p := h.points[l[0]]
		n := h.points[l[1]].Sub(p).Cross(h.points[l[2]].Sub(p)).Unit()
		h.normals[f], h.offsets[f] = n, n.Dot(p)
	}
	return true
}
