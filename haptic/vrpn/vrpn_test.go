package vrpn_test

import (
	"context"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/haptic/vrpn"
	"github.com/tendril-sim/tendril/spatial"
)

var seconds = flag.Float64("seconds", 2, "how long the test at 1 kHz lasts [s]")

var _ haptic.Device = (*vrpn.Device)(nil)

func listen(t *testing.T, c vrpn.ServerConfig) *vrpn.Server {
	t.Helper()
	if c.Addr == "" {
		c.Addr = "127.0.0.1:0"
	}
	s, err := vrpn.Listen(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func dial(t *testing.T, c vrpn.ClientConfig) *vrpn.Client {
	t.Helper()
	client, err := vrpn.Dial(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { client.Close() })
	return client
}

func device(t *testing.T, c *vrpn.Client, name string, sensor int) *vrpn.Device {
	t.Helper()
	d, err := c.Device(name, sensor)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func tool(t *testing.T, s *vrpn.Server, name string, buttons int) *vrpn.Tool {
	t.Helper()
	tool, err := s.Tool(name, buttons)
	if err != nil {
		t.Fatal(err)
	}
	return tool
}

// await waits until something is so, or fails after 5 s.
func await(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(5 * time.Second); !so(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: not within 5 s", what)
		}
	}
}

// Our client at our server, both ways of connecting: everything that a tool tells arrives at the devices.
func TestClientAndServer(t *testing.T) {
	for _, scheme := range []string{"tcp://", "udp://"} {
		t.Run(scheme, func(t *testing.T) {
			s := listen(t, vrpn.ServerConfig{})
			hand := tool(t, s, "Hand", 3)
			hand.Press(4, time.Now())
			c := dial(t, vrpn.ClientConfig{Addr: scheme + s.Addr().String(), Forces: true})
			first, second, later := device(t, c, "Hand", 0), device(t, c, "Hand", 1), device(t, c, "Later", 0)
			await(t, "pong", first.Connected)
			await(t, "buttons", func() bool { return first.Buttons() == 4 })
			if later.Connected() || c.Err() != nil || s.Clients() != 1 {
				t.Errorf("%v, %d clients", c.Err(), s.Clients())
			}
			f0 := spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), 1).Unit(), Pos: spatial.V(1, 2, 3)}
			f1 := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(4, 5, 6)}
			v := spatial.Twist{Linear: spatial.V(0.1, 0.2, 0.3), Angular: spatial.V(0, 0, 2)}
			now := time.Now()
			hand.Move(0, f0, v, now)
			hand.Move(1, f1, spatial.Twist{}, now)
			hand.Press(3, now)
			hand.Channels([]float64{0.25, -1}, now)
			hand.Turn(2, 0.5, now)
			hand.Turn(2, 0.25, now)
			hand.Feel(spatial.V(0, 0, 7), f1, now)
			await(t, "force", func() bool { return first.Force().Z == 7 && first.Surface() == f1 })
			if p := first.Pose(now); p.Frame.Pos != f0.Pos || !p.Alive || time.Since(p.Seen) > time.Second {
				t.Errorf("first: %+v", p)
			}
			if p := second.Pose(now); p.Frame != f1 || second.Velocity() != (spatial.Vec3{}) || first.Velocity() != v.Linear {
				t.Errorf("second: %+v", p)
			}
			if ch := first.AppendChannels(nil); len(ch) != 2 || ch[0] != 0.25 || ch[1] != -1 || first.Dial(2) != 0.75 || first.Buttons() != 3 {
				t.Errorf("channels %v, dial %v, buttons %b", ch, first.Dial(2), first.Buttons())
			}
			tool(t, s, "Later", 0).Move(0, f1, v, now)
			await(t, "a tool that came later", func() bool { return later.Connected() && later.Pose(now).Alive })

			first.Feel(spatial.Wrench{Force: spatial.V(1, 0, -2)})
			await(t, "force field", func() bool { return hand.Field().Radius > 0 })
			if got, want := hand.Field(), (vrpn.ForceField{Origin: f0.Pos, Force: spatial.V(1, 0, -2), Radius: float64(float32(0.1))}); got != want {
				t.Errorf("%+v, want %+v", got, want)
			}
			c.Close()
			await(t, "no force any more", func() bool { return hand.Field() == vrpn.ForceField{} && s.Clients() == 0 })
			if first.Pose(now).Alive || first.Connected() || first.Buttons() != 0 {
				t.Error("alive without a connection")
			}
		})
	}
}

// A server that was restarted is found again, and a device goes on.
func TestClientComesBack(t *testing.T) {
	s := listen(t, vrpn.ServerConfig{})
	tool(t, s, "Pen", 0)
	addr := s.Addr().String()
	c := dial(t, vrpn.ClientConfig{Addr: addr})
	d := device(t, c, "Pen", 0)
	await(t, "pong", d.Connected)
	s.Close()
	await(t, "loss", func() bool { return !d.Connected() && c.Err() != nil })
	again, err := vrpn.Listen(t.Context(), vrpn.ServerConfig{Addr: addr})
	if err != nil {
		t.Skip("the port was taken by another program in between:", err)
	}
	defer again.Close()
	tool(t, again, "Other", 0) // other numbers than before
	pen := tool(t, again, "Pen", 0)
	await(t, "pong", d.Connected)
	pen.Move(0, spatial.AtOrigin, spatial.Twist{}, time.Now())
	await(t, "pose", func() bool { return d.Pose(time.Now()).Alive })
}

// raw speaks the protocol by hand.
type raw struct {
	*testing.T
	net.Conn
}

func (r raw) say(kind, sender int32, payload []byte) {
	r.Write(vrpn.AppendMessage(nil, vrpn.Header{Time: time.Unix(5, 0), Type: kind, Sender: sender}, payload))
}

func (r raw) hear() (vrpn.Header, []byte) {
	r.Helper()
	r.SetReadDeadline(time.Now().Add(5 * time.Second))
	data := make([]byte, 24)
	if _, err := io.ReadFull(r, data); err != nil {
		r.Fatal(err)
	}
	h, err := vrpn.DecodeHeader(data)
	if err != nil {
		r.Fatal(err)
	}
	body := make([]byte, (h.Length-24+7)/8*8)
	if _, err := io.ReadFull(r, body); err != nil {
		r.Fatal(err)
	}
	return h, body[:h.Length-24]
}

func name(s string) []byte {
	return append(binary.BigEndian.AppendUint32(nil, uint32(len(s)+1)), s+"\x00"...)
}

// The server as a program of the C++ library meets it: cookie; senders and types by name, the connection's own first; a pong for a
// ping; no UDP port; and numbers that are the client's own.
func TestServerAsSeenOnTheWire(t *testing.T) {
	s := listen(t, vrpn.ServerConfig{})
	tool(t, s, "Tool0", 2)
	conn, err := net.Dial("tcp", s.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	r := raw{t, conn}
	r.Write([]byte("vrpn: ver. 07.34  0\x00\x00\x00\x00\x00")) // another minor version is welcome
	cookie := make([]byte, 24)
	if _, err := io.ReadFull(r, cookie); err != nil || string(cookie) != vrpn.Cookie {
		t.Fatalf("%q %v", cookie, err)
	}
	types := map[string]int32{}
	for i, want := range []string{"VRPN Control", "Tool0", "VRPN_Connection_Got_First_Connection", "VRPN_Connection_Got_Connection",
		"VRPN_Connection_Dropped_Connection", "VRPN_Connection_Dropped_Last_Connection", "vrpn_Base text_message", "vrpn_Base ping_message",
		"vrpn_Base pong_message", "vrpn_Tracker Pos_Quat"} {
		h, body := r.hear()
		kind, number := int32(-2), int32(i-2)
		if i < 2 {
			kind, number = -1, int32(i)
		}
		if string(body) != string(name(want)) || h.Type != kind || h.Sender != number || h.Sequence != uint32(i) {
			t.Fatalf("%d: %+v %q, want %q", i, h, body, want)
		}
		types[want] = h.Sender
	}
	r.say(-3, 4000, []byte("127.0.0.1\x00")) // where we would like datagrams: we get none
	r.say(-1, 40, name("Tool0"))
	r.say(-2, 30, name("vrpn_Base ping_message"))
	r.say(-2, 31, name("vrpn_Somebody Elses"))
	r.say(31, 40, make([]byte, 13))
	r.say(30, 41, nil) // a sender that nobody described
	r.say(30, 40, nil)
	for {
		if h, _ := r.hear(); h.Type == types["vrpn_Base pong_message"] {
			if h.Sender != 1 || h.Length != 24 {
				t.Errorf("%+v", h)
			}
			break
		}
	}
	h, body := r.hear()
	if n, down, err := vrpn.DecodeButtons(body); err != nil || n != 2 || down != 0 || h.Sender != 1 {
		t.Errorf("%d buttons %b: %v", n, down, err)
	}
}

// A program that asks by datagram is called back once, however often it asks, and not where the datagram says but whence it came.
func TestCallBack(t *testing.T) {
	s := listen(t, vrpn.ServerConfig{})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	lob, err := net.Dial("udp", s.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer lob.Close()
	for _, text := range []string{"", "nonsense", "127.0.0.1 99999", "127.0.0.1 0", "a b c"} {
		lob.Write([]byte(text + "\x00"))
	}
	port := listener.Addr().(*net.TCPAddr).Port
	for range 3 {
		fmt.Fprintf(lob, "192.0.2.1 %d\x00", port)
	}
	conn, err := listener.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.Write([]byte(vrpn.Cookie))
	await(t, "client", func() bool { return s.Clients() == 1 })
	listener.(*net.TCPListener).SetDeadline(time.Now().Add(100 * time.Millisecond))
	if _, err := listener.Accept(); err == nil {
		t.Error("called twice")
	}
}

// Clients that speak nonsense are left, and the others go on.
func TestServerSurvivesNonsense(t *testing.T) {
	s := listen(t, vrpn.ServerConfig{MaxClients: 4})
	pen := tool(t, s, "Pen", 0)
	d := device(t, dial(t, vrpn.ClientConfig{Addr: s.Addr().String()}), "Pen", 0)
	await(t, "pong", d.Connected)
	huge := vrpn.AppendMessage(nil, vrpn.Header{}, nil)
	huge[0] = 0x7f
	for _, words := range [][]byte{
		[]byte("GET / HTTP/1.1\r\nHost: tendril\r\n\r\n"), []byte("vrpn: ver. 06.99  0\x00\x00\x00\x00\x00"),
		append([]byte(vrpn.Cookie), huge...), append([]byte(vrpn.Cookie), vrpn.AppendMessage(nil, vrpn.Header{Type: -1, Sender: -7}, name("x"))...),
		append([]byte(vrpn.Cookie), vrpn.AppendMessage(nil, vrpn.Header{Type: -2, Sender: 1 << 30}, name("x"))...),
		append([]byte(vrpn.Cookie), vrpn.AppendMessage(nil, vrpn.Header{Type: -1}, []byte{1, 2})...),
		append([]byte(vrpn.Cookie), vrpn.AppendMessage(nil, vrpn.Header{Type: -5}, nil)...),
	} {
		conn, err := net.Dial("tcp", s.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		conn.Write(words)
		conn.SetReadDeadline(time.Now().Add(5 * time.Second))
		if _, err := io.Copy(io.Discard, conn); err != nil && !strings.Contains(err.Error(), "reset") {
			t.Errorf("%.20q: not hung up: %v", words, err)
		}
		conn.Close()
	}
	pen.Move(0, spatial.AtOrigin, spatial.Twist{}, time.Now())
	await(t, "pose", func() bool { return d.Pose(time.Now()).Alive })
}

func TestConfigsAreChecked(t *testing.T) {
	for _, c := range []vrpn.ClientConfig{{Addr: "ftp://x"}, {Addr: "host:0"}, {Addr: "host:port"}, {Addr: "tcp://udp://x"}, {Reach: -1}} {
		if _, err := vrpn.Dial(t.Context(), c); err == nil {
			t.Errorf("%+v is taken", c)
		}
	}
	for _, c := range []vrpn.ServerConfig{{Addr: "nowhere"}, {MaxClients: -1}} {
		if _, err := vrpn.Listen(t.Context(), c); err == nil {
			t.Errorf("%+v is taken", c)
		}
	}
	for name, want := range map[string][2]string{"Tracker0@host": {"Tracker0", "host"}, "Phantom@tcp://10.0.0.1:4000": {"Phantom", "tcp://10.0.0.1:4000"}, "Pen": {"Pen", ""}} {
		if device, addr, err := vrpn.ParseName(name); err != nil || device != want[0] || addr != want[1] {
			t.Errorf("%s: %q %q %v", name, device, addr, err)
		}
	}
	for _, name := range []string{"", "@host", "Pen@host:x", strings.Repeat("x", 96)} {
		if _, _, err := vrpn.ParseName(name); err == nil {
			t.Errorf("%q is taken", name)
		}
	}
	s := listen(t, vrpn.ServerConfig{})
	tool(t, s, "Pen", 0)
	for name, buttons := range map[string]int{"Pen": 0, "": 0, "a@b": 0, "Many": 33} {
		if _, err := s.Tool(name, buttons); err == nil {
			t.Errorf("tool %q with %d buttons is taken", name, buttons)
		}
	}
}

// A context that ends takes server and client with it.
func TestContexts(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	s, err := vrpn.Listen(ctx, vrpn.ServerConfig{Addr: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	tool(t, s, "Pen", 0)
	c, err := vrpn.Dial(ctx, vrpn.ClientConfig{Addr: s.Addr().String()})
	if err != nil {
		t.Fatal(err)
	}
	d := device(t, c, "Pen", 0)
	await(t, "pong", d.Connected)
	cancel()
	await(t, "end", func() bool { return !d.Connected() })
	c.Close()
	s.Close()
}

// Both ways at 1 kHz: every pose arrives, and its force comes back.
func TestKilohertz(t *testing.T) {
	s := listen(t, vrpn.ServerConfig{})
	pen := tool(t, s, "Pen", 0)
	d := device(t, dial(t, vrpn.ClientConfig{Addr: s.Addr().String(), Forces: true}), "Pen", 0)
	await(t, "pong", d.Connected)
	ticks := int(*seconds * 1000)
	seen := make(chan int)
	go func() { // the loop: a force that names the pose it answers
		n, x := 0, 0.0
		for end := time.Now().Add(time.Duration(*seconds*1e9) + 5*time.Second); x < float64(ticks) && time.Now().Before(end); time.Sleep(50 * time.Microsecond) {
			if p := d.Pose(time.Now()); p.Frame.Pos.X != x {
				n, x = n+1, p.Frame.Pos.X
				d.Feel(spatial.Wrench{Force: spatial.V(x, 0, 0)})
			}
		}
		seen <- n
	}()
	began := time.Now()
	for i := 1; i <= ticks; i++ {
		time.Sleep(time.Until(began.Add(time.Duration(i) * time.Millisecond)))
		f := spatial.AtOrigin
		f.Pos.X = float64(i)
		pen.Move(0, f, spatial.Twist{}, time.Now())
	}
	took := time.Since(began)
	await(t, "last force", func() bool { return pen.Field().Force.X == float64(ticks) })
	if moves := d.Moves(); moves != uint64(ticks) {
		t.Errorf("%d poses arrived of %d", moves, ticks)
	}
	t.Logf("%d poses in %v, %d seen by a loop that polls", ticks, took.Round(time.Millisecond), <-seen)
}
