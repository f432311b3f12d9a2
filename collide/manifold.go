package collide

import (
	"math"
	"sync"

	"github.com/tendril-sim/tendril/spatial"
)

// The contact points of two convex shapes: the parts of both that look at each other along the normal are seen along it, as flat polygons. Where
// these overlap, the corners of what they have in common are the contacts, each with the gap along the normal there. Of more than four, those are
// kept that are deepest and span the largest area.

const (
	maxPoints    = 2*maxOutline + 2
	keptPoints   = 4
	witnessLabel = 0xfffe // of the point that Distance finds, where no corner is as deep
	noLabel      = 0xffff // of the ends of a segment
	parallelPart = 0.02   // sine of the angle below which two edges count as parallel
	samePart     = 0.05   // of the size: contacts nearer than this from one question to the next may be the same
	stay         = 0.2    // by how much more those that were kept count when four are chosen,
	stayDepth    = 1e-5   // in depth as a part of the size,
	stayPart     = 0.01   // if they have moved less than this part of it
	deeperPart   = 1e-7   // of the size: what the deepest point may be above the nearest ones of the cores
)

// touch is a contact point of two cores, in A's coordinates.
type touch struct {
	a   spatial.Vec3 // on A's core [m]
	gap float64      // of the cores [m]
	id  uint32
}

// manifold holds the contact points that are kept.
type manifold struct {
	n int
	p [keptPoints]touch
}

// flatPoint is a point seen along the normal.
type flatPoint struct {
	x, y, z float64 // z along the normal [m]
	label   uint16  // of the edge that begins here, or of the point itself where there is no face
	mine    bool    // the label is of the polygon that is cut, not of the one that cuts
}

// flatPolygon is an outline seen along the normal.
type flatPolygon struct {
	n  int
	p  [maxPoints]flatPoint
	gx float64 // dz/dx and dz/dy of its plane
	gy float64
}

// clipper has the room in which outlines are cut.
type clipper struct {
	o         outline
	a, b, cut flatPolygon
	found     [maxPoints]touch
	nfound    int
	u, v      spatial.Vec3 // across the normal, in A's axes
	swap      bool         // the polygon that is cut is B's
}

var clippers = sync.Pool{New: func() any { return new(clipper) }}

// convexContacts appends the contact points of two convex shapes that are nearer than reach [m] to dst, four at most; one of the shapes may be a
// half space.
func convexContacts(dst []Contact, a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame, reach float64, warm *Warm) []Contact {
	var q query
	if a.kind > HalfSpace || b.kind > HalfSpace || a.kind == HalfSpace && b.kind == HalfSpace || !q.set(a, fa, b, fb) {
		return dst
	}
	round := a.round + b.round
	q.limit = reach + round
	q.size = a.extent() + b.extent()
	if far := q.size + q.limit; a.kind != HalfSpace && b.kind != HalfSpace && q.p.Norm2() > far*far {
		return dst
	}
	if warm.apart {
		if q.along(warm.axis) > q.limit {
			return dst
		}
		warm.apart = false
	}
	var m manifold
	if !q.touches(&m, warm) {
		warm.old.n = 0
		return dst
	}
	m.settle(&warm.old, samePart*min(a.width(), b.width()))
	warm.old = m
	var r spatial.Mat3
	fa.Rot.Mat(&r)
	n := r.MulVec(q.normal)
	for i := range m.n {
		t := &m.p[i]
		pa := r.MulVec(t.a.AddScaled(a.round, q.normal)).Add(fa.Pos)
		gap := t.gap - round
		dst = append(dst, Contact{ID: uint64(t.id), Normal: n, A: pa, B: pa.AddScaled(gap, n), Gap: gap})
	}
	return dst
}

// along returns how far the cores are apart along the unit vector n, less than 0 where they overlap [m].
func (q *query) along(n spatial.Vec3) float64 {
	var v vertex
	q.support(n, &v)
	return n.Dot(v.w)
}

// touches finds the contact points and reports whether there are any.
func (q *query) touches(m *manifold, warm *Warm) bool {
	c := clippers.Get().(*clipper)
	c.nfound = 0
	switch {
	case q.a.kind == HalfSpace:
		c.onFloor(q)
		q.normal = spatial.Vec3{Z: 1}
	case q.b.kind == HalfSpace:
		q.flip()
		c.onFloor(q)
		q.flip()
		q.normal = q.r.Col(2).Neg()
		for i := range c.nfound {
			t := &c.found[i]
			t.a.Z = t.gap
			t.a = q.r.MulVec(t.a).Add(q.p)
		}
	case q.a.kind == Sphere || q.b.kind == Sphere:
		q.solve(warm)
		c.witness(q)
	default:
		c.between(q, warm)
	}
	c.reduce(m, q.normal, &warm.old, q.size)
	clippers.Put(c)
	return m.n > 0
}

// between finds the contact points of two bounded shapes.
func (c *clipper) between(q *query, warm *Warm) {
	if q.a.kind == Box && q.b.kind == Box {
		x := q.boxAxes(edgeBias*q.size, q.limit)
		q.normal, q.gap = x.n, x.gap
		if x.gap > q.limit {
			warm.axis, warm.apart = x.n, true
			return
		}
		if x.kind < 6 || x.gap <= 0 {
			c.clip(q)
			if c.reaches(q.gap + 2*edgeBias*q.size) {
				return
			}
			if x.gap <= 0 {
				q.boxesInside(x, nil)
				c.witness(q)
				return
			}
			c.nfound = 0
		}
		// Apart, and not face to face: the nearest points decide.
		if !q.approach(q.startAlong(x.n)) { // they touch
			q.boxesInside(q.boxAxes(0, math.Inf(1)), nil)
			c.witness(q)
			return
		}
	} else {
		q.solveNear(warm)
	}
	if q.gap > q.limit {
		warm.axis, warm.apart = q.normal, true
		return
	}
	c.clip(q)
	c.deepest(q)
}

// shallowPart is the part of the size up to which an overlap is followed.
const shallowPart = 0.02

// edgeBias is the part of the size by which an edge must be better than a face, so that boxes that lie on each other do not change from one to
// the other.
const edgeBias = 1e-4

// solveNear is solve for a pair that is asked about again and again. What overlaps a little, or was near a moment ago, stays on the side it is
// on, whatever happens at the edges: contacts must not jump.
func (q *query) solveNear(warm *Warm) {
	if warm.n > 0 && warm.gap < shallowPart*q.size && q.kindIsGeneral() {
		if warm.gap > 0 && q.separate(warm) {
			q.keep(warm)
			return
		}
		if q.follow(warm, 1) && q.gap > -shallowPart*q.size {
			q.keep(warm)
			return
		}
	}
	q.solve(warm)
}

// kindIsGeneral reports whether general answers for the two kinds.
func (q *query) kindIsGeneral() bool {
	return q.a.kind >= Cylinder || q.b.kind >= Cylinder
}

// witness takes the nearest points for a contact.
func (c *clipper) witness(q *query) { c.add(q.pa, q.gap, q.limit, witnessLabel) }

// deepest adds the nearest points where no other contact is as near.
func (c *clipper) deepest(q *query) {
	if !c.reaches(q.gap + deeperPart*q.size) {
		c.witness(q)
	}
}

// reaches reports whether a contact is as near as least.
func (c *clipper) reaches(least float64) bool {
	for i := range c.nfound {
		if c.found[i].gap <= least {
			return true
		}
	}
	return false
}

// add takes a contact if it is within the limit. Where there is no room it takes the place of the one that is farthest apart.
func (c *clipper) add(a spatial.Vec3, gap, limit float64, label uint64) {
	if gap > limit {
		return
	}
	t := touch{a, gap, uint32((label + 1) * 0x9e3779b97f4a7c15 >> 32)}
	if c.nfound < maxPoints {
		c.found[c.nfound] = t
		c.nfound++
		return
	}
	worst := 0
	for i := range c.found {
		if c.found[i].gap > c.found[worst].gap {
			worst = i
		}
	}
	if gap < c.found[worst].gap {
		c.found[worst] = t
	}
}

// onFloor finds the contacts of B with the half space A.
func (c *clipper) onFloor(q *query) {
	at := func(p spatial.Vec3, label int) {
		p = q.r.MulVec(p).Add(q.p)
		c.add(spatial.V(p.X, p.Y, 0), p.Z, q.limit, uint64(label))
	}
	down := spatial.V(-q.r.ZX, -q.r.ZY, -q.r.ZZ)
	switch q.b.kind {
	case Box:
		for bits := range uint8(8) {
			at(boxPoint(q.b.half, bits), int(bits))
		}
	case Hull:
		h := q.b.hull
		for i, p := range h.points {
			if q.p.Z-p.Dot(down) <= q.limit {
				at(p, i)
			}
		}
	default:
		q.b.look(&c.o, down)
		for i := range c.o.n {
			at(c.o.p[i], int(c.o.label[i]))
		}
		q.halfSpace()
		c.deepest(q)
	}
}

// clip finds the contacts of the parts that look at each other.
func (c *clipper) clip(q *query) {
	n := q.normal
	c.u = n.Perpendicular()
	c.v = n.Cross(c.u)
	q.a.look(&c.o, n)
	c.a.flatten(&c.o, c.u, c.v, n, spatial.Vec3{}, false)
	r := &q.r
	u, v, w := r.TMulVec(c.u), r.TMulVec(c.v), r.TMulVec(n)
	q.b.look(&c.o, w.Neg())
	c.b.flatten(&c.o, u, v, w, spatial.V(c.u.Dot(q.p), c.v.Dot(q.p), n.Dot(q.p)), true)
	a, b := &c.a, &c.b
	switch {
	case a.n == 1 || b.n == 1:
	case a.n == 2 && b.n == 2:
		c.edges(q)
	case a.n == 2:
		c.swap = false
		c.edgeOnFace(q, a, b)
	case b.n == 2:
		c.swap = true
		c.edgeOnFace(q, b, a)
	case a.n >= b.n:
		c.swap = false
		c.faces(q, a, b)
	default:
		c.swap = true
		c.faces(q, b, a)
	}
}

// flatten sets f to an outline seen along w, with u and v across, counterclockwise; the outline of the far shape is turned round for that.
func (f *flatPolygon) flatten(o *outline, u, v, w, at spatial.Vec3, round bool) {
	f.n = o.n
	for i := range o.n {
		k, edge := i, i
		if round {
			k, edge = o.n-1-i, o.n-2-i
			if edge < 0 {
				edge += o.n
			}
			if o.n == 2 {
				edge = k
			}
		}
		p := o.p[k]
		f.p[i] = flatPoint{u.Dot(p) + at.X, v.Dot(p) + at.Y, w.Dot(p) + at.Z, o.label[edge], true}
	}
	if o.n > 2 {
		s := -1 / w.Dot(o.normal)
		f.gx, f.gy = s*u.Dot(o.normal), s*v.Dot(o.normal)
	}
}

// height returns z of the polygon's plane.
func (f *flatPolygon) height(x, y float64) float64 {
	p := &f.p[0]
	return p.z + f.gx*(x-p.x) + f.gy*(y-p.y)
}

// contact adds a point of the polygon that was cut, which has the other at height z.
func (c *clipper) contact(q *query, p *flatPoint, z float64, label uint64) {
	za, zb := p.z, z
	if c.swap {
		za, zb = z, p.z
		label |= 1 << 40
	}
	a := c.u.Scale(p.x).AddScaled(p.y, c.v).AddScaled(za, q.normal)
	c.add(a, zb-za, q.limit, label)
}

// faces cuts polygon f by the sides of g.
func (c *clipper) faces(q *query, f, g *flatPolygon) {
	from, to := f, &c.cut
	for i := range g.n {
		a, b := &g.p[i], &g.p[0]
		if i+1 < g.n {
			b = &g.p[i+1]
		}
		cut(to, from, a, b)
		from, to = to, from
		if from.n == 0 {
			return
		}
	}
	for i := range from.n {
		p, before := &from.p[i], &from.p[(i+from.n-1)%from.n]
		label := uint64(before.label) | uint64(p.label)<<16
		if before.mine {
			label |= 1 << 32
		}
		if p.mine {
			label |= 1 << 33
		}
		c.contact(q, p, g.height(p.x, p.y), label)
	}
}

// cut sets to to the part of from that is to the left of the line from a to b (Sutherland & Hodgman 1974).
func cut(to, from *flatPolygon, a, b *flatPoint) {
	to.n = 0
	ex, ey := b.x-a.x, b.y-a.y
	slack := 1e-12 * (ex*ex + ey*ey)
	p := &from.p[from.n-1]
	dp := ex*(p.y-a.y) - ey*(p.x-a.x) + slack
	for i := range from.n {
		r := &from.p[i]
		dr := ex*(r.y-a.y) - ey*(r.x-a.x) + slack
		if (dp >= 0) != (dr >= 0) && to.n < maxPoints {
			t := dp / (dp - dr)
			x := &to.p[to.n]
			x.x, x.y, x.z = p.x+t*(r.x-p.x), p.y+t*(r.y-p.y), p.z+t*(r.z-p.z)
			x.label, x.mine = p.label, p.mine // comes in: goes on along the old edge
			if dp >= 0 {                      // goes out: along the line
				x.label, x.mine = a.label, false
			}
			to.n++
		}
		if dr >= 0 && to.n < maxPoints {
			to.p[to.n] = *r
			to.n++
		}
		p, dp = r, dr
	}
}

// edgeOnFace cuts the segment f by the sides of g.
func (c *clipper) edgeOnFace(q *query, f, g *flatPolygon) {
	p, r := f.p[0], f.p[1]
	low, high := 0.0, 1.0
	lowLabel, highLabel := uint64(noLabel)<<16|uint64(p.label), uint64(noLabel)<<16|uint64(r.label)
	for i := range g.n {
		a, b := &g.p[i], &g.p[0]
		if i+1 < g.n {
			b = &g.p[i+1]
		}
		ex, ey := b.x-a.x, b.y-a.y
		slack := 1e-12 * (ex*ex + ey*ey)
		dp, dr := ex*(p.y-a.y)-ey*(p.x-a.x)+slack, ex*(r.y-a.y)-ey*(r.x-a.x)+slack
		switch {
		case dp < 0 && dr < 0:
			return
		case dp < 0:
			if t := dp / (dp - dr); t > low {
				low, lowLabel = t, uint64(a.label)
			}
		case dr < 0:
			if t := dp / (dp - dr); t < high {
				high, highLabel = t, uint64(a.label)
			}
		}
	}
	if low > high {
		return
	}
	one, two := lerpFlat(&p, &r, low), lerpFlat(&p, &r, high)
	c.contact(q, &one, g.height(one.x, one.y), lowLabel|1<<34)
	c.contact(q, &two, g.height(two.x, two.y), highLabel|1<<35)
}

// lerpFlat returns the point a fraction t of the way from p to r.
func lerpFlat(p, r *flatPoint, t float64) flatPoint {
	return flatPoint{x: p.x + t*(r.x-p.x), y: p.y + t*(r.y-p.y), z: p.z + t*(r.z-p.z)}
}

// edges finds the contacts of two segments: the ends of what they have in common where they are parallel; else the nearest points are enough.
func (c *clipper) edges(q *query) {
	a, b := &c.a, &c.b
	ax, ay := a.p[1].x-a.p[0].x, a.p[1].y-a.p[0].y
	bx, by := b.p[1].x-b.p[0].x, b.p[1].y-b.p[0].y
	la, lb := ax*ax+ay*ay, bx*bx+by*by
	turn := ax*by - ay*bx
	if !(turn*turn <= parallelPart*parallelPart*la*lb) || la == 0 || lb == 0 {
		return
	}
	// B's ends along A, in parts of A.
	place := func(p *flatPoint) float64 { return (ax*(p.x-a.p[0].x) + ay*(p.y-a.p[0].y)) / la }
	b0, b1 := place(&b.p[0]), place(&b.p[1])
	low, high := 0.0, 1.0
	lowLabel, highLabel := uint64(a.p[0].label), uint64(a.p[1].label)
	i, j := 0, 1
	if b0 > b1 {
		b0, b1, i, j = b1, b0, 1, 0
	}
	if b0 > low {
		low, lowLabel = b0, uint64(b.p[i].label)|1<<16
	}
	if b1 < high {
		high, highLabel = b1, uint64(b.p[j].label)|1<<16
	}
	if low > high {
		return
	}
	c.swap = false
	for k, t := range [2]float64{low, high} {
		p := lerpFlat(&a.p[0], &a.p[1], t)
		r := lerpFlat(&b.p[i], &b.p[j], (t-b0)/(b1-b0))
		label := lowLabel
		if k == 1 {
			label = highLabel
		}
		c.contact(q, &p, r.z, label|1<<36)
	}
}

// reduce keeps four contacts at most: the deepest, the one farthest from it, and two that make the area largest. Those that were kept the
// last time are preferred: of eight corners that lie alike, rounding would choose others in every step, and their forces would be forgotten.
func (c *clipper) reduce(m *manifold, n spatial.Vec3, old *manifold, size float64) {
	m.n = 0
	f := c.found[:c.nfound]
	if len(f) <= keptPoints {
		m.n = copy(m.p[:], f)
		return
	}
	var was [maxPoints]float64 // 1 for those that were kept
	for i := range f {
		if old.near(f[i].a, stayPart*size) {
			was[i] = 1
		}
	}
	first, least := 0, math.Inf(1)
	for i := range f {
		if gap := f[i].gap - stayDepth*size*was[i]; gap < least {
			first, least = i, gap
		}
	}
	p := f[first].a
	second, far := -1, 0.0
	for i := range f {
		if d := f[i].a.Sub(p).Norm2() * (1 + stay*was[i]); d > far {
			second, far = i, d
		}
	}
	m.take(&f[first])
	if second < 0 {
		return
	}
	m.take(&f[second])
	// Signed areas on both sides of the line between the two.
	r := f[second].a.Sub(p)
	left, right, most, fewest := -1, -1, 1e-6*far, -1e-6*far
	side := n.Cross(r)
	for i := range f {
		s := side.Dot(f[i].a.Sub(p)) * (1 + stay*was[i])
		if s > most {
			left, most = i, s
		}
		if s < fewest {
			right, fewest = i, s
		}
	}
	if left >= 0 {
		m.take(&f[left])
	}
	if right >= 0 {
		m.take(&f[right])
	}
	if m.n == 3 { // all on one side: the one that adds most beyond the two other edges
		c.fourth(m, n)
	}
}

// near reports whether a contact is as near to a as r.
func (m *manifold) near(a spatial.Vec3, r float64) bool {
	for i := range m.n {
		if m.p[i].a.Sub(a).Norm2() < r*r {
			return true
		}
	}
	return false
}

// fourth adds to three contacts the one that lies farthest outside their triangle, if there is one.
func (c *clipper) fourth(m *manifold, n spatial.Vec3) {
	a, b, d := m.p[0].a, m.p[1].a, m.p[2].a
	if n.Dot(b.Sub(a).Cross(d.Sub(a))) < 0 {
		b, d = d, b
	}
	most, at := 1e-6*d.Sub(a).Norm2(), -1
	for i := range c.nfound {
		x := c.found[i].a
		out := max(-n.Dot(b.Sub(a).Cross(x.Sub(a))), -n.Dot(d.Sub(b).Cross(x.Sub(b))), -n.Dot(a.Sub(d).Cross(x.Sub(d))))
		if out > most {
			most, at = out, i
		}
	}
	if at >= 0 {
		m.take(&c.found[at])
	}
}

// take keeps a contact.
func (m *manifold) take(t *touch) {
	m.p[m.n] = *t
	m.n++
}

// settle gives contacts without a namesake among the old ones the number of an old one near by that has none either, and sorts them by number.
// So numbers stay when rounding decides which of two edges a corner is on.
func (m *manifold) settle(old *manifold, near float64) {
	for i := range m.n {
		if old.has(m.p[i].id) {
			continue
		}
		best, at := near*near, -1
		for j := range old.n {
			if d := old.p[j].a.Sub(m.p[i].a).Norm2(); d < best && !m.has(old.p[j].id) {
				best, at = d, j
			}
		}
		if at >= 0 {
			m.p[i].id = old.p[at].id
		}
	}
	for i := 1; i < m.n; i++ {
		for j := i; j > 0 && m.p[j].id < m.p[j-1].id; j-- {
			m.p[j], m.p[j-1] = m.p[j-1], m.p[j]
		}
	}
}

// has reports whether a contact has the number.
func (m *manifold) has(id uint32) bool {
	for i := range m.n {
		if m.p[i].id == id {
			return true
		}
	}
	return false
}
