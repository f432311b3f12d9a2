package chain

import (
	"math"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/spatial"
)

// Contact is what a chain meets when it is in the way of something.
type Contact uint8

// The kinds of contact.
const (
	Through  Contact = iota // it passes through everything
	Brushing                // obstacles that nothing moves push it aside within its own step: hair on a head, at a cost in proportion to its links
	Touching                // everything but itself, as a part of the constraint problem
	Winding                 // itself as well: cables that lie on each other, knots
)

// Brushes reports whether obstacles push the chain aside within its own step.
func (c *Chain) Brushes() bool { return c.cfg.Contact == Brushing }

// Rooted reports whether a link is in a tree that stands on the base.
func (c *Chain) Rooted(link int) bool { return c.trees[c.treeOf(link)].root < 0 }

// AppendPieces appends a capsule for each link of a chain that touches things, and a ball for each lump that is thicker than its link; nothing
// of one that passes through, or brushes along them by itself.
func (c *Chain) AppendPieces(dst []collide.Piece) []collide.Piece {
	if c.cfg.Contact < Touching {
		return dst
	}
	c.pieces = c.pieces[:0]
	add := func(link, point int, offset spatial.Vec3, radius, length float64) {
		if shape, err := collide.NewCapsule(radius, length); err == nil { // a thread without thickness touches nothing
			dst = append(dst, collide.Piece{Shape: shape, Point: point, Place: spatial.Frame{Rot: spatial.Identity, Pos: offset}})
			c.pieces = append(c.pieces, bulk{link, radius})
		}
	}
	for k := range c.links {
		ends, radius := c.LinkCapsule(k)
		add(k, c.LinkPoint(k), spatial.Vec3{}, radius, ends[1].Sub(ends[0]).Norm())
	}
	for i := range c.cfg.Strands {
		for _, l := range c.cfg.Strands[i].Lumps {
			p := c.PointAt(i, l.At)
			if _, radius := c.LinkCapsule(c.LinkOf(p)); l.Radius > radius {
				add(c.LinkOf(p), p, l.Offset, l.Radius, 0)
			}
		}
	}
	return dst
}

// bulk is a link, or a lump on one, that touches things.
type bulk struct {
	link   int
	radius float64 // [m]
}

// Near reports whether two pieces, by their numbers in AppendPieces, are too near each other along the chain to touch, or whether no two
// do. A strand bends no sharper than around its own radius r, and then meets itself after an arc of π r.
func (c *Chain) Near(i, j int) bool {
	if c.cfg.Contact != Winding {
		return true
	}
	reach := math.Pi * math.Max(c.pieces[i].radius, c.pieces[j].radius)
	a, b := c.pieces[i].link, c.pieces[j].link
	for between := 0.0; a != b; {
		up := max(a, b) // children have higher numbers than their parents
		parent := c.links[up].parent
		if parent < 0 {
			return false
		}
		if a == up {
			a = parent
		} else {
			b = parent
		}
		if a == b {
			break
		}
		if between += c.links[parent].length; between >= reach {
			return false
		}
	}
	return true
}

// Yield returns how far the tree of a material point stretches for a force [m/N]. Links are rigid, but what pulls at the ends of a strand that
// something else keeps from following has to know an end: with E A = 4 E I/r² of a round section, a link of bend stiffness k stretches by r²/4k.
func (c *Chain) Yield(p int) (sum float64) {
	t := &c.trees[c.TreeOf(p)]
	for k := t.first; k < t.last; k++ {
		l := &c.links[k]
		if bend := max(l.stiff.X, l.stiff.Y); bend > 0 {
			sum += l.radii[0] * l.radii[1] / (4 * bend)
		}
	}
	return sum
}
