package haptic_test

import (
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
)

// A tick of a held body whose simulation runs at 500 Hz: every second tick has a new model to factorise.
// Count: 216 multiply-adds for the factorisation and as many for both products, 27 atomic stores, two logarithms.
func BenchmarkTick(b *testing.B) {
	hand := &probe{frame: at(0.001, 0, 0)}
	body := softBody()
	loop := newLoop(b, haptic.LoopConfig{Device: hand, Model: body.model})
	now := start
	b.ReportAllocs()
	for i := range b.N {
		body.now.Step = uint64(i / 2)
		hand.frame.Pos.X = 0.001 * float64(i%7)
		now = now.Add(time.Millisecond)
		loop.Once(now)
	}
}

// A reader of the last two seconds.
func BenchmarkRecent(b *testing.B) {
	loop := newLoop(b, haptic.LoopConfig{Device: &probe{frame: at(0, 0, 0)}})
	for i := range 4000 {
		loop.Once(start.Add(time.Duration(i) * time.Millisecond))
	}
	b.ReportAllocs()
	for b.Loop() {
		loop.Recent()
	}
}
