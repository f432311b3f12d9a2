package main

import (
	"fmt"
	"math"

	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// A kernel's body is written as formulas of vals. They are recorded first, as operations in the order in which they are written.
// Products that are only added to something become fused multiply-adds, what is not used is dropped, and then instructions are
// emitted with registers given out as they go: when there is none left, the value whose next use is furthest away goes
// (Belady 1966). A value that was loaded, or is stored already, goes for free and may come back as the memory operand of the
// instruction that wants it; others are spilled to the frame.

// val is four float64, one a lane: the result of an operation.
type val int

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
	args []val
	mem  operand.Mem // of load, constant and save
	uses []int       // operations that use it, in their order
}

// trace is the straight code of one kernel.
type trace struct {
	ops    []operation
	loaded map[string]val
	frame  operand.Mem // of spilled values

	// While emitting.
	now     int
	in      map[val]int // register of a value
	holds   [16]val     // value in a register, or none
	homes   map[val]operand.Mem
	slots   []bool // of the frame: taken
	slot    map[val]int
	over    []int // slots of values that the present operation was the last to use
	figures figures
}

// figures count what a kernel is made of.
type figures struct {
	arithmetic int // instructions, fused ones once
	loads      int
	folded     int // operands from memory
	stores     int // results
	spills     int // stores to the frame
	moves      int // between registers
	slots      int // of the frame
}

const none = val(-1)

// t is the kernel that is being written, as avo has one context.
var t *trace

func newTrace(frame operand.Mem) {
	t = &trace{loaded: map[string]val{}, frame: frame, in: map[val]int{}, homes: map[val]operand.Mem{}, slot: map[val]int{}}
	for i := range t.holds {
		t.holds[i] = none
	}
}

func record(k kind, args ...val) val {
	t.ops = append(t.ops, operation{kind: k, args: args})
	return val(len(t.ops) - 1)
}

// from is the value at an address: always the one before the kernel's body stores there.
func from(m operand.Mem) val {
	name := m.Asm()
	if v, ok := t.loaded[name]; ok {
		return v
	}
	v := record(load)
	t.ops[v].mem, t.loaded[name] = m, v
	return v
}

// to stores a value.
func to(m operand.Mem, v val) {
	s := record(save, v)
	t.ops[s].mem = m
}

func (a val) add(b val) val { return record(add, a, b) }
func (a val) sub(b val) val { return record(sub, a, b) }
func (a val) mul(b val) val { return record(mul, a, b) }
func (a val) div(b val) val { return record(div, a, b) }
func (a val) sqrt() val     { return record(sqrt, a) }
func (a val) twice() val    { return record(add, a, a) }
func (a val) half() val     { return a.mul(number(0.5)) }
func (a val) inverse() val  { return number(1).div(a) }
func (a val) abs() val      { return record(both, a, bits(math.MaxInt64)) }

// min and max return b if either is not a number.
func (a val) min(b val) val { return record(lesser, a, b) }
func (a val) max(b val) val { return record(greater, a, b) }

func (a val) more(b val) val            { return record(more, a, b) }
func (a val) same(b val) val            { return record(same, a, b) }
func (a val) and(b val) val             { return record(both, a, b) }
func (mask val) choose(yes, no val) val { return record(choose, mask, yes, no) }

// write emits the instructions of what was recorded.
func (t *trace) write() figures {
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
			t.homes[val(i)] = o.mem
		case save:
			t.emitSave(o)
		case fused, fusedN, fusedS:
			t.emitFused(val(i), o)
		default:
			t.emit(val(i), o)
		}
	}
	t.figures.slots = len(t.slots)
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
	product := func(v val) bool { return t.ops[v].kind == mul && uses[v] == 1 }
	take := func(o *operation, k kind, p, rest val) {
		o.kind, o.args = k, []val{t.ops[p].args[0], t.ops[p].args[1], rest}
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
func (t *trace) next(v val, after int) int {
	for _, u := range t.ops[v].uses {
		if u > after {
			return u
		}
	}
	return math.MaxInt
}

// free forgets values that are not used after the present operation.
func (t *trace) free(vs ...val) {
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
func (t *trace) register(v val, held ...val) int {
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
		VMOVUPD(ymm(r), m)
		t.homes[v] = m
		t.figures.spills++
	}
	t.holds[r] = none
	delete(t.in, v)
}

// reach returns a value in a register.
func (t *trace) reach(v val, held ...val) reg.VecPhysical {
	if r, ok := t.in[v]; ok {
		return ymm(r)
	}
	r := t.register(v, held...)
	VMOVUPD(t.homes[v], ymm(r))
	t.figures.loads++
	return ymm(r)
}

// near is how many operations ahead another use makes it worth to load a value instead of folding it into an instruction.
const near = 30

// operand returns a value in a register or where it is in memory.
func (t *trace) operand(v val, held ...val) operand.Op {
	if _, ok := t.in[v]; !ok {
		again := t.next(v, t.now)
		full := true
		for _, h := range t.holds {
			full = full && h != none
		}
		if again-t.now > near || full && again-t.now > near/3 {
			t.figures.folded++
			return t.homes[v]
		}
	}
	return t.reach(v, held...)
}

func (t *trace) emitSave(o *operation) {
	v := o.args[0]
	VMOVUPD(t.reach(v), o.mem)
	t.figures.stores++
	if _, ok := t.homes[v]; !ok {
		t.homes[v] = o.mem
	}
	t.free(v)
}

func (t *trace) emit(v val, o *operation) {
	args := o.args
	t.figures.arithmetic++
	if (o.kind == add || o.kind == mul) && len(args) == 2 {
		if _, ok := t.in[args[0]]; !ok { // the memory operand is the second
			args = []val{args[1], args[0]}
		}
	}
	switch o.kind {
	case sqrt:
		a := t.operand(args[0])
		t.free(args...)
		VSQRTPD(a, ymm(t.register(v)))
		return
	case choose:
		no := t.reach(args[2], args...)
		mask := t.reach(args[0], args...)
		yes := t.operand(args[1], args...)
		t.free(args...)
		VBLENDVPD(mask, yes, no, ymm(t.register(v)))
		return
	}
	a := t.reach(args[0], args...)
	b := t.operand(args[1], args...)
	t.free(args...)
	r := ymm(t.register(v))
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
func (t *trace) emitFused(v val, o *operation) {
	t.figures.arithmetic++
	a, b, c := o.args[0], o.args[1], o.args[2]
	ins := fmas[o.kind]
	dies := func(v val) bool {
		_, ok := t.in[v]
		return ok && t.next(v, t.now) == math.MaxInt
	}
	over := func(dies val) {
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
		ins.sum(y, x, ymm(t.in[c]))
		over(c)
	case dies(b): // b = a·b + c, c or a in memory
		_, inA := t.in[a]
		_, inC := t.in[c]
		if !inA && inC {
			y := t.operand(a, a, b, c)
			ins.right(y, ymm(t.in[c]), ymm(t.in[b]))
		} else {
			x := t.reach(a, a, b, c)
			y := t.operand(c, a, b, c)
			ins.left(y, x, ymm(t.in[b]))
		}
		over(b)
	default: // a copy of c to add to
		x := t.reach(a, a, b, c)
		y := t.operand(b, a, b, c)
		s, there := t.in[c]
		r := t.register(v, a, b, c)
		if there {
			VMOVAPD(ymm(s), ymm(r))
			t.figures.moves++
		} else {
			VMOVUPD(t.homes[c], ymm(r))
			t.figures.loads++
		}
		ins.sum(y, x, ymm(r))
		t.free(a, b, c)
	}
}

func ymm(r int) reg.VecPhysical {
	return []reg.VecPhysical{reg.Y0, reg.Y1, reg.Y2, reg.Y3, reg.Y4, reg.Y5, reg.Y6, reg.Y7, reg.Y8, reg.Y9, reg.Y10, reg.Y11, reg.Y12, reg.Y13, reg.Y14, reg.Y15}[r]
}

// constants are numbers in all four lanes, in the order in which they are first used.
var constants []uint64

// number is a constant in all lanes.
func number(x float64) val { return bits(math.Float64bits(x)) }

func bits(b uint64) val {
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

// writeConstants emits the table.
func writeConstants() {
	GLOBL("numbers", attr.RODATA|attr.NOPTR)
	for i, b := range constants {
		for lane := range 4 {
			DATA(32*i+8*lane, operand.U64(b))
		}
	}
}
