package haptic

import (
	"math"
	"math/bits"
	"sync/atomic"
	"time"
)

// Histogram counts durations, to a sixteenth of their size, from a nanosecond to an hour. One goroutine adds to it, any may
// read it meanwhile, and nobody waits.
type Histogram struct {
	counts [624]atomic.Uint64
	max    atomic.Int64 // [ns]
}

// longest is the longest duration that has a bucket of its own.
const longest = time.Duration(1<<42 - 1)

// bucket returns the bucket of d: those below 32 ns are 1 ns wide, then there are 16 for each power of two.
func bucket(d time.Duration) int {
	v := uint64(min(max(d, 0), longest))
	if v < 32 {
		return int(v)
	}
	shift := bits.Len64(v) - 5
	return 16*shift + int(v>>shift)
}

// span returns where bucket i begins, and its width.
func span(i int) (from, width time.Duration) {
	if i < 32 {
		return time.Duration(i), 1
	}
	shift := i/16 - 1
	return time.Duration(i%16+16) << shift, 1 << shift
}

// add counts d.
func (h *Histogram) add(d time.Duration) {
	c := &h.counts[bucket(d)]
	c.Store(c.Load() + 1) // there is one writer
	if int64(d) > h.max.Load() {
		h.max.Store(int64(d))
	}
}

// Count returns how many durations there are.
func (h *Histogram) Count() uint64 {
	n := uint64(0)
	for i := range h.counts {
		n += h.counts[i].Load()
	}
	return n
}

// Below returns how many durations are at most d, to a sixteenth of it.
func (h *Histogram) Below(d time.Duration) uint64 {
	n := uint64(0)
	for i := range bucket(d) + 1 {
		n += h.counts[i].Load()
	}
	return n
}

// Max returns the longest duration.
func (h *Histogram) Max() time.Duration { return time.Duration(h.max.Load()) }

// Quantile returns the duration that a part p of all, between 0 and 1, does not exceed; 0 if there are none.
func (h *Histogram) Quantile(p float64) time.Duration {
	total := h.Count()
	rank := p * float64(total)
	n := 0.0
	for i := range h.counts {
		here := float64(h.counts[i].Load())
		if n += here; here > 0 && n >= rank {
			from, width := span(i)
			inside := 1 - (n-rank)/here
			return min(from+time.Duration(math.Round(inside*float64(width))), h.Max())
		}
	}
	return h.Max()
}

// Spread sums up a set of durations.
type Spread struct {
	P50, P99, P999 time.Duration // half of them, 99 % and 99.9 % are no longer
	Max            time.Duration
}

// Spread returns the figures that one looks at first.
func (h *Histogram) Spread() Spread {
	return Spread{P50: h.Quantile(0.5), P99: h.Quantile(0.99), P999: h.Quantile(0.999), Max: h.Max()}
}

// Stats tells how well a loop runs.
type Stats struct {
	Ticks  uint64  // turns of the loop
	Missed uint64  // deadlines that had passed when the loop came to them, and were left out
	Rate   float64 // ticks in a second [Hz]

	Lateness Spread // of the ticks after their deadlines; a missed deadline counts, too
	Latency  Spread // from when the device was seen to when it got the force that answers
	Busy     Spread // time that a tick takes

	Device   string // its name
	RealTime bool   // the loop has real-time priority
	Why      string // why it has not; empty if it has, and before Run

	BadPoses  uint64 // poses that were not finite, not rotations, or out of this world, and were ignored
	BadModels uint64 // models that were ignored, or whose compliance was none
	Silences  uint64 // times that the watchdog had to take the force away
}
