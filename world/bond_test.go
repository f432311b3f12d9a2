package world

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// equal is how far two ways to the same equilibrium may end apart, relative to L and EI: each rod is in balance, and each
// hold closed, to its Tolerance of 1e-8, which the compliances of a slender rod (L³/3EI and less) do not enlarge much.
const equal = 1e-7

// A rigid bond to a moving frame does what a hold there does.
func TestABondIsAHold(t *testing.T) {
	cfg := bar(along, 41)
	cfg.Density, cfg.Gravity = 0.5, spatial.V(0, 0.3, -1)
	bonded := newRod(t, cfg)
	tip := bonded.PointAt(1)
	start := bonded.Pose(tip)
	end := spatial.Frame{Rot: spatial.Exp(spatial.V(0.4, -0.5, 0.3)).Mul(start.Rot), Pos: start.Pos.Add(spatial.V(-0.2, 0.3, 0.1))}
	cfg.Holds = append(cfg.Holds, rod.Hold{At: 1, Frame: start})
	held := newRod(t, cfg)

	w := newWorld(t, Config{Step: 0.01})
	i := addBody(t, w, "bonded", bonded)
	addBody(t, w, "held", held)
	bond := addBond(t, w, constraint.Bond{A: frame(start), B: anchor(i, tip)})
	path := from(t, start, end)
	w.Drive(path, func(f spatial.Frame) { w.MoveBond(bond, f); held.SetHold(1, f) })
	for w.Time() < 1.05 {
		if report := w.Step(); report.Flags != 0 {
			t.Fatalf("step %d: %v", report.Step, report.Flags)
		}
	}
	sameShape(t, bonded.AppendFrames(nil), held.AppendFrames(nil), equal)
	got, want := w.BondWrench(bond), held.HoldWrench(1)
	if want.Force.Norm() < 1 {
		t.Errorf("a force of %v N shows nothing", want.Force)
	}
	nearVec(t, "force", got.Force, want.Force, 100*equal*want.Force.Norm())
	nearVec(t, "torque", got.Torque, want.Torque, 100*equal*want.Force.Norm())
}

// Two quarters of a circle, joined tip to tip and clamped at their far ends, are one half circle.
func TestTwoRodsBondedAreOne(t *testing.T) {
	const nodes = 21
	quarter := rod.Arc{Radius: 1, Angle: math.Pi / 2}
	weigh := func(cfg rod.Config) rod.Config {
		cfg.Density = 0.2
		return cfg
	}
	whole := weigh(bar(rod.Arc{Radius: 1, Angle: math.Pi}, 2*nodes-1))
	whole.Holds = append(whole.Holds, rod.Hold{At: 1})
	whole.Loads = []rod.Load{{From: 0.5, To: 0.5}} // nothing, but the rod then has a bead there as the two have
	one := newRod(t, whole)

	first := newRod(t, weigh(bar(quarter, nodes)))
	second := weigh(bar(quarter, nodes))
	// The second goes on where the first ends at rest: at (1, 0, 1) along x.
	second.Base = spatial.Frame{Rot: spatial.Exp(spatial.V(0, math.Pi/2, 0)), Pos: spatial.V(1, 0, 1)}
	second.Holds = []rod.Hold{{At: 1}}
	other := newRod(t, second)
	w := newWorld(t, Config{})
	a, b := addBody(t, w, "first", first), addBody(t, w, "second", other)
	bond := addBond(t, w, constraint.Bond{A: anchor(a, first.PointAt(1)), B: anchor(b, other.PointAt(0))})
	for i := range 30 { // gravity comes in the first ten steps
		g := spatial.V(0.3, 0.5, -1).Scale(math.Min(1, float64(i)/10))
		first.SetGravity(g)
		other.SetGravity(g)
		report := w.Step()
		if report.Flags != 0 {
			t.Fatalf("step %d: %v", report.Step, report.Flags)
		}
		if i == 13 { // Newton's method squares the gap in every step, also where torques act
			near(t, "gap three steps after the last change [m]", report.Gap, 0, 1e-9)
		}
	}
	one.SetGravity(spatial.V(0.3, 0.5, -1))
	one.Solve()
	frames := first.AppendFrames(nil)
	sameShape(t, other.AppendFrames(frames[:nodes-1]), one.AppendFrames(nil), equal)
	// What the bond does to the second, the first half does to the other inside the whole.
	inside := one.Stress(nodes - 1)
	rot := one.Frame(nodes - 1).Rot
	got := w.BondWrench(bond)
	nearVec(t, "force", got.Force, rot.Rotate(inside.Force).Neg(), 100*equal)
	nearVec(t, "torque", got.Torque, rot.Rotate(inside.Torque).Neg(), 100*equal)
}

// A hand feels k times the gap of its coupling, and that is what a hold of the same stiffness exerts. The stiffer the coupling,
// the nearer to a rigid hold, in proportion.
func TestAToolFeelsItsSpring(t *testing.T) {
	cfg := bar(along, 31)
	free := newRod(t, cfg)
	tip := free.Frame(free.Nodes() - 1)
	cfg.Holds = append(cfg.Holds, rod.Hold{At: 1, Axes: rod.Pinned, Frame: tip})
	target := spatial.Frame{Rot: tip.Rot, Pos: tip.Pos.Add(spatial.V(-0.15, 0.2, -0.3))}
	rigid := newRod(t, cfg)
	rigid.SetHold(1, target)
	rigid.Solve()

	for _, k := range []float64{1, 10, 1e5} { // [N/m]: against 3EI/L³ = 3 N/m
		soft := cfg
		soft.Holds = append([]rod.Hold(nil), cfg.Holds...)
		soft.Holds[1].Linear = k
		sprung := newRod(t, soft)
		sprung.SetHold(1, target)
		sprung.Solve()

		r := newRod(t, bar(along, 31))
		w := newWorld(t, Config{Step: 0.01})
		i := addBody(t, w, "rod", r)
		p := r.PointAt(1)
		tool := addTool(t, w, "hand", constraint.Bond{A: frame(tip), B: anchor(i, p), Axes: constraint.Pinned, Linear: k})
		path := from(t, tip, target)
		w.Drive(path, func(f spatial.Frame) { w.MoveTool(tool, f) })
		for w.Time() < 1.1 {
			w.Step()
		}
		hand := w.Tool(tool)
		gap := hand.Proxy.Pos.Sub(target.Pos)
		nearVec(t, "force on the hand", hand.Wrench.Force, gap.Scale(k), equal*k)
		nearVec(t, "proxy", hand.Proxy.Pos, r.Pose(p).Pos, 0)
		// Where the rod is, is known to 1e-10 of its length; the spring takes that times k.
		nearVec(t, "force of a soft hold", sprung.HoldWrench(1).Force.Neg(), hand.Wrench.Force, 100*equal+1e-9*k)
		sameShape(t, r.AppendFrames(nil), sprung.AppendFrames(nil), 10*equal)
		if k == 1e5 {
			want := rigid.HoldWrench(1).Force.Neg()
			// The spring yields by F/k, against the rod's own stiffness of some 500 EI/L³ along the chord of its arc.
			nearVec(t, "force of a rigid hold", hand.Wrench.Force, want, want.Norm()*500/k)
		}
	}
}

// A tool that holds a lever feels the torque of the force on it.
func TestAToolFeelsTorqueAboutItself(t *testing.T) {
	r := newRod(t, bar(along, 21))
	w := newWorld(t, Config{})
	i := addBody(t, w, "rod", r)
	p := r.PointAt(1)
	grip := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0.1, 0)} // beside the rod's end, in its axes
	hand := r.Pose(p).Mul(grip)
	hand.Pos = hand.Pos.Add(spatial.V(0, 0.01, 0.02))
	b := constraint.Bond{A: frame(hand), B: anchor(i, p), Axes: constraint.MoveY, Linear: 1}
	b.B.Offset = grip
	number := addTool(t, w, "hand", b)
	for range 5 {
		w.Step()
	}
	tool := w.Tool(number)
	nearVec(t, "proxy", tool.Proxy.Pos, r.Pose(p).Mul(grip).Pos, 1e-15)
	if tool.Wrench.Force.Norm() < 1e-3 {
		t.Fatalf("a force of %v N shows nothing", tool.Wrench.Force)
	}
	// The only force acts at the proxy: about the proxy there is no torque.
	about := tool.Wrench.Torque.Sub(tool.Proxy.Pos.Sub(hand.Pos).Cross(tool.Wrench.Force))
	nearVec(t, "torque about the proxy", about, spatial.Vec3{}, 1e-15)
	near(t, "force along the held direction", tool.Wrench.Force.Norm(), math.Abs(w.problem.States[0].Gap.Linear.Y), 1e-9)
}

func TestAToolIsNeverRigid(t *testing.T) {
	r := newRod(t, bar(along, 5))
	w := newWorld(t, Config{})
	i := addBody(t, w, "rod", r)
	p := r.PointAt(1)
	for _, b := range []constraint.Bond{
		{A: frame(spatial.AtOrigin), B: anchor(i, p)},
		{A: frame(spatial.AtOrigin), B: anchor(i, p), Linear: 1},
		{A: frame(spatial.AtOrigin), B: anchor(i, p), Angular: 1},
		{A: anchor(i, p), B: anchor(i, p), Linear: 1, Angular: 1},
		{A: frame(spatial.AtOrigin), B: anchor(7, p), Linear: 1, Angular: 1},
	} {
		if _, err := w.AddTool("hand", b); err == nil {
			t.Errorf("AddTool takes %+v, want an error", b)
		}
	}
	addTool(t, w, "pin", constraint.Bond{A: frame(spatial.AtOrigin), B: anchor(i, p), Linear: 1, Axes: constraint.Pinned})
}

// A bond that lets go of a direction no longer pulls along it.
func TestABondLetsGo(t *testing.T) {
	r := newRod(t, bar(along, 21))
	w := newWorld(t, Config{})
	i := addBody(t, w, "rod", r)
	p := r.PointAt(1)
	f := r.Pose(p)
	f.Pos = f.Pos.Add(spatial.V(0, 0, 0.1))
	b := constraint.Bond{A: frame(f), B: anchor(i, p), Axes: constraint.Guided}
	bond := addBond(t, w, b)
	for range 10 {
		w.Step()
	}
	if w.BondWrench(bond).Torque.Norm() < 0.1 {
		t.Fatalf("a torque of %v N m shows nothing", w.BondWrench(bond).Torque)
	}
	b.Axes = constraint.Ring
	if err := w.SetBond(bond, b); err != nil {
		t.Fatal(err)
	}
	for range 10 {
		w.Step()
	}
	nearVec(t, "torque", w.BondWrench(bond).Torque, spatial.Vec3{}, 0)
	near(t, "curvature at the free end [1/m]", r.Strain(r.Nodes()-1).Angular.Norm(), 0, 1e-6)
	if err := w.SetBond(bond, constraint.Bond{Linear: -1}); err == nil {
		t.Error("SetBond takes a stiffness of -1")
	}
}

// A damper that is attached to a body at a distance finds it at rest.
func TestADamperStartsFromTheGapThereIs(t *testing.T) {
	forces := [2]float64{}
	for i, damping := range []float64{0, 0.1} {
		r := newRod(t, bar(along, 21))
		w := newWorld(t, Config{})
		body := addBody(t, w, "rod", r)
		p := r.PointAt(1)
		f := r.Pose(p)
		f.Pos.Z += 0.001
		bond := addBond(t, w, constraint.Bond{A: frame(f), B: anchor(body, p), Axes: constraint.Pinned, Linear: 1, LinearDamping: damping})
		w.Step()
		forces[i] = w.BondWrench(bond).Force.Z
	}
	// A rod of 3EI/L³ = 3 N/m behind a spring of 1 N/m that is pulled by 1 mm, and a damper of d/h = 100 N/m against its
	// motion; 21 nodes are within 1 % of the 3.
	near(t, "without a damper", forces[0], 0.001*3/4, 1e-5)
	near(t, "with a damper", forces[1], 0.001*3/(4+100), 3e-7)
}

// A device that sends nonsense does not move its tool.
func TestMoveBondIgnoresNonsense(t *testing.T) {
	r := newRod(t, bar(along, 21))
	w := newWorld(t, Config{})
	i := addBody(t, w, "rod", r)
	p := r.PointAt(1)
	bond := addBond(t, w, constraint.Bond{A: frame(r.Pose(p)), B: anchor(i, p)})
	w.Step()
	before := r.Pose(p)
	w.MoveBond(bond, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(math.NaN(), 0, 0)})
	report := w.Step()
	if report.Flags != 0 || !r.Finite() {
		t.Errorf("flags %v", report.Flags)
	}
	nearVec(t, "position", r.Pose(p).Pos, before.Pos, equal)
}

// Two rods bonded tip to tip and pressed together far beyond what either bears under a dead load (2.47 EI/L²) are still one rod:
// what holds them is each other.
func TestBondedRodsBearCompression(t *testing.T) {
	const nodes = 21
	quarter := rod.Arc{Radius: 1, Angle: math.Pi / 2}
	whole := bar(rod.Arc{Radius: 1, Angle: math.Pi}, 2*nodes-1)
	whole.Holds = append(whole.Holds, rod.Hold{At: 1})
	whole.Loads = []rod.Load{{From: 0.5, To: 0.5}} // nothing, but the rod then has a bead there as the two have
	one := newRod(t, whole)
	first := newRod(t, bar(quarter, nodes))
	second := bar(quarter, nodes)
	second.Base = spatial.Frame{Rot: spatial.Exp(spatial.V(0, math.Pi/2, 0)), Pos: spatial.V(1, 0, 1)}
	second.Holds = []rod.Hold{{At: 1}}
	other := newRod(t, second)
	w := newWorld(t, Config{})
	a, b := addBody(t, w, "first", first), addBody(t, w, "second", other)
	bond := addBond(t, w, constraint.Bond{A: anchor(a, first.PointAt(1)), B: anchor(b, other.PointAt(0))})
	end := one.Hold(1)
	for i := range 100 { // the feet of the arch come from 2 m to 0.4 m apart, then rest
		end.Pos.X = 2 - 0.02*math.Min(float64(i), 80)
		one.SetHold(1, end)
		one.Solve()
		other.SetHold(0, end)
		if report := w.Step(); report.Flags != 0 {
			t.Fatalf("step %d: %v", report.Step, report.Flags)
		}
	}
	force := w.BondWrench(bond).Force.Norm()
	if compression := force * math.Pi * math.Pi / 4; compression < 2.5 {
		t.Fatalf("a force of %v EI/L² of one rod proves nothing", compression)
	}
	frames := first.AppendFrames(nil)
	sameShape(t, other.AppendFrames(frames[:nodes-1]), one.AppendFrames(nil), 10*equal)
}
