package chain

import (
	"fmt"

	"github.com/tendril-sim/tendril/spatial"
)

// Limits of what New accepts.
const (
	MaxLinks = 1_000_000 // in all strands together
)

// Config describes a chain. Strands must be given, everything else has a useful zero value.
type Config struct {
	Base    spatial.Frame // pose of the strands' coordinates in the world; the zero value is the world's own frame
	Strands []Strand      // curves, and how they hang together
	Gravity spatial.Vec3  // [m/s²]
	Wind    spatial.Vec3  // velocity of the air, for drag [m/s]
	Start   spatial.Twist // velocity of all links at the beginning, as of one rigid body, in world axes about Base's origin [rad/s], [m/s]
	Method  Method        // how it goes through time
	Damping float64       // numerical damping of the interactive method: 0 is of second order, 1 is backward Euler
	// Tolerance of a step. Interactive: the largest correction of a rotation [rad] that Newton's method leaves undone, 0
	// means 1e-6. Accurate: the relative error allowed in a step, 0 means 1e-8.
	Tolerance float64
	// Hanging takes the curves for the shape in which gravity keeps the chain at rest, and finds the rest shape without gravity that
	// this takes (Hadap 2006, section 6.6). Joints without stiffness bear nothing.
	Hanging bool
	// How much of the base's motion the chain feels (Hadap 2006, eq. 19): TimeScale (β) times what is left of it when Local (γ) times
	// the motion of a reference frame (Chain.Refer; the base itself if there is none) is taken away. What it does not feel carries
	// it along. Nil is 1. Only the interactive method can leave something out.
	TimeScale *float64
	Local     float64
	// Contact says what the chain touches. Its links are capsules then, of the mean of their half axes.
	Contact Contact
	// Plain moves strands one at a time, without the vector instructions that move four like ones at once: for comparison.
	Plain bool
	// MaxIterations of Newton's method in a step of the interactive method; 0 means 60. What is not finished is flagged.
	MaxIterations int
}

// Method is a way through time.
type Method int

// The methods.
const (
	Interactive Method = iota // fixed steps, a few Newton iterations each, never unstable
	Accurate                  // error-controlled, for offline use and validation
)

// Strand is a curve with its links, joints and material.
type Strand struct {
	Name   string  // what children and bonds call it; it may be empty for a strand that nobody names
	Parent string  // name of the strand it grows from; "" for none
	At     float64 // where on the parent it grows, 0 at its start, 1 at its end

	// Curve has the points of the centreline, in the coordinates of Config.Base [m]. A strand with a parent is moved so that it
	// starts where it grows. With Links > 0 the polyline is cut into that many links of one length; otherwise there is one
	// between every two points.
	Curve []spatial.Vec3
	Links int
	// Rest is the shape without load, as a curve of as many links; empty means Curve. Only its bends count, not its place.
	Rest  []spatial.Vec3
	Twist float64 // of the frames along the curve, about the tangent [rad/m]

	Joint Joint        // between its links
	Root  Root         // between its first link and what it grows from
	Axis  spatial.Vec3 // of hinges, in the coordinates of Config.Base; the zero value is x

	Material string     // name of a preset (Materials) for Young, Shear, Density and Loss where these are 0
	Radius   float64    // of a round section [m]
	Radii    [2]float64 // half axes of an elliptic section along local x and y [m], in place of Radius
	Density  float64    // [kg/m³]
	Mass     float64    // for a length [kg/m], in place of Density
	Young    float64    // Young's modulus [Pa]
	Shear    float64    // shear modulus [Pa]; 0 means Young / (2 (1 + Poisson))
	Poisson  float64    // Poisson's ratio [1], for Shear where that is 0

	// Bend is the stiffness against bending about local x and y, Torsion that against twist [N m²]. Nil: from Young, Shear and
	// the section; 0 is a strand that does not resist.
	Bend    *[2]float64
	Torsion *float64
	Law     Law // how torque follows the bend of a joint

	Loss           float64 // damping of bend and twist, as a time: damping over stiffness [s]
	BendDamping    float64 // more damping of bend [N m² s]
	TorsionDamping float64 // more damping of twist [N m² s]

	Drag          float64 // force of the air for a length and a speed [N s/m²]
	QuadraticDrag float64 // force of the air for a length and the square of a speed [N s²/m³]

	// A pose is a shape that the strand is drawn to (Hadap 2006, section 6.5), by springs and dampers spread over its length.
	PoseStrength float64 // [N/m²]
	PoseDamping  float64 // [N s/m²]

	Lumps    []Lump   // heavy things on it
	Profiles Profiles // how its parameters vary along it
}

// Lump is a heavy ball on a strand: a bead, a lantern.
type Lump struct {
	At     float64      // place along the strand, 0 at its start, 1 at its end
	Mass   float64      // [kg]
	Radius float64      // of the ball, for its inertia [m]
	Offset spatial.Vec3 // of its centre from there, in the axes of the link [m]
}

// Profiles are factors on the parameters of a strand along its length; an empty one is 1.
type Profiles struct {
	Size    Profile // on Radius and Radii, and so on mass and stiffness that come from them
	Mass    Profile // on the mass for a length
	Bend    Profile // on the bend stiffness
	Torsion Profile // on the torsional stiffness
	Loss    Profile // on all dampings of the joints
	Drag    Profile // on both drags
	Weight  Profile // on gravity and other fields
	Pose    Profile // on pose strength and damping
}

// Knot is a value at a place along a strand.
type Knot struct {
	At    float64 // 0 at its start, 1 at its end
	Value float64
}

// Profile is a function of the place along a strand: linear between its knots, constant beyond them.
type Profile []Knot

// Value returns the profile at place t: 1 where it has no knots.
func (p Profile) Value(t float64) float64 {
	switch {
	case len(p) == 0:
		return 1
	case t <= p[0].At:
		return p[0].Value
	}
	for i := 1; i < len(p); i++ {
		if t <= p[i].At {
			a, b := p[i-1], p[i]
			return a.Value + (b.Value-a.Value)*(t-a.At)/(b.At-a.At)
		}
	}
	return p[len(p)-1].Value
}

// Joint is what joins the links of a strand.
type Joint int

// The joints.
const (
	Spherical Joint = iota // turns about all axes, with bend and torsional stiffness
	Hinge                  // turns about Strand.Axis, with bend stiffness
	Fixed                  // does not turn
)

// Root is what joins the first link of a strand to the base, or to the strand it grows from.
type Root int

// The roots.
const (
	Clamped Root = iota // built in: the half cell between the root and the middle of the first link bends and twists as the strand does
	Pinned              // turns freely about its start
	Hinged              // turns freely about Strand.Axis
	Rigid               // the first link does not turn
	Free                // held by nothing; only for a strand without a parent
)

// Law is how the torque of a joint follows its bend.
type Law int

// The laws.
const (
	Linear  Law = iota // torque in proportion to the angle, as in an elastic rod
	Tangent            // Hadap 2006, eq. 18: bend and twist apart, torque with the tangent of half the angle
)

// FieldError says which field of a Config is wrong, what it holds and what it should.
type FieldError struct {
	Field string // path of the field, as in "Strands[1].Young"
	Value any
	Want  string
}

func (e *FieldError) Error() string {
	return fmt.Sprintf("chain: %s is %v, want %s", e.Field, e.Value, e.Want)
}

func positive(x float64) bool    { return x > 0 && x-x == 0 }
func nonNegative(x float64) bool { return x >= 0 && x-x == 0 }
func finite(x float64) bool      { return x-x == 0 }
