// Package team lets several goroutines work through the phases of one computation: one leads, the others help for as long as it lasts.
// A phase is a number of parts that are fixed beforehand, so that it makes no difference to the result who does what, and
// whether anybody helps at all. Helpers wait for the next phase in a loop, because phases of some microseconds are over before
// a goroutine that sleeps would be awake.
package team

import (
	"runtime"
	"sync/atomic"
	"unsafe"
)

// Team is one computation and those who work on it. The zero value is ready.
type Team struct {
	// Parts that nobody has begun: number of the phase, 32 bits; the first part, 16; the end, 16. The leader begins at the front and
	// helpers at the back, so that each finds in its cache what it had in the phase before.
	open   atomic.Uint64
	do     unsafe.Pointer // func(int) of the phase
	done   atomic.Int64   // parts of the phase
	led    atomic.Bool
	over   atomic.Bool
	lead   func()
	member func(int)
	phase  uint64
	alone  bool // for the rest of Run: a helper has lost its core
}

// Most is the largest number of parts of a phase.
const Most = 1<<16 - 1

// Run calls lead, in which Each shares work with the others that each brings: it calls a function hands times, at the same time or one
// after the other, as worlds do for bodies that are moved in parts. With fewer than two hands, or without each, lead works alone.
func (t *Team) Run(each func(n int, do func(int)), hands int, lead func()) {
	if each == nil || hands < 2 {
		t.lead = nil
		lead()
		return
	}
	if t.member == nil {
		t.member = t.join
	}
	t.lead, t.alone = lead, false
	t.led.Store(false)
	t.over.Store(false)
	each(hands, t.member)
	t.lead = nil
}

// join is what each member does: the first to come leads.
func (t *Team) join(int) {
	if t.led.CompareAndSwap(false, true) {
		t.lead()
		t.over.Store(true)
		return
	}
	for idle := 1; !t.over.Load(); idle++ {
		if t.help() {
			idle = 0
		} else if idle%patience == 0 {
			runtime.Gosched()
		}
	}
}

const (
	patience     = 1 << 12 // how often somebody looks before it lets others have its thread
	mostPatience = 1 << 16 // and after which a leader goes on alone: other programs have taken the helper's core, and would again
)

// help does one part from the back, if there is one.
func (t *Team) help() bool {
	w := t.open.Load()
	first, end := w>>16&Most, w&Most
	if first >= end {
		return false
	}
	do := atomic.LoadPointer(&t.do)
	if !t.open.CompareAndSwap(w, w-1) { // or else the phase is the one that do was read in
		return true
	}
	(*(*func(int))(unsafe.Pointer(&do)))(int(end - 1))
	t.done.Add(1)
	return true
}

// Each calls do for each of n parts and returns when all are done. It is for the leader, within Run.
func (t *Team) Each(n int, do func(i int)) {
	if t.lead == nil || t.alone || n < 2 || n > Most {
		for i := range n {
			do(i)
		}
		return
	}
	t.done.Store(0)
	atomic.StorePointer(&t.do, *(*unsafe.Pointer)(unsafe.Pointer(&do)))
	t.phase++
	t.open.Store(t.phase<<32 | uint64(n))
	for {
		w := t.open.Load()
		first, end := w>>16&Most, w&Most
		if first >= end {
			break
		}
		if t.open.CompareAndSwap(w, w+1<<16) {
			do(int(first))
			t.done.Add(1)
		}
	}
	for idle := 1; t.done.Load() < int64(n); idle++ {
		if idle%patience == 0 {
			t.alone = t.alone || idle > mostPatience
			runtime.Gosched()
		}
	}
}
