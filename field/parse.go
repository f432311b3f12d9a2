package field

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/internal/suggest"
)

// The language of formulas, in the order of binding, weakest first:
//
//	text      = { [ statement ] ( newline | ";" ) }
//	statement = name "=" sum
//	sum       = product { ( "+" | "-" ) product }
//	product   = signed { ( "*" | "/" ) signed }
//	signed    = ( "-" | "+" ) signed | power
//	power     = atom [ "^" signed ]                      so that -x^2 is -(x^2), and 2^3^2 is 2^(3^2)
//	atom      = number | name | name "(" sum { "," sum } ")" | "(" sum ")"

// Limits of a formula: on what a machine has room for, and so that nobody's text exhausts the stack of a parser.
const (
	maxText  = 1 << 16 // bytes
	maxDepth = 100     // brackets in brackets
	maxStack = 32      // intermediate values
	maxNames = 32      // values with names, outputs among them
)

// order of a program.
type order struct {
	do  action
	arg int32   // which input, name or function
	num float64 // of push
}

type action uint8

const (
	push  action = iota // a number
	input               // of the element
	load                // a named value
	store               // the last value under a name
	call                // a function on the last values
)

// program is a formula as orders for a machine with a stack.
type program struct {
	code    []order
	outputs []int // the named value of each output, −1 where it is not set
	slots   []int // of the derivatives: which input each belongs to
}

// compiler reads a text into a program.
type compiler struct {
	lexer
	at token // the token that is next

	inputs, outputs []string
	names           []string // of named values so far
	code            []order
	stack, depth    int
}

// compile reads a text that sets some of the named outputs from the named inputs.
func compile(text string, inputs, outputs []string) (*program, error) {
	c := &compiler{lexer: lexer{rest: text, line: 1, column: 1}, inputs: inputs, outputs: outputs}
	if len(text) > maxText {
		return nil, c.fail(fmt.Sprintf("a text of %d bytes", len(text)), fmt.Sprintf("at most %d", maxText))
	}
	if err := c.advance(); err != nil {
		return nil, err
	}
	for c.at.kind != endOfText {
		if c.at.kind != endOfStatement {
			if err := c.statement(); err != nil {
				return nil, err
			}
		}
		if c.at.kind == endOfStatement {
			if err := c.advance(); err != nil {
				return nil, err
			}
		}
	}
	p := &program{code: c.code}
	set := false
	for _, o := range outputs {
		i := slices.Index(c.names, o)
		p.outputs = append(p.outputs, i)
		set = set || i >= 0
	}
	if !set {
		return nil, c.unexpected(fmt.Sprintf("a line that sets one of %s, as in %q", strings.Join(outputs, ", "), outputs[0]+" = 1"))
	}
	return p, nil
}

// uses reports whether the program reads an input.
func (p *program) uses(i int) bool {
	return slices.ContainsFunc(p.code, func(o order) bool { return o.do == input && o.arg == int32(i) })
}

func (c *compiler) advance() (err error) {
	c.at, err = c.next()
	return err
}

func (c *compiler) unexpected(want string) error {
	return &SyntaxError{c.at.line, c.at.column, c.at.String(), want}
}

func (c *compiler) is(text string) bool { return c.at.kind == mark && c.at.text == text }

// expect passes over a mark.
func (c *compiler) expect(text, want string) error {
	if !c.is(text) {
		return c.unexpected(want)
	}
	return c.advance()
}

// statement reads name = sum.
func (c *compiler) statement() error {
	target := c.at
	if target.kind != name {
		return c.unexpected("a name to set, as in " + strconv.Quote(c.outputs[0]+" = …"))
	}
	taken := func(what string) error {
		return c.unexpected("a name that is free: this is " + what)
	}
	switch {
	case slices.Contains(c.inputs, target.text):
		return taken("a property of the element or the time")
	case c.function(target.text) >= 0:
		return taken("a function")
	case c.constant(target.text) >= 0:
		return taken("a constant")
	case slices.Contains(c.names, target.text):
		return taken("set already")
	case len(c.names) == maxNames:
		return c.unexpected(fmt.Sprintf("no more than %d names", maxNames))
	}
	if err := c.advance(); err != nil {
		return err
	}
	if err := c.expect("=", strconv.Quote("=")); err != nil {
		return err
	}
	if err := c.sum(); err != nil {
		return err
	}
	if c.at.kind != endOfStatement && c.at.kind != endOfText {
		return c.unexpected("an operator, or the end of the line")
	}
	c.names = append(c.names, target.text)
	c.code = append(c.code, order{do: store, arg: int32(len(c.names) - 1)})
	c.stack--
	return nil
}

// sum reads terms with + and − between them.
func (c *compiler) sum() error {
	return c.binary(c.product, "+", "-")
}

func (c *compiler) product() error {
	return c.binary(c.signed, "*", "/")
}

// binary reads operands with operators of one rank between them, from left to right.
func (c *compiler) binary(operand func() error, operators ...string) error {
	if err := operand(); err != nil {
		return err
	}
	for c.at.kind == mark && slices.Contains(operators, c.at.text) {
		operator := c.at
		if err := c.advance(); err != nil {
			return err
		}
		if err := operand(); err != nil {
			return err
		}
		if err := c.apply(operator, operator.text); err != nil {
			return err
		}
	}
	return nil
}

// signed reads an operand with signs before it.
func (c *compiler) signed() error {
	if !c.is("-") && !c.is("+") {
		return c.power()
	}
	operator := c.at
	if err := c.deeper(); err != nil {
		return err
	}
	defer func() { c.depth-- }()
	if err := c.advance(); err != nil {
		return err
	}
	if err := c.signed(); err != nil {
		return err
	}
	if operator.text == "+" {
		return nil
	}
	return c.apply(operator, "−")
}

func (c *compiler) power() error {
	if err := c.atom(); err != nil {
		return err
	}
	if !c.is("^") {
		return nil
	}
	operator := c.at
	if err := c.deeper(); err != nil {
		return err
	}
	defer func() { c.depth-- }()
	if err := c.advance(); err != nil {
		return err
	}
	if err := c.signed(); err != nil {
		return err
	}
	return c.apply(operator, "^")
}

// deeper counts a level of nesting; whoever calls it takes it back.
func (c *compiler) deeper() error {
	if c.depth == maxDepth {
		return c.unexpected(fmt.Sprintf("no more than %d levels of brackets and signs", maxDepth))
	}
	c.depth++
	return nil
}

func (c *compiler) atom() error {
	at := c.at
	switch {
	case at.kind == number:
		if err := c.advance(); err != nil {
			return err
		}
		return c.put(at, order{do: push, num: at.value})
	case at.kind == name:
		if err := c.advance(); err != nil {
			return err
		}
		if c.is("(") {
			return c.called(at)
		}
		return c.named(at)
	case c.is("("):
		if err := c.deeper(); err != nil {
			return err
		}
		defer func() { c.depth-- }()
		if err := c.advance(); err != nil {
			return err
		}
		if err := c.sum(); err != nil {
			return err
		}
		return c.expect(")", `an operator or ")"`)
	}
	return c.unexpected(`a number, a name or "("`)
}

func (c *compiler) function(text string) int {
	return slices.IndexFunc(functions, func(f function) bool { return f.name == text })
}

func (c *compiler) constant(text string) int {
	for i := range constants {
		if constants[i].name == text {
			return i
		}
	}
	return -1
}

// named puts the value of a name.
func (c *compiler) named(at token) error {
	if i := slices.Index(c.names, at.text); i >= 0 {
		return c.put(at, order{do: load, arg: int32(i)})
	}
	if i := slices.Index(c.inputs, at.text); i >= 0 {
		return c.put(at, order{do: input, arg: int32(i)})
	}
	if i := c.constant(at.text); i >= 0 {
		return c.put(at, order{do: push, num: constants[i].value})
	}
	words := slices.Concat(c.names, c.inputs)
	for _, k := range constants {
		words = append(words, k.name)
	}
	want := "one of " + strings.Join(words, ", ")
	if c.function(at.text) >= 0 {
		want = `"(" after the name of a function`
	}
	return &SyntaxError{at.line, at.column, at.String(), want + suggest.Question(at.text, words)}
}

// called reads the arguments of a function.
func (c *compiler) called(at token) error {
	i := c.function(at.text)
	if i < 0 {
		var words []string
		for _, f := range functions {
			if isLetter(f.name[0]) {
				words = append(words, f.name)
			}
		}
		return &SyntaxError{at.line, at.column, at.String(), "one of the functions " + strings.Join(words, ", ") + suggest.Question(at.text, words)}
	}
	f := &functions[i]
	if err := c.deeper(); err != nil {
		return err
	}
	defer func() { c.depth-- }()
	given := 0
	for {
		if err := c.advance(); err != nil {
			return err
		}
		if err := c.sum(); err != nil {
			return err
		}
		if given++; given == f.args || !c.is(",") {
			break
		}
	}
	takes := fmt.Sprintf(": %s takes %d arguments", f.name, f.args)
	if f.args == 1 {
		takes = fmt.Sprintf(": %s takes one argument", f.name)
	}
	if given < f.args-len(f.pad) {
		return c.unexpected(`","` + takes)
	}
	if !c.is(")") {
		return c.unexpected(`an operator or ")"` + takes)
	}
	if err := c.advance(); err != nil {
		return err
	}
	for _, v := range f.pad[len(f.pad)-(f.args-given):] {
		if err := c.put(at, order{do: push, num: v}); err != nil {
			return err
		}
	}
	return c.apply(at, f.name)
}

// put appends an order that leaves a value on the stack.
func (c *compiler) put(at token, o order) error {
	if c.stack == maxStack {
		return &SyntaxError{at.line, at.column, at.String(), "a simpler formula: give parts of it names"}
	}
	c.stack++
	c.code = append(c.code, o)
	return nil
}

// apply appends the call of a function. On numbers alone it is made now.
func (c *compiler) apply(at token, function string) error {
	i := c.function(function)
	f := &functions[i]
	c.stack -= f.args - 1
	args := c.code[len(c.code)-f.args:]
	if slices.ContainsFunc(args, func(o order) bool { return o.do != push }) {
		c.code = append(c.code, order{do: call, arg: int32(i)})
		return nil
	}
	var a [3]float64
	for k, o := range args {
		a[k] = o.num
	}
	v, _, _, _ := f.eval(a[0], a[1], a[2])
	if !isFinite(v) {
		return &SyntaxError{at.line, at.column, at.String(), fmt.Sprintf("numbers for which it is finite: here it is %v", v)}
	}
	c.code = append(c.code[:len(c.code)-f.args], order{do: push, num: v})
	return nil
}
