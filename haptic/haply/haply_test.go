package haply_test

import (
	"context"
	"flag"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/haptic/haply"
	"github.com/tendril-sim/tendril/internal/haplyfake"
	"github.com/tendril-sim/tendril/spatial"
)

var seconds = flag.Float64("seconds", 2, "how long the test at 1 kHz lasts [s]")

var _ haptic.Device = (*haply.Device)(nil)

func open(t *testing.T, s *haplyfake.Service, c haply.Config) *haply.Device {
	t.Helper()
	web := httptest.NewServer(s)
	t.Cleanup(web.Close)
	c.URL = "ws" + strings.TrimPrefix(web.URL, "http")
	d, err := haply.Open(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
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

// Services of either version, and of either spelling whatever their version: position, orientation and buttons come, the force goes.
func TestDevice(t *testing.T) {
	for name, s := range map[string]*haplyfake.Service{
		"3.1":            {Spelling: "values"},
		"3.1 mute":       {Spelling: "values", Mute: true},
		"3.5":            {Spelling: "vector", Modern: true},
		"3.1 but vector": {Spelling: "vector"},
		"3.5 but values": {Spelling: "values", Modern: true},
	} {
		t.Run(name, func(t *testing.T) {
			s.ID, s.Grip = "049D", "w1"
			s.Move(haplyfake.Vec3{X: 0.1, Y: -0.2, Z: 0.3}, haplyfake.Vec3{Y: 0.5})
			s.Turn(haplyfake.Quat{W: 0.6, Z: 0.8})
			s.Press(true, false, true)
			d := open(t, s, haply.Config{})
			await(t, "pose", func() bool { return d.Pose(time.Now()).Alive })
			p := d.Pose(time.Now())
			if p.Frame.Pos != spatial.V(0.1, -0.2, 0.3) || p.Frame.Rot.W != 0.6 || p.Frame.Rot.Z != 0.8 || d.Buttons() != 5 || d.Velocity().Y != 0.5 {
				t.Errorf("%+v, buttons %b", p, d.Buttons())
			}
			if d.Name() != "Inverse3 049D" || d.Err() != nil {
				t.Errorf("%s: %v", d.Name(), d.Err())
			}
			want := haplyfake.Vec3{X: 1, Y: -2, Z: 0.25}
			await(t, "force", func() bool {
				d.Feel(spatial.Wrench{Force: spatial.V(1, -2, 0.25)})
				return s.Force() == want
			})
			await(t, "no force from a loop that has stopped", func() bool { return s.Force() == haplyfake.Vec3{} })
			d.Feel(spatial.Wrench{Force: spatial.V(1, 0, 0)})
			d.Close()
			if f := s.Force(); f != (haplyfake.Vec3{}) || d.Pose(time.Now()).Alive {
				t.Errorf("closed, with a force of %v", f)
			}
		})
	}
}

// Devices are plugged in and out, lose power, and the service speaks nonsense.
func TestDeviceComesAndGoes(t *testing.T) {
	s := &haplyfake.Service{}
	d := open(t, s, haply.Config{ID: "0001"})
	await(t, "no device", func() bool { return d.Err() != nil && strings.Contains(d.Err().Error(), "no Inverse3") })
	s.Plug("0002")
	time.Sleep(150 * time.Millisecond)
	if d.Pose(time.Now()).Alive {
		t.Error("took another device")
	}
	s.Plug("0001")
	await(t, "device", func() bool { return d.Pose(time.Now()).Alive && d.Err() == nil })
	s.SetReady(false)
	await(t, "power lost", func() bool { return !d.Pose(time.Now()).Alive && d.Err() != nil })
	s.SetReady(true)
	await(t, "power back", func() bool { return d.Pose(time.Now()).Alive })
	s.Say([]byte(`{"inverse3":[{"device_id":"0001","state":{"cursor_position":{"x":NaN,"y":0,"z":0}}}]}`))
	await(t, "a new connection after nonsense", func() bool { return s.Connections() == 2 && d.Pose(time.Now()).Alive })
	s.Plug("")
	await(t, "unplugged", func() bool { return !d.Pose(time.Now()).Alive })
}

func TestConfigIsChecked(t *testing.T) {
	for _, c := range []haply.Config{{ID: `"`}, {Grip: "a b"}, {Spelling: "force"}} {
		if _, err := haply.Open(t.Context(), c); err == nil {
			t.Errorf("%+v is taken", c)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	d, err := haply.Open(ctx, haply.Config{URL: "ws://127.0.0.1:1"}) // nobody is there
	if err != nil {
		t.Fatal(err)
	}
	await(t, "an error", func() bool { return d.Err() != nil && strings.Contains(d.Err().Error(), "running?") })
	cancel()
	d.Close()
}

// A loop at 1 kHz: every message has its state, and none is lost. On a machine that is too busy for 1 kHz two forces may come at once:
// then the newer one counts, and the figures that are printed say so.
func TestKilohertz(t *testing.T) {
	s := &haplyfake.Service{ID: "049D"}
	d := open(t, s, haply.Config{})
	await(t, "pose", func() bool { return d.Pose(time.Now()).Alive })
	ticks := int(*seconds * 1000)
	began, fresh := time.Now(), 0
	last := time.Time{}
	for i := 1; i <= ticks; i++ {
		time.Sleep(time.Until(began.Add(time.Duration(i) * time.Millisecond)))
		if p := d.Pose(time.Now()); p.Alive && p.Seen != last {
			fresh, last = fresh+1, p.Seen
		}
		d.Feel(spatial.Wrench{Force: spatial.V(float64(i), 0, 0)})
	}
	took := time.Since(began)
	await(t, "an answer to each", func() bool { n := s.Messages(); return int(d.States()) == n+1 && n == s.Messages() }) // the inventory is a state too
	messages := s.Messages()
	if s.Connections() != 1 {
		t.Errorf("%d connections", s.Connections())
	}
	t.Logf("%d messages for %d ticks in %v, a new pose at %.1f %% of the ticks", messages, ticks, took.Round(time.Millisecond), 100*float64(fresh)/float64(ticks))
}
