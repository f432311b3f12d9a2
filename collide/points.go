package collide

import (
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// Contacts of things that have no convex pieces with each other and with half spaces: the points of each that are in or near the other,
// and where edges of two meshes cross. Where two polyhedra overlap, there is always one of these.

// leaning is how much farther along a normal a point's neighbours may be, relative to their distance, so that it is a contact all the same:
// two flat faces that rest on each other are not quite parallel.
const leaning = 0.02

// byPoints appends the contacts of a and b; f is the frame of b as seen from a.
func (p *Pair) byPoints(dst []Contact, a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame, f *spatial.Frame, reach float64) []Contact {
	endless := func(s *Shape) bool { return s.kind == HalfSpace || s.kind == HeightField }
	if endless(a) && endless(b) {
		return dst
	}
	start := len(dst)
	w := p.work
	back := f.Inverse()
	meshes := a.kind == Mesh && b.kind == Mesh
	if meshes {
		w.couples = a.mesh.near2(w.couples[:0], b.mesh, f, reach)
		w.parts = a.mesh.pointsOf(w.parts[:0], w.couples, false)
	} else {
		w.parts = w.nearPoints(w.parts[:0], a, b, f, reach)
	}
	dst = w.pointsIn(dst, a, fa, b, fb, &back, reach, 0)
	if b.kind == HalfSpace {
		return dst
	}
	if meshes {
		w.parts = b.mesh.pointsOf(w.parts[:0], w.couples, true)
	} else {
		w.parts = w.nearPoints(w.parts[:0], b, a, &back, reach)
	}
	n := len(dst)
	dst = w.pointsIn(dst, b, fb, a, fa, f, reach, 1<<60)
	for i := range dst[n:] {
		c := &dst[n+i]
		c.A, c.B, c.Normal = c.B, c.A, c.Normal.Neg()
	}
	if meshes {
		dst = w.edgesAcross(dst, a.mesh, fa, b.mesh, f, reach)
	}
	if len(dst) == start {
		dst = wayOutOfMesh(dst, a, fa, b, fb, f, &back)
	}
	return dst
}

// pointsIn appends contacts for those of the points of a, listed in parts, that are nearer to b than reach [m]; back is the frame of a as
// seen from b.
func (w *pairWork) pointsIn(dst []Contact, a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame, back *spatial.Frame, reach float64, id uint64) []Contact {
	centre := back.Pos
	if a.kind != HeightField {
		box := a.localBounds()
		centre = back.Point(box.Low.Lerp(box.High, 0.5))
	}
	last := int32(-1)
	for _, i := range w.parts {
		if i == last {
			continue
		}
		last = i
		n, ok := b.nearestTo(back.Point(a.point(i)), centre)
		if !ok || !(n.distance <= reach) {
			continue
		}
		// The normal of b looks out of b, so it is from B to A.
		normal, ok := a.touchedFrom(i, back.Rot.Unrotate(n.normal.Neg()))
		if !ok {
			continue
		}
		c := Contact{ID: id | uint64(uint32(i))<<8, Normal: fa.Rot.Rotate(normal), A: fa.Point(a.point(i)), B: fb.Point(n.point)}
		c.Gap = c.Normal.Dot(c.B.Sub(c.A))
		dst = append(dst, c)
	}
	return dst
}

// point returns the place of point i.
func (s *Shape) point(i int32) spatial.Vec3 {
	switch s.kind {
	case Mesh:
		return s.mesh.vertices[i]
	case HeightField:
		return s.height.at(int(i)%s.height.columns, int(i)/s.height.columns)
	}
	return s.field.points[i]
}

// touchedFrom returns the normal, out of s, with which point i is touched by something whose own normal is −n there, and whether it can be.
func (s *Shape) touchedFrom(i int32, n spatial.Vec3) (spatial.Vec3, bool) {
	switch s.kind {
	case Mesh:
		return n, s.mesh.sticksOut(i, n, leaning)
	case HeightField:
		return n, s.height.sticksOut(int(i), n, leaning)
	}
	// A field is smooth: it has one normal at each point.
	_, slope := s.field.sample(s.field.points[i])
	slope = slope.Unit()
	return slope, slope.Dot(n) > 0.9
}

// cornerSticksOut is sticksOut for corner k of triangle t.
func (g *heights) cornerSticksOut(t int32, k int, n spatial.Vec3) bool {
	cell := int(t) / 2
	i := cell/(g.columns-1)*g.columns + cell%(g.columns-1)
	switch {
	case t%2 == 0 && k == 1:
		i++
	case t%2 == 0 && k == 2 || t%2 == 1 && k == 1:
		i += g.columns + 1
	case k == 2:
		i += g.columns
	}
	return g.sticksOut(i, n, tied)
}

// sticksOut is that of the grid point i: see trimesh.sticksOut.
func (g *heights) sticksOut(i int, n spatial.Vec3, slack float64) bool {
	column, row := i%g.columns, i/g.columns
	for _, d := range [6][2]int{{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}} {
		x, y := column+d[0], row+d[1]
		if x < 0 || y < 0 || x >= g.columns || y >= g.rows {
			continue
		}
		e := g.at(x, y).Sub(g.at(column, row))
		if e.Dot(n) > slack*e.Norm() {
			return false
		}
	}
	return n.Z > 0
}

// nearPoints appends the numbers of the points of a that may be near b, whose frame as seen from a is f. They are in order.
func (w *pairWork) nearPoints(dst []int32, a, b *Shape, f *spatial.Frame, reach float64) []int32 {
	box := everywhere
	if b.kind != HalfSpace {
		box = b.localBounds()
		box = box.turned(f).Grown(reach)
	}
	switch a.kind {
	case Mesh:
		w.items = nearItems(w.items[:0], a.mesh.tree, b, f, &box, reach)
		for _, t := range w.items {
			for _, v := range a.mesh.triangles[t] {
				dst = append(dst, a.mesh.same[v])
			}
		}
	case DistanceField:
		dst = nearItems(dst, a.field.tree, b, f, &box, reach)
	case HeightField:
		i0, i1, j0, j1 := a.height.cells(&box)
		for j := j0; j <= j1+1 && i0 <= i1; j++ {
			for i := i0; i <= i1+1; i++ {
				dst = append(dst, int32(j*a.height.columns+i))
			}
		}
	}
	slices.Sort(dst)
	return dst
}

// nearItems appends the items of a tree that may be near b.
func nearItems(dst []int32, x *bvh, b *Shape, f *spatial.Frame, box *Bounds, reach float64) []int32 {
	if b.kind == HalfSpace {
		n := f.Rot.Z3()
		return x.below(dst, n, n.Dot(f.Pos)+b.round+reach)
	}
	return x.query(dst, box)
}

// nearestTo returns the point of the surface that is closest to p, a point of something whose centre is known: it tells from which
// side of a sheet p comes.
func (s *Shape) nearestTo(p, centre spatial.Vec3) (nearest, bool) {
	switch s.kind {
	case HalfSpace:
		z := spatial.V(0, 0, 1)
		return nearest{point: spatial.V(p.X, p.Y, s.round), normal: z, distance: p.Z - s.round}, true
	case Mesh:
		n, ok := s.mesh.closest(p, math.Inf(1))
		if ok && !s.mesh.closed {
			n = s.mesh.sheetSide(n, p, centre)
		}
		return n, ok
	case HeightField:
		return s.height.nearestTo(p)
	}
	return s.field.nearest(p)
}

// nearestTo returns the point of the plane of the triangle above or below p that is closest to p.
func (g *heights) nearestTo(p spatial.Vec3) (nearest, bool) {
	t, ok := g.over(p)
	if !ok {
		return nearest{}, false
	}
	a, b, c := g.corners(t)
	n := triangleNormal(a, b, c)
	d := n.Dot(p.Sub(a))
	return nearest{point: p.AddScaled(-d, n), normal: n, distance: d, number: t}, true
}

// near2 appends the triangles of m and of o whose boxes are nearer to each other than reach [m]; f is the frame of o as seen from m.
func (m *trimesh) near2(dst []couple, o *trimesh, f *spatial.Frame, reach float64) []couple {
	var r spatial.Mat3
	f.Rot.Mat(&r)
	start := len(dst)
	dst = m.tree.pairs(dst, o.tree, f, reach)
	kept := dst[:start]
	last, there := int32(-1), Bounds{}
	for _, c := range dst[start:] {
		if c.b != last {
			a, b, d := o.corners(c.b)
			a, b, d = r.MulVec(a), r.MulVec(b), r.MulVec(d)
			there = Bounds{lower(lower(a, b), d).Add(f.Pos), upper(upper(a, b), d).Add(f.Pos)}.Grown(reach)
			last = c.b
		}
		if here := m.box(c.a); here.Overlaps(&there) {
			kept = append(kept, c)
		}
	}
	return kept
}

// pointsOf appends the vertices of the triangles in couples, the second ones or the first, in order.
func (m *trimesh) pointsOf(dst []int32, couples []couple, second bool) []int32 {
	last := int32(-1)
	for _, c := range couples {
		t := c.a
		if second {
			t = c.b
		}
		if t == last {
			continue
		}
		last = t
		for _, v := range m.triangles[t] {
			dst = append(dst, m.same[v])
		}
	}
	slices.Sort(dst)
	return slices.Compact(dst)
}

// edgesAcross appends the contacts of edges of x with edges of y, of triangles in couples, that cross each other; f is the frame of y as seen from x, fx that of x in
// the world. Only outer edges can be touched, and only with normals between those of the triangles on both sides.
func (w *pairWork) edgesAcross(dst []Contact, x *trimesh, fx *spatial.Frame, y *trimesh, f *spatial.Frame, reach float64) []Contact {
	var r spatial.Mat3
	f.Rot.Mat(&r)
	for _, c := range w.couples {
		if !x.panel(c.a, &w.panel) || !y.panel(c.b, &w.second) {
			continue
		}
		w.second.placed(&r, f.Pos, &w.here)
		for i := range 3 {
			if o := x.beyond[c.a][i]; o >= 0 && o < c.a {
				continue // its other triangle does it
			}
			for j := range 3 {
				if o := y.beyond[c.b][j]; o >= 0 && o < c.b {
					continue
				}
				if k, ok := crossing(&w.panel, i, &w.here, j, reach); ok {
					k.ID = 1<<61 | (uint64(c.a)<<30^uint64(c.b))<<4 | uint64(4*i+j)
					k.A, k.B, k.Normal = fx.Point(k.A), fx.Point(k.B), fx.Rot.Rotate(k.Normal)
					dst = append(dst, k)
				}
			}
		}
	}
	return dst
}

// crossing returns the contact of edge i of a with edge j of b.
func crossing(a *panel, i int, b *panel, j int, reach float64) (Contact, bool) {
	p, q := a.corner[i], a.corner[(i+1)%3]
	u, v := b.corner[j], b.corner[(j+1)%3]
	n := q.Sub(p).Cross(v.Sub(u))
	shorter := math.Sqrt(min(q.Sub(p).Norm2(), v.Sub(u).Norm2()))
	if !(n.Norm2() > 1e-6*q.Sub(p).Norm2()*v.Sub(u).Norm2()) {
		return Contact{}, false // parallel: their ends tell
	}
	n = n.Unit()
	if n.Dot(a.normal.Add(a.across[i])) < 0 {
		n = n.Neg()
	}
	gap := n.Dot(u.Sub(p))
	if !(gap <= reach && gap > -0.5*shorter) || !a.touches(i, n) || !b.touches(j, n.Neg()) {
		return Contact{}, false
	}
	x, y := closestSegments(p, q, u, v)
	// They cross only if what is between the closest points is along the normal: neither is then at an end.
	if across := y.Sub(x).AddScaled(-gap, n); across.Norm2() > 1e-12*shorter*shorter {
		return Contact{}, false
	}
	return Contact{Normal: n, A: x, B: y, Gap: gap}, true
}

// touches reports whether the normal m is between that of the triangle and that of its neighbour across edge k.
func (f *panel) touches(k int, m spatial.Vec3) bool {
	return f.edge(k, m) == edgeFits && f.normal.Cross(m).Dot(f.along(k)) > -0.05 && f.normal.Add(f.across[k]).Dot(m) > 0
}

// wayOutOfMesh appends the contact of a body that is wholly inside of another, where no triangles are near each other.
func wayOutOfMesh(dst []Contact, a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame, f, back *spatial.Frame) []Contact {
	out := func(s *Shape, p spatial.Vec3) (nearest, bool) {
		box := s.localBounds()
		if !(box.distance2(p) == 0) {
			return nearest{}, false
		}
		n, ok := s.nearestTo(p, p)
		return n, ok && n.distance < 0
	}
	const id = 1 << 62
	if p := b.point(0); b.kind != HeightField {
		if n, ok := out(a, f.Point(p)); ok {
			return append(dst, Contact{ID: id, Normal: fa.Rot.Rotate(n.normal), A: fa.Point(n.point), B: fb.Point(p), Gap: n.distance})
		}
	}
	if p := a.point(0); a.kind != HeightField {
		if n, ok := out(b, back.Point(p)); ok {
			return append(dst, Contact{ID: id + 1, Normal: fb.Rot.Rotate(n.normal).Neg(), A: fa.Point(p), B: fb.Point(n.point), Gap: n.distance})
		}
	}
	return dst
}
