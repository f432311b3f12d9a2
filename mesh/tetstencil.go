package mesh

import "github.com/tendril-sim/tendril/spatial"

// What is left of the elements of the lattice inside a solid: whole ones, tetrahedra, pyramids and prisms, and how they are cut.

// node returns the node of a lattice point.
func (f *filler) node(v int32) int32 {
	n, seen := f.number[v]
	if !seen {
		at, moved := f.moved[v]
		if !moved {
			at = f.lattice(v)
		}
		n = f.add(at)
		f.number[v] = n
	}
	return n
}

// cutNode returns the node on the edge between an inner and an outer lattice point.
func (f *filler) cutNode(inside, outside int32) int32 {
	c := &f.cuts[f.cutOf[[2]int32{inside, outside}]]
	if c.node < 0 {
		c.node = f.add(c.at)
	}
	return c.node
}

func (f *filler) add(at spatial.Vec3) int32 {
	f.out.Nodes = append(f.out.Nodes, at)
	return int32(len(f.out.Nodes) - 1)
}

// element adds an element, the right way round.
func (f *filler) element(a, b, c, d int32) {
	n := f.out.Nodes
	if tetVolume(n[a], n[b], n[c], n[d]) < 0 {
		c, d = d, c
	}
	f.out.Elements = append(f.out.Elements, [4]int32{a, b, c, d})
}

// stencil fills the part of an element of the lattice that is inside.
func (f *filler) stencil(e [4]int32) {
	var in, on, out []int32
	var room [12]int32
	in, on, out = room[0:0:4], room[4:4:8], room[8:8:12]
	for _, v := range e {
		switch x := f.value[v]; {
		case x < 0:
			in = append(in, v)
		case x > 0:
			out = append(out, v)
		default:
			on = append(on, v)
		}
	}
	switch {
	case len(out) == 0:
		f.element(f.node(e[0]), f.node(e[1]), f.node(e[2]), f.node(e[3]))
	case len(in) == 1:
		corners := room[:0]
		inner := in[0]
		for _, v := range e {
			if f.value[v] > 0 {
				corners = append(corners, f.cutNode(inner, v))
			} else {
				corners = append(corners, f.node(v))
			}
		}
		f.element(corners[0], corners[1], corners[2], corners[3])
	case len(in) == 2 && len(out) == 1: // a pyramid
		a, b := in[0], in[1]
		if !f.fromFirst(a, b, out[0]) {
			a, b = b, a
		}
		na, nb, ca, cb, tip := f.node(a), f.node(b), f.cutNode(a, out[0]), f.cutNode(b, out[0]), f.node(on[0])
		f.element(na, nb, cb, tip)
		f.element(na, cb, ca, tip)
	case len(in) == 2:
		f.wedge(in[0], in[1], out[0], out[1])
	default:
		f.truncated([3]int32(in), out[0])
	}
}

// fromFirst tells how the quadrilateral of inner points a and b and the cut points towards an outer point is halved: from a to the cut point
// beyond b, or from b to the one beyond a. It depends on the three points alone, so that neighbours agree.
func (f *filler) fromFirst(a, b, outer int32) bool {
	if f.isShort(a, b) {
		return f.isShort(a, outer) // the long edge is the one from b
	}
	// Seen from the outer point, a and b are in neighbouring octants: of one of them the number of coordinates that are larger is odd.
	from, to := f.lattice(outer), f.lattice(a)
	larger := 0
	for _, d := range [3]float64{to.X - from.X, to.Y - from.Y, to.Z - from.Z} {
		if d > 0 {
			larger++
		}
	}
	return larger%2 == 1
}

// wedge fills a prism between two inner points and the cut points towards two outer ones.
func (f *filler) wedge(a, b, o, p int32) {
	na, nb := f.node(a), f.node(b)
	ao, ap, bo, bp := f.cutNode(a, o), f.cutNode(a, p), f.cutNode(b, o), f.cutNode(b, p)
	first, second := f.fromFirst(a, b, o), f.fromFirst(a, b, p) // a before ao, a before ap
	third := !first
	if first == second { // the diagonal on the surface is free: the shorter one
		n := f.out.Nodes
		third = n[ao].Sub(n[bp]).Norm2() <= n[ap].Sub(n[bo]).Norm2() // ao before ap
	}
	f.prism([3]int32{na, ao, ap}, [3]int32{nb, bo, bp}, first, second, third)
}

// truncated fills what a point outside leaves of an element.
func (f *filler) truncated(in [3]int32, outer int32) {
	var low, high [3]int32
	for k, v := range in {
		low[k], high[k] = f.node(v), f.cutNode(v, outer)
	}
	f.prism(low, high, f.fromFirst(in[0], in[1], outer), f.fromFirst(in[0], in[2], outer), f.fromFirst(in[1], in[2], outer))
}

// prism cuts a prism into three. The diagonal of a side runs from the lower triangle at the corner that comes first of its two: 0 before 1, 0
// before 2, 1 before 2.
func (f *filler) prism(low, high [3]int32, zeroOne, zeroTwo, oneTwo bool) {
	rank := [3]int{}
	for _, s := range [3]struct {
		a, b   int
		before bool
	}{{0, 1, zeroOne}, {0, 2, zeroTwo}, {1, 2, oneTwo}} {
		if s.before {
			rank[s.b]++
		} else {
			rank[s.a]++
		}
	}
	var order [3]int
	for k, r := range rank {
		order[r] = k
	}
	a, b, c := order[0], order[1], order[2]
	f.element(low[a], low[b], low[c], high[c])
	f.element(low[a], low[b], high[b], high[c])
	f.element(low[a], high[a], high[b], high[c])
}
