package scenes_test

import (
	"math"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/scene"
)

// watched is a running scene and its probes.
type watched struct {
	*scene.Running
	probe func(name string) float64
}

func watch(t *testing.T, name string) watched {
	t.Helper()
	s := load(t, name)
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.World.Close)
	return watched{r, func(name string) float64 { return r.Probes()[slices.Index(s.Probes.Names(), name)].Read() }}
}

// run takes the scene on by a time [s], and looks after each step. No step may raise a flag.
func (w *watched) run(t *testing.T, seconds float64, look func()) {
	t.Helper()
	for range int(math.Round(seconds / w.Scene.Step)) {
		if report := w.World.Step(); report.Flags != 0 {
			t.Fatalf("at %v s: flags %v", report.Time, report.Flags)
		}
		look()
	}
}

// The stack stands, on a force that is its weight, and falls asleep.
func TestStack(t *testing.T) {
	w := watch(t, "stack")
	w.run(t, 1, func() {})
	if z := w.probe("height of the top"); math.Abs(z-0.95) > 1e-5 {
		t.Errorf("the top is at %v m, want 0.95 m within 0.01 mm", z)
	}
	if f := w.probe("force on the ground"); math.Abs(f+5*9.81) > 0.5 {
		t.Errorf("the ground bears %v N, want the weight, %v N", -f, 5*9.81)
	}
}

// Blocks begin to slide where the tangent of the tilt is their static friction.
func TestIncline(t *testing.T) {
	w := watch(t, "incline")
	starts := map[string]float64{}
	w.run(t, 10, func() {
		for _, name := range []string{"slick", "smooth", "plain", "rough", "gritty"} {
			// They are carried along with the plane, at 0.06 m/s; who slides is soon faster.
			if starts[name] == 0 && w.probe(name) > 0.1 {
				starts[name] = w.probe("tilt")
			}
		}
	})
	for i, name := range []string{"slick", "smooth", "plain", "rough", "gritty"} {
		want := math.Atan(0.2 + 0.1*float64(i))
		if got := starts[name]; got < want-1e-3 || got > want+0.03 { // half a second to get that fast, while the plane tilts at 0.062 rad/s
			t.Errorf("%s slides at %v rad, want %v rad", name, got, want)
		}
	}
}

// In the cradle the outer balls swing in turn, and the inner ones stay.
func TestCradle(t *testing.T) {
	w := watch(t, "cradle")
	first, last, middle := 0.0, 0.0, 0.0
	w.run(t, 0.6, func() {
		last, middle = math.Max(last, w.probe("last ball")), math.Max(middle, w.probe("middle ball"))
	})
	w.run(t, 0.6, func() {
		first, middle = math.Max(first, w.probe("first ball")), math.Max(middle, w.probe("middle ball"))
	})
	const bottom, rise = 0.08, 0.0517
	if last < bottom+0.95*rise || first < bottom+0.9*rise || middle > bottom+0.02*rise {
		t.Errorf("the last ball rises to %v m, then the first to %v m, the middle one to %v m; want %v m, %v m and %v m", last, first, middle, bottom+rise, bottom+rise, bottom)
	}
}

// The top leans less than 0.3 rad, though it would fall in a tenth of a second, and its axis goes round at the rate of a fast top: first its tip slides, then it rolls.
func TestSpinningTop(t *testing.T) {
	w := watch(t, "spinning-top")
	turned, before := 0.0, math.NaN()
	w.run(t, 3, func() {
		if lean := w.probe("lean"); lean > 0.3 {
			t.Fatalf("it leans by %v rad at %v s", lean, w.World.Time())
		}
		// Azimuth of the axis: of the stem, seen from the tip.
		angle := math.Atan2(w.probe("stem y")-w.probe("tip y"), w.probe("stem x")-w.probe("tip x"))
		if !math.IsNaN(before) {
			turned += math.Remainder(angle-before, 2*math.Pi)
		}
		before = angle
	})
	rolls, slides := precession(w.Scene)
	if rate := turned / 3; rate < rolls || rate > slides {
		t.Errorf("its axis goes round with %v rad/s, want %v to %v rad/s", rate, rolls, slides)
	}
}

// precession returns the rates of a fast top, from the parts of its shape. The table bears it under the centre of the ball, of radius r, that its tip is, so
// that the lever of its weight is l = h − r, with h the height of the centre of mass; sliding, it turns at m g l / (I ω). Rolling, the tip goes at ω r sin θ in a circle, and the force
// that this takes, times h, is against the weight: m g l / (ω (I + m r h)).
func precession(s *scene.Scene) (rolls, slides float64) {
	top := s.Bodies.Get("top").Rigid
	var volume, moment, inertia float64 // of a density of 1
	for _, p := range top.Shape.Compound {
		v, about := 0.0, 0.0
		centre := p.Position.Z
		switch {
		case p.Sphere != nil:
			r := p.Sphere.Radius
			v = 4.0 / 3 * math.Pi * r * r * r
			about = 0.4 * v * r * r
		case p.Cylinder != nil:
			r := p.Cylinder.Radius
			v = math.Pi * r * r * p.Cylinder.Length
			about = 0.5 * v * r * r
		case p.Cone != nil:
			r := p.Cone.Radius
			v = math.Pi * r * r * p.Cone.Height / 3
			about = 0.3 * v * r * r
			centre += p.Cone.Height / 4 // upside down: its base is above
		}
		volume, moment, inertia = volume+v, moment+v*centre, inertia+about
	}
	r, h := top.Shape.Compound[0].Sphere.Radius, moment/volume
	weight, spin := 9.81*volume*(h-r), top.Start.Spin.Norm()
	return weight / (spin * (inertia + volume*r*h)), weight / (spin * inertia)
}

// Gears turn as the numbers of their teeth are.
func TestGears(t *testing.T) {
	w := watch(t, "gears")
	w.run(t, 0.5, func() {}) // until all have begun
	var small, large, last float64
	const turn = 2 * math.Pi / 4 // of the small gear [s]
	w.run(t, turn, func() {
		small, large, last = small+w.probe("small gear"), large+w.probe("large gear"), last+w.probe("last gear")
	})
	// The backlash is 0.6 mm of a turn of 190 mm.
	if math.Abs(large/small+12.0/18) > 0.005 || math.Abs(last/small-1) > 0.007 {
		t.Errorf("over a turn of the small gear the large one turns %v, the last one %v; want −2/3 and 1", large/small, last/small)
	}
}

// Joints of the doll stay together and within their limits.
func TestRagDoll(t *testing.T) {
	w := watch(t, "rag-doll")
	w.run(t, 1.2, func() {
		if gap := w.probe("gap at the neck"); gap > 1e-3 {
			t.Fatalf("the neck is %v m apart at %v s", gap, w.World.Time())
		}
		for _, joint := range []string{"left knee", "right elbow"} {
			if a := w.probe(joint); a < -0.02 || a > 2.32 {
				t.Fatalf("%s is bent by %v rad at %v s, want 0 to 2.3", joint, a, w.World.Time())
			}
		}
	})
}

// The wave runs from domino to domino.
func TestDominoes(t *testing.T) {
	w := watch(t, "dominoes")
	w.run(t, 1.5, func() {})
	if a := w.probe("first domino"); a < 1 { // it leans on the next, which leans on the next
		t.Errorf("the first one leans by %v rad, want it to have fallen", a)
	}
	if a := w.probe("last domino"); a > 1e-3 {
		t.Errorf("the last one leans by %v rad already", a)
	}
}
