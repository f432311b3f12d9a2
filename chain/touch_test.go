package chain

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// freeRope is a rope that is thrown and tumbles.
func freeRope(links int, young float64) Config {
	cfg := beam(links, young, 1, 0.005)
	cfg.Strands[0].Root = Free
	cfg.Start = spatial.Twist{Angular: spatial.V(1, 2, 3), Linear: spatial.V(0.5, 0, 2)}
	return cfg
}

// ball is one free link of 1 kg that does not turn.
func ball(velocity spatial.Vec3) Config {
	line := 10.0
	return Config{
		Start:   spatial.Twist{Linear: velocity},
		Strands: []Strand{{Curve: []spatial.Vec3{{}, {X: 0.1}}, Links: 1, Root: Free, Radius: 0.02, Mass: line, Young: 1e6, Poisson: 0.5}},
	}
}

func TestLinkPoints(t *testing.T) {
	cfg := mixed(t, Clamped).cfg
	c := make1(t, cfg)
	c.PointAt(1, 0.3)
	first := c.LinkPoint(0)
	points := len(c.points)
	check := func() {
		t.Helper()
		for k := range c.links {
			p := c.LinkPoint(k)
			f, link := c.Pose(p), c.Link(k)
			ends, radius := c.LinkCapsule(k)
			far := link.Pos.AddScaled(c.Length(k), link.Rot.Z3())
			if d := f.Point(ends[0]).Sub(link.Pos).Norm() + f.Point(ends[1]).Sub(far).Norm(); p != first+k || c.LinkOf(p) != k || d > 1e-15 || !(radius > 0) {
				t.Fatalf("link %d: point %d, ends off by %g, radius %g", k, p, d, radius)
			}
			if parent := c.LinkParent(k); parent >= 0 && c.Tree(parent) != c.Tree(k) {
				t.Fatalf("link %d: in tree %d, its parent in %d", k, c.Tree(k), c.Tree(parent))
			}
		}
	}
	check()
	run(c, 0.01, 5)
	check()
	for i := range cfg.Strands {
		for j := range cfg.Strands[i].Curve {
			cfg.Strands[i].Curve[j] = cfg.Strands[i].Curve[j].Scale(1.5)
		}
	}
	if err := c.Retune(cfg); err != nil {
		t.Fatal(err)
	}
	check()
	if len(c.points) != points {
		t.Errorf("%d points, want %d as when the first link was asked for", len(c.points), points)
	}
}

// Motion leads from where a point was to where it is, and begins with the velocity that it had. In a step of first order it is the
// velocity at the end as well.
func TestMotion(t *testing.T) {
	for _, method := range []Method{Interactive, Accurate} {
		const h = 0.004
		cfg := mixed(t, Free).cfg
		cfg.Method = method
		c := make1(t, cfg)
		run(c, h, 5)
		p := c.LinkPoint(5)
		pose, velocity := c.Pose(p), c.Velocity(p)
		if start := c.StartPose(p); start.Pos.Sub(pose.Pos).Norm() > 1e-13 || start.Rot.Conj().Mul(pose.Rot).Log().Norm() > 1e-13 {
			t.Errorf("method %d: between steps the start is at %v, the point at %v", method, start, pose)
		}
		c.Touch(0)
		c.Predict(h)
		c.Load(p, spatial.Wrench{Force: spatial.V(0.1, 0, 0.2)})
		c.Refine(h)
		now, before := c.Motion(p)
		start, end := c.StartPose(p), c.Pose(p)
		there := spatial.Frame{Rot: spatial.Exp(now.Angular.Scale(h)).Mul(start.Rot), Pos: start.Pos.AddScaled(h, now.Linear)}
		if d := start.Pos.Sub(pose.Pos).Norm() + there.Pos.Sub(end.Pos).Norm() + there.Rot.Conj().Mul(end.Rot).Log().Norm(); d > 1e-13 {
			t.Errorf("method %d: from %v by %v it should be at %v", method, start, now, end)
		}
		if before != velocity {
			t.Errorf("method %d: the step began with %v, Motion says %v", method, velocity, before)
		}
		c.Correct(h)
		if v := c.Velocity(p).Linear; method == Interactive && v.Sub(now.Linear).Norm() > 1e-12 {
			t.Errorf("at the end of a step of first order %v, over it %v", v, now.Linear)
		}
	}
}

// A blow gives a free chain its momentum and angular momentum, and nothing takes them away again. It does not move it at once.
func TestStrikeGivesMomentum(t *testing.T) {
	for _, young := range []float64{1e5, 1e9} {
		for _, method := range []Method{Interactive, Accurate} {
			for _, damping := range []float64{0, 1} {
				const h = 0.002
				links := 20
				if method == Accurate {
					links = 8
				}
				cfg := freeRope(links, young)
				cfg.Method, cfg.Damping, cfg.Gravity = method, damping, spatial.Vec3{}
				c := make1(t, cfg)
				run(c, h, 20)
				p := c.LinkPoint(links - 3)
				before, poses := c.Momentum(), c.AppendFrames(nil)
				w := spatial.Wrench{Torque: spatial.V(1e-3, 2e-3, 0), Force: spatial.V(0.01, 0.05, -0.03)}
				c.Strike(p, w)
				want := before.Add(spatial.Wrench{Torque: w.Torque.Add(c.Pose(p).Pos.Cross(w.Force)), Force: w.Force})
				off := func() float64 {
					d := c.Momentum().Sub(want)
					return d.Force.Norm() + d.Torque.Norm()
				}
				if d := off(); d > 1e-14 {
					t.Errorf("Young's modulus %g, method %d, damping %g: momentum off by %g N s", young, method, damping, d)
				}
				for i, f := range c.AppendFrames(nil) {
					if f != poses[i] {
						t.Fatalf("method %d: a blow moved frame %d", method, i)
					}
				}
				run(c, h, 5)
				if d := c.Momentum().Sub(want).Force.Norm(); d > 2e-6 { // what tolerances of Newton's method and the integrator leave
					t.Errorf("Young's modulus %g, method %d, damping %g: five steps later off by %g N s", young, method, damping, d)
				}
			}
		}
	}
}

// In a step of first order a blow changes velocities as Answers says.
func TestStrikeAnswers(t *testing.T) {
	const h = 0.004
	for name, cfg := range map[string]Config{"branches": mixed(t, Clamped).cfg, "hair": wig(rand.New(rand.NewPCG(1, 3)), 5, 12, 1)} {
		c := make1(t, cfg)
		run(c, h, 5)
		points := []int{c.LinkPoint(7), c.LinkPoint(4)}
		c.Touch(0)
		c.Predict(h)
		out := make([]spatial.Mat6, 4)
		c.Answers(points, out)
		c.Correct(h)
		for i, p := range points {
			before := c.Velocity(p)
			impulse := spatial.Wrench{Torque: spatial.V(1e-9, 0, 2e-9), Force: spatial.V(1e-6, -2e-6, 3e-6)}
			c.Strike(points[0], impulse)
			m := &out[2*i]
			want := m.LA.MulVec(impulse.Torque).Add(m.LL.MulVec(impulse.Force))
			if got := c.Velocity(p).Linear.Sub(before.Linear); got.Sub(want).Norm() > 1e-6*want.Norm() { // Answers were those before Newton's last iteration
				t.Errorf("%s: point %d got %v, Answers says %v", name, p, got, want)
			}
		}
	}
}

// What has come to a stop stays there, if the step knows that it touches something; differences over three instants let it rebound.
func TestTouchedDoesNotRebound(t *testing.T) {
	const h = 0.005
	for _, touch := range []bool{true, false} {
		c := make1(t, ball(spatial.V(0, 0, -1)))
		p := c.LinkPoint(0)
		start := c.Pose(p).Pos.Z
		run(c, h, 5)
		floor, fastest := start-0.031, 0.0
		for i := range 6 {
			c.ClearLoads()
			c.Predict(h)
			if deep := floor - c.Pose(p).Pos.Z; deep > 0 {
				if touch {
					c.Touch(0)
				}
				var out [1]spatial.Mat6
				c.Answers([]int{p}, out[:])
				c.Load(p, spatial.Wrench{Force: spatial.V(0, 0, deep/(h*h*out[0].LL.ZZ))})
			}
			c.Correct(h)
			if i > 0 {
				fastest = math.Max(fastest, c.Velocity(p).Linear.Z)
			}
		}
		if rebounds := fastest > 1e-9; rebounds == touch {
			t.Errorf("touch %v: leaves at %g m/s", touch, fastest)
		}
	}
}

// A pressed link obeys m(x − x₀ − hv)/h² = F − k(x − x₀) − d((x − x₀)/h − v), for one step.
func TestPress(t *testing.T) {
	const h, mass, stiff, damping = 0.01, 1.0, 3e4, 50.0
	for _, method := range []Method{Interactive, Accurate} {
		v, force := spatial.V(0.3, 0, -1), spatial.V(1, 2, 30)
		cfg := ball(v)
		cfg.Method, cfg.Damping = method, 1
		c := make1(t, cfg)
		p := c.LinkPoint(0)
		from := c.Pose(p).Pos
		c.Feel([]field.Effect{{Force: force.Scale(0.25)}})
		c.Press(0, force.Scale(0.5), stiff, 0)
		c.Press(0, force.Scale(0.25), 0, damping)
		c.Press(0, spatial.V(math.NaN(), 0, 0), 1, 1)
		c.Press(0, force, -1, 0)
		c.Predict(h)
		c.Predict(h) // again, as when bonds begin a step anew
		want := v.Scale(mass/h + damping).Add(force).Scale(1 / (mass/(h*h) + stiff + damping/h))
		if got := c.Pose(p).Pos.Sub(from); method == Interactive && got.Sub(want).Norm() > 1e-9 {
			t.Errorf("went %v, want %v", got, want)
		}
		c.Correct(h)
		before := c.Velocity(p).Linear
		run(c, h, 1)
		if got, want := c.Velocity(p).Linear.Sub(before), force.Scale(0.25*h/mass); got.Sub(want).Norm() > 1e-6 { // of the field alone
			t.Errorf("method %d: in the next step its velocity changes by %v, want %v", method, got, want)
		}
	}
}

// Strips feel what links alone feel, at stiffnesses from a tenth of m/h² to a hundred times that. Far above, Newton's method may not arrive in
// the iterations it has, but nothing blows up.
func TestPressedStrips(t *testing.T) {
	const h = 1.0 / 240
	for _, stiff := range []float64{1e-3, 1, 1e6} {
		var chains [2]*Chain
		for i := range chains {
			cfg := wig(rand.New(rand.NewPCG(2, 3)), 6, 12, 1)
			cfg.Plain, cfg.Tolerance = i == 1, 1e-11
			c := make1(t, cfg)
			for step := range 5 {
				for k := step; k < len(c.links); k += 3 {
					c.Press(k, spatial.V(1e-6, 0, 2e-6), stiff, 1e-4)
				}
				run(c, h, 1)
			}
			if !c.Finite() || c.Energy().Kinetic > 1e-3 {
				t.Fatalf("stiffness %g: energy of motion %g J", stiff, c.Energy().Kinetic)
			}
			chains[i] = c
		}
		for k := range chains[0].now {
			if d := apart(&chains[0].now[k], &chains[1].now[k]); stiff < 10 && !(d < 1e-11) {
				t.Fatalf("stiffness %g: link %d is off by %g", stiff, k, d)
			}
		}
	}
}

// Loads in the middle of a step let nobody else iterate, in strips or not.
func TestOnlyLoadedTreesAreSolved(t *testing.T) {
	const h, loaded = 1.0 / 240, 5
	for _, plain := range []bool{false, true} {
		cfg := wig(rand.New(rand.NewPCG(2, 5)), 9, 10, 1)
		cfg.Plain = plain
		c := make1(t, cfg)
		run(c, h, 5)
		c.Predict(h)
		before := make([]int, len(c.efforts))
		for i := range c.efforts {
			before[i] = c.efforts[i].iterations
		}
		for range 2 {
			c.Load(c.LinkPoint(c.trees[loaded].first+4), spatial.Wrench{Force: spatial.V(1e-6, 0, 0)})
			c.Refine(h)
		}
		c.Correct(h)
		for i := range c.efforts {
			if more := c.efforts[i].iterations - before[i]; more > 0 != (i == loaded) {
				t.Errorf("plain %v: %d iterations in tree %d", plain, more, i)
			}
		}
	}
}
