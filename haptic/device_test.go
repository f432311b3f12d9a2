package haptic_test

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
)

func TestPointer(t *testing.T) {
	p := &haptic.Pointer{Label: "mouse"}
	sim := rigidBody(400, 0)
	loop := newTicker(t, haptic.LoopConfig{Device: p, Model: sim.model, Limits: free})
	if tick := loop.next(); tick.Held || !tick.Silent || p.Frame() != (spatial.Frame{}) {
		t.Errorf("a pointer that nobody has moved: %+v", tick)
	}
	seen := loop.now.Add(400 * time.Microsecond)
	p.MoveAt(at(0.01, 0, 0), seen)
	tick := loop.next()
	if tick.Wrench.Force.X != -4 || !tick.Held || p.Frame().Pos.X != 0.01 {
		t.Errorf("%+v", tick)
	}
	if tick.Latency != 600*time.Microsecond { // the force is there with the next tick
		t.Errorf("latency %v, want 0.6 ms", tick.Latency)
	}
	if tick := loop.next(); tick.Latency != 0 {
		t.Errorf("latency %v of a pose that is not new", tick.Latency)
	}
	p.Leave()
	if tick := loop.next(); !tick.Silent || p.Frame().Pos.X != 0.01 {
		t.Errorf("left: %+v", tick)
	}
	if stats := loop.Stats(); stats.BadPoses != 0 || stats.Device != "mouse" {
		t.Errorf("%+v", stats)
	}
}

func TestBadPosesAreIgnoredAndCounted(t *testing.T) {
	p, sim := &haptic.Pointer{}, rigidBody(400, 0)
	loop := newTicker(t, haptic.LoopConfig{Device: p, Model: sim.model, Limits: free})
	p.MoveAt(at(0.01, 0, 0), start)
	want := loop.next().Wrench
	for i, bad := range []spatial.Frame{
		at(math.NaN(), 0, 0), at(0, math.Inf(1), 0), at(0, 0, 1e300), {}, {Rot: spatial.Quat{W: math.NaN()}}, {Rot: spatial.Quat{W: 1e9}},
	} {
		p.MoveAt(bad, loop.now)
		for range 3 { // the same one again does not count again
			if tick := loop.next(); tick.Wrench != want || tick.Device != at(0.01, 0, 0) {
				t.Errorf("%v: %+v", bad, tick)
			}
		}
		if n := loop.Stats().BadPoses; n != uint64(i+1) {
			t.Errorf("%v: %d bad poses, want %d", bad, n, i+1)
		}
	}
}

// A mouse that tells of 60 positions a second, each for a 60th of the way, is damped on average like a device that
// moves evenly.
func TestVelocityOfASlowDevice(t *testing.T) {
	const damping, speed = 2, 0.3
	mean := func(every int) float64 {
		device, sim := &probe{frame: spatial.AtOrigin}, rigidBody(0, 0)
		sim.now.LinearDamping = damping
		loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model, Limits: free})
		sum := 0.0
		for i := range 1600 {
			if i%every == 0 {
				device.frame.Pos.X = speed * 1e-3 * float64(i)
			}
			f := loop.next().Wrench.Force.X
			if i >= 800 {
				sum -= f / 800
			}
		}
		return sum
	}
	for _, every := range []int{1, 16} {
		// What is left at the ends of the average is a time constant, 5 ms, of a step.
		if got := mean(every); math.Abs(got/(damping*speed)-1) > 0.02 {
			t.Errorf("a pose every %d ms: damping force %v N, want %v", every, got, damping*speed)
		}
	}
}

func TestReadScript(t *testing.T) {
	const file = "t, x, y, z, qx, qy, qz, qw\n# there and back, with a quarter turn\n" +
		"0, 0, 0, 0, 0, 0, 0, 1\n1, 0.1, 0, 0, 0, 0, 0.7071067811865476, 0.7071067811865476\n2, 0, 0, 0, 0,0,0, 1\n"
	s, err := haptic.ReadScript("there.csv", strings.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	for second, want := range []spatial.Frame{
		at(0, 0, 0), {Rot: spatial.AxisAngle(spatial.V(0, 0, 1), math.Pi/2), Pos: spatial.V(0.1, 0, 0)}, at(0, 0, 0), at(0, 0, 0),
	} {
		p := s.Pose(start.Add(time.Duration(second) * time.Second))
		gap := p.Frame.Inverse().Mul(want).Log()
		if gap.Linear.Norm() > 1e-12 || gap.Angular.Norm() > 1e-12 || !p.Alive {
			t.Errorf("at %d s: %+v, want %+v", second, p.Frame, want)
		}
	}
	if s.Name() != "there.csv" {
		t.Errorf("name %q", s.Name())
	}
}

func TestReadScriptSaysWhatIsWrong(t *testing.T) {
	for file, want := range map[string]string{
		"0,0,0,0\n1,0,zero,0\n":    `s.csv:2: value 3 is "zero"`,
		"0,0,0,0\n1,0,0\n":         "s.csv:2: 3 values",
		"0,0,0,0\n0,1,0,0\n":       "Times",
		"":                         "s.csv",
		"t,x,y,z\n0,NaN,0,0\n":     "s.csv",
		"0,0,0,0,0,0,0,0\n1,0,0,0": "s.csv",
		"0,0,0,\"0\n":              "s.csv",
	} {
		if _, err := haptic.ReadScript("s.csv", strings.NewReader(file)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", file, err, want)
		}
	}
}

// Nothing in a file can make ReadScript panic, and what it accepts can be followed.
func FuzzReadScript(f *testing.F) {
	f.Add("t,x,y,z\n0,0,0,0\n1,1,2,3\n")
	f.Add("0,0,0,0,0,0,0,1\n1,0,0,0,0,0,1,0\n")
	f.Fuzz(func(t *testing.T, file string) {
		s, err := haptic.ReadScript("fuzz", strings.NewReader(file))
		if err != nil {
			return
		}
		s.Pose(start)
		s.Pose(start.Add(500 * time.Millisecond))
	})
}
