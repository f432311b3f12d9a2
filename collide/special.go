package collide

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// halfSpace answers where A or B is a half space.
func (q *query) halfSpace() {
	if q.b.kind == HalfSpace {
		q.flip()
		q.halfSpace()
		q.flipBack()
		return
	}
	// B's lowest point, in A's coordinates.
	b := q.r.MulVec(q.b.support(spatial.V(-q.r.ZX, -q.r.ZY, -q.r.ZZ))).Add(q.p)
	q.answerAt(spatial.V(b.X, b.Y, 0), spatial.Vec3{Z: 1}, b.Z)
}

// point answers where B is a sphere, its core a point.
func (q *query) point() {
	x := q.p
	switch q.a.kind {
	case Sphere:
		if !q.outside(spatial.Vec3{}, x) {
			q.answerAt(spatial.Vec3{}, spatial.Vec3{Z: 1}, 0)
		}
	case Capsule:
		c := spatial.Vec3{Z: min(max(x.Z, -q.a.half.Z), q.a.half.Z)}
		if !q.outside(c, x) {
			q.answerAt(c, spatial.Vec3{X: 1}, 0)
		}
	case Box:
		q.pointBox(x)
	case Cylinder, Cone:
		q.pointRevolved(x)
	}
}

// outside answers for a point x, of which c is the nearest point of A, and reports whether they are apart: on the surface the direction from one
// to the other is rounding.
func (q *query) outside(c, x spatial.Vec3) bool {
	v := x.Sub(c)
	gap := v.Norm()
	if gap <= touchPart*q.size || gap < 1e-150 {
		return false
	}
	q.answerAt(c, v.Scale(1/gap), gap)
	return true
}

// pointBox answers for a point x and a box.
func (q *query) pointBox(x spatial.Vec3) {
	h := q.a.half
	c := spatial.V(min(max(x.X, -h.X), h.X), min(max(x.Y, -h.Y), h.Y), min(max(x.Z, -h.Z), h.Z))
	if c != x && q.outside(c, x) {
		return
	}
	dx, dy, dz := h.X-math.Abs(x.X), h.Y-math.Abs(x.Y), h.Z-math.Abs(x.Z)
	var n spatial.Vec3
	depth := dz
	switch {
	case dx < dy && dx < dz:
		n.X, c.X, depth = math.Copysign(1, x.X), math.Copysign(h.X, x.X), dx
	case dy < dz:
		n.Y, c.Y, depth = math.Copysign(1, x.Y), math.Copysign(h.Y, x.Y), dy
	default:
		n.Z, c.Z = math.Copysign(1, x.Z), math.Copysign(h.Z, x.Z)
	}
	q.answerAt(c, n, -depth)
}

// pointRevolved answers for a point x and a cylinder or cone: in the half plane through the axis and the point, where it is a distance from
// the segments of the outline.
func (q *query) pointRevolved(x spatial.Vec3) {
	radius, h := q.a.half.X, q.a.half.Z
	rho := math.Sqrt(x.X*x.X + x.Y*x.Y)
	out := spatial.Vec3{X: 1} // away from the axis
	if rho > 0 {
		out = spatial.V(x.X/rho, x.Y/rho, 0)
	}
	at := func(r, z float64) spatial.Vec3 { return out.Scale(r).Add(spatial.Vec3{Z: z}) }
	if q.a.kind == Cylinder {
		r, z := min(rho, radius), min(max(x.Z, -h), h)
		switch side, end := radius-rho, h-math.Abs(x.Z); {
		case (side < 0 || end < 0) && q.outside(at(r, z), x):
		case side < end:
			q.answerAt(at(radius, z), out, -side)
		default:
			up := math.Copysign(1, x.Z)
			q.answerAt(at(r, up*h), spatial.Vec3{Z: up}, -end)
		}
		return
	}
	// The side of a cone goes from the rim (radius, −h) to the apex (0, h); its normal is (2h, radius)/l.
	l := math.Hypot(radius, 2*h)
	nr, nz := 2*h/l, radius/l
	side, base := (rho-radius)*nr+(x.Z+h)*nz, -h-x.Z
	if side > 0 || base > 0 {
		t := ((radius-rho)*radius + (x.Z+h)*2*h) / (l * l) // along the side
		t = min(max(t, 0), 1)
		c, d := at(radius*(1-t), h*(2*t-1)), at(min(rho, radius), -h)
		if x.Sub(d).Norm2() < x.Sub(c).Norm2() {
			c = d
		}
		if q.outside(c, x) {
			return
		}
	}
	if side > base {
		n := at(nr, nz)
		q.answerAt(x.AddScaled(-side, n), n, side)
	} else {
		q.answerAt(at(rho, -h), spatial.Vec3{Z: -1}, base)
	}
}

// pointInHull answers for a sphere's centre in a hull: the nearest face is the one it is least below.
func (q *query) pointInHull() {
	h, x := q.a.hull, q.p
	best, at := math.Inf(-1), 0
	for f := range h.normals {
		n := &h.normals[f]
		if d := n.X*x.X + n.Y*x.Y + n.Z*x.Z - h.offsets[f]; d > best {
			best, at = d, f
		}
	}
	n := h.normals[at]
	q.answerAt(x.AddScaled(-best, n), n, best)
}

// segments answers for two capsules: the nearest points of two segments (Lumelsky 1985), ends included.
func (q *query) segments() {
	ha, hb := q.a.half.Z, q.b.half.Z
	u := spatial.V(q.r.XZ, q.r.YZ, q.r.ZZ) // B's axis; A's is z
	p := q.p
	// Points s z and p + t u: minimise |p + t u − s z|².
	c := u.Z
	det := u.X*u.X + u.Y*u.Y // 1 − c²
	pu := p.Dot(u)
	var s float64
	if det > 1e-14 {
		s = (p.Z - c*pu) / det
	} else { // parallel: the middle of the part that both have
		s = 0.5 * (max(p.Z-math.Abs(c)*hb, -ha) + min(p.Z+math.Abs(c)*hb, ha))
	}
	s = min(max(s, -ha), ha)
	t := s*c - pu
	if t > hb || t < -hb {
		t = min(max(t, -hb), hb)
		s = min(max(p.Z+t*c, -ha), ha)
	}
	a, b := spatial.Vec3{Z: s}, p.AddScaled(t, u)
	v := b.Sub(a)
	gap := v.Norm()
	if gap > touchPart*q.size {
		q.normal, q.gap, q.pa, q.pb = v.Scale(1/gap), gap, a, b
		return
	}
	// They cross: apart across both.
	n := spatial.V(-u.Y, u.X, 0)
	if det > 1e-14 {
		n = n.Scale(1 / math.Sqrt(det))
	} else {
		n = spatial.Vec3{X: 1}
	}
	side := n.Dot(p)
	if side < 0 {
		n = n.Neg()
	}
	q.answerAt(a, n, 0)
}

// boxAxis is the axis of two boxes along which they overlap least, or are farthest apart.
type boxAxis struct {
	gap  float64      // along it [m]
	n    spatial.Vec3 // unit, from A to B, in A's axes
	kind int          // 0–2 A's face, 3–5 B's, 6 + 3i + j A's edge i and B's edge j
}

// boxAxes looks at the 15 axes that can separate two boxes (Gottschalk et al. 1996). An edge must be better than the faces by bias to win.
// It ends early where an axis separates them by more than the limit.
func (q *query) boxAxes(bias, limit float64) boxAxis {
	r, p := &q.r, q.p
	ha, hb := q.a.half, q.b.half
	xx, xy, xz := math.Abs(r.XX), math.Abs(r.XY), math.Abs(r.XZ)
	yx, yy, yz := math.Abs(r.YX), math.Abs(r.YY), math.Abs(r.YZ)
	zx, zy, zz := math.Abs(r.ZX), math.Abs(r.ZY), math.Abs(r.ZZ)

	kind := 0
	gap := math.Abs(p.X) - (ha.X + hb.X*xx + hb.Y*xy + hb.Z*xz)
	if g := math.Abs(p.Y) - (ha.Y + hb.X*yx + hb.Y*yy + hb.Z*yz); g > gap {
		gap, kind = g, 1
	}
	if g := math.Abs(p.Z) - (ha.Z + hb.X*zx + hb.Y*zy + hb.Z*zz); g > gap {
		gap, kind = g, 2
	}
	px, py, pz := r.XX*p.X+r.YX*p.Y+r.ZX*p.Z, r.XY*p.X+r.YY*p.Y+r.ZY*p.Z, r.XZ*p.X+r.YZ*p.Y+r.ZZ*p.Z
	if g := math.Abs(px) - (hb.X + ha.X*xx + ha.Y*yx + ha.Z*zx); g > gap {
		gap, kind = g, 3
	}
	if g := math.Abs(py) - (hb.Y + ha.X*xy + ha.Y*yy + ha.Z*zy); g > gap {
		gap, kind = g, 4
	}
	if g := math.Abs(pz) - (hb.Z + ha.X*xz + ha.Y*yz + ha.Z*zz); g > gap {
		gap, kind = g, 5
	}
	if gap <= limit {
		best := gap + bias
		// A's edge x, y, z (0, −az, ay) … with each of B's edges: |p·(eᵢ×bⱼ)| − reach, over |eᵢ×bⱼ|.
		edge := func(dot, reach, c float64, k int) {
			l := 1 - c*c
			if l < 1e-13 {
				return
			}
			g := math.Abs(dot) - reach
			// g/√l > best, without the root where it is not needed.
			if (g >= 0 && (best <= 0 || g*g > best*best*l)) || (g < 0 && best < 0 && g*g < best*best*l) {
				best, kind = g/math.Sqrt(l), k
				gap = best
			}
		}
		edge(p.Z*r.YX-p.Y*r.ZX, ha.Y*zx+ha.Z*yx+hb.Y*xz+hb.Z*xy, xx, 6)
		edge(p.Z*r.YY-p.Y*r.ZY, ha.Y*zy+ha.Z*yy+hb.X*xz+hb.Z*xx, xy, 7)
		edge(p.Z*r.YZ-p.Y*r.ZZ, ha.Y*zz+ha.Z*yz+hb.X*xy+hb.Y*xx, xz, 8)
		edge(p.X*r.ZX-p.Z*r.XX, ha.X*zx+ha.Z*xx+hb.Y*yz+hb.Z*yy, yx, 9)
		edge(p.X*r.ZY-p.Z*r.XY, ha.X*zy+ha.Z*xy+hb.X*yz+hb.Z*yx, yy, 10)
		edge(p.X*r.ZZ-p.Z*r.XZ, ha.X*zz+ha.Z*xz+hb.X*yy+hb.Y*yx, yz, 11)
		edge(p.Y*r.XX-p.X*r.YX, ha.X*yx+ha.Y*xx+hb.Y*zz+hb.Z*zy, zx, 12)
		edge(p.Y*r.XY-p.X*r.YY, ha.X*yy+ha.Y*xy+hb.X*zz+hb.Z*zx, zy, 13)
		edge(p.Y*r.XZ-p.X*r.YZ, ha.X*yz+ha.Y*xz+hb.X*zy+hb.Y*zx, zz, 14)
	}
	n := q.boxNormal(kind)
	if n.Dot(p) < 0 {
		n = n.Neg()
	}
	return boxAxis{gap, n, kind}
}

// axis returns the unit vector x, y or z.
func axis(i int) spatial.Vec3 {
	switch i {
	case 0:
		return spatial.Vec3{X: 1}
	case 1:
		return spatial.Vec3{Y: 1}
	}
	return spatial.Vec3{Z: 1}
}

// boxNormal returns the unit vector along an axis, one way or the other.
func (q *query) boxNormal(kind int) spatial.Vec3 {
	switch {
	case kind < 3:
		return axis(kind)
	case kind < 6:
		return q.r.Col(kind - 3)
	}
	return axis((kind - 6) / 3).Cross(q.r.Col((kind - 6) % 3)).Unit()
}

// boxes answers for two boxes, or a box and a capsule: the axis tells whether they overlap, and how deep.
func (q *query) boxes(warm *Warm) {
	known := warm != nil && warm.n > 0 && warm.gap > 0
	if known && q.separate(warm) {
		q.keep(warm)
		return
	}
	x := q.bestAxis(0)
	if x.gap > 0 {
		if !known && q.approach(q.startAlong(x.n)) {
			q.keep(warm)
			return
		}
		x = q.bestAxis(math.Inf(1)) // they touch
	}
	q.boxesInside(x, warm)
	q.keep(warm)
}

// bestAxis is boxAxes for a box and a capsule too.
func (q *query) bestAxis(limit float64) boxAxis {
	switch {
	case q.b.kind == Capsule:
		n, gap := segmentAxis(q.a.half, q.p, q.r.Col(2), q.b.half.Z)
		return boxAxis{gap, n, 0}
	case q.a.kind == Capsule:
		n, gap := segmentAxis(q.b.half, q.r.TMulVec(q.p).Neg(), spatial.V(q.r.ZX, q.r.ZY, q.r.ZZ), q.a.half.Z)
		return boxAxis{gap, q.r.MulVec(n).Neg(), 0}
	}
	return q.boxAxes(0, limit)
}

// boxesInside answers for two boxes, or a box and a capsule, that overlap along x.
func (q *query) boxesInside(x boxAxis, warm *Warm) {
	q.normal, q.gap = x.n, x.gap
	if x.kind >= 6 {
		q.edgePoints(x)
		q.s.n = 0
		return
	}
	if warm != nil && warm.n > 0 {
		q.recall(warm)
	} else {
		q.startAlong(x.n)
	}
	if !q.apartBy(x.n, -x.gap) {
		q.pa = q.a.support(x.n)
	}
	q.answerAt(q.pa, x.n, x.gap)
}

// edgePoints finds the nearest points of the two edges that x crosses.
func (q *query) edgePoints(x boxAxis) {
	i, j := (x.kind-6)/3, (x.kind-6)%3
	a, _ := boxCorner(q.a.half, x.n)
	b, _ := boxCorner(q.b.half, q.r.TMulVec(x.n).Neg())
	b = q.r.MulVec(b).Add(q.p)
	u, v := axis(i), q.r.Col(j)
	// a + s u and b + t v are nearest where their difference is normal to both.
	d, c := b.Sub(a), u.Dot(v)
	s := (d.Dot(u) - c*d.Dot(v)) / (1 - c*c)
	q.pa = a.AddScaled(s, u)
	q.pb = q.pa.AddScaled(x.gap, x.n)
}

// segmentAxis returns the axis along which a box and a segment overlap least, or are farthest apart, from the box to the segment: p is its
// middle, u its direction and l half its length. Their difference is a box with a segment swept over it, which has the faces of the box and
// those of each of its edges and the segment.
func segmentAxis(h, p, u spatial.Vec3, l float64) (n spatial.Vec3, gap float64) {
	x, y, z := math.Abs(u.X), math.Abs(u.Y), math.Abs(u.Z)
	n, gap = spatial.Vec3{X: 1}, math.Abs(p.X)-h.X-l*x
	if g := math.Abs(p.Y) - h.Y - l*y; g > gap {
		n, gap = spatial.Vec3{Y: 1}, g
	}
	if g := math.Abs(p.Z) - h.Z - l*z; g > gap {
		n, gap = spatial.Vec3{Z: 1}, g
	}
	if s := math.Sqrt(y*y + z*z); s > 1e-7 {
		if g := (math.Abs(p.Z*u.Y-p.Y*u.Z) - h.Y*z - h.Z*y) / s; g > gap {
			n, gap = spatial.V(0, -u.Z/s, u.Y/s), g
		}
	}
	if s := math.Sqrt(x*x + z*z); s > 1e-7 {
		if g := (math.Abs(p.X*u.Z-p.Z*u.X) - h.X*z - h.Z*x) / s; g > gap {
			n, gap = spatial.V(u.Z/s, 0, -u.X/s), g
		}
	}
	if s := math.Sqrt(x*x + y*y); s > 1e-7 {
		if g := (math.Abs(p.Y*u.X-p.X*u.Y) - h.X*y - h.Y*x) / s; g > gap {
			n, gap = spatial.V(-u.Y/s, u.X/s, 0), g
		}
	}
	if n.Dot(p) < 0 {
		n = n.Neg()
	}
	return n, gap
}
