package groom

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// Hair is what a .hair file holds (Yuksel, HAIR file format): a header of 128 bytes, then arrays of numbers, little-endian.
type Hair struct {
	Info   string           // at most 88 bytes
	Curves [][]spatial.Vec3 // points of each strand, root first, in whatever unit the file has
	// Values at all points of all strands, one after the other; nil: the file has only the value for all.
	Thickness    []float32 // diameter
	Transparency []float32
	Colours      [][3]float32

	DefaultThickness    float32
	DefaultTransparency float32
	DefaultColour       [3]float32
}

// MaxHairPoints is the number of points in a .hair file that ReadHair accepts.
const MaxHairPoints = 100_000_000

// Bits of the header that say which arrays there are.
const (
	hasSegments = 1 << iota
	hasPoints
	hasThickness
	hasTransparency
	hasColours
	allArrays = 1<<iota - 1
)

// hairHeader is the header as it is in the file.
type hairHeader struct {
	Magic        [4]byte
	Strands      uint32
	Points       uint32
	Arrays       uint32
	Segments     uint32 // of a strand, where there is no array
	Thickness    float32
	Transparency float32
	Colour       [3]float32
	Info         [88]byte
}

// HairError says what is wrong with a .hair file.
type HairError struct {
	File  string
	Part  string // of the file, as in "points array"
	Value string // what is there
	Want  string
}

func (e *HairError) Error() string {
	return fmt.Sprintf("%s: %s: found %s, want %s", e.File, e.Part, e.Value, e.Want)
}

// ReadHair reads a .hair file. It takes memory as data comes, not as the header promises; a file that ends early is refused with what
// is short. The name is for errors.
func ReadHair(r io.Reader, name string) (*Hair, error) {
	f := hairReader{file: name, r: bufio.NewReaderSize(r, 64<<10)}
	if err := f.header(); err != nil {
		return nil, err
	}
	segments, err := f.segments()
	if err != nil {
		return nil, err
	}
	h := &f.head
	out := &Hair{Info: strings.TrimRight(string(h.Info[:]), "\x00"), DefaultThickness: h.Thickness, DefaultTransparency: h.Transparency, DefaultColour: h.Colour}
	coordinates, err := f.floats("points array", 3, true)
	if err != nil {
		return nil, err
	}
	points := make([]spatial.Vec3, h.Points)
	for i := range points {
		points[i] = spatial.V(float64(coordinates[3*i]), float64(coordinates[3*i+1]), float64(coordinates[3*i+2]))
	}
	for i := range int(h.Strands) {
		n := int(h.Segments)
		if segments != nil {
			n = segments[i]
		}
		out.Curves = append(out.Curves, points[:n+1:n+1])
		points = points[n+1:]
	}
	if out.Thickness, err = f.floats("thickness array", 1, h.Arrays&hasThickness != 0); err != nil {
		return nil, err
	}
	if out.Transparency, err = f.floats("transparency array", 1, h.Arrays&hasTransparency != 0); err != nil {
		return nil, err
	}
	colours, err := f.floats("colours array", 3, h.Arrays&hasColours != 0)
	if err != nil {
		return nil, err
	}
	for i := 0; i < len(colours); i += 3 {
		out.Colours = append(out.Colours, [3]float32(colours[i:]))
	}
	if _, err := f.r.ReadByte(); !errors.Is(err, io.EOF) {
		return nil, f.wrong("end", "more bytes", "none after the arrays that the header names")
	}
	return out, nil
}

// hairReader reads a .hair file.
type hairReader struct {
	file string
	r    *bufio.Reader
	head hairHeader
}

func (f *hairReader) wrong(part, value, want string) error {
	return &HairError{f.file, part, value, want}
}

// header reads and checks the header.
func (f *hairReader) header() error {
	var raw [128]byte
	n, err := io.ReadFull(f.r, raw[:])
	if n < 4 || string(raw[:4]) != "HAIR" {
		return f.wrong("header", fmt.Sprintf("%q", raw[:min(n, 4)]), `"HAIR" at the beginning`)
	}
	if err != nil {
		return f.wrong("header", fmt.Sprintf("%d bytes", n), "128 bytes")
	}
	if _, err := binary.Decode(raw[:], binary.LittleEndian, &f.head); err != nil {
		return f.wrong("header", err.Error(), "128 bytes")
	}
	h := &f.head
	switch {
	case h.Strands == 0:
		return f.wrong("header", "0 strands", "at least one")
	case h.Points > MaxHairPoints:
		return f.wrong("header", fmt.Sprintf("%d points", h.Points), fmt.Sprintf("at most %d", MaxHairPoints))
	case h.Strands > h.Points:
		return f.wrong("header", fmt.Sprintf("%d strands of %d points", h.Strands, h.Points), "at least one point for each strand")
	case h.Arrays&^allArrays != 0:
		return f.wrong("header", fmt.Sprintf("arrays %#x", h.Arrays), "no bits but 1 segments, 2 points, 4 thickness, 8 transparency, 16 colours")
	case h.Arrays&hasPoints == 0:
		return f.wrong("header", fmt.Sprintf("arrays %#x", h.Arrays), "an array of points: bit 2")
	}
	for _, v := range []float32{h.Thickness, h.Transparency, h.Colour[0], h.Colour[1], h.Colour[2]} {
		if !finite(float64(v)) {
			return f.wrong("header", fmt.Sprint(v), "finite values for all strands")
		}
	}
	return nil
}

// segments reads how many segments each strand has; nil: all as many as the header says.
func (f *hairReader) segments() (out []int, err error) {
	h := &f.head
	if h.Arrays&hasSegments == 0 {
		if want := uint64(h.Strands) * (uint64(h.Segments) + 1); want != uint64(h.Points) {
			return nil, f.wrong("header", fmt.Sprintf("%d points", h.Points), fmt.Sprintf("%d: %d strands of %d segments have as many", want, h.Strands, h.Segments))
		}
		return nil, nil
	}
	sum := 0
	err = f.array("segments array", int64(h.Strands)*2, func(b []byte) error {
		for i := 0; i+1 < len(b); i += 2 {
			n := int(binary.LittleEndian.Uint16(b[i:]))
			out = append(out, n)
			sum += n + 1
		}
		return nil
	})
	if err == nil && sum != int(h.Points) {
		err = f.wrong("segments array", fmt.Sprintf("strands of %d points in all", sum), fmt.Sprintf("%d, as the header says", h.Points))
	}
	return out, err
}

// floats reads an array of numbers, some for each point, if there is one.
func (f *hairReader) floats(part string, each int, there bool) (out []float32, err error) {
	if !there {
		return nil, nil
	}
	err = f.array(part, int64(f.head.Points)*int64(each)*4, func(b []byte) error {
		for i := 0; i+3 < len(b); i += 4 {
			v := math.Float32frombits(binary.LittleEndian.Uint32(b[i:]))
			if !finite(float64(v)) {
				return f.wrong(part, fmt.Sprintf("%v as number %d", v, len(out)), "finite numbers")
			}
			out = append(out, v)
		}
		return nil
	})
	return out, err
}

// array reads bytes, a piece at a time.
func (f *hairReader) array(part string, size int64, take func([]byte) error) error {
	var buffer [48 << 10]byte // a multiple of all sizes of elements
	for done := int64(0); done < size; {
		n, err := io.ReadFull(f.r, buffer[:min(size-done, int64(len(buffer)))])
		done += int64(n)
		if err != nil {
			if !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
				return fmt.Errorf("%s: %s: %w", f.file, part, err)
			}
			return f.wrong(part, fmt.Sprintf("%d bytes", done), fmt.Sprintf("%d bytes", size))
		}
		if err := take(buffer[:n]); err != nil {
			return err
		}
	}
	return nil
}

// Write writes h as a .hair file. Coordinates become float32.
func (h *Hair) Write(w io.Writer) error {
	head := hairHeader{Magic: [4]byte{'H', 'A', 'I', 'R'}, Strands: uint32(len(h.Curves)), Arrays: hasSegments | hasPoints,
		Thickness: h.DefaultThickness, Transparency: h.DefaultTransparency, Colour: h.DefaultColour}
	copy(head.Info[:], h.Info)
	points := 0
	for i, c := range h.Curves {
		if len(c) < 1 || len(c)-1 > math.MaxUint16 {
			return &FieldError{fmt.Sprintf("Curves[%d]", i), fmt.Sprintf("of %d points", len(c)), fmt.Sprintf("1 to %d", math.MaxUint16+1)}
		}
		points += len(c)
	}
	if len(h.Curves) == 0 || points > MaxHairPoints {
		return &FieldError{"Curves", fmt.Sprintf("of %d points", points), fmt.Sprintf("1 to %d", MaxHairPoints)}
	}
	head.Points = uint32(points)
	for _, a := range []struct {
		field  string
		length int
		bit    uint32
	}{{"Thickness", len(h.Thickness), hasThickness}, {"Transparency", len(h.Transparency), hasTransparency}, {"Colours", len(h.Colours), hasColours}} {
		if a.length != 0 && a.length != points {
			return &FieldError{a.field, fmt.Sprintf("of length %d", a.length), fmt.Sprintf("0 or one for each of the %d points", points)}
		}
		if a.length != 0 {
			head.Arrays |= a.bit
		}
	}
	b := bufio.NewWriter(w)
	put := func(v any) { _ = binary.Write(b, binary.LittleEndian, v) } // Flush returns the error
	put(head)
	for _, c := range h.Curves {
		put(uint16(len(c) - 1))
	}
	for _, c := range h.Curves {
		for _, p := range c {
			put([3]float32{float32(p.X), float32(p.Y), float32(p.Z)})
		}
	}
	put(h.Thickness)
	put(h.Transparency)
	put(h.Colours)
	return b.Flush()
}

func finite(x float64) bool { return x-x == 0 }
