package main

import (
	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	. "github.com/tendril-sim/tendril/internal/lanes"
)

// Where the quantities of four elements are, as in package solid; and where the scratch has what passes between the pieces of the kernel.
const (
	inverseAt = 0
	lambdaAt  = 9
	muAt      = 10
	volumeAt  = 11
	modelSize = 12

	turnSize   = 4
	recordSize = 256 // bytes

	factorAt  = 0
	placesAt  = 1  // of four corners, three each
	deformAt  = 13 // nine
	leftAt    = 22 // square of the last turn
	resultsAt = 23 // eight vectors of four: gradients and forces
	frameAt   = 55
	frameSize = 40
)

var (
	offsets = operand.Mem{Base: reg.RSI}
	model   = operand.Mem{Base: reg.RDI}
	turns   = operand.Mem{Base: reg.RDX}
	places  = reg.R8
	records = operand.Mem{Base: reg.R9}
	scratch = operand.Mem{Base: reg.R10}
)

// piece emits one straight piece of formulas.
func piece(code func()) { Straight(At(scratch, frameAt), frameSize, code) }

func corotate() {
	TEXT("corotateAVX2", attr.NOSPLIT, "func(offsets *int32, model, turns *[4]float64, x, records *float64, scratch *[4]float64, groups int)")
	Doc("corotateAVX2 is plain.corotate.")
	Pragma("noescape")
	Load(Param("offsets"), reg.RSI)
	Load(Param("model"), reg.RDI)
	Load(Param("turns"), reg.RDX)
	Load(Param("x"), places)
	Load(Param("records"), reg.R9)
	Load(Param("scratch"), reg.R10)
	Load(Param("groups"), reg.RCX)
	Label("group")
	for corner := range 4 {
		for lane := range 4 {
			MOVLQSX(offsets.Offset(16*corner+4*lane), reg.RAX)
			VMOVUPD(operand.Mem{Base: places, Index: reg.RAX, Scale: 8}, Y(lane))
		}
		Transpose()
		for c := range 3 {
			VMOVUPD(Y(8+c), At(scratch, placesAt+3*corner+c))
		}
	}
	piece(deform)
	MOVQ(operand.U32(30), reg.RAX)
	Label("turn")
	piece(turn)
	VMOVUPD(At(scratch, leftAt), Y(0))
	VMOVMSKPD(Y(0), reg.EBX)
	TESTL(reg.EBX, reg.EBX)
	JZ(operand.LabelRef("turned"))
	DECQ(reg.RAX)
	JNZ(operand.LabelRef("turn"))
	Label("turned")
	piece(resist)
	for k := range 8 {
		for c := range 4 {
			VMOVUPD(At(scratch, resultsAt+4*k+c), Y(c))
		}
		Transpose()
		for lane := range 4 {
			VMOVUPD(Y(8+lane), records.Offset(recordSize*lane+32*k))
		}
	}
	ADDQ(operand.U32(64), reg.RSI)
	ADDQ(operand.U32(32*modelSize), reg.RDI)
	ADDQ(operand.U32(32*turnSize), reg.RDX)
	ADDQ(operand.U32(4*recordSize), reg.R9)
	DECQ(reg.RCX)
	JNZ(operand.LabelRef("group"))
	VZEROUPPER()
	RET()
}

// outer is Σ a_k b_kᵀ.
func outer(a, b [3]Vec3) Mat3 {
	sum := func(x, y func(Vec3) Val) Val {
		return x(a[0]).Mul(y(b[0])).Add(x(a[1]).Mul(y(b[1]))).Add(x(a[2]).Mul(y(b[2])))
	}
	x, y, z := func(v Vec3) Val { return v.X }, func(v Vec3) Val { return v.Y }, func(v Vec3) Val { return v.Z }
	return Mat3{sum(x, x), sum(x, y), sum(x, z), sum(y, x), sum(y, y), sum(y, z), sum(z, x), sum(z, y), sum(z, z)}
}

func gradients() [3]Vec3 {
	return [3]Vec3{VecAt(model, inverseAt), VecAt(model, inverseAt+3), VecAt(model, inverseAt+6)}
}

// deform finds F = Σ d gᵀ.
func deform() {
	first := VecAt(scratch, placesAt)
	var d [3]Vec3
	for k := range d {
		d[k] = VecAt(scratch, placesAt+3*(k+1)).Sub(first)
	}
	PutMat(scratch, deformAt, outer(d, gradients()))
}

// turn is one turn of polar, with polarTurn.
func turn() {
	q := QuatAt(turns, 0)
	a := MatAt(scratch, deformAt).TimesT(q.Mat())
	g := Vec3{a.ZY.Sub(a.YZ), a.XZ.Sub(a.ZX), a.YX.Sub(a.XY)}
	minus := Number(-0.5)
	xx, yy, zz := a.YY.Add(a.ZZ), a.XX.Add(a.ZZ), a.XX.Add(a.YY)
	xy, xz, yz := a.XY.Add(a.YX).Mul(minus), a.XZ.Add(a.ZX).Mul(minus), a.YZ.Add(a.ZY).Mul(minus)
	cx, cy, cz := yy.Mul(zz).Sub(yz.Mul(yz)), yz.Mul(xz).Sub(xy.Mul(zz)), xy.Mul(yz).Sub(yy.Mul(xz))
	det := xx.Mul(cx).Add(xy.Mul(cy)).Add(xz.Mul(cz))
	minor := xx.Mul(yy).Sub(xy.Mul(xy))
	dyy, dyz := xx.Mul(zz).Sub(xz.Mul(xz)), xy.Mul(xz).Sub(xx.Mul(yz))
	size := xx.Abs().Add(yy.Abs()).Add(zz.Abs()).Add(Number(1e-300))
	sound := Number(1e-6).Mul(size)
	good := xx.More(sound).And(minor.More(sound.Mul(size))).And(det.More(sound.Mul(size).Mul(size)))
	trace := xx.Add(yy).Add(zz).Half().Abs().Max(size.Half())
	newton := Sym3{cx, cy, cz, dyy, dyz, minor}.MulVec(g)
	w := Vec3{good.Choose(newton.X, g.X), good.Choose(newton.Y, g.Y), good.Choose(newton.Z, g.Z)}
	w = w.Scale(good.Choose(det, trace).Inverse())
	n := w.Dot(w)
	w = w.Scale(n.Max(Number(1)).Sqrt().Inverse())
	Put(scratch, leftAt, n.More(Number(1e-16)))
	half := w.Scale(Number(0.5))
	PutQuat(turns, 0, Quat{Number(1), half.X, half.Y, half.Z}.Mul(q).Unit())
}

// resist finds turned gradients and forces.
func resist() {
	r := QuatAt(turns, 0).Mat()
	a := MatAt(scratch, deformAt).TimesT(r)
	lambda, mu, one := ValAt(model, lambdaAt), ValAt(model, muAt), Number(1)
	twice := mu.Twice()
	dx, dy, dz := a.XX.Sub(one), a.YY.Sub(one), a.ZZ.Sub(one)
	dilation := dx.Add(dy).Add(dz)
	spread := lambda.Mul(dilation)
	tau := Sym3{
		twice.Mul(dx).Add(spread), mu.Mul(a.XY.Add(a.YX)), mu.Mul(a.XZ.Add(a.ZX)),
		twice.Mul(dy).Add(spread), mu.Mul(a.YZ.Add(a.ZY)),
		twice.Mul(dz).Add(spread),
	}
	zero := Number(0)
	out := func(k int, v Vec3, extra Val) { Put(scratch, resultsAt+4*k, v.X, v.Y, v.Z, extra) }
	var grads, forces Vec3
	none := Vec3{zero, zero, zero}
	factor := ValAt(scratch, factorAt)
	for k, g := range gradients() {
		grad := r.MulVec(g)
		force := tau.MulVec(grad)
		if k == 0 {
			grads, forces = grad, force
		} else {
			grads, forces = grads.Add(grad), forces.Add(force)
		}
		extra := zero
		switch k {
		case 0:
			extra = factor.Mul(mu)
		case 1:
			extra = ValAt(model, volumeAt).Mul(dilation)
		}
		out(k+1, grad, extra)
		out(k+5, none.Sub(force), zero)
	}
	out(0, none.Sub(grads), factor.Mul(lambda))
	out(4, forces, zero)
}
