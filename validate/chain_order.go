package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/spatial"
)

// five is a chain of five links whose joints are springs, thrown in space.
func five() (chain.Config, *linkage) {
	const rigidity = 1.5 // EI and GJ [N m²]: alike about all axes, as the reference has it
	cfg := bars(5, 1)
	bend, torsion := [2]float64{rigidity, rigidity}, rigidity
	cfg.Strands[0].Bend, cfg.Strands[0].Torsion = &bend, &torsion
	cfg.Start.Angular = spatial.V(1, 0.5, 2)
	return cfg, barLinks(5, 5*rigidity)
}

// chainOrder shortens the step of the interactive method and the tolerance of the accurate one.
func chainOrder(s *Study) error {
	const span = 1.0 // [s]
	cfg, l := five()
	first, err := chain.New(cfg)
	if err != nil {
		return err
	}
	ends, err := referenceEnds(l, first, span, 1)
	if err != nil {
		return err
	}
	miss := func(cfg chain.Config, steps int) (float64, error) {
		c, err := chain.New(cfg)
		if err != nil {
			return 0, err
		}
		if err := advance(c, span/float64(steps), steps, nil); err != nil {
			return 0, err
		}
		return endOf(c).Sub(ends[1]).Norm(), nil
	}
	p := &Plot{Title: "Error of the interactive method after 1 s", Caption: "End of a thrown chain of five links. Without numerical damping it is of second order, with any of first.", X: Axis{Label: "step", Unit: "s", Log: true}, Y: Axis{Label: "error", Unit: "m", Log: true}}
	cfg.Method, cfg.Tolerance = chain.Interactive, 1e-12
	for i, kind := range []struct{ damping, order float64 }{{0, 2}, {0.5, 1}, {1, 1}} {
		cfg.Damping = kind.damping
		var lengths, errors []float64
		for _, steps := range []int{50, 100, 200, 400, 800, 1600, 3200, 6400} {
			e, err := miss(cfg, steps)
			if err != nil {
				return fmt.Errorf("damping %v, %d steps: %w", kind.damping, steps, err)
			}
			lengths, errors = append(lengths, span/float64(steps)), append(errors, e)
		}
		last := len(errors) - 1
		s.check(fmt.Sprintf("order of the interactive method, damping %v", kind.damping), "backward differences", "", kind.order, math.Log2(errors[last-1]/errors[last]), withinAbs(0.15, "measured between steps of 1/3200 and 1/6400 s, where the next order is still felt"))
		p.add(fmt.Sprintf("damping %v", kind.damping), Line, i, lengths, errors)
		p.add("", Dots, i, lengths, errors)
	}
	s.plot(p)

	q := &Plot{Title: "Error of the accurate method after 1 s", X: Axis{Label: "tolerance", Log: true}, Y: Axis{Label: "error", Unit: "m", Log: true}}
	cfg.Method = chain.Accurate
	var tolerances, errors []float64
	for exponent := -4; exponent >= -12; exponent-- {
		cfg.Tolerance = math.Pow(10, float64(exponent))
		e, err := miss(cfg, 50)
		if err != nil {
			return fmt.Errorf("tolerance %v: %w", cfg.Tolerance, err)
		}
		tolerances, errors = append(tolerances, cfg.Tolerance), append(errors, e)
		if exponent == -8 || exponent == -12 {
			s.check(fmt.Sprintf("accurate method at 10%s, error after 1 s, in tolerances", superscripts.Replace(fmt.Sprint(exponent))), "joint forces as unknowns, Runge–Kutta", "", 0, e/cfg.Tolerance, withinAbs(20, "some hundred steps, each within its tolerance"))
		}
	}
	slope := math.Log10(errors[0]/errors[8]) / 8
	s.check("accurate method, power of the tolerance in its error", "error per step", "", 1, slope, withinAbs(0.25, "order and length of the steps change with the tolerance: 5/6 for a fixed order of five"))
	q.add("accurate", Line, 0, tolerances, errors)
	q.add("", Dots, 0, tolerances, errors)
	s.plot(q)
	return nil
}

// bush is a tree with spherical joints, hinges, both laws, dampers and drag.
func bush(root chain.Root) chain.Config {
	bend, torsion := [2]float64{0.05, 0.08}, 0.03
	return chain.Config{
		Gravity: earth, Tolerance: 1e-12, Start: spatial.Twist{Angular: spatial.V(1, 2, 0.5)},
		Strands: []chain.Strand{
			{Name: "stem", Root: root, Curve: []spatial.Vec3{{}, {X: 0.4}, {X: 0.7, Y: 0.2}}, Links: 6, Radius: 0.01, Density: 900, Bend: &bend, Torsion: &torsion, Loss: 0.01, Drag: 0.1},
			{Name: "bough", Parent: "stem", At: 0.5, Curve: []spatial.Vec3{{}, {Y: 0.4}}, Links: 4, Radius: 0.008, Density: 900, Bend: &bend, Torsion: &torsion, Law: chain.Tangent},
			{Name: "gate", Parent: "stem", At: 1, Root: chain.Hinged, Joint: chain.Hinge, Axis: spatial.V(0, 1, 0), Curve: []spatial.Vec3{{}, {Z: 0.3}}, Links: 3, Radius: 0.008, Density: 900, Bend: &bend, Lumps: []chain.Lump{{At: 1, Mass: 0.05, Radius: 0.02}}},
		},
	}
}

// chainResponse compares the response to small loads with what they do.
func chainResponse(s *Study) error {
	for _, u := range []struct {
		name string
		root chain.Root
	}{{"clamped tree", chain.Clamped}, {"pinned tree", chain.Pinned}, {"free tree", chain.Free}} {
		worst := 0.0
		for from := range 3 {
			for _, axis := range []spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}} {
				for _, push := range []spatial.Wrench{{Torque: axis}, {Force: axis}} {
					e, err := responseError(u.root, from, push)
					if err != nil {
						return fmt.Errorf("%s: %w", u.name, err)
					}
					worst = math.Max(worst, e)
				}
			}
		}
		s.check(u.name+", largest error of the response, over its size", "differences of steps with a small load", "", 0, worst, withinAbs(1e-6, "central differences over 10⁻⁶ rad and m; along its axis a strand gives way a thousand times less than across"))
	}
	return nil
}

// responseError pushes one of three points of a bush that swings, and returns how far the response at all three is from what two small loads do
// in a step, over its size.
func responseError(root chain.Root, from int, push spatial.Wrench) (float64, error) {
	const h = 0.005
	predicted := func() (c *chain.Chain, points []int, err error) {
		if c, err = chain.New(bush(root)); err != nil {
			return nil, nil, err
		}
		points = []int{c.PointAt(0, 1), c.PointAt(1, 0.6), c.PointAt(2, 1)}
		if err := advance(c, h, 40, nil); err != nil {
			return nil, nil, err
		}
		if flags := c.Predict(h); flags != 0 {
			return nil, nil, fmt.Errorf("%v", flags)
		}
		return c, points, nil
	}
	c, points, err := predicted()
	if err != nil {
		return 0, err
	}
	dv := make([]spatial.Twist, len(points))
	c.Respond(points[from], push, points, dv)
	size := 0.0
	for _, v := range dv {
		size = math.Max(size, math.Max(v.Linear.Norm(), v.Angular.Norm()))
	}
	load := 1e-6 / (h * h * size) // moves by some 10⁻⁶
	var poses [2][]spatial.Frame
	for i, sign := range []float64{1, -1} {
		c, points, err := predicted()
		if err != nil {
			return 0, err
		}
		c.Load(points[from], spatial.Wrench{Torque: push.Torque.Scale(sign * load), Force: push.Force.Scale(sign * load)})
		if flags := c.Correct(h); flags != 0 {
			return 0, fmt.Errorf("with a load: %v", flags)
		}
		for _, p := range points {
			poses[i] = append(poses[i], c.Pose(p))
		}
	}
	worst, scale := 0.0, 1/(2*h*h*load)
	for i := range points {
		linear := poses[0][i].Pos.Sub(poses[1][i].Pos).Scale(scale)
		angular := poses[0][i].Rot.Mul(poses[1][i].Rot.Conj()).Log().Scale(scale)
		worst = math.Max(worst, math.Max(linear.Sub(dv[i].Linear).Norm(), angular.Sub(dv[i].Angular).Norm()))
	}
	return worst / size, nil
}
