package igtl

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/latest"
	"github.com/tendril-sim/tendril/internal/redial"
	"github.com/tendril-sim/tendril/spatial"
)

const (
	dialWait  = 5 * time.Second
	writeWait = time.Second // for a write: an end that takes nothing for so long is left
	maxPeers  = 32
)

// Config says where the other end is.
type Config struct {
	Addr string // host:port of the server, or where to listen; default 127.0.0.1 and DefaultPort

	// Start asks a server that waits to be asked for TDATA or QTDATA; empty: it sends by itself. Only for Dial.
	Start  string
	Period time.Duration // the shortest time between two of them, to the ms; default 0: as fast as the server can
}

// Link exchanges poses with programs that speak OpenIGTLink: with one server, or with all clients that come. Its methods may be
// called from any goroutine; those that send wait for the network, but not long.
type Link struct {
	config   Config
	keeper   redial.Keeper
	listener net.Listener // nil for a client
	bad      atomic.Uint64

	mu      sync.Mutex
	devices []*Device
	known   []string // names that need not be allocated anew
	peers   []net.Conn
	status  Status
	text    string
	out     []byte
}

// Dial starts a client. It returns an error only for a config that can never work: a server that is not there is tried again and
// again. The link ends when ctx is done, or by Close.
func Dial(ctx context.Context, c Config) (*Link, error) {
	l, err := newLink(c)
	if err != nil {
		return nil, err
	}
	l.keeper.Start(ctx, l.session)
	return l, nil
}

// Listen starts a server, for trackers that connect by themselves and for programs that want to see Tendril's tools.
func Listen(ctx context.Context, c Config) (*Link, error) {
	l, err := newLink(c)
	if err != nil {
		return nil, err
	}
	if c.Start != "" {
		return nil, fmt.Errorf("igtl: Config.Start is %q, want none for a server", c.Start)
	}
	if l.listener, err = net.Listen("tcp", l.config.Addr); err != nil {
		return nil, fmt.Errorf("igtl: %w", err)
	}
	l.keeper.Start(ctx, l.accept)
	return l, nil
}

func newLink(c Config) (*Link, error) {
	if c.Addr == "" {
		c.Addr = net.JoinHostPort("127.0.0.1", strconv.Itoa(DefaultPort))
	}
	if _, _, err := net.SplitHostPort(c.Addr); err != nil {
		return nil, fmt.Errorf("igtl: Config.Addr is %q, want host:port: %w", c.Addr, err)
	}
	if c.Start != "" && c.Start != "TDATA" && c.Start != "QTDATA" {
		return nil, fmt.Errorf("igtl: Config.Start is %q, want TDATA or QTDATA", c.Start)
	}
	if c.Period < 0 {
		return nil, fmt.Errorf("igtl: Config.Period is %v, want 0 or more", c.Period)
	}
	return &Link{config: c, known: []string{"TRANSFORM", "TDATA", "QTDATA"}}, nil
}

// Addr returns where a server listens, and nil for a client.
func (l *Link) Addr() net.Addr {
	if l.listener == nil {
		return nil
	}
	return l.listener.Addr()
}

// Device returns the device or instrument of a name, whether there is one or not: it may come later. It may be the name
// in the header of a TRANSFORM, or that of an instrument in a TDATA or QTDATA.
func (l *Link) Device(name string) (*Device, error) {
	if name == "" || len(name) > nameLen {
		return nil, fmt.Errorf("igtl: device %q, want a name of 1 to %d bytes", name, nameLen)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, d := range l.devices {
		if d.name == name {
			return d, nil
		}
	}
	d := &Device{link: l, name: name}
	l.devices = append(slices.Clone(l.devices), d)
	l.known = append(slices.Clone(l.known), name)
	return d, nil
}

// Peers returns how many connections there are.
func (l *Link) Peers() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.peers)
}

// Status returns the last status that came, and the last string.
func (l *Link) Status() (Status, string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.status, l.text
}

// Bad returns how many messages made no sense, and were left out.
func (l *Link) Bad() uint64 { return l.bad.Load() }

// Err returns why there is no connection, or nil.
func (l *Link) Err() error { return l.keeper.Err() }

// Close ends the link and all connections, and waits until they have ended.
func (l *Link) Close() error {
	l.keeper.Close()
	if l.listener != nil {
		_ = l.listener.Close()
	}
	return nil
}

// SendTransform sends a pose to all who are connected.
func (l *Link) SendTransform(device string, f spatial.Frame, at time.Time) {
	l.send("TRANSFORM", device, at, func(b []byte) []byte { return AppendTransform(b, &f) })
}

// SendStatus sends a status to all who are connected.
func (l *Link) SendStatus(device string, s Status, at time.Time) {
	l.send("STATUS", device, at, func(b []byte) []byte { return AppendStatus(b, &s) })
}

// send sends a message; whoever does not take it in time is left.
func (l *Link) send(kind, device string, at time.Time, fill func([]byte) []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	var body [256]byte
	l.out = AppendMessage(l.out[:0], kind, device, at, fill(body[:0]))
	for _, conn := range l.peers {
		_ = conn.SetWriteDeadline(time.Now().Add(writeWait))
		if _, err := conn.Write(l.out); err != nil {
			_ = conn.Close() // who reads from it notices
		}
	}
}

// session serves one connection to a server.
func (l *Link) session(ctx context.Context) error {
	dialer := net.Dialer{Timeout: dialWait}
	conn, err := dialer.DialContext(ctx, "tcp", l.config.Addr)
	if err != nil {
		return fmt.Errorf("igtl: %w", err)
	}
	if kind := l.config.Start; kind != "" {
		ask := AppendMessage(nil, "STT_"+kind, "", time.Now(), AppendStart(nil, l.config.Period, ""))
		if _, err := conn.Write(ask); err != nil {
			_ = conn.Close()
			return fmt.Errorf("igtl: %w", err)
		}
	}
	l.keeper.Note(nil)
	return l.attend(ctx, conn)
}

// accept serves all that come, until ctx is done.
func (l *Link) accept(ctx context.Context) error {
	stop := context.AfterFunc(ctx, func() { _ = l.listener.Close() })
	defer stop()
	var peers sync.WaitGroup
	defer peers.Wait()
	for {
		conn, err := l.listener.Accept()
		if errors.Is(err, net.ErrClosed) {
			return err
		}
		if err != nil { // such as too many files: not for long
			time.Sleep(10 * time.Millisecond)
			continue
		}
		if l.Peers() >= maxPeers {
			_ = conn.Close()
			continue
		}
		peers.Go(func() { _ = l.attend(ctx, conn) }) // however it ends, it has ended
	}
}

// attend reads a connection until it ends.
func (l *Link) attend(ctx context.Context, conn net.Conn) error {
	defer func() { _ = conn.Close() }()
	stop := context.AfterFunc(ctx, func() { _ = conn.Close() })
	defer stop()
	l.mu.Lock()
	l.peers = append(l.peers, conn)
	l.mu.Unlock()
	err := l.read(conn)
	l.mu.Lock()
	l.peers = slices.DeleteFunc(l.peers, func(other net.Conn) bool { return other == conn })
	devices := l.devices
	l.mu.Unlock()
	for _, d := range devices {
		d.lose(conn)
	}
	return err
}

// read takes messages until the connection ends or what comes is no message.
func (l *Link) read(conn net.Conn) error {
	in := bufio.NewReaderSize(conn, 64<<10)
	head, body := make([]byte, headSize), make([]byte, 0, 4096)
	for {
		if _, err := io.ReadFull(in, head); err != nil {
			return fmt.Errorf("igtl: %w", err)
		}
		l.mu.Lock()
		known := l.known
		l.mu.Unlock()
		h, err := DecodeHeader(head, known...)
		if err != nil {
			return err
		}
		if !understood(h.Type) || h.Size > maxBody {
			if h.Size > 1<<40 {
				return fmt.Errorf("igtl: %s of %d bytes", h.Type, h.Size)
			}
			if _, err := io.CopyN(io.Discard, in, int64(h.Size)); err != nil {
				return fmt.Errorf("igtl: %w", err)
			}
			continue
		}
		body = slices.Grow(body[:0], int(h.Size))[:h.Size]
		if _, err := io.ReadFull(in, body); err != nil {
			return fmt.Errorf("igtl: %w", err)
		}
		if err := l.take(conn, &h, body, known); err != nil {
			l.bad.Add(1)
		}
	}
}

func understood(kind string) bool {
	switch kind {
	case "TRANSFORM", "TDATA", "QTDATA", "STATUS", "STRING":
		return true
	}
	return false
}

// take takes a message.
func (l *Link) take(from net.Conn, h *Header, body []byte, known []string) error {
	content, err := h.Content(body)
	if err != nil {
		return err
	}
	switch h.Type {
	case "TRANSFORM":
		f, err := DecodeTransform(content)
		if err == nil {
			l.move(from, h.Device, f)
		}
		return err
	case "TDATA":
		return DecodeTracks(content, func(t Track) { l.move(from, t.Name, t.Frame) }, known...)
	case "QTDATA":
		return DecodeQuatTracks(content, func(t Track) { l.move(from, t.Name, t.Frame) }, known...)
	case "STATUS":
		s, err := DecodeStatus(content)
		if err == nil {
			l.mu.Lock()
			l.status = s
			l.mu.Unlock()
		}
		return err
	default:
		s, err := DecodeString(content)
		if err == nil {
			l.mu.Lock()
			l.text = s
			l.mu.Unlock()
		}
		return err
	}
}

// move gives a pose to the device of a name.
func (l *Link) move(from net.Conn, name string, f spatial.Frame) {
	l.mu.Lock()
	devices := l.devices
	l.mu.Unlock()
	for _, d := range devices {
		if d.name == name {
			d.move(from, f)
		}
	}
}

// Device is a tracked instrument. It implements haptic.Device, and feels nothing. Its poses are timed when they arrive, by this
// machine's clock.
type Device struct {
	link  *Link
	name  string
	poses latest.Value[haptic.Pose]
	moves atomic.Uint64

	mu   sync.Mutex
	from net.Conn // whence the last pose came
	last haptic.Pose
}

// Pose implements haptic.Device.
func (d *Device) Pose(time.Time) haptic.Pose {
	p, _ := d.poses.Get()
	return p
}

// Feel implements haptic.Device.
func (d *Device) Feel(spatial.Wrench) {}

// Name implements haptic.Device.
func (d *Device) Name() string { return d.name }

// Moves returns how many poses have come.
func (d *Device) Moves() uint64 { return d.moves.Load() }

// Err returns why there is no connection, or nil.
func (d *Device) Err() error { return d.link.Err() }

func (d *Device) move(from net.Conn, f spatial.Frame) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.moves.Add(1)
	d.from, d.last = from, haptic.Pose{Frame: f, Seen: time.Now(), Alive: true}
	d.poses.Put(d.last)
}

// lose notes that a connection is gone, if the device was on it.
func (d *Device) lose(conn net.Conn) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.from == conn {
		d.last.Alive = false
		d.poses.Put(d.last)
	}
}
