// Package lanes writes AVX2 and FMA assembly from formulas, with vectors and matrices of values that are four float64 each, one a lane: four strands, or four elements, at a time. It is
// shared by the generators of packages, and a module of its own, so that nothing else depends on avo.
package lanes

import (
	"fmt"
	"math"

	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// A kernel's body is written as formulas of Vals. They are recorded first, as operations in the order in which they are written.
// Products that are only added to something become fused multiply-adds, what is not used is dropped, and then instructions are
// emitted with registers given out as they go: when there is none left, the value whose next use is furthest away goes
// (Belady 1966). A value that was loaded, or is stored already, goes for free and may come back as the memory operand of the
// instruction that wants it; others are spilled to the frame.

// Val is four float64, one a lane: the result of an operation.
type Val int

type kind int

const (
	load kind = iota
	constant
	add
	sub
	mul
	div
	sqrt
	lesser
	greater
	both    // bits of both: and of masks
	more    // a mask: a > b
	same    // a mask: a = b
	choose  // b where mask a is set, else c
	fused   // a·b + c
	fusedN  // c − a·b
	fusedS  // a·b − c
	save    // a to memory
	dropped // part of a fused operation, or not used
)

type operation struct {
	kind kind
	args []Val
	mem  operand.Mem // of load, constant and save
	uses []int       // operations that use it, in their order
}

// trace is the straight code of one kernel.
type trace struct {
	ops    []operation
	loaded map[string]Val
	frame  operand.Mem // of spilled values

	// While emitting.
	now     int
	in      map[Val]int // register of a value
	holds   [16]Val     // value in a register, or none
	homes   map[Val]operand.Mem
	slots   []bool // of the frame: taken
	slot    map[Val]int
	over    []int // slots of values that the present operation was the last to use
	figures Figures
}

// Figures count what a kernel is made of.
type Figures struct {
	Arithmetic int // instructions, fused ones once
	Loads      int // to registers
	Folded     int // operands from memory
	Stores     int // results
	Spills     int // stores to the frame
	Moves      int // between registers
	Slots      int // of the frame
}

const none = Val(-1)

// t is the kernel that is being written, as avo has one context.
var t *trace

// Straight emits the formulas that code writes down as one straight piece of a kernel, which spills what registers do not hold into a frame of so many
// slots of four float64.
func Straight(frame operand.Mem, slots int, code func()) Figures {
	t = &trace{loaded: map[string]Val{}, frame: frame, in: map[Val]int{}, homes: map[Val]operand.Mem{}, slot: map[Val]int{}}
	for i := range t.holds {
		t.holds[i] = none
	}
	code()
	f := t.write()
	if f.Slots > slots {
		panic(fmt.Sprintf("%d slots of %d", f.Slots, slots))
	}
	return f
}

func record(k kind, args ...Val) Val {
	t.ops = append(t.ops, operation{kind: k, args: args})
	return Val(len(t.ops) - 1)
}

// from is the value at an address: always the one before the kernel's body stores there.
func from(m operand.Mem) Val {
	name := m.Asm()
	if v, ok := t.loaded[name]; ok {
		return v
	}
	v := record(load)
	t.ops[v].mem, t.loaded[name] = m, v
	return v
}

// to stores a value.
func to(m operand.Mem, v Val) {
	s := record(save, v)
	t.ops[s].mem = m
}

// write emits the instructions of what was recorded.
func (t *trace) write() Figures {
	t.fuse()
	t.countUses()
	for i := range t.ops {
		t.now = i
		for _, s := range t.over {
			t.slots[s] = false
		}
		t.over = t.over[:0]
		switch o := &t.ops[i]; o.kind {
		case dropped:
		case load, constant: // when it is used
			t.homes[Val(i)] = o.mem
		case save:
			t.emitSave(o)
		case fused, fusedN, fusedS:
			t.emitFused(Val(i), o)
		default:
			t.emit(Val(i), o)
		}
	}
	t.figures.Slots = len(t.slots)
	return t.figures
}

// fuse finds the products that are only added to something.
func (t *trace) fuse() {
	uses := make([]int, len(t.ops))
	for i := len(t.ops) - 1; i >= 0; i-- {
		o := &t.ops[i]
		if o.kind != save && uses[i] == 0 {
			o.kind, o.args = dropped, nil
		}
		for _, a := range o.args {
			uses[a]++
		}
	}
	product := func(v Val) bool { return t.ops[v].kind == mul && uses[v] == 1 }
	take := func(o *operation, k kind, p, rest Val) {
		o.kind, o.args = k, []Val{t.ops[p].args[0], t.ops[p].args[1], rest}
		t.ops[p].kind, t.ops[p].args = dropped, nil
	}
	for i := range t.ops {
		o := &t.ops[i]
		switch {
		case o.kind == add && product(o.args[1]):
			take(o, fused, o.args[1], o.args[0])
		case o.kind == add && product(o.args[0]):
			take(o, fused, o.args[0], o.args[1])
		case o.kind == sub && product(o.args[1]):
			take(o, fusedN, o.args[1], o.args[0])
		case o.kind == sub && product(o.args[0]):
			take(o, fusedS, o.args[0], o.args[1])
		}
	}
}

func (t *trace) countUses() {
	stored := map[string]int{}
	for i := range t.ops {
		o := &t.ops[i]
		for _, a := range o.args {
			t.ops[a].uses = append(t.ops[a].uses, i)
			if at, ok := stored[t.ops[a].mem.Asm()]; ok && t.ops[a].kind == load {
				panic(fmt.Sprintf("%s is used after operation %d stores there", t.ops[a].mem.Asm(), at))
			}
		}
		if o.kind == save {
			stored[o.mem.Asm()] = i
		}
	}
}

// next returns the first operation from the present one on, or after it, that uses v.
func (t *trace) next(v Val, after int) int {
	for _, u := range t.ops[v].uses {
		if u > after {
			return u
		}
	}
	return math.MaxInt
}

// free forgets values that are not used after the present operation.
func (t *trace) free(vs ...Val) {
	for _, v := range vs {
		if t.next(v, t.now) != math.MaxInt {
			continue
		}
		if r, ok := t.in[v]; ok {
			t.holds[r] = none
			delete(t.in, v)
		}
		if s, ok := t.slot[v]; ok {
			t.over = append(t.over, s) // the instruction may yet read it
			delete(t.slot, v)
		}
	}
}

// register finds one for a value, without taking it from those that are held.
func (t *trace) register(v Val, held ...Val) int {
	best, distance := -1, -1
	for r, h := range t.holds {
		if h == none {
			best = r
			break
		}
		isHeld := false
		for _, o := range held {
			isHeld = isHeld || h == o
		}
		if isHeld {
			continue
		}
		d := t.next(h, t.now-1) - t.now
		if _, clean := t.homes[h]; clean {
			d *= 2 // it costs no store
		}
		if d > distance {
			best, distance = r, d
		}
	}
	t.evict(best)
	t.holds[best], t.in[v] = v, best
	return best
}

func (t *trace) evict(r int) {
	v := t.holds[r]
	if v == none {
		return
	}
	if _, ok := t.homes[v]; !ok {
		s := 0
		for s < len(t.slots) && t.slots[s] {
			s++
		}
		if s == len(t.slots) {
			t.slots = append(t.slots, false)
		}
		t.slots[s], t.slot[v] = true, s
		m := t.frame.Offset(32 * s)
		VMOVUPD(Y(r), m)
		t.homes[v] = m
		t.figures.Spills++
	}
	t.holds[r] = none
	delete(t.in, v)
}

// reach returns a value in a register.
func (t *trace) reach(v Val, held ...Val) reg.VecPhysical {
	if r, ok := t.in[v]; ok {
		return Y(r)
	}
	r := t.register(v, held...)
	VMOVUPD(t.homes[v], Y(r))
	t.figures.Loads++
	return Y(r)
}

// near is how many operations ahead another use makes it worth to load a value instead of folding it into an instruction.
const near = 30

// operand returns a value in a register or where it is in memory.
func (t *trace) operand(v Val, held ...Val) operand.Op {
	if _, ok := t.in[v]; !ok {
		again := t.next(v, t.now)
		full := true
		for _, h := range t.holds {
			full = full && h != none
		}
		if again-t.now > near || full && again-t.now > near/3 {
			t.figures.Folded++
			return t.homes[v]
		}
	}
	return t.reach(v, held...)
}

func (t *trace) emitSave(o *operation) {
	v := o.args[0]
	VMOVUPD(t.reach(v), o.mem)
	t.figures.Stores++
	if _, ok := t.homes[v]; !ok {
		t.homes[v] = o.mem
	}
	t.free(v)
}

func (t *trace) emit(v Val, o *operation) {
	args := o.args
	t.figures.Arithmetic++
	if (o.kind == add || o.kind == mul) && len(args) == 2 {
		if _, ok := t.in[args[0]]; !ok { // the memory operand is the second
			args = []Val{args[1], args[0]}
		}
	}
	switch o.kind {
	case sqrt:
		a := t.operand(args[0])
		t.free(args...)
		VSQRTPD(a, Y(t.register(v)))
		return
	case choose:
		no := t.reach(args[2], args...)
		mask := t.reach(args[0], args...)
		yes := t.operand(args[1], args...)
		t.free(args...)
		VBLENDVPD(mask, yes, no, Y(t.register(v)))
		return
	}
	a := t.reach(args[0], args...)
	b := t.operand(args[1], args...)
	t.free(args...)
	r := Y(t.register(v))
	switch o.kind {
	case add:
		VADDPD(b, a, r)
	case sub:
		VSUBPD(b, a, r)
	case mul:
		VMULPD(b, a, r)
	case div:
		VDIVPD(b, a, r)
	case lesser:
		VMINPD(b, a, r)
	case greater:
		VMAXPD(b, a, r)
	case both:
		VANDPD(b, a, r)
	case more:
		VCMPPD(operand.Imm(0x1e), b, a, r) // greater than, ordered, quiet
	case same:
		VCMPPD(operand.Imm(0x00), b, a, r)
	}
}

// fma is an instruction in its three orders: 231 adds to the sum c, 213 and 132 write over a factor.
type fma struct {
	sum, left, right func(ops ...operand.Op)
}

var fmas = map[kind]fma{
	fused:  {VFMADD231PD, VFMADD213PD, VFMADD132PD},
	fusedN: {VFNMADD231PD, VFNMADD213PD, VFNMADD132PD},
	fusedS: {VFMSUB231PD, VFMSUB213PD, VFMSUB132PD},
}

// emitFused emits a·b + c or one of its kin, over an operand that is not used again if there is one.
func (t *trace) emitFused(v Val, o *operation) {
	t.figures.Arithmetic++
	a, b, c := o.args[0], o.args[1], o.args[2]
	ins := fmas[o.kind]
	dies := func(v Val) bool {
		_, ok := t.in[v]
		return ok && t.next(v, t.now) == math.MaxInt
	}
	over := func(dies Val) {
		r := t.in[dies]
		t.free(dies)
		t.holds[r], t.in[v] = v, r
		t.free(a, b, c)
	}
	if dies(a) && !dies(c) {
		a, b = b, a
	}
	switch {
	case dies(c) && c != a && c != b:
		if _, ok := t.in[a]; !ok {
			a, b = b, a
		}
		x := t.reach(a, a, b, c)
		y := t.operand(b, a, b, c)
		ins.sum(y, x, Y(t.in[c]))
		over(c)
	case dies(b): // b = a·b + c, c or a in memory
		_, inA := t.in[a]
		_, inC := t.in[c]
		if !inA && inC {
			y := t.operand(a, a, b, c)
			ins.right(y, Y(t.in[c]), Y(t.in[b]))
		} else {
			x := t.reach(a, a, b, c)
			y := t.operand(c, a, b, c)
			ins.left(y, x, Y(t.in[b]))
		}
		over(b)
	default: // a copy of c to add to
		x := t.reach(a, a, b, c)
		y := t.operand(b, a, b, c)
		s, there := t.in[c]
		r := t.register(v, a, b, c)
		if there {
			VMOVAPD(Y(s), Y(r))
			t.figures.Moves++
		} else {
			VMOVUPD(t.homes[c], Y(r))
			t.figures.Loads++
		}
		ins.sum(y, x, Y(r))
		t.free(a, b, c)
	}
}

// Y is a register by its number.
func Y(r int) reg.VecPhysical {
	return []reg.VecPhysical{reg.Y0, reg.Y1, reg.Y2, reg.Y3, reg.Y4, reg.Y5, reg.Y6, reg.Y7, reg.Y8, reg.Y9, reg.Y10, reg.Y11, reg.Y12, reg.Y13, reg.Y14, reg.Y15}[r]
}

// constants are numbers in all four lanes, in the order in which they are first used.
var constants []uint64

// Number is a constant in all lanes.
func Number(x float64) Val { return bits(math.Float64bits(x)) }

func bits(b uint64) Val {
	i := 0
	for i < len(constants) && constants[i] != b {
		i++
	}
	if i == len(constants) {
		constants = append(constants, b)
	}
	m := operand.NewDataAddr(operand.Symbol{Name: "numbers", Static: true}, 32*i)
	name := m.Asm()
	if v, ok := t.loaded[name]; ok {
		return v
	}
	v := record(constant)
	t.ops[v].mem, t.loaded[name] = m, v
	return v
}

// WriteConstants emits the table.
func WriteConstants() {
	GLOBL("numbers", attr.RODATA|attr.NOPTR)
	for i, b := range constants {
		for lane := range 4 {
			DATA(32*i+8*lane, operand.U64(b))
		}
	}
}
