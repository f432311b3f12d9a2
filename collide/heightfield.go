package collide

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// HeightConfig describes a landscape: heights over a grid in x and y. The solid is below.
type HeightConfig struct {
	Columns int          // number of grid points along x, at least 2
	Rows    int          // number of grid points along y, at least 2
	Spacing float64      // of the grid points [m]; 0 is 1
	Corner  spatial.Vec3 // place of the first grid point; its Z is added to all heights [m]
	// Heights are those of the grid points [m], row by row: point (column, row) is Heights[row·Columns + column].
	Heights []float64
}

// heights is the geometry of a HeightField. Each cell of the grid is cut in two triangles along its diagonal from low x and y to high ones:
// triangle 2·cell is the one with the larger x, 2·cell+1 the one with the larger y.
type heights struct {
	columns, rows int
	spacing       float64
	corner        spatial.Vec3
	height        []float64
	box           Bounds
	below         float64 // how far the solid reaches below the lowest point [m]
}

// NewHeightField returns the shape of a landscape. It copies the heights.
func NewHeightField(cfg HeightConfig) (*Shape, error) {
	if cfg.Spacing == 0 {
		cfg.Spacing = 1
	}
	const most = 1 << 30 // triangles have 32-bit numbers, two a cell
	switch {
	case cfg.Columns < 2 || cfg.Columns > most:
		return nil, &FieldError{"Columns", cfg.Columns, "at least 2"}
	case cfg.Rows < 2 || cfg.Rows > most/cfg.Columns:
		return nil, &FieldError{"Rows", cfg.Rows, fmt.Sprintf("at least 2, and at most %d points in all", most)}
	case !(cfg.Spacing > 0 && cfg.Spacing <= largest):
		return nil, &FieldError{"Spacing", cfg.Spacing, "a positive length [m]"}
	case !cfg.Corner.Finite():
		return nil, &FieldError{"Corner", cfg.Corner, "finite numbers [m]"}
	case len(cfg.Heights) != cfg.Columns*cfg.Rows:
		return nil, &FieldError{"Heights", len(cfg.Heights), fmt.Sprintf("Columns × Rows = %d heights", cfg.Columns*cfg.Rows)}
	}
	low, high := math.Inf(1), math.Inf(-1)
	for i, h := range cfg.Heights {
		if !(math.Abs(h) <= largest) {
			return nil, &FieldError{fmt.Sprintf("Heights[%d]", i), h, fmt.Sprintf("a finite height of at most %g [m]", float64(largest))}
		}
		low, high = min(low, h), max(high, h)
	}
	g := &heights{columns: cfg.Columns, rows: cfg.Rows, spacing: cfg.Spacing, corner: cfg.Corner, height: append([]float64(nil), cfg.Heights...)}
	size := spatial.V(float64(cfg.Columns-1), float64(cfg.Rows-1), 0).Scale(cfg.Spacing)
	// The solid goes down without end; that much of it is enough to find what has fallen in.
	g.below = max(size.X, size.Y, high-low)
	g.box = Bounds{cfg.Corner.Add(spatial.V(0, 0, low-g.below)), cfg.Corner.Add(spatial.V(size.X, size.Y, high))}
	s := &Shape{kind: HeightField, height: g}
	s.bound = upper(g.box.Low.Neg(), g.box.High).Norm()
	return s, nil
}

// at returns the place of a grid point.
func (g *heights) at(column, row int) spatial.Vec3 {
	return g.corner.Add(spatial.V(float64(column)*g.spacing, float64(row)*g.spacing, g.height[row*g.columns+column]))
}

// corners returns the corners of triangle t, counterclockwise from above.
func (g *heights) corners(t int32) (a, b, c spatial.Vec3) {
	cell := int(t) / 2
	i, j := cell%(g.columns-1), cell/(g.columns-1)
	if t%2 == 0 {
		return g.at(i, j), g.at(i+1, j), g.at(i+1, j+1)
	}
	return g.at(i, j), g.at(i+1, j+1), g.at(i, j+1)
}

// normal is the upward unit normal of triangle t of cell i, j; 0 for cells that are not there.
func (g *heights) normal(i, j int, upperLeft bool) spatial.Vec3 {
	if i < 0 || j < 0 || i >= g.columns-1 || j >= g.rows-1 {
		return spatial.Vec3{}
	}
	k := j*g.columns + i
	a, c := g.height[k], g.height[k+g.columns+1]
	if upperLeft {
		b := g.height[k+g.columns]
		return spatial.V(b-c, a-b, g.spacing).Unit()
	}
	b := g.height[k+1]
	return spatial.V(a-b, b-c, g.spacing).Unit()
}

// panel fills in triangle t with its surroundings.
func (g *heights) panel(t int32, f *panel) bool {
	f.corner[0], f.corner[1], f.corner[2] = g.corners(t)
	cell := int(t) / 2
	i, j := cell%(g.columns-1), cell/(g.columns-1)
	left := t%2 == 1
	f.normal = g.normal(i, j, left)
	f.number, f.look, f.turned = t, lookOf(f.normal), false
	if left { // diagonal, top, left
		f.across = [3]spatial.Vec3{g.normal(i, j, false), g.normal(i, j+1, false), g.normal(i-1, j, false)}
	} else { // bottom, right, diagonal
		f.across = [3]spatial.Vec3{g.normal(i, j-1, true), g.normal(i+1, j, true), g.normal(i, j, true)}
	}
	return true
}

// cells returns the range of cells that a box is above, below or in: columns from i to k, rows from j to l; none if i > k or j > l.
func (g *heights) cells(b *Bounds) (i, k, j, l int) {
	span := func(low, high, corner float64, n int) (int, int) {
		low, high = (low-corner)/g.spacing, (high-corner)/g.spacing
		if !(low < float64(n) && high > 0) {
			return 1, 0
		}
		return int(max(0, low)), int(min(float64(n-1), high))
	}
	i, k = span(b.Low.X, b.High.X, g.corner.X, g.columns-1)
	j, l = span(b.Low.Y, b.High.Y, g.corner.Y, g.rows-1)
	return i, k, j, l
}

// near appends the triangles of the cells whose heights are in reach of a box. Triangles above the box count: it may have sunk in.
func (g *heights) near(dst []int32, b *Bounds) []int32 {
	i0, i1, j0, j1 := g.cells(b)
	floor := b.Low.Z - g.corner.Z
	for j := j0; j <= j1; j++ {
		for i := i0; i <= i1; i++ {
			k := j*g.columns + i
			if max(g.height[k], g.height[k+1], g.height[k+g.columns], g.height[k+g.columns+1]) < floor {
				continue
			}
			t := int32(2 * (j*(g.columns-1) + i))
			dst = append(dst, t, t+1)
		}
	}
	return dst
}

func (g *heights) solid() bool { return true }

func (g *heights) crossed(p, q spatial.Vec3) bool {
	_, ok := g.ray(p, q.Sub(p))
	return ok
}

// over returns the triangle above or below p, and whether there is one.
func (g *heights) over(p spatial.Vec3) (int32, bool) {
	x, y := (p.X-g.corner.X)/g.spacing, (p.Y-g.corner.Y)/g.spacing
	if !(x >= 0 && y >= 0 && x <= float64(g.columns-1) && y <= float64(g.rows-1)) {
		return 0, false
	}
	i, j := min(int(x), g.columns-2), min(int(y), g.rows-2)
	t := int32(2 * (j*(g.columns-1) + i))
	if y-float64(j) > x-float64(i) {
		t++
	}
	return t, true
}

// inside returns the point of the surface that is closest to p, among the triangles within the depth of p, if p is below the surface.
func (g *heights) inside(p spatial.Vec3) (nearest, bool) {
	t, ok := g.over(p)
	if !ok {
		return nearest{}, false
	}
	a, b, c := g.corners(t)
	n := triangleNormal(a, b, c)
	depth := n.Dot(a.Sub(p))
	if !(depth >= 0) {
		return nearest{}, false
	}
	return nearest{point: p.AddScaled(depth, n), normal: n, distance: -depth, number: t}, true
}

// ray returns where p + t d, 0 ≤ t ≤ 1, first meets the surface from above. It walks from cell to cell (Amanatides & Woo 1987).
func (g *heights) ray(p, d spatial.Vec3) (Hit, bool) {
	from, to := g.box.clip(p, inverted(d), 1)
	if from > to {
		return Hit{}, false
	}
	at := p.AddScaled(from, d)
	x, y := (at.X-g.corner.X)/g.spacing, (at.Y-g.corner.Y)/g.spacing
	i, j := max(0, min(int(x), g.columns-2)), max(0, min(int(y), g.rows-2))
	next := func(i int, p, d, corner float64) (step int, when, every float64) {
		switch {
		case d > 0:
			return 1, (corner + float64(i+1)*g.spacing - p) / d, g.spacing / d
		case d < 0:
			return -1, (corner + float64(i)*g.spacing - p) / d, -g.spacing / d
		}
		return 0, math.Inf(1), math.Inf(1)
	}
	stepX, whenX, everyX := next(i, p.X, d.X, g.corner.X)
	stepY, whenY, everyY := next(j, p.Y, d.Y, g.corner.Y)
	for range g.columns + g.rows {
		if h, ok := g.rayCell(i, j, p, d); ok {
			return h, true
		}
		if whenX <= whenY {
			if i += stepX; whenX > to || i < 0 || i > g.columns-2 {
				break
			}
			whenX += everyX
		} else {
			if j += stepY; whenY > to || j < 0 || j > g.rows-2 {
				break
			}
			whenY += everyY
		}
	}
	return Hit{}, false
}

// rayCell returns where a ray meets one of the two triangles of a cell from above.
func (g *heights) rayCell(i, j int, p, d spatial.Vec3) (hit Hit, found bool) {
	for k := range 2 {
		n := g.normal(i, j, k == 1)
		if n.Dot(d) >= 0 {
			continue
		}
		a, b, c := g.corners(int32(2*(j*(g.columns-1)+i) + k))
		if t, ok := rayTriangle(p, d, a, b, c, 1); ok && (!found || t < hit.Fraction) {
			hit, found = Hit{Fraction: t, Point: p.AddScaled(t, d), Normal: n}, true
		}
	}
	return hit, found
}

// surface appends the triangles.
func (g *heights) surface(out *mesh.Surface) {
	for j := range g.rows {
		for i := range g.columns {
			out.Vertices = append(out.Vertices, g.at(i, j))
		}
	}
	for j := range g.rows - 1 {
		for i := range g.columns - 1 {
			k := int32(j*g.columns + i)
			n := int32(g.columns)
			out.Triangles = append(out.Triangles, [3]int32{k, k + 1, k + n + 1}, [3]int32{k, k + n + 1, k + n})
		}
	}
}
