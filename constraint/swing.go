package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// A rotation with free play about one axis, or about two, is seen as people see a shoulder: a swing that leans the axis u, which the
// free play is about or which it leaves out, and a twist about it before that: q = swing · twist. With θ the lean, e the axis of
// the swing, a = u × e, and the gap φ = θ e + ψ u, an angular velocity ω changes these by
//
//	φ′ = e (e·ω) + a (θ cot θ a·ω + θ u·ω) + u (u·ω − tan ½θ a·ω).
//
// The components of the rotation vector, which other bonds use, are the same only where one of both is none.

// turning is how numbers that stand for a rotation of B seen from A change with an angular velocity, in the axes of A.
type turning struct {
	gap          spatial.Vec3 // the numbers [rad]
	toRate, back spatial.Mat3 // their rate for an angular velocity, and transposed and inverted: their torques for a torque
}

// turning returns the numbers for a rotation in which the bond asks for what it does.
func (b *Bond) turning(q spatial.Quat) (t turning) {
	if u, ok := b.hub(); ok {
		t.swing(q, u)
		return t
	}
	// A rotation vector φ changes at the rate T⁻¹ω, T = dexp; the torque that works on it is T⁻ᵀ times its own.
	t.gap = q.Log()
	spatial.DExpWorldInv(t.gap, &t.toRate)
	spatial.DExpBody(t.gap, &t.back)
	return t
}

// gap is the pose of frame fb seen from frame fa, in the held directions.
func (b *Bond) gap(fa, fb *spatial.Frame) spatial.Twist {
	axes := b.Axes.OrClamped()
	gap := gapOf(fa, fb, axes)
	if u, ok := b.hub(); ok {
		swing, twist := swingTwist(fa.Rot.Conj().Mul(fb.Rot), u)
		gap.Angular = axes.Turn(swing.AddScaled(twist, u))
	}
	return gap
}

// hub returns the axis about which swing and twist are told apart, if the bond has angular free play about one or two axes.
func (b *Bond) hub() (u spatial.Vec3, ok bool) {
	if b.AngularSlack == 0 {
		return u, false
	}
	switch b.Axes.OrClamped() & Oriented {
	case TurnX, TurnY | TurnZ:
		u.X = 1
	case TurnY, TurnZ | TurnX:
		u.Y = 1
	case TurnZ, TurnX | TurnY:
		u.Z = 1
	default:
		return u, false
	}
	return u, true
}

// swingTwist takes a rotation apart: q = Exp(swing) · Exp(twist u), with swing across u.
func swingTwist(q spatial.Quat, u spatial.Vec3) (swing spatial.Vec3, twist float64) {
	along := spatial.V(q.X, q.Y, q.Z).Dot(u)
	if along != 0 || q.W != 0 { // a lean by half a turn has any twist: let it have none
		twist = math.Remainder(2*math.Atan2(along, q.W), 2*math.Pi)
	}
	swing = q.Mul(spatial.AxisAngle(u, -twist)).Log()
	return swing.AddScaled(-swing.Dot(u), u), twist
}

// swing finds gap and rates for swing and twist about u.
func (t *turning) swing(q spatial.Quat, u spatial.Vec3) {
	lean, twist := swingTwist(q, u)
	theta := lean.Norm()
	e := u.Perpendicular()
	if theta > 0 {
		e = lean.Scale(1 / theta)
	}
	a := u.Cross(e)
	t.gap = lean.AddScaled(twist, u)
	cotangent, tangent, sinc, versed := 1.0, 0.0, 1.0, 0.0 // θ cot θ, tan ½θ, sin θ/θ, (1 − cos θ)/θ
	sin, cos := math.Sincos(theta)
	if theta > 1e-8 {
		sine := math.Max(sin, 1e-6) // half a turn is as far as it goes
		cotangent, tangent, sinc, versed = theta*cos/sine, (1-cos)/sine, sin/theta, (1-cos)/theta
	}
	t.toRate, t.back = spatial.Mat3{}, spatial.Mat3{}
	addOuter(&t.toRate, e, e)
	addOuter(&t.toRate, a, a.Scale(cotangent).AddScaled(theta, u))
	addOuter(&t.toRate, u, u.AddScaled(-tangent, a))
	addOuter(&t.back, e, e)
	addOuter(&t.back, a, a.Scale(sinc).AddScaled(versed, u))
	addOuter(&t.back, u, u.Scale(cos).AddScaled(-sin, a))
}

// addOuter adds v wᵀ to m.
func addOuter(m *spatial.Mat3, v, w spatial.Vec3) {
	m.XX += v.X * w.X
	m.XY += v.X * w.Y
	m.XZ += v.X * w.Z
	m.YX += v.Y * w.X
	m.YY += v.Y * w.Y
	m.YZ += v.Y * w.Z
	m.ZX += v.Z * w.X
	m.ZY += v.Z * w.Y
	m.ZZ += v.Z * w.Z
}
