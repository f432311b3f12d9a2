package bench

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

var greenMeasurements = []measurement{
	{"green", "Green's functions of a pad", greenPrecompute},
	{"green", "contact with a pad", greenContact},
}

const greenAim = "our aim, one core"

// greenPad is a model of 842 vertices, about as many as the distal pad of James & Pai 2002 (834): a fingertip of 2 × 1 × 1 cm with a bone behind it.
var greenPad = sync.OnceValues(func() (pad struct {
	model *green.Model
	took  time.Duration // of two cores that do nothing else
}, err error) {
	r := green.Recipe{Surface: mesh.Ellipsoid(spatial.V(0.01, 0.005, 0.005), 21), Material: green.Material{Young: 1e5, Poisson: 0.45}}
	for i, p := range r.Surface.Vertices {
		if p.Z < -0.003 {
			r.Fixed = append(r.Fixed, int32(i))
		}
	}
	start := cpuTime()
	pad.model, err = r.Make(context.Background(), nil)
	pad.took = (cpuTime() - start) / 2
	return pad, err
})

func greenPrecompute() ([]Row, error) {
	pad, err := greenPad()
	if err != nil {
		return nil, err
	}
	m := pad.model
	return []Row{
		{Name: fmt.Sprintf("Green's functions of %d vertices and %d triangles by boundary elements, CPU time by two", m.Nodes(), len(m.Surface.Triangles)), Figure: pad.took.Seconds(), Unit: "s", Target: 60, TargetSource: "our aim, two cores"},
		{Name: "memory of its Green's functions in single precision", Figure: float64(m.Bytes()) / 1e6, Unit: "MB"},
	}, nil
}

// greenTouched returns a state of the pad in which the nodes that are highest are held, and nodes in the order of their height.
func greenTouched(m *green.Model, count int) (*green.State, []int, error) {
	s, err := m.NewState(count + 1)
	if err != nil {
		return nil, nil, err
	}
	rng := rand.New(rand.NewPCG(1, 2))
	var nodes []int
	for _, i := range rng.Perm(m.Nodes()) {
		if m.Touchable(i) && len(nodes) <= count {
			nodes = append(nodes, i)
		}
	}
	for _, i := range nodes[:count] {
		if err := s.Hold(i, spatial.V(0, 0, -1e-3)); err != nil {
			return nil, nil, err
		}
	}
	s.Solve()
	return s, nodes, nil
}

// cheapest returns the CPU time of the cheapest of many runs [µs], each of several calls.
func cheapest(do func(k int)) float64 {
	const runs, calls = 60, 20
	best := math.Inf(1)
	for range runs {
		begin := cpuTime()
		for k := range calls {
			do(k)
		}
		best = math.Min(best, (cpuTime()-begin).Seconds()*1e6/calls)
	}
	return best
}

func greenContact() ([]Row, error) {
	pad, err := greenPad()
	if err != nil {
		return nil, err
	}
	m := pad.model
	s, nodes, err := greenTouched(m, 50)
	if err != nil {
		return nil, err
	}
	move := func(k int) { _ = s.Hold(nodes[0], spatial.V(0, 0, -1e-3-1e-5*float64(k))) } // a node that is held already: no error
	forces := cheapest(func(k int) {
		move(k)
		s.Solve()
	})
	u := make([]spatial.Vec3, m.Nodes())
	shown := cheapest(func(k int) {
		move(k)
		s.Displacements(u)
	})
	point, first, err := greenTouched(m, 1)
	if err != nil {
		return nil, err
	}
	alone := cheapest(func(k int) {
		_ = point.Hold(first[0], spatial.V(0, 0, -1e-5*float64(k)))
		point.Solve()
	})
	full, order, err := greenTouched(m, 100)
	if err != nil {
		return nil, err
	}
	off := cheapest(func(int) {
		_ = full.Push(order[0], spatial.Vec3{})
		_ = full.Hold(order[0], spatial.V(0, 0, -1e-3))
	})
	return []Row{
		{Name: "point contact: force at one node", Figure: alone, Unit: "µs", Target: 1000, TargetSource: "James & Pai 2002: 1 kHz"},
		{Name: "contact of 50 nodes: forces only", Figure: forces, Unit: "µs", Target: 100, TargetSource: greenAim},
		{Name: fmt.Sprintf("contact of 50 nodes: forces and all %d vertices", m.Nodes()), Figure: shown, Unit: "µs", Target: 500, TargetSource: greenAim},
		{Name: "contact of 100 nodes: one comes or goes", Figure: off / 2, Unit: "µs", Target: 100, TargetSource: greenAim},
	}, nil
}
