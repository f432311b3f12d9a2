package haptic_test

import (
	"context"
	"math"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
)

// countdown is a device that ends the loop after some ticks.
type countdown struct {
	probe
	ticks int
	end   func()
}

func (c *countdown) Pose(now time.Time) haptic.Pose {
	if c.ticks--; c.ticks == 0 {
		c.end()
	}
	return c.probe.Pose(now)
}

// Lateness, missed deadlines and the grid of deadlines, on a clock that is late as told.
func TestRunKeepsToItsDeadlines(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	const ms = time.Millisecond
	clock := &haptic.ManualClock{Time: start}
	var deadlines []time.Duration
	clock.Late = func(deadline time.Time) time.Duration {
		deadlines = append(deadlines, deadline.Sub(start))
		if len(deadlines) == 5 {
			return 3*ms + ms/4 // three deadlines have passed, a fourth is late
		}
		return ms / 10
	}
	device := &countdown{probe: probe{frame: spatial.AtOrigin}, ticks: 10, end: cancel}
	loop := newLoop(t, haptic.LoopConfig{Device: device, Clock: clock})
	if err := loop.Run(ctx); err != nil {
		t.Fatal(err)
	}
	if got := deadlines[5] - deadlines[4]; got != 4*ms {
		t.Errorf("the deadline after the late one is %v later, want 4 ms: on the grid, and none made up for", got)
	}
	stats := loop.Stats()
	if stats.Ticks != 10 || stats.Missed != 3 {
		t.Errorf("%d ticks, %d missed; want 10, 3", stats.Ticks, stats.Missed)
	}
	if n := loop.Lateness().Count(); n != 13 {
		t.Errorf("%d latenesses, want 13: the missed deadlines count", n)
	}
	if stats.Lateness.Max != 3*ms+ms/4 || stats.Lateness.P50 < ms/11 || stats.Lateness.P50 > ms/9 {
		t.Errorf("lateness %+v", stats.Lateness)
	}
	if n := loop.Lateness().Below(ms / 5); n != 9 { // all but 3.25, 2.25, 1.25 and 0.25 ms
		t.Errorf("%d are below 0.2 ms, want 9", n)
	}
	recent := loop.Recent()
	if recent.Missed != 3 || recent.Lateness != stats.Lateness || math.Abs(recent.Rate-stats.Rate) > 1e-9 {
		t.Errorf("recent %+v, all %+v", recent, stats)
	}
}

// When the loop is stopped it takes its force away gently.
func TestRunEndsWithoutForce(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	device := &countdown{probe: probe{frame: at(0.01, 0, 0)}, ticks: 100, end: cancel}
	loop := newLoop(t, haptic.LoopConfig{Device: device, Model: rigidBody(400, 0).model, Clock: &haptic.ManualClock{Time: start}})
	if err := loop.Run(ctx); err != nil {
		t.Fatal(err)
	}
	ticks := loop.AppendTicks(nil, 0)
	last := ticks[len(ticks)-1]
	if device.felt != (spatial.Wrench{}) || last.Wrench != (spatial.Wrench{}) {
		t.Errorf("the loop leaves with %v", device.felt)
	}
	if n := last.Number - 100; n < 50 || n > 52 {
		t.Errorf("it took %d ticks to leave, want about 50", n)
	}
	if loop.Stats().Silences != 0 {
		t.Error("that was no silence of the device")
	}
}

// A real loop, on a machine that may be busy with anything.
func TestRunHoldsItsRate(t *testing.T) {
	pointer := &haptic.Pointer{}
	sim := softBody()
	loop := newLoop(t, haptic.LoopConfig{Device: pointer, Model: sim.model})
	ctx, cancel := context.WithTimeout(context.Background(), 300*time.Millisecond)
	defer cancel()
	var wait sync.WaitGroup
	wait.Go(func() { // a hand, and someone who looks on
		for i := 0; ctx.Err() == nil; i++ {
			pointer.Move(at(0.001*math.Sin(0.1*float64(i)), 0, 0))
			loop.Latest()
			loop.Recent()
			time.Sleep(4 * time.Millisecond)
		}
	})
	if err := loop.Run(ctx); err != nil {
		t.Fatal(err)
	}
	wait.Wait()
	stats := loop.Stats()
	deadlines := float64(stats.Ticks+stats.Missed-1) / loop.Latest().Time.Seconds()
	if math.Abs(deadlines-1000) > 100 {
		t.Errorf("%v deadlines a second, want 1000", deadlines)
	}
	// The machine may take the loop's turn away, but not for most of the time.
	if stats.Rate < 500 || stats.Lateness.P50 > time.Millisecond {
		t.Errorf("%v", stats)
	}
	if stats.Latency.P50 <= 0 || stats.Latency.P50 > 2*time.Millisecond {
		t.Errorf("latency %v, want about half a tick", stats.Latency)
	}
	if stats.RealTime == (stats.Why != "") {
		t.Errorf("real time %v, because %q", stats.RealTime, stats.Why)
	}
	t.Logf("%.0f Hz, real time %v %s, lateness %+v, latency %+v, busy %+v", stats.Rate, stats.RealTime, stats.Why, stats.Lateness, stats.Latency, stats.Busy)
}

func TestSpinIsPunctual(t *testing.T) {
	loop := newLoop(t, haptic.LoopConfig{Device: &probe{frame: spatial.AtOrigin}, Spin: 300 * time.Microsecond, Priority: -1})
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	if err := loop.Run(ctx); err != nil {
		t.Fatal(err)
	}
	if stats := loop.Stats(); stats.RealTime || stats.Lateness.P50 > time.Millisecond {
		t.Errorf("%+v", stats)
	}
}

func TestSecondRunIsRefused(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	loop := newLoop(t, haptic.LoopConfig{Device: &probe{frame: spatial.AtOrigin}})
	var wait sync.WaitGroup
	wait.Go(func() { _ = loop.Run(ctx) })
	for loop.Latest().Number == 0 {
		time.Sleep(time.Millisecond)
	}
	if err := loop.Run(ctx); err == nil {
		t.Error("a second Run began")
	}
	cancel()
	wait.Wait()
}

func TestTickAllocatesNothing(t *testing.T) {
	device, sim := &probe{frame: spatial.AtOrigin}, softBody()
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model})
	if n := testing.AllocsPerRun(1000, func() {
		sim.now.Step++
		device.frame.Pos.X += 1e-6
		loop.next()
		loop.Latest()
	}); n != 0 {
		t.Errorf("%v allocations a tick", n)
	}
}

// The loop with its system clock allocates nothing either, nor do its sleeps.
func TestRunAllocatesNothing(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var before, after runtime.MemStats
	device := &countdown{probe: probe{frame: spatial.AtOrigin}, ticks: 60, end: cancel}
	warm := &atTick{countdown: device, at: 50, do: func() { runtime.ReadMemStats(&before) }}
	loop := newLoop(t, haptic.LoopConfig{Device: warm, Model: softBody().model})
	if err := loop.Run(ctx); err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	if n := after.Mallocs - before.Mallocs; n >= 50 { // some are the test's own, and the runtime's
		t.Errorf("%d allocations in 50 ticks", n)
	}
}

type atTick struct {
	*countdown
	at int
	do func()
}

func (a *atTick) Pose(now time.Time) haptic.Pose {
	if a.ticks == a.at {
		a.do()
	}
	return a.countdown.Pose(now)
}

// What is read back is what was, for as long as it is kept; what is asked for again is only what is new.
func TestHistory(t *testing.T) {
	device, sim := &probe{frame: spatial.AtOrigin}, softBody()
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model, History: 100 * time.Millisecond})
	if got := loop.Latest(); got != (haptic.Tick{}) || loop.AppendTicks(nil, 0) != nil {
		t.Errorf("before the first tick: %+v", got)
	}
	var all []haptic.Tick
	for i := range 250 {
		device.frame = spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0.01*float64(i), 0)), Pos: spatial.V(0, 1e-4*float64(i), 0)}
		sim.now.Step = uint64(i)
		all = append(all, loop.next())
		if got := loop.Latest(); got != all[i] {
			t.Fatalf("latest %+v, want %+v", got, all[i])
		}
	}
	got := loop.AppendTicks(nil, 0)
	if len(got) != 100 {
		t.Fatalf("%d ticks, want the last 100", len(got))
	}
	for i := range got {
		if got[i] != all[150+i] {
			t.Fatalf("tick %+v, want %+v", got[i], all[150+i])
		}
	}
	if got := loop.AppendTicks(nil, 247); len(got) != 3 || got[0].Number != 248 {
		t.Errorf("%d ticks after number 247, want 3", len(got))
	}
}

// Readers and the loop at once; go test -race looks on.
func TestReadersSeeWholeTicks(t *testing.T) {
	device, sim := &probe{}, rigidBody(100, 0)
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model, Limits: free, History: 20 * time.Millisecond})
	stop := make(chan struct{})
	var wait sync.WaitGroup
	for range 2 {
		wait.Go(func() {
			var ticks []haptic.Tick
			for {
				select {
				case <-stop:
					return
				default:
				}
				ticks = loop.AppendTicks(ticks[:0], 0)
				for _, tick := range append(ticks, loop.Latest()) {
					if x := float64(tick.Number); tick.Number > 0 && (tick.Device.Pos.X != x || tick.Wrench.Force.X != -100*x) {
						t.Errorf("a torn tick: %+v", tick)
						return
					}
				}
			}
		})
	}
	for i := range 20_000 {
		device.frame = at(float64(i+1), 0, 0)
		loop.next()
	}
	close(stop)
	wait.Wait()
}

func TestConfigSaysWhatIsWrong(t *testing.T) {
	device := &probe{}
	for field, c := range map[string]haptic.LoopConfig{
		"Device":       {},
		"Rate":         {Device: device, Rate: math.NaN()},
		"VelocityLag":  {Device: device, VelocityLag: -1},
		"History":      {Device: device, History: time.Hour},
		"Priority":     {Device: device, Priority: 100},
		"Spin":         {Device: device, Spin: time.Millisecond},
		"Limits.Force": {Device: device, Limits: haptic.Limits{Force: -1}},
		"Handle.Mass":  {Device: device, Handle: haptic.Handle{Mass: math.NaN()}},
		"Handle.Delay": {Device: device, Handle: haptic.Handle{Delay: time.Hour}},
	} {
		if _, err := haptic.NewLoop(c); err == nil || !strings.Contains(err.Error(), field) {
			t.Errorf("%v, want an error about %s", err, field)
		}
	}
}

func TestMakeRoomOnce(t *testing.T) {
	t.Setenv("GOMAXPROCS", "")
	t.Setenv("GOGC", "")
	before, percent := runtime.GOMAXPROCS(0), debug.SetGCPercent(100)
	defer func() {
		runtime.GOMAXPROCS(before)
		debug.SetGCPercent(percent)
	}()
	for range 2 {
		haptic.MakeRoom()
		if got := runtime.GOMAXPROCS(0); got != before+4 {
			t.Errorf("%d slots, want %d", got, before+4)
		}
	}
}
