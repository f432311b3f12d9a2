package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/spatial"
)

// undamped are chains that fall and swing without losses, with a mass of 1 kg and a length of 1 m: energies are in units of their
// weight times their length.
var undamped = []struct {
	name   string
	config func() chain.Config
}{
	{"pendulum", func() chain.Config { return bars(1, 5*math.Pi/6) }},
	{"double pendulum", func() chain.Config { return bars(2, 100*math.Pi/180) }},
	{"double pendulum in space", func() chain.Config {
		cfg := bars(2, 1)
		cfg.Start.Angular = spatial.V(0.5, 0.3, 2)
		return cfg
	}},
	{"stiff chain of 10 links", func() chain.Config {
		cfg := bars(10, math.Pi/2)
		cfg.Strands[0].Root, cfg.Strands[0].Young = chain.Clamped, 1e8 // clamped level, it sags by some 2 cm and trembles
		cfg.Tolerance = 0                                              // the usual one
		return cfg
	}},
}

const fallEnergy = 9.81 // weight times length of the undamped chains [J]

// chainEnergy watches the energy of undamped chains for 10 s.
func chainEnergy(s *Study) error {
	for _, u := range undamped {
		p := &Plot{Title: "Energy of a " + u.name + " without damping", Caption: "Change of energy over weight times length. The interactive method with steps of 10 ms loses some, the more the higher its numerical damping; none gains.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "change of energy / mgL"}}
		if err := accurateEnergy(s, p, u.name, u.config()); err != nil {
			return fmt.Errorf("%s, accurate: %w", u.name, err)
		}
		if err := interactiveEnergy(s, p, u.name, u.config()); err != nil {
			return fmt.Errorf("%s, interactive: %w", u.name, err)
		}
		s.plot(p)
	}
	return nil
}

// energyChange runs a chain for 10 s and returns its change of energy after each of the steps, over weight times length.
func energyChange(cfg chain.Config, h float64) (times, change []float64, err error) {
	c, err := chain.New(cfg)
	if err != nil {
		return nil, nil, err
	}
	start := c.Energy().Total()
	err = advance(c, h, int(math.Round(10/h)), func() {
		times, change = append(times, c.Time()), append(change, (c.Energy().Total()-start)/fallEnergy)
	})
	return times, change, err
}

func accurateEnergy(s *Study, p *Plot, name string, cfg chain.Config) error {
	times, change, err := energyChange(cfg, 0.02)
	if err != nil {
		return err
	}
	worst := 0.0
	for _, e := range change {
		worst = math.Max(worst, math.Abs(e))
	}
	s.check(name+", accurate, change of energy", "conservation", "mgL", 0, worst, withinAbs(1e-6, "a millionth in 10 s is what the method promises; at a tolerance of 10⁻¹¹ a step, the stiff chain at the usual 10⁻⁸"))
	p.add("accurate", Line, 0, times, change)
	return nil
}

func interactiveEnergy(s *Study, p *Plot, name string, cfg chain.Config) error {
	cfg.Method, cfg.Tolerance = chain.Interactive, 1e-9
	for i, damping := range []float64{0, 0.5, 1} {
		cfg.Damping = damping
		gain := 0.0
		for _, h := range []float64{0.001, 0.002, 0.005, 0.01, 0.02, 0.05} {
			times, change, err := energyChange(cfg, h)
			if err != nil {
				return fmt.Errorf("damping %v, steps of %v s: %w", damping, h, err)
			}
			for _, e := range change {
				gain = math.Max(gain, e)
			}
			if h == 0.01 {
				p.add(fmt.Sprintf("interactive, damping %v", damping), Line, i+1, times, change)
			}
		}
		s.check(fmt.Sprintf("%s, interactive, damping %v, gain of energy", name, damping), "none", "mgL", 0, gain, withinAbs(1e-9, "rounding, and what Newton's method leaves at a tolerance of 10⁻⁹ rad"))
	}
	return nil
}

// chainMomentum throws a bent chain, and one with a branch, so that they turn and tremble.
func chainMomentum(s *Study) error {
	p := &Plot{Title: "Angular momentum of a free chain", Caption: "Change over its size.", X: Axis{Label: "time", Unit: "s"}, Y: Axis{Label: "change / size"}}
	curve := []spatial.Vec3{{}, {X: 0.3}, {X: 0.5, Y: 0.2}, {X: 0.5, Y: 0.4, Z: 0.3}}
	free := chain.Strand{Name: "trunk", Curve: curve, Links: 8, Root: chain.Free, Radius: 0.02, Density: 800, Young: 2e5}
	branch := chain.Strand{Parent: "trunk", At: 0.5, Curve: []spatial.Vec3{{}, {Z: 0.3}}, Links: 4, Radius: 0.01, Density: 2000, Young: 2e5}
	for i, u := range []struct {
		name    string
		strands []chain.Strand
	}{{"chain of 8 links", []chain.Strand{free}}, {"tree of 12 links", []chain.Strand{free, branch}}} {
		cfg := chain.Config{
			Strands: u.strands, Method: chain.Accurate, Tolerance: 1e-12,
			Start: spatial.Twist{Angular: spatial.V(1, 2, 3), Linear: spatial.V(0.1, -0.2, 0.3)},
		}
		c, err := chain.New(cfg)
		if err != nil {
			return err
		}
		start := c.Momentum()
		linear, angular := 0.0, 0.0
		var times, changes []float64
		err = advance(c, 0.02, 250, func() {
			now := c.Momentum()
			change := now.Torque.Sub(start.Torque).Norm() / start.Torque.Norm()
			linear = math.Max(linear, now.Force.Sub(start.Force).Norm()/start.Force.Norm())
			angular = math.Max(angular, change)
			times, changes = append(times, c.Time()), append(changes, change)
		})
		if err != nil {
			return err
		}
		kept := withinAbs(1e-9, "10⁻⁹ is what the method promises, here at a tolerance of 10⁻¹² a step")
		s.check("free "+u.name+", change of angular momentum over its size", "conservation", "", 0, angular, kept)
		s.check("free "+u.name+", change of momentum over its size", "conservation", "", 0, linear, kept)
		p.add(u.name, Line, i, times, changes)
	}
	s.plot(p)
	return nil
}
