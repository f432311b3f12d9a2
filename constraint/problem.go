package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/lcp"
	"github.com/tendril-sim/tendril/spatial"
)

// Problem is the one problem of a step: all bonds together. Bodies enter it only by how they answer a push.
//
// For each held direction of each bond there is a row. With C the displacements for unit forces (h² times W of Body.Respond),
// e the gap after Predict, which already contains the forces λ that were expected, and x the forces to be found, a row asks for
//
//	e + C (x − λ) + s x = want
//
// with softness s = 0 and want = 0 for a rigid one, s = 1/(k + d/h) for a spring with a damper. A bond with free play asks for
// no more than that, and only pulls: lo ≤ x ≤ 0. All rows of an island are one complementarity problem, solved by package
// lcp. It is solved for x, not for the change x − λ: of all forces that do the same, the rows then share equally, and rows that
// contradict each other do not pull harder with every step.
type Problem struct {
	Bodies []Body
	Bonds  []Bond
	States []BondState // one for each bond
	// Contacts are where bodies touch in the step; whoever finds them replaces them all, between Predict and Solve.
	Contacts []Contact
	// Expected is what contacts are expected to push with: Load gives it to the bodies, so that those whose answer is linear only nearby are
	// predicted near the end of the step. Solve takes it back, and replaces it by what it finds.
	Expected []Push
	Method   Method        // of islands with contacts
	Friction FrictionModel // of all contacts

	links   []link // one for each bond
	rows    []row  // island by island
	islands islands
	ends    ends
	touch   touch
	motions []spatial.Twist

	matrix  []float64 // of one island, by rows
	problem lcp.Problem
	solver  lcp.Solver
	force   []float64 // x
	direct  int       // if not 0, instead of the constant

	begun  bool             // a step is under way: Load or Solve was called, Measure not yet
	before []spatial.Wrench // reactions of the step before
	period float64          // of the step, once Solve was called [s]
}

// Outcome tells how the problem of a step ended.
type Outcome struct {
	Rows     int     // of all islands together
	Islands  int     // groups of bonds that share bodies
	Unsolved int     // rows that ask for what cannot be
	Residual float64 // largest gap that the solved forces leave by the linear model [m], [rad]
	Contacts int
	Sweeps   int     // over the contacts of an island, at most
	Change   float64 // largest change of a velocity in the last of them [m/s]
}

// Flags returns Unsolved if there are such rows.
func (o *Outcome) Flags() Flags {
	if o.Unsolved > 0 {
		return Unsolved
	}
	return 0
}

// Load gives the bodies the forces that are expected of the bonds: where a step starts from.
func (p *Problem) Load() {
	for _, b := range p.Bodies {
		b.ClearLoads()
	}
	p.links = resized(p.links, len(p.Bonds))
	clear(p.touch.pressed)
	p.begin()
	for i := range p.Bonds {
		p.place(i)
		if !p.Bonds[i].idle() {
			p.push(i, p.links[i].loaded)
		}
	}
	for i := range p.Expected {
		e := &p.Expected[i]
		p.Bodies[e.Body].Load(e.Point, e.Wrench)
	}
	p.touch.owed = len(p.Expected) > 0
}

// begin notes the reactions of the step before, once in a step: Load can be called again within it.
func (p *Problem) begin() {
	if p.begun && len(p.before) == len(p.Bonds) {
		return
	}
	p.begun = true
	p.before = resized(p.before, len(p.Bonds))
	for i := range p.before {
		p.before[i] = p.States[i].Reaction
	}
}

// Ends returns the frames of both anchors of bond i now.
func (p *Problem) Ends(i int) (a, b spatial.Frame) {
	return p.Bonds[i].A.pose(p.Bodies), p.Bonds[i].B.pose(p.Bodies)
}

// place finds where the ends of bond i are, and what is expected of it there.
func (p *Problem) place(i int) {
	l, b := &p.links[i], &p.Bonds[i]
	*l = link{}
	l.a, l.b = p.Ends(i)
	l.loaded = l.inWorld(p.States[i].Expected)
	if b.A.Body != World {
		l.leverA = l.b.Pos.Sub(p.Bodies[b.A.Body].Pose(b.A.Point).Pos)
	}
	if b.B.Body != World {
		l.leverB = l.b.Pos.Sub(p.Bodies[b.B.Body].Pose(b.B.Point).Pos)
	}
}

// push loads both bodies of bond i with a wrench on B, in world axes about B's place.
func (p *Problem) push(i int, w spatial.Wrench) {
	b, l := &p.Bonds[i], &p.links[i]
	if b.B.Body != World {
		p.Bodies[b.B.Body].Load(b.B.Point, spatial.Wrench{Torque: w.Torque.Add(l.leverB.Cross(w.Force)), Force: w.Force})
	}
	if w = w.Scale(-1); b.A.Body != World {
		p.Bodies[b.A.Body].Load(b.A.Point, spatial.Wrench{Torque: w.Torque.Add(l.leverA.Cross(w.Force)), Force: w.Force})
	}
}

// Solve finds all reactions for a step of h seconds, after Predict, and loads the bodies with their change since Load. That is one
// step of Newton's method; where Miss tells, after Correct, that it was not enough, Solve and Correct can follow again.
func (p *Problem) Solve(h float64) Outcome {
	owed := p.touch.owed
	p.period = h
	p.sort(h)
	p.rows = p.rows[:0]
	out := Outcome{Islands: p.islands.count, Contacts: len(p.Contacts)}
	p.touch.blowList, p.touch.pushes = p.touch.blowList[:0], p.touch.pushes[:0]
	for i := range p.islands.count {
		if len(p.islands.touching(i)) > 0 {
			sweeps, change := p.solveTouching(i, h)
			out.Sweeps, out.Change = max(out.Sweeps, sweeps), math.Max(out.Change, change)
			continue
		}
		r := p.solveIsland(i, h)
		out.Residual = math.Max(out.Residual, r.Residual)
		if r.Residual > negligible {
			out.Unsolved += r.Unsolved
		}
	}
	if owed {
		p.unloadRest()
	}
	out.Rows = len(p.rows)
	return out
}

// sort finds places and islands.
func (p *Problem) sort(h float64) {
	fresh := len(p.links) != len(p.Bonds) // nothing was loaded
	p.links = resized(p.links, len(p.Bonds))
	p.begin()
	p.islands.reset(p.Bodies)
	for i := range p.Bonds {
		b := &p.Bonds[i]
		loaded := p.links[i].loaded
		p.place(i)
		if !fresh {
			p.links[i].loaded = loaded // what was loaded keeps its direction in the world
		}
		if !b.idle() {
			p.islands.join(b.A.side(), b.B.side())
		}
	}
	for i := range p.Contacts {
		p.islands.join(p.Contacts[i].A, p.Contacts[i].B)
	}
	p.islands.number(p.Bonds, p.Contacts)
	p.ends.list(&p.islands, p.Bonds)
	if len(p.Contacts) > 0 || p.touch.owed {
		for len(p.touch.pressed) < len(p.Contacts) {
			p.touch.pressed = append(p.touch.pressed, pressed{})
		}
		p.gather(h)
	}
}

// Group returns the number of a body that stands for all those that are one problem with body i, after Solve. It is i itself
// for one that nothing touches, or that nothing moves.
func (p *Problem) Group(i int) int {
	return root(p.islands.crowd, i)
}

// gapOf is the pose of frame b seen from frame a, in the held directions.
func gapOf(a, b *spatial.Frame, axes Axes) spatial.Twist {
	return spatial.Twist{
		Angular: axes.Turn(a.Rot.Conj().Mul(b.Rot).Log()),
		Linear:  axes.Move(a.Rot.Unrotate(b.Pos.Sub(a.Pos))),
	}
}

// solveIsland assembles and solves the rows of one island.
func (p *Problem) solveIsland(island int, h float64) lcp.Result {
	first := len(p.rows)
	for _, i := range p.islands.of(island) {
		p.makeRows(i, h)
	}
	n := len(p.rows) - first
	p.assemble(island, first, h)
	p.force = resized(p.force, n)
	p.problem.B, p.problem.Lo, p.problem.Hi = resized(p.problem.B, n), resized(p.problem.Lo, n), resized(p.problem.Hi, n)
	p.problem.A = p.matrix
	p.rightHandSide(island, first, h)
	p.solver.Softness, p.solver.Rounds, p.solver.Tolerance, p.solver.Direct = rigidSoftness, 3, unsolved, p.direct
	if p.direct == 0 {
		p.solver.Direct = direct
	}
	result := p.solver.Solve(&p.problem, p.force)
	p.apply(island, first)
	return result
}

const (
	// rigidSoftness is the part of its own compliance by which a rigid row gives way where others ask for the same or the
	// opposite: it makes them share the load. Where they agree, nothing of it is left after two rounds of refinement.
	rigidSoftness = 1e-6
	negligible    = 1e-9 // gap that is none [m], [rad]: where nothing pulls, what is left of rounding is all there is
	unsolved      = 1e-6 // part of the largest demand that a row may miss and still count as solved
	direct        = 1000 // rows of the largest island that is solved by pivoting, and not by relaxation
)

// rightHandSide writes b = C λ + want − e, the effect of what is taken back included, the bounds and the warm start.
func (p *Problem) rightHandSide(island, first int, h float64) {
	n := len(p.force)
	b := p.problem.B
	clear(b)
	for _, i := range p.islands.of(island) {
		if l := &p.links[i]; l.stray != (spatial.Wrench{}) {
			p.respond(i, l.stray, h, first, b)
		}
	}
	for j := range n {
		if p.force[j] = p.rows[first+j].held; p.matrix[j*n+j] == 0 {
			p.force[j] = 0 // a row that nothing moves keeps its force
		}
	}
	for j := range n {
		r := &p.rows[first+j]
		b[j] += r.want - r.gap
		for k, c := range p.matrix[j*n : (j+1)*n] {
			b[j] += c * p.force[k]
		}
	}
	for j := range n {
		r := &p.rows[first+j]
		p.matrix[j*n+j] += r.softness
		p.force[j], p.problem.Lo[j], p.problem.Hi[j] = r.held, r.lo, r.hi
	}
}

// apply makes the solved forces the reactions, and loads the bodies with what changes.
func (p *Problem) apply(island, first int) {
	for _, i := range p.islands.of(island) {
		l := &p.links[i]
		var sum spatial.Wrench
		for j := l.first; j < l.last; j++ {
			p.rows[j].force = p.force[j-first]
			sum = sum.Add(p.rows[j].push.Scale(p.force[j-first]))
		}
		total := l.inWorld(sum)
		change := total.Sub(l.loaded)
		if !change.Finite() {
			continue // beyond all numbers: better no change than that
		}
		s := &p.States[i]
		s.Expected = spatial.Wrench{Torque: common(sum.Torque, p.before[i].Torque), Force: common(sum.Force, p.before[i].Force)}
		s.Reaction = sum
		l.loaded = total
		p.push(i, change)
	}
}

// common is what two vectors have in common: of each component the smaller, and nothing where the signs differ.
func common(a, b spatial.Vec3) spatial.Vec3 {
	return spatial.V(smaller(a.X, b.X), smaller(a.Y, b.Y), smaller(a.Z, b.Z))
}

func smaller(a, b float64) float64 {
	switch {
	case a > 0 && b > 0:
		return math.Min(a, b)
	case a < 0 && b < 0:
		return math.Max(a, b)
	}
	return 0
}

// Miss returns how far the bodies are, after Correct, from what the rigid rows of the last Solve asked for [m], [rad]: what its
// linear model did not see. Rows at the end of their strength do not count.
func (p *Problem) Miss() (linear, angular float64) {
	for i := range p.links {
		b, l := &p.Bonds[i], &p.links[i]
		if b.idle() {
			continue
		}
		fa, fb := p.Ends(i)
		gap := b.gap(&fa, &fb)
		move, turn := b.LinearSlack, b.AngularSlack
		for j := l.first; j < l.last; j++ {
			r := &p.rows[j]
			off := math.Abs(component(gap, r.axis) - r.want)
			if b.Motor && r.axis < 3 {
				off = math.Abs(math.Remainder(component(gap, r.axis)-r.want, 2*math.Pi))
			}
			switch spent := math.Abs(r.force) >= -r.lo; {
			case r.axis == slackTurn:
				turn = limitOf(r.want, spent)
			case r.axis == slackMove:
				move = limitOf(r.want, spent)
			case r.axis == across || spent || r.softness > 0:
			case r.axis < 3:
				angular = math.Max(angular, off)
			default:
				linear = math.Max(linear, off)
			}
		}
		if b.LinearSlack > 0 && b.Linear == 0 { // also where Solve saw no reason for a row
			linear = math.Max(linear, gap.Linear.Norm()-move)
		}
		if b.AngularSlack > 0 && b.Angular == 0 {
			angular = math.Max(angular, gap.Angular.Norm()-turn)
		}
	}
	return linear, angular
}

func limitOf(want float64, spent bool) float64 {
	if spent {
		return math.Inf(1)
	}
	return want
}

// Measure brings the gaps of all bonds up to date, and returns the largest displacement [m] at a rigid one beyond its slack.
func (p *Problem) Measure() float64 {
	largest := 0.0
	for i := range p.Bonds {
		b, s := &p.Bonds[i], &p.States[i]
		fa, fb := p.Ends(i)
		before := s.Gap
		s.Gap = b.gap(&fa, &fb)
		if p.period > 0 {
			s.Rate = s.Gap.Sub(before).Scale(1 / p.period)
		}
		if b.Linear == 0 && !b.Off && !b.Motor {
			largest = math.Max(largest, s.Gap.Linear.Norm()-b.LinearSlack)
		}
	}
	p.begun, p.period = false, 0
	return largest
}

func component(t spatial.Twist, axis int) float64 {
	switch axis {
	case 0:
		return t.Angular.X
	case 1:
		return t.Angular.Y
	case 2:
		return t.Angular.Z
	case 3:
		return t.Linear.X
	case 4:
		return t.Linear.Y
	default:
		return t.Linear.Z
	}
}
