package world

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Refiner is a body that can take in the wrenches given to Load since Predict without ending the step, so that bonds can be
// solved again around the state it then has. Of one that cannot, the first answer has to do.
type Refiner interface {
	constraint.Body
	Refine(h float64) constraint.Flags
}

const (
	maxRounds   = 15
	closeEnough = 1e-6 // displacement [m] or turn [rad] that another round is not worth: what it leaves is about its square
	nearEnough  = 1e-5 // and one that the next step may care for
	shortest    = 0.05 // part of a round's change of force below which there is no use in going back further
	mostWay     = 0.1  // of a bond that gives way, in sizes of the body: it pulls no harder than for that
	mostTurn    = 1.0  // and in turns [rad]
)

// solveBonds finds the forces of the bonds. The bodies' answers are linear only nearby, so it goes on in rounds where they can
// follow: this is Newton's method on the gaps, from last step's forces. Where these lead astray it starts again from none, and
// where no force does what is asked for, the bonds give way a little, and the report says so.
func (w *World) solveBonds() {
	for range len(w.problem.Bonds) - len(w.forces) {
		w.forces = append(w.forces, forces{})
	}
	for i := range w.problem.Bonds {
		w.forces[i].last = w.problem.States[i].Expected
		w.forces[i].here, w.forces[i].before = w.forces[i].last, w.forces[i].last
	}
	if w.rounds() {
		w.followContacts()
		return
	}
	w.again(none)
	if w.rounds() {
		w.followContacts()
		return
	}
	w.soften()
	w.again(last)
	if !w.rounds() {
		w.again(none)
		if !w.rounds() {
			w.again(none) // better a step without them than one that is wrong
		}
	}
	w.harden()
	w.report.Flags |= constraint.Unsolved
}

// Nudger is a body that can go towards the wrenches given to Load since Predict by a step, and tells whether it is worth solving the contacts again
// after it.
type Nudger interface {
	constraint.Body
	Nudge(h float64) (more bool)
}

const mostNudges = 8

// pressedBodies lists the bodies that contacts press on and that are not lumps.
func (w *World) pressedBodies() {
	w.nudged = w.nudged[:0]
	w.problem.Pressed(func(body int) {
		if !slices.Contains(w.nudged, body) {
			w.nudged = append(w.nudged, body)
		}
	})
}

// followContacts lets the bodies that contacts press on take in their forces step by step, and solves them again after each.
func (w *World) followContacts() {
	for range mostNudges {
		w.pressedBodies()
		more := false
		for _, i := range w.nudged {
			if b, ok := w.bodies[i].Body.(Nudger); ok && w.bodies[i].flags&constraint.Frozen == 0 {
				more = b.Nudge(w.step) || more
			}
		}
		if !more {
			return
		}
		w.crew.each(len(w.bodies), w, moveAlong)
		w.report.Bonds = w.problem.Solve(w.step)
		w.report.Rounds++
	}
}

// moveAlong lets a body that takes in all forces at once have those that the contacts were last found with: their next solution starts from there.
func moveAlong(w *World, i int) {
	if _, ok := w.bodies[i].Body.(Nudger); !ok {
		moveRefine(w, i)
	}
}

// forces are what the rounds know of a bond: its reaction, in the axes of A.
type forces struct {
	last   spatial.Wrench // with which the step began
	here   spatial.Wrench // that the bodies have taken in
	before spatial.Wrench // that the round before started from
	change spatial.Wrench // that the round before asked for
}

// rounds solves the bonds until another round is not worth it. It reports whether that ended well. A round that asks for more
// than the one before has gone too far: a part of the way is tried (Deuflhard's natural test).
func (w *World) rounds() bool {
	before, part := math.Inf(1), 1.0
	for range maxRounds {
		w.report.Bonds = w.problem.Solve(w.step)
		w.report.Rounds++
		asks, alone := w.asks()
		switch {
		case alone:
			w.report.Flags |= w.report.Bonds.Flags()
			return true
		case asks < closeEnough:
			return w.report.Bonds.Unsolved == 0 && !w.lost()
		case asks < before && !w.lost():
			before, part = asks, 1
			w.goOn()
		default:
			if part /= 2; part < shortest || math.IsInf(before, 1) {
				return before < nearEnough && w.goBack()
			}
			w.again(func(f *forces) spatial.Wrench { return f.before.Add(f.change.Scale(part)) })
		}
	}
	return before < nearEnough && w.goBack()
}

// goBack takes the bodies back to the best round. It reports whether they are well there.
func (w *World) goBack() bool {
	w.again(func(f *forces) spatial.Wrench { return f.before })
	return !w.lost()
}

// asks returns the largest motion that the last round's change of force asks of a bond between bodies that can follow, and
// whether there is no such bond.
func (w *World) asks() (most float64, alone bool) {
	alone = true
	for i := range w.problem.Bonds {
		if w.follows(i) {
			s := &w.problem.States[i]
			m := complies(&s.Compliance, s.Reaction.Sub(w.forces[i].here))
			most, alone = max(most, m.Linear.Norm(), m.Angular.Norm()), false
		}
	}
	return most, alone
}

// goOn lets the bodies take in the forces of the last round.
func (w *World) goOn() {
	for i := range w.problem.Bonds {
		f, now := &w.forces[i], w.problem.States[i].Reaction
		f.before, f.change, f.here = f.here, now.Sub(f.here), now
	}
	w.crew.each(len(w.bodies), w, moveRefine)
	w.rescue()
}

func moveRefine(w *World, i int) {
	if w.refines(i) {
		b := &w.bodies[i]
		b.flags = b.flags&^constraint.Unconverged | b.Body.(Refiner).Refine(w.step)
	}
}

// again moves the bodies that can follow once more from where the step began, under other forces.
func (w *World) again(under func(*forces) spatial.Wrench) {
	for i := range w.problem.Bonds {
		if w.follows(i) {
			s, f := &w.problem.States[i], &w.forces[i]
			f.here = under(f)
			s.Reaction, s.Expected = f.here, f.here
		}
	}
	w.problem.Load()
	w.loadStitches()
	w.loadRoots()
	w.move(moveAgain, smallAgain)
	w.rescue()
}

// last are the forces with which the step began. With none a step of free motion is short, whatever the forces were.
func last(f *forces) spatial.Wrench { return f.last }
func none(*forces) spatial.Wrench   { return spatial.Wrench{} }

func moveAgain(w *World, i int) {
	if w.refines(i) {
		w.bodies[i].flags = w.bodies[i].Predict(w.step)
	}
}

func smallAgain(w *World, i int) {
	if !w.bodies[i].large {
		moveAgain(w, i)
	}
}

// follows reports whether bond i pulls at a body that can take in its force within the step.
func (w *World) follows(i int) bool {
	b := &w.problem.Bonds[i]
	return !b.Off && (w.refines(b.A.Body) || w.refines(b.B.Body))
}

func (w *World) refines(body int) bool {
	if body == constraint.World || w.bodies[body].late || w.bodies[body].flags&constraint.Frozen != 0 {
		return false
	}
	_, ok := w.bodies[body].Body.(Refiner)
	return ok
}

// lost reports whether a body that bonds pull at has not found its state.
func (w *World) lost() bool {
	for i := range w.bodies {
		if w.bodies[i].flags&constraint.Unconverged != 0 && w.refines(i) {
			return true
		}
	}
	return false
}

// soften makes of the rigid bonds of bodies that can follow what a hand would be that suits them: a spring with an end to its
// force. harden makes them what they were.
func (w *World) soften() {
	w.hard = append(w.hard[:0], w.problem.Bonds...)
	for i := range w.problem.Bonds {
		b, was := &w.problem.Bonds[i], &w.hard[i]
		for _, body := range [2]int{b.A.Body, b.B.Body} {
			if body == constraint.World || !w.follows(i) {
				continue
			}
			g, ok := w.bodies[body].Body.(Grippable)
			if !ok {
				continue
			}
			linear, angular := g.Coupling()
			if was.Angular == 0 {
				b.Angular = max(b.Angular, angular)
				b.AngularStrength = cmp.Or(was.AngularStrength, mostTurn*b.Angular)
			}
			if was.Linear == 0 {
				b.Linear = max(b.Linear, linear)
				b.Strength = cmp.Or(was.Strength, mostWay*extent(g)*b.Linear)
			}
		}
	}
}

func (w *World) harden() { copy(w.problem.Bonds, w.hard) }

// extent returns the size of the shape that a body shows: the diagonal of the box around it [m].
func extent(b constraint.Body) float64 {
	frames := b.AppendFrames(nil)
	low, high := frames[0].Pos, frames[0].Pos
	for _, f := range frames {
		low = spatial.V(min(low.X, f.Pos.X), min(low.Y, f.Pos.Y), min(low.Z, f.Pos.Z))
		high = spatial.V(max(high.X, f.Pos.X), max(high.Y, f.Pos.Y), max(high.Z, f.Pos.Z))
	}
	return high.Sub(low).Norm()
}

// complies returns the motion that a compliance allows a wrench.
func complies(c *[6][6]float64, w spatial.Wrench) spatial.Twist {
	in := [6]float64{w.Torque.X, w.Torque.Y, w.Torque.Z, w.Force.X, w.Force.Y, w.Force.Z}
	var out [6]float64
	for i := range 6 {
		for j := range 6 {
			out[i] += c[i][j] * in[j]
		}
	}
	return spatial.Twist{Angular: spatial.V(out[0], out[1], out[2]), Linear: spatial.V(out[3], out[4], out[5])}
}
