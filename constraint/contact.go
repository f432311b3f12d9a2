package constraint

import (
	"fmt"

	"github.com/tendril-sim/tendril/spatial"
)

// Law is what happens where two surfaces touch.
type Law struct {
	// Coefficients of friction: the most that holds without slip, and what slows a slip down. Static below Dynamic means Dynamic.
	Static, Dynamic float64
	// Restitution is the part of the approaching speed that a blow gives back, 0 to 1.
	Restitution float64
	// ERP is the part of an overlap that is taken back in a step, and CFM how fast a contact gives way to a force [m/(N s)]
	// (Zaeh et al. 2004, eq. 12, and table 1). Together they are a spring of ERP/(h CFM) with a damper of (1 − ERP)/CFM. An ERP of 0
	// means 0.2, a CFM of 0 a rigid contact.
	ERP, CFM float64
}

// Validate reports what is wrong with l, or nil.
func (l *Law) Validate() error {
	for _, v := range []struct {
		name       string
		value, max float64
		want       string
	}{
		{"Static", l.Static, 1e9, "0 or more"}, {"Dynamic", l.Dynamic, 1e9, "0 or more"}, {"Restitution", l.Restitution, 1, "0 to 1"},
		{"ERP", l.ERP, 1, "0 to 1"}, {"CFM", l.CFM, 1e9, "0 or more"},
	} {
		if !(v.value >= 0 && v.value <= v.max) {
			return fmt.Errorf("constraint: contact %s is %v, want %s", v.name, v.value, v.want)
		}
	}
	return nil
}

// Side is a material point of a body that a contact pushes at; the Body is World for what belongs to none and stands still.
type Side struct{ Body, Point int }

// Contact is a place where two bodies touch, or may within the step. It is found where the bodies were when the step began.
type Contact struct {
	A, B    Side
	ID      uint64       // the same from step to step, for whoever keeps the force
	Normal  spatial.Vec3 // unit vector from A to B, in world axes
	Place   spatial.Vec3 // in world coordinates
	Gap     float64      // between the surfaces when the step began [m]; negative where they overlap
	Law     Law
	Sliding bool         // it slid in the step before, or, afterwards, in this one
	Force   spatial.Vec3 // on B [N]: what to start from, or, afterwards, what was found
	Blow    spatial.Vec3 // impulse on B of an impact, beyond Force [N s]
}

// Push is a wrench at a material point, in world axes about it.
type Push struct {
	Side
	Wrench spatial.Wrench
}

// Moving is a body that can be touched.
type Moving interface {
	Body
	// StartPose returns the frame that material point p had when the step began.
	StartPose(p int) spatial.Frame
	// Motion returns the twist of material point p over the step as it is predicted, under all loads given so far, and the one that
	// the step began with, in world axes about the place where the point was when it began.
	Motion(p int) (now, before spatial.Twist)
}

// Lump is a body that moves as one: it answers an impulse at its point 0, the centre of mass, as a mass and an inertia do.
type Lump interface {
	// Lump returns the inverse of mass [1/kg] and inertia about the centre, in world axes [1/(kg m²)]. Both are zero for a body
	// that nothing moves. It is not ok while more than its inertia resists: then only Respond knows the answer.
	Lump() (inverseMass float64, inverseInertia spatial.Sym3, ok bool)
}

// Touched is a body that wants to know that something presses on a material point in this step.
type Touched interface{ Touch(p int) }

// Struck is a body that can take a blow.
type Struck interface {
	// Strike changes the velocity at the end of the step by that of an impulse at material point p, in world axes about it
	// [N m s], [N s]. It is called after Correct, and does not change the way that was gone in the step.
	Strike(p int, impulse spatial.Wrench)
}

// Immovable reports whether nothing moves a body: what touches it meets nobody else through it.
func Immovable(b Body) bool {
	if l, ok := b.(Lump); ok {
		mass, inertia, ok := l.Lump()
		return ok && mass == 0 && inertia == (spatial.Sym3{})
	}
	return false
}
