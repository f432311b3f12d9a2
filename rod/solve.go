package rod

import (
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

const (
	boldest    = 1.0  // the most a link turns in one of Newton's steps [rad]
	farTurn    = 0.5  // a hold that turns by more than this [rad] …
	farMove    = 0.25 // … or moves by more than this part of the length is followed in several solves …
	mostLeaps  = 64   // … but not in more than these
	nearSaddle = 1e-3 // this near to an unstable equilibrium, relative to its torques, the rod leaves it …
	firstKick  = 1e-3 // … by turning by this much [rad], and eight times as much each time that was not enough …
	mostKicks  = 3    // … this often
	defaultTol = 1e-8
	patient    = 400 // sweeps in a Solve, if the Config does not say
	hasty      = 40  // sweeps in a step of a world, if the Config does not say
)

// Solve brings the rod into equilibrium with its loads and holds, starting from its present shape.
func (r *Rod) Solve() Report {
	if r.cfg.MaxIterations > 0 {
		return r.solve(r.cfg.MaxIterations)
	}
	return r.solve(patient)
}

// solve is Solve with at most most sweeps.
func (r *Rod) solve(most int) Report {
	r.sweeps = 0
	r.enough = 0
	r.pushed = false
	r.loads()
	leaps := 1
	for i := range r.holds {
		leaps = max(leaps, r.holds[i].leaps(r.model.length))
	}
	if leaps == 1 {
		return r.equilibrium(most)
	}
	// Continuation: follow the hands on a straight way, each point of it a solve.
	var total Report
	for i := range r.holds {
		r.holds[i].asked = r.holds[i].target
	}
	for leap := 1; leap <= leaps && r.sweeps < most; leap++ { // what is left of the way is for the next solve
		for i := range r.holds {
			h := &r.holds[i]
			h.target = h.asked
			if leap < leaps {
				t := 1 / float64(leaps-leap+1)
				h.target = spatial.Frame{Rot: mix(h.reached.Rot, h.asked.Rot, t), Pos: h.reached.Pos.Lerp(h.asked.Pos, t)}
			}
		}
		report := r.equilibrium(most)
		report.Flags |= total.Flags & constraint.Snapped
		total = report
	}
	for i := range r.holds {
		if h := &r.holds[i]; h.target != h.asked {
			h.target = h.asked
			total.Flags |= constraint.Unconverged
		}
	}
	return total
}

// leaps is how many solves it takes to follow the target.
func (h *hold) leaps(length float64) int {
	turn := h.reached.Rot.Conj().Mul(h.target.Rot)
	angle := 2 * math.Atan2(turn.Vec().Norm(), math.Abs(turn.W))
	far := math.Max(angle/farTurn, h.target.Pos.Sub(h.reached.Pos).Norm()/(farMove*length))
	if h.axes&Oriented == 0 {
		far = h.target.Pos.Sub(h.reached.Pos).Norm() / (farMove * length)
	}
	if !(far <= mostLeaps) {
		return mostLeaps
	}
	return max(1, int(math.Ceil(far)))
}

// equilibrium is Newton's method on the energy, with the sweeps of backward.go for the step and a line search along it.
// It ends in a minimum: where the pivots show a direction in which an equilibrium is none, it leaves that way.
func (r *Rod) equilibrium(most int) Report {
	r.findFar()
	var out Report
	tol := r.cfg.Tolerance
	if tol == 0 {
		tol = defaultTol
	}
	small := math.Sqrt(tol) // a full step this small leaves an error of its square
	out.Flags = constraint.Unconverged
	leaveAt, kicks, saddle := math.Max(tol, nearSaddle), 0, math.Inf(-1)
	for r.sweeps < most {
		r.sweep()
		w := &r.work
		out.Residual = r.unbalanced()
		if w.negative > 0 && out.Residual <= leaveAt {
			leaveAt = tol // from here the slope leads on
			if kicks < mostKicks {
				saddle = math.Max(saddle, w.energy)
				r.leave(firstKick * math.Pow(8, float64(kicks)))
				kicks++
				continue
			}
			out.Flags |= constraint.Unstable
		}
		if out.Residual <= tol && r.gap() <= tol*r.model.length {
			out.Flags &^= constraint.Unconverged
			break
		}
		convex := w.negative == 0
		largest := r.newton(convex)
		if convex && largest <= small { // near enough for Newton's method to need no help; energies differ by rounding only
			r.step()
			if r.gap() <= tol*r.model.length && !r.growing() {
				out.Residual *= largest
				out.Flags &^= constraint.Unconverged
				break
			}
			continue
		}
		s, ok := r.search(math.Min(1, boldest/largest))
		if !ok {
			break // no progress along a downhill direction: rounding, or a state that is not finite
		}
		r.accept(s)
	}
	out.Iterations, out.Gap, out.Energy = r.sweeps, r.gap(), r.work.energy
	if saddle-out.Energy > 1e-4*r.work.scale {
		out.Flags |= constraint.Snapped
	}
	for i := range r.holds {
		h := &r.holds[i]
		h.reached = h.target
		if h.taut(r.model.length) {
			out.Flags |= constraint.Taut
		}
	}
	return out
}

// step takes a full step.
func (r *Rod) step() {
	r.planHolds()
	r.try(1)
	r.accept(1)
}

// newton turns the last backward sweep into a step, and returns the largest move in it.
func (r *Rod) newton(convex bool) float64 {
	if convex {
		return r.forward()
	}
	return r.soften()
}

// sweep is the backward sweep that suits the loads: the fast one if they have a potential.
func (r *Rod) sweep() {
	r.sweeps++
	if r.follower() {
		r.plainBackward()
	} else {
		r.left = r.left[:0]
		r.backward()
	}
}

// soften repeats both sweeps where the energy is not convex, with a resistance to turning that makes it so and keeps the step
// from being too bold: the least of a geometric series, from below the one that was enough before. Against a transmitted
// force F, F for each metre is enough. It returns the largest move, as forward does.
func (r *Rod) soften() float64 {
	force := math.Sqrt(r.work.axial) + r.model.bendScale/(r.model.length*r.model.length)
	r.damp = math.Min(math.Max(1e-6*force, r.enough/9), force)
	if r.enough == 0 {
		r.damp = 1e-3 * force
	}
	defer func() { r.enough, r.damp = r.damp, 0 }()
	for {
		r.sweep()
		if r.work.negative == 0 {
			if largest := r.forward(); largest <= boldest || r.damp > 1e6*force {
				return largest
			}
		} else if r.damp > 1e6*force {
			return r.forward()
		}
		r.damp *= 3
	}
}

// unbalanced is the largest unbalanced torque or force, relative to the largest in the rod or, in a rod that carries
// next to nothing, to a thousandth of what bends it into an arc of its length.
func (r *Rod) unbalanced() float64 {
	w := &r.work
	small := 1e-3 * r.model.bendScale / r.model.length
	torque := math.Sqrt(w.residual) / math.Max(math.Sqrt(w.torque), small)
	force := math.Sqrt(w.unmet) / math.Max(math.Sqrt(w.force), small/r.model.length)
	return math.Max(torque, force)
}

// gap is the largest at a rigid hold [m].
func (r *Rod) gap() float64 {
	var gap float64
	for i := range r.holds {
		gap = math.Max(gap, r.holds[i].open(r.model.length))
	}
	return gap
}

// growing reports whether a hold's reaction is still on its way to the one that was asked for.
func (r *Rod) growing() bool {
	for i := range r.holds {
		if r.holds[i].held {
			return true
		}
	}
	return false
}

// forward is the sweep from the start to the far end: it turns what backward left into the move of every link. It
// returns the largest: a rotation [rad], or a change of stretch [1].
func (r *Rod) forward() float64 {
	turn, shift := r.root.move.Angular, r.root.move.Linear
	r.steps[0].move = turn
	largest := turn.Norm2()
	for k := range r.steps {
		s := &r.steps[k]
		if k > 0 {
			phi := s.turn.MulVec(turn).Add(s.shift.MulVec(shift)).Add(s.offset)
			turn = turn.Sub(phi)
			s.move = turn
			if t := turn.Norm2(); t > largest {
				largest = t
			}
		}
		shift = shift.Add(turn.Cross(r.now[k].dir))
		if r.slides != nil && r.model.links[k].length > 0 {
			s := &r.slides[k]
			s.move = s.turn.MulVec(turn).Add(s.shift.MulVec(shift)).Add(s.offset).Neg()
			shift = shift.Add(s.move)
			l := r.model.links[k].length
			if t := s.move.Norm2() / (l * l); t > largest {
				largest = t
			}
		}
	}
	return math.Sqrt(largest)
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
				elastic += l.length * e.Dot(l.stretch.mulVec(e))
			}
			q.dir = q.rot.Rotate(q.ratio).Scale(l.length)
		} else {
			q.dir = q.rot.Z3().Scale(l.length)
		}
		trial[k+1].pos = q.pos.Add(q.dir)
		if k > 0 {
			c := gibbs(trial[k-1].rot, q.rot)
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

// leave moves the rod off an equilibrium that is not stable, along a direction of negative curvature: an eigenvector of a
// negative pivot, followed by what lies beyond as the sweep says. The link that turns most turns by kick [rad], to the side
// where the energy is less. Newton's method goes on downhill from there.
func (r *Rod) leave(kick float64) {
	e := r.work.escape
	for k := range e.link {
		r.steps[k].move = spatial.Vec3{}
		if r.slides != nil {
			r.slides[k].move = spatial.Vec3{}
		}
	}
	r.root.move = spatial.Twist{}
	var turn, shift spatial.Vec3
	if e.link == 0 && !e.slide {
		r.root.move = spatial.Twist{Angular: e.turn, Linear: e.shift}
		turn, shift = e.turn, e.shift
		r.steps[0].move = turn
	}
	for k := e.link; k < len(r.steps); k++ {
		s := &r.steps[k]
		switch {
		case k == 0 || (k == e.link && e.slide):
		case k == e.link:
			turn = e.turn
		default:
			turn = turn.Sub(s.turn.MulVec(turn)).Sub(s.shift.MulVec(shift))
		}
		s.move = turn
		shift = shift.Add(turn.Cross(r.now[k].dir))
		if r.slides != nil && r.model.links[k].length > 0 {
			s := &r.slides[k]
			if k == e.link && e.slide {
				s.move = e.turn
			} else {
				s.move = s.turn.MulVec(turn).Add(s.shift.MulVec(shift)).Neg()
			}
			shift = shift.Add(s.move)
		}
	}
	var largest float64
	for k := range r.steps {
		largest = math.Max(largest, r.steps[k].move.Norm())
		if r.slides != nil && r.model.links[k].length > 0 {
			largest = math.Max(largest, r.slides[k].move.Norm()/r.model.links[k].length)
		}
	}
	s := kick / largest
	back, _ := r.withHolds(r.try(-s), r.trial)
	forth, _ := r.withHolds(r.try(s), r.trial)
	if back < forth {
		r.try(-s)
	}
	r.accept(0)
}

// NegativePivots counts the independent directions in which the present shape, as an equilibrium, is not a minimum of the
// energy: 0 if it is stable. It does not move the rod.
func (r *Rod) NegativePivots() int {
	r.loads()
	r.sweep()
	return r.work.negative
}

// Energy returns the elastic and potential energy of the present shape [J].
func (r *Rod) Energy() float64 {
	r.loads()
	r.stay()
	e := r.try(0)
	for i := range r.holds {
		if h := &r.holds[i]; !h.rigid[0] || !h.rigid[1] {
			gap, _ := h.measure(&r.now[h.link])
			e += h.energy(gap)
		}
	}
	return e
}
