package serve

import (
	"encoding/base64"
	"encoding/binary"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/scene"
)

// Leaves on the wire are where they are in the scene, as well as can be seen, and a thousand trees are told in a few megabytes.
func TestLeavesArePacked(t *testing.T) {
	s, err := New(Config{})
	if err != nil {
		t.Fatal(err)
	}
	src, err := s.find("jungle")
	if err != nil {
		t.Fatal(err)
	}
	m, err := build(src, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer m.running.World.Close()
	shot := m.running.World.Snapshot()
	defer shot.Release()
	d := m.describe(shot)
	hello := encode(d)
	t.Logf("the hello of %s has %.1f MB", src.name, float64(len(hello))/1e6)
	if len(hello) > 5e6 {
		t.Errorf("it has %d bytes, want at most 5 MB", len(hello))
	}
	for _, b := range d.Bodies {
		if b.Kind == "prop" {
			continue
		}
		data, err := base64.StdEncoding.DecodeString(b.Leaves)
		leaves := m.running.Shape(b.Name).Leaves
		if err != nil || len(data) != 8+16*len(leaves)/scene.LeafSize || len(leaves) == 0 {
			t.Fatalf("%s: %d bytes for %d leaves, error %v", b.Name, len(data), len(leaves)/scene.LeafSize, err)
		}
		far := float64(math.Float32frombits(binary.LittleEndian.Uint32(data)))
		large := float64(math.Float32frombits(binary.LittleEndian.Uint32(data[4:])))
		for i := 0; i < len(leaves)/scene.LeafSize; i++ {
			p, v := data[8+16*i:], leaves[scene.LeafSize*i:]
			near := func(what string, got float64, want float32, within float64) {
				if math.Abs(got-float64(want)) > within {
					t.Fatalf("%s: %s of leaf %d is %v, want %v", b.Name, what, i, got, want)
				}
			}
			near("pose", float64(binary.LittleEndian.Uint32(p)), v[0], 0)
			for k := range 3 {
				near("offset", far/32767*float64(int16(binary.LittleEndian.Uint16(p[4+2*k:]))), v[1+k], far/60000)
			}
			for k := range 4 {
				near("rotation", float64(int8(p[10+k]))/127, v[4+k], 0.004)
			}
			near("size", large/255*float64(p[14]), v[8], large/500)
			near("colour", float64(p[15]), v[9], 0)
		}
	}
}
