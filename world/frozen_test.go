package world

import (
	"encoding/binary"
	"errors"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// clock is a body that counts its steps: value.X is how many it has taken, and all its frames show it. It yields to a
// force by 0.1 m/N, and from step breaks on it is not finite.
type clock struct {
	value  spatial.Vec3
	force  spatial.Vec3 // [N]
	period float64      // [s]
	frames int
	more   int     // numbers in its state beside the value
	breaks float64 // 0 for never
}

func (c *clock) ClearLoads()                      { c.force = spatial.Vec3{} }
func (c *clock) Load(_ int, w spatial.Wrench)     { c.force = c.force.Add(w.Force) }
func (c *clock) Correct(float64) constraint.Flags { return 0 }
func (c *clock) Finite() bool                     { return c.value.Finite() }
func (c *clock) Pose(int) spatial.Frame {
	return spatial.Frame{Rot: spatial.Identity, Pos: c.value.AddScaled(0.1, c.force)}
}

func (c *clock) Predict(h float64) constraint.Flags {
	c.period = h
	c.value.X++
	if c.breaks > 0 && c.value.X >= c.breaks {
		c.value = spatial.V(math.NaN(), math.Inf(1), 0)
	}
	return 0
}

func (c *clock) Respond(_ int, impulse spatial.Wrench, at []int, dv []spatial.Twist) {
	for i := range at {
		dv[i] = spatial.Twist{Linear: impulse.Force.Scale(0.1 / (c.period * c.period))}
	}
}

func (c *clock) AppendState(b []byte) []byte {
	b = appendUint(b, uint64(c.more))
	b = append(b, make([]byte, 8*c.more)...)
	return appendFloat(appendFloat(appendFloat(b, c.value.X), c.value.Y), c.value.Z)
}

func (c *clock) RestoreState(b []byte) ([]byte, error) {
	if size := 8*c.more + 32; len(b) < size || binary.LittleEndian.Uint64(b) != uint64(c.more) {
		return nil, errors.New("clock: a state of another make")
	}
	in := reader{b[8+8*c.more:]}
	c.value = in.vec()
	return in.b, nil
}

func (c *clock) AppendFrames(dst []spatial.Frame) []spatial.Frame {
	for range c.frames {
		dst = append(dst, spatial.Frame{Rot: spatial.Identity, Pos: c.value})
	}
	return dst
}

// A body that is not finite any more goes back to the state before that step and stays there; it says so, and the others go on,
// those that are bonded to it too.
func TestADivergedBodyIsFrozen(t *testing.T) {
	w := newWorld(t, Config{})
	sick, friend := &clock{breaks: 5, frames: 1}, &clock{frames: 1}
	a, b := addBody(t, w, "sick", sick), addBody(t, w, "friend", friend)
	addBody(t, w, "other", newRod(t, bar(along, 11)))
	bond := addBond(t, w, constraint.Bond{A: anchor(a, 0), B: anchor(b, 0), Axes: constraint.Pinned, Linear: 2})
	for step := 1; step <= 10; step++ {
		report := w.Step()
		frozen := step >= 5
		for i := range report.Noticed {
			if got, want := report.Noticed[i]&constraint.Frozen != 0, i == a && frozen; got != want {
				t.Fatalf("step %d: body %d is frozen: %v, want %v", step, i, got, want)
			}
		}
		if got := report.Flags&constraint.Frozen != 0; got != frozen {
			t.Fatalf("step %d: the report says %v", step, report.Flags)
		}
		s := w.Snapshot()
		if got := s.Bodies[a].Flags&constraint.Frozen != 0; got != frozen || s.Flags&constraint.Frozen != report.Flags&constraint.Frozen {
			t.Fatalf("step %d: the snapshot says %v", step, s.Bodies[a].Flags)
		}
		if want := math.Min(float64(step), 4); s.Bodies[a].Frames[0].Pos.X != want {
			t.Fatalf("step %d: the sick body shows %v, want %v", step, s.Bodies[a].Frames[0].Pos.X, want)
		}
		s.Release()
		if friend.value.X != float64(step) {
			t.Fatalf("step %d: the other body is at %v", step, friend.value.X)
		}
	}
	// The bond is now one to something that does not give way, 6 m behind: 2 N/m in series with 10 N/m.
	near(t, "force on the other [N]", w.BondWrench(bond).Force.X, -6*2/(1+0.2), 1e-12)

	frozen := w.AppendState(nil)
	sick.breaks = 0
	w.Thaw(a)
	if report := w.Step(); report.Flags != 0 || sick.value.X != 5 {
		t.Errorf("thawed, it is at %v, and the report says %v", sick.value.X, report.Flags)
	}
	near(t, "force between them [N]", w.BondWrench(bond).Force.X, -6*2/(1+0.2+0.2), 1e-12)
	if err := w.RestoreState(frozen); err != nil {
		t.Fatal(err)
	}
	if report := w.Step(); report.Noticed[a]&constraint.Frozen == 0 || sick.value.X != 4 {
		t.Errorf("brought back, it is at %v, and the report says %v", sick.value.X, report.Noticed[a])
	}
}

// A body may get another make between steps, and its state another size: what it falls back to is then of that make.
func TestADivergedBodyMayHaveChangedItsMake(t *testing.T) {
	w := newWorld(t, Config{})
	b := &clock{frames: 1}
	i := addBody(t, w, "clock", b)
	w.Step()
	b.more, b.breaks = 3, 2
	report := w.Step()
	if report.Noticed[i]&constraint.Frozen == 0 || b.value.X != 1 {
		t.Errorf("it is at %v, and the report says %v", b.value.X, report.Noticed[i])
	}
}
