package rod

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// step takes a full step.
func (r *Rod) step() {
	r.planHolds()
	r.try(1)
	r.accept(1)
}

// search finds a fraction of the step, s or less, that lowers the energy enough, and leaves the shape there in trial. There
// are two energies to lower, one is enough: the one that the step was made for, or that of outlook; and the step may close
// the gaps that it opens. With stiff penalties alone the rod would have to creep along what its holds allow (the effect
// of Maratos 1978).
func (r *Rod) search(s float64) (float64, bool) {
	w := &r.work
	r.planHolds()
	noise := 1e-13 * w.scale
	free := w.energy
	for i := range r.holds {
		free -= r.holds[i].energy(r.holds[i].gap)
	}
	_, outlook := r.withHolds(free, r.now)
	if r.gap() > 1e-4*r.model.length {
		outlook = math.Inf(-1) // a gap that is not small is to be closed first
	}
	good := func(energy float64) bool {
		strict, modest := r.withHolds(energy, r.trial)
		return strict <= w.energy-1e-4*s*w.decrease+noise || modest < outlook-1e-4*s*w.decrease
	}
	for range 40 {
		if good(r.try(s)) || good(r.tryClosed(s)) {
			return s, true
		}
		s /= 2
	}
	return 0, false
}

// tryClosed tries a fraction s of the step and then what closes the gaps that it has opened at rigid holds, by the same pivots: a
// step along a curved way needs both. It leaves the step as it was.
func (r *Rod) tryClosed(s float64) float64 {
	if len(r.moves) != len(r.steps) {
		r.moves = make([]spatial.Vec3, len(r.steps))
		r.slid = make([]spatial.Vec3, len(r.slides))
	}
	root := r.root.move
	for k := range r.steps {
		r.moves[k] = r.steps[k].move
		r.steps[k].move = r.moves[k].Scale(s)
	}
	for k := range r.slides {
		r.slid[k] = r.slides[k].move
		r.slides[k].move = r.slid[k].Scale(s)
	}
	r.root.move = root.Scale(s)
	r.closeGaps(r.trial)
	energy := r.try(1)
	for k := range r.steps {
		r.steps[k].move = r.moves[k]
	}
	for k := range r.slides {
		r.slides[k].move = r.slid[k]
	}
	r.root.move = root
	return energy
}

// closeGaps adds to the step what closes the gaps at the holds in a shape, by the pivots of the last sweep.
func (r *Rod) closeGaps(shape []pose) {
	for i := range r.holds {
		h := &r.holds[i]
		gap, _ := h.measure(&shape[h.link])
		if h.axes == 0 || gap == (spatial.Twist{}) {
			continue
		}
		push := spatial.Wrench{Torque: h.target.Rot.Rotate(gap.Angular.Scale(-h.stiff[0])), Force: h.target.Rot.Rotate(gap.Linear.Scale(-h.linear()))}
		r.comply(&point{link: h.link, at: h.at}, push, len(r.steps)-1)
		r.root.move = r.root.move.Add(spatial.Twist{Angular: r.answers[0].turn, Linear: r.answers[0].shift})
		for k := range r.steps {
			r.steps[k].move = r.steps[k].move.Add(r.answers[k].turn)
		}
		for k := range r.slides {
			a := &r.answers[k]
			r.slides[k].move = r.slides[k].move.Add(a.end.Sub(a.shift).Sub(a.turn.Cross(r.now[k].dir)))
		}
	}
}

// stay makes the step one that moves nothing.
func (r *Rod) stay() {
	for k := range r.steps {
		r.steps[k].move = spatial.Vec3{}
	}
	for k := range r.slides {
		r.slides[k].move = spatial.Vec3{}
	}
	r.root.move = spatial.Twist{}
}

// planHolds lets every rigid hold plan its reaction for the step.
func (r *Rod) planHolds() {
	for i := range r.holds {
		h := &r.holds[i]
		h.next, h.held = h.reaction, false
		if h.rigid[0] || h.rigid[1] {
			turn := r.steps[h.link].move
			shift := r.shiftOf(h.link).AddScaled(h.at, turn.Cross(r.now[h.link].dir))
			h.plan(&r.now[h.link], spatial.Twist{Angular: turn, Linear: shift}, r.model.length)
		}
	}
}

// withHolds adds the energies of the holds in a shape to the energy of the rod, in both ways that search asks for.
func (r *Rod) withHolds(free float64, shape []pose) (strict, modest float64) {
	strict, modest = free, free
	for i := range r.holds {
		h := &r.holds[i]
		gap, _ := h.measure(&shape[h.link])
		strict += h.energy(gap)
		modest += h.outlook(gap, r.model.length)
	}
	return strict, modest
}

// try sets trial to the present shape moved by a fraction s of the step and returns its energy without the holds [J]. Loads
// without a potential count with the work they do in the step, taken as constant.
func (r *Rod) try(s float64) float64 {
	now, trial := r.now, r.trial
	trial[0].pos = now[0].pos.AddScaled(s, r.root.move.Linear)
	var elastic, work float64
	half := s / 2
	extensible := r.slides != nil
	for k := range r.model.links {
		l, p, q := &r.model.links[k], &now[k], &trial[k]
		m := r.steps[k].move
		// Cayley's map instead of the exponential: the same to second order, and no trigonometry.
		b := spatial.Quat{W: 1, X: half * m.X, Y: half * m.Y, Z: half * m.Z}
		q.rot = b.Mul(p.rot).Unit()
		q.ratio = p.ratio
		if extensible {
			if l.length > 0 {
				q.ratio = p.ratio.AddScaled(s/l.length, p.rot.Unrotate(r.slides[k].move))
				e := q.ratio.Sub(spatial.V(0, 0, 1))
				elastic += l.length * e.Dot(l.stretch.MulVec(e))
			}
			q.dir = q.rot.Rotate(q.ratio).Scale(l.length)
		} else {
			q.dir = q.rot.Z3().Scale(l.length)
		}
		trial[k+1].pos = q.pos.Add(q.dir)
		if k > 0 {
			c := spatial.Gibbs(trial[k-1].rot, q.rot)
			q.gibbs = c
			elastic += l.energy(c)
		}
		work += r.force[k].Dot(q.pos)
	}
	n := len(r.model.links)
	work += r.force[n].Dot(trial[n].pos)
	if len(r.left) > 0 {
		work += r.followerWork(s)
	}
	if r.touch.acts {
		work -= r.touch.energy(trial)
	}
	return elastic/2 - work
}

// accept makes trial, a fraction s of the step away, the present shape, and lets the holds learn their reactions.
func (r *Rod) accept(s float64) {
	for i := range r.holds {
		h, k := &r.holds[i], r.holds[i].link
		h.learn(s)
		h.gap, _ = h.measure(&r.trial[k])
	}
	r.now, r.trial = r.trial, r.now
}

// shiftOf returns the displacement of the start of link k in the step, to first order [m].
func (r *Rod) shiftOf(k int) spatial.Vec3 {
	// Positions are sums, so this is one too; there are few holds and most are at the ends.
	shift := r.root.move.Linear
	for j := range k {
		shift = shift.Add(r.steps[j].move.Cross(r.now[j].dir))
		if r.slides != nil && r.model.links[j].length > 0 {
			shift = shift.Add(r.slides[j].move)
		}
	}
	return shift
}
