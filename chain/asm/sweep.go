package main

import . "github.com/tendril-sim/tendril/internal/lanes"

// The sweeps of Newton's method: sweep.go and step.go of package chain, where the equations are.

// answer is what hangs on a place, as in sweep.go of package chain.
type answer struct {
	a, c           Sym3
	b              Mat3
	gt, gx, tt, tx Vec3
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
	w := At(work.mem(), links*workSize)
	Put(w, storedAt, stored)
	PutSym(w, stiffnessAt, h)
	PutVec(w, momentAt, moment)
}

// backward is written in an order that leaves few values waiting, and few instructions: the answer at the link's origin, row by
// row, of which the pivot needs A at once; then the joint of the next link, which waits for nothing, while the pivot is inverted;
// then what is left over this joint, column by column.
func backward() { sweep(false) }

// backwardLifting is backward with pivots that are not positive lifted: see effort.invert.
func backwardLifting() { sweep(true) }

func sweep(lifting bool) {
	s := answer{
		a: SymAt(sums, carryA), c: SymAt(sums, carryC), b: MatAt(sums, carryB),
		gt: VecAt(sums, carryGt), gx: VecAt(sums, carryGx), tt: VecAt(sums, carryTt), tx: VecAt(sums, carryTx),
	}
	h, moment := SymAt(work.mem(), stiffnessAt), VecAt(work.mem(), momentAt)
	pose := poses.mem()
	mat := MatAt(pose, poseMatAt)
	_, _, z := mat.Columns()
	s.along(z.Scale(ValAt(model.mem(), outAt)))
	s.addLink(mat, ValAt(work.mem(), storedAt))
	spin := z.Cross(moment.Add(s.tt).Scale(Number(0.5)))
	s.a = s.a.AddPairs(z, spin)
	s.overJoint(h, moment, lifting)
}

// along moves the answer from the next joint to the origin of the link that it is on, d before it. Each row of B takes its
// share of E = [d]C, and gives A what it must.
func (s *answer) along(d Vec3) {
	c, h := s.c, d.Scale(Number(0.5))
	cx, cy, cz := Vec3{c.XX, c.XY, c.XZ}, Vec3{c.XY, c.YY, c.YZ}, Vec3{c.XZ, c.YZ, c.ZZ}
	row := func(b, cp, cq Vec3, p, q Val) (more, twice Vec3) { // b + e and 2y = b + (b + e), e = p·cq − q·cp
		more = b.AddScaled(p, cq).SubScaled(q, cp)
		return more, b.Add(more)
	}
	s.tt = s.tt.AddCross(d, s.tx)
	s.gt = s.gt.AddCross(d, s.gx)
	g := s.tx.Scale(Number(0.5))
	gd := g.Dot(d).Twice()
	a := s.a.AddPairs(g, d)
	a.XX, a.YY, a.ZZ = a.XX.Sub(gd), a.YY.Sub(gd), a.ZZ.Sub(gd)

	bx, by, bz := s.b.Rows()
	var y Vec3
	bx, y = row(bx, cy, cz, d.Y, d.Z)
	a.XX = a.XX.Sub(y.Y.Mul(d.Z)).Add(y.Z.Mul(d.Y))
	a.XY = a.XY.Sub(y.Z.Mul(h.X)).Add(y.X.Mul(h.Z))
	a.XZ = a.XZ.Sub(y.X.Mul(h.Y)).Add(y.Y.Mul(h.X))
	by, y = row(by, cz, cx, d.Z, d.X)
	a.YY = a.YY.Sub(y.Z.Mul(d.X)).Add(y.X.Mul(d.Z))
	a.XY = a.XY.Sub(y.Y.Mul(h.Z)).Add(y.Z.Mul(h.Y))
	a.YZ = a.YZ.Sub(y.X.Mul(h.Y)).Add(y.Y.Mul(h.X))
	bz, y = row(bz, cx, cy, d.X, d.Y)
	a.ZZ = a.ZZ.Sub(y.X.Mul(d.Y)).Add(y.Y.Mul(d.X))
	a.XZ = a.XZ.Sub(y.Y.Mul(h.Z)).Add(y.Z.Mul(h.Y))
	a.YZ = a.YZ.Sub(y.Z.Mul(h.X)).Add(y.X.Mul(h.Z))
	s.a = a
	s.b = Mat3{bx.X, bx.Y, bx.Z, by.X, by.Y, by.Z, bz.X, bz.Y, bz.Z}
}

// addLink adds the terms of the link itself, at its origin. C is left for overJoint.
func (s *answer) addLink(mat Mat3, stored Val) {
	goal, pose := goals.mem(), poses.mem()
	w := ValAt(goal, loadAt)
	d := mat.MulVec(VecAt(places.mem(), 0))
	e := VecAt(pose, posAt).Sub(VecAt(goal, aimAt)).Add(d)
	g := e.Scale(w)
	push := g.Dot(e).Half()
	s.tx, s.gx = s.tx.Add(g), s.gx.Add(g)
	PutVec(sums, carryTx, s.tx)
	wd := d.Scale(w)
	s.b.XY, s.b.XZ, s.b.YX = s.b.XY.Sub(wd.Z), s.b.XZ.Add(wd.Y), s.b.YX.Add(wd.Z)
	s.b.YZ, s.b.ZX, s.b.ZY = s.b.YZ.Sub(wd.X), s.b.ZX.Sub(wd.Y), s.b.ZY.Add(wd.X)

	half := Number(0.5)
	torque := d.Cross(g)
	v := g.Sub(wd).Scale(half)
	own := v.Dot(d).Twice()
	a := s.a.AddPairs(v, d)

	mx, my, mz := mat.Rows()
	tx, ty, tz := MatAt(goal, axesAt).Rows()
	xy, yx := mx.Dot(ty), my.Dot(tx)
	a.XY, torque.Z = a.XY.Sub(half.Mul(xy.Add(yx))), torque.Z.Sub(xy.Sub(yx))
	xz, zx := mx.Dot(tz), mz.Dot(tx)
	a.XZ, torque.Y = a.XZ.Sub(half.Mul(xz.Add(zx))), torque.Y.Sub(zx.Sub(xz))
	yz, zy := my.Dot(tz), mz.Dot(ty)
	a.YZ, torque.X = a.YZ.Sub(half.Mul(yz.Add(zy))), torque.X.Sub(yz.Sub(zy))
	xx, yy, zz := mx.Dot(tx), my.Dot(ty), mz.Dot(tz)
	a.XX, a.YY, a.ZZ = a.XX.Add(yy.Add(zz).Sub(own)), a.YY.Add(xx.Add(zz).Sub(own)), a.ZZ.Add(xx.Add(yy).Sub(own))
	s.a = a
	trace := xx.Add(yy).Add(zz)
	s.tt, s.gt = s.tt.Add(torque), s.gt.Add(torque)

	Put(sums, energyAt, ValAt(sums, energyAt).Add(stored).Add(push).Sub(trace))
	Put(sums, scaleAt, ValAt(sums, scaleAt).Add(stored.Abs()).Add(push).Add(trace.Abs()))
}

// bending is the energy of the joint and its derivatives in 2c, c the Gibbs vector, for the linear law.
func bending(stiff, push, c Vec3) (energy Val, first Vec3, second Sym3) {
	n := c.Dot(c)
	f := Number(1).Add(Number(3.0 / 5).Mul(n)).Inverse()
	d1 := Number(4.0/15 - 3.0/5).Mul(f.Mul(f))
	psi := Number(1).Add(Number(4.0 / 15).Mul(n)).Mul(f)
	d2 := Number(-2 * 3.0 / 5).Mul(f).Mul(d1)

	u := c.Scale(psi.Twice())
	su := u.Times(stiff)
	force := su.Sub(push)
	energy = u.Dot(su).Half().Sub(u.Dot(push))
	fc := force.Dot(c)
	i := d1.Mul(fc)
	first = force.Scale(psi).AddScaled(i.Twice(), c)
	sc := c.Times(stiff)
	g := sc.Scale(psi.Twice()).Add(force).Scale(d1)
	cc := Number(4).Mul(d1.Mul(d1)).Mul(c.Dot(sc)).Add(d2.Twice().Mul(fc))
	g = g.AddScaled(cc.Half(), c) // gcᵀ + cgᵀ has cc·ccᵀ with it
	p2 := psi.Mul(psi)
	own := Vec3{p2.Mul(stiff.X).Add(i), p2.Mul(stiff.Y).Add(i), p2.Mul(stiff.Z).Add(i)}
	second = Sym3{
		own.X.Add(g.X.Twice().Mul(c.X)), g.X.Mul(c.Y).Add(g.Y.Mul(c.X)), g.X.Mul(c.Z).Add(g.Z.Mul(c.X)),
		own.Y.Add(g.Y.Twice().Mul(c.Y)), g.Y.Mul(c.Z).Add(g.Z.Mul(c.Y)),
		own.Z.Add(g.Z.Twice().Mul(c.Z)),
	}
	return energy, first, second
}

// gibbsColumn is y − c×y + c(c·y), with c·y given.
func gibbsColumn(y Vec3, cy Val, c Vec3) Vec3 {
	return y.AddCross(y, c).AddScaled(cy, c)
}

// joint is the energy of the joint, and H and M of its turn.
func joint(links int) (stored Val, h Sym3, moment Vec3) {
	w, goal := At(work.mem(), links*workSize), At(goals.mem(), links*goalSize)
	c := VecAt(At(poses.mem(), links*poseSize), gibbsAt)
	stored, first, second := bending(VecAt(w, springAt), VecAt(goal, pushAt), c)
	rot := MatAt(w, jointAt)
	moment = rot.MulVec(first.AddCross(c, first).AddScaled(c.Dot(first), c))
	half := moment.Scale(Number(0.5))
	cw := rot.MulVec(c)
	rx, ry, rz := rot.Rows()
	x1, x2, x3 := gibbsColumn(rx, cw.X, c), gibbsColumn(ry, cw.Y, c), gibbsColumn(rz, cw.Z, c)
	j := second.MulVec(x1)
	h.XX, h.XY, h.XZ = x1.Dot(j), x2.Dot(j), x3.Dot(j)
	j = second.MulVec(x2)
	h.YY, h.YZ = x2.Dot(j), x3.Dot(j)
	h.ZZ = x3.Dot(second.MulVec(x3))
	return stored, h.AddPairs(half, cw), moment
}

// overJoint minimises over the turn of the spherical joint before the link.
func (s *answer) overJoint(h Sym3, moment Vec3, lifting bool) {
	w := work.mem()
	pivot := h.Add(s.a)
	inv, sound := invert(pivot)
	Put(sums, soundAt, ValAt(sums, soundAt).And(sound))
	if lifting {
		more := sound.Choose(Number(0), lift(pivot))
		h = h.AddDiagonal(more)
		inv, _ = invert(pivot.AddDiagonal(more))
	}

	half := moment.Scale(Number(0.5))
	g := [3]Vec3{ // columns of G = H + ½[M]
		{h.XX, h.XY.Add(half.Z), h.XZ.Sub(half.Y)},
		{h.XY.Sub(half.Z), h.YY, h.YZ.Add(half.X)},
		{h.XZ.Add(half.Y), h.YZ.Sub(half.X), h.ZZ},
	}
	q := moment.Add(s.gt)
	PutSym(w, invAt, inv)
	putJoint(-1)
	PutVec(w, offsetAt, inv.MulVec(q))
	row := func(at, column int, v Vec3) {
		Put(w, at+column, v.X)
		Put(w, at+3+column, v.Y)
		Put(w, at+6+column, v.Z)
	}

	y := inv.MulVec(g[0]) // column by column of P⁻¹G
	row(turnAt, 0, y)
	Put(sums, carryA, h.XX.Sub(g[0].Dot(y)), h.XY.Sub(g[1].Dot(y)), h.XZ.Sub(g[2].Dot(y)))
	Put(sums, carryGt, y.Dot(q).Sub(moment.X))
	y = inv.MulVec(g[1])
	row(turnAt, 1, y)
	Put(sums, carryA+3, h.YY.Sub(g[1].Dot(y)), h.YZ.Sub(g[2].Dot(y)))
	Put(sums, carryGt+1, y.Dot(q).Sub(moment.Y))
	y = inv.MulVec(g[2])
	row(turnAt, 2, y)
	Put(sums, carryA+5, h.ZZ.Sub(g[2].Dot(y)))
	Put(sums, carryGt+2, y.Dot(q).Sub(moment.Z))
	zero := Number(0)
	PutVec(sums, carryTt, Vec3{zero.Sub(moment.X), zero.Sub(moment.Y), zero.Sub(moment.Z)})

	bx, by, bz := s.b.Columns()
	c, weight := s.c, ValAt(goals.mem(), loadAt)
	over := func(column int, b Vec3, gx Val) (u Vec3) { // of P⁻¹B
		u = inv.MulVec(b)
		row(shiftAt, column, u)
		Put(sums, carryGx+column, gx.Sub(u.Dot(q)))
		row2 := []Val{g[0].Dot(u), g[1].Dot(u), g[2].Dot(u)}
		for i, v := range row2 {
			Put(sums, carryB+3*i+column, v)
		}
		return u
	}
	u := over(0, bx, s.gx.X)
	Put(sums, carryC, c.XX.Add(weight).Sub(bx.Dot(u)), c.XY.Sub(by.Dot(u)), c.XZ.Sub(bz.Dot(u)))
	u = over(1, by, s.gx.Y)
	Put(sums, carryC+3, c.YY.Add(weight).Sub(by.Dot(u)), c.YZ.Sub(bz.Dot(u)))
	u = over(2, bz, s.gx.Z)
	Put(sums, carryC+5, c.ZZ.Add(weight).Sub(bz.Dot(u)))
}

const neutral, least = 1e-13, 5e-324 / 1e-13 // as in sweep.go of package chain

// lift is what the diagonal needs to be positive: the smallest eigenvalue is above a bound of Gershgorin's.
func lift(s Sym3) Val {
	xy, xz, yz := s.XY.Abs(), s.XZ.Abs(), s.YZ.Abs()
	size := s.XX.Abs().Add(s.YY.Abs()).Add(s.ZZ.Abs()).Add(xy).Add(xz).Add(yz)
	bound := s.XX.Sub(xy).Sub(xz).Min(s.YY.Sub(xy).Sub(yz)).Min(s.ZZ.Sub(xz).Sub(yz))
	zero := Number(0)
	return zero.Sub(bound).Max(zero).Add(size.Mul(Number(0.01 + neutral))).Add(Number(least))
}

// invert is the inverse by LDLᵀ, and whether all pivots are above the floor (spatial.Sym3.InvertPositive).
func invert(s Sym3) (inv Sym3, sound Val) {
	floor := s.XX.Add(s.YY).Add(s.ZZ).Mul(Number(neutral)).Max(Number(least)) // the trace, where all pivots are positive
	i1 := s.XX.Inverse()
	l21, l31 := s.XY.Mul(i1), s.XZ.Mul(i1)
	d2, e := s.YY.Sub(l21.Mul(s.XY)), s.YZ.Sub(l21.Mul(s.XZ))
	i2 := d2.Inverse()
	l32 := e.Mul(i2)
	d3 := s.ZZ.Sub(l31.Mul(s.XZ)).Sub(l32.Mul(e))
	i3 := d3.Inverse()
	m := l21.Mul(l32).Sub(l31)
	mi, li, zero := m.Mul(i3), l32.Mul(i3), Number(0)
	inv = Sym3{
		i1.Add(l21.Mul(l21.Mul(i2))).Add(m.Mul(mi)), zero.Sub(l21.Mul(i2)).Sub(m.Mul(li)), mi,
		i2.Add(l32.Mul(li)), zero.Sub(li),
		i3,
	}
	return inv, s.XX.Min(d2).Min(d3).More(floor) // the last is not a number if one is not
}

func forward() {
	pose, m, w := poses.mem(), model.mem(), work.mem()
	a, x := VecAt(sums, carryAt), VecAt(sums, carryAt+3)
	turn := MatAt(w, turnAt).MulVec(a).Sub(VecAt(w, offsetAt)).Sub(MatAt(w, shiftAt).MulVec(x))
	PutVec(w, moveAt, turn)
	PutVec(sums, carryAt, turn)
	_, _, z := MatAt(pose, poseMatAt).Columns()
	PutVec(sums, carryAt+3, x.AddCross(turn, z.Scale(ValAt(m, outAt))))
	Put(sums, sizeAt, ValAt(sums, sizeAt).Max(turn.Dot(turn)))
	PutQuat(w, keptAt, QuatAt(pose, rotAt))
}

// turn and place are two loops, and short ones, so that the waits of several links for roots and quotients overlap.
func turn() {
	pose, w := poses.mem(), work.mem()
	part, kept := ValAt(sums, partAt), QuatAt(w, keptAt)
	half := Number(0.5)
	v := VecAt(w, moveAt).Scale(part)
	z := kept.Z3()
	spin := v.Dot(z)
	q := addSpin(addTurn(kept, v.SubScaled(spin, z).Scale(half)), spin.Mul(half))
	unit := q.Norm2().Sqrt().Inverse()
	PutQuat(pose, rotAt, q.Scale(part.Same(Number(0)).Choose(Number(1), unit)))
}

// place finds the matrix of a link, the axes and the turn of its joint, and where the next link begins.
func place() {
	pose, m, w := poses.mem(), model.mem(), work.mem()
	rot, parent := QuatAt(pose, rotAt), QuatAt(pose, rotAt-poseSize)
	joint := parent.Mul(QuatAt(m, socketAt))
	PutVec(pose, gibbsAt, Gibbs(joint, rot.Mul(QuatAt(m, plugAt))))
	PutMat(w, jointAt, joint.Mat())
	mat := rot.Mat()
	PutMat(pose, poseMatAt, mat)
	_, _, z := mat.Columns()
	PutVec(pose, posAt+poseSize, VecAt(pose, posAt).AddScaled(ValAt(m, outAt), z))
}

// addTurn is (1, t)·q.
func addTurn(q Quat, t Vec3) Quat {
	return Quat{
		q.W.Sub(t.X.Mul(q.X)).Sub(t.Y.Mul(q.Y)).Sub(t.Z.Mul(q.Z)),
		q.X.Add(t.X.Mul(q.W)).Add(t.Y.Mul(q.Z)).Sub(t.Z.Mul(q.Y)),
		q.Y.Sub(t.X.Mul(q.Z)).Add(t.Y.Mul(q.W)).Add(t.Z.Mul(q.X)),
		q.Z.Add(t.X.Mul(q.Y)).Sub(t.Y.Mul(q.X)).Add(t.Z.Mul(q.W)),
	}
}

// addSpin is q·(1, 0, 0, s).
func addSpin(q Quat, s Val) Quat {
	return Quat{q.W.Sub(q.Z.Mul(s)), q.X.Add(q.Y.Mul(s)), q.Y.Sub(q.X.Mul(s)), q.Z.Add(q.W.Mul(s))}
}
