package collide

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/integrate/quad"

	"github.com/tendril-sim/tendril/spatial"
)

// The moments of a convex shape are exact, those of a rounded one too. A polyhedron with a sphere of radius R swept over it is the
// polyhedron, a slab of thickness R on each face, a sector of a cylinder along each edge, and a sector of a ball on each corner
// (Steiner 1840). A body of revolution is an integral along its outline.

// moments are integrals over a body: of 1, of x and of x xᵀ, in coordinates of its choice.
type moments struct {
	volume float64      // [m³]
	first  spatial.Vec3 // [m⁴]
	second spatial.Sym3 // [m⁵]
}

// Mass returns the volume of the shape [m³], its centre [m] and, for a density of 1 kg/m³, its inertia about the centre [kg m²], in the axes of
// the shape. A half space has none.
func (s *Shape) Mass() (volume float64, centre spatial.Vec3, inertia spatial.Sym3, err error) {
	var m moments
	origin := spatial.Vec3{} // of the moments
	switch s.kind {
	case Sphere, Capsule, Cylinder, Cone:
		m.revolve(s.profile())
	case Box:
		m.hull(boxHull(s.half), origin, s.round)
	case Hull:
		for _, p := range s.hull.points {
			origin = origin.AddScaled(1/float64(len(s.hull.points)), p)
		}
		m.hull(s.hull, origin, s.round)
	case HalfSpace:
		return 0, centre, inertia, fmt.Errorf("collide: a half space has no mass")
	default:
		return s.massPieces()
	}
	if !(m.volume > 0) {
		return 0, centre, inertia, fmt.Errorf("collide: a %v of no volume has no mass", s.kind)
	}
	c := m.first.Scale(1 / m.volume)
	cc := spatial.Outer(c, c)
	m.second.AddScaled(-m.volume, &cc)
	t := m.second.Trace()
	inertia = m.second.Scaled(-1)
	inertia.XX, inertia.YY, inertia.ZZ = inertia.XX+t, inertia.YY+t, inertia.ZZ+t
	return m.volume, origin.Add(c), inertia, nil
}

// profileArc is a piece of the outline of a body of revolution, from its lower pole to its upper one: an arc about (r, z) from angle from to
// angle to, or, where its radius is 0, the corner (r, z). Straight lines join one to the next.
type profileArc struct {
	r, z, radius float64 // [m]
	from, to     float64 // of the outward normal, from −π/2 below to π/2 above [rad]
}

// profile returns the outline of a body of revolution.
func (s *Shape) profile() []profileArc {
	const down, up = -math.Pi / 2, math.Pi / 2
	r, h, round := s.half.X, s.half.Z, s.round
	switch s.kind {
	case Sphere:
		return []profileArc{{0, 0, round, down, up}}
	case Capsule:
		return []profileArc{{0, -h, round, down, 0}, {0, h, round, 0, up}}
	case Cylinder:
		return []profileArc{{0, -h, round, down, down}, {r, -h, round, down, 0}, {r, h, round, 0, up}, {0, h, round, up, up}}
	default:
		side := math.Atan2(r, 2*h)
		return []profileArc{{0, -h, round, down, down}, {r, -h, round, down, side}, {0, h, round, side, up}}
	}
}

// at returns the radius and height of the outline where its normal has an angle, and the derivative of the height by it.
func (a *profileArc) at(angle float64) (r, z, dz float64) {
	sin, cos := math.Sincos(angle)
	return a.r + a.radius*cos, a.z + a.radius*sin, a.radius * cos
}

// revolve adds the body within an outline: ∫ f dV is a sum of integrals over the discs at each height, all of them of π r² dz or π r⁴/4 dz.
func (m *moments) revolve(profile []profileArc) {
	// The integrands are polynomials on lines and entire functions on arcs: 16 points leave only rounding.
	var x, w [16]float64
	quad.Legendre{}.FixedLocations(x[:], w[:], 0, 1)
	disc := func(r, z, dz float64) {
		v := math.Pi * r * r * dz
		m.volume += v
		m.first.Z += z * v
		m.second.ZZ += z * z * v
		m.second.XX += 0.25 * r * r * v
		m.second.YY += 0.25 * r * r * v
	}
	for i := range profile {
		a := &profile[i]
		for k := range x {
			r, z, dz := a.at(a.from + x[k]*(a.to-a.from))
			disc(r, z, dz*w[k]*(a.to-a.from))
		}
		if i+1 == len(profile) {
			break
		}
		r0, z0, _ := a.at(a.to)
		r1, z1, _ := profile[i+1].at(profile[i+1].from)
		for k := range x {
			disc(r0+x[k]*(r1-r0), z0+x[k]*(z1-z0), w[k]*(z1-z0))
		}
	}
}

// boxHull returns a box as a polyhedron.
func boxHull(half spatial.Vec3) *hull {
	h := &hull{bound: half.Norm(), loopAt: []int32{0}}
	for bits := range uint8(8) {
		h.points = append(h.points, boxPoint(half, bits))
	}
	for _, face := range boxFaces {
		for _, c := range face {
			h.loop = append(h.loop, int32(c))
		}
		h.loopAt = append(h.loopAt, int32(len(h.loop)))
		h.addPlane(h.loop[len(h.loop)-4:])
	}
	h.link()
	return h
}

// symmetric adds f (a bᵀ + b aᵀ)/2.
func symmetric(s *spatial.Sym3, f float64, a, b spatial.Vec3) {
	o := spatial.Outer(a, b)
	s.AddScaled(f, &o)
}

// hull adds a polyhedron, in coordinates about origin, with a sphere of radius r swept over it.
func (m *moments) hull(h *hull, origin spatial.Vec3, r float64) {
	for f := range h.normals {
		loop := h.face(int32(f))
		a := h.points[loop[0]].Sub(origin)
		for k := 1; k+1 < len(loop); k++ {
			b, c := h.points[loop[k]].Sub(origin), h.points[loop[k+1]].Sub(origin)
			m.tetrahedron(a, b, c)
			if r > 0 {
				m.slab(a, b, c, h.normals[f], r)
			}
		}
	}
	if r > 0 {
		m.roundEdges(h, origin, r)
	}
}

// tetrahedron adds the one of a triangle and the origin.
func (m *moments) tetrahedron(a, b, c spatial.Vec3) {
	v := a.Dot(b.Cross(c)) / 6
	s := a.Add(b).Add(c)
	m.volume += v
	m.first = m.first.AddScaled(v/4, s)
	symmetric(&m.second, v/20, a, a)
	symmetric(&m.second, v/20, b, b)
	symmetric(&m.second, v/20, c, c)
	symmetric(&m.second, v/20, s, s)
}

// slab adds a triangle of thickness r along the normal n.
func (m *moments) slab(a, b, c, n spatial.Vec3, r float64) {
	area := 0.5 * n.Dot(b.Sub(a).Cross(c.Sub(a)))
	s := a.Add(b).Add(c)
	m.volume += area * r
	m.first = m.first.AddScaled(area*r/3, s).AddScaled(area*r*r/2, n)
	f := area * r / 12
	symmetric(&m.second, f, a, a)
	symmetric(&m.second, f, b, b)
	symmetric(&m.second, f, c, c)
	symmetric(&m.second, f, s, s)
	symmetric(&m.second, area*r*r/3, s, n)
	symmetric(&m.second, area*r*r*r/3, n, n)
}

// roundEdges adds the sectors along the edges and on the corners. What a corner's sector needs of its part Ω of the unit sphere are
//
//	∫ dΩ = 2π − the angles of the faces there,  ∫ n dΩ = ½ Σ θ m,  ∫ n nᵀ dΩ = ⅓ (Ω 1 + Σ tan(θ/2) m (p + q)ᵀ),
//
// sums over the arcs of length θ from p to q around Ω with inward normals m (the divergence theorem on the sphere); an arc
// is that of an edge's two faces, and m points back along the edge.
func (m *moments) roundEdges(h *hull, origin spatial.Vec3, r float64) {
	solid := make([]float64, len(h.points))
	for i := range solid {
		solid[i] = 2 * math.Pi
	}
	for _, e := range h.edges() {
		a, b := h.points[e.a].Sub(origin), h.points[e.b].Sub(origin)
		p, q := h.normals[e.left], h.normals[e.right]
		turn := math.Atan2(p.Cross(q).Norm(), p.Dot(q))
		m.edgeSector(a, b, p, q, turn, r)
		along := b.Sub(a).Unit()
		m.arc(a, along.Neg(), p, q, turn, r)
		m.arc(b, along, p, q, turn, r)
	}
	for f := range h.normals {
		loop := h.face(int32(f))
		for k, c := range loop {
			in := h.points[loop[(k+len(loop)-1)%len(loop)]].Sub(h.points[c])
			out := h.points[loop[(k+1)%len(loop)]].Sub(h.points[c])
			solid[c] -= math.Atan2(in.Cross(out).Norm(), in.Dot(out))
		}
	}
	for i, p := range h.points {
		p = p.Sub(origin)
		v := solid[i] * r * r * r / 3
		m.volume += v
		m.first = m.first.AddScaled(v, p)
		symmetric(&m.second, v, p, p)
		one := spatial.Diag(1, 1, 1)
		m.second.AddScaled(solid[i]/3*math.Pow(r, 5)/5, &one)
	}
}

// edgeSector adds a sector of a cylinder of radius r about the edge from a to b, between the normals p and q.
func (m *moments) edgeSector(a, b, p, q spatial.Vec3, turn, r float64) {
	l := b.Sub(a).Norm()
	area := turn * r * r / 2
	middle := a.Add(b).Scale(0.5)
	y := p.Add(q).Scale(math.Tan(turn/2) * r * r * r / 3) // ∫ y dA over the sector
	m.volume += l * area
	m.first = m.first.AddScaled(l*area, middle).AddScaled(l, y)
	symmetric(&m.second, l*area/3, a, a)
	symmetric(&m.second, l*area/3, b, b)
	symmetric(&m.second, l*area/3, a, b)
	symmetric(&m.second, 2*l, middle, y)
	bisector := p.Add(q).Unit()
	across := bisector.Cross(b.Sub(a).Unit())
	f := l * r * r * r * r / 8
	symmetric(&m.second, f*(turn+math.Sin(turn)), bisector, bisector)
	symmetric(&m.second, f*(turn-math.Sin(turn)), across, across)
}

// arc adds what an arc from p to q with the inward normal in contributes to the sector of the ball of radius r about c.
func (m *moments) arc(c, in, p, q spatial.Vec3, turn, r float64) {
	first := in.Scale(turn / 2 * math.Pow(r, 4) / 4)
	m.first = m.first.Add(first)
	symmetric(&m.second, 2, c, first)
	symmetric(&m.second, math.Tan(turn/2)/3*math.Pow(r, 5)/5, in, p.Add(q))
}

// hullEdge is an edge between two corners and the faces on its sides.
type hullEdge struct{ a, b, left, right int32 }

// edges returns the edges, in the order of the faces.
func (h *hull) edges() []hullEdge {
	right := make(map[[2]int32]int32, len(h.loop))
	for f := range h.normals {
		loop := h.face(int32(f))
		for k, c := range loop {
			right[[2]int32{loop[(k+1)%len(loop)], c}] = int32(f)
		}
	}
	var list []hullEdge
	for f := range h.normals {
		loop := h.face(int32(f))
		for k, c := range loop {
			d := loop[(k+1)%len(loop)]
			if other, ok := right[[2]int32{c, d}]; ok && c < d {
				list = append(list, hullEdge{c, d, int32(f), other})
			}
		}
	}
	return list
}
