package mesh_test

import (
	"context"
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// A soft ring for a simulation, and a fine one that is drawn in its place and bends with it.
func ExampleTetrahedralise() {
	fine := mesh.Torus(0.1, 0.03, 24)
	ring, report, err := mesh.Tetrahedralise(context.Background(), fine, mesh.TetConfig{Elements: 2000})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("all angles are kept:", report.Quality.MinDihedral > 10.7*math.Pi/180 && report.Quality.MaxDihedral < 164.8*math.Pi/180)

	embedded, err := ring.Embed(fine.Vertices)
	if err != nil {
		fmt.Println(err)
		return
	}
	lifted := ring.Moved(func(v spatial.Vec3) spatial.Vec3 { return v.Add(spatial.V(0, 0, 1)) })
	drawn := embedded.Place(nil, ring, lifted.Nodes)
	fmt.Printf("the first vertex rises by %.3f m\n", drawn[0].Z-fine.Vertices[0].Z)
	// Output:
	// all angles are kept: true
	// the first vertex rises by 1.000 m
}

// The cylinder of Le Gouis's study, its lower end to be held.
func ExampleTetCylinder() {
	rings, layers := mesh.CylinderFor(1, 10, 2430)
	cylinder := mesh.TetCylinder(1, 10, rings, layers)
	fmt.Println(len(cylinder.Elements), "tetrahedra,", len(cylinder.Group("bottom").Nodes), "nodes to hold")
	fmt.Println(len(cylinder.Skin().Surface.Triangles), "triangles on its skin")
	// Output:
	// 2430 tetrahedra, 37 nodes to hold
	// 648 triangles on its skin
}

// What is wrong in a file is put right, and told.
func ExampleTets_Repair() {
	bar := mesh.TetBar(spatial.V(1, 1, 1), 1, 1, 1)
	bar.Elements[0][0], bar.Elements[0][1] = bar.Elements[0][1], bar.Elements[0][0]
	bar.Elements = append(bar.Elements, bar.Elements[4])
	fmt.Println(bar.Validate() != nil)
	bar, notes, err := bar.Repair()
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(notes)
	fmt.Println(bar.Validate())
	// Output:
	// true
	// 1 element was inside out and was turned over.
	// 1 element was there twice and was dropped.
	// <nil>
}
