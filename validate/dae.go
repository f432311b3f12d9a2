package validate

import (
	"errors"
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/dae"
	"github.com/tendril-sim/tendril/internal/stiff"
)

var daeExperiments = []experiment{
	{"dae", "Robertson's reaction", "Three species, rates from 0.04 to 3×10⁷, the conservation of mass as an algebraic equation. Time runs over sixteen decades. Rings are the published solution at t = 10¹¹.", robertsonReaction},
	{"dae", "Van der Pol's oscillator, µ = 1000", "Long rests and leaps between them: at a leap the step falls by six decades, and the order is low behind it. Dots are the steps.", vanDerPolOscillator},
	{"dae", "Andrews' squeezer", "Seven bodies in three loops: a mechanism of index 3, reduced to index 1 (constraints on accelerations) and to index 2 (on angles and rates, with a second set of multipliers). Rings are the published angles.", squeezerMechanism},
	{"dae", "Tolerance and error", "What is asked of a step and what comes of it at the end, on the three problems. With errors controlled for each step, not for each unit of time, a digit more in the tolerance is k/(k+1) of a digit at order k: five sixths at the highest.", toleranceAndError},
	{"dae", "Order of each formula", "A linear oscillator with an algebraic unknown: linear, so that the error is that of the formulas, without what Newton's method leaves. Steps and orders are chosen freely up to MaxOrder. Shown is the largest error, at the steps and between them, against the mean step.", orderOfFormulas},
	{"dae", "A pendulum keeps its energy", "Let go at 2 rad, without damping: the formulas are not conservative, so what they lose or gain of the energy is their error.", pendulumEnergy},
}

// integrator starts a published problem.
func integrator(p *stiff.Problem, relative float64) (*dae.Integrator, error) {
	absolute := make([]float64, len(p.Absolute))
	for i, a := range p.Absolute {
		absolute[i] = relative * a
	}
	cfg := dae.Config{Relative: relative, AbsoluteEach: absolute, Algebraic: p.Algebraic}
	return dae.New(&dae.Dense{F: p.F, Typical: p.Typical}, 0, p.Y, p.Yp, cfg)
}

// stiffEnd solves a published problem and returns y at its end.
func stiffEnd(p *stiff.Problem, relative float64) ([]float64, error) {
	g, err := integrator(p, relative)
	if err != nil {
		return nil, err
	}
	y := make([]float64, len(p.Y))
	return y, g.Advance(p.End, y, nil)
}

func robertsonReaction(s *Study) error {
	p := stiff.Robertson()
	g, err := integrator(p, 1e-11)
	if err != nil {
		return err
	}
	var times []float64
	var curves [3][]float64
	y := make([]float64, 3)
	record := func(t float64) error {
		if err := g.Advance(t, y, nil); err != nil {
			return err
		}
		times = append(times, t)
		for i, scale := range []float64{1, 1e4, 1} {
			curves[i] = append(curves[i], scale*y[i])
		}
		return nil
	}
	species := []string{"A", "B", "C"}
	forgetful := within(1e-6, "absolute tolerances of 10⁻¹⁵ and 10⁻²¹ are 5×10⁻⁸ of A and 10⁻⁸ of B at the end; the reaction forgets older errors")
	next := 1e-6
	for _, at := range []float64{40, 4e10} {
		for ; next < at; next *= 1.3 {
			if err := record(next); err != nil {
				return err
			}
		}
		if err := record(at); err != nil {
			return err
		}
		want := stiffReference(robertsonRates, p.Y, []float64{1e-9, 1e-15, 1e-9}, at)
		for i, name := range species {
			s.check(fmt.Sprintf("%s at t = %g", name, at), "Radau IIA of order 5, with step halving", "", want[i], y[i], forgetful)
		}
	}
	if err := record(p.End); err != nil {
		return err
	}
	for i, name := range species {
		s.check(fmt.Sprintf("%s at t = 10¹¹", name), p.Published, "", p.Solution[i], y[i], forgetful)
	}
	s.check("conservation of mass", "A + B + C = 1", "", 1, y[0]+y[1]+y[2], within(1e-14, "an equation of the system, solved to rounding"))
	plot := &Plot{Title: "The reaction", Caption: "B is drawn 10⁴ times as large.", X: Axis{Label: "t", Unit: "s", Log: true}, Y: Axis{Label: "concentration"}}
	for i, name := range species {
		plot.add(name, Line, i, times, curves[i])
		plot.add("", Rings, i, []float64{p.End}, []float64{[]float64{1, 1e4, 1}[i] * p.Solution[i]})
	}
	s.plot(plot)
	return nil
}

func vanDerPolOscillator(s *Study) error {
	p := stiff.VanDerPol()
	y, err := stiffEnd(p, 1e-11)
	if err != nil {
		return err
	}
	for i, name := range []string{"y(2)", "ẏ(2)"} {
		s.check(name, p.Published, "", p.Solution[i], y[i],
			within(1e-8, "a tolerance of 10⁻¹¹ in each of 9,000 steps; the leaps turn an error of time into one of place"))
	}

	g, err := integrator(p, 1e-6)
	if err != nil {
		return err
	}
	var times, places, steps, orders []float64
	for g.Time() < p.End {
		if err := g.Step(); err != nil {
			return err
		}
		if err := g.At(g.Time(), y, nil); err != nil {
			return err
		}
		times, places = append(times, g.Time()), append(places, y[0])
		steps, orders = append(steps, g.Stats().Step), append(orders, float64(g.Stats().Order))
	}
	shape := &Plot{Title: "The oscillator", Caption: "Every step at a tolerance of 10⁻⁶. Ring: published.", X: Axis{Label: "t"}, Y: Axis{Label: "y"}}
	shape.add("", Line, 0, times, places)
	shape.add("step", Dots, 0, times, places)
	shape.add("", Rings, 1, []float64{p.End}, p.Solution[:1])
	length := &Plot{Title: "Step length", Caption: "Six decades between a rest and a leap.", X: Axis{Label: "t"}, Y: Axis{Label: "step", Log: true}}
	length.add("", Line, 0, times, steps)
	order := &Plot{Title: "Order", Caption: "It starts at 1, and starts again from a low one after each leap.", X: Axis{Label: "t"}, Y: Axis{Label: "order", Min: 0, Max: 5.5}}
	order.add("", Dots, 0, times, orders)
	s.plot(shape)
	s.plot(length)
	s.plot(order)
	return nil
}

var squeezerAngles = []string{"β", "Θ", "γ", "φ", "δ", "Ω", "ε"}

func squeezerMechanism(s *Study) error {
	angles := within(1e-6, "a tolerance of 10⁻¹¹ of each angle and of 1000 rad/s in each step; the crank is driven round two and a half times, and an error of its rate grows with time")
	gap := func(y []float64) float64 {
		var m stiff.Squeezer
		m.Set(y[:stiff.Bodies], y[stiff.Bodies:2*stiff.Bodies])
		worst := 0.0
		for _, g := range m.Gap {
			worst = math.Max(worst, math.Abs(g))
		}
		return worst
	}
	for _, form := range []struct {
		name  string
		p     *stiff.Problem
		drift bound
	}{
		{"index 1", stiff.SqueezerIndex1(), withinAbs(1e-8, "constraints on accelerations only: angles drift with the error of the solution, 10⁻⁸ rad on bars of centimetres")},
		{"index 2", stiff.SqueezerIndex2(), withinAbs(1e-14, "an equation of the system, solved to rounding")},
	} {
		y, err := stiffEnd(form.p, 1e-11)
		if err != nil {
			return fmt.Errorf("%s: %w", form.name, err)
		}
		for i, angle := range squeezerAngles {
			s.check(fmt.Sprintf("%s at 0.03 s, %s", angle, form.name), form.p.Published, "rad", form.p.Solution[i], y[i], angles)
		}
		s.check("widest gap of a loop, "+form.name, "closed loops", "m", 0, gap(y), form.drift)
	}

	p := stiff.SqueezerIndex1()
	g, err := integrator(p, 1e-8)
	if err != nil {
		return err
	}
	plot := &Plot{Title: "Angles of the squeezer", Caption: "φ and δ, γ and ε; rings at the end are published.", X: Axis{Label: "t", Unit: "s"}, Y: Axis{Label: "angle", Unit: "rad"}}
	var times []float64
	var curves [stiff.Bodies][]float64
	y := make([]float64, len(p.Y))
	for i := range 301 {
		t := p.End * float64(i) / 300
		if err := g.Advance(t, y, nil); err != nil {
			return err
		}
		times = append(times, t)
		for j := range curves {
			curves[j] = append(curves[j], y[j])
		}
	}
	for colour, j := range []int{2, 3, 4, 6} {
		plot.add(squeezerAngles[j], Line, colour, times, curves[j])
		plot.add("", Rings, colour, []float64{p.End}, p.Solution[j:j+1])
	}
	s.plot(plot)
	return nil
}

// slope fits a line through the logarithms of two rows of numbers.
func slope(x, y []float64) float64 {
	var mx, my, xx, xy float64
	for i := range x {
		mx, my = mx+math.Log(x[i])/float64(len(x)), my+math.Log(y[i])/float64(len(x))
	}
	for i := range x {
		dx, dy := math.Log(x[i])-mx, math.Log(y[i])-my
		xx, xy = xx+dx*dx, xy+dx*dy
	}
	return xy / xx
}

func toleranceAndError(s *Study) error {
	plot := &Plot{Title: "Error at the end against the tolerance of a step", Caption: "Dashed: one tolerance.",
		X: Axis{Label: "relative tolerance", Log: true}, Y: Axis{Label: "largest relative error", Log: true}}
	var tolerances []float64
	for x := 5.0; x <= 12; x += 0.5 {
		tolerances = append(tolerances, math.Pow(10, -x))
	}
	for colour, p := range []*stiff.Problem{stiff.Robertson(), stiff.VanDerPol(), stiff.SqueezerIndex1(), stiff.SqueezerIndex2()} {
		var ends []float64
		for _, relative := range tolerances {
			y, err := stiffEnd(p, relative)
			if err != nil {
				return fmt.Errorf("%s at %g: %w", p.Name, relative, err)
			}
			worst := 0.0
			for i, want := range p.Solution {
				worst = math.Max(worst, math.Abs(y[i]-want)/(math.Abs(want)+p.Absolute[i]))
			}
			ends = append(ends, worst)
		}
		s.check("digits gained for a digit asked, "+p.Name, "k/(k+1) at order 5", "", 5./6, slope(tolerances, ends),
			withinAbs(0.15, "a fit over seven decades; the error of one run is off its trend by a factor of three either way"))
		plot.add(p.Name, Line, colour, tolerances, ends)
		plot.add("", Dots, colour, tolerances, ends)
	}
	plot.add("", Dashed, 0, tolerances, tolerances)
	s.plot(plot)
	return nil
}

// onCircle is a system of index 1 that is solved by (cos t, sin t, cos t); the last unknown is algebraic. It is linear, so that Newton's method leaves
// nothing and the error is that of the formulas.
func onCircle(_ float64, y, yp, r []float64) bool {
	r[0], r[1], r[2] = yp[0]+y[1], yp[1]-y[2], y[2]-y[0]
	return true
}

// orderRun integrates the circle with formulas up to the given order. It returns the mean step, once the first low orders are past, and the
// largest errors at the ends of steps and in their middles.
func orderRun(order int, relative float64) (step, ends, middles float64, err error) {
	const begin, end = 1.0, 20.0
	cfg := dae.Config{Relative: relative, Absolute: relative, MaxOrder: order}
	g, err := dae.New(&dae.Dense{F: onCircle}, 0, []float64{1, 0, 1}, []float64{0, 1, 0}, cfg)
	if err != nil {
		return 0, 0, 0, err
	}
	y := make([]float64, 3)
	off := func(t float64) float64 {
		err = errors.Join(err, g.At(t, y, nil))
		return math.Hypot(y[0]-math.Cos(t), y[1]-math.Sin(t))
	}
	first, steps := 0.0, 0
	for g.Time() < end && err == nil {
		if err = g.Step(); err != nil {
			break
		}
		if first == 0 && g.Time() > begin {
			first, steps = g.Time(), g.Stats().Steps
		}
		ends = math.Max(ends, off(g.Time()))
		middles = math.Max(middles, off(g.Time()-g.Stats().Step/2))
	}
	return (g.Time() - first) / float64(g.Stats().Steps-steps), ends, middles, err
}

func orderOfFormulas(s *Study) error {
	plot := &Plot{Title: "Largest error against the mean step", Caption: "Slopes 1 to 5.", X: Axis{Label: "mean step", Log: true}, Y: Axis{Label: "largest error up to t = 20", Log: true}}
	for order := 1; order <= dae.MaxOrder; order++ {
		var lengths, ends, middles []float64
		coarsest, finest := 5.0, math.Min(12, 4+1.2*float64(order+1)) // digits of the tolerance
		for digits := coarsest; digits <= finest; digits += (finest - coarsest) / 12 {
			length, end, middle, err := orderRun(order, math.Pow(10, -digits))
			if err != nil {
				return fmt.Errorf("order %d: %w", order, err)
			}
			lengths, ends, middles = append(lengths, length), append(ends, end), append(middles, middle)
		}
		fitted := withinAbs(0.05, "a fit over several decades of error, in which steps double or stay")
		s.check(fmt.Sprintf("order of convergence, formula of order %d", order), "Brenan, Campbell & Petzold 1996, chapter 5", "", float64(order), slope(lengths, ends), fitted)
		s.check(fmt.Sprintf("order of convergence between steps, formula of order %d", order), "interpolation of the same degree", "", float64(order), slope(lengths, middles), fitted)
		plot.add(fmt.Sprintf("order %d", order), Line, order-1, lengths, ends)
		plot.add("", Dots, order-1, lengths, ends)
	}
	s.plot(plot)
	return nil
}

func pendulumEnergy(s *Study) error {
	const gravity, release, duration = 9.81, 2.0, 10.0 // [m/s²], [rad], [s]; one metre long
	pendulum := func(_ float64, y, yp, r []float64) bool {
		r[0], r[1] = yp[0]-y[1], yp[1]+gravity*math.Sin(y[0])
		return true
	}
	energy := func(y []float64) float64 { return y[1]*y[1]/2 - gravity*math.Cos(y[0]) }
	whole := gravity * (1 - math.Cos(release)) // between the turning points and the lowest
	plot := &Plot{Title: "Energy lost or gained", Caption: "Relative to the energy of the swing.", X: Axis{Label: "t", Unit: "s"}, Y: Axis{Label: "|change|", Log: true}}
	start := []float64{release, 0}
	y := make([]float64, 2)
	for colour, relative := range []float64{1e-6, 1e-8, 1e-10, 1e-11, 1e-12} {
		g, err := dae.New(&dae.Dense{F: pendulum}, 0, start, []float64{0, -gravity * math.Sin(release)}, dae.Config{Relative: relative, Absolute: relative})
		if err != nil {
			return err
		}
		var times, changes []float64
		worst := 0.0
		for i := 1; i <= 200; i++ {
			t := duration * float64(i) / 200
			if err := g.Advance(t, y, nil); err != nil {
				return err
			}
			change := math.Abs(energy(y)-energy(start)) / whole
			worst = math.Max(worst, change)
			times, changes = append(times, t), append(changes, math.Max(change, 1e-16))
		}
		plot.add(fmt.Sprintf("tolerance %.0e", relative), Line, colour, times, changes)
		if relative > 1e-11 {
			continue
		}
		s.check(fmt.Sprintf("energy lost or gained in 10 s at a tolerance of %.0e", relative), "conservation", "of the swing", 0, worst,
			withinAbs(1e3*relative, "some 3,000 steps, each with an error of a small part of the tolerance, mostly of one sign"))
	}
	s.plot(plot)

	// The period is 4 K(sin(θ₀/2)) √(L/g), and K(k) = π / 2 agm(1, √(1 − k²)).
	a, b := 1.0, math.Cos(release/2)
	for range 8 {
		a, b = (a+b)/2, math.Sqrt(a*b)
	}
	period := 2 * math.Pi / a / math.Sqrt(gravity)
	g, err := dae.New(&dae.Dense{F: pendulum}, 0, start, []float64{0, -gravity * math.Sin(release)}, dae.Config{Relative: 1e-11, Absolute: 1e-11})
	if err != nil {
		return err
	}
	if err := g.Advance(period/4, y, nil); err != nil {
		return err
	}
	s.check("angle after a quarter of the period", "complete elliptic integral", "rad", 0, y[0], withinAbs(1e-8, "a thousand tolerances"))
	s.check("rate at the lowest point", "conservation of energy", "rad/s", -math.Sqrt(2*whole), y[1], within(1e-8, "a thousand tolerances"))
	return nil
}
