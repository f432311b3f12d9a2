package haptic

import (
	"fmt"
	"math"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// Limits keep the hand safe, whatever the simulation says. Zero means the default.
type Limits struct {
	Force  float64 // largest magnitude of the force [N]; default 10
	Torque float64 // largest magnitude of the torque [N m]; default 0.5

	ForceSlew  float64 // largest change of the force in a second [N/s]; default 500
	TorqueSlew float64 // largest change of the torque in a second [N m/s]; default 25

	// Stiffness that the device can render, linear [N/m] and angular [N m/rad]; 0: any. A coupling that is stiffer is felt in
	// proportion: all of its force is scaled down, so that energy stays in balance.
	Stiffness, Angular float64

	// Speed that a hand can have [m/s]; 0: any. A device that is farther from where it was has not moved there: such a pose is
	// ignored, until the time that it takes has passed.
	Speed float64

	Silence time.Duration // a device that has not been seen for this long is silent; default 100 ms
	Fade    time.Duration // the wrench on a silent device goes to zero in this time; default 50 ms
}

// withDefaults fills in what is zero.
func (l Limits) withDefaults() Limits {
	number := func(x *float64, value float64) {
		if *x == 0 {
			*x = value
		}
	}
	number(&l.Force, 10)
	number(&l.Torque, 0.5)
	number(&l.ForceSlew, 500)
	number(&l.TorqueSlew, 25)
	if l.Silence == 0 {
		l.Silence = 100 * time.Millisecond
	}
	if l.Fade == 0 {
		l.Fade = 50 * time.Millisecond
	}
	return l
}

// Validate reports what is wrong with l, or nil.
func (l *Limits) Validate() error {
	d := l.withDefaults()
	for _, v := range []struct {
		name  string
		value float64
		unit  string
	}{{"Force", d.Force, "N"}, {"Torque", d.Torque, "N m"}, {"ForceSlew", d.ForceSlew, "N/s"}, {"TorqueSlew", d.TorqueSlew, "N m/s"}} {
		if !(v.value > 0 && v.value <= math.MaxFloat32) {
			return invalid("Limits."+v.name, v.value, "more than 0 ["+v.unit+"], and finite")
		}
	}
	for _, v := range []struct {
		name  string
		value float64
		unit  string
	}{{"Stiffness", d.Stiffness, "N/m"}, {"Angular", d.Angular, "N m/rad"}, {"Speed", d.Speed, "m/s"}} {
		if !(v.value >= 0) {
			return invalid("Limits."+v.name, v.value, "0, which is none, or more ["+v.unit+"]")
		}
	}
	fade := d.Fade.Seconds()
	switch {
	case d.Silence < 0:
		return invalid("Limits.Silence", d.Silence, "more than 0")
	case d.Fade < 0:
		return invalid("Limits.Fade", d.Fade, "more than 0")
	case d.ForceSlew*fade < d.Force:
		return invalid("Limits.ForceSlew", d.ForceSlew, fmt.Sprintf("at least Force/Fade = %v N/s, so that the watchdog comes to zero in time", d.Force/fade))
	case d.TorqueSlew*fade < d.Torque:
		return invalid("Limits.TorqueSlew", d.TorqueSlew, fmt.Sprintf("at least Torque/Fade = %v N m/s, so that the watchdog comes to zero in time", d.Torque/fade))
	}
	return nil
}

// invalid says what is wrong with a field of a config.
func invalid(field string, value any, want string) error {
	return fmt.Errorf("haptic: %s is %v, want %s", field, value, want)
}

// guard stands between the coupling and the device. Whatever is wanted, what it passes on is within the limits and never
// jumps.
type guard struct {
	limits Limits
	out    spatial.Wrench // what the device got last

	off   bool
	since time.Time      // when it was switched off
	from  spatial.Wrench // what the device got then
}

// pass returns what the device gets, dt [s] after the last time: slew, clamp, release. limited tells that the wanted wrench was
// too large; off, that nobody is there to feel it.
func (g *guard) pass(want spatial.Wrench, off bool, now time.Time, dt float64) (out spatial.Wrench, limited bool) {
	if !want.Finite() {
		want = spatial.Wrench{}
	}
	aim := g.clamp(want)
	out = g.release(g.clamp(g.slew(aim, dt)), off, now, dt)
	g.out = out
	return out, aim != want
}

// slew goes from what the device got last towards w, no faster than the limits allow. What is to be clamped is to be aimed at
// clamped, or it would come in by a detour.
func (g *guard) slew(w spatial.Wrench, dt float64) spatial.Wrench {
	return spatial.Wrench{
		Torque: towards(g.out.Torque, w.Torque, g.limits.TorqueSlew*dt),
		Force:  towards(g.out.Force, w.Force, g.limits.ForceSlew*dt),
	}
}

// clamp shortens force and torque to the limits. It brings no two wrenches farther apart, so that what has passed the slew limit
// still does.
func (g *guard) clamp(w spatial.Wrench) spatial.Wrench {
	return spatial.Wrench{Torque: within(w.Torque, g.limits.Torque), Force: within(w.Force, g.limits.Force)}
}

// release returns w, or while it is off what is left of the last wrench on its way to zero: a straight line in time, which the
// slew limits allow, as Validate has made sure, unless ticks are missing.
func (g *guard) release(w spatial.Wrench, off bool, now time.Time, dt float64) spatial.Wrench {
	if off && !g.off {
		g.since, g.from = now, g.out
	}
	if g.off = off; !off {
		return w
	}
	left := 1 - now.Sub(g.since).Seconds()/g.limits.Fade.Seconds()
	return g.slew(g.from.Scale(math.Max(left, 0)), dt)
}

// within returns v, shortened to length most where it is longer: the direction stays.
func within(v spatial.Vec3, most float64) spatial.Vec3 {
	largest := math.Max(math.Abs(v.X), math.Max(math.Abs(v.Y), math.Abs(v.Z)))
	if largest <= most/2 { // √3/2 < 1
		return v
	}
	u := v.Scale(1 / largest) // its square cannot overflow
	if n := u.Norm(); n*largest > most {
		return u.Scale(most / n)
	}
	return v
}

// towards returns the point that is at most step from a on the way to b.
func towards(a, b spatial.Vec3, step float64) spatial.Vec3 {
	way := b.Sub(a)
	n := way.Norm()
	if n <= step {
		return b
	}
	return a.AddScaled(step/n, way)
}
