package chain

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The shape that a chain shows: for each tree a frame at its root, then one for each link, at its end.

// AppendFrames implements constraint.Body.
func (c *Chain) AppendFrames(dst []spatial.Frame) []spatial.Frame {
	for i := range c.trees {
		t := &c.trees[i]
		dst = append(dst, c.Link(t.first))
		for k := t.first; k < t.last; k++ {
			n := &c.now[k]
			dst = append(dst, spatial.Frame{Rot: n.rot, Pos: n.pos.Add(n.mat.Col(2).Scale(c.links[k].length))})
		}
	}
	return dst
}

// shownAt returns the number of the shown frame at the end of a link.
func (c *Chain) shownAt(link int) int { return link + c.treeOf(link) + 1 }

// Parents returns, for each shown frame, the one it is joined to: -1 for a root. A strand that grows from inside a link of its
// parent is joined to the nearer end of that link.
func (c *Chain) Parents() []int {
	var out []int
	for i := range c.trees {
		t := &c.trees[i]
		out = append(out, -1)
		for k := t.first; k < t.last; k++ {
			l := &c.links[k]
			switch {
			case l.parent < 0:
				out = append(out, c.shownAt(k)-1)
			case l.at.Z < c.links[l.parent].length/2:
				out = append(out, out[c.shownAt(l.parent)])
			default:
				out = append(out, c.shownAt(l.parent))
			}
		}
	}
	return out
}

// Radii returns, for each shown frame, the half axes of the section [m].
func (c *Chain) Radii() [][2]float64 {
	var out [][2]float64
	for i := range c.trees {
		t := &c.trees[i]
		out = append(out, c.links[t.first].radii)
		for k := t.first; k < t.last; k++ {
			out = append(out, c.links[k].radii)
		}
	}
	return out
}

// ShownLump is a lump, and the shown frame it rides on.
type ShownLump struct {
	Strand, Lump int          // its numbers in the Config
	Frame        int          // shown frame
	Offset       spatial.Vec3 // of its centre, in the axes of that frame [m]
	Radius       float64      // [m]
}

// Lumps returns the lumps of all strands.
func (c *Chain) Lumps() []ShownLump {
	var out []ShownLump
	for i := range c.cfg.Strands {
		for j, lump := range c.cfg.Strands[i].Lumps {
			frame, offset := c.Rider(i, lump.At)
			out = append(out, ShownLump{Strand: i, Lump: j, Frame: frame, Offset: offset.Add(lump.Offset), Radius: lump.Radius})
		}
	}
	return out
}

// Rider returns the shown frame that something at a place along a strand rides on, and where it is in the axes of that frame.
func (c *Chain) Rider(strand int, place float64) (frame int, offset spatial.Vec3) {
	k, at := c.locate(strand, place)
	return c.shownAt(k), at.Sub(spatial.V(0, 0, c.links[k].length))
}

// grain is the number of places on a link that a hand tells apart.
const grain = 64

// PointNear returns the material point at a place on the shape that AppendFrames shows: i − 1 + f is a part f of the way along
// the link that ends at frame i.
func (c *Chain) PointNear(place float64) int {
	frames := len(c.links) + len(c.trees)
	place = math.Min(math.Max(place, 0), float64(frames-1))
	i := int(math.Ceil(place - 1e-9))
	part := 1 - (float64(i) - place)
	for t := range c.trees {
		first := c.trees[t].first + t // the frame of its root
		if i == first {
			return c.pointOn(c.trees[t].first, spatial.Vec3{})
		}
		if k := i - t - 1; i > first && k < c.trees[t].last {
			return c.pointOn(k, spatial.V(0, 0, math.Round(part*grain)/grain*c.links[k].length))
		}
	}
	return c.pointOn(len(c.links)-1, spatial.Vec3{})
}

// Coupling suggests how stiff a hand should be that pulls at the chain: a hundred times what its weight, or what its shape
// resists with, asks for over its length.
func (c *Chain) Coupling() (linear, angular float64) {
	weight := math.Max(c.cfg.Gravity.Norm(), 1)
	for i := range c.trees {
		t := &c.trees[i]
		mass := 0.0
		for k := t.first; k < t.last; k++ {
			mass += c.links[k].mass
		}
		linear = math.Max(linear, 100*mass*weight/t.length)
		angular = math.Max(angular, 10*mass*weight*t.length)
	}
	return linear, angular
}
