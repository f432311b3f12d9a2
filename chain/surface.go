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

// AppendPieces appends a capsule for each link of a chain that touches things, and nothing of one that passes through, or brushes along
// them by itself.
func (c *Chain) AppendPieces(dst []collide.Piece) []collide.Piece {
	if c.cfg.Contact < Touching {
		return dst
	}
	for k := range c.links {
		ends, radius := c.LinkCapsule(k)
		shape, err := collide.NewCapsule(radius, ends[1].Sub(ends[0]).Norm())
		if err != nil {
			continue // a thread without thickness touches nothing
		}
		dst = append(dst, collide.Piece{Shape: shape, Point: c.LinkPoint(k), Place: spatial.Frame{Rot: spatial.Identity}})
	}
	return dst
}

// Near reports whether two links are too near each other along the chain to touch, or whether no two links do. A strand bends no
// sharper than around its own radius r, and then meets itself after an arc of π r.
func (c *Chain) Near(a, b int) bool {
	if c.cfg.Contact != Winding {
		return true
	}
	reach := math.Pi * math.Max(c.thickness(a), c.thickness(b))
	between := 0.0
	for last := -1; a != b; {
		up := max(a, b) // children have higher numbers than their parents
		if last = c.links[up].parent; last < 0 {
			return false
		}
		if a == up {
			a = last
		} else {
			b = last
		}
		if a == b {
			break
		}
		if between += c.links[last].length; between >= reach {
			return false
		}
	}
	return true
}

func (c *Chain) thickness(link int) float64 {
	return (c.links[link].radii[0] + c.links[link].radii[1]) / 2
}
