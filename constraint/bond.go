package constraint

import (
	"fmt"

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

	// A rigid bond has zero stiffness. Others are springs with dampers, taken implicitly.
	Linear         float64 // [N/m]
	Angular        float64 // [N m/rad]
	LinearDamping  float64 // [N s/m]
	AngularDamping float64 // [N m s/rad]
}

// Validate reports what is wrong with b among bodies bodies, or nil.
func (b *Bond) Validate(bodies int) error {
	for _, v := range []struct {
		name  string
		value float64
	}{{"Linear", b.Linear}, {"Angular", b.Angular}, {"LinearDamping", b.LinearDamping}, {"AngularDamping", b.AngularDamping}} {
		if !(v.value >= 0 && v.value-v.value == 0) {
			return fmt.Errorf("constraint: bond %s is %v, want 0 or more", v.name, v.value)
		}
	}
	switch {
	case b.Axes > Clamped:
		return fmt.Errorf("constraint: bond Axes is %#x, want a set of the six axes TurnX … MoveZ", uint8(b.Axes))
	case b.LinearDamping > 0 && b.Linear == 0, b.AngularDamping > 0 && b.Angular == 0:
		return fmt.Errorf("constraint: bond has damping but no stiffness: a rigid bond needs none")
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

// stiffness and damping of row i of a bond, the first three rows being rotations; rigid if both are zero.
func (b *Bond) row(i int) (stiffness, damping float64) {
	if i < 3 {
		return b.Angular, b.AngularDamping
	}
	return b.Linear, b.LinearDamping
}

// BondState is the moving part of a bond.
type BondState struct {
	Reaction spatial.Wrench // on B, in the axes of A, about B's anchor; A gets the opposite [N m], [N]
	Gap      spatial.Twist  // pose of B seen from A: rotation vector [rad] and displacement [m]
	// Compliance is how far the anchors move apart, in the axes of A, for a wrench between them [rad or m for N m or N]: the
	// local linear model around a tool.
	Compliance [6][6]float64
}

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

// atPoint moves a wrench at p in the world to the material point of the anchor.
func (a *Anchor) atPoint(bodies []Body, w spatial.Wrench, p spatial.Vec3) spatial.Wrench {
	lever := p.Sub(bodies[a.Body].Pose(a.Point).Pos)
	return spatial.Wrench{Torque: w.Torque.Add(lever.Cross(w.Force)), Force: w.Force}
}
