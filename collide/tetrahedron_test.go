package collide

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// A tetrahedron answers as the hull of its corners does, also after they have moved.
func TestTetrahedronIsAHull(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	vec := func() spatial.Vec3 { return spatial.V(rng.Float64()-0.5, rng.Float64()-0.5, rng.Float64()-0.5) }
	corners := [4]spatial.Vec3{{}, {X: 1}, {Y: 1}, {Z: 1}}
	tet, err := NewTetrahedron(&corners, 0.05)
	if err != nil {
		t.Fatal(err)
	}
	ball, err := NewSphere(0.1)
	if err != nil {
		t.Fatal(err)
	}
	moved := 0
	for range 300 {
		for k := range corners {
			corners[k] = vec()
		}
		if !tet.SetCorners(&corners) {
			continue
		}
		moved++
		hull, err := NewHull(corners[:])
		if err != nil {
			t.Fatal(err)
		}
		if hull, err = NewRounded(hull, 0.05); err != nil {
			t.Fatal(err)
		}
		at, there := spatial.Frame{Rot: spatial.Exp(vec()), Pos: vec()}, spatial.Frame{Rot: spatial.Identity, Pos: vec().Scale(3)}
		got, want := Distance(tet, &at, ball, &there, nil), Distance(hull, &at, ball, &there, nil)
		if math.Abs(got.Distance-want.Distance) > 1e-9 || want.Distance > 0 && got.Normal.Sub(want.Normal).Norm() > 1e-6 {
			t.Fatalf("corners %v: %+v, want %+v", corners, got, want)
		}
		if a, b := tet.Bounds(&at), hull.Bounds(&at); a.Low.Sub(b.Low).Norm()+a.High.Sub(b.High).Norm() > 1e-12 {
			t.Fatalf("bounds %v, want %v", a, b)
		}
	}
	if moved < 100 {
		t.Errorf("only %d of 300 were taken", moved) // half of them are inside out
	}
}

// What is no tetrahedron is refused, and leaves one as it was.
func TestTetrahedronRefuses(t *testing.T) {
	good := [4]spatial.Vec3{{}, {X: 1}, {Y: 1}, {Z: 1}}
	tet, err := NewTetrahedron(&good, 0)
	if err != nil {
		t.Fatal(err)
	}
	before := tet.Bounds(&spatial.AtOrigin)
	for _, bad := range [][4]spatial.Vec3{
		{{}, {Y: 1}, {X: 1}, {Z: 1}}, {{}, {X: 1}, {Y: 1}, {X: 1, Y: 1}}, {}, {{}, {X: math.NaN()}, {Y: 1}, {Z: 1}}, {{}, {X: math.Inf(1)}, {Y: 1}, {Z: 1}},
	} {
		if tet.SetCorners(&bad) {
			t.Errorf("%v is taken", bad)
		}
		if _, err := NewTetrahedron(&bad, 0); err == nil {
			t.Errorf("%v is made", bad)
		}
	}
	if tet.Bounds(&spatial.AtOrigin) != before {
		t.Error("it has changed")
	}
	if _, err := NewTetrahedron(&good, -1); err == nil {
		t.Error("a negative radius is taken")
	}
}
