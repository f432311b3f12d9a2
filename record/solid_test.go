package record

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/scene"
)

// Foxglove shows rigid bodies by primitives that go where the bodies do.
func TestFoxgloveSolids(t *testing.T) {
	s, err := scene.Load("solids.yaml", []byte(`
title: Solids
bodies:
  ground: {rigid: {motion: static, shape: {ground: {}}}}
  ball: {colour: "#ff0000", rigid: {shape: {sphere: {radius: 0.5}}, repeat: {count: 2, step: {position: [2, 0, 0]}}}}
  pill: {rigid: {shape: {capsule: {radius: 0.1, length: 1}}, frame: {rotation: [1.5707963, 0, 0]}}}
  rock: {rigid: {shape: {hull: [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]}}}
  tee: {rigid: {shape: {compound: [{box: {size: [1, 1, 1]}}, {cylinder: {radius: 1, length: 2}, position: [0, 0, 3]}]}}}
`))
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Build()
	if err != nil {
		t.Fatal(err)
	}
	r.World.Show()
	info := Describe("solids", nil, nil, r)
	var f wire.Frame
	shot := r.World.Snapshot()
	f.Show(shot, nil)
	shot.Release()
	type thing struct {
		Pose struct{ Position, Orientation struct{ X, Y, Z, W float64 } }
		Size struct{ X, Y, Z float64 }
	}
	var update struct {
		Entities []struct {
			ID                        string
			Cubes, Spheres, Cylinders []thing
			Triangles                 []struct {
				Points  []struct{ X, Y, Z float64 }
				Indices []int
			}
		}
	}
	if err := json.Unmarshal(newWords(&info).scene(nil, &f, 0), &update); err != nil {
		t.Fatal(err)
	}
	all := update.Entities
	if len(all) != 6 || all[2].ID != "ball[1]" {
		t.Fatalf("entities %+v", all)
	}
	if b := all[2].Spheres; len(b) != 1 || b[0].Pose.Position.X != 2 || b[0].Size.Y != 1 {
		t.Errorf("the second ball is %+v", b)
	}
	if p := all[3]; len(p.Cylinders) != 1 || len(p.Spheres) != 2 || math.Abs(p.Spheres[1].Pose.Position.Y+0.5) > 1e-6 {
		t.Errorf("the pill is %+v", p)
	}
	if k := all[4].Triangles; len(k) != 1 || len(k[0].Indices) != 12 {
		t.Errorf("the rock is %+v", k)
	}
	if e := all[5]; len(e.Cubes) != 1 || len(e.Cylinders) != 1 || e.Cylinders[0].Pose.Position.Z != 3 {
		t.Errorf("the tee is %+v", e)
	}
}
