package world

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Touchable is a body that shows its surface to the collision detector, as shapes on its material points.
type Touchable interface {
	constraint.Moving
	AppendPieces(dst []collide.Piece) []collide.Piece
}

// Slender is a body of many pieces in a row, each of which touches another piece at one place, and that can touch itself.
type Slender interface {
	Touchable
	Near(i, j int) bool // pieces i and j of it, in the order of AppendPieces, do not touch each other
}

// Shelled is a soft body that shows its surface twice: as corners, which touch everything but corners of other such bodies, and as faces, for what could slip between
// corners.
type Shelled interface {
	Touchable
	Face(i int) bool     // piece i of it, in the order of AppendPieces, is a face
	Folds(i, j int) bool // pieces i and j may come to touch each other
	Reshape()            // gives the faces the shape that they have when the step begins
}

// Surface is what a body is like to touch: how two surfaces behave together follows from both, unless SetLaw says otherwise. Friction is
// the geometric mean, restitution the larger of the two, softness the sum.
type Surface = constraint.Law

// collider is a piece of a body's surface.
type collider struct {
	body    int
	number  int // among the pieces of the body
	piece   collide.Piece
	leaf    collide.Leaf
	frame   spatial.Frame // where it was when the step began
	radius  float64       // of all of it around the material point [m]
	size    float64       // [m]
	slender bool
	shelled bool         // of a body with corners and faces
	face    bool         // one of these
	speed   float64      // that none of its points is above in the step [m/s]
	moves   spatial.Vec3 // its material point in the step [m/s]
}

// touching is a pair of colliders that are near each other, with what is remembered of it.
type touching struct {
	colliders [2]int32
	pair      collide.Pair
	law       constraint.Law
	passes    bool // they are meant to pass through each other
	looked    bool // in this step
	found     []collide.Contact
	kept      []kept // one for each that was found, after the step
	was       []kept // and in the step before
}

// kept is what a contact leaves to the next step.
type kept struct {
	id      uint64
	force   spatial.Vec3 // on the second body [N]
	sliding bool
}

// touch is all that a world knows of what touches what.
type touch struct {
	colliders []collider
	tree      collide.Tree
	near      [][2]int32
	pairs     []*touching // in the order of near
	before    []*touching
	spare     []*touching
	surfaces  []Surface // 0 is that of bodies that have been given none
	laws      []law
	passes    [][2]int // bodies that do not touch each other, smaller first, in order
	changed   bool     // surfaces, laws or passes have, since the pairs asked
	pieces    []collide.Piece
	numbers   []int     // scratch of ration
	nearest   []nearest // of all corners and the bodies that they are near
	nearestOf []int32   // where those of each collider begin in that list, −1 for none
}

// law is what SetLaw was told.
type law struct {
	a, b int
	law  constraint.Law
}

const (
	usualFriction = 0.5
	lookAhead     = 0.02 // of the size of the smaller piece: contacts that near are in the problem, though they may not close
)

// register makes colliders of what a body shows.
func (w *World) register(i int, b constraint.Body) {
	s, ok := b.(Touchable)
	if !ok {
		return
	}
	t := &w.touch
	if len(t.surfaces) == 0 {
		t.surfaces = append(t.surfaces, Surface{Static: usualFriction, Dynamic: usualFriction})
	}
	t.tree.Ignore = w.neverTouch
	t.pieces = s.AppendPieces(t.pieces[:0])
	_, slender := b.(Slender)
	shell, shelled := b.(Shelled)
	for number, p := range t.pieces {
		c := collider{body: i, number: number, piece: p, slender: slender, shelled: shelled, face: shelled && shell.Face(number)}
		c.measure()
		c.place(s)
		t.colliders = append(t.colliders, c)
		last := len(t.colliders) - 1
		t.colliders[last].leaf = t.tree.Add(p.Shape.Bounds(&c.frame), int32(last))
	}
}

// measure notes how large a collider is.
func (c *collider) measure() {
	box := c.piece.Shape.Bounds(&c.piece.Place)
	c.radius = spatial.V(max(-box.Low.X, box.High.X), max(-box.Low.Y, box.High.Y), max(-box.Low.Z, box.High.Z)).Norm()
	c.size = box.High.Sub(box.Low).Norm() / 2
}

// place notes where a collider is when a step begins.
func (c *collider) place(b Touchable) {
	c.frame = b.StartPose(c.piece.Point).Mul(c.piece.Place)
}

// AddSurface adds a kind of surface, and returns its number. Number 0 is there from the start: a friction of 0.5 and no restitution.
func (w *World) AddSurface(s Surface) (int, error) {
	if err := s.Validate(); err != nil {
		return 0, err
	}
	t := &w.touch
	if len(t.surfaces) == 0 {
		t.surfaces = append(t.surfaces, Surface{Static: usualFriction, Dynamic: usualFriction})
	}
	t.surfaces = append(t.surfaces, s)
	return len(t.surfaces) - 1, nil
}

// SetSurface changes surface i.
func (w *World) SetSurface(i int, s Surface) error {
	if err := s.Validate(); err != nil {
		return err
	}
	if i < 0 || i >= len(w.touch.surfaces) {
		return fmt.Errorf("world: surface %d, want 0 to %d", i, len(w.touch.surfaces)-1)
	}
	w.touch.surfaces[i], w.touch.changed = s, true
	w.RouseAll()
	return nil
}

// Wear gives a body a surface.
func (w *World) Wear(body, surface int) error {
	if surface < 0 || surface >= max(len(w.touch.surfaces), 1) {
		return fmt.Errorf("world: body %q wears surface %d, want 0 to %d", w.bodies[body].name, surface, len(w.touch.surfaces)-1)
	}
	w.bodies[body].surface, w.touch.changed = surface, true
	return nil
}

// SetLaw says what happens where two surfaces touch, instead of what follows from each.
func (w *World) SetLaw(a, b int, l constraint.Law) error {
	if err := l.Validate(); err != nil {
		return err
	}
	for _, s := range [2]int{a, b} {
		if s < 0 || s >= len(w.touch.surfaces) {
			return fmt.Errorf("world: a law for surface %d, want 0 to %d", s, len(w.touch.surfaces)-1)
		}
	}
	a, b = min(a, b), max(a, b)
	w.touch.changed = true
	w.RouseAll()
	for i := range w.touch.laws {
		if k := &w.touch.laws[i]; k.a == a && k.b == b {
			k.law = l
			return nil
		}
	}
	w.touch.laws = append(w.touch.laws, law{a, b, l})
	return nil
}

// Pass lets two bodies pass through each other. Bodies that a bond joins do so from the start.
func (w *World) Pass(a, b int) {
	key := [2]int{min(a, b), max(a, b)}
	if i, there := slices.BinarySearchFunc(w.touch.passes, key, comparePairs); !there {
		w.touch.passes = slices.Insert(w.touch.passes, i, key)
		w.touch.changed = true
	}
}

func comparePairs(a, b [2]int) int { return slices.Compare(a[:], b[:]) }

// lawOf returns what happens where two bodies touch.
func (w *World) lawOf(a, b int) constraint.Law {
	i, j := w.bodies[a].surface, w.bodies[b].surface
	for k := range w.touch.laws {
		if l := &w.touch.laws[k]; l.a == min(i, j) && l.b == max(i, j) {
			return l.law
		}
	}
	s, t := &w.touch.surfaces[i], &w.touch.surfaces[j]
	return constraint.Law{
		Static: math.Sqrt(s.Static * t.Static), Dynamic: math.Sqrt(s.Dynamic * t.Dynamic), Restitution: math.Max(s.Restitution, t.Restitution),
		ERP: math.Max(s.ERP, t.ERP), CFM: s.CFM + t.CFM,
	}
}

// neverTouch leaves out pairs of which nothing can come: pieces of one body, bodies that nothing moves, and pieces that are not for each other.
func (w *World) neverTouch(a, b int32) bool {
	first, second := &w.touch.colliders[a], &w.touch.colliders[b]
	i, j := first.body, second.body
	if i == j && first.slender {
		return w.bodies[i].Body.(Slender).Near(first.number, second.number)
	}
	if i == j && first.shelled {
		return !w.bodies[i].Body.(Shelled).Folds(first.number, second.number)
	}
	return i == j || (w.bodies[i].fixed && w.bodies[j].fixed) || !first.meets(second)
}

// meets reports whether two pieces of different bodies are for each other. Faces of a soft body are for what could slip between its corners: corners of another, pieces
// of strands, and pieces that are not much larger than they are.
func (c *collider) meets(d *collider) bool {
	if c.shelled && d.shelled {
		return c.face != d.face
	}
	if d.face {
		c, d = d, c
	}
	return !c.face || d.slender || d.size < 2*c.size
}

// detect finds where bodies touch, or may within the step, from where they were when it began.
func (w *World) detect() {
	w.problem.Contacts = w.problem.Contacts[:0]
	if len(w.touch.colliders) == 0 {
		return
	}
	w.placeColliders()
	w.pairUp()
	for {
		w.crew.each(len(w.touch.pairs), w, lookClosely)
		if !w.rouseTouched() {
			break
		}
	}
	w.touch.thinOut()
	w.ration()
	for _, p := range w.touch.pairs {
		w.appendContacts(p)
	}
}

// placeColliders moves the boxes of the tree to where their colliders are.
func (w *World) placeColliders() {
	t := &w.touch
	for i := range w.bodies {
		if s, ok := w.bodies[i].Body.(Shelled); ok && !w.bodies[i].asleep {
			s.Reshape()
		}
	}
	for i := range t.colliders {
		c := &t.colliders[i]
		b := w.bodies[c.body].Body.(Touchable)
		if w.bodies[c.body].asleep {
			c.speed, c.moves = 0, spatial.Vec3{}
			continue
		}
		if c.face {
			c.measure()
		}
		c.place(b)
		now, _ := b.Motion(c.piece.Point)
		c.speed, c.moves = now.Linear.Norm(), now.Linear
		if turn := now.Angular.Norm(); turn > 0 {
			c.speed += turn * c.radius
		}
		ahead := c.speed*w.step + lookAhead*c.size
		if math.IsInf(c.size, 1) {
			ahead = 0
		}
		box := c.piece.Shape.Bounds(&c.frame)
		t.tree.Move(c.leaf, box.Grown(ahead), now.Linear.Scale(2*w.step))
	}
}

// pairUp brings the list of pairs up to date: those that stay near keep what they know.
func (w *World) pairUp() {
	t := &w.touch
	t.near = t.tree.Pairs(t.near[:0])
	t.before, t.pairs = t.pairs, t.before[:0]
	i := 0
	for _, key := range t.near {
		for i < len(t.before) && slices.Compare(t.before[i].colliders[:], key[:]) < 0 {
			t.spare = append(t.spare, t.before[i])
			i++
		}
		var p *touching
		if i < len(t.before) && t.before[i].colliders == key {
			p = t.before[i]
			i++
			if t.changed {
				w.introduce(p)
			}
		} else {
			p = t.newPair(key)
			w.introduce(p)
		}
		p.looked = false
		t.pairs = append(t.pairs, p)
	}
	t.spare = append(t.spare, t.before[i:]...)
	t.changed = false
}

// newPair returns a pair that knows nothing yet.
func (t *touch) newPair(key [2]int32) *touching {
	if n := len(t.spare); n > 0 {
		p := t.spare[n-1]
		t.spare = t.spare[:n-1]
		*p = touching{colliders: key, pair: p.pair, found: p.found[:0], kept: p.kept[:0], was: p.was[:0]}
		p.pair.Reset()
		return p
	}
	return &touching{colliders: key}
}

// introduce tells a pair what holds between its bodies.
func (w *World) introduce(p *touching) {
	a, b := w.touch.colliders[p.colliders[0]].body, w.touch.colliders[p.colliders[1]].body
	p.law = w.lawOf(a, b)
	_, p.passes = slices.BinarySearchFunc(w.touch.passes, [2]int{min(a, b), max(a, b)}, comparePairs)
}

// lookClosely finds the contacts of pair i, unless it has, or nothing moves in it.
func lookClosely(w *World, i int) {
	p := w.touch.pairs[i]
	a, b := &w.touch.colliders[p.colliders[0]], &w.touch.colliders[p.colliders[1]]
	if p.looked || p.passes || (w.rests(a.body) && w.rests(b.body)) {
		return
	}
	p.looked = true
	p.was, p.kept = p.kept, p.was[:0]
	ahead := lookAhead*min(a.size, b.size) + w.step*a.approach(b)
	p.found = p.pair.Contacts(p.found[:0], a.piece.Shape, &a.frame, b.piece.Shape, &b.frame, ahead)
	if a.slender || b.slender {
		p.found = p.found[:merge(p.found, mergePart*min(a.thickness(), b.thickness()))]
	}
}

// approach is a speed that two colliders do not come nearer to each other at [m/s]. What two pieces of one body have in common brings them no nearer; of different bodies contacts may stop one and not
// the other.
func (c *collider) approach(d *collider) float64 {
	if c.body != d.body {
		return c.speed + d.speed
	}
	return c.moves.Sub(d.moves).Norm() + (c.speed - c.moves.Norm()) + (d.speed - d.moves.Norm())
}

// thickness of a slender piece; of others it does not matter.
func (c *collider) thickness() float64 {
	if c.slender {
		return c.piece.Shape.Round()
	}
	return math.Inf(1)
}

const (
	mergePart = 0.05 // of its radius: where a piece of a strand lies on something as evenly as that, it touches it in the middle
	alike     = 0.95 // cosine of the angle between normals of contacts that are merged
)

// merge makes one contact of those that have about the same normal, where what lies on a flat side presses on it: a
// strand is held by its many pieces, not by both ends of each. It returns how many are left.
func merge(found []collide.Contact, margin float64) int {
	kept := 0
	for i := 0; i < len(found); i++ {
		c := found[i]
		lowest := c.Gap
		for j := range found[i+1:] {
			if d := &found[i+1+j]; d.Normal.Dot(c.Normal) > alike {
				lowest = min(lowest, d.Gap)
			}
		}
		weight, sum := 0.0, collide.Contact{Normal: c.Normal, ID: uint64(kept)}
		rest := found[i:i]
		for _, d := range found[i:] {
			if d.Normal.Dot(c.Normal) <= alike {
				rest = append(rest, d)
				continue
			}
			share := max(margin-(d.Gap-lowest), 0)
			weight += share
			sum.A, sum.B, sum.Gap = sum.A.AddScaled(share, d.A), sum.B.AddScaled(share, d.B), sum.Gap+share*d.Gap
		}
		sum.A, sum.B, sum.Gap = sum.A.Scale(1/weight), sum.B.Scale(1/weight), sum.Gap/weight
		tail := len(rest)
		copy(found[i+1:], found[i:i+tail]) // they have moved up by one at least
		found[i] = sum
		found = found[:i+1+tail]
		kept++
	}
	return kept
}

// appendContacts gives the contacts of a pair to the constraint problem, with the forces they had in the step before.
func (w *World) appendContacts(p *touching) {
	if !p.looked {
		return
	}
	a, b := &w.touch.colliders[p.colliders[0]], &w.touch.colliders[p.colliders[1]]
	for i := range p.found {
		f := &p.found[i]
		c := constraint.Contact{
			A: constraint.Side{Body: a.body, Point: a.piece.Point}, B: constraint.Side{Body: b.body, Point: b.piece.Point},
			ID: f.ID, Normal: f.Normal, Place: f.A.Lerp(f.B, 0.5), Gap: f.Gap, Law: p.law,
		}
		if (a.shelled || b.shelled) && f.Gap < -a.piece.Shape.Round()-b.piece.Shape.Round() {
			w.report.Flags |= constraint.Unsolved // one is inside the other, beyond the skin
		}
		if w.bodies[b.body].fixed { // a gap, which closes, is no part of the lever of the one that moves
			c.Place = f.A
		} else if w.bodies[a.body].fixed {
			c.Place = f.B
		}
		for j := range p.was {
			if p.was[j].id == f.ID {
				c.Force, c.Sliding = p.was[j].force, p.was[j].sliding
				break
			}
		}
		w.problem.Contacts = append(w.problem.Contacts, c)
	}
}

// keepContacts lets the pairs remember the forces that were found, and the problem what bodies that are not lumps may expect of them.
func (w *World) keepContacts() {
	contacts := w.problem.Contacts
	w.problem.Expect()
	for _, p := range w.touch.pairs {
		if !p.looked {
			continue
		}
		for range p.found {
			c := &contacts[0]
			p.kept = append(p.kept, kept{c.ID, c.Force, c.Sliding})
			contacts = contacts[1:]
		}
	}
}

// appendContactShots appends all contacts that have a force.
func (w *World) appendContactShots(dst []ContactShot) []ContactShot {
	for _, p := range w.touch.pairs {
		a, b := w.touch.colliders[p.colliders[0]].body, w.touch.colliders[p.colliders[1]].body
		for i := range p.kept {
			if f := &p.found[i]; p.kept[i].force != (spatial.Vec3{}) {
				dst = append(dst, ContactShot{A: a, B: b, Place: f.A.Lerp(f.B, 0.5), Normal: f.Normal, Force: p.kept[i].force, Sliding: p.kept[i].sliding})
			}
		}
	}
	return dst
}

// appendTouch appends what bodies that touch leave to the next step: who sleeps, and the forces of all contacts.
func (w *World) appendTouch(b []byte) []byte {
	if len(w.touch.colliders) == 0 {
		return b
	}
	for i := range w.bodies {
		o := &w.bodies[i]
		asleep := uint64(0)
		if o.asleep {
			asleep = 1
		}
		b = appendUint(appendUint(b, asleep<<32|uint64(uint32(o.nap))), uint64(o.slow))
	}
	count := len(b)
	b = appendUint(b, 0)
	n := uint64(0)
	for _, p := range w.touch.pairs {
		for _, k := range p.kept {
			sliding := uint64(0)
			if k.sliding {
				sliding = 1
			}
			b = appendUint(appendUint(b, uint64(uint32(p.colliders[0]))<<32|uint64(uint32(p.colliders[1]))), k.id)
			b = appendVec(appendUint(b, sliding), k.force)
			n++
		}
	}
	binary.LittleEndian.PutUint64(b[count:], n)
	b = appendUint(b, uint64(len(w.problem.Expected)))
	for i := range w.problem.Expected {
		e := &w.problem.Expected[i]
		b = appendUint(appendUint(b, uint64(e.Body)), uint64(e.Point))
		b = appendVec(appendVec(b, e.Wrench.Torque), e.Wrench.Force)
	}
	return b
}

const (
	sleepSize = 2 * 8
	keptSize  = 3*8 + 3*8
	pushSize  = 2*8 + 6*8
)

// restoreTouch reads that back, and returns what follows.
func (w *World) restoreTouch(b []byte) ([]byte, error) {
	if len(w.touch.colliders) == 0 {
		return b, nil
	}
	if len(b) < len(w.bodies)*sleepSize+8 {
		return nil, fmt.Errorf("world: state ends before it tells which bodies sleep")
	}
	in := reader{b}
	for i := range w.bodies {
		o, word := &w.bodies[i], in.uint()
		o.asleep, o.nap, o.slow = word>>32 != 0, int(uint32(word)), int(in.uint())
	}
	n := in.uint()
	if uint64(len(in.b)) < n*keptSize+8 {
		return nil, fmt.Errorf("world: state ends within its contacts")
	}
	t := &w.touch
	t.spare = append(t.spare, t.pairs...)
	t.pairs = t.pairs[:0]
	for range n {
		word := in.uint()
		key := [2]int32{int32(uint32(word >> 32)), int32(uint32(word))}
		for _, c := range key {
			if int(c) >= len(t.colliders) || c < 0 {
				return nil, fmt.Errorf("world: state has a contact of piece %d, want 0 to %d", c, len(t.colliders)-1)
			}
		}
		if last := len(t.pairs); last == 0 || t.pairs[last-1].colliders != key {
			p := t.newPair(key)
			w.introduce(p)
			t.pairs = append(t.pairs, p)
		}
		p := t.pairs[len(t.pairs)-1]
		p.kept = append(p.kept, kept{id: in.uint(), sliding: in.uint() != 0, force: in.vec()})
		p.found = append(p.found, collide.Contact{ID: p.kept[len(p.kept)-1].id})
	}
	return in.b, w.restoreExpected(&in)
}

func (w *World) restoreExpected(in *reader) error {
	n := in.uint()
	if uint64(len(in.b)) < n*pushSize {
		return fmt.Errorf("world: state ends within the forces that contacts are expected to have")
	}
	w.problem.Expected = w.problem.Expected[:0]
	for range n {
		body, point := in.uint(), in.uint()
		if body >= uint64(len(w.bodies)) {
			return fmt.Errorf("world: state expects a force on body %d, want 0 to %d", body, len(w.bodies)-1)
		}
		w.problem.Expected = append(w.problem.Expected, constraint.Push{
			Side: constraint.Side{Body: int(body), Point: int(point)}, Wrench: spatial.Wrench{Torque: in.vec(), Force: in.vec()},
		})
	}
	return nil
}
