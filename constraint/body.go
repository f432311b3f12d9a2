// Package constraint is where bodies meet. It knows a body only by what it does when it is pushed, and it owns
// everything that holds bodies to each other, to tools and to scripted frames, as one problem in the space of the
// constraint forces.
package constraint

import (
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// Body is all that the world and the constraint problem know of a body, whatever is inside it.
//
// A body has material points, known by number. How they are made is the body's own business (rod.Rod.PointAt).
// Wrenches and twists at a point are in world axes about that point.
type Body interface {
	// Load adds a wrench at material point p to those that act over the step that Predict begins and Correct ends.
	// Loads stay until ClearLoads.
	Load(p int, w spatial.Wrench)
	// ClearLoads forgets all wrenches given to Load.
	ClearLoads()
	// Predict takes the body through a step of h seconds under its own loads and those given to Load.
	Predict(h float64) Flags
	// Pose returns the frame of material point p now.
	Pose(p int) spatial.Frame
	// Respond answers an impulse at material point p [N m s, N s]: it sets dv[i] to the change of velocity at point at[i].
	// This is W = J A⁻¹ Jᵀ, with A the body's own step matrix. A quasistatic body of compliance C answers C/h², with
	// h the step of the last Predict.
	Respond(p int, impulse spatial.Wrench, at []int, dv []spatial.Twist)
	// Correct ends the step, taking in the wrenches given to Load since Predict.
	Correct(h float64) Flags

	// Finite reports whether the body's state is finite. One that is not is restored, frozen and reported.
	Finite() bool
	// AppendState appends the whole state to b and returns the result; RestoreState reads it back from the front of b
	// and returns what follows it.
	AppendState(b []byte) []byte
	RestoreState(b []byte) (rest []byte, err error)
	// AppendFrames appends the frames that show the body's shape: for a rod one for each node.
	AppendFrames(dst []spatial.Frame) []spatial.Frame
}

// Holder is a body that a hand can hold. What holds it is part of its own equilibrium: a quasistatic body has no inertia to
// keep it near its last shape, so that a force found from a linear model alone could send it anywhere. Holds are known by
// number; those that the body had from the start come first.
type Holder interface {
	Body
	// Coupling suggests how stiff a hand should be that pulls at the body: enough to move it, with a gap that can be seen
	// [N/m], [N m/rad].
	Coupling() (linear, angular float64)
	// AddHold holds the body at a further place on the shape that AppendFrames shows, the index of a frame with a fraction,
	// in the given directions, through a spring; a stiffness of 0 is rigid. DropHold lets go. PlaceOf returns the place of
	// a material point. A hold that lasts is part of the body's state; a hand's is not.
	AddHold(place float64, axes Axes, linear, angular float64, lasts bool) int
	DropHold(i int)
	PlaceOf(p int) float64
	// Holds returns the number of holds, and HoldAt the place of one on the shape that AppendFrames shows.
	Holds() int
	HoldAt(i int) int
	// Hold returns the target of hold i; SetHold moves it.
	Hold(i int) spatial.Frame
	SetHold(i int, f spatial.Frame)
	// HoldPose returns where the held point is, HoldGap how far that is from the target, in the target's axes.
	HoldPose(i int) spatial.Frame
	HoldGap(i int) spatial.Twist
	// HoldWrench returns what hold i exerts on the body, in world axes about the held point.
	HoldWrench(i int) spatial.Wrench
	// HoldCompliance tells how the held point would give way without the hold: rotation and displacement for torque and
	// force, in world axes.
	HoldCompliance(i int) [6][6]float64
	// TakeHold lets a hand have hold i: it becomes a spring on top of the reaction it has. FixHold makes it what it was
	// before, where the point is now.
	TakeHold(i int, linear, angular float64)
	FixHold(i int)
	// PushHold makes hold i exert a wrench, in world axes, on a point that is at f: what it exerts elsewhere differs by its
	// spring.
	PushHold(i int, f spatial.Frame, w spatial.Wrench)
}

// Pull is a hand on a body with inertia: a spring and a damper from a material point to a frame, taken implicitly in the body's own
// step. However stiff they are and however fast the hand is, that step stays stable.
type Pull struct {
	Point                         int           // material point
	Target                        spatial.Frame // where the hand is at the end of the step
	Linear, Angular               float64       // stiffness [N/m], [N m/rad]; 0 is none
	LinearDamping, AngularDamping float64       // [N s/m], [N m s/rad]
}

// Flags say what was noteworthy in a step of a body. Zero: nothing.
type Flags uint32

// The flags.
const (
	Unconverged Flags = 1 << iota // equilibrium not reached within the iterations allowed; it goes on at the next step
	Unstable                      // the state found is not a minimum of the energy
	Snapped                       // the body left an unstable branch and jumped to another
	Taut                          // a hold asks for more than the body's length; its force is limited by the body's axial stiffness
	Frozen                        // the state became non-finite; the body stays as it was before
	Unsolved                      // the constraint problem found no exact answer; what it found is finite and shared out
	Leapt                         // the base of the body, or a target, moved further in one step than the body is long
	Inverted                      // elements of a solid are turned inside out: it is strained beyond what its law means
	Crowded                       // a body is touched at more places than it has a budget for: the finest of them are left out
)

var flagNames = [...]string{"unconverged", "unstable", "snapped", "taut", "frozen", "unsolved", "leapt", "inverted", "crowded"}

// String lists the flags by name, joined with "|".
func (f Flags) String() string {
	var names []string
	for i, name := range flagNames {
		if f&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, "|")
}

// Each calls visit with every single flag that is set in f.
func (f Flags) Each(visit func(Flags)) {
	for i := range flagNames {
		if f&(1<<i) != 0 {
			visit(1 << i)
		}
	}
}
