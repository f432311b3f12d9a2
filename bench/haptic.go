package bench

import (
	"context"
	"math"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
)

var hapticMeasurements = []measurement{
	{"haptic", "haptic tick", hapticTick},
	{"haptic", "haptic loop, idle process", func() ([]Row, error) { return hapticLoop("idle", false) }},
	{"haptic", "haptic loop, busy process", func() ([]Row, error) { return hapticLoop("busy", true) }},
}

// loopTime is how long a loop is watched.
const loopTime = 2 * time.Second

// heldModel is a simulation that makes a step every 4 ms, of a body that gives way by 2 mm/N in a coupling of 400 N/m.
type heldModel struct{ step atomic.Uint64 }

func (h *heldModel) latest() (haptic.Model, bool) {
	m := haptic.Model{
		Step: h.step.Load() / 4, Held: true, Target: spatial.AtOrigin, Proxy: spatial.AtOrigin,
		Linear: 400, Angular: 0.2, LinearDamping: 1,
	}
	h.step.Add(1)
	for i := range 6 {
		m.Compliance[i][i] = 2e-3
	}
	return m, true
}

// wander is the path of a hand.
type wander struct{}

// At implements haptic.Path.
func (wander) At(t float64) (frame spatial.Frame, velocity, acceleration spatial.Twist) {
	frame.Rot = spatial.Exp(spatial.V(0.2*math.Sin(3*t), 0, 0))
	frame.Pos = spatial.V(0.01*math.Sin(7*t), 0.01*math.Cos(5*t), 0)
	return frame, velocity, acceleration
}

// hapticTick times a turn of the loop without its sleep.
func hapticTick() ([]Row, error) {
	loop, err := haptic.NewLoop(haptic.LoopConfig{Device: haptic.NewScript("wander", wander{}), Model: (&heldModel{}).latest})
	if err != nil {
		return nil, err
	}
	now := time.Now()
	best := math.Inf(1) // ns a tick: the least disturbed of ten runs
	for range 10 {
		const repeat = 20_000
		begin := time.Now()
		for range repeat {
			now = now.Add(loop.Period())
			loop.Once(now)
		}
		best = math.Min(best, float64(time.Since(begin).Nanoseconds())/repeat)
	}
	// A tick must leave the core to others: a hundredth of its period.
	return []Row{{Name: "haptic tick: sense, couple, guard, feel", Figure: best, Unit: "ns", Target: 10_000, TargetSource: ourAim}}, nil
}

// load keeps the process busy until ctx is done: as many goroutines as there are cores compute, and one makes 6 MB of garbage a
// second, as a server does.
func load(ctx context.Context) (wait func()) {
	var group sync.WaitGroup
	for range runtime.NumCPU() {
		group.Go(func() {
			x := 1.0
			for ctx.Err() == nil {
				for range 10_000 {
					x = math.Sqrt(x + 1)
				}
			}
		})
	}
	group.Go(func() {
		var keep [64][]byte
		for i := 0; ctx.Err() == nil; i++ {
			keep[i%len(keep)] = make([]byte, 64<<10)
			time.Sleep(10 * time.Millisecond)
		}
		runtime.KeepAlive(keep)
	})
	return group.Wait
}

// hapticLoop runs a loop against the clock, with a pointer that moves 250 times a second.
func hapticLoop(name string, busy bool) ([]Row, error) {
	haptic.MakeRoom()
	pointer := &haptic.Pointer{}
	loop, err := haptic.NewLoop(haptic.LoopConfig{Device: pointer, Model: (&heldModel{}).latest})
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), loopTime)
	defer cancel()
	wait := func() {}
	if busy {
		wait = load(ctx)
	}
	var hand sync.WaitGroup
	hand.Go(func() {
		for begin := time.Now(); ctx.Err() == nil; time.Sleep(4 * time.Millisecond) {
			frame, _, _ := wander{}.At(time.Since(begin).Seconds())
			pointer.Move(frame)
		}
	})
	if err := loop.Run(ctx); err != nil {
		return nil, err
	}
	hand.Wait()
	wait()
	s := loop.Stats()
	priority := "real-time priority"
	if !s.RealTime {
		priority = "ordinary priority"
	}
	name = "haptic loop, " + name + " process, " + priority + ", "
	row := func(what string, d time.Duration, target float64) Row {
		r := Row{Name: name + what, Figure: d.Seconds() * 1e3, Unit: "ms", Target: target}
		if target != 0 {
			r.TargetSource = ourAim
		}
		return r
	}
	return []Row{
		{Name: name + "rate", Figure: s.Rate, Unit: "Hz", Target: 1000, TargetSource: ourAim, HigherBetter: true},
		row("lateness p50", s.Lateness.P50, 0),
		row("lateness p99", s.Lateness.P99, 0.5),
		row("lateness p99.9", s.Lateness.P999, 0),
		row("lateness max", s.Lateness.Max, 0),
		row("device to force p50", s.Latency.P50, 0),
		row("device to force p99", s.Latency.P99, 1.5), // one tick, and half a millisecond of lateness
		{Name: name + "deadlines missed", Figure: float64(s.Missed) / float64(s.Ticks+s.Missed) * 100, Unit: "%"},
	}, nil
}
