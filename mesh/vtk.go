package mesh

import (
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// vtkTypes are the bytes of each type of number in a legacy VTK file.
var vtkTypes = map[string]int{"char": 1, "unsigned_char": 1, "short": 2, "unsigned_short": 2, "int": 4, "unsigned_int": 4, "long": 8, "unsigned_long": 8,
	"vtktypeint64": 8, "vtktypeint32": 4, "vtkIdType": 8, "float": 4, "double": 8}

// ReadVTK reads the tetrahedra of a legacy VTK file with an unstructured grid, text or binary: its points and cells. Data at points and in cells
// are left out; VTU files keep them. The name is for errors.
func ReadVTK(r io.Reader, name string) (*Tets, error) {
	data, err := contents(r, name)
	if err != nil {
		return nil, err
	}
	v := &vtkReader{cursor: cursor{file: name, data: data, order: binary.BigEndian}}
	if err := v.read(); err != nil {
		return nil, err
	}
	v.binary = false
	t, err := v.grid.tets(v.wrong)
	if err != nil {
		return nil, err
	}
	return t.compacted(), nil
}

type vtkReader struct {
	cursor
	encoded bool
	grid    vtkGrid
}

// read reads the parts of the file up to the cells.
func (v *vtkReader) read() error {
	if head := v.line(); !strings.HasPrefix(head, "# vtk DataFile Version") {
		return v.wrong(item{"the first line", -1}, firstWords(head), "# vtk DataFile Version N")
	}
	v.line() // a title
	switch kind := strings.ToUpper(v.word()); kind {
	case "ASCII":
	case "BINARY":
		v.encoded = true
	default:
		return v.wrong(item{"the third line", -1}, kind, "ASCII or BINARY")
	}
	if word := strings.ToUpper(v.word()); word != "DATASET" {
		return v.wrong(item{"the fourth line", -1}, word, "DATASET UNSTRUCTURED_GRID")
	}
	if kind := strings.ToUpper(v.word()); kind != "UNSTRUCTURED_GRID" {
		return v.wrong(item{"DATASET", -1}, kind, "UNSTRUCTURED_GRID")
	}
	for len(v.grid.points) == 0 || len(v.grid.kinds) == 0 {
		v.binary = false
		word := strings.ToUpper(v.word())
		var err error
		switch word {
		case "POINTS":
			err = v.points()
		case "CELLS":
			err = v.cells()
		case "CELL_TYPES":
			err = v.kinds()
		case "FIELD", "METADATA":
			err = v.skipTo("POINTS", "CELLS", "CELL_TYPES")
		default:
			err = v.wrong(item{"the grid", -1}, word, "POINTS, CELLS and CELL_TYPES")
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// firstWords shortens a line of a file that may be anything.
func firstWords(s string) string { return strings.ToValidUTF8(s[:min(len(s), 40)], "?") }

// skipTo goes to the first line that begins with one of the words.
func (v *vtkReader) skipTo(words ...string) error {
	for v.at < len(v.data) {
		before := v.at
		text := v.line()
		for _, w := range words {
			if strings.HasPrefix(text, w+" ") {
				v.at = before
				return nil
			}
		}
	}
	v.start = len(v.data)
	return v.wrong(item{"the grid", -1}, "", words[0])
}

// kind reads the name of a type of number and returns its bytes.
func (v *vtkReader) kind(what string) (string, int, error) {
	name := v.word()
	size := vtkTypes[name]
	if size == 0 {
		return "", 0, v.wrong(item{"type of " + what, -1}, name, "int, float, double or the like")
	}
	return name, size, nil
}

// begin goes to the data after a line.
func (v *vtkReader) begin() {
	if v.encoded {
		v.line()
		v.binary = true
	}
}

func (v *vtkReader) points() error {
	n, err := v.count(0, item{"the number of points", -1}, 6)
	if err != nil {
		return err
	}
	name, size, err := v.kind("points")
	if err != nil {
		return err
	}
	if v.encoded && name != "float" && name != "double" {
		return v.wrong(item{"type of points", -1}, name, "float or double")
	}
	v.begin()
	v.grid.points = make([]spatial.Vec3, n)
	for i := range n {
		var p [3]float64
		for k := range p {
			if p[k], err = v.coordinate(size, item{"coordinate of point", i}); err != nil {
				return err
			}
		}
		v.grid.points[i] = spatial.V(p[0], p[1], p[2])
	}
	return nil
}

// cells reads the cells: lists that begin with their length, or from version 5 on the places where they begin, and all nodes.
func (v *vtkReader) cells() error {
	n, err := v.count(0, item{"the number of cells", -1}, 2)
	if err != nil {
		return err
	}
	size, err := v.count(0, item{"the size of the cells", -1}, 1)
	if err != nil {
		return err
	}
	v.grid.offsets, v.grid.connectivity = nil, nil
	before := v.at
	if v.word() == "OFFSETS" {
		return v.split(n, size)
	}
	v.at = before
	v.begin()
	for i := range n {
		length, err := v.integer(4, item{"length of cell", i}, 0, 1000)
		if err != nil {
			return err
		}
		for range length {
			x, err := v.integer(4, item{"nodes of cell", i}, 0, math.MaxInt32)
			if err != nil {
				return err
			}
			v.grid.connectivity = append(v.grid.connectivity, x)
		}
		v.grid.offsets = append(v.grid.offsets, int64(len(v.grid.connectivity)))
	}
	return nil
}

// split reads the cells of version 5: n places where they begin, the end among them, and their nodes.
func (v *vtkReader) split(n, nodes int) error {
	read := func(what string, n int) ([]int64, error) {
		_, size, err := v.kind(what)
		if err != nil {
			return nil, err
		}
		if size < 4 {
			return nil, v.wrong(item{"type of " + what, -1}, size, "numbers of 4 or 8 bytes")
		}
		v.begin()
		out := make([]int64, n)
		for i := range out {
			if out[i], err = v.integer(size, item{what, i}, 0, math.MaxInt64); err != nil {
				return nil, err
			}
		}
		return out, nil
	}
	places, err := read("offsets", n)
	if err != nil {
		return err
	}
	v.binary = false
	if word := v.word(); word != "CONNECTIVITY" {
		return v.wrong(item{"the cells", -1}, word, "CONNECTIVITY")
	}
	if v.grid.connectivity, err = read("connectivity", nodes); err != nil {
		return err
	}
	if len(places) > 0 {
		v.grid.offsets = places[1:]
	}
	return nil
}

func (v *vtkReader) kinds() error {
	n, err := v.count(0, item{"the number of cell types", -1}, 1)
	if err != nil {
		return err
	}
	if n == 0 {
		return v.wrong(item{"the number of cell types", -1}, 0, "at least 1")
	}
	v.begin()
	for i := range n {
		x, err := v.integer(4, item{"type of cell", i}, 0, 1000)
		if err != nil {
			return err
		}
		v.grid.kinds = append(v.grid.kinds, x)
	}
	if len(v.grid.offsets) != len(v.grid.kinds) {
		return v.wrong(item{"the number of cell types", -1}, n, fmt.Sprintf("%d, the number of cells before", len(v.grid.offsets)))
	}
	return nil
}
