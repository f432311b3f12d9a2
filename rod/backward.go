package rod

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Newton's method in linear time.
//
// The unknowns are the links' rotations θ (small, in world axes) and, for an extensible rod, their stretches w; positions
// follow from them. The second-order expansion of the energy couples a link only to its neighbours and to the position at
// its end, so it is minimised from the far end to the start by dynamic programming. What lies beyond position k answers a
// rotation θ of link k and a displacement x of the position with the energy
//
//	U(θ, x) = g·(θ, x) + ½ (θ, x)ᵀ S (θ, x),   S = | A  B |
//	                                               | Bᵀ C |
//
// and there are three kinds of moves towards the start:
//
//   - along link k, with d from its start to its end: x at the end is x + θ×d + ½ θ×(θ×d) at the start. The last term
//     times the force G transmitted there is the geometric stiffness ½(G dᵀ + d Gᵀ) − (G·d) 1.
//   - over joint k, from link k to link k-1: θ is that of link k-1 plus a rotation φ of the joint. The joint's energy is
//     M·φ + ½ φᵀHφ + ½ a·(M×φ) with a the rotation of link k-1 (the last term is that of exp(−a)exp(a+φ)). φ minimises:
//     φ = −P⁻¹(M + g_θ + (A − ½[M]) a + B x), P = H + A.
//   - at a hold or a load: their own terms are added.
//
// In a joint with Gibbs vector c, a rotation δ of what lies beyond changes 2c by D δ + ½ (…)(c·δ), D = 1 − [c] + ccᵀ. With m
// and J the first and second derivative of its energy in 2c (joint.go) and M = Dᵀm, the second-order term of m·2c is just
// ½ (M·δ)(c·δ), so that H = DᵀJD + ½(Mcᵀ + cMᵀ): exact, and cheap.
//
// The pivots P are those of the whole Hessian. If all are positive definite, so is the Hessian, and the equilibrium is
// stable; each negative eigenvalue of a pivot is one of the Hessian (Sylvester). The transmitted torque and force that the
// geometric terms need are the true ones, kept beside g (Gθ, G); their sum with M is the unbalanced torque of the joint.

// step is what the backward sweep leaves at a joint for the forward sweep, and what that finds there.
type step struct {
	turn   spatial.Mat3 // P⁻¹(A − ½[M]): answer to the rotation of the link before
	shift  spatial.Mat3 // P⁻¹B: answer to the displacement of the joint
	offset spatial.Vec3 // P⁻¹(M + g_θ)
	inv    spatial.Sym3 // P⁻¹
	move   spatial.Vec3 // rotation of the link that Newton's step asks for [rad]; of a slide: its stretch w [m]
}

// slide is a step for the stretch and shear of a link.
type slide = step

// answer is the energy U of all that lies beyond a place, to second order, and the true transmitted load there.
type answer struct {
	a, c spatial.Sym3 // ∂²/∂θ², ∂²/∂x²
	b    spatial.Mat3 // ∂²/∂θ∂x
	gt   spatial.Vec3 // g_θ
	gx   spatial.Vec3 // g_x
	tt   spatial.Vec3 // Gθ: minus the torque transmitted, about the place [N m]
	tx   spatial.Vec3 // G: minus the force transmitted [N]
}

// sweepTotals are what a backward sweep finds out on its way.
type sweepTotals struct {
	energy   float64 // of the present shape with its loads and holds [J]
	scale    float64 // sum of the sizes of its terms: rounding noise is relative to this [J]
	decrease float64 // slope of the energy along Newton's step, downwards [J]
	torque   float64 // square of the largest torque in a joint
	residual float64 // square of the largest unbalanced torque
	force    float64 // square of the largest force in an extensible link
	unmet    float64 // square of the largest unbalanced force in one
	axial    float64 // square of the largest force transmitted
	negative int     // negative eigenvalues of the pivots
	escape   escape  // where one of them is
}

// escape is a direction of falling energy at a pivot: an eigenvector of a negative eigenvalue.
type escape struct {
	value float64 // of the eigenvalue: the most negative that was met
	link  int
	slide bool
	turn  spatial.Vec3 // of the joint, or of the root [rad]; or the stretch of a link [m]
	shift spatial.Vec3 // of the root [m]
}

// backward is the sweep from the far end to the start. It must agree with plainBackward, which is the same in matrix
// notation and without symmetry; a test compares them.
//
// Count for an inextensible link: about 330 multiplications and 300 additions; 208 bytes read and 216 written.
func (r *Rod) backward() {
	r.work = sweepTotals{}
	w := &r.work
	links, now, steps := r.model.links, r.now, r.steps
	n := len(links)
	hold := 0 // the next to meet, in order

	f := r.force[n]
	ans := answer{gx: f.Neg(), tx: f.Neg()}
	pot := -f.Dot(now[n].pos)
	w.energy, w.scale = pot, math.Abs(pot)
	var elastic float64
	touched := r.touch.acts
	if touched {
		w.addHold(r.touch.anchor(n, &ans, &now[n]))
	}

	var rot spatial.Mat3
	for k := n - 1; ; k-- {
		l, p := &links[k], &now[k]
		if l.length > 0 {
			if r.slides != nil {
				elastic += r.slideOver(k, &ans)
			}
			rest := 1.0 // of the way along the link, down to the last hold on it
			for ; hold < len(r.order) && r.holds[r.order[hold]].link == k && r.holds[r.order[hold]].at > 0; hold++ {
				h := &r.holds[r.order[hold]]
				ans.along(p.dir.Scale(rest - h.at))
				w.addHold(h.addTo(&ans, p))
				rest = h.at
			}
			ans.along(p.dir.Scale(rest))
			if r.damp > 0 {
				ans.a.XX += r.damp * l.length
				ans.a.YY += r.damp * l.length
				ans.a.ZZ += r.damp * l.length
			}
		}
		if t := ans.tx.Norm2(); t > w.axial {
			w.axial = t
		}
		for ; hold < len(r.order) && r.holds[r.order[hold]].link == k; hold++ {
			w.addHold(r.holds[r.order[hold]].addTo(&ans, p))
		}
		f := r.force[k]
		ans.gx = ans.gx.Sub(f)
		ans.tx = ans.tx.Sub(f)
		pot := f.Dot(p.pos)
		w.energy -= pot
		w.scale += math.Abs(pot)
		if touched {
			w.addHold(r.touch.anchor(k, &ans, p) + r.touch.addCouple(k, &ans, p))
		}
		if k == 0 {
			break
		}

		// The joint, in the axes of the link before it: link.bend, with the terms in c gathered.
		c := p.gibbs
		c2 := c.Norm2()
		psi, d1, d2 := radial(c2)
		e := spatial.Vec3{X: 2*psi*c.X - l.rest.X, Y: 2*psi*c.Y - l.rest.Y, Z: 2*psi*c.Z - l.rest.Z}
		torque, jc := l.stiff(e), l.stiff(c)
		elastic += e.Dot(torque)
		fc := torque.Dot(c)
		m := spatial.GibbsTorque(torque.Scale(psi).AddScaled(2*d1*fc, c), c) // M = Dᵀm
		now[k-1].rot.Mat(&rot)
		mw, cw := rot.MulVec(m), rot.MulVec(c)

		// H = ψ²EᵀJE + acᵀ + caᵀ + i, E = DRᵀ: for Eᵀc = (1 + c²)c and EᵀE = (1 + c²)(1 + ccᵀ) in world axes, and with g of
		// link.bend, a = (1 + c²)(Eᵀg + …c) + ½M.
		g := spatial.GibbsTorque(jc.Scale(2*psi*d1).AddScaled(d1, torque), c)
		s2 := 1 + c2
		side := s2 * d1 * fc
		a := rot.MulVec(g).Scale(s2).AddScaled(0.5, mw).AddScaled(0.5*(s2*s2*(4*d1*d1*c.Dot(jc)+2*d2*fc)+side), cw)

		// E column by column: D y = y − c×y + c(c·y), with y a row of R, times ψ.
		x1 := turnedColumn(psi, rot.XX, rot.XY, rot.XZ, cw.X, c)
		x2 := turnedColumn(psi, rot.YX, rot.YY, rot.YZ, cw.Y, c)
		x3 := turnedColumn(psi, rot.ZX, rot.ZY, rot.ZZ, cw.Z, c)
		j1, j2, j3 := l.stiff(x1), l.stiff(x2), l.stiff(x3)

		// H, and the pivot P = H + A.
		hxx, hxy, hxz := x1.Dot(j1)+2*a.X*cw.X+side, x1.Dot(j2)+a.X*cw.Y+a.Y*cw.X, x1.Dot(j3)+a.X*cw.Z+a.Z*cw.X
		hyy, hyz, hzz := x2.Dot(j2)+2*a.Y*cw.Y+side, x2.Dot(j3)+a.Y*cw.Z+a.Z*cw.Y, x3.Dot(j3)+2*a.Z*cw.Z+side
		aa, b := &ans.a, &ans.b
		pxx, pxy, pxz := hxx+aa.XX, hxy+aa.XY, hxz+aa.XZ
		pyy, pyz, pzz := hyy+aa.YY, hyz+aa.YZ, hzz+aa.ZZ

		// P⁻¹ by cofactors: one division, and few steps that wait for each other. Where these would lose digits, which is next to
		// a hold, or where the pivot is not positive, it is looked at more closely.
		ixx, ixy, ixz := pyy*pzz-pyz*pyz, pxz*pyz-pxy*pzz, pxy*pyz-pxz*pyy
		minor := pxx*pyy - pxy*pxy
		det := pxx*ixx + pxy*ixy + pxz*ixz
		floor := neutral * (l.joint.XX + l.joint.YY + l.joint.ZZ)
		s := &steps[k]
		if pxx > floor && minor > floor*pxx && det > floor*minor && det > sound*(pxx*pyy*pzz) {
			d := 1 / det
			s.inv = spatial.Sym(ixx*d, ixy*d, ixz*d, (pxx*pzz-pxz*pxz)*d, (pxy*pxz-pxx*pyz)*d, minor*d)
		} else if pivot := spatial.Sym(pxx, pxy, pxz, pyy, pyz, pzz); !pivot.InvertPositive(&s.inv, floor) {
			w.invert(&pivot, &s.inv, floor, escape{link: k})
		}
		if t := mw.Norm2(); t > w.torque {
			w.torque = t
		}
		if t := mw.Add(ans.tt).Norm2(); t > w.residual {
			w.residual = t
		}

		// With G = H + ½[M], the row of φ has P − G for a: so φ = −P⁻¹(q + Bx) − (1 − P⁻¹G)a, and what is left is H − GᵀP⁻¹G for
		// A, GᵀP⁻¹B for B, C − BᵀP⁻¹B for C, −M + GᵀP⁻¹q for g_θ. A itself, which next to a hold is many orders larger than
		// H, does not appear: A − (P − G)ᵀP⁻¹(P − G) is the same, without the digits.
		hx, hy, hz := 0.5*mw.X, 0.5*mw.Y, 0.5*mw.Z
		gxx, gxy, gxz := hxx, hxy-hz, hxz+hy
		gyx, gyy, gyz := hxy+hz, hyy, hyz-hx
		gzx, gzy, gzz := hxz-hy, hyz+hx, hzz
		q := mw.Add(ans.gt)

		i := &s.inv
		yxx, yxy, yxz := i.XX*gxx+i.XY*gyx+i.XZ*gzx, i.XX*gxy+i.XY*gyy+i.XZ*gzy, i.XX*gxz+i.XY*gyz+i.XZ*gzz
		yyx, yyy, yyz := i.XY*gxx+i.YY*gyx+i.YZ*gzx, i.XY*gxy+i.YY*gyy+i.YZ*gzy, i.XY*gxz+i.YY*gyz+i.YZ*gzz
		yzx, yzy, yzz := i.XZ*gxx+i.YZ*gyx+i.ZZ*gzx, i.XZ*gxy+i.YZ*gyy+i.ZZ*gzy, i.XZ*gxz+i.YZ*gyz+i.ZZ*gzz
		s.turn = spatial.Mat3{XX: 1 - yxx, XY: -yxy, XZ: -yxz, YX: -yyx, YY: 1 - yyy, YZ: -yyz, ZX: -yzx, ZY: -yzy, ZZ: 1 - yzz}
		u := &s.shift
		u.XX, u.XY, u.XZ = i.XX*b.XX+i.XY*b.YX+i.XZ*b.ZX, i.XX*b.XY+i.XY*b.YY+i.XZ*b.ZY, i.XX*b.XZ+i.XY*b.YZ+i.XZ*b.ZZ
		u.YX, u.YY, u.YZ = i.XY*b.XX+i.YY*b.YX+i.YZ*b.ZX, i.XY*b.XY+i.YY*b.YY+i.YZ*b.ZY, i.XY*b.XZ+i.YY*b.YZ+i.YZ*b.ZZ
		u.ZX, u.ZY, u.ZZ = i.XZ*b.XX+i.YZ*b.YX+i.ZZ*b.ZX, i.XZ*b.XY+i.YZ*b.YY+i.ZZ*b.ZY, i.XZ*b.XZ+i.YZ*b.YZ+i.ZZ*b.ZZ
		s.offset = i.MulVec(q)
		w.decrease += q.Dot(s.offset)

		cc := &ans.c
		cc.XX -= b.XX*u.XX + b.YX*u.YX + b.ZX*u.ZX
		cc.XY -= b.XX*u.XY + b.YX*u.YY + b.ZX*u.ZY
		cc.XZ -= b.XX*u.XZ + b.YX*u.YZ + b.ZX*u.ZZ
		cc.YY -= b.XY*u.XY + b.YY*u.YY + b.ZY*u.ZY
		cc.YZ -= b.XY*u.XZ + b.YY*u.YZ + b.ZY*u.ZZ
		cc.ZZ -= b.XZ*u.XZ + b.YZ*u.YZ + b.ZZ*u.ZZ
		b.XX, b.XY, b.XZ = gxx*u.XX+gyx*u.YX+gzx*u.ZX, gxx*u.XY+gyx*u.YY+gzx*u.ZY, gxx*u.XZ+gyx*u.YZ+gzx*u.ZZ
		b.YX, b.YY, b.YZ = gxy*u.XX+gyy*u.YX+gzy*u.ZX, gxy*u.XY+gyy*u.YY+gzy*u.ZY, gxy*u.XZ+gyy*u.YZ+gzy*u.ZZ
		b.ZX, b.ZY, b.ZZ = gxz*u.XX+gyz*u.YX+gzz*u.ZX, gxz*u.XY+gyz*u.YY+gzz*u.ZY, gxz*u.XZ+gyz*u.YZ+gzz*u.ZZ
		*aa = spatial.Sym(
			hxx-(gxx*yxx+gyx*yyx+gzx*yzx), hxy-(gxx*yxy+gyx*yyy+gzx*yzy), hxz-(gxx*yxz+gyx*yyz+gzx*yzz),
			hyy-(gxy*yxy+gyy*yyy+gzy*yzy), hyz-(gxy*yxz+gyy*yyz+gzy*yzz),
			hzz-(gxz*yxz+gyz*yyz+gzz*yzz),
		)
		ans.gt = spatial.Vec3{
			X: yxx*q.X + yyx*q.Y + yzx*q.Z - mw.X,
			Y: yxy*q.X + yyy*q.Y + yzy*q.Z - mw.Y,
			Z: yxz*q.X + yyz*q.Y + yzz*q.Z - mw.Z,
		}
		ans.gx = ans.gx.Sub(u.TMulVec(q))
	}
	w.energy += elastic / 2
	w.scale += elastic / 2
	r.root.eliminate(&ans, r.model.length, w)
}

// addHold books the energy of a hold [J].
func (w *sweepTotals) addHold(e float64) {
	w.energy += e
	w.scale += math.Abs(e)
}

// turnedColumn is ψ(y − c×y + c(c·y)) for y = (x, y, z) with c·y given.
func turnedColumn(psi, x, y, z, cy float64, c spatial.Vec3) spatial.Vec3 {
	return spatial.Vec3{
		X: psi * (x - (c.Y*z - c.Z*y) + cy*c.X),
		Y: psi * (y - (c.Z*x - c.X*z) + cy*c.Y),
		Z: psi * (z - (c.X*y - c.Y*x) + cy*c.Z),
	}
}

// along moves the answer from the end of a link to its start: x ↦ x + θ×d + ½ θ×(θ×d).
func (s *answer) along(d spatial.Vec3) {
	c, b, a := &s.c, &s.b, &s.a
	// E = [d]C, and A − Y[d] − (Y[d])ᵀ with Y = B + ½E; [d]C[d] is symmetric.
	exx, exy, exz := d.Y*c.XZ-d.Z*c.XY, d.Y*c.YZ-d.Z*c.YY, d.Y*c.ZZ-d.Z*c.YZ
	eyx, eyy, eyz := d.Z*c.XX-d.X*c.XZ, d.Z*c.XY-d.X*c.YZ, d.Z*c.XZ-d.X*c.ZZ
	ezx, ezy, ezz := d.X*c.XY-d.Y*c.XX, d.X*c.YY-d.Y*c.XY, d.X*c.YZ-d.Y*c.XZ
	yxx, yxy, yxz := b.XX+0.5*exx, b.XY+0.5*exy, b.XZ+0.5*exz
	yyx, yyy, yyz := b.YX+0.5*eyx, b.YY+0.5*eyy, b.YZ+0.5*eyz
	yzx, yzy, yzz := b.ZX+0.5*ezx, b.ZY+0.5*ezy, b.ZZ+0.5*ezz
	zxx, zxy, zxz := yxy*d.Z-yxz*d.Y, yxz*d.X-yxx*d.Z, yxx*d.Y-yxy*d.X
	zyx, zyy, zyz := yyy*d.Z-yyz*d.Y, yyz*d.X-yyx*d.Z, yyx*d.Y-yyy*d.X
	zzx, zzy, zzz := yzy*d.Z-yzz*d.Y, yzz*d.X-yzx*d.Z, yzx*d.Y-yzy*d.X
	g := s.tx
	gd := g.Dot(d)
	a.XX += g.X*d.X - gd - (zxx + zxx)
	a.YY += g.Y*d.Y - gd - (zyy + zyy)
	a.ZZ += g.Z*d.Z - gd - (zzz + zzz)
	a.XY += 0.5*(g.X*d.Y+g.Y*d.X) - (zxy + zyx)
	a.XZ += 0.5*(g.X*d.Z+g.Z*d.X) - (zxz + zzx)
	a.YZ += 0.5*(g.Y*d.Z+g.Z*d.Y) - (zyz + zzy)
	b.XX, b.XY, b.XZ = b.XX+exx, b.XY+exy, b.XZ+exz
	b.YX, b.YY, b.YZ = b.YX+eyx, b.YY+eyy, b.YZ+eyz
	b.ZX, b.ZY, b.ZZ = b.ZX+ezx, b.ZY+ezy, b.ZZ+ezz
	s.gt = s.gt.Add(d.Cross(s.gx))
	s.tt = s.tt.Add(d.Cross(g))
}

// neutral is how small an eigenvalue of a pivot may be, relative to the stiffness of the joint, to count as zero. It then
// belongs to a motion that costs nothing, such as the turning of the plane in which a round rod has buckled. A pivot is one
// link's share of such a motion, so that a Hessian's eigenvalue is smaller than its pivot's by the square of the number of
// links: this is far less than the change of a buckling load by a part in ten thousand.
const neutral = 1e-5

// sound is how small the determinant of a pivot may be, relative to the product of its diagonal, for cofactors to keep all but
// four digits.
const sound = 1e-4

// invert inverts a pivot that is not positive definite, counts its negative eigenvalues, and notes a direction in which the
// energy falls. The inverse keeps the signs, so that the pivots to come are right as well. Eigenvalues below floor count
// as zero.
func (w *sweepTotals) invert(p, inv *spatial.Sym3, floor float64, at escape) {
	values, vectors := eigen3(p)
	floor = math.Max(floor, math.SmallestNonzeroFloat64)
	*inv = spatial.Sym3{}
	for i, v := range vectors {
		s := 1 / math.Max(values[i], floor)
		if values[i] < -floor {
			w.negative++
			if values[i] < w.escape.value {
				at.turn, at.value = v, values[i]
				w.escape = at
			}
			s = 1 / values[i]
		}
		inv.XX += s * v.X * v.X
		inv.XY += s * v.X * v.Y
		inv.XZ += s * v.X * v.Z
		inv.YY += s * v.Y * v.Y
		inv.YZ += s * v.Y * v.Z
		inv.ZZ += s * v.Z * v.Z
	}
}

// slideOver minimises over the stretch and shear w of link k (in world axes, at its end). With force n, stiffness L/h and
// the transmitted force G, the energy is n·w + ½ wᵀ(L/h)w + G·(θ×w) + U(θ, x + w). It returns twice the elastic energy.
func (r *Rod) slideOver(k int, ans *answer) float64 {
	l, p, s, w := &r.model.links[k], &r.now[k], &r.slides[k], &r.work
	e := p.ratio.Sub(spatial.V(0, 0, 1))
	local := l.stretch.MulVec(e)
	var rot spatial.Mat3
	p.rot.Mat(&rot)
	n := rot.MulVec(local)
	own3 := l.stretch.Scaled(1 / l.length)
	own3 = own3.Turned(&rot) // L/h in world axes
	pivot := own3
	pivot.Add(&ans.c)
	if floor := neutral * own3.Trace(); !pivot.InvertPositive(&s.inv, floor) {
		w.invert(&pivot, &s.inv, floor, escape{link: k, slide: true})
	}
	w.force = math.Max(w.force, n.Norm2())
	w.unmet = math.Max(w.unmet, n.Add(ans.tx).Norm2())

	// As at a joint, without C where it may be much larger than the link's own stiffness Lh = L/h: P⁻¹C = 1 − P⁻¹Lh,
	// C − CP⁻¹C = Lh − LhP⁻¹Lh, B − FᵀP⁻¹C = [G] + FᵀP⁻¹Lh.
	inv, own, g := s.inv.Mat(), own3.Mat(), spatial.Skew(ans.tx)
	f := ans.b.T()
	f.Add(&f, &g) // row w, column θ
	var y, t spatial.Mat3
	y.Mul(&inv, &own)
	one := spatial.Diag(1, 1, 1)
	s.turn.Mul(&inv, &f)
	s.shift.AddScaled(&one, -1, &y)
	q := n.Add(ans.gx)
	s.offset = s.inv.MulVec(q)
	w.decrease += q.Dot(s.offset)

	t.TMul(&f, &s.turn)
	ans.a.AddScaled(-1, &t)
	t.TMul(&f, &y)
	ans.b.Add(&g, &t)
	t.Mul(&own, &y)
	ans.c = own3
	ans.c.AddScaled(-1, &t)
	ans.gt = ans.gt.Sub(s.turn.TMulVec(q))
	ans.gx = y.TMulVec(q).Sub(n)
	return e.Dot(local) * l.length
}
