package chain

import "github.com/tendril-sim/tendril/spatial"

// What artists direct a chain with (Hadap 2006, sections 6.4 and 6.5): how much it feels of the motion of its base, and poses.

// Refer gives the frame whose motion local dynamics takes away (Config.Local); nil is the base itself.
func (c *Chain) Refer(p Path) { c.reference = p }

// carry moves the past of all trees on the base along with the part of the base's motion that they do not feel. With D the motion of the
// base over the step, as a frame in the world, and D′ that part of it which is felt, the past must go by D′⁻¹D: from there D′ leads
// to where the base is now. A leap is not felt at all: it is a cut in an animation, not a blow.
func (c *Chain) carry(before spatial.Frame, h float64, leap bool) {
	if by, moves := c.carriage(before, c.base, h, leap); moves {
		c.bring(by)
	}
}

// carriage returns D′⁻¹D for a base that goes from one frame to another, and whether it is anything.
func (c *Chain) carriage(before, after spatial.Frame, h float64, leap bool) (by spatial.Frame, moves bool) {
	scale := 1.0
	if c.cfg.TimeScale != nil {
		scale = *c.cfg.TimeScale
	}
	if scale == 1 && c.cfg.Local == 0 && !leap {
		return spatial.AtOrigin, false
	}
	whole := after.Mul(before.Inverse())
	if leap {
		return whole, true
	}
	motion := whole.Log()
	reference := motion
	if c.reference != nil {
		from, _, _ := c.reference.At(c.time)
		to, _, _ := c.reference.At(c.time + h)
		if from.Finite() && to.Finite() {
			reference = to.Mul(from.Inverse()).Log()
		}
	}
	felt := spatial.ExpTwist(motion.Sub(reference.Scale(c.cfg.Local)).Scale(scale)) // eq. 19, over the step
	return felt.Inverse().Mul(whole), true
}

// Carried returns by what motion, as a frame in the world, the next step of h will carry the trees on the base along before it moves them, and
// whether that is a leap. It is called before Predict.
func (c *Chain) Carried(h float64) (by spatial.Frame, leap bool) {
	after, _, _ := c.baseAt(c.time + h)
	leap = c.leapsTo(c.base, after)
	by, _ = c.carriage(c.base, after, h, leap)
	return by, leap
}

// bring moves the past of all trees on the base, velocities and all.
func (c *Chain) bring(by spatial.Frame) {
	var turn spatial.Mat3
	by.Rot = by.Rot.Unit()
	by.Rot.Mat(&turn)
	for i := range c.trees {
		t := &c.trees[i]
		if t.root >= 0 {
			continue
		}
		for k := t.first; k < t.last; k++ {
			p := &c.past[k]
			for j := range 2 {
				p.rot[j] = by.Rot.Mul(p.rot[j])
				p.point[j] = by.Point(p.point[j])
				p.velocity[j] = turn.MulVec(p.velocity[j])
				p.spin[j].Mul(&turn, &p.spin[j])
			}
		}
	}
}

// Teleport puts the base somewhere else now, and all that stands on it with it, without any effect on how it moves there.
func (c *Chain) Teleport(f spatial.Frame) {
	if !f.Finite() || f.Rot == (spatial.Quat{}) {
		return
	}
	f.Rot = f.Rot.Unit()
	c.bring(f.Mul(c.base.Inverse()))
	c.base, c.cfg.Base = f, f
	for k := range c.links {
		c.now[k].rot = c.past[k].rot[0]
	}
	c.strips.placeAll()
	if c.accurate != nil {
		c.accurate.restart()
	}
}

// posed is where the pose wants a link: rotation and centre of mass, now and a step before.
type posed struct {
	rot [2]spatial.Quat
	pos spatial.Vec3 // of its origin
	com [2]spatial.Vec3
}

// PoseTurns returns the shape that the chain is drawn to: rotations of its links, in the base's axes.
func (c *Chain) PoseTurns() []spatial.Quat { return append([]spatial.Quat(nil), c.pose...) }

// SetPoseTurns gives the shape that the chain is drawn to, as rotations of its links in the base's axes.
func (c *Chain) SetPoseTurns(turns []spatial.Quat) {
	for k := range min(len(turns), len(c.pose)) {
		if q := turns[k]; q.Finite() && q != (spatial.Quat{}) {
			c.pose[k] = q.Unit()
		}
	}
}

// Turns returns the present shape as rotations of the links in the base's axes: a pose to be set.
func (c *Chain) Turns() []spatial.Quat {
	out := make([]spatial.Quat, len(c.links))
	for k := range out {
		out[k] = c.base.Rot.Conj().Mul(c.now[k].rot)
	}
	return out
}

// strikePose finds where the pose is, on the base as it is now.
func (c *Chain) strikePose() {
	if !c.model.posed {
		return
	}
	ground := &c.base
	for k := range c.links {
		l, p := &c.links[k], &c.posed[k]
		if l.parent < 0 {
			ground = c.groundOf(^l.parent)
		}
		p.rot[1], p.com[1] = p.rot[0], p.com[0]
		p.rot[0] = ground.Rot.Mul(c.pose[k])
		switch {
		case l.parent >= 0:
			q := &c.posed[l.parent]
			p.pos = q.pos.Add(q.rot[0].Rotate(l.at))
		case l.freedom == loose:
			p.pos = c.past[k].point[0].Sub(c.past[k].rot[0].Rotate(l.com)) // a free tree has a shape to strike, but no place
		default:
			p.pos = ground.Point(l.at)
		}
		p.com[0] = p.pos.Add(p.rot[0].Rotate(l.com))
	}
}

// drawTo adds the springs and dampers of the pose to the goal of link k. Spread over the link they hold its centre of mass, and its
// axes with a twelfth of the square of its length.
func (c *Chain) drawTo(k int, goal *goal, before spatial.Vec3, axes *spatial.Mat3, g float64) {
	l, p := &c.links[k], &c.posed[k]
	damp := l.soothe / g
	way := p.com[0].Sub(p.com[1]).Scale(g / c.stepping)
	goal.weight += l.draw + damp
	goal.point = goal.point.AddScaled(l.draw, p.com[0]).AddScaled(damp, before.Add(way))

	round := l.length * l.length / 12
	var now, was spatial.Mat3
	p.rot[0].Mat(&now)
	p.rot[1].Mat(&was)
	goal.axes.AddScaled(&goal.axes, round*(l.draw+damp*g/c.stepping), &now)
	goal.axes.AddScaled(&goal.axes, -round*damp*g/c.stepping, &was)
	goal.axes.AddScaled(&goal.axes, round*damp, axes)
}

// effect is what fields do to a link: a force at its present velocity and place [N], and how the force falls with either [N s/m], [N/m].
type effect struct {
	force       spatial.Vec3
	drag, stiff float64
}
