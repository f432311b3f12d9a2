package spacenav_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"math"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/haptic/spacenav"
	"github.com/tendril-sim/tendril/spatial"
)

var _ haptic.Device = (*spacenav.Device)(nil)

func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int32Range(-500, 500)
		e := spacenav.Event{Kind: spacenav.Kind(rapid.Int32Range(0, 2).Draw(t, "kind"))}
		if e.Kind == spacenav.Motion {
			e.Push = [3]int32{n.Draw(t, "x"), n.Draw(t, "y"), n.Draw(t, "z")}
			e.Turn = [3]int32{n.Draw(t, "rx"), n.Draw(t, "ry"), n.Draw(t, "rz")}
			e.Period = time.Duration(rapid.Int32Range(0, 100000).Draw(t, "period")) * time.Millisecond
		} else {
			e.Button = rapid.Int32Range(0, 255).Draw(t, "button")
		}
		if got, err := spacenav.DecodeEvent(e.Append(nil)); err != nil || got != e {
			t.Fatalf("%+v, want %+v: %v", got, e, err)
		}
	})
}

// The eight numbers in the order in which spacenavd writes them.
func TestGoldenBytes(t *testing.T) {
	words := func(x ...int32) (data []byte) {
		for _, v := range x {
			data = binary.NativeEndian.AppendUint32(data, uint32(v))
		}
		return data
	}
	motion := spacenav.Event{Push: [3]int32{1, -2, 3}, Turn: [3]int32{4, 5, -6}, Period: 8 * time.Millisecond}
	press, release := spacenav.Event{Kind: spacenav.Press, Button: 1}, spacenav.Event{Kind: spacenav.Release, Button: 2}
	for _, c := range []struct {
		e    spacenav.Event
		want []byte
	}{{motion, words(0, 1, -2, 3, 4, 5, -6, 8)}, {press, words(1, 1, 0, 0, 0, 0, 0, 0)}, {release, words(2, 2, 0, 0, 0, 0, 0, 0)}} {
		if got := c.e.Append(nil); !bytes.Equal(got, c.want) {
			t.Errorf("%x, want %x", got, c.want)
		}
	}
	for _, bad := range [][]byte{nil, make([]byte, 31), make([]byte, 33), words(1, -1, 0, 0, 0, 0, 0, 0), words(2, 256, 0, 0, 0, 0, 0, 0)} {
		if _, err := spacenav.DecodeEvent(bad); err == nil {
			t.Errorf("%x is taken", bad)
		}
	}
	if e, err := spacenav.DecodeEvent(words(3, 1, 2, 3, 4, 5, 6, 7)); err != nil || e != (spacenav.Event{Kind: 3}) {
		t.Errorf("an event of a later protocol: %+v %v", e, err)
	}
}

func FuzzEvent(f *testing.F) {
	motion := spacenav.Event{Push: [3]int32{1, -2, 3}, Turn: [3]int32{4, 5, -6}, Period: 8 * time.Millisecond}
	f.Add(motion.Append(nil))
	f.Add((&spacenav.Event{Kind: spacenav.Press, Button: 3}).Append(nil))
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := spacenav.DecodeEvent(data)
		if err == nil && e.Kind == spacenav.Motion && e.Period < 1<<31*time.Millisecond && !bytes.Equal(e.Append(nil), data) {
			t.Fatalf("%+v", e)
		}
	})
}

// daemon is a spacenavd that one program talks to.
type daemon struct {
	net.Conn
	socket string
}

func open(t *testing.T, c spacenav.Config) (*spacenav.Device, *daemon) {
	t.Helper()
	c.Socket = filepath.Join(t.TempDir(), "spnav.sock")
	listener, err := net.Listen("unix", c.Socket)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	d, err := spacenav.Open(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	conn, err := listener.Accept()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	listener.Close()
	return d, &daemon{conn, c.Socket}
}

func (d *daemon) say(e spacenav.Event) { d.Write(e.Append(nil)) }

// await waits until something is so, or fails after 5 s.
func await(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(5 * time.Second); !so(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: not within 5 s", what)
		}
	}
}

// A push is a velocity, in Tendril's axes, for as long as it lasts; a turn a rate of turning.
func TestMotion(t *testing.T) {
	d, puck := open(t, spacenav.Config{Speed: 0.1, Spin: 2, Full: 100})
	now := time.Now()
	run := func(ms int) spatial.Frame { // a loop at 1 kHz
		var p haptic.Pose
		for range ms {
			now = now.Add(time.Millisecond)
			p = d.Pose(now)
		}
		if p.Seen != now || !p.Alive {
			t.Errorf("%+v", p)
		}
		return p.Frame
	}
	await(t, "daemon", func() bool { now = now.Add(time.Millisecond); return d.Pose(now).Alive && d.Err() == nil })
	for _, c := range []struct {
		push [3]int32
		want spatial.Vec3
	}{{[3]int32{50, 0, 0}, spatial.V(0.5, 0, 0)}, {[3]int32{0, 100, 0}, spatial.V(0, 0, 1)}, {[3]int32{0, 0, -100}, spatial.V(0, -1, 0)}, {[3]int32{300, 0, 0}, spatial.V(1, 0, 0)}} {
		d.Home()
		puck.say(spacenav.Event{Push: c.push})
		puck.say(spacenav.Event{Kind: spacenav.Press, Button: 1}) // so that the motion before it has come
		await(t, "button", func() bool { return d.Buttons() == 2 })
		from := run(1).Pos
		moved := run(1000).Pos.Sub(from)
		if want := c.want.Scale(0.1); moved.Sub(want).Norm() > 1e-12 { // a thousand sums of 1e-4, each rounded by 1e-17
			t.Errorf("%v moved by %v in a second, want %v", c.push, moved, want)
		}
		puck.say(spacenav.Event{})
		puck.say(spacenav.Event{Kind: spacenav.Release, Button: 1})
		await(t, "release", func() bool { return d.Buttons() == 0 })
		if from = run(1).Pos; run(100).Pos != from {
			t.Error("moves on without a push")
		}
	}
	d.Home()
	puck.say(spacenav.Event{Turn: [3]int32{0, 50, 0}}) // about up
	puck.say(spacenav.Event{Kind: spacenav.Press, Button: 0})
	await(t, "button", func() bool { return d.Buttons() == 1 })
	from := run(1).Rot
	turned := run(1000).Rot.Mul(from.Conj())
	if want := spatial.AxisAngle(spatial.V(0, 0, 1), 1); turned.Mul(want.Conj()).Vec().Norm() > 1e-12 {
		t.Errorf("turned by %v, want %v", turned, want)
	}
	before := run(1)
	now = now.Add(10 * time.Second) // a loop that stood still
	after := d.Pose(now).Frame
	if by := 2 * math.Acos(min(1, math.Abs(after.Rot.Mul(before.Rot.Conj()).W))); by > 0.05*2*0.5+1e-9 {
		t.Errorf("leapt by %v rad", by)
	}
}

// The pose stays within reach, and a daemon that goes takes the push with it.
func TestReachAndLoss(t *testing.T) {
	d, puck := open(t, spacenav.Config{Speed: 1, Reach: 0.2, Start: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 1)}})
	puck.say(spacenav.Event{Push: [3]int32{350, 350, 0}})
	now := time.Now()
	await(t, "the end of its reach", func() bool {
		now = now.Add(10 * time.Millisecond)
		return math.Abs(d.Pose(now).Frame.Pos.Sub(spatial.V(0, 0, 1)).Norm()-0.2) < 1e-12
	})
	puck.Close()
	await(t, "loss", func() bool { return !d.Pose(now).Alive && d.Err() != nil })
	was := d.Pose(now)
	if later := d.Pose(now.Add(time.Second)); later.Frame != was.Frame || later.Seen != was.Seen {
		t.Errorf("%+v after %+v", later, was)
	}
	listener, err := net.Listen("unix", puck.socket) // the daemon comes back
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	await(t, "return", func() bool { return d.Pose(now).Alive })
	if by := d.Pose(now.Add(time.Second)).Frame.Pos.Sub(was.Frame.Pos).Norm(); by > 1e-15 { // at the end of its reach, but for rounding
		t.Errorf("moves by %v m, by the old push", by)
	}
}

func TestConfigIsChecked(t *testing.T) {
	for _, c := range []spacenav.Config{{Speed: -1}, {Spin: math.NaN()}, {Full: math.Inf(1)}, {Reach: -0.1}, {Start: spatial.Frame{Rot: spatial.Quat{W: 2}}}} {
		if _, err := spacenav.Open(t.Context(), c); err == nil {
			t.Errorf("%+v is taken", c)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	d, err := spacenav.Open(ctx, spacenav.Config{Socket: filepath.Join(t.TempDir(), "nobody")})
	if err != nil {
		t.Fatal(err)
	}
	await(t, "an error", func() bool { return d.Err() != nil && strings.Contains(d.Err().Error(), "running?") })
	cancel()
	d.Close()
}

func TestPosesDoNotAllocate(t *testing.T) {
	d, puck := open(t, spacenav.Config{})
	puck.say(spacenav.Event{Push: [3]int32{100, 0, 0}, Turn: [3]int32{10, 20, 30}})
	now := time.Now()
	await(t, "daemon", func() bool { return d.Pose(now).Alive })
	data := (&spacenav.Event{}).Append(nil)
	if n := testing.AllocsPerRun(100, func() {
		now = now.Add(time.Millisecond)
		d.Pose(now)
		_, _ = spacenav.DecodeEvent(data)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// The real daemon, where it is installed: it is found, and found to have gone. Debian's puts its socket below the directory it runs
// in, which is / unless it stays in the foreground.
func TestRealDaemon(t *testing.T) {
	program, err := exec.LookPath("spacenavd")
	if err != nil {
		t.Skip("no spacenavd")
	}
	dir := t.TempDir()
	socket := filepath.Join(dir, "run", "spnav.sock")
	if err := os.Mkdir(filepath.Dir(socket), 0o700); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program, "-d")
	cmd.Dir = dir
	if err := cmd.Start(); err != nil {
		t.Skip("spacenavd does not start here:", err)
	}
	defer cmd.Process.Kill()
	for end := time.Now().Add(2 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		if _, err := os.Stat(socket); err == nil {
			break
		}
		if time.Now().After(end) {
			t.Skip("this spacenavd has its socket elsewhere")
		}
	}
	d, err := spacenav.Open(t.Context(), spacenav.Config{Socket: socket})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	await(t, "daemon", func() bool { return d.Pose(time.Now()).Alive && d.Err() == nil })
	cmd.Process.Kill()
	cmd.Wait()
	await(t, "loss", func() bool { return !d.Pose(time.Now()).Alive })
}
