package record

import (
	_ "embed"
	"encoding/json"
	"math"
	"strconv"

	"github.com/tendril-sim/tendril/internal/wire"
)

//go:embed scene_update.schema.json
var sceneUpdateSchema []byte

// frameSchema tells a reader of the file what a display frame is.
const frameSchema = `Display frame of Tendril, version 1: little-endian, SI units.
  0  u8 type = 1, u8 version = 1, u16 bodies, u32 sequence number
  8  f64 simulated time [s], u64 step
 24  u16 holds, u16 hands, u32 probes
 32  f32 x 16: haptic rate [Hz], its lateness p50, p99 [ms], simulation wanted, held [Hz], step p50, p99 [ms], speed [1],
     sense, predict, solve, correct, feel, publish [us], dropped [s], viewers
 96  f64 echo [ms]
104  bodies x {u32 flags, u32 count, count x pose}
     holds x {u16 body, u16 index, pose target, wrench, f32 gap [m]}
     hands x {u8 hand, u8 mine, u16 body, f32 place, pose asked, pose proxy, wrench felt}
     probes x f32
pose: f32 x 7, position x y z [m], rotation x y z w; wrench: f32 x 6, torque [N m], force [N], world axes.
`

// maxPoints of a body in the scene that Foxglove shows; a finer body is shown with every second, third… point.
const maxPoints = 1000

// words writes JSON. What it writes for one recording has fixed parts, made once, and numbers between them.
type words struct {
	bodies []bodyWords
	probes []string // `"name":`
}

type bodyWords struct {
	head, tail string
	segments   [][2]int // poses to join by a line each; nil to join all, one after the other
	solids     *solidWords
}

func newWords(info *Info) *words {
	w := &words{}
	for _, b := range info.Bodies {
		if b.geometry != nil {
			w.bodies = append(w.bodies, bodyWords{solids: newSolidWords(&b)})
			continue
		}
		kind, joined := "0", segments(b.Parents) // a line through all points, or …
		if joined != nil {
			kind = "2" // … one for each pair
		}
		head := `,"frame_id":"world","id":` + quote(b.Name) + `,"lifetime":{"sec":0,"nsec":0},"frame_locked":false,"metadata":[],` +
			`"arrows":[],"cubes":[],"spheres":[],"cylinders":[],"triangles":[],"texts":[],"models":[],"lines":[{"type":` + kind + `,` +
			`"pose":{"position":{"x":0,"y":0,"z":0},"orientation":{"x":0,"y":0,"z":0,"w":1}},` +
			`"thickness":` + string(appendNumber(nil, 2*b.Radius, 64)) + `,"scale_invariant":false,"points":[`
		r, g, blue := rgb(b.Colour)
		tail := `],"color":{"r":` + r + `,"g":` + g + `,"b":` + blue + `,"a":1},"colors":[],"indices":[]}]}`
		w.bodies = append(w.bodies, bodyWords{head: head, tail: tail, segments: joined})
	}
	for _, p := range info.Probes {
		w.probes = append(w.probes, quote(p.Name)+":")
	}
	return w
}

// scene appends a foxglove.SceneUpdate with the bodies of a frame at a time [ns].
func (w *words) scene(b []byte, f *wire.Frame, time uint64) []byte {
	b = append(b, `{"deletions":[],"entities":[`...)
	for i := range min(len(f.Bodies), len(w.bodies)) {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, `{"timestamp":{"sec":`...)
		b = strconv.AppendUint(b, time/1e9, 10)
		b = append(b, `,"nsec":`...)
		b = strconv.AppendUint(b, time%1e9, 10)
		b = append(b, '}')
		if s := w.bodies[i].solids; s != nil {
			b = s.entity(b, f.Bodies[i].Poses)
			continue
		}
		b = append(b, w.bodies[i].head...)
		b = w.bodies[i].points(b, f.Bodies[i].Poses)
		b = append(b, w.bodies[i].tail...)
	}
	return append(b, "]}"...)
}

// segments returns the pairs of poses that show a chain. Of one with many links, only every second, third… pose is in them, and
// those where it branches or ends.
func segments(parents []int) [][2]int {
	stride := 1 + len(parents)/maxPoints
	children := make([]int, len(parents))
	for _, p := range parents {
		if p >= 0 && p < len(parents) {
			children[p]++
		}
	}
	var pairs [][2]int
	for i, p := range parents {
		if p < 0 || (i%stride != 0 && children[i] == 1) {
			continue
		}
		for p > 0 && p%stride != 0 && children[p] == 1 && parents[p] >= 0 {
			p = parents[p]
		}
		pairs = append(pairs, [2]int{p, i})
	}
	return pairs
}

// points appends the points of the lines that show a body.
func (w *bodyWords) points(b []byte, poses []wire.Pose) []byte {
	if w.segments == nil {
		stride, last := 1+len(poses)/maxPoints, len(poses)-1
		for i := 0; i <= last; i = next(i, stride, last) {
			b = appendPoint(b, &poses[i], i > 0)
		}
		return b
	}
	more := false
	for _, s := range w.segments {
		if max(s[0], s[1]) < len(poses) {
			b = appendPoint(appendPoint(b, &poses[s[0]], more), &poses[s[1]], true)
			more = true
		}
	}
	return b
}

func appendPoint(b []byte, p *wire.Pose, more bool) []byte {
	if more {
		b = append(b, ',')
	}
	b = appendNumber(append(b, `{"x":`...), float64(p[0]), 32)
	b = appendNumber(append(b, `,"y":`...), float64(p[1]), 32)
	b = appendNumber(append(b, `,"z":`...), float64(p[2]), 32)
	return append(b, '}')
}

// next returns the point after i; the last one is never left out.
func next(i, stride, last int) int {
	if i < last {
		return min(i+stride, last)
	}
	return last + 1
}

// values appends the probes at a simulated time [s].
func (w *words) values(b []byte, seconds float64, probes []float64) []byte {
	b = appendNumber(append(b, `{"time":`...), seconds, 64)
	b = append(b, `,"values":{`...)
	for i := range min(len(probes), len(w.probes)) {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendNumber(append(b, w.probes[i]...), probes[i], 64)
	}
	return append(b, "}}"...)
}

// change appends a parameter that was changed at a simulated time [s].
func (w *words) change(b []byte, seconds float64, path, value string) []byte {
	b = appendNumber(append(b, `{"time":`...), seconds, 64)
	b = append(b, `,"path":`+quote(path)+`,"value":`+quote(value)+`}`...)
	return b
}

// probesSchema is the JSON Schema of the values of the probes.
func probesSchema(probes []Probe) []byte {
	type property struct {
		Type        string `json:"type"`
		Description string `json:"description"`
	}
	values := map[string]property{}
	for _, p := range probes {
		values[p.Name] = property{"number", "[" + p.Unit + "]"}
	}
	b, _ := json.Marshal(map[string]any{ // strings only, which cannot fail
		"title": "tendril.Probes", "type": "object",
		"properties": map[string]any{
			"time":   property{"number", "simulated time [s]"},
			"values": map[string]any{"type": "object", "properties": values},
		},
	})
	return b
}

const changesSchema = `{"title":"tendril.Change","type":"object","properties":{` +
	`"time":{"type":"number","description":"simulated time [s]"},` +
	`"path":{"type":"string","description":"path of the parameter in the scene"},` +
	`"value":{"type":"string","description":"its new value"}}}`

// appendNumber appends a number in JSON, which has no word for one that is not finite but null.
func appendNumber(b []byte, x float64, bits int) []byte {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return append(b, "null"...)
	}
	return strconv.AppendFloat(b, x, 'g', -1, bits)
}

func quote(s string) string {
	b, _ := json.Marshal(s) // a string cannot fail
	return string(b)
}

// rgb returns the parts of a colour such as #4a7fd4, each from 0 to 1; of that one if there is none.
func rgb(colour string) (r, g, b string) {
	x, err := strconv.ParseUint(colour[min(1, len(colour)):], 16, 32)
	if err != nil || len(colour) != 7 {
		x = 0x4a7fd4
	}
	part := func(shift int) string {
		return strconv.FormatFloat(float64(x>>shift&0xff)/255, 'f', 3, 64)
	}
	return part(16), part(8), part(0)
}
