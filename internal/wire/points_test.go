package wire

import (
	"reflect"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// A solid is shown as points of the frames that are asked for, with strains, stresses and pressures where there are some, and decoded to the same.
func TestPointsAndMeasures(t *testing.T) {
	shot := &world.Snapshot{Bodies: []world.BodyShot{
		{Frames: []spatial.Frame{someFrame(1), someFrame(2), someFrame(3), someFrame(4)}},
		{Frames: []spatial.Frame{someFrame(5)}},
	}}
	for _, with := range []struct{ strains, stresses, pressures []float64 }{
		{}, {strains: []float64{0, 0.25, 0.5}}, {[]float64{0, 0.25, 0.5}, []float64{4e6, 0, 1e6}, []float64{0, 2e3, 0}}, {stresses: []float64{4e6, -1, 1e6}}, {pressures: []float64{-1, 2e3, 0}},
	} {
		f := Frame{Shown: [][]int32{{0, 2, 3}}}
		f.Show(shot, []float64{1})
		if with.strains != nil {
			f.Bodies[0].SetStrains(with.strains)
		}
		if with.stresses != nil {
			f.Bodies[0].SetStresses(with.stresses)
		}
		if with.pressures != nil {
			f.Bodies[0].SetPressures(with.pressures)
		}
		data := f.Append(nil)
		if len(data) != f.Size() || len(data)%4 != 0 {
			t.Errorf("%d bytes, want %d, a multiple of 4", len(data), f.Size())
		}
		var got Frame
		if err := got.Decode(data); err != nil {
			t.Fatal(err)
		}
		body := got.Bodies[0]
		if len(body.Poses) != 3 || body.Poses[1] != (Pose{somePose(3)[0], somePose(3)[1], somePose(3)[2], 6: 1}) {
			t.Errorf("points are %v", body.Poses)
		}
		if with.strains != nil && !reflect.DeepEqual(body.Strain, Measure{0.5, []uint8{0, 128, 255}}) {
			t.Errorf("strains are %v", body.Strain)
		}
		if with.stresses != nil && !reflect.DeepEqual(body.Stress, Measure{4e6, []uint8{255, 0, 64}}) {
			t.Errorf("stresses are %v", body.Stress)
		}
		if with.pressures != nil && !reflect.DeepEqual(body.Pressure, Measure{2e3, []uint8{0, 255, 0}}) {
			t.Errorf("pressures are %v", body.Pressure)
		}
		if got.Bodies[1].Poses[0] != somePose(5) {
			t.Errorf("what follows is %v", got.Bodies[1].Poses)
		}
		for n := range data {
			if got.Decode(data[:n]) == nil {
				t.Fatalf("the first %d of %d bytes are taken for a frame", n, len(data))
			}
		}
	}
}
