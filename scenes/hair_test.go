package scenes_test

import (
	"testing"

	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
)

func BenchmarkLongHair(b *testing.B) {
	data, err := scenes.Read("long-hair")
	if err != nil {
		b.Fatal(err)
	}
	s, err := scene.Load("long-hair.yaml", data)
	if err != nil {
		b.Fatal(err)
	}
	r, err := s.Build()
	if err != nil {
		b.Fatal(err)
	}
	for range 300 {
		r.World.Step()
	}
	n := 0
	b.ResetTimer()
	for range b.N {
		n += len(r.World.Step().Noticed)
	}
}
