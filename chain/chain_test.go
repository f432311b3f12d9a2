package chain

import (
	"bytes"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

var down = spatial.V(0, 0, -9.81)

// beam is a clamped round rod along x.
func beam(links int, young, length, radius float64) Config {
	return Config{Gravity: down, Strands: []Strand{{Curve: []spatial.Vec3{{}, {X: length}}, Links: links, Radius: radius, Density: 1000, Young: young}}}
}

func make1(t testing.TB, cfg Config) *Chain {
	t.Helper()
	c, err := New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// run takes steps of h and returns all flags.
func run(c *Chain, h float64, steps int) (flags constraint.Flags) {
	for range steps {
		flags |= c.Predict(h) | c.Correct(h)
	}
	return flags
}

// However stiff or soft it is and however long the step, a strand stays finite and gains no energy, with a few iterations.
func TestNeverUnstable(t *testing.T) {
	for _, young := range []float64{0, 1, 1e3, 1e6, 1e9, 1e12} {
		for _, h := range []float64{1e-6, 1e-4, 1e-3, 0.01, 0.1} {
			for _, damping := range []float64{0, 0.5, 1} {
				cfg := beam(30, young, 1, 0.01)
				cfg.Damping = damping
				c := make1(t, cfg)
				highest := 0.0
				for range 100 {
					if flags := run(c, h, 1); flags != 0 {
						t.Fatalf("young %g, step %g, damping %g: %v at %g s", young, h, damping, flags, c.Time())
					}
					highest = math.Max(highest, c.Energy().Total())
				}
				// Of the energy that falling by its own length would set free.
				if scale := c.Mass() * 9.81; !c.Finite() || highest > 1e-6*scale {
					t.Errorf("young %g, step %g, damping %g: energy rose by %g of %g J", young, h, damping, highest, scale)
				}
			}
		}
	}
}

// A base that leaps by 10 m in one step is flagged, and the hair on it stays finite and comes to rest again.
func TestBaseLeaps(t *testing.T) {
	cfg := beam(25, 3e9, 0.2, 40e-6)
	cfg.Strands[0].Drag, cfg.Strands[0].Loss = 1e-4, 1e-3
	c := make1(t, cfg)
	run(c, 0.01, 100)
	c.SetBase(spatial.Frame{Rot: spatial.Exp(spatial.V(0, 1, 2)), Pos: spatial.V(6, 8, 0)})
	if flags := run(c, 0.01, 1); flags&constraint.Leapt == 0 || !c.Finite() {
		t.Errorf("after a leap: flags %v, finite %v, want leapt and finite", flags, c.Finite())
	}
	run(c, 0.01, 3000)
	if e := c.Energy().Kinetic; e > 1e-9*c.Mass()*9.81 {
		t.Errorf("30 s after a leap it still moves with %g J", e)
	}
}

type nanPath struct{}

func (nanPath) At(float64) (spatial.Frame, spatial.Twist, spatial.Twist) {
	return spatial.Frame{Rot: spatial.Quat{W: math.NaN()}}, spatial.Twist{}, spatial.Twist{}
}

func TestPathThatIsNotFinite(t *testing.T) {
	for _, method := range []Method{Interactive, Accurate} {
		cfg := beam(5, 1e6, 1, 0.01)
		cfg.Method = method
		c := make1(t, cfg)
		c.Follow(nanPath{})
		run(c, 0.01, 10)
		if !c.Finite() || c.Base().Pos != (spatial.Vec3{}) {
			t.Errorf("method %d: base at %v, finite %v: want it to stay", method, c.Base(), c.Finite())
		}
	}
}

// Respond is the derivative of a step in its loads.
func TestRespond(t *testing.T) {
	for _, root := range []Root{Clamped, Free} {
		const h = 0.01
		base := mixed(t, root)
		base.loads = nil
		cfg := base.cfg
		cfg.Tolerance = 1e-13
		at := func(c *Chain) []int {
			return []int{c.PointAt(1, 1), c.PointAt(4, 0.6), c.PointAt(2, 0.9), c.PointAt(3, 0.1), c.PointAt(0, 0.3)}
		}
		for i := range 5 {
			for axis := range 6 {
				unit := [6]float64{}
				unit[axis] = 1
				w := spatial.Wrench{Torque: spatial.V(unit[0], unit[1], unit[2]), Force: spatial.V(unit[3], unit[4], unit[5])}
				c := make1(t, cfg)
				run(c, h, 3)
				c.Predict(h)
				dv := make([]spatial.Twist, 5)
				c.Respond(at(c)[i], w.Scale(h), at(c), dv)
				poses := func(push float64) (out []spatial.Frame) {
					c := make1(t, cfg)
					run(c, h, 3)
					c.Predict(h)
					c.Load(at(c)[i], w.Scale(push))
					c.Correct(h)
					for _, p := range at(c) {
						out = append(out, c.Pose(p))
					}
					return out
				}
				const small = 1e-6 // against rounding: positions of some metres have 1e-16 of that
				most := 0.0
				for _, v := range dv {
					most = math.Max(most, v.Linear.Norm()+v.Angular.Norm())
				}
				plus, minus := poses(small), poses(-small)
				for j := range plus {
					move := plus[j].Pos.Sub(minus[j].Pos).Scale(1 / (2 * small * h))
					turn := plus[j].Rot.Mul(minus[j].Rot.Conj()).Log().Scale(1 / (2 * small * h))
					size := dv[j].Linear.Norm() + dv[j].Angular.Norm()
					if d := move.Sub(dv[j].Linear).Norm() + turn.Sub(dv[j].Angular).Norm(); d > 1e-4*size+1e-7*most {
						t.Errorf("root %d, axis %d at point %d: point %d moves by %v %v, Respond says %v", root, axis, i, j, turn, move, dv[j])
					}
				}
			}
		}
	}
}

// A state that was written can be gone back to, bit by bit.
func TestState(t *testing.T) {
	for _, root := range []Root{Clamped, Free} {
		cfg := mixed(t, root).cfg
		cfg.Strands[1].PoseStrength, cfg.Strands[1].PoseDamping = 1, 0.1
		c := make1(t, cfg)
		run(c, 0.01, 20)
		state := c.AppendState(nil)
		run(c, 0.01, 20)
		want := c.AppendState(nil)
		rest, err := c.RestoreState(append(state, 1, 2, 3))
		if err != nil || !bytes.Equal(rest, []byte{1, 2, 3}) {
			t.Fatalf("RestoreState: %v, rest %v", err, rest)
		}
		run(c, 0.01, 20)
		if !bytes.Equal(c.AppendState(nil), want) {
			t.Errorf("root %d: after going back the same steps lead elsewhere", root)
		}
		if _, err := c.RestoreState(state[:len(state)-8]); err == nil {
			t.Error("a state that is too short was taken")
		}
	}
}

func TestNoAllocations(t *testing.T) {
	for _, method := range []Method{Interactive, Accurate} {
		cfg := mixed(t, Clamped).cfg
		cfg.Method = method
		c := make1(t, cfg)
		p := c.PointAt(1, 0.5)
		at, dv := []int{p}, make([]spatial.Twist, 1)
		step := func() {
			c.ClearLoads()
			c.Load(p, spatial.Wrench{Force: spatial.V(0, 0, 1e-4)})
			c.Predict(0.005)
			c.Respond(p, spatial.Wrench{Force: spatial.V(0, 0, 1)}, at, dv)
			c.Load(p, spatial.Wrench{Force: spatial.V(0, 0, 1e-4)})
			c.Correct(0.005)
		}
		for range 10 {
			step()
		}
		if n := testing.AllocsPerRun(20, step); n != 0 {
			t.Errorf("method %d: %v allocations in a warm step", method, n)
		}
	}
}

// New parameters take hold without a jolt: the shape stays, and only the future changes.
func TestRetune(t *testing.T) {
	cfg := beam(20, 1e6, 1, 0.01)
	c := make1(t, cfg)
	run(c, 0.01, 50)
	before := c.Link(19)
	cfg.Strands[0].Young = 1e7
	if err := c.Retune(cfg); err != nil {
		t.Fatal(err)
	}
	if after := c.Link(19); after != before {
		t.Errorf("the tip went from %v to %v", before, after)
	}
	if flags := run(c, 0.01, 50); flags != 0 {
		t.Errorf("flags %v", flags)
	}
	cfg.Strands[0].Links = 21
	if err := c.Retune(cfg); err == nil {
		t.Error("another number of links was taken")
	}
}

func TestMistakes(t *testing.T) {
	good := func() Config { return beam(5, 1e6, 1, 0.01) }
	line := []spatial.Vec3{{}, {X: 1}}
	for _, c := range []struct {
		name, field, want string
		spoil             func(*Config)
	}{
		{"no strands", "Strands", "at least one", func(c *Config) { c.Strands = nil }},
		{"no mass", "Strands[0].Density", "without mass", func(c *Config) { c.Strands[0].Density = 0 }},
		{"no inertia", "Strands[0].Radius", "inertia", func(c *Config) { c.Strands[0].Radius = 0 }},
		{"one point", "Strands[0].Curve", "at least two", func(c *Config) { c.Strands[0].Curve = line[:1] }},
		{"NaN in a curve", "Strands[0].Curve[1]", "finite", func(c *Config) { c.Strands[0].Curve = []spatial.Vec3{{}, {X: math.NaN()}} }},
		{"double point", "Strands[0].Curve[1]", "another point", func(c *Config) { c.Strands[0].Links, c.Strands[0].Curve = 0, []spatial.Vec3{{}, {}, {X: 1}} }},
		{"unknown parent", "Strands[0].Parent", "name of a strand", func(c *Config) { c.Strands[0].Parent = "nobody" }},
		{"circle", "Strands[1].Parent", "circle", func(c *Config) {
			c.Strands = append(c.Strands, c.Strands[0], c.Strands[0])
			c.Strands[1].Name, c.Strands[1].Parent = "a", "b"
			c.Strands[2].Name, c.Strands[2].Parent = "b", "a"
		}},
		{"same name", "Strands[1].Name", "no other", func(c *Config) {
			c.Strands[0].Name = "a"
			c.Strands = append(c.Strands, c.Strands[0])
		}},
		{"material", "Strands[0].Material", "steel", func(c *Config) { c.Strands[0].Material = "cheese" }},
		{"young", "Strands[0].Young", "between 0", func(c *Config) { c.Strands[0].Young = -1 }},
		{"free branch", "Strands[1].Root", "another", func(c *Config) {
			c.Strands[0].Name = "a"
			c.Strands = append(c.Strands, Strand{Parent: "a", Root: Free, Curve: line, Radius: 0.01, Density: 1})
		}},
		{"hinge out of its plane", "Strands[0].Axis", "axis", func(c *Config) {
			c.Strands[0].Links, c.Strands[0].Joint, c.Strands[0].Curve = 0, Hinge, []spatial.Vec3{{}, {X: 1}, {X: 2, Y: 1}}
			c.Strands[0].Rest, c.Strands[0].Axis = []spatial.Vec3{{}, {X: 1}, {X: 2}}, spatial.V(0, 1, 0)
		}},
		{"profile", "Strands[0].Profiles.Bend[1].At", "more than", func(c *Config) { c.Strands[0].Profiles.Bend = Profile{{0.5, 1}, {0.5, 2}} }},
		{"lump", "Strands[0].Lumps[0].Mass", "more than 0", func(c *Config) { c.Strands[0].Lumps = []Lump{{At: 1}} }},
		{"too many links", "Strands[0].Links", "at most", func(c *Config) { c.Strands[0].Links = MaxLinks + 1 }},
		{"gravity", "Gravity", "finite", func(c *Config) { c.Gravity.X = math.Inf(1) }},
		{"damping", "Damping", "between 0", func(c *Config) { c.Damping = 2 }},
	} {
		cfg := good()
		c.spoil(&cfg)
		_, err := New(cfg)
		var wrong *FieldError
		if !errors.As(err, &wrong) || wrong.Field != c.field || !strings.Contains(wrong.Error(), c.want) {
			t.Errorf("%s: %v, want field %s and %q", c.name, err, c.field, c.want)
		}
	}
}

// Things that ride on a strand, and hands, find their place on the shape that is shown.
func TestShown(t *testing.T) {
	c := mixed(t, Clamped)
	frames, parents := c.AppendFrames(nil), c.Parents()
	if len(frames) != c.Links()+1 || len(parents) != len(frames) || len(c.Radii()) != len(frames) || parents[0] != -1 {
		t.Fatalf("%d frames, %d parents, %d radii for %d links", len(frames), len(parents), len(c.Radii()), c.Links())
	}
	for i := 1; i < len(frames); i++ {
		k := i - 1
		if parents[i] >= i {
			t.Errorf("frame %d is joined to %d, which comes later", i, parents[i])
		}
		end := c.PointNear(float64(i))
		if d := c.Pose(end).Pos.Sub(frames[i].Pos).Norm(); d > 1e-12 {
			t.Errorf("the point at place %d is %g m from its frame", i, d)
		}
		middle := c.Link(k).Point(spatial.V(0, 0, c.Length(k)/2))
		if d := c.Pose(c.PointNear(float64(i) - 0.5)).Pos.Sub(middle).Norm(); d > 1e-12 {
			t.Errorf("the point at place %v is %g m from the middle of its link", float64(i)-0.5, d)
		}
	}
	lumps := c.Lumps()
	if len(lumps) != 1 {
		t.Fatalf("%d lumps, want 1", len(lumps))
	}
	k, at := c.locate(3, 1)
	want := c.Link(k).Point(at.Add(spatial.V(0.01, 0, 0)))
	if d := frames[lumps[0].Frame].Point(lumps[0].Offset).Sub(want).Norm(); d > 1e-12 {
		t.Errorf("the lump is shown %g m from where it is", d)
	}
}

// The joint's energy: derivatives of both laws against differences, and eq. 18 of Hadap 2006 for bend and twist alone.
func TestJointLaws(t *testing.T) {
	stiff := spatial.V(2, 3, 5)
	for _, law := range []Law{Linear, Tangent} {
		l := link{law: law, stiff: stiff, damp: spatial.V(0.01, 0.02, 0.03)}
		push := spatial.V(0.1, -0.2, 0.3)
		for _, c := range []spatial.Vec3{{X: 0.3, Y: -0.2, Z: 0.5}, {X: 1e-4, Y: 2e-4, Z: 0.3}, {X: 2, Y: 1, Z: -1}, {Z: 0.7}, {X: 0.05, Y: 0.08}} {
			energy := func(c spatial.Vec3) float64 {
				var b bending
				l.bend(&b, c, push, 0.01)
				return b.energy
			}
			var b bending
			l.bend(&b, c, push, 0.01)
			first := [3]float64{b.first.X, b.first.Y, b.first.Z}
			full := b.second.Mat()
			for i := range 3 {
				const e = 1e-5
				d := spatial.V([]float64{e, 0, 0}[i], []float64{0, e, 0}[i], []float64{0, 0, e}[i])
				if got := (energy(c.Add(d)) - energy(c.Sub(d))) / (4 * e); math.Abs(got-first[i]) > 1e-6*(1+math.Abs(got)) {
					t.Errorf("law %d at %v: derivative %d is %g, differences give %g", law, c, i, first[i], got)
				}
				var up, low bending
				l.bend(&up, c.Add(d), push, 0.01)
				l.bend(&low, c.Sub(d), push, 0.01)
				row := up.first.Sub(low.first).Scale(1 / (4 * e))
				if got := full.Col(i); got.Sub(row).Norm() > 1e-6*(1+row.Norm()) {
					t.Errorf("law %d at %v: second derivative %d is %v, differences give %v", law, c, i, got, row)
				}
			}
		}
	}
	for _, angle := range []float64{0.1, 1, 2.5} {
		l := link{law: Tangent, stiff: stiff}
		for axis, k := range []float64{2, 3, 5} {
			half := math.Tan(angle / 2)
			c := spatial.V([]float64{half, 0, 0}[axis], []float64{0, half, 0}[axis], []float64{0, 0, half}[axis])
			var b bending
			l.bend(&b, c, spatial.Vec3{}, 1)
			m := spatial.GibbsTorque(b.first, c)
			if got, want := m.Norm(), 2*k*half; math.Abs(got-want) > 1e-12*want {
				t.Errorf("axis %d at %g rad: torque %g, eq. 18 has %g", axis, angle, got, want)
			}
		}
	}
}

// Two trees in one body do not feel each other, and are what they would be alone.
func TestTreesAreApart(t *testing.T) {
	one := beam(7, 1e6, 1, 0.01)
	two := one
	two.Strands = append([]Strand{{Curve: []spatial.Vec3{{Y: 1}, {Y: 1, Z: 1}}, Links: 3, Radius: 0.02, Density: 500, Young: 1e5, Root: Free}}, one.Strands...)
	a, b := make1(t, one), make1(t, two)
	run(a, 0.01, 50)
	run(b, 0.01, 50)
	if d := a.Link(6).Pos.Sub(b.Link(9).Pos).Norm(); d != 0 {
		t.Errorf("beside another tree the tip is %g m elsewhere", d)
	}
	p, q := b.PointAt(0, 1), b.PointAt(1, 1)
	dv := make([]spatial.Twist, 2)
	b.Respond(p, spatial.Wrench{Force: spatial.V(1, 0, 0)}, []int{p, q}, dv)
	if dv[0] == (spatial.Twist{}) || dv[1] != (spatial.Twist{}) {
		t.Errorf("a push on one tree moves %v", dv)
	}
	// A free tree falls as all things do.
	if got, want := b.Momentum().Force.Z/b.Mass(), -9.81*0.5; b.links[0].freedom != loose || math.IsNaN(got/want) {
		t.Errorf("momentum %v", b.Momentum())
	}
}
