package mesh

import (
	"fmt"
	"math"
	"math/bits"

	"github.com/tendril-sim/tendril/spatial"
)

// The convex hull is found by quickhull (Barber, Dobkin & Huhdanpaa 1996): from a tetrahedron on, the point farthest outside a face
// replaces all faces that it sees by a fan around their horizon.
//
// What breaks plain quickhull is rounding: near points and flat faces make the set of seen faces fall apart. Here points are put on a
// grid of 2⁴⁰ steps along the longest side, where the sign of a volume is exact in 128 bits. The faces that a point sees are then
// always one disc, and the result is always a closed surface, whatever the points.

// hullGrid is the number of steps of the grid along the longest side: sums of products of three differences stay below 2¹²³.
const hullGrid = 1 << 40

// hullSkin is how far outside a face a point must be to count, as a part of the size.
const hullSkin = 1e-9

// hullThorough is the number of corners up to which those are sorted out that lie on edges and faces between others.
const hullThorough = 4000

// ConvexHull returns the convex hull of points as a closed surface, corners from among the points. Points within 10⁻⁹ of the size of
// a face found without them are left out. The error is a *FieldError: points that are not finite, or all in one plane.
func ConvexHull(points []spatial.Vec3) (*Surface, error) {
	var h hullBuilder
	if err := h.build(points); err != nil {
		return nil, err
	}
	s := h.surface(points)
	if len(s.Vertices) <= hullThorough {
		h.thorough = true
		if err := h.build(s.Vertices); err != nil {
			return nil, err
		}
		s = h.surface(s.Vertices)
	}
	return s, nil
}

// gridPoint is a point in steps of the grid; the same as floating-point numbers is exact.
type gridPoint struct{ x, y, z int64 }

func (p gridPoint) sub(q gridPoint) gridPoint { return gridPoint{p.x - q.x, p.y - q.y, p.z - q.z} }

func (p gridPoint) vec() spatial.Vec3 { return spatial.V(float64(p.x), float64(p.y), float64(p.z)) }

// hullFace is a triangle of the hull while it grows.
type hullFace struct {
	corner  [3]int32
	beyond  [3]int32     // the face across the edge from corner k to k+1
	normal  spatial.Vec3 // unit
	outside int32        // first of the points that are left outside it, −1 none
	gone    bool
	mark    int32 // number of the last point that saw it
}

// hullBuilder makes hulls; it can be used again without allocating.
type hullBuilder struct {
	thorough bool // take the farthest of all points, not only of those on a face's list, so that it is a corner for certain
	grid     []gridPoint
	faces    []hullFace
	next     []int32 // list of points outside a face
	fan      []int32 // face of the present fan whose edge along the horizon starts at a point
	stack    []int32
	seen     []int32
	rim      []hullEdge
	todo     []int32 // faces that may have points outside
	step     float64 // of the grid [m]
}

// hullEdge is an edge of the horizon, as the seen face goes round it, and the face behind it.
type hullEdge struct{ from, to, behind int32 }

// build finds the hull of points.
func (h *hullBuilder) build(points []spatial.Vec3) error {
	if err := h.snap(points); err != nil {
		return err
	}
	simplex, err := h.simplex()
	if err != nil {
		return err
	}
	h.start(simplex)
	for i := range h.grid {
		h.place(int32(i), h.faces)
	}
	h.todo = append(h.todo[:0], 3, 2, 1, 0)
	for len(h.todo) > 0 {
		f := h.todo[len(h.todo)-1]
		if h.faces[f].gone || h.faces[f].outside < 0 {
			h.todo = h.todo[:len(h.todo)-1]
			continue
		}
		h.grow(f)
	}
	return nil
}

// snap puts the points on the grid.
func (h *hullBuilder) snap(points []spatial.Vec3) error {
	if len(points) < 4 {
		return &FieldError{"points", len(points), "at least 4, not all in one plane"}
	}
	for i, p := range points {
		if !p.Finite() || math.Abs(p.X)+math.Abs(p.Y)+math.Abs(p.Z) > 1e12 {
			return &FieldError{fmt.Sprintf("points[%d]", i), p, "finite numbers below 1e12 m"}
		}
	}
	s := Surface{Vertices: points}
	low, high := s.Bounds()
	size := high.Sub(low)
	longest := max(size.X, size.Y, size.Z)
	if !(longest > 1e-150) {
		return &FieldError{"points", "all at one place", "some that span a volume"}
	}
	scale := hullGrid / longest
	h.step = 1 / scale
	h.grid = h.grid[:0]
	for _, p := range points {
		d := p.Sub(low)
		h.grid = append(h.grid, gridPoint{int64(math.Round(d.X * scale)), int64(math.Round(d.Y * scale)), int64(math.Round(d.Z * scale))})
	}
	h.next = resized(h.next, len(points))
	h.fan = resized(h.fan, len(points))
	h.faces = h.faces[:0]
	return nil
}

// resized returns a slice of n numbers, s itself if it is long enough.
func resized(s []int32, n int) []int32 {
	if cap(s) < n {
		return make([]int32, n)
	}
	return s[:n]
}

// simplex returns four points that span a large tetrahedron, the last above the plane of the others.
func (h *hullBuilder) simplex() (c [4]int32, err error) {
	farthest := func(measure func(spatial.Vec3) float64) (int32, float64) {
		best := newFarthest(spatial.V(hullGrid/2, hullGrid/2, hullGrid/2))
		for i, p := range h.grid {
			best.try(int32(i), p, measure(p.vec()))
		}
		return best.point, best.distance
	}
	// The longest of the three distances between extremes, then the points farthest from line and plane.
	best := -1.0
	for _, axis := range []spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}} {
		a, _ := farthest(func(p spatial.Vec3) float64 { return -p.Dot(axis) })
		b, _ := farthest(func(p spatial.Vec3) float64 { return p.Dot(axis) })
		if d := h.grid[b].sub(h.grid[a]).vec().Norm(); d > best {
			best, c[0], c[1] = d, a, b
		}
	}
	a := h.grid[c[0]].vec()
	line := h.grid[c[1]].vec().Sub(a).Unit()
	var away float64
	c[2], away = farthest(func(p spatial.Vec3) float64 { return p.Sub(a).Cross(line).Norm() })
	if away <= hullSkin*hullGrid {
		return c, &FieldError{"points", "all on one line", "some that span a volume"}
	}
	normal := line.Cross(h.grid[c[2]].vec().Sub(a)).Unit()
	c[3], away = farthest(func(p spatial.Vec3) float64 { return math.Abs(p.Sub(a).Dot(normal)) })
	if away <= hullSkin*hullGrid || h.side(c[0], c[1], c[2], c[3]) == 0 {
		return c, &FieldError{"points", "all in one plane", "some that span a volume"}
	}
	if h.side(c[0], c[1], c[2], c[3]) < 0 {
		c[1], c[2] = c[2], c[1]
	}
	return c, nil
}

// farthest finds the point of the greatest distance; of those that share it, the one farthest from a centre, so that a point on an edge or a
// face of the hull never goes before the corners around it.
type farthest struct {
	centre         spatial.Vec3
	point          int32
	distance, away float64 // in steps
}

func newFarthest(centre spatial.Vec3) farthest {
	return farthest{centre: centre, distance: math.Inf(-1)}
}

func (f *farthest) try(i int32, p gridPoint, distance float64) {
	if distance < f.distance-hullSkin*hullGrid {
		return
	}
	away := p.vec().Sub(f.centre).Norm2()
	if distance > f.distance+hullSkin*hullGrid || away > f.away {
		f.point, f.distance, f.away = i, distance, away
	}
}

// side returns the sign of the volume of the tetrahedron abcp, which is positive where p sees abc counterclockwise.
func (h *hullBuilder) side(a, b, c, p int32) int {
	o := h.grid[p]
	u, v, w := h.grid[a].sub(o), h.grid[b].sub(o), h.grid[c].sub(o)
	// Differences are exact; products round by 2⁻⁵³ each.
	uf, vf, wf := u.vec(), v.vec(), w.vec()
	xy, yz, zx := vf.X*wf.Y, vf.Y*wf.Z, vf.Z*wf.X
	yx, zy, xz := vf.Y*wf.X, vf.Z*wf.Y, vf.X*wf.Z
	volume := uf.X*(yz-zy) + uf.Y*(zx-xz) + uf.Z*(xy-yx)
	most := math.Abs(uf.X)*(math.Abs(yz)+math.Abs(zy)) + math.Abs(uf.Y)*(math.Abs(zx)+math.Abs(xz)) + math.Abs(uf.Z)*(math.Abs(xy)+math.Abs(yx))
	if limit := 1e-15 * most; volume > limit {
		return -1
	} else if volume < -limit {
		return 1
	}
	sum := wide{}.addMul(u.x, v.y, w.z).addMul(-u.x, v.z, w.y).
		addMul(u.y, v.z, w.x).addMul(-u.y, v.x, w.z).
		addMul(u.z, v.x, w.y).addMul(-u.z, v.y, w.x)
	return -sum.sign()
}

// wide is a number of 128 bits in two's complement.
type wide struct{ high, low uint64 }

// addMul returns s + abc.
func (s wide) addMul(a, b, c int64) wide {
	p := wideOf(a).times(wideOf(b)).times(wideOf(c))
	low, carry := bits.Add64(s.low, p.low, 0)
	high, _ := bits.Add64(s.high, p.high, carry)
	return wide{high, low}
}

func wideOf(a int64) wide { return wide{uint64(a >> 63), uint64(a)} }

// times returns the product modulo 2¹²⁸, which is right for signed numbers too.
func (s wide) times(t wide) wide {
	high, low := bits.Mul64(s.low, t.low)
	return wide{high + s.high*t.low + s.low*t.high, low}
}

func (s wide) sign() int {
	switch {
	case int64(s.high) < 0:
		return -1
	case s.high|s.low == 0:
		return 0
	}
	return 1
}

// start makes the four faces of a tetrahedron.
func (h *hullBuilder) start(c [4]int32) {
	// c[3] is above c[0] c[1] c[2], so that this face looks down when it is turned over.
	for _, t := range [4][3]int32{{c[0], c[2], c[1]}, {c[0], c[1], c[3]}, {c[1], c[2], c[3]}, {c[2], c[0], c[3]}} {
		h.add(t)
	}
	link := func(f, g int32) {
		for k := range 3 {
			for m := range 3 {
				if h.faces[f].corner[k] == h.faces[g].corner[(m+1)%3] && h.faces[f].corner[(k+1)%3] == h.faces[g].corner[m] {
					h.faces[f].beyond[k], h.faces[g].beyond[m] = g, f
				}
			}
		}
	}
	for f := range int32(4) {
		for g := range f {
			link(f, g)
		}
	}
}

// add makes a face.
func (h *hullBuilder) add(corner [3]int32) int32 {
	a := h.grid[corner[0]]
	n := h.grid[corner[1]].sub(a).vec().Cross(h.grid[corner[2]].sub(a).vec()).Unit()
	h.faces = append(h.faces, hullFace{corner: corner, normal: n, outside: -1, mark: -1})
	return int32(len(h.faces) - 1)
}

// place puts a point on the list of the face that it is farthest outside of, or on none.
func (h *hullBuilder) place(p int32, faces []hullFace) {
	at, most := -1, float64(hullSkin*hullGrid)
	for i := range faces {
		if d := h.above(&faces[i], p); d > most {
			at, most = i, d
		}
	}
	if at >= 0 {
		h.next[p], faces[at].outside = faces[at].outside, p
	}
}

// above returns the distance of a point from the plane of a face, in steps.
func (h *hullBuilder) above(f *hullFace, p int32) float64 {
	return h.grid[p].sub(h.grid[f.corner[0]]).vec().Dot(f.normal)
}

// sees reports whether a point is strictly outside a face.
func (h *hullBuilder) sees(p, f int32) bool {
	c := &h.faces[f].corner
	return h.side(c[0], c[1], c[2], p) > 0
}

// grow takes the point farthest outside face f into the hull.
func (h *hullBuilder) grow(f int32) {
	c := &h.faces[f].corner
	best := newFarthest(h.grid[c[0]].vec().Add(h.grid[c[1]].vec()).Add(h.grid[c[2]].vec()).Scale(1.0 / 3))
	if h.thorough {
		for p, at := range h.grid {
			best.try(int32(p), at, h.above(&h.faces[f], int32(p)))
		}
	} else {
		for p := h.faces[f].outside; p >= 0; p = h.next[p] {
			best.try(p, h.grid[p], h.above(&h.faces[f], p))
		}
	}
	eye := best.point
	if !h.sees(eye, f) {
		h.faces[f].outside = -1 // outside by rounding only
		return
	}
	h.look(eye, f)
	first := len(h.faces)
	for _, e := range h.rim {
		g := h.add([3]int32{e.from, e.to, eye})
		h.fan[e.from] = g
		h.faces[g].beyond[0] = e.behind
		b := &h.faces[e.behind]
		for k := range 3 {
			if b.corner[k] == e.to && b.corner[(k+1)%3] == e.from {
				b.beyond[k] = g
			}
		}
	}
	for i, e := range h.rim {
		g := int32(first + i)
		after := h.fan[e.to]
		h.faces[g].beyond[1], h.faces[after].beyond[2] = after, g
	}
	for _, g := range h.seen {
		for p := h.faces[g].outside; p >= 0; {
			next := h.next[p]
			if p != eye {
				h.place(p, h.faces[first:])
			}
			p = next
		}
		h.faces[g].gone, h.faces[g].outside = true, -1
	}
	for g := first; g < len(h.faces); g++ {
		if h.faces[g].outside >= 0 {
			h.todo = append(h.todo, int32(g))
		}
	}
}

// look finds the faces that a point sees, starting at f, and their horizon.
func (h *hullBuilder) look(eye, f int32) {
	h.stack, h.seen, h.rim = append(h.stack[:0], f), h.seen[:0], h.rim[:0]
	h.faces[f].mark = eye
	for len(h.stack) > 0 {
		g := h.stack[len(h.stack)-1]
		h.stack = h.stack[:len(h.stack)-1]
		h.seen = append(h.seen, g)
		for k := range 3 {
			other := h.faces[g].beyond[k]
			if h.faces[other].mark == eye {
				continue
			}
			if h.sees(eye, other) {
				h.faces[other].mark = eye
				h.stack = append(h.stack, other)
				continue
			}
			c := &h.faces[g].corner
			h.rim = append(h.rim, hullEdge{c[k], c[(k+1)%3], other})
		}
	}
}

// surface returns the hull; points are those that it was built of.
func (h *hullBuilder) surface(points []spatial.Vec3) *Surface {
	number := h.fan
	for i := range number {
		number[i] = -1
	}
	s := &Surface{}
	for i := range h.faces {
		if h.faces[i].gone {
			continue
		}
		var t [3]int32
		for k, v := range h.faces[i].corner {
			if number[v] < 0 {
				number[v] = int32(len(s.Vertices))
				s.Vertices = append(s.Vertices, points[v])
			}
			t[k] = number[v]
		}
		s.Triangles = append(s.Triangles, t)
	}
	return s
}

// volume returns the volume of the hull [m³].
func (h *hullBuilder) volume() float64 {
	o, sum := h.grid[h.faces[0].corner[0]], 0.0
	for i := range h.faces {
		if f := &h.faces[i]; !f.gone {
			a, b, c := h.grid[f.corner[0]].sub(o).vec(), h.grid[f.corner[1]].sub(o).vec(), h.grid[f.corner[2]].sub(o).vec()
			sum += a.Dot(b.Cross(c)) / 6
		}
	}
	return sum * h.step * h.step * h.step
}
