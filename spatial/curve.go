package spatial

import (
	"fmt"
	"math"
	"slices"
)

// RotationCurveConfig describes a curve through rotations. Neighbouring keys are joined the short way round: a turn of
// more than π between two keys cannot be told from the one that completes the circle, and at π itself rounding
// decides. Give keys at most a quarter of a turn apart to be sure of the way, and of a curve without overshoot.
type RotationCurveConfig struct {
	Times     []float64 // of the keys [s], increasing
	Rotations []Quat    // at those times; scaled to unit length

	// StartVelocity and EndVelocity are angular velocities at the first and last key, in parent axes [rad/s].
	// Where nil the curve is natural: it has no angular acceleration there.
	StartVelocity, EndVelocity *Vec3

	// Period [s] closes the curve if positive: it comes back to the first key that long after leaving it, and repeats
	// for ever, backwards too. It must exceed the time from the first key to the last, which is not a copy of the first.
	Period float64
}

// RotationCurve is a curve through rotations with continuous angular velocity and acceleration, the exponential of a
// cubic between keys (Park & Kang 1996; Hadap 2006, section 6.3). spline.go has the equations.
type RotationCurve struct {
	clock  keyClock
	keys   []Quat
	pieces []cubic // of the rotation vector from the key before, in its axes [rad]
}

// NewRotationCurve returns the curve through the keys of c.
func NewRotationCurve(c RotationCurveConfig) (*RotationCurve, error) {
	clock, err := newKeyClock(c.Times, len(c.Rotations), "Rotations", c.Period)
	if err != nil {
		return nil, err
	}
	for i, q := range c.Rotations {
		if !q.isRotation() {
			return nil, invalid(fmt.Sprintf("Rotations[%d]", i), q, wantRotation)
		}
	}
	if err := checkVelocity("StartVelocity", c.StartVelocity, c.Period); err != nil {
		return nil, err
	}
	if err := checkVelocity("EndVelocity", c.EndVelocity, c.Period); err != nil {
		return nil, err
	}
	return newRotationCurve(clock, c)
}

// newRotationCurve is NewRotationCurve for a checked config.
func newRotationCurve(clock keyClock, c RotationCurveConfig) (*RotationCurve, error) {
	keys := make([]Quat, len(c.Rotations))
	for i, q := range c.Rotations {
		keys[i] = q.Unit()
	}
	e := ends{loop: c.Period > 0}
	if c.StartVelocity != nil {
		w := keys[0].Unrotate(*c.StartVelocity)
		e.start = &w
	}
	if c.EndVelocity != nil {
		w := keys[len(keys)-1].Unrotate(*c.EndVelocity)
		e.finish = &w
	}
	spans := make([]span, clock.spans())
	for i := range spans {
		turn := keys[i].Conj().Mul(keys[(i+1)%len(keys)]).Log()
		spans[i] = turnSpan(clock.duration(i), turn)
	}
	pieces, err := spline(spans, e)
	if err != nil {
		return nil, err
	}
	return &RotationCurve{clock, keys, pieces}, nil
}

// At returns the rotation at time t [s], its angular velocity [rad/s] and its angular acceleration [rad/s²]; both are
// in parent axes, those that the rotation maps to. Outside its range of times a curve that is not closed stays at its
// first or last key, at rest. It does not allocate.
func (c *RotationCurve) At(t float64) (rotation Quat, velocity, acceleration Vec3) {
	i, tau, held := c.clock.find(t)
	if held {
		return c.keys[i], Vec3{}, Vec3{}
	}
	return c.after(i, tau)
}

// after is At, a time tau after key i.
func (c *RotationCurve) after(i int, tau float64) (rotation Quat, velocity, acceleration Vec3) {
	r, rate, accel := c.pieces[i].at(tau)
	velocity, acceleration = ExpMotion(r, rate, accel)
	rotation = c.keys[i].Mul(Exp(r))
	// The same turn takes both to parent axes: d/dt(R ω) = R(ω×ω + ω̇).
	return rotation, rotation.Rotate(velocity), rotation.Rotate(acceleration)
}

// keyClock finds the key before a time.
type keyClock struct {
	times  []float64 // [s]
	period float64   // [s]; 0 where the curve is not closed
}

func newKeyClock(times []float64, values int, name string, period float64) (keyClock, error) {
	n := len(times)
	switch {
	case n < 2:
		return keyClock{}, invalid("Times", fmt.Sprintf("of length %d", n), "at least 2")
	case n != values:
		return keyClock{}, invalid(name, fmt.Sprintf("of length %d", values), fmt.Sprintf("one for each of the %d Times", n))
	}
	for i, t := range times {
		switch {
		case !finite(t):
			return keyClock{}, invalid(fmt.Sprintf("Times[%d]", i), t, "a finite number [s]")
		case i > 0 && t <= times[i-1]:
			return keyClock{}, invalid(fmt.Sprintf("Times[%d]", i), t, fmt.Sprintf("more than Times[%d], which is %v", i-1, times[i-1]))
		}
	}
	if length := times[n-1] - times[0]; period != 0 && !(period > length && finite(period)) {
		return keyClock{}, invalid("Period", period, fmt.Sprintf("0, or more than the %v s from the first key to the last", length))
	}
	return keyClock{slices.Clone(times), period}, nil
}

const wantRotation = "a finite quaternion other than zero"

// isRotation reports whether q can be scaled to unit length.
func (a Quat) isRotation() bool {
	n := a.W*a.W + a.X*a.X + a.Y*a.Y + a.Z*a.Z
	return n > 0 && finite(n)
}

// checkVelocity checks a velocity given at an end, nil where there is none.
func checkVelocity[V interface{ Finite() bool }](field string, v *V, period float64) error {
	switch {
	case v == nil:
		return nil
	case period != 0:
		return invalid(field, *v, "none on a closed curve, which has no ends")
	case !(*v).Finite():
		return invalid(field, *v, "finite numbers")
	}
	return nil
}

// invalid says what is wrong with a field of a config.
func invalid(field string, value any, want string) error {
	return fmt.Errorf("spatial: %s is %v, want %s", field, value, want)
}

// spans returns the number of pieces between keys.
func (c *keyClock) spans() int {
	if c.period > 0 {
		return len(c.times)
	}
	return len(c.times) - 1
}

// duration returns the time from key i to the next [s].
func (c *keyClock) duration(i int) float64 {
	if i == len(c.times)-1 {
		return c.period - (c.times[i] - c.times[0])
	}
	return c.times[i+1] - c.times[i]
}

// find returns the key that begins the piece at time t and the time since, or the key that is held at t.
func (c *keyClock) find(t float64) (key int, since float64, held bool) {
	first, last := c.times[0], len(c.times)-1
	switch {
	case c.period > 0:
		t -= c.period * math.Floor((t-first)/c.period)
		t = max(t, first) // rounding may have taken it just below
	case t < first:
		return 0, 0, true
	case t > c.times[last]:
		return last, 0, true
	}
	lo, hi := 0, c.spans() // times[lo] ≤ t < times[hi]
	for hi-lo > 1 {
		if mid := (lo + hi) / 2; c.times[mid] <= t {
			lo = mid
		} else {
			hi = mid
		}
	}
	return lo, t - c.times[lo], false
}
