package collide

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Which part of a core may touch along a direction: a face that looks there within about 25°, an edge or a side across it within as much,
// else a single point. A contact that is farther than the reach is left out later, so there is no harm in a part that is too large.
const (
	lookPart   = 0.9 // of a unit vector along a face's normal
	acrossPart = 0.4 // of a unit vector along an edge
	discSides  = 16  // of the polygon that a disc is taken for
	maxOutline = 24  // corners of an outline at most: of larger faces some are left out
)

// outline is the part of a core that looks along a direction: a polygon, a segment or a point, in the coordinates of the shape.
type outline struct {
	n      int
	p      [maxOutline]spatial.Vec3 // corners, counterclockwise from outside [m]
	label  [maxOutline]uint16       // numbers of the edges from each corner to the next, or of the corner where there is no face
	normal spatial.Vec3             // of a face, outward
}

// corner adds a corner.
func (o *outline) corner(p spatial.Vec3, label int) {
	o.p[o.n] = p
	o.label[o.n] = uint16(label)
	o.n++
}

// look sets o to the part of the core that looks along the unit vector d.
func (s *Shape) look(o *outline, d spatial.Vec3) {
	o.n = 0
	switch s.kind {
	case Sphere:
		o.corner(spatial.Vec3{}, 0)
	case Capsule:
		if math.Abs(d.Z) < acrossPart && s.half.Z > 0 {
			o.corner(spatial.Vec3{Z: -s.half.Z}, 0)
			o.corner(spatial.Vec3{Z: s.half.Z}, 1)
			return
		}
		o.corner(s.support(d), 2)
	case Box:
		s.lookBox(o, d)
	case Cylinder:
		switch {
		case math.Abs(d.Z) > lookPart:
			o.disc(s.half.X, math.Copysign(s.half.Z, d.Z))
		case math.Abs(d.Z) < acrossPart:
			r := rim(s.half.X, d)
			o.corner(spatial.V(r.X, r.Y, -s.half.Z), 0)
			o.corner(spatial.V(r.X, r.Y, s.half.Z), 1)
		default:
			o.corner(s.support(d), 2)
		}
	case Cone:
		s.lookCone(o, d)
	case Hull:
		s.hull.look(o, d)
	}
}

// disc makes o the end of a cylinder or cone at height z, looking up where that is positive.
func (o *outline) disc(radius, z float64) {
	o.normal = spatial.Vec3{Z: math.Copysign(1, z)}
	for k := range discSides {
		c := &discCorners[k]
		p := spatial.V(radius*c.X, radius*c.Y, z)
		if z < 0 {
			p.Y = -p.Y
		}
		o.corner(p, k)
	}
}

var discCorners = func() (c [discSides]spatial.Vec3) {
	for k := range c {
		c[k].Y, c[k].X = math.Sincos(2 * math.Pi * float64(k) / discSides)
	}
	return c
}()

// boxFaces are the corners of a box's faces −x, x, −y, y, −z, z, by the bits of boxCorner, counterclockwise from outside.
var boxFaces = [6][4]uint8{{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}

// boxPoint returns a corner of a box by its bits.
func boxPoint(half spatial.Vec3, bits uint8) spatial.Vec3 {
	if bits&1 == 0 {
		half.X = -half.X
	}
	if bits&2 == 0 {
		half.Y = -half.Y
	}
	if bits&4 == 0 {
		half.Z = -half.Z
	}
	return half
}

func (s *Shape) lookBox(o *outline, d spatial.Vec3) {
	x, y, z := math.Abs(d.X), math.Abs(d.Y), math.Abs(d.Z)
	face, along := 0, d.X
	if y > x && y >= z {
		face, along = 2, d.Y
	} else if z > x {
		face, along = 4, d.Z
	}
	if along > 0 {
		face++
	}
	if math.Abs(along) >= lookPart {
		o.normal = axis(face / 2)
		if along < 0 {
			o.normal = o.normal.Neg()
		}
		for k, bits := range boxFaces[face] {
			o.corner(boxPoint(s.half, bits), 4*face+k)
		}
		return
	}
	_, n := boxCorner(s.half, d)
	least, bit := min(x, y, z), 1
	switch least {
	case y:
		bit = 2
	case z:
		bit = 4
	}
	if least < acrossPart {
		o.corner(boxPoint(s.half, uint8(int(n)&^bit)), 100+int(n)&^bit)
		o.corner(boxPoint(s.half, uint8(int(n)|bit)), 100+int(n)|bit)
		return
	}
	o.corner(boxPoint(s.half, uint8(n)), 100+int(n))
}

func (s *Shape) lookCone(o *outline, d spatial.Vec3) {
	r, h := s.half.X, s.half.Z
	l := math.Hypot(r, 2*h)
	across := math.Sqrt(d.X*d.X + d.Y*d.Y)
	switch {
	case d.Z < -lookPart:
		o.disc(r, -h)
	case math.Abs(2*h*d.Z-r*across) < acrossPart*l: // along the side
		e := rim(r, d)
		o.corner(spatial.V(e.X, e.Y, -h), 0)
		o.corner(spatial.Vec3{Z: h}, 1)
	default:
		o.corner(s.support(d), 2)
	}
}

func (h *hull) look(o *outline, d spatial.Vec3) {
	at := h.farthest(d)
	best, face := lookPart, int32(-1)
	for _, f := range h.fan[h.fanStart[at]:h.fanStart[at+1]] {
		if x := h.normals[f].Dot(d); x > best {
			best, face = x, f
		}
	}
	if face >= 0 {
		o.normal = h.normals[face]
		first, loop := int(h.loopAt[face]), h.face(face)
		if len(loop) <= maxOutline {
			for k, c := range loop {
				o.corner(h.points[c], first+k)
			}
			return
		}
		for i := range maxOutline { // evenly
			k := i * len(loop) / maxOutline
			o.corner(h.points[loop[k]], first+k)
		}
		return
	}
	p := h.points[at]
	least, other := acrossPart, int32(-1)
	for _, i := range h.near[h.nearStart[at]:h.nearStart[at+1]] {
		e := h.points[i].Sub(p)
		if x := math.Abs(e.Dot(d)); x < least*e.Norm() {
			least, other = x/e.Norm(), i
		}
	}
	if other < 0 {
		o.corner(p, int(at))
		return
	}
	low, high := min(at, other), max(at, other)
	o.corner(h.points[low], int(low))
	o.corner(h.points[high], int(high))
}

// face appends the part of the core that looks along the unit vector d: one, two or more points, counterclockwise from outside.
func (s *Shape) face(dst []spatial.Vec3, d spatial.Vec3) []spatial.Vec3 {
	var o outline
	s.look(&o, d)
	return append(dst, o.p[:o.n]...)
}
