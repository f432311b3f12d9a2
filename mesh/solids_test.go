package mesh

import (
	"errors"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

func gear(t testing.TB, c GearConfig) *Surface {
	t.Helper()
	s, err := Gear(c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// merged returns surfaces as one.
func merged(parts ...*Surface) *Surface {
	out := &Surface{}
	for _, p := range parts {
		first := int32(len(out.Vertices))
		out.Vertices = append(out.Vertices, p.Vertices...)
		for _, t := range p.Triangles {
			out.Triangles = append(out.Triangles, [3]int32{t[0] + first, t[1] + first, t[2] + first})
		}
	}
	return out
}

func moved(s *Surface, by spatial.Vec3) *Surface {
	return s.Moved(func(v spatial.Vec3) spatial.Vec3 { return v.Add(by) })
}

// The solids are closed, look outwards, do not go through themselves, and have as many holes as they should: Euler's number is 2 − 2 holes.
func TestSolids(t *testing.T) {
	for _, c := range []struct {
		name  string
		s     *Surface
		holes int
	}{
		{"box", Box(spatial.V(1, 2, 3)), 0},
		{"cylinder", Cylinder(0.5, 2, 24), 0},
		{"cone", Cone(0.5, 2, 24), 0},
		{"torus", Torus(1, 0.3, 24), 1},
		{"gear", gear(t, GearConfig{Teeth: 20, Module: 0.01, Thickness: 0.02}), 0},
		{"small gear", gear(t, GearConfig{Teeth: 6, Module: 0.01, Thickness: 0.02}), 0},
		{"gear with a bore", gear(t, GearConfig{Teeth: 33, Module: 0.01, Thickness: 0.02, Bore: 0.03, Backlash: 0.0005}), 1},
		{"mug", Mug(0.04, 0.1, 0.005, 40), 1},
		{"coarse mug", Mug(0.04, 0.1, 0.005, 12), 1},
	} {
		if err := c.s.Validate(); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		closedEdges(t, c.name, c.s)
		if euler := len(c.s.Vertices) - len(c.s.Triangles)/2; euler != 2-2*c.holes {
			t.Errorf("%s: Euler's number is %d, want %d", c.name, euler, 2-2*c.holes)
		}
		r, n, err := Repair(c.s)
		if err != nil || n.Shells != 1 || n.Closed != 1 || n.Flipped+n.InsideOut+n.Degenerate+n.Welded+n.Crossings+n.Unused+n.Slivers != 0 || len(r.Triangles) != len(c.s.Triangles) {
			t.Errorf("%s: %+v, %v", c.name, n, err)
		}
		if c.s.Volume() <= 0 {
			t.Errorf("%s: volume %v", c.name, c.s.Volume())
		}
	}
}

// Rotating a pair of gears by what their teeth say keeps them apart: at the distance of the pitch circles, tooth in gap, no faces meet
// when there is backlash, and many do when they are half a tooth off.
func TestGearsMesh(t *testing.T) {
	a := GearConfig{Teeth: 20, Module: 0.01, Thickness: 0.02, Backlash: 0.0008}
	b := GearConfig{Teeth: 30, Module: 0.01, Thickness: 0.03, Backlash: 0.0008}
	distance := a.PitchRadius() + b.PitchRadius()
	crossings := func(turn, off float64) int {
		one := gear(t, a).Moved(spatial.AxisAngle(spatial.V(0, 0, 1), turn).Rotate)
		// b has a gap where a has a tooth on the line between them.
		other := math.Pi - math.Pi/float64(b.Teeth) - turn*float64(a.Teeth)/float64(b.Teeth) + off
		two := moved(gear(t, b).Moved(spatial.AxisAngle(spatial.V(0, 0, 1), other).Rotate), spatial.V(distance, 0, 0))
		return len(merged(one, two).Crossings(1000))
	}
	for i := range 10 {
		turn := 2 * math.Pi / 20 * float64(i) / 10
		if n := crossings(turn, 0); n != 0 {
			t.Errorf("turned by %v the gears meet at %d places", turn, n)
		}
	}
	if n := crossings(0, math.Pi/30); n == 0 {
		t.Error("tooth on tooth the gears do not meet")
	}
}

// The pieces of a gear cover it, and no point of them is far from it: at the foot of a tooth less than a twentieth of a module, in the bore
// r (1 − cos 15°).
func TestGearPieces(t *testing.T) {
	for _, c := range []GearConfig{{Teeth: 24, Module: 0.005, Thickness: 0.012, Detail: 4}, {Teeth: 24, Module: 0.005, Thickness: 0.012, Bore: 0.01}, {Teeth: 7, Module: 0.005, Thickness: 0.012, Bore: 0.004}} {
		s := gear(t, c)
		pieces, err := c.Pieces()
		if err != nil {
			t.Fatal(err)
		}
		if out := uncovered(s, pieces); out > 1e-9 {
			t.Errorf("%+v: %v of it is outside the pieces", c, out)
		}
		x, _ := NewIndex(s)
		for i, p := range pieces {
			most := 0.05*c.Module + c.Bore*(1-math.Cos(math.Pi/float64(min(gearSectors, c.Teeth))))
			if i < c.Teeth {
				most = 0.05 * c.Module
			}
			if g := (solidDistance{x}).farthest(p, most, 0); g.found > most {
				t.Errorf("%+v: piece %d is %v away, want at most %v", c, i, g.found, most)
			}
		}
	}
}

func TestGearMistakes(t *testing.T) {
	good := GearConfig{Teeth: 20, Module: 0.01, Thickness: 0.02}
	for field, change := range map[string]func(*GearConfig){
		"Teeth":     func(c *GearConfig) { c.Teeth = 3 },
		"Module":    func(c *GearConfig) { c.Module = math.NaN() },
		"Thickness": func(c *GearConfig) { c.Thickness = 0 },
		"Bore":      func(c *GearConfig) { c.Bore = 0.1 },
		"Backlash":  func(c *GearConfig) { c.Backlash = -1 },
	} {
		c := good
		change(&c)
		var e *FieldError
		if _, err := Gear(c); !errors.As(err, &e) || e.Field != field {
			t.Errorf("%s: %v", field, err)
		}
	}
}

// Closed forms. A polyhedron with its vertices on a curved solid is smaller by the order of an edge's angle squared.
func TestMassProperties(t *testing.T) {
	const fine = 3e-3
	sphere := 4 * math.Pi / 3
	cylinder := math.Pi * 0.25 * 2
	cone := math.Pi * 0.25 * 2 / 3
	ring := 2 * math.Pi * math.Pi * 0.09
	for _, c := range []struct {
		name      string
		s         *Surface
		volume    float64
		inertia   spatial.Vec3 // diagonal
		centre    spatial.Vec3
		tolerance float64
	}{
		{"box", Box(spatial.V(1, 2, 3)), 48, spatial.V(48.0/3*13, 48.0/3*10, 48.0/3*5), spatial.Vec3{}, 1e-14},
		{"sphere", Ellipsoid(spatial.V(1, 1, 1), 96), sphere, spatial.V(0.4*sphere, 0.4*sphere, 0.4*sphere), spatial.Vec3{}, fine},
		{"cylinder", Cylinder(0.5, 2, 96), cylinder, spatial.V(cylinder*(3*0.25+4)/12, cylinder*(3*0.25+4)/12, cylinder*0.25/2), spatial.Vec3{}, fine},
		{"cone", Cone(0.5, 2, 96), cone, spatial.V(cone*(3.0/20*0.25+3.0/80*4), cone*(3.0/20*0.25+3.0/80*4), 0.3*cone*0.25), spatial.V(0, 0, -0.5), fine},
		{"torus", Torus(1, 0.3, 96), ring, spatial.V(ring*(0.5+0.625*0.09), ring*(0.5+0.625*0.09), ring*(1+0.75*0.09)), spatial.Vec3{}, fine},
	} {
		far := spatial.V(1000, -2000, 3000)
		m, err := moved(c.s, far).MassProperties()
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		tolerance := c.tolerance + 1e-11 // what is left of 16 digits at a distance of 3000 sizes
		if math.Abs(m.Volume/c.volume-1) > tolerance {
			t.Errorf("%s: volume %v, want %v", c.name, m.Volume, c.volume)
		}
		if d := m.Centre.Sub(far).Sub(c.centre).Norm(); d > tolerance {
			t.Errorf("%s: centre %v, want %v", c.name, m.Centre.Sub(far), c.centre)
		}
		got := spatial.V(m.Inertia.XX, m.Inertia.YY, m.Inertia.ZZ)
		if got.Sub(c.inertia).Norm() > 3*tolerance*c.inertia.Norm() {
			t.Errorf("%s: inertia %v, want %v", c.name, got, c.inertia)
		}
		if math.Abs(m.Inertia.XY)+math.Abs(m.Inertia.XZ)+math.Abs(m.Inertia.YZ) > 1e-9*c.inertia.Norm() {
			t.Errorf("%s: products of inertia %v", c.name, m.Inertia)
		}
	}
}

// A turned box has the turned inertia, products included.
func TestMassPropertiesTurn(t *testing.T) {
	q := spatial.AxisAngle(spatial.V(1, 2, 3).Unit(), 0.7)
	m, err := Box(spatial.V(1, 2, 3)).Moved(q.Rotate).MassProperties()
	if err != nil {
		t.Fatal(err)
	}
	var r spatial.Mat3
	q.Mat(&r)
	own := spatial.Sym(48.0/3*13, 0, 0, 48.0/3*10, 0, 48.0/3*5)
	want := own.Turned(&r)
	for _, d := range []float64{m.Inertia.XX - want.XX, m.Inertia.XY - want.XY, m.Inertia.XZ - want.XZ, m.Inertia.YY - want.YY, m.Inertia.YZ - want.YZ, m.Inertia.ZZ - want.ZZ} {
		if math.Abs(d) > 1e-11 {
			t.Errorf("inertia %+v, want %+v", m.Inertia, want)
		}
	}
}

func TestMassPropertiesOfWhatIsNoSolid(t *testing.T) {
	open := Box(spatial.V(1, 1, 1))
	open.Triangles = open.Triangles[1:]
	inside := Box(spatial.V(1, 1, 1)).Moved(func(v spatial.Vec3) spatial.Vec3 { v.X = -v.X; return v })
	flat := Box(spatial.V(1, 1, 0))
	for name, c := range map[string]struct {
		s    *Surface
		want string
	}{
		"open":       {open, "mesh: Triangles is a surface with 3 open edges, want a closed one"},
		"inside out": {inside, "mesh: Triangles is a surface around -8 m³, want a positive volume: faces that look outwards, and some thickness"},
		"flat":       {flat, "mesh: Triangles is a surface around 0 m³, want a positive volume: faces that look outwards, and some thickness"},
	} {
		if _, err := c.s.MassProperties(); err == nil || err.Error() != c.want {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}
