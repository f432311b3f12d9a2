package mesh

import (
	"bytes"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"
)

func TestReadOBJ(t *testing.T) {
	s, err := ReadOBJ(strings.NewReader(`# a square, in every way to say it
mtllib none.mtl
o square
v 0 0 0
v 1 0 0 1.0
v 1 1 0 0.5 0.5 0.5
v 0 1 0
vn 0 0 1
vt 0 0
f 1 2 3
f 1/1 3/1 4/1   # with texture
f -4//1 -3//-1 -2//1
f 1/1/1 \
  2/1/1 3/1/1 4/1/1
`), "square.obj")
	if err != nil {
		t.Fatal(err)
	}
	want := [][3]int32{{0, 1, 2}, {0, 2, 3}, {0, 1, 2}, {3, 0, 1}, {1, 2, 3}}
	if !reflect.DeepEqual(s.Triangles, want) || len(s.Vertices) != 4 {
		t.Errorf("triangles %v, want %v", s.Triangles, want)
	}
}

// Triangles of a polygon that is not convex cover it once: all turn its way, and their areas sum to its own.
func TestReadOBJCutsPolygons(t *testing.T) {
	s, err := ReadOBJ(strings.NewReader("v 0 0 1\nv 4 0 1\nv 4 3 1\nv 3 3 1\nv 3 1 1\nv 1 1 1\nv 1 3 1\nv 0 3 1\nf 1 2 3 4 5 6 7 8\n"), "u.obj")
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Triangles) != 6 {
		t.Errorf("%d triangles, want 6", len(s.Triangles))
	}
	for i := range s.Triangles {
		if s.cross(int32(i)).Z <= 0 {
			t.Errorf("triangle %v is turned over", s.Triangles[i])
		}
	}
	if math.Abs(s.Area()-8) > 1e-12 {
		t.Errorf("area %v, want 8", s.Area())
	}
}

func TestReadOBJMistakes(t *testing.T) {
	const square = "v 0 0 0\nv 1 0 0\nv 1 1 0\n"
	for _, c := range []struct {
		text  string
		line  int
		value string
	}{
		{"v 0 0\n", 1, "v 0 0"},
		{"\nv 0 x 0\n", 2, "x"},
		{"v 0 0 nan\n", 1, "nan"},
		{"v 0 0 1e300\n", 1, "1e300"},
		{square + "f 1 2\n", 4, "f 1 2"},
		{square + "f 1 2 4\n", 4, "4"},
		{square + "f 1 2 -4\n", 4, "-4"},
		{square + "f 1 2 0\n", 4, "0"},
		{square + "f 1//1 2 3\n", 4, "1//1"},
		{square + "f 1/ 2 3\n", 4, "1/"},
		{square + "f 1/1/1/1 2 3\n", 4, "1/1/1/1"},
		{square + "f 1 2 3 \\", 4, `\`},
		{square + "face 1 2 3\n", 4, "face"},
		{square, 3, "the end"},
		{"", 0, "the end"},
	} {
		_, err := ReadOBJ(strings.NewReader(c.text), "a.obj")
		var parse *ParseError
		if !errors.As(err, &parse) || parse.Line != c.line || parse.Value != c.value || parse.File != "a.obj" {
			t.Errorf("%q: %v, want line %d and %q", c.text, err, c.line, c.value)
		}
	}
}

func TestWriteOBJ(t *testing.T) {
	want := Head(0.19, 8)
	var b bytes.Buffer
	if err := want.WriteOBJ(&b); err != nil {
		t.Fatal(err)
	}
	got, err := ReadOBJ(&b, "head.obj")
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, want) {
		t.Error("what was written is not what was read")
	}
}

func FuzzReadOBJ(f *testing.F) {
	f.Add([]byte("v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n"))
	f.Add([]byte("v 0 0 0\nv 1 0 0\nv 1 1 0\nvn 0 0 1\nf -1//1 -2//1 -3//-1\n"))
	f.Add([]byte("f 1 \\\n2 3"))
	f.Fuzz(func(t *testing.T, text []byte) {
		s, err := ReadOBJ(bytes.NewReader(text), "fuzz.obj")
		if err != nil {
			return
		}
		x, err := NewIndex(s)
		if err != nil {
			t.Fatal(err)
		}
		if h := x.Closest(s.Vertices[0]); math.IsNaN(h.Distance) {
			t.Errorf("distance %v", h.Distance)
		}
	})
}
