package mesh

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// plyTypes are the bytes of each type of number, under both of its names.
var plyTypes = map[string]int{
	"char": 1, "uchar": 1, "short": 2, "ushort": 2, "int": 4, "uint": 4, "float": 4, "double": 8,
	"int8": 1, "uint8": 1, "int16": 2, "uint16": 2, "int32": 4, "uint32": 4, "float32": 4, "float64": 8,
}

// plyProperty is a number, or a list of them, of each item of an element.
type plyProperty struct {
	name string
	kind string // of the number
	list string // of the length, "" if it is not a list
}

// plyElement is a table of the file.
type plyElement struct {
	name       string
	count      int
	line       int // of the header
	properties []plyProperty
}

// ReadPLY reads a surface from a PLY file, text or binary of either byte order: its vertices and faces, polygons cut into triangles. Other
// properties and elements are skipped. The name is for errors.
func ReadPLY(r io.Reader, name string) (*Surface, error) {
	data, err := contents(r, name)
	if err != nil {
		return nil, err
	}
	p := &plyReader{textLines: newTextLines(data, name), data: data, surface: &Surface{}}
	if err := p.header(); err != nil {
		return nil, err
	}
	for i := range p.elements {
		if err := p.element(&p.elements[i]); err != nil {
			return nil, err
		}
	}
	if len(p.surface.Triangles) == 0 {
		return nil, p.mistake("faces", "none", "at least one")
	}
	return p.surface, nil
}

// plyReader reads a PLY file.
type plyReader struct {
	*textLines
	data     []byte
	at       int              // next byte of a binary file
	order    binary.ByteOrder // nil in a text file
	elements []plyElement
	surface  *Surface
	words    []string // those left of a line of a text file
}

// header reads up to end_header.
func (p *plyReader) header() error {
	if words, err := p.next(); err != nil || len(words) != 1 || words[0] != "ply" {
		return p.wrong(strings.Join(words, " "), "ply as the first line")
	}
	format := false
	for {
		words, err := p.next()
		if err != nil {
			return err
		}
		if words == nil {
			return p.wrong("the end", "end_header")
		}
		switch words[0] {
		case "comment", "obj_info":
		case "format":
			format = true
			err = p.format(words)
		case "element":
			err = p.newElement(words)
		case "property":
			err = p.property(words)
		case "end_header":
			if !format {
				return p.wrong("end_header", "a line with the format before it")
			}
			return p.body()
		default:
			err = p.wrong(words[0], "format, element, property, comment or end_header")
		}
		if err != nil {
			return err
		}
	}
}

func (p *plyReader) format(words []string) error {
	if len(words) == 3 && words[2] == "1.0" {
		switch words[1] {
		case "ascii":
			return nil
		case "binary_little_endian":
			p.order = binary.LittleEndian
			return nil
		case "binary_big_endian":
			p.order = binary.BigEndian
			return nil
		}
	}
	return p.wrong(strings.Join(words, " "), "format ascii 1.0, binary_little_endian 1.0 or binary_big_endian 1.0")
}

func (p *plyReader) newElement(words []string) error {
	if len(words) == 3 {
		if n, err := strconv.Atoi(words[2]); err == nil && n >= 0 && n <= 3*maxTriangles {
			p.elements = append(p.elements, plyElement{name: words[1], count: n, line: p.line})
			return nil
		}
	}
	return p.wrong(strings.Join(words, " "), fmt.Sprintf("element, a name and a number from 0 to %d", 3*maxTriangles))
}

func (p *plyReader) property(words []string) error {
	if len(p.elements) == 0 {
		return p.wrong(words[0], "an element before it")
	}
	var made plyProperty
	switch {
	case len(words) == 3:
		made = plyProperty{name: words[2], kind: words[1]}
	case len(words) == 5 && words[1] == "list":
		made = plyProperty{name: words[4], kind: words[3], list: words[2]}
	default:
		return p.wrong(strings.Join(words, " "), "property TYPE NAME or property list TYPE TYPE NAME")
	}
	for _, kind := range []string{made.kind, made.list} {
		if kind != "" && plyTypes[kind] == 0 {
			return p.wrong(kind, "a type such as uchar, int, float or double")
		}
	}
	if strings.HasPrefix(made.list, "float") || made.list == "double" {
		return p.wrong(made.list, "a whole number's type for the length of a list")
	}
	e := &p.elements[len(p.elements)-1]
	e.properties = append(e.properties, made)
	return nil
}

// body finds where the tables of a binary file begin, and checks that each can be there.
func (p *plyReader) body() error {
	p.at = len(p.data)
	if i := bytes.Index(p.data, []byte("\nend_header")); i >= 0 {
		if end := bytes.IndexByte(p.data[i+1:], '\n'); end >= 0 {
			p.at = i + 1 + end + 1
		}
	}
	room := len(p.data) - p.at
	for _, e := range p.elements {
		least := 0 // bytes of an item
		for _, property := range e.properties {
			switch {
			case p.order == nil:
				least += 2
			case property.list != "":
				least += plyTypes[property.list]
			default:
				least += plyTypes[property.kind]
			}
		}
		if least > 0 && e.count > (room+1)/least { // the last line of a text may lack its end
			p.line = e.line
			return p.wrong(fmt.Sprintf("element %s %d", e.name, e.count), fmt.Sprintf("at most %d, which the rest of the file has room for", (room+1)/least))
		}
	}
	return nil
}

// mistake is an error at the present place.
func (p *plyReader) mistake(field string, value any, want string) error {
	if p.order == nil {
		return p.wrong(fmt.Sprint(value), want)
	}
	return misread(p.file, p.at, field, value, want)
}

// element reads a table.
func (p *plyReader) element(e *plyElement) error {
	if len(e.properties) == 0 {
		return nil
	}
	coordinates := [3]int{-1, -1, -1}
	faces := -1
	for i, property := range e.properties {
		if k := slices.Index([]string{"x", "y", "z"}, property.name); e.name == "vertex" && k >= 0 && property.list == "" {
			coordinates[k] = i
		}
		if e.name == "face" && property.list != "" && (property.name == "vertex_indices" || property.name == "vertex_index") {
			faces = i
		}
	}
	if e.name == "vertex" && slices.Contains(coordinates[:], -1) {
		p.line = e.line
		return p.wrong("element vertex", "properties x, y and z in it")
	}
	if e.name == "vertex" {
		p.surface.Vertices = make([]spatial.Vec3, 0, e.count)
	}
	values := make([]float64, len(e.properties))
	var corners []int32
	for i := range e.count {
		if err := p.item(e, i, values, faces, &corners); err != nil {
			return err
		}
		if e.name == "vertex" {
			v := [3]float64{}
			for k, at := range coordinates {
				if v[k] = values[at]; !isCoordinate(v[k]) {
					return p.mistake(fmt.Sprintf("%c of vertex %d", 'x'+k, i), v[k], wantCoordinate)
				}
			}
			p.surface.Vertices = append(p.surface.Vertices, spatial.V(v[0], v[1], v[2]))
		}
		if faces >= 0 {
			p.surface.Triangles = triangulate(p.surface.Triangles, p.surface.Vertices, corners)
		}
	}
	return nil
}

// item reads one row of a table: its numbers into values, and the list with the corners of a face.
func (p *plyReader) item(e *plyElement, row int, values []float64, faces int, corners *[]int32) error {
	if p.order == nil {
		words, err := p.next()
		if err != nil {
			return err
		}
		if words == nil {
			return p.wrong("the end", fmt.Sprintf("%s %d of %d", e.name, row, e.count))
		}
		p.words = words
	}
	for i, property := range e.properties {
		field := plyField{e, i, row}
		if property.list == "" {
			x, err := p.number(property.kind, field)
			if err != nil {
				return err
			}
			values[i] = x
			continue
		}
		n, err := p.number(property.list, field)
		if err != nil {
			return err
		}
		if i == faces {
			if err := p.corners(int(n), property.kind, field, corners); err != nil {
				return err
			}
			continue
		}
		if n < 0 || n > maxLine {
			return p.mistake(field.String(), n, fmt.Sprintf("a length from 0 to %d", maxLine))
		}
		for range int(n) {
			if _, err := p.number(property.kind, field); err != nil {
				return err
			}
		}
	}
	return nil
}

// plyField is a property of one row; its name is made only for errors.
type plyField struct {
	element       *plyElement
	property, row int
}

func (f plyField) String() string {
	return fmt.Sprintf("%s of %s %d", f.element.properties[f.property].name, f.element.name, f.row)
}

// corners reads the numbers of the corners of a face.
func (p *plyReader) corners(n int, kind string, field plyField, corners *[]int32) error {
	if n < 3 || n > maxCorners {
		return p.mistake(field.String(), n, fmt.Sprintf("a length from 3 to %d", maxCorners))
	}
	*corners = (*corners)[:0]
	count := len(p.surface.Vertices)
	for range n {
		v, err := p.number(kind, field)
		if err != nil {
			return err
		}
		if v != math.Floor(v) || v < 0 || v >= float64(count) {
			return p.mistake(field.String(), v, fmt.Sprintf("numbers of vertices that come before: there are %d", count))
		}
		*corners = append(*corners, int32(v))
	}
	return nil
}

// number reads one number.
func (p *plyReader) number(kind string, field plyField) (float64, error) {
	if p.order == nil {
		if len(p.words) == 0 {
			return 0, p.wrong("the end of the line", field.String())
		}
		word := p.words[0]
		p.words = p.words[1:]
		x, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return 0, p.wrong(word, "a number for "+field.String())
		}
		return x, nil
	}
	size := plyTypes[kind]
	if p.at+size > len(p.data) {
		return 0, p.mistake(field.String(), "cut off", fmt.Sprintf("%d bytes", size))
	}
	bytes := p.data[p.at : p.at+size]
	p.at += size
	switch kind {
	case "char", "int8":
		return float64(int8(bytes[0])), nil
	case "uchar", "uint8":
		return float64(bytes[0]), nil
	case "short", "int16":
		return float64(int16(p.order.Uint16(bytes))), nil
	case "ushort", "uint16":
		return float64(p.order.Uint16(bytes)), nil
	case "int", "int32":
		return float64(int32(p.order.Uint32(bytes))), nil
	case "uint", "uint32":
		return float64(p.order.Uint32(bytes)), nil
	case "float", "float32":
		return float64(math.Float32frombits(p.order.Uint32(bytes))), nil
	}
	return math.Float64frombits(p.order.Uint64(bytes)), nil
}

// WritePLY writes s as a binary PLY file, coordinates in full.
func (s *Surface) WritePLY(w io.Writer) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "ply\nformat binary_little_endian 1.0\ncomment by Tendril\nelement vertex %d\nproperty double x\nproperty double y\nproperty double z\n", len(s.Vertices))
	fmt.Fprintf(b, "element face %d\nproperty list uchar int vertex_indices\nend_header\n", len(s.Triangles))
	var record [24]byte
	for _, v := range s.Vertices {
		for c, x := range [3]float64{v.X, v.Y, v.Z} {
			binary.LittleEndian.PutUint64(record[8*c:], math.Float64bits(x))
		}
		_, _ = b.Write(record[:]) // the error comes with Flush
	}
	for _, t := range s.Triangles {
		record[0] = 3
		for k, v := range t {
			binary.LittleEndian.PutUint32(record[1+4*k:], uint32(v))
		}
		_, _ = b.Write(record[:13])
	}
	return b.Flush()
}
