package vrpn

import (
	"bytes"
	"io"
	"net"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// bytesConn is a connection on which some bytes come and then the end.
type bytesConn struct {
	net.Conn // nil: nothing else is called
	io.Reader
}

func (c bytesConn) Read(b []byte) (int, error) { return c.Reader.Read(b) }
func (c bytesConn) RemoteAddr() net.Addr       { return &net.TCPAddr{} }

// Whatever a stream holds, reading it ends with an error and without a panic, and no device gets a pose that is none.
func FuzzStream(f *testing.F) {
	h := Header{Time: time.Unix(1, 0)}
	say := func(dst []byte, kind, sender int32, payload []byte) []byte {
		h.Type, h.Sender = kind, sender
		return AppendMessage(dst, h, payload)
	}
	seed := say(nil, senderDescription, 4, appendName(nil, "Tracker0"))
	seed = say(seed, typeDescription, 9, appendName(nil, typeNames[isPose]))
	origin := spatial.AtOrigin
	seed = say(seed, 9, 4, AppendPose(nil, 0, &origin))
	f.Add(seed)
	f.Add(say(seed, udpDescription, 5000, []byte("127.0.0.1\x00")))
	f.Add(say(seed, disconnect, 0, nil))
	f.Fuzz(func(t *testing.T, data []byte) {
		c := &Client{senders: names{list: []string{control}}}
		d, err := c.Device("Tracker0", 0)
		if err != nil {
			t.Fatal(err)
		}
		e := newEndpoint(bytesConn{Reader: bytes.NewReader(data)}, &c.senders)
		if e.read(c.take) == nil {
			t.Fatal("no error at the end")
		}
		if p := d.Pose(time.Now()); p.Alive && (!p.Frame.Rot.Finite() || !p.Frame.Pos.Finite()) {
			t.Fatalf("%+v", p)
		}
	})
}

// At 1 kHz nothing is allocated: neither where a pose comes in nor where one goes out.
func TestPosesDoNotAllocate(t *testing.T) {
	c := &Client{senders: names{list: []string{control}}}
	d, err := c.Device("Pen", 0)
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{senders: names{list: []string{control}}}
	pen, err := s.Tool("Pen", 0)
	if err != nil {
		t.Fatal(err)
	}
	e := newEndpoint(bytesConn{}, &s.senders)
	s.clients = append(s.clients, e)
	payload := AppendPose(nil, 0, &spatial.AtOrigin)
	e.pending = make([]byte, 0, 1<<16)
	now := time.Now()
	if n := testing.AllocsPerRun(100, func() {
		c.take(isPose, d.number, payload)
		d.Pose(now)
		e.pending = e.pending[:0] // as write leaves it
		pen.Move(0, spatial.AtOrigin, spatial.Twist{}, now)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
