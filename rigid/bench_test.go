package rigid_test

import (
	"testing"

	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
)

// Count for a step of a body that tumbles: angular momentum into body axes and the turn onto the orientation are 60 multiplications and 50 additions,
// the two corrections of the inertia 40, with six divisions; a round of the turn's equation is 15 and 10, each waiting for the last, about
// 20 cycles, and there are five rounds at 5 mrad a step. With two roots and a last division some 250 cycles, 80 ns at 3 GHz. A correction takes
// as long again if something was loaded, and nothing if not.
func BenchmarkPredictCorrect(b *testing.B) {
	box := rigid.Config{Mass: 2, Inertia: spatial.Sym3{XX: 0.01, YY: 0.02, ZZ: 0.025}, Gravity: earth}
	ball := rigid.Config{Mass: 2, Inertia: spatial.Sym3{XX: 0.01, YY: 0.01, ZZ: 0.01}, Gravity: earth}
	for _, c := range []struct {
		name   string
		cfg    rigid.Config
		spin   float64 // [rad/s]
		loaded bool
		pulls  int
	}{
		{"resting", box, 0, false, 0},
		{"slow", box, 0.1, false, 0},
		{"tumbling", box, 5, false, 0},
		{"spinning", box, 30, false, 0},
		{"ball", ball, 5, false, 0},
		{"tumbling and loaded", box, 5, true, 0},
		{"held", box, 5, false, 1},
		{"held by four", box, 5, false, 4},
	} {
		b.Run(c.name, func(b *testing.B) {
			const h = 0.001
			cfg := c.cfg
			cfg.Velocity.Angular = spatial.V(0.6, 0.7, 0.4).Scale(c.spin)
			body := make1(b, cfg)
			for i := range c.pulls {
				body.SetPull(i, rigid.Pull{Point: body.PointAt(spatial.V(0.1, 0.1*float64(i), 0)), Target: spatial.AtOrigin, Linear: 1e3, LinearDamping: 20})
			}
			w := spatial.Wrench{Force: spatial.V(1e-3, 0, 0), Torque: spatial.V(0, 1e-9, 0)}
			b.ReportAllocs()
			for b.Loop() {
				body.Predict(h)
				if c.loaded {
					w = w.Scale(-1)
					body.Load(0, w)
				}
				body.Correct(h)
			}
		})
	}
}

// BenchmarkContactSide is what a contact problem asks of a body in a step.
func BenchmarkContactSide(b *testing.B) {
	const h = 0.001
	cfg := brick()
	cfg.Velocity.Angular = spatial.V(1, 2, 3)
	body := make1(b, cfg)
	body.Predict(h)
	b.ReportAllocs()
	for b.Loop() {
		body.Predict(h)
		body.Lump()
		body.Motion(0)
		body.StartPose(0)
	}
}

// BenchmarkAppendState is what a world does before each step.
func BenchmarkAppendState(b *testing.B) {
	body := make1(b, brick())
	var s []byte
	for b.Loop() {
		s = body.AppendState(s[:0])
	}
	b.ReportMetric(float64(len(s)), "B")
}
