package lanes

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Three stores the first three numbers of y, of which x is the lower half.
func Three(y, x reg.Register, to operand.Mem) {
	VMOVUPD(x, to)
	VEXTRACTF128(operand.U8(1), y, x)
	VMOVSD(x, to.Offset(16))
}

// Transpose turns four vectors of four, in registers 0 to 3, into columns in 8 to 11. It uses 4 to 7.
func Transpose() {
	for k := range 2 {
		VUNPCKLPD(Y(2*k+1), Y(2*k), Y(2*k+4))
		VUNPCKHPD(Y(2*k+1), Y(2*k), Y(2*k+5))
	}
	for k, half := range []operand.U8{0x20, 0x31} {
		VPERM2F128(half, Y(6), Y(4), Y(2*k+8))
		VPERM2F128(half, Y(7), Y(5), Y(2*k+9))
	}
}
