package chain

import (
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// The interactive method.
//
// A rigid link is its centre of mass and three axes, twelve coordinates z in which its energy of motion is ½ żᵀMż with M constant,
// and which joints and rigidity keep on a surface. Velocities and accelerations are backward differences,
//
//	ż = (z − ẑ)/g,   ẑ = (1 + a) z₀ − a z₋₁,   g = (1 − a) h,
//
// and likewise for the velocity, with a from 0, which is backward Euler, to 1/3, which is of second order; both ends and all
// between are A-stable, and damp what is faster than the step (Config.Damping). M z̈ + ∂V/∂z = 0 on the surface then says that z
// minimises
//
//	½ (z − z̃)ᵀM(z − z̃)/g² + V(z),   z̃ = ẑ + g (1 + a) ż₀ − g a ż₋₁.
//
// Each step is thus a minimum that exists, however stiff the joints are and however long the step; V never grows by more than the
// energy of motion pays for. Gyroscopic forces need no terms of their own. Drag and joint damping are further squares,
// ½ D|z − ẑ|²/g; loads are linear terms. Per link all of it is one weight and a few targets (goal).

// goal is what a step wants of a link.
type goal struct {
	weight float64      // w of ½w|x − x*|² [N/m], x being the link's centre (Chain.centres)
	point  spatial.Vec3 // x*
	axes   spatial.Mat3 // t of −Σ u·t, by columns [N m]
	push   spatial.Vec3 // Dφ̂/g of the joint's damping [N m]
}

// pose is a link now.
type pose struct {
	rot   spatial.Quat
	pos   spatial.Vec3 // of its origin
	mat   spatial.Mat3 // rot as a matrix
	gibbs spatial.Vec3 // of the joint's turn from rest, in the joint's axes
}

// past is what the differences need of a link: newest first.
type past struct {
	rot      [2]spatial.Quat
	point    [2]spatial.Vec3 // centre of mass [m]
	velocity [2]spatial.Vec3 // of it [m/s]
	spin     [2]spatial.Mat3 // rates of the three axes, by columns [1/s]
	strain   [2]spatial.Vec3 // φ of the joint
}

// begin chooses the differences of all trees for a step of h.
func (c *Chain) begin(h float64) {
	c.stepping = h
	c.strikePose()
	for i := range c.trees {
		a := (1 - c.cfg.Damping) / 3
		if c.fresh[i] || c.touched[i] || h != c.last {
			a = 0 // there is no past to speak of
		}
		c.lag[i] = a
	}
	c.last = h
}

// aim sets the goal of link k for differences of a and g.
func (c *Chain) aim(k int, a, g float64) {
	l, p, goal := &c.links[k], &c.past[k], &c.goals[k]
	inertia := l.mass / (g * g)
	speed := l.drag
	if l.drag2 > 0 {
		speed += l.drag2 * p.velocity[0].Sub(c.cfg.Wind).Norm()
	}
	drag := speed / g

	before := p.point[0].Scale(1+a).AddScaled(-a, p.point[1])
	rate := p.velocity[0].Scale(1+a).AddScaled(-a, p.velocity[1])
	goal.weight, c.centres[k] = inertia+drag, l.com
	goal.point = before.AddScaled(g, rate).Scale(inertia).AddScaled(drag, before.AddScaled(g, c.cfg.Wind)).AddScaled(l.mass*l.weight, c.cfg.Gravity)

	var r0, r1, z spatial.Mat3
	p.rot[0].Mat(&r0)
	p.rot[1].Mat(&r1)
	r0.AddScaled(&spatial.Mat3{}, 1+a, &r0)
	r0.AddScaled(&r0, -a, &r1)
	z.AddScaled(&r0, g*(1+a), &p.spin[0])
	z.AddScaled(&z, -g*a, &p.spin[1])
	second := l.second.Scaled(1 / (g * g))
	full := second.Mat()
	goal.axes.Mul(&z, &full)
	if drag > 0 { // of the two halves of the link against each other
		round := drag * l.length * l.length / 12
		goal.axes.XZ += round * r0.XZ
		goal.axes.YZ += round * r0.YZ
		goal.axes.ZZ += round * r0.ZZ
	}
	if l.draw > 0 || l.soothe > 0 {
		c.drawTo(k, goal, before, &r0, g)
	}
	if e := &c.effects[k]; *e != (effect{}) {
		goal.weight += e.drag/g + e.stiff
		goal.point = goal.point.Add(e.force).AddScaled(e.drag/g, before.AddScaled(g, p.velocity[0])).AddScaled(e.stiff, p.point[0])
	}
	goal.point = goal.point.Scale(1 / goal.weight)
	goal.push = spatial.Vec3{}
	if d := l.damp; d != (spatial.Vec3{}) {
		u := p.strain[0].Scale(1+a).AddScaled(-a, p.strain[1])
		goal.push = spatial.V(d.X*u.X, d.Y*u.Y, d.Z*u.Z).Scale(1 / g)
	}
}

// push adds a load at a material point to the goal of its link. A torque T in world axes is the energy −½ Σ (T×u)·u with the
// first u as it is now: T itself here, and a potential.
func (c *Chain) push(point int, w spatial.Wrench) {
	at := &c.points[point]
	p, goal := &c.now[at.link], &c.goals[at.link]
	goal.point = goal.point.AddScaled(1/goal.weight, w.Force)
	arm := at.at.Sub(c.centres[at.link])
	t := w.Torque.Scale(0.5)
	x, y, z := t.Cross(p.mat.Col(0)), t.Cross(p.mat.Col(1)), t.Cross(p.mat.Col(2))
	x, y, z = x.AddScaled(arm.X, w.Force), y.AddScaled(arm.Y, w.Force), z.AddScaled(arm.Z, w.Force)
	m := &goal.axes
	m.XX, m.YX, m.ZX = m.XX+x.X, m.YX+x.Y, m.ZX+x.Z
	m.XY, m.YY, m.ZY = m.XY+y.X, m.YY+y.Y, m.ZY+y.Z
	m.XZ, m.YZ, m.ZZ = m.XZ+z.X, m.YZ+z.Y, m.ZZ+z.Z
}

// guess lets the links of a tree go on as they did.
func (c *Chain) guess(t *tree, h float64) {
	for k := t.first; k < t.last; k++ {
		l, p := &c.links[k], &c.past[k]
		c.now[k].rot = c.spun(k, h)
		if l.freedom == loose {
			com := p.point[0].AddScaled(h, p.velocity[0])
			c.now[k].pos = com.Sub(c.now[k].rot.Rotate(l.com))
		}
	}
	c.place(t)
}

// spun returns the rotation of link k after a time at its present angular velocity. A hinged or fixed one goes with its parent.
func (c *Chain) spun(k int, h float64) spatial.Quat {
	l := &c.links[k]
	own := spatial.Exp(c.angular(k).Scale(h)).Mul(c.past[k].rot[0])
	if l.freedom == turns || l.freedom == loose {
		return own.Unit()
	}
	parent := c.parentRot(l).Mul(l.socket) // its parent has been turned before
	z := 0.0
	if l.freedom == swings {
		z = spatial.Gibbs(parent, own.Mul(l.plug)).Z
	}
	return parent.Mul(spatial.Quat{W: 1, Z: z}).Mul(l.plug.Conj()).Unit()
}

// angular returns the angular velocity of link k at the beginning of the step [rad/s], in world axes.
func (c *Chain) angular(k int) spatial.Vec3 {
	var r spatial.Mat3
	p := &c.past[k]
	p.rot[0].Mat(&r)
	return axial(&r, &p.spin[0])
}

// axial is the angular velocity of axes with given rates, ½ Σ u×u̇.
func axial(r, rate *spatial.Mat3) spatial.Vec3 {
	var b spatial.Mat3 // Σ u u̇ᵀ
	b.MulT(r, rate)
	return spatial.Vec3{X: 0.5 * (b.YZ - b.ZY), Y: 0.5 * (b.ZX - b.XZ), Z: 0.5 * (b.XY - b.YX)}
}

// place finds positions, matrices and the joints' turns from the links' rotations.
func (c *Chain) place(t *tree) {
	ground := c.groundOf(t.index)
	for k := t.first; k < t.last; k++ {
		l, p := &c.links[k], &c.now[k]
		p.rot.Mat(&p.mat)
		parent := ground.Rot
		switch {
		case l.freedom == loose:
			continue
		case l.parent < 0:
			p.pos = ground.Point(l.at)
		default:
			q := &c.now[l.parent]
			p.pos = q.pos.Add(q.mat.MulVec(l.at))
			parent = q.rot
		}
		if l.plain {
			p.gibbs = spatial.Gibbs(parent, p.rot)
		} else {
			p.gibbs = spatial.Gibbs(parent.Mul(l.socket), p.rot.Mul(l.plug))
		}
	}
}

// apply takes a part of the Newton step, from where the iteration began.
func (c *Chain) apply(t *tree, part float64) {
	for k := t.first; k < t.last; k++ {
		l, p, m := &c.links[k], &c.now[k], &c.moves[k]
		turn := m.turn.Scale(part)
		switch l.freedom {
		case turns, loose:
			p.rot = turned(turn, c.kept[k].rot)
			if l.freedom == loose {
				p.pos = c.kept[k].pos.AddScaled(part, m.shift)
			}
		default: // goes with its parent, and a hinge turns about its axis there
			parent := c.parentRot(l).Mul(l.socket)
			z := 0.0
			if l.freedom == swings {
				before := spatial.Vec3{}
				if l.parent >= 0 {
					before = c.moves[l.parent].turn
				}
				axis := c.keptParent(l).Mul(l.socket).Z3()
				z = combine(c.kept[k].gibbs.Z, part*axis.Dot(m.turn.Sub(before))/2)
			}
			p.rot = parent.Mul(spatial.Quat{W: 1, Z: z}).Mul(l.plug.Conj()).Unit()
		}
	}
	c.place(t)
}

func (c *Chain) keptParent(l *link) spatial.Quat {
	if l.parent < 0 {
		return c.groundOf(^l.parent).Rot
	}
	return c.kept[l.parent].rot
}

// combine adds two rotations about one axis, given by tan(θ/2).
func combine(a, b float64) float64 { return (a + b) / (1 - a*b) }

// turned is q after a rotation by v, in world axes: first about its own z, then across it (answer.spinFirst). Both parts are
// like the exponential to second order.
func turned(v spatial.Vec3, q spatial.Quat) spatial.Quat {
	z := q.Z3()
	spin := v.Dot(z)
	t := v.AddScaled(-spin, z)
	return spatial.Quat{W: 1, X: 0.5 * t.X, Y: 0.5 * t.Y, Z: 0.5 * t.Z}.Mul(q).Mul(spatial.Quat{W: 1, Z: 0.5 * spin}).Unit()
}

// keep notes where an iteration begins.
func (c *Chain) keep(t *tree) {
	for k := t.first; k < t.last; k++ {
		p := &c.now[k]
		c.kept[k] = kept{p.rot, p.pos, p.gibbs}
	}
}

// kept is a pose to go back to.
type kept struct {
	rot   spatial.Quat
	pos   spatial.Vec3
	gibbs spatial.Vec3
}

const (
	boldest   = 1.0  // the largest rotation in an iteration [rad]
	shortest  = 1e-4 // the least part of a Newton step that is tried
	careless  = 1e-3 // Newton steps below this [rad] need no look at the energy
	roundings = 1e-13
	patience  = 12 // iterations after which a tree is astray
)

// solve finds the minimum for one tree, from where it is.
func (c *Chain) solve(t *tree) constraint.Flags {
	work := &c.efforts[t.index]
	work.reach, work.inertia = (1-c.lag[t.index])*c.last, 1
	if c.descend(t, work) {
		return 0
	}
	return c.creep(t, work)
}

// descend is Newton's method with shorter steps where the energy would grow. It reports whether it arrived.
func (c *Chain) descend(t *tree, work *effort) bool {
	tolerance, most := c.cfg.tolerance(), min(c.cfg.iterations(), patience)
	c.backward(t)
	before := math.Inf(1)
	for i := 1; ; i++ {
		work.iterations++
		size := c.forward(t)
		part := math.Min(1, boldest/size)
		c.keep(t)
		c.apply(t, part)
		if part == 1 && arrives(size, before, tolerance, work.lifted == 0) {
			return true
		}
		if i >= most || size != size {
			return false
		}
		before = size
		energy := work.energy
		for c.backward(t); size >= careless && part >= shortest && !(work.energy <= energy+roundings*work.scale); c.backward(t) {
			part /= 4
			c.apply(t, part)
		}
		if part < 1 {
			before = math.Inf(1)
		}
	}
}

// arrives reports whether a Newton step was the last that is worth taking. Newton's error is squared in each iteration: after this
// step it is about size³/before².
func arrives(size, before, tolerance float64, sound bool) bool {
	ratio := size / before
	return size <= tolerance || size < careless && before < careless*1e3 && sound && 10*size*ratio*ratio <= tolerance
}

// creep is for a tree that Newton's method does not bring home, one that is shaken violently. A step that does not lower the
// energy is taken back, and the next ones are those of a tree with more inertia, until they lead down again (Levenberg,
// Marquardt).
func (c *Chain) creep(t *tree, work *effort) constraint.Flags {
	tolerance, most := c.cfg.tolerance(), c.cfg.iterations()
	work.creeps = true
	defer func() { work.creeps = false }()
	c.backward(t)
	for before := math.Inf(1); work.iterations < most; {
		work.iterations++
		size := c.forward(t)
		if size != size {
			break
		}
		part := math.Min(1, boldest/size)
		c.keep(t)
		c.apply(t, part)
		plain := part == 1 && work.inertia == 1
		if plain && arrives(size, before, tolerance, work.lifted == 0) {
			return 0
		}
		before = math.Inf(1)
		if plain {
			before = size
		}
		energy := work.energy
		c.backward(t)
		switch {
		case plain && size < careless:
		case !(work.energy <= energy+roundings*work.scale):
			c.apply(t, 0)
			work.inertia *= 8
			c.backward(t)
		case work.inertia > 1:
			if work.inertia /= 4; work.inertia < 2 {
				work.inertia = 1
			}
			c.backward(t)
		}
	}
	return constraint.Unconverged
}

// finish makes the present of a tree its past.
func (c *Chain) finish(t *tree) {
	a := c.lagAtEnd(t.index)
	g := (1 - a) * c.last
	var now, speed float64
	for k := t.first; k < t.last; k++ {
		p, mass := &c.past[k], c.links[k].mass
		c.remember(k, a, g)
		now += mass * p.velocity[0].Sub(p.velocity[1]).Norm2()
		speed += mass * p.velocity[0].Norm2()
	}
	c.noteChange(t.index, now, speed)
}

// remember makes the present of link k its past.
func (c *Chain) remember(k int, a, g float64) {
	l, n, p := &c.links[k], &c.now[k], &c.past[k]
	point := n.pos.Add(n.mat.MulVec(l.com))
	velocity := point.Sub(p.point[0].Scale(1+a).AddScaled(-a, p.point[1])).Scale(1 / g)
	var r0, r1, spin spatial.Mat3
	p.rot[0].Mat(&r0)
	p.rot[1].Mat(&r1)
	spin.AddScaled(&n.mat, -(1 + a), &r0)
	spin.AddScaled(&spin, a, &r1)
	spin.AddScaled(&spatial.Mat3{}, 1/g, &spin)
	p.rot[1], p.point[1], p.velocity[1], p.spin[1], p.strain[1] = p.rot[0], p.point[0], p.velocity[0], p.spin[0], p.strain[0]
	p.rot[0], p.point[0], p.velocity[0], p.spin[0], p.strain[0] = n.rot, point, velocity, spin, strain(n.gibbs)
}
