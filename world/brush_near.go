package world

import (
	"math"
	"slices"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// placeObstacles brings obstacles to where they are when the step begins.
func (w *World) placeObstacles() {
	s := &w.brushes
	if s.colliders != len(w.touch.colliders) {
		w.findObstacles()
	} else if w.touch.changed {
		w.introduceObstacles()
	}
	s.way, s.gone = 0, s.way
	for i := range s.obstacles {
		o := &s.obstacles[i]
		c := &w.touch.colliders[o.collider]
		from, to := w.ahead(c)
		was := o.to
		o.from, o.to = from.Mul(o.place), to.Mul(o.place)
		if o.from != was {
			s.gone = math.Inf(1) // it has been put somewhere else
		}
		o.from.Rot.Mat(&o.turn)
		o.box, o.way = o.shape.Bounds(&o.from), 0
		if o.from == o.to {
			continue
		}
		size := o.box.High.Sub(o.box.Low).Norm()
		if o.to.Pos.Sub(o.from.Pos).Norm() > size { // it is there at once, and pushes nobody on its way
			o.to = o.from
			continue
		}
		o.box = o.box.Join(o.shape.Bounds(&o.to))
		o.way = o.to.Pos.Sub(o.from.Pos).Norm() + o.to.Rot.Mul(o.from.Rot.Conj()).Log().Norm()*size
		s.way = max(s.way, o.way)
	}
}

// ahead returns where the material point of a collider is, and will be at the end of the step.
func (w *World) ahead(c *collider) (from, to spatial.Frame) {
	if s, ok := w.bodies[c.body].Body.(Scripted); ok && c.piece.Point == 0 && w.bodies[c.body].flags&constraint.Frozen == 0 {
		return s.Ahead()
	}
	from = w.bodies[c.body].Pose(c.piece.Point)
	return from, from
}

// findObstacles makes the list of obstacles: pieces of bodies that nothing moves.
func (w *World) findObstacles() {
	s := &w.brushes
	s.colliders, s.obstacles = len(w.touch.colliders), s.obstacles[:0]
	for i := range w.touch.colliders {
		c := &w.touch.colliders[i]
		if !w.bodies[c.body].fixed || c.slender {
			continue
		}
		for _, p := range c.piece.Shape.Pieces() {
			at := spatial.AtOrigin
			size := p.Shape.Bounds(&at)
			thick := size.High.Sub(size.Low)
			s.obstacles = append(s.obstacles, obstacle{
				collider: int32(i), shape: p.Shape, place: c.piece.Place.Mul(p.Place), halfThick: min(thick.X, thick.Y, thick.Z) / 2,
			})
		}
	}
	w.introduceObstacles()
}

// introduceObstacles tells bodies that brush what holds between them and the obstacles.
func (w *World) introduceObstacles() {
	for i := range w.brushes.bodies {
		b := &w.brushes.bodies[i]
		b.laws, b.passes = b.laws[:0], b.passes[:0]
		for j := range w.brushes.obstacles {
			other := w.touch.colliders[w.brushes.obstacles[j].collider].body
			_, passes := slices.BinarySearchFunc(w.touch.passes, [2]int{min(b.body, other), max(b.body, other)}, comparePairs)
			b.laws, b.passes = append(b.laws, w.lawOf(b.body, other)), append(b.passes, passes)
		}
		for k := range b.links {
			b.links[k].clear = 0
		}
	}
}

// findNear finds the obstacles that links of a part may meet: all of them where there are few.
func (w *World) findNear(b *brushing, p *brushPart) {
	p.near = p.near[:0]
	few := len(w.brushes.obstacles) <= fewObstacles
	var box collide.Bounds
	if !few {
		box = w.boxOf(b, p)
	}
	for j := range w.brushes.obstacles {
		if !b.passes[j] && (few || box.Overlaps(&w.brushes.obstacles[j].box)) {
			p.near = append(p.near, int32(j))
		}
	}
	if !few {
		for k := p.first; k < p.last; k++ {
			b.links[k].clear = 0 // of the others nothing is known
		}
	}
}

// boxOf returns a box around the links of a part and their ways in the step.
func (w *World) boxOf(b *brushing, p *brushPart) (box collide.Bounds) {
	for k := p.first; k < p.last; k++ {
		e := &b.elements[k]
		here := collide.Bounds{Low: e.Pos, High: e.Pos}.Grown(w.reachOf(e))
		if k == p.first {
			box = here
		} else {
			box = box.Join(here)
		}
	}
	return box
}

// reachOf returns how far from its centre of mass a link may meet something in the step [m].
func (w *World) reachOf(e *field.Element) float64 {
	return e.Length + e.Radius + e.Velocity.Norm()*w.step
}

// meetNearest returns where link k meets the obstacle that it comes nearest to in the step.
func (w *World) meetNearest(b *brushing, p *brushPart, k int) (met encounter, ok bool) {
	l, e := &b.links[k], &b.elements[k]
	ahead := e.Velocity.Norm() * w.step
	reach := w.reachOf(e) + w.brushes.way
	least := math.Inf(1)
	l.clear = math.Inf(1)
	for _, j := range p.near {
		o := &w.brushes.obstacles[j]
		away := o.outside(e.Pos)
		if away <= reach && o.shape.Kind() == collide.DistanceField {
			p.probe.take(o, e.Pos)
			away = max(away, sampled*p.probe.distance) // beyond its grid a field only knows a point of the surface that is near
		}
		if l.clear = min(l.clear, away); away > reach || !b.shape(k) {
			continue
		}
		frame := b.of.Pose(b.of.LinkPoint(k))
		middle := frame.Pos
		if l.first {
			frame.Pos = middle.AddScaled(l.shape.Half().Z, frame.Rot.Z3())
		}
		c, there := o.nearest(p, l.shape, &frame, ahead+o.way)
		if !there || c.Gap > l.shape.Round()+2*ahead+o.way {
			continue
		}
		if o.halfThick < thinPart*e.Length+ahead {
			b.keepSide(k, j, o, &c)
		}
		u := o.to.Point(o.from.Local(c.A)).Sub(c.A).Scale(1 / w.step)
		if l.rooted {
			u = u.Sub(b.carried.Point(e.Pos).Sub(e.Pos).Scale(1 / w.step))
		}
		motion := b.of.Velocity(b.of.LinkPoint(k))
		v := motion.Linear.Add(motion.Angular.Cross(c.B.Sub(middle)))
		v = v.Sub(u)
		m := encounter{obstacle: j, gap: c.Gap, normal: c.Normal, surface: u, closing: v.Dot(c.Normal), thick: o.halfThick + l.shape.Round()}
		m.along = v.AddScaled(-m.closing, c.Normal).Norm()
		if end := m.gap + w.step*m.closing; end < least {
			least, met, ok = end, m, true
		}
	}
	return met, ok
}

// outside returns how far a place is at least from the box of the obstacle [m].
func (o *obstacle) outside(p spatial.Vec3) float64 {
	return max(o.box.Low.X-p.X, p.X-o.box.High.X, o.box.Low.Y-p.Y, p.Y-o.box.High.Y, o.box.Low.Z-p.Z, p.Z-o.box.High.Z, 0)
}

// shape makes the capsule of link k, unless it has the one it should have.
func (b *brushing) shape(k int) bool {
	l := &b.links[k]
	ends, radius := b.of.LinkCapsule(k)
	length := ends[1].Z - ends[0].Z
	if l.first {
		length /= 2
	}
	if l.shape == nil || l.shape.Round() != radius || l.shape.Half().Z != length/2 {
		shape, err := collide.NewCapsule(radius, length)
		if err != nil {
			return false
		}
		l.shape = shape
	}
	return true
}

// nearest returns where the capsule of a link is nearest to the obstacle.
func (o *obstacle) nearest(p *brushPart, link *collide.Shape, at *spatial.Frame, ahead float64) (c collide.Contact, ok bool) {
	switch {
	case o.shape.Convex() || o.shape.Kind() == collide.HalfSpace:
		r := collide.Distance(o.shape, &o.from, link, at, nil)
		return collide.Contact{Normal: r.Normal, A: r.A, B: r.B, Gap: r.Distance}, !math.IsInf(r.Distance, 0)
	case o.shape.Kind() == collide.DistanceField:
		return o.sample(&p.probe, link, at)
	}
	p.pair.Reset()
	p.found = p.pair.Contacts(p.found[:0], o.shape, &o.from, link, at, ahead)
	for i := range p.found {
		if !ok || p.found[i].Gap < c.Gap {
			c, ok = p.found[i], true
		}
	}
	return c, ok
}

// sample is nearest for a distance field: it is asked in the middle, and where the link dips towards the obstacle, at that end.
func (o *obstacle) sample(s *probe, link *collide.Shape, at *spatial.Frame) (c collide.Contact, ok bool) {
	along, radius := at.Rot.Z3(), link.Round()
	half := link.Half().Z
	if s.at.Sub(at.Pos).Norm() > flat*radius { // the centre of mass is elsewhere, where something heavy is on the link
		s.take(o, at.Pos)
	}
	least := *s
	if dip := s.normal.Dot(along) * half; math.Abs(dip) > flat*radius {
		s.take(o, at.Pos.AddScaled(-math.Copysign(half, dip), along))
		if s.distance < least.distance {
			least = *s
		}
	}
	n := least.normal
	return collide.Contact{Normal: n, A: least.at.AddScaled(-least.distance, n), B: least.at.AddScaled(-radius, n), Gap: least.distance - radius}, !math.IsInf(least.distance, 0)
}

// take asks the distance field of an obstacle.
func (s *probe) take(o *obstacle, at spatial.Vec3) {
	d, away := o.shape.Sample(o.turn.TMulVec(at.Sub(o.from.Pos)))
	*s = probe{at, d, o.turn.MulVec(away)}
}

// keepSide makes a contact with a thin obstacle one on the side that link k came from, or its neighbours, if it is on the other by now.
func (b *brushing) keepSide(k int, j int32, o *obstacle, c *collide.Contact) {
	l := &b.links[k]
	came := &b.sides[k]
	if came.obstacle != j && l.parent >= 0 {
		came = &b.sides[l.parent]
	}
	if came.obstacle != j && k+1 < len(b.links) && int(b.links[k+1].parent) == k {
		came = &b.sides[k+1]
	}
	if came.obstacle == j && c.Normal.Dot(came.normal) < 0 {
		c.Gap, c.Normal = -(c.Gap + 2*(o.halfThick+l.shape.Round())), came.normal
	}
}
