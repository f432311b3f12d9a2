package chain

import (
	"math"
	"slices"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/dae"
	"github.com/tendril-sim/tendril/spatial"
)

// accurate is the accurate method: package dae integrates the residual of residual.go with error control. Its Newton direction is
// that of the interactive method's sweep, for a step whose differences have the integrator's leading coefficient. It lacks
// only terms in the angular velocities, which over an error-controlled step are small; the residual has them all.
type accurate struct {
	c       *Chain
	at      []int // first unknown of each link
	motions []motion
	excess  []spatial.Vec3 // scratch of Solve
	answers []spatial.Wrench

	baseVelocity, baseAcceleration spatial.Twist
	baseFrom, baseTo               spatial.Frame // of a base that is put somewhere else within a step
	baseStart, baseEnd             float64

	integrator *dae.Integrator
	y, yp      []float64 // at the end of the last step
	yNext      []float64 // at the end of this one
	ypNext     []float64
	r          []float64
	there      float64 // where the matrix is from: time, unknowns and their rates
	yThere     []float64
	ypThere    []float64
	yNear      []float64 // scratch of Solve
	ypNear     []float64
	right      []float64
	factor     float64 // leading coefficient that the last sweep was for [1/s]
	wanted     float64 // the one that the integrator asked for [1/s]
	stale      bool    // the integrator must start again: state, loads or parameters have changed
	loaded     bool    // there were loads in the last step
}

func newAccurate(c *Chain) (*accurate, error) {
	a := &accurate{c: c, motions: make([]motion, len(c.links)), excess: make([]spatial.Vec3, len(c.links)), answers: make([]spatial.Wrench, len(c.links)), stale: true}
	n := 0
	for k := range c.links {
		a.at = append(a.at, n)
		n += c.links[k].freedom.unknowns()
	}
	for _, v := range []*[]float64{&a.y, &a.yp, &a.yNext, &a.ypNext, &a.r, &a.yThere, &a.ypThere, &a.yNear, &a.ypNear, &a.right} {
		*v = make([]float64, n)
	}
	tolerance := c.cfg.tolerance()
	absolute := make([]float64, n)
	for i := range c.trees {
		t := &c.trees[i]
		for k := t.first; k < t.last; k++ {
			for j := range c.links[k].freedom.unknowns() {
				absolute[a.at[k]+j] = tolerance
				if j >= 7 { // position and velocity of a free root
					absolute[a.at[k]+j] = tolerance * t.length
				}
			}
		}
	}
	a.baseTo = c.base
	a.read()
	if n == 0 {
		return a, nil
	}
	if !a.accelerations(0, a.y, a.yp) {
		return nil, &FieldError{"Strands", "at their start", "links with inertia about all axes that they can turn about"}
	}
	var err error
	a.integrator, err = dae.New(a, 0, a.y, a.yp, dae.Config{Relative: tolerance, AbsoluteEach: absolute, MaxSteps: 1_000_000})
	return a, err
}

// read sets y from the state that all methods share.
func (a *accurate) read() {
	c := a.c
	for k := range c.links {
		l, p, v := &c.links[k], &c.past[k], a.y[a.at[k]:]
		angular := c.angular(k)
		switch l.freedom {
		case turns, loose:
			q := p.rot[0]
			v[0], v[1], v[2], v[3], v[4], v[5], v[6] = q.W, q.X, q.Y, q.Z, angular.X, angular.Y, angular.Z
			if l.freedom == loose {
				x := p.point[0].Sub(q.Rotate(l.com))
				u := p.velocity[0].Sub(angular.Cross(q.Rotate(l.com)))
				v[7], v[8], v[9], v[10], v[11], v[12] = x.X, x.Y, x.Z, u.X, u.Y, u.Z
			}
		case swings:
			parent, before := c.parentRot(l), spatial.Vec3{}
			if l.parent >= 0 {
				before = c.angular(l.parent)
			}
			v[0] = 2 * math.Atan(c.now[k].gibbs.Z)
			v[1] = parent.Mul(l.socket).Z3().Dot(angular.Sub(before))
		}
	}
}

// write sets the state that all methods share from y.
func (a *accurate) write() {
	c := a.c
	a.residual(c.time, a.y, a.yp, a.r)
	for k := range c.links {
		l, n, m, p := &c.links[k], &c.now[k], &a.motions[k], &c.past[k]
		p.rot[1], p.point[1], p.velocity[1], p.spin[1], p.strain[1] = p.rot[0], p.point[0], p.velocity[0], p.spin[0], p.strain[0]
		arm := n.mat.MulVec(l.com)
		turn := spatial.Skew(m.angular)
		p.spin[0].Mul(&turn, &n.mat)
		p.rot[0], p.point[0], p.velocity[0], p.strain[0] = n.rot, n.pos.Add(arm), m.velocity.Add(m.angular.Cross(arm)), strain(n.gibbs)
	}
}

// baseAt returns the base at time t within a step.
func (a *accurate) baseAt(t float64) (spatial.Frame, spatial.Twist, spatial.Twist) {
	if a.c.path != nil || a.baseEnd <= a.baseStart {
		return a.c.baseAt(t)
	}
	// Put somewhere else: it goes there evenly.
	h := a.baseEnd - a.baseStart
	s := (t - a.baseStart) / h
	turn := a.baseTo.Rot.Mul(a.baseFrom.Rot.Conj()).Log()
	way := a.baseTo.Pos.Sub(a.baseFrom.Pos)
	f := spatial.Frame{Rot: spatial.Exp(turn.Scale(s)).Mul(a.baseFrom.Rot), Pos: a.baseFrom.Pos.AddScaled(s, way)}
	return f, spatial.Twist{Angular: turn.Scale(1 / h), Linear: way.Scale(1 / h)}, spatial.Twist{}
}

// Residual implements dae.System.
func (a *accurate) Residual(t float64, y, yp, r []float64) bool {
	a.residual(t, y, yp, r)
	return true
}

// Factor implements dae.System: it is the backward sweep, with weights for differences of coefficient k and goals that give the
// forces of the present.
func (a *accurate) Factor(t float64, y, yp []float64, k float64) bool {
	a.residual(t, y, yp, a.r)
	a.there = t
	copy(a.yThere, y)
	copy(a.ypThere, yp)
	a.wanted = k
	a.sweep(k)
	return true
}

// sweep is the backward sweep where the last residual was taken.
func (a *accurate) sweep(k float64) {
	c := a.c
	a.factor = k
	for i := range c.links {
		l, p, m, goal := &c.links[i], &c.now[i], &a.motions[i], &c.goals[i]
		drag := l.drag
		arm := p.mat.MulVec(l.com)
		if l.drag2 > 0 {
			drag += l.drag2 * m.velocity.Add(m.angular.Cross(arm)).Sub(c.cfg.Wind).Norm()
		}
		e := &c.effects[i]
		goal.weight, c.centres[i] = l.mass*k*k+(drag+e.drag)*k+e.stiff, l.com
		goal.point = p.pos.Add(arm).AddScaled(-1/goal.weight, m.push)
		second := l.second.Scaled(k * k)
		second.ZZ += drag * k * l.length * l.length / 12
		goal.setAxes(&p.mat, &second, m.own)
		goal.push = spatial.Vec3{}
		if l.damp != (spatial.Vec3{}) {
			u := strain(p.gibbs).Scale(k).Sub(m.rate)
			goal.push = spatial.V(l.damp.X*u.X, l.damp.Y*u.Y, l.damp.Z*u.Z)
		}
	}
	for i := range c.pulls { // their stiffness: the force is in the residual
		u := &c.pulls[i]
		at := &c.points[u.Point]
		c.spring(at, u.Linear+k*u.LinearDamping, c.Pose(u.Point).Pos)
		c.goals[at.link].axes.AddScaled(&c.goals[at.link].axes, (u.Angular+k*u.AngularDamping)/2, &c.now[at.link].mat)
	}
	for i := range c.trees {
		c.efforts[i].reach = 1 / k
		c.backward(&c.trees[i])
	}
}

// rate is that of differences for a force that acts all through the step: it moves a mass by ½h² of its acceleration [1/s].
func (a *accurate) rate() float64 { return math.Sqrt2 / a.c.last }

// answerPushes prepares Chain.Respond.
func (a *accurate) answerPushes() {
	if k := a.rate(); a.factor != k {
		a.residual(a.c.time+a.c.last, a.yNext, a.ypNext, a.r)
		a.sweep(k)
	}
}

// answerBlows prepares Chain.Strike, after the step.
func (a *accurate) answerBlows() {
	a.residual(a.c.time, a.y, a.yp, a.r)
	a.sweep(a.rate())
}

// restart takes the state that all methods share for the integrator's own.
func (a *accurate) restart() {
	a.baseTo, a.stale = a.c.base, true
	a.read()
}

// setAxes makes the goal's axes such that the energy −Σ u·t has the curvature of second moments s, in the link's axes, and
// the gradient torque, at the rotation r.
func (g *goal) setAxes(r *spatial.Mat3, s *spatial.Sym3, torque spatial.Vec3) {
	full := s.Mat()
	g.axes.Mul(r, &full)
	var turn spatial.Mat3
	skew := spatial.Skew(torque.Scale(-0.5))
	turn.Mul(&skew, r)
	g.axes.Add(&g.axes, &turn)
}

// accelerations sets yp to the rates of y: the equations of motion solved with the masses alone.
func (a *accurate) accelerations(t float64, y, yp []float64) bool {
	c := a.c
	clear(yp)
	a.residual(t, y, yp, a.r)
	for k := range c.links { // rates of rotation and position from the residuals that their absence leaves
		out, at := a.r[a.at[k]:], yp[a.at[k]:]
		switch c.links[k].freedom {
		case turns, loose:
			for i := range 4 {
				at[i] = -out[i]
			}
			if c.links[k].freedom == loose {
				for i := range 3 {
					at[7+i] = -out[7+i]
				}
			}
		case swings:
			at[0] = -out[0]
		}
	}
	a.residual(t, y, yp, a.r)
	for k := range c.links {
		l, p, goal := &c.links[k], &c.now[k], &c.goals[k]
		goal.weight, c.centres[k], goal.point, goal.push = l.mass, l.com, p.pos.Add(p.mat.MulVec(l.com)), spatial.Vec3{}
		goal.setAxes(&p.mat, &l.second, spatial.Vec3{})
	}
	for i := range c.trees {
		c.efforts[i].masses = true
		c.backward(&c.trees[i])
		c.efforts[i].masses = false
	}
	a.factor = 1
	a.solveTorques(a.r)
	for k := range c.links {
		at, move := yp[a.at[k]:], c.moves[k]
		switch l := &c.links[k]; l.freedom {
		case turns, loose:
			at[4], at[5], at[6] = -move.turn.X, -move.turn.Y, -move.turn.Z
			if l.freedom == loose {
				at[10], at[11], at[12] = -move.shift.X, -move.shift.Y, -move.shift.Z
			}
		case swings:
			at[1] = -a.hingeTurn(k)
		}
	}
	for _, v := range yp {
		if !finite(v) {
			return false
		}
	}
	return true
}

// hingeTurn returns how far the hinge before link k turns in the present moves.
func (a *accurate) hingeTurn(k int) float64 {
	c := a.c
	l := &c.links[k]
	before := spatial.Vec3{}
	if l.parent >= 0 {
		before = c.moves[l.parent].turn
	}
	return a.motions[k].axis.Dot(c.moves[k].turn.Sub(before))
}

// Solve implements dae.System. With rotations changed by θ, quaternions by ½θq + εq and angular velocities by δω, the rows of
// rotation ask for δω = kθ − ½ω×θ − εω − 2v, kε = s − ¼ω·θ, where (s, v) is the right side times q⁻¹. So accelerations are
// k²θ, which the sweep's matrix has, and an excess −2kv, which moves to the right side.
//
// What the sweep's matrix lacks, terms in the angular velocities above all, is made up for by one step of iterative refinement: the
// true matrix times x is a difference of residuals. Without it Newton's method converges too slowly in the directions in which a thin
// link has next to no inertia, and what it leaves undone is noise to the error estimates.
func (a *accurate) Solve(b []float64) {
	copy(a.right, b)
	a.solveOnce(b)
	largest := 0.0
	for _, v := range b {
		largest = math.Max(largest, math.Abs(v))
	}
	if largest == 0 {
		return
	}
	small := 1e-6 / largest
	for i, v := range b {
		a.yNear[i], a.ypNear[i] = a.yThere[i]+small*v, a.ypThere[i]+small*a.wanted*v
	}
	a.residual(a.there, a.yNear, a.ypNear, a.r)
	a.residual(a.there, a.yThere, a.ypThere, a.yNear) // the residual where the matrix is from
	for i := range b {
		a.right[i] -= (a.r[i] - a.yNear[i]) / small
	}
	a.solveOnce(a.right)
	for i, v := range a.right {
		b[i] += v
	}
}

// solveOnce solves with the sweep's matrix.
func (a *accurate) solveOnce(b []float64) {
	c, k := a.c, a.wanted
	if a.factor != k {
		a.sweep(k) // another was needed in between
	}
	var shift spatial.Vec3 // excess acceleration of a free root
	for i := range c.links {
		l, v, m := &c.links[i], b[a.at[i]:], &a.motions[i]
		excess := spatial.Vec3{}
		if l.parent >= 0 {
			excess = a.excess[l.parent]
		}
		switch l.freedom {
		case turns, loose:
			q := a.quat(i, v)
			excess = q.Vec().Scale(-2 * k)
			if l.freedom == loose {
				shift = spatial.V(v[7], v[8], v[9]).Scale(-k)
			}
		case swings:
			excess = excess.AddScaled(-k*v[0], m.axis)
		}
		a.excess[i] = excess
		a.subtractExcess(i, shift)
	}
	a.gatherExcess(b)
	a.solveTorques(b)
	for i := range c.links {
		l, v, m, move := &c.links[i], b[a.at[i]:], &a.motions[i], &c.moves[i]
		switch l.freedom {
		case turns, loose:
			q := a.quat(i, v)
			e := (q.W - 0.25*m.angular.Dot(move.turn)) / k
			w := move.turn.Scale(k).AddScaled(-2, q.Vec()) // what the sweep takes for it: the rest is in the refinement
			t := move.turn.Scale(0.5)
			dq := spatial.Quat{W: e, X: t.X, Y: t.Y, Z: t.Z}.Mul(c.now[i].rot)
			v[0], v[1], v[2], v[3], v[4], v[5], v[6] = dq.W, dq.X, dq.Y, dq.Z, w.X, w.Y, w.Z
			if l.freedom == loose {
				s := move.shift
				v[10], v[11], v[12] = k*s.X-v[7], k*s.Y-v[8], k*s.Z-v[9]
				v[7], v[8], v[9] = s.X, s.Y, s.Z
			}
		case swings:
			turn := a.hingeTurn(i)
			v[1] = k*turn - v[0]
			v[0] = turn
		}
	}
}

// quat returns the right side of the rotation of link i, times its rotation's inverse.
func (a *accurate) quat(i int, v []float64) spatial.Quat {
	return spatial.Quat{W: v[0], X: v[1], Y: v[2], Z: v[3]}.Mul(a.c.now[i].rot.Conj())
}

// subtractExcess finds what link i takes for the excess acceleration: into answers, about its origin, with the motion's force and
// torque as scratch for acceleration of the origin and joint.
func (a *accurate) subtractExcess(i int, shift spatial.Vec3) {
	c := a.c
	l, p, m := &c.links[i], &c.now[i], &a.motions[i]
	parentExcess := spatial.Vec3{}
	switch {
	case l.freedom == loose:
		m.force = shift
	case l.parent >= 0:
		parentExcess = a.excess[l.parent]
		m.force = a.motions[l.parent].force.Add(parentExcess.Cross(p.pos.Sub(c.now[l.parent].pos)))
	default:
		m.force = spatial.Vec3{}
	}
	arm := p.mat.MulVec(l.com)
	f := m.force.Add(a.excess[i].Cross(arm)).Scale(l.mass)
	turned := l.second.Turned(&p.mat)
	a.answers[i] = spatial.Wrench{Torque: inertia(&turned, a.excess[i]).Add(arm.Cross(f)), Force: f}
	// The joint's damper, for the excess velocity.
	m.moment = spatial.Vec3{}
	if l.damp != (spatial.Vec3{}) {
		socket := c.parentRot(l).Mul(l.socket)
		g := p.gibbs
		delta := socket.Unrotate(a.excess[i].Sub(parentExcess)).Scale(1 / a.factor)
		twice := delta.Sub(g.Cross(delta)).AddScaled(g.Dot(delta), g)
		psi, d1, _ := radial(g.Norm2())
		rate := twice.Scale(psi).AddScaled(2*d1*g.Dot(twice), g)
		f := spatial.V(l.damp.X*rate.X, l.damp.Y*rate.Y, l.damp.Z*rate.Z)
		m.moment = socket.Rotate(spatial.GibbsTorque(f.Scale(psi).AddScaled(2*d1*g.Dot(f), g), g))
	}
}

// gatherExcess takes what the excess accelerations need from the right side b, as gatherIn gathers residuals.
func (a *accurate) gatherExcess(b []float64) {
	c := a.c
	for i := len(c.links) - 1; i >= 0; i-- {
		l, m, w, out := &c.links[i], &a.motions[i], a.answers[i], b[a.at[i]:]
		pass := w.Torque
		switch l.freedom {
		case turns:
			n := w.Torque.Add(m.moment)
			out[4], out[5], out[6] = out[4]-n.X, out[5]-n.Y, out[6]-n.Z
			pass = m.moment.Neg()
		case swings:
			out[1] -= m.axis.Dot(w.Torque.Add(m.moment))
		case loose:
			out[4], out[5], out[6] = out[4]-w.Torque.X, out[5]-w.Torque.Y, out[6]-w.Torque.Z
			out[10], out[11], out[12] = out[10]-w.Force.X, out[11]-w.Force.Y, out[12]-w.Force.Z
		}
		if l.parent >= 0 {
			d := c.now[i].pos.Sub(c.now[l.parent].pos)
			q := &a.answers[l.parent]
			q.Force = q.Force.Add(w.Force)
			q.Torque = q.Torque.Add(pass).Add(d.Cross(w.Force))
		}
	}
}

// solveTorques solves with the matrix of the last backward sweep for the torques (and forces on free roots) in b, into c.moves.
func (a *accurate) solveTorques(b []float64) {
	c := a.c
	clear(a.answers)
	for i := len(c.links) - 1; i >= 0; i-- {
		l, s, v := &c.links[i], &c.steps[i], b[a.at[i]:]
		w := a.answers[i]
		m := &c.moves[i]
		if l.freedom == loose {
			w.Torque, w.Force = w.Torque.Add(spatial.V(v[4], v[5], v[6])), w.Force.Add(spatial.V(v[10], v[11], v[12]))
			t := c.roots[c.trees[c.treeOf(i)].root].respond(w)
			*m = move{t.Angular, t.Linear}
			continue
		}
		own := spatial.Vec3{}
		switch l.freedom {
		case turns:
			w.Torque = w.Torque.Add(spatial.V(v[4], v[5], v[6]))
		case swings:
			own = a.motions[i].axis.Scale(v[1]) // it turns the link against its parent, and is not passed on
		}
		q := w.Torque.Add(own)
		m.turn = s.inv.MulVec(q) // its own share, until the way down
		w.Force = w.Force.Sub(s.shift.TMulVec(q))
		w.Torque = w.Torque.Sub(s.turn.TMulVec(q))
		if l.parent >= 0 {
			p := &a.answers[l.parent]
			d := c.now[i].pos.Sub(c.now[l.parent].pos)
			p.Force = p.Force.Add(w.Force)
			p.Torque = p.Torque.Add(w.Torque).Add(d.Cross(w.Force))
		}
	}
	for i := range c.links {
		l, s, m := &c.links[i], &c.steps[i], &c.moves[i]
		if l.freedom == loose {
			continue
		}
		var t, x spatial.Vec3
		if l.parent >= 0 {
			p := &c.moves[l.parent]
			t, x = p.turn, p.shift.Add(p.turn.Cross(c.now[i].pos.Sub(c.now[l.parent].pos)))
		}
		m.turn = m.turn.Add(t).Sub(s.turn.MulVec(t)).Sub(s.shift.MulVec(x))
		m.shift = x
	}
}

// predict takes the chain to the end of a step of h.
func (a *accurate) predict(h float64) constraint.Flags {
	c := a.c
	c.last = h
	a.baseFrom, a.baseStart, a.baseEnd = a.baseTo, c.time, c.time+h
	a.baseTo = c.base
	if a.baseFrom != a.baseTo && c.path == nil || len(c.loads) > 0 || len(c.pulls) > 0 || a.loaded {
		a.stale = true
	}
	a.loaded = len(c.loads) > 0 || len(c.pulls) > 0
	return a.advance(h)
}

// advance integrates from the beginning of the step to its end.
func (a *accurate) advance(h float64) constraint.Flags {
	c := a.c
	if len(a.y) == 0 {
		a.place(c.time+h, a.y)
		return 0
	}
	if a.stale {
		if !a.accelerations(c.time, a.y, a.yp) || a.integrator.Reset(c.time, a.y, a.yp) != nil {
			return constraint.Unconverged
		}
		a.stale = false
	}
	steps := a.integrator.Stats().Iterations
	err := a.integrator.Advance(c.time+h, a.yNext, a.ypNext)
	c.efforts[0].iterations += a.integrator.Stats().Iterations - steps
	if err != nil {
		a.stale = true
		copy(a.yNext, a.y) // it stays, and says so
		copy(a.ypNext, a.yp)
		a.place(c.time+h, a.yNext)
		return constraint.Unconverged
	}
	a.place(c.time+h, a.yNext)
	return 0
}

// refine takes the step again from its beginning if loads have come.
func (a *accurate) refine(h float64) constraint.Flags {
	if !slices.Contains(a.c.dirty, true) {
		return 0
	}
	clear(a.c.dirty)
	a.stale, a.loaded = true, true
	return a.advance(h)
}

// finish ends the step.
func (a *accurate) finish(h float64) {
	a.y, a.yNext = a.yNext, a.y
	a.yp, a.ypNext = a.ypNext, a.yp
	a.c.time += h
	a.write()
}
