package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Sweeps pass an impulse from contact to contact, and for a tower of boxes that takes thousands of them. An island of few bodies is solved
// in the velocities of its bodies instead, all at once. With the piece of its law known that every contact is on, open, sticking or
// slipping in a direction, the problem is linear: Newton's method on the law itself (Alart and Curnier 1991). A contact that does not stay on
// its piece is given the one that its impulse and velocity, taken together, ask for. From one step of a world to the next few pieces
// change, and one or two factorisations do. Nothing says that this comes to an end; where it does not within some rounds, there are sweeps.
//
// With λ the impulse so far and ρ a stiffness, a contact that pushes and sticks has the impulse λ − ρ (u + bias) at the velocity u at which it
// parts, and M (v − v₀) = Σ Jᵀ (λ − ρ (J v + bias)) gives v by a matrix M + Σ ρ Jᵀ J, of the size of the bodies and with their neighbourhood for its
// pattern. What is left of u is the change of λ over ρ, and nothing after another solution of the same equations (the method of multipliers).
// A contact that slips along d has µ times its push along d, and across d, for friction turns with the slip, −µ λₙ/|u| of what it slips there.
// That friction follows the push makes the matrix unsymmetric.
type newton struct {
	movers  []int32 // that move, in the order of elimination
	at      []int32 // first unknown of each mover of the problem; −1 for one that nothing moves
	seen    []int32 // movers that have an entry in at
	matrix  skyline
	mass    []spatial.Sym3 // inertia of each of movers
	heavy   []float64      // and mass
	dense   []denseMass    // of groups
	v, step []float64      // velocities at the beginning, and what is out of balance or the step to where it is not
	drawn   []drawn        // one for each contact
	around  neighbours
}

const (
	hardness   = 1e5    // ρ, in what ends the relative motion at a contact, at least,
	harder     = 1e3    // and in that times what the heaviest body is heavier than those that touch: they may have to carry it
	newtonWork = 300000 // multiplications of a factorisation, at most,
	rowWork    = 500    // and for each contact and row: above that sweeps are cheaper
	mostRounds = 16     // choices of the pieces,
	fewRounds  = 5      // or in a world with very many contacts
	exactly    = 1e-8   // part of the speed of things by which contacts may miss their laws,
	creeping   = 1e-6   // that is rest: enough where contacts contradict each other, and it gets no less,
	contrary   = 1e-5   // and after some patience
	sameSide   = 1e-8   // of a direction that is still the same: what its cosine is below 1
	sameTurn   = 0.01   // part of a stiffness
	forget     = 0.95   // part of the impulses that is left where they were no use
)

// leap solves the island in the velocities of its bodies, to a speed. It reports whether it is small enough and that came to an end.
func (t *touch) leap(speed float64) (rounds int, ok bool) {
	if !t.prepare() || !t.weigh() {
		return 0, false
	}
	n := &t.newton
	t.read(n.v)
	t.begin()
	most := mostRounds
	if t.total > many {
		most = fewRounds
	}
	known, before := false, math.Inf(1) // known: the factor belongs to the present pieces
	for rounds = 0; ; rounds++ {
		c := t.choose(rounds > 0, speed)
		if c.well(rounds, before, speed) {
			t.end()
			return rounds, true
		}
		if rounds == most {
			break
		}
		if known = known && !c.other && !c.turned; !known {
			t.assemble()
			if !n.matrix.factor() {
				break
			}
			known = true
		}
		n.matrix.solve(n.step)
		t.shift()
		before = c.off
	}
	t.resume()
	return rounds, false
}

// begin finds how hard contacts and rows are. At first no contact is on any piece.
func (t *touch) begin() {
	n := &t.newton
	n.drawn = resized(n.drawn, len(t.spots))
	for i := range t.spots {
		s := &t.spots[i]
		if s.piece, s.pushes, s.hard = open, false, 0; s.inverse > 0 {
			s.hard = 1 / (s.soft + 1/(s.firm*s.inverse))
		}
	}
	for i := range t.joints {
		j := &t.joints[i]
		if j.spent, j.hard = true, 0; j.inverse > 0 {
			j.hard = 1 / (j.soft + 1/(j.firm*j.inverse))
		}
	}
}

// resume brings impulses and velocities back to those that the step began with, for sweeps to go on from. What is guessed of a problem
// that has no answer grows without end, so they forget a part of it.
func (t *touch) resume() {
	t.write(t.newton.v)
	for i := range t.spots {
		s := &t.spots[i]
		s.push, s.drag = forget*s.pushBefore, s.dragBefore.Scale(forget)
		t.give(s, s.dragBefore.AddScaled(s.pushBefore, s.normal).Scale(forget-1))
	}
	for i := range t.joints {
		j := &t.joints[i]
		j.impulse = min(max(forget*j.begun, j.lo), j.hi)
		t.movers.push(j.a, j.onA.Scale(j.impulse-j.begun))
		t.movers.push(j.b, j.onB.Scale(j.impulse-j.begun))
	}
}

// read copies the velocities of the movers, write sets them.
func (t *touch) read(v []float64) {
	for k, i := range t.newton.movers {
		o, x := &t.movers.list[i], (*[6]float64)(v[6*k:])
		x[0], x[1], x[2], x[3], x[4], x[5] = o.angular.X, o.angular.Y, o.angular.Z, o.linear.X, o.linear.Y, o.linear.Z
	}
}

func (t *touch) write(v []float64) {
	for k, i := range t.newton.movers {
		o, x := &t.movers.list[i], (*[6]float64)(v[6*k:])
		o.angular, o.linear = spatial.V(x[0], x[1], x[2]), spatial.V(x[3], x[4], x[5])
	}
}

// shift moves the velocities by what was solved for.
func (t *touch) shift() {
	for k, i := range t.newton.movers {
		o, d := &t.movers.list[i], (*[6]float64)(t.newton.step[6*k:])
		o.angular = o.angular.Add(spatial.V(d[0], d[1], d[2]))
		o.linear = o.linear.Add(spatial.V(d[3], d[4], d[5]))
	}
}

// The pieces of a contact's law.
const (
	open uint8 = iota // or without friction
	sticking
	slipping
)

// choice is what came of choosing the pieces.
type choice struct {
	off    float64 // by how much impulses and velocities miss the law, as a speed [m/s]
	other  bool    // some piece is another than before
	turned bool    // or a slip is another than the matrix knows
}

// well reports whether that will do: the law is obeyed, or, where contacts contradict each other by a little, obeyed no better than in the round
// before.
func (c *choice) well(rounds int, before, speed float64) bool {
	enough := exactly
	if !c.other && c.off > before/2 {
		switch {
		case rounds > 3:
			enough = contrary
		case rounds > 1:
			enough = creeping
		}
	}
	return c.off <= enough*speed
}

// choose takes, after a round, the impulses that the velocities now have on the pieces of before, and then chooses the pieces anew. It writes
// what is out of balance on those to step.
func (t *touch) choose(solved bool, speed float64) (c choice) {
	n := &t.newton
	clear(n.step)
	for i := range t.spots {
		s := &t.spots[i]
		if s.inverse == 0 {
			continue
		}
		v := t.parting(s)
		normal := v.Dot(s.normal)
		across := v.AddScaled(-normal, s.normal)
		if solved {
			s.push, s.drag = s.impulse(normal, across)
		}
		piece, pushes := s.piece, s.pushes
		c.off = max(c.off, s.choose(normal, across))
		if !solved && !s.pushes && normal+s.bias <= exactly*speed { // it touches: what is above will press, when the below is held
			s.pushes = true
			if s.slide > 0 && s.friction > 0 {
				s.piece = sticking
			}
		}
		c.other = c.other || s.piece != piece || s.pushes != pushes
		c.turned = c.turned || (s.piece == slipping && s.turned(&n.drawn[i]))
		if s.piece == open && !s.pushes && s.push == 0 && s.drag == (spatial.Vec3{}) {
			continue
		}
		push, drag := s.impulse(normal, across)
		impulse := drag.Sub(s.drag).AddScaled(push-s.push, s.normal)
		n.add(n.at[s.b], spatial.Wrench{Torque: s.leverB.Cross(impulse), Force: impulse}, 1)
		n.add(n.at[s.a], spatial.Wrench{Torque: s.leverA.Cross(impulse), Force: impulse}, -1)
	}
	for i := range t.joints {
		j := &t.joints[i]
		if j.inverse == 0 {
			continue
		}
		rate := t.rate(j)
		if solved {
			j.impulse = j.chosen(rate)
		}
		spent := j.spent
		c.off = max(c.off, j.choose(rate))
		c.other = c.other || spent != j.spent
		impulse := j.chosen(rate) - j.impulse
		n.add(n.at[j.a], j.onA, impulse)
		n.add(n.at[j.b], j.onB, impulse)
	}
	return c
}

// add adds f times a wrench to what is out of balance at the unknowns of a mover.
func (n *newton) add(at int32, w spatial.Wrench, f float64) {
	if at < 0 {
		return
	}
	x := (*[6]float64)(n.step[at:])
	x[0] += f * w.Torque.X
	x[1] += f * w.Torque.Y
	x[2] += f * w.Torque.Z
	x[3] += f * w.Force.X
	x[4] += f * w.Force.Y
	x[5] += f * w.Force.Z
}

// impulse returns what a contact does on its piece, at a velocity along and across its normal.
func (s *spot) impulse(normal float64, across spatial.Vec3) (push float64, drag spatial.Vec3) {
	if s.pushes {
		push = s.hard * (s.push/(s.firm*s.inverse) - normal - s.bias)
	}
	switch s.piece {
	case sticking:
		drag = s.drag.AddScaled(-s.firm*s.slide, across)
	case slipping:
		side := across.AddScaled(-across.Dot(s.aside), s.aside)
		drag = s.aside.Scale(s.friction*(push+s.base)).AddScaled(-s.held*s.slide, side)
	}
	return push, drag
}

// choose puts a contact on the piece that its impulse and velocity ask for. It returns by how much they miss its law, as a speed.
//
// One that stuck and would have to pull is not let go at once: under much friction it slips with a small push rather than none.
func (s *spot) choose(normal float64, across spatial.Vec3) (off float64) {
	was := s.piece
	push := max(s.push-s.inverse*(normal+s.bias+s.soft*s.push), 0)
	off = math.Abs(push-s.push) * s.reach
	if s.piece, s.pushes = open, push > 0; s.slide == 0 || s.friction == 0 {
		return off
	}
	limit := s.friction * (push + s.base)
	aim := s.drag.AddScaled(-s.slide, across)
	size := aim.Norm()
	drag := aim
	if size > limit {
		drag = aim.Scale(limit / size)
	}
	off = max(off, drag.Sub(s.drag).Norm()/s.slide)
	switch {
	case limit > 0 && size <= limit:
		s.piece = sticking
		return off
	case limit > 0:
	case was == sticking && s.friction*size > -s.push:
		s.pushes = true
		limit = s.friction * (s.push + s.friction*size) / (1 + s.friction*s.friction) // the nearest place on the cone
	default:
		return off
	}
	s.piece, s.aside, s.held = slipping, aim.Scale(1/size), s.firm
	if held := limit / size; held < 1 {
		s.held = min(s.held, held/(1-held)) // µ λₙ/|u|, if the drag is that of the slip already
	}
	return off
}

// choose does the same for a row: it is at a bound, or not.
func (j *joint) choose(rate float64) (off float64) {
	impulse := j.impulse - j.inverse*(rate+j.bias+j.soft*j.impulse)
	j.impulseNow = min(max(impulse, j.lo), j.hi)
	j.spent = j.impulseNow != impulse
	return math.Abs(j.impulseNow-j.impulse) / j.inverse
}

// chosen returns what a row does on its piece.
func (j *joint) chosen(rate float64) float64 {
	if j.spent {
		return j.impulseNow
	}
	return j.hard * (j.impulse/(j.firm*j.inverse) - rate - j.bias)
}

// drawn is what the matrix knows of a contact that slips.
type drawn struct {
	aside spatial.Vec3
	held  float64
}

// turned reports whether a slip is another than the matrix knows.
func (s *spot) turned(d *drawn) bool {
	return s.aside.Dot(d.aside) < 1-sameSide || math.Abs(s.held-d.held) > sameTurn*d.held
}

// end cuts off what is left of pulls.
func (t *touch) end() {
	for i := range t.spots {
		s := &t.spots[i]
		s.push = max(s.push, 0)
	}
	for i := range t.joints {
		j := &t.joints[i]
		j.impulse = min(max(j.impulse, j.lo), j.hi)
	}
}
