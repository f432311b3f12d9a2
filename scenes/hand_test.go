package scenes_test

import (
	"math"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
	"github.com/tendril-sim/tendril/spatial"
)

const mostSlip = 5e-5 // of what a hand holds for seconds [m]

func TestHandsAreInTheGallery(t *testing.T) {
	for _, name := range []string{"grasp-box", "grasp-frame", "grasp-mug", "peg-in-hole"} {
		if !slices.Contains(scenes.Names(), name) {
			t.Errorf("there is no scene %q", name)
		}
	}
}

// felt is what all fingers and palms of a scene feel together [N]: of what they hold, its weight.
func (w *watched) felt() (sum spatial.Vec3) {
	for _, g := range w.Gloves() {
		f := g.Feel()
		for _, finger := range f.FingerForce {
			sum = sum.Add(finger)
		}
		sum = sum.Add(f.PalmForce)
	}
	return sum
}

// The box is lifted by three fingers and held for ten seconds without a slip. What the fingers feel is its weight, and nothing else.
func TestGraspBox(t *testing.T) {
	w := watch(t, "grasp-box")
	w.run(t, 4, func() {})
	weight := spatial.V(0, 0, -9.81)
	w.run(t, 10, func() {
		if d := w.felt().Sub(weight).Norm(); d > 1e-3*9.81 {
			t.Fatalf("at %v s the hand feels %v N, want the weight of the box, %v N", w.World.Time(), w.felt(), weight)
		}
	})
	if z := w.probe("height of the box"); z < 0.04+0.18 {
		t.Errorf("the box is at %v m, want it lifted by 0.2 m or little less", z)
	}
	if d := w.probe("slip"); d > mostSlip {
		t.Errorf("it slipped by %v m", d)
	}
	for _, finger := range []string{"thumb", "index finger", "middle finger"} {
		if f := w.probe(finger); f < 5 {
			t.Errorf("the %s holds with %v N only", finger, f)
		}
	}
	if f := w.probe("ring finger"); f > 1e-6 {
		t.Errorf("the ring finger touches nothing, and feels %v N", f)
	}
}

// A hand cannot hold what is as slippery as ice, however long it tries.
func TestGraspBoxSlips(t *testing.T) {
	s := load(t, "grasp-box")
	if err := s.Set("surfaces.card.static", "0.005"); err != nil {
		t.Fatal(err)
	}
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	defer r.World.Close()
	for range 4000 {
		if report := r.World.Step(); report.Flags != 0 {
			t.Fatalf("at %v s: flags %v", report.Time, report.Flags)
		}
	}
	if z := r.Probes()[0].Read(); z > 0.1 {
		t.Errorf("the box is at %v m, want it left on the table", z)
	}
}

// The mug is lifted by 20 cm with all fingers around it, and held for ten seconds.
func TestGraspMug(t *testing.T) {
	w := watch(t, "grasp-mug")
	w.run(t, 4.5, func() {})
	lowest := math.Inf(1)
	w.run(t, 10, func() { lowest = min(lowest, w.probe("height of the mug")) })
	if lowest < 0.2 {
		t.Errorf("the mug was at %v m, want 0.2 m or more all the time", lowest)
	}
	if d := w.probe("slip"); d > mostSlip {
		t.Errorf("it slipped by %v m", d)
	}
	if a := w.probe("tilt of the mug"); a > 0.15 {
		t.Errorf("it leans by %v rad: what was in it is on the table", a)
	}
	for _, finger := range []string{"thumb", "index finger", "middle finger", "ring finger", "little finger"} {
		if f := w.probe(finger); f < 0.1 {
			t.Errorf("the %s feels %v N", finger, f)
		}
	}
	if f, weight := w.felt().Norm(), -w.probe("weight on the wrist"); math.Abs(f-weight) > 1e-3*weight {
		t.Errorf("fingers feel %v N, the wrist %v N", f, weight)
	}
}

// Two hands share the weight of the frame, also while they turn it, and it follows them.
func TestGraspFrame(t *testing.T) {
	w := watch(t, "grasp-frame")
	sum := func() float64 { return -w.probe("weight on the right wrist") - w.probe("weight on the left wrist") }
	w.run(t, 5.5, func() {})
	if a := w.probe("lean of the frame"); math.Abs(a-0.25) > 0.02 {
		t.Errorf("hands turned by 0.25 rad turned the frame by %v rad", a)
	}
	most, least := 0.0, math.Inf(1)
	w.run(t, 3, func() {
		f := -w.probe("weight on the right wrist")
		most, least = max(most, f), min(least, f)
	})
	w.run(t, 3.5, func() {})
	weight := 9.81 * 0.654 // four bars of beech, with round edges
	if f := sum(); math.Abs(f-weight) > 0.01*weight {
		t.Errorf("together they carry %v N, want %v N", f, weight)
	}
	if f := w.probe("weight on the right wrist"); math.Abs(-f-weight/2) > 0.1*weight {
		t.Errorf("the right hand carries %v N, want half of it", -f)
	}
	if most-least < 0.2*weight {
		t.Errorf("turned, the right hand carries %v N to %v N: want the load to go from hand to hand", least, most)
	}
	for _, side := range []string{"right", "left"} {
		if d := w.probe("slip in the " + side + " hand"); d > mostSlip {
			t.Errorf("it slipped by %v m in the %s hand", d, side)
		}
	}
}

// The peg, which is brought 2 mm beside the hole and crooked, goes down to the table within the hole, and stays there when the hand leaves.
func TestPegInHole(t *testing.T) {
	w := watch(t, "peg-in-hole")
	shot := func() spatial.Frame {
		i, _ := w.World.BodyNamed("peg")
		s := w.World.Snapshot()
		defer s.Release()
		return s.Bodies[i].Frames[0]
	}
	hole := w.Scene.Bodies.Get("fixture").Rigid.Frame.Position
	touched := 0.0
	w.run(t, 12, func() {
		touched = max(touched, w.probe("force on the fixture"))
		f := shot()
		bottom := f.Point(spatial.V(0, 0, -0.055))
		off := math.Hypot(bottom.X-hole.X, bottom.Y-hole.Y)
		if inside := bottom.Z < 0.045; inside && w.World.Time() > 5 && off > 0.8e-3 { // 0.5 mm to the flats of the hole, a little more to its corners
			t.Fatalf("at %v s the peg is %v m beside the hole, in its wall", w.World.Time(), off)
		}
	})
	if touched < 0.1 {
		t.Errorf("the fixture felt %v N: want the hole to have pushed the peg aside", touched)
	}
	if z := w.probe("depth of the peg"); math.Abs(z) > 2e-4 {
		t.Errorf("the peg ends %v m above the table", z)
	}
	if a := w.probe("tilt of the peg"); a > 0.01 {
		t.Errorf("it leans by %v rad", a)
	}
	if palm := w.Gloves()[0].Bodies()[hand.Palm].Frame().Pos; palm.Z < 0.2 {
		t.Errorf("the hand is at %v: want it gone", palm)
	}
}

// Whoever takes the hand from its script finds it where it was, holding what it held.
func TestTakeTheMugFromTheScript(t *testing.T) {
	w := watch(t, "grasp-mug")
	w.run(t, 4.5, func() {})
	g := w.Gloves()[0]
	wrist, _ := g.Asked()
	ask := scene.Ask{Wrist: wrist, Grasp: g.Grasp()}
	before := w.probe("height of the mug")
	g.Take(func() scene.Ask { return ask })
	w.run(t, 0.5, func() {})
	if z := w.probe("height of the mug"); math.Abs(z-before) > 1e-4 || g.Scripted() {
		t.Errorf("the mug moved by %v m when the hand was taken", z-before)
	}
	ask.Wrist.Pos = ask.Wrist.Pos.Add(spatial.V(0.1, 0, 0.05)) // at once, as a mouse may
	w.run(t, 1, func() {})
	if z := w.probe("height of the mug"); math.Abs(z-before-0.05) > 2e-3 {
		t.Errorf("the hand went up by 5 cm, the mug by %v m", z-before)
	}
	ask.Grasp.Closure = 0
	w.run(t, 1, func() {})
	if z := w.probe("height of the mug"); z > 0.1 {
		t.Errorf("the open hand has the mug at %v m", z)
	}
}
