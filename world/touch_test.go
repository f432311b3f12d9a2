package world_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

var down = spatial.V(0, 0, -9.81)

// must is for what cannot fail in a test.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// yard is a world on a floor.
type yard struct {
	*world.World
	t      testing.TB
	bodies []*rigid.Body
}

func newYard(t testing.TB, surface world.Surface) *yard {
	y := &yard{World: must(world.New(world.Config{Step: 0.001, Workers: 1, Pause: -1})), t: t}
	t.Cleanup(y.Close)
	must(y.AddSurface(surface))
	y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewHalfSpace())})
	return y
}

func (y *yard) add(cfg rigid.Config) *rigid.Body {
	cfg.Gravity = down
	b := must(rigid.New(cfg))
	i := must(y.AddBody(fmt.Sprint("body", len(y.bodies)), b))
	if err := y.Wear(i, 1); err != nil {
		y.t.Fatal(err)
	}
	y.bodies = append(y.bodies, b)
	return b
}

func (y *yard) run(seconds float64) {
	for range int(math.Round(seconds / y.StepLength())) {
		if r := y.Step(); r.Flags != 0 {
			y.t.Fatalf("at %v s: %v", r.Time, r.Flags)
		}
	}
}

func at(x, y, z float64) spatial.Frame {
	return spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(x, y, z)}
}

// A block on an inclined plane, which gravity is tilted for, slides as g (sin α − µ cos α) in every heading, or stays.
func TestBlockSlidesAsFrictionSays(t *testing.T) {
	for _, heading := range []float64{0, 0.3, math.Pi / 4, 1.1, 2.5} {
		for _, alpha := range []float64{0.28, 0.3, 0.5} {
			mu := 0.3
			y := newYard(t, world.Surface{Static: mu, Dynamic: mu})
			b := must(rigid.New(rigid.Config{Shape: must(collide.NewBox(spatial.V(0.1, 0.1, 0.02))), Frame: at(0, 0, 0.02),
				Gravity: spatial.V(math.Cos(heading)*math.Sin(alpha), math.Sin(heading)*math.Sin(alpha), -math.Cos(alpha)).Scale(9.81)}))
			i := must(y.AddBody("block", b))
			if err := y.Wear(i, 1); err != nil {
				t.Fatal(err)
			}
			y.run(1)
			want := math.Max(9.81*(math.Sin(alpha)-mu*math.Cos(alpha)), 0)
			v := b.Velocity().Linear
			got := v.X*math.Cos(heading) + v.Y*math.Sin(heading)
			if math.Abs(got-want) > 1e-3*math.Max(want, 1e-3) || math.Abs(v.Norm()-math.Abs(got)) > 1e-6 {
				t.Errorf("heading %v slope %v: speed %v (%v), want %v", heading, alpha, got, v, want)
			}
		}
	}
}

// All methods find the same force: a block is pushed across a floor at an angle, cone and box of friction as they are.
func TestMethodsAgree(t *testing.T) {
	for _, c := range []struct {
		method   constraint.Method
		friction constraint.FrictionModel
		want     float64 // friction on a slope of 0.5 rad in a heading of 45°, in µ g cos α
	}{
		{constraint.Automatic, constraint.FrictionCone, 1}, {constraint.Sweeping, constraint.FrictionCone, 1}, {constraint.Pivoting, constraint.FrictionCone, 1},
		{constraint.Sweeping, constraint.FrictionBox, math.Sqrt2}, {constraint.Pivoting, constraint.FrictionBox, math.Sqrt2},
	} {
		const alpha, mu = 0.5, 0.3
		w := must(world.New(world.Config{Workers: 1, Pause: -1, Method: c.method, Friction: c.friction}))
		t.Cleanup(w.Close)
		y := &yard{World: w, t: t}
		must(y.AddSurface(world.Surface{Static: mu, Dynamic: mu}))
		y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewHalfSpace())})
		u := spatial.V(0, 0, 1).Perpendicular()
		heading := u.Add(spatial.V(0, 0, 1).Cross(u)).Unit()
		b := y.add(rigid.Config{Shape: must(collide.NewBox(spatial.V(0.1, 0.1, 0.02))), Frame: at(0, 0, 0.02)})
		cfg := b.Config()
		cfg.Gravity = heading.Scale(math.Sin(alpha)).Sub(spatial.V(0, 0, math.Cos(alpha))).Scale(9.81)
		if err := b.Retune(cfg); err != nil {
			t.Fatal(err)
		}
		y.run(1)
		want := 9.81 * (math.Sin(alpha) - c.want*mu*math.Cos(alpha))
		if v := b.Velocity().Linear.Dot(heading); math.Abs(v-want) > 1e-3*want {
			t.Errorf("%v, %v: it slides at %v m/s, want %v", c.method, c.friction, v, want)
		}
	}
}

// Ten boxes stay where they are put.
func TestStackStays(t *testing.T) {
	y := newYard(t, world.Surface{Static: 0.5, Dynamic: 0.5})
	box := must(collide.NewBox(spatial.V(0.1, 0.1, 0.1)))
	for i := range 10 {
		y.add(rigid.Config{Shape: box, Mass: 1, Frame: at(0, 0, 0.1+0.2*float64(i))})
	}
	for i := range 10 {
		y.run(1)
		worst := 0.0
		for k, b := range y.bodies[1:] {
			worst = math.Max(worst, b.Frame().Pos.Sub(spatial.V(0, 0, 0.1+0.2*float64(k))).Norm())
		}
		t.Log(i, worst)
		if worst > 1e-5 {
			t.Fatalf("after %d s a box is %v m off", i+1, worst)
		}
	}
}

// A ball comes back to e² of the height it fell from, whatever the step.
func TestBallBounces(t *testing.T) {
	for _, e := range []float64{1, 0.8, 0.5} {
		y := newYard(t, world.Surface{Restitution: e})
		b := y.add(rigid.Config{Shape: must(collide.NewSphere(0.1)), Frame: at(0, 0, 1.1)})
		fall := math.Sqrt(2 * 1 / 9.81)
		y.run(fall + 0.001)
		top := 0.0
		for range int(2 * e * fall / y.StepLength()) {
			y.run(y.StepLength())
			top = math.Max(top, b.Frame().Pos.Z-0.1)
		}
		if math.Abs(top-e*e) > 1e-4 {
			t.Errorf("restitution %v: it rises to %v m, want %v", e, top, e*e)
		}
	}
}

// Of five balls in a row the last one leaves with the speed of the first.
func TestCradle(t *testing.T) {
	y := newYard(t, world.Surface{Restitution: 1})
	ball := must(collide.NewSphere(0.05))
	for i := range 5 {
		cfg := rigid.Config{Shape: ball, Frame: at(0.1*float64(i), 0, 1)}
		if i == 0 {
			cfg.Frame.Pos.X -= 0.0123
			cfg.Velocity.Linear.X = 1
		}
		y.add(cfg)
	}
	for _, b := range y.bodies[1:] {
		cfg := b.Config()
		cfg.Gravity = spatial.Vec3{}
		if err := b.Retune(cfg); err != nil {
			t.Fatal(err)
		}
	}
	y.run(0.05)
	for i, b := range y.bodies[1:] {
		want := 0.0
		if i == 4 {
			want = 1
		}
		// Contacts are met to a hundred-millionth of the speeds there are.
		if v := b.Velocity().Linear; v.Sub(spatial.V(want, 0, 0)).Norm() > 1e-7 {
			t.Errorf("ball %d moves at %v, want %v", i, v, want)
		}
	}
}

// A box that falls flat rises flat, to e² of the height.
func TestFlatBoxBounces(t *testing.T) {
	y := newYard(t, world.Surface{Static: 0.5, Dynamic: 0.5, Restitution: 0.6})
	b := y.add(rigid.Config{Shape: must(collide.NewBox(spatial.V(0.2, 0.1, 0.05))), Frame: at(0, 0, 0.55)})
	fall := math.Sqrt(2 * 0.5 / 9.81)
	y.run(fall + 0.001)
	top := 0.0
	for range int(2 * 0.6 * fall / y.StepLength()) {
		y.run(y.StepLength())
		top = math.Max(top, b.Frame().Pos.Z-0.05)
	}
	if want := 0.36 * 0.5; math.Abs(top-want) > 1e-4 {
		t.Errorf("it rises to %v m, want %v", top, want)
	}
	if turn := b.Frame().Rot.Log().Norm(); turn > 1e-6 {
		t.Errorf("it turned by %v rad, want none", turn)
	}
}

// A ball that is thrown flat slides, and rolls at 5/7 of its speed from then on.
func TestBallComesToRoll(t *testing.T) {
	y := newYard(t, world.Surface{Static: 0.2, Dynamic: 0.2})
	cfg := rigid.Config{Shape: must(collide.NewSphere(0.1)), Frame: at(0, 0, 0.1)}
	cfg.Velocity.Linear.X = 2
	b := y.add(cfg)
	y.run(0.5) // it slides for 2 v/(7 µ g) = 0.29 s
	v := b.Velocity()
	if math.Abs(v.Linear.X-2*5.0/7) > 1e-3 || math.Abs(v.Angular.Y-v.Linear.X/0.1) > 1e-3 {
		t.Errorf("it rolls at %v, want 10/7 m/s and no slip", v)
	}
	y.run(0.5)
	if after := b.Velocity(); after.Sub(v).Linear.Norm() > 1e-4 {
		t.Errorf("rolling, it went from %v to %v", v.Linear, after.Linear)
	}
	if z := b.Frame().Pos.Z; math.Abs(z-0.1) > 1e-6 {
		t.Errorf("it is at height %v, want 0.1", z)
	}
}

// Bodies that are put into each other come apart, at a speed at which nobody is hurt, and come to rest.
func TestCoincidentBodiesPart(t *testing.T) {
	y := newYard(t, world.Surface{Static: 0.5, Dynamic: 0.5})
	box := must(collide.NewBox(spatial.V(0.1, 0.1, 0.1)))
	for range 3 {
		y.add(rigid.Config{Shape: box, Frame: at(0, 0, 0.1)})
	}
	fastest := 0.0
	for range 3000 {
		y.Step()
		for _, b := range y.bodies {
			fastest = math.Max(fastest, b.Velocity().Linear.Norm())
		}
	}
	if fastest > 3 {
		t.Errorf("they part at %v m/s", fastest)
	}
	for i, b := range y.bodies[1:] {
		if v := b.Velocity().Linear.Norm(); v > 1e-3 {
			t.Errorf("body %d still moves at %v m/s, at %v", i, v, b.Frame().Pos)
		}
		for _, c := range y.bodies[i+2:] {
			fb, fc := b.Frame(), c.Frame()
			if d := collide.Distance(box, &fb, box, &fc, nil).Distance; d < -1e-3 {
				t.Errorf("body %d overlaps another by %v m", i, -d)
			}
		}
	}
}

// A million to one on top of each other, and friction as in the paper's table 1.
func TestExtremesStayFinite(t *testing.T) {
	for _, friction := range []float64{0, 0.5, 200} {
		y := newYard(t, world.Surface{Static: friction, Dynamic: friction})
		box := must(collide.NewBox(spatial.V(0.1, 0.1, 0.1)))
		y.add(rigid.Config{Shape: box, Mass: 1e-3, Frame: at(0, 0, 0.1)})
		y.add(rigid.Config{Shape: box, Mass: 1e3, Frame: at(0.01, 0, 0.3)})
		y.add(rigid.Config{Shape: must(collide.NewSphere(0.02)), Mass: 1e-3, Frame: at(0.25, 0, 0.4)})
		y.run(1)
		for i, b := range y.bodies[1:3] {
			if friction == 0 {
				continue // a heavy box on a light one that nothing holds squeezes it out
			}
			if z := b.Frame().Pos.Z; math.Abs(z-0.1-0.2*float64(i)) > 1e-4 {
				t.Errorf("friction %v: box %d is at height %v", friction, i, z)
			}
		}
	}
}

// A pile falls asleep, and wakes when something falls on it.
func TestSleepAndWake(t *testing.T) {
	w := must(world.New(world.Config{Step: 0.001, Workers: 1}))
	t.Cleanup(w.Close)
	y := &yard{World: w, t: t}
	must(y.AddSurface(world.Surface{Static: 0.5, Dynamic: 0.5}))
	y.add(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewHalfSpace())})
	box := must(collide.NewBox(spatial.V(0.1, 0.1, 0.1)))
	for i := range 3 {
		y.add(rigid.Config{Shape: box, Frame: at(0, 0, 0.1+0.2*float64(i))})
	}
	y.add(rigid.Config{Shape: must(collide.NewSphere(0.05)), Frame: at(0.02, 0, 5)})
	asleep := func() (n int) {
		s := y.Snapshot()
		defer s.Release()
		for _, b := range s.Bodies {
			if b.Asleep {
				n++
			}
		}
		return n
	}
	y.run(0.6)
	if n := asleep(); n != 3 {
		t.Fatalf("%d bodies are asleep, want 3", n)
	}
	state := y.AppendState(nil)
	y.run(0.4)
	if n := asleep(); n != 0 { // it falls 4.4 m in 0.95 s
		t.Fatalf("%d bodies are asleep when the ball has struck, want 0", n)
	}
	var ends []spatial.Frame
	for _, b := range y.bodies {
		ends = append(ends, b.Frame())
	}
	if err := y.RestoreState(state); err != nil {
		t.Fatal(err)
	}
	if n := asleep(); n != 0 { // not before it is shown
		t.Fatalf("%d bodies are asleep in the snapshot before", n)
	}
	y.run(0.4)
	for i, b := range y.bodies { // not to the last bit: detection starts anew
		if d := b.Frame().Pos.Sub(ends[i].Pos).Norm(); d > 1e-6 {
			t.Errorf("body %d, restored and run again, is %v m elsewhere", i, d)
		}
	}
}

// What hangs on a body that nothing moves does not meet what else hangs on it.
func TestTwoPendulumsOnOneWall(t *testing.T) {
	y := newYard(t, world.Surface{})
	box := must(collide.NewBox(spatial.V(0.05, 0.05, 0.05)))
	wall := must(y.AddBody("wall", must(rigid.New(rigid.Config{Kind: rigid.Static, Shape: box, Frame: at(0, 0, 2)}))))
	for i := range 2 {
		y.add(rigid.Config{Shape: box, Mass: float64(1 + i), Frame: at(float64(2*i-1), 0, 1.5)})
		body, _ := y.BodyNamed(fmt.Sprint("body", len(y.bodies)-1))
		must(y.AddBond(constraint.Bond{
			A: constraint.Anchor{Body: wall, Offset: at(float64(2*i-1), 0, 0)}, B: constraint.Anchor{Body: body, Offset: at(0, 0, 0.5)}, Axes: constraint.Pinned,
		}))
	}
	y.run(0.2)
	for i, b := range y.bodies[1:] {
		if p := b.Frame().Pos; p.Sub(spatial.V(float64(2*i-1), 0, 1.5)).Norm() > 1e-9 {
			t.Errorf("pendulum %d, which hangs straight down, went to %v", i, p)
		}
	}
}
