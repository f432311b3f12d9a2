package chain

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The exact equations of motion, as a residual in time linear in the links (Hadap 2006, section 3).
//
// The paper's listing swaps joint velocity and acceleration in its line 5 and writes products for cross products; its eq. 6 is
// right. Here all is in world axes. From the root to the tips, for a joint at d on the parent (d in world axes),
//
//	v = v_p + ω_p×d,   a = a_p + α_p×d + ω_p×(ω_p×d),
//
// and ω, α are a spherical link's own, or those of the parent with the turning of a hinge about its axis s,
// ω = ω_p + s u,  α = α_p + s u̇ + ω_p×s u. From the tips to the root, each link needs about its origin, with c its centre of mass,
//
//	f = m (a + α×c + ω×(ω×c)) − (weight, drag, loads) + Σ f_child
//	n = Iα + ω×Iω + c×f_own − (loads) + Σ (n_child + d×f_child),
//
// where a spherical child passes on the torque that its joint has, −M, and a hinge or a fixed joint what it needs. The residual is
// n + M of a spherical joint, the part of it about a hinge's axis, and (n, f) itself of a free root.
//
// The unknowns are the rotation of a spherical link as a quaternion, with its angular velocity in world axes; a hinge's
// angle and its rate; a free root's position and velocity besides. Those of rotation and position have ẏ − … = 0.

// motion is how a link moves, and what it takes.
type motion struct {
	angular, turning spatial.Vec3 // velocity and acceleration of rotation [rad/s], [rad/s²]
	velocity, acc    spatial.Vec3 // of the origin [m/s], [m/s²]
	axis             spatial.Vec3 // of a hinge
	torque, force    spatial.Vec3 // n [N m], f [N]
	own              spatial.Vec3 // Iα + ω×Iω less torques of loads, about the centre of mass [N m]
	push             spatial.Vec3 // force at the centre of mass [N]
	moment           spatial.Vec3 // M of the joint [N m]
	rate             spatial.Vec3 // of the joint's strain φ [1/s]
}

// unknownsOf returns how many unknowns a joint has.
func (f freedom) unknowns() int {
	return [...]int{turns: 7, swings: 2, stuck: 0, loose: 13}[f]
}

// residual sets r to the residual of the equations of motion at time t, with y placed in c.now.
func (a *accurate) residual(t float64, y, yp, r []float64) {
	a.place(t, y)
	a.moveOut(t, y, yp, r)
	a.gatherIn(r)
}

// place puts the links where y says.
func (a *accurate) place(t float64, y []float64) {
	c := a.c
	c.base, a.baseVelocity, a.baseAcceleration = a.baseAt(t)
	for k := range c.links {
		l, p := &c.links[k], &c.now[k]
		v := y[a.at[k]:]
		switch l.freedom {
		case turns, loose:
			p.rot = spatial.Quat{W: v[0], X: v[1], Y: v[2], Z: v[3]}.Unit()
			if l.freedom == loose {
				p.pos = spatial.V(v[7], v[8], v[9])
			}
		default:
			half := 0.0
			if l.freedom == swings {
				half = v[0] / 2
			}
			turn := spatial.Quat{W: math.Cos(half), Z: math.Sin(half)}
			p.rot = c.parentRot(l).Mul(l.socket).Mul(turn).Mul(l.plug.Conj())
		}
	}
	for i := range c.trees {
		c.place(&c.trees[i])
	}
}

// moveOut finds the motion of all links from the root to the tips, what each takes by itself, and the residuals of rotation
// and position.
func (a *accurate) moveOut(t float64, y, yp, r []float64) {
	c := a.c
	for k := range c.links {
		l, p, m := &c.links[k], &c.now[k], &a.motions[k]
		parent := a.parentMotion(l)
		d := p.pos
		if l.freedom != loose {
			d = p.pos.Sub(parent.pos)
		}
		m.velocity = parent.velocity.Add(parent.angular.Cross(d))
		m.acc = parent.acc.Add(parent.turning.Cross(d)).Add(parent.angular.Cross(parent.angular.Cross(d)))
		v, vp := y[a.at[k]:], yp[a.at[k]:]
		switch l.freedom {
		case turns, loose:
			q := spatial.Quat{W: v[0], X: v[1], Y: v[2], Z: v[3]}
			m.angular, m.turning = spatial.V(v[4], v[5], v[6]), spatial.V(vp[4], vp[5], vp[6])
			rate := spatial.Quat{X: 0.5 * m.angular.X, Y: 0.5 * m.angular.Y, Z: 0.5 * m.angular.Z}.Mul(q)
			out := r[a.at[k]:]
			out[0], out[1], out[2], out[3] = vp[0]-rate.W, vp[1]-rate.X, vp[2]-rate.Y, vp[3]-rate.Z
			if l.freedom == loose {
				m.velocity, m.acc = spatial.V(v[10], v[11], v[12]), spatial.V(vp[10], vp[11], vp[12])
				for i := range 3 {
					out[7+i] = vp[7+i] - v[10+i]
				}
			}
		case swings:
			m.axis = parent.rot.Mul(l.socket).Z3()
			m.angular = parent.angular.AddScaled(v[1], m.axis)
			m.turning = parent.turning.AddScaled(vp[1], m.axis).Add(parent.angular.Cross(m.axis).Scale(v[1]))
			r[a.at[k]] = vp[0] - v[1]
		case stuck:
			m.angular, m.turning = parent.angular, parent.turning
		}
		a.takes(k, parent)
	}
	for i := range c.loads {
		at := &c.points[c.loads[i].point]
		w, m := c.loads[i].wrench, &a.motions[at.link]
		arm := c.now[at.link].mat.MulVec(at.at.Sub(c.links[at.link].com))
		m.push = m.push.Sub(w.Force)
		m.own = m.own.Sub(w.Torque).Sub(arm.Cross(w.Force))
	}
	for i := range c.pulls {
		u := &c.pulls[i]
		at := &c.points[u.Point]
		m, p := &a.motions[at.link], &c.now[at.link]
		arm, lever := p.mat.MulVec(at.at), p.mat.MulVec(at.at.Sub(c.links[at.link].com))
		part := (t - a.baseStart) / c.last // of the hand's way over the step, which it goes evenly
		way := u.Target.Pos.Sub(u.before.Pos)
		force := u.before.Pos.AddScaled(part, way).Sub(p.pos.Add(arm)).Scale(u.Linear)
		force = force.AddScaled(u.LinearDamping, way.Scale(1/c.last).Sub(m.velocity).Sub(m.angular.Cross(arm)))
		torque := u.Target.Rot.Mul(p.rot.Conj()).Log().Scale(u.Angular).AddScaled(-u.AngularDamping, m.angular)
		m.push = m.push.Sub(force)
		m.own = m.own.Sub(torque).Sub(lever.Cross(force))
	}
}

// parentMotion is how the parent of a link moves: another link, or the base.
type parentMotion struct {
	rot              spatial.Quat
	pos              spatial.Vec3
	angular, turning spatial.Vec3
	velocity, acc    spatial.Vec3
}

func (a *accurate) parentMotion(l *link) parentMotion {
	if l.parent >= 0 {
		p, m := &a.c.now[l.parent], &a.motions[l.parent]
		return parentMotion{p.rot, p.pos, m.angular, m.turning, m.velocity, m.acc}
	}
	if l.freedom == loose {
		return parentMotion{rot: spatial.Quat{W: 1}}
	}
	v, w := &a.baseVelocity, &a.baseAcceleration
	return parentMotion{a.c.base.Rot, a.c.base.Pos, v.Angular, w.Angular, v.Linear, w.Linear}
}

// takes finds the force and torque that link k takes by itself, at its centre of mass, and the moment of its joint.
func (a *accurate) takes(k int, parent parentMotion) {
	c := a.c
	l, p, m := &c.links[k], &c.now[k], &a.motions[k]
	arm := p.mat.MulVec(l.com)
	acc := m.acc.Add(m.turning.Cross(arm)).Add(m.angular.Cross(m.angular.Cross(arm)))
	m.push = acc.Sub(c.cfg.Gravity.Scale(l.weight)).Scale(l.mass)
	turned := l.second.Turned(&p.mat)
	m.own = inertia(&turned, m.turning).Add(m.angular.Cross(inertia(&turned, m.angular)))
	if l.drag > 0 || l.drag2 > 0 {
		speed := m.velocity.Add(m.angular.Cross(arm)).Sub(c.cfg.Wind)
		drag := l.drag + l.drag2*speed.Norm()
		m.push = m.push.AddScaled(drag, speed)
		z := p.mat.Col(2)
		m.own = m.own.AddScaled(drag*l.length*l.length/12, m.angular.AddScaled(-m.angular.Dot(z), z))
	}
	if e := &c.effects[k]; *e != (effect{}) {
		was := &c.past[k]
		speed := m.velocity.Add(m.angular.Cross(arm)).Sub(was.velocity[0])
		m.push = m.push.Sub(e.force).AddScaled(e.drag, speed).AddScaled(e.stiff, p.pos.Add(arm).Sub(was.point[0]))
	}
	m.moment, m.rate = spatial.Vec3{}, spatial.Vec3{}
	if l.freedom != turns && l.freedom != swings {
		return
	}
	// The strain's rate: φ̇ = Ψ·2ċ, 2ċ = D δ with δ the angular velocity over the joint in its axes.
	socket := parent.rot.Mul(l.socket)
	g := p.gibbs
	delta := socket.Unrotate(m.angular.Sub(parent.angular))
	twice := delta.Sub(g.Cross(delta)).AddScaled(g.Dot(delta), g)
	psi, d1, _ := radial(g.Norm2())
	m.rate = twice.Scale(psi).AddScaled(2*d1*g.Dot(twice), g)
	var b bending
	stiff := l.stiff
	if l.law == Tangent {
		stiff = spatial.Vec3{}
	}
	b.quadratic(stiff, spatial.V(-l.damp.X*m.rate.X, -l.damp.Y*m.rate.Y, -l.damp.Z*m.rate.Z), g)
	if l.law == Tangent {
		b.addTangent(l.stiff, g)
	}
	m.moment = socket.Rotate(spatial.GibbsTorque(b.first, g))
}

// inertia returns I v for a link with second moments s: I = tr(s) − s.
func inertia(s *spatial.Sym3, v spatial.Vec3) spatial.Vec3 {
	return v.Scale(s.Trace()).Sub(s.MulVec(v))
}

// gatherIn sums forces and torques from the tips to the root, and writes the residuals of the joints.
func (a *accurate) gatherIn(r []float64) {
	c := a.c
	for k := range c.links {
		m := &a.motions[k]
		arm := c.now[k].mat.MulVec(c.links[k].com)
		m.torque, m.force = m.own.Add(arm.Cross(m.push)), m.push
	}
	for k := len(c.links) - 1; k >= 0; k-- {
		l, m := &c.links[k], &a.motions[k]
		out := r[a.at[k]:]
		pass := m.torque
		switch l.freedom {
		case turns:
			n := m.torque.Add(m.moment)
			out[4], out[5], out[6] = n.X, n.Y, n.Z
			pass = m.moment.Neg()
		case swings:
			out[1] = m.axis.Dot(m.torque.Add(m.moment))
		case loose:
			out[4], out[5], out[6] = m.torque.X, m.torque.Y, m.torque.Z
			out[10], out[11], out[12] = m.force.X, m.force.Y, m.force.Z
			continue
		}
		if l.parent < 0 {
			c.reaction[c.treeOf(k)] = spatial.Wrench{Torque: pass, Force: m.force}
			continue
		}
		q := &a.motions[l.parent]
		d := c.now[k].pos.Sub(c.now[l.parent].pos)
		q.force = q.force.Add(m.force)
		q.torque = q.torque.Add(pass).Add(d.Cross(m.force))
	}
}
