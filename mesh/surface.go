package mesh

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Surface is a surface of triangles. Seen from outside, the corners of a triangle go round counterclockwise.
type Surface struct {
	Vertices  []spatial.Vec3 // [m]
	Triangles [][3]int32     // numbers of vertices, three for each triangle
}

// FieldError says which part of a surface or of a request is wrong, what it holds and what it should.
type FieldError struct {
	Field string // path of the field, as in "Triangles[7]"
	Value any
	Want  string
}

func (e *FieldError) Error() string {
	return fmt.Sprintf("mesh: %s is %v, want %s", e.Field, e.Value, e.Want)
}

// Validate reports the first thing that is wrong with s as a *FieldError, or nil. Triangles without area are allowed.
func (s *Surface) Validate() error {
	if len(s.Triangles) == 0 {
		return &FieldError{"Triangles", "empty", "at least one"}
	}
	if len(s.Vertices) > math.MaxInt32 || len(s.Triangles) > math.MaxInt32 {
		return &FieldError{"Triangles", len(s.Triangles), fmt.Sprintf("at most %d vertices and triangles", math.MaxInt32)}
	}
	for i, v := range s.Vertices {
		if !v.Finite() || math.Abs(v.X)+math.Abs(v.Y)+math.Abs(v.Z) > 1e12 {
			return &FieldError{fmt.Sprintf("Vertices[%d]", i), v, "finite numbers below 1e12 m"}
		}
	}
	for i, t := range s.Triangles {
		for _, v := range t {
			if v < 0 || int(v) >= len(s.Vertices) {
				return &FieldError{fmt.Sprintf("Triangles[%d]", i), t, fmt.Sprintf("numbers of vertices, 0 to %d", len(s.Vertices)-1)}
			}
		}
	}
	return nil
}

// corners returns the corners of triangle t.
func (s *Surface) corners(t int32) (a, b, c spatial.Vec3) {
	v := &s.Triangles[t]
	return s.Vertices[v[0]], s.Vertices[v[1]], s.Vertices[v[2]]
}

// cross returns twice the area of triangle t times its normal [m²].
func (s *Surface) cross(t int32) spatial.Vec3 {
	a, b, c := s.corners(t)
	return b.Sub(a).Cross(c.Sub(a))
}

// Area returns the area [m²].
func (s *Surface) Area() (sum float64) {
	for t := range s.Triangles {
		sum += s.cross(int32(t)).Norm() / 2
	}
	return sum
}

// Volume returns what a closed surface encloses [m³], by the divergence theorem.
func (s *Surface) Volume() (sum float64) {
	for t := range s.Triangles {
		a, b, c := s.corners(int32(t))
		sum += a.Dot(b.Cross(c)) / 6
	}
	return sum
}

// Bounds returns the corners of the smallest box along the axes that holds all vertices [m].
func (s *Surface) Bounds() (low, high spatial.Vec3) {
	if len(s.Vertices) == 0 {
		return low, high
	}
	low, high = s.Vertices[0], s.Vertices[0]
	for _, v := range s.Vertices {
		low, high = lower(low, v), upper(high, v)
	}
	return low, high
}

// size returns the diagonal of the bounds [m].
func (s *Surface) size() float64 {
	low, high := s.Bounds()
	return high.Sub(low).Norm()
}

func lower(a, b spatial.Vec3) spatial.Vec3 {
	return spatial.V(min(a.X, b.X), min(a.Y, b.Y), min(a.Z, b.Z))
}

func upper(a, b spatial.Vec3) spatial.Vec3 {
	return spatial.V(max(a.X, b.X), max(a.Y, b.Y), max(a.Z, b.Z))
}

// Normals returns a unit normal for each vertex: those of its triangles, weighted by the angle that each has there, so that they do
// not depend on how flat places are cut into triangles.
func (s *Surface) Normals() []spatial.Vec3 {
	out := make([]spatial.Vec3, len(s.Vertices))
	for t := range s.Triangles {
		n := s.cross(int32(t)).Unit()
		for k, v := range s.Triangles[t] {
			out[v] = out[v].AddScaled(s.angle(int32(t), k), n)
		}
	}
	for i := range out {
		out[i] = out[i].Unit()
	}
	return out
}

// angle returns the angle of triangle t at its corner k [rad].
func (s *Surface) angle(t int32, k int) float64 {
	v := &s.Triangles[t]
	at := s.Vertices[v[k]]
	a, b := s.Vertices[v[(k+1)%3]].Sub(at), s.Vertices[v[(k+2)%3]].Sub(at)
	return math.Atan2(a.Cross(b).Norm(), a.Dot(b))
}
