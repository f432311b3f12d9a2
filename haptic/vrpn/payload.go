package vrpn

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Sizes of payloads [bytes], and how many channels and buttons a device may have.
const (
	poseSize       = 64
	velocitySize   = 72
	forceSize      = 24
	surfaceSize    = 56
	forceFieldSize = 64
	dialSize       = 12
	buttonSize     = 8
	analogHead     = 8
	maxChannels    = 128 // analog channels, and dials
	maxButtons     = 256
)

var errFinite = errors.New("vrpn: a number is not finite")

// wrongSize says that a payload has not the size of its type.
func wrongSize(what string, got, want int) error {
	return fmt.Errorf("vrpn: %s of %d bytes, want %d", what, got, want)
}

// AppendPose appends the payload of a tracker's pose. The sensor stands there twice, for alignment, as in the C++ library.
func AppendPose(dst []byte, sensor int32, f *spatial.Frame) []byte {
	dst = appendInts(dst, sensor, sensor)
	return appendDoubles(dst, f.Pos.X, f.Pos.Y, f.Pos.Z, f.Rot.X, f.Rot.Y, f.Rot.Z, f.Rot.W)
}

// DecodePose reads the payload of a tracker's pose. The rotation is normalised; one that is none is refused.
func DecodePose(data []byte) (sensor int32, f spatial.Frame, err error) {
	if len(data) != poseSize {
		return 0, f, wrongSize("pose", len(data), poseSize)
	}
	var x [7]float64
	if err := doubles(data[8:], x[:]); err != nil {
		return 0, f, err
	}
	f.Pos = spatial.V(x[0], x[1], x[2])
	f.Rot, err = rotation(x[3:])
	return int32(binary.BigEndian.Uint32(data)), f, err
}

// AppendVelocity appends the payload of a tracker's velocity: v in the tracker's axes [m/s], and the rotation that the sensor
// makes in the time dt [s].
func AppendVelocity(dst []byte, sensor int32, v spatial.Vec3, turn spatial.Quat, dt float64) []byte {
	dst = appendInts(dst, sensor, sensor)
	return appendDoubles(dst, v.X, v.Y, v.Z, turn.X, turn.Y, turn.Z, turn.W, dt)
}

// DecodeVelocity reads the payload of a tracker's velocity.
func DecodeVelocity(data []byte) (sensor int32, v spatial.Vec3, turn spatial.Quat, dt float64, err error) {
	if len(data) != velocitySize {
		return 0, v, turn, 0, wrongSize("velocity", len(data), velocitySize)
	}
	var x [8]float64
	if err := doubles(data[8:], x[:]); err != nil {
		return 0, v, turn, 0, err
	}
	turn, err = rotation(x[3:7])
	return int32(binary.BigEndian.Uint32(data)), spatial.V(x[0], x[1], x[2]), turn, x[7], err
}

// AppendButton appends the payload of a change of one button.
func AppendButton(dst []byte, button int32, down bool) []byte {
	state := int32(0)
	if down {
		state = 1
	}
	return appendInts(dst, button, state)
}

// DecodeButton reads the payload of a change of one button.
func DecodeButton(data []byte) (button int32, down bool, err error) {
	if len(data) != buttonSize {
		return 0, false, wrongSize("button", len(data), buttonSize)
	}
	button = int32(binary.BigEndian.Uint32(data))
	if button < 0 || button >= maxButtons {
		return 0, false, fmt.Errorf("vrpn: button %d, want 0 to %d", button, maxButtons-1)
	}
	return button, binary.BigEndian.Uint32(data[4:]) != 0, nil
}

// AppendButtons appends the payload with the states of the first n buttons: bit i of down is button i.
func AppendButtons(dst []byte, n int, down uint32) []byte {
	dst = appendInts(dst, int32(n))
	for i := range n {
		dst = appendInts(dst, int32(down>>i&1))
	}
	return dst
}

// DecodeButtons reads the payload with the states of all buttons; those beyond the 32nd are left out.
func DecodeButtons(data []byte) (n int, down uint32, err error) {
	if len(data) < 4 {
		return 0, 0, wrongSize("buttons", len(data), 4)
	}
	count := binary.BigEndian.Uint32(data)
	if count > maxButtons || len(data) != 4+4*int(count) {
		return 0, 0, fmt.Errorf("vrpn: %d buttons in %d bytes", count, len(data))
	}
	n = int(count)
	for i := range min(n, 32) {
		if binary.BigEndian.Uint32(data[4+4*i:]) != 0 {
			down |= 1 << i
		}
	}
	return n, down, nil
}

// AppendAnalog appends the payload with all channels of an analog device. Their number is written as a float, as VRPN does.
func AppendAnalog(dst []byte, channels []float64) []byte {
	return appendDoubles(appendDoubles(dst, float64(len(channels))), channels...)
}

// DecodeAnalog reads the payload with all channels of an analog device into the given slice, and returns how many there are; those
// that have no room in it are left out.
func DecodeAnalog(data []byte, channels []float64) (n int, err error) {
	if len(data) < analogHead {
		return 0, wrongSize("analog", len(data), analogHead)
	}
	count := math.Float64frombits(binary.BigEndian.Uint64(data))
	n = int(min(max(count, 0), maxChannels))
	if float64(n) != count || len(data) != analogHead+8*n {
		return 0, fmt.Errorf("vrpn: %v analog channels in %d bytes", count, len(data))
	}
	return n, doubles(data[analogHead:], channels[:min(n, len(channels))])
}

// AppendDial appends the payload of a turn of a dial [revolutions].
func AppendDial(dst []byte, dial int32, turn float64) []byte {
	return appendInts(appendDoubles(dst, turn), dial)
}

// DecodeDial reads the payload of a turn of a dial [revolutions].
func DecodeDial(data []byte) (dial int32, turn float64, err error) {
	if len(data) != dialSize {
		return 0, 0, wrongSize("dial", len(data), dialSize)
	}
	var x [1]float64
	err = doubles(data, x[:])
	dial = int32(binary.BigEndian.Uint32(data[8:]))
	if err == nil && (dial < 0 || dial >= maxChannels) {
		err = fmt.Errorf("vrpn: dial %d, want 0 to %d", dial, maxChannels-1)
	}
	return dial, x[0], err
}

// AppendForce appends the payload with the force that a device shows [N].
func AppendForce(dst []byte, f spatial.Vec3) []byte { return appendDoubles(dst, f.X, f.Y, f.Z) }

// DecodeForce reads the payload with the force that a device shows [N].
func DecodeForce(data []byte) (f spatial.Vec3, err error) {
	if len(data) != forceSize {
		return f, wrongSize("force", len(data), forceSize)
	}
	var x [3]float64
	err = doubles(data, x[:])
	return spatial.V(x[0], x[1], x[2]), err
}

// AppendSurface appends the payload with the surface contact point: where the tool would be if it had not entered what it touches.
func AppendSurface(dst []byte, f *spatial.Frame) []byte {
	return appendDoubles(dst, f.Pos.X, f.Pos.Y, f.Pos.Z, f.Rot.X, f.Rot.Y, f.Rot.Z, f.Rot.W)
}

// DecodeSurface reads the payload with the surface contact point.
func DecodeSurface(data []byte) (f spatial.Frame, err error) {
	if len(data) != surfaceSize {
		return f, wrongSize("surface contact point", len(data), surfaceSize)
	}
	var x [7]float64
	if err := doubles(data, x[:]); err != nil {
		return f, err
	}
	f.Pos = spatial.V(x[0], x[1], x[2])
	f.Rot, err = rotation(x[3:])
	return f, err
}

// ForceField is a force that depends linearly on the place, near a point. It is how VRPN gives a force to a device: F(x) = Force +
// Jacobian (x − Origin) within Radius, and none beyond. The zero ForceField is no force anywhere.
type ForceField struct {
	Origin   spatial.Vec3  // [m]
	Force    spatial.Vec3  // at the origin [N]
	Jacobian [3][3]float64 // change of the force with the place [N/m], row by row
	Radius   float64       // [m]
}

// AppendForceField appends the payload of a force field. It travels in single precision.
func AppendForceField(dst []byte, f *ForceField) []byte {
	dst = appendFloats(dst, f.Origin.X, f.Origin.Y, f.Origin.Z, f.Force.X, f.Force.Y, f.Force.Z)
	for i := range f.Jacobian {
		dst = appendFloats(dst, f.Jacobian[i][0], f.Jacobian[i][1], f.Jacobian[i][2])
	}
	return appendFloats(dst, f.Radius)
}

// DecodeForceField reads the payload of a force field.
func DecodeForceField(data []byte) (f ForceField, err error) {
	if len(data) != forceFieldSize {
		return f, wrongSize("force field", len(data), forceFieldSize)
	}
	var x [16]float64
	sum := 0.0
	for i := range x {
		x[i] = float64(math.Float32frombits(binary.BigEndian.Uint32(data[4*i:])))
		sum += x[i] - x[i]
	}
	if sum != 0 { // NaN: one of them is not finite
		return f, errFinite
	}
	f.Origin, f.Force = spatial.V(x[0], x[1], x[2]), spatial.V(x[3], x[4], x[5])
	for i := range f.Jacobian {
		copy(f.Jacobian[i][:], x[6+3*i:])
	}
	f.Radius = x[15]
	return f, nil
}

func appendInts(dst []byte, x ...int32) []byte {
	for _, v := range x {
		dst = binary.BigEndian.AppendUint32(dst, uint32(v))
	}
	return dst
}

func appendDoubles(dst []byte, x ...float64) []byte {
	for _, v := range x {
		dst = binary.BigEndian.AppendUint64(dst, math.Float64bits(v))
	}
	return dst
}

func appendFloats(dst []byte, x ...float64) []byte {
	for _, v := range x {
		dst = binary.BigEndian.AppendUint32(dst, math.Float32bits(float32(v)))
	}
	return dst
}

// doubles reads len(x) numbers, which must be finite.
func doubles(data []byte, x []float64) error {
	sum := 0.0
	for i := range x {
		x[i] = math.Float64frombits(binary.BigEndian.Uint64(data[8*i:]))
		sum += x[i] - x[i]
	}
	if sum != 0 { // NaN: one of them is not finite
		return errFinite
	}
	return nil
}

// rotation makes a rotation of a quaternion x, y, z, w.
func rotation(x []float64) (spatial.Quat, error) {
	q := spatial.Quat{W: x[3], X: x[0], Y: x[1], Z: x[2]}
	if n := q.W*q.W + q.X*q.X + q.Y*q.Y + q.Z*q.Z; !(n > 0.25 && n < 4) { // as haptic has it: but for rounding
		return q, fmt.Errorf("vrpn: quaternion with a square of %g, want 1", n)
	}
	return q.Unit(), nil
}
