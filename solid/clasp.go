package solid

import (
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
	// Strength is the force at which the hand loses hold of everything [N]; 0 means that it never does.
	Strength float64
	// Friction is the most force that all nodes together bear along the surface [N], each its share: how hard the hand squeezes, times the coefficient of friction. A node that is drawn at
	// harder slides through the hand, and is drawn along by its share. 0 means that none does.
	Friction float64

	Coupling // in place of Lag, if its Linear is not 0
}

// Coupling is a spring and a damper between hand and grip that the solid pulls at too: what a device wants that shall be felt. A grip that only follows would have a light device move a
// heavy solid, whose inertia comes a step late, and that is not stable.
type Coupling struct {
	Linear, Angular               float64 // [N/m], [N m/rad]; Linear 0 means that there is none
	LinearDamping, AngularDamping float64 // [N s/m], [N m s/rad]
}

// Validate reports the first thing that is wrong with s as a *FieldError, or nil.
func (s *Softness) Validate() error {
	for _, f := range []struct {
		name, want string
		value      float64
	}{
		{"Lag", "0 or more [s]", s.Lag}, {"Speed", "0 or more [m/s]", s.Speed}, {"Strength", "0 or more [N]", s.Strength}, {"Friction", "0 or more [N]", s.Friction},
		{"Linear", "0 or more [N/m]", s.Linear}, {"Angular", "0 or more [N m/rad]", s.Angular},
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
	lag    float64 // [s]
	speed  float64 // [m/s]
	soft   Softness
	hand   spatial.Frame  // where it was when it moved last
	load   spatial.Wrench // that the spring began with, in the hand's axes
	felt   spatial.Wrench // on the solid in the last step, if that was brought back
	back   bool

	held spatial.Frame // where the grip is
	rate spatial.Twist // its velocity, in world axes
	rest spatial.Frame // where it was when it took hold, in the rigid frame of the solid
	turn spatial.Vec3  // of Gap at the last step, whole turns counted [rad]

	own      *stiffness // once somebody asks
	slow     *stiffness // and in a step
	released bool
}

// ErrHeld says that there is nothing left to hold.
var ErrHeld = errors.New("solid: all nodes that the plane cuts are held already")

// Clasp takes hold of the ring in which a plane cuts the solid.
func (s *Solid) Clasp(p *Plane, soft Softness) (*Clasp, error) {
	c, err := s.OpenHand(soft)
	if err != nil {
		return nil, err
	}
	ring, err := s.Ring(p)
	if err != nil {
		return nil, err
	}
	c.held = p.Frame
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
	c.grip, c.released = s.Grip(c.nodes, c.held), false
	c.hand = c.held
	wave := math.Sqrt(s.rigour / s.mass)
	c.lag, c.speed = soft.Lag, soft.Speed
	if c.lag == 0 {
		c.lag = s.around(c.nodes, s.middle(c.nodes)) / wave
	}
	if c.speed == 0 {
		c.speed = usualStrain * wave
	}
	return c, nil
}

// OpenHand returns a clasp that holds nothing, for RestoreState.
func (s *Solid) OpenHand(soft Softness) (*Clasp, error) {
	if err := soft.Validate(); err != nil {
		return nil, err
	}
	return &Clasp{solid: s, soft: soft, grip: -1, released: true}, nil
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
	c.slip(h)
	hand.Rot = hand.Rot.Unit()
	turn := hand.Rot.Mul(c.held.Rot.Conj()).Log()
	gap := hand.Pos.Sub(c.held.Pos)
	switch {
	case c.soft.Linear > 0:
		c.balance(hand, spatial.Twist{Angular: turn, Linear: gap}, h)
		c.advance(h)
	case c.soft.Rigid || c.lag == 0:
		c.rate = spatial.Twist{Angular: turn.Scale(1 / h), Linear: gap.Scale(1 / h)}
		c.held = hand
	default:
		part := h / c.lag
		fall := 1 / ((1 + part) * (1 + part))
		c.rate.Angular = c.rate.Angular.AddScaled(part/c.lag, turn).Scale(fall)
		c.rate.Linear = c.rate.Linear.AddScaled(part/c.lag, gap).Scale(fall)
		c.advance(h)
	}
	c.hand, c.back = hand, false
	c.solid.MoveGrip(c.grip, c.held)
	c.turn = c.turnFrom(c.base())
}

// advance takes the grip through a step with its velocity, or the fastest that it may have.
func (c *Clasp) advance(h float64) {
	c.rate.Angular, c.rate.Linear = shortened(c.rate.Angular, c.speed/c.radius), shortened(c.rate.Linear, c.speed)
	c.held = spatial.Frame{Rot: spatial.Exp(c.rate.Angular.Scale(h)).Mul(c.held.Rot).Unit(), Pos: c.held.Pos.AddScaled(h, c.rate.Linear)}
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
