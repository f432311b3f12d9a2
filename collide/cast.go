package collide

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// What moves towards a convex shape cannot touch it before it has crossed the plane that separates the two: to go on to that plane, again and
// again, comes ever nearer and never too far (conservative advancement, Mirtich 1996). On flat parts it ends at once, on curved ones
// it is Newton's method.

const (
	castSteps = 64
	castPart  = 1e-10 // of the size: what is nearer is a hit
)

// Hit is where a ray or a moving shape first touches something.
type Hit struct {
	Fraction float64      // of the way, 0 at its start and 1 at its end
	Point    spatial.Vec3 // where they touch, in world coordinates [m]
	Normal   spatial.Vec3 // unit, out of what is hit
}

// Ray returns where the segment from a point to that point + along first meets the shape on frame f, and whether it does. Where it begins inside the
// shape the fraction is 0, and the normal that of the nearest part of the surface.
func Ray(s *Shape, f *spatial.Frame, from, along spatial.Vec3) (Hit, bool) {
	if s.kind > HalfSpace {
		return s.rayPieces(f, from, along)
	}
	if sum := from.Add(along); !sum.Finite() || !f.Finite() {
		return Hit{}, false
	}
	p, d := f.Local(from), f.Rot.Unrotate(along)
	var t float64
	var n spatial.Vec3
	var hit bool
	switch {
	case s.kind == HalfSpace:
		t, n, hit = rayPlane(p, d, spatial.Vec3{Z: 1}, s.round)
	case s.kind == Sphere:
		t, n, hit = raySphere(p, d, s.round)
	case s.kind == Box && s.round == 0:
		t, n, hit = rayBox(p, d, s.half)
	case s.kind == Hull && s.round == 0:
		t, n, hit = s.hull.ray(p, d)
	default:
		var q query
		q.set(s, &spatial.AtOrigin, &point, &spatial.Frame{Rot: spatial.Identity, Pos: p})
		t, n, hit = q.cast(d)
	}
	if !hit {
		return Hit{}, false
	}
	return Hit{Fraction: t, Point: from.AddScaled(t, along), Normal: f.Rot.Rotate(n)}, true
}

// point is a sphere of no radius.
var point = Shape{kind: Sphere}

// rayPlane is Ray for what is below n·x = at.
func rayPlane(p, d, n spatial.Vec3, at float64) (float64, spatial.Vec3, bool) {
	above := n.Dot(p) - at
	if above <= 0 {
		return 0, n, true
	}
	if down := -n.Dot(d); down >= above {
		return above / down, n, true
	}
	return 0, n, false
}

// raySphere is Ray for a sphere about the origin.
func raySphere(p, d spatial.Vec3, radius float64) (float64, spatial.Vec3, bool) {
	n := p.Unit()
	if n == (spatial.Vec3{}) {
		n = spatial.Vec3{Z: 1}
	}
	far := p.Norm() - radius
	if far <= 0 {
		return 0, n, true
	}
	l := d.Norm()
	if l < far {
		return 0, n, false
	}
	u := d.Scale(1 / l)
	b := p.Dot(u)
	across := p.AddScaled(-b, u) // from the centre to the line
	h := radius*radius - across.Norm2()
	if b >= 0 || h < 0 {
		return 0, n, false
	}
	t := -b - math.Sqrt(h)
	if t > l {
		return 0, n, false
	}
	return t / l, p.AddScaled(t, u).Scale(1 / radius), true
}

// slab cuts the part from ≤ t ≤ to of a ray to what is below a plane: above at t = 0, down per t. It reports whether anything is left and
// whether the plane is where it comes in.
func slab(above, down float64, from, to *float64) (left, enters bool) {
	if down > 0 {
		if t := above / down; t > *from {
			*from = t
			return t <= *to, true
		}
		return true, false
	}
	if above > 0 && down == 0 {
		return false, false
	}
	if down < 0 {
		*to = min(*to, above/down)
	}
	return *from <= *to, false
}

// rayBox is Ray for a box.
func rayBox(p, d, half spatial.Vec3) (float64, spatial.Vec3, bool) {
	from, to := 0.0, 1.0
	n := spatial.Vec3{}
	for i := range 3 {
		e := axis(i)
		x, v, h := e.Dot(p), e.Dot(d), e.Dot(half)
		for _, sign := range [2]float64{1, -1} {
			left, enters := slab(sign*x-h, -sign*v, &from, &to)
			if !left {
				return 0, n, false
			}
			if enters {
				n = e.Scale(sign)
			}
		}
	}
	if n == (spatial.Vec3{}) {
		box := Shape{kind: Box, half: half}
		q := query{a: &box, size: half.Norm()}
		q.pointBox(p)
		n = q.normal
	}
	return from, n, true
}

// ray is Ray for a hull.
func (h *hull) ray(p, d spatial.Vec3) (float64, spatial.Vec3, bool) {
	from, to := 0.0, 1.0
	n, nearest, above := spatial.Vec3{}, 0, math.Inf(-1)
	for f := range h.normals {
		m := h.normals[f]
		x := m.Dot(p) - h.offsets[f]
		if x > above {
			nearest, above = f, x
		}
		left, enters := slab(x, -m.Dot(d), &from, &to)
		if !left {
			return 0, n, false
		}
		if enters {
			n = m
		}
	}
	if n == (spatial.Vec3{}) {
		n = h.normals[nearest]
	}
	return from, n, true
}

// Cast returns where the convex shape b, moving from the frame fb by along without turning, first touches the shape a, of any kind, and whether
// it does. Where they overlap from the start the fraction is 0.
func Cast(a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame, along spatial.Vec3) (Hit, bool) {
	if a.kind > HalfSpace {
		return a.castPieces(fa, b, fb, along)
	}
	var q query
	if b.kind > HalfSpace || a.kind == HalfSpace && b.kind == HalfSpace || !q.set(a, fa, b, fb) || !along.Finite() {
		return Hit{}, false
	}
	t, n, hit := q.cast(fa.Rot.Unrotate(along))
	if !hit {
		return Hit{}, false
	}
	return Hit{t, fa.Point(q.pa.AddScaled(a.round, n)), fa.Rot.Rotate(n)}, true
}

// cast moves B along d until the shapes touch: a fraction of d, and the normal there.
func (q *query) cast(d spatial.Vec3) (t float64, n spatial.Vec3, hit bool) {
	var warm Warm
	start := q.p
	round := q.a.round + q.b.round
	size := q.a.bound + q.b.bound
	if math.IsInf(size, 1) {
		size = min(q.a.bound, q.b.bound) + math.Abs(start.Z)
	}
	for step := range castSteps {
		q.solve(&warm)
		gap := q.gap - round
		near := gap <= castPart*size
		if step == 0 || !near {
			n = q.normal // the last before they touch, where it is best known
		}
		if near {
			return t, n, true
		}
		closing := -q.normal.Dot(d)
		if closing <= 0 || gap > closing*(1-t)*(1+1e-12) {
			return t, n, false
		}
		t = min(t+gap/closing, 1)
		q.p = start.AddScaled(t, d)
	}
	return t, n, q.gap-round <= 1e-6*size // all but touching along the way: grazes
}

// TimeOfImpact returns when two convex shapes that move steadily first come as near as gap [m], within a time h [s], the way they lie to each
// other then, and whether they do. The motions va and vb are in world axes, the linear part that of the origin of the shape's frame. The time is
// never too late; it is early by less than a tenth of the gap or a millionth of the size. One of the shapes may be a half space.
func TimeOfImpact(a *Shape, fa *spatial.Frame, va spatial.Twist, b *Shape, fb *spatial.Frame, vb spatial.Twist, h, gap float64) (time float64, at Result, hit bool) {
	ra, rb := a.bound, b.bound
	if far := fb.Pos.Sub(fa.Pos).Norm() + vb.Linear.Sub(va.Linear).Norm()*h; a.kind == HalfSpace {
		ra = far + b.bound
	} else if b.kind == HalfSpace {
		rb = far + a.bound
	}
	slack := max(0.1*gap, 1e-6*min(a.bound, b.bound))
	closing := vb.Linear.Sub(va.Linear)
	var warm Warm
	for range 4 * castSteps {
		ga, gb := moved(fa, va, time), moved(fb, vb, time)
		at = Distance(a, &ga, b, &gb, &warm)
		if at.Distance <= gap+slack {
			return time, at, true
		}
		// No point of either comes nearer along the normal than by this.
		speed := -at.Normal.Dot(closing) + at.Normal.Cross(va.Angular).Norm()*ra + at.Normal.Cross(vb.Angular).Norm()*rb
		if !(speed > 0) {
			return h, at, false
		}
		time += (at.Distance - gap) / speed
		if !(time < h) {
			return h, at, false
		}
	}
	return time, at, true // so slowly that this time is as good
}

// moved returns where a frame is that moves steadily for a time t.
func moved(f *spatial.Frame, v spatial.Twist, t float64) spatial.Frame {
	return spatial.Frame{Rot: spatial.Exp(v.Angular.Scale(t)).Mul(f.Rot), Pos: f.Pos.AddScaled(t, v.Linear)}
}
