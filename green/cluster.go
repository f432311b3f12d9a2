package green

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// clusters is a tree of nodes that lie together: halves, of halves, down to leaves that differ by one node at most. Clusters are numbered as in a heap: 1 is the root, 2t and
// 2t + 1 are the halves of t, so that t/2 is what t is part of.
//
// Vectors of three numbers for each node are kept leaf after leaf, each from a multiple of eight on, for the kernels.
type clusters struct {
	depth  int     // of the leaves below the root
	order  []int32 // rows, leaf after leaf
	starts []int32 // of each leaf in order, and the end
	offset []int32 // of each leaf in a vector, and the end
	leaf   []int32 // of each row: its number among the leaves
	at     []int32 // of each row: its place in a vector
	boxes  []box   // by cluster
}

// box is where the nodes of a cluster are [m].
type box struct{ low, high spatial.Vec3 }

func (b *box) add(p spatial.Vec3) {
	b.low = spatial.V(min(b.low.X, p.X), min(b.low.Y, p.Y), min(b.low.Z, p.Z))
	b.high = spatial.V(max(b.high.X, p.X), max(b.high.Y, p.Y), max(b.high.Z, p.Z))
}

// apart returns the distance of two boxes.
func (b *box) apart(c *box) float64 {
	gap := func(low, high float64) float64 { return max(low, high, 0) }
	return spatial.V(gap(b.low.X-c.high.X, c.low.X-b.high.X), gap(b.low.Y-c.high.Y, c.low.Y-b.high.Y), gap(b.low.Z-c.high.Z, c.low.Z-b.high.Z)).Norm()
}

// newClusters halves places until no leaf has more than a number of them.
func newClusters(places []spatial.Vec3, most int) *clusters {
	c := &clusters{order: make([]int32, len(places)), leaf: make([]int32, len(places)), at: make([]int32, len(places))}
	for len(places) > most<<c.depth {
		c.depth++
	}
	for i := range c.order {
		c.order[i] = int32(i)
	}
	c.boxes = make([]box, 2<<c.depth)
	c.split(places, 1, c.order)
	c.offset = append(c.offset, 0)
	for leaf := range c.leaves() {
		rows := c.rows(int32(leaf))
		for i, row := range rows {
			c.leaf[row], c.at[row] = int32(leaf), c.offset[leaf]+int32(3*i)
		}
		c.offset = append(c.offset, c.offset[leaf]+int32(eights(3*len(rows))))
	}
	return c
}

// eights returns a number up to a multiple of eight.
func eights(n int) int { return (n + 7) &^ 7 }

// split sorts the rows of a cluster along the longest edge of its box, and halves them.
func (c *clusters) split(places []spatial.Vec3, t int, rows []int32) {
	b := &c.boxes[t]
	inf := math.Inf(1)
	*b = box{spatial.V(inf, inf, inf), spatial.V(-inf, -inf, -inf)}
	for _, row := range rows {
		b.add(places[row])
	}
	if 2*t >= len(c.boxes) {
		if len(c.starts) == 0 {
			c.starts = append(c.starts, 0)
		}
		c.starts = append(c.starts, c.starts[len(c.starts)-1]+int32(len(rows)))
		return
	}
	size := b.high.Sub(b.low)
	along := func(p spatial.Vec3) float64 { return p.Z }
	switch {
	case size.X >= size.Y && size.X >= size.Z:
		along = func(p spatial.Vec3) float64 { return p.X }
	case size.Y >= size.Z:
		along = func(p spatial.Vec3) float64 { return p.Y }
	}
	slices.SortFunc(rows, func(i, j int32) int {
		return cmp.Or(cmp.Compare(along(places[i]), along(places[j])), cmp.Compare(i, j))
	})
	half := len(rows) / 2
	c.split(places, 2*t, rows[:half])
	c.split(places, 2*t+1, rows[half:])
}

// leaves returns their number.
func (c *clusters) leaves() int { return 1 << c.depth }

// rows returns those of a leaf.
func (c *clusters) rows(leaf int32) []int32 { return c.order[c.starts[leaf]:c.starts[leaf+1]] }

// above returns the cluster at a level, the root's being 0, that a leaf is part of.
func (c *clusters) above(leaf int32, level int) int32 {
	return (int32(c.leaves()) + leaf) >> (c.depth - level)
}

// within returns the leaves of a cluster, from and up to.
func (c *clusters) within(t int32) (from, to int32) {
	from, to = t, t+1
	for int(from) < c.leaves() {
		from, to = 2*from, 2*to
	}
	return from - int32(c.leaves()), to - int32(c.leaves())
}

// remote is how far apart two clusters are, in the larger of their diameters, whose nodes see each other smoothly.
const remote = 0.4

// far tells whether two clusters see each other smoothly: Green's functions fall with the distance, as Kelvin's solution does, and what they are between two such clusters depends on few numbers.
func (c *clusters) far(s, t int32) bool {
	a, b := &c.boxes[s], &c.boxes[t]
	return a.apart(b) > remote*max(a.high.Sub(a.low).Norm(), b.high.Sub(b.low).Norm())
}

// meet returns the first level, from the root, at which two leaves are parts of clusters that are far from each other; false if there is none.
func (c *clusters) meet(s, t int32) (level int, ok bool) {
	for level = range c.depth + 1 {
		if c.far(c.above(s, level), c.above(t, level)) {
			return level, true
		}
	}
	return 0, false
}

// pairs calls far for pairs of clusters, t > s, and near for pairs of leaves, t ≥ s, that together have every pair of nodes once.
func (c *clusters) pairs(far, near func(t, s int32)) {
	var look func(t, s int32)
	look = func(t, s int32) {
		switch {
		case t != s && c.far(t, s):
			far(t, s)
		case int(t) >= c.leaves():
			near(t-int32(c.leaves()), s-int32(c.leaves()))
		default:
			look(2*t, 2*s)
			look(2*t+1, 2*s)
			look(2*t+1, 2*s+1)
			if t != s {
				look(2*t, 2*s+1)
			}
		}
	}
	look(1, 1)
}
