package haptic

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The virtual coupling is a spring K and a damper B between the device and the held point of the body (Pai 2002, section 4;
// Colgate, Stanley and Brown 1995). The body gives way: near its last solved state its point moves by
//
//	y = C (F − F₀) + e τ
//
// when the force on it goes from F₀ to F, the time τ after; e is its drift, which ends with the step. With δ the motion of the device since the simulation looked (from Model.Target), and
// v its velocity, the coupling that exerted F₀ then exerts now
//
//	F = F₀ + K (δ − y) + B (v − ẏ).
//
// Where F₀ = K (x_target − x_proxy) this is, without drift, F = K (x_d − x_p) with x_p = x_p0 + C (F − F₀), springs in series; but it holds
// as well for a hand that took over a body under load, whose spring started from that load.
//
// Taken implicitly over the period T, ẏ = (y − y⁻)/T, with K′ = K + B/T and κ = K/K′, the unknown is ΔF = F − F₀:
//
//	ΔF + K′ C ΔF = K′ (κ δ + (1 − κ)(T v + y⁻) − e τ).
//
// K′ is diagonal. ΔF = √K′ z makes the matrix I + √K′ C √K′: symmetric, no eigenvalue below 1, and right for K′ = 0 too. It
// is factorised once for each model. When a new model comes, F is kept and y⁻ follows from it: a damper passes no jump on.
//
// The largest step between two models is a few millimetres and degrees; for such δ rotation vectors may be added.

// coupling computes the force of the virtual coupling, tick by tick.
type coupling struct {
	period float64 // T [s]
	model  Model   // the last one that could be used

	linear, angular float64 // stiffness that the device can render [N/m], [N m/rad]; infinite: any

	root   [6]float64 // √K′
	spring [6]float64 // κ
	matrix ldl6       // of I + √K′ C √K′

	age   float64    // τ of the next tick [s]
	force [6]float64 // F of the last tick, on the body: torque, force
	soft  [2]float64 // part of the torque and of the force that is felt
	give  [6]float64 // y⁻: how far the held point has moved from Model.Proxy
}

// newCoupling tunes a coupling to a device: to the stiffness that its maker says and, where its mechanics are known, to what
// passivity control can make up for on it.
func newCoupling(l *Limits, h *Handle, period float64) coupling {
	c := coupling{period: period, linear: math.Inf(1), angular: math.Inf(1)}
	if l.Stiffness > 0 {
		c.linear = l.Stiffness
	}
	if l.Angular > 0 {
		c.angular = l.Angular
	}
	linear, angular := h.Most(period)
	if h.Mass > 0 {
		c.linear = math.Min(c.linear, MaxStiffness(h.Damping, linear, period, h.Delay.Seconds()))
	}
	if h.Inertia > 0 {
		c.angular = math.Min(c.angular, MaxStiffness(h.Twisted, angular, period, h.Delay.Seconds()))
	}
	return c
}

// leastPivot of I + √K′ C √K′. They are 1 or more for a body that gives way to a push; less than this is not rounding but a
// body that comes towards the hand that pushes it.
const leastPivot = 0.5

// take makes m the present model. It reports whether m could be used as it is: a compliance that is none is left out, and a
// model that is not finite is ignored.
func (c *coupling) take(m *Model) bool {
	if !m.Held {
		c.model = Model{Step: m.Step}
		c.force, c.give = [6]float64{}, [6]float64{}
		return true
	}
	if !m.usable() {
		return false
	}
	c.model, c.age = *m, c.period
	c.model.Target.Rot, c.model.Proxy.Rot = m.Target.Rot.Unit(), m.Proxy.Rot.Unit()
	for i := range 6 {
		k, b := m.Linear, m.LinearDamping
		if i < 3 {
			k, b = m.Angular, m.AngularDamping
		}
		c.root[i], c.spring[i] = math.Sqrt(k+b/c.period), 1
		if b > 0 {
			c.spring[i] = k / (k + b/c.period)
		}
	}
	c.soft = [2]float64{math.Min(1, c.angular/m.Angular), math.Min(1, c.linear/m.Linear)} // of no stiffness at all: 1
	good := c.factor()
	if !good {
		c.model.Compliance = [6][6]float64{}
		c.factor() // of the identity
	}
	first := wrenchArray(m.Wrench)
	var change [6]float64 // F⁻ − F₀
	for i := range 6 {
		change[i] = c.force[i] + first[i]
	}
	c.comply(&change, &[6]float64{})
	return good
}

// factor builds and factorises I + √K′ C √K′, with the symmetric part of C.
func (c *coupling) factor() bool {
	var a [6][6]float64
	for i := range 6 {
		for j := range i + 1 {
			mean := (c.model.Compliance[i][j] + c.model.Compliance[j][i]) / 2
			c.model.Compliance[i][j], c.model.Compliance[j][i] = mean, mean
			a[i][j] = c.root[i] * mean * c.root[j]
		}
		a[i][i]++
	}
	return c.matrix.factor(&a, leastPivot)
}

// comply sets y⁻ = C ΔF + e τ.
func (c *coupling) comply(change, drifted *[6]float64) {
	for i := range 6 {
		s := drifted[i]
		for j := range 6 {
			s += c.model.Compliance[i][j] * change[j]
		}
		c.give[i] = s
	}
}

// pull returns the wrench on a hand at the given frame and velocity (world axes, [rad/s] and [m/s]), and the frame of the held
// point as the model has it. It is to be called once a tick.
func (c *coupling) pull(hand *spatial.Frame, velocity *spatial.Twist) (felt spatial.Wrench, proxy spatial.Frame) {
	m := &c.model
	moved, rate := twistArray(between(&m.Target, hand)), twistArray(*velocity)
	drifted := twistArray(m.Drift.Scale(math.Min(c.age, m.Span)))
	c.age += c.period
	var z [6]float64
	for i := range 6 {
		z[i] = c.root[i] * (c.spring[i]*moved[i] + (1-c.spring[i])*(c.period*rate[i]+c.give[i]) - drifted[i])
	}
	c.matrix.solve(&z)
	first := wrenchArray(m.Wrench)
	for i := range 6 {
		z[i] *= c.root[i]
		c.force[i] = z[i] - first[i] // F₀ is the opposite of what the hand felt
	}
	c.comply(&z, &drifted)
	felt = spatial.Wrench{
		Torque: spatial.V(-c.force[0], -c.force[1], -c.force[2]).Scale(c.soft[0]),
		Force:  spatial.V(-c.force[3], -c.force[4], -c.force[5]).Scale(c.soft[1]),
	}
	turn := spatial.Exp(spatial.V(c.give[0], c.give[1], c.give[2]))
	return felt, spatial.Frame{Rot: turn.Mul(m.Proxy.Rot), Pos: m.Proxy.Pos.Add(spatial.V(c.give[3], c.give[4], c.give[5]))}
}

// between returns the motion from frame a to frame b in world axes: rotation vector [rad], at most half a turn, and
// displacement of the origin [m].
func between(a, b *spatial.Frame) spatial.Twist {
	return spatial.Twist{Angular: b.Rot.Mul(a.Rot.Conj()).Log(), Linear: b.Pos.Sub(a.Pos)}
}

func twistArray(t spatial.Twist) [6]float64 {
	return [6]float64{t.Angular.X, t.Angular.Y, t.Angular.Z, t.Linear.X, t.Linear.Y, t.Linear.Z}
}

func wrenchArray(w spatial.Wrench) [6]float64 {
	return [6]float64{w.Torque.X, w.Torque.Y, w.Torque.Z, w.Force.X, w.Force.Y, w.Force.Z}
}
