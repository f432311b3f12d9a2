package field

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Pull is how the pull of an Attractor depends on distance.
type Pull int

// The laws of attraction.
const (
	Spring        Pull = iota // grows with distance: a = −Strength · d
	InverseSquare             // falls with its square: a = −Strength · d / (|d|² + Softening²)^(3/2)
)

// Attractor pulls everything, in proportion to its mass, to a point or to the nearest point of a line. A negative Strength pushes away.
type Attractor struct {
	Point     spatial.Vec3 // [m]
	Axis      spatial.Vec3 // direction of the line through Point, of any length; 0: there is only the point
	Pull      Pull         // how it depends on distance
	Strength  float64      // Spring: acceleration for a distance [1/s²]; InverseSquare: acceleration times distance squared [m³/s²]
	Softening float64      // distance below which an InverseSquare pull no longer grows [m]; 0 means 0.1
}

// Validate reports what is wrong with a as a *ConfigError, or nil.
func (a *Attractor) Validate() error {
	switch {
	case !a.Point.Finite():
		return &ConfigError{"Attractor.Point", a.Point, "finite numbers [m]"}
	case !a.Axis.Finite():
		return &ConfigError{"Attractor.Axis", a.Axis, "a direction"}
	case a.Pull != Spring && a.Pull != InverseSquare:
		return &ConfigError{"Attractor.Pull", int(a.Pull), "Spring or InverseSquare"}
	case !isFinite(a.Strength):
		return &ConfigError{"Attractor.Strength", a.Strength, "a finite number [1/s²] or [m³/s²]"}
	case !nonNegative(a.Softening):
		return &ConfigError{"Attractor.Softening", a.Softening, "more than 0 [m], or 0 for 0.1"}
	}
	return nil
}

// softening returns the square of Softening, the default in place [m²].
func (a *Attractor) softening() float64 {
	if a.Softening == 0 {
		return 0.01
	}
	return a.Softening * a.Softening
}

// from returns the way from the point or line to x.
func (a *Attractor) from(x, axis spatial.Vec3) spatial.Vec3 {
	d := x.Sub(a.Point)
	return d.AddScaled(-d.Dot(axis), axis)
}

// Potential returns the energy of a unit mass at x [J/kg], of which the pull is the negative gradient.
func (a *Attractor) Potential(x spatial.Vec3) float64 {
	r2 := a.from(x, a.Axis.Unit()).Norm2()
	if a.Pull == Spring {
		return a.Strength * r2 / 2
	}
	return -a.Strength / math.Sqrt(r2+a.softening())
}

// Add adds the pull, and its stiffness in the directions in which it brings back.
func (a *Attractor) Add(_ float64, e []Element, out []Effect) {
	axis, soft := a.Axis.Unit(), a.softening()
	for i := range e {
		m := e[i].Weight * e[i].Mass * a.Strength
		d := a.from(e[i].Pos, axis)
		r2 := d.Norm2()
		tangential, radial := m, m // eigenvalues of −∂F/∂x
		if a.Pull == InverseSquare {
			rho2 := r2 + soft
			tangential = m / (rho2 * math.Sqrt(rho2))
			radial = tangential * (1 - 3*r2/rho2)
		}
		out[i].Force = out[i].Force.AddScaled(-tangential, d)

		tangential, radial = max(tangential, 0), max(radial, 0)
		s := &out[i].Stiff
		s.XX += tangential
		s.YY += tangential
		s.ZZ += tangential
		addOuter(s, -tangential, axis)
		if r2 > 0 {
			addOuter(s, (radial-tangential)/r2, d)
		}
	}
}

// addOuter adds f v vᵀ to s.
func addOuter(s *spatial.Sym3, f float64, v spatial.Vec3) {
	s.XX += f * v.X * v.X
	s.XY += f * v.X * v.Y
	s.XZ += f * v.X * v.Z
	s.YY += f * v.Y * v.Y
	s.YZ += f * v.Y * v.Z
	s.ZZ += f * v.Z * v.Z
}
