package hand

import (
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// net is the surface where a distance is 0, as a net over a grid (Gibson 1998): one vertex in each cell that it passes, and a quad around
// each edge of the grid that it crosses. So it is closed wherever it does not meet the rim of the grid.
type net struct {
	low    spatial.Vec3
	cell   float64 // [m]
	size   [3]int  // grid points along x, y and z
	values []float64
	vertex []int32 // of each cell, −1 for none; a cell has the number of its lowest point
}

// newNet samples the distance around the flesh.
func newNet(f *flesh, cell float64) *net {
	low, high := spatial.V(math.Inf(1), math.Inf(1), math.Inf(1)), spatial.V(math.Inf(-1), math.Inf(-1), math.Inf(-1))
	for i := range f.limbs {
		for j := range f.limbs[i] {
			c := &f.limbs[i][j]
			for _, end := range [2]struct {
				p spatial.Vec3
				r float64
			}{{c.a, c.ra}, {c.b, c.rb}} {
				r := end.r
				low = spatial.V(min(low.X, end.p.X-r), min(low.Y, end.p.Y-r), min(low.Z, end.p.Z-r))
				high = spatial.V(max(high.X, end.p.X+r), max(high.Y, end.p.Y+r), max(high.Z, end.p.Z+r))
			}
		}
	}
	low.Z = max(low.Z, f.cut)
	margin := f.bridge/6 + 2*cell // a blend swells by a sixth
	n := &net{cell: cell, low: low.Sub(spatial.V(margin, margin, margin))}
	span := high.Sub(low)
	for i, s := range [3]float64{span.X, span.Y, span.Z} {
		n.size[i] = int(math.Ceil((s+2*margin)/cell)) + 1
	}
	n.values = make([]float64, n.size[0]*n.size[1]*n.size[2])
	for i := range n.values {
		n.values[i] = f.distance(n.point(i))
	}
	for n.untie() {
	}
	return n
}

// untie looks for squares of the grid with the surface between both pairs of opposite corners, where four sheets of the net would meet in one
// edge, and takes the corner that is nearest to the surface inside. It reports whether there were any; points only ever go inside, so that
// this comes to an end.
func (n *net) untie() (found bool) {
	strides := n.strides()
	for i := range n.values {
		x, y, z := n.at(i)
		at := [3]int{x, y, z}
		for axis := range strides {
			u, v := (axis+1)%3, (axis+2)%3
			if at[u]+1 >= n.size[u] || at[v]+1 >= n.size[v] {
				continue
			}
			corners := [4]int{i, i + strides[u], i + strides[u] + strides[v], i + strides[v]}
			a, b, c, d := n.values[corners[0]] < 0, n.values[corners[1]] < 0, n.values[corners[2]] < 0, n.values[corners[3]] < 0
			if a != c || b != d || a == b {
				continue
			}
			found = true
			p, q := corners[0], corners[2]
			if a {
				p, q = corners[1], corners[3]
			}
			if n.values[q] < n.values[p] {
				p = q
			}
			n.values[p] = -1e-3 * n.cell
		}
	}
	return found
}

// at returns the place of grid point i, in cells.
func (n *net) at(i int) (x, y, z int) {
	return i % n.size[0], i / n.size[0] % n.size[1], i / (n.size[0] * n.size[1])
}

func (n *net) point(i int) spatial.Vec3 {
	x, y, z := n.at(i)
	return n.low.Add(spatial.V(float64(x), float64(y), float64(z)).Scale(n.cell))
}

// strides are the distances between the numbers of neighbouring grid points.
func (n *net) strides() [3]int { return [3]int{1, n.size[0], n.size[0] * n.size[1]} }

// surface makes the net.
func (n *net) surface() *mesh.Surface {
	s := &mesh.Surface{}
	n.vertex = make([]int32, len(n.values))
	for i := range n.values {
		n.vertex[i] = -1
		if p, crossed := n.inCell(i); crossed {
			n.vertex[i] = int32(len(s.Vertices))
			s.Vertices = append(s.Vertices, p)
		}
	}
	strides := n.strides()
	for i, v := range n.values {
		x, y, z := n.at(i)
		at := [3]int{x, y, z}
		for axis, step := range strides {
			if at[axis]+1 >= n.size[axis] {
				continue
			}
			if inside := v < 0; inside != (n.values[i+step] < 0) {
				n.quad(s, i, strides[(axis+1)%3], strides[(axis+2)%3], inside)
			}
		}
	}
	return s
}

// inCell returns where the vertex of cell i is, the mean of the crossings of its edges, and whether it has one.
func (n *net) inCell(i int) (p spatial.Vec3, crossed bool) {
	x, y, z := n.at(i)
	if x+1 >= n.size[0] || y+1 >= n.size[1] || z+1 >= n.size[2] {
		return p, false
	}
	strides := n.strides()
	count := 0.0
	for axis, step := range strides {
		u, v := strides[(axis+1)%3], strides[(axis+2)%3]
		for _, from := range [4]int{i, i + u, i + v, i + u + v} {
			a, b := n.values[from], n.values[from+step]
			if (a < 0) != (b < 0) {
				p = p.Add(n.point(from).Lerp(n.point(from+step), a/(a-b)))
				count++
			}
		}
	}
	return p.Scale(1 / max(count, 1)), count > 0
}

// quad joins the four cells around an edge by two triangles, along the shorter diagonal.
func (n *net) quad(s *mesh.Surface, i, u, v int, outwards bool) {
	q := [4]int32{n.vertex[i-u-v], n.vertex[i-v], n.vertex[i], n.vertex[i-u]}
	if !outwards {
		q[1], q[3] = q[3], q[1]
	}
	across := func(a, b int) float64 { return s.Vertices[q[a]].Sub(s.Vertices[q[b]]).Norm2() }
	if across(0, 2) <= across(1, 3) {
		s.Triangles = append(s.Triangles, [3]int32{q[0], q[1], q[2]}, [3]int32{q[0], q[2], q[3]})
	} else {
		s.Triangles = append(s.Triangles, [3]int32{q[0], q[1], q[3]}, [3]int32{q[1], q[2], q[3]})
	}
}

// smooth moves the vertices along the surface to the middle of their neighbours, and back onto it.
func smooth(s *mesh.Surface, f *flesh, cell float64) {
	sum, count := make([]spatial.Vec3, len(s.Vertices)), make([]float64, len(s.Vertices))
	for round := range relaxations {
		clear(sum)
		clear(count)
		for _, t := range s.Triangles {
			for k := range 3 {
				a, b := t[k], t[(k+1)%3]
				sum[a], count[a] = sum[a].Add(s.Vertices[b]), count[a]+1
			}
		}
		for i, p := range s.Vertices {
			p = p.Lerp(sum[i].Scale(1/count[i]), 0.5)
			times := 1
			if round == relaxations-1 {
				times = projections
			}
			for range times {
				d, g := f.gradient(p, 0.05*cell)
				p = p.AddScaled(-d/max(g.Norm2(), 0.25), g)
			}
			s.Vertices[i] = p
		}
	}
}
