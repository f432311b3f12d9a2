package world

import (
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// mooring is a bond between a frame and a body that can hold itself there (constraint.Holder): the bond is then part of the
// body's own equilibrium, and the constraint problem has nothing to do with it. A force found from a linear model alone
// would not do for a body without inertia: a thread pressed between two hands is stable because of the hands, and
// under their forces alone it is not.
type mooring struct {
	holder constraint.Holder // nil for a bond that the constraint problem solves
	hold   int
	off    bool          // the bond is switched off
	pose   spatial.Frame // of the held point when the step began, where a damper starts from
}

// anchored reports whether a bond can be a mooring: a frame at its end A, and at its end B a body that can be held, without a
// lever.
func (w *World) anchored(b *constraint.Bond) (constraint.Holder, bool) {
	if b.A.Body != constraint.World || b.B.Body == constraint.World || b.B.Offset.Pos != (spatial.Vec3{}) {
		return nil, false
	}
	h, ok := w.bodies[b.B.Body].Body.(constraint.Holder)
	return h, ok
}

// setMooring makes bond i what b says.
func (w *World) setMooring(i int, b constraint.Bond) {
	a := &w.moorings[i]
	if a.holder != nil {
		a.holder.DropHold(a.hold)
	}
	*a = mooring{off: b.Off}
	w.problem.Bonds[i] = b
	h, ok := w.anchored(&b)
	if !ok {
		return
	}
	w.problem.Bonds[i].Off = true
	a.holder = h
	if !b.Off {
		a.hold = h.AddHold(h.PlaceOf(b.B.Point), b.Axes.OrClamped(), withDamper(b.Linear, b.LinearDamping, w.step), withDamper(b.Angular, b.AngularDamping, w.step), true)
		a.pose = h.HoldPose(a.hold)
	}
}

// withDamper is the stiffness of a spring with a damper over a step of h: the damper pulls back to where the step began.
func withDamper(stiffness, damping, h float64) float64 { return stiffness + damping/h }

// holdMoorings brings the holds of moorings to where their frames are.
func (w *World) holdMoorings() {
	for i := range w.moorings {
		a := &w.moorings[i]
		if a.holder == nil || a.off {
			continue
		}
		b := &w.problem.Bonds[i]
		target, _ := w.problem.Ends(i)
		if b.B.Offset != (spatial.Frame{}) {
			target.Rot = target.Rot.Mul(b.B.Offset.Rot.Conj())
		}
		a.pose = a.holder.HoldPose(a.hold)
		a.holder.SetHold(a.hold, between(a.pose, target, share(b.Linear, b.LinearDamping, w.step), share(b.Angular, b.AngularDamping, w.step)))
	}
}

// share is the part of a spring in a spring with a damper.
func share(stiffness, damping, h float64) float64 {
	if damping == 0 {
		return 1
	}
	return stiffness / withDamper(stiffness, damping, h)
}

// between is the frame a part of the way from a to b.
func between(a, b spatial.Frame, move, turn float64) spatial.Frame {
	rot := b.Rot
	if turn != 1 {
		rot = a.Rot.Mul(spatial.Exp(a.Rot.Conj().Mul(b.Rot).Log().Scale(turn)))
	}
	return spatial.Frame{Rot: rot, Pos: a.Pos.Lerp(b.Pos, move)}
}

// readMoorings writes what the holds of moorings exert into the states of their bonds, and returns the largest displacement
// [m] that a rigid one leaves.
func (w *World) readMoorings() float64 {
	largest := 0.0
	for i := range w.moorings {
		a := &w.moorings[i]
		if a.holder == nil {
			continue
		}
		s := &w.problem.States[i]
		s.Reaction = spatial.Wrench{}
		if !a.off {
			end, _ := w.problem.Ends(i)
			wrench := a.holder.HoldWrench(a.hold)
			s.Reaction = spatial.Wrench{Torque: end.Rot.Unrotate(wrench.Torque), Force: end.Rot.Unrotate(wrench.Force)}
			if w.problem.Bonds[i].Linear == 0 {
				largest = max(largest, a.holder.HoldGap(a.hold).Linear.Norm())
			}
		}
	}
	return largest
}

// compliance of the body at end B of bond i, in the axes of A.
func (w *World) compliance(i int) [6][6]float64 {
	a := &w.moorings[i]
	if a.holder == nil || a.off {
		return w.problem.States[i].Compliance
	}
	c := a.holder.HoldCompliance(a.hold)
	end, _ := w.problem.Ends(i)
	return turned(&c, end.Rot.Conj())
}

// turned turns a compliance, by blocks of three.
func turned(c *[6][6]float64, rot spatial.Quat) (out [6][6]float64) {
	var r spatial.Mat3
	rot.Mat(&r)
	for i := 0; i < 6; i += 3 {
		for j := 0; j < 6; j += 3 {
			m := spatial.Mat3{
				XX: c[i][j], XY: c[i][j+1], XZ: c[i][j+2],
				YX: c[i+1][j], YY: c[i+1][j+1], YZ: c[i+1][j+2],
				ZX: c[i+2][j], ZY: c[i+2][j+1], ZZ: c[i+2][j+2],
			}
			m.Mul(&r, &m)
			m.MulT(&m, &r)
			out[i][j], out[i][j+1], out[i][j+2] = m.XX, m.XY, m.XZ
			out[i+1][j], out[i+1][j+1], out[i+1][j+2] = m.YX, m.YY, m.YZ
			out[i+2][j], out[i+2][j+1], out[i+2][j+2] = m.ZX, m.ZY, m.ZZ
		}
	}
	return out
}
