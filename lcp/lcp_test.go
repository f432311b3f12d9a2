package lcp

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
)

var inf = math.Inf(1)

// random returns a problem with A = B Bᵀ for a random B of rank columns, of which turn times a skew matrix is added, and bounds of
// all kinds.
func random(rng *rand.Rand, n, rank int, turn float64) *Problem {
	p := &Problem{A: make([]float64, n*n), B: make([]float64, n), Lo: make([]float64, n), Hi: make([]float64, n)}
	factor := make([]float64, n*rank)
	for i := range factor {
		factor[i] = rng.NormFloat64()
	}
	for i := range n {
		for j := range n {
			p.A[i*n+j] += dot(factor[i*rank:(i+1)*rank], factor[j*rank:(j+1)*rank])
			if j < i {
				v := turn * rng.NormFloat64()
				p.A[i*n+j] += v
				p.A[j*n+i] -= v
			}
		}
		p.B[i] = rng.NormFloat64()
		switch rng.IntN(4) {
		case 0:
			p.Lo[i], p.Hi[i] = -inf, inf
		case 1:
			p.Lo[i], p.Hi[i] = 0, inf
		case 2:
			p.Lo[i], p.Hi[i] = -inf, 0.1
		case 3:
			p.Lo[i], p.Hi[i] = -0.2*rng.Float64(), 0.2*rng.Float64()
		}
	}
	return p
}

// satisfied checks the three conditions one by one, without any code of the solver's.
func satisfied(t testing.TB, p *Problem, x []float64, tolerance float64) {
	t.Helper()
	n := len(x)
	for i := range n {
		w := -p.B[i]
		for j := range n {
			w += p.A[i*n+j] * x[j]
		}
		lo, hi := p.Lo[i], p.Hi[i]
		if p.Of != nil && p.Of[i] >= 0 {
			lo, hi = lo*math.Abs(x[p.Of[i]]), hi*math.Abs(x[p.Of[i]])
		}
		switch {
		case x[i] < lo-tolerance || x[i] > hi+tolerance:
			t.Fatalf("n = %d: x[%d] = %v is outside [%v, %v]", n, i, x[i], lo, hi)
		case x[i] > lo+tolerance && w > tolerance, x[i] < hi-tolerance && w < -tolerance:
			t.Fatalf("n = %d: w[%d] = %v at x = %v in [%v, %v]", n, i, w, x[i], lo, hi)
		}
	}
}

func TestPivotingMeetsAllConditions(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	var s Solver
	for _, n := range []int{1, 2, 3, 5, 8, 13, 21, 34, 55, 89} {
		for trial := range 60 {
			p := random(rng, n, n+3, float64(trial%3))
			x := make([]float64, n)
			if r := s.Solve(p, x); !r.Solved || !r.Exact || r.Sweeps > 0 {
				t.Fatalf("n = %d: %+v", n, r)
			}
			satisfied(t, p, x, 1e-9)
		}
	}
}

// enumerate solves p by trying every set of places: the one answer for a positive definite A.
func enumerate(p *Problem) []float64 {
	n := len(p.B)
	places := make([]place, n)
	for {
		if x := attempt(p, places); x != nil {
			return x
		}
		i := 0
		for ; i < n && places[i] == high; i++ {
			places[i] = free
		}
		if i == n {
			return nil
		}
		places[i]++
	}
}

// attempt solves for the free rows by Gaussian elimination and returns x if the conditions hold.
func attempt(p *Problem, places []place) []float64 {
	n := len(p.B)
	m := make([][]float64, n)
	for i := range m {
		m[i] = make([]float64, n+1)
		switch places[i] {
		case free:
			copy(m[i], p.A[i*n:(i+1)*n])
			m[i][n] = p.B[i]
		case low:
			m[i][i], m[i][n] = 1, p.Lo[i]
		case high:
			m[i][i], m[i][n] = 1, p.Hi[i]
		}
		if math.IsInf(m[i][n], 0) {
			return nil
		}
	}
	for c := range n {
		best := c
		for r := c; r < n; r++ {
			if math.Abs(m[r][c]) > math.Abs(m[best][c]) {
				best = r
			}
		}
		m[c], m[best] = m[best], m[c]
		for r := range n {
			if r != c {
				f := m[r][c] / m[c][c]
				for k := c; k <= n; k++ {
					m[r][k] -= f * m[c][k]
				}
			}
		}
	}
	x := make([]float64, n)
	for i := range n {
		x[i] = m[i][n] / m[i][i]
		if !(x[i] >= p.Lo[i]-1e-10 && x[i] <= p.Hi[i]+1e-10) {
			return nil
		}
	}
	for i := range n {
		w := dot(p.A[i*n:(i+1)*n], x) - p.B[i]
		if (places[i] == low && w < -1e-10) || (places[i] == high && w > 1e-10) {
			return nil
		}
	}
	return x
}

func TestPivotingAgreesWithEnumeration(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	var s Solver
	for n := 1; n <= 8; n++ {
		for trial := range 12 {
			p := random(rng, n, n+3, float64(trial%2))
			want := enumerate(p)
			if want == nil {
				t.Fatalf("n = %d: enumeration finds no answer", n)
			}
			x := make([]float64, n)
			s.Solve(p, x)
			near(t, fmt.Sprintf("x of %d rows", n), x, want, 1e-8)
		}
	}
}

func near(t *testing.T, what string, got, want []float64, tolerance float64) {
	t.Helper()
	for i := range want {
		if !(math.Abs(got[i]-want[i]) <= tolerance) {
			t.Fatalf("%s is %v, want %v ± %.2g", what, got, want, tolerance)
		}
	}
}

// Relaxation converges linearly at a rate that the condition number sets: here that is mild, and many sweeps are given.
func TestRelaxationAgreesWithPivoting(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	pivoting, relaxation := Solver{}, Solver{Sweeps: 3000}
	for _, n := range []int{1, 2, 4, 8, 16, 32} {
		for trial := range 20 {
			p := random(rng, n, 3*n+3, 0.2*float64(trial%2))
			x, y := make([]float64, n), make([]float64, n)
			pivoting.Solve(p, x)
			if r := relaxation.Relax(p, y); !r.Solved || r.Exact || r.Sweeps == 0 {
				t.Fatalf("n = %d: %+v", n, r)
			}
			satisfied(t, p, y, 1e-9)
			near(t, fmt.Sprintf("x of %d rows", n), y, x, 1e-8)
		}
	}
}

// Driving rows in one by one finds the same answer as changing all offenders at once.
func TestDrivingAgreesWithEnumeration(t *testing.T) {
	rng := rand.New(rand.NewPCG(19, 20))
	var s Solver
	for n := 1; n <= 7; n++ {
		for trial := range 12 {
			p := random(rng, n, n+3, float64(trial%2))
			x := make([]float64, n)
			s.load(p, x)
			s.start(false)
			clear(s.centre)
			s.soft = 1e-12
			if !s.driveAll() {
				t.Fatalf("n = %d: no end", n)
			}
			s.solveFree()
			s.unload(x, true)
			near(t, fmt.Sprintf("x of %d rows", n), x, enumerate(p), 1e-8)
		}
	}
}

// The rows of a positive semidefinite problem repeat each other. One with an answer is solved.
func TestRedundantRowsAreSolved(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	var s Solver
	for _, n := range []int{2, 4, 9, 20, 40} {
		for range 50 {
			p := random(rng, n, max(1, n/2), 0)
			// A right-hand side that a feasible x and a w of the right signs would make.
			x := make([]float64, n)
			for i := range n {
				p.Lo[i], p.Hi[i] = 0, inf
				x[i] = math.Max(0, rng.NormFloat64())
			}
			for i := range n {
				p.B[i] = dot(p.A[i*n:(i+1)*n], x)
				if x[i] == 0 {
					p.B[i] -= rng.Float64()
				}
			}
			clear(x)
			if r := s.Solve(p, x); !r.Solved {
				t.Fatalf("n = %d: %+v", n, r)
			}
			satisfied(t, p, x, 1e-8)
		}
	}
}

// Rows that are all the same share equally, of any size and in any unit.
func TestEqualRowsShareEqually(t *testing.T) {
	var s Solver
	for _, n := range []int{2, 3, 10, 40} {
		for _, unit := range []float64{1e-12, 1, 1e9} {
			p := &Problem{A: make([]float64, n*n), B: make([]float64, n)}
			for i := range p.A {
				p.A[i] = unit
			}
			for i := range p.B {
				p.B[i] = unit
			}
			x := make([]float64, n)
			x[0] = 5 // a warm start does not matter
			if r := s.Solve(p, x); !r.Solved || r.Residual > 1e-12*unit {
				t.Fatalf("%+v", r)
			}
			for _, v := range x {
				near(t, "share", []float64{v}, []float64{1 / float64(n)}, 1e-9)
			}
		}
	}
}

// Two equations for one unknown that say different things: the result tells, and the error is shared.
func TestContradictionIsSharedAndTold(t *testing.T) {
	var s Solver
	p := &Problem{A: []float64{1, 1, 1, 1}, B: []float64{1, 2}}
	x := make([]float64, 2)
	r := s.Solve(p, x)
	if r.Solved || r.Unsolved != 2 {
		t.Errorf("%+v, want two rows unsolved", r)
	}
	near(t, "residual", []float64{r.Residual}, []float64{0.5}, 1e-5)
	near(t, "sum", []float64{x[0] + x[1]}, []float64{1.5}, 1e-5)

	// A push alone cannot pull: w = x₀ + 1 ≥ 0 at x₀ = 0 is fine; A = 0 with b > 0 has no answer.
	p = &Problem{A: []float64{0}, B: []float64{1}, Lo: []float64{0}, Hi: []float64{inf}}
	if r = s.Solve(p, x[:1]); r.Solved || r.Residual != 1 {
		t.Errorf("%+v, want a residual of 1", r)
	}
}

// A row without a diagonal keeps what it has, within its bounds, and disturbs no other.
func TestARowThatNothingMovesIsKept(t *testing.T) {
	var s Solver
	p := &Problem{A: []float64{0, 0, 0, 2}, B: []float64{0, 3}, Lo: []float64{-1, -inf}, Hi: []float64{1, inf}}
	x := []float64{7, 0}
	if r := s.Solve(p, x); !r.Solved {
		t.Errorf("%+v", r)
	}
	near(t, "x", x, []float64{1, 1.5}, 1e-15)
}

// A block on a slope that is pushed: it sticks below µ and slides above, by both solvers.
func TestFrictionIsBoundedByTheForceOnAnotherRow(t *testing.T) {
	solve := map[string]func(*Solver, *Problem, []float64) Result{"pivoting": (*Solver).Solve, "relaxation": (*Solver).Relax}
	for name, run := range solve {
		for _, c := range []struct{ push, want float64 }{{0.3, 0.3}, {2, 1}, {-0.9, -0.9}, {-5, -1}} {
			// The contact's row has weight 2; friction of 0.5 coupled to it by a little.
			p := &Problem{
				A: []float64{1, 0.1, 0.1, 1}, B: []float64{2, 0.1*2 + c.push},
				Lo: []float64{0, -0.5}, Hi: []float64{inf, 0.5}, Of: []int{-1, 0},
			}
			if err := p.Validate(); err != nil {
				t.Fatal(err)
			}
			x := make([]float64, 2)
			var s Solver
			if r := run(&s, p, x); !r.Solved {
				t.Errorf("%s, push %v: %+v", name, c.push, r)
			}
			satisfied(t, p, x, 1e-9)
			if math.Abs(x[1]-c.want) > 0.2 {
				t.Errorf("%s, push %v: friction %v, want about %v", name, c.push, x[1], c.want)
			}
		}
	}
}

// What is not positive semidefinite may have no answer or many: it ends, finite, and the result does not claim more than there is.
func TestIndefiniteProblemsEndFinite(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	var s Solver
	for range 300 {
		n := 1 + rng.IntN(12)
		p := random(rng, n, n, 3)
		for i := range p.A {
			p.A[i] *= math.Pow(10, 3*rng.NormFloat64())
		}
		x := make([]float64, n)
		for _, run := range []func(*Problem, []float64) Result{s.Solve, s.Relax, s.Descend} {
			r := run(p, x)
			honest(t, p, x, r)
		}
	}
}

// honest checks that x is finite and within its bounds, and that what calls itself solved is.
func honest(t *testing.T, p *Problem, x []float64, r Result) {
	t.Helper()
	n := len(x)
	for i, v := range x {
		if p.Of != nil && p.Of[i] >= 0 {
			size, bound := math.Abs(v), p.Hi[i]*x[p.Of[i]]
			if p.Cone {
				size = math.Hypot(x[1], x[2])
			}
			if !(size <= bound*(1+1e-9)) {
				t.Fatalf("x[%d] = %v, friction of %v with a bound of %v", i, v, size, bound)
			}
			continue
		}
		if v-v != 0 || v < p.Lo[i]*(1+1e-12) && v < p.Lo[i]-1e-12 || v > p.Hi[i]*(1+1e-12) && v > p.Hi[i]+1e-12 {
			t.Fatalf("x[%d] = %v with bounds %v and %v", i, v, p.Lo[i], p.Hi[i])
		}
	}
	if math.IsNaN(r.Residual) || r.Solved != (r.Unsolved == 0) || r.Unsolved > n {
		t.Fatalf("%+v of %d rows", r, n)
	}
}

func TestExtremeNumbersEndFinite(t *testing.T) {
	var s Solver
	for _, a := range [][]float64{
		{0, 0, 0, 0}, {1, 1, 1, 1}, {1, 1, 1, 1 + 1e-15}, {0, 1, 1, 0}, {-1, 0, 0, 1}, {1e-300, 0, 0, 1e300}, {5e-324, 1, 1, 1},
		{1e308, 1e308, 1e308, 1e308}, {1, 1e308, -1e308, 1}, {1, -1e200, 1e200, 1e-300},
	} {
		for _, b := range [][]float64{{1, 2}, {1e308, -1e308}, {5e-324, 0}, {0, 0}} {
			p := &Problem{A: a, B: b, Lo: []float64{-inf, 0}, Hi: []float64{inf, inf}}
			x := []float64{1, math.NaN()}
			honest(t, p, x, s.Solve(p, x))
			honest(t, p, x, s.Relax(p, x))
			honest(t, p, x, s.Descend(p, x))
		}
	}
}

// A warm start with the right places needs no pivots.
func TestAWarmStartSavesPivots(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	var s Solver
	p := random(rng, 40, 43, 0)
	x := make([]float64, 40)
	cold := s.Solve(p, x)
	for i := range p.B {
		p.B[i] *= 1 + 1e-9
	}
	if warm := s.Solve(p, x); warm.Pivots > 0 || cold.Pivots == 0 {
		t.Errorf("cold %d pivots, warm %d, want some and none", cold.Pivots, warm.Pivots)
	}
}

// The factorisation after rows have come and gone is that of the rows there are.
func TestRowsComeAndGo(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	const n = 20
	p := random(rng, n, n+3, 1)
	updated, fresh := newFactor(n), newFactor(n)
	in := map[int]bool{}
	for range 300 {
		if i := rng.IntN(n); in[i] {
			if !updated.remove(updated.find(i)) {
				t.Fatal("a pivot is not positive")
			}
			delete(in, i)
		} else {
			updated.add(p.A, n, i, 0)
			in[i] = true
		}
		fresh.size = 0
		for _, i := range updated.rows[:updated.size] {
			fresh.add(p.A, n, i, 0)
		}
		x, y := make([]float64, n), make([]float64, n)
		updated.solve(p.B, x)
		fresh.solve(p.B, y)
		near(t, "solution", x, y, 1e-9)
	}
}

func TestValidateNamesWhatIsWrong(t *testing.T) {
	for want, spoil := range map[string]func(*Problem){
		"A has 3 entries":        func(p *Problem) { p.A = p.A[:3] },
		"Lo has 1 and Hi 2":      func(p *Problem) { p.Lo = p.Lo[:1] },
		"row 1, column 0":        func(p *Problem) { p.A[2] = math.NaN() },
		"B is +Inf in row 1":     func(p *Problem) { p.B[1] = inf },
		"row 0 is bounded by 2":  func(p *Problem) { p.Lo[0] = 2 },
		"bounds of row 1 are":    func(p *Problem) { p.Of = []int{-1, 1} },
		"Of has 1 entries, want": func(p *Problem) { p.Of = []int{-1} },
		"rows 1 and 2 are the": func(p *Problem) {
			*p = Problem{A: make([]float64, 9), B: make([]float64, 3), Lo: []float64{0, -1, -1}, Hi: []float64{1, 1, 2}, Of: []int{-1, 0, 0}, Cone: true}
		},
	} {
		p := &Problem{A: []float64{1, 0, 0, 1}, B: []float64{1, 1}, Lo: []float64{0, 0}, Hi: []float64{1, 1}}
		if err := p.Validate(); err != nil {
			t.Fatal(err)
		}
		spoil(p)
		if err := p.Validate(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Validate gives %v, want an error with %q", err, want)
		}
	}
}

func TestSolvingAllocatesNothingOnceWarm(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 16))
	var s Solver
	p := random(rng, 30, 33, 0)
	x := make([]float64, 30)
	s.Solve(p, x)
	if n := testing.AllocsPerRun(20, func() { clear(x); s.Solve(p, x); s.Relax(p, x) }); n != 0 {
		t.Errorf("%v allocations, want 0", n)
	}
}

// The bytes are entries of A, b and bounds: whatever they are, the solvers end and are honest.
func FuzzSolve(f *testing.F) {
	f.Add([]byte{2, 100, 3, 7, 99, 250, 1, 2, 3})
	f.Add([]byte("some bytes of no meaning at all, but enough of them for a problem of a few rows"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) < 2 {
			return
		}
		n := 1 + int(data[0])%6
		at := 1
		next := func() float64 {
			v := data[at%len(data)]
			at++
			if at%3 == 0 {
				return math.Pow(2, float64(int(v)-128)) // of all sizes
			}
			return float64(int(v)-128) / 16
		}
		p := &Problem{A: make([]float64, n*n), B: make([]float64, n), Lo: make([]float64, n), Hi: make([]float64, n)}
		definite := data[1]%2 == 0
		for i := range n {
			for j := range n {
				p.A[i*n+j] = next()
			}
			p.B[i] = next()
			p.Lo[i], p.Hi[i] = -math.Abs(next()), math.Abs(next())
		}
		if definite {
			square(p.A, n)
		}
		if data[1]%3 == 0 && n >= 3 { // rows 1 and 2 are friction of row 0, in a box or a cone
			mu := p.Hi[1]
			p.Lo[0], p.Cone, p.Of = 0, data[1]%4 < 2, []int{-1, 0, 0, -1, -1, -1}[:n]
			p.Lo[1], p.Hi[1], p.Lo[2], p.Hi[2] = -mu, mu, -mu, mu
		}
		if err := p.Validate(); err != nil {
			t.Fatal(err)
		}
		var s Solver
		x := make([]float64, n)
		for _, run := range []func(*Problem, []float64) Result{s.Solve, s.Relax, s.Descend} {
			honest(t, p, x, run(p, x))
		}
	})
}

// square sets a to a aᵀ.
func square(a []float64, n int) {
	old := append([]float64(nil), a...)
	for i := range n {
		for j := range n {
			a[i*n+j] = dot(old[i*n:(i+1)*n], old[j*n:(j+1)*n])
		}
	}
}

func BenchmarkSolve(b *testing.B) {
	for _, n := range []int{4, 8, 16, 32, 64, 128} {
		rng := rand.New(rand.NewPCG(17, 18))
		p := random(rng, n, n+3, 0)
		for i := range n {
			p.Lo[i], p.Hi[i] = 0, inf
		}
		x := make([]float64, n)
		bench := func(name string, s Solver, cold bool, run func(*Solver, *Problem, []float64) Result) {
			b.Run(fmt.Sprint(n, " rows ", name), func(b *testing.B) {
				run(&s, p, x)
				b.ReportAllocs()
				for b.Loop() {
					if cold {
						clear(x)
					}
					run(&s, p, x)
				}
			})
		}
		bench("cold", Solver{}, true, (*Solver).Pivot)
		bench("warm", Solver{}, false, (*Solver).Pivot)
		bench("relaxed, 20 sweeps", Solver{Sweeps: 20}, true, (*Solver).Relax)
	}
}
