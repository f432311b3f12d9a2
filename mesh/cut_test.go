package mesh

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// blob is a smooth body with bumps and hollows, such as a toy animal.
func blob(detail int) *Surface {
	return sphere(edges(detail)).Moved(func(v spatial.Vec3) spatial.Vec3 {
		r := 0.1 * (1 + 0.25*math.Sin(3*v.X+1)*math.Cos(4*v.Y) + 0.2*math.Sin(5*v.Z+2*v.X))
		for _, ear := range []spatial.Vec3{{X: 0.5, Y: 0.3, Z: 0.8}, {X: 0.5, Y: -0.3, Z: 0.8}} {
			if d := v.Sub(ear.Unit()).Norm2(); d < 1 {
				r += 0.12 * math.Exp(-d/0.03)
			}
		}
		return v.Scale(r)
	})
}

func solids(t testing.TB) map[string]*Surface {
	hollow := merged(Ellipsoid(spatial.V(1, 1, 1), 16), Ellipsoid(spatial.V(0.8, 0.8, 0.8), 16).Moved(func(v spatial.Vec3) spatial.Vec3 { v.X = -v.X; return v }))
	return map[string]*Surface{
		"box":    Box(spatial.V(1, 2, 3)),
		"torus":  Torus(1, 0.3, 16),
		"gear":   gear(t, GearConfig{Teeth: 12, Module: 0.01, Thickness: 0.02, Bore: 0.01}),
		"mug":    Mug(0.04, 0.1, 0.005, 30),
		"blob":   blob(24),
		"hollow": hollow,
		"two":    merged(Box(spatial.V(1, 1, 1)), moved(Box(spatial.V(1, 1, 1)), spatial.V(3, 0, 0))),
	}
}

// Both halves are closed, their volumes add up to the whole, and so do those of their parts; through vertices and faces, too.
func TestCut(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for name, s := range solids(t) {
		whole, slack := s.Volume(), 1e-6*s.size()
		for i := range 40 {
			low, high := s.Bounds()
			p := planeAt(low.Lerp(high, 0.3+0.4*rng.Float64()), randomPoint(rng, 1))
			switch i % 4 {
			case 1: // through a vertex
				p = planeAt(s.Vertices[rng.IntN(len(s.Vertices))], randomPoint(rng, 1))
			case 2: // in a face
				face := int32(rng.IntN(len(s.Triangles)))
				a, _, _ := s.corners(face)
				p = planeAt(a, s.cross(face))
			case 3: // through the axis
				p = planeAt(spatial.Vec3{}, []spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}}[rng.IntN(3)])
			}
			below, above := s.cut(p)
			closedEdges(t, name, below)
			closedEdges(t, name, above)
			if sum := below.Volume() + above.Volume(); math.Abs(sum/whole-1) > 1e-5 {
				t.Errorf("%s: halves of %v and %v, want %v in all", name, below.Volume(), above.Volume(), whole)
			}
			for _, v := range below.Vertices {
				if p.above(v) > slack {
					t.Fatalf("%s: a vertex of the lower half is %v above", name, p.above(v))
				}
			}
			sum := 0.0
			for _, part := range append(below.parts(), above.parts()...) {
				closedEdges(t, name, part)
				sum += part.Volume()
			}
			if math.Abs(sum/whole-1) > 1e-5 {
				t.Errorf("%s: parts of %v in all, want %v", name, sum, whole)
			}
		}
	}
}

// Cuts of cuts stay closed.
func TestCutAgain(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 8))
	for name, s := range solids(t) {
		whole := s.Volume()
		pieces := []*Surface{s}
		for range 8 {
			low, high := s.Bounds()
			p := planeAt(low.Lerp(high, rng.Float64()), randomPoint(rng, 1))
			var next []*Surface
			for _, piece := range pieces {
				below, above := piece.cut(p)
				for _, half := range []*Surface{below, above} {
					if len(half.Triangles) > 0 {
						next = append(next, half.parts()...)
					}
				}
			}
			pieces = next
		}
		sum := 0.0
		for _, piece := range pieces {
			closedEdges(t, name, piece)
			sum += piece.Volume()
		}
		if math.Abs(sum/whole-1) > 1e-5 {
			t.Errorf("%s: %d pieces of %v in all, want %v", name, len(pieces), sum, whole)
		}
	}
}

// The cap of a tube is a ring: as large as it should be, and in triangles that all look the same way.
func TestCapOfATube(t *testing.T) {
	tube := gear(t, GearConfig{Teeth: 40, Module: 0.01, Thickness: 1, Bore: 0.1})
	below, _ := tube.cut(planeAt(spatial.V(0, 0, 0.1234), spatial.V(0, 0, 1)))
	want, got := 0.0, 0.0
	for i := range tube.Triangles {
		if n := tube.cross(int32(i)); n.Z > 1e-9*n.Norm() {
			want += n.Z / 2
		}
	}
	for i := range below.Triangles {
		if n := below.cross(int32(i)); n.Z > 1e-9*n.Norm() {
			got += n.Norm() / 2
		}
	}
	if math.Abs(got/want-1) > 1e-9 {
		t.Errorf("area %v, want %v", got, want)
	}
}
