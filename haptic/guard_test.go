package haptic_test

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
)

var defaults = struct{ force, torque, forceSlew, torqueSlew float64 }{10, 0.5, 500, 25}

// storm is a device and a simulation that do everything wrong, at random.
type storm struct {
	random *rand.Rand
	pose   haptic.Pose
	now    haptic.Model
}

func (s *storm) vector(size float64) spatial.Vec3 {
	return spatial.V(s.random.Float64()-0.5, s.random.Float64()-0.5, s.random.Float64()-0.5).Scale(size)
}

var nonsense = [...]float64{math.NaN(), math.Inf(1), math.Inf(-1), 1e300, -1e300, 1e-300}

func (s *storm) Pose(now time.Time) haptic.Pose {
	p := &s.pose
	p.Seen, p.Alive = now, true
	switch s.random.IntN(200) {
	case 0: // across the world
		p.Frame = spatial.Frame{Rot: spatial.Exp(s.vector(10)), Pos: s.vector(math.Exp(20 * s.random.Float64()))}
	case 1:
		p.Frame.Pos.Y = nonsense[s.random.IntN(len(nonsense))]
	case 2:
		p.Frame.Rot.W = nonsense[s.random.IntN(len(nonsense))]
	case 3:
		p.Frame = spatial.AtOrigin
	case 4:
		p.Alive = false
	case 5, 6:
		p.Seen = now.Add(-time.Second)
	default:
		p.Frame.Pos = p.Frame.Pos.Add(s.vector(1e-3))
	}
	return *p
}
func (s *storm) Feel(spatial.Wrench) {}
func (s *storm) Name() string        { return "storm" }

func (s *storm) model() (haptic.Model, bool) {
	m := &s.now
	switch s.random.IntN(100) {
	case 0:
		m.Held = !m.Held
	case 1, 2, 3:
		m.Step++
		m.Target, m.Proxy = spatial.Frame{Rot: spatial.Exp(s.vector(10)), Pos: s.vector(2)}, spatial.Frame{Rot: spatial.Identity, Pos: s.vector(2)}
		m.Wrench = spatial.Wrench{Torque: s.vector(10), Force: s.vector(1000)}
	case 4:
		m.Step++
		m.Linear, m.Angular, m.LinearDamping, m.AngularDamping = math.Exp(20*s.random.Float64()-5), s.random.Float64(), s.random.Float64(), 0
	case 5:
		m.Step++
		for i := range 6 {
			for j := range 6 {
				m.Compliance[i][j] = s.random.Float64() - 0.4
			}
		}
	case 6:
		m.Step++
		m.Compliance[0][0] = nonsense[s.random.IntN(len(nonsense))]
	}
	return *m, s.random.IntN(1000) > 0
}

// Whatever device and simulation do, a million times, the wrench is finite, within its limits and never jumps.
func TestLimitsAndSlewAreNeverExceeded(t *testing.T) {
	s := &storm{random: rand.New(rand.NewPCG(7, 9)), pose: haptic.Pose{Frame: spatial.AtOrigin}}
	loop := newTicker(t, haptic.LoopConfig{Device: s, Model: s.model})
	var before spatial.Wrench
	var force, torque, forceStep, torqueStep, felt float64
	ticks := 1_000_000
	if testing.Short() {
		ticks = 100_000
	}
	for range ticks {
		w := loop.next().Wrench
		if !w.Finite() {
			t.Fatalf("wrench %v", w)
		}
		force, torque = math.Max(force, w.Force.Norm()), math.Max(torque, w.Torque.Norm())
		forceStep = math.Max(forceStep, w.Force.Sub(before.Force).Norm())
		torqueStep = math.Max(torqueStep, w.Torque.Sub(before.Torque).Norm())
		felt += w.Force.Norm()
		before = w
	}
	const round = 1 + 1e-14
	if force > defaults.force*round || torque > defaults.torque*round {
		t.Errorf("largest force %v N, torque %v N m", force, torque)
	}
	if forceStep > defaults.forceSlew*1e-3*round || torqueStep > defaults.torqueSlew*1e-3*round {
		t.Errorf("largest step of the force %v N, of the torque %v N m", forceStep, torqueStep)
	}
	if felt/float64(ticks) < 0.5 {
		t.Errorf("the mean force was %v N: this storm proves nothing", felt/float64(ticks))
	}
	if stats := loop.Stats(); stats.BadPoses == 0 || stats.BadModels == 0 || stats.Silences == 0 {
		t.Errorf("nothing went wrong: %+v", stats)
	}
}

func TestLimitKeepsTheDirection(t *testing.T) {
	sim := rigidBody(1000, 100)
	turn := spatial.V(0.3, -0.2, 0.1)
	device := &probe{frame: spatial.Frame{Rot: spatial.Exp(turn), Pos: spatial.V(0.3, -0.4, 1.2)}}
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model})
	for range 100 {
		loop.next()
	}
	tick := loop.Latest()
	if want := spatial.V(-0.3, 0.4, -1.2).Unit().Scale(defaults.force); tick.Wrench.Force.Sub(want).Norm() > 1e-12 || !tick.Limited {
		t.Errorf("force %v, want %v", tick.Wrench.Force, want)
	}
	if want := turn.Unit().Scale(-defaults.torque); tick.Wrench.Torque.Sub(want).Norm() > 1e-12 {
		t.Errorf("torque %v, want %v", tick.Wrench.Torque, want)
	}
}

// pulled returns a loop whose hand pulls with 4 N, and its device.
func pulled(t *testing.T, limits haptic.Limits) (*ticker, *probe, *body) {
	t.Helper()
	device, sim := &probe{frame: at(0.01, 0, 0)}, rigidBody(400, 0)
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model, Limits: limits})
	for range 100 {
		loop.next()
	}
	if f := loop.Latest().Wrench.Force.X; f != -4 {
		t.Fatalf("force %v N, want -4", f)
	}
	return loop, device, sim
}

// A silent device is noticed after Silence and without force after Fade more, on a straight line.
func TestWatchdog(t *testing.T) {
	for name, hush := range map[string]func(*probe){
		"silent":  func(p *probe) { p.silent = true },
		"NaN":     func(p *probe) { p.frame.Pos.X = math.NaN() },
		"too far": func(p *probe) { p.frame.Pos.X = 1e7 },
	} {
		loop, device, _ := pulled(t, haptic.Limits{})
		hush(device)
		for i := 1; i <= 200; i++ {
			tick := loop.next()
			want := 4 * math.Min(1, math.Max(0, 1-float64(i-101)/50)) // noticed at the first tick after 100 ms
			if math.Abs(-tick.Wrench.Force.X-want) > 1e-12 || tick.Silent != (i > 100) {
				t.Fatalf("%s: %v N after %d ms (silent: %v), want %v", name, -tick.Wrench.Force.X, i, tick.Silent, want)
			}
		}
		if stats := loop.Stats(); stats.Silences != 1 {
			t.Errorf("%s: %d silences, want 1", name, stats.Silences)
		}
	}
}

// A device that says that it was let go is believed at once, and comes back without a jump.
func TestDeviceLeavesAndComesBack(t *testing.T) {
	loop, device, _ := pulled(t, haptic.Limits{})
	device.away = true
	for range 51 {
		loop.next()
	}
	if f := loop.Latest().Wrench.Force; f != (spatial.Vec3{}) {
		t.Fatalf("force %v after 50 ms", f)
	}
	device.away = false
	before := 0.0
	for range 20 {
		f := -loop.next().Wrench.Force.X
		if f-before > 0.5+1e-12 {
			t.Fatalf("force jumps from %v to %v N", before, f)
		}
		before = f
	}
	if before != 4 {
		t.Errorf("force %v N, want 4 again", before)
	}
}

// A device whose clock is ahead goes silent like any other.
func TestDeviceFromTheFuture(t *testing.T) {
	loop, device, _ := pulled(t, haptic.Limits{})
	device.silent, device.seen = true, start.Add(time.Hour)
	for range 160 {
		loop.next()
	}
	if tick := loop.Latest(); !tick.Silent || tick.Wrench.Force != (spatial.Vec3{}) {
		t.Errorf("silent: %v, force %v", tick.Silent, tick.Wrench.Force)
	}
}

// The simulation stalls for 500 ms while the hand goes on, and then says something else. The force follows the hand on the
// local model meanwhile, and then goes to what is new at no more than the slew.
func TestStallOfTheSimulation(t *testing.T) {
	b := softBody()
	b.now.Compliance[1][3], b.now.Compliance[3][1] = 0, 0
	device := &probe{frame: spatial.AtOrigin}
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: b.model})
	series := 1 / (1./400 + 2e-3)
	before := loop.next().Wrench
	for i := range 500 {
		device.frame.Pos.X = 0.03 * math.Sin(2*math.Pi*float64(i)/500)
		w := loop.next().Wrench
		if want := -series * device.frame.Pos.X; math.Abs(w.Force.X-want) > 1e-12 {
			t.Fatalf("tick %d: %v N, want %v", i, w.Force.X, want)
		}
		if d := w.Force.Sub(before.Force).Norm(); d > series*0.03*2*math.Pi/500*1.001 {
			t.Fatalf("tick %d: the force jumps by %v N", i, d)
		}
		before = w
	}
	b.now.Step, b.now.Target, b.now.Wrench.Force = 2, device.frame, spatial.V(0, 0, 3)
	for i := range 8 {
		w := loop.next().Wrench
		if d := w.Force.Sub(before.Force).Norm(); d > 0.5+1e-12 {
			t.Fatalf("%d ms after the stall: the force jumps by %v N", i, d)
		}
		before = w
	}
	if d := before.Force.Sub(spatial.V(0, 0, 3)).Norm(); d > 1e-12 {
		t.Errorf("force %v, want 3 N along z", before.Force)
	}
}

// A grip that begins or ends makes no jump, though the body is under load.
func TestGripBeginsAndEnds(t *testing.T) {
	loop, _, sim := pulled(t, haptic.Limits{})
	for _, held := range []bool{false, true} {
		sim.now.Held = held
		before := loop.Latest().Wrench.Force.X
		for range 20 {
			f := loop.next().Wrench.Force.X
			if math.Abs(f-before) > 0.5+1e-12 {
				t.Fatalf("held %v: the force jumps from %v to %v N", held, before, f)
			}
			before = f
		}
		if want := map[bool]float64{false: 0, true: -4}[held]; before != want {
			t.Errorf("held %v: force %v N, want %v", held, before, want)
		}
	}
}

// The device turned over and over, and thrown to the edge of what counts as the world.
func TestExtremePoses(t *testing.T) {
	sim := rigidBody(1e6, 1e3)
	device := &probe{frame: spatial.AtOrigin}
	loop := newTicker(t, haptic.LoopConfig{Device: device, Model: sim.model})
	before := spatial.Wrench{}
	for i := range 5000 {
		device.frame = spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), 0.01*float64(i)), Pos: spatial.V(9e5*math.Sin(float64(i)), 0, 0)}
		w := loop.next().Wrench
		if !w.Finite() || w.Torque.Sub(before.Torque).Norm() > 0.025+1e-12 || w.Force.Sub(before.Force).Norm() > 0.5+1e-12 {
			t.Fatalf("tick %d: %v after %v", i, w, before)
		}
		before = w
	}
}

func TestLimitsSayWhatIsWrong(t *testing.T) {
	for field, l := range map[string]haptic.Limits{
		"Limits.Force ":     {Force: -1},
		"Limits.Torque ":    {Torque: math.NaN()},
		"Limits.ForceSlew":  {Force: 100}, // which 500 N/s do not bring to zero in 50 ms
		"Limits.TorqueSlew": {TorqueSlew: 1},
		"Limits.Stiffness":  {Stiffness: -1},
		"Limits.Angular":    {Angular: math.NaN()},
		"Limits.Speed":      {Speed: -1},
		"Limits.Silence":    {Silence: -time.Second},
		"Limits.Fade":       {Fade: -time.Second},
	} {
		if err := l.Validate(); err == nil || !strings.Contains(err.Error(), strings.TrimSpace(field)) {
			t.Errorf("%+v: %v, want an error about %s", l, err, field)
		}
	}
	if err := (&haptic.Limits{}).Validate(); err != nil {
		t.Errorf("the defaults: %v", err)
	}
}
