package collide

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// random makes shapes and poses for tests.
type random struct{ *rand.Rand }

func newRandom(seed uint64) random { return random{rand.New(rand.NewPCG(seed, 7))} }

func (r random) vec() spatial.Vec3 {
	return spatial.V(r.NormFloat64(), r.NormFloat64(), r.NormFloat64())
}

func (r random) quat() spatial.Quat {
	return spatial.Quat{W: r.NormFloat64(), X: r.NormFloat64(), Y: r.NormFloat64(), Z: r.NormFloat64()}.Unit()
}

// frame returns a pose with its origin up to about far from that of the world.
func (r random) frame(far float64) spatial.Frame {
	return spatial.Frame{Rot: r.quat(), Pos: r.vec().Scale(far / 2)}
}

func (r random) between(low, high float64) float64 { return low + (high-low)*r.Float64() }

func (r random) box() *Shape {
	return must(NewBox(spatial.V(r.between(0.2, 1), r.between(0.2, 1), r.between(0.2, 1))))
}

// hull returns a hull of n corners near a sphere of radius 1.
func (r random) hull(n int) *Shape {
	points := make([]spatial.Vec3, n)
	for i := range points {
		points[i] = r.vec().Unit().Scale(r.between(0.95, 1))
	}
	return must(NewHull(points))
}

func must(s *Shape, err error) *Shape {
	if err != nil {
		panic(err)
	}
	return s
}

// every returns one shape of each bounded convex kind, plain and rounded.
func every() []*Shape {
	r := newRandom(3)
	plain := []*Shape{
		must(NewSphere(0.4)), must(NewCapsule(0.3, 0.8)), must(NewBox(spatial.V(0.3, 0.5, 0.7))), must(NewCylinder(0.4, 0.9)),
		must(NewCone(0.5, 0.8)), r.hull(12), r.hull(60),
	}
	all := plain
	for _, s := range plain {
		all = append(all, must(NewRounded(s, 0.15)))
	}
	return all
}

// polyhedron returns the corners and faces of a box or hull in the world.
func polyhedron(s *Shape, f *spatial.Frame) (h *hull, corners []spatial.Vec3) {
	h = s.hull
	if s.kind == Box {
		h = boxHull(s.half)
	}
	for _, p := range h.points {
		corners = append(corners, f.Point(p))
	}
	return h, corners
}

func extent(points []spatial.Vec3, n spatial.Vec3) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, p := range points {
		d := n.Dot(p)
		low, high = min(low, d), max(high, d)
	}
	return low, high
}

// exactDepth returns the least translation that separates two overlapping polyhedra, by all axes there are: the normals of both and the products of
// their edges. It is positive where they are apart.
func exactDepth(a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame) float64 {
	ha, pa := polyhedron(a, fa)
	hb, pb := polyhedron(b, fb)
	best := math.Inf(-1)
	try := func(n spatial.Vec3) {
		la, ua := extent(pa, n)
		lb, ub := extent(pb, n)
		best = max(best, lb-ua, la-ub)
	}
	for _, n := range ha.normals {
		try(fa.Rot.Rotate(n))
	}
	for _, n := range hb.normals {
		try(fb.Rot.Rotate(n))
	}
	for _, e := range ha.edges() {
		u := pa[e.b].Sub(pa[e.a]).Unit()
		for _, g := range hb.edges() {
			v := pb[g.b].Sub(pb[g.a]).Unit()
			if n := u.Cross(v); n.Norm() > 1e-7 {
				try(n.Unit())
			}
		}
	}
	return best
}

// exactDistance returns the distance of two polyhedra that are apart: the least of all corners from faces and of all pairs of edges.
func exactDistance(a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame) float64 {
	ha, pa := polyhedron(a, fa)
	hb, pb := polyhedron(b, fb)
	least := min(cornersToFaces(pa, hb, pb), cornersToFaces(pb, ha, pa))
	for _, e := range ha.edges() {
		for _, g := range hb.edges() {
			p, q := closestSegments(pa[e.a], pa[e.b], pb[g.a], pb[g.b])
			least = min(least, p.Sub(q).Norm())
		}
	}
	return least
}

func cornersToFaces(points []spatial.Vec3, h *hull, corners []spatial.Vec3) float64 {
	least := math.Inf(1)
	for _, p := range points {
		for f := range h.normals {
			loop := h.face(int32(f))
			for k := 1; k+1 < len(loop); k++ {
				c := closestOnTriangle(p, corners[loop[0]], corners[loop[k]], corners[loop[k+1]])
				least = min(least, c.Sub(p).Norm())
			}
		}
	}
	return least
}

// within fails unless got ≤ limit; NaN fails.
func within(t testing.TB, what string, got, limit float64) {
	t.Helper()
	if !(got <= limit) {
		t.Errorf("%s: off by %.3g, want at most %.3g", what, got, limit)
	}
}
