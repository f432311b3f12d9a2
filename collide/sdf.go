package collide

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// DistanceConfig describes a shape by the distance from its surface, sampled on a grid: less than 0 inside.
type DistanceConfig struct {
	Size    [3]int       // number of grid points along x, y and z, at least 2 each
	Spacing float64      // of the grid points [m]
	Corner  spatial.Vec3 // place of the first grid point [m]
	// Distances are those of the grid points [m], x fastest: point (i, j, k) is Distances[(k·Size[1] + j)·Size[0] + i].
	Distances []float64
}

// distances is the geometry of a DistanceField: distances between grid points are interpolated linearly along each axis.
type distances struct {
	size    [3]int
	spacing float64
	corner  spatial.Vec3
	value   []float64
	box     Bounds // of the grid
	inner   Bounds // of the points on the surface
	points  []spatial.Vec3
	tree    *bvh // over points
}

// mostSamples is the number of grid points of a distance field at most: 1 GB.
const mostSamples = 1 << 27

// NewDistanceField returns the shape whose distances are given. It copies them. They must be positive all around: the shape
// does not go on beyond the grid.
func NewDistanceField(cfg DistanceConfig) (*Shape, error) {
	n := 1
	for i, size := range cfg.Size {
		if size < 2 || size > mostSamples/n {
			return nil, &FieldError{fmt.Sprintf("Size[%d]", i), size, fmt.Sprintf("at least 2, and at most %d points in all", mostSamples)}
		}
		n *= size
	}
	switch {
	case !(cfg.Spacing > 0 && cfg.Spacing <= largest):
		return nil, &FieldError{"Spacing", cfg.Spacing, "a positive length [m]"}
	case !(cfg.Corner.Norm() <= largest):
		return nil, &FieldError{"Corner", cfg.Corner, "finite numbers [m]"}
	case len(cfg.Distances) != n:
		return nil, &FieldError{"Distances", len(cfg.Distances), fmt.Sprintf("as many as grid points, %d", n)}
	}
	for i, d := range cfg.Distances {
		if !(math.Abs(d) <= largest) {
			return nil, &FieldError{fmt.Sprintf("Distances[%d]", i), d, "a finite distance [m]"}
		}
	}
	g := &distances{size: cfg.Size, spacing: cfg.Spacing, corner: cfg.Corner, value: append([]float64(nil), cfg.Distances...)}
	return g.shape()
}

// NewDistanceFieldOf returns the distance field of a closed surface, sampled at a spacing [m] on a grid that reaches two spacings
// farther than the surface.
func NewDistanceFieldOf(s *mesh.Surface, spacing float64) (*Shape, error) {
	solid, err := NewMesh(s)
	if err != nil {
		return nil, err
	}
	m := solid.mesh
	if !m.closed {
		return nil, &FieldError{"Surface", "open", "a closed one, to have an inside"}
	}
	b := m.tree.bounds()
	extent := b.High.Sub(b.Low)
	if !(spacing > 0) || extent.X/spacing+extent.Y/spacing+extent.Z/spacing > mostSamples {
		return nil, &FieldError{"Spacing", spacing, "a length [m] that is a sensible part of the surface's size"}
	}
	g := &distances{spacing: spacing, corner: b.Low.Sub(spatial.V(2, 2, 2).Scale(spacing))}
	n := 1
	for i := range g.size {
		g.size[i] = int(math.Ceil(component(extent, i)/spacing)) + 5
		if n > mostSamples/g.size[i] {
			return nil, &FieldError{"Spacing", spacing, fmt.Sprintf("one that gives at most %d grid points", mostSamples)}
		}
		n *= g.size[i]
	}
	g.value = make([]float64, n)
	for i := range g.value {
		p := g.at(i)
		// What is known of the last grid point bounds the search for this one: distances change by the spacing at most.
		reach := 2 * extent.Norm()
		if i%g.size[0] > 0 {
			reach = math.Abs(g.value[i-1]) + 1.01*spacing
		}
		near, ok := m.closest(p, reach)
		if !ok {
			near, _ = m.closest(p, math.Inf(1))
		}
		g.value[i] = near.distance
	}
	return g.shape()
}

// shape finishes a field.
func (g *distances) shape() (*Shape, error) {
	n := spatial.V(float64(g.size[0]-1), float64(g.size[1]-1), float64(g.size[2]-1))
	g.box = Bounds{g.corner, g.corner.AddScaled(g.spacing, n)}
	g.points, _ = g.net()
	if len(g.points) == 0 {
		return nil, &FieldError{"Distances", "of one sign", "a surface where they change from less than 0 to more"}
	}
	boxes := make([]Bounds, len(g.points))
	for i, p := range g.points {
		boxes[i] = Bounds{p, p}
	}
	g.tree = newBVH(boxes)
	b := g.tree.bounds().Grown(g.spacing) // corners of the surface may be between its points
	g.inner = Bounds{upper(b.Low, g.box.Low), lower(b.High, g.box.High)}
	return &Shape{kind: DistanceField, field: g, bound: upper(g.inner.Low.Neg(), g.inner.High).Norm()}, nil
}

// at returns the place of grid point i.
func (g *distances) at(i int) spatial.Vec3 {
	x, y, z := i%g.size[0], i/g.size[0]%g.size[1], i/(g.size[0]*g.size[1])
	return g.corner.AddScaled(g.spacing, spatial.V(float64(x), float64(y), float64(z)))
}

// sample returns the interpolated distance at p [m] and its gradient.
func (g *distances) sample(p spatial.Vec3) (value float64, gradient spatial.Vec3) {
	q := lower(upper(p, g.box.Low), g.box.High)
	i, x := g.cell(q.X-g.corner.X, 0)
	j, y := g.cell(q.Y-g.corner.Y, 1)
	k, z := g.cell(q.Z-g.corner.Z, 2)
	row, layer := g.size[0], g.size[0]*g.size[1]
	at := k*layer + j*row + i
	v := g.value[at : at+layer+row+2]
	// Differences along x on the four edges, then along y, then along z.
	a, b, c, d := v[0], v[row], v[layer], v[layer+row]
	da, db, dc, dd := v[1]-a, v[row+1]-b, v[layer+1]-c, v[layer+row+1]-d
	a, b, c, d = a+x*da, b+x*db, c+x*dc, d+x*dd
	low, high := a+y*(b-a), c+y*(d-c)
	value = low + z*(high-low)
	dx0, dx1 := da+y*(db-da), dc+y*(dd-dc)
	gradient = spatial.V(dx0+z*(dx1-dx0), (b-a)+z*((d-c)-(b-a)), high-low).Scale(1 / g.spacing)
	if q != p {
		// Beyond the grid: the distance from the surface point below the closest place of the grid.
		away := p.Sub(q.AddScaled(-value, gradient.Unit()))
		n := away.Norm()
		return n, away.Scale(1 / n)
	}
	return value, gradient
}

// cell returns the cell at a distance from the grid's first point along an axis, and where in it, 0 to 1.
func (g *distances) cell(x float64, axis int) (int, float64) {
	x /= g.spacing
	i := max(0, min(int(x), g.size[axis]-2))
	return i, min(1, max(0, x-float64(i)))
}

// nearest returns the surface point below p as far as the interpolated distance tells. A place without a gradient has no normal: it is
// not ok.
func (g *distances) nearest(p spatial.Vec3) (nearest, bool) {
	d, slope := g.sample(p)
	n := slope.Unit()
	if n == (spatial.Vec3{}) || !n.Finite() {
		return nearest{}, false
	}
	return nearest{point: p.AddScaled(-d, n), normal: n, distance: d}, true
}

// ray returns where p + t d, 0 ≤ t ≤ 1, comes to the surface from outside: it goes ahead by the distance each time, which cannot
// overshoot by more than the distances are wrong, and halves the last step.
func (g *distances) ray(p, d spatial.Vec3) (Hit, bool) {
	from, to := g.box.clip(p, inverted(d), 1)
	length := d.Norm()
	if from > to || !(length > 0) {
		return Hit{}, false
	}
	least := 0.05 * g.spacing
	t := from
	value, _ := g.sample(p.AddScaled(t, d))
	if value < 0 {
		return Hit{}, false // it starts inside
	}
	for t < to {
		next := min(to, t+max(least, 0.9*value)/length)
		v, _ := g.sample(p.AddScaled(next, d))
		if v <= 0 {
			for range 60 {
				middle := (t + next) / 2
				if v, _ := g.sample(p.AddScaled(middle, d)); v <= 0 {
					next = middle
				} else {
					t = middle
				}
			}
			at := p.AddScaled(next, d)
			_, slope := g.sample(at)
			return Hit{Fraction: next, Point: at, Normal: slope.Unit()}, true
		}
		t, value = next, v
	}
	return Hit{}, false
}

// mass returns volume [m³], centre [m] and inertia about the centre for a density of one [m⁵] of what is inside the surface.
func (g *distances) mass() (volume float64, centre spatial.Vec3, inertia spatial.Sym3, err error) {
	var net mesh.Surface
	g.surface(&net)
	solid, err := NewMesh(&net)
	if err != nil {
		return 0, centre, inertia, err
	}
	return solid.mesh.mass()
}
