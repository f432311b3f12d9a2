package world

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// Hair against obstacles, within its own step.
//
// A body of thousands of links that brush along a head is no matter for the constraint problem. Where a link touches an obstacle, its step
// gets a force f and a stiffness ρ instead (Press), so that over the step, while the link goes by Δx, the contact exerts F = f − ρ Δx, in time
// linear in the links. What is good for f is known from the step before. There the link felt F and all else, and was accelerated by a: so all else was m a − F, and
//
//	E = F − m a
//
// would have kept it from being accelerated. The next step, with a velocity v of the link and u of the obstacle, a gap g and a normal n, asks for
//
//	N = E·n − (m/h²)(ε g + h (v − u)·n)
//
// along the normal: with it a link alone closes the part ε of the gap. A contact for which N is negative comes to its end. What a blow took is left out of E. Across the normal
// R = E − (m/h)(v − u) would stop it. If |R| > µN it slides, with a friction of µN in the direction of R. If not it sticks, as on a spring ρ from the place where it
// came to a stop: F across the normal goes on from step to step. Here E will not do: along a strand, which does not stretch, forces of links against each other would never fade.
// Other links that move along, and what E was wrong by, are what ρ is for: it holds the link where it should be, implicitly. At rest E is what is really needed, and
// nothing is left of an overlap.
//
// The stiffness is the same in all directions, and of a link that slides it must hold nothing back. So the spring is anchored to where the link would slide by
// itself, h (v + h a) away. With ρ = c m/h², sliding against a spring of the frequency ω then obeys q²(1 + c q) + (ωh)² = 0, where q = 1 − 1/z is the backward
// difference, and that is stable for c < 1.

// Brushed is a body of links that obstacles push aside within its own step.
type Brushed interface {
	Immersed
	constraint.Touched
	Brushes() bool           // it is one indeed
	Rooted(link int) bool    // the link is in a tree that stands on a base
	LinkParent(link int) int // -1: none
	LinkPoint(link int) int  // material point in the middle of a link, the others following the first
	Velocity(p int) spatial.Twist
	// LinkCapsule returns the ends of a link, in the frame of its material point [m], and its radius [m].
	LinkCapsule(link int) (ends [2]spatial.Vec3, radius float64)
	// Carried returns by what motion the next step carries the past of what stands on the base along, and whether that is a leap.
	Carried(h float64) (by spatial.Frame, leap bool)
	// Press adds to the forces on the centre of mass of a link in the next step one that falls with the way from where it is.
	Press(link int, force spatial.Vec3, stiffness, damping float64)
}

// Scripted is a body that knows where its material point 0 is, and where it will be when the next step is over.
type Scripted interface {
	Ahead() (from, to spatial.Frame)
}

const (
	sliding      = 0.7   // c of a link that slides
	sticking     = 8.0   // of one that does not
	arriving     = 60.0  // of one that was not there before
	piercing     = 500.0 // and of one that would come through to the other side
	takenBack    = 0.1   // part of a gap, or an overlap, that is taken back in a step: ε
	slowest      = 0.1   // change of velocity that is no blow [m/s]
	quickest     = 1.0   // at which an overlap is taken back [m/s]
	flat         = 0.5   // of its radius: a link whose ends are less different in height touches in its middle
	thinPart     = 0.5   // of its length: an obstacle thinner than that may be on the other side of a link before it is noticed
	fewObstacles = 8
	sampled      = 0.7 // of the distance that a field tells, it is at least away
	mostShown    = 256 // contacts of brushing bodies that are shown one by one
	brushSize    = 2*8 + 14*8
)

// brushes is all that a world knows of what brushes along what.
type brushes struct {
	bodies    []brushing
	obstacles []obstacle
	colliders int     // of which there were obstacles
	way       float64 // that no point of an obstacle goes farther than in this step [m]
	gone      float64 // and what it was in the last
	parts     []brushPart
}

// brushing is a body that brushes.
type brushing struct {
	body     int
	of       Brushed
	links    []bristle
	sides    []side           // of each link, in the step before
	elements []field.Element  // of this step
	own      []field.Element  // room for them, where fields have none
	laws     []constraint.Law // with each obstacle
	passes   []bool
	carried  spatial.Frame
	leaps    bool
	active   bool // it takes part in this step
}

// bristle is a link of one, and its contact.
type bristle struct {
	shape    *collide.Shape // nil: it is too thin to touch anything
	first    bool           // it grows from a base, and so perhaps from its obstacle: only its outer half touches
	rooted   bool
	parent   int32 // link; -1: none
	obstacle int32 // that it touches; -1: none
	slides   bool
	normal   spatial.Vec3 // from the obstacle
	from     spatial.Vec3 // where its centre of mass was when the step began [m]
	velocity spatial.Vec3 // of it then [m/s]
	force    spatial.Vec3 // f [N]
	stiff    float64      // ρ [N/m]
	seen     spatial.Vec3 // where its centre of mass was when it was looked at last [m]
	clear    float64      // no obstacle was nearer to that [m]
	load     float64      // E·n, as far as it can be more than a blow [N]
}

// side is the side of an obstacle that a link is on.
type side struct {
	obstacle int32 // -1: none
	normal   spatial.Vec3
}

// obstacle is a shape that is in the way, a convex one or one that is not made of such.
type obstacle struct {
	collider  int32
	shape     *collide.Shape
	place     spatial.Frame // seen from the material point of its collider
	from, to  spatial.Frame // when the step begins, and when it is over
	turn      spatial.Mat3  // of from
	way       float64       // that no point of it goes farther than in the step [m]
	box       collide.Bounds
	halfThick float64 // [m]
}

// brushPart is links of a body that one goroutine looks at.
type brushPart struct {
	brush       int
	first, last int
	near        []int32 // obstacles
	probe       probe
	pair        collide.Pair
	found       []collide.Contact
}

// probe is what a distance field says of a place.
type probe struct {
	at       spatial.Vec3
	distance float64 // [m]
	normal   spatial.Vec3
}

// encounter is a place where a link meets an obstacle.
type encounter struct {
	obstacle int32
	gap      float64      // [m]
	normal   spatial.Vec3 // from the obstacle
	surface  spatial.Vec3 // u: velocity of the obstacle there, against what the link is carried along with [m/s]
	closing  float64      // (v − u)·n at the place [m/s]
	along    float64      // |v − u| across n [m/s]
	thick    float64      // half of what is there to come through [m]
}

// brush finds what obstacles do to links that brush along them over the step. It is called after sampleFields.
func (w *World) brush() {
	for _, p := range w.solids {
		p.look()
	}
	if len(w.brushes.bodies) == 0 {
		return
	}
	w.placeObstacles()
	w.gatherBristles()
	w.crew.each(len(w.brushes.parts), w, brushAlong)
	for i := range w.brushes.bodies {
		b := &w.brushes.bodies[i]
		if !b.active {
			continue
		}
		for k := range b.links {
			l := &b.links[k]
			if b.sides[k] = (side{l.obstacle, l.normal}); l.obstacle >= 0 {
				b.of.Press(k, l.force, l.stiff, 0)
				b.of.Touch(b.of.LinkPoint(k))
			}
		}
	}
}

// registerBrush takes note of a body that brushes.
func (w *World) registerBrush(i int, body constraint.Body) {
	of, ok := body.(Brushed)
	if !ok || !of.Brushes() {
		return
	}
	b := brushing{body: i, of: of}
	n := len(of.AppendElements(nil))
	b.links, b.sides = make([]bristle, n), make([]side, n)
	for k := range b.links {
		rooted := of.Rooted(k)
		b.links[k] = bristle{obstacle: -1, parent: int32(of.LinkParent(k)), rooted: rooted, first: rooted && of.LinkParent(k) < 0}
		b.sides[k].obstacle = -1
	}
	of.LinkPoint(0)
	w.brushes.bodies = append(w.brushes.bodies, b)
	w.brushes.colliders = -1
}

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

// gatherBristles finds where links are, and divides them into parts.
func (w *World) gatherBristles() {
	s := &w.brushes
	count := 0
	for i := range s.bodies {
		b := &s.bodies[i]
		if b.active = w.bodies[b.body].flags&constraint.Frozen == 0; !b.active {
			continue
		}
		if b.body < len(w.around) && len(w.around[b.body].elements) == len(b.links) {
			b.elements = w.around[b.body].elements // fields have asked already
		} else {
			b.own = b.of.AppendElements(b.own[:0])
			b.elements = b.own
		}
		b.carried, b.leaps = b.of.Carried(w.step)
		for first := 0; first < len(b.links); first += handfulSize {
			if count == len(s.parts) {
				s.parts = append(s.parts, brushPart{})
			}
			p := &s.parts[count]
			p.brush, p.first, p.last = i, first, min(first+handfulSize, len(b.links))
			count++
		}
	}
	s.parts = s.parts[:count]
}

// brushAlong looks at the links of a part.
func brushAlong(w *World, i int) {
	p := &w.brushes.parts[i]
	b := &w.brushes.bodies[p.brush]
	w.findNear(b, p)
	for k := p.first; k < p.last; k++ {
		l, e := &b.links[k], &b.elements[k]
		l.clear -= e.Pos.Sub(l.seen).Norm() + w.brushes.gone
		l.seen = e.Pos
		if l.clear > w.reachOf(e)+w.brushes.way || len(p.near) == 0 || b.leaps && l.rooted {
			l.obstacle = -1
			continue
		}
		if met, ok := w.meetNearest(b, p, k); ok {
			w.feelContact(b, l, e, &met)
		} else {
			l.obstacle = -1
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

// feelContact finds force and stiffness of a contact for the step.
func (w *World) feelContact(b *brushing, l *bristle, e *field.Element, met *encounter) {
	h := w.step
	unit := e.Mass / (h * h)
	law := &b.laws[met.obstacle]
	velocity, from := e.Velocity, e.Pos
	if l.rooted {
		velocity, from = b.carried.Rot.Rotate(velocity), b.carried.Point(from)
	}
	n := met.normal
	across := func(v spatial.Vec3) spatial.Vec3 { return v.AddScaled(-v.Dot(n), n) }
	known := l.obstacle == met.obstacle
	stuck := known && !l.slides
	var felt, needed, change spatial.Vec3 // F, E, and h a
	if known {
		way := e.Pos.Sub(l.from)
		change = way.Scale(1 / h).Sub(l.velocity)
		felt = l.force.AddScaled(-l.stiff, way)
		needed = felt.AddScaled(-e.Mass/h, change)
	}
	back := -takenBack * met.gap
	if !known && met.gap > 0 {
		back = -met.gap
	}
	back = min(back, quickest*h)
	last := 2*l.load + e.Mass*slowest/h // what a blow took is not needed any more
	if l.load = 0; known && !l.first {  // what is rooted within its obstacle cannot come out, and nothing should add up
		l.load = max(0, min(needed.Dot(n), last))
	}
	push := l.load - unit*(h*met.closing-back)
	if !(push > 0) {
		l.obstacle = -1
		return
	}
	friction := law.Dynamic
	if stuck {
		friction = max(law.Static, law.Dynamic)
	}
	most := friction * push
	hold := across(needed.AddScaled(-e.Mass/h, velocity.Sub(met.surface)))
	c := sticking
	if size := hold.Norm(); size > most {
		l.slides, c = true, sliding
		hold = hold.Scale(most / size)
	} else {
		l.slides = false
		switch {
		case stuck:
			hold = across(felt)
		case known:
			hold = across(needed)
		}
		hold = hold.Scale(min(1, most/max(hold.Norm(), math.SmallestNonzeroFloat64)))
	}
	c = w.stiffness(l, met, c, unit, known)
	goal := across(met.surface).Scale(h) // where the spring wants it
	if l.slides {
		goal = across(velocity).Scale(h)
		if c <= sliding {
			goal = goal.AddScaled(h, across(change))
		}
	}
	goal = goal.AddScaled(back+h*met.surface.Dot(n), n)
	l.stiff = c * unit
	l.force = hold.AddScaled(push, n).AddScaled(l.stiff, goal)
	l.obstacle, l.normal, l.from, l.velocity = met.obstacle, n, from, velocity
}

// stiffness returns c of a contact that would need less if all were calm. A link that comes along the surface keeps less: the spring would hold it to a way
// that others make it leave.
func (w *World) stiffness(l *bristle, met *encounter, least, unit float64, known bool) float64 {
	if !(met.closing < 0) {
		return least
	}
	straight := max(0, 1+4*met.along/met.closing)
	c := least
	if !known {
		c = max(c, arriving*straight)
	} else if before := l.stiff / unit; before > 2*arriving { // something thin and fast, and the rest of the strand comes after it
		c = max(c, before/2)
	}
	deep := -w.step * met.closing / met.thick
	return c + piercing*straight*min(1, deep*deep)
}

// appendBrushShots appends what obstacles exert on bodies that brush: each contact, or, where there are many, all of a body with an obstacle as one.
func (w *World) appendBrushShots(dst []ContactShot) []ContactShot {
	count := 0
	for i := range w.brushes.bodies {
		for k := range w.brushes.bodies[i].links {
			if w.brushes.bodies[i].links[k].obstacle >= 0 {
				count++
			}
		}
	}
	for i := range w.brushes.bodies {
		b := &w.brushes.bodies[i]
		first := len(dst)
		for k := range b.links {
			l := &b.links[k]
			if l.obstacle < 0 {
				continue
			}
			s := w.brushShot(b, l, k)
			if count <= mostShown {
				dst = append(dst, s)
			} else {
				dst = appendJoined(dst, first, &s)
			}
		}
		if count > mostShown {
			for j := range dst[first:] {
				s := &dst[first+j]
				s.Place, s.Normal = s.Place.Scale(1/s.weight), s.Normal.Unit()
			}
		}
	}
	return dst
}

// brushShot returns the contact of link k as it was over the step.
func (w *World) brushShot(b *brushing, l *bristle, k int) ContactShot {
	p := b.of.LinkPoint(k)
	_, radius := b.of.LinkCapsule(k)
	force := l.force.AddScaled(-l.stiff*w.step, b.of.Velocity(p).Linear)
	return ContactShot{
		A: w.touch.colliders[w.brushes.obstacles[l.obstacle].collider].body, B: b.body,
		Place: b.of.Pose(p).Pos.AddScaled(-radius, l.normal), Normal: l.normal, Force: force, Sliding: l.slides,
	}
}

// appendJoined adds a contact to one of the same bodies that is there since first, weighted with its force.
func appendJoined(dst []ContactShot, first int, s *ContactShot) []ContactShot {
	weight := s.Force.Norm() + 1e-30
	for j := range dst[first:] {
		if d := &dst[first+j]; d.A == s.A {
			d.Force, d.Place, d.Normal = d.Force.Add(s.Force), d.Place.AddScaled(weight, s.Place), d.Normal.AddScaled(weight, s.Normal)
			d.weight += weight
			d.Sliding = d.Sliding || s.Sliding
			return dst
		}
	}
	sum := *s
	sum.Place, sum.Normal, sum.weight = s.Place.Scale(weight), s.Normal.Scale(weight), weight
	return append(dst, sum)
}

// appendBrush appends what links that brush leave to the next step.
func (w *World) appendBrush(b []byte) []byte {
	if len(w.brushes.bodies) == 0 {
		return b
	}
	count := len(b)
	b = appendUint(b, 0)
	n := uint64(0)
	for i := range w.brushes.bodies {
		for k := range w.brushes.bodies[i].links {
			l := &w.brushes.bodies[i].links[k]
			if l.obstacle < 0 {
				continue
			}
			slides := uint64(0)
			if l.slides {
				slides = 1
			}
			b = appendUint(appendUint(b, uint64(i)<<32|uint64(k)), uint64(l.obstacle)<<1|slides)
			b = appendFloat(appendFloat(appendVec(appendVec(appendVec(appendVec(b, l.normal), l.from), l.velocity), l.force), l.stiff), l.load)
			n++
		}
	}
	binary.LittleEndian.PutUint64(b[count:], n)
	return b
}

// restoreBrush reads that back, and returns what follows.
func (w *World) restoreBrush(b []byte) ([]byte, error) {
	if len(w.brushes.bodies) == 0 {
		return b, nil
	}
	for i := range w.brushes.bodies {
		for k := range w.brushes.bodies[i].links {
			w.brushes.bodies[i].links[k].obstacle, w.brushes.bodies[i].links[k].clear = -1, 0
			w.brushes.bodies[i].sides[k].obstacle = -1
		}
	}
	if len(b) < 8 {
		return nil, fmt.Errorf("world: state ends before it tells which links touch obstacles")
	}
	if w.brushes.colliders != len(w.touch.colliders) {
		w.findObstacles()
	}
	in := reader{b}
	n := in.uint()
	if uint64(len(in.b))/brushSize < n {
		return nil, fmt.Errorf("world: state ends within the links that touch obstacles")
	}
	for range n {
		word, what := in.uint(), in.uint()
		i, k := word>>32, word&math.MaxUint32
		if i >= uint64(len(w.brushes.bodies)) || k >= uint64(len(w.brushes.bodies[i].links)) || what>>1 >= uint64(len(w.brushes.obstacles)) {
			return nil, fmt.Errorf("world: state has link %d of body %d at obstacle %d, want at most %d bodies and %d obstacles", k, i, what>>1, len(w.brushes.bodies), len(w.brushes.obstacles))
		}
		l := &w.brushes.bodies[i].links[k]
		l.obstacle, l.slides = int32(what>>1), what&1 != 0
		l.normal, l.from, l.velocity, l.force = in.vec(), in.vec(), in.vec(), in.vec()
		l.stiff, l.load = in.float(), in.float()
		w.brushes.bodies[i].sides[k] = side{l.obstacle, l.normal}
	}
	return in.b, nil
}
