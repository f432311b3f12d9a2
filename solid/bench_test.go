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

// BenchmarkAnswers asks how twenty points of the surface answer each other, with a factorisation each time.
func BenchmarkAnswers(b *testing.B) {
	for _, size := range [][2]int{{3, 15}, {4, 29}} {
		s, drive := twisting(b, size[0], size[1])
		drive(0.01)
		step(s, 0.01, 1)
		var points []int
		for i := range 20 {
			points = append(points, s.NodePoint(s.Nodes()*i/20))
		}
		out := make([]spatial.Mat6, len(points)*len(points))
		s.Answers(points, out)
		b.Run(fmt.Sprintf("%dtets", s.Elements()), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				s.factored = false
				s.Answers(points, out)
			}
		})
		b.Run(fmt.Sprintf("%dtets-factored", s.Elements()), func(b *testing.B) {
			for b.Loop() {
				s.Answers(points, out)
			}
		})
	}
}
