package world

import (
	"github.com/tendril-sim/tendril/collide"
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

// AddObstacle adds a thing of a shape that is in the way of others and that nothing moves. It is where the first function says, as that of AddProp; the second
// is asked when a step begins, and says where it will be when the step is over, at time t [s].
func (w *World) AddObstacle(name string, shape *collide.Shape, at, next func(t float64) spatial.Frame) (int, error) {
	o := &solidProp{prop: prop{w, at}, next: next, shape: shape}
	o.from = o.Pose(0)
	o.to = o.from
	i, err := w.AddBody(name, o)
	if err == nil {
		w.solids = append(w.solids, o)
	}
	return i, err
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

// solidProp is a prop that is in the way.
type solidProp struct {
	prop
	next     func(t float64) spatial.Frame
	shape    *collide.Shape
	from, to spatial.Frame // when the present step began, and when it is over
}

// look finds out where the prop is and will be. It is called before bodies move.
func (p *solidProp) look() {
	t := p.world.Time()
	from, to := p.at(t-p.world.step), p.next(t)
	if from.Finite() && to.Finite() {
		p.from, p.to = from, to
	}
}

// Ahead returns where the prop is when a step begins, and where it will be when it is over.
func (p *solidProp) Ahead() (from, to spatial.Frame) { return p.from, p.to }

func (p *solidProp) AppendPieces(dst []collide.Piece) []collide.Piece {
	return append(dst, collide.Piece{Shape: p.shape, Place: spatial.AtOrigin})
}

func (p *solidProp) StartPose(int) spatial.Frame { return p.from }

func (p *solidProp) Motion(int) (now, before spatial.Twist) {
	rate := 1 / p.world.step
	now = spatial.Twist{Angular: p.to.Rot.Mul(p.from.Rot.Conj()).Log().Scale(rate), Linear: p.to.Pos.Sub(p.from.Pos).Scale(rate)}
	return now, now
}

func (p *solidProp) Lump() (inverseMass float64, inverseInertia spatial.Sym3, ok bool) {
	return 0, spatial.Sym3{}, true
}
