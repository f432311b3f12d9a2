package solid

import "github.com/tendril-sim/tendril/spatial"

// Solids that hardly change their volume. Linear tetrahedra cannot keep their volumes one by one and still bend: there are four times as many
// of them as there are nodes to move, and they lock. What resists dilation of materials with a Poisson's ratio above 0.4 is therefore not the element but the node, by the mean dilation of
// the elements around it (average nodal pressure: Bonet and Burton 1998),
//
//	½ Λ_a V_a θ_a²,   V_a = Σ V_e/4,   V_a θ_a = Σ V_e/4 · dilation_e,
//
// and elements keep as much as they would have at 0.25, which keeps pressures from alternating from node to node (as Puso and Solberg 2006 do). The force on
// a corner is that of an element under the mean pressure of its corners. The stiffness joins neighbours of neighbours, and is kept as a sparse.Penalty.

const (
	nodalBeyond  = 4 // λ/μ beyond which nodes take over: that of a Poisson's ratio of 0.4
	elementShare = 1 // λ/μ that elements keep then: that of 0.25
)

// nodal is what nodes know of volume.
type nodal struct {
	stiff    []float64 // Λ of each node [Pa]
	volume   []float64 // V [m³]
	pressure []float64 // Λθ [Pa]
}

// newNodal takes what is too much from the elements' λ. It returns nil if there is nothing.
func newNodal(m *model) *nodal {
	n := &nodal{make([]float64, len(m.inside)), make([]float64, len(m.inside)), make([]float64, len(m.inside))}
	some := false
	for e, nodes := range m.corners {
		excess := 0.0
		if lambda, mu := m.lame[e][0], m.lame[e][1]; lambda > nodalBeyond*mu*(1+1e-9) {
			excess = lambda - elementShare*mu
		}
		some = some || excess > 0
		m.lame[e][0] -= excess
		for _, i := range nodes {
			n.volume[i] += m.volumes[e] / 4
			n.stiff[i] += excess * m.volumes[e] / 4
		}
	}
	if !some {
		return nil
	}
	for i, v := range n.volume {
		if v > 0 {
			n.stiff[i] /= v
		}
	}
	return n
}

// dilation returns that of an element times its volume, and what it changes by when a corner moves, for a volume of 1, as the last pass over the elements found them.
func (s *Solid) dilation(e int) (change float64, grads [4]spatial.Vec3) {
	if s.larges != nil {
		r := &s.larges[e]
		return s.volumes[e] * (r.f.Det() - 1), r.w
	}
	record := s.records[recordSize*e:]
	for a := range grads {
		grads[a] = spatial.Vec3{X: record[4*a], Y: record[4*a+1], Z: record[4*a+2]}
	}
	return record[11], grads
}

// passPressure finds pressures, and their stiffness, of a part of the nodes.
func (s *Solid) passPressure(part int) {
	for i := part * rowsInPart; i < min((part+1)*rowsInPart, len(s.inside)); i++ {
		first, end, _ := s.pattern.Row(i)
		row, own := s.penalty.Rows[3*first:3*end], s.pattern.Own(i)-first
		clear(row)
		sum := 0.0
		for _, v := range s.visits[s.starts[i]:s.starts[i+1]] {
			change, grads := s.dilation(int(v.element))
			sum += change / 4
			quarter := s.volumes[v.element] / 4
			addTo(row, own, grads[v.corner].Scale(quarter))
			for k, slot := range v.slots {
				addTo(row, int(slot), grads[(int(v.corner)+1+k)&3].Scale(quarter))
			}
		}
		s.nodal.pressure[i] = s.nodal.stiff[i] * sum / s.nodal.volume[i]
		s.penalty.Weights[i] = s.factor * s.nodal.stiff[i] / s.nodal.volume[i]
	}
}

// pressureIn returns the mean pressure of an element's corners [Pa].
func (s *Solid) pressureIn(e int32) (mean float64) {
	for _, i := range s.corners[e] {
		mean += s.nodal.pressure[i] / 4
	}
	return mean
}

// addPressure adds what pressures do to a node.
func (s *Solid) addPressure(i int) {
	var sum spatial.Vec3
	for _, v := range s.visits[s.starts[i]:s.starts[i+1]] {
		_, grads := s.dilation(int(v.element))
		sum = sum.AddScaled(-s.volumes[v.element]*s.pressureIn(v.element), grads[v.corner])
	}
	addTo(s.force, i, sum)
}

// pressureEnergy returns the energy of dilation of the nodes [J], for the present positions.
func (s *Solid) pressureEnergy() (sum float64) {
	if s.nodal == nil {
		return 0
	}
	for e := range s.corners {
		f := s.deformation(e, s.now.x)
		change := f.Det() - 1
		if s.larges == nil {
			var r, a spatial.Mat3
			polar(&f, s.turnOf(e)).Mat(&r)
			a.MulT(&f, &r)
			change = a.XX + a.YY + a.ZZ - 3
		}
		for _, i := range s.corners[e] {
			s.dilations[i] += s.volumes[e] / 4 * change
		}
	}
	for i, v := range s.dilations {
		sum += s.nodal.stiff[i] / 2 * v * v / s.nodal.volume[i]
		s.dilations[i] = 0
	}
	return sum
}
