package mesh

import (
	"bytes"
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

func ell() *Surface {
	// An L in the x–z plane, of two boxes.
	outline := []spatial.Vec3{{}, {X: 3}, {X: 3, Z: 1}, {X: 1, Z: 1}, {X: 1, Z: 2}, {Z: 2}}
	s := &Surface{}
	for _, y := range []float64{0, 1} {
		for _, p := range outline {
			s.Vertices = append(s.Vertices, spatial.V(p.X, y, p.Z))
		}
	}
	front := triangulate(nil, s.Vertices, []int32{0, 1, 2, 3, 4, 5})
	for _, t := range front {
		s.Triangles = append(s.Triangles, t, [3]int32{t[0] + 6, t[2] + 6, t[1] + 6})
	}
	for i := range int32(6) {
		j := (i + 1) % 6
		s.Triangles = append(s.Triangles, [3]int32{j, i, i + 6}, [3]int32{j, i + 6, j + 6})
	}
	return s
}

func decompose(t testing.TB, s *Surface, cfg DecomposeConfig) ([]*Surface, DecomposeReport) {
	t.Helper()
	pieces, report, err := Decompose(context.Background(), s, cfg)
	if err != nil {
		t.Fatal(err)
	}
	return pieces, report
}

// The pieces are convex and closed, they cover the solid, and no point of them is farther from it than the bound: tried at random points inside
// them, by the winding of the surface and a plain search, which share nothing with the code that decides.
func TestDecompose(t *testing.T) {
	turn := spatial.AxisAngle(spatial.V(1, 2, 3).Unit(), 0.7)
	for _, c := range []struct {
		name      string
		s         *Surface
		concavity float64
		most      int // pieces
	}{
		{"box", Box(spatial.V(1, 2, 3)), 0.01, 1},
		{"ball", Ellipsoid(spatial.V(1, 2, 3), 16), 0.01, 1},
		{"L", ell(), 0.01, 2},
		{"turned L", ell().Moved(turn.Rotate), 0.01, 2},
		{"torus", Torus(1, 0.3, 16), 0.03, 16},
		{"gear", gear(t, GearConfig{Teeth: 12, Module: 0.01, Thickness: 0.02}), 0.015, 30},
		{"mug", Mug(0.04, 0.1, 0.005, 16), 0.02, 40},
		{"blob", blob(16), 0.03, 30},
		{"two", solids(t)["two"], 0.02, 2},
		{"hollow", solids(t)["hollow"], 0.06, 64},
	} {
		pieces, report := decompose(t, c.s, DecomposeConfig{Concavity: c.concavity})
		if len(pieces) > c.most || !report.Met {
			t.Errorf("%s: %d pieces, bound kept: %v", c.name, len(pieces), report.Met)
		}
		bound := c.concavity * c.s.size()
		if found := farthestAtRandom(t, c.name, c.s, pieces); found > bound {
			t.Errorf("%s: a point is %v from the solid, want at most %v", c.name, found, bound)
		}
		if out := uncovered(c.s, pieces); out > 1e-6*c.s.size() {
			t.Errorf("%s: a point of the solid is %v outside all pieces", c.name, out)
		}
	}
}

// farthestAtRandom returns the largest distance from points in the pieces to the solid.
func farthestAtRandom(t *testing.T, name string, s *Surface, pieces []*Surface) (most float64) {
	rng := rand.New(rand.NewPCG(5, 5))
	all := make([]int32, len(s.Triangles))
	for i := range all {
		all[i] = int32(i)
	}
	for _, p := range pieces {
		closedEdges(t, name, p)
		checkHull(t, name, p.Vertices, p)
		for range 60 {
			// A convex combination of three corners and a face's point.
			q, sum := spatial.Vec3{}, 0.0
			for range 4 {
				w := rng.ExpFloat64()
				q, sum = q.AddScaled(w, p.Vertices[rng.IntN(len(p.Vertices))]), sum+w
			}
			q = q.Scale(1 / sum)
			if s.winding(all, q) > 0.5 {
				continue
			}
			near := math.Inf(1)
			for i := range s.Triangles {
				a, b, c := s.corners(int32(i))
				w := closestOnTriangle(q, a, b, c)
				near = min(near, q.Sub(a.Scale(w[0]).AddScaled(w[1], b).AddScaled(w[2], c)).Norm())
			}
			most = max(most, near)
		}
	}
	return most
}

// uncovered returns how far points of the solid are outside all pieces, at most: vertices, and points spread over its surface.
func uncovered(s *Surface, pieces []*Surface) (most float64) {
	points := append([]spatial.Vec3{}, s.Vertices...)
	rng := rand.New(rand.NewPCG(6, 6))
	for i := range s.Triangles {
		a, b, c := s.corners(int32(i))
		u, v := rng.Float64(), rng.Float64()
		if u+v > 1 {
			u, v = 1-u, 1-v
		}
		points = append(points, a.Scale(1-u-v).AddScaled(u, b).AddScaled(v, c))
	}
	var planes [][]plane
	for _, p := range pieces {
		planes = append(planes, p.planes())
	}
	for _, q := range points {
		least := math.Inf(1)
		for _, p := range planes {
			least = min(least, outside(p, q, least))
		}
		most = max(most, least)
	}
	return most
}

// Between the teeth of a gear there is room for those of another: nothing of the pieces is in the middle of a gap at the pitch circle, where the gap
// is half a pitch, 1.57 modules wide, and the bound is 0.3.
func TestDecomposeKeepsTeethApart(t *testing.T) {
	cfg := GearConfig{Teeth: 16, Module: 0.01, Thickness: 0.03}
	s := gear(t, cfg)
	pieces, report := decompose(t, s, DecomposeConfig{Concavity: 0.3 * cfg.Module / s.size()})
	if !report.Met {
		t.Errorf("%+v", report)
	}
	for i := range cfg.Teeth {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / float64(cfg.Teeth))
		p := spatial.V(cos, sin, 0).Scale(cfg.PitchRadius())
		for k, piece := range pieces {
			if out := outside(piece.planes(), p, math.Inf(1)); out < 0.3*cfg.Module {
				t.Errorf("piece %d comes to %v m from the middle of gap %d", k, out, i)
			}
		}
	}
}

// The same pieces on any number of cores.
func TestDecomposeIsDeterministic(t *testing.T) {
	s := blob(12)
	first, _ := decompose(t, s, DecomposeConfig{Concavity: 0.04})
	old := runtime.GOMAXPROCS(1)
	defer runtime.GOMAXPROCS(old)
	for _, n := range []int{1, 3} {
		runtime.GOMAXPROCS(n)
		if again, _ := decompose(t, s, DecomposeConfig{Concavity: 0.04}); !reflect.DeepEqual(first, again) {
			t.Errorf("other pieces on %d cores", n)
		}
	}
}

func TestDecomposeWithFewPieces(t *testing.T) {
	pieces, report := decompose(t, Torus(1, 0.2, 12), DecomposeConfig{Concavity: 0.01, MaxPieces: 4})
	if len(pieces) != 4 || report.Met || report.Concavity <= report.Bound {
		t.Errorf("%d pieces: %+v", len(pieces), report)
	}
	if out := uncovered(Torus(1, 0.2, 12), pieces); out > 1e-6 {
		t.Errorf("%v of the solid is outside", out)
	}
}

// A surface too large to be cut is simplified, and the pieces hold the vertices that were left out.
func TestDecomposeSimplifiesFirst(t *testing.T) {
	s := Torus(1, 0.3, 104)
	pieces, report := decompose(t, s, DecomposeConfig{Concavity: 0.06})
	if len(s.Triangles) <= maxCutTriangles || report.Triangles > maxCutTriangles || report.Simplified <= 0 || report.Simplified > report.Bound/10 || !report.Met {
		t.Errorf("%d triangles: %+v", len(s.Triangles), report)
	}
	if out := uncovered(&Surface{Vertices: s.Vertices}, pieces); out > 1e-8 { // what a hull may leave out
		t.Errorf("a vertex is %v outside", out)
	}
}

func TestDecomposeMistakes(t *testing.T) {
	open := Box(spatial.V(1, 1, 1))
	open.Triangles = open.Triangles[1:]
	for name, c := range map[string]struct {
		s    *Surface
		cfg  DecomposeConfig
		want string
	}{
		"open":      {open, DecomposeConfig{}, "3 open edges"},
		"flat":      {merged(Plane(1, 1, 2), moved(reversed(Plane(1, 1, 2)), spatial.V(0, 0, 1e-300))), DecomposeConfig{}, "open edges"},
		"flat box":  {Box(spatial.V(1, 1, 1e-14)), DecomposeConfig{}, ""},
		"empty":     {&Surface{}, DecomposeConfig{}, "Triangles is empty"},
		"concavity": {Box(spatial.V(1, 1, 1)), DecomposeConfig{Concavity: math.NaN()}, "Concavity is NaN"},
		"pieces":    {Box(spatial.V(1, 1, 1)), DecomposeConfig{MaxPieces: -1}, "MaxPieces is -1"},
	} {
		var field *FieldError
		if _, _, err := Decompose(context.Background(), c.s, c.cfg); !errors.As(err, &field) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	ended, end := context.WithCancel(context.Background())
	end()
	if _, _, err := Decompose(ended, ell(), DecomposeConfig{}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// A solid that goes through itself is covered all the same.
func TestDecomposeSelfIntersecting(t *testing.T) {
	s := Torus(1, 0.3, 12).Moved(func(v spatial.Vec3) spatial.Vec3 { return spatial.V(v.X*(0.2+v.Y*v.Y), v.Y, v.Z) })
	both := merged(s, moved(s, spatial.V(0.4, 0.3, 0.2)))
	pieces, _ := decompose(t, both, DecomposeConfig{Concavity: 0.05})
	if out := uncovered(both, pieces); out > 1e-6*both.size() {
		t.Errorf("%v of the solid is outside", out)
	}
}

func TestPiecesAreCached(t *testing.T) {
	path := filepath.Join(t.TempDir(), "l.obj")
	save := func(s *Surface) {
		var b bytes.Buffer
		if err := s.Write(&b, path); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	save(ell())
	made := func(cfg DecomposeConfig) ([]*Surface, bool) {
		pieces, report, err := DecomposeFile(context.Background(), path, cfg)
		if err != nil {
			t.Fatal(err)
		}
		return pieces, report != nil
	}
	first, anew := made(DecomposeConfig{})
	if !anew || len(first) != 2 {
		t.Fatalf("%d pieces", len(first))
	}
	again, anew := made(DecomposeConfig{Concavity: 0.01, MaxPieces: 64})
	if anew || len(again) != 2 || math.Abs(again[0].Volume()-first[0].Volume()) > 1e-15 || again[1].Validate() != nil {
		t.Errorf("made anew: %v, %v", anew, again)
	}
	if _, anew := made(DecomposeConfig{Concavity: 0.02}); !anew {
		t.Error("pieces for another bound")
	}
	save(ell().Moved(func(v spatial.Vec3) spatial.Vec3 { return v.Scale(2) }))
	if pieces, anew := made(DecomposeConfig{Concavity: 0.02}); !anew || math.Abs(pieces[0].Volume()+pieces[1].Volume()-32) > 1e-9 {
		t.Error("pieces of another mesh")
	}
	// What is damaged is made anew.
	if err := os.WriteFile(PiecesPath(path), []byte(piecesMark+"\n# source\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, anew := made(DecomposeConfig{Concavity: 0.02}); !anew {
		t.Error("damaged pieces")
	}
}

func TestReadPiecesOfOthers(t *testing.T) {
	pieces, of, err := ReadPieces(strings.NewReader("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\no a\nf 1 2 3\no none\no b\nf 2 3 4\nf 1 2 4\n"), "a.obj")
	if err != nil || of != (PiecesSource{}) || len(pieces) != 2 || len(pieces[0].Vertices) != 3 || len(pieces[1].Triangles) != 2 {
		t.Errorf("%v, %+v, %v", pieces, of, err)
	}
}

func FuzzReadPieces(f *testing.F) {
	var b bytes.Buffer
	_ = WritePieces(&b, []*Surface{Box(spatial.V(1, 1, 1)), ell()}, PiecesSource{"a \"b\".obj", "00", 0.01, 64})
	f.Add(b.Bytes())
	f.Fuzz(func(t *testing.T, data []byte) {
		pieces, of, err := ReadPieces(bytes.NewReader(data), "fuzz.obj")
		if err != nil {
			return
		}
		for _, p := range pieces {
			if err := p.Validate(); err != nil {
				t.Fatal(err)
			}
		}
		var again bytes.Buffer
		if err := WritePieces(&again, pieces, of); err != nil {
			t.Fatal(err)
		}
	})
}

func BenchmarkDecompose(b *testing.B) {
	s := Mug(0.04, 0.1, 0.005, 24)
	for b.Loop() {
		pieces, _ := decompose(b, s, DecomposeConfig{Concavity: 0.02})
		b.ReportMetric(float64(len(pieces)), "pieces")
	}
}
