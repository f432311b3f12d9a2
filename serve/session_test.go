package serve

import (
	"math"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/internal/wire"
)

// value returns a parameter in a message with parameters.
func value(t *testing.T, m map[string]any, path string) any {
	t.Helper()
	for _, p := range m["params"].([]any) {
		if p := p.(map[string]any); p["path"] == path {
			return p["value"]
		}
	}
	t.Fatalf("no parameter %s", path)
	return nil
}

// height returns the z of the free end of the cantilever [m].
func height(f *wire.Frame) float64 {
	poses := f.Bodies[0].Poses
	return float64(poses[len(poses)-1][2])
}

// What one viewer sets, all see: in the list and in the shape.
func TestSet(t *testing.T) {
	s := start(t, Config{})
	v, other := view(t, s, "scene=cantilever"), view(t, s, "scene=cantilever")
	before := height(v.frame("frame", nil))
	v.say(`{"type":"set","path":"gravity[2]","value":-1}`)
	for _, w := range []*viewer{v, other} {
		if got := value(t, w.text("scene"), "gravity[2]"); got != -1.0 { // gravity is part of what the scene is
			t.Errorf("gravity is %v", got)
		}
		w.frame("a beam that hangs less", func(f *wire.Frame) bool { return height(f) > before+0.1 })
	}
	v.say(`{"type":"set","path":"bodies.%s.rod.young","value":"2e6"}`, v.hello.Bodies[0].Name)
	if got := value(t, other.text("params"), "bodies."+v.hello.Bodies[0].Name+".rod.young"); got != 2e6 {
		t.Errorf("young is %v", got)
	}
	// Another number of nodes is told before the first frame that has it.
	v.say(`{"type":"set","path":"bodies.%s.rod.nodes","value":37}`, v.hello.Bodies[0].Name)
	scene := v.text("scene")
	if got := scene["bodies"].([]any)[0].(map[string]any); got["count"] != 37.0 || len(got["radius"].([]any)) != 37 {
		t.Errorf("body is %v", got)
	}
	v.frame("frame of 37 poses", func(f *wire.Frame) bool { return len(f.Bodies[0].Poses) == 37 })
	late := view(t, s, "scene=cantilever")
	if late.hello.Bodies[0].Count != 37 || late.hello.Scene.Gravity[2] != -1 {
		t.Errorf("who comes later is told %+v", late.hello.Scene)
	}
	v.say(`{"type":"reset","keep":true}`)
	if got := v.text("scene"); value(t, got, "gravity[2]") != -1.0 {
		t.Error("gravity was not kept")
	}
	v.say(`{"type":"reset"}`)
	if got := v.text("scene"); value(t, got, "gravity[2]") != -9.81 {
		t.Error("gravity was kept")
	}
	v.frame("frame from the beginning", func(f *wire.Frame) bool { return f.Time < 0.5 && math.Abs(height(f)-before) < 1e-3 })
}

func TestPauseStepSpeed(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=suture")
	v.say(`{"type":"pause","on":true}`)
	if v.text("status")["paused"] != true {
		t.Error("not paused")
	}
	still := v.frame("frame", nil)
	for range 3 {
		still = v.frame("frame while paused", nil)
	}
	if again := v.frame("frame while paused", nil); again.Step != still.Step {
		t.Errorf("paused at step %d, then at %d", still.Step, again.Step)
	}
	for i := range uint64(3) {
		v.say(`{"type":"step"}`)
		v.frame("single step", func(f *wire.Frame) bool { return f.Step == still.Step+1+i })
	}
	v.say(`{"type":"speed","value":0.25}`)
	v.text("status")
	v.text("status")
	v.text("status")
	if got := v.text("status"); got["speed"] != 0.25 {
		t.Errorf("status is %v", got)
	}
	v.say(`{"type":"pause","on":false}`)
	first := v.frame("frame", func(f *wire.Frame) bool { return f.Step > still.Step+3 })
	begin := time.Now()
	last := v.frame("later frame", func(f *wire.Frame) bool { return f.Time > first.Time+0.25 })
	if rate := (last.Time - first.Time) / time.Since(begin).Seconds(); rate < 0.15 || rate > 0.35 {
		t.Errorf("time runs %.2f times as fast as real time, want 0.25", rate)
	}
}

// A link brings back the shape, the time, what was changed and what a hand had taken: in another room it is the same scene.
func TestLinkRestores(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=suture")
	v.say(`{"type":"set","path":"bodies.thread.rod.young","value":1e9}`)
	f := v.frame("frame", nil)
	needle := f.Bodies[0].Poses[v.hello.Holds[1].Index]
	v.say(`{"type":"grab","body":0,"at":%d,"frame":[%g,%g,%g,%g,%g,%g,%g]}`, v.hello.Holds[1].Index, needle[0], needle[1], needle[2], needle[3], needle[4], needle[5], needle[6])
	needle[0], needle[2] = 0.15, 0.12
	for i := range 30 {
		v.moveTo(0, needle, float64(i+1))
		time.Sleep(5 * time.Millisecond)
	}
	v.frame("the needle taken away", func(f *wire.Frame) bool {
		return len(f.Hands) == 1 && math.Abs(float64(f.Hands[0].Proxy[2])-0.12) < 0.01
	})
	v.say(`{"type":"release"}`)
	v.frame("no hand", func(f *wire.Frame) bool { return len(f.Hands) == 0 })
	time.Sleep(2 * fadeTime)
	v.say(`{"type":"pause","on":true}`)
	v.text("status")
	time.Sleep(50 * time.Millisecond) // the step that was under way
	v.say(`{"type":"state"}`)
	link := v.text("state")["state"].(string)
	v.frame("frame that may be older", nil)
	at := v.frame("frame", nil)
	t.Logf("a link of %d characters for %d nodes", len(link), len(at.Bodies[0].Poses))

	w := view(t, s, "scene=suture&room=other")
	w.say(`{"type":"pause","on":true}`)
	w.text("status")
	w.say(`{"type":"restore","state":"%s"}`, link)
	scene := w.text("scene")
	if got := value(t, scene, "bodies.thread.rod.young"); got != 1e9 {
		t.Errorf("young is %v", got)
	}
	w.say(`{"type":"step"}`)
	got := w.frame("the next step", func(f *wire.Frame) bool { return f.Step == at.Step+1 })
	for i, p := range got.Bodies[0].Poses {
		// Nothing moved when the link was made, so the next step finds the same equilibrium.
		if d := position(p).Sub(position(at.Bodies[0].Poses[i])).Norm(); d > 1e-4 {
			t.Fatalf("node %d is %v m from where it was", i, d)
		}
	}
	w.say(`{"type":"pause","on":false}`)
	later := w.frame("a second later", func(f *wire.Frame) bool { return f.Time > at.Time+1 })
	if d := position(later.Holds[1].Target).Sub(position(at.Holds[1].Target)).Norm(); d > 1e-6 {
		t.Errorf("the script took the needle back, by %v m", d)
	}
	for name, bad := range map[string]string{
		"cut": link[:len(link)/2], "changed": link[:200] + "AAAA" + link[204:], "empty": "", "noise": strings.Repeat("x", 1000),
	} {
		w.say(`{"type":"restore","state":"%s"}`, bad)
		if got := w.text("error"); got["re"] != "restore" {
			t.Errorf("%s: %v", name, got)
		}
	}
	u := view(t, s, "scene=cantilever")
	u.say(`{"type":"restore","state":"%s"}`, link)
	if got := u.text("error")["message"].(string); !strings.Contains(got, `of scene "suture"`) {
		t.Errorf("a link of another scene: %s", got)
	}
}

// A state that unpacks to far more than it seems is refused before it fills the memory.
func TestLinkBomb(t *testing.T) {
	text, err := pack(&stateHead{Version: stateVersion}, make([]byte, maxStateBytes+1))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := unpack(text); err == nil || !strings.Contains(err.Error(), "more than") {
		t.Errorf("%d characters are unpacked: %v", len(text), err)
	}
}

// Several hands hold at once, each its own; one too many is told so.
func TestManyHands(t *testing.T) {
	s := start(t, Config{})
	a, b := view(t, s, "scene=suture"), view(t, s, "scene=suture")
	f := a.frame("frame", nil)
	grab := func(v *viewer, number, at int) {
		p := f.Bodies[0].Poses[at]
		v.say(`{"type":"grab","hand":%d,"body":0,"at":%d,"frame":[%g,%g,%g,0,0,0,1]}`, number, at, p[0], p[1], p[2])
	}
	for i := range clientHands {
		grab(a, i, 60+20*i)
		grab(b, i, 170+20*i)
	}
	full := a.frame("all hands", func(f *wire.Frame) bool { return len(f.Hands) == maxHands })
	mine := 0
	for _, h := range full.Hands {
		if h.Mine {
			mine++
			if int(h.At) != 60+20*int(h.Hand) {
				t.Errorf("hand %d is at %v", h.Hand, h.At)
			}
		}
	}
	if mine != clientHands {
		t.Errorf("%d of %d hands are mine", mine, len(full.Hands))
	}
	c := view(t, s, "scene=suture")
	grab(c, 0, 150)
	if got := c.text("error")["message"].(string); !strings.Contains(got, "hold something already") {
		t.Errorf("one hand too many is told %q", got)
	}
	b.leave()
	a.frame("only my hands", func(f *wire.Frame) bool { return len(f.Hands) == clientHands })
	a.say(`{"type":"reset"}`)
	a.text("scene") // the hands are told before, in any order
	a.frame("no hands", func(f *wire.Frame) bool { return len(f.Hands) == 0 })
}

// A page that falls asleep while it holds something is made to let go, and its force fades without a jump.
func TestSilentHandLetsGo(t *testing.T) {
	s := start(t, Config{Silence: 300 * time.Millisecond})
	v := view(t, s, "scene=suture")
	other := view(t, s, "scene=suture")
	f := v.frame("frame", nil)
	p := f.Bodies[0].Poses[150]
	v.say(`{"type":"grab","body":0,"at":150,"frame":[%g,%g,%g,0,0,0,1]}`, p[0], p[1], p[2])
	p = wire.Pose{p[0], p[1] + 0.05, p[2] + 0.05, 0, 0, 0, 1}
	for i := range 20 {
		v.moveTo(0, p, float64(i))
		time.Sleep(20 * time.Millisecond)
	}
	stop := v.hold(0, p, 20)
	f = v.frame("the thread pulled aside", func(f *wire.Frame) bool { return len(f.Hands) == 1 && f.Echo > 0 })
	stop()
	begin := time.Now()
	if got := v.text("released"); got["hand"] != 0.0 || got["message"] == "" {
		t.Errorf("released: %v", got)
	}
	if took := time.Since(begin); took > 5*time.Second {
		t.Errorf("it took %v", took)
	}
	last, most := f.Bodies[0].Poses[150], 0.0
	for end := time.Now().Add(2 * fadeTime); time.Now().Before(end); {
		g := other.frame("frame", nil)
		most = math.Max(most, position(g.Bodies[0].Poses[150]).Sub(position(last)).Norm())
		last = g.Bodies[0].Poses[150]
	}
	free := position(last).Sub(position(f.Bodies[0].Poses[150])).Norm()
	t.Logf("the thread moved %.1f mm, at most %.1f mm between two frames", 1000*free, 1000*most)
	if free < 0.005 {
		t.Errorf("the thread is still held: it moved by %v m", free)
	}
	if most > 0.7*free {
		t.Errorf("the thread jumped by %v m of %v m", most, free)
	}
	v.say(`{"type":"grab","body":0,"at":150,"frame":[%g,%g,%g,0,0,0,1]}`, last[0], last[1], last[2])
	v.frame("the hand again", func(f *wire.Frame) bool { return len(f.Hands) == 1 && f.Hands[0].Mine })
}

// A drag across the whole screen in one event, and beyond the horizon: the thread goes taut and stays finite.
func TestWildDrag(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=suture")
	f := v.frame("frame", nil)
	p := f.Bodies[0].Poses[150]
	v.say(`{"type":"grab","body":0,"at":150,"frame":[%g,%g,%g,0,0,0,1]}`, p[0], p[1], p[2])
	for i, x := range []float32{0.3, -5, 1e30, -1e30, 0.1} {
		stop := v.hold(0, wire.Pose{x, -x, x, 0.5, 0.5, 0.5, 0.5}, float64(i+1))
		f = v.frame("the pose", func(f *wire.Frame) bool { return f.Echo == float64(i+1) })
		stop()
		for k, pose := range f.Bodies[0].Poses {
			if n := position(pose).Norm(); !(n < 0.5) {
				t.Fatalf("node %d is at %v after a drag to %v m", k, pose, x)
			}
		}
	}
	// A hand that reaches for something else, which is not there, has let go of what it had.
	v.say(`{"type":"grab","body":9,"at":150,"frame":[0,0,0,0,0,0,1]}`)
	v.text("error")
	v.frame("no hand", func(f *wire.Frame) bool { return len(f.Hands) == 0 })
	for limit := time.Now().Add(patience); ; time.Sleep(10 * time.Millisecond) {
		shot := s.all()[0].sim.Load().running.World.Snapshot()
		held := len(shot.Hands)
		shot.Release()
		if held == 0 {
			break
		}
		if time.Now().After(limit) {
			t.Fatalf("the world has %d hands", held)
		}
	}
}

const hair = `title: A hair
bodies:
  hair:
    rod:
      curve: {line: {to: [0.1, 0, 0]}}
      section: {radius: 4e-5}
      young: 3e9
      density: 1300
      holds: [{at: start}]
probes:
  sag: {what: position, body: hair, at: end, axis: z}
`

func TestReload(t *testing.T) {
	path := filepath.Join(t.TempDir(), "hair.yaml")
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write(hair)
	s := start(t, Config{File: path})
	v := view(t, s, "scene=file")
	if v.hello.File != path || v.hello.Scene.Title != "A hair" {
		t.Errorf("hello is %+v", v.hello.Scene)
	}
	f := v.frame("frame", func(f *wire.Frame) bool { return f.Time > 0.1 })
	write(strings.Replace(hair, "young", "yuong", 1))
	wrong := v.text("error")
	mistakes, _ := wrong["mistakes"].([]any)
	if wrong["file"] != path || wrong["line"] != 7.0 || wrong["suggestion"] != "young" || len(mistakes) == 0 {
		t.Errorf("the mistake is told as %v", wrong)
	}
	v.frame("the old scene going on", func(g *wire.Frame) bool { return g.Time > f.Time+0.2 })
	late := view(t, s, "scene=file")
	if got := late.text("error"); got["line"] != 7.0 || late.hello.Scene.Title != "A hair" {
		t.Errorf("who comes later is told %v", got)
	}
	write(strings.Replace(strings.Replace(hair, "A hair", "Two hairs", 1), "  hair:\n", "  second:\n    rod:\n      curve: {line: {to: [0, 0.1, 0]}}\n      section: {radius: 4e-5}\n      young: 3e9\n      density: 1300\n      holds: [{at: start}]\n  hair:\n", 1))
	scene := v.text("scene")
	if scene["scene"].(map[string]any)["title"] != "Two hairs" || scene["hash"] == v.hello.Hash {
		t.Errorf("the new scene is told as %v", scene["scene"])
	}
	v.frame("two bodies", func(f *wire.Frame) bool { return len(f.Bodies) == 2 })
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if got := v.text("error")["message"].(string); !strings.Contains(got, "gone") {
		t.Errorf("a file that is gone is told as %q", got)
	}
	write(hair)
	if got := v.text("scene")["scene"].(map[string]any)["title"]; got != "A hair" {
		t.Errorf("the file that came back is told as %v", got)
	}
	if _, err := New(Config{File: filepath.Join(t.TempDir(), "none.yaml")}); err == nil {
		t.Error("a server of a file that is not there")
	}
}

// What is recorded can be listed, fetched, and seen again as it was.
func TestRecordAndReplay(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "films")
	s := start(t, Config{Recordings: folder})
	v := view(t, s, "scene=suture")
	v.say(`{"type":"record","on":true}`)
	if got := v.text("status"); got["recording"] != true || !strings.Contains(got["message"].(string), ".mcap") {
		t.Fatalf("status is %v", got)
	}
	first := v.frame("frame", nil)
	v.say(`{"type":"set","path":"gravity[2]","value":-20}`)
	v.frame("a second later", func(f *wire.Frame) bool { return f.Time > first.Time+1 })
	v.say(`{"type":"record","on":false}`)
	var name string
	for name == "" {
		if got := v.text("status"); got["recording"] == false {
			name = strings.Fields(got["message"].(string))[1]
		}
	}
	list := get(t, s, "/api/recordings", nil)
	if !strings.Contains(list.body, name) {
		t.Fatalf("%s is not in %s", name, list.body)
	}
	if file := get(t, s, "/api/recordings/"+name, nil); file.status != http.StatusOK || !strings.HasPrefix(file.body, "\x89MCAP0\r\n") {
		t.Errorf("the file is %d", file.status)
	}
	w := view(t, s, "recording="+name)
	if w.hello.Replay == nil || w.hello.Replay.Duration < 0.8 || w.hello.Bodies[0].Count != v.hello.Bodies[0].Count || len(w.hello.Probes) != len(v.hello.Probes) {
		t.Fatalf("hello is %+v", w.hello)
	}
	begin := w.frame("frame", nil)
	end := w.frame("the end", func(f *wire.Frame) bool { return math.Abs(f.Echo-1000*w.hello.Replay.Duration) < 1e-6 })
	if end.Time-begin.Time < 0.5 || len(end.Bodies[0].Poses) != w.hello.Bodies[0].Count {
		t.Errorf("from %v s to %v s", begin.Time, end.Time)
	}
	if got := w.text("status"); got["paused"] != true {
		t.Errorf("at the end: %v", got)
	}
	w.say(`{"type":"seek","time":0.25}`)
	mid := w.frame("the middle", func(f *wire.Frame) bool { return f.Echo == 250 })
	if mid.Time >= end.Time || mid.Seq <= end.Seq {
		t.Errorf("wound back to %v s, frame %d", mid.Time, mid.Seq)
	}
	w.say(`{"type":"set","path":"gravity[2]","value":0}`)
	if got := w.text("error")["message"].(string); !strings.Contains(got, "recording") {
		t.Errorf("a change of the past: %s", got)
	}
	w.say(`{"type":"speed","value":0.5}`)
	w.say(`{"type":"pause","on":false}`)
	w.frame("playing on", func(f *wire.Frame) bool { return f.Echo > 300 })
	if files, err := os.ReadDir(folder); err != nil || len(files) != 1 {
		t.Errorf("%v, %v", files, err)
	}
}

func TestRadiiFollowTheTaper(t *testing.T) {
	path := filepath.Join(t.TempDir(), "cone.yaml")
	text := strings.Replace(hair, "young:", "taper: [{at: start, factor: 2}, {at: 0.5, factor: 1}]\n      young:", 1)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s := start(t, Config{File: path})
	r := view(t, s, "scene=file").hello.Bodies[0].Radius
	for i, want := range map[int]float64{0: 8e-5, len(r) / 4: 6e-5, len(r) - 1: 4e-5} {
		if math.Abs(r[i]-want) > 1e-6 {
			t.Errorf("radius %d of %d is %v m, want %v", i, len(r), r[i], want)
		}
	}
}
