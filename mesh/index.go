package mesh

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// Index answers questions about the distance to a surface, by a tree of boxes. It does not change and may be asked from several
// goroutines at once.
type Index struct {
	surface *Surface
	nodes   []node
	order   []int32   // triangles, those of a leaf together
	faces   []normals // what each triangle needs to tell the sides apart
}

// node is a box around triangles: a leaf with count of them from first in Index.order, or two nodes, the next one and other.
type node struct {
	low, high    spatial.Vec3
	first, count int32
	other        int32
}

// normals are the pseudonormals of a triangle: the sign of the distance to a closed surface is that of the offset along the normal
// of whatever is closest, face, edge or vertex, if an edge has the mean of its two faces and a vertex the mean of its faces weighted
// by angle (Bærentzen & Aanæs 2005).
type normals struct {
	face   spatial.Vec3
	edge   [3]spatial.Vec3 // opposite to corner 0, 1, 2
	vertex [3]spatial.Vec3
	rim    uint8 // bit k: edge k belongs to this triangle alone; bit 3+k: corner k is on such an edge
}

// leafSize is the number of triangles below which a box is not split.
const leafSize = 4

// NewIndex returns the index of a surface, which must not change afterwards.
func NewIndex(s *Surface) (*Index, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	x := &Index{surface: s, order: make([]int32, len(s.Triangles))}
	middle := make([]spatial.Vec3, len(s.Triangles))
	for t := range s.Triangles {
		a, b, c := s.corners(int32(t))
		x.order[t], middle[t] = int32(t), a.Add(b).Add(c)
	}
	x.split(0, len(x.order), middle)
	x.findNormals()
	return x, nil
}

// split makes the node of a range of triangles and those below it.
func (x *Index) split(first, last int, middle []spatial.Vec3) {
	at := len(x.nodes)
	a, _, _ := x.surface.corners(x.order[first])
	n := node{low: a, high: a, first: int32(first), count: int32(last - first)}
	low, high := middle[x.order[first]], middle[x.order[first]]
	for _, t := range x.order[first:last] {
		for _, v := range x.surface.Triangles[t] {
			n.low, n.high = lower(n.low, x.surface.Vertices[v]), upper(n.high, x.surface.Vertices[v])
		}
		low, high = lower(low, middle[t]), upper(high, middle[t])
	}
	x.nodes = append(x.nodes, n)
	if last-first <= leafSize {
		return
	}
	along := longestAxis(high.Sub(low))
	slices.SortFunc(x.order[first:last], func(a, b int32) int {
		return cmp.Or(cmp.Compare(along(middle[a]), along(middle[b])), cmp.Compare(a, b))
	})
	half := (first + last) / 2
	x.split(first, half, middle)
	x.nodes[at].other, x.nodes[at].count = int32(len(x.nodes)), 0
	x.split(half, last, middle)
}

// longestAxis returns the coordinate along which a size is largest.
func longestAxis(size spatial.Vec3) func(spatial.Vec3) float64 {
	switch {
	case size.X >= size.Y && size.X >= size.Z:
		return func(v spatial.Vec3) float64 { return v.X }
	case size.Y >= size.Z:
		return func(v spatial.Vec3) float64 { return v.Y }
	}
	return func(v spatial.Vec3) float64 { return v.Z }
}

// findNormals fills in the pseudonormals. Vertices at one place count as one, so that the seams of a file are not rims.
func (x *Index) findNormals() {
	s := x.surface
	same := weld(s.Vertices)
	type edge [2]int32
	key := func(t int32, k int) edge {
		a, b := same[s.Triangles[t][(k+1)%3]], same[s.Triangles[t][(k+2)%3]]
		return edge{min(a, b), max(a, b)}
	}
	type sum struct {
		normal spatial.Vec3
		faces  int
	}
	edges := make(map[edge]sum, 3*len(s.Triangles)/2)
	corner := make([]spatial.Vec3, len(s.Vertices))
	x.faces = make([]normals, len(s.Triangles))
	for i := range s.Triangles {
		t := int32(i)
		n := s.cross(t).Unit()
		x.faces[t].face = n
		for k := range 3 {
			e := edges[key(t, k)]
			edges[key(t, k)] = sum{e.normal.Add(n), e.faces + 1}
			v := same[s.Triangles[t][k]]
			corner[v] = corner[v].AddScaled(s.angle(t, k), n)
		}
	}
	rim := make([]bool, len(s.Vertices))
	for i := range s.Triangles {
		for k := range 3 {
			if e := key(int32(i), k); edges[e].faces == 1 {
				rim[e[0]], rim[e[1]] = true, true
			}
		}
	}
	for i := range s.Triangles {
		f := &x.faces[i]
		for k := range 3 {
			e, v := edges[key(int32(i), k)], same[s.Triangles[i][k]]
			f.edge[k], f.vertex[k] = e.normal.Unit(), corner[v].Unit()
			if e.faces == 1 {
				f.rim |= 1 << k
			}
			if rim[v] {
				f.rim |= 8 << k
			}
		}
	}
}

// weld returns for each vertex the first one at the same place.
func weld(vertices []spatial.Vec3) []int32 {
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

// Hit is the point of a surface that is closest to another.
type Hit struct {
	Triangle int32
	Weights  [3]float64   // of the triangle's corners
	Point    spatial.Vec3 // [m]
	Normal   spatial.Vec3 // outward, of the face, edge or vertex that the point is on
	// Distance to it [m], less than 0 inside. A surface with a rim has no inside there: what is closest to the rim is outside.
	Distance float64
	Rim      bool // it is on the rim of an open surface
}

// Closest returns the point of the surface that is closest to p. It does not allocate.
func (x *Index) Closest(p spatial.Vec3) Hit {
	type box struct {
		node      int32
		distance2 float64
	}
	var stack [64]box // halves of at most 2³¹ triangles
	top := 1
	best, hit := math.Inf(1), Hit{}
	for top > 0 {
		top--
		at := stack[top]
		if at.distance2 >= best {
			continue
		}
		n := &x.nodes[at.node]
		if n.count == 0 {
			near, far := box{node: at.node + 1}, box{node: n.other}
			near.distance2, far.distance2 = x.nodes[near.node].distance2(p), x.nodes[far.node].distance2(p)
			if far.distance2 < near.distance2 {
				near, far = far, near
			}
			stack[top], stack[top+1] = far, near
			top += 2
			continue
		}
		for _, t := range x.order[n.first : n.first+n.count] {
			a, b, c := x.surface.corners(t)
			w := closestOnTriangle(p, a, b, c)
			q := a.Scale(w[0]).AddScaled(w[1], b).AddScaled(w[2], c)
			if d := p.Sub(q).Norm2(); d < best {
				best, hit = d, Hit{Triangle: t, Weights: w, Point: q}
			}
		}
	}
	hit.Normal, hit.Rim = x.faces[hit.Triangle].at(hit.Weights)
	hit.Distance = math.Sqrt(best)
	if !hit.Rim && p.Sub(hit.Point).Dot(hit.Normal) < 0 {
		hit.Distance = -hit.Distance
	}
	return hit
}

// distance2 returns the square of the distance from p to the box.
func (n *node) distance2(p spatial.Vec3) float64 {
	x := max(0, n.low.X-p.X, p.X-n.high.X)
	y := max(0, n.low.Y-p.Y, p.Y-n.high.Y)
	z := max(0, n.low.Z-p.Z, p.Z-n.high.Z)
	return x*x + y*y + z*z
}

// at returns the pseudonormal at a place of the triangle, and whether that is on a rim.
func (f *normals) at(w [3]float64) (spatial.Vec3, bool) {
	zero, other, zeros := 0, 0, 0
	for k, v := range w {
		if v == 0 {
			zeros++
			zero = k
		} else {
			other = k
		}
	}
	switch zeros {
	case 0:
		return f.face, false
	case 1:
		return f.edge[zero], f.rim&(1<<zero) != 0
	}
	return f.vertex[other], f.rim&(8<<other) != 0
}

// closestOnTriangle returns the weights of the corners at the point of the triangle abc that is closest to p; those of corners that
// do not count are 0 to the last bit.
func closestOnTriangle(p, a, b, c spatial.Vec3) [3]float64 {
	ab, ac, ap := b.Sub(a), c.Sub(a), p.Sub(a)
	// Normal equations of min |ap − v ab − w ac|.
	bb, bc, cc := ab.Dot(ab), ab.Dot(ac), ac.Dot(ac)
	pb, pc := ap.Dot(ab), ap.Dot(ac)
	det := bb*cc - bc*bc
	if v, w := cc*pb-bc*pc, bb*pc-bc*pb; det > 0 && v > 0 && w > 0 && v+w < det {
		return [3]float64{(det - v - w) / det, v / det, w / det}
	}
	// Otherwise it is on an edge.
	best, out := math.Inf(1), [3]float64{1, 0, 0}
	consider := func(u [3]float64) {
		q := a.Scale(u[0]).AddScaled(u[1], b).AddScaled(u[2], c)
		if d := p.Sub(q).Norm2(); d < best {
			best, out = d, u
		}
	}
	v, w := along(pb, bb), along(pc, cc)
	u := along(p.Sub(b).Dot(c.Sub(b)), c.Sub(b).Norm2())
	consider([3]float64{1 - v, v, 0})
	consider([3]float64{1 - w, 0, w})
	consider([3]float64{0, 1 - u, u})
	return out
}

// along returns a/b kept between 0 and 1.
func along(a, b float64) float64 {
	if !(a > 0) {
		return 0
	}
	if a >= b {
		return 1
	}
	return a / b
}
