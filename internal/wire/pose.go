package wire

import (
	"encoding/binary"
	"fmt"
	"math"
)

// HandPoseSize is the size of an encoded HandPose [bytes].
const HandPoseSize = 4 + PoseSize + 8

// HandPose tells where a hand is.
type HandPose struct {
	Hand uint8   // number given to grab
	Seq  uint16  // counts the poses of the hand, wrapping around
	Pose Pose    // in the world
	Sent float64 // the client's clock [ms], which comes back as the Echo of the first frame that has the pose in it
}

// Append appends the encoded pose to b.
func (p *HandPose) Append(b []byte) []byte {
	b = append(b, TypePose, p.Hand)
	b = binary.LittleEndian.AppendUint16(b, p.Seq)
	b = appendFloats(b, p.Pose[:])
	return binary.LittleEndian.AppendUint64(b, math.Float64bits(p.Sent))
}

// Decode reads a pose. One of another size or type, or with a number that is not finite, is refused; the quaternion is
// scaled to length 1.
func (p *HandPose) Decode(b []byte) error {
	if len(b) != HandPoseSize || b[0] != TypePose {
		return fmt.Errorf("wire: message of %d bytes, want a hand pose: %d bytes that begin with %d", len(b), HandPoseSize, TypePose)
	}
	in := reader{b: b[1:]}
	p.Hand, p.Seq = in.uint8(), in.uint16()
	in.floats(p.Pose[:])
	p.Sent = in.float64()
	return p.Pose.Normalise()
}

// Normalise scales the quaternion to length 1. The error says what keeps the pose from being one.
func (p *Pose) Normalise() error {
	sum := 0.0
	for _, x := range p {
		sum += float64(x)
	}
	if math.IsNaN(sum) || math.IsInf(sum, 0) {
		return fmt.Errorf("wire: pose %v is not finite", *p)
	}
	q := p[3:]
	n := math.Sqrt(float64(q[0])*float64(q[0]) + float64(q[1])*float64(q[1]) + float64(q[2])*float64(q[2]) + float64(q[3])*float64(q[3]))
	if !(n > 0.5 && n < 2) {
		return fmt.Errorf("wire: quaternion %v has length %.3g, want 1", q, n)
	}
	for i := range q {
		q[i] = float32(float64(q[i]) / n)
	}
	return nil
}
