// Command asm writes the AVX2 and FMA kernels of package green, kernels_amd64.s and the Go declarations to it: run go generate in
// green. It is a module of its own, so that nothing else depends on avo.
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
	mulRows()
	addOuter()
	addColumns()
	addInner()
	Generate()
}

func indexed(base, index Register, disp int) Mem {
	return Mem{Base: base, Index: index, Scale: 1, Disp: disp}
}

// mulRows takes four rows at a time, which share each part of x.
func mulRows() {
	TEXT("mulRowsAVX2", NOSPLIT, "func(y, a, x *float64, rows, n, stride int)")
	Doc("mulRowsAVX2 is plain.mulRows; rows and n are multiples of four.")
	Pragma("noescape")
	y := Load(Param("y"), GP64())
	a := Load(Param("a"), GP64())
	x := Load(Param("x"), GP64())
	rows := Load(Param("rows"), GP64())
	n := Load(Param("n"), GP64())
	stride := Load(Param("stride"), GP64())
	SHLQ(Imm(3), rows)
	SHLQ(Imm(3), n)
	SHLQ(Imm(3), stride)
	end := GP64()
	MOVQ(y, end)
	ADDQ(rows, end)
	lanes.Loop("rows", y, end, func() {
		row := [4]Register{a, GP64(), GP64(), GP64()}
		sums := make([]VecVirtual, 4)
		for k := range 4 {
			if k > 0 {
				MOVQ(row[k-1], row[k])
				ADDQ(stride, row[k])
			}
			sums[k] = YMM()
			VXORPD(sums[k], sums[k], sums[k])
		}
		j := GP64()
		XORQ(j, j)
		lanes.Loop("columns", j, n, func() {
			v := YMM()
			VMOVUPD(indexed(x, j, 0), v)
			for k := range 4 {
				VFMADD231PD(indexed(row[k], j, 0), v, sums[k])
			}
			lanes.Advance(vector, j)
		})
		// Sums of the four numbers of each.
		VHADDPD(sums[1], sums[0], sums[0])
		VHADDPD(sums[3], sums[2], sums[2])
		low, high := YMM(), YMM()
		VPERM2F128(Imm(0x20), sums[2], sums[0], low)
		VPERM2F128(Imm(0x31), sums[2], sums[0], high)
		VADDPD(low, high, low)
		VMOVUPD(low, Mem{Base: y})
		lanes.Advance(vector, y)
		LEAQ(Mem{Base: a, Index: stride, Scale: 4}, a)
	})
	VZEROUPPER()
	RET()
}

func addOuter() {
	TEXT("addOuterAVX2", NOSPLIT, "func(a, u, v *float64, rows, n, stride, apart int)")
	Doc("addOuterAVX2 is plain.addOuter; n is a multiple of four.")
	Pragma("noescape")
	a := Load(Param("a"), GP64())
	u := Load(Param("u"), GP64())
	v := [3]Register{Load(Param("v"), GP64()), GP64(), GP64()}
	rows := Load(Param("rows"), GP64())
	n := Load(Param("n"), GP64())
	stride := Load(Param("stride"), GP64())
	apart := Load(Param("apart"), GP64())
	SHLQ(Imm(3), rows)
	SHLQ(Imm(3), n)
	SHLQ(Imm(3), stride)
	SHLQ(Imm(3), apart)
	for k := 1; k < 3; k++ {
		MOVQ(v[k-1], v[k])
		ADDQ(apart, v[k])
	}
	end := GP64()
	MOVQ(u, end)
	ADDQ(rows, end)
	lanes.Loop("rows", u, end, func() {
		by := [3]VecVirtual{YMM(), YMM(), YMM()}
		VBROADCASTSD(Mem{Base: u}, by[0])
		VBROADCASTSD(indexed(u, apart, 0), by[1])
		VBROADCASTSD(Mem{Base: u, Index: apart, Scale: 2}, by[2])
		j := GP64()
		XORQ(j, j)
		lanes.Loop("columns", j, n, func() {
			t := YMM()
			VMOVUPD(indexed(a, j, 0), t)
			for k := range 3 {
				VFMADD231PD(indexed(v[k], j, 0), by[k], t)
			}
			VMOVUPD(t, indexed(a, j, 0))
			lanes.Advance(vector, j)
		})
		lanes.Advance(8, u)
		ADDQ(stride, a)
	})
	VZEROUPPER()
	RET()
}

func addColumns() {
	TEXT("addColumnsAVX2", NOSPLIT, "func(y *float64, a *float32, x *float64, n, stride int)")
	Doc("addColumnsAVX2 is plain.addColumns; n is a multiple of eight.")
	Pragma("noescape")
	y := Load(Param("y"), GP64())
	a := [3]Register{Load(Param("a"), GP64()), GP64(), GP64()}
	x := Load(Param("x"), GP64())
	n := Load(Param("n"), GP64())
	stride := Load(Param("stride"), GP64())
	SHLQ(Imm(2), n)
	SHLQ(Imm(2), stride)
	by := [3]VecVirtual{YMM(), YMM(), YMM()}
	for k := range 3 {
		if k > 0 {
			MOVQ(a[k-1], a[k])
			ADDQ(stride, a[k])
		}
		VBROADCASTSD(Mem{Base: x, Disp: 8 * k}, by[k])
	}
	j := GP64()
	XORQ(j, j)
	lanes.Loop("numbers", j, n, func() {
		for half := range 2 {
			sum := YMM()
			to := Mem{Base: y, Index: j, Scale: 2, Disp: vector * half}
			VMOVUPD(to, sum)
			for k := range 3 {
				wide := YMM()
				VCVTPS2PD(indexed(a[k], j, 16*half), wide)
				VFMADD231PD(wide, by[k], sum)
			}
			VMOVUPD(sum, to)
		}
		lanes.Advance(vector, j)
	})
	VZEROUPPER()
	RET()
}

// addInner takes three columns at a time, which share each part of x.
func addInner() {
	TEXT("addInnerAVX2", NOSPLIT, "func(y *float64, a *float32, x *float64, columns, n, stride int)")
	Doc("addInnerAVX2 is plain.addInner; columns is a multiple of three, n one of eight.")
	Pragma("noescape")
	y := Load(Param("y"), GP64())
	a := [3]Register{Load(Param("a"), GP64()), GP64(), GP64()}
	x := Load(Param("x"), GP64())
	columns := Load(Param("columns"), GP64())
	n := Load(Param("n"), GP64())
	stride := Load(Param("stride"), GP64())
	SHLQ(Imm(3), columns)
	SHLQ(Imm(2), n)
	SHLQ(Imm(2), stride)
	end := GP64()
	MOVQ(y, end)
	ADDQ(columns, end)
	lanes.Loop("columns", y, end, func() {
		sums := make([]VecVirtual, 6)
		for k := range 3 {
			if k > 0 {
				MOVQ(a[k-1], a[k])
				ADDQ(stride, a[k])
			}
			for half := range 2 {
				sums[2*k+half] = YMM()
				VXORPD(sums[2*k+half], sums[2*k+half], sums[2*k+half])
			}
		}
		j := GP64()
		XORQ(j, j)
		lanes.Loop("numbers", j, n, func() {
			for half := range 2 {
				v := YMM()
				VMOVUPD(Mem{Base: x, Index: j, Scale: 2, Disp: vector * half}, v)
				for k := range 3 {
					wide := YMM()
					VCVTPS2PD(indexed(a[k], j, 16*half), wide)
					VFMADD231PD(wide, v, sums[2*k+half])
				}
			}
			lanes.Advance(vector, j)
		})
		for k := range 3 {
			sum := sums[2*k]
			VADDPD(sums[2*k+1], sum, sum)
			high, low := XMM(), sum.AsX()
			VEXTRACTF128(Imm(1), sum, high)
			VADDPD(high, low, low)
			VHADDPD(low, low, low)
			VADDSD(Mem{Base: y, Disp: 8 * k}, low, low)
			VMOVSD(low, Mem{Base: y, Disp: 8 * k})
		}
		lanes.Advance(24, y)
		MOVQ(a[2], a[0])
		ADDQ(stride, a[0])
	})
	VZEROUPPER()
	RET()
}
