package solid

import (
	"math"
	"runtime"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// A step. With x = x̂ + γv at its end, where backward Euler has x̂ = x₀, v̂ = v₀, γ = h and differences of second order x̂ = (4x₀ − x₋₁)/3, v̂ likewise and
// γ = 2h/3, it asks for
//
//	M (v − v̂) = γ (f(x) + f_ext − C v),   C = αM + βK.
//
// Newton's method begins at x₀: one iteration is the usual linear step (Baraff and Witkin 1998), which is as stable as it is cheap.

const (
	usualTolerance = 2e-3
	usualGradients = 1000
	staticNewton   = 20
	largeNewton    = 4
	exactBeyond    = 1e4  // stiffness to mass in the matrix, from which on its rounding to single precision would matter
	newtonShare    = 1e-3 // of the tolerance, that Newton's method goes on to
)

// Predict implements constraint.Body. Called again before Correct, it begins the same step anew.
func (s *Solid) Predict(h float64) constraint.Flags {
	if !(h > 0) {
		return 0
	}
	if s.inStep {
		copy(s.now.x, s.start.x)
		copy(s.now.v, s.start.v)
	} else {
		copy(s.start.x, s.now.x)
		copy(s.start.v, s.now.v)
	}
	s.begin(h)
	s.team.Run(s.each, s.hands(), s.task)
	s.react()
	return s.flags
}

// Divide gives the solid somebody who calls do for each of n parts, at the same time or not, and returns when all are done.
func (s *Solid) Divide(each func(n int, do func(i int))) { s.each = each }

// Parts returns how many can work on the solid at the same time.
func (s *Solid) Parts() int { return min(1+len(s.corners)/elementsForTwo, mostHands) }

const (
	elementsForTwo = 600 // elements from which on it is worth to share the work
	mostHands      = 8
)

// hands is how many work on the solid: those who wait for work want a core each.
func (s *Solid) hands() int { return min(s.Parts(), runtime.NumCPU(), runtime.GOMAXPROCS(0)) }

// begin sets what is known of a step beforehand.
func (s *Solid) begin(h float64) {
	s.second = s.cfg.Method == SecondOrder && s.last == h && !s.cfg.Quasistatic
	s.h, s.gain, s.inStep, s.flags, s.effort = h, h, true, 0, Effort{}
	if s.second {
		s.gain = 2 * h / 3
	}
	s.factor = s.gain*s.gain + s.gain*s.cfg.StiffnessDamping
	if s.cfg.Quasistatic {
		s.factor = s.gain * s.gain
	}
	ratio := s.quickest * s.gain
	s.solver.Exact(ratio*ratio > exactBeyond)
	s.columns.drop()
	s.taken, s.spent, s.loose = len(s.loads), 0, false
}

// passBegin sets what is carried over, and the forces from outside that the step begins with, of a part of the nodes; all but loads. Newton's method begins at the velocity that leaves the nodes
// where they are.
func (s *Solid) passBegin(part int) {
	for i := part * rowsInPart; i < min((part+1)*rowsInPart, len(s.inside)); i++ {
		x, v := vecAt(s.start.x, i), vecAt(s.start.v, i)
		known, carried := x, v
		if s.second {
			known = x.Scale(4./3).AddScaled(-1./3, vecAt(s.past.x, i))
			carried = v.Scale(4./3).AddScaled(-1./3, vecAt(s.past.v, i))
		}
		f := s.cfg.Gravity.Scale(s.masses[i])
		if s.felt { // drag is measured from the velocity of the beginning, stiffness from the place
			e := &s.effects[i]
			f = f.Add(e.force).AddScaled(e.drag, v).AddScaled(e.stiff, x.Sub(known))
		}
		put(s.known[3*i:], known)
		put(s.carried[3*i:], carried)
		put(s.outer[3*i:], f)
		if s.cfg.Method != Explicit {
			put(s.now.v[3*i:], x.Sub(known).Scale(1/s.gain))
		}
		s.solver.Hold(i, s.held[i])
	}
}

func addTo(to []float64, i int, v spatial.Vec3) {
	t := (*[3]float64)(to[3*i:])
	t[0], t[1], t[2] = t[0]+v.X, t[1]+v.Y, t[2]+v.Z
}

// solve is Newton's method: the work that is shared in a step.
func (s *Solid) solve() {
	s.team.Each(s.rowParts(), s.phases.begin)
	for k := range s.loads {
		s.spreadLoad(s.outer, &s.loads[k], 1)
	}
	if s.cfg.Method == Explicit {
		s.leap()
		return
	}
	most, tolerance := s.cfg.iterations(), s.cfg.Tolerance
	if tolerance == 0 {
		tolerance = usualTolerance
	}
	largest := 0.0
	for k := range most {
		s.write(k)
		if most > 1 {
			size := math.Sqrt(s.solver.Measure(s.right))
			if k > 0 && size <= newtonShare*tolerance*largest {
				s.effort.Force = size / largest
				return
			}
			largest = math.Max(largest, size)
			s.effort.Force = size / math.Max(largest, 1e-300)
		}
		s.linear(k, tolerance)
		s.effort.Newton++
		if most == 1 {
			s.move(1)
		} else if !s.search(k) {
			break
		}
	}
	if most > largeNewton {
		s.flags |= constraint.Unconverged
	}
}

// write writes down the linear equations of an iteration, and prepares their solution.
func (s *Solid) write(iteration int) {
	s.iteration = iteration
	s.assemble(true)
	if s.cfg.StiffnessDamping > 0 && !s.cfg.Quasistatic {
		s.matrix.MulVec(s.whole, s.now.v)
	}
	s.addPulls()
	s.team.Each(s.rowParts(), s.phases.balance)
	s.solver.Prepare(s.poses)
	s.stale, s.factored = false, false
}

// iterations of Newton's method at most.
func (c *Config) iterations() int {
	switch {
	case c.Iterations > 0:
		return c.Iterations
	case c.Quasistatic:
		return staticNewton
	case c.Law == NeoHookean:
		return largeNewton
	}
	return 1
}

// linear solves for the change of velocity. A matrix that is not positive is made anew, so that it is.
func (s *Solid) linear(iteration int, tolerance float64) {
	most := s.cfg.MaxGradients
	if most == 0 {
		most = usualGradients
	}
	o := s.solver.Solve(s.change, s.right, tolerance, s.least(), most)
	if o.Indefinite && s.larges != nil {
		s.tame = true
		s.write(iteration)
		s.tame = false
		o = s.solver.Solve(s.change, s.right, tolerance, s.least(), most)
	}
	s.keepShift()
	s.effort.Gradients += o.Iterations
	s.effort.Residual = o.Residual
	if !o.Converged {
		s.flags |= constraint.Unconverged
	}
}

// least is an impulse below which equations are solved, as the preconditioner measures it: that of a velocity that nobody sees.
func (s *Solid) least() float64 { return leastSpeed * s.size / s.h * math.Sqrt(s.mass) }

const leastSpeed = 1e-9 // sizes of the solid in a step

// move takes a part of the change of velocity.
func (s *Solid) move(part float64) {
	s.part = part
	s.team.Each(s.rowParts(), s.phases.move)
}

func (s *Solid) passMove(part int) {
	for i := 3 * part * rowsInPart; i < min(3*(part+1)*rowsInPart, 3*len(s.inside)); i++ {
		s.now.v[i] += s.part * s.change[i]
		s.now.x[i] = s.known[i] + s.gain*s.now.v[i]
	}
}

// passBalance sets what the equations of the step leave at the present velocity, M(v̂ − v) + γ(f + f_ext − C v), for a part of the nodes; and the change of velocity that the
// linear equations begin with.
func (s *Solid) passBalance(part int) {
	g, inertia := s.gain, s.inertia()
	share := 0.0
	if s.cfg.StiffnessDamping > 0 && !s.cfg.Quasistatic {
		share = g * s.cfg.StiffnessDamping / s.factor // of what is in the matrix beside inertia: γβK in γ²K + γβK
	}
	for i := part * rowsInPart; i < min((part+1)*rowsInPart, len(s.inside)); i++ {
		v, resist := vecAt(s.now.v, i), s.resist(i)
		rest := vecAt(s.force, i).Add(vecAt(s.outer, i)).Scale(g).AddScaled(-resist, v)
		if !s.cfg.Quasistatic {
			momentum := s.momentumOf(s.now.v, i)
			rest = rest.Add(s.momentumOf(s.carried, i)).AddScaled(-inertia, momentum)
			if share > 0 {
				damped := vecAt(s.whole, i).AddScaled(-inertia, momentum).AddScaled(-resist, v)
				rest = rest.AddScaled(-share, damped)
			}
		}
		put(s.right[3*i:], rest)
		put(s.change[3*i:], s.guess(i, v))
		s.poses[i] = vecAt(s.now.x, i)
	}
}

// guess returns the change of velocity that the linear equations begin with at a node: in the first iteration to the velocity that it would have if it went on to change as it did in the last step, or,
// if it is held, to the one that brings it to its target.
func (s *Solid) guess(i int, v spatial.Vec3) spatial.Vec3 {
	switch {
	case s.iteration > 0:
		return spatial.Vec3{}
	case s.held[i]:
		return s.targets[i].Sub(vecAt(s.known, i)).Scale(1 / s.gain).Sub(v)
	case s.cfg.Quasistatic:
		return v.Neg()
	}
	was := vecAt(s.start.v, i)
	if s.last == s.h {
		was = was.Scale(2).Sub(vecAt(s.past.v, i))
	}
	return was.Sub(v)
}

// momentumOf returns the momentum that belongs to a node.
func (s *Solid) momentumOf(v []float64, i int) spatial.Vec3 {
	if s.spread == nil {
		return vecAt(v, i).Scale(s.masses[i])
	}
	var sum spatial.Vec3
	first, _, columns := s.pattern.Row(i)
	for k, j := range columns {
		sum = sum.AddScaled(s.spread[first+k], vecAt(v, int(j)))
	}
	return sum
}

// leap is a step of the explicit method.
func (s *Solid) leap() {
	s.assemble(false)
	for i, m := range s.masses {
		v := vecAt(s.start.v, i)
		f := vecAt(s.force, i).Add(vecAt(s.outer, i))
		v = v.AddScaled(-s.h*s.cfg.MassDamping, v).AddScaled(s.h/m, f)
		if s.held[i] {
			v = s.targets[i].Sub(vecAt(s.known, i)).Scale(1 / s.gain)
		}
		put(s.now.v[3*i:], v)
		put(s.now.x[3*i:], vecAt(s.known, i).AddScaled(s.gain, v))
	}
}

// Correct implements constraint.Body.
func (s *Solid) Correct(h float64) constraint.Flags {
	flags := s.Refine(h)
	if s.inStep {
		s.keepMomentum()
		flags |= s.insideOut()
		copy(s.past.x, s.start.x)
		copy(s.past.v, s.start.v)
		s.feelPulls()
		s.last, s.inStep = h, false
		s.felt = false
	}
	return flags
}

// Refine takes in the wrenches given to Load since Predict, or since it was called last, without ending the step. It works alone: worlds let several bodies refine their steps at the same time.
func (s *Solid) Refine(h float64) (flags constraint.Flags) {
	if !s.inStep || s.h != h {
		flags = s.Predict(h)
	}
	s.takeLoads(nil)
	return flags | s.flags
}

// Nudge takes in the wrenches given to Load since Predict, as Refine does, and tells whether contacts should be solved again: their answers were those of the shape at rest, and what they have moved is
// more than nobody would see.
func (s *Solid) Nudge(h float64) (more bool) {
	if !s.loose || !s.inStep || s.h != h {
		return false
	}
	first := s.taken
	s.takeLoads(s.each)
	for k := first; k < len(s.loads); k++ {
		if s.gain*s.twistOf(s.loads[k].point, s.change).Linear.Norm() > littleMove*s.size {
			return true
		}
	}
	return false
}

// littleMove is how far contacts may have moved a point without being solved again, in sizes of the solid: what they are off by is a part of that.
const littleMove = 1e-5

// takeLoads moves the solid by what the loads do that the step has not yet taken in.
func (s *Solid) takeLoads(each func(n int, do func(i int))) {
	if s.taken == len(s.loads) {
		return
	}
	clear(s.change)
	rest := false
	clear(s.right)
	for k := s.taken; k < len(s.loads); k++ {
		if l := &s.loads[k]; !s.columns.add(s.change, l, s.gain) {
			s.spreadLoad(s.right, l, s.gain)
			rest = true
		}
	}
	s.taken = len(s.loads)
	if rest {
		s.answerAll(each)
	}
	s.move(1)
	s.reactMore()
}
