package green

import (
	"fmt"
	"math"
)

// Material is what a body is made of.
type Material struct {
	Young   float64 // Young's modulus [Pa]
	Poisson float64 // Poisson's ratio, from 0 to below 0.5
}

// shear returns the shear modulus [Pa].
func (m Material) shear() float64 { return m.Young / (2 * (1 + m.Poisson)) }

// lame returns Lamé's first coefficient [Pa].
func (m Material) lame() float64 {
	return m.Young * m.Poisson / ((1 + m.Poisson) * (1 - 2*m.Poisson))
}

// Validate reports the first thing that is wrong with m as a *FieldError, or nil.
func (m Material) Validate() error {
	switch {
	case !(m.Young > 0) || math.IsInf(m.Young, 1):
		return &FieldError{"Material.Young", m.Young, "a positive number [Pa]"}
	case m.Poisson >= 0.5:
		return &FieldError{"Material.Poisson", m.Poisson, "less than 0.5: what keeps its volume exactly has a pressure that displacements do not tell; 0.49 is near enough for flesh"}
	case !(m.Poisson >= 0):
		return &FieldError{"Material.Poisson", m.Poisson, "from 0 to below 0.5"}
	}
	return nil
}

// FieldError says which part of a request is wrong, what it holds and what it should.
type FieldError struct {
	Field string // path of the field, as in "Fixed[3]"
	Value any
	Want  string
}

func (e *FieldError) Error() string {
	return fmt.Sprintf("green: %s is %v, want %s", e.Field, e.Value, e.Want)
}
