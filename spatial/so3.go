package spatial

import "math"

// Exp returns the rotation by |v| radians about v. It is exact to rounding for every v, the smallest included;
// the angle itself loses digits as |v| grows past a turn, as any angle in floating point does.
func Exp(v Vec3) Quat {
	c, s := halfAngle(v.Norm2())
	return Quat{c, s * v.X, s * v.Y, s * v.Z}
}

// Log returns the rotation vector v of least length with Exp(v) = q: |v| is in [0, π]. It is exact to rounding,
// at 0 and at π too. Half a turn has two such vectors, v and −v; Log returns the one along q's vector part.
// A quaternion that is not quite unit has the Log of its Unit; that of the zero quaternion is zero.
func (a Quat) Log() Vec3 {
	p, w := a.Vec(), a.W
	if w < 0 { // −q is the same rotation, turned the short way
		p, w = p.Neg(), -w
	}
	n := p.Norm()
	if n == 0 { // |p|² may have underflowed: the angle is then 2|p|/w to rounding
		if w == 0 {
			return Vec3{}
		}
		return p.Scale(2 / w)
	}
	return p.Scale(2 * math.Atan2(n, w) / n)
}

// Rodrigues sets m to the matrix of Exp(v) (Pai 2002, eq. 15, with ωt = v).
func Rodrigues(v Vec3, m *Mat3) {
	c, s := halfAngle(v.Norm2())
	m.skewQuadratic(v, 2*c*s, 2*s*s)
}

// DExpBody sets m to the derivative of Exp at v, seen from the turned body: when v changes at the rate v̇, the
// angular velocity of Exp(v) in body axes is m·v̇, that is Exp(v)⁻¹ d/dt Exp(v) = [m·v̇]. This is the right
// Jacobian of SO(3) (the left-trivialised derivative). It is singular at |v| = 2π.
func DExpBody(v Vec3, m *Mat3) {
	_, b, g := firstTerms(v.Norm2())
	m.skewQuadratic(v, -b, g)
}

// DExpWorld sets m to the derivative of Exp at v, seen from the world: the angular velocity of Exp(v) in world axes
// is m·v̇, that is (d/dt Exp(v)) Exp(v)⁻¹ = [m·v̇]. This is the left Jacobian of SO(3) (the right-trivialised
// derivative), the transpose of DExpBody(v) and equal to DExpBody(−v).
func DExpWorld(v Vec3, m *Mat3) { DExpBody(v.Neg(), m) }

// DExpBodyInv sets m to the inverse of DExpBody(v): v̇ = m·ω with ω in body axes. |v| must be below 2π.
func DExpBodyInv(v Vec3, m *Mat3) {
	m.skewQuadratic(v, 0.5, inverseTerm(v.Norm2()))
}

// DExpWorldInv sets m to the inverse of DExpWorld(v): v̇ = m·ω with ω in world axes. |v| must be below 2π.
func DExpWorldInv(v Vec3, m *Mat3) { DExpBodyInv(v.Neg(), m) }

// DExpBodyRate sets m to the rate of DExpBody(v) when v changes at the given rate. The angular acceleration in body
// axes is then DExpBody(v)·v̈ + m·v̇; ExpMotion computes it without matrices.
func DExpBodyRate(v, rate Vec3, m *Mat3) {
	x, p := v.Norm2(), v.Dot(rate)
	a, b, g := firstTerms(x)
	bRate, gRate := rateTerms(x, a, b, g)
	m.skewQuadraticRate(v, rate, -b, -bRate*p, g, gRate*p)
}

// DExpWorldRate sets m to the rate of DExpWorld(v) when v changes at the given rate.
func DExpWorldRate(v, rate Vec3, m *Mat3) { DExpBodyRate(v.Neg(), rate.Neg(), m) }

// DExpBodyInvRate sets m to the rate of DExpBodyInv(v) when v changes at the given rate.
func DExpBodyInvRate(v, rate Vec3, m *Mat3) {
	k, kRate := inverseRateTerms(v.Norm2())
	m.skewQuadraticRate(v, rate, 0.5, 0, k, kRate*v.Dot(rate))
}

// DExpWorldInvRate sets m to the rate of DExpWorldInv(v) when v changes at the given rate.
func DExpWorldInvRate(v, rate Vec3, m *Mat3) { DExpBodyInvRate(v.Neg(), rate.Neg(), m) }

// ExpMotion returns the angular velocity [rad/s] and acceleration [rad/s²] of Exp(v(t)), both in body axes, for
// v with first and second time derivatives rate [rad/s] and accel [rad/s²].
func ExpMotion(v, rate, accel Vec3) (velocity, acceleration Vec3) {
	x, p := v.Norm2(), v.Dot(rate)
	a, b, g := firstTerms(x)
	bRate, gRate := rateTerms(x, a, b, g)
	vr, va := v.Cross(rate), v.Cross(accel)
	vvr := v.Cross(vr)
	velocity = rate.AddScaled(-b, vr).AddScaled(g, vvr)
	own := accel.AddScaled(-b, va).AddScaled(g, v.Cross(va))                           // DExpBody(v)·v̈
	turning := vr.Scale(-bRate*p).AddScaled(gRate*p, vvr).AddScaled(g, rate.Cross(vr)) // DExpBodyRate(v, v̇)·v̇
	return velocity, own.Add(turning)
}

// skewQuadratic sets m = I + b[v] + c[v]².
func (m *Mat3) skewQuadratic(v Vec3, b, c float64) {
	x, y, z := b*v.X, b*v.Y, b*v.Z
	xx, yy, zz := c*v.X*v.X, c*v.Y*v.Y, c*v.Z*v.Z
	xy, xz, yz := c*v.X*v.Y, c*v.X*v.Z, c*v.Y*v.Z
	m.XX, m.XY, m.XZ = 1-(yy+zz), xy-z, xz+y
	m.YX, m.YY, m.YZ = xy+z, 1-(xx+zz), yz-x
	m.ZX, m.ZY, m.ZZ = xz-y, yz+x, 1-(xx+yy)
}

// skewQuadraticRate sets m to the rate of I + b[v] + c[v]² when v, b and c change at the rates w, bRate and cRate.
func (m *Mat3) skewQuadraticRate(v, w Vec3, b, bRate, c, cRate float64) {
	s := v.Scale(bRate).AddScaled(b, w)     // skew part: bRate[v] + b[w]
	t := v.Scale(0.5*cRate).AddScaled(c, w) // vtᵀ + tvᵀ − 2(v·t)I = cRate[v]² + c([v][w]+[w][v])
	xx, yy, zz := 2*v.X*t.X, 2*v.Y*t.Y, 2*v.Z*t.Z
	xy, xz, yz := v.X*t.Y+t.X*v.Y, v.X*t.Z+t.X*v.Z, v.Y*t.Z+t.Y*v.Z
	m.XX, m.XY, m.XZ = -(yy + zz), xy-s.Z, xz+s.Y
	m.YX, m.YY, m.YZ = xy+s.Z, -(xx + zz), yz-s.X
	m.ZX, m.ZY, m.ZZ = xz-s.Y, yz+s.X, -(xx + yy)
}
