package collide

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// How a convex shape touches a triangle of a surface. Everything here is in the coordinates of the convex shape.
//
// Two things make a triangle of a surface different from one alone. It is touched from its outer side only; and at its edges only normals
// between its own and its neighbour's are possible: at an edge in a flat place, or in a groove, that is its own normal and no other.
// A box that slides over a floor of triangles would trip over their edges otherwise.

// panelWork is what finding the contacts of triangles needs room for.
type panelWork struct {
	from     surface        // whose triangles they are
	turn     spatial.Mat3   // from its axes to those of the convex shape
	place    spatial.Frame  // of the convex shape as seen from the surface
	centre   spatial.Vec3   // of the convex shape
	deep     Contact        // with a triangle that is overlapped but left to others, out by the shortest way
	flat     hull           // the triangle as a convex shape
	triangle Shape          // of flat
	side     []spatial.Vec3 // of the shape
	polygon  []spatial.Vec3 // what is left of it
	other    []spatial.Vec3
}

const (
	flatEdge = 1e-4 // sine of the angle between neighbours up to which their edge counts as flat
	tied     = 1e-4 // cosine of the angle between normal and edge up to which all of the edge is touched
	// shallow is how deep a shape may be in a triangle, relative to its size, so that the way out is taken to be the triangle's
	// normal without looking for a shorter one.
	shallow = 0.02
)

// placed returns f as seen from a frame in which its coordinates have the rotation r and the origin at.
func (f *panel) placed(r *spatial.Mat3, at spatial.Vec3, out *panel) {
	for k := range 3 {
		out.corner[k] = r.MulVec(f.corner[k]).Add(at)
		out.across[k] = r.MulVec(f.across[k])
	}
	out.normal, out.number, out.look, out.turned = r.MulVec(f.normal), f.number, f.look, f.turned
}

// flip turns the triangle over, so that its other side is the outer one.
func (f *panel) flip() {
	f.corner[1], f.corner[2] = f.corner[2], f.corner[1]
	f.normal, f.turned = f.normal.Neg(), !f.turned
	f.across[0], f.across[1], f.across[2] = f.across[2].Neg(), f.across[1].Neg(), f.across[0].Neg()
}

// contacts appends the contacts of the convex shape c with triangle f that are nearer than reach [m]: normals are from the triangle to the
// shape, A is on the triangle. The centre of c must be on the outer side: a shape that touches a solid from outside has its
// centre there for at least one of the triangles that it touches at any place.
func (w *panelWork) contacts(dst []Contact, c *Shape, f *panel, reach float64) []Contact {
	low := c.support(f.normal.Neg())
	gap := f.normal.Dot(low.Sub(f.corner[0])) - c.round
	if !(gap <= reach) {
		return dst
	}
	start := len(dst)
	if gap > -shallow*c.bound {
		// If the lowest of the shape is well over the triangle, or only faces can be touched here, there is no need to look farther.
		var lowest float64
		if dst, lowest = w.onFace(dst, c, f, low, reach); w.wellOver(c, f, low, gap, lowest) || f.blocked() {
			return dst
		}
		dst = dst[:start]
	}
	r := w.distance(c, f)
	if !(r.Distance <= reach) || !r.A.Finite() {
		return dst
	}
	corners, ok := w.touched(f, &r, low, gap)
	switch {
	case !ok:
		if r.Distance < 0 && gap > w.deep.Gap {
			w.deep = f.contact(c, low, gap+c.round, panelID(f, 4))
		}
		return dst
	case corners == 3:
		if dst, _ = w.onFace(dst, c, f, low, reach); r.Distance >= 0 {
			return dst
		}
		// The lowest point may be just past an edge.
		corners = w.edges(f, r.Normal)
	case corners == 2:
		dst = w.onEdge(dst, c, f, &r, reach)
	}
	enough := r.Distance + 1e-9*c.bound
	if r.Distance < 0 {
		enough = 0.99 * r.Distance
	}
	for i := range dst[start:] {
		if dst[start+i].Gap <= enough {
			return dst
		}
	}
	if corners == 0 || corners == 3 {
		return dst
	}
	return append(dst, Contact{ID: panelID(f, uint64(corners)), Normal: r.Normal, A: r.A, B: r.B, Gap: r.Distance})
}

// centre is a point well inside a convex shape.
func (s *Shape) centre() spatial.Vec3 {
	var sum spatial.Vec3
	if s.kind != Hull {
		return sum
	}
	for _, p := range s.hull.points {
		sum = sum.Add(p)
	}
	return sum.Scale(1 / float64(len(s.hull.points)))
}

// over reports whether p is above or below the triangle along its normal.
func (f *panel) over(p spatial.Vec3) bool {
	for k := range 3 {
		a, b := f.corner[k], f.corner[(k+1)%3]
		if b.Sub(a).Cross(f.normal).Dot(p.Sub(a)) > 0 {
			return false
		}
	}
	return true
}

// wellOver reports whether the lowest of the shape, of which onFace has left what is over the triangle in polygon, is over the triangle, and
// farther from its free edges than it is deep: the way out past an edge is longer then.
func (w *panelWork) wellOver(c *Shape, f *panel, low spatial.Vec3, gap, lowest float64) bool {
	slack := 1e-6 * c.bound
	if lowest > gap+slack {
		return false
	}
	if gap >= 0 || f.over(low) && f.inward(low) >= -gap {
		return true
	}
	for _, p := range w.polygon {
		if f.normal.Dot(p.Sub(f.corner[0]))-c.round <= gap+slack && f.inward(p) >= -gap {
			return true
		}
	}
	return false
}

// inward is how far p, over the triangle, is from those of its edges at which the surface does not go on flat [m].
func (f *panel) inward(p spatial.Vec3) float64 {
	least := math.Inf(1)
	for k := range 3 {
		if f.edge(k, f.normal) != edgeBlocked {
			least = min(least, f.along(k).Cross(f.normal).Dot(f.corner[k].Sub(p)))
		}
	}
	return least
}

// distance returns how shape and triangle lie to each other, A the triangle: by closed forms for points and segments, else by the
// engine for convex pairs.
func (w *panelWork) distance(c *Shape, f *panel) Result {
	switch c.kind {
	case Sphere, Capsule:
		x, y := spatial.Vec3{}, closestOnTriangle(spatial.Vec3{}, f.corner[0], f.corner[1], f.corner[2])
		if c.kind == Capsule {
			end := spatial.V(0, 0, c.half.Z)
			x, y = closestSegmentTriangle(end.Neg(), end, f.corner[0], f.corner[1], f.corner[2])
		}
		d := x.Sub(y)
		l := d.Norm()
		if l > 1e-12*c.bound {
			n := d.Scale(1 / l)
			return Result{l - c.round, n, y, x.AddScaled(-c.round, n)}
		}
	}
	w.flat.setTriangle(f.corner[0], f.corner[1], f.corner[2])
	w.triangle.kind, w.triangle.hull = Hull, &w.flat
	w.triangle.bound = math.Sqrt(max(f.corner[0].Norm2(), f.corner[1].Norm2(), f.corner[2].Norm2()))
	at := spatial.AtOrigin
	return Distance(&w.triangle, &at, c, &at, nil)
}

// touched returns what of the triangle is touched: its face (3 corners), an edge (2) or a corner (1), and whether it is for this
// triangle to tell rather than for a neighbour. An edge or a corner is touched with the normal of r, the face with its own. The gap is that of
// the shape's lowest point along the face's normal.
func (w *panelWork) touched(f *panel, r *Result, low spatial.Vec3, gap float64) (corners int, ok bool) {
	slope := r.Normal.Dot(f.normal)
	overlap := r.Distance < 0
	switch {
	case slope > 1-1e-8 || overlap && -gap <= 1.05*-r.Distance:
		return 3, true
	case slope >= -0.05:
		if corners = w.edges(f, r.Normal); corners > 0 {
			return corners, true
		}
	case (overlap || w.under(f, low, gap)) && slope > -0.98:
		// Out past an edge, and backwards: not where the surface goes on there.
		if w.edges(f, r.Normal.AddScaled(-slope, f.normal).Unit()) == 3 {
			return 3, true
		}
	}
	// From behind, or a neighbour is nearer. Where they overlap it may not be: then the way out along the face must be a short one.
	return 3, overlap && -gap < 4*-r.Distance
}

// under reports whether the lowest point of the shape is below the triangle and has gone through the surface, though the triangle itself may
// not be touched: the shape has gone in beside it.
func (w *panelWork) under(f *panel, low spatial.Vec3, gap float64) bool {
	return gap < 0 && f.over(low) && w.from.crossed(w.place.Point(w.centre), w.place.Point(low))
}

// edges returns how many corners of the triangle are touched with the normal m, if not all: 2 or 1. It returns 3 if it is an edge at which
// only faces can be touched, and 0 if m belongs to a neighbour.
func (w *panelWork) edges(f *panel, m spatial.Vec3) int {
	// The corner that is farthest along the normal, and its two edges.
	k := 0
	for j := 1; j < 3; j++ {
		if f.corner[j].Sub(f.corner[k]).Dot(m) > 0 {
			k = j
		}
	}
	for _, e := range [2]int{k, (k + 2) % 3} {
		if math.Abs(f.along(e).Dot(m)) >= tied {
			continue
		}
		switch f.edge(e, m) {
		case edgeFits:
			return 2
		case edgeBlocked:
			return 3
		default:
			return 0
		}
	}
	out, in := f.edge(k, m), f.edge((k+2)%3, m)
	switch {
	case out == edgePast || in == edgePast:
		return 0
	case out == edgeBlocked && in == edgeBlocked:
		return 3
	case out == edgeFits && in == edgeFits || w.sticksOut(f, k, m):
		return 1
	}
	return 0
}

// sticksOut reports whether corner k can be touched with the normal m, as far as all of the triangles around it tell.
func (w *panelWork) sticksOut(f *panel, k int, m spatial.Vec3) bool {
	if f.turned && k > 0 {
		k = 3 - k
	}
	return w.from.cornerSticksOut(f.number, k, w.turn.TMulVec(m))
}

// along is the direction of edge k, unit.
func (f *panel) along(k int) spatial.Vec3 { return f.corner[(k+1)%3].Sub(f.corner[k]).Unit() }

// edgeRange says whether a normal is possible at an edge.
type edgeRange uint8

const (
	edgeFits    edgeRange = iota
	edgeBlocked           // the edge is flat or in a groove: nothing but faces can be touched there
	edgePast              // the normal is turned farther than the neighbour's
)

// edge tells whether the normal m is possible at edge k: whether turning about the edge from the triangle's normal to the neighbour's
// passes it.
func (f *panel) edge(k int, m spatial.Vec3) edgeRange {
	if f.across[k] == (spatial.Vec3{}) {
		return edgeFits // a rim
	}
	e := f.along(k)
	if f.normal.Cross(f.across[k]).Dot(e) < flatEdge {
		return edgeBlocked
	}
	if m.Cross(f.across[k]).Dot(e) < -0.05 {
		return edgePast
	}
	return edgeFits
}

// onFace appends the corners of the shape's side that looks at the triangle, cut off along the triangle's edges, and the lowest point of the
// shape if it is on a curve between them. It returns the least gap over the triangle too.
func (w *panelWork) onFace(dst []Contact, c *Shape, f *panel, low spatial.Vec3, reach float64) ([]Contact, float64) {
	w.side = c.face(w.side[:0], f.normal.Neg())
	w.polygon = append(w.polygon[:0], w.side...)
	for k := range 3 {
		a := f.corner[k]
		out := f.corner[(k+1)%3].Sub(a).Cross(f.normal)
		w.polygon, w.other = clipPolygon(w.other[:0], w.polygon, out, out.Dot(a)), w.polygon
	}
	least := math.Inf(1)
	for i, p := range w.polygon {
		height := f.normal.Dot(p.Sub(f.corner[0]))
		if least = min(least, height-c.round); height-c.round <= reach {
			dst = append(dst, f.contact(c, p, height, w.pointID(p, f, i)))
		}
	}
	if height := f.normal.Dot(low.Sub(f.corner[0])); height-c.round < least-1e-9*c.bound && f.over(low) {
		if least = height - c.round; least <= reach {
			dst = append(dst, f.contact(c, low, height, panelID(f, 0)))
		}
	}
	return dst, least
}

// contact is that of the point p of the core of c, at a height above the face.
func (f *panel) contact(c *Shape, p spatial.Vec3, height float64, id uint64) Contact {
	return Contact{ID: id, Normal: f.normal, A: p.AddScaled(-height, f.normal), B: p.AddScaled(-c.round, f.normal), Gap: height - c.round}
}

// blocked reports whether nothing but faces can be touched at all three edges.
func (f *panel) blocked() bool {
	for k := range 3 {
		if f.edge(k, f.normal) != edgeBlocked {
			return false
		}
	}
	return true
}

// onEdge appends the ends of the part of the touched edge that lies along the shape's side that looks at it, if there is such a part.
func (w *panelWork) onEdge(dst []Contact, c *Shape, f *panel, r *Result, reach float64) []Contact {
	n := r.Normal
	w.polygon = c.face(w.polygon[:0], n.Neg())
	if len(w.polygon) < 3 {
		return dst
	}
	side := polygonNormal(w.polygon)
	slope := side.Dot(n)
	if math.Abs(slope) < 0.98 {
		return dst
	}
	k := f.edgeAlong(n)
	p, q := f.corner[k], f.corner[(k+1)%3]
	from, to := 0.0, 1.0
	for i, a := range w.polygon {
		b := w.polygon[(i+1)%len(w.polygon)]
		out := b.Sub(a).Cross(n).Scale(slope) // slope for the sense in which the side goes round
		from, to = clipHalf(out.Dot(p.Sub(a)), out.Dot(q.Sub(a)), from, to)
	}
	if from > to {
		return dst
	}
	for i, t := range [2]float64{from, to} {
		x := p.Lerp(q, t)
		gap := side.Dot(w.polygon[0].Sub(x))/slope - c.round
		if gap > reach || i == 1 && to-from < 1e-9 {
			continue
		}
		dst = append(dst, Contact{ID: panelID(f, uint64(8+2*k+i)), Normal: n, A: x, B: x.AddScaled(gap, n), Gap: gap})
	}
	return dst
}

// edgeAlong returns the edge that is most at right angles to n and farthest along it.
func (f *panel) edgeAlong(n spatial.Vec3) int {
	best, at := math.Inf(-1), 0
	for k := range 3 {
		if d := f.corner[k].Add(f.corner[(k+1)%3]).Dot(n); d > best {
			best, at = d, k
		}
	}
	return at
}

// clipPolygon appends what of a polygon, segment or point is on the inner side of a plane, normal·x ≤ at.
func clipPolygon(dst, polygon []spatial.Vec3, normal spatial.Vec3, at float64) []spatial.Vec3 {
	n := len(polygon)
	for i, p := range polygon {
		dp := normal.Dot(p) - at
		if dp <= 0 {
			dst = append(dst, p)
		}
		if n == 1 || n == 2 && i == 1 {
			break // a segment has no way back
		}
		q := polygon[(i+1)%n]
		if dq := normal.Dot(q) - at; dp < 0 && dq > 0 || dp > 0 && dq < 0 {
			dst = append(dst, p.Lerp(q, dp/(dp-dq)))
		}
	}
	return dst
}

// clipHalf cuts the part from ≤ t ≤ to of a segment to where a linear function with values a and b at its ends is not positive.
func clipHalf(a, b, from, to float64) (float64, float64) {
	switch {
	case a > 0 && b > 0:
		return 1, 0
	case a > 0:
		from = max(from, a/(a-b))
	case b > 0:
		to = min(to, a/(a-b))
	}
	return from, to
}

// polygonNormal is the unit normal of a polygon (Newell's sum).
func polygonNormal(p []spatial.Vec3) spatial.Vec3 {
	var n spatial.Vec3
	for i := 2; i < len(p); i++ {
		n = n.Add(p[i-1].Sub(p[0]).Cross(p[i].Sub(p[0])))
	}
	return n.Unit()
}

// panelID is the number of a contact with a feature of the triangle.
func panelID(f *panel, feature uint64) uint64 { return uint64(uint32(f.number))<<8 | feature }

// pointID is the number of a contact of point i of what is left of a side. A corner of the shape keeps its number while it moves over
// the triangles of a floor: it is made of the corner, which stays where it is in the shape, and of the way the triangle looks. A point
// that was made by cutting has the triangle's.
func (w *panelWork) pointID(p spatial.Vec3, f *panel, i int) uint64 {
	for _, q := range w.side {
		if p == q {
			return 1<<63 | mix(math.Float64bits(p.X)^mix(math.Float64bits(p.Y)^mix(math.Float64bits(p.Z)^uint64(f.look))))
		}
	}
	return panelID(f, uint64(16+i))
}

// mix spreads the bits of x over all 64 (the finaliser of splitmix64, Steele et al. 2014).
func mix(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xbf58476d1ce4e5b9
	x ^= x >> 27
	x *= 0x94d049bb133111eb
	return x ^ x>>31
}

// lookOf numbers the six directions along the axes by which of them n is nearest to.
func lookOf(n spatial.Vec3) uint8 {
	x, y, z := math.Abs(n.X), math.Abs(n.Y), math.Abs(n.Z)
	look, along := uint8(4), n.Z
	if x >= y && x >= z {
		look, along = 0, n.X
	} else if y >= z {
		look, along = 2, n.Y
	}
	if along < 0 {
		look++
	}
	return look
}
