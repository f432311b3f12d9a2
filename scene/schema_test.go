package scene

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/tendril-sim/tendril/scenes"
)

// resolved returns the schema, read back as an editor would read it.
func resolved(t *testing.T) *jsonschema.Resolved {
	t.Helper()
	var s jsonschema.Schema
	if err := json.Unmarshal(Schema(), &s); err != nil {
		t.Fatal(err)
	}
	r, err := s.Resolve(&jsonschema.ResolveOptions{ValidateDefaults: true})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// instance returns what a reader of YAML 1.2 that knows nothing of scenes, such as an editor, makes of a text.
func instance(t *testing.T, text string) any {
	t.Helper()
	n, wrong := parse([]byte(text))
	if wrong != nil {
		t.Fatal(wrong)
	}
	return n.plain()
}

func (n *node) plain() any {
	switch n.kind {
	case list:
		out := []any{}
		for _, item := range n.items {
			out = append(out, item.plain())
		}
		return out
	case mapping:
		out := map[string]any{}
		for _, m := range n.members {
			out[m.key] = m.value.plain()
		}
		return out
	case scalar:
		var number any
		if !n.quoted && json.Unmarshal([]byte(n.text), &number) == nil {
			return number // or true or false
		}
		return n.text
	}
	return nil
}

func TestSchemaAgreesWithLoad(t *testing.T) {
	r := resolved(t)
	if err := r.Validate(instance(t, thread)); err != nil {
		t.Errorf("schema refuses a good scene: %v", err)
	}
	for old, replacement := range map[string]string{
		"young:": "yuong:", "0.001}": "-0.001}", "at: end, path": "at: edn, path", "at: 0.5": "at: 1.5", "linear: 10": "axes: claped",
		"[0, 0, 1e-3]": "[0, 1e-3]", "young: 1e9": "nodes: 1", "title: A thread": "name: A thread",
		"{line: {to: [0.1, 0, 0]}}": "{}", "what: position": "what: colour", "  height:": "  1.0:", "time: 1,": "time: true,",
	} {
		text := strings.Replace(thread, old, replacement, 1)
		mistakesIn(t, text)
		if r.Validate(instance(t, text)) == nil {
			t.Errorf("schema allows %q in place of %q, Load does not", replacement, old)
		}
	}
}

func TestGalleryFollowsTheSchema(t *testing.T) {
	r := resolved(t)
	for _, name := range scenes.Names() {
		data, err := scenes.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Validate(instance(t, string(data))); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Every field says what it is; every number says its unit.
func TestEveryFieldIsDescribed(t *testing.T) {
	seen := map[reflect.Type]bool{}
	var walk func(t *testing.T, at reflect.Type)
	walk = func(t *testing.T, at reflect.Type) {
		if n, ok := reflect.New(at).Interface().(named); ok {
			at = n.element()
		}
		for at.Kind() == reflect.Pointer || at.Kind() == reflect.Slice {
			at = at.Elem()
		}
		if at.Kind() != reflect.Struct || at == vec3Type || seen[at] || !strings.HasSuffix(at.PkgPath(), "/scene") {
			return
		}
		seen[at] = true
		for _, f := range fieldsOf(at) {
			field := at.FieldByIndex(f.index)
			if !strings.HasSuffix(f.doc, ".") {
				t.Errorf("%s.%s: doc %q is not a sentence", at.Name(), field.Name, f.doc)
			}
			switch field.Type.Kind() {
			case reflect.Float64, reflect.Int:
				if f.unit == "" && field.Type != reflect.TypeFor[Place]() {
					t.Errorf("%s.%s has no unit", at.Name(), field.Name)
				}
			}
			if s := f.slider; s.from > s.to || (s.log && s.from <= 0) {
				t.Errorf("%s.%s: slider %v", at.Name(), field.Name, s)
			}
			walk(t, field.Type)
		}
	}
	walk(t, reflect.TypeFor[Scene]())
}
