package collide

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

const (
	mostContacts = 16   // of a pair that is not of two convex shapes
	mostAlike    = 4    // of those with like normals
	alike        = 0.95 // cosine of the angle between normals that are
)

// reduce chooses among the contacts from start on those that matter: of contacts with like normals up to four, the deepest and those that
// span the largest area with it, and sixteen in all. Copies of one contact, which triangles that meet there give, go too. What is left
// is in the order of its numbers, which differ then.
func reduce(c []Contact, start int, group []int8) ([]Contact, []int8) {
	list := c[start:]
	if len(list) > 1 {
		var heads [mostContacts]int // the first contact of each group
		n := 0
		group = group[:0]
		for i := range list {
			g := nearestGroup(list, heads[:n], i)
			if g < 0 && n < mostContacts {
				heads[n], g = i, n
				n++
			}
			group = append(group, int8(max(g, 0)))
		}
		each := max(1, min(mostAlike, mostContacts/n))
		var keep [mostContacts]Contact
		kept := 0
		for g := range n {
			kept += pick(keep[kept:kept+min(each, mostContacts-kept)], list, group, int8(g))
		}
		copy(list, keep[:kept])
		c = c[:start+kept]
		list = c[start:]
	}
	slices.SortFunc(list, func(x, y Contact) int {
		if x.ID != y.ID {
			return cmp.Compare(x.ID, y.ID)
		}
		return cmp.Compare(x.Gap, y.Gap)
	})
	for i := 1; i < len(list); i++ {
		if list[i].ID <= list[i-1].ID {
			list[i].ID = list[i-1].ID + 1
		}
	}
	return c, group
}

// nearestGroup returns the group whose first contact has a normal like that of contact i; when there is no room for a group more, the
// nearest one, else −1 for none.
func nearestGroup(list []Contact, heads []int, i int) int {
	best, at := -2.0, -1
	for g, h := range heads {
		if d := list[h].Normal.Dot(list[i].Normal); d > best {
			best, at = d, g
		}
	}
	if best < alike && len(heads) < mostContacts {
		return -1
	}
	return at
}

// pick puts up to len(out) contacts of group g into out and returns how many: the deepest; the one farthest from it; the one farthest from
// the line through these; and the one farthest on the line's other side.
func pick(out []Contact, list []Contact, group []int8, g int8) int {
	best := func(value func(i int) float64, floor float64) int {
		most, at := floor, -1
		for i := range list {
			if group[i] == g {
				if v := value(i); v > most {
					most, at = v, i
				}
			}
		}
		return at
	}
	first := best(func(i int) float64 { return -list[i].Gap }, math.Inf(-1))
	if first < 0 || len(out) == 0 {
		return 0
	}
	out[0] = list[first]
	if len(out) == 1 {
		return 1
	}
	p, n := list[first].B, list[first].Normal
	// Nearer than this is the same place: rounding of coordinates, and the reach of a triangle's neighbours.
	near := 1e-7 * (math.Abs(p.X) + math.Abs(p.Y) + math.Abs(p.Z))
	second := best(func(i int) float64 { return list[i].B.Sub(p).Norm2() }, near*near)
	if second < 0 {
		return 1
	}
	out[1] = list[second]
	if len(out) == 2 {
		return 2
	}
	along := list[second].B.Sub(p)
	across := n.Cross(along).Unit()
	floor := max(near, 1e-3*along.Norm())
	k := 2
	third := best(func(i int) float64 { return math.Abs(across.Dot(list[i].B.Sub(p))) }, floor)
	if third < 0 {
		return 2
	}
	out[k] = list[third]
	k++
	if len(out) == 3 {
		return 3
	}
	sign := math.Copysign(1, across.Dot(list[third].B.Sub(p)))
	fourth := best(func(i int) float64 { return outOfTriangle(p, list[second].B, list[third].B, n.Scale(sign), list[i].B) }, floor)
	if fourth >= 0 {
		out[k] = list[fourth]
		k++
	}
	return k
}

// outOfTriangle is how far x is outside the triangle abc seen along n, about which its corners go round counterclockwise [m].
func outOfTriangle(a, b, c, n, x spatial.Vec3) float64 {
	out := math.Inf(-1)
	for _, e := range [3][2]spatial.Vec3{{a, b}, {b, c}, {c, a}} {
		out = max(out, e[1].Sub(e[0]).Cross(n).Unit().Dot(x.Sub(e[0])))
	}
	return out
}
