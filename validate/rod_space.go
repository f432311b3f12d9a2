package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// spaceRod is a rod along z at its clamp, given as a continuum and with the reactions of its clamp.
type spaceRod struct {
	name   string
	rest   func(s float64) spatial.Vec3 // û [1/m]
	bend   func(s float64) spatial.Vec3 // diagonal of K [N m²]
	axial  spatial.Vec3                 // diagonal of L [N]; zero: inextensible
	load   spatial.Wrench               // spread evenly, world axes [N m/m], [N/m]
	force  spatial.Vec3                 // n at the clamp [N]
	torque spatial.Vec3                 // m at the clamp [N m]
}

func always(v spatial.Vec3) func(float64) spatial.Vec3 {
	return func(float64) spatial.Vec3 { return v }
}

var spaceRods = []spaceRod{
	{
		name: "twisted ellipse",
		rest: always(spatial.V(0, 0, 2)), bend: always(spatial.V(1, 3, 0.8)),
		force: spatial.V(0.8, -0.5, -0.6), torque: spatial.V(0.6, 1.1, 0.9),
	},
	{
		name: "tapering coil under a spread load",
		rest: func(s float64) spatial.Vec3 { return spatial.V(2, math.Sin(3*s), 1.5) },
		bend: func(s float64) spatial.Vec3 { return spatial.V(2-s, 2.5-s, 1.5-0.6*s) },
		load: spatial.Wrench{Torque: spatial.V(0.2, 0, -0.3), Force: spatial.V(0, 0.4, -1.5)}, force: spatial.V(0.3, 0.5, -1), torque: spatial.V(-0.4, 0.9, 0.5),
	},
	{
		name: "soft in shear and stretch",
		rest: always(spatial.V(0, 1, 0.5)), bend: always(spatial.V(1, 1.5, 0.7)), axial: spatial.V(12, 15, 20),
		load: spatial.Wrench{Force: spatial.V(-0.8, 0, 0.5)}, force: spatial.V(0.9, -0.7, 1.5), torque: spatial.V(-0.3, 0.6, 0.8),
	},
}

// end integrates the continuous equations from the clamp to the end.
func (c *spaceRod) end() section {
	start := atOrigin()
	start.force, start.torque = c.force, c.torque
	reference := continuum{rest: c.rest, bend: c.bend, stretch: c.axial}
	if c.load != (spatial.Wrench{}) {
		reference.load = func(float64) (torque, force spatial.Vec3) { return c.load.Torque, c.load.Force }
	}
	return reference.carry(start, 0, 1)
}

// config returns the rod for the engine, under the load that the reference leaves at the end.
func (c *spaceRod) config(nodes int) rod.Config {
	end := c.end()
	cfg := rod.Config{
		Curve: rod.Line{To: up}, Nodes: nodes, Holds: []rod.Hold{clampAt(0)},
		Loads: []rod.Load{{From: 1, To: 1, Wrench: spatial.Wrench{Torque: end.torque, Force: end.force}}},
	}
	if c.load != (spatial.Wrench{}) {
		cfg.Loads = append(cfg.Loads, rod.Load{From: 0, To: 1, Wrench: c.load})
	}
	for i := range nodes {
		s := float64(i) / float64(nodes-1)
		k := c.bend(s)
		cfg.Curvature, cfg.Bend = append(cfg.Curvature, c.rest(s)), append(cfg.Bend, spatial.Diag(k.X, k.Y, k.Z))
	}
	if c.axial != (spatial.Vec3{}) {
		cfg.Extensible, cfg.Stretch = true, []spatial.Mat3{spatial.Diag(c.axial.X, c.axial.Y, c.axial.Z)}
	}
	return cfg
}

// miss returns how far frame f is from the reference: place [m] and angle [rad].
func miss(f spatial.Frame, want section) (place, angle float64) {
	w := want.frame()
	return f.Pos.Sub(w.Pos).Norm(), w.Rot.Conj().Mul(f.Rot).Log().Norm()
}

func spaceCurves(s *Study) error {
	const source = "continuous equations"
	p := &Plot{Title: "Three rods in space", Caption: "Seen from the front (solid) and from the side (dashed); the clamp is at the origin.", Equal: true,
		X: Axis{Label: "x, y / L"}, Y: Axis{Label: "z / L"}}
	for i := range spaceRods {
		c := &spaceRods[i]
		r, err := settle(c.config(meshNodes))
		if err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		place, angle := miss(tip(r), c.end())
		s.check(c.name+", place of the end / L", source, "", 0, place, withinAbs(1e-3, "0.1 % of the length at 200 nodes"))
		s.check(c.name+", turn of the end", source, "rad", 0, angle, withinAbs(1e-3, "0.1 % of a radian at 200 nodes, for turns of one to three radians"))
		s.check(c.name+", force of the clamp", source, "N", c.force.Norm(), r.HoldWrench(0).Force.Norm(), perMille)
		s.check(c.name+", torque of the clamp", source, "N m", c.torque.Norm(), r.HoldWrench(0).Torque.Norm(), perMille)
		if err := c.bothEnds(s); err != nil {
			return fmt.Errorf("%s, held at both ends: %w", c.name, err)
		}
		x, z := shape(r, along, up)
		y, _ := shape(r, spatial.V(0, 1, 0), up)
		p.add(c.name, Line, i, x, z)
		p.add("", Dashed, i, y, z)
	}
	s.plot(p)
	return nil
}

// bothEnds imposes the frame that the reference has at its end, in place of the load there: the hold must then exert that
// load. Where the Standard BVP applies, shooting must find it too.
func (c *spaceRod) bothEnds(s *Study) error {
	end := c.end()
	cfg := c.config(meshNodes)
	cfg.Loads = cfg.Loads[1:]
	cfg.Holds = append(cfg.Holds, clampAt(1))
	r, err := rod.New(cfg)
	if err != nil {
		return err
	}
	r.SetHold(1, end.frame())
	if err := solve(r); err != nil {
		return err
	}
	const source = "continuous equations"
	b := within(1e-3, "0.1 % at 200 nodes")
	s.check(c.name+", held at both ends, force", source, "N", end.force.Norm(), r.HoldWrench(1).Force.Norm(), b)
	s.check(c.name+", held at both ends, torque", source, "N m", end.torque.Norm(), r.HoldWrench(1).Torque.Norm(), b)
	if len(cfg.Loads) > 0 {
		return nil // in world axes
	}
	standard, err := rod.NewStandard(cfg)
	if err != nil {
		return err
	}
	guess := spatial.Wrench{Torque: end.local(end.torque), Force: end.local(end.force)}.Scale(0.5) // from none it cannot start: a straight rod has no give
	wrench, _, err := standard.Shoot(end.frame(), guess)
	if err != nil {
		return err
	}
	s.check(c.name+", single shooting, force", source, "N", end.force.Norm(), wrench.Force.Norm(), b)
	s.check(c.name+", single shooting, torque", source, "N m", end.torque.Norm(), wrench.Torque.Norm(), b)
	return nil
}

// hammock is held at three places, heavy, pulled and turned between them.
func hammock() rod.Config {
	cfg := specimen(clampAt(0), rod.Hold{At: 0.4, Axes: rod.Pinned, Frame: spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0.35, 0.05, 0.1)}},
		rod.Hold{At: 1, Frame: spatial.Frame{Rot: spatial.AxisAngle(spatial.V(1, 1, 0).Unit(), 0.5), Pos: spatial.V(0.7, 0.1, -0.1)}})
	cfg.Twist, cfg.Density, cfg.Gravity = 1, 5, up.Scale(-1)
	cfg.Loads = []rod.Load{forceAt(0.7, spatial.V(1, 2, -1)), {From: 0.5, To: 0.9, Wrench: spatial.Wrench{Force: spatial.V(0, -1, 0.5)}}}
	return cfg
}

func balance(s *Study) error {
	cfg := hammock()
	r, err := settle(cfg)
	if err != nil {
		return err
	}
	sum := spatial.Wrench{}
	weight := 0.0 // of all loads, for scale
	act := func(at spatial.Vec3, w spatial.Wrench) {
		sum = sum.Add(spatial.Wrench{Torque: w.Torque.Add(at.Cross(w.Force)), Force: w.Force})
		weight += w.Force.Norm()
	}
	for i, h := range cfg.Holds {
		act(r.Frame(nodeAt(r, h.At)).Pos, r.HoldWrench(i))
	}
	act(r.Frame(nodeAt(r, 0.7)).Pos, cfg.Loads[0].Wrench)
	spread := func(from, to float64, f spatial.Vec3) { // pieces of the polygon that the rod is
		for i := 1; i < r.Nodes(); i++ {
			a, b := max(from, r.Arc(i-1)), min(to, r.Arc(i))
			if b > a {
				t := ((a+b)/2 - r.Arc(i-1)) / (r.Arc(i) - r.Arc(i-1))
				act(r.Frame(i-1).Pos.Lerp(r.Frame(i).Pos, t), spatial.Wrench{Force: f.Scale(b - a)})
			}
		}
	}
	spread(0, 1, cfg.Gravity.Scale(cfg.Density))
	spread(0.5, 0.9, cfg.Loads[1].Wrench.Force)
	s.check("sum of all forces / their size", "balance", "", 0, sum.Force.Norm()/weight, withinAbs(1e-6, "tolerance of the solver"))
	s.check("sum of all torques / (size × L)", "balance", "", 0, sum.Torque.Norm()/weight, withinAbs(1e-4, "a spread load that begins within an interval is lumped at its nodes"))
	return reciprocity(s, r)
}

// reciprocity compares what a load at one point does at another with the reverse, and with a small load that is really put on.
func reciprocity(s *Study, r *rod.Rod) error {
	const step = 1e-3
	points := []int{r.PointAt(0.2), r.PointAt(0.55), r.PointAt(0.83)}
	r.Predict(step)
	wrenches := []spatial.Wrench{
		{Torque: spatial.V(0.3, -0.2, 0.5), Force: spatial.V(1, 0.5, -0.4)},
		{Torque: spatial.V(-0.1, 0.6, 0.2), Force: spatial.V(0.2, -0.9, 0.3)},
		{Torque: spatial.V(0.4, 0.1, -0.3), Force: spatial.V(-0.5, 0.3, 0.8)},
	}
	var work [3][3]float64 // work of wrench i over the displacement that wrench j makes
	var response [3]spatial.Twist
	for j, w := range wrenches {
		r.Respond(points[j], w, points, response[:])
		for i := range response {
			work[i][j] = response[i].Power(wrenches[i])
		}
	}
	worst, scale := 0.0, 0.0
	for i := range work {
		for j := range work {
			worst, scale = max(worst, math.Abs(work[i][j]-work[j][i])), max(scale, math.Abs(work[i][j]))
		}
	}
	s.check("asymmetry of the compliance / its size", "Maxwell 1864, Betti 1872", "", 0, worst/scale, withinAbs(1e-8, "rounding, over a condition number of 10⁶"))

	// What the response promises for a small load is what the rod then does.
	const e = 1e-2
	r.Respond(points[2], wrenches[2], points, response[:])
	displaced := func(sign float64) (poses [3]spatial.Frame) {
		r.ClearLoads()
		r.Load(points[2], wrenches[2].Scale(sign*e))
		for range 3 {
			r.Predict(step)
			r.Correct(step)
		}
		for i, p := range points {
			poses[i] = r.Pose(p)
		}
		return poses
	}
	plus, minus := displaced(1), displaced(-1)
	gap, size := 0.0, 0.0
	for i := range points {
		moved := plus[i].Pos.Sub(minus[i].Pos).Scale(1 / (2 * e))
		promised := response[i].Linear.Scale(step * step) // W = C/h²
		gap, size = max(gap, moved.Sub(promised).Norm()), max(size, promised.Norm())
	}
	s.check("response against a small load put on / its size", "central difference", "", 0, gap/size, withinAbs(1e-3, "a load of 10⁻² EI/L² is a step of 10⁻² with an error of its square, and the solver’s 10⁻⁸ over it"))
	return nil
}
