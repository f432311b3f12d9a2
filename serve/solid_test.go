package serve

import (
	"encoding/binary"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/tendril-sim/tendril/internal/wire"
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
	if len(f.Bodies[0].Strains) != body.Count || !(f.Bodies[0].Top > 0) {
		t.Errorf("%d strains up to %v", len(f.Bodies[0].Strains), f.Bodies[0].Top)
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
