package serve

import (
	"errors"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/spatial"
)

func closeError(err error) (websocket.CloseError, bool) {
	var closed websocket.CloseError
	ok := errors.As(err, &closed)
	return closed, ok
}

func position(p wire.Pose) spatial.Vec3 {
	return spatial.V(float64(p[0]), float64(p[1]), float64(p[2]))
}

func TestHelloAndFrames(t *testing.T) {
	s := start(t, Config{})
	v := view(t, s, "scene=suture")
	h := v.hello
	if h.Protocol != wire.Version || h.Client == 0 || h.Scene.Name != "suture" || h.Scene.Title == "" || h.Scene.Step != 0.005 || h.Scene.Gravity != [3]float64{0, 0, -9.81} {
		t.Errorf("hello is %+v", h)
	}
	if len(h.Bodies) != 1 || h.Bodies[0].Name != "thread" || h.Bodies[0].Kind != "rod" || len(h.Bodies[0].Radius) != h.Bodies[0].Count {
		t.Fatalf("bodies are %+v", h.Bodies)
	}
	if r := h.Bodies[0].Radius[10]; math.Abs(r-1.1e-4) > 1e-12 {
		t.Errorf("radius %v m", r)
	}
	if len(h.Holds) != 2 || h.Holds[0].Driven || !h.Holds[1].Driven {
		t.Errorf("holds are %+v", h.Holds)
	}
	if len(h.Params) == 0 || len(h.Probes) != 5 || h.Paused || h.Speed != 1 || h.Recording {
		t.Errorf("hello is %+v", h)
	}
	first := v.frame("frame", nil)
	later := v.frame("later frame", func(f *wire.Frame) bool { return f.Time > first.Time+0.2 && f.Rates.Held > 0 && f.Rates.Haptic > 0 })
	if later.Seq <= first.Seq || later.Step <= first.Step || len(later.Bodies) != 1 || len(later.Bodies[0].Poses) != h.Bodies[0].Count ||
		len(later.Holds) != 2 || len(later.Probes) != 5 || len(later.Hands) != 0 || later.Echo != 0 {
		t.Errorf("frame is %+v", later)
	}
	if r := later.Rates; r.Wanted != 200 || r.Speed != 1 || r.Viewers != 1 || r.StepP50 <= 0 || r.StepP99 < r.StepP50 {
		t.Errorf("rates are %+v", r)
	}
	needle := h.Holds[1].Index
	if d := position(later.Bodies[0].Poses[needle]).Sub(position(later.Holds[1].Target)).Norm(); d > 1e-4 {
		t.Errorf("the needle is %v m from where it is held", d)
	}
}

// Every scene of the gallery opens, and sends frames that fit its hello.
func TestEveryScene(t *testing.T) {
	s := start(t, Config{})
	for _, entry := range s.gallery.list {
		v := view(t, s, "scene="+entry.Name)
		f := v.frame("frame", nil)
		for i, b := range v.hello.Bodies {
			thick := b.Solid != nil || len(b.Radius) == b.Count && slices.Min(b.Radius) > 0
			if len(f.Bodies[i].Poses) != b.Count || !thick {
				t.Errorf("%s: body %s has %d poses, told %d, with %d radii", entry.Name, b.Name, len(f.Bodies[i].Poses), b.Count, len(b.Radius))
			}
		}
		v.leave()
	}
}

// A hand takes the needle and pulls: the needle goes there, the hand feels the thread pull back through a spring, and the frame
// that shows it carries the time of the pose.
func TestDrag(t *testing.T) {
	s := start(t, Config{})
	v, other := view(t, s, "scene=suture"), view(t, s, "scene=suture")
	f := v.frame("frame", nil)
	needle := v.hello.Holds[1].Index
	from := f.Bodies[0].Poses[needle]
	v.say(`{"type":"grab","hand":2,"body":0,"at":%d,"frame":[%g,%g,%g,%g,%g,%g,%g]}`, needle, from[0], from[1], from[2], from[3], from[4], from[5], from[6])
	mine := func(f *wire.Frame) bool { return len(f.Hands) == 1 && f.Hands[0].Mine }
	f = v.frame("hand", mine)
	if f.Hands[0].Hand != 2 || f.Hands[0].Body != 0 {
		t.Errorf("hand is %+v", f.Hands[0])
	}
	theirs := other.frame("the other's hand", func(f *wire.Frame) bool { return len(f.Hands) == 1 })
	if theirs.Hands[0].Mine || theirs.Echo != 0 {
		t.Errorf("somebody else's hand is %+v, echo %v", theirs.Hands[0], theirs.Echo)
	}
	// Farther from the tissue than the thread is long: it must go taut and pull back along itself.
	to := wire.Pose{0.40, 0, 0.05, from[3], from[4], from[5], from[6]}
	for i := 1; i <= 40; i++ {
		step := from
		for k := range 3 {
			step[k] += (to[k] - from[k]) * float32(i) / 40
		}
		v.moveTo(2, step, float64(i))
		time.Sleep(5 * time.Millisecond)
	}
	stop := v.hold(2, to, 40)
	v.frame("echo of the last pose", func(f *wire.Frame) bool {
		return mine(f) && f.Echo == 40 && f.Hands[0].Wrench[3] < 0
	})
	stop()
	stop = v.hold(2, to, 41)
	time.Sleep(200 * time.Millisecond) // the slew limit of the haptic loop
	f = v.frame("frame at rest", func(f *wire.Frame) bool { return mine(f) && f.Echo == 41 })
	stop()
	h := f.Hands[0]
	ghost, proxy := position(h.Ghost), position(h.Proxy)
	if d := ghost.Sub(position(to)).Norm(); d > 1e-6 {
		t.Errorf("the ghost is %v m from where the hand is", d)
	}
	if proxy.Sub(position(from)).Dot(position(to).Sub(position(from))) <= 0 || proxy.Norm() > 0.301 {
		t.Errorf("the needle went from %v to %v, pulled to %v", position(from), proxy, ghost)
	}
	force := spatial.V(float64(h.Wrench[3]), float64(h.Wrench[4]), float64(h.Wrench[5]))
	if cos := force.Dot(proxy.Sub(ghost)) / force.Norm() / proxy.Sub(ghost).Norm(); cos < 0.95 {
		t.Errorf("the force %v N does not point from the hand %v to the needle %v", force, ghost, proxy)
	}
	// The hand feels K times the gap, within what the tension before the grab adds.
	var stiffness float64
	shot := s.all()[0].sim.Load().running.World.Snapshot()
	stiffness = shot.Hands[0].Linear
	shot.Release()
	want := stiffness * ghost.Sub(proxy).Norm()
	if got := force.Norm(); math.Abs(got-want) > 0.1*want+1e-3 {
		t.Errorf("force %v N, want %v N", got, want)
	}
	v.say(`{"type":"release","hand":2}`)
	v.frame("frame without a hand", func(f *wire.Frame) bool { return len(f.Hands) == 0 })
	// A hold that was taken stays where it was left, whatever the script says.
	f = v.frame("frame a while later", func(g *wire.Frame) bool { return g.Time > f.Time+1 })
	if d := position(f.Bodies[0].Poses[needle]).Sub(proxy).Norm(); d > 0.01 {
		t.Errorf("the needle moved by %v m after it was let go", d)
	}
}
