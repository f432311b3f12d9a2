package validate

import (
	"fmt"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

var worldExperiments = []experiment{
	{"world", "Rods bonded to rods", "Two rods, bonded tip to tip, are one: two beams of linear theory, and two quarters of a circle that hang in gravity as a half circle does.", rodsBonded},
	{"world", "A hand on a rod", "A hand pulls at a rod through a spring. What it feels is the spring, and the rod behind it; a bond to a frame is a hold there.", handOnRod},
}

// exactly is the bound for two ways to the same equilibrium.
var exactly = withinAbs(1e-6, "both are equilibria of the same discrete rod, each to its tolerance of 10⁻⁸ of the length")

// joined is a world with two rods whose ends meet at rest, and a bond there.
func joined(first, second *rod.Rod, axes constraint.Axes) (w *world.World, bond int, err error) {
	w, err = world.New(world.Config{Workers: 1})
	if err != nil {
		return nil, 0, err
	}
	a, err := w.AddBody("first", first)
	if err != nil {
		return nil, 0, err
	}
	b, err := w.AddBody("second", second)
	if err != nil {
		return nil, 0, err
	}
	joint := constraint.Bond{A: ofBody(a, first.PointAt(1)), B: ofBody(b, second.PointAt(1)), Axes: axes}
	joint.B.Offset.Rot = second.Pose(joint.B.Point).Rot.Conj().Mul(first.Pose(joint.A.Point).Rot)
	bond, err = w.AddBond(joint)
	return w, bond, err
}

// run takes the world through steps and tells if a body had trouble in the last.
func run(w *world.World, steps int) error {
	var report *world.Report
	for range steps {
		report = w.Step()
	}
	if report.Flags != 0 {
		return fmt.Errorf("step %d: %v", report.Step, report.Flags)
	}
	return nil
}

func rodsBonded(s *Study) error {
	if err := beamsBonded(s); err != nil {
		return err
	}
	return arcsBonded(s)
}

// beamsBonded are two cantilevers from opposite walls whose tips meet, with a small load there. The bonds leave the direction
// along the beams free, in which an inextensible rod has nothing to give.
func beamsBonded(s *Study) error {
	const load = 0.01 // [EI/L²]: bends by less than 10⁻³ of the length, so that linear theory holds to 10⁻⁶
	for _, joint := range []struct {
		name, formula string
		axes          constraint.Axes
		expected      float64
	}{
		{"two cantilevers hinged at their tips, load there", "PL³/6EI", constraint.Ring, 1. / 6},
		{"two cantilevers welded at their tips, load there", "P(2L)³/192EI", constraint.Guided, 1. / 24},
	} {
		left := specimen(clampAt(0))
		left.Loads = []rod.Load{forceAt(1, up.Scale(-load))}
		right := specimen(clampAt(0))
		right.Curve = rod.Line{From: along.Scale(2), To: along}
		a, err := rod.New(left)
		if err != nil {
			return err
		}
		b, err := rod.New(right)
		if err != nil {
			return err
		}
		w, _, err := joined(a, b, joint.axes)
		if err != nil {
			return err
		}
		if err := run(w, 10); err != nil {
			return fmt.Errorf("%s: %w", joint.name, err)
		}
		s.check(joint.name, "beam theory: "+joint.formula, "", joint.expected, -tip(a).Pos.Z/load, perMille)
	}
	return nil
}

// arcsBonded hangs a half circle between two clamps, whole and in two halves.
func arcsBonded(s *Study) error {
	const nodes = 51
	gravity := spatial.V(0.3, 0.5, -1) // [m/s²]
	arc := func(angle float64, holds ...rod.Hold) rod.Config {
		cfg := specimen(holds...)
		cfg.Curve, cfg.Nodes, cfg.Density = rod.Arc{Radius: 1, Angle: angle}, nodes, 0.2
		return cfg
	}
	whole := arc(math.Pi, clampAt(0), clampAt(1))
	whole.Nodes, whole.Gravity = 2*nodes-1, gravity
	whole.Loads = []rod.Load{forceAt(0.5, spatial.Vec3{})} // nothing: it has a bead there then, as the two have
	one, err := settle(whole)
	if err != nil {
		return err
	}
	first, err := settle(arc(math.Pi/2, clampAt(0)))
	if err != nil {
		return err
	}
	rest := arc(math.Pi/2, clampAt(0))
	rest.Base = spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0, math.Pi)), Pos: spatial.V(2, 0, 0)} // from the other side
	second, err := settle(rest)
	if err != nil {
		return err
	}
	w, bond, err := joined(first, second, constraint.Clamped)
	if err != nil {
		return err
	}
	for i := 1; i <= 10; i++ {
		first.SetGravity(gravity.Scale(float64(i) / 10))
		second.SetGravity(gravity.Scale(float64(i) / 10))
		if err := run(w, 1); err != nil {
			return err
		}
	}
	if err := run(w, 10); err != nil {
		return err
	}
	other := second.AppendFrames(nil)
	slices.Reverse(other)
	frames := append(first.AppendFrames(nil), other[1:]...)
	s.check("half circle in two halves, largest distance from the whole", "one rod", "m", 0, farthest(frames, one.AppendFrames(nil)), exactly)
	inside := one.Frame(nodes - 1).Rot.Rotate(one.Stress(nodes - 1).Force)
	s.check("half circle in two halves, force in the middle", "one rod", "N", inside.Norm(), w.BondWrench(bond).Force.Norm(), within(1e-4, "both to 10⁻⁸ of EI/L², and the force is small"))

	p := &Plot{Title: "A half circle in two halves", Caption: "Curve: one rod. Dots: two rods, bonded.", Equal: true, X: Axis{Label: "x [m]"}, Y: Axis{Label: "z [m]"}}
	x, z := shape(one, along, up)
	p.add("one rod", Line, 0, x, z)
	var dotsX, dotsZ []float64
	for i := 0; i < len(frames); i += 5 {
		dotsX, dotsZ = append(dotsX, frames[i].Pos.X), append(dotsZ, frames[i].Pos.Z)
	}
	p.add("two rods", Dots, 1, dotsX, dotsZ)
	s.plot(p)
	return nil
}

// farthest is the largest distance between two rows of frames [m].
func farthest(a, b []spatial.Frame) float64 {
	worst := 0.0
	for i := range a {
		worst = math.Max(worst, a[i].Pos.Sub(b[i].Pos).Norm())
	}
	return worst
}

// inHand is a world with a rod and a bond from its end to a frame, which is at the end.
func inHand(cfg rod.Config, bond constraint.Bond) (w *world.World, r *rod.Rod, tool int, err error) {
	if r, err = settle(cfg); err != nil {
		return nil, nil, 0, err
	}
	if w, err = world.New(world.Config{Workers: 1}); err != nil {
		return nil, nil, 0, err
	}
	body, err := w.AddBody("rod", r)
	if err != nil {
		return nil, nil, 0, err
	}
	bond.B = ofBody(body, r.PointAt(1))
	bond.A = constraint.Anchor{Body: constraint.World, Frame: r.Pose(bond.B.Point)}
	if bond.Linear > 0 {
		tool, err = w.AddTool("hand", bond)
	} else {
		tool, err = w.AddBond(bond)
	}
	return w, r, tool, err
}

func handOnRod(s *Study) error {
	// Small: a spring k in series with the rod's 3EI/L³.
	for _, k := range []float64{1, 3, 1000} {
		w, r, hand, err := inHand(specimen(clampAt(0)), constraint.Bond{Axes: constraint.Ring, Linear: k})
		if err != nil {
			return err
		}
		f := tip(r)
		f.Pos = f.Pos.AddScaled(-small, up)
		w.MoveTool(hand, f)
		if err := run(w, 5); err != nil {
			return err
		}
		s.check(fmt.Sprintf("hand of k = %v EI/L³ at the tip, force", k), "beam theory: δ/(1/k + L³/3EI)", "", 1/(1/k+1./3), w.Tool(hand).Wrench.Force.Z/small, perMille)
		s.check(fmt.Sprintf("hand of k = %v EI/L³ at the tip, compliance", k), "beam theory: L³/3EI", "", 1./3, w.Tool(hand).Compliance[3][3], perMille)
	}
	return handFar(s)
}

// handFar bends and turns the tip by much, with a rigid bond and with a hold.
func handFar(s *Study) error {
	cfg := specimen(clampAt(0))
	cfg.Nodes, cfg.Density, cfg.Gravity = 101, 0.5, spatial.V(0, 0.3, -1)
	w, bonded, bond, err := inHand(cfg, constraint.Bond{})
	if err != nil {
		return err
	}
	start := tip(bonded)
	cfg.Holds = append(cfg.Holds, rod.Hold{At: 1, Frame: start})
	held, err := settle(cfg)
	if err != nil {
		return err
	}
	for i := 1; i <= 50; i++ {
		t := float64(i) / 50
		f := spatial.Frame{Rot: spatial.Exp(spatial.V(0.4, -0.5, 0.3).Scale(t)).Mul(start.Rot), Pos: start.Pos.Add(spatial.V(-0.2, 0.3, 0.1).Scale(t))}
		w.MoveBond(bond, f)
		held.SetHold(1, f)
		if err := run(w, 1); err != nil {
			return err
		}
		if err := solve(held); err != nil {
			return err
		}
	}
	if err := run(w, 5); err != nil {
		return err
	}
	s.check("rigid bond to a moving frame, largest distance from a hold there", "the rod's own hold", "m", 0, farthest(bonded.AppendFrames(nil), held.AppendFrames(nil)), exactly)
	s.check("rigid bond to a moving frame, force", "the rod's own hold", "EI/L²", held.HoldWrench(1).Force.Norm(), w.BondWrench(bond).Force.Norm(), within(1e-5, "a stiff direction of the rod turns 10⁻⁸ of the length into 10⁻⁵ of the force"))
	s.check("rigid bond to a moving frame, torque", "the rod's own hold", "EI/L", held.HoldWrench(1).Torque.Norm(), w.BondWrench(bond).Torque.Norm(), within(1e-5, "a stiff direction of the rod turns 10⁻⁸ of the length into 10⁻⁵ of the force"))
	return nil
}
