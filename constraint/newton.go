package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Sweeps pass an impulse from contact to contact, and for a tower of boxes that takes thousands of them. An island of few bodies is solved
// in the velocities of its bodies instead, all at once. With λ the impulses guessed so far and ρ a stiffness, a contact that
// parts at u pushes by
//
//	P(u) = max(0, λₙ − ρ (uₙ + bias)),   and by λₜ − ρ uₜ, cut at the friction that λₙ allows,
//
// and M (v − v₀) = Σ Jᵀ P(J v) is the minimum of a convex energy: Newton's method finds it in a few steps, each of which
// factors M + Σ ρ Jᵀ J, of the size of the bodies and with their neighbourhood for its pattern. Taking P for the next λ leaves
// less and less of what ρ allows (the method of multipliers); where λ is that of the step before, nearly nothing is left at once.
type newton struct {
	movers  []int32 // that move, in the order of elimination
	at      []int32 // first unknown of each mover of the problem; −1 for one that nothing moves
	seen    []int32 // movers that have an entry in at
	matrix  skyline
	mass    []spatial.Sym3 // inertia of each of movers
	heavy   []float64      // and mass
	dense   []denseMass    // of groups
	free    []float64      // velocities without impulses
	v, step []float64
	way     []float64 // of a step of Newton's method
	hardest float64   // of all contacts and rows
	tried   []float64
	around  neighbours
}

const (
	hardness   = 1e5    // ρ, in what ends the relative motion at a contact, at least,
	harder     = 1e3    // and in that times what the heaviest body is heavier than those that touch: they may have to carry it
	newtonWork = 300000 // multiplications of a factorisation, at most,
	rowWork    = 500    // and for each contact and row: above that sweeps are cheaper
	mostSteps  = 30     // of Newton's method in all,
	fewSteps   = 5      // or in a world with very many contacts
	forget     = 0.95   // part of the impulses that is left where they were no use
	mostParts  = 8      // of the way of a step that are tried
	nearLowest = 0.3    // part of what pulls at the beginning of it that may pull at its end
	mostLooks  = 20     // new guesses of the impulses
)

// softness is the part of their hardness that contacts have at the first looks.
var softness = [...]float64{1e-4, 1e-3, 1e-2, 0.1}

// leap solves the island in the velocities of its bodies, to a speed. It reports whether it came to an end.
func (t *touch) leap(speed float64) (steps int, ok bool) {
	if !t.prepare() || !t.weigh() {
		return 0, false
	}
	n := &t.newton
	t.force(speed)
	if m := t.missed(speed); m.well() {
		return 0, true // the impulses of the step before do it
	}
	t.harden(t.softly(0))
	fresh := true // the factor does not belong to the present pattern
	moved, changed := t.force(speed)
	for looks := 0; looks < mostLooks; {
		fresh = fresh || changed
		if !moved { // in balance with the guess: is the guess right?
			m := t.missed(speed)
			t.guess()
			if looks++; m.well() || (looks > patience && m.tolerable()) {
				return steps, true
			}
			if f := t.softly(looks); f != 1 {
				t.harden(f)
				fresh = true
			}
			moved, changed = t.force(speed)
			continue
		}
		if steps++; steps > mostSteps || (steps > fewSteps && t.total > many) {
			break
		}
		if fresh {
			t.assemble()
			if !n.matrix.factor() {
				break
			}
			fresh = false
		}
		copy(n.way, n.step)
		n.matrix.solve(n.way)
		moved, changed = t.search(speed)
	}
	t.resume()
	return steps, false
}

// softly returns by how much the contacts are made harder before a look: the first are at impulses that are wrong anyway, and soft
// contacts find their places in fewer steps. Where a light body carries a heavy one they are hard from the start.
func (t *touch) softly(look int) float64 {
	if t.newton.hardest > hardness || look > len(softness) {
		return 1
	}
	before, now := 1.0, 1.0
	if look > 0 {
		before = softness[look-1]
	}
	if look < len(softness) {
		now = softness[look]
	}
	return now / before
}

func (t *touch) harden(f float64) {
	for i := range t.spots {
		t.spots[i].firm *= f
	}
	for i := range t.joints {
		t.joints[i].firm *= f
	}
}

// resume brings the velocities into agreement with the impulses that the step began with, for sweeps to go on from. What is guessed of
// a problem that has no answer grows without end, so they forget a part of it.
func (t *touch) resume() {
	t.write(t.newton.free)
	for i := range t.spots {
		s := &t.spots[i]
		s.push, s.drag = forget*s.pushBefore, s.dragBefore.Scale(forget)
		t.give(s, s.drag.AddScaled(s.push, s.normal))
	}
	for i := range t.joints {
		j := &t.joints[i]
		j.impulse = min(max(forget*j.begun, j.lo), j.hi)
		t.movers.push(j.a, j.onA.Scale(j.impulse))
		t.movers.push(j.b, j.onB.Scale(j.impulse))
	}
}

// read copies the velocities of the movers, write sets them.
func (t *touch) read(v []float64) {
	for k, i := range t.newton.movers {
		o, x := &t.movers.list[i], v[6*k:6*k+6]
		x[0], x[1], x[2], x[3], x[4], x[5] = o.angular.X, o.angular.Y, o.angular.Z, o.linear.X, o.linear.Y, o.linear.Z
	}
}

func (t *touch) write(v []float64) {
	for k, i := range t.newton.movers {
		o, x := &t.movers.list[i], v[6*k:6*k+6]
		o.angular, o.linear = spatial.V(x[0], x[1], x[2]), spatial.V(x[3], x[4], x[5])
	}
}

// The pieces of a contact's law.
const (
	open   uint8 = iota
	smooth       // without friction
	sticking
	slipping
)

// force finds the impulses at the present velocities, and writes what is out of balance to step. It reports whether that is
// worth a step, and whether a contact or row is on another piece of its law than before, or slides.
func (t *touch) force(speed float64) (moved, changed bool) {
	n := &t.newton
	t.inertia(n.step)
	for i := range t.spots {
		s := &t.spots[i]
		t.law(s)
		changed = changed || s.piece != s.factored || s.piece == slipping || (s.pushNow > 0) != s.pushes
		impulse := s.dragNow.AddScaled(s.pushNow, s.normal)
		n.add(n.at[s.b], s.leverB, impulse)
		n.add(n.at[s.a], s.leverA, impulse.Neg())
	}
	for i := range t.joints {
		j := &t.joints[i]
		t.rowLaw(j)
		changed = changed || j.spent != j.factored
		n.addWrench(n.at[j.a], j.onA, j.impulseNow)
		n.addWrench(n.at[j.b], j.onB, j.impulseNow)
	}
	for k := range n.movers {
		limit := balance * speed * n.heavy[k]
		for r, v := range n.step[6*k : 6*k+6] {
			if r < 3 {
				v /= t.reach(k)
			}
			moved = moved || math.Abs(v) > limit
		}
	}
	return moved, changed
}

const balance = 1e-8 // change of velocity, relative to the speed of things, that is none

// weightOf is about the mass that a member of a group moves with.
func (t *touch) weightOf(i int32) float64 {
	a := t.movers.own(i)
	return 3 / (a.LL.XX + a.LL.YY + a.LL.ZZ)
}

// reach is about the size of mover k: its radius of gyration, or a lever of a metre where that is not known [m].
func (t *touch) reach(k int) float64 {
	n := &t.newton
	if t.movers.list[n.movers[k]].group >= 0 {
		return 1
	}
	return math.Sqrt(n.mass[k].Trace() / (2 * n.heavy[k]))
}

// law finds what a contact does at the present velocities.
func (t *touch) law(s *spot) {
	v := t.parting(s)
	normal := v.Dot(s.normal)
	hard := s.firm * s.inverse
	s.pushNow, s.dragNow, s.piece = 0, spatial.Vec3{}, open
	if hard == 0 {
		return
	}
	s.hard = 1 / (s.soft + 1/hard)
	push := s.hard * (s.push/hard - normal - s.bias)
	if !(push > 0) {
		if s.limit == 0 {
			return
		}
		push = 0
	}
	s.pushNow, s.piece = push, sticking
	if s.slide == 0 || s.limit == 0 {
		s.piece = smooth
		return
	}
	across := v.AddScaled(-normal, s.normal)
	s.slip = across.Norm()
	aim := s.drag.AddScaled(-s.firm*s.slide, across)
	size := aim.Norm()
	if s.dragNow = aim; size > s.limit {
		s.piece = slipping
		s.held = s.limit / size
		s.dragNow, s.aside = aim.Scale(s.held), aim.Scale(1/size)
	}
}

// rowLaw finds what a row of a bond does at the present velocities.
func (t *touch) rowLaw(j *joint) {
	if j.impulseNow, j.spent = j.impulse, true; j.inverse == 0 {
		return
	}
	hard := j.firm * j.inverse
	j.hard = 1 / (j.soft + 1/hard)
	impulse := j.hard * (j.impulse/hard - t.rate(j) - j.bias)
	j.impulseNow = math.Min(math.Max(impulse, j.lo), j.hi)
	j.spent = j.impulseNow != impulse
}

// miss is by how much the impulses guessed are not those at the present velocities.
type miss struct {
	speed    float64 // contacts and rows miss what they ask for, as a part of the speed of things
	friction float64 // contacts that slide have the friction of another push, as a part of the largest,
	idle     float64 // and contacts that do not move
}

func (m *miss) well() bool { return m.speed <= 1e-8 && m.friction <= 1e-5 && m.idle <= 1e-5 }

// tolerable is what will do after some patience: where contacts repeat each other, how they share may go on changing without end though
// nothing moves by it.
func (m *miss) tolerable() bool { return m.speed <= creeping && m.friction <= 1e-5 && m.idle <= 0.1 }

const (
	creeping = 1e-6 // part of the speed of things that is rest
	patience = 5    // looks
)

func (t *touch) missed(speed float64) (m miss) {
	largest := 0.0
	for i := range t.spots {
		s := &t.spots[i]
		if s.hard > 0 {
			m.speed = math.Max(m.speed, math.Abs(s.pushNow-s.push)/s.hard)
		}
		if s.slide == 0 {
			continue
		}
		m.speed = math.Max(m.speed, s.dragNow.Sub(s.drag).Norm()/(s.firm*s.slide))
		limit := s.friction * (s.pushNow + s.base)
		largest = math.Max(largest, limit)
		switch {
		case s.piece == sticking:
			m.idle = math.Max(m.idle, s.dragNow.Norm()-limit)
		case s.slip > creeping*speed:
			m.friction = math.Max(m.friction, math.Abs(limit-s.limit))
		default:
			m.idle = math.Max(m.idle, math.Abs(limit-s.limit))
		}
	}
	for i := range t.joints {
		if j := &t.joints[i]; j.hard > 0 {
			m.speed = math.Max(m.speed, math.Abs(j.impulseNow-j.impulse)/j.hard)
		}
	}
	m.speed /= speed
	if largest > 0 {
		m.friction /= largest
		m.idle /= largest
	}
	return m
}

// guess takes the present impulses for the next guess.
func (t *touch) guess() {
	for i := range t.spots {
		s := &t.spots[i]
		s.push, s.drag, s.limit = s.pushNow, s.dragNow, s.friction*(s.pushNow+s.base)
	}
	for i := range t.joints {
		t.joints[i].impulse = t.joints[i].impulseNow
	}
}

// add adds an impulse at a lever to the unknowns of a mover.
func (n *newton) add(at int32, lever, impulse spatial.Vec3) {
	n.addWrench(at, spatial.Wrench{Torque: lever.Cross(impulse), Force: impulse}, 1)
}

func (n *newton) addWrench(at int32, w spatial.Wrench, f float64) {
	if at < 0 {
		return
	}
	x := n.step[at : at+6]
	x[0] += f * w.Torque.X
	x[1] += f * w.Torque.Y
	x[2] += f * w.Torque.Z
	x[3] += f * w.Force.X
	x[4] += f * w.Force.Y
	x[5] += f * w.Force.Z
}

// search goes along the way from the present velocities: all of it, or to about the lowest place on it where that would go too far. What
// pulls along the way tells that without the loss of digits that comparing energies has. It is not enough to stop short: beyond a kink
// of the law lies what the next step has to know.
func (t *touch) search(speed float64) (moved, changed bool) {
	n := &t.newton
	t.read(n.v)
	slope := dot(n.step, n.way)
	low, lowPull, high, highPull := 0.0, slope, 1.0, 0.0
	for part, tries := 1.0, 0; ; tries++ {
		for k, i := range n.movers {
			o, x, d := &t.movers.list[i], n.v[6*k:6*k+6], n.way[6*k:6*k+6]
			o.angular = spatial.V(x[0]+part*d[0], x[1]+part*d[1], x[2]+part*d[2])
			o.linear = spatial.V(x[3]+part*d[3], x[4]+part*d[4], x[5]+part*d[5])
		}
		moved, changed = t.force(speed)
		pull := dot(n.step, n.way)
		if tries == mostParts || !(slope > 0) || math.Abs(pull) <= nearLowest*slope || (part == 1 && pull > 0) {
			return moved, changed
		}
		if pull > 0 {
			low, lowPull = part, pull
		} else {
			high, highPull = part, pull
		}
		part = low + (high-low)*min(max(lowPull/(lowPull-highPull), 0.1), 0.9)
	}
}
