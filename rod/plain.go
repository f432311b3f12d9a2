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
	a, c := own.a.mat(), own.c.mat()
	s.a.Add(&s.a, &a)
	s.c.Add(&s.c, &c)
	s.gt, s.gx = s.gt.Add(own.gt), s.gx.Add(own.gx)
	s.tt, s.tx = s.tt.Add(own.tt), s.tx.Add(own.tx)
	return energy
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
	d, stiff := gibbsJacobian(c), second.mat()
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

	var pivot spatial.Mat3
	pivot.Add(&h, &ans.a)
	half := spatial.Skew(torque.Scale(0.5))
	var right, leftTurn spatial.Mat3
	right.AddScaled(&ans.a, -1, &half) // row φ, column θ of the link before
	leftTurn.Add(&ans.a, &half)        // row θ of the link before, column φ
	ans.eliminate(s, left, w, escape{link: k}, &pivot, torque.Add(ans.gt), &right, &ans.b, &leftTurn, &ans.d)
	return energy / 2
}

// plainSlide is slideOver without symmetry; it returns the elastic energy.
func (r *Rod) plainSlide(k int, ans *plainAnswer) float64 {
	l, p, w := &r.model.links[k], &r.now[k], &r.work
	e := p.ratio.Sub(spatial.V(0, 0, 1))
	local := l.stretch.mulVec(e)
	var rot, pivot, right, left spatial.Mat3
	p.rot.Mat(&rot)
	n := rot.MulVec(local)
	stiff := l.stretch.scaled(1 / l.length)
	stiff = stiff.turned(&rot)
	pivot = stiff.mat()
	pivot.Add(&pivot, &ans.c)
	w.force = math.Max(w.force, n.Norm2())
	w.unmet = math.Max(w.unmet, n.Add(ans.tx).Norm2())
	cross := spatial.Skew(ans.tx)
	right.Add(&ans.d, &cross)          // row w, column θ
	left.AddScaled(&ans.b, -1, &cross) // row θ, column w
	if len(r.leftSlides) < len(r.slides) {
		r.leftSlides = make([]leftStep, len(r.slides))
	}
	ans.eliminate(&r.slides[k], &r.leftSlides[k], w, escape{link: k, slide: true}, &pivot, n.Add(ans.gx), &right, &ans.c, &left, &ans.c)
	return e.Dot(local) * l.length / 2
}

// eliminate takes the unknown with the given pivot and force q out of the answer: right and shift are its row in θ and x,
// left and down its column.
func (s *plainAnswer) eliminate(out *step, l *leftStep, w *sweepTotals, at escape, pivot *spatial.Mat3, q spatial.Vec3, right, shift, left, down *spatial.Mat3) {
	if !l.inv.Inverse(pivot) || pivot.Det() < 0 {
		sym := sym3{}
		sym.addScaled(1, pivot)
		w.invert(&sym, &out.inv, at)
		l.inv = out.inv.mat()
	}
	out.inv = sym3{}
	out.inv.addScaled(1, &l.inv)
	out.turn.Mul(&l.inv, right)
	out.shift.Mul(&l.inv, shift)
	out.offset = l.inv.MulVec(q)
	w.decrease += q.Dot(out.offset)
	l.turn.Mul(left, &l.inv)
	l.shift.Mul(down, &l.inv)
	s.gt = s.gt.Sub(left.MulVec(out.offset)) // before the answer changes: left and down may be parts of it
	s.gx = s.gx.Sub(down.MulVec(out.offset))
	var a, b, d, c spatial.Mat3
	a.Mul(left, &out.turn)
	b.Mul(left, &out.shift)
	d.Mul(down, &out.turn)
	c.Mul(down, &out.shift)
	s.a.AddScaled(&s.a, -1, &a)
	s.b.AddScaled(&s.b, -1, &b)
	s.d.AddScaled(&s.d, -1, &d)
	s.c.AddScaled(&s.c, -1, &c)
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
