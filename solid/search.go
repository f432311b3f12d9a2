package solid

// Newton's method does not go further along a step than the energy falls that the step minimises,
//
//	½(v − v̂)ᵀM(v − v̂) + ½γα vᵀMv + U(x̂ + γv) − γ f_ext·v,
//
// hands included. Stiffness damping changes with the shape, and is left out: it only makes the step shorter.

// mostHalvings is how often a step is halved before Newton's method gives up.
const mostHalvings = 12

// meritRounding is the part of energies that is rounding, of the energy of the step and of one that would strain all of the solid by 1.
const meritRounding = 1e-13

// search takes the change of velocity as far as it is good for. The first one is taken whole where nodes are led: what leads them may well cost energy.
func (s *Solid) search(iteration int) bool {
	if iteration == 0 && s.led() {
		s.move(1)
		return true
	}
	before := s.merit()
	rounding := meritRounding * (abs(before) + s.rigour)
	s.move(1)
	part := 1.0
	for range mostHalvings {
		if s.merit() <= before+rounding {
			return true
		}
		s.move(-part / 2)
		part /= 2
	}
	s.move(-part)
	return false
}

// led tells whether a node that is fixed is on its way in this step.
func (s *Solid) led() bool {
	for i, held := range s.held {
		if held && s.targets[i] != vecAt(s.start.x, i) {
			return true
		}
	}
	return false
}

func abs(x float64) float64 { return max(x, -x) }

// merit is the energy that a step minimises.
func (s *Solid) merit() (sum float64) {
	for e := range s.corners {
		sum += s.volumes[e] * s.energyOf(e)
	}
	sum += s.pressureEnergy()
	inertia := s.inertia()
	for i := range s.masses {
		v := vecAt(s.now.v, i)
		if !s.cfg.Quasistatic {
			sum += v.Dot(s.momentumOf(s.now.v, i).Scale(inertia / 2).Sub(s.momentumOf(s.carried, i)))
		}
		sum += v.Dot(v)*s.resist(i)/2 - s.gain*v.Dot(vecAt(s.outer, i))
	}
	for k := range s.pulls {
		u := &s.pulls[k]
		at := &s.points[u.Point]
		gap, rate := u.Target.Pos, u.Target.Pos.Sub(u.before.Pos).Scale(1/s.h)
		for a, i := range s.corners[at.element] {
			gap = gap.AddScaled(-at.weights[a], vecAt(s.now.x, int(i)))
			rate = rate.AddScaled(-at.weights[a], vecAt(s.now.v, int(i)))
		}
		sum += u.Linear/2*gap.Norm2() + s.gain*u.LinearDamping/2*rate.Norm2()
	}
	return sum
}
