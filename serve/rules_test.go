package serve

import (
	"bufio"
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/world"
)

// Whoever breaks a rule is told why and shown the door; the others do not notice.
func TestGarbage(t *testing.T) {
	s := start(t, Config{})
	good := view(t, s, "scene=cantilever")
	nan := wire.HandPose{Pose: wire.Pose{0, 0, 0, 0, 0, 0, 0}}
	for name, c := range map[string]struct {
		kind   websocket.MessageType
		data   []byte
		code   websocket.StatusCode
		reason string
	}{
		"no JSON":        {websocket.MessageText, []byte("grab it"), websocket.StatusPolicyViolation, "not a message"},
		"no object":      {websocket.MessageText, []byte(`[1, 2]`), websocket.StatusPolicyViolation, "not a message"},
		"wrong kind":     {websocket.MessageText, []byte(`{"type":"grab","hand":"left"}`), websocket.StatusPolicyViolation, "not a message"},
		"deep":           {websocket.MessageText, []byte(strings.Repeat("[", 500_000)), websocket.StatusPolicyViolation, "not a message"},
		"short":          {websocket.MessageBinary, []byte{1, 0, 0}, websocket.StatusPolicyViolation, "want a hand pose"},
		"empty":          {websocket.MessageBinary, nil, websocket.StatusPolicyViolation, "want a hand pose"},
		"noise":          {websocket.MessageBinary, []byte(strings.Repeat("\xff", wire.HandPoseSize)), websocket.StatusPolicyViolation, "want a hand pose"},
		"not finite":     {websocket.MessageBinary, append([]byte{1}, []byte(strings.Repeat("\xff", wire.HandPoseSize-1))...), websocket.StatusPolicyViolation, "not finite"},
		"no orientation": {websocket.MessageBinary, nan.Append(nil), websocket.StatusPolicyViolation, "quaternion"},
		"oversize":       {websocket.MessageText, []byte(strings.Repeat(" ", maxMessage+1)), websocket.StatusMessageTooBig, ""},
	} {
		t.Run(name, func(t *testing.T) {
			v := view(t, s, "scene=cantilever")
			_ = v.write(c.kind, c.data) // the server may hang up before it is through
			if got := v.end(); got.Code != c.code || !strings.Contains(got.Reason, c.reason) {
				t.Errorf("closed with %d %q, want %d %q", got.Code, got.Reason, c.code, c.reason)
			}
		})
	}
	good.frame("frame after all that", nil)
}

// A question that cannot be answered is answered so; nobody has to go for it.
func TestMistakenRequests(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=suture")
	still := `"frame":[0,0,0,0,0,0,1]`
	for _, c := range []struct{ message, re, want string }{
		{`{"type":"grap"}`, "grap", `did you mean "grab"?`},
		{`{}`, "", "unknown type"},
		{`{"type":"grab","hand":9,"body":0,"at":1,` + still + `}`, "grab", "hand is 9, want 0 to 3"},
		{`{"type":"grab","hand":-1,"body":0,"at":1,` + still + `}`, "grab", "hand is -1"},
		{`{"type":"grab","body":7,"at":1,` + still + `}`, "grab", "body 7"},
		{`{"type":"grab","body":0,"at":-4,` + still + `}`, "grab", "grip at -4"},
		{`{"type":"grab","body":0,"at":1}`, "grab", "frame has 0 numbers, want 7"},
		{`{"type":"grab","body":0,"at":1,"frame":[0,0,0,0,0,0,0]}`, "grab", "quaternion"},
		{`{"type":"set","path":"bodies.thread.rod.yuong","value":1}`, "set", `did you mean "young"?`},
		{`{"type":"set","path":"bodies.thread.rod.young","value":-1}`, "set", "want a number more than 0"},
		{`{"type":"set","path":"bodies.thread.rod.young"}`, "set", "value is missing"},
		{`{"type":"set","path":"step","value":0.001}`, "set", "cannot be changed while the scene runs"},
		{`{"type":"speed","value":"fast"}`, "speed", "want a number"},
		{`{"type":"restore","state":"x"}`, "restore", "damaged"},
		{`{"type":"seek","time":1}`, "seek", "only a recording"},
		{`{"type":"record","on":true}`, "record", "keeps no recordings"},
	} {
		v.say("%s", c.message)
		got := v.text("error")
		re, _ := got["re"].(string)
		if re != c.re || !strings.Contains(got["message"].(string), c.want) {
			t.Errorf("%s is answered %v, want %q", c.message, got, c.want)
		}
	}
	// What holds nothing can be let go, turned and moved without harm.
	v.say(`{"type":"release","hand":3}`)
	v.say(`{"type":"turn","hand":3,"on":true}`)
	v.moveTo(3, wire.Pose{0, 0, 0, 0, 0, 0, 1}, 1)
	v.frame("frame after all that", nil)
}

func TestFlood(t *testing.T) {
	s := start(t, Config{})
	for name, c := range map[string]struct {
		kind   websocket.MessageType
		data   []byte
		reason string
	}{
		"texts": {websocket.MessageText, []byte(`{"type":"release"}`), "messages a second"},
		"poses": {websocket.MessageBinary, (&wire.HandPose{Pose: wire.Pose{0, 0, 0, 0, 0, 0, 1}}).Append(nil), "poses a second"},
		"bytes": {websocket.MessageText, []byte(`{"type":"release","state":"` + strings.Repeat("x", maxMessage-100) + `"}`), "bytes a second"},
	} {
		t.Run(name, func(t *testing.T) {
			v := view(t, s, "scene=cantilever")
			for range 5000 {
				if v.write(c.kind, c.data) != nil {
					break
				}
			}
			if got := v.end(); got.Code != websocket.StatusPolicyViolation || !strings.Contains(got.Reason, c.reason) {
				t.Errorf("closed with %d %q, want %q", got.Code, got.Reason, c.reason)
			}
		})
	}
	v := view(t, s, "scene=cantilever")
	for range heavyBurst + 20 {
		v.say(`{"type":"record","on":true}`)
	}
	for !strings.Contains(v.text("error")["message"].(string), "wait a moment") {
		continue // no recordings are kept
	}
}

// A client that never reads, and one that reads a byte now and then, get fewer frames. The simulation and the others keep
// their pace.
func TestSlowReader(t *testing.T) {
	s := start(t, Config{})
	good := view(t, s, "scene=suture")
	for range 3 {
		c := loopbackConn(t, s.addr)
		fmt.Fprintf(c, "GET /ws?scene=suture HTTP/1.1\r\nHost: %s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n", s.addr)
		if line, err := bufio.NewReaderSize(c, 16).ReadString('\n'); err != nil || !strings.Contains(line, "101") {
			t.Fatalf("%q, %v", line, err)
		}
	}
	first := good.frame("frame with all viewers", func(f *wire.Frame) bool { return f.Rates.Viewers == 4 })
	begin := time.Now()
	last := good.frame("frame two seconds later", func(f *wire.Frame) bool { return f.Time > first.Time+2 })
	if took := time.Since(begin); took > 4*time.Second {
		t.Errorf("2 s took %v", took)
	}
	if n := last.Seq - first.Seq; n < 30 {
		t.Errorf("%d frames in 2 s", n)
	}
}

// Two hundred viewers of one scene, all of which get frames.
func TestManyViewers(t *testing.T) {
	s := start(t, Config{})
	const n = 200
	viewers := make(chan *viewer, n)
	for range 20 {
		go func() {
			for range n / 20 {
				viewers <- view(t, s, "scene=suture")
			}
		}()
	}
	var all []*viewer
	for range n {
		select {
		case v := <-viewers:
			all = append(all, v)
		case <-time.After(patience):
			t.Fatalf("only %d viewers came in", len(all))
		}
	}
	for _, v := range all {
		v.frame("frame of a full house", func(f *wire.Frame) bool { return f.Rates.Viewers == n })
	}
}

func TestOrigins(t *testing.T) {
	s := start(t, Config{Origins: []string{"https://lab.example.org"}})
	for origin, want := range map[string]int{
		"":                                   http.StatusSwitchingProtocols,
		"http://" + s.addr:                   http.StatusSwitchingProtocols,
		"https://lab.example.org":            http.StatusSwitchingProtocols,
		"https://evil.example":               http.StatusForbidden,
		"null":                               http.StatusForbidden,
		"http://" + s.addr + ".evil.example": http.StatusForbidden,
	} {
		header := http.Header{}
		if origin != "" {
			header.Set("Origin", origin)
		}
		conn, status, err := dial(s.addr, "scene=cantilever", header)
		if status != want {
			t.Errorf("origin %q: %d, %v, want %d", origin, status, err, want)
		}
		if conn != nil {
			_ = conn.CloseNow()
		}
	}
	if _, err := New(Config{Origins: []string{"lab.example.org"}}); err == nil {
		t.Error("an origin without a scheme is accepted")
	}
	// A name that was made to lead here is not a name of this machine.
	for host, want := range map[string]int{"evil.example": 403, s.addr: 200, "localhost:1": 200, "[::1]:7700": 200, "lab.example.org": 200, "127.0.0.1.evil.example": 403} {
		if got := get(t, s, "/api/scenes", http.Header{"Host": {host}}); got.status != want {
			t.Errorf("host %s: %d, want %d", host, got.status, want)
		}
	}
}

func TestToken(t *testing.T) {
	token := NewToken()
	s := start(t, Config{Token: token})
	if len(token) < 20 || token == NewToken() {
		t.Errorf("token %q", token)
	}
	for path, want := range map[string]int{"/": 401, "/api/scenes": 401, "/metrics": 401, "/healthz": 200, "/?token=wrong": 401, "/?token=" + token[:10]: 401, "/?token=": 401} {
		if got := get(t, s, path, nil); got.status != want {
			t.Errorf("%s: %d, want %d", path, got.status, want)
		}
	}
	for _, header := range []http.Header{nil, {"Cookie": {"tendril-1=" + token}}, {"Authorization": {"Bearer x"}}} {
		if _, status, _ := dial(s.addr, "scene=cantilever", header); status != http.StatusUnauthorized {
			t.Errorf("a socket with %v: %d", header, status)
		}
	}
	first := get(t, s, "/?scene=suture&token="+token, nil)
	if first.status != http.StatusFound || first.header.Get("Location") != "/?scene=suture" || len(first.cookies) != 1 {
		t.Fatalf("the first visit: %d to %q with %v", first.status, first.header.Get("Location"), first.cookies)
	}
	cookie := first.cookies[0]
	if !cookie.HttpOnly || cookie.SameSite != http.SameSiteStrictMode {
		t.Errorf("cookie is %v", cookie)
	}
	with := http.Header{"Cookie": {cookie.Name + "=" + cookie.Value}}
	if got := get(t, s, "/", with); got.status != http.StatusOK {
		t.Errorf("with the cookie: %d", got.status)
	}
	for query, header := range map[string]http.Header{"scene=cantilever": with, "scene=cantilever&token=" + token: nil, "scene=cantilever&x=": {"Authorization": {"Bearer " + token}}} {
		conn, _, err := dial(s.addr, query, header)
		if err != nil {
			t.Errorf("a socket that knows the token: %v", err)
			continue
		}
		_ = conn.CloseNow()
	}
}

func TestLoopback(t *testing.T) {
	for addr, want := range map[string]bool{
		"127.0.0.1:7700": true, "localhost:0": true, "[::1]:80": true, "127.8.9.1:1": true, "[::ffff:127.0.0.1]:1": true,
		":7700": false, "0.0.0.0:7700": false, "192.168.1.5:7700": false, "[::]:7700": false, "example.org:80": false,
	} {
		if got := Loopback(addr); got != want {
			t.Errorf("Loopback(%s) is %v", addr, got)
		}
	}
}

func TestPortTaken(t *testing.T) {
	s := start(t, Config{})
	_, err := Listen(s.addr)
	_, port, _ := strings.Cut(s.addr, ":")
	if err == nil || !strings.Contains(err.Error(), "port "+port) || !strings.Contains(err.Error(), "--addr 127.0.0.1:") {
		t.Errorf("the error is %v", err)
	}
	if _, err := Listen("7700"); err == nil || !strings.Contains(err.Error(), "HOST:PORT") {
		t.Errorf("the error is %v", err)
	}
}

func TestNoSuchThing(t *testing.T) {
	s := start(t, Config{})
	for query, want := range map[string]struct {
		code   websocket.StatusCode
		reason string
	}{
		"scene=sutur":                       {statusNotFound, `did you mean "suture"?`},
		"scene=file":                        {statusNotFound, "no scene file was given"},
		"":                                  {statusNotFound, "there is no scene"},
		"scene=suture&room=../x":            {websocket.StatusPolicyViolation, "room"},
		"recording=../../etc/passwd":        {statusNotFound, "there is no recording"},
		"recording=none.mcap":               {statusNotFound, "there is no recording"},
		"scene=" + strings.Repeat("é", 200): {statusNotFound, "there is no scene"},
	} {
		conn, _, err := dial(s.addr, query, nil)
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		_, _, err = conn.Read(ctx)
		cancel()
		if closed, ok := closeError(err); !ok || closed.Code != want.code || !strings.Contains(closed.Reason, want.reason) {
			t.Errorf("%s: %v, want %v", query, err, want)
		}
	}
}

// Going away, the server says so to everyone, waits for nobody, and leaves nothing behind.
func TestShutdown(t *testing.T) {
	s := start(t, Config{})
	var all []*viewer
	for i := range 20 {
		all = append(all, view(t, s, fmt.Sprintf("scene=suture&room=%d", i%4)))
	}
	v := all[0]
	f := v.frame("frame", nil)
	p := f.Bodies[0].Poses[150]
	v.say(`{"type":"grab","body":0,"at":150,"frame":[%g,%g,%g,0,0,0,1]}`, p[0], p[1], p[2])
	v.frame("hand", func(f *wire.Frame) bool { return len(f.Hands) == 1 })
	deaf := loopbackConn(t, s.addr) // answers no close frame
	fmt.Fprintf(deaf, "GET /ws?scene=suture HTTP/1.1\r\nHost: %s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n", s.addr)
	half := loopbackConn(t, s.addr) // sends half a request
	fmt.Fprintf(half, "GET / HT")
	time.Sleep(100 * time.Millisecond)
	begin := time.Now()
	if err := s.stop(); err != nil {
		t.Fatal(err)
	}
	if took := time.Since(begin); took > 6*time.Second {
		t.Errorf("it took %v", took)
	}
	for _, v := range all {
		if got := v.end(); got.Code != websocket.StatusGoingAway || got.Reason != goingAway.reason {
			t.Errorf("closed with %v", got)
		}
	}
	if left := goroutines(t); left != "" {
		t.Errorf("goroutines are left:\n%s", left)
	}
}

// A scene that nobody watches any more is stopped, and starts anew for the next.
func TestLinger(t *testing.T) {
	s := start(t, Config{Linger: 50 * time.Millisecond})
	v := view(t, s, "scene=cantilever")
	v.frame("frame", func(f *wire.Frame) bool { return f.Time > 0.3 })
	v.leave()
	for limit := time.Now().Add(patience); len(s.all()) > 0; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(limit) {
			t.Fatal("the scene goes on")
		}
	}
	if f := view(t, s, "scene=cantilever").frame("frame", nil); f.Time > 0.3 {
		t.Errorf("the scene was at %v s", f.Time)
	}
}

// A bug in one scene ends that scene, not the server: its viewers are told, the next gets a new one.
func TestBrokenSimulation(t *testing.T) {
	s := start(t, Config{})
	v, other := view(t, s, "scene=suture"), view(t, s, "scene=cantilever")
	v.frame("frame", nil)
	for _, x := range s.all() {
		if x.source.name == "suture" && x.sim.Load().do(func(*world.World) { panic("a bug") }) {
			t.Error("a call that panics is taken for one that is done")
		}
	}
	if got := v.end(); got.Code != websocket.StatusInternalError || !strings.Contains(got.Reason, "simulation failed") {
		t.Errorf("closed with %v", got)
	}
	other.frame("frame of another scene", nil)
	view(t, s, "scene=suture").frame("frame of the same scene", nil)
}

func TestBucket(t *testing.T) {
	b, now := newBucket(10, 5), time.Unix(1000, 0)
	taken := 0
	for range 100 {
		if b.take(now, 1) {
			taken++
		}
	}
	if taken != 5 {
		t.Errorf("%d of 100 at once, want 5", taken)
	}
	for range 1000 { // ten seconds
		now = now.Add(10 * time.Millisecond)
		if b.take(now, 1) {
			taken++
		}
	}
	if taken < 104 || taken > 106 {
		t.Errorf("%d in ten seconds, want 105", taken)
	}
}
