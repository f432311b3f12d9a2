package world

import (
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Standing is a body that stands on a base which a script or a hand carries.
type Standing interface {
	constraint.Body
	// Base returns where the base is; SetBase says where it shall be at the end of the next step.
	Base() spatial.Frame
	SetBase(f spatial.Frame)
	// BaseWrench returns what the base exerts on the body, in world axes about the base's origin.
	BaseWrench() spatial.Wrench
	// Roots returns the indices of the frames, among those that show the body, which stand on the base.
	Roots() []int
}

// How fast what follows a hand may be: sensible for a hand, and finite for one that jumps.
const (
	carryRate  = 50.0  // of the spring between a hand and a base: the base is behind by 2/carryRate seconds [1/s]
	pullRate   = 100.0 // and between a hand and the frame that pulls at a body [1/s]
	carrySpeed = 20.0  // of what follows at most [m/s] …
	carrySpin  = 60.0  // … [rad/s]
)

// follower is a frame that follows a hand like a mass on a critically damped spring, so that neither a jerk of the hand nor the
// steps in which a page reports it make it leap.
type follower struct {
	at   spatial.Frame
	rate spatial.Twist // [rad/s], [m/s]
}

// step brings the frame nearer to where it is wanted, by a step of backward Euler on v̇ = ω² (want − at) − 2 ω v.
func (f *follower) step(want spatial.Frame, omega, h float64) {
	gap := spatial.Twist{Angular: want.Rot.Mul(f.at.Rot.Conj()).Log(), Linear: want.Pos.Sub(f.at.Pos)}
	wh := omega * h
	f.rate = f.rate.Add(gap.Scale(omega * wh)).Scale(1 / ((1 + wh) * (1 + wh)))
	f.rate.Angular, f.rate.Linear = atMost(f.rate.Angular, carrySpin), atMost(f.rate.Linear, carrySpeed)
	f.at = spatial.Frame{Rot: spatial.Exp(f.rate.Angular.Scale(h)).Mul(f.at.Rot).Unit(), Pos: f.at.Pos.AddScaled(h, f.rate.Linear)}
}

// heldBase has a body by its base.
type heldBase struct {
	world *World
	body  Standing
	grip  spatial.Frame // where the hand took it, in the axes of the base
	base  follower
}

// graspBase lets a hand have the base of a body that stands on one, if a root is near the place and nearer than anything
// else that one might mean. It reports whether it did.
func (w *World) graspBase(h *hand, b Grippable) bool {
	s, ok := b.(Standing)
	if !ok || w.inHand(b, 0) || !w.rootNear(s, &h.grip) {
		return false
	}
	w.take(h.grip.Body, 0)
	h.own, h.turns, h.target = true, true, b.Pose(b.PointNear(h.grip.Place))
	if f, ok := h.seen(); ok {
		h.target = f
	}
	h.grasp = &heldBase{world: w, body: s, grip: s.Base().Inverse().Mul(h.target), base: follower{at: s.Base()}}
	return true
}

// rootNear reports whether a grip is near enough to a root of the body for that to be meant. The frames of a root's tree follow
// it, so a place just behind it is on its first links.
func (w *World) rootNear(b Standing, g *Grip) bool {
	roots := b.Roots()
	for i, root := range roots {
		end := w.bodies[g.Body].shown
		if i+1 < len(roots) {
			end = roots[i+1]
		}
		if d := g.Place - float64(root); d >= 0 && d <= fingerWidth*float64(end-root) {
			return true
		}
	}
	return false
}

// move brings the base behind the hand.
func (g *heldBase) move(f spatial.Frame) {
	g.base.step(f.Mul(g.grip.Inverse()), carryRate, g.world.step)
	g.body.SetBase(g.base.at)
}

// atMost returns v, shortened to a length where it is longer.
func atMost(v spatial.Vec3, length float64) spatial.Vec3 {
	if n := v.Norm(); n > length {
		return v.Scale(length / n)
	}
	return v
}

func (g *heldBase) turn(bool) {}

// release leaves the base where it is.
func (g *heldBase) release() { g.body.SetBase(g.body.Base()) }

func (g *heldBase) has(b constraint.Body, hold int) bool {
	return hold == 0 && constraint.Body(g.body) == b
}

// fill tells the hand what the body asks of the base. A carried base does not give way.
func (g *heldBase) fill(s *HandShot) {
	base := g.body.Base()
	s.Proxy = base.Mul(g.grip)
	s.Wrench = about(g.body.BaseWrench().Scale(-1), base.Pos, s.Proxy.Pos)
}

// about moves a wrench from one point to another.
func about(w spatial.Wrench, from, to spatial.Vec3) spatial.Wrench {
	w.Torque = w.Torque.Add(from.Sub(to).Cross(w.Force))
	return w
}
