package bench

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// polytope is a solid where it lies, with what it takes to look at all of its features.
type polytope struct {
	points []spatial.Vec3
	faces  []flat
	edges  []edge
	radius float64
}

type flat struct {
	normal  spatial.Vec3 // outward unit vector
	corners [3]spatial.Vec3
}

type edge struct {
	from, to    spatial.Vec3
	left, right spatial.Vec3 // normals of the faces that it joins; zero for a bare segment
}

func (s *solid) at(f spatial.Frame) *polytope {
	p := &polytope{
		points: make([]spatial.Vec3, len(s.points)), faces: make([]flat, len(s.triangles)), edges: make([]edge, len(s.edges)), radius: s.radius(),
	}
	for i, v := range s.points {
		p.points[i] = f.Point(v)
	}
	for i, t := range s.triangles {
		a, b, c := p.points[t[0]], p.points[t[1]], p.points[t[2]]
		p.faces[i] = flat{b.Sub(a).Cross(c.Sub(a)).Unit(), [3]spatial.Vec3{a, b, c}}
	}
	for i, e := range s.edges {
		p.edges[i] = edge{from: p.points[e[0]], to: p.points[e[1]]}
		if e[2] >= 0 {
			p.edges[i].left, p.edges[i].right = p.faces[e[2]].normal, p.faces[e[3]].normal
		}
	}
	return p
}

// holds reports whether a point is inside, or outside by no more than a slack [m].
func (p *polytope) holds(point spatial.Vec3, slack float64) bool {
	if len(p.faces) == 0 {
		return betweenEdges(&p.edges[0], &edge{from: point, to: point}).Norm() <= p.radius+slack
	}
	for i := range p.faces {
		if f := &p.faces[i]; f.normal.Dot(point.Sub(f.corners[0])) > slack {
			return false
		}
	}
	return true
}

// bare reports whether the edge joins no faces: that of a segment.
func (e *edge) bare() bool { return e.left == spatial.Vec3{} }

// overlapAlong returns how far b must move along the unit vector n to be clear of a, by looking at all vertices; negative where it is
// clear already. Its negative is a lower bound of the distance, and itself an upper bound of the depth, whatever n is.
func overlapAlong(a, b *polytope, n spatial.Vec3) float64 {
	top, bottom := math.Inf(-1), math.Inf(1)
	for _, p := range a.points {
		top = math.Max(top, n.Dot(p))
	}
	for _, p := range b.points {
		bottom = math.Min(bottom, n.Dot(p))
	}
	return top - bottom + a.radius + b.radius
}

// exact returns how two solids lie to each other by trying every feature on every other: for polytopes the separating axes are normals of
// faces and cross products of edges (Gottschalk et al. 1996), and the least overlap along them is the depth; what is apart is nearest between a
// vertex and a face or two edges.
func exact(a, b *polytope) answer {
	if len(a.faces) > 0 || len(b.faces) > 0 {
		if least := leastOverlap(a, b); -least.distance > a.radius+b.radius {
			return least
		}
	}
	nearest := nearestFeatures(a, b)
	nearest.distance -= a.radius + b.radius
	return nearest
}

func leastOverlap(a, b *polytope) answer {
	least := answer{distance: math.Inf(-1)}
	consider := func(overlap float64, n spatial.Vec3) {
		if -overlap > least.distance {
			least = answer{distance: -overlap, normal: n}
		}
	}
	try := func(n spatial.Vec3) { consider(overlapAlong(a, b, n), n) }
	for i := range a.faces {
		try(a.faces[i].normal)
	}
	for i := range b.faces {
		try(b.faces[i].normal.Neg())
	}
	for i := range a.edges {
		for k := range b.edges {
			e, g := &a.edges[i], &b.edges[k]
			if bare := e.bare() || g.bare(); !bare && !arcsCross(e, g) {
				continue
			}
			cross := e.to.Sub(e.from).Cross(g.to.Sub(g.from))
			if cross.Norm2() < 1e-20*e.to.Sub(e.from).Norm2()*g.to.Sub(g.from).Norm2() {
				continue // parallel: a face normal tells the same
			}
			n := cross.Unit()
			if e.bare() || g.bare() {
				try(n)
				try(n.Neg())
				continue
			}
			if n.Dot(e.left.Add(e.right)) < 0 {
				n = n.Neg()
			}
			consider(n.Dot(e.from.Sub(g.from))+a.radius+b.radius, n)
		}
	}
	return least
}

// arcsCross reports whether two edges make a face of the Minkowski difference: whether the arcs between the normals beside them cross on the
// sphere of directions, those of the second turned round.
func arcsCross(e, g *edge) bool {
	a, b, c, d := e.left, e.right, g.left.Neg(), g.right.Neg()
	ba, dc := b.Cross(a), d.Cross(c)
	cba, dba, adc, bdc := c.Dot(ba), d.Dot(ba), a.Dot(dc), b.Dot(dc)
	return cba*dba < 0 && adc*bdc < 0 && cba*bdc > 0
}

// nearestFeatures is the distance between the surfaces of what is apart, without the radii.
func nearestFeatures(a, b *polytope) answer {
	nearest := answer{distance: math.Inf(1)}
	consider := func(between spatial.Vec3) {
		if d := between.Norm(); d < nearest.distance {
			nearest = answer{distance: d, normal: between.Unit()}
		}
	}
	for _, p := range b.points {
		for i := range a.faces {
			if drop, inside := a.faces[i].under(p); inside {
				consider(drop)
			}
		}
	}
	for _, p := range a.points {
		for i := range b.faces {
			if drop, inside := b.faces[i].under(p); inside {
				consider(drop.Neg())
			}
		}
	}
	for i := range a.edges {
		for k := range b.edges {
			consider(betweenEdges(&a.edges[i], &b.edges[k]))
		}
	}
	return nearest
}

// under returns the way from the plane of the face to p, and whether it begins inside the face.
func (f *flat) under(p spatial.Vec3) (drop spatial.Vec3, inside bool) {
	for k := range 3 {
		from, to := f.corners[k], f.corners[(k+1)%3]
		if f.normal.Cross(to.Sub(from)).Dot(p.Sub(from)) < 0 {
			return drop, false
		}
	}
	return f.normal.Scale(f.normal.Dot(p.Sub(f.corners[0]))), true
}

// betweenEdges returns the shortest way from one edge to another: between the lines if it is within both, otherwise from one of the ends.
func betweenEdges(e, g *edge) spatial.Vec3 {
	u, v, w := e.to.Sub(e.from), g.to.Sub(g.from), g.from.Sub(e.from)
	uu, uv, vv, uw, vw := u.Norm2(), u.Dot(v), v.Norm2(), u.Dot(w), v.Dot(w)
	if det := uu*vv - uv*uv; det > 1e-14*uu*vv {
		s, t := (uw*vv-vw*uv)/det, (uw*uv-vw*uu)/det
		if s >= 0 && s <= 1 && t >= 0 && t <= 1 {
			return w.AddScaled(t, v).AddScaled(-s, u)
		}
	}
	along := func(part, whole float64) float64 { // an edge may be a point
		return math.Min(math.Max(part/math.Max(whole, math.SmallestNonzeroFloat64), 0), 1)
	}
	best := w.AddScaled(-along(uw, uu), u) // from the first end of g
	for _, way := range [...]spatial.Vec3{
		w.Add(v).AddScaled(-along(uw+uv, uu), u),
		w.AddScaled(along(-vw, vv), v),
		w.Sub(u).AddScaled(along(uv-vw, vv), v),
	} {
		if way.Norm2() < best.Norm2() {
			best = way
		}
	}
	return best
}
