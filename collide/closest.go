package collide

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// closestOnSegment returns the point of the segment ab that is closest to p.
func closestOnSegment(p, a, b spatial.Vec3) spatial.Vec3 {
	d := b.Sub(a)
	return a.AddScaled(within01(p.Sub(a).Dot(d), d.Norm2()), d)
}

// within01 returns a/b kept between 0 and 1, and 0 for 0/0.
func within01(a, b float64) float64 {
	if !(a > 0) {
		return 0
	}
	if a >= b {
		return 1
	}
	return a / b
}

// closestOnTriangle returns the point of the triangle abc that is closest to p.
func closestOnTriangle(p, a, b, c spatial.Vec3) spatial.Vec3 {
	ab, ac, ap := b.Sub(a), c.Sub(a), p.Sub(a)
	// Normal equations of min |ap − v ab − w ac|.
	bb, bc, cc := ab.Dot(ab), ab.Dot(ac), ac.Dot(ac)
	pb, pc := ap.Dot(ab), ap.Dot(ac)
	det := bb*cc - bc*bc
	if v, w := cc*pb-bc*pc, bb*pc-bc*pb; det > 0 && v > 0 && w > 0 && v+w < det {
		return a.AddScaled(v/det, ab).AddScaled(w/det, ac)
	}
	q := a.AddScaled(within01(pb, bb), ab)
	best := q.Sub(p).Norm2()
	if r := a.AddScaled(within01(pc, cc), ac); r.Sub(p).Norm2() < best {
		q, best = r, r.Sub(p).Norm2()
	}
	if r := closestOnSegment(p, b, c); r.Sub(p).Norm2() < best {
		q = r
	}
	return q
}

// closestSegments returns the points of the segments ab and cd that are closest to each other. Of parallel ones it takes the middle of
// where they run side by side.
func closestSegments(a, b, c, d spatial.Vec3) (p, q spatial.Vec3) {
	u, v, w := b.Sub(a), d.Sub(c), a.Sub(c)
	uu, uv, vv := u.Norm2(), u.Dot(v), v.Norm2()
	uw, vw := u.Dot(w), v.Dot(w)
	det := uu*vv - uv*uv
	var s float64
	if det > 1e-14*uu*vv {
		s = math.Min(1, math.Max(0, (uv*vw-vv*uw)/det))
	} else if uu > 0 {
		// Where c and d are along ab.
		from, to := -uw/uu, (uv-uw)/uu
		if from > to {
			from, to = to, from
		}
		s = math.Min(1, math.Max(0, (math.Max(0, from)+math.Min(1, to))/2))
	}
	t := within01(s*uv+vw, vv)
	s = within01(t*uv-uw, uu)
	return a.AddScaled(s, u), c.AddScaled(t, v)
}

// closestSegmentTriangle returns the points of the segment pq and of the triangle abc that are closest to each other: where the segment
// goes through the triangle, both are that place.
func closestSegmentTriangle(p, q, a, b, c spatial.Vec3) (onSegment, onTriangle spatial.Vec3) {
	if t, ok := rayTriangle(p, q.Sub(p), a, b, c, 1); ok {
		x := p.Lerp(q, t)
		return x, x
	}
	best := math.Inf(1)
	consider := func(x, y spatial.Vec3) {
		if d := x.Sub(y).Norm2(); d < best {
			best, onSegment, onTriangle = d, x, y
		}
	}
	consider(p, closestOnTriangle(p, a, b, c))
	consider(q, closestOnTriangle(q, a, b, c))
	consider(closestSegments(p, q, a, b))
	consider(closestSegments(p, q, b, c))
	consider(closestSegments(p, q, c, a))
	return onSegment, onTriangle
}

// rayTriangle returns the t, 0 ≤ t ≤ to, at which p + t d goes through the triangle abc, from either side (Möller & Trumbore 1997). A ray in the
// plane of the triangle misses it.
func rayTriangle(p, d, a, b, c spatial.Vec3, to float64) (float64, bool) {
	u, v := b.Sub(a), c.Sub(a)
	h := d.Cross(v)
	det := u.Dot(h)
	if !(math.Abs(det) > 1e-14*math.Sqrt(u.Norm2()*v.Norm2()*d.Norm2())) {
		return 0, false
	}
	s := p.Sub(a)
	x := s.Dot(h) / det
	if !(x >= 0 && x <= 1) {
		return 0, false
	}
	k := s.Cross(u)
	y := d.Dot(k) / det
	if !(y >= 0 && x+y <= 1) {
		return 0, false
	}
	t := v.Dot(k) / det
	return t, t >= 0 && t <= to
}
