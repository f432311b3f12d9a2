package chain

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The rest shape without gravity (Hadap 2006, section 6.6), by inverse statics: each joint must bear what hangs on it in the shape
// that is wanted, so it is turned from rest by as much as makes that torque. A groom made so does not sag when gravity comes on.
//
// Such a shape is in balance, but a strand that is too soft for it does not stay there: it would roll over sideways. A tree whose
// second variation is not positive is therefore made firmer, by factors of two, until it is.

// firmest is the factor on the stiffness at which a tree that cannot be held is given up.
const firmest = 1 << 30

// hang gives all joints the rest shape with which the present shape, in c.now, is in balance under gravity.
func (c *Chain) hang() {
	for i := range c.trees {
		t := &c.trees[i]
		c.firmness[i] = 1
		for c.bear(t); !c.stays(t) && c.firmness[i] < firmest; c.bear(t) {
			c.firmness[i] *= 2
			for k := t.first; k < t.last; k++ {
				c.links[k].stiff = c.links[k].stiff.Scale(2)
			}
		}
		c.place(t)
	}
}

// hangAnew is hang for the shape that the chain had at the beginning, wherever it is now.
func (c *Chain) hangAnew() {
	base, grounds := c.base, c.grounds
	before := make([]spatial.Quat, len(c.now))
	places := make([]spatial.Vec3, len(c.now))
	c.base, c.grounds = c.upright, nil
	for k := range c.now {
		before[k], places[k] = c.now[k].rot, c.now[k].pos
		c.now[k].rot = c.base.Rot.Mul(c.shape[k])
	}
	for i := range c.trees {
		c.place(&c.trees[i])
	}
	c.hang()
	c.base, c.grounds = base, grounds
	for k := range c.now {
		c.now[k].rot, c.now[k].pos = before[k], places[k]
	}
}

// Firmness returns the largest factor by which Config.Hanging made a tree stiffer than its material: 1 where the material holds
// the wanted shape.
func (c *Chain) Firmness() float64 {
	most := 1.0
	for _, f := range c.firmness {
		most = math.Max(most, f)
	}
	return most
}

// bear turns the joints of a tree from rest so that they bear what hangs on them.
func (c *Chain) bear(t *tree) {
	for k := t.first; k < t.last; k++ {
		c.moves[k] = move{}
	}
	for k := t.last - 1; k >= t.first; k-- { // moves: torque about the link's origin and force that the link must be given
		l, p, m := &c.links[k], &c.now[k], &c.moves[k]
		f := c.cfg.Gravity.Scale(-l.mass * l.weight)
		m.turn = m.turn.Add(p.mat.MulVec(l.com).Cross(f))
		m.shift = m.shift.Add(f)
		if l.parent >= 0 {
			q := &c.moves[l.parent]
			d := p.pos.Sub(c.now[l.parent].pos)
			q.turn = q.turn.Add(m.turn).Add(d.Cross(m.shift))
			q.shift = q.shift.Add(m.shift)
		}
		c.bearJoint(k, m.turn.Neg())
	}
}

// bearJoint turns the joint before link k from rest so that its moment M, in world axes, is the one given, and gives it the plug that
// this takes.
func (c *Chain) bearJoint(k int, moment spatial.Vec3) {
	l, p := &c.links[k], &c.now[k]
	parent := c.parentRot(l)
	between := parent.Conj().Mul(p.rot)
	switch l.freedom {
	case turns:
		if l.stiff.X == 0 || l.stiff.Y == 0 || l.stiff.Z == 0 {
			return // it bears nothing
		}
		if l.parent == k-1 && k > 0 { // as in setAxes: a root has the axes of its link
			l.socket = half(between)
		} else {
			l.socket = between
		}
		g := l.turnFor(parent.Mul(l.socket).Unrotate(moment))
		l.plug = between.Conj().Mul(l.socket).Mul(spatial.Quat{W: 1, X: g.X, Y: g.Y, Z: g.Z}).Unit()
	case swings:
		if l.stiff.Z == 0 {
			return
		}
		z := l.hingeFor(parent.Mul(l.socket).Z3().Dot(moment))
		l.plug = between.Conj().Mul(l.socket).Mul(spatial.Quat{W: 1, Z: z}).Unit()
	default:
		return
	}
	l.plain = false
}

// turnFor returns the Gibbs vector at which the joint of l has a moment, in its axes. Newton's method follows the moment from zero,
// where the joint is at rest, in as many steps as it takes.
func (l *link) turnFor(moment spatial.Vec3) (c spatial.Vec3) {
	for done, step := 0.0, 1.0; done < 1; {
		next := math.Min(1, done+step)
		if g, ok := l.newtonFor(moment.Scale(next), c); ok {
			c, done = g, next
			step *= 2
		} else if step /= 2; step < 1e-6 {
			return c
		}
	}
	return c
}

// newtonFor is Newton's method for turnFor. The moment Dᵀm changes with c by 2DᵀJ − [m] + (c·m) + c mᵀ.
func (l *link) newtonFor(moment, c spatial.Vec3) (spatial.Vec3, bool) {
	size := moment.Norm() + l.stiff.Norm()*1e-3
	for range 20 {
		var b bending
		l.bend(&b, c, spatial.Vec3{}, math.Inf(1))
		left := moment.Sub(spatial.GibbsTorque(b.first, c))
		if left.Norm() <= 1e-14*size {
			return c, true
		}
		d, skew, outer := spatial.Outer(c, c), spatial.Skew(c), spatial.Outer(c, b.first)
		one := spatial.Diag(1, 1, 1)
		d.Add(&d, &one)
		d.AddScaled(&d, 1, &skew) // Dᵀ
		second := b.second.Mat()
		var jac spatial.Mat3
		jac.Mul(&d, &second)
		jac.AddScaled(&spatial.Mat3{}, 2, &jac)
		skew = spatial.Skew(b.first)
		jac.AddScaled(&jac, -1, &skew)
		jac.AddScaled(&jac, c.Dot(b.first), &one)
		jac.Add(&jac, &outer)
		var inv spatial.Mat3
		if !inv.Inverse(&jac) {
			return c, false
		}
		move := inv.MulVec(left)
		if n := move.Norm(); !(n < 0.5*(1+c.Norm())) {
			return c, false
		}
		c = c.Add(move)
	}
	return c, false
}

// hingeFor returns tan(φ/2) at which a hinge has a moment about its axis.
func (l *link) hingeFor(moment float64) float64 {
	low, high := -1.0, 1.0
	at := func(z float64) float64 {
		var b bending
		l.bend(&b, spatial.V(0, 0, z), spatial.Vec3{}, math.Inf(1))
		return b.first.Z * (1 + z*z)
	}
	for at(low) > moment && low > -1e9 {
		low *= 2
	}
	for at(high) < moment && high < 1e9 {
		high *= 2
	}
	for range 200 {
		if middle := (low + high) / 2; at(middle) < moment {
			low = middle
		} else {
			high = middle
		}
	}
	return (low + high) / 2
}

// slowest is the growth [1/s] below which a way out of balance does not count.
const slowest = 0.01

// stays reports whether a tree in balance would stay there: the pivots of its energy with gravity are all positive.
func (c *Chain) stays(t *tree) bool {
	c.place(t)
	work := &c.efforts[t.index]
	work.reach = math.Inf(1)
	const inertia = slowest * slowest
	for k := t.first; k < t.last; k++ {
		l, p, goal := &c.links[k], &c.now[k], &c.goals[k]
		goal.weight, c.centres[k], goal.push = l.mass*inertia, l.com, spatial.Vec3{}
		goal.point = p.pos.Add(p.mat.MulVec(l.com)).AddScaled(l.mass*l.weight/goal.weight, c.cfg.Gravity)
		second := l.second.Scaled(inertia)
		goal.setAxes(&p.mat, &second, spatial.Vec3{})
	}
	c.backward(t)
	return work.lifted == 0
}
