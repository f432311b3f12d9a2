package serve

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"time"
	"unicode/utf8"

	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/spatial"
)

// request is any text message of a client: its type says which fields it has.
type request struct {
	Type  string          `json:"type"`
	Hand  int             `json:"hand"`
	Plane *int            `json:"plane"` // in place of a hand of the scene
	Body  int             `json:"body"`
	At    float64         `json:"at"`
	Point []float64       `json:"point"` // where a rigid body is grabbed, in its own coordinates [m]
	Frame []float32       `json:"frame"` // x, y, z, qx, qy, qz, qw
	On    bool            `json:"on"`
	Keep  bool            `json:"keep"`
	Path  string          `json:"path"`
	Value json.RawMessage `json:"value"`
	Keys  json.RawMessage `json:"keys"`  // of a track: [{time, value}], or null
	Knots json.RawMessage `json:"knots"` // of a profile: [{at, factor}]
	Time  float64         `json:"time"`  // [s]
	State string          `json:"state"`
}

// requests are the types of messages that a client may send.
var requests = []string{"grab", "release", "turn", "set", "pause", "step", "reset", "speed", "record", "state", "restore", "seek", "pose", "track", "profile", "contacts", "take", "leave", "grip", "strains", "stresses", "pressures"}

// text returns the value as a scene file would have it.
func (r *request) text() (string, error) {
	if len(r.Value) == 0 {
		return "", errors.New("value is missing")
	}
	if r.Value[0] != '"' {
		return string(r.Value), nil // JSON is YAML
	}
	var s string
	err := json.Unmarshal(r.Value, &s)
	return s, err
}

// number returns the value as a number.
func (r *request) number() (float64, error) {
	var x float64
	if err := json.Unmarshal(r.Value, &x); err != nil {
		return 0, fmt.Errorf("value is %s, want a number", clip(string(r.Value)))
	}
	return x, nil
}

// description is what a viewer must know of a scene before frames make sense: the message "hello" to a new viewer, "scene"
// when something in it changes.
type description struct {
	Type     string `json:"type"`
	Protocol int    `json:"protocol"`
	Version  string `json:"version"` // build of the server
	Client   uint64 `json:"client,omitempty"`

	Scene  sceneText  `json:"scene"`
	Bodies []bodyText `json:"bodies"`
	// Geometries are what rigid bodies look like; many may have one.
	Geometries []geometryText `json:"geometries,omitempty"`
	Lines      []lineText     `json:"lines,omitempty"`
	Joints     []jointText    `json:"joints,omitempty"`
	Hands      []handText     `json:"hands,omitempty"`
	Planes     []planeText    `json:"planes,omitempty"`
	Holds      []holdText     `json:"holds"`
	Probes     []probeText    `json:"probes"`
	Params     []param        `json:"params"`
	Tracks     []trackText    `json:"tracks"`
	Status                    // as the message of that name, without its type
	Replay     *replayText    `json:"replay,omitempty"`
	File       string         `json:"file,omitempty"` // path of the scene given on the command line
	Hash       string         `json:"hash"`           // of the scene's text
}

// Status is the part of description and status that any viewer can change.
type Status struct {
	Paused    bool    `json:"paused"`
	Speed     float64 `json:"speed"` // simulated over real time
	Recording bool    `json:"recording"`
	Viewers   int     `json:"viewers"`
	Behind    string  `json:"behind,omitempty"` // why the simulation does not keep up
}

type sceneText struct {
	Name     string     `json:"name"`
	Title    string     `json:"title"`
	About    string     `json:"about"`
	Source   string     `json:"source"`
	Step     float64    `json:"step"`     // [s]
	Duration float64    `json:"duration"` // [s]
	Gravity  [3]float64 `json:"gravity"`  // [m/s²]
	View     viewText   `json:"view"`
}

type viewText struct {
	Distance  float64    `json:"distance"`            // of the camera [m]; 0: the viewer's choice
	Target    [3]float64 `json:"target"`              // [m]
	Elevation *float64   `json:"elevation,omitempty"` // of the camera above the horizon [rad]
	Azimuth   *float64   `json:"azimuth,omitempty"`   // about z, 0 on +x [rad]
}

type bodyText struct {
	Name   string    `json:"name"`
	Kind   string    `json:"kind"`
	Count  int       `json:"count"`  // of its poses in a frame
	Radius []float64 `json:"radius"` // at each of them [m]
	Colour string    `json:"colour,omitempty"`

	// Of a chain:
	Parents []int       `json:"parents,omitempty"` // for each pose the one it is joined to, -1 for a root
	Riders  []riderText `json:"riders,omitempty"`
	Links   [][2]int    `json:"links,omitempty"` // poses that a bond joins
	Style   string      `json:"style,omitempty"` // strand, hair, fur, plant or grass
	Tint    *tintText   `json:"tint,omitempty"`

	// Of a groom or a forest, in base64; fill is float32, little-endian, as scene.Shape has it, leaves are as packLeaves has them.
	Strands     [][2]int `json:"strands,omitempty"` // for each guide the pose at its root and the number of its links
	Fill        string   `json:"fill,omitempty"`
	Leaves      string   `json:"leaves,omitempty"`
	LeafShape   string   `json:"leafShape,omitempty"`
	LeafColours []string `json:"leafColours,omitempty"`

	// Of a rigid body:
	Geometry *int   `json:"geometry,omitempty"` // number of what it looks like
	Group    string `json:"group,omitempty"`    // entry of the scene that it is a member of, with others
	Look     string `json:"look,omitempty"`     // plastic, wood, metal, stone, rubber or glass
	Motion   string `json:"motion,omitempty"`   // dynamic, kinematic or static
	Hand     *int   `json:"hand,omitempty"`     // number of the hand that it is a limb of

	Solid *softText `json:"solid,omitempty"` // of a solid, or of elastic skin

	// Of a prop:
	Shape string      `json:"shape,omitempty"`
	Size  *[3]float64 `json:"size,omitempty"` // extent along its axes [m]
}

type tintText struct {
	Root string  `json:"root"`
	Tip  string  `json:"tip"`
	Vary float64 `json:"vary"`
}

// trackText is a parameter that keys change with time.
type trackText struct {
	Name string           `json:"name"`
	Path string           `json:"path"`
	Keys []scene.TrackKey `json:"keys"`
	Loop bool             `json:"loop,omitempty"`
}

// riderText is a thing that rides on a pose.
type riderText struct {
	Frame    int         `json:"frame"`
	Offset   [3]float64  `json:"offset"`             // in the axes of the pose [m]
	Rotation *[3]float64 `json:"rotation,omitempty"` // axis times angle [rad]
	Size     float64     `json:"size"`               // radius, or half its size [m]
	Shape    string      `json:"shape"`
	Colour   string      `json:"colour,omitempty"`
}

type holdText struct {
	Body   int    `json:"body"`
	Index  int    `json:"index"`          // of the pose that it holds
	Axes   string `json:"axes,omitempty"` // held directions, as a scene file has them
	Driven bool   `json:"driven"`         // by a path of the scene, until a hand takes it
}

type probeText struct {
	Name  string `json:"name"`
	Unit  string `json:"unit"`
	Hand  *int   `json:"hand,omitempty"`  // number of the hand that it is one of; it is none of the scene's own
	Plane *int   `json:"plane,omitempty"` // the same of a plane
}

type replayText struct {
	Name     string    `json:"name"`
	Duration float64   `json:"duration"` // [s]
	Created  time.Time `json:"created"`
}

// param is a parameter with the kind of control that suits it.
type param struct {
	scene.Param
	Kind    string `json:"kind"`              // number, bool, choice, text or profile
	Initial any    `json:"initial,omitempty"` // what it is in the scene file
}

// params returns the parameters of a scene, with what they were in its file.
func params(of *scene.Running, initial map[string]any) []param {
	list := of.Params()
	out := make([]param, len(list))
	for i, p := range list {
		out[i] = param{p, "number", initial[p.Path]}
		switch p.Value.(type) {
		case bool:
			out[i].Kind = "bool"
		case []scene.ProfileKnot:
			out[i].Kind = "profile"
		case string:
			out[i].Kind = "text"
			if len(p.Choices) > 0 {
				out[i].Kind = "choice"
			}
		}
	}
	return out
}

// problem is the message "error".
type problem struct {
	Type       string         `json:"type"`
	Re         string         `json:"re,omitempty"` // type of the message it answers
	Message    string         `json:"message"`
	Path       string         `json:"path,omitempty"`
	File       string         `json:"file,omitempty"`
	Line       int            `json:"line,omitempty"`
	Suggestion string         `json:"suggestion,omitempty"`
	Mistakes   scene.Mistakes `json:"mistakes,omitempty"`
}

// newMistakes tells an error to a viewer, with every mistake of a scene in it.
func newMistakes(re string, err error) []byte {
	p := problem{Type: "error", Re: re, Message: err.Error()}
	var mistakes scene.Mistakes
	if errors.As(err, &mistakes) && len(mistakes) > 0 {
		first := mistakes[0]
		p.Mistakes, p.Path, p.File, p.Line, p.Suggestion = mistakes, first.Path, first.File, first.Line, first.Suggestion
	}
	return encode(p)
}

// encode returns a message as JSON.
func encode(v any) []byte {
	b, err := json.Marshal(v)
	if err != nil {
		// A number that is not finite, which no message of ours should have.
		b, _ = json.Marshal(problem{Type: "error", Message: "the server could not say something: " + err.Error()})
	}
	return b
}

// clip keeps what a client said from filling an answer, a log or the reason of a close frame.
func clip(s string) string {
	const most = 100 // bytes; the reason of a close frame has at most 123
	if len(s) <= most {
		return s
	}
	cut := most
	for cut > 0 && !utf8.RuneStart(s[cut]) {
		cut--
	}
	return s[:cut] + "…"
}

// texts keeps long lists of numbers that do not change as they were written, by their first number.
type texts map[*float32]string

// of returns numbers in base64, as pack writes them.
func (t texts) of(values []float32, pack func([]float32) []byte) string {
	if len(values) == 0 {
		return ""
	}
	if text, known := t[&values[0]]; known {
		return text
	}
	t[&values[0]] = base64.StdEncoding.EncodeToString(pack(values))
	return t[&values[0]]
}

// packFloats writes numbers as float32, little-endian.
func packFloats(values []float32) []byte {
	b := make([]byte, 0, 4*len(values))
	for _, x := range values {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(x))
	}
	return b
}

// packLeaves writes the leaves of a scene.Shape in 16 bytes each: they are the most of what there is to tell of a forest, and none of them
// needs to be known better than a viewer can see. Before them are the largest offset and the largest size, as float32; then for each leaf its pose (uint32), its offset
// (three int16, in parts of 32,767 of the largest), its rotation (four int8, in parts of 127), its size (uint8, in parts of 255 of the largest) and the
// number of its colour (uint8).
func packLeaves(values []float32) []byte {
	const n = scene.LeafSize
	var far, large float64
	for i := 0; i+n <= len(values); i += n {
		for _, x := range values[i+1 : i+4] {
			far = math.Max(far, math.Abs(float64(x)))
		}
		large = math.Max(large, float64(values[i+8]))
	}
	part := func(x float32, of, most float64) float64 {
		if of == 0 {
			return 0
		}
		return math.Round(math.Max(-1, math.Min(1, float64(x)/of)) * most)
	}
	b := packFloats([]float32{float32(far), float32(large)})
	for i := 0; i+n <= len(values); i += n {
		v := values[i : i+n]
		b = binary.LittleEndian.AppendUint32(b, uint32(v[0]))
		for _, x := range v[1:4] {
			b = binary.LittleEndian.AppendUint16(b, uint16(int16(part(x, far, math.MaxInt16))))
		}
		for _, x := range v[4:8] {
			b = append(b, byte(int8(part(x, 1, math.MaxInt8))))
		}
		b = append(b, byte(part(max(v[8], 0), large, math.MaxUint8)), byte(min(v[9], math.MaxUint8)))
	}
	return b
}

// short rounds lengths to what can be seen of them: four digits.
func short(values []float64) []float64 {
	out := make([]float64, len(values))
	for i, x := range values {
		if x > 0 {
			unit := math.Pow(10, 3-math.Floor(math.Log10(x)))
			x = math.Round(x*unit) / unit
		}
		out[i] = x
	}
	return out
}

func list3(v spatial.Vec3) [3]float64 { return [3]float64{v.X, v.Y, v.Z} }
