package scene

import (
	"bytes"
	"encoding/json"
	"math"
	"reflect"
	"strconv"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/tendril-sim/tendril/spatial"
)

//go:generate go run ../cmd/tendril schema --out ../scenes/scene.schema.json

// Schema returns the JSON Schema (2020-12) of scene files, made from the types of this package. Beside the standard words it
// has x-unit, x-live (false for what cannot be changed while a scene runs) and x-slider ([from, to], the useful range).
func Schema() []byte {
	b := schemaBuilder{defs: map[string]*jsonschema.Schema{}}
	root := b.object(reflect.TypeFor[Scene](), true)
	root.Schema = "https://json-schema.org/draft/2020-12/schema"
	root.Title = "Tendril scene"
	root.Description = "A scene of Tendril. Units are SI, angles are radians, z is up."
	root.Defs = b.defs
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(root); err != nil {
		panic("scene: " + err.Error()) // the types are constant: a programmer's mistake
	}
	return out.Bytes()
}

// schemaBuilder makes schemas of types. Struct types become definitions, by name.
type schemaBuilder struct {
	defs map[string]*jsonschema.Schema
}

// object returns the schema of a struct. What is in a field that is not live is not live either.
func (b *schemaBuilder) object(t reflect.Type, live bool) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{}, AdditionalProperties: nothing()}
	for _, f := range fieldsOf(t) {
		s.Properties[f.key] = b.property(t.FieldByIndex(f.index).Type, &f, live && f.live)
		s.PropertyOrder = append(s.PropertyOrder, f.key)
		if f.required {
			s.Required = append(s.Required, f.key)
		}
	}
	switch t {
	case reflect.TypeFor[Curve]():
		s.MinProperties, s.MaxProperties = jsonschema.Ptr(1), jsonschema.Ptr(1)
	case reflect.TypeFor[Body]():
		for _, kind := range bodyKinds {
			s.OneOf = append(s.OneOf, &jsonschema.Schema{Required: []string{kind}})
		}
	}
	return s
}

func nothing() *jsonschema.Schema { return &jsonschema.Schema{Not: &jsonschema.Schema{}} }

// property returns the schema of a field: that of its type with what its tags say.
func (b *schemaBuilder) property(t reflect.Type, f *field, live bool) *jsonschema.Schema {
	s := b.of(t, f, live)
	s.Description = f.doc
	if f.unit != "" && f.unit != "1" {
		s.Description += " [" + f.unit + "]"
	}
	if f.standard != "" {
		s.Default = defaultJSON(t, f)
	}
	s.Extra = map[string]any{}
	if f.unit != "" {
		s.Extra["x-unit"] = f.unit
	}
	if f.slider.from != f.slider.to {
		s.Extra["x-slider"] = []float64{f.slider.from, f.slider.to}
	}
	if !live {
		s.Extra["x-live"] = false
	}
	return s
}

// defaultJSON writes the default of a field in JSON.
func defaultJSON(t reflect.Type, f *field) json.RawMessage {
	if t.Kind() == reflect.String || t == reflect.TypeFor[Axes]() {
		return json.RawMessage(strconv.Quote(f.standard))
	}
	return json.RawMessage(f.standard)
}

// of returns the schema of a type within the limits of f.
func (b *schemaBuilder) of(t reflect.Type, f *field, live bool) *jsonschema.Schema {
	switch t {
	case reflect.TypeFor[spatial.Vec3]():
		return tuple(limited("number", f), 3)
	case reflect.TypeFor[Place]():
		return &jsonschema.Schema{AnyOf: []*jsonschema.Schema{{Type: "string", Enum: []any{"start", "end"}}, limited("number", &placeField)}}
	case reflect.TypeFor[Axes]():
		return axesSchema()
	case reflect.TypeFor[Matrices]():
		number := func() *jsonschema.Schema { return &jsonschema.Schema{Type: "number"} }
		rows := func() *jsonschema.Schema { return tuple(tuple(number(), 3), 3) }
		return &jsonschema.Schema{AnyOf: []*jsonschema.Schema{tuple(number(), 3), rows(), {Type: "array", Items: rows(), MinItems: jsonschema.Ptr(1)}}}
	}
	if n, ok := reflect.New(t).Interface().(named); ok {
		return &jsonschema.Schema{Type: "object", PropertyNames: &jsonschema.Schema{Pattern: namePattern, MaxLength: jsonschema.Ptr(64)}, AdditionalProperties: b.of(n.element(), f, live)}
	}
	switch t.Kind() {
	case reflect.Pointer:
		return b.of(t.Elem(), f, live)
	case reflect.Struct:
		return b.reference(t, live)
	case reflect.Slice:
		return &jsonschema.Schema{Type: "array", Items: b.of(t.Elem(), f, live)}
	case reflect.Array:
		return tuple(b.of(t.Elem(), f, live), t.Len())
	case reflect.Bool:
		return &jsonschema.Schema{Type: "boolean"}
	case reflect.Int:
		return limited("integer", f)
	case reflect.Float64:
		return limited("number", f)
	default:
		s := &jsonschema.Schema{Type: "string"}
		for _, word := range f.enum {
			s.Enum = append(s.Enum, word)
		}
		return s
	}
}

// reference defines a struct type once and refers to it; one that is not live where it is used has a definition of its own.
func (b *schemaBuilder) reference(t reflect.Type, live bool) *jsonschema.Schema {
	name := strings.ToLower(t.Name())
	if !live {
		name += "-fixed"
	}
	if b.defs[name] == nil {
		b.defs[name] = &jsonschema.Schema{} // stops the recursion, were there one
		b.defs[name] = b.object(t, live)
	}
	return &jsonschema.Schema{Ref: "#/$defs/" + name}
}

func tuple(item *jsonschema.Schema, n int) *jsonschema.Schema {
	return &jsonschema.Schema{Type: "array", Items: item, MinItems: jsonschema.Ptr(n), MaxItems: jsonschema.Ptr(n)}
}

func axesSchema() *jsonschema.Schema {
	word := func() *jsonschema.Schema {
		s := &jsonschema.Schema{Type: "string"}
		for _, name := range axisWords() {
			s.Enum = append(s.Enum, name)
		}
		return s
	}
	return &jsonschema.Schema{AnyOf: []*jsonschema.Schema{word(), {Type: "array", Items: word(), MinItems: jsonschema.Ptr(1)}}}
}

// limited returns the schema of a number within the limits of f.
func limited(kind string, f *field) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: kind}
	set := func(x float64, target **float64) {
		if !math.IsInf(x, 0) {
			*target = jsonschema.Ptr(x)
		}
	}
	set(f.limits.above, &s.ExclusiveMinimum)
	set(f.limits.min, &s.Minimum)
	set(f.limits.max, &s.Maximum)
	return s
}
