package wire

import (
	"encoding/binary"
	"math"
)

// Flags of a body beside those of constraint.Flags that tell how it is encoded.
const (
	Points   = 1 << 30 // its poses are places only
	Strained = 1 << 29 // strains follow them …
	Stressed = 1 << 28 // … then stresses …
	Pressed  = 1 << 27 // … and pressures

	// HandFlags is the first of the bits in which the palm of a hand has what was noteworthy in what the hand was asked to do.
	HandFlags = 16
)

// Measure is a quantity at each pose of a body.
type Measure struct {
	Top   float32 // largest of all
	Parts []uint8 // one for each pose, in parts of 255 of the largest
}

// set takes values in; what is less than 0 or not a number counts for 0.
func (m *Measure) set(values []float64) {
	top := 0.0
	for _, x := range values {
		if !math.IsInf(x, 1) {
			top = math.Max(top, x)
		}
	}
	m.Top, m.Parts = float32(top), sized(m.Parts, len(values))
	for i, x := range values {
		part := 0.0
		if top > 0 {
			part = math.Max(0, math.Min(1, x/top))
		}
		m.Parts[i] = uint8(math.Round(part * math.MaxUint8))
	}
}

func (m *Measure) append(b []byte, count int) []byte {
	b = binary.LittleEndian.AppendUint32(b, math.Float32bits(m.Top))
	b = append(b, m.Parts[:count]...)
	for range padded(count) - count {
		b = append(b, 0)
	}
	return b
}

// decode reads a measure, or empties it where there is none.
func (m *Measure) decode(in *reader, there bool, count int) {
	m.Top, m.Parts = 0, m.Parts[:0]
	if there {
		m.Top = in.float32()
		m.Parts = append(m.Parts, in.take(padded(count))[:count]...)
	}
}

// PointSize is the size of a pose that is a place only [bytes].
const PointSize = 3 * 4

// TypePlane is the first byte of the message that tells where a plane is asked to be; the rest is as of a HandPose.
const TypePlane = 3

// SetStrains lets a body show strains, one for each of its poses [1].
func (y *Body) SetStrains(values []float64) {
	y.Flags |= Strained
	y.Strain.set(values)
}

// SetStresses lets a body show stresses, one for each of its poses [Pa].
func (y *Body) SetStresses(values []float64) {
	y.Flags |= Stressed
	y.Stress.set(values)
}

// SetPressures lets a body show pressures, one for each of its poses [Pa].
func (y *Body) SetPressures(values []float64) {
	y.Flags |= Pressed
	y.Pressure.set(values)
}

// measures returns what may follow the poses of a body, in that order, each with its flag.
func (y *Body) measures() [3]flaggedMeasure {
	return [...]flaggedMeasure{{Strained, &y.Strain}, {Stressed, &y.Stress}, {Pressed, &y.Pressure}}
}

type flaggedMeasure struct {
	flag uint32
	of   *Measure
}

// size returns the number of bytes that append adds.
func (y *Body) size() int {
	each := PoseSize
	if y.Flags&Points != 0 {
		each = PointSize
	}
	n := BodyHeadSize + each*len(y.Poses)
	for _, m := range y.measures() {
		if y.Flags&m.flag != 0 {
			n += 4 + padded(len(y.Poses))
		}
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
	for _, m := range y.measures() {
		if y.Flags&m.flag != 0 {
			b = m.of.append(b, len(y.Poses))
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
	for _, m := range y.measures() {
		m.of.decode(in, y.Flags&m.flag != 0, count)
	}
}
