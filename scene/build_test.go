package scene

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

func load(t *testing.T, text string) *Scene {
	t.Helper()
	s, err := Load("t.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func build(t *testing.T, text string) *Running {
	t.Helper()
	r, err := load(t, text).Build()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// read takes a number of steps and returns the probe of that name.
func read(t *testing.T, r *Running, steps int, name string) float64 {
	t.Helper()
	for range steps {
		if report := r.World.Step(); report.Flags != 0 {
			t.Fatalf("flags %v at %v s", report.Flags, r.World.Time())
		}
	}
	for _, p := range r.Probes() {
		if p.Name == name {
			return p.Read()
		}
	}
	t.Fatalf("no probe %q", name)
	return 0
}

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s is %v, want %v ± %v", what, got, want, tolerance)
	}
}

// A straight rod of 1 m hangs from its upper end: 1000 kg/m³ · π (5 mm)² · 1 m.
const pendulum = `title: Pendulum
gravity: [0, 0, -10]
bodies:
  cord:
    rod:
      curve: {line: {to: [0, 0, -1]}}
      section: {radius: 0.005}
      young: 1e7
      density: 1000
      holds: [{at: start}]
probes:
  pull: {what: force, body: cord, hold: 0, axis: z}
  tension: {what: force, body: cord, at: 0.5, axis: z}
  tip: {what: position, body: cord, at: end, axis: z}
  bend: {what: curvature, body: cord, at: 0.25}
  gap: {what: gap, body: cord, hold: 0}
  energy: {what: energy, body: cord}
`

const weight = 10 * 1000 * math.Pi * 0.005 * 0.005 // of the pendulum [N]

func TestProbes(t *testing.T) {
	r := build(t, pendulum)
	// Statics is exact to the solver's tolerance; half a link of weight (0.5 %) lies beside the middle node.
	near(t, "pull", read(t, r, 2, "pull"), weight, 1e-6*weight)
	near(t, "tension", read(t, r, 0, "tension"), weight/2, 0.01*weight)
	near(t, "tip", read(t, r, 0, "tip"), -1, 1e-8)
	near(t, "bend", read(t, r, 0, "bend"), 0, 1e-9)
	near(t, "gap", read(t, r, 0, "gap"), 0, 1e-8)
	near(t, "energy", read(t, r, 0, "energy"), -weight/2, 1e-6*weight)
	for _, p := range r.Probes() {
		if p.Unit == "" {
			t.Errorf("probe %q has no unit", p.Name)
		}
	}
}

// What is changed while the scene runs ends where a scene that began so ends: equilibrium does not know its history.
func TestLiveChangesEqualAFreshStart(t *testing.T) {
	text := strings.Replace(thread, "probes:", "probes:\n  force: {what: force, body: thread, hold: 0}", 1)
	for path, value := range map[string]string{
		"bodies.thread.rod.young":                "2e9",
		"bodies.thread.rod.section.radius":       "0.0012",
		"bodies.thread.rod.density":              "3000",
		"bodies.thread.rod.nodes":                "60",
		"bodies.thread.rod.holds[1].linear":      "20",
		"bodies.thread.rod.loads[0].force":       "[0, 1e-3, 2e-3]",
		"bodies.thread.rod.loads[0].force[1]":    "1e-3",
		"bodies.thread.rod.gravity":              "[0, 0, -3]",
		"gravity[2]":                             "-1.62",
		"paths.needle.keys[1].position[2]":       "0.01",
		"bodies.thread.rod.curve.line.to":        "[0.101, 0, 0]",
		"bodies.thread.rod.taper":                "[{at: start, factor: 1}, {at: end, factor: 0.8}]",
		"bodies.thread.rod.holds[0].frame":       "{position: [0, 0, 0.001], rotation: [0, 1.5707963267948966, 0]}",
		"bodies.thread.rod.bend":                 "[1e-4, 1e-4, 1e-4]",
		"bodies.thread.rod.extensible":           "true",
		"bodies.thread.rod.twist":                "3",
		"bodies.thread.rod.holds[1].axes":        "pinned",
		"bodies.thread.rod.max_iterations":       "100",
		"bodies.thread.rod.section.shear_factor": "0.9",
	} {
		t.Run(path, func(t *testing.T) {
			fresh := load(t, text)
			if err := fresh.Set(path, value); err != nil {
				t.Fatal(err)
			}
			want, err := fresh.Build()
			if err != nil {
				t.Fatal(err)
			}
			live := build(t, text)
			read(t, live, 100, "height")
			if err := live.Set(path, value); err != nil {
				t.Fatal(err)
			}
			for _, probe := range []string{"height", "force"} {
				a := read(t, want, 300, probe)
				b := read(t, live, 200, probe)
				near(t, probe, b, a, 1e-5*math.Max(math.Abs(a), 1e-3)) // two runs of a solver with tolerance 1e-8 from different sides
			}
		})
	}
}

func TestSetRefuses(t *testing.T) {
	r := build(t, thread)
	before := r.World.Hash()
	for _, c := range []struct{ path, value, want string }{
		{"step", "0.001", "step: cannot be changed while the scene runs"},
		{"title", "x", "cannot be changed while the scene runs"},
		{"probes.height.axis", "x", "cannot be changed while the scene runs"},
		{"bodies.thread.rod.yuong", "1", `bodies.thread.rod.yuong: unknown key "yuong", did you mean "young"?`},
		{"bodies.tread.rod.young", "1", `did you mean "thread"?`},
		{"bodies.thread.rod.young", "soft", "bodies.thread.rod.young: is soft, want a number more than 0"},
		{"bodies.thread.rod.young", "-1", "is -1, want a number more than 0"},
		{"bodies.thread.rod.young", ".nan", "want a finite number"},
		{"bodies.thread.rod.young", "[", "want a value"},
		{"bodies.thread.rod.young", "", "want a value"},
		{"bodies.thread.rod.holds[2].at", "0.5", `there is no entry "2", want an index from 0 to 1`},
		{"bodies.thread.rod.holds[0].axes", "claped", `did you mean "clamped"?`},
		{"bodies.thread.rod.holds[1].path", "nedle", `there is no path "nedle", did you mean "needle"?`},
		{"bodies.thread.rod.holds[1].at", "start", "bodies.thread.rod.holds[1].at: is 0, want another place"},
		{"bodies.thread.rod.holds[0].frame.position", "[0, 0, 0]", "holds[0].frame is not given"},
		{"bodies.thread.rod.curve.line.to", "[0, 0, 0]", "want a length of more than 0"},
		{"bodies.thread.rod.young.x", "1", "is a single value"},
		{"gravity[3]", "1", `there is no entry "3"`},
		{"gravity", "9.81", "is 9.81, want three numbers"},
		{"paths.needle.keys[1].time", "0", "want more than that of the key before"},
		{"", "1", "is not the path of a field"},
		{"a..b[", "1", "is not the path of a field"},
		{"bonds.x.linear", "1", "there are none"},
	} {
		err := r.Set(c.path, c.value)
		var m Mistakes
		if !errors.As(err, &m) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("Set(%q, %q) = %v, want %s", c.path, c.value, err, c.want)
		}
	}
	if r.World.Hash() != before || r.Scene.Bodies.Get("thread").Rod.Young != 1e9 {
		t.Error("a refused change changed something")
	}
}

func TestParams(t *testing.T) {
	r := build(t, thread)
	params := map[string]Param{}
	for _, p := range r.Params() {
		params[p.Path] = p
		if p.Doc == "" {
			t.Errorf("%s has no text", p.Path)
		}
		if p.Max < p.Min || (p.Log && p.Min <= 0) {
			t.Errorf("%s has the range %v to %v", p.Path, p.Min, p.Max)
		}
	}
	young := params["bodies.thread.rod.young"]
	if young.Value != 1e9 || young.Unit != "Pa" || !young.Log || !young.Live || young.Default != nil {
		t.Errorf("young is %+v", young)
	}
	if g := params["gravity[2]"]; g.Value != -9.81 || g.Default != -9.81 || g.Unit != "m/s²" {
		t.Errorf("gravity[2] is %+v", g)
	}
	if step := params["step"]; step.Live || step.Default != 0.005 {
		t.Errorf("step is %+v", step)
	}
	if axes := params["bodies.thread.rod.holds[0].axes"]; axes.Value != "clamped" || len(axes.Choices) == 0 {
		t.Errorf("axes is %+v", axes)
	}
}

// The rod is cut in two and bonded again: the bond carries the weight of what is below it, and the ends stay together.
func TestBond(t *testing.T) {
	r := build(t, `title: Two halves
gravity: [0, 0, -10]
bodies:
  upper: {rod: {curve: {line: {to: [0, 0, -0.5]}}, section: {radius: 0.005}, young: 1e7, density: 1000, holds: [{at: start}]}}
  lower: {rod: {curve: {line: {from: [0, 0, -0.5], to: [0, 0, -1]}}, section: {radius: 0.005}, young: 1e7, density: 1000, holds: [{at: start, axes: pinned, linear: 0.1}]}}
bonds:
  joint: {from: {body: lower, at: start}, to: {body: upper, at: end}, axes: pinned}
probes:
  joint: {what: force, bond: joint, axis: z}
  top: {what: force, body: upper, hold: 0, axis: z}
  upper end: {what: position, body: upper, at: end, axis: z}
  lower end: {what: position, body: lower, at: start, axis: z}
`)
	near(t, "force of the bond", read(t, r, 50, "joint"), weight/2, 1e-3*weight)
	near(t, "force at the top", read(t, r, 0, "top"), weight, 1e-3*weight)
	near(t, "gap", read(t, r, 0, "upper end"), read(t, r, 0, "lower end"), 1e-6)
}

// A tool pulls with its stiffness times its distance from the point it holds.
func TestTool(t *testing.T) {
	r := build(t, pendulum+`  tool: {what: force, tool: hand, axis: x}
  aside: {what: position, body: cord, at: end, axis: x}
paths:
  hand: {keys: [{time: 0, position: [0, 0, -1]}, {time: 0.5, position: [0.1, 0, -1]}]}
tools:
  hand: {path: hand, body: cord, at: end, axes: pinned, linear: 50}
`)
	force := read(t, r, 150, "tool")
	near(t, "force of the tool", force, 50*(0.1-read(t, r, 0, "aside")), 1e-3*force)
	if force < 0.01 {
		t.Errorf("force of the tool is %v N, want a pull", force)
	}
	if err := r.Set("tools.hand.linear", "5"); err != nil {
		t.Fatal(err)
	}
	near(t, "force of a softer tool", read(t, r, 50, "tool"), 5*(0.1-read(t, r, 0, "aside")), 1e-3*force)
}

// A curve that is drawn hanging is the curve that hangs there; gravity changed later moves it.
func TestHanging(t *testing.T) {
	soft := strings.Replace(pendulum, "curve: {line: {to: [0, 0, -1]}}", "curve: {arc: {radius: 0.5, angle: 1.5}}\n      rest: hanging", 1)
	text := strings.Replace(soft, "young: 1e7", "young: 1e8", 1)
	r := build(t, text)
	tip := 0.5 * math.Sin(1.5)
	// The mesh of 101 nodes places the arc's end to second order, (1.5/100)²/24 of the length.
	near(t, "tip", read(t, r, 5, "tip"), tip, 1e-4)
	if err := r.Set("gravity[2]", "0"); err != nil {
		t.Fatal(err)
	}
	if up := read(t, r, 5, "tip"); up < tip+0.01 {
		t.Errorf("without gravity the tip is at %v, want it above %v", up, tip)
	}
	if _, err := load(t, soft).Build(); err == nil || !strings.Contains(err.Error(), "t.yaml:7:13: bodies.cord.rod.rest: the curve is a shape that the rod does not stay in") {
		t.Errorf("a rod that falls over is accepted: %v", err)
	}
}

// Where the rod bends nodes come close together, and the shape stays what it was to within the tolerance.
func TestAdapt(t *testing.T) {
	even := build(t, strings.Replace(thread, "young:", "nodes: 2001\n      young:", 1))
	adapted := build(t, strings.Replace(thread, "young:", "adapt: {tolerance: 1e-3, nodes: 500}\n      young:", 1))
	near(t, "height", read(t, adapted, 0, "height"), read(t, even, 0, "height"), 1e-3*0.1)
	if n := adapted.rods["thread"].Nodes(); n == 101 || n > 500 {
		t.Errorf("%d nodes, want another number than the 101 it had, at most 500", n)
	}
	if err := adapted.Set("bodies.thread.rod.adapt.tolerance", "1e-2"); err != nil {
		t.Fatal(err)
	}
	m := mistakesIn(t, strings.Replace(thread, "young:", "adapt: {}\n      rest: hanging\n      young:", 1))
	if m[0].Path != "bodies.thread.rod.adapt" {
		t.Errorf("got %v", m)
	}
}

func TestMotion(t *testing.T) {
	s := load(t, strings.Replace(thread, "      - {time: 1, position: [0.09, 0, 0]}", `      - {time: 1, position: [0.09, 0.01, 0], rotation: [0, 1, 0.2], turns: 2.5}
      - {time: 2, position: [0.08, 0, 0.02], rotation: [0.3, 0.5, 0], turns: -1}
      - {time: 3, position: [0.1, 0, 0]}
    loop: true`, 1))
	m, err := s.Paths.Get("needle").build()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range s.Paths.Get("needle").Keys {
		f, _, _ := m.At(k.Time)
		near(t, "position", f.Pos.Sub(k.Position).Norm(), 0, 1e-12)
		want := spatial.Exp(k.Rotation).Mul(spatial.Exp(spatial.V(0, 0, 2*math.Pi*k.Turns)))
		near(t, "rotation", f.Rot.Conj().Mul(want).Log().Norm(), 0, 1e-9)
	}
	const h = 1e-5 // central differences are wrong by h² of the third derivative, some 1e-8
	for _, at := range []float64{0.3, 0.999, 1, 1.7, 2.9999, 3} {
		before, v0, _ := m.At(at - h)
		_, v, a := m.At(at)
		after, v1, _ := m.At(at + h)
		near(t, "velocity", after.Pos.Sub(before.Pos).Scale(1/(2*h)).Sub(v.Linear).Norm(), 0, 1e-5)
		near(t, "angular velocity", after.Rot.Mul(before.Rot.Conj()).Log().Scale(1/(2*h)).Sub(v.Angular).Norm(), 0, 1e-5)
		near(t, "acceleration", v1.Linear.Sub(v0.Linear).Scale(1/(2*h)).Sub(a.Linear).Norm(), 0, 1e-3)
		near(t, "angular acceleration", v1.Angular.Sub(v0.Angular).Scale(1/(2*h)).Sub(a.Angular).Norm(), 0, 1e-2)
	}
}

func TestSteps(t *testing.T) {
	s := load(t, thread)
	s.Step, s.Duration = 0.1, 0.3 // 0.3/0.1 is less than 3 in floating point
	n := 0
	for range s.Steps() {
		n++
	}
	if n != 3 {
		t.Errorf("%d steps, want 3", n)
	}
}
