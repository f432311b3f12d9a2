package solid

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// offAnswers returns how far answers are from others, relative to their size: torques and forces by the roots of what each point answers itself.
func offAnswers(got, want []spatial.Mat6, n int) (worst float64) {
	size := func(m *spatial.Mat3) float64 { return math.Sqrt(squareOf(m, &spatial.Mat3{})) }
	for i := range n {
		for j := range n {
			a, b := &want[i*n+i], &want[j*n+j]
			if size(&a.LL) == 0 || size(&b.LL) == 0 { // it is held
				worst = math.Max(worst, size(&got[i*n+j].LL))
				continue
			}
			g, w := &got[i*n+j], &want[i*n+j]
			worst = math.Max(worst, math.Sqrt(squareOf(&g.LL, &w.LL)/(size(&a.LL)*size(&b.LL))))
			if size(&a.AA) > 0 && size(&b.AA) > 0 {
				worst = math.Max(worst, math.Sqrt(squareOf(&g.AA, &w.AA)/(size(&a.AA)*size(&b.AA))))
				worst = math.Max(worst, math.Sqrt(squareOf(&g.AL, &w.AL)/(size(&a.AA)*size(&b.LL))))
				worst = math.Max(worst, math.Sqrt(squareOf(&g.LA, &w.LA)/(size(&a.LL)*size(&b.AA))))
			}
		}
	}
	return worst
}

// Answers of the shape at rest are those of A⁻¹, by factorisation, iterations and, being columns of it, by dense elimination (package sparse): to single precision if the solid has only moved as a whole. If it is
// bent, to a part of the strain ε of its elements, which is what their stiffness R K⁰ Rᵀ and the mean rotations of nodes differ by: of elements around a node, rotations differ by some ε.
func TestAnswersOfTheShapeAtRest(t *testing.T) {
	m := mesh.TetBar(spatial.V(1, 0.3, 0.3), 8, 3, 3)
	turn := spatial.Exp(spatial.V(1, -2, 0.5))
	for _, poisson := range []float64{0.3, 0.49} {
		for _, fixed := range [][]int32{nil, m.Group("left").Nodes} {
			for _, bend := range []float64{0, 0.1, 0.5} {
				s := made(t, Config{Mesh: m, Material: Material{1e5, poisson, 1000}, Fixed: fixed, Tolerance: 1e-9})
				points := []int{s.NodePoint(30), s.ElementPoint(20, [4]float64{0.25, 0.25, 0.25, 0.25}), s.ballOn(s.inside[m.Group("left").Nodes[0]])}
				for _, i := range m.Group("right").Nodes {
					points = append(points, s.ballOn(s.inside[i]))
				}
				for i, p := range m.Nodes {
					s.SetNode(i, turn.Rotate(spatial.V(p.X, p.Y, p.Z+bend*p.X*p.X)), spatial.Vec3{})
				}
				s.Predict(0.01)
				n := len(points)
				got, want := make([]spatial.Mat6, n*n), make([]spatial.Mat6, n*n)
				if s.Answers(points, got); !s.loose {
					t.Fatal("answers are not those of the shape at rest")
				}
				s.answersNow(points, want)
				strain := 0.0
				for e := range s.Elements() {
					strain = math.Max(strain, s.Strain(e))
				}
				off := offAnswers(got, want, n)
				t.Logf("Poisson's ratio %v, fixed %v, strain %.2g: off by %.2g", poisson, fixed != nil, strain, off)
				if off > 2e-6+strain {
					t.Errorf("Poisson's ratio %v, fixed %v, strain %.2g: off by %.2g", poisson, fixed != nil, strain, off)
				}
			}
		}
	}
}

// What contacts ask for does not grow with their number as columns would: a hundred nodes on a face, asked again, cost no column and no memory.
func TestAnswersAreKept(t *testing.T) {
	m := mesh.TetBar(spatial.V(0.1, 0.1, 0.1), 4, 4, 4)
	s := made(t, Config{Mesh: m, Material: Material{3e4, 0.3, 1000}, Skin: 0.001})
	var points []int
	for _, i := range m.Group("bottom").Nodes {
		points = append(points, s.ballOn(s.inside[i]))
	}
	out := make([]spatial.Mat6, len(points)*len(points))
	ask := func() {
		step(s, 0.005, 1)
		s.Predict(0.005)
		s.Answers(points, out)
	}
	ask()
	if n := s.compliance.count; n != len(points) {
		t.Errorf("%d columns for %d nodes", n, len(points))
	}
	kept := s.compliance.factorised
	if n := testing.AllocsPerRun(5, ask); n != 0 || s.compliance.count != len(points) || s.compliance.factorised != kept {
		t.Errorf("asked again it allocates %v times, and has %d columns", n, s.compliance.count)
	}
	s.Fix(0, true)
	if ask(); s.compliance.factorised == kept {
		t.Error("a node is held, and answers are still those without")
	}
}
