package green

import (
	"slices"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// How the seams of a body take part in its answers.
//
// On bones all is linear: seam displacements are those that the bones alone ask for, and a sum over the forces on points. What a unit force on a point does to the seams is found
// when it is first touched, by a substitution with the factors of Direct, and stays until a joint moves. Zones that float turn with what pushes them: their seams
// and frames are found anew with every change of a force, and answers are those of the present frames.

// seamAnswers are what is known of the seams.
type seamAnswers struct {
	any, floats bool
	frames      []spatial.Frame // of the zones, with which all below was found
	known       bool
	factored    bool        // factors are those that gains are found with
	alone       [][]float64 // displacements of the seam nodes of each zone without forces [m] …
	points      [][]float64 // … and of its points by these
	more        []float64   // scratch: what forces add to the seam nodes of a zone
	gains       []gain      // one for each point
	turn        uint32      // counts the times that frames were new
	held        []float64   // scratch
}

// gain is what forces on a point do to seams.
type gain struct {
	turn uint32      // for which it was found
	u    [][]float64 // for each zone: displacements of its seam nodes by a unit force along x, y and z, one after the other [m/N]
	with []coupled   // displacements of other points by these
}

// coupled is the displacement of a point by a force on another by way of the seams, a by b at 3b + a [m/N].
type coupled struct {
	turn  uint32
	block [9]float64
}

// seamRounds is how often frames that float are fitted in a step.
const seamRounds = 3

func (s *seamAnswers) prepare(b *Body) {
	s.any = len(b.zones.seams) > 0
	for i := range b.patches {
		s.floats = s.floats || b.zones.Floats(i)
		s.alone = append(s.alone, make([]float64, len(b.zones.zones[i].u)))
		s.points = append(s.points, nil)
	}
	s.frames = make([]spatial.Frame, len(b.patches))
	s.grow(b)
}

// grow makes room for the points that there are.
func (s *seamAnswers) grow(b *Body) {
	if s.any {
		s.gains = append(s.gains, make([]gain, len(b.points)-len(s.gains))...)
		s.forget()
	}
}

// forget makes everything to be found anew.
func (s *seamAnswers) forget() { s.known = false }

// settle finds the seams under the present forces.
func (s *seamAnswers) settle(b *Body) (flags constraint.Flags) {
	if !s.any {
		return 0
	}
	if s.floats {
		return s.float(b)
	}
	if !s.known || !s.same(b) {
		for i := range s.frames {
			s.frames[i] = b.zones.Frame(i)
			b.zones.State(i).Clear()
		}
		if b.zones.Solve(1).Singular {
			flags |= constraint.Unsolved
		}
		for i := range s.alone {
			copy(s.alone[i], b.zones.zones[i].u)
		}
		s.leave(b)
	}
	for i := range s.alone {
		copy(b.zones.zones[i].u, s.alone[i])
	}
	for _, p := range b.pushed {
		g, f := s.gain(b, int(p)), b.points[p].force
		for i := range s.alone {
			u := b.zones.zones[i].u
			n := len(u)
			for k := range u {
				u[k] += g.u[i][k]*f.X + g.u[i][n+k]*f.Y + g.u[i][2*n+k]*f.Z
			}
		}
	}
	return flags
}

// leave takes over a new solution: where points and rows are with it while no forces act. What was known of gains is no longer true.
func (s *seamAnswers) leave(b *Body) {
	s.known, s.factored = true, b.zones.Level == Direct && !s.floats
	s.turn++
	for i := range b.patches {
		p := &b.patches[i]
		s.points[i] = append(s.points[i][:0], make([]float64, p.wide)...)
		p.follow(s.points[i], s.alone[i])
		clear(p.alone)
		p.followAll(p.alone, s.alone[i], 0)
	}
}

// place sets the displacements of a zone's points to those by its seams.
func (s *seamAnswers) place(b *Body, zone int) {
	u := b.now.u[zone]
	if !s.any || len(u) == 0 {
		clear(u)
		return
	}
	copy(u, s.points[zone])
	if len(b.pushed) > 0 {
		b.patches[zone].follow(u, s.moreOf(b, zone))
	}
}

// show sets the displacements of a zone's rows to those by its seams. What cannot be seen is left out.
func (s *seamAnswers) show(b *Body, zone int) {
	p := &b.patches[zone]
	if !s.any {
		clear(p.shown)
		return
	}
	copy(p.shown, p.alone)
	if len(b.pushed) > 0 {
		p.followAll(p.shown, s.moreOf(b, zone), invisible*b.cfg.Mask)
	}
}

// invisible is the part of the radius of a mask below which the displacement of a seam node is not shown.
const invisible = 1e-4

// moreOf returns what forces add to the displacements of a zone's seam nodes.
func (s *seamAnswers) moreOf(b *Body, zone int) []float64 {
	s.more = s.more[:0]
	for k, u := range b.zones.zones[zone].u {
		s.more = append(s.more, u-s.alone[zone][k])
	}
	return s.more
}

// same tells whether no joint has moved.
func (s *seamAnswers) same(b *Body) bool {
	for i := range s.frames {
		if s.frames[i] != b.zones.Frame(i) {
			return false
		}
	}
	return true
}

// refactor makes the factors that gains are found with, where the last solution has not left them. Of zones that float, those of the material alone are taken: with what the forces in it do, answers
// would be nearer where it is drawn, but where it is compressed and buckles there would be none.
func (s *seamAnswers) refactor(b *Body) {
	s.factored = true
	s.keep(b)
	if s.floats {
		for i := range b.zones.zones {
			b.zones.zones[i].settle()
		}
	}
	b.zones.direct()
	s.giveBack(b)
	if s.floats {
		for i := range b.zones.zones {
			b.zones.zones[i].apply()
		}
	}
}

// keep notes the displacements of all seam nodes, and giveBack restores them.
func (s *seamAnswers) keep(b *Body) {
	s.held = s.held[:0]
	for i := range b.zones.zones {
		s.held = append(s.held, b.zones.zones[i].u...)
	}
}

func (s *seamAnswers) giveBack(b *Body) {
	held := s.held
	for i := range b.zones.zones {
		held = held[copy(b.zones.zones[i].u, held):]
	}
}

// float solves zones of which some are held by seams alone.
func (s *seamAnswers) float(b *Body) (flags constraint.Flags) {
	for i := range b.patches {
		b.zones.State(i).Clear()
	}
	b.pushNodes()
	r := b.zones.Solve(seamRounds)
	if r.Singular {
		flags |= constraint.Unsolved
	} else if r.Turned > unsettled {
		flags |= constraint.Unconverged
	}
	for i := range b.patches {
		b.follow(i)
	}
	for i := range s.alone {
		copy(s.alone[i], b.zones.zones[i].u)
	}
	s.leave(b)
	return flags
}

// unsettled is by how much frames that float may still turn at the end of a step [rad].
const unsettled = 1e-4

// pushNodes gives the forces on points to the nodes of their masks.
func (b *Body) pushNodes() {
	for _, i := range b.pushed {
		p := &b.points[i]
		state := b.zones.State(int(p.zone))
		for _, s := range p.mask {
			if state.model.kinds[s.node] == freeNode {
				_ = state.Push(int(s.node), state.Force(int(s.node)).AddScaled(s.weight, p.force)) // it has Green's functions: no error
			}
		}
	}
}

// gain returns what a unit force on a point does to the seams, which keep what they have.
func (s *seamAnswers) gain(b *Body, p int) *gain {
	g := &s.gains[p]
	if g.turn == s.turn {
		return g
	}
	if !s.factored {
		s.refactor(b)
	}
	if g.u == nil {
		for i := range b.patches {
			g.u = append(g.u, make([]float64, 3*len(b.zones.zones[i].u)))
		}
	}
	g.turn = s.turn
	z := b.zones
	s.keep(b)
	at := &b.points[p]
	patch := &b.patches[at.zone]
	for axis := range 3 {
		for i := range z.zones {
			clear(z.zones[i].forces)
		}
		f := z.zones[at.zone].forces
		for k := range f {
			f[k] = -float64(patch.follows[k*patch.wide+3*int(at.slot)+axis])
		}
		z.resolve()
		for i := range z.zones {
			n := len(z.zones[i].u)
			copy(g.u[i][axis*n:], z.zones[i].u)
		}
	}
	s.giveBack(b)
	return g
}

// add adds what a force on one point does to another by way of the seams, in the axes of their zones.
func (s *seamAnswers) add(b *Body, to *spatial.Mat3, of, by int) {
	if !s.any {
		return
	}
	g := s.gain(b, by)
	if len(g.with) < len(b.points) {
		g.with = append(g.with, make([]coupled, len(b.points)-len(g.with))...)
	}
	c := &g.with[of]
	if c.turn != s.turn {
		c.turn = s.turn
		c.block = b.through(of, g)
	}
	m := &c.block
	to.XX, to.YX, to.ZX = to.XX+m[0], to.YX+m[1], to.ZX+m[2]
	to.XY, to.YY, to.ZY = to.XY+m[3], to.YY+m[4], to.ZY+m[5]
	to.XZ, to.YZ, to.ZZ = to.XZ+m[6], to.YZ+m[7], to.ZZ+m[8]
}

// through returns the displacement of a point by a gain.
func (b *Body) through(of int, g *gain) (block [9]float64) {
	p := &b.points[of]
	patch := &b.patches[p.zone]
	u := g.u[p.zone]
	n := len(u) / 3
	for k := range n {
		f := patch.follows[k*patch.wide+3*int(p.slot):][:3]
		for axis := range 3 {
			x := u[axis*n+k]
			for a, v := range f {
				block[3*axis+a] += float64(v) * x
			}
		}
	}
	return block
}

// resolve finds the seams for other forces at them, with no gaps and the factors of the last Direct solution.
func (z *Zones) resolve() {
	for _, i := range z.order {
		o := &z.zones[i]
		for k := range o.right {
			o.right[k] = -o.forces[k]
		}
		for _, j := range o.below {
			s := &z.seams[j]
			other := &z.zones[s.zones[1]]
			for r := range s.nodes[0] {
				push := s.turn.MulVec(vec(other.beyond[3*r:]))
				at := 3 * (s.first[0] + r)
				o.right[at], o.right[at+1], o.right[at+2] = o.right[at]-push.X, o.right[at+1]-push.Y, o.right[at+2]-push.Z
			}
		}
		copy(o.beyond, o.forces[3*o.inside:])
		o.own.forward(o.right, o.beyond)
	}
	for _, i := range slices.Backward(z.order) {
		o := &z.zones[i]
		o.own.backward(o.u, o.u[3*o.inside:])
		for _, j := range o.below {
			s := &z.seams[j]
			other := &z.zones[s.zones[1]]
			for k := range s.nodes[0] {
				v := s.turn.TMulVec(vec(o.u[3*(s.first[0]+k):]))
				at := 3 * (s.first[1] + k)
				other.u[at], other.u[at+1], other.u[at+2] = v.X, v.Y, v.Z
			}
		}
	}
}
