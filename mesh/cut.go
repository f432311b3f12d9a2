package mesh

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// plane is where normal·p = offset; what is above has more.
type plane struct {
	normal spatial.Vec3
	offset float64 // [m]
}

// planeAt returns the plane through p across a direction.
func planeAt(p, direction spatial.Vec3) plane {
	n := direction.Unit()
	return plane{n, n.Dot(p)}
}

func (p plane) above(v spatial.Vec3) float64 { return p.normal.Dot(v) - p.offset }

// cutSnap is how near a vertex a cut goes through the vertex itself, as a part of the edge.
const cutSnap = 1e-7

// cut returns the solids below and above a plane, each closed with a cap. Whether the result is closed is a matter of numbers of vertices, not
// of coordinates: a vertex is below or above and never between, and the points where edges are cut are shared by the faces that share the edge.
func (s *Surface) cut(p plane) (below, above *Surface) {
	c := &cutter{plane: p, surface: s, side: make([]float64, len(s.Vertices)), points: map[[2]int32]int32{}}
	for i, v := range s.Vertices {
		c.side[i] = p.above(v)
	}
	c.vertices = slices.Clone(s.Vertices)
	for _, t := range s.Triangles {
		c.triangle(t)
	}
	caps := capLoops(c.vertices, c.loops(), p.normal)
	below = &Surface{Vertices: c.vertices, Triangles: append(c.below, caps...)}
	for i, t := range caps {
		caps[i] = [3]int32{t[0], t[2], t[1]}
	}
	above = &Surface{Vertices: c.vertices, Triangles: append(c.above, caps...)}
	below.dropUnused()
	above.dropUnused()
	return below, above
}

// cutter cuts a surface in two.
type cutter struct {
	plane        plane
	surface      *Surface
	side         []float64 // of each vertex above the plane [m]
	vertices     []spatial.Vec3
	points       map[[2]int32]int32 // vertex on each edge that is cut
	below, above [][3]int32
	segments     [][2]int32 // edges of the cap of what is below
}

// point returns the vertex where the edge from a to b is cut.
func (c *cutter) point(a, b int32) int32 {
	if a > b {
		a, b = b, a
	}
	key := [2]int32{a, b}
	v, found := c.points[key]
	if found {
		return v
	}
	switch t := c.side[a] / (c.side[a] - c.side[b]); {
	case t < cutSnap:
		v = a
	case t > 1-cutSnap:
		v = b
	default:
		v = int32(len(c.vertices))
		c.vertices = append(c.vertices, c.surface.Vertices[a].Lerp(c.surface.Vertices[b], t))
	}
	c.points[key] = v
	return v
}

// triangle puts a triangle, or its parts, where they belong.
func (c *cutter) triangle(t [3]int32) {
	up := 0
	for _, v := range t {
		if c.side[v] > 0 {
			up++
		}
	}
	switch up {
	case 0:
		c.below = append(c.below, t)
		return
	case 3:
		c.above = append(c.above, t)
		return
	}
	// Turn it so that the first corner is alone on its side.
	for (c.side[t[0]] > 0) != (up == 1) || (c.side[t[1]] > 0) == (up == 1) || (c.side[t[2]] > 0) == (up == 1) {
		t = [3]int32{t[1], t[2], t[0]}
	}
	ab, ca := c.point(t[0], t[1]), c.point(t[2], t[0])
	one, two := &c.above, &c.below
	segment := [2]int32{ab, ca} // the cap goes along the cut the other way than what is below
	if up == 2 {
		one, two = two, one
		segment = [2]int32{ca, ab}
	}
	addFace(one, t[0], ab, ca)
	addFace(two, ab, t[1], t[2])
	addFace(two, ab, t[2], ca)
	if ab != ca {
		c.segments = append(c.segments, segment)
	}
}

// addFace adds a triangle unless corners have become one: its other edges are then one, too, and the surface stays closed.
func addFace(list *[][3]int32, a, b, c int32) {
	if a != b && b != c && c != a {
		*list = append(*list, [3]int32{a, b, c})
	}
}

// loops joins the segments end to end.
func (c *cutter) loops() (loops [][]int32) {
	from := make(map[int32][]int32, len(c.segments)) // segments that begin at a vertex
	for i, e := range c.segments {
		from[e[0]] = append(from[e[0]], int32(i))
	}
	used := make([]bool, len(c.segments))
	for i := range c.segments {
		if used[i] {
			continue
		}
		var loop []int32
		for at := int32(i); ; {
			used[at] = true
			loop = append(loop, c.segments[at][0])
			next := from[c.segments[at][1]]
			k := slices.IndexFunc(next, func(j int32) bool { return !used[j] })
			if k < 0 {
				break
			}
			at = next[k]
		}
		if len(loop) >= 3 {
			loops = append(loops, loop)
		}
	}
	return loops
}

// flatPolygon is a polygon in the plane, by numbers of vertices, counterclockwise.
type flatPolygon struct {
	at      func(int32) [2]float64
	corners []int32
}

// capLoops cuts what is between loops into triangles that look along a normal. Loops that go round clockwise are holes.
func capLoops(vertices []spatial.Vec3, loops [][]int32, normal spatial.Vec3) (out [][3]int32) {
	u := normal.Perpendicular().Unit()
	v := normal.Cross(u)
	at := func(i int32) [2]float64 { return [2]float64{vertices[i].Dot(u), vertices[i].Dot(v)} }
	type sized struct {
		flatPolygon
		area float64
	}
	var outer, holes []sized
	for _, loop := range loops {
		p := flatPolygon{at, loop}
		if a := p.area(); a < 0 {
			holes = append(holes, sized{p, a})
		} else {
			outer = append(outer, sized{p, a})
		}
	}
	slices.SortStableFunc(outer, func(a, b sized) int { return cmp.Compare(a.area, b.area) })
	slices.SortStableFunc(holes, func(a, b sized) int { return -cmp.Compare(a.right(), b.right()) })
	for _, h := range holes {
		k := slices.IndexFunc(outer, func(o sized) bool { return o.area > -h.area && o.contains(at(h.corners[0])) })
		if k < 0 || !outer[k].bridge(&h.flatPolygon) {
			outer = append(outer, h) // by itself: still closed
		}
	}
	for i := range outer {
		out = outer[i].clip(out)
	}
	return out
}

// cross2d returns twice the area of abc, positive counterclockwise.
func cross2d(a, b, c [2]float64) float64 {
	return (b[0]-a[0])*(c[1]-a[1]) - (b[1]-a[1])*(c[0]-a[0])
}

func (p *flatPolygon) area() (sum float64) {
	o := p.at(p.corners[0])
	for i := 2; i < len(p.corners); i++ {
		sum += cross2d(o, p.at(p.corners[i-1]), p.at(p.corners[i])) / 2
	}
	return sum
}

// right returns the greatest first coordinate.
func (p *flatPolygon) right() float64 {
	most := math.Inf(-1)
	for _, c := range p.corners {
		most = math.Max(most, p.at(c)[0])
	}
	return most
}

// contains reports whether a ray from q crosses the polygon an odd number of times.
func (p *flatPolygon) contains(q [2]float64) (inside bool) {
	for i, c := range p.corners {
		a, b := p.at(c), p.at(p.corners[(i+1)%len(p.corners)])
		if (a[1] > q[1]) != (b[1] > q[1]) && q[0] < a[0]+(q[1]-a[1])/(b[1]-a[1])*(b[0]-a[0]) {
			inside = !inside
		}
	}
	return inside
}

// bridge joins a hole to the polygon by a slit from the hole's rightmost corner to a corner that it sees (Eberly 2002).
func (p *flatPolygon) bridge(hole *flatPolygon) bool {
	first := 0
	for i, c := range hole.corners {
		if hole.at(c)[0] > hole.at(hole.corners[first])[0] {
			first = i
		}
	}
	m := hole.at(hole.corners[first])
	best, near := -1, math.Inf(1) // the edge that a ray to the right meets first, and where
	for i, c := range p.corners {
		a, b := p.at(c), p.at(p.corners[(i+1)%len(p.corners)])
		if a[1] > m[1] || b[1] <= m[1] { // upwards, with the inside to the left
			continue
		}
		if x := a[0] + (m[1]-a[1])/(b[1]-a[1])*(b[0]-a[0]); x >= m[0] && x < near {
			best, near = i, x
		}
	}
	if best < 0 {
		return false
	}
	seen, other := best, (best+1)%len(p.corners)
	if p.at(p.corners[other])[0] > p.at(p.corners[seen])[0] {
		seen = other
	}
	// Corners inside the triangle hide it: then take the one at the smallest angle from the ray.
	tip, hit := p.at(p.corners[seen]), [2]float64{near, m[1]}
	least, distance := math.Inf(1), math.Inf(1)
	for i, c := range p.corners {
		q := p.at(c)
		if i == seen || q[0] < m[0] || !inTriangle(q, m, hit, tip) {
			continue
		}
		angle, away := math.Abs(math.Atan2(q[1]-m[1], q[0]-m[0])), math.Hypot(q[0]-m[0], q[1]-m[1])
		if angle < least || angle == least && away < distance {
			seen, least, distance = i, angle, away
		}
	}
	var joined []int32
	joined = append(joined, p.corners[:seen+1]...)
	joined = append(joined, hole.corners[first:]...)
	joined = append(joined, hole.corners[:first+1]...)
	p.corners = append(joined, p.corners[seen:]...)
	return true
}

// inTriangle reports whether q is in the triangle abc or on its rim, whichever way that goes round.
func inTriangle(q, a, b, c [2]float64) bool {
	x, y, z := cross2d(a, b, q), cross2d(b, c, q), cross2d(c, a, q)
	return x >= 0 && y >= 0 && z >= 0 || x <= 0 && y <= 0 && z <= 0
}

// clip cuts the polygon into triangles by clipping its ears and appends them. A polygon that crosses itself is cut somehow.
func (p *flatPolygon) clip(dst [][3]int32) [][3]int32 {
	n := len(p.corners)
	at := make([][2]float64, n)
	next, last := make([]int, n), make([]int, n)
	for i, c := range p.corners {
		at[i], next[i], last[i] = p.at(c), (i+1)%n, (i+n-1)%n
	}
	turn := func(i int) float64 { return cross2d(at[last[i]], at[i], at[next[i]]) }
	var reflex []int
	for i := range n {
		if turn(i) <= 0 {
			reflex = append(reflex, i)
		}
	}
	gone := make([]bool, n)
	isEar := func(i int) bool {
		if turn(i) <= 0 {
			return false
		}
		a, b, c := at[last[i]], at[i], at[next[i]]
		for _, r := range reflex {
			if q := at[r]; !gone[r] && q != a && q != b && q != c && inTriangle(q, a, b, c) {
				return false
			}
		}
		return true
	}
	i, tries := 0, 0
	for left := n; left > 3; {
		if tries <= left && !isEar(i) { // after a whole round without an ear, take any
			i = next[i]
			tries++
			continue
		}
		dst = appendFace(dst, p.corners, last[i], i, next[i])
		gone[i] = true
		next[last[i]], last[next[i]] = next[i], last[i]
		i = next[next[i]] // not in a fan: slivers
		left--
		tries = 0
	}
	return appendFace(dst, p.corners, last[i], i, next[i])
}

func appendFace(dst [][3]int32, corners []int32, i, j, k int) [][3]int32 {
	addFace(&dst, corners[i], corners[j], corners[k])
	return dst
}

// around reports whether a solid is around a cavity. Some corners of the cavity may touch the solid's surface: four are asked.
func (s *Surface) around(solid, cavity *shell) bool {
	for k := range 4 {
		p := s.Vertices[s.Triangles[cavity.faces[k*(len(cavity.faces)-1)/3]][0]]
		if s.winding(solid.faces, p) > 0.6 {
			return true
		}
	}
	return false
}

// parts returns the solids of a closed surface: its shells, each with the cavities inside it. Shells without volume are left out.
func (s *Surface) parts() []*Surface {
	sets := newGroups(len(s.Vertices))
	for _, t := range s.Triangles {
		sets.join(t[0], t[1])
		sets.join(t[0], t[2])
	}
	number := make(map[int32]int)
	var shells []shell
	for i, t := range s.Triangles {
		root := sets.of(t[0])
		n, seen := number[root]
		if !seen {
			n = len(shells)
			number[root] = n
			shells = append(shells, shell{})
		}
		shells[n].faces = append(shells[n].faces, int32(i))
	}
	if len(shells) == 1 {
		return []*Surface{s}
	}
	for i := range shells {
		shells[i].measure(s)
	}
	faces := make([][]int32, len(shells))
	for i := range shells {
		if shells[i].volume > 0 {
			faces[i] = shells[i].faces
		}
	}
	for i := range shells {
		if shells[i].volume >= 0 {
			continue
		}
		// The smallest solid around a cavity has it.
		best := -1
		for k := range shells {
			if o := &shells[k]; o.volume > -shells[i].volume && (best < 0 || o.volume < shells[best].volume) && s.around(o, &shells[i]) {
				best = k
			}
		}
		if best >= 0 {
			faces[best] = append(slices.Clip(faces[best]), shells[i].faces...)
		}
	}
	var out []*Surface
	for _, list := range faces {
		if len(list) == 0 {
			continue
		}
		part := &Surface{Vertices: s.Vertices}
		for _, f := range list {
			part.Triangles = append(part.Triangles, s.Triangles[f])
		}
		part.dropUnused()
		out = append(out, part)
	}
	return out
}
