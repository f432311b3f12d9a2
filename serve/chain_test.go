package serve

import (
	"encoding/json"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/internal/wire"
)

// A page is told how the poses of a chain hang together, what rides on them, and where its roots are.
func TestHelloOfChains(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=lanterns")
	b := v.hello.Bodies[0]
	if b.Kind != "chain" || b.Count != 1+4+5*16 || len(b.Radius) != b.Count || len(b.Parents) != b.Count {
		t.Fatalf("a %s of %d poses, %d radii, %d parents", b.Kind, b.Count, len(b.Radius), len(b.Parents))
	}
	if b.Parents[0] != -1 || slices.Index(b.Parents[1:], -1) >= 0 {
		t.Errorf("parents %v, want one root", b.Parents)
	}
	for i, p := range b.Parents {
		if p >= i {
			t.Errorf("pose %d comes before its parent %d", i, p)
		}
	}
	if len(b.Riders) != 10 || b.Riders[0].Shape != "lantern" || b.Riders[1].Shape != "flower" || b.Riders[1].Rotation == nil || b.Riders[0].Frame >= b.Count {
		t.Errorf("riders %+v", b.Riders)
	}
	if want := []holdText{{Body: 0, Index: 0, Axes: "rigid", Driven: true}}; !reflect.DeepEqual(v.hello.Holds, want) {
		t.Errorf("holds %+v, want %+v", v.hello.Holds, want)
	}
	f := v.frame("frame", nil)
	if len(f.Bodies[0].Poses) != b.Count || len(f.Holds) != 1 {
		t.Errorf("a frame of %d poses and %d holds", len(f.Bodies[0].Poses), len(f.Holds))
	}
	if b := view(t, s, "scene=necklace").hello; len(b.Bodies[0].Links) != 1 || b.Bodies[0].Links[0] != [2]int{48, 0} || len(b.Holds) != 0 {
		t.Errorf("links %v and holds %v of a necklace, want its clasp and none", b.Bodies[0].Links, b.Holds)
	}
	var list []listed
	if err := json.Unmarshal([]byte(get(t, s, "/api/scenes", nil).body), &list); err != nil {
		t.Fatal(err)
	}
	if i := slices.IndexFunc(list, func(l listed) bool { return l.Name == "lanterns" }); i < 0 || !slices.Equal(list[i].Models, []string{"chain"}) {
		t.Errorf("the gallery has %+v", list)
	}
}

// A hand pulls a chain, and takes over its base; scripts then leave that alone. Let go, the chain swings on at once.
func TestHandOnChain(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=steel-cable")
	grab := func(at int) wire.Pose {
		p := v.frame("frame", nil).Bodies[0].Poses[at]
		v.say(`{"type":"grab","body":0,"at":%d,"frame":[%g,%g,%g,%g,%g,%g,%g]}`, at, p[0], p[1], p[2], p[3], p[4], p[5], p[6])
		return p
	}
	tip := grab(120)
	tip[1] += 0.3
	stop := v.hold(0, tip, 1)
	v.frame("the tip in hand", func(f *wire.Frame) bool {
		return len(f.Hands) == 1 && position(f.Hands[0].Proxy).Sub(position(tip)).Norm() < 0.2
	})
	stop()
	begin := time.Now()
	v.say(`{"type":"release"}`)
	v.frame("no hand", func(f *wire.Frame) bool { return len(f.Hands) == 0 })
	if d := time.Since(begin); d > fadeTime {
		t.Errorf("it took %v to let go", d)
	}
	mount := grab(0)
	mount[2] += 0.2
	defer v.hold(0, mount, 2)()
	v.frame("the mount in hand", func(f *wire.Frame) bool {
		return len(f.Hands) == 1 && math.Abs(float64(f.Holds[0].Target[2]-mount[2])) < 1e-3
	})
}

// A recording of a chain is told as the chain was.
func TestReplayOfChains(t *testing.T) {
	s := start(t, Config{Recordings: t.TempDir()})
	v := view(t, s, "scene=necklace")
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
	if !reflect.DeepEqual(w.hello.Bodies, v.hello.Bodies) {
		t.Errorf("bodies %+v, want %+v", w.hello.Bodies, v.hello.Bodies)
	}
}
