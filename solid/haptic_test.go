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

// feel is the model of a clasp for a haptic loop.
func feel(c *solid.Clasp, step uint64, hand spatial.Frame, h float64) haptic.Model {
	k := c.Coupled()
	m := haptic.Model{
		Step: step, Held: true, Target: hand, Proxy: c.Frame(), Wrench: c.Spring().Scale(-1), Span: h,
		Linear: k.Linear, Angular: k.Angular, LinearDamping: k.LinearDamping, AngularDamping: k.AngularDamping,
	}
	m.Compliance, m.Drift = c.Between(h)
	return m
}

// A person pushes a light device against a solid that is thirty times as heavy, rendered at 1 kHz while the solid takes its steps. It comes to rest where the solid's stiffness carries the force, on
// any mesh and for any step. A clasp that only follows the device would go on swinging with metres a second.
func TestHapticLoopIsStable(t *testing.T) {
	for _, of := range []struct {
		layers [2]int
		steps  []float64 // [s]
	}{{[2]int{2, 6}, []float64{0.005, 0.01, 0.02}}, {[2]int{3, 15}, []float64{0.02}}, {[2]int{4, 20}, []float64{0.02}}} {
		for _, h := range of.steps {
			for _, axis := range []spatial.Vec3{{X: 1}, {Z: 1}} {
				m := mesh.TetCylinder(1, 10, of.layers[0], of.layers[1])
				s, err := solid.New(solid.Config{Mesh: m, Material: solid.Material{Young: 1000, Poisson: 0.3, Density: 0.2}, Fixed: m.Group("bottom").Nodes, MassDamping: 2})
				if err != nil {
					t.Fatal(err)
				}
				start := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 4.5)}
				c, err := s.Clasp(&solid.Plane{Frame: start}, solid.Softness{})
				if err != nil {
					t.Fatal(err)
				}
				if err := c.Couple(c.Suggest(h)); err != nil {
					t.Fatal(err)
				}
				device := &knob{start: start, axis: axis, push: 4}
				model := feel(c, 1, start, h)
				loop, err := haptic.NewLoop(haptic.LoopConfig{Device: device, Model: func() (haptic.Model, bool) { return model, true }})
				if err != nil {
					t.Fatal(err)
				}
				now := time.Now()
				last := 0.0
				for k := range int(8 / h) {
					for range int(math.Round(h / 1e-3)) {
						loop.Once(now)
						now = now.Add(loop.Period())
					}
					hand := loop.Latest().Device
					c.Move(hand, h)
					s.Predict(h)
					s.Correct(h)
					model = feel(c, uint64(k+2), hand, h)
					if float64(k)*h >= 7 {
						last = math.Max(last, math.Abs(device.rate))
					}
				}
				if felt := c.Wrench(solid.Held).Force.Dot(axis); math.Abs(felt-device.push) > 0.01*device.push || last > 0.01 {
					t.Errorf("%v layers, steps of %v s, along %v: %v N at the grip for %v N at the device, which moves at up to %v m/s still", of.layers, h, axis, felt, device.push, last)
				}
			}
		}
	}
}
