package mesh

import (
	"fmt"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// TetNotes is what Repair found in a mesh of tetrahedra and put right.
type TetNotes struct {
	Welded    int `json:"welded"`    // nodes that were at the place of another
	Unused    int `json:"unused"`    // nodes of no element
	Turned    int `json:"turned"`    // elements that were inside out
	Flat      int `json:"flat"`      // elements without volume that were dropped
	Duplicate int `json:"duplicate"` // elements that were there before
	Nodes     int `json:"nodes"`     // that are left
	Elements  int `json:"elements"`  // that are left
}

// Sentences returns the notes in words, one finding each; none if all was well.
func (n TetNotes) Sentences() []string {
	say := &findings{}
	say.count(n.Welded, "node was at the place of another and became one with it", "nodes were at the place of another and became one with it")
	say.count(n.Turned, "element was inside out and was turned over", "elements were inside out and were turned over")
	say.count(n.Flat, "element had no volume and was dropped", "elements had no volume and were dropped")
	say.count(n.Duplicate, "element was there twice and was dropped", "elements were there twice and were dropped")
	say.count(n.Unused, "node belonged to no element and was dropped", "nodes belonged to no element and were dropped")
	return say.list
}

func (n TetNotes) String() string { return strings.Join(n.Sentences(), "\n") }

// Repair returns t with what is commonly wrong in files put right: nodes at one place become one, elements without volume or that are there twice
// go, those inside out are turned over, nodes of no element go. Groups and regions follow. The error is a *FieldError if nothing is left.
func (t *Tets) Repair() (*Tets, TetNotes, error) {
	var n TetNotes
	if err := t.wellFormed(); err != nil {
		return nil, n, err
	}
	low, high := t.Bounds()
	same := weldWithin(t.Nodes, weldReach*high.Sub(low).Norm())
	for i, s := range same {
		if s != int32(i) {
			n.Welded++
		}
	}
	welded := &Tets{Nodes: t.Nodes, Elements: make([][4]int32, len(t.Elements))}
	for i, e := range t.Elements {
		for k, v := range e {
			welded.Elements[i][k] = same[v]
		}
	}
	drop := make([]bool, len(t.Elements))
	n.judge(welded, drop)
	out := t.without(welded, drop, same)
	if len(out.Elements) == 0 {
		return nil, n, &FieldError{"Elements", fmt.Sprintf("%d without volume", len(t.Elements)), "at least one with some"}
	}
	n.Nodes, n.Elements = len(out.Nodes), len(out.Elements)
	n.Unused = len(t.Nodes) - n.Welded - n.Nodes
	return out, n, nil
}

// judge marks the elements that go, and turns over those inside out.
func (n *TetNotes) judge(t *Tets, drop []bool) {
	t.duplicates(func(e int32) { drop[e] = true })
	for i := range t.Elements {
		var p [4]spatial.Vec3
		p[0], p[1], p[2], p[3] = t.corners(int32(i))
		switch v := t.Volume(int32(i)); {
		case isFlat(&p, v):
			n.Flat++
			drop[i] = true
		case drop[i]:
			n.Duplicate++
		case v < 0:
			n.Turned++
			e := &t.Elements[i]
			e[2], e[3] = e[3], e[2]
		}
	}
}

// without returns the elements of welded that are not dropped, with their regions and groups in t, and the nodes that they need. same tells
// which node stands for each.
func (t *Tets) without(welded *Tets, drop []bool, same []int32) *Tets {
	out := &Tets{}
	element := make([]int32, len(t.Elements)) // new numbers
	used := make([]bool, len(t.Nodes))
	for i, e := range welded.Elements {
		element[i] = -1
		if drop[i] {
			continue
		}
		element[i] = int32(len(out.Elements))
		out.Elements = append(out.Elements, e)
		if len(t.Regions) > 0 {
			out.Regions = append(out.Regions, t.Regions[i])
		}
		for _, v := range e {
			used[v] = true
		}
	}
	node := make([]int32, len(t.Nodes))
	for v, u := range used {
		node[v] = -1
		if u {
			node[v] = int32(len(out.Nodes))
			out.Nodes = append(out.Nodes, t.Nodes[v])
		}
	}
	for i := range out.Elements {
		for k, v := range out.Elements[i] {
			out.Elements[i][k] = node[v]
		}
	}
	for v, s := range same {
		node[v] = node[s]
	}
	for _, g := range t.Groups {
		out.Groups = append(out.Groups, Group{g.Name, renumbered(g.Nodes, node, len(out.Nodes)), renumbered(g.Elements, element, len(out.Elements))})
	}
	return out
}

// renumbered returns a set under new numbers below count, ascending and each once; −1 is gone.
func renumbered(set, number []int32, count int) []int32 {
	if len(set) == 0 {
		return nil
	}
	in := make([]bool, count)
	for _, v := range set {
		if number[v] >= 0 {
			in[number[v]] = true
		}
	}
	return marked(in)
}

// marked returns the numbers that are marked.
func marked(in []bool) (out []int32) {
	for v, is := range in {
		if is {
			out = append(out, int32(v))
		}
	}
	return out
}

// identity returns 0, 1, 2 …
func identity(n int) []int32 { return numbers(0, n) }
