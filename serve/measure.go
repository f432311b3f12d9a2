package serve

import (
	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/world"
)

// quantity is something that bodies can be coloured by.
type quantity int

const (
	strain   quantity = iota // of solids [1]
	stress                   // of the same, after von Mises [Pa]
	pressure                 // on elastic skin [Pa]
	quantities
)

// quantityOf tells what the requests of viewers ask for.
var quantityOf = map[string]quantity{"strains": strain, "stresses": stress, "pressures": pressure}

// measured is a quantity at the shown nodes of a body.
type measured struct {
	body   int
	what   quantity
	values []float64
}

// measures are what a frame has beside the snapshot: what viewers, or a recording, want to see of bodies, and what was noteworthy of hands.
type measures struct {
	wanted  [quantities]bool
	found   []measured
	noticed []noticed
}

// wanted tells what a viewer has asked for; a recording has everything, for who plays it.
func (x *session) wanted() (out measures) {
	x.mu.Lock()
	defer x.mu.Unlock()
	for q := range out.wanted {
		out.wanted[q] = x.status.Recording
		for c := range x.clients {
			out.wanted[q] = out.wanted[q] || c.wants[q].Load()
		}
	}
	return out
}

// measure finds what is wanted of all bodies, and what was noticed of hands. It runs on the simulation's goroutine.
func (m *simulation) measure(out *measures, bodies []world.BodyShot) {
	out.noticed = m.takeNoticed()
	for i := range bodies {
		of := m.solids[bodies[i].Name]
		if of == nil {
			continue
		}
		var all [quantities]func(dst []float64) []float64
		if body := m.running.Solid(bodies[i].Name); body != nil {
			all[strain], all[stress] = body.AppendStrains, body.AppendStresses
		} else if skin := m.running.Green(bodies[i].Name); skin != nil {
			all[pressure] = skin.AppendPressures
		}
		for q, appendTo := range all {
			if appendTo != nil && out.wanted[q] {
				out.found = append(out.found, measured{i, quantity(q), m.atShown(of, appendTo)})
			}
		}
	}
}

// atShown returns the values that a body has at its shown nodes.
func (m *simulation) atShown(of *shownSolid, all func(dst []float64) []float64) []float64 {
	m.nodal = all(m.nodal[:0])
	values := make([]float64, len(of.shape.Shown))
	for k, n := range of.shape.Shown {
		values[k] = m.nodal[n]
	}
	return values
}

// show puts what was found into a frame.
func (s *measures) show(f *wire.Frame) {
	for _, of := range s.found {
		switch body := &f.Bodies[of.body]; of.what {
		case strain:
			body.SetStrains(of.values)
		case stress:
			body.SetStresses(of.values)
		case pressure:
			body.SetPressures(of.values)
		}
	}
	for _, of := range s.noticed {
		f.Bodies[of.body].Flags |= of.flags
	}
}
