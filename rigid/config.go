package rigid

import (
	"fmt"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/spatial"
)

// Kind is what moves a body.
type Kind uint8

// The kinds of bodies.
const (
	Dynamic   Kind = iota // forces and impulses
	Kinematic             // SetTarget, whatever is in the way
	Static                // nothing
)

var kindNames = [...]string{"dynamic", "kinematic", "static"}

// String names the kind.
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

// Config describes a body. A dynamic one needs a Shape, or Mass and Inertia; everything else has a useful zero value.
type Config struct {
	Kind  Kind
	Shape *collide.Shape // in the coordinates of the body; nil: it touches nothing

	// Mass properties of a dynamic body: those of the shape with Density, or scaled so that it weighs Mass; or, with Inertia, what
	// is given here, whatever the shape.
	Density float64      // [kg/m³]; 0 without Mass means 1000
	Mass    float64      // [kg], in place of Density
	Inertia spatial.Sym3 // about the centre of mass, in the axes of the body [kg m²]; zero means that of the shape
	Centre  spatial.Vec3 // centre of mass in the coordinates of the body [m]; only with Inertia

	Frame    spatial.Frame // of the body in the world at the beginning; the zero value is the world's own frame
	Velocity spatial.Twist // at the beginning: angular, and linear of the centre of mass, in world axes [rad/s], [m/s]

	Gravity        spatial.Vec3 // [m/s²]
	LinearDamping  float64      // rate at which the velocity of a free body decays [1/s]
	AngularDamping float64      // rate at which its angular momentum decays [1/s]
}

// FieldError says which field of a Config is wrong, what it holds and what it should.
type FieldError struct {
	Field string
	Value any
	Want  string
}

func (e *FieldError) Error() string {
	return fmt.Sprintf("rigid: %s is %v, want %s", e.Field, e.Value, e.Want)
}

// Validate reports the first thing that is wrong with c as a *FieldError, or nil.
func (c *Config) Validate() error {
	if err := c.validateMotion(); err != nil {
		return err
	}
	if c.Kind != Dynamic {
		return nil
	}
	_, err := c.properties()
	return err
}

func (c *Config) validateMotion() error {
	switch {
	case c.Kind > Static:
		return &FieldError{"Kind", c.Kind, "Dynamic, Kinematic or Static"}
	case !c.Frame.Finite():
		return &FieldError{"Frame", c.Frame, "finite numbers"}
	case !c.Velocity.Finite():
		return &FieldError{"Velocity", c.Velocity, "finite numbers [rad/s], [m/s]"}
	case c.Velocity != (spatial.Twist{}) && c.Kind != Dynamic:
		return &FieldError{"Velocity", c.Velocity, "none: a " + c.Kind.String() + " body moves by SetTarget or not at all"}
	case !c.Gravity.Finite():
		return &FieldError{"Gravity", c.Gravity, "finite numbers [m/s²]"}
	case !c.Centre.Finite():
		return &FieldError{"Centre", c.Centre, "finite numbers [m]"}
	case !nonNegative(c.LinearDamping):
		return &FieldError{"LinearDamping", c.LinearDamping, "0 or more [1/s]"}
	case !nonNegative(c.AngularDamping):
		return &FieldError{"AngularDamping", c.AngularDamping, "0 or more [1/s]"}
	}
	return nil
}

// properties finds the mass properties of a dynamic body.
func (c *Config) properties() (m properties, err error) {
	switch {
	case !nonNegative(c.Density):
		return m, &FieldError{"Density", c.Density, "more than 0 [kg/m³]"}
	case !nonNegative(c.Mass):
		return m, &FieldError{"Mass", c.Mass, "more than 0 [kg]"}
	case c.Density > 0 && c.Mass > 0:
		return m, &FieldError{"Mass", c.Mass, "0 where Density is given: one of both"}
	case c.Inertia != (spatial.Sym3{}):
		if c.Mass == 0 {
			return m, &FieldError{"Mass", c.Mass, "more than 0 [kg] where Inertia is given"}
		}
		m = properties{mass: c.Mass, centre: c.Centre, inertia: c.Inertia}
		return m, m.complete("Inertia", c.Inertia)
	case c.Centre != (spatial.Vec3{}):
		return m, &FieldError{"Centre", c.Centre, "0 where Inertia is 0: the shape has a centre of its own"}
	case c.Shape == nil:
		return m, &FieldError{"Shape", "nil", "a shape, or Mass and Inertia; a static or kinematic body needs neither"}
	}
	return c.ofShape()
}

const water = 1000.0 // density that suits most things [kg/m³]

// ofShape finds the mass properties of a body filled evenly.
func (c *Config) ofShape() (m properties, err error) {
	volume, centre, inertia, err := c.Shape.Mass()
	switch {
	case err != nil:
		return m, &FieldError{"Shape", c.Shape.Kind(), "one that encloses a volume (" + err.Error() + "), or Mass and Inertia, or Kind Static"}
	case !positive(volume):
		return m, &FieldError{"Shape", c.Shape.Kind(), fmt.Sprintf("one with a volume (it has %v m³), or Mass and Inertia, or Kind Static", volume)}
	}
	density := c.Density
	if c.Mass > 0 {
		density = c.Mass / volume
	} else if density == 0 {
		density = water
	}
	m = properties{mass: density * volume, centre: centre, inertia: inertia.Scaled(density)}
	return m, m.complete("Shape", c.Shape.Kind())
}

func positive(x float64) bool    { return x > 0 && x-x == 0 }
func nonNegative(x float64) bool { return x >= 0 && x-x == 0 }
