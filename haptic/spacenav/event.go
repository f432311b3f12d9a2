package spacenav

import (
	"encoding/binary"
	"fmt"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// EventSize is the size of an event: eight numbers of 32 bits, in the byte order of the machine [bytes].
const EventSize = 32

// Kind says what an event is.
type Kind int32

// The kinds of events. Others, of a later protocol, are passed over.
const (
	Motion  Kind = 0
	Press   Kind = 1
	Release Kind = 2
)

// Event is what the daemon says.
type Event struct {
	Kind   Kind
	Push   [3]int32      // of a motion, in the daemon's axes: to the right, up, away from the hand; about 350 at most
	Turn   [3]int32      // of a motion, about the same axes
	Period time.Duration // of a motion: since the one before, to the ms
	Button int32         // of a press or a release, from 0
}

// DecodeEvent reads an event.
func DecodeEvent(data []byte) (e Event, err error) {
	if len(data) != EventSize {
		return e, fmt.Errorf("spacenav: event of %d bytes, want %d", len(data), EventSize)
	}
	var x [8]int32
	for i := range x {
		x[i] = int32(binary.NativeEndian.Uint32(data[4*i:]))
	}
	e.Kind = Kind(x[0])
	switch e.Kind {
	case Motion:
		e.Push, e.Turn = [3]int32(x[1:4]), [3]int32(x[4:7])
		e.Period = time.Duration(uint32(x[7])) * time.Millisecond
	case Press, Release:
		if e.Button = x[1]; e.Button < 0 || e.Button > 255 {
			return e, fmt.Errorf("spacenav: button %d, want 0 to 255", e.Button)
		}
	}
	return e, nil
}

// Append appends an event as the daemon writes it.
func (e *Event) Append(dst []byte) []byte {
	x := [8]int32{0: int32(e.Kind)}
	if e.Kind == Motion {
		copy(x[1:], e.Push[:])
		copy(x[4:], e.Turn[:])
		x[7] = int32(e.Period.Milliseconds())
	} else {
		x[1] = e.Button
	}
	for _, v := range x {
		dst = binary.NativeEndian.AppendUint32(dst, uint32(v))
	}
	return dst
}

// twist returns a motion as a share of full deflection, in Tendril's axes: x to the right, y away from the hand, z up. The
// daemon's are right, up, away, and left-handed: libspnav negates the third for programs that draw with right, up, near.
func (e *Event) twist(full float64) spatial.Twist {
	share := func(v [3]int32) spatial.Vec3 {
		clip := func(x int32) float64 { return min(max(float64(x)/full, -1), 1) }
		return spatial.V(clip(v[0]), clip(v[2]), clip(v[1]))
	}
	return spatial.Twist{Linear: share(e.Push), Angular: share(e.Turn)}
}
