package rigid_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"gonum.org/v1/gonum/mathext"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

var (
	_ world.Grippable = (*rigid.Body)(nil)
	_ world.Refiner   = (*rigid.Body)(nil)
	_ world.Immersed  = (*rigid.Body)(nil)
)

var earth = spatial.V(0, 0, -9.81) // [m/s²]

// brick has three different moments of inertia.
func brick() rigid.Config {
	return rigid.Config{Mass: 2, Inertia: spatial.Sym3{XX: 0.01, YY: 0.02, ZZ: 0.025}}
}

func make1(t testing.TB, cfg rigid.Config) *rigid.Body {
	t.Helper()
	b, err := rigid.New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func step(b *rigid.Body, h float64, n int) {
	for range n {
		b.Predict(h)
		b.Correct(h)
	}
}

func near(t *testing.T, what string, got, want spatial.Vec3, tolerance float64) {
	t.Helper()
	if d := got.Sub(want).Norm(); !(d <= tolerance) {
		t.Errorf("%s is %v, want %v within %.2g: off by %.3g", what, got, want, tolerance, d)
	}
}

// A leapfrog's positions under a constant force are exact, and so are its velocities at whole steps.
func TestProjectileIsExact(t *testing.T) {
	for _, h := range []float64{0.001, 0.01, 0.1} {
		cfg := brick()
		cfg.Gravity = earth
		cfg.Centre = spatial.V(0.1, 0, 0)
		cfg.Frame.Pos = spatial.V(1, 2, 3)
		cfg.Velocity.Linear = spatial.V(3, -1, 5)
		b := make1(t, cfg)
		n := int(math.Round(2 / h))
		step(b, h, n)
		want := spatial.V(1, 2, 3).AddScaled(2, cfg.Velocity.Linear).AddScaled(2, earth)
		near(t, fmt.Sprintf("place after 2 s in steps of %v s", h), b.Frame().Pos, want, 1e-11)
		near(t, "velocity", b.Velocity().Linear, cfg.Velocity.Linear.AddScaled(2, earth), 1e-11)
		near(t, "centre", b.Pose(0).Pos, want.Add(cfg.Centre), 1e-11)
	}
}

// A constant force from the first step on, changed in length of step, is a constant acceleration too.
func TestSteadyLoadIsExact(t *testing.T) {
	b := make1(t, brick())
	b.Load(0, spatial.Wrench{Force: spatial.V(4, 0, 0)})
	time := 0.0
	for i := range 300 {
		h := 0.001 * float64(1+i%3)
		b.Predict(h)
		b.Correct(h)
		time += h
		near(t, "velocity", b.Velocity().Linear, spatial.V(2*time, 0, 0), 1e-12)
	}
	near(t, "place", b.Frame().Pos, spatial.V(time*time, 0, 0), 2e-6) // steps that vary leave h³ each
}

// Linear drag has a terminal velocity, and damping of a spin is exponential.
func TestDamping(t *testing.T) {
	cfg := brick()
	cfg.Gravity, cfg.LinearDamping, cfg.AngularDamping = earth, 4, 0.5
	cfg.Velocity.Angular = spatial.V(0, 0, 3)
	b := make1(t, cfg)
	step(b, 0.01, 1000)
	near(t, "terminal velocity", b.Velocity().Linear, earth.Scale(1./4), 1e-12)
	near(t, "spin after 10 s", b.Velocity().Angular, spatial.V(0, 0, 3*math.Exp(-5)), 1e-13)

	b = make1(t, cfg)
	step(b, 0.01, 20)
	near(t, "velocity after 0.2 s", b.Velocity().Linear, earth.Scale((1-math.Exp(-0.8))/4), 1e-13)
}

// A free body keeps its angular momentum to the last bit and its energy to rounding, flips included, whatever its spin.
func TestFreeRotationKeepsWhatItHas(t *testing.T) {
	turned := spatial.Exp(spatial.V(0.3, -1, 0.4))
	var turn spatial.Mat3
	turned.Mat(&turn)
	moments := spatial.Sym3{XX: 0.01, YY: 0.02, ZZ: 0.025}
	for _, c := range []struct {
		name    string
		inertia spatial.Sym3
		spin    spatial.Vec3
	}{
		{"about the middle axis", moments, spatial.V(0.01, 30, 0.01)},
		{"in axes that are not principal", moments.Turned(&turn), turned.Rotate(spatial.V(0.01, 30, 0.01))},
		{"a thin rod", spatial.Sym3{XX: 1e-6, YY: 1, ZZ: 1}, spatial.V(5, 30, 0)},
		{"a flat plate", spatial.Sym3{XX: 1, YY: 2, ZZ: 3}, spatial.V(0.1, 20, 3)},
		{"a ball", spatial.Sym3{XX: 2, YY: 2, ZZ: 2}, spatial.V(1, 20, 3)},
		{"fast", moments, spatial.V(300, 2000, -100)},
	} {
		b := make1(t, rigid.Config{Mass: 1, Inertia: c.inertia, Velocity: spatial.Twist{Angular: c.spin}})
		l, e := b.AngularMomentum(spatial.Vec3{}), energy(b)
		worst := 0.0
		for range 10_000 {
			step(b, 0.001, 10)
			worst = math.Max(worst, math.Abs(energy(b)/e-1))
		}
		if got := b.AngularMomentum(spatial.Vec3{}); got != l {
			t.Errorf("%s: angular momentum %v became %v", c.name, l, got)
		}
		if worst > 1e-11 { // 10⁵ roundings
			t.Errorf("%s: energy changed by %.2g in 100 s", c.name, worst)
		}
	}
}

func energy(b *rigid.Body) float64 {
	kinetic, potential := b.Energy()
	return kinetic + potential
}

// dzhanibekov has the period of the free motion of a body with moments a < b < c (Landau & Lifshitz 1976, §37) in closed form.
func dzhanibekov(a, b, c float64, w spatial.Vec3) float64 {
	e2 := a*w.X*w.X + b*w.Y*w.Y + c*w.Z*w.Z
	m2 := a*a*w.X*w.X + b*b*w.Y*w.Y + c*c*w.Z*w.Z
	if m2 < e2*b { // turns around the axis of the least moment: the names of the outer ones change
		a, c = c, a
	}
	k2 := (b - a) * (e2*c - m2) / ((c - b) * (m2 - e2*a))
	return 4 * mathext.CompleteK(k2) * math.Sqrt(a*b*c/((c-b)*(m2-e2*a)))
}

// The period of the flips is that of the elliptic functions; the error is of sixth order in the step.
func TestDzhanibekovPeriod(t *testing.T) {
	spin := spatial.V(0.02, 12, 0.01)
	want := dzhanibekov(0.01, 0.02, 0.025, spin)
	var errors []float64
	for _, h := range []float64{0.02, 0.01, 0.005} {
		cfg := brick()
		cfg.Velocity.Angular = spin
		b := make1(t, cfg)
		about := func() float64 { return b.Frame().Rot.Unrotate(b.Velocity().Angular).Y }
		// Times at which the spin about the middle axis passes 0: straight lines between steps are too coarse, a cubic through four is not.
		var flips []float64
		y := [4]float64{0: about()}
		for i := 1; len(flips) < 7; i++ {
			step(b, h, 1)
			if y = [4]float64{y[1], y[2], y[3], about()}; i >= 4 && y[1]*y[2] < 0 {
				flips = append(flips, h*(float64(i-2)+crossing(y)))
			}
		}
		errors = append(errors, math.Abs((flips[6]-flips[0])/3-want)/want)
	}
	if last := errors[2]; last > 1e-8 {
		t.Errorf("the period is %v off, want 1e-8", last)
	}
	if order := math.Log2(errors[0] / errors[1]); errors[0] > 1e-3 || order < 3.5 { // of the cubic, if not of the motion
		t.Errorf("errors %v, order %.2f", errors, order)
	}
}

// crossing returns where between the second and third of four values at −1, 0, 1, 2 a cubic through them is 0.
func crossing(y [4]float64) float64 {
	low, high := 0.0, 1.0
	at := func(x float64) float64 {
		return -y[0]*x*(x-1)*(x-2)/6 + y[1]*(x+1)*(x-1)*(x-2)/2 - y[2]*(x+1)*x*(x-2)/2 + y[3]*(x+1)*x*(x-1)/6
	}
	for range 60 {
		if mid := (low + high) / 2; at(mid)*y[1] > 0 {
			low = mid
		} else {
			high = mid
		}
	}
	return low
}

// The orientation after a second converges with the sixth power of the step.
func TestFreeRotationIsOfSixthOrder(t *testing.T) {
	after := func(n int) spatial.Quat {
		cfg := brick()
		cfg.Velocity.Angular = spatial.V(2, 3, 1)
		b := make1(t, cfg)
		step(b, 1/float64(n), n)
		return b.Frame().Rot
	}
	exact := after(400)
	miss := func(n int) float64 { return exact.Conj().Mul(after(n)).Log().Norm() }
	coarse, fine := miss(20), miss(40)
	if order := math.Log2(coarse / fine); order < 5.7 || order > 6.5 {
		t.Errorf("errors %.3g and %.3g: order %.2f, want 6", coarse, fine, order)
	}
}

// Loads that come after Predict do what Respond says, to first order in their size, and all of it for the velocity.
func TestRespondTellsWhatLoadsDo(t *testing.T) {
	const h = 0.001
	for name, pull := range map[string]bool{"free": false, "held": true} {
		cfg := brick()
		cfg.LinearDamping, cfg.AngularDamping = 3, 2
		cfg.Frame = spatial.Frame{Rot: spatial.Exp(spatial.V(1, 2, 0)), Pos: spatial.V(1, 0, 0)}
		run := func(w spatial.Wrench, p func(*rigid.Body) int) (now, said spatial.Twist) {
			b := make1(t, cfg)
			from, to := p(b), b.PointAt(spatial.V(-0.2, 0, 0.1))
			if pull {
				b.SetPull(1, rigid.Pull{Point: from, Target: b.Pose(from), Linear: 5e3, Angular: 4, LinearDamping: 30, AngularDamping: 0.2})
				b.SetPull(2, rigid.Pull{Point: to, Target: b.Pose(to), Linear: 2e3})
			}
			step(b, h, 2)
			b.Predict(h)
			b.Load(from, w)
			b.Refine(h)
			now, _ = b.Motion(to)
			var dv [1]spatial.Twist
			b.Respond(from, w.Scale(h), []int{to}, dv[:])
			return now, dv[0]
		}
		at := func(b *rigid.Body) int { return b.PointAt(spatial.V(0.1, 0.3, 0)) }
		w := spatial.Wrench{Torque: spatial.V(1e-4, 2e-4, -3e-4), Force: spatial.V(0.01, -0.005, 0.003)}
		still, _ := run(spatial.Wrench{}, at)
		moved, said := run(w, at)
		got := moved.Sub(still)
		near(t, name+": angular", got.Angular, said.Angular, 3e-7*said.Angular.Norm())
		near(t, name+": linear", got.Linear, said.Linear, 3e-7*said.Linear.Norm())
	}
}

// A lump answers as Respond does, and says so only where shifting and turning are apart.
func TestLump(t *testing.T) {
	const h = 0.001
	cfg := brick()
	cfg.Frame.Rot = spatial.Exp(spatial.V(1, 2, 0))
	b := make1(t, cfg)
	check := func(want bool) {
		b.Predict(h)
		mass, inertia, ok := b.Lump()
		if ok != want {
			t.Errorf("a lump: %v, want %v", ok, want)
		}
		if ok {
			w := spatial.Wrench{Torque: spatial.V(1, 2, 3), Force: spatial.V(3, 1, 2)}
			var dv [1]spatial.Twist
			b.Respond(0, w, []int{0}, dv[:])
			near(t, "angular", dv[0].Angular, inertia.MulVec(w.Torque), 1e-13*dv[0].Angular.Norm())
			near(t, "linear", dv[0].Linear, w.Force.Scale(mass), 1e-13)
		}
		b.Correct(h)
	}
	check(true)
	b.SetPull(1, rigid.Pull{Point: 0, Target: spatial.AtOrigin, Linear: 1e5, Angular: 10})
	check(true)
	b.SetPull(2, rigid.Pull{Point: b.PointAt(spatial.V(0.1, 0, 0)), Target: spatial.AtOrigin, Linear: 1e5})
	check(false)
	b.DropPull(2)
	b.DropPull(1)
	check(true)
}

// Predict, and then loads in any number of parts, is the same as all loads at once; Predict again begins anew.
func TestRefineAndPredictAgain(t *testing.T) {
	const h = 0.002
	cfg := brick()
	cfg.Gravity, cfg.Velocity.Angular = earth, spatial.V(1, 5, 2)
	a, b := make1(t, cfg), make1(t, cfg)
	step(a, h, 3)
	step(b, h, 3)
	w := spatial.Wrench{Torque: spatial.V(0.1, 0, 0), Force: spatial.V(8, 0, 4)} // halves are exact
	a.Predict(h)
	a.Load(0, w)
	a.Correct(h)

	b.Load(0, spatial.Wrench{Force: spatial.V(1e3, 0, 0)})
	b.Predict(h)
	b.ClearLoads()
	b.Predict(h)
	b.Load(0, w.Scale(0.5))
	b.Refine(h)
	b.Load(0, w.Scale(0.5))
	b.Correct(h)
	if x, y := string(a.AppendState(nil)), string(b.AppendState(nil)); x != y {
		t.Errorf("%v and %v", a.Frame(), b.Frame())
	}
}

func TestMaterialPoints(t *testing.T) {
	cfg := brick()
	cfg.Centre = spatial.V(0, 0, 0.1)
	cfg.Frame = spatial.Frame{Rot: spatial.Exp(spatial.V(1, 0, 0)), Pos: spatial.V(1, 2, 3)}
	b := make1(t, cfg)
	p := b.PointAt(spatial.V(1, 0, 0))
	near(t, "point", b.Pose(p).Pos, cfg.Frame.Point(spatial.V(1, 0, 0)), 1e-14)
	near(t, "centre", b.Pose(0).Pos, cfg.Frame.Point(cfg.Centre), 1e-14)
	b.MovePoint(p, spatial.V(0, 2, 0))
	b.MovePoint(p, spatial.V(math.NaN(), 2, 0))
	b.MovePoint(0, spatial.V(0, 2, 0))
	b.MovePoint(7, spatial.V(0, 2, 0))
	near(t, "point that was moved", b.Pose(p).Pos, cfg.Frame.Point(spatial.V(0, 2, 0)), 1e-14)
	cfg.Centre = spatial.V(0.2, 0, 0)
	if err := b.Retune(cfg); err != nil {
		t.Fatal(err)
	}
	near(t, "point on a body with another centre", b.Pose(p).Pos, cfg.Frame.Point(spatial.V(0, 2, 0)), 1e-14)
}

// A strike changes the velocity, not the place.
func TestStrike(t *testing.T) {
	b := make1(t, brick())
	p := b.PointAt(spatial.V(0, 0.1, 0))
	step(b, 0.001, 1)
	before := b.Frame()
	b.Strike(p, spatial.Wrench{Force: spatial.V(0, 0, 3)})
	if b.Frame() != before {
		t.Error("it moved")
	}
	near(t, "velocity", b.Velocity().Linear, spatial.V(0, 0, 1.5), 1e-15)
	near(t, "spin", b.Velocity().Angular, spatial.V(0.1*3/0.01, 0, 0), 1e-12)
	step(b, 0.001, 1)
	near(t, "place", b.Frame().Pos, spatial.V(0, 0, 0.0015), 1e-12)
}

// The velocity of a body that has just hit the ground is that after the blow, and one that rests has none.
func TestVelocityAfterABlow(t *testing.T) {
	const h = 0.001
	cfg := brick()
	cfg.Gravity = earth
	b := make1(t, cfg)
	step(b, h, 100)
	for i := range 3 {
		b.ClearLoads()
		b.Predict(h)
		now, _ := b.Motion(0)
		b.Load(0, spatial.Wrench{Force: now.Linear.Scale(-b.Mass() / h)}) // stops it in this step
		b.Correct(h)
		if v := b.Velocity().Linear.Norm(); v > 1.1*h*9.81/2 || i > 1 && v > 1e-12 {
			t.Errorf("%d steps after the blow: %v m/s", i, v)
		}
	}
}

// A kinematic body is where it is told to be at the end of the step, and moves as that takes.
func TestKinematic(t *testing.T) {
	const h = 0.01
	b := make1(t, rigid.Config{Kind: rigid.Kinematic, Gravity: earth})
	target := spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0, 0.02)), Pos: spatial.V(0.01, 0, 0)}
	b.SetTarget(target)
	b.Load(0, spatial.Wrench{Force: spatial.V(0, 0, 1e9)})
	step(b, h, 1)
	near(t, "place", b.Frame().Pos, target.Pos, 0)
	near(t, "velocity", b.Velocity().Linear, spatial.V(1, 0, 0), 1e-12)
	near(t, "spin", b.Velocity().Angular, spatial.V(0, 0, 2), 1e-12)
	b.SetTarget(spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(math.NaN(), 0, 0)})
	step(b, h, 1)
	if b.Velocity() != (spatial.Twist{}) || b.Frame().Pos != target.Pos {
		t.Errorf("at its target it moves on: %v", b.Velocity())
	}
	if m, _, ok := b.Lump(); m != 0 || !ok {
		t.Error("it gives way")
	}
	p := b.PointAt(spatial.V(1, 0, 0))
	b.SetTarget(spatial.Frame{Rot: target.Rot, Pos: spatial.V(0.03, 0, 0)})
	b.Predict(h)
	now, before := b.Motion(p)
	near(t, "motion", now.Linear, spatial.V(2, 0, 0), 1e-12)
	if now != before {
		t.Error("what moves a kinematic body does not change within a step")
	}
	dv := []spatial.Twist{{Linear: spatial.V(1, 1, 1)}}
	b.Respond(0, spatial.Wrench{Force: spatial.V(1, 0, 0)}, []int{0}, dv)
	if dv[0] != (spatial.Twist{}) {
		t.Error("it gives way")
	}

	ball, err := collide.NewSphere(0.1)
	if err != nil {
		t.Fatal(err)
	}
	b = make1(t, rigid.Config{Kind: rigid.Kinematic, Shape: ball})
	b.SetTarget(spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(1, 0, 0)})
	if flags := b.Predict(h) | b.Correct(h); flags != constraint.Leapt {
		t.Errorf("five times its size in a step: flags %v", flags)
	}

	s := make1(t, rigid.Config{Kind: rigid.Static})
	s.SetTarget(target)
	step(s, h, 3)
	if s.Frame() != spatial.AtOrigin {
		t.Errorf("a static body went to %v", s.Frame())
	}
}

// A body goes on from a state as the one that it was taken from.
func TestStateRoundTrip(t *testing.T) {
	cfg := brick()
	cfg.Gravity, cfg.Velocity = earth, spatial.Twist{Angular: spatial.V(3, 5, -2), Linear: spatial.V(1, 2, 3)}
	cfg.LinearDamping = 0.1
	a, b := make1(t, cfg), make1(t, brick())
	b.Retune(cfg)
	step(a, 0.001, 50)
	rest, err := b.RestoreState(append(a.AppendState(nil), 7))
	if err != nil || len(rest) != 1 {
		t.Fatalf("%d bytes left, %v", len(rest), err)
	}
	if a.Velocity() != b.Velocity() || a.Frame() != b.Frame() {
		t.Error("the state is not all")
	}
	step(a, 0.001, 50)
	step(b, 0.001, 50)
	if x, y := a.AppendState(nil), b.AppendState(nil); string(x) != string(y) {
		t.Error("they part")
	}
	frame := b.Frame()
	if _, err := b.RestoreState(make([]byte, 8)); err == nil {
		t.Error("a short state has no error")
	}
	if b.Frame() != frame {
		t.Error("a short state moved the body")
	}
}

// Whatever pulls with whatever stiffness, the body comes to where it is wanted, and stays.
func TestStiffPulls(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, stiffness := range []float64{1e4, 1e6, 1e9, 1e13} {
		for trial := range 20 {
			cfg := brick()
			cfg.Gravity = earth
			cfg.Velocity.Angular = spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Scale(10)
			b := make1(t, cfg)
			place := func() spatial.Vec3 {
				return spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Scale(0.1)
			}
			target := spatial.Frame{Rot: spatial.Exp(place().Scale(10)), Pos: place().Scale(10)}
			n := 1 + trial%4
			for id := range n {
				local := place()
				p := b.PointAt(local)
				pull := rigid.Pull{Point: p, Target: spatial.Frame{Rot: target.Rot, Pos: target.Point(local)}, Linear: stiffness, LinearDamping: max(stiffness/50, 60)}
				if n < 3 { // one or two points leave it free to turn
					pull.Angular, pull.AngularDamping = stiffness/100, max(stiffness/5000, 0.6)
				}
				b.SetPull(id, pull)
			}
			step(b, 0.001, 3000)
			sag := b.Mass() * 9.81 / stiffness
			gap := b.Frame().Pos.Sub(target.Pos).Norm()
			if v := b.Velocity(); !(gap < 20*sag+1e-9) || !(v.Linear.Norm() < 1e-3) || !(v.Angular.Norm() < 1e-3) {
				t.Errorf("stiffness %.0g, %d pulls: gap %.3g m, %v", stiffness, n, gap, v)
			}
			var sum spatial.Vec3
			for id := range n {
				sum = sum.Add(b.PullWrench(id).Force)
			}
			near(t, "what hands bear", sum, earth.Scale(-b.Mass()), 0.01*b.Mass()*9.81)
		}
	}
}

// A limb of a hand: 10 g on a damper of 800 N s/m follows a skeleton.
func TestLightBodyOnAStrongDamper(t *testing.T) {
	const h = 0.001
	b := make1(t, rigid.Config{Mass: 0.01, Inertia: spatial.Sym3{XX: 1e-6, YY: 1e-6, ZZ: 3e-7}, Gravity: earth})
	gap := 0.0
	for i := range 2000 {
		x := float64(i) * h
		pull := rigid.Pull{Linear: 2e4, LinearDamping: 800, Angular: 5, AngularDamping: 0.2}
		pull.Target = spatial.Frame{Rot: spatial.Exp(spatial.V(0, 2*math.Sin(5*x), 0)), Pos: spatial.V(0.1*math.Sin(5*x), 0, 0)}
		b.SetPull(3, pull)
		step(b, h, 1)
		gap = math.Max(gap, b.Frame().Pos.Sub(pull.Target.Pos).Norm())
	}
	if gap > 2e-4 {
		t.Errorf("it is %v m behind", gap)
	}
}

// A soft spring without damper on a heavy body is an oscillator with its own period.
func TestPullOscillates(t *testing.T) {
	const h, stiffness = 1e-4, 200.0
	b := make1(t, brick()) // 2 kg: 10 rad/s
	b.SetPull(0, rigid.Pull{Target: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.1, 0, 0)}, Linear: stiffness})
	half := math.Pi / 10
	step(b, h, int(math.Round(half/h)))
	// An implicit spring loses exp(−ω²ht/2) of its amplitude.
	near(t, "after half a period", b.Frame().Pos, spatial.V(0.1+0.1*math.Exp(-100*h*half/2), 0, 0), 2e-5)
}

// In a wind the body comes to move with the air; a field that pulls at its mass gives it the acceleration that it should.
func TestFields(t *testing.T) {
	const h = 0.01
	ball, err := collide.NewSphere(0.1)
	if err != nil {
		t.Fatal(err)
	}
	b := make1(t, rigid.Config{Shape: ball, Mass: 0.01})
	air := &field.Air{Sources: []field.Source{&field.Wind{Velocity: spatial.V(3, 0, 0)}}}
	var elements []field.Element
	for i := range 2000 {
		elements = b.AppendElements(elements[:0])
		effects := make([]field.Effect, len(elements))
		air.Add(float64(i)*h, elements, effects)
		b.Feel(effects)
		step(b, h, 1)
		if v := b.Velocity().Linear.X; v > 3 {
			t.Fatalf("faster than the wind: %v", v)
		}
	}
	near(t, "velocity", b.Velocity().Linear, spatial.V(3, 0, 0), 0.05)

	// Drag on the shadow of a ball, π r², with the coefficient that the field has for flow across.
	elements = b.AppendElements(elements[:0])
	area := 0.0
	for _, e := range elements {
		area += 2 * e.Radius * e.Length * e.Along.Cross(spatial.V(1, 0, 0)).Norm()
	}
	if want := math.Pi * 0.01; math.Abs(area-want) > 0.01*want {
		t.Errorf("wind meets %v m², want %v", area, want)
	}
}

func TestRetune(t *testing.T) {
	cfg := brick()
	cfg.Velocity = spatial.Twist{Angular: spatial.V(0, 0, 2), Linear: spatial.V(1, 0, 0)}
	b := make1(t, cfg)
	step(b, 0.001, 10)
	frame := b.Frame()
	cfg.Mass, cfg.Centre = 5, spatial.V(0.5, 0, 0)
	if err := b.Retune(cfg); err != nil {
		t.Fatal(err)
	}
	near(t, "frame", b.Frame().Pos, frame.Pos, 1e-15)
	near(t, "velocity of the new centre", b.Velocity().Linear, spatial.V(1, 0, 0).Add(spatial.V(0, 0, 2).Cross(frame.Rot.Rotate(cfg.Centre))), 1e-12)
	near(t, "momentum", b.Momentum(), b.Velocity().Linear.Scale(5), 1e-12)
	cfg.Mass = -1
	if err := b.Retune(cfg); err == nil || b.Mass() != 5 {
		t.Errorf("a mass of −1 kg: %v, and it weighs %v", err, b.Mass())
	}
	cfg = rigid.Config{Kind: rigid.Kinematic}
	if err := b.Retune(cfg); err != nil {
		t.Fatal(err)
	}
	near(t, "frame", b.Frame().Pos, frame.Pos, 1e-12)
	if b.Momentum() != (spatial.Vec3{}) || b.Velocity() != (spatial.Twist{}) {
		t.Error("it still moves")
	}
}

func TestMassOfShapes(t *testing.T) {
	box, err := collide.NewBox(spatial.V(0.1, 0.2, 0.3))
	if err != nil {
		t.Fatal(err)
	}
	const volume = 8 * 0.1 * 0.2 * 0.3
	for name, c := range map[string]struct {
		cfg  rigid.Config
		mass float64
	}{
		"water":   {rigid.Config{Shape: box}, 1000 * volume},
		"density": {rigid.Config{Shape: box, Density: 500}, 500 * volume},
		"mass":    {rigid.Config{Shape: box, Mass: 3}, 3},
	} {
		b := make1(t, c.cfg)
		inertia, centre := b.Inertia()
		if math.Abs(b.Mass()/c.mass-1) > 1e-12 || math.Abs(inertia.XX/(c.mass*(0.04+0.09)/3)-1) > 1e-12 || centre.Norm() > 1e-15 {
			t.Errorf("%s: %v kg, %v kg m², centre %v", name, b.Mass(), inertia, centre)
		}
		if pieces := b.AppendPieces(nil); len(pieces) != 1 || pieces[0].Shape != box || pieces[0].Point != 0 {
			t.Errorf("%s: pieces %v", name, pieces)
		}
	}
}

func TestBadInput(t *testing.T) {
	floor, err := collide.NewHalfSpace()
	if err != nil {
		t.Fatal(err)
	}
	nan := math.NaN()
	for _, c := range []struct {
		field  string
		want   string
		change func(*rigid.Config)
	}{
		{"Kind", "Static", func(c *rigid.Config) { c.Kind = 7 }},
		{"Mass", "more than 0", func(c *rigid.Config) { c.Mass = 0 }},
		{"Mass", "more than 0", func(c *rigid.Config) { c.Mass = -1 }},
		{"Mass", "more than 0", func(c *rigid.Config) { c.Mass = nan }},
		{"Mass", "one of both", func(c *rigid.Config) { c.Density = 3 }},
		{"Density", "more than 0", func(c *rigid.Config) { c.Density = math.Inf(1) }},
		{"Inertia", "above 0", func(c *rigid.Config) { c.Inertia.XX = -0.01 }},
		{"Inertia", "above 0", func(c *rigid.Config) { c.Inertia.XY = 1 }},
		{"Inertia", "above 0", func(c *rigid.Config) { c.Inertia.XZ = nan }},
		{"Inertia", "sum of the others", func(c *rigid.Config) { c.Inertia.ZZ = 0.031 }},
		{"Shape", "Mass and Inertia", func(c *rigid.Config) { c.Inertia = spatial.Sym3{} }},
		{"Shape", "Static", func(c *rigid.Config) { *c = rigid.Config{Shape: floor} }},
		{"Centre", "0 where Inertia", func(c *rigid.Config) { c.Inertia, c.Centre = spatial.Sym3{}, spatial.V(1, 0, 0) }},
		{"Centre", "finite", func(c *rigid.Config) { c.Centre.X = nan }},
		{"Frame", "finite", func(c *rigid.Config) { c.Frame.Pos.X = nan }},
		{"Velocity", "finite", func(c *rigid.Config) { c.Velocity.Angular.X = math.Inf(1) }},
		{"Velocity", "none", func(c *rigid.Config) { c.Kind, c.Velocity.Linear.X = rigid.Static, 1 }},
		{"Gravity", "finite", func(c *rigid.Config) { c.Gravity.Z = nan }},
		{"LinearDamping", "0 or more", func(c *rigid.Config) { c.LinearDamping = -1 }},
		{"AngularDamping", "0 or more", func(c *rigid.Config) { c.AngularDamping = nan }},
	} {
		cfg := brick()
		c.change(&cfg)
		_, err := rigid.New(cfg)
		var wrong *rigid.FieldError
		if !errors.As(err, &wrong) || wrong.Field != c.field || !strings.Contains(wrong.Want, c.want) {
			t.Errorf("%s: got %v, want one about %q", c.field, err, c.want)
		}
		if valid := cfg.Validate(); fmt.Sprint(valid) != fmt.Sprint(err) {
			t.Errorf("New says %v, Validate %v", err, valid)
		}
	}

	b := make1(t, brick())
	before := b.AppendState(nil)
	b.SetFrame(spatial.Frame{})
	b.SetFrame(spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(nan, 0, 0)})
	b.SetVelocity(spatial.Twist{Linear: spatial.V(nan, 0, 0)})
	b.SetTarget(spatial.AtOrigin)
	b.SetPull(0, rigid.Pull{Target: spatial.AtOrigin, Linear: nan})
	b.SetPull(0, rigid.Pull{Target: spatial.AtOrigin, Linear: 1, Point: 4})
	b.SetPull(0, rigid.Pull{Target: spatial.Frame{}, Linear: 1})
	b.Feel([]field.Effect{{Force: spatial.V(nan, 0, 0)}})
	step(b, 0.001, 10)
	if string(before[:80]) != string(b.AppendState(nil)[:80]) {
		t.Error("what is not a number moved the body")
	}
	b.Load(0, spatial.Wrench{Force: spatial.V(nan, 0, 0)})
	step(b, 0.001, 1)
	if b.Finite() {
		t.Error("a force that is not a number went unnoticed")
	}
	// As fast as numbers go, it stays finite, and ends.
	cfg := brick()
	cfg.Velocity.Angular = spatial.V(1e9, 3e12, 1e10)
	b = make1(t, cfg)
	step(b, 0.001, 100)
	if !b.Finite() || math.Abs(b.AngularMomentum(spatial.Vec3{}).Norm()/(3e12*0.02)-1) > 1e-4 {
		t.Errorf("a spin of 3e12 rad/s became %v", b.Velocity().Angular)
	}
}

func TestNoAllocation(t *testing.T) {
	const h = 0.001
	cfg := brick()
	cfg.Gravity, cfg.Velocity.Angular, cfg.LinearDamping = earth, spatial.V(1, 5, 2), 0.1
	b := make1(t, cfg)
	p := b.PointAt(spatial.V(0.1, 0, 0))
	at, dv := []int{0, p}, make([]spatial.Twist, 2)
	var saved []byte
	var elements []field.Element
	effects := make([]field.Effect, 3)
	var frames []spatial.Frame
	var pieces []collide.Piece
	all := func() {
		saved, elements, frames, pieces = b.AppendState(saved[:0]), b.AppendElements(elements[:0]), b.AppendFrames(frames[:0]), b.AppendPieces(pieces[:0])
		b.Feel(effects)
		b.SetPull(0, rigid.Pull{Point: p, Target: spatial.AtOrigin, Linear: 1e3, Angular: 1, LinearDamping: 1, AngularDamping: 1})
		b.ClearLoads()
		b.Predict(h)
		b.Motion(p)
		b.Lump()
		b.Respond(p, spatial.Wrench{Force: spatial.V(1, 0, 0)}, at, dv)
		b.Load(p, spatial.Wrench{Force: spatial.V(1, 0, 0)})
		b.Refine(h)
		b.Correct(h)
		b.Strike(p, spatial.Wrench{Force: spatial.V(0.001, 0, 0)})
		b.DropPull(0)
	}
	all()
	if n := testing.AllocsPerRun(100, all); n != 0 {
		t.Errorf("%v allocations a step", n)
	}
}

// It lives in a world, where a bond to a frame makes a pendulum of it.
func TestInAWorld(t *testing.T) {
	w, err := world.New(world.Config{Step: 0.001, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	cfg := brick()
	cfg.Gravity = earth
	const length, amplitude = 1.0, 0.5
	cfg.Frame.Rot = spatial.Exp(spatial.V(0, -amplitude, 0))
	cfg.Frame.Pos = cfg.Frame.Rot.Rotate(spatial.V(0, 0, -length))
	b := make1(t, cfg)
	i, err := w.AddBody("bob", b)
	if err != nil {
		t.Fatal(err)
	}
	bond := constraint.Bond{Axes: constraint.Pinned}
	bond.A = constraint.Anchor{Body: constraint.World, Frame: spatial.AtOrigin, Offset: spatial.AtOrigin}
	bond.B = constraint.Anchor{Body: i, Offset: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, length)}}
	if _, err := w.AddBond(bond); err != nil {
		t.Fatal(err)
	}
	k := math.Sin(amplitude / 2)
	period := 4 * math.Sqrt((cfg.Inertia.YY+cfg.Mass*length*length)/(cfg.Mass*9.81*length)) * mathext.CompleteK(k*k)
	for w.Time() < period {
		if r := w.Step(); r.Flags != 0 {
			t.Fatalf("at %v s: %v", w.Time(), r.Flags)
		}
	}
	// After a period it is back, at rest: 2·10⁻³ s of the way down from there is 10⁻⁵ m; what the bond damps is of first order.
	near(t, "place", b.Frame().Pos, cfg.Frame.Pos, 5e-3)
}

// A hand carries it to another place, and it hangs a little below.
func TestHandInAWorld(t *testing.T) {
	w, err := world.New(world.Config{Step: 0.001, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	cfg := brick()
	cfg.Gravity = earth
	b := make1(t, cfg)
	i, err := w.AddBody("box", b)
	if err != nil {
		t.Fatal(err)
	}
	hand := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.5, 0, 1)}
	if err := w.Grab(1, world.Grip{Body: i, Source: func() spatial.Frame { return hand }}); err != nil {
		t.Fatal(err)
	}
	for range 2000 {
		if r := w.Step(); r.Flags != 0 {
			t.Fatalf("at %v s: %v", w.Time(), r.Flags)
		}
	}
	linear, _ := b.Coupling()
	near(t, "place", b.Frame().Pos, hand.Pos.AddScaled(b.Mass()/linear, earth), 1e-5)
}
