package serve

import (
	"encoding/binary"
	"math"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/record"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/scenes"
)

// carry keeps a plane somewhere until stop is called.
func (v *viewer) carry(plane uint8, pose wire.Pose) (stop func()) {
	quit, done := make(chan struct{}), make(chan struct{})
	p := wire.HandPose{Hand: plane, Pose: pose}
	data := p.Append(nil)
	data[0] = wire.TypePlane
	go func() {
		defer close(done)
		tick := time.NewTicker(time.Second / 60)
		defer tick.Stop()
		for {
			if v.write(websocket.MessageBinary, data) != nil {
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

// A page is told what a solid looks like and where planes are; frames have points of it, and strains where somebody asks.
func TestHelloOfSolids(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=twist-two-hands")
	d := v.hello
	body := d.Bodies[0]
	if body.Kind != "solid" || body.Solid == nil || body.Count == 0 || body.Count >= body.Solid.Mesh {
		t.Fatalf("body %+v", body)
	}
	if n := len(decoded(t, body.Solid.Nodes)); n != 4*body.Count {
		t.Errorf("%d bytes of numbers for %d nodes", n, body.Count)
	}
	if n := len(decoded(t, body.Solid.Triangles)); n != 12*(2*body.Count-4) { // Euler: a ball has two faces less four for each vertex
		t.Errorf("%d triangles on %d nodes", n/12, body.Count)
	}
	if len(d.Planes) != 2 || d.Planes[1].Name != "right" || !d.Planes[0].Holds || !d.Planes[0].Scripted {
		t.Errorf("planes %+v", d.Planes)
	}
	if p := d.Probes[d.Planes[1].Probes]; p.Plane == nil || *p.Plane != 1 {
		t.Errorf("the first probe of the second plane is %+v", p)
	}
	f := v.frame("points", func(f *wire.Frame) bool { return f.Bodies[0].Flags&wire.Points != 0 })
	if len(f.Bodies[0].Poses) != body.Count || len(f.Probes) != len(d.Probes) {
		t.Errorf("%d points and %d probes, told %d and %d", len(f.Bodies[0].Poses), len(f.Probes), body.Count, len(d.Probes))
	}
	v.say(`{"type":"strains","on":true}`)
	f = v.frame("strains", func(f *wire.Frame) bool { return f.Bodies[0].Flags&wire.Strained != 0 })
	if y := f.Bodies[0]; len(y.Strain.Parts) != body.Count || !(y.Strain.Top > 0) || y.Flags&wire.Stressed != 0 {
		t.Errorf("%d strains up to %v, flags %x", len(y.Strain.Parts), y.Strain.Top, y.Flags)
	}
	v.say(`{"type":"strains","on":false}`)
	v.say(`{"type":"stresses","on":true}`)
	f = v.frame("stresses alone", func(f *wire.Frame) bool { return f.Bodies[0].Flags&(wire.Strained|wire.Stressed) == wire.Stressed })
	if y := f.Bodies[0]; len(y.Stress.Parts) != body.Count || !(y.Stress.Top > 0) {
		t.Errorf("%d stresses up to %v Pa", len(y.Stress.Parts), y.Stress.Top)
	}
}

// Who takes a plane moves it, lets go and grabs with it; nobody else can.
func TestTakeAPlane(t *testing.T) {
	s := start(t, Config{})
	v, other := view(t, s, "scene=twist-two-hands"), view(t, s, "scene=twist-two-hands")
	p := v.hello.Planes[1]
	v.say(`{"type":"take","plane":1}`)
	taken := v.text("taken")
	if taken["owner"] != float64(v.hello.Client) || taken["plane"] != 1.0 || taken["holds"] != true {
		t.Errorf("taken %v", taken)
	}
	other.say(`{"type":"take","plane":1}`)
	if wrong := other.text("error"); !strings.Contains(wrong["message"].(string), "has plane") {
		t.Errorf("who comes late is told %v", wrong)
	}
	other.say(`{"type":"grip","plane":1,"on":false}`)
	if wrong := other.text("error"); !strings.Contains(wrong["message"].(string), "not yours") {
		t.Errorf("who has it not is told %v", wrong)
	}
	v.say(`{"type":"grip","plane":1,"on":false}`)
	if told := v.text("taken"); told["holds"] != false {
		t.Errorf("let go: %v", told)
	}
	stop := v.carry(1, wire.Pose{0.6, 0, 0.3, 0, 0.7071, 0, 0.7071})
	v.frame("the plane far away", func(f *wire.Frame) bool { return f.Probes[p.Probes] > 0.59 && f.Probes[p.Probes+7] == 0 })
	v.say(`{"type":"grip","plane":1,"on":true}`)
	if wrong := v.text("error"); wrong["re"] != "grip" || !strings.Contains(wrong["message"].(string), "cuts nothing") {
		t.Errorf("a plane that cuts nothing: %v", wrong)
	}
	stop()
}

// Any node can be pulled, by its number in the mesh: it comes along, and the hand feels it.
func TestGrabANode(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=twist-two-hands")
	f := v.frame("a frame", nil)
	shown := len(f.Bodies[0].Poses) / 2
	node := int(binary.LittleEndian.Uint32(decoded(t, v.hello.Bodies[0].Solid.Nodes)[4*shown:]))
	pose := f.Bodies[0].Poses[shown]
	pose[2] += 0.03
	v.say(`{"type":"grab","hand":0,"body":0,"at":%d,"frame":[%v,%v,%v,0,0,0,1]}`, node, pose[0], pose[1], pose[2])
	stop := v.hold(0, pose, 1)
	defer stop()
	f = v.frame("a hand that feels something", func(f *wire.Frame) bool {
		return len(f.Hands) == 1 && f.Hands[0].Wrench[5] != 0 && f.Bodies[0].Poses[shown][2] > pose[2]-0.025
	})
	if h := f.Hands[0]; int(h.At) != node || !h.Mine || h.Wrench[5] > 0 {
		t.Errorf("hand %+v at node %d, want it to be pulled down", h, node)
	}
}

// A person who has a plane feels the solid through a haptic loop: pushed along the cylinder and kept there, it pushes back, in what the page shows, as the loop of this plane renders it.
func TestPlaneIsFelt(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=six-motions")
	p := v.hello.Planes[0]
	v.say(`{"type":"take","plane":0}`)
	v.text("taken")
	x := s.all()[0]
	x.mu.Lock()
	loops := len(x.loops())
	x.mu.Unlock()
	if loops != 2 { // that of the first hand is always awake
		t.Errorf("%d haptic loops run, want that of the plane beside that of a hand", loops)
	}
	at := v.frame("where the plane is", nil).Probes[p.Probes : p.Probes+7]
	stop := v.carry(0, wire.Pose{float32(at[0]), float32(at[1]), float32(at[2]) + 0.005, float32(at[3]), float32(at[4]), float32(at[5]), float32(at[6])})
	f := v.frame("a pull", func(f *wire.Frame) bool { return f.Probes[p.Probes+10] < -1 })
	if f.Probes[p.Probes+7] == 0 {
		t.Error("it holds nothing")
	}
	stop()
	v.say(`{"type":"leave","plane":0}`)
	v.text("taken")
	x.mu.Lock()
	loops = len(x.loops())
	x.mu.Unlock()
	if loops != 1 {
		t.Errorf("%d haptic loops run after the plane was left", loops)
	}
}

// A recording of a solid is told as it was: its surface, its planes and what they hold. One of a running server has strains and stresses, too, whether somebody looked at them or not.
func TestReplayOfASolid(t *testing.T) {
	folder := t.TempDir()
	s := start(t, Config{Recordings: folder})
	v := view(t, s, "scene=twist-two-hands")
	v.say(`{"type":"record","on":true}`)
	first := v.frame("frame", nil)
	v.frame("some more", func(f *wire.Frame) bool { return f.Time > first.Time+0.5 })
	v.say(`{"type":"record","on":false}`)
	var name string
	for name == "" {
		if got := v.text("status"); got["recording"] == false {
			name = strings.Fields(got["message"].(string))[1]
		}
	}
	run(t, "twist-two-hands", filepath.Join(folder, "run.mcap"), 0.5)
	for name, measured := range map[string]uint32{name: wire.Strained | wire.Stressed, "run.mcap": 0} {
		w := view(t, s, "recording="+name)
		if !reflect.DeepEqual(w.hello.Bodies, v.hello.Bodies) || !reflect.DeepEqual(w.hello.Probes, v.hello.Probes) {
			t.Errorf("%s: bodies %+v", name, w.hello.Bodies)
		}
		if len(w.hello.Planes) != 2 {
			t.Fatalf("%s: %d planes", name, len(w.hello.Planes))
		}
		f := w.frame("frame", nil)
		if got := f.Bodies[0].Flags & (wire.Strained | wire.Stressed); got != measured || f.Bodies[0].Flags&wire.Points == 0 {
			t.Errorf("%s: flags %x", name, f.Bodies[0].Flags)
		}
		for i, p := range w.hello.Planes {
			live := v.hello.Planes[i]
			if p.Name != live.Name || p.Size != live.Size || p.Probes != live.Probes || p.Probes < 0 {
				t.Fatalf("%s: plane %+v, was %+v", name, p, live)
			}
			if x := f.Probes[p.Probes]; math.Abs(float64(x)-live.Frame[0]) > 0.05 || !(f.Probes[p.Probes+7] > 10) {
				t.Errorf("%s: plane %s is at x = %v m and holds %v nodes, want it near %v m", name, p.Name, x, f.Probes[p.Probes+7], live.Frame[0])
			}
		}
		w.say(`{"type":"strains","on":true}`)
		w.say(`{"type":"take","plane":0}`)
		if wrong := w.text("error"); !strings.Contains(wrong["message"].(string), "recording") {
			t.Errorf("%s: taken in a recording: %v", name, wrong)
		}
	}
}

// run records a scene without a server, as the command does.
func run(t *testing.T, name, file string, duration float64) {
	t.Helper()
	text, err := scenes.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	loaded, err := scene.Load(name, text)
	if err != nil {
		t.Fatal(err)
	}
	running, err := loaded.Build()
	if err != nil {
		t.Fatal(err)
	}
	defer running.World.Close()
	w, err := record.Create(file, record.Describe(name, text, nil, running), record.Options{Wait: true})
	if err != nil {
		t.Fatal(err)
	}
	for running.World.Time() < duration {
		running.World.Step()
		var values []float64
		for _, p := range running.Probes() {
			values = append(values, p.Read())
		}
		shot := running.World.Snapshot()
		w.Write(shot, running.AppendShown(values))
		shot.Release()
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
}
