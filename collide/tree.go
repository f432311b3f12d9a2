package collide

import (
	"cmp"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// Tree finds which of many boxes overlap, while they move: a binary tree of boxes around boxes, kept balanced and of small surface.
// The box of a leaf is larger than what is in it, so that most motions change nothing. The zero value is an empty tree.
//
// A tree belongs to one goroutine while it changes; Query and Ray may be asked from several at once.
type Tree struct {
	// Margin is by how much the box of a leaf is larger than what is in it, on every side [m]. It counts for leaves that
	// are added or moved from then on.
	Margin float64
	// Ignore leaves out pairs for which it is true: bodies at rest, neighbours in a chain. It is asked once for each pair when
	// the boxes begin to overlap. Nil leaves out none.
	Ignore func(a, b int32) bool

	nodes []treeNode
	was   []Bounds // of each leaf when Pairs was last called
	root  int32    // −1 for an empty tree; see ready
	free  int32    // first of a list of unused nodes, through parent; −1 for none
	ready bool     // root and free are set
	wide  []int32  // leaves without end or too large to be in the tree

	moved []int32    // leaves that have a new box since Pairs was last called
	gone  []int32    // leaves removed since then, not used again before
	pairs []treePair // of overlapping leaves, in order
	fresh []treePair
	merge []treePair

	spots []treeSpot // room for rebuild
	inner []int32
}

// treeNode is a leaf, or a box around two nodes.
type treeNode struct {
	box         Bounds
	parent      int32
	left, right int32 // −1 for leaves
	height      int32 // 0 for leaves, −1 for unused nodes
	user        int32 // of a leaf
	generation  uint32
	moved       bool // in Tree.moved
	wide        bool // in Tree.wide
}

// treePair is two leaves whose boxes overlap; the user number of a is the smaller one.
type treePair struct {
	users uint64 // a's, b's: the order of pairs
	a, b  int32
}

// Leaf names a box in a Tree. The zero value names none, and one that was removed is never mistaken for another.
type Leaf struct{ index, generation uint32 }

// tooWide is the size of a box that would make all above it useless [m].
const tooWide = 1e8

// Len returns the number of boxes.
func (t *Tree) Len() int {
	n := 0
	for i := range t.nodes {
		if t.nodes[i].height == 0 {
			n++
		}
	}
	return n
}

// Add puts a box in, under a number that Query, Ray and Pairs will give for it. Numbers should differ.
func (t *Tree) Add(b Bounds, user int32) Leaf {
	if !t.ready {
		t.root, t.free, t.ready = -1, -1, true
	}
	i := t.take()
	n := &t.nodes[i]
	n.user, n.height, n.left, n.right = user, 0, -1, -1
	t.was[i] = nowhere
	t.put(i, b.Grown(t.Margin))
	return Leaf{uint32(i) + 1, n.generation}
}

// Remove takes a box out, and reports whether it was there.
func (t *Tree) Remove(l Leaf) bool {
	i, ok := t.find(l)
	if !ok {
		return false
	}
	t.lift(i)
	n := &t.nodes[i]
	n.height, n.box = -1, nowhere
	n.generation++
	t.gone = append(t.gone, i)
	return true
}

// Move tells where a box is now, and by how much it is expected to move [m] until the next time. It returns false if
// nothing had to change, because the larger box around it still fits.
func (t *Tree) Move(l Leaf, b Bounds, motion spatial.Vec3) bool {
	i, ok := t.find(l)
	if !ok {
		return false
	}
	old := &t.nodes[i].box
	fat := b.Swept(motion).Grown(t.Margin)
	if old.Contains(&b) {
		// A box that was made for a fast motion, and is far too large now, is worth a new one.
		if loose := fat.Grown(4 * t.Margin); loose.Contains(old) || old.area() <= 4*fat.area() {
			return false
		}
	}
	if t.nodes[i].wide || wide(&fat) {
		t.lift(i)
		t.put(i, fat)
		return true
	}
	// What is above grows with it; Pairs will find it a better place.
	t.nodes[i].box = fat
	t.note(i)
	for k := t.nodes[i].parent; k >= 0 && !t.nodes[k].box.Contains(&fat); k = t.nodes[k].parent {
		t.nodes[k].box = t.nodes[k].box.Join(fat)
	}
	return true
}

// find returns the node of a leaf.
func (t *Tree) find(l Leaf) (int32, bool) {
	i := int64(l.index) - 1
	if i < 0 || i >= int64(len(t.nodes)) || t.nodes[i].generation != l.generation || t.nodes[i].height != 0 {
		return 0, false
	}
	return int32(i), true
}

// take returns an unused node.
func (t *Tree) take() int32 {
	if t.free < 0 {
		t.nodes = append(t.nodes, treeNode{height: -1})
		t.was = append(t.was, nowhere)
		return int32(len(t.nodes) - 1)
	}
	i := t.free
	t.free = t.nodes[i].parent
	return i
}

// give makes a node unused.
func (t *Tree) give(i int32) {
	t.nodes[i].height, t.nodes[i].parent = -1, t.free
	t.free = i
}

// put sets the box of a leaf and hangs it into the tree.
func (t *Tree) put(i int32, b Bounds) {
	n := &t.nodes[i]
	n.box = b
	t.note(i)
	if n.wide = wide(&b); n.wide {
		t.wide = append(t.wide, i)
		return
	}
	t.hang(i)
}

// note puts a leaf on the list of those that have a new box.
func (t *Tree) note(i int32) {
	if n := &t.nodes[i]; !n.moved {
		n.moved = true
		t.moved = append(t.moved, i)
	}
}

// wide reports whether a box is not fit for the tree.
func wide(b *Bounds) bool {
	size := b.High.Sub(b.Low)
	return !(size.X+size.Y+size.Z < tooWide && b.Low.Finite())
}

// lift takes a leaf out of the tree or off the list of wide ones.
func (t *Tree) lift(i int32) {
	if t.nodes[i].wide {
		t.wide = slices.Delete(t.wide, slices.Index(t.wide, i), slices.Index(t.wide, i)+1)
		return
	}
	parent := t.nodes[i].parent
	if parent < 0 {
		t.root = -1
		return
	}
	p := &t.nodes[parent]
	sibling := p.left
	if sibling == i {
		sibling = p.right
	}
	above := p.parent
	t.nodes[sibling].parent = above
	t.give(parent)
	if above < 0 {
		t.root = sibling
		return
	}
	t.replace(above, parent, sibling)
	t.update(above)
}

// replace makes node child of parent instead of old.
func (t *Tree) replace(parent, old, child int32) {
	if p := &t.nodes[parent]; p.left == old {
		p.left = child
	} else {
		p.right = child
	}
}

// hang finds the node beside which leaf i enlarges the boxes least, walking down, and makes it the leaf's sibling.
func (t *Tree) hang(i int32) {
	if t.root < 0 {
		t.root, t.nodes[i].parent = i, -1
		return
	}
	box := t.nodes[i].box
	at := t.root
	for t.nodes[at].height > 0 {
		n := &t.nodes[at]
		area := n.box.area()
		joined := n.box.Join(box)
		grown := joined.area()
		left, right := t.hangCost(n.left, &box), t.hangCost(n.right, &box)
		// Beside at: a new parent of the joined size. Below: at grows all the same, and the child's cost is added.
		if grown < (grown-area)+min(left, right) {
			break
		}
		if left <= right {
			at = n.left
		} else {
			at = n.right
		}
	}
	parent := t.take()
	above := t.nodes[at].parent
	p := &t.nodes[parent]
	p.parent, p.left, p.right = above, at, i
	t.nodes[at].parent, t.nodes[i].parent = parent, parent
	if above < 0 {
		t.root = parent
	} else {
		t.replace(above, at, parent)
	}
	t.update(parent)
}

// hangCost is what it costs in surface to hang a box beside or below node i.
func (t *Tree) hangCost(i int32, box *Bounds) float64 {
	n := &t.nodes[i]
	joined := n.box.Join(*box)
	if n.height == 0 {
		return joined.area()
	}
	return joined.area() - n.box.area()
}

// update sets boxes and heights from node i upwards, and turns the tree where one side is more than one higher than the other.
func (t *Tree) update(i int32) {
	for i >= 0 {
		i = t.balance(i)
		t.fit(i)
		i = t.nodes[i].parent
	}
}

// fit sets box and height of an inner node from its two.
func (t *Tree) fit(i int32) {
	n := &t.nodes[i]
	l, r := &t.nodes[n.left], &t.nodes[n.right]
	n.box = l.box.Join(r.box)
	n.height = 1 + max(l.height, r.height)
}

// balance lifts the higher child of node i where the heights differ by more than one, and returns what is in its place then.
func (t *Tree) balance(i int32) int32 {
	n := &t.nodes[i]
	tilt := t.nodes[n.right].height - t.nodes[n.left].height
	if tilt >= -1 && tilt <= 1 {
		return i
	}
	up := n.right
	if tilt < 0 {
		up = n.left
	}
	u := &t.nodes[up]
	u.parent = n.parent
	if u.parent < 0 {
		t.root = up
	} else {
		t.replace(u.parent, i, up)
	}
	stays, goes := u.left, u.right // the higher of up's children stays with it
	if t.nodes[goes].height > t.nodes[stays].height {
		stays, goes = goes, stays
	}
	u.left, u.right = i, stays
	n.parent = up
	t.replace(i, up, goes)
	t.nodes[goes].parent = i
	t.fit(i)
	return up
}

// Query appends the numbers of all leaves whose boxes overlap b, in an order that depends on the tree's past.
func (t *Tree) Query(dst []int32, b Bounds) []int32 {
	for _, i := range t.wide {
		if t.nodes[i].box.Overlaps(&b) {
			dst = append(dst, t.nodes[i].user)
		}
	}
	if !t.ready || t.root < 0 {
		return dst
	}
	var room [96]int32 // the height of a balanced tree is below 1.45 log₂ of the leaves
	stack := append(room[:0], t.root)
	for len(stack) > 0 {
		n := &t.nodes[stack[len(stack)-1]]
		stack = stack[:len(stack)-1]
		if !n.box.Overlaps(&b) {
			continue
		}
		if n.height == 0 {
			dst = append(dst, n.user)
			continue
		}
		stack = append(stack, n.right, n.left)
	}
	return dst
}

// Ray calls visit for the leaves whose boxes the ray from p along d [m], 0 ≤ fraction ≤ 1, passes, the nearer ones first as far as the
// tree tells. What visit returns is the fraction to go on to: the one it was given to go on, that of a hit to see only what is nearer,
// less than 0 to stop.
func (t *Tree) Ray(p, d spatial.Vec3, visit func(user int32, to float64) float64) {
	to, inverse := 1.0, inverted(d)
	for _, i := range t.wide {
		if from, end := t.nodes[i].box.clip(p, inverse, to); from <= end {
			to = min(to, visit(t.nodes[i].user, to))
		}
	}
	if !t.ready || t.root < 0 {
		return
	}
	type entry struct {
		node int32
		from float64
	}
	var room [96]entry
	stack := append(room[:0], entry{node: t.root})
	for len(stack) > 0 {
		at := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if at.from > to {
			continue
		}
		n := &t.nodes[at.node]
		if n.height == 0 {
			if from, end := n.box.clip(p, inverse, to); from <= end {
				to = min(to, visit(n.user, to))
			}
			continue
		}
		l, lend := t.nodes[n.left].box.clip(p, inverse, to)
		r, rend := t.nodes[n.right].box.clip(p, inverse, to)
		left, right := entry{n.left, l}, entry{n.right, r}
		if l < r {
			left, right, lend, rend = right, left, rend, lend
		}
		if left.from <= lend {
			stack = append(stack, left)
		}
		if right.from <= rend {
			stack = append(stack, right)
		}
	}
}

// Pairs appends the numbers of all pairs of leaves whose boxes overlap, each with the smaller number first, in the order of these
// numbers. Only leaves that were added or got a new box since the last call are looked up again.
func (t *Tree) Pairs(dst [][2]int32) [][2]int32 {
	t.updatePairs()
	for i := range t.pairs {
		u := t.pairs[i].users
		dst = append(dst, [2]int32{int32(uint32(u>>32) ^ signBit), int32(uint32(u) ^ signBit)})
	}
	return dst
}

// signBit makes the order of unsigned numbers that of signed ones.
const signBit = 1 << 31

// updatePairs brings the list of pairs up to date.
func (t *Tree) updatePairs() {
	if len(t.moved) == 0 && len(t.gone) == 0 {
		return
	}
	t.fresh = t.fresh[:0]
	t.findFresh()
	slices.SortFunc(t.fresh, func(x, y treePair) int {
		if x.users != y.users {
			return cmp.Compare(x.users, y.users)
		}
		return cmp.Compare(uint64(x.a)<<32|uint64(x.b), uint64(y.a)<<32|uint64(y.b))
	})
	// Of the old pairs those stay that still overlap; both lists are in order.
	out, f := t.merge[:0], 0
	for k := range t.pairs {
		p := &t.pairs[k]
		a, b := &t.nodes[p.a], &t.nodes[p.b]
		if (a.moved || b.moved || a.height < 0 || b.height < 0) && !a.box.Overlaps(&b.box) {
			continue
		}
		for f < len(t.fresh) && t.fresh[f].users < p.users {
			out = append(out, t.fresh[f])
			f++
		}
		out = append(out, *p)
	}
	t.merge = append(out, t.fresh[f:]...)
	t.pairs, t.merge = t.merge, t.pairs
	for _, i := range t.moved {
		t.nodes[i].moved = false
		t.was[i] = t.nodes[i].box
	}
	for _, i := range t.gone {
		t.give(i)
	}
	t.moved, t.gone = t.moved[:0], t.gone[:0]
}

// findFresh appends to fresh the pairs that overlap now and did not when Pairs was last called. Where few leaves have moved, each gets
// a new place in the tree and is looked up; where many have, a new tree is made and walked through once.
func (t *Tree) findFresh() {
	leaves := (len(t.nodes) + 1) / 2 // about
	if 12*len(t.moved) > leaves {
		t.rebuild()
		t.walkPairs()
		return
	}
	for _, i := range t.moved {
		if n := &t.nodes[i]; n.height == 0 && !n.wide {
			t.lift(i)
			t.hang(i)
		}
	}
	for _, i := range t.moved {
		if n := &t.nodes[i]; n.height == 0 {
			t.lookUp(i)
		}
	}
}

// lookUp finds the fresh pairs of a moved leaf. Of two leaves that have both moved, the one with the smaller index finds the pair.
func (t *Tree) lookUp(i int32) {
	t.lookUpWide(i)
	n := &t.nodes[i]
	if n.wide || t.root < 0 {
		return
	}
	box := n.box
	var room [96]int32
	stack := append(room[:0], t.root)
	for len(stack) > 0 {
		j := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		n := &t.nodes[j]
		if !n.box.Overlaps(&box) {
			continue
		}
		if n.height == 0 {
			if !n.moved || j > i {
				t.consider(i, j)
			}
			continue
		}
		stack = append(stack, n.right, n.left)
	}
}

// lookUpWide finds the fresh pairs of a moved leaf with wide ones, and if it is wide itself with all others.
func (t *Tree) lookUpWide(i int32) {
	for _, j := range t.wide {
		if !t.nodes[j].moved || j > i {
			t.consider(i, j)
		}
	}
	if !t.nodes[i].wide {
		return
	}
	for j := range t.nodes {
		if n := &t.nodes[j]; n.height == 0 && !n.wide && (!n.moved || int32(j) > i) {
			t.consider(i, int32(j))
		}
	}
}

// walkPairs finds the fresh pairs of all leaves by going down the tree with itself.
func (t *Tree) walkPairs() {
	for _, i := range t.moved {
		if t.nodes[i].height == 0 {
			t.lookUpWide(i)
		}
	}
	if t.root < 0 {
		return
	}
	var room [256]couple
	stack := append(room[:0], couple{t.root, t.root})
	for len(stack) > 0 {
		c := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		a, b := &t.nodes[c.a], &t.nodes[c.b]
		switch {
		case c.a == c.b:
			if a.height > 0 {
				stack = append(stack, couple{a.left, a.left}, couple{a.right, a.right}, couple{a.left, a.right})
			}
		case !a.box.Overlaps(&b.box):
		case a.height == 0 && b.height == 0:
			if a.moved || b.moved {
				t.consider(c.a, c.b)
			}
		case b.height == 0 || a.height > b.height:
			stack = append(stack, couple{a.left, c.b}, couple{a.right, c.b})
		default:
			stack = append(stack, couple{c.a, b.left}, couple{c.a, b.right})
		}
	}
}

// consider appends the pair of leaves i and j to fresh if it is one.
func (t *Tree) consider(i, j int32) {
	if i == j || !t.nodes[i].box.Overlaps(&t.nodes[j].box) || t.was[i].Overlaps(&t.was[j]) {
		return
	}
	if ui, uj := t.nodes[i].user, t.nodes[j].user; uj < ui || uj == ui && j < i {
		i, j = j, i
	}
	ui, uj := t.nodes[i].user, t.nodes[j].user
	if t.Ignore != nil && t.Ignore(ui, uj) {
		return
	}
	t.fresh = append(t.fresh, treePair{uint64(uint32(ui)^signBit)<<32 | uint64(uint32(uj)^signBit), i, j})
}

// treeSpot is a leaf and twice the middle of its box.
type treeSpot struct {
	middle spatial.Vec3
	leaf   int32
}

// rebuild makes the tree anew from its leaves, from the top down.
func (t *Tree) rebuild() {
	t.spots = t.spots[:0]
	t.inner = t.inner[:0]
	for i := range t.nodes {
		if n := &t.nodes[i]; n.height > 0 {
			t.inner = append(t.inner, int32(i))
		} else if n.height == 0 && !n.wide {
			t.spots = append(t.spots, treeSpot{n.box.Low.Add(n.box.High), int32(i)})
		}
	}
	if len(t.spots) > 0 {
		t.root = t.build(t.spots)
		t.nodes[t.root].parent = -1
	}
}

// build makes a tree of leaves, with nodes from inner, and returns its root. Leaves are parted in the middle of where they are along the longest
// axis, or by number where that would leave few on one side.
func (t *Tree) build(spots []treeSpot) int32 {
	if len(spots) == 1 {
		return spots[0].leaf
	}
	half := len(spots) / 2
	if len(spots) > 2 {
		half = part(spots)
	}
	at := t.inner[len(t.inner)-1]
	t.inner = t.inner[:len(t.inner)-1]
	left, right := t.build(spots[:half]), t.build(spots[half:])
	t.nodes[left].parent, t.nodes[right].parent = at, at
	t.nodes[at].left, t.nodes[at].right = left, right
	t.fit(at)
	return at
}

// part puts the leaves of the lower half first and returns how many they are.
func part(spots []treeSpot) int {
	low, high := spots[0].middle, spots[0].middle
	for k := range spots {
		m := &spots[k].middle
		low, high = lower(low, *m), upper(high, *m)
	}
	around := Bounds{low, high}
	axis := around.longest()
	cut := component(low.Lerp(high, 0.5), axis)
	half := 0
	for k := range spots {
		if component(spots[k].middle, axis) < cut {
			spots[k], spots[half] = spots[half], spots[k]
			half++
		}
	}
	if few := len(spots) / 8; half > few && half < len(spots)-few {
		return half
	}
	slices.SortFunc(spots, func(a, b treeSpot) int {
		if u, v := component(a.middle, axis), component(b.middle, axis); u != v {
			return cmp.Compare(u, v)
		}
		return cmp.Compare(a.leaf, b.leaf)
	})
	return len(spots) / 2
}
