package haptic_test

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
)

func newEmulator(tb testing.TB, c haptic.EmulatorConfig) *haptic.Emulator {
	tb.Helper()
	e, err := haptic.NewEmulator(c)
	if err != nil {
		tb.Fatal(err)
	}
	return e
}

func along(x float64) spatial.Twist { return spatial.Twist{Linear: spatial.V(x, 0, 0)} }

// A mass with damping under a constant force: v = F/b (1 − exp(−bt/m)).
func TestEmulatorFollowsItsEquation(t *testing.T) {
	const m, b, f = 0.1, 2, 1.5
	e := newEmulator(t, haptic.EmulatorConfig{Handle: haptic.Handle{Mass: m, Damping: b}})
	e.Pose(start)
	e.Feel(spatial.Wrench{Force: spatial.V(f, 0, 0)})
	for i := 1; i <= 100; i++ {
		elapsed := float64(i) * 1e-3
		e.Pose(start.Add(time.Duration(i) * time.Millisecond))
		frame, v := e.Motion()
		tau := m / b
		speed := f / float64(b) * (1 - math.Exp(-elapsed/tau))
		place := f / float64(b) * (elapsed - tau*(1-math.Exp(-elapsed/tau)))
		// The midpoint rule errs by (h/τ)²/12 = 1e-7 of the whole.
		if math.Abs(v.Linear.X-speed) > 1e-6*f/b || math.Abs(frame.Pos.X-place) > 1e-6*f/b*tau {
			t.Fatalf("after %v s: %v m, %v m/s, want %v, %v", elapsed, frame.Pos.X, v.Linear.X, place, speed)
		}
	}
}

// Friction of Coulomb slows a mass by μ/m and holds it against less.
func TestEmulatorRubs(t *testing.T) {
	e := newEmulator(t, haptic.EmulatorConfig{Handle: haptic.Handle{Mass: 0.1}, Friction: 0.5})
	e.Throw(along(0.1))
	e.Pose(start)
	e.Feel(spatial.Wrench{Force: spatial.V(0, 0.4, 0)})
	e.Pose(start.Add(10 * time.Millisecond))
	// Force and friction are at an angle while it moves; it stops before 2 v m/μ.
	e.Pose(start.Add(300 * time.Millisecond))
	frame, v := e.Motion()
	if v != (spatial.Twist{}) || frame.Pos.X <= 0 || frame.Pos.X > 2*0.1*0.1*0.1/(2*0.5)*1.7 {
		t.Errorf("at %v, moving at %v", frame.Pos, v.Linear)
	}
	e.Feel(spatial.Wrench{Force: spatial.V(0, 0.6, 0)})
	e.Pose(start.Add(400 * time.Millisecond))
	if _, v := e.Motion(); math.Abs(v.Linear.Y-0.1) > 1e-9 { // (0.6 − 0.5) N on 0.1 kg for 0.1 s
		t.Errorf("slides at %v m/s, want 0.1", v.Linear)
	}
}

// A hand alone is a damped oscillator; with no damping its energy stays, which is what the midpoint rule is for.
func TestEmulatorSwingsInTheHand(t *testing.T) {
	hand := haptic.Grasp{Mass: 0.1, Linear: 500, Inertia: 1e-4, Angular: 1}
	e := newEmulator(t, haptic.EmulatorConfig{Handle: haptic.Handle{Mass: 0.1, Inertia: 1e-4}, Hand: hand})
	e.Throw(spatial.Twist{Linear: spatial.V(0.1, 0, 0), Angular: spatial.V(0, 0, 3)})
	first := e.Kinetic()
	for i := range 2000 {
		e.Pose(start.Add(time.Duration(i) * time.Millisecond))
		f, _ := e.Motion()
		turn := f.Rot.Log()
		if sum := e.Kinetic() + 500*f.Pos.Dot(f.Pos)/2 + turn.Dot(turn)/2; math.Abs(sum/first-1) > 1e-9 {
			t.Fatalf("energy %v J at %d ms, was %v", sum, i, first)
		}
	}
}

// What is measured: rounded, late, and not always.
func TestEmulatorMeasures(t *testing.T) {
	const ms = time.Millisecond
	c := haptic.EmulatorConfig{Handle: haptic.Handle{Mass: 1}, Resolution: 1e-4, Period: 2 * ms, Lag: 3 * ms}
	e := newEmulator(t, c)
	e.Throw(along(0.123))
	e.Pose(start)
	p := e.Pose(start.Add(10 * ms))
	if age := start.Add(10 * ms).Sub(p.Seen); age != 4*ms { // measured at 0, 2, 4, 6: that of 6 is the newest that is 3 ms old
		t.Errorf("the pose is %v old", age)
	}
	if want := 1e-4 * math.Round(0.123*6e-3/1e-4); math.Abs(p.Frame.Pos.X-want) > 1e-15 {
		t.Errorf("at %v, want %v", p.Frame.Pos.X, want)
	}
	c.DropOut, c.DropTime, c.Jitter, c.Seed = 0.01, 20*ms, ms, 4
	e = newEmulator(t, c)
	longest, last := time.Duration(0), start
	for i := range 10_000 {
		now := start.Add(time.Duration(i) * ms)
		p := e.Pose(now)
		if p.Seen.Before(last) {
			t.Fatal("a pose is older than the one before")
		}
		last = p.Seen
		longest = max(longest, now.Sub(p.Seen))
	}
	if longest < 22*ms || longest > 70*ms { // one drop-out, or two in a row
		t.Errorf("the longest age of a pose is %v", longest)
	}
}

func TestEmulatorAllocatesNothing(t *testing.T) {
	e := newEmulator(t, haptic.EmulatorConfig{Handle: haptic.Handle{Mass: 0.1, Inertia: 1e-4, Delay: 5 * time.Millisecond}, Period: time.Millisecond, Lag: 5 * time.Millisecond, Hand: haptic.Relaxed})
	loop := newTicker(t, haptic.LoopConfig{Device: e, Model: softBody().model, Handle: haptic.Handle{Mass: 0.1, Inertia: 1e-4}})
	for range 100 {
		loop.next()
	}
	if n := testing.AllocsPerRun(1000, func() { loop.next() }); n != 0 {
		t.Errorf("%v allocations a tick", n)
	}
}

func TestEmulatorSaysWhatIsWrong(t *testing.T) {
	good := haptic.Handle{Mass: 1}
	for field, c := range map[string]haptic.EmulatorConfig{
		"Handle.Mass":  {},
		"Handle.Delay": {Handle: haptic.Handle{Mass: 1, Delay: time.Hour}},
		"Friction":     {Handle: good, Friction: -1},
		"Resolution":   {Handle: good, Resolution: math.NaN()},
		"Period":       {Handle: good, Period: time.Nanosecond},
		"DropOut":      {Handle: good, DropOut: 1},
		"Hand.Linear":  {Handle: good, Hand: haptic.Grasp{Linear: math.Inf(1)}},
		"Hand.Push":    {Handle: good, Hand: haptic.Grasp{Push: spatial.Wrench{Force: spatial.V(math.NaN(), 0, 0)}}},
		"Start":        {Handle: good, Start: at(math.Inf(1), 0, 0)},
	} {
		if _, err := haptic.NewEmulator(c); err == nil || !strings.Contains(err.Error(), field) {
			t.Errorf("%v, want an error about %s", err, field)
		}
	}
}

// Every preset is a device that a loop takes, and that a hand can lean on.
func TestPresets(t *testing.T) {
	published := map[string][2]float64{ // force [N] and stiffness [N/m]
		"touch": {3.3, 400}, "omni": {3.3, 700}, "omega.3": {12, 5000}, "delta.3": {20, 5000}, "sigma.7": {12, 4000},
	}
	if len(haptic.Presets()) < 8 {
		t.Errorf("%d presets", len(haptic.Presets()))
	}
	for _, p := range haptic.Presets() {
		if want, ok := published[p.Name]; ok && (p.Limits.Force != want[0] || p.Limits.Stiffness != want[1]) {
			t.Errorf("%s: %v N, %v N/m; published are %v", p.Name, p.Limits.Force, p.Limits.Stiffness, want)
		}
		if again, ok := haptic.PresetNamed(strings.ToUpper(p.Name)); !ok || again.Title != p.Title {
			t.Errorf("%s is not found by its name", p.Name)
		}
		p.Device.Hand = haptic.Relaxed
		p.Device.Hand.Push.Force.X = -p.Limits.Force / 2
		e := newEmulator(t, p.Device)
		sim := rigidBody(1e5, 0)
		loop := newTicker(t, haptic.LoopConfig{Device: e, Model: sim.model, Limits: p.Limits, Handle: p.Device.Handle})
		speed := 0.0
		for i := range 2000 {
			loop.next()
			if _, v := e.Motion(); i >= 1500 {
				speed = math.Max(speed, v.Linear.Norm())
			}
		}
		f, _ := e.Motion()
		// The hand's push is borne by its own spring and by the coupling, no stiffer than the device bears.
		want := -p.Limits.Force / 2 / (300 + p.Limits.Stiffness)
		rest := p.Device.Friction/(300+p.Limits.Stiffness) + p.Device.Resolution
		if math.Abs(f.Pos.X-want) > rest+1e-3*math.Abs(want) {
			t.Errorf("%s: at %v m, want %v", p.Name, f.Pos.X, want)
		}
		if count := p.Device.Resolution / 1e-3; speed > count { // it rests, or trembles within a count a tick
			t.Errorf("%s: moves at %v m/s", p.Name, speed)
		}
	}
}
