package haptic_test

import (
	"context"
	"encoding/csv"
	"errors"
	"math"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
)

// buttoned is a device with a dead man's button.
type buttoned struct {
	probe
	down uint32
}

func (b *buttoned) Buttons() uint32 { return b.down }

// Whoever lets go of the button is without force after Fade, on a straight line; whoever presses it again gets the force back at
// the slew limit.
func TestDeadMansButton(t *testing.T) {
	device := &buttoned{probe{frame: at(0.01, 0, 0)}, 2}
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: rigidBody(400, 0).model, DeadMan: 2})
	for range 50 {
		loop.next()
	}
	device.down = 1 // another one
	for i := range 60 {
		tick := loop.next()
		if want := 4 * math.Max(0, 1-float64(i)/50); math.Abs(-tick.Wrench.Force.X-want) > 1e-12 || !tick.Released || tick.Silent {
			t.Fatalf("%v N after %d ms, want %v", -tick.Wrench.Force.X, i, want)
		}
	}
	device.down = 3
	if f := -loop.next().Wrench.Force.X; math.Abs(f-0.5) > 1e-12 {
		t.Errorf("%v N in the first tick, want 0.5", f)
	}
	if _, err := haptic.NewLoop(haptic.LoopConfig{Device: &device.probe, DeadMan: 1}); err == nil || !strings.Contains(err.Error(), "DeadMan") {
		t.Errorf("a device without buttons: %v", err)
	}
}

// A coupling that is stiffer than the device can bear is felt in proportion.
func TestStiffnessOfTheDevice(t *testing.T) {
	limits := free
	limits.Stiffness, limits.Angular = 100, 0.5
	device := &probe{frame: spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0, 0.1)), Pos: spatial.V(0.01, 0, 0)}}
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: rigidBody(400, 1).model, Limits: limits})
	w := loop.next().Wrench
	if math.Abs(w.Force.X+1) > 1e-12 || math.Abs(w.Torque.Z+0.05) > 1e-12 {
		t.Errorf("%v, want 100 N/m and 0.5 N m/rad", w)
	}
	// On a body that gives way it is less than that.
	soft := softBody()
	soft.now.Compliance[1][3], soft.now.Compliance[3][1] = 0, 0
	loop = newTicker(t, haptic.LoopConfig{Device: device, Model: soft.model, Limits: limits})
	if got, want := loop.next().Wrench.Force.X, -0.25*0.01/(1./400+2e-3); math.Abs(got-want) > 1e-12 {
		t.Errorf("%v N, want %v", got, want)
	}
}

// A delay of 200 ms: the coupling is softened to what damping can make up for, and energy does not grow.
func TestNetworkDelay(t *testing.T) {
	c := haptic.EmulatorConfig{Handle: haptic.Handle{Mass: 0.2, Damping: 1}, Hand: haptic.Relaxed, Period: time.Millisecond, Lag: 100 * time.Millisecond}
	c.Handle.Delay = 100 * time.Millisecond
	speed := func(h haptic.Handle) (last float64) {
		e := newEmulator(t, c)
		e.Throw(along(0.1))
		limits := haptic.Limits{Silence: 300 * time.Millisecond}
		loop := newTicker(t, haptic.LoopConfig{Device: e, Model: rigidBody(1000, 0).model, Limits: limits, Handle: h})
		for i := range 5000 {
			loop.next()
			if _, v := e.Motion(); i >= 4000 {
				last = math.Max(last, v.Linear.Norm())
			}
		}
		return last
	}
	known := c.Handle
	known.Mass += haptic.Relaxed.Mass
	known.Damping += haptic.Relaxed.Damping
	free, kept := speed(haptic.Handle{}), speed(known)
	if free < 0.1 || kept > 0.01*free {
		t.Errorf("it moves at %v m/s, and at %v if the loop does not know the delay", kept, free)
	}
}

// A device that leaps by a metre has not moved there: its force goes away, gently, and comes back when it can have come there.
func TestLeap(t *testing.T) {
	limits := haptic.Limited(10, 0, 0, 0)
	device := &probe{frame: at(0.01, 0, 0)}
	sim := rigidBody(400, 0)
	sim.now.LinearDamping = 5
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model, Limits: limits, Handle: haptic.Handle{Mass: 0.1, Damping: 1}})
	for range 100 {
		loop.next()
	}
	device.frame.Pos.X = 1.01
	before := loop.Latest().Wrench.Force.X
	for i := 1; i <= 300; i++ {
		tick := loop.next()
		f := tick.Wrench.Force.X
		if math.Abs(f-before) > limits.ForceSlew*1e-3*(1+1e-12) || math.Abs(f) > 10*(1+1e-12) {
			t.Fatalf("%d ms after the leap the force goes from %v to %v N", i, before, f)
		}
		if i > 50 && i < 100 && f != 0 { // 1 m takes a tenth of a second
			t.Fatalf("%d ms after the leap: %v N", i, f)
		}
		if i < 100 && tick.Device.Pos.X != 0.01 {
			t.Fatalf("%d ms after the leap the device is at %v", i, tick.Device.Pos)
		}
		before = f
	}
	if tick := loop.Latest(); tick.Silent || tick.Device.Pos.X != 1.01 {
		t.Errorf("the device is not there again: %+v", tick)
	}
	if n := loop.Stats().BadPoses; n < 90 || n > 110 {
		t.Errorf("%d bad poses, want about 100", n)
	}
}

// A log has every tick, and each can be read back.
func TestLog(t *testing.T) {
	device, sim := &probe{frame: at(0.01, 0, 0)}, softBody()
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model, Handle: haptic.Handle{Mass: 0.1}})
	ctx, cancel := context.WithCancel(context.Background())
	for i := range 10 {
		device.frame.Pos.X = 0.01 * float64(i)
		loop.next()
	}
	var out strings.Builder
	first := make(chan struct{})
	ended := make(chan error)
	var lost uint64
	go func() {
		var err error
		lost, err = loop.Log(ctx, writerFunc(func(p []byte) (int, error) {
			if out.Len() == 0 {
				close(first)
			}
			return out.Write(p)
		}))
		ended <- err
	}()
	<-first // from here on it is written down
	var want []haptic.Tick
	for i := range 1000 {
		device.frame.Pos.X = 0.01 * math.Sin(float64(i))
		want = append(want, loop.next())
	}
	cancel()
	if err := <-ended; err != nil || lost != 0 {
		t.Fatalf("%d ticks lost, %v", lost, err)
	}
	rows, err := csv.NewReader(strings.NewReader(out.String())).ReadAll()
	if err != nil || len(rows) != 1001 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	for i, row := range rows[1:] {
		x, _ := strconv.ParseFloat(row[3], 64)
		f, _ := strconv.ParseFloat(row[10], 64)
		debt, _ := strconv.ParseFloat(row[23], 64)
		if w := &want[i]; row[0] != strconv.FormatUint(w.Number, 10) || x != w.Device.Pos.X || f != w.Wrench.Force.X || debt != w.Debt || row[28] != "1" {
			t.Fatalf("row %v, want %+v", row, want[i])
		}
	}
	if _, err := loop.Log(context.Background(), writerFunc(func([]byte) (int, error) { return 0, errors.New("full") })); err == nil {
		t.Error("a disk that is full was not told of")
	}
}

type writerFunc func([]byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }
