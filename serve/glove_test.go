package serve

import (
	"encoding/base64"
	"math"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	limbs "github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/world"
)

// wear keeps a hand of the scene somewhere until stop is called.
func (v *viewer) wear(p wire.GlovePose) (stop func()) {
	quit, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		tick := time.NewTicker(time.Second / 60)
		defer tick.Stop()
		for {
			if v.write(websocket.MessageBinary, p.Append(nil)) != nil {
				return
			}
			select {
			case <-quit:
				return
			case <-tick.C:
			}
		}
	}()
	return func() { close(quit); <-done }
}

// feels returns a probe of a hand in a frame.
func feels(h *handText, f *wire.Frame, probe int) float64 { return float64(f.Probes[h.Probes+probe]) }

// A page is told what a hand looks like: limbs that are bodies, a skin over them, and probes of its own.
func TestHelloOfHands(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=grasp-frame")
	d := v.hello
	if len(d.Hands) != 2 || d.Hands[0].Side != "right" || d.Hands[1].Side != "left" {
		t.Fatalf("hands %+v, want two", d.Hands)
	}
	for number, h := range d.Hands {
		if len(h.Bodies) != limbs.Limbs || !h.Scripted || h.Owner != 0 || h.Recipe != "power" || len(h.Recipes) != int(limbs.Recipes) || h.MostClosure != limbs.MostClosure {
			t.Errorf("hand %+v", h)
		}
		for i, b := range h.Bodies {
			body := d.Bodies[b]
			if body.Kind != "rigid" || body.Hand == nil || *body.Hand != number || !strings.HasPrefix(body.Name, h.Name+" ") {
				t.Errorf("limb %d is %+v", i, body)
			}
			if g := d.Geometries[*body.Geometry]; (i == limbs.Palm) != (g.Kind == "box") || (i != limbs.Palm) != (g.Kind == "capsule") {
				t.Errorf("limb %d is a %s", i, g.Kind)
			}
		}
		vertices, bones, weights := decoded(t, h.Skin.Vertices), decoded(t, h.Skin.Bones), decoded(t, h.Skin.Weights)
		if n := len(vertices) / 12; n < 500 || len(bones) != 4*n || len(weights) != 16*n || len(decoded(t, h.Skin.Triangles))%12 != 0 {
			t.Errorf("skin of %d vertices, %d bones, %d bytes of weights", n, len(bones), len(weights))
		}
		for i := range gloveProbes {
			if p := d.Probes[h.Probes+i]; p.Hand == nil || *p.Hand != number || p.Unit != gloveNames[i][1] {
				t.Errorf("probe %d is %+v", h.Probes+i, p)
			}
		}
	}
	if f := v.frame("frame", nil); len(f.Probes) != len(d.Probes) || len(f.Bodies) != len(d.Bodies) {
		t.Errorf("%d probes of %d bodies, told %d of %d", len(f.Probes), len(f.Bodies), len(d.Probes), len(d.Bodies))
	}
	if loops := v.text("loops"); loops["wanted"] != 1000.0 && loops["wanted"] != 0.0 { // 0 before the first half second
		t.Errorf("loops %v", loops)
	}
}

func decoded(t *testing.T, text string) []byte {
	t.Helper()
	b, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Who takes a hand moves it and closes it, and feels with it; nobody else can. It is left where it is.
func TestTakeAHand(t *testing.T) {
	s := start(t, Config{})
	v, other := view(t, s, "scene=grasp-box"), view(t, s, "scene=grasp-box")
	h := &v.hello.Hands[0]
	palm := h.Bodies[limbs.Palm]
	v.say(`{"type":"take","hand":0}`)
	taken := v.text("taken")
	if taken["owner"] != float64(v.hello.Client) || other.text("taken")["owner"] != float64(v.hello.Client) {
		t.Errorf("taken %v, want owner %d", taken, v.hello.Client)
	}
	other.say(`{"type":"take","hand":0}`)
	if wrong := other.text("error"); wrong["re"] != "take" || !strings.Contains(wrong["message"].(string), "has hand") {
		t.Errorf("who comes late is told %v", wrong)
	}
	p := wire.GlovePose{HandPose: wire.HandPose{Sent: 1234}, Closure: 1, Recipe: uint8(limbs.Power)}
	for i, x := range taken["wrist"].([]any) {
		p.Pose[i] = float32(x.(float64))
	}
	p.Pose[2] = 0.5
	stop := v.wear(p)
	away := p
	away.Pose[2] = 1
	stray := other.wear(away) // ignored: it is not its hand
	f := v.frame("the hand lifted and closed", func(f *wire.Frame) bool {
		return math.Abs(float64(f.Bodies[palm].Poses[0][2])-0.5) < 0.02 && feels(h, f, 12) == 1 && f.Echo == 1234
	})
	if feels(h, f, 13) != float64(limbs.Power) || feels(h, f, 14) != float64(v.hello.Client) || feels(h, f, 15) != 0 {
		t.Errorf("recipe %v, owner %v, scripted %v", feels(h, f, 13), feels(h, f, 14), feels(h, f, 15))
	}
	if f := other.frame("frame", nil); f.Echo != 0 {
		t.Errorf("the other is told echo %v", f.Echo)
	}
	v.frame("a fist that presses on itself", func(f *wire.Frame) bool { return feels(h, f, 1) > 0.5 })
	stop()
	stray()
	v.say(`{"type":"leave","hand":0}`)
	if left := v.text("taken"); left["owner"] != 0.0 {
		t.Errorf("left: %v", left)
	}
	other.say(`{"type":"take","hand":0}`)
	if got := other.text("taken"); got["owner"] == float64(v.hello.Client) {
		got = other.text("taken")
		t.Logf("%v", got)
	}
	other.frame("the hand where it was, the other's", func(f *wire.Frame) bool {
		return feels(h, f, 14) == float64(other.hello.Client) && math.Abs(float64(f.Bodies[palm].Poses[0][2])-0.5) < 0.02
	})
	v.say(`{"type":"take","hand":1}`)
	if wrong := v.text("error"); !strings.Contains(wrong["message"].(string), "want 0 to 0") {
		t.Errorf("a hand that is not there: %v", wrong)
	}
	v.say(`{"type":"grab","body":%d,"point":[0,0,0],"frame":[0,0,0,0,0,0,1]}`, palm)
	if wrong := v.text("error"); !strings.Contains(wrong["message"].(string), "take the hand") {
		t.Errorf("a grip on a limb: %v", wrong)
	}
}

// A hand whose owner leaves, falls silent or resets the scene is free again.
func TestAHandIsLeft(t *testing.T) {
	s := start(t, Config{Silence: 300 * time.Millisecond})
	v, other := view(t, s, "scene=grasp-box"), view(t, s, "scene=grasp-box")
	h := &v.hello.Hands[0]
	owner := func(n uint64) func(f *wire.Frame) bool {
		return func(f *wire.Frame) bool { return feels(h, f, 14) == float64(n) }
	}
	v.say(`{"type":"take"}`)
	if left := v.text("left"); !strings.Contains(left["message"].(string), "nothing was heard") {
		t.Errorf("left: %v", left)
	}
	other.frame("a hand that is nobody's", owner(0))
	v.say(`{"type":"take"}`)
	other.frame("a hand that was taken", owner(v.hello.Client))
	v.leave()
	other.frame("a hand that was left", owner(0))
	other.say(`{"type":"take"}`)
	other.say(`{"type":"reset"}`)
	if left := other.text("left"); !strings.Contains(left["message"].(string), "anew") {
		t.Errorf("left: %v", left)
	}
	other.frame("the script again", func(f *wire.Frame) bool { return feels(h, f, 15) == 1 && f.Time < 5 })
}

// A link brings back a scene with its hand, taken from the script.
func TestLinkOfAHand(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=grasp-box")
	h := &v.hello.Hands[0]
	v.say(`{"type":"take"}`)
	v.text("taken")
	v.say(`{"type":"state"}`)
	state := v.text("state")["state"].(string)
	v.say(`{"type":"reset"}`)
	v.frame("the script", func(f *wire.Frame) bool { return feels(h, f, 15) == 1 })
	v.say(`{"type":"restore","state":%q}`, state)
	v.frame("no script", func(f *wire.Frame) bool { return feels(h, f, 15) == 0 && feels(h, f, 14) == 0 })
}

// A recording of a hand is told as it was, what it felt included, and its hand cannot be taken.
func TestReplayOfAHand(t *testing.T) {
	s := start(t, Config{Recordings: t.TempDir()})
	v := view(t, s, "scene=grasp-box")
	v.say(`{"type":"record","on":true}`)
	first := v.frame("frame", nil)
	v.frame("some more", func(f *wire.Frame) bool { return f.Time > first.Time+0.3 })
	v.say(`{"type":"record","on":false}`)
	var name string
	for name == "" {
		if got := v.text("status"); got["recording"] == false {
			name = strings.Fields(got["message"].(string))[1]
		}
	}
	w := view(t, s, "recording="+name)
	a, b := v.hello.Hands[0], w.hello.Hands[0]
	if !reflect.DeepEqual(w.hello.Bodies, v.hello.Bodies) || !reflect.DeepEqual(b.Skin, a.Skin) || !reflect.DeepEqual(b.Bodies, a.Bodies) || b.Probes != a.Probes || !reflect.DeepEqual(w.hello.Probes, v.hello.Probes) {
		t.Errorf("replayed, the hand is %+v", b)
	}
	if f := w.frame("frame", nil); len(f.Probes) != len(w.hello.Probes) || feels(&b, f, 15) != 1 {
		t.Errorf("%d probes, told %d", len(f.Probes), len(w.hello.Probes))
	}
	w.say(`{"type":"take"}`)
	if wrong := w.text("error"); !strings.Contains(wrong["message"].(string), "recording") {
		t.Errorf("taken in a recording: %v", wrong)
	}
}

// What was noteworthy of a hand in a single step is in the flags of its palm in the next frame, and in no more than that.
func TestHandFlags(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=grasp-box")
	h := v.hello.Hands[0]
	palm := h.Bodies[limbs.Palm]
	const leapt = uint32(limbs.Leapt) << wire.HandFlags
	v.frame("a hand without flags", func(f *wire.Frame) bool { return f.Bodies[palm].Flags>>wire.HandFlags&0xff == 0 })
	s.mu.Lock()
	var m *simulation
	for _, x := range s.sessions { // the only one
		m = x.sim.Load()
	}
	s.mu.Unlock()
	m.do(func(*world.World) { m.gloves[0].noticed |= limbs.Leapt })
	v.frame("a flag", func(f *wire.Frame) bool { return f.Bodies[palm].Flags&leapt != 0 })
	v.frame("none again", func(f *wire.Frame) bool { return f.Bodies[palm].Flags&leapt == 0 })
}
