package main

import (
	"math"

	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"

	"github.com/tendril-sim/tendril/internal/lanes"
)

const (
	visitSize  = 12
	paddedSize = 96
	blockSize  = 72

	visitsAhead = 4 // as in package solid
)

// stiffen sums up what the elements around a node do to its row, and packs the row.
func stiffen() {
	TEXT("stiffenAVX2", attr.NOSPLIT, "func(values, row, force *float64, visits *int32, records *float64, count, blocks, own int)")
	Doc("stiffenAVX2 is plain.stiffen.")
	Pragma("noescape")
	row := Load(Param("row"), GP64())
	visits := Load(Param("visits"), GP64())
	records := Load(Param("records"), GP64())
	count := Load(Param("count"), GP64())
	force := YMM()
	VXORPD(force, force, force)
	units := [3]VecVirtual{YMM(), YMM(), YMM()}
	for c := range units {
		VMOVUPD(NewDataAddr(Symbol{Name: "units", Static: true}, 32*c), units[c])
	}
	Label("visit")
	{
		next := GP64() // its record comes from far away: it is asked for in time
		MOVLQSX(Mem{Base: visits, Disp: visitSize * visitsAhead}, next)
		SHLQ(Imm(8), next)
		for line := range recordSize / 64 {
			PREFETCHT0(Mem{Base: records, Index: next, Scale: 1, Disp: 64 * line})
		}
		rec, corner, other, slot := GP64(), GP64(), GP64(), GP64()
		MOVLQSX(Mem{Base: visits}, rec)
		SHLQ(Imm(8), rec)
		ADDQ(records, rec)
		MOVWQZX(Mem{Base: visits, Disp: 4}, corner)
		SHLQ(Imm(5), corner)
		VADDPD(Mem{Base: rec, Index: corner, Scale: 1, Disp: 128}, force, force)
		mu, own, first := YMM(), YMM(), YMM()
		VBROADCASTSD(Mem{Base: rec, Disp: 24}, first)
		VBROADCASTSD(Mem{Base: rec, Disp: 56}, mu)
		VMOVUPD(Mem{Base: rec, Index: corner, Scale: 1}, own)
		VMULPD(own, first, first) // λ ĝ_a
		ownParts := [3]VecVirtual{YMM(), YMM(), YMM()}
		for c := range ownParts {
			VBROADCASTSD(Mem{Base: rec, Index: corner, Scale: 1, Disp: 8 * c}, ownParts[c])
		}
		MOVQ(corner, other)
		for k := range 3 {
			ADDQ(Imm(32), other)
			ANDQ(Imm(96), other)
			MOVWQZX(Mem{Base: visits, Disp: 6 + 2*k}, slot)
			LEAQ(Mem{Base: slot, Index: slot, Scale: 2}, slot)
			SHLQ(Imm(5), slot)
			ADDQ(row, slot)
			there := Mem{Base: rec, Index: other, Scale: 1}
			second, dot := YMM(), YMM()
			low, high := XMM(), XMM()
			VMULPD(there, mu, second) // μ ĝ_b
			VMULPD(second, own, dot)
			VEXTRACTF128(U8(1), dot, high)
			VPERMILPD(U8(1), dot.AsX(), low)
			VADDSD(dot.AsX(), low, low)
			VADDSD(high, low, low)
			VBROADCASTSD(low, dot)
			for c := range 3 {
				sum, part := YMM(), YMM()
				VMOVUPD(Mem{Base: slot, Disp: 32 * c}, sum)
				VBROADCASTSD(there.Offset(8*c), part)
				VFMADD231PD(part, first, sum)
				VFMADD231PD(ownParts[c], second, sum)
				VFMADD231PD(units[c], dot, sum)
				VMOVUPD(sum, Mem{Base: slot, Disp: 32 * c})
			}
		}
	}
	ADDQ(Imm(visitSize), visits)
	DECQ(count)
	JNZ(LabelRef("visit"))
	out := Load(Param("force"), GP64())
	lanes.Three(force, force.AsX(), Mem{Base: out})

	values := Load(Param("values"), GP64())
	blocks := Load(Param("blocks"), GP64())
	own := Load(Param("own"), GP64())
	sums := [3]VecVirtual{YMM(), YMM(), YMM()}
	for c := range sums {
		VXORPD(sums[c], sums[c], sums[c])
	}
	mine := GP64()
	Label("block")
	TESTQ(own, own)
	JNE(LabelRef("other"))
	MOVQ(values, mine)
	JMP(LabelRef("next"))
	Label("other")
	for c := range 3 {
		v := YMM()
		VMOVUPD(Mem{Base: row, Disp: 32 * c}, v)
		VSUBPD(v, sums[c], sums[c])
		if c < 2 {
			VMOVUPD(v, Mem{Base: values, Disp: 24 * c})
		} else {
			lanes.Three(v, v.AsX(), Mem{Base: values, Disp: 24 * c})
		}
	}
	Label("next")
	DECQ(own)
	ADDQ(Imm(paddedSize), row)
	ADDQ(Imm(blockSize), values)
	DECQ(blocks)
	JNZ(LabelRef("block"))
	for c := range 3 {
		if c < 2 {
			VMOVUPD(sums[c], Mem{Base: mine, Disp: 24 * c})
		} else {
			lanes.Three(sums[c], sums[c].AsX(), Mem{Base: mine, Disp: 24 * c})
		}
	}
	VZEROUPPER()
	RET()
	GLOBL("units", attr.RODATA|attr.NOPTR)
	for c := range 3 {
		for r := range 4 {
			one := 0.0
			if r == c {
				one = 1
			}
			DATA(32*c+8*r, U64(math.Float64bits(one)))
		}
	}
}
