package haptic_test

import (
	"fmt"
	"strings"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
)

// A hand pulls a body that gives way by 1 mm/N, through a coupling of 1000 N/m: two equal springs in series. The simulation
// last looked when the hand was at the origin.
func ExampleLoop_Once() {
	pull, err := haptic.ReadScript("pull", strings.NewReader("0, 0, 0, 0\n0.2, 0.004, 0, 0\n"))
	if err != nil {
		panic(err)
	}
	model := haptic.Model{Step: 1, Held: true, Target: spatial.AtOrigin, Proxy: spatial.AtOrigin, Linear: 1000}
	for i := 3; i < 6; i++ {
		model.Compliance[i][i] = 1e-3
	}
	loop, err := haptic.NewLoop(haptic.LoopConfig{Device: pull, Model: func() (haptic.Model, bool) { return model, true }})
	if err != nil {
		panic(err)
	}
	now := time.Now()
	for range 201 {
		loop.Once(now)
		now = now.Add(loop.Period())
	}
	t := loop.Latest()
	fmt.Printf("hand at %.1f mm, held point at %.1f mm, force %.1f N\n", 1e3*t.Device.Pos.X, 1e3*t.Proxy.Pos.X, t.Wrench.Force.X)
	// Output: hand at 4.0 mm, held point at 2.0 mm, force -2.0 N
}

// How stiff a spring may be on a device with 2 N s/m of friction, at 1 kHz; and if its force comes a tick late.
func ExampleMaxStiffness() {
	fmt.Printf("%.0f N/m, %.0f N/m\n", haptic.MaxStiffness(2, 0, 1e-3, 0), haptic.MaxStiffness(2, 0, 1e-3, 1e-3))
	// Output: 4000 N/m, 1333 N/m
}
