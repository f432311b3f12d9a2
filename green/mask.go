package green

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// What touches a body at a point presses on an area around it: a force on one node alone would push it the deeper the finer the mesh is, without end. A mask spreads the
// force as the pressure under a round tip is spread (Hertz),
//
//	p(d) ∝ √(1 − d²/r²),   d < r,
//
// over the triangles within a radius r, with the shape functions of their corners as weights. The displacement of the point is the mean of the nodes' by the same
// weights, so that force times displacement is the work that the nodes see, and answers stay symmetric. On a half space of a material (E, ν) the point gives way by
// 3/5 · (1 − ν²)/(E r) along the normal, on any mesh that resolves r (James & Pai 2002, section III, has masks too, and leaves their shape open).

// share is a node's part of a mask.
type share struct {
	node   int32
	weight float64
}

// cuts of each edge of a triangle, where a mask is integrated.
const cuts = 4

// mask spreads a push at a place of the surface, which looks along a normal there, over the nodes within a radius. Nodes of seams, and those without Green's functions that are
// not fixed, bear nothing.
func (m *Model) mask(centre, normal spatial.Vec3, radius float64) []share {
	weights := map[int32]float64{}
	var order []int32
	add := func(node int32, w float64) {
		if w == 0 || m.kinds[node] != fixedNode && (m.column[node] < 0 || m.kinds[node] == movedNode) {
			return
		}
		if _, ok := weights[node]; !ok {
			order = append(order, node)
		}
		weights[node] += w
	}
	for _, t := range m.Surface.Triangles {
		m.spreadOver(t, centre, normal, radius, add)
	}
	sum := 0.0
	for _, node := range order {
		sum += weights[node]
	}
	if !(sum > 0) {
		return []share{{m.nearestTouchable(centre), 1}}
	}
	out := make([]share, 0, len(order))
	for _, node := range order {
		out = append(out, share{node, weights[node] / sum})
	}
	return out
}

// spreadOver adds what a triangle bears of a mask.
func (m *Model) spreadOver(t [3]int32, centre, normal spatial.Vec3, radius float64, add func(int32, float64)) {
	a, b, c := m.Surface.Vertices[t[0]], m.Surface.Vertices[t[1]], m.Surface.Vertices[t[2]]
	middle := a.Add(b).Add(c).Scale(1.0 / 3)
	size := math.Sqrt(max(a.Sub(middle).Norm2(), b.Sub(middle).Norm2(), c.Sub(middle).Norm2()))
	area := b.Sub(a).Cross(c.Sub(a)) // twice
	if middle.Sub(centre).Norm() > radius+size || area.Dot(normal) <= 0 {
		return
	}
	part := area.Norm() / (cuts * cuts)
	for i := range cuts {
		for j := range cuts - i {
			for upside := range 2 {
				if upside == 1 && i+j == cuts-1 {
					continue
				}
				u, v := (float64(i)+float64(1+upside)/3)/cuts, (float64(j)+float64(1+upside)/3)/cuts
				w := 1 - u - v
				at := a.Scale(w).AddScaled(u, b).AddScaled(v, c)
				if d := at.Sub(centre).Norm2() / (radius * radius); d < 1 {
					p := part * math.Sqrt(1-d)
					add(t[0], p*w)
					add(t[1], p*u)
					add(t[2], p*v)
				}
			}
		}
	}
}

// nearestTouchable returns the free node with Green's functions that is nearest to a place.
func (m *Model) nearestTouchable(p spatial.Vec3) (node int32) {
	best := math.Inf(1)
	for _, n := range m.columns {
		if d := m.Surface.Vertices[n].Sub(p).Norm2(); m.kinds[n] == freeNode && d < best {
			node, best = n, d
		}
	}
	return node
}
