package field

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Core is how a vortex turns near its axis.
type Core int

// The cores.
const (
	LambOseen Core = iota // smooth: what viscosity makes of a line vortex in time
	Rankine               // turns like a rigid body inside the core's radius
)

// Vortex is a straight line vortex without end: air circles its axis at the speed Γ/2πr, but for the core.
type Vortex struct {
	Point       spatial.Vec3 // of its axis at time 0 [m]
	Axis        spatial.Vec3 // of any length, turned about by the right hand; 0 means +z
	Drift       spatial.Vec3 // velocity with which it wanders [m/s]
	Circulation float64      // Γ, around the whole of it [m²/s]; negative turns the other way
	Radius      float64      // of the core [m]; 0 means 0.1
	Core        Core         // how it turns near its axis
}

// Validate reports what is wrong with v as a *ConfigError, or nil.
func (v *Vortex) Validate() error {
	switch {
	case !v.Point.Finite():
		return &ConfigError{"Vortex.Point", v.Point, "finite numbers [m]"}
	case !v.Axis.Finite():
		return &ConfigError{"Vortex.Axis", v.Axis, "a direction"}
	case !v.Drift.Finite():
		return &ConfigError{"Vortex.Drift", v.Drift, "finite numbers [m/s]"}
	case !isFinite(v.Circulation):
		return &ConfigError{"Vortex.Circulation", v.Circulation, "a finite number [m²/s]"}
	case !nonNegative(v.Radius):
		return &ConfigError{"Vortex.Radius", v.Radius, "more than 0 [m], or 0 for 0.1"}
	case v.Core != LambOseen && v.Core != Rankine:
		return &ConfigError{"Vortex.Core", int(v.Core), "LambOseen or Rankine"}
	}
	return nil
}

// At returns the velocity of the air around the vortex.
func (v *Vortex) At(t float64, x spatial.Vec3) spatial.Vec3 {
	axis := v.Axis.Unit()
	if axis == (spatial.Vec3{}) {
		axis.Z = 1
	}
	core := v.Radius
	if core == 0 {
		core = 0.1
	}
	swirl := axis.Cross(x.Sub(v.Point).AddScaled(-t, v.Drift)) // r long
	q := swirl.Norm2() / (core * core)
	rate := v.Circulation / (2 * math.Pi * core * core) // of the axis
	switch {
	case v.Core == Rankine && q > 1:
		rate /= q
	case v.Core == LambOseen && q > 0:
		rate *= -math.Expm1(-q) / q
	}
	return swirl.Scale(rate)
}
