package lanes

import (
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Loop repeats body, which comes to the next turn by itself, while at is less than end.
func Loop(name string, at, end reg.Register, body func()) {
	build.JMP(operand.LabelRef(name + "Test"))
	build.Label(name)
	body()
	build.Label(name + "Test")
	build.CMPQ(at, end)
	build.JLT(operand.LabelRef(name))
}

// Advance adds a number to a register.
func Advance(by int, to reg.Register) { build.ADDQ(operand.Imm(uint64(by)), to) }

// Zeroed returns n vectors of zeros.
func Zeroed(n int) []reg.VecVirtual {
	v := make([]reg.VecVirtual, n)
	for i := range v {
		v[i] = build.YMM()
		build.VXORPD(v[i], v[i], v[i])
	}
	return v
}
