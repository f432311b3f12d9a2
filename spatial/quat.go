package spatial

import "math"

// Quat is a rotation held as a unit quaternion W + Xi + Yj + Zk; q and −q are the same rotation.
// The zero value is no rotation at all: use Identity.
type Quat struct{ W, X, Y, Z float64 }

// Identity is the rotation that leaves everything in place.
var Identity = Quat{W: 1}

// Mul returns the rotation that applies b first, then a.
func (a Quat) Mul(b Quat) Quat {
	return Quat{
		a.W*b.W - a.X*b.X - a.Y*b.Y - a.Z*b.Z,
		a.W*b.X + a.X*b.W + a.Y*b.Z - a.Z*b.Y,
		a.W*b.Y - a.X*b.Z + a.Y*b.W + a.Z*b.X,
		a.W*b.Z + a.X*b.Y - a.Y*b.X + a.Z*b.W,
	}
}

// Conj returns the inverse rotation.
func (a Quat) Conj() Quat { return Quat{a.W, -a.X, -a.Y, -a.Z} }

// Vec returns the vector part of q.
func (a Quat) Vec() Vec3 { return Vec3{a.X, a.Y, a.Z} }

// Rotate returns v turned by q.
func (a Quat) Rotate(v Vec3) Vec3 {
	// v + 2w(p×v) + 2p×(p×v), with p the vector part.
	p := Vec3{a.X, a.Y, a.Z}
	t := p.Cross(v)
	t = Vec3{t.X + t.X, t.Y + t.Y, t.Z + t.Z}
	return v.AddScaled(a.W, t).Add(p.Cross(t))
}

// Unrotate returns v turned by the inverse of q.
func (a Quat) Unrotate(v Vec3) Vec3 { return a.Conj().Rotate(v) }

// Z3 returns the third axis of the rotated frame: the direction of a rod or link (DESIGN: local z runs along it).
func (a Quat) Z3() Vec3 {
	return Vec3{2 * (a.X*a.Z + a.W*a.Y), 2 * (a.Y*a.Z - a.W*a.X), 1 - 2*(a.X*a.X+a.Y*a.Y)}
}

// Unit returns q scaled to length 1, and Identity for the zero quaternion.
func (a Quat) Unit() Quat {
	n := math.Sqrt(a.W*a.W + a.X*a.X + a.Y*a.Y + a.Z*a.Z)
	if n == 0 {
		return Identity
	}
	s := 1 / n
	return Quat{s * a.W, s * a.X, s * a.Y, s * a.Z}
}

// Mat sets m to the rotation matrix of the unit quaternion q.
func (a Quat) Mat(m *Mat3) {
	x2, y2, z2 := a.X+a.X, a.Y+a.Y, a.Z+a.Z
	xx, yy, zz := a.X*x2, a.Y*y2, a.Z*z2
	xy, xz, yz := a.X*y2, a.X*z2, a.Y*z2
	wx, wy, wz := a.W*x2, a.W*y2, a.W*z2
	m.XX, m.XY, m.XZ = 1-(yy+zz), xy-wz, xz+wy
	m.YX, m.YY, m.YZ = xy+wz, 1-(xx+zz), yz-wx
	m.ZX, m.ZY, m.ZZ = xz-wy, yz+wx, 1-(xx+yy)
}

// Finite reports whether every component is finite.
func (a Quat) Finite() bool { return finite(a.W + a.X + a.Y + a.Z) }

// Between returns the smallest rotation that takes the unit vector a to the unit vector b.
// For opposite vectors it turns about a.Perpendicular().
func Between(a, b Vec3) Quat {
	w := 1 + a.Dot(b)
	if w < 1e-14 {
		p := a.Perpendicular()
		return Quat{0, p.X, p.Y, p.Z}
	}
	c := a.Cross(b)
	return Quat{w, c.X, c.Y, c.Z}.Unit()
}

// AxisAngle returns the rotation by angle [rad] about the unit vector axis.
func AxisAngle(axis Vec3, angle float64) Quat {
	s, c := math.Sincos(angle / 2)
	return Quat{c, s * axis.X, s * axis.Y, s * axis.Z}
}

// FromAxes returns the rotation whose matrix has the orthonormal right-handed columns x, y, z.
func FromAxes(x, y, z Vec3) Quat {
	// Shepperd's method: divide by the largest of the four components, so nothing small is inverted.
	tr := x.X + y.Y + z.Z
	switch {
	case tr >= x.X && tr >= y.Y && tr >= z.Z:
		return Quat{1 + tr, y.Z - z.Y, z.X - x.Z, x.Y - y.X}.Unit()
	case x.X >= y.Y && x.X >= z.Z:
		return Quat{y.Z - z.Y, 1 + 2*x.X - tr, x.Y + y.X, z.X + x.Z}.Unit()
	case y.Y >= z.Z:
		return Quat{z.X - x.Z, x.Y + y.X, 1 + 2*y.Y - tr, y.Z + z.Y}.Unit()
	default:
		return Quat{x.Y - y.X, z.X + x.Z, y.Z + z.Y, 1 + 2*z.Z - tr}.Unit()
	}
}
