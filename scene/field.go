package scene

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
	"sync"
)

// field is what the tags of a struct field say.
type field struct {
	index    []int // as reflect has it: a field of an embedded struct is one of the struct's own
	key      string
	doc      string
	unit     string // "" where it has none
	standard string // default, as it would be written in a file; "" for none
	enum     []string
	required bool
	live     bool
	limits   limits
	slider   slider
}

// limits of a number; infinite where there are none.
type limits struct {
	above, min, max float64
}

var unlimited = limits{above: math.Inf(-1), min: math.Inf(-1), max: math.Inf(1)}

func (l limits) allow(x float64) bool { return x > l.above && x >= l.min && x <= l.max }

// String says what the limits want, as in "more than 0 and at most 1".
func (l limits) String() string {
	var parts []string
	switch {
	case !math.IsInf(l.above, -1):
		parts = append(parts, "more than "+number(l.above))
	case !math.IsInf(l.min, -1):
		parts = append(parts, "at least "+number(l.min))
	}
	if !math.IsInf(l.max, 1) {
		parts = append(parts, "at most "+number(l.max))
	}
	return strings.Join(parts, " and ")
}

// number writes x as a person would in a file: 1000000 and 1e13, not 1e+06 and 1e+13.
func number(x float64) string {
	if a := math.Abs(x); a >= 1e-4 && a < 1e7 {
		return strconv.FormatFloat(x, 'f', -1, 64)
	}
	return strings.NewReplacer("e+0", "e", "e+", "e", "e-0", "e-").Replace(strconv.FormatFloat(x, 'g', -1, 64))
}

// slider is a useful range; from == to where there is none.
type slider struct {
	from, to float64
	log      bool
}

var fieldCache sync.Map // reflect.Type → []field

// fieldsOf returns the fields of a struct type that have a key. A tag that cannot be read is a programmer's mistake.
func fieldsOf(t reflect.Type) []field {
	if cached, ok := fieldCache.Load(t); ok {
		return cached.([]field)
	}
	var fields []field
	for i := range t.NumField() {
		switch in := t.Field(i); {
		case in.Anonymous:
			for _, f := range fieldsOf(in.Type) {
				f.index = append([]int{i}, f.index...)
				fields = append(fields, f)
			}
		case in.Tag.Get("key") != "":
			fields = append(fields, readTag([]int{i}, in.Tag))
		}
	}
	fieldCache.Store(t, fields)
	return fields
}

func readTag(index []int, tag reflect.StructTag) field {
	f := field{
		index: index, key: tag.Get("key"), doc: tag.Get("doc"), unit: tag.Get("unit"), standard: tag.Get("default"),
		enum: strings.Fields(tag.Get("enum")), required: tag.Get("required") == "true", live: tag.Get("live") != "false",
		limits: unlimited,
	}
	parse := func(text string) float64 {
		x, err := strconv.ParseFloat(text, 64)
		if err != nil {
			panic(fmt.Sprintf("scene: tag of %s: %v", f.key, err))
		}
		return x
	}
	for name, limit := range map[string]*float64{"above": &f.limits.above, "min": &f.limits.min, "max": &f.limits.max} {
		if text := tag.Get(name); text != "" {
			*limit = parse(text)
		}
	}
	if words := strings.Fields(tag.Get("slider")); len(words) >= 2 {
		f.slider = slider{from: parse(words[0]), to: parse(words[1]), log: len(words) > 2}
	}
	return f
}

// inUnit appends the unit to what is wanted.
func (f *field) inUnit(want string) string {
	if f.unit == "" || f.unit == "1" {
		return want
	}
	return want + " [" + f.unit + "]"
}

// keysOf returns the keys of a struct type.
func keysOf(t reflect.Type) []string {
	var keys []string
	for _, f := range fieldsOf(t) {
		keys = append(keys, f.key)
	}
	return keys
}
