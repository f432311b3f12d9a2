package vrpn

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// ServerConfig says how a Server behaves. The zero value is a server for programs on this machine.
type ServerConfig struct {
	Addr       string // host:port for TCP and datagrams; default 127.0.0.1 and DefaultPort
	MaxClients int    // how many programs may be connected at once; default 32
}

// Server shows tools to VRPN programs. Its methods and those of its tools may be called from any goroutine; they do not wait for
// the network, but they do lock: they are not for the haptic loop itself.
type Server struct {
	config   ServerConfig
	listener *net.TCPListener
	lobs     *net.UDPConn
	senders  names
	ctx      context.Context // done when the server is closed
	cancel   context.CancelFunc
	wg       sync.WaitGroup

	mu      sync.Mutex
	closed  bool // then wg grows no more
	tools   []*Tool
	clients []*endpoint
	calling map[netip.AddrPort]bool // who asked to be called back, and is being or has been
}

// Listen starts a server. It ends when ctx is done, or by Close.
func Listen(ctx context.Context, c ServerConfig) (*Server, error) {
	if c.Addr == "" {
		c.Addr = net.JoinHostPort("127.0.0.1", strconv.Itoa(DefaultPort))
	}
	if c.MaxClients == 0 {
		c.MaxClients = 32
	}
	if c.MaxClients < 1 {
		return nil, fmt.Errorf("vrpn: ServerConfig.MaxClients is %d, want 1 or more", c.MaxClients)
	}
	listener, lobs, err := listen(c.Addr)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(ctx)
	s := &Server{config: c, listener: listener, lobs: lobs, senders: names{list: []string{control}}, ctx: ctx, cancel: cancel, calling: map[netip.AddrPort]bool{}}
	s.wg.Go(s.accept)
	s.wg.Go(s.callBack)
	context.AfterFunc(ctx, func() { _, _ = s.listener.Close(), s.lobs.Close() })
	return s, nil
}

// listen opens a port for TCP and for datagrams. Of a port that the system chooses both must be free: some tries may be needed.
func listen(addr string) (listener *net.TCPListener, lobs *net.UDPConn, err error) {
	want, err := net.ResolveTCPAddr("tcp", addr)
	if err != nil {
		return nil, nil, fmt.Errorf("vrpn: ServerConfig.Addr is %q, want host:port: %w", addr, err)
	}
	for range 10 {
		if listener, err = net.ListenTCP("tcp", want); err != nil {
			return nil, nil, fmt.Errorf("vrpn: %w", err)
		}
		got := listener.Addr().(*net.TCPAddr)
		if lobs, err = net.ListenUDP("udp", &net.UDPAddr{IP: got.IP, Port: got.Port}); err == nil {
			return listener, lobs, nil
		}
		_ = listener.Close()
		if want.Port != 0 {
			break
		}
	}
	return nil, nil, fmt.Errorf("vrpn: %w", err)
}

// Addr returns where the server listens.
func (s *Server) Addr() net.Addr { return s.listener.Addr() }

// Clients returns how many programs are connected.
func (s *Server) Clients() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.clients)
}

// Close ends the server and all connections, and waits until they have ended.
func (s *Server) Close() error {
	s.mu.Lock()
	s.closed = true
	s.mu.Unlock()
	s.cancel()
	s.wg.Wait()
	return nil
}

// accept takes connections.
func (s *Server) accept() {
	for {
		conn, err := s.listener.AcceptTCP()
		if s.ctx.Err() != nil {
			if err == nil {
				_ = conn.Close()
			}
			return
		}
		if err != nil { // such as too many files: not for long
			time.Sleep(10 * time.Millisecond)
			continue
		}
		s.serve(conn, nil)
	}
}

// callBack takes datagrams that ask to be called back: a host, a blank, a port, a zero. The call goes to the machine that the
// datagram came from, whatever host it names: a datagram must not make this machine call another.
func (s *Server) callBack() {
	data := make([]byte, 256)
	for {
		n, from, err := s.lobs.ReadFromUDPAddrPort(data)
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err != nil {
			continue
		}
		port, ok := parseLob(data[:n])
		if !ok {
			continue
		}
		to := netip.AddrPortFrom(from.Addr().Unmap(), port)
		s.mu.Lock()
		busy := s.closed || s.calling[to] || len(s.calling) >= s.config.MaxClients
		if !busy {
			s.calling[to] = true
			s.wg.Add(1)
		}
		s.mu.Unlock()
		if !busy {
			go s.call(to)
		}
	}
}

// parseLob returns the port at which the sender of a datagram wants to be called.
func parseLob(data []byte) (port uint16, ok bool) {
	text, _, _ := strings.Cut(string(data), "\x00")
	words := strings.Fields(text)
	if len(words) != 2 {
		return 0, false
	}
	n, err := strconv.ParseUint(words[1], 10, 16)
	return uint16(n), err == nil && n > 0
}

// call calls a program back. A second request of the same program counts only once the first has ended.
func (s *Server) call(to netip.AddrPort) {
	defer s.wg.Done()
	forget := func() {
		s.mu.Lock()
		delete(s.calling, to)
		s.mu.Unlock()
	}
	dialer := net.Dialer{Timeout: cookieWait}
	conn, err := dialer.DialContext(s.ctx, "tcp", to.String())
	if err != nil {
		forget()
		return
	}
	s.serve(conn, forget)
}

// serve serves a connection in a goroutine of its own, and calls after when it has ended.
func (s *Server) serve(conn net.Conn, after func()) {
	if after == nil {
		after = func() {}
	}
	e := newEndpoint(conn, &s.senders)
	s.mu.Lock()
	full := s.closed || len(s.clients) >= s.config.MaxClients
	if !full {
		s.wg.Add(1)
	}
	s.mu.Unlock()
	if full {
		_ = conn.Close()
		after()
		return
	}
	go func() {
		defer s.wg.Done()
		defer after()
		defer func() { _ = conn.Close() }()
		stop := context.AfterFunc(s.ctx, func() { _ = conn.Close() })
		defer stop()
		s.attend(e)
	}()
}

// attend exchanges messages with a client until it leaves.
func (s *Server) attend(e *endpoint) {
	if e.handshake() != nil {
		return
	}
	s.mu.Lock()
	s.clients = append(s.clients, e)
	for _, t := range s.tools {
		if t.number >= e.described { // it came during the handshake
			e.describe(senderDescription, t.number, t.name)
		}
	}
	s.mu.Unlock()
	ctx, cancel := context.WithCancel(s.ctx)
	var writer sync.WaitGroup
	writer.Go(func() {
		if e.write(ctx) != nil {
			_ = e.conn.Close() // reading ends too
		}
	})
	_ = e.read(func(kind, sender int32, payload []byte) { s.take(e, kind, sender, payload) }) // however it ends, it has ended
	cancel()
	writer.Wait()
	s.mu.Lock()
	s.clients = slices.DeleteFunc(s.clients, func(other *endpoint) bool { return other == e })
	s.mu.Unlock()
}

// take answers a client.
func (s *Server) take(e *endpoint, kind, sender int32, payload []byte) {
	t := s.tool(sender)
	if t == nil {
		return
	}
	switch kind {
	case isPing: // is the tool there? Its buttons are told too, as the C++ library does
		e.send(isPong, sender, time.Now(), nil)
		t.mu.Lock()
		n, down := t.count, t.down
		t.mu.Unlock()
		if n > 0 {
			e.send(isButtons, sender, time.Now(), func(b []byte) []byte { return AppendButtons(b, n, down) })
		}
	case isForceField:
		if f, err := DecodeForceField(payload); err == nil {
			t.mu.Lock()
			t.field = f
			t.mu.Unlock()
		}
	}
}

// tool returns the tool that a sender is, or nil.
func (s *Server) tool(number int32) *Tool {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, t := range s.tools {
		if t.number == number {
			return t
		}
	}
	return nil
}

// broadcast queues a message for every client.
func (s *Server) broadcast(kind, sender int32, at time.Time, fill func([]byte) []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, e := range s.clients {
		e.send(kind, sender, at, fill)
	}
}

// Tool is a device as VRPN programs see it: a tracker, buttons, an analog, dials and a force device of one name.
type Tool struct {
	server *Server
	name   string
	number int32

	mu    sync.Mutex
	count int    // of buttons
	down  uint32 // bit i: button i is down
	field ForceField
}

// Tool adds a tool with some buttons, up to 32. Its name is what programs ask for: they say name@host.
func (s *Server) Tool(name string, buttons int) (*Tool, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	if buttons < 0 || buttons > 32 {
		return nil, fmt.Errorf("vrpn: tool %q has %d buttons, want 0 to 32", name, buttons)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	number, isNew := s.senders.number(name)
	if !isNew {
		return nil, fmt.Errorf("vrpn: there is a tool %q already", name)
	}
	if number >= maxNames {
		return nil, fmt.Errorf("vrpn: there are %d tools already", maxNames)
	}
	t := &Tool{server: s, name: name, number: number, count: buttons}
	s.tools = append(s.tools, t)
	for _, e := range s.clients {
		e.describe(senderDescription, number, name)
	}
	return t, nil
}

// Move tells where a sensor of the tool is, and how it moves [rad/s], [m/s] in the axes of the pose.
func (t *Tool) Move(sensor int, f spatial.Frame, v spatial.Twist, at time.Time) {
	t.server.broadcast(isPose, t.number, at, func(b []byte) []byte { return AppendPose(b, int32(sensor), &f) })
	const dt = 0.01 // the time for which the turn is told [s]: short enough not to go around
	spin := v.Angular.Norm()
	turn := spatial.Identity
	if spin > 0 {
		turn = spatial.AxisAngle(v.Angular.Scale(1/spin), spin*dt)
	}
	t.server.broadcast(isVelocity, t.number, at, func(b []byte) []byte { return AppendVelocity(b, int32(sensor), v.Linear, turn, dt) })
}

// Press tells which buttons are down: bit i is button i. Only those that changed are told.
func (t *Tool) Press(down uint32, at time.Time) {
	t.mu.Lock()
	changed, n := down^t.down, t.count
	t.down = down
	t.mu.Unlock()
	for i := range n {
		if bit := uint32(1) << i; changed&bit != 0 {
			t.server.broadcast(isButton, t.number, at, func(b []byte) []byte { return AppendButton(b, int32(i), down&bit != 0) })
		}
	}
}

// Channels tells the analog channels, up to 128.
func (t *Tool) Channels(channels []float64, at time.Time) {
	channels = channels[:min(len(channels), maxChannels)]
	t.server.broadcast(isAnalog, t.number, at, func(b []byte) []byte { return AppendAnalog(b, channels) })
}

// Turn tells that a dial was turned [revolutions].
func (t *Tool) Turn(dial int, revolutions float64, at time.Time) {
	t.server.broadcast(isDial, t.number, at, func(b []byte) []byte { return AppendDial(b, int32(dial), revolutions) })
}

// Feel tells the force on the tool [N], and where it would be if it had not entered what it touches.
func (t *Tool) Feel(force spatial.Vec3, surface spatial.Frame, at time.Time) {
	t.server.broadcast(isForce, t.number, at, func(b []byte) []byte { return AppendForce(b, force) })
	t.server.broadcast(isSurface, t.number, at, func(b []byte) []byte { return AppendSurface(b, &surface) })
}

// Field returns the force that a program last asked the tool to show; the zero ForceField is none.
func (t *Tool) Field() ForceField {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.field
}
