package scenes_test

import (
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// inHead returns how many joints of the hair of a scene, from the second of a strand on, are more than a depth [m] below the skull, a head of
// 0.19 m above its middle, and how many there are above it.
func (w *watched) inHead(depth float64) (in, all int) {
	const half = 0.095
	parents := w.Shape("hair").Parents
	s := w.World.Snapshot()
	defer s.Release()
	var head spatial.Frame
	var hair []spatial.Frame
	for i := range s.Bodies {
		switch s.Bodies[i].Name {
		case "head":
			head = s.Bodies[i].Frames[0]
		case "hair":
			hair = s.Bodies[i].Frames
		}
	}
	for i, f := range hair {
		p := head.Local(f.Pos)
		if parents[i] < 0 || parents[parents[i]] < 0 || p.Z < 0 {
			continue
		}
		all++
		if spatial.V(p.X, p.Y/(0.8*(1-0.08*p.X/half)), p.Z/0.95).Norm() < half-depth {
			in++
		}
	}
	return in, all
}

// Long hair stays out of the head that shakes it.
func TestLongHairStaysOutOfTheHead(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	w := watch(t, "long-hair")
	worst := 0
	w.run(t, 2.2, func() {
		in, _ := w.inHead(0.003)
		worst = max(worst, in)
	})
	if in, all := w.inHead(0.003); worst > all/50 || in > all/100 {
		t.Errorf("%d of %d joints are in the head, and %d were at a time", in, all, worst)
	}
}

// Hair that was combed up falls over the head and comes to lie on it.
func TestHairOnHead(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	w := watch(t, "hair-on-head")
	w.run(t, 2.5, func() {})
	if in, all := w.inHead(0.003); in > all/100 {
		t.Errorf("%d of %d joints are in the head", in, all)
	}
	if z := w.probe("height of a tip"); z > 1.5 {
		t.Errorf("a tip is still at %v m", z)
	}
}
