package scenes_test

import (
	"math"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/scenes"
)

func TestSoftThingsAreInTheGallery(t *testing.T) {
	for _, name := range []string{"furry-jelly", "squeezed-ring"} {
		if !slices.Contains(scenes.Names(), name) {
			t.Errorf("there is no scene %q", name)
		}
	}
}

// The tissue holds the thread with what the hand pulls with, but for the weight of the thread, 0.4 mN; it rises, and is strained by less than half.
func TestSutureInTissue(t *testing.T) {
	w := watch(t, "suture-in-tissue")
	w.run(t, 4, func() {})
	hand, tissue := w.probe("pull of the hand"), w.probe("force of the tissue")
	const weight = 1300 * math.Pi * 0.0003 * 0.0003 * 0.11 * 9.81
	if !(hand > 0.2) || math.Abs(hand-tissue) > weight+1e-3*hand {
		t.Errorf("the hand pulls with %v N, the tissue with %v", hand, tissue)
	}
	if z := w.probe("rise at the stitch"); z < 0.01 || z > 0.014 {
		t.Errorf("the tissue has risen to %v m", z)
	}
	if strain := w.probe("largest strain"); strain > 0.5 {
		t.Errorf("the largest strain is %v", strain)
	}
}

// The plate carries jelly and fur, whichever of them touches it, but for what still swings after four seconds.
func TestFurryJelly(t *testing.T) {
	w := watch(t, "furry-jelly")
	w.run(t, 4, func() {})
	weight := 9.81 * (1000*volume(t, w.Running, "jelly") + w.Running.Chain("fur").Mass())
	if on := -w.probe("weight on the plate"); math.Abs(on-weight) > 1e-3*weight {
		t.Errorf("the plate carries %v N, want %v", on, weight)
	}
}

// Pressed together, the ring touches itself, and does not pass through itself: the inner sides of its upper and lower half stay two skins apart, but for the skin. Let go, it is a ring again.
func TestSqueezedRing(t *testing.T) {
	w := watch(t, "squeezed-ring")
	ring, self := w.Solid("ring"), 0
	number := slices.Index(w.Scene.Bodies.Names(), "ring")
	w.run(t, 4, func() {})
	for _, c := range w.World.Snapshot().Contacts {
		if c.A == number && c.B == number {
			self++
		}
	}
	if self == 0 {
		t.Error("it does not touch itself")
	}
	low, high := math.Inf(1), math.Inf(-1) // of the upper half's inner side, and of the lower half's
	for i, rest := range ring.Config().Mesh.Nodes {
		if p, _ := ring.Node(i); math.Hypot(rest.X, rest.Y) < 0.0141 && math.Abs(rest.X) < 1e-3 {
			if rest.Y > 0 {
				low = math.Min(low, p.Z)
			} else {
				high = math.Max(high, p.Z)
			}
		}
	}
	if low-high < 0.0015 {
		t.Errorf("its inner sides are %v m apart, want two skins of 1.5 mm within one", low-high)
	}
	w.run(t, 2, func() {})
	if strain := w.probe("largest strain"); strain > 0.3 {
		t.Errorf("let go, its largest strain is %v", strain)
	}
}
