package chain

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// A joint stores energy by its turn from rest, whose Gibbs vector is c = tan(θ/2)·n in the joint's axes.
//
// The linear law has the strain φ = 2c ψ(c²), ψ(s) = (1 + 4s/15)/(1 + 3s/5): the rotation vector θ·n up to θ⁷, without
// trigonometry, and with a wall at half a turn so that a joint never folds over. Its energy is ½ φᵀKφ.
//
// The tangent law (Hadap 2006, eq. 18) parts the turn into a twist θt about z and a bend θb about an axis b across z, by
// q = twist(θt/2)·bend(θb, b)·twist(θt/2). In Gibbs vectors tan(θt/2) = cz and tan(θb/2)·b = (cx, cy)/√(1 + cz²) =: β. Torques
// 2K tan(θ/2) come from the energies 2K ln(1 + cz²) and, with Kb anisotropic, 2 βᵀKβ ln(1 + β²)/β². The factor 2 makes K the
// stiffness of a small bend, as in the linear law.
//
// Damping is in the rate of φ for both. Over a step of g = γh it is the energy ½ (φ − φ̂)ᵀD(φ − φ̂)/g, so it only adds to the
// stiffness and shifts the rest.

// radial returns ψ and its first two derivatives at s.
func radial(s float64) (psi, d1, d2 float64) {
	const a, b = 4.0 / 15, 3.0 / 5
	f := 1 / (1 + b*s)
	d1 = (a - b) * f * f
	return (1 + a*s) * f, d1, -2 * b * f * d1
}

// strain returns φ.
func strain(c spatial.Vec3) spatial.Vec3 {
	psi, _, _ := radial(c.Norm2())
	return c.Scale(2 * psi)
}

// bending is the energy of a joint and its first two derivatives in 2c.
type bending struct {
	energy float64      // [J]
	first  spatial.Vec3 // [N m]
	second spatial.Sym3 // [N m]
}

// quadratic sets b to the energy ½ φᵀSφ − p·φ with S diagonal. With f = Sφ − p and Ψ = ψ + 2ψ′ccᵀ, half the derivative
// of φ in c, its derivatives in 2c are Ψf and ΨSΨ + (f·c)(ψ′ + 2ψ″ccᵀ) + ψ′(fcᵀ + cfᵀ).
func (b *bending) quadratic(stiff, push, c spatial.Vec3) {
	psi, d1, d2 := radial(c.Norm2())
	u := c.Scale(2 * psi) // φ
	su := spatial.Vec3{X: stiff.X * u.X, Y: stiff.Y * u.Y, Z: stiff.Z * u.Z}
	f := su.Sub(push)
	b.energy = 0.5*u.Dot(su) - u.Dot(push)
	fc := f.Dot(c)
	b.first = spatial.Vec3{X: psi*f.X + 2*d1*fc*c.X, Y: psi*f.Y + 2*d1*fc*c.Y, Z: psi*f.Z + 2*d1*fc*c.Z}
	// ΨSΨ = ψ²S + (gcᵀ + cgᵀ) + 4ψ′²(c·Sc)ccᵀ with g = 2ψψ′Sc; the rest has the same form.
	sc := spatial.Vec3{X: stiff.X * c.X, Y: stiff.Y * c.Y, Z: stiff.Z * c.Z}
	g := spatial.Vec3{X: 2*psi*d1*sc.X + d1*f.X, Y: 2*psi*d1*sc.Y + d1*f.Y, Z: 2*psi*d1*sc.Z + d1*f.Z}
	cc := 4*d1*d1*c.Dot(sc) + 2*d2*fc
	p2, i := psi*psi, d1*fc
	b.second.XX = p2*stiff.X + (2*g.X+cc*c.X)*c.X + i
	b.second.XY = g.X*c.Y + (g.Y+cc*c.Y)*c.X
	b.second.XZ = g.X*c.Z + (g.Z+cc*c.Z)*c.X
	b.second.YY = p2*stiff.Y + (2*g.Y+cc*c.Y)*c.Y + i
	b.second.YZ = g.Y*c.Z + (g.Z+cc*c.Z)*c.Y
	b.second.ZZ = p2*stiff.Z + (2*g.Z+cc*c.Z)*c.Z + i
}

// addTangent adds the energy of the tangent law.
func (b *bending) addTangent(stiff, c spatial.Vec3) {
	p, q := c.X*c.X+c.Y*c.Y, 1+c.Z*c.Z
	n := 2 * (stiff.X*c.X*c.X + stiff.Y*c.Y*c.Y)
	g, gp, gq, gpp, gpq, gqq := logTerm(p, q)
	twist := 2 * stiff.Z
	b.energy += n*g + twist*math.Log(q)

	// Of n·g(p, q): halves for 2c in the first derivative, quarters in the second.
	kx, ky := 2*stiff.X, 2*stiff.Y
	b.first.X += c.X * (kx*g + n*gp)
	b.first.Y += c.Y * (ky*g + n*gp)
	b.first.Z += c.Z * (n*gq + twist/q)
	b.second.XX += 0.5*(kx*g+n*gp) + c.X*c.X*(2*kx*gp+n*gpp)
	b.second.YY += 0.5*(ky*g+n*gp) + c.Y*c.Y*(2*ky*gp+n*gpp)
	b.second.XY += c.X * c.Y * ((kx+ky)*gp + n*gpp)
	b.second.XZ += c.X * c.Z * (kx*gq + n*gpq)
	b.second.YZ += c.Y * c.Z * (ky*gq + n*gpq)
	b.second.ZZ += 0.5*(n*gq+twist/q) + c.Z*c.Z*(n*gqq-twist/(q*q))
}

// logTerm returns g = ln(1 + p/q)/p and its derivatives.
func logTerm(p, q float64) (g, gp, gq, gpp, gpq, gqq float64) {
	r := 1 / (q + p)
	gq, gpq, gqq = -r/q, r*r/q, (2*q+p)*r*r/(q*q)
	if s := p / q; s < 0.01 { // the quotients below would lose digits
		g = (1 - s*(1.0/2-s*(1.0/3-s*(1.0/4-s*(1.0/5-s/6))))) / q
		gp = -(1.0/2 - s*(2.0/3-s*(3.0/4-s*(4.0/5-s*(5.0/6-s*6/7))))) / (q * q)
		gpp = (2.0/3 - s*(6.0/4-s*(12.0/5-s*(20.0/6-s*(30.0/7-s*42/8))))) / (q * q * q)
		return g, gp, gq, gpp, gpq, gqq
	}
	g = math.Log1p(p/q) / p
	gp = (r - g) / p
	gpp = (-r*r - 2*gp) / p
	return g, gp, gq, gpp, gpq, gqq
}

// bend sets b to the energy of the joint of l over a step of g seconds at c, with damping from push, which is Dφ̂/g.
func (l *link) bend(b *bending, c, push spatial.Vec3, g float64) {
	stiff := l.damp.Scale(1 / g)
	if l.law == Linear {
		stiff = stiff.Add(l.stiff)
	}
	b.quadratic(stiff, push, c)
	if l.law == Tangent {
		b.addTangent(l.stiff, c)
	}
}

// elastic returns the elastic energy of the joint at c [J].
func (l *link) elastic(c spatial.Vec3) float64 {
	var b bending
	if l.law == Tangent {
		b.addTangent(l.stiff, c)
	} else {
		b.quadratic(l.stiff, spatial.Vec3{}, c)
	}
	return b.energy
}
