// Package wire is the binary part of Tendril's protocol, version 1: the display frames that a server sends and a recording
// keeps, and the hand poses that a client sends. docs/protocol.md describes them byte by byte. Everything is little-endian;
// units are SI.
package wire

import (
	"encoding/binary"
	"fmt"
	"math"
)

// Version is the version of the protocol. A frame carries it, and so does the hello message.
const Version = 1

// TypeFrame and TypePose are the first bytes of the two binary messages.
const (
	TypeFrame = 1 // server to client: a display frame
	TypePose  = 1 // client to server: where a hand is
)

// Sizes of the parts of a frame [bytes].
const (
	HeadSize     = 104             // before the first body
	PoseSize     = 7 * 4           // of a Pose
	BodyHeadSize = 8               // before the poses of a body
	HoldSize     = 4 + 28 + 24 + 4 // of a Hold
	HandSize     = 8 + 28 + 28 + 24
	ContactSize  = 8 + 3*12 // of a Contact
	seqAt        = 4        // where a frame has its Seq
	echoAt       = 96       // and its Echo
)

// Pose is a place and an orientation: x, y, z [m] and a unit quaternion x, y, z, w.
type Pose [7]float32

// Wrench is a torque [N m] and a force [N], in world axes.
type Wrench [6]float32

// Frame is a display frame: everything a viewer draws, at one instant.
type Frame struct {
	Seq  uint32  // counts the frames of a session; one that is left out was dropped for this client
	Time float64 // simulated [s]
	Step uint64  // steps taken

	Rates  Rates
	Echo   float64 // time that the client gave the latest of its poses that is in this frame [ms]; 0 if there is none
	Bodies []Body
	Holds  []Hold
	Hands  []Hand
	Probes []float32 // in the order of the hello message and the units it gives
	// Contacts are in frames for those who asked for them. Append leaves them out, AppendContacts adds them.
	Contacts []Contact

	// Shown tells Show, by body, which of its frames are shown, as points; nil: all of them, as poses.
	Shown [][]int32
}

// Asleep is the flag of a body that rests until something touches it, beside those of constraint.Flags.
const Asleep = 1 << 31

// Rates tells how the three clocks keep up.
type Rates struct {
	Haptic  float32    // rate that the haptic loop holds [Hz]
	LateP50 float32    // median of how late its ticks are [ms]
	LateP99 float32    // and the 99th percentile [ms]
	Wanted  float32    // steps the simulation should take [Hz]
	Held    float32    // and takes [Hz]
	StepP50 float32    // median time of a step [ms]
	StepP99 float32    // and the 99th percentile [ms]
	Speed   float32    // simulated time over real time that is asked for [1]
	Stages  [6]float32 // mean time of sense, predict, solve, correct, feel and publish [µs]
	Dropped float32    // time by which the simulation has fallen behind and that it gave up on [s]
	Viewers float32    // clients of this session [1]
}

// Body is the shape of a body.
type Body struct {
	Flags uint32 // constraint.Flags, and Asleep, Points, Strained, Stressed, Pressed and HandFlags
	Poses []Pose // one for each node

	Strain   Measure // of a solid, where it is Strained [1]
	Stress   Measure // and after von Mises, where it is Stressed [Pa]
	Pressure Measure // on elastic skin, where it is Pressed [Pa]
}

// Hold is a frame that a body is held at.
type Hold struct {
	Body   uint16
	Index  uint16  // of the held node
	Target Pose    // where it asks the node to be
	Wrench Wrench  // what it exerts on the body, about the held point
	Gap    float32 // distance from node to target [m]
}

// Hand is a grip on a body.
type Hand struct {
	Hand   uint8 // for one's own hands the number given to grab, otherwise a number that tells the others apart
	Mine   bool  // it is this client's
	Body   uint16
	At     float32 // where along the body's poses; 2.5 is halfway from pose 2 to pose 3
	Ghost  Pose    // where the hand asks the body to be
	Proxy  Pose    // where the body is
	Wrench Wrench  // what the hand feels, about the proxy
}

// Contact is a place where two bodies touch.
type Contact struct {
	A, B    uint16     // bodies
	Sliding bool       // one slides over the other
	Place   [3]float32 // [m]
	Normal  [3]float32 // from A to B
	Force   [3]float32 // on B [N]
}

// AppendContacts appends the contacts to an encoded frame: their number and then each of them.
func (f *Frame) AppendContacts(b []byte) []byte {
	le := binary.LittleEndian
	b = le.AppendUint32(b, uint32(len(f.Contacts)))
	for i := range f.Contacts {
		c := &f.Contacts[i]
		b = le.AppendUint16(le.AppendUint16(b, c.A), c.B)
		b = le.AppendUint32(b, uint32(bit(c.Sliding)))
		b = appendFloats(appendFloats(appendFloats(b, c.Place[:]), c.Normal[:]), c.Force[:])
	}
	return b
}

// decodeContacts reads what AppendContacts wrote, where there is something.
func (f *Frame) decodeContacts(in *reader) error {
	f.Contacts = f.Contacts[:0]
	if len(in.b) == 0 {
		return nil
	}
	count := int(in.uint32())
	if in.short || len(in.b) != count*ContactSize {
		return fmt.Errorf("wire: %d bytes of contacts, want %d for %d of them", len(in.b), count*ContactSize, count)
	}
	f.Contacts = sized(f.Contacts, count)
	for i := range f.Contacts {
		c := &f.Contacts[i]
		c.A, c.B, c.Sliding = in.uint16(), in.uint16(), in.uint32() != 0
		in.floats(c.Place[:])
		in.floats(c.Normal[:])
		in.floats(c.Force[:])
	}
	return nil
}

// Append appends the encoded frame to b. More than 65,535 bodies, holds or hands are not shown.
func (f *Frame) Append(b []byte) []byte {
	bodies, holds, hands := f.Bodies[:min(len(f.Bodies), math.MaxUint16)], f.Holds[:min(len(f.Holds), math.MaxUint16)], f.Hands[:min(len(f.Hands), math.MaxUint16)]
	le := binary.LittleEndian
	b = append(b, TypeFrame, Version)
	b = le.AppendUint16(b, uint16(len(bodies)))
	b = le.AppendUint32(b, f.Seq)
	b = le.AppendUint64(b, math.Float64bits(f.Time))
	b = le.AppendUint64(b, f.Step)
	b = le.AppendUint16(b, uint16(len(holds)))
	b = le.AppendUint16(b, uint16(len(hands)))
	b = le.AppendUint32(b, uint32(len(f.Probes)))
	rates := f.Rates.list()
	b = appendFloats(b, rates[:])
	b = le.AppendUint64(b, math.Float64bits(f.Echo))
	for i := range bodies {
		b = bodies[i].append(b)
	}
	for i := range holds {
		h := &holds[i]
		b = le.AppendUint16(le.AppendUint16(b, h.Body), h.Index)
		b = appendFloats(appendFloats(b, h.Target[:]), h.Wrench[:])
		b = le.AppendUint32(b, math.Float32bits(h.Gap))
	}
	for i := range hands {
		h := &hands[i]
		b = append(b, h.Hand, bit(h.Mine))
		b = le.AppendUint16(b, h.Body)
		b = le.AppendUint32(b, math.Float32bits(h.At))
		b = appendFloats(appendFloats(appendFloats(b, h.Ghost[:]), h.Proxy[:]), h.Wrench[:])
	}
	return appendFloats(b, f.Probes)
}

// Size returns the number of bytes that Append adds.
func (f *Frame) Size() int {
	n := HeadSize + HoldSize*len(f.Holds) + HandSize*len(f.Hands) + 4*len(f.Probes)
	for i := range f.Bodies {
		n += f.Bodies[i].size()
	}
	return n
}

// Decode reads a frame, using the memory of the last one again. A frame that is cut short, too long or of another
// version is refused.
func (f *Frame) Decode(b []byte) error {
	if len(b) < HeadSize {
		return fmt.Errorf("wire: frame of %d bytes, want at least %d", len(b), HeadSize)
	}
	if b[0] != TypeFrame || b[1] != Version {
		return fmt.Errorf("wire: message of type %d, version %d, want a frame, type %d, of version %d", b[0], b[1], TypeFrame, Version)
	}
	in := reader{b: b[2:]}
	bodies := int(in.uint16())
	f.Seq = in.uint32()
	f.Time = in.float64()
	f.Step = in.uint64()
	holds, hands, probes := int(in.uint16()), int(in.uint16()), int(in.uint32())
	f.Rates.set(&in)
	f.Echo = in.float64()
	f.Bodies = sized(f.Bodies, bodies)
	for i := range f.Bodies {
		f.Bodies[i].decode(&in)
	}
	if rest := len(in.b); in.short || rest < HoldSize*holds+HandSize*hands+4*probes {
		return fmt.Errorf("wire: frame of %d bytes does not fit its counts: %d bodies, %d holds, %d hands, %d probes", len(b), bodies, holds, hands, probes)
	}
	f.Holds, f.Hands, f.Probes = sized(f.Holds, holds), sized(f.Hands, hands), sized(f.Probes, probes)
	for i := range f.Holds {
		h := &f.Holds[i]
		h.Body, h.Index = in.uint16(), in.uint16()
		in.floats(h.Target[:])
		in.floats(h.Wrench[:])
		h.Gap = in.float32()
	}
	for i := range f.Hands {
		h := &f.Hands[i]
		h.Hand, h.Mine = in.uint8(), in.uint8() != 0
		h.Body, h.At = in.uint16(), in.float32()
		in.floats(h.Ghost[:])
		in.floats(h.Proxy[:])
		in.floats(h.Wrench[:])
	}
	in.floats(f.Probes)
	return f.decodeContacts(&in)
}

// SetEcho changes the Echo of an encoded frame.
func SetEcho(frame []byte, ms float64) {
	binary.LittleEndian.PutUint64(frame[echoAt:], math.Float64bits(ms))
}

// SetSeq changes the Seq of an encoded frame.
func SetSeq(frame []byte, seq uint32) { binary.LittleEndian.PutUint32(frame[seqAt:], seq) }

// HandsAt returns where an encoded frame, of which the number of hands and probes are known, has its hands.
func HandsAt(frame []byte, hands, probes int) int { return len(frame) - 4*probes - HandSize*hands }

// SetMine marks hand i of an encoded frame, whose hands are at HandsAt, as the client's own hand of that number.
func SetMine(frame []byte, handsAt, i int, number uint8) {
	frame[handsAt+HandSize*i], frame[handsAt+HandSize*i+1] = number, 1
}

func (r *Rates) list() [16]float32 {
	s := &r.Stages
	return [16]float32{
		r.Haptic, r.LateP50, r.LateP99, r.Wanted, r.Held, r.StepP50, r.StepP99, r.Speed,
		s[0], s[1], s[2], s[3], s[4], s[5], r.Dropped, r.Viewers,
	}
}

func (r *Rates) set(in *reader) {
	var x [16]float32
	in.floats(x[:])
	r.Haptic, r.LateP50, r.LateP99, r.Wanted, r.Held, r.StepP50, r.StepP99, r.Speed = x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]
	copy(r.Stages[:], x[8:14])
	r.Dropped, r.Viewers = x[14], x[15]
}

func bit(on bool) uint8 {
	if on {
		return 1
	}
	return 0
}

func appendFloats(b []byte, x []float32) []byte {
	for _, v := range x {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
	}
	return b
}

// sized returns s with n elements, in the same memory where that is enough.
func sized[T any](s []T, n int) []T {
	if cap(s) < n {
		return append(s[:cap(s)], make([]T, n-cap(s))...)
	}
	return s[:n]
}

// reader takes numbers from the front of b. Where there is too little left they are zero and short is set.
type reader struct {
	b     []byte
	short bool
}

func (r *reader) take(n int) []byte {
	if len(r.b) < n {
		r.b, r.short = nil, true
		return make([]byte, n)
	}
	head := r.b[:n]
	r.b = r.b[n:]
	return head
}

func (r *reader) uint8() uint8     { return r.take(1)[0] }
func (r *reader) uint16() uint16   { return binary.LittleEndian.Uint16(r.take(2)) }
func (r *reader) uint32() uint32   { return binary.LittleEndian.Uint32(r.take(4)) }
func (r *reader) uint64() uint64   { return binary.LittleEndian.Uint64(r.take(8)) }
func (r *reader) float32() float32 { return math.Float32frombits(r.uint32()) }
func (r *reader) float64() float64 { return math.Float64frombits(r.uint64()) }

func (r *reader) floats(x []float32) {
	b := r.take(4 * len(x))
	for i := range x {
		x[i] = math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:]))
	}
}
