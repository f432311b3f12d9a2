package igtl

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

func frame() *rapid.Generator[spatial.Frame] {
	return rapid.Custom(func(t *rapid.T) spatial.Frame {
		n, angle := rapid.Float64Range(-10, 10), rapid.Float64Range(-3, 3)
		return spatial.Frame{
			Rot: spatial.AxisAngle(spatial.V(0.48, 0.6, 0.64), angle.Draw(t, "a")).Mul(spatial.AxisAngle(spatial.V(1, 0, 0), angle.Draw(t, "b"))).Unit(),
			Pos: spatial.V(n.Draw(t, "x"), n.Draw(t, "y"), n.Draw(t, "z")),
		}
	})
}

// near tells whether two frames are the same to single precision: half a unit of the last of 24 bits for each number, and a few of
// those for what a rotation matrix makes of them. A quaternion and its negative are one rotation.
func near(a, b spatial.Frame) bool {
	q := a.Rot.Conj().Mul(b.Rot)
	return a.Pos.Sub(b.Pos).Norm() < 20*6e-8 && q.Vec().Norm() < 1e-6
}

func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := frame().Draw(t, "frame")
		if got, err := DecodeTransform(AppendTransform(nil, &f)); err != nil || !near(got, f) {
			t.Fatalf("%v, want %v: %v", got, f, err)
		}
		tracks := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Track {
			return Track{rapid.StringMatching("[a-z]{1,20}").Draw(t, "name"), rapid.Uint8Range(1, 4).Draw(t, "kind"), frame().Draw(t, "frame")}
		}), 0, 4).Draw(t, "tracks")
		var data, quats []byte
		for i := range tracks {
			data, quats = AppendTrack(data, &tracks[i]), AppendQuatTrack(quats, &tracks[i])
		}
		for _, decode := range []func(func(Track)) error{
			func(take func(Track)) error { return DecodeTracks(data, take) },
			func(take func(Track)) error { return DecodeQuatTracks(quats, take) },
		} {
			i := 0
			if err := decode(func(got Track) {
				if got.Name != tracks[i].Name || got.Kind != tracks[i].Kind || !near(got.Frame, tracks[i].Frame) {
					t.Fatalf("%+v, want %+v", got, tracks[i])
				}
				i++
			}); err != nil || i != len(tracks) {
				t.Fatalf("%d of %d: %v", i, len(tracks), err)
			}
		}
		s := Status{rapid.Uint16().Draw(t, "code"), rapid.Int64().Draw(t, "sub"), rapid.StringMatching("[a-z]{0,20}").Draw(t, "error"), rapid.StringMatching("[a-zé ]{0,50}").Draw(t, "text")}
		if got, err := DecodeStatus(AppendStatus(nil, &s)); err != nil || got != s {
			t.Fatalf("%+v, want %+v: %v", got, s, err)
		}
		if got, err := DecodeString(AppendString(nil, s.Text)); err != nil || got != s.Text {
			t.Fatalf("%q, want %q: %v", got, s.Text, err)
		}
		at := time.Unix(int64(rapid.Uint32().Draw(t, "s")), rapid.Int64Range(0, 999999999).Draw(t, "ns"))
		message := AppendMessage(nil, "TDATA", "tracker", at, data)
		h, err := DecodeHeader(message)
		if err != nil || h.Version != 1 || h.Type != "TDATA" || h.Device != "tracker" || h.Size != uint64(len(data)) || at.Sub(h.Time) > 2 || at.Before(h.Time) {
			t.Fatalf("%+v: %v", h, err) // 2⁻³² s is a quarter of a nanosecond; cut twice, that makes up to two
		}
		if content, err := h.Content(message[headSize:]); err != nil || !bytes.Equal(content, data) {
			t.Fatal(err)
		}
	})
}

// The checksum of ECMA-182, of the nine digits that every catalogue of checksums gives.
func TestChecksum(t *testing.T) {
	if got := Checksum([]byte("123456789")); got != 0x6c40df5f0b497347 {
		t.Errorf("%016x", got)
	}
}

// Messages written by hand. That the checksums are those of OpenIGTLink's own library is seen where the two talk, in link_test.go.
func TestGoldenBytes(t *testing.T) {
	f := spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), math.Pi/2), Pos: spatial.V(0.001, 0.002, -0.5)}
	got := AppendMessage(nil, "TRANSFORM", "Probe", time.Unix(1000, 500000000), AppendTransform(nil, &f))
	one, minus, zero := "3f800000", "bf800000", "00000000"
	body := strings.Join([]string{zero, one, zero, minus, zero, zero, zero, zero, one, one, "40000000", "c3fa0000"}, "")
	// A quarter turn by half angles leaves a rounding error where the zeros are: smaller than what single precision shows of 1.
	for i := headSize; i < len(got); i += 4 {
		if x := math.Float32frombits(uint32(got[i])<<24 | uint32(got[i+1])<<16 | uint32(got[i+2])<<8 | uint32(got[i+3])); math.Abs(float64(x)) < 1e-15 {
			copy(got[i:], []byte{0, 0, 0, 0})
		}
	}
	want := "0001" + hex.EncodeToString([]byte("TRANSFORM\x00\x00\x00")) + hex.EncodeToString([]byte("Probe"+strings.Repeat("\x00", 15))) +
		"000003e880000000" + "0000000000000030"
	if h := hex.EncodeToString(got[:50]); h != want {
		t.Errorf("header\n got %s\nwant %s", h, want)
	}
	if b := hex.EncodeToString(got[headSize:]); b != body {
		t.Errorf("body\n got %s\nwant %s", b, body)
	}
	for _, c := range []struct {
		name string
		got  []byte
		want string
	}{
		{"STT_TDATA", AppendStart(nil, 50*time.Millisecond, "Patient"), "00000032" + hex.EncodeToString([]byte("Patient")) + strings.Repeat("00", 25)},
		{"STATUS", AppendStatus(nil, &Status{Code: 1, Subcode: -2, Error: "OK", Text: "well"}), "0001fffffffffffffffe4f4b" + strings.Repeat("00", 18) + "77656c6c00"},
		{"STRING", AppendString(nil, "hi"), "006a00026869"},
		{"QTDATA", AppendQuatTrack(nil, &Track{"T", 2, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.001, 0, 0)}}),
			"54" + strings.Repeat("00", 19) + "0200" + one + zero + zero + zero + zero + zero + one},
	} {
		if got := hex.EncodeToString(c.got); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

// A message of version 2, with an extended header and metadata around the content.
func TestVersion2(t *testing.T) {
	content := AppendTransform(nil, &spatial.AtOrigin)
	meta := []byte("\x00\x00metadata")
	body := append([]byte{0, 12, 0, 2, 0, 0, 0, 8, 0, 0, 0, 77}, content...)
	body = append(body, meta...)
	message := AppendMessage(nil, "TRANSFORM", "Probe", time.Unix(1, 0), body)
	message[1] = 2
	h, err := DecodeHeader(message)
	if err != nil {
		t.Fatal(err)
	}
	got, err := h.Content(message[headSize:])
	if err != nil || !bytes.Equal(got, content) {
		t.Errorf("%x, want %x: %v", got, content, err)
	}
	for at, b := range map[int]byte{1: 11, 0: 1, 3: 60, 5: 1} { // a header too short, too long; metadata too long
		bad := bytes.Clone(body)
		bad[at] = b
		h.Checksum = Checksum(bad)
		if _, err := h.Content(bad); err == nil {
			t.Errorf("byte %d = %d is taken", at, b)
		}
	}
	h.Checksum = Checksum(body[:11])
	if _, err := h.Content(body[:11]); err == nil {
		t.Error("half an extended header is taken")
	}
}

func TestBadContentIsRefused(t *testing.T) {
	bad := func(what string, err error) {
		t.Helper()
		if err == nil {
			t.Errorf("%s is taken", what)
		}
	}
	good := AppendTransform(nil, &spatial.AtOrigin)
	with := func(i int, x float64) []byte {
		data := bytes.Clone(good)
		copy(data[4*i:], appendFloat(nil, x))
		return data
	}
	for _, x := range []float64{math.NaN(), math.Inf(1), 1e30, 1.1, -1} {
		_, err := DecodeTransform(with(0, x))
		bad("that matrix", err)
	}
	_, err := DecodeTransform(with(9, math.NaN()))
	bad("NaN in a position", err)
	_, err = DecodeTransform(good[:44])
	bad("a short TRANSFORM", err)
	bad("a TDATA with a rest", DecodeTracks(make([]byte, 71), func(Track) {}))
	bad("a TDATA of zeros", DecodeTracks(make([]byte, 70), func(Track) {}))
	bad("a QTDATA of zeros", DecodeQuatTracks(make([]byte, 50), func(Track) {}))
	bad("a QTDATA with a rest", DecodeQuatTracks(make([]byte, 49), func(Track) {}))
	_, err = DecodeStatus(make([]byte, 29))
	bad("a short STATUS", err)
	_, err = DecodeString([]byte{0, 106, 0, 9, 'x'})
	bad("a STRING that is shorter than it says", err)
	_, err = DecodeHeader(make([]byte, headSize))
	bad("version 0", err)
	_, err = DecodeHeader(make([]byte, 57))
	bad("a short header", err)
	h, _ := DecodeHeader(AppendMessage(nil, "TRANSFORM", "x", time.Unix(1, 0), good))
	_, err = h.Content(with(9, 1))
	bad("a wrong checksum", err)
}

// Whatever comes, decoding neither panics nor lets a number through that is none.
func FuzzMessage(f *testing.F) {
	track := Track{"probe", 2, spatial.AtOrigin}
	f.Add(AppendMessage(nil, "TRANSFORM", "p", time.Unix(1, 0), AppendTransform(nil, &spatial.AtOrigin)))
	f.Add(AppendMessage(nil, "TDATA", "p", time.Unix(1, 0), AppendTrack(nil, &track)))
	f.Add(AppendMessage(nil, "QTDATA", "p", time.Unix(1, 0), AppendQuatTrack(nil, &track)))
	f.Add(AppendMessage(nil, "STATUS", "p", time.Unix(1, 0), AppendStatus(nil, &Status{Code: 1})))
	f.Add(AppendMessage(nil, "STRING", "p", time.Unix(1, 0), AppendString(nil, "hello")))
	f.Fuzz(func(t *testing.T, data []byte) {
		h, err := DecodeHeader(data)
		if err != nil {
			return
		}
		body := data[headSize:]
		h.Checksum = Checksum(body) // else nothing but the checksum would be tried
		l := &Link{}
		d, err := l.Device("p")
		if err != nil {
			t.Fatal(err)
		}
		_ = l.take(nil, &h, body, nil)
		if p := d.Pose(time.Now()); p.Alive && (!p.Frame.Rot.Finite() || !p.Frame.Pos.Finite()) {
			t.Fatalf("%+v", p)
		}
	})
}

func TestTransformsDoNotAllocate(t *testing.T) {
	l, err := newLink(Config{})
	if err != nil {
		t.Fatal(err)
	}
	d, err := l.Device("Probe")
	if err != nil {
		t.Fatal(err)
	}
	content := AppendTransform(nil, &spatial.AtOrigin)
	out := make([]byte, 0, 256)
	now := time.Now()
	if n := testing.AllocsPerRun(100, func() {
		out = AppendMessage(out[:0], "TRANSFORM", "Probe", now, content)
		h, err := DecodeHeader(out, l.known...)
		if err != nil {
			t.Fatal(err)
		}
		if err := l.take(nil, &h, out[headSize:], l.known); err != nil {
			t.Fatal(err)
		}
		d.Pose(now)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
