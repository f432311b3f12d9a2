package scene

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/internal/suggest"
	"github.com/tendril-sim/tendril/spatial"
)

// maxMistakes is how many mistakes of one file are told; nobody reads more.
const maxMistakes = 50

// decoder puts nodes into Go values and collects what is wrong with them.
type decoder struct {
	file     string
	mistakes Mistakes
}

// blame adds a mistake at a node.
func (d *decoder) blame(n *node, path string, m Mistake) {
	m.File, m.Path = d.file, path
	if n != nil {
		m.Line, m.Column = n.line, n.column
	}
	if len(d.mistakes) < maxMistakes {
		d.mistakes = append(d.mistakes, &m)
	}
}

// mismatch says that a node is not what is wanted.
func (d *decoder) mismatch(n *node, path, want string) {
	m := Mistake{Problem: "is " + kindNames[n.kind], Want: want}
	switch n.kind {
	case list:
		m.Problem = fmt.Sprintf("is a list of %d", len(n.items))
	case scalar:
		m.Value, m.Problem = clip(n.text), "is "+clip(n.text)
		if n.quoted {
			m.Problem = fmt.Sprintf("is the text %q", clip(n.text))
		}
	}
	d.blame(n, path, m)
}

// clip keeps an offending value from filling the screen.
func clip(s string) string {
	const most = 60
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}

var vec3Type = reflect.TypeFor[spatial.Vec3]()

// decode puts n into v, which f describes.
func (d *decoder) decode(v reflect.Value, n *node, path string, f *field) {
	switch target := v.Addr().Interface().(type) {
	case *spatial.Vec3:
		*target = d.vector(n, path, f)
	case *Place:
		*target = d.place(n, path)
	case *Axes:
		*target = d.axes(n, path)
	case *Matrices:
		*target = d.matrices(n, path, f)
	case *Formula:
		if n.kind != scalar {
			d.mismatch(n, path, "formulas, as in ax = 2*sin(t)")
			return
		}
		*target = Formula(n.text)
	case named:
		d.decodeNamed(target, n, path, f)
	default:
		d.decodeKind(v, n, path, f)
	}
}

func (d *decoder) decodeKind(v reflect.Value, n *node, path string, f *field) {
	switch v.Kind() {
	case reflect.Pointer:
		item := reflect.New(v.Type().Elem())
		d.decode(item.Elem(), n, path, f)
		v.Set(item)
	case reflect.Struct:
		d.decodeStruct(v, n, path)
	case reflect.Slice:
		d.decodeList(v, n, path, f)
	case reflect.Array:
		d.decodeArray(v, n, path, f)
	case reflect.String:
		v.SetString(d.text(n, path, f))
	case reflect.Bool:
		if n.kind != scalar || n.quoted || (n.text != "true" && n.text != "false") {
			d.mismatch(n, path, "true or false")
			return
		}
		v.SetBool(n.text == "true")
	case reflect.Int:
		x := d.number(n, path, f)
		if x != math.Trunc(x) {
			d.mismatch(n, path, f.inUnit("a whole number"))
			return
		}
		v.SetInt(int64(x))
	case reflect.Float64:
		v.SetFloat(d.number(n, path, f))
	default:
		panic("scene: no reader for " + v.Type().String())
	}
}

// decodeStruct reads a map with known keys, after the defaults.
func (d *decoder) decodeStruct(v reflect.Value, n *node, path string) {
	fields := fieldsOf(v.Type())
	setDefaults(v)
	if n.kind != mapping {
		d.mismatch(n, path, "a map with the keys "+strings.Join(keysOf(v.Type()), ", "))
		return
	}
	d.checkTwice(n, path)
	for i := range n.members {
		m := &n.members[i]
		f := fieldOf(fields, m.key)
		if f == nil {
			d.unknown(m, join(path, m.key), keysOf(v.Type()))
			continue
		}
		d.decode(v.FieldByIndex(f.index), m.value, join(path, m.key), f)
	}
	for i := range fields {
		if f := &fields[i]; f.required && n.get(f.key) == nil {
			d.blame(n, join(path, f.key), Mistake{Problem: "is missing", Want: f.inUnit(strings.ToLower(f.doc[:1]) + strings.TrimSuffix(f.doc[1:], "."))})
		}
	}
}

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

func fieldOf(fields []field, key string) *field {
	for i := range fields {
		if fields[i].key == key {
			return &fields[i]
		}
	}
	return nil
}

func (d *decoder) unknown(m *member, path string, keys []string) {
	wrong := Mistake{Problem: "unknown key", Value: clip(m.key), Suggestion: suggest.Nearest(clip(m.key), keys)}
	if wrong.Suggestion == "" {
		wrong.Want = "one of " + strings.Join(keys, ", ")
	}
	d.blame(&node{line: m.line, column: m.column}, clip(path), wrong)
}

// checkTwice finds keys given twice.
func (d *decoder) checkTwice(n *node, path string) {
	first := map[string]*member{}
	for i := range n.members {
		m := &n.members[i]
		if f := first[m.key]; f != nil {
			d.blame(&node{line: m.line, column: m.column}, clip(join(path, m.key)),
				Mistake{Problem: fmt.Sprintf("is given twice, first in line %d", f.line), Value: clip(m.key), Want: "one of them"})
			continue
		}
		first[m.key] = m
	}
}

// setDefaults sets every field of a struct that has a default to it.
func setDefaults(v reflect.Value) {
	for _, f := range fieldsOf(v.Type()) {
		target := v.FieldByIndex(f.index)
		switch {
		case f.standard != "":
			n, wrong := parse([]byte(f.standard))
			d := decoder{}
			if wrong == nil {
				d.decode(target, n, f.key, &f)
			}
			if wrong != nil || len(d.mistakes) > 0 {
				panic(fmt.Sprintf("scene: default of %s: %v %v", f.key, wrong, d.mistakes))
			}
		case target.Kind() == reflect.Struct && target.Type() != vec3Type:
			if _, ok := target.Addr().Interface().(named); !ok {
				setDefaults(target)
			}
		}
	}
}

func (d *decoder) decodeNamed(target named, n *node, path string, f *field) {
	if n.kind != mapping {
		d.mismatch(n, path, "a map of names: "+strings.TrimSuffix(f.doc, "."))
		return
	}
	d.checkTwice(n, path)
	for i := range n.members {
		m := &n.members[i]
		if len(m.key) > 64 || !nameExpression.MatchString(m.key) {
			d.blame(&node{line: m.line, column: m.column}, path, Mistake{Problem: fmt.Sprintf("the name %q", clip(m.key)), Value: clip(m.key), Want: "at most 64 letters, digits, spaces, _ or -, a letter first"})
			continue
		}
		d.decode(target.put(m.key), m.value, join(path, m.key), f)
	}
}

func (d *decoder) decodeList(v reflect.Value, n *node, path string, f *field) {
	if n.kind != list {
		d.mismatch(n, path, f.inUnit("a list"))
		return
	}
	v.Set(reflect.MakeSlice(v.Type(), len(n.items), len(n.items)))
	for i, item := range n.items {
		d.decode(v.Index(i), item, fmt.Sprintf("%s[%d]", path, i), f)
	}
}

func (d *decoder) decodeArray(v reflect.Value, n *node, path string, f *field) {
	if n.kind != list || len(n.items) != v.Len() {
		d.mismatch(n, path, f.inUnit(fmt.Sprintf("a list of %d", v.Len())))
		return
	}
	for i, item := range n.items {
		d.decode(v.Index(i), item, fmt.Sprintf("%s[%d]", path, i), f)
	}
}

func (d *decoder) text(n *node, path string, f *field) string {
	switch {
	case n.kind != scalar:
		d.mismatch(n, path, "a text")
	case len(f.enum) == 0:
		return strings.TrimSpace(n.text)
	default:
		for _, word := range f.enum {
			if n.text == word {
				return word
			}
		}
		d.word(n, path, f.enum)
	}
	return ""
}

// word says that a scalar is not one of the words.
func (d *decoder) word(n *node, path string, words []string) {
	d.blame(n, path, Mistake{Problem: fmt.Sprintf("is %q", clip(n.text)), Value: clip(n.text), Want: "one of " + strings.Join(words, ", "), Suggestion: suggest.Nearest(clip(n.text), words)})
}

// number reads a finite number within the limits of f.
func (d *decoder) number(n *node, path string, f *field) float64 {
	want := f.inUnit(strings.TrimSpace("a number " + f.limits.String()))
	if n.kind != scalar || n.quoted {
		d.mismatch(n, path, want)
		return 0
	}
	x, err := strconv.ParseFloat(n.text, 64)
	switch {
	case math.IsNaN(x) || math.IsInf(x, 0) || strings.EqualFold(n.text, ".nan") || strings.HasSuffix(strings.ToLower(n.text), ".inf"):
		d.mismatch(n, path, f.inUnit("a finite number"))
	case err != nil, !f.limits.allow(x):
		d.mismatch(n, path, want)
	default:
		return x
	}
	return 0
}

// vector reads a list of three numbers.
func (d *decoder) vector(n *node, path string, f *field) spatial.Vec3 {
	if n.kind != list || len(n.items) != 3 {
		d.mismatch(n, path, f.inUnit("three numbers [x, y, z]"))
		return spatial.Vec3{}
	}
	var x [3]float64
	for i, item := range n.items {
		x[i] = d.number(item, fmt.Sprintf("%s[%d]", path, i), f)
	}
	return spatial.V(x[0], x[1], x[2])
}

var placeField = field{unit: "1", limits: limits{above: math.Inf(-1), min: 0, max: 1}}

func (d *decoder) place(n *node, path string) Place {
	switch {
	case n.kind == scalar && n.text == "start":
		return 0
	case n.kind == scalar && n.text == "end":
		return 1
	case n.kind == scalar && !n.quoted && strings.Trim(n.text, "abcdefghijklmnopqrstuvwxyz") == "":
		d.word(n, path, []string{"start", "end", "a number between 0 and 1"})
		return 0
	}
	return Place(d.number(n, path, &placeField))
}

// axisNames are the sets of directions that have a name, and the six directions.
var axisNames = []struct {
	name string
	axes constraint.Axes
}{
	{"clamped", constraint.Clamped}, {"pinned", constraint.Pinned}, {"oriented", constraint.Oriented}, {"guided", constraint.Guided}, {"ring", constraint.Ring},
	{"turn_x", constraint.TurnX}, {"turn_y", constraint.TurnY}, {"turn_z", constraint.TurnZ}, {"move_x", constraint.MoveX}, {"move_y", constraint.MoveY}, {"move_z", constraint.MoveZ},
}

func axisWords() []string {
	var words []string
	for _, a := range axisNames {
		words = append(words, a.name)
	}
	return words
}

// axes reads the name of a set of directions or a list of such names.
func (d *decoder) axes(n *node, path string) Axes {
	switch {
	case n.kind == scalar:
		for _, a := range axisNames {
			if a.name == n.text {
				return Axes(a.axes)
			}
		}
		d.word(n, path, axisWords())
	case n.kind == list && len(n.items) > 0:
		var sum Axes
		for i, item := range n.items {
			if item.kind != scalar {
				d.mismatch(item, fmt.Sprintf("%s[%d]", path, i), "one of "+strings.Join(axisWords(), ", "))
				continue
			}
			sum |= d.axes(item, fmt.Sprintf("%s[%d]", path, i))
		}
		return sum
	default:
		d.mismatch(n, path, "one of "+strings.Join(axisWords(), ", ")+", or a list of them")
	}
	return 0
}

// String returns the axes as a file would have them.
func (a Axes) String() string {
	var words []string
	for _, n := range axisNames {
		if n.axes == constraint.Axes(a) {
			return n.name
		}
		if n.axes&(n.axes-1) == 0 && n.axes&constraint.Axes(a) != 0 {
			words = append(words, n.name)
		}
	}
	return "[" + strings.Join(words, ", ") + "]"
}

// matrices reads the diagonal of a matrix, its three rows, or a list of matrices.
func (d *decoder) matrices(n *node, path string, f *field) Matrices {
	if n.kind != list || len(n.items) == 0 {
		d.mismatch(n, path, f.inUnit("a diagonal [xx, yy, zz], three rows, or three rows for each node"))
		return nil
	}
	deep := func(n *node) bool { return n.kind == list && len(n.items) > 0 && n.items[0].kind == list }
	switch {
	case n.items[0].kind != list:
		v := d.vector(n, path, f)
		return Matrices{spatial.Diag(v.X, v.Y, v.Z)}
	case !deep(n.items[0]):
		return Matrices{d.rows(n, path, f)}
	}
	all := make(Matrices, len(n.items))
	for i, item := range n.items {
		all[i] = d.rows(item, fmt.Sprintf("%s[%d]", path, i), f)
	}
	return all
}

func (d *decoder) rows(n *node, path string, f *field) spatial.Mat3 {
	if n.kind != list || len(n.items) != 3 {
		d.mismatch(n, path, f.inUnit("three rows of three numbers"))
		return spatial.Mat3{}
	}
	var r [3]spatial.Vec3
	for i, item := range n.items {
		r[i] = d.vector(item, fmt.Sprintf("%s[%d]", path, i), f)
	}
	return spatial.Mat3{
		XX: r[0].X, XY: r[0].Y, XZ: r[0].Z,
		YX: r[1].X, YY: r[1].Y, YZ: r[1].Z,
		ZX: r[2].X, ZY: r[2].Y, ZZ: r[2].Z,
	}
}
