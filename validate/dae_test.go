package validate

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/internal/stiff"
)

// The published digits of the stiff problems judge the integrator, so they are held against methods that share nothing with it.

func TestPublishedStiffDigits(t *testing.T) {
	robertson := stiff.Robertson()
	y := stiffReference(robertsonRates, robertson.Y, []float64{1e-9, 1e-15, 1e-9}, robertson.End)
	for i, want := range robertson.Solution {
		near(t, "Robertson", y[i]/want, 1, 1e-8)
	}
	vanDerPol := stiff.VanDerPol()
	y = stiffReference(vanDerPolRates, vanDerPol.Y, []float64{1, 1}, vanDerPol.End)
	for i, want := range vanDerPol.Solution {
		near(t, "Van der Pol", y[i], want, 1e-10)
	}
	squeezer := stiff.SqueezerIndex1()
	y = append([]float64(nil), squeezer.Y[:14]...)
	integrate(squeezerRates, 0, squeezer.End, y, 1e-12, nil)
	for i, want := range squeezer.Solution {
		near(t, "squeezer", y[i], want, 1e-7*math.Max(1, math.Abs(want)))
	}
}

// t = 40 as the manual of SUNDIALS IDA prints it (Robertson's problem, idaRoberts_dns).
func TestRobertsonAfterFortySeconds(t *testing.T) {
	y := stiffReference(robertsonRates, []float64{1, 0, 0}, []float64{1e-9, 1e-15, 1e-9}, 40)
	for i, want := range []float64{7.1583e-1, 9.1855e-6, 2.8416e-1} {
		near(t, "y", y[i]/want, 1, 2e-5) // half a unit of the fifth digit
	}
}
