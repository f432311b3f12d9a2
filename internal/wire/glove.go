package wire

import (
	"encoding/binary"
	"fmt"
	"math"
)

// TypeGlove is the first byte of the message that tells where a hand of the scene is asked to be.
const TypeGlove = 2

// Sizes of an encoded GlovePose, by recipe and by angles [bytes].
const (
	GloveSize   = HandPoseSize + 8
	GloveAngles = 22
	SensedSize  = GloveSize + 4*GloveAngles
)

// ByAngles is a recipe of a GlovePose: none, its angles follow.
const ByAngles = 255

// GlovePose tells where a hand of the scene is asked to be, and how it is closed.
type GlovePose struct {
	HandPose                      // Hand is its number in the scene, Pose that of its wrist
	Closure  float32              // [1]
	Recipe   uint8                // number of a recipe, or ByAngles
	Angles   [GloveAngles]float32 // of its joints [rad], where the recipe is ByAngles
}

// Append appends the encoded pose to b.
func (p *GlovePose) Append(b []byte) []byte {
	from := len(b)
	b = p.HandPose.Append(b)
	b[from] = TypeGlove
	b = binary.LittleEndian.AppendUint32(b, math.Float32bits(p.Closure))
	b = append(b, p.Recipe, 0, 0, 0)
	if p.Recipe == ByAngles {
		b = appendFloats(b, p.Angles[:])
	}
	return b
}

// Decode reads a pose. One of another size or type, or with a number that is not finite, is refused; the quaternion is
// scaled to length 1.
func (p *GlovePose) Decode(b []byte) error {
	if len(b) < GloveSize || b[0] != TypeGlove {
		return fmt.Errorf("wire: message of %d bytes, want a pose of a hand: %d bytes that begin with %d", len(b), GloveSize, TypeGlove)
	}
	in := reader{b: b[1:]}
	p.Hand, p.Seq = in.uint8(), in.uint16()
	in.floats(p.Pose[:])
	p.Sent = in.float64()
	p.Closure = math.Float32frombits(in.uint32())
	p.Recipe = in.uint8()
	size := GloveSize
	if p.Recipe == ByAngles {
		size = SensedSize
	}
	if len(b) != size {
		return fmt.Errorf("wire: a pose of a hand with recipe %d in %d bytes, want %d", p.Recipe, len(b), size)
	}
	in = reader{b: b[GloveSize:]}
	sum := p.Closure
	if p.Recipe == ByAngles {
		in.floats(p.Angles[:])
		for _, a := range p.Angles {
			sum += a
		}
	}
	if x := float64(sum); math.IsNaN(x) || math.IsInf(x, 0) {
		return fmt.Errorf("wire: a pose of a hand with closure %v, angles %v: want finite numbers", p.Closure, p.Angles)
	}
	return p.Pose.Normalise()
}
