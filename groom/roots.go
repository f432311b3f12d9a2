package groom

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// A root is where a strand grows: a frame with z out of the skin, and the number of the curve that was given for it, or -1.
type root struct {
	spatial.Frame
	curve int
}

// mostPlaces is the number of roots above which a level of detail does not leave the others where they stood.
const mostPlaces = 100_000

// findRoots returns the roots, those of the strands that are simulated first, and then as many as Fill asks for.
func (c *Config) findRoots(index *mesh.Index) ([]root, error) {
	var roots []root
	switch {
	case len(c.Curves) > 0:
		for i, curve := range c.Curves {
			along := firstDirection(curve)
			roots = append(roots, root{spatial.Frame{Rot: spatial.Between(spatial.V(0, 0, 1), along), Pos: curve[0]}, i})
		}
	case len(c.Roots) > 0:
		for _, f := range c.Roots {
			roots = append(roots, root{f, -1})
		}
	default:
		guides := c.Count // those that the level of detail leaves out have places, too, so that the others stay where they stood
		if guides+c.Fill > mostPlaces {
			guides = c.strands()
		}
		all, err := c.spread(guides + c.Fill)
		if err != nil {
			return nil, err
		}
		return append(all[:c.strands()], all[guides:]...), nil
	}
	if index != nil {
		if err := c.checkOnSurface(roots, index); err != nil {
			return nil, err
		}
	}
	guides := c.strands()
	roots = spreadFirst(roots, guides)
	if missing := c.Fill - (len(roots) - guides); missing > 0 {
		if c.Surface == nil {
			return nil, &FieldError{"Fill", c.Fill, fmt.Sprintf("at most %d: a Surface, or more Roots or Curves than are simulated, to grow on", len(roots)-guides)}
		}
		more, err := c.spread(missing)
		if err != nil {
			return nil, err
		}
		roots = append(roots, more...)
	}
	return roots[:guides+c.Fill], nil
}

// spread returns roots on the surface.
func (c *Config) spread(count int) ([]root, error) {
	places, err := c.Surface.Sample(mesh.SampleConfig{Count: count, Seed: c.Seed, Mask: c.Region})
	if err != nil {
		return nil, fmt.Errorf("groom: Surface: %w", err)
	}
	var roots []root
	for _, p := range places {
		roots = append(roots, root{skinFrame(p.Point, p.Normal), -1})
	}
	return roots, nil
}

// skinFrame returns a frame with z along a normal, and x as far down as can be.
func skinFrame(at, normal spatial.Vec3) spatial.Frame {
	x := spatial.V(0, 0, -1)
	x = x.AddScaled(-x.Dot(normal), normal)
	if x.Norm() < 1e-6 {
		x = normal.Perpendicular()
	}
	x = x.Unit()
	return spatial.Frame{Rot: spatial.FromAxes(x, normal.Cross(x), normal), Pos: at}
}

// checkOnSurface checks that roots are on the surface, and turns those of curves to look out of it.
func (c *Config) checkOnSurface(roots []root, index *mesh.Index) error {
	tolerance := c.Tolerance
	if tolerance == 0 {
		low, high := c.Surface.Bounds()
		tolerance = high.Sub(low).Norm() / 200
	}
	for i := range roots {
		r := &roots[i]
		hit := index.Closest(r.Pos)
		if d := math.Abs(hit.Distance); !(d <= tolerance) {
			field := fmt.Sprintf("Roots[%d]", i)
			if r.curve >= 0 {
				field = fmt.Sprintf("Curves[%d][0]", i)
			}
			return &FieldError{field, fmt.Sprintf("%.4g m off the surface at %v", d, r.Pos), fmt.Sprintf("a root on it, within Tolerance, which is %.3g m", tolerance)}
		}
		if r.curve >= 0 {
			r.Frame = skinFrame(r.Pos, hit.Normal)
		}
	}
	return nil
}

// spreadFirst puts the roots that are to be simulated first, evenly spread: each as far as can be from those before it.
func spreadFirst(roots []root, count int) []root {
	if count >= len(roots) {
		return roots
	}
	points := make([]spatial.Vec3, len(roots))
	for i := range roots {
		points[i] = roots[i].Pos
	}
	first := make([]bool, len(roots))
	out := make([]root, 0, len(roots))
	for _, i := range farthest(points, count) {
		first[i] = true
		out = append(out, roots[i])
	}
	for i, r := range roots {
		if !first[i] {
			out = append(out, r)
		}
	}
	return out
}

// farthest returns count points, from the first one on, each of them the farthest from those before it (Gonzalez 1985).
func farthest(points []spatial.Vec3, count int) []int {
	away := make([]float64, len(points)) // squared distance to the nearest one
	for i := range away {
		away[i] = math.Inf(1)
	}
	out := make([]int, 0, count)
	for next := 0; len(out) < count; {
		out = append(out, next)
		at := points[next]
		away[next] = -1
		for i := range points {
			away[i] = min(away[i], points[i].Sub(at).Norm2())
			if away[i] > away[next] {
				next = i
			}
		}
	}
	return out
}

// firstDirection returns the direction in which a curve begins.
func firstDirection(curve []spatial.Vec3) spatial.Vec3 {
	for _, p := range curve {
		if d := p.Sub(curve[0]); d.Norm2() > 0 {
			return d.Unit()
		}
	}
	return spatial.V(0, 0, 1)
}
