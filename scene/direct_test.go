package scene

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/groom"
	"github.com/tendril-sim/tendril/spatial"
)

// An ear with two poses in the wind of a formula, on a head that moves.
const ear = `title: An ear
step: 0.01
gravity: [0, 0, 0]
paths:
  head:
    keys:
      - {time: 0, position: [0, 0, 1]}
      - {time: 1, position: [0.1, 0, 1]}
fields:
  breeze: {wind: {velocity: [1, 0, 0], gust: 0.2}, weight: 0.5}
  push:
    expression: |
      r = x^2 + 1
      ax = 0.1*sin(t)/r
bodies:
  ear:
    chain:
      path: head
      reference: head
      local: 0.5
      strands:
        ear:
          curve: {line: {to: [0, 0, 0.2]}}
          links: 6
          radius: 0.01
          density: 300
          young: 1e5
          loss: 0.02
          pose_strength: 500
          pose_damping: 30
          profiles: {pose: [{at: 0, factor: 1}, {at: 1, factor: 0.8}]}
      poses:
        aside: {ear: {line: {to: [0.2, 0, 0]}}}
      pose_keys:
        - {time: 0, pose: drawn}
        - {time: 1, pose: aside}
props:
  skull: {shape: ellipsoid, size: [0.2, 0.1, 0.1], body: ear, frame: {position: [0, 0, -0.1]}}
tracks:
  gale: {param: fields.breeze.weight, keys: [{time: 0, value: 0}, {time: 1, value: 1}]}
probes:
  tip: {what: position, body: ear, at: end, axis: z}
`

func TestDirectionMistakes(t *testing.T) {
	cases := []struct{ name, old, replacement, want string }{
		{"formula", "0.1*sin(t)/r", "0.1*sin(t)/", `t.yaml:14:23: fields.push.expression: found the end of the line, want`},
		{"formula of unknown words", "sin(t)/r", "sin(t)/radios", `t.yaml:14:23: fields.push.expression: found "radios", want`},
		{"formula divides by zero", "0.1*sin(t)/r", "1/0", `t.yaml:14:13: fields.push.expression`},
		{"formula in quotes", "    expression: |\n      r = x^2 + 1\n      ax = 0.1*sin(t)/r\n", "    expression: \"ax = 2*\"\n", `t.yaml:12:25: fields.push.expression: found the end, want`},
		{"no kind", "wind: {velocity: [1, 0, 0], gust: 0.2}, ", "", `fields.breeze: has none of gravity, wind, gust, turbulence, vortex, wake, drag, attractor, expression`},
		{"two kinds", "weight: 0.5", "weight: 0.5, drag: {}", `fields.breeze: has both wind and drag`},
		{"gusts in each other", "{wind: {velocity: [1, 0, 0], gust: 0.2}, weight: 0.5}", "{gust: {velocity: [1, 0, 0], period: 0.1}}", `t.yaml:10:48: fields.breeze.gust.period: is 0.1, want so much that a front is past before the next comes: (ahead + behind)/speed or more [s]`},
		{"wake of nobody", "{wind: {velocity: [1, 0, 0], gust: 0.2}, weight: 0.5}", "{wake: {path: haed}}", `fields.breeze.wake.path: there is no path "haed", did you mean "head"?`},
		{"reference", "reference: head", "reference: had", `bodies.ear.chain.reference: there is no path "had", did you mean "head"?`},
		{"keys out of order", "time: 1, pose: aside", "time: 0, pose: aside", `t.yaml:36:18: bodies.ear.chain.pose_keys[1].time: is 0, want more than that of the key before, 0 [s]`},
		{"unknown pose", "pose: aside", "pose: asid", `bodies.ear.chain.pose_keys[1].pose: there is no pose "asid", did you mean "aside"?`},
		{"pose of no strand", "aside: {ear:", "aside: {eer:", `bodies.ear.chain.poses.aside.eer: there is no strand "eer", did you mean "ear"?`},
		{"pose of no length", "to: [0.2, 0, 0]", "to: [0, 0, 0]", `bodies.ear.chain.poses.aside: is 0 m long`},
		{"prop on nothing", "body: ear, frame", "body: eat, frame", `props.skull.body: there is no body "eat", did you mean "ear"?`},
		{"prop with a body's name", "  skull:", "  ear:", `props.ear: "ear" is the name of a body, want another name`},
		{"track out of order", "{time: 1, value: 1}]}\nprobes", "{time: 0, value: 1}]}\nprobes", `tracks.gale.keys[1].time: is 0, want more than that of the key before, 0 [s]`},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			text := strings.Replace(ear, c.old, c.replacement, 1)
			if text == ear {
				t.Fatal("nothing replaced")
			}
			if got := mistakesIn(t, text).Error(); !strings.Contains(got, c.want) {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func run(t *testing.T, text string) *Running {
	t.Helper()
	s, err := Load("t.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.World.Close)
	return r
}

func steps(t *testing.T, r *Running, n int) {
	t.Helper()
	for range n {
		if report := r.World.Step(); report.Flags != 0 || report.Failures != 0 {
			t.Fatalf("at %v s: flags %v, %d failures", report.Time, report.Flags, report.Failures)
		}
	}
}

// An ear follows its keyed pose, and then one that is set from its present shape: what it is then it stays.
func TestPoses(t *testing.T) {
	r := run(t, ear)
	body := r.chains["ear"]
	tip := func() spatial.Vec3 { return body.Base().Inverse().Point(body.Pose(body.PointAt(0, 1)).Pos) }
	steps(t, r, 300)
	// Its own stiffness draws it back: EI/k L⁴ is 1e-3 of the pose's.
	if d := tip().Sub(spatial.V(0.2, 0, 0)).Norm(); d > 0.02 {
		t.Errorf("the tip is at %v, %v m from that of the pose", tip(), d)
	}
	if err := r.Set("bodies.ear.chain.strands.ear.pose_strength", "0"); err != nil {
		t.Fatal(err)
	}
	if err := r.Set("bodies.ear.chain.strands.ear.pose_damping", "0"); err != nil {
		t.Fatal(err)
	}
	if err := r.SetPose("ear"); err == nil || !strings.Contains(err.Error(), "pose_strength") {
		t.Errorf("a pose without strength: %v", err)
	}
	if err := r.SetPose("skull"); err == nil {
		t.Error("a prop has a pose")
	}
	steps(t, r, 5) // on its way back
	if err := r.Set("bodies.ear.chain.strands.ear.pose_strength", "1e6"); err != nil {
		t.Fatal(err)
	}
	if err := r.SetPose("ear"); err != nil {
		t.Fatal(err)
	}
	before := tip()
	steps(t, r, 100)
	if d := tip().Sub(before).Norm(); d > 2e-3 {
		t.Errorf("the tip went %v m from a pose of a million N/m²", d)
	}
}

// Fields can be changed while they act, by hand and by tracks.
func TestFieldsLive(t *testing.T) {
	r := run(t, ear)
	steps(t, r, 50)
	if w := r.around.air.weights[0]; math.Abs(w-0.5) > 0.011 {
		t.Errorf("the wind's weight is %v after half a second, its track says 0.5", w)
	}
	for _, c := range []struct{ path, value, want string }{
		{"fields.breeze.wind.velocity[1]", "3", ""},
		{"fields.push.expression", "ax = 1 # what follows is a comment: even this\nay = 2", ""},
		{"fields.push.expression", "ax = 1\nay = 2*", "fields.push.expression: line 2, column 8: found the end, want"},
		{"fields.push.expression", "wx = 1", "cannot become one for the wind"},
		{"fields.push.weight", "2", ""},
		{"bodies.ear.chain.local", "0.25", ""},
		{"bodies.ear.chain.hanging", "true", ""},
		{"bodies.ear.chain.strands.ear.profiles.pose", `[{"at": 0, "factor": 2}, {"at": 0.5, "factor": 1}]`, ""},
	} {
		err := r.Set(c.path, c.value)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("Set(%s, %s) = %v, want %q", c.path, c.value, err, c.want)
		}
		steps(t, r, 2)
	}
	if v := r.around.air.At(0, spatial.Vec3{}); v.Y == 0 {
		t.Error("the wind does not blow as it was set to")
	}
	if err := r.Set("fields.push.expression", "ax = 1/(vx - vx)"); err != nil {
		t.Fatal(err)
	}
	if report := r.World.Step(); report.Failures == 0 || r.FieldFailures()["push"] == 0 {
		t.Error("a formula divides by zero and nobody is told")
	}
}

// A track can be set while a scene runs; what is wrong with it leaves things as they were.
func TestSetTrack(t *testing.T) {
	r := run(t, ear)
	const param = "bodies.ear.chain.strands.ear.loss"
	if err := r.SetTrack(param, []TrackKey{{0, 0.02}, {1, 0.04}}); err != nil {
		t.Fatal(err)
	}
	steps(t, r, 50)
	if l := r.chains["ear"].Config().Strands[0].Loss; math.Abs(l-0.03) > 1e-9 {
		t.Errorf("loss is %v after half a second, want 0.03", l)
	}
	for _, wrong := range []struct {
		param string
		keys  []TrackKey
		want  string
	}{
		{param, []TrackKey{{1, 0.02}, {0, 0.04}}, "keys[1].time: is 0, want more than that of the key before, 1 [s]"},
		{param, []TrackKey{{0, -1}}, "is -1"},
		{"bodies.ear.chain.los", []TrackKey{{0, 1}}, "unknown key"},
		{"step", []TrackKey{{0, 1}}, "cannot be changed while the scene runs"},
	} {
		if err := r.SetTrack(wrong.param, wrong.keys); err == nil || !strings.Contains(err.Error(), wrong.want) {
			t.Errorf("SetTrack(%s, %v) = %v, want %q", wrong.param, wrong.keys, err, wrong.want)
		}
	}
	if n := len(r.Scene.Tracks.Names()); n != 2 {
		t.Errorf("%d tracks, want 2", n)
	}
	if err := r.SetTrack(param, nil); err != nil || len(r.tracks) != 1 {
		t.Errorf("%v, %d tracks left, want 1", err, len(r.tracks))
	}
}

const hair = `title: Hair
step: 0.01
paths:
  head:
    keys:
      - {time: 0}
      - {time: 1, rotation: [0, 0, 1]}
bodies:
  hair:
    chain:
      path: head
      hanging: true
      groom:
        surface: {shape: head}
        region: scalp
        count: 30
        fill: 100
        links: 8
        length: 0.2
        fibre: {material: hair, profiles: {bend: [{at: 0, factor: 2}, {at: 1, factor: 1}]}}
        variation: {stiffness: 0.3}
      continuum: {stiffness: 2}
      tint: {root: "#000000", tip: "#ffffff"}
probes:
  tip: {what: position, body: hair, strand: strand7, at: end, axis: z}
`

func TestGroomMistakes(t *testing.T) {
	dir := t.TempDir()
	write := func(name string, curves [][]spatial.Vec3, cut int) {
		f, err := os.Create(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		h := groom.Hair{Curves: curves}
		if err := h.Write(f); err != nil {
			t.Fatal(err)
		}
		if info, _ := f.Stat(); cut > 0 {
			if err := f.Truncate(info.Size() - int64(cut)); err != nil {
				t.Fatal(err)
			}
		}
	}
	lock := [][]spatial.Vec3{{{Z: 0.09025}, {Z: 0.15}, {X: 0.1, Z: 0.2}}, {{X: 1, Z: 1}, {X: 1, Z: 2}}}
	write("good.hair", lock[:1], 0)
	write("short.hair", lock[:1], 5)
	write("off.hair", lock, 0)
	const grown = "        count: 30\n        fill: 100\n        links: 8\n        length: 0.2\n"
	cases := []struct{ name, old, replacement, want string }{
		{"a million strands", "count: 30", "count: 1000000", `t.yaml:16:16: bodies.hair.chain.groom.count: 1000000 strands have 8000000 links, which takes about`},
		{"asks for level of detail", "count: 30", "count: 1000000", `want a level_of_detail:`},
		{"no length", "        length: 0.2\n", "", `bodies.hair.chain.groom.length: is 0, want more than 0 m`},
		{"curl too fine", "length: 0.2", "length: 0.2\n        curl: {radius: 0.001, pitch: 0.001}", `bodies.hair.chain.groom.curl.pitch: is 0.001, want turns of at least 5 links`},
		{"knots", "{at: 0, factor: 2}, {at: 1, factor: 1}", "{at: 1, factor: 2}, {at: 0, factor: 1}", `bodies.hair.chain.groom.fibre.profiles.bend[1].at: is 0, want more than the knot before it, 1`},
		{"strands as well", "      groom:", "      strands: {a: {curve: {line: {to: [0, 0, 1]}}, links: 1, material: hair}}\n      groom:", `bodies.hair.chain: has more than one of strands, groom and forest`},
		{"nothing", "", "", ""},
		{"which strand", "strand: strand7, ", "", `probes.tip.strand: is missing, want a strand of the groom or the forest, such as strand0`},
		{"no file", grown, "        file: missing.hair\n", `bodies.hair.chain.groom.file: there is no file "missing.hair" beside the scene`},
		{"a file elsewhere", grown, "        file: ../secret.hair\n", `bodies.hair.chain.groom.file: is "../secret.hair", want the name of a file that ends in .hair or .txt, in the folder of the scene`},
		{"truncated file", grown, "        file: short.hair\n", `bodies.hair.chain.groom.file: short.hair: points array: found`},
		{"roots off the surface", grown, "        file: off.hair\n", `bodies.hair.chain.groom.file: strand [1][0] is 1.`},
	}
	for _, c := range cases {
		if c.want == "" {
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			text := strings.Replace(hair, c.old, c.replacement, 1)
			_, err := Load(filepath.Join(dir, "t.yaml"), []byte(text))
			if err == nil || text == hair || !strings.Contains(strings.ReplaceAll(err.Error(), dir+string(filepath.Separator), ""), c.want) {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
		})
	}
	s, err := Load(filepath.Join(dir, "t.yaml"), []byte(strings.Replace(strings.Replace(hair, grown, "        file: good.hair\n", 1), "strand7", "strand0", 1)))
	if err != nil {
		t.Fatal(err)
	}
	if r, err := s.Build(); err != nil || r.chains["hair"].Links() != 2 {
		t.Errorf("a file of one strand of two links: %v", err)
	}
	s, err = Load("t.yaml", []byte(strings.Replace(hair, "strand7", "strand70", 1)))
	if err != nil {
		t.Fatal(err)
	}
	var m Mistakes
	if _, err := s.Build(); !errors.As(err, &m) || !strings.Contains(err.Error(), `t.yaml:25:45: probes.tip.strand: there is no strand "strand70", want one of 30, strand0 to strand29`) {
		t.Errorf("a strand that was not grown: %v", err)
	}
}

// A groom in a scene does not sag, can be retuned, and shows what a page needs.
func TestGroom(t *testing.T) {
	r := run(t, hair)
	body := r.chains["hair"]
	before := body.Turns()
	r.Scene.Paths.Get("head").Keys[1].Rotation = spatial.Vec3{}
	if err := r.apply([]string{"paths", "head"}); err != nil {
		t.Fatal(err)
	}
	steps(t, r, 100)
	most := 0.0
	for i, q := range body.Turns() {
		most = math.Max(most, q.Mul(before[i].Conj()).Log().Norm())
	}
	if most > 1e-5 {
		t.Errorf("a link turned by %v rad under gravity, want none to", most)
	}
	shape := r.Shape("hair")
	if shape.Style != "hair" || len(shape.Fill) != 100*FillSize || len(shape.Strands) != 30 || shape.Tint.Tip != "#ffffff" {
		t.Fatalf("style %s, %d numbers of filled strands, %d guides", shape.Style, len(shape.Fill), len(shape.Strands))
	}
	for i, s := range shape.Strands {
		if s[1] != 8 || shape.Parents[s[0]] != -1 || shape.Parents[s[0]+1] != s[0] {
			t.Errorf("guide %d is %v", i, s)
		}
	}
	for i := 0; i < len(shape.Fill); i += FillSize {
		f := shape.Fill[i : i+FillSize]
		if sum := f[6] + f[7] + f[8]; math.Abs(float64(sum)-1) > 1e-5 || f[3] < 0 || f[3] >= 30 || f[9] <= 0 || f[9] > 1 {
			t.Errorf("filled strand %d is %v", i/FillSize, f)
		}
	}
	for _, c := range [][2]string{{"bodies.hair.chain.groom.fibre.young", "1e9"}, {"bodies.hair.chain.continuum.viscosity", "3"}, {"bodies.hair.chain.hanging", "false"}} {
		if err := r.Set(c[0], c[1]); err != nil {
			t.Errorf("Set(%s, %s): %v", c[0], c[1], err)
		}
	}
	steps(t, r, 50)
	if err := r.Set("bodies.hair.chain.groom.count", "10"); err == nil {
		t.Error("the number of strands changed while they move")
	}
	if a, b := run(t, hair), run(t, hair); a.Scene.Bodies.Get("hair").Chain.grown != b.Scene.Bodies.Get("hair").Chain.grown {
		t.Error("the same groom was grown twice")
	}
}

// A forest stands still without wind and leans with it; leaves ride on its twigs.
func TestForest(t *testing.T) {
	const text = `title: A wood
step: 0.04
fields:
  wind: {wind: {velocity: [0, 0, 0]}}
bodies:
  wood:
    chain:
      hanging: true
      damping: 0.5
      forest: {species: broadleaf, count: 4, area: [10, 10], clearing: 2, young: 1e9, loss: 0.05}
props:
  ground: {shape: ground, size: [10, 10, 1]}
probes:
  top: {what: position, body: wood, strand: t2.broadleaf, at: end, axis: x}
`
	r := run(t, text)
	top := r.Probes()[0].Read
	before := top()
	steps(t, r, 50)
	if d := math.Abs(top() - before); d > 1e-4 {
		t.Errorf("the top moved by %v m in still air", d)
	}
	if err := r.Set("fields.wind.wind.velocity", "[15, 0, 0]"); err != nil {
		t.Fatal(err)
	}
	steps(t, r, 200)
	if d := top() - before; d < 0.02 {
		t.Errorf("the top leans by %v m in a gale", d)
	}
	shape := r.Shape("wood")
	if shape.Style != "plant" || shape.LeafShape != "leaf" || len(shape.Leaves)%LeafSize != 0 || len(shape.Leaves) < 100*LeafSize || len(shape.LeafColours) == 0 {
		t.Fatalf("style %s, %d leaves of shape %q", shape.Style, len(shape.Leaves)/LeafSize, shape.LeafShape)
	}
	for i := 0; i < len(shape.Leaves); i += LeafSize {
		l := shape.Leaves[i : i+LeafSize]
		if q := l[4]*l[4] + l[5]*l[5] + l[6]*l[6] + l[7]*l[7]; int(l[0]) >= len(shape.Parents) || math.Abs(float64(q)-1) > 1e-4 || int(l[9]) >= len(shape.LeafColours) {
			t.Fatalf("leaf %d is %v", i/LeafSize, l)
		}
	}
}
