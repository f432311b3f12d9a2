package rod

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// A hold pulls the bead at its place towards its target. With e the gap in the target's axes (2c of the rotation, and the
// displacement), its energy is λ·e + ½ k e². A soft hold is a spring, the virtual coupling of Pai 2002, section 4,
// on top of a λ that does not change (0, or what it exerted when a hand took it). A rigid one has a penalty k that only helps: Newton's step δ on this augmented energy meets J δ = −e up to
// 1/(kW), W the compliance of the rod there, and λ + k (e + Jδ) is the reaction at the new shape to the same order. Taking
// that as the next λ gives the step of Newton's method on the constrained problem without a system for the multipliers,
// whatever the number of holds, and a Hessian whose pivots are positive just when the constrained equilibrium is stable.

// measure returns the gap of the held point from target, in target's axes, and the Gibbs vector of the whole rotation.
func (h *hold) measure(p *pose) (gap spatial.Twist, c spatial.Vec3) {
	if h.axes&Oriented != 0 {
		c = spatial.Gibbs(h.target.Rot, p.rot)
	}
	gap.Angular = h.axes.Turn(c.Scale(2))
	gap.Linear = h.axes.Move(h.target.Rot.Unrotate(p.pos.AddScaled(h.at, p.dir).Sub(h.target.Pos)))
	return gap, c
}

// energy of the hold for a gap [J].
func (h *hold) energy(gap spatial.Twist) float64 {
	return gap.Angular.Dot(h.reaction.Torque) + gap.Linear.Dot(h.reaction.Force) +
		0.5*(h.stiff[0]*gap.Angular.Norm2()+h.linear()*gap.Linear.Norm2())
}

// outlook is the energy of the hold for a gap with the planned multiplier and a penalty no stiffer than the rod: it does not
// mind a small gap on the way, which the next step closes [J].
func (h *hold) outlook(gap spatial.Twist, length float64) float64 {
	turn, move := math.Min(h.stiff[0], 50*h.gentle*length), math.Min(h.linear(), 50*h.gentle/length)
	return gap.Angular.Dot(h.next.Torque) + gap.Linear.Dot(h.next.Force) + 0.5*(turn*gap.Angular.Norm2()+move*gap.Linear.Norm2())
}

// linear is the stiffness against displacement that holds now [N/m].
func (h *hold) linear() float64 {
	if h.far {
		return h.yield
	}
	return h.stiff[1]
}

// addTo adds the hold's terms at its bead to the answer and returns its energy. The penalty of a rigid hold takes part in
// the step (g, S) but is no force: what is transmitted, and with it the geometric stiffness, comes from λ alone, as in
// Newton's method on the constrained problem. A gap not yet closed would otherwise press the rod flat.
func (h *hold) addTo(ans *answer, p *pose) float64 {
	gap, c := h.measure(p)
	h.gap = gap
	var rot spatial.Mat3
	h.target.Rot.Mat(&rot)
	if h.axes&Oriented != 0 {
		m := h.reaction.Torque.AddScaled(h.stiff[0], gap.Angular)
		d := gibbsJacobian(c)
		carried := m
		if h.rigid[0] {
			carried = h.reaction.Torque
		}
		mt := d.TMulVec(carried)
		k := h.axes.Turn(spatial.V(h.stiff[0], h.stiff[0], h.stiff[0]))
		kd := spatial.Diag(k.X, k.Y, k.Z)
		kd.Mul(&kd, &d)
		kd.TMul(&d, &kd)
		outer := spatial.Outer(mt, c)
		kd.Add(&kd, &outer) // only its symmetric part counts
		full := spatial.Sym3{}
		full.AddScaled(1, &kd)
		full = full.Turned(&rot)
		ans.a.Add(&full)
		ans.gt = ans.gt.Add(rot.MulVec(d.TMulVec(m)))
		ans.tt = ans.tt.Add(rot.MulVec(mt))
	}
	if h.axes&Pinned != 0 {
		stiff := h.linear()
		k := h.axes.Move(spatial.V(stiff, stiff, stiff))
		full := spatial.Sym3{XX: k.X, YY: k.Y, ZZ: k.Z}
		full = full.Turned(&rot)
		ans.c.Add(&full)
		f := h.reaction.Force.AddScaled(stiff, gap.Linear)
		ans.gx = ans.gx.Add(rot.MulVec(f))
		if h.rigid[1] && !h.far {
			f = h.reaction.Force
		}
		ans.tx = ans.tx.Add(rot.MulVec(f))
	}
	return h.energy(gap)
}

// gibbsJacobian is D: a rotation δ changes 2c by D δ.
func gibbsJacobian(c spatial.Vec3) spatial.Mat3 {
	d, s := spatial.Outer(c, c), spatial.Skew(c)
	d.AddScaled(&d, -1, &s)
	d.XX++
	d.YY++
	d.ZZ++
	return d
}

// plan finds the multiplier that Newton's step asks for, given the bead's motion in it.
func (h *hold) plan(before *pose, move spatial.Twist, length float64) {
	gap, c := h.measure(before)
	if h.rigid[0] {
		d := gibbsJacobian(c)
		e := gap.Angular.Add(h.axes.Turn(d.MulVec(h.target.Rot.Unrotate(move.Angular))))
		h.next.Torque = h.grow(h.reaction.Torque, e.Scale(h.stiff[0]), h.gentle*length)
	}
	if h.rigid[1] && !h.far {
		e := gap.Linear.Add(h.axes.Move(h.target.Rot.Unrotate(move.Linear)))
		h.next.Force = h.grow(h.reaction.Force, e.Scale(h.linear()), h.gentle)
	}
}

// learn moves the multiplier a fraction s of the way to the planned one.
func (h *hold) learn(s float64) {
	h.reaction = h.reaction.Add(h.next.Sub(h.reaction).Scale(s))
}

// grow adds more to a reaction, but not more at once than its size or a force that bends the rod by much: a straight rod
// pushed from its end has nothing to yield with, so there the estimate of its reaction is far too large.
func (h *hold) grow(reaction, more spatial.Vec3, gentle float64) spatial.Vec3 {
	most := math.Max(gentle, reaction.Norm())
	if n := more.Norm(); n > most {
		more = more.Scale(most / n)
		h.held = true
	}
	return reaction.Add(more)
}

// push returns the hold's torque and force on the bead with the other sign, in the target's axes. What is left of a rigid
// hold's gap does not count, but where the rod yields to it.
func (h *hold) push() (torque, force spatial.Vec3) {
	torque, force = h.reaction.Torque, h.reaction.Force
	if !h.rigid[0] {
		torque = spatial.GibbsTorque(torque.AddScaled(h.stiff[0], h.gap.Angular), h.gap.Angular.Scale(0.5))
	}
	if !h.rigid[1] || h.far {
		force = force.AddScaled(h.linear(), h.gap.Linear)
	}
	return torque, force
}

// gibbsTorque is Dᵀm: the torque of a joint whose energy has the derivative m in 2c.
// open returns the largest gap that a rigid hold leaves [m]; angles count by the rod's length. One that the rod yields to has no gap to close.
func (h *hold) open(length float64) float64 {
	var gap float64
	if h.rigid[0] {
		gap = h.gap.Angular.Norm() * length
	}
	if h.rigid[1] && !h.far {
		gap = math.Max(gap, h.gap.Linear.Norm())
	}
	return gap
}

// findFar marks the rigid holds that ask for nearly all the length, or more, between them and the one before. There an
// inextensible rod cannot give way, so that its own material must: such a hold is a spring, as stiff as the rod is against
// stretching, on top of the reaction it had.
func (r *Rod) findFar() {
	var before *hold
	for k := len(r.order) - 1; k >= 0; k-- {
		h := &r.holds[r.order[k]]
		if !h.rigid[1] || h.axes&Pinned != Pinned {
			continue
		}
		far := before != nil &&
			h.target.Pos.Sub(before.target.Pos).Norm() > 0.999*(r.arcOf(h)-r.arcOf(before))
		if h.far && !far {
			h.reaction.Force = h.reaction.Force.AddScaled(h.yield, h.gap.Linear)
		}
		h.far = far
		before = h
	}
}

// arcOf is the arc length of a hold [m].
func (r *Rod) arcOf(h *hold) float64 {
	l := &r.model.links[h.link]
	return l.arc + h.at*l.curve
}

// taut reports whether the rod visibly yields to the hold.
func (h *hold) taut(length float64) bool { return h.far && h.gap.Linear.Norm() > 1e-4*length }
