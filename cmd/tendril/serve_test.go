package main

import (
	"context"
	"encoding/json"
	"net"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/coder/websocket"
)

// screen collects what a command that runs prints.
type screen struct {
	mu   sync.Mutex
	text strings.Builder
}

func (s *screen) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(p)
}

func (s *screen) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

// served runs tendril serve until the test ends, and returns the address that it prints.
func served(t *testing.T, args ...string) (address string, out *screen) {
	t.Helper()
	out = &screen{}
	code := make(chan int, 1)
	args = append(args, "--no-open", "--log-level", "info", "--recordings", t.TempDir())
	go func() { code <- run(args, out, out) }()
	t.Cleanup(func() {
		if err := syscall.Kill(syscall.Getpid(), syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		select {
		case c := <-code:
			if c != success || !strings.Contains(out.String(), "shutting down") {
				t.Errorf("exit %d\n%s", c, out)
			}
		case <-time.After(20 * time.Second):
			t.Error("it does not stop")
		}
	})
	pattern := regexp.MustCompile(`Tendril is at (http://\S+)`)
	for limit := time.Now().Add(20 * time.Second); time.Now().Before(limit); time.Sleep(10 * time.Millisecond) {
		select {
		case c := <-code:
			t.Fatalf("exit %d\n%s", c, out)
		default:
		}
		if m := pattern.FindStringSubmatch(out.String()); m != nil && strings.Contains(out.String(), "serving") {
			return m[1], out
		}
	}
	t.Fatalf("no address in %q", out)
	return "", out
}

// hello connects to a scene and returns its title.
func hello(t *testing.T, address, query string) string {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	conn, _, err := websocket.Dial(ctx, "ws://"+u.Host+"/ws?"+query, nil) //nolint:bodyclose // Dial takes care of it
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.CloseNow() }()
	conn.SetReadLimit(1 << 20)
	_, data, err := conn.Read(ctx)
	if err != nil {
		t.Fatal(err)
	}
	var message struct{ Scene struct{ Title string } }
	if err := json.Unmarshal(data, &message); err != nil {
		t.Fatal(err)
	}
	return message.Scene.Title
}

func TestServeWithoutACommand(t *testing.T) {
	address, _ := served(t, "--addr", "127.0.0.1:0")
	r, err := http.Get(address)
	if err != nil || r.StatusCode != http.StatusOK || strings.Contains(address, "?") {
		t.Fatalf("%s: %v, %v", address, r, err)
	}
	_ = r.Body.Close()
	if title := hello(t, address, "scene=suture"); title == "" {
		t.Error("no title")
	}
}

func TestServeAFile(t *testing.T) {
	address, _ := served(t, write(t, "hair.yaml", hair), "--addr", "127.0.0.1:0")
	if !strings.HasSuffix(address, "/?scene=file") || hello(t, address, "scene=file") != "A hair" {
		t.Errorf("it is at %s", address)
	}
}

func TestServeOneOfTheGallery(t *testing.T) {
	if address, _ := served(t, "serve", "cantilever", "--addr", "localhost:0"); !strings.HasSuffix(address, "/?scene=cantilever") {
		t.Errorf("it is at %s", address)
	}
}

func TestServeToOthersAsksForAToken(t *testing.T) {
	address, _ := served(t, "serve", "--addr", "0.0.0.0:0")
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	token := u.Query().Get("token")
	if len(token) < 20 || u.Hostname() == "0.0.0.0" {
		t.Fatalf("it is at %s", address)
	}
	for query, want := range map[string]int{"": http.StatusUnauthorized, "?token=" + token: http.StatusFound} {
		client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
		r, err := client.Get("http://127.0.0.1:" + u.Port() + "/" + query)
		if err != nil || r.StatusCode != want {
			t.Errorf("%q: %v, %v, want %d", query, r, err, want)
			continue
		}
		_ = r.Body.Close()
	}
}

func TestServePortTaken(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	_, port, _ := net.SplitHostPort(l.Addr().String())
	code, out, stderr := call("serve", "--addr", l.Addr().String(), "--no-open")
	if code != wrongUse || out != "" || !strings.Contains(stderr, "port "+port) || !strings.Contains(stderr, "--addr") {
		t.Errorf("exit %d, %q, %q", code, out, stderr)
	}
}
