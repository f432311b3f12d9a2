package scene

import (
	"time"

	"github.com/tendril-sim/tendril/haptic"
	soft "github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// HapticModel is what a haptic loop knows of a hand in a snapshot, after the given step.
func HapticModel(step uint64, s *world.HandShot) haptic.Model {
	return haptic.Model{
		Step: step, Held: true, Target: s.Target, Proxy: s.Proxy, Wrench: s.Wrench, Compliance: s.Compliance,
		Linear: s.Linear, Angular: s.Angular, LinearDamping: s.LinearDamping, AngularDamping: s.AngularDamping,
		Drift: s.Drift, Span: s.Span,
	}
}

// couple puts the coupling of the file between plane and grip, or what suits the solid.
func (c *Clamp) couple() error {
	k := c.clasp.Suggest(c.world.StepLength())
	for _, v := range []struct{ of, to *float64 }{
		{&c.Of.Linear, &k.Linear}, {&c.Of.Angular, &k.Angular}, {&c.Of.LinearDamping, &k.LinearDamping}, {&c.Of.AngularDamping, &k.AngularDamping},
	} {
		if *v.of > 0 {
			*v.to = *v.of
		}
	}
	return c.clasp.Couple(k)
}

// Feel implements world.Feeler: what a person or a script feels that holds the solid through a coupling.
func (c *Clamp) Feel(s *world.HandShot) bool {
	if c.clasp == nil {
		return false
	}
	k := c.clasp.Coupled()
	if k.Linear == 0 {
		return false
	}
	s.Turns, s.Swings = true, true
	s.Target, s.Proxy, s.Wrench = c.state.Asked, c.clasp.Frame(), c.clasp.Spring().Scale(-1)
	s.Linear, s.Angular, s.LinearDamping, s.AngularDamping = k.Linear, k.Angular, k.LinearDamping, k.AngularDamping
	s.Compliance, s.Drift = c.clasp.Between(s.Span)
	return true
}

// Felt returns what the plane feels in a snapshot; nil if it holds nothing through a coupling.
func (c *Clamp) Felt(shot *world.Snapshot) *world.HandShot {
	for i := range shot.Felt {
		if shot.Felt[i].Hand == c.number {
			return &shot.Felt[i]
		}
	}
	return nil
}

// touch is the haptic loop of a plane that a script moves, in the time of the simulation: what a device would feel that follows the path. Where a person has the plane the loop is elsewhere, and
// keeps the time of the clock.
type touch struct {
	loop *haptic.Loop
	last float64 // time of its last tick [s]
}

const hapticPeriod = time.Millisecond

// follower is a device that a script moves.
type follower struct{ clamp *Clamp }

// Pose implements haptic.Device: where the scene wants the plane, by the time since the epoch.
func (f follower) Pose(now time.Time) haptic.Pose {
	return haptic.Pose{Frame: f.clamp.wanted(float64(now.UnixNano()) / 1e9), Seen: now, Alive: true}
}

// Feel implements haptic.Device.
func (follower) Feel(spatial.Wrench) {}

// Name implements haptic.Device.
func (f follower) Name() string { return f.clamp.Name }

// model is what the last step tells the loop.
func (f follower) model() (m haptic.Model, ok bool) {
	shot := f.clamp.world.Snapshot()
	if shot == nil {
		return m, false
	}
	defer shot.Release()
	m.Step = shot.Step
	if s := f.clamp.Felt(shot); s != nil {
		m = HapticModel(shot.Step, s)
	}
	return m, true
}

// render lets the loop tick up to the end of the step, t [s], while a script moves a plane that is coupled.
func (u *touch) render(c *Clamp, t float64) {
	if c.Of.Follow != "coupled" || c.state.Taken {
		return
	}
	if u.loop == nil {
		device := follower{c}
		kept := min(time.Duration(c.world.StepLength()*1e9)+10*hapticPeriod, 10*time.Second)
		loop, err := haptic.NewLoop(haptic.LoopConfig{Device: device, Model: device.model, History: kept})
		if err != nil {
			c.wrong = err // the configuration is constant
			return
		}
		u.loop, u.last = loop, t-c.world.StepLength()
	}
	period := hapticPeriod.Seconds()
	for ; u.last+period < t+period/2; u.last += period {
		u.loop.Once(time.Unix(0, int64((u.last+period)*1e9)))
	}
}

// AppendTicks appends the ticks of the haptic loop of a plane that a script moves, those after number after; of the last step at least they are kept.
func (c *Clamp) AppendTicks(dst []haptic.Tick, after uint64) []haptic.Tick {
	if c.touch.loop == nil {
		return dst
	}
	return c.touch.loop.AppendTicks(dst, after)
}

// Rendered returns what the plane exerts on the solid as the haptic loop last rendered it, before the limits that guard a device; what the coupling exerts if the loop is elsewhere, and what holds the
// nodes if there is no coupling. In world axes about the origin of what it holds [N m], [N].
func (c *Clamp) Rendered() spatial.Wrench {
	switch {
	case c.clasp == nil:
		return spatial.Wrench{}
	case c.touch.loop != nil && !c.state.Taken:
		return c.touch.loop.Latest().Asked.Scale(-1)
	case c.clasp.Coupled().Linear > 0:
		return c.clasp.Spring()
	}
	return c.clasp.Wrench(soft.Held)
}
