package main

import . "github.com/tendril-sim/tendril/internal/lanes"

// The beginning and the end of a step: step.go of package chain.

// differences is ẑ = (1 + a) z₀ − a z₋₁.
type differences struct{ lag, ahead Val }

func (d differences) of(now, before Val) Val { return now.Mul(d.ahead).Sub(before.Mul(d.lag)) }

func (d differences) ofVec(q int) Vec3 {
	now, before := VecAt(pasts.mem(), q), VecAt(pasts.mem(), q+3)
	return Vec3{d.of(now.X, before.X), d.of(now.Y, before.Y), d.of(now.Z, before.Z)}
}

func (d differences) ofMat(now, before Mat3) Mat3 {
	return Mat3{
		d.of(now.XX, before.XX), d.of(now.XY, before.XY), d.of(now.XZ, before.XZ),
		d.of(now.YX, before.YX), d.of(now.YY, before.YY), d.of(now.YZ, before.YZ),
		d.of(now.ZX, before.ZX), d.of(now.ZY, before.ZY), d.of(now.ZZ, before.ZZ),
	}
}

// aim sets the goal of a link, and the stiffness of its joint with damping: Chain.aim.
func aim() {
	m, goal, p, e, s := model.mem(), goals.mem(), pasts.mem(), given.mem(), start.mem()
	d := differences{ValAt(sums, lagAt), ValAt(sums, aheadAt)}
	g, rate := ValAt(sums, reachAt), ValAt(sums, rateAt)

	wind := VecAt(sums, windAt)
	point, velocity := VecAt(p, pastPointAt), VecAt(p, pastVelocityAt)
	mass := ValAt(m, massAt)
	inertia := mass.Mul(rate.Mul(rate))
	blown := velocity.Sub(wind)
	drag := ValAt(m, dragAt).Add(ValAt(m, drag2At).Mul(blown.Dot(blown).Sqrt())).Mul(rate)
	more, hold := ValAt(e, effectDragAt).Mul(rate), ValAt(e, effectHoldAt)
	before := d.ofVec(pastPointAt)
	pull := before.AddScaled(g, d.ofVec(pastVelocityAt)).Scale(inertia)
	pull = pull.AddScaled(drag, before.AddScaled(g, wind))
	pull = pull.AddScaled(mass.Mul(ValAt(m, weightAt)), VecAt(sums, gravityAt))
	pull = pull.Add(VecAt(e, forceAt)).AddScaled(more, before.AddScaled(g, velocity)).AddScaled(hold, point)
	weight := inertia.Add(drag).Add(more).Add(hold)
	Put(goal, loadAt, weight)
	PutVec(goal, aimAt, pull.Scale(weight.Inverse()))

	PutVec(places.mem(), 0, VecAt(m, comAt))

	damp := VecAt(m, dampAt)
	PutVec(goal, pushAt, d.ofVec(pastStrainAt).Times(damp).Scale(rate))
	PutVec(s, dampedAt, VecAt(m, stiffAt).AddScaled(rate, damp))

	r, spin := QuatAt(p, pastRotAt).Mat(), MatAt(p, pastSpinAt)
	hat := d.ofMat(r, QuatAt(p, pastRotAt+4).Mat())
	ahead := d.ofMat(spin, MatAt(p, pastSpinAt+9))
	second := SymAt(m, secondAt)
	square := rate.Mul(rate)
	round := drag.Mul(ValAt(m, roundAt))
	hx, hy, hz := hat.Rows()
	ax, ay, az := ahead.Rows()
	for i, row := range [3][2]Vec3{{hx, ax}, {hy, ay}, {hz, az}} {
		axes := second.MulVec(row[0].AddScaled(g, row[1])).Scale(square)
		axes.Z = axes.Z.Add(round.Mul(row[0].Z))
		PutVec(goal, axesAt+3*i, axes)
	}
}

// guess lets a link turn on as it did: Chain.spun.
func guess() {
	p := pasts.mem()
	rot := QuatAt(p, pastRotAt)
	rx, ry, rz := rot.Mat().Rows()
	sx, sy, sz := MatAt(p, pastSpinAt).Rows()
	half := ValAt(sums, stepAt).Half()
	turn := Vec3{ry.Dot(sz).Sub(rz.Dot(sy)), rz.Dot(sx).Sub(rx.Dot(sz)), rx.Dot(sy).Sub(ry.Dot(sx))}
	PutQuat(start.mem(), guessAt, exp(turn.Scale(half)).Mul(rot).Unit())
}

// exp is the rotation by v, exact to rounding up to half a turn; beyond that it is only along v, and not of length 1.
func exp(v Vec3) Quat {
	const terms, most = 12, 2.5 // of the square of half the angle: (π/2)² is below
	x := v.Dot(v).Mul(Number(0.25)).Min(Number(most))
	factorial := 1.0
	var cosines, sines [terms]float64
	for i := range terms {
		sign := 1 - 2*float64(i%2)
		cosines[i] = sign / factorial
		factorial *= float64(2*i + 1)
		sines[i] = sign / factorial
		factorial *= float64(2*i + 2)
	}
	cos, sin := Number(cosines[terms-1]), Number(sines[terms-1])
	for i := terms - 2; i >= 0; i-- {
		cos, sin = Number(cosines[i]).Add(cos.Mul(x)), Number(sines[i]).Add(sin.Mul(x))
	}
	sin = sin.Half()
	return Quat{cos, v.X.Mul(sin), v.Y.Mul(sin), v.Z.Mul(sin)}
}

// remember makes the present of a link its past: Chain.remember. It sums the squares of velocities and their changes, by mass.
func remember() {
	m, p, pose := model.mem(), pasts.mem(), poses.mem()
	d := differences{ValAt(sums, lagAt), ValAt(sums, aheadAt)}
	rate := ValAt(sums, rateAt)

	mat := MatAt(pose, poseMatAt)
	point := VecAt(pose, posAt).Add(mat.MulVec(VecAt(m, comAt)))
	velocity := point.Sub(d.ofVec(pastPointAt)).Scale(rate)
	old := VecAt(p, pastVelocityAt)
	change := velocity.Sub(old)
	mass := ValAt(m, massAt)
	Put(sums, changeAt, ValAt(sums, changeAt).Add(mass.Mul(change.Dot(change))))
	Put(sums, speedAt, ValAt(sums, speedAt).Add(mass.Mul(velocity.Dot(velocity))))
	PutVec(p, pastPointAt+3, VecAt(p, pastPointAt))
	PutVec(p, pastPointAt, point)
	PutVec(p, pastVelocityAt+3, old)
	PutVec(p, pastVelocityAt, velocity)

	rot := QuatAt(p, pastRotAt)
	hat := d.ofMat(rot.Mat(), QuatAt(p, pastRotAt+4).Mat())
	PutQuat(p, pastRotAt+4, rot)
	PutQuat(p, pastRotAt, QuatAt(pose, rotAt))
	PutMat(p, pastSpinAt+9, MatAt(p, pastSpinAt))
	PutMat(p, pastSpinAt, Mat3{
		mat.XX.Sub(hat.XX).Mul(rate), mat.XY.Sub(hat.XY).Mul(rate), mat.XZ.Sub(hat.XZ).Mul(rate),
		mat.YX.Sub(hat.YX).Mul(rate), mat.YY.Sub(hat.YY).Mul(rate), mat.YZ.Sub(hat.YZ).Mul(rate),
		mat.ZX.Sub(hat.ZX).Mul(rate), mat.ZY.Sub(hat.ZY).Mul(rate), mat.ZZ.Sub(hat.ZZ).Mul(rate),
	})
	PutVec(p, pastStrainAt+3, VecAt(p, pastStrainAt))
	c := VecAt(pose, gibbsAt)
	n := c.Dot(c)
	psi := Number(1).Add(Number(4.0 / 15).Mul(n)).Div(Number(1).Add(Number(3.0 / 5).Mul(n)))
	PutVec(p, pastStrainAt, c.Scale(psi.Twice()))
}
