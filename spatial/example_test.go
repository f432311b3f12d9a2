package spatial_test

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

func ExampleExp() {
	quarter := spatial.Exp(spatial.V(0, 0, math.Pi/2)) // a quarter turn about z
	v := quarter.Rotate(spatial.V(1, 0, 0))
	fmt.Printf("%.3f %.3f %.3f\n", v.X, v.Y, v.Z)
	fmt.Printf("%.3f\n", quarter.Log().Z)
	// Output:
	// 0.000 1.000 0.000
	// 1.571
}

func ExampleFrame_Mul() {
	// A hand held 1 m above an arm that points along x, and a tool 0.2 m along the hand's own z.
	hand := spatial.Frame{Rot: spatial.Exp(spatial.V(0, math.Pi/2, 0)), Pos: spatial.V(0, 0, 1)}
	tool := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 0.2)}
	p := hand.Mul(tool).Pos
	fmt.Printf("%.1f %.1f %.1f\n", p.X, p.Y, p.Z)
	// Output: 0.2 0.0 1.0
}

func ExampleExpTwist() {
	// A metre of rod bent to a curvature of π/2 per metre about its y: a quarter of a circle.
	end := spatial.ExpTwist(spatial.Twist{Angular: spatial.V(0, math.Pi/2, 0), Linear: spatial.V(0, 0, 1)})
	d := end.Rot.Z3()
	fmt.Printf("ends at x %.4f m, z %.4f m, pointing along %.0f %.0f %.0f\n", end.Pos.X, end.Pos.Z, d.X, d.Y, d.Z)
	// Output: ends at x 0.6366 m, z 0.6366 m, pointing along 1 0 0
}

func ExampleFrame_Wrench() {
	// A force of 10 N at the end of a spanner 0.3 m long, felt at the bolt.
	grip := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.3, 0, 0)}
	atBolt := grip.Wrench(spatial.Wrench{Force: spatial.V(0, 10, 0)})
	fmt.Printf("%.1f N m\n", atBolt.Torque.Z)
	// Output: 3.0 N m
}

func ExampleRotationCurve() {
	turn := func(z float64) spatial.Quat { return spatial.Exp(spatial.V(0, 0, z)) }
	still := spatial.V(0, 0, 0)
	curve, err := spatial.NewRotationCurve(spatial.RotationCurveConfig{
		Times:         []float64{0, 1},
		Rotations:     []spatial.Quat{turn(0), turn(1)},
		StartVelocity: &still,
		EndVelocity:   &still,
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	q, velocity, acceleration := curve.At(0.5)
	fmt.Printf("%.2f rad, %.2f rad/s, %.2f rad/s²\n", q.Log().Z, velocity.Z, acceleration.Z)
	// Output: 0.50 rad, 1.50 rad/s, 0.00 rad/s²
}

func ExamplePath() {
	// A needle that goes round for ever: four keys on a circle, a second apart.
	var c spatial.PathConfig
	for i := range 4 {
		angle := float64(i) * math.Pi / 2
		c.Times = append(c.Times, float64(i))
		c.Frames = append(c.Frames, spatial.Frame{
			Rot: spatial.Exp(spatial.V(0, 0, angle)),
			Pos: spatial.V(math.Cos(angle), math.Sin(angle), 0),
		})
	}
	c.Period = 4
	path, err := spatial.NewPath(c)
	if err != nil {
		fmt.Println(err)
		return
	}
	frame, velocity, _ := path.At(100)
	fmt.Printf("x %.2f m, turning at %.3f rad/s, moving at %.2f m/s\n", frame.Pos.X, velocity.Angular.Z, velocity.Linear.Norm())
	// Output: x 1.00 m, turning at 1.571 rad/s, moving at 1.50 m/s
}

func ExampleNewPath_mistake() {
	_, err := spatial.NewPath(spatial.PathConfig{
		Times:  []float64{0, 2, 1},
		Frames: []spatial.Frame{spatial.AtOrigin, spatial.AtOrigin, spatial.AtOrigin},
	})
	fmt.Println(err)
	// Output: spatial: Times[2] is 1, want more than Times[1], which is 2
}
