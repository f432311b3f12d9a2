package scenes_test

import (
	"math"
	"testing"
)

// altered is a scene with some of its values changed: pairs of a path and a value.
func altered(t *testing.T, name string, changes ...string) watched {
	t.Helper()
	w := watch(t, name)
	for i := 0; i < len(changes); i += 2 {
		if err := w.Set(changes[i], changes[i+1]); err != nil {
			t.Fatal(err)
		}
	}
	return w
}

// The rope on the capstan holds fifteen times the weight at its other end, and goes down when its friction is 0.25: with that of the post 0.29 in all, for which the limit is
// e^{0.29·3π·R/(R + r)} = 12.
func TestCapstan(t *testing.T) {
	w := watch(t, "capstan")
	w.run(t, 0.5, func() {})
	small, large := w.probe("height of the small weight"), w.probe("height of the large weight")
	w.run(t, 0.5, func() {})
	if up, down := w.probe("height of the small weight")-small, large-w.probe("height of the large weight"); math.Abs(up) > 2e-4 || math.Abs(down) > 2e-4 {
		t.Errorf("within half a second the small weight goes up by %v m, the large one down by %v m; want less than 0.2 mm", up, down)
	}
	w = altered(t, "capstan", "surfaces.rope.dynamic", "0.25", "surfaces.rope.static", "0.25")
	w.run(t, 0.6, func() {})
	if z := w.probe("height of the large weight"); z > 0.55 {
		t.Errorf("with a friction of 0.29 the large weight is at %v m after 0.6 s, want it to go down", z)
	}
}

// The knot is drawn tight with 60 N, and its ends do not move from then on.
func TestKnot(t *testing.T) {
	w := watch(t, "knot")
	w.run(t, 4.5, func() {})
	start, end := w.probe("start of the rope"), w.probe("end of the rope")
	left, right := w.probe("force of the left hand"), w.probe("force of the right hand")
	if math.Abs(left-60) > 15 || math.Abs(left-right) > 0.1 {
		t.Errorf("the hands pull with %v N and %v N, want about 60 N, and the same", left, right)
	}
	w.run(t, 0.5, func() {})
	if a, b := w.probe("start of the rope")-start, w.probe("end of the rope")-end; math.Abs(a) > 2e-5 || math.Abs(b) > 2e-5 {
		t.Errorf("within half a second the ends go by %v m and %v m, want less than 0.02 mm", a, b)
	}
}

// The plug stays where the friction of the cable holds it, and goes down where it does not.
func TestCableOnTable(t *testing.T) {
	w := watch(t, "cable-on-table")
	energy := w.probe("energy")
	w.run(t, 1.5, func() {
		now := w.probe("energy")
		if now > energy+1e-5 {
			t.Fatalf("the energy rises from %v J to %v J at %v s", energy, now, w.World.Time())
		}
		energy = now
	})
	if z := w.probe("height of the plug"); math.Abs(z+0.13) > 0.01 {
		t.Errorf("the plug is at %v m, want about −0.13 m, where it came down to", z)
	}
	w = altered(t, "cable-on-table", "surfaces.cable.dynamic", "0.1", "surfaces.cable.static", "0.1")
	w.run(t, 1.5, func() {})
	if z := w.probe("height of the plug"); z > -0.3 {
		t.Errorf("with little friction the plug is at %v m, want it to go down", z)
	}
}

// The necklace stays on the hook: its top in the bend, all of it below, closed.
func TestHook(t *testing.T) {
	w := watch(t, "hook")
	w.run(t, 4, func() {
		if gap := w.probe("drift of the clasp"); gap > 5e-4 {
			t.Fatalf("the clasp is %v m open at %v s", gap, w.World.Time())
		}
	})
	if top, low := w.probe("bead at the top"), w.probe("lowest bead"); top < -0.03 || top > -0.01 || low > -0.25 {
		t.Errorf("the top is at %v m, the lowest bead at %v m; want the bend of the hook at −0.02 m, and one below −0.25 m", top, low)
	}
}
