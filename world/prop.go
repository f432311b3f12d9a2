package world

import (
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// prop is a thing that is only seen: a head, the ground. It is where it is told to be, has no state, and nothing pushes it.
type prop struct {
	world *World
	at    func(t float64) spatial.Frame
}

// AddProp adds a thing that is only seen, under a name that no body has, and returns its number among the bodies. It is where the function
// says at each time t [s], which is asked when all bodies have moved: it may look at them.
func (w *World) AddProp(name string, at func(t float64) spatial.Frame) (int, error) {
	return w.AddBody(name, &prop{w, at})
}

func (p *prop) Load(int, spatial.Wrench) {}

func (p *prop) ClearLoads() {}

func (p *prop) Predict(float64) constraint.Flags { return 0 }

func (p *prop) Pose(int) spatial.Frame { return p.at(p.world.Time()) }

func (p *prop) Respond(_ int, _ spatial.Wrench, _ []int, dv []spatial.Twist) { clear(dv) }

func (p *prop) Correct(float64) constraint.Flags { return 0 }

func (p *prop) Finite() bool { return true }

func (p *prop) AppendState(b []byte) []byte { return b }

func (p *prop) RestoreState(b []byte) ([]byte, error) { return b, nil }

func (p *prop) AppendFrames(dst []spatial.Frame) []spatial.Frame {
	f := p.Pose(0)
	if !f.Finite() {
		f = spatial.AtOrigin
	}
	return append(dst, f)
}
