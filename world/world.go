// Package world ties bodies together and moves them through time, one Step after the other.
package world

import (
	"fmt"
	"runtime"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// Config describes a world without its bodies.
type Config struct {
	Step    float64 // length of a step [s]; 0 means 0.001
	Workers int     // bodies that move at the same time; 0 means as many as there are cores. The result is the same.
	// How contacts are solved, and what bounds their friction.
	Method   constraint.Method
	Friction constraint.FrictionModel
	Pause    float64 // how long bodies that touch are slow before they fall asleep [s]; 0 means 0.5, less than 0 never
}

// Path is a scripted frame: where it is at time t [s], with its velocity and acceleration. *spatial.Path is one.
type Path interface {
	At(t float64) (frame spatial.Frame, velocity, acceleration spatial.Twist)
}

// World is bodies, what joins them, and a clock. Its methods are for one goroutine; Snapshot is for any.
type World struct {
	step     float64 // [s]
	steps    uint64  // steps taken
	bodies   []body
	scripts  []func(t float64)
	drives   []drive
	problem  constraint.Problem
	tools    []Tool
	moorings []mooring // one for each bond
	sewing   sewing
	plants   []*plant
	brittles []brittle
	forces   []forces          // of all bonds, in the rounds of a step
	hard     []constraint.Bond // all bonds, while some of them give way
	nudged   []int             // bodies that contacts press on
	hands    []*hand
	feelers  []Feeler
	taken    [][2]int // holds that a hand has taken over: body, hold
	fields   []field.Field
	around   []surroundings // of each body, once there are fields
	immersed []int          // numbers of the bodies that fields act on
	media    []int          // and of those that are a medium to themselves
	handfuls []handful
	touch    touch
	brushes  brushes
	solids   []*solidProp
	memories []Memory
	pause    float64
	crew     crew
	report   Report
	shelf    shelf
	state    []byte // scratch of Hash
}

// body is a body in the world.
type body struct {
	constraint.Body
	name  string
	shown int    // frames that show it
	large bool   // it is moved in parts (Divisible)
	late  bool   // it is moved when all others have been: see soft_root.go
	good  []byte // its state when the step began
	flags constraint.Flags

	// Of bodies that touch others: see touch.go and sleep.go.
	surface int
	fixed   bool // no force moves it
	began   bool // it has begun the step
	asleep  bool
	slow    int // steps for which it has been slow
	group   int // a body that stands for all that it touches
	tired   int // least slow of a group
	nap     int // group with which it fell asleep
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
	if cfg.Pause == 0 {
		cfg.Pause = usualPause
	}
	w := &World{step: cfg.Step, pause: cfg.Pause, crew: crew{size: cfg.Workers}}
	w.problem.Method, w.problem.Friction = cfg.Method, cfg.Friction
	return w, nil
}

// AddBody adds a body under a name that no other has, and returns its number.
func (w *World) AddBody(name string, b constraint.Body) (int, error) {
	if _, ok := w.BodyNamed(name); ok {
		return 0, fmt.Errorf("world: body %q is there already, want another name", name)
	}
	if !b.Finite() {
		return 0, fmt.Errorf("world: body %q is not finite", name)
	}
	large := false
	if d, ok := b.(Divisible); ok && d.Parts() > 1 {
		d.Divide(w.crew.parts)
		large = true
	}
	w.bodies = append(w.bodies, body{Body: b, name: name, shown: len(b.AppendFrames(nil)), large: large})
	w.problem.Bodies = append(w.problem.Bodies, b)
	w.bodies[len(w.bodies)-1].fixed = constraint.Immovable(b)
	w.register(len(w.bodies)-1, b)
	w.registerBrush(len(w.bodies)-1, b)
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

// Script calls f at the start of every step with the time at its end [s].
func (w *World) Script(f func(t float64)) { w.scripts = append(w.scripts, f) }

// AddBond joins two bodies, or a body and a frame, and returns the bond's number.
func (w *World) AddBond(b constraint.Bond) (int, error) {
	if err := b.Validate(len(w.bodies)); err != nil {
		return 0, err
	}
	w.problem.Bonds = append(w.problem.Bonds, b)
	w.problem.States = append(w.problem.States, constraint.BondState{})
	w.moorings = append(w.moorings, mooring{})
	w.setMooring(len(w.moorings)-1, b)
	w.problem.Measure() // a damper starts from the gap there is, not from none
	if b.A.Body != constraint.World && b.B.Body != constraint.World {
		w.Pass(b.A.Body, b.B.Body)
	}
	return len(w.problem.Bonds) - 1, nil
}

// SetBond changes stiffness, damping, axes or anchors of bond i. It keeps its force in the directions that it still holds.
func (w *World) SetBond(i int, b constraint.Bond) error {
	if err := b.Validate(len(w.bodies)); err != nil {
		return err
	}
	axes, old := b.Axes.OrClamped(), w.problem.States[i].Reaction
	w.rouseBond(i)
	w.setMooring(i, b)
	w.problem.States[i] = constraint.BondState{Reaction: spatial.Wrench{Torque: axes.Turn(old.Torque), Force: axes.Move(old.Force)}}
	w.problem.Measure()
	return nil
}

// MoveBond moves the frame that end A of bond i is tied to. A frame that is not finite leaves it where it is.
func (w *World) MoveBond(i int, f spatial.Frame) {
	if f.Finite() && f != w.problem.Bonds[i].A.Frame {
		w.problem.Bonds[i].A.Frame = f
		w.rouseBond(i)
	}
}

// OffsetBond moves the place where bond i wants its end B, in the axes of the point that its end A is tied to. A frame that is not
// finite leaves it where it is.
func (w *World) OffsetBond(i int, f spatial.Frame) {
	if f.Finite() && f != w.problem.Bonds[i].A.Offset {
		w.problem.Bonds[i].A.Offset = f
		w.rouseBond(i)
	}
}

// Bond returns bond i and its present state.
func (w *World) Bond(i int) (constraint.Bond, constraint.BondState) {
	b := w.problem.Bonds[i]
	if w.moorings[i].holder != nil {
		b.Off = w.moorings[i].off
	}
	return b, w.problem.States[i]
}

// BondWrench returns what bond i exerts on its end B, in world axes about that end.
func (w *World) BondWrench(i int) spatial.Wrench {
	a, _ := w.problem.Ends(i)
	reaction := w.problem.States[i].Reaction
	return spatial.Wrench{Torque: a.Rot.Rotate(reaction.Torque), Force: a.Rot.Rotate(reaction.Force)}
}

// Time returns how far the world has come [s].
func (w *World) Time() float64 { return float64(w.steps) * w.step }

// StepLength returns the length of a step [s].
func (w *World) StepLength() float64 { return w.step }

// Thaw lets a frozen body move again from its last finite state: after what made it diverge has been changed. Its bonds start
// with no force. A body that is not frozen stays as it is.
func (w *World) Thaw(i int) {
	if w.bodies[i].flags&constraint.Frozen == 0 {
		return
	}
	w.wake(i)
	for j := range w.problem.Bonds {
		if b := &w.problem.Bonds[j]; b.A.Body == i || b.B.Body == i {
			w.problem.States[j].Reaction, w.problem.States[j].Expected = spatial.Wrench{}, spatial.Wrench{}
		}
	}
}

// wake ends the frost of body i.
func (w *World) wake(i int) {
	w.bodies[i].flags = 0
	w.problem.Bodies[i] = w.bodies[i].Body
}
