package world_test

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// suture is a polypropylene thread of 30 cm along x, size 3-0, clamped where it comes out of the tissue.
var suture = rod.Config{
	Curve:   rod.Line{To: spatial.V(0.3, 0, 0)},
	Section: rod.Section{Radius: 1.1e-4}, Young: 3e9, Poisson: 0.4, Density: 910,
	Gravity: spatial.V(0, 0, -9.81),
	Holds:   []rod.Hold{{At: 0}},
}

// A suture follows a needle that a path moves, and tells what the needle must do for it.
func Example() {
	along := spatial.Exp(spatial.V(0, math.Pi/2, 0)) // z runs along the thread, here along the world's x
	needle, err := spatial.NewPath(spatial.PathConfig{
		Times: []float64{0, 1, 2}, // [s]
		Frames: []spatial.Frame{
			{Rot: along, Pos: spatial.V(0.29, 0, 0)},
			{Rot: spatial.Exp(spatial.V(0, 0, 0.5)).Mul(along), Pos: spatial.V(0.20, 0.08, 0.05)},
			{Rot: along, Pos: spatial.V(0.15, 0, 0.02)},
		},
	})
	if err != nil {
		panic(err)
	}
	cfg := suture
	start, _, _ := needle.At(0)
	cfg.Holds = []rod.Hold{{At: 0}, {At: 1, Frame: start}}
	thread, err := rod.New(cfg)
	if err != nil {
		panic(err)
	}
	w, err := world.New(world.Config{Step: 0.005})
	if err != nil {
		panic(err)
	}
	defer w.Close()
	if _, err := w.AddBody("thread", thread); err != nil {
		panic(err)
	}
	w.Drive(needle, func(f spatial.Frame) { thread.SetHold(1, f) })

	for w.Time() < 2 {
		if report := w.Step(); report.Step%200 == 0 {
			lowest := math.Inf(1)
			for i := range thread.Nodes() {
				lowest = math.Min(lowest, thread.Frame(i).Pos.Z)
			}
			fmt.Printf("after %.0f s the needle pulls with %.0f µN, the thread hangs down to %.0f mm\n",
				report.Time, 1e6*thread.HoldWrench(1).Force.Norm(), 1000*lowest)
		}
	}
	// Output:
	// after 1 s the needle pulls with 137 µN, the thread hangs down to -45 mm
	// after 2 s the needle pulls with 194 µN, the thread hangs down to -102 mm
}

// A hand holds the end of the suture through a spring and lifts it. What it feels is the spring: k times its gap.
func ExampleWorld_AddTool() {
	thread, err := rod.New(suture)
	if err != nil {
		panic(err)
	}
	thread.Solve()
	w, err := world.New(world.Config{Step: 0.005})
	if err != nil {
		panic(err)
	}
	defer w.Close()
	body, err := w.AddBody("thread", thread)
	if err != nil {
		panic(err)
	}
	end := thread.PointAt(1)
	grip := thread.Pose(end)
	hand, err := w.AddTool("hand", constraint.Bond{
		A:    constraint.Anchor{Body: constraint.World, Frame: grip},
		B:    constraint.Anchor{Body: body, Point: end},
		Axes: constraint.Pinned, Linear: 0.05, // [N/m]
	})
	if err != nil {
		panic(err)
	}
	for range 100 {
		grip.Pos.Z += 0.001
		w.MoveTool(hand, grip)
		w.Step()
	}
	t := w.Tool(hand)
	fmt.Printf("it pulls at the hand with %.1f µN; 50 mN/m times the gap is %.1f µN\n",
		-1e6*t.Wrench.Force.Z, 1e6*0.05*(grip.Pos.Z-t.Proxy.Pos.Z))
	// Output: it pulls at the hand with 106.8 µN; 50 mN/m times the gap is 106.8 µN
}
