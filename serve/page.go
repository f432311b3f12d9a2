package serve

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

// The page may load from its own server only. What it draws it keeps in data and blob addresses; its panels style themselves.
const contentPolicy = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
	"worker-src 'self' blob:; connect-src 'self'; font-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

// asset is a file that is served from memory.
type asset struct {
	name  string
	data  []byte
	kind  string // Content-Type
	etag  string
	cache string // Cache-Control

	once   sync.Once
	zipped []byte // nil where it would not be smaller
}

// hashed is what a bundler's file looks like whose name changes with its content.
var hashed = regexp.MustCompile(`-[A-Z0-9]{8}\.[a-z0-9]+$`)

// kinds are the content types that a system may not know or say differently.
var kinds = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
	".json": "application/json", ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon",
	".woff2": "font/woff2", ".wasm": "application/wasm", ".map": "application/json", ".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
}

func newAsset(name string, data []byte) *asset {
	kind := kinds[path.Ext(name)]
	if kind == "" {
		kind = mime.TypeByExtension(path.Ext(name))
	}
	if kind == "" {
		kind = "application/octet-stream"
	}
	sum := sha256.Sum256(data)
	cache := "no-cache" // ask each time whether it has changed
	if hashed.MatchString(name) {
		cache = "public, max-age=31536000, immutable"
	}
	return &asset{name: name, data: data, kind: kind, etag: `"` + base64.RawURLEncoding.EncodeToString(sum[:12]) + `"`, cache: cache}
}

// gzip returns the content compressed, or nil where that is not worth it.
func (a *asset) gzip() []byte {
	a.once.Do(func() {
		packed := strings.HasPrefix(a.kind, "image/") && a.kind != "image/svg+xml" || a.kind == "font/woff2"
		if packed || len(a.data) < 1024 {
			return
		}
		var b bytes.Buffer
		z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression) // the level is right
		_, _ = z.Write(a.data)                                // a buffer takes everything
		_ = z.Close()
		if b.Len() < len(a.data) {
			a.zipped = b.Bytes()
		}
	})
	return a.zipped
}

// ServeHTTP sends the asset, compressed to whoever can read that, and nothing to who has it already.
func (a *asset) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Type", a.kind)
	h.Set("Cache-Control", a.cache)
	h.Set("Vary", "Accept-Encoding")
	data, etag := a.data, a.etag
	if acceptsGzip(r.Header.Get("Accept-Encoding")) {
		if z := a.gzip(); z != nil {
			data, etag = z, strings.TrimSuffix(a.etag, `"`)+`-gzip"`
			h.Set("Content-Encoding", "gzip")
			h.Set("Content-Length", strconv.Itoa(len(z)))
		}
	}
	h.Set("ETag", etag)
	http.ServeContent(w, r, a.name, time.Time{}, bytes.NewReader(data))
}

func acceptsGzip(header string) bool {
	for part := range strings.SplitSeq(header, ",") {
		coding, parameters, _ := strings.Cut(part, ";")
		if strings.TrimSpace(coding) == "gzip" {
			q, found := strings.CutPrefix(strings.ReplaceAll(parameters, " ", ""), "q=")
			weight, err := strconv.ParseFloat(q, 64)
			return !found || err != nil || weight > 0
		}
	}
	return false
}

// page is the files of the viewer by their path.
type page map[string]*asset

// newPage reads the files of the viewer; index.html is the page at /.
func newPage(files fs.FS) (page, error) {
	p := page{}
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		p["/"+name] = newAsset(name, data)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("serve: the page: %w", err)
	}
	index := p["/index.html"]
	if index == nil {
		return nil, fmt.Errorf("serve: the page has no index.html: run make web")
	}
	p["/"] = index
	return p, nil
}

// ServeHTTP sends a file of the page.
func (p page) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	a := p[r.URL.Path]
	if a == nil {
		http.Error(w, "there is nothing at "+r.URL.Path, http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Security-Policy", contentPolicy)
	a.ServeHTTP(w, r)
}
