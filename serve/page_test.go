package serve

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/scene"
)

func TestPage(t *testing.T) {
	script := strings.Repeat("console.log('Tendril');\n", 1000)
	s := start(t, Config{Page: fstest.MapFS{
		"index.html": {Data: []byte("<!doctype html><title>Tendril</title>")}, "app-3KD8SJ2A.js": {Data: []byte(script)}, "app.css": {Data: []byte("p{}")},
		"fonts/a.woff2": {Data: bytes.Repeat([]byte{1}, 5000)},
	}})
	for path, kind := range map[string]string{
		"/": "text/html; charset=utf-8", "/index.html": "text/html; charset=utf-8", "/app-3KD8SJ2A.js": "text/javascript; charset=utf-8",
		"/app.css": "text/css; charset=utf-8", "/fonts/a.woff2": "font/woff2",
	} {
		r := get(t, s, path, http.Header{"Accept-Encoding": {"br, gzip;q=0.8"}})
		h := r.header
		if r.status != http.StatusOK || h.Get("Content-Type") != kind || h.Get("ETag") == "" || h.Get("X-Content-Type-Options") != "nosniff" || !strings.Contains(h.Get("Content-Security-Policy"), "default-src 'self'") {
			t.Errorf("%s: %d, %v", path, r.status, h)
		}
		if again := get(t, s, path, http.Header{"Accept-Encoding": {"gzip"}, "If-None-Match": {h.Get("ETag")}}); again.status != http.StatusNotModified || again.body != "" {
			t.Errorf("%s, known already: %d", path, again.status)
		}
		if immutable := strings.Contains(h.Get("Cache-Control"), "immutable"); immutable != strings.Contains(path, "3KD8SJ2A") {
			t.Errorf("%s may be kept: %s", path, h.Get("Cache-Control"))
		}
		if zipped := h.Get("Content-Encoding") == "gzip"; zipped != strings.HasSuffix(path, ".js") {
			t.Errorf("%s: encoding %q", path, h.Get("Content-Encoding"))
		} else if zipped {
			z, err := gzip.NewReader(strings.NewReader(r.body))
			if err != nil {
				t.Fatal(err)
			}
			if text, err := io.ReadAll(z); err != nil || string(text) != script {
				t.Errorf("unpacked: %d bytes, %v", len(text), err)
			}
		}
	}
	for _, refuses := range []string{"", "identity", "gzip;q=0"} {
		if r := get(t, s, "/app-3KD8SJ2A.js", http.Header{"Accept-Encoding": {refuses}}); r.header.Get("Content-Encoding") != "" || r.body != script {
			t.Errorf("compressed for who accepts %q", refuses)
		}
	}
	for _, path := range []string{"/nothing", "/fonts", "/fonts/", "/..%2f..%2fetc/passwd", "/api/scenes/none/thumb.png", "/api/recordings/x.mcap", "/debug/pprof/"} {
		if r := get(t, s, path, nil); r.status != http.StatusNotFound {
			t.Errorf("%s: %d", path, r.status)
		}
	}
	if _, err := New(Config{Page: fstest.MapFS{}}); err == nil {
		t.Error("a page without index.html")
	}
	r, err := http.Post("http://"+s.addr+"/", "text/plain", nil)
	if err != nil {
		t.Fatal(err)
	}
	_ = r.Body.Close()
	if r.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("POST: %d", r.StatusCode)
	}
}

func TestBuiltInPage(t *testing.T) {
	s := start(t, Config{})
	if r := get(t, s, "/", nil); r.status != http.StatusOK || !strings.Contains(strings.ToLower(r.body), "<!doctype html>") {
		t.Errorf("the built-in page: %d", r.status)
	}
}

func TestAPI(t *testing.T) {
	s := start(t, Config{Pprof: true})
	var list []listed
	if err := json.Unmarshal([]byte(get(t, s, "/api/scenes", nil).body), &list); err != nil {
		t.Fatal(err)
	}
	if len(list) < 6 || list[0].Title == "" || len(list[0].Models) != 1 || list[0].Models[0] != "chain" || list[0].Duration == 0 {
		t.Errorf("scenes are %+v", list)
	}
	for _, entry := range list {
		r := get(t, s, "/api/scenes/"+entry.Name+"/thumb.png", nil)
		if got := r.status == http.StatusOK; got != entry.Thumb || got && r.header.Get("Content-Type") != "image/png" {
			t.Errorf("%s: thumb %v, %d %s", entry.Name, entry.Thumb, r.status, r.header.Get("Content-Type"))
		}
	}
	if got := get(t, s, "/api/schema", nil).body; got != string(scene.Schema()) {
		t.Error("another schema")
	}
	if got := get(t, s, "/healthz", nil).body; got != "ok\n" {
		t.Errorf("health is %q", got)
	}
	if got := get(t, s, "/api/recordings", nil).body; got != "[]\n" {
		t.Errorf("recordings are %q", got)
	}
	if r := get(t, s, "/debug/pprof/", nil); r.status != http.StatusOK {
		t.Errorf("profiles: %d", r.status)
	}
}

func TestMetrics(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=suture")
	v.frame("frame", func(f *wire.Frame) bool { return f.Time > 0.3 })
	text := get(t, s, "/metrics", nil).body
	for _, want := range []string{
		`tendril_steps_total{scene="suture"} `, `tendril_viewers{scene="suture"} 1`, `tendril_hands{scene="suture"} 0`,
		"tendril_frames_sent_total ", "tendril_frames_dropped_total ", "tendril_sent_bytes_total ", `tendril_gap_seconds_total{scene="suture"} `,
		`tendril_haptic_lateness_seconds_bucket{le="0.0005"} `, `tendril_step_seconds_bucket{scene="suture",le="0.001"} `, "go_goroutines ",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q", want)
		}
	}
}
