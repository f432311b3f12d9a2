package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

func heavyCantilevers(s *Study) error {
	p := shapePlot("Shapes", "Lines: the rod. Dots: the continuous equations.")
	gammas := []struct{ gamma, ratio float64 }{{1, 0.12456}, {5, 0.58572}, {10, 1.0668}, {100, 5.8881}, {1e3, 0}, {1e4, 0}}
	for i, c := range gammas {
		cfg := specimen(clampAt(0))
		cfg.Density, cfg.Gravity = c.gamma, up.Scale(-1)
		r, err := settle(cfg)
		if err != nil {
			return fmt.Errorf("with Γ = %g: %w", c.gamma, err)
		}
		name, want, source := fmt.Sprintf("Γ = %g, height over width", c.gamma), heavyCantilever(c.gamma), "tabulated, from independent shooting"
		if c.ratio == 0 {
			// The bend at the clamp is √(EI/ρgAL) wide, a few intervals of an even mesh: put the nodes where it is.
			c.ratio, source, name = want.height/want.width, "continuous equations", name+", adapted mesh"
			if err := refine(r); err != nil {
				return fmt.Errorf("with Γ = %g, adapted: %w", c.gamma, err)
			}
		}
		end := tip(r).Pos
		s.check(name, source, "", c.ratio, -end.Z/end.X, perMille)
		p.addShape(fmt.Sprintf("Γ = %g", c.gamma), float64(i+1)/float64(len(gammas)), r)
		x, z := want.spaced(15)
		p.add("", Dots, 1, x, z)
	}
	s.plot(p)
	return nil
}

// refine gives the rod a mesh of at most 200 nodes that fits its shape, and solves again. The first shape on the old mesh
// is not yet the right one, so twice.
func refine(r *rod.Rod) error {
	for range 2 {
		if _, err := r.Adapt(1e-9, meshNodes); err != nil {
			return err
		}
		if err := solve(r); err != nil {
			return err
		}
	}
	return nil
}

func catenaries(s *Study) error {
	p := &Plot{Title: "Shapes", Caption: "Lines: the rod. Dots: the catenary.", Equal: true, X: Axis{Label: "x / span"}, Y: Axis{Label: "z / span"}}
	const gamma = 1e6
	tolerance := within(1e-3, "0.1 % at 200 nodes; at Γ = 10⁶ the stiffness that is left changes the sag by 10⁻⁵")
	for i, c := range []struct{ stretch, sag float64 }{{1.2, 0.29234}, {2, 0.79639}} {
		cfg := specimen(hinge, rod.Hold{At: 1, Axes: rod.Pinned})
		cfg.Density, cfg.Gravity = gamma, up.Scale(-1)
		r, err := rod.New(cfg)
		if err != nil {
			return err
		}
		span := 1 / c.stretch
		r.SetHold(1, spatial.Frame{Rot: tip(r).Rot, Pos: along.Scale(span)})
		if err := solve(r); err != nil {
			return fmt.Errorf("length over span %g: %w", c.stretch, err)
		}
		lowest := 0.0
		x, z := shape(r, along.Scale(1/span), up.Scale(1/span))
		for _, height := range z {
			lowest = min(lowest, height)
		}
		name := fmt.Sprintf("length over span %g, ", c.stretch)
		s.check(name+"sag over span", "Bernoulli, Leibniz, Huygens 1691", "", c.sag, -lowest, tolerance)
		_, q := catenarySag(c.stretch)
		s.check(name+"horizontal pull / weight", "catenary: span/2qL", "", span/(2*q), r.HoldWrench(1).Force.Dot(along)/gamma, tolerance)
		s.check(name+"half the weight at each pin", "balance", "", 0.5, r.HoldWrench(1).Force.Dot(up)/gamma, tolerance)
		p.add(fmt.Sprintf("length = %g span", c.stretch), Line, i, x, z)
		var cx, cz []float64
		for j := 0; j <= 20; j++ {
			t := float64(j) / 20
			cx, cz = append(cx, t), append(cz, (math.Cosh(q*(2*t-1))-math.Cosh(q))/(2*q))
		}
		p.add("", Dots, 2, cx, cz)
	}
	s.plot(p)
	return nil
}

func restAndMesh(s *Study) error {
	if err := restShape(s); err != nil {
		return err
	}
	return adaptedMesh(s)
}

func restShape(s *Study) error {
	helix := rod.Helix{Radius: 0.1, Pitch: 0.12, Turns: 2}
	cfg := specimen(clampAt(0))
	cfg.Curve, cfg.Density, cfg.Gravity = helix, 2, up.Scale(-1)
	sag := func(cfg rod.Config) (float64, error) {
		r, err := settle(cfg)
		if err != nil {
			return 0, err
		}
		far := 0.0
		for i := range r.Nodes() {
			point, _ := helix.At(r.Arc(i))
			far = max(far, r.Frame(i).Pos.Sub(point).Norm())
		}
		return far / r.Length(), nil
	}
	drawn, err := sag(cfg)
	if err != nil {
		return err
	}
	stiffened, err := rod.RestFor(cfg)
	if err != nil {
		return err
	}
	hanging, err := sag(stiffened)
	if err != nil {
		return err
	}
	s.check("sag of a helix / L, with the rest shape for it", fmt.Sprintf("drawn shape; it sags by %.2g L without", drawn), "", 0, hanging,
		withinAbs(1e-6, "the tolerance of the solver: the rest shape is exact for the discrete rod"))
	return nil
}

// adaptedMesh compares even and adapted meshes on a soft rod, whose bend is all near the clamp.
func adaptedMesh(s *Study) error {
	const gamma = 1e3
	want := heavyCantilever(gamma)
	p := &Plot{Title: "Error of the width against the number of nodes", Caption: "A heavy cantilever with Γ = 1,000; both meshes are of second order, the adapted one with a smaller constant.",
		X: Axis{Label: "nodes", Log: true}, Y: Axis{Label: "relative error of the width", Log: true}}
	var nodes, even, adapted []float64
	for _, n := range []int{50, 100, 200, 400, 800} {
		cfg := specimen(clampAt(0))
		cfg.Nodes, cfg.Density, cfg.Gravity = n, gamma, up.Scale(-1)
		r, err := settle(cfg)
		if err != nil {
			return err
		}
		miss := func() float64 { return math.Abs(tip(r).Pos.X/want.width - 1) }
		nodes, even = append(nodes, float64(n)), append(even, miss())
		for range 2 {
			if _, err := r.Adapt(1e-12, n); err != nil {
				return err
			}
			if err := solve(r); err != nil {
				return fmt.Errorf("%d nodes, adapted: %w", n, err)
			}
		}
		adapted = append(adapted, miss())
	}
	for i, series := range [][]float64{even, adapted} {
		name := []string{"even mesh", "adapted mesh"}[i]
		p.add(name, Line, i, nodes, series)
		p.add("", Dots, i, nodes, series)
	}
	s.check("width of a soft rod, 100 nodes, adapted", "continuous equations", "", 0, adapted[1],
		withinAbs(1e-3, fmt.Sprintf("0.1 %%, with half of the nodes; an even mesh of 200 gives %.1e", even[2])))
	s.plot(p)
	return nil
}
