package collide

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// trimesh is the geometry of a Mesh.
type trimesh struct {
	vertices  []spatial.Vec3 // [m]
	triangles [][3]int32     // numbers of vertices
	normals   []spatial.Vec3 // of the triangles, unit; 0 for one without area
	beyond    [][3]int32     // triangle across the edge from corner k to k+1, −1 at a rim
	same      []int32        // first vertex at the same place as each
	fan       []int32        // a triangle at each vertex that is the first at its place, else −1
	tree      *bvh
	closed    bool // every edge has a triangle on both sides: the mesh has an inside
}

// panel is a triangle with what lies around it, ready to be touched.
type panel struct {
	corner [3]spatial.Vec3 // counterclockwise seen from outside [m]
	normal spatial.Vec3    // unit
	across [3]spatial.Vec3 // normal of the neighbour across the edge from corner k to k+1; 0 at a rim
	number int32
	turned bool  // it is seen from its back: corners 1 and 2 have changed places
	look   uint8 // which of the surface's axes the normal is nearest to
}

// NewMesh returns the shape of a surface, which it copies. A closed surface is solid: it is touched from outside, where the corners
// of its triangles go round counterclockwise. An open one is a sheet that is touched from both sides.
//
// Vertices at one place count as one, so that the seams of a file are not rims.
func NewMesh(s *mesh.Surface) (*Shape, error) {
	if s == nil {
		return nil, &FieldError{"Surface", nil, "a surface"}
	}
	if err := s.Validate(); err != nil {
		return nil, err
	}
	m := &trimesh{
		vertices:  append([]spatial.Vec3(nil), s.Vertices...),
		triangles: append([][3]int32(nil), s.Triangles...),
		normals:   make([]spatial.Vec3, len(s.Triangles)),
		same:      samePlaces(s.Vertices),
	}
	m.findNeighbours()
	m.findFans()
	m.findNormals()
	boxes := make([]Bounds, len(m.triangles))
	for t := range boxes {
		boxes[t] = m.box(int32(t))
	}
	m.tree = newBVH(boxes)
	return &Shape{kind: Mesh, mesh: m, bound: m.radius()}, nil
}

// Refit moves the vertices of a Mesh, as many as it was made of [m], and brings its tree up to date; which triangles are neighbours
// stays as it was. It is the one way in which a shape changes: it must not be in use meanwhile.
func (s *Shape) Refit(vertices []spatial.Vec3) error {
	if s.kind != Mesh {
		return &FieldError{"Shape", s.kind, "a mesh"}
	}
	m := s.mesh
	if len(vertices) != len(m.vertices) {
		return &FieldError{"Vertices", len(vertices), fmt.Sprintf("as many as the mesh has: %d", len(m.vertices))}
	}
	for i, v := range vertices {
		if !v.Finite() {
			return &FieldError{fmt.Sprintf("Vertices[%d]", i), v, "finite numbers"}
		}
	}
	copy(m.vertices, vertices)
	m.findNormals()
	m.tree.refit(m.box)
	s.bound = m.radius()
	return nil
}

// samePlaces returns for each vertex the first one at the same place.
func samePlaces(vertices []spatial.Vec3) []int32 {
	first := make(map[spatial.Vec3]int32, len(vertices))
	out := make([]int32, len(vertices))
	for i, v := range vertices {
		j, seen := first[v]
		if !seen {
			j = int32(i)
			first[v] = j
		}
		out[i] = j
	}
	return out
}

// findNeighbours fills in beyond. The edges are put into one list for each vertex, the smaller of the edge's two: such a list is short.
// An edge of more than two triangles, or of two that do not agree on what is outside, is a rim to all of them.
func (m *trimesh) findNeighbours() {
	start := make([]int32, len(m.vertices)+1)
	m.eachEdge(func(_ int32, _ int, low, _ int32) { start[low+1]++ })
	for i := 1; i < len(start); i++ {
		start[i] += start[i-1]
	}
	type side struct {
		other    int32 // the larger vertex
		triangle int32
		edge     int8
		up       bool // from the smaller vertex to the larger
	}
	sides := make([]side, start[len(start)-1])
	next := append([]int32(nil), start...)
	m.eachEdge(func(t int32, k int, low, high int32) {
		sides[next[low]] = side{high, t, int8(k), m.same[m.triangles[t][k]] == low}
		next[low]++
	})
	m.beyond = make([][3]int32, len(m.triangles))
	for t := range m.beyond {
		m.beyond[t] = [3]int32{-1, -1, -1}
	}
	m.closed = true
	for v := range m.vertices {
		list := sides[start[v]:start[v+1]]
		for i, s := range list {
			found, last := 0, 0
			for j := range list {
				if j != i && list[j].other == s.other {
					found++
					last = j
				}
			}
			if found == 1 && list[last].up != s.up {
				m.beyond[s.triangle][s.edge] = list[last].triangle
			} else {
				m.closed = false
			}
		}
	}
}

// eachEdge calls f for the edges of all triangles that have some length: edge k is from corner k to k+1, low and high its vertices.
func (m *trimesh) eachEdge(f func(t int32, k int, low, high int32)) {
	for t := range m.triangles {
		c := &m.triangles[t]
		for k := range 3 {
			a, b := m.same[c[k]], m.same[c[(k+1)%3]]
			if a != b {
				f(int32(t), k, min(a, b), max(a, b))
			}
		}
	}
}

// findFans fills in fan.
func (m *trimesh) findFans() {
	m.fan = make([]int32, len(m.vertices))
	for v := range m.fan {
		m.fan[v] = -1
	}
	for t := range m.triangles {
		for _, v := range m.triangles[t] {
			m.fan[m.same[v]] = int32(t)
		}
	}
}

// findNormals fills in the normals.
func (m *trimesh) findNormals() {
	for t := range m.triangles {
		a, b, c := m.corners(int32(t))
		m.normals[t] = triangleNormal(a, b, c)
	}
}

// triangleNormal is the unit normal of a triangle, and 0 if it has no area worth one.
func triangleNormal(a, b, c spatial.Vec3) spatial.Vec3 {
	u, v := b.Sub(a), c.Sub(a)
	n := u.Cross(v)
	if !(n.Norm2() > 1e-24*u.Norm2()*v.Norm2()) {
		return spatial.Vec3{}
	}
	return n.Unit()
}

// corners returns the corners of triangle t.
func (m *trimesh) corners(t int32) (a, b, c spatial.Vec3) {
	v := &m.triangles[t]
	return m.vertices[v[0]], m.vertices[v[1]], m.vertices[v[2]]
}

// box is the box around triangle t.
func (m *trimesh) box(t int32) Bounds {
	a, b, c := m.corners(t)
	return Bounds{lower(lower(a, b), c), upper(upper(a, b), c)}
}

// panel fills in triangle t with its surroundings, and reports whether it has an area.
func (m *trimesh) panel(t int32, f *panel) bool {
	f.corner[0], f.corner[1], f.corner[2] = m.corners(t)
	f.normal, f.number, f.look, f.turned = m.normals[t], t, lookOf(m.normals[t]), false
	for k, o := range m.beyond[t] {
		f.across[k] = spatial.Vec3{}
		if o >= 0 {
			f.across[k] = m.normals[o]
		}
	}
	return f.normal != spatial.Vec3{}
}

// radius is that of a ball about the origin that holds all vertices [m].
func (m *trimesh) radius() float64 {
	r := 0.0
	for _, v := range m.vertices {
		r = max(r, v.Norm2())
	}
	return math.Sqrt(r)
}

// nearest is the point of a surface that is closest to another.
type nearest struct {
	point    spatial.Vec3
	normal   spatial.Vec3 // outward: from the surface to a point outside, from a point inside to the surface; unit
	distance float64      // less than 0 inside [m]
	number   int32        // of the triangle
}

// closest returns the point of the mesh that is closest to p among those nearer than reach [m], and whether there is one. Only
// closed meshes have an inside.
func (m *trimesh) closest(p spatial.Vec3, reach float64) (nearest, bool) {
	best, at := int32(-1), spatial.Vec3{}
	m.tree.walk(reach*reach,
		func(b *Bounds, _ float64) float64 { return b.distance2(p) },
		func(t int32, bound float64) float64 {
			a, b, c := m.corners(t)
			q := closestOnTriangle(p, a, b, c)
			if d := q.Sub(p).Norm2(); d < bound || d == bound && best < 0 {
				best, at = t, q
				return d
			}
			return bound
		})
	if best < 0 {
		return nearest{}, false
	}
	return m.side(p, at, best), true
}

// side tells on which side of the mesh p is, whose closest point q is on triangle t.
func (m *trimesh) side(p, q spatial.Vec3, t int32) nearest {
	n := nearest{point: q, number: t}
	d := p.Sub(q)
	n.distance = d.Norm()
	a, b, c := m.corners(t)
	size := max(b.Sub(a).Norm2(), c.Sub(a).Norm2())
	look := m.pseudonormal(q, t, 1e-18*size)
	if look.Dot(d) < 0 && m.closed {
		n.distance = -n.distance
	}
	// Close to the surface the offset has lost its direction to rounding, which look has not.
	away := d.Scale(1 / n.distance)
	if n.normal = look; away.Finite() && away.Dot(look) < 1-1e-12 && n.distance*n.distance > 1e-20*size {
		n.normal = away
	}
	return n
}

// sheetSide tells how far p, whose closest point is n, has gone through an open mesh on whose side from it belongs. What is closest to a rim
// has not gone through.
func (m *trimesh) sheetSide(n nearest, p, from spatial.Vec3) nearest {
	look := m.pseudonormal(n.point, n.number, 0)
	if from.Sub(n.point).Dot(look) < 0 {
		look = look.Neg()
	}
	d := p.Sub(n.point)
	if deep := d.Dot(look); deep <= 0 && d.AddScaled(-deep, look).Norm() <= 0.1*d.Norm() {
		n.normal, n.distance = look, deep
	}
	return n
}

// pseudonormal is the sum of the normals of the triangles that meet at the point q of triangle t, each weighted by its angle there
// (Bærentzen & Aanæs 2005). Points nearer than the square root of near2 [m²] to an edge or a corner are on it.
func (m *trimesh) pseudonormal(q spatial.Vec3, t int32, near2 float64) spatial.Vec3 {
	for k := range 3 {
		if m.vertices[m.triangles[t][k]].Sub(q).Norm2() <= near2 {
			return m.vertexNormal(t, k)
		}
	}
	for k := range 3 {
		a, b := m.vertices[m.triangles[t][k]], m.vertices[m.triangles[t][(k+1)%3]]
		if o := m.beyond[t][k]; o >= 0 && closestOnSegment(q, a, b).Sub(q).Norm2() <= near2 {
			return m.normals[t].Add(m.normals[o]).Unit()
		}
	}
	return m.normals[t]
}

// vertexNormal is the sum of the normals around corner k of triangle t, weighted by angle.
func (m *trimesh) vertexNormal(t int32, k int) (sum spatial.Vec3) {
	m.around(t, m.same[m.triangles[t][k]], func(t int32, k int) bool {
		sum = sum.AddScaled(m.angle(t, k), m.normals[t])
		return true
	})
	return sum.Unit()
}

// around calls visit for triangle t and the others around its vertex v, with which corner v is, until it returns false: over the neighbours
// one way and, if that comes to a rim, the other.
func (m *trimesh) around(t, v int32, visit func(t int32, k int) bool) {
	at := t
	for range 1000 { // a mesh that is wrong in itself must not hold us up
		k := m.cornerAt(at, v)
		if k < 0 || !visit(at, k) {
			return
		}
		if at = m.beyond[at][(k+2)%3]; at == t {
			return
		}
		if at < 0 {
			break
		}
	}
	at = t
	for range 1000 {
		if at = m.beyond[at][max(0, m.cornerAt(at, v))]; at < 0 || at == t {
			return
		}
		if k := m.cornerAt(at, v); k < 0 || !visit(at, k) {
			return
		}
	}
}

// cornerSticksOut is sticksOut for corner k of triangle t.
func (m *trimesh) cornerSticksOut(t int32, k int, n spatial.Vec3) bool {
	return m.sticksOut(m.same[m.triangles[t][k]], n, tied)
}

// sticksOut reports whether vertex v, the first at its place, can be touched from outside along −n: whether no edge goes farther along n
// from there, by more than slack of its length. In a flat place n must be the normal, in a groove there is none.
func (m *trimesh) sticksOut(v int32, n spatial.Vec3, slack float64) bool {
	t, ok := m.fan[v], true
	if t < 0 {
		return false
	}
	m.around(t, v, func(t int32, k int) bool {
		for _, j := range [2]int{(k + 1) % 3, (k + 2) % 3} {
			d := m.vertices[m.triangles[t][j]].Sub(m.vertices[v])
			ok = ok && d.Dot(n) <= slack*d.Norm()
		}
		return ok
	})
	return ok
}

// cornerAt returns which corner of triangle t vertex v is, −1 for none.
func (m *trimesh) cornerAt(t, v int32) int {
	for k, c := range m.triangles[t] {
		if m.same[c] == v {
			return k
		}
	}
	return -1
}

// angle is that of triangle t at corner k [rad].
func (m *trimesh) angle(t int32, k int) float64 {
	v := &m.triangles[t]
	at := m.vertices[v[k]]
	a, b := m.vertices[v[(k+1)%3]].Sub(at), m.vertices[v[(k+2)%3]].Sub(at)
	return math.Atan2(a.Cross(b).Norm(), a.Dot(b))
}

// ray returns the first triangle that p + t d meets for 0 ≤ t ≤ to. Those of a closed mesh are met from outside only.
func (m *trimesh) ray(p, d spatial.Vec3, to float64) (at float64, number int32) {
	inverse := inverted(d)
	number = -1
	m.tree.walk(to,
		func(b *Bounds, bound float64) float64 {
			from, end := b.clip(p, inverse, bound)
			if from > end {
				return math.Inf(1)
			}
			return from
		},
		func(t int32, bound float64) float64 {
			if m.closed && m.normals[t].Dot(d) >= 0 {
				return bound
			}
			a, b, c := m.corners(t)
			if s, ok := rayTriangle(p, d, a, b, c, bound); ok {
				at, number = s, t
				return s
			}
			return bound
		})
	return at, number
}

// mass returns volume [m³], centre [m] and inertia about the centre for a density of one [m⁵] of what a closed mesh encloses, as a sum
// over the tetrahedra that its triangles make with a point in the middle.
func (m *trimesh) mass() (volume float64, centre spatial.Vec3, inertia spatial.Sym3, err error) {
	if !m.closed {
		return 0, centre, inertia, &FieldError{"Surface", "open", "a closed one, to have a mass"}
	}
	b := m.tree.bounds()
	middle := b.Low.Lerp(b.High, 0.5)
	var first spatial.Vec3  // ∫ x dV
	var second spatial.Sym3 // ∫ x xᵀ dV
	for t := range m.triangles {
		a, b, c := m.corners(int32(t))
		a, b, c = a.Sub(middle), b.Sub(middle), c.Sub(middle)
		v := a.Dot(b.Cross(c)) / 6
		s := a.Add(b).Add(c)
		volume += v
		first = first.AddScaled(v/4, s)
		// ∫ x xᵀ over a tetrahedron with a corner at 0: v/20 (Σ pᵢpᵢᵀ + s sᵀ).
		for _, p := range [...]spatial.Vec3{a, b, c, s} {
			o := spatial.Outer(p, p)
			second.AddScaled(v/20, &o)
		}
	}
	if !(volume > 0) {
		return 0, centre, inertia, &FieldError{"Surface", fmt.Sprintf("of volume %g m³", volume), "outward triangles around a positive volume"}
	}
	centre = first.Scale(1 / volume)
	o := spatial.Outer(centre, centre)
	second.AddScaled(-volume, &o)
	tr := second.Trace()
	inertia = spatial.Sym(tr-second.XX, -second.XY, -second.XZ, tr-second.YY, -second.YZ, tr-second.ZZ)
	return volume, centre.Add(middle), inertia, nil
}
