package rigid

import "github.com/tendril-sim/tendril/spatial"

// answer is the inverse of the step matrix of a body about its centre, in world axes, at the beginning of the step. Hands whose springs do
// not balance about the centre couple turning and shifting,
//
//	| S + …  [b] | |ω|   |τ|
//	| [b]ᵀ   s 1 | |v| = |F|
//
// and with the lever b/s the answer is ω = inertia·(τ − lever×F), v = mass·F + lever×ω.
type answer struct {
	ready   bool
	own     spatial.Sym3 // inverse inertia of the body alone [1/(kg m²)]
	inertia spatial.Sym3 // the same with damping and hands [1/(kg m²)]
	mass    float64      // 1/s [1/kg]
	lever   spatial.Vec3 // [m]
}

// respond returns the answer of this step. It is found when somebody asks.
func (b *Body) respond() *answer {
	a := &b.answer
	if a.ready {
		return a
	}
	var turn spatial.Mat3
	b.start.rot.Mat(&turn)
	*a = answer{ready: true, own: b.properties.answer.Turned(&turn)}
	d := b.decayInStep()
	if b.held() {
		b.stiffen(a, &turn, d)
		return a
	}
	a.mass, a.inertia = d.linearShare*b.properties.inverse, a.own.Scaled(d.angularShare)
	return a
}

// Respond implements constraint.Body.
func (b *Body) Respond(p int, impulse spatial.Wrench, at []int, dv []spatial.Twist) {
	if b.cfg.Kind != Dynamic {
		clear(dv)
		return
	}
	impulse.Torque = impulse.Torque.Add(b.arm(p).Cross(impulse.Force))
	v := b.respond().to(impulse)
	for i, q := range at {
		dv[i] = v.At(b.arm(q))
	}
}

// to returns the change of velocity for an impulse about the centre.
func (a *answer) to(impulse spatial.Wrench) spatial.Twist {
	w := a.inertia.MulVec(impulse.Torque.Sub(a.lever.Cross(impulse.Force)))
	return spatial.Twist{Angular: w, Linear: a.lever.Cross(w).AddScaled(a.mass, impulse.Force)}
}

// Lump tells the answer of a body that shifts and turns about its centre independently: dv = inverseMass·F, dω = inverseInertia·τ, in world
// axes, both 0 if forces do not move it. It is not ok while hands pull so that one comes with the other: then only Respond tells.
func (b *Body) Lump() (inverseMass float64, inverseInertia spatial.Sym3, ok bool) {
	if b.cfg.Kind != Dynamic {
		return 0, spatial.Sym3{}, true
	}
	a := b.respond()
	return a.mass, a.inertia, a.lever == spatial.Vec3{}
}
