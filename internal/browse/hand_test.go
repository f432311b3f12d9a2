package browse

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// key presses a key and keeps it down, or lets it go.
func (t *Tab) key(test *testing.T, kind input.KeyType, key, code string) {
	test.Helper()
	t.must(test, chromedp.Run(t.Ctx, chromedp.ActionFunc(func(ctx context.Context) error {
		return input.DispatchKeyEvent(kind).WithKey(key).WithCode(code).Do(ctx)
	})))
}

// hover moves the mouse without a button in steps, as a person would.
func (t *Tab) hover(test *testing.T, x0, y0, x1, y1 float64, steps int) {
	test.Helper()
	for i := 1; i <= steps; i++ {
		s := float64(i) / float64(steps)
		t.must(test, chromedp.Run(t.Ctx, chromedp.MouseEvent(input.MouseMoved, x0+s*(x1-x0), y0+s*(y1-y0))))
		time.Sleep(20 * time.Millisecond)
	}
}

// point is where a point of the world is in the window.
func (t *Tab) point(test *testing.T, expression string) (x, y float64) {
	test.Helper()
	var p [2]float64
	t.must(test, t.Eval("tendril.project("+expression+")", &p))
	return p[0], p[1]
}

// takeHand starts a scene anew and takes its hand before the script has done anything: it follows the pointer then.
func (t *Tab) takeHand(test *testing.T) {
	test.Helper()
	press := func(key string) { t.must(test, chromedp.Run(t.Ctx, chromedp.KeyEvent(key))) }
	press(" ")
	t.must(test, t.Wait("tendril.paused", patience))
	press("r")
	t.must(test, t.Wait("tendril.paused && tendril.step < 2", patience))
	press("m")
	t.must(test, t.Wait("tendril.gloves()[0].state === 'following'", patience))
	t.click(test, ".transport [data-label='Go on']")
	t.must(test, t.Wait("!tendril.paused && tendril.gloves()[0].owner > 0", patience))
}

// A person picks up the mug: takes the hand, goes to the mug with the mouse, holds Space to close the fingers, lifts the mouse. The mug comes along
// and stays in the hand; when Space is let go, it falls.
func TestPickUpTheMug(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "grasp-mug", View{})
	tab.takeHand(t)
	mug := tab.body(t, "mug")
	height := func() float64 { return tab.number(t, fmt.Sprintf("tendril.bodies()[%d].nodes[0][2]", mug)) }
	low := height()

	x, y := tab.point(t, "tendril.gloves()[0].asked")
	toX, toY := tab.point(t, "[0, 0, 0.05]") // its belly
	tab.hover(t, x, y, toX, toY, 30)
	tab.must(t, tab.Wait("Math.hypot(...tendril.gloves()[0].asked) < 0.08", patience)) // the depth came by itself
	time.Sleep(500 * time.Millisecond)

	tab.key(t, input.KeyDown, " ", "Space")
	tab.must(t, tab.Wait("tendril.gloves()[0].closure > 0.3 && tendril.gloves()[0].fingers[0] > 5 && tendril.gloves()[0].fingers[1] + tendril.gloves()[0].fingers[2] > 5", patience))
	tab.must(t, tab.Wait(`[...document.querySelectorAll('.forces output')].filter(o => Number(o.textContent) > 0.5).length >= 3`, patience))
	tab.hover(t, toX, toY, toX, toY-120, 30)
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.bodies()[%d].nodes[0][2] > %v + 0.1", mug, low), patience))
	tab.must(t, tab.Wait("Math.abs(tendril.gloves()[0].wrist[2] + 2.62) < 0.05", patience)) // at rest it feels what the mug weighs
	lifted := height()
	time.Sleep(time.Second)
	if now := height(); now < lifted-0.005 {
		t.Errorf("the mug sank from %v to %v m", lifted, now)
	}
	t.Logf("lifted by %.3f m; the fingers feel %.0f N together", lifted-low, tab.number(t, "tendril.gloves()[0].fingers.reduce((a, b) => a + b)"))

	tab.key(t, input.KeyUp, " ", "Space")
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.gloves()[0].closure < 0.2 && tendril.bodies()[%d].nodes[0][2] < %v - 0.05", mug, lifted), patience))
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent(kb.Escape)))
	tab.must(t, tab.Wait("tendril.gloves()[0].state === 'idle' && tendril.gloves()[0].owner === 0", patience))
	if tab.number(t, "tendril.paused ? 1 : 0") != 0 {
		t.Error("Space closed the hand, and paused, too")
	}
}

// Everything goes by keys and with the panel, too: grasps, closure, turns; and the three spaces can be seen.
func TestHandByKeysAndPanel(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "grasp-mug", View{})
	tab.takeHand(t)
	press := func(key string) { tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent(key))) }

	before := tab.number(t, "tendril.gloves()[0].asked[2]")
	for range 5 {
		press(kb.ArrowUp)
	}
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.gloves()[0].asked[2] > %v + 0.05", before), patience))
	palm := tab.body(t, "right palm")
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.bodies()[%d].nodes[0][2] > %v + 0.03", palm, before), patience))
	press("2")
	tab.must(t, tab.Wait("tendril.gloves()[0].recipe === 'pinch'", patience))
	tab.must(t, tab.Wait(`document.querySelector('.recipes [aria-checked=true]').textContent === 'pinch'`, patience))

	tab.must(t, tab.Eval(`(() => { const s = document.querySelector('.closure input'); s.value = 60; s.dispatchEvent(new Event('input')); return 0 })()`, nil))
	tab.must(t, tab.Wait("Math.abs(tendril.gloves()[0].closure - 0.6) < 0.01", patience))

	tab.must(t, tab.Wait("tendril.solids().capsule === undefined", patience)) // the skin is drawn
	press("b")
	tab.must(t, tab.Wait("tendril.space === 'collision' && tendril.solids().capsule === 15", patience))
	press("b")
	tab.must(t, tab.Wait("tendril.space === 'physics' && tendril.solids().capsule === undefined", patience))
	tab.click(t, ".hand [data-space=visual]")
	tab.must(t, tab.Wait("tendril.space === 'visual'", patience))

	tab.must(t, tab.Wait(`/\d+ fps.*\d+ steps\/s.*\d ms.*\d+ Hz/s.test(document.querySelector('.loops').textContent)`, patience))
	press("m")
	tab.must(t, tab.Wait("tendril.gloves()[0].state === 'idle' && tendril.gloves()[0].owner === 0", patience))
}

// A finger drags the hand, and the panel closes it: nothing of it needs a mouse.
func TestHandByTouch(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "grasp-box", View{Width: 390, Height: 844, Scale: 1, Touch: true})
	if w := tab.number(t, "document.documentElement.scrollWidth - innerWidth"); w > 0 {
		t.Errorf("the page is %v px wider than the phone", w)
	}
	tab.must(t, tab.Eval(`document.querySelector('.caption button')?.click()`, nil))
	palm := tab.body(t, "right palm")
	touch := func(kind input.TouchType, points ...*input.TouchPoint) {
		tab.must(t, chromedp.Run(tab.Ctx, chromedp.ActionFunc(func(ctx context.Context) error {
			return input.DispatchTouchEvent(kind, points).Do(ctx)
		})))
	}
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.Click(".hand .take")))
	tab.must(t, tab.Wait("tendril.gloves()[0].state === 'parked'", patience))
	time.Sleep(500 * time.Millisecond) // until it has come to rest
	x, y := tab.node(t, palm, 0)
	height := tab.number(t, fmt.Sprintf("tendril.bodies()[%d].nodes[0][2]", palm))
	touch(input.TouchStart, &input.TouchPoint{X: x, Y: y})
	for i := range 12 {
		touch(input.TouchMove, &input.TouchPoint{X: x, Y: y - 5*float64(i)})
		time.Sleep(20 * time.Millisecond)
	}
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.bodies()[%d].nodes[0][2] > %v + 0.02", palm, height), patience))
	touch(input.TouchEnd)
	if tab.number(t, "tendril.gloves()[0].owner") == 0 {
		t.Error("a hand that is no longer dragged is nobody's")
	}
	tab.must(t, tab.Eval(`(() => { const s = document.querySelector('.closure input'); s.value = 40; s.dispatchEvent(new Event('input')); return 0 })()`, nil))
	tab.must(t, tab.Wait("Math.abs(tendril.gloves()[0].closure - 0.4) < 0.01", patience))
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.Click(".hand .take")))
	tab.must(t, tab.Wait("tendril.gloves()[0].owner === 0", patience))
}

// A person takes a lock at the side of the head and pulls it over the crown to the other side: it lies on the head, not in it.
func TestPullAHairOverTheHead(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "hair-on-head", View{Width: 560, Height: 380}) // hair in software: the fewer pixels the better
	tab.must(t, tab.Wait("tendril.time > 1", patience))                        // it has fallen

	const links = 21 // poses of a strand
	// A tip on the left of the picture, as far away as the middle of the head: the plane of the drag goes through the head then.
	tab.must(t, tab.Eval(`(() => {
		const c = tendril.bodies()[1].nodes[0], hair = tendril.bodies()[0].nodes
		const [x0, y0] = tendril.project(c), [x1, y1] = tendril.project([c[0], c[1] + 0.01, c[2]]), [x2] = tendril.project([c[0] + 0.01, c[1], c[2]])
		const across = [x2 - x0, x1 - x0], size = Math.hypot(...across) // of the screen, on the ground
		const side = p => ((p[0] - c[0]) * across[0] + (p[1] - c[1]) * across[1]) / size, away = p => ((p[1] - c[1]) * across[0] - (p[0] - c[0]) * across[1]) / size
		let best = -1, most = -Infinity
		for (let i = 20; i < hair.length; i += 21) {
			const s = -side(hair[i]) - 3 * Math.abs(away(hair[i]))
			if (s > most) [most, best] = [s, i]
		}
		window.tip = best
		window.side = side
		// How far outside the head a place is: 1 on an ellipsoid just within its skull.
		window.outside = p => {
			const f = tendril.bodies()[1], [x, y, z, w] = f.rotations[0], o = f.nodes[0], d = [p[0] - o[0], p[1] - o[1], p[2] - o[2]]
			const t = [2 * (d[1] * z - d[2] * y), 2 * (d[2] * x - d[0] * z), 2 * (d[0] * y - d[1] * x)] // turned back
			const l = [d[0] + w * t[0] + t[1] * z - t[2] * y, d[1] + w * t[1] + t[2] * x - t[0] * z, d[2] + w * t[2] + t[0] * y - t[1] * x]
			return l[2] < 0 ? 9 : Math.hypot(l[0] / 0.088, l[1] / 0.070, l[2] / 0.084)
		}
		return 0
	})()`, nil))
	topX, topY := tab.point(t, "[tendril.bodies()[1].nodes[0][0], tendril.bodies()[1].nodes[0][1], tendril.bodies()[1].nodes[0][2] + 0.2]")
	var x, y float64
	for try := 1; ; try++ { // hair moves, and on a slow machine it may have left where it was seen
		x, y = tab.point(t, "tendril.bodies()[0].nodes[tip]")
		tab.mouse(t, input.MousePressed, x, y, 0)
		err := tab.Wait("tendril.holding && tendril.hands().length === 1 && tendril.hands()[0].body === 0", patience/6)
		if err == nil {
			break
		}
		if tab.mouse(t, input.MouseReleased, x, y, 0); try == 6 {
			t.Fatal(err)
		}
	}
	first := links * (int(tab.number(t, "tendril.hands()[0].at")) / links)
	held := fmt.Sprintf("tendril.bodies()[0].nodes.slice(%d, %d)", first, first+links)
	tab.drag(t, x, y, x, topY, 6, 0)
	tab.drag(t, x, topY, 2*topX-x, topY, 12, 0)
	tab.drag(t, 2*topX-x, topY, 2*topX-x, y, 6, 0)
	tab.must(t, tab.Wait(fmt.Sprintf("(() => { const n = %s; return side(n[0]) < 0 && side(n.at(-1)) > 0 && n.some(p => p[2] > tendril.bodies()[1].nodes[0][2] + 0.07) })()", held), 2*patience))
	time.Sleep(time.Second)
	least := tab.number(t, fmt.Sprintf("Math.min(...%s.slice(2).map(outside))", held))
	t.Logf("the hair over the head is nowhere nearer to its middle than %.2f of its radius", least)
	if least < 0.97 {
		t.Errorf("the hair goes through the head: %v of its radius from the middle", least)
	}
	tab.mouse(t, input.MouseReleased, 2*topX-x, y, 0)
	tab.must(t, tab.Wait("!tendril.holding", patience))
}
