package world

import (
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// mooring is a bond whose ends are bodies that can hold themselves there (constraint.Holder), or one such body and a frame. It is
// then part of the bodies' own equilibrium, and the constraint problem has nothing to do with it. A force found from a linear
// model alone would not do for a body without inertia: a thread pressed between two hands is stable because of the
// hands, and under their forces alone it is not.
//
// A body that is moored to a frame is held there as the bond says. Two bodies that are moored to each other are each held
// near the place where they meet by a spring; after every Predict, constraint.Meet finds the place and the force there.
type mooring struct {
	holder   constraint.Holder // at end B; nil for a bond that the constraint problem solves
	hold     int
	mate     constraint.Holder // at end A; nil for a frame
	mateHold int
	sewn     bool          // end A or B is a soft body: see soft_bond.go
	off      bool          // the bond is switched off
	pose     spatial.Frame // of the held point when the step began, where a damper starts from
}

// holderAt returns the body at an anchor that can be held there: without a lever.
func (w *World) holderAt(a *constraint.Anchor) constraint.Holder {
	if a.Body == constraint.World || a.Offset.Pos != (spatial.Vec3{}) {
		return nil
	}
	h, _ := w.bodies[a.Body].Body.(constraint.Holder)
	return h
}

// setMooring makes bond i what b says.
func (w *World) setMooring(i int, b constraint.Bond) {
	m := &w.moorings[i]
	m.drop()
	w.unpick(i)
	*m = mooring{off: b.Off}
	w.problem.Bonds[i] = b
	if w.sew(i, &b) {
		return
	}
	holder, mate := w.holderAt(&b.B), w.holderAt(&b.A)
	if b.LinearSlack > 0 || b.AngularSlack > 0 || b.Strength > 0 || b.AngularStrength > 0 {
		return // a hold has no free play and no end to its force
	}
	if holder == nil || (mate == nil && b.A.Body != constraint.World) || (mate != nil && b.A.Body == b.B.Body) {
		return
	}
	w.problem.Bonds[i].Off = true
	m.holder, m.mate = holder, mate
	if b.Off {
		return
	}
	axes := b.Axes.OrClamped()
	if mate == nil {
		m.hold = holder.AddHold(holder.PlaceOf(b.B.Point), axes, withDamper(b.Linear, b.LinearDamping, w.step), withDamper(b.Angular, b.AngularDamping, w.step), true)
		m.pose = holder.HoldPose(m.hold)
		return
	}
	m.hold, m.mateHold = support(holder, b.B.Point, axes), support(mate, b.A.Point, axes)
}

// support holds a body near a point by a spring as stiff as a hand's.
func support(h constraint.Holder, point int, axes constraint.Axes) int {
	if axes&constraint.Oriented != 0 {
		axes |= constraint.Oriented
	}
	if axes&constraint.Pinned != 0 {
		axes |= constraint.Pinned // in all directions: it only keeps the body from running away
	}
	linear, angular := h.Coupling()
	return h.AddHold(h.PlaceOf(point), axes, linear, angular, true)
}

// drop lets the bodies go.
func (m *mooring) drop() {
	if m.holder != nil && !m.off {
		m.holder.DropHold(m.hold)
		if m.mate != nil {
			m.mate.DropHold(m.mateHold)
		}
	}
}

// withDamper is the stiffness of a spring with a damper over a step of h: the damper pulls back to where the step began.
func withDamper(stiffness, damping, h float64) float64 { return stiffness + damping/h }

// holdMoorings brings the holds of moorings to where their frames are.
func (w *World) holdMoorings() {
	for i := range w.moorings {
		a := &w.moorings[i]
		if a.holder == nil || a.mate != nil || a.sewn || a.off {
			continue
		}
		b := &w.problem.Bonds[i]
		target, _ := w.problem.Ends(i)
		target = unturned(target, b.B.Offset)
		a.pose = a.holder.HoldPose(a.hold)
		a.holder.SetHold(a.hold, between(a.pose, target, share(b.Linear, b.LinearDamping, w.step), share(b.Angular, b.AngularDamping, w.step)))
	}
}

// meet brings bodies that are moored to each other together.
func (w *World) meet() {
	for i := range w.moorings {
		m := &w.moorings[i]
		if m.mate == nil || m.off {
			continue
		}
		bond, state := &w.problem.Bonds[i], &w.problem.States[i]
		poseA, poseB := w.problem.Ends(i)
		a := constraint.End{Pose: poseA, Wrench: m.mate.HoldWrench(m.mateHold), Compliance: m.mate.HoldCompliance(m.mateHold)}
		b := constraint.End{Pose: poseB, Wrench: m.holder.HoldWrench(m.hold), Compliance: m.holder.HoldCompliance(m.hold)}
		var softness, lag [6]float64
		before := [6]float64{state.Gap.Angular.X, state.Gap.Angular.Y, state.Gap.Angular.Z, state.Gap.Linear.X, state.Gap.Linear.Y, state.Gap.Linear.Z}
		for row := range 6 {
			k, d := bond.Angular, bond.AngularDamping
			if row >= 3 {
				k, d = bond.Linear, bond.LinearDamping
			}
			if k > 0 {
				softness[row] = 1 / withDamper(k, d, w.step)
				lag[row] = softness[row] * d / w.step * before[row]
			}
		}
		g, toA, toB := constraint.Meet(&a, &b, bond.Axes.OrClamped(), softness, lag)
		if !g.Finite() || !toA.Finite() || !toB.Finite() {
			continue
		}
		state.Reaction = spatial.Wrench{Torque: poseA.Rot.Unrotate(g.Torque), Force: poseA.Rot.Unrotate(g.Force)}
		m.mate.PushHold(m.mateHold, unturned(toA, bond.A.Offset), g.Scale(-1))
		m.holder.PushHold(m.hold, unturned(toB, bond.B.Offset), g)
	}
}

// unturned is the frame of a material point, given that of an anchor on it.
func unturned(f, offset spatial.Frame) spatial.Frame {
	if offset != (spatial.Frame{}) {
		f.Rot = f.Rot.Mul(offset.Rot.Conj())
	}
	return f
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
		if a.sewn && !a.off {
			end, other := w.problem.Ends(i)
			if b := &w.problem.Bonds[i]; b.Linear == 0 && b.Strength == 0 {
				gap := gapBetween(&end, &other)
				largest = max(largest, b.Axes.OrClamped().Move(gap.Linear).Norm())
			}
			continue // pullSeams has written the rest
		}
		if a.mate != nil && !a.off {
			continue // meet has written it
		}
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
