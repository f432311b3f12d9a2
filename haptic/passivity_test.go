package haptic_test

import (
	"math"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
)

// bounce lets an emulated device go against a spring for three seconds, and returns the energy of device and spring at its start
// and the largest in each half second after.
func bounce(t *testing.T, c haptic.EmulatorConfig, stiffness float64, control bool) (first float64, largest [6]float64) {
	t.Helper()
	e := newEmulator(t, c)
	e.Throw(along(0.1))
	cfg := haptic.LoopConfig{Device: e, Model: rigidBody(stiffness, 0).model, Limits: free}
	if control {
		cfg.Handle = c.Handle
		cfg.Handle.Delay += c.Lag
	}
	loop := newTicker(t, cfg)
	first = e.Kinetic()
	for i := range 3000 {
		loop.next()
		f, _ := e.Motion()
		largest[i/500] = math.Max(largest[i/500], e.Kinetic()+stiffness*f.Pos.Dot(f.Pos)/2)
	}
	return first, largest
}

// At four times the stiffness that a device can bear its energy grows; with passivity control it never does, at any delay, whether
// the device tells of its delay by the time of its poses or has it in its motors.
func TestPassivityControlKeepsEnergyFromGrowing(t *testing.T) {
	const b = 1.0
	for _, delay := range []time.Duration{0, 500 * time.Microsecond, time.Millisecond, 2 * time.Millisecond, 4 * time.Millisecond} {
		c := haptic.EmulatorConfig{Handle: haptic.Handle{Mass: 0.2, Damping: b, Delay: delay}}
		k := 4 * haptic.MaxStiffness(b, 0, 1e-3, delay.Seconds())
		if first, e := bounce(t, c, k, false); e[5] < 100*first {
			t.Errorf("delay %v: without control %v J became %v: this test proves nothing", delay, first, e[5])
		}
		first, e := bounce(t, c, k, true)
		// A tick must pass before a leak is seen: until then K(T/2 + t_d) acts against the damping, for the time that it takes.
		lag := 1e-3/2 + delay.Seconds()
		if most := first * math.Exp(2*k*lag/0.2*(2e-3+2*delay.Seconds())); e[0] > most {
			t.Errorf("delay %v: %v J became %v, want %v at most", delay, first, e[0], most)
		}
		// With all leaks paid the device's own damping is left, of power b v², on average b E/m.
		for i := 1; i < len(e); i++ {
			if e[i] > math.Exp(-0.5*b/0.2)*e[i-1]+1e-12 {
				t.Errorf("delay %v: the energy goes from %v to %v J within half a second", delay, e[i-1], e[i])
			}
		}
	}
}

// The debt of a held spring is K Δx²/2 in each tick, whichever way the hand goes, and that of a force that comes n ticks late
// (n + 1/2) K Δx². The hand is a script, which no damper slows.
func TestLeakOfAHeldSpring(t *testing.T) {
	const k, step = 500.0, 1e-4
	for n := range 4 {
		delay := time.Duration(n) * time.Millisecond
		device := &probe{frame: spatial.AtOrigin}
		loop := newTicker(t, haptic.LoopConfig{Device: device, Model: rigidBody(k, 0).model, Limits: free, Handle: haptic.Handle{Delay: delay}})
		loop.next()
		for i := range 40 {
			way := 1.0
			if i >= 20 {
				way = -1
			}
			device.frame.Pos.X += way * step
			before := loop.Latest().Debt
			leak := loop.next().Debt - before
			want := (float64(n) + 0.5) * k * step * step
			if steady := i >= n && i < 20 || i >= 20+n; steady && math.Abs(leak-want) > 1e-6*want { // a device of no known mass is observed, not damped
				t.Fatalf("delay %v, tick %d: the debt grows by %v J, want %v", delay, i, leak, want)
			}
		}
	}
}

// A motor that pushes the hand is no leak: passivity control leaves it alone.
func TestActiveBodyIsNoLeak(t *testing.T) {
	device := &probe{frame: spatial.AtOrigin}
	sim := rigidBody(400, 0)
	sim.now.Wrench.Force.X = 2
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model, Limits: free, Handle: haptic.Handle{Mass: 0.1, Damping: 1}})
	for i := range 500 {
		device.frame.Pos.X = 1e-4 * float64(i) // the hand gives way, and the body comes along
		sim.now.Step++
		sim.now.Target, sim.now.Proxy = device.frame, device.frame
		if tick := loop.next(); tick.Damping > 0 || i > 0 && tick.Wrench.Force.X != 2 {
			t.Fatalf("tick %d: %v N, damping %v N s/m", i, tick.Wrench.Force.X, tick.Damping)
		}
	}
	if e := loop.Latest().Energy; math.Abs(e+2*499e-4) > 1e-9 {
		t.Errorf("the hand has put in %v J, want %v", e, -2*499e-4)
	}
}

// A device that is seen less often than the loop ticks, or later: the wrench that acted while it moved is what counts. Energy
// in one closed way of the hand is that of the force it had, computed by the emulator itself.
func TestEnergyOfASlowOrLateDevice(t *testing.T) {
	for name, c := range map[string]haptic.EmulatorConfig{
		"100 Hz":   {Period: 10 * time.Millisecond},
		"1 kHz":    {Period: time.Millisecond},
		"8 kHz":    {Period: 125 * time.Microsecond},
		"delayed":  {Handle: haptic.Handle{Delay: 7 * time.Millisecond}},
		"lagging":  {Lag: 5 * time.Millisecond},
		"jittery":  {Period: time.Millisecond, Lag: time.Millisecond, Jitter: 4 * time.Millisecond},
		"dropping": {Period: time.Millisecond, DropOut: 0.01, DropTime: 10 * time.Millisecond},
	} {
		c.Handle.Mass, c.Handle.Damping = 1, 5 // so heavy that it moves evenly from pose to pose
		e := newEmulator(t, c)
		e.Throw(along(0.1))
		loop := newTicker(t, haptic.LoopConfig{Device: e, Model: rigidBody(200, 0).model, Limits: free, Handle: haptic.Handle{Delay: c.Handle.Delay}})
		work, last := 0.0, 0.0
		for range 2000 {
			now := loop.now
			for range 20 { // what the motors do, finely
				now = now.Add(50 * time.Microsecond)
				force := e.Wrench().Force.X
				if now.Before(loop.now.Add(time.Millisecond)) {
					e.Pose(now)
				}
				f, _ := e.Motion()
				work -= force * (f.Pos.X - last)
				last = f.Pos.X
			}
			loop.next()
		}
		// Between two poses the force is off by its change in that time, K v Δt; over a swing of 0.1 s that is a few per cent of the
		// energy of the spring, 0.005 J, for poses 10 ms apart.
		if got := loop.Latest().Energy; math.Abs(got-work) > 5e-4 {
			t.Errorf("%s: the loop counts %v J, the motors took %v", name, got, work)
		}
	}
}

// Rotation is kept passive, too.
func TestPassivityOfRotation(t *testing.T) {
	handle := haptic.Handle{Mass: 0.2, Damping: 1, Inertia: 2e-4, Twisted: 1e-3}
	k := 4 * haptic.MaxStiffness(handle.Twisted, 0, 1e-3, 0)
	speed := func(h haptic.Handle) float64 {
		e := newEmulator(t, haptic.EmulatorConfig{Handle: handle})
		e.Throw(spatial.Twist{Angular: spatial.V(0, 1, 0)})
		loop := newTicker(t, haptic.LoopConfig{Device: e, Model: rigidBody(0, k).model, Limits: haptic.Limits{Torque: 0.4, TorqueSlew: 1e9}, Handle: h})
		for range 3000 {
			loop.next()
		}
		return math.Sqrt(2 * e.Kinetic() / handle.Inertia)
	}
	if free, kept := speed(haptic.Handle{}), speed(handle); kept > 0.05*free {
		t.Errorf("turns at %v rad/s, without control at %v", kept, free)
	}
}

// Hardly any damping where hardly anything leaks: a slow hand feels the spring.
func TestPassivityIsTransparent(t *testing.T) {
	const k, reach = 1000.0, 5e-3
	for _, hertz := range []float64{1, 5, 20} {
		device := &probe{frame: spatial.AtOrigin}
		loop := newTicker(t, haptic.LoopConfig{Device: device, Model: rigidBody(k, 0).model, Limits: free, Handle: haptic.Handle{Mass: 0.2, Damping: 1}})
		sum := 0.0
		for i := range 1000 {
			phase := 2 * math.Pi * hertz * float64(i) * 1e-3
			device.frame.Pos.X = reach * math.Sin(phase)
			sum -= loop.next().Wrench.Force.X * math.Sin(phase) / 500
		}
		// The damper K T/2 acts at a quarter turn, and its velocity is 1.5 ms old: 1 − ω² K T/2 · 1.5 T/K.
		if got := sum / (k * reach); math.Abs(got-1) > 0.02 {
			t.Errorf("%v Hz: stiffness %v of what it is", hertz, got)
		}
	}
}
