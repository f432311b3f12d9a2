package main

// The beginning and the end of a step: step.go of package chain.

// differences is ẑ = (1 + a) z₀ − a z₋₁.
type differences struct{ lag, ahead val }

func (d differences) of(now, before val) val { return now.mul(d.ahead).sub(before.mul(d.lag)) }

func (d differences) ofVec(q int) vec3 {
	now, before := vecAt(pasts.mem(), q), vecAt(pasts.mem(), q+3)
	return vec3{d.of(now.x, before.x), d.of(now.y, before.y), d.of(now.z, before.z)}
}

func (d differences) ofMat(now, before mat3) mat3 {
	return mat3{
		d.of(now.xx, before.xx), d.of(now.xy, before.xy), d.of(now.xz, before.xz),
		d.of(now.yx, before.yx), d.of(now.yy, before.yy), d.of(now.yz, before.yz),
		d.of(now.zx, before.zx), d.of(now.zy, before.zy), d.of(now.zz, before.zz),
	}
}

// aim sets the goal of a link, and the stiffness of its joint with damping: Chain.aim.
func aim() {
	m, goal, p, e, s := model.mem(), goals.mem(), pasts.mem(), given.mem(), start.mem()
	d := differences{valAt(sums, lagAt), valAt(sums, aheadAt)}
	g, rate := valAt(sums, reachAt), valAt(sums, rateAt)

	wind := vecAt(sums, windAt)
	point, velocity := vecAt(p, pastPointAt), vecAt(p, pastVelocityAt)
	mass := valAt(m, massAt)
	inertia := mass.mul(rate.mul(rate))
	blown := velocity.sub(wind)
	drag := valAt(m, dragAt).add(valAt(m, drag2At).mul(blown.dot(blown).sqrt())).mul(rate)
	more, hold := valAt(e, effectDragAt).mul(rate), valAt(e, effectHoldAt)
	before := d.ofVec(pastPointAt)
	pull := before.addScaled(g, d.ofVec(pastVelocityAt)).scale(inertia)
	pull = pull.addScaled(drag, before.addScaled(g, wind))
	pull = pull.addScaled(mass.mul(valAt(m, weightAt)), vecAt(sums, gravityAt))
	pull = pull.add(vecAt(e, forceAt)).addScaled(more, before.addScaled(g, velocity)).addScaled(hold, point)
	weight := inertia.add(drag).add(more).add(hold)
	put(goal, loadAt, weight)
	putVec(goal, aimAt, pull.scale(weight.inverse()))

	putVec(places.mem(), 0, vecAt(m, comAt))

	damp := vecAt(m, dampAt)
	putVec(goal, pushAt, d.ofVec(pastStrainAt).times(damp).scale(rate))
	putVec(s, dampedAt, vecAt(m, stiffAt).addScaled(rate, damp))

	r, spin := quatAt(p, pastRotAt).mat(), matAt(p, pastSpinAt)
	hat := d.ofMat(r, quatAt(p, pastRotAt+4).mat())
	ahead := d.ofMat(spin, matAt(p, pastSpinAt+9))
	second := symAt(m, secondAt)
	square := rate.mul(rate)
	round := drag.mul(valAt(m, roundAt))
	hx, hy, hz := hat.rows()
	ax, ay, az := ahead.rows()
	for i, row := range [3][2]vec3{{hx, ax}, {hy, ay}, {hz, az}} {
		axes := second.mulVec(row[0].addScaled(g, row[1])).scale(square)
		axes.z = axes.z.add(round.mul(row[0].z))
		putVec(goal, axesAt+3*i, axes)
	}
}

// guess lets a link turn on as it did: Chain.spun.
func guess() {
	p := pasts.mem()
	rot := quatAt(p, pastRotAt)
	rx, ry, rz := rot.mat().rows()
	sx, sy, sz := matAt(p, pastSpinAt).rows()
	half := valAt(sums, stepAt).half()
	turn := vec3{ry.dot(sz).sub(rz.dot(sy)), rz.dot(sx).sub(rx.dot(sz)), rx.dot(sy).sub(ry.dot(sx))}
	putQuat(start.mem(), guessAt, exp(turn.scale(half)).mul(rot).unit())
}

// exp is the rotation by v, exact to rounding up to half a turn; beyond that it is only along v, and not of length 1.
func exp(v vec3) quat {
	const terms, most = 12, 2.5 // of the square of half the angle: (π/2)² is below
	x := v.dot(v).mul(number(0.25)).min(number(most))
	factorial := 1.0
	var cosines, sines [terms]float64
	for i := range terms {
		sign := 1 - 2*float64(i%2)
		cosines[i] = sign / factorial
		factorial *= float64(2*i + 1)
		sines[i] = sign / factorial
		factorial *= float64(2*i + 2)
	}
	cos, sin := number(cosines[terms-1]), number(sines[terms-1])
	for i := terms - 2; i >= 0; i-- {
		cos, sin = number(cosines[i]).add(cos.mul(x)), number(sines[i]).add(sin.mul(x))
	}
	sin = sin.half()
	return quat{cos, v.x.mul(sin), v.y.mul(sin), v.z.mul(sin)}
}

// remember makes the present of a link its past: Chain.remember. It sums the squares of velocities and their changes, by mass.
func remember() {
	m, p, pose := model.mem(), pasts.mem(), poses.mem()
	d := differences{valAt(sums, lagAt), valAt(sums, aheadAt)}
	rate := valAt(sums, rateAt)

	mat := matAt(pose, poseMatAt)
	point := vecAt(pose, posAt).add(mat.mulVec(vecAt(m, comAt)))
	velocity := point.sub(d.ofVec(pastPointAt)).scale(rate)
	old := vecAt(p, pastVelocityAt)
	change := velocity.sub(old)
	mass := valAt(m, massAt)
	put(sums, changeAt, valAt(sums, changeAt).add(mass.mul(change.dot(change))))
	put(sums, speedAt, valAt(sums, speedAt).add(mass.mul(velocity.dot(velocity))))
	putVec(p, pastPointAt+3, vecAt(p, pastPointAt))
	putVec(p, pastPointAt, point)
	putVec(p, pastVelocityAt+3, old)
	putVec(p, pastVelocityAt, velocity)

	rot := quatAt(p, pastRotAt)
	hat := d.ofMat(rot.mat(), quatAt(p, pastRotAt+4).mat())
	putQuat(p, pastRotAt+4, rot)
	putQuat(p, pastRotAt, quatAt(pose, rotAt))
	putMat(p, pastSpinAt+9, matAt(p, pastSpinAt))
	putMat(p, pastSpinAt, mat3{
		mat.xx.sub(hat.xx).mul(rate), mat.xy.sub(hat.xy).mul(rate), mat.xz.sub(hat.xz).mul(rate),
		mat.yx.sub(hat.yx).mul(rate), mat.yy.sub(hat.yy).mul(rate), mat.yz.sub(hat.yz).mul(rate),
		mat.zx.sub(hat.zx).mul(rate), mat.zy.sub(hat.zy).mul(rate), mat.zz.sub(hat.zz).mul(rate),
	})
	putVec(p, pastStrainAt+3, vecAt(p, pastStrainAt))
	c := vecAt(pose, gibbsAt)
	n := c.dot(c)
	psi := number(1).add(number(4.0 / 15).mul(n)).div(number(1).add(number(3.0 / 5).mul(n)))
	putVec(p, pastStrainAt, c.scale(psi.twice()))
}
