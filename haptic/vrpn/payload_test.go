package vrpn

import (
	"bytes"
	"encoding/hex"
	"math"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/tendril-sim/tendril/spatial"
)

func number() *rapid.Generator[float64] { return rapid.Float64Range(-1e9, 1e9) }

func vec() *rapid.Generator[spatial.Vec3] {
	return rapid.Custom(func(t *rapid.T) spatial.Vec3 {
		return spatial.V(number().Draw(t, "x"), number().Draw(t, "y"), number().Draw(t, "z"))
	})
}

func turn() *rapid.Generator[spatial.Quat] {
	return rapid.Custom(func(t *rapid.T) spatial.Quat {
		return spatial.AxisAngle(spatial.V(0.48, 0.6, 0.64), rapid.Float64Range(-3, 3).Draw(t, "angle")).Unit()
	})
}

// near tells whether two rotations are the same but for the rounding of a normalisation.
func near(a, b spatial.Quat) bool {
	return math.Abs(a.W-b.W)+math.Abs(a.X-b.X)+math.Abs(a.Y-b.Y)+math.Abs(a.Z-b.Z) < 1e-15
}

func TestPayloadRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sensor := rapid.Int32().Draw(t, "sensor")
		f := spatial.Frame{Rot: turn().Draw(t, "rot"), Pos: vec().Draw(t, "pos")}
		if s, got, err := DecodePose(AppendPose(nil, sensor, &f)); err != nil || s != sensor || got.Pos != f.Pos || !near(got.Rot, f.Rot) {
			t.Fatalf("pose %d %v, want %d %v: %v", s, got, sensor, f, err)
		}
		v, q, dt := vec().Draw(t, "v"), turn().Draw(t, "turn"), number().Draw(t, "dt")
		if s, gv, gq, gdt, err := DecodeVelocity(AppendVelocity(nil, sensor, v, q, dt)); err != nil || s != sensor || gv != v || !near(gq, q) || gdt != dt {
			t.Fatalf("velocity %v %v %v: %v", gv, gq, gdt, err)
		}
		if got, err := DecodeForce(AppendForce(nil, v)); err != nil || got != v {
			t.Fatalf("force %v: %v", got, err)
		}
		if got, err := DecodeSurface(AppendSurface(nil, &f)); err != nil || got.Pos != f.Pos || !near(got.Rot, f.Rot) {
			t.Fatalf("surface %v: %v", got, err)
		}
		button, down := rapid.Int32Range(0, maxButtons-1).Draw(t, "button"), rapid.Bool().Draw(t, "down")
		if b, d, err := DecodeButton(AppendButton(nil, button, down)); err != nil || b != button || d != down {
			t.Fatalf("button %d %v: %v", b, d, err)
		}
		n := rapid.IntRange(0, 32).Draw(t, "buttons")
		bits := rapid.Uint32().Draw(t, "bits") & uint32(1<<n-1)
		if gn, got, err := DecodeButtons(AppendButtons(nil, n, bits)); err != nil || gn != n || got != bits {
			t.Fatalf("buttons %d %b, want %d %b: %v", gn, got, n, bits, err)
		}
		channels := rapid.SliceOfN(number(), 0, maxChannels).Draw(t, "channels")
		got := make([]float64, maxChannels)
		if n, err := DecodeAnalog(AppendAnalog(nil, channels), got); err != nil || n != len(channels) {
			t.Fatalf("analog of %d: %v", n, err)
		}
		for i, c := range channels {
			if got[i] != c {
				t.Fatalf("channel %d is %v, want %v", i, got[i], c)
			}
		}
		dial, by := rapid.Int32Range(0, maxChannels-1).Draw(t, "dial"), number().Draw(t, "by")
		if d, g, err := DecodeDial(AppendDial(nil, dial, by)); err != nil || d != dial || g != by {
			t.Fatalf("dial %d %v: %v", d, g, err)
		}
		single := func(x float64) float64 { return float64(float32(x)) }
		field := ForceField{Origin: spatial.V(single(v.X), 1, 2), Force: spatial.V(3, single(v.Y), 4), Radius: 0.5}
		field.Jacobian[1][2] = single(v.Z)
		if g, err := DecodeForceField(AppendForceField(nil, &field)); err != nil || g != field {
			t.Fatalf("field %+v, want %+v: %v", g, field, err)
		}
		name := rapid.StringMatching("[ -?A-~]{1,95}").Draw(t, "name")
		if g, err := decodeName(appendName(nil, name)); err != nil || g != name {
			t.Fatalf("name %q, want %q: %v", g, name, err)
		}
		h := Header{Time: time.Unix(int64(rapid.Uint32().Draw(t, "s")), int64(rapid.IntRange(0, 999999).Draw(t, "µs"))*1000),
			Sender: rapid.Int32().Draw(t, "sender"), Type: rapid.Int32().Draw(t, "type"), Sequence: rapid.Uint32().Draw(t, "sequence")}
		body := rapid.SliceOfN(rapid.Byte(), 0, 100).Draw(t, "body")
		data := AppendMessage(nil, h, body)
		g, err := DecodeHeader(data)
		h.Length = headSize + len(body)
		if err != nil || g != h || len(data)%8 != 0 || len(data)-h.Length > 7 || !bytes.Equal(data[headSize:h.Length], body) {
			t.Fatalf("%+v, want %+v, in %d bytes: %v", g, h, len(data), err)
		}
	})
}

// What the C++ library of version 07.35 sends, written out by hand from its packing functions.
func TestGoldenBytes(t *testing.T) {
	join := func(parts ...string) string { return strings.ReplaceAll(strings.Join(parts, ""), " ", "") }
	one, two, half, zero := "3ff0000000000000", "4000000000000000", "3fe0000000000000", "0000000000000000"
	f := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(1, 2, 0.5)}
	when := time.Unix(1000000, 250000000)
	stamp := "000f4240 0003d090"
	for _, c := range []struct {
		name string
		got  []byte
		want string
	}{
		{"cookie", []byte(Cookie), join("7672706e 3a207665 722e2030 372e3335 20203000 00000000")},
		{"sender description", AppendMessage(nil, Header{Time: when, Sender: 1, Type: senderDescription, Sequence: 2}, appendName(nil, "Tracker0")),
			join("00000025", stamp, "00000001 ffffffff 00000002 00000009 547261636b657230 00 000000")},
		{"type description", AppendMessage(nil, Header{Time: when, Sender: 7, Type: typeDescription, Sequence: 3}, appendName(nil, "vrpn_Tracker Pos_Quat")),
			join("00000032", stamp, "00000007 fffffffe 00000003 00000016 7672706e5f547261636b657220506f735f51756174 00 000000000000")},
		{"pose", AppendMessage(nil, Header{Time: when, Sender: 1, Type: 7, Sequence: 4}, AppendPose(nil, 3, &f)),
			join("00000058", stamp, "00000001 00000007 00000004 00000003 00000003", one, two, half, zero, zero, zero, one)},
		{"velocity", AppendVelocity(nil, 3, f.Pos, spatial.Identity, 2), join("00000003 00000003", one, two, half, zero, zero, zero, one, two)},
		{"button", AppendButton(nil, 2, true), "0000000200000001"},
		{"buttons", AppendButtons(nil, 3, 5), join("00000003 00000001 00000000 00000001")},
		{"analog", AppendAnalog(nil, []float64{1, 0.5}), join(two, one, half)},
		{"dial", AppendMessage(nil, Header{Time: when, Sender: 1, Type: 12}, AppendDial(nil, 2, 0.5)),
			join("00000024", stamp, "00000001 0000000c 00000000", half, "00000002 00000000")},
		{"force", AppendForce(nil, f.Pos), join(one, two, half)},
		{"surface contact point", AppendSurface(nil, &f), join(one, two, half, zero, zero, zero, one)},
		{"force field", AppendForceField(nil, &ForceField{f.Pos, spatial.V(0, 0, 2), [3][3]float64{{1, 0, 0}, {0, 2, 0}, {0, 0, 0.5}}, 0.5}),
			join("3f800000 40000000 3f000000 00000000 00000000 40000000 3f800000 00000000 00000000 00000000 40000000 00000000 00000000 00000000 3f000000 3f000000")},
		{"ping", AppendMessage(nil, Header{Time: when, Sender: 1, Type: 5, Sequence: 9}, nil), join("00000018", stamp, "00000001 00000005 00000009")},
	} {
		if got := hex.EncodeToString(c.got); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

func TestCookies(t *testing.T) {
	with := func(at int, b byte) []byte {
		c := []byte(Cookie)
		c[at] = b
		return c
	}
	for _, good := range [][]byte{[]byte(Cookie), with(15, '3'), with(18, '3'), with(23, 'x')} {
		if err := CheckCookie(good); err != nil {
			t.Errorf("%q: %v", good, err)
		}
	}
	for _, bad := range [][]byte{nil, []byte(Cookie)[:23], with(12, '6'), with(0, 'V'), with(18, '4'), []byte("GET / HTTP/1.1\r\nHost: xyz")[:24]} {
		if CheckCookie(bad) == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

func TestBadPayloadsAreRefused(t *testing.T) {
	nan := math.NaN()
	f := spatial.AtOrigin
	bad := func(what string, err error) {
		t.Helper()
		if err == nil {
			t.Errorf("%s is taken", what)
		}
	}
	lost := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, nan, 0)}
	_, _, err := DecodePose(AppendPose(nil, 0, &lost))
	bad("NaN in a pose", err)
	_, _, err = DecodePose(AppendPose(nil, 0, &spatial.Frame{}))
	bad("a pose without rotation", err)
	_, _, err = DecodePose(AppendPose(nil, 0, &f)[1:])
	bad("a short pose", err)
	_, _, _, _, err = DecodeVelocity(AppendVelocity(nil, 0, spatial.V(math.Inf(1), 0, 0), spatial.Identity, 1))
	bad("an infinite velocity", err)
	_, err = DecodeForce(AppendForce(nil, spatial.V(0, 0, nan)))
	bad("NaN in a force", err)
	_, err = DecodeForceField(AppendForceField(nil, &ForceField{Radius: 1e300}))
	bad("a radius beyond single precision", err)
	for _, n := range []float64{nan, -1, 1e300, 2.5, 129} {
		_, err = DecodeAnalog(appendDoubles(nil, n, 1, 2), make([]float64, 200))
		bad("that number of channels", err)
	}
	_, _, err = DecodeButtons([]byte{0xff, 0xff, 0xff, 0xff})
	bad("4 billion buttons", err)
	_, _, err = DecodeButton(AppendButton(nil, -1, true))
	bad("button −1", err)
	_, _, err = DecodeDial(AppendDial(nil, maxChannels, 1))
	bad("dial 128", err)
	_, err = decodeName([]byte{0, 0, 0, 99, 'a', 0})
	bad("a name that is shorter than it says", err)
	_, err = decodeName([]byte{0, 0})
	bad("half a length", err)
	for _, length := range []string{"00000017", "0000fa01", "ffffffff"} {
		data, _ := hex.DecodeString(length + strings.Repeat("00", 20))
		_, err = DecodeHeader(data)
		bad("a length of "+length, err)
	}
}

// Whatever comes, decoding neither panics nor lets a number through that is none.
func FuzzPayload(f *testing.F) {
	origin := spatial.AtOrigin
	f.Add(AppendPose(nil, 0, &origin))
	f.Add(AppendVelocity(nil, 1, origin.Pos, origin.Rot, 1))
	f.Add(AppendButtons(nil, 3, 5))
	f.Add(AppendAnalog(nil, []float64{1, 2}))
	f.Add(AppendDial(nil, 1, 0.5))
	f.Add(AppendSurface(nil, &origin))
	f.Add(AppendForceField(nil, &ForceField{Radius: 1}))
	f.Add(appendName(nil, "Tracker0"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if sensor, p, err := DecodePose(data); err == nil {
			if !p.Rot.Finite() || !p.Pos.Finite() {
				t.Fatalf("%v", p)
			}
			if s, _, err := DecodePose(AppendPose(nil, sensor, &p)); err != nil || s != sensor {
				t.Fatal(err)
			}
		}
		if _, v, _, _, err := DecodeVelocity(data); err == nil && !v.Finite() {
			t.Fatal(v)
		}
		if n, down, err := DecodeButtons(data); err == nil && n <= 32 && len(AppendButtons(nil, n, down)) != len(data) {
			t.Fatal(n, down)
		}
		channels := make([]float64, maxChannels)
		if n, err := DecodeAnalog(data, channels); err == nil && !bytes.Equal(AppendAnalog(nil, channels[:n]), data) {
			t.Fatal(n, channels)
		}
		if d, x, err := DecodeDial(data); err == nil && !bytes.Equal(AppendDial(nil, d, x), data) {
			t.Fatal(d, x)
		}
		if v, err := DecodeForce(data); err == nil && !bytes.Equal(AppendForce(nil, v), data) {
			t.Fatal(v)
		}
		_, _ = DecodeSurface(data)
		if field, err := DecodeForceField(data); err == nil && !bytes.Equal(AppendForceField(nil, &field), data) {
			t.Fatal(field)
		}
		if name, err := decodeName(data); err == nil && len(name) > maxName+1 {
			t.Fatal(name)
		}
		_, _, _ = DecodeButton(data)
		_, _ = parseLob(data)
		_ = CheckCookie(data)
	})
}
