package mesh

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// lattice has the points of a tetrahedron whose edges are cut into n parts, and the n³ tetrahedra between them. In coordinates n ≥ a ≥ b ≥ c ≥ 0
// they are Freudenthal's: six in each cube, as many of them as are inside. All faces come out cut into n² like triangles, whichever way
// they are seen, so that neighbours agree.
type lattice struct {
	points   [][4]int32 // parts of the corners in each point, n together
	elements [][4]int32
}

func newLattice(n int32) *lattice {
	l := &lattice{}
	number := map[[3]int32]int32{}
	for a := range n + 1 {
		for b := range a + 1 {
			for c := range b + 1 {
				number[[3]int32{a, b, c}] = int32(len(l.points))
				l.points = append(l.points, [4]int32{n - a, a - b, b - c, c})
			}
		}
	}
	ways := [6][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}
	even := [6]bool{true, false, false, true, true, false}
	for a := range n {
		for b := range a + 1 {
			for c := range b + 1 {
				for w, way := range ways {
					at := [3]int32{a, b, c}
					e := [4]int32{number[at]}
					inside := true
					for k, axis := range way {
						at[axis]++
						var ok bool
						e[k+1], ok = number[at]
						inside = inside && ok
					}
					if !inside {
						continue
					}
					if !even[w] {
						e[2], e[3] = e[3], e[2]
					}
					l.elements = append(l.elements, e)
				}
			}
		}
	}
	return l
}

// Refined returns t with every edge cut into n, and so every element into n³ of equal volume. Elements keep their region and groups; a new node
// is in the groups that all nodes are in which it lies between.
func (t *Tets) Refined(n int) *Tets {
	if n < 2 {
		return t
	}
	out, _ := t.refined(divisions(n, 2))
	return out
}

// refined is Refined; it also returns of which nodes of t each new one is made, and of how many n-ths each.
func (t *Tets) refined(n int) (*Tets, [][4]part) {
	l := newLattice(int32(n))
	out := &Tets{Elements: make([][4]int32, 0, len(t.Elements)*len(l.elements))}
	number := map[[4]part]int32{}
	var parents [][4]part
	local := make([]int32, len(l.points))
	for i, e := range t.Elements {
		for k, w := range l.points {
			key := partsOf(e, w)
			v, seen := number[key]
			if !seen {
				v = int32(len(out.Nodes))
				number[key] = v
				parents = append(parents, key)
				at := spatial.Vec3{}
				for _, p := range key {
					at = at.AddScaled(float64(p.share)/float64(n), t.Nodes[p.node])
				}
				out.Nodes = append(out.Nodes, at)
			}
			local[k] = v
		}
		for _, f := range l.elements {
			out.Elements = append(out.Elements, [4]int32{local[f[0]], local[f[1]], local[f[2]], local[f[3]]})
			if len(t.Regions) > 0 {
				out.Regions = append(out.Regions, t.Regions[i])
			}
		}
	}
	for i := range t.Groups {
		out.Groups = append(out.Groups, t.Groups[i].refined(parents, len(l.elements)))
	}
	return out, parents
}

// part is the share that a node has in a point.
type part struct{ node, share int32 }

// partsOf returns the shares of an element's nodes, by node; those without one are at the end and without a name.
func partsOf(e, weights [4]int32) (out [4]part) {
	for k, w := range weights {
		if w > 0 {
			out[k] = part{e[k], w}
		}
	}
	slices.SortFunc(out[:], func(a, b part) int {
		if (a.share == 0) != (b.share == 0) {
			return cmp.Compare(b.share, a.share)
		}
		return cmp.Compare(a.node, b.node)
	})
	return out
}

func (g *Group) refined(parents [][4]part, pieces int) Group {
	out := Group{Name: g.Name}
	for v, of := range parents {
		in := true
		for _, p := range of {
			if _, found := slices.BinarySearch(g.Nodes, p.node); p.share > 0 && !found {
				in = false
			}
		}
		if in {
			out.Nodes = append(out.Nodes, int32(v))
		}
	}
	for _, e := range g.Elements {
		out.Elements = append(out.Elements, numbers(int(e)*pieces, pieces)...)
	}
	return out
}

// TetEllipsoid returns an ellipsoid about the origin with the given half axes [m]: 20·n³ elements, from an icosahedron whose edges are cut
// into n and whose shells are blown up to spheres.
func TetEllipsoid(half spatial.Vec3, n int) *Tets {
	n = divisions(n, 1)
	t, parents := icosahedron().refined(n)
	for i, v := range t.Nodes {
		out := 1.0 // how far out the node is, 0 in the middle
		for _, p := range parents[i] {
			if p.node == 0 {
				out -= float64(p.share) / float64(n)
			}
		}
		v = v.Unit().Scale(out)
		t.Nodes[i] = spatial.V(half.X*v.X, half.Y*v.Y, half.Z*v.Z)
	}
	return t
}

// icosahedron returns an icosahedron in the unit sphere as 20 elements about its middle, which is node 0.
func icosahedron() *Tets {
	t := &Tets{Nodes: []spatial.Vec3{{}}}
	golden := (1 + math.Sqrt(5)) / 2
	for _, s := range [4][2]float64{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}} {
		a, b := s[0], s[1]*golden
		t.Nodes = append(t.Nodes, spatial.V(a, b, 0).Unit(), spatial.V(0, a, b).Unit(), spatial.V(b, 0, a).Unit())
	}
	hull, err := ConvexHull(t.Nodes[1:])
	if err != nil {
		return t // twelve corners always have one
	}
	for _, f := range hull.Triangles {
		t.Elements = append(t.Elements, [4]int32{0, f[0] + 1, f[1] + 1, f[2] + 1})
	}
	t.Nodes = append(t.Nodes[:1], hull.Vertices...)
	return t
}
