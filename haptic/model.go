package haptic

import "github.com/tendril-sim/tendril/spatial"

// Model is what the simulation knew at its last step about one hand: where the hand asked to be, where the body's point was,
// what the hand felt, and how the point gives way. It is all that the loop knows of the body.
type Model struct {
	Step uint64 // number of the step; another number is another model
	Held bool   // the hand holds something; if not, nothing else counts

	Target spatial.Frame // where the hand asked the held point to be
	Proxy  spatial.Frame // where the held point was

	// Wrench on the hand then, in world axes about the held point [N m], [N], without the damping of the coupling: the loop
	// adds that itself, from a finer velocity.
	Wrench spatial.Wrench

	// Compliance of the body at the held point in world axes: rotation [rad] and displacement [m] for torque [N m] and force
	// [N]. Zero: the body does not give way.
	Compliance [6][6]float64

	// Stiffness and damping of the coupling, the same in all directions. What is zero does not change between steps.
	Linear, Angular               float64 // [N/m], [N m/rad]
	LinearDamping, AngularDamping float64 // [N s/m], [N m s/rad]

	// Drift is how the held point goes on to move while the force on it stays as it is, in world axes [rad/s], [m/s]: a body
	// with inertia does not stand still between steps. It lasts for Span [s], as long as a step, and no longer.
	Drift spatial.Twist
	Span  float64
}

// usable reports whether every number in m is one that can be computed with.
func (m *Model) usable() bool {
	sum := 0.0 // not finite if one of them is not
	for i := range m.Compliance {
		for _, c := range m.Compliance[i] {
			sum += c
		}
	}
	for _, x := range [5]float64{m.Linear, m.Angular, m.LinearDamping, m.AngularDamping, m.Span} {
		if !(x >= 0) {
			return false
		}
		sum += x
	}
	return sum-sum == 0 && m.Wrench.Finite() && m.Drift.Finite() && isPose(&m.Target) && isPose(&m.Proxy)
}

// farthest is the distance from the origin beyond which a position is a mistake [m].
const farthest = 1e6

// isPose reports whether f is a frame that a hand or a body can have: finite, not beyond all distance, with a rotation that
// is one but for rounding to single precision or a forgotten normalisation.
func isPose(f *spatial.Frame) bool {
	q := f.Rot
	n := q.W*q.W + q.X*q.X + q.Y*q.Y + q.Z*q.Z
	return n > 0.25 && n < 4 && f.Pos.Norm() < farthest // false for NaN
}
