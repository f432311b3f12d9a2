package solid

import "github.com/tendril-sim/tendril/spatial"

// Suggest suggests how a device should be coupled to the grip for steps of h seconds: a few times as stiff as a bar of the solid's size is, and with a damper that is felt for half a step.
func (c *Clasp) Suggest(h float64) Coupling {
	linear := couplingStiffness * c.solid.rigour / (c.solid.size * c.solid.size)
	angular := linear * c.radius * c.radius
	return Coupling{Linear: linear, Angular: angular, LinearDamping: linear * h / 2, AngularDamping: angular * h / 2}
}

// couplingStiffness makes the coupling of a slender cylinder ten times as stiff as that is along its axis, and of a cube four times.
const couplingStiffness = 7

// Couple puts a spring and a damper between hand and grip from now on, or another than before; without stiffness the grip follows the hand again. The spring begins with what the hand exerts now,
// so that nothing jumps. What is wrong with it leaves the clasp as it is.
func (c *Clasp) Couple(spring Coupling) error {
	soft := c.soft
	soft.Coupling = spring
	if err := soft.Validate(); err != nil {
		return err
	}
	w := c.lastWrench()
	c.soft, c.load = soft, spatial.Wrench{}
	if spring.Linear > 0 && !c.released {
		c.load = turned(c.hand.Rot.Conj(), w.Sub(c.Spring()))
	}
	return nil
}

// Coupled returns the spring and the damper between hand and grip.
func (c *Clasp) Coupled() Coupling { return c.soft.Coupling }

// balance finds the velocity with which spring and damper and the solid are in balance at the end of the step. With the motion d of the grip in the step, d₀ in the one before, the
// solid exerts about w₀ + K d₀ + D (d − d₀): K its stiffness, D what resists another motion within a step.
func (c *Clasp) balance(hand spatial.Frame, gap spatial.Twist, h float64) {
	var stiff, slow, sum, inverse [6][6]float64
	c.resistance(h, &stiff, &slow)
	before := c.rate.Scale(h)
	moved := spatial.Twist{Angular: hand.Rot.Mul(c.hand.Rot.Conj()).Log(), Linear: hand.Pos.Sub(c.hand.Pos)}
	k := &c.soft.Coupling
	pull := turned(hand.Rot, c.load).Add(spatial.Wrench{
		Torque: gap.Angular.Scale(k.Angular).AddScaled(k.AngularDamping/h, moved.Angular),
		Force:  gap.Linear.Scale(k.Linear).AddScaled(k.LinearDamping/h, moved.Linear),
	})
	pull = pull.Sub(c.lastWrench()).Sub(multiply(&stiff, before)).Add(multiply(&slow, before))
	sum = slow
	for i := range 3 {
		sum[i][i] += k.Angular + k.AngularDamping/h
		sum[i+3][i+3] += k.Linear + k.LinearDamping/h
	}
	if !invert(&inverse, &sum) {
		c.rate = spatial.Twist{}
		return
	}
	c.rate = motion(multiply(&inverse, motion(pull))).Scale(1 / h)
}

// resistance returns K and D in world axes.
func (c *Clasp) resistance(h float64, stiff, slow *[6][6]float64) {
	var r spatial.Mat3
	c.base().Rot.Mat(&r)
	turnMatrix(stiff, &r, &c.stiffness().held)
	turnMatrix(slow, &r, c.sluggishness(h))
}

// motion reads the six numbers of a wrench as those of a twist, where a matrix has made one of the other.
func motion(w spatial.Wrench) spatial.Twist { return spatial.Twist{Angular: w.Torque, Linear: w.Force} }

// Spring returns what the spring between hand and grip exerts on the grip, without its damper, in world axes about the grip's origin: 0 if there is none.
func (c *Clasp) Spring() spatial.Wrench {
	return turned(c.hand.Rot, c.load).Add(spatial.Wrench{
		Torque: c.hand.Rot.Mul(c.held.Rot.Conj()).Log().Scale(c.soft.Angular),
		Force:  c.hand.Pos.Sub(c.held.Pos).Scale(c.soft.Linear),
	})
}

// Between tells what a loop that is faster than steps of h seconds may count on until the next: how far the grip gives way to a torque and a force, turn [rad] and shift [m], and how it goes on to
// move while they stay as they are [rad/s], [m/s]; in world axes. It gives way by D⁻¹, not as far as the solid would in the end: between two steps inertia resists, too. Of its velocity v the
// solid takes away D⁻¹K v, as its force grows by K v.
func (c *Clasp) Between(h float64) (compliance [6][6]float64, drift spatial.Twist) {
	if c.released || !(h > 0) {
		return compliance, drift
	}
	var stiff, slow [6][6]float64
	c.resistance(h, &stiff, &slow)
	if !invert(&compliance, &slow) {
		return [6][6]float64{}, drift
	}
	back := motion(multiply(&compliance, motion(multiply(&stiff, c.rate))))
	return compliance, c.rate.Add(back.Scale(-1))
}
