package scenes_test

import (
	"math"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
)

func TestSolidsAreInTheGallery(t *testing.T) {
	for _, name := range []string{"twist-cylinder", "twist-two-hands", "dragon", "towel-bar", "organ", "suture-in-tissue", "jelly-stack", "six-motions"} {
		if !slices.Contains(scenes.Names(), name) {
			t.Errorf("there is no scene %q", name)
		}
	}
}

// The cylinder of the thesis: sections turn in proportion to their height, and the torque of the hand is that of the ground. The hand holds only a ring, so that the middle lags behind it at
// the end, and so few tetrahedra are stiffer than the cylinder that they stand for.
func TestTwistCylinder(t *testing.T) {
	w := watch(t, "twist-cylinder")
	w.run(t, 6, func() {})
	quarter, middle, threeQuarters := w.probe("angle at a quarter"), w.probe("angle at the middle"), w.probe("angle at three quarters")
	if math.Abs(middle-(quarter+threeQuarters)/2) > 0.02*middle || math.Abs(quarter-middle/2) > 0.06*middle {
		t.Errorf("sections are turned by %v, %v, %v rad, want them on a line through 0", quarter, middle, threeQuarters)
	}
	hand, ground := w.probe("torque of the hand"), w.probe("torque of the ground")
	if math.Abs(hand+ground) > 0.01*hand {
		t.Errorf("the hand exerts %v N m, the ground %v", hand, ground)
	}
	const shear, polar = 1e6 / 2.8, math.Pi / 2
	rate := (threeQuarters - quarter) / 5 // [rad/m]
	if over := hand / (shear * polar * rate); over < 1 || over > 1.4 {
		t.Errorf("the torque is %v of G J dθ/dz", over)
	}
}

// Two hands feel opposite torques and pulls, and carry the weight together.
func TestTwistTwoHands(t *testing.T) {
	w := watch(t, "twist-two-hands")
	w.run(t, 4, func() {})
	left, right := w.probe("torque of the left"), w.probe("torque of the right")
	if !(right > 0.1) || math.Abs(left+right) > 0.02*right {
		t.Errorf("torques %v and %v N m", left, right)
	}
	weight := 900 * 9.81 * volume(t, w.Running, "cylinder")
	if both := w.probe("weight on the left") + w.probe("weight on the right"); math.Abs(both-weight) > 0.02*weight {
		t.Errorf("they carry %v N of %v", both, weight)
	}
}

// volume of a solid at rest [m³].
func volume(t *testing.T, r *scene.Running, body string) float64 {
	t.Helper()
	return r.Solid(body).Config().Mesh.TotalVolume()
}

// Each of the six motions is felt along its own axis, and what it returns from is not felt any more.
func TestSixMotions(t *testing.T) {
	s := load(t, "six-motions")
	if err := s.Set("step", "0.1"); err != nil { // slow motions: long steps do
		t.Fatal(err)
	}
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.World.Close)
	w := watched{r, func(name string) float64 { return r.Probes()[slices.Index(s.Probes.Names(), name)].Read() }}
	for i, own := range []string{"torque x", "force x", "force z", "torque z", "torque y", "force y"} {
		w.run(t, 10, func() {})
		kind := own[:len(own)-2]
		felt := math.Abs(w.probe(own))
		for _, axis := range []string{" x", " y", " z"} {
			if kind+axis == "force z" {
				continue // a beam whose end is pushed aside and not let nearer is pulled longer
			}
			if other := math.Abs(w.probe(kind + axis)); kind+axis != own && other > 0.1*felt {
				t.Errorf("motion %d: %v of %s, %v of %s", i, felt, own, other, kind+axis)
			}
		}
		w.run(t, 10, func() {})
		if rest := math.Abs(w.probe(own)); rest > 0.02*felt {
			t.Errorf("motion %d: %v of %s is left of %v", i, rest, own, felt)
		}
	}
}

// A bar that two hands wring: they feel opposite torques, and what is left of the middle turns to one side as what is right of it to the other. Let go, it is what it was.
func TestTowelBar(t *testing.T) {
	w := watch(t, "towel-bar")
	w.run(t, 7.5, func() {})
	left, right := w.probe("torque of the left"), w.probe("torque of the right")
	if !(right > 0.3) || math.Abs(left+right) > 0.01*right { // at rest: nothing else turns it
		t.Errorf("torques %v and %v N m", left, right)
	}
	quarter, threeQuarters := w.probe("angle at a quarter"), w.probe("angle at three quarters")
	if want := math.Pi * 0.625; math.Abs(threeQuarters-want) > 0.15*want || math.Abs(quarter+threeQuarters) > 0.01*threeQuarters { // the hands hold it near its ends, not at them: 0.25 of 0.4 m is 0.28 of the rest
		t.Errorf("sections are turned by %v and %v rad, want about %v and the opposite", quarter, threeQuarters, want)
	}
	rest := volume(t, w.Running, "bar")
	if v := w.probe("volume"); math.Abs(v-rest) > 0.1*rest {
		t.Errorf("its volume is %v m³, at rest %v", v, rest)
	}
	w.run(t, 1.5, func() {})
	if strain, v := w.probe("largest strain"), w.probe("volume"); strain > 0.05 || math.Abs(v-rest) > 0.01*rest {
		t.Errorf("let go, its largest strain is %v and its volume %v m³, at rest %v", strain, v, rest)
	}
}

// The hand takes the dragon by the neck alone, and lets it go at its time; hand and feet carry its weight.
func TestDragon(t *testing.T) {
	w := watch(t, "dragon")
	w.run(t, 0.6, func() {})
	c := w.Clamps()[0]
	if c.Held() == 0 {
		t.Fatal("it holds nothing")
	}
	const half = 0.045 * math.Sqrt2 // diagonal of the plane, which is 0.09 m wide, and an edge of the mesh
	for _, n := range c.Nodes() {
		if at, _ := w.Solid("dragon").Node(int(n)); at.Sub(c.Frame().Pos).Norm() > half+0.04 {
			t.Errorf("it holds a node at %v, %v m from its middle", at, at.Sub(c.Frame().Pos).Norm())
		}
	}
}

// The plate carries the weight of both jellies once they rest.
func TestJellyStack(t *testing.T) {
	w := watch(t, "jelly-stack")
	w.run(t, 2, func() {})
	weight := 9810 * (volume(t, w.Running, "low") + volume(t, w.Running, "middle"))
	if on := -w.probe("weight on the plate"); math.Abs(on-weight) > 0.01*weight {
		t.Errorf("the plate carries %v N, want %v", on, weight)
	}
}
