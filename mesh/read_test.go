package mesh

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// rounded returns s with coordinates of 32 bits.
func rounded(s *Surface) *Surface {
	return s.Moved(func(v spatial.Vec3) spatial.Vec3 {
		return spatial.V(float64(float32(v.X)), float64(float32(v.Y)), float64(float32(v.Z)))
	})
}

// same fails unless two surfaces have the same corners in the same triangles, whatever the numbers of their vertices.
func same(t *testing.T, name string, got, want *Surface) {
	t.Helper()
	if len(got.Triangles) != len(want.Triangles) || len(got.Vertices) != len(want.Vertices) {
		t.Fatalf("%s: %d vertices, %d triangles, want %d and %d", name, len(got.Vertices), len(got.Triangles), len(want.Vertices), len(want.Triangles))
	}
	for i := range want.Triangles {
		a, b, c := got.corners(int32(i))
		d, e, f := want.corners(int32(i))
		if a != d || b != e || c != f {
			t.Fatalf("%s: triangle %d is %v %v %v, want %v %v %v", name, i, a, b, c, d, e, f)
		}
	}
}

// Every format that can be written is read back the same; by its content too, where the name says nothing.
func TestWriteAndRead(t *testing.T) {
	want := rounded(Torus(0.1, 0.03, 8))
	for _, ending := range []string{".obj", ".stl", ".ply"} {
		path := filepath.Join(t.TempDir(), "torus"+ending)
		var b bytes.Buffer
		if err := want.Write(&b, path); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		got, err := ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		same(t, ending, got, want)
		if ending == ".stl" {
			continue // binary: nothing at its head tells what it is
		}
		if got, err = Read(&b, "torus"); err != nil {
			t.Fatal(err)
		}
		same(t, "unnamed "+ending, got, want)
	}
	if err := want.Write(&bytes.Buffer{}, "torus.doc"); err == nil || !strings.Contains(err.Error(), ".obj, .stl or .ply") {
		t.Error(err)
	}
	if _, err := Read(strings.NewReader("?"), "torus.doc"); err == nil || !strings.Contains(err.Error(), ".glb") {
		t.Error(err)
	}
	if _, err := ReadFile(filepath.Join(t.TempDir(), "none.stl")); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
}

const textSTL = `solid tetrahedron
  facet normal 0 0 -1
    outer loop
      vertex 0 0 0
      vertex 0 1 0
      vertex 1 0 0
    endloop
  endfacet
  facet normal 0 -1 0
    outer loop
      vertex 0 0 0
      vertex 1 0 0
      vertex 0 0 1e0
    endloop
  endfacet
  FACET NORMAL -1 0 0
    OUTER LOOP
      VERTEX 0 0 0
      VERTEX 0 0 1
      VERTEX 0 1 0
    ENDLOOP
  ENDFACET
  facet normal 1 1 1
    outer loop
      vertex 1 0 0
      vertex 0 1 0
      vertex 0 0 1
    endloop
  endfacet
endsolid tetrahedron
`

const textPLY = `ply
format ascii 1.0
comment a tetrahedron, in a few ways
element vertex 4
property float x
property float y
property uchar red
property float z
element face 4
property uchar flag
property list uchar int vertex_indices
property list uchar float other
element edge 1
property int vertex1
end_header
0 0 255 0
1 0 255 0
0 1 255 0
0 0 255 1
0 3 0 2 1 0
0 3 0 1 3 2 0.5 0.5

1 3 0 3 2 0
1 3 1 2 3 0
7
`

func TestReadText(t *testing.T) {
	for name, text := range map[string]string{"a.stl": textSTL, "a.ply": textPLY, "b.ply": strings.ReplaceAll(textPLY, "\n", "\r\n")} {
		s, err := Read(strings.NewReader(text), name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if m, err := s.MassProperties(); err != nil || math.Abs(m.Volume-1.0/6) > 1e-15 {
			t.Errorf("%s: %+v, %v", name, m, err)
		}
	}
}

// plyOf writes the tetrahedron in a binary format.
func plyOf(order binary.ByteOrder) []byte {
	var b bytes.Buffer
	name := "little"
	if order == binary.BigEndian {
		name = "big"
	}
	fmt.Fprintf(&b, "ply\nformat binary_%s_endian 1.0\nelement vertex 4\nproperty double x\nproperty float y\nproperty short z\n", name)
	fmt.Fprintf(&b, "element face 2\nproperty list ushort uint vertex_index\nproperty list int char skip\nend_header\n")
	for _, v := range [][3]float64{{0, 0, 0}, {2, 0, 0}, {2, 3, 0}, {0, 3, -4}} {
		_ = binary.Write(&b, order, v[0])
		_ = binary.Write(&b, order, float32(v[1]))
		_ = binary.Write(&b, order, int16(v[2]))
	}
	_ = binary.Write(&b, order, []uint16{4})
	_ = binary.Write(&b, order, []uint32{0, 1, 2, 3})
	_ = binary.Write(&b, order, []int32{0})
	_ = binary.Write(&b, order, []uint16{3})
	_ = binary.Write(&b, order, []uint32{2, 1, 0})
	_ = binary.Write(&b, order, []int32{2})
	b.Write([]byte{1, 2})
	return b.Bytes()
}

func TestReadBinaryPLY(t *testing.T) {
	for _, order := range []binary.ByteOrder{binary.LittleEndian, binary.BigEndian} {
		s, err := ReadPLY(bytes.NewReader(plyOf(order)), "a.ply")
		if err != nil {
			t.Fatal(err)
		}
		if len(s.Triangles) != 3 || s.Vertices[3] != spatial.V(0, 3, -4) {
			t.Errorf("%v: %+v", order, s)
		}
	}
}

// gltfOf returns a document with one triangle strip of four vertices, and its buffer.
func gltfOf(change func(map[string]any)) (document, buffer []byte) {
	var b bytes.Buffer
	_ = binary.Write(&b, binary.LittleEndian, []float32{0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1})
	_ = binary.Write(&b, binary.LittleEndian, []uint16{0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3})
	doc := map[string]any{
		"asset":  map[string]any{"version": "2.0"},
		"scene":  0,
		"scenes": []any{map[string]any{"nodes": []int{0}}},
		"nodes": []any{
			map[string]any{"children": []int{1}, "translation": []float64{10, 0, 0}, "scale": []float64{2, 2, 2}},
			map[string]any{"mesh": 0, "rotation": []float64{0, 0, math.Sqrt(0.5), math.Sqrt(0.5)}},
		},
		"meshes":      []any{map[string]any{"primitives": []any{map[string]any{"attributes": map[string]any{"POSITION": 0}, "indices": 1}}}},
		"accessors":   []any{map[string]any{"bufferView": 0, "componentType": 5126, "count": 4, "type": "VEC3"}, map[string]any{"bufferView": 1, "componentType": 5123, "count": 12, "type": "SCALAR"}},
		"bufferViews": []any{map[string]any{"buffer": 0, "byteLength": 48}, map[string]any{"buffer": 0, "byteOffset": 48, "byteLength": 24}},
		"buffers":     []any{map[string]any{"byteLength": 72}},
	}
	if change != nil {
		change(doc)
	}
	document, _ = json.Marshal(doc)
	return document, b.Bytes()
}

// glbOf returns a binary file.
func glbOf(change func(map[string]any)) []byte {
	document, buffer := gltfOf(change)
	for len(document)%4 != 0 {
		document = append(document, ' ')
	}
	var b bytes.Buffer
	_ = binary.Write(&b, binary.LittleEndian, []uint32{glbMagic, 2, uint32(28 + len(document) + len(buffer)), uint32(len(document)), glbJSON})
	b.Write(document)
	_ = binary.Write(&b, binary.LittleEndian, []uint32{uint32(len(buffer)), glbBIN})
	b.Write(buffer)
	return b.Bytes()
}

func TestReadGLTF(t *testing.T) {
	text, buffer := gltfOf(func(d map[string]any) {
		_, b := gltfOf(nil)
		d["buffers"] = []any{map[string]any{"byteLength": 72, "uri": "data:application/octet-stream;base64," + base64.StdEncoding.EncodeToString(b)}}
		delete(d, "scenes")
		delete(d, "scene")
	})
	_ = buffer
	mirrored := glbOf(func(d map[string]any) {
		d["nodes"].([]any)[1] = map[string]any{"mesh": 0, "matrix": []float64{0, 1, 0, 0, -1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1}}
	})
	for name, data := range map[string][]byte{"a.glb": glbOf(nil), "a.gltf": text, "unnamed": glbOf(nil), "mirrored.glb": mirrored} {
		s, err := Read(bytes.NewReader(data), name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		m, err := s.MassProperties()
		if err != nil || math.Abs(m.Volume-8.0/6) > 1e-12 {
			t.Errorf("%s: %+v, %v", name, m, err)
		}
		// x went to y, y to −x, both doubled and moved by 10.
		if want := spatial.V(10, 2, 0); s.Vertices[1].Sub(want).Norm() > 1e-12 {
			t.Errorf("%s: %v, want %v", name, s.Vertices[1], want)
		}
	}
	s, _ := Read(bytes.NewReader(glbOf(nil)), "a.glb")
	if up := s.Upright(); up.Vertices[3] != spatial.V(10, -2, 0) || math.Abs(up.Volume()-s.Volume()) > 1e-12 {
		t.Errorf("upright: %v", up.Vertices[3])
	}
}

func TestReadGLTFStripsAndFans(t *testing.T) {
	for mode, area := range map[int]float64{gltfStrip: 1.5, gltfFan: 1.5, 1: 0} {
		var b bytes.Buffer
		points := []float32{0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0.5, 2, 0}
		if mode == gltfFan {
			points = []float32{0, 0, 0, 1, 0, 0, 1, 1, 0, 0.5, 2, 0, 0, 1, 0}
		}
		_ = binary.Write(&b, binary.LittleEndian, points)
		data := glbOf(func(d map[string]any) {
			d["meshes"] = []any{map[string]any{"primitives": []any{map[string]any{"mode": mode, "attributes": map[string]any{"POSITION": 0}}}}}
			d["accessors"] = []any{map[string]any{"bufferView": 0, "componentType": 5126, "count": 5, "type": "VEC3"}}
			d["bufferViews"] = []any{map[string]any{"buffer": 0, "byteLength": 60}}
			d["buffers"] = []any{map[string]any{"byteLength": 60, "uri": "data:;base64," + base64.StdEncoding.EncodeToString(b.Bytes())}}
			delete(d, "nodes")
			delete(d, "scenes")
			delete(d, "scene")
		})
		s, err := ReadGLTF(bytes.NewReader(data), "a.glb")
		if area == 0 {
			if err == nil {
				t.Error("lines are no triangles")
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		up := 0.0
		for i := range s.Triangles {
			up += s.cross(int32(i)).Z / 2
		}
		if len(s.Triangles) != 3 || math.Abs(up-area) > 1e-6 {
			t.Errorf("mode %d: %v of area %v, want %v", mode, s.Triangles, up, area)
		}
	}
}

func TestReadMistakes(t *testing.T) {
	stl := func() []byte {
		var b bytes.Buffer
		_ = Box(spatial.V(1, 1, 1)).WriteSTL(&b)
		return b.Bytes()
	}
	at := func(data []byte, offset int, value uint32) []byte {
		binary.LittleEndian.PutUint32(data[offset:], value)
		return data
	}
	nan := math.Float32bits(float32(math.NaN()))
	for _, c := range []struct {
		name, want string
		data       []byte
	}{
		{"a.stl", "byte 0: the end is here, want a header", nil},
		{"a.stl", "byte 80: number of triangles is 12, want at most 11", stl()[:84+50*12-1]},
		{"a.stl", "byte 80: number of triangles is 4294967295, want 1 to", at(stl(), 80, math.MaxUint32)},
		{"a.stl", "byte 80: number of triangles is 0", at(stl(), 80, 0)},
		{"a.stl", "byte 150: coordinate 1 of corner 0 of triangle 1 is NaN", at(stl(), 84+50+12+4, nan)},
		{"a.stl", `a.stl:4: found "vertex 0 0", want vertex and three`, []byte(strings.Replace(textSTL, "vertex 0 0 0", "vertex 0 0", 1))},
		{"a.stl", `a.stl:5: found "x"`, []byte(strings.Replace(textSTL, "vertex 0 1 0", "vertex 0 x 0", 1))},
		{"a.stl", `a.stl:2: found "face"`, []byte(strings.Replace(textSTL, "facet normal", "face normal", 1))},
		{"a.stl", `found "endfacet after 2 vertices", want three`, []byte(strings.Replace(textSTL, "      vertex 0 1 0\n", "", 1))},
		{"a.stl", `found "the end", want endfacet`, []byte(textSTL[:strings.Index(textSTL, "    endloop")])},
		{"a.stl", `found "the end", want at least one facet`, []byte("solid none\nendsolid\n")},
		{"a.ply", "want ply as the first line", []byte("plx\n")},
		{"a.ply", `found "the end", want end_header`, []byte(textPLY[:strings.Index(textPLY, "element face")])},
		{"a.ply", `a.ply:2: found "format ascii 2.0"`, []byte(strings.Replace(textPLY, "ascii 1.0", "ascii 2.0", 1))},
		{"a.ply", `a.ply:4: found "element vertex 40000000", want at most`, []byte(strings.Replace(textPLY, "vertex 4", "vertex 40000000", 1))},
		{"a.ply", `a.ply:4: found "element vertex -1"`, []byte(strings.Replace(textPLY, "vertex 4", "vertex -1", 1))},
		{"a.ply", `a.ply:5: found "flot"`, []byte(strings.Replace(textPLY, "float x", "flot x", 1))},
		{"a.ply", `a.ply:4: found "element vertex", want properties x, y and z`, []byte(strings.Replace(textPLY, "float x", "float u", 1))},
		{"a.ply", `a.ply:16: found "the end of the line", want z of vertex 0`, []byte(strings.Replace(textPLY, "0 0 255 0", "0 0 255", 1))},
		{"a.ply", `a.ply:16: found "?", want a number for x of vertex 0`, []byte(strings.Replace(textPLY, "0 0 255 0", "? 0 255 0", 1))},
		{"a.ply", `a.ply:16: found "NaN", want a finite`, []byte(strings.Replace(textPLY, "0 0 255 0", "nan 0 255 0", 1))},
		{"a.ply", `a.ply:20: found "4", want numbers of vertices that come before: there are 4`, []byte(strings.Replace(textPLY, "0 3 0 2 1 0", "0 3 0 4 1 0", 1))},
		{"a.ply", `found "2", want a length from 3`, []byte(strings.Replace(textPLY, "0 3 0 2 1 0", "0 2 0 2 0", 1))},
		{"a.ply", `a.ply:24: found "the end", want edge 0 of 1`, []byte(strings.TrimSuffix(textPLY, "7\n"))},
		{"a.ply", `skip of face 1 is cut off, want 1 bytes`, plyOf(binary.BigEndian)[:len(plyOf(binary.BigEndian))-1]},
		{"a.glb", "byte 12: the end is here", glbOf(nil)[:12]},
		{"a.glb", "byte 8: length is", glbOf(nil)[:300]},
		{"a.glb", "byte 4: version is 1, want 2", at(glbOf(nil), 4, 1)},
		{"a.glb", "byte 12: length of the chunk is 4294967295", at(glbOf(nil), 12, math.MaxUint32)},
		{"a.glb", "the JSON document is", at(glbOf(nil), 20, 0x7b7b7b7b)},
		{"a.glb", `asset.version is "1.0"`, glbOf(func(d map[string]any) { d["asset"] = map[string]any{"version": "1.0"} })},
		{"a.glb", `extensionsRequired is KHR_draco_mesh_compression`, glbOf(func(d map[string]any) { d["extensionsRequired"] = []string{"KHR_draco_mesh_compression"} })},
		{"a.glb", `buffers[0].uri is "mug.bin"`, glbOf(func(d map[string]any) { d["buffers"] = []any{map[string]any{"byteLength": 72, "uri": "mug.bin"}} })},
		{"a.glb", `buffers[0].byteLength is 1000000`, glbOf(func(d map[string]any) { d["buffers"] = []any{map[string]any{"byteLength": 1000000}} })},
		{"a.glb", `bufferViews[1] is 24 bytes from 100`, glbOf(func(d map[string]any) {
			d["bufferViews"].([]any)[1] = map[string]any{"buffer": 0, "byteOffset": 100, "byteLength": 24}
		})},
		{"a.glb", `accessors[1].count is 1000000000`, glbOf(func(d map[string]any) {
			d["accessors"].([]any)[1] = map[string]any{"bufferView": 1, "componentType": 5123, "count": 1000000000, "type": "SCALAR"}
		})},
		{"a.glb", `accessors[1].type is "VEC2", want SCALAR`, glbOf(func(d map[string]any) {
			d["accessors"].([]any)[1] = map[string]any{"bufferView": 1, "componentType": 5123, "count": 12, "type": "VEC2"}
		})},
		{"a.glb", `indices[0] is 65535, want 0 to 3`, bytes.Replace(glbOf(nil), []byte{0, 0, 2, 0, 1, 0}, []byte{255, 255, 2, 0, 1, 0}, 1)},
		{"a.glb", `nodes is 1, want numbers`, glbOf(func(d map[string]any) {
			d["nodes"].([]any)[1] = map[string]any{"mesh": 0, "children": []int{1}}
		})},
		{"a.glb", `nodes[0].translation is [1 2]`, glbOf(func(d map[string]any) { d["nodes"].([]any)[0] = map[string]any{"translation": []int{1, 2}} })},
	} {
		_, err := Read(bytes.NewReader(c.data), c.name)
		var parse *ParseError
		if !errors.As(err, &parse) || !strings.Contains(err.Error(), c.want) || parse.File != c.name {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}

// Whatever is cut off or changed, there is an error or a surface, and never a large allocation.
func TestReadTruncated(t *testing.T) {
	var stl bytes.Buffer
	_ = Torus(1, 0.3, 4).WriteSTL(&stl)
	for name, data := range map[string][]byte{"a.stl": stl.Bytes(), "b.stl": []byte(textSTL), "a.ply": []byte(textPLY), "b.ply": plyOf(binary.LittleEndian), "a.glb": glbOf(nil)} {
		for n := range len(data) {
			if s, err := Read(bytes.NewReader(data[:n]), name); err == nil {
				if err := s.Validate(); err != nil {
					t.Errorf("%s: %d of %d bytes: %v", name, n, len(data), err)
				}
			}
		}
	}
}

func fuzzReader(f *testing.F, name string, seeds ...[]byte) {
	for _, s := range seeds {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := Read(bytes.NewReader(data), name)
		if err != nil {
			var parse *ParseError
			if !errors.As(err, &parse) || parse.File != name {
				t.Fatalf("%v", err)
			}
			return
		}
		if err := s.Validate(); err != nil {
			t.Fatal(err)
		}
		if r, n, err := Repair(s); err == nil && (len(r.Triangles) != n.Triangles || r.Validate() != nil) {
			t.Fatalf("%+v", n)
		}
	})
}

func FuzzReadSTL(f *testing.F) {
	var b bytes.Buffer
	_ = Box(spatial.V(1, 2, 3)).WriteSTL(&b)
	fuzzReader(f, "fuzz.stl", b.Bytes(), []byte(textSTL))
}

func FuzzReadPLY(f *testing.F) {
	fuzzReader(f, "fuzz.ply", []byte(textPLY), plyOf(binary.LittleEndian), plyOf(binary.BigEndian))
}

func FuzzReadGLTF(f *testing.F) {
	document, _ := gltfOf(nil)
	fuzzReader(f, "fuzz.glb", glbOf(nil), document)
}
