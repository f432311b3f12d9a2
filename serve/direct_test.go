package serve

import (
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/internal/wire"
)

// A tuft of hair that can be posed, on a head, in a breeze.
const tuft = `title: A tuft
step: 0.01
fields:
  breeze: {wind: {velocity: [0.5, 0, 0]}}
  push: {expression: "ax = 0.5*sin(t)"}
bodies:
  tuft:
    colour: "#553311"
    chain:
      hanging: true
      groom:
        surface: {shape: ellipsoid, size: [0.2, 0.2, 0.2]}
        above: {point: [0, 0, 0.05]}
        count: 6
        fill: 20
        links: 5
        length: 0.2
        fibre: {material: hair, pose_strength: 0.01}
      tint: {root: "#000000", tip: "#ffffff", vary: 0.5}
props:
  ball: {shape: sphere, size: [0.2, 0.2, 0.2], body: tuft, colour: "#aabbcc"}
tracks:
  gusts: {param: fields.breeze.weight, keys: [{time: 0, value: 1}, {time: 2, value: 0.5}]}
`

func tufts(t *testing.T) *viewer {
	t.Helper()
	file := filepath.Join(t.TempDir(), "tuft.yaml")
	if err := os.WriteFile(file, []byte(tuft), 0o644); err != nil {
		t.Fatal(err)
	}
	return view(t, start(t, Config{File: file}), "scene=file")
}

// param returns a parameter of a description.
func (d *description) param(path string) *param {
	for i := range d.Params {
		if d.Params[i].Path == path {
			return &d.Params[i]
		}
	}
	return nil
}

// A page is told all it needs to draw hair, props, profiles and tracks.
func TestHelloOfGrooms(t *testing.T) {
	v := tufts(t)
	hair, prop := v.hello.Bodies[0], v.hello.Bodies[1]
	if hair.Style != "hair" || hair.Tint == nil || hair.Tint.Vary != 0.5 || len(hair.Strands) != 6 || hair.Strands[1] != [2]int{6, 5} {
		t.Errorf("hair %+v", hair)
	}
	if raw, err := base64.StdEncoding.DecodeString(hair.Fill); err != nil || len(raw) != 20*12*4 {
		t.Errorf("%d bytes of filled strands, %v", len(raw), err)
	}
	if prop.Kind != "prop" || prop.Count != 1 || prop.Shape != "sphere" || prop.Size == nil || prop.Size[2] != 0.2 || prop.Colour != "#aabbcc" || len(prop.Parents) != 1 {
		t.Errorf("prop %+v", prop)
	}
	if len(v.hello.Tracks) != 1 || v.hello.Tracks[0].Path != "fields.breeze.weight" || v.hello.Tracks[0].Keys[1].Value != 0.5 {
		t.Errorf("tracks %+v", v.hello.Tracks)
	}
	if p := v.hello.param("bodies.tuft.chain.groom.fibre.profiles.bend"); p == nil || p.Kind != "profile" {
		t.Errorf("a profile is %+v", p)
	}
	if p := v.hello.param("fields.push.expression"); p == nil || p.Kind != "text" || p.Value != "ax = 0.5*sin(t)" {
		t.Errorf("a formula is %+v", p)
	}
	f := v.frame("frame", nil)
	if len(f.Bodies) != 2 || len(f.Bodies[1].Poses) != 1 {
		t.Errorf("a frame of %d bodies", len(f.Bodies))
	}
}

// Profiles, tracks and poses can be set from a page; what is wrong is answered.
func TestDirecting(t *testing.T) {
	v := tufts(t)
	v.say(`{"type":"profile","path":"bodies.tuft.chain.groom.fibre.profiles.bend","knots":[{"at":0,"factor":3},{"at":1,"factor":1}]}`)
	for done := false; !done; {
		for _, p := range v.text("params")["params"].([]any) {
			p := p.(map[string]any)
			done = done || p["path"] == "bodies.tuft.chain.groom.fibre.profiles.bend" && strings.Contains(fmt.Sprint(p["value"]), "factor:3")
		}
	}
	v.say(`{"type":"track","path":"bodies.tuft.chain.wind[0]","keys":[{"time":0,"value":0},{"time":1,"value":2}]}`)
	if tracks := v.text("scene")["tracks"].([]any); len(tracks) != 2 {
		t.Errorf("tracks %v, want two", tracks)
	}
	v.say(`{"type":"track","path":"bodies.tuft.chain.wind[0]","keys":null}`)
	if tracks := v.text("scene")["tracks"].([]any); len(tracks) != 1 {
		t.Errorf("tracks %v, want one", tracks)
	}
	for _, c := range []struct{ say, want string }{
		{`{"type":"track","path":"bodies.tuft.chain.wind[0]","keys":[{"time":1,"value":0},{"time":0,"value":2}]}`, "want more than that of the key before"},
		{`{"type":"track","path":"bodies.tuft.chain.wind[0]","keys":"x"}`, "want a list of {time, value}"},
		{`{"type":"track","path":"bodies.tuft.chain.wind[0]"}`, "keys are missing"},
		{`{"type":"profile","path":"bodies.tuft.chain.groom.fibre.profiles.bend","knots":[{"at":1,"factor":3},{"at":0,"factor":1}]}`, "want more than the knot before it"},
		{`{"type":"profile","path":"bodies.tuft.chain.groom.fibre.profiles.bend"}`, "knots are missing"},
		{`{"type":"pose","body":7}`, "there is no body 7"},
		{`{"type":"pose","body":1}`, "is no chain"},
		{`{"type":"set","path":"fields.push.expression","value":"ax = 2*"}`, "line 1, column 8"},
	} {
		v.say("%s", c.say)
		if got := v.text("error"); !strings.Contains(fmt.Sprint(got["message"]), c.want) {
			t.Errorf("%s: %v, want %q", c.say, got["message"], c.want)
		}
	}
	v.say(`{"type":"set","path":"fields.push.expression","value":"ax = 1/(vx - vx)"}`)
	if got := fmt.Sprint(v.text("error")["message"]); !strings.Contains(got, `field "push": its formula is not finite`) {
		t.Errorf("a division by zero is told as %q", got)
	}
	v.say(`{"type":"pose","body":0}`)
	first := v.frame("frame", nil)
	v.frame("it goes on", func(f *wire.Frame) bool { return f.Time > first.Time+0.1 })
}

// What tracks are set survives a reset that keeps things.
func TestTracksAreKept(t *testing.T) {
	v := tufts(t)
	v.say(`{"type":"track","path":"fields.push.weight","keys":[{"time":0,"value":0.1}]}`)
	v.text("scene")
	v.say(`{"type":"reset","keep":true}`)
	if tracks := v.text("scene")["tracks"].([]any); len(tracks) != 2 {
		t.Errorf("tracks %v after a reset that keeps them", tracks)
	}
	v.say(`{"type":"reset"}`)
	if tracks := v.text("scene")["tracks"].([]any); len(tracks) != 1 {
		t.Errorf("tracks %v after a reset", tracks)
	}
}
