package world

import (
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// heldHold has a body by a hold that is part of its own equilibrium.
type heldHold struct {
	hand   *hand
	holder constraint.Holder
	hold   int
}

// graspHold takes over the hold that the body had from the start and that is near enough to the grip to be meant, or adds one.
func (w *World) graspHold(h *hand, b constraint.Holder) {
	g := &heldHold{hand: h, holder: b}
	if g.hold, h.own = w.holdNear(b, &h.grip); h.own {
		b.TakeHold(g.hold, h.grip.Linear, h.grip.Angular)
		w.take(h.grip.Body, g.hold)
	} else {
		g.add(constraint.Pinned)
	}
	h.grasp, h.turns, h.target = g, h.own, b.HoldPose(g.hold)
}

// holdNear returns the hold that the body had from the start and that is near enough to a grip to be meant.
func (w *World) holdNear(b constraint.Holder, g *Grip) (hold int, ok bool) {
	nearest := fingerWidth * float64(w.bodies[g.Body].shown)
	for i := range b.Holds() {
		if d := math.Abs(float64(b.HoldAt(i)) - g.Place); d <= nearest && !w.inHand(b, i) {
			hold, nearest, ok = i, d, true
		}
	}
	return hold, ok
}

func (g *heldHold) add(axes constraint.Axes) {
	grip := &g.hand.grip
	g.hold = g.holder.AddHold(grip.Place, axes, grip.Linear, grip.Angular, false)
}

func (g *heldHold) move(f spatial.Frame) { g.holder.SetHold(g.hold, f) }

func (g *heldHold) turn(on bool) {
	g.holder.DropHold(g.hold)
	g.add(heldAxes(on))
	g.holder.SetHold(g.hold, g.hand.target)
}

func (g *heldHold) release() {
	if g.hand.own {
		g.holder.FixHold(g.hold)
	} else {
		g.holder.DropHold(g.hold)
	}
}

func (g *heldHold) has(b constraint.Body, hold int) bool { return g.holder == b && g.hold == hold }

func (g *heldHold) fill(s *HandShot) {
	s.Proxy, s.Wrench, s.Compliance = g.holder.HoldPose(g.hold), g.holder.HoldWrench(g.hold).Scale(-1), g.holder.HoldCompliance(g.hold)
}

// heldAxes is what a hand holds: a point, or a point with its orientation.
func heldAxes(turns bool) constraint.Axes {
	if turns {
		return constraint.Clamped
	}
	return constraint.Pinned
}

// Grippable is a body with inertia that a hand can pull at, by a spring in the body's own step.
type Grippable interface {
	constraint.Body
	// PointNear returns the material point at a place on the shape that AppendFrames shows: for a body of segments that
	// end in its frames, i − 1 + f is a fraction f of the way along the segment that ends in frame i, and the index of a
	// root's frame is the root.
	PointNear(place float64) int
	// Coupling suggests how stiff a hand should be that pulls at the body [N/m], [N m/rad].
	Coupling() (linear, angular float64)
	// SetPull lets the hand with a number pull at the body over the steps to come, DropPull lets it go.
	SetPull(id int, p constraint.Pull)
	DropPull(id int)
}

// Handled is a body that can be gripped anywhere.
type Handled interface {
	Grippable
	PointAt(local spatial.Vec3) int          // makes a material point, in the body's own coordinates [m]
	MovePoint(point int, local spatial.Vec3) // puts it somewhere else
}

// pointFor returns the material point that a hand takes: one of its own where the body can be gripped anywhere.
func (w *World) pointFor(h *hand, b Grippable) int {
	anywhere, ok := b.(Handled)
	if h.grip.Local == nil || !ok {
		return b.PointNear(h.grip.Place)
	}
	for _, own := range h.points {
		if own.body == h.grip.Body {
			anywhere.MovePoint(own.point, *h.grip.Local)
			return own.point
		}
	}
	point := anywhere.PointAt(*h.grip.Local)
	h.points = append(h.points, handle{h.grip.Body, point})
	return point
}

// heldPull has a body by a spring.
type heldPull struct {
	world *World
	hand  *hand
	body  Grippable
	pull  constraint.Pull
	frame follower // that pulls

	compliance [6][6]float64 // of the body alone, at the held point, in world axes
	at         [1]int
	answer     [1]spatial.Twist
}

// graspPull lets a hand pull at a body.
func (w *World) graspPull(h *hand, b Grippable) {
	g := &heldPull{world: w, hand: h, body: b, pull: constraint.Pull{Point: w.pointFor(h, b)}}
	h.grasp, h.target = g, b.Pose(g.pull.Point)
	g.frame.at = h.target
	g.at[0] = g.pull.Point
	g.hold()
}

// hold brings the spring to where the hand is.
func (g *heldPull) hold() {
	p, grip, h := &g.pull, &g.hand.grip, g.world.step
	p.Target, p.Linear, p.LinearDamping = g.frame.at, grip.Linear, grip.LinearDamping
	p.Angular, p.AngularDamping = 0, 0
	c := &g.compliance
	if p.LinearDamping == 0 {
		p.LinearDamping = criticalDamping(p.Linear, (c[3][3]+c[4][4]+c[5][5])/3, h)
	}
	if g.hand.turns {
		if p.Angular, p.AngularDamping = grip.Angular, grip.AngularDamping; p.AngularDamping == 0 {
			p.AngularDamping = criticalDamping(p.Angular, (c[0][0]+c[1][1]+c[2][2])/3, h)
		}
	}
	g.body.SetPull(g.hand.id, *p)
}

func (g *heldPull) move(f spatial.Frame) {
	g.frame.step(f, pullRate, g.world.step)
	g.hold()
}

// criticalDamping is 2 √(k m): a body without friction of its own shall not ring in the hand for ever. Over a step h the held
// point gives way by the compliance, h²/m, as a mass m does. Before the first step the compliance is not known, and there is none.
func criticalDamping(stiffness, compliance, h float64) float64 {
	if !(compliance > 0) {
		return 0
	}
	return 2 * h * math.Sqrt(stiffness/compliance)
}

func (g *heldPull) turn(bool) {
	g.frame.at.Rot, g.frame.rate.Angular = g.body.Pose(g.pull.Point).Rot, spatial.Vec3{}
}

func (g *heldPull) release() { g.body.DropPull(g.hand.id) }

func (g *heldPull) has(constraint.Body, int) bool { return false }

// fill tells the spring's part of what the hand feels; a loop that runs faster adds the damper's, of the hand's own choice.
func (g *heldPull) fill(s *HandShot) {
	p := &g.pull
	s.Swings = true
	s.Proxy = g.body.Pose(p.Point)
	s.Wrench.Force = s.Proxy.Pos.Sub(p.Target.Pos).Scale(s.Linear)
	if s.Turns {
		s.Wrench.Torque = s.Proxy.Rot.Mul(p.Target.Rot.Conj()).Log().Scale(s.Angular)
	}
	g.measure()
	s.Compliance = g.compliance
}

// measure finds how the body alone gives way at the held point: its answer has the hand's spring in it, which is taken out.
func (g *heldPull) measure() {
	h, p := g.world.step, &g.pull
	for axis := range 6 {
		var unit [6]float64
		unit[axis] = h * h // dv times h is the displacement for an impulse of force times h
		w := spatial.Wrench{Torque: spatial.V(unit[0], unit[1], unit[2]), Force: spatial.V(unit[3], unit[4], unit[5])}
		g.body.Respond(p.Point, w, g.at[:], g.answer[:])
		a, l := g.answer[0].Angular, g.answer[0].Linear
		for row, v := range [6]float64{a.X, a.Y, a.Z, l.X, l.Y, l.Z} {
			g.compliance[row][axis] = v
		}
	}
	without(&g.compliance, 0, withDamper(p.Angular, p.AngularDamping, h))
	without(&g.compliance, 3, withDamper(p.Linear, p.LinearDamping, h))
}

// without takes a spring out of the block of a compliance that begins at i: the inverse of its inverse less the stiffness. A
// block that has no such inverse stays.
func without(c *[6][6]float64, i int, stiffness float64) {
	m := spatial.Mat3{
		XX: c[i][i], XY: c[i][i+1], XZ: c[i][i+2], YX: c[i+1][i], YY: c[i+1][i+1], YZ: c[i+1][i+2], ZX: c[i+2][i], ZY: c[i+2][i+1], ZZ: c[i+2][i+2],
	}
	var own spatial.Mat3
	spring := spatial.Diag(stiffness, stiffness, stiffness)
	if !own.Inverse(&m) {
		return
	}
	own.AddScaled(&own, -1, &spring)
	if !m.Inverse(&own) || m.XX <= 0 || m.YY <= 0 || m.ZZ <= 0 {
		return
	}
	c[i][i], c[i][i+1], c[i][i+2] = m.XX, m.XY, m.XZ
	c[i+1][i], c[i+1][i+1], c[i+1][i+2] = m.YX, m.YY, m.YZ
	c[i+2][i], c[i+2][i+1], c[i+2][i+2] = m.ZX, m.ZY, m.ZZ
}
