package collide

import (
	"math"
	"sync"

	"github.com/tendril-sim/tendril/spatial"
)

// Where two cores overlap the origin is inside their difference, and their depth is its distance from the boundary. The expanding polytope
// (van den Bergen 2001) finds it: a polyhedron inside the difference, whose face nearest to the origin is moved out to the farthest
// point along its normal. The distance of that face is never more than the depth, and that of the farthest point along the normal of any face
// never less: when these two are nearly the same, the side is known on which the cores overlap least. There, they are moved apart, and their nearest
// points tell where exactly.

const (
	maxCorners = 128
	maxFacets  = 2 * maxCorners
	depthPart  = 1e-13 // of the size: a face that is this near to the boundary is part of it
	knownPart  = 1e-9  // of the depth: when its bounds are as near as this, the side is known
	thinPart   = 1e-12 // of the size: a difference that is thinner has no inside
	maxDescend = 8
)

// facet is a triangle of the polytope.
type facet struct {
	n      spatial.Vec3 // outward, as long as twice its area [m²]
	d      float64      // n·x of its plane [m³]
	nn     float64      // n·n
	v      [3]uint8     // corners, counterclockwise from outside
	next   [3]uint8     // facet across the edge from corner k to k+1
	edge   [3]uint8     // which edge of that facet it is
	passed bool         // no longer part of the polytope
}

// polytope is the polyhedron inside the difference of two cores.
type polytope struct {
	v      [maxCorners]vertex
	at     [maxCorners]spatial.Vec3 // of the corners [m]
	f      [maxFacets]facet
	key    [maxFacets]int64 // ranked square of a facet's distance, the largest number where it is none
	nv, nf int
	free   [maxFacets]uint8 // facets that can be used again
	nfree  int
	ngone  int // those after nfree that were passed by the present corner: their edges are still needed

	// While it grows: the new corner, and the fan of new facets around it.
	w           spatial.Vec3
	tolerance   float64 // [m]
	first, last int
	broken      bool
}

var polytopes = sync.Pool{New: func() any { return new(polytope) }}

// overlap finds the depth of cores that are not apart, from the simplex of separate.
func (q *query) overlap() {
	p := polytopes.Get().(*polytope)
	if q.spread(p) {
		p.begin(q.size)
		q.grow(p)
	}
	polytopes.Put(p)
}

// spread makes the simplex into a tetrahedron with a volume. Where the difference has none, it answers and returns false.
func (q *query) spread(p *polytope) bool {
	p.nv = 0
	for i := range q.s.n {
		p.v[p.nv] = q.s.v[i]
		p.nv++
	}
	thin := thinPart * q.size
	if p.nv == 4 {
		d := p.v[3].w
		ab, ac, ad := p.v[0].w.Sub(d), p.v[1].w.Sub(d), p.v[2].w.Sub(d)
		n := ab.Cross(ac)
		if math.Abs(n.Dot(ad)) > thin*n.Norm() && n.Norm2() > thin*thin*max(ab.Norm2(), ac.Norm2()) {
			return true
		}
		p.nv = 1
	}
	if p.nv > 1 && !(p.v[1].w.Sub(p.v[0].w).Norm2() > thin*thin) {
		p.nv = 1
	}
	if p.nv < 2 && !q.spreadLine(p, thin) {
		q.flat(p, spatial.Vec3{Z: 1}) // two points in one place
		return false
	}
	along := p.v[1].w.Sub(p.v[0].w)
	if p.nv == 3 && !(along.Cross(p.v[2].w.Sub(p.v[0].w)).Norm2() > thin*thin*along.Norm2()) {
		p.nv = 2
	}
	if p.nv < 3 && !q.spreadPlane(p, along, thin) {
		q.flat(p, along.Perpendicular())
		return false
	}
	n := along.Cross(p.v[2].w.Sub(p.v[0].w)).Unit()
	var up, down vertex
	q.support(n.Neg(), &up)
	q.support(n, &down)
	high, low := n.Dot(up.w.Sub(p.v[0].w)), -n.Dot(down.w.Sub(p.v[0].w))
	if max(high, low) <= thin {
		if n.Dot(q.p) < 0 {
			n = n.Neg()
		}
		q.flat(p, n)
		return false
	}
	p.v[3] = up
	if low > high {
		p.v[3] = down
	}
	p.nv = 4
	return true
}

// spreadLine finds a second point away from the first.
func (q *query) spreadLine(p *polytope, thin float64) bool {
	if p.nv == 0 {
		q.support(spatial.Vec3{X: 1}, &p.v[0])
		p.nv = 1
	}
	for _, d := range [...]spatial.Vec3{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}, {Z: 1}, {Z: -1}} {
		q.support(d, &p.v[1])
		if p.v[1].w.Sub(p.v[0].w).Norm2() > thin*thin {
			p.nv = 2
			return true
		}
	}
	return false
}

// spreadPlane finds a third point away from the line of the first two.
func (q *query) spreadPlane(p *polytope, along spatial.Vec3, thin float64) bool {
	x := along.Perpendicular()
	y := along.Unit().Cross(x)
	best := thin * along.Norm()
	best *= best
	found := false
	for k := range 6 {
		sin, cos := math.Sincos(float64(k) * math.Pi / 3)
		var v vertex
		q.support(x.Scale(cos).AddScaled(sin, y), &v)
		if area := along.Cross(v.w.Sub(p.v[0].w)).Norm2(); area > best {
			best, found = area, true
			p.v[2] = v
		}
	}
	if found {
		p.nv = 3
	}
	return found
}

// flat answers for cores that touch without overlapping, their difference being flat: they do so along n.
func (q *query) flat(p *polytope, n spatial.Vec3) {
	q.s.n = p.nv
	copy(q.s.v[:], p.v[:p.nv])
	q.s.nearest()
	var a spatial.Vec3
	for i := range q.s.n {
		a = a.AddScaled(q.s.weight[i], q.s.v[i].a)
	}
	q.normal, q.gap, q.pa, q.pb = n, 0, a, a
}

// begin makes the four facets of the tetrahedron.
func (p *polytope) begin(size float64) {
	p.nf, p.nfree, p.ngone, p.broken = 0, 0, 0, false
	p.tolerance = depthPart * size
	d := p.v[3].w
	if p.v[0].w.Sub(d).Cross(p.v[1].w.Sub(d)).Dot(p.v[2].w.Sub(d)) < 0 {
		p.v[0], p.v[1] = p.v[1], p.v[0]
	}
	for i := range 4 {
		p.at[i] = p.v[i].w
	}
	// With d above the triangle a, b, c, which goes round clockwise seen from above.
	p.add(0, 1, 2)
	p.add(0, 3, 1)
	p.add(1, 3, 2)
	p.add(2, 3, 0)
	p.bind(0, 0, 1, 2)
	p.bind(0, 1, 2, 2)
	p.bind(0, 2, 3, 2)
	p.bind(1, 1, 2, 0)
	p.bind(2, 1, 3, 0)
	p.bind(3, 1, 1, 0)
}

// add makes a facet. One without area is never looked at.
func (p *polytope) add(i, j, k int) int {
	f := p.nf
	switch {
	case p.nfree > 0:
		p.nfree--
		f = int(p.free[p.nfree])
		p.free[p.nfree] = p.free[p.nfree+p.ngone] // those gone stay behind it in one piece: the last of them moves up
	case p.nf < maxFacets:
		p.nf++
	default:
		p.broken = true
		f--
	}
	a := p.at[i]
	n := p.at[j].Sub(a).Cross(p.at[k].Sub(a))
	t := &p.f[f]
	t.v = [3]uint8{uint8(i), uint8(j), uint8(k)}
	t.passed = false
	t.n, t.d, t.nn = n, n.Dot(a), n.Norm2()
	if t.nn <= smallRound {
		t.n, t.d, p.key[f] = spatial.Vec3{}, 0, math.MaxInt64
		return f
	}
	p.key[f] = ranked(t.d*math.Abs(t.d)/t.nn, f)
	return f
}

// bind makes edge e of facet f and edge g of facet h the same.
func (p *polytope) bind(f, e, h, g int) {
	p.f[f].next[e], p.f[f].edge[e] = uint8(h), uint8(g)
	p.f[h].next[g], p.f[h].edge[g] = uint8(f), uint8(e)
}

// grow moves facets out until the depth is known, and answers.
func (q *query) grow(p *polytope) {
	// The least upper bound of the depth, and where it was found.
	bound, along, side := math.Inf(1), spatial.Vec3{}, [3]uint8{}
	for p.nv < maxCorners {
		f := p.nearest()
		if f < 0 {
			break
		}
		t := &p.f[f]
		l := 1 / math.Sqrt(t.nn)
		n, d := t.n.Scale(l), t.d*l
		if d >= (1-knownPart)*bound {
			break
		}
		w := &p.v[p.nv]
		q.support(n.Neg(), w)
		h := n.Dot(w.w)
		if h < bound {
			bound, along, side = h, n, t.v
		}
		if h-d <= p.tolerance || p.isCorner(t, w) {
			break
		}
		p.at[p.nv] = w.w
		p.nv++
		if !p.extend(f, w.w) {
			break // torn by rounding: to move the cores apart along the best direction is enough
		}
	}
	q.s.n = 3
	for i, k := range side {
		q.s.v[i] = p.v[k]
	}
	q.descend(along.Neg(), bound)
}

// followPart is the part of the depth that it may be more than the least, for cores that are followed.
const followPart = 0.05

// follow answers for cores that overlapped along the axis that is remembered, if they still do so there. It reports whether the depth is certain
// to be within a part of the least on any side: that cannot have become less, since it was looked for, by more than B has moved.
func (q *query) follow(warm *Warm, part float64) bool {
	moved := math.Inf(-1)
	if part < 1 {
		var d spatial.Mat3
		d.AddScaled(&q.r, -1, &warm.r)
		turned := (d.XX*d.XX + d.XY*d.XY + d.XZ*d.XZ + d.YX*d.YX + d.YY*d.YY + d.YZ*d.YZ + d.ZX*d.ZX + d.ZY*d.ZY + d.ZZ*d.ZZ) / 2 // (2 sin θ/2)²
		moved = q.p.Sub(warm.p).Norm() + math.Sqrt(turned)*q.b.extent()
		if moved > part*warm.depth {
			return false
		}
	}
	depth := -q.along(warm.axis)
	if depth <= 0 {
		return false
	}
	q.recall(warm)
	q.descend(warm.axis, depth)
	return -q.gap*(1-part) <= warm.depth-moved
}

// descend answers for cores that overlap by depth along the normal n, and goes on to the nearest direction along which that is least: where they
// are apart along it, the nearest points show the way. On flat parts that is one step; on curved ones each step is shorter than the one before
// by the same factor, so that the end can be foreseen (Aitken).
func (q *query) descend(n spatial.Vec3, depth float64) {
	q.answerAt(q.a.support(n), n, -depth)
	best, least := n, depth
	pa := q.pa
	last := 0.0 // length of the step before
	for range maxDescend {
		if !q.apartBy(n, depth) {
			break
		}
		m := q.normal
		less := (depth+clearPart*q.size)*n.Dot(m) - q.gap
		if less > least+depthPart*q.size {
			break
		}
		step := m.Sub(n)
		best, least, pa = m, min(less, least), q.pa
		l := step.Norm()
		if l < 1e-7 {
			break
		}
		n, depth = m, less
		if ratio := l / last; ratio < 0.95 && last > 0 {
			n = m.AddScaled(ratio/(1-ratio), step).Unit()
			depth = -q.along(n)
			l = 0 // the next step has nothing to be compared with
		}
		last = l
	}
	q.answerAt(pa, best, -least)
}

// isCorner reports whether w is a corner of t already.
func (p *polytope) isCorner(t *facet, w *vertex) bool {
	if w.ia < 0 || w.ib < 0 {
		return false
	}
	for _, i := range t.v {
		if v := &p.v[i]; v.ia == w.ia && v.ib == w.ib {
			return true
		}
	}
	return false
}

// nearest returns the facet whose plane is nearest to the origin, to the last digits; −1 where none has an area.
func (p *polytope) nearest() int {
	best := int64(math.MaxInt64)
	for _, k := range p.key[:p.nf] {
		best = min(best, k)
	}
	if best == math.MaxInt64 {
		return -1
	}
	return int(best & rankMask)
}

// extend replaces the facets that see w, f among them, by a fan. It reports whether the polytope is still whole.
func (p *polytope) extend(f int, w spatial.Vec3) bool {
	p.w = w
	p.first, p.last = -1, -1
	p.pass(f)
	t := &p.f[f]
	for e := range 3 {
		p.horizon(int(t.next[e]), int(t.edge[e]))
	}
	if p.broken || p.first < 0 || p.f[p.last].v[1] != p.f[p.first].v[0] {
		return false
	}
	p.bind(p.last, 1, p.first, 2)
	p.nfree += p.ngone
	p.ngone = 0
	return true
}

// pass takes a facet out of the polytope.
func (p *polytope) pass(f int) {
	p.f[f].passed = true
	p.key[f] = math.MaxInt64
	p.free[p.nfree+p.ngone] = uint8(f)
	p.ngone++
}

// nextOf3 is the next edge of a triangle.
var nextOf3 = [3]int{1, 2, 0}

// horizon passes facet f, entered by edge e, and what lies beyond it, if it sees the new corner; else it puts a facet of the fan on its edge.
// The edges of the horizon come in order, counterclockwise from outside.
func (p *polytope) horizon(f, e int) {
	t := &p.f[f]
	if t.passed || p.broken {
		return
	}
	e1 := nextOf3[e]
	if above := t.n.Dot(p.w) - t.d; above > 0 && above*above > p.tolerance*p.tolerance*t.nn {
		p.pass(f)
		e2 := nextOf3[e1]
		p.horizon(int(t.next[e1]), int(t.edge[e1]))
		p.horizon(int(t.next[e2]), int(t.edge[e2]))
		return
	}
	fan := p.add(int(t.v[e1]), int(t.v[e]), p.nv-1)
	p.bind(fan, 0, f, e)
	if p.first < 0 {
		p.first = fan
	} else {
		p.broken = p.broken || p.f[p.last].v[1] != p.f[fan].v[0]
		p.bind(p.last, 1, fan, 2)
	}
	p.last = fan
}
