package scenes_test

import (
	"math"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
)

// through runs a scene for some seconds without a flag, and calls look after each step. It returns how to read its probes.
func through(t *testing.T, name string, seconds float64, look func(r *scene.Running, at float64)) func(probe string) float64 {
	t.Helper()
	s := load(t, name)
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.World.Close)
	for range int(math.Round(seconds / s.Step)) {
		report := r.World.Step()
		if report.Flags != 0 {
			t.Fatalf("at %v s: %v", report.Time, report.Flags)
		}
		if look != nil {
			look(r, report.Time)
		}
	}
	return func(probe string) float64 {
		t.Helper()
		i := slices.IndexFunc(r.Probes(), func(p scene.Reading) bool { return p.Name == probe })
		if i < 0 {
			t.Fatalf("no probe %q", probe)
		}
		return r.Probes()[i].Read()
	}
}

func TestGreenBodiesAreInTheGallery(t *testing.T) {
	for _, name := range []string{"finger", "finger-on-edge", "soft-grasp", "two-zone-bar", "caterpillar", "kidney"} {
		if !slices.Contains(scenes.Names(), name) {
			t.Errorf("there is no scene %q", name)
		}
	}
}

// The bed of the kidney holds what the tool presses with.
func TestKidney(t *testing.T) {
	read := through(t, "kidney", 2, nil)
	if tool, bed := read("force of the tool"), read("force on the bed"); !(tool > 0.2) || math.Abs(tool-bed) > 1e-6*tool {
		t.Errorf("the tool presses with %v N, the bed holds with %v N", tool, bed)
	}
}

// On the edge the finger is touched along a line, at more than a few points, and lets go again.
func TestFingerOnEdge(t *testing.T) {
	most, points := 0.0, 0
	read := through(t, "finger-on-edge", 6, func(r *scene.Running, at float64) {
		body := r.Green("finger")
		most, points = math.Max(most, body.Wrench(body.Base().Pos).Force.Norm()), max(points, body.Pressed())
	})
	if !(most > 2 && most < 20) || points < 8 {
		t.Errorf("up to %v N at %d points, want some newtons at eight or more", most, points)
	}
	if left := read("force on the block"); left != 0 {
		t.Errorf("at the end %v N, want none", left)
	}
}

// The egg is in the air, does not slip, and the wrist bears what it weighs.
func TestSoftGrasp(t *testing.T) {
	weight := 0.0 // what the cup bears before the hand comes
	read := through(t, "soft-grasp", 7, func(r *scene.Running, at float64) {
		if math.Abs(at-0.8) < 1e-6 {
			shot := r.World.Snapshot()
			defer shot.Release()
			for _, c := range shot.Contacts {
				weight += math.Abs(c.Force.Z)
			}
		}
	})
	if h := read("height of the egg"); !(h > 0.15) {
		t.Fatalf("the egg is at %v m", h)
	}
	if got := -read("weight on the wrist"); math.Abs(got-weight) > 0.01*weight {
		t.Errorf("the wrist bears %v N, the egg weighs %v N", got, weight)
	}
	if slip := read("slip"); slip > 1e-4 {
		t.Errorf("the egg has slipped by %v m", slip)
	}
	if area := read("contact area of the thumb"); !(area > 2e-5) {
		t.Errorf("the thumb touches it on %v m², want an area", area)
	}
}

// Bent by half a radian to the shape of a circle, the bar holds against it with EIθ/L. Linear elements, n across, are too stiff in bending by some 2/n², here an eighth; twice that is allowed, for
// zones that are linear in their frames and for ends that are clamped.
func TestTwoZoneBar(t *testing.T) {
	read := through(t, "two-zone-bar", 2, nil)
	const want = 5e4 * 0.04 * 0.04 * 0.04 * 0.04 / 12 * 0.5 / 0.16
	if got := read("torque at the base"); math.Abs(got-want) > 0.25*want {
		t.Errorf("torque at the base %v N m, want about %v N m", got, want)
	}
}

// Half a circle: what holds the two ends is a torque and hardly a force, and the middle is where the circle is lowest.
func TestCaterpillar(t *testing.T) {
	read := through(t, "caterpillar", 5, nil)
	radius := 0.4 / math.Pi
	if got, want := read("middle"), 0.05-radius; math.Abs(got-want) > 0.05*radius {
		t.Errorf("the middle is at a height of %v m, want %v m", got, want)
	}
}
