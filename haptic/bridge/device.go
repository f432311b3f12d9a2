package bridge

import (
	"sync"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/latest"
	"github.com/tendril-sim/tendril/spatial"
)

// gone is how long after its last packet a device counts as gone: it gets no more wrenches, and another may take its name.
const gone = time.Second

// Device is a device at the other end of a bridge. It outlives its connection: a program that comes back with the same name and
// number has the same Device. It implements haptic.Device; its other methods may be called from any goroutine.
type Device struct {
	name   string
	number uint16
	start  time.Time // of the server's clock

	poses   latest.Value[haptic.Pose]    // to the loop
	wrench  latest.Value[spatial.Wrench] // from the loop
	felt    chan struct{}                // a wrench was put
	buttons atomic.Uint32

	mu    sync.Mutex
	hello Hello
	state Pose
	seen  time.Time // of the last packet
	peer  peer      // nil after a bye
	out   Head      // of the last packet sent, and the session
	stats Stats
}

// Stats counts the packets of a device.
type Stats struct {
	Poses uint64 // that were taken
	Lost  uint64 // that never came, by their sequence
	Stale uint64 // that came after a newer one, and were dropped
	Bad   uint64 // whose numbers made no sense, and were dropped
}

// peer is where the packets of a device go.
type peer interface {
	send(packet []byte) error
	same(other peer) bool
}

// Pose implements haptic.Device.
func (d *Device) Pose(time.Time) haptic.Pose {
	p, _ := d.poses.Get()
	return p
}

// Feel implements haptic.Device. Each call sends one packet, unless the network is slower than the calls: then the newest.
func (d *Device) Feel(w spatial.Wrench) {
	d.wrench.Put(w)
	select {
	case d.felt <- struct{}{}:
	default:
	}
}

// Name implements haptic.Device.
func (d *Device) Name() string { return d.name }

// Buttons returns the buttons that are down: bit i is button i.
func (d *Device) Buttons() uint32 { return d.buttons.Load() }

// Hello returns what the device said of itself.
func (d *Device) Hello() Hello {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.hello
}

// State returns the last pose, with velocity and buttons.
func (d *Device) State() Pose {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.state
}

// Connected reports whether the device has been heard of within the last second and has not said goodbye.
func (d *Device) Connected() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.connected()
}

func (d *Device) connected() bool { return d.peer != nil && time.Since(d.seen) < gone }

// Stats returns the counts so far.
func (d *Device) Stats() Stats {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.stats
}

// attach gives the device a connection, unless another has it.
func (d *Device) attach(from peer, h Head, hello Hello, session uint64) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.connected() && !d.peer.same(from) {
		return false
	}
	d.hello, d.peer, d.seen = hello, from, time.Now()
	d.out = Head{Device: d.number, Session: session, Echo: h.Sequence}
	return true
}

// take takes a pose. Of poses that overtook each other on the way only the newest counts.
func (d *Device) take(data []byte, h Head) {
	p, err := DecodePose(data)
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.peer == nil {
		return
	}
	now := time.Now()
	d.seen = now
	if err != nil {
		d.stats.Bad++
		return
	}
	ahead := int32(h.Sequence - d.out.Echo)
	if ahead <= 0 {
		d.stats.Stale++
		return
	}
	d.stats.Poses++
	d.stats.Lost += uint64(ahead - 1)
	d.out.Echo, d.state = h.Sequence, p
	d.buttons.Store(p.Buttons)
	d.poses.Put(haptic.Pose{Frame: p.Frame, Seen: now, Alive: p.Held})
}

// leave lets go of the device, if from has it or from is nil.
func (d *Device) leave(from peer) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.peer == nil || from != nil && !d.peer.same(from) {
		return
	}
	d.peer = nil
	d.state.Held = false
	d.buttons.Store(0)
	d.poses.Put(haptic.Pose{Frame: d.state.Frame, Seen: d.seen})
}

// pump sends the wrenches until done is closed.
func (d *Device) pump(done <-chan struct{}) {
	packet := make([]byte, 0, MaxSize)
	for {
		select {
		case <-done:
			return
		case <-d.felt:
		}
		w, _ := d.wrench.Get()
		d.mu.Lock()
		to := d.peer
		if !d.connected() {
			to = nil
		}
		d.out.Sequence++
		d.out.Time = uint64(time.Since(d.start).Microseconds())
		packet = AppendWrench(packet[:0], d.out, w)
		d.mu.Unlock()
		if to != nil {
			if err := to.send(packet); err != nil {
				d.leave(to)
			}
		}
	}
}
