package scene

import (
	"math"

	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// rigidReader measures a rigid body, or the sum over a group, or over all bodies where none is named.
func (r *Running) rigidReader(p *Probe) func() float64 {
	bodies, first := r.rigidNamed(p.Body)
	switch p.What {
	case "energy":
		return func() float64 { return energyOf(bodies, p.Part) }
	case "momentum", "angular_momentum":
		return p.pick(func() (sum spatial.Vec3) {
			for _, b := range bodies {
				if p.What == "momentum" {
					sum = sum.Add(b.Momentum())
				} else {
					sum = sum.Add(b.AngularMomentum(spatial.Vec3{}))
				}
			}
			return sum
		})
	case "force":
		return p.pick(func() (sum spatial.Vec3) {
			r.eachContact(p, func(c *world.ContactShot, side float64) { sum = sum.AddScaled(side, c.Force) })
			return sum
		})
	case "contacts":
		return func() (n float64) {
			r.eachContact(p, func(*world.ContactShot, float64) { n++ })
			return n
		}
	case "asleep":
		return func() (n float64) {
			r.shown(func(s *world.Snapshot) {
				for i := range s.Bodies {
					if s.Bodies[i].Asleep && (p.Body == "" || i >= first && i < first+len(bodies)) {
						n++
					}
				}
			})
			return n
		}
	}
	return p.poseReader(bodies[0])
}

// poseReader measures where a rigid body is, and how it moves.
func (p *Probe) poseReader(b *rigid.Body) func() float64 {
	on := spatial.Vec3{}
	if p.Point != nil {
		on = *p.Point
	}
	switch p.What {
	case "rotation":
		return p.pick(func() spatial.Vec3 { return b.Frame().Rot.Log() })
	case "spin":
		return p.pick(func() spatial.Vec3 { return b.Velocity().Angular })
	case "tilt":
		return func() float64 { return math.Acos(math.Max(-1, math.Min(1, b.Frame().Rot.Z3().Z))) }
	case "velocity":
		return p.pick(func() spatial.Vec3 { return b.Velocity().At(b.Frame().Point(on).Sub(b.Pose(0).Pos)).Linear })
	default:
		return p.pick(func() spatial.Vec3 { return b.Frame().Point(on) })
	}
}

// energyOf returns a part of the energy of bodies [J].
func energyOf(bodies []*rigid.Body, part string) (sum float64) {
	for _, b := range bodies {
		kinetic, potential := b.Energy()
		if part != "gravity" {
			sum += kinetic
		}
		if part != "kinetic" {
			sum += potential
		}
	}
	return sum
}

// jointReader measures a joint.
func (r *Running) jointReader(p *Probe, at *joined) func() float64 {
	switch p.What {
	case "angle":
		return func() float64 { return r.angle(at) }
	case "travel":
		return func() float64 { return r.travel(at) }
	case "gap":
		return r.bondReader(p, at.bonds[0])
	}
	return p.pick(func() (sum spatial.Vec3) {
		for _, i := range at.bonds {
			sum = sum.Add(p.part(r.World.BondWrench(i)))
		}
		return sum
	})
}

// shown lets f look at the latest snapshot, if there is one.
func (r *Running) shown(f func(*world.Snapshot)) {
	if s := r.World.Snapshot(); s != nil {
		f(s)
		s.Release()
	}
}

// eachContact visits the contacts that a probe is about. The force of a contact acts on the body of the probe times the side.
func (r *Running) eachContact(p *Probe, visit func(c *world.ContactShot, side float64)) {
	bodies, first := r.rigidNamed(p.Body)
	others, second := r.rigidNamed(p.With)
	in := func(i int) bool { return i >= first && i < first+len(bodies) }
	with := func(i int) bool { return p.With == "" || i >= second && i < second+len(others) }
	r.shown(func(s *world.Snapshot) {
		for i := range s.Contacts {
			switch c := &s.Contacts[i]; {
			case p.Body == "":
				visit(c, 1)
			case in(c.A) && in(c.B) && p.With == "": // within a group, forces cancel
				visit(c, 0)
			case in(c.B) && with(c.A):
				visit(c, 1)
			case in(c.A) && with(c.B):
				visit(c, -1)
			}
		}
	})
}
