package browse

import (
	"fmt"
	"math"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
)

// precompute finds the Green's functions of a scene where nobody waits for them: on a machine that has not seen it yet they take longer than a page is given.
func precompute(t *testing.T, name string) {
	t.Helper()
	text, err := scenes.Read(name)
	if err != nil {
		return // none of the gallery
	}
	s, err := scene.Load(name+".yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	for _, body := range s.Bodies.All() {
		if body.Green != nil {
			if _, err := s.Build(); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
}

// A person takes hold of the fingertip with the mouse and pushes it in with a key: pressure appears where it is pushed, as large as the force over the area that it is spread over, and goes when the hand lets go.
func TestPokeTheFinger(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "finger", View{})
	const colours = "tendril.colours()"
	tab.must(t, tab.Wait(colours+".shown === 'pressure' && "+colours+".known", patience))
	tab.startAnew(t) // and step by step, because the script is about to bend the finger
	if p := tab.number(t, colours+".largest[0]"); p != 0 {
		t.Errorf("the largest pressure on a finger that nothing touches is %v Pa", p)
	}

	// The pad of the tip is the side of the finger that looks down; the camera sees its flank, a little below the widest part.
	x, y := tab.point(t, "(() => { const ys = tendril.bodies()[0].nodes.map(p => p[1]), tip = Math.min(...ys); return [0.0075, tip + 0.012, 0.026] })()")
	tab.mouse(t, input.MousePressed, x, y, 0)
	tab.must(t, tab.Wait("tendril.holding", patience))
	for range 3 {
		tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent(kb.PageUp))) // away from the viewer
	}
	var figures [2]float64
	for range 10 { // until the skin has come to rest under the hand
		const steps = 20
		at := tab.number(t, "tendril.step")
		for range steps {
			tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent(".")))
		}
		tab.must(t, tab.Wait(fmt.Sprintf("tendril.step >= %v + %d && tendril.hands().length === 1", at, steps), patience))
		before := figures[0]
		tab.must(t, tab.Eval("["+colours+".largest[0], Math.hypot(...tendril.hands()[0].force)]", &figures))
		if before > 0 && math.Abs(figures[0]-before) < 0.01*before {
			break
		}
	}
	// A force F is spread as p₀ √(1 − d²/r²) over the radius r of the mask, so that p₀ = 3F/(2πr²); no node has more, where it is pushed straight in. Nodes within an edge of the mask, of which
	// the longest is 3.2 mm, share it: the largest has at least F over that area, of the part of F that goes straight in, here more than half.
	const r, edge = 0.003, 0.0032
	most, least := 1.5*figures[1]/(math.Pi*r*r), 0.5*figures[1]/(math.Pi*(r+edge)*(r+edge))
	t.Logf("pushed in with %.3g N, the largest pressure is %.3g kPa, between %.3g and %.3g", figures[1], figures[0]/1e3, least/1e3, most/1e3)
	if figures[0] < least || figures[0] > most {
		t.Errorf("the largest pressure is %v Pa, want %v to %v", figures[0], least, most)
	}
	tab.must(t, tab.Wait(`/Pa$/.test(document.querySelector('.soft .key span:last-child').textContent)`, patience))
	tab.mouse(t, input.MouseReleased, x, y, 0)
	tab.must(t, tab.Wait("!tendril.holding && tendril.hands().length === 0", patience))
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent(".")))
	tab.must(t, tab.Wait(colours+".largest[0] === 0", patience))
}

// The slider of a joint bends the finger by so much.
func TestBendTheFinger(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "finger-on-edge", View{Width: 1280, Height: 800})
	tab.startAnew(t)
	tab.must(t, tab.Eval(`(() => { window.tip = () => tendril.bodies()[0].nodes.at(-1); window.was = tip(); return 0 })()`, nil))
	const joint = `document.querySelector("[data-path='bodies.finger.green.bend[1]'] input[type=range]")`
	tab.must(t, tab.Wait(joint, patience))
	tab.must(t, tab.Eval(fmt.Sprintf(`(() => {
		const it = %s
		it.value = it.max
		it.dispatchEvent(new Event('input', {bubbles: true}))
		it.dispatchEvent(new Event('change', {bubbles: true}))
		return 0
	})()`, joint), nil))
	tab.must(t, tab.Wait("tendril.param('bodies.finger.green.bend[1]') > 1", patience))
	angle := tab.number(t, "tendril.param('bodies.finger.green.bend[1]')") - 0.15
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent(".")))
	tab.must(t, tab.Wait("Math.hypot(...tip().map((v, i) => v - was[i])) > 0.001", patience))
	// The last vertex is the tip, on the bone: 0.3 lengths beyond the joint, 0.42 · 0.125 below it. The arm moves by less than 10 µm in these steps.
	const length = 0.08
	want := 2 * length * math.Hypot(0.3, 0.42*0.125) * math.Sin(angle/2)
	if got := tab.number(t, "Math.hypot(...tip().map((v, i) => v - was[i]))"); math.Abs(got-want) > 3e-5 {
		t.Errorf("bent by %v rad more, the tip moved by %v m, want %v", angle, got, want)
	}
}

// What presses on the skin is drawn as one arrow: it is the force that the block feels, the other way round.
func TestPressOfAnEdge(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "finger-on-edge", View{})
	const force = "tendril.probes()['force on the block']"
	tab.must(t, tab.Wait(force+" > 1", 3*patience))
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent(" ")))
	tab.must(t, tab.Wait("tendril.paused", patience))
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.presses().length === 1 && Math.abs(Math.hypot(...tendril.presses()[0].force) / %s - 1) < 1e-3", force), patience)) // of a picture of the same frame: float32
	if up := tab.number(t, "tendril.presses()[0].force[2]"); up < 0.5 {
		t.Errorf("the block presses up with %v N", up)
	}
	tab.must(t, tab.Wait(`[...document.querySelectorAll('.figure.force.shown')].some(e => / N$|mN$/.test(e.textContent))`, patience))
	if p := tab.number(t, "tendril.colours().largest[0] - tendril.probes()['largest pressure']"); math.Abs(p) > 1 {
		t.Errorf("the colours end %v Pa away from the largest pressure", p)
	}
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent("e")))
	tab.must(t, tab.Wait("tendril.colours().shown === null", patience))
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent("e")))
	tab.must(t, tab.Wait("tendril.colours().shown === 'pressure' && tendril.colours().known", patience))
}
