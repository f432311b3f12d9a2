package green

import (
	"context"
	"math"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// slab is a block that stands on its fixed underside, of cubes with a given edge.
func slab(t testing.TB, half spatial.Vec3, cell float64) *Model {
	t.Helper()
	n := func(x float64) int { return int(math.Round(2 * x / cell)) }
	s, err := FromTets(context.Background(), mesh.TetBar(half, n(half.X), n(half.Y), n(half.Z)), Material{Young: 1e4, Poisson: 0.3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	cfg := Config{Stiffness: s, Double: true}
	for i, p := range s.Surface.Vertices {
		if p.Z < -half.Z+1e-9 {
			cfg.Fixed = append(cfg.Fixed, int32(i))
		}
	}
	m, err := New(context.Background(), cfg, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func newBody(t testing.TB, cfg BodyConfig) *Body {
	t.Helper()
	b, err := NewBody(cfg)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestScratch(t *testing.T) {
	for _, cell := range []float64{0.02, 0.04 / 3, 0.01} {
		start := time.Now()
		m := slab(t, spatial.V(0.08, 0.08, 0.04), cell)
		made := time.Since(start)
		start = time.Now()
		b := newBody(t, BodyConfig{Zones: []Zone{{Model: m}}, Mask: 0.03})
		p := b.PointAt(spatial.V(0, 0, 0.04))
		var c spatial.Mat3
		b.period = 1
		b.Compliance(&c, p, p)
		t.Log(cell, m.Nodes(), made, time.Since(start), len(b.points), len(b.points[p].mask), c.ZZ, c.XX, 0.6*(1-0.09)/(1e4*0.03), m.single[int(m.column[b.points[p].node])*3*m.stride+2*m.stride+3*int(m.row[b.points[p].node])+2])
		_ = constraint.Flags(0)
	}
}
