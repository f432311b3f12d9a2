package wire

import (
	"math"
	"reflect"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

func someFrame(x float64) spatial.Frame {
	return spatial.Frame{Pos: spatial.V(x, -2*x, math.Pi*x), Rot: spatial.Quat{W: 0.1, X: -0.5, Y: 0.7, Z: 0.5}}
}

func somePose(x float64) Pose {
	return Pose{float32(x), float32(-2 * x), float32(math.Pi * x), -0.5, 0.7, 0.5, 0.1}
}

func TestShowThenEncodeThenDecode(t *testing.T) {
	pull := spatial.Wrench{Torque: spatial.V(1e-4, 2e-4, -3e-4), Force: spatial.V(0.1, 0.2, -0.3)}
	s := &world.Snapshot{
		Step: 1 << 40, Time: 12.345678901234,
		Bodies: []world.BodyShot{
			{Frames: []spatial.Frame{someFrame(0.1), someFrame(0.2), someFrame(0.3)}, Flags: constraint.Taut},
			{Frames: []spatial.Frame{someFrame(7)}},
		},
		Holds: []world.HoldShot{{Body: 0, Index: 2, Target: someFrame(0.31), Wrench: pull, Gap: spatial.Twist{Linear: spatial.V(0.003, 0, 0.004)}}},
		Hands: []world.HandShot{{Hand: 3, Body: 1, Place: 1.25, Target: someFrame(0.5), Proxy: someFrame(0.4), Wrench: pull}},
	}
	felt := Wrench{1e-4, 2e-4, -3e-4, 0.1, 0.2, -0.3}
	want := Frame{
		Step: 1 << 40, Time: 12.345678901234,
		Bodies: []Body{{Flags: uint32(constraint.Taut), Poses: []Pose{somePose(0.1), somePose(0.2), somePose(0.3)}}, {Poses: []Pose{somePose(7)}}},
		Holds:  []Hold{{0, 2, somePose(0.31), felt, 0.005}},
		Hands:  []Hand{{3, false, 1, 1.25, somePose(0.5), somePose(0.4), felt}},
		Probes: []float32{1.5, float32(math.Inf(1))},
	}
	probes := []float64{1.5, math.Inf(1)}
	var shown, decoded Frame
	shown.Show(s, probes)
	if !reflect.DeepEqual(shown, want) {
		t.Errorf("shown %+v, want %+v", shown, want)
	}
	if err := decoded.Decode(shown.Append(nil)); err != nil || !reflect.DeepEqual(decoded, want) {
		t.Errorf("decoded %+v (%v), want %+v", decoded, err, want)
	}
	if n := testing.AllocsPerRun(100, func() { shown.Show(s, probes) }); n != 0 {
		t.Errorf("%v allocations once warm, want none", n)
	}
}
