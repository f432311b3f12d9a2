package solid

import (
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// Momentum of a solid that nothing holds. Elements exert no force and no torque on the whole, whatever their law is: A = F Rᵀ and τ are symmetric, and so is P Fᵀ. What acts from outside is
// then all that changes momentum and angular momentum,
//
//	(1 + γα) p = p̂ + γ Σ f_ext,   (1 + γα) l = l̂ + γ Σ (x − c) × f_ext,
//
// about the centre c, with p̂ and l̂ carried over as velocities are. The equations of a step have the first, if they are solved. They do not have the second: Σ x × M(v − v̂) = γ Σ x × f is an equation for
// Σ x × M v̂, with velocities of the beginning at places of the end, and
//
//	l − Σ m x₀ × v₀ = h Σ m v × v₀
//
// for backward Euler, which is −(ωh)² l in a step of a solid that turns at ω. It would lose its angular momentum at a rate of ω²h, however well the equations are solved: half of it in 0.7 s at
// 10 rad/s and a step of 0.01 s. One linear step, whose elements turn only with the next, and equations that are not solved to the end, add to that. So what is lost is given back at the end of the step, as
// a shift and a turn of the whole. Where the solid only turns, this is just the energy that the method has taken; where it swings as well it may be more. So that backward Euler with Newton's method only loses
// energy, as it does without, what is too much is then taken from the swinging, which has no momentum; and if that is not enough, a part of the turn is left for steps to come.

// free tells whether nothing holds the solid but loads, whose wrenches are known.
func (s *Solid) free() bool {
	return !s.cfg.Quasistatic && !s.felt && len(s.pulls) == 0 && !slices.Contains(s.held, true)
}

// momenta is how a solid moves as a whole.
type momenta struct {
	centre  spatial.Vec3 // of mass [m]
	linear  spatial.Vec3 // momentum [N s]
	angular spatial.Vec3 // momentum about the centre [N m s]
}

func (s *Solid) momentaOf(of *state) (m momenta) {
	for i, mass := range s.masses {
		x, p := vecAt(of.x, i), s.momentumOf(of.v, i)
		m.centre = m.centre.AddScaled(mass/s.mass, x)
		m.linear = m.linear.Add(p)
		m.angular = m.angular.Add(x.Cross(p))
	}
	m.angular = m.angular.Sub(m.centre.Cross(m.linear))
	return m
}

// keepShift takes away what the iterations have left of the equation of all momentum together.
func (s *Solid) keepShift() {
	if !s.free() {
		return
	}
	inertia := s.inertia()
	var left spatial.Vec3
	for i, m := range s.masses { // the sums are the same for consistent masses
		left = left.Add(vecAt(s.right, i)).AddScaled(-inertia*m, vecAt(s.change, i))
	}
	shift := left.Scale(1 / (inertia * s.mass))
	for i := range s.masses {
		addTo(s.change, i, shift)
	}
}

// keepMomentum gives a free solid the momentum and the angular momentum at the end of the step that it had at its beginning, and what acts from outside.
func (s *Solid) keepMomentum() {
	if s.cfg.Method == Explicit || !s.free() { // the explicit method loses none
		return
	}
	now, want := s.momentaOf(&s.now), s.momentaOf(&s.start)
	if s.second {
		before := s.momentaOf(&s.past)
		want.linear = want.linear.Scale(4./3).AddScaled(-1./3, before.linear)
		want.angular = want.angular.Scale(4./3).AddScaled(-1./3, before.angular)
	}
	want.linear = want.linear.AddScaled(s.gain*s.mass, s.cfg.Gravity)
	for k := range s.loads {
		force, torque := s.wholeOf(&s.loads[k], now.centre)
		want.linear, want.angular = want.linear.AddScaled(s.gain, force), want.angular.AddScaled(s.gain, torque)
	}
	part := 1 / s.inertia()
	var inverse spatial.Mat3
	inertia := s.inertiaAbout(now.centre)
	if !inverse.Inverse(&inertia) {
		return
	}
	want.linear, want.angular = want.linear.Scale(part), want.angular.Scale(part).Add(s.owed)
	s.owed = spatial.Vec3{}
	shift := want.linear.Sub(now.linear).Scale(1 / s.mass)
	turn := inverse.MulVec(want.angular.Sub(now.angular))
	for i := range s.masses {
		addTo(s.now.v, i, shift.Add(turn.Cross(vecAt(s.now.x, i).Sub(now.centre))))
	}
	if s.cfg.iterations() > 1 && !s.second {
		now.linear, now.angular = want.linear, want.angular
		s.calm(&now, inverse.MulVec(want.angular), turn)
	}
}

// calm takes energy that the solid has gained in a step from what it does beside moving and turning as a whole, at a spin [rad/s]; and, if that is not enough, from the turn that it was given.
func (s *Solid) calm(m *momenta, spin, turn spatial.Vec3) {
	excess, kinetic := s.gained()
	swinging := max(kinetic-m.linear.Norm2()/(2*s.mass)-spin.Dot(m.angular)/2, 0)
	if !(excess > 0) {
		return
	}
	less := 1.0
	if swinging > excess {
		less = 1 - math.Sqrt(1-excess/swinging)
	}
	inertia := s.inertiaAbout(m.centre)
	late := turn.Scale(shorter(spin, turn, inertia.MulVec(turn), excess-swinging))
	s.owed = inertia.MulVec(late)
	drift := m.linear.Scale(1 / s.mass)
	for i := range s.masses {
		r := vecAt(s.now.x, i).Sub(m.centre)
		swing := vecAt(s.now.v, i).Sub(drift).Sub(spin.Cross(r))
		addTo(s.now.v, i, swing.Scale(-less).Sub(late.Cross(r)))
	}
}

// shorter returns the part u of a turn, of angular momentum l, that a spin has to do without to have less energy: ½ u² turn·l − u spin·l + excess = 0.
func shorter(spin, turn, l spatial.Vec3, excess float64) float64 {
	a, b := turn.Dot(l), spin.Dot(l)
	if !(excess > 0) || !(b > 0) || !(a > 0) {
		return 0
	}
	return min((b-math.Sqrt(max(b*b-2*a*excess, 0)))/a, 1)
}

// gained returns how much more energy the solid has than the step began with and loads have brought, and its kinetic energy [J].
func (s *Solid) gained() (excess, kinetic float64) {
	kinetic, strain, potential := s.Energy()
	excess = kinetic + strain + potential
	s.now, s.start = s.start, s.now
	before, strain, potential := s.Energy()
	s.now, s.start = s.start, s.now
	excess -= before + strain + potential
	for k := range s.loads {
		l := &s.loads[k]
		for a, node := range s.corners[s.points[l.point].element] {
			excess -= s.shareOf(l, a).Dot(vecAt(s.now.x, int(node)).Sub(vecAt(s.start.x, int(node))))
		}
	}
	return excess, kinetic
}

// wholeOf returns the force of a load, and its torque about a place, at the end of the step: as its forces on the nodes have them.
func (s *Solid) wholeOf(l *load, about spatial.Vec3) (force, torque spatial.Vec3) {
	at := &s.points[l.point]
	for a, node := range s.corners[at.element] {
		f := s.shareOf(l, a)
		force = force.Add(f)
		torque = torque.Add(vecAt(s.now.x, int(node)).Sub(about).Cross(f))
	}
	return force, torque
}

// inertiaAbout returns the tensor of inertia about the centre [kg m²].
func (s *Solid) inertiaAbout(centre spatial.Vec3) (sum spatial.Mat3) {
	for i, m := range s.masses {
		r := vecAt(s.now.x, i).Sub(centre)
		second := s.momentumOf(s.now.x, i).AddScaled(-m, centre) // Σ m_ij r_j
		d, o := r.Dot(second), spatial.Outer(second, r)
		own := spatial.Diag(d, d, d)
		own.AddScaled(&own, -1, &o)
		sum.Add(&sum, &own)
	}
	return sum
}
