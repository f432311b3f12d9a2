package haptic_test

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"gonum.org/v1/gonum/mat"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
)

// series is a linear body with rest pose at the origin, coupled to a hand at x = (rotation vector, position): the force on
// the hand is −(K⁻¹ + C)⁻¹ x, and the held point is at C times the opposite.
type series struct {
	compliance      *mat.SymDense
	linear, angular float64
}

func (s *series) stiffness(i int) float64 {
	if i < 3 {
		return s.angular
	}
	return s.linear
}

// solve returns the wrench on the hand and the held point, by gonum's general solver.
func (s *series) solve(t *testing.T, x []float64) (force, point []float64) {
	t.Helper()
	var a, f, p mat.Dense
	a.CloneFrom(s.compliance)
	for i := range 6 {
		a.Set(i, i, a.At(i, i)+1/s.stiffness(i))
	}
	if err := f.Solve(&a, mat.NewDense(6, 1, x)); err != nil {
		t.Fatal(err)
	}
	p.Mul(s.compliance, &f)
	f.Scale(-1, &f)
	return f.RawMatrix().Data, p.RawMatrix().Data
}

func frameOf(x []float64) spatial.Frame {
	return spatial.Frame{Rot: spatial.Exp(spatial.V(x[0], x[1], x[2])), Pos: spatial.V(x[3], x[4], x[5])}
}

func wrenchOf(f []float64) spatial.Wrench {
	return spatial.Wrench{Torque: spatial.V(f[0], f[1], f[2]), Force: spatial.V(f[3], f[4], f[5])}
}

// step is what the simulation would tell after a step with the hand at x.
func (s *series) step(t *testing.T, number uint64, x []float64) haptic.Model {
	force, point := s.solve(t, x)
	m := haptic.Model{
		Step: number, Held: true, Target: frameOf(x), Proxy: frameOf(point), Wrench: wrenchOf(force),
		Linear: s.linear, Angular: s.angular,
	}
	for i := range 6 {
		for j := range 6 {
			m.Compliance[i][j] = s.compliance.At(i, j)
		}
	}
	return m
}

// randomSeries has a compliance of full rank whose units are those of a thread: mm/N and rad/(N m).
func randomSeries(random *rand.Rand) *series {
	a := mat.NewDense(6, 6, nil)
	for i := range 6 {
		scale := 0.03 // √(mm/N)
		if i < 3 {
			scale = 2
		}
		for j := range 6 {
			a.Set(i, j, scale*random.NormFloat64())
		}
	}
	c := mat.NewSymDense(6, nil)
	c.SymOuterK(1, a)
	return &series{c, math.Exp(random.NormFloat64()) * 300, math.Exp(random.NormFloat64())}
}

func distance(a, b spatial.Wrench) float64 {
	d := a.Sub(b)
	return math.Hypot(d.Force.Norm()/(1+b.Force.Norm()), d.Torque.Norm()/(1+b.Torque.Norm()))
}

// Between two steps of the simulation the loop is right, not merely near: a linear body is springs in series. The
// simulation looks at the hand only now and then; the last look is along the same axis of rotation, for which
// rotation vectors add.
func TestCouplingIsSpringsInSeries(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 1))
	for range 50 {
		s := randomSeries(random)
		axis := spatial.V(random.NormFloat64(), random.NormFloat64(), random.NormFloat64()).Unit()
		hand := func() []float64 {
			turn := axis.Scale(2*random.Float64() - 1)
			return []float64{turn.X, turn.Y, turn.Z, random.NormFloat64(), random.NormFloat64(), random.NormFloat64()}
		}
		device, sim := &probe{}, &body{}
		loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model, Limits: free})
		for i := range 20 {
			if i%5 == 0 {
				sim.now = s.step(t, uint64(i), hand())
			}
			x := hand()
			device.frame = frameOf(x)
			tick := loop.next()
			force, point := s.solve(t, x)
			// The condition of K⁻¹ + C is some thousands, in these units.
			if d := distance(tick.Wrench, wrenchOf(force)); d > 1e-11 {
				t.Fatalf("wrench %v, want %v", tick.Wrench, wrenchOf(force))
			}
			if d := tick.Proxy.Pos.Sub(frameOf(point).Pos).Norm(); d > 1e-11 {
				t.Fatalf("proxy is off by %v m", d)
			}
		}
	}
}

// A hand that took over a body under load starts from that load, though it is where it asks to be.
func TestCouplingKeepsTheLoadItStartsFrom(t *testing.T) {
	b := rigidBody(400, 0.2)
	b.now.Wrench = spatial.Wrench{Torque: spatial.V(0, 0.01, 0), Force: spatial.V(0.3, 0, 0)}
	device := &probe{frame: spatial.AtOrigin}
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: b.model, Limits: free})
	if got := loop.next().Wrench; got != b.now.Wrench {
		t.Errorf("wrench %v, want %v", got, b.now.Wrench)
	}
	device.frame.Pos.X = 0.001
	want := 0.3 - 400*0.001
	if got := loop.next().Wrench.Force.X; math.Abs(got-want) > 1e-15 {
		t.Errorf("force %v N, want %v", got, want)
	}
}

// A spring K with damper B, in series with a body that gives way by c, on a hand that moves at constant speed v:
//
//	F = v K t/(1+cK) + v B/(1+cK)² (1 − exp(−t/τ)) − F₁ exp(−t/τ),  τ = cB/(1+cK).
//
// With F = 0 at t = 0 the constant F₁ is 0.
func TestDamperFollowsItsEquation(t *testing.T) {
	const k, b, c, v = 300, 8.0, 4e-3, 0.2
	m := rigidBody(k, 0)
	m.now.LinearDamping = b
	for i := 3; i < 6; i++ {
		m.now.Compliance[i][i] = c
	}
	device := &probe{frame: spatial.AtOrigin}
	worst := map[float64]float64{}
	for _, rate := range []float64{1000, 2000} {
		m.now.Step = 1
		device.frame.Pos.X = 0
		loop := newTicker(t, haptic.LoopConfig{Device: device, Model: m.model, Limits: free, Rate: rate, VelocityLag: time.Nanosecond})
		loop.next()
		tau := c * b / (1 + c*k)
		for i := 1; i < 200; i++ {
			elapsed := float64(i) / rate
			device.frame.Pos.X = v * elapsed
			m.now.Step = uint64(1 + i/20) // the simulation that stands still, but says so again and again, changes nothing
			got := -loop.next().Wrench.Force.X
			want := v*k*elapsed/(1+c*k) + v*b/((1+c*k)*(1+c*k))*(1-math.Exp(-elapsed/tau))
			worst[rate] = math.Max(worst[rate], math.Abs(got-want))
		}
	}
	// Implicit Euler: an error of first order in T/τ, of vB/(1+cK)² = 0.33 N.
	if worst[1000] > 0.02 || math.Abs(worst[1000]/worst[2000]-2) > 0.2 {
		t.Errorf("worst error %v N, and %v at half the period", worst[1000], worst[2000])
	}
}

// Where the damper bears, a jump of what the simulation says is passed on over its time constant.
func TestDamperPassesNoJumpOn(t *testing.T) {
	m := rigidBody(300, 0)
	m.now.LinearDamping = 8
	for i := 3; i < 6; i++ {
		m.now.Compliance[i][i] = 4e-3
	}
	device := &probe{frame: spatial.AtOrigin}
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: m.model, Limits: free})
	loop.next()
	m.now.Step, m.now.Wrench = 2, spatial.Wrench{Force: spatial.V(0, 0, 1)}
	tau := 4e-3 * 8 / (1 + 4e-3*300)
	for i := range 100 {
		got, want := loop.next().Wrench.Force.Z, 1-math.Exp(-float64(i+1)*1e-3/tau)
		if math.Abs(got-want) > 0.03 { // half of T/τ = 7 %, at the steepest place
			t.Fatalf("%v N after %d ms, want %v", got, i+1, want)
		}
	}
}

// The hand that may not turn what it holds feels the torque that the simulation says, and no more.
func TestZeroStiffnessIsNoStiffness(t *testing.T) {
	b := softBody()
	b.now.Angular = 0
	device := &probe{frame: spatial.Frame{Rot: spatial.Exp(spatial.V(1, 0, 0)), Pos: spatial.V(0.01, 0, 0)}}
	tick := newTicker(t, haptic.LoopConfig{Device: device, Model: b.model, Limits: free}).next()
	if tick.Wrench.Torque != (spatial.Vec3{}) {
		t.Errorf("torque %v, want none", tick.Wrench.Torque)
	}
	want := -0.01 / (1./400 + 2e-3)
	if math.Abs(tick.Wrench.Force.X-want) > 1e-12 {
		t.Errorf("force %v N, want %v", tick.Wrench.Force.X, want)
	}
}

func TestBadModelsAreIgnoredAndCounted(t *testing.T) {
	good := *softBody()
	for name, spoil := range map[string]func(*haptic.Model){
		"NaN compliance":      func(m *haptic.Model) { m.Compliance[2][4] = math.NaN() },
		"infinite wrench":     func(m *haptic.Model) { m.Wrench.Force.Y = math.Inf(1) },
		"no rotation":         func(m *haptic.Model) { m.Target.Rot = spatial.Quat{} },
		"NaN proxy":           func(m *haptic.Model) { m.Proxy.Pos.X = math.NaN() },
		"negative stiffness":  func(m *haptic.Model) { m.Linear = -1 },
		"infinite damping":    func(m *haptic.Model) { m.LinearDamping = math.Inf(1) },
		"negative compliance": func(m *haptic.Model) { m.Compliance[3][3] = -1 },
	} {
		sim := good
		device := &probe{frame: at(0.001, 0, 0)}
		loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model})
		for range 20 {
			loop.next()
		}
		before := loop.Latest()
		sim.now.Step = 2
		spoil(&sim.now)
		for range 20 {
			if tick := loop.next(); !tick.Wrench.Finite() || !tick.Held {
				t.Fatalf("%s: %+v", name, tick)
			}
		}
		after, stats := loop.Latest(), loop.Stats()
		if stats.BadModels != 1 {
			t.Errorf("%s: %d bad models, want 1", name, stats.BadModels)
		}
		if name == "negative compliance" { // then the body counts as one that does not give way
			before.Wrench.Force.X = -400 * 0.001
			before.Wrench.Torque = spatial.Vec3{}
		}
		if distance(after.Wrench, before.Wrench) > 1e-12 {
			t.Errorf("%s: wrench %v, want %v as before", name, after.Wrench, before.Wrench)
		}
	}
}

// mass is a device of mass m [kg] and damping b [N s/m] along x, that is left alone with the loop. Its motor acts delay
// periods after it is told.
type mass struct {
	m, b, period float64
	x, v         float64
	orders       []float64
	delay        int
}

func (d *mass) Pose(now time.Time) haptic.Pose {
	if n := len(d.orders) - 1 - d.delay; n >= 0 { // a force that was held for a period
		f, decay := d.orders[n], math.Exp(-d.b/d.m*d.period)
		limit := f / d.b
		d.x += limit*d.period + (d.v-limit)*d.m/d.b*(1-decay)
		d.v = limit + (d.v-limit)*decay
	}
	return haptic.Pose{Frame: at(d.x, 0, 0), Seen: now, Alive: true}
}
func (d *mass) Feel(w spatial.Wrench) { d.orders = append(d.orders, w.Force.X) }
func (d *mass) Name() string          { return "mass" }

// A stiffness a little below MaxStiffness dies away on a device, and one a little above grows. The wave is slow, ωT = 0.05,
// so that the theory's half a period of delay is what the hold is.
func TestMaxStiffnessIsWhereVibrationsBegin(t *testing.T) {
	const m, b, period = 4, 5, 1e-3
	for _, c := range []struct {
		delay   int
		virtual float64
	}{{0, 0}, {1, 0}, {3, 0}, {0, 2}} {
		limit := haptic.MaxStiffness(b, c.virtual, period, float64(c.delay)*period)
		grows := func(stiffness float64) bool {
			device := &mass{m: m, b: b, period: period, x: 1e-3, delay: c.delay}
			sim := rigidBody(stiffness, 0)
			sim.now.LinearDamping = c.virtual
			loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model, Limits: free, VelocityLag: time.Nanosecond})
			energy := 0.0
			for i := range 5000 {
				loop.next()
				e := m*device.v*device.v + stiffness*device.x*device.x
				if i < 500 {
					energy += e
				} else if i >= 4500 {
					energy -= e
				}
			}
			return energy < 0
		}
		if grows(0.97*limit) || !grows(1.03*limit) {
			t.Errorf("delay %d, virtual damping %v: at 0.97 of %v N/m it grows %v, at 1.03 %v", c.delay, c.virtual, limit, grows(0.97*limit), grows(1.03*limit))
		}
	}
	if haptic.MaxStiffness(5, 0, 1e-3, 0) != 1e4 {
		t.Error("want 2b/T")
	}
	if !math.IsInf(haptic.MaxStiffness(1, 0, 0, 0), 1) {
		t.Error("a loop without period has no limit")
	}
}

// A hand that goes there and back slowly gets its work back, and never more.
func TestEnergyIsThatOfTheSpring(t *testing.T) {
	b := softBody()
	device := &probe{frame: spatial.AtOrigin}
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: b.model, Limits: free})
	loop.next()
	series := 1 / (1./400 + 2e-3)
	b.now.Compliance[1][3], b.now.Compliance[3][1] = 0, 0
	b.now.Step++
	const reach, ticks = 0.02, 1000
	for i := 1; i <= ticks; i++ {
		device.frame.Pos.X = reach * float64(i) / ticks
		loop.next()
	}
	want := series * reach * reach / 2
	// The wrench of the tick before is too small on the way in: by k/2 × reach × way of a tick.
	if got := loop.Latest().Energy; math.Abs(got-want*(1-1./ticks)) > 1e-12 {
		t.Errorf("energy %v J, want %v", got, want)
	}
	for i := ticks - 1; i >= 0; i-- {
		device.frame.Pos.X = reach * float64(i) / ticks
		loop.next()
	}
	// The sampled spring has leaked two such steps: what the device's own damping has to make good.
	if got, leak := loop.Latest().Energy, -2*want/ticks; math.Abs(got-leak) > 1e-12 {
		t.Errorf("energy %v J, want %v", got, leak)
	}
}

// A held point that drifts away at v draws the hand along: the force grows as K v τ/(1 + K C), springs in series, until the span of the model is over; a newer model takes its place.
func TestDriftLastsForItsSpan(t *testing.T) {
	const speed, span, compliance, stiffness = 0.01, 0.02, 2e-3, 400.0
	b := rigidBody(stiffness, 1)
	b.now.Compliance[3][3] = compliance
	b.now.Drift.Linear.X, b.now.Span = speed, span
	loop := newTicker(t, haptic.LoopConfig{Device: &probe{frame: spatial.AtOrigin}, Model: b.model})
	series := stiffness / (1 + stiffness*compliance)
	for k := range 30 {
		tick := loop.next()
		age := math.Min(float64(k+1)*1e-3, span)
		if want := series * speed * age; math.Abs(tick.Asked.Force.X-want) > 1e-12 || math.Abs(tick.Proxy.Pos.X-(speed*age-compliance*want)) > 1e-15 {
			t.Fatalf("after %v s: %v N, want %v; the held point is at %v m", age, tick.Asked.Force.X, want, tick.Proxy.Pos.X)
		}
	}
	b.now.Step, b.now.Drift = 2, spatial.Twist{}
	if tick := loop.next(); tick.Asked.Force.X != 0 {
		t.Errorf("without drift: %v N", tick.Asked.Force.X)
	}
	b.now.Step, b.now.Drift.Linear.X = 3, math.NaN()
	loop.next()
	if n := loop.Stats().BadModels; n != 1 {
		t.Errorf("%d bad models, want 1", n)
	}
}
