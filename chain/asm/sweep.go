package main

// The sweeps of Newton's method: sweep.go and step.go of package chain, where the equations are.

// answer is what hangs on a place, as in sweep.go of package chain.
type answer struct {
	a, c           sym3
	b              mat3
	gt, gx, tt, tx vec3
}

// Where the answer is that is carried from link to link.
const (
	carryA  = carryAt
	carryC  = carryA + 6
	carryB  = carryC + 6
	carryGt = carryB + 9
	carryGx = carryGt + 3
	carryTt = carryGx + 3
	carryTx = carryTt + 3
)

// firstJoint is joint for the link that backward begins with.
func firstJoint() { putJoint(0) }

// putJoint finds what the sweep needs of a joint, so many links on.
func putJoint(links int) {
	stored, h, moment := joint(links)
	w := at(work.mem(), links*workSize)
	put(w, storedAt, stored)
	putSym(w, stiffnessAt, h)
	putVec(w, momentAt, moment)
}

// backward is written in an order that leaves few values waiting, and few instructions: the answer at the link's origin, row by
// row, of which the pivot needs A at once; then the joint of the next link, which waits for nothing, while the pivot is inverted;
// then what is left over this joint, column by column.
func backward() { sweep(false) }

// backwardLifting is backward with pivots that are not positive lifted: see effort.invert.
func backwardLifting() { sweep(true) }

func sweep(lifting bool) {
	s := answer{
		a: symAt(sums, carryA), c: symAt(sums, carryC), b: matAt(sums, carryB),
		gt: vecAt(sums, carryGt), gx: vecAt(sums, carryGx), tt: vecAt(sums, carryTt), tx: vecAt(sums, carryTx),
	}
	h, moment := symAt(work.mem(), stiffnessAt), vecAt(work.mem(), momentAt)
	pose := poses.mem()
	mat := matAt(pose, poseMatAt)
	_, _, z := mat.columns()
	s.along(z.scale(valAt(model.mem(), outAt)))
	s.addLink(mat, valAt(work.mem(), storedAt))
	spin := z.cross(moment.add(s.tt).scale(number(0.5)))
	s.a = s.a.addPairs(z, spin)
	s.overJoint(h, moment, lifting)
}

// along moves the answer from the next joint to the origin of the link that it is on, d before it. Each row of B takes its
// share of E = [d]C, and gives A what it must.
func (s *answer) along(d vec3) {
	c, h := s.c, d.scale(number(0.5))
	cx, cy, cz := vec3{c.xx, c.xy, c.xz}, vec3{c.xy, c.yy, c.yz}, vec3{c.xz, c.yz, c.zz}
	row := func(b, cp, cq vec3, p, q val) (more, twice vec3) { // b + e and 2y = b + (b + e), e = p·cq − q·cp
		more = b.addScaled(p, cq).subScaled(q, cp)
		return more, b.add(more)
	}
	s.tt = s.tt.addCross(d, s.tx)
	s.gt = s.gt.addCross(d, s.gx)
	g := s.tx.scale(number(0.5))
	gd := g.dot(d).twice()
	a := s.a.addPairs(g, d)
	a.xx, a.yy, a.zz = a.xx.sub(gd), a.yy.sub(gd), a.zz.sub(gd)

	bx, by, bz := s.b.rows()
	var y vec3
	bx, y = row(bx, cy, cz, d.y, d.z)
	a.xx = a.xx.sub(y.y.mul(d.z)).add(y.z.mul(d.y))
	a.xy = a.xy.sub(y.z.mul(h.x)).add(y.x.mul(h.z))
	a.xz = a.xz.sub(y.x.mul(h.y)).add(y.y.mul(h.x))
	by, y = row(by, cz, cx, d.z, d.x)
	a.yy = a.yy.sub(y.z.mul(d.x)).add(y.x.mul(d.z))
	a.xy = a.xy.sub(y.y.mul(h.z)).add(y.z.mul(h.y))
	a.yz = a.yz.sub(y.x.mul(h.y)).add(y.y.mul(h.x))
	bz, y = row(bz, cx, cy, d.x, d.y)
	a.zz = a.zz.sub(y.x.mul(d.y)).add(y.y.mul(d.x))
	a.xz = a.xz.sub(y.y.mul(h.z)).add(y.z.mul(h.y))
	a.yz = a.yz.sub(y.z.mul(h.x)).add(y.x.mul(h.z))
	s.a = a
	s.b = mat3{bx.x, bx.y, bx.z, by.x, by.y, by.z, bz.x, bz.y, bz.z}
}

// addLink adds the terms of the link itself, at its origin. C is left for overJoint.
func (s *answer) addLink(mat mat3, stored val) {
	goal, pose := goals.mem(), poses.mem()
	w := valAt(goal, loadAt)
	d := mat.mulVec(vecAt(places.mem(), 0))
	e := vecAt(pose, posAt).sub(vecAt(goal, aimAt)).add(d)
	g := e.scale(w)
	push := g.dot(e).half()
	s.tx, s.gx = s.tx.add(g), s.gx.add(g)
	putVec(sums, carryTx, s.tx)
	wd := d.scale(w)
	s.b.xy, s.b.xz, s.b.yx = s.b.xy.sub(wd.z), s.b.xz.add(wd.y), s.b.yx.add(wd.z)
	s.b.yz, s.b.zx, s.b.zy = s.b.yz.sub(wd.x), s.b.zx.sub(wd.y), s.b.zy.add(wd.x)

	half := number(0.5)
	torque := d.cross(g)
	v := g.sub(wd).scale(half)
	own := v.dot(d).twice()
	a := s.a.addPairs(v, d)

	mx, my, mz := mat.rows()
	tx, ty, tz := matAt(goal, axesAt).rows()
	xy, yx := mx.dot(ty), my.dot(tx)
	a.xy, torque.z = a.xy.sub(half.mul(xy.add(yx))), torque.z.sub(xy.sub(yx))
	xz, zx := mx.dot(tz), mz.dot(tx)
	a.xz, torque.y = a.xz.sub(half.mul(xz.add(zx))), torque.y.sub(zx.sub(xz))
	yz, zy := my.dot(tz), mz.dot(ty)
	a.yz, torque.x = a.yz.sub(half.mul(yz.add(zy))), torque.x.sub(yz.sub(zy))
	xx, yy, zz := mx.dot(tx), my.dot(ty), mz.dot(tz)
	a.xx, a.yy, a.zz = a.xx.add(yy.add(zz).sub(own)), a.yy.add(xx.add(zz).sub(own)), a.zz.add(xx.add(yy).sub(own))
	s.a = a
	trace := xx.add(yy).add(zz)
	s.tt, s.gt = s.tt.add(torque), s.gt.add(torque)

	put(sums, energyAt, valAt(sums, energyAt).add(stored).add(push).sub(trace))
	put(sums, scaleAt, valAt(sums, scaleAt).add(stored.abs()).add(push).add(trace.abs()))
}

// bending is the energy of the joint and its derivatives in 2c, c the Gibbs vector, for the linear law.
func bending(stiff, push, c vec3) (energy val, first vec3, second sym3) {
	n := c.dot(c)
	f := number(1).add(number(3.0 / 5).mul(n)).inverse()
	d1 := number(4.0/15 - 3.0/5).mul(f.mul(f))
	psi := number(1).add(number(4.0 / 15).mul(n)).mul(f)
	d2 := number(-2 * 3.0 / 5).mul(f).mul(d1)

	u := c.scale(psi.twice())
	su := u.times(stiff)
	force := su.sub(push)
	energy = u.dot(su).half().sub(u.dot(push))
	fc := force.dot(c)
	i := d1.mul(fc)
	first = force.scale(psi).addScaled(i.twice(), c)
	sc := c.times(stiff)
	g := sc.scale(psi.twice()).add(force).scale(d1)
	cc := number(4).mul(d1.mul(d1)).mul(c.dot(sc)).add(d2.twice().mul(fc))
	g = g.addScaled(cc.half(), c) // gcᵀ + cgᵀ has cc·ccᵀ with it
	p2 := psi.mul(psi)
	second = sym3{xx: p2.mul(stiff.x).add(i), xy: none, yy: p2.mul(stiff.y).add(i), zz: p2.mul(stiff.z).add(i)}
	second = sym3{
		second.xx.add(g.x.twice().mul(c.x)), g.x.mul(c.y).add(g.y.mul(c.x)), g.x.mul(c.z).add(g.z.mul(c.x)),
		second.yy.add(g.y.twice().mul(c.y)), g.y.mul(c.z).add(g.z.mul(c.y)),
		second.zz.add(g.z.twice().mul(c.z)),
	}
	return energy, first, second
}

// gibbsColumn is y − c×y + c(c·y), with c·y given.
func gibbsColumn(y vec3, cy val, c vec3) vec3 {
	return y.addCross(y, c).addScaled(cy, c)
}

// joint is the energy of the joint, and H and M of its turn.
func joint(links int) (stored val, h sym3, moment vec3) {
	w, goal := at(work.mem(), links*workSize), at(goals.mem(), links*goalSize)
	c := vecAt(at(poses.mem(), links*poseSize), gibbsAt)
	stored, first, second := bending(vecAt(w, springAt), vecAt(goal, pushAt), c)
	rot := matAt(w, jointAt)
	moment = rot.mulVec(first.addCross(c, first).addScaled(c.dot(first), c))
	half := moment.scale(number(0.5))
	cw := rot.mulVec(c)
	rx, ry, rz := rot.rows()
	x1, x2, x3 := gibbsColumn(rx, cw.x, c), gibbsColumn(ry, cw.y, c), gibbsColumn(rz, cw.z, c)
	j := second.mulVec(x1)
	h.xx, h.xy, h.xz = x1.dot(j), x2.dot(j), x3.dot(j)
	j = second.mulVec(x2)
	h.yy, h.yz = x2.dot(j), x3.dot(j)
	h.zz = x3.dot(second.mulVec(x3))
	return stored, h.addPairs(half, cw), moment
}

// overJoint minimises over the turn of the spherical joint before the link.
func (s *answer) overJoint(h sym3, moment vec3, lifting bool) {
	w := work.mem()
	pivot := h.add(s.a)
	inv, sound := pivot.invert()
	put(sums, soundAt, valAt(sums, soundAt).and(sound))
	if lifting {
		lift := sound.choose(number(0), pivot.lift())
		h = h.addDiagonal(lift)
		inv, _ = pivot.addDiagonal(lift).invert()
	}

	half := moment.scale(number(0.5))
	g := [3]vec3{ // columns of G = H + ½[M]
		{h.xx, h.xy.add(half.z), h.xz.sub(half.y)},
		{h.xy.sub(half.z), h.yy, h.yz.add(half.x)},
		{h.xz.add(half.y), h.yz.sub(half.x), h.zz},
	}
	q := moment.add(s.gt)
	putSym(w, invAt, inv)
	putJoint(-1)
	putVec(w, offsetAt, inv.mulVec(q))
	row := func(at, column int, v vec3) {
		put(w, at+column, v.x)
		put(w, at+3+column, v.y)
		put(w, at+6+column, v.z)
	}

	y := inv.mulVec(g[0]) // column by column of P⁻¹G
	row(turnAt, 0, y)
	put(sums, carryA, h.xx.sub(g[0].dot(y)), h.xy.sub(g[1].dot(y)), h.xz.sub(g[2].dot(y)))
	put(sums, carryGt, y.dot(q).sub(moment.x))
	y = inv.mulVec(g[1])
	row(turnAt, 1, y)
	put(sums, carryA+3, h.yy.sub(g[1].dot(y)), h.yz.sub(g[2].dot(y)))
	put(sums, carryGt+1, y.dot(q).sub(moment.y))
	y = inv.mulVec(g[2])
	row(turnAt, 2, y)
	put(sums, carryA+5, h.zz.sub(g[2].dot(y)))
	put(sums, carryGt+2, y.dot(q).sub(moment.z))
	zero := number(0)
	putVec(sums, carryTt, vec3{zero.sub(moment.x), zero.sub(moment.y), zero.sub(moment.z)})

	bx, by, bz := s.b.columns()
	c, weight := s.c, valAt(goals.mem(), loadAt)
	over := func(column int, b vec3, gx val) (u vec3) { // of P⁻¹B
		u = inv.mulVec(b)
		row(shiftAt, column, u)
		put(sums, carryGx+column, gx.sub(u.dot(q)))
		row2 := []val{g[0].dot(u), g[1].dot(u), g[2].dot(u)}
		for i, v := range row2 {
			put(sums, carryB+3*i+column, v)
		}
		return u
	}
	u := over(0, bx, s.gx.x)
	put(sums, carryC, c.xx.add(weight).sub(bx.dot(u)), c.xy.sub(by.dot(u)), c.xz.sub(bz.dot(u)))
	u = over(1, by, s.gx.y)
	put(sums, carryC+3, c.yy.add(weight).sub(by.dot(u)), c.yz.sub(bz.dot(u)))
	u = over(2, bz, s.gx.z)
	put(sums, carryC+5, c.zz.add(weight).sub(bz.dot(u)))
}

const neutral, least = 1e-13, 5e-324 / 1e-13 // as in sweep.go of package chain

// lift is what the diagonal needs to be positive: the smallest eigenvalue is above a bound of Gershgorin's.
func (s sym3) lift() val {
	xy, xz, yz := s.xy.abs(), s.xz.abs(), s.yz.abs()
	size := s.xx.abs().add(s.yy.abs()).add(s.zz.abs()).add(xy).add(xz).add(yz)
	bound := s.xx.sub(xy).sub(xz).min(s.yy.sub(xy).sub(yz)).min(s.zz.sub(xz).sub(yz))
	zero := number(0)
	return zero.sub(bound).max(zero).add(size.mul(number(0.01 + neutral))).add(number(least))
}

// invert is the inverse by LDLᵀ, and whether all pivots are above the floor (spatial.Sym3.InvertPositive).
func (s sym3) invert() (inv sym3, sound val) {
	floor := s.xx.add(s.yy).add(s.zz).mul(number(neutral)).max(number(least)) // the trace, where all pivots are positive
	i1 := s.xx.inverse()
	l21, l31 := s.xy.mul(i1), s.xz.mul(i1)
	d2, e := s.yy.sub(l21.mul(s.xy)), s.yz.sub(l21.mul(s.xz))
	i2 := d2.inverse()
	l32 := e.mul(i2)
	d3 := s.zz.sub(l31.mul(s.xz)).sub(l32.mul(e))
	i3 := d3.inverse()
	m := l21.mul(l32).sub(l31)
	mi, li, zero := m.mul(i3), l32.mul(i3), number(0)
	inv = sym3{
		i1.add(l21.mul(l21.mul(i2))).add(m.mul(mi)), zero.sub(l21.mul(i2)).sub(m.mul(li)), mi,
		i2.add(l32.mul(li)), zero.sub(li),
		i3,
	}
	return inv, s.xx.min(d2).min(d3).more(floor) // the last is not a number if one is not
}

func forward() {
	pose, m, w := poses.mem(), model.mem(), work.mem()
	a, x := vecAt(sums, carryAt), vecAt(sums, carryAt+3)
	turn := matAt(w, turnAt).mulVec(a).sub(vecAt(w, offsetAt)).sub(matAt(w, shiftAt).mulVec(x))
	putVec(w, moveAt, turn)
	putVec(sums, carryAt, turn)
	_, _, z := matAt(pose, poseMatAt).columns()
	putVec(sums, carryAt+3, x.addCross(turn, z.scale(valAt(m, outAt))))
	put(sums, sizeAt, valAt(sums, sizeAt).max(turn.dot(turn)))
	putQuat(w, keptAt, quatAt(pose, rotAt))
}

// turn and place are two loops, and short ones, so that the waits of several links for roots and quotients overlap.
func turn() {
	pose, w := poses.mem(), work.mem()
	part, kept := valAt(sums, partAt), quatAt(w, keptAt)
	half := number(0.5)
	v := vecAt(w, moveAt).scale(part)
	z := kept.z3()
	spin := v.dot(z)
	q := kept.addTurn(v.subScaled(spin, z).scale(half)).addSpin(spin.mul(half))
	unit := q.norm2().sqrt().inverse()
	putQuat(pose, rotAt, q.scale(part.same(number(0)).choose(number(1), unit)))
}

// place finds the matrix of a link, the axes and the turn of its joint, and where the next link begins.
func place() {
	pose, m, w := poses.mem(), model.mem(), work.mem()
	rot, parent := quatAt(pose, rotAt), quatAt(pose, rotAt-poseSize)
	joint := parent.mul(quatAt(m, socketAt))
	putVec(pose, gibbsAt, gibbs(joint, rot.mul(quatAt(m, plugAt))))
	putMat(w, jointAt, joint.mat())
	mat := rot.mat()
	putMat(pose, poseMatAt, mat)
	_, _, z := mat.columns()
	putVec(pose, posAt+poseSize, vecAt(pose, posAt).addScaled(valAt(m, outAt), z))
}

// addTurn is (1, t)·q.
func (q quat) addTurn(t vec3) quat {
	return quat{
		q.w.sub(t.x.mul(q.x)).sub(t.y.mul(q.y)).sub(t.z.mul(q.z)),
		q.x.add(t.x.mul(q.w)).add(t.y.mul(q.z)).sub(t.z.mul(q.y)),
		q.y.sub(t.x.mul(q.z)).add(t.y.mul(q.w)).add(t.z.mul(q.x)),
		q.z.add(t.x.mul(q.y)).sub(t.y.mul(q.x)).add(t.z.mul(q.w)),
	}
}

// addSpin is q·(1, 0, 0, s).
func (q quat) addSpin(s val) quat {
	return quat{q.w.sub(q.z.mul(s)), q.x.add(q.y.mul(s)), q.y.sub(q.x.mul(s)), q.z.add(q.w.mul(s))}
}
