package rod

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The strain over a joint whose rotation has the Gibbs vector c = tan(θ/2)·n is
//
//	φ = 2c ψ(c²),   ψ(s) = (1 + 4s/15) / (1 + 3s/5).
//
// It is the rotation vector θ·n up to θ⁷, without trigonometry; it does not mind the sign of the quaternion; and it grows
// without bound towards half a turn, so that a joint never folds over. n is the same in the axes of both links, so no frame
// is preferred. The energy is ½ (φ − φ̂)ᵀ J (φ − φ̂) with φ̂ at rest.

// radial returns ψ and its first two derivatives at s.
func radial(s float64) (psi, d1, d2 float64) {
	const a, b = 4.0 / 15, 3.0 / 5
	f := 1 / (1 + b*s)
	d1 = (a - b) * f * f
	return (1 + a*s) * f, d1, -2 * b * f * d1
}

// strain returns φ.
func strain(c spatial.Vec3) spatial.Vec3 {
	psi, _, _ := radial(c.Norm2())
	return c.Scale(2 * psi)
}

// energy returns twice the elastic energy of the joint before link l [J].
func (l *link) energy(c spatial.Vec3) float64 {
	s := c.Norm2()
	psi := 2 * (1 + 4.0/15*s) / (1 + 3.0/5*s)
	e := spatial.Vec3{X: psi*c.X - l.rest.X, Y: psi*c.Y - l.rest.Y, Z: psi*c.Z - l.rest.Z}
	return e.Dot(l.stiff(e))
}

// stiff returns J v. Most joints have no stiffness off the diagonal.
func (l *link) stiff(v spatial.Vec3) spatial.Vec3 {
	if l.diagonal {
		return spatial.Vec3{X: l.joint.XX * v.X, Y: l.joint.YY * v.Y, Z: l.joint.ZZ * v.Z}
	}
	return l.joint.MulVec(v)
}

// bend returns the first and second derivative, in 2c, of the elastic energy of the joint before link l, and twice the energy.
//
// With f = J(φ − φ̂) and Ψ = ψ + 2ψ′ccᵀ the derivative of φ, they are Ψf and ΨJΨ + (f·c)(ψ′ + 2ψ″ccᵀ) + ψ′(fcᵀ + cfᵀ).
func (l *link) bend(c spatial.Vec3) (m spatial.Vec3, stiff spatial.Sym3, energy float64) {
	psi, d1, d2 := radial(c.Norm2())
	e := spatial.Vec3{X: 2*psi*c.X - l.rest.X, Y: 2*psi*c.Y - l.rest.Y, Z: 2*psi*c.Z - l.rest.Z}
	j := &l.joint
	f := j.MulVec(e)
	energy = e.Dot(f)
	fc := f.Dot(c)
	m = spatial.Vec3{X: psi*f.X + 2*d1*fc*c.X, Y: psi*f.Y + 2*d1*fc*c.Y, Z: psi*f.Z + 2*d1*fc*c.Z}
	// ΨJΨ = ψ²J + (gcᵀ + cgᵀ) + 4ψ′²(c·Jc)ccᵀ with g = 2ψψ′Jc; the rest has the same form.
	jc := j.MulVec(c)
	g := spatial.Vec3{X: 2*psi*d1*jc.X + d1*f.X, Y: 2*psi*d1*jc.Y + d1*f.Y, Z: 2*psi*d1*jc.Z + d1*f.Z}
	cc := 4*d1*d1*c.Dot(jc) + 2*d2*fc
	p2, i := psi*psi, d1*fc
	stiff = spatial.Sym(
		p2*j.XX+(2*g.X+cc*c.X)*c.X+i, p2*j.XY+g.X*c.Y+(g.Y+cc*c.Y)*c.X, p2*j.XZ+g.X*c.Z+(g.Z+cc*c.Z)*c.X,
		p2*j.YY+(2*g.Y+cc*c.Y)*c.Y+i, p2*j.YZ+g.Y*c.Z+(g.Z+cc*c.Z)*c.Y,
		p2*j.ZZ+(2*g.Z+cc*c.Z)*c.Z+i,
	)
	return m, stiff, energy
}

// torque returns the torque of the joint before link l, in the axes of the link before it [N m].
func (l *link) torque(c spatial.Vec3) spatial.Vec3 {
	psi, d1, _ := radial(c.Norm2())
	f := l.stiff(spatial.Vec3{X: 2*psi*c.X - l.rest.X, Y: 2*psi*c.Y - l.rest.Y, Z: 2*psi*c.Z - l.rest.Z})
	return spatial.GibbsTorque(f.Scale(psi).AddScaled(2*d1*f.Dot(c), c), c)
}

// setRest gives the joint before link l its stiffness K/ĥ and its rotation at rest. The answer to a small rotation about the
// rest shape is then K/ĥ, however much the rod is curved: across the axis of the turn the derivative of φ is larger
// than 1 by (θ/2)/sin(θ/2), and the stiffness is smaller by as much on either side.
func (l *link) setRest(stiffness spatial.Sym3, c spatial.Vec3) {
	defer func() { l.diagonal = l.joint.XY == 0 && l.joint.XZ == 0 && l.joint.YZ == 0 }()
	l.rest = strain(c)
	l.joint = stiffness
	angle := l.rest.Norm()
	if angle < 1e-6 {
		return
	}
	across := math.Sin(angle/2) / (angle / 2)
	axis := c.Unit()
	scale := spatial.Outer(axis, axis)
	one := spatial.Diag(1, 1, 1)
	scale.AddScaled(&spatial.Mat3{}, 1-across, &scale)
	scale.AddScaled(&scale, across, &one)
	m := stiffness.Mat()
	m.Mul(&scale, &m)
	m.Mul(&m, &scale)
	l.joint = spatial.Sym3{}
	l.joint.AddScaled(1, &m)
}
