package green_test

import (
	"context"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

var padModel *green.Model

// pad is half an egg of soft rubber, which looks down; its upper half is bonded.
func pad(t testing.TB) *green.Model {
	t.Helper()
	if padModel != nil {
		return padModel
	}
	s := mesh.TetEllipsoid(spatial.V(0.012, 0.012, 0.01), 4).Skin().Surface
	r := green.Recipe{Surface: s, Material: green.Material{Young: 1e5, Poisson: 0.45}}
	for i, p := range s.Vertices {
		if p.Z > -1e-9 {
			r.Fixed = append(r.Fixed, int32(i))
		}
	}
	padModel = must[*green.Model](t)(r.Make(context.Background(), nil))
	return padModel
}

func must[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func newWorld(t testing.TB) *world.World {
	return must[*world.World](t)(world.New(world.Config{Step: 0.001, Pause: -1}))
}

// ground is a box with its upper side at z = 0.
func ground(t testing.TB) *rigid.Body {
	box := must[*collide.Shape](t)(collide.NewBox(spatial.V(0.1, 0.1, 0.05)))
	return must[*rigid.Body](t)(rigid.New(rigid.Config{Shape: box, Kind: rigid.Static, Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, -0.05)}}))
}

// pressed is a world in which a pad is above the ground, and a function that brings it down to a height of its middle, turned about the vertical, in a number of steps.
func pressed(t testing.TB, cfg green.BodyConfig) (w *world.World, skin *green.Body, to func(height, turn float64, steps int)) {
	w = newWorld(t)
	cfg.Zones, cfg.Base = []green.Zone{{Model: pad(t)}}, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 0.0101)}
	skin = must[*green.Body](t)(green.NewBody(cfg))
	must[int](t)(w.AddBody("ground", ground(t)))
	must[int](t)(w.AddBody("skin", skin))
	height, turn := 0.0101, 0.0
	return w, skin, func(h, a float64, steps int) {
		from, was := height, turn
		height, turn = h, a
		for i := range steps {
			part := float64(i+1) / float64(steps)
			skin.SetBase(spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0, was+part*(a-was))), Pos: spatial.V(0, 0, from+part*(h-from))})
			w.Step()
		}
	}
}

// Signorini's conditions hold at rest: nothing is below the ground, nothing is drawn to it, and what is off it bears nothing.
func TestContactIsUnilateral(t *testing.T) {
	w, skin, to := pressed(t, green.BodyConfig{Mask: 0.003, Spacing: 0.002})
	to(0.0085, 0, 100)
	to(0.0085, 0, 100)
	s := w.Snapshot()
	defer s.Release()
	var sum spatial.Vec3
	for _, c := range s.Contacts {
		if f := c.Force.Dot(c.Normal); f < 0 {
			t.Errorf("a contact pulls with %v N", -f)
		}
		if math.Abs(c.Place.Z) > 1e-8 { // it bears something: it is on the ground, but for what 100 steps leave of an overlap
			t.Errorf("a contact with a force is %v m above the ground", c.Place.Z)
		}
		sum = sum.Add(c.Force)
	}
	if len(s.Contacts) < 5 {
		t.Errorf("%d contacts, want an area", len(s.Contacts))
	}
	if on := skin.Wrench(spatial.Vec3{}).Force; on.Sub(sum).Norm() > 1e-9*sum.Norm() && on.Add(sum).Norm() > 1e-9*sum.Norm() {
		t.Errorf("contacts exert %v N, the skin bears %v N", sum, on)
	}
	bone := skin.BoneWrench(0, spatial.Vec3{})
	if bone.Force.Add(skin.Wrench(spatial.Vec3{}).Force).Norm() > 1e-9*sum.Norm() {
		t.Errorf("the bone holds with %v N what presses with %v N", bone.Force, skin.Wrench(spatial.Vec3{}).Force)
	}
}

// A soft contact has an area, and so friction holds a torque, as a point cannot: turned far, every point slides, and the torque is Σ µ fₙ ρ about the middle.
func TestSoftContactHoldsATorque(t *testing.T) {
	w, skin, to := pressed(t, green.BodyConfig{Mask: 0.003, Spacing: 0.002})
	to(0.0085, 0, 100)
	to(0.0085, 2, 2000)
	s := w.Snapshot()
	defer s.Release()
	most := 0.0
	for _, c := range s.Contacts {
		most += 0.5 * c.Force.Dot(c.Normal) * math.Hypot(c.Place.X, c.Place.Y)
	}
	got := math.Abs(skin.Wrench(spatial.Vec3{}).Torque.Z)
	if !(got > 0.9*most && got < 1.05*most) { // points near the middle hardly slide; points are where the middle of their mask is, up to a tenth of a mask aside
		t.Errorf("torque %.3g N m, want that of sliding friction everywhere, %.3g N m", got, most)
	}
	if force := skin.Wrench(spatial.Vec3{}).Force.Z; got < 0.5*force*0.5*0.001 {
		t.Errorf("torque %.3g N m for %.3g N: no area", got, force)
	}
}

// Beyond its budget a body leaves out the finest points, says so, and goes on: the force stays within the part that coarser points make of it.
func TestBudgetOfContacts(t *testing.T) {
	_, full, to := pressed(t, green.BodyConfig{Mask: 0.003, Spacing: 0.002})
	to(0.0085, 0, 100)
	want := full.Wrench(spatial.Vec3{}).Force.Z
	w, few, to := pressed(t, green.BodyConfig{Mask: 0.003, Spacing: 0.002, Contacts: 4})
	to(0.0085, 0, 100)
	if r := w.Step(); r.Flags&constraint.Crowded == 0 {
		t.Errorf("flags %v, want crowded", r.Flags)
	}
	if few.Pressed() > 4 {
		t.Errorf("%d points are pressed, want 4 at most", few.Pressed())
	}
	if got := few.Wrench(spatial.Vec3{}).Force.Z; !(got > 0.4*want && got < want) { // fewer constraints are softer
		t.Errorf("force %v N, with all points %v N", got, want)
	}
}

// A step allocates nothing once it is warm.
func TestStepAllocatesNothing(t *testing.T) {
	w, _, to := pressed(t, green.BodyConfig{Mask: 0.003, Spacing: 0.002})
	to(0.0085, 0, 100)
	if n := testing.AllocsPerRun(50, func() { w.Step() }); n != 0 {
		t.Errorf("%v allocations a step", n)
	}
}

// A pad between a bone that is free and the ground bears what the bone weighs.
func TestWornPadBearsWeight(t *testing.T) {
	w := newWorld(t)
	box := must[*collide.Shape](t)(collide.NewBox(spatial.V(0.01, 0.01, 0.002)))
	const mass = 0.1
	bone := must[*rigid.Body](t)(rigid.New(rigid.Config{Shape: box, Mass: mass, Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 0.0125)}, Gravity: spatial.V(0, 0, -9.81)}))
	skin := must[*green.Body](t)(green.NewBody(green.BodyConfig{Zones: []green.Zone{{Model: pad(t)}}, Mask: 0.003, Spacing: 0.002, Worn: true}))
	must[int](t)(w.AddBody("ground", ground(t)))
	must[int](t)(w.AddBody("bone", green.Wear(bone, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, -0.002)}, skin)))
	must[int](t)(w.AddBody("skin", skin))
	for range 2000 { // long after it has come to rest
		if r := w.Step(); r.Flags != 0 {
			t.Fatalf("step %d: %v", r.Step, r.Flags)
		}
	}
	if f := skin.Wrench(spatial.Vec3{}).Force; math.Abs(f.Z-mass*9.81) > 1e-3*mass*9.81 {
		t.Errorf("the pad bears %v N, want %v N", f.Z, mass*9.81)
	}
}
