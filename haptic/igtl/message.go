package igtl

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// DefaultPort is where OpenIGTLink servers listen.
const DefaultPort = 18944

// Sizes on the wire [bytes].
const (
	headSize     = 58
	extendedSize = 12 // of the header that begins a body of version 2, at the least
	transformLen = 48
	trackLen     = 70 // of an element of TDATA
	quatTrackLen = 50 // of an element of QTDATA
	statusLen    = 30 // of a STATUS without its text
	nameLen      = 20
	typeLen      = 12
	maxBody      = 1 << 20 // of the types that are understood
)

// millimetre is the unit of length on the wire [m].
const millimetre = 1e-3

// Header begins a message.
type Header struct {
	Version  uint16 // of the header: 1 or 2
	Type     string // of the body, such as TRANSFORM
	Device   string // the name of the sender
	Time     time.Time
	Size     uint64 // of the body [bytes]
	Checksum uint64 // of the body
}

// DecodeHeader reads a header of 58 bytes. Names that are in known are not allocated anew.
func DecodeHeader(data []byte, known ...string) (h Header, err error) {
	if len(data) < headSize {
		return h, fmt.Errorf("igtl: header of %d bytes, want %d", len(data), headSize)
	}
	be := binary.BigEndian
	h.Version = be.Uint16(data)
	if h.Version < 1 || h.Version > 2 {
		return h, fmt.Errorf("igtl: header of version %d, want 1 or 2", h.Version)
	}
	h.Type, h.Device = name(data[2:2+typeLen], known), name(data[14:14+nameLen], known)
	stamp := be.Uint64(data[34:])
	h.Time = time.Unix(int64(stamp>>32), int64(stamp&math.MaxUint32)*1e9>>32)
	h.Size, h.Checksum = be.Uint64(data[42:]), be.Uint64(data[50:])
	return h, nil
}

// AppendMessage appends a message of version 1: the header, with size and checksum computed, and the body.
func AppendMessage(dst []byte, kind, device string, at time.Time, body []byte) []byte {
	be := binary.BigEndian
	dst = be.AppendUint16(dst, 1)
	dst = appendName(dst, kind, typeLen)
	dst = appendName(dst, device, nameLen)
	dst = be.AppendUint64(dst, uint64(at.Unix())<<32|(uint64(at.Nanosecond())<<32)/1e9)
	dst = be.AppendUint64(dst, uint64(len(body)))
	dst = be.AppendUint64(dst, Checksum(body))
	return append(dst, body...)
}

// Content returns what a body holds once its checksum is right: of version 2 it is what stands between the extended header
// and the metadata.
func (h *Header) Content(body []byte) ([]byte, error) {
	if sum := Checksum(body); sum != h.Checksum {
		return nil, fmt.Errorf("igtl: %s with checksum %016x, want %016x", h.Type, sum, h.Checksum)
	}
	if h.Version == 1 {
		return body, nil
	}
	if len(body) < extendedSize {
		return nil, fmt.Errorf("igtl: %s of version 2 with %d bytes, want %d or more", h.Type, len(body), extendedSize)
	}
	be := binary.BigEndian
	head, meta := uint64(be.Uint16(body)), uint64(be.Uint16(body[2:]))+uint64(be.Uint32(body[4:]))
	if head < extendedSize || head+meta > uint64(len(body)) {
		return nil, fmt.Errorf("igtl: %s of version 2 with %d bytes, of which %d are header and %d metadata", h.Type, len(body), head, meta)
	}
	return body[head : uint64(len(body))-meta], nil
}

var errFinite = errors.New("igtl: a number is not finite")

// AppendTransform appends the content of a TRANSFORM: the columns of the rotation matrix, then the position.
func AppendTransform(dst []byte, f *spatial.Frame) []byte {
	for _, axis := range [3]spatial.Vec3{spatial.V(1, 0, 0), spatial.V(0, 1, 0), spatial.V(0, 0, 1)} {
		column := f.Rot.Rotate(axis)
		dst = appendFloat(appendFloat(appendFloat(dst, column.X), column.Y), column.Z)
	}
	return appendPosition(dst, f.Pos)
}

// DecodeTransform reads the content of a TRANSFORM. A matrix that is no rotation, but for rounding, is refused.
func DecodeTransform(data []byte) (f spatial.Frame, err error) {
	if len(data) != transformLen {
		return f, fmt.Errorf("igtl: TRANSFORM of %d bytes, want %d", len(data), transformLen)
	}
	return decodeMatrix(data)
}

func decodeMatrix(data []byte) (f spatial.Frame, err error) {
	var x [12]float64
	if err := floats(data, x[:]); err != nil {
		return f, err
	}
	right, up, ahead := spatial.V(x[0], x[1], x[2]), spatial.V(x[3], x[4], x[5]), spatial.V(x[6], x[7], x[8])
	// Rows of single precision are orthonormal to 1e-7; a tracker that computes them in that precision may lose two digits more.
	const loose = 1e-4
	square := func(v spatial.Vec3) float64 { return math.Abs(v.Dot(v) - 1) }
	if square(right) > loose || square(up) > loose || square(ahead) > loose || right.Cross(up).Sub(ahead).Norm() > loose {
		return f, errors.New("igtl: a matrix that is no rotation")
	}
	return spatial.Frame{Rot: spatial.FromAxes(right, up, ahead).Unit(), Pos: spatial.V(x[9], x[10], x[11]).Scale(millimetre)}, nil
}

// Track is one instrument of a TDATA or QTDATA.
type Track struct {
	Name  string // up to 20 bytes
	Kind  uint8  // 1: the tracker itself, 2: six degrees of freedom, 3: the tip's position, 4: tip and direction
	Frame spatial.Frame
}

// AppendTrack appends an element to the content of a TDATA.
func AppendTrack(dst []byte, t *Track) []byte {
	dst = append(appendName(dst, t.Name, nameLen), t.Kind, 0)
	return AppendTransform(dst, &t.Frame)
}

// AppendQuatTrack appends an element to the content of a QTDATA.
func AppendQuatTrack(dst []byte, t *Track) []byte {
	dst = append(appendName(dst, t.Name, nameLen), t.Kind, 0)
	dst = appendPosition(dst, t.Frame.Pos)
	for _, x := range [4]float64{t.Frame.Rot.X, t.Frame.Rot.Y, t.Frame.Rot.Z, t.Frame.Rot.W} {
		dst = appendFloat(dst, x)
	}
	return dst
}

// DecodeTracks reads the content of a TDATA and calls take for every instrument. It stops at the first that makes no sense.
func DecodeTracks(data []byte, take func(Track), known ...string) error {
	if len(data)%trackLen != 0 {
		return fmt.Errorf("igtl: TDATA of %d bytes, want a multiple of %d", len(data), trackLen)
	}
	for ; len(data) > 0; data = data[trackLen:] {
		f, err := decodeMatrix(data[22:trackLen])
		if err != nil {
			return err
		}
		take(Track{name(data[:nameLen], known), data[20], f})
	}
	return nil
}

// DecodeQuatTracks reads the content of a QTDATA and calls take for every instrument. It stops at the first that makes no sense.
func DecodeQuatTracks(data []byte, take func(Track), known ...string) error {
	if len(data)%quatTrackLen != 0 {
		return fmt.Errorf("igtl: QTDATA of %d bytes, want a multiple of %d", len(data), quatTrackLen)
	}
	for ; len(data) > 0; data = data[quatTrackLen:] {
		var x [7]float64
		if err := floats(data[22:], x[:]); err != nil {
			return err
		}
		q := spatial.Quat{W: x[6], X: x[3], Y: x[4], Z: x[5]}
		if n := q.W*q.W + q.X*q.X + q.Y*q.Y + q.Z*q.Z; !(n > 0.25 && n < 4) { // as haptic has it: but for rounding
			return fmt.Errorf("igtl: quaternion with a square of %g, want 1", n)
		}
		take(Track{name(data[:nameLen], known), data[20], spatial.Frame{Rot: q.Unit(), Pos: spatial.V(x[0], x[1], x[2]).Scale(millimetre)}})
	}
	return nil
}

// AppendStart appends the content of a STT_TDATA or STT_QTDATA: send from now on, not more often than every period, in the
// coordinates of the given name.
func AppendStart(dst []byte, period time.Duration, coordinates string) []byte {
	dst = binary.BigEndian.AppendUint32(dst, uint32(period.Milliseconds()))
	return appendName(dst, coordinates, 32)
}

// Status is what a device says of itself.
type Status struct {
	Code    uint16 // 1: well; 2 to 19: what is wrong, as the protocol lists it
	Subcode int64  // the device's own
	Error   string // the device's own name for what is wrong, up to 20 bytes
	Text    string // to people
}

// AppendStatus appends the content of a STATUS.
func AppendStatus(dst []byte, s *Status) []byte {
	dst = binary.BigEndian.AppendUint16(dst, s.Code)
	dst = binary.BigEndian.AppendUint64(dst, uint64(s.Subcode))
	dst = appendName(dst, s.Error, nameLen)
	return append(append(dst, s.Text...), 0)
}

// DecodeStatus reads the content of a STATUS.
func DecodeStatus(data []byte) (s Status, err error) {
	if len(data) < statusLen {
		return s, fmt.Errorf("igtl: STATUS of %d bytes, want %d or more", len(data), statusLen)
	}
	be := binary.BigEndian
	return Status{be.Uint16(data), int64(be.Uint64(data[2:])), name(data[10:30], nil), name(data[30:], nil)}, nil
}

// AppendString appends the content of a STRING, in UTF-8; no more than 65,535 bytes of it.
func AppendString(dst []byte, s string) []byte {
	const utf8 = 106 // as IANA numbers it
	s = s[:min(len(s), math.MaxUint16)]
	dst = binary.BigEndian.AppendUint16(dst, utf8)
	dst = binary.BigEndian.AppendUint16(dst, uint16(len(s)))
	return append(dst, s...)
}

// DecodeString reads the content of a STRING, whatever its encoding.
func DecodeString(data []byte) (string, error) {
	if len(data) < 4 {
		return "", fmt.Errorf("igtl: STRING of %d bytes, want 4 or more", len(data))
	}
	if n := int(binary.BigEndian.Uint16(data[2:])); n != len(data)-4 {
		return "", fmt.Errorf("igtl: STRING of %d bytes that says it has %d", len(data)-4, n)
	}
	return string(data[4:]), nil
}

func appendFloat(dst []byte, x float64) []byte {
	return binary.BigEndian.AppendUint32(dst, math.Float32bits(float32(x)))
}

func appendPosition(dst []byte, p spatial.Vec3) []byte {
	return appendFloat(appendFloat(appendFloat(dst, p.X/millimetre), p.Y/millimetre), p.Z/millimetre)
}

// floats reads len(x) numbers, which must be finite.
func floats(data []byte, x []float64) error {
	sum := 0.0
	for i := range x {
		x[i] = float64(math.Float32frombits(binary.BigEndian.Uint32(data[4*i:])))
		sum += x[i] - x[i]
	}
	if sum != 0 { // NaN: one of them is not finite
		return errFinite
	}
	return nil
}

// appendName appends n bytes: a name, cut if it is longer, and zeros.
func appendName(dst []byte, s string, n int) []byte {
	s = s[:min(len(s), n)]
	dst = append(dst, s...)
	return append(dst, make([]byte, n-len(s))...)
}

// name reads a name that a zero or the end ends.
func name(data []byte, known []string) string {
	for i, b := range data {
		if b == 0 {
			data = data[:i]
			break
		}
	}
	for _, k := range known {
		if k == string(data) {
			return k
		}
	}
	return strings.ToValidUTF8(string(data), "�")
}
