// Command asm writes the AVX2 and FMA kernels of package dense, kernels_amd64.s and the Go declarations to it: run go generate in
// dense. It is a module of its own, so that nothing else depends on avo.
package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"

	"github.com/tendril-sim/tendril/internal/lanes"
)

const vector = 32 // bytes of four numbers

func main() {
	ConstraintExpr("amd64")
	eliminate()
	forward()
	backward()
	dot()
	mulVec()
	scale()
	skew()
	Generate()
}

// four is column i of the panel at p.
func four(p Register, i int) Mem { return Mem{Base: p, Disp: vector * i} }

// one is number i from p on.
func one(p Register, i int) Mem { return Mem{Base: p, Disp: 8 * i} }

func eliminate() {
	TEXT("eliminateAVX2", NOSPLIT, "func(panel, panels, inverse *float64, starts *int, stride, count int)")
	Doc("eliminateAVX2 is plain.eliminate.")
	panel := Load(Param("panel"), GP64())
	g := Load(Param("panels"), GP64())
	inverse := Load(Param("inverse"), GP64())
	starts := Load(Param("starts"), GP64())
	stride := Load(Param("stride"), GP64())
	count := Load(Param("count"), GP64())
	SHLQ(Imm(5), stride) // bytes in a panel
	block, from, j := GP64(), GP64(), GP64()
	MOVQ(Mem{Base: starts, Index: count, Scale: 8}, from)
	MOVQ(from, j)
	skipped := GP64()
	MOVQ(stride, skipped)
	IMULQ(from, skipped)
	ADDQ(skipped, g)
	MOVQ(from, block)
	SHLQ(Imm(7), block) // bytes of a block
	ADDQ(block, inverse)
	ADDQ(panel, block)
	Label("block")
	CMPQ(j, count)
	JNE(LabelRef("other"))
	MOVQ(panel, g) // the last one by its own rows
	Label("other")
	sums := lanes.Zeroed(8)
	p, q, k := GP64(), GP64(), GP64()
	MOVQ(Mem{Base: starts, Index: j, Scale: 8}, k)
	CMPQ(k, from)
	CMOVQLT(from, k)
	SHLQ(Imm(7), k)
	LEAQ(Mem{Base: panel, Index: k, Scale: 1}, p)
	LEAQ(Mem{Base: g, Index: k, Scale: 1}, q)
	lanes.Loop("columns", p, block, func() {
		for k := range 2 {
			v := YMM()
			VMOVUPD(four(p, k), v)
			for c := range 4 {
				by := YMM()
				VBROADCASTSD(one(q, 4*k+c), by)
				VFMADD231PD(v, by, sums[4*k+c])
			}
		}
		lanes.Advance(2*vector, p)
		lanes.Advance(2*vector, q)
	})
	rest := make([]VecVirtual, 4)
	for c := range 4 {
		rest[c] = YMM()
		VADDPD(sums[c], sums[4+c], sums[c])
		VMOVUPD(four(block, c), rest[c])
		VSUBPD(sums[c], rest[c], rest[c])
	}
	CMPQ(j, count)
	JE(LabelRef("last"))
	for c := range 4 {
		sum := YMM()
		for m := range c + 1 {
			by := YMM()
			VBROADCASTSD(one(inverse, 4*m+c), by)
			if m == 0 {
				VMULPD(rest[m], by, sum)
			} else {
				VFMADD231PD(rest[m], by, sum)
			}
		}
		VMOVUPD(sum, four(block, c))
	}
	lanes.Advance(4*vector, inverse)
	lanes.Advance(4*vector, block)
	ADDQ(stride, g)
	INCQ(j)
	JMP(LabelRef("block"))
	Label("last")
	for c := range 4 {
		VMOVUPD(rest[c], four(block, c))
	}
	VZEROUPPER()
	RET()
}

func forward() {
	TEXT("forwardAVX2", NOSPLIT, "func(y, panels, inverse *float64, starts *int, stride, count int)")
	Doc("forwardAVX2 is plain.forward.")
	y := Load(Param("y"), GP64())
	panel := Load(Param("panels"), GP64())
	inverse := Load(Param("inverse"), GP64())
	starts := Load(Param("starts"), GP64())
	stride := Load(Param("stride"), GP64())
	count := Load(Param("count"), GP64())
	SHLQ(Imm(5), stride)
	SHLQ(Imm(5), count)
	own, end := GP64(), GP64()
	MOVQ(y, own)
	MOVQ(y, end)
	ADDQ(count, end)
	lanes.Loop("block", own, end, func() {
		sums := lanes.Zeroed(4)
		p, k := GP64(), GP64()
		skipTo(starts, panel, y, p, k)
		lanes.Loop("columns", k, own, func() {
			for i := range 4 {
				by := YMM()
				VBROADCASTSD(one(k, i), by)
				VFMADD231PD(four(p, i), by, sums[i])
			}
			lanes.Advance(4*vector, p)
			lanes.Advance(vector, k)
		})
		VADDPD(sums[0], sums[1], sums[0])
		VADDPD(sums[2], sums[3], sums[2])
		VADDPD(sums[0], sums[2], sums[0])
		v, result := YMM(), YMM()
		VMOVUPD(four(own, 0), v)
		VSUBPD(sums[0], v, v)
		for c := range 4 {
			by := YMM()
			VPERMPD(Imm(uint64(0x55*c)), v, by)
			if c == 0 {
				VMULPD(four(inverse, c), by, result)
			} else {
				VFMADD231PD(four(inverse, c), by, result)
			}
		}
		VMOVUPD(result, four(own, 0))
		lanes.Advance(vector, own)
		lanes.Advance(4*vector, inverse)
		ADDQ(stride, panel)
		lanes.Advance(8, starts)
	})
	VZEROUPPER()
	RET()
}

// skipTo sets p and k to the first block of a panel and of y that is not zero.
func skipTo(starts, panel, y, p, k Register) {
	MOVQ(Mem{Base: starts}, k)
	SHLQ(Imm(5), k)
	MOVQ(k, p)
	SHLQ(Imm(2), p)
	ADDQ(panel, p)
	ADDQ(y, k)
}

// across sums each of four vectors, into the lanes of one.
func across(v [4]VecVirtual) VecVirtual {
	low, high, turned := YMM(), YMM(), YMM()
	VHADDPD(v[1], v[0], low)
	VHADDPD(v[3], v[2], high)
	VPERM2F128(Imm(0x21), high, low, turned)
	VBLENDPD(Imm(0xC), high, low, low)
	VADDPD(turned, low, low)
	return low
}

// columnsBy is the inner products of the four columns of the panel at p with v.
func columnsBy(p Register, v VecVirtual) VecVirtual {
	var products [4]VecVirtual
	for i := range products {
		products[i] = YMM()
		VMULPD(four(p, i), v, products[i])
	}
	return across(products)
}

func backward() {
	TEXT("backwardAVX2", NOSPLIT, "func(y, panels, inverse *float64, starts *int, stride, count int)")
	Doc("backwardAVX2 is plain.backward.")
	y := Load(Param("y"), GP64())
	panel := Load(Param("panels"), GP64())
	inverse := Load(Param("inverse"), GP64())
	starts := Load(Param("starts"), GP64())
	stride := Load(Param("stride"), GP64())
	count := Load(Param("count"), GP64())
	SHLQ(Imm(5), stride)
	own, bytes := GP64(), GP64()
	MOVQ(stride, bytes)
	IMULQ(count, bytes)
	ADDQ(bytes, panel)
	LEAQ(Mem{Base: starts, Index: count, Scale: 8}, starts)
	SHLQ(Imm(5), count)
	MOVQ(y, own)
	ADDQ(count, own)
	SHLQ(Imm(2), count)
	ADDQ(count, inverse)
	lanes.Loop("block", y, own, func() {
		SUBQ(Imm(vector), own)
		SUBQ(Imm(4*vector), inverse)
		SUBQ(stride, panel)
		SUBQ(Imm(8), starts)
		v := YMM()
		VMOVUPD(four(own, 0), v)
		v = columnsBy(inverse, v)
		VMOVUPD(v, four(own, 0))
		p, k := GP64(), GP64()
		skipTo(starts, panel, y, p, k)
		lanes.Loop("columns", k, own, func() {
			rest := YMM()
			VMOVUPD(four(k, 0), rest)
			VSUBPD(columnsBy(p, v), rest, rest)
			VMOVUPD(rest, four(k, 0))
			lanes.Advance(4*vector, p)
			lanes.Advance(vector, k)
		})
	})
	VZEROUPPER()
	RET()
}

// tails is what masks the last one to three numbers of a row: from entry 4−n on, n ones and then zeros.
func tails() Mem {
	m := GLOBL("tails", RODATA|NOPTR)
	for i := range 8 {
		v := uint64(0)
		if i < 4 {
			v = 1<<64 - 1
		}
		DATA(8*i, U64(v))
	}
	return m
}

var masks *Mem

// maskOf loads the mask for n mod 4 numbers, and leaves n mod 4 in n.
func maskOf(n GPVirtual) VecVirtual {
	if masks == nil {
		m := tails()
		masks = &m
	}
	base, mask := GP64(), YMM()
	LEAQ(*masks, base)
	ANDQ(Imm(3), n)
	NEGQ(n)
	VMOVUPD(Mem{Base: base, Index: n, Scale: 8, Disp: 32}, mask)
	return mask
}

func dot() {
	TEXT("dotAVX2", NOSPLIT, "func(a, b *float64, n int) float64")
	Doc("dotAVX2 is plain.dot.")
	a := Load(Param("a"), GP64())
	b := Load(Param("b"), GP64())
	n := Load(Param("n"), GP64()).(GPVirtual)
	sums := lanes.Zeroed(4)
	v := YMM()
	Label("sixteen")
	CMPQ(n, Imm(16))
	JLT(LabelRef("four"))
	for i := range 4 {
		v := YMM()
		VMOVUPD(four(a, i), v)
		VFMADD231PD(four(b, i), v, sums[i])
	}
	lanes.Advance(4*vector, a)
	lanes.Advance(4*vector, b)
	SUBQ(Imm(16), n)
	JMP(LabelRef("sixteen"))
	Label("four")
	CMPQ(n, Imm(4))
	JLT(LabelRef("rest"))
	VMOVUPD(four(a, 0), v)
	VFMADD231PD(four(b, 0), v, sums[0])
	lanes.Advance(vector, a)
	lanes.Advance(vector, b)
	SUBQ(Imm(4), n)
	JMP(LabelRef("four"))
	Label("rest")
	TESTQ(n, n)
	JEQ(LabelRef("sum"))
	mask, w := maskOf(n), YMM()
	VMASKMOVPD(four(a, 0), mask, v)
	VMASKMOVPD(four(b, 0), mask, w)
	VFMADD231PD(v, w, sums[1])
	Label("sum")
	VADDPD(sums[0], sums[1], sums[0])
	VADDPD(sums[2], sums[3], sums[2])
	VADDPD(sums[0], sums[2], sums[0])
	half := XMM()
	VEXTRACTF128(Imm(1), sums[0], half)
	VADDPD(half, sums[0].AsX(), half)
	VHADDPD(half, half, half)
	VZEROUPPER()
	Store(half, ReturnIndex(0))
	RET()
}

func mulVec() {
	TEXT("mulVecAVX2", NOSPLIT, "func(y, a, x *float64, rows, n int)")
	Doc("mulVecAVX2 is plain.mulVec of rows, a multiple of four, of n numbers each.")
	y := Load(Param("y"), GP64())
	a := Load(Param("a"), GP64())
	x := Load(Param("x"), GP64())
	rows := Load(Param("rows"), GP64())
	n := Load(Param("n"), GP64()).(GPVirtual)
	row, end := GP64(), GP64()
	MOVQ(n, row)
	SHLQ(Imm(3), row) // bytes
	MOVQ(n, end)
	ANDQ(I32(-4), end)
	SHLQ(Imm(3), end)
	mask := maskOf(n)
	TESTQ(rows, rows)
	Label("rows")
	JLE(LabelRef("done"))
	var p [4]GPVirtual
	for i := range p {
		p[i] = GP64()
		if i == 0 {
			MOVQ(a, p[i])
		} else {
			LEAQ(Mem{Base: p[i-1], Index: row, Scale: 1}, p[i])
		}
	}
	sums := lanes.Zeroed(4)
	k := GP64()
	XORQ(k, k)
	at := func(p Register) Mem { return Mem{Base: p, Index: k, Scale: 1} }
	v := YMM()
	lanes.Loop("columns", k, end, func() {
		VMOVUPD(at(x), v)
		for i := range p {
			VFMADD231PD(at(p[i]), v, sums[i])
		}
		lanes.Advance(vector, k)
	})
	TESTQ(n, n)
	JEQ(LabelRef("sum"))
	VMASKMOVPD(at(x), mask, v)
	for i := range p {
		w := YMM()
		VMASKMOVPD(at(p[i]), mask, w)
		VFMADD231PD(w, v, sums[i])
	}
	Label("sum")
	VMOVUPD(across([4]VecVirtual(sums)), four(y, 0))
	lanes.Advance(vector, y)
	LEAQ(Mem{Base: a, Index: row, Scale: 4}, a)
	SUBQ(Imm(4), rows)
	JMP(LabelRef("rows"))
	Label("done")
	VZEROUPPER()
	RET()
}

func scale() {
	TEXT("scaleAVX2", NOSPLIT, "func(to, from, by *float64, factor float64, n int)")
	Doc("scaleAVX2 is plain.scale.")
	to := Load(Param("to"), GP64())
	from := Load(Param("from"), GP64())
	by := Load(Param("by"), GP64())
	n := Load(Param("n"), GP64())
	factor, v := YMM(), YMM()
	address, _ := Param("factor").Resolve()
	VBROADCASTSD(address.Addr, factor)
	Label("four")
	CMPQ(n, Imm(4))
	JLT(LabelRef("one"))
	VMOVUPD(four(from, 0), v)
	VMULPD(four(by, 0), v, v)
	VMULPD(factor, v, v)
	VMOVUPD(v, four(to, 0))
	for _, p := range []Register{to, from, by} {
		lanes.Advance(vector, p)
	}
	SUBQ(Imm(4), n)
	JMP(LabelRef("four"))
	Label("one")
	TESTQ(n, n)
	JEQ(LabelRef("done"))
	VMOVSD(one(from, 0), v.AsX())
	VMULSD(one(by, 0), v.AsX(), v.AsX())
	VMULSD(factor.AsX(), v.AsX(), v.AsX())
	VMOVSD(v.AsX(), one(to, 0))
	for _, p := range []Register{to, from, by} {
		lanes.Advance(8, p)
	}
	DECQ(n)
	JMP(LabelRef("one"))
	Label("done")
	VZEROUPPER()
	RET()
}

// transposed is four rows with rows and columns exchanged.
func transposed(v [4]VecVirtual) (t [4]VecVirtual) {
	var u [4]VecVirtual
	for i := range u {
		u[i], t[i] = YMM(), YMM()
	}
	VUNPCKLPD(v[1], v[0], u[0])
	VUNPCKHPD(v[1], v[0], u[1])
	VUNPCKLPD(v[3], v[2], u[2])
	VUNPCKHPD(v[3], v[2], u[3])
	VPERM2F128(Imm(0x20), u[2], u[0], t[0])
	VPERM2F128(Imm(0x20), u[3], u[1], t[1])
	VPERM2F128(Imm(0x31), u[2], u[0], t[2])
	VPERM2F128(Imm(0x31), u[3], u[1], t[3])
	return t
}

func skew() {
	TEXT("skewAVX2", NOSPLIT, "func(a *float64, n, rows int) float64")
	Doc("skewAVX2 is plain.skew of the first rows, a multiple of four, of n numbers each.")
	a := Load(Param("a"), GP64())
	row := Load(Param("n"), GP64())
	rows := Load(Param("rows"), GP64())
	SHLQ(Imm(3), row) // bytes
	largest, sign := lanes.Zeroed(1)[0], YMM()
	VPCMPEQQ(sign, sign, sign)
	VPSRLQ(Imm(1), sign, sign) // all bits but that of the sign
	down, right, top, left := GP64(), GP64(), GP64(), GP64()
	end, at := GP64(), GP64()
	MOVQ(a, down)  // first of four rows
	MOVQ(a, right) // the same place in the first row
	MOVQ(rows, end)
	SHLQ(Imm(3), end)
	ADDQ(a, end)
	three := GP64()
	LEAQ(Mem{Base: row, Index: row, Scale: 2}, three)
	load := func(p Register) (v [4]VecVirtual) {
		for i, m := range []Mem{{Base: p}, {Base: p, Index: row, Scale: 1}, {Base: p, Index: row, Scale: 2}, {Base: p, Index: three, Scale: 1}} {
			v[i] = YMM()
			VMOVUPD(m, v[i])
		}
		return v
	}
	lanes.Loop("rows", right, end, func() {
		MOVQ(down, left)
		MOVQ(right, top)
		MOVQ(a, at)
		Label("tile")
		below, above := load(left), transposed(load(top))
		for i := range below {
			VSUBPD(above[i], below[i], below[i])
			VANDPD(sign, below[i], below[i])
			VMAXPD(largest, below[i], largest) // keeps what is not a number only if it comes first: callers know the numbers
		}
		lanes.Advance(vector, left)
		LEAQ(Mem{Base: top, Index: row, Scale: 4}, top)
		lanes.Advance(vector, at)
		CMPQ(at, right)
		JLE(LabelRef("tile"))
		LEAQ(Mem{Base: down, Index: row, Scale: 4}, down)
		lanes.Advance(vector, right)
	})
	half := XMM()
	VEXTRACTF128(Imm(1), largest, half)
	VMAXPD(half, largest.AsX(), half)
	other := XMM()
	VPERMILPD(Imm(1), half, other)
	VMAXSD(other, half, half)
	VZEROUPPER()
	Store(half, ReturnIndex(0))
	RET()
}
