package haply

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/latest"
	"github.com/tendril-sim/tendril/internal/redial"
	"github.com/tendril-sim/tendril/spatial"
)

const (
	// DefaultURL is where the service listens.
	DefaultURL = "ws://localhost:10001"

	maxMessage = 256 << 10              // of the service, with many devices plugged in [bytes]
	keepAlive  = 10 * time.Millisecond  // a loop that has said nothing for so long is not running: no force, but the pose is still wanted
	search     = 100 * time.Millisecond // between two looks for a device that is not plugged in
	patience   = time.Second            // for an answer of the service
	window     = 8                      // messages that may be unanswered
	doubt      = 50                     // messages with a force of which the service says that there is none, before the other spelling is tried
)

// Config says which device it is. The zero value is the first device of the service on this machine.
type Config struct {
	URL      string   // of the service; default DefaultURL
	ID       string   // of the Inverse3, as printed on it; empty: the first
	Grip     string   // of the VerseGrip in the hand; empty: the first
	Spelling Spelling // of forces; empty: as the service's version has it
}

// Device is an Inverse3. It implements haptic.Device: it has a force and no torque. It connects by itself, and again whenever
// the service or the device was gone. Methods other than those of haptic.Device may be called from any goroutine.
type Device struct {
	config Config
	keeper redial.Keeper

	poses   latest.Value[haptic.Pose]
	force   latest.Value[spatial.Vec3]
	felt    chan struct{}
	buttons atomic.Uint32
	states  atomic.Uint64

	mu       sync.Mutex
	id       string
	velocity spatial.Vec3
	last     haptic.Pose
}

// Open starts to look for a device. It returns an error only for a config that can never work. The device is closed when ctx is
// done, or by Close.
func Open(ctx context.Context, c Config) (*Device, error) {
	if c.URL == "" {
		c.URL = DefaultURL
	}
	if c.Spelling != "" && c.Spelling != Values && c.Spelling != Vector {
		return nil, fmt.Errorf("haply: Config.Spelling is %q, want %q or %q", c.Spelling, Values, Vector)
	}
	if err := errors.Join(checkID("Config.ID", c.ID), checkID("Config.Grip", c.Grip)); err != nil {
		return nil, err
	}
	d := &Device{config: c, felt: make(chan struct{}, 1)}
	d.keeper.Start(ctx, d.session)
	return d, nil
}

// Pose implements haptic.Device. Seen is when the state came.
func (d *Device) Pose(time.Time) haptic.Pose {
	p, _ := d.poses.Get()
	return p
}

// Feel implements haptic.Device. Every call is one message to the service, and a new pose from it.
func (d *Device) Feel(w spatial.Wrench) {
	d.force.Put(w.Force)
	select {
	case d.felt <- struct{}{}:
	default:
	}
}

// Name implements haptic.Device.
func (d *Device) Name() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.id == "" {
		return "Inverse3"
	}
	return "Inverse3 " + d.id
}

// Buttons returns the buttons of the grip that are down: bit i is button i.
func (d *Device) Buttons() uint32 { return d.buttons.Load() }

// Velocity returns the velocity that the device has measured [m/s].
func (d *Device) Velocity() spatial.Vec3 {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.velocity
}

// States returns how many states have come.
func (d *Device) States() uint64 { return d.states.Load() }

// Err returns why there is no device, or nil while there is one.
func (d *Device) Err() error { return d.keeper.Err() }

// Close takes the force away, ends the connection and waits until it has ended.
func (d *Device) Close() error {
	d.keeper.Close()
	return nil
}

// errAbsent is what Err says while the service has no device to offer.
var errAbsent = errors.New("haply: the service has no Inverse3")

// errNotReady is what Err says of a device that cannot be used yet.
var errNotReady = errors.New("haply: the Inverse3 is not ready: is its power supply plugged in, and is it calibrated?")

// session serves one connection: it takes states, while talk sends what they are answers to.
func (d *Device) session(ctx context.Context) error {
	conn, response, err := websocket.Dial(ctx, d.config.URL, nil)
	if err != nil {
		return fmt.Errorf("haply: is the Inverse Service running? %w", err)
	}
	if response.Body != nil {
		_ = response.Body.Close()
	}
	conn.SetReadLimit(maxMessage)
	alone, cancel := context.WithCancel(context.WithoutCancel(ctx)) // last words are said after ctx is done
	l := &line{ctx: alone, conn: conn, watch: time.AfterFunc(patience, cancel), buffer: make([]byte, 0, 4096)}
	var talking sync.WaitGroup
	defer func() {
		cancel()
		l.watch.Stop()
		_ = conn.CloseNow()
		talking.Wait()
		d.lose()
	}()
	var state State
	if err := l.receive(&state); err != nil { // the inventory
		return err
	}
	l.spelling = d.config.Spelling
	if l.spelling == "" {
		l.spelling = Values
		if state.Sessions {
			l.spelling = Vector
		}
	}
	l.target(d.see(&state), d.config.Spelling == "")
	talking.Go(func() {
		if d.talk(ctx, l) != nil {
			cancel()
		}
	})
	for {
		if err := l.receive(&state); err != nil {
			return err
		}
		if l.unanswered.Add(-1) == 0 && l.ending.Load() {
			return ctx.Err()
		}
		l.target(d.see(&state), d.config.Spelling == "")
	}
}

// talk sends a message for every force of the loop, and some without, until ctx is done; then a last one, without force: a device
// would idle by itself, but later.
func (d *Device) talk(ctx context.Context, l *line) error {
	timer := time.NewTimer(keepAlive)
	defer timer.Stop()
	for {
		wait := keepAlive
		if l.id.Load() == nil {
			wait = search
		}
		timer.Reset(wait)
		var force spatial.Vec3
		select {
		case <-ctx.Done():
			l.ending.Store(true)
			l.watch.Reset(patience / 5)
			return l.say(spatial.Vec3{})
		case <-l.ctx.Done():
			return nil
		case <-timer.C:
		case <-d.felt:
			force, _ = d.force.Get()
		}
		if l.unanswered.Load() < window {
			if err := l.say(force); err != nil {
				return err
			}
		}
	}
}

// see takes a state, and returns the device in it, or nil if the service has none.
func (d *Device) see(s *State) (seen *Inverse) {
	for i := range s.Inverses {
		if d.config.ID == "" || string(s.Inverses[i].ID) == d.config.ID {
			seen = &s.Inverses[i]
			break
		}
	}
	if seen == nil {
		d.lose()
		d.keeper.Note(errAbsent)
		return nil
	}
	f, buttons := spatial.Frame{Rot: spatial.Identity, Pos: seen.Position}, uint32(0)
	for i := range s.Grips {
		if d.config.Grip == "" || string(s.Grips[i].ID) == d.config.Grip {
			f.Rot, buttons = s.Grips[i].Orientation, s.Grips[i].Buttons
			break
		}
	}
	d.buttons.Store(buttons)
	d.states.Add(1)
	if seen.Ready {
		d.keeper.Note(nil)
	} else {
		d.keeper.Note(errNotReady)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.id != string(seen.ID) {
		d.id = string(seen.ID)
	}
	d.velocity = seen.Velocity
	d.last = haptic.Pose{Frame: f, Seen: time.Now(), Alive: seen.Ready}
	d.poses.Put(d.last)
	return seen
}

// lose notes that there is no device: it stays where it was, and nobody holds it.
func (d *Device) lose() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.buttons.Store(0)
	d.velocity = spatial.Vec3{}
	d.last.Alive = false
	d.poses.Put(d.last)
}

// line is a connection to the service. One goroutine sends on it, one receives.
type line struct {
	ctx   context.Context
	conn  *websocket.Conn
	watch *time.Timer // ends ctx if the service is silent

	id         atomic.Pointer[string] // of the device that messages go to; nil: none
	unanswered atomic.Int32           // messages
	ending     atomic.Bool            // the last message is being sent
	buffer     []byte                 // of the last message in
	out        []byte

	mu       sync.Mutex
	spelling Spelling
	sent     spatial.Vec3 // the last force [N]
	ignored  int          // messages with a force of which the service says that there is none
}

// target notes which device messages go to. A service that goes on to say that there is no force may want the other spelling.
func (l *line) target(seen *Inverse, guess bool) {
	if seen == nil {
		l.id.Store(nil)
		return
	}
	if id := l.id.Load(); id == nil || *id != string(seen.ID) {
		name := string(seen.ID)
		l.id.Store(&name)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case !seen.Echoes || seen.Force != (spatial.Vec3{}):
		l.ignored = 0
	case l.sent.Norm() > 0.05: // less may be rounded away
		l.ignored++
	}
	if guess && l.ignored > doubt {
		l.ignored, l.spelling = 0, l.spelling.other()
	}
}

// say sends a message with a force, or one that only asks for a state where there is no device.
func (l *line) say(force spatial.Vec3) error {
	l.mu.Lock()
	spelling := l.spelling
	l.sent = force
	l.mu.Unlock()
	if id := l.id.Load(); id != nil {
		l.out = AppendForce(l.out[:0], *id, spelling, force)
	} else {
		l.out = append(l.out[:0], `{"inverse3":[]}`...)
	}
	l.unanswered.Add(1)
	if err := l.conn.Write(l.ctx, websocket.MessageText, l.out); err != nil {
		return fmt.Errorf("haply: %w", err)
	}
	return nil
}

// receive waits for a message and decodes it.
func (l *line) receive(s *State) error {
	_, reader, err := l.conn.Reader(l.ctx)
	if err != nil {
		return fmt.Errorf("haply: no state from the service: %w", err)
	}
	l.buffer = l.buffer[:0]
	for {
		if len(l.buffer) == cap(l.buffer) {
			l.buffer = append(l.buffer, 0)[:len(l.buffer)]
		}
		n, err := reader.Read(l.buffer[len(l.buffer):cap(l.buffer)])
		l.buffer = l.buffer[:len(l.buffer)+n]
		if errors.Is(err, io.EOF) {
			if !l.ending.Load() {
				l.watch.Reset(patience)
			}
			return s.Decode(l.buffer)
		}
		if err != nil {
			return fmt.Errorf("haply: %w", err)
		}
	}
}
