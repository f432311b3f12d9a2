package rigid_test

import (
	"fmt"

	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
)

// A wing nut, spun about its middle axis in free fall, turns over again and again (Dzhanibekov), and keeps its energy while it does.
func Example() {
	b, err := rigid.New(rigid.Config{
		Mass: 0.1, Inertia: spatial.Sym3{XX: 1e-5, YY: 2e-5, ZZ: 2.5e-5}, // [kg], [kg m²]
		Velocity: spatial.Twist{Angular: spatial.V(0.01, 20, 0)}, // [rad/s]
	})
	if err != nil {
		panic(err)
	}
	before, _ := b.Energy()
	turned, up := 0, true
	for range 10_000 {
		b.Predict(0.001)
		b.Correct(0.001)
		if spin := b.Frame().Rot.Unrotate(b.Velocity().Angular).Y; spin > 0 != up {
			turned, up = turned+1, !up
		}
	}
	after, _ := b.Energy()
	fmt.Printf("it turned over %d times in 10 s, energy %.9f of what it was\n", turned, after/before)
	// Output: it turned over 5 times in 10 s, energy 1.000000000 of what it was
}
