package haptic

import (
	"math"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// MaxStiffness returns the largest stiffness of a coupling [N/m] that a loop of the given period [s] can render on a device
// with damping device [N s/m] of its own, when the force comes delay [s] after the pose that it answers (0 for this loop, but
// for what the device adds). The same holds for rotations, in [N m/rad] and [N m s/rad].
//
// A force that is held for a period lags by half of it. A spring that lags by t pushes on the way back harder than it did on
// the way in: a damper of −K t, which the device has to make good,
//
//	K < (b + B) / (T/2 + t_d).
//
// With virtual = B = 0 and no delay this is K < 2b/T, the condition for a passive spring (Colgate and Schenkel 1997). With the
// damping B of the coupling it is where vibrations with a small B begin to grow (Hulin, Albu-Schäffer and Hirzinger 2014): a limit
// of stability, not of passivity.
func MaxStiffness(device, virtual, period, delay float64) float64 {
	lag := period/2 + delay
	if !(lag > 0) {
		return math.Inf(1)
	}
	return (device + virtual) / lag
}

// Handle is the mechanics of a device where the hand holds it, as far as a loop has to know. The zero value is a device of which
// nothing is known: then there is no passivity control.
type Handle struct {
	Mass    float64 // that the hand moves [kg]
	Inertia float64 // that the hand turns [kg m²]; 0: it has no torque
	Damping float64 // of its own [N s/m]
	Twisted float64 // its own damping of rotation [N m s/rad]

	// Delay from a pose to the wrench that answers it, beyond the loop's own: the way to the device and back.
	Delay time.Duration
}

// Validate reports what is wrong with h, or nil.
func (h *Handle) Validate() error {
	for _, v := range []struct {
		name  string
		value float64
		unit  string
	}{{"Mass", h.Mass, "kg"}, {"Inertia", h.Inertia, "kg m²"}, {"Damping", h.Damping, "N s/m"}, {"Twisted", h.Twisted, "N m s/rad"}} {
		if !(v.value >= 0 && v.value <= 1e6) {
			return invalid("Handle."+v.name, v.value, "0 to 1e6 ["+v.unit+"]")
		}
	}
	if h.Delay < 0 || h.Delay > time.Second {
		return invalid("Handle.Delay", h.Delay, "0 to 1s")
	}
	return nil
}

// Most returns the largest damping that a loop of the given period [s] can add to the device, linear [N s/m] and angular
// [N m s/rad]. It acts on a velocity that is one and a half periods old, for a period: with the device's delay its lag is
// τ = 2T + t_d. A mass that is slowed by a force −B v(t − τ) comes to rest without swinging for B < m/(e τ), where e is
// Euler's number.
func (h *Handle) Most(period float64) (linear, angular float64) {
	lag := math.E * (2*period + h.Delay.Seconds())
	return h.Mass / lag, h.Inertia / lag
}

// Passivity in the time domain, after Hannaford and Ryu 2002, with the exact energy of a zero-order hold.
//
// A hand that moves by Δx from one tick to the next against the wrench W that the device held meanwhile puts −W·Δx into
// it. That is exact, whatever the hand did in between; pairing the wrench of a tick with the motion before it never sees that a
// held spring gives back more than it took. A wrench that changed with the place as the coupling asks would have taken the
// mean of both ends, −(A₋ + A)/2·Δx. The difference,
//
//	leak = (W − (A₋ + A)/2)·Δx,
//
// is what sampling, delay and slew have added: K Δx²/2 in each tick of a spring. What the coupling asks for counts as the clamp
// leaves it, as a spring that ends is passive. What a simulation does of itself, such as a motor that pushes the hand, is no leak.
//
// The sum of leaks is a debt, which a damper pays back: on a hand of velocity v it takes B v² T in the coming tick. The velocity
// is a mean over some motions, each counting half as much as the next: a slow hand moves an encoder in one tick and not in others.
// What the damper is to take counts as paid until the hand has had it, or a device with a delay would be damped twice.

// passivity observes the leak of a loop and damps it away.
type passivity struct {
	period       float64 // T [s]
	most         float64 // largest damping [N s/m]; 0: none
	gyration     float64 // ρ² [m²]: damping of rotation for damping of motion
	delay        time.Duration
	debt         float64        // [J]
	asked        spatial.Wrench // A₋, of the last pose
	mark         time.Time      // of the last pose
	velocity     spatial.Twist  // of the last motions, in world axes
	past         [1024]exerted  // what the device got, tick by tick
	count, acted uint64         // entries of past: all, and those that the hand has had
	promised     float64        // what the damper is to take in ticks that the hand has not had yet [J]
}

// exerted is what the device got in a tick.
type exerted struct {
	from    time.Time
	wrench  spatial.Wrench
	promise float64 // [J] that the damper takes if the hand goes on as it did
}

func newPassivity(h *Handle, period float64) passivity {
	p := passivity{period: period, delay: h.Delay}
	linear, angular := h.Most(period)
	if p.most = linear; linear > 0 {
		p.gyration = angular / linear
	}
	return p
}

// observe takes the motion of the hand since the last pose into account, which the device has seen at the given time, and what the
// coupling asks for now, within the clamp. It returns the energy that the hand has got by that motion [J].
func (p *passivity) observe(moved spatial.Twist, seen time.Time, asked spatial.Wrench) (got float64) {
	had := p.mean(p.mark.Add(-p.delay), seen.Add(-p.delay))
	got = moved.Power(had)
	p.debt = math.Max(0, p.debt+got-moved.Power(p.asked.Add(asked))/2)
	if dt := seen.Sub(p.mark).Seconds(); dt > 0 {
		p.velocity = p.velocity.Add(moved.Scale(1 / dt)).Scale(0.5)
	}
	p.asked, p.mark = asked, seen
	return got
}

// forget begins anew, as with a hand that takes hold.
func (p *passivity) forget(seen time.Time) {
	p.debt, p.promised, p.acted = 0, 0, p.count
	p.asked, p.velocity, p.mark = spatial.Wrench{}, spatial.Twist{}, seen
}

// stillness is the square of a speed at which nothing moves that could be damped [m²/s²]: a micrometre in a second.
const stillness = 1e-12

// damp returns the damper that pays the debt back [N s/m] and the wrench that it exerts on the hand.
func (p *passivity) damp() (damping float64, w spatial.Wrench, promise float64) {
	v := p.velocity
	speed := v.Linear.Dot(v.Linear) + p.gyration*v.Angular.Dot(v.Angular)
	due := p.debt - p.promised
	if p.most == 0 || due <= 0 || speed < stillness {
		return 0, w, 0
	}
	damping = math.Min(due/(speed*p.period), p.most)
	w = spatial.Wrench{Torque: v.Angular.Scale(-damping * p.gyration), Force: v.Linear.Scale(-damping)}
	return damping, w, damping * speed * p.period
}

// exert notes what the device gets from now on.
func (p *passivity) exert(w spatial.Wrench, promise float64, now time.Time) {
	p.past[p.count%uint64(len(p.past))] = exerted{now, w, promise}
	p.promised += promise
	p.count++
	if p.count-p.acted >= uint64(len(p.past)) { // a hand that is not seen keeps no promises
		p.keep(p.acted)
		p.acted++
	}
}

// keep takes a promise off the list: what came of it is in the debt.
func (p *passivity) keep(n uint64) {
	e := &p.past[n%uint64(len(p.past))]
	p.promised = math.Max(0, p.promised-e.promise)
}

// mean returns the mean wrench that the device got between two times. Before the first that is known there was none.
func (p *passivity) mean(from, to time.Time) (w spatial.Wrench) {
	for p.acted+1 < p.count && !p.past[(p.acted+1)%uint64(len(p.past))].from.After(to) {
		p.keep(p.acted)
		p.acted++
	}
	span := to.Sub(from).Seconds()
	if !(span > 0) {
		return w
	}
	end := to
	oldest := p.count - min(p.count, uint64(len(p.past)))
	for n := min(p.acted+1, p.count); n > oldest && end.After(from); n-- {
		e := &p.past[(n-1)%uint64(len(p.past))]
		if !e.from.Before(end) {
			continue
		}
		begin := e.from
		if begin.Before(from) {
			begin = from
		}
		w = w.Add(e.wrench.Scale(end.Sub(begin).Seconds() / span))
		end = begin
	}
	return w
}
