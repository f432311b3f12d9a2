package solid

import (
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Pull is a hand on a solid: a spring and a damper to a material point, in the equations of the step itself.
type Pull = constraint.Pull

// pulling is a Pull that acts.
type pulling struct {
	Pull
	id     int
	before spatial.Frame // of the hand, a step ago
	wrench spatial.Wrench
}

// Coupling suggests how stiff a hand should be that pulls at the solid [N/m], [N m/rad]: as a tenth of its size across is.
func (s *Solid) Coupling() (linear, angular float64) {
	mean, volume := 0.0, 0.0
	for e, v := range s.volumes {
		mean, volume = mean+v*s.lame[e][1], volume+v
	}
	linear = 3 * mean / volume * math.Cbrt(volume)
	return linear, 0.1 * linear * math.Pow(volume, 2./3)
}

// PointNear implements what hands of a world want: the material point of a node.
func (s *Solid) PointNear(place float64) int {
	return s.NodePoint(min(max(int(math.Round(place)), 0), len(s.inside)-1))
}

// SetPull lets the hand with a number of the caller's choice pull at the solid, or changes how it does. It pulls at the place; what it turns is left
// to the grip of several nodes.
func (s *Solid) SetPull(id int, p Pull) {
	if !p.Target.Finite() || p.Target.Rot == (spatial.Quat{}) {
		return
	}
	for i := range s.pulls {
		if s.pulls[i].id == id {
			s.pulls[i].Pull = p
			return
		}
	}
	s.pulls = append(s.pulls, pulling{Pull: p, id: id, before: p.Target})
}

// DropPull lets the hand go.
func (s *Solid) DropPull(id int) {
	for i := range s.pulls {
		if s.pulls[i].id == id {
			s.pulls = append(s.pulls[:i], s.pulls[i+1:]...)
			return
		}
	}
}

// PullWrench returns what the hand exerted on the solid at the end of the last step, in world axes about the held point.
func (s *Solid) PullWrench(id int) spatial.Wrench {
	for i := range s.pulls {
		if s.pulls[i].id == id {
			return s.pulls[i].wrench
		}
	}
	return spatial.Wrench{}
}

// addPulls adds springs and dampers to the matrix, and their forces at the present velocities.
func (s *Solid) addPulls() {
	for k := range s.pulls {
		u := &s.pulls[k]
		at := &s.points[u.Point]
		weight := s.gain*u.LinearDamping + s.gain*s.gain*u.Linear
		nodes := &s.corners[at.element]
		f := s.pullForce(u)
		for a, i := range nodes {
			if at.weights[a] == 0 {
				continue
			}
			addTo(s.force, int(i), f.Scale(at.weights[a]))
			for b, j := range nodes {
				v := weight * at.weights[a] * at.weights[b]
				if v == 0 {
					continue
				}
				block := s.matrix.Block(s.pattern.Find(int(i), int(j)))
				block[0], block[4], block[8] = block[0]+v, block[4]+v, block[8]+v
			}
		}
	}
}

// pullForce returns the force of a hand for the present place and velocity.
func (s *Solid) pullForce(u *pulling) spatial.Vec3 {
	at := &s.points[u.Point]
	var x, v spatial.Vec3
	for a, i := range s.corners[at.element] {
		x = x.AddScaled(at.weights[a], vecAt(s.now.x, int(i)))
		v = v.AddScaled(at.weights[a], vecAt(s.now.v, int(i)))
	}
	hand := u.Target.Pos.Sub(u.before.Pos).Scale(1 / s.h)
	return u.Target.Pos.Sub(x).Scale(u.Linear).AddScaled(u.LinearDamping, hand.Sub(v))
}

// feelPulls finds what the hands exert at the end of the step.
func (s *Solid) feelPulls() {
	for k := range s.pulls {
		u := &s.pulls[k]
		u.wrench = spatial.Wrench{Force: s.pullForce(u)}
		u.before = u.Target
	}
}
