package validate

import (
	"math"

	"gonum.org/v1/gonum/mat"
	"gonum.org/v1/gonum/mathext"

	"github.com/tendril-sim/tendril/spatial"
)

// compound is the compound pendulum: I θ″ = −W sin θ, I about the pin [kg m²], W weight times lever [N m].
type compound struct {
	inertia, weight float64
	amplitude       float64 // where it is let go [rad]
}

// period returns 4 √(I/W) K(k), k = sin(amplitude/2).
func (p compound) period() float64 {
	k := math.Sin(p.amplitude / 2)
	return 4 * math.Sqrt(p.inertia/p.weight) * mathext.CompleteK(k*k)
}

// angle returns the angle at time t: sin(θ/2) = k sn(K − t√(W/I), k).
func (p compound) angle(t float64) float64 {
	k := math.Sin(p.amplitude / 2)
	return 2 * math.Asin(k*jacobiSn(mathext.CompleteK(k*k)-t*math.Sqrt(p.weight/p.inertia), k))
}

// jacobiSn is Jacobi's sn(u, k) by the arithmetic-geometric mean (Abramowitz & Stegun 1964, 16.4).
func jacobiSn(u, k float64) float64 {
	a, b := 1.0, math.Sqrt(1-k*k)
	ratios := []float64{} // c/a
	for scale := 1.0; ; scale *= 2 {
		c := (a - b) / 2
		if c < 1e-15 { // the next would be its square
			u *= scale * a
			break
		}
		a, b = (a+b)/2, math.Sqrt(a*b)
		ratios = append(ratios, c/a)
	}
	for i := len(ratios) - 1; i >= 0; i-- {
		u = (u + math.Asin(ratios[i]*math.Sin(u))) / 2
	}
	return math.Sin(u)
}

// linkage is a row of rigid links in space with spherical joints between them, by Newton's and Euler's equations of each link. The
// forces in the joints are unknown, and are what keeps the joints together: a small dense system at every instant, and nothing
// that a recursion along the links could get wrong. It is integrated by integrate.
type linkage struct {
	links   []rigidLink
	gravity spatial.Vec3                 // [m/s²]
	pinned  bool                         // the head of the first link is on a pin
	pin     func(t float64) spatial.Vec3 // acceleration of the pin [m/s²]; nil: it stays
	matrix  *mat.SymDense                // of the joints' forces
	right   *mat.VecDense                // accelerations that they must cancel
	factor  mat.Cholesky                 // of the matrix
}

// rigidLink is a link, and how it is joined to the one before. Vectors are in its own axes, from its centre of mass.
type rigidLink struct {
	mass       float64      // [kg]
	inertia    spatial.Vec3 // principal moments [kg m²]
	head, tail spatial.Vec3 // joints [m]
	stiffness  float64      // of the joint at its head: torque for an angle, about any axis [N m/rad]
}

// rodLink is a link made of a round bar along its z axis, with its mass, length and radius.
func rodLink(mass, length, radius, stiffness float64) rigidLink {
	across := mass * (length*length/12 + radius*radius/4)
	return rigidLink{
		mass: mass, inertia: spatial.V(across, across, mass*radius*radius/2),
		head: spatial.V(0, 0, -length/2), tail: spatial.V(0, 0, length/2), stiffness: stiffness,
	}
}

// linkState is where a link is and how it moves.
type linkState struct {
	centre            spatial.Vec3    // of mass [m]
	axes              [3]spatial.Vec3 // of the link, in the world
	velocity, angular spatial.Vec3    // [m/s], [rad/s], world axes
}

const linkNumbers = 18 // of a linkState in a flat state

func (s *linkState) world(v spatial.Vec3) spatial.Vec3 {
	return s.axes[0].Scale(v.X).Add(s.axes[1].Scale(v.Y)).Add(s.axes[2].Scale(v.Z))
}

func (s *linkState) local(v spatial.Vec3) spatial.Vec3 {
	return spatial.V(s.axes[0].Dot(v), s.axes[1].Dot(v), s.axes[2].Dot(v))
}

func (s *linkState) vectors() []*spatial.Vec3 {
	return []*spatial.Vec3{&s.centre, &s.axes[0], &s.axes[1], &s.axes[2], &s.velocity, &s.angular}
}

// read sets s from a flat state, write puts it there.
func (s *linkState) read(y []float64) {
	for i, v := range s.vectors() {
		*v = spatial.V(y[3*i], y[3*i+1], y[3*i+2])
	}
}

func (s *linkState) write(y []float64) {
	for i, v := range s.vectors() {
		y[3*i], y[3*i+1], y[3*i+2] = v.X, v.Y, v.Z
	}
}

// straight returns the flat state of links in a row from the origin, all with the rotation rot, that turn as one rigid body with an
// angular velocity about the origin [rad/s], which moves with a velocity [m/s].
func (l *linkage) straight(rot spatial.Quat, angular, velocity spatial.Vec3) []float64 {
	y := make([]float64, linkNumbers*len(l.links))
	var head spatial.Vec3
	for i := range l.links {
		link := &l.links[i]
		s := linkState{axes: [3]spatial.Vec3{rot.Rotate(spatial.V(1, 0, 0)), rot.Rotate(spatial.V(0, 1, 0)), rot.Rotate(spatial.V(0, 0, 1))}, angular: angular}
		s.centre = head.Sub(s.world(link.head))
		s.velocity = velocity.Add(angular.Cross(s.centre))
		head = s.centre.Add(s.world(link.tail))
		s.write(y[linkNumbers*i:])
	}
	return y
}

// turnBetween returns the rotation vector from the axes of a to those of b, in the world.
func turnBetween(a, b *linkState) spatial.Vec3 {
	var sine spatial.Vec3 // sin θ times the axis
	trace := 0.0
	for i := range 3 {
		sine = sine.Add(a.axes[i].Cross(b.axes[i]).Scale(0.5))
		trace += a.axes[i].Dot(b.axes[i])
	}
	s := sine.Norm()
	if s == 0 {
		return sine
	}
	return sine.Scale(math.Atan2(s, (trace-1)/2) / s)
}

// rates is the derivative of a flat state.
func (l *linkage) rates(t float64, y, dy []float64) {
	n := len(l.links)
	states, torques := make([]linkState, n), make([]spatial.Vec3, n)
	for i := range states {
		states[i].read(y[linkNumbers*i:])
	}
	for i := range states {
		s := &states[i]
		spin := s.local(s.angular)
		torques[i] = torques[i].Sub(s.angular.Cross(s.world(times(l.links[i].inertia, spin))))
		if k := l.links[i].stiffness; k > 0 && i > 0 {
			turn := turnBetween(&states[i-1], s).Scale(k)
			torques[i], torques[i-1] = torques[i].Sub(turn), torques[i-1].Add(turn)
		}
	}
	forces := l.jointForces(t, states, torques)
	for i := range states {
		s, link := &states[i], &l.links[i]
		force, torque := l.gravity.Scale(link.mass).Add(forces[i]).Sub(forces[i+1]), torques[i]
		torque = torque.Add(s.world(link.head).Cross(forces[i])).Sub(s.world(link.tail).Cross(forces[i+1]))
		d := linkState{centre: s.velocity, velocity: force.Scale(1 / link.mass), angular: l.turning(i, s, torque)}
		for a := range 3 {
			d.axes[a] = s.angular.Cross(s.axes[a])
		}
		d.write(dy[linkNumbers*i:])
	}
}

func times(a, b spatial.Vec3) spatial.Vec3 { return spatial.V(a.X*b.X, a.Y*b.Y, a.Z*b.Z) }

// turning returns the angular acceleration of link i for a torque about its centre.
func (l *linkage) turning(i int, s *linkState, torque spatial.Vec3) spatial.Vec3 {
	in, t := l.links[i].inertia, s.local(torque)
	return s.world(spatial.V(t.X/in.X, t.Y/in.Y, t.Z/in.Z))
}

// yield returns the acceleration that a force at p on link i gives its point q, both from its centre, in the world.
func (l *linkage) yield(i int, s *linkState, p, q, force spatial.Vec3) spatial.Vec3 {
	return force.Scale(1 / l.links[i].mass).Add(l.turning(i, s, p.Cross(force)).Cross(q))
}

// jointForces returns the force on the head of each link, and none on the tail of the last, that keep the joints together under the
// given torques: the accelerations on the two sides of a joint are the same.
func (l *linkage) jointForces(t float64, states []linkState, torques []spatial.Vec3) []spatial.Vec3 {
	n := len(states)
	forces := make([]spatial.Vec3, n+1)
	first := 1
	if l.pinned {
		first = 0
	}
	size := 3 * (n - first)
	if size == 0 {
		return forces
	}
	if l.matrix == nil {
		l.matrix, l.right = mat.NewSymDense(size, nil), mat.NewVecDense(size, nil)
	}
	free := func(i int, q spatial.Vec3) spatial.Vec3 { // acceleration of a point without the joints
		s := &states[i]
		return l.gravity.Add(l.turning(i, s, torques[i]).Cross(q)).Add(s.angular.Cross(s.angular.Cross(q)))
	}
	unit := [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}}
	for i := first; i < n; i++ {
		s, row := &states[i], 3*(i-first)
		head, tail := s.world(l.links[i].head), s.world(l.links[i].tail)
		gap := free(i, head)
		switch {
		case i > 0:
			gap = gap.Sub(free(i-1, states[i-1].world(l.links[i-1].tail)))
		case l.pin != nil:
			gap = gap.Sub(l.pin(t))
		}
		for a, e := range unit {
			own := l.yield(i, s, head, head, e)
			if i > 0 {
				before := states[i-1].world(l.links[i-1].tail)
				own = own.Add(l.yield(i-1, &states[i-1], before, before, e))
			}
			next := l.yield(i, s, tail, head, e).Neg() // the force in the next joint pulls the tail the other way
			for b, f := range unit {
				if b <= a {
					l.matrix.SetSym(row+b, row+a, own.Dot(f))
				}
				if i+1 < n {
					l.matrix.SetSym(row+b, row+3+a, next.Dot(f))
				}
			}
			l.right.SetVec(row+a, -gap.Dot(e))
		}
	}
	if !l.factor.Factorize(l.matrix) || l.factor.SolveVecTo(l.right, l.right) != nil {
		forces[first].X = math.NaN()
		return forces
	}
	for i := first; i < n; i++ {
		row := 3 * (i - first)
		forces[i] = spatial.V(l.right.AtVec(row), l.right.AtVec(row+1), l.right.AtVec(row+2))
	}
	return forces
}

// follow carries a flat state, which the links have at time 0, to a list of times, and shows the links to watch at each.
func (l *linkage) follow(y []float64, times []float64, tolerance float64, watch func(i int, links []linkState)) {
	states := make([]linkState, len(l.links))
	now := 0.0
	for i, t := range times {
		if t > now {
			integrate(l.rates, now, t, y, tolerance, nil)
			now = t
		}
		for k := range states {
			states[k].read(y[linkNumbers*k:])
		}
		watch(i, states)
	}
}
