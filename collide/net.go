package collide

import (
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// net returns a point on the surface for each cell of the grid that the surface goes through, and for each cell the number of its
// point, −1 for none: the vertices of a surface net (Gibson 1998).
func (g *distances) net() (points []spatial.Vec3, of []int32) {
	of = make([]int32, len(g.value)) // by the cell's first grid point
	for i := range of {
		of[i] = -1
	}
	for k := range g.size[2] - 1 {
		for j := range g.size[1] - 1 {
			for i := range g.size[0] - 1 {
				at := (k*g.size[1]+j)*g.size[0] + i
				if p, ok := g.pointIn(at); ok {
					of[at] = int32(len(points))
					points = append(points, p)
				}
			}
		}
	}
	return points, of
}

// pointIn returns a point of the surface in a cell, if the surface goes through it: the mean of where it cuts the cell's edges, brought
// to the surface by Newton's method along the gradient as long as that stays in the cell.
func (g *distances) pointIn(at int) (spatial.Vec3, bool) {
	row, layer := g.size[0], g.size[0]*g.size[1]
	corner := [8]int{0, 1, row, row + 1, layer, layer + 1, layer + row, layer + row + 1}
	var sum spatial.Vec3
	n := 0.0
	for a := range 8 {
		for _, bit := range [3]int{1, 2, 4} {
			b := a | bit
			if a == b {
				continue
			}
			u, v := g.value[at+corner[a]], g.value[at+corner[b]]
			if (u < 0) != (v < 0) {
				sum = sum.Add(g.at(at+corner[a]).Lerp(g.at(at+corner[b]), u/(u-v)))
				n++
			}
		}
	}
	if n == 0 {
		return sum, false
	}
	mean := sum.Scale(1 / n)
	cell := Bounds{g.at(at), g.at(at + corner[7])}
	p := mean
	for range 8 {
		d, slope := g.sample(p)
		if math.Abs(d) < 1e-12*g.spacing {
			break
		}
		q := p.AddScaled(-d/slope.Norm2(), slope)
		if !(cell.distance2(q) == 0) {
			break
		}
		p = q
	}
	return p, true
}

// surface appends the net that is spanned over the surface: a square, cut in two, around each edge of the grid that goes through.
func (g *distances) surface(out *mesh.Surface) {
	points, of := g.net()
	out.Vertices = points
	step := [3]int{1, g.size[0], g.size[0] * g.size[1]}
	for at := range g.value {
		x := [3]int{at % g.size[0], at / g.size[0] % g.size[1], at / step[2]}
		for axis := range 3 {
			u, v := (axis+1)%3, (axis+2)%3
			if x[axis]+1 >= g.size[axis] || x[u] == 0 || x[v] == 0 || x[u]+1 >= g.size[u] || x[v]+1 >= g.size[v] {
				continue
			}
			here, there := g.value[at] < 0, g.value[at+step[axis]] < 0
			if here == there {
				continue
			}
			// The four cells around the edge, counterclockwise seen from its far end.
			a, b, c, d := of[at-step[u]-step[v]], of[at-step[v]], of[at], of[at-step[u]]
			if !here {
				b, d = d, b
			}
			out.Triangles = append(out.Triangles, [3]int32{a, b, c}, [3]int32{a, c, d})
		}
	}
}
