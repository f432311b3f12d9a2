package haptic

import (
	"math"
	"math/rand/v2"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// EmulatorConfig describes a device that is computed, and the hand that holds it. Its zero value is not a device: it needs a mass.
type EmulatorConfig struct {
	Label  string // what Name returns; empty means "emulator"
	Handle Handle // its mechanics. Delay is from a wrench that it is told to when its motors exert it.

	Friction        float64 // of Coulomb [N]
	AngularFriction float64 // of Coulomb [N m]

	Resolution        float64 // of its encoders where the hand holds it [m]; 0: exact
	AngularResolution float64 // [rad]; 0: exact

	Period time.Duration // between two measurements; 0: it measures whenever it is asked
	Lag    time.Duration // from a measurement to when it can be read
	Jitter time.Duration // by which that may be longer, at random

	DropOut  float64       // probability that it loses a measurement [1]
	DropTime time.Duration // for how long it then loses all

	Hand  Grasp
	Start spatial.Frame // the zero Frame is the origin
	Seed  uint64        // of what is random
}

// Grasp is a hand that holds a device: a mass that moves with it, and a spring and a damper to where the hand wants to be. The zero
// value is a device that nobody holds.
type Grasp struct {
	Mass, Inertia    float64        // [kg], [kg m²]
	Linear, Angular  float64        // stiffness [N/m], [N m/rad]
	Damping, Twisted float64        // [N s/m], [N m s/rad]
	Path             Path           // where it wants to be; nil: where the device started
	Push             spatial.Wrench // that it exerts besides, in world axes [N m], [N]
}

// Relaxed is a hand that holds a stylus without effort, by the order of magnitude of what is measured (Hogan 1989; Kuchenbecker,
// Park and Niemeyer 2003).
var Relaxed = Grasp{Mass: 0.1, Inertia: 1e-4, Linear: 300, Angular: 1, Damping: 5, Twisted: 0.01}

// Emulator is a device that is computed: a mass with damping, friction and encoders in a simulated hand, whose motors hold what they
// are told. All figures on stability are measured on it. Its time is that of the ticks, and the same ticks give the same motion.
type Emulator struct {
	cfg    EmulatorConfig
	random *rand.Rand

	begin time.Time
	now   time.Duration // since begin
	frame spatial.Frame
	twist spatial.Twist

	orders  []order // that the motors have not had yet, the oldest first
	wrench  spatial.Wrench
	sights  []seen // that cannot be read yet
	last    seen   // that can
	next    time.Duration
	blind   time.Duration // until when measurements are lost
	running bool
}

type order struct {
	at     time.Duration
	wrench spatial.Wrench
}

type seen struct {
	at, ready time.Duration
	frame     spatial.Frame
}

// NewEmulator returns the device that c describes; the error says which field is wrong.
func NewEmulator(c EmulatorConfig) (*Emulator, error) {
	if err := c.Handle.Validate(); err != nil {
		return nil, err
	}
	if c.Start == (spatial.Frame{}) {
		c.Start = spatial.AtOrigin
	}
	for _, v := range []struct {
		name  string
		value float64
	}{
		{"Friction", c.Friction}, {"AngularFriction", c.AngularFriction}, {"Resolution", c.Resolution}, {"AngularResolution", c.AngularResolution},
		{"Period", c.Period.Seconds()}, {"Lag", c.Lag.Seconds()}, {"Jitter", c.Jitter.Seconds()}, {"DropTime", c.DropTime.Seconds()},
		{"Hand.Mass", c.Hand.Mass}, {"Hand.Inertia", c.Hand.Inertia}, {"Hand.Linear", c.Hand.Linear}, {"Hand.Angular", c.Hand.Angular},
		{"Hand.Damping", c.Hand.Damping}, {"Hand.Twisted", c.Hand.Twisted},
	} {
		if !(v.value >= 0 && v.value <= 1e9) {
			return nil, invalid("EmulatorConfig."+v.name, v.value, "0 or more")
		}
	}
	switch {
	case !(c.Handle.Mass > 0):
		return nil, invalid("EmulatorConfig.Handle.Mass", c.Handle.Mass, "more than 0 [kg]")
	case !(c.DropOut >= 0 && c.DropOut < 1):
		return nil, invalid("EmulatorConfig.DropOut", c.DropOut, "0 to less than 1")
	case c.Period > 0 && c.Period < 10*time.Microsecond:
		return nil, invalid("EmulatorConfig.Period", c.Period, "0, or 10µs and more")
	case !isPose(&c.Start):
		return nil, invalid("EmulatorConfig.Start", c.Start, "a frame")
	case !c.Hand.Push.Finite():
		return nil, invalid("EmulatorConfig.Hand.Push", c.Hand.Push, "a finite wrench")
	}
	c.Start.Rot = c.Start.Rot.Unit()
	return &Emulator{cfg: c, random: rand.New(rand.NewPCG(c.Seed, 1)), frame: c.Start, last: seen{frame: c.Start}}, nil
}

// Name implements Device.
func (e *Emulator) Name() string {
	if e.cfg.Label == "" {
		return "emulator"
	}
	return e.cfg.Label
}

// Pose implements Device: the device moves on to now, which is not before the last one.
func (e *Emulator) Pose(now time.Time) Pose {
	if !e.running {
		e.begin, e.running = now, true
	}
	e.advance(now.Sub(e.begin))
	return Pose{Frame: e.last.frame, Seen: e.begin.Add(e.last.at), Alive: true}
}

// Feel implements Device: its motors exert w after Handle.Delay, until there is another.
func (e *Emulator) Feel(w spatial.Wrench) {
	e.orders = append(e.orders, order{e.now + e.cfg.Handle.Delay, w})
}

// Motion returns where the device is, and its velocity in world axes [rad/s], [m/s]: not what it measures, but what is.
func (e *Emulator) Motion() (spatial.Frame, spatial.Twist) { return e.frame, e.twist }

// Throw gives the device a velocity in world axes [rad/s], [m/s].
func (e *Emulator) Throw(velocity spatial.Twist) { e.twist = velocity }

// Wrench returns what the motors exert.
func (e *Emulator) Wrench() spatial.Wrench { return e.wrench }

// Kinetic returns the energy of the motion of device and hand [J].
func (e *Emulator) Kinetic() float64 {
	v, w := e.twist.Linear, e.twist.Angular
	return (e.mass()*v.Dot(v) + e.inertia()*w.Dot(w)) / 2
}

func (e *Emulator) mass() float64    { return e.cfg.Handle.Mass + e.cfg.Hand.Mass }
func (e *Emulator) inertia() float64 { return e.cfg.Handle.Inertia + e.cfg.Hand.Inertia }

// finest is the longest step of the integration.
const finest = 50 * time.Microsecond

// advance moves the device up to a time, from one change of the wrench or measurement to the next.
func (e *Emulator) advance(to time.Duration) {
	for {
		until := to
		if len(e.orders) > 0 {
			until = min(until, max(e.orders[0].at, e.now))
		}
		if e.cfg.Period > 0 {
			until = min(until, e.next)
		}
		for e.now < until {
			h := min(until-e.now, finest)
			e.move(h.Seconds())
			e.now += h
		}
		done := true
		if len(e.orders) > 0 && e.orders[0].at <= e.now {
			e.wrench, done = e.orders[0].wrench, false
			e.orders = append(e.orders[:0], e.orders[1:]...)
		}
		if e.cfg.Period > 0 && e.next <= e.now {
			e.measure()
			e.next, done = e.next+e.cfg.Period, false
		}
		if done && e.now >= to {
			break
		}
	}
	if e.cfg.Period == 0 {
		e.measure()
	}
	for len(e.sights) > 0 && e.sights[0].ready <= e.now {
		if e.sights[0].at >= e.last.at { // jitter may let one overtake another
			e.last = e.sights[0]
		}
		e.sights = append(e.sights[:0], e.sights[1:]...)
	}
}

// measure reads the encoders.
func (e *Emulator) measure() {
	if e.cfg.DropOut > 0 && e.now >= e.blind && e.random.Float64() < e.cfg.DropOut {
		e.blind = e.now + max(e.cfg.DropTime, 1)
	}
	if e.now < e.blind {
		return
	}
	s := seen{e.now, e.now + e.cfg.Lag, e.frame}
	if e.cfg.Jitter > 0 {
		s.ready += time.Duration(e.random.Float64() * float64(e.cfg.Jitter))
	}
	if q := e.cfg.Resolution; q > 0 {
		p := e.frame.Pos
		s.frame.Pos = spatial.V(q*math.Round(p.X/q), q*math.Round(p.Y/q), q*math.Round(p.Z/q))
	}
	if q := e.cfg.AngularResolution; q > 0 {
		r := e.frame.Rot.Mul(e.cfg.Start.Rot.Conj()).Log()
		s.frame.Rot = spatial.Exp(spatial.V(q*math.Round(r.X/q), q*math.Round(r.Y/q), q*math.Round(r.Z/q))).Mul(e.cfg.Start.Rot)
	}
	e.sights = append(e.sights, s)
}

// move integrates a step of h [s] with the implicit midpoint rule, which neither makes nor loses energy of springs.
func (e *Emulator) move(h float64) {
	hand, d := &e.cfg.Hand, &e.cfg.Handle
	want, speed := e.cfg.Start, spatial.Twist{}
	if hand.Path != nil {
		want, speed, _ = hand.Path.At(e.now.Seconds() + h/2)
	}
	push := e.wrench.Add(hand.Push)
	along := swing{e.mass(), d.Damping, e.cfg.Friction, hand.Linear, hand.Damping}
	mean := along.step(&e.twist.Linear, want.Pos.Sub(e.frame.Pos), speed.Linear, push.Force, h)
	e.frame.Pos = e.frame.Pos.AddScaled(h, mean)
	if e.inertia() == 0 {
		return
	}
	about := swing{e.inertia(), d.Twisted, e.cfg.AngularFriction, hand.Angular, hand.Twisted}
	mean = about.step(&e.twist.Angular, want.Rot.Mul(e.frame.Rot.Conj()).Log(), speed.Angular, push.Torque, h)
	e.frame.Rot = spatial.Exp(mean.Scale(h)).Mul(e.frame.Rot).Unit()
}

// swing is a mass in a hand: its own damping and friction, the hand's spring and damper.
type swing struct{ mass, damping, friction, spring, damper float64 }

// step moves it for h [s] under a force, with the hand away by gap and moving at speed. It returns the mean velocity v̄ = (v + v′)/2
// of
//
//	m (v′ − v)/h = F + k (gap − h v̄/2) + d (speed − v̄) − b v̄ − friction,
//
// where friction, along v̄, is what it may be and at most what stops it.
func (s *swing) step(v *spatial.Vec3, gap, speed, force spatial.Vec3, h float64) (mean spatial.Vec3) {
	inert := 2 * s.mass / h
	resist := inert + s.damping + s.damper + s.spring*h/2
	mean = v.Scale(inert).Add(force).AddScaled(s.spring, gap).AddScaled(s.damper, speed).Scale(1 / resist)
	if s.friction > 0 {
		n := mean.Norm()
		if n*resist <= s.friction {
			*v = spatial.Vec3{}
			return spatial.Vec3{}
		}
		mean = mean.Scale(1 - s.friction/(n*resist))
	}
	*v = mean.Scale(2).Sub(*v)
	return mean
}
