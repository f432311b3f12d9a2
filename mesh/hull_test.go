package mesh

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// closedEdges fails unless every edge of s is there as often one way as the other.
func closedEdges(t *testing.T, name string, s *Surface) {
	t.Helper()
	edges := map[[2]int32]int{}
	for _, tri := range s.Triangles {
		for k := range 3 {
			a, b := tri[k], tri[(k+1)%3]
			if a < b {
				edges[[2]int32{a, b}]++
			} else {
				edges[[2]int32{b, a}]--
			}
		}
	}
	for e, n := range edges {
		if n != 0 {
			t.Fatalf("%s: edge %v is open", name, e)
		}
	}
}

// A hull is closed, of the topology of a ball, holds all its points and has none of its corners inside.
func checkHull(t *testing.T, name string, points []spatial.Vec3, s *Surface) {
	t.Helper()
	closedEdges(t, name, s)
	if euler := len(s.Vertices) - len(s.Triangles)/2; euler != 2 {
		t.Errorf("%s: vertices − edges + faces = %d, want 2", name, euler)
	}
	low, high := s.Bounds()
	size := high.Sub(low).Norm()
	for i := range s.Triangles {
		n := s.cross(int32(i)).Unit()
		a, _, _ := s.corners(int32(i))
		for _, p := range points {
			// A sliver's normal is off by the rounding to the grid over its height, so only the volume tells there.
			if d := p.Sub(a).Dot(n); d > 1e-6*size {
				t.Fatalf("%s: a point is %.3g of the size outside", name, d/size)
			}
		}
	}
}

func hullClouds() map[string][]spatial.Vec3 {
	rng := rand.New(rand.NewPCG(1, 2))
	clouds := map[string][]spatial.Vec3{}
	add := func(name string, n int, f func() spatial.Vec3) {
		for range n {
			clouds[name] = append(clouds[name], f())
		}
	}
	cube := func() spatial.Vec3 { return randomPoint(rng, 1) }
	add("cube", 500, cube)
	add("sphere", 500, func() spatial.Vec3 { return cube().Unit() })
	add("grid", 800, func() spatial.Vec3 {
		return spatial.V(float64(rng.IntN(5)), float64(rng.IntN(5)), float64(rng.IntN(5)))
	})
	turn := spatial.AxisAngle(spatial.V(1, 2, 3).Unit(), 0.7)
	add("turned grid", 800, func() spatial.Vec3 {
		return turn.Rotate(spatial.V(float64(rng.IntN(5)), float64(rng.IntN(5)), float64(rng.IntN(5))))
	})
	add("plate", 300, func() spatial.Vec3 { p := cube(); p.Z *= 1e-7; return p })
	add("needle", 300, func() spatial.Vec3 { p := cube(); p.Z *= 1e-5; p.Y *= 1e-5; return p })
	add("far", 300, func() spatial.Vec3 { return cube().Add(spatial.V(1e6, -1e6, 1e6)) })
	add("tiny", 300, func() spatial.Vec3 { return cube().Scale(1e-6) })
	clouds["cylinder"] = Capsule(1, 2, 64).Vertices
	clouds["repeated"] = append(append([]spatial.Vec3{}, clouds["cube"][:20]...), clouds["cube"][:20]...)
	return clouds
}

func TestConvexHull(t *testing.T) {
	for name, points := range hullClouds() {
		s, err := ConvexHull(points)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		checkHull(t, name, points, s)
		if again, err := ConvexHull(s.Vertices); err != nil || math.Abs(again.Volume()-s.Volume()) > 1e-8*s.size()*s.Area() {
			t.Errorf("%s: the hull of the hull has volume %v, want %v (%v)", name, again.Volume(), s.Volume(), err)
		}
	}
}

// A cube's hull keeps its eight corners whatever lies on its faces, and its volume to rounding.
func TestConvexHullOfAGridIsACube(t *testing.T) {
	for _, name := range []string{"grid", "turned grid"} {
		s, err := ConvexHull(hullClouds()[name])
		if err != nil {
			t.Fatal(err)
		}
		if math.Abs(s.Volume()-64) > 1e-9 || len(s.Vertices) != 8 {
			t.Errorf("%s: volume %v of %d corners, want 64 of 8", name, s.Volume(), len(s.Vertices))
		}
	}
}

func TestConvexHullMistakes(t *testing.T) {
	for name, points := range map[string][]spatial.Vec3{
		"none":   nil,
		"three":  {{}, {X: 1}, {Y: 1}},
		"one":    {{X: 1}, {X: 1}, {X: 1}, {X: 1}, {X: 1}},
		"line":   {{}, {X: 1}, {X: 2}, {X: 3}, {X: 7}},
		"plane":  {{}, {X: 1}, {Y: 1}, {X: 1, Y: 1}, {X: 0.3, Y: 0.2}},
		"nan":    {{X: math.NaN()}, {X: 1}, {Y: 1}, {Z: 1}},
		"beyond": {{X: math.Inf(1)}, {X: 1}, {Y: 1}, {Z: 1}},
	} {
		var field *FieldError
		if _, err := ConvexHull(points); !errors.As(err, &field) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzConvexHull(f *testing.F) {
	f.Add([]byte{0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1})
	f.Add([]byte{0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 85, 85, 85, 86, 85, 85})
	f.Fuzz(func(t *testing.T, data []byte) {
		var points []spatial.Vec3
		for i := 0; i+2 < len(data); i += 3 {
			points = append(points, spatial.V(float64(data[i]), float64(data[i+1])/3, float64(data[i+2])*0.7))
		}
		if s, err := ConvexHull(points); err == nil {
			checkHull(t, "fuzz", points, s)
		}
	})
}

func BenchmarkConvexHull(b *testing.B) {
	points := Ellipsoid(spatial.V(1, 2, 3), 50).Vertices
	var h hullBuilder
	b.ReportAllocs()
	for b.Loop() {
		if err := h.build(points); err != nil {
			b.Fatal(err)
		}
	}
}
