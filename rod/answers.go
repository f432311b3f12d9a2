package rod

import (
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// How points of a rod answer each other.
//
// With u = (θ, x) the motion of a place and w = (torque, force) about it, the pivots of the last sweep say that a place further along
// moves with the one before it and by what joints and stretches between take for themselves: u = Φ u′ + …, w′ = Φᵀ w. So the answer
// A(i, j) of i to j is what both have in common. For the points in their order along the rod, p the one before i, and E what is
// between p and i takes,
//
//	A(i, j) = Φ A(p, j) for every j before i,   A(i, i) = Φ A(p, i) + E:
//
// one walk over the links for all Φ and E, and one product of 6×6 for each pair. (chain/answers.go has the same for trees.)

// asked is the memory of Answers.
type asked struct {
	order []int // points in their order along the rod, as places among those asked for
	way   carried
	dv    []spatial.Twist
}

// carried are six wrenches on the way from a point to the start of the rod, those of unit impulses there, and the answers to them on
// the way: Φᵀ and E, of which the upper triangle counts.
type carried struct {
	torque, force [6]spatial.Vec3
	answer        [6][6]float64
}

// Answers implements constraint.Answering: the numbers of Respond, exactly symmetric, and for a point of the surface to itself what its own
// piece yields (yield). A quasistatic rod that no hold, contact or spring keeps from some motion has no answer to a push along it: rigid
// contacts are well posed on one that is held.
//
// Count: for a link between the first and the last point, or the start, 360 multiplications and 330 additions; for a pair of points
// 216 and 180.
func (r *Rod) Answers(points []int, out []spatial.Mat6) {
	n := len(points)
	if n == 0 {
		return
	}
	if len(r.left) > 0 || !r.inSeries(points) {
		r.answerByColumns(points, out)
	} else {
		r.answerInSeries(points, out)
	}
	r.yield(points, out)
}

// yield adds to the answers of points of the surface to themselves what their own piece yields: l/EA of its material, and a part of l³/EI. Where
// friction holds a rod at many places that cannot come nearer to each other, their shares would have no answer otherwise, and wander from
// step to step. At rest, where forces do not change, it does nothing.
func (r *Rod) yield(points []int, out []spatial.Mat6) {
	own := r.touch.yields / (r.period * r.period)
	for i, p := range points {
		if p < r.cfg.Pieces {
			m := &out[i*len(points)+i].LL
			m.XX, m.YY, m.ZZ = m.XX+own, m.YY+own, m.ZZ+own
		}
	}
}

func (r *Rod) answerInSeries(points []int, out []spatial.Mat6) {
	n := len(points)
	a := &r.asked
	a.order = a.order[:0]
	for i := range points {
		a.order = append(a.order, i)
	}
	slices.SortStableFunc(a.order, func(i, j int) int { return r.compare(points[i], points[j]) })
	for s, i := range a.order {
		var before *point
		if s > 0 {
			before = &r.points[points[a.order[s-1]]]
		}
		r.carryBack(&r.points[points[i]], before)
		own := &out[i*n+i]
		*own = spatial.Mat6{}
		if s > 0 {
			p, phi := a.order[s-1], a.way.mat()
			for _, j := range a.order[:s] {
				m := &out[i*n+j]
				multiply(m, &phi, &out[p*n+j])
				out[j*n+i].T(m)
			}
			multiply(own, &phi, &out[p*n+i])
		}
		a.way.finish(own, 1/(r.period*r.period))
	}
}

// inSeries reports whether the points follow each other on the way of a force: within a link that stretches they do not.
func (r *Rod) inSeries(points []int) bool {
	for _, p := range points {
		if r.slides != nil && r.points[p].at > 0 {
			return false
		}
	}
	return true
}

// compare orders points along the rod.
func (r *Rod) compare(p, q int) int {
	a, b := &r.points[p], &r.points[q]
	switch {
	case a.link != b.link:
		return a.link - b.link
	case a.at < b.at:
		return -1
	case a.at > b.at:
		return 1
	}
	return 0
}

// carryBack takes unit impulses at a point to the one before it or, if that is nil, through the start of the rod.
func (r *Rod) carryBack(from, to *point) {
	w := &r.asked.way
	w.start()
	at := from.at
	for k := from.link; ; k-- {
		dir := r.now[k].dir
		if k < from.link && r.slides != nil && r.model.links[k].length > 0 {
			w.pass(&r.slides[k], &w.force)
		}
		if to != nil && to.link == k {
			w.along(dir.Scale(at - to.at))
			return
		}
		w.along(dir.Scale(at))
		if k == 0 {
			break
		}
		w.pass(&r.steps[k], &w.torque)
		at = 1
	}
	for i := range 6 {
		m := r.root.respond(spatial.Wrench{Torque: w.torque[i], Force: w.force[i]})
		for j := range i + 1 {
			w.answer[j][i] += m.Power(spatial.Wrench{Torque: w.torque[j], Force: w.force[j]})
		}
	}
}

func (w *carried) start() {
	*w = carried{}
	w.torque[0].X, w.torque[1].Y, w.torque[2].Z = 1, 1, 1
	w.force[3].X, w.force[4].Y, w.force[5].Z = 1, 1, 1
}

// along takes the wrenches to a place d before.
func (w *carried) along(d spatial.Vec3) {
	for i := range 6 {
		w.torque[i] = w.torque[i].Add(d.Cross(w.force[i]))
	}
}

// pass takes the wrenches over a joint, which turns by their torques, or over a stretch, which goes by their forces.
func (w *carried) pass(s *step, by *[6]spatial.Vec3) {
	taken := *by
	for i := range 6 {
		g := taken[i]
		share := s.inv.MulVec(g)
		for j := range i + 1 {
			w.answer[j][i] += taken[j].Dot(share)
		}
		w.torque[i] = w.torque[i].Sub(s.turn.TMulVec(g))
		w.force[i] = w.force[i].Sub(s.shift.TMulVec(g))
	}
}

// mat is Φ.
func (w *carried) mat() spatial.Mat6 {
	rows := func(v *[6]spatial.Vec3, first int) spatial.Mat3 {
		a, b, c := v[first], v[first+1], v[first+2]
		return spatial.Mat3{XX: a.X, XY: a.Y, XZ: a.Z, YX: b.X, YY: b.Y, YZ: b.Z, ZX: c.X, ZY: c.Y, ZZ: c.Z}
	}
	return spatial.Mat6{AA: rows(&w.torque, 0), AL: rows(&w.force, 0), LA: rows(&w.torque, 3), LL: rows(&w.force, 3)}
}

// multiply sets m = a b, none of which may be another: what Answers spends its time with.
func multiply(m, a, b *spatial.Mat6) {
	block := func(m, a, b, c, d *spatial.Mat3) { // m = ab + cd
		m.XX = a.XX*b.XX + a.XY*b.YX + a.XZ*b.ZX + c.XX*d.XX + c.XY*d.YX + c.XZ*d.ZX
		m.XY = a.XX*b.XY + a.XY*b.YY + a.XZ*b.ZY + c.XX*d.XY + c.XY*d.YY + c.XZ*d.ZY
		m.XZ = a.XX*b.XZ + a.XY*b.YZ + a.XZ*b.ZZ + c.XX*d.XZ + c.XY*d.YZ + c.XZ*d.ZZ
		m.YX = a.YX*b.XX + a.YY*b.YX + a.YZ*b.ZX + c.YX*d.XX + c.YY*d.YX + c.YZ*d.ZX
		m.YY = a.YX*b.XY + a.YY*b.YY + a.YZ*b.ZY + c.YX*d.XY + c.YY*d.YY + c.YZ*d.ZY
		m.YZ = a.YX*b.XZ + a.YY*b.YZ + a.YZ*b.ZZ + c.YX*d.XZ + c.YY*d.YZ + c.YZ*d.ZZ
		m.ZX = a.ZX*b.XX + a.ZY*b.YX + a.ZZ*b.ZX + c.ZX*d.XX + c.ZY*d.YX + c.ZZ*d.ZX
		m.ZY = a.ZX*b.XY + a.ZY*b.YY + a.ZZ*b.ZY + c.ZX*d.XY + c.ZY*d.YY + c.ZZ*d.ZY
		m.ZZ = a.ZX*b.XZ + a.ZY*b.YZ + a.ZZ*b.ZZ + c.ZX*d.XZ + c.ZY*d.YZ + c.ZZ*d.ZZ
	}
	block(&m.AA, &a.AA, &b.AA, &a.AL, &b.LA)
	block(&m.AL, &a.AA, &b.AL, &a.AL, &b.LL)
	block(&m.LA, &a.LA, &b.AA, &a.LL, &b.LA)
	block(&m.LL, &a.LA, &b.AL, &a.LL, &b.LL)
}

// finish makes of Φ A(p, i) in m, which is symmetric but for rounding, the scaled answer A(i, i).
func (w *carried) finish(m *spatial.Mat6, scale float64) {
	block := func(first, second int) spatial.Mat3 {
		e := func(i, j int) float64 {
			if first+i > second+j {
				return scale * w.answer[second+j][first+i]
			}
			return scale * w.answer[first+i][second+j]
		}
		return spatial.Mat3{XX: e(0, 0), XY: e(0, 1), XZ: e(0, 2), YX: e(1, 0), YY: e(1, 1), YZ: e(1, 2), ZX: e(2, 0), ZY: e(2, 1), ZZ: e(2, 2)}
	}
	aa, al, ll := block(0, 0), block(0, 3), block(3, 3)
	m.AA.Add(&m.AA, &aa)
	m.AL.Add(&m.AL, &al)
	m.LL.Add(&m.LL, &ll)
	mirror(&m.AA)
	mirror(&m.LL)
	m.LA = m.AL.T()
}

// mirror copies the upper triangle to the lower.
func mirror(m *spatial.Mat3) { m.YX, m.ZX, m.ZY = m.XY, m.XZ, m.YZ }

// answerByColumns is Answers where the last sweep was not symmetric, or a link that stretches is touched within: a sweep for each
// unit impulse, and the mean of what two points do to each other.
func (r *Rod) answerByColumns(points []int, out []spatial.Mat6) {
	n := len(points)
	if cap(r.asked.dv) < n {
		r.asked.dv = make([]spatial.Twist, n)
	}
	dv := r.asked.dv[:n]
	unit := [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}}
	for j, p := range points {
		for axis := range 6 {
			w := spatial.Wrench{Torque: unit[axis%3]}
			if axis >= 3 {
				w = spatial.Wrench{Force: unit[axis%3]}
			}
			r.Respond(p, w, points, dv)
			for i, t := range dv {
				out[i*n+j].SetCol(axis, t)
			}
		}
	}
	for i := range n {
		for j := range i + 1 {
			var t spatial.Mat6
			t.T(&out[j*n+i])
			m := &out[i*n+j]
			m.AA.Add(&m.AA, &t.AA)
			m.AL.Add(&m.AL, &t.AL)
			m.LA.Add(&m.LA, &t.LA)
			m.LL.Add(&m.LL, &t.LL)
			m.Scale(0.5, m)
			out[j*n+i].T(m)
		}
	}
}
