package scene

import (
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/internal/suggest"
	"github.com/tendril-sim/tendril/spatial"
)

// Set changes a field of a scene that is not running: path as in bodies.thread.rod.young or gravity[2], value as a file
// would have it. A change that would make the scene wrong is not made; the error is Mistakes.
func (s *Scene) Set(path, value string) error {
	t, err := s.resolve(path)
	if err != nil {
		return err
	}
	_, err = s.assign(path, t, value)
	return err
}

// target is a field that a path leads to.
type target struct {
	value reflect.Value
	field *field
	live  bool
}

// assign sets a target and checks the whole scene. It returns how to undo the change.
func (s *Scene) assign(path string, t target, value string) (undo func(), err error) {
	d := decoder{}
	n, wrong := parse([]byte(value))
	if t.value.Type() == reflect.TypeFor[Formula]() {
		n, wrong = &node{kind: scalar, text: value}, nil // it is no YAML: # and : are its own
	}
	if wrong != nil {
		d.blame(nil, path, Mistake{Problem: fmt.Sprintf("is %q", clip(value)), Value: clip(value), Want: t.field.inUnit("a value")})
		return nil, d.mistakes
	}
	old, next := reflect.New(t.value.Type()).Elem(), reflect.New(t.value.Type()).Elem()
	old.Set(t.value)
	if d.decode(next, n, path, t.field); len(d.mistakes) > 0 {
		return nil, d.mistakes.unplaced()
	}
	t.value.Set(next)
	if err := s.check(nil).unplaced().or(); err != nil {
		t.value.Set(old)
		return nil, err
	}
	return func() { t.value.Set(old) }, nil
}

// unplaced takes file and line from mistakes in what no file says.
func (m Mistakes) unplaced() Mistakes {
	for _, wrong := range m {
		wrong.File, wrong.Line, wrong.Column = "", 0, 0
		if wrong.within != "" {
			wrong.Problem = wrong.within + ": " + wrong.Problem
		}
	}
	return m
}

// pathPattern is what the path of a field looks like: keys with dots between them, indices in brackets.
var pathPattern = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_ -]*(\[\d+\]|\.[A-Za-z][A-Za-z0-9_ -]*)*$`)

// resolve finds the field that a path names.
func (s *Scene) resolve(path string) (target, error) {
	if !pathPattern.MatchString(path) {
		return target{}, Mistakes{{Path: clip(path), Problem: "is not the path of a field", Want: "one such as bodies.thread.rod.young or gravity[2]"}}
	}
	t := target{value: reflect.ValueOf(s).Elem(), field: &field{limits: unlimited, live: true}, live: true}
	at := ""
	for _, part := range splitPath(path) {
		if wrong := t.into(at, part); wrong != nil {
			wrong.Path = path
			return target{}, Mistakes{wrong}
		}
		if _, err := strconv.Atoi(part); err == nil {
			at += "[" + part + "]"
		} else {
			at = join(at, part)
		}
	}
	return t, nil
}

// into moves a target on to its key or index.
func (t *target) into(at, part string) *Mistake {
	for t.value.Kind() == reflect.Pointer {
		if t.value.IsNil() {
			return &Mistake{Problem: at + " is not given", Want: "it set as a whole before a part of it"}
		}
		t.value = t.value.Elem()
	}
	if n, ok := t.value.Addr().Interface().(named); ok {
		item, ok := n.lookup(part)
		if !ok {
			return noSuch(part, n.Names())
		}
		t.value = item
		return nil
	}
	if v, ok := t.value.Addr().Interface().(*spatial.Vec3); ok {
		return t.index(part, 3, func(i int) reflect.Value {
			return reflect.ValueOf([]*float64{&v.X, &v.Y, &v.Z}[i]).Elem()
		})
	}
	switch t.value.Kind() {
	case reflect.Struct:
		f := fieldOf(fieldsOf(t.value.Type()), part)
		if f == nil {
			return noSuch(part, keysOf(t.value.Type()))
		}
		t.value, t.field, t.live = t.value.FieldByIndex(f.index), f, t.live && f.live
		return nil
	case reflect.Slice, reflect.Array:
		return t.index(part, t.value.Len(), t.value.Index)
	}
	return &Mistake{Problem: fmt.Sprintf("%s is a single value, without %q", at, part), Value: part}
}

func (t *target) index(part string, n int, item func(int) reflect.Value) *Mistake {
	i, err := strconv.Atoi(part)
	if err != nil || i < 0 || i >= n {
		want := fmt.Sprintf("an index from 0 to %d", n-1)
		if n == 0 {
			want = "no index: the list is empty"
		}
		return &Mistake{Problem: fmt.Sprintf("there is no entry %q", part), Value: part, Want: want}
	}
	t.value = item(i)
	return nil
}

func noSuch(key string, keys []string) *Mistake {
	m := &Mistake{Problem: fmt.Sprintf("unknown key %q", clip(key)), Value: clip(key), Suggestion: suggest.Nearest(clip(key), keys)}
	if m.Suggestion == "" {
		m.Want = "one of " + strings.Join(keys, ", ")
		if len(keys) == 0 {
			m.Want = "nothing: there are none"
		}
	}
	return m
}

// allLive reports whether everything in a type can be changed while a scene runs.
func allLive(t reflect.Type) bool {
	if _, ok := reflect.New(t).Interface().(named); ok {
		return false // what there is stays, only what it is can change
	}
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array:
		return allLive(t.Elem())
	case reflect.Struct:
		for _, f := range fieldsOf(t) {
			if !f.live || !allLive(t.FieldByIndex(f.index).Type) {
				return false
			}
		}
	}
	return true
}
