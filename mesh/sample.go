package mesh

import (
	"fmt"
	"math"
	"math/rand/v2"
	"sort"

	"github.com/tendril-sim/tendril/spatial"
)

// MaxSamples is the number of points that Sample spreads at most.
const MaxSamples = 1_000_000

// Place is a point on a surface.
type Place struct {
	Triangle int32
	Weights  [3]float64   // of the triangle's corners
	Point    spatial.Vec3 // [m]
	Normal   spatial.Vec3 // interpolated from the normals of the vertices
}

// SampleConfig says how to spread points over a surface.
type SampleConfig struct {
	Count int
	Seed  uint64
	Mask  func(spatial.Vec3) bool // where points may be; nil is everywhere
}

// Candidates for each point that is wanted, and how much closer they may be in each round.
const (
	candidates = 8
	shrink     = 0.85
)

// Sample spreads points over a surface so that they are random, as many on every square metre, and nowhere close together (blue
// noise). The first points of a sample are evenly spread too: fewer of them make a coarser sample, not one with holes.
//
// It throws darts at candidates, which are themselves of low discrepancy over the area (Roberts 2018), and accepts those that are a
// distance away from all others; when nothing fits any more, the distance shrinks (McCool & Fiume 1992).
func (s *Surface) Sample(cfg SampleConfig) ([]Place, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	if cfg.Count < 1 || cfg.Count > MaxSamples {
		return nil, &FieldError{"Count", cfg.Count, fmt.Sprintf("between 1 and %d", MaxSamples)}
	}
	throws, err := s.throw(cfg)
	if err != nil {
		return nil, err
	}
	chosen := choose(throws, cfg.Count, math.Sqrt(s.Area()))
	normals := s.Normals()
	out := make([]Place, len(chosen))
	for i, c := range chosen {
		p := throws[c]
		v := &s.Triangles[p.Triangle]
		for k, w := range p.Weights {
			p.Normal = p.Normal.AddScaled(w, normals[v[k]])
		}
		if p.Normal = p.Normal.Unit(); p.Normal == (spatial.Vec3{}) {
			p.Normal = s.cross(p.Triangle).Unit()
		}
		out[i] = p
	}
	return out, nil
}

// throw returns the candidates, by the additive sequence of three dimensions whose ratio solves x⁴ = x + 1.
func (s *Surface) throw(cfg SampleConfig) ([]Place, error) {
	sums := make([]float64, len(s.Triangles)) // area up to each triangle, itself included
	total := 0.0
	for t := range s.Triangles {
		total += s.cross(int32(t)).Norm() / 2
		sums[t] = total
	}
	if !(total > 0) {
		return nil, &FieldError{"Triangles", "a surface without area", "some area to put points on"}
	}
	const ratio = 1.2207440846057596
	rng := rand.New(rand.NewPCG(cfg.Seed, 0x5eed))
	at := [3]float64{rng.Float64(), rng.Float64(), rng.Float64()}
	want := min(candidates*cfg.Count, candidates/2*(cfg.Count+10_000)) + 64 // of very many points nobody sees each
	out := make([]Place, 0, want)
	for tries := 0; len(out) < want; tries++ {
		if tries >= 200*want {
			return nil, &FieldError{"Mask", fmt.Sprintf("a region of less than %.2g of the surface", 1/200.0), "a larger one"}
		}
		for k := range at {
			at[k] += math.Pow(ratio, float64(-1-k))
			at[k] -= math.Floor(at[k])
		}
		t := int32(min(sort.SearchFloat64s(sums, at[0]*total), len(sums)-1))
		// The square onto the triangle without changing areas.
		root := math.Sqrt(at[1])
		w := [3]float64{1 - root, root * (1 - at[2]), root * at[2]}
		a, b, c := s.corners(t)
		p := a.Scale(w[0]).AddScaled(w[1], b).AddScaled(w[2], c)
		if cfg.Mask == nil || cfg.Mask(p) {
			out = append(out, Place{Triangle: t, Weights: w, Point: p})
		}
	}
	rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out, nil
}

// choose returns count candidates, the most distant from each other first, starting at a distance [m].
func choose(throws []Place, count int, distance float64) []int32 {
	points := make([]spatial.Vec3, len(throws))
	least := 0.0
	for i := range throws {
		points[i] = throws[i].Point
		least = math.Max(least, points[i].Norm())
	}
	least *= 1e-9 // closer than this all candidates coincide but for rounding
	var chosen, near []int32
	free := make([]float64, len(points)) // square of the distance to the nearest chosen one, where that is known to matter [m²]
	for i := range free {
		free[i] = math.Inf(1)
	}
	for ; len(chosen) < count; distance *= shrink {
		if distance <= least {
			distance = least
		}
		cloud := NewCloud(points, math.Max(distance, least))
		for i := range points {
			if free[i] < 0 || free[i] < distance*distance && distance > least || len(chosen) == count {
				continue
			}
			chosen = append(chosen, int32(i))
			near = cloud.Within(near[:0], points[i], distance)
			for _, j := range near {
				free[j] = math.Min(free[j], points[j].Sub(points[i]).Norm2())
			}
			free[i] = -1
		}
	}
	return chosen
}
