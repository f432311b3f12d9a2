package haptic

import (
	"math"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// Tick is one turn of the loop.
type Tick struct {
	Number uint64        // from 1
	Time   time.Duration // since the first tick
	Step   uint64        // of the model

	Device spatial.Frame  // where the hand is
	Proxy  spatial.Frame  // where the held point is, as far as the model tells; the device's frame if nothing is held
	Wrench spatial.Wrench // on the hand, in world axes about the origin of Device [N m], [N]
	Asked  spatial.Wrench // that the coupling asks for; the limits of the device leave Wrench of it

	// Energy that the hand has put into the coupling since it last began to hold something [J]. It falls when the hand gets some
	// back; a coupling that gives back more than it got, below zero, is not passive. Each motion counts with the wrench that
	// the device had while it was made, that of the tick before.
	Energy float64

	// Debt is what sampling, delay and slew have added to the energy of the hand, and passivity control has not yet taken back [J].
	Debt    float64
	Damping float64 // that passivity control adds in this tick [N s/m]

	Lateness time.Duration // after the deadline
	Latency  time.Duration // from when the pose was seen to when the device got this wrench; 0 if the pose is not a new one
	Missed   int           // deadlines left out before this tick

	Held     bool // the hand holds something
	Silent   bool // the watchdog keeps the wrench at zero, or brings it there
	Released bool // nobody presses the dead man's button: the wrench is zero, or on its way there
	Limited  bool // the coupling asked for more than the limits allow
}

// words is the size of a Tick in a history.
const words = 35

const (
	flagHeld = 1 << iota
	flagSilent
	flagLimited
	flagReleased
)

// history keeps the last ticks. One goroutine writes, any number read, and nobody waits: a reader sees by the count that what
// it has read may be overwritten by now, and leaves it out.
type history struct {
	slots [][words]atomic.Uint64
	count atomic.Uint64 // ticks written
}

func newHistory(ticks int) history { return history{slots: make([][words]atomic.Uint64, ticks+1)} }

// add keeps t, which is number count + 1.
func (h *history) add(t *Tick) {
	n := h.count.Load()
	slot := &h.slots[n%uint64(len(h.slots))]
	i := 0
	put := func(v uint64) {
		slot[i].Store(v)
		i++
	}
	for _, v := range [...]uint64{uint64(t.Time), t.Step, uint64(t.Lateness), uint64(t.Latency), uint64(t.Missed), t.flags()} {
		put(v)
	}
	d, p, w, a := &t.Device, &t.Proxy, &t.Wrench, &t.Asked
	for _, v := range [...]float64{
		d.Rot.W, d.Rot.X, d.Rot.Y, d.Rot.Z, d.Pos.X, d.Pos.Y, d.Pos.Z,
		p.Rot.W, p.Rot.X, p.Rot.Y, p.Rot.Z, p.Pos.X, p.Pos.Y, p.Pos.Z,
		w.Torque.X, w.Torque.Y, w.Torque.Z, w.Force.X, w.Force.Y, w.Force.Z,
		a.Torque.X, a.Torque.Y, a.Torque.Z, a.Force.X, a.Force.Y, a.Force.Z, t.Energy, t.Debt, t.Damping,
	} {
		put(math.Float64bits(v))
	}
	h.count.Store(n + 1)
}

// kept returns the numbers of the oldest and the newest tick that can be read.
func (h *history) kept() (oldest, newest uint64) {
	newest = h.count.Load()
	if n := uint64(len(h.slots) - 1); newest > n {
		return newest - n + 1, newest
	}
	return 1, newest
}

// whole reports whether what was read of tick number n is all of that tick: its slot belongs to it until the tick as many
// numbers later as there are slots is being written.
func (h *history) whole(n uint64) bool { return h.count.Load() < n-1+uint64(len(h.slots)) }

// timing reads number, time, step, lateness, latency and missed deadlines of tick number n into t. It reports false if the
// tick is not there, any more or yet.
func (h *history) timing(n uint64, t *Tick) bool {
	if n == 0 || n > h.count.Load() {
		return false
	}
	slot := &h.slots[(n-1)%uint64(len(h.slots))]
	t.Number, t.Time, t.Step = n, time.Duration(slot[0].Load()), slot[1].Load()
	t.Lateness, t.Latency, t.Missed = time.Duration(slot[2].Load()), time.Duration(slot[3].Load()), int(slot[4].Load())
	return h.whole(n)
}

// get reads all of tick number n, as timing does.
func (h *history) get(n uint64, t *Tick) bool {
	if !h.timing(n, t) {
		return false
	}
	slot := &h.slots[(n-1)%uint64(len(h.slots))]
	flags := slot[5].Load()
	t.Held, t.Silent, t.Limited, t.Released = flags&flagHeld != 0, flags&flagSilent != 0, flags&flagLimited != 0, flags&flagReleased != 0
	i := 5
	number := func() float64 {
		i++
		return math.Float64frombits(slot[i].Load())
	}
	vector := func() spatial.Vec3 { return spatial.Vec3{X: number(), Y: number(), Z: number()} }
	frame := func() spatial.Frame {
		return spatial.Frame{Rot: spatial.Quat{W: number(), X: number(), Y: number(), Z: number()}, Pos: vector()}
	}
	t.Device, t.Proxy = frame(), frame()
	t.Wrench = spatial.Wrench{Torque: vector(), Force: vector()}
	t.Asked = spatial.Wrench{Torque: vector(), Force: vector()}
	t.Energy, t.Debt, t.Damping = number(), number(), number()
	return h.whole(n)
}

func (t *Tick) flags() (f uint64) {
	if t.Held {
		f |= flagHeld
	}
	if t.Silent {
		f |= flagSilent
	}
	if t.Limited {
		f |= flagLimited
	}
	if t.Released {
		f |= flagReleased
	}
	return f
}
