package validate

import (
	"fmt"
	"math"
	"math/cmplx"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/spatial"
)

var deviceExperiments = []experiment{
	{"haptic", "Stiffness that a device can render", "An emulated device on a sampled spring, its motors late by five delays: where its vibrations begin to grow.", renderedStiffness},
	{"haptic", "Passivity control", "The same device on four times that stiffness, thrown at 0.1 m/s, its motors good for 12 N. The observer pairs the force of a tick with the motion that follows, the controller damps what has leaked.", passivityControl},
	{"haptic", "Transparency", "A hand shakes a body through coupling, passivity control and zero-order hold. The force that acts, in amplitude and phase, against that of springs in series.", transparency},
	{"haptic", "Presets", "Devices with the limits that their makers publish, emulated, a hand leaning on a wall that is stiffer than they can render.", presets},
	{"haptic", "Devices that misbehave", "An emulated omega.3 in a hand that leans on a wall: it vanishes, reports NaN, leaps, is slow or fast or late.", misbehaving},
}

// bench is an emulated device on the loop of a rig.
type bench struct {
	*haptic.Emulator
	*haptic.Loop
	model haptic.Model
	now   time.Time
}

// newBench puts a device before a wall of the given stiffness [N/m] that holds it at the origin.
func newBench(c haptic.EmulatorConfig, loop haptic.LoopConfig, stiffness float64) (*bench, error) {
	e, err := haptic.NewEmulator(c)
	if err != nil {
		return nil, err
	}
	b := &bench{Emulator: e, now: time.Unix(0, 0)}
	b.model = haptic.Model{Step: 1, Held: true, Target: spatial.AtOrigin, Proxy: spatial.AtOrigin, Linear: stiffness}
	if loop.Device == nil {
		loop.Device = e
	}
	loop.Model = func() (haptic.Model, bool) { return b.model, true }
	b.Loop, err = haptic.NewLoop(loop)
	return b, err
}

func (b *bench) tick() haptic.Tick {
	b.now = b.now.Add(b.Period())
	return b.Once(b.now)
}

// energy is that of the device and of the spring that it is held by [J].
func (b *bench) energy() float64 {
	f, _ := b.Motion()
	return b.Kinetic() + b.model.Linear*f.Pos.Dot(f.Pos)/2
}

// device is the one on which stability is measured: as heavy and as damped as a small parallel robot.
var device = haptic.Handle{Mass: 0.2, Damping: 1}

var delays = []time.Duration{0, 500 * time.Microsecond, time.Millisecond, 2 * time.Millisecond, 4 * time.Millisecond}

func delayed(by time.Duration) haptic.EmulatorConfig {
	c := haptic.EmulatorConfig{Handle: device}
	c.Handle.Delay = by
	return c
}

// growth lets the device go on a spring with virtual damping, and returns by how much the logarithm of its energy grows in two
// seconds.
func growth(stiffness, virtual float64, delay time.Duration) (float64, error) {
	b, err := newBench(delayed(delay), haptic.LoopConfig{Limits: unlimited, VelocityLag: time.Nanosecond}, stiffness)
	if err != nil {
		return 0, err
	}
	b.model.LinearDamping = virtual
	b.Throw(spatial.Twist{Linear: spatial.V(0.1, 0, 0)})
	var first, last float64
	for i := range 2000 {
		b.tick()
		if i < 400 {
			first += b.energy()
		} else if i >= 1600 {
			last += b.energy()
		}
	}
	return math.Log(last / first), nil
}

// renderedStiffness looks for the stiffness at which a mass on a spring that lags by τ = T/2 + t_d neither gains nor loses. With
// m ẍ + b ẋ + (K x + B ẋ)(t − τ) = 0 and x = exp(iωt) that is
//
//	K = (b + B cos ωτ) ω / sin ωτ,  ω² ≈ K/m,
//
// (b + B)/τ for a slow vibration; the next terms are (ωτ)²/6 and −(ωτ)²/2 B/(b + B), with (ωτ)² = (b + B) τ/m.
func renderedStiffness(s *Study) error {
	p := &Plot{Title: "Growth of the energy in 2 s", Caption: "Zero where the theory has the limit, at 1.",
		X: Axis{Label: "stiffness / limit"}, Y: Axis{Label: "change of ln E"}}
	reason := within(0.03, "the limit is that of slow vibrations: the next terms are (ωτ)²/6 and −(ωτ)²/2 · B/(b + B), where (ωτ)² = (b + B)(T/2 + t_d)/m is 0.045 at most")
	for i, delay := range delays {
		for _, virtual := range []float64{0, 1} {
			limit := haptic.MaxStiffness(device.Damping, virtual, 1e-3, delay.Seconds())
			found, err := bisect(0.8*limit, 1.2*limit, 8, func(k float64) (float64, error) { return growth(k, virtual, delay) })
			if err != nil {
				return err
			}
			name, source := fmt.Sprintf("largest stiffness, b = 1 N s/m, delay %v", delay), "K < b/(T/2 + t_d); Diolaiti et al. 2006, Gil et al. 2009"
			if delay == 0 {
				source = "K < 2b/T; Colgate & Schenkel 1997"
			}
			if virtual > 0 {
				name, source = name+", B = 1 N s/m", "K < (b + B)/(T/2 + t_d); Gil et al. 2009, Hulin et al. 2014"
			}
			s.check(name, source, "N/m", limit, found, reason)
		}
		var x, y []float64
		for part := 0.7; part < 1.31; part += 0.2 {
			g, err := growth(part*haptic.MaxStiffness(device.Damping, 0, 1e-3, delay.Seconds()), 0, delay)
			if err != nil {
				return err
			}
			x, y = append(x, part), append(y, g)
		}
		p.add(fmt.Sprintf("delay %v", delay), Line, i, x, y)
	}
	s.plot(p)
	return nil
}

// bisect returns where a rising function is zero between two places.
func bisect(low, high float64, rounds int, f func(float64) (float64, error)) (float64, error) {
	for range rounds {
		middle := (low + high) / 2
		y, err := f(middle)
		if err != nil {
			return 0, err
		}
		if y > 0 {
			high = middle
		} else {
			low = middle
		}
	}
	return (low + high) / 2, nil
}

// thrown is what becomes of a device that is thrown on a spring.
type thrown struct {
	first   float64     // energy [J]
	most    float64     // largest energy [J]
	rise    float64     // of the largest energy in a tenth of a second over that of the tenth before [J]
	speed   float64     // root mean square in the last half second [m/s]
	times   []float64   // [s]
	energy  []float64   // [J]
	largest [20]float64 // energy in each tenth of a second [J]
}

func hurl(stiffness float64, delay time.Duration, control bool) (out thrown, err error) {
	c := delayed(delay)
	loop := haptic.LoopConfig{Limits: haptic.Limits{Force: 12, ForceSlew: 1e9}}
	if control {
		loop.Handle = c.Handle
	}
	b, err := newBench(c, loop, stiffness)
	if err != nil {
		return out, err
	}
	b.Throw(spatial.Twist{Linear: spatial.V(0.1, 0, 0)})
	out.first = b.energy()
	for i := range 2000 {
		b.tick()
		e := b.energy()
		out.most, out.largest[i/100] = max(out.most, e), max(out.largest[i/100], e)
		if i%5 == 0 {
			out.times, out.energy = append(out.times, 1e-3*float64(i)), append(out.energy, e)
		}
		if _, v := b.Motion(); i >= 1500 {
			out.speed += v.Linear.Dot(v.Linear) / 500
		}
	}
	for i := 1; i < len(out.largest); i++ {
		out.rise = max(out.rise, out.largest[i]-out.largest[i-1])
	}
	out.speed = math.Sqrt(out.speed)
	return out, nil
}

func passivityControl(s *Study) error {
	p := &Plot{Title: "Energy of device and spring, at four times the stiffness", Caption: "With a delay of 1 ms. Without control it grows until the motors can do no more.",
		X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "energy", Unit: "J", Log: true}}
	for _, delay := range delays {
		k := 4 * haptic.MaxStiffness(device.Damping, 0, 1e-3, delay.Seconds())
		without, err := hurl(k, delay, false)
		if err != nil {
			return err
		}
		with, err := hurl(k, delay, true)
		if err != nil {
			return err
		}
		name := fmt.Sprintf(", delay %v, %.0f N/m", delay, k)
		s.check("residual speed / that without control"+name, "our aim: under 5 %", "", 0, with.speed/without.speed, withinAbs(0.05, "our aim"))
		s.check("growth of energy from one tenth of a second to the next"+name, "passivity", "J", 0, with.rise, withinAbs(1e-9*with.first, "none"))
		s.check("largest energy / at the start"+name, "passivity", "", 1, with.most/with.first,
			withinAbs(8*device.Damping*(1e-3+delay.Seconds())/device.Mass, "what leaks before a leak can be seen, a period and the delay long: 2 K (T/2 + t_d)(T + t_d)/m of the energy"))
		if delay == time.Millisecond {
			p.add("without control", Line, 1, without.times, without.energy)
			p.add("passivity control", Line, 0, with.times, with.energy)
		}
	}
	s.plot(p)
	return nil
}

// response is the force that acts on a hand that moves as sin ωt, over that motion [N/m], as a complex number: the first Fourier
// coefficient of a force that is held for a period. The hand shakes a rigid body or one of compliance c [m/N].
func response(hertz, stiffness, c float64) (complex128, error) {
	r, err := newRig(haptic.LoopConfig{Limits: unlimited, Handle: device})
	if err != nil {
		return 0, err
	}
	const reach, settle, measure = 2e-3, 1000, 1000 // ticks; whole periods of whole hertz
	r.model.Linear = stiffness
	r.comply(c)
	period := r.Period().Seconds()
	omega := 2 * math.Pi * hertz
	// ∫ exp(−iωt) over a tick from its beginning, twice per measured time and reach
	hold := (1 - cmplx.Exp(complex(0, -omega*period))) / complex(0, omega) * complex(2/(measure*period*reach), 0)
	var sum complex128
	for i := range settle + measure {
		t := float64(i) * period
		r.hand.Pos.X = reach * math.Sin(omega*t)
		f := r.tick().Wrench.Force.X
		if i >= settle {
			sum += complex(-f, 0) * cmplx.Exp(complex(0, -omega*t)) * hold
		}
	}
	return sum * 1i, nil // the motion is a sine
}

func transparency(s *Study) error {
	p := &Plot{Title: "Stiffness that is felt, over that of springs in series", X: Axis{Label: "frequency", Unit: "Hz"}, Y: Axis{Label: "magnitude"}}
	asked := "our aim: within 5 % below 20 Hz"
	for i, body := range []struct {
		name       string
		compliance float64
	}{{"rigid body", 0}, {"body of 1 mm/N", 1e-3}} {
		const stiffness = 1000
		exact := 1 / (1./stiffness + body.compliance)
		var magnitude, whole float64
		var x, y []float64
		for _, hertz := range []float64{1, 2, 5, 10, 15, 20} {
			h, err := response(hertz, stiffness, body.compliance)
			if err != nil {
				return err
			}
			h /= complex(exact, 0)
			magnitude, whole = max(magnitude, math.Abs(cmplx.Abs(h)-1)), max(whole, cmplx.Abs(h-1))
			x, y = append(x, hertz), append(y, cmplx.Abs(h))
		}
		s.check("largest error of the stiffness felt, 1 to 20 Hz, "+body.name, asked, "", 0, magnitude, withinAbs(0.05, "our aim"))
		s.check("largest error in amplitude and phase, "+body.name, asked, "", 0, whole, withinAbs(0.05, "our aim; a held force alone is off by ωT/2, 6.3 %, which passivity control makes good"))
		p.add(body.name, Line, i, x, y)
	}
	s.plot(p)
	return nil
}

// leanOn returns a preset whose hand leans on a wall of a stiffness [N/m] with half of the device's force.
func leanOn(p *haptic.Preset, stiffness float64, change func(*haptic.EmulatorConfig, *haptic.LoopConfig)) (*bench, error) {
	c := p.Device
	c.Hand = haptic.Relaxed
	c.Hand.Push.Force.X = -p.Limits.Force / 2
	loop := haptic.LoopConfig{Limits: p.Limits, Handle: c.Handle}
	if change != nil {
		change(&c, &loop)
	}
	return newBench(c, loop, stiffness)
}

func presets(s *Study) error {
	for _, p := range haptic.Presets() {
		b, err := leanOn(&p, 1e5, nil)
		if err != nil {
			return err
		}
		speed := 0.0
		for i := range 1500 {
			b.tick()
			if _, v := b.Motion(); i >= 1000 {
				speed = max(speed, v.Linear.Norm())
			}
		}
		f, _ := b.Motion()
		all := haptic.Relaxed.Linear + p.Limits.Stiffness
		s.check(fmt.Sprintf("%s (%.3g N, %.0f N/m): depth in the wall", p.Name, p.Limits.Force, p.Limits.Stiffness), "push / (hand + stiffness of the device)", "m",
			-p.Limits.Force/2/all, f.Pos.X, withinAbs(p.Device.Friction/all+p.Device.Resolution, "its friction, and a count of its encoders"))
		s.check(p.Name+": speed at rest", "–", "m/s", 0, speed, withinAbs(p.Device.Resolution/1e-3, "no more than a count of its encoders in a tick"))
		gone, err := vanish(&p)
		if err != nil {
			return err
		}
		s.check(p.Name+": force zero after it was last seen", "Silence + Fade, a tick less than the 50 ms that are our aim", "ms", 48, gone.Seconds()*1e3, withinAbs(1.01, "a tick"))
	}
	return nil
}

// vanish returns how long after a device was last seen its force is zero.
func vanish(p *haptic.Preset) (time.Duration, error) {
	r, err := newRig(haptic.LoopConfig{Limits: p.Limits})
	if err != nil {
		return 0, err
	}
	r.model.Linear, r.hand.Pos.X = p.Limits.Stiffness, 1 // as strong as it is
	for range 200 {
		r.tick()
	}
	gone := r.now
	r.silent = true
	for range 1000 {
		if r.tick().Wrench == (spatial.Wrench{}) {
			break
		}
	}
	return r.now.Sub(gone), nil
}

// spoilt is a device whose poses somebody changes on the way.
type spoilt struct {
	*haptic.Emulator
	spoil func(*haptic.Pose)
}

// Pose implements haptic.Device.
func (d *spoilt) Pose(now time.Time) haptic.Pose {
	p := d.Emulator.Pose(now)
	d.spoil(&p)
	return p
}

func misbehaving(s *Study) error {
	preset, ok := haptic.PresetNamed("omega.3")
	if !ok {
		return fmt.Errorf("there is no omega.3")
	}
	const ms = time.Millisecond
	still := func(*haptic.Pose) {}
	late := func(c *haptic.EmulatorConfig, l *haptic.LoopConfig) {
		c.Period, c.Lag, c.Handle.Delay = ms, 100*ms, 100*ms
		l.Limits.Silence = 300 * ms
		l.Handle = c.Handle
		l.Handle.Mass, l.Handle.Damping = l.Handle.Mass+c.Hand.Mass, l.Handle.Damping+c.Hand.Damping
	}
	period := func(p time.Duration) func(*haptic.EmulatorConfig, *haptic.LoopConfig) {
		return func(c *haptic.EmulatorConfig, l *haptic.LoopConfig) {
			c.Period, l.Handle.Delay = p, p
		}
	}
	for _, bad := range []struct {
		name   string
		change func(*haptic.EmulatorConfig, *haptic.LoopConfig)
		spoil  func(*haptic.Pose) // after a second
		felt   bool               // there is a force in the end
	}{
		{"vanishes", nil, func(p *haptic.Pose) { p.Seen = time.Unix(1, 0) }, false},
		{"is let go", nil, func(p *haptic.Pose) { p.Alive = false }, false},
		{"reports NaN", nil, func(p *haptic.Pose) { p.Frame.Pos.X = math.NaN() }, false},
		{"leaps 1 m to and fro", nil, func(p *haptic.Pose) { p.Frame.Pos.X += float64(p.Seen.UnixMilli() % 2) }, true},
		{"is seen 100 times a second", period(10 * ms), still, true},
		{"is seen 8,000 times a second", period(ms / 8), still, true},
		{"is late by 200 ms", late, still, true},
	} {
		if err := misbehave(s, &preset, bad.name, bad.change, bad.spoil, bad.felt); err != nil {
			return err
		}
	}
	return nil
}

// misbehave watches a device that is spoilt after a second.
func misbehave(s *Study, preset *haptic.Preset, name string, change func(*haptic.EmulatorConfig, *haptic.LoopConfig), spoil func(*haptic.Pose), felt bool) error {
	d := &spoilt{spoil: func(*haptic.Pose) {}}
	b, err := leanOn(preset, preset.Limits.Stiffness, func(c *haptic.EmulatorConfig, l *haptic.LoopConfig) {
		if change != nil {
			change(c, l)
		}
		l.Device = d
	})
	if err != nil {
		return err
	}
	d.Emulator = b.Emulator
	var jump, force, speed float64
	var before spatial.Vec3
	for i := range 6000 {
		if i == 1000 {
			d.spoil = spoil
		}
		f := b.tick().Wrench.Force
		jump, force, before = max(jump, f.Sub(before).Norm()), max(force, f.Norm()), f
		if _, v := b.Motion(); i >= 5500 {
			speed = max(speed, v.Linear.Norm())
		}
	}
	name = "a device that " + name + ": "
	slew := preset.Limits.ForceSlew * b.Period().Seconds()
	s.check(name+"largest change of the force in a tick, beyond the slew limit", "Limits.ForceSlew", "N", 0, max(0, jump-slew), withinAbs(1e-12*slew, "rounding"))
	s.check(name+"largest force beyond the limit", "Limits.Force", "N", 0, max(0, force-preset.Limits.Force), withinAbs(1e-12*preset.Limits.Force, "rounding"))
	s.check(name+"speed in the end", "–", "m/s", 0, speed, withinAbs(preset.Device.Resolution/1e-3, "no more than a count of its encoders in a tick"))
	if !felt {
		s.check(name+"force in the end", "the watchdog", "N", 0, before.Norm(), withinAbs(1e-12*preset.Limits.Force, "rounding of the ramp"))
	}
	return nil
}
