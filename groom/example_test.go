package groom_test

import (
	"fmt"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/groom"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// Long hair on a head, parted in the middle, that stays as it was groomed when gravity comes on. Only 40 strands are simulated; 2,000 are drawn.
func ExampleNew() {
	hair := chain.Strand{Material: "hair", Radius: 200e-6, PoseStrength: 1e-3}
	g, err := groom.New(groom.Config{
		Surface: mesh.Head(0.19, 32), Region: mesh.Scalp(0.19), Seed: 7,
		Count: 40, Fill: 2000, Links: 20, Length: 0.3, Strand: hair, Taper: 0.6,
		Comb:      groom.Comb{Part: &groom.Part{Plane: groom.Plane{Normal: spatial.V(0, 1, 0)}, Fade: true}, Lift: 0.4},
		Droop:     groom.Softness(hair, 0.3, 9.81),
		Wave:      groom.Wave{Amplitude: 0.005, Length: 0.08},
		Clump:     groom.Clump{Count: 10, Tightness: 0.7},
		Variation: groom.Variation{Length: 0.15, Direction: 0.05},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	c, err := chain.New(chain.Config{Strands: g.Strands, Gravity: spatial.V(0, 0, -9.81), Hanging: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(c.Links(), "links,", len(g.Fill), "strands to draw")
	// Output: 800 links, 2000 strands to draw
}

// What a million strands would cost, and how to have them all the same.
func ExampleEstimate() {
	c := groom.Config{Surface: mesh.Head(0.19, 32), Count: 1_000_000, Length: 0.3, Strand: chain.Strand{Material: "hair"}}
	fmt.Printf("%.0f s for a simulated second\n", groom.Estimate(c).Seconds)
	_, err := groom.New(c)
	fmt.Println(err)
	c.Count, c.Fill, c.LevelOfDetail = 200, 5000, 0.5 // guides, and strands between them
	g, err := groom.New(c)
	fmt.Println(len(g.Strands), len(g.Fill), err)
	// Output:
	// 4320 s for a simulated second
	// groom: 1000000 strands have 12000000 links: that takes about 4.32e+03 s on one core for each simulated second, and 20 GB of memory; MaxCost is 30 s. Set LevelOfDetail: 0.027 will do, 1 asks for all of it
	// 100 5000 <nil>
}

// A small wood as one body: each plant has its own seed, place and names.
func ExampleTree() {
	var strands []chain.Strand
	var leaves []groom.Rider
	for i, name := range []string{"palm", "fern", "broadleaf"} {
		species, _ := groom.SpeciesNamed(name)
		plant, err := groom.Tree(species, uint64(i))
		if err != nil {
			fmt.Println(err)
			return
		}
		at := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(3*float64(i), 0, 0)}
		strands, leaves = plant.AppendTo(strands, leaves, fmt.Sprintf("%d.", i), at)
	}
	c, err := chain.New(chain.Config{Strands: strands, Gravity: spatial.V(0, 0, -9.81), Hanging: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(c.Trees(), "plants,", c.Links(), "links,", len(leaves), "leaves")
	fmt.Println(strands[1].Name, "grows from", strands[1].Parent)
	// Output:
	// 3 plants, 222 links, 954 leaves
	// 0.palm.1 grows from 0.palm
}
