package constraint

import (
	"math"

	"github.com/tendril-sim/tendril/lcp"
	"github.com/tendril-sim/tendril/spatial"
)

// Method is how an island with contacts is solved.
type Method uint8

// The methods.
const (
	Automatic Method = iota // small islands at once by Newton's method, large ones in sweeps
	Pivoting                // small islands by Dantzig's method, as Zaeh et al. 2004 do
	Sweeping                // all in sweeps
)

// FrictionModel is what bounds friction.
type FrictionModel uint8

// The models.
const (
	FrictionCone FrictionModel = iota // |F_t| ≤ µ F_n: Coulomb's law (Zaeh et al. 2004, eq. 9)
	FrictionBox                       // the same along each of two directions by itself (eq. 10): up to √2 too much between them
)

// mostPivoted is the rows of the largest island that is pivoted.
const mostPivoted = 360

// pivoting has the rows of an island for package lcp: three of each contact, then those of bonds.
type pivoting struct {
	rows   []joint
	of     []int
	a, b   []float64
	lo, hi []float64
	x      []float64
	aside  []spatial.Vec3 // the first tangent of each contact
	first  []int32        // the first end of a row at each mover: 2·row for A, 2·row + 1 for B; −1 for none
	next   []int32        // and the next at the same mover
	solver lcp.Solver
}

// pivot solves the island by package lcp. It reports whether it is small enough, and was solved.
func (t *touch) pivot() bool {
	p := &t.pivoting
	if !t.makeRows(mostPivoted) {
		return false
	}
	p.solver.Tolerance = 1e-8
	result := p.solver.Solve(&lcp.Problem{A: p.a, B: p.b, Lo: p.lo, Hi: p.hi, Of: p.of, Cone: t.friction == FrictionCone}, p.x)
	t.take()
	return result.Solved
}

// makeRows writes the problem of the island in rows, unless they are more than most.
func (t *touch) makeRows(most int) bool {
	p := &t.pivoting
	n := 3*len(t.spots) + len(t.joints)
	if n > most {
		return false
	}
	p.rows, p.of, p.aside = p.rows[:0], p.of[:0], p.aside[:0]
	p.lo, p.hi, p.x, p.b = resized(p.lo, n), resized(p.hi, n), resized(p.x, n), resized(p.b, n)
	for i := range t.spots {
		s := &t.spots[i]
		u := s.normal.Perpendicular()
		if size := s.drag.Norm(); size > 0 && t.friction == FrictionCone {
			u = s.drag.Scale(1 / size) // then little is left to be turned
		}
		p.add(s, s.normal, s.push, 0, math.Inf(1), -1)
		normal := len(p.rows) - 1
		p.add(s, u, s.drag.Dot(u), -s.friction, s.friction, normal)
		w := s.normal.Cross(u)
		p.add(s, w, s.drag.Dot(w), -s.friction, s.friction, normal)
		p.rows[normal].bias, p.rows[normal].soft = s.bias, s.soft
		p.aside = append(p.aside, u)
	}
	for i := range t.joints {
		j := t.joints[i]
		k := len(p.rows)
		p.x[k], p.lo[k], p.hi[k] = j.impulse, j.lo, j.hi
		p.rows, p.of = append(p.rows, j), append(p.of, -1)
	}
	t.link()
	t.assembleRows()
	return true
}

// add appends the row of a contact along a direction.
func (p *pivoting) add(s *spot, along spatial.Vec3, impulse, lo, hi float64, of int) {
	k := len(p.rows)
	p.x[k], p.lo[k], p.hi[k] = impulse, lo, hi
	p.of = append(p.of, of)
	p.rows = append(p.rows, joint{
		a: s.a, b: s.b,
		onA: spatial.Wrench{Torque: along.Cross(s.leverA), Force: along.Neg()}, onB: spatial.Wrench{Torque: s.leverB.Cross(along), Force: along},
	})
}

// link lists the rows at each mover.
func (t *touch) link() {
	p := &t.pivoting
	p.first, p.next = resized(p.first, len(t.movers.list)), resized(p.next, 2*len(p.rows))
	for i := range p.rows {
		for _, m := range [2]int32{p.rows[i].a, p.rows[i].b} {
			if p.first[m] = -1; t.movers.list[m].group >= 0 {
				for _, other := range t.movers.groups[t.movers.list[m].group].members { // also those that nothing touches any more
					p.first[other] = -1
				}
			}
		}
	}
	for i := range p.rows {
		for side, m := range [2]int32{p.rows[i].a, p.rows[i].b} {
			end := int32(2*i + side)
			p.next[end], p.first[m] = p.first[m], end
		}
	}
}

// assembleRows writes the matrix and the right-hand side, A x − b being the velocities that are asked to vanish.
func (t *touch) assembleRows() {
	p := &t.pivoting
	n := len(p.rows)
	p.a = resized(p.a, n*n)
	clear(p.a)
	for i := range p.rows {
		r := &p.rows[i]
		t.spread(r.a, r.onA, i)
		t.spread(r.b, r.onB, i)
		for k := range i {
			p.a[i*n+k] = p.a[k*n+i]
		}
	}
	for i := range p.rows {
		r := &p.rows[i]
		p.b[i] = dot(p.a[i*n:(i+1)*n], p.x) - t.rate(r) - r.bias
		p.a[i*n+i] += r.soft
	}
}

// spread adds what a unit impulse of row i at a mover does along that row and those after it.
func (t *touch) spread(from int32, w spatial.Wrench, i int) {
	if g := t.movers.list[from].group; g >= 0 {
		for _, to := range t.movers.groups[g].members {
			t.spreadTo(to, from, &w, i)
		}
		return
	}
	t.spreadTo(from, from, &w, i)
}

func (t *touch) spreadTo(to, from int32, w *spatial.Wrench, i int) {
	p := &t.pivoting
	end, last := p.first[to], int32(2*i) // the list of a mover begins with its last row
	if end < last {
		return
	}
	motion := t.movers.reply(from, *w, to)
	if motion == (spatial.Twist{}) {
		return
	}
	row := p.a[i*len(p.rows):][:len(p.rows)]
	for ; end >= last; end = p.next[end] {
		r := &p.rows[end/2]
		on := &r.onA
		if end&1 == 1 {
			on = &r.onB
		}
		row[end/2] += motion.Power(*on)
	}
}

// take gives the impulses that were found to spots and joints, and the movers what they do.
func (t *touch) take() {
	p := &t.pivoting
	for i := range t.spots {
		s := &t.spots[i]
		drag := p.aside[i].Scale(p.x[3*i+1]).AddScaled(p.x[3*i+2], s.normal.Cross(p.aside[i]))
		t.give(s, drag.Sub(s.drag).AddScaled(p.x[3*i]-s.push, s.normal))
		s.push, s.drag = p.x[3*i], drag
	}
	for i := range t.joints {
		j := &t.joints[i]
		impulse := p.x[3*len(t.spots)+i]
		t.movers.push(j.a, j.onA.Scale(impulse-j.impulse))
		t.movers.push(j.b, j.onB.Scale(impulse-j.impulse))
		j.impulse = impulse
	}
}
