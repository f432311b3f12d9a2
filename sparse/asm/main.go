// Command asm writes the AVX2 and FMA kernels of package sparse, kernels_amd64.s and the Go declarations to it: run go generate in
// sparse. It is a module of its own, so that nothing else depends on avo.
package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"

	"github.com/tendril-sim/tendril/internal/lanes"
)

const block = 72 // bytes of a block

func main() {
	ConstraintExpr("amd64")
	mulRows(false)
	mulRows(true)
	narrow()
	moments()
	eliminate()
	substitute()
	substituteBack()
	substituteMany()
	substituteManyBack()
	press()
	spreadPressure()
	advance()
	relax()
	turn()
	Generate()
}

// begin is the head of a kernel: its parameters, one after the other, in registers.
func begin(name, doc, signature string, params ...string) (at []Register) {
	TEXT(name, NOSPLIT, "func("+signature+")")
	Doc(name + " " + doc)
	Pragma("noescape")
	for _, p := range params {
		at = append(at, Load(Param(p), GP64()))
	}
	return at
}

// repeat does body count times, and lets pointers go on by so many bytes each time; then comes what ends the kernel, and its return.
func repeat(name string, count Register, body func(), steps []step, end ...func()) {
	Label(name)
	body()
	for _, s := range steps {
		ADDQ(Imm(s.bytes), s.at)
	}
	DECQ(count)
	JNZ(LabelRef(name))
	for _, do := range end {
		do()
	}
	VZEROUPPER()
	RET()
}

// step is how far a pointer goes on.
type step struct {
	at    Register
	bytes uint64
}

// spread loads numbers, each into all lanes of a register.
func spread(from Register, n int) []VecVirtual {
	numbers := make([]VecVirtual, n)
	for i := range numbers {
		numbers[i] = YMM()
		VBROADCASTSD(Mem{Base: from, Disp: 8 * i}, numbers[i])
	}
	return numbers
}

// thrice is three times the number of the row at rows.
func thrice(rows Register) GPVirtual {
	i := GP64()
	MOVLQSX(Mem{Base: rows}, i)
	LEAQ(Mem{Base: i, Index: i, Scale: 2}, i)
	return i
}

// store writes sums one after the other.
func store(sums []VecVirtual, to Register) func() {
	return func() {
		for i, s := range sums {
			VMOVUPD(s, Mem{Base: to, Disp: 32 * i})
		}
	}
}

// column is column c of the block at p, and a number beyond it.
func column(p Register, c int) Mem { return Mem{Base: p, Disp: 24 * c} }

// mulRows has two sums for each column, of the blocks with even and with odd places in their row: additions wait for each other otherwise. Blocks
// of single precision become double as they are loaded.
func mulRows(single bool) {
	name, twin, number, size := "mulRowsAVX2", "mulRows", "float64", block
	if single {
		name, twin, number, size = "mulRowsSingleAVX2", "mulRowsSingle", "float32", block/2
	}
	p := begin(name, "is plain."+twin+" for rows from the one whose start is given. Values and offsets are those of its first block.",
		"y *float64, values *"+number+", x *float64, offsets, starts *int32, rows int", "y", "values", "x", "offsets", "starts", "rows")
	y, v, x, at, starts, rows := p[0], p[1], p[2], p[3], p[4], p[5]
	sums := []VecPhysical{Y0, Y1, Y2, Y3, Y4, Y5}
	one := func(turn int) {
		j := GP64()
		MOVLQSX(Mem{Base: at, Disp: 4 * turn}, j)
		for c := range 3 {
			by := YMM()
			VBROADCASTSD(Mem{Base: x, Index: j, Scale: 8, Disp: 8 * c}, by)
			column := Mem{Base: v, Disp: size*turn + size/3*c}
			if single {
				wide := YMM()
				VCVTPS2PD(column, wide)
				VFMADD231PD(wide, by, sums[3*turn+c])
			} else {
				VFMADD231PD(column, by, sums[3*turn+c])
			}
		}
	}
	count := GP64()
	Label("row")
	for _, s := range sums {
		VXORPD(s, s, s)
	}
	{
		from := GP32()
		MOVL(Mem{Base: starts, Disp: 4}, count.As32())
		MOVL(Mem{Base: starts}, from)
		SUBL(from, count.As32())
	}
	SUBQ(Imm(2), count)
	JL(LabelRef("odd"))
	Label("pair")
	one(0)
	one(1)
	ADDQ(Imm(uint64(2*size)), v)
	ADDQ(Imm(8), at)
	SUBQ(Imm(2), count)
	JGE(LabelRef("pair"))
	Label("odd")
	CMPQ(count, I8(-1))
	JNE(LabelRef("sum"))
	one(0)
	ADDQ(Imm(uint64(size)), v)
	ADDQ(Imm(4), at)
	Label("sum")
	for i := range 3 {
		VADDPD(sums[3+i], sums[i], sums[i])
	}
	VADDPD(sums[1], sums[0], sums[0])
	VADDPD(sums[2], sums[0], sums[0])
	lanes.Three(sums[0], X0, Mem{Base: y})
	ADDQ(Imm(24), y)
	ADDQ(Imm(4), starts)
	DECQ(rows)
	JNZ(LabelRef("row"))
	VZEROUPPER()
	RET()
}

// narrow copies numbers to single precision, four at a time.
func narrow() {
	p := begin("narrowAVX2", "is plain.narrow for a number of numbers that four divides.", "to *float32, from *float64, fours int", "to", "from", "fours")
	to, from, fours := p[0], p[1], p[2]
	repeat("four", fours, func() {
		x := XMM()
		VCVTPD2PSY(Mem{Base: from}, x)
		VMOVUPS(x, Mem{Base: to})
	}, []step{{from, 32}, {to, 16}})
}

// moments writes sums of blocks, and of blocks times what turns do at their columns.
func moments() {
	p := begin("momentsAVX2", "is plain.moments.", "sums, values, arms *float64, columns *int32, count int", "sums", "values", "arms", "columns", "count")
	out, v, arms, at, count := p[0], p[1], p[2], p[3], p[4]
	sums := lanes.Zeroed(6)
	repeat("block", count, func() {
		j := GP64()
		MOVLQSX(Mem{Base: at}, j)
		SHLQ(Imm(5), j)
		ADDQ(arms, j)
		arm := spread(j, 4)
		cols := [3]VecVirtual{YMM(), YMM(), YMM()}
		for c := range cols {
			VMOVUPD(column(v, c), cols[c])
			VFMADD231PD(arm[3], cols[c], sums[c])
		}
		for c := range 3 {
			next, after := (c+1)%3, (c+2)%3
			VFMADD231PD(arm[next], cols[after], sums[3+c])
			VFNMADD231PD(arm[after], cols[next], sums[3+c])
		}
	}, []step{{v, block}, {at, 4}}, store(sums, out))
}

// eliminate keeps the nine numbers of m in registers, one in all lanes of each.
func eliminate() {
	p := begin("eliminateAVX2", "is plain.eliminate.", "column, lower *float64, rows *int32, m *float64, count int", "column", "lower", "rows", "m", "count")
	to, l, rows, m, count := p[0], p[1], p[2], p[3], p[4]
	numbers := spread(m, 9)
	repeat("block", count, func() {
		i := thrice(rows)
		SHLQ(Imm(5), i)
		ADDQ(to, i)
		cols := [3]VecVirtual{YMM(), YMM(), YMM()}
		for c := range cols {
			VMOVUPD(column(l, c), cols[c])
		}
		for c := range 3 {
			sum := YMM()
			VMOVUPD(Mem{Base: i, Disp: 32 * c}, sum)
			for k := range cols {
				VFNMADD231PD(numbers[3*c+k], cols[k], sum)
			}
			VMOVUPD(sum, Mem{Base: i, Disp: 32 * c})
		}
	}, []step{{l, block}, {rows, 4}})
}

func substitute() {
	p := begin("substituteAVX2", "is plain.substitute for the three numbers at v.", "y, lower *float64, rows *int32, v *float64, count int", "y", "lower", "rows", "v", "count")
	y, l, rows, v, count := p[0], p[1], p[2], p[3], p[4]
	numbers := spread(v, 3)
	repeat("block", count, func() {
		to := Mem{Base: y, Index: thrice(rows), Scale: 8}
		sum := YMM()
		VMOVUPD(to, sum)
		for c := range numbers {
			VFNMADD231PD(column(l, c), numbers[c], sum)
		}
		lanes.Three(sum, sum.AsX(), to)
	}, []step{{l, block}, {rows, 4}})
}

// substituteBack writes sums by columns, of which the first three numbers count.
func substituteBack() {
	p := begin("substituteBackAVX2", "sums Lᵢᵀ yᵢ: three sums of four numbers, of which the first three are to be added.", "sums, y, lower *float64, rows *int32, count int",
		"sums", "y", "lower", "rows", "count")
	out, y, l, rows, count := p[0], p[1], p[2], p[3], p[4]
	sums := lanes.Zeroed(3)
	repeat("block", count, func() {
		i, v := thrice(rows), YMM()
		VMOVUPD(Mem{Base: y, Index: i, Scale: 8}, v)
		for c := range sums {
			VFMADD231PD(column(l, c), v, sums[c])
		}
	}, []step{{l, block}, {rows, 4}}, store(sums, out))
}

// many is the component r of a row of twelve right sides, in three registers.
func many(p Mem, r int) (parts [3]Mem) {
	for k := range parts {
		parts[k] = p.Offset(96*r + 32*k)
	}
	return parts
}

// rowOfMany is the row that comes next of twelve right sides.
func rowOfMany(y, rows Register) Mem {
	i := GP64()
	MOVLQSX(Mem{Base: rows}, i)
	IMUL3Q(U32(288), i, i)
	ADDQ(y, i)
	return Mem{Base: i}
}

// substituteMany keeps the right sides of the column in nine registers.
func substituteMany() {
	p := begin("substituteManyAVX2", "is plain.substituteMany for the numbers at v.", "y, lower *float64, rows *int32, v *float64, count int", "y", "lower", "rows", "v", "count")
	y, l, rows, v, count := p[0], p[1], p[2], p[3], p[4]
	var kept [3][3]VecVirtual
	for c := range kept {
		for k, from := range many(Mem{Base: v}, c) {
			kept[c][k] = YMM()
			VMOVUPD(from, kept[c][k])
		}
	}
	repeat("block", count, func() {
		row := rowOfMany(y, rows)
		for r := range 3 {
			to, sums, by := many(row, r), [3]VecVirtual{YMM(), YMM(), YMM()}, YMM()
			for k := range sums {
				VMOVUPD(to[k], sums[k])
			}
			for c := range kept {
				VBROADCASTSD(column(l, c).Offset(8*r), by)
				for k := range sums {
					VFNMADD231PD(by, kept[c][k], sums[k])
				}
			}
			for k := range sums {
				VMOVUPD(sums[k], to[k])
			}
		}
	}, []step{{l, block}, {rows, 4}})
}

// substituteManyBack sums Lᵢᵀ yᵢ in nine registers.
func substituteManyBack() {
	p := begin("substituteManyBackAVX2", "subtracts Lᵢᵀ yᵢ of all rows from the numbers at v.", "v, y, lower *float64, rows *int32, count int", "v", "y", "lower", "rows", "count")
	v, y, l, rows, count := p[0], p[1], p[2], p[3], p[4]
	sums := make([]VecVirtual, 9)
	for c := range 3 {
		for k, from := range many(Mem{Base: v}, c) {
			sums[3*c+k] = YMM()
			VMOVUPD(from, sums[3*c+k])
		}
	}
	repeat("block", count, func() {
		row := rowOfMany(y, rows)
		for r := range 3 {
			from, parts, by := many(row, r), [3]VecVirtual{YMM(), YMM(), YMM()}, YMM()
			for k := range parts {
				VMOVUPD(from[k], parts[k])
			}
			for c := range 3 {
				VBROADCASTSD(column(l, c).Offset(8*r), by)
				for k := range parts {
					VFNMADD231PD(by, parts[k], sums[3*c+k])
				}
			}
		}
	}, []step{{l, block}, {rows, 4}}, store(sums, v))
}

// rowsOf does begin, body for each block and end for each row of a pattern, whose blocks pointers go on with by so many bytes.
func rowsOf(starts, rows Register, start, body func(), blocks []step, end func(), ends []step) {
	count := GP64()
	repeat("row", rows, func() {
		start()
		from := GP32()
		MOVL(Mem{Base: starts, Disp: 4}, count.As32())
		MOVL(Mem{Base: starts}, from)
		SUBL(from, count.As32())
		Label("block")
		body()
		for _, s := range blocks {
			ADDQ(Imm(s.bytes), s.at)
		}
		DECQ(count)
		JNZ(LabelRef("block"))
		end()
	}, append(ends, step{starts, 4}))
}

// press sums two numbers of a block and the third for themselves, as there may be nothing beyond x.
func press() {
	p := begin("pressAVX2", "is plain.press for rows from the one whose start is given. Rows of B and offsets are those of its first block. No row is empty.",
		"pressed, weights, b, x *float64, offsets, starts *int32, rows int", "pressed", "weights", "b", "x", "offsets", "starts", "rows")
	pressed, weights, b, x, at, starts, rows := p[0], p[1], p[2], p[3], p[4], p[5], p[6]
	two, third, v := XMM(), XMM(), XMM()
	rowsOf(starts, rows, func() {
		VXORPD(two, two, two)
		VXORPD(third, third, third)
	}, func() {
		j := GP64()
		MOVLQSX(Mem{Base: at}, j)
		VMOVUPD(Mem{Base: b}, v)
		VFMADD231PD(Mem{Base: x, Index: j, Scale: 8}, v, two)
		VMOVSD(Mem{Base: b, Disp: 16}, v)
		VFMADD231SD(Mem{Base: x, Index: j, Scale: 8, Disp: 16}, v, third)
	}, []step{{b, 24}, {at, 4}}, func() {
		VPERMILPD(U8(1), two, v)
		VADDSD(two, v, v)
		VADDSD(third, v, v)
		VMULSD(Mem{Base: weights}, v, v)
		VMOVSD(v, Mem{Base: pressed})
	}, []step{{pressed, 8}, {weights, 8}})
}

func spreadPressure() {
	p := begin("addPressedAVX2", "is plain.addPressed for rows from the one whose start is given. Columns and back are those of its first block. No row is empty.",
		"y, b, pressed *float64, back, columns, starts *int32, rows int", "y", "b", "pressed", "back", "columns", "starts", "rows")
	y, b, pressed, back, columns, starts, rows := p[0], p[1], p[2], p[3], p[4], p[5], p[6]
	two, third, v := XMM(), XMM(), XMM()
	rowsOf(starts, rows, func() {
		VMOVUPD(Mem{Base: y}, two)
		VMOVSD(Mem{Base: y, Disp: 16}, third)
	}, func() {
		i, j := thrice(back), GP64()
		MOVLQSX(Mem{Base: columns}, j)
		VMOVDDUP(Mem{Base: pressed, Index: j, Scale: 8}, v)
		VFMADD231PD(Mem{Base: b, Index: i, Scale: 8}, v, two)
		VFMADD231SD(Mem{Base: b, Index: i, Scale: 8, Disp: 16}, v, third)
	}, []step{{back, 4}, {columns, 4}}, func() {
		VMOVUPD(two, Mem{Base: y})
		VMOVSD(third, Mem{Base: y, Disp: 16})
	}, []step{{y, 24}})
}

// advance goes over four numbers at a time, and then over what is left.
func advance() {
	p := begin("advanceAVX2", "is plain.advance.", "x, r, p, q *float64, alpha float64, count int", "x", "r", "p", "q", "count")
	pointers, count := p[:4], p[4]
	alpha := YMM()
	VBROADCASTSD(NewParamAddr("alpha", 32), alpha)
	along := func(move, add, subtract func(...Op), a, b, by Register, size uint64) {
		for k, s := range []Register{a, b} {
			to, from := Mem{Base: pointers[k]}, Mem{Base: pointers[k+2]}
			move(to, s)
			[]func(...Op){add, subtract}[k](from, by, s)
			move(s, to)
		}
		for _, v := range pointers {
			ADDQ(Imm(size), v)
		}
	}
	SUBQ(Imm(4), count)
	JL(LabelRef("rest"))
	Label("four")
	along(func(ops ...Op) { VMOVUPD(ops[0], ops[1]) }, VFMADD231PD, VFNMADD231PD, YMM(), YMM(), alpha, 32)
	SUBQ(Imm(4), count)
	JGE(LabelRef("four"))
	Label("rest")
	ADDQ(Imm(4), count)
	JZ(LabelRef("done"))
	Label("one")
	along(func(ops ...Op) { VMOVSD(ops...) }, VFMADD231SD, VFNMADD231SD, XMM(), XMM(), alpha.AsX(), 8)
	DECQ(count)
	JNZ(LabelRef("one"))
	Label("done")
	VZEROUPPER()
	RET()
}

// Orders of the axes, for VPERMPD: those of cross products.
const (
	yzx = 0xc9
	zxy = 0xd2
)

// relax sums as four numbers: the work, the force and the torque.
func relax() {
	p := begin("relaxAVX2", "is plain.relax. It writes three sums of four numbers: of the work by axes, the force, and the torque.", "z, r, inverse, arms, sums *float64, count int",
		"z", "r", "inverse", "arms", "sums", "count")
	z, r, inverse, arms, out, count := p[0], p[1], p[2], p[3], p[4], p[5]
	sums, mask := lanes.Zeroed(3), YMM()
	work, force, torque := sums[0], sums[1], sums[2]
	VMOVUPD(NewDataAddr(Symbol{Name: "axes", Static: true}, 0), mask)
	repeat("node", count, func() {
		v, sum := YMM(), YMM()
		VANDPD(Mem{Base: r}, mask, v)
		for c := range 3 {
			by := YMM()
			VBROADCASTSD(Mem{Base: r, Disp: 8 * c}, by)
			if c == 0 {
				VMULPD(Mem{Base: inverse}, by, sum)
			} else {
				VFMADD231PD(column(inverse, c), by, sum)
			}
		}
		VMOVUPD(sum, Mem{Base: z})
		VFMADD231PD(sum, v, work)
		weight, arm, left, right := YMM(), YMM(), YMM(), YMM()
		VBROADCASTSD(Mem{Base: arms, Disp: 24}, weight)
		VFMADD231PD(weight, v, force)
		VMOVUPD(Mem{Base: arms}, arm)
		VPERMPD(U8(yzx), arm, left)
		VPERMPD(U8(zxy), v, right)
		VFMADD231PD(left, right, torque)
		VPERMPD(U8(zxy), arm, left)
		VPERMPD(U8(yzx), v, right)
		VFNMADD231PD(left, right, torque)
	}, []step{{z, 32}, {r, 24}, {inverse, block}, {arms, 32}}, store(sums, out))
	GLOBL("axes", RODATA|NOPTR)
	for c, bits := range [4]uint64{^uint64(0), ^uint64(0), ^uint64(0), 0} {
		DATA(8*c, U64(bits))
	}
}

func turn() {
	p := begin("turnAVX2", "is plain.turn. Motion is a shift and a turn, and a number beyond.", "p, z, arms, motion *float64, beta float64, count int", "p", "z", "arms", "motion", "count")
	to, z, arms, motion, count := p[0], p[1], p[2], p[3], p[4]
	beta, shift, turn, first, second := YMM(), YMM(), YMM(), YMM(), YMM()
	VBROADCASTSD(NewParamAddr("beta", 32), beta)
	VMOVUPD(Mem{Base: motion}, shift)
	VMOVUPD(column(motion, 1), turn)
	VPERMPD(U8(yzx), turn, first)
	VPERMPD(U8(zxy), turn, second)
	repeat("node", count, func() {
		sum, arm, weight, order := YMM(), YMM(), YMM(), YMM()
		VMOVUPD(Mem{Base: z}, sum)
		VFMADD231PD(Mem{Base: to}, beta, sum)
		VBROADCASTSD(Mem{Base: arms, Disp: 24}, weight)
		VFMADD231PD(weight, shift, sum)
		VMOVUPD(Mem{Base: arms}, arm)
		VPERMPD(U8(zxy), arm, order)
		VFMADD231PD(order, first, sum)
		VPERMPD(U8(yzx), arm, order)
		VFNMADD231PD(order, second, sum)
		lanes.Three(sum, sum.AsX(), Mem{Base: to})
	}, []step{{to, 24}, {z, 32}, {arms, 32}})
}
