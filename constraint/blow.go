package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Contacts keep bodies apart over the way of a step. What they do to the velocities is another question where something strikes,
// or where an overlap is pushed out faster than bodies should part: then the velocities at the end of the step are found by
// themselves (Hadap 2006, section 5: contacts, then impacts).
//
// A blow is passed on: all contacts that are approached are stopped together and sent back by their restitution together; that may
// make others approached, and so on until none is (generalized reflections, Smith et al. 2012). A box that falls flat rises flat, and of five
// balls in a row the last one leaves. Then all contacts, those that only rest included, keep what is left from approaching, with friction.

const (
	slowBlow  = 0.01  // approaching speed below which nothing bounces [m/s]
	fewKicks  = 2.5   // and the same in kicks: what a body at rest gains in two steps is no blow
	mostBlows = 40    // rounds in which blows are passed on
	mostTurns = 100   // sweeps of one round
	stopped   = 1e-10 // change of velocity, relative to that of the blow, that another sweep is not worth
)

// blow is an impulse on a body, to be given when the step has ended.
type blow struct {
	side    Side
	impulse spatial.Wrench
}

// beginning returns the velocity along the normal with which the step began.
func (p *Problem) beginning(b *spot) float64 {
	return p.beginningAt(b.b, b.leverB).Sub(p.beginningAt(b.a, b.leverA)).Dot(b.normal)
}

func (p *Problem) beginningAt(i int32, lever spatial.Vec3) (v spatial.Vec3) {
	m := &p.touch.movers.list[i]
	if m.body == World {
		return v
	}
	if body, ok := p.Bodies[m.body].(Moving); ok {
		_, before := body.Motion(m.point)
		v = before.Linear.Add(before.Angular.Cross(lever))
	}
	return v
}

// strikes reports whether a contact closes within the step, fast enough to give something back.
func (p *Problem) strikes(b *spot) bool {
	s := &p.touch.pressed[b.contact]
	return b.soft == 0 && p.Contacts[b.contact].Law.Restitution > 0 && s.before+b.bias < 0 && s.approached(s.before)
}

// approached reports whether v is the velocity of a blow.
func (s *pressed) approached(v float64) bool {
	return v < -math.Max(slowBlow, fewKicks*math.Abs(s.kick))
}

// rebound returns the velocity along the normal after a blow of restitution e. Velocities are those in the middle of a step, and within
// it they change by the kick. The blow falls at the part τ = gap/(−v h) of the step, when the velocity is v + (τ − ½) kick; what
// leaves at −e times that, from where the gap closed, at the end of the step, had half a kick less in the
// middle of it. So a ball comes back to e² of the height it fell from, whatever the step.
func rebound(e, before, kick, gap, h float64) float64 {
	tau := math.Min(math.Max(-gap/(before*h), 0), 1)
	return -e*(before+(tau-0.5)*kick) - kick/2
}

// strike finds the velocities at the end of the step for the island that was just solved, and keeps the impulses that this
// takes beyond those of its forces.
func (p *Problem) strike(h float64) {
	t := &p.touch
	p.sharpen()
	for i := range t.joints {
		j := &t.joints[i]
		j.bias = -t.rate(j) // a bond goes on as it does when it closes at the end of the step
		if j.before = j.impulse; j.soft > 0 {
			j.inverse = 0 // and a spring is not quick enough for a blow
		}
	}
	for i := range t.spots {
		t.movers.list[t.spots[i].a].goOn(h)
		t.movers.list[t.spots[i].b].goOn(h)
	}
	for i := range t.spots {
		b := &t.spots[i]
		if b.soft > 0 { // as with bonds: it has given what it gives, and is no part of this
			b.before, b.bias = spatial.Vec3{}, math.Inf(1)
			continue
		}
		b.before = b.drag.AddScaled(b.push, b.normal)
		t.give(b, b.before.Neg())
	}
	for round := 0; round < mostBlows && p.passOn(round == 0, h); round++ {
	}
	p.settle()
	p.keepBlows()
}

// sharpen makes the answers of the island's groups those to a blow.
func (p *Problem) sharpen() {
	t := &p.touch
	for i := range t.spots {
		for _, k := range [2]int32{t.spots[i].a, t.spots[i].b} {
			o := &t.movers.list[k]
			if o.group < 0 {
				continue
			}
			body, ok := p.Bodies[o.body].(Sharp)
			g := &t.movers.groups[o.group]
			if !ok || g.sharp {
				continue
			}
			g.sharp = true
			if f := body.Sharpness(o.point); f != 1 {
				for j := range g.answer {
					g.answer[j].Scale(f, &g.answer[j])
				}
			}
		}
	}
	for i := range t.spots {
		s := &t.spots[i]
		if t.movers.list[s.a].group >= 0 || t.movers.list[s.b].group >= 0 {
			s.answer = t.movers.answerOf(s.a, s.b, s.leverA, s.leverB)
			s.invert()
		}
	}
}

// passOn lets every contact that is approached strike once. It reports whether there was one.
func (p *Problem) passOn(first bool, h float64) bool {
	t := &p.touch
	found, speed := false, 0.0
	for i := range t.spots {
		b := &t.spots[i]
		c, s := &p.Contacts[b.contact], &t.pressed[b.contact]
		v := t.parting(b).Dot(b.normal)
		b.struck = c.Law.Restitution > 0 && b.closes() && s.approached(v)
		if !b.struck {
			continue
		}
		found, speed = true, math.Max(speed, -v)
		b.push, b.returns = 0, c.Law.Restitution
		if first {
			b.returns = math.Max(rebound(c.Law.Restitution, v, s.kick, math.Max(c.Gap, 0), h)/-v, 0)
		}
	}
	if !found {
		return false
	}
	t.stop(speed)
	for i := range t.spots {
		if b := &t.spots[i]; b.struck {
			t.give(b, b.normal.Scale(b.returns*b.push))
			b.base += (1 + b.returns) * b.push
		}
	}
	return true
}

// closes reports whether the gap of a contact is none at the end of the step.
func (s *spot) closes() bool { return s.bias <= 0 || s.before.Dot(s.normal) > 0 }

// stop finds the impulses that stop all contacts that are struck.
func (t *touch) stop(speed float64) {
	for range mostTurns {
		largest := 0.0
		for i := range t.spots {
			b := &t.spots[i]
			if !b.struck {
				continue
			}
			push := math.Max(b.push-b.inverse*t.parting(b).Dot(b.normal), 0)
			more := push - b.push
			b.push = push
			t.give(b, b.normal.Scale(more))
			largest = math.Max(largest, math.Abs(more)/b.inverse)
		}
		if !(largest > stopped*speed) {
			return
		}
	}
}

// settle keeps all contacts from approaching, with the friction that their blows allow.
func (p *Problem) settle() {
	t := &p.touch
	speed := leastSpeed / enough
	for i := range t.spots {
		b := &t.spots[i]
		closes := b.closes()
		b.bias, b.soft, b.push, b.drag = 0, 0, 0, spatial.Vec3{}
		if !closes {
			b.bias = math.Inf(1) // it is not there at the end
		} else if b.base == 0 {
			b.push = math.Max(b.before.Dot(b.normal), 0)
			b.drag = b.before.AddScaled(-b.push, b.normal)
			t.give(b, b.before)
		}
		speed = math.Max(speed, t.parting(b).Norm())
	}
	t.solve(speed)
}

// keepBlows notes what the bodies are to be given after the step.
func (p *Problem) keepBlows() {
	t := &p.touch
	for i := range t.spots {
		b := &t.spots[i]
		impulse := b.drag.AddScaled(b.push+b.base, b.normal).Sub(b.before)
		if impulse.Finite() {
			p.Contacts[b.contact].Blow = impulse
			t.loadBlow(b, impulse)
		}
	}
	for i := range t.joints {
		j := &t.joints[i]
		more := j.impulse - j.before
		a, b := &t.movers.list[j.a], &t.movers.list[j.b]
		a.load, b.load = a.load.Add(j.onA.Scale(more)), b.load.Add(j.onB.Scale(more))
	}
	for i := range t.spots {
		t.keepBlow(t.spots[i].a)
		t.keepBlow(t.spots[i].b)
	}
	for i := range t.joints {
		t.keepBlow(t.joints[i].a)
		t.keepBlow(t.joints[i].b)
	}
}

// loadBlow notes an impulse for both bodies of a contact. They have moved since the levers were taken, so that the impulse would push at two
// places now, and make angular momentum of nothing: levers lead to a place between both, nearer to the one on the lighter body.
func (t *touch) loadBlow(b *spot, impulse spatial.Vec3) {
	onA, onB := &t.movers.list[b.a], &t.movers.list[b.b]
	share := 0.5 // of A
	if sum := onA.inverseMass + onB.inverseMass; sum > 0 {
		share = onA.inverseMass / sum
	}
	apart := onB.way.Sub(onA.way)
	leverA, leverB := b.leverA.AddScaled(1-share, apart), b.leverB.AddScaled(-share, apart)
	onB.load = onB.load.Add(spatial.Wrench{Torque: leverB.Cross(impulse), Force: impulse})
	onA.load = onA.load.Sub(spatial.Wrench{Torque: leverA.Cross(impulse), Force: impulse})
}

func (t *touch) keepBlow(i int32) {
	m := &t.movers.list[i]
	if m.load != (spatial.Wrench{}) && m.body != World {
		t.blowList = append(t.blowList, blow{Side{m.body, m.point}, m.load})
	}
	m.load = spatial.Wrench{}
}

// Strike gives the bodies the blows of the step. It is called after Correct.
func (p *Problem) Strike() {
	for _, b := range p.touch.blowList {
		if body, ok := p.Bodies[b.side.Body].(Struck); ok {
			body.Strike(b.side.Point, b.impulse)
		}
	}
	p.touch.blowList = p.touch.blowList[:0]
}
