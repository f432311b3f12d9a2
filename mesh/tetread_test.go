package mesh

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// marked bar: two regions, groups of nodes and of elements, coordinates that no short text has.
func regionBar() *Tets {
	t := TetBar(spatial.V(1./3, 0.1, math.Sqrt2), 1, 1, 2)
	t.Groups = []Group{t.Groups[0], t.Groups[1], {Name: "upper half", Elements: []int32{5, 6, 7, 8, 9}}}
	t.Regions = []int32{7, 7, 7, 7, 7, 3, 3, 3, 3, 3}
	return t
}

// tetWriters write a mesh in every way there is.
var tetWriters = []struct {
	name  string
	write func(t *Tets, w io.Writer) error
}{
	{"old.msh", func(t *Tets, w io.Writer) error { return t.WriteGmsh(w, GmshFormat{Old: true}) }},
	{"oldbinary.msh", func(t *Tets, w io.Writer) error { return t.WriteGmsh(w, GmshFormat{Old: true, Binary: true}) }},
	{"new.msh", func(t *Tets, w io.Writer) error { return t.WriteGmsh(w, GmshFormat{}) }},
	{"newbinary.msh", func(t *Tets, w io.Writer) error { return t.WriteGmsh(w, GmshFormat{Binary: true}) }},
	{"base64.vtu", func(t *Tets, w io.Writer) error { return t.WriteVTU(w, someData(t, VTUBase64)) }},
	{"raw.vtu", func(t *Tets, w io.Writer) error { return t.WriteVTU(w, someData(t, VTURaw)) }},
	{"text.vtu", func(t *Tets, w io.Writer) error { return t.WriteVTU(w, someData(t, VTUText)) }},
}

// someData returns the heights of nodes, the nodes as vectors and the volumes of elements.
func someData(t *Tets, encoding VTUEncoding) VTUData {
	height, volume := make([]float64, len(t.Nodes)), make([]float64, len(t.Elements))
	for i, v := range t.Nodes {
		height[i] = v.Z
	}
	for i := range t.Elements {
		volume[i] = t.Volume(int32(i))
	}
	return VTUData{encoding, []VTUArray{{Name: "height", Scalars: height}, {Name: "displacement", Vectors: t.Nodes}}, []VTUArray{{Name: "volume", Scalars: volume}}}
}

// sameTets asserts that two meshes are the same to the last bit, but for the order of elements and groups.
func sameTets(t *testing.T, name string, got, want *Tets) {
	t.Helper()
	if !slices.Equal(got.Nodes, want.Nodes) {
		t.Errorf("%s: nodes differ", name)
	}
	type marked struct {
		e      [4]int32
		region int32
	}
	list := func(m *Tets) (out []marked) {
		for i, e := range m.Elements {
			r := int32(0)
			if len(m.Regions) > 0 {
				r = m.Regions[i]
			}
			out = append(out, marked{e, r})
		}
		slices.SortFunc(out, func(a, b marked) int { return slices.Compare(a.e[:], b.e[:]) })
		return out
	}
	if !slices.Equal(list(got), list(want)) {
		t.Errorf("%s: elements or regions differ", name)
	}
	groups := func(m *Tets) map[string][][4]int32 {
		out := map[string][][4]int32{}
		for _, g := range m.Groups {
			var set [][4]int32
			for _, v := range g.Nodes {
				set = append(set, [4]int32{v, -1, -1, -1})
			}
			for _, e := range g.Elements {
				set = append(set, m.Elements[e])
			}
			slices.SortFunc(set, func(a, b [4]int32) int { return slices.Compare(a[:], b[:]) })
			out[g.Name] = set
		}
		return out
	}
	if !reflect.DeepEqual(groups(got), groups(want)) {
		t.Errorf("%s: groups are\n%v, want\n%v", name, groups(got), groups(want))
	}
}

func TestTetsWriteAndRead(t *testing.T) {
	for _, w := range tetWriters {
		for _, m := range []*Tets{regionBar(), TetCylinder(1, 10, 3, 15), TetEllipsoid(spatial.V(1, 2, 3), 3)} {
			var b bytes.Buffer
			if err := w.write(m, &b); err != nil {
				t.Fatal(err)
			}
			got, err := ReadTets(&b, w.name)
			if err != nil {
				t.Fatal(err)
			}
			sameTets(t, w.name, got, m)
		}
	}
}

func TestTetGenWriteAndRead(t *testing.T) {
	m := regionBar()
	path := filepath.Join(t.TempDir(), "bar.node")
	if err := m.WriteFile(path); err != nil {
		t.Fatal(err)
	}
	for _, ending := range []string{".node", ".ele"} {
		got, err := ReadTetsFile(strings.TrimSuffix(path, ".node") + ending)
		if err != nil {
			t.Fatal(err)
		}
		want := *m // faces of the skin have numbers for names, elements none
		want.Groups = []Group{{Name: "face 1", Nodes: m.Groups[0].Nodes}, {Name: "face 2", Nodes: m.Groups[1].Nodes}}
		sameTets(t, path, got, &want)
	}
	if err := os.Remove(strings.TrimSuffix(path, ".node") + ".face"); err != nil {
		t.Fatal(err)
	}
	if got, err := ReadTetsFile(path); err != nil || len(got.Groups) != 0 {
		t.Errorf("without .face: %v, %v", got, err)
	}
}

func TestTetsWriteFile(t *testing.T) {
	m := regionBar()
	for _, name := range []string{"a.msh", "a.vtu", "a.ele"} {
		path := filepath.Join(t.TempDir(), name)
		if err := m.WriteFile(path); err != nil {
			t.Fatal(err)
		}
		got, err := ReadTetsFile(path)
		if err != nil || len(got.Elements) != len(m.Elements) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := m.WriteFile("a.doc"); err == nil || !strings.Contains(err.Error(), "want .msh") {
		t.Error(err)
	}
	if _, err := ReadTets(strings.NewReader("?"), "a.doc"); err == nil || !strings.Contains(err.Error(), "unknown kind") {
		t.Error(err)
	}
}

const (
	textMSH2 = `$MeshFormat
2.2 0 8
$EndMeshFormat
$Comments
anything
$EndComments
$PhysicalNames
2
2 1 "ground"
3 2 "jelly"
$EndPhysicalNames
$Nodes
5
1 0 0 0
2 1 0 0
3 0 1 0
10 0 0 1
99 5 5 5
$EndNodes
$Elements
3
1 15 2 0 1 99
2 2 2 1 1 1 3 2
3 4 2 2 1 1 2 3 10
$EndElements
`
	textMSH4 = `$MeshFormat
4.1 0 8
$EndMeshFormat
$Entities
0 0 1 1
5 0 0 0 1 1 0 1 1 0
1 0 0 0 1 1 1 1 2 1 5
$EndEntities
$Nodes
2 4 1 10
2 5 1 3
1
2
3
0 0 0 0.5 0.5
1 0 0 0.5 0.5
0 1 0 0.5 0.5
3 1 0 1
10
0 0 1
$EndNodes
$Elements
2 2 1 2
2 5 2 1
1 1 3 2
3 1 4 1
2 1 2 3 10
$EndElements
`
	textVTU = `<?xml version="1.0"?>
<VTKFile type="UnstructuredGrid" version="0.1" byte_order="LittleEndian">
<UnstructuredGrid>
<Piece NumberOfPoints="4" NumberOfCells="2">
<PointData><DataArray type="Int8" Name="group:foot" format="ascii">1 1 1 0</DataArray></PointData>
<CellData Scalars="MaterialIds"><DataArray type="Int32" Name="MaterialIds" format="ascii">9 2</DataArray></CellData>
<Points><DataArray type="Float32" NumberOfComponents="3" format="ascii">0 0 0  1 0 0  0 1 0  0 0 1</DataArray></Points>
<Cells>
<DataArray type="Int32" Name="connectivity" format="ascii">0 1 2  0 1 2 3</DataArray>
<DataArray type="Int32" Name="offsets" format="ascii">3 7</DataArray>
<DataArray type="UInt8" Name="types" format="ascii">5 10</DataArray>
</Cells>
</Piece>
</UnstructuredGrid>
</VTKFile>
`
	textVTK = `# vtk DataFile Version 3.0
a tetrahedron
ASCII
DATASET UNSTRUCTURED_GRID
POINTS 4 float
0 0 0 1 0 0 0 1 0 0 0 1
CELLS 2 9
3 0 1 2
4 0 1 2 3
CELL_TYPES 2
5 10
`
	textVTK5 = `# vtk DataFile Version 5.1
a tetrahedron
ASCII
DATASET UNSTRUCTURED_GRID
METADATA
INFORMATION 0

POINTS 4 double
0 0 0 1 0 0 0 1 0 0 0 1
CELLS 2 4
OFFSETS vtktypeint64
0 4
CONNECTIVITY vtktypeint64
0 1 2 3
CELL_TYPES 1
10
`
)

func TestReadTetsText(t *testing.T) {
	for _, c := range []struct {
		name, text string
		regions    []int32
		groups     []Group
	}{
		{"a.msh", textMSH2, []int32{2}, []Group{{Name: "ground", Nodes: []int32{0, 1, 2}}, {Name: "jelly", Elements: []int32{0}}}},
		{"b.msh", textMSH4, []int32{2}, []Group{{Name: "surface 1", Nodes: []int32{0, 1, 2}}}},
		{"a.vtu", textVTU, []int32{2}, []Group{{Name: "foot", Nodes: []int32{0, 1, 2}}}},
		{"a.vtk", textVTK, nil, nil},
		{"b.vtk", textVTK5, nil, nil},
		{"by content", textMSH2, []int32{2}, []Group{{Name: "ground", Nodes: []int32{0, 1, 2}}, {Name: "jelly", Elements: []int32{0}}}},
		{"by content", textVTK, nil, nil},
		{"by content", textVTU, []int32{2}, []Group{{Name: "foot", Nodes: []int32{0, 1, 2}}}},
	} {
		m, err := ReadTets(strings.NewReader(c.text), c.name)
		if err != nil {
			t.Errorf("%v", err)
			continue
		}
		want := &Tets{Nodes: []spatial.Vec3{{}, {X: 1}, {Y: 1}, {Z: 1}}, Elements: [][4]int32{{0, 1, 2, 3}}, Regions: c.regions, Groups: c.groups}
		sameTets(t, c.name, m, want)
	}
	m, err := ReadTetGen(strings.NewReader("# by hand\n4 3 1 1 # four\n1 0 0 0 7 1\n2 1 0 0 7 1\n3 0 1 0 7 1\n4 0 0 1 7 0\n"),
		strings.NewReader("1 4 1\n1 1 2 3 4 5\n"), strings.NewReader("1 1\n1 1 3 2 6 1 -1\n"), "hand")
	if err != nil {
		t.Fatal(err)
	}
	sameTets(t, "hand", m, &Tets{Nodes: []spatial.Vec3{{}, {X: 1}, {Y: 1}, {Z: 1}}, Elements: [][4]int32{{0, 1, 2, 3}}, Regions: []int32{5}, Groups: []Group{{Name: "face 6", Nodes: []int32{0, 1, 2}}}})
}

// Second-order tetrahedra come down to their corners.
func TestReadSecondOrder(t *testing.T) {
	var nodes strings.Builder
	for i := 5; i <= 10; i++ {
		fmt.Fprintf(&nodes, "%d %d 7 7\n", i+10, i)
	}
	text := strings.NewReplacer("$Nodes\n5\n", "$Nodes\n11\n", "99 5 5 5\n", "99 5 5 5\n"+nodes.String(), "3 4 2 2 1 1 2 3 10", "3 11 2 2 1 1 2 3 10 15 16 17 18 19 20").Replace(textMSH2)
	m, err := ReadTets(strings.NewReader(text), "a.msh")
	if err != nil || len(m.Nodes) != 4 || len(m.Elements) != 1 {
		t.Fatalf("%v, %v", m, err)
	}
}

func TestReadTetsMistakes(t *testing.T) {
	change := func(text, from, to string) string {
		if !strings.Contains(text, from) {
			t.Fatalf("no %q", from)
		}
		return strings.Replace(text, from, to, 1)
	}
	binary41 := func(cut int) string {
		var b bytes.Buffer
		_ = regionBar().WriteGmsh(&b, GmshFormat{Binary: true})
		return b.String()[:b.Len()-cut]
	}
	for _, c := range []struct{ name, want, text string }{
		{"a.msh", `a.msh:1: found "the end", want $MeshFormat`, ""},
		{"a.msh", `a.msh:2: found "4.0", want 2.2 or 4.1`, change(textMSH2, "2.2 0", "4.0 0")},
		{"a.msh", `a.msh:2: found "4", want 8 to 8 for the data size`, change(textMSH2, "0 8", "0 4")},
		{"a.msh", `a.msh:9: found "1 ground", want a name in quotation marks`, change(textMSH2, `1 "ground"`, "1 1 ground")},
		{"a.msh", `a.msh:13: found "5000", want at most`, change(textMSH2, "$Nodes\n5", "$Nodes\n5000")},
		{"a.msh", `a.msh:15: found "x", want a finite number below 1e11 for coordinate of node 1`, change(textMSH2, "2 1 0 0", "2 x 0 0")},
		{"a.msh", `a.msh:15: found "inf"`, change(textMSH2, "2 1 0 0", "2 inf 0 0")},
		{"a.msh", `found "1", want tags that differ for tag of node 1`, change(textMSH2, "2 1 0 0", "1 1 0 0")},
		{"a.msh", `a.msh:24: found "11", want the tag of a node`, change(textMSH2, "1 2 3 10", "1 2 3 11")},
		{"a.msh", `a.msh:24: found "5 (hexahedra)", want 4 or 11`, change(textMSH2, "3 4 2", "3 5 2")},
		{"a.msh", `found "77", want 1 to 31 for type of element 2`, change(textMSH2, "3 4 2", "3 77 2")},
		{"a.msh", `want $EndElements for section $Elements`, change(textMSH2, "$EndElements", "")},
		{"a.msh", `found "none", want at least one tetrahedron`, change(change(textMSH2, "3 4 2 2 1 1 2 3 10\n", ""), "$Elements\n3", "$Elements\n2")},
		{"a.msh", `a.msh:11: found "4", want 0 to 3 for block of nodes 0`, change(textMSH4, "2 5 1 3", "4 5 1 3")},
		{"a.msh", `nodes of element 4 is cut off, want 8 bytes`, binary41(len("\n$EndElements\n") + 1)},
		{"a.vtu", `a.vtu:2: found "PolyData", want UnstructuredGrid`, change(textVTU, "UnstructuredGrid", "PolyData")},
		{"a.vtu", `a.vtu:2: found "vtkLZ4DataCompressor", want vtkZLib`, change(textVTU, `version="0.1"`, `compressor="vtkLZ4DataCompressor"`)},
		{"a.vtu", `a.vtu:4: found "-4", want 0 to`, change(textVTU, `Points="4"`, `Points="-4"`)},
		{"a.vtu", `a.vtu:5: found "4 numbers", want 5 for DataArray group:foot`, change(textVTU, `Points="4"`, `Points="5"`)},
		{"a.vtu", `a.vtu:9: found "b", want a number for DataArray connectivity`, change(textVTU, "0 1 2 3<", "0 1 b 3<")},
		{"a.vtu", `a.vtu:4: found "4", want 0 to 3 for connectivity`, change(textVTU, "0 1 2 3<", "0 1 4 3<")},
		{"a.vtu", `found "12", want 10 or 24`, change(textVTU, "5 10<", "5 12<")},
		{"a.vtu", `found "8", want 3 to 7 for offset of cell 1`, change(textVTU, "3 7<", "3 8<")},
		{"a.vtu", `want what is well formed`, change(textVTU, "</Cells>", "</Cell>")},
		{"a.vtu", `found "3 arrays"`, change(textVTU, `Name="types"`, `Name="kinds"`)},
		{"a.vtu", `found "svg", want VTKFile`, "<svg/>"},
		{"a.vtu", `found "none", want VTKFile`, ""},
		{"a.vtk", `a.vtk:1: found "# vtx DataFile`, change(textVTK, "# vtk", "# vtx")},
		{"a.vtk", `a.vtk:4: found "POLYDATA", want UNSTRUCTURED_GRID`, change(textVTK, "UNSTRUCTURED_GRID", "POLYDATA")},
		{"a.vtk", `a.vtk:9: found "x", want a whole number`, change(textVTK, "4 0 1 2 3", "4 0 1 x 3")},
		{"a.vtk", `found "4", want 0 to 3 for nodes of cell 1`, change(textVTK, "4 0 1 2 3", "4 0 1 2 4")},
		{"a.vtk", `found "12", want 10 or 24`, change(textVTK, "5 10", "5 12")},
	} {
		_, err := ReadTets(strings.NewReader(c.text), c.name)
		var parse *ParseError
		if !errors.As(err, &parse) || !strings.Contains(err.Error(), c.want) || parse.File != c.name {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
	for _, c := range []struct{ node, ele, want string }{
		{"4 2 0 0\n", "", `a.node:1: found "2", want 3 to 3`},
		{"1 3 0 0\n2 0 0 0\n", "", `a.node:2: found "2", want 0 to 1 for number of node 0`},
		{"1 3 0 0\n0 0 0 0\n", "1 4 0\n0 0 0 0 1\n", `a.ele:2: found "1", want 0 to 0 for nodes of element 0`},
		{"1 3 0 0\n0 0 0 0\n", "0 4 0\n", `found "0", want at least 1`},
	} {
		if _, err := ReadTetGen(strings.NewReader(c.node), strings.NewReader(c.ele), nil, "a"); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}

func TestWriteVTUMistakes(t *testing.T) {
	m := regionBar()
	for _, d := range []VTUData{{Encoding: 7}, {Points: []VTUArray{{Name: "x", Scalars: make([]float64, 3)}}}, {Cells: []VTUArray{{Name: "x"}}}} {
		var field *FieldError
		if err := m.WriteVTU(io.Discard, d); !errors.As(err, &field) {
			t.Errorf("%+v: %v", d, err)
		}
	}
}

// compressedVTU is a file as VTK's own writer makes them: appended, compressed in blocks, base64.
func compressedVTU() string {
	var appended strings.Builder
	array := func(values any) int {
		offset := appended.Len()
		var raw, packed bytes.Buffer
		_ = binary.Write(&raw, binary.LittleEndian, values)
		all := raw.Bytes()
		half := len(all) / 2
		var sizes []uint32
		for _, block := range [][]byte{all[:half], all[half:]} {
			before := packed.Len()
			z := zlib.NewWriter(&packed)
			_, _ = z.Write(block)
			_ = z.Close()
			sizes = append(sizes, uint32(packed.Len()-before))
		}
		var head bytes.Buffer
		_ = binary.Write(&head, binary.LittleEndian, append([]uint32{2, uint32(len(all) - half), uint32(len(all) - half)}, sizes...))
		appended.WriteString(base64.StdEncoding.EncodeToString(head.Bytes()) + base64.StdEncoding.EncodeToString(packed.Bytes()))
		return offset
	}
	return fmt.Sprintf(`<VTKFile type="UnstructuredGrid" compressor="vtkZLibDataCompressor"><UnstructuredGrid><Piece NumberOfPoints="4" NumberOfCells="1"><Points>
<DataArray type="Float32" NumberOfComponents="3" format="appended" offset="%d"/></Points><Cells><DataArray type="Int64" Name="connectivity" format="appended" offset="%d"/>
<DataArray type="Int64" Name="offsets" format="appended" offset="%d"/><DataArray type="UInt8" Name="types" format="appended" offset="%d"/></Cells></Piece></UnstructuredGrid>
<AppendedData encoding="base64">_%s</AppendedData></VTKFile>`,
		array([]float32{0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}), array([]int64{0, 1, 2, 3}), array([]int64{4}), array([]uint8{10}), &appended)
}

func TestReadCompressedVTU(t *testing.T) {
	m, err := ReadTets(strings.NewReader(compressedVTU()), "a.vtu")
	if err != nil || m.Validate() != nil || math.Abs(m.TotalVolume()-1./6) > 1e-12 {
		t.Fatalf("%v, %v", m, err)
	}
}

// Whatever is cut off, there is an error or a mesh.
func TestReadTetsTruncated(t *testing.T) {
	files := map[string][]byte{"a.msh": []byte(textMSH2), "b.msh": []byte(textMSH4), "a.vtu": []byte(textVTU), "a.vtk": []byte(textVTK), "c.vtu": []byte(compressedVTU())}
	for _, w := range tetWriters {
		var b bytes.Buffer
		_ = w.write(TetBar(spatial.V(1, 1, 1), 1, 1, 1), &b)
		files[w.name] = b.Bytes()
	}
	for name, data := range files {
		for n := range len(data) {
			m, err := ReadTets(bytes.NewReader(data[:n]), name)
			if err == nil {
				err = m.wellFormed()
				if err != nil {
					t.Errorf("%s cut off at %d: %v", name, n, err)
				}
			}
		}
	}
}

func fuzzTets(f *testing.F, name string, seeds ...string) {
	for _, s := range seeds {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		checkFuzzed(t, name, func() (*Tets, error) { return ReadTets(bytes.NewReader(data), name) })
	})
}

// checkFuzzed asserts that a reader gives an error of its own, or a mesh that can be measured, repaired and written.
func checkFuzzed(t *testing.T, name string, read func() (*Tets, error)) {
	t.Helper()
	m, err := read()
	if err != nil {
		var parse *ParseError
		if !errors.As(err, &parse) {
			t.Fatalf("%s: %v", name, err)
		}
		return
	}
	if err := m.wellFormed(); err != nil {
		t.Fatal(err)
	}
	q := m.Quality()
	if r, n, err := m.Repair(); err == nil {
		if err := r.Validate(); err != nil || n.Elements != len(r.Elements) || len(r.Elements)+n.Flat+n.Duplicate != q.Elements {
			t.Fatalf("%v, %+v", err, n)
		}
	}
	if err := m.WriteVTU(io.Discard, VTUData{}); err != nil {
		t.Fatal(err)
	}
}

// single is one element, small enough for a fuzzer to take apart.
func single() *Tets {
	return &Tets{Nodes: []spatial.Vec3{{}, {X: 1}, {Y: 1}, {Z: 1}}, Elements: [][4]int32{{0, 1, 2, 3}}, Regions: []int32{3}, Groups: []Group{{Name: "g", Nodes: []int32{1}}}}
}

func written(i int) string {
	var b strings.Builder
	_ = tetWriters[i].write(single(), &b)
	return b.String()
}

func FuzzReadGmsh(f *testing.F) {
	fuzzTets(f, "fuzz.msh", textMSH2, textMSH4, written(0), written(1), written(2), written(3))
}

func FuzzReadVTU(f *testing.F) {
	fuzzTets(f, "fuzz.vtu", textVTU, written(4), written(5), written(6), compressedVTU())
}

func FuzzReadVTK(f *testing.F) {
	fuzzTets(f, "fuzz.vtk", textVTK, textVTK5, "# vtk DataFile Version 3.0\n\nBINARY\nDATASET UNSTRUCTURED_GRID\nPOINTS 1 float\n\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\nCELLS 1 5\n")
}

func FuzzReadTetGen(f *testing.F) {
	var node, ele, face strings.Builder
	_ = single().WriteTetGen(&node, &ele, &face)
	f.Add(node.String(), ele.String(), face.String())
	f.Fuzz(func(t *testing.T, node, ele, face string) {
		checkFuzzed(t, "fuzz", func() (*Tets, error) {
			return ReadTetGen(strings.NewReader(node), strings.NewReader(ele), strings.NewReader(face), "fuzz")
		})
	})
}

// command returns the path of a program, or skips the test.
func command(t *testing.T, name, hint string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skipf("%s is not installed: %s", name, hint)
	}
	return path
}

// Gmsh opens what we write and we read what it writes, in all formats.
func TestGmshOpensOurFiles(t *testing.T) {
	gmsh := command(t, "gmsh", "on Debian, apt-get install gmsh")
	m := regionBar()
	folder := t.TempDir()
	for i, w := range tetWriters[:4] {
		path, back := filepath.Join(folder, w.name), filepath.Join(folder, "back.msh")
		var b bytes.Buffer
		if err := w.write(m, &b); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		format, binary := []string{"msh41", "msh22"}[i/2], fmt.Sprint(i%2) // each of theirs once, too
		out, err := exec.Command(gmsh, path, "-save", "-format", format, "-setnumber", "Mesh.Binary", binary, "-o", back).CombinedOutput()
		if err != nil || bytes.Contains(out, []byte("Error")) || bytes.Contains(out, []byte("Warning")) {
			t.Fatalf("%s: %v\n%s", w.name, err, out)
		}
		got, err := ReadTetsFile(back)
		if err != nil {
			t.Fatal(err)
		}
		if math.Abs(got.TotalVolume()-m.TotalVolume()) > 1e-12 || len(got.Elements) != len(m.Elements) || len(got.Groups) != 3 || got.Group("top") == nil ||
			len(got.Group("top").Nodes) != 4 || len(got.Group("upper half").Elements) != 5 || len(got.Regions) != 10 {
			t.Errorf("%s through Gmsh as %s binary %s: %+v", w.name, format, binary, got)
		}
	}
}

// A mesh that Gmsh made of its own, with physical surfaces, second order included.
func TestReadWhatGmshMakes(t *testing.T) {
	gmsh := command(t, "gmsh", "on Debian, apt-get install gmsh")
	folder := t.TempDir()
	geo := filepath.Join(folder, "ball.geo")
	if err := os.WriteFile(geo, []byte("SetFactory(\"OpenCASCADE\");\nBox(1) = {0,0,0,1,1,1};\nPhysical Volume(\"flesh\", 4) = {1};\nPhysical Surface(\"floor\", 9) = {5};\nMesh.MeshSizeMax = 0.3;\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"-format", "msh22"}, {"-format", "msh41"}, {"-format", "msh41", "-setnumber", "Mesh.Binary", "1"}, {"-format", "msh22", "-setnumber", "Mesh.Binary", "1"}, {"-order", "2", "-format", "msh41"}, {"-format", "vtk"}, {"-format", "vtk", "-setnumber", "Mesh.Binary", "1"}} {
		path := filepath.Join(folder, "ball.msh")
		if slices.Contains(args, "vtk") {
			path = filepath.Join(folder, "ball.vtk")
		}
		if out, err := exec.Command(gmsh, append([]string{geo, "-3", "-o", path}, args...)...).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		m, err := ReadTetsFile(path)
		if err != nil {
			t.Error(args, err)
			continue
		}
		checkTets(t, fmt.Sprint(args), m)
		if v := m.TotalVolume(); math.Abs(v-1) > 1e-12 {
			t.Errorf("%v: %v m³, want 1", args, v)
		}
		if filepath.Ext(path) == ".vtk" {
			continue
		}
		floor, flesh := m.Group("floor"), m.Group("flesh")
		if floor == nil || flesh == nil || len(flesh.Elements) != len(m.Elements) || m.Regions[0] != 4 {
			t.Fatalf("%v: groups %v", args, m.Groups)
		}
		for _, v := range floor.Nodes {
			if math.Abs(m.Nodes[v].Z) > 1e-12 {
				t.Errorf("%v: node %v is not on the floor", args, m.Nodes[v])
			}
		}
	}
}

func TestReadWhatTetGenMakes(t *testing.T) {
	tetgen := command(t, "tetgen", "on Debian, apt-get install tetgen")
	path := filepath.Join(t.TempDir(), "box.off")
	box := Box(spatial.V(0.5, 0.5, 0.5))
	text := fmt.Sprintf("OFF\n%d %d 0\n", len(box.Vertices), len(box.Triangles))
	for _, v := range box.Vertices {
		text += fmt.Sprintln(v.X, v.Y, v.Z)
	}
	for _, c := range box.Triangles {
		text += fmt.Sprintln(3, c[0], c[1], c[2])
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(tetgen, "-pq1.4a0.01", path).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	m, err := ReadTetsFile(strings.TrimSuffix(path, ".off") + ".1.node")
	if err != nil {
		t.Fatal(err)
	}
	checkTets(t, "TetGen's box", m)
	if v := m.TotalVolume(); math.Abs(v-1) > 1e-12 {
		t.Errorf("%v m³, want 1", v)
	}
}

// vtkScript opens a file with VTK's own reader and writes it again, in the given mode, binary or compressed.
const vtkScript = `
import sys, vtk
r = vtk.vtkXMLUnstructuredGridReader(); r.SetFileName(sys.argv[1]); r.Update(); g = r.GetOutput()
m = vtk.vtkMeshQuality(); m.SetInputData(g); m.SetTetQualityMeasureToVolume(); m.Update()
q = m.GetOutput().GetCellData().GetArray("Quality")
print("%d %d %.12g %s %s" % (g.GetNumberOfPoints(), g.GetNumberOfCells(), sum(q.GetValue(i) for i in range(q.GetNumberOfTuples())),
    ",".join(g.GetPointData().GetArrayName(i) for i in range(g.GetPointData().GetNumberOfArrays())),
    ",".join(g.GetCellData().GetArrayName(i) for i in range(g.GetCellData().GetNumberOfArrays()))))
for mode in range(6):
    w = vtk.vtkXMLUnstructuredGridWriter(); w.SetInputData(g); w.SetFileName(sys.argv[1] + ".%d.vtu" % mode)
    [w.SetDataModeToAscii, w.SetDataModeToBinary, w.SetDataModeToAppended][mode % 3]()
    if mode >= 3:
        w.SetCompressorTypeToNone(); w.SetEncodeAppendedData(0); w.SetHeaderTypeToUInt32()
    w.Write()
for mode in range(2):
    w = vtk.vtkUnstructuredGridWriter(); w.SetInputData(g); w.SetFileName(sys.argv[1] + ".%d.vtk" % mode)
    [w.SetFileTypeToASCII, w.SetFileTypeToBinary][mode](); w.Write()
`

// VTK, and so ParaView, opens what we write, with all data, and we read what it writes.
func TestVTKOpensOurFiles(t *testing.T) {
	python := ""
	for _, p := range []string{"/usr/bin/python3", "python3"} {
		if exec.Command(p, "-c", "import vtk").Run() == nil {
			python = p
			break
		}
	}
	if python == "" {
		t.Skip("VTK for Python is not installed: on Debian, apt-get install python3-vtk9")
	}
	m := regionBar()
	folder := t.TempDir()
	for _, w := range tetWriters[4:] {
		path := filepath.Join(folder, w.name)
		var b bytes.Buffer
		if err := w.write(m, &b); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command(python, "-c", vtkScript, path).CombinedOutput()
		want := fmt.Sprintf("%d %d %.12g height,displacement,group:bottom,group:top volume,region,group:upper half", len(m.Nodes), len(m.Elements), m.TotalVolume())
		if err != nil || strings.TrimSpace(string(out)) != want {
			t.Fatalf("%s: %v\n%s, want\n%s", w.name, err, out, want)
		}
		for mode := range 6 {
			got, err := ReadTetsFile(fmt.Sprintf("%s.%d.vtu", path, mode))
			if err != nil {
				t.Fatal(err)
			}
			if mode%3 == 0 { // VTK's text has fewer digits
				got.Nodes = m.Nodes
			}
			sameTets(t, fmt.Sprintf("%s by VTK %d", w.name, mode), got, m)
		}
		for mode := range 2 {
			got, err := ReadTetsFile(fmt.Sprintf("%s.%d.vtk", path, mode))
			if err != nil {
				t.Fatal(err)
			}
			if math.Abs(got.TotalVolume()-m.TotalVolume()) > 1e-5 {
				t.Errorf("legacy %d: %v m³", mode, got.TotalVolume())
			}
		}
	}
}
