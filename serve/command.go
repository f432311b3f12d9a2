package serve

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/tendril-sim/tendril/internal/suggest"
	"github.com/tendril-sim/tendril/world"
)

// handle does what a viewer asks for, and tells it what is wrong with that.
func (x *session) handle(c *client, r *request) {
	if slices.Contains([]string{"reset", "restore", "state", "record"}, r.Type) && !c.heavy.take(time.Now(), 1) {
		c.send(newMistakes(r.Type, fmt.Errorf("%s more than %d times a second: wait a moment", r.Type, heavyRate)))
		return
	}
	if err := x.do(c, r); err != nil {
		c.send(newMistakes(r.Type, err))
	}
}

func (x *session) do(c *client, r *request) error {
	m := x.sim.Load()
	live := m.live
	switch r.Type {
	case "grab":
		return x.grab(c, r)
	case "release":
		x.mu.Lock()
		defer x.mu.Unlock()
		if h := x.handOf(c, r.Hand); h != nil {
			x.letGo(h)
		}
	case "turn":
		x.mu.Lock()
		h := x.handOf(c, r.Hand)
		x.mu.Unlock()
		if h != nil {
			m.do(func(w *world.World) { w.Turn(h.id, r.On) })
		}
	case "set":
		value, err := r.text()
		if err != nil {
			return err
		}
		return x.set(change{Path: r.Path, Value: value})
	case "profile":
		if len(r.Knots) == 0 {
			return errors.New("knots are missing, want a list of {at, factor}")
		}
		return x.set(change{Path: r.Path, Value: string(r.Knots)})
	case "track":
		if len(r.Keys) == 0 {
			return errors.New("keys are missing, want a list of {time, value}, or null")
		}
		return x.set(change{Path: r.Path, Value: string(r.Keys), Track: true})
	case "pose":
		return x.pose(r.Body)
	case "take":
		if r.Plane != nil {
			return x.takePlane(c, *r.Plane)
		}
		return x.takeHand(c, r.Hand)
	case "leave":
		if r.Plane != nil {
			return x.leavePlane(c, *r.Plane)
		}
		return x.leaveHand(c, r.Hand)
	case "grip":
		if r.Plane == nil {
			return errors.New("plane is missing, want the number of one")
		}
		return x.gripPlane(c, *r.Plane, r.On)
	case "strains", "stresses", "pressures":
		c.wants[quantityOf[r.Type]].Store(r.On)
	case "contacts":
		c.contacts.Store(r.On)
	case "pause":
		live.Pause(r.On)
		x.change(func(s *Status) { s.Paused = r.On }, "")
	case "step":
		live.Pause(true)
		live.StepOnce()
		x.change(func(s *Status) { s.Paused = true }, "")
	case "speed":
		f, err := r.number()
		if err != nil {
			return err
		}
		live.SetSpeed(f)
		x.change(func(s *Status) { s.Speed = live.Speed() }, "")
	case "reset":
		return x.restart(r.Keep)
	case "record":
		return x.film.turn(x, r.On)
	case "state":
		return x.sendState(c)
	case "restore":
		return x.restore(r.State)
	case "seek":
		return fmt.Errorf("only a recording can be wound to another time")
	default:
		return unknownType(r.Type)
	}
	return nil
}

func unknownType(name string) error {
	return fmt.Errorf("unknown type of message %q%s", clip(name), suggest.Question(clip(name), requests))
}

const (
	maxChanges = 1000
	maxValue   = 64 << 10 // bytes of a value
)

// pose makes the present shape of a body the pose that it is drawn to.
func (x *session) pose(body int) (err error) {
	m := x.sim.Load()
	m.do(func(w *world.World) {
		shot := w.Snapshot()
		defer shot.Release()
		if body < 0 || body >= len(shot.Bodies) {
			err = fmt.Errorf("there is no body %d, want 0 to %d", body, len(shot.Bodies)-1)
			return
		}
		err = m.running.SetPose(shot.Bodies[body].Name)
	})
	return err
}

// set changes a parameter or its track while the scene runs.
func (x *session) set(c change) (err error) {
	if len(c.Value) > maxValue || len(c.Path) > 1000 {
		return fmt.Errorf("a value of %d bytes, want at most %d", len(c.Value), maxValue)
	}
	m := x.sim.Load()
	m.do(func(*world.World) {
		if len(m.changes) >= maxChanges {
			err = fmt.Errorf("%d values have been changed: reset the scene first", maxChanges)
			return
		}
		err = m.set(c)
	})
	if err == nil {
		x.film.note(c.Path, c.Value)
	}
	return err
}

// restart resets the scene, with its parameters as they are now or as the file has them.
func (x *session) restart(keep bool) error {
	var changes []change
	if m := x.sim.Load(); keep {
		m.do(func(*world.World) { changes = slices.Clone(m.changes) })
	}
	err := x.reset(changes, "")
	if err == nil {
		x.film.note("reset", "")
	}
	return err
}
