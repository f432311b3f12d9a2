package world

import (
	"math"

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
