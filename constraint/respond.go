package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// assemble writes the matrix of an island, the rows from first on: column by column what a push along one row does to all.
func (p *Problem) assemble(island, first int, h float64) {
	n := len(p.rows) - first
	p.matrix = resized(p.matrix, n*n)
	clear(p.matrix)
	for _, i := range p.islands.of(island) {
		l, s := &p.links[i], &p.States[i]
		s.Compliance = [6][6]float64{}
		for j := l.first; j < l.last; j++ {
			column := p.matrix[(j-first)*n : (j-first+1)*n]
			own, size := p.respond(i, p.rows[j].world, h, first, column)
			p.record(&p.rows[j], l, s, own)
			if r := &p.rows[j]; r.softness == 0 && !(column[j-first] > cancelled*size) {
				column[j-first] = 0
			}
		}
		p.straighten(i)
		p.drop(l, first, n)
	}
	for i := range n { // columns become rows
		for j := range i {
			p.matrix[i*n+j], p.matrix[j*n+i] = p.matrix[j*n+i], p.matrix[i*n+j]
		}
	}
}

const (
	cancelled = 1e-12 // part of what each end does that counts as rounding in their difference
	stiff     = 1e-9  // part of the largest compliance of a bond that counts as none: what asks for it there gets no more force
)

// drop clears the diagonal of rigid rows in which the bond's ends do not give way compared with its other directions.
func (p *Problem) drop(l *link, first, n int) {
	for _, linear := range [2]bool{false, true} {
		largest := 0.0
		for pass := range 2 {
			for j := l.first; j < l.last; j++ {
				r, k := &p.rows[j], j-first
				if (r.push.Torque == spatial.Vec3{}) != linear {
					continue
				}
				d := &p.matrix[k*n+k]
				if pass == 0 {
					largest = math.Max(largest, *d)
				} else if r.softness == 0 && *d <= stiff*largest {
					*d = 0
				}
			}
		}
	}
}

// respond adds to out how each row of the island opens for a wrench of bond i, in world axes, on B and against A. It returns
// how the bond's own ends part, and the size of what they do each.
func (p *Problem) respond(i int, w spatial.Wrench, h float64, first int, out []float64) (own spatial.Twist, size float64) {
	b, l := &p.Bonds[i], &p.links[i]
	for side, a := range [2]*Anchor{&b.A, &b.B} {
		if a.Body == World {
			continue
		}
		node := p.islands.node(a.side())
		if p.islands.parent[node] < 0 {
			continue // nothing moves it, and what else is bonded to it is another island
		}
		at := spatial.Wrench{Torque: w.Torque.Add(l.lever(side).Cross(w.Force)), Force: w.Force}
		if side == 0 {
			at = at.Scale(-1)
		}
		list, points := p.ends.of(node)
		p.motions = resized(p.motions, len(list))
		p.Bodies[a.Body].Respond(a.Point, at.Scale(h), points, p.motions)
		for k, end := range list {
			// A change of velocity by an impulse h·w, over h: the displacement for the force w.
			m := p.motions[k].Scale(h)
			if !m.Finite() {
				continue // a body without an answer counts as one that does not give way, and spoils no other
			}
			other := &p.links[end/2]
			m.Linear = m.Linear.Add(m.Angular.Cross(other.lever(end & 1)))
			if end&1 == 0 {
				m = m.Scale(-1)
			}
			for j := other.first; j < other.last; j++ {
				out[j-first] += m.Power(p.rows[j].world)
			}
			if end/2 == i {
				own = own.Add(m)
				size += math.Abs(m.Power(w))
			}
		}
	}
	return own, size
}

// lever of an end, 0 for A and 1 for B.
func (l *link) lever(side int) spatial.Vec3 {
	if side == 0 {
		return l.leverA
	}
	return l.leverB
}

// record notes how the bond's ends part for a unit of row r.
func (p *Problem) record(r *row, l *link, s *BondState, own spatial.Twist) {
	own = inAxes(own, l.a.Rot)
	axes := p.Bonds[r.bond].Axes.OrClamped()
	if r.axis < slackTurn {
		for k := range 6 {
			if axes&(1<<k) != 0 {
				s.Compliance[k][r.axis] = component(own, k)
			}
		}
		return
	}
	if r.axis == across {
		return
	}
	// With free play there is one direction: how far it gives way along itself.
	along := spatial.Twist{Angular: r.push.Torque, Linear: r.push.Force}
	c := own.Power(r.push)
	for k := range 6 {
		for j := range 6 {
			s.Compliance[k][j] += c * component(along, k) * component(along, j)
		}
	}
}

// straighten makes the angular columns of bond i those of torques along the axes. The rows push along directions that are
// turned against them by a part of the gap.
func (p *Problem) straighten(i int) {
	b, l, s := &p.Bonds[i], &p.links[i], &p.States[i]
	if b.Axes.OrClamped()&Oriented != Oriented || b.AngularSlack > 0 {
		return
	}
	var back spatial.Mat3
	spatial.DExpBody(l.a.Rot.Conj().Mul(l.b.Rot).Log(), &back)
	for k := range s.Compliance {
		c := &s.Compliance[k]
		v := back.TMulVec(spatial.V(c[0], c[1], c[2]))
		c[0], c[1], c[2] = v.X, v.Y, v.Z
	}
}
