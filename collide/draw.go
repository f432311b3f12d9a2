package collide

import (
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// Surface returns the shape as triangles, to be looked at. Round parts have detail edges to a half turn, 12 if that is less than 2. Sharp edges have
// vertices of their own on each side, so that they look sharp. A half space is a square of 20 m.
func (s *Shape) Surface(detail int) *mesh.Surface {
	if detail < 2 {
		detail = 12
	}
	detail = min(detail, 500)
	switch s.kind {
	case Sphere, Capsule, Cylinder, Cone:
		return s.drawRevolved(detail)
	case Box:
		return boxHull(s.half).draw(s.round, detail)
	case Hull:
		return s.hull.draw(s.round, detail)
	case HalfSpace:
		z := spatial.Vec3{Z: s.round}
		return mesh.Plane(20, 20, 2).Moved(func(p spatial.Vec3) spatial.Vec3 { return p.Add(z) })
	}
	return s.surfacePieces(detail)
}

// drawRevolved draws a body of revolution: a strip for each line and arc of its outline.
func (s *Shape) drawRevolved(detail int) *mesh.Surface {
	out := &mesh.Surface{}
	profile := s.profile()
	var strip [][2]float64 // radius and height, from below
	flush := func() {
		drawStrip(out, strip, 2*detail)
		strip = strip[:0]
	}
	for i := range profile {
		a := &profile[i]
		n := 0
		if a.radius > 0 && a.to > a.from {
			n = max(1, int(math.Ceil(float64(detail)*(a.to-a.from)/math.Pi)))
		}
		for k := range n + 1 {
			angle := a.to
			if k < n {
				angle = a.from + (a.to-a.from)*float64(k)/float64(n)
			}
			r, z, _ := a.at(angle)
			if a.r == 0 && (angle <= -math.Pi/2 || angle >= math.Pi/2) {
				r = 0
			}
			strip = append(strip, [2]float64{r, z})
		}
		if a.radius == 0 && len(strip) > 1 { // a sharp edge: the next strip begins anew
			last := strip[len(strip)-1]
			flush()
			strip = append(strip, last)
		}
	}
	if len(strip) > 1 {
		flush()
	}
	return out
}

// drawStrip turns a piece of an outline about z.
func drawStrip(out *mesh.Surface, strip [][2]float64, around int) {
	first := int32(len(out.Vertices))
	for _, p := range strip {
		for k := range around {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / float64(around))
			out.Vertices = append(out.Vertices, spatial.V(p[0]*cos, p[0]*sin, p[1]))
		}
	}
	n := int32(around)
	for i := range int32(len(strip) - 1) {
		for k := range n {
			a, b := first+i*n+k, first+i*n+(k+1)%n
			if strip[i][0] > 0 {
				out.Triangles = append(out.Triangles, [3]int32{a, b, b + n})
			}
			if strip[i+1][0] > 0 {
				out.Triangles = append(out.Triangles, [3]int32{a, b + n, a + n})
			}
		}
	}
}

// draw draws a polyhedron with a sphere of radius r swept over it.
func (h *hull) draw(r float64, detail int) *mesh.Surface {
	out := &mesh.Surface{}
	for f, n := range h.normals {
		loop := h.face(int32(f))
		first := int32(len(out.Vertices))
		for _, c := range loop {
			out.Vertices = append(out.Vertices, h.points[c].AddScaled(r, n))
		}
		for k := 1; k+1 < len(loop); k++ {
			out.Triangles = append(out.Triangles, [3]int32{first, first + int32(k), first + int32(k+1)})
		}
	}
	if r > 0 {
		h.drawEdges(out, r, detail)
		weld(out)
	}
	return out
}

// drawEdges adds the round edges, and the round corners as a fan from the mean normal to each arc around them.
func (h *hull) drawEdges(out *mesh.Surface, r float64, detail int) {
	mean := make([]spatial.Vec3, len(h.points))
	for f, n := range h.normals {
		for _, c := range h.face(int32(f)) {
			mean[c] = mean[c].Add(n)
		}
	}
	for _, e := range h.edges() {
		p, q := h.normals[e.left], h.normals[e.right]
		turn := math.Atan2(p.Cross(q).Norm(), p.Dot(q))
		n := max(1, int(math.Ceil(float64(detail)*turn/math.Pi)))
		arc := make([]spatial.Vec3, n+1)
		for k := range arc {
			arc[k] = q
			if k < n {
				sin, cos := math.Sincos(turn * float64(k) / float64(n))
				arc[k] = p.Scale(cos).AddScaled(sin, p.Cross(q).Cross(p).Unit())
			}
		}
		a, b := h.points[e.a], h.points[e.b]
		for k := range n {
			quadPatch(out, b.AddScaled(r, arc[k]), a.AddScaled(r, arc[k]), a.AddScaled(r, arc[k+1]), b.AddScaled(r, arc[k+1]))
		}
		rings := max(1, detail/4) // the same for all, so that they meet
		drawCorner(out, a, mean[e.a].Unit(), arc, r, rings, true)
		drawCorner(out, b, mean[e.b].Unit(), arc, r, rings, false)
	}
}

// drawCorner adds the part of the ball about c between the direction middle and an arc, in rings.
func drawCorner(out *mesh.Surface, c, middle spatial.Vec3, arc []spatial.Vec3, r float64, rings int, turned bool) {
	at := func(k, ring int) spatial.Vec3 {
		if ring == rings {
			return c.AddScaled(r, arc[k])
		}
		return c.AddScaled(r, middle.Lerp(arc[k], float64(ring)/float64(rings)).Unit())
	}
	for k := range len(arc) - 1 {
		for ring := range rings {
			if turned {
				quadPatch(out, at(k, ring), at(k+1, ring), at(k+1, ring+1), at(k, ring+1))
			} else {
				quadPatch(out, at(k, ring), at(k, ring+1), at(k+1, ring+1), at(k+1, ring))
			}
		}
	}
}

// quadPatch adds the triangles of a quadrangle that have an area.
func quadPatch(out *mesh.Surface, a, b, c, d spatial.Vec3) {
	first := int32(len(out.Vertices))
	out.Vertices = append(out.Vertices, a, b, c, d)
	if a != b && b != c {
		out.Triangles = append(out.Triangles, [3]int32{first, first + 1, first + 2})
	}
	if a != d && c != d {
		out.Triangles = append(out.Triangles, [3]int32{first, first + 2, first + 3})
	}
}

// weld makes vertices at the same place one.
func weld(s *mesh.Surface) {
	low, high := s.Bounds()
	cell := 1e-7 * high.Sub(low).Norm()
	number := map[[3]int64]int32{}
	kept := s.Vertices[:0]
	to := make([]int32, len(s.Vertices))
	for i, p := range s.Vertices {
		key := [3]int64{int64(math.Round((p.X - low.X) / cell)), int64(math.Round((p.Y - low.Y) / cell)), int64(math.Round((p.Z - low.Z) / cell))}
		n, ok := number[key]
		if !ok {
			n = int32(len(kept))
			number[key] = n
			kept = append(kept, p)
		}
		to[i] = n
	}
	s.Vertices = kept
	triangles := s.Triangles[:0]
	for _, t := range s.Triangles {
		t = [3]int32{to[t[0]], to[t[1]], to[t[2]]}
		if t[0] != t[1] && t[1] != t[2] && t[2] != t[0] {
			triangles = append(triangles, t)
		}
	}
	s.Triangles = triangles
}
