package mesh

import (
	"errors"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

var shapes = map[string]*Surface{
	"ellipsoid": Ellipsoid(spatial.V(0.1, 0.2, 0.3), 24),
	"capsule":   Capsule(0.1, 0.5, 24),
	"blade":     Blade(0.2, 0.08, 0.01, 0.02, 24),
	"head":      Head(0.19, 48),
}

// A closed surface has every edge twice, once each way, and encloses a positive volume: Euler's formula then makes it a sphere.
func TestShapesAreClosed(t *testing.T) {
	for name, s := range shapes {
		if err := s.Validate(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		edges := map[[2]int32]int{}
		for _, tri := range s.Triangles {
			for k := range 3 {
				edges[[2]int32{tri[k], tri[(k+1)%3]}]++
			}
		}
		for e, n := range edges {
			if n != 1 || edges[[2]int32{e[1], e[0]}] != 1 {
				t.Fatalf("%s: edge %v %d times, the other way %d times", name, e, n, edges[[2]int32{e[1], e[0]}])
			}
		}
		if euler := len(s.Vertices) - len(edges)/2 + len(s.Triangles); euler != 2 {
			t.Errorf("%s: vertices − edges + faces = %d, want 2", name, euler)
		}
		if s.Volume() <= 0 {
			t.Errorf("%s: volume %v", name, s.Volume())
		}
	}
}

// Inscribed polyhedra lose area and volume with the square of an edge's angle: at 48 edges from pole to pole about 0.3 %.
func TestAreaAndVolume(t *testing.T) {
	for _, c := range []struct {
		name         string
		s            *Surface
		area, volume float64
	}{
		{"sphere", Ellipsoid(spatial.V(1, 1, 1), 48), 4 * math.Pi, 4 * math.Pi / 3},
		{"capsule", Capsule(0.5, 2, 48), 3 * math.Pi, math.Pi * (0.5 + 1.0/6)},
		{"disc", Disc(2, 48), 4 * math.Pi, 0},
		{"plane", Plane(2, 3, 4), 6, 0},
	} {
		if got := c.s.Area(); math.Abs(got/c.area-1) > 5e-3 {
			t.Errorf("%s: area %v, want %v", c.name, got, c.area)
		}
		if got := c.s.Volume(); math.Abs(got-c.volume) > 1e-2*c.volume+1e-12 {
			t.Errorf("%s: volume %v, want %v", c.name, got, c.volume)
		}
	}
	low, high := Plane(2, 3, 4).Bounds()
	if low != spatial.V(-1, -1.5, 0) || high != spatial.V(1, 1.5, 0) {
		t.Errorf("bounds %v %v", low, high)
	}
}

func TestNormalsOfASphere(t *testing.T) {
	s := Ellipsoid(spatial.V(1, 1, 1), 32)
	for i, n := range s.Normals() {
		if off := n.Sub(s.Vertices[i]).Norm(); off > 0.02 { // of the order of an edge's angle squared
			t.Fatalf("normal %d is off by %v", i, off)
		}
	}
}

func randomPoint(rng *rand.Rand, size float64) spatial.Vec3 {
	return spatial.V(size*(2*rng.Float64()-1), size*(2*rng.Float64()-1), size*(2*rng.Float64()-1))
}

// Every triangle, one by one, finds the same distance as the tree.
func TestClosestAgainstAll(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for name, s := range shapes {
		x, err := NewIndex(s)
		if err != nil {
			t.Fatal(err)
		}
		for range 100 {
			p := randomPoint(rng, 0.4)
			best := math.Inf(1)
			for i := range s.Triangles {
				a, b, c := s.corners(int32(i))
				w := closestOnTriangle(p, a, b, c)
				best = math.Min(best, p.Sub(a.Scale(w[0]).AddScaled(w[1], b).AddScaled(w[2], c)).Norm())
			}
			if got := x.Closest(p); math.Abs(math.Abs(got.Distance)-best) > 1e-15 || math.Abs(p.Sub(got.Point).Norm()-best) > 1e-15 {
				t.Fatalf("%s: distance to %v is %v, want %v", name, p, got.Distance, best)
			}
		}
	}
}

// The closest point of a triangle is at most as far as any other one of it.
func TestClosestOnTriangle(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 2000 {
		p, a, b, c := randomPoint(rng, 1), randomPoint(rng, 1), randomPoint(rng, 1), randomPoint(rng, 1)
		w := closestOnTriangle(p, a, b, c)
		if sum := w[0] + w[1] + w[2]; math.Abs(sum-1) > 1e-12 || min(w[0], w[1], w[2]) < 0 {
			t.Fatalf("weights %v", w)
		}
		got := p.Sub(a.Scale(w[0]).AddScaled(w[1], b).AddScaled(w[2], c)).Norm()
		for range 20 {
			u, v := rng.Float64(), rng.Float64()
			if u+v > 1 {
				u, v = 1-u, 1-v
			}
			if d := p.Sub(a.Scale(1-u-v).AddScaled(u, b).AddScaled(v, c)).Norm(); d < got-1e-12 {
				t.Fatalf("found %v, but %v is closer", got, d)
			}
		}
	}
}

// The side is that of the solid angle under which the surface is seen: 4π inside, 0 outside (Van Oosterom & Strackee 1983).
func TestSides(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for name, s := range shapes {
		x, _ := NewIndex(s)
		low, high := s.Bounds()
		for range 300 {
			p := spatial.V(low.X+rng.Float64()*(high.X-low.X), low.Y+rng.Float64()*(high.Y-low.Y), low.Z+rng.Float64()*(high.Z-low.Z))
			angle := 0.0
			for i := range s.Triangles {
				a, b, c := s.corners(int32(i))
				a, b, c = a.Sub(p), b.Sub(p), c.Sub(p)
				la, lb, lc := a.Norm(), b.Norm(), c.Norm()
				angle += 2 * math.Atan2(a.Dot(b.Cross(c)), la*lb*lc+a.Dot(b)*lc+a.Dot(c)*lb+b.Dot(c)*la)
			}
			if inside := angle > 2*math.Pi; inside != (x.Closest(p).Distance < 0) {
				t.Fatalf("%s: %v inside is %v, distance %v", name, p, inside, x.Closest(p).Distance)
			}
		}
	}
}

func TestAnOpenSurfaceHasNoInsideBeyondItsRim(t *testing.T) {
	x, _ := NewIndex(Disc(1, 8))
	if h := x.Closest(spatial.V(0.1, 0.2, -0.3)); math.Abs(h.Distance+0.3) > 1e-15 {
		t.Errorf("below the disc: %v", h.Distance)
	}
	if h := x.Closest(spatial.V(3, 0, -1)); !h.Rim || h.Distance < 0 {
		t.Errorf("beside the disc: %+v", h)
	}
}

func TestClosestDoesNotAllocate(t *testing.T) {
	x, _ := NewIndex(Head(0.19, 32))
	if n := testing.AllocsPerRun(100, func() { x.Closest(spatial.V(0.1, 0.2, 0.3)) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func hashOf(places []Place) uint64 {
	h := fnv.New64a()
	for _, p := range places {
		for _, v := range []float64{p.Point.X, p.Point.Y, p.Point.Z} {
			var b [8]byte
			for i := range b {
				b[i] = byte(math.Float64bits(v) >> (8 * i))
			}
			h.Write(b[:])
		}
	}
	return h.Sum64()
}

func TestSampleIsDeterministic(t *testing.T) {
	s := Head(0.19, 32)
	take := func(seed uint64) uint64 {
		p, err := s.Sample(SampleConfig{Count: 200, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		return hashOf(p)
	}
	first := take(1)
	if take(1) != first {
		t.Error("the same seed gives another sample")
	}
	if take(2) == first {
		t.Error("two seeds give one sample")
	}
}

// The densest packing of n points on area A has the distance √(2A/√3n). Maximal Poisson discs reach 0.7 of it (Lagae & Dutré
// 2008), independent points nearly 0; dart throwing at a finite set of candidates is between.
func TestSampleIsBlueNoise(t *testing.T) {
	s := Plane(1, 1, 1)
	for _, n := range []int{50, 500} {
		places, err := s.Sample(SampleConfig{Count: 1000, Seed: 7})
		if err != nil {
			t.Fatal(err)
		}
		places = places[:n] // the first points are evenly spread, too
		least := math.Inf(1)
		for i := range places {
			for j := range i {
				least = math.Min(least, places[i].Point.Sub(places[j].Point).Norm())
			}
		}
		if part := least / math.Sqrt(2/(math.Sqrt(3)*float64(n))); part < 0.55 || part > 1.1 {
			t.Errorf("%d points: least distance %v of the densest packing's", n, part)
		}
	}
}

// Points go by area, not by triangle: on a plane with triangles of very different sizes both halves get the same.
func TestSampleGoesByArea(t *testing.T) {
	fine := Plane(1, 1, 30)
	coarse := Plane(1, 1, 2)
	both := &Surface{Vertices: append(append([]spatial.Vec3{}, fine.Vertices...), coarse.Moved(func(v spatial.Vec3) spatial.Vec3 { v.X += 2; return v }).Vertices...)}
	both.Triangles = append(both.Triangles, fine.Triangles...)
	for _, tri := range coarse.Triangles {
		n := int32(len(fine.Vertices))
		both.Triangles = append(both.Triangles, [3]int32{tri[0] + n, tri[1] + n, tri[2] + n})
	}
	places, err := both.Sample(SampleConfig{Count: 400})
	if err != nil {
		t.Fatal(err)
	}
	left := 0
	for _, p := range places {
		if p.Point.X < 1 {
			left++
		}
	}
	if left < 190 || left > 210 { // blue noise varies far less than the ±10 of independent points
		t.Errorf("%d of 400 points on the fine half", left)
	}
}

func TestSampleMask(t *testing.T) {
	s := Head(0.19, 32)
	scalp := Scalp(0.19)
	places, err := s.Sample(SampleConfig{Count: 300, Mask: scalp})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range places {
		if !scalp(p.Point) {
			t.Fatalf("%v is not on the scalp", p.Point)
		}
	}
	if _, err := s.Sample(SampleConfig{Count: 10, Mask: func(spatial.Vec3) bool { return false }}); err == nil || !strings.Contains(err.Error(), "Mask") {
		t.Errorf("an empty region: %v", err)
	}
}

func TestMistakes(t *testing.T) {
	for _, s := range []*Surface{
		{},
		{Vertices: make([]spatial.Vec3, 3), Triangles: [][3]int32{{0, 1, 3}}},
		{Vertices: make([]spatial.Vec3, 3), Triangles: [][3]int32{{0, -1, 2}}},
		{Vertices: []spatial.Vec3{{X: math.NaN()}, {}, {}}, Triangles: [][3]int32{{0, 1, 2}}},
	} {
		var field *FieldError
		if _, err := NewIndex(s); !errors.As(err, &field) {
			t.Errorf("%v: %v", s, err)
		}
		if _, err := s.Sample(SampleConfig{Count: 1}); !errors.As(err, &field) {
			t.Errorf("%v: %v", s, err)
		}
	}
	flat := &Surface{Vertices: make([]spatial.Vec3, 3), Triangles: [][3]int32{{0, 1, 2}}}
	if _, err := flat.Sample(SampleConfig{Count: 1}); err == nil {
		t.Error("a surface without area was sampled")
	}
	if _, err := Plane(1, 1, 1).Sample(SampleConfig{Count: MaxSamples + 1}); err == nil {
		t.Error("too many samples")
	}
}

func BenchmarkClosest(b *testing.B) {
	x, _ := NewIndex(Head(0.19, 64))
	rng := rand.New(rand.NewPCG(1, 1))
	var points [256]spatial.Vec3
	for i := range points {
		points[i] = randomPoint(rng, 1).Unit().Scale(0.1 + 0.03*rng.Float64())
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		x.Closest(points[i%256])
	}
}

func BenchmarkSample(b *testing.B) {
	s := Head(0.19, 64)
	for b.Loop() {
		if _, err := s.Sample(SampleConfig{Count: 10_000}); err != nil {
			b.Fatal(err)
		}
	}
}
