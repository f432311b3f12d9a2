package world

import (
	"fmt"
	"slices"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Grip is how a hand holds a body: a frame that a device moves, coupled to a place on the body by a spring and damper in six
// directions (the virtual coupling of Pai 2002, section 4).
type Grip struct {
	Body   int
	Place  float64              // on the shape that the body shows: the index of a frame, with a fraction
	Local  *spatial.Vec3        // in place of Place, on a body that can be gripped anywhere: in its own coordinates [m]
	Source func() spatial.Frame // where the hand is; called once a step, it must not wait

	// Stiffness and damping of the coupling; 0 for a stiffness means what suits the body. A body at rest has no use for damping:
	// it is for the hand alone.
	Linear, Angular               float64 // [N/m], [N m/rad]
	LinearDamping, AngularDamping float64 // [N s/m], [N m s/rad]
}

// hand is a hand in the world. While it holds nothing it is kept for the next grip.
type hand struct {
	id     int
	grip   Grip
	grasp  grasp         // how it has the body; nil while it holds nothing
	own    bool          // it has taken over one of the body's own holds
	turns  bool          // it turns what it holds, too
	points []handle      // on bodies that it has held anywhere
	target spatial.Frame // where it asks the held point to be
}

// handle is the material point of a body that a hand moves to where it grips.
type handle struct{ body, point int }

// grasp is a way to have a body: by a hold of its own, by a spring, by its base.
type grasp interface {
	move(f spatial.Frame) // brings the hand to a frame
	turn(on bool)         // tells whether it turns what it holds
	release()
	fill(s *HandShot)                     // tells what it has and feels
	has(b constraint.Body, hold int) bool // tells whether it has that hold of the body
}

// Grab lets a hand grip a body. If one of the body's own holds is near the place, the hand takes that over, and scripts leave it
// alone from then on (Taken); otherwise it pulls at the place.
func (w *World) Grab(id int, g Grip) error {
	if err := w.checkGrip(&g); err != nil {
		return err
	}
	h := w.hand(id)
	w.letGo(h)
	w.Rouse(g.Body)
	h.grip, h.own, h.turns = g, false, false
	switch b := w.bodies[g.Body].Body.(type) {
	case constraint.Holder:
		w.graspHold(h, b)
	case Grippable:
		if !w.graspBase(h, b) {
			w.graspPull(h, b)
		}
	}
	return nil
}

// checkGrip says what is wrong with a grip, and fills in the stiffnesses that suit the body.
func (w *World) checkGrip(g *Grip) error {
	switch {
	case g.Body < 0 || g.Body >= len(w.bodies):
		return fmt.Errorf("world: grip on body %d, want 0 to %d", g.Body, len(w.bodies)-1)
	case !(g.Place >= 0 && g.Place <= 1e9):
		return fmt.Errorf("world: grip at %v, want the index of a frame of body %q", g.Place, w.bodies[g.Body].name)
	case g.Source == nil:
		return fmt.Errorf("world: grip without a Source: want where the hand is")
	case w.bodies[g.Body].flags&constraint.Frozen != 0:
		return fmt.Errorf("world: body %q is frozen", w.bodies[g.Body].name)
	}
	for _, v := range [4]float64{g.Linear, g.Angular, g.LinearDamping, g.AngularDamping} {
		if !(v >= 0 && v-v == 0) {
			return fmt.Errorf("world: grip with a stiffness or damping of %v, want 0 or more", v)
		}
	}
	body, ok := w.bodies[g.Body].Body.(interface {
		Coupling() (linear, angular float64)
	})
	if !ok {
		return fmt.Errorf("world: body %q cannot be held", w.bodies[g.Body].name)
	}
	linear, angular := body.Coupling()
	if linear == 0 {
		return fmt.Errorf("world: body %q cannot be held: forces of hands do not move it", w.bodies[g.Body].name)
	}
	if _, anywhere := w.bodies[g.Body].Body.(Handled); g.Local != nil && (!anywhere || !g.Local.Finite()) {
		return fmt.Errorf("world: grip at %v of body %q, want a place along it", *g.Local, w.bodies[g.Body].name)
	}
	if g.Linear == 0 {
		g.Linear = linear
	}
	if g.Angular == 0 {
		g.Angular = angular
	}
	return nil
}

// Taken reports whether a hand has taken over a hold of a body, now or before. A script that moves holds asks first. The base
// of a body that stands on one is its hold 0.
func (w *World) Taken(body, hold int) bool {
	return slices.Contains(w.taken, [2]int{body, hold})
}

// take marks a hold as taken.
func (w *World) take(body, hold int) {
	if !w.Taken(body, hold) {
		w.taken = append(w.taken, [2]int{body, hold})
	}
}

// hand returns the hand with an id, a new one if there is none yet.
func (w *World) hand(id int) *hand {
	for i := range w.hands {
		if w.hands[i].id == id {
			return w.hands[i]
		}
	}
	h := &hand{id: id}
	w.hands = append(w.hands, h)
	return h
}

// fingerWidth is the part of what a body shows within which a hold is meant: a finger is not a needle.
const fingerWidth = 0.05

// inHand reports whether a hand has a hold now.
func (w *World) inHand(b constraint.Body, hold int) bool {
	for i := range w.hands {
		if g := w.hands[i].grasp; g != nil && g.has(b, hold) {
			return true
		}
	}
	return false
}

// Turn tells whether a hand also turns what it holds; one that has taken over a hold always does.
func (w *World) Turn(id int, on bool) {
	h := w.hand(id)
	if h.grasp == nil || h.own || h.turns == on {
		return
	}
	h.turns = on
	h.grasp.turn(on)
}

// Release lets a hand go. A hold that it had taken over stays where it is; a body that it pulled at is free again.
func (w *World) Release(id int) {
	for i := range w.hands {
		if w.hands[i].id == id {
			w.letGo(w.hands[i])
		}
	}
}

func (w *World) letGo(h *hand) {
	if h.grasp != nil {
		h.grasp.release()
		h.grasp = nil
	}
}

// reach brings the hands to where their devices are. A frame that is not finite is not one: the hand stays.
func (w *World) reach() {
	for i := range w.hands {
		h := w.hands[i]
		if h.grasp == nil {
			continue
		}
		if f, ok := h.seen(); ok {
			h.target = f
			h.grasp.move(f)
		}
	}
}

// seen returns where the device of a hand is, if it is anywhere.
func (h *hand) seen() (f spatial.Frame, ok bool) {
	f = h.grip.Source()
	ok = f.Finite() && f.Rot != (spatial.Quat{})
	f.Rot = f.Rot.Unit()
	return f, ok
}

// HandShot is a hand in a snapshot: what it asks for, what it has, what it feels, and the local linear model around it, for a
// loop that runs faster than the simulation.
type HandShot struct {
	Hand   int
	Body   int
	Place  float64
	Turns  bool
	Own    bool           // it has taken over one of the body's own holds
	Swings bool           // the body has inertia: it can be let go at once, and goes on moving
	Target spatial.Frame  // where the hand asks the held point to be
	Proxy  spatial.Frame  // where it is
	Wrench spatial.Wrench // what the hand feels, in world axes about the proxy [N m], [N]
	// Compliance of the body at the proxy, in world axes: rotation [rad] and displacement [m] for torque and force.
	Compliance [6][6]float64
	// Drift is how the held point goes on to move until the next step while the wrench stays as it is, in world axes [rad/s], [m/s].
	Drift spatial.Twist
	Span  float64 // until then [s]

	Linear, Angular, LinearDamping, AngularDamping float64 // of the coupling
}

// Feeler is a hand of a kind of its own, a plane that holds a solid for one. After each step it tells what it has and feels, in the world's axes.
type Feeler interface {
	Feel(s *HandShot) bool // false: it holds nothing, or nothing that a loop could feel
}

// AddFeeler adds a hand of a kind of its own, and returns its number among these.
func (w *World) AddFeeler(f Feeler) int {
	w.feelers = append(w.feelers, f)
	return len(w.feelers) - 1
}

// show describes a hand that holds something.
func (h *hand) show(s *HandShot) {
	g := &h.grip
	*s = HandShot{
		Hand: h.id, Body: g.Body, Place: g.Place, Turns: h.turns, Own: h.own, Target: h.target,
		Linear: g.Linear, Angular: g.Angular, LinearDamping: g.LinearDamping, AngularDamping: g.AngularDamping,
	}
	if !h.turns {
		s.Angular, s.AngularDamping = 0, 0
	}
	h.grasp.fill(s)
}
