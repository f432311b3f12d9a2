package collide

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// mostPieces is the number of pieces that a compound has at most.
const mostPieces = 1 << 20

// NewCompound returns the shape that is made of pieces, convex ones or compounds of such, each with its Place in the shape's coordinates.
// Pieces may overlap; what two have in common is counted twice in the mass. The points of the pieces are of no meaning here.
func NewCompound(pieces []Piece) (*Shape, error) {
	s := &Shape{kind: Compound}
	for i, p := range pieces {
		field := fmt.Sprintf("Pieces[%d]", i)
		switch {
		case p.Shape == nil:
			return nil, &FieldError{field + ".Shape", nil, "a shape"}
		case !p.Place.Finite() || !unit(p.Place.Rot):
			return nil, &FieldError{field + ".Place", p.Place, "finite numbers and a unit quaternion"}
		case p.Shape.Convex():
			s.pieces = append(s.pieces, Piece{Shape: p.Shape, Place: p.Place})
		case p.Shape.kind == Compound:
			for _, q := range p.Shape.pieces {
				s.pieces = append(s.pieces, Piece{Shape: q.Shape, Place: p.Place.Mul(q.Place)})
			}
		default:
			return nil, &FieldError{field + ".Shape", p.Shape.kind, "a convex shape or a compound"}
		}
	}
	if len(s.pieces) == 0 || len(s.pieces) > mostPieces {
		return nil, &FieldError{"Pieces", len(s.pieces), fmt.Sprintf("1 to %d", mostPieces)}
	}
	boxes := make([]Bounds, len(s.pieces))
	for i := range s.pieces {
		p := &s.pieces[i]
		boxes[i] = p.Shape.Bounds(&p.Place)
		s.bound = max(s.bound, p.Place.Pos.Norm()+p.Shape.bound)
	}
	s.tree = newBVH(boxes)
	return s, nil
}

// unit reports whether q is a rotation.
func unit(q spatial.Quat) bool {
	return math.Abs(q.W*q.W+q.X*q.X+q.Y*q.Y+q.Z*q.Z-1) < 1e-6
}

// Pieces returns the convex pieces of a compound, and of any other shape the shape itself. They must not be changed.
func (s *Shape) Pieces() []Piece {
	if s.kind == Compound {
		return s.pieces
	}
	return []Piece{{Shape: s, Place: spatial.AtOrigin}}
}

// compoundMass adds up the masses of the pieces for a density of one.
func (s *Shape) compoundMass() (volume float64, centre spatial.Vec3, inertia spatial.Sym3, err error) {
	type part struct {
		volume  float64
		centre  spatial.Vec3
		inertia spatial.Sym3
	}
	parts := make([]part, len(s.pieces))
	for i, p := range s.pieces {
		v, c, in, err := p.Shape.Mass()
		if err != nil {
			return 0, centre, inertia, err
		}
		var r spatial.Mat3
		p.Place.Rot.Mat(&r)
		parts[i] = part{v, p.Place.Point(c), in.Turned(&r)}
		volume += v
		centre = centre.AddScaled(v, parts[i].centre)
	}
	centre = centre.Scale(1 / volume)
	for i := range parts {
		// The parallel axis theorem: V (|d|² 1 − d dᵀ).
		d := parts[i].centre.Sub(centre)
		o := spatial.Outer(d, d)
		n := d.Norm2()
		one := spatial.Diag(n, n, n)
		inertia.Add(&parts[i].inertia)
		inertia.AddScaled(parts[i].volume, &one)
		inertia.AddScaled(-parts[i].volume, &o)
	}
	return volume, centre, inertia, nil
}

// compoundRay returns where p + t d, 0 ≤ t ≤ 1, first meets a piece.
func (s *Shape) compoundRay(p, d spatial.Vec3) (hit Hit, found bool) {
	inverse := inverted(d)
	s.tree.walk(1,
		func(b *Bounds, bound float64) float64 {
			from, end := b.clip(p, inverse, bound)
			if from > end {
				return math.Inf(1)
			}
			return from
		},
		func(i int32, bound float64) float64 {
			piece := &s.pieces[i]
			if h, ok := Ray(piece.Shape, &piece.Place, p, d); ok && (h.Fraction < bound || !found && h.Fraction == bound) {
				hit, found = h, true
				return h.Fraction
			}
			return bound
		})
	return hit, found
}
