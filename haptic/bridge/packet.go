package bridge

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"
	"unicode/utf8"

	"github.com/tendril-sim/tendril/spatial"
)

// Version is the version of the protocol that this package speaks. A packet of another version is refused.
const Version = 1

const magic = "TDRL"

// Kind says what a packet is.
type Kind uint8

// The kinds of packets. Hello, Pose and Bye go to the server; Welcome, Wrench and Refuse come from it.
const (
	KindHello   Kind = 1 // a device is there, and what it can bear
	KindWelcome Kind = 2 // the answer: a session
	KindPose    Kind = 3 // where the device is
	KindWrench  Kind = 4 // what the hand is to feel
	KindBye     Kind = 5 // the device leaves
	KindRefuse  Kind = 6 // the answer to a hello that is not taken, or to a pose of no session: why not
)

// Sizes of packets [bytes].
const (
	headSize    = 32
	HelloSize   = headSize + 128
	WelcomeSize = headSize + 8
	PoseSize    = headSize + 112
	WrenchSize  = headSize + 56
	ByeSize     = headSize
	RefuseSize  = headSize + 96
	MaxSize     = HelloSize // the largest packet
)

// size is the size of a packet of each kind, header included.
var size = [...]int{KindHello: HelloSize, KindWelcome: WelcomeSize, KindPose: PoseSize, KindWrench: WrenchSize, KindBye: ByeSize, KindRefuse: RefuseSize}

// Head begins every packet.
type Head struct {
	Kind     Kind
	Device   uint16 // number of the device among those of its program
	Sequence uint32 // counts the packets of a sender and device, from 1, around zero
	Echo     uint32 // Sequence of the newest packet that the sender had of the other side, 0 for none
	Session  uint64 // as in Welcome; 0 in a Hello
	Time     uint64 // the sender's own clock [µs]
}

// Hello says that a device is there.
type Hello struct {
	Force     float64 // largest force [N]; 0 for a device that has none
	Torque    float64 // largest torque [N m]; 0 for a device that has none
	Stiffness float64 // largest stiffness that it can show [N/m]; 0 if not known
	Rate      float64 // poses in a second [Hz]; 0 if not known
	Token     string  // what the server asks for, up to 32 bytes
	Name      string  // of the device, to people, up to 64 bytes
}

// Welcome is the answer to a Hello.
type Welcome struct {
	Watchdog uint32 // a device that has had no wrench for this long goes to zero force by itself [ms]
}

// Pose is where a device is.
type Pose struct {
	Frame    spatial.Frame
	Velocity spatial.Twist // in world axes [rad/s], [m/s]; zero if Measured is false
	Measured bool          // the device knows its velocity
	Held     bool          // somebody holds the device: its dead-man switch, or true if it has none
	Buttons  uint32        // bit i: button i is down
}

// Bits of the flags of a pose.
const (
	flagHeld     = 1
	flagMeasured = 2
)

var (
	errShort  = errors.New("bridge: packet is shorter than its header")
	errMagic  = errors.New("bridge: not a packet of the bridge")
	errFinite = errors.New("bridge: a number is not finite")
)

// DecodeHead reads the header of a packet and checks that the packet is whole: a known kind of this version, as long as its kind is.
func DecodeHead(data []byte) (h Head, err error) {
	switch {
	case len(data) < headSize:
		return h, errShort
	case string(data[:4]) != magic:
		return h, errMagic
	case data[4] != Version:
		return h, fmt.Errorf("bridge: packet of version %d, want %d", data[4], Version)
	case int(data[5]) >= len(size) || size[data[5]] == 0:
		return h, fmt.Errorf("bridge: packet of kind %d, want 1 to %d", data[5], len(size)-1)
	case len(data) != size[data[5]]:
		return h, fmt.Errorf("bridge: packet of kind %d has %d bytes, want %d", data[5], len(data), size[data[5]])
	}
	le := binary.LittleEndian
	return Head{
		Kind:     Kind(data[5]),
		Device:   le.Uint16(data[6:]),
		Sequence: le.Uint32(data[8:]),
		Echo:     le.Uint32(data[12:]),
		Session:  le.Uint64(data[16:]),
		Time:     le.Uint64(data[24:]),
	}, nil
}

func (h *Head) append(dst []byte) []byte {
	le := binary.LittleEndian
	dst = append(dst, magic...)
	dst = append(dst, Version, byte(h.Kind))
	dst = le.AppendUint16(dst, h.Device)
	dst = le.AppendUint32(dst, h.Sequence)
	dst = le.AppendUint32(dst, h.Echo)
	dst = le.AppendUint64(dst, h.Session)
	return le.AppendUint64(dst, h.Time)
}

// AppendHello appends a packet.
func AppendHello(dst []byte, h Head, m *Hello) []byte {
	h.Kind = KindHello
	dst = appendFloats(h.append(dst), m.Force, m.Torque, m.Stiffness, m.Rate)
	dst = appendText(dst, m.Token, 32)
	return appendText(dst, m.Name, 64)
}

// DecodeHello reads what follows the header of a Hello that DecodeHead has checked.
func DecodeHello(data []byte) (m Hello, err error) {
	var x [4]float64
	if data, err = floats(data[headSize:], x[:]); err != nil {
		return m, err
	}
	for _, limit := range x {
		if limit < 0 {
			return m, fmt.Errorf("bridge: a limit in a hello is %v, want 0 or more", limit)
		}
	}
	m = Hello{Force: x[0], Torque: x[1], Stiffness: x[2], Rate: x[3]}
	if m.Token, err = text(data[:32]); err == nil {
		m.Name, err = text(data[32:96])
	}
	return m, err
}

// AppendWelcome appends a packet.
func AppendWelcome(dst []byte, h Head, m Welcome) []byte {
	h.Kind = KindWelcome
	dst = binary.LittleEndian.AppendUint32(h.append(dst), m.Watchdog)
	return append(dst, 0, 0, 0, 0)
}

// DecodeWelcome reads what follows the header of a Welcome that DecodeHead has checked.
func DecodeWelcome(data []byte) Welcome {
	return Welcome{Watchdog: binary.LittleEndian.Uint32(data[headSize:])}
}

// AppendPose appends a packet.
func AppendPose(dst []byte, h Head, p *Pose) []byte {
	h.Kind = KindPose
	x, q, v, w := p.Frame.Pos, p.Frame.Rot, p.Velocity.Linear, p.Velocity.Angular
	dst = appendFloats(h.append(dst), x.X, x.Y, x.Z, q.W, q.X, q.Y, q.Z, v.X, v.Y, v.Z, w.X, w.Y, w.Z)
	dst = binary.LittleEndian.AppendUint32(dst, p.Buttons)
	flags := uint32(0)
	if p.Held {
		flags |= flagHeld
	}
	if p.Measured {
		flags |= flagMeasured
	}
	return binary.LittleEndian.AppendUint32(dst, flags)
}

// DecodePose reads what follows the header of a Pose that DecodeHead has checked. It refuses numbers that are not finite and a
// rotation that is none.
func DecodePose(data []byte) (p Pose, err error) {
	var x [13]float64
	if data, err = floats(data[headSize:], x[:]); err != nil {
		return p, err
	}
	p.Frame.Pos = spatial.V(x[0], x[1], x[2])
	q := spatial.Quat{W: x[3], X: x[4], Y: x[5], Z: x[6]}
	if n := q.W*q.W + q.X*q.X + q.Y*q.Y + q.Z*q.Z; !(n > 0.25 && n < 4) { // as haptic has it: but for rounding
		return p, fmt.Errorf("bridge: quaternion with a square of %g, want 1", n)
	}
	p.Frame.Rot = q.Unit()
	p.Velocity = spatial.Twist{Linear: spatial.V(x[7], x[8], x[9]), Angular: spatial.V(x[10], x[11], x[12])}
	p.Buttons = binary.LittleEndian.Uint32(data)
	flags := binary.LittleEndian.Uint32(data[4:])
	p.Held, p.Measured = flags&flagHeld != 0, flags&flagMeasured != 0
	return p, nil
}

// AppendWrench appends a packet: what the hand is to feel, in world axes about the origin of the device's frame [N m], [N].
func AppendWrench(dst []byte, h Head, w spatial.Wrench) []byte {
	h.Kind = KindWrench
	f, t := w.Force, w.Torque
	dst = appendFloats(h.append(dst), f.X, f.Y, f.Z, t.X, t.Y, t.Z)
	return binary.LittleEndian.AppendUint64(dst, 0) // kept for later
}

// DecodeWrench reads what follows the header of a Wrench that DecodeHead has checked.
func DecodeWrench(data []byte) (w spatial.Wrench, err error) {
	var x [6]float64
	_, err = floats(data[headSize:], x[:])
	return spatial.Wrench{Force: spatial.V(x[0], x[1], x[2]), Torque: spatial.V(x[3], x[4], x[5])}, err
}

// AppendBye appends a packet.
func AppendBye(dst []byte, h Head) []byte {
	h.Kind = KindBye
	return h.append(dst)
}

// AppendRefuse appends a packet with a reason of up to 96 bytes.
func AppendRefuse(dst []byte, h Head, why string) []byte {
	h.Kind = KindRefuse
	return appendText(h.append(dst), why, 96)
}

// DecodeRefuse reads the reason in a Refuse that DecodeHead has checked.
func DecodeRefuse(data []byte) (why string, err error) { return text(data[headSize:]) }

func appendFloats(dst []byte, x ...float64) []byte {
	for _, v := range x {
		dst = binary.LittleEndian.AppendUint64(dst, math.Float64bits(v))
	}
	return dst
}

// floats reads len(x) numbers and returns what follows them.
func floats(data []byte, x []float64) ([]byte, error) {
	sum := 0.0 // of differences that are 0, and NaN if a number is not finite
	for i := range x {
		x[i] = math.Float64frombits(binary.LittleEndian.Uint64(data[8*i:]))
		sum += x[i] - x[i]
	}
	if sum != 0 {
		return nil, errFinite
	}
	return data[8*len(x):], nil
}

// appendText appends as many whole characters of s as have room in n bytes, and zeros.
func appendText(dst []byte, s string, n int) []byte {
	for len(s) > n {
		_, last := utf8.DecodeLastRuneInString(s)
		s = s[:len(s)-last]
	}
	dst = append(dst, s...)
	return append(dst, make([]byte, n-len(s))...)
}

// text reads a string that zeros end.
func text(data []byte) (string, error) {
	s, rest, _ := strings.Cut(string(data), "\x00")
	if strings.Trim(rest, "\x00") != "" || !utf8.ValidString(s) {
		return "", errors.New("bridge: a text is not UTF-8 that zeros end")
	}
	return s, nil
}
