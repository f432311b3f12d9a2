package main

import (
	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	. "github.com/tendril-sim/tendril/internal/lanes"
)

// Kernels of Answers (answers.go of package chain): matrices of six rows and columns, the columns in the lanes of two registers. They are
// short enough to be written by hand.

// Where things are, in bytes: as in package chain.
const (
	rowSize  = 64 // of carried: six float64, and room for two
	answerAt = 6 * rowSize

	stepTurn  = 0
	stepShift = 72
	stepInv   = 168
)

var (
	carriedMem = operand.Mem{Base: reg.RSI}
	stepMem    = operand.Mem{Base: reg.RDI}
	wayMem     = operand.Mem{Base: reg.RDX}
)

// pair is a row in two registers.
type pair [2]reg.VecPhysical

func pairs(first int) (p [3]pair) {
	for i := range p {
		p[i] = pair{Y(first + 2*i), Y(first + 2*i + 1)}
	}
	return p
}

func (p pair) load(m operand.Mem)  { VMOVUPD(m, p[0]); VMOVUPD(m.Offset(32), p[1]) }
func (p pair) store(m operand.Mem) { VMOVUPD(p[0], m); VMOVUPD(p[1], m.Offset(32)) }

// begin is the head of a function of three pointers.
func begin(name, doc string, params [3]string, to [3]reg.GPPhysical) {
	TEXT(name, attr.NOSPLIT, "func("+params[0]+", "+params[1]+", "+params[2]+" *float64)")
	Doc(doc)
	Pragma("noescape")
	for i, p := range params {
		Load(Param(p), to[i])
	}
}

func end() { VZEROUPPER(); RET() }

// carry is carried.over and carried.along.
func carry() {
	begin("carryAVX2", "carryAVX2 takes six wrenches over a joint and along the link before it.", [3]string{"w", "s", "d"}, [3]reg.GPPhysical{reg.RSI, reg.RDI, reg.RDX})
	torque, z, sum, number := pairs(0), pairs(6), pair{reg.Y12, reg.Y13}, reg.Y14
	for r := range torque {
		torque[r].load(carriedMem.Offset(rowSize * r))
	}
	multiply := func(add func(...operand.Op), m operand.Mem, from, to pair) {
		VBROADCASTSD(m, number)
		add(number, from[0], to[0])
		add(number, from[1], to[1])
	}
	inv := [3][3]int{{0, 1, 2}, {1, 3, 4}, {2, 4, 5}} // of a Sym3
	for r := range z {
		for k := range torque {
			add := VFMADD231PD
			if k == 0 {
				add = func(ops ...operand.Op) { VMULPD(ops...) }
			}
			multiply(add, stepMem.Offset(stepInv+8*inv[r][k]), torque[k], z[r])
		}
	}
	for c := range 6 { // the upper triangle, and what comes with it
		row := carriedMem.Offset(answerAt + rowSize*c)
		sum.load(row)
		for r := range z {
			multiply(VFMADD231PD, carriedMem.Offset(rowSize*r+8*c), z[r], sum)
		}
		sum.store(row)
	}
	force := z
	for r := range force {
		row := carriedMem.Offset(rowSize * (3 + r))
		force[r].load(row)
		for k := range torque {
			multiply(VFNMADD231PD, stepMem.Offset(stepShift+24*k+8*r), torque[k], force[r])
		}
		force[r].store(row)
	}
	for r := range torque {
		next, after := (r+1)%3, (r+2)%3
		VMOVAPD(torque[r][0], sum[0])
		VMOVAPD(torque[r][1], sum[1])
		for k := range torque {
			multiply(VFNMADD231PD, stepMem.Offset(stepTurn+24*k+8*r), torque[k], sum)
		}
		multiply(VFMADD231PD, wayMem.Offset(8*next), force[after], sum)
		multiply(VFNMADD231PD, wayMem.Offset(8*after), force[next], sum)
		sum.store(carriedMem.Offset(rowSize * r))
	}
	end()
}

// blockAt is where a row of a Mat6 is: its columns 0 to 2, and 3 to 5.
func blockAt(m operand.Mem, row int) (left, right operand.Mem) {
	left = m.Offset(24*row + 72*(row/3))
	return left, left.Offset(72)
}

// product sets the Mat6 at out to a matrix whose elements are at a(row, k) times the rows in twelve registers. Four columns are written
// where three are wanted, and what that spoils is written after; where it would not be, three are.
func product(out operand.Mem, rows [6]pair, a func(row, k int) operand.Mem) {
	sum, number := pair{reg.Y12, reg.Y13}, reg.Y14
	for r := range 6 {
		for k := range rows {
			VBROADCASTSD(a(r, k), number)
			for i := range sum {
				if k == 0 {
					VMULPD(number, rows[k][i], sum[i])
				} else {
					VFMADD231PD(number, rows[k][i], sum[i])
				}
			}
		}
		left, right := blockAt(out, r)
		three := func(v, x reg.VecPhysical, m operand.Mem) {
			VMOVUPD(x, m)
			VEXTRACTF128(operand.U8(1), v, x)
			VMOVSD(x, m.Offset(16))
		}
		if r%3 == 2 {
			three(sum[0], reg.X12, left)
		} else {
			VMOVUPD(sum[0], left)
		}
		if r == 5 {
			three(sum[1], reg.X13, right)
		} else {
			VMOVUPD(sum[1], right)
		}
	}
}

func sixRows() (rows [6]pair) {
	for i := range rows {
		rows[i] = pair{Y(2 * i), Y(2*i + 1)}
	}
	return rows
}

// before is carried.before.
func before() {
	begin("beforeAVX2", "beforeAVX2 sets out to the transpose of six wrenches times a.", [3]string{"out", "w", "a"}, [3]reg.GPPhysical{reg.R8, reg.RSI, reg.RDI})
	rows := sixRows()
	for k := range rows {
		left, right := blockAt(operand.Mem{Base: reg.RDI}, k)
		VMOVUPD(left, rows[k][0])
		if k < 5 {
			VMOVUPD(right, rows[k][1])
		} else { // nothing may be read after it
			VPERMPD(operand.U8(0x39), right.Offset(-8), rows[k][1])
		}
	}
	product(operand.Mem{Base: reg.R8}, rows, func(row, k int) operand.Mem { return carriedMem.Offset(rowSize*k + 8*row) })
	end()
}

// after is carried.after.
func after() {
	begin("afterAVX2", "afterAVX2 sets out to a times six wrenches.", [3]string{"out", "a", "w"}, [3]reg.GPPhysical{reg.R8, reg.RDI, reg.RSI})
	rows := sixRows()
	for k := range rows {
		VMOVUPD(carriedMem.Offset(rowSize*k), rows[k][0])
		VMOVUPD(carriedMem.Offset(rowSize*k+24), rows[k][1])
	}
	product(operand.Mem{Base: reg.R8}, rows, func(row, k int) operand.Mem {
		left, _ := blockAt(operand.Mem{Base: reg.RDI}, row)
		return left.Offset(8*(k%3) + 72*(k/3))
	})
	end()
}
