package scene

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"unicode"
)

// words are the keys of a file for the names of Go fields, as the errors of a body's package have them.
type words struct {
	keys      map[string]string // by the name of the Go field
	neverZero map[string]bool   // fields that a file cannot make zero: there, zero means that the file does not have them
}

var (
	rodWords   = wordsOf(reflect.TypeFor[Rod](), reflect.TypeFor[Section](), reflect.TypeFor[Hold](), reflect.TypeFor[RodLoad]())
	chainWords = wordsOf(reflect.TypeFor[Chain](), reflect.TypeFor[Strand](), reflect.TypeFor[Lump](), reflect.TypeFor[ProfileKnot]())

	goWord = regexp.MustCompile(`\b[A-Z][A-Za-z]+\b`)
)

// wordsOf collects the words of struct types; where two have a field of one name, the first counts.
func wordsOf(types ...reflect.Type) words {
	w := words{map[string]string{}, map[string]bool{}}
	for _, t := range types {
		for _, f := range fieldsOf(t) {
			name := t.FieldByIndex(f.index).Name
			if _, known := w.keys[name]; !known {
				w.keys[name], w.neverZero[name] = f.key, !f.limits.allow(0)
			}
		}
	}
	return w
}

// mistake says in the words of the file what a body's package says of a field: that its value is not what it wants.
func (w words) mistake(path, goField string, value any, want string) Mistake {
	m := Mistake{Path: path, Problem: fmt.Sprintf("is %v", value), Value: fmt.Sprint(value), Want: goWord.ReplaceAllStringFunc(want, w.key)}
	switch {
	case value == nil, value == "empty", w.neverZero[goField[strings.LastIndex(goField, ".")+1:]] && reflect.ValueOf(value).IsZero():
		m.Problem, m.Value = "is missing", ""
	case reflect.TypeOf(value).Kind() == reflect.Struct && reflect.TypeOf(value) != vec3Type:
		m.Problem, m.Value = "is refused", ""
	}
	return m
}

// key returns the key of a Go field, and any other word as it is.
func (w words) key(name string) string {
	if key, ok := w.keys[name]; ok {
		return key
	}
	return name
}

// snake writes a Go name as a key: MaxIterations as max_iterations.
func snake(name string) string {
	var b strings.Builder
	inWord := false
	for _, r := range name {
		if unicode.IsUpper(r) && inWord {
			b.WriteByte('_')
		}
		inWord = unicode.IsLower(r)
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
