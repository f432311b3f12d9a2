package rod

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

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
