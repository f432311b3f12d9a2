package green

import (
	"math"

	"github.com/tendril-sim/tendril/internal/dense"
	"github.com/tendril-sim/tendril/spatial"
)

// In its own frame, a zone's seam nodes need forces f = f̂ + Ξ u for displacements u of them (James & Pai 2002, eq. 5), f̂ what is pushed and held elsewhere. Let a seam be between
// zone 1, nearer to the root, and zone 2, whose axes T takes into those of zone 1. The bond asks that nodes meet and forces cancel:
//
//	u₂ = Tᵀ u₁ + g,   f₁ + T f₂ = 0.
//
// What is beyond the seam answers with f₂ = K u₂ + h, so that zone 1 has T K Tᵀ more at the seam, and T (K g + h) to push against: a matrix changes its frame on both sides,
// where eq. 12 and 13 of the paper have it on one. Eliminating the seams below, a zone answers in the same way at the seam towards the root. With
// all frames alike and two zones this is eq. 10.

// Settled tells how Solve went.
type Settled struct {
	Rounds     int     // in which frames that float were fitted to their seams
	Turned     float64 // by how much they turned in the last one [rad]
	Iterations int     // of Iterative
	Slow       bool    // Newton's method did not get on, and was left: see Solve
	Singular   bool    // the equations had no solution; displacements are as they were
}

// Solve finds the seams for the present frames and for what is pushed and held, with the present Level. Frames that float are fitted to their seams, and seams found anew, until frames turn by
// less than 10⁻⁹, in so many rounds at most; without such frames there is one round.
//
// Rounds are Newton's method but for half of what forces do that turn with a zone, as only symmetric equations are solved. Where that keeps it from its end, further rounds leave
// all of it away: they take more of them, but get there.
func (z *Zones) Solve(rounds int) (r Settled) {
	best, idle := math.Inf(1), 0
	for r.Rounds < max(rounds, 1) {
		for i := range z.zones {
			if o := &z.zones[i]; r.Rounds == 0 || o.floats {
				o.settle()
				if !r.Slow {
					o.bend()
				}
			}
		}
		r.Rounds++
		z.measure()
		if r.Iterations, r.Singular = z.solveSeams(); r.Singular {
			for i := range z.zones { // a compressed zone may give way: then at least the material does not
				z.zones[i].settle()
			}
			if r.Iterations, r.Singular = z.solveSeams(); r.Singular {
				break
			}
		}
		moved := false
		r.Turned = 0
		for i := range z.zones {
			if o := &z.zones[i]; o.floats {
				before := o.frame.Rot
				o.fit()
				r.Turned = math.Max(r.Turned, largestAngle(before, o.frame.Rot))
				moved = true
			}
		}
		if !moved || r.Turned < 1e-9 {
			break
		}
		if idle++; r.Turned < best/2 {
			best, idle = r.Turned, 0
		}
		r.Slow = r.Slow || idle > patientRounds
	}
	for i := range z.zones {
		z.zones[i].apply()
	}
	return r
}

// patientRounds is after how many rounds in which frames do not turn by half of the least before Newton's method is left.
const patientRounds = 6

// solveSeams finds the displacements of all seam nodes.
func (z *Zones) solveSeams() (iterations int, singular bool) {
	switch z.Level {
	case Direct:
		return 0, !z.direct()
	case Iterative:
		return z.gradients.solve(z)
	case Diagonal, Interpolated:
		singular = !z.alone(z.Level == Interpolated)
	case Skinned:
		z.skin()
	}
	z.spread()
	return 0, singular
}

// settle finds forces and stiffness of a zone's seams as they are with what is pushed and held at other nodes.
func (o *zone) settle() {
	s := o.state
	for _, d := range o.dead {
		_ = s.Push(d.node, o.frame.Rot.Unrotate(d.force)) // it could be pushed before: no error
	}
	for _, node := range o.nodes {
		_ = s.Hold(int(node), spatial.Vec3{}) // a Moved node: no error
	}
	s.Solve()
	o.matrix = o.reference
	clear(o.forces)
	if len(s.switched)+len(s.loaded) == 0 {
		return
	}
	for i, node := range o.nodes {
		f := s.product(int(node))
		o.forces[3*i], o.forces[3*i+1], o.forces[3*i+2] = f.X, f.Y, f.Z
	}
	o.stiffen()
}

// stiffen adds E P Eᵀ to the matrix, P the inverse of the capacitance matrix and E what its nodes do at the seam: nodes that are held elsewhere make a seam stiffer.
func (o *zone) stiffen() {
	s := o.state
	n, k := 3*len(o.nodes), 3*len(s.switched)
	if k == 0 {
		return
	}
	o.change()
	size := padded(k)
	e, ep := o.contact[:n*size], o.contact[n*s.stride:][:n*size]
	clear(e)
	var b [9]float64
	for i, node := range o.nodes {
		for j, c := range s.switched {
			s.model.block(&b, int(s.model.row[node]), int(c))
			for m, v := range b {
				e[(3*i+m%3)*size+3*j+m/3] = v
			}
		}
	}
	for i := range n {
		mulRows(ep[i*size:][:size], s.inverse, e[i*size:][:size], s.stride)
	}
	for i := range n {
		dense.MulVec(o.product, e, ep[i*size:][:size])
		addScaled(o.matrix[i*n:][:n], 1, o.product)
	}
}

// change gives a zone a matrix of its own.
func (o *zone) change() {
	if &o.matrix[0] == &o.reference[0] {
		copy(o.changed, o.reference)
		o.matrix = o.changed
	}
}

// bend adds to the matrix of a zone that floats what the forces at its seams do because they turn with it, so that Solve is Newton's method. In the zone's frame, a change δ of the
// seam nodes' places turns it by ω = G δ, the rotation that fits best; forces f = f̂ + Ξ u change by
//
//	ω × f − Ξ (ω × u) + Ξ δ,   dead forces d on other nodes by − Ξ (ω × d),
//
// ω = J⁻¹ Σ p × δ with p the places of the nodes about their middle, J their inertia. The symmetric part of that is taken, as the rest vanishes in equilibrium.
func (o *zone) bend() {
	if !o.floats {
		return
	}
	n := 3 * len(o.nodes)
	var inertia spatial.Mat3
	middle := o.middle()
	for i := range o.nodes {
		p := o.at(i).Sub(middle)
		outer, square := spatial.Outer(p, p), p.Norm2()
		inertia.AddScaled(&inertia, -1, &outer)
		inertia.XX, inertia.YY, inertia.ZZ = inertia.XX+square, inertia.YY+square, inertia.ZZ+square
	}
	if !inertia.Inverse(&inertia) {
		return
	}
	o.change()
	dense.MulVec(o.product, o.matrix, o.u)
	for i := range o.nodes { // columns of −[f] and, first, of what Ξ is to be multiplied by: [u]
		f := vec(o.product[3*i:]).Add(vec(o.forces[3*i:]))
		m, u := spatial.Skew(f), spatial.Skew(vec(o.u[3*i:]))
		m.AddScaled(&spatial.Mat3{}, -1, &m)
		o.setColumns(o.load, i, &m)
		o.setColumns(o.turn, i, &u)
	}
	for c := range 3 {
		dense.MulVec(o.product, o.matrix, o.turn[c*n:][:n])
		addScaled(o.load[c*n:][:n], 1, o.product)
	}
	o.bendDead(n)
	for i := range o.nodes { // rows of G, as columns of Gᵀ = −[p] J⁻¹
		g := spatial.Skew(o.at(i).Sub(middle).Neg())
		g.Mul(&g, &inertia)
		o.setColumns(o.turn, i, &g)
	}
	for r := range n {
		row := o.matrix[r*n:][:n]
		for c := range 3 {
			addScaled(row, o.load[c*n+r]/2, o.turn[c*n:][:n])
			addScaled(row, o.turn[c*n+r]/2, o.load[c*n:][:n])
		}
	}
	for c := range 3 { // what was added has nothing to do with where the nodes are now
		load, turn := o.load[c*n:][:n], o.turn[c*n:][:n]
		byTurn, byLoad := inner(turn, o.u)/2, inner(load, o.u)/2
		addScaled(o.forces, -byTurn, load)
		addScaled(o.forces, -byLoad, turn)
	}
}

// bendDead adds Ξ [d] for dead forces.
func (o *zone) bendDead(n int) {
	m := o.state.model
	var b [9]float64
	for _, d := range o.dead {
		skew := spatial.Skew(o.frame.Rot.Unrotate(d.force))
		for i, node := range o.nodes {
			m.block(&b, int(m.row[node]), int(m.column[d.node]))
			t := spatial.Mat3{XX: b[0], YX: b[1], ZX: b[2], XY: b[3], YY: b[4], ZY: b[5], XZ: b[6], YZ: b[7], ZZ: b[8]}
			t.Mul(&t, &skew)
			for k, v := range [9]float64{t.XX, t.XY, t.XZ, t.YX, t.YY, t.YZ, t.ZX, t.ZY, t.ZZ} {
				o.load[k%3*n+3*i+k/3] += v
			}
		}
	}
}

// setColumns writes the three rows of a node into three columns.
func (o *zone) setColumns(to []float64, i int, m *spatial.Mat3) {
	n := 3 * len(o.nodes)
	for k, v := range [9]float64{m.XX, m.XY, m.XZ, m.YX, m.YY, m.YZ, m.ZX, m.ZY, m.ZZ} {
		to[k%3*n+3*i+k/3] = v
	}
}

// at returns where a seam node is in the zone's frame [m].
func (o *zone) at(i int) spatial.Vec3 {
	return o.state.model.Surface.Vertices[o.nodes[i]].Add(vec(o.u[3*i:]))
}

// middle returns the mean of the places of the seam nodes [m].
func (o *zone) middle() (sum spatial.Vec3) {
	for i := range o.nodes {
		sum = sum.AddScaled(1/float64(len(o.nodes)), o.at(i))
	}
	return sum
}

// measure finds turn and gap of each seam from the frames.
func (z *Zones) measure() {
	for i := range z.seams {
		s := &z.seams[i]
		z.turnOf(s).Mat(&s.turn)
		a, b := &z.zones[s.zones[0]], &z.zones[s.zones[1]]
		for k := range s.nodes[0] {
			meet := b.frame.Local(a.frame.Point(a.state.model.Surface.Vertices[s.nodes[0][k]]))
			g := meet.Sub(b.state.model.Surface.Vertices[s.nodes[1][k]])
			s.gap[3*k], s.gap[3*k+1], s.gap[3*k+2] = g.X, g.Y, g.Z
		}
	}
}

// direct eliminates the seams from the ends of the tree to its root, and substitutes back.
//
// Count: for a zone with n nodes in seams below and m in that towards the root 9 n³ + 27 n² m + 27 n m² multiplications and additions.
func (z *Zones) direct() bool {
	for _, i := range z.order {
		if !z.eliminate(&z.zones[i]) {
			return false
		}
	}
	for k := len(z.order) - 1; k >= 0; k-- {
		z.substitute(&z.zones[z.order[k]])
	}
	return true
}

// eliminate takes what is beyond the seams below into a zone's equations, and eliminates them.
func (z *Zones) eliminate(o *zone) bool {
	o.own.set(o.matrix)
	for i := range o.right {
		o.right[i] = -o.forces[i]
	}
	for _, i := range o.below {
		z.join(o, &z.seams[i])
	}
	if !o.own.eliminate() {
		return false
	}
	copy(o.beyond, o.forces[3*o.inside:])
	o.own.forward(o.right, o.beyond)
	return true
}

// join adds what is beyond a seam below.
func (z *Zones) join(o *zone, s *seam) {
	other := &z.zones[s.zones[1]]
	for r := range s.nodes[0] {
		for c := range r + 1 {
			var k spatial.Mat3
			other.answer(&k, r, c)
			addTo(other.beyond[3*r:], k.MulVec(vec(s.gap[3*c:]))) // K g + h
			if c < r {
				addTo(other.beyond[3*c:], k.TMulVec(vec(s.gap[3*r:])))
			}
			k.Mul(&s.turn, &k)
			k.MulT(&k, &s.turn)
			o.own.addBlock(s.first[0]+r, s.first[0]+c, &k)
		}
	}
	for r := range s.nodes[0] {
		addTo(o.right[3*(s.first[0]+r):], s.turn.MulVec(vec(other.beyond[3*r:])).Neg())
	}
}

func addTo(v []float64, by spatial.Vec3) { v[0], v[1], v[2] = v[0]+by.X, v[1]+by.Y, v[2]+by.Z }

// answer returns a block of K on or below its diagonal, with which a zone and all beyond it answer at the seam towards the root.
func (o *zone) answer(to *spatial.Mat3, r, c int) {
	f := o.own
	at := f.first + 3*c
	x, y, z := f.a[(f.first+3*r)*f.stride+at:][:3], f.a[(f.first+3*r+1)*f.stride+at:][:3], f.a[(f.first+3*r+2)*f.stride+at:][:3]
	*to = spatial.Mat3{XX: x[0], XY: x[1], XZ: x[2], YX: y[0], YY: y[1], YZ: y[2], ZX: z[0], ZY: z[1], ZZ: z[2]}
	if r == c { // only the lower half is there
		to.XY, to.XZ, to.YZ = to.YX, to.ZX, to.ZY
	}
}

// substitute finds the seams below a zone, whose seam towards the root is known, and hands them on.
func (z *Zones) substitute(o *zone) {
	o.own.backward(o.u, o.u[3*o.inside:])
	for _, i := range o.below {
		s := &z.seams[i]
		copy(s.u, o.u[3*s.first[0]:])
		z.handOn(s)
	}
}

// handOn gives the zone beyond a seam the displacements of its nodes.
func (z *Zones) handOn(s *seam) {
	other := &z.zones[s.zones[1]]
	for k := range s.nodes[0] {
		v := s.turn.TMulVec(vec(s.u[3*k:])).Add(vec(s.gap[3*k:]))
		at := 3 * (s.first[1] + k)
		other.u[at], other.u[at+1], other.u[at+2] = v.X, v.Y, v.Z
	}
}

// spread gives the displacements of seams to the zones on both sides.
func (z *Zones) spread() {
	for i := range z.seams {
		s := &z.seams[i]
		copy(z.zones[s.zones[0]].u[3*s.first[0]:], s.u)
		z.handOn(s)
	}
}

// apply prescribes the displacements of the seams.
func (o *zone) apply() {
	for i, node := range o.nodes {
		_ = o.state.Hold(int(node), vec(o.u[3*i:])) // a Moved node: no error
	}
	o.state.Solve()
}

// fit brings a frame to where its seam nodes are, with the rotation that fits them best: Newton's method on the rotation, as it has turned little since the last time.
func (o *zone) fit() {
	rest := o.state.model.Surface.Vertices
	var from spatial.Vec3
	to := o.middle()
	for _, node := range o.nodes {
		from = from.AddScaled(1/float64(len(o.nodes)), rest[node])
	}
	turn := spatial.Quat{W: 1}
	for range 20 {
		var twist spatial.Vec3
		var inertia spatial.Mat3
		for i, node := range o.nodes {
			p := turn.Rotate(rest[node].Sub(from))
			q := o.at(i).Sub(to)
			twist = twist.Add(p.Cross(q))
			outer, dot := spatial.Outer(p, q), p.Dot(q)
			inertia.AddScaled(&inertia, -0.5, &outer)
			outer = outer.T()
			inertia.AddScaled(&inertia, -0.5, &outer)
			inertia.XX, inertia.YY, inertia.ZZ = inertia.XX+dot, inertia.YY+dot, inertia.ZZ+dot
		}
		if !inertia.Inverse(&inertia) {
			break
		}
		step := inertia.MulVec(twist)
		if size := step.Norm(); size > 0.5 {
			step = step.Scale(0.5 / size)
		}
		turn = spatial.Exp(step).Mul(turn)
		if step.Norm() < 1e-12 {
			break
		}
	}
	o.frame = o.frame.Mul(spatial.Frame{Rot: turn, Pos: to.Sub(turn.Rotate(from))})
	for i, node := range o.nodes { // the same places, in the new frame
		v := turn.Unrotate(o.at(i).Sub(to)).Add(from).Sub(rest[node])
		o.u[3*i], o.u[3*i+1], o.u[3*i+2] = v.X, v.Y, v.Z
	}
}
