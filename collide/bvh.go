package collide

import (
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// bvh is a tree of boxes over items that keep their neighbours: triangles of a mesh, pieces of a compound.
type bvh struct {
	nodes []bvhNode // a node before those below it; its first child is the next one
	order []int32   // items, those of a leaf together
}

// bvhNode is a leaf with count items from first in bvh.order, or two nodes, the next one and other.
type bvhNode struct {
	box          Bounds
	first, count int32
	other        int32
}

// bvhLeaf is the number of items up to which a box is not split.
const bvhLeaf = 4

// bvhBins is the number of places at which a split is tried along an axis.
const bvhBins = 16

// newBVH builds the tree over boxes. Splits are where the surface area heuristic is least among bins of the middles (Wald 2007), and at the
// median below a depth at which the former have not made the parts small: no order of items makes the tree deep.
func newBVH(boxes []Bounds) *bvh {
	x := &bvh{order: make([]int32, len(boxes))}
	middle := make([]spatial.Vec3, len(boxes))
	for i := range boxes {
		x.order[i] = int32(i)
		middle[i] = boxes[i].Low.Add(boxes[i].High)
	}
	if len(boxes) > 0 {
		x.nodes = make([]bvhNode, 0, len(boxes))
		x.split(0, len(boxes), 0, boxes, middle)
	}
	return x
}

// split makes the node of a range of items and those below it.
func (x *bvh) split(first, last, depth int, boxes []Bounds, middle []spatial.Vec3) {
	at := len(x.nodes)
	box, middles := nowhere, nowhere
	for _, i := range x.order[first:last] {
		box = box.Join(boxes[i])
		middles.Low, middles.High = lower(middles.Low, middle[i]), upper(middles.High, middle[i])
	}
	x.nodes = append(x.nodes, bvhNode{box: box, first: int32(first), count: int32(last - first)})
	if last-first <= bvhLeaf {
		return
	}
	axis := middles.longest()
	half := first
	if depth < 40 {
		half = x.splitByArea(first, last, axis, &middles, boxes, middle)
	}
	if half == first || half == last {
		half = (first + last) / 2
		slices.SortFunc(x.order[first:last], func(a, b int32) int {
			u, v := component(middle[a], axis), component(middle[b], axis)
			if u < v || u == v && a < b {
				return -1
			}
			return 1
		})
	}
	x.split(first, half, depth+1, boxes, middle)
	x.nodes[at].other, x.nodes[at].count = int32(len(x.nodes)), 0
	x.split(half, last, depth+1, boxes, middle)
}

// splitByArea puts items first in order that are on the low side of the best place to split along an axis, and returns how far
// they go. Where all middles agree it returns first.
func (x *bvh) splitByArea(first, last, axis int, middles *Bounds, boxes []Bounds, middle []spatial.Vec3) int {
	low := component(middles.Low, axis)
	scale := bvhBins / (component(middles.High, axis) - low)
	if !(scale*0 == 0) { // no extent, or one too small to divide by
		return first
	}
	bin := func(i int32) int { return min(bvhBins-1, max(0, int((component(middle[i], axis)-low)*scale))) }
	var count [bvhBins]int
	var box [bvhBins]Bounds
	for k := range box {
		box[k] = nowhere
	}
	for _, i := range x.order[first:last] {
		k := bin(i)
		count[k]++
		box[k] = box[k].Join(boxes[i])
	}
	var above [bvhBins]float64 // cost of what is in bin k and above
	sum, n := nowhere, 0
	for k := bvhBins - 1; k > 0; k-- {
		if n += count[k]; n > 0 {
			sum = sum.Join(box[k])
			above[k] = sum.area() * float64(n)
		}
	}
	best, cut := 0.0, 0
	sum, n = nowhere, 0
	for k := 1; k < bvhBins; k++ {
		if n += count[k-1]; n == 0 || n == last-first {
			continue
		}
		sum = sum.Join(box[k-1])
		if cost := sum.area()*float64(n) + above[k]; cut == 0 || cost < best {
			best, cut = cost, k
		}
	}
	half := first
	for k := first; k < last; k++ {
		if i := x.order[k]; bin(i) < cut {
			x.order[k], x.order[half] = x.order[half], i
			half++
		}
	}
	return half
}

func component(v spatial.Vec3, axis int) float64 {
	switch axis {
	case 0:
		return v.X
	case 1:
		return v.Y
	}
	return v.Z
}

// refit sets every box anew after the items have moved; the tree stays as it is.
func (x *bvh) refit(box func(item int32) Bounds) {
	for k := len(x.nodes) - 1; k >= 0; k-- {
		n := &x.nodes[k]
		if n.count == 0 {
			n.box = x.nodes[k+1].box.Join(x.nodes[n.other].box)
			continue
		}
		n.box = nowhere
		for _, i := range x.order[n.first : n.first+n.count] {
			n.box = n.box.Join(box(i))
		}
	}
}

// bounds is the box around everything.
func (x *bvh) bounds() Bounds {
	if len(x.nodes) == 0 {
		return nowhere
	}
	return x.nodes[0].box
}

// query appends the items of all leaves that overlap b: a few of the items may not.
func (x *bvh) query(dst []int32, b *Bounds) []int32 {
	if len(x.nodes) == 0 {
		return dst
	}
	var room [64]int32
	stack := append(room[:0], 0)
	for len(stack) > 0 {
		k := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		n := &x.nodes[k]
		if !n.box.Overlaps(b) {
			continue
		}
		if n.count > 0 {
			dst = append(dst, x.order[n.first:n.first+n.count]...)
			continue
		}
		stack = append(stack, n.other, k+1)
	}
	return dst
}

// below appends the items of all leaves that reach below the plane n·x = at.
func (x *bvh) below(dst []int32, n spatial.Vec3, at float64) []int32 {
	if len(x.nodes) == 0 {
		return dst
	}
	var room [64]int32
	stack := append(room[:0], 0)
	for len(stack) > 0 {
		k := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		b := &x.nodes[k].box
		lowest := min(n.X*b.Low.X, n.X*b.High.X) + min(n.Y*b.Low.Y, n.Y*b.High.Y) + min(n.Z*b.Low.Z, n.Z*b.High.Z)
		if !(lowest <= at) {
			continue
		}
		if c := &x.nodes[k]; c.count > 0 {
			dst = append(dst, x.order[c.first:c.first+c.count]...)
			continue
		}
		stack = append(stack, x.nodes[k].other, k+1)
	}
	return dst
}

// walk calls visit for the leaves' items in the order of how early their boxes are met, for as long as that is before bound: meet
// returns when a box is met, and more than any bound if never; visit returns the new bound.
func (x *bvh) walk(bound float64, meet func(b *Bounds, bound float64) float64, visit func(item int32, bound float64) float64) {
	if len(x.nodes) == 0 {
		return
	}
	type entry struct {
		node int32
		at   float64
	}
	var room [64]entry
	stack := append(room[:0], entry{0, meet(&x.nodes[0].box, bound)})
	for len(stack) > 0 {
		e := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if !(e.at <= bound) {
			continue
		}
		n := &x.nodes[e.node]
		if n.count > 0 {
			for _, i := range x.order[n.first : n.first+n.count] {
				bound = visit(i, bound)
			}
			continue
		}
		near, far := entry{node: e.node + 1}, entry{node: n.other}
		near.at, far.at = meet(&x.nodes[near.node].box, bound), meet(&x.nodes[far.node].box, bound)
		if far.at < near.at {
			near, far = far, near
		}
		stack = append(stack, far, near)
	}
}

// couple is an item of one tree and one of another.
type couple struct{ a, b int32 }

// key is the order of couples.
func (c couple) key() uint64 { return uint64(uint32(c.a))<<32 | uint64(uint32(c.b)) }

// pairs appends the couples of items of x and of y whose leaves are nearer than reach [m]: f is the frame of y as seen from x.
func (x *bvh) pairs(dst []couple, y *bvh, f *spatial.Frame, reach float64) []couple {
	if len(x.nodes) == 0 || len(y.nodes) == 0 {
		return dst
	}
	var r spatial.Mat3
	f.Rot.Mat(&r)
	var room [128]couple
	stack := append(room[:0], couple{0, 0})
	for len(stack) > 0 {
		c := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		n, m := &x.nodes[c.a], &y.nodes[c.b]
		there := m.box.turnedBy(&r, f.Pos).Grown(reach)
		if !n.box.Overlaps(&there) {
			continue
		}
		switch {
		case n.count > 0 && m.count > 0:
			for _, j := range y.order[m.first : m.first+m.count] {
				for _, i := range x.order[n.first : n.first+n.count] {
					dst = append(dst, couple{i, j})
				}
			}
		case m.count > 0 || n.count == 0 && n.box.area() > m.box.area():
			stack = append(stack, couple{n.other, c.b}, couple{c.a + 1, c.b})
		default:
			stack = append(stack, couple{c.a, m.other}, couple{c.a, c.b + 1})
		}
	}
	return dst
}
