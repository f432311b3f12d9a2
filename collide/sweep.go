package collide

import (
	"math"
	"sync"

	"github.com/tendril-sim/tendril/spatial"
)

// Casts of convex shapes against all that is not convex. The convex shape is held, so to speak, and the other comes towards it:
// everything is in the coordinates of the convex shape.

var sweepWorks = sync.Pool{New: func() any { return new(pairWork) }}

// castPieces is Cast against all that is not convex.
func (s *Shape) castPieces(f *spatial.Frame, c *Shape, fc *spatial.Frame, along spatial.Vec3) (Hit, bool) {
	if c.kind >= HalfSpace || !f.Finite() || !fc.Finite() || !along.Finite() {
		return Hit{}, false
	}
	w := sweepWorks.Get().(*pairWork)
	defer sweepWorks.Put(w)
	rel := f.Inverse().Mul(*fc) // c as seen from s
	d := f.Rot.Unrotate(along)
	var h Hit
	var ok bool
	switch s.kind {
	case Compound:
		h, ok = s.castCompound(c, &rel, d)
	case Mesh:
		h, ok = w.castMesh(s.mesh, c, &rel, d)
	case HeightField:
		h, ok = w.castHeights(s.height, c, &rel, d)
	case DistanceField:
		h, ok = w.castField(s.field, c, &rel, d)
	}
	if !ok {
		return Hit{}, false
	}
	h.Point, h.Normal = f.Point(h.Point), f.Rot.Rotate(h.Normal)
	return h, true
}

// sweep tells when boxes are met by a box that moves.
type sweep struct {
	middle, half, inverse spatial.Vec3
}

func newSweep(b Bounds, d spatial.Vec3) sweep {
	return sweep{b.Low.Lerp(b.High, 0.5), b.High.Sub(b.Low).Scale(0.5), inverted(d)}
}

// meet returns the fraction of the way at which b is met, and +Inf if it is not met before bound.
func (s *sweep) meet(b *Bounds, bound float64) float64 {
	wide := Bounds{b.Low.Sub(s.half), b.High.Add(s.half)}
	from, to := wide.clip(s.middle, s.inverse, bound)
	if !(from <= to) {
		return math.Inf(1)
	}
	return from
}

// castCompound returns where c, on frame f in the compound's coordinates, first touches a piece as it moves by d.
func (s *Shape) castCompound(c *Shape, f *spatial.Frame, d spatial.Vec3) (hit Hit, found bool) {
	way := newSweep(c.Bounds(f), d)
	s.tree.walk(1, way.meet, func(i int32, bound float64) float64 {
		p := &s.pieces[i]
		if h, ok := Cast(p.Shape, &p.Place, c, f, d); ok && (!found || h.Fraction < hit.Fraction) {
			hit, found = h, true
			return min(bound, h.Fraction)
		}
		return bound
	})
	return hit, found
}

// castMesh returns where c, on frame f in the mesh's coordinates, first touches a triangle as it moves by d.
func (w *pairWork) castMesh(m *trimesh, c *Shape, f *spatial.Frame, d spatial.Vec3) (Hit, bool) {
	way := newSweep(c.Bounds(f), d)
	k := w.newCaster(m, c, f, d)
	m.tree.walk(1, way.meet, func(t int32, bound float64) float64 {
		if k.try(t, bound) {
			return k.hit.Fraction
		}
		return bound
	})
	return k.hit, k.found
}

// castHeights is castMesh for a height field.
func (w *pairWork) castHeights(g *heights, c *Shape, f *spatial.Frame, d spatial.Vec3) (Hit, bool) {
	b := c.Bounds(f)
	way := newSweep(b, d)
	w.box = b.Swept(d)
	w.items = g.near(w.items[:0], &w.box)
	k := w.newCaster(g, c, f, d)
	bound := 1.0
	for _, t := range w.items {
		p, q, r := g.corners(t)
		box := Bounds{lower(lower(p, q), r), upper(upper(p, q), r)}
		if way.meet(&box, bound) <= bound && k.try(t, bound) {
			bound = k.hit.Fraction
		}
	}
	return k.hit, k.found
}

// caster moves a convex shape towards triangles, one after the other.
type caster struct {
	work  *pairWork
	shape *Shape
	frame spatial.Frame // of the shape as seen from the surface
	back  spatial.Frame
	way   spatial.Vec3 // in the shape's axes
	hit   Hit          // in the surface's coordinates
	found bool
}

func (w *pairWork) newCaster(s surface, c *Shape, f *spatial.Frame, d spatial.Vec3) caster {
	k := caster{work: w, shape: c, frame: *f, back: f.Inverse(), way: f.Rot.Unrotate(d)}
	w.from, w.place, w.centre = s, *f, c.centre()
	k.back.Rot.Mat(&w.turn)
	return k
}

// try moves the shape towards triangle t and reports whether it touches it before bound, and before all others so far.
func (k *caster) try(t int32, bound float64) bool {
	w := k.work
	if !w.from.panel(t, &w.panel) {
		return false
	}
	w.panel.placed(&w.turn, k.back.Pos, &w.here)
	if w.here.normal.Dot(k.way) >= 0 {
		if w.from.solid() {
			return false
		}
		w.here.flip()
	}
	at, r, ok := w.cast(k.shape, &w.here, k.way, bound)
	if !ok || k.found && at >= k.hit.Fraction {
		return false
	}
	n := r.Normal
	if corners, _ := w.touched(&w.here, &r, spatial.Vec3{}, 0); corners == 3 {
		n = w.here.normal
	}
	k.hit = Hit{Fraction: at, Point: k.frame.Point(r.A.AddScaled(at, k.way)), Normal: k.frame.Rot.Rotate(n)}
	k.found = true
	return true
}

// cast returns the fraction of the way d after which c touches the triangle f, how they lie then, and whether that is before bound:
// conservative advancement, as in cast.go.
func (w *panelWork) cast(c *Shape, f *panel, d spatial.Vec3, bound float64) (t float64, r Result, hit bool) {
	moved := *f
	near := castPart * (c.bound + f.corner[1].Sub(f.corner[0]).Norm())
	normal := spatial.Vec3{}
	for range castSteps {
		for k := range 3 {
			moved.corner[k] = f.corner[k].AddScaled(-t, d)
		}
		r = w.distance(c, &moved)
		if r.Distance <= near {
			break
		}
		normal = r.Normal // the last before they touch, where it is best known
		closing := -r.Normal.Dot(d)
		if !(closing > 0) {
			return 0, r, false
		}
		if t += r.Distance / closing; !(t <= bound) {
			return 0, r, false
		}
	}
	if normal != (spatial.Vec3{}) {
		r.Normal = normal
	}
	return t, r, true
}

// castField moves c, on frame f in the field's coordinates, by d until the least distance at its corners and where it is deepest is used
// up. It goes ahead by nearly that distance each time.
func (w *pairWork) castField(g *distances, c *Shape, f *spatial.Frame, d spatial.Vec3) (Hit, bool) {
	way := newSweep(c.Bounds(f), d)
	length := d.Norm()
	t := way.meet(&g.box, 1)
	if !(t <= 1) || !(length > 0) {
		return Hit{}, false
	}
	w.side = c.corners(w.side[:0])
	at := *f
	least := 0.02 * g.spacing
	before := t
	for t <= 1 {
		at.Pos = f.Pos.AddScaled(t, d)
		gap, p := w.fieldGap(g, c, &at)
		if gap <= 0 {
			// Halve the last step.
			low, high := before, t
			for range 40 {
				middle := (low + high) / 2
				at.Pos = f.Pos.AddScaled(middle, d)
				if gap, q := w.fieldGap(g, c, &at); gap <= 0 {
					high, p = middle, q
				} else {
					low = middle
				}
			}
			at.Pos = f.Pos.AddScaled(high, d)
			n, ok := g.nearest(at.Point(p))
			return Hit{Fraction: high, Point: n.point, Normal: n.normal}, ok
		}
		if before = t; t == 1 {
			break
		}
		t = min(1, t+max(least, 0.9*gap)/length)
	}
	return Hit{}, false
}

// fieldGap returns the least distance from the field among the corners of c, in side, and the deepest points that are found from two starts,
// and the place in c's coordinates.
func (w *pairWork) fieldGap(g *distances, c *Shape, f *spatial.Frame) (gap float64, at spatial.Vec3) {
	gap = math.Inf(1)
	consider := func(p spatial.Vec3) {
		if d, _ := g.sample(f.Point(p)); d-c.round < gap {
			gap, at = d-c.round, p
		}
	}
	for _, p := range w.side {
		consider(p)
	}
	for _, p := range fieldStarts(c) {
		consider(downhill(g, c, f, p))
	}
	return gap, at
}
