package rod_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// bench is a world with a rod in it.
type bench struct {
	*world.World
	tb   testing.TB
	rod  *rod.Rod
	body int
	made int
}

const thick = 0.005 // radius of the rods here [m]

// newBench makes a rod of 1 m along x with EI = 1 N m², clamped at its start, that weighs gamma EI/L² and has so many pieces.
func newBench(tb testing.TB, gamma, friction float64, pieces int, change func(*rod.Config)) *bench {
	cfg := rod.Config{
		Curve: rod.Line{To: spatial.V(1, 0, 0)}, Nodes: 101, Pieces: pieces,
		Section: rod.Section{Radius: thick}, Young: 4 / (math.Pi * math.Pow(thick, 4)), Poisson: 0.3,
		Density: gamma / (math.Pi * thick * thick), Gravity: spatial.V(0, 0, -1),
		Holds: []rod.Hold{{At: 0}},
	}
	if change != nil {
		change(&cfg)
	}
	b := &bench{World: must(world.New(world.Config{Step: 0.005, Workers: 1, Pause: -1})), tb: tb, rod: must(rod.New(cfg))}
	tb.Cleanup(b.Close)
	must(b.AddSurface(world.Surface{Static: friction, Dynamic: friction}))
	b.body = b.wear(must(b.AddBody("rod", b.rod)))
	return b
}

func (b *bench) wear(body int) int {
	if err := b.Wear(body, 1); err != nil {
		b.tb.Fatal(err)
	}
	return body
}

func (b *bench) add(cfg rigid.Config) *rigid.Body {
	body := must(rigid.New(cfg))
	b.made++
	b.wear(must(b.AddBody(fmt.Sprint("body", b.made), body)))
	return body
}

// run takes steps; it fails on any flag but those that may be.
func (b *bench) run(steps int, may constraint.Flags) {
	b.tb.Helper()
	for range steps {
		if r := b.Step(); r.Flags&^may != 0 {
			b.tb.Fatalf("at %.3f s: %v", r.Time, r.Flags)
		}
	}
}

// pushed returns the sum of the forces of contacts on the rod [N], and their number.
func (b *bench) pushed() (sum spatial.Vec3, count int) {
	s := b.Snapshot()
	defer s.Release()
	for _, c := range s.Contacts {
		f := c.Force
		if c.A == b.body {
			f = f.Neg()
		}
		sum = sum.Add(f)
		count++
	}
	return sum, count
}

// nearest returns the least distance of the rod's axis from a place [m].
func (b *bench) nearest(p spatial.Vec3) float64 {
	least := math.Inf(1)
	frames := b.rod.AppendFrames(nil)
	for i := range frames[1:] {
		from, along := frames[i].Pos, frames[i+1].Pos.Sub(frames[i].Pos)
		t := math.Min(math.Max(p.Sub(from).Dot(along)/along.Norm2(), 0), 1)
		least = math.Min(least, p.Sub(from.AddScaled(t, along)).Norm())
	}
	return least
}

// lying is a frame in which a cylinder lies along y.
func lying(x, z float64) spatial.Frame {
	return spatial.Frame{Rot: spatial.Exp(spatial.V(math.Pi/2, 0, 0)), Pos: spatial.V(x, 0, z)}
}

func at(x, y, z float64) spatial.Frame {
	return spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(x, y, z)}
}

// A cantilever under its weight on a support at a: beam theory has its deflection there, wa²(6L² − 4La + a²)/24EI, taken back by
// Ra³/3EI.
func TestSupportCarriesWhatBeamTheorySays(t *testing.T) {
	for _, pieces := range []int{20, 100} {
		const weight, a = 0.01, 0.8
		b := newBench(t, weight, 0, pieces, nil)
		b.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewCylinder(0.02, 0.2)), Frame: lying(a, -0.02-thick)})
		b.run(10, 0)
		want := weight * (6 - 4*a + a*a) / (8 * a)
		if f, _ := b.pushed(); math.Abs(f.Z-want) > 1e-3*want {
			t.Errorf("%d pieces: the support carries %v N, want %v", pieces, f.Z, want)
		}
		if z := b.rod.Frame(80).Pos.Z; math.Abs(z) > 1e-3*thick {
			t.Errorf("%d pieces: the rod has sunk by %v m", pieces, -z)
		}
	}
}

// A ball that is driven down bends the rod far, and what it exerts is what the clamp holds against.
func TestBallBendsTheRod(t *testing.T) {
	const radius = 0.03
	b := newBench(t, 0, 0.3, 100, nil)
	ball := b.add(rigid.Config{Kind: rigid.Kinematic, Shape: must(collide.NewSphere(radius)), Frame: at(0.9, 0, radius+thick)})
	z := radius + thick
	for i := range 150 {
		if i < 100 {
			z -= 0.004
		}
		ball.SetTarget(at(0.9, 0, z))
		b.run(1, 0)
	}
	f, _ := b.pushed()
	if sum := f.Add(b.rod.HoldWrench(0).Force); sum.Norm() > 1e-6*f.Norm() {
		t.Errorf("the ball exerts %v N, the clamp %v N", f, b.rod.HoldWrench(0).Force)
	}
	if gap := b.nearest(spatial.V(0.9, 0, z)) - radius - thick; math.Abs(gap) > 0.01*thick {
		t.Errorf("a gap of %v m between ball and rod, want less than a hundredth of its radius", gap)
	}
	if f.Norm() < 1 {
		t.Errorf("the ball presses with %v N", f)
	}
}

// A column that is pushed together buckles against a table, snaps, rolls aside and comes to lie there: stable only because it leans on it, in most
// of these shapes.
func TestBuckledRodLeansOnATable(t *testing.T) {
	b := newBench(t, 1, 0.2, 50, func(c *rod.Config) { c.Holds = append(c.Holds, rod.Hold{At: 1}) })
	const top = -0.1 - thick
	b.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewBox(spatial.V(1, 0.5, 0.05))), Frame: at(0.5, 0, top-0.05)})
	hold := b.rod.Hold(1)
	for i := range 500 {
		if i > 10 && i < 300 { // it sags first
			hold.Pos.X -= 0.001
		}
		b.rod.SetHold(1, hold)
		b.run(1, 0)
	}
	f, n := b.pushed()
	if n == 0 || f.Z < 0.1 {
		t.Errorf("%d contacts press with %v N", n, f)
	}
	for i := range b.rod.Nodes() {
		if depth := top - (b.rod.Frame(i).Pos.Z - thick); depth > 0.01*thick {
			t.Errorf("node %d is %v m in the table", i, depth)
		}
	}
}

// What friction holds stays where it is, and slides where there is none.
func TestFrictionHoldsWithoutCreep(t *testing.T) {
	for _, friction := range []float64{0.5, 0} {
		b := newBench(t, 0.1, friction, 50, func(c *rod.Config) {
			c.Loads = []rod.Load{{From: 0.7, To: 0.7, Wrench: spatial.Wrench{Force: spatial.V(0, 0.005, 0)}}}
		})
		b.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewCylinder(0.02, 0.4)), Frame: lying(0.7, -0.02-thick)})
		b.run(100, 0)
		before := b.rod.Frame(70).Pos
		b.run(2000, 0)
		after := b.rod.Frame(70).Pos
		if crept := after.Sub(before).Norm(); crept > 1e-9 {
			t.Errorf("friction %v: it crept by %v m in 10 s", friction, crept)
		}
		bent := 0.005 * math.Pow(0.7, 3) / 3
		if held := after.Y < 0.1*bent; held != (friction > 0) {
			t.Errorf("friction %v: it is %v m aside, and %v m without friction", friction, after.Y, bent)
		}
	}
}

// distance returns the least distance of parts of the axis that are further apart along the rod than so many nodes [m].
func (b *bench) distance(apart int) float64 {
	least := math.Inf(1)
	frames := b.rod.AppendFrames(nil)
	for i := range frames {
		for j := i + apart; j+1 < len(frames); j++ {
			from, along := frames[j].Pos, frames[j+1].Pos.Sub(frames[j].Pos)
			t := math.Min(math.Max(frames[i].Pos.Sub(from).Dot(along)/along.Norm2(), 0), 1)
			least = math.Min(least, frames[i].Pos.Sub(from.AddScaled(t, along)).Norm())
		}
	}
	return least
}

// A rod that is twisted throws a loop, which leans on itself.
func TestTwistedRodTouchesItself(t *testing.T) {
	b := newBench(t, 0.01, 0.2, 100, func(c *rod.Config) { c.Holds = append(c.Holds, rod.Hold{At: 1}) })
	hold := b.rod.Hold(1)
	straight := hold.Rot
	for i := range 600 {
		switch {
		case i < 200:
			hold.Pos.X -= 0.0035
		case i < 500:
			hold.Rot = straight.Mul(spatial.Exp(spatial.V(0, 0, float64(i-200)*0.04)))
		}
		b.rod.SetHold(1, hold)
		b.run(1, 0)
	}
	if _, n := b.pushed(); n == 0 {
		t.Error("the loop does not touch itself")
	}
	if d := b.distance(12); d < 0.99*2*thick {
		t.Errorf("its axis comes as near to itself as %v m, want %v", d, 2*thick)
	}
}

// A world that goes back to a state goes on as it did before, to the last bit, and a step allocates nothing.
func TestTouchedRodIsRestored(t *testing.T) {
	b := newBench(t, 0.5, 0.3, 100, nil)
	b.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewCapsule(0.02, 0.2)), Frame: lying(0.6, -0.02-thick)})
	b.run(20, 0)
	state := b.AppendState(nil)
	b.run(20, 0)
	want := b.AppendState(nil)
	if err := b.RestoreState(state); err != nil {
		t.Fatal(err)
	}
	b.run(20, 0)
	if string(b.AppendState(nil)) != string(want) {
		t.Error("after going back the same steps end elsewhere")
	}
	if n := testing.AllocsPerRun(100, func() { b.Step() }); n > 0 {
		t.Errorf("a step allocates %v times", n)
	}
}

func BenchmarkTouchedStep(b *testing.B) {
	w := newBench(b, 50, 0.3, 299, func(c *rod.Config) { c.Nodes = 300 })
	for i := range 40 { // so many posts in a row
		w.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewCylinder(0.005, 0.2)), Frame: lying(0.1+0.02*float64(i), -0.005-thick)})
	}
	w.run(200, 0)
	_, n := w.pushed()
	b.ReportAllocs()
	for b.Loop() {
		w.Step()
	}
	b.ReportMetric(float64(n), "contacts")
}
