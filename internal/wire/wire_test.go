package wire

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"os"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func number() *rapid.Generator[float32] { return rapid.Float32() }

func pose() *rapid.Generator[Pose] {
	return rapid.Custom(func(t *rapid.T) (p Pose) {
		copy(p[:], rapid.SliceOfN(number(), 7, 7).Draw(t, "pose"))
		return p
	})
}

func wrench() *rapid.Generator[Wrench] {
	return rapid.Custom(func(t *rapid.T) (w Wrench) {
		copy(w[:], rapid.SliceOfN(number(), 6, 6).Draw(t, "wrench"))
		return w
	})
}

// What is encoded is decoded to the same, into a frame that held something else.
func TestFrameRoundTrip(t *testing.T) {
	var got Frame
	rapid.Check(t, func(t *rapid.T) {
		want := Frame{
			Seq: rapid.Uint32().Draw(t, "seq"), Time: rapid.Float64().Draw(t, "time"), Step: rapid.Uint64().Draw(t, "step"), Echo: rapid.Float64().Draw(t, "echo"),
			Rates: Rates{Haptic: 1000, LateP50: 0.1, LateP99: 0.2, Wanted: 200, Held: number().Draw(t, "held"), Speed: 1, Stages: [6]float32{1, 2, 3, 4, 5, 6}, Dropped: 0.5, Viewers: 3},
			Bodies: rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Body {
				return Body{Flags: rapid.Uint32().Draw(t, "flags") &^ (Points | Strained | Stressed | Pressed), Poses: rapid.SliceOfN(pose(), 0, 5).Draw(t, "poses")}
			}), 0, 3).Draw(t, "bodies"),
			Holds: rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Hold {
				return Hold{rapid.Uint16().Draw(t, "body"), rapid.Uint16().Draw(t, "index"), pose().Draw(t, "target"), wrench().Draw(t, "wrench"), number().Draw(t, "gap")}
			}), 0, 3).Draw(t, "holds"),
			Hands: rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Hand {
				return Hand{rapid.Byte().Draw(t, "hand"), rapid.Bool().Draw(t, "mine"), rapid.Uint16().Draw(t, "body"), number().Draw(t, "at"), pose().Draw(t, "ghost"), pose().Draw(t, "proxy"), wrench().Draw(t, "wrench")}
			}), 0, 3).Draw(t, "hands"),
			Probes: rapid.SliceOfN(number(), 0, 5).Draw(t, "probes"),
		}
		data := want.Append(nil)
		if len(data) != want.Size() {
			t.Fatalf("%d bytes, Size says %d", len(data), want.Size())
		}
		if err := got.Decode(data); err != nil {
			t.Fatal(err)
		}
		if again := got.Append(nil); !bytes.Equal(again, data) || len(got.Bodies) != len(want.Bodies) || len(got.Hands) != len(want.Hands) {
			t.Fatalf("got %+v, want %+v", got, want)
		}
		for _, cut := range []int{0, 1, HeadSize - 1, len(data) - 1} {
			if got.Decode(data[:cut]) == nil {
				t.Fatalf("%d of %d bytes are taken for a frame", cut, len(data))
			}
		}
		if got.Decode(append(data, 0)) == nil {
			t.Fatal("a frame with something after it is taken for one")
		}
	})
}

func FuzzDecode(f *testing.F) {
	f.Add(example().Append(nil))
	f.Add([]byte{TypeFrame, Version})
	f.Fuzz(func(t *testing.T, data []byte) {
		var frame Frame
		if frame.Decode(data) == nil && !bytes.Equal(frame.Append(nil)[:24], data[:24]) {
			t.Error("decoded to another frame")
		}
		var p HandPose
		_ = p.Decode(data)
	})
}

func TestPatches(t *testing.T) {
	f := example()
	data := f.Append(nil)
	SetEcho(data, 17.5)
	SetSeq(data, 99)
	SetMine(data, HandsAt(data, len(f.Hands), len(f.Probes)), 0, 3)
	var got Frame
	if err := got.Decode(data); err != nil {
		t.Fatal(err)
	}
	f.Echo, f.Seq, f.Hands[0].Hand, f.Hands[0].Mine = 17.5, 99, 3, true
	if !reflect.DeepEqual(&got, f) {
		t.Errorf("got %+v, want %+v", got, f)
	}
}

func TestHandPose(t *testing.T) {
	want := HandPose{Hand: 2, Seq: 65535, Pose: Pose{1, 2, 3, 0.5, -0.5, 0.5, 0.5}, Sent: 12345.678}
	data := want.Append(nil)
	var got HandPose
	if err := got.Decode(data); err != nil || got != want || len(data) != HandPoseSize {
		t.Errorf("got %+v, %v", got, err)
	}
	for name, p := range map[string]Pose{
		"not finite": {float32(math.NaN()), 0, 0, 0, 0, 0, 1}, "infinite": {0, float32(math.Inf(-1)), 0, 0, 0, 0, 1},
		"no rotation": {0, 0, 0, 0, 0, 0, 0}, "long": {0, 0, 0, 0, 0, 0, 30}, "opposite infinities": {float32(math.Inf(1)), float32(math.Inf(-1)), 0, 0, 0, 0, 1},
	} {
		if got.Decode((&HandPose{Pose: p}).Append(nil)) == nil {
			t.Errorf("%s: %v is taken for a pose", name, p)
		}
	}
	if err := got.Decode((&HandPose{Pose: Pose{0, 0, 0, 0, 0, 0, 1.2}}).Append(nil)); err != nil || got.Pose[6] != 1 {
		t.Errorf("a quaternion of length 1.2 is scaled to %v, %v", got.Pose[3:], err)
	}
}

func TestAppendAllocatesNothing(t *testing.T) {
	f, b := example(), make([]byte, 0, 4096)
	var into Frame
	data := f.Append(nil)
	_ = into.Decode(data)
	if n := testing.AllocsPerRun(100, func() { b = f.Append(b[:0]); _ = into.Decode(data) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// BenchmarkAppend encodes a suture of 300 nodes.
func BenchmarkAppend(b *testing.B) {
	f := example()
	f.Bodies[0].Poses = make([]Pose, 300)
	var data []byte
	b.ReportAllocs()
	for b.Loop() {
		data = f.Append(data[:0])
	}
	b.SetBytes(int64(len(data)))
}

// example is the frame of docs/protocol.md.
func example() *Frame {
	return &Frame{
		Seq: 42, Time: 1.5, Step: 300,
		Rates: Rates{
			Haptic: 1000, LateP50: 0.0625, LateP99: 0.25, Wanted: 200, Held: 200, StepP50: 0.5, StepP99: 0.75, Speed: 1,
			Stages: [6]float32{1, 400, 0, 50, 10, 25}, Viewers: 2,
		},
		Echo:   81234.5,
		Bodies: []Body{{Flags: 8, Poses: []Pose{{0, 0, 0, 0, 0, 0, 1}, {0.25, 0, 0, 0, 0, 0, 1}}}},
		Holds:  []Hold{{Body: 0, Index: 0, Target: Pose{0, 0, 0, 0, 0, 0, 1}, Wrench: Wrench{0, 0.125, 0, -0.5, 0, 0.25}}},
		Hands:  []Hand{{Hand: 1, Mine: true, Body: 0, At: 1, Ghost: Pose{0.375, 0, 0, 0, 0, 0, 1}, Proxy: Pose{0.25, 0, 0, 0, 0, 0, 1}, Wrench: Wrench{0, 0, 0, -0.5, 0, 0}}},
		Probes: []float32{0.5},
	}
}

// dump prints a message in the order of its fields, one on a line: where it is, its bytes, its name.
type dump struct {
	data []byte
	at   int
	out  strings.Builder
}

func (d *dump) field(n int, format string, args ...any) {
	name := fmt.Sprintf(format, args...)
	for n > 0 {
		k := min(n, 8)
		line := fmt.Sprintf("%5d  %-25s%s", d.at, fmt.Sprintf("% x", d.data[d.at:d.at+k]), "  "+name)
		d.out.WriteString(strings.TrimRight(line, " ") + "\n")
		d.at, n, name = d.at+k, n-k, ""
	}
}

func (d *dump) pose(name string, p Pose) {
	d.field(12, "%s: x, y, z = %v, %v, %v m", name, p[0], p[1], p[2])
	d.field(16, "quaternion x, y, z, w = %v, %v, %v, %v", p[3], p[4], p[5], p[6])
}

func (d *dump) wrench(name string, w Wrench) {
	d.field(12, "%s: torque = %v, %v, %v N m", name, w[0], w[1], w[2])
	d.field(12, "force = %v, %v, %v N", w[3], w[4], w[5])
}

func dumpFrame(f *Frame) string {
	d := &dump{data: f.Append(nil)}
	d.field(1, "type = %d", TypeFrame)
	d.field(1, "version = %d", Version)
	d.field(2, "bodies = %d", len(f.Bodies))
	d.field(4, "seq = %d", f.Seq)
	d.field(8, "time = %v s", f.Time)
	d.field(8, "step = %d", f.Step)
	d.field(2, "holds = %d", len(f.Holds))
	d.field(2, "hands = %d", len(f.Hands))
	d.field(4, "probes = %d", len(f.Probes))
	names := strings.Split("haptic Hz|lateness p50 ms|lateness p99 ms|steps wanted Hz|steps held Hz|step p50 ms|step p99 ms|speed|"+
		"sense µs|predict µs|solve µs|correct µs|feel µs|publish µs|dropped s|viewers", "|")
	for i, x := range f.Rates.list() {
		d.field(4, "%s = %v", names[i], x)
	}
	d.field(8, "echo = %v ms", f.Echo)
	for i, b := range f.Bodies {
		d.field(4, "body %d: flags = %d", i, b.Flags)
		d.field(4, "count = %d", len(b.Poses))
		for k, p := range b.Poses {
			d.pose(fmt.Sprintf("pose %d", k), p)
		}
	}
	for i, h := range f.Holds {
		d.field(2, "hold %d: body = %d", i, h.Body)
		d.field(2, "index = %d", h.Index)
		d.pose("target", h.Target)
		d.wrench("wrench", h.Wrench)
		d.field(4, "gap = %v m", h.Gap)
	}
	for _, h := range f.Hands {
		d.field(1, "hand = %d", h.Hand)
		d.field(1, "mine = %d", bit(h.Mine))
		d.field(2, "body = %d", h.Body)
		d.field(4, "at = %v", h.At)
		d.pose("ghost", h.Ghost)
		d.pose("proxy", h.Proxy)
		d.wrench("wrench felt", h.Wrench)
	}
	for i, x := range f.Probes {
		d.field(4, "probe %d = %v", i, x)
	}
	return d.end()
}

func dumpPose(p *HandPose) string {
	d := &dump{data: p.Append(nil)}
	d.field(1, "type = %d", TypePose)
	d.field(1, "hand = %d", p.Hand)
	d.field(2, "seq = %d", p.Seq)
	d.pose("pose", p.Pose)
	d.field(8, "sent = %v ms", p.Sent)
	return d.end()
}

// end returns the dump. Fields that do not fill the message are a mistake in the dump, or in the message.
func (d *dump) end() string {
	if d.at != len(d.data) {
		return fmt.Sprintf("%d of %d bytes", d.at, len(d.data))
	}
	return d.out.String()
}

var update = flag.Bool("update", false, "write the examples into docs/protocol.md")

//go:generate go test -run TestProtocolPage -update .

// The examples in the description of the protocol are what the code writes.
func TestProtocolPage(t *testing.T) {
	const page = "../../docs/protocol.md"
	data, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for name, example := range map[string]string{
		"frame": dumpFrame(example()),
		"pose":  dumpPose(&HandPose{Hand: 1, Seq: 7, Pose: Pose{0.375, 0, 0, 0, 0, 0, 1}, Sent: 81234.5}),
	} {
		begin, end := "<!-- "+name+" -->\n```\n", "```\n<!-- end -->"
		_, rest, found := strings.Cut(text, begin)
		old, _, closed := strings.Cut(rest, end)
		if !found || !closed {
			t.Fatalf("%s has no place for the example %q", page, name)
		}
		if old == example {
			continue
		}
		if !*update {
			t.Errorf("the example %q in %s is stale: run go generate ./internal/wire", name, page)
		}
		text = strings.Replace(text, begin+old+end, begin+example+end, 1)
	}
	if *update {
		if err := os.WriteFile(page, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
