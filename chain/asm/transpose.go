package main

import (
	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Four arrays of float64 to one of lanes and back, by blocks of 4×4 and what is left over one by one.

var columns = [4]reg.GPPhysical{reg.RSI, reg.RDI, reg.R8, reg.R9}

func transpose(name, doc, lanes string, block, single func(lane operand.Mem, columns [4]operand.Mem)) {
	TEXT(name, attr.NOSPLIT, "func("+lanes+" *[4]float64, a, b, c, d *float64, count int)")
	Doc(doc)
	Pragma("noescape")
	Load(Param(lanes), reg.R10)
	for i, p := range []string{"a", "b", "c", "d"} {
		Load(Param(p), columns[i])
	}
	Load(Param("count"), reg.RCX)
	lane := operand.Mem{Base: reg.R10}
	var mems [4]operand.Mem
	for i := range mems {
		mems[i] = operand.Mem{Base: columns[i]}
	}
	loop := func(n int, body func(operand.Mem, [4]operand.Mem)) {
		body(lane, mems)
		ADDQ(operand.U32(32*n), reg.R10)
		for _, c := range columns {
			ADDQ(operand.U32(8*n), c)
		}
	}
	SUBQ(operand.U32(4), reg.RCX)
	JLT(operand.LabelRef("rest"))
	Label("block")
	loop(4, block)
	SUBQ(operand.U32(4), reg.RCX)
	JGE(operand.LabelRef("block"))
	Label("rest")
	ADDQ(operand.U32(4), reg.RCX)
	JZ(operand.LabelRef("done"))
	Label("single")
	loop(1, single)
	DECQ(reg.RCX)
	JNZ(operand.LabelRef("single"))
	Label("done")
	VZEROUPPER()
	RET()
}

func gather() {
	transpose("gatherAVX2", "gatherAVX2 sets lanes[i] to a[i], b[i], c[i], d[i].", "lanes",
		func(lane operand.Mem, c [4]operand.Mem) {
			y := [4]reg.VecPhysical{reg.Y0, reg.Y1, reg.Y2, reg.Y3}
			for i := range 2 { // two of each column
				for j := range 2 {
					VMOVUPD(c[j].Offset(16*i), []reg.VecPhysical{reg.X0, reg.X1, reg.X2, reg.X3}[2*i+j])
					VINSERTF128(operand.U8(1), c[j+2].Offset(16*i), y[2*i+j], y[2*i+j])
				}
				VUNPCKLPD(y[2*i+1], y[2*i], reg.Y4)
				VUNPCKHPD(y[2*i+1], y[2*i], reg.Y5)
				VMOVUPD(reg.Y4, lane.Offset(64*i))
				VMOVUPD(reg.Y5, lane.Offset(64*i+32))
			}
		},
		func(lane operand.Mem, c [4]operand.Mem) {
			VMOVSD(c[0], reg.X0)
			VMOVHPD(c[1], reg.X0, reg.X0)
			VMOVSD(c[2], reg.X1)
			VMOVHPD(c[3], reg.X1, reg.X1)
			VINSERTF128(operand.U8(1), reg.X1, reg.Y0, reg.Y0)
			VMOVUPD(reg.Y0, lane)
		})
}

func scatter() {
	transpose("scatterAVX2", "scatterAVX2 sets a[i], b[i], c[i], d[i] to lanes[i].", "lanes",
		func(lane operand.Mem, c [4]operand.Mem) {
			for i := range 2 {
				VMOVUPD(lane.Offset(64*i), reg.Y0)
				VMOVUPD(lane.Offset(64*i+32), reg.Y1)
				VUNPCKLPD(reg.Y1, reg.Y0, reg.Y2)
				VUNPCKHPD(reg.Y1, reg.Y0, reg.Y3)
				VMOVUPD(reg.X2, c[0].Offset(16*i))
				VMOVUPD(reg.X3, c[1].Offset(16*i))
				VEXTRACTF128(operand.U8(1), reg.Y2, c[2].Offset(16*i))
				VEXTRACTF128(operand.U8(1), reg.Y3, c[3].Offset(16*i))
			}
		},
		func(lane operand.Mem, c [4]operand.Mem) {
			for i := range 4 {
				VMOVSD(lane.Offset(8*i), reg.X0)
				VMOVSD(reg.X0, c[i])
			}
		})
}
