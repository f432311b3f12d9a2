package haptic

import (
	"math"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// Device is what a hand holds. The loop calls Pose and then Feel once a tick, from one goroutine; neither may wait or allocate.
type Device interface {
	// Pose returns where the device is; now is the time of the tick.
	Pose(now time.Time) Pose
	// Feel gives the device the wrench that the hand is to feel, in world axes about the origin of its frame [N m], [N].
	Feel(w spatial.Wrench)
	// Name says which device it is, to people.
	Name() string
}

// Pose is where a device was when it was last seen.
type Pose struct {
	Frame spatial.Frame // in the world
	Seen  time.Time     // when the device measured it; another time is another measurement
	Alive bool          // the device says that somebody holds it
}

// Buttoned is a device with buttons.
type Buttoned interface {
	// Buttons returns those that are down: bit i is button i. It neither waits nor allocates.
	Buttons() uint32
}

// Pointer is a device that someone else moves, such as the mouse or finger of a page. It feels nothing. Its methods
// may be called from any goroutine, and none waits. The zero value is a pointer that nobody holds.
//
// A hand that rests must still be heard of: call Move again, with the same frame, more often than Limits.Silence.
type Pointer struct {
	Label string // what Name returns; empty means "pointer"

	pose atomic.Pointer[Pose]
}

// Move tells where the pointer is now.
func (p *Pointer) Move(f spatial.Frame) { p.MoveAt(f, time.Now()) }

// MoveAt tells where the pointer was at a time that is not in the future.
func (p *Pointer) MoveAt(f spatial.Frame, seen time.Time) {
	p.pose.Store(&Pose{Frame: f, Seen: seen, Alive: true})
}

// Leave tells that nobody holds the pointer any more. It stays where it was.
func (p *Pointer) Leave() {
	if last := p.pose.Load(); last != nil {
		p.pose.Store(&Pose{Frame: last.Frame, Seen: last.Seen})
	}
}

// Frame returns where the pointer is; before the first Move that is the zero Frame, which is none.
func (p *Pointer) Frame() spatial.Frame {
	if last := p.pose.Load(); last != nil {
		return last.Frame
	}
	return spatial.Frame{}
}

// Pose implements Device.
func (p *Pointer) Pose(time.Time) Pose {
	if last := p.pose.Load(); last != nil {
		return *last
	}
	return Pose{}
}

// Feel implements Device.
func (p *Pointer) Feel(spatial.Wrench) {}

// Name implements Device.
func (p *Pointer) Name() string {
	if p.Label == "" {
		return "pointer"
	}
	return p.Label
}

// sensor watches a device: it sorts out poses that are none, notices silence, and estimates the velocity.
type sensor struct {
	lag     float64       // time constant of the velocity [s]
	silence time.Duration // as in Limits
	speed   float64       // as in Limits [m/s]

	known    bool // there is a good pose
	frame    spatial.Frame
	mark     time.Time // of the last good pose, as the device gave it
	bad      time.Time // of the last bad one
	seen     time.Time // mark, but not in the future
	last     time.Time // tick before
	velocity spatial.Twist
	silent   bool
}

// sight is what a sensor saw in a tick.
type sight struct {
	fresh bool          // a new good pose
	bad   bool          // a new pose that is none
	moved spatial.Twist // since the tick before, in world axes [rad], [m]
}

// look takes the pose of a tick. A pose that is none counts as none at all: the device has not been seen.
func (s *sensor) look(p Pose, now time.Time) (saw sight) {
	switch {
	case isPose(&p.Frame) && !s.leaps(&p):
		saw.fresh = !s.known || !p.Seen.Equal(s.mark)
	case p.Alive && !p.Seen.Equal(s.bad):
		s.bad, saw.bad = p.Seen, true
	}
	if saw.fresh {
		frame := p.Frame
		frame.Rot = frame.Rot.Unit()
		if s.known {
			saw.moved = between(&s.frame, &frame)
		}
		s.frame, s.mark, s.seen, s.known = frame, p.Seen, p.Seen, true
		if s.seen.After(now) { // such a device could else never go silent
			s.seen = now
		}
	}
	was := s.silent
	s.silent = !s.known || !p.Alive || now.Sub(s.seen) > s.silence
	s.follow(saw.moved, now)
	if was { // a device that comes back did not come at a speed
		s.velocity = spatial.Twist{}
	}
	return saw
}

// leaps reports whether the device would have to be faster than a hand to be where p says.
func (s *sensor) leaps(p *Pose) bool {
	if s.speed == 0 || !s.known || p.Seen.Equal(s.mark) {
		return false
	}
	return p.Frame.Pos.Sub(s.frame.Pos).Norm() > s.speed*p.Seen.Sub(s.mark).Seconds()
}

// follow filters the velocity: a low pass of first order that a device with less than one pose a tick, a motion all
// in one tick now and then, drives as far as a steady one.
func (s *sensor) follow(moved spatial.Twist, now time.Time) {
	rate, weight := 1/s.lag, 0.0 // as elapsed goes to 0
	if elapsed := now.Sub(s.last).Seconds(); elapsed > 0 {
		weight = -math.Expm1(-elapsed / s.lag)
		rate = weight / elapsed
	}
	s.velocity = s.velocity.Scale(1 - weight).Add(moved.Scale(rate))
	s.last = now
}
