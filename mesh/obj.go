package mesh

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// ParseError says what is wrong in a file, and where.
type ParseError struct {
	File   string
	Line   int    // from 1
	Offset int64  // of the field in a binary file, where there are no lines [bytes]
	Field  string // what it is in a binary file, as in "number of triangles"
	Value  string // what is there
	Want   string // what should be
}

func (e *ParseError) Error() string {
	if e.Field != "" {
		return fmt.Sprintf("%s: byte %d: %s is %s, want %s", e.File, e.Offset, e.Field, e.Value, e.Want)
	}
	return fmt.Sprintf("%s:%d: found %q, want %s", e.File, e.Line, e.Value, e.Want)
}

// Limits of what ReadOBJ accepts.
const (
	maxLine    = 1 << 20 // bytes
	maxCorners = 256     // of a polygon: it may take the cube of them to cut it
)

// ReadOBJ reads a surface from a Wavefront OBJ file: its vertices and its faces, polygons cut into triangles. Texture coordinates
// and normals are checked and left out, as are groups, materials and lines. The name is for errors.
func ReadOBJ(r io.Reader, name string) (*Surface, error) {
	o := &objReader{file: name, surface: &Surface{}}
	if err := o.read(r); err != nil {
		return nil, err
	}
	return o.surface, nil
}

// read reads all lines.
func (o *objReader) read(r io.Reader) error {
	scanner := bufio.NewScanner(r)
	scanner.Buffer(make([]byte, 0, 64<<10), maxLine)
	var joined []byte // a line that goes on after a backslash
	for scanner.Scan() {
		o.line++
		text := bytes.TrimRight(scanner.Bytes(), " \t\r")
		if rest, more := bytes.CutSuffix(text, []byte(`\`)); more {
			if joined = append(append(joined, rest...), ' '); len(joined) > maxLine {
				return o.wrong(`\`, fmt.Sprintf("lines of at most %d bytes", maxLine))
			}
			continue
		}
		joined = append(joined, text...)
		if err := o.statement(string(joined)); err != nil {
			return err
		}
		joined = joined[:0]
	}
	if err := scanner.Err(); errors.Is(err, bufio.ErrTooLong) {
		o.line++
		return o.wrong("a longer line", fmt.Sprintf("lines of at most %d bytes", maxLine))
	} else if err != nil {
		return fmt.Errorf("%s: %w", o.file, err)
	}
	if len(joined) > 0 {
		return o.wrong(`\`, "a line that goes on")
	}
	if len(o.surface.Triangles) == 0 {
		return o.wrong("the end", "at least one face")
	}
	return nil
}

// objReader reads an OBJ file line by line.
type objReader struct {
	file             string
	line             int
	surface          *Surface
	normals, texture int   // how many there are so far
	objects          []int // number of the first triangle of each object that has a name
}

func (o *objReader) wrong(value, want string) error {
	return &ParseError{File: o.file, Line: o.line, Value: value, Want: want}
}

// statement reads one line.
func (o *objReader) statement(text string) error {
	text, _, _ = strings.Cut(text, "#")
	words := strings.Fields(text)
	if len(words) == 0 {
		return nil
	}
	switch words[0] {
	case "v":
		// Colours may follow, and a weight for rational curves.
		var v [3]float64
		if len(words) < 4 || len(words) > 8 {
			return o.wrong(text, "v and three coordinates")
		}
		if err := o.numbers(words[1:4], v[:]); err != nil {
			return err
		}
		if len(o.surface.Vertices) == math.MaxInt32 {
			return o.wrong(text, fmt.Sprintf("at most %d vertices", math.MaxInt32))
		}
		o.surface.Vertices = append(o.surface.Vertices, spatial.V(v[0], v[1], v[2]))
		return nil
	case "vn":
		var v [3]float64
		if len(words) != 4 {
			return o.wrong(text, "vn and three coordinates")
		}
		o.normals++
		return o.numbers(words[1:], v[:])
	case "vt":
		o.texture++
		return nil
	case "f":
		return o.face(words[1:])
	case "o":
		o.objects = append(o.objects, len(o.surface.Triangles))
		return nil
	case "g", "s", "l", "p", "vp", "usemtl", "mtllib", "usemap", "maplib", "mg", "lod", "bevel", "c_interp", "d_interp", "shadow_obj", "trace_obj":
		return nil
	}
	return o.wrong(words[0], "v, vn, vt, f, o, g, s, usemtl or mtllib")
}

func (o *objReader) numbers(words []string, out []float64) error {
	for i, w := range words {
		x, ok := coordinate(w)
		if !ok {
			return o.wrong(w, wantCoordinate)
		}
		out[i] = x
	}
	return nil
}

// face reads a polygon and adds its triangles.
func (o *objReader) face(words []string) error {
	if len(words) < 3 || len(words) > maxCorners {
		return o.wrong("f "+strings.Join(words, " "), fmt.Sprintf("3 to %d corners", maxCorners))
	}
	corners := make([]int32, len(words))
	for i, w := range words {
		parts := strings.Split(w, "/")
		if len(parts) > 3 {
			return o.wrong(w, "v, v/vt, v//vn or v/vt/vn")
		}
		counts := [3]int{len(o.surface.Vertices), o.texture, o.normals}
		for k, part := range parts {
			if part == "" && k == 1 && len(parts) == 3 {
				continue
			}
			n, err := o.number(w, part, counts[k], [3]string{"vertices", "texture coordinates", "normals"}[k])
			if err != nil {
				return err
			}
			if k == 0 {
				corners[i] = n
			}
		}
	}
	o.surface.Triangles = triangulate(o.surface.Triangles, o.surface.Vertices, corners)
	return nil
}

// number reads a number from 1, or from the end if it is negative, and returns it from 0.
func (o *objReader) number(word, text string, count int, what string) (int32, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n == 0 {
		return 0, o.wrong(word, "v, v/vt, v//vn or v/vt/vn with numbers other than 0")
	}
	if n < 0 {
		n += count + 1
	}
	if n < 1 || n > count {
		return 0, o.wrong(word, fmt.Sprintf("a number between 1 and %d, or between -%d and -1: there are %d %s so far", count, count, count, what))
	}
	return int32(n - 1), nil
}

// triangulate cuts a polygon into triangles by clipping its ears, seen along its normal, and appends them to dst. A polygon that
// crosses itself is cut somehow.
func triangulate(dst [][3]int32, vertices []spatial.Vec3, corners []int32) [][3]int32 {
	var normal spatial.Vec3 // Newell's, which is that of the polygon's vector area
	for i := range corners {
		from := vertices[corners[0]]
		a, b := vertices[corners[i]].Sub(from), vertices[corners[(i+1)%len(corners)]].Sub(from)
		normal = normal.Add(a.Cross(b))
	}
	at := func(i int) spatial.Vec3 { return vertices[corners[i]] }
	turn := func(a, b, c spatial.Vec3) float64 { return b.Sub(a).Cross(c.Sub(b)).Dot(normal) }
	isEar := func(i, j, k int) bool {
		a, b, c := at(i), at(j), at(k)
		if turn(a, b, c) <= 0 {
			return false
		}
		for m := range corners {
			if m == i || m == j || m == k {
				continue
			}
			if p := at(m); turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0 {
				return false
			}
		}
		return true
	}
	for len(corners) > 3 {
		n, ear := len(corners), 0
		for j := range corners {
			if isEar((j+n-1)%n, j, (j+1)%n) {
				ear = j
				break
			}
		}
		dst = append(dst, [3]int32{corners[(ear+n-1)%n], corners[ear], corners[(ear+1)%n]})
		corners = append(corners[:ear], corners[ear+1:]...)
	}
	return append(dst, [3]int32(corners))
}

// WriteOBJ writes s as a Wavefront OBJ file.
func (s *Surface) WriteOBJ(w io.Writer) error {
	b := bufio.NewWriter(w)
	for _, v := range s.Vertices {
		fmt.Fprintf(b, "v %v %v %v\n", v.X, v.Y, v.Z)
	}
	for _, t := range s.Triangles {
		fmt.Fprintf(b, "f %d %d %d\n", t[0]+1, t[1]+1, t[2]+1)
	}
	return b.Flush()
}
