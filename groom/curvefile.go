package groom

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// MaxCurvePoints is the number of points that ReadCurves accepts.
const MaxCurvePoints = 10_000_000

// ReadCurves reads strands from text: x, y and z of a point on each line, with spaces or commas between, root first, and an empty line
// between strands. What follows a # is a comment. The name is for errors, which are *mesh.ParseError.
func ReadCurves(r io.Reader, name string) ([][]spatial.Vec3, error) {
	scanner := bufio.NewScanner(r)
	var out [][]spatial.Vec3
	var curve []spatial.Vec3
	line, points := 0, 0
	wrong := func(value, want string) error {
		return &mesh.ParseError{File: name, Line: line, Value: value, Want: want}
	}
	end := func() error {
		if len(curve) == 1 {
			return wrong("a strand of one point", "at least two")
		}
		if len(curve) > 0 {
			out = append(out, curve)
		}
		curve = nil
		return nil
	}
	for scanner.Scan() {
		line++
		text, _, comment := strings.Cut(scanner.Text(), "#")
		words := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\t' || r == ',' || r == '\r' })
		if len(words) == 0 {
			if comment {
				continue // it does not end a strand
			}
			if err := end(); err != nil {
				return nil, err
			}
			continue
		}
		if len(words) != 3 {
			return nil, wrong(strings.TrimSpace(text), "three numbers: x, y, z")
		}
		var v [3]float64
		for i, w := range words {
			x, err := strconv.ParseFloat(w, 64)
			if err != nil || !(math.Abs(x) < 1e9) {
				return nil, wrong(w, "a finite number below 1e9 m")
			}
			v[i] = x
		}
		if points++; points > MaxCurvePoints {
			return nil, wrong("more points", fmt.Sprintf("at most %d", MaxCurvePoints))
		}
		curve = append(curve, spatial.V(v[0], v[1], v[2]))
	}
	if err := scanner.Err(); errors.Is(err, bufio.ErrTooLong) {
		line++
		return nil, wrong("a longer line", fmt.Sprintf("at most %d bytes", bufio.MaxScanTokenSize))
	} else if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if err := end(); err != nil {
		return nil, err
	}
	if len(out) == 0 {
		return nil, wrong("the end", "at least one strand")
	}
	return out, nil
}

// WriteCurves writes strands as ReadCurves reads them.
func WriteCurves(w io.Writer, curves [][]spatial.Vec3) error {
	b := bufio.NewWriter(w)
	for i, c := range curves {
		if i > 0 {
			fmt.Fprintln(b)
		}
		for _, p := range c {
			fmt.Fprintf(b, "%v %v %v\n", p.X, p.Y, p.Z)
		}
	}
	return b.Flush()
}
