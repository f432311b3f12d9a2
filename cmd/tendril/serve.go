package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"syscall"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/suggest"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
	"github.com/tendril-sim/tendril/serve"
)

type serveCommand struct {
	Scene      string   `arg:"" optional:"" help:"Scene file, or name of a scene in the gallery. The gallery if not given."`
	Addr       string   `default:"127.0.0.1:7700" placeholder:"HOST:PORT" help:"Address to listen at (${default}). One that other machines can reach asks viewers for a token."`
	Open       bool     `default:"true" negatable:"" help:"Open the page in a browser, where there is a screen."`
	Origin     []string `sep:"none" placeholder:"URL" help:"Another page that may connect, as in https://example.org. Repeatable."`
	Recordings string   `default:"recordings" placeholder:"FOLDER" help:"Where recordings are kept (${default})."`
	LogLevel   string   `enum:"debug,info,warn,error" default:"warn" help:"What to tell on standard error: debug, info, warn or error (${default})."`
	Ticks      string   `type:"existingdir" placeholder:"FOLDER" help:"Write every tick of the haptic loops there, a CSV file for each loop."`
	Pprof      bool     `help:"Show Go's profiles under /debug/pprof."`
}

// Help teaches the command.
func (*serveCommand) Help() string {
	return `Prints an address, opens it in a browser, and shows the scenes there: to look at, to pull at, to change while they run. This is what tendril does without a command. Ctrl-C ends it.

    tendril                                   the gallery
    tendril suture                            one of its scenes
    tendril my-thread.yaml                    a scene of yours, shown anew whenever the file changes
    tendril serve --addr 127.0.0.1:0 --no-open
    tendril serve --addr 0.0.0.0:7700         for other machines too: whoever has the address with the token

Figures for Prometheus are at /metrics. The protocol, for a client of your own, is in docs/protocol.md.`
}

// Run serves until it is interrupted.
func (s *serveCommand) Run(c *console) error {
	cfg, show, err := s.config(c)
	if err != nil {
		return err
	}
	server, err := serve.New(cfg)
	if err != nil {
		if mistakes := (scene.Mistakes{}); errors.As(err, &mistakes) {
			return checkError{err}
		}
		return err
	}
	listener, err := serve.Listen(s.Addr)
	if err != nil {
		return err
	}
	haptic.MakeRoom()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	address := pageURL(listener.Addr(), show, cfg.Token)
	fmt.Fprintf(c.out, "Tendril is at %s\nCtrl-C ends it.\n", address)
	if s.Open {
		browse(address)
	}
	return server.Serve(ctx, listener)
}

// config returns what to serve, and the query of the page that shows it first.
func (s *serveCommand) config(c *console) (cfg serve.Config, show url.Values, err error) {
	var level slog.Level
	if err := level.UnmarshalText([]byte(s.LogLevel)); err != nil {
		return cfg, nil, fmt.Errorf("--log-level: %w", err)
	}
	cfg = serve.Config{
		Origins: s.Origin, Recordings: s.Recordings, Ticks: s.Ticks, Pprof: s.Pprof,
		Log: slog.New(slog.NewTextHandler(c.err, &slog.HandlerOptions{Level: level})),
	}
	if !serve.Loopback(s.Addr) {
		cfg.Token = serve.NewToken()
	}
	show = url.Values{}
	switch {
	case s.Scene == "":
	case slices.Contains(scenes.Names(), s.Scene):
		show.Set("scene", s.Scene)
	default:
		if _, err := open(s.Scene); err != nil {
			word := suggest.Nearest(s.Scene, slices.Concat(scenes.Names(), commandNames()))
			if slices.Contains(commandNames(), word) && !looksLikeFile(s.Scene) {
				err = fmt.Errorf("there is no command, scene or file %q, did you mean tendril %s?", s.Scene, word)
			}
			return cfg, nil, err
		}
		cfg.File = filepath.Clean(s.Scene)
		show.Set("scene", "file")
	}
	return cfg, show, nil
}

// pageURL returns the address to open. A server at all addresses is named by one that other machines can reach.
func pageURL(at net.Addr, show url.Values, token string) string {
	if token != "" {
		show.Set("token", token)
	}
	host, port, err := net.SplitHostPort(at.String())
	if err != nil {
		host = at.String() // not a TCP address: never
	}
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = outside()
	}
	u := url.URL{Scheme: "http", Host: net.JoinHostPort(host, port), Path: "/", RawQuery: show.Encode()}
	return u.String()
}

// outside returns an address of this machine that others can reach, if it has one.
func outside() string {
	addresses, err := net.InterfaceAddrs()
	if err != nil {
		return "127.0.0.1"
	}
	for _, a := range addresses {
		if n, ok := a.(*net.IPNet); ok && n.IP.To4() != nil && n.IP.IsGlobalUnicast() {
			return n.IP.String()
		}
	}
	return "127.0.0.1"
}

// browse opens a page in a browser where there is a screen. Whoever has none reads the address.
func browse(address string) {
	var command *exec.Cmd
	switch runtime.GOOS {
	case "darwin":
		command = exec.Command("open", address)
	case "windows":
		command = exec.Command("rundll32", "url.dll,FileProtocolHandler", address)
	default:
		if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
			return
		}
		command = exec.Command("xdg-open", address)
	}
	if command.Start() == nil {
		go func() { _ = command.Wait() }() // how it ended is its own business
	}
}

// commandNames returns the words that tendril knows.
func commandNames() []string {
	var names []string
	for i := range reflect.TypeFor[commands]().NumField() {
		names = append(names, strings.ToLower(reflect.TypeFor[commands]().Field(i).Name))
	}
	return names
}
