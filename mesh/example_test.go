package mesh_test

import (
	"context"
	"fmt"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// How far a hand is from a head, and on which side of the skin.
func ExampleIndex_Closest() {
	index, err := mesh.NewIndex(mesh.Ellipsoid(spatial.V(0.1, 0.1, 0.1), 64))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, p := range []spatial.Vec3{{Z: 0.3}, {Z: 0.06}} {
		hit := index.Closest(p)
		fmt.Printf("%.2f m from the skin at height %.2f m\n", hit.Distance, hit.Point.Z)
	}
	// Output:
	// 0.20 m from the skin at height 0.10 m
	// -0.04 m from the skin at height 0.10 m
}

// Roots for 100 strands on a scalp. The first 10 alone would be a coarser sample of all of it.
func ExampleSurface_Sample() {
	head := mesh.Head(0.19, 48)
	roots, err := head.Sample(mesh.SampleConfig{Count: 100, Seed: 1, Mask: mesh.Scalp(0.19)})
	if err != nil {
		fmt.Println(err)
		return
	}
	left := 0
	for _, r := range roots[:10] {
		if r.Point.Y > 0 {
			left++
		}
	}
	fmt.Println(len(roots), "roots; on either side some of the first ten:", left > 2 && left < 8)
	// Output: 100 roots; on either side some of the first ten: true
}

// What a file with three vertices for each triangle, one of them missing, is told to be.
func ExampleRepair() {
	box := mesh.Box(spatial.V(0.1, 0.2, 0.3))
	loose := &mesh.Surface{}
	for _, t := range box.Triangles[1:] {
		n := int32(len(loose.Vertices))
		loose.Vertices = append(loose.Vertices, box.Vertices[t[0]], box.Vertices[t[1]], box.Vertices[t[2]])
		loose.Triangles = append(loose.Triangles, [3]int32{n, n + 1, n + 2})
	}
	_, notes, err := mesh.Repair(loose)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(notes)
	// Output:
	// 25 vertices were at the place of another and became one with it.
	// 3 edges are open: they belong to one face only.
	// One shell, open.
}

// A ring of eight or fewer convex pieces, for things to be thrown through.
func ExampleDecompose() {
	ring := mesh.Torus(0.1, 0.03, 12)
	pieces, report, err := mesh.Decompose(context.Background(), ring, mesh.DecomposeConfig{Concavity: 0.04})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(len(pieces) <= 8, report.Met)
	// Output: true true
}
