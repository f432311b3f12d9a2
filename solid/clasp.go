package solid

import (
	"encoding/binary"
	"errors"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Softness is how a clasp follows the hand. The zero value suits the solid.
//
// A section of a solid that is moved at once with the speed v sends off a wave of shear strain v/c, c = √(μ/ρ), and where that wave is shorter than an element it shakes the elements at the
// grip: they deform too much in fast motion, and ring (Le Gouis 2013, section 6.1.1). So the grip is drawn after the hand as by a spring and a damper that is critical, slower than a wave takes to
// cross the section, and no faster than a strain that elements bear.
type Softness struct {
	Lag   float64 // time constant of the coupling [s]; it comes to rest after some 5 of them. 0 means as long as a shear wave takes across half of the section
	Speed float64 // that the grip has at most [m/s]; 0 means half of that of shear waves
	Rigid bool    // the grip is where the hand is, at once
	// Strength is the force at which the hand loses hold [N]; 0 means that it never does.
	Strength float64

	// A spring and a damper between hand and grip that the solid pulls at too, in place of Lag: what a device wants that shall be felt. A grip that only follows would have a light device move a
	// heavy solid, whose inertia comes a step late, and that is not stable. Linear 0 means none.
	Linear, Angular               float64 // [N/m], [N m/rad]
	LinearDamping, AngularDamping float64 // [N s/m], [N m s/rad]
}

// Validate reports the first thing that is wrong with s as a *FieldError, or nil.
func (s *Softness) Validate() error {
	for _, f := range []struct {
		name, want string
		value      float64
	}{
		{"Lag", "0 or more [s]", s.Lag}, {"Speed", "0 or more [m/s]", s.Speed}, {"Strength", "0 or more [N]", s.Strength}, {"Linear", "0 or more [N/m]", s.Linear}, {"Angular", "0 or more [N m/rad]", s.Angular},
		{"LinearDamping", "0 or more [N s/m]", s.LinearDamping}, {"AngularDamping", "0 or more [N m s/rad]", s.AngularDamping},
	} {
		if !nonNegative(f.value) {
			return &FieldError{"Softness." + f.name, f.value, f.want}
		}
	}
	return nil
}

// usualStrain is that of the wave which the fastest motion of a grip sends off.
const usualStrain = 0.5

// Clasp is a hand that holds a ring of nodes.
type Clasp struct {
	solid  *Solid
	grip   int
	nodes  []int32
	radius float64 // of the ring about the frame's origin [m]
	lag    float64 // [s]; 0 if it is rigid
	speed  float64 // [m/s]
	soft   Softness
	hand   spatial.Frame  // where it was when it moved last
	felt   spatial.Wrench // on the solid in the last step, if that was brought back
	back   bool

	held spatial.Frame // where the grip is
	rate spatial.Twist // its velocity, in world axes
	rest spatial.Frame // where it was when it took hold, in the rigid frame of the solid

	own      *stiffness // once somebody asks
	slow     *stiffness // and in a step
	released bool
}

// ErrHeld says that there is nothing left to hold.
var ErrHeld = errors.New("solid: all nodes that the plane cuts are held already")

// Clasp takes hold of the ring in which a plane cuts the solid.
func (s *Solid) Clasp(p *Plane, soft Softness) (*Clasp, error) {
	if err := soft.Validate(); err != nil {
		return nil, err
	}
	ring, err := s.Ring(p)
	if err != nil {
		return nil, err
	}
	c := &Clasp{solid: s, held: p.Frame}
	if c.held.Rot == (spatial.Quat{}) {
		c.held.Rot = spatial.Identity
	}
	c.held.Rot = c.held.Rot.Unit()
	for _, n := range ring {
		if !s.Fixed(int(n)) {
			c.nodes = append(c.nodes, n)
		}
	}
	if len(c.nodes) == 0 {
		return nil, ErrHeld
	}
	c.radius = s.around(c.nodes, c.held.Pos)
	c.rest = s.RigidFrame().Inverse().Mul(c.held)
	c.grip = s.Grip(c.nodes, c.held)
	c.soft, c.hand = soft, c.held
	if !soft.Rigid {
		wave := math.Sqrt(s.rigour / s.mass)
		c.lag, c.speed = soft.Lag, soft.Speed
		if c.lag == 0 {
			c.lag = s.around(c.nodes, s.middle(c.nodes)) / wave
		}
		if c.speed == 0 {
			c.speed = usualStrain * wave
		}
	}
	return c, nil
}

// middle returns the mean of the places of some nodes.
func (s *Solid) middle(nodes []int32) (sum spatial.Vec3) {
	for _, n := range nodes {
		at, _ := s.Node(int(n))
		sum = sum.AddScaled(1/float64(len(nodes)), at)
	}
	return sum
}

// around returns the largest distance of some nodes from a place [m].
func (s *Solid) around(nodes []int32, place spatial.Vec3) (radius float64) {
	for _, n := range nodes {
		at, _ := s.Node(int(n))
		radius = math.Max(radius, at.Sub(place).Norm())
	}
	return radius
}

// Nodes returns the nodes that are held, in the order of the mesh.
func (c *Clasp) Nodes() []int32 { return c.nodes }

// Frame returns where the grip is, or shall be at the end of the next step.
func (c *Clasp) Frame() spatial.Frame { return c.held }

// Move draws the grip after the hand for the step of h seconds that comes next, or lets go if the last step took more than its strength. A frame that is not finite is not one.
//
// The grip with its velocity v and the gap e to the hand obeys v̇ = (e/τ − 2v)/τ, taken at the end of the step: stable for all steps, and without overshoot.
func (c *Clasp) Move(hand spatial.Frame, h float64) {
	if c.released || !hand.Finite() || hand.Rot == (spatial.Quat{}) || !(h > 0) {
		return
	}
	if c.soft.Strength > 0 && c.lastWrench().Force.Norm() > c.soft.Strength {
		c.Release()
		return
	}
	hand.Rot = hand.Rot.Unit()
	turn := hand.Rot.Mul(c.held.Rot.Conj()).Log()
	gap := hand.Pos.Sub(c.held.Pos)
	switch {
	case c.lag == 0:
		c.rate = spatial.Twist{Angular: turn.Scale(1 / h), Linear: gap.Scale(1 / h)}
		c.held = hand
	case c.soft.Linear > 0:
		c.balance(hand, spatial.Twist{Angular: turn, Linear: gap}, h)
		c.advance(h)
	default:
		part := h / c.lag
		fall := 1 / ((1 + part) * (1 + part))
		c.rate.Angular = c.rate.Angular.AddScaled(part/c.lag, turn).Scale(fall)
		c.rate.Linear = c.rate.Linear.AddScaled(part/c.lag, gap).Scale(fall)
		c.advance(h)
	}
	c.hand, c.back = hand, false
	c.solid.MoveGrip(c.grip, c.held)
}

// advance takes the grip through a step with its velocity, or the fastest that it may have.
func (c *Clasp) advance(h float64) {
	c.rate.Angular, c.rate.Linear = shortened(c.rate.Angular, c.speed/c.radius), shortened(c.rate.Linear, c.speed)
	c.held = spatial.Frame{Rot: spatial.Exp(c.rate.Angular.Scale(h)).Mul(c.held.Rot).Unit(), Pos: c.held.Pos.AddScaled(h, c.rate.Linear)}
}

// balance finds the velocity with which spring and damper and the solid are in balance at the end of the step. With the motion d of the grip in the step, d₀ in the one before, the
// solid exerts about w₀ + K d₀ + D (d − d₀): K its stiffness, D what resists another motion within a step.
func (c *Clasp) balance(hand spatial.Frame, gap spatial.Twist, h float64) {
	from, _ := c.Gap()
	var r spatial.Mat3
	from.Rot.Mat(&r)
	var stiff, slow, sum, inverse [6][6]float64
	turnMatrix(&stiff, &r, &c.stiffness().held)
	turnMatrix(&slow, &r, c.sluggishness(h))
	before := c.rate.Scale(h)
	moved := spatial.Twist{Angular: hand.Rot.Mul(c.hand.Rot.Conj()).Log(), Linear: hand.Pos.Sub(c.hand.Pos)}
	pull := spatial.Wrench{
		Torque: gap.Angular.Scale(c.soft.Angular).AddScaled(c.soft.AngularDamping/h, moved.Angular),
		Force:  gap.Linear.Scale(c.soft.Linear).AddScaled(c.soft.LinearDamping/h, moved.Linear),
	}
	pull = pull.Sub(c.lastWrench()).Sub(multiply(&stiff, before)).Add(multiply(&slow, before))
	sum = slow
	for i := range 3 {
		sum[i][i] += c.soft.Angular + c.soft.AngularDamping/h
		sum[i+3][i+3] += c.soft.Linear + c.soft.LinearDamping/h
	}
	if !invert(&inverse, &sum) {
		c.rate = spatial.Twist{}
		return
	}
	d := multiply(&inverse, spatial.Twist{Angular: pull.Torque, Linear: pull.Force})
	c.rate = spatial.Twist{Angular: d.Torque, Linear: d.Force}.Scale(1 / h)
}

// Spring returns what the spring between hand and grip exerts on the grip, without its damper, in world axes about the grip's origin: 0 if there is none.
func (c *Clasp) Spring() spatial.Wrench {
	return spatial.Wrench{
		Torque: c.hand.Rot.Mul(c.held.Rot.Conj()).Log().Scale(c.soft.Angular),
		Force:  c.hand.Pos.Sub(c.held.Pos).Scale(c.soft.Linear),
	}
}

// Compliance tells how far the grip gives way within a step of h seconds, in world axes: turn [rad] and shift [m] for torque and force. This, and not how far the solid gives way in the end, is
// what a loop may count on that is faster than the steps.
func (c *Clasp) Compliance(h float64) (inverse [6][6]float64) {
	if c.released || !(h > 0) {
		return inverse
	}
	from, _ := c.Gap()
	var r spatial.Mat3
	from.Rot.Mat(&r)
	var slow [6][6]float64
	turnMatrix(&slow, &r, c.sluggishness(h))
	if !invert(&inverse, &slow) {
		return [6][6]float64{}
	}
	return inverse
}

// shortened returns v, or what has its direction and the length most.
func shortened(v spatial.Vec3, most float64) spatial.Vec3 {
	if n := v.Norm(); n > most {
		return v.Scale(most / n)
	}
	return v
}

// Release lets go.
func (c *Clasp) Release() {
	if !c.released {
		c.solid.Release(c.grip)
		c.released = true
	}
}

// lastWrench is what the grip exerted in the last step. Reactions are no part of a solid's state, so that a clasp has its own.
func (c *Clasp) lastWrench() spatial.Wrench {
	if c.back {
		return c.felt
	}
	return c.solid.GripWrench(c.grip)
}

// Released tells whether the hand has let go, or lost hold.
func (c *Clasp) Released() bool { return c.released }

const claspNumbers = 26

// AppendState appends where grip and hand are, how the grip moves and what it feels.
func (c *Clasp) AppendState(dst []byte) []byte {
	w := c.lastWrench()
	for _, v := range [...]spatial.Vec3{c.held.Rot.Vec(), c.held.Pos, c.hand.Rot.Vec(), c.hand.Pos, c.rate.Angular, c.rate.Linear, w.Torque, w.Force} {
		for _, x := range [3]float64{v.X, v.Y, v.Z} {
			dst = binary.LittleEndian.AppendUint64(dst, math.Float64bits(x))
		}
	}
	for _, x := range [2]float64{c.held.Rot.W, c.hand.Rot.W} {
		dst = binary.LittleEndian.AppendUint64(dst, math.Float64bits(x))
	}
	return dst
}

// RestoreState reads that back, and returns what follows.
func (c *Clasp) RestoreState(src []byte) ([]byte, error) {
	if len(src) < 8*claspNumbers {
		return src, errors.New("solid: state of a clasp is too short")
	}
	next := func() float64 {
		x := math.Float64frombits(binary.LittleEndian.Uint64(src))
		src = src[8:]
		return x
	}
	vec := func() spatial.Vec3 { return spatial.Vec3{X: next(), Y: next(), Z: next()} }
	turn := vec()
	c.held = spatial.Frame{Rot: spatial.Quat{X: turn.X, Y: turn.Y, Z: turn.Z}, Pos: vec()}
	turn = vec()
	c.hand = spatial.Frame{Rot: spatial.Quat{X: turn.X, Y: turn.Y, Z: turn.Z}, Pos: vec()}
	c.rate = spatial.Twist{Angular: vec(), Linear: vec()}
	c.felt, c.back = spatial.Wrench{Torque: vec(), Force: vec()}, true
	c.held.Rot.W, c.hand.Rot.W = next(), next()
	if !c.released {
		c.solid.MoveGrip(c.grip, c.held)
	}
	return src, nil
}
