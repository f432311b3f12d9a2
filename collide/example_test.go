package collide_test

import (
	"fmt"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/spatial"
)

// A ball over a box, then sunk into it.
func ExampleDistance() {
	box, _ := collide.NewBox(spatial.V(1, 1, 0.5))
	ball, _ := collide.NewSphere(0.25)
	for _, z := range []float64{1, 0.7} {
		f := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.2, 0, z)}
		r := collide.Distance(box, &spatial.AtOrigin, ball, &f, nil)
		fmt.Printf("%+.2f m along %v\n", r.Distance, r.Normal)
	}
	// Output:
	// +0.25 m along {0 0 1}
	// -0.05 m along {0 0 1}
}

// What a rounded box weighs, for a density of 1 kg/m³.
func ExampleShape_Mass() {
	box, _ := collide.NewBox(spatial.V(0.5, 0.5, 0.5))
	rounded, _ := collide.NewRounded(box, 0.1)
	sharp, _, _, _ := box.Mass()
	volume, _, inertia, _ := rounded.Mass()
	fmt.Printf("%.3f and %.3f m³, %.3f kg m²\n", sharp, volume, inertia.ZZ)
	// Output: 1.000 and 1.698 m³, 0.399 kg m²
}
