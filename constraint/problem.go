package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Problem is the one problem of a step: all bonds together. Bodies enter it only by how they answer a push.
//
// For each held direction of each bond there is a row. With C the displacements for unit forces (h² times W of Body.Respond),
// e the gap after Predict, which already contains last step's forces λ, and Δλ the unknown change of them, a rigid row asks
// for e + C Δλ = 0. A spring of stiffness k with damping d asks that the new force be −k times the new gap less d times its
// rate, which is the same with a softness 1/(k + d/h) on the diagonal.
type Problem struct {
	Bodies []Body
	Bonds  []Bond
	States []BondState // one for each bond

	rows    []row
	islands islands
	matrix  []float64 // of one island, by rows
	rhs     []float64
	at      []int // points of one body
	ends    []int // the bond end that each of at belongs to: 2·bond for A, 2·bond + 1 for B
	motions []spatial.Twist
	frames  []spatial.Frame // of the anchors: A and B of each bond
}

// row is one held direction of a bond.
type row struct {
	bond  int
	axis  int // 0–2 turn, 3–5 move
	local int // number within its island
}

// Load gives the bodies the forces that the bonds exerted last: where a step starts from.
func (p *Problem) Load() {
	for _, b := range p.Bodies {
		b.ClearLoads()
	}
	for i := range p.Bonds {
		if !p.Bonds[i].Off {
			p.push(i, p.States[i].Reaction)
		}
	}
}

// Ends returns the frames of both anchors of bond i now.
func (p *Problem) Ends(i int) (a, b spatial.Frame) {
	return p.Bonds[i].A.pose(p.Bodies), p.Bonds[i].B.pose(p.Bodies)
}

// push loads both bodies of bond i with a reaction in the axes of A.
func (p *Problem) push(i int, reaction spatial.Wrench) {
	b := &p.Bonds[i]
	fa, fb := p.Ends(i)
	w := spatial.Wrench{Torque: fa.Rot.Rotate(reaction.Torque), Force: fa.Rot.Rotate(reaction.Force)}
	if b.B.Body != World {
		p.Bodies[b.B.Body].Load(b.B.Point, b.B.atPoint(p.Bodies, w, fb.Pos))
	}
	if b.A.Body != World {
		p.Bodies[b.A.Body].Load(b.A.Point, b.A.atPoint(p.Bodies, w.Scale(-1), fb.Pos))
	}
}

// Solve finds the change of all reactions for a step of h seconds and loads the bodies with it. It returns the number of rows.
func (p *Problem) Solve(h float64) int {
	p.measure()
	for i := range p.islands.count {
		p.solveIsland(i, h)
	}
	return len(p.rows)
}

// measure finds gaps, rows and islands.
func (p *Problem) measure() {
	p.rows = p.rows[:0]
	p.frames = p.frames[:0]
	p.islands.reset(len(p.Bodies))
	for i := range p.Bonds {
		b := &p.Bonds[i]
		fa, fb := p.Ends(i)
		p.frames = append(p.frames, fa, fb)
		if b.Off {
			continue
		}
		for axis := range 6 {
			if b.Axes.OrClamped()&(1<<axis) != 0 {
				p.rows = append(p.rows, row{bond: i, axis: axis})
			}
		}
		p.islands.join(b.A.Body, b.B.Body)
	}
	p.islands.number(p.Bonds)
}

// gapOf is the pose of frame b seen from frame a, in the held directions.
func gapOf(a, b *spatial.Frame, axes Axes) spatial.Twist {
	return spatial.Twist{
		Angular: axes.Turn(a.Rot.Conj().Mul(b.Rot).Log()),
		Linear:  axes.Move(a.Rot.Unrotate(b.Pos.Sub(a.Pos))),
	}
}

// solveIsland assembles and solves the rows of one island.
func (p *Problem) solveIsland(island int, h float64) {
	n := 0
	for i := range p.rows {
		if p.islands.bond[p.rows[i].bond] == island {
			p.rows[i].local = n
			n++
		}
	}
	p.matrix = zeroed(p.matrix, n*n)
	p.rhs = zeroed(p.rhs, n)
	for i := range p.rows {
		if r := &p.rows[i]; p.islands.bond[r.bond] == island {
			p.column(r, n, h)
		}
	}
	for i := range p.rows {
		if r := &p.rows[i]; p.islands.bond[r.bond] == island {
			p.finishRow(r, n, h)
		}
	}
	solveDense(p.matrix, p.rhs, n)
	p.apply(island)
}

// column pushes along row r, both ways, and writes the displacements of all rows into the matrix.
func (p *Problem) column(r *row, n int, h float64) {
	b := &p.Bonds[r.bond]
	w := unitWrench(r.axis)
	rot := p.frames[2*r.bond].Rot
	w = spatial.Wrench{Torque: rot.Rotate(w.Torque), Force: rot.Rotate(w.Force)}
	place := p.frames[2*r.bond+1].Pos
	p.answer(&b.B, w, place, r, n, h)
	p.answer(&b.A, w.Scale(-1), place, r, n, h)
}

// answer adds what a push w at place does to all bonds on the anchor's body.
func (p *Problem) answer(a *Anchor, w spatial.Wrench, place spatial.Vec3, r *row, n int, h float64) {
	if a.Body == World {
		return
	}
	p.at, p.ends = p.at[:0], p.ends[:0]
	for i := range p.Bonds {
		for side, end := range [2]*Anchor{&p.Bonds[i].A, &p.Bonds[i].B} {
			if end.Body == a.Body {
				p.at = append(p.at, end.Point)
				p.ends = append(p.ends, 2*i+side)
			}
		}
	}
	for len(p.motions) < len(p.at) {
		p.motions = append(p.motions, spatial.Twist{})
	}
	body := p.Bodies[a.Body]
	body.Respond(a.Point, a.atPoint(p.Bodies, w, place).Scale(h), p.at, p.motions[:len(p.at)])
	for k, end := range p.ends {
		// A change of velocity by an impulse h·w, over h: the displacement for the force w.
		m := p.motions[k].Scale(h)
		if !m.Finite() {
			continue // a body without an answer counts as one that does not give way, and spoils no other
		}
		lever := p.frames[end|1].Pos.Sub(body.Pose(p.at[k]).Pos) // gaps are measured where B is
		m.Linear = m.Linear.Add(m.Angular.Cross(lever))
		if end&1 == 0 {
			m = m.Scale(-1)
		}
		p.addMotion(end/2, m, r, n)
	}
}

// addMotion adds a relative motion at a bond to the column of row r.
func (p *Problem) addMotion(bond int, m spatial.Twist, r *row, n int) {
	rot := p.frames[2*bond].Rot
	m = spatial.Twist{Angular: rot.Unrotate(m.Angular), Linear: rot.Unrotate(m.Linear)}
	for i := range p.rows {
		if q := &p.rows[i]; q.bond == bond {
			p.matrix[q.local*n+r.local] += component(m, q.axis)
		}
	}
}

// finishRow records the compliance of the row's bond, then adds the softness and writes the right-hand side.
func (p *Problem) finishRow(r *row, n int, h float64) {
	b, s := &p.Bonds[r.bond], &p.States[r.bond]
	for i := range p.rows {
		if q := &p.rows[i]; q.bond == r.bond {
			s.Compliance[r.axis][q.axis] = p.matrix[r.local*n+q.local]
		}
	}
	gap := gapOf(&p.frames[2*r.bond], &p.frames[2*r.bond+1], b.Axes.OrClamped())
	e, before := component(gap, r.axis), component(s.Gap, r.axis)
	stiffness, damping := b.row(r.axis)
	d := &p.matrix[r.local*n+r.local]
	p.rhs[r.local] = -e
	if stiffness == 0 {
		*d *= 1 + rigidSoftness
		return
	}
	soft := 1 / (stiffness + damping/h)
	*d += soft
	p.rhs[r.local] += soft * (damping/h*before - component(spatial.Twist{Angular: s.Reaction.Torque, Linear: s.Reaction.Force}, r.axis))
}

// rigidSoftness is the part of its own compliance that a rigid row keeps: it makes contradictory bonds share the load
// instead of dividing by zero. What it leaves of a gap, the next step closes.
const rigidSoftness = 1e-6

// apply adds the solved changes to the reactions and loads the bodies with them.
func (p *Problem) apply(island int) {
	for i := range p.Bonds {
		if p.islands.bond[i] != island || p.Bonds[i].Off {
			continue
		}
		var change [6]float64
		for j := range p.rows {
			if r := &p.rows[j]; r.bond == i {
				change[r.axis] = p.rhs[r.local]
			}
		}
		more := spatial.Wrench{Torque: spatial.V(change[0], change[1], change[2]), Force: spatial.V(change[3], change[4], change[5])}
		if !more.Finite() {
			continue // beyond all numbers: better no change than that
		}
		s := &p.States[i]
		s.Reaction = s.Reaction.Add(more)
		p.push(i, more)
	}
}

// Measure brings the gaps of all bonds up to date, and returns the largest displacement [m] at a rigid one.
func (p *Problem) Measure() float64 {
	largest := 0.0
	for i := range p.Bonds {
		b := &p.Bonds[i]
		fa, fb := p.Ends(i)
		p.States[i].Gap = gapOf(&fa, &fb, b.Axes.OrClamped())
		if b.Linear == 0 && !b.Off {
			largest = math.Max(largest, p.States[i].Gap.Linear.Norm())
		}
	}
	return largest
}

func unitWrench(axis int) (w spatial.Wrench) {
	switch axis {
	case 0:
		w.Torque.X = 1
	case 1:
		w.Torque.Y = 1
	case 2:
		w.Torque.Z = 1
	case 3:
		w.Force.X = 1
	case 4:
		w.Force.Y = 1
	default:
		w.Force.Z = 1
	}
	return w
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

// zeroed returns a slice of n zeros, the old one if it is large enough.
func zeroed(s []float64, n int) []float64 {
	if cap(s) < n {
		return make([]float64, n)
	}
	s = s[:n]
	clear(s)
	return s
}
