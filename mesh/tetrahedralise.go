package mesh

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// TetConfig says how finely a solid is cut into tetrahedra. The zero value is useful.
type TetConfig struct {
	// Cell is the length of the longer of two kinds of inner edges [m]; the shorter is √3/2 of it. 0 is as long as Elements asks for.
	Cell     float64
	Elements int // about so many, where Cell is 0; 0 is 5000
	// Grow makes the solid thicker by so much on all sides [m]. Sheets thinner than a cell, which would have holes otherwise, are whole if they are about
	// 1.4 cells thick then. It is for solids that carry the true surface embedded in them.
	Grow float64
	// Holes lets a surface have open edges: it is closed where it would go round a point half. Without it such a surface is an error.
	Holes bool
	// Crumbs keeps parts that share no face with the largest one and are less than a hundredth of it. Without it they go.
	Crumbs bool
	// Progress is told now and then what part (0 … 1) is done, if it is not nil.
	Progress func(done float64, what string)
}

// TetReport tells what came of a tetrahedralisation.
type TetReport struct {
	Cell          float64    `json:"cell"`           // [m]
	SurfaceVolume float64    `json:"surface_volume"` // what the surface encloses [m³]
	Lost          float64    `json:"lost"`           // how far the farthest vertex of the surface is outside of the new solid [m]
	Crumbs        int        `json:"crumbs"`         // small parts that were dropped
	Quality       TetQuality `json:"quality"`
	Notes         Notes      `json:"notes"` // of the repair of the surface before
}

// Validate reports the first field that is out of range as a *FieldError, or nil.
func (c *TetConfig) Validate() error {
	if c.Cell != 0 && !(c.Cell > 0 && c.Cell < 1e12) {
		return &FieldError{"Cell", c.Cell, "a length [m], or 0 for the number of elements to tell"}
	}
	if !(c.Grow >= 0 && c.Grow < 1e12) {
		return &FieldError{"Grow", c.Grow, "0 or more [m]"}
	}
	if c.Elements < 0 || c.Elements > maxTets {
		return &FieldError{"Elements", c.Elements, fmt.Sprintf("1 to %d, or 0 for 5000", maxTets)}
	}
	return nil
}

// cellFor returns the edge with which a solid of a volume and an area comes to the number of elements that is asked for: twelve a cell inside,
// and about 1.6 more for each cell's area of the surface.
func (c *TetConfig) cellFor(volume, area float64) float64 {
	if c.Cell > 0 {
		return c.Cell
	}
	want := float64(cmp.Or(c.Elements, 5000))
	low, high := 0.0, math.Cbrt(12*volume/want)+math.Sqrt(perArea*area/want)
	for range 60 {
		middle := (low + high) / 2
		if 12*volume/(middle*middle*middle)+perArea*area/(middle*middle) > want {
			low = middle
		} else {
			high = middle
		}
	}
	return high
}

// perArea is how many elements more there are for a cell's area of the surface, on average.
const perArea = 1.6

func (c *TetConfig) progress() func(done float64, what string) {
	if c.Progress == nil {
		return func(float64, string) {}
	}
	return c.Progress
}

// Tetrahedralise fills the solid that a closed surface bounds with tetrahedra whose dihedral angles are between 10.7° and 164.8°, by
// isosurface stuffing (Labelle & Shewchuk 2007). The surface is repaired first. What is inside is told by how often the surface goes round a point,
// so that shells may overlap and go through each other. What is finer than a cell is lost; the report tells how much, and Embed puts the fine surface
// into the coarse solid.
//
// It stops with the error of ctx when that is done.
func Tetrahedralise(ctx context.Context, s *Surface, cfg TetConfig) (*Tets, *TetReport, error) {
	if err := cfg.Validate(); err != nil {
		return nil, nil, err
	}
	progress := cfg.progress()
	progress(0, "repair")
	fixed, notes, err := Repair(s)
	if err != nil {
		return nil, nil, err
	}
	if err := cfg.suits(notes); err != nil {
		return nil, nil, err
	}
	progress(0, "surface")
	index, err := NewIndex(fixed)
	if err != nil {
		return nil, nil, err
	}
	report := &TetReport{Notes: notes, SurfaceVolume: fixed.Volume()}
	if !(report.SurfaceVolume > 0) {
		return nil, nil, &FieldError{"Triangles", fmt.Sprintf("a surface around %.3g m³", report.SurfaceVolume), "a positive volume: faces that look outwards, and some thickness"}
	}
	low, high := fixed.Bounds()
	margin := spatial.V(cfg.Grow, cfg.Grow, cfg.Grow)
	solid := &surfaceSolid{index, newWinder(index), notes.Solid(), cfg.Grow}
	cell := cfg.cellFor(report.SurfaceVolume+cfg.Grow*fixed.Area(), fixed.Area())
	t, err := fill(ctx, solid.grown(), low.Sub(margin), high.Add(margin), cell, &cfg, report)
	if err != nil {
		return nil, nil, err
	}
	progress(0.9, "comparison")
	report.Lost, err = t.lost(fixed.Vertices)
	return t, report, err
}

// suits reports as a *FieldError if a surface with notes is not what the config takes.
func (c *TetConfig) suits(notes Notes) error {
	if notes.Solid() {
		return nil
	}
	if !c.Holes {
		return &FieldError{"Triangles", fmt.Sprintf("a surface with %d open edges", max(notes.OpenEdges, notes.OneSided)), "a closed one, or Holes"}
	}
	if c.Grow > 0 {
		return &FieldError{"Grow", c.Grow, "0 for a surface with open edges"}
	}
	return nil
}

// lost returns how far the farthest point is outside of the solid [m].
func (t *Tets) lost(points []spatial.Vec3) (most float64, err error) {
	skin, err := NewIndex(t.Skin().Surface)
	if err != nil {
		return 0, err
	}
	const chunk = 1024
	chunks := make([]float64, (len(points)+chunk-1)/chunk)
	parallel(len(chunks), func(c int) {
		for _, p := range points[c*chunk : min((c+1)*chunk, len(points))] {
			chunks[c] = max(chunks[c], skin.Closest(p).Distance)
		}
	})
	for _, d := range chunks {
		most = max(most, d)
	}
	return most, nil
}

// TetrahedraliseField fills the solid inside the box from low to high [m] where a function is less than 0. The function must not change faster
// than the distance does, |f(p) − f(q)| ≤ |p − q|, because whole blocks are passed over where it is large; divide one that is steeper by its
// steepest slope. It is called from several goroutines at once.
func TetrahedraliseField(ctx context.Context, field func(spatial.Vec3) float64, low, high spatial.Vec3, cfg TetConfig) (*Tets, *TetReport, error) {
	if err := cfg.Validate(); err != nil {
		return nil, nil, err
	}
	size := high.Sub(low)
	if !(size.X > 0 && size.Y > 0 && size.Z > 0 && size.Norm() < 1e12) {
		return nil, nil, &FieldError{"high", high, fmt.Sprintf("a corner above and beyond %v", low)}
	}
	report := &TetReport{}
	cell := cfg.Cell
	if cell == 0 { // a coarse filling weighs the solid
		coarse, err := fill(ctx, grownField(field, cfg.Grow), low, high, math.Cbrt(size.X*size.Y*size.Z)/32, &TetConfig{}, &TetReport{})
		if err != nil {
			return nil, nil, err
		}
		cell = cfg.cellFor(coarse.TotalVolume(), coarse.Skin().Surface.Area())
	}
	t, err := fill(ctx, grownField(field, cfg.Grow), low, high, cell, &cfg, report)
	return t, report, err
}

func grownField(field func(spatial.Vec3) float64, by float64) fieldSolid {
	return func(p spatial.Vec3) float64 { return field(p) - by }
}

// fill runs a filler and reports on what it made.
func fill(ctx context.Context, solid implicit, low, high spatial.Vec3, cell float64, cfg *TetConfig, report *TetReport) (*Tets, error) {
	f, err := newFiller(solid, low, high, cell)
	if err != nil {
		return nil, err
	}
	t, err := f.fill(ctx, cfg.progress())
	if err != nil {
		return nil, err
	}
	report.Cell = cell
	if !cfg.Crumbs {
		t, report.Crumbs = t.withoutCrumbs()
	}
	report.Quality = t.Quality()
	return t, nil
}

// withoutCrumbs drops parts of less than a hundredth of the largest one.
func (t *Tets) withoutCrumbs() (*Tets, int) { return t.withoutParts(0.01) }

// largestPart returns the largest part alone.
func (t *Tets) largestPart() *Tets {
	out, _ := t.withoutParts(1)
	return out
}

// withoutParts drops parts that have less than a share of the volume of the largest one, and tells how many.
func (t *Tets) withoutParts(share float64) (*Tets, int) {
	part, count := t.Parts()
	if count == 1 {
		return t, 0
	}
	volume := make([]float64, count)
	for i, p := range part {
		volume[p] += t.Volume(int32(i))
	}
	least, dropped := share*slices.Max(volume), 0
	for _, v := range volume {
		if v < least {
			dropped++
		}
	}
	drop := make([]bool, len(part))
	for i, p := range part {
		drop[i] = volume[p] < least
	}
	return t.without(t, drop, identity(len(t.Nodes))), dropped
}

// Sentences returns the report in words.
func (r *TetReport) Sentences() []string {
	var out []string
	if r.Notes.Triangles > 0 {
		out = append(out, r.Notes.Sentences()...)
	}
	if r.Crumbs > 0 {
		say := &findings{}
		say.count(r.Crumbs, "part too thin for the cells came off and was dropped", "parts too thin for the cells came off and were dropped")
		out = append(out, say.list...)
	}
	return append(out, r.Quality.Sentences()...)
}

func (r *TetReport) String() string { return strings.Join(r.Sentences(), "\n") }

// surfaceSolid is what a surface bounds. Its value is ½ less how often the surface goes round.
type surfaceSolid struct {
	index  *Index
	winder *winder
	closed bool    // it has an inside everywhere
	grow   float64 // [m]
}

// grown returns the solid itself, or as much thicker as it should be.
func (s *surfaceSolid) grown() implicit {
	if s.grow == 0 {
		return s
	}
	return fieldSolid(func(p spatial.Vec3) float64 {
		d := math.Abs(s.index.Closest(p).Distance)
		if s.winder.at(p) > 0.5 {
			d = -d
		}
		return d - s.grow
	})
}

func (s *surfaceSolid) value(p spatial.Vec3) float64 { return 0.5 - s.winder.at(p) }

func (s *surfaceSolid) uniform(p spatial.Vec3, radius float64) (float64, bool) {
	// Through a hole one comes from inside to outside far from the surface.
	if !s.closed || math.Abs(s.index.Closest(p).Distance) <= radius {
		return 0, false
	}
	return s.value(p), true
}

// cut goes from a to b through the surface, and counts how often it goes round.
func (s *surfaceSolid) cut(a, b spatial.Vec3, inside, outside float64) float64 {
	var room [8]crossing
	list := s.index.crossings(room[:0], a, b)
	slices.SortFunc(list, func(c, d crossing) int { return cmp.Compare(c.along, d.along) })
	turns := math.Round(0.5 - inside)
	for _, c := range list {
		if c.leave {
			turns--
		} else {
			turns++
		}
		if turns < 0.5 {
			return c.along
		}
	}
	if len(list) > 0 {
		return list[len(list)-1].along
	}
	return inside / (inside - outside) // through a hole
}

// fieldSolid is where a function is less than 0 that changes no faster than the distance.
type fieldSolid func(spatial.Vec3) float64

func (f fieldSolid) value(p spatial.Vec3) float64 { return f(p) }

func (f fieldSolid) uniform(p spatial.Vec3, radius float64) (float64, bool) {
	x := f(p)
	return x, math.Abs(x) > radius
}

// cut looks for the root by the Illinois method.
func (f fieldSolid) cut(a, b spatial.Vec3, inside, outside float64) float64 {
	low, high, side := 0.0, 1.0, 0
	last := -1.0
	for range 60 {
		x := low + (high-low)*inside/(inside-outside)
		if math.Abs(x-last) < 1e-9 {
			break
		}
		last = x
		switch y := f(a.Lerp(b, x)); {
		case y == 0:
			return x
		case y < 0:
			low, inside = x, y
			if side < 0 {
				outside /= 2
			}
			side = -1
		default:
			high, outside = x, y
			if side > 0 {
				inside /= 2
			}
			side = 1
		}
	}
	return last
}
