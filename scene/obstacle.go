package scene

import (
	"math"
	"sync"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// solid returns the shape of a prop that is in the way, or nil: a distance field of what is drawn, which is smooth and costs the same
// however fine that is.
func (p *Prop) solid() (*collide.Shape, error) {
	if !p.Solid {
		return nil, nil
	}
	switch p.Shape {
	case "ground", "plane":
		return collide.NewHalfSpace()
	case "sphere", "ellipsoid":
		if p.Size.X == p.Size.Y && p.Size.X == p.Size.Z {
			return collide.NewSphere(p.Size.X / 2)
		}
	}
	return cast(p.Shape, p.Size)
}

// moulds keeps the distance fields that were made: one takes a tenth of a second, and a reset should not.
var moulds struct {
	sync.Mutex
	made map[mould]*collide.Shape
}

// mould is what a distance field depends on.
type mould struct {
	shape string
	size  spatial.Vec3 // [m]
}

// mostMoulds are kept.
const mostMoulds = 16

// castCells is the number of cells of a distance field along the longest side: on a head they are 6 mm, and its surface is right to a tenth of one.
const castCells = 36

// cast returns the distance field of a shape.
func cast(shape string, size spatial.Vec3) (*collide.Shape, error) {
	moulds.Lock()
	defer moulds.Unlock()
	key := mould{shape, size}
	if s := moulds.made[key]; s != nil {
		return s, nil
	}
	var surface *mesh.Surface
	switch shape {
	case "head":
		surface = mesh.Head(size.X, surfaceDetail)
	case "body":
		surface = mesh.Torso(size, surfaceDetail)
	case "ear":
		surface = mesh.Ellipsoid(size.Scale(0.5), surfaceDetail).Moved(func(v spatial.Vec3) spatial.Vec3 { return v.Add(spatial.V(0, 0, size.Z/2)) })
	default:
		surface = mesh.Ellipsoid(size.Scale(0.5), surfaceDetail)
	}
	low, high := surface.Bounds()
	extent := high.Sub(low)
	s, err := collide.NewDistanceFieldOf(surface, math.Max(extent.X, math.Max(extent.Y, extent.Z))/castCells)
	if err == nil && shape == "head" {
		s, err = withNeckAndEars(s, size.X/2, low, high)
	}
	if err != nil {
		return nil, err
	}
	if moulds.made == nil || len(moulds.made) >= mostMoulds {
		moulds.made = map[mould]*collide.Shape{}
	}
	moulds.made[key] = s
	return s, nil
}

// headParts are what a head is drawn with besides its skull, as capsules: two ends and a radius, in half lengths of the head.
var headParts = []struct {
	from, to spatial.Vec3
	radius   float64
}{
	{spatial.V(-0.25, 0, -0.7), spatial.V(-0.28, 0, -1.4), 0.48},
	{spatial.V(-0.13, 0.79, -0.36), spatial.V(-0.16, 0.81, -0.08), 0.07},
	{spatial.V(-0.13, -0.79, -0.36), spatial.V(-0.16, -0.81, -0.08), 0.07},
}

// withNeckAndEars returns the distance field of a head of a half length [m], with what a skull between two corners does not have.
func withNeckAndEars(skull *collide.Shape, half float64, low, high spatial.Vec3) (*collide.Shape, error) {
	for _, p := range headParts {
		for _, end := range [2]spatial.Vec3{p.from, p.to} {
			at, r := end.Scale(half), p.radius*half
			low = spatial.V(math.Min(low.X, at.X-r), math.Min(low.Y, at.Y-r), math.Min(low.Z, at.Z-r))
			high = spatial.V(math.Max(high.X, at.X+r), math.Max(high.Y, at.Y+r), math.Max(high.Z, at.Z+r))
		}
	}
	extent := high.Sub(low)
	spacing := math.Max(extent.X, math.Max(extent.Y, extent.Z)) / castCells
	cfg := collide.DistanceConfig{Spacing: spacing, Corner: low.Sub(spatial.V(2, 2, 2).Scale(spacing))}
	for i, x := range [3]float64{extent.X, extent.Y, extent.Z} {
		cfg.Size[i] = int(math.Ceil(x/spacing)) + 5
	}
	for k := range cfg.Size[2] {
		for j := range cfg.Size[1] {
			for i := range cfg.Size[0] {
				at := cfg.Corner.AddScaled(spacing, spatial.V(float64(i), float64(j), float64(k)))
				d, _ := skull.Sample(at)
				for _, p := range headParts {
					d = math.Min(d, toSegment(at, p.from.Scale(half), p.to.Scale(half))-p.radius*half)
				}
				cfg.Distances = append(cfg.Distances, d)
			}
		}
	}
	return collide.NewDistanceField(cfg)
}

// toSegment returns the distance from a point to a segment [m].
func toSegment(p, a, b spatial.Vec3) float64 {
	way := b.Sub(a)
	part := math.Min(1, math.Max(0, p.Sub(a).Dot(way)/way.Norm2()))
	return p.Sub(a.AddScaled(part, way)).Norm()
}
