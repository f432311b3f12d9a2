package serve

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"slices"
	"sync"
	"syscall"
	"time"

	"github.com/tendril-sim/tendril/web"
)

// Config describes a server. Its zero value serves the gallery to this machine.
type Config struct {
	File       string        // scene file to show as the scene "file", and to read again when it changes; "" for none
	Page       fs.FS         // the viewer; nil for the built-in one
	Recordings string        // folder of the recordings; "" for none: then nothing can be recorded
	Token      string        // what a viewer must know; "" where only this machine can reach the server
	Origins    []string      // origins of other pages that may connect, such as https://example.org
	Ticks      string        // folder for a log of every tick of the haptic loops; "" for none
	Pprof      bool          // show Go's profiles under /debug/pprof
	Log        *slog.Logger  // nil for none
	Linger     time.Duration // how long a simulation goes on without a viewer; 0 means 10 s
	Silence    time.Duration // after how long without a word a hand lets go; 0 means 1 s
}

// What a server takes on at most.
const (
	maxViewers  = 1000
	maxSessions = 16
)

// Server shows scenes. Make one with New.
type Server struct {
	cfg     Config
	log     *slog.Logger
	page    page
	mux     *http.ServeMux
	metrics *metrics
	devices claims
	gallery *gallery
	file    *watched // nil if there is none

	mu       sync.Mutex
	sessions map[string]*session
	clients  map[*client]struct{}
	closed   bool
	busy     sync.WaitGroup // clients and sessions
	numbers  uint64         // of clients, so far
}

// New makes a server. With a File that is wrong the error is scene.Mistakes.
func New(cfg Config) (*Server, error) {
	if err := checkOrigins(cfg.Origins); err != nil {
		return nil, err
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	if cfg.Linger == 0 {
		cfg.Linger = 10 * time.Second
	}
	if cfg.Silence == 0 {
		cfg.Silence = time.Second
	}
	if cfg.Page == nil {
		cfg.Page = web.Dist
	}
	s := &Server{cfg: cfg, log: cfg.Log, sessions: map[string]*session{}, clients: map[*client]struct{}{}, metrics: newMetrics()}
	var err error
	if s.page, err = newPage(cfg.Page); err != nil {
		return nil, err
	}
	if s.gallery, err = newGallery(); err != nil {
		return nil, err
	}
	if cfg.File != "" {
		if s.file, err = watch(cfg.File); err != nil {
			return nil, err
		}
	}
	s.routes()
	return s, nil
}

func (s *Server) routes() {
	s.mux = http.NewServeMux()
	s.mux.Handle("/", s.page)
	s.mux.HandleFunc("GET /ws", s.socket)
	s.mux.HandleFunc("GET /api/scenes", s.listScenes)
	s.mux.HandleFunc("GET /api/scenes/{name}/thumb.png", s.thumb)
	s.mux.Handle("GET /api/schema", s.gallery.schema)
	s.mux.HandleFunc("GET /api/recordings", s.listRecordings)
	s.mux.HandleFunc("GET /api/recordings/{name}", s.recording)
	s.mux.Handle("GET /metrics", s.metrics.handler(s))
	s.mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		fmt.Fprintln(w, "ok")
	})
	if s.cfg.Pprof {
		s.mux.HandleFunc("GET /debug/pprof/", pprof.Index)
		s.mux.HandleFunc("GET /debug/pprof/cmdline", pprof.Cmdline)
		s.mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
		s.mux.HandleFunc("GET /debug/pprof/symbol", pprof.Symbol)
		s.mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	}
}

// Listen opens the address to serve at. Where it is taken, the error says so and what to do.
func Listen(addr string) (net.Listener, error) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fmt.Errorf("address %q: want HOST:PORT, as in 127.0.0.1:7700", addr)
	}
	l, err := net.Listen("tcp", addr)
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("port %s of %s is taken, perhaps by another tendril: choose another with --addr %s, or any that is free with --addr %s",
			port, host, net.JoinHostPort(host, "7701"), net.JoinHostPort(host, "0"))
	case errors.Is(err, syscall.EACCES):
		return nil, fmt.Errorf("port %s of %s needs more rights than this user has: choose another with --addr %s", port, host, net.JoinHostPort(host, "7700"))
	case err != nil:
		return nil, fmt.Errorf("address %s: %w", addr, err)
	}
	return l, nil
}

// connKey finds the connection of a request in its context.
type connKey struct{}

// Serve answers requests until ctx is done, then says goodbye to every viewer, stops the simulations and returns. Call it
// once.
func (s *Server) Serve(ctx context.Context, l net.Listener) error {
	host := &http.Server{
		Handler:           s.guard(s.mux),
		ReadHeaderTimeout: 10 * time.Second,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    64 << 10,
		ErrorLog:          slog.NewLogLogger(s.log.Handler(), slog.LevelWarn),
		ConnContext:       func(ctx context.Context, c net.Conn) context.Context { return context.WithValue(ctx, connKey{}, c) },
	}
	failed := make(chan error, 1)
	go func() { failed <- host.Serve(l) }()
	if s.file != nil {
		s.busy.Go(func() { s.file.follow(ctx, s.fileChanged) })
	}
	s.log.Info("serving", "address", l.Addr().String(), "token", s.cfg.Token != "", "file", s.cfg.File)
	var err error
	select {
	case <-ctx.Done():
	case err = <-failed:
	}
	s.log.Info("shutting down")
	s.close()
	patience, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	if host.Shutdown(patience) != nil {
		_ = host.Close() // a download that nobody waits for any more
	}
	return err
}

// close ends everything that runs.
func (s *Server) close() {
	s.mu.Lock()
	s.closed = true
	for c := range s.clients {
		c.end(goingAway)
	}
	sessions := make([]*session, 0, len(s.sessions))
	for _, x := range s.sessions {
		sessions = append(sessions, x)
	}
	clear(s.sessions)
	s.mu.Unlock()
	for _, x := range sessions {
		x.stop()
	}
	s.busy.Wait()
}

// enter counts a new client in, unless there are too many.
func (s *Server) enter(c *client) *farewell {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.closed:
		return goingAway
	case len(s.clients) >= maxViewers:
		return &farewell{statusFull, fmt.Sprintf("there are %d viewers already", maxViewers)}
	}
	s.numbers++
	c.number = s.numbers
	s.clients[c] = struct{}{}
	s.busy.Add(1)
	return nil
}

func (s *Server) exit(c *client) {
	s.mu.Lock()
	delete(s.clients, c)
	s.mu.Unlock()
	s.busy.Done()
}

// session returns the running session of a scene, started if need be. Give it back with leave.
func (s *Server) session(src *source, room string) (*session, *farewell) {
	key := src.name + "/" + room
	s.mu.Lock()
	x := s.sessions[key]
	switch {
	case s.closed:
		s.mu.Unlock()
		return nil, goingAway
	case x == nil && len(s.sessions) >= maxSessions && !s.evict():
		s.mu.Unlock()
		return nil, &farewell{statusFull, fmt.Sprintf("%d scenes are running already", maxSessions)}
	case x == nil:
		x = newSession(s, key, src)
		s.sessions[key] = x
		x.refs++
		s.mu.Unlock()
		x.open()
	default:
		x.refs++
		if x.idle != nil {
			x.idle.Stop()
		}
		s.mu.Unlock()
	}
	<-x.ready
	if x.err != nil {
		s.leave(x)
		return nil, &farewell{statusNotFound, clip(x.err.Error())}
	}
	return x, nil
}

// evict stops a session that nobody watches, and reports whether there was one. The caller has locked s.mu.
func (s *Server) evict() bool {
	for key, x := range s.sessions {
		if x.refs == 0 {
			delete(s.sessions, key)
			s.busy.Go(x.stop)
			return true
		}
	}
	return false
}

// leave gives a session back. Some time after the last viewer it stops.
func (s *Server) leave(x *session) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if x.refs--; x.refs > 0 || s.sessions[x.key] != x {
		return
	}
	linger := s.cfg.Linger
	if x.err != nil {
		linger = 0
	}
	x.idle = time.AfterFunc(linger, func() {
		s.mu.Lock()
		over := x.refs == 0 && s.sessions[x.key] == x && !s.closed
		if over {
			delete(s.sessions, x.key)
			s.busy.Add(1)
		}
		s.mu.Unlock()
		if over {
			x.stop()
			s.busy.Done()
		}
	})
}

// all returns the running sessions, in the order of their names.
func (s *Server) all() []*session {
	s.mu.Lock()
	defer s.mu.Unlock()
	list := make([]*session, 0, len(s.sessions))
	for _, x := range s.sessions {
		select {
		case <-x.ready:
			if x.err == nil {
				list = append(list, x)
			}
		default: // not there yet
		}
	}
	slices.SortFunc(list, func(a, b *session) int {
		if a.key < b.key {
			return -1
		}
		return 1
	})
	return list
}
