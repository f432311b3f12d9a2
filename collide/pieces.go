package collide

import (
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// surface is what is made of triangles: a mesh or a height field.
type surface interface {
	// near appends the numbers of the triangles near a box, and a few others.
	near(dst []int32, b *Bounds) []int32
	// panel fills in a triangle, and reports whether it has an area.
	panel(t int32, f *panel) bool
	// cornerSticksOut reports whether corner k of triangle t can be touched from outside along −n.
	cornerSticksOut(t int32, k int, n spatial.Vec3) bool
	// crossed reports whether the surface is between p and q.
	crossed(p, q spatial.Vec3) bool
	// solid reports whether there is an inside, so that triangles are touched from one side only.
	solid() bool
	// inside returns the point of the surface that is closest to p, if p is inside.
	inside(p spatial.Vec3) (nearest, bool)
}

// boundsPieces is Bounds for all that is not convex.
func (s *Shape) boundsPieces(f *spatial.Frame) Bounds {
	b := s.localBounds()
	return b.turned(f)
}

// localBounds is the box around a shape that is not convex, in its own coordinates.
func (s *Shape) localBounds() Bounds {
	switch s.kind {
	case Compound:
		return s.tree.bounds()
	case Mesh:
		return s.mesh.tree.bounds()
	case HeightField:
		return s.height.box
	case DistanceField:
		return s.field.inner
	}
	at := spatial.AtOrigin
	return s.Bounds(&at)
}

// massPieces is Mass for all that is not convex.
func (s *Shape) massPieces() (volume float64, centre spatial.Vec3, inertia spatial.Sym3, err error) {
	switch s.kind {
	case Compound:
		return s.compoundMass()
	case Mesh:
		return s.mesh.mass()
	case DistanceField:
		return s.field.mass()
	}
	return 0, centre, inertia, &FieldError{"Shape", s.kind, "one with a finite volume, to have a mass"}
}

// surfacePieces is Surface for all that is not convex.
func (s *Shape) surfacePieces(detail int) *mesh.Surface {
	out := &mesh.Surface{}
	switch s.kind {
	case Compound:
		for _, p := range s.pieces {
			part := p.Shape.Surface(detail)
			first := int32(len(out.Vertices))
			for _, v := range part.Vertices {
				out.Vertices = append(out.Vertices, p.Place.Point(v))
			}
			for _, t := range part.Triangles {
				out.Triangles = append(out.Triangles, [3]int32{t[0] + first, t[1] + first, t[2] + first})
			}
		}
	case Mesh:
		out.Vertices = append(out.Vertices, s.mesh.vertices...)
		out.Triangles = append(out.Triangles, s.mesh.triangles...)
	case HeightField:
		s.height.surface(out)
	case DistanceField:
		s.field.surface(out)
	}
	return out
}

// rayPieces is Ray for all that is not convex.
func (s *Shape) rayPieces(f *spatial.Frame, from, along spatial.Vec3) (Hit, bool) {
	p, d := f.Local(from), f.Rot.Unrotate(along)
	if !p.Finite() || !d.Finite() {
		return Hit{}, false
	}
	var h Hit
	var ok bool
	switch s.kind {
	case Compound:
		h, ok = s.compoundRay(p, d)
	case Mesh:
		h, ok = s.mesh.hit(p, d)
	case HeightField:
		h, ok = s.height.ray(p, d)
	case DistanceField:
		h, ok = s.field.ray(p, d)
	}
	if !ok {
		return Hit{}, false
	}
	h.Point, h.Normal = f.Point(h.Point), f.Rot.Rotate(h.Normal)
	return h, true
}

// hit is ray with the place and the normal, which looks at where the ray comes from.
func (m *trimesh) hit(p, d spatial.Vec3) (Hit, bool) {
	at, t := m.ray(p, d, 1)
	if t < 0 {
		return Hit{}, false
	}
	n := m.normals[t]
	if n.Dot(d) > 0 {
		n = n.Neg()
	}
	return Hit{Fraction: at, Point: p.AddScaled(at, d), Normal: n}, true
}

func (m *trimesh) near(dst []int32, b *Bounds) []int32 {
	start := len(dst)
	dst = m.tree.query(dst, b)
	kept := dst[:start]
	for _, t := range dst[start:] {
		if box := m.box(t); box.Overlaps(b) {
			kept = append(kept, t)
		}
	}
	return kept
}

func (m *trimesh) crossed(p, q spatial.Vec3) bool {
	_, t := m.ray(p, q.Sub(p), 1)
	return t >= 0
}

func (m *trimesh) solid() bool { return m.closed }

func (m *trimesh) inside(p spatial.Vec3) (nearest, bool) {
	b := m.tree.bounds()
	if !m.closed || !(b.distance2(p) == 0) {
		return nearest{}, false
	}
	n, ok := m.closest(p, b.High.Sub(b.Low).Norm())
	return n, ok && n.distance < 0
}
