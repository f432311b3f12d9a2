package mesh

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// Limits of what is read.
const (
	maxFile      = 2 << 30    // bytes
	maxTriangles = 20_000_000 // of one file
)

// Extensions are the endings of the files that Read takes.
var Extensions = []string{".obj", ".stl", ".ply", ".glb", ".gltf"}

// Read reads a surface from a file of any known format: Wavefront OBJ, STL and PLY (text or binary), binary glTF 2.0 and glTF with its
// buffers inside. The ending of the name tells which; where it does not, the content does. Errors are *ParseError with the file's name,
// the line or the byte, what is there and what should be.
//
// Coordinates are kept as they are. Tendril has +Z up and metres: see Surface.Upright for glTF, whose +Y is up. Files of STL and PLY do not say
// their unit.
func Read(r io.Reader, name string) (*Surface, error) {
	b := bufio.NewReaderSize(r, 4096)
	switch kindOf(b, name) {
	case ".obj":
		return ReadOBJ(b, name)
	case ".stl":
		return ReadSTL(b, name)
	case ".ply":
		return ReadPLY(b, name)
	case ".glb", ".gltf":
		return ReadGLTF(b, name)
	}
	return nil, fmt.Errorf("%s: unknown kind of file, want one of %s", name, strings.Join(Extensions, ", "))
}

// ReadFile reads a surface from the file at path, as Read does.
func ReadFile(path string) (*Surface, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }()
	return Read(f, path)
}

// kindOf returns the ending that a file should have, "" if neither its name nor its content tells.
func kindOf(b *bufio.Reader, name string) string {
	ending := strings.ToLower(filepath.Ext(name))
	for _, e := range Extensions {
		if e == ending {
			return e
		}
	}
	head, _ := b.Peek(512)
	switch text := string(bytes.TrimLeft(head, " \t\r\n")); {
	case strings.HasPrefix(text, "glTF"), strings.HasPrefix(text, "{"):
		return ".glb"
	case strings.HasPrefix(text, "ply"):
		return ".ply"
	case strings.HasPrefix(text, "solid"):
		return ".stl"
	case strings.HasPrefix(text, "v "), strings.HasPrefix(text, "#"), strings.HasPrefix(text, "o "), strings.HasPrefix(text, "mtllib"):
		return ".obj"
	}
	return ""
}

// contents reads all of a file.
func contents(r io.Reader, name string) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if len(data) > maxFile {
		return nil, &ParseError{File: name, Offset: maxFile, Field: "the file", Value: "longer", Want: fmt.Sprintf("at most %d bytes", maxFile)}
	}
	return data, nil
}

// misread is an error in a binary file.
func misread(name string, offset int, field string, value any, want string) error {
	return &ParseError{File: name, Offset: int64(offset), Field: field, Value: fmt.Sprint(value), Want: want}
}

const wantCoordinate = "a finite number below 1e11"

// coordinate reads a number of a text file.
func coordinate(word string) (float64, bool) {
	x, err := strconv.ParseFloat(word, 64)
	return x, err == nil && isCoordinate(x)
}

func isCoordinate(x float64) bool { return math.Abs(x) <= 1e11 }

// textLines goes through the lines of a text file that are not empty.
type textLines struct {
	file    string
	scanner *bufio.Scanner
	line    int
}

func newTextLines(data []byte, name string) *textLines {
	t := &textLines{file: name, scanner: bufio.NewScanner(bytes.NewReader(data))}
	t.scanner.Buffer(make([]byte, 0, 64<<10), maxLine)
	return t
}

// next returns the words of the next line, none at the end.
func (t *textLines) next() ([]string, error) {
	for t.scanner.Scan() {
		t.line++
		if words := strings.Fields(t.scanner.Text()); len(words) > 0 {
			return words, nil
		}
	}
	if err := t.scanner.Err(); errors.Is(err, bufio.ErrTooLong) {
		t.line++
		return nil, t.wrong("a longer line", fmt.Sprintf("lines of at most %d bytes", maxLine))
	}
	return nil, nil
}

func (t *textLines) wrong(value, want string) error {
	return &ParseError{File: t.file, Line: t.line, Value: value, Want: want}
}

// welder gives vertices numbers, one for each place.
type welder struct {
	surface *Surface
	number  map[spatial.Vec3]int32
}

func newWelder() *welder { return &welder{&Surface{}, map[spatial.Vec3]int32{}} }

func (w *welder) vertex(v spatial.Vec3) int32 {
	n, seen := w.number[v]
	if !seen {
		n = int32(len(w.surface.Vertices))
		w.number[v] = n
		w.surface.Vertices = append(w.surface.Vertices, v)
	}
	return n
}

// Upright returns a copy of s with what was +Y up now +Z up, as glTF files and many modelling programs need: (x, y, z) becomes (x, −z, y).
func (s *Surface) Upright() *Surface {
	return s.Moved(func(v spatial.Vec3) spatial.Vec3 { return spatial.V(v.X, -v.Z, v.Y) })
}

// Write writes s to a file of the kind that the ending of its name tells: .obj, .stl (binary) or .ply (binary).
func (s *Surface) Write(w io.Writer, name string) error {
	switch ending := strings.ToLower(filepath.Ext(name)); ending {
	case ".obj":
		return s.WriteOBJ(w)
	case ".stl":
		return s.WriteSTL(w)
	case ".ply":
		return s.WritePLY(w)
	}
	return fmt.Errorf("%s: unknown kind of file to write, want .obj, .stl or .ply", name)
}
