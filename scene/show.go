package scene

import (
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/groom"
)

// style returns how a chain is drawn.
func (c *Chain) style() string {
	switch {
	case c.Style != "auto":
		return c.Style
	case c.Groom != nil:
		return "hair"
	case c.Forest != nil:
		return "plant"
	}
	return "strand"
}

// showGrown tells what there is to see of a groom or a forest besides its strands. It stays the same, so it is found once.
func (c *Chain) showGrown(of *chain.Chain, out *Shape) {
	if c.grown == nil {
		return
	}
	for range of.Roots() {
		out.Roots = append(out.Roots, "clamped")
	}
	was := &c.grown.shown
	c.grown.once.Do(func() {
		if c.Groom != nil {
			c.grown.showFill(of, was, out.Parents)
		} else {
			c.grown.showLeaves(of, was, c.Forest)
		}
	})
	out.Strands, out.Fill, out.Leaves, out.LeafShape, out.LeafColours = was.Strands, was.Fill, was.Leaves, was.LeafShape, was.LeafColours
}

// showFill finds the numbers of filled strands and of their guides.
func (g *grown) showFill(of *chain.Chain, out *Shape, parents []int) {
	for i := range g.strands {
		_, count := of.LinksOf(i)
		end, _ := of.Rider(i, 0) // the frame at the end of its first link
		out.Strands = append(out.Strands, [2]int{parents[end], count})
	}
	random := rand.New(rand.NewPCG(1, 2))
	for i := range g.fill {
		f := &g.fill[i]
		offset := f.Root.Pos.Sub(g.strands[f.Guides[0]].Curve[0])
		out.Fill = append(out.Fill, float32(offset.X), float32(offset.Y), float32(offset.Z))
		for _, guide := range f.Guides {
			out.Fill = append(out.Fill, float32(max(guide, 0))) // one of weight 0 may be any
		}
		out.Fill = append(out.Fill, f.Weights[:]...)
		out.Fill = append(out.Fill, f.Length, random.Float32(), f.CurlRadius)
	}
}

// leafShapes are the page's words for the shapes of riders, that of a whole body: the last of them that it has.
var leafShapes = []struct{ rider, leaf string }{{"leaf", "leaf"}, {"leaflet", "frond"}, {"ear", "ear"}}

// showLeaves finds the numbers of leaves, or of ears where there are some: a body shows one kind of them.
func (g *grown) showLeaves(of *chain.Chain, out *Shape, forest *Forest) {
	shape := ""
	for _, s := range leafShapes {
		for i := range g.riders {
			if g.riders[i].Shape == s.rider {
				shape, out.LeafShape = s.rider, s.leaf
				break
			}
		}
	}
	random := rand.New(rand.NewPCG(uint64(forest.Seed), 3))
	colours := map[string]int{}
	for i := range g.riders {
		r := &g.riders[i]
		if r.Shape != shape || forest.Leaves < 1 && random.Float64() >= forest.Leaves {
			continue
		}
		colour := coarse(r)
		variant, known := colours[colour]
		if !known {
			variant = len(colours)
			colours[colour] = variant
			out.LeafColours = append(out.LeafColours, colour)
		}
		frame, offset := of.Rider(r.Strand, r.At)
		offset = offset.Add(r.Offset)
		q := r.Rotation
		out.Leaves = append(out.Leaves, float32(frame), float32(offset.X), float32(offset.Y), float32(offset.Z),
			float32(q.X), float32(q.Y), float32(q.Z), float32(q.W), float32(r.Size), float32(variant))
	}
}

// shades is the number of steps between the darkest and the brightest leaf: a page draws one batch for each colour.
const shades = 6

// coarse returns the colour of a rider in one of a few shades.
func coarse(r *groom.Rider) string {
	light := (r.Colour[0] + r.Colour[1] + r.Colour[2]) / 3
	step := math.Round(light*shades*4) / (shades * 4)
	by := step / math.Max(light, 1e-6)
	part := func(x float64) int { return int(math.Round(255 * math.Max(0, math.Min(1, x*by)))) }
	return fmt.Sprintf("#%02x%02x%02x", part(r.Colour[0]), part(r.Colour[1]), part(r.Colour[2]))
}
