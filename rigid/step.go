package rigid

import (
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Load implements constraint.Body.
func (b *Body) Load(p int, w spatial.Wrench) {
	if p == 0 {
		b.load = b.load.Add(w)
	} else {
		b.points[p].load = b.points[p].load.Add(w)
	}
}

// ClearLoads implements constraint.Body.
func (b *Body) ClearLoads() {
	b.load = spatial.Wrench{}
	for i := range b.points[1:] {
		b.points[i+1].load = spatial.Wrench{}
	}
}

// loads returns the sum of all loads about the centre. Levers are those of the beginning of the step.
func (b *Body) loads() spatial.Wrench {
	sum := b.load
	for i := range b.points[1:] {
		if p := &b.points[i+1]; p.load != (spatial.Wrench{}) {
			arm := b.start.rot.Rotate(p.at)
			sum = sum.Add(spatial.Wrench{Torque: p.load.Torque.Add(arm.Cross(p.load.Force)), Force: p.load.Force})
		}
	}
	return sum
}

// Predict implements constraint.Body. Called again before Correct, it begins the same step anew.
func (b *Body) Predict(h float64) constraint.Flags {
	b.h, b.inStep, b.answer.ready = h, true, false
	if b.cfg.Kind != Dynamic {
		return b.carry()
	}
	b.early = b.loads()
	b.taken = b.early
	b.move()
	return 0
}

// Refine takes in the wrenches given to Load since Predict, or since it was called last, without ending the step.
func (b *Body) Refine(h float64) constraint.Flags {
	var flags constraint.Flags
	if !b.inStep || b.h != h {
		flags = b.Predict(h)
	}
	if b.cfg.Kind == Dynamic {
		if all := b.loads(); all != b.taken {
			b.taken = all
			b.move()
		}
	}
	return flags
}

// Correct implements constraint.Body.
func (b *Body) Correct(h float64) constraint.Flags {
	flags := b.Refine(h)
	if b.cfg.Kind == Dynamic {
		s := &b.now
		s.lag, s.last, s.steady = h/2, b.taken, spatial.Wrench{}
		if b.held() {
			s.last = s.last.Add(b.feelPulls()).Add(b.feelField())
			b.felt = effect{}
		}
		if s.last != (spatial.Wrench{}) {
			before := b.start.last
			if b.start.lag == 0 {
				before = b.early // there is no step before: what was known beforehand is no blow
			}
			s.steady = common(s.last, before)
		}
	}
	b.settle()
	return flags
}

// common is what two wrenches have in common: of each component the smaller, and nothing where the signs differ.
func common(a, b spatial.Wrench) spatial.Wrench {
	return spatial.Wrench{Torque: commonVec(a.Torque, b.Torque), Force: commonVec(a.Force, b.Force)}
}

func commonVec(a, b spatial.Vec3) spatial.Vec3 {
	return spatial.V(smaller(a.X, b.X), smaller(a.Y, b.Y), smaller(a.Z, b.Z))
}

func smaller(a, b float64) float64 {
	switch {
	case a > 0 && b > 0:
		return min(a, b)
	case a < 0 && b < 0:
		return max(a, b)
	}
	return 0
}

// carry takes a body that forces do not move to its target, and says so if that is farther away than the body is long.
func (b *Body) carry() constraint.Flags {
	if b.cfg.Kind == Static || !(b.h > 0) {
		return 0
	}
	from, s := &b.start, &b.now
	s.rot, s.pos = b.guide.target.Rot, b.guide.target.Point(b.properties.centre)
	b.guide.motion = spatial.Twist{Angular: way(from.rot, s.rot).Scale(1 / b.h), Linear: s.pos.Sub(from.pos).Scale(1 / b.h)}
	if length := b.properties.length; length > 0 && s.pos.Sub(from.pos).Norm() > length {
		return constraint.Leapt
	}
	return 0
}

// move takes the body from the beginning to the end of the step, under the loads taken in. Momentum is known half a step before
// the beginning, or, if it was set, at the beginning: what acts from there to the middle of the step is gravity and what was
// loaded before Predict. Loads that came since are found for this step, and count for all of it, as Respond has it.
func (b *Body) move() {
	from, s := &b.start, &b.now
	span := from.lag + b.h/2
	late := b.taken.Sub(b.early)
	impulse := spatial.Wrench{
		Torque: b.early.Torque.Scale(span).AddScaled(b.h, late.Torque),
		Force:  b.early.Force.AddScaled(b.properties.mass, b.cfg.Gravity).Scale(span).AddScaled(b.h, late.Force),
	}
	d := b.decayInStep()
	if b.held() {
		b.kickHeld(impulse, d)
	} else {
		s.momentum = from.momentum.Scale(d.linear).AddScaled(d.linearShare, impulse.Force)
		s.spin = from.spin.Scale(d.angular).AddScaled(d.angularShare, impulse.Torque)
	}
	s.pos = from.pos.AddScaled(b.h*b.properties.inverse, s.momentum)
	s.rot = b.properties.rotor.turn(from.rot, s.spin, b.h)
}

// decay is what damping leaves over a time: of a momentum, exp(−ct), and of the impulse of a steady force over it, (1 − exp(−ct))/ct.
type decay struct {
	span                      float64 // [s]; 0: nothing is known
	linear, angular           float64
	linearShare, angularShare float64
}

// decayOver returns what damping leaves over a time.
func (c *Config) decayOver(span float64) (d decay) {
	d.span = span
	d.linear, d.linearShare = decays(c.LinearDamping * span)
	d.angular, d.angularShare = decays(c.AngularDamping * span)
	return d
}

// decayInStep returns what it leaves in this step, which is nearly always as long as the last.
func (b *Body) decayInStep() *decay {
	if span := b.start.lag + b.h/2; b.decay.span != span || span == 0 {
		b.decay = b.cfg.decayOver(span)
	}
	return &b.decay
}

func decays(x float64) (left, share float64) {
	if x == 0 {
		return 1, 1
	}
	return math.Exp(-x), -math.Expm1(-x) / x
}

// Pose implements constraint.Body.
func (b *Body) Pose(p int) spatial.Frame { return b.pose(&b.now, p) }

// StartPose returns the frame of material point p at the beginning of the step.
func (b *Body) StartPose(p int) spatial.Frame { return b.pose(&b.start, p) }

func (b *Body) pose(s *state, p int) spatial.Frame {
	if p == 0 {
		return spatial.Frame{Rot: s.rot, Pos: s.pos}
	}
	return spatial.Frame{Rot: s.rot, Pos: s.pos.Add(s.rot.Rotate(b.points[p].at))}
}

// arm returns the lever of material point p from the centre at the beginning of the step, in world axes [m].
func (b *Body) arm(p int) spatial.Vec3 {
	if p == 0 {
		return spatial.Vec3{}
	}
	return b.start.rot.Rotate(b.points[p].at)
}

// Motion returns the twist of material point p over the step, with the loads that it has taken in, and the one with which the step
// began, in world axes about the place of p at its beginning [rad/s], [m/s].
func (b *Body) Motion(p int) (now, before spatial.Twist) {
	arm := b.arm(p)
	if b.cfg.Kind != Dynamic {
		now = b.guide.motion.At(arm)
		return now, now
	}
	inertia := b.respond().own
	before = spatial.Twist{Angular: inertia.MulVec(b.start.spin), Linear: b.start.momentum.Scale(b.properties.inverse)}
	now = spatial.Twist{Angular: inertia.MulVec(b.now.spin), Linear: b.now.momentum.Scale(b.properties.inverse)}
	const wraps = 4.0                                                // square of a turn for which the way that was gone is no longer plain [rad²]
	if b.h > 0 && !b.held() && now.Angular.Norm2()*b.h*b.h < wraps { // one that is held answers as its springs do, linear in the momentum
		now.Angular = way(b.start.rot, b.now.rot).Scale(1 / b.h)
	}
	return now.At(arm), before.At(arm)
}

// Strike gives the body an impulse at material point p [N m s, N s] when the step is over: its velocity changes, the way it has gone does not.
func (b *Body) Strike(p int, impulse spatial.Wrench) {
	if b.cfg.Kind != Dynamic {
		return
	}
	if p != 0 {
		impulse.Torque = impulse.Torque.Add(b.now.rot.Rotate(b.points[p].at).Cross(impulse.Force))
	}
	b.now.momentum, b.now.spin = b.now.momentum.Add(impulse.Force), b.now.spin.Add(impulse.Torque)
	b.start.momentum, b.start.spin = b.now.momentum, b.now.spin
}
