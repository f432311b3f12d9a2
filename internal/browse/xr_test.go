package browse

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/spatial"
)

// emulator is npm's iwer, which stands in for a headset. It is there after `npm ci` in web.
var emulator = filepath.Join("..", "..", "web", "node_modules", "iwer", "build", "iwer.min.js")

// wear puts on a Quest 3 that is none, and brings its room to the world: window.room(p) is where a point of the world is for the headset.
const wear = `
window.device = new IWER.XRDevice(IWER.metaQuest3, { canvasContainer: document.createElement('div') })
device.installRuntime({ forceInstall: true })
window.room = p => {
	const m = tendril.headset().rig, d = [p[0] - m[12], p[1] - m[13], p[2] - m[14]], s = m[0] * m[0] + m[1] * m[1] + m[2] * m[2]
	return [0, 4, 8].map(k => (m[k] * d[0] + m[k + 1] * d[1] + m[k + 2] * d[2]) / s)
}
window.put = (it, p) => { const [x, y, z] = room(p); it.position.set(x, y, z) }
// A rotation whose columns are given in the world, as a quaternion of the room.
window.face = (it, x, y, z) => {
	const m = tendril.headset().rig, k = Math.hypot(m[0], m[1], m[2])
	const c = [x, y, z].map(v => [0, 4, 8].map(j => (m[j] * v[0] + m[j + 1] * v[1] + m[j + 2] * v[2]) / k))
	const w = Math.sqrt(Math.max(0, 1 + c[0][0] + c[1][1] + c[2][2])) / 2
	const i = Math.sqrt(Math.max(0, 1 + c[0][0] - c[1][1] - c[2][2])) / 2, j = Math.sqrt(Math.max(0, 1 - c[0][0] + c[1][1] - c[2][2])) / 2, l = Math.sqrt(Math.max(0, 1 - c[0][0] - c[1][1] + c[2][2])) / 2
	it.quaternion.set(Math.sign(c[1][2] - c[2][1]) * i, Math.sign(c[2][0] - c[0][2]) * j, Math.sign(c[0][1] - c[1][0]) * l, w)
}
`

// openInHeadset opens a scene and goes into it.
func openInHeadset(t *testing.T, name string) *Tab {
	t.Helper()
	b, url := start(t)
	code, err := os.ReadFile(emulator)
	if errors.Is(err, fs.ErrNotExist) && os.Getenv("TENDRIL_PAGE") == "" {
		t.Skip("no emulator of a headset: run npm ci in web")
	}
	if err != nil {
		t.Fatal(err)
	}
	tab := open(t, b, "about:blank", View{Width: 400, Height: 300})
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(string(code) + wear).Do(ctx)
		return err
	}), chromedp.Navigate(url+"/#/scene/"+name)))
	tab.must(t, tab.Wait("window.tendril && tendril.ready && tendril.connected", patience))
	tab.must(t, tab.Wait("document.querySelector('[data-label=\"Into the headset\"]:not([hidden])')", patience))
	tab.must(t, tab.Eval(`document.querySelector('[data-label="Into the headset"]').click()`, nil))
	tab.must(t, tab.Wait("tendril.headset()?.frames > 3", patience))
	return tab
}

// Who wears it stands before a table as high as tables are, with the box at arm's length. Both grips hold the world: whatever they do, what was in them stays
// in them, however they pull, and upright stays upright.
func TestHeadsetStandsAtATable(t *testing.T) {
	tab := openInHeadset(t, "grasp-box")
	var at [3]float64
	tab.must(t, tab.Eval("room([0.108, 0.018, 0])", &at)) // below the box
	if away := math.Hypot(at[0], at[2]); math.Abs(at[1]-0.75) > 1e-6 || away < 0.25 || away > 0.75 || at[2] > 0 {
		t.Errorf("the box is at %.3f m of the room, want it before the person, on a table of 0.75 m", at)
	}
	tab.must(t, tab.Eval(`window.hold = on => ['left', 'right'].forEach(s => device.controllers[s].updateButtonValue('squeeze', on ? 1 : 0))
		window.grips = () => tendril.headset().sides.map(s => s.grip)
		window.world = p => { const m = tendril.headset().rig; return [0, 1, 2].map(i => m[i] * p[0] + m[4 + i] * p[1] + m[8 + i] * p[2] + m[12 + i]) }
		hold(true); 0`, nil))
	tab.frames(t, 3)
	tab.must(t, tab.Eval(`window.before = grips().map(world); window.was = grips()
		device.controllers.left.position.set(-0.3, 1.2, -0.2); device.controllers.right.position.set(0.5, 1.5, -0.7); 0`, nil))
	tab.frames(t, 3)
	// Turned about the upright only, the line between the hands keeps its slope, so that only the middle between them is held where it changes.
	const middle = `Math.hypot(...[0, 1, 2].map(j => (grips().map(world).reduce((sum, p) => sum + p[j], 0) - before[0][j] - before[1][j]) / 2))`
	if d := tab.number(t, middle); d > 1e-6 {
		t.Errorf("the middle between the grips left what it held by %v m", d)
	}
	const apart = `Math.hypot(...[0, 1, 2].map(j => p[0][j] - p[1][j]))`
	span := func(what string) float64 { return tab.number(t, "(p => "+apart+")("+what+")") }
	if now, was := span("grips().map(world)"), span("before"); math.Abs(now-was) > 1e-6 || span("grips()") < 1.2*span("was") {
		t.Errorf("what was held %v m apart is %v m apart now", was, now)
	}
	if tilt := tab.number(t, "tendril.headset().rig.slice(4, 6).reduce((a, b) => a + Math.abs(b))"); tilt > 1e-9 {
		t.Errorf("the upright is tilted by %v", tilt)
	}
	tab.must(t, tab.Eval("hold(false); 0", nil))
	tab.must(t, tab.Eval("device.controllers.left.updateAxes('thumbstick', 0, -1); window.began = tendril.headset().rig; 0", nil))
	tab.must(t, tab.Wait("Math.hypot(tendril.headset().rig[12] - began[12], tendril.headset().rig[13] - began[13]) > 0.1 && tendril.headset().rig[14] === began[14]", patience))
	tab.must(t, tab.Eval("device.activeSession.end(); 0", nil))
	tab.must(t, tab.Wait("tendril.headset() === null && tendril.gloves()[0].owner === 0", patience))
	pictures := tab.number(t, "tendril.pictures")
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.pictures > %v", pictures), patience)) // the page draws again
}

// A controller points at the tip of a rod, its trigger takes it, and the tip comes along; the controller shakes when the force changes. The rod is let go with the trigger.
func TestControllerPullsARod(t *testing.T) {
	tab := openInHeadset(t, "cantilever")
	rod := tab.body(t, "rod")
	tab.must(t, tab.Eval(fmt.Sprintf(`window.c = device.controllers.right
		window.tip = () => tendril.bodies()[%d].nodes.at(-1)
		window.pulses = []
		c.inputSource.gamepad.hapticActuators[0].pulse = (strength, time) => { pulses.push(strength); return Promise.resolve(true) }
		window.start = tip()
		face(c, [1, 0, 0], [0, 0, 1], [0, -1, 0]) // it looks along y
		put(c, [start[0] - 0.02, start[1] - 0.3, start[2]]); 0`, rod), nil))
	tab.must(t, tab.Wait("tendril.headset().sides[1].does === 'points'", patience))
	tab.frames(t, 3)
	tab.must(t, tab.Eval("c.updateButtonValue('trigger', 1); 0", nil))
	tab.must(t, tab.Wait("tendril.headset().sides[1].does === 'holds' && tendril.hands().some(h => h.mine)", patience))
	tab.must(t, tab.Eval("put(c, [start[0] - 0.02, start[1] - 0.3, start[2] + 0.2]); 0", nil))
	tab.must(t, tab.Wait("tip()[2] > start[2] + 0.15 && tendril.hands()[0].force.some(f => Math.abs(f) > 0.05)", patience))
	tab.must(t, tab.Wait("pulses.some(s => s > 0.04 && s <= 1)", patience))
	tab.must(t, tab.Eval("c.updateButtonValue('trigger', 0); 0", nil))
	tab.must(t, tab.Wait("tendril.hands().length === 0 && tip()[2] < start[2] + 0.02", patience))
}

// A controller is in the fist of the hand that it moves: its trigger closes the fingertips, its grip the fist, and the hand comes to where the controller is.
func TestControllerMovesTheHand(t *testing.T) {
	tab := openInHeadset(t, "grasp-box")
	palm := tab.body(t, "right palm")
	tab.must(t, tab.Eval(fmt.Sprintf(`window.c = device.controllers.right
		face(c, [0, -1, 0], [0, 0, 1], [-1, 0, 0]) // it looks along x
		put(c, [0, 0, 0.4])
		window.palm = () => tendril.bodies()[%d]
		window.away = () => Math.hypot(...palm().nodes[0].map((x, i) => x - [0, 0, 0.4][i])); 0`, palm), nil))
	tab.must(t, tab.Wait("tendril.headset().sides[1].does === 'drives' && away() < 0.1", patience)) // half a hand
	// The back of the hand, y of the palm, is to the right of who holds a controller upright, and that is −y of the world here.
	tab.must(t, tab.Wait("(([x, y, z, w]) => 1 - 2 * (x * x + z * z))(palm().rotations[0]) < -0.9", patience))
	press := func(button string, value float64, recipe string, closed string) {
		t.Helper()
		tab.must(t, tab.Eval(fmt.Sprintf("c.updateButtonValue('%s', %v); 0", button, value), nil))
		tab.must(t, tab.Wait(fmt.Sprintf("tendril.gloves()[0].recipe === '%s' && tendril.gloves()[0].closure %s", recipe, closed), patience))
	}
	press("trigger", 0.5, "tripod", "> 0.5")
	press("trigger", 0, "tripod", "< 0.01")
	press("squeeze", 1, "power", "> 1")
	press("squeeze", 0, "tripod", "< 0.01")
}

// Two controllers take the two planes that hold a cylinder by its ends, and one of them turns by 0.8 rad about its axis. The plane turns as far, and both feel the same torque from two
// sides. How large it is depends on the mesh, which is coarse; half that of a shaft tells a cylinder that is twisted from one that slips.
func TestTwoControllersTwistACylinder(t *testing.T) {
	tab := openInHeadset(t, "twist-two-hands")
	tab.must(t, tab.Eval(`window.l = device.controllers.left
		window.r = device.controllers.right
		window.twist = angle => { // the right one, about the axis of the cylinder; each points at its plane above the cylinder
			const c = Math.cos(angle), s = Math.sin(angle)
			face(r, [0, c, s], [0, -s, c], [1, 0, 0])
			put(r, [0.35, -0.038 * s, 0.3 + 0.038 * c])
		}
		face(l, [0, -1, 0], [0, 0, 1], [-1, 0, 0])
		put(l, [-0.35, 0, 0.338])
		twist(0); 0`, nil))
	tab.frames(t, 3)
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent("r")))
	tab.must(t, tab.Wait("tendril.time < 1 && tendril.planes().every(p => p.held > 0)", patience))
	tab.must(t, tab.Eval("for (const c of [l, r]) c.updateButtonValue('trigger', 1); 0", nil))
	tab.must(t, tab.Wait("tendril.planes().every(p => p.owner > 0 && p.held > 0)", patience))
	tab.frames(t, 2)
	before := tab.number(t, "tendril.planes()[1].torque[0]")
	tab.must(t, tab.Eval("window.began = tendril.planes()[1].pose; 0", nil))
	const turned = "2 * Math.acos(Math.min(1, Math.abs([3, 4, 5, 6].reduce((sum, i) => sum + began[i] * tendril.planes()[1].pose[i], 0))))"
	for i := range 10 {
		tab.must(t, tab.Eval(fmt.Sprintf("twist(%v); 0", 0.08*float64(i+1)), nil))
		tab.frames(t, 1)
	}
	const shaft = 1e5 / (2 * 1.45) * math.Pi / 2 * 0.03 * 0.03 * 0.03 * 0.03 * 0.8 / 0.29 // G J θ / L [N m]
	tab.must(t, tab.Eval("window.torques = () => tendril.planes().map(p => p.torque[0]); 0", nil))
	tab.must(t, tab.Wait(fmt.Sprintf("(([a, b]) => Math.abs(a + b) < 0.05 * Math.abs(a) && Math.abs(b - (%v)) > %v)(torques())", before, shaft/2), patience))
	if angle := tab.number(t, turned); math.Abs(angle-0.8) > 1e-3 {
		t.Errorf("the plane has turned by %v rad, the controller by 0.8", angle)
	}
	t.Logf("torques %.4f and %.4f N m, of a shaft %.4f", tab.number(t, "tendril.planes()[0].torque[0]"), tab.number(t, "tendril.planes()[1].torque[0]"), shaft)
	tab.must(t, tab.Eval("for (const c of [l, r]) c.updateButtonValue('trigger', 0); 0", nil))
	tab.must(t, tab.Wait("tendril.planes().every(p => p.owner === 0 && p.held > 0)", patience))
}

// A tracked hand that is built like the scene's asks for the very angles that it has: page and package hand know the same hand.
// Only the arch of the palm is not found: knuckles that are arched are taken for a palm that is turned.
func TestTrackedHandHasItsAngles(t *testing.T) {
	tab := openInHeadset(t, "grasp-box")
	tab.must(t, tab.Eval(`device.primaryInputMode = 'hand'
		window.hand = device.hands.right
		hand.position.set(0.1, 1.3, -0.2)
		hand.quaternion.set(0.2, -0.4, 0.4, 0.8)
		const secret = Object.getOwnPropertySymbols(hand).find(s => s.description.includes('hand-input'))
		window.bend = places => { for (const [joint, [x, y, z]] of Object.entries(places)) hand[secret].poses.default.jointTransforms[joint].offsetMatrix.splice(12, 3, -x, y, z) } // it keeps left hands
		window.right = () => tendril.headset().sides[1]; 0`, nil))
	tab.must(t, tab.Wait("right().does === 'drives' && right().tracked", patience))
	skeleton, err := hand.NewSkeleton(0.17, false)
	if err != nil {
		t.Fatal(err)
	}
	for recipe := range hand.Recipes {
		want := hand.Grasp{Recipe: recipe, Closure: 0.7}.Angles()
		want[hand.PalmArch] = 0
		places, err := json.Marshal(tracked(skeleton, &want))
		if err != nil {
			t.Fatal(err)
		}
		tab.must(t, tab.Eval("bend("+string(places)+"); 0", nil))
		tab.frames(t, 3)
		var got hand.Angles
		tab.must(t, tab.Eval("right().angles", &got))
		for i := range got {
			if d := got[i] - want[i]; math.Abs(d) > 1e-3 { // no fingertip is off by 0.2 mm then
				t.Errorf("%v: %s is %.4f rad, want %.4f", recipe, hand.Table[i].Name, got[i], want[i])
			}
		}
	}
}

// tracked returns where WebXR has the joints of a hand, whose wrist is at the origin.
func tracked(s *hand.Skeleton, angles *hand.Angles) map[string][3]float64 {
	var frames [hand.Limbs]spatial.Frame
	s.Frames(spatial.AtOrigin, angles, &frames)
	places := map[string][3]float64{"wrist": {}}
	for finger, name := range [hand.Fingers]string{"thumb", "index-finger", "middle-finger", "ring-finger", "pinky-finger"} {
		bones := [3]string{"-phalanx-proximal", "-phalanx-intermediate", "-phalanx-distal"}
		if finger == hand.Thumb {
			bones = [3]string{"-metacarpal", "-phalanx-proximal", "-phalanx-distal"}
		}
		for i, bone := range bones {
			p := s.JointOf(hand.Limb(finger, i), &frames[hand.Limb(finger, i)])
			places[name+bone] = [3]float64{p.X, p.Y, p.Z}
		}
		p := s.Tip(finger, &frames)
		places[name+"-tip"] = [3]float64{p.X, p.Y, p.Z}
	}
	return places
}

// A tracked hand goes to the box, closes thumb and index finger on it and lifts it: the hand of the scene has its fingertips where the tracked ones are, and holds
// the box by friction alone. When the fingers part, it falls.
func TestPinchLiftsTheBox(t *testing.T) {
	tab := openInHeadset(t, "grasp-box")
	box := tab.body(t, "box")
	height := func() float64 { return tab.number(t, fmt.Sprintf("tendril.bodies()[%d].nodes[0][2]", box)) }
	// The hand looks forward and down, so that thumb and index finger close across the box. A person brings what is between the fingertips to a goal by looking.
	tab.must(t, tab.Eval(`device.primaryInputMode = 'hand'
		window.hand = device.hands.right
		const c = Math.cos(0.73), s = Math.sin(0.73), a = Math.cos(0.3), b = Math.sin(0.3)
		const turned = ([x, y, z]) => { const u = c * x + s * z; return [a * u - b * y, b * u + a * y, c * z - s * x] }
		face(hand, turned([0, -1, 0]), turned([0, 0, 1]), turned([-1, 0, 0]))
		window.where = [0.1, -0.05, 0.28]
		window.goal = null
		window.right = () => tendril.headset().sides[1]
		put(hand, where)
		setInterval(() => {
			if (!goal || !tendril.headset()) return
			const at = right().between
			for (let i = 0; i < 3; i++) where[i] += Math.max(-0.01, Math.min(0.01, 0.3 * (goal[i] - at[i])))
			put(hand, where)
		}, 50)
		window.near = () => Math.hypot(...right().between.map((x, i) => x - goal[i])) < 0.004
		0`, nil))
	tab.must(t, tab.Wait("right().does === 'drives' && right().tracked", patience))
	tab.must(t, tab.Eval("window.was = tendril.time; 0", nil))
	tab.must(t, chromedp.Run(tab.Ctx, chromedp.KeyEvent("r"))) // the hand may have knocked the box over as it came
	tab.must(t, tab.Wait("tendril.time < was && right().does === 'drives'", patience))
	low := height()
	bring := func(z float64) {
		t.Helper()
		tab.must(t, tab.Eval(fmt.Sprintf("goal = [0.108, 0.018, %v]; 0", z), nil))
		tab.must(t, tab.Wait("near()", patience))
		tab.frames(t, 5)
	}
	bring(0.2)
	if d := tab.number(t, tipsMissed); d > 0.04*0.19 { // the radius of a fingertip: what the person's would touch, it touches
		t.Errorf("a fingertip is %v m from where the person has it", d)
	}
	bring(0.05)
	if h := height(); math.Abs(h-low) > 1e-3 {
		t.Fatalf("the box moved from %v to %v m before it was touched", low, h)
	}
	for i := range 20 {
		tab.must(t, tab.Eval(fmt.Sprintf("hand.updatePinchValue(%v); 0", float64(i+1)/20), nil))
		tab.frames(t, 1)
	}
	tab.must(t, tab.Wait("tendril.gloves()[0].fingers[0] > 6.2 && tendril.gloves()[0].fingers[1] > 6.2", patience)) // 9.81 N by two fingers with a friction of 0.8
	bring(0.2)
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.bodies()[%d].nodes[0][2] > %v + 0.1", box, low), patience))
	tab.must(t, tab.Wait("Math.abs(tendril.gloves()[0].wrist[2] + 9.81) < 0.3", patience)) // at rest the wrist feels what the box weighs
	lifted := height()
	tab.frames(t, 10)
	if now := height(); now < lifted-0.005 {
		t.Errorf("the box sank from %v to %v m", lifted, now)
	}
	t.Logf("lifted by %.3f m", lifted-low)
	tab.must(t, tab.Eval("hand.updatePinchValue(0); 0", nil))
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.bodies()[%d].nodes[0][2] < %v - 0.08", box, lifted), patience))
}

// tipsMissed is the largest distance of a fingertip of the scene's hand from that of the tracked one [m]. The last limb ends half its length and its radius beyond its
// middle (hand/skeleton.go, for a hand of 0.19 m).
const tipsMissed = `(() => {
	const all = tendril.bodies(), palm = all.findIndex(b => b.name === 'right palm'), own = right().tips
	const long = [0.158, 0.097, 0.108, 0.107, 0.093], thick = [0.05, 0.04, 0.041, 0.039, 0.034]
	return Math.max(...own.map((tip, f) => {
		const { nodes: [at], rotations: [[x, y, z, w]] } = all[palm + 3 * f + 3], along = [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)]
		return Math.hypot(...at.map((v, i) => v + 0.19 * (long[f] + thick[f]) / 2 * along[i] - tip[i]))
	}))
})()`

// frames waits until the headset has drawn some more.
func (t *Tab) frames(test *testing.T, n int) {
	test.Helper()
	now := t.number(test, "tendril.headset().frames")
	t.must(test, t.Wait(fmt.Sprintf("tendril.headset().frames >= %v", now+float64(n)), patience))
}

// A gamepad turns the camera, takes the hand, moves it, closes it on the box that the script has put into it, and shakes.
func TestGamepadMovesTheHand(t *testing.T) {
	b, url := start(t)
	tab := openScene(t, b, url, "grasp-box", View{})
	tab.must(t, tab.Wait("tendril.time > 3.5 && tendril.gloves()[0].fingers[0] > 2", patience)) // it holds the box
	tab.must(t, tab.Eval(`window.rumbles = []
		window.pad = {
			connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false, value: 0 })),
			vibrationActuator: { playEffect: (kind, how) => { rumbles.push({ kind, ...how }); return Promise.resolve('complete') } },
		}
		window.press = (i, value) => pad.buttons[i] = { pressed: value > 0, value }
		navigator.getGamepads = () => [null, pad]
		dispatchEvent(new Event('gamepadconnected')); 0`, nil))

	x, _ := tab.point(t, "[0, 0.1, 0]")
	tab.must(t, tab.Eval("pad.axes[2] = 1; 0", nil))
	tab.must(t, tab.Wait(fmt.Sprintf("Math.abs(tendril.project([0, 0.1, 0])[0] - %v) > 20", x), patience))
	tab.must(t, tab.Eval("pad.axes[2] = 0; press(0, 1); 0", nil))
	tab.must(t, tab.Wait("tendril.gloves()[0].state === 'parked' && tendril.gloves()[0].owner > 0", patience))
	tab.must(t, tab.Eval("press(0, 0); 0", nil))
	if n := tab.number(t, "rumbles.length"); n != 0 {
		t.Errorf("it shook %v times before anything happened", n)
	}
	z := tab.number(t, "tendril.gloves()[0].asked[2]")
	tab.must(t, tab.Eval("pad.axes[3] = -1; 0", nil)) // up
	tab.must(t, tab.Wait(fmt.Sprintf("tendril.gloves()[0].asked[2] > %v + 0.03", z), patience))
	tab.must(t, tab.Eval("pad.axes[3] = 0; press(7, 1); 0", nil))
	tab.must(t, tab.Wait("tendril.gloves()[0].closure > 0.99", patience))
	tab.must(t, tab.Eval("rumbles.length = 0; press(7, 0); 0", nil)) // it opens, and the box falls
	tab.must(t, tab.Wait("tendril.gloves()[0].closure < 0.1 && tendril.gloves()[0].fingers.every(f => f < 1)", patience))
	tab.must(t, tab.Wait("rumbles.some(r => r.kind === 'dual-rumble' && r.duration > 0 && r.weakMagnitude > 0.2 && r.weakMagnitude <= 1)", patience))
	tab.must(t, tab.Eval("press(1, 1); 0", nil))
	tab.must(t, tab.Wait("tendril.gloves()[0].owner === 0", patience))
}
