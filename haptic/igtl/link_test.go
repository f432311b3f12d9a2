package igtl_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/haptic/igtl"
	"github.com/tendril-sim/tendril/spatial"
)

var seconds = flag.Float64("seconds", 2, "how long the test at 1 kHz lasts [s]")

var _ haptic.Device = (*igtl.Device)(nil)

func listen(t *testing.T) *igtl.Link {
	t.Helper()
	l, err := igtl.Listen(t.Context(), igtl.Config{Addr: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	return l
}

func dial(t *testing.T, c igtl.Config) *igtl.Link {
	t.Helper()
	l, err := igtl.Dial(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	return l
}

func device(t *testing.T, l *igtl.Link, name string) *igtl.Device {
	t.Helper()
	d, err := l.Device(name)
	if err != nil {
		t.Fatal(err)
	}
	return d
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

// Poses go both ways, to several at once, and a device whose connection is gone is held by nobody.
func TestLinks(t *testing.T) {
	server := listen(t)
	addr := server.Addr().String()
	first, second := dial(t, igtl.Config{Addr: addr}), dial(t, igtl.Config{Addr: addr})
	probe, other, tool := device(t, server, "Probe"), device(t, server, "Other"), device(t, first, "Tool")
	await(t, "two clients", func() bool { return server.Peers() == 2 && first.Peers() == 1 && second.Peers() == 1 })
	now := time.Now()
	f := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.25, -0.5, 0)}
	first.SendTransform("Probe", f, now)
	second.SendTransform("Other", f, now)
	server.SendTransform("Tool", f, now)
	server.SendStatus("Tendril", igtl.Status{Code: 1, Text: "well"}, now)
	await(t, "poses", func() bool {
		s, _ := first.Status()
		return probe.Pose(now).Alive && other.Pose(now).Alive && tool.Pose(now).Alive && s.Text == "well"
	})
	if p := probe.Pose(now); p.Frame != f || p.Seen.Before(now) || probe.Name() != "Probe" { // numbers that single precision holds
		t.Errorf("%+v", p)
	}
	first.Close()
	await(t, "loss", func() bool { return !probe.Pose(now).Alive && server.Peers() == 1 })
	if !other.Pose(now).Alive || tool.Pose(now).Alive {
		t.Error("the wrong one was lost")
	}
}

// Nonsense is counted where a message can be told from the next, and ends the connection where not; the next connection is a new one.
func TestNonsense(t *testing.T) {
	server := listen(t)
	probe := device(t, server, "Probe")
	conn, err := net.Dial("tcp", server.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	good := igtl.AppendMessage(nil, "TRANSFORM", "Probe", time.Now(), igtl.AppendTransform(nil, &spatial.AtOrigin))
	wrong := bytes.Clone(good)
	wrong[60] ^= 1
	conn.Write(wrong)                                                                            // a wrong checksum
	conn.Write(igtl.AppendMessage(nil, "TRANSFORM", "Probe", time.Now(), make([]byte, 48)))      // no rotation
	conn.Write(igtl.AppendMessage(nil, "IMAGE", "Scanner", time.Now(), make([]byte, 3_000_000))) // passed over
	conn.Write(good)
	await(t, "pose", func() bool { return probe.Pose(time.Now()).Alive })
	if server.Bad() != 2 {
		t.Errorf("%d bad messages, want 2", server.Bad())
	}
	fmt.Fprintf(conn, "GET / HTTP/1.1\r\nHost: tendril\r\nUser-Agent: a browser that is lost\r\n\r\n")
	await(t, "hanging up", func() bool { return server.Peers() == 0 && !probe.Pose(time.Now()).Alive })
	again := dial(t, igtl.Config{Addr: server.Addr().String()})
	await(t, "connection", func() bool { return again.Peers() == 1 })
	again.SendTransform("Probe", spatial.AtOrigin, time.Now())
	await(t, "pose", func() bool { return probe.Pose(time.Now()).Alive })
}

func TestConfigIsChecked(t *testing.T) {
	for _, c := range []igtl.Config{{Addr: "host"}, {Start: "IMAGE"}, {Period: -1}} {
		if _, err := igtl.Dial(t.Context(), c); err == nil {
			t.Errorf("%+v is taken", c)
		}
	}
	if _, err := igtl.Listen(t.Context(), igtl.Config{Start: "TDATA"}); err == nil {
		t.Error("a server that starts itself is taken")
	}
	ctx, cancel := context.WithCancel(t.Context())
	l, err := igtl.Dial(ctx, igtl.Config{Addr: "127.0.0.1:1"}) // nobody is there
	if err != nil {
		t.Fatal(err)
	}
	await(t, "an error", func() bool { return l.Err() != nil })
	for _, name := range []string{"", strings.Repeat("x", 21)} {
		if _, err := l.Device(name); err == nil {
			t.Errorf("%q is taken", name)
		}
	}
	cancel()
	l.Close()
}

func TestKilohertz(t *testing.T) {
	server := listen(t)
	probe := device(t, server, "Probe")
	tracker := dial(t, igtl.Config{Addr: server.Addr().String()})
	await(t, "connection", func() bool { return server.Peers() == 1 })
	ticks := int(*seconds * 1000)
	began := time.Now()
	for i := 1; i <= ticks; i++ {
		time.Sleep(time.Until(began.Add(time.Duration(i) * time.Millisecond)))
		tracker.SendTransform("Probe", spatial.AtOrigin, time.Now())
	}
	took := time.Since(began)
	await(t, "all", func() bool { return probe.Moves() == uint64(ticks) })
	t.Logf("%d poses in %v", ticks, took.Round(time.Millisecond))
}

// examples are the programs that come with OpenIGTLink's own library, where Debian puts them.
const examples = "/usr/share/doc/openigtlink-examples/examples"

// build builds an example, or skips the test where there is no library.
func build(t *testing.T, source string) string {
	t.Helper()
	cxx, err := exec.LookPath("g++")
	if _, missing := os.Stat(filepath.Join(examples, source)); err != nil || missing != nil || testing.Short() {
		t.Skip("needs a C++ compiler, and Debian's libopenigtlink-dev and openigtlink-examples; takes some seconds")
	}
	program := filepath.Join(t.TempDir(), "example")
	if out, err := exec.Command(cxx, "-I/usr/include/openigtlink", "-o", program, filepath.Join(examples, source), "-lOpenIGTLink", "-lpthread").CombinedOutput(); err != nil {
		t.Skipf("the example does not build here: %v\n%.500s", err, out)
	}
	return program
}

// output collects what a program prints.
type output struct {
	mu   sync.Mutex
	text strings.Builder
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.Write(p)
}

func (o *output) contains(s string) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return strings.Contains(o.text.String(), s)
}

func run(t *testing.T, program string, args ...string) *output {
	t.Helper()
	out := &output{}
	cmd := exec.Command(program, args...)
	cmd.Stdout, cmd.Stderr = out, out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { cmd.Process.Kill(); cmd.Wait() })
	return out
}

func freePort(t *testing.T) string {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	_, port, _ := net.SplitHostPort(l.Addr().String())
	return port
}

// A tracker written with OpenIGTLink's own library sends to us.
func TestLibraryTracker(t *testing.T) {
	program := build(t, "Tracker/TrackerClient.cxx")
	server := listen(t)
	tracker := device(t, server, "Tracker")
	_, port, _ := net.SplitHostPort(server.Addr().String())
	run(t, program, "127.0.0.1", port, "200")
	await(t, "poses", func() bool { return tracker.Moves() > 50 })
	if p := tracker.Pose(time.Now()); !p.Alive || p.Frame.Pos.Norm() > 1 || server.Bad() != 0 {
		t.Errorf("%+v, %d bad", p, server.Bad())
	}
}

// Servers written with it wait to be asked, and then send several instruments at once.
func TestLibraryServers(t *testing.T) {
	for kind, source := range map[string]string{"TDATA": "TrackingData/TrackingDataServer.cxx", "QTDATA": "QuaternionTrackingData/QuaternionTrackingDataServer.cxx"} {
		t.Run(kind, func(t *testing.T) {
			program, port := build(t, source), freePort(t)
			run(t, program, port)
			l := dial(t, igtl.Config{Addr: "127.0.0.1:" + port, Start: kind, Period: 10 * time.Millisecond})
			a, b := device(t, l, "Channel 0"), device(t, l, "Channel 2")
			await(t, "poses", func() bool { return a.Moves() > 10 && b.Moves() > 10 })
			if l.Bad() != 0 || !a.Pose(time.Now()).Alive {
				t.Errorf("%d bad", l.Bad())
			}
		})
	}
}

// A program written with it takes our poses, checksum and all, in millimetres.
func TestLibraryReceiver(t *testing.T) {
	program := build(t, "Receiver/ReceiveClient.cxx")
	server := listen(t)
	_, port, _ := net.SplitHostPort(server.Addr().String())
	out := run(t, program, "127.0.0.1", port)
	await(t, "connection", func() bool { return server.Peers() == 1 })
	await(t, "matrix", func() bool {
		server.SendTransform("Tool", spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.125, -0.25, 0.5)}, time.Now())
		return out.contains("125") && out.contains("-250") && out.contains("500")
	})
}
