package scene

import (
	"fmt"
	"math"
	"reflect"

	"github.com/tendril-sim/tendril/spatial"
)

// Param is a number, a switch or a choice of a scene, as a page shows it.
type Param struct {
	Path    string   `json:"path"`              // as Set takes it
	Value   any      `json:"value"`             // float64, int, bool or string
	Default any      `json:"default,omitempty"` // what the field is where a file does not say; nil if it has no default
	Unit    string   `json:"unit,omitempty"`    // SI; "" for a plain number
	Min     float64  `json:"min"`               // useful range, for a slider; Min == Max where there is none
	Max     float64  `json:"max"`               //
	Step    float64  `json:"step"`              // a hundredth of the range, or 1 for whole numbers
	Log     bool     `json:"log,omitempty"`     // a slider should go by factors
	Choices []string `json:"choices,omitempty"` // of a choice
	Live    bool     `json:"live"`              // can be changed while the scene runs
	Doc     string   `json:"doc"`
}

// Params returns every parameter of the scene, in the order of the types.
func (s *Scene) Params() []Param {
	var all []Param
	walkParams(reflect.ValueOf(s).Elem(), "", &field{live: true}, nil, &all)
	return all
}

// walkParams appends the parameters in v. The default of the field, if it has one, is standard.
func walkParams(v reflect.Value, path string, f *field, standard any, all *[]Param) {
	add := func(value any, live bool) {
		*all = append(*all, newParam(path, value, f, standard, live))
	}
	switch x := v.Addr().Interface().(type) {
	case named:
		for _, name := range x.Names() {
			item, _ := x.lookup(name)
			walkParams(item, join(path, name), f, nil, all)
		}
		return
	case *spatial.Vec3:
		was, _ := standard.(spatial.Vec3)
		for i, component := range []*float64{&x.X, &x.Y, &x.Z} {
			var d any
			if f.standard != "" {
				d = []float64{was.X, was.Y, was.Z}[i]
			}
			walkParams(reflect.ValueOf(component).Elem(), fmt.Sprintf("%s[%d]", path, i), f, d, all)
		}
		return
	case *Place:
		place := *f
		place.slider = slider{from: 0, to: 1}
		*all = append(*all, newParam(path, float64(*x), &place, nil, f.live))
		return
	case *Axes:
		add(x.String(), f.live)
		return
	case *Formula:
		if *x != "" {
			add(string(*x), f.live)
		}
		return
	case *[]ProfileKnot:
		add(append([]ProfileKnot{}, *x...), f.live) // none is an empty list to a page
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return
		}
		if v.Elem().Kind() == reflect.Array { // a few numbers of which each is one
			for i := range v.Elem().Len() {
				walkParams(v.Elem().Index(i), fmt.Sprintf("%s[%d]", path, i), f, nil, all)
			}
			return
		}
		walkParams(v.Elem(), path, f, nil, all)
	case reflect.Struct:
		fresh := reflect.New(v.Type()).Elem()
		setDefaults(fresh)
		for _, inner := range fieldsOf(v.Type()) {
			inner.live = inner.live && f.live
			var d any
			if inner.standard != "" {
				d = fresh.FieldByIndex(inner.index).Interface()
			}
			walkParams(v.FieldByIndex(inner.index), join(path, inner.key), &inner, d, all)
		}
	case reflect.Slice, reflect.Array:
		movable := v.Type().Elem().Kind() == reflect.Float64 && f.slider.from < f.slider.to // numbers that somebody may want to move
		if !movable && (v.Type().Elem().Kind() != reflect.Struct || v.Type().Elem() == vec3Type) {
			return // shapes and meshes: data, not parameters
		}
		for i := range v.Len() {
			walkParams(v.Index(i), fmt.Sprintf("%s[%d]", path, i), f, nil, all)
		}
	case reflect.String:
		if len(f.enum) > 0 {
			add(v.String(), f.live)
		}
	default:
		add(v.Interface(), f.live)
	}
}

func newParam(path string, value any, f *field, standard any, live bool) Param {
	p := Param{Path: path, Value: value, Default: standard, Unit: f.unit, Min: f.slider.from, Max: f.slider.to, Log: f.slider.log, Choices: f.enum, Live: live, Doc: f.doc}
	if axes, ok := standard.(Axes); ok {
		p.Default, p.Choices = axes.String(), axisWords()
	}
	if p.Unit == "1" {
		p.Unit = ""
	}
	if p.Min == p.Max && !math.IsInf(f.limits.min, 0) && !math.IsInf(f.limits.max, 0) {
		p.Min, p.Max = f.limits.min, f.limits.max
	}
	p.Step = (p.Max - p.Min) / 100
	if _, whole := value.(int); whole {
		p.Step = 1
	}
	return p
}
