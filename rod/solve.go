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
	crawling   = 8    // sweeps after which a rod with a surface that is not stable is held firmer
	defaultTol = 1e-8
	patient    = 400 // sweeps in a Solve, if the Config does not say
	hasty      = 40  // sweeps in a step of a world, if the Config does not say
)

// Solve brings the rod into equilibrium with its loads and holds, starting from its present shape.
func (r *Rod) Solve() Report {
	if !r.touch.inStep { // what is asked for now is all there is: no step comes after this one
		r.beginStep()
		r.touch.final = true
		defer func() { r.touch.inStep, r.touch.final = false, false }()
	}
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
	r.setOut()
	if r.touch.opens {
		r.steady()
	}
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
	first := r.sweeps + 1
	leaveAt, kicks, saddle := math.Max(tol, nearSaddle), 0, math.Inf(-1)
	for r.sweeps < most {
		r.sweep()
		w := &r.work
		out.Residual = r.unbalanced()
		if w.negative > 0 && (r.sweeps == first || r.sweeps > first+crawling || out.Residual <= leaveAt) && (kicks > 0 || r.leans()) && r.hold() {
			first = r.sweeps + 1
			continue
		}
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
		if convex && (r.leapsFar() || r.sweeps > first+crawling) && r.hold() {
			first = r.sweeps + 1
			continue
		}
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

// Energy returns the elastic and potential energy of the present shape [J].
func (r *Rod) Energy() float64 {
	r.loads()
	r.stay()
	acts := r.touch.acts
	r.touch.acts = false // what stands for contacts in a step is none
	e := r.try(0)
	r.touch.acts = acts
	for i := range r.holds {
		if h := &r.holds[i]; !h.rigid[0] || !h.rigid[1] {
			gap, _ := h.measure(&r.now[h.link])
			e += h.energy(gap)
		}
	}
	return e
}
