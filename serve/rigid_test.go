package serve

import (
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/internal/wire"
)

// A page is told what rigid bodies look like: those that look alike share a geometry, and members of a group say so.
func TestHelloOfRigidBodies(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=stack")
	h := v.hello
	if len(h.Bodies) != 11 || len(h.Geometries) != 2 {
		t.Fatalf("%d bodies with %d geometries, want 11 with 2", len(h.Bodies), len(h.Geometries))
	}
	ground, block := h.Bodies[0], h.Bodies[3]
	if ground.Kind != "rigid" || ground.Motion != "static" || h.Geometries[*ground.Geometry].Kind != "ground" {
		t.Errorf("ground %+v", ground)
	}
	if g := h.Geometries[*block.Geometry]; block.Name != "block[2]" || block.Group != "block" || g.Kind != "box" || *g.Size != [3]float64{0.1, 0.1, 0.1} || block.Count != 1 {
		t.Errorf("block %+v of geometry %+v", block, g)
	}
	h = view(t, s, "scene=cradle").hello
	if len(h.Lines) != 10 || h.Lines[0].To.Body != -1 || h.Lines[0].Slack < 0.2 {
		t.Errorf("lines %+v, want ten strings", h.Lines)
	}
	h = view(t, s, "scene=rag-doll").hello
	if len(h.Joints) != 10 || h.Joints[0].To < 0 {
		t.Errorf("joints %+v, want ten", h.Joints)
	}
}

// Contacts are in the frames of those who ask for them.
func TestContactsOnRequest(t *testing.T) {
	s := start(t, Config{})
	v, other := view(t, s, "scene=stack"), view(t, s, "scene=stack")
	v.say(`{"type":"contacts","on":true}`)
	f := v.frame("contacts", func(f *wire.Frame) bool { return len(f.Contacts) > 0 })
	sum := 0.0
	for _, c := range f.Contacts {
		if c.A == 0 { // the ground
			sum += float64(c.Force[2])
		}
	}
	if math.Abs(sum-49.05) > 5 {
		t.Errorf("the ground bears %v N, want the weight of ten blocks, 49 N", sum)
	}
	if f := other.frame("frame", nil); len(f.Contacts) > 0 {
		t.Error("contacts for one who did not ask")
	}
	v.say(`{"type":"contacts","on":false}`)
	v.frame("none", func(f *wire.Frame) bool { return len(f.Contacts) == 0 })
}

// A hand takes a rigid body anywhere, lifts it, and throws it: let go, it flies on. What nothing moves cannot be held.
func TestHandOnRigidBody(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=stack")
	const top = 10
	p := v.frame("frame", nil).Bodies[top].Poses[0]
	p[2] += 0.05
	v.say(`{"type":"grab","body":%d,"point":[0,0,0.05],"frame":[%g,%g,%g,%g,%g,%g,%g]}`, top, p[0], p[1], p[2], p[3], p[4], p[5], p[6])
	v.frame("a hand on the top", func(f *wire.Frame) bool {
		return len(f.Hands) == 1 && position(f.Hands[0].Proxy).Sub(position(p)).Norm() < 0.01
	})
	p[2] += 0.4
	stop := v.hold(0, p, 1)
	v.frame("the block lifted", func(f *wire.Frame) bool {
		return math.Abs(float64(f.Bodies[top].Poses[0][2]-(p[2]-0.05))) < 0.03
	})
	p[0] += 3
	stop()
	stop = v.hold(0, p, 2)
	f := v.frame("the block on its way", func(f *wire.Frame) bool { return f.Bodies[top].Poses[0][0] > 0.3 })
	v.say(`{"type":"release"}`)
	stop()
	at := f.Bodies[top].Poses[0][0]
	v.frame("the block flying on", func(f *wire.Frame) bool { return len(f.Hands) == 0 && f.Bodies[top].Poses[0][0] > at+0.1 })
	v.say(`{"type":"grab","body":0,"point":[0,0,0],"frame":[0,0,0,0,0,0,1]}`)
	if message := v.text("error")["message"].(string); !strings.Contains(message, "cannot be held") {
		t.Errorf("a grip on the ground: %s", message)
	}
}

// A recording of rigid bodies is told as they were.
func TestReplayOfRigidBodies(t *testing.T) {
	s := start(t, Config{Recordings: t.TempDir()})
	v := view(t, s, "scene=cradle")
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
	if !reflect.DeepEqual(w.hello.Bodies, v.hello.Bodies) || !reflect.DeepEqual(w.hello.Geometries, v.hello.Geometries) || !reflect.DeepEqual(w.hello.Lines, v.hello.Lines) {
		t.Errorf("bodies %+v, want %+v", w.hello.Bodies, v.hello.Bodies)
	}
}
