package vrpn

import (
	"sync"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/latest"
	"github.com/tendril-sim/tendril/spatial"
)

// Device is one sensor of a device of a VRPN server, with the buttons, channels and dials of that device. It implements haptic.Device;
// its other methods may be called from any goroutine.
//
// Poses are as the server tells them. VRPN does not say which axes are which: a mapping is needed. They are timed when they arrive,
// by this machine's clock. VRPN has no torques: of a wrench the force alone is felt.
type Device struct {
	client *Client
	name   string
	number int32 // of the sender
	sensor int32

	poses latest.Value[haptic.Pose] // to the loop
	field latest.Value[ForceField]  // from the loop
	where spatial.Vec3              // where the loop last saw the device

	buttons atomic.Uint32
	moves   atomic.Uint64
	there   atomic.Bool // the server has answered for it
	pushed  atomic.Bool // it was given a force

	mu       sync.Mutex
	last     haptic.Pose
	velocity spatial.Vec3
	channels [maxChannels]float64
	count    int
	dials    [maxChannels]float64
	force    spatial.Vec3
	surface  spatial.Frame
}

// Pose implements haptic.Device.
func (d *Device) Pose(time.Time) haptic.Pose {
	p, _ := d.poses.Get()
	d.where = p.Frame.Pos
	return p
}

// Feel implements haptic.Device. With ClientConfig.Forces, the force is sent as a field that is the same within ClientConfig.Reach
// of where the device is; without, nothing is felt.
func (d *Device) Feel(w spatial.Wrench) {
	if !d.client.config.Forces {
		return
	}
	d.field.Put(d.client.field(w, d.where))
	select {
	case d.client.felt <- struct{}{}:
	default:
	}
}

// Name implements haptic.Device.
func (d *Device) Name() string { return d.name }

// Buttons returns the buttons that are down: bit i is button i.
func (d *Device) Buttons() uint32 { return d.buttons.Load() }

// Moves returns how many poses have come.
func (d *Device) Moves() uint64 { return d.moves.Load() }

// Connected reports whether the server has said that it has the device.
func (d *Device) Connected() bool { return d.there.Load() }

// Err returns why there is no connection to the server, or nil while there is one.
func (d *Device) Err() error { return d.client.Err() }

// Velocity returns the velocity that the server last told [m/s].
func (d *Device) Velocity() spatial.Vec3 {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.velocity
}

// AppendChannels appends the analog channels.
func (d *Device) AppendChannels(dst []float64) []float64 {
	d.mu.Lock()
	defer d.mu.Unlock()
	return append(dst, d.channels[:d.count]...)
}

// Dial returns how far a dial has been turned since the beginning [revolutions].
func (d *Device) Dial(i int) float64 {
	d.mu.Lock()
	defer d.mu.Unlock()
	if i < 0 || i >= len(d.dials) {
		return 0
	}
	return d.dials[i]
}

// Force returns the force that the device says it shows [N].
func (d *Device) Force() spatial.Vec3 {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.force
}

// Surface returns the surface contact point that the device last told.
func (d *Device) Surface() spatial.Frame {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.surface
}

// take takes a message of the device.
func (d *Device) take(kind int32, payload []byte) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	switch kind {
	case isPong:
		d.there.Store(true)
		return nil
	case isPose, isVelocity:
		return d.move(kind, payload)
	case isButton:
		button, down, err := DecodeButton(payload)
		if err == nil && button < 32 {
			if bit := uint32(1) << button; down {
				d.buttons.Or(bit)
			} else {
				d.buttons.And(^bit)
			}
		}
		return err
	case isButtons:
		_, down, err := DecodeButtons(payload)
		if err == nil {
			d.buttons.Store(down)
		}
		return err
	case isAnalog:
		var channels [maxChannels]float64
		n, err := DecodeAnalog(payload, channels[:])
		if err == nil {
			d.channels, d.count = channels, n
		}
		return err
	case isDial:
		dial, turn, err := DecodeDial(payload)
		if err == nil {
			d.dials[dial] += turn
		}
		return err
	case isForce:
		force, err := DecodeForce(payload)
		if err == nil {
			d.force = force
		}
		return err
	case isSurface:
		surface, err := DecodeSurface(payload)
		if err == nil {
			d.surface = surface
		}
		return err
	}
	return nil
}

// move takes a pose or a velocity, if it is of this sensor.
func (d *Device) move(kind int32, payload []byte) error {
	if kind == isVelocity {
		sensor, v, _, _, err := DecodeVelocity(payload)
		if err == nil && sensor == d.sensor {
			d.velocity = v
		}
		return err
	}
	sensor, f, err := DecodePose(payload)
	if err == nil && sensor == d.sensor {
		d.there.Store(true)
		d.moves.Add(1)
		d.last = haptic.Pose{Frame: f, Seen: time.Now(), Alive: true}
		d.poses.Put(d.last)
	}
	return err
}

// lose notes that the connection is gone: nobody holds the device, and no button is down.
func (d *Device) lose() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.there.Store(false)
	d.pushed.Store(false)
	d.buttons.Store(0)
	d.last.Alive = false
	d.poses.Put(d.last)
}
