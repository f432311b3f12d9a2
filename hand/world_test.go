package hand_test

import (
	"math"
	"syscall"
	"testing"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

const (
	step      = 0.001 // [s]
	thingBody = 1     // in a bench, after the floor
	firstLimb = 2
)

// palmDown is a hand over a table: its back up, its fingers along x.
var palmDown = spatial.FromAxes(spatial.V(0, 1, 0), spatial.V(0, 0, 1), spatial.V(1, 0, 0))

// must is for what cannot fail in a test.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// bench is a world with a floor, a hand and one thing to hold.
type bench struct {
	*world.World
	t     testing.TB
	hand  *hand.Hand
	thing *rigid.Body
	wrist spatial.Frame
}

func newBench(t testing.TB, model hand.Model, friction float64, thing rigid.Config, recipe hand.Recipe) *bench {
	return benchWith(t, hand.Config{Model: model}, friction, thing, recipe)
}

// benchWith is one with a hand of a description; where it is and how it is bent comes from here.
func benchWith(t testing.TB, cfg hand.Config, friction float64, thing rigid.Config, recipe hand.Recipe) *bench {
	w := must(world.New(world.Config{Step: step, Workers: 1, Pause: -1}))
	t.Cleanup(w.Close)
	b := &bench{World: w, t: t, wrist: spatial.Frame{Rot: palmDown, Pos: spatial.V(0, 0, 0.125)}}
	must(w.AddSurface(world.Surface{Static: friction, Dynamic: friction}))
	add := func(name string, body *rigid.Body) {
		if err := w.Wear(must(w.AddBody(name, body)), 1); err != nil {
			t.Fatal(err)
		}
	}
	add("floor", must(rigid.New(rigid.Config{Kind: rigid.Static, Shape: must(collide.NewHalfSpace())})))
	thing.Gravity = spatial.V(0, 0, -9.81)
	b.thing = must(rigid.New(thing))
	add("thing", b.thing)
	cfg.Wrist, cfg.Angles = b.wrist, hand.Grasp{Recipe: recipe}.Angles()
	b.hand = must(hand.New(cfg))
	for i, limb := range b.hand.Bodies() {
		add(hand.LimbName(i), limb)
	}
	for _, p := range b.hand.Passes() {
		w.Pass(firstLimb+p[0], firstLimb+p[1])
	}
	return b
}

// run takes the world through a time, with the hand asked to go where at says.
func (b *bench) run(seconds float64, at func(t float64) (spatial.Frame, hand.Angles)) {
	n := int(math.Round(seconds / step))
	for i := range n {
		wrist, angles := at(float64(i+1) / float64(n))
		b.hand.Move(wrist, &angles)
		b.hand.Advance(step)
		if r := b.Step(); r.Flags != 0 {
			b.t.Fatalf("at %v s: %v", r.Time, r.Flags)
		}
	}
}

// lift closes the hand, lifts it, and lets things come to rest.
func (b *bench) lift(recipe hand.Recipe, closure, height float64) (held hand.Angles) {
	b.run(0.4, func(t float64) (spatial.Frame, hand.Angles) {
		return b.wrist, hand.Grasp{Recipe: recipe, Closure: closure * t}.Angles()
	})
	held = hand.Grasp{Recipe: recipe, Closure: closure}.Angles()
	low := b.wrist
	b.run(0.4, func(t float64) (spatial.Frame, hand.Angles) {
		b.wrist.Pos = low.Pos.Add(spatial.V(0, 0, height*t*t*(3-2*t)))
		return b.wrist, held
	})
	b.run(0.5, func(float64) (spatial.Frame, hand.Angles) { return b.wrist, held })
	return held
}

// tall is a box of 1 kg between the fingers of a tripod.
func tall() rigid.Config {
	return rigid.Config{Shape: must(collide.NewBox(spatial.V(0.02, 0.02, 0.04))), Mass: 1, Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.108, 0.018, 0.04)}}
}

// mark is a place on the thing, and the same place on a limb, when they touched.
type mark struct {
	limb     int
	on, from spatial.Vec3
}

// marks are all places where the thing and the hand touch now.
func (b *bench) marks() (out []mark) {
	s := b.Snapshot()
	defer s.Release()
	for _, c := range s.Contacts {
		if c.A == thingBody && c.B >= firstLimb {
			limb := c.B - firstLimb
			out = append(out, mark{limb, b.thing.Frame().Local(c.Place), b.hand.Bodies()[limb].Frame().Local(c.Place)})
		}
	}
	return out
}

// slip is how far the places are apart that were together [m].
func (b *bench) slip(marks []mark) (worst float64) {
	for _, m := range marks {
		worst = max(worst, b.thing.Frame().Point(m.on).Sub(b.hand.Bodies()[m.limb].Frame().Point(m.from)).Norm())
	}
	return worst
}

// keep holds the hand still.
func (b *bench) keep(seconds float64, held hand.Angles) {
	b.run(seconds, func(float64) (spatial.Frame, hand.Angles) { return b.wrist, held })
}

// A box of 1 kg is lifted by three fingers and held for a second: it stays between them, and what the person feels is its weight.
func TestHoldsABox(t *testing.T) {
	b := newBench(t, hand.Natural(), 0.8, tall(), hand.Tripod)
	held := b.lift(hand.Tripod, 0.9, 0.1)
	marks := b.marks()
	b.keep(1, held)
	if z := b.thing.Frame().Pos.Z; z < 0.13 || len(marks) < 3 {
		t.Fatalf("the box is %v m up, between %d contacts", z, len(marks))
	}
	if d := b.slip(marks); d > 5e-5 {
		t.Errorf("it slipped by %v m", d)
	}
	f := b.hand.Feel()
	sum := f.PalmForce
	for _, force := range f.FingerForce {
		sum = sum.Add(force)
	}
	if want := spatial.V(0, 0, -9.81); sum.Sub(want).Norm() > 1e-3 || f.Wrist.Force.Sub(sum).Norm() > 1e-9 {
		t.Errorf("the fingers feel %v N together, the wrist %v N, want %v", sum, f.Wrist.Force, want)
	}
	for _, finger := range []int{hand.Thumb, hand.Index, hand.Middle} {
		if f.Finger[finger] < 5 {
			t.Errorf("finger %d is opened by %v N", finger, f.Finger[finger])
		}
	}
}

// Twice the grip is twice the squeeze.
func TestGripScalesTheSqueeze(t *testing.T) {
	b := newBench(t, hand.Natural(), 0.8, tall(), hand.Tripod)
	held := b.lift(hand.Tripod, 0.8, 0.1)
	before := b.hand.Feel().Finger[hand.Thumb]
	b.hand.SetGrip(2)
	b.keep(0.5, held)
	if f := b.hand.Feel().Finger[hand.Thumb]; f < 1.7*before || f > 2.3*before {
		t.Errorf("the thumb feels %v N, and before %v", f, before)
	}
}

// The hand and the table of the paper: 10 g limbs, 800 N s/m, a coefficient of friction of 200.
func TestHoldsABoxAsInThePaper(t *testing.T) {
	b := newBench(t, hand.Zaeh2004(), 200, tall(), hand.Tripod)
	held := b.lift(hand.Tripod, 1, 0.1)
	marks := b.marks()
	b.keep(0.5, held)
	if z := b.thing.Frame().Pos.Z; z < 0.1 || len(marks) < 3 {
		t.Fatalf("the box is %v m up, between %d contacts", z, len(marks))
	}
	if d := b.slip(marks); d > 5e-4 { // its couplings are still on their way for 4 s, and limbs roll on it
		t.Errorf("it slipped by %v m", d)
	}
}

// A bottle in the fist, upright beside the hand, is held against the palm.
func TestPowerGraspHoldsABottle(t *testing.T) {
	bottle := rigid.Config{Shape: must(collide.NewCylinder(0.03, 0.16)), Mass: 0.5, Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.1, 0, 0.08)}}
	b := newBench(t, hand.Natural(), 0.5, bottle, hand.Power)
	upright := spatial.FromAxes(spatial.V(0, 0, 1), spatial.V(0, -1, 0), spatial.V(1, 0, 0)) // thumb up, palm towards y
	b.wrist = spatial.Frame{Rot: upright, Pos: spatial.V(0.01, -0.047, 0.09)}
	reach := hand.Grasp{Recipe: hand.Power}.Angles()
	b.hand.Put(b.wrist, &reach)
	held := b.lift(hand.Power, 0.7, 0.1)
	marks := b.marks()
	b.keep(1, held)
	if z := b.thing.Frame().Pos.Z; z < 0.15 || len(marks) < 4 {
		t.Fatalf("the bottle is %v m up, between %d contacts", z, len(marks))
	}
	if d := b.slip(marks); d > 2e-4 {
		t.Errorf("it slipped by %v m", d)
	}
}

// A device that jumps into a block that nothing moves, and out on its other side, leaves the hand outside and finite; when it comes back, so
// does the hand.
func TestTeleportIntoABlock(t *testing.T) {
	block := rigid.Config{Kind: rigid.Static, Shape: must(collide.NewBox(spatial.V(0.05, 0.3, 0.3))), Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.4, 0, 0.1)}}
	b := newBench(t, hand.Natural(), 200, block, hand.Open)
	open := hand.Grasp{Recipe: hand.Open}.Angles()
	inside := spatial.Frame{Rot: palmDown, Pos: spatial.V(0.4, 0, 0.125)}
	for _, there := range []spatial.Frame{inside, {Rot: spatial.Exp(spatial.V(0, 0, 3)).Mul(palmDown), Pos: spatial.V(0.45, 0.05, 0.05)}, b.wrist} {
		b.run(0.5, func(float64) (spatial.Frame, hand.Angles) { return there, open })
		for i, limb := range b.hand.Bodies() {
			if !limb.Finite() || math.Abs(limb.Frame().Pos.X-0.4) < 0.05 && math.Abs(limb.Frame().Pos.Y) < 0.3 && limb.Frame().Pos.Z < 0.4 {
				t.Fatalf("%s is at %v", hand.LimbName(i), limb.Frame().Pos)
			}
		}
	}
	b.keep(1, open)
	for i, limb := range b.hand.Bodies() {
		if d := limb.Frame().Pos.Sub(b.hand.Targets()[i].Pos).Norm(); d > 1e-3 {
			t.Errorf("%s is %v m off after the hand came back", hand.LimbName(i), d)
		}
	}
}

// Fingers that are asked to cross, and a fist that is closed too far, come to rest, and go back when they are asked to. Where they touch,
// they do not cross.
func TestCrossedFingersRest(t *testing.T) {
	for _, touch := range []bool{false, true} {
		b := benchWith(t, hand.Config{FingersTouch: touch}, 0.5, tall(), hand.Open)
		b.wrist.Pos.Z = 0.5
		open := hand.Grasp{Recipe: hand.Open}.Angles()
		b.hand.Put(b.wrist, &open)
		crossed := open
		crossed[hand.IndexAbduction], crossed[hand.RingAbduction] = hand.Table[hand.IndexAbduction].Low, hand.Table[hand.RingAbduction].Low
		crossed[hand.IndexMCP], crossed[hand.RingMCP] = 0.3, 0.3
		index, middle := b.hand.Bodies()[hand.Limb(hand.Index, 2)], b.hand.Bodies()[hand.Limb(hand.Middle, 2)]
		for range 3 {
			for _, a := range []hand.Angles{crossed, hand.Grasp{Recipe: hand.Power, Closure: 1.5}.Angles(), open} {
				b.keep(1, a)
				for i, limb := range b.hand.Bodies() {
					if v := limb.Speed(); !(v < 0.01) {
						t.Errorf("touch %v: %s moves at %v m/s", touch, hand.LimbName(i), v)
					}
				}
			}
			for i, limb := range b.hand.Bodies() {
				if d := limb.Frame().Pos.Sub(b.hand.Targets()[i].Pos).Norm(); d > 1e-3 {
					t.Errorf("touch %v: %s is %v m off when the hand is open again", touch, hand.LimbName(i), d)
				}
			}
		}
		b.keep(1, crossed)
		reach := b.hand.Skeleton().Radius(hand.Limb(hand.Index, 2)) + b.hand.Skeleton().Radius(hand.Limb(hand.Middle, 2))
		if d := index.Frame().Pos.Sub(middle.Frame().Pos).Norm(); touch && d < 0.99*reach {
			t.Errorf("index and middle finger are %v m from each other, and have %v m of flesh between them", d, reach)
		}
	}
}

// A hand that is put into a wall comes out on both sides of it, and is one hand again when it is drawn away.
func TestCaughtLimbsComeBack(t *testing.T) {
	wall := rigid.Config{Kind: rigid.Static, Shape: must(collide.NewBox(spatial.V(0.3, 0.05, 0.3))), Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0.03, 0.5)}}
	b := newBench(t, hand.Natural(), 200, wall, hand.Open)
	open := hand.Grasp{Recipe: hand.Open}.Angles()
	b.wrist.Pos.Z = 0.5
	b.hand.Put(b.wrist, &open)
	b.keep(0.5, open)
	sides := map[bool]int{}
	for _, limb := range b.hand.Bodies() {
		sides[limb.Frame().Pos.Y > 0.03]++
	}
	if sides[true] == 0 || sides[false] == 0 {
		t.Fatalf("all limbs are on one side: %v", sides)
	}
	b.wrist.Pos.Y = -0.4
	flags := hand.Flags(0)
	for range 1000 {
		b.hand.Move(b.wrist, &open)
		flags |= b.hand.Advance(step)
		b.Step()
	}
	if flags != hand.Freed {
		t.Errorf("flags are %v", flags)
	}
	for i, limb := range b.hand.Bodies() {
		if d := limb.Frame().Pos.Sub(b.hand.Targets()[i].Pos).Norm(); d > 1e-3 {
			t.Errorf("%s is %v m off", hand.LimbName(i), d)
		}
	}
}

// used returns the processor's time that this process has had [s].
func used() float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return float64(u.Utime.Sec+u.Stime.Sec) + 1e-6*float64(u.Utime.Usec+u.Stime.Usec)
}

// benchHold measures the steps of a hand that holds a box.
func benchHold(b *testing.B, cfg hand.Config) {
	x := benchWith(b, cfg, 0.8, tall(), hand.Tripod)
	held := x.lift(hand.Tripod, 0.9, 0.1)
	b.ReportAllocs()
	b.ResetTimer()
	from := used()
	for range b.N {
		x.hand.Move(x.wrist, &held)
		x.hand.Advance(step)
		x.Step()
		x.hand.Feel()
	}
	b.ReportMetric((used()-from)/float64(b.N)*1e6, "µs/step")
}

// A hand that holds a box: 18 bodies of 0.4 µs, 9 contacts in an island of 7, looks at some 15 pairs; the aim is 50 µs a step.
func BenchmarkHold(b *testing.B) { benchHold(b, hand.Config{}) }

// The same with the limbs and dampers of table 2, and with fingers that touch each other.
func BenchmarkHoldPaper(b *testing.B)    { benchHold(b, hand.Config{Model: hand.Zaeh2004()}) }
func BenchmarkHoldTouching(b *testing.B) { benchHold(b, hand.Config{FingersTouch: true}) }

// The same while the hand closes, and new contacts come.
func BenchmarkClose(b *testing.B) {
	x := newBench(b, hand.Natural(), 0.8, tall(), hand.Tripod)
	b.ReportAllocs()
	b.ResetTimer()
	from := used()
	for i := range b.N {
		a := hand.Grasp{Recipe: hand.Tripod, Closure: 0.5 - 0.5*math.Cos(2*math.Pi*float64(i)*step)}.Angles()
		x.hand.Move(x.wrist, &a)
		x.hand.Advance(step)
		x.Step()
		x.hand.Feel()
	}
	b.ReportMetric((used()-from)/float64(b.N)*1e6, "µs/step")
}
