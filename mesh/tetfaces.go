package mesh

import (
	"cmp"
	"slices"
)

// faceSide is a face as one element has it.
type faceSide struct {
	others  uint64 // numbers of the face's nodes but the lowest, the middle one before the highest
	element int32
	corner  uint8 // opposite to the face
}

// faceTable lists the faces of elements by the lowest of their nodes. It is made in linear time.
type faceTable struct {
	start []int32 // of the faces of each node
	sides []faceSide
}

func newFaceTable(t *Tets) *faceTable {
	f := &faceTable{start: make([]int32, len(t.Nodes)+1)}
	for i := range t.Elements {
		for k := range tetFaces {
			low, _, _ := t.sortedFace(int32(i), k)
			f.start[low+1]++
		}
	}
	for i := range t.Nodes {
		f.start[i+1] += f.start[i]
	}
	f.sides = make([]faceSide, 4*len(t.Elements))
	next := slices.Clone(f.start)
	for i := range t.Elements {
		for k := range tetFaces {
			low, middle, high := t.sortedFace(int32(i), k)
			f.sides[next[low]] = faceSide{uint64(middle)<<32 | uint64(high), int32(i), uint8(k)}
			next[low]++
		}
	}
	for v := range t.Nodes {
		slices.SortFunc(f.sides[f.start[v]:f.start[v+1]], func(a, b faceSide) int {
			switch {
			case a.others != b.others:
				return cmp.Compare(a.others, b.others)
			case a.element != b.element:
				return cmp.Compare(a.element, b.element)
			}
			return cmp.Compare(a.corner, b.corner)
		})
	}
	return f
}

// face returns the nodes of the face opposite to a corner of an element, counterclockwise from outside.
func (t *Tets) face(element int32, corner int) [3]int32 {
	e, f := &t.Elements[element], &tetFaces[corner]
	return [3]int32{e[f[0]], e[f[1]], e[f[2]]}
}

func (t *Tets) sortedFace(element int32, corner int) (low, middle, high int32) {
	f := t.face(element, corner)
	low, high = min(f[0], f[1], f[2]), max(f[0], f[1], f[2])
	return low, f[0] ^ f[1] ^ f[2] ^ low ^ high, high
}

// each calls do with the sides of every face: one of the surface, two of an inner face.
func (f *faceTable) each(do func(sides []faceSide)) {
	for v := range len(f.start) - 1 {
		list := f.sides[f.start[v]:f.start[v+1]]
		for len(list) > 0 {
			n := 1
			for n < len(list) && list[n].others == list[0].others {
				n++
			}
			do(list[:n])
			list = list[n:]
		}
	}
}

// Adjacency tells which elements are beside which.
type Adjacency struct {
	// Neighbours are the elements across the faces opposite to each corner, −1 where the surface is. Where more than two elements have a
	// face in common, which a solid's mesh does not have, they follow each other in a ring.
	Neighbours [][4]int32
	start      []int32
	around     []int32
}

// Around returns the elements that have a node as a corner, ascending.
func (a *Adjacency) Around(node int32) []int32 { return a.around[a.start[node]:a.start[node+1]] }

// Adjacency finds the neighbours of the elements and the elements around the nodes.
func (t *Tets) Adjacency() *Adjacency {
	a := &Adjacency{Neighbours: make([][4]int32, len(t.Elements)), start: make([]int32, len(t.Nodes)+1), around: make([]int32, 4*len(t.Elements))}
	newFaceTable(t).each(func(sides []faceSide) {
		for i, s := range sides {
			a.Neighbours[s.element][s.corner] = sides[(i+1)%len(sides)].element
			if len(sides) == 1 {
				a.Neighbours[s.element][s.corner] = -1
			}
		}
	})
	for _, e := range t.Elements {
		for _, v := range e {
			a.start[v+1]++
		}
	}
	for i := range t.Nodes {
		a.start[i+1] += a.start[i]
	}
	next := slices.Clone(a.start)
	for i, e := range t.Elements {
		for _, v := range e {
			a.around[next[v]] = int32(i)
			next[v]++
		}
	}
	return a
}

// Skin is the surface of a solid, and where it is on the mesh.
type Skin struct {
	Surface  *Surface
	Nodes    []int32 // node at each vertex of the surface
	Elements []int32 // element behind each triangle
}

// Skin returns the surface of the solid: the faces that only one element has, looking outwards. Vertices are in the order of their nodes,
// triangles in that of their elements.
func (t *Tets) Skin() *Skin {
	outer := make([][4]bool, len(t.Elements))
	on := make([]bool, len(t.Nodes))
	count := 0
	newFaceTable(t).each(func(sides []faceSide) {
		if len(sides) == 1 {
			outer[sides[0].element][sides[0].corner] = true
			count++
		}
	})
	s := &Skin{Surface: &Surface{Triangles: make([][3]int32, 0, count)}, Elements: make([]int32, 0, count)}
	for i := range outer {
		for k, is := range outer[i] {
			if !is {
				continue
			}
			f := t.face(int32(i), k)
			on[f[0]], on[f[1]], on[f[2]] = true, true, true
			s.Surface.Triangles = append(s.Surface.Triangles, f)
			s.Elements = append(s.Elements, int32(i))
		}
	}
	vertex := make([]int32, len(t.Nodes))
	for v, is := range on {
		if is {
			vertex[v] = int32(len(s.Nodes))
			s.Nodes = append(s.Nodes, int32(v))
			s.Surface.Vertices = append(s.Surface.Vertices, t.Nodes[v])
		}
	}
	for i, f := range s.Surface.Triangles {
		s.Surface.Triangles[i] = [3]int32{vertex[f[0]], vertex[f[1]], vertex[f[2]]}
	}
	return s
}

// Parts returns the number of the connected part of each element, and how many parts there are. Elements that meet only in an edge or a node
// are of different parts: nothing but a hinge holds them together.
func (t *Tets) Parts() (part []int32, count int) { return newFaceTable(t).parts(len(t.Elements)) }

func (f *faceTable) parts(elements int) (part []int32, count int) {
	g := newGroups(elements)
	f.each(func(sides []faceSide) {
		for _, s := range sides[1:] {
			g.join(sides[0].element, s.element)
		}
	})
	part = make([]int32, elements)
	for i := range part {
		root := g.of(int32(i))
		if root == int32(i) {
			part[i] = int32(count)
			count++
			continue
		}
		part[i] = part[root] // the lowest member comes first
	}
	return part, count
}
