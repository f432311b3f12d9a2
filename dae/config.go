package dae

import (
	"fmt"
	"math"
)

// MaxOrder is the highest order of a backward differentiation formula that is offered: the sixth is hardly stable.
const MaxOrder = 5

// System is F(y, ẏ, t) = 0 with its own linear solver. An Integrator calls it from one goroutine, and passes slices that the system must not
// keep.
type System interface {
	// Residual sets r to F(y, yp, t). It reports false where F cannot be evaluated there: the step is then cut.
	Residual(t float64, y, yp, r []float64) bool

	// Factor prepares to solve (∂F/∂y + c ∂F/∂ẏ) x = b near (t, y, yp). It reports false for a singular matrix.
	Factor(t float64, y, yp []float64, c float64) bool

	// Solve replaces b by x.
	Solve(b []float64)
}

// Config says how exactly, and within what bounds, a System is integrated. The zero value is a relative tolerance of 10⁻⁶. Times
// are in the unit of t, tolerances on a component in its own.
type Config struct {
	Relative     float64   // tolerance relative to each |y|; 0: 10⁻⁶
	Absolute     float64   // tolerance beside it, for components near zero; 0: 10⁻⁹
	AbsoluteEach []float64 // the same for each component, in place of Absolute; nil: Absolute for all

	// Algebraic marks components that the error test leaves out: multipliers of an index-2 system, or unknowns that nobody reads. Newton's
	// method still solves for them to tolerance. nil: none.
	Algebraic []bool

	MaxOrder  int     // highest order, 1 to 5; 0: 5
	FirstStep float64 // length of the first step, and of the first after Reset; 0: chosen
	MaxStep   float64 // longest step; 0: no limit
	MinStep   float64 // shortest step, below which Step fails; 0: what the rounding of t allows
	MaxSteps  int     // steps that one Advance may take; 0: 100,000

	// Stop is a time that no step goes past, because F jumps or ends there; 0: none. SetStop changes it.
	Stop float64
}

// FieldError says what is wrong with a field of a Config or an argument.
type FieldError struct {
	Field string // its name
	Value any    // what it is
	Want  string // what was expected
}

func (e *FieldError) Error() string {
	return fmt.Sprintf("dae: %s is %v, want %s", e.Field, e.Value, e.Want)
}

func nonNegative(x float64) bool { return x >= 0 && !math.IsInf(x, 1) }

// Validate checks every field, for a system of the given number of unknowns.
func (c *Config) Validate(unknowns int) error {
	for _, f := range []struct {
		name  string
		value float64
	}{
		{"Relative", c.Relative}, {"Absolute", c.Absolute}, {"FirstStep", c.FirstStep}, {"MaxStep", c.MaxStep}, {"MinStep", c.MinStep},
	} {
		if !nonNegative(f.value) {
			return &FieldError{f.name, f.value, "0 or more, and finite"}
		}
	}
	switch {
	case c.Relative >= 1:
		return &FieldError{"Relative", c.Relative, "less than 1"}
	case c.AbsoluteEach != nil && len(c.AbsoluteEach) != unknowns:
		return &FieldError{"AbsoluteEach", fmt.Sprintf("of length %d", len(c.AbsoluteEach)), fmt.Sprintf("one for each of the %d unknowns", unknowns)}
	case c.Algebraic != nil && len(c.Algebraic) != unknowns:
		return &FieldError{"Algebraic", fmt.Sprintf("of length %d", len(c.Algebraic)), fmt.Sprintf("one for each of the %d unknowns", unknowns)}
	case c.MaxOrder < 0 || c.MaxOrder > MaxOrder:
		return &FieldError{"MaxOrder", c.MaxOrder, fmt.Sprintf("between 1 and %d, or 0 for %d", MaxOrder, MaxOrder)}
	case c.MaxSteps < 0:
		return &FieldError{"MaxSteps", c.MaxSteps, "0 or more"}
	case c.MaxStep > 0 && c.MinStep > c.MaxStep:
		return &FieldError{"MinStep", c.MinStep, fmt.Sprintf("at most MaxStep, %v", c.MaxStep)}
	case math.IsNaN(c.Stop):
		return &FieldError{"Stop", c.Stop, "a time"}
	}
	for i, a := range c.AbsoluteEach {
		if !(a > 0) || math.IsInf(a, 1) {
			return &FieldError{fmt.Sprintf("AbsoluteEach[%d]", i), a, "more than 0, and finite"}
		}
	}
	for _, algebraic := range c.Algebraic {
		if !algebraic {
			return nil
		}
	}
	if c.Algebraic != nil {
		return &FieldError{"Algebraic", "true for every unknown", "one at least whose error steers the step"}
	}
	return nil
}

// orElse returns x, or the default where x is zero.
func orElse[T int | float64](x, byDefault T) T {
	if x == 0 {
		return byDefault
	}
	return x
}
