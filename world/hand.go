package world

import (
	"fmt"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Grip is how a hand holds a body: a frame that a device moves, coupled to a place on the body by a spring and damper in six
// directions (the virtual coupling of Pai 2002, section 4).
type Grip struct {
	Body   int
	Place  float64              // on the shape that the body shows: the index of a frame, with a fraction
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
	holder constraint.Holder // the body that it holds; nil for none
	hold   int               // number of its hold on that body
	own    bool              // the body had that hold before
	turns  bool              // it turns what it holds, too
	target spatial.Frame
}

// Grab lets a hand grip a body. If one of the body's own holds is near the place, the hand takes that over, and scripts leave it
// alone from then on (Taken); otherwise it pulls at the place.
func (w *World) Grab(id int, g Grip) error {
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
	holder, ok := w.bodies[g.Body].Body.(constraint.Holder)
	if !ok {
		return fmt.Errorf("world: body %q cannot be held", w.bodies[g.Body].name)
	}
	linear, angular := holder.Coupling()
	if g.Linear == 0 {
		g.Linear = linear
	}
	if g.Angular == 0 {
		g.Angular = angular
	}
	h := w.hand(id)
	w.letGo(h)
	if h.hold, h.own = w.holdNear(holder, g); h.own {
		holder.TakeHold(h.hold, g.Linear, g.Angular)
		if !w.Taken(g.Body, h.hold) {
			w.taken = append(w.taken, [2]int{g.Body, h.hold})
		}
	} else {
		h.hold = holder.AddHold(g.Place, constraint.Pinned, g.Linear, g.Angular, false)
	}
	h.grip, h.holder, h.turns, h.target = g, holder, h.own, holder.HoldPose(h.hold)
	return nil
}

// Taken reports whether a hand has taken over a hold of a body, now or before. A script that moves holds asks first.
func (w *World) Taken(body, hold int) bool {
	return slices.Contains(w.taken, [2]int{body, hold})
}

// hand returns the hand with an id, a new one if there is none yet.
func (w *World) hand(id int) *hand {
	for i := range w.hands {
		if w.hands[i].id == id {
			return &w.hands[i]
		}
	}
	w.hands = append(w.hands, hand{id: id})
	return &w.hands[len(w.hands)-1]
}

// holdNear returns the hold that the body had from the start and that is near enough to a grip to be meant.
func (w *World) holdNear(b constraint.Holder, g Grip) (hold int, ok bool) {
	nearest := 0.05 * float64(w.bodies[g.Body].shown) // a twentieth of what the body shows: a finger is not a needle
	for i := range b.Holds() {
		if d := math.Abs(float64(b.HoldAt(i)) - g.Place); d <= nearest && !w.inHand(g.Body, i) {
			hold, nearest, ok = i, d, true
		}
	}
	return hold, ok
}

// inHand reports whether a hand has a hold now.
func (w *World) inHand(body, hold int) bool {
	for i := range w.hands {
		if h := &w.hands[i]; h.holder != nil && h.grip.Body == body && h.hold == hold {
			return true
		}
	}
	return false
}

// Turn tells whether a hand also turns what it holds; one that has taken over a hold always does.
func (w *World) Turn(id int, on bool) {
	h := w.hand(id)
	if h.holder == nil || h.own || h.turns == on {
		return
	}
	h.turns = on
	axes := constraint.Pinned
	if on {
		axes = constraint.Clamped
	}
	h.holder.DropHold(h.hold)
	h.hold = h.holder.AddHold(h.grip.Place, axes, h.grip.Linear, h.grip.Angular, false)
	h.holder.SetHold(h.hold, h.target)
}

// Release lets a hand go. A hold that it had taken over stays where it is; a body that it pulled at is free again.
func (w *World) Release(id int) {
	for i := range w.hands {
		if w.hands[i].id == id {
			w.letGo(&w.hands[i])
		}
	}
}

func (w *World) letGo(h *hand) {
	if h.holder == nil {
		return
	}
	if h.own {
		h.holder.FixHold(h.hold)
	} else {
		h.holder.DropHold(h.hold)
	}
	h.holder = nil
}

// reach brings the hands to where their devices are. A frame that is not finite is not one: the hand stays.
func (w *World) reach() {
	for i := range w.hands {
		h := &w.hands[i]
		if h.holder == nil {
			continue
		}
		if f := h.grip.Source(); f.Finite() && f.Rot != (spatial.Quat{}) {
			f.Rot = f.Rot.Unit()
			h.target = f
			h.holder.SetHold(h.hold, f)
		}
	}
}

// HandShot is a hand in a snapshot: what it asks for, what it has, what it feels, and the local linear model around it, for a
// loop that runs faster than the simulation.
type HandShot struct {
	Hand   int
	Body   int
	Place  float64
	Turns  bool
	Target spatial.Frame  // where the hand asks the held point to be
	Proxy  spatial.Frame  // where it is
	Wrench spatial.Wrench // what the hand feels, in world axes about the proxy [N m], [N]
	// Compliance of the body at the proxy, in world axes: rotation [rad] and displacement [m] for torque and force.
	Compliance [6][6]float64

	Linear, Angular, LinearDamping, AngularDamping float64 // of the coupling
}

// shot describes a hand that holds something.
func (w *World) shot(h *hand) HandShot {
	g := &h.grip
	s := HandShot{
		Hand: h.id, Body: g.Body, Place: g.Place, Turns: h.turns, Target: h.target,
		Linear: g.Linear, Angular: g.Angular, LinearDamping: g.LinearDamping, AngularDamping: g.AngularDamping,
	}
	if !h.turns {
		s.Angular, s.AngularDamping = 0, 0
	}
	s.Proxy, s.Wrench, s.Compliance = h.holder.HoldPose(h.hold), h.holder.HoldWrench(h.hold).Scale(-1), h.holder.HoldCompliance(h.hold)
	return s
}
