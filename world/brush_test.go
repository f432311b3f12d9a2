package world_test

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// lock is a strand of hair-like stuff that brushes: soft, so that it lies on what it falls on.
func lock(root chain.Root, links int, curve ...spatial.Vec3) chain.Config {
	cfg := cable(chain.Brushing, links, 0.001, 1e5, curve...)
	cfg.Strands[0].Root = root
	return cfg
}

// salon is a world at 240 steps a second with a lock in it and no floor.
func salon(t testing.TB, friction float64, workers int) *yard {
	w := must(world.New(world.Config{Step: 1.0 / 240, Workers: workers}))
	t.Cleanup(w.Close)
	y := &yard{t: t, World: w}
	must(w.AddSurface(world.Surface{Static: friction, Dynamic: friction}))
	return y
}

// deepest returns how deep a link's middle or end is in a ball, and how fast the fastest link moves.
func deepest(c *chain.Chain, centre spatial.Vec3, radius, thin float64) (deep, speed float64) {
	deep = math.Inf(-1)
	for k := range c.Links() {
		p := c.LinkPoint(k)
		f := c.Pose(p)
		ends, _ := c.LinkCapsule(k)
		for _, x := range []spatial.Vec3{f.Pos, f.Point(ends[0]), f.Point(ends[1])} {
			deep = max(deep, radius+thin-x.Sub(centre).Norm())
		}
		speed = max(speed, c.Velocity(p).Linear.Norm())
	}
	return deep, speed
}

// A lock that falls on a ball stays there, and neither sinks in nor creeps.
func TestHairRestsOnABall(t *testing.T) {
	const radius, thin = 0.1, 0.001
	y := salon(t, 0.5, 1)
	y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewSphere(radius)), Frame: at(0, 0, 0)})
	c := y.strand(lock(chain.Free, 30, spatial.V(-0.15, 0.02, 0.12), spatial.V(0.15, 0.02, 0.12)))
	y.run(1)
	before := c.Pose(c.LinkPoint(15)).Pos
	y.run(3)
	deep, speed := deepest(c, spatial.Vec3{}, radius, thin)
	if creep := c.Pose(c.LinkPoint(15)).Pos.Sub(before).Norm(); deep > 1e-3*thin || speed > 1e-5 || creep > 0.01*thin {
		t.Errorf("%g m deep, moves at %g m/s, has crept %g m in 3 s", deep, speed, creep)
	}
}

// A single link on a slope slides as g (sin α − µ cos α), or stays. Friction begins a step late, and inertia of the spring a few: 1 % in a second.
func TestLinkSlidesAsFrictionSays(t *testing.T) {
	const alpha, g = 0.5, 9.81
	for _, mu := range []float64{0, 0.2, 0.5, 0.6} {
		y := salon(t, mu, 1)
		y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewHalfSpace())})
		cfg := lock(chain.Free, 1, spatial.V(0, -0.01, 0.001), spatial.V(0, 0.01, 0.001))
		cfg.Gravity = spatial.V(math.Sin(alpha), 0, -math.Cos(alpha)).Scale(g)
		c := y.strand(cfg)
		y.run(1)
		v := c.Velocity(c.LinkPoint(0)).Linear
		want := math.Max(g*(math.Sin(alpha)-mu*math.Cos(alpha)), 0)
		if math.Abs(v.X-want) > 0.01*want || math.Abs(v.Z) > 1e-9 {
			t.Errorf("friction %v: slides with %v m/s, want %v m/s", mu, v, want)
		}
	}
}

// draped lays a lock over a post, 10 cm of it hanging on one side and 20 cm on the other, and returns how fast the short end rises after a while.
func draped(t testing.TB, friction float64) float64 {
	const radius, thin = 0.03, 0.001
	y := salon(t, friction, 1)
	y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewCylinder(radius, 0.2)), Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(math.Pi/2, 0, 0))}})
	r := radius + thin
	curve := []spatial.Vec3{{X: -r, Z: -0.10}}
	for i := range 21 {
		a := math.Pi * (1 - float64(i)/20)
		curve = append(curve, spatial.V(r*math.Cos(a), 0, r*math.Sin(a)))
	}
	c := y.strand(lock(chain.Free, 60, append(curve, spatial.V(r, 0, -0.2))...))
	y.run(0.2)
	return c.Velocity(c.LinkPoint(0)).Linear.Z
}

// The limit for a heavy strand over a post: with T′ = µ(T + ν g r sin φ) − ν g r cos φ from the short side to the long one, the tension at the end is
// ν g (l e^{µπ} + 2 µ r (1 + e^{µπ})/(1 + µ²)), which is to be ν g L for the length L on that side: 0.182 here.
func TestHairOverAPost(t *testing.T) {
	if v := draped(t, 0.2); math.Abs(v) > 1e-3 {
		t.Errorf("above the limit it slides at %v m/s", v)
	}
	if v := draped(t, 0.16); v < 0.02 {
		t.Errorf("below the limit it slides at %v m/s", v)
	}
}

// passes throws a lock at a fixed cylinder across it, and reports whether all of it is on the other side before an end has come round.
func passes(t testing.TB, links int, speed, radius float64) bool {
	y := salon(t, 0.3, 1)
	y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewCylinder(radius, 0.4)), Frame: spatial.Frame{Rot: spatial.Exp(spatial.V(math.Pi/2, 0, 0))}})
	cfg := lock(chain.Free, links, spatial.V(-0.1, 0.01, 0.0713), spatial.V(0.12, -0.013, 0.0713))
	cfg.Start.Linear = spatial.V(0, 0, -speed)
	c := y.strand(cfg)
	for range int(0.12 / speed / y.StepLength() * 3) {
		y.Step()
		if !c.Finite() {
			t.Fatalf("%d links at %v m/s are not finite", links, speed)
		}
		below := c.Pose(c.LinkPoint(0)).Pos.X < -0.02 && c.Pose(c.LinkPoint(links-1)).Pos.X > 0.02
		for k := range links {
			below = below && c.Pose(c.LinkPoint(k)).Pos.Z < -radius
		}
		if below {
			return true
		}
	}
	return false
}

// No lock passes through something as thin as a match, 4 mm, at 10 m/s, which is 42 mm in a step and up to eight links.
func TestHairMeetsSomethingThin(t *testing.T) {
	for _, radius := range []float64{0.002, 0.004, 0.015} {
		for _, links := range []int{10, 20, 40} {
			for _, speed := range []float64{1, 3, 10} {
				if passes(t, links, speed, radius) {
					t.Errorf("%d links at %v m/s pass through a bar with a radius of %v m", links, speed, radius)
				}
			}
		}
	}
}

// A lock that starts inside of a ball comes out of it, and is not thrown.
func TestHairStartsInside(t *testing.T) {
	const radius = 0.1
	y := salon(t, 0.3, 1)
	y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewSphere(radius)), Frame: at(0, 0, 0)})
	cfg := lock(chain.Free, 20, spatial.V(-0.15, 0.01, 0.03), spatial.V(0.15, 0.02, 0.04))
	cfg.Gravity = spatial.Vec3{}
	c := y.strand(cfg)
	fastest := 0.0
	for range 480 {
		y.Step()
		_, speed := deepest(c, spatial.Vec3{}, radius, 0.001)
		fastest = max(fastest, speed)
	}
	if deep, _ := deepest(c, spatial.Vec3{}, radius, 0.001); deep > 0.001 || fastest > 2.5 || !c.Finite() {
		t.Errorf("still %v m deep after 2 s; was as fast as %v m/s", deep, fastest)
	}
}

// headed is hair on a turning head: some strands that stand on a base, and a ball that turns with it.
func headed(t testing.TB, workers int) (*yard, *chain.Chain) {
	const radius = 0.1
	y := salon(t, 0.4, workers)
	head := y.add(rigid.Config{Kind: rigid.Kinematic, Shape: must(collide.NewSphere(radius))})
	cfg := chain.Config{Gravity: down, Contact: chain.Brushing, Damping: 0.5}
	for i := range 40 {
		a := 2 * math.Pi * float64(i) / 40
		n := spatial.V(0.5*math.Cos(a), 0.5*math.Sin(a), math.Sqrt(0.75))
		cfg.Strands = append(cfg.Strands, chain.Strand{
			Curve: []spatial.Vec3{n.Scale(radius), n.Scale(radius + 0.15)}, Links: 15, Radius: 1e-4, Density: 1300, Young: 1e8, Loss: 0.01,
		})
	}
	c := y.strand(cfg)
	turn := func(t float64) spatial.Frame {
		return spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0, 0.8*math.Sin(4*math.Min(t, 2*math.Pi/4*3))))}
	}
	y.Script(func(t float64) {
		head.SetTarget(turn(t))
		c.SetBase(turn(t))
	})
	return y, c
}

// Hair falls over a head that shakes, and does not get into it by more than a millimetre for a moment, and by a hundredth of its radius, 0.1 mm, when it has come to rest. Its tips swing for longer.
func TestHairOnATurningHead(t *testing.T) {
	y, c := headed(t, 1)
	worst := 0.0
	for range 1800 {
		if r := y.Step(); r.Flags != 0 {
			t.Fatalf("at %v s: %v", r.Time, r.Flags)
		}
		for k := range c.Links() {
			if c.LinkParent(k) >= 0 {
				worst = max(worst, 0.1001-c.Pose(c.LinkPoint(k)).Pos.Norm())
			}
		}
	}
	deep, speed := 0.0, 0.0
	for k := range c.Links() {
		if c.LinkParent(k) >= 0 {
			p := c.LinkPoint(k)
			deep, speed = max(deep, 0.1001-c.Pose(p).Pos.Norm()), max(speed, c.Velocity(p).Linear.Norm())
		}
	}
	if worst > 1e-3 || deep > 1e-6 || speed > 0.05 {
		t.Errorf("up to %v m deep; at rest %v m, at %v m/s", worst, deep, speed)
	}
}

// The same bits come out on any number of cores, and after a state was brought back.
func TestBrushingIsDeterministic(t *testing.T) {
	one, _ := headed(t, 1)
	two, _ := headed(t, 2)
	one.run(0.5)
	two.run(0.5)
	if one.Hash() != two.Hash() {
		t.Fatal("one and two workers disagree")
	}
	state := one.AppendState(nil)
	one.run(0.3)
	again, _ := headed(t, 2)
	if err := again.RestoreState(state); err != nil {
		t.Fatal(err)
	}
	again.Show()
	again.run(0.3)
	if one.Hash() != again.Hash() {
		t.Error("a state that was brought back goes on differently")
	}
	for n := range 40 {
		if err := again.RestoreState(state[:len(state)-n*97]); n > 0 && err == nil {
			t.Errorf("a state without its last %d bytes was taken", n*97)
		}
	}
}

// A head that leaps takes the hair on it along, and one that lies around loses it; neither throws it.
func TestHairOnALeapingHead(t *testing.T) {
	for _, along := range []bool{true, false} {
		y, c := headed(t, 1)
		y.run(0.5)
		far := spatial.V(1, 0, 0)
		y.Script(func(float64) {
			f := spatial.Frame{Rot: spatial.Identity, Pos: far}
			y.bodies[0].SetTarget(f)
			if along {
				c.SetBase(f)
			}
		})
		fastest := 0.0
		for range 240 {
			y.Step()
			for k := range c.Links() {
				fastest = max(fastest, c.Velocity(c.LinkPoint(k)).Linear.Norm())
			}
		}
		if fastest > 4 || !c.Finite() {
			t.Errorf("taken along %v: as fast as %v m/s", along, fastest)
		}
	}
}

func TestBrushingDoesNotAllocate(t *testing.T) {
	y, _ := headed(t, 1)
	y.run(1)
	if n := testing.AllocsPerRun(20, func() { y.Step() }); n > 0 {
		t.Errorf("%v allocations a step", n)
	}
}
