package collide

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// largest is the largest length that a shape may have [m]; its fifth power, which the inertia needs, is far from overflow.
const largest = 1e9

// positive checks a length.
func positive(field string, x float64) error {
	if !(x > 0 && x <= largest) {
		return &FieldError{field, x, fmt.Sprintf("more than 0 and at most %g [m]", float64(largest))}
	}
	return nil
}

// NewSphere returns a sphere about the origin [m].
func NewSphere(radius float64) (*Shape, error) {
	if err := positive("radius of a sphere", radius); err != nil {
		return nil, err
	}
	return &Shape{kind: Sphere, round: radius, bound: radius}, nil
}

// NewCapsule returns a cylinder about z with half balls on its ends. The length is that of the cylinder [m], and may be 0.
func NewCapsule(radius, length float64) (*Shape, error) {
	if err := positive("radius of a capsule", radius); err != nil {
		return nil, err
	}
	if !(length >= 0 && length <= largest) {
		return nil, &FieldError{"length of a capsule", length, fmt.Sprintf("0 to %g [m]", float64(largest))}
	}
	return &Shape{kind: Capsule, round: radius, half: spatial.V(0, 0, length/2), bound: radius + length/2}, nil
}

// NewBox returns a box about the origin with the given half edges [m].
func NewBox(half spatial.Vec3) (*Shape, error) {
	for i, x := range [3]float64{half.X, half.Y, half.Z} {
		if err := positive("half edge "+"XYZ"[i:i+1]+" of a box", x); err != nil {
			return nil, err
		}
	}
	return &Shape{kind: Box, half: half, bound: half.Norm()}, nil
}

// NewCylinder returns a cylinder about z, its middle at the origin [m].
func NewCylinder(radius, length float64) (*Shape, error) {
	return newRevolved(Cylinder, radius, length)
}

// NewCone returns a cone about z with its apex at +height/2 and its base at −height/2 [m].
func NewCone(radius, height float64) (*Shape, error) { return newRevolved(Cone, radius, height) }

func newRevolved(kind Kind, radius, length float64) (*Shape, error) {
	if err := positive(fmt.Sprintf("radius of a %v", kind), radius); err != nil {
		return nil, err
	}
	if err := positive(fmt.Sprintf("length of a %v", kind), length); err != nil {
		return nil, err
	}
	return &Shape{kind: kind, half: spatial.V(radius, radius, length/2), bound: math.Hypot(radius, length/2)}, nil
}

// NewHull returns the convex hull of points [m]. Points inside, repeated points and points on faces are left out.
func NewHull(points []spatial.Vec3) (*Shape, error) {
	for i, p := range points {
		if !(p.Norm() <= largest) {
			return nil, &FieldError{fmt.Sprintf("point %d of a hull", i), p, fmt.Sprintf("finite numbers of at most %g [m]", float64(largest))}
		}
	}
	h, err := newHull(points)
	if err != nil {
		return nil, err
	}
	return &Shape{kind: Hull, hull: h, bound: h.bound}, nil
}

// NewRounded returns a convex shape with a sphere swept over it (Zaeh et al. 2004, eq. 5): it reaches radius [m] farther on every side.
func NewRounded(s *Shape, radius float64) (*Shape, error) {
	if s == nil || s.kind > HalfSpace {
		return nil, fmt.Errorf("collide: only convex shapes can be rounded")
	}
	if !(radius >= 0 && radius <= largest) {
		return nil, &FieldError{"radius to round by", radius, fmt.Sprintf("0 to %g [m]", float64(largest))}
	}
	r := *s
	r.round += radius
	r.bound += radius
	return &r, nil
}

// NewHalfSpace returns all that is below z = 0: a floor.
func NewHalfSpace() (*Shape, error) { return &Shape{kind: HalfSpace, bound: math.Inf(1)}, nil }

// extent is the radius around the origin within which the core is [m]; 0 for a half space, which has no size that rounding could be relative to.
func (s *Shape) extent() float64 {
	switch s.kind {
	case Hull:
		return s.hull.bound
	case HalfSpace:
		return 0
	}
	return s.bound - s.round
}

// width is the radius around the origin within which the shape is, infinite for a half space [m].
func (s *Shape) width() float64 {
	if s.kind == HalfSpace {
		return math.Inf(1)
	}
	return s.extent() + s.round
}

// curved reports whether the core is.
func (s *Shape) curved() bool { return s.kind == Cylinder || s.kind == Cone }

// support returns the point of the core that is farthest along d, which need not be a unit vector.
func (s *Shape) support(d spatial.Vec3) spatial.Vec3 {
	p, _ := s.corner(d)
	return p
}

// corner returns the point of the core that is farthest along d, and its number where it is a corner, −1 on a curve.
func (s *Shape) corner(d spatial.Vec3) (spatial.Vec3, int32) {
	switch s.kind {
	case Capsule:
		if d.Z < 0 {
			return spatial.Vec3{Z: -s.half.Z}, 0
		}
		return spatial.Vec3{Z: s.half.Z}, 1
	case Box:
		return boxCorner(s.half, d)
	case Cylinder:
		r := rim(s.half.X, d)
		r.Z = s.half.Z
		if d.Z < 0 {
			r.Z = -s.half.Z
		}
		return r, -1
	case Cone:
		if 2*s.half.Z*d.Z > s.half.X*math.Sqrt(d.X*d.X+d.Y*d.Y) {
			return spatial.Vec3{Z: s.half.Z}, 0
		}
		r := rim(s.half.X, d)
		r.Z = -s.half.Z
		return r, -1
	case Hull:
		i := s.hull.farthest(d)
		return s.hull.points[i], i
	}
	return spatial.Vec3{}, 0
}

// boxCorner returns the corner of a box that is farthest along d, and its number: bits of x, y and z.
func boxCorner(half, d spatial.Vec3) (spatial.Vec3, int32) {
	n := int32(7)
	if d.X < 0 {
		half.X = -half.X
		n &^= 1
	}
	if d.Y < 0 {
		half.Y = -half.Y
		n &^= 2
	}
	if d.Z < 0 {
		half.Z = -half.Z
		n &^= 4
	}
	return half, n
}

// rim returns the point of a circle about z that is farthest along d.
func rim(radius float64, d spatial.Vec3) spatial.Vec3 {
	n := d.X*d.X + d.Y*d.Y
	if n < 1e-280 {
		return spatial.Vec3{X: radius}
	}
	n = radius / math.Sqrt(n)
	return spatial.Vec3{X: n * d.X, Y: n * d.Y}
}

// Bounds returns the smallest box along the axes that holds the shape on frame f. It is infinite for half spaces, but for the side that looks
// along an axis.
func (s *Shape) Bounds(f *spatial.Frame) Bounds {
	if s.kind > HalfSpace {
		return s.boundsPieces(f)
	}
	var r spatial.Mat3
	f.Rot.Mat(&r)
	var low, high spatial.Vec3
	switch s.kind {
	case Sphere:
	case Capsule:
		high = spatial.V(math.Abs(r.XZ), math.Abs(r.YZ), math.Abs(r.ZZ)).Scale(s.half.Z)
		low = high.Neg()
	case Box:
		high = spatial.V(
			math.Abs(r.XX)*s.half.X+math.Abs(r.XY)*s.half.Y+math.Abs(r.XZ)*s.half.Z,
			math.Abs(r.YX)*s.half.X+math.Abs(r.YY)*s.half.Y+math.Abs(r.YZ)*s.half.Z,
			math.Abs(r.ZX)*s.half.X+math.Abs(r.ZY)*s.half.Y+math.Abs(r.ZZ)*s.half.Z)
		low = high.Neg()
	case HalfSpace:
		return halfSpaceBounds(r.Col(2), f.Pos, s.round)
	default:
		low.X, high.X = s.span(spatial.V(r.XX, r.XY, r.XZ))
		low.Y, high.Y = s.span(spatial.V(r.YX, r.YY, r.YZ))
		low.Z, high.Z = s.span(spatial.V(r.ZX, r.ZY, r.ZZ))
	}
	around := spatial.V(s.round, s.round, s.round)
	return Bounds{f.Pos.Add(low.Sub(around)), f.Pos.Add(high.Add(around))}
}

// span returns how far the core reaches along the unit vector d, from low to high [m].
func (s *Shape) span(d spatial.Vec3) (low, high float64) {
	return s.support(d.Neg()).Dot(d), s.support(d).Dot(d)
}

// halfSpaceBounds returns the box around what is below the plane through p, with the unit normal n, moved out by round.
func halfSpaceBounds(n, p spatial.Vec3, round float64) Bounds {
	b := everywhere
	const along = 1 - 1e-14
	switch {
	case n.X > along:
		b.High.X = p.X + round
	case n.X < -along:
		b.Low.X = p.X - round
	case n.Y > along:
		b.High.Y = p.Y + round
	case n.Y < -along:
		b.Low.Y = p.Y - round
	case n.Z > along:
		b.High.Z = p.Z + round
	case n.Z < -along:
		b.Low.Z = p.Z - round
	}
	return b
}
