package collide

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// onField appends the contacts of a distance field with the convex shape c, whose frame as seen from the field is f, in the coordinates of
// the shape. Three sorts of points find them: corners of the shape in the field; the place of the shape where the distance is least,
// found by going downhill from its centre (as in Macklin et al. 2020); and the places of the shape that are closest to points of the
// field's surface.
func (w *pairWork) onField(dst []Contact, g *distances, c *Shape, f *spatial.Frame, reach float64) []Contact {
	box := c.Bounds(f).Grown(reach)
	if !box.Overlaps(&g.inner) {
		return dst
	}
	w.side = c.corners(w.side[:0])
	for i, p := range w.side {
		dst = fieldContact(dst, g, c, f, p, uint64(i), reach)
	}
	if c.kind == Sphere {
		return dst
	}
	for i, p := range fieldStarts(c) {
		dst = fieldContact(dst, g, c, f, downhill(g, c, f, p), 1<<20+uint64(i), reach)
	}
	if c.kind == Capsule {
		return dst
	}
	back := f.Inverse()
	w.items = g.tree.query(w.items[:0], &box)
	for _, i := range w.items {
		if p, ok := w.facing(g, c, &back, g.points[i], reach); ok {
			dst = fieldContact(dst, g, c, f, p, 1<<40|uint64(i), reach)
		}
	}
	return dst
}

// facing returns the place of the core of c that the point q of the field's surface looks at: the closest one, or if q is in the core, where
// one comes out of it going into the field.
func (w *pairWork) facing(g *distances, c *Shape, back *spatial.Frame, q spatial.Vec3, reach float64) (spatial.Vec3, bool) {
	_, slope := g.sample(q)
	n := back.Rot.Rotate(slope).Unit()
	q = back.Point(q)
	w.point.kind = Sphere
	at, here := spatial.Frame{Rot: spatial.Identity, Pos: q}, spatial.AtOrigin
	r := Distance(&w.point, &at, c, &here, nil)
	if r.Distance > -c.round {
		return r.B.AddScaled(c.round, r.Normal), r.Distance <= reach && r.Normal.Dot(n) > 0.7
	}
	away := n.Scale(2 * (c.bound + q.Norm()))
	core := *c
	core.round = 0
	h, ok := Ray(&core, &here, q.Sub(away), away)
	return h.Point, ok
}

// fieldContact appends the contact of the point p of the core of c, if it is near enough.
func fieldContact(dst []Contact, g *distances, c *Shape, f *spatial.Frame, p spatial.Vec3, id uint64, reach float64) []Contact {
	n, ok := g.nearest(f.Point(p))
	if !ok || !(n.distance-c.round <= reach) {
		return dst
	}
	normal := f.Rot.Unrotate(n.normal)
	return append(dst, Contact{ID: id, Normal: normal, A: p.AddScaled(-n.distance, normal), B: p.AddScaled(-c.round, normal), Gap: n.distance - c.round})
}

// fieldStarts is where to go downhill from: the centre, and the ends of a capsule, whose middle may be over a ridge.
func fieldStarts(c *Shape) [2]spatial.Vec3 {
	m := c.centre()
	if c.kind == Capsule {
		return [2]spatial.Vec3{m, spatial.V(0, 0, c.half.Z/2)}
	}
	return [2]spatial.Vec3{m, c.support(spatial.V(0, 0, -1))}
}

// downhill returns a point of the core of c where the distance of the field is least in its surroundings, by the method of Frank & Wolfe
// (1956): towards the point of the shape that is farthest down the slope, as far as the distance falls.
func downhill(g *distances, c *Shape, f *spatial.Frame, p spatial.Vec3) spatial.Vec3 {
	d, slope := g.sample(f.Point(p))
	for range 24 {
		q := c.support(f.Rot.Unrotate(slope).Neg())
		best, value, grad := p, d, slope
		for s := 1.0; s > 1e-3; s /= 2 {
			x := p.Lerp(q, s)
			if v, gr := g.sample(f.Point(x)); v < value {
				best, value, grad = x, v, gr
			} else if value < d {
				break
			}
		}
		if !(value < d-1e-9*g.spacing) {
			break
		}
		p, d, slope = best, value, grad
	}
	return p
}

// corners appends the corners of the core; eight points for each rim.
func (s *Shape) corners(dst []spatial.Vec3) []spatial.Vec3 {
	switch s.kind {
	case Capsule:
		return append(dst, spatial.V(0, 0, -s.half.Z), spatial.V(0, 0, s.half.Z))
	case Box:
		for i := range 8 {
			sign := func(bit int) float64 { return float64(i>>bit&1)*2 - 1 }
			dst = append(dst, spatial.V(sign(0)*s.half.X, sign(1)*s.half.Y, sign(2)*s.half.Z))
		}
		return dst
	case Cylinder, Cone:
		for i := range 8 {
			y, x := math.Sincos(float64(i) * math.Pi / 4)
			dst = append(dst, spatial.V(x*s.half.X, y*s.half.X, -s.half.Z))
			if s.kind == Cylinder {
				dst = append(dst, spatial.V(x*s.half.X, y*s.half.X, s.half.Z))
			}
		}
		if s.kind == Cone {
			dst = append(dst, spatial.V(0, 0, s.half.Z))
		}
		return dst
	case Hull:
		return append(dst, s.hull.points...)
	}
	return append(dst, spatial.Vec3{})
}
