package bridge_test

import (
	"context"
	"flag"
	"math"
	"net"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/haptic/bridge"
	"github.com/tendril-sim/tendril/spatial"
)

var seconds = flag.Float64("seconds", 2, "how long the test at 1 kHz lasts [s]")

var _ haptic.Device = (*bridge.Device)(nil)

func listen(t *testing.T, c bridge.Config) *bridge.Server {
	t.Helper()
	c.Addr = "127.0.0.1:0"
	s, err := bridge.Listen(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func dial(t *testing.T, url string, hello bridge.Hello, number uint16) *bridge.Client {
	t.Helper()
	c, err := bridge.Dial(t.Context(), bridge.ClientConfig{URL: url, Hello: hello, Number: number})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
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

func udp(s *bridge.Server) string { return "udp://" + s.Addr().String() }

func at(x, y, z float64) bridge.Pose {
	return bridge.Pose{Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(x, y, z)}, Held: true}
}

// A device over each transport: it arrives, its poses are seen, its forces come back, and it leaves.
func TestDevice(t *testing.T) {
	for _, transport := range []string{"udp", "websocket"} {
		t.Run(transport, func(t *testing.T) {
			arrived := make(chan *bridge.Device, 1)
			s := listen(t, bridge.Config{Token: "secret", Arrived: func(d *bridge.Device) { arrived <- d }})
			url := udp(s)
			if transport == "websocket" {
				web := httptest.NewServer(s)
				t.Cleanup(web.Close)
				url = "ws" + strings.TrimPrefix(web.URL, "http")
			}
			hello := bridge.Hello{Force: 3.3, Stiffness: 400, Rate: 1000, Token: "secret", Name: "pen"}
			c := dial(t, url, hello, 3)
			d := <-arrived
			if d.Name() != "pen" || d.Hello() != hello || d.Pose(time.Now()).Alive {
				t.Errorf("%q %+v", d.Name(), d.Hello())
			}
			await(t, "session", c.Connected)
			p := at(0.1, 0.2, 0.3)
			p.Buttons = 5
			await(t, "pose", func() bool {
				if err := c.Move(p); err != nil {
					t.Fatal(err)
				}
				return d.Pose(time.Now()).Alive
			})
			seen := d.Pose(time.Now())
			if seen.Frame != p.Frame || time.Since(seen.Seen) > time.Second || d.Buttons() != 5 || d.State() != p || !d.Connected() {
				t.Errorf("%+v %+v", seen, d.State())
			}
			w := spatial.Wrench{Force: spatial.V(1, 2, 3), Torque: spatial.V(0.1, 0, 0)}
			await(t, "wrench", func() bool { d.Feel(w); return c.Wrench(time.Now()) == w })
			if late := c.Wrench(time.Now().Add(60 * time.Millisecond)); late != (spatial.Wrench{}) {
				t.Errorf("60 ms after the last wrench the watchdog leaves %v", late)
			}
			c.Close()
			await(t, "bye", func() bool { return !d.Connected() && !d.Pose(time.Now()).Alive })
			if last := d.Pose(time.Now()); last.Frame != p.Frame || d.Buttons() != 0 {
				t.Errorf("after it left: %+v", last)
			}
			if again := dial(t, url, hello, 3); true { // the same device comes back
				await(t, "session", again.Connected)
				await(t, "pose", func() bool { return again.Move(at(1, 0, 0)) == nil && d.Pose(time.Now()).Frame.Pos.X == 1 })
			}
			if n := len(s.Devices()); n != 1 {
				t.Errorf("%d devices, want 1", n)
			}
		})
	}
}

func TestHelloIsRefused(t *testing.T) {
	s := listen(t, bridge.Config{Token: "secret", MaxDevices: 1})
	refused := func(hello bridge.Hello, number uint16, want string) {
		t.Helper()
		c := dial(t, udp(s), hello, number)
		await(t, want, func() bool { return c.Err() != nil })
		if !strings.Contains(c.Err().Error(), want) || c.Move(at(0, 0, 0)) == nil {
			t.Errorf("%v, want …%s…", c.Err(), want)
		}
		c.Close()
	}
	refused(bridge.Hello{Name: "pen", Token: "guess"}, 0, "token")
	first := dial(t, udp(s), bridge.Hello{Name: "pen", Token: "secret"}, 0)
	await(t, "session", first.Connected)
	refused(bridge.Hello{Name: "pen", Token: "secret"}, 0, "connected already") // two that claim one tool
	refused(bridge.Hello{Name: "pen", Token: "secret"}, 1, "1 devices already")
	for _, c := range []bridge.ClientConfig{{}, {URL: "tcp://host:1", Hello: bridge.Hello{Name: "pen"}}, {URL: "udp://", Hello: bridge.Hello{Name: "pen"}}, {URL: ":", Hello: bridge.Hello{Name: "pen"}}} {
		if _, err := bridge.Dial(t.Context(), c); err == nil {
			t.Errorf("%+v is taken", c)
		}
	}
	for _, c := range []bridge.Config{{Addr: "nowhere"}, {Watchdog: time.Hour}, {MaxDevices: -1}, {Token: strings.Repeat("x", 33)}} {
		if _, err := bridge.Listen(t.Context(), c); err == nil {
			t.Errorf("%+v is taken", c)
		}
	}
}

// raw is a client that says what it likes.
type raw struct {
	*testing.T
	conn net.Conn
	head bridge.Head
}

func newRaw(t *testing.T, s *bridge.Server) *raw {
	conn, err := net.Dial("udp", s.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	r := &raw{T: t, conn: conn}
	h, data := r.ask(bridge.AppendHello(nil, bridge.Head{Sequence: 10}, &bridge.Hello{Name: "raw"}))
	if h.Kind != bridge.KindWelcome || h.Echo != 10 || bridge.DecodeWelcome(data).Watchdog != 50 {
		t.Fatalf("%+v", h)
	}
	r.head = bridge.Head{Session: h.Session, Sequence: 10}
	return r
}

func (r *raw) ask(packet []byte) (bridge.Head, []byte) {
	r.Helper()
	r.conn.Write(packet)
	r.conn.SetReadDeadline(time.Now().Add(5 * time.Second))
	data := make([]byte, bridge.MaxSize)
	n, err := r.conn.Read(data)
	if err != nil {
		r.Fatal(err)
	}
	h, err := bridge.DecodeHead(data[:n])
	if err != nil {
		r.Fatal(err)
	}
	return h, data[:n]
}

func (r *raw) pose(sequence uint32, p bridge.Pose) {
	r.head.Sequence = sequence
	r.conn.Write(bridge.AppendPose(nil, r.head, &p))
}

// Packets that are lost, late, twice, nonsense or from nobody: counted, and the good ones are taken.
func TestBadPackets(t *testing.T) {
	s := listen(t, bridge.Config{})
	r := newRaw(t, s)
	d := s.Devices()[0]
	r.conn.Write([]byte("hello?"))
	r.conn.Write(make([]byte, 60000))
	r.pose(11, at(1, 0, 0))
	r.pose(14, at(4, 0, 0))
	r.pose(12, at(2, 0, 0)) // overtaken
	r.pose(14, at(5, 0, 0)) // twice
	r.pose(15, at(math.NaN(), 0, 0))
	r.pose(16, at(6, 0, 0))
	await(t, "last pose", func() bool { return d.Pose(time.Now()).Frame.Pos.X == 6 })
	if got, want := d.Stats(), (bridge.Stats{Poses: 3, Lost: 3, Stale: 2, Bad: 1}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if h, data := r.ask(bridge.AppendPose(nil, bridge.Head{Session: 99, Sequence: 17}, &bridge.Pose{Frame: spatial.AtOrigin})); h.Kind != bridge.KindRefuse {
		t.Errorf("a pose of no session: %x", data)
	}
	r.head.Sequence = 1<<32 - 1 // the sequence goes around zero
	other := bridge.AppendHello(nil, r.head, &bridge.Hello{Name: "raw"})
	h, _ := r.ask(other)
	r.head.Session = h.Session
	r.pose(0, at(7, 0, 0))
	r.pose(1, at(8, 0, 0))
	await(t, "pose after the turn", func() bool { return d.Pose(time.Now()).Frame.Pos.X == 8 })
	r.conn.Write(bridge.AppendBye(nil, r.head))
	await(t, "bye", func() bool { return !d.Connected() })
}

// A server that was restarted asks for a hello, and gets one.
func TestClientComesBack(t *testing.T) {
	s, err := bridge.Listen(t.Context(), bridge.Config{Addr: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	c := dial(t, udp(s), bridge.Hello{Name: "pen"}, 0)
	await(t, "session", c.Connected)
	addr := s.Addr().String()
	s.Close()
	again, err := bridge.Listen(t.Context(), bridge.Config{Addr: addr})
	if err != nil {
		t.Skip("the port was taken by another program in between:", err)
	}
	defer again.Close()
	await(t, "pose at the new server", func() bool {
		_ = c.Move(at(1, 0, 0)) // fails in between
		return len(again.Devices()) == 1 && again.Devices()[0].Pose(time.Now()).Alive
	})
}

func TestServerEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	s, err := bridge.Listen(ctx, bridge.Config{Addr: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	r := newRaw(t, s)
	r.pose(11, at(1, 0, 0))
	d := s.Devices()[0]
	await(t, "pose", func() bool { return d.Pose(time.Now()).Alive })
	cancel()
	await(t, "end", func() bool { return !d.Pose(time.Now()).Alive })
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}

// Both ways at 1 kHz: every pose arrives, in order, and its force comes back.
func TestKilohertz(t *testing.T) {
	s := listen(t, bridge.Config{})
	c := dial(t, udp(s), bridge.Hello{Name: "pen"}, 0)
	await(t, "session", c.Connected)
	d := s.Devices()[0]
	done := make(chan struct{})
	go func() { // the loop: a force that names the pose it answers
		defer close(done)
		for x := 0.0; x < 1e6; time.Sleep(100 * time.Microsecond) {
			if p := d.Pose(time.Now()); p.Frame.Pos.X != x {
				x = p.Frame.Pos.X
				d.Feel(spatial.Wrench{Force: spatial.V(x, 0, 0)})
			}
		}
	}()
	ticks := int(*seconds * 1000)
	began := time.Now()
	answered, newest := 0, 0.0
	for i := 1; i <= ticks; i++ {
		time.Sleep(time.Until(began.Add(time.Duration(i) * time.Millisecond)))
		if err := c.Move(at(float64(i), 0, 0)); err != nil {
			t.Fatal(i, err)
		}
		if f := c.Wrench(time.Now()).Force.X; f > newest {
			answered, newest = answered+1, f
		}
	}
	await(t, "last force", func() bool { return c.Wrench(time.Now()).Force.X == float64(ticks) })
	if got, want := d.Stats(), (bridge.Stats{Poses: uint64(ticks)}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	t.Logf("%d poses in %v, %d forces seen on time", ticks, time.Since(began).Round(time.Millisecond), answered)
	c.Move(at(1e6, 0, 0))
	<-done
}

// The reference clients in C++ and Python speak the protocol: each moves on a circle of 5 cm and prints what it felt.
func TestReferenceClients(t *testing.T) {
	build := func(t *testing.T) *exec.Cmd {
		cxx, err := exec.LookPath("g++")
		if err != nil {
			t.Skip("no C++ compiler")
		}
		program := filepath.Join(t.TempDir(), "bridge")
		if out, err := exec.Command(cxx, "-std=c++17", "-Wall", "-Wextra", "-Werror", "-o", program, "../../clients/bridge/bridge.cpp").CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return exec.Command(program)
	}
	script := func(t *testing.T) *exec.Cmd {
		python, err := exec.LookPath("python3")
		if err != nil {
			t.Skip("no Python")
		}
		return exec.Command(python, "../../clients/bridge/bridge.py")
	}
	for name, command := range map[string]func(*testing.T) *exec.Cmd{"C++": build, "Python": script} {
		t.Run(name, func(t *testing.T) {
			cmd := command(t)
			s := listen(t, bridge.Config{Token: "secret"})
			cmd.Args = append(cmd.Args, s.Addr().String(), "secret", "0.5") // for half a second
			var out strings.Builder
			cmd.Stdout, cmd.Stderr = &out, &out
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			await(t, "device", func() bool { return len(s.Devices()) == 1 })
			d := s.Devices()[0]
			ended := make(chan error, 1)
			go func() { ended <- cmd.Wait() }()
			var err error
			for running := true; running; time.Sleep(time.Millisecond) {
				select {
				case err = <-ended:
					running = false
				default:
				}
				p := d.Pose(time.Now())
				if r := p.Frame.Pos.Norm(); p.Alive && math.Abs(r-0.05) > 1e-12 {
					t.Fatalf("at %v, %v m from the middle", p.Frame.Pos, r)
				}
				d.Feel(spatial.Wrench{Force: spatial.V(0, 0, 1.25)})
			}
			if err != nil || !strings.Contains(out.String(), "1.25 N") || d.Connected() {
				t.Errorf("%v: %s", err, out.String())
			}
			if n := d.Stats().Poses; n < 50 { // 500 at 1 kHz, fewer where a machine is busy
				t.Errorf("%d poses in 0.5 s", n)
			}
		})
	}
}
