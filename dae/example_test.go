package dae_test

import (
	"errors"
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/dae"
)

// A cup of coffee cools: ẏ = −(y − 20)/600, with y in °C and t in s.
func Example() {
	coffee := &dae.Dense{F: func(_ float64, y, yp, r []float64) bool {
		r[0] = yp[0] + (y[0]-20)/600
		return true
	}}
	g, err := dae.New(coffee, 0, []float64{80}, []float64{-0.1}, dae.Config{})
	if err != nil {
		panic(err)
	}
	y := make([]float64, 1)
	for _, minutes := range []float64{5, 10, 20} {
		if err := g.Advance(60*minutes, y, nil); err != nil {
			panic(err)
		}
		fmt.Printf("after %v min: %.2f °C (exactly %.2f)\n", minutes, y[0], 20+60*math.Exp(-minutes/10))
	}
	// Output:
	// after 5 min: 56.39 °C (exactly 56.39)
	// after 10 min: 42.07 °C (exactly 42.07)
	// after 20 min: 28.12 °C (exactly 28.12)
}

// A pendulum in Cartesian coordinates, its rod of one metre a constraint that is written for accelerations: x ẍ + z z̈ + ẋ² + ż² = 0. The force
// in the rod is an algebraic unknown. Consistent finds it at the start, and the accelerations.
func Example_pendulum() {
	const gravity = 9.81                            // [m/s²]
	f := func(_ float64, y, yp, r []float64) bool { // y = (x, z, ẋ, ż, force/mass)
		x, z, vx, vz, force := y[0], y[1], y[2], y[3], y[4]
		r[0], r[1] = yp[0]-vx, yp[1]-vz
		r[2], r[3] = yp[2]+force*x, yp[3]+force*z+gravity
		r[4] = x*yp[2] + z*yp[3] + vx*vx + vz*vz
		return true
	}
	sys := &dae.Dense{F: f}
	cfg := dae.Config{Relative: 1e-9, Absolute: 1e-9, Algebraic: []bool{4: true}}
	y, yp := []float64{1, 0, 0, 0, 0}, make([]float64, 5) // horizontal, at rest
	if err := dae.Consistent(sys, 0, y, yp, cfg); err != nil {
		panic(err)
	}
	fmt.Printf("let go, it falls with %.2f m/s²\n", -yp[3])

	g, err := dae.New(sys, 0, y, yp, cfg)
	if err != nil {
		panic(err)
	}
	lowest := 1.8540746773 / math.Sqrt(gravity) // K(1/√2) √(L/g), a quarter of the period
	if err := g.Advance(lowest, y, yp); err != nil {
		panic(err)
	}
	fmt.Printf("at its lowest point the rod carries %.4f times its weight\n", y[4]/gravity)
	fmt.Printf("and is %.6f m long\n", math.Hypot(y[0], y[1]))
	// Output:
	// let go, it falls with 9.81 m/s²
	// at its lowest point the rod carries 3.0000 times its weight
	// and is 1.000000 m long
}

// A ball is dropped and bounces: Stop keeps steps on this side of the impact, Reset goes on from behind it.
func ExampleIntegrator_Reset() {
	const gravity = 9.81 // [m/s²]
	ball := &dae.Dense{F: func(_ float64, y, yp, r []float64) bool {
		r[0], r[1] = yp[0]-y[1], yp[1]+gravity
		return true
	}}
	y, yp := []float64{1, 0}, []float64{0, -gravity} // height [m], velocity
	impact := math.Sqrt(2 * 1 / gravity)
	g, err := dae.New(ball, 0, y, yp, dae.Config{Stop: impact})
	if err != nil {
		panic(err)
	}
	if err := g.Advance(impact, y, yp); err != nil {
		panic(err)
	}
	y[1] *= -0.5
	yp[0] = y[1]
	top := impact + y[1]/gravity
	if err := errors.Join(g.SetStop(math.Inf(1)), g.Reset(impact, y, yp), g.Advance(top, y, yp)); err != nil {
		panic(err)
	}
	fmt.Printf("it rises to %.4f m\n", y[0])
	// Output: it rises to 0.2500 m
}

// A failure says where the integration stands, and why it does not go on.
func ExampleFailure() {
	blowUp := &dae.Dense{F: func(_ float64, y, yp, r []float64) bool { // y = 1/(1 − t)
		r[0] = yp[0] - y[0]*y[0]
		return true
	}}
	g, err := dae.New(blowUp, 0, []float64{1}, []float64{1}, dae.Config{MinStep: 1e-6})
	if err != nil {
		panic(err)
	}
	err = g.Advance(2, nil, nil)
	var failure *dae.Failure
	if errors.As(err, &failure) {
		fmt.Printf("it ends at t = %.3f\n", failure.Time)
	}
	// Output: it ends at t = 1.000
}
