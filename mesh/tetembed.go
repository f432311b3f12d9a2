package mesh

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// Embedding ties points to the elements of a mesh, so that they move with it: a fine surface that is drawn and touched while a coarse solid
// under it is simulated.
type Embedding struct {
	Elements []int32      // of each point
	Weights  [][4]float64 // of the element's nodes, 1 together; some are less than 0 for points outside
	Outside  int          // points that are in no element: the nearest one carries them
}

// Place appends to dst where the points are when the nodes of t are at nodes [m]. It allocates only what dst needs.
func (e *Embedding) Place(dst []spatial.Vec3, t *Tets, nodes []spatial.Vec3) []spatial.Vec3 {
	for i, at := range e.Elements {
		c, w := &t.Elements[at], &e.Weights[i]
		dst = append(dst, nodes[c[0]].Scale(w[0]).AddScaled(w[1], nodes[c[1]]).AddScaled(w[2], nodes[c[2]]).AddScaled(w[3], nodes[c[3]]))
	}
	return dst
}

// Embed ties points to the elements of t. A point inside belongs to the element that it is deepest in; one outside to the element behind the nearest
// face, by weights that put it exactly where it is.
func (t *Tets) Embed(points []spatial.Vec3) (*Embedding, error) {
	if err := t.Validate(); err != nil {
		return nil, err
	}
	tree := newTetTree(t)
	skin := t.Skin()
	index, err := NewIndex(skin.Surface)
	if err != nil {
		return nil, err
	}
	e := &Embedding{Elements: make([]int32, len(points)), Weights: make([][4]float64, len(points))}
	outside := make([]bool, len(points))
	const chunk = 1024
	parallel((len(points)+chunk-1)/chunk, func(c int) {
		for i := c * chunk; i < min((c+1)*chunk, len(points)); i++ {
			element, weights := tree.find(points[i])
			if element < 0 {
				outside[i] = true
				element = skin.Elements[index.Closest(points[i]).Triangle]
				weights = t.weights(element, points[i])
			}
			e.Elements[i], e.Weights[i] = element, weights
		}
	})
	for _, o := range outside {
		if o {
			e.Outside++
		}
	}
	return e, nil
}

// weights returns the barycentric weights of p in an element.
func (t *Tets) weights(element int32, p spatial.Vec3) (w [4]float64) {
	a, b, c, d := t.corners(element)
	all := tetVolume(a, b, c, d)
	w[1], w[2], w[3] = tetVolume(a, p, c, d)/all, tetVolume(a, b, p, d)/all, tetVolume(a, b, c, p)/all
	w[0] = 1 - w[1] - w[2] - w[3]
	return w
}

// tetTree finds the element that a point is in, by a tree of boxes like that of Index.
type tetTree struct {
	tets  *Tets
	nodes []node
	order []int32
}

func newTetTree(t *Tets) *tetTree {
	tree := &tetTree{tets: t, order: identity(len(t.Elements))}
	middle := make([]spatial.Vec3, len(t.Elements))
	for i := range middle {
		a, b, c, d := t.corners(int32(i))
		middle[i] = a.Add(b).Add(c).Add(d)
	}
	tree.split(0, len(tree.order), middle)
	return tree
}

// split makes the node of a range of elements and those below it.
func (t *tetTree) split(first, last int, middle []spatial.Vec3) {
	at := len(t.nodes)
	big := spatial.V(math.Inf(1), math.Inf(1), math.Inf(1))
	n := node{low: big, high: big.Neg(), first: int32(first), count: int32(last - first)}
	low, high := big, big.Neg()
	for _, e := range t.order[first:last] {
		for _, v := range t.tets.Elements[e] {
			n.low, n.high = lower(n.low, t.tets.Nodes[v]), upper(n.high, t.tets.Nodes[v])
		}
		low, high = lower(low, middle[e]), upper(high, middle[e])
	}
	t.nodes = append(t.nodes, n)
	if last-first <= leafSize {
		return
	}
	along := longestAxis(high.Sub(low))
	slices.SortFunc(t.order[first:last], func(a, b int32) int {
		return cmp.Or(cmp.Compare(along(middle[a]), along(middle[b])), cmp.Compare(a, b))
	})
	half := (first + last) / 2
	t.split(first, half, middle)
	t.nodes[at].other, t.nodes[at].count = int32(len(t.nodes)), 0
	t.split(half, last, middle)
}

// find returns the element that p is deepest in, by its least weight, and its weights there; −1 if there is none.
func (t *tetTree) find(p spatial.Vec3) (element int32, weights [4]float64) {
	var stack [64]int32
	top := 1
	element = -1
	deepest := -1e-9 // on a face is inside, but for rounding
	for top > 0 {
		top--
		i := stack[top]
		n := &t.nodes[i]
		if n.distance2(p) > 0 {
			continue
		}
		if n.count == 0 {
			stack[top], stack[top+1] = i+1, n.other
			top += 2
			continue
		}
		for _, e := range t.order[n.first : n.first+n.count] {
			w := t.tets.weights(e, p)
			if least := min(w[0], w[1], w[2], w[3]); least > deepest || least == deepest && e < element {
				element, weights, deepest = e, w, least
			}
		}
	}
	return element, weights
}
