package scene_test

import (
	"math"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/scene"
)

// wallScene has a device whose hand is led from x = -20 mm to 12 mm, and a wall whose surface the tip meets at 0.
const wallScene = `
title: wall
step: 0.001
gravity: [0, 0, 0]
touch: {pause: 0}
bodies:
  wall: {rigid: {motion: static, shape: {box: {size: [0.02, 0.2, 0.2]}}, frame: {position: [0.02, 0, 0]}}}
  tip: {rigid: {shape: {sphere: {radius: 0.01}}, mass: 0.02, frame: {position: [-0.02, 0, 0]}}}
paths:
  hand: {keys: [{time: 0, position: [-0.02, 0, 0]}, {time: 1, position: [0.012, 0, 0]}]}
devices:
  stylus: {body: tip, path: hand, linear: 3000, linear_damping: 2, preset: omega.3}
`

func stylusOf(t *testing.T, text string) (*scene.Running, *scene.Stylus) {
	t.Helper()
	s, err := scene.Load("wall.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.World.Close)
	return r, r.Styli()[0]
}

// In the air the hand feels next to nothing, though it drags 20 g along; at the wall the springs of hand and coupling share what is left of
// the way.
func TestDeviceFeelsAWall(t *testing.T) {
	r, s := stylusOf(t, wallScene)
	free := 0.0
	for r.World.Time() < 0.5 {
		r.World.Step()
		free = math.Max(free, s.Latest().Wrench.Force.Norm())
	}
	// The hand speeds up by no more than 6·32 mm/s²: 4 mN. Where the device is told to be is off by a count of its encoders, and so is how far the
	// tip goes on to move: 30 mN each, for a tick.
	if free > 0.064 {
		t.Errorf("%v N in the air", free)
	}
	for r.World.Time() < 2.5 {
		r.World.Step()
	}
	got, deep := s.Latest().Wrench.Force, s.Frame().Pos.X
	want := 300. * 3000 / (300 + 3000) * 0.012
	if rest := 0.1; math.Abs(-got.X-want) > rest+3000*10e-6 { // friction of the device, and a count
		t.Errorf("force %v N, want %v", got, -want)
	}
	if math.Abs(deep-want/3000) > 0.1/3000+20e-6 {
		t.Errorf("the stylus is %v m in the wall, want %v", deep, want/3000)
	}
	if e := s.Latest(); e.Energy < 0 || e.Debt > 1e-5 {
		t.Errorf("energy %v J, debt %v J", e.Energy, e.Debt)
	}
}

// A device keeps within its limits whatever is asked of it, and says so to who looks.
func TestDeviceKeepsItsLimits(t *testing.T) {
	r, s := stylusOf(t, strings.Replace(wallScene, "preset: omega.3", "preset: touch, grasp: 20, push: [50, 0, 0]", 1))
	most, jump, before := 0.0, 0.0, 0.0
	for r.World.Time() < 1.5 {
		r.World.Step()
		f := s.Latest().Wrench.Force
		most, jump, before = math.Max(most, f.Norm()), math.Max(jump, math.Abs(f.X-before)), f.X
	}
	if most > 3.3*(1+1e-12) || most < 3.2 || jump > 0.33*(1+1e-9) {
		t.Errorf("largest force %v N, largest change %v N; want 3.3 and at most 0.33", most, jump)
	}
}

// Parameters of a device can be changed while it is felt, without a jump.
func TestDeviceIsRetuned(t *testing.T) {
	r, s := stylusOf(t, wallScene)
	for r.World.Time() < 1.5 {
		r.World.Step()
	}
	before := s.Latest().Wrench.Force.X
	for _, set := range []string{"devices.stylus.linear=1500", "devices.stylus.passive=false", "devices.stylus.push[0]=2"} {
		path, value, _ := strings.Cut(set, "=")
		if err := r.Set(path, value); err != nil {
			t.Fatal(err)
		}
		r.World.Step()
	}
	for range 1000 {
		r.World.Step()
	}
	if after := s.Latest().Wrench.Force.X; after > before-0.5 {
		t.Errorf("force %v N, was %v; a push of 2 N should be felt", after, before)
	}
}

func TestDeviceMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"body: tap":                          "there is no body",
		"body: tip, path: arm":               "there is no path",
		"body: tip, preset: omega":           "preset",
		"body: tip, kind: vrpn":              "address",
		"body: tip, kind: haply, path: hand": "path",
		"body: wall":                         "wall",
		"body: tip, linear: -1":              "linear",
	} {
		i := strings.Index(wallScene, "  stylus:")
		s, err := scene.Load("wall.yaml", []byte(wallScene[:i]+"  stylus: {"+text+"}\n"))
		if err == nil {
			_, err = s.Build()
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want an error about %s", text, err, want)
		}
	}
}

// A state brings the device back to where it was, and it is felt again.
func TestDeviceComesBack(t *testing.T) {
	r, s := stylusOf(t, wallScene)
	for r.World.Time() < 1.5 {
		r.World.Step()
	}
	state, frame, force := r.World.AppendState(nil), s.Frame(), s.Latest().Wrench.Force.X
	other, again := stylusOf(t, wallScene)
	if err := other.World.RestoreState(state); err != nil {
		t.Fatal(err)
	}
	if again.Frame() != frame {
		t.Errorf("at %v, want %v", again.Frame(), frame)
	}
	for range 500 {
		other.World.Step()
	}
	if got := again.Latest().Wrench.Force.X; math.Abs(got-force) > 0.2 {
		t.Errorf("force %v N, was %v", got, force)
	}
}
