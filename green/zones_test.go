package green

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

var zoneMaterial = Material{Young: 1000, Poisson: 0.3}

// section is a cube of finite elements about the origin, as seen from a frame of its own: its nodes are moved at the ends that are seams, fixed at the bottom if it is the base.
func section(t testing.TB, half spatial.Vec3, cells [3]int, own spatial.Frame, base, below, above bool) (m *Model, bottom, top []int32) {
	t.Helper()
	s, err := FromTets(context.Background(), mesh.TetBar(half, cells[0], cells[1], cells[2]), zoneMaterial, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range s.Surface.Vertices {
		switch {
		case p.Z < -half.Z+1e-9:
			bottom = append(bottom, int32(i))
		case p.Z > half.Z-1e-9:
			top = append(top, int32(i))
		}
	}
	turned := *s.Surface
	turned.Vertices = slices.Clone(turned.Vertices)
	for i, p := range turned.Vertices {
		turned.Vertices[i] = own.Local(p)
	}
	s = turn(s, own.Rot, &turned)
	cfg := Config{Stiffness: s, Double: true}
	if base {
		cfg.Fixed = bottom
	}
	if below {
		cfg.Moved = append(cfg.Moved, bottom...)
	}
	if above {
		cfg.Moved = append(cfg.Moved, top...)
	}
	if m, err = New(context.Background(), cfg, nil); err != nil {
		t.Fatal(err)
	}
	return m, bottom, top
}

// turn returns a stiffness in the axes of a frame.
func turn(s *Stiffness, q spatial.Quat, surface *mesh.Surface) *Stiffness {
	out := &Stiffness{Surface: surface, Material: s.Material, values: make([]float64, len(s.values))}
	n := 3 * s.Nodes()
	var r spatial.Mat3
	q.Mat(&r)
	for i := range s.Nodes() {
		for j := range s.Nodes() {
			v := func(a, b int) float64 { return s.values[(3*i+a)*n+3*j+b] }
			m := spatial.Mat3{XX: v(0, 0), XY: v(0, 1), XZ: v(0, 2), YX: v(1, 0), YY: v(1, 1), YZ: v(1, 2), ZX: v(2, 0), ZY: v(2, 1), ZZ: v(2, 2)}
			m.TMul(&r, &m)
			m.Mul(&m, &r)
			for e, x := range [9]float64{m.XX, m.XY, m.XZ, m.YX, m.YY, m.YZ, m.ZX, m.ZY, m.ZZ} {
				out.values[(3*i+e/3)*n+3*j+e%3] = x
			}
		}
	}
	return out
}

// column returns a chain of cubes on top of each other, each in axes of its own.
func column(t testing.TB, zones int, rng *rand.Rand, level Level) *Zones {
	t.Helper()
	cfg := ZonesConfig{Level: level, Tolerance: 1e-12, Still: true}
	var before []int32
	for i := range zones {
		own := spatial.Frame{Rot: spatial.Quat{W: 1}}
		if rng != nil {
			own = spatial.Frame{Rot: spatial.Exp(spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64())), Pos: spatial.V(rng.NormFloat64(), rng.NormFloat64(), 0)}
		}
		m, bottom, top := section(t, spatial.V(0.5, 0.5, 0.5), [3]int{2, 2, 2}, own, i == 0, i > 0, i < zones-1)
		cfg.Zones = append(cfg.Zones, Zone{m, spatial.Frame{Rot: spatial.Quat{W: 1}, Pos: spatial.V(0, 0, float64(i))}.Mul(own)})
		if i > 0 {
			cfg.Seams = append(cfg.Seams, Seam{Zones: [2]int{i, i - 1}, Nodes: [2][]int32{bottom, before}})
		}
		before = top
	}
	z, err := NewZones(cfg)
	if err != nil {
		t.Fatal(err)
	}
	return z
}

// undivided is the same as one body, with forces on its upper side.
func undivided(t testing.TB, zones int, load func(p spatial.Vec3) spatial.Vec3) (map[[3]int]spatial.Vec3, float64) {
	t.Helper()
	half := spatial.V(0.5, 0.5, float64(zones)/2)
	s, err := FromTets(context.Background(), mesh.TetBar(half, 2, 2, 2*zones), zoneMaterial, nil)
	if err != nil {
		t.Fatal(err)
	}
	held, given := make([]bool, s.Nodes()), make([]spatial.Vec3, s.Nodes())
	for i, p := range s.Surface.Vertices {
		if held[i] = p.Z < -half.Z+1e-9; p.Z > half.Z-1e-9 {
			given[i] = load(p)
		}
	}
	u, _ := fresh(s, held, given)
	out := map[[3]int]spatial.Vec3{}
	for i, p := range s.Surface.Vertices {
		out[key(p.Add(spatial.V(0, 0, half.Z-0.5)))] = u[i]
	}
	return out, largest(u)
}

func key(p spatial.Vec3) [3]int {
	r := func(x float64) int { return int(math.Round(1e6 * x)) }
	return [3]int{r(p.X), r(p.Y), r(p.Z)}
}

// compare returns the largest difference of the displacements of zones, which have not moved, from those of one body.
func compare(z *Zones, frames []spatial.Frame, whole map[[3]int]spatial.Vec3) (worst float64) {
	for i := range z.Len() {
		s := z.State(i)
		for node, p := range s.model.Surface.Vertices {
			at := frames[i].Point(p)
			now := z.Frame(i).Point(p.Add(s.Displacement(node)))
			if want, found := whole[key(at)]; found {
				worst = math.Max(worst, now.Sub(at).Sub(want).Norm())
			}
		}
	}
	return worst
}

// However a bar is cut into zones and whatever axes they have, it bends as one piece, exactly.
func TestBondedZonesAreOneBody(t *testing.T) {
	load := func(p spatial.Vec3) spatial.Vec3 { return spatial.V(0.1, 0.05, 0.02*p.X) }
	for _, zones := range []int{2, 5} {
		whole, size := undivided(t, zones, load)
		for name, rng := range map[string]*rand.Rand{"world's axes": nil, "other axes": rand.New(rand.NewPCG(1, 2))} {
			for _, level := range []Level{Direct, Iterative} {
				z := column(t, zones, rng, level)
				last := zones - 1
				var frames []spatial.Frame
				for i := range zones {
					frames = append(frames, z.Frame(i))
				}
				s := z.State(last)
				for node, p := range s.model.Surface.Vertices {
					if at := frames[last].Point(p); at.Z > float64(last)+0.5-1e-9 {
						f := frames[last].Rot.Unrotate(load(at))
						if err := s.Push(node, f); err != nil {
							t.Fatal(err)
						}
					}
				}
				r := z.Solve(1)
				off := compare(z, frames, whole) / size
				t.Logf("%d zones, %s, %v: off by %.2g, %d iterations", zones, name, level, off, r.Iterations)
				if off > 1e-9 {
					t.Errorf("%d zones, %s, %v: off by %.2g", zones, name, level, off)
				}
			}
		}
	}
}

// What holds a node of one zone holds it against all the others.
func TestHoldingAZone(t *testing.T) {
	z := column(t, 3, rand.New(rand.NewPCG(3, 4)), Direct)
	hold := func(height float64, v spatial.Vec3) (zone, node int) {
		for i := range 3 {
			s := z.State(i)
			for node, p := range s.model.Surface.Vertices {
				if z.Frame(i).Point(p).Sub(spatial.V(0.5, 0, height)).Norm() < 1e-6 {
					if err := s.Hold(node, z.Frame(i).Rot.Unrotate(v)); err != nil {
						t.Fatal(err)
					}
					return i, node
				}
			}
		}
		t.Fatal("no node there")
		return 0, 0
	}
	hold(1, spatial.Vec3{})
	zone, node := hold(2.5, spatial.V(0.01, 0, 0))
	z.Solve(1)
	force := z.Frame(zone).Rot.Rotate(z.State(zone).Force(node))

	half := spatial.V(0.5, 0.5, 1.5)
	s, err := FromTets(context.Background(), mesh.TetBar(half, 2, 2, 6), zoneMaterial, nil)
	if err != nil {
		t.Fatal(err)
	}
	held, given := make([]bool, s.Nodes()), make([]spatial.Vec3, s.Nodes())
	at := 0
	for i, p := range s.Surface.Vertices {
		p.Z++
		held[i] = p.Z < -0.4
		if p.Sub(spatial.V(0.5, 0, 1)).Norm() < 1e-6 {
			held[i] = true
		}
		if p.Sub(spatial.V(0.5, 0, 2.5)).Norm() < 1e-6 {
			held[i], given[i], at = true, spatial.V(0.01, 0, 0), i
		}
	}
	_, f := fresh(s, held, given)
	if off := force.Sub(f[at]).Norm(); off > 1e-9*f[at].Norm() {
		t.Errorf("force %v, want %v", force, f[at])
	}
}

// floating is a chain of cubes of which only the first is held, in a frame of its own.
func floating(t testing.TB, zones int, base spatial.Frame) (*Zones, []int32) {
	t.Helper()
	half, still := spatial.V(0.5, 0.5, 0.5), spatial.Frame{Rot: spatial.Quat{W: 1}}
	first, _, top := section(t, half, [3]int{2, 2, 2}, still, true, false, true)
	middle, bottom, _ := section(t, half, [3]int{2, 2, 2}, still, false, true, true)
	last, _, _ := section(t, half, [3]int{2, 2, 2}, still, false, true, false)
	var cfg ZonesConfig
	for i := range zones {
		m := middle
		switch i {
		case 0:
			m = first
		case zones - 1:
			m = last
		}
		cfg.Zones = append(cfg.Zones, Zone{m, base.Mul(spatial.Frame{Rot: spatial.Quat{W: 1}, Pos: spatial.V(0, 0, float64(i))})})
		if i > 0 {
			cfg.Seams = append(cfg.Seams, Seam{Zones: [2]int{i - 1, i}, Nodes: [2][]int32{top, bottom}})
		}
	}
	z, err := NewZones(cfg)
	if err != nil {
		t.Fatal(err)
	}
	return z, top
}

// A bar that is bent far is in equilibrium, and bends the same whichever way it looks.
func TestFloatingZonesTurn(t *testing.T) {
	const zones = 10
	bases := []spatial.Frame{{Rot: spatial.Quat{W: 1}}, {Rot: spatial.Exp(spatial.V(0.5, -1, 2)), Pos: spatial.V(3, 4, 5)}}
	var ends []spatial.Frame
	for _, base := range bases {
		z, top := floating(t, zones, base)
		force := base.Rot.Rotate(spatial.V(2, 0.5, 0))
		for part := 0.25; part <= 1; part += 0.25 {
			for _, node := range top {
				if err := z.Push(zones-1, int(node), force.Scale(part/float64(len(top)))); err != nil {
					t.Fatal(err)
				}
			}
			if r := z.Solve(50); r.Singular || r.Turned > 1e-9 {
				t.Fatalf("no equilibrium: %+v", r)
			}
		}
		if felt := z.Frame(0).Rot.Rotate(z.State(0).Wrench().Force); felt.Sub(force).Norm() > 1e-9*force.Norm() {
			t.Errorf("the base holds against %v, want %v", felt, force)
		}
		end := base.Inverse().Mul(z.Frame(zones - 1))
		if angle := largestAngle(end.Rot, spatial.Quat{W: 1}); angle < 0.5 {
			t.Errorf("it has turned by %v only: this tests nothing", angle)
		}
		ends = append(ends, end)
	}
	if off := ends[0].Pos.Sub(ends[1].Pos).Norm(); off > 1e-7*zones || largestAngle(ends[0].Rot, ends[1].Rot) > 1e-7 {
		t.Errorf("in another frame the end is at %v, want %v", ends[1], ends[0])
	}
}

// A moment that turns with the end bends a bar into more than half a circle: all zones are curved alike.
func TestMomentMakesACircle(t *testing.T) {
	const zones = 20
	z, top := floating(t, zones, spatial.Frame{Rot: spatial.Quat{W: 1}})
	s := z.State(zones - 1)
	sum := 0.0
	for _, node := range top {
		sum += square(s.model.Surface.Vertices[node].X)
	}
	for part := 1; part <= 8; part++ {
		moment := float64(part) / 8 * 1.6 * math.Pi * zoneMaterial.Young / 12 / zones
		for _, node := range top {
			if err := s.Push(int(node), spatial.V(0, 0, -moment*s.model.Surface.Vertices[node].X/sum)); err != nil {
				t.Fatal(err)
			}
		}
		if r := z.Solve(300); r.Singular || r.Turned > 1e-9 {
			t.Fatalf("no equilibrium: %+v", r)
		}
	}
	want := largestAngle(z.Frame(4).Rot, z.Frame(5).Rot)
	if want*zones < math.Pi {
		t.Errorf("zones turn by %v each: less than half a circle in all", want)
	}
	for i := 3; i < zones-4; i++ { // ends are warped
		if angle := largestAngle(z.Frame(i).Rot, z.Frame(i+1).Rot); math.Abs(angle-want) > 1e-3*want {
			t.Errorf("zones %d and %d turn by %v, want %v", i, i+1, angle, want)
		}
	}
}

func square(x float64) float64 { return x * x }

// star is a cube on a base, with three arms.
func star(t testing.TB, level Level) *Zones {
	t.Helper()
	half, still := spatial.V(0.5, 0.5, 0.5), spatial.Quat{W: 1}
	s, err := FromTets(context.Background(), mesh.TetBar(half, 2, 2, 2), zoneMaterial, nil)
	if err != nil {
		t.Fatal(err)
	}
	sides := make([][]int32, 3) // up, and the insides of two sides
	hub := Config{Stiffness: s, Double: true}
	for i, p := range s.Surface.Vertices {
		switch inside := math.Abs(p.Z) < 0.4; {
		case p.Z > 0.4:
			sides[0] = append(sides[0], int32(i))
		case p.X > 0.4 && inside:
			sides[1] = append(sides[1], int32(i))
		case p.X < -0.4 && inside:
			sides[2] = append(sides[2], int32(i))
		case p.Z < -0.4:
			hub.Fixed = append(hub.Fixed, int32(i))
		}
	}
	for _, side := range sides {
		hub.Moved = append(hub.Moved, side...)
	}
	m, err := New(context.Background(), hub, nil)
	if err != nil {
		t.Fatal(err)
	}
	cfg := ZonesConfig{Zones: []Zone{{Model: m}}, Level: level, Tolerance: 1e-10, Still: true}
	for k, way := range []spatial.Quat{still, spatial.AxisAngle(spatial.V(0, 1, 0), math.Pi/2), spatial.AxisAngle(spatial.V(0, 1, 0), -math.Pi/2)} {
		frame := spatial.Frame{Rot: way, Pos: way.Rotate(spatial.V(0, 0, 1))}
		var own []int32
		for _, node := range sides[k] {
			for i, p := range s.Surface.Vertices {
				if frame.Point(p).Sub(s.Surface.Vertices[node]).Norm() < 1e-9 {
					own = append(own, int32(i))
				}
			}
		}
		arm, err := New(context.Background(), Config{Stiffness: s, Moved: own, Double: true}, nil)
		if err != nil {
			if k == 0 {
				t.Fatal(err)
			}
			arm, err = New(context.Background(), Config{Stiffness: s, Moved: own, Fixed: []int32{0, 2, 6}, Double: true}, nil)
			if err != nil {
				t.Fatal(err)
			}
		}
		cfg.Zones = append(cfg.Zones, Zone{arm, frame})
		cfg.Seams = append(cfg.Seams, Seam{Zones: [2]int{k + 1, 0}, Nodes: [2][]int32{own, sides[k]}})
	}
	z, err := NewZones(cfg)
	if err != nil {
		t.Fatal(err)
	}
	return z
}

// Elimination and iteration find the same in a tree.
func TestTreeOfZones(t *testing.T) {
	var zs [2]*Zones
	for k, level := range []Level{Direct, Iterative} {
		zs[k] = star(t, level)
		for zone := 1; zone < 4; zone++ {
			s := zs[k].State(zone)
			node := 20
			if !s.model.Touchable(node) {
				node = 21
			}
			if err := s.Push(node, spatial.V(0.3, float64(zone), -0.2)); err != nil {
				t.Fatal(err)
			}
		}
		if r := zs[k].Solve(1); r.Singular {
			t.Fatal("singular")
		}
	}
	for zone := range 4 {
		for node := range zs[0].State(zone).model.Nodes() {
			a, b := zs[0].State(zone).Displacement(node), zs[1].State(zone).Displacement(node)
			if a.Sub(b).Norm() > 1e-7*(a.Norm()+1e-3) {
				t.Fatalf("zone %d, node %d: %v and %v", zone, node, a, b)
			}
		}
	}
}

func TestNothingIsAllocated(t *testing.T) {
	for _, level := range []Level{Direct, Iterative, Diagonal, Skinned} {
		z := column(t, 3, nil, level)
		k := 0.0
		if n := testing.AllocsPerRun(10, func() {
			k += 0.01
			z.SetFrame(1, spatial.Frame{Rot: spatial.Exp(spatial.V(k, 0, 0)), Pos: spatial.V(0, 0, 1)})
			_ = z.State(2).Push(20, spatial.V(k, 0, 0))
			z.Solve(1)
		}); n > 0 {
			t.Errorf("%v: %v allocations", level, n)
		}
	}
	z, top := floating(t, 4, spatial.Frame{Rot: spatial.Quat{W: 1}})
	k := 0.0
	if n := testing.AllocsPerRun(10, func() {
		k += 0.01
		for _, node := range top {
			_ = z.Push(3, int(node), spatial.V(k, 0, 0))
		}
		z.Solve(5)
	}); n > 0 {
		t.Errorf("floating: %v allocations", n)
	}
	m := z.State(0).Model()
	s, err := m.NewState(4)
	if err != nil {
		t.Fatal(err)
	}
	u := make([]spatial.Vec3, m.Nodes())
	if n := testing.AllocsPerRun(10, func() {
		_ = s.Hold(int(m.columns[0]), spatial.V(1, 0, 0))
		_ = s.Hold(int(m.columns[3]), spatial.V(1, 0, 0))
		s.Displacements(u)
		_ = s.Push(int(m.columns[0]), spatial.V(1, 0, 0))
		s.Wrench()
		s.Clear()
	}); n > 0 {
		t.Errorf("state: %v allocations", n)
	}
}

func TestBadZones(t *testing.T) {
	good := func() ZonesConfig {
		base, _, top := section(t, spatial.V(0.5, 0.5, 0.5), [3]int{2, 2, 2}, spatial.Frame{Rot: spatial.Quat{W: 1}}, true, false, true)
		end, bottom, _ := section(t, spatial.V(0.5, 0.5, 0.5), [3]int{2, 2, 2}, spatial.Frame{Rot: spatial.Quat{W: 1}}, false, true, false)
		return ZonesConfig{Zones: []Zone{{Model: base}, {end, spatial.Frame{Rot: spatial.Quat{W: 1}, Pos: spatial.V(0, 0, 1)}}}, Seams: []Seam{{Zones: [2]int{0, 1}, Nodes: [2][]int32{top, bottom}}}}
	}
	for want, change := range map[string]func(c *ZonesConfig){
		"9 pairs of nodes are more than":    func(c *ZonesConfig) { c.Zones[1].Frame.Pos.X = 0.01 },
		"0.01 m":                            func(c *ZonesConfig) { c.Zones[1].Frame.Pos.X = 0.01 },
		"as many nodes on both sides":       func(c *ZonesConfig) { c.Seams[0].Nodes[0] = c.Seams[0].Nodes[0][1:] },
		"a node that is Moved in zone 0":    func(c *ZonesConfig) { c.Seams[0].Nodes[0] = []int32{0, 1, 2, 3, 4, 5, 6, 7, 8} },
		"so that zones are a tree":          func(c *ZonesConfig) { c.Seams = nil },
		"two zones from 0 to 1":             func(c *ZonesConfig) { c.Seams[0].Zones[1] = 2 },
		"flies away":                        func(c *ZonesConfig) { c.Zones[0] = c.Zones[1]; c.Seams[0].Nodes[0] = c.Seams[0].Nodes[1] },
		"at least two Angles":               func(c *ZonesConfig) { c.Level = Interpolated },
		"Level is 9":                        func(c *ZonesConfig) { c.Level = 9 },
		"Zones[1].Model is nil":             func(c *ZonesConfig) { c.Zones[1].Model = nil },
		"Zones[1].Frame is":                 func(c *ZonesConfig) { c.Zones[1].Frame.Pos.X = nan() },
		"Tolerance is 2":                    func(c *ZonesConfig) { c.Tolerance = 2 },
		"Zones is empty, want one zone at ": func(c *ZonesConfig) { c.Zones = nil },
	} {
		c := good()
		change(&c)
		_, err := NewZones(c)
		var field *FieldError
		var gap *SeamError
		if !errors.As(err, &field) && !errors.As(err, &gap) || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want an error with %q", err, want)
		}
	}
}
