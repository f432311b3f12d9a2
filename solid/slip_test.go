package solid

import (
	"math"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// slipping is a cylinder of radius 1 m that is clamped at the bottom, with a hand near its top that has some friction.
func slipping(t *testing.T, friction float64) (*Solid, *Clasp) {
	t.Helper()
	m := mesh.TetCylinder(1, 6, 2, 9)
	s := made(t, Config{Mesh: m, Material: Material{Young: 1000, Poisson: 0.3, Density: 0.2}, Fixed: m.Group("bottom").Nodes, MassDamping: 5})
	c, err := s.Clasp(planeAt(spatial.V(0, 0, 1.5)), Softness{Friction: friction})
	if err != nil {
		t.Fatal(err)
	}
	return s, c
}

// drawn moves the hand steadily along the cylinder, or turns it, to a way, and returns what it feels along that.
func drawn(c *Clasp, start spatial.Frame, turns bool, way float64) (felt func() float64) {
	hand := spatial.Frame{Rot: start.Rot, Pos: start.Pos.Add(spatial.V(0, 0, way))}
	if turns {
		hand = spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), way), Pos: start.Pos}
	}
	c.Move(hand, 0.01)
	return func() float64 {
		if w := c.Wrench(Held); !turns {
			return w.Force.Z
		} else {
			return w.Torque.Z
		}
	}
}

// A hand that is drawn along the cylinder, or turns it, feels no more than its friction: F, or F times the radius, once all of the ring slides at the hand's speed. Before the first node slides it feels
// what a hand without end feels. When it stops, nodes are held again, with less than that.
func TestFrictionBoundsTheHand(t *testing.T) {
	const friction = 40.0
	for _, turns := range []bool{false, true} {
		s, c := slipping(t, friction)
		firm, held := slipping(t, 0)
		start, slides := c.Frame(), false
		last, way := 0.0, 0.0
		for range 500 {
			way += 0.002
			felt := drawn(c, start, turns, way)
			step(s, 0.01, 1)
			last = felt()
			if n, _ := c.Sliding(); n > 0 {
				slides = true
			}
			if slides {
				continue
			}
			sure := drawn(held, start, turns, way)
			step(firm, 0.01, 1)
			if math.Abs(last-sure()) > 1e-9*friction {
				t.Fatalf("turns %v: %v before anything slides, held firmly %v", turns, last, sure())
			}
		}
		n, slid := c.Sliding()
		if math.Abs(last-friction) > 0.01*friction || n != len(c.Nodes()) { // the speed of the last step is that of the one before to some per mille
			t.Errorf("turns %v: it feels %v with %d nodes of %d sliding, want %v", turns, last, n, len(c.Nodes()), friction)
		}
		if slid > way || slid < 0.5*way {
			t.Errorf("turns %v: the ring has slid by %v m in a way of %v", turns, slid, way)
		}
		for range 200 {
			felt := drawn(c, start, turns, way)
			step(s, 0.01, 1)
			last = felt()
		}
		if n, _ := c.Sliding(); n > 0 || last > friction || last < 0.5*friction {
			t.Errorf("turns %v: at rest it feels %v, and %d nodes slide", turns, last, n)
		}
	}
}

// What slides goes on to slide from a state that is brought back, to the last bit, also in a hand that held nothing.
func TestSlidingState(t *testing.T) {
	s, c := slipping(t, 40)
	start := c.Frame()
	on := func(c *Clasp, from int) []byte {
		for k := range 30 {
			drawn(c, start, false, 0.002*float64(from+k))
			step(s, 0.01, 1)
		}
		return c.AppendState(s.AppendState(nil))
	}
	before := on(c, 40)
	if n, _ := c.Sliding(); n == 0 {
		t.Fatal("nothing slides")
	}
	want := on(c, 70)
	c.Release()
	rest, err := s.RestoreState(before)
	if err != nil {
		t.Fatal(err)
	}
	other, err := s.OpenHand(Softness{Friction: 40})
	if err != nil {
		t.Fatal(err)
	}
	if rest, err = other.RestoreState(rest); err != nil || len(rest) != 0 {
		t.Fatal(len(rest), err)
	}
	if !slices.Equal(on(other, 70), want) {
		t.Error("it goes on otherwise")
	}
}
