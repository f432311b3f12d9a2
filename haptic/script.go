package haptic

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// Path is a moving frame, as spatial.Path is: where it is at time t [s], its velocity and its acceleration.
type Path interface {
	At(t float64) (frame spatial.Frame, velocity, acceleration spatial.Twist)
}

// Script is a device that follows a path, for tests, demonstrations and measurements. Its time begins with its first tick.
type Script struct {
	name    string
	path    Path
	started bool
	start   time.Time
}

// NewScript returns a device that follows path.
func NewScript(name string, path Path) *Script { return &Script{name: name, path: path} }

// Pose implements Device.
func (s *Script) Pose(now time.Time) Pose {
	if !s.started {
		s.start, s.started = now, true
	}
	frame, _, _ := s.path.At(now.Sub(s.start).Seconds())
	return Pose{Frame: frame, Seen: now, Alive: true}
}

// Feel implements Device.
func (s *Script) Feel(spatial.Wrench) {}

// Name implements Device.
func (s *Script) Name() string { return s.name }

// ReadScript reads a script from comma-separated values. A line is a key: time [s], position x, y, z [m], and as the case may be
// a rotation as quaternion x, y, z, w. The first line may be a header; lines that start with # are comments. The device
// moves smoothly through the keys, and is at rest at the first and the last.
func ReadScript(name string, r io.Reader) (*Script, error) {
	lines := csv.NewReader(r)
	lines.Comment, lines.TrimLeadingSpace, lines.FieldsPerRecord, lines.ReuseRecord = '#', true, -1, true
	rest := &spatial.Twist{}
	keys := spatial.PathConfig{StartVelocity: rest, EndVelocity: rest}
	for first := true; ; first = false {
		cells, err := lines.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("haptic: %s: %w", name, err)
		}
		if _, err := strconv.ParseFloat(strings.TrimSpace(cells[0]), 64); first && err != nil {
			continue // a header
		}
		t, frame, err := parseKey(cells)
		if err != nil {
			line, _ := lines.FieldPos(0)
			return nil, fmt.Errorf("haptic: %s:%d: %w", name, line, err)
		}
		keys.Times, keys.Frames = append(keys.Times, t), append(keys.Frames, frame)
	}
	path, err := spatial.NewPath(keys)
	if err != nil {
		return nil, fmt.Errorf("haptic: %s: %w", name, err)
	}
	return NewScript(name, path), nil
}

// parseKey reads time, position and rotation from the cells of a line.
func parseKey(cells []string) (t float64, frame spatial.Frame, err error) {
	if len(cells) != 4 && len(cells) != 8 {
		return 0, frame, fmt.Errorf("%d values, want 4 (t, x, y, z) or 8 (t, x, y, z, qx, qy, qz, qw)", len(cells))
	}
	values := [8]float64{7: 1}
	for i, cell := range cells {
		cell = strings.TrimSpace(cell)
		if values[i], err = strconv.ParseFloat(cell, 64); err != nil {
			return 0, frame, fmt.Errorf("value %d is %q, want a number", i+1, cell)
		}
	}
	frame.Pos = spatial.V(values[1], values[2], values[3])
	frame.Rot = spatial.Quat{X: values[4], Y: values[5], Z: values[6], W: values[7]}
	return values[0], frame, nil
}
