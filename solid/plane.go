package solid

import (
	"cmp"
	"errors"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// Plane is the hand as a plane (Le Gouis 2013, section 4.2): it takes hold of the ring in which it cuts the surface of a solid.
type Plane struct {
	Frame spatial.Frame // in the world; x and y are in the plane, z is its normal
	Half  [2]float64    // half of its extent along x and y [m]; 0 means without end
	Ray   spatial.Vec3  // direction, in the frame's axes, in which the hand reaches for the surface; its part along z does not count, and 0 means x
}

// What can be wrong with a plane that should hold something.
var (
	ErrCutsNothing = errors.New("solid: the plane cuts nothing of the surface: bring it nearer, or make it larger")
	ErrNoHit       = errors.New("solid: the ray from the plane's centre meets nothing that the plane cuts: put the centre inside, or turn the ray towards the surface")
)

// Validate reports the first thing that is wrong with p as a *FieldError, or nil.
func (p *Plane) Validate() error {
	switch {
	case !p.Frame.Finite():
		return &FieldError{"Plane.Frame", p.Frame, "finite numbers"}
	case !nonNegative(p.Half[0]) || !nonNegative(p.Half[1]):
		return &FieldError{"Plane.Half", p.Half, "0 or more [m]"}
	case !p.Ray.Finite():
		return &FieldError{"Plane.Ray", p.Ray, "finite numbers"}
	case p.Ray != (spatial.Vec3{}) && p.Ray.X == 0 && p.Ray.Y == 0:
		return &FieldError{"Plane.Ray", p.Ray, "a direction in the plane, not along its normal"}
	}
	return nil
}

// surface is the skin of a solid and which of its triangles are beside each other.
type surface struct {
	nodes      []int32    // of the mesh, ascending
	triangles  [][3]int32 // corners, inside
	neighbours [][3]int32 // across the edge from corner k to the next; −1 if there is none
}

// surfaceOf returns the surface, which is found when somebody asks for it first.
func (s *Solid) surfaceOf() *surface {
	if s.skin == nil {
		s.skin = newSurface(s.cfg.Mesh, s.inside)
	}
	return s.skin
}

// halfEdge is an edge as one triangle has it.
type halfEdge struct {
	low, high       int32
	triangle, place int32
}

func newSurface(m *mesh.Tets, inside []int32) *surface {
	skin := m.Skin()
	u := &surface{nodes: skin.Nodes}
	edges := make([]halfEdge, 0, 3*len(skin.Surface.Triangles))
	for t, corners := range skin.Surface.Triangles {
		for k := range corners {
			corners[k] = inside[skin.Nodes[corners[k]]]
		}
		for k, a := range corners {
			b := corners[(k+1)%3]
			edges = append(edges, halfEdge{min(a, b), max(a, b), int32(t), int32(k)})
		}
		u.triangles, u.neighbours = append(u.triangles, corners), append(u.neighbours, [3]int32{-1, -1, -1})
	}
	slices.SortFunc(edges, func(a, b halfEdge) int {
		return cmp.Or(cmp.Compare(a.low, b.low), cmp.Compare(a.high, b.high), cmp.Compare(a.triangle, b.triangle))
	})
	for first := 0; first < len(edges); {
		last := first + 1
		for last < len(edges) && edges[last].low == edges[first].low && edges[last].high == edges[first].high {
			last++
		}
		for i := first; i < last && last > first+1; i++ { // where more than two meet, as at a hinge, they follow each other in a ring
			next := &edges[first+(i+1-first)%(last-first)]
			u.neighbours[edges[i].triangle][edges[i].place] = next.triangle
		}
		first = last
	}
	return u
}

// section is how a plane cuts a surface.
type section struct {
	solid  *Solid
	plane  *Plane
	offset float64 // of the plane along its normal [m]
	ray    spatial.Vec3
}

// planeOffset is how far, in sizes of the solid, the plane is moved so that it goes through no node: then it cuts two edges of each triangle that it cuts at all, and
// what it cuts is closed curves.
const planeOffset = 1e-9

// Ring returns the nodes that the plane takes hold of, in the order of the mesh: the corners of the triangles that it cuts, of the one that the ray from its centre
// meets first and of all that are connected to it by edges which the plane cuts too (Le Gouis 2013, algorithm 1, whose listing forgets to go on from the neighbours and to test them against the
// plane). What it cuts elsewhere, another limb say, is left alone.
func (s *Solid) Ring(p *Plane) ([]int32, error) {
	if err := p.Validate(); err != nil {
		return nil, err
	}
	plane := *p
	if plane.Frame.Rot == (spatial.Quat{}) {
		plane.Frame.Rot = spatial.Identity
	}
	plane.Frame.Rot = plane.Frame.Rot.Unit()
	ray := spatial.V(p.Ray.X, p.Ray.Y, 0)
	if ray == (spatial.Vec3{}) {
		ray.X = 1
	}
	c := section{solid: s, plane: &plane, ray: ray.Unit()}
	var err error
	for _, side := range [2]float64{1, -1} { // a plane in which an end of the solid lies cuts it from one side only
		c.offset = side * planeOffset * s.size
		var hit int32
		if hit, err = c.firstHit(); err == nil {
			return c.ring(hit), nil
		}
	}
	return nil, err
}

// at returns where a node is in the plane's coordinates.
func (c *section) at(node int32) spatial.Vec3 {
	p := c.plane.Frame.Local(vecAt(c.solid.now.x, int(node)))
	p.Z += c.offset
	return p
}

// crossing returns where the plane cuts an edge; the same from both sides.
func (c *section) crossing(a, b int32) (p spatial.Vec3, cut bool) {
	from, to := c.at(min(a, b)), c.at(max(a, b))
	if (from.Z > 0) == (to.Z > 0) {
		return p, false
	}
	return from.Lerp(to, from.Z/(from.Z-to.Z)), true
}

// segment returns the line in which the plane cuts a triangle. It is not ok if it does not, or beyond the plane's extent.
func (c *section) segment(triangle int32) (ends [2]spatial.Vec3, ok bool) {
	found := 0
	corners := &c.solid.skin.triangles[triangle]
	for k, a := range corners {
		if p, cut := c.crossing(a, corners[(k+1)%3]); cut && found < 2 {
			ends[found] = p
			found++
		}
	}
	return ends, found == 2 && c.within(ends)
}

// within tells whether a part of a line is within the extent of the plane (Liang and Barsky 1984).
func (c *section) within(ends [2]spatial.Vec3) bool {
	along := ends[1].Sub(ends[0])
	low, high := 0.0, 1.0
	for axis, v := range [2][2]float64{{ends[0].X, along.X}, {ends[0].Y, along.Y}} {
		half := c.plane.Half[axis]
		if half == 0 {
			continue
		}
		if v[1] == 0 {
			if math.Abs(v[0]) > half {
				return false
			}
			continue
		}
		a, b := (-half-v[0])/v[1], (half-v[0])/v[1]
		low, high = max(low, min(a, b)), min(high, max(a, b))
	}
	return low <= high
}

// firstHit returns the triangle that the ray meets first.
func (c *section) firstHit() (hit int32, err error) {
	hit, nearest, cuts := -1, math.Inf(1), false
	for t := range c.solid.surfaceOf().triangles {
		ends, ok := c.segment(int32(t))
		if !ok {
			continue
		}
		cuts = true
		var along, across [2]float64
		for i, p := range ends {
			along[i], across[i] = p.X*c.ray.X+p.Y*c.ray.Y, p.Y*c.ray.X-p.X*c.ray.Y
		}
		if (across[0] > 0) == (across[1] > 0) {
			continue
		}
		if d := along[0] + (along[1]-along[0])*across[0]/(across[0]-across[1]); d >= 0 && d < nearest {
			hit, nearest = int32(t), d
		}
	}
	switch {
	case !cuts:
		return -1, ErrCutsNothing
	case hit < 0:
		return -1, ErrNoHit
	}
	return hit, nil
}

// ring goes from a triangle to all that are connected to it in the plane, and returns their corners.
func (c *section) ring(hit int32) (nodes []int32) {
	skin := c.solid.skin
	seen := make([]bool, len(skin.triangles))
	seen[hit] = true
	for queue := []int32{hit}; len(queue) > 0; queue = queue[1:] {
		corners := &skin.triangles[queue[0]]
		for k, next := range skin.neighbours[queue[0]] {
			if _, cut := c.crossing(corners[k], corners[(k+1)%3]); !cut || next < 0 || seen[next] {
				continue
			}
			if _, ok := c.segment(next); ok {
				seen[next] = true
				queue = append(queue, next)
			}
		}
		for _, i := range corners {
			nodes = append(nodes, c.solid.outside[i])
		}
	}
	slices.Sort(nodes)
	return slices.Compact(nodes)
}
