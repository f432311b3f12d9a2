package chain

import (
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// How a chain is touched: a material point and a capsule for each link, how they move over a step, and what a blow does.

var (
	_ constraint.Moving    = (*Chain)(nil)
	_ constraint.Struck    = (*Chain)(nil)
	_ constraint.Grove     = (*Chain)(nil)
	_ constraint.Touched   = (*Chain)(nil)
	_ constraint.Sharp     = (*Chain)(nil)
	_ constraint.Answering = (*Chain)(nil)
)

// LinkPoint returns the material point in the middle of a link. The points of all links are made when one is first asked for, and have
// numbers that follow each other: LinkPoint(k) is LinkPoint(0) + k from then on.
func (c *Chain) LinkPoint(link int) int {
	if c.middles < 0 {
		c.middles = len(c.points)
		for k := range c.links {
			c.points = append(c.points, point{k, c.links[k].middle()})
		}
	}
	return c.middles + link
}

// moveMiddles puts the points of the links where lengths that have changed want them.
func (c *Chain) moveMiddles() {
	if c.middles < 0 {
		return
	}
	for k := range c.links {
		c.points[c.middles+k].at = c.links[k].middle()
	}
}

func (l *link) middle() spatial.Vec3 { return spatial.V(0, 0, l.length/2) }

// LinkCapsule returns the shape of a link: a line, its ends in the frame of the link's material point [m], and a radius around
// it, the mean of the half axes of its section [m]. Capsules of links that are joined overlap.
func (c *Chain) LinkCapsule(link int) (ends [2]spatial.Vec3, radius float64) {
	l := &c.links[link]
	return [2]spatial.Vec3{l.middle().Neg(), l.middle()}, (l.radii[0] + l.radii[1]) / 2
}

// LinkParent returns the link that a link is joined to, −1 for the base or nothing.
func (c *Chain) LinkParent(link int) int { return c.links[link].parent }

// Tree returns the tree that a link is in, from 0 to Trees() − 1. Trees do not move each other.
func (c *Chain) Tree(link int) int { return c.treeOf(link) }

// TreeOf returns the tree that a material point is in.
func (c *Chain) TreeOf(p int) int { return c.treeOf(c.points[p].link) }

// LinkOf returns the link that a material point is on.
func (c *Chain) LinkOf(p int) int { return c.points[p].link }

// Touch says that the tree of a material point touches something in this step: it is called before Predict, if that is known already, or between Predict and Correct.
// Velocities at the end of the step are then those over it (Motion), and the next step is of first order, as is this one if it has
// not begun, whatever Config.Damping is: differences over three instants take a stop for the beginning of a way back.
func (c *Chain) Touch(p int) { c.touched[c.TreeOf(p)] = true }

// Sharpness returns by what factor the velocity of a material point changes more by an impulse at the end of the step (Strike) than
// Answers and Respond say, which tell the way gone in the step by one that acts all through it: 1 in a step of first order, up to 9/4
// in others.
func (c *Chain) Sharpness(p int) float64 {
	rate := c.rate(c.treeOf(c.points[p].link)) * c.last
	return rate * rate
}

// rate returns 1/g of the differences in the last step of a tree [1/s].
func (c *Chain) rate(tree int) float64 {
	if c.accurate != nil {
		return c.accurate.rate()
	}
	return 1 / ((1 - c.lag[tree]) * c.last)
}

// lagAtEnd returns a of the differences that velocities at the end of the step are found with.
func (c *Chain) lagAtEnd(tree int) float64 {
	if c.touched[tree] {
		return 0
	}
	return c.lag[tree]
}

// noteChange ends the step of a tree, with squares of the change of velocity and of velocity, by mass [J]. After a blow the past
// says nothing of what comes, and differences over it would let the chain rebound.
func (c *Chain) noteChange(tree int, now, speed float64) {
	c.fresh[tree] = c.touched[tree] || !c.fresh[tree] && now > blow*(c.change[tree]+0.01*speed)
	c.change[tree] = now
}

// blow is how many times the square of the change of velocity grows in one step when something has hit.
const blow = 10

// StartPose implements constraint.Moving. Of a tree on a base that was carried along (Config.Local, Config.TimeScale, or a leap),
// it is where the start of the step was carried.
func (c *Chain) StartPose(p int) spatial.Frame {
	at := &c.points[p]
	past := &c.past[at.link]
	return spatial.Frame{Rot: past.rot[0], Pos: past.point[0].Add(past.rot[0].Rotate(at.at.Sub(c.links[at.link].com)))}
}

// Motion implements constraint.Moving. A turn of more than half a revolution counts the other way round.
func (c *Chain) Motion(p int) (now, before spatial.Twist) {
	before = c.Velocity(p)
	if !c.inStep {
		return before, before
	}
	from, to := c.StartPose(p), c.Pose(p)
	rate := 1 / c.last
	now = spatial.Twist{Angular: to.Rot.Mul(from.Rot.Conj()).Log().Scale(rate), Linear: to.Pos.Sub(from.Pos).Scale(rate)}
	if link := c.points[p].link; c.pending[c.treeOf(link)] {
		m := &c.ahead[link]
		now.Angular = now.Angular.AddScaled(rate, m.turn)
		now.Linear = now.Linear.AddScaled(rate, m.shift.Add(m.turn.Cross(to.Pos.Sub(c.now[link].pos))))
	}
	return now, before
}

// Nudge takes one step of Newton's method towards the loads given since Predict, for trees that got some, and reports whether the next would be
// worth solving the contacts for again. Contacts follow a strand through all its steps that way: under forces that stay as they are while it
// goes on to their balance, a light strand that is drawn over something would jump off.
//
// It is the step that those contacts were solved for: the one that Motion tells of, and what Answers say of the loads. Of a strand that
// bears loads without having given way to them the matrix of the next step is not positive.
func (c *Chain) Nudge(h float64) (more bool) {
	if c.accurate != nil {
		return false
	}
	for i := range c.parts {
		for _, tree := range c.parts[i].alone {
			if !c.dirty[tree] {
				continue
			}
			t := &c.trees[tree]
			size := c.giveWay(t)
			if !(size > little) {
				continue // Correct does it
			}
			c.efforts[tree].iterations++
			c.keep(t)
			c.apply(t, math.Min(1, boldest/size))
			c.backward(t)
			if c.efforts[tree].lifted > 0 { // the next step would lead anywhere: Correct looks where it goes
				c.apply(t, 0)
				c.pending[tree] = false
				continue
			}
			more = c.forward(t) > little || more
			copy(c.ahead[t.first:t.last], c.moves[t.first:t.last])
			c.pending[tree] = true
		}
	}
	c.taken = len(c.loads)
	return more
}

// giveWay finds the moves of a tree by the pivots of the last sweep: the next step of Newton's method, if there is one, and the answer to the
// loads given since. It returns the largest rotation [rad].
func (c *Chain) giveWay(t *tree) float64 {
	c.strips.pivotsOf(t.index)
	pushes := c.pushes[t.first:t.last]
	clear(pushes)
	for _, l := range c.loads[c.taken:] {
		if l.tree == t.index {
			at := &c.points[l.point]
			w := &c.pushes[at.link]
			w.Torque = w.Torque.Add(l.wrench.Torque).Add(c.now[at.link].mat.MulVec(at.at).Cross(l.wrench.Force))
			w.Force = w.Force.Add(l.wrench.Force)
		}
	}
	root := spatial.Twist{}
	for k := t.last - 1; k >= t.first; k-- {
		l, s, w := &c.links[k], &c.steps[k], c.pushes[k]
		if l.freedom == loose {
			root = c.roots[t.root].respond(w)
			break
		}
		c.offsets[k] = s.inv.MulVec(w.Torque)
		if l.parent < 0 {
			continue
		}
		up := &c.pushes[l.parent]
		force := w.Force.Sub(s.shift.TMulVec(w.Torque))
		up.Force = up.Force.Add(force)
		up.Torque = up.Torque.Add(w.Torque).Sub(s.turn.TMulVec(w.Torque)).Add(c.now[k].pos.Sub(c.now[l.parent].pos).Cross(force))
	}
	largest := 0.0
	for k := t.first; k < t.last; k++ {
		l, s, m := &c.links[k], &c.steps[k], &c.moves[k]
		if l.freedom == loose {
			*m = move{root.Angular, root.Linear}
			continue
		}
		var a, x spatial.Vec3
		if l.parent >= 0 {
			p := &c.moves[l.parent]
			a, x = p.turn, p.shift.Add(p.turn.Cross(c.now[k].pos.Sub(c.now[l.parent].pos)))
		}
		m.turn, m.shift = a.Sub(s.turn.MulVec(a)).Sub(s.shift.MulVec(x)).Add(c.offsets[k]), x
	}
	for k := t.first; k < t.last; k++ {
		m := &c.moves[k]
		if c.pending[t.index] {
			m.turn, m.shift = m.turn.Add(c.ahead[k].turn), m.shift.Add(c.ahead[k].shift)
		}
		largest = math.Max(largest, m.turn.Norm2())
	}
	return math.Sqrt(largest)
}

// Calm leaves a part of the motion of all links.
func (c *Chain) Calm(part float64) {
	for k := range c.past {
		p := &c.past[k]
		for i := range p.velocity {
			p.velocity[i] = p.velocity[i].Scale(part)
			p.spin[i].AddScaled(&spatial.Mat3{}, part, &p.spin[i])
		}
	}
	for i := range c.fresh {
		c.fresh[i] = true
	}
}

// Steady reports whether all trees that bear loads are in a state of least energy, as far as the last sweep saw: if not, Answers and Respond tell of
// a tree with more stiffness than it has.
func (c *Chain) Steady() bool {
	for i := range c.loads {
		if c.efforts[c.loads[i].tree].lifted > 0 {
			return false
		}
	}
	return true
}

// little is a step of Newton's method [rad] that contacts need not be solved again for.
const little = 1e-4

// Strike implements constraint.Struck, with the inertia, stiffness and damping of the step that has ended. The momentum of a free tree
// that no hand pulls at changes by the impulse.
func (c *Chain) Strike(p int, impulse spatial.Wrench) {
	if c.last == 0 || !impulse.Finite() {
		return
	}
	if c.accurate != nil {
		c.accurate.answerBlows()
	}
	rate := c.rate(c.treeOf(c.points[p].link))
	way := c.climb(p, impulse.Scale(rate*rate))
	t := &c.trees[way.tree]
	for k := t.first; k < t.last; k++ {
		c.follow(k, &way)
	}
	if t.root >= 0 && !c.isPulled(t) {
		impulse.Torque = impulse.Torque.Add(c.Pose(p).Pos.Cross(impulse.Force))
		c.balance(t, impulse)
	}
	for k := t.first; k < t.last; k++ {
		m, past, mat := &c.moves[k], &c.past[k], &c.now[k].mat
		turn := spatial.Skew(m.turn)
		turn.Mul(&turn, mat)
		past.velocity[0] = past.velocity[0].Add(m.shift).Add(m.turn.Cross(mat.MulVec(c.links[k].com)))
		past.spin[0].Add(&past.spin[0], &turn)
	}
	c.fresh[way.tree] = true // what was before the blow says nothing of what comes
	if c.accurate != nil {
		c.accurate.restart()
	}
}

func (c *Chain) isPulled(t *tree) bool {
	for i := range c.pulls {
		if k := c.points[c.pulls[i].Point].link; k >= t.first && k < t.last {
			return true
		}
	}
	return false
}

// balance adds to the moves of a free tree, taken as velocities, the one of a rigid body that makes their momentum, about the world's
// origin, what an impulse gives. The matrix of a step has the drag of the step in it, and a tree that turns has turned since its
// beginning: it is of the order of h² what is missing.
func (c *Chain) balance(t *tree, impulse spatial.Wrench) {
	mass, centre := 0.0, spatial.Vec3{}
	for k := t.first; k < t.last; k++ {
		l, n := &c.links[k], &c.now[k]
		mass += l.mass
		centre = centre.AddScaled(l.mass, n.pos.Add(n.mat.MulVec(l.com)))
	}
	centre = centre.Scale(1 / mass)
	var round spatial.Sym3 // ∫ρ rrᵀ about the centre
	missing := spatial.Wrench{Torque: impulse.Torque.Sub(centre.Cross(impulse.Force)), Force: impulse.Force}
	for k := t.first; k < t.last; k++ {
		l, n, m := &c.links[k], &c.now[k], &c.moves[k]
		arm := n.mat.MulVec(l.com)
		push := m.shift.Add(m.turn.Cross(arm)).Scale(l.mass)
		own, lever := l.second.Turned(&n.mat), n.pos.Add(arm).Sub(centre)
		missing.Force = missing.Force.Sub(push)
		missing.Torque = missing.Torque.Sub(lever.Cross(push)).Sub(inertia(&own, m.turn))
		outer := spatial.Outer(lever, lever)
		round.Add(&own)
		round.AddScaled(l.mass, &outer)
	}
	trace := round.Trace()
	whole, answer := round.Scaled(-1), spatial.Sym3{}
	whole.XX, whole.YY, whole.ZZ = whole.XX+trace, whole.YY+trace, whole.ZZ+trace
	if !whole.InvertPositive(&answer, neutral*trace) {
		return
	}
	turn, shift := answer.MulVec(missing.Torque), missing.Force.Scale(1/mass)
	for k := t.first; k < t.last; k++ {
		m := &c.moves[k]
		m.turn, m.shift = m.turn.Add(turn), m.shift.Add(shift).Add(turn.Cross(c.now[k].pos.Sub(centre)))
	}
}

// press is a link that Press was called for, with what fields did to it before.
type press struct {
	link   int
	before effect
}

// Press adds to what fields do to a link in the next step: a force on its centre of mass where that is at the beginning of the
// step (AppendElements) [N], which falls by stiffness times the way from there [N/m] and by damping times the change of its
// velocity [N s/m]. Both slopes are implicit, so that the step is stable however large they are, but a stiffness above some hundred
// times m/h² only takes iterations. It is called after Feel and before Predict, any number of times: forces and slopes add up.
//
// Slopes are the same in all directions. A link that should be free to slide with a velocity u across the force needs stiffness·h·u more
// in the force: then the spring wants it where it slides to.
func (c *Chain) Press(link int, force spatial.Vec3, stiffness, damping float64) {
	if !force.Finite() || !nonNegative(stiffness) || !nonNegative(damping) {
		return
	}
	e := &c.effects[link]
	c.presses = append(c.presses, press{link, *e})
	e.force, e.stiff, e.drag = e.force.Add(force), e.stiff+stiffness, e.drag+damping
	if c.accurate != nil {
		c.accurate.stale = true
	}
}

// release ends what Press and Touch said of a step.
func (c *Chain) release() {
	for i := len(c.presses) - 1; i >= 0; i-- {
		c.effects[c.presses[i].link] = c.presses[i].before
	}
	if len(c.presses) > 0 && c.accurate != nil {
		c.accurate.stale = true
	}
	c.presses = c.presses[:0]
	clear(c.touched)
	clear(c.pending)
}
