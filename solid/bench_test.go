package solid

import (
	"fmt"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// twisting is the cylinder of the project's table of peers; drive brings its end to where it is at a time, at 1 rad/s.
func twisting(t testing.TB, rings, layers int) (s *Solid, drive func(time float64)) {
	t.Helper()
	m := mesh.TetCylinder(1, 10, rings, layers)
	top := m.Group("top").Nodes
	s = made(t, Config{Mesh: m, Material: Material{1000, 0.4, 0.2}, Gravity: spatial.V(-9, 0, 0), Fixed: append(append([]int32{}, m.Group("bottom").Nodes...), top...)})
	return s, func(time float64) {
		q := spatial.AxisAngle(spatial.V(0, 0, 1), time)
		for _, i := range top {
			s.MoveFixed(int(i), q.Rotate(m.Nodes[i]))
		}
	}
}

// BenchmarkStep takes the steps of the thesis, one core and two.
func BenchmarkStep(b *testing.B) {
	for _, size := range [][2]int{{3, 15}, {3, 27}, {4, 29}, {6, 49}} {
		for hands := 1; hands <= 2; hands++ {
			s, drive := twisting(b, size[0], size[1])
			if hands == 2 {
				s.Divide(together)
			}
			k := 0
			b.Run(fmt.Sprintf("%dtets%dhands", s.Elements(), hands), func(b *testing.B) {
				b.ReportAllocs()
				gradients := 0
				for b.Loop() {
					k++
					drive(float64(k) * 0.01)
					s.Predict(0.01)
					s.Correct(0.01)
					gradients += s.Effort().Gradients
				}
				b.ReportMetric(float64(gradients)/float64(b.N), "iterations")
			})
		}
	}
}

// BenchmarkElementPass finds rotations, forces and blocks, one core.
func BenchmarkElementPass(b *testing.B) {
	for _, plainly := range []bool{false, true} {
		s, drive := twisting(b, 6, 49)
		for k := range 20 {
			drive(float64(k) * 0.01)
			step(s, 0.01, 1)
		}
		name := "best"
		if plainly {
			s.kernels, name = plain{}, "plain"
		}
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				s.assemble(true)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(s.Elements()), "ns/tet")
		})
	}
}

// BenchmarkAnswers asks how the hundred nodes of a face of a cube answer each other: as in the step of a first touch, in all others, and by factorisation of the present shape.
func BenchmarkAnswers(b *testing.B) {
	for _, poisson := range []float64{0.3, 0.49} {
		m := mesh.TetBar(spatial.V(0.1, 0.1, 0.1), 9, 9, 9)
		s := made(b, Config{Mesh: m, Material: Material{3e4, poisson, 1000}, Gravity: spatial.V(0, 0, -9.81), Skin: 0.001})
		step(s, 0.005, 3)
		var points []int
		for _, i := range m.Group("bottom").Nodes {
			points = append(points, s.ballOn(s.inside[i]))
		}
		out := make([]spatial.Mat6, len(points)*len(points))
		s.Predict(0.005)
		name := fmt.Sprintf("%dtets-%v-", s.Elements(), poisson)
		b.Run(name+"factor", func(b *testing.B) {
			for b.Loop() {
				s.compliance = compliance{}
				s.settled()
			}
		})
		b.Run(name+"first", func(b *testing.B) {
			for b.Loop() {
				clear(s.compliance.columns)
				s.Answers(points, out)
			}
		})
		b.Run(name+"again", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				s.Answers(points, out)
			}
		})
		if s.nodal == nil {
			b.Run(name+"now", func(b *testing.B) {
				for b.Loop() {
					s.factored = false
					s.answersNow(points, out)
				}
			})
		}
	}
}

// ballOn makes the material point of a ball on a node, inside.
func (s *Solid) ballOn(node int32) int {
	v := s.visits[s.starts[node]]
	p := point{element: v.element, bare: true}
	p.weights[v.corner] = 1
	return s.addPoint(p)
}
