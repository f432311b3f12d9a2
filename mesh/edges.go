package mesh

import (
	"cmp"
	"iter"
	"slices"
)

// edgeSide is an edge as one triangle has it.
type edgeSide struct {
	high     int32 // number of the edge's vertex with the higher number
	triangle int32
	corner   uint8 // where the edge begins in the triangle
	forward  bool  // from the lower number to the higher one
}

// edgeTable lists the edges of triangles by the lower of their two vertices. It is made in linear time, for millions of them.
type edgeTable struct {
	start []int32 // of the edges of each vertex
	sides []edgeSide
}

// newEdgeTable returns the edges of triangles, whose vertices are below count. Edges from a vertex to itself are left out.
func newEdgeTable(triangles [][3]int32, count int) *edgeTable {
	e := &edgeTable{start: make([]int32, count+1)}
	for _, t := range triangles {
		for k := range 3 {
			if a, b := t[k], t[(k+1)%3]; a != b {
				e.start[min(a, b)+1]++
			}
		}
	}
	for i := range count {
		e.start[i+1] += e.start[i]
	}
	e.sides = make([]edgeSide, e.start[count])
	next := slices.Clone(e.start)
	for i, t := range triangles {
		for k := range 3 {
			if a, b := t[k], t[(k+1)%3]; a != b {
				low := min(a, b)
				e.sides[next[low]] = edgeSide{max(a, b), int32(i), uint8(k), a < b}
				next[low]++
			}
		}
	}
	for v := range count {
		slices.SortFunc(e.sides[e.start[v]:e.start[v+1]], func(a, b edgeSide) int {
			return cmp.Or(cmp.Compare(a.high, b.high), cmp.Compare(a.triangle, b.triangle), cmp.Compare(a.corner, b.corner))
		})
	}
	return e
}

// all goes through the edges, each with the sides that share it.
func (e *edgeTable) all() iter.Seq2[int32, []edgeSide] {
	return func(yield func(int32, []edgeSide) bool) {
		for v := range len(e.start) - 1 {
			list := e.sides[e.start[v]:e.start[v+1]]
			for len(list) > 0 {
				n := 1
				for n < len(list) && list[n].high == list[0].high {
					n++
				}
				if !yield(int32(v), list[:n]) {
					return
				}
				list = list[n:]
			}
		}
	}
}

// groups are sets that can be joined.
type groups []int32

func newGroups(n int) groups {
	g := make(groups, n)
	for i := range g {
		g[i] = int32(i)
	}
	return g
}

// of returns the set of i, named by its lowest member.
func (g groups) of(i int32) int32 {
	for g[i] != i {
		g[i] = g[g[i]]
		i = g[i]
	}
	return i
}

func (g groups) join(i, j int32) {
	a, b := g.of(i), g.of(j)
	g[max(a, b)] = min(a, b)
}
