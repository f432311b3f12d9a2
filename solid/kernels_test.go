package solid

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// shaken is a bar whose nodes are away from where they rest, some so far that elements are inside out.
func shaken(t testing.TB, rng *rand.Rand, amount float64) *Solid {
	t.Helper()
	s, err := New(Config{Mesh: mesh.TetBar(spatial.V(1, 0.5, 0.5), 4, 3, 3), Material: Material{Young: 1000, Poisson: 0.3, Density: 1}})
	if err != nil {
		t.Fatal(err)
	}
	turn := spatial.Exp(spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()))
	for i := range s.Nodes() {
		p, _ := s.Node(i)
		shake := spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Scale(amount)
		s.SetNode(i, turn.Rotate(p).Add(shake), spatial.Vec3{})
	}
	s.factor = 1e-4
	return s
}

// Kernels do what their twins in Go do, but for the order of sums and fused products.
func TestKernelsAgreeWithTheirTwins(t *testing.T) {
	best := bestKernels()
	if best == (plain{}) {
		t.Skip("this CPU has no AVX2 and FMA")
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for _, amount := range []float64{0, 0.01, 0.1, 0.5} {
		s := shaken(t, rng, amount)
		start := slices.Clone(s.turns)
		var records, values [2][]float64
		var turns [2][]lanes
		for i, k := range []kernels{plain{}, best} {
			s.kernels = k
			copy(s.turns, start)
			s.assemble(true)
			records[i], turns[i], values[i] = slices.Clone(s.records), slices.Clone(s.turns), append(slices.Clone(s.matrix.Values), s.force...)
		}
		for e := range s.corners {
			a := spatial.Quat{W: turns[0][4*(e/4)][e%4], X: turns[0][4*(e/4)+1][e%4], Y: turns[0][4*(e/4)+2][e%4], Z: turns[0][4*(e/4)+3][e%4]}
			b := spatial.Quat{W: turns[1][4*(e/4)][e%4], X: turns[1][4*(e/4)+1][e%4], Y: turns[1][4*(e/4)+2][e%4], Z: turns[1][4*(e/4)+3][e%4]}
			if d := a.Conj().Mul(b).Log().Norm(); !(d < 1e-6) {
				t.Fatalf("shaken by %v: the rotation of element %d is %v away: %v, %v", amount, e, d, a, b)
			}
		}
		compare := func(what string, got, want []float64) {
			largest, off := 0.0, 0.0
			for i := range want {
				largest = math.Max(largest, math.Abs(want[i]))
				if d := math.Abs(got[i] - want[i]); !(d <= off) {
					off = d
				}
			}
			if !(off <= 1e-7*largest) {
				t.Errorf("shaken by %v: %s are off by %.2g of %.2g", amount, what, off, largest)
			}
		}
		for i := range records[0] { // places that mean nothing
			if i%4 == 3 && i%recordSize > 7 {
				records[0][i], records[1][i] = 0, 0
			}
		}
		compare("records", records[1], records[0])
		compare("rows and forces", values[1], values[0])
	}
}
