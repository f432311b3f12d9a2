package collide

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// Pair finds the contacts of two shapes and remembers what helps the next time. The zero value is ready. A Pair belongs to the same two
// shapes, in the same order, as long as it is used, and to one goroutine at a time.
type Pair struct {
	warm Warm
	subs []subPair // convex pieces that were close the last time, by their numbers
	last []subPair
	work *pairWork // nil as long as only convex shapes were asked
}

// subPair is what a Pair remembers of two convex pieces.
type subPair struct {
	key  uint64
	warm Warm
}

// pairWork is room for finding contacts with things that are made of many pieces.
type pairWork struct {
	panelWork
	items   []int32
	couples []couple
	group   []int8
	parts   []int32 // pieces of a compound
	box     Bounds  // where to look
	panel   panel   // of the surface, in its coordinates
	here    panel   // the same in those of the convex shape
	second  panel   // of the other surface
	point   Shape   // a sphere without size
}

// Contacts appends the points at which a, on frame fa, and b, on frame fb, touch or are nearer to each other than reach [m]. Two convex
// shapes have up to 4; other shapes up to 4 with like normals and 16 in all, each with the depth of its own piece. The
// numbers of contacts are different within the pair and persist from step to step. Once warm it does not allocate.
//
// A pose that is not finite touches nothing.
func (p *Pair) Contacts(dst []Contact, a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame, reach float64) []Contact {
	if !fa.Finite() || !fb.Finite() || !(reach*0 == 0) {
		return dst
	}
	if a.kind <= HalfSpace && b.kind <= HalfSpace {
		return convexContacts(dst, a, fa, b, fb, reach, &p.warm)
	}
	if p.work == nil {
		p.work = new(pairWork)
	}
	start := len(dst)
	if a.kind >= b.kind {
		dst = p.contacts(dst, a, fa, b, fb, reach)
	} else {
		dst = p.contacts(dst, b, fb, a, fa, reach)
		for i := range dst[start:] {
			c := &dst[start+i]
			c.A, c.B, c.Normal = c.B, c.A, c.Normal.Neg()
		}
	}
	dst, p.work.group = reduce(dst, start, p.work.group)
	return dst
}

// contacts is Contacts where a is of the later kind, with all contacts that there are.
func (p *Pair) contacts(dst []Contact, a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame, reach float64) []Contact {
	f := fa.Inverse().Mul(*fb) // b as seen from a
	switch {
	case a.kind == Compound:
		return p.betweenPieces(dst, a, fa, b, fb, &f, reach)
	case b.kind == Compound:
		return p.onPieces(dst, a, fa, b, &f, reach)
	case b.kind < HalfSpace:
		return p.onConvex(dst, a, fa, b, &f, reach)
	}
	return p.byPoints(dst, a, fa, b, fb, &f, reach)
}

// betweenPieces appends the contacts of a compound with a convex shape or another compound, whose frame as seen from the first is f.
func (p *Pair) betweenPieces(dst []Contact, a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame, f *spatial.Frame, reach float64) []Contact {
	w := p.work
	w.couples = w.couples[:0]
	if b.kind == Compound {
		w.couples = a.tree.pairs(w.couples, b.tree, f, reach)
	} else {
		box := b.Bounds(f).Grown(reach)
		w.items = a.tree.query(w.items[:0], &box)
		for _, i := range w.items {
			w.couples = append(w.couples, couple{a: i})
		}
	}
	slices.SortFunc(w.couples, func(x, y couple) int { return cmp.Compare(x.key(), y.key()) })
	p.subs, p.last = p.last[:0], p.subs
	before := 0
	for _, c := range w.couples {
		first := &a.pieces[c.a]
		second, at := b, *fb
		if b.kind == Compound {
			second, at = b.pieces[c.b].Shape, fb.Mul(b.pieces[c.b].Place)
		}
		key := c.key()
		for before < len(p.last) && p.last[before].key < key {
			before++
		}
		if before < len(p.last) && p.last[before].key == key {
			p.subs = append(p.subs, p.last[before])
		} else {
			p.subs = append(p.subs, subPair{key: key})
		}
		place := fa.Mul(first.Place)
		n := len(dst)
		dst = convexContacts(dst, first.Shape, &place, second, &at, reach, &p.subs[len(p.subs)-1].warm)
		for i := range dst[n:] {
			dst[n+i].ID = mix(key+1) ^ dst[n+i].ID
		}
	}
	return dst
}

// onPieces appends the contacts of a surface or field with each piece of a compound, whose frame as seen from the former is f.
func (p *Pair) onPieces(dst []Contact, a *Shape, fa *spatial.Frame, b *Shape, f *spatial.Frame, reach float64) []Contact {
	box := a.localBounds()
	back := f.Inverse()
	box = box.turned(&back).Grown(reach)
	p.work.parts = b.tree.query(p.work.parts[:0], &box)
	for _, i := range p.work.parts {
		piece := &b.pieces[i]
		place := f.Mul(piece.Place)
		n := len(dst)
		dst = p.onConvex(dst, a, fa, piece.Shape, &place, reach)
		for k := range dst[n:] {
			dst[n+k].ID = mix(uint64(i)+1) ^ dst[n+k].ID
		}
	}
	return dst
}

// onConvex appends the contacts of a surface or field with a convex shape, whose frame as seen from the former is f.
func (p *Pair) onConvex(dst []Contact, a *Shape, fa *spatial.Frame, b *Shape, f *spatial.Frame, reach float64) []Contact {
	n := len(dst)
	switch a.kind {
	case Mesh:
		dst = p.work.onSurface(dst, a.mesh, b, f, reach)
	case HeightField:
		dst = p.work.onSurface(dst, a.height, b, f, reach)
	case DistanceField:
		dst = p.work.onField(dst, a.field, b, f, reach)
	}
	at := fa.Mul(*f)
	for i := range dst[n:] {
		c := &dst[n+i]
		c.A, c.B, c.Normal = at.Point(c.A), at.Point(c.B), at.Rot.Rotate(c.Normal)
	}
	return dst
}

// onSurface appends the contacts of a surface of triangles with the convex shape c, whose frame as seen from the surface is f, in the
// coordinates of the shape.
func (w *pairWork) onSurface(dst []Contact, s surface, c *Shape, f *spatial.Frame, reach float64) []Contact {
	w.box = c.Bounds(f).Grown(reach)
	w.items = s.near(w.items[:0], &w.box)
	back := f.Inverse()
	w.from, w.place = s, *f
	back.Rot.Mat(&w.turn)
	w.centre = c.centre()
	at := f.Point(w.centre)
	size := c.bound + w.centre.Norm() + reach
	start := len(dst)
	w.deep.Gap = math.Inf(-1)
	for _, t := range w.items {
		if !s.panel(t, &w.panel) {
			continue
		}
		height := w.panel.normal.Dot(at.Sub(w.panel.corner[0]))
		if height > size || height < -size || height < 0 && s.solid() {
			continue
		}
		w.panel.placed(&w.turn, back.Pos, &w.here)
		if height < 0 {
			w.here.flip()
		}
		dst = w.contacts(dst, c, &w.here, reach)
	}
	if len(dst) == start {
		if n, ok := s.inside(at); ok {
			dst = append(dst, wayOut(c, &back, &n))
		} else if w.deep.Gap > math.Inf(-1) {
			dst = append(dst, w.deep)
		}
	}
	return dst
}

// wayOut is the contact of a convex shape whose centre is inside of a solid, past its triangles: out by the shortest way for the centre.
func wayOut(c *Shape, back *spatial.Frame, n *nearest) Contact {
	normal, q := back.Rot.Rotate(n.normal), back.Point(n.point)
	b := c.support(normal.Neg()).AddScaled(-c.round, normal)
	return Contact{ID: 1<<62 | uint64(uint32(n.number)), Normal: normal, A: q, B: b, Gap: normal.Dot(b.Sub(q))}
}

// Reset forgets what the pair knows, for the use with other shapes. Its memory stays.
func (p *Pair) Reset() {
	p.warm = Warm{}
	p.subs, p.last = p.subs[:0], p.last[:0]
}
