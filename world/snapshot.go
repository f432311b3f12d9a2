package world

import (
	"sync/atomic"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Snapshot is the world at the end of a step, whole: nobody changes it while somebody holds it.
type Snapshot struct {
	Step   uint64
	Time   float64 // [s]
	Bodies []BodyShot
	Bonds  []BondShot
	Tools  []Tool
	Hands  []HandShot // those that hold something
	Felt   []HandShot // feelers that hold something; Hand is their number
	Holds  []HoldShot // of all bodies that have some
	// Contacts are the places where bodies touch with a force, those of bodies at rest included.
	Contacts []ContactShot
	Flags    constraint.Flags

	held   atomic.Int32
	frames []spatial.Frame // of all bodies, one after the other
}

// BodyShot is a body in a snapshot.
type BodyShot struct {
	Name   string
	Frames []spatial.Frame // that show its shape
	Flags  constraint.Flags
	Asleep bool // it rests until something touches it

	end int // of its frames among those of all bodies
}

// BondShot is a bond in a snapshot.
type BondShot struct {
	Wrench spatial.Wrench // on its end B, in world axes [N m], [N]
	Gap    spatial.Twist  // [rad], [m]
}

// ContactShot is a contact in a snapshot.
type ContactShot struct {
	A, B    int          // bodies
	Place   spatial.Vec3 // in world coordinates
	Normal  spatial.Vec3 // from A to B
	Force   spatial.Vec3 // on B [N]
	Sliding bool

	weight float64 // of contacts that are shown as one, while they are added up [N]
}

// HoldShot is a body's own hold in a snapshot, or a root of one that stands on a base.
type HoldShot struct {
	Body   int
	Index  int            // of the frame that it holds, among those of the body
	Target spatial.Frame  // where it holds
	Wrench spatial.Wrench // what it exerts on the body, in world axes [N m], [N]
	Gap    spatial.Twist  // what is left, in the target's axes [rad], [m]
	Taken  bool           // a hand has taken it over, now or before
}

// Release gives the snapshot back to be used again. Call it once for each Snapshot.
func (s *Snapshot) Release() { s.held.Add(-1) }

// shelf hands the latest snapshot from the simulation to any number of readers. Nobody waits: the writer takes a snapshot
// that nobody holds, or a new one; a reader that held one too late to be sure tries again.
type shelf struct {
	latest atomic.Pointer[Snapshot]
	all    []*Snapshot
}

// Snapshot returns the latest snapshot, or nil before the first step. It may be called from any goroutine. Release it soon:
// while it is held it cannot be used again.
func (w *World) Snapshot() *Snapshot {
	for {
		s := w.shelf.latest.Load()
		if s == nil {
			return nil
		}
		s.held.Add(1)
		if w.shelf.latest.Load() == s {
			return s // it was the latest after it was held, so the writer has not taken it
		}
		s.held.Add(-1)
	}
}

// spare returns a snapshot that nobody holds and nobody can come by.
func (h *shelf) spare() *Snapshot {
	latest := h.latest.Load()
	for _, s := range h.all {
		if s != latest && s.held.Load() == 0 {
			return s
		}
	}
	s := &Snapshot{}
	h.all = append(h.all, s)
	return s
}

// Show makes the present state the latest snapshot without a step: after a state has been restored, or a body changed, while
// time stands still.
func (w *World) Show() { w.publish() }

// publish makes the present state the latest snapshot.
func (w *World) publish() {
	s := w.shelf.spare()
	s.Step, s.Time, s.Flags = w.steps, w.Time(), w.report.Flags
	s.Bodies, s.Bonds, s.frames = s.Bodies[:0], s.Bonds[:0], s.frames[:0]
	for i := range w.bodies {
		s.frames = w.bodies[i].AppendFrames(s.frames)
		s.Bodies = append(s.Bodies, BodyShot{Name: w.bodies[i].name, Flags: w.bodies[i].flags, Asleep: w.bodies[i].asleep, end: len(s.frames)})
	}
	from := 0
	for i := range s.Bodies { // only now does s.frames stay where it is
		to := s.Bodies[i].end
		s.Bodies[i].Frames = s.frames[from:to:to]
		from = to
	}
	for i := range w.problem.Bonds {
		s.Bonds = append(s.Bonds, BondShot{Wrench: w.BondWrench(i), Gap: w.problem.States[i].Gap})
	}
	s.Contacts = w.appendBrushShots(w.appendContactShots(s.Contacts[:0]))
	s.Tools = append(s.Tools[:0], w.tools...)
	s.Hands, s.Holds = s.Hands[:0], s.Holds[:0]
	for i := range w.hands {
		if h := w.hands[i]; h.grasp != nil {
			s.Hands = append(s.Hands, HandShot{})
			h.show(&s.Hands[len(s.Hands)-1])
		}
	}
	s.Felt = s.Felt[:0]
	for i, f := range w.feelers {
		s.Felt = append(s.Felt, HandShot{Hand: i, Span: w.step})
		if last := len(s.Felt) - 1; !f.Feel(&s.Felt[last]) {
			s.Felt = s.Felt[:last]
		}
	}
	for i := range w.bodies {
		w.bodies[i].shown = len(s.Bodies[i].Frames)
		s.Holds = w.appendHolds(s.Holds, i, s.Bodies[i].Frames)
	}
	w.shelf.latest.Store(s)
}

// mostRoots of a body are shown each by itself.
const mostRoots = 8

// appendHolds appends the holds of body i, which frames show: those of its own equilibrium, or the roots on its base.
func (w *World) appendHolds(dst []HoldShot, i int, frames []spatial.Frame) []HoldShot {
	switch b := w.bodies[i].Body.(type) {
	case constraint.Holder:
		for j := range b.Holds() {
			dst = append(dst, HoldShot{
				Body: i, Index: b.HoldAt(j), Target: b.Hold(j), Wrench: b.HoldWrench(j), Gap: b.HoldGap(j), Taken: w.Taken(i, j),
			})
		}
	case Standing:
		roots := b.Roots()
		if len(roots) > mostRoots {
			roots = roots[:1] // hair, a field of wheat: nobody wants to see them all
		}
		for j, root := range roots {
			h := HoldShot{Body: i, Index: root, Target: frames[root], Taken: w.Taken(i, 0)}
			if j == 0 { // what the base exerts is known for all roots together
				h.Wrench = about(b.BaseWrench(), b.Base().Pos, h.Target.Pos)
			}
			dst = append(dst, h)
		}
	}
	return dst
}
