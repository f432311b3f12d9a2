package world

import (
	"fmt"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// prop is a thing that is only seen: a head, the ground. It goes where it is told and nothing pushes it.
type prop struct {
	world *World
	at    spatial.Frame
	goes  func(t float64) spatial.Frame
}

// AddProp adds a thing that is only seen, under a name that no body has, and returns its number among the bodies. It is where the function
// says at each time t [s], which is asked when all bodies have moved: it may look at them.
func (w *World) AddProp(name string, at func(t float64) spatial.Frame) (int, error) {
	return w.AddBody(name, &prop{world: w, at: at(w.Time()), goes: at})
}

func (p *prop) Load(int, spatial.Wrench) {}

func (p *prop) ClearLoads() {}

func (p *prop) Predict(float64) constraint.Flags { return 0 }

func (p *prop) Pose(int) spatial.Frame { return p.at }

func (p *prop) Respond(_ int, _ spatial.Wrench, _ []int, dv []spatial.Twist) { clear(dv) }

func (p *prop) Correct(float64) constraint.Flags {
	if f := p.goes(p.world.Time()); f.Finite() {
		p.at = f
	}
	return 0
}

func (p *prop) Finite() bool { return p.at.Finite() }

func (p *prop) AppendState(b []byte) []byte { return appendFrame(b, &p.at) }

func (p *prop) RestoreState(b []byte) ([]byte, error) {
	const size = 7 * 8
	if len(b) < size {
		return nil, fmt.Errorf("state of a prop of %d bytes, want %d", len(b), size)
	}
	in := reader{b[:size]}
	p.at = in.frame()
	return b[size:], nil
}

func (p *prop) AppendFrames(dst []spatial.Frame) []spatial.Frame { return append(dst, p.at) }
