package rigid

import (
	"errors"
	"unsafe"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

var (
	_ constraint.Moving = (*Body)(nil)
	_ constraint.Lump   = (*Body)(nil)
	_ constraint.Struck = (*Body)(nil)
)

// Body is a rigid body. Its material point 0 is its centre of mass, with the body's axes; PointAt makes others.
type Body struct {
	cfg        Config
	properties properties

	start, now state // at the beginning of the step, and where it is now
	guide      guide
	points     []point
	load       spatial.Wrench // given to Load at the centre
	early      spatial.Wrench // about the centre, of all that was given before Predict
	taken      spatial.Wrench // about the centre, of all that the step has taken in
	pulls      []pulling
	felt       effect
	h          float64 // length of the step [s]
	inStep     bool    // between Predict and Correct
	decay      decay
	answer     answer
}

// state is all that a body remembers from step to step.
type state struct {
	pos      spatial.Vec3   // of the centre of mass [m]
	rot      spatial.Quat   // of the body's axes
	momentum spatial.Vec3   // [N s] …
	spin     spatial.Vec3   // … and angular momentum about the centre, in world axes [N m s],
	lag      float64        // both so long ago [s]: half the last step, or 0 for one that was set
	last     spatial.Wrench // about the centre, of all but gravity in the last step [N m], [N]
	steady   spatial.Wrench // what the last two steps had in common of that
}

// guide is what a kinematic body remembers besides.
type guide struct {
	target spatial.Frame // that it goes to
	motion spatial.Twist // in the last step [rad/s], [m/s]
}

// point is a material point.
type point struct {
	at   spatial.Vec3 // in the body's axes, from the centre of mass [m]
	load spatial.Wrench
}

// New makes a body.
func New(cfg Config) (*Body, error) {
	b := &Body{points: make([]point, 1)}
	if err := b.describe(cfg); err != nil {
		return nil, err
	}
	if cfg.Frame.Rot == (spatial.Quat{}) {
		cfg.Frame.Rot = spatial.Identity
	}
	b.SetFrame(cfg.Frame)
	b.SetVelocity(cfg.Velocity)
	return b, nil
}

// describe gives the body its parameters, and leaves its motion alone.
func (b *Body) describe(cfg Config) error {
	if err := cfg.validateMotion(); err != nil {
		return err
	}
	m := properties{centre: cfg.Centre}
	if cfg.Kind != Dynamic && cfg.Shape != nil {
		bounds := cfg.Shape.Bounds(&spatial.AtOrigin)
		m.length = bounds.High.Sub(bounds.Low).Norm()
	}
	if cfg.Kind == Dynamic {
		var err error
		if m, err = cfg.properties(); err != nil {
			return err
		}
	}
	shift := b.properties.centre.Sub(m.centre)
	for i := range b.points[1:] { // they stay where they are on the body
		b.points[i+1].at = b.points[i+1].at.Add(shift)
	}
	b.cfg, b.properties, b.decay, b.felt = cfg, m, decay{}, effect{}
	return nil
}

// Retune gives the body other parameters and keeps its frame and motion. What is wrong leaves it as it was.
func (b *Body) Retune(cfg Config) error {
	frame, velocity, centre := b.Frame(), b.Velocity(), b.now.pos
	if err := b.describe(cfg); err != nil {
		return err
	}
	b.now.momentum, b.now.spin, b.guide.motion = spatial.Vec3{}, spatial.Vec3{}, spatial.Twist{}
	b.SetFrame(frame)
	b.SetVelocity(velocity.At(b.now.pos.Sub(centre)))
	return nil
}

// Config returns the present description; Frame and Velocity are those of the beginning.
func (b *Body) Config() Config { return b.cfg }

// Kind returns what moves the body.
func (b *Body) Kind() Kind { return b.cfg.Kind }

// Mass returns the mass [kg]: 0 for a body that forces do not move.
func (b *Body) Mass() float64 { return b.properties.mass }

// Inertia returns the inertia about the centre of mass, in the axes of the body [kg m²], and the centre in its coordinates [m].
func (b *Body) Inertia() (inertia spatial.Sym3, centre spatial.Vec3) {
	return b.properties.inertia, b.properties.centre
}

// PointAt makes a material point at a place in the coordinates of the body, with the body's axes, and returns its number.
func (b *Body) PointAt(local spatial.Vec3) int {
	b.points = append(b.points, point{at: local.Sub(b.properties.centre)})
	return len(b.points) - 1
}

// MovePoint puts a material point that PointAt made somewhere else on the body. A place that is not finite is not one, and the centre of
// mass stays where it is.
func (b *Body) MovePoint(p int, local spatial.Vec3) {
	if p > 0 && p < len(b.points) && local.Finite() {
		b.points[p].at = local.Sub(b.properties.centre)
		b.answer.ready = false
	}
}

// Frame returns the frame of the body, in which its shape is.
func (b *Body) Frame() spatial.Frame { return b.frameOf(&b.now) }

func (b *Body) frameOf(s *state) spatial.Frame {
	return spatial.Frame{Rot: s.rot, Pos: s.pos.Sub(s.rot.Rotate(b.properties.centre))}
}

// SetFrame puts the body somewhere else, at once; it keeps its velocity. A frame that is not finite is not one: the body stays.
func (b *Body) SetFrame(f spatial.Frame) {
	if !f.Finite() || f.Rot == (spatial.Quat{}) {
		return
	}
	f.Rot = f.Rot.Unit()
	v := b.Velocity()
	b.now.pos, b.now.rot, b.guide.target = f.Point(b.properties.centre), f.Rot, f
	b.settle()
	if b.cfg.Kind == Dynamic {
		b.SetVelocity(v)
	}
}

// SetTarget says where the frame of a kinematic body shall be at the end of the next step; there it stays. A frame that is not finite
// is not one.
func (b *Body) SetTarget(f spatial.Frame) {
	if b.cfg.Kind == Kinematic && f.Finite() && f.Rot != (spatial.Quat{}) {
		b.guide.target = spatial.Frame{Rot: f.Rot.Unit(), Pos: f.Pos}
	}
}

// Ahead returns where material point 0 is, and where it will be when the next step is over if no force moves the body.
func (b *Body) Ahead() (from, to spatial.Frame) {
	from = b.Pose(0)
	if to = from; b.cfg.Kind == Kinematic {
		to = spatial.Frame{Rot: b.guide.target.Rot, Pos: b.guide.target.Point(b.properties.centre)}
	}
	return from, to
}

// Velocity returns the angular velocity and that of the centre of mass, in world axes [rad/s], [m/s].
func (b *Body) Velocity() spatial.Twist {
	if b.cfg.Kind != Dynamic {
		return b.guide.motion
	}
	momentum, spin := b.momenta()
	return spatial.Twist{Angular: b.spinning(b.now.rot, spin), Linear: momentum.Scale(b.properties.inverse)}
}

// Speed returns a speed that no point of the body is above [m/s].
func (b *Body) Speed() float64 {
	motion := b.guide.motion
	if b.cfg.Kind == Dynamic {
		motion = spatial.Twist{Angular: b.spinning(b.now.rot, b.now.spin), Linear: b.now.momentum.Scale(b.properties.inverse)}
	}
	if motion.Angular == (spatial.Vec3{}) { // a half space has no end, and rests
		return motion.Linear.Norm()
	}
	return motion.Linear.Norm() + motion.Angular.Norm()*b.properties.length
}

// Halt takes the velocity of a dynamic body away.
func (b *Body) Halt() { b.SetVelocity(spatial.Twist{}) }

// SetVelocity gives a dynamic body another velocity, as Velocity returns it. One that is not finite is not one.
func (b *Body) SetVelocity(v spatial.Twist) {
	if b.cfg.Kind != Dynamic || !v.Finite() {
		return
	}
	w := b.now.rot.Unrotate(v.Angular)
	b.now.momentum = v.Linear.Scale(b.properties.mass)
	b.now.spin = b.now.rot.Rotate(b.properties.inertia.MulVec(w))
	b.now.lag, b.now.last, b.now.steady = 0, spatial.Wrench{}, spatial.Wrench{}
	b.settle()
}

// settle ends whatever step there was where the body is now.
func (b *Body) settle() {
	b.start, b.inStep, b.answer.ready = b.now, false, false
}

// spinning returns the angular velocity for an angular momentum, in world axes.
func (b *Body) spinning(rot spatial.Quat, l spatial.Vec3) spatial.Vec3 {
	return rot.Rotate(b.properties.answer.MulVec(rot.Unrotate(l)))
}

// momenta brings momentum and angular momentum from the middle of the last step to its end. Of the forces only what
// two steps had in common counts: the force of a blow is over.
func (b *Body) momenta() (momentum, spin spatial.Vec3) {
	s := &b.now
	if s.lag == 0 {
		return s.momentum, s.spin
	}
	d := b.cfg.decayOver(s.lag)
	weight := b.cfg.Gravity.Scale(b.properties.mass)
	momentum = s.momentum.Scale(d.linear).AddScaled(s.lag*d.linearShare, s.steady.Force.Add(weight))
	spin = s.spin.Scale(d.angular).AddScaled(s.lag*d.angularShare, s.steady.Torque)
	return momentum, spin
}

// Momentum returns the momentum, in world axes [N s].
func (b *Body) Momentum() spatial.Vec3 {
	momentum, _ := b.momenta()
	return momentum
}

// AngularMomentum returns the angular momentum about a place, in world axes [N m s].
func (b *Body) AngularMomentum(about spatial.Vec3) spatial.Vec3 {
	momentum, spin := b.momenta()
	return spin.Add(b.now.pos.Sub(about).Cross(momentum))
}

// Energy returns the kinetic energy and that of height, from the world's origin [J]. Both are 0 for a body that forces do not move.
func (b *Body) Energy() (kinetic, potential float64) {
	momentum, spin := b.momenta()
	kinetic = 0.5 * (b.properties.inverse*momentum.Norm2() + spin.Dot(b.spinning(b.now.rot, spin)))
	return kinetic, -b.properties.mass * b.cfg.Gravity.Dot(b.now.pos)
}

// Finite implements constraint.Body.
func (b *Body) Finite() bool {
	s := &b.now
	return s.pos.Finite() && s.rot.Finite() && s.momentum.Finite() && s.spin.Finite()
}

// AppendState implements constraint.Body. What hands do is theirs to say again.
func (b *Body) AppendState(dst []byte) []byte {
	dst = append(dst, bytesOf(&b.now)...)
	if b.cfg.Kind == Kinematic {
		dst = append(dst, bytesOf(&b.guide)...)
	}
	return dst
}

// RestoreState implements constraint.Body.
func (b *Body) RestoreState(src []byte) ([]byte, error) {
	size := len(bytesOf(&b.now))
	if b.cfg.Kind == Kinematic {
		size += len(bytesOf(&b.guide))
	}
	if len(src) < size {
		return src, errors.New("rigid: state is too short")
	}
	src = src[copy(bytesOf(&b.now), src):]
	if b.cfg.Kind == Kinematic {
		src = src[copy(bytesOf(&b.guide), src):]
	}
	b.settle()
	return src, nil
}

// bytesOf is the memory of plain numbers: a world keeps a copy of every body's state in every step.
func bytesOf[T state | guide](s *T) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(s)), int(unsafe.Sizeof(*s)))
}

// AppendFrames implements constraint.Body: there is one, that of the body.
func (b *Body) AppendFrames(dst []spatial.Frame) []spatial.Frame { return append(dst, b.Frame()) }

// AppendPieces appends the body's collision geometry.
func (b *Body) AppendPieces(dst []collide.Piece) []collide.Piece {
	if b.cfg.Shape == nil {
		return dst
	}
	return append(dst, collide.Piece{Shape: b.cfg.Shape, Place: spatial.Frame{Rot: spatial.Identity, Pos: b.properties.centre.Neg()}})
}
