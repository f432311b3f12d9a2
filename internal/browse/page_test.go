package browse

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/tendril-sim/tendril/scenes"
	"github.com/tendril-sim/tendril/serve"
	"github.com/tendril-sim/tendril/spatial"
)

// The machine may be busy and its graphics are made in software: what takes milliseconds on a desk may take seconds here.
const patience = 30 * time.Second

// start starts a server and a browser for a test. Without a Chromium the test is skipped, unless TENDRIL_PAGE says that
// there must be one.
func start(t *testing.T) (*Browser, string) {
	t.Helper()
	if testing.Short() {
		t.Skip("a real browser takes a while")
	}
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	b, err := Start(ctx)
	if errors.Is(err, ErrNoBrowser) && os.Getenv("TENDRIL_PAGE") == "" {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	url, err := Serve(ctx, config)
	if err != nil {
		t.Fatal(err)
	}
	return b, url
}

// config is that of a server whose viewers are slow: a picture that is made in software can take a second, and a hand must not
// be let go for that.
var config = serve.Config{Silence: 20 * time.Second}

// open opens a page and sees to it that it has no complaints at the end.
func open(t *testing.T, b *Browser, url string, v View) *Tab {
	t.Helper()
	tab, err := b.Open(url, v)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for _, p := range tab.Problems() {
			t.Error("the page complains:", p)
		}
		tab.Close()
	})
	return tab
}

func (t *Tab) must(test *testing.T, err error) {
	test.Helper()
	if err != nil {
		var png []byte
		if chromedp.Run(t.Ctx, chromedp.CaptureScreenshot(&png)) == nil {
			name := strings.ReplaceAll(test.Name(), "/", "-") + "-*.png"
			if f, e := os.CreateTemp("", name); e == nil {
				_, _ = f.Write(png)
				_ = f.Close()
				test.Log("what was seen is in", f.Name())
			}
		}
		test.Fatal(err)
	}
}

func openScene(t *testing.T, b *Browser, url, name string, v View) *Tab {
	t.Helper()
	if v.Width == 0 {
		v.Width, v.Height = 960, 600 // graphics in software: fewer pixels, more pictures
	}
	precompute(t, name)
	tab := open(t, b, url+"/#/scene/"+name, v)
	tab.must(t, tab.Wait("window.tendril && tendril.ready && tendril.connected", patience))
	return tab
}

func (t *Tab) number(test *testing.T, expression string) float64 {
	test.Helper()
	var x float64
	t.must(test, t.Eval(expression, &x))
	return x
}

func TestGalleryShowsEveryScene(t *testing.T) {
	b, url := start(t)
	tab := open(t, b, url, View{})
	for _, name := range scenes.Names() {
		tab.must(t, tab.Wait(fmt.Sprintf(`document.querySelector('a[href*="scene/%s"]')`, name), patience))
	}
	ready := tab.number(t, `performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd`)
	t.Logf("the gallery is there after %.0f ms", ready)
	if ready <= 0 || ready > 5000 { // 1 s on a desk
		t.Errorf("the gallery is there after %v ms", ready)
	}
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.Click(`a[href*="scene/cantilever"]`)))
	tab.must(t, tab.Wait("window.tendril && tendril.ready && tendril.scene === 'cantilever'", patience))
}

func TestEveryScene(t *testing.T) {
	b, url := start(t)
	for _, name := range scenes.Names() {
		t.Run(name, func(t *testing.T) {
			tab := openScene(t, b, url, name, View{})
			at := tab.number(t, "tendril.time")
			tab.must(t, tab.Wait(fmt.Sprintf("tendril.time > %v + 0.2", at), patience))
			if n := tab.number(t, "tendril.bodies()[0].nodes.flat().filter(x => !Number.isFinite(x)).length"); n != 0 {
				t.Errorf("%v numbers are not finite", n)
			}
			// The whole of it is in the picture.
			const out = `tendril.bodies()[0].nodes.map(p => tendril.project(p)).filter(([x, y]) => !(x > 0 && y > 0 && x < innerWidth && y < innerHeight)).length`
			if name == "jungle" || name == "wheat" { // one stands before these, and sees all when one asks for it
				tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent("f")))
				tab.must(t, tab.Wait(out+" === 0", patience))
			} else if name == "braid" { // the camera runs along, a picture late
				tab.must(t, tab.Wait(out+" === 0", patience))
			} else if n := tab.number(t, out); n > 0 {
				t.Errorf("%v nodes are outside the window", n)
			}
		})
	}
}

// hand is where a node is in the window.
func (t *Tab) node(test *testing.T, body, index int) (x, y float64) {
	test.Helper()
	var p [2]float64
	t.must(test, t.Eval(fmt.Sprintf("tendril.project(tendril.bodies()[%d].nodes.at(%d))", body, index), &p))
	return p[0], p[1]
}

func (t *Tab) mouse(test *testing.T, kind input.MouseType, x, y float64, mod input.Modifier) {
	test.Helper()
	t.must(test, chromedp.Run(t.Ctx, chromedp.ActionFunc(func(ctx context.Context) error {
		e := input.DispatchMouseEvent(kind, x, y).WithModifiers(mod).WithButton(input.Left)
		if kind == input.MouseMoved {
			e = e.WithButtons(1)
		} else {
			e = e.WithClickCount(1)
		}
		return e.Do(ctx)
	})))
}

// drag moves the pressed mouse in steps.
func (t *Tab) drag(test *testing.T, x0, y0, x1, y1 float64, steps int, mod input.Modifier) {
	test.Helper()
	for i := 1; i <= steps; i++ {
		s := float64(i) / float64(steps)
		t.mouse(test, input.MouseMoved, x0+s*(x1-x0), y0+s*(y1-y0), mod)
		time.Sleep(15 * time.Millisecond)
	}
}

// A person drags the end of the cantilever up: it follows, the hand feels a pull down, the plots draw it; let go, it falls back.
func TestDragPullsTheRod(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "cantilever", View{})
	x, y := tab.node(t, 0, -1)
	before := tab.number(t, "tendril.bodies()[0].nodes.at(-1)[2]")
	tab.mouse(t, input.MousePressed, x, y, 0)
	tab.must(t, tab.Wait("tendril.holding", patience))
	tab.drag(t, x, y, x, y-120, 10, 0)
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.bodies()[0].nodes.at(-1)[2] > %v + 0.02", before), patience))
	force := tab.number(t, "tendril.hands()[0].force[2]")
	if force >= 0 {
		t.Errorf("pulling up, the hand feels %v N upwards", force)
	}
	// Ghost and proxy lie on the line of the force: the gap is the force.
	along := tab.number(t, `(() => { const h = tendril.hands()[0]; const g = h.proxy.slice(0, 3).map((v, i) => v - h.ghost[i]); const d = g.reduce((s, v, i) => s + v * h.force[i], 0); return d / Math.hypot(...g) / Math.hypot(...h.force) })()`)
	if !(along > 0.95) {
		t.Errorf("the force and the gap have a cosine of %v, want 1", along)
	}
	if n := tab.number(t, "tendril.samples"); n < 3 {
		t.Errorf("%v samples in the plots", n)
	}
	var latency []float64
	tab.must(t, tab.Eval("tendril.latency()", &latency))
	if len(latency) > 0 {
		slices.Sort(latency)
		t.Logf("from drag to picture: %.0f ms at the median of %d (graphics in software)", latency[len(latency)/2], len(latency))
	}
	tab.mouse(t, input.MouseReleased, x, y-120, 0)
	tab.must(t, tab.Wait("!tendril.holding && tendril.hands().length === 0", patience))
	tab.must(t, tab.Wait(fmt.Sprintf("Math.abs(tendril.bodies()[0].nodes.at(-1)[2] - %v) < 0.01", before), patience))
}

// Turning the needle about its own axis twists the thread: the needle stays in its place, and the torque about its axis changes
// against the turn.
func TestTurningTwistsTheThread(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "suture", View{})
	x, y := tab.node(t, 0, -1)
	tab.mouse(t, input.MousePressed, x, y, 0)
	tab.must(t, tab.Wait("tendril.holding && tendril.hands().length > 0", patience))
	time.Sleep(300 * time.Millisecond)
	pose, torque := tab.felt(t)
	tab.drag(t, x, y, x+100, y, 10, input.ModifierAlt)
	time.Sleep(500 * time.Millisecond)
	turned, after := tab.felt(t)
	turn := pose.Rot.Conj().Mul(turned.Rot).Log() // in the needle's axes
	moved := turned.Pos.Sub(pose.Pos).Norm()
	if math.Abs(turn.Z) < 0.3 || math.Abs(turn.Z) < 0.9*turn.Norm() || moved > 0.02 {
		t.Errorf("turned by %v rad in its own axes and moved by %v m", turn, moved)
	}
	change := turned.Rot.Unrotate(after).Z - pose.Rot.Unrotate(torque).Z
	t.Logf("turned by %.2f rad; the torque about the needle changed by %.3g N m", turn.Z, change)
	if change*turn.Z >= 0 || math.Abs(change) < 1e-8 {
		t.Errorf("turned by %v rad, the torque about the needle changed by %v N m: want it against the turn", turn.Z, change)
	}
	tab.mouse(t, input.MouseReleased, x+100, y, input.ModifierAlt)
}

// felt returns where the first hand has what it holds, and the torque that it feels [N m].
func (t *Tab) felt(test *testing.T) (pose spatial.Frame, torque spatial.Vec3) {
	test.Helper()
	var p, m []float64
	t.must(test, t.Eval("tendril.hands()[0].proxy", &p))
	t.must(test, t.Eval("tendril.hands()[0].torque", &m))
	pose = spatial.Frame{Rot: spatial.Quat{X: p[3], Y: p[4], Z: p[5], W: p[6]}.Unit(), Pos: spatial.V(p[0], p[1], p[2])}
	return pose, spatial.V(m[0], m[1], m[2])
}

func TestKeysPauseStepAndReset(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "twist-coil", View{})
	press := func(key string) { tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent(key))) }
	press(" ")
	tab.must(t, tab.Wait("tendril.paused", patience))
	time.Sleep(500 * time.Millisecond)
	at := tab.number(t, "tendril.step")
	time.Sleep(500 * time.Millisecond)
	if now := tab.number(t, "tendril.step"); now != at {
		t.Errorf("paused, it went from step %v to %v", at, now)
	}
	press(".")
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.step === %v + 1", at), patience))
	press(" ")
	tab.must(t, tab.Wait(fmt.Sprintf("!tendril.paused && tendril.step > %v + 5", at), patience))
	press("r")
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.step < %v", at), patience))
	press("h")
	tab.must(t, tab.Wait(`document.querySelector("dialog[open]")`, patience))
	press(kb.Escape)
}

// A parameter that is changed over the socket that the sliders use changes the world, and is marked.
func TestAParameterChangesTheWorld(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "cantilever", View{})
	before := tab.number(t, "tendril.bodies()[0].nodes.at(-1)[2]")
	tab.must(t, tab.Wait(`document.querySelector('input[type=range]')`, patience))
	// Gravity is one of the sliders: find the one that says so and push it to its end.
	var found bool
	tab.must(t, tab.Eval(`(() => {
		const all = [...document.querySelectorAll('input[type=range]')]
		const it = all.find(e => /young/i.test((e.getAttribute('aria-label') ?? '') + (e.closest('[data-path]')?.getAttribute('data-path') ?? '') + (e.closest('label,div')?.textContent ?? '')))
		if (!it) return false
		it.value = it.max
		it.dispatchEvent(new Event('input', {bubbles: true}))
		it.dispatchEvent(new Event('change', {bubbles: true}))
		return true
	})()`, &found))
	if !found {
		t.Fatal("no slider for Young's modulus")
	}
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.bodies()[0].nodes.at(-1)[2] > %v + 0.01", before), patience))
}

// A server that goes away is missed, and found again.
func TestLosesAndRegainsTheServer(t *testing.T) {
	b, _ := start(t)
	ctx, stop := context.WithCancel(context.Background())
	url, err := Serve(ctx, config)
	if err != nil {
		t.Fatal(err)
	}
	tab := openScene(t, b, url, "suture", View{})
	stop()
	tab.must(t, tab.Wait("!tendril.connected", patience))
	tab.must(t, tab.Wait(`/connection|reconnect|lost/i.test(document.body.innerText)`, patience))
	again, end := context.WithCancel(context.Background())
	defer end()
	addr := strings.TrimPrefix(url, "http://")
	for i := 0; ; i++ { // the port is free again when the old server has ended
		if _, err = ServeAt(again, addr, config); err == nil {
			break
		}
		if i > 50 {
			t.Fatal(err)
		}
		time.Sleep(200 * time.Millisecond)
	}
	tab.must(t, tab.Wait("tendril.connected && tendril.ready", patience))
	tab.Forget() // a browser logs refused connections as errors
}

// On a phone everything fits, and a finger pulls.
func TestTouch(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "cantilever", View{Width: 390, Height: 844, Scale: 2, Touch: true})
	if w := tab.number(t, "document.documentElement.scrollWidth - innerWidth"); w > 0 {
		t.Errorf("the page is %v px wider than the phone", w)
	}
	x, y := tab.node(t, 0, -1)
	touch := func(kind input.TouchType, points ...*input.TouchPoint) {
		tab.must(t, chromedp.Run(tab.Ctx, chromedp.ActionFunc(func(ctx context.Context) error {
			return input.DispatchTouchEvent(kind, points).Do(ctx)
		})))
	}
	touch(input.TouchStart, &input.TouchPoint{X: x, Y: y})
	tab.must(t, tab.Wait("tendril.holding", patience))
	for i := range 10 {
		touch(input.TouchMove, &input.TouchPoint{X: x, Y: y - 8*float64(i)})
		time.Sleep(20 * time.Millisecond)
	}
	touch(input.TouchEnd)
	tab.must(t, tab.Wait("!tendril.holding", patience))
}

// A link that is shared brings back what was seen: the time, and a parameter that had been changed.
func TestShareLink(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "twist-coil", View{})
	tab.must(t, tab.Wait("tendril.time > 1", patience))
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent(" ")))
	tab.must(t, tab.Wait("tendril.paused", patience))
	time.Sleep(500 * time.Millisecond)
	at := tab.number(t, "tendril.time")
	tab.must(t, tab.Eval(`(() => { navigator.clipboard.writeText = async s => { window.copied = s }; return 0 })()`, nil))
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent("l")))
	tab.must(t, tab.Wait("window.copied", patience))
	var link string
	tab.must(t, tab.Eval("window.copied", &link))
	other := open(t, b, link, View{})
	other.must(t, other.Wait("window.tendril && tendril.ready && tendril.connected", patience))
	other.must(t, other.Wait(fmt.Sprintf("tendril.time >= %v - 0.02", at), patience))
}
