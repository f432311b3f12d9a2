package rod

import (
	"errors"
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// ErrIllConditioned says that the end of the rod does not answer to the wrench there in some direction, or hardly: a
// straight rod that cannot stretch, or a long soft one. Rod, which has an unknown at every link (multiple shooting taken to
// its end), has no such difficulty.
var ErrIllConditioned = errors.New("rod: shooting is ill-conditioned here; use New and Solve with a hold at the end")

// Shoot finds the wrench at the end, in its axes, that brings the end to target: single shooting by Newton's method with
// backtracking (Pai 2002, section 4) from the guess. The Jacobian is carried along the sweeps. It returns the number of
// iterations; s is left solved for the returned wrench.
func (s *Standard) Shoot(target spatial.Frame, guess spatial.Wrench) (spatial.Wrench, int, error) {
	const most = 50
	n := len(s.nodes)
	var length float64
	for j := range s.nodes {
		length += s.nodes[j].step
	}
	size := func(t spatial.Twist) float64 { return math.Hypot(t.Angular.Norm(), t.Linear.Norm()/length) }
	miss := func() spatial.Twist { return s.Frames[n-1].Inverse().Mul(target).Log() }
	s.Solve(guess)
	rest := miss()
	for i := 1; i <= most; i++ {
		if size(rest) < 1e-12 {
			return guess, i - 1, nil
		}
		jac := s.Jacobian(guess)
		step, ok := solveShot(&jac, rest, length)
		if !ok {
			return guess, i, ErrIllConditioned
		}
		for t := 1.0; ; t /= 2 {
			if t < 1e-6 {
				return guess, i, fmt.Errorf("rod: shooting stopped %.3g rad and %.3g m from the target: %w", rest.Angular.Norm(), rest.Linear.Norm(), ErrIllConditioned)
			}
			next := guess.Add(step.Scale(t))
			s.Solve(next)
			if r := miss(); size(r) < size(rest)*(1-0.1*t) || size(r) < 1e-12 {
				guess, rest = next, r
				break
			}
		}
	}
	return guess, most, fmt.Errorf("rod: shooting did not converge in %d iterations", most)
}

// solveShot solves jac·x = b with torques and forces, and angles and distances, in comparable units.
func solveShot(jac *[6]spatial.Twist, b spatial.Twist, length float64) (spatial.Wrench, bool) {
	var a, inv [6][6]float64
	for c := range 6 { // column c: motion for the c-th component of the wrench; forces count by the length
		f := 1.0
		if c >= 3 {
			f = 1 / length
		}
		col := [6]float64{
			jac[c].Angular.X, jac[c].Angular.Y, jac[c].Angular.Z, jac[c].Linear.X / length, jac[c].Linear.Y / length, jac[c].Linear.Z / length,
		}
		for r := range 6 {
			a[r][c] = f * col[r]
		}
	}
	if !invert6(&a, &inv) || norm6(&a)*norm6(&inv) > 1e12 {
		return spatial.Wrench{}, false
	}
	rhs := [6]float64{b.Angular.X, b.Angular.Y, b.Angular.Z, b.Linear.X / length, b.Linear.Y / length, b.Linear.Z / length}
	x := mul6(&inv, &rhs)
	return spatial.Wrench{Torque: spatial.V(x[0], x[1], x[2]), Force: spatial.V(x[3], x[4], x[5]).Scale(1 / length)}, true
}

func norm6(m *[6][6]float64) float64 {
	var sum float64
	for i := range 6 {
		for j := range 6 {
			sum += m[i][j] * m[i][j]
		}
	}
	return math.Sqrt(sum)
}

// Jacobian returns the motion of the end, as a twist in its own axes, for each component of the wrench there (torque x, y, z,
// force x, y, z): the sweeps of Solve, differentiated. s must be solved for end.
func (s *Standard) Jacobian(end spatial.Wrench) (columns [6]spatial.Twist) {
	n := len(s.nodes)
	strains := make([]spatial.Twist, n)
	unit := [3]spatial.Vec3{spatial.V(1, 0, 0), spatial.V(0, 1, 0), spatial.V(0, 0, 1)}
	for c := range columns {
		var dm, dn spatial.Vec3
		if c < 3 {
			dm = unit[c]
		} else {
			dn = unit[c-3]
		}
		s.strainChange(end, dm, dn, strains)
		var zeta spatial.Twist
		for j := range n - 1 {
			step := s.stepTwist(j)
			change := strains[j]
			if s.Order != 1 {
				change = change.Add(strains[j+1]).Scale(0.5)
			}
			var d spatial.Mat6
			spatial.DExpTwistBody(step, &d)
			zeta = spatial.ExpTwist(step).LocalTwist(zeta).Add(d.MulTwist(change.Scale(s.nodes[j].step)))
		}
		columns[c] = zeta
	}
	return columns
}

// strainChange sweeps the change (dm, dn) of the end's wrench to the start and leaves the change of strain at each node.
func (s *Standard) strainChange(end spatial.Wrench, dm, dn spatial.Vec3, out []spatial.Twist) {
	n := len(s.nodes)
	m, force := end.Torque, end.Force
	out[n-1] = s.strainChangeAt(n-1, dm, dn)
	for j := n - 1; j > 0; j-- {
		h := s.nodes[j-1].step
		e := s.strain(j, m, force)
		km, kn := rate(&e, m, force, &s.Load[j])
		cm, cn := s.rateChange(j, m, force, dm, dn)
		nextM, nextN := m.AddScaled(-h, km), force.AddScaled(-h, kn)
		changeM, changeN := dm.AddScaled(-h, cm), dn.AddScaled(-h, cn)
		if s.Order != 1 {
			e := s.strain(j-1, nextM, nextN)
			km2, kn2 := rate(&e, nextM, nextN, &s.Load[j-1])
			cm2, cn2 := s.rateChange(j-1, nextM, nextN, changeM, changeN)
			nextM, nextN = m.AddScaled(-h/2, km.Add(km2)), force.AddScaled(-h/2, kn.Add(kn2))
			changeM, changeN = dm.AddScaled(-h/2, cm.Add(cm2)), dn.AddScaled(-h/2, cn.Add(cn2))
		}
		m, force, dm, dn = nextM, nextN, changeM, changeN
		out[j-1] = s.strainChangeAt(j-1, dm, dn)
	}
}

// strainChangeAt differentiates strain in the direction (dm, dn).
func (s *Standard) strainChangeAt(j int, dm, dn spatial.Vec3) spatial.Twist {
	de := spatial.Twist{Angular: s.nodes[j].soft.MulVec(dm)}
	if s.stretch != nil {
		de.Linear = s.stretch[j].MulVec(dn)
	}
	return de
}

// rateChange differentiates rate at node j in the direction (dm, dn).
func (s *Standard) rateChange(j int, m, n, dm, dn spatial.Vec3) (cm, cn spatial.Vec3) {
	e, de := s.strain(j, m, n), s.strainChangeAt(j, dm, dn)
	cm = dm.Cross(e.Angular).Add(m.Cross(de.Angular)).Add(dn.Cross(e.Linear)).Add(n.Cross(de.Linear))
	cn = dn.Cross(e.Angular).Add(n.Cross(de.Angular))
	return cm, cn
}
