package scene

import (
	"errors"
	"strings"
	"testing"
	"time"
)

const thread = `title: A thread
bodies:
  thread:
    rod:
      curve: {line: {to: [0.1, 0, 0]}}
      section: {radius: 0.001}
      young: 1e9
      density: 1000
      holds:
        - {at: start}
        - {at: end, path: needle, linear: 10}
      loads:
        - {at: 0.5, force: [0, 0, 1e-3]}
paths:
  needle:
    keys:
      - {time: 0, position: [0.1, 0, 0]}
      - {time: 1, position: [0.09, 0, 0]}
probes:
  height: {what: position, body: thread, at: end, axis: z}
`

// mistakesIn loads a scene that must be wrong.
func mistakesIn(t *testing.T, text string) Mistakes {
	t.Helper()
	_, err := Load("t.yaml", []byte(text))
	var m Mistakes
	if !errors.As(err, &m) {
		t.Fatalf("Load = %v, want Mistakes", err)
	}
	return m
}

func TestLoad(t *testing.T) {
	s, err := Load("t.yaml", []byte(thread))
	if err != nil {
		t.Fatal(err)
	}
	r := s.Bodies.Get("thread").Rod
	if r.Young != 1e9 || r.Nodes != 101 || s.Gravity.Z != -9.81 || *r.Loads[0].At != 0.5 || r.Holds[1].At != 1 {
		t.Errorf("read %+v, gravity %v", r, s.Gravity)
	}
}

func TestMistakes(t *testing.T) {
	cases := []struct{ name, old, replacement, want string }{
		{"unknown key", "young:", "yuong:", `t.yaml:7:7: bodies.thread.rod.yuong: unknown key, did you mean "young"?`},
		{"wrong type", "1e9", "stiff", `t.yaml:7:14: bodies.thread.rod.young: is stiff, want a number more than 0 and at most 1e13 [Pa]`},
		{"quoted number", "1e9", `"1e9"`, `t.yaml:7:14: bodies.thread.rod.young: is the text "1e9", want a number more than 0 and at most 1e13 [Pa]`},
		{"negative radius", "0.001}", "-0.001}", `t.yaml:6:25: bodies.thread.rod.section.radius: is -0.001, want a number more than 0 and at most 10 [m]`},
		{"NaN", "1e9", ".nan", `t.yaml:7:14: bodies.thread.rod.young: is .nan, want a finite number [Pa]`},
		{"NaN as a word", "1e9", "NaN", `t.yaml:7:14: bodies.thread.rod.young: is NaN, want a finite number [Pa]`},
		{"infinite", "1e9", "1e999", `t.yaml:7:14: bodies.thread.rod.young: is 1e999, want a finite number [Pa]`},
		{"zero length", "[0.1, 0, 0]}}", "[0, 0, 0]}}", `t.yaml:5:21: bodies.thread.rod.curve.line: is of length 0 m, want a length of more than 0`},
		{"one node", "young:", "nodes: 1\n      young:", `t.yaml:7:14: bodies.thread.rod.nodes: is 1, want a number at least 2 and at most 1000000`},
		{"ten million nodes", "young:", "nodes: 10000000\n      young:", `t.yaml:7:14: bodies.thread.rod.nodes: is 10000000, want a number at least 2 and at most 1000000`},
		{"half a node", "young:", "nodes: 10.5\n      young:", `t.yaml:7:14: bodies.thread.rod.nodes: is 10.5, want a whole number`},
		{"missing stiffness", "      young: 1e9\n", "", `t.yaml:4:5: bodies.thread.rod.young: is missing, want more than 0 [Pa]`},
		{"missing holds", "      holds:\n        - {at: start}\n        - {at: end, path: needle, linear: 10}\n", "", `t.yaml:5:7: bodies.thread.rod.holds: is missing, want where the rod is held: at least one place`},
		{"contradictory holds", "{at: end, path: needle, linear: 10}", "{at: start, axes: pinned}", `t.yaml:11:16: bodies.thread.rod.holds[1].at: is 0, want another place: holds[0] already holds this one in the same directions`},
		{"missing path", "path: needle", "path: needel", `t.yaml:11:27: bodies.thread.rod.holds[1].path: there is no path "needel", did you mean "needle"?`},
		{"missing body", "body: thread", "body: tread", `t.yaml:20:34: probes.height.body: there is no body "tread", did you mean "thread"?`},
		{"duplicate key", "young: 1e9", "young: 1e9\n      young: 2e9", `t.yaml:8:7: bodies.thread.rod.young: is given twice, first in line 7, want one of them`},
		{"bad place", "at: end, path", "at: edn, path", `t.yaml:11:16: bodies.thread.rod.holds[1].at: is "edn", want one of start, end, a number between 0 and 1, did you mean "end"?`},
		{"place beyond", "at: 0.5", "at: 1.5", `t.yaml:13:16: bodies.thread.rod.loads[0].at: is 1.5, want a number at least 0 and at most 1`},
		{"bad axes", "linear: 10", "axes: claped", `t.yaml:11:41: bodies.thread.rod.holds[1].axes: is "claped", want one of clamped`},
		{"two curves", "curve: {line: {to: [0.1, 0, 0]}}", "curve: {line: {to: [0.1, 0, 0]}, arc: {radius: 1, angle: 1}}", `t.yaml:5:14: bodies.thread.rod.curve: has both line and arc, want exactly one of line, arc, helix, polyline, spline`},
		{"two sections", "{radius: 0.001}", "{radius: 0.001, area: 1, inertia_x: 1, inertia_y: 1}", `t.yaml:6:16: bodies.thread.rod.section: has both radius and area, want only one of radius, radii and area`},
		{"bad matrix", "young: 1e9", "bend: [1, -1, 1]", `t.yaml:7:14: bodies.thread.rod.bend[0]: is refused, want a symmetric positive definite matrix`},
		{"missing section", "      section: {radius: 0.001}\n", "", `t.yaml:4:5: bodies.thread.rod.section.radius: is missing, want more than 0 [m]`},
		{"part of a section", "{radius: 0.001}", "{area: 1, inertia_x: 1}", `t.yaml:6:16: bodies.thread.rod.section.inertia_y: is missing, want more than 0 [m⁴]`},
		{"damped rigid bond", "probes:", "bonds: {b: {from: {body: thread, at: 0.5}, to: {frame: {}}, linear_damping: 1}}\nprobes:", `bonds.b.linear_damping: is given for a rigid bond, want linear to be more than 0 [N/m]`},
		{"bond to nothing", "probes:", "bonds: {b: {from: {body: thread, at: 0.5}, to: {}}}\nprobes:", `bonds.b.to: has none of body, path, frame, want exactly one of body, path, frame`},
		{"bond from a path", "probes:", "bonds: {b: {from: {path: needle}, to: {frame: {}}}}\nprobes:", `bonds.b.from: is not a point of a body`},
		{"tool without a frame", "probes:", "tools: {b: {body: thread, at: 0.5}}\nprobes:", `tools.b: has none of path, frame`},
		{"load without a place", "{at: 0.5, force", "{force", `bodies.thread.rod.loads[0]: has no place, want at for a point, or from and to for a part of the rod`},
		{"load with two places", "{at: 0.5, force", "{at: 0.5, from: 0, to: 1, force", `bodies.thread.rod.loads[0]: has both at and from or to`},
		{"load backwards", "{at: 0.5, force", "{from: 0.7, to: 0.2, force", `bodies.thread.rod.loads[0].to: is 0.2, want more than from, 0.7`},
		{"open loop", "probes:", "  ring: {loop: true, keys: [{time: 0}, {time: 1, position: [1, 0, 0]}, {time: 2, turns: 1}]}\nprobes:", `paths.ring.keys[2]: is not where the first key is`},
		{"bad colour", "    rod:", "    colour: blue\n    rod:", `bodies.thread.colour: is "blue", want a colour such as "#4a7fd4"`},
		{"no kind of body", "  thread:\n", "  ghost: {colour: \"#ffffff\"}\n  thread:\n", `t.yaml:3:10: bodies.ghost: has none of rod, chain, rigid, solid, green, want exactly one of rod, chain, rigid, solid, green`},
		{"view behind", "probes:", "view: {distance: -1}\nprobes:", `view.distance: is -1, want a number at least 0 and at most 1000 [m]`},
		{"short vector", "[0, 0, 1e-3]", "[0, 1e-3]", `t.yaml:13:28: bodies.thread.rod.loads[0].force: is a list of 2, want three numbers [x, y, z] [N]`},
		{"times", "time: 1,", "time: 0,", `t.yaml:18:16: paths.needle.keys[1].time: is 0, want more than that of the key before, 0 [s]`},
		{"probe", "at: end, axis: z", "hold: 1", `t.yaml:20:11: probes.height: position with body and hold, want position with body and at`},
		{"no such hold", "what: position, body: thread, at: end, axis: z", "what: gap, body: thread, hold: 2", `t.yaml:20:43: probes.height.hold: there is no hold 2, want a number below 2`},
		{"syntax", "[0.1, 0, 0]}}", "[0.1, 0, 0}}", `cannot be read as YAML`},
		{"bad name", "  thread:\n", "  thread.1:\n", `t.yaml:3:3: bodies: the name "thread.1", want at most 64 letters`},
		{"tag", "1e9", "!!float 1e9", `t.yaml:7:14: "!!float" is not for scenes`},
		{"second document", "title: A thread", "title: B\n---\ntitle: A thread", `a second document, want one scene in a file`},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if !strings.Contains(thread, c.old) {
				t.Fatalf("%q is not in the scene", c.old)
			}
			m := mistakesIn(t, strings.Replace(thread, c.old, c.replacement, 1))
			if got := m[0].Error(); !strings.Contains(got, c.want) {
				t.Errorf("got  %s\nwant %s", m, c.want)
			}
		})
	}
}

func TestEveryMistakeIsTold(t *testing.T) {
	text := strings.NewReplacer("young: 1e9", "yuong: 1e9", "0.001}", "-1}", "axis: z", "axis: w", "path: needle", "path: x").Replace(thread)
	if m := mistakesIn(t, text); len(m) != 4 {
		t.Errorf("%d mistakes told, want 4:\n%v", len(m), m)
	}
}

func TestRefused(t *testing.T) {
	bomb := "a: &a [1,1,1,1,1,1,1,1,1,1]\n"
	for c := 'b'; c <= 'j'; c++ {
		bomb += string(c) + ": &" + string(c) + " [" + strings.Repeat("*"+string(c-1)+",", 9) + "*" + string(c-1) + "]\n"
	}
	var block strings.Builder
	for i := range 500 {
		block.WriteString(strings.Repeat(" ", i) + "a:\n")
	}
	cases := []struct{ name, text, want string }{
		{"empty", "", "t.yaml:1:1: is empty, want a scene"},
		{"only a comment", "# nothing\n", "is empty"},
		{"huge", "a: " + strings.Repeat("x", maxBytes), "is too large"},
		{"deep flow", strings.Repeat("[", 100_000), "is nested too deeply"},
		{"deep flow maps", strings.Repeat("{a: ", 100_000), "is nested too deeply"},
		{"deep blocks", block.String(), "is nested too deeply"},
		{"deep dashes", strings.Repeat("- ", 100_000), "is nested too deeply"},
		{"deep questions", strings.Repeat("? ", 100_000), ""},
		{"alias bomb", bomb, "holds too much"},
		{"alias of itself", "a: &a [*a]\n", "has no anchor before it"},
		{"many anchors", strings.Repeat("&a ", 100_000), "has too many anchors"},
		{"many keys", strings.Repeat("a: 1\n", 100_000), "has too many keys"},
		{"binary", "\x7fELF\x00\x01", "t.yaml:1:1: is not a text file: byte 0x7f, want YAML or JSON in UTF-8"},
		{"not UTF-8", "title: \xff\xfe", "t.yaml:1:8: is not a text file"},
		{"a number", "5", "is 5, want a map with the keys title, about"},
		{"a list", "[1, 2]", "is a list of 2, want a map"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			start := time.Now()
			m := mistakesIn(t, c.text)
			if got := m.Error(); !strings.Contains(got, c.want) {
				t.Errorf("got %s\nwant %s", clip(got), c.want)
			}
			if d := time.Since(start); d > 5*time.Second { // a hang would be minutes: leave room for a slow machine
				t.Errorf("took %v", d)
			}
		})
	}
}

func TestJSON(t *testing.T) {
	text := "{\n\t\"title\": \"A \\\"thread\\\"\",\n\t\"bodies\": {\"t\": {\"rod\": {\n\t\t\"curve\": {\"line\": {\"to\": [1, 0, 0]}},\n\t\t\"young\": 1E9, \"section\": {\"radius\": 1e-3}, \"holds\": [{\"at\": \"start\"}]}}}\n}\n"
	s, err := Load("t.json", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if s.Title != `A "thread"` || s.Bodies.Get("t").Rod.Young != 1e9 {
		t.Errorf("read %+v", s)
	}
	m := mistakesIn(t, strings.Replace(text, `"young"`, `"yuong"`, 1))
	if m[0].Line != 5 || m[0].Column != 3 || m[0].Suggestion != "young" {
		t.Errorf("got %v, want line 5, column 3", m)
	}
}

func TestAlias(t *testing.T) {
	text := strings.NewReplacer("[0.1, 0, 0]}}", "&tip [0.1, 0, 0]}}", "position: [0.09, 0, 0]", "position: *tip").Replace(thread)
	s, err := Load("t.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Paths.Get("needle").Keys[1].Position.X; got != 0.1 {
		t.Errorf("alias reads %v, want 0.1", got)
	}
}

func FuzzLoad(f *testing.F) {
	f.Add([]byte(thread))
	f.Add([]byte("{\"title\": \"x\", \"bodies\": {}}"))
	f.Add([]byte("a: &a [*a]\n"))
	f.Add([]byte("? [a]\n: 1"))
	f.Add([]byte("- - -\n -\n"))
	f.Add([]byte("\xef\xbb\xbftitle: |\n  a\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := Load("f.yaml", data)
		if (s == nil) == (err == nil) {
			t.Fatalf("Load = %v, %v: want one of them", s, err)
		}
		if err != nil && err.Error() == "" {
			t.Fatal("an error without a word")
		}
	})
}

func FuzzSet(f *testing.F) {
	f.Add("bodies.thread.rod.young", "2e9")
	f.Add("gravity[2]", "0")
	f.Add("bodies.thread.rod.holds[1]", "{at: 0.5, axes: [turn_x]}")
	f.Add("paths.needle", "{keys: []}")
	f.Add("bodies", "{}")
	f.Fuzz(func(t *testing.T, path, value string) {
		s, err := Load("f.yaml", []byte(thread))
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Set(path, value); err != nil && err.Error() == "" {
			t.Fatal("an error without a word")
		}
		if wrong := s.check(nil); len(wrong) > 0 {
			t.Fatalf("Set(%q, %q) left a scene with mistakes: %v", path, value, wrong)
		}
	})
}
