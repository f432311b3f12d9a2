package rod

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// A rod that leans on something may be stable only because of that: under the forces of its contacts alone, which do not give way, it
// would snap. Where the pivots show that, or a step would take it further than contacts can be foreseen, it is drawn by springs to where it was
// when the step began: at its touched points, and if that is not enough all along. They are just stiff enough. At rest they do
// nothing; in motion they let it snap over some steps, in which contacts see where it goes. Answers and Respond have them in their pivots.

const (
	softest  = 0.1   // of the springs, in EI/L³: the least that is worth it
	tightest = 10    // radius of the tightest loops that they must keep from snapping, in radii of the rod
	firmer   = 4     // by this they get stiffer at a time,
	slack    = 0.8   // and this is left of it for the next step
	mostLeap = 0.02  // part of its length that the rod goes in a step, but for what its holds ask for,
	nearLeap = 0.001 // or, where it is touched, this part or its radius, before contacts ask for more
)

// tighten gives the springs the stiffness that they should have, without a change of their forces in the present shape.
func (t *touched) tighten(now []pose) {
	if t.acts = t.pushed || t.drag > 0 && !t.final; !t.acts {
		return
	}
	if t.final {
		return
	}
	for k := range t.stiff {
		stiff := t.firm*t.weight[k] + t.drag*t.span[k]
		if stiff > t.stiff[k] {
			t.centre[k] = now[k].pos.Lerp(t.centre[k], t.stiff[k]/stiff)
			t.stiff[k] = stiff
		}
	}
}

// leans reports whether the rod does not stand free in equilibrium, from which it has to be kicked.
func (r *Rod) leans() bool { return r.touch.pushed || r.unbalanced() > nearSaddle }

// hold makes the springs stiffer: those at touched points first, and if these are held as they would be in the tightest of loops, those
// all along the rod. It reports whether that can help.
func (r *Rod) hold() bool {
	t, m := &r.touch, r.model
	if t.start == nil || t.final {
		return false
	}
	loop := tightest * t.radius
	most := math.Max(m.bendScale/(loop*loop*loop), 1e4*t.least)
	switch {
	case t.pushed && t.firm < most:
		t.firm = math.Max(t.least, firmer*t.firm)
	case t.drag < most/loop:
		t.drag = math.Max(t.least/t.length, firmer*t.drag)
	default:
		return false
	}
	t.tighten(r.now)
	return true
}

// setOut notes where a solve sets out from, and how far it may go: contacts cannot foresee more, but for what holds ask for and what the
// pushes that were found are to do.
func (r *Rod) setOut() {
	t := &r.touch
	if t.start == nil {
		return
	}
	for k := range r.now {
		t.origin[k] = r.now[k].pos
	}
	t.tighten(r.now)
	asked := t.promised
	for i := range r.holds {
		if h := &r.holds[i]; h.axes != 0 {
			turn := h.reached.Rot.Conj().Mul(h.target.Rot).Vec().Norm()
			asked = math.Max(asked, h.target.Pos.Sub(h.reached.Pos).Norm()+2*turn*r.model.length)
		}
	}
	if t.reach = mostLeap * r.model.length; t.pushed {
		t.reach = math.Max(nearLeap*r.model.length, t.radius)
	}
	t.reach += 2 * asked
}

// steady sees to it, when a step begins, that half the springs would do: next to the border of what is stable the rod would answer the
// least push with a leap.
func (r *Rod) steady() {
	t := &r.touch
	for t.acts && t.firm+t.drag > 0 {
		for k := range t.stiff {
			t.stiff[k] /= 2
		}
		r.sweep()
		for k := range t.stiff {
			t.stiff[k] *= 2
		}
		if r.work.negative == 0 {
			return
		}
		if !t.pushed && r.unbalanced() <= nearSaddle { // nothing else would make it leave
			r.leave(firstKick)
			return
		}
		if !r.hold() {
			return
		}
	}
}

// leapsFar reports whether the step takes a rod with a surface too far.
func (r *Rod) leapsFar() bool {
	t := &r.touch
	if t.start == nil {
		return false
	}
	shift, farthest := r.root.move.Linear, 0.0
	for k := range r.steps {
		if shift = shift.Add(r.steps[k].move.Cross(r.now[k].dir)); r.slides != nil && r.model.links[k].length > 0 {
			shift = shift.Add(r.slides[k].move)
		}
		farthest = math.Max(farthest, r.now[k+1].pos.Add(shift).Sub(t.origin[k+1]).Norm2())
	}
	return farthest > t.reach*t.reach
}

// promise finds how far the pushes that came after the last sweep take the rod, as Answers told it [m].
func (r *Rod) promise() float64 {
	t := &r.touch
	if t.start == nil || len(r.left) > 0 {
		return 0
	}
	clear(t.change)
	for i := range r.cfg.Pieces {
		p := &r.points[i]
		f := p.load.Force.Sub(t.taken[i])
		t.taken[i] = p.load.Force
		t.change[p.link] = t.change[p.link].AddScaled(1-p.at, f)
		t.change[p.link+1] = t.change[p.link+1].AddScaled(p.at, f)
	}
	// As in comply, for forces on all positions at once.
	n := len(r.model.links)
	gt, gx := spatial.Vec3{}, t.change[n].Neg()
	for k := n - 1; k >= 0; k-- {
		a := &r.answers[k]
		a.slide = spatial.Vec3{}
		if r.slides != nil && r.model.links[k].length > 0 {
			a.slide, gt, gx = r.slides[k].pass(true, nil, k, gx, gt, gx)
		}
		gt = gt.Add(r.now[k].dir.Cross(gx))
		if gx = gx.Sub(t.change[k]); k > 0 {
			a.offset, gt, gx = r.steps[k].pass(true, nil, k, gt, gt, gx)
		}
	}
	r.spread(r.root.respond(spatial.Wrench{Torque: gt, Force: gx}).Scale(-1), n-1)
	farthest := 0.0
	for k := range r.answers {
		t.way[k+1] = r.answers[k].end
		farthest = math.Max(farthest, t.way[k+1].Norm2())
	}
	return math.Sqrt(farthest)
}

// anchor adds the terms of the springs at position k, and returns their energy [J].
func (t *touched) anchor(k int, ans *answer, p *pose) float64 {
	stiff := t.stiff[k]
	if stiff == 0 {
		return 0
	}
	gap := p.pos.Sub(t.centre[k])
	ans.c.XX += stiff
	ans.c.YY += stiff
	ans.c.ZZ += stiff
	ans.gx, ans.tx = ans.gx.AddScaled(stiff, gap), ans.tx.AddScaled(stiff, gap)
	return 0.5 * stiff * gap.Norm2()
}

// energy is that of springs and torques in a shape [J].
func (t *touched) energy(shape []pose) (sum float64) {
	for k, stiff := range t.stiff {
		if stiff > 0 {
			sum += 0.5 * stiff * shape[k].pos.Sub(t.centre[k]).Norm2()
		}
	}
	for k, torque := range t.couple {
		if torque != (spatial.Vec3{}) {
			turn := shape[k].rot.Mul(t.start[k].rot.Conj())
			sum -= 2 * turn.W * torque.Dot(turn.Vec())
		}
	}
	return sum
}
