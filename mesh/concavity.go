package mesh

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// solidDistance tells how far a point is from a solid of several closed shells, which may overlap.
type solidDistance []*Index

// at returns the distance from p to the solid, less than 0 inside [m].
func (s solidDistance) at(p spatial.Vec3) float64 {
	best := math.Inf(1)
	for _, x := range s {
		if best > 0 && x.nodes[0].distance2(p) >= best*best {
			continue
		}
		best = min(best, x.Closest(p).Distance)
	}
	return best
}

// Limits of the search for the farthest point: cells are not halved below finest of the bound, and there are at most maxCells of them.
const (
	finest   = 0.1
	maxCells = 60_000
)

// cell is a cube, and what is known of it.
type cell struct {
	centre spatial.Vec3
	half   float64 // edge [m]
	most   float64 // no point of it is farther from the solid [m]
}

// gap is how far a hull goes beyond the solid.
type gap struct {
	at    spatial.Vec3 // a point of the hull nearly as far from the solid as any
	found float64      // its distance [m]
	most  float64      // no point of the hull is farther [m]
}

// farthest measures the gap of a convex hull. A hull within the bound is never taken for one that is not, nor the other way round if it is
// within four fifths of it; beyond the bound distances are known to a fifth, and beyond limit, if it is not 0, no more than that is found out.
//
// Cells are halved, coarse ones first. A cell of half diagonal r whose centre is at distance d has no point farther than d + r.
func (s solidDistance) farthest(hull *Surface, bound, limit float64) (g gap) {
	planes := hull.planes()
	low, high := hull.Bounds()
	size := high.Sub(low)
	half := max(size.X, size.Y, size.Z) / 2
	g.found = math.Inf(-1)
	try := func(p spatial.Vec3) float64 {
		d := s.at(p)
		if d > g.found {
			g.found, g.at = d, p
		}
		return d
	}
	// The middles of faces tell quickly that a hull is bad.
	for t := range hull.Triangles {
		a, b, c := hull.corners(int32(t))
		if try(a.Add(b).Add(c).Scale(1.0 / 3)); limit > 0 && g.found > limit {
			g.most = g.found
			return g
		}
	}
	enough := func() float64 { // what is below this need not be known better
		if g.found > bound {
			return 1.2 * g.found
		}
		return bound
	}
	queue := []cell{{low.Lerp(high, 0.5), half, math.Inf(1)}}
	for next := 0; next < len(queue); next++ {
		c := queue[next]
		if c.most <= enough() {
			g.most = max(g.most, c.most)
			continue
		}
		h := c.half / 2
		radius := h * math.Sqrt(3)
		for i := range 8 {
			sign := func(bit int) float64 { return float64(i>>bit&1)*2 - 1 }
			centre := c.centre.Add(spatial.V(h*sign(0), h*sign(1), h*sign(2)))
			out, face := highest(planes, centre, radius)
			if out >= radius {
				continue
			}
			var d float64
			reach := radius
			if out > 0 {
				// The part of the cell in the hull is below the face, in a smaller ball around the place right below.
				d, reach = s.at(centre.AddScaled(-out, planes[face].normal)), math.Sqrt(radius*radius-out*out)
			} else if d = try(centre); limit > 0 && d > limit {
				g.most = d
				return g
			}
			if most := d + reach; most > enough() && radius > finest*max(bound, g.found) && len(queue) < maxCells {
				queue = append(queue, cell{centre, h, most})
			} else {
				g.most = max(g.most, most)
			}
		}
	}
	g.most = max(g.most, g.found, 0)
	g.found = max(g.found, 0)
	return g
}
