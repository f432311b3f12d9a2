package haptic

import (
	"context"
	"errors"
	"math"
	"runtime"
	"slices"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// LoopConfig describes a loop. Device must be given; everything else has a useful zero value.
type LoopConfig struct {
	Device Device
	// Model returns the latest model of what the hand holds, and whether there is one. It is called once a tick and must
	// neither wait nor allocate. nil: the hand never holds anything.
	Model func() (Model, bool)

	Rate   float64 // ticks in a second [Hz], 10 to 20,000; 0 means 1000
	Limits Limits
	Handle Handle // what is known of the device's mechanics; with a mass there is passivity control

	// DeadMan are buttons of which one must be down for there to be a force: bit i is button i, of a device that is Buttoned.
	// 0: none is needed.
	DeadMan uint32

	// VelocityLag is the time constant of the low pass on the device's velocity, of which the damping is made; 0 means 5 ms.
	VelocityLag time.Duration
	// History is how long ticks are kept for plots; 0 means 2 s.
	History time.Duration

	// Priority under SCHED_FIFO that Run asks for, 1 to 99; 0 means 50, less than 0 that it does not ask. Where
	// the system refuses, the loop runs without and Stats says so.
	Priority int
	// Spin is how long before each deadline to wake up and watch the clock. It makes the loop punctual to a microsecond, for
	// that part of a core.
	Spin  time.Duration
	Clock Clock // nil: the system's
}

// Validate reports what is wrong with c, or nil.
func (c *LoopConfig) Validate() error {
	d := c.withDefaults()
	period := time.Duration(1e9 / d.Rate)
	_, buttoned := c.Device.(Buttoned)
	switch {
	case c.Device == nil:
		return invalid("Device", "nil", "a device")
	case !(d.Rate >= 10 && d.Rate <= 20_000):
		return invalid("Rate", c.Rate, "10 to 20000 [Hz]")
	case d.VelocityLag < 0 || d.VelocityLag > time.Second:
		return invalid("VelocityLag", c.VelocityLag, "0 to 1s")
	case d.History < 0 || d.History > 10*time.Second:
		return invalid("History", c.History, "0 to 10s")
	case c.DeadMan != 0 && !buttoned:
		return invalid("DeadMan", c.DeadMan, "0, as "+c.Device.Name()+" has no buttons")
	case c.Priority > 99:
		return invalid("Priority", c.Priority, "at most 99")
	case c.Spin < 0 || c.Spin >= period:
		return invalid("Spin", c.Spin, "less than the period of the loop, "+period.String())
	}
	return errors.Join(c.Limits.Validate(), c.Handle.Validate())
}

func (c LoopConfig) withDefaults() LoopConfig {
	if c.Rate == 0 {
		c.Rate = 1000
	}
	if c.VelocityLag == 0 {
		c.VelocityLag = 5 * time.Millisecond
	}
	if c.History == 0 {
		c.History = 2 * time.Second
	}
	if c.Priority == 0 {
		c.Priority = 50
	}
	c.Limits = c.Limits.withDefaults()
	return c
}

// Loop is the haptic loop of one device. Latest, AppendTicks, Stats and Recent may be called from any goroutine at any time.
type Loop struct {
	cfg    LoopConfig
	period time.Duration

	sensor    sensor
	coupling  coupling
	passivity passivity
	guard     guard
	buttons   Buttoned // nil: no dead man's button
	tick      Tick     // the present one
	first     time.Time
	last      time.Time
	latest    struct { // model that was looked at
		step uint64
		held bool
	}
	deadline time.Time // of the next tick
	leaving  bool      // Run is about to end

	history                 history
	lateness, latency, busy Histogram
	damped                  Histogram // what passivity control takes in a tick, a nanosecond for a nanojoule
	missed, silences        atomic.Uint64
	badPoses, badModels     atomic.Uint64
	running                 atomic.Bool
	thread                  atomic.Pointer[thread]
}

// thread is what became of the wish for real-time priority.
type thread struct {
	realTime bool
	why      string
}

// NewLoop returns the loop that c describes; the error says which field is wrong.
func NewLoop(c LoopConfig) (*Loop, error) {
	if err := c.Validate(); err != nil {
		return nil, err
	}
	c = c.withDefaults()
	period := time.Duration(math.Round(1e9 / c.Rate))
	l := &Loop{
		cfg: c, period: period,
		sensor:    sensor{lag: c.VelocityLag.Seconds(), silence: c.Limits.Silence, speed: c.Limits.Speed, silent: true},
		coupling:  newCoupling(&c.Limits, &c.Handle, period.Seconds()),
		passivity: newPassivity(&c.Handle, period.Seconds()),
		guard:     guard{limits: c.Limits},
		history:   newHistory(max(int(c.History/period), 1)),
	}
	if c.DeadMan != 0 {
		l.buttons, _ = c.Device.(Buttoned)
	}
	l.thread.Store(&thread{})
	return l, nil
}

// Period returns the time from one deadline to the next.
func (l *Loop) Period() time.Duration { return l.period }

// Run turns the loop until ctx is done, and then as long as it takes to bring the wrench on the device to zero, Limits.Fade.
// Meanwhile it has an OS thread to itself. One Run at a time: a second one returns an error.
func (l *Loop) Run(ctx context.Context) error {
	if !l.running.CompareAndSwap(false, true) {
		return errors.New("haptic: the loop runs already")
	}
	defer l.running.Store(false)
	l.leaving = false
	clock := l.cfg.Clock
	if clock == nil {
		defer l.ownThread()()
		clock = &systemClock{l.cfg.Spin, newSleeper()}
	}
	l.deadline = clock.Now()
	for l.await(clock, ctx.Done()) {
		continue
	}
	return nil
}

// ownThread takes an OS thread for the calling goroutine, of real-time priority if possible, and returns how to give it back.
func (l *Loop) ownThread() (giveBack func()) {
	runtime.LockOSThread()
	undo, err := hasten(uint32(max(l.cfg.Priority, 0)))
	t := &thread{realTime: err == nil}
	if err != nil {
		t.why = "SCHED_FIFO: " + err.Error()
	}
	l.thread.Store(t)
	return func() {
		if undo() {
			runtime.UnlockOSThread()
		} // else the thread ends with the goroutine
	}
}

// await sleeps until the next deadline and turns the loop once. It reports false when done is closed and there is no force on
// the device.
func (l *Loop) await(clock Clock, done <-chan struct{}) bool {
	select {
	case <-done:
		if l.guard.out == (spatial.Wrench{}) {
			return false
		}
		l.leaving = true
	default:
	}
	clock.SleepUntil(l.deadline)
	now := clock.Now()
	late := max(now.Sub(l.deadline), 0)
	missed := int(late / l.period)
	l.turn(now)
	l.book(now, clock.Now(), late, missed)
	l.deadline = l.deadline.Add(time.Duration(missed+1) * l.period)
	return true
}

// Once turns the loop once, at time now, and returns the tick: for tests and for who has a clock of their own. Not while Run
// runs.
func (l *Loop) Once(now time.Time) Tick {
	l.turn(now)
	l.book(now, now, 0, 0)
	return l.tick
}

// turn is one turn: sense, couple, keep passive, guard, feel.
func (l *Loop) turn(now time.Time) {
	if l.tick.Number == 0 {
		l.first, l.last = now, now.Add(-l.period)
	}
	saw := l.sense(now)
	l.learn()
	t := &l.tick
	t.Proxy, t.Asked = t.Device, spatial.Wrench{}
	if t.Held {
		t.Asked, t.Proxy = l.coupling.pull(&t.Device, &l.sensor.velocity)
	}
	damper, promise := l.settle(&saw)
	// Two ticks may follow closely after a late one, and far after a missed one: the slew limits hold for both.
	dt := min(max(now.Sub(l.last), 0), l.period).Seconds()
	t.Wrench, t.Limited = l.guard.pass(t.Asked.Add(damper), t.Silent || t.Released, now, dt)
	l.passivity.exert(t.Wrench, promise, now)
	l.cfg.Device.Feel(t.Wrench)
	t.Number++
	t.Time, l.last = now.Sub(l.first), now
}

// settle takes the energy of the hand's last motion into account, and returns the wrench of the damper that keeps the loop
// passive and what it is to take [J].
func (l *Loop) settle(saw *sight) (damper spatial.Wrench, promise float64) {
	t, p := &l.tick, &l.passivity
	if saw.fresh {
		if !t.Held || t.Silent || t.Released {
			p.forget(l.sensor.seen)
		} else {
			t.Energy -= p.observe(saw.moved, l.sensor.seen, l.guard.clamp(t.Asked))
		}
	}
	t.Damping, damper, promise = p.damp()
	if t.Debt = p.debt; promise > 0 {
		l.damped.add(time.Duration(promise * 1e9))
	}
	return damper, promise
}

// sense reads the device.
func (l *Loop) sense(now time.Time) sight {
	t := &l.tick
	saw := l.sensor.look(l.cfg.Device.Pose(now), now)
	if saw.bad {
		l.badPoses.Add(1)
	}
	if l.sensor.silent && !t.Silent && t.Held {
		l.silences.Add(1)
	}
	t.Silent, t.Device = l.sensor.silent || l.leaving, l.sensor.frame
	t.Released = l.buttons != nil && l.buttons.Buttons()&l.cfg.DeadMan == 0
	t.Latency = -1
	if saw.fresh {
		t.Latency = now.Sub(l.sensor.seen)
	}
	return saw
}

// learn takes the latest model, if it is another. Without a good pose nothing is held.
func (l *Loop) learn() {
	t := &l.tick
	var m Model
	if l.cfg.Model != nil && l.sensor.known {
		if latest, ok := l.cfg.Model(); ok {
			m = latest
		}
	}
	if m.Step != l.latest.step || m.Held != l.latest.held {
		l.latest.step, l.latest.held = m.Step, m.Held
		if !l.coupling.take(&m) {
			l.badModels.Add(1)
		}
	}
	used := &l.coupling.model
	if used.Held && !t.Held {
		t.Energy = 0
	}
	t.Step, t.Held = used.Step, used.Held
}

// book notes a tick that began at now, late after its deadline, and whose wrench the device had at felt.
func (l *Loop) book(now, felt time.Time, late time.Duration, missed int) {
	t := &l.tick
	busy := felt.Sub(now)
	if t.Latency < 0 {
		t.Latency = 0
	} else {
		t.Latency += busy
		l.latency.add(t.Latency)
	}
	t.Lateness, t.Missed = late, missed
	l.busy.add(busy)
	l.missed.Add(uint64(missed))
	addLateness(&l.lateness, t, l.period)
	l.history.add(t)
}

// addLateness counts the lateness of a tick and those of the deadlines that it missed: a loop that sleeps through ten
// deadlines was late ten times, not once.
func addLateness(h *Histogram, t *Tick, period time.Duration) {
	late := t.Lateness
	for range min(t.Missed, 10_000) + 1 {
		h.add(late)
		late -= period
	}
}

// Latest returns the last tick; before the first one its Number is 0.
func (l *Loop) Latest() (t Tick) {
	for {
		n := l.history.count.Load()
		if n == 0 || l.history.get(n, &t) {
			return t
		}
	}
}

// AppendTicks appends to dst the ticks after number after that are still kept, the oldest first.
func (l *Loop) AppendTicks(dst []Tick, after uint64) []Tick {
	from, to := l.history.kept()
	from = max(from, after+1)
	if to >= from {
		dst = slices.Grow(dst, int(to-from)+1)
	}
	var t Tick
	for n := from; n <= to; n++ {
		if l.history.get(n, &t) {
			dst = append(dst, t)
		}
	}
	return dst
}

// Lateness returns the lateness of all ticks so far.
func (l *Loop) Lateness() *Histogram { return &l.lateness }

// Latency returns the latency of all ticks so far, from when the device was seen to when it got the force that answers.
func (l *Loop) Latency() *Histogram { return &l.latency }

// Damped returns the energy that passivity control has set out to take, tick by tick: a nanosecond stands for a nanojoule. Ticks in
// which there was nothing to take are left out.
func (l *Loop) Damped() *Histogram { return &l.damped }

// Stats tells how well the loop has run since its first tick.
func (l *Loop) Stats() Stats {
	s := l.counts()
	last := l.Latest()
	s.Ticks, s.Missed = last.Number, l.missed.Load()
	if last.Time > 0 {
		s.Rate = float64(last.Number-1) / last.Time.Seconds()
	}
	s.Lateness, s.Latency, s.Busy = l.lateness.Spread(), l.latency.Spread(), l.busy.Spread()
	return s
}

// Recent tells how well the loop has run over the ticks it keeps, by default those of the last two seconds: ticks, rate,
// lateness and latency are of these alone.
func (l *Loop) Recent() Stats {
	s := l.counts()
	var lateness, latency Histogram
	var first, t Tick
	from, to := l.history.kept()
	for n := from; n <= to; n++ {
		if !l.history.timing(n, &t) {
			continue
		}
		if s.Ticks++; s.Ticks == 1 {
			first = t
		}
		s.Missed += uint64(t.Missed)
		addLateness(&lateness, &t, l.period)
		if t.Latency > 0 {
			latency.add(t.Latency)
		}
	}
	if t.Time > first.Time {
		s.Rate = float64(t.Number-first.Number) / (t.Time - first.Time).Seconds()
	}
	s.Lateness, s.Latency, s.Busy = lateness.Spread(), latency.Spread(), l.busy.Spread()
	return s
}

// counts returns what Stats and Recent have in common.
func (l *Loop) counts() Stats {
	t := l.thread.Load()
	return Stats{
		Device: l.cfg.Device.Name(), RealTime: t.realTime, Why: t.why,
		BadPoses: l.badPoses.Load(), BadModels: l.badModels.Load(), Silences: l.silences.Load(),
	}
}
