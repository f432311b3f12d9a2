package hand

import (
	"strings"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
)

// Hand is a hand in a world: sixteen rigid bodies that follow a skeleton. Move says where the person's hand is, Advance, before each step of
// the world, brings the couplings there, and Feel tells afterwards what the person feels.
type Hand struct {
	cfg      Config
	skeleton *Skeleton
	bodies   [Limbs]*rigid.Body
	state    state
}

// state is what a hand knows from one step to the next, in plain numbers.
type state struct {
	Grip    float64
	Wrist   spatial.Frame        // that is asked for
	Angles  Angles               // that are asked for
	At      pose                 // of the skeleton, which follows
	Targets [Limbs]spatial.Frame // of the couplings
	Caught  [Limbs]float64       // for how long each limb has been away from its finger [s]
}

// pose is a wrist and its joint angles, on their way.
type pose struct {
	Wrist  spatial.Frame
	Angles Angles        // [rad]
	Rate   spatial.Twist // of the wrist [rad/s], [m/s]
	Rates  Angles        // of the joints [rad/s]
}

// Flags say what was noteworthy in what a hand was asked to do. Zero: nothing.
type Flags uint8

// The flags.
const (
	Clamped Flags = 1 << iota // an angle was beyond its limits; it is at the limit
	Ignored                   // a number was not finite; it stays as it was
	Leapt                     // the wrist moved by more than the length of the hand at once; the hand goes there
	Freed                     // a limb was caught away from its finger; it is back
)

var flagNames = [...]string{"clamped", "ignored", "leapt", "freed"}

// String lists the flags by name, joined with "|".
func (f Flags) String() string {
	var names []string
	for i, name := range flagNames {
		if f&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, "|")
}

// How fast a skeleton may be: sensible for a hand, and finite for one that jumps.
const (
	usualFollow = 100.0 // [1/s]
	mostSpeed   = 10.0  // of the wrist [m/s] …
	mostSpin    = 60.0  // … [rad/s]
	mostBend    = 40.0  // of a joint [rad/s]
	longCaught  = 0.25  // [s]
)

// coupled is the number under which a limb is pulled to its skeleton. Hands of the world have numbers of their own, from 0.
const coupled = -1

// New makes a hand.
func New(cfg Config) (*Hand, error) {
	if err := cfg.Validate(); err != nil {
		return nil, err
	}
	if cfg.Model == (Model{}) {
		cfg.Model = Natural()
	}
	if cfg.Wrist.Rot == (spatial.Quat{}) {
		cfg.Wrist.Rot = spatial.Identity
	}
	if cfg.Angles == (Angles{}) {
		cfg.Angles = Open.closed()
	}
	if cfg.Follow == 0 {
		cfg.Follow = usualFollow
	}
	if cfg.Grip == 0 {
		cfg.Grip = 1
	}
	s, err := NewSkeleton(cfg.Size, cfg.Left)
	if err != nil {
		return nil, err
	}
	h := &Hand{cfg: cfg, skeleton: s}
	h.state.Grip = cfg.Grip
	for i := range h.bodies {
		if h.bodies[i], err = h.limb(i); err != nil {
			return nil, err
		}
	}
	h.Put(cfg.Wrist, &cfg.Angles)
	return h, nil
}

// limb makes a limb. Its inertia is that of a ball (table 1 of the paper), the mean of those about all axes: against the damper of its coupling
// it hardly matters, and what turns like a ball turns by h ω in a step however large the torque is that a contact then takes away.
func (h *Hand) limb(i int) (*rigid.Body, error) {
	shape, err := h.skeleton.Shape(i)
	if err != nil {
		return nil, err
	}
	volume, centre, inertia, err := shape.Mass()
	if err != nil {
		return nil, err
	}
	mass := h.cfg.Model.Mass
	if mass == 0 {
		mass = h.cfg.Model.Density * volume
	}
	mean := inertia.Trace() / 3 * mass / volume
	return rigid.New(rigid.Config{
		Shape: shape, Mass: mass, Inertia: spatial.Sym3{XX: mean, YY: mean, ZZ: mean}, Centre: centre, Gravity: h.cfg.Gravity,
	})
}

// Shape returns the collision geometry of a limb: the Minkowski sum of a sphere and a segment, or of a sphere and a box (eq. 5).
func (s *Skeleton) Shape(limb int) (*collide.Shape, error) {
	if limb != Palm {
		return collide.NewCapsule(s.radius[limb], s.Segment(limb))
	}
	box, err := collide.NewBox(s.palmHalf)
	if err != nil {
		return nil, err
	}
	return collide.NewRounded(box, s.radius[Palm])
}

// Config returns the description that the hand was made from, with defaults filled in.
func (h *Hand) Config() Config { return h.cfg }

// Skeleton returns the kinematics of the hand.
func (h *Hand) Skeleton() *Skeleton { return h.skeleton }

// Bodies returns the limbs, in the order of Skeleton.Frames. LimbName names them.
func (h *Hand) Bodies() []*rigid.Body { return h.bodies[:] }

// Passes returns the pairs of limbs that pass through each other: those of one finger, the palm and the ball of the thumb with what is rooted in
// them, and, unless FingersTouch, all of the four fingers, which lie beside each other anyway. The thumb and the fingers touch, and
// fingertips and the palm.
func (h *Hand) Passes() (pairs [][2]int) {
	add := func(a, b int) { pairs = append(pairs, [2]int{a, b}) }
	for a := 1; a < Limbs; a++ {
		for b := a + 1; b < Limbs; b++ {
			f, g := (a-1)/3, (b-1)/3
			rooted := a == Limb(f, 0) && b == Limb(g, 0)
			if f == g || (f != Thumb && (rooted || !h.cfg.FingersTouch)) {
				add(a, b)
			}
		}
	}
	for f := range Fingers {
		add(Palm, Limb(f, 0))
	}
	add(Palm, Limb(Thumb, 1))
	for f := Index; f < Fingers; f++ {
		add(Limb(Thumb, 0), Limb(f, 0))
	}
	add(Limb(Thumb, 1), Limb(Index, 0))
	return pairs
}

// Move says where the wrist is and how the joints are bent, as far as the device knows, for the steps to come. What cannot be is put
// right, and the flags say so.
func (h *Hand) Move(wrist spatial.Frame, angles *Angles) (flags Flags) {
	s := &h.state
	if !wrist.Finite() || wrist.Rot == (spatial.Quat{}) {
		wrist, flags = s.Wrist, Ignored
	}
	if wrist.Pos.Sub(s.Wrist.Pos).Norm() > h.skeleton.size {
		flags |= Leapt
	}
	wanted := *angles
	for _, a := range angles {
		if a-a != 0 {
			flags |= Ignored
		}
	}
	if Clamp(&wanted, &s.Angles) != 0 {
		flags |= Clamped
	}
	s.Wrist, s.Angles = spatial.Frame{Rot: wrist.Rot.Unit(), Pos: wrist.Pos}, wanted
	return flags
}

// Asked returns what Move said last, within limits.
func (h *Hand) Asked() (wrist spatial.Frame, angles Angles) { return h.state.Wrist, h.state.Angles }

// SetGrip changes how firmly the fingers follow, in parts of the model's stiffness, damping and strength: what they have closed upon they hold
// with as much more force.
func (h *Hand) SetGrip(grip float64) {
	if positive(grip) {
		h.state.Grip = grip
	}
}

// Put moves the whole hand somewhere at once, at rest. What is in the way is not pushed aside.
func (h *Hand) Put(wrist spatial.Frame, angles *Angles) (flags Flags) {
	flags = h.Move(wrist, angles)
	s := &h.state
	s.At = pose{Wrist: s.Wrist, Angles: s.Angles}
	h.skeleton.Frames(s.At.Wrist, &s.At.Angles, &s.Targets)
	for i, b := range h.bodies {
		b.SetFrame(s.Targets[i])
		b.Halt()
	}
	h.seize()
	return flags
}

// seize couples the limbs to the targets as if these had been there for ever.
func (h *Hand) seize() {
	for i, b := range h.bodies {
		b.DropPull(coupled)
		h.couple(i)
	}
}

// Advance brings skeleton and couplings to where they are at the end of the world's next step [s]. The skeleton is behind what Move
// said by a moment, and never faster than a hand can be, so that a device that jumps draws the limbs after it and against what is in
// their way, and not into it.
func (h *Hand) Advance(step float64) (flags Flags) {
	s := &h.state
	s.At.follow(s.Wrist, &s.Angles, h.cfg.Follow, step)
	h.skeleton.Frames(s.At.Wrist, &s.At.Angles, &s.Targets)
	for i := range h.bodies {
		if h.free(i, step) {
			flags |= Freed
		}
	}
	for i, b := range h.bodies {
		c := h.cfg.Model.Coupling(i)
		if c.Strength > 0 {
			at := b.Pose(0).Pos
			s.Targets[i].Pos = at.Add(atMost(s.Targets[i].Pos.Sub(at), c.Strength/c.Linear))
		}
		h.couple(i)
	}
	return flags
}

// free puts a limb back to its skeleton that has been caught: behind a wall, say, that the hand was put into. It is drawn as hard as it can be and
// yet farther from the limb before it than half a hand, for some time. It reports whether it was.
func (h *Hand) free(limb int, step float64) bool {
	s, b := &h.state, h.bodies[limb]
	c, at := h.cfg.Model.Coupling(limb), b.Pose(0).Pos
	if limb == Palm || at.Sub(s.Targets[limb].Pos).Norm()*c.Linear < c.Strength || h.torn(limb) < h.skeleton.size/2 {
		s.Caught[limb] = 0
		return false
	}
	if s.Caught[limb] += step; s.Caught[limb] < longCaught {
		return false
	}
	s.Caught[limb] = 0
	b.SetFrame(s.Targets[limb])
	b.Halt()
	b.DropPull(coupled)
	return true
}

// torn is how far a limb is from where it would be if it were to the one before it as in the skeleton [m].
func (h *Hand) torn(limb int) float64 {
	root := Palm
	if (limb-1)%3 > 0 {
		root = limb - 1
	}
	there := h.bodies[root].Frame().Mul(h.state.Targets[root].Inverse()).Point(h.state.Targets[limb].Pos)
	return h.bodies[limb].Frame().Pos.Sub(there).Norm()
}

// couple pulls a limb to its target (eq. 1 and 2).
func (h *Hand) couple(limb int) {
	c, grip := h.cfg.Model.Coupling(limb), h.state.Grip
	if limb == Palm {
		grip = 1
	}
	h.bodies[limb].SetPull(coupled, rigid.Pull{
		Target: h.state.Targets[limb],
		Linear: grip * c.Linear, LinearDamping: grip * c.LinearDamping, Angular: grip * c.Angular, AngularDamping: grip * c.AngularDamping,
	})
}

// follow brings the pose nearer to what is wanted, by a step of backward Euler on v̇ = ω² (want − at) − 2 ω v.
func (p *pose) follow(wrist spatial.Frame, angles *Angles, omega, h float64) {
	wh := omega * h
	pull, ease := omega*wh, 1/((1+wh)*(1+wh))
	gap := spatial.Twist{Angular: wrist.Rot.Mul(p.Wrist.Rot.Conj()).Log(), Linear: wrist.Pos.Sub(p.Wrist.Pos)}
	p.Rate = p.Rate.Add(gap.Scale(pull)).Scale(ease)
	p.Rate.Angular, p.Rate.Linear = atMost(p.Rate.Angular, mostSpin), atMost(p.Rate.Linear, mostSpeed)
	p.Wrist = spatial.Frame{Rot: spatial.Exp(p.Rate.Angular.Scale(h)).Mul(p.Wrist.Rot).Unit(), Pos: p.Wrist.Pos.AddScaled(h, p.Rate.Linear)}
	for i := range p.Angles {
		rate := (p.Rates[i] + pull*(angles[i]-p.Angles[i])) * ease
		p.Rates[i] = min(max(rate, -mostBend), mostBend)
		p.Angles[i] += h * p.Rates[i]
	}
}

// atMost returns v, shortened to a length where it is longer.
func atMost(v spatial.Vec3, length float64) spatial.Vec3 {
	if n := v.Norm(); n > length {
		return v.Scale(length / n)
	}
	return v
}

// Frames finds where the limbs are.
func (h *Hand) Frames(out *[Limbs]spatial.Frame) {
	for i, b := range h.bodies {
		out[i] = b.Frame()
	}
}

// Targets returns the frames that the limbs are drawn to: those of the skeleton, nearer where the strength of a coupling is at its end.
func (h *Hand) Targets() *[Limbs]spatial.Frame { return &h.state.Targets }
