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

// Flags say what was noteworthy in a step of a body. Zero: nothing.
type Flags uint32

// The flags.
const (
	Unconverged Flags = 1 << iota // equilibrium not reached within the iterations allowed; it goes on at the next step
	Unstable                      // the state found is not a minimum of the energy
	Snapped                       // the body left an unstable branch and jumped to another
	Taut                          // a hold asks for more than the body's length; its force is limited by the body's axial stiffness
	Frozen                        // the state became non-finite; the body stays as it was before
)

var flagNames = [...]string{"unconverged", "unstable", "snapped", "taut", "frozen"}

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
