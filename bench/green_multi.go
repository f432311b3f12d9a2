package bench

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/spatial"
)

var greenMultiMeasurements = []measurement{
	{"green", "compressed Green's functions", greenCompressed},
	{"green", "contact within a budget", greenBudget},
}

// greenCompressed prints memory and time against error, for the pad whose Green's functions are whole in greenContact.
func greenCompressed() ([]Row, error) {
	pad, err := greenPad()
	if err != nil {
		return nil, err
	}
	u := make([]spatial.Vec3, pad.model.Nodes())
	var rows []Row
	for _, tolerance := range []float64{0, 1e-2, 1e-3, 1e-4} {
		m, name := pad.model, "whole"
		if tolerance > 0 {
			if m, err = pad.model.Compress(context.Background(), tolerance, nil); err != nil {
				return nil, err
			}
			report, _ := m.Compression()
			name = fmt.Sprintf("error %.0e", report.Error)
		}
		rows = append(rows, Row{Name: name + ": memory", Figure: float64(m.Bytes()) / 1e6, Unit: "MB"})
		for _, count := range []int{50, 200} {
			s, nodes, err := greenPressed(m, count)
			if err != nil {
				return nil, err
			}
			show := cheapest(func(k int) {
				_ = s.Hold(nodes[0], spatial.V(0, 0, -1e-3-1e-5*float64(k))) // held already: no error
				s.Displacements(u)
			}) - cheapest(func(k int) {
				_ = s.Hold(nodes[0], spatial.V(0, 0, -1e-3-1e-5*float64(k)))
				s.Solve()
			})
			rows = append(rows, Row{Name: fmt.Sprintf("%s: all %d vertices for a contact of %d nodes", name, m.Nodes(), count), Figure: show, Unit: "µs"})
		}
		s, nodes, err := greenPressed(m, 100)
		if err != nil {
			return nil, err
		}
		switched := cheapest(func(int) {
			_ = s.Push(nodes[0], spatial.Vec3{})
			_ = s.Hold(nodes[0], spatial.V(0, 0, -1e-3))
		})
		rows = append(rows, Row{Name: name + ": contact of 100 nodes, one comes or goes", Figure: switched / 2, Unit: "µs"})
	}
	return rows, nil
}

// greenPressed returns a state in which the nodes that are nearest to the top are held, and these.
func greenPressed(m *green.Model, count int) (*green.State, []int, error) {
	s, err := m.NewState(count)
	if err != nil {
		return nil, nil, err
	}
	_, high := m.Surface.Bounds()
	away := func(i int) float64 { return m.Surface.Vertices[i].Sub(spatial.V(0, 0, high.Z)).Norm2() }
	var nodes []int
	for i := range m.Nodes() {
		if m.Touchable(i) {
			nodes = append(nodes, i)
		}
	}
	slices.SortFunc(nodes, func(i, j int) int { return cmp.Compare(away(i), away(j)) })
	nodes = nodes[:count]
	for _, i := range nodes {
		if err := s.Hold(i, spatial.V(0, 0, -1e-3)); err != nil {
			return nil, nil, err
		}
	}
	s.Solve()
	return s, nodes, nil
}

// greenBudget presses a flat tip into the pad, on nodes near its top.
func greenBudget() ([]Row, error) {
	pad, err := greenPad()
	if err != nil {
		return nil, err
	}
	m := pad.model
	_, high := m.Surface.Bounds()
	var nodes []int
	for i, p := range m.Surface.Vertices {
		if m.Touchable(i) && p.Z > 0.6*high.Z {
			nodes = append(nodes, i)
		}
	}
	p, err := m.NewImprint(len(nodes), len(nodes))
	if err != nil {
		return nil, err
	}
	for _, i := range nodes {
		v := m.Surface.Vertices[i]
		if e := p.Hold(i, spatial.V(0, 0, -1e-3*(v.Z/high.Z+20*v.X))); e != nil {
			err = errors.Join(err, e)
		}
	}
	if err != nil {
		return nil, err
	}
	start := cpuTime()
	exact := p.Solve(math.Inf(1)).Energy
	rows := []Row{{Name: fmt.Sprintf("contact of %d nodes, each a group", len(nodes)), Figure: (cpuTime() - start).Seconds() * 1e6, Unit: "µs"}}
	for _, work := range []float64{1e6, 2e6, 5e6, 1e7} {
		var got green.Imprinted
		took := cheapest(func(int) { got = p.Solve(work) })
		again := cheapest(func(int) { p.Again() })
		rows = append(rows,
			Row{Name: fmt.Sprintf("contact of %d nodes within %.0e multiplications: %d groups, error of the energy %.2g", len(nodes), work, got.Groups, 1-got.Energy/exact), Figure: took, Unit: "µs"},
			Row{Name: fmt.Sprintf("the same %d groups, led elsewhere", got.Groups), Figure: again, Unit: "µs"})
	}
	return rows, nil
}
