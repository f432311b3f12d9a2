package solid_test

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
)

// A bar that is fixed at one end comes to hang.
func ExampleSolid() {
	m := mesh.TetBar(spatial.V(1, 0.1, 0.1), 20, 2, 2)
	s, err := solid.New(solid.Config{
		Mesh: m, Material: solid.Material{Young: 1e7, Poisson: 0.3, Density: 1000}, Fixed: m.Group("left").Nodes,
		Gravity: spatial.V(0, 0, -9.81), MassDamping: 2,
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for range 500 {
		s.Predict(0.01)
		s.Correct(0.01)
	}
	tip, _ := s.Node(int(m.Group("right").Nodes[4]))
	fmt.Printf("the tip has sunk by %.1f cm\n", -100*tip.Z)
	// Output: the tip has sunk by 38.6 cm
}

// A grip turns the end of a cylinder, and feels what it resists with.
func ExampleSolid_Grip() {
	m := mesh.TetCylinder(1, 4, 6, 24)
	s, err := solid.New(solid.Config{Mesh: m, Material: solid.Material{Young: 1000, Poisson: 0.3, Density: 0.2}, Fixed: m.Group("bottom").Nodes, Quasistatic: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	frame := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 2)}
	g := s.Grip(m.Group("top").Nodes, frame)
	frame.Rot = spatial.AxisAngle(spatial.V(0, 0, 1), 0.1)
	s.MoveGrip(g, frame)
	s.Predict(0.01)
	s.Correct(0.01)
	fmt.Printf("%.1f N m, by GJθ/L %.1f\n", s.GripWrench(g).Torque.Z, 1000/2.6*math.Pi/2*0.1/4)
	// Output: 15.8 N m, by GJθ/L 15.1
}
