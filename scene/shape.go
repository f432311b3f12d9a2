package scene

import (
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Shape is what there is to tell of a chain besides where its frames are.
type Shape struct {
	Radius  []float64 // mean radius at each frame [m]
	Parents []int     // for each frame the one it is joined to, -1 for a root
	Riders  []ShownRider
	Links   [][2]int // frames that a bond of the scene joins, as at the clasp of a necklace
	Roots   []string // what joins the roots that stand on the base to it, in their order: clamped, pinned …

	Style   string   // strand, hair, fur, plant or grass
	Tint    *Tint    // nil: the colour of the body
	Strands [][2]int // of a groom, for each strand the frame at its root and the number of its links
	// Fill has strands between those of a groom, FillSize numbers each: offset of the root from that of the first guide, in the axes of the base
	// [m]; numbers of three guides; their weights; factor on their length; a random number; radius of its own curl [m].
	Fill []float32
	// Leaves of a forest, LeafSize numbers each: frame; offset in its axes [m]; rotation in its axes, a quaternion x, y, z, w; size [m];
	// number of its colour.
	Leaves      []float32
	LeafShape   string // leaf, frond, needle, ear or blade
	LeafColours []string
}

// Numbers of a filled strand, and of a leaf.
const (
	FillSize = 12
	LeafSize = 10
)

// ShownRider is a thing that rides on a frame of a chain.
type ShownRider struct {
	Frame    int
	Offset   spatial.Vec3 // in the axes of the frame [m]
	Rotation spatial.Vec3 // axis times angle [rad]
	Size     float64      // [m]
	Shape    string
	Colour   string
}

// Shape returns what a chain looks like now; nil for another body.
func (r *Running) Shape(name string) *Shape {
	if c := r.chains[name]; c != nil {
		return r.Scene.shape(name, c)
	}
	return nil
}

// Shape returns what a chain looks like at the beginning; nil for another body.
func (s *Scene) Shape(name string) *Shape {
	b := s.Bodies.Get(name)
	if b == nil || b.Chain == nil {
		return nil
	}
	cfg, err := b.Chain.config(s, func(string) spatial.Frame { return spatial.AtOrigin }, nil)
	if err != nil {
		return nil // what is wrong with it has been told by Load
	}
	c, err := chain.New(cfg)
	if err != nil {
		return nil
	}
	return s.shape(name, c)
}

func (s *Scene) shape(name string, c *chain.Chain) *Shape {
	of := s.Bodies.Get(name).Chain
	out := &Shape{Parents: c.Parents(), Style: of.style(), Tint: of.Tint}
	for _, r := range c.Radii() {
		out.Radius = append(out.Radius, math.Sqrt(r[0]*r[1]))
	}
	for strand, of := range of.Strands.All() {
		i, _ := c.Strand(strand)
		out.Riders = append(out.Riders, of.riders(c, i)...)
		if of.Parent == "" && of.Root != "free" {
			out.Roots = append(out.Roots, of.Root)
		}
	}
	of.showGrown(c, out)
	for _, b := range s.Bonds.All() {
		if b.From.Body == name && b.To.Body == name && constraint.Axes(b.Axes)&constraint.Pinned != 0 && b.LinearSlack == 0 {
			out.Links = append(out.Links, [2]int{of.frameAt(c, out, &b.From), of.frameAt(c, out, &b.To)})
		}
	}
	return out
}

// riders returns what rides on strand i: its lumps that have a size, and its riders.
func (s *Strand) riders(c *chain.Chain, i int) (out []ShownRider) {
	for _, l := range s.Lumps {
		if l.Radius > 0 {
			frame, offset := c.Rider(i, float64(l.At))
			out = append(out, ShownRider{Frame: frame, Offset: offset.Add(l.Offset), Size: l.Radius, Shape: l.Shape, Colour: l.Colour})
		}
	}
	for _, r := range s.Riders {
		frame, offset := c.Rider(i, float64(r.At))
		out = append(out, ShownRider{Frame: frame, Offset: offset.Add(r.Offset), Rotation: r.Rotation, Size: r.Size, Shape: r.Shape, Colour: r.Colour})
	}
	return out
}

// frameAt returns the frame nearest to an end of a bond.
func (c *Chain) frameAt(of *chain.Chain, shape *Shape, e *End) int {
	i, _ := of.Strand(c.strandNamed(e.Strand))
	frame, offset := of.Rider(i, float64(*e.At))
	first, _ := of.LinksOf(i)
	start, _ := of.Rider(i, 0) // the frame at the end of its first link
	link := first + frame - start
	if parent := shape.Parents[frame]; parent >= 0 && offset.Norm() > of.Length(link)/2 {
		return parent
	}
	return frame
}
