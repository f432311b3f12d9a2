package haply

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/tendril-sim/tendril/spatial"
)

// inventory is a first message in the form that Haply documents, and states that of a wired grip.
const inventory = `{"session_id": 7, "inverse3": [{"device_id": "049D",
 "config": {"type": "inverse3", "device_info": {"id": "049D", "major_version": 7}, "handedness": "right", "list": [1, -2.5e-3, null, "a\"]b"]},
 "state": {"angular_position": {"a0": 0.0}, "cursor_position": {"x": 0.07842738, "y": -0.14836666, "z": 0.14297646},
  "cursor_velocity": {"x": -0.011969013, "y": 0.0012009288, "z": -0.043197}, "current_cursor_force": {"x": 0, "y": 0.5, "z": 0}, "mode": "idle"},
 "status": {"calibrated": true, "in_use": false, "power_supply": true, "ready": true, "started": true}},
 {"device_id": "04BA", "state": {"cursor_position": {"vector": {"x": 1, "y": 2, "z": 3}}}, "status": {"calibrated": false}}],
 "verse_grip": [{"device_id": "61548", "state": {"button": true, "hall": 0, "orientation": {"x": -0.5019531, "y": 0.8632202, "z": -0.048095703, "w": -0.022338867}}}],
 "wireless_verse_grip": [{"device_id": "w1", "state": {"orientation": {"w": 0, "x": 0, "y": 0, "z": 0}, "buttons": {"a": false, "b": true, "c": true, "d": false}}}]}`

func TestDecodeInventory(t *testing.T) {
	var s State
	if err := s.Decode([]byte(inventory)); err != nil {
		t.Fatal(err)
	}
	if len(s.Inverses) != 2 || len(s.Grips) != 2 || !s.Sessions {
		t.Fatalf("%+v", s)
	}
	first, second := s.Inverses[0], s.Inverses[1]
	if string(first.ID) != "049D" || first.Position != spatial.V(0.07842738, -0.14836666, 0.14297646) || first.Velocity != spatial.V(-0.011969013, 0.0012009288, -0.043197) ||
		first.Force != spatial.V(0, 0.5, 0) || !first.Echoes || !first.Ready {
		t.Errorf("%+v", first)
	}
	if string(second.ID) != "04BA" || second.Position != spatial.V(1, 2, 3) || second.Echoes || second.Ready {
		t.Errorf("%+v", second)
	}
	q := s.Grips[0].Orientation
	if s.Grips[0].Buttons != 1 || s.Grips[1].Buttons != 6 || s.Grips[1].Orientation != spatial.Identity || math.Abs(q.Y-0.8632202) > 1e-3 {
		t.Errorf("%+v", s.Grips)
	}
	if err := s.Decode([]byte(`{}`)); err != nil || len(s.Inverses)+len(s.Grips) != 0 || s.Sessions {
		t.Errorf("after an empty message: %+v %v", s, err)
	}
}

// What is sent is JSON that says what was meant, to the nine digits that a force is written with.
func TestForceRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Float64Range(-100, 100)
		f := spatial.V(n.Draw(t, "x"), n.Draw(t, "y"), n.Draw(t, "z"))
		spelling := rapid.SampledFrom([]Spelling{Values, Vector}).Draw(t, "spelling")
		var got struct {
			Inverse3 []struct {
				DeviceID string `json:"device_id"`
				Commands map[string]map[Spelling]map[string]float64
			}
		}
		if err := json.Unmarshal(AppendForce(nil, "049D", spelling, f), &got); err != nil || len(got.Inverse3) != 1 {
			t.Fatal(err)
		}
		v := got.Inverse3[0].Commands["set_cursor_force"][spelling]
		if got.Inverse3[0].DeviceID != "049D" || len(v) != 3 {
			t.Fatalf("%+v", got)
		}
		for k, want := range map[string]float64{"x": f.X, "y": f.Y, "z": f.Z} {
			if math.Abs(v[k]-want) > 5e-9*math.Abs(want) {
				t.Fatalf("%s is %v, want %v", k, v[k], want)
			}
		}
	})
	want := `{"inverse3":[{"device_id":"049D","commands":{"set_cursor_force":{"values":{"x":1,"y":-0.5,"z":1e-05}}}}]}`
	if got := string(AppendForce(nil, "049D", Values, spatial.V(1, -0.5, 1e-5))); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestMalformedMessagesAreRefused(t *testing.T) {
	var s State
	deep := strings.Repeat(`{"a":`, 40) + "1" + strings.Repeat("}", 40)
	for _, bad := range []string{
		"", "null", "[]", "{", `{"inverse3"`, `{"inverse3":}`, `{"inverse3":[}`, `{"inverse3":[{]}`, `{"inverse3":[]} x`, `{"inverse3":[],}`, deep,
		`{"inverse3":[{"state":{"cursor_position":{"x":NaN}}}]}`, `{"inverse3":[{"state":{"cursor_position":{"x":1e999}}}]}`,
		`{"inverse3":[{"state":{"cursor_position":{"x":"1"}}}]}`, `{"inverse3":[{"state":{"cursor_position":{"x":-inf}}}]}`,
		`{"inverse3":[{"state":{"cursor_position":{"x":0x1p4}}}]}`, `{"inverse3":[{"status":{"ready":1}}]}`,
		`{"verse_grip":[{"state":{"orientation":{"w":9,"x":0,"y":0,"z":0}}}]}`, `{"a":"b` + "\n" + `"}`, `{"a":"b`, `{"a":tru}`,
	} {
		if err := s.Decode([]byte(bad)); err == nil || len(s.Inverses)+len(s.Grips) > 0 {
			t.Errorf("%.60s is taken: %+v", bad, s)
		}
	}
}

// Whatever comes, decoding neither panics nor lets a number through that is none; and what it takes is JSON.
func FuzzMessage(f *testing.F) {
	f.Add([]byte(inventory))
	f.Add([]byte(`{"inverse3":[]}`))
	f.Add(AppendForce(nil, "049D", Vector, spatial.V(1, 2, 3)))
	f.Fuzz(func(t *testing.T, data []byte) {
		var s State
		if s.Decode(data) != nil {
			return
		}
		for _, d := range s.Inverses {
			if !d.Position.Finite() || !d.Velocity.Finite() || !d.Force.Finite() {
				t.Fatalf("%+v", d)
			}
		}
		for _, g := range s.Grips {
			if q := g.Orientation; math.Abs(q.W*q.W+q.X*q.X+q.Y*q.Y+q.Z*q.Z-1) > 1e-12 {
				t.Fatalf("%+v", g)
			}
		}
	})
}

func TestCodecDoesNotAllocate(t *testing.T) {
	var s State
	data, out := []byte(inventory), make([]byte, 0, 256)
	if n := testing.AllocsPerRun(100, func() {
		if err := s.Decode(data); err != nil {
			t.Fatal(err)
		}
		out = AppendForce(out[:0], "049D", Vector, spatial.V(1, 2, 3))
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
