package scene

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"
)

// Limits of what is read. They keep a hostile file from taking the machine: the reader below needs about a second for the
// largest file.
const (
	maxBytes   = 1 << 20   // of a file
	maxDepth   = 32        // of maps and lists in each other; a scene needs 8
	maxKeys    = 10_000    // in a file; the parser takes time quadratic in the keys of one map
	maxAnchors = 100       // of anchors, and of aliases, in a file
	maxNodes   = 1_000_000 // of values, with every alias written out
)

type kind int

const (
	null kind = iota
	scalar
	list
	mapping
)

var kindNames = map[kind]string{null: "nothing", scalar: "a value", list: "a list", mapping: "a map"}

// node is a value in a file.
type node struct {
	kind         kind
	line, column int
	text         string // of a scalar
	quoted       bool   // the scalar is a string, whatever it looks like
	items        []*node
	members      []member

	textLine, textColumn int // where the text of a scalar begins; 0 where lines of the text are not lines of the file
}

// member is a key and its value in a map.
type member struct {
	key          string
	line, column int
	value        *node
}

// get returns the value of a key, or nil.
func (n *node) get(key string) *node {
	for i := range n.members {
		if n.members[i].key == key {
			return n.members[i].value
		}
	}
	return nil
}

// find returns where the value at a path is, or where the nearest thing around it begins.
func (n *node) find(path string) (line, column int) {
	if n == nil {
		return 0, 0
	}
	line, column = n.line, n.column
	for _, part := range splitPath(path) {
		var next *node
		if i, err := strconv.Atoi(part); err == nil && n.kind == list {
			if i < len(n.items) {
				next = n.items[i]
			}
		} else {
			for i := range n.members {
				if m := &n.members[i]; m.key == part {
					line, column, next = m.line, m.column, m.value
				}
			}
		}
		if next == nil {
			return line, column
		}
		if n = next; n.kind == scalar || n.line == line {
			line, column = n.line, n.column
		}
	}
	return line, column
}

// at returns the value at a path, or nil.
func (n *node) at(path string) *node {
	for _, part := range splitPath(path) {
		if n == nil {
			return nil
		}
		if i, err := strconv.Atoi(part); err == nil && n.kind == list {
			if i >= len(n.items) {
				return nil
			}
			n = n.items[i]
			continue
		}
		n = n.get(part)
	}
	return n
}

// indent returns the number of spaces before the first word of a text, on its line.
func indent(s string) int {
	s = s[:len(s)-len(strings.TrimLeft(s, " \n"))]
	return len(s) - 1 - strings.LastIndexByte(s, '\n')
}

// splitPath splits bodies.thread.rod.holds[1].at into its keys and indices.
func splitPath(path string) []string {
	return strings.FieldsFunc(path, func(r rune) bool { return r == '.' || r == '[' || r == ']' })
}

// parse reads YAML or JSON into nodes. It never panics and takes time linear in the size of the data.
func parse(data []byte) (root *node, wrong *Mistake) {
	defer func() {
		if r := recover(); r != nil { // of the YAML reader, on input its authors did not foresee
			root, wrong = nil, &Mistake{Line: 1, Column: 1, Problem: "cannot be read as YAML"}
		}
	}()
	if wrong := checkText(data); wrong != nil {
		return nil, wrong
	}
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	if json.Valid(data) { // a tab in JSON is never inside a string, and YAML is particular about tabs
		data = bytes.ReplaceAll(data, []byte("\t"), []byte(" "))
	}
	tokens := lexer.Tokenize(string(data))
	if wrong := checkTokens(tokens); wrong != nil {
		return nil, wrong
	}
	file, err := parser.Parse(tokens, 0, parser.AllowDuplicateMapKey()) // the parser's own check is quadratic in the keys
	if err != nil {
		return nil, syntaxMistake(err)
	}
	return convertFile(file)
}

// checkText refuses what is too large or no text.
func checkText(data []byte) *Mistake {
	if len(data) > maxBytes {
		return &Mistake{Problem: fmt.Sprintf("is too large: %d bytes", len(data)), Want: fmt.Sprintf("at most %d", maxBytes)}
	}
	line, column := 1, 1
	for i := 0; i < len(data); {
		r, size := utf8.DecodeRune(data[i:])
		if (r == utf8.RuneError && size == 1) || (r < ' ' && r != '\n' && r != '\r' && r != '\t') || r == 0x7f {
			return &Mistake{Line: line, Column: column, Problem: fmt.Sprintf("is not a text file: byte 0x%02x", data[i]), Want: "YAML or JSON in UTF-8"}
		}
		if column++; r == '\n' {
			line, column = line+1, 1
		}
		i += size
	}
	return nil
}

// checkTokens refuses what would make the parser recurse or expand without end, and what a scene has no use for.
func checkTokens(tokens token.Tokens) *Mistake {
	depth, keys, anchors, aliases := 0, 0, 0, 0
	var columns []int // of the open block collections
	var last *token.Token
	for _, t := range tokens {
		refuse := func(problem, want string) *Mistake {
			return &Mistake{Line: t.Position.Line, Column: t.Position.Column, Problem: problem, Want: want}
		}
		switch t.Type {
		case token.SequenceStartType, token.MappingStartType:
			depth++
		case token.SequenceEndType, token.MappingEndType:
			depth--
		case token.SequenceEntryType, token.MappingKeyType, token.MappingValueType:
			column := t.Position.Column
			if t.Type == token.MappingValueType && last != nil {
				keys++
				column = last.Position.Column // a map begins at its first key
			}
			if depth == 0 {
				for len(columns) > 0 && columns[len(columns)-1] >= column {
					columns = columns[:len(columns)-1]
				}
				columns = append(columns, column)
			}
		case token.AnchorType:
			anchors++
		case token.AliasType:
			aliases++
		case token.TagType, token.DirectiveType, token.MergeKeyType:
			return refuse(fmt.Sprintf("%q is not for scenes", t.Value), "plain keys, values, lists and maps")
		}
		if depth+len(columns) > maxDepth {
			return refuse("is nested too deeply", fmt.Sprintf("at most %d maps and lists in each other", maxDepth))
		}
		if keys > maxKeys {
			return refuse("has too many keys", fmt.Sprintf("at most %d", maxKeys))
		}
		if max(anchors, aliases) > maxAnchors {
			return refuse("has too many anchors or aliases", fmt.Sprintf("at most %d", maxAnchors))
		}
		if t.Type != token.CommentType {
			last = t
		}
	}
	return nil
}

// syntaxMistake says where and what the parser did not understand.
func syntaxMistake(err error) *Mistake {
	m := &Mistake{Line: 1, Column: 1, Problem: "cannot be read as YAML: " + firstLine(err.Error())}
	var at yaml.Error
	if errors.As(err, &at) {
		m.Problem = "cannot be read as YAML: " + firstLine(at.GetMessage())
		if t := at.GetToken(); t != nil && t.Position != nil {
			m.Line, m.Column = t.Position.Line, t.Position.Column
		}
	}
	return m
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return s
}

// convertFile makes the nodes of the one document in a file.
func convertFile(file *ast.File) (*node, *Mistake) {
	var body ast.Node
	for _, d := range file.Docs {
		switch {
		case d.Body == nil:
		case body != nil:
			at := d.Body.GetToken().Position
			return nil, &Mistake{Line: at.Line, Column: at.Column, Problem: "a second document", Want: "one scene in a file"}
		default:
			body = d.Body
		}
	}
	if body == nil {
		return nil, &Mistake{Line: 1, Column: 1, Problem: "is empty", Want: "a scene: at least title and bodies"}
	}
	c := converter{anchors: map[string]*node{}}
	root := c.convert(body, 0)
	return root, c.wrong
}

// converter turns a syntax tree into nodes and remembers the first mistake.
type converter struct {
	anchors map[string]*node
	count   int
	wrong   *Mistake
}

func (c *converter) refuse(n *node, problem, want string) *node {
	if c.wrong == nil {
		c.wrong = &Mistake{Line: n.line, Column: n.column, Problem: problem, Want: want}
	}
	return n
}

func (c *converter) convert(a ast.Node, depth int) *node {
	n := &node{}
	if t := a.GetToken(); t != nil && t.Position != nil {
		n.line, n.column = t.Position.Line, t.Position.Column
	}
	if c.count++; c.count > maxNodes || depth > 2*maxDepth {
		return c.refuse(n, "holds too much", fmt.Sprintf("at most %d values, aliases written out", maxNodes))
	}
	switch a := a.(type) {
	case *ast.NullNode:
	case *ast.MappingNode:
		n.kind = mapping
		if len(a.Values) > 0 && !a.IsFlowStyle {
			n.line, n.column = keyPosition(a.Values[0].Key)
		}
		for _, v := range a.Values {
			c.member(n, v, depth)
		}
	case *ast.MappingValueNode:
		n.kind = mapping
		n.line, n.column = keyPosition(a.Key)
		c.member(n, a, depth)
	case *ast.SequenceNode:
		n.kind = list
		for _, v := range a.Values {
			n.items = append(n.items, c.convert(v, depth+1))
		}
	case *ast.LiteralNode:
		n.kind, n.text, n.quoted = scalar, a.Value.Value, true
		if strings.HasPrefix(a.Start.Value, "|") {
			n.textLine, n.textColumn = n.line+1, 1+indent(a.Value.Token.Origin)-indent(a.Value.Value)
		}
	case *ast.StringNode:
		n.kind, n.text = scalar, a.Value
		n.quoted = a.Token.Type == token.SingleQuoteType || a.Token.Type == token.DoubleQuoteType
		if n.textLine, n.textColumn = n.line, n.column; n.quoted {
			n.textColumn++
		}
	case *ast.AnchorNode:
		n = c.convert(a.Value, depth+1)
		c.anchors[a.Name.GetToken().Value] = n
	case *ast.AliasNode:
		return c.alias(n, a)
	default: // numbers, booleans, infinity, NaN
		n.kind, n.text = scalar, a.GetToken().Value
	}
	return n
}

func keyPosition(key ast.MapKeyNode) (line, column int) {
	p := key.GetToken().Position
	return p.Line, p.Column
}

func (c *converter) member(n *node, v *ast.MappingValueNode, depth int) {
	m := member{value: c.convert(v.Value, depth+1)}
	m.line, m.column = keyPosition(v.Key)
	switch key := v.Key.(type) {
	case *ast.StringNode:
		m.key = key.Value
	case ast.ScalarNode:
		m.key = key.GetToken().Value
	default:
		c.refuse(&node{line: m.line, column: m.column}, "a key that is a map or a list", "a word")
	}
	n.members = append(n.members, m)
}

// alias puts the anchored value in place, and counts its size again: that is what makes a bomb of aliases explode.
func (c *converter) alias(n *node, a *ast.AliasNode) *node {
	name := a.Value.GetToken().Value
	target := c.anchors[name]
	if target == nil {
		return c.refuse(n, fmt.Sprintf("alias *%s has no anchor before it", name), "&"+name+" at an earlier value")
	}
	c.count += target.size(maxNodes)
	if c.count > maxNodes {
		return c.refuse(n, "holds too much", fmt.Sprintf("at most %d values, aliases written out", maxNodes))
	}
	return target
}

// size counts the values in n, itself included, up to a limit.
func (n *node) size(limit int) int {
	count := 1
	for _, i := range n.items {
		if count > limit {
			return count
		}
		count += i.size(limit - count)
	}
	for _, m := range n.members {
		if count > limit {
			return count
		}
		count += m.value.size(limit - count)
	}
	return count
}
