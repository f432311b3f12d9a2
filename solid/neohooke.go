package solid

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Stable neo-Hookean elasticity (Smith, de Goes and Kim 2018, eq. 13): for a volume of 1
//
//	Ψ = ½μ(|F|² − 3) − ½μ ln(|F|² + 1) + ½λ(J − α)²,   α = 1 + 3μ/(4λ),
//
// with μ = 4/3 of Lamé's and λ = Lamé's + 5/6 of Lamé's μ (their section 3.4), so that small strains obey Hooke's law. It is finite whatever F is, and an element turned inside out comes back. With
// C = ∂J/∂F, y = F g and w = C g for the gradient g of a corner, c = μ(1 − 1/(|F|² + 1)), d = 2μ/(|F|² + 1)² and p = λ(J − α),
//
//	f_a = −V (c y_a + p w_a),   K_ab = V (c (g_a·g_b) 1 + d y_a y_bᵀ + λ w_a w_bᵀ − p [F(g_a × g_b)]×).
//
// All but the last term are never negative. Where the whole turns out to be indefinite, K is taken without it.

// large is what a neo-Hookean element tells its nodes, times its volume.
type large struct {
	grad, y, w, force [4]spatial.Vec3
	f                 spatial.Mat3
	c, d, lambda, p   float64
}

// neoHookean returns the law's own coefficients for Lamé's, and α.
func neoHookean(lame [2]float64) (lambda, mu, alpha float64) {
	mu = 4. / 3 * lame[1]
	lambda = lame[0] + 5./6*lame[1]
	return lambda, mu, 1 + 0.75*mu/lambda
}

// squared is |F|².
func squared(f *spatial.Mat3) float64 { return f.Col(0).Norm2() + f.Col(1).Norm2() + f.Col(2).Norm2() }

// neoEnergy is Ψ, 0 at rest.
func neoEnergy(f *spatial.Mat3, lame [2]float64) float64 {
	lambda, mu, alpha := neoHookean(lame)
	square, j := squared(f), f.Det()
	rest := -mu/2*math.Log(4) + lambda/2*(1-alpha)*(1-alpha)
	return mu/2*(square-3) - mu/2*math.Log(square+1) + lambda/2*(j-alpha)*(j-alpha) - rest
}

// stretch finds what neo-Hookean elements do, of groups from first on.
func (s *Solid) stretch(first, end int) {
	for e := 4 * first; e < min(4*end, len(s.corners)); e++ {
		r := &s.larges[e]
		r.f = s.deformation(e, s.now.x)
		q := polar(&r.f, s.turnOf(e))
		t, lane := s.turns[turnLanes*(e/4):], e%4
		t[0][lane], t[1][lane], t[2][lane], t[3][lane] = q.W, q.X, q.Y, q.Z
		lambda, mu, alpha := neoHookean(s.lame[e])
		square, v := squared(&r.f), s.volumes[e]
		p := lambda * (r.f.Det() - alpha)
		c := mu * (1 - 1/(square+1))
		x, y, z := r.f.Col(0), r.f.Col(1), r.f.Col(2)
		yz, zx, xy := y.Cross(z), z.Cross(x), x.Cross(y)
		r.c, r.d, r.lambda, r.p = v*c*s.factor, v*2*mu/((square+1)*(square+1))*s.factor, v*lambda*s.factor, v*p*s.factor
		for a := range r.grad {
			g := s.restGradient(e, a)
			r.grad[a], r.y[a] = g, r.f.MulVec(g)
			r.w[a] = yz.Scale(g.X).AddScaled(g.Y, zx).AddScaled(g.Z, xy)
			r.force[a] = r.y[a].Scale(-v*c).AddScaled(-v*p, r.w[a])
		}
		if s.tame {
			r.p = 0
		}
	}
}

// stiffenLarge adds up what neo-Hookean elements around a node do: see kernels.stiffen.
func (s *Solid) stiffenLarge(values, row, force []float64, visits []visit, own int) {
	var sum spatial.Vec3
	for i := range visits {
		v := &visits[i]
		r, a := &s.larges[v.element], int(v.corner)
		sum = sum.Add(r.force[a])
		p := r.p
		if s.nodal != nil && !s.tame {
			p += s.volumes[v.element] * s.factor * s.pressureIn(v.element)
		}
		for k, slot := range v.slots {
			b := (a + 1 + k) & 3
			block := (*[12]float64)(row[12*int(slot):])
			y, w := r.y[a].Scale(r.d), r.w[a].Scale(r.lambda)
			z := r.f.MulVec(r.grad[a].Cross(r.grad[b])).Scale(-p)
			same := r.c * r.grad[a].Dot(r.grad[b])
			addColumn(block[0:], y.Scale(r.y[b].X).AddScaled(r.w[b].X, w).Add(spatial.Vec3{X: same, Y: z.Z, Z: -z.Y}))
			addColumn(block[4:], y.Scale(r.y[b].Y).AddScaled(r.w[b].Y, w).Add(spatial.Vec3{X: -z.Z, Y: same, Z: z.X}))
			addColumn(block[8:], y.Scale(r.y[b].Z).AddScaled(r.w[b].Z, w).Add(spatial.Vec3{X: z.Y, Y: -z.X, Z: same}))
		}
	}
	put(force, sum)
	pack(values, row, own)
}

func addColumn(to []float64, v spatial.Vec3) { to[0], to[1], to[2] = to[0]+v.X, to[1]+v.Y, to[2]+v.Z }
