package solid

import (
	"slices"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// The passes of a step over elements and nodes, in parts of fixed size: who does which makes no difference.

const (
	groupsInPart = 32 // of four elements: some ten microseconds
	rowsInPart   = 48
)

// phases are the passes as functions of a part.
type phases struct {
	begin, elements, pressures, rows, forces, balance, move, volumes func(part int)
}

func (s *Solid) groups() int       { return len(s.turns) / turnLanes }
func (s *Solid) elementParts() int { return (s.groups() + groupsInPart - 1) / groupsInPart }
func (s *Solid) rowParts() int     { return (len(s.inside) + rowsInPart - 1) / rowsInPart }

// divide prepares the parts.
func (s *Solid) divide() {
	s.rows = make([]float64, s.rowParts()*12*s.widest)
	s.phases = phases{begin: s.passBegin, elements: s.passElements, pressures: s.passPressure, rows: s.passRows, forces: s.passForces, balance: s.passBalance, move: s.passMove, volumes: s.passVolumes}
	s.inverted = make([]bool, s.elementParts())
	s.volumeTask = func() { s.team.Each(s.elementParts(), s.phases.volumes) }
}

// assemble finds forces, and the matrix M + γC + γ²K if it is wanted, for the present positions.
func (s *Solid) assemble(stiffness bool) {
	s.team.Each(s.elementParts(), s.phases.elements)
	if s.nodal != nil {
		s.team.Each(s.rowParts(), s.phases.pressures)
	}
	if stiffness {
		s.team.Each(s.rowParts(), s.phases.rows)
	} else {
		s.team.Each(s.rowParts(), s.phases.forces)
	}
}

// passElements finds rotations and records of a part of the elements.
func (s *Solid) passElements(part int) {
	first, end := part*groupsInPart, min((part+1)*groupsInPart, s.groups())
	if s.cfg.Law == NeoHookean {
		s.stretch(first, end)
		return
	}
	s.kernels.corotate(end-first, s.offsets[16*first:16*end], s.lanes[modelLanes*first:modelLanes*end], s.now.x,
		s.turns[turnLanes*first:turnLanes*end], s.records[4*recordSize*first:4*recordSize*end], s.factor)
}

// passRows assembles a part of the rows.
func (s *Solid) passRows(part int) {
	scratch := s.rows[part*12*s.widest:][:12*s.widest]
	for i := part * rowsInPart; i < min((part+1)*rowsInPart, len(s.inside)); i++ {
		first, end, _ := s.pattern.Row(i)
		row, values := scratch[:12*(end-first)], s.matrix.Values[9*first:9*end]
		clear(row)
		visits := s.visits[s.starts[i]:s.starts[i+1]]
		own := s.pattern.Own(i) - first
		if s.cfg.Law == NeoHookean {
			s.stiffenLarge(values, row, s.force[3*i:3*i+3], visits, own)
		} else {
			s.kernels.stiffen(values, row, s.force[3*i:3*i+3], visits, s.records, own)
		}
		if s.nodal != nil {
			s.addPressure(i)
		}
		s.addMass(i, values, own)
	}
}

// addMass adds masses, and what fields resist with, to a row.
func (s *Solid) addMass(i int, values []float64, own int) {
	inertia := s.inertia()
	m := inertia * s.masses[i]
	if s.spread != nil {
		m = 0
		first, end, _ := s.pattern.Row(i)
		for k, part := range s.spread[first:end] {
			addDiagonal(values[9*k:], inertia*part)
		}
	}
	addDiagonal(values[9*own:], m+s.resist(i))
}

func addDiagonal(block []float64, v float64) {
	b := (*[9]float64)(block)
	b[0], b[4], b[8] = b[0]+v, b[4]+v, b[8]+v
}

// inertia is what masses count for in the matrix. Without inertia there is a little, in the matrix only: what nothing holds then moves far, but not to infinity.
func (s *Solid) inertia() float64 {
	if s.cfg.Quasistatic {
		return staticInertia * s.factor * s.rigour / (s.size * s.size * s.mass)
	}
	return 1 + s.gain*s.cfg.MassDamping
}

const staticInertia = 1e-9 // of the stiffness

// resist is what fields add to the matrix at a node [kg].
func (s *Solid) resist(i int) float64 {
	if !s.felt {
		return 0
	}
	e := &s.effects[i]
	return s.gain*e.drag + s.gain*s.gain*e.stiff
}

// passForces sums the forces of the elements on a part of the nodes.
func (s *Solid) passForces(part int) {
	for i := part * rowsInPart; i < min((part+1)*rowsInPart, len(s.inside)); i++ {
		var sum spatial.Vec3
		if s.larges != nil {
			for _, v := range s.visits[s.starts[i]:s.starts[i+1]] {
				sum = sum.Add(s.larges[v.element].force[v.corner])
			}
		} else {
			for _, v := range s.visits[s.starts[i]:s.starts[i+1]] {
				f := s.records[recordSize*int(v.element)+16+4*int(v.corner):]
				sum = sum.Add(spatial.Vec3{X: f[0], Y: f[1], Z: f[2]})
			}
		}
		put(s.force[3*i:], sum)
		if s.nodal != nil {
			s.addPressure(i)
		}
	}
}

// passVolumes looks for elements that are turned inside out, or flat, in a part of them.
func (s *Solid) passVolumes(part int) {
	first, end := 4*part*groupsInPart, min(4*(part+1)*groupsInPart, len(s.corners))
	inverted := false
	for _, c := range s.corners[first:end] {
		at := vecAt(s.now.x, int(c[0]))
		x, y, z := vecAt(s.now.x, int(c[1])).Sub(at), vecAt(s.now.x, int(c[2])).Sub(at), vecAt(s.now.x, int(c[3])).Sub(at)
		inverted = inverted || x.Cross(y).Dot(z) <= 0
	}
	s.inverted[part] = inverted
}

// insideOut returns the flag of a solid with elements that are turned inside out: whatever its law says of them, no material does so.
func (s *Solid) insideOut() constraint.Flags {
	s.team.Run(s.each, s.hands(), s.volumeTask)
	if slices.Contains(s.inverted, true) {
		return constraint.Inverted
	}
	return 0
}
