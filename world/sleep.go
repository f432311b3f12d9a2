package world

import (
	"math"

	"github.com/tendril-sim/tendril/constraint"
)

// Sleeper is a body that can rest: while all that touch each other are slow for a while, they stay where they are and cost
// nothing, until something that moves touches them.
type Sleeper interface {
	constraint.Body
	Speed() float64 // that no point of it is above [m/s]
	Halt()          // takes its velocity away
	Pulled() bool   // a spring holds it: it does not rest by itself
}

const (
	slow       = 0.004 // [m/s]
	usualPause = 0.5   // [s] of being slow before a body falls asleep
)

// rests reports whether a body moves neither by itself nor because it is moved.
func (w *World) rests(i int) bool {
	b := &w.bodies[i]
	s, ok := b.Body.(Sleeper)
	return b.asleep || (b.fixed && ok && s.Speed() == 0)
}

// nod lets those fall asleep that were slow for long enough, together with all that they touch.
func (w *World) nod() {
	if w.pause < 0 || len(w.touch.colliders) == 0 {
		return
	}
	for i := range w.bodies {
		w.bodies[i].tired = math.MaxInt
	}
	for i := range w.bodies {
		b := &w.bodies[i]
		if b.asleep || b.fixed {
			continue
		}
		s, ok := b.Body.(Sleeper)
		if b.slow++; !ok || s.Pulled() || !(s.Speed() < slow) || len(w.immersed) > 0 || w.isHeld(i) {
			b.slow = 0
		}
		// All that touch each other are as tired as the most lively of them.
		b.group = w.problem.Group(i)
		group := &w.bodies[b.group]
		group.tired = min(group.tired, b.slow)
	}
	needed := int(w.pause / w.step)
	for i := range w.bodies {
		b := &w.bodies[i]
		if !b.asleep && !b.fixed && w.bodies[b.group].tired > needed {
			b.asleep, b.nap = true, b.group
			b.Body.(Sleeper).Halt()
		}
	}
}

// restBonds leaves out bonds whose bodies sleep.
func (w *World) restBonds() {
	for i := range w.problem.Bonds {
		b := &w.problem.Bonds[i]
		b.Rest = (b.A.Body == constraint.World || w.bodies[b.A.Body].asleep) && (b.B.Body == constraint.World || w.bodies[b.B.Body].asleep)
	}
}

// isHeld reports whether a hand holds a body.
func (w *World) isHeld(i int) bool {
	for _, h := range w.hands {
		if h.grasp != nil && h.grip.Body == i {
			return true
		}
	}
	return false
}

// Rouse wakes a body, and all that fell asleep with it.
func (w *World) Rouse(i int) {
	b := &w.bodies[i]
	if b.slow = 0; !b.asleep {
		return
	}
	nap := b.nap
	for j := range w.bodies {
		if c := &w.bodies[j]; c.asleep && c.nap == nap {
			c.asleep, c.slow = false, 0
		}
	}
}

// rouseBond wakes the bodies of bond i.
func (w *World) rouseBond(i int) {
	b := &w.problem.Bonds[i]
	for _, body := range [2]int{b.A.Body, b.B.Body} {
		if body != constraint.World {
			w.Rouse(body)
		}
	}
}

// RouseAll wakes all bodies: after something has changed that concerns many.
func (w *World) RouseAll() {
	for i := range w.bodies {
		w.bodies[i].asleep, w.bodies[i].slow = false, 0
	}
}

// rouseTouched wakes the bodies that something touches which is awake, and lets them begin the step. It reports whether there
// was one.
func (w *World) rouseTouched() bool {
	woken := false
	for _, p := range w.touch.pairs {
		if !p.looked || len(p.found) == 0 {
			continue
		}
		for _, c := range p.colliders {
			if i := w.touch.colliders[c].body; w.bodies[i].asleep {
				w.Rouse(i)
				woken = true
			}
		}
	}
	if woken {
		w.restBonds()
		w.crew.each(len(w.bodies), w, lateStart)
	}
	return woken
}

// lateStart lets a body begin the step that was asleep when the others did.
func lateStart(w *World, i int) {
	if b := &w.bodies[i]; !b.asleep && !b.began {
		movePredict(w, i)
	}
}
