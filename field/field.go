package field

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Element is a short straight piece of a thin body, as fields see it.
type Element struct {
	Pos      spatial.Vec3 // centre [m]
	Velocity spatial.Vec3 // of the centre [m/s]
	Along    spatial.Vec3 // unit tangent
	Length   float64      // [m]
	Radius   float64      // [m]
	Mass     float64      // [kg]
	Weight   float64      // factor on what fields do to it [1]; 0 is out of their reach
	Place    float64      // along its strand, 0 at the root, 1 at the tip
}

// Effect is what fields do to an element: F(x + δx, v + δv) ≈ Force − Stiff δx − Drag δv.
type Effect struct {
	Force spatial.Vec3 // at the present place and velocity [N]
	Drag  spatial.Sym3 // −∂F/∂v, its positive semidefinite part [N s/m]
	Stiff spatial.Sym3 // −∂F/∂x, its positive semidefinite part [N/m]
}

// Field acts on elements.
type Field interface {
	// Add adds the effect on e[i] at time t [s] to out[i], which is as long as e. It does not allocate, and may be called from several
	// goroutines with different slices.
	Add(t float64, e []Element, out []Effect)
}

// ConfigError says what is wrong with the description of a field.
type ConfigError struct {
	Field string // path of what is wrong, as in "Air.Sources[1].Length"
	Value any
	Want  string
}

func (e *ConfigError) Error() string {
	return fmt.Sprintf("field: %s is %v, want %s", e.Field, e.Value, e.Want)
}

func isFinite(x float64) bool    { return x-x == 0 }
func positive(x float64) bool    { return x > 0 && !math.IsInf(x, 1) }
func nonNegative(x float64) bool { return x >= 0 && !math.IsInf(x, 1) }

// Gravity pulls with the same acceleration everywhere.
type Gravity struct {
	Acceleration spatial.Vec3 // [m/s²]
}

// Validate reports what is wrong with g as a *ConfigError, or nil.
func (g *Gravity) Validate() error {
	if !g.Acceleration.Finite() {
		return &ConfigError{"Gravity.Acceleration", g.Acceleration, "finite numbers [m/s²]"}
	}
	return nil
}

// Add adds the weight of each element.
func (g *Gravity) Add(_ float64, e []Element, out []Effect) {
	for i := range e {
		out[i].Force = out[i].Force.AddScaled(e[i].Weight*e[i].Mass, g.Acceleration)
	}
}
