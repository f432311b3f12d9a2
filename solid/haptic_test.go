package solid_test

import (
	"math"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
)

// knob is a device of 0.2 kg on a rail along an axis, with a little friction, that a person pushes with a constant force.
type knob struct {
	start       spatial.Frame
	axis        spatial.Vec3
	push        float64 // [N]
	place, rate float64 // [m], [m/s]
	now         time.Time
}

func (k *knob) Pose(now time.Time) haptic.Pose {
	k.now = now
	return haptic.Pose{Frame: spatial.Frame{Rot: k.start.Rot, Pos: k.start.Pos.AddScaled(k.place, k.axis)}, Seen: now, Alive: true}
}

func (k *knob) Feel(w spatial.Wrench) {
	const mass, friction, period = 0.2, 1.0, 1e-3
	k.rate = (k.rate + period/mass*(k.push+w.Force.Dot(k.axis))) / (1 + period*friction/mass)
	k.place += period * k.rate
}

func (k *knob) Name() string { return "knob" }

// A person pushes a light device against a solid that is thirty times as heavy, rendered at 1 kHz while the solid takes its steps of 10 ms. It comes to rest where the solid's stiffness
// carries the force, on any mesh. A clasp that only follows the device would go on swinging with metres a second.
func TestHapticLoopIsStable(t *testing.T) {
	for _, n := range [][2]int{{2, 6}, {3, 15}} {
		for _, axis := range []spatial.Vec3{{X: 1}, {Z: 1}} {
			m := mesh.TetCylinder(1, 10, n[0], n[1])
			s, err := solid.New(solid.Config{Mesh: m, Material: solid.Material{Young: 1000, Poisson: 0.3, Density: 0.2}, Fixed: m.Group("bottom").Nodes, MassDamping: 2})
			if err != nil {
				t.Fatal(err)
			}
			start := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 4.5)}
			c, err := s.Clasp(&solid.Plane{Frame: start}, solid.Softness{Linear: 400, Angular: 100, LinearDamping: 4, AngularDamping: 1})
			if err != nil {
				t.Fatal(err)
			}
			device := &knob{start: start, axis: axis, push: 4}
			model := haptic.Model{Step: 1, Held: true, Target: start, Proxy: start, Compliance: c.Compliance(0.01), Linear: 400, Angular: 100, LinearDamping: 4}
			loop, err := haptic.NewLoop(haptic.LoopConfig{Device: device, Model: func() (haptic.Model, bool) { return model, true }})
			if err != nil {
				t.Fatal(err)
			}
			now := time.Now()
			last := 0.0
			for k := range 800 {
				for range 10 {
					loop.Once(now)
					now = now.Add(loop.Period())
				}
				hand := loop.Latest().Device
				c.Move(hand, 0.01)
				s.Predict(0.01)
				s.Correct(0.01)
				model.Step, model.Target, model.Proxy = uint64(k+2), hand, c.Frame()
				model.Wrench, model.Compliance = c.Spring().Scale(-1), c.Compliance(0.01)
				if k >= 700 {
					last = math.Max(last, math.Abs(device.rate))
				}
			}
			if felt := c.Wrench(solid.Held).Force.Dot(axis); math.Abs(felt-device.push) > 0.01*device.push || last > 0.01 {
				t.Errorf("%v layers, along %v: %v N at the grip for %v N at the device, which moves at up to %v m/s still", n, axis, felt, device.push, last)
			}
		}
	}
}
