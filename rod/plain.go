package rod

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// plainBackward is backward in matrix notation and without using symmetry. It is the reference that backward is tested
// against, and what solves a rod whose loads have no potential: a torque in world axes, or anything in local axes.
//
// Such loads add to the force g directly and to S by their derivative. For a rotation x of the link, in the coordinates
// exp(x)R, a torque T does the work (1 − ½[x])T·dx, so that a torque fixed in the world adds −½[T] to A and one that turns
// with the link ½[T]. A force F that turns with the link adds [F] to the row of x and the column of θ, and nothing to
// the row of θ.

// leftStep is what a sweep without symmetry leaves for Respond: the answers by rows.
type leftStep struct {
	turn, shift spatial.Mat3 // of the rows θ and x to a torque at the joint
	inv         spatial.Mat3 // P⁻¹
}

// plainAnswer is answer without symmetry: a b over d c.
type plainAnswer struct {
	a, b, d, c     spatial.Mat3
	gt, gx, tt, tx spatial.Vec3
}

func (r *Rod) plainBackward() {
	n := len(r.model.links)
	if cap(r.left) < n {
		r.left = make([]leftStep, n)
	}
	r.left = r.left[:n]
	r.work = sweepTotals{}
	w := &r.work
	f := r.force[n]
	ans := plainAnswer{gx: f.Neg(), tx: f.Neg()}
	w.energy = -f.Dot(r.now[n].pos)
	w.scale = math.Abs(w.energy)
	if r.touch.acts {
		var own answer
		w.energy += r.touch.anchor(n, &own, &r.now[n])
		ans.add(&own)
	}
	for k := n - 1; k >= 0; k-- {
		p := &r.now[k]
		var half spatial.Vec3 // half of the force that follows link k, in world axes
		if r.follow != nil {
			half = p.rot.Rotate(r.follow[k].Force).Scale(0.5)
			w.energy -= half.Dot(p.pos.Add(r.now[k+1].pos))
		}
		ans.followForce(half)
		if r.model.links[k].length > 0 {
			if r.slides != nil {
				w.energy += r.plainSlide(k, &ans)
			}
			rest := 1.0
			for _, i := range r.order {
				if h := &r.holds[i]; h.link == k && h.at > 0 {
					ans.along(p.dir.Scale(rest - h.at))
					w.energy += ans.hold(h, p)
					rest = h.at
				}
			}
			ans.along(p.dir.Scale(rest))
			damp := spatial.Diag(1, 1, 1)
			ans.a.AddScaled(&ans.a, r.damp*r.model.links[k].length, &damp)
		}
		w.axial = math.Max(w.axial, ans.tx.Norm2())
		ans.followForce(half)
		if r.follow != nil {
			ans.torque(p.rot.Rotate(r.follow[k].Torque), 0.5)
		}
		if r.torque != nil {
			ans.torque(r.torque[k], -0.5)
		}
		for _, i := range r.order {
			if h := &r.holds[i]; h.link == k && h.at == 0 {
				w.energy += ans.hold(h, p)
			}
		}
		ans.gx, ans.tx = ans.gx.Sub(r.force[k]), ans.tx.Sub(r.force[k])
		pot := r.force[k].Dot(p.pos)
		w.energy -= pot
		w.scale += math.Abs(pot)
		if r.touch.acts {
			var own answer
			w.energy += r.touch.anchor(k, &own, p) + r.touch.addCouple(k, &own, p)
			ans.add(&own)
		}
		if k > 0 {
			w.energy += r.plainJoint(k, &ans)
		}
	}
	w.scale += math.Abs(w.energy)
	r.root.eliminatePlain(&ans, r.model.length, w)
}

func (s *plainAnswer) followForce(f spatial.Vec3) {
	turn := spatial.Skew(f)
	s.d.Add(&s.d, &turn)
	s.gx, s.tx = s.gx.Sub(f), s.tx.Sub(f)
}

func (s *plainAnswer) torque(t spatial.Vec3, factor float64) {
	turn := spatial.Skew(t)
	s.a.AddScaled(&s.a, factor, &turn)
	s.gt, s.tt = s.gt.Sub(t), s.tt.Sub(t)
}

// hold adds the terms of a hold, which has a potential.
func (s *plainAnswer) hold(h *hold, p *pose) float64 {
	var own answer
	energy := h.addTo(&own, p)
	s.add(&own)
	return energy
}

// add adds terms that have a potential and do not couple θ and x.
func (s *plainAnswer) add(own *answer) {
	a, c := own.a.Mat(), own.c.Mat()
	s.a.Add(&s.a, &a)
	s.c.Add(&s.c, &c)
	s.gt, s.gx = s.gt.Add(own.gt), s.gx.Add(own.gx)
	s.tt, s.tx = s.tt.Add(own.tt), s.tx.Add(own.tx)
}

// along is answer.along: with N = −[d], rows θ gain Nᵀ times rows x, then columns θ gain columns x times N.
func (s *plainAnswer) along(d spatial.Vec3) {
	cross := spatial.Skew(d)
	var t spatial.Mat3
	t.Mul(&cross, &s.d)
	s.a.Add(&s.a, &t)
	t.Mul(&cross, &s.c)
	s.b.Add(&s.b, &t)
	t.Mul(&s.b, &cross)
	s.a.AddScaled(&s.a, -1, &t)
	t.Mul(&s.c, &cross)
	s.d.AddScaled(&s.d, -1, &t)
	g, gd := spatial.Outer(s.tx, d), s.tx.Dot(d)
	gt := g.T()
	s.a.AddScaled(&s.a, 0.5, &g)
	s.a.AddScaled(&s.a, 0.5, &gt)
	one := spatial.Diag(1, 1, 1)
	s.a.AddScaled(&s.a, -gd, &one)
	s.gt, s.tt = s.gt.Add(d.Cross(s.gx)), s.tt.Add(d.Cross(s.tx))
}

// plainJoint moves the answer over joint k and returns its elastic energy.
func (r *Rod) plainJoint(k int, ans *plainAnswer) float64 {
	l, w, s, left := &r.model.links[k], &r.work, &r.steps[k], &r.left[k]
	c := r.now[k].gibbs
	m, second, energy := l.bend(c)
	d, stiff := gibbsJacobian(c), second.Mat()
	var rot, h spatial.Mat3
	r.now[k-1].rot.Mat(&rot)
	local := d.TMulVec(m)
	h.Mul(&stiff, &d)
	h.TMul(&d, &h)
	outer := spatial.Outer(local, c)
	outerT := outer.T()
	h.AddScaled(&h, 0.5, &outer)
	h.AddScaled(&h, 0.5, &outerT)
	h.Mul(&rot, &h)
	h.MulT(&h, &rot)
	torque := rot.MulVec(local)
	w.torque = math.Max(w.torque, torque.Norm2())
	w.residual = math.Max(w.residual, torque.Add(ans.tt).Norm2())

	var pivot, g, gt spatial.Mat3
	pivot.Add(&h, &ans.a)
	half := spatial.Skew(torque.Scale(0.5))
	g.Add(&h, &half)
	gt = g.T()
	q := torque.Add(ans.gt)
	left.invert(&pivot, s, w, escape{link: k})
	var y, z spatial.Mat3 // P⁻¹G and GᵀP⁻¹
	y.Mul(&left.inv, &g)
	z.Mul(&gt, &left.inv)
	one := spatial.Diag(1, 1, 1)
	s.turn.AddScaled(&one, -1, &y)
	s.shift.Mul(&left.inv, &ans.b)
	s.offset = left.inv.MulVec(q)
	w.decrease += q.Dot(s.offset)
	left.turn.AddScaled(&one, -1, &z)
	left.shift.Mul(&ans.d, &left.inv)

	ans.gx = ans.gx.Sub(left.shift.MulVec(q))
	ans.gt = z.MulVec(q).Sub(torque)
	var t spatial.Mat3
	t.Mul(&ans.d, &s.shift)
	ans.c.AddScaled(&ans.c, -1, &t)
	ans.d.Mul(&ans.d, &y)
	ans.b.Mul(&z, &ans.b)
	t.Mul(&gt, &y)
	ans.a.AddScaled(&h, -1, &t)
	return energy / 2
}

// plainSlide is slideOver without symmetry; it returns the elastic energy.
func (r *Rod) plainSlide(k int, ans *plainAnswer) float64 {
	l, p, w := &r.model.links[k], &r.now[k], &r.work
	e := p.ratio.Sub(spatial.V(0, 0, 1))
	local := l.stretch.MulVec(e)
	var rot, pivot, right, left spatial.Mat3
	p.rot.Mat(&rot)
	n := rot.MulVec(local)
	stiff := l.stretch.Scaled(1 / l.length)
	stiff = stiff.Turned(&rot)
	own := stiff.Mat()
	pivot.Add(&own, &ans.c)
	w.force = math.Max(w.force, n.Norm2())
	w.unmet = math.Max(w.unmet, n.Add(ans.tx).Norm2())
	cross := spatial.Skew(ans.tx)
	right.Add(&ans.d, &cross)          // row w, column θ
	left.AddScaled(&ans.b, -1, &cross) // row θ, column w
	if len(r.leftSlides) < len(r.slides) {
		r.leftSlides = make([]leftStep, len(r.slides))
	}
	s, l2 := &r.slides[k], &r.leftSlides[k]
	q := n.Add(ans.gx)
	l2.invert(&pivot, s, w, escape{link: k, slide: true})
	var y, z, t spatial.Mat3 // P⁻¹Lh and LhP⁻¹
	y.Mul(&l2.inv, &own)
	z.Mul(&own, &l2.inv)
	one := spatial.Diag(1, 1, 1)
	s.turn.Mul(&l2.inv, &right)
	s.shift.AddScaled(&one, -1, &y)
	s.offset = l2.inv.MulVec(q)
	w.decrease += q.Dot(s.offset)
	l2.turn.Mul(&left, &l2.inv)
	l2.shift.AddScaled(&one, -1, &z)

	ans.gt = ans.gt.Sub(l2.turn.MulVec(q))
	ans.gx = z.MulVec(q).Sub(n)
	t.Mul(&left, &s.turn)
	ans.a.AddScaled(&ans.a, -1, &t)
	t.Mul(&left, &y)
	ans.b.Add(&cross, &t)
	t.Mul(&z, &right)
	ans.d.AddScaled(&t, -1, &cross)
	t.Mul(&own, &y)
	ans.c.AddScaled(&own, -1, &t)
	return e.Dot(local) * l.length / 2
}

// invert inverts a pivot by elimination with row pivoting. One with a determinant that is not positive is no pivot of a
// minimum: its symmetric part is inverted instead.
func (l *leftStep) invert(pivot *spatial.Mat3, out *step, w *sweepTotals, at escape) {
	if pivot.Det() < 0 || !invertByRows(pivot, &l.inv) {
		sym := spatial.Sym3{}
		sym.AddScaled(1, pivot)
		w.invert(&sym, &out.inv, 0, at)
		l.inv = out.inv.Mat()
	}
	out.inv = spatial.Sym3{}
	out.inv.AddScaled(1, &l.inv)
}

// invertByRows sets inv = m⁻¹ and reports whether m is invertible.
func invertByRows(m, inv *spatial.Mat3) bool {
	a := [3][6]float64{{m.XX, m.XY, m.XZ, 1}, {m.YX, m.YY, m.YZ, 0, 1}, {m.ZX, m.ZY, m.ZZ, 0, 0, 1}}
	for c := range 3 {
		best := c
		for i := c + 1; i < 3; i++ {
			if math.Abs(a[i][c]) > math.Abs(a[best][c]) {
				best = i
			}
		}
		a[c], a[best] = a[best], a[c]
		if a[c][c] == 0 {
			return false
		}
		for i := range 3 {
			if i == c {
				continue
			}
			f := a[i][c] / a[c][c]
			for j := c; j < 6; j++ {
				a[i][j] -= f * a[c][j]
			}
		}
	}
	for i := range 3 {
		for j := 3; j < 6; j++ {
			a[i][j] /= a[i][i]
		}
	}
	*inv = spatial.Mat3{
		XX: a[0][3], XY: a[0][4], XZ: a[0][5], YX: a[1][3], YY: a[1][4], YZ: a[1][5], ZX: a[2][3], ZY: a[2][4], ZZ: a[2][5],
	}
	return isFinite(a[0][3] + a[1][4] + a[2][5])
}

// followerWork is the work of the loads without a potential, taken as constant, for the step s into trial [J].
func (r *Rod) followerWork(s float64) float64 {
	var work float64
	for k := range r.follow {
		f := r.now[k].rot.Rotate(r.follow[k].Force)
		t := r.now[k].rot.Rotate(r.follow[k].Torque)
		work += 0.5*f.Dot(r.trial[k].pos.Add(r.trial[k+1].pos)) + s*t.Dot(r.steps[k].move)
	}
	for k := range r.torque {
		work += s * r.torque[k].Dot(r.steps[k].move)
	}
	return work
}
