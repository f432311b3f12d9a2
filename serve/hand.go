package serve

import (
	"fmt"
	"math"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

const (
	maxHands    = 8           // in a session
	clientHands = 4           // of a client
	fadeTime    = time.Second // in which a hand lets go, at most
	fadeEnough  = 0.03        // part of its force that is no jump any more [1]
	fadeSpeed   = 0.6         // with which it moves at most, then [m/s] …
	fadeSpin    = 10.0        // … and turns [rad/s]
	farthest    = 1000.0      // distance from the origin that a hand may have [m]
)

// hand is one of the hands of a session: a device, the haptic loop that makes it felt, and the grip in the world. The first is
// always awake; the others are when somebody has them.
type hand struct {
	id int // in the world
	feeler

	// Guarded by the session's lock.
	owner  *client   // nil: nobody's
	number uint8     // that the owner gave it
	busy   bool      // it holds something, or is still letting go
	until  time.Time // when it has to have let go

	asked  atomic.Pointer[asked]
	fading atomic.Bool // it lets go
	faded  atomic.Bool // and has nearly done so

	// For the simulation's goroutine alone.
	used float64 // Sent of the pose that the last step began with
	last spatial.Frame
	fade fade
}

// asked is where the owner asks a hand to be.
type asked struct {
	frame spatial.Frame
	sent  float64 // by the owner's clock [ms]
}

// model tells the haptic loop what the simulation knows of this hand. It neither waits nor allocates.
func (h *hand) model() (m haptic.Model, ok bool) {
	sim := h.session.sim.Load()
	if sim == nil {
		return m, false
	}
	shot := sim.running.World.Snapshot()
	defer shot.Release()
	return sim.model(shot, shotOf(shot, h.id))
}

// source tells the simulation where the hand is.
func (h *hand) source() spatial.Frame {
	if a := h.asked.Load(); !h.fading.Load() {
		h.used, h.last, h.fade = a.sent, a.frame, fade{}
		return a.frame
	}
	w := h.session.sim.Load().running.World
	shot := w.Snapshot()
	defer shot.Release()
	if s := shotOf(shot, h.id); s != nil {
		h.last = h.fade.follow(h.last, s, w.StepLength())
		h.faded.Store(h.fade.over)
	}
	return h.last
}

// fade is how a hand lets go: it follows the body, so that its force goes to zero without a jump, whatever the body's stiffness.
// Of a body much softer than the coupling each such step would take little; then the hand goes ahead of it, farther each
// time as long as the direction stays.
type fade struct {
	most  float64      // force so far [N]
	gap   spatial.Vec3 // from hand to body, at the last step [m]
	ahead float64      // beyond the body, in gaps [1]
	over  bool         // next to nothing is left of the force
}

// follow returns where a hand goes from a frame in a step of dt [s].
func (f *fade) follow(from spatial.Frame, s *world.HandShot, dt float64) spatial.Frame {
	force, gap := s.Wrench.Force.Norm(), s.Proxy.Pos.Sub(from.Pos)
	f.most = math.Max(f.most, force)
	f.over = force <= fadeEnough*f.most
	if gap.Dot(f.gap) > 0.5*gap.Norm()*f.gap.Norm() {
		f.ahead = math.Min(1.2*f.ahead+0.1, 20)
	} else {
		f.ahead = 0
	}
	f.gap = gap
	turn := s.Proxy.Rot.Mul(from.Rot.Conj()).Log()
	return spatial.Frame{
		Rot: spatial.Exp(atMost(turn, fadeSpin*dt)).Mul(from.Rot).Unit(),
		Pos: from.Pos.Add(atMost(gap.Scale(1+f.ahead), fadeSpeed*dt)),
	}
}

// atMost returns v, shortened to a length where it is longer.
func atMost(v spatial.Vec3, length float64) spatial.Vec3 {
	if n := v.Norm(); n > length {
		return v.Scale(length / n)
	}
	return v
}

// shotOf returns a hand in a snapshot, or nil.
func shotOf(shot *world.Snapshot, id int) *world.HandShot {
	for i := range shot.Hands {
		if shot.Hands[i].Hand == id {
			return &shot.Hands[i]
		}
	}
	return nil
}

// letsGoAtOnce reports whether there is nothing to fade: a hold of the body's own stays where it is when the hand lets go, and a
// body with inertia does not jump, but swings on.
func letsGoAtOnce(shot *world.Snapshot, id int) bool {
	s := shotOf(shot, id)
	return s != nil && (s.Own || s.Swings)
}

// felt returns what the haptic loop lets the hand feel.
func (h *hand) felt() (w wire.Wrench, ok bool) {
	if h.loop == nil {
		return w, false
	}
	t := h.loop.Latest()
	f := t.Wrench
	return wire.Wrench{
		float32(f.Torque.X), float32(f.Torque.Y), float32(f.Torque.Z), float32(f.Force.X), float32(f.Force.Y), float32(f.Force.Z),
	}, t.Held
}

// frameOf returns a pose as a frame, no farther away than a hand may be: a drag may cross the horizon.
func frameOf(p *wire.Pose) spatial.Frame {
	f := spatial.Frame{
		Pos: spatial.V(float64(p[0]), float64(p[1]), float64(p[2])),
		Rot: spatial.Quat{X: float64(p[3]), Y: float64(p[4]), Z: float64(p[5]), W: float64(p[6])},
	}
	if d := f.Pos.Norm(); d > farthest {
		f.Pos = f.Pos.Scale(farthest / d)
	}
	return f
}

// handOf returns the client's hand of that number, or nil. The caller has locked mu.
func (x *session) handOf(c *client, number int) *hand {
	for i := range x.hands {
		if h := &x.hands[i]; h.owner == c && int(h.number) == number {
			return h
		}
	}
	return nil
}

// grab lets a hand of a client take hold of a body.
func (x *session) grab(c *client, r *request) error {
	if r.Hand < 0 || r.Hand >= clientHands {
		return fmt.Errorf("hand is %d, want 0 to %d", r.Hand, clientHands-1)
	}
	if len(r.Frame) != len(wire.Pose{}) {
		return fmt.Errorf("frame has %d numbers, want %d: x, y, z, qx, qy, qz, qw", len(r.Frame), len(wire.Pose{}))
	}
	pose := wire.Pose(r.Frame)
	if err := pose.Normalise(); err != nil {
		return err
	}
	if err := x.sim.Load().noLimb(r.Body); err != nil {
		return err
	}
	grip := world.Grip{Body: r.Body, Place: r.At}
	if r.Point != nil {
		if len(r.Point) != 3 {
			return fmt.Errorf("point has %d numbers, want 3: x, y, z on the body", len(r.Point))
		}
		at := spatial.V(r.Point[0], r.Point[1], r.Point[2])
		grip.Local = &at
	}
	h, err := x.reach(c, uint8(r.Hand), frameOf(&pose))
	if err != nil {
		return err
	}
	grip.Source = h.source
	ran := x.sim.Load().do(func(w *world.World) {
		if err = w.Grab(h.id, grip); err != nil {
			w.Release(h.id) // what it may have held before
		}
	})
	if !ran {
		err = fmt.Errorf("the scene is starting anew: try again")
	}
	if err != nil {
		x.mu.Lock()
		defer x.mu.Unlock()
		if h.owner == c {
			h.drop("")
		}
	}
	return err
}

// reach finds a hand for a client and brings it to a frame.
func (x *session) reach(c *client, number uint8, f spatial.Frame) (*hand, error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	h := x.handOf(c, int(number))
	for i := 0; h == nil && i < maxHands; i++ {
		if !x.hands[i].busy {
			h = &x.hands[i]
		}
	}
	if h == nil {
		return nil, fmt.Errorf("%d hands hold something already: wait until one lets go", maxHands)
	}
	h.asked.Store(&asked{frame: f})
	h.fading.Store(false)
	h.faded.Store(false)
	h.wake(h.model)
	h.device.Move(f)
	h.owner, h.number, h.busy = c, number, true
	return h, nil
}

// move brings a hand of a client to where the client says. One that holds nothing, perhaps no longer, does not move.
func (x *session) move(c *client, p *wire.HandPose) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if h := x.handOf(c, int(p.Hand)); h != nil {
		f := frameOf(&p.Pose)
		h.asked.Store(&asked{f, p.Sent})
		h.device.Move(f)
	}
}

// letGo lets a hand let go, its force fading; watch does the rest. The caller has locked mu.
func (x *session) letGo(h *hand) {
	h.owner = nil
	h.device.Leave()
	h.fading.Store(true)
	h.until = time.Now().Add(fadeTime)
	m := x.sim.Load()
	shot := m.running.World.Snapshot()
	defer shot.Release()
	if letsGoAtOnce(shot, h.id) || m.live.Paused() {
		h.until = time.Time{}
	}
}

// rest is what a hand does that holds nothing. The caller has locked mu.
func (h *hand) rest() {
	h.busy = false
	if h.id > 0 {
		h.doze()
	}
}

// drop takes from a hand at once what it holds, where the world that it held is gone, and tells its owner why. The caller has
// locked mu.
func (h *hand) drop(why string) {
	if h.owner != nil && why != "" {
		h.owner.send(released(h.number, why))
	}
	h.device.Leave()
	h.owner = nil
	h.rest()
}

func released(number uint8, why string) []byte {
	return encode(struct {
		Type    string `json:"type"`
		Hand    uint8  `json:"hand"`
		Message string `json:"message"`
	}{"released", number, why})
}

// watch lets go what a client holds that has fallen silent: a page asleep does not know that it holds something. It also ends
// the grip of hands that have let go.
func (x *session) watch(now time.Time) {
	m := x.sim.Load()
	for _, h := range x.overdue(now) {
		m.do(func(w *world.World) { w.Release(h.id) })
		x.mu.Lock()
		if x.sim.Load() == m {
			h.rest()
		}
		x.mu.Unlock()
	}
}

// overdue makes hands let go whose owners are silent, and returns those that have done so.
func (x *session) overdue(now time.Time) (done []*hand) {
	x.mu.Lock()
	defer x.mu.Unlock()
	for i := range x.hands {
		h := &x.hands[i]
		switch {
		case h.owner != nil:
			if silent := now.Sub(time.Unix(0, h.owner.seen.Load())); silent > x.server.cfg.Silence {
				x.log.Info("hand released", "client", h.owner.number, "silent", silent)
				h.owner.send(released(h.number, fmt.Sprintf("nothing was heard for %v", x.server.cfg.Silence)))
				x.letGo(h)
			}
		case h.busy && (h.faded.Load() || now.After(h.until)):
			done = append(done, h)
		}
	}
	return done
}
