package scene

import (
	"math"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/spatial"
)

// bench is a table with a box on it and a hand above, palm down.
const bench = `
title: Bench
step: 0.001
touch: {pause: 0}
surfaces:
  skin: {static: 0.8}
bodies:
  table: {rigid: {motion: static, shape: {ground: {}}, surface: skin}}
  box: {rigid: {shape: {box: {size: [0.04, 0.04, 0.08]}}, mass: 1, frame: {position: [0.108, 0.018, 0.04]}, surface: skin}}
paths:
  arm:
    stop: true
    keys:
      - {time: 0, position: [0, 0, 0.125], rotation: [1.2092, 1.2092, 1.2092]}
      - {time: 0.6, position: [0, 0, 0.125], rotation: [1.2092, 1.2092, 1.2092]}
      - {time: 1, position: [0, 0, 0.2], rotation: [1.2092, 1.2092, 1.2092]}
hands:
  right:
    path: arm
    recipe: tripod
    grasps: [{time: 0.1}, {time: 0.5, closure: 0.9}]
    surface: skin
    colour: "#d9a98c"
  left:
    side: left
    size: 0.17
    wrist: {position: [0, 1, 0.5]}
tracks:
  fist: {param: hands.left.closure, keys: [{time: 0, value: 0}, {time: 0.2, value: 1}]}
probes:
  height: {what: position, body: box, axis: z}
  thumb: {what: force, hand: right, finger: thumb}
  palm: {what: force, hand: right, finger: palm}
  wrist: {what: force, hand: right, axis: z}
  torque: {what: torque, hand: right}
  closure: {what: closure, hand: right}
  left closure: {what: closure, hand: left}
  slip: {what: slip, body: box, hand: right, since: 1.2}
  held: {what: force, body: box, with: right, axis: z}
  by the thumb: {what: force, body: box, with: right thumb distal}
`

// A hand with a script lifts a box, and its probes tell what it does.
func TestHand(t *testing.T) {
	r := build(t, bench)
	read(t, r, 300, "height")
	if c := read(t, r, 0, "closure"); math.Abs(c-0.45) > 1e-9 {
		t.Errorf("half way, the hand is asked to be closed by %v, want 0.45", c)
	}
	if c := read(t, r, 0, "left closure"); c != 1 {
		t.Errorf("on its track, the left hand is closed by %v, want 1", c)
	}
	if z := read(t, r, 1700, "height"); z < 0.1 {
		t.Fatalf("the box is at %v m, want it lifted", z)
	}
	near(t, "weight at the wrist", read(t, r, 0, "wrist"), -9.81, 1e-3)
	near(t, "force on the box", read(t, r, 0, "held"), 9.81, 1e-3)
	if f, g := read(t, r, 0, "thumb"), read(t, r, 0, "by the thumb"); g < 5 || f < g {
		t.Errorf("the thumb feels %v N, and its last limb presses with %v N", f, g)
	}
	if f := read(t, r, 0, "palm"); f > 1e-9 {
		t.Errorf("the palm touches nothing, and feels %v N", f)
	}
	if m := read(t, r, 0, "torque"); m < 0.5 || m > 1.5 { // 1 kg some 11 cm before the wrist
		t.Errorf("a torque of %v N m at the wrist", m)
	}
	if d := read(t, r, 0, "slip"); d > 1e-5 {
		t.Errorf("the box slipped by %v m", d)
	}
	names := r.Scene.WorldNames()
	for i, name := range names {
		if n, ok := r.World.BodyNamed(name); !ok || n != i {
			t.Errorf("%s is body %d of the world, want %d", name, n, i)
		}
	}
	if len(names) != 2+2*hand.Limbs || names[2] != "right palm" || names[2+hand.Limbs] != "left palm" {
		t.Errorf("names %v", names)
	}
}

// Closure, recipe and grip can be changed while the scene runs; keys and tracks no longer say then.
func TestHandParameters(t *testing.T) {
	r := build(t, bench)
	read(t, r, 1500, "height")
	before := read(t, r, 0, "thumb")
	set := func(path, value string) {
		t.Helper()
		if err := r.Set(path, value); err != nil {
			t.Fatal(err)
		}
	}
	set("hands.right.grip", "2")
	if f := read(t, r, 500, "thumb"); f < 1.5*before {
		t.Errorf("with a grip of 2 the thumb presses with %v N, with 1 %v N", f, before)
	}
	set("hands.right.recipe", "open")
	if z := read(t, r, 600, "height"); z > 0.09 {
		t.Errorf("the open hand has the box at %v m", z)
	}
	for path, value := range map[string]string{"hands.right.side": "left", "hands.right.size": "0.2", "hands.right.closure": "1.6", "hands.right.recipe": "fist", "hands.right.grip": "0"} {
		if r.Set(path, value) == nil {
			t.Errorf("%s = %s is allowed", path, value)
		}
	}
}

// A wrist that no path moves goes where its frame says.
func TestHandWrist(t *testing.T) {
	r := build(t, bench)
	if err := r.Set("hands.left.wrist.position[2]", "0.6"); err != nil {
		t.Fatal(err)
	}
	read(t, r, 500, "height")
	palm := r.Gloves()[1].Bodies()[hand.Palm].Frame().Pos
	wrist, _ := r.Gloves()[1].Asked()
	if wrist.Pos.Z != 0.6 || palm.Sub(wrist.Pos).Norm() > 0.05 {
		t.Errorf("the wrist is asked to be at %v, the palm is at %v", wrist.Pos, palm)
	}
}

// A state has the hand in it: brought back, it goes on as it did, script, slip and all; to the same bits before it touches something.
func TestHandState(t *testing.T) {
	for _, after := range []int{100, 300, 1300} {
		a, b := build(t, bench), build(t, bench)
		read(t, a, after, "height")
		read(t, b, 7, "height")
		if err := b.World.RestoreState(a.World.AppendState(nil)); err != nil {
			t.Fatal(err)
		}
		if b.World.Hash() != a.World.Hash() {
			t.Errorf("after %d steps: not the state that was saved", after)
		}
		read(t, a, 50, "height")
		read(t, b, 50, "height")
		if after == 100 && b.World.Hash() != a.World.Hash() {
			t.Error("a hand on its way goes on to another state")
		}
		read(t, a, 400, "height")
		read(t, b, 400, "height")
		for _, name := range a.Scene.Probes.Names() {
			if got, want := read(t, b, 0, name), read(t, a, 0, name); math.Abs(got-want) > 1e-6*(1+math.Abs(want)) {
				t.Errorf("after %d steps and 450 more, %s is %v, want %v", after, name, got, want)
			}
		}
	}
	b := build(t, bench)
	state := b.World.AppendState(nil)
	for _, cut := range []int{9, 100, 1000} {
		if b.World.RestoreState(state[:len(state)-cut]) == nil {
			t.Errorf("a state without its last %d bytes is taken", cut)
		}
	}
}

// A person who takes the hand moves it no faster than a person can, whatever is asked for, and the script does no more. A hand that is left stays.
func TestTakeAHand(t *testing.T) {
	r := build(t, bench)
	g := r.Gloves()[0]
	if !g.Scripted() || r.Gloves()[1].Scripted() {
		t.Error("the right hand is scripted, the left one not")
	}
	read(t, r, 50, "height")
	wrist, _ := g.Asked()
	target := wrist
	target.Pos = target.Pos.Add(spatial.V(-1, 0, 1))
	ask := Ask{Wrist: target, Grasp: hand.Grasp{Recipe: hand.Pinch, Closure: 1}}
	g.Take(func() Ask { return ask })
	before := g.Bodies()[hand.Palm].Frame().Pos
	for range 600 {
		r.World.Step()
		now := g.Bodies()[hand.Palm].Frame().Pos
		if speed := now.Sub(before).Norm() / 0.001; speed > 1.2*reachSpeed {
			t.Fatalf("the palm moves at %v m/s", speed)
		}
		before = now
	}
	if wrist, _ = g.Asked(); wrist.Pos.Sub(target.Pos).Norm() > 1e-9 || g.Scripted() {
		t.Errorf("the wrist is at %v, asked for %v", wrist.Pos, target.Pos)
	}
	for _, odd := range []Ask{
		{Wrist: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(math.NaN(), 0, 0)}},
		{Wrist: spatial.Frame{}},
		{Wrist: target, Grasp: hand.Grasp{Recipe: 200, Closure: math.Inf(1)}},
		{Wrist: target, Angles: &hand.Angles{math.NaN(), math.Inf(-1), 1e300}},
	} {
		ask = odd
		for range 50 {
			if report := r.World.Step(); report.Flags&constraint.Frozen != 0 {
				t.Fatalf("asked for %+v, a limb is frozen", odd)
			}
		}
	}
	ask = Ask{Wrist: target}
	read(t, r, 500, "height")
	g.Leave()
	read(t, r, 500, "height")
	if wrist, _ = g.Asked(); wrist.Pos.Sub(target.Pos).Norm() > 1e-6 {
		t.Errorf("the hand that was left went to %v", wrist.Pos)
	}
}

// A hand that begins, or is put, inside of things, fingers that cross, and the friction of 200 of the paper's table 1: everything stays finite
// and slow, and comes apart again.
func TestHandInTheWay(t *testing.T) {
	for name, change := range map[string][2]string{
		"in the box":      {"position: [0, 0, 0.125]", "position: [0.02, 0, 0.05]"},
		"in the table":    {"position: [0, 0, 0.125]", "position: [0, 0, -0.02]"},
		"friction 200":    {"skin: {static: 0.8}", "skin: {static: 200}"},
		"as in the paper": {"recipe: tripod", "recipe: power\n    model: zaeh2004"},
		"fingers cross":   {"wrist: {position: [0, 1, 0.5]}", "wrist: {position: [0.2, 0.03, 0.12], rotation: [1.2092, 1.2092, 1.2092]}"},
	} {
		t.Run(name, func(t *testing.T) {
			r := build(t, strings.Replace(bench, change[0], change[1], 2))
			limbs, box := 0.0, 0.0
			for range 3000 {
				if report := r.World.Step(); report.Flags&constraint.Frozen != 0 {
					t.Fatalf("at %v s something is frozen", report.Time)
				}
				for _, b := range r.Gloves()[0].Bodies() {
					limbs = max(limbs, b.Speed())
				}
				box = max(box, r.groups["box"].bodies[0].Speed())
			}
			// A fifth of an overlap is taken back in a step: a limb 15 cm deep in the table leaves it at 30 m/s.
			if limbs > 40 || box > 4 {
				t.Errorf("limbs moved at %v m/s, the box at %v m/s", limbs, box)
			}
			still := 0.0
			for _, b := range r.Gloves()[0].Bodies() {
				still = max(still, b.Speed())
			}
			if still > 0.05 {
				t.Errorf("after 3 s a limb still moves at %v m/s", still)
			}
		})
	}
}

func TestHandMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"side: both":                        `hands.right.side: is "both", want one of right, left`,
		"size: 20":                          "hands.right.size: is 20, want a number at least 0.01 and at most 10 [m]",
		"recipe: fist":                      `hands.right.recipe: is "fist", want one of open, pinch`,
		"closure: 2":                        "hands.right.closure: is 2, want",
		"path: leg":                         `hands.right.path: there is no path "leg"`,
		"surface: ski":                      `hands.right.surface: there is no surface "ski", did you mean "skin"?`,
		"colour: pink":                      `hands.right.colour: is "pink", want a colour`,
		"model: flesh":                      `hands.right.model: is "flesh", want one of natural, zaeh2004`,
		"grip: 0":                           "hands.right.grip: is 0, want",
		"finger: thumb":                     "hands.right.finger: unknown key",
		"wrist: {}":                         "hands.right: has both wrist and path, want at most one of them",
		"grasps: [{}]":                      "hands.right.grasps[0].time: is missing",
		"grasps: [{time: 1}, {time: 1}]":    "hands.right.grasps[1].time: is 1, want more than that of the key before, 1 [s]",
		"grasps: [{time: 1, recipe: fist}]": `hands.right.grasps[0].recipe: is "fist"`,
		"grasps: [{time: 1, closure: -1}]":  "hands.right.grasps[0].closure: is -1",
	} {
		hands := "hands:\n  right:\n    " + text + "\n"
		if !strings.HasPrefix(text, "path") {
			hands += "    path: arm\n"
		}
		got := mistakesIn(t, bench[:strings.Index(bench, "hands:")]+hands+"probes:\n  height: {what: position, body: box, axis: z}\n")
		if !strings.Contains(got.Error(), want) {
			t.Errorf("%s: %v, want %s", text, got, want)
		}
	}
}

func TestHandProbeMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"{what: force, hand: wright}":                     `probes.x.hand: there is no hand "wright", did you mean "right"?`,
		"{what: force, hand: right, finger: toe}":         `probes.x.finger: is "toe", want one of thumb`,
		"{what: slip, body: box}":                         "probes.x: slip with body, want slip with body and hand",
		"{what: slip, body: box, hand: right, at: 0.5}":   "probes.x: slip with body and hand and at",
		"{what: closure}":                                 "probes.x: closure with nothing, want closure with hand",
		"{what: force, finger: thumb}":                    "probes.x: force with finger",
		"{what: force, hand: right, since: 1}":            "probes.x.since: is given for force",
		"{what: force, body: box, with: right toe}":       `probes.x.with: there is no body "right toe"`,
		"{what: slip, body: right palm, hand: right}":     `probes.x.body: there is no body "right palm"`,
		"{what: position, body: right index distal}":      `probes.x.body: there is no body "right index distal"`,
		"{what: torque, hand: right, finger: index}":      "probes.x: torque with hand and finger, want torque with",
		"{what: slip, body: box, hand: right, since: -1}": "probes.x.since: is -1",
	} {
		got := mistakesIn(t, bench+"  x: "+text+"\n")
		if !strings.Contains(got.Error(), want) {
			t.Errorf("%s: %v, want %s", text, got, want)
		}
	}
}

// A body may not have the name of a hand or of one of its limbs, and a track not what keys say already.
func TestHandNames(t *testing.T) {
	for change, want := range map[[2]string]string{
		{"box: {rigid", "right: {rigid"}:                                 `hands.right: "right" is the name of a body`,
		{"box: {rigid", "right palm: {rigid"}:                            `bodies.right palm: "right palm" is the name of a limb of hand "right"`,
		{"param: hands.left.closure", "param: hands.right.closure"}:      `tracks.fist.param: "hands.right.closure" is what grasps change already`,
		{"touch: {pause: 0}", "touch: {pause: 0}\npass: [[rigth, box]]"}: `pass[0][0]: there is no body "rigth"`,
	} {
		got := mistakesIn(t, strings.Replace(bench, change[0], change[1], 1))
		if !strings.Contains(got.Error(), want) {
			t.Errorf("%v: %v, want %s", change, got, want)
		}
	}
	r := build(t, strings.Replace(bench, "touch: {pause: 0}", "touch: {pause: 0}\npass: [[right, box], [left palm, table]]", 1))
	if z := read(t, r, 1500, "height"); math.Abs(z-0.04) > 1e-6 {
		t.Errorf("a hand that passes through the box has lifted it to %v m", z)
	}
}

// A path that stops at every key is at rest there, between them on the way, and begins again where it loops.
func TestStoppingPath(t *testing.T) {
	p := Path{Stop: true, Keys: []Key{{Time: 1}, {Time: 2, Position: spatial.V(1, 0, 0)}, {Time: 4, Position: spatial.V(1, 0, 0)}, {Time: 5}}}
	m, err := p.build()
	if err != nil {
		t.Fatal(err)
	}
	for at, want := range map[float64][2]float64{0: {0, 0}, 1: {0, 0}, 1.5: {0.5, 1.5}, 2: {1, 0}, 3.7: {1, 0}, 4.5: {0.5, -1.5}, 9: {0, 0}} {
		f, v, _ := m.At(at)
		if math.Abs(f.Pos.X-want[0]) > 1e-12 || math.Abs(v.Linear.X-want[1]) > 1e-12 {
			t.Errorf("at %v s: %v m, %v m/s, want %v", at, f.Pos.X, v.Linear.X, want)
		}
	}
	p.Loop = true
	if m, err = p.build(); err != nil {
		t.Fatal(err)
	}
	if f, _, _ := m.At(1.5 + 3*4); math.Abs(f.Pos.X-0.5) > 1e-12 {
		t.Errorf("three rounds later it is at %v m", f.Pos.X)
	}
}

// A step with hands allocates nothing, whoever moves them.
func TestHandAllocatesNothing(t *testing.T) {
	r := build(t, bench)
	read(t, r, 1500, "height")
	g := r.Gloves()[0]
	wrist, angles := g.Asked()
	for name, person := range map[string]func() Ask{
		"script": nil, "recipe": func() Ask { return Ask{Wrist: wrist, Grasp: hand.Grasp{Recipe: hand.Tripod, Closure: 0.9}} }, "glove": func() Ask { return Ask{Wrist: wrist, Angles: &angles} },
	} {
		if person != nil {
			g.Take(person)
		}
		if n := testing.AllocsPerRun(200, func() { r.World.Step() }); n > 0 {
			t.Errorf("%s: %v allocations a step", name, n)
		}
		g.Leave()
	}
}
