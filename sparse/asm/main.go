// Command asm writes the AVX2 and FMA kernels of package sparse, kernels_amd64.s and the Go declarations to it: run go generate in
// sparse. It is a module of its own, so that nothing else depends on avo.
package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
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
	advance()
	relax()
	turn()
	Generate()
}

// column is column c of the block at p, and a number beyond it.
func column(p Register, c int) Mem { return Mem{Base: p, Disp: 24 * c} }

// three stores the first three numbers of y, of which x is the lower half.
func three(y, x Register, to Mem) {
	VMOVUPD(x, to)
	VEXTRACTF128(U8(1), y, x)
	VMOVSD(x, to.Offset(16))
}

// mulRows has two sums for each column, of the blocks with even and with odd places in their row: additions wait for each other otherwise. Blocks
// of single precision become double as they are loaded.
func mulRows(single bool) {
	name, twin, number, size := "mulRowsAVX2", "mulRows", "float64", block
	if single {
		name, twin, number, size = "mulRowsSingleAVX2", "mulRowsSingle", "float32", block/2
	}
	TEXT(name, NOSPLIT, "func(y *float64, values *"+number+", x *float64, offsets, starts *int32, rows int)")
	Doc(name + " is plain." + twin + " for rows from the one whose start is given. Values and offsets are those of its first block.")
	Pragma("noescape")
	y := Load(Param("y"), GP64())
	v := Load(Param("values"), GP64())
	x := Load(Param("x"), GP64())
	at := Load(Param("offsets"), GP64())
	starts := Load(Param("starts"), GP64())
	rows := Load(Param("rows"), GP64())
	sums := make([]VecPhysical, 6)
	low := []VecPhysical{X0, X1, X2, X3, X4, X5}
	for i := range sums {
		sums[i] = []VecPhysical{Y0, Y1, Y2, Y3, Y4, Y5}[i]
	}
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
	three(sums[0], low[0], Mem{Base: y})
	ADDQ(Imm(24), y)
	ADDQ(Imm(4), starts)
	DECQ(rows)
	JNZ(LabelRef("row"))
	VZEROUPPER()
	RET()
}

// narrow copies numbers to single precision, four at a time.
func narrow() {
	TEXT("narrowAVX2", NOSPLIT, "func(to *float32, from *float64, fours int)")
	Doc("narrowAVX2 is plain.narrow for a number of numbers that four divides.")
	Pragma("noescape")
	to := Load(Param("to"), GP64())
	from := Load(Param("from"), GP64())
	fours := Load(Param("fours"), GP64())
	Label("four")
	x := XMM()
	VCVTPD2PSY(Mem{Base: from}, x)
	VMOVUPS(x, Mem{Base: to})
	ADDQ(Imm(32), from)
	ADDQ(Imm(16), to)
	DECQ(fours)
	JNZ(LabelRef("four"))
	VZEROUPPER()
	RET()
}

// moments writes sums of blocks, and of blocks times what turns do at their columns.
func moments() {
	TEXT("momentsAVX2", NOSPLIT, "func(sums, values, arms *float64, columns *int32, count int)")
	Doc("momentsAVX2 is plain.moments.")
	Pragma("noescape")
	out := Load(Param("sums"), GP64())
	v := Load(Param("values"), GP64())
	arms := Load(Param("arms"), GP64())
	at := Load(Param("columns"), GP64())
	count := Load(Param("count"), GP64())
	sums := make([]VecVirtual, 6)
	for i := range sums {
		sums[i] = YMM()
		VXORPD(sums[i], sums[i], sums[i])
	}
	Label("block")
	j := GP64()
	MOVLQSX(Mem{Base: at}, j)
	SHLQ(Imm(5), j)
	ADDQ(arms, j)
	arm := [4]VecVirtual{YMM(), YMM(), YMM(), YMM()}
	for c := range arm {
		VBROADCASTSD(Mem{Base: j, Disp: 8 * c}, arm[c])
	}
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
	ADDQ(Imm(block), v)
	ADDQ(Imm(4), at)
	DECQ(count)
	JNZ(LabelRef("block"))
	for i, s := range sums {
		VMOVUPD(s, Mem{Base: out, Disp: 32 * i})
	}
	VZEROUPPER()
	RET()
}

// eliminate keeps the nine numbers of m in registers, one in all lanes of each.
func eliminate() {
	TEXT("eliminateAVX2", NOSPLIT, "func(column, lower *float64, rows *int32, m *float64, count int)")
	Doc("eliminateAVX2 is plain.eliminate.")
	Pragma("noescape")
	to := Load(Param("column"), GP64())
	l := Load(Param("lower"), GP64())
	rows := Load(Param("rows"), GP64())
	m := Load(Param("m"), GP64())
	count := Load(Param("count"), GP64())
	var numbers [9]VecVirtual
	for i := range numbers {
		numbers[i] = YMM()
		VBROADCASTSD(Mem{Base: m, Disp: 8 * i}, numbers[i])
	}
	Label("block")
	i := GP64()
	MOVLQSX(Mem{Base: rows}, i)
	LEAQ(Mem{Base: i, Index: i, Scale: 2}, i)
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
	ADDQ(Imm(block), l)
	ADDQ(Imm(4), rows)
	DECQ(count)
	JNZ(LabelRef("block"))
	VZEROUPPER()
	RET()
}

// advance goes over four numbers at a time, and then over what is left.
func advance() {
	TEXT("advanceAVX2", NOSPLIT, "func(x, r, p, q *float64, alpha float64, count int)")
	Doc("advanceAVX2 is plain.advance.")
	Pragma("noescape")
	x := Load(Param("x"), GP64())
	r := Load(Param("r"), GP64())
	p := Load(Param("p"), GP64())
	q := Load(Param("q"), GP64())
	count := Load(Param("count"), GP64())
	alpha := YMM()
	VBROADCASTSD(NewParamAddr("alpha", 32), alpha)
	pointers := []Register{x, r, p, q}
	SUBQ(Imm(4), count)
	JL(LabelRef("rest"))
	Label("four")
	{
		a, b := YMM(), YMM()
		VMOVUPD(Mem{Base: x}, a)
		VFMADD231PD(Mem{Base: p}, alpha, a)
		VMOVUPD(a, Mem{Base: x})
		VMOVUPD(Mem{Base: r}, b)
		VFNMADD231PD(Mem{Base: q}, alpha, b)
		VMOVUPD(b, Mem{Base: r})
	}
	for _, v := range pointers {
		ADDQ(Imm(32), v)
	}
	SUBQ(Imm(4), count)
	JGE(LabelRef("four"))
	Label("rest")
	ADDQ(Imm(4), count)
	JZ(LabelRef("done"))
	Label("one")
	{
		a, b := XMM(), XMM()
		VMOVSD(Mem{Base: x}, a)
		VFMADD231SD(Mem{Base: p}, alpha.AsX(), a)
		VMOVSD(a, Mem{Base: x})
		VMOVSD(Mem{Base: r}, b)
		VFNMADD231SD(Mem{Base: q}, alpha.AsX(), b)
		VMOVSD(b, Mem{Base: r})
	}
	for _, v := range pointers {
		ADDQ(Imm(8), v)
	}
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
	TEXT("relaxAVX2", NOSPLIT, "func(z, r, inverse, arms, sums *float64, count int)")
	Doc("relaxAVX2 is plain.relax. It writes three sums of four numbers: of the work by axes, the force, and the torque.")
	Pragma("noescape")
	z := Load(Param("z"), GP64())
	r := Load(Param("r"), GP64())
	inverse := Load(Param("inverse"), GP64())
	arms := Load(Param("arms"), GP64())
	out := Load(Param("sums"), GP64())
	count := Load(Param("count"), GP64())
	work, force, torque, mask := YMM(), YMM(), YMM(), YMM()
	for _, v := range []VecVirtual{work, force, torque} {
		VXORPD(v, v, v)
	}
	VMOVUPD(NewDataAddr(Symbol{Name: "axes", Static: true}, 0), mask)
	Label("node")
	v, sum := YMM(), YMM()
	VANDPD(Mem{Base: r}, mask, v)
	for c := range 3 {
		by := YMM()
		VBROADCASTSD(Mem{Base: r, Disp: 8 * c}, by)
		if c == 0 {
			VMULPD(Mem{Base: inverse}, by, sum)
		} else {
			VFMADD231PD(Mem{Base: inverse, Disp: 24 * c}, by, sum)
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
	ADDQ(Imm(32), z)
	ADDQ(Imm(24), r)
	ADDQ(Imm(block), inverse)
	ADDQ(Imm(32), arms)
	DECQ(count)
	JNZ(LabelRef("node"))
	for i, s := range []VecVirtual{work, force, torque} {
		VMOVUPD(s, Mem{Base: out, Disp: 32 * i})
	}
	VZEROUPPER()
	RET()
	GLOBL("axes", RODATA|NOPTR)
	for c := range 4 {
		bits := ^uint64(0)
		if c == 3 {
			bits = 0
		}
		DATA(8*c, U64(bits))
	}
}

func turn() {
	TEXT("turnAVX2", NOSPLIT, "func(p, z, arms, motion *float64, beta float64, count int)")
	Doc("turnAVX2 is plain.turn. Motion is a shift and a turn, and a number beyond.")
	Pragma("noescape")
	p := Load(Param("p"), GP64())
	z := Load(Param("z"), GP64())
	arms := Load(Param("arms"), GP64())
	motion := Load(Param("motion"), GP64())
	count := Load(Param("count"), GP64())
	beta, shift, turn, first, second := YMM(), YMM(), YMM(), YMM(), YMM()
	VBROADCASTSD(NewParamAddr("beta", 32), beta)
	VMOVUPD(Mem{Base: motion}, shift)
	VMOVUPD(Mem{Base: motion, Disp: 24}, turn)
	VPERMPD(U8(yzx), turn, first)
	VPERMPD(U8(zxy), turn, second)
	Label("node")
	sum, arm, weight, order := YMM(), YMM(), YMM(), YMM()
	VMOVUPD(Mem{Base: z}, sum)
	VFMADD231PD(Mem{Base: p}, beta, sum)
	VBROADCASTSD(Mem{Base: arms, Disp: 24}, weight)
	VFMADD231PD(weight, shift, sum)
	VMOVUPD(Mem{Base: arms}, arm)
	VPERMPD(U8(zxy), arm, order)
	VFMADD231PD(order, first, sum)
	VPERMPD(U8(yzx), arm, order)
	VFNMADD231PD(order, second, sum)
	three(sum, sum.AsX(), Mem{Base: p})
	ADDQ(Imm(24), p)
	ADDQ(Imm(32), z)
	ADDQ(Imm(32), arms)
	DECQ(count)
	JNZ(LabelRef("node"))
	VZEROUPPER()
	RET()
}

func substitute() {
	TEXT("substituteAVX2", NOSPLIT, "func(y, lower *float64, rows *int32, v *float64, count int)")
	Doc("substituteAVX2 is plain.substitute for the three numbers at v.")
	Pragma("noescape")
	y := Load(Param("y"), GP64())
	l := Load(Param("lower"), GP64())
	rows := Load(Param("rows"), GP64())
	v := Load(Param("v"), GP64())
	count := Load(Param("count"), GP64())
	var numbers [3]VecVirtual
	for i := range numbers {
		numbers[i] = YMM()
		VBROADCASTSD(Mem{Base: v, Disp: 8 * i}, numbers[i])
	}
	Label("block")
	i := GP64()
	MOVLQSX(Mem{Base: rows}, i)
	LEAQ(Mem{Base: i, Index: i, Scale: 2}, i)
	to := Mem{Base: y, Index: i, Scale: 8}
	sum := YMM()
	VMOVUPD(to, sum)
	for c := range numbers {
		VFNMADD231PD(column(l, c), numbers[c], sum)
	}
	three(sum, sum.AsX(), to)
	ADDQ(Imm(block), l)
	ADDQ(Imm(4), rows)
	DECQ(count)
	JNZ(LabelRef("block"))
	VZEROUPPER()
	RET()
}

// substituteBack writes sums by columns, of which the first three numbers count.
func substituteBack() {
	TEXT("substituteBackAVX2", NOSPLIT, "func(sums, y, lower *float64, rows *int32, count int)")
	Doc("substituteBackAVX2 sums Lᵢᵀ yᵢ: three sums of four numbers, of which the first three are to be added.")
	Pragma("noescape")
	out := Load(Param("sums"), GP64())
	y := Load(Param("y"), GP64())
	l := Load(Param("lower"), GP64())
	rows := Load(Param("rows"), GP64())
	count := Load(Param("count"), GP64())
	sums := [3]VecVirtual{YMM(), YMM(), YMM()}
	for _, s := range sums {
		VXORPD(s, s, s)
	}
	Label("block")
	i := GP64()
	MOVLQSX(Mem{Base: rows}, i)
	LEAQ(Mem{Base: i, Index: i, Scale: 2}, i)
	v := YMM()
	VMOVUPD(Mem{Base: y, Index: i, Scale: 8}, v)
	for c := range sums {
		VFMADD231PD(column(l, c), v, sums[c])
	}
	ADDQ(Imm(block), l)
	ADDQ(Imm(4), rows)
	DECQ(count)
	JNZ(LabelRef("block"))
	for c, s := range sums {
		VMOVUPD(s, Mem{Base: out, Disp: 32 * c})
	}
	VZEROUPPER()
	RET()
}
