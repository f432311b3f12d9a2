package field

import (
	"errors"
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Drag is the law by which a medium pulls on a thin round element that moves through it. Along the element and across it the law differs, and
// the two do not know of each other (the independence principle of flow past long cylinders). With u the velocity of the medium
// past the element, l its length and r its radius,
//
//	across:  (LinearAcross + Density · Across · r |u⊥|) l u⊥      on the frontal area 2 r l
//	along:   (LinearAlong + Density · π Along · r |u∥|) l u∥      on the surface 2π r l
//
// The linear part is that of slow flow, which does not depend on the radius of a thin fibre; the quadratic one is that of fast flow. If all four
// coefficients are 0 they are those of InAir. As a Field by itself, Drag is still air.
type Drag struct {
	Density      float64 // of the medium [kg/m³]; 0 means 1.2, air
	Across       float64 // drag coefficient of fast flow across [1]
	Along        float64 // friction coefficient of fast flow along [1]
	LinearAcross float64 // force for a length and a speed, of slow flow across [N s/m²]
	LinearAlong  float64 // the same along [N s/m²]
}

// InAir is the drag of a smooth round fibre in air, from hair to a branch: within a third of what is measured on cylinders, a coefficient of
// 1 + 10 Re^(−2/3) on r|u|² (White 2006), from Re = 1 to 10⁵. Along it is half of that across where flow is slow, as for any slender body.
var InAir = Drag{Density: 1.2, Across: 1, Along: 0.01, LinearAcross: 1e-4, LinearAlong: 5e-5}

// Validate reports what is wrong with d as a *ConfigError, or nil.
func (d *Drag) Validate() error {
	for _, v := range []struct {
		name  string
		value float64
		want  string
	}{
		{"Density", d.Density, "0 or more [kg/m³]"}, {"Across", d.Across, "0 or more"}, {"Along", d.Along, "0 or more"},
		{"LinearAcross", d.LinearAcross, "0 or more [N s/m²]"}, {"LinearAlong", d.LinearAlong, "0 or more [N s/m²]"},
	} {
		if !nonNegative(v.value) {
			return &ConfigError{"Drag." + v.name, v.value, v.want}
		}
	}
	return nil
}

// law returns d with defaults in place.
func (d *Drag) law() Drag {
	l := *d
	if l.Across == 0 && l.Along == 0 && l.LinearAcross == 0 && l.LinearAlong == 0 {
		density := l.Density
		l = InAir
		l.Density = density
	}
	if l.Density == 0 {
		l.Density = InAir.Density
	}
	return l
}

// Add adds the drag of a medium at rest.
func (d *Drag) Add(_ float64, e []Element, out []Effect) {
	law := d.law()
	for i := range e {
		law.pull(&e[i], e[i].Velocity.Neg(), &out[i])
	}
}

// pull adds the effect of a medium that passes e with velocity u.
func (d *Drag) pull(e *Element, u spatial.Vec3, out *Effect) {
	t := e.Along
	along := u.Dot(t)
	across := u.AddScaled(-along, t)
	speed := across.Norm()
	l := e.Weight * e.Length
	quadratic := d.Density * e.Radius * l
	c2 := quadratic * d.Across * speed
	a2 := quadratic * math.Pi * d.Along * math.Abs(along)
	c, a := l*d.LinearAcross+c2, l*d.LinearAlong+a2
	out.Force = out.Force.AddScaled(c, across).AddScaled(a*along, t)

	// ∂F/∂u = c (1 − ttᵀ) + c₂ ûûᵀ + (a + a₂) ttᵀ, with û the direction across
	axial := a + a2 - c
	n := 0.0
	if speed > 0 {
		n = c2 / (speed * speed)
	}
	out.Drag.XX += c + axial*t.X*t.X + n*across.X*across.X
	out.Drag.YY += c + axial*t.Y*t.Y + n*across.Y*across.Y
	out.Drag.ZZ += c + axial*t.Z*t.Z + n*across.Z*across.Z
	out.Drag.XY += axial*t.X*t.Y + n*across.X*across.Y
	out.Drag.XZ += axial*t.X*t.Z + n*across.X*across.Z
	out.Drag.YZ += axial*t.Y*t.Z + n*across.Y*across.Z
}

// Source is a part of the air's motion.
type Source interface {
	// At returns its velocity [m/s] at place x [m] and time t [s]. It does not allocate, and may be called from several goroutines.
	At(t float64, x spatial.Vec3) spatial.Vec3
}

// Air is a medium in motion: the velocities of its sources add up, and Drag sees their sum.
type Air struct {
	Drag    Drag     // law of drag; the zero value is InAir
	Sources []Source // of its motion; none: still air
}

// Validate reports what is wrong with a, or with a source that has a Validate of its own, as a *ConfigError, or nil.
func (a *Air) Validate() error {
	if err := a.Drag.Validate(); err != nil {
		return inside("Air", err)
	}
	for i, s := range a.Sources {
		if s == nil {
			return &ConfigError{fmt.Sprintf("Air.Sources[%d]", i), nil, "a source of wind"}
		}
		if v, ok := s.(interface{ Validate() error }); ok {
			if err := v.Validate(); err != nil {
				return inside(fmt.Sprintf("Air.Sources[%d]", i), err)
			}
		}
	}
	return nil
}

// inside puts a path before the field of a ConfigError.
func inside(path string, err error) error {
	var e *ConfigError
	if errors.As(err, &e) {
		return &ConfigError{path + "." + e.Field, e.Value, e.Want}
	}
	return err
}

// At returns the velocity of the air [m/s] at place x [m] and time t [s]: an Air is a Source too.
func (a *Air) At(t float64, x spatial.Vec3) spatial.Vec3 {
	var w spatial.Vec3
	for _, s := range a.Sources {
		w = w.Add(s.At(t, x))
	}
	return w
}

// Add adds the drag of the moving air.
func (a *Air) Add(t float64, e []Element, out []Effect) {
	law := a.Drag.law()
	for i := range e {
		if e[i].Weight == 0 {
			continue // air may cost more than all else
		}
		law.pull(&e[i], a.At(t, e[i].Pos).Sub(e[i].Velocity), &out[i])
	}
}
