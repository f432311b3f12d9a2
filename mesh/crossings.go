package mesh

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// Limits of the search for faces that go through each other.
const (
	maxCrossed   = 2_000_000 // faces
	maxCrossings = 1000      // pairs that Repair counts
)

// boxTree is a binary tree of boxes over the triangles of a surface, sorted along a Morton curve: quick to make for a million of them.
// Node i has the children 2i+1 and 2i+2, and the triangles that its path through the halves of order leads to.
type boxTree struct {
	surface *Surface
	order   []int32
	boxes   [][2]spatial.Vec3
	depth   int
}

const boxLeaf = 4 // triangles, at most

func newBoxTree(s *Surface) *boxTree {
	b := &boxTree{surface: s, order: make([]int32, len(s.Triangles))}
	low, high := s.Bounds()
	size := high.Sub(low)
	scale := (1 << 20) / math.Max(max(size.X, size.Y, size.Z), 1e-300)
	codes := make([]uint64, len(s.Triangles))
	for t := range s.Triangles {
		p, q, r := s.corners(int32(t))
		m := p.Add(q).Add(r).Scale(1.0 / 3).Sub(low).Scale(scale)
		codes[t] = spread(m.X)<<2 | spread(m.Y)<<1 | spread(m.Z)
		b.order[t] = int32(t)
	}
	slices.SortFunc(b.order, func(i, j int32) int { return cmp.Or(cmp.Compare(codes[i], codes[j]), cmp.Compare(i, j)) })
	for len(s.Triangles)>>b.depth > boxLeaf {
		b.depth++
	}
	b.boxes = make([][2]spatial.Vec3, 2<<b.depth-1)
	b.fill(0, 0, len(b.order), b.depth)
	return b
}

// spread puts two zeros between the bits of a number below 2²¹.
func spread(f float64) uint64 {
	x := uint64(math.Max(0, math.Min(f, 1<<20)))
	x = (x | x<<32) & 0x1f00000000ffff
	x = (x | x<<16) & 0x1f0000ff0000ff
	x = (x | x<<8) & 0x100f00f00f00f00f
	x = (x | x<<4) & 0x10c30c30c30c30c3
	return (x | x<<2) & 0x1249249249249249
}

// fill finds the box of a node.
func (b *boxTree) fill(node, first, last, depth int) {
	if depth > 0 {
		half := (first + last) / 2
		b.fill(2*node+1, first, half, depth-1)
		b.fill(2*node+2, half, last, depth-1)
		l, r := &b.boxes[2*node+1], &b.boxes[2*node+2]
		b.boxes[node] = [2]spatial.Vec3{lower(l[0], r[0]), upper(l[1], r[1])}
		return
	}
	inf := math.Inf(1)
	box := [2]spatial.Vec3{spatial.V(inf, inf, inf), spatial.V(-inf, -inf, -inf)}
	for _, t := range b.order[first:last] {
		p, q, r := b.surface.corners(t)
		box = [2]spatial.Vec3{lower(lower(box[0], p), lower(q, r)), upper(upper(box[1], p), upper(q, r))}
	}
	b.boxes[node] = box
}

func overlap(a, b *[2]spatial.Vec3) bool {
	return a[0].X <= b[1].X && b[0].X <= a[1].X && a[0].Y <= b[1].Y && b[0].Y <= a[1].Y && a[0].Z <= b[1].Z && b[0].Z <= a[1].Z
}

// span is a node and its triangles.
type span struct{ node, first, last, depth int }

func (s span) halves() (span, span) {
	half := (s.first + s.last) / 2
	return span{2*s.node + 1, s.first, half, s.depth - 1}, span{2*s.node + 2, half, s.last, s.depth - 1}
}

// Crossings returns pairs of faces that go through each other, at most limit of them. Faces that share a corner, or lie in one plane, are not
// compared.
func (s *Surface) Crossings(limit int) (pairs [][2]int32) {
	if len(s.Triangles) == 0 || limit < 1 {
		return nil
	}
	b := newBoxTree(s)
	root := span{0, 0, len(b.order), b.depth}
	stack := [][2]span{{root, root}}
	for len(stack) > 0 && len(pairs) < limit {
		p := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if p[0] != p[1] && !overlap(&b.boxes[p[0].node], &b.boxes[p[1].node]) {
			continue
		}
		if p[0].depth > 0 { // both are at the same depth
			l, r := p[0].halves()
			if p[0] == p[1] {
				stack = append(stack, [2]span{r, r}, [2]span{l, r}, [2]span{l, l})
				continue
			}
			m, n := p[1].halves()
			stack = append(stack, [2]span{r, n}, [2]span{r, m}, [2]span{l, n}, [2]span{l, m})
			continue
		}
		for i := p[0].first; i < p[0].last; i++ {
			from := p[1].first
			if p[0] == p[1] {
				from = i + 1
			}
			for j := from; j < p[1].last; j++ {
				if t, u := b.order[i], b.order[j]; len(pairs) < limit && s.cross2(t, u) {
					pairs = append(pairs, [2]int32{min(t, u), max(t, u)})
				}
			}
		}
	}
	slices.SortFunc(pairs, func(a, b [2]int32) int { return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1])) })
	return pairs
}

// cross2 reports whether two triangles go through each other.
func (s *Surface) cross2(t, u int32) bool {
	a, b := &s.Triangles[t], &s.Triangles[u]
	for _, v := range a {
		if v == b[0] || v == b[1] || v == b[2] {
			return false
		}
	}
	var p, q [3]spatial.Vec3
	p[0], p[1], p[2] = s.corners(t)
	q[0], q[1], q[2] = s.corners(u)
	return pierces(&p, &q) || pierces(&q, &p)
}

// pierces reports whether an edge of p goes through q.
func pierces(p, q *[3]spatial.Vec3) bool {
	n := q[1].Sub(q[0]).Cross(q[2].Sub(q[0]))
	var d [3]float64
	for k := range 3 {
		d[k] = n.Dot(p[k].Sub(q[0]))
	}
	// Rounding decides nothing below this.
	least := 1e-12 * n.Norm() * math.Max(p[1].Sub(p[0]).Norm(), p[2].Sub(p[0]).Norm())
	for k := range 3 {
		m := (k + 1) % 3
		if !(d[k] > least && d[m] < -least || d[k] < -least && d[m] > least) {
			continue
		}
		x := p[k].Lerp(p[m], d[k]/(d[k]-d[m]))
		inside := true
		for j := range 3 {
			edge := q[(j+1)%3].Sub(q[j])
			inside = inside && edge.Cross(x.Sub(q[j])).Dot(n) > 0
		}
		if inside {
			return true
		}
	}
	return false
}
