package browse

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// body returns the number of a body by its name.
func (t *Tab) body(test *testing.T, name string) int {
	test.Helper()
	i := int(t.number(test, fmt.Sprintf("tendril.bodies().findIndex(b => b.name === %q)", name)))
	if i < 0 {
		test.Fatalf("no body is called %s", name)
	}
	return i
}

// Ten boxes are drawn. A person drags the top one by its front: it follows the hand, and so does the place where it is held; thrown,
// it flies on by itself.
func TestDragAndThrowABox(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "stack", View{})
	tab.must(t, tab.Wait("tendril.solids().box === 10", patience))

	top := tab.body(t, "block[9]")
	at := func(k int) float64 { return tab.number(t, fmt.Sprintf("tendril.bodies()[%d].nodes[0][%d]", top, k)) }
	x, y := tab.node(t, top, 0)
	tab.mouse(t, input.MouseMoved, x, y, 0)
	before, height := at(0), at(2)
	tab.mouse(t, input.MousePressed, x, y, 0)
	tab.must(t, tab.Wait("tendril.holding && tendril.hands().length === 1", patience))
	if held := int(tab.number(t, "tendril.hands()[0].body")); held != top {
		t.Fatalf("the hand holds body %d, want %d", held, top)
	}
	tab.drag(t, x, y, x, y-60, 8, 0)
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.bodies()[%d].nodes[0][2] > %v + 0.03", top, height), patience))
	// It is held on its surface, half a box from its middle.
	away := tab.number(t, fmt.Sprintf("Math.hypot(...tendril.hands()[0].proxy.slice(0, 3).map((v, i) => v - tendril.bodies()[%d].nodes[0][i]))", top))
	if away < 0.045 || away > 0.09 {
		t.Errorf("the hand is %v m from the middle of the box, want half its side", away)
	}
	tab.must(t, tab.Wait("tendril.hands()[0].force[2] < 0", patience)) // once it swings no more, the hand carries its weight

	tab.drag(t, x, y-60, x+160, y-100, 8, 0)
	let := tab.number(t, "tendril.hands()[0].ghost[0]")
	tab.drag(t, x+160, y-100, x+220, y-115, 3, 0)
	tab.mouse(t, input.MouseReleased, x+220, y-115, 0)
	tab.must(t, tab.Wait("!tendril.holding && tendril.hands().length === 0", patience))
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.bodies()[%d].nodes[0][2] < 0.2", top), patience)) // beside the stack it falls to the ground
	if there := at(0); there < let {
		t.Errorf("it came down %v m beside the stack, not beyond where the hand was, %v m", there-before, let-before)
	} else {
		t.Logf("thrown from %.2f m beside the stack, it came down at %.2f m", let-before, there-before)
	}
}

// Without a pointer, G takes the body in the middle.
func TestTakeABoxWithKeys(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "stack", View{})
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent("g")))
	tab.must(t, tab.Wait("tendril.hands().length === 1 && tendril.bodies()[tendril.hands()[0].body].name.startsWith('block')", patience))
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent("g")))
	tab.must(t, tab.Wait("tendril.hands().length === 0", patience))
}

// Contacts are asked for when they are shown, and no longer than that; the outline has one line for all boxes.
func TestShowContacts(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "stack", View{})
	if tab.number(t, "tendril.contacts().count") != 0 {
		t.Error("there are contacts before somebody asked")
	}
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent("x")))
	tab.must(t, tab.Wait("tendril.contacts().shown && tendril.contacts().count >= 30", patience)) // three a box at least
	// Each box carries those above it: (1 + 2 + … + 10) · 0.5 kg · g in all.
	tab.must(t, tab.Wait("Math.abs(tendril.contacts().force - 270) < 15", patience))
	tab.must(t, tab.Wait(`/\d+ · .*N/.test(document.querySelector('.contacts output').textContent)`, patience))
	tab.click(t, ".choice.normals")
	tab.must(t, tab.Wait(`document.querySelector('.choice.normals').getAttribute('aria-pressed') === 'true'`, patience))

	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent("o")))
	tab.must(t, tab.Wait(`[...document.querySelectorAll('.left .line')].some(l => /^block.*10 boxes of wood/.test(l.textContent))`, patience))

	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent("x")))
	tab.must(t, tab.Wait("!tendril.contacts().shown && tendril.contacts().count === 0", patience))
}

// A thousand bodies are drawn with a few shapes, and pictures go on coming.
func TestAThousandBodies(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "pile", View{})
	tab.must(t, tab.Wait("Object.values(tendril.solids()).reduce((a, b) => a + b) === 1001", patience)) // the tray, too
	from := tab.number(t, "tendril.pictures")
	time.Sleep(3 * time.Second)
	rate := (tab.number(t, "tendril.pictures") - from) / 3
	t.Logf("%.1f pictures a second, in quality %q", rate, func() (s string) { tab.must(t, tab.Eval("tendril.quality", &s)); return s }())
	if rate < 1 {
		t.Errorf("%v pictures a second", rate)
	}
}
