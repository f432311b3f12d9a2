package spacenav

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"net"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/latest"
	"github.com/tendril-sim/tendril/internal/redial"
	"github.com/tendril-sim/tendril/spatial"
)

// DefaultSocket is where spacenavd listens.
const DefaultSocket = "/var/run/spnav.sock"

// maxStep is the longest time between two looks for which the pose moves on: a loop that stood still does not leap [s].
const maxStep = 0.05

// Config says how a push becomes a motion. The zero value is useful.
type Config struct {
	Socket string        // of the daemon; default DefaultSocket
	Speed  float64       // at full deflection [m/s]; default 0.2
	Spin   float64       // at full deflection [rad/s]; default 1.5
	Full   float64       // what the daemon says at full deflection; default 350
	Reach  float64       // how far from the start the pose may go [m]; default 0.5
	Start  spatial.Frame // where the pose begins; default the origin
}

// Device is a SpaceMouse. It implements haptic.Device, and feels nothing. It connects by itself, and again whenever the daemon was
// gone. Methods other than those of haptic.Device may be called from any goroutine.
type Device struct {
	config  Config
	keeper  redial.Keeper
	moves   latest.Value[spatial.Twist] // shares of full deflection
	buttons atomic.Uint32
	there   atomic.Bool
	home    atomic.Bool // go back to the start

	pose haptic.Pose // of the loop
	last time.Time   // when the loop last looked
}

// Open starts to look for the daemon. It returns an error only for a config that can never work. The device is closed when ctx is
// done, or by Close.
func Open(ctx context.Context, c Config) (*Device, error) {
	if c.Socket == "" {
		c.Socket = DefaultSocket
	}
	if c.Start == (spatial.Frame{}) {
		c.Start = spatial.AtOrigin
	}
	for _, field := range []struct {
		name  string
		value *float64
		usual float64
	}{{"Speed", &c.Speed, 0.2}, {"Spin", &c.Spin, 1.5}, {"Full", &c.Full, 350}, {"Reach", &c.Reach, 0.5}} {
		if *field.value == 0 {
			*field.value = field.usual
		}
		if !(*field.value > 0) || math.IsInf(*field.value, 0) {
			return nil, fmt.Errorf("spacenav: Config.%s is %v, want more than 0", field.name, *field.value)
		}
	}
	q := c.Start.Rot
	if n := q.W*q.W + q.X*q.X + q.Y*q.Y + q.Z*q.Z; !(math.Abs(n-1) < 1e-6) || !c.Start.Pos.Finite() {
		return nil, fmt.Errorf("spacenav: Config.Start is %v, want a pose", c.Start)
	}
	d := &Device{config: c, pose: haptic.Pose{Frame: c.Start}}
	d.keeper.Start(ctx, d.session)
	return d, nil
}

// Pose implements haptic.Device: it moves on by the time since the last call.
func (d *Device) Pose(now time.Time) haptic.Pose {
	dt := min(max(now.Sub(d.last).Seconds(), 0), maxStep)
	if d.last.IsZero() {
		dt = 0
	}
	d.last = now
	d.pose.Alive = d.there.Load()
	if d.home.Swap(false) {
		d.pose.Frame = d.config.Start
	}
	push, _ := d.moves.Get()
	if !d.pose.Alive {
		return d.pose // not seen
	}
	f := &d.pose.Frame
	off := f.Pos.AddScaled(d.config.Speed*dt, push.Linear).Sub(d.config.Start.Pos)
	if r := off.Norm(); r > d.config.Reach {
		off = off.Scale(d.config.Reach / r)
	}
	f.Pos = d.config.Start.Pos.Add(off)
	if rate := push.Angular.Norm(); rate > 0 {
		f.Rot = spatial.AxisAngle(push.Angular.Scale(1/rate), rate*d.config.Spin*dt).Mul(f.Rot).Unit()
	}
	d.pose.Seen = now
	return d.pose
}

// Feel implements haptic.Device.
func (d *Device) Feel(spatial.Wrench) {}

// Name implements haptic.Device.
func (d *Device) Name() string { return "SpaceMouse" }

// Buttons returns the buttons that are down: bit i is button i.
func (d *Device) Buttons() uint32 { return d.buttons.Load() }

// Home takes the pose back to where it began.
func (d *Device) Home() { d.home.Store(true) }

// Err returns why there is no daemon, or nil while there is one.
func (d *Device) Err() error { return d.keeper.Err() }

// Close ends the connection and waits until it has ended.
func (d *Device) Close() error {
	d.keeper.Close()
	return nil
}

// session serves one connection.
func (d *Device) session(ctx context.Context) error {
	var dialer net.Dialer
	conn, err := dialer.DialContext(ctx, "unix", d.config.Socket)
	if err != nil {
		return fmt.Errorf("spacenav: is spacenavd running? %w", err)
	}
	stop := context.AfterFunc(ctx, func() { _ = conn.Close() })
	defer stop()
	defer func() { _ = conn.Close() }()
	defer func() { // a cap that was pushed when the daemon went is not pushed any more
		d.there.Store(false)
		d.buttons.Store(0)
		d.moves.Put(spatial.Twist{})
	}()
	d.keeper.Note(nil)
	d.there.Store(true)
	data := make([]byte, EventSize)
	for {
		if _, err := io.ReadFull(conn, data); err != nil {
			if errors.Is(err, io.EOF) {
				return errors.New("spacenav: spacenavd has gone")
			}
			return fmt.Errorf("spacenav: %w", err)
		}
		e, err := DecodeEvent(data)
		if err != nil {
			return err
		}
		d.take(&e)
	}
}

func (d *Device) take(e *Event) {
	bit := uint32(0) // of a button beyond the 32nd
	if e.Button < 32 {
		bit = 1 << e.Button
	}
	switch e.Kind {
	case Motion:
		d.moves.Put(e.twist(d.config.Full))
	case Press:
		d.buttons.Or(bit)
	case Release:
		d.buttons.And(^bit)
	}
}
