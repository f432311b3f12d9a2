package world

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// Live runs a world against the clock: the simulation's one of the three clocks. It never waits for the others; they read
// snapshots, and speak to it between two steps.
type Live struct {
	// OnStep, if set before Run, is called after each step on the simulation's goroutine. It must not wait.
	OnStep func(*Report)

	world *World
	calls chan call
	over  chan struct{} // closed when Run has ended

	paused atomic.Bool
	single atomic.Int64            // steps to take although paused
	speed  atomic.Pointer[float64] // simulated seconds for each real one
	wake   chan struct{}

	mu    sync.Mutex // guards rates alone
	rates Rates
	times ring
}

type call struct {
	do   func(*World)
	done chan struct{}
}

// Rates tell how well the simulation keeps up.
type Rates struct {
	Wanted  float64               // steps for each real second that the speed asks for [Hz]
	Held    float64               // steps for each real second over the last one [Hz]
	P50     time.Duration         // of the time a step takes, over the last 1,000
	P99     time.Duration         //
	Stage   [Stages]time.Duration // mean time of each stage, the last steps counting most
	Behind  bool                  // it does not keep up
	Dropped float64               // seconds that were never simulated, in all
	Why     string                // why it is behind, in words
}

// ring holds the last step times.
type ring struct {
	times [1000]time.Duration
	n     int
}

// longest is how far the simulation may fall behind before it gives the lost time up [s].
const longest = 0.1

// NewLive makes a Live for a world, at speed 1.
func NewLive(w *World) *Live {
	l := &Live{world: w, calls: make(chan call), over: make(chan struct{}), wake: make(chan struct{}, 1)}
	l.SetSpeed(1)
	return l
}

// Pause stops the simulation's time, or lets it go on.
func (l *Live) Pause(on bool) {
	l.paused.Store(on)
	l.nudge()
}

// Paused reports whether time stands still.
func (l *Live) Paused() bool { return l.paused.Load() }

// StepOnce takes one step although the simulation is paused.
func (l *Live) StepOnce() {
	l.single.Add(1)
	l.nudge()
}

// SetSpeed sets the simulated seconds for each real one, between 0.01 and 100.
func (l *Live) SetSpeed(f float64) {
	f = min(max(f, 0.01), 100)
	l.speed.Store(&f)
	l.nudge()
}

// Speed returns the simulated seconds for each real one.
func (l *Live) Speed() float64 { return *l.speed.Load() }

// nudge wakes Run if it sleeps.
func (l *Live) nudge() {
	select {
	case l.wake <- struct{}{}:
	default:
	}
}

// Do runs f between two steps and waits until it has returned. It reports whether f ran: not if Run has ended.
func (l *Live) Do(f func(*World)) bool {
	c := call{f, make(chan struct{})}
	select {
	case l.calls <- c:
		<-c.done
		return true
	case <-l.over:
		return false
	}
}

// Rates returns how well the simulation keeps up.
func (l *Live) Rates() Rates {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.rates
}

// Run steps the world until ctx is done. Call it once.
func (l *Live) Run(ctx context.Context) {
	defer close(l.over)
	timer := time.NewTimer(0)
	defer timer.Stop()
	last := time.Now()
	due := 0.0 // simulated seconds that are owed
	second := pace{start: last}
	for {
		now := time.Now()
		if l.paused.Load() {
			due = 0
			if l.single.Load() > 0 {
				l.single.Add(-1)
				due = l.world.step
			}
		} else {
			due += now.Sub(last).Seconds() * l.Speed()
		}
		last = now
		lost := 0.0
		if due > longest*l.Speed()+l.world.step {
			lost = due - l.world.step
			due = l.world.step
		}
		if due >= l.world.step*(1-1e-9) {
			report := l.world.Step()
			due -= l.world.step
			second.steps++
			l.note(report, lost)
			if l.OnStep != nil {
				l.OnStep(report)
			}
		}
		if d := now.Sub(second.start); d >= time.Second/2 {
			l.keepPace(&second, now, d)
		}
		if !l.wait(ctx, timer, l.untilNext(due)) {
			return
		}
	}
}

// pace counts steps over half a second.
type pace struct {
	start time.Time
	steps int
	lost  float64
}

// untilNext is how long there is nothing to do.
func (l *Live) untilNext(due float64) time.Duration {
	if l.paused.Load() {
		if l.single.Load() > 0 {
			return 0
		}
		return time.Second / 4
	}
	return time.Duration((l.world.step - due) / l.Speed() * 1e9)
}

// wait serves calls until d has passed; without time to wait it serves those that are there. It reports false when ctx is done.
func (l *Live) wait(ctx context.Context, timer *time.Timer, d time.Duration) bool {
	if d <= 0 {
		select {
		case <-ctx.Done():
			return false
		case c := <-l.calls:
			l.serve(c)
		default:
		}
		return true
	}
	timer.Reset(d)
	for {
		select {
		case <-ctx.Done():
			return false
		case c := <-l.calls:
			l.serve(c)
		case <-l.wake:
			return true
		case <-timer.C:
			return true
		}
	}
}

func (l *Live) serve(c call) {
	c.do(l.world)
	close(c.done)
}

// note books a step.
func (l *Live) note(r *Report, lost float64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.times.times[l.times.n%len(l.times.times)] = r.Total()
	l.times.n++
	for i, d := range r.Stage {
		l.rates.Stage[i] += (d - l.rates.Stage[i]) / 16
	}
	l.rates.Dropped += lost
}

// keepPace brings the rates up to date.
func (l *Live) keepPace(p *pace, now time.Time, d time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	r := &l.rates
	r.Wanted = l.Speed() / l.world.step
	r.Held = float64(p.steps) / d.Seconds()
	times := append([]time.Duration(nil), l.times.times[:min(l.times.n, len(l.times.times))]...)
	if len(times) > 0 {
		slices.Sort(times)
		r.P50, r.P99 = times[len(times)/2], times[len(times)*99/100]
	}
	r.Behind = !l.paused.Load() && r.Dropped > p.lost && r.Held < 0.95*r.Wanted
	r.Why = ""
	if r.Behind {
		slow := 0
		for i := range r.Stage {
			if r.Stage[i] > r.Stage[slow] {
				slow = i
			}
		}
		r.Why = "a step takes " + r.P50.Round(10*time.Microsecond).String() + ", most of it in " + StageNames[slow]
	}
	*p = pace{start: now, lost: r.Dropped}
}
