package dae

import (
	"errors"
	"fmt"
)

// The reasons for which a step fails for good; errors.Is finds them in a Failure.
var (
	ErrStepTooSmall = errors.New("the error test asks for a step that is too small")
	ErrResidual     = errors.New("the residual cannot be evaluated or is not finite")
	ErrSingular     = errors.New("the matrix ∂F/∂y + c ∂F/∂ẏ is singular")
	ErrNewton       = errors.New("the iterations of Newton's method do not converge")
	ErrTolerance    = errors.New("the tolerance is below what rounding allows")
	ErrTooManySteps = errors.New("too many steps")
	ErrStop         = errors.New("the stop time does not let it go on")
)

// Failure is a step that could not be made. The integrator stays where it was: its last step can still be read, and it can be
// reset.
type Failure struct {
	Time   float64 // where the integration stands
	Step   float64 // the step that was tried last
	Order  int     // and its order
	Reason error   // one of the errors above
}

func (f *Failure) Error() string {
	return fmt.Sprintf("dae: at t = %v, with step %.3g and order %d: %v", f.Time, f.Step, f.Order, f.Reason)
}

// Unwrap returns the reason.
func (f *Failure) Unwrap() error { return f.Reason }
