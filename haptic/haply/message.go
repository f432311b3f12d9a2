package haply

import (
	"fmt"
	"strconv"

	"github.com/tendril-sim/tendril/spatial"
)

// State is a message of the service: the devices that are plugged in, and where they are. Its slices, and the names in it, belong
// to the decoder and the message that was decoded: they are good until the next one.
type State struct {
	Sessions bool // the service speaks of sessions: version 3.5 or later
	Inverses []Inverse
	Grips    []Grip
}

// Inverse is an Inverse3, or a device of its kind.
type Inverse struct {
	ID       []byte
	Position spatial.Vec3 // of the cursor [m]
	Velocity spatial.Vec3 // of the cursor [m/s]
	Force    spatial.Vec3 // that the service says it shows [N]
	Echoes   bool         // the service tells Force
	Ready    bool         // calibrated, powered and ready, as far as the service tells
}

// Grip is a VerseGrip, with or without wire.
type Grip struct {
	ID          []byte
	Orientation spatial.Quat
	Buttons     uint32 // bit i: button i is down
}

// Decode reads a message of the service. What it does not know it leaves out.
func (s *State) Decode(data []byte) error {
	w := walker{data: data}
	s.Sessions, s.Inverses, s.Grips = false, s.Inverses[:0], s.Grips[:0]
	w.object(func(key []byte) {
		switch string(key) {
		case "inverse3", "inverse3x", "minverse":
			w.array(func() {
				d := Inverse{Ready: true}
				d.decode(&w)
				s.Inverses = append(s.Inverses, d)
			})
		case "verse_grip", "wireless_verse_grip":
			w.array(func() {
				g := Grip{Orientation: spatial.Identity}
				g.decode(&w)
				s.Grips = append(s.Grips, g)
			})
		case "session_id":
			s.Sessions = true
			w.skip()
		default:
			w.skip()
		}
	})
	if err := w.end(); err != nil {
		s.Inverses, s.Grips = s.Inverses[:0], s.Grips[:0]
		return err
	}
	return nil
}

func (d *Inverse) decode(w *walker) {
	w.object(func(key []byte) {
		switch string(key) {
		case "device_id":
			d.ID = w.text()
		case "state":
			w.object(func(key []byte) {
				switch string(key) {
				case "cursor_position":
					d.Position = vector(w)
				case "cursor_velocity":
					d.Velocity = vector(w)
				case "current_cursor_force":
					d.Force, d.Echoes = vector(w), true
				default:
					w.skip()
				}
			})
		case "status":
			w.object(func(key []byte) {
				switch string(key) {
				case "calibrated", "power_supply", "ready":
					d.Ready = w.boolean() && d.Ready
				default:
					w.skip()
				}
			})
		default:
			w.skip()
		}
	})
}

func (g *Grip) decode(w *walker) {
	w.object(func(key []byte) {
		switch string(key) {
		case "device_id":
			g.ID = w.text()
		case "state":
			w.object(func(key []byte) {
				switch string(key) {
				case "orientation":
					g.Orientation = orientation(w)
				case "button":
					g.press(0, w.boolean())
				case "buttons":
					w.object(func(key []byte) { g.button(w, key) })
				default:
					w.skip()
				}
			})
		default:
			w.skip()
		}
	})
}

// button reads a button of a wireless grip: a, b, c, or button_1 and so on.
func (g *Grip) button(w *walker, key []byte) {
	switch string(key) {
	case "a", "button_1":
		g.press(0, w.boolean())
	case "b", "button_2":
		g.press(1, w.boolean())
	case "c", "button_3":
		g.press(2, w.boolean())
	default:
		w.skip()
	}
}

func (g *Grip) press(i int, down bool) {
	if down {
		g.Buttons |= 1 << i
	}
}

// vector reads {x, y, z}; a service may put it into a field vector or values.
func vector(w *walker) (v spatial.Vec3) {
	w.object(func(key []byte) {
		switch string(key) {
		case "x":
			v.X = w.number()
		case "y":
			v.Y = w.number()
		case "z":
			v.Z = w.number()
		case "vector", "values":
			v = vector(w)
		default:
			w.skip()
		}
	})
	return v
}

// orientation reads {w, x, y, z}.
func orientation(w *walker) spatial.Quat {
	var q spatial.Quat
	w.object(func(key []byte) {
		switch string(key) {
		case "w":
			q.W = w.number()
		case "x":
			q.X = w.number()
		case "y":
			q.Y = w.number()
		case "z":
			q.Z = w.number()
		default:
			w.skip()
		}
	})
	n := q.W*q.W + q.X*q.X + q.Y*q.Y + q.Z*q.Z
	switch {
	case n == 0: // a grip that has not measured yet
		return spatial.Identity
	case !(n > 0.25 && n < 4): // as haptic has it: but for rounding
		w.fail("an orientation that is none")
		return spatial.Identity
	}
	return q.Unit()
}

// Spelling is the name of the field that holds a force: services before 3.5 say values, later ones vector.
type Spelling string

// The spellings.
const (
	Values Spelling = "values"
	Vector Spelling = "vector"
)

// other is the other spelling.
func (s Spelling) other() Spelling {
	if s == Values {
		return Vector
	}
	return Values
}

// AppendForce appends a message that gives a device a force [N].
func AppendForce(dst []byte, id string, s Spelling, force spatial.Vec3) []byte {
	dst = append(dst, `{"inverse3":[{"device_id":`...)
	dst = strconv.AppendQuote(dst, id)
	dst = append(dst, `,"commands":{"set_cursor_force":{"`...)
	dst = append(dst, s...)
	dst = append(dst, `":{"x":`...)
	dst = strconv.AppendFloat(dst, force.X, 'g', 9, 64)
	dst = append(dst, `,"y":`...)
	dst = strconv.AppendFloat(dst, force.Y, 'g', 9, 64)
	dst = append(dst, `,"z":`...)
	dst = strconv.AppendFloat(dst, force.Z, 'g', 9, 64)
	return append(dst, `}}}}]}`...)
}

// checkID reports what is wrong with the id of a device.
func checkID(field, id string) error {
	for _, c := range []byte(id) {
		if (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && c != '-' && c != '_' {
			return fmt.Errorf("haply: %s is %q, want letters and digits", field, id)
		}
	}
	return nil
}
