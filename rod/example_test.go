package rod_test

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

var gravity = spatial.V(0, 0, -9.81) // [m/s²]

// A cantilever in ten lines: a rubber rod of one metre, clamped at its start, bends under its own weight.
func Example() {
	r, err := rod.New(rod.Config{
		Curve:   rod.Line{To: spatial.V(1, 0, 0)}, // [m]
		Section: rod.Section{Radius: 0.01},        // [m]
		Young:   1e7, Density: 1100,               // [Pa], [kg/m³]
		Gravity: gravity,
		Holds:   []rod.Hold{{At: 0}},
	})
	if err != nil {
		panic(err)
	}
	r.Solve()
	fmt.Printf("its tip sags by %.3f m\n", -r.Frame(r.Nodes()-1).Pos.Z)
	// Output: its tip sags by 0.900 m
}

// A telephone cord hangs from its socket. The coil is its rest shape, so it pulls like a spring: a helical spring of n turns
// of radius R has the stiffness G r⁴ / 4 n R³, and its own weight stretches it by half of what it would at its end.
func Example_coil() {
	const radius, wire, turns = 0.012, 0.0018, 24 // [m], [m]
	r, err := rod.New(rod.Config{
		Base:    spatial.Frame{Rot: spatial.Exp(spatial.V(math.Pi, 0, 0))}, // the helix winds downwards
		Curve:   rod.Helix{Radius: radius, Pitch: 0.008, Turns: turns},
		Nodes:   577,
		Section: rod.Section{Radius: wire}, Young: 1e8, Poisson: 0.4, Density: 1300,
		Gravity: gravity,
		Holds:   []rod.Hold{{At: 0}},
	})
	if err != nil {
		panic(err)
	}
	tip := r.Nodes() - 1
	rest := r.Frame(tip).Pos.Z
	r.Solve()
	fmt.Printf("it hangs %.1f mm lower than at rest\n", 1000*(rest-r.Frame(tip).Pos.Z))

	shear := 1e8 / (2 * 1.4)
	stiffness := shear * math.Pow(wire, 4) / (4 * turns * math.Pow(radius, 3))
	weight := 1300 * math.Pi * wire * wire * r.Length() * 9.81
	fmt.Printf("a spring by the book: %.1f mm\n", 1000*weight/(2*stiffness))
	// Output:
	// it hangs 51.7 mm lower than at rest
	// a spring by the book: 52.3 mm
}

// A rod held at three points: a bar of steel under its own weight. Of that, the hold in the middle carries five eighths.
func Example_threeHolds() {
	bar := rod.Config{
		Curve:   rod.Line{To: spatial.V(2, 0, 0)},
		Section: rod.Section{Radius: 0.01}, Young: 2e11, Poisson: 0.3, Density: 7850,
		Gravity: gravity,
		Holds: []rod.Hold{
			{At: 0, Axes: rod.Pinned}, // free to turn
			{At: 0.5, Axes: rod.Ring}, // and to slide along
			{At: 1, Axes: rod.Ring},
		},
	}
	r, err := rod.New(bar)
	if err != nil {
		panic(err)
	}
	r.Solve()
	for i, hold := range bar.Holds {
		fmt.Printf("at %.0f m: %4.1f N\n", hold.At*r.Length(), r.HoldWrench(i).Force.Z)
	}
	// Output:
	// at 0 m:  9.1 N
	// at 1 m: 30.2 N
	// at 2 m:  9.1 N
}

// The Standard BVP: a frame at the start, a wrench at the end, two sweeps. A torque of 2π EI/L closes a rod into a ring.
func ExampleStandard() {
	s, err := rod.NewStandard(rod.Config{
		Curve: rod.Line{To: spatial.V(1, 0, 0)}, Nodes: 101,
		Bend: []spatial.Mat3{spatial.Diag(1, 1, 1)}, // EI = GJ = 1 N m²
	})
	if err != nil {
		panic(err)
	}
	s.Solve(spatial.Wrench{Torque: spatial.V(2*math.Pi, 0, 0)})
	start, end := s.Frames[0].Pos, s.Frames[100].Pos
	fmt.Printf("its ends are %.6f m apart, its middle %.6f m from them\n", end.Sub(start).Norm(), s.Frames[50].Pos.Sub(start).Norm())
	// Output: its ends are 0.000000 m apart, its middle 0.318310 m from them
}

// RestFor finds the shape that a rod must have at rest to hang in the one that is drawn.
func ExampleRestFor() {
	drawn := rod.Config{
		Curve:   rod.Arc{Radius: 0.5, Angle: math.Pi / 2}, // a quarter of a circle, upwards and over to +x
		Section: rod.Section{Radius: 0.01}, Young: 5e7, Density: 1100,
		Gravity: gravity,
		Holds:   []rod.Hold{{At: 0}},
	}
	tip := func(cfg rod.Config) spatial.Vec3 {
		r, err := rod.New(cfg)
		if err != nil {
			panic(err)
		}
		r.Solve()
		return r.Frame(r.Nodes() - 1).Pos
	}
	p := tip(drawn)
	fmt.Printf("made as drawn, its tip hangs at x %.3f m, z %.3f m\n", p.X, p.Z)
	made, err := rod.RestFor(drawn)
	if err != nil {
		panic(err)
	}
	p = tip(made)
	fmt.Printf("made for it, at x %.3f m, z %.3f m\n", p.X, p.Z)
	// Output:
	// made as drawn, its tip hangs at x 0.606 m, z 0.217 m
	// made for it, at x 0.500 m, z 0.500 m
}
