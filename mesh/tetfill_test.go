package mesh

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

const degree = math.Pi / 180

// tetrahedralise makes a mesh or fails the test.
func tetrahedralise(t testing.TB, s *Surface, cfg TetConfig) (*Tets, *TetReport) {
	t.Helper()
	m, r, err := Tetrahedralise(context.Background(), s, cfg)
	if err != nil {
		t.Fatal(err)
	}
	return m, r
}

// stencilLattice is a small lattice whose elements about its middle can be given any values, moves and cut points.
func stencilLattice(t *testing.T) (f *filler, elements [][4]int32) {
	t.Helper()
	f, err := newFiller(nil, spatial.Vec3{}, spatial.V(1, 1, 1), 1)
	if err != nil {
		t.Fatal(err)
	}
	f.value = make([]float64, f.corners()+f.centres())
	middle := f.centreAt(1, 1, 1)
	for i := range f.value {
		f.value[i] = -1 // all are inside, so that all are told
	}
	f.eachElement(func(e [4]int32) {
		if e[0] == middle {
			elements = append(elements, e)
		}
	})
	return f, elements
}

// allowedMoves are the ways that a lattice point may have moved along its fourteen edges: not at all, halfway, as far as it may.
func allowedMoves() []spatial.Vec3 {
	moves := []spatial.Vec3{{}}
	for _, part := range []float64{0.5, 1} {
		for i := range 6 {
			step := [3]float64{}
			step[i/2] = part * warpLong * float64(i%2*2-1)
			moves = append(moves, spatial.V(step[0], step[1], step[2]))
		}
		for i := range 8 {
			side := func(bit int) float64 { return part * warpShort * (float64(i>>bit&1) - 0.5) }
			moves = append(moves, spatial.V(side(0), side(1), side(2)))
		}
	}
	return moves
}

// digits returns so many digits of a number, the lowest first.
func digits(x, base, count int) []int {
	out := make([]int, count)
	for i := range out {
		out[i], x = x%base, x/base
	}
	return out
}

func power(base, exponent int) int { return int(math.Pow(float64(base), float64(exponent)) + 0.5) }

// Every element of the lattice, with its points inside, outside and on the surface in every way, moved and cut in every way at the ends and middles of
// what is allowed, keeps the bounds that Labelle and Shewchuk prove.
func TestStencilAngles(t *testing.T) {
	f, elements := stencilLattice(t)
	moves := allowedMoves()
	least, most := math.Pi, 0.0
	for n, e := range elements {
		for signs := range 81 {
			var in, on, out []int32
			for k, d := range digits(signs, 3, 4) {
				v := e[k]
				f.value[v] = float64(d - 1)
				switch d {
				case 0:
					in = append(in, v)
				case 1:
					on = append(on, v)
				default:
					out = append(out, v)
				}
			}
			if len(in) == 0 || len(on) == 3 && n > 0 { // without cuts all elements are alike
				continue
			}
			for moved := range power(len(moves), len(on)) {
				f.moved = map[int32]spatial.Vec3{}
				for k, d := range digits(moved, len(moves), len(on)) {
					f.moved[on[k]] = f.lattice(on[k]).Add(moves[d])
				}
				for cut := range power(3, len(in)*len(out)) {
					f.cutAll(in, out, digits(cut, 3, len(in)*len(out)))
					f.out, f.number = &Tets{}, map[int32]int32{}
					f.stencil(e)
					for i := range f.out.Elements {
						var p [4]spatial.Vec3
						p[0], p[1], p[2], p[3] = f.out.corners(int32(i))
						for _, angle := range dihedrals(&p) {
							least, most = min(least, angle), max(most, angle)
						}
					}
				}
			}
		}
	}
	t.Logf("dihedral angles from %.2f° to %.2f°", least/degree, most/degree)
	if least < 10.7*degree || most > 164.8*degree {
		t.Errorf("dihedral angles from %.2f° to %.2f°", least/degree, most/degree)
	}
}

// cutAll puts cut points between all inner and outer points: as near to the inner one as is allowed, in the middle, or near the outer one.
func (f *filler) cutAll(in, out []int32, places []int) {
	f.cuts, f.cutOf = f.cuts[:0], map[[2]int32]int32{}
	for _, i := range in {
		for _, o := range out {
			near := warpLong
			if f.isShort(i, o) {
				near = warpShort
			}
			at := [3]float64{near, 0.5, 1 - near}[places[len(f.cuts)]]
			f.cutOf[[2]int32{i, o}] = int32(len(f.cuts))
			f.cuts = append(f.cuts, cutPoint{inside: i, outside: o, at: f.lattice(i).Lerp(f.lattice(o), at), node: -1})
		}
	}
}

// The same angles on wavy balls, some of them with features below a cell.
func TestStuffingOfWavyBalls(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	least, most := math.Pi, 0.0
	for range 200 {
		c := spatial.V(rng.Float64(), rng.Float64(), rng.Float64())
		r := 1.5 + 2*rng.Float64()
		k := randomPoint(rng, 6*rng.Float64())
		slope := 1 + 0.6*k.Norm()
		m, report, err := TetrahedraliseField(context.Background(), func(p spatial.Vec3) float64 {
			q := p.Sub(c)
			return (q.Norm() - r + 0.6*math.Sin(k.Dot(q))) / slope
		}, spatial.V(-5, -5, -5), spatial.V(5, 5, 5), TetConfig{Cell: 1, Crumbs: true})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Validate(); err != nil {
			t.Fatal(err)
		}
		if open := m.Skin().Surface.OpenEdges(); open > 0 {
			t.Fatalf("%d open edges", open)
		}
		least, most = min(least, report.Quality.MinDihedral), max(most, report.Quality.MaxDihedral)
	}
	if least < 10.7*degree || most > 164.8*degree {
		t.Errorf("dihedral angles from %.2f° to %.2f°", least/degree, most/degree)
	}
	t.Logf("dihedral angles from %.2f° to %.2f°", least/degree, most/degree)
}

func TestTetrahedralise(t *testing.T) {
	gear := gear(t, GearConfig{Teeth: 12, Module: 0.01, Thickness: 0.02})
	for _, c := range []struct {
		name   string
		s      *Surface
		short  float64 // part of the volume that edges and corners of a cell's size may cost
		counts float64 // how far the number of elements may be off
	}{
		{"ball", Ellipsoid(spatial.V(1, 1, 1), 40), 0.015, 0.1},
		{"torus", Torus(1, 0.3, 24), 0.03, 0.15},
		{"box", Box(spatial.V(1, 0.7, 0.4)), 0.03, 0.2},
		{"cylinder", Cylinder(1, 10, 24), 0.03, 0.15},
		{"head", Head(0.2, 40), 0.03, 0.1},
		{"gear", gear, 0.06, 0.2},
	} {
		m, r := tetrahedralise(t, c.s, TetConfig{Elements: 8000})
		checkTets(t, c.name, m)
		q := &r.Quality
		if v, w := q.Volume, c.s.Volume(); v > 1.001*w || v < (1-c.short)*w {
			t.Errorf("%s: %v m³ of %v", c.name, v, w)
		}
		if off := float64(len(m.Elements))/8000 - 1; math.Abs(off) > c.counts {
			t.Errorf("%s: %d elements, want about 8000", c.name, len(m.Elements))
		}
		if q.MinDihedral < 10.7*degree || q.MaxDihedral > 164.8*degree || !q.Sound() {
			t.Errorf("%s: %+v", c.name, q)
		}
		if r.Lost > r.Cell {
			t.Errorf("%s: %v m lost with cells of %v", c.name, r.Lost, r.Cell)
		}
	}
}

// The volume that is missing falls with the square of the cell.
func TestTetrahedraliseConverges(t *testing.T) {
	ball := Ellipsoid(spatial.V(1, 1, 1), 60)
	missing := func(cell float64) float64 {
		_, r := tetrahedralise(t, ball, TetConfig{Cell: cell})
		return 1 - r.Quality.Volume/ball.Volume()
	}
	coarse, fine := missing(0.3), missing(0.1)
	if order := math.Log(coarse/fine) / math.Log(3); order < 1.7 {
		t.Errorf("%v and %v are missing: order %.2f, want 2", coarse, fine, order)
	}
}

// Shells that go through each other are one solid; a cavity stays empty; a surface with a hole is closed where it is asked for.
func TestTetrahedraliseAwkwardSurfaces(t *testing.T) {
	box := Box(spatial.V(0.5, 0.5, 0.5))
	both := merged(box, moved(box, spatial.V(0.51, 0.03, 0.02)))
	m, r := tetrahedralise(t, both, TetConfig{Cell: 0.08})
	checkTets(t, "two boxes", m)
	if want := 2 - 0.49*0.97*0.98; math.Abs(r.Quality.Volume-want) > 0.03*want {
		t.Errorf("boxes through each other: %v m³, want %v", r.Quality.Volume, want)
	}
	shell := merged(Ellipsoid(spatial.V(1, 1, 1), 30), reversed(Ellipsoid(spatial.V(0.6, 0.6, 0.6), 30)))
	_, r = tetrahedralise(t, shell, TetConfig{Cell: 0.1})
	if want := 4 * math.Pi / 3 * (1 - 0.216); math.Abs(r.Quality.Volume-want) > 0.02*want {
		t.Errorf("hollow ball: %v m³, want %v", r.Quality.Volume, want)
	}
	open := Ellipsoid(spatial.V(1, 1, 1), 30)
	open.Triangles = open.Triangles[30:] // a pole is missing
	if _, _, err := Tetrahedralise(context.Background(), open, TetConfig{}); err == nil || !strings.Contains(err.Error(), "open edges, want a closed one, or Holes") {
		t.Error(err)
	}
	m, r = tetrahedralise(t, open, TetConfig{Cell: 0.1, Holes: true})
	checkTets(t, "open ball", m)
	if want := 4 * math.Pi / 3; math.Abs(r.Quality.Volume-want) > 0.02*want {
		t.Errorf("ball with a hole: %v m³, want %v", r.Quality.Volume, want)
	}
	sheet := Box(spatial.V(1, 1, 0.01))
	m, r = tetrahedralise(t, sheet, TetConfig{Cell: 0.2, Grow: 0.13})
	checkTets(t, "grown sheet", m)
	if r.Lost > 0 {
		t.Errorf("the sheet is %v m outside of what was to hold it", r.Lost)
	}
}

// Whatever triangles there are, there is an error about a field or a mesh that is sound.
func TestTetrahedraliseSoup(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	made := 0
	for range 25 {
		s := &Surface{Vertices: make([]spatial.Vec3, 4+rng.IntN(30))}
		for i := range s.Vertices {
			s.Vertices[i] = randomPoint(rng, 1)
		}
		for range 4 + rng.IntN(80) {
			n := len(s.Vertices)
			s.Triangles = append(s.Triangles, [3]int32{int32(rng.IntN(n)), int32(rng.IntN(n)), int32(rng.IntN(n))})
		}
		m, _, err := Tetrahedralise(context.Background(), s, TetConfig{Cell: 0.15, Holes: true})
		var field *FieldError
		if err != nil {
			if !errors.As(err, &field) {
				t.Fatal(err)
			}
			continue
		}
		made++
		if err := m.Validate(); err != nil {
			t.Fatal(err)
		}
		if q := m.Quality(); !q.Sound() || q.MinDihedral < 10.7*degree || q.MaxDihedral > 164.8*degree {
			t.Fatalf("%+v", q)
		}
	}
	if made == 0 {
		t.Error("no soup made a mesh")
	}
}

func TestTetrahedraliseIsDeterministic(t *testing.T) {
	one, _ := tetrahedralise(t, Torus(1, 0.3, 16), TetConfig{})
	two, _ := tetrahedralise(t, Torus(1, 0.3, 16), TetConfig{})
	sameTets(t, "torus", one, two)
}

func TestTetrahedraliseMistakes(t *testing.T) {
	ball := Ellipsoid(spatial.V(1, 1, 1), 8)
	for _, c := range []struct {
		cfg  TetConfig
		want string
	}{
		{TetConfig{Cell: -1}, "Cell is -1"},
		{TetConfig{Cell: math.NaN()}, "Cell is NaN"},
		{TetConfig{Elements: -1}, "Elements is -1"},
		{TetConfig{Grow: -1}, "Grow is -1"},
		{TetConfig{Cell: 1e-6}, "want at least about"},
		{TetConfig{Cell: 30}, "want smaller cells"},
	} {
		_, _, err := Tetrahedralise(context.Background(), ball, c.cfg)
		var field *FieldError
		if !errors.As(err, &field) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, want %s", c.cfg, err, c.want)
		}
	}
	if _, _, err := Tetrahedralise(context.Background(), &Surface{}, TetConfig{}); err == nil {
		t.Error("an empty surface has no error")
	}
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	if _, _, err := Tetrahedralise(stopped, ball, TetConfig{}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want that it was cancelled", err)
	}
	if _, _, err := TetrahedraliseField(context.Background(), spatial.Vec3.Norm, spatial.V(1, 1, 1), spatial.V(0, 2, 2), TetConfig{}); err == nil {
		t.Error("an empty box has no error")
	}
}

// The fast winding number against the sum over all triangles.
func TestWinding(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for name, s := range solids(t) {
		index, err := NewIndex(s)
		if err != nil {
			t.Fatal(err)
		}
		w := newWinder(index)
		size := s.size()
		low, high := s.Bounds()
		worst := 0.0
		for range 300 {
			p := low.Lerp(high, 0.5).Add(randomPoint(rng, size/2))
			worst = max(worst, math.Abs(w.at(p)-s.winding(identity(len(s.Triangles)), p)))
		}
		t.Logf("%s: off by %.3f at most", name, worst)
		if worst > 0.05 {
			t.Errorf("%s: off by %v", name, worst)
		}
	}
}

func TestDragon(t *testing.T) {
	for _, n := range []int{2400, 8000} {
		m := TetDragon(2, n)
		checkTets(t, "dragon", m)
		if got := len(m.Elements); math.Abs(float64(got)/float64(n)-1) > 0.15 {
			t.Errorf("%d elements, want about %d", got, n)
		}
		low, high := m.Bounds()
		if l := high.X - low.X; l < 1.85 || l > 2.25 || low.Z < -1e-9 {
			t.Errorf("it is %v m long and begins at %v", l, low)
		}
		for _, name := range []string{"feet", "neck", "tail"} {
			if len(m.Group(name).Nodes) < 4 {
				t.Errorf("%s: %d nodes", name, len(m.Group(name).Nodes))
			}
		}
		s := Dragon(2, 60)
		if s.OpenEdges() > 0 {
			t.Error("its surface is open")
		}
		e, err := m.Embed(s.Vertices)
		if err != nil {
			t.Fatal(err)
		}
		far := 0
		for _, w := range e.Weights {
			if min(w[0], w[1], w[2], w[3]) < -0.5 {
				far++
			}
		}
		if part := float64(far) / float64(len(s.Vertices)); part > 0.05 {
			t.Errorf("%.0f %% of its skin are far outside of %d elements", 100*part, len(m.Elements))
		}
	}
}

func BenchmarkTetrahedralise(b *testing.B) {
	s := Torus(1, 0.3, 40)
	for b.Loop() {
		m, _ := tetrahedralise(b, s, TetConfig{Elements: 100_000})
		b.ReportMetric(float64(len(m.Elements)), "elements")
	}
}
