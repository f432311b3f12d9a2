package chain_test

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/spatial"
)

var gravity = spatial.V(0, 0, -9.81) // [m/s²]

// A pendulum in ten lines: a bar of one metre on a pin, let go level. At its lowest point, what its height was worth is motion.
func Example() {
	c, err := chain.New(chain.Config{
		Gravity: gravity,
		Method:  chain.Accurate,
		Strands: []chain.Strand{{
			Curve:  []spatial.Vec3{{}, {X: 1}}, // one link, from the pin [m]
			Root:   chain.Pinned,
			Radius: 0.01, Density: 7850, // [m], [kg/m³]
		}},
	})
	if err != nil {
		panic(err)
	}
	const h = 0.001 // [s]
	for c.Link(0).Rot.Z3().X > 0 {
		c.Predict(h)
		c.Correct(h)
	}
	speed := c.Velocity(c.PointAt(0, 1)).Linear.Norm()
	fmt.Printf("it hangs after %.2f s, its end at %.2f m/s (by the book: %.2f)\n", c.Time(), speed, math.Sqrt(3*9.81))
	// Output: it hangs after 0.48 s, its end at 5.42 m/s (by the book: 5.42)
}

// A hair grows level out of the skin and comes to hang. Its material is a preset; the air slows it down. Steps of 10 ms are no matter,
// though the stiffest of its motions would want ones of microseconds.
func Example_hair() {
	c, err := chain.New(chain.Config{
		Gravity: gravity,
		Damping: 0.5,
		Strands: []chain.Strand{{
			Curve: []spatial.Vec3{{}, {X: 0.2}}, Links: 25,
			Material: "hair", Drag: 1e-4, // [N s/m²]
		}},
	})
	if err != nil {
		panic(err)
	}
	tip := c.PointAt(0, 1)
	for i := range 101 {
		if i == 5 || i == 10 || i == 100 {
			p := c.Pose(tip).Pos
			fmt.Printf("after %.2f s its tip is %3.0f mm out and %3.0f mm down\n", c.Time(), 1000*p.X, -1000*p.Z)
		}
		c.Predict(0.01)
		c.Correct(0.01)
	}
	// Output:
	// after 0.05 s its tip is 199 mm out and  10 mm down
	// after 0.10 s its tip is 195 mm out and  32 mm down
	// after 1.00 s its tip is  40 mm out and 185 mm down
}

// A sapling: a stem, two boughs that grow from it, and a twig on one of them, in the wind.
func Example_tree() {
	wood := func(name, parent string, at float64, to spatial.Vec3, radius float64) chain.Strand {
		return chain.Strand{
			Name: name, Parent: parent, At: at, Curve: []spatial.Vec3{{}, to}, Links: 8,
			Material: "twig", Radius: radius, Profiles: chain.Profiles{Size: chain.Profile{{At: 0, Value: 1}, {At: 1, Value: 0.4}}},
			QuadraticDrag: 0.1, // with its leaves [N s²/m³]
		}
	}
	c, err := chain.New(chain.Config{
		Gravity: gravity,
		Wind:    spatial.V(8, 0, 0), // [m/s]
		Damping: 1,
		Strands: []chain.Strand{
			wood("stem", "", 0, spatial.V(0, 0, 1.5), 0.012),
			wood("left", "stem", 0.5, spatial.V(-0.4, 0, 0.4), 0.006),
			wood("right", "stem", 0.6, spatial.V(0.4, 0, 0.4), 0.006),
			wood("twig", "left", 0.7, spatial.V(-0.1, 0.2, 0.1), 0.003),
		},
	})
	if err != nil {
		panic(err)
	}
	top := c.PointAt(0, 1)
	for range 1000 {
		c.Predict(0.01)
		c.Correct(0.01)
	}
	fmt.Printf("%d links in %d tree\n", c.Links(), c.Trees())
	fmt.Printf("its top leans %.2f m with the wind\n", c.Pose(top).Pos.X)
	push := c.BaseWrench().Force
	fmt.Printf("the ground holds it against %.1f N of wind, and carries %.1f N of its %.1f N\n", -push.X, push.Z, 9.81*c.Mass())
	// Output:
	// 32 links in 1 tree
	// its top leans 0.22 m with the wind
	// the ground holds it against 18.4 N of wind, and carries 3.5 N of its 3.5 N
}

// A chain from a bad description says what is wrong with it.
func ExampleFieldError() {
	_, err := chain.New(chain.Config{Strands: []chain.Strand{
		{Name: "stem", Curve: []spatial.Vec3{{}, {Z: 1}}, Radius: 0.01, Density: 700},
		{Parent: "sten", Curve: []spatial.Vec3{{}, {X: 1}}, Radius: 0.01, Density: 700},
	}})
	fmt.Println(err)
	// Output: chain: Strands[1].Parent is sten, want the name of a strand
}
