package chain

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Newton's method in linear time.
//
// A step of the interactive method minimises an energy (step.go). Its unknowns are small rotations θ of the links, in world
// axes, and for a free tree the displacement of its root; positions follow from them. To second order the energy couples a link
// only to its parent and to the place of its joint, so it is minimised from the tips to the root by dynamic programming.
// What hangs on a joint answers a rotation θ of the link it is on, and a displacement x of the joint, with the energy
//
//	U(θ, x) = g·(θ, x) + ½ (θ, x)ᵀ S (θ, x),   S = | A  B |
//	                                               | Bᵀ C |
//
// S carries inertia over the square of the step, stiffness, damping, and the geometric stiffness of the forces that are
// transmitted: this is the affine answer of each subtree. There are four moves towards the root.
//
//   - A link adds its own terms at its origin (addLink). Its energy is ½w|x − x*|² − Σ u·t over its three axes u, with x its
//     centre of mass: all of inertia, gravity, drag and loads is in the weight w and the targets x*, t.
//   - Its rotation is about its own axis first, then across it (spinFirst).
//   - Over its joint (overJoint): the link's θ is that of the parent, a, plus a turn φ. The joint's energy is
//     M·φ + ½ φᵀHφ + ½ a·(M×φ), the last term being that of exp(−a)exp(a+φ). φ minimises: φ = −P⁻¹(M + g_θ + (A − ½[M]) a + B x),
//     P = H + A. A hinge turns by φ about its axis s, on the parent: θ is a + φs + ½φ a×s, and P, H are numbers.
//   - Along the parent (along), from the joint at d to the parent's origin: the joint moves by x + θ×d + ½ θ×(θ×d). The last term
//     times the transmitted force G is the geometric stiffness ½(G dᵀ + d Gᵀ) − (G·d) 1.
//
// In a joint with Gibbs vector c, a rotation δ of the link changes 2c by D δ + ½(…)(c·δ), D = 1 − [c] + ccᵀ. With m and J the
// derivatives of the joint's energy in 2c (joint.go) and M = Dᵀm, H = DᵀJD + ½(Mcᵀ + cMᵀ): exact.
//
// The pivots P are those of the whole Hessian. One that is not positive is lifted, as if its joint were stiffer in this iteration,
// or, for a tree that creeps, as if its link had more inertia, so that the step always goes downhill. Answers of links that have one child, the next link, stay in
// registers and cache; others are summed in slots.

// answer is the energy U of all that hangs on a place, to second order, and the true force that is transmitted there: g changes as
// joints are minimised over, the derivatives of the energy itself do not.
type answer struct {
	a, c spatial.Sym3 // ∂²/∂θ², ∂²/∂x²
	b    spatial.Mat3 // ∂²/∂θ∂x
	gt   spatial.Vec3 // g_θ
	gx   spatial.Vec3 // g_x
	tt   spatial.Vec3 // ∂/∂θ of the energy itself: minus the torque transmitted, about the place [N m]
	tx   spatial.Vec3 // ∂/∂x of the energy itself: minus the force transmitted [N]
}

// step is what the backward sweep leaves at a joint: the link moves by θ = a − (offset + turn·a + shift·x).
type step struct {
	turn   spatial.Mat3
	shift  spatial.Mat3
	offset spatial.Vec3
	inv    spatial.Sym3 // rotation of the link for a torque on it, with parent and joint held
}

// effort is what a tree's sweeps need to know and find out on their way. Each tree has its own, so that trees can be solved at the
// same time.
type effort struct {
	reach   float64 // g of the differences [s]
	masses  bool    // over the masses alone, without the joints
	creeps  bool    // Newton's method went astray: see creep
	inertia float64 // factor on the inertia that resists a Newton step; 0 is 1

	energy     float64 // [J]
	scale      float64 // sum of the sizes of its terms: rounding noise is relative to this [J]
	lifted     int     // pivots that were not positive
	iterations int     // of Newton's method in this step
}

// backward is the sweep from the tips of a tree to its root.
//
// Count for a spherical link: about 420 multiplications and 400 additions; 560 bytes read and 200 written.
func (c *Chain) backward(t *tree) {
	var ans answer
	w := &c.efforts[t.index]
	w.energy, w.scale, w.lifted = 0, 0, 0
	for k := t.last - 1; k >= t.first; k-- {
		l := &c.links[k]
		if !l.next {
			ans = answer{}
		}
		if l.slot >= 0 {
			ans.add(&c.slots[l.slot])
			c.slots[l.slot] = answer{}
		}
		c.addLink(k, &ans, w)
		switch l.freedom {
		case turns:
			c.overJoint(k, &ans, w)
		case swings:
			c.overHinge(k, &ans, w)
		case stuck:
			c.steps[k] = step{}
		case loose:
			c.root(t, &ans, w)
			return
		}
		if l.parent < 0 {
			break // only the first link of a tree hangs on the base
		}
		p := &c.now[l.parent]
		ans.along(p.mat.MulVec(l.at))
		if l.parent != k-1 {
			c.slots[c.links[l.parent].slot].add(&ans)
		}
	}
	c.reaction[t.index] = spatial.Wrench{Torque: ans.tt, Force: ans.tx}
}

func (s *answer) add(o *answer) {
	s.a.Add(&o.a)
	s.c.Add(&o.c)
	s.b.Add(&s.b, &o.b)
	s.gt, s.gx = s.gt.Add(o.gt), s.gx.Add(o.gx)
	s.tt, s.tx = s.tt.Add(o.tt), s.tx.Add(o.tx)
}

// addLink adds the terms of link k itself, at its origin.
func (c *Chain) addLink(k int, ans *answer, work *effort) {
	p, goal := &c.now[k], &c.goals[k]
	w := goal.weight
	d := p.mat.MulVec(c.centres[k])
	e := p.pos.Add(d).Sub(goal.point)
	g := e.Scale(w)
	var b spatial.Mat3 // Σ u tᵀ
	b.MulT(&p.mat, &goal.axes)
	trace := b.XX + b.YY + b.ZZ
	push := 0.5 * g.Dot(e)
	work.energy += push - trace
	work.scale += push + math.Abs(trace)

	torque := spatial.Vec3{
		X: d.Y*g.Z - d.Z*g.Y - (b.YZ - b.ZY),
		Y: d.Z*g.X - d.X*g.Z - (b.ZX - b.XZ),
		Z: d.X*g.Y - d.Y*g.X - (b.XY - b.YX),
	}
	ans.tt, ans.gt = ans.tt.Add(torque), ans.gt.Add(torque)
	ans.tx, ans.gx = ans.tx.Add(g), ans.gx.Add(g)

	if more := work.inertia - 1; more > 0 { // in the second derivatives alone
		w += more * w
		round := c.links[k].second.Turned(&p.mat)
		round = round.Scaled(more / (work.reach * work.reach))
		trace += round.Trace()
		full := round.Mat()
		b.Add(&b, &full)
	}
	ans.c.XX += w
	ans.c.YY += w
	ans.c.ZZ += w
	wd := d.Scale(w)
	ans.b.XY -= wd.Z
	ans.b.XZ += wd.Y
	ans.b.YX += wd.Z
	ans.b.YZ -= wd.X
	ans.b.ZX -= wd.Y
	ans.b.ZY += wd.X
	// w(d² − ddᵀ), the geometric stiffness of g at d, and tr(b) − b: with v = ½g − ½wd these are dvᵀ + vdᵀ − 2(v·d) + …
	v := g.Sub(wd).Scale(0.5)
	own := trace - 2*v.Dot(d)
	ans.a.XX += own + 2*v.X*d.X - b.XX
	ans.a.YY += own + 2*v.Y*d.Y - b.YY
	ans.a.ZZ += own + 2*v.Z*d.Z - b.ZZ
	ans.a.XY += v.X*d.Y + v.Y*d.X - 0.5*(b.XY+b.YX)
	ans.a.XZ += v.X*d.Z + v.Z*d.X - 0.5*(b.XZ+b.ZX)
	ans.a.YZ += v.Y*d.Z + v.Z*d.Y - 0.5*(b.YZ+b.ZY)
}

// along moves the answer from a joint to the origin of the link that it is on, d before it.
func (s *answer) along(d spatial.Vec3) {
	c, b, a := &s.c, &s.b, &s.a
	// E = [d]C; A − Y[d] − (Y[d])ᵀ with Y = B + ½E, for [d]C[d] is symmetric.
	exx, exy, exz := d.Y*c.XZ-d.Z*c.XY, d.Y*c.YZ-d.Z*c.YY, d.Y*c.ZZ-d.Z*c.YZ
	eyx, eyy, eyz := d.Z*c.XX-d.X*c.XZ, d.Z*c.XY-d.X*c.YZ, d.Z*c.XZ-d.X*c.ZZ
	ezx, ezy, ezz := d.X*c.XY-d.Y*c.XX, d.X*c.YY-d.Y*c.XY, d.X*c.YZ-d.Y*c.XZ
	yxx, yxy, yxz := b.XX+0.5*exx, b.XY+0.5*exy, b.XZ+0.5*exz
	yyx, yyy, yyz := b.YX+0.5*eyx, b.YY+0.5*eyy, b.YZ+0.5*eyz
	yzx, yzy, yzz := b.ZX+0.5*ezx, b.ZY+0.5*ezy, b.ZZ+0.5*ezz
	g := s.tx
	gd := g.Dot(d)
	a.XX += -2*(yxy*d.Z-yxz*d.Y) + g.X*d.X - gd
	a.YY += -2*(yyz*d.X-yyx*d.Z) + g.Y*d.Y - gd
	a.ZZ += -2*(yzx*d.Y-yzy*d.X) + g.Z*d.Z - gd
	a.XY += -(yxz*d.X - yxx*d.Z) - (yyy*d.Z - yyz*d.Y) + 0.5*(g.X*d.Y+g.Y*d.X)
	a.XZ += -(yxx*d.Y - yxy*d.X) - (yzy*d.Z - yzz*d.Y) + 0.5*(g.X*d.Z+g.Z*d.X)
	a.YZ += -(yyx*d.Y - yyy*d.X) - (yzz*d.X - yzx*d.Z) + 0.5*(g.Y*d.Z+g.Z*d.Y)
	b.XX, b.XY, b.XZ = b.XX+exx, b.XY+exy, b.XZ+exz
	b.YX, b.YY, b.YZ = b.YX+eyx, b.YY+eyy, b.YZ+eyz
	b.ZX, b.ZY, b.ZZ = b.ZX+ezx, b.ZY+ezy, b.ZZ+ezz
	s.gt = s.gt.Add(d.Cross(s.gx))
	s.tt = s.tt.Add(d.Cross(s.tx))
}

// socket returns the joint's axes on the parent of link k, in the world.
func (c *Chain) socket(k int, scratch *spatial.Mat3) *spatial.Mat3 {
	l := &c.links[k]
	if l.plain && l.parent >= 0 {
		return &c.now[l.parent].mat
	}
	c.parentRot(l).Mul(l.socket).Mat(scratch)
	return scratch
}

func (c *Chain) parentRot(l *link) spatial.Quat {
	if l.parent < 0 {
		return c.groundOf(^l.parent).Rot
	}
	return c.now[l.parent].rot
}

// Pivots of a joint below neutral times its stiffness and that of what hangs on it are rounding noise; an inverse by cofactors that
// loses more than four digits is done again with more care.
const (
	neutral = 1e-13
	sound   = 1e-4
)

// overJoint minimises over the turn of the spherical joint before link k.
func (c *Chain) overJoint(k int, ans *answer, work *effort) {
	l, p, s := &c.links[k], &c.now[k], &c.steps[k]
	var joint bending
	if !work.masses {
		l.bend(&joint, p.gibbs, c.goals[k].push, work.reach)
	}
	work.energy += joint.energy
	work.scale += math.Abs(joint.energy)

	var scratch spatial.Mat3
	rot := c.socket(k, &scratch)
	g := p.gibbs
	m, cw := rot.MulVec(spatial.GibbsTorque(joint.first, g)), rot.MulVec(g)
	ans.spinFirst(p.mat.Col(2), m.Add(ans.tt))

	// E = DRᵀ column by column: D y = y − c×y + c(c·y), with y a row of R. H = EᵀJE + ½(Mcᵀ + cMᵀ).
	x1 := gibbsColumn(rot.XX, rot.XY, rot.XZ, cw.X, g)
	x2 := gibbsColumn(rot.YX, rot.YY, rot.YZ, cw.Y, g)
	x3 := gibbsColumn(rot.ZX, rot.ZY, rot.ZZ, cw.Z, g)
	j1, j2, j3 := joint.second.MulVec(x1), joint.second.MulVec(x2), joint.second.MulVec(x3)
	hx, hy, hz := 0.5*m.X, 0.5*m.Y, 0.5*m.Z
	hxx, hxy, hxz := x1.Dot(j1)+2*hx*cw.X, x1.Dot(j2)+hx*cw.Y+hy*cw.X, x1.Dot(j3)+hx*cw.Z+hz*cw.X
	hyy, hyz, hzz := x2.Dot(j2)+2*hy*cw.Y, x2.Dot(j3)+hy*cw.Z+hz*cw.Y, x3.Dot(j3)+2*hz*cw.Z

	aa, b := &ans.a, &ans.b
	pxx, pxy, pxz := hxx+aa.XX, hxy+aa.XY, hxz+aa.XZ
	pyy, pyz, pzz := hyy+aa.YY, hyz+aa.YZ, hzz+aa.ZZ

	// P⁻¹ by cofactors: one division, and few steps that wait for each other.
	ixx, ixy, ixz := pyy*pzz-pyz*pyz, pxz*pyz-pxy*pzz, pxy*pyz-pxz*pyy
	minor := pxx*pyy - pxy*pxy
	det := pxx*ixx + pxy*ixy + pxz*ixz
	if pxx > 0 && minor > 0 && det > sound*(pxx*pyy*pzz) {
		d := 1 / det
		s.inv = spatial.Sym(ixx*d, ixy*d, ixz*d, (pxx*pzz-pxz*pxz)*d, (pxy*pxz-pxx*pyz)*d, minor*d)
	} else {
		pivot := spatial.Sym(pxx, pxy, pxz, pyy, pyz, pzz)
		if lift := work.invert(&pivot, &s.inv); !work.creeps {
			hxx += lift
			hyy += lift
			hzz += lift
		}
	}

	// With G = H + ½[M], φ = −P⁻¹(q + Bx) − (1 − P⁻¹G)a, and what is left is H − GᵀP⁻¹G for A, GᵀP⁻¹B for B, C − BᵀP⁻¹B for C,
	// −M + GᵀP⁻¹q for g_θ. A itself does not appear, which beyond a soft joint may be many orders larger than H.
	gxx, gxy, gxz := hxx, hxy-hz, hxz+hy
	gyx, gyy, gyz := hxy+hz, hyy, hyz-hx
	gzx, gzy, gzz := hxz-hy, hyz+hx, hzz
	q := m.Add(ans.gt)

	i := &s.inv
	yxx, yxy, yxz := i.XX*gxx+i.XY*gyx+i.XZ*gzx, i.XX*gxy+i.XY*gyy+i.XZ*gzy, i.XX*gxz+i.XY*gyz+i.XZ*gzz
	yyx, yyy, yyz := i.XY*gxx+i.YY*gyx+i.YZ*gzx, i.XY*gxy+i.YY*gyy+i.YZ*gzy, i.XY*gxz+i.YY*gyz+i.YZ*gzz
	yzx, yzy, yzz := i.XZ*gxx+i.YZ*gyx+i.ZZ*gzx, i.XZ*gxy+i.YZ*gyy+i.ZZ*gzy, i.XZ*gxz+i.YZ*gyz+i.ZZ*gzz
	s.turn = spatial.Mat3{XX: 1 - yxx, XY: -yxy, XZ: -yxz, YX: -yyx, YY: 1 - yyy, YZ: -yyz, ZX: -yzx, ZY: -yzy, ZZ: 1 - yzz}
	u := &s.shift
	u.XX, u.XY, u.XZ = i.XX*b.XX+i.XY*b.YX+i.XZ*b.ZX, i.XX*b.XY+i.XY*b.YY+i.XZ*b.ZY, i.XX*b.XZ+i.XY*b.YZ+i.XZ*b.ZZ
	u.YX, u.YY, u.YZ = i.XY*b.XX+i.YY*b.YX+i.YZ*b.ZX, i.XY*b.XY+i.YY*b.YY+i.YZ*b.ZY, i.XY*b.XZ+i.YY*b.YZ+i.YZ*b.ZZ
	u.ZX, u.ZY, u.ZZ = i.XZ*b.XX+i.YZ*b.YX+i.ZZ*b.ZX, i.XZ*b.XY+i.YZ*b.YY+i.ZZ*b.ZY, i.XZ*b.XZ+i.YZ*b.YZ+i.ZZ*b.ZZ
	s.offset = i.MulVec(q)

	cc := &ans.c
	cc.XX -= b.XX*u.XX + b.YX*u.YX + b.ZX*u.ZX
	cc.XY -= b.XX*u.XY + b.YX*u.YY + b.ZX*u.ZY
	cc.XZ -= b.XX*u.XZ + b.YX*u.YZ + b.ZX*u.ZZ
	cc.YY -= b.XY*u.XY + b.YY*u.YY + b.ZY*u.ZY
	cc.YZ -= b.XY*u.XZ + b.YY*u.YZ + b.ZY*u.ZZ
	cc.ZZ -= b.XZ*u.XZ + b.YZ*u.YZ + b.ZZ*u.ZZ
	b.XX, b.XY, b.XZ = gxx*u.XX+gyx*u.YX+gzx*u.ZX, gxx*u.XY+gyx*u.YY+gzx*u.ZY, gxx*u.XZ+gyx*u.YZ+gzx*u.ZZ
	b.YX, b.YY, b.YZ = gxy*u.XX+gyy*u.YX+gzy*u.ZX, gxy*u.XY+gyy*u.YY+gzy*u.ZY, gxy*u.XZ+gyy*u.YZ+gzy*u.ZZ
	b.ZX, b.ZY, b.ZZ = gxz*u.XX+gyz*u.YX+gzz*u.ZX, gxz*u.XY+gyz*u.YY+gzz*u.ZY, gxz*u.XZ+gyz*u.YZ+gzz*u.ZZ
	*aa = spatial.Sym(
		hxx-(gxx*yxx+gyx*yyx+gzx*yzx), hxy-(gxx*yxy+gyx*yyy+gzx*yzy), hxz-(gxx*yxz+gyx*yyz+gzx*yzz),
		hyy-(gxy*yxy+gyy*yyy+gzy*yzy), hyz-(gxy*yxz+gyy*yyz+gzy*yzz),
		hzz-(gxz*yxz+gyz*yyz+gzz*yzz),
	)
	ans.gt = spatial.Vec3{
		X: yxx*q.X + yyx*q.Y + yzx*q.Z - m.X,
		Y: yxy*q.X + yyy*q.Y + yzy*q.Z - m.Y,
		Z: yxz*q.X + yyz*q.Y + yzz*q.Z - m.Z,
	}
	ans.gx = ans.gx.Sub(u.TMulVec(q))
	ans.tt = m.Neg()
}

// gibbsColumn is y − c×y + c(c·y) for y = (x, y, z) with c·y given.
func gibbsColumn(x, y, z, cy float64, c spatial.Vec3) spatial.Vec3 {
	return spatial.Vec3{
		X: x - (c.Y*z - c.Z*y) + cy*c.X,
		Y: y - (c.Z*x - c.X*z) + cy*c.Y,
		Z: z - (c.X*y - c.Y*x) + cy*c.Z,
	}
}

// invert sets inv to the inverse of a pivot that is not well positive, if need be of the pivot plus a lift on its diagonal,
// which it returns.
func (w *effort) invert(pivot, inv *spatial.Sym3) float64 {
	size := math.Abs(pivot.XX) + math.Abs(pivot.YY) + math.Abs(pivot.ZZ) + math.Abs(pivot.XY) + math.Abs(pivot.XZ) + math.Abs(pivot.YZ)
	floor := math.Max(neutral*size, math.SmallestNonzeroFloat64/neutral)
	if pivot.InvertPositive(inv, floor) {
		return 0
	}
	w.lifted++
	// The smallest eigenvalue is above this (Gershgorin).
	least := math.Min(pivot.XX-math.Abs(pivot.XY)-math.Abs(pivot.XZ), math.Min(pivot.YY-math.Abs(pivot.XY)-math.Abs(pivot.YZ), pivot.ZZ-math.Abs(pivot.XZ)-math.Abs(pivot.YZ)))
	for lift := math.Max(0, -least) + 0.01*size + floor; ; lift *= 4 {
		up := *pivot
		up.XX += lift
		up.YY += lift
		up.ZZ += lift
		if up.InvertPositive(inv, floor) {
			return lift
		}
		if !(lift < math.MaxFloat64) { // not a number: it ends here, and the state is found not to be finite
			*inv = spatial.Sym3{}
			return 0
		}
	}
}

// overHinge minimises over the turn of the hinge before link k.
func (c *Chain) overHinge(k int, ans *answer, work *effort) {
	l, p, s := &c.links[k], &c.now[k], &c.steps[k]
	var joint bending
	z := p.gibbs.Z
	if !work.masses {
		l.bend(&joint, spatial.V(0, 0, z), c.goals[k].push, work.reach)
	}
	work.energy += joint.energy
	work.scale += math.Abs(joint.energy)
	// 2 tan(φ/2) has the derivatives 1 + c² and (1 + c²)c in φ.
	rate := 1 + z*z
	m := joint.first.Z * rate
	h := joint.second.ZZ*rate*rate + joint.first.Z*rate*z

	axis := c.parentRot(l).Mul(l.socket).Z3()
	as, bs := ans.a.MulVec(axis), ans.b.TMulVec(axis)
	pivot := axis.Dot(as) + h
	if size := math.Abs(ans.a.Trace()) + math.Abs(h); !(pivot > neutral*size) {
		work.lifted++
		lift := math.Abs(pivot) + 0.01*size + math.SmallestNonzeroFloat64/neutral - pivot
		pivot += lift
		as = as.AddScaled(lift, axis)
		more := spatial.Outer(axis, axis)
		ans.a.AddScaled(lift, &more)
	}
	inv := 1 / pivot
	r := as.AddScaled(0.5, axis.Cross(ans.tt)) // of ½φ a·(s×tt): θ is a + φs + ½φ a×s
	q := m + axis.Dot(ans.gt)
	s.turn = spatial.Outer(axis.Scale(inv), r)
	s.shift = spatial.Outer(axis.Scale(inv), bs)
	s.offset = axis.Scale(q * inv)
	s.inv = spatial.Sym(inv*axis.X*axis.X, inv*axis.X*axis.Y, inv*axis.X*axis.Z, inv*axis.Y*axis.Y, inv*axis.Y*axis.Z, inv*axis.Z*axis.Z)

	rr, rb, bb := spatial.Outer(r, r), spatial.Outer(r, bs), spatial.Outer(bs, bs)
	ans.a.AddScaled(-inv, &rr)
	ans.b.AddScaled(&ans.b, -inv, &rb)
	ans.c.AddScaled(-inv, &bb)
	ans.gt = ans.gt.AddScaled(-q*inv, r)
	ans.gx = ans.gx.AddScaled(-q*inv, bs)
}

// spinFirst changes the answer from rotations exp(θ) of a link to exp(t)·exp(s), s being the part of θ about the link's own axis z
// and t the rest, for a link with the unbalanced torque τ. The two differ by ½ t×s, which τ makes ½ (z·θ)(z×τ)·θ. A thin link
// resists turning about its axis by orders less than otherwise; exp(θ) mixes that with the rest, exp(t)·exp(s) does not.
func (s *answer) spinFirst(z, torque spatial.Vec3) {
	v := z.Cross(torque).Scale(0.5)
	s.a.XX += 2 * z.X * v.X
	s.a.XY += z.X*v.Y + z.Y*v.X
	s.a.XZ += z.X*v.Z + z.Z*v.X
	s.a.YY += 2 * z.Y * v.Y
	s.a.YZ += z.Y*v.Z + z.Z*v.Y
	s.a.ZZ += 2 * z.Z * v.Z
}

// root inverts the answer of a free tree.
func (c *Chain) root(t *tree, ans *answer, work *effort) {
	ans.spinFirst(c.now[t.first].mat.Col(2), ans.tt)
	r := &c.roots[t.root]
	a, b, cc := ans.a.Mat(), ans.b, ans.c.Mat()
	// Displacements in units of the tree's length, so that all six have one unit.
	r.length = t.length
	p := [6][6]float64{}
	setBlock(&p, 0, 0, &a, 1)
	setBlock(&p, 0, 3, &b, t.length)
	bt := b.T()
	setBlock(&p, 3, 0, &bt, t.length)
	setBlock(&p, 3, 3, &cc, t.length*t.length)
	size := 0.0
	for i := range 6 {
		size += math.Abs(p[i][i])
	}
	for lift := 0.0; !r.factor(&p, lift, neutral*size); lift = 4*lift + 0.01*size {
		work.lifted++
		if !(lift < math.MaxFloat64/1e3) {
			break
		}
	}
	r.move = r.respond(spatial.Wrench{Torque: ans.gt.Neg(), Force: ans.gx.Neg()})
	c.reaction[t.index] = spatial.Wrench{}
}

// freeRoot is the last pivot of a free tree: rotation and displacement of its first link.
type freeRoot struct {
	l      [6][6]float64 // of LDLᵀ, with 1/D on the diagonal
	length float64
	move   spatial.Twist
}

// factor finds LDLᵀ of p with a lift on its diagonal, and reports whether it is positive.
func (r *freeRoot) factor(p *[6][6]float64, lift, floor float64) bool {
	for j := range 6 {
		d := p[j][j] + lift
		for k := range j {
			d -= r.l[j][k] * r.l[j][k] / r.l[k][k]
		}
		if !(d > floor) {
			return false
		}
		r.l[j][j] = 1 / d
		for i := j + 1; i < 6; i++ {
			v := p[i][j]
			for k := range j {
				v -= r.l[i][k] * r.l[j][k] / r.l[k][k]
			}
			r.l[i][j] = v / d
		}
	}
	return true
}

// respond returns the motion of the first link for a wrench on it, about its origin.
func (r *freeRoot) respond(w spatial.Wrench) spatial.Twist {
	x := [6]float64{w.Torque.X, w.Torque.Y, w.Torque.Z, w.Force.X * r.length, w.Force.Y * r.length, w.Force.Z * r.length}
	for i := range 6 {
		for k := range i {
			x[i] -= r.l[i][k] * x[k]
		}
	}
	for i := 5; i >= 0; i-- {
		x[i] *= r.l[i][i]
		for k := i + 1; k < 6; k++ {
			x[i] -= r.l[k][i] * x[k]
		}
	}
	return spatial.Twist{Angular: spatial.V(x[0], x[1], x[2]), Linear: spatial.V(x[3], x[4], x[5]).Scale(r.length)}
}

func setBlock(p *[6][6]float64, i, j int, m *spatial.Mat3, f float64) {
	p[i][j], p[i][j+1], p[i][j+2] = f*m.XX, f*m.XY, f*m.XZ
	p[i+1][j], p[i+1][j+1], p[i+1][j+2] = f*m.YX, f*m.YY, f*m.YZ
	p[i+2][j], p[i+2][j+1], p[i+2][j+2] = f*m.ZX, f*m.ZY, f*m.ZZ
}

// forward is the sweep from the root of a tree to its tips: it finds the rotations that Newton's step asks for, and returns the
// largest [rad].
func (c *Chain) forward(t *tree) float64 {
	largest := 0.0
	for k := t.first; k < t.last; k++ {
		l, s, m := &c.links[k], &c.steps[k], &c.moves[k]
		var a, x spatial.Vec3
		switch {
		case l.freedom == loose:
			move := c.roots[t.root].move
			m.turn, m.shift = move.Angular, move.Linear
			largest = math.Max(largest, m.shift.Norm2()/(t.length*t.length))
		case l.parent >= 0:
			p := &c.moves[l.parent]
			a = p.turn
			x = p.shift.Add(a.Cross(c.now[k].pos.Sub(c.now[l.parent].pos)))
			fallthrough
		default:
			m.turn = a.Sub(s.offset).Sub(s.turn.MulVec(a)).Sub(s.shift.MulVec(x))
			m.shift = x
		}
		if n := m.turn.Norm2(); n > largest || n != n {
			largest = n
		}
	}
	return math.Sqrt(largest)
}

// move is a link's part of a Newton step: rotation [rad] and displacement of its origin [m].
type move struct{ turn, shift spatial.Vec3 }
