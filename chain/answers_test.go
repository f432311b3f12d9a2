package chain

import (
	"math"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/tendril-sim/tendril/spatial"
)

// compareAnswers holds the answers among some points against Respond. Rotation and displacement of a row are each compared with
// what two points could have at most by their own answers: |A(i, j)|² ≤ A(i, i) A(j, j), for the matrix is positive. What rounding does to
// Respond in thin soft strands, whose pivots have a range of many orders, is seen from its not being symmetric.
func compareAnswers(t *testing.T, c *Chain, points []int) {
	t.Helper()
	n := len(points)
	out, responses := make([]spatial.Mat6, n*n), make([]spatial.Mat6, n*n)
	c.Answers(points, out)
	dv := make([]spatial.Twist, n)
	for j, p := range points {
		for axis := range 6 {
			c.Respond(p, spatial.UnitWrench(axis), points, dv)
			for i := range dv {
				responses[i*n+j].SetCol(axis, dv[i])
			}
		}
	}
	angular := func(i int) float64 { m := &out[i*n+i].AA; return math.Sqrt(m.XX + m.YY + m.ZZ) }
	linear := func(i int) float64 { m := &out[i*n+i].LL; return math.Sqrt(m.XX + m.YY + m.ZZ) }
	off := func(a, b *spatial.Mat6, i, j int) float64 {
		return max(far(&a.AA, &b.AA)/(angular(i)*angular(j)), far(&a.AL, &b.AL)/(angular(i)*linear(j)),
			far(&a.LA, &b.LA)/(linear(i)*angular(j)), far(&a.LL, &b.LL)/(linear(i)*linear(j)))
	}
	worst, uneven := 0.0, 0.0
	for i := range points {
		for j := range points {
			var back spatial.Mat6
			back.T(&out[j*n+i])
			if out[i*n+j] != back {
				t.Fatalf("points %d and %d of %d: not symmetric", i, j, n)
			}
			back.T(&responses[j*n+i])
			worst, uneven = max(worst, off(&out[i*n+j], &responses[i*n+j], i, j)), max(uneven, off(&back, &responses[i*n+j], i, j))
		}
	}
	if !(worst < 1e-11+10*uneven) || !(uneven < 1e-7) {
		t.Errorf("%d points: off by %.2g of what two points could answer, Respond by %.2g", n, worst, uneven)
	}
}

// far is the norm of the difference.
func far(a, b *spatial.Mat3) float64 {
	var d spatial.Mat3
	d.AddScaled(a, -1, b)
	d.MulT(&d, &d)
	return math.Sqrt(d.XX + d.YY + d.ZZ)
}

// Answers are the columns of Respond, whatever hangs on what.
func TestAnswersAreThoseOfRespond(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 5))
	free := beam(60, 1e6, 1, 0.01)
	free.Strands[0].Root = Free
	plain := wig(rng, 7, 20, 1)
	plain.Plain = true
	accurate := mixed(t, Free).cfg
	accurate.Method = Accurate
	for _, kind := range []struct {
		name string
		cfg  Config
	}{
		{"clamped branches", mixed(t, Clamped).cfg}, {"free branches", mixed(t, Free).cfg}, {"accurate", accurate},
		{"soft", beam(100, 1e3, 1, 0.01)}, {"stiff", beam(100, 1e11, 1, 0.01)}, {"free", free},
		{"hair", wig(rng, 7, 20, 1)}, {"soft hair", wig(rng, 6, 10, 1e4)}, {"hair without kernels", plain},
	} {
		t.Run(kind.name, func(t *testing.T) {
			c := make1(t, kind.cfg)
			run(c, 0.005, 10)
			held := c.PointAt(0, 0.8)
			target := c.Pose(held)
			target.Pos.X += 0.01
			c.SetPull(1, Pull{Point: held, Target: target, Linear: 50, Angular: 0.1, LinearDamping: 0.1})
			c.Predict(0.005)
			strands := len(kind.cfg.Strands)
			for _, n := range []int{1, 2, 5, 12} {
				points := make([]int, n)
				for i := range points {
					points[i] = c.PointAt(rng.IntN(strands), rng.Float64())
				}
				compareAnswers(t, c, points)
			}
			again := c.LinkPoint(len(c.links) - 1)
			compareAnswers(t, c, []int{again, c.LinkPoint(0), again}) // one of them twice
			tip := c.PointAt(strands-1, 1)
			compareAnswers(t, c, []int{tip, again}) // two on a link
			c.Load(tip, spatial.Wrench{Force: spatial.V(0, 1e-6, 0)})
			c.Refine(0.005)
			compareAnswers(t, c, []int{tip, c.LinkPoint(2)})
		})
	}
}

// The kernels do what the plain steps do, and write nowhere else.
func TestAnswerKernels(t *testing.T) {
	kernels := bestAnswers()
	if kernels == (plainAnswers{}) {
		t.Skip("this CPU has no kernels")
	}
	rng := rand.New(rand.NewPCG(1, 9))
	fill := func(v []float64) {
		for i := range v {
			v[i] = rng.NormFloat64()
		}
	}
	var d spatial.Vec3
	var joint step
	var a spatial.Mat6
	var ways [2]carried
	var outs [2][3]spatial.Mat6 // the result is the one in the middle
	plain := plainAnswers{}
	for range 20 {
		d = spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64())
		fill(unsafe.Slice(&joint.turn.XX, stepLanes))
		fill(unsafe.Slice(&a.AA.XX, 36))
		for r := range 6 {
			fill(ways[0].wrench[r][:6])
			fill(ways[0].answer[r][:6])
		}
		ways[1] = ways[0]
		for i, steps := range []answerSteps{plain, kernels} {
			steps.before(&outs[i][1], &ways[i], &a)
		}
		compareMats(t, "before", &outs)
		for i, steps := range []answerSteps{plain, kernels} {
			steps.after(&outs[i][1], &a, &ways[i])
		}
		compareMats(t, "after", &outs)
		plain.carry(&ways[0], &joint, &d)
		kernels.carry(&ways[1], &joint, &d)
		for r := range 6 {
			for k := range 6 {
				if x := math.Abs(ways[0].wrench[r][k] - ways[1].wrench[r][k]); !(x < 1e-13) {
					t.Fatalf("carry: wrench %d, %d is off by %g", r, k, x)
				}
				if x := math.Abs(ways[0].answer[r][k] - ways[1].answer[r][k]); k >= r && !(x < 1e-12) {
					t.Fatalf("carry: answer %d, %d is off by %g", r, k, x)
				}
			}
		}
	}
}

func compareMats(t *testing.T, what string, m *[2][3]spatial.Mat6) {
	t.Helper()
	a, b := &m[0][1], &m[1][1]
	if !(far(&a.AA, &b.AA)+far(&a.AL, &b.AL)+far(&a.LA, &b.LA)+far(&a.LL, &b.LL) < 1e-13) {
		t.Fatalf("%s: %v, want %v", what, *b, *a)
	}
	if m[1][0] != (spatial.Mat6{}) || m[1][2] != (spatial.Mat6{}) {
		t.Fatalf("%s: written beside the result", what)
	}
}

func TestAnswersDoNotAllocate(t *testing.T) {
	for _, cfg := range []Config{wig(rand.New(rand.NewPCG(1, 2)), 5, 10, 1), mixed(t, Free).cfg} {
		c := make1(t, cfg)
		points := []int{c.LinkPoint(9), c.LinkPoint(3), c.LinkPoint(len(c.links) - 1), c.LinkPoint(5)}
		out := make([]spatial.Mat6, len(points)*len(points))
		step := func() {
			c.Press(3, spatial.V(1e-6, 0, 0), 1, 0)
			c.Predict(0.005)
			c.Answers(points, out)
			c.Load(points[1], spatial.Wrench{Force: spatial.V(0, 0, 1e-6)})
			c.Refine(0.005)
			c.Load(points[2], spatial.Wrench{Force: spatial.V(0, 0, 1e-6)})
			c.Correct(0.005)
			c.Strike(points[0], spatial.Wrench{Force: spatial.V(0, 0, 1e-9)})
			c.ClearLoads()
		}
		for range 10 {
			step()
		}
		if n := testing.AllocsPerRun(20, step); n != 0 {
			t.Errorf("%d links: %v allocations in a warm step", len(c.links), n)
		}
	}
}
