package mesh_test

import (
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
