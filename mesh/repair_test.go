package mesh

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// soup returns s with three vertices of its own for each triangle.
func soup(s *Surface) *Surface {
	out := &Surface{}
	for i := range s.Triangles {
		a, b, c := s.corners(int32(i))
		n := int32(len(out.Vertices))
		out.Vertices = append(out.Vertices, a, b, c)
		out.Triangles = append(out.Triangles, [3]int32{n, n + 1, n + 2})
	}
	return out
}

func reversed(s *Surface) *Surface {
	out := &Surface{Vertices: s.Vertices, Triangles: slices.Clone(s.Triangles)}
	for i := range out.Triangles {
		out.flip(int32(i))
	}
	return out
}

func TestRepair(t *testing.T) {
	torus := Torus(1, 0.3, 12)
	rng := rand.New(rand.NewPCG(1, 1))
	shaken := soup(torus).Moved(func(v spatial.Vec3) spatial.Vec3 { return v.Add(randomPoint(rng, 1e-8)) })
	some := &Surface{Vertices: torus.Vertices, Triangles: slices.Clone(torus.Triangles)}
	for i := 0; i < len(some.Triangles); i += 5 {
		some.flip(int32(i))
	}
	twice := &Surface{Vertices: torus.Vertices, Triangles: append(slices.Clone(torus.Triangles), torus.Triangles[3], torus.Triangles[7], [3]int32{5, 5, 6})}
	small := Ellipsoid(spatial.V(0.1, 0.1, 0.1), 4)
	for _, c := range []struct {
		name string
		s    *Surface
		want Notes
	}{
		{"soup", soup(torus), Notes{Welded: 3*len(torus.Triangles) - len(torus.Vertices), Closed: 1, Shells: 1}},
		{"shaken soup", shaken, Notes{Welded: 3*len(torus.Triangles) - len(torus.Vertices), Closed: 1, Shells: 1}},
		{"some flipped", some, Notes{Flipped: (len(torus.Triangles) + 4) / 5, Closed: 1, Shells: 1}},
		{"inside out", reversed(torus), Notes{InsideOut: 1, Closed: 1, Shells: 1}},
		{"faces twice", twice, Notes{Duplicate: 2, Degenerate: 1, Closed: 1, Shells: 1}},
		{"open", &Surface{Vertices: torus.Vertices, Triangles: torus.Triangles[1:]}, Notes{OpenEdges: 3, Shells: 1}},
		{"a cavity", merged(Box(spatial.V(1, 1, 1)), reversed(small)), Notes{Closed: 2, Shells: 2, Cavities: 1}},
		{"a solid beside, inside out", merged(Box(spatial.V(1, 1, 1)), moved(reversed(small), spatial.V(3, 0, 0))), Notes{Closed: 2, Shells: 2, InsideOut: 1}},
		{"glued boxes", merged(Box(spatial.V(1, 1, 1)), moved(Box(spatial.V(1, 1, 1)), spatial.V(0, 0, 2))), Notes{Welded: 4, Duplicate: 4, Closed: 1, Shells: 1}},
		{"boxes that share an edge", merged(Box(spatial.V(1, 1, 1)), moved(Box(spatial.V(1, 1, 1)), spatial.V(2, 2, 0))), Notes{Welded: 2, Crowded: 1, Closed: 2, Shells: 2}},
		{"crossing boxes", merged(Box(spatial.V(1, 1, 1)), moved(Box(spatial.V(1, 1, 1)), spatial.V(0.3, 0.4, 0.5))), Notes{Closed: 2, Shells: 2, Crossings: -1}},
	} {
		r, n, err := Repair(c.s)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		c.want.Vertices, c.want.Triangles = len(r.Vertices), len(r.Triangles)
		if c.want.Crossings < 0 && n.Crossings > 0 {
			c.want.Crossings = n.Crossings
		}
		if n != c.want {
			t.Errorf("%s: %+v\nwant %+v", c.name, n, c.want)
		}
		if n.Solid() != (c.want.OpenEdges == 0) {
			t.Errorf("%s: solid is %v", c.name, n.Solid())
		}
		if n.Solid() {
			closedEdges(t, c.name, r)
			if r.Volume() <= 0 {
				t.Errorf("%s: volume %v", c.name, r.Volume())
			}
		}
		if _, again, err := Repair(r); err != nil || again.Welded+again.Degenerate+again.Duplicate+again.Flipped+again.InsideOut+again.Unused != 0 {
			t.Errorf("%s: repaired again: %+v, %v", c.name, again, err)
		}
	}
}

func TestRepairTellsWhatIsNoSolid(t *testing.T) {
	// A Möbius strip: a band of 2n triangles whose ends are joined upside down.
	strip := &Surface{}
	const n = 20
	for i := range n {
		a := 2 * math.Pi * float64(i) / n
		out := spatial.V(math.Cos(a), math.Sin(a), 0)
		across := out.Scale(math.Cos(a / 2)).Add(spatial.V(0, 0, math.Sin(a/2))).Scale(0.3)
		strip.Vertices = append(strip.Vertices, out.Add(across), out.Sub(across))
	}
	for i := range int32(n) {
		a, b, c, d := 2*i, 2*i+1, 2*i+3, 2*i+2
		if i == n-1 {
			c, d = 0, 1
		}
		strip.Triangles = append(strip.Triangles, [3]int32{a, b, c}, [3]int32{a, c, d})
	}
	_, notes, err := Repair(strip)
	if err != nil || notes.OneSided != 1 || notes.Solid() || notes.OpenEdges != 2*n {
		t.Errorf("%+v, %v", notes, err)
	}
	text := notes.String()
	for _, want := range []string{"1 shell has only one side, like a Möbius strip.", "40 edges are open: they belong to one face only.", "One shell, open."} {
		if !strings.Contains(text, want) {
			t.Errorf("%q, want %q in it", text, want)
		}
	}
	flat := &Surface{Vertices: make([]spatial.Vec3, 3), Triangles: [][3]int32{{0, 1, 2}}}
	var field *FieldError
	if _, _, err := Repair(flat); !errors.As(err, &field) {
		t.Error(err)
	}
	// A sheet with two sides keeps one.
	if r, n, err := Repair(merged(Plane(1, 1, 2), reversed(Plane(1, 1, 2)))); err != nil || len(r.Triangles) != 8 || n.Duplicate != 8 {
		t.Errorf("%+v, %v", n, err)
	}
}

// Crossings are those that a comparison of all pairs finds.
func TestCrossingsAgainstAll(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 3))
	s := &Surface{}
	for range 300 {
		p := randomPoint(rng, 1)
		n := int32(len(s.Vertices))
		s.Vertices = append(s.Vertices, p, p.Add(randomPoint(rng, 0.2)), p.Add(randomPoint(rng, 0.2)))
		s.Triangles = append(s.Triangles, [3]int32{n, n + 1, n + 2})
	}
	var want [][2]int32
	for i := range int32(300) {
		for j := i + 1; j < 300; j++ {
			if s.cross2(i, j) {
				want = append(want, [2]int32{i, j})
			}
		}
	}
	if got := s.Crossings(10_000); !slices.Equal(got, want) || len(want) < 20 {
		t.Errorf("%d crossings, want %d", len(got), len(want))
	}
	if got := s.Crossings(5); len(got) != 5 {
		t.Errorf("%d crossings, want 5", len(got))
	}
}

// Simplified surfaces stay closed, of the same topology, and near: for curved ones the error goes with the area of a triangle over the radius.
func TestSimplify(t *testing.T) {
	for name, s := range solids(t) {
		if len(s.Triangles) < 1000 {
			continue
		}
		out, most, err := s.simplifySolid(len(s.Triangles) / 4)
		if err != nil {
			t.Fatal(err)
		}
		closedEdges(t, name, out)
		if len(out.Triangles) > len(s.Triangles)/4+2 {
			t.Errorf("%s: %d triangles of %d", name, len(out.Triangles), len(s.Triangles))
		}
		if before, after := len(s.Vertices)-len(s.Triangles)/2, len(out.Vertices)-len(out.Triangles)/2; before != after {
			t.Errorf("%s: Euler's number was %d and is %d", name, before, after)
		}
		if math.Abs(out.Volume()/s.Volume()-1) > 0.02 || most > 0.01*s.size() {
			t.Errorf("%s: volume %v, want %v; %v away", name, out.Volume(), s.Volume(), most)
		}
	}
	// A box of many triangles becomes one of twelve, exactly.
	fine := Box(spatial.V(1, 1, 1))
	for range 3 {
		fine = halved(fine)
	}
	out, err := fine.Simplify(12)
	if err != nil || len(out.Triangles) != 12 || math.Abs(out.Volume()-8) > 1e-9 {
		t.Errorf("%d triangles of volume %v, %v", len(out.Triangles), out.Volume(), err)
	}
	if _, err := fine.Simplify(2); err == nil {
		t.Error("two triangles")
	}
}

// halved cuts each triangle into four.
func halved(s *Surface) *Surface {
	w := newWelder()
	for i := range s.Triangles {
		a, b, c := s.corners(int32(i))
		ab, bc, ca := a.Lerp(b, 0.5), b.Lerp(c, 0.5), c.Lerp(a, 0.5)
		for _, t := range [][3]spatial.Vec3{{a, ab, ca}, {b, bc, ab}, {c, ca, bc}, {ab, bc, ca}} {
			w.surface.Triangles = append(w.surface.Triangles, [3]int32{w.vertex(t[0]), w.vertex(t[1]), w.vertex(t[2])})
		}
	}
	return w.surface
}
