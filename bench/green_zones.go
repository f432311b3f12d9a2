package bench

import (
	"context"
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

var greenZoneMeasurements = []measurement{
	{"green", "seams of a finger", greenFinger},
	{"green", "chains of zones", greenChains},
}

// greenParts are the nodes of a bar along z: at its ends, and on its side −x, where a bone is.
func greenParts(k *green.Stiffness, half spatial.Vec3) (bone, bottom, top []int32) {
	for i, p := range k.Surface.Vertices {
		switch {
		case p.Z < -half.Z+1e-9:
			bottom = append(bottom, int32(i))
		case p.Z > half.Z-1e-9:
			top = append(top, int32(i))
		case p.X < -half.X+1e-9:
			bone = append(bone, int32(i))
		}
	}
	return bone, bottom, top
}

// greenFinger bends a finger of three pads with seams of 36 nodes.
func greenFinger() ([]Row, error) {
	half := spatial.V(0.5, 0.5, 1)
	k, err := green.FromTets(context.Background(), mesh.TetBar(half, 5, 5, 8), green.Material{Young: 1e5, Poisson: 0.4}, nil)
	if err != nil {
		return nil, err
	}
	bone, bottom, top := greenParts(k, half)
	cfg := green.ZonesConfig{}
	still := spatial.Quat{W: 1}
	for i, moved := range [][]int32{top, append(append([]int32{}, bottom...), top...), bottom} {
		m, err := green.New(context.Background(), green.Config{Stiffness: k, Fixed: bone, Moved: moved}, nil)
		if err != nil {
			return nil, err
		}
		cfg.Zones = append(cfg.Zones, green.Zone{Model: m, Frame: spatial.Frame{Rot: still, Pos: spatial.V(0, 0, 2*float64(i))}})
		if i > 0 {
			cfg.Seams = append(cfg.Seams, green.Seam{Zones: [2]int{i - 1, i}, Nodes: [2][]int32{top, bottom}, Hinge: green.Hinge{Axis: spatial.V(0, 1, 0), From: -0.5, To: 1.5, Angles: 9}})
		}
	}
	z, err := green.NewZones(cfg)
	if err != nil {
		return nil, err
	}
	bend := func(angle float64) {
		at := spatial.Frame{Rot: still}
		for i := 1; i < z.Len(); i++ {
			at = at.Mul(spatial.Frame{Rot: still, Pos: spatial.V(-0.5, 0, 1)}).Mul(spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 1, 0), angle)}).Mul(spatial.Frame{Rot: still, Pos: spatial.V(0.5, 0, 1)})
			z.SetFrame(i, at)
		}
	}
	var rows []Row
	for _, level := range []green.Level{green.Direct, green.Iterative, green.Diagonal, green.Interpolated, green.Skinned} {
		z.Level = level
		cost := cheapest(func(i int) {
			bend(0.05 * float64(i))
			z.Solve(1)
		})
		rows = append(rows, Row{Name: fmt.Sprintf("finger of three pads, seams of %d nodes, at a new angle: %v", len(top), level), Figure: cost, Unit: "µs", Target: 1000, TargetSource: greenAim})
	}
	return rows, nil
}

// greenChains solves chains of 3 to 300 zones, and fits how time grows.
func greenChains() ([]Row, error) {
	half := spatial.V(0.5, 0.5, 0.5)
	k, err := green.FromTets(context.Background(), mesh.TetBar(half, 3, 3, 3), green.Material{Young: 1e5, Poisson: 0.3}, nil)
	if err != nil {
		return nil, err
	}
	_, bottom, top := greenParts(k, half)
	var models [3]*green.Model
	for i, c := range []green.Config{{Fixed: bottom, Moved: top}, {Moved: append(append([]int32{}, bottom...), top...)}, {Moved: bottom}} {
		c.Stiffness = k
		if models[i], err = green.New(context.Background(), c, nil); err != nil {
			return nil, err
		}
	}
	var rows []Row
	var sizes, times []float64
	for _, zones := range []int{3, 10, 30, 100, 300} {
		cfg := green.ZonesConfig{Still: true}
		for i := range zones {
			kind := min(i, 1)
			if i == zones-1 {
				kind = 2
			}
			cfg.Zones = append(cfg.Zones, green.Zone{Model: models[kind], Frame: spatial.Frame{Rot: spatial.Quat{W: 1}, Pos: spatial.V(0, 0, float64(i))}})
			if i > 0 {
				cfg.Seams = append(cfg.Seams, green.Seam{Zones: [2]int{i - 1, i}, Nodes: [2][]int32{top, bottom}})
			}
		}
		z, err := green.NewZones(cfg)
		if err != nil {
			return nil, err
		}
		best := math.Inf(1)
		for range 20 {
			begin := cpuTime()
			z.Solve(1)
			best = math.Min(best, (cpuTime()-begin).Seconds()*1e6)
		}
		sizes, times = append(sizes, float64(zones)), append(times, best)
		rows = append(rows, Row{Name: fmt.Sprintf("chain of %d zones, seams of %d nodes, direct", zones, len(top)), Figure: best, Unit: "µs"})
	}
	last := len(sizes) - 1
	return append(rows, Row{Name: "chains: time grows with the number of zones to the power of, from 10 on", Figure: math.Log(times[last]/times[1]) / math.Log(sizes[last]/sizes[1]), Unit: ""}), nil
}
