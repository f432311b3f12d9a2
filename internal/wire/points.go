package wire

import (
	"encoding/binary"
	"math"
)

// Flags of a body beside those of constraint.Flags that tell how it is encoded.
const (
	Points   = 1 << 30 // its poses are places only
	Strained = 1 << 29 // strains follow them
)

// PointSize is the size of a pose that is a place only [bytes].
const PointSize = 3 * 4

// TypePlane is the first byte of the message that tells where a plane is asked to be; the rest is as of a HandPose.
const TypePlane = 3

// SetStrains lets a body show strains, one for each of its poses, in parts of 255 of the largest.
func (y *Body) SetStrains(strains []float64) {
	top := 0.0
	for _, x := range strains {
		if !math.IsInf(x, 1) {
			top = math.Max(top, x)
		}
	}
	y.Flags |= Strained
	y.Top, y.Strains = float32(top), sized(y.Strains, len(strains))
	for i, x := range strains {
		part := 0.0
		if top > 0 {
			part = math.Max(0, math.Min(1, x/top))
		}
		y.Strains[i] = uint8(math.Round(part * math.MaxUint8))
	}
}

// size returns the number of bytes that append adds.
func (y *Body) size() int {
	each := PoseSize
	if y.Flags&Points != 0 {
		each = PointSize
	}
	n := BodyHeadSize + each*len(y.Poses)
	if y.Flags&Strained != 0 {
		n += 4 + padded(len(y.Poses))
	}
	return n
}

// padded returns a number of bytes with those that fill the last four.
func padded(n int) int { return (n + 3) &^ 3 }

// append appends the encoded body to b.
func (y *Body) append(b []byte) []byte {
	b = binary.LittleEndian.AppendUint32(b, y.Flags)
	b = binary.LittleEndian.AppendUint32(b, uint32(len(y.Poses)))
	numbers := len(Pose{})
	if y.Flags&Points != 0 {
		numbers = PointSize / 4
	}
	for k := range y.Poses {
		b = appendFloats(b, y.Poses[k][:numbers])
	}
	if y.Flags&Strained != 0 {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(y.Top))
		b = append(b, y.Strains[:len(y.Poses)]...)
		for range padded(len(y.Poses)) - len(y.Poses) {
			b = append(b, 0)
		}
	}
	return b
}

// decode reads a body; where the frame is too short for it, in says so and the body is empty.
func (y *Body) decode(in *reader) {
	y.Flags = in.uint32()
	count := int(in.uint32())
	size, numbers := PoseSize, len(Pose{})
	if y.Flags&Points != 0 {
		size, numbers = PointSize, PointSize/4
	}
	if len(in.b)/size < count {
		in.short, count = true, 0
	}
	y.Poses = sized(y.Poses, count)
	for k := range y.Poses {
		y.Poses[k] = Pose{6: 1}
		in.floats(y.Poses[k][:numbers])
	}
	y.Top, y.Strains = 0, y.Strains[:0]
	if y.Flags&Strained != 0 {
		y.Top = in.float32()
		y.Strains = append(y.Strains, in.take(padded(count))[:count]...)
	}
}
