package collide

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The distance of two convex sets is that of the origin from their difference B − A = {b − a}. The method of Gilbert, Johnson & Keerthi
// (1988) finds the nearest point v of that set by simplices of its points: the point w that lies farthest against v either joins the
// simplex and brings it nearer, or shows by v·w ≈ v·v that it cannot be. |v| is never less than the distance and v·w/|v| never more.
//
// All is computed in A's axes and from A's place, so that it does not matter how far both are from the origin of the world.

// Warm is what is remembered of a pair of shapes from one question to the next. The zero value is ready; it belongs to one pair, in one order.
type Warm struct {
	axis spatial.Vec3    // the last normal, in A's axes; zero when nothing is known
	gap  float64         // of the cores along it [m]
	n    int32           // number of corners of the last simplex
	a, b [4]spatial.Vec3 // its points on the cores, in the coordinates of their shapes [m]

	// Where the depth was last looked for on all sides: it was found to be this there.
	r     spatial.Mat3 // from B's axes to A's
	p     spatial.Vec3 // B's origin, in A's coordinates [m]
	depth float64      // [m]

	apart bool // the axis separated the shapes by more than the reach of the last question

	old manifold // the contact points that were found last
}

// vertex is a point of the difference of two cores.
type vertex struct {
	w, a   spatial.Vec3 // w = b − a, in A's axes [m]
	ia, ib int32        // corners of the cores that it is made of, −1 for a point on a curve
}

// simplex is the hull of up to four points, with the weights of its point nearest to the origin.
type simplex struct {
	n      int
	v      [4]vertex
	weight [4]float64
}

// query is one question about two cores, and its answer.
type query struct {
	a, b  *Shape
	r     spatial.Mat3 // from B's axes to A's
	p     spatial.Vec3 // B's origin, in A's coordinates [m]
	size  float64      // radius of the difference of the cores, roughly: what rounding is relative to [m]
	limit float64      // distances of cores beyond this need not be exact [m]

	// The answer: cores, in A's coordinates.
	normal spatial.Vec3 // unit, from A to B
	gap    float64      // distance of the cores, negative where they overlap [m]
	pa, pb spatial.Vec3 // nearest points [m]

	s simplex
}

const (
	maxSteps   = 100   // of the simplex; polyhedra take ten, curved shapes thirty
	flatPart   = 1e-14 // of a simplex: less is none
	touchPart  = 1e-10 // of the size: cores that are nearer touch, and the direction is found by their depth
	gapPart    = 1e-13 // of v·v: what v·w may be less than it
	roundPart  = 4e-16 // of the size: what rounding does to a point
	clearPart  = 1e-3  // of the size: how far cores are moved apart to see how they overlap
	smallRound = 1e-300
)

// set prepares the question. It reports whether the poses are finite.
func (q *query) set(a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame) bool {
	q.a, q.b = a, b
	fa.Rot.Conj().Mul(fb.Rot).Mat(&q.r)
	q.p = fa.Rot.Unrotate(fb.Pos.Sub(fa.Pos))
	q.limit = math.Inf(1)
	check := q.p.X + q.p.Y + q.p.Z + q.r.XX + q.r.XY + q.r.XZ + q.r.YX + q.r.YY + q.r.YZ + q.r.ZX + q.r.ZY + q.r.ZZ
	return check-check == 0
}

// support sets v to the point of B − A that is farthest against d.
func (q *query) support(d spatial.Vec3, v *vertex) {
	var a, b spatial.Vec3
	if q.a.kind == Box {
		a, v.ia = boxCorner(q.a.half, d)
	} else {
		a, v.ia = q.a.corner(d)
	}
	r := &q.r
	e := spatial.Vec3{ // −Rᵀd
		X: -(r.XX*d.X + r.YX*d.Y + r.ZX*d.Z),
		Y: -(r.XY*d.X + r.YY*d.Y + r.ZY*d.Z),
		Z: -(r.XZ*d.X + r.YZ*d.Y + r.ZZ*d.Z),
	}
	if q.b.kind == Box {
		b, v.ib = boxCorner(q.b.half, e)
	} else {
		b, v.ib = q.b.corner(e)
	}
	v.a = a
	v.w = spatial.Vec3{
		X: q.p.X + (r.XX*b.X + r.XY*b.Y + r.XZ*b.Z) - a.X,
		Y: q.p.Y + (r.YX*b.X + r.YY*b.Y + r.YZ*b.Z) - a.Y,
		Z: q.p.Z + (r.ZX*b.X + r.ZY*b.Y + r.ZZ*b.Z) - a.Z,
	}
}

// start makes the first simplex: the last one where the pair is known, else a point in the direction of the centres.
func (q *query) start(warm *Warm) (v spatial.Vec3, inside bool) {
	if warm != nil && warm.n > 0 {
		q.recall(warm)
		return q.s.nearest()
	}
	d := q.p
	if d.Norm2() <= smallRound {
		d = spatial.Vec3{X: 1}
	}
	return q.startAlong(d), false
}

// startAlong makes the first simplex of one point, the nearest along d.
func (q *query) startAlong(d spatial.Vec3) spatial.Vec3 {
	s := &q.s
	q.support(d, &s.v[0])
	s.n, s.weight[0] = 1, 1
	return s.v[0].w
}

// recall takes the simplex that is remembered.
func (q *query) recall(warm *Warm) {
	s := &q.s
	s.n = int(warm.n)
	for i := range s.n {
		s.v[i] = vertex{q.p.Add(q.r.MulVec(warm.b[i])).Sub(warm.a[i]), warm.a[i], -1, -1}
	}
}

// separate finds the distance of the cores and reports whether there is one: cores that overlap or touch have none. Where a distance is
// beyond the limit, the answer is a lower bound of it.
func (q *query) separate(warm *Warm) bool {
	v, inside := q.start(warm)
	return !inside && q.approach(v)
}

// approach is separate from a simplex on, with v its nearest point.
func (q *query) approach(v spatial.Vec3) bool {
	vv := v.Norm2()
	touch := touchPart * q.size
	slack := roundPart * q.size
	s := &q.s
	for range maxSteps {
		if vv <= touch*touch {
			return false
		}
		var w vertex
		q.support(v, &w)
		vw := v.Dot(w.w)
		if vw > 0 && vw*vw > vv*q.limit*q.limit {
			q.gap = vw / math.Sqrt(vv)
			q.normal = v.Scale(1 / math.Sqrt(vv))
			return true
		}
		if vv-vw <= gapPart*vv+slack*math.Sqrt(vv) || s.has(&w) {
			break
		}
		s.v[s.n] = w
		s.n++
		u, inside := s.nearest()
		if inside {
			return false
		}
		uu := u.Norm2()
		v = u
		if !(uu < vv) { // rounding: nothing is gained any more
			break
		}
		vv = uu
	}
	q.answer(v)
	return true
}

// apartBy moves B along the unit vector n until the cores, which overlap by depth, are a little apart, finds their nearest points from the
// simplex on, and moves it back. It reports whether they came apart.
func (q *query) apartBy(n spatial.Vec3, depth float64) bool {
	p, limit := q.p, q.limit
	way := n.Scale(depth + clearPart*q.size)
	q.p, q.limit = p.Add(way), math.Inf(1)
	for i := range q.s.n {
		q.s.v[i].w = q.s.v[i].w.Add(way)
	}
	v, inside := q.s.nearest()
	apart := !inside && q.approach(v)
	for i := range q.s.n {
		q.s.v[i].w = q.s.v[i].w.Sub(way)
	}
	q.p, q.limit = p, limit
	return apart
}

// answer takes v, the nearest point of the difference, and the points of both cores that it is made of.
func (q *query) answer(v spatial.Vec3) {
	s := &q.s
	var a spatial.Vec3
	for i := range s.n {
		a = a.AddScaled(s.weight[i], s.v[i].a)
	}
	q.gap = v.Norm()
	q.normal = v.Scale(1 / q.gap)
	q.pa, q.pb = a, a.Add(v)
}

// keep remembers the answer and its simplex, unless warm is nil.
func (q *query) keep(warm *Warm) {
	if warm == nil {
		return
	}
	s := &q.s
	warm.axis, warm.gap, warm.n = q.normal, q.gap, int32(s.n)
	for i := range s.n {
		v := &s.v[i]
		warm.a[i] = v.a
		warm.b[i] = q.r.TMulVec(v.w.Add(v.a).Sub(q.p))
	}
}

// has reports whether w is a point of the simplex already: then there is none that is better.
func (s *simplex) has(w *vertex) bool {
	if w.ia < 0 || w.ib < 0 {
		return false
	}
	for i := range s.n {
		if s.v[i].ia == w.ia && s.v[i].ib == w.ib {
			return true
		}
	}
	return false
}

// nearest returns the point of the simplex nearest to the origin and leaves only the corners that it is made of. The origin is
// inside where four are left.
func (s *simplex) nearest() (v spatial.Vec3, inside bool) {
	switch s.n {
	case 1:
		s.weight[0] = 1
		return s.v[0].w, false
	case 2:
		f := segmentNearest(s.v[0].w, s.v[1].w)
		s.take2(&f, 0, 1)
		return f.v, false
	case 3:
		f := triangleNearest(s.v[0].w, s.v[1].w, s.v[2].w)
		s.take3(&f, 0, 1, 2)
		return f.v, false
	}
	return s.nearest4()
}

// feature is the nearest point of a triangle or segment and its weights; a weight of 0 says that the corner is not needed.
type feature struct {
	v       spatial.Vec3
	a, b, c float64
}

// segmentNearest returns the point of the segment ab nearest to the origin.
func segmentNearest(a, b spatial.Vec3) feature {
	ab := b.Sub(a)
	t, l := -a.Dot(ab), ab.Norm2()
	switch {
	case t <= 0:
		return feature{a, 1, 0, 0}
	case t >= l:
		return feature{b, 0, 1, 0}
	}
	t /= l
	return feature{a.AddScaled(t, ab), 1 - t, t, 0}
}

// triangleNearest returns the point of the triangle abc nearest to the origin. The weights are areas in which one factor is an edge, so that
// a triangle that is small and far away has them too.
func triangleNearest(a, b, c spatial.Vec3) feature {
	ab, ac, bc := b.Sub(a), c.Sub(a), c.Sub(b)
	// The two shorter edges tell the normal best: the others of a needle are all but parallel.
	lab, lac, lbc := ab.Norm2(), ac.Norm2(), bc.Norm2()
	var n spatial.Vec3
	switch {
	case lbc >= lab && lbc >= lac:
		n = ab.Cross(ac)
	case lab >= lac:
		n = ac.Cross(bc)
	default:
		n = ab.Cross(bc)
	}
	nn := n.Norm2()
	wa, wb, wc := b.Dot(bc.Cross(n)), a.Dot(n.Cross(ac)), a.Dot(ab.Cross(n))
	flat := !(nn > flatPart*flatPart*min(lab*lac, lac*lbc, lbc*lab))
	if wa > 0 && wb > 0 && wc > 0 && !flat {
		sum := 1 / (wa + wb + wc)
		return feature{n.Scale(n.Dot(a) / nn), wa * sum, wb * sum, wc * sum}
	}
	// The nearest point is on an edge that has the origin outside. c is the newest corner: try its edges first.
	best, least := feature{}, math.Inf(1)
	if wb <= 0 || flat {
		f := segmentNearest(a, c)
		best, least = feature{f.v, f.a, 0, f.b}, f.v.Norm2()
	}
	if wa <= 0 || flat {
		f := segmentNearest(b, c)
		if d := f.v.Norm2(); d < least {
			best, least = feature{f.v, 0, f.a, f.b}, d
		}
	}
	if wc <= 0 || flat {
		f := segmentNearest(a, b)
		if d := f.v.Norm2(); d < least {
			best = f
		}
	}
	return best
}

// nearest4 is nearest for a tetrahedron.
func (s *simplex) nearest4() (v spatial.Vec3, inside bool) {
	a, b, c, d := s.v[0].w, s.v[1].w, s.v[2].w, s.v[3].w
	da, db, dc := a.Sub(d), b.Sub(d), c.Sub(d)
	ab, bc, ca := da.Cross(db), db.Cross(dc), dc.Cross(da)
	volume := da.Dot(bc)
	wa, wb, wc := -d.Dot(bc), -d.Dot(ca), -d.Dot(ab)
	wd := volume - wa - wb - wc
	if volume < 0 {
		wa, wb, wc, wd = -wa, -wb, -wc, -wd
	}
	flat := !(volume*volume > flatPart*flatPart*da.Norm2()*bc.Norm2())
	if !flat && wa > 0 && wb > 0 && wc > 0 && wd > 0 {
		return spatial.Vec3{}, true
	}
	var best feature
	i, j, k := 0, 1, 2
	least := math.Inf(1)
	if wc <= 0 || flat {
		best = triangleNearest(a, b, d)
		least = best.v.Norm2()
		i, j, k = 0, 1, 3
	}
	if wa <= 0 || flat {
		if f := triangleNearest(b, c, d); f.v.Norm2() < least {
			best, least = f, f.v.Norm2()
			i, j, k = 1, 2, 3
		}
	}
	if wb <= 0 || flat {
		if f := triangleNearest(a, c, d); f.v.Norm2() < least {
			best, least = f, f.v.Norm2()
			i, j, k = 0, 2, 3
		}
	}
	if wd <= 0 || flat {
		if f := triangleNearest(a, b, c); f.v.Norm2() < least {
			best = f
			i, j, k = 0, 1, 2
		}
	}
	s.take3(&best, i, j, k)
	return best.v, false
}

// take2 keeps the corners i and j that f needs, i < j.
func (s *simplex) take2(f *feature, i, j int) {
	s.n = 0
	s.take(i, f.a)
	s.take(j, f.b)
}

// take3 keeps the corners i, j and k that f needs, i < j < k.
func (s *simplex) take3(f *feature, i, j, k int) {
	s.n = 0
	s.take(i, f.a)
	s.take(j, f.b)
	s.take(k, f.c)
}

// take keeps corner i with its weight, none if that is 0.
func (s *simplex) take(i int, weight float64) {
	if weight == 0 {
		return
	}
	if i != s.n {
		s.v[s.n] = s.v[i]
	}
	s.weight[s.n] = weight
	s.n++
}
