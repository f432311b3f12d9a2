package rigid

import (
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Pull is a hand on a body, or anything else that has it by a spring and a damper. Both are taken at the end of the step:
//
//	(M + hD + h²K) v = M v₀ + h (f + K·gap + D·v_hand)
//
// so that no stiffness is too stiff and no damper too strong for the step.
type Pull = constraint.Pull

// pulling is a Pull that acts.
type pulling struct {
	Pull
	id     int
	before spatial.Frame // of the hand, a step ago
	wrench spatial.Wrench
}

// SetPull lets the hand with a number of the caller's choice pull at the body, or changes how it does. Any number of hands can.
func (b *Body) SetPull(id int, p Pull) {
	if !p.Target.Finite() || p.Target.Rot == (spatial.Quat{}) || p.Point < 0 || p.Point >= len(b.points) {
		return
	}
	if !nonNegative(p.Linear) || !nonNegative(p.Angular) || !nonNegative(p.LinearDamping) || !nonNegative(p.AngularDamping) {
		return
	}
	b.answer.ready = false
	p.Target.Rot = p.Target.Rot.Unit()
	for i := range b.pulls {
		if b.pulls[i].id == id {
			b.pulls[i].Pull = p
			return
		}
	}
	b.pulls = append(b.pulls, pulling{Pull: p, id: id, before: p.Target})
}

// DropPull lets the hand go.
func (b *Body) DropPull(id int) {
	for i := range b.pulls {
		if b.pulls[i].id == id {
			b.pulls = append(b.pulls[:i], b.pulls[i+1:]...)
			b.answer.ready = false
			return
		}
	}
}

// PullWrench returns what the hand exerted on the body at the end of the last step, in world axes about the held point.
func (b *Body) PullWrench(id int) spatial.Wrench {
	for i := range b.pulls {
		if b.pulls[i].id == id {
			return b.pulls[i].wrench
		}
	}
	return spatial.Wrench{}
}

// PointNear returns the material point that a hand takes: the body has one frame, and that is about its centre.
func (b *Body) PointNear(float64) int { return 0 }

// Coupling suggests how stiff a hand should be that pulls at the body: under its weight it gives way by a hundredth of its size.
func (b *Body) Coupling() (linear, angular float64) {
	if b.cfg.Kind != Dynamic {
		return 0, 0
	}
	weight := b.properties.mass * math.Max(b.cfg.Gravity.Norm(), 1)
	return 100 * weight / b.properties.length, 10 * weight * b.properties.length
}

// held reports whether hands or fields make the step implicit.
func (b *Body) held() bool { return len(b.pulls) > 0 || b.felt.acts }

// Pulled reports whether something holds the body by a spring: it is not at rest by itself then.
func (b *Body) Pulled() bool { return len(b.pulls) > 0 }

// linear and angular are the parts of the step matrix: hD + h²K.
func (u *pulling) linear(h float64) float64  { return h * (u.LinearDamping + h*u.Linear) }
func (u *pulling) angular(h float64) float64 { return h * (u.AngularDamping + h*u.Angular) }

// stiffen finds the answer with hands and fields in it. With c the stiffnesses hD + h²K of hands at levers r, C their sum and r̄ their mean,
//
//	s = m + C,   b = C r̄,   S = I + Σ c_angular − Σ c [r − r̄]² − (m C/s) [r̄]²
//
// which is the step matrix, turning reduced by shifting, written so that nothing cancels. Damping makes mass and inertia larger by 1/share.
func (b *Body) stiffen(a *answer, turn *spatial.Mat3, d *decay) {
	h := b.h
	mass := b.properties.mass/d.linearShare + h*(b.felt.drag+h*b.felt.stiff)
	sum, angular := 0.0, 0.0
	var mean spatial.Vec3
	for i := range b.pulls {
		u := &b.pulls[i]
		c := u.linear(h)
		sum, angular, mean = sum+c, angular+u.angular(h), mean.AddScaled(c, b.arm(u.Point))
	}
	s := mass + sum
	a.mass, a.lever = 1/s, mean.Scale(1/s)
	if sum > 0 {
		mean = mean.Scale(1 / sum)
	}
	inertia := b.properties.inertia.Turned(turn)
	inertia = inertia.Scaled(1 / d.angularShare)
	inertia.XX, inertia.YY, inertia.ZZ = inertia.XX+angular, inertia.YY+angular, inertia.ZZ+angular
	for i := range b.pulls {
		u := &b.pulls[i]
		addMass(&inertia, u.linear(h), b.arm(u.Point).Sub(mean))
	}
	addMass(&inertia, mass*sum/s, mean)
	inertia.InvertPositive(&a.inertia, 0)
}

// addMass adds the inertia of a point mass at r: −m [r]² = m (|r|² 1 − r rᵀ).
func addMass(s *spatial.Sym3, m float64, r spatial.Vec3) {
	x, y, z := r.X*r.X, r.Y*r.Y, r.Z*r.Z
	s.XX += m * (y + z)
	s.YY += m * (z + x)
	s.ZZ += m * (x + y)
	s.XY -= m * r.X * r.Y
	s.XZ -= m * r.X * r.Z
	s.YZ -= m * r.Y * r.Z
}

// kickHeld finds the momenta of the step with hands and fields, for an impulse of everything else.
func (b *Body) kickHeld(impulse spatial.Wrench, d *decay) {
	from, h := &b.start, b.h
	sum := spatial.Wrench{
		Torque: impulse.Torque.AddScaled(d.angular/d.angularShare, from.spin),
		Force:  impulse.Force.AddScaled(d.linear/d.linearShare, from.momentum).Add(b.felt.impulse(from.lag+h/2, h)),
	}
	for i := range b.pulls {
		u := &b.pulls[i]
		arm, hand := b.arm(u.Point), u.motion(h)
		force := u.Target.Pos.Sub(from.pos.Add(arm)).Scale(h*u.Linear).AddScaled(h*u.LinearDamping, hand.Linear)
		torque := u.twist(from.rot).Scale(h).AddScaled(h*u.AngularDamping, hand.Angular)
		sum = sum.Add(spatial.Wrench{Torque: torque.Add(arm.Cross(force)), Force: force})
	}
	v := b.respond().to(sum)
	b.now.momentum = v.Linear.Scale(b.properties.mass)
	b.now.spin = from.rot.Rotate(b.properties.inertia.MulVec(from.rot.Unrotate(v.Angular)))
}

// motion is how the hand moves in a step.
func (u *pulling) motion(h float64) (t spatial.Twist) {
	t.Linear = u.Target.Pos.Sub(u.before.Pos).Scale(1 / h)
	if u.AngularDamping > 0 {
		t.Angular = way(u.before.Rot, u.Target.Rot).Scale(1 / h)
	}
	return t
}

// twist is the torque of the hand's spring on a body with an orientation [N m].
func (u *pulling) twist(rot spatial.Quat) spatial.Vec3 {
	if u.Angular == 0 {
		return spatial.Vec3{}
	}
	return way(rot, u.Target.Rot).Scale(u.Angular)
}

// way is the rotation vector from one orientation to another, in world axes [rad].
func way(from, to spatial.Quat) spatial.Vec3 {
	q := to.Mul(from.Conj())
	p := q.Vec()
	const small = 1e-3 // of the square of the sine of half the angle: the next term of its series is below rounding
	if x := p.Norm2(); x < small && q.W > 0 {
		return p.Scale(2 * (1 + x*(1./6+x*(3./40+x*(5./112+x*35./1152)))))
	}
	return q.Log()
}

// feelPulls finds what the hands exert at the end of the step, and returns the sum about the centre.
func (b *Body) feelPulls() (sum spatial.Wrench) {
	s := &b.now
	w, v := b.spinning(s.rot, s.spin), s.momentum.Scale(b.properties.inverse)
	for i := range b.pulls {
		u := &b.pulls[i]
		f, hand := b.Pose(u.Point), u.motion(b.h)
		arm := f.Pos.Sub(s.pos)
		u.wrench = spatial.Wrench{
			Torque: u.twist(f.Rot).AddScaled(u.AngularDamping, hand.Angular.Sub(w)),
			Force:  u.Target.Pos.Sub(f.Pos).Scale(u.Linear).AddScaled(u.LinearDamping, hand.Linear.Sub(v).Sub(w.Cross(arm))),
		}
		u.before = u.Target
		sum = sum.Add(spatial.Wrench{Torque: u.wrench.Torque.Add(arm.Cross(u.wrench.Force)), Force: u.wrench.Force})
	}
	return sum
}
