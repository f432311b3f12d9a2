package green_test

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
)

// upward is a pad that looks up, its top at the origin.
func upward(t testing.TB) *green.Body {
	return must[*green.Body](t)(green.NewBody(green.BodyConfig{
		Zones: []green.Zone{{Model: pad(t)}}, Mask: 0.003, Spacing: 0.002,
		Base: spatial.Frame{Rot: spatial.Exp(spatial.V(math.Pi, 0, 0)), Pos: spatial.V(0, 0, -0.01)},
	}))
}

var down = spatial.V(0, 0, -9.81)

// A soft cube is pressed on skin from above: the skin bears what holds the cube, less its weight, but for what is left of the swinging.
func TestSkinBearsASolid(t *testing.T) {
	w, skin := newWorld(t), upward(t)
	m := mesh.TetBar(spatial.V(0.008, 0.008, 0.006), 4, 4, 3)
	cube := must[*solid.Solid](t)(solid.New(solid.Config{
		Mesh: m, Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 0.0085)}, Material: solid.Material{Young: 5e4, Poisson: 0.3, Density: 1000},
		Gravity: down, Fixed: m.Group("top").Nodes, StiffnessDamping: 0.01, MassDamping: 5, Skin: 0.001, Shell: true,
	}))
	must[int](t)(w.AddBody("skin", skin))
	must[int](t)(w.AddBody("cube", cube))
	for i := range 1000 {
		if i < 500 {
			skin.SetBase(spatial.Frame{Rot: spatial.Exp(spatial.V(math.Pi, 0, 0)), Pos: spatial.V(0, 0, -0.01+0.003*float64(i+1)/500)})
		}
		if r := w.Step(); r.Flags != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
	}
	on := -skin.Wrench(spatial.Vec3{}).Force.Z
	held, mass := 0.0, 1000*m.TotalVolume()
	for i := range cube.Nodes() {
		if cube.Fixed(i) {
			held += cube.Reaction(i).Z
		}
	}
	if on < 0.05 {
		t.Errorf("the skin bears %v N only", on)
	}
	if want := mass*9.81 - held; math.Abs(on-want) > 0.01*on {
		t.Errorf("the skin bears %v N, what holds the cube presses with %v N", on, want)
	}
}

// A cord that is laid over skin rests there: with its ends held by nothing it would slide off, so friction and the dent bear its whole weight.
func TestSkinBearsACord(t *testing.T) {
	w, skin := newWorld(t), upward(t)
	cord := must[*chain.Chain](t)(chain.New(chain.Config{Gravity: down, Contact: chain.Touching, Strands: []chain.Strand{{
		Curve: []spatial.Vec3{{X: -0.015, Z: 0.002}, {X: 0.015, Z: 0.002}}, Links: 15, Root: chain.Free, Radius: 0.001, Density: 1200, Young: 1e6, Loss: 0.02, Drag: 0.1,
	}}}))
	must[int](t)(w.AddBody("skin", skin))
	must[int](t)(w.AddBody("cord", cord))
	for range 1500 {
		if r := w.Step(); r.Flags&^constraint.Unconverged != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
	}
	if on, want := -skin.Wrench(spatial.Vec3{}).Force.Z, 9.81*cord.Mass(); math.Abs(on-want) > 0.01*want {
		t.Errorf("the skin bears %v N, the cord weighs %v N", on, want)
	}
}

// A catheter is pushed against skin: the skin bears what the hand pushes with. Both are without inertia, so that sums hold at once, but for the springs on which rods lean.
func TestSkinBearsACatheter(t *testing.T) {
	w, skin := newWorld(t), upward(t)
	start := spatial.V(0.001, 0.0005, 0.08)
	catheter := must[*rod.Rod](t)(rod.New(rod.Config{
		Curve: rod.Line{From: start, To: spatial.V(0.001, 0.0005, 0.002)}, Nodes: 21, Pieces: 20, PassesItself: true, Section: rod.Section{Radius: 0.0015}, Young: 2e7, Poisson: 0.3,
		Holds: []rod.Hold{{At: 0, Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(math.Pi, 0, 0)), Pos: start}}},
	}))
	must[int](t)(w.AddBody("skin", skin))
	must[int](t)(w.AddBody("catheter", catheter))
	for i := range 600 {
		catheter.SetHold(0, spatial.Frame{Rot: catheter.Hold(0).Rot, Pos: start.Sub(spatial.V(0, 0, 0.003*math.Min(float64(i)/300, 1)))})
		if r := w.Step(); r.Flags&(constraint.Frozen|constraint.Unsolved) != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
	}
	on, hand := skin.Wrench(spatial.Vec3{}).Force, catheter.HoldWrench(0).Force
	if on.Norm() < 0.01 || hand.Sub(on).Norm() > 0.02*on.Norm() {
		t.Errorf("the skin bears %v N, the hand pushes with %v N", on, hand)
	}
}
