package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	. "github.com/tendril-sim/tendril/internal/lanes"
)

// cursor is a pointer that goes from link to link.
type cursor struct {
	name string
	at   reg.GPPhysical
	size int // quantities of a record
}

func (c cursor) mem() operand.Mem { return operand.Mem{Base: c.at} }

var (
	model  = cursor{"model", reg.RSI, modelSize}
	goals  = cursor{"goals", reg.RDI, goalSize}
	places = cursor{"centres", reg.RDX, centreSize}
	poses  = cursor{"poses", reg.R8, poseSize}
	work   = cursor{"work", reg.R9, workSize}
	pasts  = cursor{"pasts", reg.R11, pastSize}
	given  = cursor{"effects", reg.R12, effectSize}
	start  = cursor{"starts", reg.R13, startSize}
	sums   = operand.Mem{Base: reg.R10}
	frame  = At(sums, frameAt)
)

// kernel is a function that does body for every link, in the order of the records or backwards, and first something for the link
// that it begins with.
func kernel(name, doc string, backwards bool, cursors []cursor, first, body func()) {
	params := ""
	for _, c := range cursors {
		params += c.name + ", "
	}
	TEXT(name, attr.NOSPLIT, "func("+params+"sums *[4]float64, links int)")
	Pragma("noescape")
	for _, c := range cursors {
		Load(Param(c.name), c.at)
	}
	Load(Param("sums"), reg.R10)
	Load(Param("links"), reg.RCX)
	if backwards {
		for _, c := range cursors {
			IMUL3Q(operand.U32(32*c.size), reg.RCX, reg.RAX)
			LEAQ(operand.Mem{Base: c.at, Index: reg.RAX, Scale: 1, Disp: -32 * c.size}, c.at)
		}
	}
	straight := func(code func()) Figures { return Straight(frame, sumsSize-frameAt, code) }
	if first != nil {
		straight(first)
	}
	Label("link")
	f := straight(body)
	for _, c := range cursors {
		if backwards {
			SUBQ(operand.U32(32*c.size), c.at)
		} else {
			ADDQ(operand.U32(32*c.size), c.at)
		}
	}
	DECQ(reg.RCX)
	JNZ(operand.LabelRef("link"))
	VZEROUPPER()
	RET()
	Doc(doc, "", fmt.Sprintf("Of a link in four strands: %d instructions of arithmetic, %d operands from memory, %d loads, %d stores, %d spills.",
		f.Arithmetic, f.Folded, f.Loads, f.Stores, f.Spills))
}
