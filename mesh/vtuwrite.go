package mesh

import (
	"bufio"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// VTUEncoding is how numbers are written into a VTU file.
type VTUEncoding int

// The encodings of VTU files.
const (
	VTUBase64 VTUEncoding = iota // in place, as base64: valid XML
	VTURaw                       // appended as they are: smallest and fastest
	VTUText                      // in place, as text
)

// VTUData is what is known at the nodes and in the elements, for ParaView to show.
type VTUData struct {
	Encoding VTUEncoding
	Points   []VTUArray // one value, or vector, for each node
	Cells    []VTUArray // one value, or vector, for each element
}

// VTUArray is a named quantity: Scalars or Vectors.
type VTUArray struct {
	Name    string
	Scalars []float64
	Vectors []spatial.Vec3
}

// WriteVTU writes t as a VTK XML file of an unstructured grid, which ParaView opens, with data at nodes and in elements. Regions are the cell array region;
// a group is an array group:NAME of 0 and 1, on points if it has nodes and on cells if it has elements.
func (t *Tets) WriteVTU(w io.Writer, data VTUData) error {
	if err := t.wellFormed(); err != nil {
		return err
	}
	if data.Encoding < VTUBase64 || data.Encoding > VTUText {
		return &FieldError{"Encoding", int(data.Encoding), "VTUBase64, VTURaw or VTUText"}
	}
	for _, set := range []struct {
		name   string
		arrays []VTUArray
		count  int
	}{{"Points", data.Points, len(t.Nodes)}, {"Cells", data.Cells, len(t.Elements)}} {
		for i, a := range set.arrays {
			if n := len(a.Scalars) + len(a.Vectors); n != set.count || len(a.Scalars) > 0 && len(a.Vectors) > 0 {
				return &FieldError{fmt.Sprintf("%s[%d] (%s)", set.name, i, a.Name), fmt.Sprintf("%d values", n), fmt.Sprintf("%d, scalars or vectors", set.count)}
			}
		}
	}
	v := &vtuWriter{Writer: bufio.NewWriter(w), encoding: data.Encoding}
	v.grid(t, &data)
	return v.Flush()
}

type vtuWriter struct {
	*bufio.Writer
	encoding VTUEncoding
	appended []byte
}

// grid writes the file.
func (v *vtuWriter) grid(t *Tets, data *VTUData) {
	fmt.Fprint(v, "<?xml version=\"1.0\"?>\n<VTKFile type=\"UnstructuredGrid\" version=\"1.0\" byte_order=\"LittleEndian\" header_type=\"UInt64\">\n<UnstructuredGrid>\n")
	fmt.Fprintf(v, "<Piece NumberOfPoints=\"%d\" NumberOfCells=\"%d\">\n<Points>\n", len(t.Nodes), len(t.Elements))
	v.vectors("Points", t.Nodes)
	fmt.Fprint(v, "</Points>\n<Cells>\n")
	v.connectivity(t)
	fmt.Fprint(v, "</Cells>\n<PointData>\n")
	for i := range data.Points {
		v.array(&data.Points[i])
	}
	for _, g := range t.Groups {
		if len(g.Nodes) > 0 {
			v.members(g.Name, g.Nodes, len(t.Nodes))
		}
	}
	fmt.Fprint(v, "</PointData>\n<CellData>\n")
	for i := range data.Cells {
		v.array(&data.Cells[i])
	}
	if len(t.Regions) > 0 {
		v.integers("region", t.Regions)
	}
	for _, g := range t.Groups {
		if len(g.Elements) > 0 || len(g.Nodes) == 0 {
			v.members(g.Name, g.Elements, len(t.Elements))
		}
	}
	fmt.Fprint(v, "</CellData>\n</Piece>\n</UnstructuredGrid>\n")
	if v.encoding == VTURaw {
		fmt.Fprint(v, "<AppendedData encoding=\"raw\">\n_")
		_, _ = v.Write(v.appended) // the error comes with Flush
		fmt.Fprint(v, "\n</AppendedData>\n")
	}
	fmt.Fprint(v, "</VTKFile>\n")
}

// data writes a DataArray of n numbers: bytes, and text that a function appends where that is asked for.
func (v *vtuWriter) data(kind, name string, components, n int, bytes func(dst []byte, i int) []byte, text func(dst []byte, i int) []byte) {
	name = strings.NewReplacer("&", "&amp;", "<", "&lt;", `"`, "&quot;", "\n", " ").Replace(name)
	fmt.Fprintf(v, "<DataArray type=%q Name=\"%s\"", kind, name)
	if components > 1 {
		fmt.Fprintf(v, " NumberOfComponents=\"%d\"", components)
	}
	if v.encoding == VTUText {
		fmt.Fprint(v, " format=\"ascii\">\n")
		var line []byte
		for i := range n {
			line = append(text(line, i), ' ')
			if i%12 == 11 || i == n-1 {
				line[len(line)-1] = '\n'
				_, _ = v.Write(line)
				line = line[:0]
			}
		}
		fmt.Fprint(v, "</DataArray>\n")
		return
	}
	raw := make([]byte, 8, 8+8*n)
	for i := range n {
		raw = bytes(raw, i)
	}
	binary.LittleEndian.PutUint64(raw, uint64(len(raw)-8))
	if v.encoding == VTURaw {
		fmt.Fprintf(v, " format=\"appended\" offset=\"%d\"/>\n", len(v.appended))
		v.appended = append(v.appended, raw...)
		return
	}
	fmt.Fprint(v, " format=\"binary\">\n")
	e := base64.NewEncoder(base64.StdEncoding, v)
	_, _ = e.Write(raw)
	_ = e.Close()
	fmt.Fprint(v, "\n</DataArray>\n")
}

// floats writes n numbers, by components.
func (v *vtuWriter) floats(name string, components, n int, value func(i int) float64) {
	v.data("Float64", name, components, n,
		func(dst []byte, i int) []byte {
			return binary.LittleEndian.AppendUint64(dst, math.Float64bits(value(i)))
		},
		func(dst []byte, i int) []byte { return strconv.AppendFloat(dst, value(i), 'g', -1, 64) })
}

func (v *vtuWriter) vectors(name string, list []spatial.Vec3) {
	v.floats(name, 3, 3*len(list), func(i int) float64 {
		p := list[i/3]
		return [3]float64{p.X, p.Y, p.Z}[i%3]
	})
}

func (v *vtuWriter) array(a *VTUArray) {
	if len(a.Vectors) > 0 {
		v.vectors(a.Name, a.Vectors)
		return
	}
	v.floats(a.Name, 1, len(a.Scalars), func(i int) float64 { return a.Scalars[i] })
}

// integers writes numbers of 32 bits.
func (v *vtuWriter) integers(name string, list []int32) {
	v.data("Int32", name, 1, len(list),
		func(dst []byte, i int) []byte { return binary.LittleEndian.AppendUint32(dst, uint32(list[i])) },
		func(dst []byte, i int) []byte { return strconv.AppendInt(dst, int64(list[i]), 10) })
}

// small writes numbers of 8 bits.
func (v *vtuWriter) small(name string, n int, value func(i int) uint8) {
	v.data("UInt8", name, 1, n,
		func(dst []byte, i int) []byte { return append(dst, value(i)) },
		func(dst []byte, i int) []byte { return strconv.AppendInt(dst, int64(value(i)), 10) })
}

// connectivity writes the cells.
func (v *vtuWriter) connectivity(t *Tets) {
	wide := func(name string, n int, value func(i int) int64) {
		v.data("Int64", name, 1, n,
			func(dst []byte, i int) []byte { return binary.LittleEndian.AppendUint64(dst, uint64(value(i))) },
			func(dst []byte, i int) []byte { return strconv.AppendInt(dst, value(i), 10) })
	}
	wide("connectivity", 4*len(t.Elements), func(i int) int64 { return int64(t.Elements[i/4][i%4]) })
	wide("offsets", len(t.Elements), func(i int) int64 { return 4 * int64(i+1) })
	v.small("types", len(t.Elements), func(int) uint8 { return vtkTetra })
}

// members writes a group.
func (v *vtuWriter) members(name string, set []int32, count int) {
	in := make([]uint8, count)
	for _, i := range set {
		in[i] = 1
	}
	v.small(groupPrefix+name, count, func(i int) uint8 { return in[i] })
}
