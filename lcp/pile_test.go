package lcp

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/internal/pile"
)

// history is the problems of some steps of a heap, each with the answer of the step before.
type history struct {
	name     string
	problems []*Problem
	starts   [][]float64
}

func record(t testing.TB, name string, p *pile.Pile, cone bool) history {
	t.Helper()
	h := history{name: fmt.Sprintf("%s of %d contacts", name, p.Contacts())}
	x := make([]float64, len(p.B))
	var s Solver
	for step := range 6 {
		problem := &Problem{A: slices.Clone(p.A), B: slices.Clone(p.B), Lo: p.Lo, Hi: p.Hi, Of: p.Of, Cone: cone}
		if err := problem.Validate(); err != nil {
			t.Fatal(err)
		}
		h.problems, h.starts = append(h.problems, problem), append(h.starts, slices.Clone(x))
		if r := s.Solve(problem, x); !r.Solved || !r.Exact {
			t.Fatalf("%s, step %d: %+v", h.name, step, r)
		}
		if cone {
			coulomb(t, problem, x, 1e-9)
		} else {
			satisfied(t, problem, x, 1e-9)
		}
		p.Step(x)
	}
	return h
}

// piles are heaps at rest, each with more rows than its boxes have freedoms, and one that falls apart.
func piles(t testing.TB, cone bool) []history {
	return []history{
		record(t, "tower", pile.Tower(1, 1), cone), record(t, "tower", pile.Tower(3, 1), cone), record(t, "tower", pile.Tower(7, 1), cone),
		record(t, "wall", pile.Wall(2, 2, 1), cone), record(t, "wall", pile.Wall(3, 2, 1), cone), record(t, "heap", pile.Heap(6, 1), cone),
	}
}

// coulomb checks the conditions of normals and cones one by one, without any code of the solver's: x within the cone, no slip
// inside, slip against friction at the rim.
func coulomb(t testing.TB, p *Problem, x []float64, tolerance float64) {
	t.Helper()
	n := len(x)
	w := make([]float64, n)
	for i := range n {
		w[i] = -p.B[i]
		for j := range n {
			w[i] += p.A[i*n+j] * x[j]
		}
	}
	for i := 0; i < n; i++ {
		if p.Of[i] < 0 {
			if x[i] < -tolerance || w[i] < -tolerance || (x[i] > tolerance && w[i] > tolerance) {
				t.Fatalf("normal %d: x = %v, w = %v", i, x[i], w[i])
			}
			continue
		}
		radius := p.Hi[i] * x[p.Of[i]]
		size, slip := math.Hypot(x[i], x[i+1]), math.Hypot(w[i], w[i+1])
		along := (w[i]*x[i] + w[i+1]*x[i+1]) + slip*size // zero where they are opposite
		switch {
		case size > radius*(1+1e-9)+tolerance*1e-3:
			t.Fatalf("cone %d: friction of %v, %v with a bound of %v", i, x[i], x[i+1], radius)
		case size < radius-tolerance && slip > tolerance:
			t.Fatalf("cone %d: slips by %v with friction %v below %v", i, slip, size, radius)
		case along > tolerance*(size+slip):
			t.Fatalf("cone %d: slip %v, %v is not against friction %v, %v", i, w[i], w[i+1], x[i], x[i+1])
		}
		i++
	}
}

func TestHeapsAreSolvedWithBoxFriction(t *testing.T) { piles(t, false) }

func TestHeapsAreSolvedWithCones(t *testing.T) { piles(t, true) }

// A slow solver of another kind agrees: many sweeps over blocks, with friction found by steps down the gradient of its own 2×2 block and
// cut to the cone's radius. The matrix is made definite, so that there is one answer as far as friction leaves one.
func TestConesAgreeWithManySweeps(t *testing.T) {
	for _, p := range []*pile.Pile{pile.Tower(2, 3), pile.Wall(2, 2, 4), pile.Heap(3, 5), pile.Heap(4, 6)} {
		n := len(p.B)
		for i := range n {
			p.A[i*n+i] += 0.3
			p.B[i] += 3e-3 * math.Sin(float64(7*i)) // so that something slides
		}
		problem := &Problem{A: p.A, B: p.B, Lo: p.Lo, Hi: p.Hi, Of: p.Of, Cone: true}
		x := make([]float64, n)
		var s Solver
		if r := s.Solve(problem, x); !r.Solved {
			t.Fatalf("%+v", r)
		}
		coulomb(t, problem, x, 1e-9)
		near(t, "x", sweptCones(problem, 20000), x, 1e-9)
	}
}

func sweptCones(p *Problem, sweeps int) []float64 {
	n := len(p.B)
	x := make([]float64, n)
	w := func(i int) float64 {
		sum := -p.B[i]
		for j, v := range p.A[i*n : (i+1)*n] {
			sum += v * x[j]
		}
		return sum
	}
	for range sweeps {
		for i := 0; i < n; i += 3 {
			x[i] = math.Max(0, x[i]-w(i)/p.A[i*n+i])
			stiff := p.A[(i+1)*n+i+1] + p.A[(i+2)*n+i+2]
			u, v := x[i+1]-w(i+1)/stiff, x[i+2]-w(i+2)/stiff
			if size, radius := math.Hypot(u, v), p.Hi[i+1]*x[i]; size > radius {
				u, v = u*radius/size, v*radius/size
			}
			x[i+1], x[i+2] = u, v
		}
	}
	return x
}

// A block of 1 kg pushed along the floor at any angle: friction is µ N against the push by Coulomb's law, whatever the axes of the
// rows. With a bound for each axis it is up to √2 µ N.
func TestFrictionOfABlockHasNoPreferredDirection(t *testing.T) {
	const mu, weight, push = 0.4, 9.81, 20.
	var s Solver
	for k := range 37 {
		angle := 2 * math.Pi * float64(k) / 36
		p := &Problem{
			A: []float64{1, 0, 0, 0, 1, 0, 0, 0, 1}, B: []float64{weight, -push * math.Cos(angle), -push * math.Sin(angle)},
			Lo: []float64{0, -mu, -mu}, Hi: []float64{inf, mu, mu}, Of: []int{-1, 0, 0}, Cone: true,
		}
		for name, run := range map[string]func(*Problem, []float64) Result{"pivoting": s.Solve, "sweeps": s.Relax, "conjugate gradients": s.Descend} {
			x := make([]float64, 3)
			if r := run(p, x); !r.Solved {
				t.Fatalf("%s: %+v", name, r)
			}
			near(t, name, x, []float64{weight, -mu * weight * math.Cos(angle), -mu * weight * math.Sin(angle)}, 1e-9*weight)
		}
		p.Cone = false
		x := make([]float64, 3)
		s.Solve(p, x)
		if most := math.Hypot(x[1], x[2]) / (mu * weight); most > math.Sqrt2+1e-9 || most < 1-1e-9 {
			t.Errorf("box friction is %v µN", most)
		}
	}
}

// Heaps that fall apart may have no answer that is found: what is returned is finite, within the cone, and honest.
func TestAnyHeapEndsWithinTheCone(t *testing.T) {
	s := Solver{Sweeps: 100}
	for seed := range uint64(6) {
		p := pile.Heap(4+int(seed), seed)
		for _, cone := range []bool{true, false} {
			problem := &Problem{A: p.A, B: p.B, Lo: p.Lo, Hi: p.Hi, Of: p.Of, Cone: cone}
			x := make([]float64, len(p.B))
			r := s.Solve(problem, x)
			for i := 0; i < len(x); i += 3 {
				size := math.Hypot(x[i+1], x[i+2])
				if !cone {
					size = math.Max(math.Abs(x[i+1]), math.Abs(x[i+2]))
				}
				if !(size <= p.Hi[i+1]*x[i]*(1+1e-9)) {
					t.Fatalf("friction of %v with a normal force of %v", size, x[i])
				}
			}
			if r.Solved && cone {
				coulomb(t, problem, x, 1e-8)
			}
		}
	}
}

// Conjugate gradients come nearer than plain sweeps do in the same number.
func TestConjugateGradientsAreFasterThanSweeps(t *testing.T) {
	p := pile.Tower(10, 1)
	for _, cone := range []bool{false, true} {
		problem := &Problem{A: p.A, B: p.B, Lo: p.Lo, Hi: p.Hi, Of: p.Of, Cone: cone}
		s := Solver{Sweeps: 100, Relaxation: 1}
		x, y := make([]float64, len(p.B)), make([]float64, len(p.B))
		plain, fast := s.Relax(problem, x), s.Descend(problem, y)
		if fast.Residual > 0.1*plain.Residual {
			t.Errorf("cone %v: %v after 100 sweeps with conjugate gradients, %v without", cone, fast.Residual, plain.Residual)
		}
	}
}

func TestPilesAllocateNothingOnceWarm(t *testing.T) {
	var s Solver
	for _, cone := range []bool{false, true} {
		h := record(t, "wall", pile.Wall(2, 2, 1), cone)
		x := make([]float64, len(h.starts[0]))
		s.Solve(h.problems[0], x)
		if n := testing.AllocsPerRun(5, func() { clear(x); s.Solve(h.problems[1], x); s.Descend(h.problems[2], x) }); n != 0 {
			t.Errorf("%v allocations, want 0", n)
		}
	}
}

func BenchmarkPile(b *testing.B) {
	for _, h := range piles(b, false) {
		for _, start := range []string{"cold", "warm"} {
			b.Run(h.name+" "+start, func(b *testing.B) {
				var s Solver
				x := make([]float64, len(h.starts[0]))
				b.ReportAllocs()
				k := 0
				for b.Loop() {
					k = k%(len(h.problems)-1) + 1
					if clear(x); start == "warm" {
						copy(x, h.starts[k])
					}
					s.Solve(h.problems[k], x)
				}
			})
		}
	}
}
