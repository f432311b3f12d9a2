package serve

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"regexp"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"github.com/tendril-sim/tendril/internal/wire"
)

// What a client may send, and how long it may take to read.
const (
	maxMessage   = 1 << 20 // bytes of a message: a state to restore
	textRate     = 100     // messages a second …
	textBurst    = 200
	poseRate     = 500
	poseBurst    = 1000
	byteRate     = 1 << 20 // bytes a second
	byteBurst    = 4 << 20
	heavyRate    = 5 // of messages that build a scene
	heavyBurst   = 10
	maxQueue     = 256              // text messages that wait to be read
	writeTimeout = 10 * time.Second // for a message to leave
	byeTimeout   = 2 * time.Second  // for a client to answer a close frame
	sendBuffer   = 64 << 10         // bytes that wait in the system: what is in there is no longer the latest
)

// farewell is how a connection ends.
type farewell struct {
	code   websocket.StatusCode
	reason string
}

// Close codes of our own, as docs/protocol.md has them.
const (
	statusNotFound websocket.StatusCode = 4404
	statusFull     websocket.StatusCode = 4503
)

var goingAway = &farewell{websocket.StatusGoingAway, "the server is shutting down"}

func broken(format string, args ...any) *farewell {
	return &farewell{websocket.StatusPolicyViolation, clip(fmt.Sprintf(format, args...))}
}

// room is what a client takes part in: a session or a replay.
type room interface {
	handle(c *client, r *request)          // a text message
	move(c *client, p *wire.HandPose)      // a pose of one of its hands
	moveHand(c *client, p *wire.GlovePose) // a pose of a hand of the scene
	movePlane(c *client, p *wire.HandPose) // a pose of a plane of the scene
	leave(c *client)                       // it is gone
}

// client is one viewer. One goroutine reads from it and one writes to it; whoever has something for it leaves it here and
// never waits.
type client struct {
	number uint64
	conn   *websocket.Conn
	raw    net.Conn
	log    *slog.Logger
	count  *metrics

	latest atomic.Pointer[shared] // the frame to send next
	seen   atomic.Int64           // when it last sent something [ns since 1970]
	wake   chan struct{}          // there is something to send

	contacts atomic.Bool             // it wants to see where bodies touch
	wants    [quantities]atomic.Bool // it wants to see these of bodies

	mu    sync.Mutex
	queue [][]byte // text messages to send
	bye   *farewell
	gone  chan struct{} // closed when bye is set

	texts, poses, bytes, heavy bucket // for the reading goroutine
	scratch                    []byte // for the writing goroutine
	last                       uint32 // number of the last frame sent
}

func newClient(conn *websocket.Conn, raw net.Conn, s *Server) *client {
	c := &client{
		conn: conn, raw: raw, count: s.metrics, wake: make(chan struct{}, 1), gone: make(chan struct{}),
		texts: newBucket(textRate, textBurst), poses: newBucket(poseRate, poseBurst),
		bytes: newBucket(byteRate, byteBurst), heavy: newBucket(heavyRate, heavyBurst),
	}
	c.seen.Store(time.Now().UnixNano())
	return c
}

var roomWord = regexp.MustCompile(`^[a-z0-9-]{0,32}$`)

// socket answers /ws.
func (s *Server) socket(w http.ResponseWriter, r *http.Request) {
	if !s.allowedOrigin(r) {
		http.Error(w, fmt.Sprintf("origin %q may not connect; allow it with --origin", clip(r.Header.Get("Origin"))), http.StatusForbidden)
		return
	}
	conn, err := websocket.Accept(w, r, &websocket.AcceptOptions{InsecureSkipVerify: true}) // checked above, with the reason told
	if err != nil {
		return // it has been answered
	}
	raw, _ := r.Context().Value(connKey{}).(net.Conn)
	if tcp, ok := raw.(*net.TCPConn); ok {
		_ = tcp.SetWriteBuffer(sendBuffer) // only a matter of latency
	}
	conn.SetReadLimit(maxMessage)
	c := newClient(conn, raw, s)
	if full := s.enter(c); full != nil {
		c.end(full)
		c.part()
		return
	}
	defer s.exit(c)
	c.log = s.log.With("client", c.number, "remote", r.RemoteAddr)
	place, none := s.join(c, r)
	if none != nil {
		c.end(none)
		c.part()
		return
	}
	c.log.Debug("viewer came")
	var writing sync.WaitGroup
	writing.Go(c.write)
	c.end(c.read(place))
	place.leave(c)
	writing.Wait()
	c.part()
	c.log.Debug("viewer left", "why", c.bye.reason)
}

// join brings a client to what its address asks for.
func (s *Server) join(c *client, r *http.Request) (room, *farewell) {
	query := r.URL.Query()
	if name := query.Get("recording"); name != "" {
		return s.replay(c, name)
	}
	word := query.Get("room")
	if !roomWord.MatchString(word) {
		return nil, broken("room %q, want up to 32 of a–z, 0–9 and -", word)
	}
	src, err := s.find(query.Get("scene"))
	if err != nil {
		return nil, &farewell{statusNotFound, clip(err.Error())}
	}
	x, none := s.session(src, word)
	if none != nil {
		return nil, none
	}
	x.enter(c)
	return x, nil
}

// end decides how the connection ends; the first reason counts. It does not wait.
func (c *client) end(why *farewell) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.bye != nil {
		return
	}
	c.bye = why
	close(c.gone)
	// The reading goroutine waits in a read. A close frame makes the client answer with one, which ends it.
	go c.part()
}

// part says goodbye and waits until the connection is closed.
func (c *client) part() {
	if c.raw != nil {
		late := time.AfterFunc(byeTimeout, func() { _ = c.raw.Close() })
		defer late.Stop()
	}
	_ = c.conn.Close(c.bye.code, c.bye.reason) // it may be gone already
}

// send leaves a text message to be sent.
func (c *client) send(message []byte) {
	c.mu.Lock()
	full := len(c.queue) >= maxQueue
	if !full {
		c.queue = append(c.queue, message)
	}
	c.mu.Unlock()
	if full {
		c.end(&farewell{websocket.StatusTryAgainLater, fmt.Sprintf("%d messages wait to be read", maxQueue)})
		return
	}
	c.nudge()
}

// offer leaves a frame to be sent, in place of an older one.
func (c *client) offer(f *shared) {
	c.latest.Store(f)
	c.nudge()
}

func (c *client) nudge() {
	select {
	case c.wake <- struct{}{}:
	default:
	}
}

// write sends what there is to send until the connection ends.
func (c *client) write() {
	for {
		select {
		case <-c.gone:
			return
		case <-c.wake:
		}
		c.mu.Lock()
		texts := c.queue
		c.queue = nil
		c.mu.Unlock()
		for _, t := range texts {
			if !c.put(websocket.MessageText, t) {
				return
			}
		}
		if f := c.latest.Swap(nil); f != nil && !c.show(f) {
			return
		}
	}
}

// show sends a frame: the shared bytes, or a copy where something in it is the client's own.
func (c *client) show(f *shared) bool {
	if c.last != 0 && f.seq > c.last+1 {
		c.count.dropped.Add(float64(f.seq - c.last - 1))
	}
	c.last = f.seq
	c.count.frames.Inc()
	return c.put(websocket.MessageBinary, f.as(c, &c.scratch))
}

// put sends a message. A client that does not read for long is given up.
func (c *client) put(kind websocket.MessageType, data []byte) bool {
	ctx, cancel := context.WithTimeout(context.Background(), writeTimeout)
	defer cancel()
	if err := c.conn.Write(ctx, kind, data); err != nil {
		if ctx.Err() != nil {
			c.end(&farewell{websocket.StatusTryAgainLater, fmt.Sprintf("nothing was read for %v", writeTimeout)})
		} else {
			c.end(&farewell{websocket.StatusGoingAway, clip("the connection broke: " + err.Error())})
		}
		return false
	}
	c.count.bytes.Add(float64(len(data)))
	return true
}

// read takes what the client sends until the connection ends, and returns why it does.
func (c *client) read(place room) *farewell {
	buffer := make([]byte, 4096)
	for {
		kind, in, err := c.conn.Reader(context.Background())
		if err != nil {
			return c.ended(err)
		}
		data, err := readInto(buffer, in)
		if err != nil {
			return c.ended(err)
		}
		if cap(data) <= 64<<10 {
			buffer = data[:cap(data)]
		}
		now := time.Now()
		c.seen.Store(now.UnixNano())
		if why := c.take(place, kind, data, now); why != nil {
			c.count.refused.Inc()
			c.log.Info("viewer broke a rule", "why", why.reason)
			return why
		}
	}
}

// ended tells why a read failed.
func (c *client) ended(err error) *farewell {
	var closed websocket.CloseError
	switch {
	case errors.As(err, &closed):
		return &farewell{websocket.StatusNormalClosure, "bye"}
	case errors.Is(err, websocket.ErrMessageTooBig):
		return &farewell{websocket.StatusMessageTooBig, fmt.Sprintf("a message of more than %d bytes", maxMessage)}
	}
	return &farewell{websocket.StatusGoingAway, clip("the connection broke: " + err.Error())}
}

// readInto reads a whole message, in buffer if it fits.
func readInto(buffer []byte, in io.Reader) ([]byte, error) {
	data := buffer[:0]
	for {
		if len(data) == cap(data) {
			data = append(data, 0)[:len(data)]
		}
		n, err := in.Read(data[len(data):cap(data)])
		data = data[:len(data)+n]
		if errors.Is(err, io.EOF) {
			return data, nil
		}
		if err != nil {
			return nil, err
		}
	}
}

// take judges a message and passes it on. It returns why the client has to go, or nil.
func (c *client) take(place room, kind websocket.MessageType, data []byte, now time.Time) *farewell {
	if !c.bytes.take(now, float64(len(data))) {
		return broken("more than %d bytes a second", byteRate)
	}
	if kind == websocket.MessageBinary {
		if !c.poses.take(now, 1) {
			return broken("more than %d poses a second", poseRate)
		}
		if len(data) > 0 && data[0] == wire.TypeGlove {
			var p wire.GlovePose
			if err := p.Decode(data); err != nil {
				return broken("%v", err)
			}
			place.moveHand(c, &p)
			return nil
		}
		move := place.move
		if len(data) > 0 && data[0] == wire.TypePlane {
			data[0], move = wire.TypePose, place.movePlane
		}
		var p wire.HandPose
		if err := p.Decode(data); err != nil {
			return broken("%v", err)
		}
		move(c, &p)
		return nil
	}
	if !c.texts.take(now, 1) {
		return broken("more than %d messages a second", textRate)
	}
	var r request
	if err := json.Unmarshal(data, &r); err != nil {
		return broken("not a message: %v", err)
	}
	place.handle(c, &r)
	return nil
}
