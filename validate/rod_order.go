package validate

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// convergence halves the interval of a twisted elliptic rod in space and watches the error of its end.
func convergence(s *Study) error {
	c := &spaceRods[0]
	end := c.end()
	local := spatial.Wrench{Torque: end.local(end.torque), Force: end.local(end.force)}
	sweep := func(order int) func(nodes int) (spatial.Frame, error) {
		return func(nodes int) (spatial.Frame, error) {
			cfg := c.config(nodes)
			cfg.Loads = nil
			b, err := rod.NewStandard(cfg)
			if err != nil {
				return spatial.Frame{}, err
			}
			b.Order = order
			b.Solve(local)
			return b.Frames[nodes-1], nil
		}
	}
	solved := func(nodes int) (spatial.Frame, error) {
		r, err := settle(c.config(nodes))
		if err != nil {
			return spatial.Frame{}, err
		}
		return tip(r), nil
	}
	p := &Plot{Title: "Error of the end against the interval", Caption: "A twisted elliptic rod in space, against the continuous equations.",
		X: Axis{Label: "interval / L", Log: true}, Y: Axis{Label: "error of the end / L", Log: true}}
	for i, method := range []struct {
		name   string
		source string
		order  float64
		end    func(nodes int) (spatial.Frame, error)
	}{
		{"two sweeps, Euler", "Pai 2002, eq. 9–16", 1, sweep(1)},
		{"two sweeps, Heun", "second-order Runge–Kutta", 2, sweep(2)},
		{"rod", "central differences", 2, solved},
	} {
		var intervals, errors []float64
		for _, nodes := range []int{26, 51, 101, 201, 401} {
			f, err := method.end(nodes)
			if err != nil {
				return fmt.Errorf("%s with %d nodes: %w", method.name, nodes, err)
			}
			place, _ := miss(f, end)
			intervals, errors = append(intervals, 1/float64(nodes-1)), append(errors, place)
		}
		last := len(errors) - 1
		s.check("order of convergence, "+method.name, method.source, "", method.order, math.Log2(errors[last-1]/errors[last]),
			withinAbs(0.1, "measured between 201 and 401 nodes, where the next order is still felt"))
		p.add(method.name, Line, i, intervals, errors)
		p.add("", Dots, i, intervals, errors)
	}
	s.plot(p)
	return nil
}
