package bridge

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"github.com/tendril-sim/tendril/internal/latest"
	"github.com/tendril-sim/tendril/internal/redial"
	"github.com/tendril-sim/tendril/spatial"
)

// ClientConfig says which device a Client brings, and where to.
type ClientConfig struct {
	URL    string // udp://host:port, or ws://host:port/path; default udp:// and DefaultAddr
	Hello  Hello  // the device; Name is needed
	Number uint16 // of the device, if a program has several of one name
}

// Client brings one device to a Server, and again whenever the connection was lost. One goroutine calls Move, one Wrench.
type Client struct {
	config ClientConfig
	keeper redial.Keeper
	start  time.Time

	wrench   latest.Value[felt]
	watchdog atomic.Int64 // [ns]

	mu   sync.Mutex // of what Move sends on
	link link
	head Head
	data []byte
}

// felt is a wrench and when it came.
type felt struct {
	wrench spatial.Wrench
	at     time.Time
}

// link is a connection that carries packets.
type link interface {
	send(packet []byte) error
	receive(buffer []byte) (n int, err error)
	close()
}

// ErrNotConnected is what Move returns while there is no session.
var ErrNotConnected = errors.New("bridge: not connected")

// Dial starts a client, which connects by itself and tries until it succeeds; it returns an error only for a config that
// can never work. The client ends when ctx is done, or by Close.
func Dial(ctx context.Context, c ClientConfig) (*Client, error) {
	if c.URL == "" {
		c.URL = "udp://" + DefaultAddr
	}
	u, err := url.Parse(c.URL)
	switch {
	case err != nil:
		return nil, fmt.Errorf("bridge: ClientConfig.URL is %q, want udp://host:port or ws://host:port/path: %w", c.URL, err)
	case u.Scheme != "udp" && u.Scheme != "ws" && u.Scheme != "wss" || u.Host == "":
		return nil, fmt.Errorf("bridge: ClientConfig.URL is %q, want udp://host:port or ws://host:port/path", c.URL)
	case c.Hello.Name == "":
		return nil, errors.New("bridge: ClientConfig.Hello.Name is empty, want the name of the device")
	}
	b := &Client{config: c, start: time.Now(), data: make([]byte, 0, MaxSize)}
	b.keeper.Start(ctx, func(ctx context.Context) error { return b.session(ctx, u) })
	return b, nil
}

// Move tells where the device is. It returns ErrNotConnected while there is no session, and does not wait for one.
func (b *Client) Move(p Pose) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.link == nil {
		return ErrNotConnected
	}
	b.head.Sequence++
	b.head.Time = uint64(time.Since(b.start).Microseconds())
	b.data = AppendPose(b.data[:0], b.head, &p)
	return b.link.send(b.data)
}

// Wrench returns what the hand is to feel now. It is zero when none has come for as long as the server's watchdog allows.
func (b *Client) Wrench(now time.Time) spatial.Wrench {
	f, _ := b.wrench.Get()
	if now.Sub(f.at) > time.Duration(b.watchdog.Load()) {
		return spatial.Wrench{}
	}
	return f.wrench
}

// Connected reports whether there is a session.
func (b *Client) Connected() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.link != nil
}

// Err returns why there is no session, or nil.
func (b *Client) Err() error { return b.keeper.Err() }

// Close says goodbye, ends the client and waits until it has ended.
func (b *Client) Close() error {
	b.mu.Lock()
	if b.link != nil {
		_ = b.link.send(AppendBye(b.data[:0], b.head)) // the server notices without it too, later
	}
	b.mu.Unlock()
	b.keeper.Close()
	return nil
}

// session says hello until it is answered, and then takes wrenches until the link breaks or the server is silent.
func (b *Client) session(ctx context.Context, u *url.URL) error {
	l, err := dial(ctx, u)
	if err != nil {
		return err
	}
	stop := context.AfterFunc(ctx, l.close)
	defer stop()
	defer l.close()
	head, welcome, err := b.greet(l)
	if err != nil {
		return err
	}
	b.watchdog.Store((time.Duration(welcome.Watchdog) * time.Millisecond).Nanoseconds())
	b.attach(l, head)
	defer b.attach(nil, Head{})
	b.keeper.Note(nil)
	buffer := make([]byte, MaxSize)
	for newest := uint32(0); ; {
		n, err := l.receive(buffer)
		if errors.Is(err, errSilence) {
			continue // a server that feels nothing says nothing
		}
		if err != nil {
			return err
		}
		h, err := DecodeHead(buffer[:n])
		if err != nil || h.Device != b.config.Number {
			continue
		}
		switch h.Kind {
		case KindRefuse:
			return refused(buffer[:n])
		case KindWrench:
			if h.Session != head.Session || int32(h.Sequence-newest) <= 0 {
				continue
			}
			newest = h.Sequence
			if w, err := DecodeWrench(buffer[:n]); err == nil {
				b.wrench.Put(felt{w, time.Now()})
			}
		}
	}
}

// attach says where Move sends to.
func (b *Client) attach(l link, h Head) {
	b.mu.Lock()
	b.link, b.head = l, h
	b.mu.Unlock()
}

// greet says hello up to five times, and returns the header for what follows.
func (b *Client) greet(l link) (Head, Welcome, error) {
	buffer := make([]byte, MaxSize)
	for try := range uint32(5) {
		head := Head{Device: b.config.Number, Sequence: try + 1}
		if err := l.send(AppendHello(nil, head, &b.config.Hello)); err != nil {
			return head, Welcome{}, err
		}
		n, err := l.receive(buffer)
		if errors.Is(err, errSilence) {
			continue
		}
		if err != nil {
			return head, Welcome{}, err
		}
		h, err := DecodeHead(buffer[:n])
		switch {
		case err != nil:
			return head, Welcome{}, err
		case h.Kind == KindRefuse:
			return head, Welcome{}, refused(buffer[:n])
		case h.Kind == KindWelcome:
			head.Session = h.Session
			return head, DecodeWelcome(buffer[:n]), nil
		}
	}
	return Head{}, Welcome{}, errors.New("bridge: no answer to hello")
}

func refused(data []byte) error {
	why, err := DecodeRefuse(data)
	if err != nil {
		return err
	}
	return fmt.Errorf("bridge: refused: %s", why)
}

// errSilence is what a link returns that heard nothing for a second.
var errSilence = errors.New("bridge: silence")

func dial(ctx context.Context, u *url.URL) (link, error) {
	if u.Scheme == "udp" {
		var dialer net.Dialer
		conn, err := dialer.DialContext(ctx, "udp", u.Host)
		if err != nil {
			return nil, fmt.Errorf("bridge: %w", err)
		}
		return datagramLink{conn}, nil
	}
	conn, response, err := websocket.Dial(ctx, u.String(), nil)
	if err != nil {
		return nil, fmt.Errorf("bridge: %w", err)
	}
	if response.Body != nil {
		_ = response.Body.Close()
	}
	conn.SetReadLimit(MaxSize)
	return messageLink{ctx, conn}, nil
}

type datagramLink struct{ conn net.Conn }

func (l datagramLink) send(packet []byte) error {
	_, err := l.conn.Write(packet)
	return err
}

func (l datagramLink) receive(buffer []byte) (int, error) {
	if err := l.conn.SetReadDeadline(time.Now().Add(time.Second)); err != nil {
		return 0, err
	}
	n, err := l.conn.Read(buffer)
	var timeout net.Error
	if errors.As(err, &timeout) && timeout.Timeout() {
		return 0, errSilence
	}
	return n, err
}

func (l datagramLink) close() { _ = l.conn.Close() }

type messageLink struct {
	ctx  context.Context
	conn *websocket.Conn
}

func (l messageLink) send(packet []byte) error {
	return l.conn.Write(l.ctx, websocket.MessageBinary, packet)
}

func (l messageLink) receive(buffer []byte) (int, error) {
	_, reader, err := l.conn.Reader(l.ctx)
	if err != nil {
		return 0, err
	}
	n, err := io.ReadFull(reader, buffer)
	if errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
		err = nil
	}
	return n, err
}

func (l messageLink) close() { _ = l.conn.CloseNow() }
