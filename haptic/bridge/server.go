package bridge

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"sync"
	"time"

	"github.com/coder/websocket"
)

// DefaultAddr is where a Server listens, and where the reference clients look for one: on this machine only.
const DefaultAddr = "127.0.0.1:7710"

// Config says how a Server behaves. The zero value is a server on this machine.
type Config struct {
	Addr       string        // where to listen for datagrams; default DefaultAddr
	Token      string        // what a Hello must show; empty: nothing. Up to 32 bytes
	Watchdog   time.Duration // after which a device without a wrench goes to zero force by itself; default 50 ms
	MaxDevices int           // how many devices there may be, ever; default 16

	// Arrived is called for every new device, from a goroutine of the server. May be nil.
	Arrived func(*Device)
}

// Server takes devices, from datagrams and from WebSockets.
type Server struct {
	config Config
	conn   *net.UDPConn
	start  time.Time
	done   chan struct{} // closed by Close
	wg     sync.WaitGroup

	mu       sync.Mutex
	closed   bool // then wg grows no more
	devices  []*Device
	sessions map[uint64]*Device
}

// Listen starts a server. It ends when ctx is done, or by Close.
func Listen(ctx context.Context, c Config) (*Server, error) {
	if c.Addr == "" {
		c.Addr = DefaultAddr
	}
	if c.Watchdog == 0 {
		c.Watchdog = 50 * time.Millisecond
	}
	if c.MaxDevices == 0 {
		c.MaxDevices = 16
	}
	switch {
	case c.Watchdog < time.Millisecond || c.Watchdog > 10*time.Second:
		return nil, fmt.Errorf("bridge: Config.Watchdog is %v, want 1 ms to 10 s", c.Watchdog)
	case c.MaxDevices < 1:
		return nil, fmt.Errorf("bridge: Config.MaxDevices is %d, want 1 or more", c.MaxDevices)
	case len(c.Token) > 32:
		return nil, fmt.Errorf("bridge: Config.Token has %d bytes, want up to 32", len(c.Token))
	}
	addr, err := net.ResolveUDPAddr("udp", c.Addr)
	if err != nil {
		return nil, fmt.Errorf("bridge: Config.Addr is %q, want host:port: %w", c.Addr, err)
	}
	conn, err := net.ListenUDP("udp", addr)
	if err != nil {
		return nil, fmt.Errorf("bridge: %w", err)
	}
	s := &Server{config: c, conn: conn, start: time.Now(), done: make(chan struct{}), sessions: map[uint64]*Device{}}
	s.wg.Go(s.readDatagrams)
	stop := context.AfterFunc(ctx, func() { _ = s.Close() })
	s.wg.Go(func() { <-s.done; stop() })
	return s, nil
}

// Addr returns where the server listens for datagrams.
func (s *Server) Addr() net.Addr { return s.conn.LocalAddr() }

// Devices returns all devices that have ever said hello, in the order of their first.
func (s *Server) Devices() []*Device {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.devices)
}

// Close ends the server and all its connections, and waits until they have ended. Devices stay where they were, held by nobody.
func (s *Server) Close() error {
	var err error
	s.mu.Lock()
	if !s.closed {
		s.closed = true
		close(s.done)
		err = s.conn.Close()
	}
	s.mu.Unlock()
	s.wg.Wait()
	for _, d := range s.Devices() {
		d.leave(nil)
	}
	return err
}

// datagrams is a peer behind UDP.
type datagrams struct {
	conn *net.UDPConn
	addr netip.AddrPort
}

func (p datagrams) send(packet []byte) error {
	_, err := p.conn.WriteToUDPAddrPort(packet, p.addr)
	return err
}

func (p datagrams) same(other peer) bool {
	o, ok := other.(datagrams)
	return ok && o.addr == p.addr
}

func (s *Server) readDatagrams() {
	data := make([]byte, MaxSize+1) // one more: a longer one is seen to be too long
	answer := make([]byte, 0, MaxSize)
	for {
		n, addr, err := s.conn.ReadFromUDPAddrPort(data)
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err != nil {
			continue // such as a port that nobody listens at any more; the devices notice by themselves
		}
		answer = s.handle(data[:n], datagrams{s.conn, addr}, answer[:0])
		if len(answer) > 0 {
			_, _ = s.conn.WriteToUDPAddrPort(answer, addr) // lost is lost: the client asks again
		}
	}
}

// messages is a peer behind a WebSocket.
type messages struct {
	ctx  context.Context
	conn *websocket.Conn
}

func (p *messages) send(packet []byte) error {
	ctx, cancel := context.WithTimeout(p.ctx, gone) // one that does not read is gone
	defer cancel()
	return p.conn.Write(ctx, websocket.MessageBinary, packet)
}

func (p *messages) same(other peer) bool { return other == peer(p) }

// ServeHTTP takes a WebSocket whose binary messages are packets.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	conn, err := websocket.Accept(w, r, nil)
	if err != nil {
		return // Accept has answered
	}
	defer func() { _ = conn.CloseNow() }()
	conn.SetReadLimit(MaxSize)
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	if !s.enter() {
		return
	}
	defer s.wg.Done()
	go func() {
		select {
		case <-s.done:
			cancel()
		case <-ctx.Done():
		}
	}()
	from := &messages{ctx, conn}
	defer func() {
		for _, d := range s.Devices() {
			d.leave(from)
		}
	}()
	data, answer := make([]byte, MaxSize), make([]byte, 0, MaxSize)
	for {
		kind, reader, err := conn.Reader(ctx)
		if err != nil {
			return
		}
		n, err := io.ReadFull(reader, data)
		if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
			return
		}
		if kind != websocket.MessageBinary {
			_ = conn.Close(websocket.StatusUnsupportedData, "packets are binary messages")
			return
		}
		answer = s.handle(data[:n], from, answer[:0])
		if len(answer) > 0 && from.send(answer) != nil {
			return
		}
	}
}

// enter counts a connection that Close waits for, unless the server is closed.
func (s *Server) enter() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.closed {
		s.wg.Add(1)
	}
	return !s.closed
}

// handle takes a packet and appends the answer to it, if there is one. What is no packet has none: it may be anything, from anyone.
func (s *Server) handle(data []byte, from peer, answer []byte) []byte {
	h, err := DecodeHead(data)
	if err != nil {
		return answer
	}
	switch h.Kind {
	case KindHello:
		reply := Head{Device: h.Device, Sequence: 1, Echo: h.Sequence, Time: uint64(time.Since(s.start).Microseconds())}
		session, err := s.greet(data, from, h)
		if err != nil {
			return AppendRefuse(answer, reply, err.Error())
		}
		reply.Session = session
		return AppendWelcome(answer, reply, Welcome{Watchdog: uint32(s.config.Watchdog.Milliseconds())})
	case KindPose, KindBye:
		s.mu.Lock()
		d := s.sessions[h.Session]
		s.mu.Unlock()
		switch {
		case d == nil && h.Kind == KindPose:
			return AppendRefuse(answer, Head{Device: h.Device, Sequence: 1, Echo: h.Sequence}, "no such session: say hello first")
		case d == nil:
		case h.Kind == KindPose:
			d.take(data, h)
		default:
			d.leave(nil)
		}
	}
	return answer
}

// greet finds or makes the device that says hello, and gives it a session.
func (s *Server) greet(data []byte, from peer, h Head) (session uint64, err error) {
	hello, err := DecodeHello(data)
	switch {
	case err != nil:
		return 0, err
	case subtle.ConstantTimeCompare([]byte(hello.Token), []byte(s.config.Token)) != 1:
		return 0, errors.New("the token is wrong")
	case hello.Name == "":
		return 0, errors.New("a device needs a name")
	}
	s.mu.Lock()
	d, isNew := s.find(hello.Name, h.Device)
	if isNew && len(s.devices) >= s.config.MaxDevices {
		s.mu.Unlock()
		return 0, fmt.Errorf("there are %d devices already", len(s.devices))
	}
	session = newSession()
	if !d.attach(from, h, hello, session) {
		s.mu.Unlock()
		return 0, errors.New("a device of this name and number is connected already")
	}
	for old, other := range s.sessions {
		if other == d {
			delete(s.sessions, old)
		}
	}
	s.sessions[session] = d
	if isNew {
		s.devices = append(s.devices, d)
		s.wg.Go(func() { d.pump(s.done) })
	}
	s.mu.Unlock()
	if isNew && s.config.Arrived != nil {
		s.config.Arrived(d)
	}
	return session, nil
}

// find returns the device of a name and number, or a new one.
func (s *Server) find(name string, number uint16) (d *Device, isNew bool) {
	for _, d := range s.devices {
		if d.name == name && d.number == number {
			return d, false
		}
	}
	return &Device{name: name, number: number, start: s.start, felt: make(chan struct{}, 1)}, true
}

// newSession returns a number that nobody can guess, and that is not 0.
func newSession() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails
	return binary.LittleEndian.Uint64(b[:]) | 1
}
