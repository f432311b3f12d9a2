// Package world ties bodies together and moves them through time, one Step after the other.
package world

import (
	"fmt"
	"hash/fnv"
	"math"
	"runtime"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Config describes a world without its bodies.
type Config struct {
	Step    float64 // length of a step [s]; 0 means 0.001
	Workers int     // bodies that move at the same time; 0 means as many as there are cores. The result is the same.
}

// Path is a scripted frame: where it is at time t [s], with its velocity and acceleration. *spatial.Path is one.
type Path interface {
	At(t float64) (frame spatial.Frame, velocity, acceleration spatial.Twist)
}

// World is bodies, what joins them, and a clock. Its methods are for one goroutine; Snapshot is for any.
type World struct {
	step    float64 // [s]
	steps   uint64  // steps taken
	bodies  []body
	drives  []drive
	problem constraint.Problem
	tools   []Tool
	crew    crew
	report  Report
	shelf   shelf
	state   []byte // scratch of Hash
}

// body is a body in the world.
type body struct {
	constraint.Body
	name  string
	good  []byte // its last finite state
	flags constraint.Flags
}

// drive moves something along a path.
type drive struct {
	path Path
	set  func(spatial.Frame)
}

// New makes an empty world.
func New(cfg Config) (*World, error) {
	if cfg.Step == 0 {
		cfg.Step = 0.001
	}
	if !(cfg.Step > 0 && cfg.Step <= 10) {
		return nil, fmt.Errorf("world: Step is %v, want more than 0 and at most 10 s", cfg.Step)
	}
	if cfg.Workers < 0 {
		return nil, fmt.Errorf("world: Workers is %d, want 0 (one for each core) or more", cfg.Workers)
	}
	if cfg.Workers == 0 {
		cfg.Workers = runtime.GOMAXPROCS(0)
	}
	return &World{step: cfg.Step, crew: crew{size: cfg.Workers}}, nil
}

// AddBody adds a body under a name that no other has, and returns its number.
func (w *World) AddBody(name string, b constraint.Body) (int, error) {
	if _, ok := w.BodyNamed(name); ok {
		return 0, fmt.Errorf("world: body %q is there already, want another name", name)
	}
	if !b.Finite() {
		return 0, fmt.Errorf("world: body %q is not finite", name)
	}
	w.bodies = append(w.bodies, body{Body: b, name: name, good: b.AppendState(nil)})
	w.problem.Bodies = append(w.problem.Bodies, b)
	return len(w.bodies) - 1, nil
}

// BodyNamed returns the number of the body with a name.
func (w *World) BodyNamed(name string) (int, bool) {
	for i := range w.bodies {
		if w.bodies[i].name == name {
			return i, true
		}
	}
	return 0, false
}

// Drive calls set at the start of every step with the frame that path has at its end, and once now.
func (w *World) Drive(path Path, set func(spatial.Frame)) {
	w.drives = append(w.drives, drive{path, set})
	f, _, _ := path.At(w.Time())
	set(f)
}

// AddBond joins two bodies, or a body and a frame, and returns the bond's number.
func (w *World) AddBond(b constraint.Bond) (int, error) {
	if err := b.Validate(len(w.bodies)); err != nil {
		return 0, err
	}
	w.problem.Bonds = append(w.problem.Bonds, b)
	w.problem.States = append(w.problem.States, constraint.BondState{})
	return len(w.problem.Bonds) - 1, nil
}

// SetBond changes stiffness, damping, axes or anchors of bond i.
func (w *World) SetBond(i int, b constraint.Bond) error {
	if err := b.Validate(len(w.bodies)); err != nil {
		return err
	}
	w.problem.Bonds[i] = b
	return nil
}

// MoveBond moves the frame that end A of bond i is tied to.
func (w *World) MoveBond(i int, f spatial.Frame) { w.problem.Bonds[i].A.Frame = f }

// Bond returns bond i and its present state.
func (w *World) Bond(i int) (constraint.Bond, constraint.BondState) {
	return w.problem.Bonds[i], w.problem.States[i]
}

// BondWrench returns what bond i exerts on its end B, in world axes about that end.
func (w *World) BondWrench(i int) spatial.Wrench {
	b, s := &w.problem.Bonds[i], &w.problem.States[i]
	rot := spatial.Identity
	switch {
	case b.A.Body != constraint.World:
		rot = w.problem.Bodies[b.A.Body].Pose(b.A.Point).Rot
		if b.A.Offset != (spatial.Frame{}) {
			rot = rot.Mul(b.A.Offset.Rot)
		}
	case b.A.Frame != (spatial.Frame{}):
		rot = b.A.Frame.Rot
	}
	return spatial.Wrench{Torque: rot.Rotate(s.Reaction.Torque), Force: rot.Rotate(s.Reaction.Force)}
}

// Time returns how far the world has come [s].
func (w *World) Time() float64 { return float64(w.steps) * w.step }

// StepLength returns the length of a step [s].
func (w *World) StepLength() float64 { return w.step }

// Thaw lets a frozen body move again from its last finite state: after what made it diverge has been changed. Call it as well
// when a body has been given another make, such as another number of nodes: its state is then another.
func (w *World) Thaw(i int) {
	b := &w.bodies[i]
	b.flags = 0
	if b.Finite() {
		b.good = b.AppendState(b.good[:0])
	}
	w.problem.Bodies[i] = b.Body
}

// Hash returns a hash of the whole state: equal states have equal hashes, on any number of cores.
func (w *World) Hash() uint64 {
	w.state = w.AppendState(w.state[:0])
	h := fnv.New64a()
	h.Write(w.state)
	return h.Sum64()
}

// AppendState appends the state of the world and all its bodies to b. What does not change while it runs is not in it.
func (w *World) AppendState(b []byte) []byte {
	b = appendUint(b, w.steps)
	b = appendUint(b, uint64(len(w.bodies)))
	b = appendUint(b, uint64(len(w.problem.States)))
	for i := range w.problem.States {
		s := &w.problem.States[i]
		for _, v := range [4]spatial.Vec3{s.Reaction.Torque, s.Reaction.Force, s.Gap.Angular, s.Gap.Linear} {
			b = appendUint(b, math.Float64bits(v.X))
			b = appendUint(b, math.Float64bits(v.Y))
			b = appendUint(b, math.Float64bits(v.Z))
		}
	}
	for i := range w.bodies {
		b = appendUint(b, uint64(w.bodies[i].flags&constraint.Frozen))
		b = w.bodies[i].AppendState(b)
	}
	return b
}

// RestoreState brings back a state that AppendState wrote for a world of the same make. If b is not one, it says so; the
// world may then have taken a part of it.
func (w *World) RestoreState(b []byte) error {
	if len(b) < 24+96*len(w.problem.States) {
		return fmt.Errorf("world: state of %d bytes is too short", len(b))
	}
	in := reader{b}
	steps := in.uint()
	if n := in.uint(); n != uint64(len(w.bodies)) {
		return fmt.Errorf("world: state of a world with %d bodies, want %d", n, len(w.bodies))
	}
	if n := in.uint(); n != uint64(len(w.problem.States)) {
		return fmt.Errorf("world: state of a world with %d bonds, want %d", n, len(w.problem.States))
	}
	w.steps = steps
	for i := range w.problem.States {
		s := &w.problem.States[i]
		s.Reaction = spatial.Wrench{Torque: in.vec(), Force: in.vec()}
		s.Gap = spatial.Twist{Angular: in.vec(), Linear: in.vec()}
	}
	rest := in.b
	for i := range w.bodies {
		if len(rest) < 8 {
			return fmt.Errorf("world: state ends before body %q", w.bodies[i].name)
		}
		in := reader{rest}
		frozen := constraint.Flags(in.uint()) & constraint.Frozen
		var err error
		if rest, err = w.bodies[i].RestoreState(in.b); err != nil {
			return fmt.Errorf("world: body %q: %w", w.bodies[i].name, err)
		}
		w.Thaw(i)
		if frozen != 0 {
			w.freeze(i)
		}
		w.bodies[i].good = w.bodies[i].AppendState(w.bodies[i].good[:0])
	}
	if len(rest) > 0 {
		return fmt.Errorf("world: %d bytes follow the state", len(rest))
	}
	return nil
}
