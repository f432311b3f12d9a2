package constraint

import (
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// An island in which bodies touch is solved for impulses P = h·force, in velocities over the step. With v the velocity at which the
// two places of a contact part, n its normal and g its gap when the step began, Coulomb's law with the gap at the end of the
// step in place of the acceleration (Stewart and Trinkle 1996) is
//
//	0 ≤ Pₙ  ⟂  vₙ + g/h + CFM/h Pₙ ≥ 0              it does not overlap at the end, and only pushes
//	|Pₜ| ≤ µ Pₙ, and Pₜ = −µ Pₙ vₜ/|vₜ| where vₜ ≠ 0   friction is against the slip, in any heading
//
// It is solved contact by contact, with the friction cone as it is: a sweep over all contacts is a block Gauss–Seidel
// iteration, which starts from the impulses of the step before. Rows of bonds take their turn in the same sweep.

// spot is a contact in such an island.
type spot struct {
	normal   spatial.Vec3
	leverA   spatial.Vec3 // from the mover to the contact [m]
	leverB   spatial.Vec3
	a, b     int32        // movers
	answer   spatial.Sym3 // velocity at which the places part, for an impulse [1/kg]
	stick    spatial.Sym3 // inverse of that in the tangent plane: what ends a slip
	slide    float64      // inverse of its largest eigenvalue there: a step that is the same in any heading
	inverse  float64      // of the answer along the normal, softness included
	reach    float64      // that answer
	grip     float64      // square of the largest answer across it
	soft     float64      // CFM/h
	bias     float64      // the velocity along the normal shall be −bias at least [m/s]
	friction float64      // coefficient in force now
	dynamic  float64      // and that of a slip
	push     float64      // impulse along the normal [N s]
	drag     spatial.Vec3 // and across it
	contact  int32        // its number in the problem
	sliding  bool

	pushBefore float64      // impulse that the step began with
	dragBefore spatial.Vec3 // along the normal, and across it

	// For newton.go: the piece of its law that it is on.
	hard   float64      // ρ, softness included
	firm   float64      // ρ in what ends the relative motion
	aside  spatial.Vec3 // direction of friction, where it slips
	held   float64      // how friction turns with the slip, in what ends it
	piece  uint8
	pushes bool

	// For blows only: see blow.go.
	before  spatial.Vec3 // impulse that keeps the bodies apart over the step
	base    float64      // impulse along the normal that was given in blows
	returns float64      // part of the next blow that is given back
	struck  bool
}

// joint is a row of a bond in such an island.
type joint struct {
	a, b          int32          // movers
	onA, onB      spatial.Wrench // for a unit of impulse, about the movers' places
	inverse, soft float64
	bias          float64 // the velocity along the row shall be −bias
	lo, hi        float64 // of the impulse
	impulse       float64
	before        float64 // impulse over the step, for blows
	begun         float64 // impulse that the step began with

	// For newton.go.
	impulseNow float64
	hard, firm float64
	spent      bool // it is at one of lo and hi

	row int32
}

// touch is what a problem knows of its contacts.
type touch struct {
	movers   movers
	newton   newton
	pivoting pivoting
	dual     dual
	method   Method
	total    int  // contacts and bonds of the problem
	owed     bool // what was expected has been loaded and not yet been taken back
	friction FrictionModel
	spots    []spot // of the present island
	joints   []joint
	pressed  []pressed // one for each contact
	blow     bool      // the present island needs a second look at its velocities: see blow.go
	blowList []blow
	pushes   []Push // of contacts on bodies that are not lumps
}

// pressed is what a step knows of a contact.
type pressed struct {
	loaded spatial.Vec3 // what the bodies have been given of its force [N]
	before float64      // velocity along the normal if there were no contacts [m/s]
	kick   float64      // change of that within the step
	known  bool
}

const (
	usualERP   = 0.2
	closed     = 1e-11 // gap that is none: rounding in it, over a step, is not a velocity [m]
	fastest    = 1.0   // at which an overlap is taken back [m/s]
	gentle     = 0.01  // and up to which that speed may be left to the bodies at the end of the step [m/s]
	deep       = 1e-3  // overlap that is worth more [m]
	passing    = 1e-3  // speed at which places that meet anew slide along each other [m/s]
	sweepWork  = 24000 // visits of contacts that a step may cost
	many       = 300   // contacts and bonds of a world in which no island gets more than its share
	fewest     = 12    // sweeps, however many contacts there are
	most       = 1000  // sweeps, however few
	enough     = 1e-7  // change of velocity, relative to the largest there is, that another sweep is not worth
	leastSpeed = 1e-9  // that counts at all [m/s]
	creep      = 1e-5  // speed at which a contact slides, and does not only give way by what the solver leaves [m/s]
	nearly     = 0.98  // square of the part of its limit that friction then has at least
)

// gather finds all points that something pushes at in islands with contacts.
func (p *Problem) gather(h float64) {
	m := &p.touch.movers
	m.reset(len(p.islands.parent))
	for i := range p.islands.count {
		touching := p.islands.touching(i)
		if len(touching) == 0 {
			continue
		}
		for _, j := range p.islands.of(i) {
			b := &p.Bonds[j]
			p.mover(b.A.side())
			p.mover(b.B.side())
		}
		for _, j := range touching {
			p.mover(p.Contacts[j].A)
			p.mover(p.Contacts[j].B)
		}
	}
	if p.touch.owed {
		for i := range p.Expected {
			p.mover(p.Expected[i].Side)
		}
	}
	m.ask(p.Bodies)
	if !p.touch.owed {
		return
	}
	for i := range p.Expected { // what was expected is taken back
		e := &p.Expected[i]
		k := p.mover(e.Side)
		m.push(k, e.Wrench.Scale(-h))
		m.list[k].load = m.list[k].load.Sub(e.Wrench)
	}
	p.touch.owed = false
}

// solveTouching finds the impulses of an island with contacts. It returns the sweeps that took, and the largest change of
// velocity in the last.
func (p *Problem) solveTouching(island int, h float64) (sweeps int, change float64) {
	t := &p.touch
	t.spots, t.joints, t.blow = t.spots[:0], t.joints[:0], false
	t.method, t.friction, t.total = p.Method, p.Friction, len(p.Contacts)+len(p.Bonds)
	speed, first := leastSpeed/enough, len(p.rows)
	for _, i := range p.islands.of(island) {
		p.makeRows(i, h)
		p.addJoints(i, h)
	}
	for _, i := range p.islands.touching(island) {
		speed = math.Max(speed, p.addSpot(i, h))
	}
	for i := range t.spots {
		b := &t.spots[i]
		t.give(b, b.drag.AddScaled(b.push, b.normal).Sub(t.pressed[b.contact].loaded.Scale(h)))
	}
	sweeps, change = t.solve(speed)
	p.press(island, first, h)
	if t.blow {
		p.strike(h)
	}
	return sweeps, change
}

// solve finds all impulses, at once where the island is small and in sweeps where it is large, to a speed. It returns the steps or
// sweeps that took, and the largest change of velocity in the last.
func (t *touch) solve(speed float64) (steps int, change float64) {
	for i := range t.spots {
		s := &t.spots[i]
		s.pushBefore, s.dragBefore = s.push, s.drag
	}
	for i := range t.joints {
		t.joints[i].begun = t.joints[i].impulse
	}
	switch {
	case t.method == Pivoting && !t.blow:
		if t.pivot() {
			return 1, 0
		}
	case t.method == Automatic && t.friction == FrictionCone:
		var ok bool
		if t.soft() {
			steps, ok = t.weave(speed)
		} else {
			steps, ok = t.leap(speed)
		}
		if ok {
			return steps, 0
		}
		steps = 0
	}
	limit := min(max(sweepWork/t.total, fewest), most)
	for steps < limit {
		change = t.sweep()
		if steps++; !(change > enough*speed) {
			break
		}
	}
	return steps, change
}

// soft reports whether the island has a body that is not a lump: then its answers are all there is, and the rows of its contacts fewer than
// the velocities of its points.
func (t *touch) soft() bool {
	for i := range t.spots {
		if t.movers.list[t.spots[i].a].group >= 0 || t.movers.list[t.spots[i].b].group >= 0 {
			return true
		}
	}
	return false
}

// addSpot prepares contact i. It returns the speed at which its places move.
func (p *Problem) addSpot(i int, h float64) float64 {
	t, c := &p.touch, &p.Contacts[i]
	m := &t.movers
	b := spot{normal: c.Normal, contact: int32(i), sliding: c.Sliding, soft: c.Law.CFM / h, dynamic: c.Law.Dynamic}
	b.a, b.b = p.mover(c.A), p.mover(c.B)
	b.leverA, b.leverB = c.Place.Sub(m.list[b.a].place), c.Place.Sub(m.list[b.b].place)
	b.answer = m.answerOf(b.a, b.b, b.leverA, b.leverB)
	b.invert()
	v := t.parting(&b)
	if c.Force == (spatial.Vec3{}) && p.passes(&b) {
		b.sliding = true
	}
	if b.friction = math.Max(c.Law.Static, b.dynamic); b.sliding {
		b.friction = b.dynamic
	}
	if b.bias = c.Gap / h; math.Abs(c.Gap) < closed {
		b.bias = 0
	} else if c.Gap < 0 {
		erp := c.Law.ERP
		if erp == 0 {
			erp = usualERP
		}
		if b.bias *= erp; b.soft == 0 { // a soft one is a spring, whatever its depth
			b.bias = math.Max(b.bias, -fastest)
			if b.bias < -gentle && c.Gap > -deep {
				b.bias = -gentle
			}
			t.blow = t.blow || b.bias < -gentle
		}
	}
	b.start(c.Force.Scale(h))
	if s := &t.pressed[i]; !s.known {
		s.known, s.before = true, v.Dot(b.normal)
		s.kick = s.before - p.beginning(&b)
	}
	t.blow = t.blow || p.strikes(&b)
	t.spots = append(t.spots, b)
	return v.Norm()
}

// passes reports whether the places of a contact slide along each other when the step begins: what its forces add is not known yet.
func (p *Problem) passes(b *spot) bool {
	v := p.beginningAt(b.b, b.leverB).Sub(p.beginningAt(b.a, b.leverA))
	return v.AddScaled(-v.Dot(b.normal), b.normal).Norm2() > passing*passing
}

// invert prepares what the sweeps divide by.
func (s *spot) invert() {
	n := s.normal
	along := s.answer.MulVec(n)
	d := n.Dot(along) + s.soft
	if !(d > 0) { // neither side gives way
		return
	}
	s.inverse, s.reach = 1/d, d
	u := n.Perpendicular()
	w := n.Cross(u)
	au := s.answer.MulVec(u)
	uu, uw, ww := u.Dot(au), w.Dot(au), w.Dot(s.answer.MulVec(w))
	half, root := (uu+ww)/2, math.Hypot((uu-ww)/2, uw)
	if !(half > root*(1+1e-9)) || !(half > 0) {
		return
	}
	s.slide, s.grip = 1/(half+root), (half+root)*(half+root)
	det := (half - root) * (half + root)
	pu, px, pw := ww/det, -uw/det, uu/det
	s.stick = spatial.Sym(
		pu*u.X*u.X+2*px*u.X*w.X+pw*w.X*w.X, pu*u.X*u.Y+px*(u.X*w.Y+w.X*u.Y)+pw*w.X*w.Y, pu*u.X*u.Z+px*(u.X*w.Z+w.X*u.Z)+pw*w.X*w.Z,
		pu*u.Y*u.Y+2*px*u.Y*w.Y+pw*w.Y*w.Y, pu*u.Y*u.Z+px*(u.Y*w.Z+w.Y*u.Z)+pw*w.Y*w.Z,
		pu*u.Z*u.Z+2*px*u.Z*w.Z+pw*w.Z*w.Z)
}

// start lets the spot begin with an impulse, as far as its law allows it.
func (s *spot) start(impulse spatial.Vec3) {
	s.push = math.Max(s.normal.Dot(impulse), 0)
	s.drag = impulse.AddScaled(-s.normal.Dot(impulse), s.normal)
	if limit := s.friction * s.push; s.drag.Norm2() > 2*limit*limit { // what a box allows is left to be found
		s.drag = s.drag.Scale(limit / s.drag.Norm())
	}
}

// parting returns the velocity of a contact's place on B relative to that on A.
func (t *touch) parting(b *spot) spatial.Vec3 {
	return t.movers.at(b.b, b.leverB).Sub(t.movers.at(b.a, b.leverA))
}

// give pushes both sides of a contact by an impulse on B.
func (t *touch) give(s *spot, impulse spatial.Vec3) {
	a, b := &t.movers.list[s.a], &t.movers.list[s.b]
	if a.group >= 0 || b.group >= 0 {
		t.movers.push(s.b, spatial.Wrench{Torque: s.leverB.Cross(impulse), Force: impulse})
		t.movers.push(s.a, spatial.Wrench{Torque: impulse.Cross(s.leverA), Force: impulse.Neg()})
		return
	}
	b.linear = b.linear.AddScaled(b.inverseMass, impulse)
	b.angular = b.angular.Add(b.inverseInertia.MulVec(s.leverB.Cross(impulse)))
	a.linear = a.linear.AddScaled(-a.inverseMass, impulse)
	a.angular = a.angular.Sub(a.inverseInertia.MulVec(s.leverA.Cross(impulse)))
}

// sweep visits every bond's row and every contact once, and returns the largest change of a velocity.
func (t *touch) sweep() (largest float64) {
	for i := range t.joints {
		if change := t.turn(&t.joints[i]); change > largest {
			largest = change
		}
	}
	for i := range t.spots {
		if change := t.visit(&t.spots[i]); change > largest {
			largest = change
		}
	}
	return largest
}

// visit solves one contact while all others stay as they are, and returns the change of velocity that this took.
func (t *touch) visit(s *spot) float64 {
	v := t.parting(s)
	n := s.normal
	push := s.push - s.inverse*(n.Dot(v)+s.bias+s.soft*s.push)
	if !(push > 0) {
		if push = 0; s.push == 0 && s.base == 0 {
			return 0 // as it was: open
		}
	}
	more := push - s.push
	s.push = push
	change := n.Scale(more)
	v = v.Add(s.answer.MulVec(change)) // as it is after that push

	limit := s.friction * (push + s.base)
	drag := s.drag.Sub(s.stick.MulVec(v))
	if t.friction == FrictionBox {
		drag = s.boxed(drag, limit)
	} else if drag.Norm2() > limit*limit {
		drag = s.yielding(v, limit)
	}
	aside := drag.Sub(s.drag)
	s.drag = drag
	t.give(s, change.Add(aside))
	if more < 0 {
		more = -more
	}
	if more *= s.reach; aside.Norm2()*s.grip > more*more {
		return math.Sqrt(aside.Norm2() * s.grip)
	}
	return more
}

// yielding returns the friction, at most limit, of a contact that slides at v: a step against the slip that is as long in any heading,
// back onto the cone. Where that comes to rest, friction is opposite to the slip (De Saxcé and Feng 1998).
func (s *spot) yielding(v spatial.Vec3, limit float64) spatial.Vec3 {
	drag := s.drag.AddScaled(-s.slide, v.AddScaled(-v.Dot(s.normal), s.normal))
	if size := drag.Norm(); size > limit {
		drag = drag.Scale(limit / size)
	}
	return drag
}

// boxed cuts friction at a limit along each of two directions.
func (s *spot) boxed(drag spatial.Vec3, limit float64) spatial.Vec3 {
	u := s.normal.Perpendicular()
	w := s.normal.Cross(u)
	return u.Scale(min(max(u.Dot(drag), -limit), limit)).AddScaled(min(max(w.Dot(drag), -limit), limit), w)
}

// addJoints prepares the rows of bond i. A row asks for gap + h (J·dv) + softness·x = want, with dv the change of velocity since the bodies came to
// where the gap is, and x the force: in velocities, bias = (gap − want)/h − J·v.
func (p *Problem) addJoints(i int, h float64) {
	t, b, l := &p.touch, &p.Bonds[i], &p.links[i]
	m := &t.movers
	j := joint{a: p.mover(b.A.side()), b: p.mover(b.B.side())}
	var leverA, leverB spatial.Vec3
	if j.a != 0 {
		leverA = l.b.Pos.Sub(p.Bodies[b.A.Body].Pose(m.list[j.a].point).Pos)
	}
	if j.b != 0 {
		leverB = l.b.Pos.Sub(p.Bodies[b.B.Body].Pose(m.list[j.b].point).Pos)
	}
	if l.stray != (spatial.Wrench{}) { // what was loaded along none of the rows is taken back
		m.push(j.a, shifted(l.stray, leverA).Scale(h))
		m.push(j.b, shifted(l.stray, leverB).Scale(-h))
	}
	yield := p.yield(b.B.side())
	if b.A.Body != b.B.Body {
		yield += p.yield(b.A.side())
	}
	for k := l.first; k < l.last; k++ {
		r := &p.rows[k]
		j.row = int32(k)
		j.onA, j.onB = shifted(r.world, leverA).Scale(-1), shifted(r.world, leverB)
		if j.soft = r.softness / (h * h); r.softness == 0 && r.push.Torque == (spatial.Vec3{}) {
			j.soft = yield * r.recovers() / (h * h)
		}
		d := m.reply(j.a, j.onA, j.a).Power(j.onA) + m.reply(j.b, j.onB, j.b).Power(j.onB)
		if j.a != j.b {
			d += m.reply(j.a, j.onA, j.b).Power(j.onB) + m.reply(j.b, j.onB, j.a).Power(j.onA)
		}
		j.inverse = 0
		if d > 0 {
			j.inverse = 1 / (d + j.soft)
		}
		j.lo, j.hi, j.impulse = r.lo*h, r.hi*h, r.held*h
		j.bias = (r.gap-r.want)/h - m.list[j.a].posed.Power(j.onA) - m.list[j.b].posed.Power(j.onB)
		t.joints = append(t.joints, j)
	}
}

// yield returns how far a body gives way to a bond by itself [m/N].
func (p *Problem) yield(s Side) float64 {
	if s.Body == World {
		return 0
	}
	if b, ok := p.Bodies[s.Body].(Yielding); ok {
		return b.Yield(s.Point)
	}
	return 0
}

// shifted is a wrench about a place, seen from another at a lever before it.
func shifted(w spatial.Wrench, lever spatial.Vec3) spatial.Wrench {
	return spatial.Wrench{Torque: w.Torque.Add(lever.Cross(w.Force)), Force: w.Force}
}

// rate returns the velocity along a row.
func (t *touch) rate(j *joint) float64 {
	a, b := &t.movers.list[j.a], &t.movers.list[j.b]
	return a.linear.Dot(j.onA.Force) + a.angular.Dot(j.onA.Torque) + b.linear.Dot(j.onB.Force) + b.angular.Dot(j.onB.Torque)
}

// turn solves one row while all others stay as they are, and returns the change of velocity that this took.
func (t *touch) turn(j *joint) float64 {
	impulse := j.impulse - j.inverse*(t.rate(j)+j.bias+j.soft*j.impulse)
	impulse = math.Min(math.Max(impulse, j.lo), j.hi)
	more := impulse - j.impulse
	if more == 0 {
		return 0
	}
	j.impulse = impulse
	t.movers.push(j.a, j.onA.Scale(more))
	t.movers.push(j.b, j.onB.Scale(more))
	return math.Abs(more) / j.inverse
}

// press makes the impulses found the forces of contacts and bonds, and loads the bodies with what changes.
func (p *Problem) press(island, first int, h float64) {
	t := &p.touch
	for i := range t.spots {
		b := &t.spots[i]
		c, s := &p.Contacts[b.contact], &t.pressed[b.contact]
		limit := b.friction * b.push
		if size := b.drag.Norm(); size > limit && t.friction == FrictionCone { // the limit was that of an earlier guess of the push
			b.drag = b.drag.Scale(limit / size)
		}
		force := b.drag.AddScaled(b.push, b.normal).Scale(1 / h)
		if !force.Finite() {
			continue // beyond all numbers: better no change than that
		}
		c.Sliding = b.drag.Norm2() >= nearly*limit*limit && b.slipping(t)
		c.Force, c.Blow = force, spatial.Vec3{}
		if b.push > 0 {
			p.tell(c.A)
			p.tell(c.B)
		}
		t.load(b, force.Sub(s.loaded))
		s.loaded = force
	}
	t.expect()
	t.unload(p.Bodies)
	p.force = resized(p.force, len(t.joints))
	for i := range t.joints {
		p.force[i] = t.joints[i].impulse / h
	}
	for _, i := range p.islands.of(island) {
		p.States[i].Compliance = [6][6]float64{} // it is not asked for here, and that of an earlier step is wrong
	}
	p.apply(island, first)
}

// tell lets a body know that it is touched.
func (p *Problem) tell(s Side) {
	if s.Body != World {
		if b, ok := p.Bodies[s.Body].(Touched); ok {
			b.Touch(s.Point)
		}
	}
}

// slipping reports whether the places of a contact move along each other at a speed that counts.
func (s *spot) slipping(t *touch) bool {
	v := t.parting(s)
	return v.AddScaled(-v.Dot(s.normal), s.normal).Norm2() > creep*creep
}

// load notes a wrench for both bodies of a contact, unload gives it to them: once for each of their points.
func (t *touch) load(b *spot, force spatial.Vec3) {
	onB, onA := &t.movers.list[b.b].load, &t.movers.list[b.a].load
	*onB = onB.Add(spatial.Wrench{Torque: b.leverB.Cross(force), Force: force})
	*onA = onA.Sub(spatial.Wrench{Torque: b.leverA.Cross(force), Force: force})
}

func (t *touch) unload(bodies []Body) {
	for i := range t.spots {
		t.unloadOne(bodies, t.spots[i].a)
		t.unloadOne(bodies, t.spots[i].b)
	}
}

func (t *touch) unloadOne(bodies []Body, i int32) {
	if m := &t.movers.list[i]; m.load != (spatial.Wrench{}) {
		if m.body != World {
			bodies[m.body].Load(m.point, m.load)
		}
		m.load = spatial.Wrench{}
	}
}

// Expect makes the contact forces of the step that ends the expected ones of the next, on bodies that are not lumps.
func (p *Problem) Expect() { p.Expected = append(p.Expected[:0], p.touch.pushes...) }

// Pressed calls visit for each body that is not a lump and that contacts press on, after Solve; more than once, if they do so in several places.
func (p *Problem) Pressed(visit func(body int)) {
	for i := range p.touch.pushes {
		visit(p.touch.pushes[i].Body)
	}
}

// expect notes what the next step may expect of the island's contacts on bodies that are not lumps.
func (t *touch) expect() {
	for i := range t.spots {
		b := &t.spots[i]
		if force := t.pressed[b.contact].loaded; b.push > 0 {
			t.note(b.a, b.leverA, force.Neg())
			t.note(b.b, b.leverB, force)
		}
	}
}

// Touches reports whether a body has contacts in this step.
func (p *Problem) Touches(body int) bool {
	return slices.ContainsFunc(p.Contacts, func(c Contact) bool { return c.A.Body == body || c.B.Body == body })
}

// Forget lets the contacts and bonds of a body know nothing of their forces in the next step.
func (p *Problem) Forget(body int) {
	for i := range p.Bonds {
		if b := &p.Bonds[i]; b.A.Body == body || b.B.Body == body {
			p.States[i].Expected = spatial.Wrench{}
		}
	}
	for i := range p.Contacts {
		if c := &p.Contacts[i]; c.A.Body == body || c.B.Body == body {
			c.Force, c.Blow, c.Sliding = spatial.Vec3{}, spatial.Vec3{}, false
		}
	}
	p.touch.pushes = slices.DeleteFunc(p.touch.pushes, func(e Push) bool { return e.Body == body })
	p.touch.blowList = slices.DeleteFunc(p.touch.blowList, func(b blow) bool { return b.side.Body == body })
}

// note keeps what a contact does to a mover of a group.
func (t *touch) note(i int32, lever, force spatial.Vec3) {
	if m := &t.movers.list[i]; m.group >= 0 {
		t.pushes = append(t.pushes, Push{Side{m.body, m.point}, spatial.Wrench{Torque: lever.Cross(force), Force: force}})
	}
}

// unloadRest takes back from points that nothing touches any more what was expected there.
func (p *Problem) unloadRest() {
	for i := range p.Expected {
		p.touch.unloadOne(p.Bodies, p.mover(p.Expected[i].Side))
	}
}
