package green

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// pad has 866 nodes, about as many as the distal pad of James & Pai 2002 (834).
var pad = sync.OnceValue(func() *Model {
	t := &testing.B{}
	s, _, bottom, _ := block(t, 12)
	m, err := New(context.Background(), Config{Stiffness: s, Fixed: bottom}, nil)
	if err != nil {
		panic(err)
	}
	return m
})

// held returns a state in which a number of nodes is held.
func held(b *testing.B, count int) (*State, []int) {
	b.Helper()
	m := pad()
	s, err := m.NewState(count + 8)
	if err != nil {
		b.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	var nodes []int
	for _, k := range rng.Perm(len(m.columns))[:count+1] {
		nodes = append(nodes, int(m.columns[k]))
	}
	for _, node := range nodes[:count] {
		if err := s.Hold(node, spatial.V(0.01, 0, -0.01)); err != nil {
			b.Fatal(err)
		}
	}
	s.Solve()
	return s, nodes
}

func BenchmarkForces(b *testing.B) {
	for _, n := range []int{1, 10, 50, 100} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			s, nodes := held(b, n)
			b.ReportAllocs()
			k := 0
			for b.Loop() {
				k++
				_ = s.Hold(nodes[0], spatial.V(0.01, 0, 1e-3*float64(k&7)))
				s.Solve()
			}
		})
	}
}

func BenchmarkDisplacements(b *testing.B) {
	for _, n := range []int{10, 50, 100} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			s, nodes := held(b, n)
			u := make([]spatial.Vec3, s.model.Nodes())
			b.ReportAllocs()
			k := 0
			for b.Loop() {
				k++
				_ = s.Hold(nodes[0], spatial.V(0.01, 0, 1e-3*float64(k&7)))
				s.Displacements(u)
			}
		})
	}
}

func BenchmarkSwitch(b *testing.B) {
	for _, n := range []int{50, 100} {
		s, nodes := held(b, n)
		for _, place := range []int{0, n - 1} {
			b.Run(fmt.Sprintf("%d, node %d off and on", n, place), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					_ = s.Push(nodes[place], spatial.Vec3{})
					_ = s.Hold(nodes[place], spatial.V(0.01, 0, 0))
				}
			})
		}
	}
}
