package serve

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/tendril-sim/tendril/internal/wire"
)

// started is a server that listens.
type started struct {
	*Server
	addr string
	stop func() error // ends it and waits
}

// start runs a server until the test ends.
func start(t testing.TB, cfg Config) *started {
	t.Helper()
	s, err := New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	l, err := Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- s.Serve(ctx, l) }()
	var ended bool
	stop := func() error {
		if ended {
			return nil
		}
		ended = true
		cancel()
		select {
		case err := <-done:
			return err
		case <-time.After(20 * time.Second):
			all := make([]byte, 1<<20)
			return fmt.Errorf("the server did not stop:\n%s", all[:runtime.Stack(all, true)])
		}
	}
	t.Cleanup(func() {
		if err := stop(); err != nil {
			t.Error(err)
		}
	})
	return &started{s, l.Addr().String(), stop}
}

// viewer is a client in Go: what docs/protocol.md describes, from the other side.
type viewer struct {
	t      testing.TB
	conn   *websocket.Conn
	hello  description
	frames chan *wire.Frame    // the latest
	texts  chan map[string]any // all but hello
	ended  chan error          // why reading ended
}

const patience = 20 * time.Second // the race detector and a busy machine slow everything down

// dial opens a socket. The status is 101 if that is what the server answers.
func dial(addr, query string, header http.Header) (conn *websocket.Conn, status int, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	conn, response, err := websocket.Dial(ctx, "ws://"+addr+"/ws?"+query, &websocket.DialOptions{HTTPHeader: header})
	if response != nil {
		status = response.StatusCode
		if response.Body != nil {
			_ = response.Body.Close()
		}
	}
	return conn, status, err
}

// view connects a viewer and waits for hello.
func view(t testing.TB, s *started, query string) *viewer {
	t.Helper()
	conn, _, err := dial(s.addr, query, nil)
	if err != nil {
		t.Fatal(err)
	}
	conn.SetReadLimit(16 << 20)
	v := &viewer{t: t, conn: conn, frames: make(chan *wire.Frame, 1), texts: make(chan map[string]any, 1000), ended: make(chan error, 1)}
	t.Cleanup(func() { _ = conn.CloseNow() })
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	kind, data, err := conn.Read(ctx)
	if err != nil || kind != websocket.MessageText {
		t.Fatalf("want hello first, got %v %s, %v", kind, data, err)
	}
	if err := json.Unmarshal(data, &v.hello); err != nil || v.hello.Type != "hello" {
		t.Fatalf("hello is %s, %v", data, err)
	}
	go v.read()
	return v
}

func (v *viewer) read() {
	for {
		kind, data, err := v.conn.Read(context.Background())
		if err != nil {
			v.ended <- err
			return
		}
		if kind == websocket.MessageText {
			var m map[string]any
			if json.Unmarshal(data, &m) == nil {
				v.texts <- m
			}
			continue
		}
		f := &wire.Frame{}
		if err := f.Decode(data); err != nil {
			v.ended <- err
			return
		}
		select {
		case <-v.frames:
		default:
		}
		v.frames <- f
	}
}

// say sends a text message.
func (v *viewer) say(format string, args ...any) {
	v.t.Helper()
	if err := v.write(websocket.MessageText, []byte(fmt.Sprintf(format, args...))); err != nil {
		v.t.Fatal(err)
	}
}

func (v *viewer) write(kind websocket.MessageType, data []byte) error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	return v.conn.Write(ctx, kind, data)
}

// moveTo sends a pose of a hand.
func (v *viewer) moveTo(number uint8, pose wire.Pose, sent float64) {
	v.t.Helper()
	p := wire.HandPose{Hand: number, Pose: pose, Sent: sent}
	if err := v.write(websocket.MessageBinary, p.Append(nil)); err != nil {
		v.t.Fatal(err)
	}
}

// frame waits for the next frame that is as wanted; nil wants any.
func (v *viewer) frame(what string, wanted func(*wire.Frame) bool) *wire.Frame {
	v.t.Helper()
	limit := time.After(patience)
	var last *wire.Frame
	for {
		select {
		case f := <-v.frames:
			if wanted == nil || wanted(f) {
				return f
			}
			last = f
		case err := <-v.ended:
			v.t.Fatalf("waiting for %s: %v", what, err)
		case <-limit:
			v.t.Fatalf("no %s; the last frame was %s", what, summary(last))
		}
	}
}

// summary says the main things about a frame.
func summary(f *wire.Frame) string {
	if f == nil {
		return "none"
	}
	return fmt.Sprintf("%d at %v s, echo %v, hands %+v, rates %+v", f.Seq, f.Time, f.Echo, f.Hands, f.Rates)
}

// hold keeps a hand where it is until the test ends or stop is called: a page does so, too.
func (v *viewer) hold(number uint8, pose wire.Pose, sent float64) (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() {
		defer close(done)
		for ctx.Err() == nil {
			p := wire.HandPose{Hand: number, Pose: pose, Sent: sent}
			if v.write(websocket.MessageBinary, p.Append(nil)) != nil {
				return
			}
			select {
			case <-ctx.Done():
			case <-time.After(50 * time.Millisecond):
			}
		}
	}()
	return func() { cancel(); <-done }
}

// text waits for the next message of a type.
func (v *viewer) text(kind string) map[string]any {
	v.t.Helper()
	limit := time.After(patience)
	for {
		select {
		case m := <-v.texts:
			if m["type"] == kind {
				return m
			}
		case err := <-v.ended:
			v.t.Fatalf("waiting for %s: %v", kind, err)
		case <-limit:
			v.t.Fatalf("no message %q", kind)
		}
	}
}

// end waits for the server to close the connection, and returns how.
func (v *viewer) end() websocket.CloseError {
	v.t.Helper()
	select {
	case err := <-v.ended:
		var closed websocket.CloseError
		if closed, ok := closeError(err); ok {
			return closed
		}
		v.t.Errorf("the connection ended without a close frame: %v", err)
		return closed
	case <-time.After(patience):
		v.t.Fatal("the connection did not end")
	}
	return websocket.CloseError{}
}

func (v *viewer) leave() { _ = v.conn.Close(websocket.StatusNormalClosure, "") }

// answer is what a server says to a request.
type answer struct {
	status  int
	header  http.Header
	cookies []*http.Cookie
	body    string
}

// get asks for a page.
func get(t testing.TB, s *started, path string, header http.Header) answer {
	t.Helper()
	r, err := http.NewRequest(http.MethodGet, "http://"+s.addr+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	for k, v := range header {
		r.Header[k] = v
	}
	if host := header.Get("Host"); host != "" {
		r.Host = host
	}
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Transport: &http.Transport{DisableKeepAlives: true, DisableCompression: true}}
	response, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer{response.StatusCode, response.Header, response.Cookies(), string(body)}
}

// goroutines waits until there are no more of ours than before, and returns the stacks of those that are left.
func goroutines(t testing.TB) string {
	t.Helper()
	var left string
	for limit := time.Now().Add(5 * time.Second); time.Now().Before(limit); time.Sleep(20 * time.Millisecond) {
		all := make([]byte, 4<<20)
		all = all[:runtime.Stack(all, true)]
		left = ""
		for stack := range strings.SplitSeq(string(all), "\n\n") {
			if strings.Contains(stack, "tendril-sim/tendril/") && !strings.Contains(stack, "goroutines(") {
				left += stack + "\n\n"
			}
		}
		if left == "" {
			return ""
		}
	}
	return left
}

func loopbackConn(t testing.TB, addr string) net.Conn {
	t.Helper()
	c, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	return c
}
