package world_test

import (
	"context"
	"math"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// thread is a soft thread of 0.3 m along +x, clamped at its start and, if asked, at its end.
func thread(t testing.TB, ends int) (*world.World, *rod.Rod) {
	t.Helper()
	holds := []rod.Hold{{At: 0}, {At: 1}}[:ends]
	r, err := rod.New(rod.Config{
		Curve: rod.Arc{Radius: 0.2, Angle: 1.5}, Nodes: 100, Section: rod.Section{Radius: 0.5e-3}, Young: 1e8, Density: 1000,
		Holds: holds, Gravity: spatial.V(0, 0, -9.81),
	})
	if err != nil {
		t.Fatal(err)
	}
	w, err := world.New(world.Config{Step: 0.01})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.AddBody("thread", r); err != nil {
		t.Fatal(err)
	}
	w.Step()
	return w, r
}

// A hand that pulls at the middle: the wrench that it feels is the coupling's stiffness times the gap, and points from the hand
// back to the body; the body is pulled towards the hand; letting go brings the old shape back.
func TestHandPulls(t *testing.T) {
	w, r := thread(t, 1)
	before := r.Frame(60)
	hand := before
	if err := w.Grab(7, world.Grip{Body: 0, Place: 60, Source: func() spatial.Frame { return hand }}); err != nil {
		t.Fatal(err)
	}
	for range 40 {
		hand.Pos = hand.Pos.Add(spatial.V(0, 0.001, 0.0005))
		w.Step()
	}
	for range 5 {
		w.Step()
	}
	s := w.Snapshot()
	defer s.Release()
	if len(s.Hands) != 1 {
		t.Fatalf("%d hands, want 1", len(s.Hands))
	}
	h := s.Hands[0]
	want := h.Proxy.Pos.Sub(h.Target.Pos).Scale(h.Linear)
	if d := h.Wrench.Force.Sub(want).Norm(); d > 1e-6*want.Norm() || want.Norm() == 0 {
		t.Errorf("force %v, want stiffness times gap, %v", h.Wrench.Force, want)
	}
	if moved := h.Proxy.Pos.Sub(before.Pos); moved.Dot(hand.Pos.Sub(before.Pos)) <= 0 {
		t.Errorf("the body moved by %v, the hand by %v", moved, hand.Pos.Sub(before.Pos))
	}
	w.Release(7)
	for range 3 {
		w.Step()
	}
	if d := r.Frame(60).Pos.Sub(before.Pos).Norm(); d > 1e-6 {
		t.Errorf("after letting go it is %v m from where it was", d)
	}
}

// The compliance of a snapshot is the local model: pushing the hand on by a little changes force and place as it says.
func TestHandCompliance(t *testing.T) {
	for _, ends := range []int{1, 2} { // a bond in the middle, and a hold taken over at the end
		w, _ := thread(t, ends)
		place := map[int]float64{1: 60, 2: 99}[ends]
		s := w.Snapshot()
		hand := s.Bodies[0].Frames[int(place)]
		s.Release()
		if err := w.Grab(0, world.Grip{Body: 0, Place: place, Source: func() spatial.Frame { return hand }}); err != nil {
			t.Fatal(err)
		}
		hand.Pos = hand.Pos.Add(spatial.V(-0.01, 0.02, 0.01))
		shot := func() world.HandShot {
			for range 10 {
				w.Step()
			}
			s := w.Snapshot()
			defer s.Release()
			return s.Hands[0]
		}
		a := shot()
		hand.Pos = hand.Pos.Add(spatial.V(1e-5, -2e-5, 1e-5))
		b := shot()
		force := b.Wrench.Force.Sub(a.Wrench.Force).Scale(-1) // on the body
		torque := b.Wrench.Torque.Sub(a.Wrench.Torque).Scale(-1)
		load := [6]float64{torque.X, torque.Y, torque.Z, force.X, force.Y, force.Z}
		var move [3]float64
		for i := range 3 {
			for j := range 6 {
				move[i] += a.Compliance[3+i][j] * load[j]
			}
		}
		got := b.Proxy.Pos.Sub(a.Proxy.Pos)
		want := spatial.V(move[0], move[1], move[2])
		if d := got.Sub(want).Norm(); d > 0.01*got.Norm() {
			t.Errorf("%d ends: the point moved by %v, its compliance says %v", ends, got, want)
		}
	}
}

// A hand takes over the end that a hold has: without a jump, with turning, and the end stays where it is let go.
func TestHandTakesAHold(t *testing.T) {
	w, r := thread(t, 2)
	tip, wrench := r.Frame(99), r.HoldWrench(1)
	hand := tip
	if err := w.Grab(0, world.Grip{Body: 0, Place: 97, Source: func() spatial.Frame { return hand }}); err != nil {
		t.Fatal(err)
	}
	w.Step()
	if d := r.Frame(99).Pos.Sub(tip.Pos).Norm(); d > 1e-6 {
		t.Errorf("gripping it moved it by %v m", d)
	}
	if d := r.HoldWrench(1).Force.Sub(wrench.Force).Norm(); d > 1e-4*wrench.Force.Norm() {
		t.Errorf("gripping it changed the force by %v N of %v", d, wrench.Force.Norm())
	}
	for range 100 {
		hand.Pos = hand.Pos.Add(spatial.V(-0.0005, 0.0003, 0.0002))
		hand.Rot = hand.Rot.Mul(spatial.AxisAngle(spatial.V(0, 0, 1), 0.02))
		w.Step()
	}
	turned := r.HoldPose(1)
	if !w.Taken(0, 1) || w.Taken(0, 0) {
		t.Error("the hand took over another hold")
	}
	w.Release(0)
	for range 20 {
		w.Step()
	}
	left := r.HoldPose(1)
	if d := left.Pos.Sub(turned.Pos).Norm(); d > 1e-7 {
		t.Errorf("let go, it moved by %v m", d)
	}
	if a := left.Rot.Conj().Mul(turned.Rot).Log().Norm(); a > 1e-6 {
		t.Errorf("let go, it turned by %v rad", a)
	}
}

func TestBadGrips(t *testing.T) {
	w, _ := thread(t, 1)
	here := func() spatial.Frame { return spatial.AtOrigin }
	for name, g := range map[string]world.Grip{
		"no such body":    {Body: 3, Source: here},
		"place":           {Place: math.NaN(), Source: here},
		"no source":       {Place: 1},
		"negative spring": {Place: 1, Linear: -1, Source: here},
	} {
		if err := w.Grab(0, g); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	w.Release(99)
	w.Turn(99, true)
	// A device that sends nonsense does not move the hand.
	nonsense := func() spatial.Frame { return spatial.Frame{Pos: spatial.V(math.NaN(), 0, 0)} }
	if err := w.Grab(1, world.Grip{Place: 50, Source: nonsense}); err != nil {
		t.Fatal(err)
	}
	for range 5 {
		if f := w.Step().Flags; f&constraint.Frozen != 0 {
			t.Fatal(f)
		}
	}
}

// Live keeps the clock, pauses, steps singly, runs calls between steps and ends with its context.
func TestLive(t *testing.T) {
	w, _ := thread(t, 1)
	l := world.NewLive(w)
	ctx, cancel := context.WithCancel(context.Background())
	go l.Run(ctx)
	time.Sleep(300 * time.Millisecond)
	var at float64
	if !l.Do(func(w *world.World) { at = w.Time() }) {
		t.Fatal("Do did not run")
	}
	if at < 0.15 || at > 0.6 { // 0.3 s on a machine that may be busy
		t.Errorf("after 0.3 s the world is at %v s", at)
	}
	l.Pause(true)
	l.Do(func(w *world.World) { at = w.Time() })
	l.StepOnce()
	time.Sleep(100 * time.Millisecond)
	var then float64
	l.Do(func(w *world.World) { then = w.Time() })
	if math.Abs(then-at-0.01) > 1e-9 {
		t.Errorf("one step took it from %v to %v s", at, then)
	}
	cancel()
	deadline := time.After(2 * time.Second)
	for l.Do(func(*world.World) {}) {
		select {
		case <-deadline:
			t.Fatal("Live did not stop")
		default:
		}
	}
}
