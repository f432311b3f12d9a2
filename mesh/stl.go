package mesh

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// A binary STL file: a header of 80 bytes, the number of triangles, then for each its normal, its corners and 2 bytes more.
const (
	stlHeader   = 84
	stlTriangle = 50
)

// ReadSTL reads a surface from an STL file, text or binary. Corners at the same place become one vertex; the normals in the file are
// left out, because the order of the corners tells the same. The name is for errors.
func ReadSTL(r io.Reader, name string) (*Surface, error) {
	data, err := contents(r, name)
	if err != nil {
		return nil, err
	}
	// Binary files may begin with "solid" too, but then their length gives them away.
	text := bytes.HasPrefix(bytes.ToLower(bytes.TrimLeft(data[:min(len(data), 80)], " \t\r\n")), []byte("solid"))
	if len(data) >= stlHeader && uint64(len(data)) == stlHeader+stlTriangle*uint64(binary.LittleEndian.Uint32(data[80:])) {
		text = false
	}
	if text {
		return readTextSTL(data, name)
	}
	return readBinarySTL(data, name)
}

func readBinarySTL(data []byte, name string) (*Surface, error) {
	if len(data) < stlHeader {
		return nil, misread(name, len(data), "the end", "here", fmt.Sprintf("a header of %d bytes, or the word solid first", stlHeader))
	}
	count := int(binary.LittleEndian.Uint32(data[80:]))
	if count == 0 || count > maxTriangles {
		return nil, misread(name, 80, "number of triangles", count, fmt.Sprintf("1 to %d", maxTriangles))
	}
	if room := (len(data) - stlHeader) / stlTriangle; count > room {
		return nil, misread(name, 80, "number of triangles", count, fmt.Sprintf("at most %d, which the rest of the file has room for", room))
	}
	w := newWelder()
	w.surface.Triangles = make([][3]int32, count)
	for i := range count {
		for k := range 3 {
			at := stlHeader + stlTriangle*i + 12*(k+1)
			var v [3]float64
			for c := range v {
				v[c] = float64(math.Float32frombits(binary.LittleEndian.Uint32(data[at+4*c:])))
				if !isCoordinate(v[c]) {
					return nil, misread(name, at+4*c, fmt.Sprintf("coordinate %d of corner %d of triangle %d", c, k, i), v[c], wantCoordinate)
				}
			}
			w.surface.Triangles[i][k] = w.vertex(spatial.V(v[0], v[1], v[2]))
		}
	}
	return w.surface, nil
}

func readTextSTL(data []byte, name string) (*Surface, error) {
	lines, w := newTextLines(data, name), newWelder()
	var corners []int32
	for {
		words, err := lines.next()
		if err != nil {
			return nil, err
		}
		if words == nil {
			break
		}
		switch word := strings.ToLower(words[0]); word {
		case "solid", "endsolid", "facet", "outer", "endloop":
		case "vertex":
			v, err := lines.vertex(words)
			if err != nil {
				return nil, err
			}
			if corners = append(corners, w.vertex(v)); len(corners) > maxCorners {
				return nil, lines.wrong("one more vertex", fmt.Sprintf("endfacet after 3 to %d of them", maxCorners))
			}
		case "endfacet":
			if len(corners) < 3 {
				return nil, lines.wrong(fmt.Sprintf("endfacet after %d vertices", len(corners)), "three")
			}
			w.surface.Triangles = triangulate(w.surface.Triangles, w.surface.Vertices, corners)
			corners = corners[:0]
		default:
			return nil, lines.wrong(words[0], "solid, facet, outer, vertex, endloop, endfacet or endsolid")
		}
	}
	if len(corners) > 0 {
		return nil, lines.wrong("the end", "endfacet")
	}
	if len(w.surface.Triangles) == 0 {
		return nil, lines.wrong("the end", "at least one facet")
	}
	return w.surface, nil
}

// vertex reads the coordinates of a line that begins with a word.
func (t *textLines) vertex(words []string) (spatial.Vec3, error) {
	if len(words) != 4 {
		return spatial.Vec3{}, t.wrong(strings.Join(words, " "), words[0]+" and three coordinates")
	}
	var v [3]float64
	for i, w := range words[1:] {
		x, ok := coordinate(w)
		if !ok {
			return spatial.Vec3{}, t.wrong(w, wantCoordinate)
		}
		v[i] = x
	}
	return spatial.V(v[0], v[1], v[2]), nil
}

// WriteSTL writes s as a binary STL file, which has numbers of 32 bits.
func (s *Surface) WriteSTL(w io.Writer) error {
	b := bufio.NewWriter(w)
	head := make([]byte, stlHeader)
	copy(head, "binary STL by Tendril")
	binary.LittleEndian.PutUint32(head[80:], uint32(len(s.Triangles)))
	_, _ = b.Write(head) // the error comes with Flush
	for t := range s.Triangles {
		p, q, r := s.corners(int32(t))
		var record [stlTriangle]byte
		for i, v := range [4]spatial.Vec3{s.cross(int32(t)).Unit(), p, q, r} {
			for c, x := range [3]float64{v.X, v.Y, v.Z} {
				binary.LittleEndian.PutUint32(record[12*i+4*c:], math.Float32bits(float32(x)))
			}
		}
		_, _ = b.Write(record[:])
	}
	return b.Flush()
}
