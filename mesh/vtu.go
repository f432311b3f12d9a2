package mesh

import (
	"bytes"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// ReadVTU reads the tetrahedra of a VTK XML file of an unstructured grid, as ParaView writes them: text, base64 or appended data, with or without zlib. Cells that
// are flat are left out, of second-order tetrahedra the corners are taken. A cell array of whole numbers named region, material or the like is
// taken for regions, arrays named group:NAME for groups. The name is for errors.
func ReadVTU(r io.Reader, name string) (*Tets, error) {
	data, err := contents(r, name)
	if err != nil {
		return nil, err
	}
	v := &vtuReader{file: name, data: data, order: binary.LittleEndian, header: 4, grid: &vtkGrid{}}
	if err := v.parse(); err != nil {
		return nil, err
	}
	t, err := v.grid.tets(func(field item, value any, want string) error { return v.wrong(v.cells, field, value, want) })
	if err != nil {
		return nil, err
	}
	return t.compacted(), nil
}

// vtuReader reads a VTU file.
type vtuReader struct {
	file     string
	data     []byte
	order    binary.ByteOrder
	header   int // bytes of the numbers before binary data
	zlib     bool
	appended []byte // after the underscore
	raw      bool   // the appended data are as they are, not in base64
	grid     *vtkGrid
	cells    int // where the last piece's cells begin [bytes]
}

// wrong is an error at a byte, told as a line.
func (v *vtuReader) wrong(at int, field item, value any, want string) error {
	c := cursor{file: v.file, data: v.data, start: at}
	return c.wrong(field, value, want)
}

// vtuArray is a DataArray.
type vtuArray struct {
	at                         int // in the file [bytes]
	name, kind, format, offset string
	components                 int
	text                       []byte
}

// parse goes through the elements of the file.
func (v *vtuReader) parse() error {
	head, err := v.cutAppended()
	if err != nil {
		return err
	}
	d := xml.NewDecoder(bytes.NewReader(head))
	d.Strict = true
	d.CharsetReader = func(_ string, r io.Reader) (io.Reader, error) { return r, nil } // names are ASCII in all of them
	p := vtuPiece{reader: v}
	root := false
	for {
		at := int(d.InputOffset())
		token, err := d.Token()
		if errors.Is(err, io.EOF) || err != nil && len(head) < len(v.data) && int(d.InputOffset()) >= len(head) {
			break // with appended data the end is cut off
		}
		if err != nil {
			return v.wrong(at, item{"XML", -1}, err.Error(), "what is well formed")
		}
		switch e := token.(type) {
		case xml.StartElement:
			root = root || e.Name.Local == "VTKFile"
			if !root {
				return v.wrong(at, item{"the first element", -1}, e.Name.Local, "VTKFile")
			}
			if err := p.begin(e, at, d); err != nil {
				return err
			}
		case xml.EndElement:
			if e.Name.Local == "Piece" {
				if err := p.end(); err != nil {
					return err
				}
			}
			p.section = ""
		}
	}
	if !root {
		return v.wrong(0, item{"the first element", -1}, "none", "VTKFile")
	}
	return nil
}

// cutAppended finds the appended data, which need not be XML, and returns what comes before them.
func (v *vtuReader) cutAppended() ([]byte, error) {
	at := bytes.Index(v.data, []byte("<AppendedData"))
	if at < 0 {
		return v.data, nil
	}
	rest := v.data[at:]
	end := bytes.IndexByte(rest, '>')
	if end < 0 {
		return nil, v.wrong(at, item{"AppendedData", -1}, "cut off", "an encoding and data")
	}
	switch tag := string(rest[:end]); {
	case strings.Contains(tag, `encoding="raw"`):
		v.raw = true
	case !strings.Contains(tag, `encoding="base64"`):
		return nil, v.wrong(at, item{"AppendedData", -1}, tag, `encoding "raw" or "base64"`)
	}
	mark := bytes.IndexByte(rest[end:], '_')
	if mark < 0 {
		return nil, v.wrong(at, item{"AppendedData", -1}, "no underscore", "an underscore before the data")
	}
	v.appended = rest[end+mark+1:]
	return v.data[:at], nil
}

// attribute returns an attribute of an element, "" if there is none.
func attribute(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// format reads the attributes of VTKFile.
func (v *vtuReader) format(e xml.StartElement, at int) error {
	if kind := attribute(e, "type"); kind != "UnstructuredGrid" {
		return v.wrong(at, item{"type of VTKFile", -1}, kind, "UnstructuredGrid")
	}
	switch order := attribute(e, "byte_order"); order {
	case "BigEndian":
		v.order = binary.BigEndian
	case "", "LittleEndian":
	default:
		return v.wrong(at, item{"byte_order of VTKFile", -1}, order, "LittleEndian or BigEndian")
	}
	switch header := attribute(e, "header_type"); header {
	case "UInt64":
		v.header = 8
	case "", "UInt32":
	default:
		return v.wrong(at, item{"header_type of VTKFile", -1}, header, "UInt32 or UInt64")
	}
	switch compressor := attribute(e, "compressor"); compressor {
	case "vtkZLibDataCompressor":
		v.zlib = true
	case "":
	default:
		return v.wrong(at, item{"compressor of VTKFile", -1}, compressor, "vtkZLibDataCompressor or none")
	}
	return nil
}

// vtuPiece collects a part of the grid.
type vtuPiece struct {
	reader        *vtuReader
	section       string // Points, Cells, PointData, CellData
	points, cells int
	grid          vtkGrid
	found         int // arrays of points and cells
}

// begin takes a start element.
func (p *vtuPiece) begin(e xml.StartElement, at int, d *xml.Decoder) error {
	v := p.reader
	switch e.Name.Local {
	case "VTKFile":
		return v.format(e, at)
	case "Piece":
		p.grid, p.found = vtkGrid{}, 0
		v.cells = at
		for _, n := range []struct {
			name string
			to   *int
		}{{"NumberOfPoints", &p.points}, {"NumberOfCells", &p.cells}} {
			x, err := strconv.Atoi(attribute(e, n.name))
			if err != nil || x < 0 || x > maxTets {
				return v.wrong(at, item{n.name + " of Piece", -1}, attribute(e, n.name), fmt.Sprintf("0 to %d", maxTets))
			}
			*n.to = x
		}
	case "Points", "Cells", "PointData", "CellData":
		p.section = e.Name.Local
	case "DataArray":
		section := p.section
		a := vtuArray{at: at, name: attribute(e, "Name"), kind: attribute(e, "type"), format: attribute(e, "format"), offset: attribute(e, "offset"), components: 1}
		if n := attribute(e, "NumberOfComponents"); n != "" && n != "0" {
			var err error
			if a.components, err = strconv.Atoi(n); err != nil || a.components < 1 || a.components > 1000 {
				return v.wrong(at, item{"NumberOfComponents of DataArray " + a.name, -1}, n, "1 to 1000")
			}
		}
		if err := a.content(d); err != nil {
			return v.wrong(at, item{"DataArray " + a.name, -1}, err.Error(), "an end")
		}
		err := p.array(section, &a)
		p.section = section
		return err
	}
	return nil
}

// content reads the text of a DataArray up to its end; what elements in it have is not of it.
func (a *vtuArray) content(d *xml.Decoder) error {
	for depth := 1; depth > 0; {
		token, err := d.Token()
		if err != nil {
			return err
		}
		switch e := token.(type) {
		case xml.CharData:
			if depth == 1 {
				a.text = append(a.text, e...)
			}
		case xml.StartElement:
			depth++
		case xml.EndElement:
			depth--
		}
	}
	return nil
}

// array reads a DataArray that matters.
func (p *vtuPiece) array(section string, a *vtuArray) error {
	v := p.reader
	integers := func(count int) ([]int64, error) {
		values, err := v.numbers(a, count)
		if err != nil {
			return nil, err
		}
		out := make([]int64, len(values))
		for i, x := range values {
			if x != math.Trunc(x) || math.Abs(x) > 1<<53 {
				return nil, v.wrong(a.at, item{a.name, i}, x, "a whole number")
			}
			out[i] = int64(x)
		}
		return out, nil
	}
	var err error
	switch {
	case section == "Points":
		p.found++
		return p.readPoints(a)
	case section == "Cells" && a.name == "connectivity":
		p.found++
		p.grid.connectivity, err = integers(-1)
	case section == "Cells" && a.name == "offsets":
		p.found++
		p.grid.offsets, err = integers(p.cells)
	case section == "Cells" && a.name == "types":
		p.found++
		p.grid.kinds, err = integers(p.cells)
	case section == "PointData" && a.components == 1 && strings.HasPrefix(a.name, groupPrefix):
		var values []float64
		values, err = v.numbers(a, p.points)
		p.grid.pointData = append(p.grid.pointData, vtkArray{a.name, values})
	case section == "CellData" && a.components == 1 && vtkWanted(a.name):
		var values []float64
		values, err = v.numbers(a, p.cells)
		p.grid.cellData = append(p.grid.cellData, vtkArray{a.name, values})
	}
	return err
}

func (p *vtuPiece) readPoints(a *vtuArray) error {
	v := p.reader
	if a.components != 3 {
		return v.wrong(a.at, item{"NumberOfComponents of Points", -1}, a.components, "3")
	}
	values, err := v.numbers(a, 3*p.points)
	if err != nil {
		return err
	}
	p.grid.points = make([]spatial.Vec3, p.points)
	for i := range p.grid.points {
		x := values[3*i : 3*i+3]
		for _, c := range x {
			if !isCoordinate(c) {
				return v.wrong(a.at, item{"coordinate of point", i}, c, wantCoordinate)
			}
		}
		p.grid.points[i] = spatial.V(x[0], x[1], x[2])
	}
	return nil
}

// end adds a piece to the grid.
func (p *vtuPiece) end() error {
	v := p.reader
	if p.cells > 0 && p.found < 4 {
		return v.wrong(v.cells, item{"Piece", -1}, fmt.Sprintf("%d arrays", p.found), "Points, and connectivity, offsets and types of Cells")
	}
	g, q := v.grid, &p.grid
	shift, from := int64(len(g.points)), int64(len(g.connectivity))
	for _, x := range q.connectivity {
		if x < 0 || x >= int64(p.points) {
			return v.wrong(v.cells, item{"connectivity", -1}, x, fmt.Sprintf("0 to %d", p.points-1))
		}
		g.connectivity = append(g.connectivity, x+shift)
	}
	for _, x := range q.offsets {
		g.offsets = append(g.offsets, x+from)
	}
	g.kinds = append(g.kinds, q.kinds...)
	g.pointData = joined(g.pointData, q.pointData, len(g.points))
	g.cellData = joined(g.cellData, q.cellData, len(g.offsets)-len(q.offsets))
	g.points = append(g.points, q.points...)
	return nil
}

// joined appends arrays to those of the same name that have so many values before.
func joined(all, more []vtkArray, before int) []vtkArray {
	for _, m := range more {
		found := false
		for i := range all {
			if all[i].name == m.name && len(all[i].values) == before {
				all[i].values = append(all[i].values, m.values...)
				found = true
				break
			}
		}
		if !found && before == 0 {
			all = append(all, m)
		}
	}
	return all
}
