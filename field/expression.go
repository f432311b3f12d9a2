package field

import (
	"math"
	"sync/atomic"

	"github.com/tendril-sim/tendril/spatial"
)

// inputs of formulas; the first six are those that effects have derivatives by.
var inputs = []string{"x", "y", "z", "vx", "vy", "vz", "t", "s", "tx", "ty", "tz", "length", "radius", "mass"}

const (
	motions  = 6 // x … vz
	timeSlot = 6
)

// Expression is a field that is written as formulas, one to a line or with a semicolon between them. They may set
//
//	fx, fy, fz   the force on an element [N]
//	ax, ay, az   its acceleration, a force in proportion to its mass [m/s²]
//
// and other names on the way, from
//
//	x, y, z, vx, vy, vz   place [m] and velocity [m/s] of the element
//	t                     time [s]
//	s                     place along the strand, 0 at the root, 1 at the tip
//	tx, ty, tz            unit tangent
//	length, radius, mass  of the element [m], [m], [kg]
//
// with + - * / ^, brackets, numbers, pi and e, and the functions sin cos tan asin acos atan atan2 exp log sqrt tanh abs sign floor mod
// min max step(edge, x) clamp(x, lo, hi) mix(a, b, u) smoothstep(a, b, x) noise(x, y, z). Noise is smooth and random, of mean
// square 1, and takes one to three arguments. From # to the end of a line is a comment:
//
//	r = sqrt(x^2 + y^2) + 0.01   # never 0
//	ax = -4*y/r
//	ay = 4*x/r - 0.2*vy
//
// The derivatives that an implicit step needs are those of the formulas themselves. Where a formula is not finite, at a division by zero
// for one, the element gets no force, and Failures counts it.
type Expression struct {
	text     string
	program  *program
	failures atomic.Uint64
}

// NewExpression reads a formula. An error is a *SyntaxError with line and column.
func NewExpression(text string) (*Expression, error) {
	p, err := compile(text, inputs, []string{"fx", "fy", "fz", "ax", "ay", "az"})
	if err != nil {
		return nil, err
	}
	for i := range motions {
		if p.uses(i) {
			p.slots = append(p.slots, i)
		}
	}
	return &Expression{text: text, program: p}, nil
}

// String returns the text of the formula.
func (x *Expression) String() string { return x.text }

// Failures returns how many times an element got no force because a formula was not finite there.
func (x *Expression) Failures() uint64 { return x.failures.Load() }

// Add evaluates the formula for each element.
func (x *Expression) Add(t float64, e []Element, out []Effect) {
	var m machine
	failed := uint64(0)
	for i := range e {
		el := &e[i]
		m.in = [...]float64{
			el.Pos.X, el.Pos.Y, el.Pos.Z, el.Velocity.X, el.Velocity.Y, el.Velocity.Z, t, el.Place,
			el.Along.X, el.Along.Y, el.Along.Z, el.Length, el.Radius, el.Mass,
		}
		if !m.run(x.program) || !m.effect(x.program, el, &out[i]) {
			failed++
		}
	}
	if failed > 0 {
		x.failures.Add(failed)
	}
}

// ExpressionWind is a source of air that is written as formulas: they set wx, wy and wz, the velocity of the air [m/s], from x, y, z and t,
// and otherwise are those of Expression. Where one is not finite there is no wind, and Failures counts it.
type ExpressionWind struct {
	text     string
	program  *program
	failures atomic.Uint64
}

// NewExpressionWind reads a formula. An error is a *SyntaxError with line and column.
func NewExpressionWind(text string) (*ExpressionWind, error) {
	p, err := compile(text, []string{"x", "y", "z", "t"}, []string{"wx", "wy", "wz"})
	if err != nil {
		return nil, err
	}
	for i, o := range p.code {
		if o.do == input && o.arg == 3 {
			p.code[i].arg = timeSlot
		}
	}
	return &ExpressionWind{text: text, program: p}, nil
}

// String returns the text of the formula.
func (x *ExpressionWind) String() string { return x.text }

// Failures returns how many times there was no wind because a formula was not finite.
func (x *ExpressionWind) Failures() uint64 { return x.failures.Load() }

// At evaluates the formula.
func (x *ExpressionWind) At(t float64, at spatial.Vec3) spatial.Vec3 {
	var m machine
	m.in[0], m.in[1], m.in[2], m.in[timeSlot] = at.X, at.Y, at.Z, t
	if m.run(x.program) {
		w := spatial.Vec3{X: m.output(x.program, 0).v, Y: m.output(x.program, 1).v, Z: m.output(x.program, 2).v}
		if w.Finite() {
			return w
		}
	}
	x.failures.Add(1)
	return spatial.Vec3{}
}

// dual is a value and its derivatives by the inputs in program.slots.
type dual struct {
	v float64
	d [motions]float64
}

// machine runs programs on numbers with derivatives (automatic differentiation in forward mode).
type machine struct {
	in    [14]float64
	stack [maxStack]dual
	named [maxNames]dual
	zero  dual
}

// run runs a program, and reports whether every value on the way was finite.
func (m *machine) run(p *program) bool {
	n, top := len(p.slots), -1
	for i := range p.code {
		switch o := &p.code[i]; o.do {
		case push:
			top++
			m.stack[top] = dual{v: o.num}
		case input:
			top++
			m.stack[top] = dual{v: m.in[o.arg]}
			for k, s := range p.slots {
				if s == int(o.arg) {
					m.stack[top].d[k] = 1
				}
			}
		case load:
			top++
			m.stack[top] = m.named[o.arg]
		case store:
			m.named[o.arg] = m.stack[top]
			top--
		case call:
			f := &functions[o.arg]
			top -= f.args - 1
			if !m.call(f, top, n) {
				return false
			}
		}
	}
	return true
}

// call replaces the arguments from place top of the stack on by the value of f, and reports whether that is finite.
func (m *machine) call(f *function, top, n int) bool {
	a, b, c := &m.stack[top], &m.zero, &m.zero
	if f.args > 1 {
		b = &m.stack[top+1]
	}
	if f.args > 2 {
		c = &m.stack[top+2]
	}
	v, da, db, dc := f.eval(a.v, b.v, c.v)
	a.v = v
	for k := range n { // what does not change counts nothing, however steep f is
		d := 0.0
		if a.d[k] != 0 {
			d += da * a.d[k]
		}
		if b.d[k] != 0 {
			d += db * b.d[k]
		}
		if c.d[k] != 0 {
			d += dc * c.d[k]
		}
		a.d[k] = d
	}
	return isFinite(v)
}

// output returns output i of a program that was run.
func (m *machine) output(p *program, i int) *dual {
	if p.outputs[i] < 0 {
		return &m.zero
	}
	return &m.named[p.outputs[i]]
}

// effect adds the forces of a program that was run, and reports whether they are finite. A derivative that is not, as that of a root at 0, is
// left out.
func (m *machine) effect(p *program, e *Element, out *Effect) bool {
	var force [3]float64
	var slope [3][motions]float64 // ∂F/∂(x, v)
	sum := 0.0
	for i := range force {
		f, a := m.output(p, i), m.output(p, i+3)
		force[i] = e.Weight * (f.v + e.Mass*a.v)
		for k, s := range p.slots {
			slope[i][s] = e.Weight * (f.d[k] + e.Mass*a.d[k])
			sum += math.Abs(slope[i][s])
		}
	}
	total := spatial.Vec3{X: force[0], Y: force[1], Z: force[2]}
	if !total.Finite() {
		return false
	}
	out.Force = out.Force.Add(total)
	if sum > 0 && isFinite(sum) {
		addPositive(&out.Stiff, &slope, 0)
		addPositive(&out.Drag, &slope, 3)
	}
	return true
}

// addPositive adds the positive part of −∂F/∂(three inputs from the given one on).
func addPositive(s *spatial.Sym3, slope *[3][motions]float64, from int) {
	j := spatial.Sym3{
		XX: -slope[0][from], YY: -slope[1][from+1], ZZ: -slope[2][from+2],
		XY: -(slope[0][from+1] + slope[1][from]) / 2,
		XZ: -(slope[0][from+2] + slope[2][from]) / 2,
		YZ: -(slope[1][from+2] + slope[2][from+1]) / 2,
	}
	if j != (spatial.Sym3{}) {
		positivePart(&j)
		s.Add(&j)
	}
}
