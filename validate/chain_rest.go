package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// cantilever is a bar of L = 1 m along x with EI = 1 N m² and GJ = EI/1.3, clamped at its start. It is so light that steps of 0.1 s with all
// numerical damping take it to rest at once.
func cantilever(links int) chain.Config {
	bend, torsion := [2]float64{1, 1}, 1/1.3
	return chain.Config{
		Damping: 1, Tolerance: 1e-10,
		Strands: []chain.Strand{{Curve: []spatial.Vec3{{}, along}, Links: links, Radius: 1e-3, Mass: lightness, Bend: &bend, Torsion: &torsion}},
	}
}

const lightness = 1e-3 // mass of the cantilever [kg/m]

// atRest brings a wrench on the end of a chain up to its value, and waits until nothing moves.
func atRest(c *chain.Chain, end spatial.Wrench) error {
	const ramp, wait = 20, 60
	tip := c.PointAt(0, 1)
	for i := 1; i <= ramp; i++ {
		part := float64(i) / ramp
		c.ClearLoads()
		c.Load(tip, spatial.Wrench{Torque: end.Torque.Scale(part), Force: end.Force.Scale(part)})
		if err := advance(c, 0.1, 1, nil); err != nil {
			return err
		}
	}
	if err := advance(c, 0.1, wait, nil); err != nil {
		return err
	}
	if e := c.Energy(); !(e.Kinetic < 1e-12*(e.Elastic+lightness)) {
		return fmt.Errorf("it still moves: energy %.2g J after %v s", e.Kinetic, c.Time())
	}
	return nil
}

// bent returns the chain of a number of links under an end wrench at rest.
func bent(cfg chain.Config, end spatial.Wrench) (*chain.Chain, error) {
	c, err := chain.New(cfg)
	if err != nil {
		return nil, err
	}
	return c, atRest(c, end)
}

// finer are the numbers of links at which equilibria are compared; the project's figures are asked for at the last.
var finer = []int{12, 25, 50, 100}

// refined computes a figure at each number of links, checks the last against a published one, and the order against the exact one. The plot
// shows the errors under a short name.
func refined(s *Study, p *Plot, name, short, source string, published, exact float64, figure func(links int) (float64, error)) error {
	var links, errors []float64
	var last float64
	for _, n := range finer {
		v, err := figure(n)
		if err != nil {
			return fmt.Errorf("%s, %d links: %w", name, n, err)
		}
		links, errors, last = append(links, float64(n)), append(errors, math.Abs(v-exact)), v
	}
	s.check(name+", 100 links", source, "", published, last, within(1e-3, "0.1 % at 100 links: the error is of second order in the length of a link"))
	s.check(name+", order of convergence", source, "", 2, math.Log2(errors[len(errors)-2]/errors[len(errors)-1]), withinAbs(0.15, "between 50 and 100 links the next order is still felt"))
	p.Series = append(p.Series, Series{Name: short, X: links, Y: errors, Shade: float64(len(p.Series)%8+1) / 8})
	return nil
}

// chainEquilibria are the elastica figures of the project's table.
func chainEquilibria(s *Study) error {
	p := &Plot{Title: "Error of equilibria against the number of links", Caption: "P: cantilevers with an end load of P EI/L², travel of the tip. Γ: heavy cantilevers, height over width. Dashed: a quarter of a circle that is bent out of its plane, against package rod.", X: Axis{Label: "links", Log: true}, Y: Axis{Label: "error", Log: true}}
	for _, part := range []func(*Study, *Plot) error{chainEndLoads, chainHeavy, chainRollUp, chainAsRod} {
		if err := part(s, p); err != nil {
			return err
		}
	}
	s.plot(p)
	return nil
}

func chainEndLoads(s *Study, p *Plot) error {
	for _, published := range []struct{ load, down, back float64 }{{1, 0.30172, 0.05643}, {2, 0.49346, 0.16064}, {5, 0.71379, 0.38763}, {10, 0.81061, 0.55500}} {
		end := spatial.Wrench{Force: up.Scale(-published.load)}
		exact := endLoaded(published.load)
		var back float64
		err := refined(s, p, fmt.Sprintf("end load of %v EI/L², travel along it", published.load), fmt.Sprintf("P = %v", published.load), "Bisshopp & Drucker 1945", published.down, exact.down, func(links int) (float64, error) {
			c, err := bent(cantilever(links), end)
			if err != nil {
				return 0, err
			}
			back = 1 - endOf(c).X
			return -endOf(c).Z, nil
		})
		if err != nil {
			return err
		}
		s.check(fmt.Sprintf("end load of %v EI/L², travel towards the clamp, 100 links", published.load), "Bisshopp & Drucker 1945", "", published.back, back, within(1e-3, "0.1 % at 100 links: the error is of second order in the length of a link"))
	}
	return nil
}

func chainHeavy(s *Study, p *Plot) error {
	shapes := shapePlot("Heavy chains", "Cantilevers of 12 links under their own weight. Dots: the ends of the links. Curves: the continuous rod.")
	for i, published := range []struct{ gamma, ratio float64 }{{1, 0.12456}, {5, 0.58572}, {10, 1.0668}, {100, 5.8881}} {
		exact := heavyCantilever(published.gamma)
		err := refined(s, p, fmt.Sprintf("Γ = %v, height over width", published.gamma), fmt.Sprintf("Γ = %v", published.gamma), "tabulated, from independent shooting", published.ratio, exact.height/exact.width, func(links int) (float64, error) {
			cfg := cantilever(links)
			cfg.Gravity = up.Scale(-published.gamma / lightness)
			c, err := bent(cfg, spatial.Wrench{})
			if err != nil {
				return 0, err
			}
			if links == finer[0] {
				var x, z []float64
				for _, f := range c.AppendFrames(nil) {
					x, z = append(x, f.Pos.X), append(z, f.Pos.Z)
				}
				shapes.Series = append(shapes.Series, Series{Mark: Dots, X: x, Y: z, Shade: float64(i+1) / 4})
			}
			return -endOf(c).Z / endOf(c).X, nil
		})
		if err != nil {
			return err
		}
		shapes.Series = append(shapes.Series, Series{Name: fmt.Sprintf("Γ = %v", published.gamma), X: exact.x, Y: exact.z, Shade: float64(i+1) / 4})
	}
	s.plot(shapes)
	return nil
}

func chainRollUp(s *Study, _ *Plot) error {
	// A strip, for a round rod under a torque of a fixed direction leaves the plane.
	bend, torsion := [2]float64{100, 1}, 100.0
	cfg := cantilever(100)
	cfg.Strands[0].Bend, cfg.Strands[0].Torsion = &bend, &torsion
	c, err := bent(cfg, spatial.Wrench{Torque: spatial.V(0, -2*math.Pi, 0)})
	if err != nil {
		return err
	}
	s.check("roll-up by 2π EI/L, distance of the ends, 100 links", "a circle", "L", 0, endOf(c).Norm(), withinAbs(1e-6, "a regular polygon closes whatever the number of its sides; rest is reached to some 10⁻⁷"))
	s.check("roll-up by 2π EI/L, height, 100 links", "L/π", "L", 1/math.Pi, c.Link(50).Pos.Z, within(1e-3, "a polygon instead of a circle"))
	return nil
}

// chainAsRod bends a quarter of a circle out of its plane, against package rod with the same section and load.
func chainAsRod(s *Study, p *Plot) error {
	const angle, load = math.Pi / 2, 1.5
	end := spatial.Wrench{Force: spatial.V(0.3, -0.8, -0.5).Scale(load)}
	cfg := specimen(clampAt(0))
	cfg.Curve, cfg.Nodes = rod.Arc{Radius: 2 / math.Pi, Angle: angle}, 801
	cfg.Loads = []rod.Load{{From: 1, To: 1, Wrench: end}}
	r, err := settle(cfg)
	if err != nil {
		return err
	}
	exact := tip(r).Pos
	var links, errors []float64
	for _, n := range finer {
		cfg := cantilever(n)
		curve := make([]spatial.Vec3, n+1)
		for i := range curve {
			a := angle * float64(i) / float64(n)
			curve[i] = spatial.V(1-math.Cos(a), 0, math.Sin(a)).Scale(2 / math.Pi)
		}
		cfg.Strands[0].Curve, cfg.Strands[0].Links = curve, 0
		c, err := bent(cfg, end)
		if err != nil {
			return err
		}
		links, errors = append(links, float64(n)), append(errors, endOf(c).Sub(exact).Norm())
	}
	last := len(finer) - 1
	s.check("curved rod in space, distance of the tip, 100 links", "rod of 801 nodes", "L", 0, errors[last], withinAbs(1e-3, "of second order in the length of a link"))
	s.check("curved rod in space, order of convergence", "rod of 801 nodes", "", 2, math.Log2(errors[last-1]/errors[last]), withinAbs(0.15, "between 50 and 100 links; the rod has an error of its own"))
	p.add("curved, in space", Dashed, 1, links, errors)
	return nil
}

// chainLaws turns one joint by torques.
func chainLaws(s *Study) error {
	// A link of 1 m on a clamp: the half cell there has the stiffness 2 EI/l.
	bend, torsion := [2]float64{0.5, 1.5}, 0.25
	axes := []struct {
		name      string
		axis      spatial.Vec3
		stiffness float64
	}{{"bend about x", spatial.V(1, 0, 0), 2 * bend[0]}, {"bend about y", spatial.V(0, 1, 0), 2 * bend[1]}, {"twist", spatial.V(0, 0, 1), 2 * torsion}}
	turned := func(law chain.Law, torque spatial.Vec3) (float64, error) {
		cfg := chain.Config{Damping: 1, Tolerance: 1e-10, Strands: []chain.Strand{{Curve: []spatial.Vec3{{}, up}, Radius: 0.01, Mass: lightness, Bend: &bend, Torsion: &torsion, Law: law}}}
		c, err := bent(cfg, spatial.Wrench{Torque: torque})
		if err != nil {
			return 0, err
		}
		return c.Turn(0).Dot(torque.Unit()), nil
	}
	p := &Plot{Title: "Torque of a joint against its angle", Caption: "Curves: 2K tan(θ/2), and K θ dashed. Dots: joints at rest under a torque.", X: Axis{Label: "angle", Unit: "rad"}, Y: Axis{Label: "torque / K"}}
	var x, tangent []float64
	for a := 0.0; a < 2.8; a += 0.05 {
		x, tangent = append(x, a), append(tangent, 2*math.Tan(a/2))
	}
	p.add("2 tan(θ/2)", Line, 0, x, tangent)
	p.add("θ", Dashed, 0, x, x)
	equilibrium := within(1e-8, "two ways to the same equilibrium, to a tolerance of 10⁻¹⁰ rad")
	for i, a := range axes {
		var angles, torques []float64
		for _, t := range []float64{0.3, 1, 3, 8} {
			angle, err := turned(chain.Tangent, a.axis.Scale(t*a.stiffness))
			if err != nil {
				return fmt.Errorf("%s by %v K: %w", a.name, t, err)
			}
			angles, torques = append(angles, angle), append(torques, t)
			s.check(fmt.Sprintf("tangent law, %s by a torque of %v K, angle", a.name, t), "Hadap 2006, eq. 18", "rad", 2*math.Atan(t/2), angle, equilibrium)
		}
		p.add(a.name, Dots, i+1, angles, torques)
		small, err := turned(chain.Tangent, a.axis.Scale(1e-3*a.stiffness))
		if err != nil {
			return err
		}
		linear, err := turned(chain.Linear, a.axis.Scale(1e-3*a.stiffness))
		if err != nil {
			return err
		}
		s.check("tangent over linear law, "+a.name+" by a torque of K/1000", "1 − θ²/12", "", 1-1e-6/12, small/linear, within(1e-8, "the next term is 10⁻¹⁴"))
		fifth, err := turned(chain.Linear, a.axis.Scale(0.2*a.stiffness))
		if err != nil {
			return err
		}
		s.check("linear law, "+a.name+" by a torque of K/5, angle", "θ = T/K", "rad", 0.2, fifth, within(1e-6, "the joint's strain is its angle but for terms of θ⁷"))
	}
	s.plot(p)
	return nil
}
