// Package browse opens the page in a real Chromium: for the tests of the page, and for the pictures of the gallery.
package browse

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"sync"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"github.com/tendril-sim/tendril/serve"
)

// ErrNoBrowser says that there is no Chromium on this machine.
var ErrNoBrowser = errors.New("no Chromium found: install it (on Debian and Ubuntu: apt-get install chromium), or name one in CHROMIUM")

// Find returns the path of a Chromium.
func Find() (string, error) {
	names := []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"}
	if name := os.Getenv("CHROMIUM"); name != "" {
		names = []string{name}
	}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", ErrNoBrowser
}

// View is how a page is looked at.
type View struct {
	Width, Height int     // [CSS px]; 0 means 1280 × 800
	Scale         float64 // device pixels for each; 0 means 1
	Dark          bool
	Touch         bool // a phone
}

// Tab is a page in a browser.
type Tab struct {
	Ctx context.Context // for chromedp.Run

	mu       sync.Mutex
	problems []string
}

// Problems returns errors that the page has written to its console, and exceptions it did not catch.
func (t *Tab) Problems() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return append([]string(nil), t.problems...)
}

// Forget drops the problems so far.
func (t *Tab) Forget() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.problems = nil
}

func (t *Tab) note(format string, args ...any) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.problems = append(t.problems, fmt.Sprintf(format, args...))
}

// Browser is a Chromium without a window, its graphics made in software so that every machine shows the same.
type Browser struct {
	ctx context.Context
}

// Start starts a browser that ends with ctx.
func Start(ctx context.Context) (*Browser, error) {
	path, err := Find()
	if err != nil {
		return nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.NoSandbox,
		chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-gpu", false), chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("disable-background-networking", true), chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true),
		chromedp.WSURLReadTimeout(60*time.Second),
	)
	allocated, _ := chromedp.NewExecAllocator(ctx, options...)
	first, _ := chromedp.NewContext(allocated)
	if err := chromedp.Run(first); err != nil {
		return nil, fmt.Errorf("starting %s: %w", path, err)
	}
	return &Browser{first}, nil
}

// Open opens a page in a new tab.
func (b *Browser) Open(url string, v View) (*Tab, error) {
	if v.Width == 0 {
		v.Width, v.Height = 1280, 800
	}
	if v.Scale == 0 {
		v.Scale = 1
	}
	ctx, _ := chromedp.NewContext(b.ctx)
	t := &Tab{Ctx: ctx}
	chromedp.ListenTarget(ctx, t.listen)
	scheme := "light"
	if v.Dark {
		scheme = "dark"
	}
	err := chromedp.Run(ctx,
		log.Enable(), runtime.Enable(), page.Enable(),
		emulation.SetDeviceMetricsOverride(int64(v.Width), int64(v.Height), v.Scale, v.Touch),
		emulation.SetTouchEmulationEnabled(v.Touch),
		emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}),
		chromedp.Navigate(url),
	)
	return t, err
}

// Close closes the tab.
func (t *Tab) Close() { _ = chromedp.Cancel(t.Ctx) }

func (t *Tab) listen(event any) {
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.APITypeError || e.Type == runtime.APITypeAssert {
			text := ""
			for _, a := range e.Args {
				text += " " + string(a.Value) + a.Description
			}
			t.note("console:%s", text)
		}
	case *runtime.EventExceptionThrown:
		t.note("exception: %s", e.ExceptionDetails.Error())
	case *log.EventEntryAdded:
		if e.Entry.Level == log.LevelError {
			t.note("log: %s (%s)", e.Entry.Text, e.Entry.URL)
		}
	}
}

// Eval evaluates an expression in the page and stores its value.
func (t *Tab) Eval(expression string, out any) error {
	return chromedp.Run(t.Ctx, chromedp.Evaluate(expression, out))
}

// Wait waits until an expression is true in the page.
func (t *Tab) Wait(expression string, patience time.Duration) error {
	var last bool
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if err := t.Eval("!!("+expression+")", &last); err != nil {
			return err
		}
		if last {
			return nil
		}
	}
	return fmt.Errorf("not true after %v: %s", patience, expression)
}

// Serve runs a server until ctx is done and returns its address.
func Serve(ctx context.Context, cfg serve.Config) (url string, err error) {
	return ServeAt(ctx, "127.0.0.1:0", cfg)
}

// ServeAt is Serve at an address.
func ServeAt(ctx context.Context, addr string, cfg serve.Config) (url string, err error) {
	s, err := serve.New(cfg)
	if err != nil {
		return "", err
	}
	var l net.Listener
	if l, err = serve.Listen(addr); err != nil {
		return "", err
	}
	go func() { _ = s.Serve(ctx, l) }()
	return "http://" + l.Addr().String(), nil
}
