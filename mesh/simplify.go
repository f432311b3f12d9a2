package mesh

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Simplify returns a surface of about as many triangles as asked for, or fewer, that stays near s: edges shrink to points, those first that move
// the surface least (quadric error metrics, Garland & Heckbert 1997). Closed surfaces stay closed and keep their topology, so that a
// surface with many holes may keep more triangles. Vertices at one place should be one: see Repair. Rims keep their shape.
func (s *Surface) Simplify(triangles int) (*Surface, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	if triangles < 4 {
		return nil, &FieldError{"triangles", triangles, "at least 4"}
	}
	r := newReducer(s)
	for r.left > triangles && len(r.heap) > 0 {
		r.collapse(r.pop())
	}
	out := &Surface{Vertices: r.at}
	for i, t := range r.triangles {
		if !r.gone[i] {
			out.Triangles = append(out.Triangles, t)
		}
	}
	for i := range out.Vertices {
		out.Vertices[i] = out.Vertices[i].Add(r.origin)
	}
	out.dropUnused()
	return out, nil
}

// simplifySolid simplifies a closed surface for Decompose, and tells how far its vertices are from the result at most [m].
func (s *Surface) simplifySolid(triangles int) (*Surface, float64, error) {
	out, err := s.Simplify(triangles)
	if err != nil {
		return nil, 0, err
	}
	if len(out.Triangles) > 4*triangles {
		return nil, 0, &FieldError{"Triangles", fmt.Sprintf("%d that cannot be made fewer than %d", len(s.Triangles), len(out.Triangles)), "a simpler surface: it has very many shells or holes"}
	}
	x, err := NewIndex(out)
	if err != nil {
		return nil, 0, err
	}
	most := 0.0
	for _, v := range s.Vertices {
		most = max(most, math.Abs(x.Closest(v).Distance))
	}
	return out, most, nil
}

// quadric is the sum of squares of the distances to planes, pᵀAp + 2 b·p + c.
type quadric struct {
	a spatial.Sym3
	b spatial.Vec3
	c float64
}

func (q *quadric) addPlane(n spatial.Vec3, offset, weight float64) {
	outer := spatial.Outer(n, n)
	q.a.AddScaled(weight, &outer)
	q.b = q.b.AddScaled(-weight*offset, n)
	q.c += weight * offset * offset
}

func (q *quadric) add(o *quadric) {
	q.a.Add(&o.a)
	q.b = q.b.Add(o.b)
	q.c += o.c
}

func (q *quadric) at(p spatial.Vec3) float64 { return p.Dot(q.a.MulVec(p)) + 2*q.b.Dot(p) + q.c }

// contraction is an edge that may become a point.
type contraction struct {
	cost   float64
	u, v   int32
	stamps [2]int32 // of the ends when this was worked out
	to     spatial.Vec3
}

func (a *contraction) before(b *contraction) bool {
	if a.cost != b.cost {
		return a.cost < b.cost
	}
	return a.u < b.u || a.u == b.u && a.v < b.v
}

// reducer simplifies a surface.
type reducer struct {
	origin    spatial.Vec3
	at        []spatial.Vec3 // from the origin
	triangles [][3]int32
	gone      []bool
	around    [][]int32 // triangles at each vertex; some may be gone
	quadrics  []quadric
	stamp     []int32 // changes of each vertex
	mark      []int32 // scratch for neighbours
	marks     int32
	left      int
	heap      []contraction
}

// rimWeight is how much the planes that hold the rims count.
const rimWeight = 100

func newReducer(s *Surface) *reducer {
	low, high := s.Bounds()
	n := len(s.Vertices)
	r := &reducer{origin: low.Lerp(high, 0.5), at: make([]spatial.Vec3, n), gone: make([]bool, len(s.Triangles)), around: make([][]int32, n),
		quadrics: make([]quadric, n), stamp: make([]int32, n), mark: make([]int32, n), left: len(s.Triangles)}
	for i, v := range s.Vertices {
		r.at[i] = v.Sub(r.origin)
	}
	r.triangles = append(r.triangles, s.Triangles...)
	count := make([]int32, n+1)
	for _, t := range s.Triangles {
		for _, v := range t {
			count[v]++
		}
	}
	room := make([]int32, 3*len(s.Triangles))
	for i := range n {
		r.around[i], room = room[:0:count[i]], room[count[i]:]
	}
	for i, t := range s.Triangles {
		cross := s.cross(int32(i))
		normal, area := cross.Unit(), cross.Norm()/2
		for _, v := range t {
			r.around[v] = append(r.around[v], int32(i))
			r.quadrics[v].addPlane(normal, normal.Dot(r.at[t[0]]), area/3)
		}
	}
	table := newEdgeTable(s.Triangles, n)
	for low, sides := range table.all() {
		if len(sides) == 1 { // a plane through the rim, across its face
			a, b := r.at[low], r.at[sides[0].high]
			normal := b.Sub(a).Cross(s.cross(sides[0].triangle)).Unit()
			for _, v := range []int32{low, sides[0].high} {
				r.quadrics[v].addPlane(normal, normal.Dot(a), rimWeight*b.Sub(a).Norm2())
			}
		}
	}
	for low, sides := range table.all() {
		if len(sides) <= 2 {
			r.heap = append(r.heap, r.plan(low, sides[0].high))
		}
	}
	for i := len(r.heap)/2 - 1; i >= 0; i-- {
		r.sink(i)
	}
	return r
}

// plan works out where an edge should shrink to: where the sum of its ends' errors is least, if that is well defined, else its best end or middle.
func (r *reducer) plan(u, v int32) contraction {
	q := r.quadrics[u]
	q.add(&r.quadrics[v])
	e := contraction{u: u, v: v, stamps: [2]int32{r.stamp[u], r.stamp[v]}, cost: math.Inf(1)}
	a, b := r.at[u], r.at[v]
	length := b.Sub(a).Norm()
	choices := [3]spatial.Vec3{a.Lerp(b, 0.5), a, b}
	m := q.a.Mat()
	var inverse spatial.Mat3
	if trace := q.a.Trace() / 3; m.Det() > 1e-6*trace*trace*trace && inverse.Inverse(&m) {
		if p := inverse.MulVec(q.b.Neg()); p.Sub(choices[0]).Norm() < 2*length {
			choices[0] = p
		}
	}
	for _, p := range choices {
		if c := q.at(p); c < e.cost {
			e.cost, e.to = c, p
		}
	}
	e.cost = max(e.cost, 0) + 1e-12*length*length*q.a.Trace() // short edges first where all is flat
	return e
}

// collapse shrinks an edge to a point, if nothing has changed since that was planned and the surface stays one.
func (r *reducer) collapse(e contraction) {
	if r.stamp[e.u] != e.stamps[0] || r.stamp[e.v] != e.stamps[1] || !r.allowed(&e) {
		return
	}
	r.at[e.u] = e.to
	r.quadrics[e.u].add(&r.quadrics[e.v])
	r.stamp[e.u]++
	r.stamp[e.v]++
	list := append([]int32(nil), r.around[e.u]...)
	for _, t := range r.around[e.v] {
		if r.gone[t] {
			continue
		}
		if r.has(t, e.u) {
			r.gone[t] = true
			r.left--
			continue
		}
		for k, v := range r.triangles[t] {
			if v == e.v {
				r.triangles[t][k] = e.u
			}
		}
		list = append(list, t)
	}
	kept := list[:0]
	for _, t := range list {
		if !r.gone[t] {
			kept = append(kept, t)
		}
	}
	r.around[e.u], r.around[e.v] = kept, nil
	r.marks++
	for _, t := range kept {
		for _, v := range r.triangles[t] {
			if v != e.u && r.mark[v] != r.marks {
				r.mark[v] = r.marks
				r.push(r.plan(min(e.u, v), max(e.u, v)))
			}
		}
	}
}

func (r *reducer) has(t, v int32) bool {
	c := &r.triangles[t]
	return c[0] == v || c[1] == v || c[2] == v
}

// allowed reports whether an edge may shrink: its ends have no common neighbours but those across its faces, and no face turns over.
func (r *reducer) allowed(e *contraction) bool {
	faces, common := 0, 0
	r.marks++
	for _, t := range r.around[e.u] {
		if r.gone[t] {
			continue
		}
		if r.has(t, e.v) {
			faces++
		} else if r.turns(t, e.u, e.to) {
			return false
		}
		for _, v := range r.triangles[t] {
			r.mark[v] = r.marks
		}
	}
	seen := r.marks
	r.marks++
	for _, t := range r.around[e.v] {
		if r.gone[t] {
			continue
		}
		if !r.has(t, e.u) && r.turns(t, e.v, e.to) {
			return false
		}
		for _, v := range r.triangles[t] {
			if v != e.u && v != e.v && r.mark[v] == seen {
				r.mark[v] = r.marks
				common++
			}
		}
	}
	return faces > 0 && faces <= 2 && common == faces && r.left > 4
}

// turns reports whether a triangle turns over, or nearly, when a corner moves.
func (r *reducer) turns(t, corner int32, to spatial.Vec3) bool {
	c := r.triangles[t]
	var old, moved [3]spatial.Vec3
	for k, v := range c {
		old[k], moved[k] = r.at[v], r.at[v]
		if v == corner {
			moved[k] = to
		}
	}
	n := old[1].Sub(old[0]).Cross(old[2].Sub(old[0])).Unit()
	m := moved[1].Sub(moved[0]).Cross(moved[2].Sub(moved[0])).Unit()
	return n != (spatial.Vec3{}) && !(n.Dot(m) > 0.2)
}

func (r *reducer) push(e contraction) {
	r.heap = append(r.heap, e)
	for i := len(r.heap) - 1; i > 0; {
		up := (i - 1) / 2
		if !r.heap[i].before(&r.heap[up]) {
			break
		}
		r.heap[i], r.heap[up] = r.heap[up], r.heap[i]
		i = up
	}
}

func (r *reducer) pop() contraction {
	top, last := r.heap[0], len(r.heap)-1
	r.heap[0] = r.heap[last]
	r.heap = r.heap[:last]
	r.sink(0)
	return top
}

func (r *reducer) sink(i int) {
	for {
		least := i
		for _, k := range [2]int{2*i + 1, 2*i + 2} {
			if k < len(r.heap) && r.heap[k].before(&r.heap[least]) {
				least = k
			}
		}
		if least == i {
			return
		}
		r.heap[i], r.heap[least] = r.heap[least], r.heap[i]
		i = least
	}
}
