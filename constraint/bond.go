package constraint

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Anchor is one end of a bond: a material point of a body, or a frame in the world that a script or a device moves.
type Anchor struct {
	Body   int           // number of the body in the problem; World for a frame
	Point  int           // its material point
	Offset spatial.Frame // where on that point's frame; the zero value is the point itself
	Frame  spatial.Frame // pose of a frame in the world; the zero value is the world's own frame
}

// World as the Body of an Anchor stands for a frame that belongs to no body.
const World = -1

// Bond holds two anchors together: a thread sewn into tissue, a body on a scripted frame, a tool on what it has gripped.
type Bond struct {
	A, B Anchor
	Axes Axes // held directions, in the axes of A; 0 means Clamped
	Off  bool // for the time being it holds nothing
	Rest bool // for the time being its bodies rest, with the force that it has: it is not part of the problem

	// A rigid bond has zero stiffness. Others are springs with dampers, taken implicitly.
	Linear         float64 // [N/m]
	Angular        float64 // [N m/rad]
	LinearDamping  float64 // [N s/m]
	AngularDamping float64 // [N m s/rad]

	// A motor does not hold its directions where they are, it moves B along them at a rate, as far as its strength goes: in the
	// axes of A, about B's place [rad/s], [m/s].
	Motor bool
	Drive spatial.Twist

	// Settle is how fast a rigid bond closes a gap that is there [s]. With 0 it is closed within the step. Otherwise it decays
	// with critical damping as (1 + t/τ) e^(−t/τ), and what moves an anchor is still followed at once.
	Settle float64

	// Slack is free play: the anchors may be this far apart, measured in the held directions together, before the bond
	// pulls, and it never pushes. A slack in three linear axes is a rope, in one angular axis a joint's limit to both sides. For a
	// limit that is not symmetric, turn the Offset of A to the middle of the range. With 0 both directions are held.
	LinearSlack  float64 // [m]
	AngularSlack float64 // [rad], less than π; about one axis it is of the twist about it, about two of the lean of the third

	// Strength is the most that the bond exerts along each of its rows; it gives way beyond. 0 means any. What has given way comes
	// back at full strength and runs past its place; with Settle it comes to rest there.
	Strength        float64 // [N]
	AngularStrength float64 // [N m]
}

// Validate reports what is wrong with b among bodies bodies, or nil.
func (b *Bond) Validate(bodies int) error {
	for _, v := range []struct {
		name  string
		value float64
	}{{"Linear", b.Linear}, {"Angular", b.Angular}, {"LinearDamping", b.LinearDamping}, {"AngularDamping", b.AngularDamping},
		{"Settle", b.Settle}, {"LinearSlack", b.LinearSlack}, {"AngularSlack", b.AngularSlack}, {"Strength", b.Strength}, {"AngularStrength", b.AngularStrength}} {
		if !(v.value >= 0 && v.value-v.value == 0) {
			return fmt.Errorf("constraint: bond %s is %v, want 0 or more", v.name, v.value)
		}
	}
	switch {
	case b.Axes > Clamped:
		return fmt.Errorf("constraint: bond Axes is %#x, want a set of the six axes TurnX … MoveZ", uint8(b.Axes))
	case b.LinearDamping > 0 && b.Linear == 0, b.AngularDamping > 0 && b.Angular == 0:
		return fmt.Errorf("constraint: bond has damping but no stiffness: a rigid bond needs none")
	case !b.Drive.Finite():
		return fmt.Errorf("constraint: bond Drive is %v, want finite rates", b.Drive)
	case b.Motor && (b.Linear > 0 || b.Angular > 0 || b.LinearSlack > 0 || b.AngularSlack > 0 || b.Settle > 0):
		return fmt.Errorf("constraint: bond is a motor with stiffness, slack or Settle, want a second bond for these")
	case b.AngularSlack >= math.Pi:
		return fmt.Errorf("constraint: bond AngularSlack is %v, want less than π: half a turn is as far as a rotation goes", b.AngularSlack)
	case b.A.Body == World && b.B.Body == World:
		return fmt.Errorf("constraint: bond joins no body")
	}
	for _, a := range []Anchor{b.A, b.B} {
		if a.Body != World && (a.Body < 0 || a.Body >= bodies) {
			return fmt.Errorf("constraint: bond names body %d, want 0 to %d", a.Body, bodies-1)
		}
		if !a.Offset.Finite() || !a.Frame.Finite() {
			return fmt.Errorf("constraint: bond has an anchor that is not finite: %+v", a)
		}
	}
	return nil
}

// idle reports whether the bond is no part of the problem for the time being.
func (b *Bond) idle() bool { return b.Off || b.Rest }

// BondState is the moving part of a bond.
type BondState struct {
	Reaction spatial.Wrench // on B, in the axes of A, about B's anchor; A gets the opposite [N m], [N]
	Gap      spatial.Twist  // pose of B seen from A, in the held directions: rotation vector [rad] and displacement [m]
	Rate     spatial.Twist  // of the gap over the last step [rad/s], [m/s]
	// Expected is the wrench with which the next step starts: what the last two reactions have in common, component by
	// component. Of a blow, which is over, that is nothing.
	Expected spatial.Wrench
	// Compliance is how far the anchors move apart, in the axes of A, for a wrench between them [rad or m for N m or N]: the
	// local linear model around a tool.
	Compliance [6][6]float64
}

func (a *Anchor) side() Side { return Side{a.Body, a.Point} }

// pose returns the frame of an anchor.
func (a *Anchor) pose(bodies []Body) spatial.Frame {
	if a.Body == World {
		return squared(a.Frame)
	}
	f := bodies[a.Body].Pose(a.Point)
	if a.Offset != (spatial.Frame{}) {
		f = f.Mul(squared(a.Offset))
	}
	return f
}

// squared gives a frame a unit rotation: no rotation at all means none.
func squared(f spatial.Frame) spatial.Frame { return spatial.Frame{Rot: f.Rot.Unit(), Pos: f.Pos} }
