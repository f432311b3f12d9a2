package chain

import (
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Pull is a hand on a chain. Its spring and damper are part of the energy that a step minimises.
type Pull = constraint.Pull

// pulling is a Pull that acts.
type pulling struct {
	Pull
	id     int
	before spatial.Frame // of the hand, a step ago
	wrench spatial.Wrench
}

// SetPull lets the hand with a number of the caller's choice pull at the chain, or changes how it does.
func (c *Chain) SetPull(id int, p Pull) {
	if !p.Target.Finite() || p.Target.Rot == (spatial.Quat{}) {
		return
	}
	p.Target.Rot = p.Target.Rot.Unit()
	for i := range c.pulls {
		if c.pulls[i].id == id {
			c.pulls[i].Pull = p
			return
		}
	}
	c.pulls = append(c.pulls, pulling{Pull: p, id: id, before: p.Target})
}

// DropPull lets the hand go.
func (c *Chain) DropPull(id int) {
	for i := range c.pulls {
		if c.pulls[i].id == id {
			c.pulls = append(c.pulls[:i], c.pulls[i+1:]...)
			return
		}
	}
}

// PullWrench returns what the hand exerted on the chain at the end of the last step, in world axes about the held point.
func (c *Chain) PullWrench(id int) spatial.Wrench {
	for i := range c.pulls {
		if c.pulls[i].id == id {
			return c.pulls[i].wrench
		}
	}
	return spatial.Wrench{}
}

// spring adds ½k|x − q|² to the goal of a link, for a point x on it. Two springs on one body are one, at the centre of both, and a
// preferred direction of what lies between them.
func (c *Chain) spring(at *point, k float64, q spatial.Vec3) {
	g, centre := &c.goals[at.link], &c.centres[at.link]
	sum := g.weight + k
	between, pull := at.at.Sub(*centre), q.Sub(g.point).Scale(g.weight*k/sum)
	m := &g.axes
	m.XX, m.YX, m.ZX = m.XX+between.X*pull.X, m.YX+between.X*pull.Y, m.ZX+between.X*pull.Z
	m.XY, m.YY, m.ZY = m.XY+between.Y*pull.X, m.YY+between.Y*pull.Y, m.ZY+between.Y*pull.Z
	m.XZ, m.YZ, m.ZZ = m.XZ+between.Z*pull.X, m.YZ+between.Z*pull.Y, m.ZZ+between.Z*pull.Z
	*centre = centre.AddScaled(k/sum, between)
	g.point = g.point.Lerp(q, k/sum)
	g.weight = sum
}

// holdPull adds a hand to the goal of its link.
func (c *Chain) holdPull(u *pulling, h float64) {
	at := &c.points[u.Point]
	past, goal := &c.past[at.link], &c.goals[at.link]
	a := c.lag[c.treeOf(at.link)]
	g := (1 - a) * h
	arm := at.at.Sub(c.links[at.link].com)
	was := past.point[0].Add(past.rot[0].Rotate(arm)).Scale(1+a).AddScaled(-a, past.point[1].Add(past.rot[1].Rotate(arm)))
	way := u.Target.Pos.Sub(u.before.Pos).Scale(g / h)
	if u.Linear > 0 {
		c.spring(at, u.Linear, u.Target.Pos)
	}
	if u.LinearDamping > 0 {
		c.spring(at, u.LinearDamping/g, was.Add(way))
	}
	// Half the stiffness on each axis: turning by θ about any axis moves two of them.
	var now spatial.Mat3
	u.Target.Rot.Mat(&now)
	goal.axes.AddScaled(&goal.axes, u.Angular/2, &now)
	if u.AngularDamping > 0 {
		turn := spatial.Exp(u.Target.Rot.Mul(u.before.Rot.Conj()).Log().Scale(g / h)).Mul(past.rot[0])
		turn.Mat(&now)
		goal.axes.AddScaled(&goal.axes, u.AngularDamping/(2*g), &now)
	}
}

// feelPulls finds what the hands exert at the end of a step of h.
func (c *Chain) feelPulls(h float64) {
	for i := range c.pulls {
		u := &c.pulls[i]
		v, f := c.Velocity(u.Point), c.Pose(u.Point)
		hand := spatial.Twist{Angular: u.Target.Rot.Mul(u.before.Rot.Conj()).Log().Scale(1 / h), Linear: u.Target.Pos.Sub(u.before.Pos).Scale(1 / h)}
		u.wrench = spatial.Wrench{
			Torque: u.Target.Rot.Mul(f.Rot.Conj()).Log().Scale(u.Angular).AddScaled(u.AngularDamping, hand.Angular.Sub(v.Angular)),
			Force:  u.Target.Pos.Sub(f.Pos).Scale(u.Linear).AddScaled(u.LinearDamping, hand.Linear.Sub(v.Linear)),
		}
		u.before = u.Target
	}
}
