package mesh

import (
	"fmt"

	"github.com/tendril-sim/tendril/spatial"
)

// Mass is what a solid of density 1 kg/m³ weighs and how its mass is spread; multiply by the density for another.
type Mass struct {
	Volume  float64      `json:"volume"`  // [m³]
	Centre  spatial.Vec3 `json:"centre"`  // of mass [m]
	Inertia spatial.Sym3 `json:"inertia"` // about the centre, along the axes of the surface [kg m²]
}

// MassProperties returns the mass properties of the solid that a closed surface bounds. They are exact but for rounding. The error is a
// *FieldError that tells how many edges are open, or that no volume is enclosed.
//
// With a corner at o, the tetrahedron oabc has ∫ xxᵀ dV = d/120 (aaᵀ + bbᵀ + ccᵀ + ssᵀ), d = a·(b×c) and s = a + b + c; the surface's
// triangles, each with a common o, add up to the solid by the divergence theorem.
func (s *Surface) MassProperties() (Mass, error) {
	if err := s.Validate(); err != nil {
		return Mass{}, err
	}
	if open := s.OpenEdges(); open > 0 {
		return Mass{}, &FieldError{"Triangles", fmt.Sprintf("a surface with %d open edges", open), "a closed one"}
	}
	low, high := s.Bounds()
	o := low.Lerp(high, 0.5) // near the solid, so that far from the origin little is lost
	volume, first, second := 0.0, spatial.Vec3{}, spatial.Mat3{}
	for t := range s.Triangles {
		a, b, c := s.corners(int32(t))
		a, b, c = a.Sub(o), b.Sub(o), c.Sub(o)
		d, sum := a.Dot(b.Cross(c)), a.Add(b).Add(c)
		volume += d / 6
		first = first.AddScaled(d/24, sum)
		for _, v := range [4]spatial.Vec3{a, b, c, sum} {
			vv := spatial.Outer(v, v)
			second.AddScaled(&second, d/120, &vv)
		}
	}
	if size := high.Sub(low); !(volume > 1e-12*size.Norm2()*size.Norm()) {
		return Mass{}, &FieldError{"Triangles", fmt.Sprintf("a surface around %.3g m³", volume), "a positive volume: faces that look outwards, and some thickness"}
	}
	centre := first.Scale(1 / volume)
	shift := spatial.Outer(centre, centre)
	second.AddScaled(&second, -volume, &shift)
	return Mass{volume, centre.Add(o), spatial.Sym(
		second.YY+second.ZZ, -second.XY, -second.XZ, second.XX+second.ZZ, -second.YZ, second.XX+second.YY)}, nil
}

// OpenEdges returns the number of edges that faces do not go along as often one way as the other. Vertices at the same place count as one.
// A closed surface has none.
func (s *Surface) OpenEdges() (open int) {
	same := weld(s.Vertices)
	triangles := make([][3]int32, len(s.Triangles))
	for i, t := range s.Triangles {
		triangles[i] = [3]int32{same[t[0]], same[t[1]], same[t[2]]}
	}
	for _, sides := range newEdgeTable(triangles, len(s.Vertices)).all() {
		balance := 0
		for _, e := range sides {
			if e.forward {
				balance++
			} else {
				balance--
			}
		}
		if balance != 0 {
			open++
		}
	}
	return open
}
