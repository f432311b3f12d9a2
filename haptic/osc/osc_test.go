package osc_test

import (
	"bytes"
	"encoding/hex"
	"flag"
	"math"
	"net"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/haptic/osc"
	"github.com/tendril-sim/tendril/spatial"
)

var seconds = flag.Float64("seconds", 2, "how long the test at 1 kHz lasts [s]")

var _ haptic.Device = (*osc.Device)(nil)

// The two examples at the end of the OSC 1.0 specification.
func TestSpecification(t *testing.T) {
	osc1 := strings.ReplaceAll("2f6f7363 696c6c61 746f722f 342f6672 65717565 6e637900 2c660000 43dc0000", " ", "")
	if got := hex.EncodeToString(osc.AppendMessage(nil, "/oscillator/4/frequency", 440)); got != osc1 {
		t.Errorf("%s, want %s", got, osc1)
	}
	foo, _ := hex.DecodeString(strings.ReplaceAll("2f666f6f 00000000 2c696973 66660000 000003e8 ffffffff 68656c6c 6f000000 3f9df3b6 40b5b22d", " ", ""))
	var m osc.Message
	if err := m.Decode(foo, func(m *osc.Message) {
		a := m.Args
		if string(m.Address) != "/foo" || len(a) != 5 || a[0].Int != 1000 || a[1].Int != -1 || string(a[2].Bytes) != "hello" ||
			float32(a[3].Float) != 1.234 || float32(a[4].Float) != 5.678 {
			t.Errorf("%+v", m)
		}
	}); err != nil {
		t.Error(err)
	}
	bundle := osc.AppendElement(osc.AppendBundle(nil), osc.AppendMessage(nil, "/a", 1))
	if got, want := hex.EncodeToString(bundle), "2362756e646c6500"+"0000000000000001"+"0000000c"+"2f610000"+"2c660000"+"3f800000"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestRoundTrip(t *testing.T) {
	var m osc.Message
	rapid.Check(t, func(t *rapid.T) {
		type message struct {
			address string
			numbers []float64
		}
		messages := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) message {
			m := message{address: "/" + rapid.StringMatching("[a-z/]{0,9}").Draw(t, "address")}
			for _, x := range rapid.SliceOfN(rapid.Float32(), 0, 8).Draw(t, "numbers") {
				m.numbers = append(m.numbers, float64(x))
			}
			return m
		}), 1, 5).Draw(t, "messages")
		packet := osc.AppendBundle(nil)
		for _, one := range messages {
			packet = osc.AppendElement(packet, osc.AppendMessage(nil, one.address, one.numbers...))
		}
		packet = osc.AppendElement(osc.AppendBundle(nil), packet) // a bundle in a bundle
		i := 0
		if err := m.Decode(packet, func(m *osc.Message) {
			if string(m.Address) != messages[i].address || len(m.Args) != len(messages[i].numbers) {
				t.Fatalf("%q %v, want %+v", m.Address, m.Args, messages[i])
			}
			for k, a := range m.Args {
				if a.Tag != 'f' || a.Float != messages[i].numbers[k] {
					t.Fatalf("%+v, want %v", a, messages[i].numbers[k])
				}
			}
			i++
		}); err != nil || i != len(messages) {
			t.Fatalf("%d of %d: %v", i, len(messages), err)
		}
	})
}

func TestArguments(t *testing.T) {
	packet := []byte("/x\x00\x00,hdbTFNI[ii]t\x00\x00\x00" +
		"\x00\x00\x00\x01\x00\x00\x00\x00" + "\x3f\xe0\x00\x00\x00\x00\x00\x00" + "\x00\x00\x00\x05abcde\x00\x00\x00" +
		"\x00\x00\x00\x07" + "\xff\xff\xff\xf9" + "\x00\x00\x00\x00\x00\x00\x00\x01")
	var m osc.Message
	if err := m.Decode(packet, func(*osc.Message) {}); err != nil {
		t.Fatal(err)
	}
	a := m.Args
	if len(a) != 10 || a[0].Int != 1<<32 || a[1].Float != 0.5 || string(a[2].Bytes) != "abcde" || a[3].Int != 1 || a[4].Int != 0 || a[7].Int != 7 || a[8].Int != -7 || a[9].Int != 1 {
		t.Errorf("%+v", a)
	}
}

func TestMalformedPacketsAreRefused(t *testing.T) {
	deep := osc.AppendMessage(nil, "/x", 1)
	for range 12 {
		deep = osc.AppendElement(osc.AppendBundle(nil), deep)
	}
	var m osc.Message
	for _, bad := range []string{
		"", "abc", "/x\x00", "/xyz", "/x\x00\x00,f\x00\x00", "/x\x00\x00,f\x00\x00\x00\x00\x00", "/x\x00\x00f\x00\x00\x00", "/x\x00\x00,q\x00\x00", "x\x00\x00\x00",
		"/x\x00\x00,s\x00\x00abcd", "/x\x00\x00,b\x00\x00\xff\xff\xff\xff", "/x\x00\x00,b\x00\x00", "/x\x00\x00,i\x00\x00\x00\x00\x00\x01\x00\x00\x00\x02",
		"#bundle\x00\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x10/x\x00\x00", "#bundle\x00\x00\x00\x00\x00\x00\x00\x00\x01\xff\xff\xff\xff", "#bundle\x00", string(deep),
		"\x00\x00\x00\x00", "/x\x00\x00\x00\x00\x00\x00",
	} {
		if m.Decode([]byte(bad), func(*osc.Message) {}) == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

func TestMatch(t *testing.T) {
	for _, c := range []struct {
		pattern, address string
		want             bool
	}{
		{"/a/b", "/a/b", true}, {"/a/b", "/a/c", false}, {"/a", "/a/b", false}, {"/a/b", "/a", false},
		{"/?/b", "/a/b", true}, {"/?b", "//b", false}, {"/*", "/abc", true}, {"/*", "/a/b", false}, {"/*/b", "/aaa/b", true}, {"/a*c/b", "/abbc/b", true}, {"/a**c", "/abcc", true}, {"/a*", "/a", true},
		{"/[abc]", "/b", true}, {"/[a-c]", "/b", true}, {"/[a-c]", "/d", false}, {"/[!a-c]", "/d", true}, {"/[!a-c]", "/a", false}, {"/[a-]", "/-", true}, {"/[a", "/a", false},
		{"/{left,right}/x", "/right/x", true}, {"/{left,right}/x", "/up/x", false}, {"/{a,ab}c", "/abc", true}, {"/{a", "/a", false}, {"/{}", "/", true},
		{strings.Repeat("/*a", 30) + "b", strings.Repeat("/aaaaaaaaa", 30), false},
	} {
		if got := osc.Match([]byte(c.pattern), []byte(c.address)); got != c.want {
			t.Errorf("%s of %s: %v", c.pattern, c.address, got)
		}
	}
	began := time.Now() // a pattern that a plain search would spend the age of the universe on
	osc.Match([]byte("/"+strings.Repeat("*a", 40)+"b"), []byte("/"+strings.Repeat("a", 200)))
	if took := time.Since(began); took > time.Second {
		t.Errorf("took %v", took)
	}
}

// Whatever comes, decoding and matching neither panic nor hang.
func FuzzPacket(f *testing.F) {
	f.Add(osc.AppendMessage(nil, "/hand", 1, 2, 3), []byte("/hand"))
	f.Add(osc.AppendElement(osc.AppendBundle(nil), osc.AppendMessage(nil, "/{a,b}[c-d]*?", 1)), []byte("/aczz"))
	f.Add([]byte("/x\x00\x00,hdbTFNIs\x00\x00\x00\x00"), []byte("/x"))
	f.Fuzz(func(t *testing.T, packet, address []byte) {
		if len(packet) > 65507 || len(address) > 100 {
			return
		}
		var m osc.Message
		_ = m.Decode(packet, func(m *osc.Message) {
			if len(m.Address) == 0 || m.Address[0] != '/' {
				t.Fatalf("%q", m.Address)
			}
			osc.Match(m.Address, address)
		})
	})
}

func TestDecodingDoesNotAllocate(t *testing.T) {
	var m osc.Message
	packet := osc.AppendElement(osc.AppendBundle(nil), osc.AppendMessage(nil, "/hand", 1, 2, 3, 1, 0, 0, 0))
	out := make([]byte, 0, 100)
	hand := []byte("/hand")
	take := func(m *osc.Message) { osc.Match(m.Address, hand) }
	if err := m.Decode(packet, take); err != nil {
		t.Fatal(err)
	}
	if n := testing.AllocsPerRun(100, func() {
		_ = m.Decode(packet, take)
		out = osc.AppendMessage(out[:0], "/hand/wrench", 1, 2, 3, 4, 5, 6)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
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

func listen(t *testing.T, c osc.Config) (*osc.Server, net.Conn) {
	t.Helper()
	c.Addr = "127.0.0.1:0"
	s, err := osc.Listen(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	conn, err := net.Dial("udp", s.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	return s, conn
}

func TestDevice(t *testing.T) {
	ear, err := net.ListenUDP("udp", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1)})
	if err != nil {
		t.Fatal(err)
	}
	defer ear.Close()
	s, conn := listen(t, osc.Config{Send: ear.LocalAddr().String()})
	left, err := s.Device("/hand/left")
	if err != nil {
		t.Fatal(err)
	}
	right, err := s.Device("/hand/right")
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	conn.Write(osc.AppendMessage(nil, "/hand/left", 1, 2, 3, 0, 1, 0, 0))
	conn.Write(osc.AppendMessage(nil, "/hand/*", 4, 5, 6)) // both, where they are and no more
	conn.Write([]byte("/hand/left/button\x00\x00\x00,iT\x00\x00\x00\x00\x02"))
	await(t, "button", func() bool { return left.Buttons() == 4 })
	if p := left.Pose(now); p.Frame != (spatial.Frame{Rot: spatial.Quat{X: 1}, Pos: spatial.V(4, 5, 6)}) || !p.Alive {
		t.Errorf("%+v", p)
	}
	if p := right.Pose(now); p.Frame != (spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(4, 5, 6)}) || right.Buttons() != 0 {
		t.Errorf("%+v", p)
	}
	bad := s.Bad()
	conn.Write(osc.AppendMessage(nil, "/hand/left", math.NaN(), 0, 0))
	conn.Write(osc.AppendMessage(nil, "/hand/left", 1, 2))
	conn.Write(osc.AppendMessage(nil, "/hand/left", 1, 2, 3, 0, 0, 0, 0))
	conn.Write([]byte("/hand/left\x00\x00,sss\x00\x00\x00\x00a\x00\x00\x00b\x00\x00\x00c\x00\x00\x00"))
	conn.Write(osc.AppendMessage(nil, "/hand/left/button", 99, 1))
	conn.Write([]byte("nonsense"))
	conn.Write(osc.AppendMessage(nil, "/somebody/else", 1))
	conn.Write(osc.AppendMessage(nil, "/hand/left/leave"))
	await(t, "leave", func() bool { return !left.Pose(now).Alive })
	if p := left.Pose(now); p.Frame.Pos.X != 4 || left.Buttons() != 0 || s.Bad()-bad != 6 || left.Moves() != 2 {
		t.Errorf("%+v, %d bad", p, s.Bad()-bad)
	}
	right.Feel(spatial.Wrench{Force: spatial.V(1, 2, 3), Torque: spatial.V(0.5, 0, 0)})
	data := make([]byte, 100)
	ear.SetReadDeadline(time.Now().Add(5 * time.Second))
	n, err := ear.Read(data)
	if want := osc.AppendMessage(nil, "/hand/right/wrench", 1, 2, 3, 0.5, 0, 0); err != nil || !bytes.Equal(data[:n], want) {
		t.Errorf("%q, want %q: %v", data[:n], want, err)
	}
	for _, address := range []string{"", "hand", "/", "/hand/", "/a*", "/a b"} {
		if _, err := s.Device(address); err == nil {
			t.Errorf("%q is taken", address)
		}
	}
	s.Close()
	if _, err := s.Device("/new"); err == nil {
		t.Error("a device of a closed server")
	}
	for _, c := range []osc.Config{{Addr: "nowhere"}, {Send: "nowhere"}, {Period: -1}} {
		if _, err := osc.Listen(t.Context(), c); err == nil {
			t.Errorf("%+v is taken", c)
		}
	}
}

func TestKilohertz(t *testing.T) {
	s, conn := listen(t, osc.Config{})
	d, err := s.Device("/hand")
	if err != nil {
		t.Fatal(err)
	}
	ticks := int(*seconds * 1000)
	began := time.Now()
	packet := osc.AppendMessage(nil, "/hand", 1, 2, 3, 1, 0, 0, 0)
	for i := 1; i <= ticks; i++ {
		time.Sleep(time.Until(began.Add(time.Duration(i) * time.Millisecond)))
		conn.Write(packet)
	}
	took := time.Since(began)
	await(t, "all", func() bool { return d.Moves() == uint64(ticks) })
	t.Logf("%d poses in %v", ticks, took.Round(time.Millisecond))
}
