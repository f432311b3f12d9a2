package osc

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/latest"
	"github.com/tendril-sim/tendril/spatial"
)

// DefaultAddr is where a Server listens: on this machine only.
const DefaultAddr = "127.0.0.1:7720"

// Config says how a Server behaves. The zero value listens on this machine.
type Config struct {
	Addr   string        // where to listen for datagrams; default DefaultAddr
	Send   string        // host:port where wrenches go; empty: nowhere
	Period time.Duration // the shortest time between two wrenches of a device; default 10 ms
}

// Server takes messages for its devices.
type Server struct {
	config Config
	conn   *net.UDPConn
	to     *net.UDPAddr // where wrenches go; nil: nowhere
	ctx    context.Context
	cancel context.CancelFunc
	wg     sync.WaitGroup
	bad    atomic.Uint64

	mu      sync.Mutex
	devices []*Device
}

// Listen starts a server. It ends when ctx is done, or by Close.
func Listen(ctx context.Context, c Config) (*Server, error) {
	if c.Addr == "" {
		c.Addr = DefaultAddr
	}
	if c.Period == 0 {
		c.Period = 10 * time.Millisecond
	}
	if c.Period < 0 {
		return nil, fmt.Errorf("osc: Config.Period is %v, want more than 0", c.Period)
	}
	addr, err := net.ResolveUDPAddr("udp", c.Addr)
	if err != nil {
		return nil, fmt.Errorf("osc: Config.Addr is %q, want host:port: %w", c.Addr, err)
	}
	s := &Server{config: c}
	if c.Send != "" {
		if s.to, err = net.ResolveUDPAddr("udp", c.Send); err != nil {
			return nil, fmt.Errorf("osc: Config.Send is %q, want host:port: %w", c.Send, err)
		}
	}
	if s.conn, err = net.ListenUDP("udp", addr); err != nil {
		return nil, fmt.Errorf("osc: %w", err)
	}
	s.ctx, s.cancel = context.WithCancel(ctx)
	context.AfterFunc(s.ctx, func() { _ = s.conn.Close() })
	s.wg.Go(s.read)
	return s, nil
}

// Addr returns where the server listens.
func (s *Server) Addr() net.Addr { return s.conn.LocalAddr() }

// Bad returns how many packets or messages made no sense, and were left out.
func (s *Server) Bad() uint64 { return s.bad.Load() }

// Close ends the server and waits until it has ended.
func (s *Server) Close() error {
	s.cancel()
	s.wg.Wait()
	return nil
}

// Device returns the device at an address, such as /hand/right.
func (s *Server) Device(address string) (*Device, error) {
	if len(address) < 2 || address[0] != '/' || strings.HasSuffix(address, "/") || strings.ContainsAny(address, " #*,?[]{}\x00") {
		return nil, fmt.Errorf("osc: address %q, want one such as /hand/right, without any of # * , ? [ ] { }", address)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, d := range s.devices {
		if d.name == address {
			return d, nil
		}
	}
	if s.ctx.Err() != nil {
		return nil, errors.New("osc: the server is closed")
	}
	d := &Device{
		server: s, name: address, felt: make(chan struct{}, 1),
		pose: []byte(address), button: []byte(address + "/button"), leave: []byte(address + "/leave"),
	}
	s.devices = append(slices.Clone(s.devices), d)
	if s.to != nil {
		s.wg.Go(d.pump)
	}
	return d, nil
}

// read takes packets until the server is closed.
func (s *Server) read() {
	var m Message
	packet := make([]byte, maxPacket)
	for {
		n, _, err := s.conn.ReadFromUDPAddrPort(packet)
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err != nil {
			continue // such as a port that nobody listens at: a wrench came back
		}
		if m.Decode(packet[:n], s.take) != nil {
			s.bad.Add(1)
		}
	}
}

// take gives a message to the devices that it is for.
func (s *Server) take(m *Message) {
	s.mu.Lock()
	devices := s.devices
	s.mu.Unlock()
	for _, d := range devices {
		if d.take(m) != nil {
			s.bad.Add(1)
		}
	}
}

// Device is whatever sends messages to an address. It implements haptic.Device; its other methods may be called from any goroutine.
type Device struct {
	server              *Server
	name                string
	pose, button, leave []byte // its addresses

	poses   latest.Value[haptic.Pose]
	wrench  latest.Value[spatial.Wrench]
	felt    chan struct{}
	buttons atomic.Uint32
	moves   atomic.Uint64

	last haptic.Pose // of the goroutine that reads
}

// Pose implements haptic.Device. Seen is when the message came.
func (d *Device) Pose(time.Time) haptic.Pose {
	p, _ := d.poses.Get()
	return p
}

// Feel implements haptic.Device. The wrench goes to Config.Send, the newest of each Config.Period.
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

// Moves returns how many poses have come.
func (d *Device) Moves() uint64 { return d.moves.Load() }

// take takes a message, if it is for the device.
func (d *Device) take(m *Message) error {
	switch {
	case Match(m.Address, d.pose):
		f, err := frame(m.Args, d.last.Frame.Rot)
		if err != nil {
			return err
		}
		d.moves.Add(1)
		d.last = haptic.Pose{Frame: f, Seen: time.Now(), Alive: true}
		d.poses.Put(d.last)
	case Match(m.Address, d.button):
		if len(m.Args) != 2 || m.Args[0].Tag != 'i' && m.Args[0].Tag != 'f' || !(m.Args[0].Float >= 0 && m.Args[0].Float < 32) {
			return errors.New("osc: a button, want its number, 0 to 31, and whether it is down")
		}
		if bit := uint32(1) << int(m.Args[0].Float); m.Args[1].Float != 0 {
			d.buttons.Or(bit)
		} else {
			d.buttons.And(^bit)
		}
	case Match(m.Address, d.leave):
		d.buttons.Store(0)
		d.last.Alive = false
		d.poses.Put(d.last)
	}
	return nil
}

// frame makes a pose of three or seven numbers; a position alone leaves the rotation as it was.
func frame(args []Arg, was spatial.Quat) (f spatial.Frame, err error) {
	if len(args) != 3 && len(args) != 7 {
		return f, fmt.Errorf("osc: a pose of %d numbers, want 3 or 7", len(args))
	}
	var x [7]float64
	sum := 0.0
	for i, a := range args {
		if a.Tag != 'f' && a.Tag != 'd' && a.Tag != 'i' && a.Tag != 'h' {
			return f, fmt.Errorf("osc: a pose with an argument of type %q, want numbers", a.Tag)
		}
		x[i] = a.Float
		sum += x[i] - x[i]
	}
	if sum != 0 { // NaN: one of them is not finite
		return f, errors.New("osc: a number is not finite")
	}
	f.Pos = spatial.V(x[0], x[1], x[2])
	q := spatial.Quat{W: x[3], X: x[4], Y: x[5], Z: x[6]}
	if len(args) == 3 {
		if q = was; q == (spatial.Quat{}) {
			q = spatial.Identity
		}
	}
	if n := q.W*q.W + q.X*q.X + q.Y*q.Y + q.Z*q.Z; !(n > 0.25 && n < 4) { // as haptic has it: but for rounding
		return f, fmt.Errorf("osc: quaternion with a square of %g, want 1", n)
	}
	f.Rot = q.Unit()
	return f, nil
}

// pump sends wrenches until the server is closed.
func (d *Device) pump() {
	address, to := d.name+"/wrench", d.server.to.AddrPort()
	var packet []byte
	for {
		select {
		case <-d.server.ctx.Done():
			return
		case <-d.felt:
		}
		w, _ := d.wrench.Get()
		packet = AppendMessage(packet[:0], address, w.Force.X, w.Force.Y, w.Force.Z, w.Torque.X, w.Torque.Y, w.Torque.Z)
		_, _ = d.server.conn.WriteToUDPAddrPort(packet, to) // lost is lost
		timer := time.NewTimer(d.server.config.Period)
		select {
		case <-d.server.ctx.Done():
			timer.Stop()
			return
		case <-timer.C:
		}
	}
}
