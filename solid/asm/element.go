package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
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
func piece(code func()) {
	newTrace(at(scratch, frameAt))
	code()
	if f := t.write(); f.slots > frameSize {
		panic(fmt.Sprintf("%d slots", f.slots))
	}
}

// transpose turns four vectors of four, in registers 0 to 3, into columns in 8 to 11.
func transpose() {
	VUNPCKLPD(ymm(1), ymm(0), ymm(4))
	VUNPCKHPD(ymm(1), ymm(0), ymm(5))
	VUNPCKLPD(ymm(3), ymm(2), ymm(6))
	VUNPCKHPD(ymm(3), ymm(2), ymm(7))
	VPERM2F128(operand.U8(0x20), ymm(6), ymm(4), ymm(8))
	VPERM2F128(operand.U8(0x20), ymm(7), ymm(5), ymm(9))
	VPERM2F128(operand.U8(0x31), ymm(6), ymm(4), ymm(10))
	VPERM2F128(operand.U8(0x31), ymm(7), ymm(5), ymm(11))
}

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
			VMOVUPD(operand.Mem{Base: places, Index: reg.RAX, Scale: 8}, ymm(lane))
		}
		transpose()
		for c := range 3 {
			VMOVUPD(ymm(8+c), at(scratch, placesAt+3*corner+c))
		}
	}
	piece(deform)
	MOVQ(operand.U32(30), reg.RAX)
	Label("turn")
	piece(turn)
	VMOVUPD(at(scratch, leftAt), ymm(0))
	VMOVMSKPD(ymm(0), reg.EBX)
	TESTL(reg.EBX, reg.EBX)
	JZ(operand.LabelRef("turned"))
	DECQ(reg.RAX)
	JNZ(operand.LabelRef("turn"))
	Label("turned")
	piece(resist)
	for k := range 8 {
		for c := range 4 {
			VMOVUPD(at(scratch, resultsAt+4*k+c), ymm(c))
		}
		transpose()
		for lane := range 4 {
			VMOVUPD(ymm(8+lane), records.Offset(recordSize*lane+32*k))
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
func outer(a, b [3]vec3) mat3 {
	sum := func(x, y func(vec3) val) val {
		return x(a[0]).mul(y(b[0])).add(x(a[1]).mul(y(b[1]))).add(x(a[2]).mul(y(b[2])))
	}
	x, y, z := func(v vec3) val { return v.x }, func(v vec3) val { return v.y }, func(v vec3) val { return v.z }
	return mat3{sum(x, x), sum(x, y), sum(x, z), sum(y, x), sum(y, y), sum(y, z), sum(z, x), sum(z, y), sum(z, z)}
}

func gradients() [3]vec3 {
	return [3]vec3{vecAt(model, inverseAt), vecAt(model, inverseAt+3), vecAt(model, inverseAt+6)}
}

// deform finds F = Σ d gᵀ.
func deform() {
	first := vecAt(scratch, placesAt)
	var d [3]vec3
	for k := range d {
		d[k] = vecAt(scratch, placesAt+3*(k+1)).sub(first)
	}
	putMat(scratch, deformAt, outer(d, gradients()))
}

// timesT is F Rᵀ.
func (m mat3) timesT(r mat3) mat3 {
	mx, my, mz := m.rows()
	rx, ry, rz := r.rows()
	return mat3{mx.dot(rx), mx.dot(ry), mx.dot(rz), my.dot(rx), my.dot(ry), my.dot(rz), mz.dot(rx), mz.dot(ry), mz.dot(rz)}
}

// turn is one turn of polar, with polarTurn.
func turn() {
	q := quatAt(turns, 0)
	a := matAt(scratch, deformAt).timesT(q.mat())
	g := vec3{a.zy.sub(a.yz), a.xz.sub(a.zx), a.yx.sub(a.xy)}
	minus := number(-0.5)
	xx, yy, zz := a.yy.add(a.zz), a.xx.add(a.zz), a.xx.add(a.yy)
	xy, xz, yz := a.xy.add(a.yx).mul(minus), a.xz.add(a.zx).mul(minus), a.yz.add(a.zy).mul(minus)
	cx, cy, cz := yy.mul(zz).sub(yz.mul(yz)), yz.mul(xz).sub(xy.mul(zz)), xy.mul(yz).sub(yy.mul(xz))
	det := xx.mul(cx).add(xy.mul(cy)).add(xz.mul(cz))
	minor := xx.mul(yy).sub(xy.mul(xy))
	dyy, dyz := xx.mul(zz).sub(xz.mul(xz)), xy.mul(xz).sub(xx.mul(yz))
	size := xx.abs().add(yy.abs()).add(zz.abs()).add(number(1e-300))
	sound := number(1e-6).mul(size)
	good := xx.more(sound).and(minor.more(sound.mul(size))).and(det.more(sound.mul(size).mul(size)))
	trace := xx.add(yy).add(zz).half().abs().max(size.half())
	newton := sym3{cx, cy, cz, dyy, dyz, minor}.mulVec(g)
	w := vec3{good.choose(newton.x, g.x), good.choose(newton.y, g.y), good.choose(newton.z, g.z)}
	w = w.scale(good.choose(det, trace).inverse())
	n := w.dot(w)
	w = w.scale(n.max(number(1)).sqrt().inverse())
	put(scratch, leftAt, n.more(number(1e-16)))
	half := w.scale(number(0.5))
	putQuat(turns, 0, quat{number(1), half.x, half.y, half.z}.mul(q).unit())
}

// resist finds turned gradients and forces.
func resist() {
	r := quatAt(turns, 0).mat()
	a := matAt(scratch, deformAt).timesT(r)
	lambda, mu, one := valAt(model, lambdaAt), valAt(model, muAt), number(1)
	twice := mu.twice()
	dx, dy, dz := a.xx.sub(one), a.yy.sub(one), a.zz.sub(one)
	dilation := dx.add(dy).add(dz)
	spread := lambda.mul(dilation)
	tau := sym3{
		twice.mul(dx).add(spread), mu.mul(a.xy.add(a.yx)), mu.mul(a.xz.add(a.zx)),
		twice.mul(dy).add(spread), mu.mul(a.yz.add(a.zy)),
		twice.mul(dz).add(spread),
	}
	zero := number(0)
	out := func(k int, v vec3, extra val) { put(scratch, resultsAt+4*k, v.x, v.y, v.z, extra) }
	var grads, forces vec3
	none := vec3{zero, zero, zero}
	factor := valAt(scratch, factorAt)
	for k, g := range gradients() {
		grad := r.mulVec(g)
		force := tau.mulVec(grad)
		if k == 0 {
			grads, forces = grad, force
		} else {
			grads, forces = grads.add(grad), forces.add(force)
		}
		extra := zero
		switch k {
		case 0:
			extra = factor.mul(mu)
		case 1:
			extra = valAt(model, volumeAt).mul(dilation)
		}
		out(k+1, grad, extra)
		out(k+5, none.sub(force), zero)
	}
	out(0, none.sub(grads), factor.mul(lambda))
	out(4, forces, zero)
}
