package collide

import (
	"math"
	"slices"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// hull is a convex polyhedron: its corners, what lies next to what, and its faces with as many corners as they have. Lists of lists are in one
// piece: those of item i are from start[i] to start[i+1].
type hull struct {
	points []spatial.Vec3 // corners [m]
	bound  float64        // the largest distance of one from the origin [m]

	near, nearStart []int32 // corners joined to each corner by an edge
	fan, fanStart   []int32 // faces around each corner

	normals       []spatial.Vec3 // of the faces, unit and outward
	offsets       []float64      // of their planes: normal·x ≤ offset inside [m]
	loop, loopAt  []int32        // corners of each face, counterclockwise from outside
	triangleStore *triangleStore

	cells         [][4]uint16 // corners that can be farthest along the directions of a cell; nil for few corners
	crowds        [][]int32   // those of crowded cells
	side          int         // of cells
	middle, scale float64     // from directions to cells
}

// newHull returns the hull of points.
func newHull(points []spatial.Vec3) (*hull, error) {
	s, err := mesh.ConvexHull(points)
	if err != nil {
		return nil, err
	}
	h := &hull{points: s.Vertices}
	for _, p := range h.points {
		h.bound = math.Max(h.bound, p.Norm())
	}
	loops := joinCoplanar(s)
	h.dropFlat(loops)
	h.link()
	return h, nil
}

// joinCoplanar returns the corners of the faces of a closed convex surface: triangles in one plane are one face.
func joinCoplanar(s *mesh.Surface) [][]int32 {
	low, high := s.Bounds()
	tolerance := 1e-8 * high.Sub(low).Norm()
	n := len(s.Triangles)
	across := neighbours(s)
	cross := make([]spatial.Vec3, n) // normal, as long as twice the area
	order := make([]int32, n)
	for t := range s.Triangles {
		c := s.Triangles[t]
		cross[t] = s.Vertices[c[1]].Sub(s.Vertices[c[0]]).Cross(s.Vertices[c[2]].Sub(s.Vertices[c[0]]))
		order[t] = int32(t)
	}
	// The largest first: their planes are the best known.
	slices.SortStableFunc(order, func(a, b int32) int {
		switch x, y := cross[a].Norm2(), cross[b].Norm2(); {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	group := make([]int32, n)
	for i := range group {
		group[i] = -1
	}
	var loops [][]int32
	for _, seed := range order {
		if group[seed] >= 0 {
			continue
		}
		normal, origin := cross[seed].Unit(), s.Vertices[s.Triangles[seed][0]]
		group[seed] = seed
		members := []int32{seed}
		for i := 0; i < len(members); i++ {
			for _, u := range across[members[i]] {
				if group[u] >= 0 || cross[u].Dot(normal) < 0 {
					continue
				}
				flat := true
				for _, v := range s.Triangles[u] {
					flat = flat && math.Abs(s.Vertices[v].Sub(origin).Dot(normal)) <= tolerance
				}
				if flat {
					group[u] = seed
					members = append(members, u)
				}
			}
		}
		if loop := rimOf(s, members, across, group); loop != nil {
			loops = append(loops, loop)
			continue
		}
		for _, t := range members { // not a disc: keep the triangles
			c := s.Triangles[t]
			loops = append(loops, []int32{c[0], c[1], c[2]})
		}
	}
	return loops
}

// neighbours returns, for each triangle of a closed surface, those across its edges from corner k to k+1.
func neighbours(s *mesh.Surface) [][3]int32 {
	owner := make(map[[2]int32]int32, 3*len(s.Triangles))
	for t, c := range s.Triangles {
		for k := range 3 {
			owner[[2]int32{c[k], c[(k+1)%3]}] = int32(t)
		}
	}
	across := make([][3]int32, len(s.Triangles))
	for t, c := range s.Triangles {
		for k := range 3 {
			across[t][k] = owner[[2]int32{c[(k+1)%3], c[k]}]
		}
	}
	return across
}

// rimOf returns the corners around a set of triangles, or nil where that is not one simple loop.
func rimOf(s *mesh.Surface, members []int32, across [][3]int32, group []int32) []int32 {
	next := make(map[int32]int32, len(members)+2)
	first, edges := int32(-1), 0
	for _, t := range members {
		for k, c := range s.Triangles[t] {
			if group[across[t][k]] == group[t] {
				continue
			}
			if first < 0 {
				first = c
			}
			next[c] = s.Triangles[t][(k+1)%3]
			edges++
		}
	}
	if len(next) != edges || edges < 3 {
		return nil
	}
	loop := []int32{first}
	for c := next[first]; c != first; c = next[c] {
		if len(loop) == edges {
			return nil
		}
		loop = append(loop, c)
	}
	if len(loop) != edges {
		return nil
	}
	return loop
}

// dropFlat keeps the corners where at least three faces meet, numbers them anew, and sets the faces.
func (h *hull) dropFlat(loops [][]int32) {
	faces := make([]int, len(h.points))
	for _, loop := range loops {
		for _, c := range loop {
			faces[c]++
		}
	}
	number := make([]int32, len(h.points))
	kept := h.points[:0:0]
	for i, p := range h.points {
		number[i] = -1
		if faces[i] >= 3 {
			number[i] = int32(len(kept))
			kept = append(kept, p)
		}
	}
	h.points = kept
	h.loopAt = []int32{0}
	for _, loop := range loops {
		begin := len(h.loop)
		for _, c := range loop {
			if number[c] >= 0 {
				h.loop = append(h.loop, number[c])
			}
		}
		if len(h.loop) < begin+3 {
			h.loop = h.loop[:begin]
			continue
		}
		h.loopAt = append(h.loopAt, int32(len(h.loop)))
		h.addPlane(h.loop[begin:])
	}
}

// addPlane adds the plane of a face: the normal is that of the polygon's area (Newell), the offset that of its outermost corner.
func (h *hull) addPlane(loop []int32) {
	var area spatial.Vec3
	origin := h.points[loop[0]]
	for k := 1; k+1 < len(loop); k++ {
		area = area.Add(h.points[loop[k]].Sub(origin).Cross(h.points[loop[k+1]].Sub(origin)))
	}
	n := area.Unit()
	offset := math.Inf(-1)
	for _, c := range loop {
		offset = math.Max(offset, n.Dot(h.points[c]))
	}
	h.normals, h.offsets = append(h.normals, n), append(h.offsets, offset)
}

// link finds what is next to each corner.
func (h *hull) link() {
	near, fan := make([][]int32, len(h.points)), make([][]int32, len(h.points))
	for f := range h.normals {
		loop := h.face(int32(f))
		for k, c := range loop {
			near[c] = append(near[c], loop[(k+1)%len(loop)])
			fan[c] = append(fan[c], int32(f))
		}
	}
	h.near, h.nearStart = joinLists(near)
	h.fan, h.fanStart = joinLists(fan)
	h.fillCells()
}

// joinLists puts lists into one piece.
func joinLists(lists [][]int32) (all, start []int32) {
	start = []int32{0}
	for _, l := range lists {
		all = append(all, l...)
		start = append(start, int32(len(all)))
	}
	return all, start
}

// face returns the corners of face f.
func (h *hull) face(f int32) []int32 { return h.loop[h.loopAt[f]:h.loopAt[f+1]] }

// farthest returns the corner farthest along d, to the last digits.
func (h *hull) farthest(d spatial.Vec3) int32 {
	if h.cells == nil {
		return h.farthestOf(d)
	}
	c := &h.cells[h.cell(d)]
	if c[0] == crowded {
		return h.farthestIn(d, h.crowds[c[1]])
	}
	p, q, r, s := &h.points[c[0]], &h.points[c[1]], &h.points[c[2]], &h.points[c[3]]
	best := max(ranked(p.X*d.X+p.Y*d.Y+p.Z*d.Z, 0), ranked(q.X*d.X+q.Y*d.Y+q.Z*d.Z, 1),
		ranked(r.X*d.X+r.Y*d.Y+r.Z*d.Z, 2), ranked(s.X*d.X+s.Y*d.Y+s.Z*d.Z, 3))
	return int32(c[best&3])
}

// farthestOf is farthest by looking at all corners, or by climbing where they are many.
func (h *hull) farthestOf(d spatial.Vec3) int32 {
	if len(h.points) > rankMask+1 {
		return h.climb(d, 0)
	}
	best := int64(math.MinInt64)
	for i := range h.points {
		p := &h.points[i]
		best = max(best, ranked(p.X*d.X+p.Y*d.Y+p.Z*d.Z, i))
	}
	return int32(best & rankMask)
}

// farthestIn is farthest of a few corners.
func (h *hull) farthestIn(d spatial.Vec3, some []int32) int32 {
	best, at := math.Inf(-1), int32(0)
	for _, i := range some {
		p := &h.points[i]
		if x := p.X*d.X + p.Y*d.Y + p.Z*d.Z; x > best {
			best, at = x, i
		}
	}
	return at
}

// rankMask has the bits of a rank that tell the item.
const rankMask = 255

// ranked returns an integer that sorts as x does, but for its last digits, where item i is. The largest of some such is found without a branch, which
// the processor could not foresee: it would cost more than all the arithmetic.
func ranked(x float64, i int) int64 {
	b := int64(math.Float64bits(x))
	b ^= int64(uint64(b>>63) >> 1) // the larger a negative number, the smaller
	return b&^rankMask | int64(i)
}

// climb goes from corner to corner along the edges as long as that leads farther along d. On a convex polyhedron it ends at the farthest.
func (h *hull) climb(d spatial.Vec3, at int32) int32 {
	best := h.points[at].Dot(d)
	for {
		from := at
		for _, i := range h.near[h.nearStart[from]:h.nearStart[from+1]] {
			if x := h.points[i].Dot(d); x > best {
				best, at = x, i
			}
		}
		if at == from {
			return at
		}
	}
}

// Directions are sorted into cells of the octahedron |x| + |y| + |z| = 1, seen from above and from below: squares of it in x and y. For each cell
// it is known which corners can be the farthest along a direction in it: mostly four or fewer.

const (
	crowded   = 0xffff // first entry of a cell with more than four corners; the second tells which list
	fewPoints = 8      // up to so many, looking at all is as fast
	mostCells = 64     // along a side
)

// cell returns the cell of a direction.
func (h *hull) cell(d spatial.Vec3) int {
	s := h.scale / (math.Abs(d.X) + math.Abs(d.Y) + math.Abs(d.Z))
	i, j := int(h.middle+s*d.X), int(h.middle+s*d.Y)
	below := int(math.Float64bits(d.Z) >> 63)
	return (below*h.side+i)*h.side + j
}

// fillCells finds the corners of each cell.
func (h *hull) fillCells() {
	n := len(h.points)
	if n <= fewPoints || n >= crowded {
		return
	}
	h.side = min(2*int(math.Ceil(math.Sqrt(float64(4*n)))), mostCells)
	h.middle = float64(h.side) / 2
	h.scale = h.middle * (1 - 1e-12) // so that no direction is outside
	h.cells = make([][4]uint16, 2*h.side*h.side)
	seen := make([]int32, n)
	at := int32(0)
	for c := range h.cells {
		centre, sin := h.cellCap(c)
		at = h.climb(centre, at)
		h.cells[c] = h.gather(centre, sin, at, int32(c)+1, seen)
	}
}

// cellCap returns the middle of a cell and the sine of the angle within which all of it is.
func (h *hull) cellCap(c int) (centre spatial.Vec3, sin float64) {
	below, i, j := c/(h.side*h.side), c/h.side%h.side, c%h.side
	at := func(i, j float64) spatial.Vec3 {
		x, y := i/h.middle-1, j/h.middle-1
		if l := math.Abs(x) + math.Abs(y); l > 1 { // beyond the octahedron
			x, y = x/l, y/l
		}
		z := max(0, 1-math.Abs(x)-math.Abs(y))
		if below == 1 {
			z = -z
		}
		return spatial.V(x, y, z).Unit()
	}
	x, y := float64(i), float64(j)
	corners := [4]spatial.Vec3{at(x, y), at(x+1, y), at(x, y+1), at(x+1, y+1)}
	centre = corners[0].Add(corners[1]).Add(corners[2]).Add(corners[3]).Unit()
	for _, p := range corners {
		sin = max(sin, centre.Cross(p).Norm())
	}
	return centre, sin
}

// gather returns the corners that can be farthest along a direction in a cap about centre, where at is the farthest: p is no farther than at
// along any such direction if it is lower along the centre by more than |p − at| times the sine of the cap's radius. Those that can are joined
// by edges.
func (h *hull) gather(centre spatial.Vec3, sin float64, at, mark int32, seen []int32) (cell [4]uint16) {
	list := []int32{at}
	seen[at] = mark
	for i := 0; i < len(list); i++ {
		for _, k := range h.near[h.nearStart[list[i]]:h.nearStart[list[i]+1]] {
			e := h.points[k].Sub(h.points[at])
			if seen[k] != mark && e.Dot(centre) >= -e.Norm()*(sin+1e-9) {
				list = append(list, k)
			}
			seen[k] = mark
		}
	}
	if len(list) > len(cell) {
		h.crowds = append(h.crowds, list)
		return [4]uint16{crowded, uint16(len(h.crowds) - 1)}
	}
	for k := range cell {
		cell[k] = uint16(list[min(k, len(list)-1)])
	}
	return cell
}

// triangleStore is the room for a triangle, so that setting one does not allocate.
type triangleStore struct {
	points  [3]spatial.Vec3
	normals [2]spatial.Vec3
	offsets [2]float64
}

// A triangle's corners, each next to the two others, and its two sides.
var (
	triangleNear      = []int32{1, 2, 2, 0, 0, 1}
	triangleFan       = []int32{0, 1, 0, 1, 0, 1}
	triangleNearStart = []int32{0, 2, 4, 6}
	triangleLoop      = []int32{0, 1, 2, 0, 2, 1}
	triangleLoopAt    = []int32{0, 3, 6}
)

// setTriangle makes h the flat hull of three points, with a side up and a side down. It allocates only once.
func (h *hull) setTriangle(a, b, c spatial.Vec3) {
	t := h.triangleStore
	if t == nil {
		t = new(triangleStore)
		*h = hull{
			points: t.points[:], normals: t.normals[:], offsets: t.offsets[:], near: triangleNear, nearStart: triangleNearStart,
			fan: triangleFan, fanStart: triangleNearStart, loop: triangleLoop, loopAt: triangleLoopAt, triangleStore: t,
		}
	}
	n := b.Sub(a).Cross(c.Sub(a)).Unit()
	if n == (spatial.Vec3{}) { // a line, or a point
		n = b.Sub(a).Add(c.Sub(a)).Perpendicular()
		if n == (spatial.Vec3{}) {
			n.Z = 1
		}
	}
	t.points = [3]spatial.Vec3{a, b, c}
	t.normals = [2]spatial.Vec3{n, n.Neg()}
	t.offsets = [2]float64{n.Dot(a), -n.Dot(a)}
	h.bound = math.Sqrt(max(a.Norm2(), b.Norm2(), c.Norm2()))
}
