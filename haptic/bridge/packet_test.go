package bridge

import (
	"bytes"
	"encoding/hex"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/tendril-sim/tendril/spatial"
)

func vec() *rapid.Generator[spatial.Vec3] {
	return rapid.Custom(func(t *rapid.T) spatial.Vec3 {
		n := rapid.Float64Range(-1e9, 1e9)
		return spatial.V(n.Draw(t, "x"), n.Draw(t, "y"), n.Draw(t, "z"))
	})
}

func head(kind Kind) *rapid.Generator[Head] {
	return rapid.Custom(func(t *rapid.T) Head {
		return Head{kind, rapid.Uint16().Draw(t, "device"), rapid.Uint32().Draw(t, "sequence"), rapid.Uint32().Draw(t, "echo"),
			rapid.Uint64().Draw(t, "session"), rapid.Uint64().Draw(t, "time")}
	})
}

func TestRoundTrip(t *testing.T) {
	same := func(t *rapid.T, data []byte, h Head, n int) {
		if got, err := DecodeHead(data); err != nil || got != h || len(data) != n {
			t.Fatalf("%d bytes, want %d: %+v, want %+v: %v", len(data), n, got, h, err)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		h := head(KindPose).Draw(t, "pose")
		p := Pose{
			Frame:    spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0.6, 0.8), rapid.Float64Range(-3, 3).Draw(t, "angle")), Pos: vec().Draw(t, "pos")},
			Velocity: spatial.Twist{Angular: vec().Draw(t, "omega"), Linear: vec().Draw(t, "v")},
			Measured: rapid.Bool().Draw(t, "measured"), Held: rapid.Bool().Draw(t, "held"), Buttons: rapid.Uint32().Draw(t, "buttons"),
		}
		data := AppendPose(nil, h, &p)
		same(t, data, h, PoseSize)
		got, err := DecodePose(data)
		// Decoding normalises: a rounding error of the quaternion is all that may change.
		q, r := got.Frame.Rot, p.Frame.Rot
		if d := math.Abs(q.W-r.W) + math.Abs(q.X-r.X) + math.Abs(q.Y-r.Y) + math.Abs(q.Z-r.Z); err != nil || d > 1e-15 {
			t.Fatalf("%v, want %v: %v", q, r, err)
		}
		if got.Frame.Rot = r; got != p {
			t.Fatalf("%+v, want %+v", got, p)
		}

		h = head(KindWrench).Draw(t, "wrench")
		w := spatial.Wrench{Torque: vec().Draw(t, "torque"), Force: vec().Draw(t, "force")}
		data = AppendWrench(nil, h, w)
		same(t, data, h, WrenchSize)
		if got, err := DecodeWrench(data); err != nil || got != w {
			t.Fatalf("%+v, want %+v: %v", got, w, err)
		}

		h = head(KindHello).Draw(t, "hello")
		limit := rapid.Float64Range(0, 1e6)
		m := Hello{limit.Draw(t, "force"), limit.Draw(t, "torque"), limit.Draw(t, "stiffness"), limit.Draw(t, "rate"),
			rapid.StringMatching("[a-zé]{0,16}").Draw(t, "token"), rapid.StringMatching("[A-Z 3ö]{0,32}").Draw(t, "name")}
		data = AppendHello(nil, h, &m)
		same(t, data, h, HelloSize)
		if got, err := DecodeHello(data); err != nil || got != m {
			t.Fatalf("%+v, want %+v: %v", got, m, err)
		}

		h = head(KindWelcome).Draw(t, "welcome")
		data = AppendWelcome(nil, h, Welcome{Watchdog: 50})
		same(t, data, h, WelcomeSize)
		if got := DecodeWelcome(data); got.Watchdog != 50 {
			t.Fatal(got)
		}
		h = head(KindBye).Draw(t, "bye")
		same(t, AppendBye(nil, h), h, ByeSize)
		h = head(KindRefuse).Draw(t, "refuse")
		data = AppendRefuse(nil, h, "why not")
		same(t, data, h, RefuseSize)
		if why, err := DecodeRefuse(data); err != nil || why != "why not" {
			t.Fatal(why, err)
		}
	})
}

// The bytes that docs/bridge.md describes, written by hand.
func TestGoldenBytes(t *testing.T) {
	join := func(parts ...string) string { return strings.ReplaceAll(strings.Join(parts, ""), " ", "") }
	one, two, half := "000000000000f03f", "0000000000000040", "000000000000e03f"
	zero := strings.Repeat("0", 16)
	header := func(kind string) string {
		return join("5444524c 01", kind, "0200 07000000 05000000 efcdab8967452301 4042 0f00 0000 0000")
	}
	h := Head{Device: 2, Sequence: 7, Echo: 5, Session: 0x0123456789abcdef, Time: 1000000}
	for _, c := range []struct {
		name string
		got  []byte
		want string
	}{
		{"pose", AppendPose(nil, h, &Pose{
			Frame:    spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(1, 2, 0.5)},
			Velocity: spatial.Twist{Linear: spatial.V(0, 2, 0), Angular: spatial.V(0, 0, 0.5)}, Measured: true, Held: true, Buttons: 5,
		}), join(header("03"), one, two, half, one, zero, zero, zero, zero, two, zero, zero, zero, half, "05000000 03000000")},
		{"wrench", AppendWrench(nil, h, spatial.Wrench{Force: spatial.V(1, 2, 0.5), Torque: spatial.V(0.5, 0, 1)}),
			join(header("04"), one, two, half, half, zero, one, zero)},
		{"welcome", AppendWelcome(nil, h, Welcome{Watchdog: 50}), join(header("02"), "32000000 00000000")},
		{"hello", AppendHello(nil, h, &Hello{Force: 2, Torque: 0.5, Stiffness: 1, Token: "ab", Name: "dé"}),
			join(header("01"), two, half, one, zero, "6162", strings.Repeat("00", 30), "64c3a9", strings.Repeat("00", 61))},
		{"bye", AppendBye(nil, h), header("05")},
		{"refuse", AppendRefuse(nil, h, "no"), join(header("06"), "6e6f", strings.Repeat("00", 94))},
	} {
		if got := hex.EncodeToString(c.got); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

// A text that is too long is cut between two characters.
func TestLongTextIsCutBetweenCharacters(t *testing.T) {
	data := AppendRefuse(nil, Head{}, strings.Repeat("é", 40)+"xyzw"+strings.Repeat("é", 40)+"§")
	why, err := DecodeRefuse(data)
	if err != nil || why != strings.Repeat("é", 40)+"xyzw"+strings.Repeat("é", 6) {
		t.Errorf("%q %v", why, err)
	}
}

func TestMalformedPacketsAreRefused(t *testing.T) {
	good := AppendPose(nil, Head{Sequence: 1}, &Pose{Frame: spatial.AtOrigin})
	change := func(at int, b byte) []byte {
		data := bytes.Clone(good)
		data[at] = b
		return data
	}
	for _, c := range []struct {
		data []byte
		want string
	}{
		{nil, "shorter"}, {good[:31], "shorter"}, {change(0, 'X'), "not a packet"}, {change(4, 2), "version 2, want 1"},
		{change(5, 0), "kind 0"}, {change(5, 77), "kind 77"}, {good[:len(good)-1], "143 bytes, want 144"},
		{append(bytes.Clone(good), 0), "145 bytes, want 144"}, {change(5, byte(KindWrench)), "144 bytes, want 88"},
	} {
		if _, err := DecodeHead(c.data); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%x: %v, want …%s…", c.data, err, c.want)
		}
	}
	for _, bad := range []float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
		p := Pose{Frame: spatial.AtOrigin}
		p.Velocity.Angular.Z = bad
		if _, err := DecodePose(AppendPose(nil, Head{}, &p)); err == nil {
			t.Errorf("velocity %v is taken", bad)
		}
		if _, err := DecodeWrench(AppendWrench(nil, Head{}, spatial.Wrench{Force: spatial.V(0, bad, 0)})); err == nil {
			t.Errorf("force %v is taken", bad)
		}
		if _, err := DecodeHello(AppendHello(nil, Head{}, &Hello{Rate: bad})); err == nil {
			t.Errorf("rate %v is taken", bad)
		}
	}
	if _, err := DecodePose(AppendPose(nil, Head{}, &Pose{})); err == nil {
		t.Error("a pose without rotation is taken")
	}
	if _, err := DecodeHello(AppendHello(nil, Head{}, &Hello{Force: -1})); err == nil {
		t.Error("a force of −1 N is taken")
	}
	if _, err := DecodeHello(AppendHello(nil, Head{}, &Hello{Name: "a\x00b"})); err == nil {
		t.Error("a name with a zero in it is taken")
	}
}

// Whatever comes, decoding neither panics nor lets a number through that is none; what it takes is encoded to the same again.
func FuzzPacket(f *testing.F) {
	h := Head{Device: 1, Sequence: 2, Echo: 3, Session: 4, Time: 5}
	f.Add(AppendPose(nil, h, &Pose{Frame: spatial.AtOrigin, Held: true}))
	f.Add(AppendWrench(nil, h, spatial.Wrench{Force: spatial.V(1, 2, 3)}))
	f.Add(AppendHello(nil, h, &Hello{Force: 3, Name: "pen"}))
	f.Add(AppendWelcome(nil, h, Welcome{Watchdog: 50}))
	f.Add(AppendRefuse(nil, h, "no"))
	f.Add(AppendBye(nil, h))
	f.Fuzz(func(t *testing.T, data []byte) {
		h, err := DecodeHead(data)
		if err != nil {
			return
		}
		var again []byte
		switch h.Kind {
		case KindPose:
			p, err := DecodePose(data)
			if err != nil {
				return
			}
			if !p.Frame.Rot.Finite() || math.Abs(p.Frame.Rot.Unit().W-p.Frame.Rot.W) > 1e-15 {
				t.Fatalf("rotation %v", p.Frame.Rot)
			}
			if _, err := DecodePose(AppendPose(nil, h, &p)); err != nil {
				t.Fatal(err)
			}
			return // the quaternion is normalised, and unknown flags are dropped
		case KindHello:
			m, err := DecodeHello(data)
			if err != nil {
				return
			}
			again = AppendHello(nil, h, &m)
		case KindWrench:
			w, err := DecodeWrench(data)
			if err != nil {
				return
			}
			again = AppendWrench(nil, h, w)[:WrenchSize-8]
			data = data[:WrenchSize-8]
		case KindWelcome:
			again = AppendWelcome(nil, h, DecodeWelcome(data))[:WelcomeSize-4]
			data = data[:WelcomeSize-4]
		case KindBye:
			again = AppendBye(nil, h)
		case KindRefuse:
			why, err := DecodeRefuse(data)
			if err != nil {
				return
			}
			again = AppendRefuse(nil, h, why)
		}
		if !bytes.Equal(again, data) {
			t.Fatalf("%x became %x", data, again)
		}
	})
}

func TestCodecDoesNotAllocate(t *testing.T) {
	data := make([]byte, 0, MaxSize)
	p := Pose{Frame: spatial.AtOrigin}
	if n := testing.AllocsPerRun(100, func() {
		data = AppendPose(data[:0], Head{}, &p)
		if _, err := DecodeHead(data); err != nil {
			t.Fatal(err)
		}
		if _, err := DecodePose(data); err != nil {
			t.Fatal(err)
		}
		data = AppendWrench(data[:0], Head{}, spatial.Wrench{})
		if _, err := DecodeWrench(data); err != nil {
			t.Fatal(err)
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
