package green

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The boundary element method used here is Galerkin's in its symmetric form (Sirtori 1979; Steinbach, Numerical Approximation Methods for Elliptic Boundary Value
// Problems, 2008, chapters 6 and 12): displacements are linear on triangles, tractions constant, so that these may jump at edges and corners. With the operators
// V of the single layer, K of the double layer and D, hypersingular, tractions and displacements satisfy
//
//	V t = (½ + K) u,   D u = (½ − Kᵀ) t,   so that   S = D + (½ + K)ᵀ V⁻¹ (½ + K)
//
// is the stiffness of the boundary: symmetric, positive, and 0 for rigid motions. Collocation has none of that, and none of the update methods that rest on it.
//
// Integration by parts (Kupradze; Han 1994) leaves only weakly singular kernels. On a triangle with normal n, the surface gradient g of a shape function has the
// curl c = n × g, which is minus the opposite edge by twice the area, and with
//
//	A = ∬ 1/r,   U = ∬ [(3 − 4ν) 1/r + r rᵀ/r³] / (16πμ(1 − ν))   (Kelvin's solution),   B = ∬ φ n·r/r³
//
// over triangles t (of x) and s (of y), r = x − y, and corners i of t, j of s,
//
//	K_tj = Σ_s B/4π + (2μ U − A/4π) [c_j]×
//	D_ij = Σ_ts μ A/4π (2 c_i·c_j 1 − c_i c_jᵀ) + 2μ [c_i]× (2μ U − A/4π) [c_j]×.

// facet is a triangle of the boundary.
type facet struct {
	vertices [3]int32
	corners  [3]spatial.Vec3 // [m]
	curls    [3]spatial.Vec3 // of the shape functions [1/m]
	normal   spatial.Vec3
	centre   spatial.Vec3 // [m]
	radius   float64      // of the ball about the centre that holds it [m]
	area     float64      // [m²]
	coarse   [3]spatial.Vec3
	fine     [6]spatial.Vec3 // points of the rules [m]
}

func newFacet(vertices [3]int32, places []spatial.Vec3) facet {
	f := facet{vertices: vertices}
	for k, v := range vertices {
		f.corners[k] = places[v]
	}
	p := &f.corners
	cross := p[1].Sub(p[0]).Cross(p[2].Sub(p[0]))
	f.area, f.normal = cross.Norm()/2, cross.Unit()
	f.centre = p[0].Add(p[1]).Add(p[2]).Scale(1. / 3)
	for k := range 3 {
		f.radius = math.Max(f.radius, p[k].Sub(f.centre).Norm())
		f.curls[k] = p[(k+1)%3].Sub(p[(k+2)%3]).Scale(1 / (2 * f.area))
	}
	for k, n := range coarseRule {
		f.coarse[k] = blend(p, &n.at)
	}
	for k, n := range fineRule {
		f.fine[k] = blend(p, &n.at)
	}
	return f
}

// slim tells whether a triangle is far from equilateral, for which the square of the radius is 0.77 times the area.
func (f *facet) slim() bool { return f.radius*f.radius > 1.6*f.area }

// blend returns the point of a triangle at which shape functions have given values.
func blend(p *[3]spatial.Vec3, at *[3]float64) spatial.Vec3 {
	return p[0].Scale(at[0]).AddScaled(at[1], p[1]).AddScaled(at[2], p[2])
}

// influence is what one triangle does to another.
type influence struct {
	inverse                float64    // ∬ 1/r [m³]
	xx, xy, xz, yy, yz, zz float64    // ∬ r rᵀ/r³ [m³]
	dipole                 [3]float64 // ∬ φ n·r/r³, for each corner of the second triangle, n its normal [m²]
}

// add adds a point of a rule: r from the second triangle to the first, the height of the first point over the second triangle, and shape functions there.
func (f *influence) add(r spatial.Vec3, height, weight float64, shape *[3]float64) {
	square := r.X*r.X + r.Y*r.Y + r.Z*r.Z
	inverse := weight / math.Sqrt(square)
	cubed := inverse / square
	x, y, z := cubed*r.X, cubed*r.Y, cubed*r.Z
	f.inverse += inverse
	f.xx += x * r.X
	f.xy += x * r.Y
	f.xz += x * r.Z
	f.yy += y * r.Y
	f.yz += y * r.Z
	f.zz += z * r.Z
	cubed *= height
	f.dipole[0] += cubed * shape[0]
	f.dipole[1] += cubed * shape[1]
	f.dipole[2] += cubed * shape[2]
}

func (f *influence) scale(by float64) {
	f.inverse *= by
	f.xx, f.xy, f.xz, f.yy, f.yz, f.zz = by*f.xx, by*f.xy, by*f.xz, by*f.yy, by*f.yz, by*f.zz
	for k := range f.dipole {
		f.dipole[k] *= by
	}
}

// between integrates over two triangles.
func between(t, s *facet) (f influence) {
	if shared, first, second := sharedCorners(t, s); shared > 0 {
		f.touch(t, s, shared, first, second)
		return f
	}
	way, reach := t.centre.Sub(s.centre).Norm2(), t.radius+s.radius
	switch {
	case way > far*far*reach*reach:
		for _, x := range t.coarse {
			height := x.Sub(s.centre).Dot(s.normal)
			for k, y := range s.coarse {
				f.add(x.Sub(y), height, 1, &coarseRule[k].at)
			}
		}
		f.scale(t.area * s.area / 9)
	case way > near*near*reach*reach:
		for i, x := range t.fine {
			height := x.Sub(s.centre).Dot(s.normal)
			for k, y := range s.fine {
				f.add(x.Sub(y), height, fineRule[i].weight*fineRule[k].weight, &fineRule[k].at)
			}
		}
		f.scale(t.area * s.area)
	default:
		whole := [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
		f.divide(piece{t.corners, whole, t.centre, t.radius}, piece{s.corners, whole, s.centre, s.radius}, s.normal, 1, 10)
		f.scale(t.area * s.area)
	}
	return f
}

// Distances of two triangles' centres, in sums of their radii, from which on the rules are good enough: their errors fall with powers of it.
const (
	near = 1.2 // for the fine rule; nearer triangles are cut
	far  = 6   // for the coarse rule
)

// sharedCorners returns how many corners two triangles share, and orders of the corners of both in which these come first and in the same sequence.
func sharedCorners(t, s *facet) (shared int, first, second [3]int) {
	var ofFirst, ofSecond [3]bool
	for i, v := range t.vertices {
		for k, w := range s.vertices {
			if v == w {
				first[shared], second[shared] = i, k
				ofFirst[i], ofSecond[k] = true, true
				shared++
			}
		}
	}
	a, b := shared, shared
	for k := range 3 {
		if !ofFirst[k] {
			first[a] = k
			a++
		}
		if !ofSecond[k] {
			second[b] = k
			b++
		}
	}
	return shared, first, second
}

// touch integrates over two triangles with corners in common.
func (f *influence) touch(t, s *facet, shared int, first, second [3]int) {
	var p, q [3]spatial.Vec3
	for k := range 3 {
		p[k], q[k] = t.corners[first[k]], s.corners[second[k]]
	}
	origin := p[0] // the distance of near points keeps its digits
	for k := range 3 {
		p[k], q[k] = p[k].Sub(origin), q[k].Sub(origin)
	}
	rules := touchingRound()
	if t.slim() || s.slim() {
		rules = touchingSlim()
	}
	var g influence
	for i := range rules[shared] {
		n := &rules[shared][i]
		x := blend(&p, &n.x)
		g.add(x.Sub(blend(&q, &n.y)), x.Dot(s.normal), n.weight, &n.y)
	}
	if shared == 3 {
		g.dipole = [3]float64{} // a triangle sees itself edge-on
	}
	g.scale(t.area * s.area)
	*f = g
	for k := range 3 {
		f.dipole[second[k]] = g.dipole[k]
	}
}

// piece is a part of a triangle.
type piece struct {
	corners [3]spatial.Vec3
	shapes  [3][3]float64 // shape functions of the whole triangle at its corners
	centre  spatial.Vec3
	radius  float64
}

// quarter returns one of the four parts that the middles of the edges make: at a corner, or for 3 that in the middle.
func (p *piece) quarter(k int) (q piece) {
	for m := range 3 {
		i, j := m, k
		if k == 3 {
			i, j = (m+1)%3, (m+2)%3
		}
		q.corners[m] = p.corners[i].Lerp(p.corners[j], 0.5)
		for c := range 3 {
			q.shapes[m][c] = (p.shapes[i][c] + p.shapes[j][c]) / 2
		}
	}
	q.centre = q.corners[0].Add(q.corners[1]).Add(q.corners[2]).Scale(1. / 3)
	q.radius = p.radius / 2
	return q
}

// divide integrates over two triangles that do not touch but are near each other, each of which has a part of the weight: the larger one is cut until the parts
// are far enough from each other for the fine rule.
func (f *influence) divide(t, s piece, normal spatial.Vec3, weight float64, depth int) {
	reach := t.radius + s.radius
	if depth > 0 && t.centre.Sub(s.centre).Norm2() < near*near*reach*reach {
		cutFirst := t.radius > s.radius
		for k := range 4 {
			if cutFirst {
				f.divide(t.quarter(k), s, normal, weight/4, depth-1)
			} else {
				f.divide(t, s.quarter(k), normal, weight/4, depth-1)
			}
		}
		return
	}
	for _, n := range fineRule {
		x := blend(&t.corners, &n.at)
		height := x.Sub(s.centre).Dot(normal)
		for _, m := range fineRule {
			y := blend(&s.corners, &m.at)
			shape := [3]float64{}
			for c := range 3 {
				shape[c] = m.at[0]*s.shapes[0][c] + m.at[1]*s.shapes[1][c] + m.at[2]*s.shapes[2][c]
			}
			f.add(x.Sub(y), height, weight*n.weight*m.weight, &shape)
		}
	}
}
