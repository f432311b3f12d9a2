package world

import (
	"fmt"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Plantable is a body of trees each of which can stand on a ground of its own: a chain.
type Plantable interface {
	constraint.Body
	Trees() int
	Plant() error
	RootAt(tree int) (at spatial.Vec3, rooted bool)
	SetGround(tree int, f spatial.Frame)
	RootWrench(tree int) (w spatial.Wrench, root spatial.Vec3)
	Base() spatial.Frame
}

// plant is a body that stands on another. It is moved when that has found its place, so that roots are exactly where their ground is, and the ground feels in the next step what the roots
// exert in this one: their weight and their pull. That is good for what is light beside its ground, as hair is.
type plant struct {
	body, ground int
	points       []int            // material point of the ground of each tree, −1 for one without a root
	from         []spatial.Frame  // the tree's ground, seen from that point
	pulls        []spatial.Wrench // of each tree on its ground, in world axes about the point
}

// Plant lets the trees of a body stand on another body, each on a material point of it that find returns for the place of its root now; they turn with that point. A body that touches others by
// the constraint problem, or that bonds hold, cannot be planted.
func (w *World) Plant(body, ground int, find func(root spatial.Vec3) (point int)) error {
	b, ok := w.bodies[body].Body.(Plantable)
	switch {
	case !ok:
		return fmt.Errorf("world: body %q has no roots that could stand on %q", w.bodies[body].name, w.bodies[ground].name)
	case w.bodies[ground].late:
		return fmt.Errorf("world: body %q stands on another itself, want one that %q can stand on", w.bodies[ground].name, w.bodies[body].name)
	}
	for i := range w.touch.colliders {
		if w.touch.colliders[i].body == body {
			return fmt.Errorf("world: body %q touches others, want one that passes through them or brushes along obstacles", w.bodies[body].name)
		}
	}
	if err := b.Plant(); err != nil {
		return err
	}
	p := &plant{body: body, ground: ground, points: make([]int, b.Trees()), from: make([]spatial.Frame, b.Trees()), pulls: make([]spatial.Wrench, b.Trees())}
	base := b.Base()
	for tree := range p.points {
		at, rooted := b.RootAt(tree)
		if p.points[tree] = -1; rooted {
			p.points[tree] = find(base.Point(at))
			p.from[tree] = w.bodies[ground].Pose(p.points[tree]).Inverse().Mul(base)
		}
	}
	w.plants, w.bodies[body].late = append(w.plants, p), true
	w.Remember(p)
	return nil
}

// loadRoots gives the ground what roots exerted on it in the step before.
func (w *World) loadRoots() {
	for i := range w.plants {
		p := w.plants[i]
		for tree, point := range p.points {
			if point >= 0 && w.bodies[p.body].flags&constraint.Frozen == 0 {
				w.problem.Bodies[p.ground].Load(point, p.pulls[tree])
			}
		}
	}
}

// movePlants moves what stands on other bodies, now that these are where they are at the end of the step.
func (w *World) movePlants() {
	for i := range w.plants {
		p := w.plants[i]
		o := &w.bodies[p.body]
		if o.flags&constraint.Frozen != 0 {
			continue
		}
		b, ground := o.Body.(Plantable), w.bodies[p.ground].Body
		for tree, point := range p.points {
			if point >= 0 {
				b.SetGround(tree, ground.Pose(point).Mul(p.from[tree]))
			}
		}
		o.good = o.AppendState(o.good[:0])
		o.flags = o.Predict(w.step)
		o.flags |= o.Correct(w.step)
		o.began = true
		for tree, point := range p.points {
			if wrench, root := b.RootWrench(tree); point >= 0 && wrench.Finite() {
				p.pulls[tree] = about(wrench.Scale(-1), root, ground.Pose(point).Pos)
			}
		}
	}
}

const wrenchSize = 6 * 8

// AppendState implements Memory.
func (p *plant) AppendState(b []byte) []byte {
	for i := range p.pulls {
		b = appendVec(appendVec(b, p.pulls[i].Torque), p.pulls[i].Force)
	}
	return b
}

// RestoreState implements Memory.
func (p *plant) RestoreState(b []byte) ([]byte, error) {
	if len(b) < wrenchSize*len(p.pulls) {
		return b, fmt.Errorf("world: state ends within the pulls of %d roots", len(p.pulls))
	}
	in := reader{b}
	for i := range p.pulls {
		p.pulls[i] = spatial.Wrench{Torque: in.vec(), Force: in.vec()}
	}
	return in.b, nil
}
