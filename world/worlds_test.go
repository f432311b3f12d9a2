package world

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// bar is a rod of L = 1 m and EI = 1 N m² along a curve, clamped at its start.
func bar(curve rod.Curve, nodes int) rod.Config {
	return rod.Config{
		Curve: curve, Nodes: nodes, Section: rod.Section{Area: 1, InertiaX: 1, InertiaY: 1}, Young: 1, Poisson: 0.3,
		Holds: []rod.Hold{{At: 0}},
	}
}

var along = rod.Line{To: spatial.V(1, 0, 0)}

func newRod(t testing.TB, cfg rod.Config) *rod.Rod {
	t.Helper()
	r, err := rod.New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	if report := r.Solve(); report.Flags != 0 {
		t.Fatalf("no equilibrium to start from: %+v", report)
	}
	return r
}

func newWorld(t testing.TB, cfg Config) *World {
	t.Helper()
	w, err := New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.Close)
	return w
}

func addBody(t testing.TB, w *World, name string, b constraint.Body) int {
	t.Helper()
	i, err := w.AddBody(name, b)
	if err != nil {
		t.Fatal(err)
	}
	return i
}

func addBond(t testing.TB, w *World, b constraint.Bond) int {
	t.Helper()
	i, err := w.AddBond(b)
	if err != nil {
		t.Fatal(err)
	}
	return i
}

func addTool(t testing.TB, w *World, name string, b constraint.Bond) int {
	t.Helper()
	i, err := w.AddTool(name, b)
	if err != nil {
		t.Fatal(err)
	}
	return i
}

func anchor(body, point int) constraint.Anchor { return constraint.Anchor{Body: body, Point: point} }

func frame(f spatial.Frame) constraint.Anchor {
	return constraint.Anchor{Body: constraint.World, Frame: f}
}

// from moves from one frame to another in a second, and stays there.
func from(t testing.TB, a, b spatial.Frame) *spatial.Path {
	t.Helper()
	path, err := spatial.NewPath(spatial.PathConfig{Times: []float64{0, 1}, Frames: []spatial.Frame{a, b}})
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// round goes round a for ever, 2 cm and 0.1 rad to all sides, in half a second.
func round(t testing.TB, a spatial.Frame) *spatial.Path {
	t.Helper()
	var c spatial.PathConfig
	for i := range 4 {
		angle := float64(i) * math.Pi / 2
		side := spatial.V(math.Sin(angle), math.Cos(angle), math.Sin(angle))
		c.Times = append(c.Times, 0.125*float64(i))
		c.Frames = append(c.Frames, spatial.Frame{Rot: spatial.Exp(side.Scale(0.1)).Mul(a.Rot), Pos: a.Pos.AddScaled(0.02, side)})
	}
	c.Period = 0.5
	path, err := spatial.NewPath(c)
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// threads is a world with what worlds are made of: two rods joined by a bond, one on a rigid bond to a moving frame, one with
// a hold that moves, one in a hand.
func threads(t testing.TB, workers int) *World {
	t.Helper()
	w := newWorld(t, Config{Step: 0.002, Workers: workers})
	heavy := func(x float64, holds ...rod.Hold) *rod.Rod {
		cfg := bar(rod.Arc{Radius: 1, Angle: 1}, 13)
		cfg.Base = spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(x, 0, 0)}
		cfg.Density, cfg.Gravity = 0.5, spatial.V(0, 0.3, -1)
		cfg.Holds = append(cfg.Holds, holds...)
		return newRod(t, cfg)
	}
	left, right := heavy(0), heavy(1)
	a, b := addBody(t, w, "left", left), addBody(t, w, "right", right)
	la, lb := left.PointAt(1), right.PointAt(0.4)
	addBond(t, w, constraint.Bond{A: anchor(a, la), B: anchor(b, lb), Axes: constraint.Pinned, Linear: 2, LinearDamping: 0.1})

	driven := heavy(2)
	c := addBody(t, w, "driven", driven)
	p := driven.PointAt(1)
	bond := addBond(t, w, constraint.Bond{A: frame(driven.Pose(p)), B: anchor(c, p)})
	w.Drive(round(t, driven.Pose(p)), func(f spatial.Frame) { w.MoveBond(bond, f) })

	held := heavy(3, rod.Hold{At: 1})
	addBody(t, w, "held", held)
	w.Drive(round(t, held.Hold(1)), func(f spatial.Frame) { held.SetHold(1, f) })

	gripped := heavy(4)
	e := addBody(t, w, "gripped", gripped)
	q := gripped.PointAt(0.7)
	tool := addTool(t, w, "hand", constraint.Bond{A: frame(gripped.Pose(q)), B: anchor(e, q), Linear: 20, Angular: 2, LinearDamping: 0.05})
	w.Drive(round(t, gripped.Pose(q)), func(f spatial.Frame) { w.MoveTool(tool, f) })
	return w
}

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s is %.9g, want %.9g ± %.2g", what, got, want, tolerance)
	}
}

func nearVec(t *testing.T, what string, got, want spatial.Vec3, tolerance float64) {
	t.Helper()
	if !(got.Sub(want).Norm() <= tolerance) {
		t.Errorf("%s is %.9g, want %.9g ± %.2g", what, got, want, tolerance)
	}
}

// sameShape compares two rows of frames.
func sameShape(t *testing.T, got, want []spatial.Frame, tolerance float64) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%d frames, want %d", len(got), len(want))
	}
	worst, turned := 0.0, 0.0
	for i := range got {
		worst = math.Max(worst, got[i].Pos.Sub(want[i].Pos).Norm())
		turned = math.Max(turned, got[i].Rot.Conj().Mul(want[i].Rot).Log().Norm())
	}
	near(t, "largest distance between the shapes [m]", worst, 0, tolerance)
	near(t, "largest angle between the shapes [rad]", turned, 0, tolerance)
}
