package groom

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

func someHair() *Hair {
	h := &Hair{Info: "two strands", DefaultThickness: 0.1, DefaultColour: [3]float32{0.5, 0.25, 0.125}}
	h.Curves = [][]spatial.Vec3{{{}, {Z: 1}, {X: 0.5, Z: 2}}, {{X: 1}, {X: 1, Z: 1}}}
	h.Thickness = []float32{1, 2, 3, 4, 5}
	h.Transparency = []float32{0, 0, 0.5, 0, 1}
	h.Colours = [][3]float32{{1}, {2}, {3}, {4}, {5}}
	return h
}

func written(t testing.TB, h *Hair) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := h.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestHairRoundTrip(t *testing.T) {
	want := someHair()
	data := written(t, want)
	if len(data) != 128+2*2+5*4*(3+1+1+3) {
		t.Errorf("%d bytes", len(data))
	}
	got, err := ReadHair(bytes.NewReader(data), "two.hair")
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// A file may say how many segments all strands have, and leave the array out.
func TestHairDefaultSegments(t *testing.T) {
	h := &Hair{Curves: [][]spatial.Vec3{{{}, {Z: 1}}, {{X: 1}, {X: 1, Z: 1}}}}
	data := written(t, h)
	binary.LittleEndian.PutUint32(data[12:], hasPoints)
	binary.LittleEndian.PutUint32(data[16:], 1)
	data = append(data[:128], data[128+4:]...)
	got, err := ReadHair(bytes.NewReader(data), "a.hair")
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got.Curves, h.Curves) {
		t.Errorf("%v", got.Curves)
	}
}

// Wherever the file ends, the error says which part is short, and by how much.
func TestHairTruncated(t *testing.T) {
	data := written(t, someHair())
	parts := []struct {
		part string
		end  int
	}{{"header", 128}, {"segments array", 132}, {"points array", 192}, {"thickness array", 212}, {"transparency array", 232}, {"colours array", 292}}
	part := 0
	for n := range data {
		if n >= parts[part].end {
			part++
		}
		_, err := ReadHair(bytes.NewReader(data[:n]), "short.hair")
		var wrong *HairError
		if !errors.As(err, &wrong) || wrong.Part != parts[part].part || wrong.File != "short.hair" {
			t.Fatalf("%d bytes: %v, want the %s", n, err, parts[part].part)
		}
	}
	_, err := ReadHair(bytes.NewReader(data[:180]), "short.hair")
	if want := "short.hair: points array: found 48 bytes, want 60 bytes"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

func TestHairMistakes(t *testing.T) {
	put := func(at int, v uint32) func([]byte) []byte {
		return func(b []byte) []byte {
			binary.LittleEndian.PutUint32(b[at:], v)
			return b
		}
	}
	for _, c := range []struct {
		part, value string
		spoil       func([]byte) []byte
	}{
		{"header", "RIAH", func(b []byte) []byte { copy(b, "RIAH"); return b }},
		{"header", "0 strands", put(4, 0)},
		{"header", "points", put(8, math.MaxUint32)},
		{"header", "5 points", put(4, 6)},
		{"header", "0x3f", put(12, 0x3f)},
		{"header", "0x1", put(12, 1)},
		{"header", "5 points", put(12, hasPoints)},
		{"header", "NaN", put(20, math.Float32bits(float32(math.NaN())))},
		{"segments array", "7 points", put(128, 2<<16|3)},
		{"points array", "+Inf as number 1", put(136, math.Float32bits(float32(math.Inf(1))))},
		{"end", "more bytes", func(b []byte) []byte { return append(b, 0) }},
	} {
		_, err := ReadHair(bytes.NewReader(c.spoil(written(t, someHair()))), "bad.hair")
		var wrong *HairError
		if !errors.As(err, &wrong) || wrong.Part != c.part || !strings.Contains(wrong.Value, c.value) {
			t.Errorf("%s %s: %v", c.part, c.value, err)
		}
	}
	h := someHair()
	h.Thickness = h.Thickness[:3]
	var field *FieldError
	if err := h.Write(&bytes.Buffer{}); !errors.As(err, &field) || field.Field != "Thickness" {
		t.Errorf("%v", err)
	}
}

// A header may promise what it likes: memory is taken as data comes.
func TestHairTakesMemoryAsDataComes(t *testing.T) {
	data := written(t, someHair())[:128]
	binary.LittleEndian.PutUint32(data[4:], MaxHairPoints)
	binary.LittleEndian.PutUint32(data[8:], MaxHairPoints)
	for _, arrays := range []uint32{hasPoints, hasPoints | hasSegments} {
		binary.LittleEndian.PutUint32(data[12:], arrays)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, err := ReadHair(bytes.NewReader(data), "lies.hair"); err == nil {
			t.Error("accepted")
		}
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; used > 1<<20 {
			t.Errorf("arrays %d: %d bytes", arrays, used)
		}
	}
}

func FuzzReadHair(f *testing.F) {
	f.Add(written(f, someHair()))
	f.Add([]byte("HAIR"))
	f.Fuzz(func(t *testing.T, data []byte) {
		h, err := ReadHair(bytes.NewReader(data), "fuzz.hair")
		if err != nil {
			return
		}
		again, err := ReadHair(bytes.NewReader(written(t, h)), "again.hair")
		if err != nil || !reflect.DeepEqual(again.Curves, h.Curves) {
			t.Errorf("written and read again: %v", err)
		}
	})
}

func TestReadCurves(t *testing.T) {
	const text = "# two strands\n0 0 0\n0, 0, 1 # the tip\n\n\n1\t0 0\r\n# not an end\n1 0 1\n1,0.5,2"
	got, err := ReadCurves(strings.NewReader(text), "two.csv")
	if err != nil {
		t.Fatal(err)
	}
	want := [][]spatial.Vec3{{{}, {Z: 1}}, {{X: 1}, {X: 1, Z: 1}, {X: 1, Y: 0.5, Z: 2}}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	var b bytes.Buffer
	if err := WriteCurves(&b, want); err != nil {
		t.Fatal(err)
	}
	if again, err := ReadCurves(&b, "again"); err != nil || !reflect.DeepEqual(again, want) {
		t.Errorf("%v %v", again, err)
	}
}

func TestReadCurvesMistakes(t *testing.T) {
	for _, c := range []struct {
		text, value string
		line        int
	}{
		{"0 0 0\n0 0\n", "0 0", 2},
		{"0 0 0\n0 0 x\n", "x", 2},
		{"0 0 0\n0 0 inf\n", "inf", 2},
		{"0 0 0\n\n0 0 1\n", "a strand of one point", 2},
		{"\n", "the end", 1},
	} {
		_, err := ReadCurves(strings.NewReader(c.text), "bad.csv")
		var parse *mesh.ParseError
		if !errors.As(err, &parse) || parse.Line != c.line || parse.Value != c.value {
			t.Errorf("%q: %v", c.text, err)
		}
	}
}

func FuzzReadCurves(f *testing.F) {
	f.Add("0 0 0\n0 0 1\n\n1,2,3\n4 5 6\n")
	f.Fuzz(func(t *testing.T, text string) {
		curves, err := ReadCurves(strings.NewReader(text), "fuzz.csv")
		if err != nil {
			return
		}
		var b bytes.Buffer
		if err := WriteCurves(&b, curves); err != nil {
			t.Fatal(err)
		}
		if again, err := ReadCurves(&b, "again.csv"); err != nil || !reflect.DeepEqual(again, curves) {
			t.Errorf("written and read again: %v", err)
		}
	})
}
