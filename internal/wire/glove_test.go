package wire

import (
	"encoding/binary"
	"math"
	"testing"
)

func someGlove(recipe uint8) GlovePose {
	p := GlovePose{HandPose: HandPose{Hand: 1, Seq: 7, Pose: Pose{0.375, 0, 0.25, 0, 0, 0, 1}, Sent: 81234.5}, Closure: 0.75, Recipe: recipe}
	if recipe == ByAngles {
		for i := range p.Angles {
			p.Angles[i] = float32(i) / 16
		}
	}
	return p
}

// A pose of a hand is decoded to the same, by recipe and by angles; one that is cut short, too long or not finite is refused.
func TestGlovePose(t *testing.T) {
	for _, recipe := range []uint8{3, ByAngles} {
		want := someGlove(recipe)
		data := want.Append(nil)
		if size := map[uint8]int{3: GloveSize, ByAngles: SensedSize}[recipe]; len(data) != size {
			t.Errorf("%d bytes, want %d", len(data), size)
		}
		var got GlovePose
		if err := got.Decode(data); err != nil || got != want {
			t.Errorf("decoded %+v (%v), want %+v", got, err, want)
		}
		for _, wrong := range [][]byte{nil, data[:1], data[:GloveSize-1], data[:len(data)-1], append(data[:len(data):len(data)], 0), (&want.HandPose).Append(nil)} {
			if got.Decode(wrong) == nil {
				t.Errorf("%d bytes are taken for a pose of a hand", len(wrong))
			}
		}
		for at := 4; at < len(data); at += 4 {
			if at == 44 || at == 32 || at == 36 { // the recipe, and a clock that may show anything
				continue
			}
			odd := append([]byte(nil), data...)
			binary.LittleEndian.PutUint32(odd[at:], math.Float32bits(float32(math.NaN())))
			if got.Decode(odd) == nil {
				t.Errorf("a NaN at byte %d is taken", at)
			}
		}
	}
}

func FuzzGlove(f *testing.F) {
	for _, recipe := range []uint8{0, ByAngles} {
		p := someGlove(recipe)
		f.Add(p.Append(nil))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var p, again GlovePose
		if p.Decode(data) != nil {
			return
		}
		if err := again.Decode(p.Append(nil)); err != nil {
			t.Errorf("what was decoded is refused: %v", err)
		}
	})
}
