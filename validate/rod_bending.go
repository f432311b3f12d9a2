package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// bisshoppDrucker are the published tips: P L²/EI, tip slope [rad], travel along and across the load over L.
var bisshoppDrucker = []struct{ load, slope, down, back float64 }{
	{1, 0.46135, 0.30172, 0.05643},
	{2, 0.78175, 0.49346, 0.16064},
	{5, 1.21537, 0.71379, 0.38763},
	{10, 1.43029, 0.81061, 0.55500},
}

// tipOf measures a cantilever along x that was pulled down.
func tipOf(r *rod.Rod) cantileverTip {
	end := tip(r)
	tangent := end.Rot.Z3()
	return cantileverTip{slope: math.Atan2(-tangent.Z, tangent.X), down: -end.Pos.Z, back: 1 - end.Pos.X}
}

func cantileverEndLoad(s *Study) error {
	cfg := specimen(clampAt(0))
	cfg.Loads = []rod.Load{forceAt(1, spatial.Vec3{})}
	r, err := rod.New(cfg)
	if err != nil {
		return err
	}
	pull := func(load float64) error {
		r.SetLoad(0, spatial.Wrench{Force: up.Scale(-load)})
		return solve(r)
	}
	const source = "Bisshopp & Drucker 1945"
	shapes := shapePlot("Shapes", "For P L²/EI = 0.5, 1, 2, 5, 10, 20.")
	for _, c := range bisshoppDrucker {
		if err := pull(c.load); err != nil {
			return err
		}
		got, load := tipOf(r), fmt.Sprintf("PL²/EI = %g, ", c.load)
		s.check(load+"tip slope", source, "rad", c.slope, got.slope, perMille)
		s.check(load+"vertical travel / L", source, "", c.down, got.down, perMille)
		s.check(load+"horizontal travel / L", source, "", c.back, got.back, perMille)
	}
	loads := []float64{0.5, 1, 2, 5, 10, 20}
	for i, load := range loads {
		if err := pull(load); err != nil {
			return err
		}
		shapes.addShape(fmt.Sprint(load), float64(i+1)/float64(len(loads)), r)
	}
	diagram, err := loadDeflection(pull, func() cantileverTip { return tipOf(r) })
	if err != nil {
		return err
	}
	s.plot(diagram)
	s.plot(shapes)
	return nil
}

// loadDeflection draws the tip against the load: closed form, rod and published values.
func loadDeflection(pull func(float64) error, measure func() cantileverTip) (*Plot, error) {
	p := &Plot{Title: "Load against deflection", Caption: "Curves: elliptic integrals. Dots: the rod. Rings: the published table.",
		X: Axis{Label: "P L² / EI"}, Y: Axis{Label: "tip travel / L, tip slope / (π/2)", Max: 1}}
	pick := []func(cantileverTip) float64{
		func(t cantileverTip) float64 { return t.slope / (math.Pi / 2) },
		func(t cantileverTip) float64 { return t.down },
		func(t cantileverTip) float64 { return t.back },
	}
	names := []string{"slope", "vertical", "horizontal"}
	var exact, solved, published [3]Series
	add := func(s *[3]Series, load float64, t cantileverTip) {
		for j := range s {
			s[j].X, s[j].Y = append(s[j].X, load), append(s[j].Y, pick[j](t))
		}
	}
	for load := 0.05; load <= 12; load += 0.05 {
		add(&exact, load, endLoaded(load))
	}
	for load := 0.5; load <= 12; load += 0.5 {
		if err := pull(load); err != nil {
			return nil, err
		}
		add(&solved, load, measure())
	}
	for _, c := range bisshoppDrucker {
		add(&published, c.load, cantileverTip{c.slope, c.down, c.back})
	}
	for j, name := range names {
		p.add(name, Line, j, exact[j].X, exact[j].Y)
		p.add("", Dots, j, solved[j].X, solved[j].Y)
		p.add("", Rings, j, published[j].X, published[j].Y)
	}
	return p, nil
}

func rollUp(s *Study) error {
	cfg := specimen(clampAt(0))
	cfg.Loads = []rod.Load{torqueAt(1, spatial.Vec3{})}
	r, err := rod.New(cfg)
	if err != nil {
		return err
	}
	p := shapePlot("Shapes", "End moments of ⅛, ¼, ½, ¾ and 1 times 2π EI/L.")
	parts := []float64{0.125, 0.25, 0.5, 0.75, 1}
	for i, part := range parts {
		r.SetLoad(0, spatial.Wrench{Torque: spatial.V(0, -2*math.Pi*part, 0)})
		if err := solve(r); err != nil {
			return err
		}
		p.addShape(fmt.Sprintf("%g × 2π", part), float64(i+1)/float64(len(parts)), r)
	}
	const source = "closed form: a circle of circumference L"
	s.check("gap between the ends / L", source, "", 0, tip(r).Pos.Norm(), withinAbs(1e-3, "0.1 % of the length at 200 nodes"))
	s.check("height of the circle / L", source, "", 1/math.Pi, r.Frame(nodeAt(r, 0.5)).Pos.Z, perMille)
	s.check("curvature × L in the middle", source, "", 2*math.Pi, r.Strain(nodeAt(r, 0.5)).Angular.Norm(), perMille)
	s.check("torque of the clamp", "closed form", "N m", 2*math.Pi, r.HoldWrench(0).Torque.Y, perMille)
	s.plot(p)
	return nil
}

// followerTip integrates from the tip, where the load is known in the rod's own axes, and returns the tip as the clamp
// sees it.
func followerTip(load float64) spatial.Frame {
	c := continuum{
		rest: func(float64) spatial.Vec3 { return spatial.Vec3{} },
		bend: func(float64) spatial.Vec3 { return spatial.V(1, 1, 1) },
	}
	end := atOrigin()
	end.force = spatial.V(load, 0, 0)
	start := c.carry(end, 1, 0)
	return start.frame().Inverse()
}

func followerLoad(s *Study) error {
	cfg := specimen(clampAt(0))
	cfg.Loads = []rod.Load{{From: 1, To: 1, Local: true}}
	r, err := rod.New(cfg)
	if err != nil {
		return err
	}
	p := shapePlot("Shapes", "For P L²/EI = 1, 2, 5, 10, 15.")
	loads := []float64{1, 2, 5, 10, 15}
	for i, load := range loads {
		// A specimen's local x is −z in the world.
		r.SetLoad(0, spatial.Wrench{Force: spatial.V(load, 0, 0)})
		if err := solve(r); err != nil {
			return fmt.Errorf("load %g: %w", load, err)
		}
		// The reference is clamped along its own z with x up; seen from the clamp, both have the same axes.
		want, got := followerTip(load), r.Frame(0).Inverse().Mul(tip(r))
		name := fmt.Sprintf("PL²/EI = %g, ", load)
		const source = "continuous equations"
		s.check(name+"travel along the clamp / L", source, "", want.Pos.Z, got.Pos.Z, withinAbs(1e-3, "0.1 % of the length at 200 nodes"))
		s.check(name+"travel across it / L", source, "", want.Pos.X, got.Pos.X, withinAbs(1e-3, "0.1 % of the length at 200 nodes"))
		p.addShape(fmt.Sprint(load), float64(i+1)/float64(len(loads)), r)
	}
	s.plot(p)
	return nil
}

func shearAndStretch(s *Study) error {
	const length, radius, young, force = 3.0, 0.25, 1e6, 15.0
	cfg := rod.Config{
		Curve: rod.Line{To: along.Scale(length)}, Nodes: meshNodes,
		Section: rod.Section{Radius: radius, ShearFactor: 27.0 / 28}, Young: young, Shear: young / 1.5,
		Holds: []rod.Hold{clampAt(0)}, Loads: []rod.Load{forceAt(1, up.Scale(-force))},
	}
	for _, c := range []struct {
		name     string
		shear    bool
		expected float64
	}{{"Timoshenko's beam, tip", true, 0.04436}, {"the same without shear, tip", false, 0.04400}} {
		cfg.Extensible = c.shear
		r, err := settle(cfg)
		if err != nil {
			return err
		}
		s.check(c.name, "Timoshenko 1921: FL³/3EI + FL/kGA", "m", c.expected, -tip(r).Pos.Z, perMille)
	}

	area := math.Pi * radius * radius
	bar := cfg
	bar.Extensible, bar.Curve = true, rod.Line{To: up.Scale(-length)} // hangs down
	const pull = 1000.0
	bar.Loads = []rod.Load{forceAt(1, up.Scale(-pull))}
	r, err := settle(bar)
	if err != nil {
		return err
	}
	s.check("stretch under a load", "Hooke: FL/EA", "m", pull*length/(young*area), -tip(r).Pos.Z-length, perMille)

	bar.Loads, bar.Density, bar.Gravity = nil, 1000, up.Scale(-9.81)
	r, err = settle(bar)
	if err != nil {
		return err
	}
	s.check("stretch under its own weight", "closed form: ρgL²/2E", "m", 1000*9.81*length*length/(2*young), -tip(r).Pos.Z-length, perMille)
	s.check("reaction of the clamp to the weight", "closed form: ρgAL", "N", 1000*9.81*area*length, r.HoldWrench(0).Force.Z, perMille)
	return nil
}

// spin returns the angle by which node i has turned about the specimen's axis.
func spin(r *rod.Rod, i int, rest spatial.Quat) float64 {
	return r.Frame(i).Rot.Mul(rest.Conj()).Log().Dot(along)
}

func torsion(s *Study) error {
	const radius, shear, length, angle = 0.01, 4e5, 0.8, 1.2
	polar := math.Pi * math.Pow(radius, 4) / 2
	cfg := rod.Config{
		Curve: rod.Line{To: along.Scale(length)}, Nodes: meshNodes, Section: rod.Section{Radius: radius}, Young: 1e6, Shear: shear,
		Holds: []rod.Hold{clampAt(0), clampAt(1)},
	}
	r, err := rod.New(cfg)
	if err != nil {
		return err
	}
	rest := tip(r)
	r.SetHold(1, spatial.Frame{Rot: spatial.AxisAngle(along, angle).Mul(rest.Rot), Pos: rest.Pos})
	if err := solve(r); err != nil {
		return err
	}
	const source = "Saint-Venant: GJθ/L, J = πr⁴/2"
	s.check("torque of the turned end", source, "N m", shear*polar*angle/length, r.HoldWrench(1).Torque.X, perMille)
	quarter := nodeAt(r, 0.25)
	s.check("turn of the section at a quarter", "closed form: θz/L", "rad", angle*r.Arc(quarter)/length, spin(r, quarter, rest.Rot), perMille)

	cfg.Holds = cfg.Holds[:1]
	const spread = 1e-3 // [N m/m]
	cfg.Loads = []rod.Load{{From: 0, To: 1, Wrench: spatial.Wrench{Torque: along.Scale(spread)}}}
	r, err = settle(cfg)
	if err != nil {
		return err
	}
	s.check("turn of the end under an even torque", "closed form: tL²/2GJ", "rad", spread*length*length/(2*shear*polar), spin(r, r.Nodes()-1, rest.Rot), perMille)
	return nil
}
