package hand

import (
	"fmt"

	"github.com/tendril-sim/tendril/spatial"
)

// Coupling is the spring and the damper between a limb and its frame of the skeleton. The zero value is none.
type Coupling struct {
	Linear         float64 // k_f of eq. 1 [N/m]
	LinearDamping  float64 // d_f [N s/m]
	Angular        float64 // [N m/rad]
	AngularDamping float64 // [N m s/rad]
	Strength       float64 // the spring pulls no harder than this [N]; 0 is no limit
}

// Model is what a hand is like to touch with: how heavy its limbs are and how firmly they follow.
type Model struct {
	Mass    float64 // of each limb, the palm too [kg]; 0: that of Density
	Density float64 // of the limbs [kg/m³]

	Palm, Thumb, Finger Coupling // Finger is for each limb of the other four
}

// Zaeh2004 is the hand of table 2. The paper measures a turn by t_d = Σ l × e (eq. 3 and 4), which for a turn of θ is 2 sin θ long; a
// pull has θ, so that its stiffness and damping are twice k_t = 0.48 and d_t = 0.06. That also holds a limb that is turned by more than a
// quarter, where the sine lets go. Its damper yields slowly: a limb that was held takes d_f/k_f = 4 s to come back.
func Zaeh2004() Model {
	c := Coupling{Linear: 200, LinearDamping: 800, Angular: 2 * 0.48, AngularDamping: 2 * 0.06}
	return Model{Mass: 0.01, Palm: c, Thumb: c, Finger: c}
}

// Natural is a hand as heavy as one of flesh, that follows within some 20 ms and holds a thing of a kilogram with a centimetre of squeeze.
// The thumb is firmer than a finger, for it meets four of them.
func Natural() Model {
	return Model{
		Density: 1100,
		Palm:    Coupling{Linear: 6000, LinearDamping: 150, Angular: 30, AngularDamping: 0.6, Strength: 400},
		Thumb:   Coupling{Linear: 1500, LinearDamping: 30, Angular: 1.5, AngularDamping: 0.03, Strength: 100},
		Finger:  Coupling{Linear: 700, LinearDamping: 15, Angular: 0.7, AngularDamping: 0.015, Strength: 50},
	}
}

// Coupling returns the coupling of a limb.
func (m *Model) Coupling(limb int) Coupling {
	switch {
	case limb == Palm:
		return m.Palm
	case limb <= Limb(Thumb, 2):
		return m.Thumb
	}
	return m.Finger
}

// Config describes a hand. The zero value is the right hand of an adult, open, at the world's origin.
type Config struct {
	Left   bool
	Size   float64       // length from the wrist to the tip of the middle finger [m]; 0 is 0.19
	Model  Model         // the zero value is Natural
	Wrist  spatial.Frame // where it is at the beginning; the zero value is the world's own frame
	Angles Angles        // at the beginning [rad]; the zero value is Open
	Grip   float64       // how firmly the fingers follow, in parts of the model's stiffness, damping and strength; 0 is 1

	// Follow is how fast the skeleton follows what Move asks for [1/s]: like a critically damped spring of that frequency, 2/Follow behind. 0
	// is 100, which makes a smooth motion of a mouse; a glove that is read in every step can do with 1000.
	Follow float64

	// FingersTouch lets the four fingers stop each other, where otherwise they pass: crossed fingers then rest against each other. Their
	// innermost limbs pass anyway.
	FingersTouch bool

	// Gravity pulls at the limbs [m/s²]. Nobody feels the weight of his own hand, so it is usually none.
	Gravity spatial.Vec3
}

// FieldError says which field of a Config is wrong, what it holds and what it should.
type FieldError struct {
	Field string
	Value any
	Want  string
}

func (e *FieldError) Error() string {
	return fmt.Sprintf("hand: %s is %v, want %s", e.Field, e.Value, e.Want)
}

// Validate reports the first thing that is wrong with c as a *FieldError, or nil.
func (c *Config) Validate() error {
	switch {
	case c.Size != 0 && !(c.Size >= smallest && c.Size <= largest):
		return &FieldError{"Size", c.Size, "a length of the hand from 0.01 to 10 m"}
	case !c.Wrist.Finite():
		return &FieldError{"Wrist", c.Wrist, "finite numbers"}
	case !c.Gravity.Finite():
		return &FieldError{"Gravity", c.Gravity, "finite numbers [m/s²]"}
	case !nonNegative(c.Follow):
		return &FieldError{"Follow", c.Follow, "0 or more [1/s]"}
	case !nonNegative(c.Grip):
		return &FieldError{"Grip", c.Grip, "0 or more"}
	}
	for i, a := range c.Angles {
		if j := &Table[i]; !(a >= j.Low && a <= j.High) {
			return &FieldError{"Angles: " + j.Name, a, fmt.Sprintf("%v to %v rad", j.Low, j.High)}
		}
	}
	if c.Model == (Model{}) {
		return nil
	}
	return c.Model.Validate()
}

// Validate reports the first thing that is wrong with m as a *FieldError, or nil.
func (m *Model) Validate() error {
	switch {
	case !nonNegative(m.Mass):
		return &FieldError{"Model.Mass", m.Mass, "0 or more [kg]"}
	case !nonNegative(m.Density):
		return &FieldError{"Model.Density", m.Density, "0 or more [kg/m³]"}
	case m.Mass == 0 && m.Density == 0:
		return &FieldError{"Model.Mass", 0, "a mass [kg], or a Density"}
	}
	for i, c := range [3]*Coupling{&m.Palm, &m.Thumb, &m.Finger} {
		field := "Model." + [3]string{"Palm", "Thumb", "Finger"}[i]
		switch {
		case !positive(c.Linear) || !positive(c.Angular):
			return &FieldError{field, *c, "stiffnesses above 0 [N/m], [N m/rad]"}
		case !nonNegative(c.LinearDamping) || !nonNegative(c.AngularDamping) || !nonNegative(c.Strength):
			return &FieldError{field, *c, "damping and strength of 0 or more"}
		}
	}
	return nil
}

func positive(x float64) bool    { return x > 0 && x-x == 0 }
func nonNegative(x float64) bool { return x >= 0 && x-x == 0 }
