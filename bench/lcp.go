package bench

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/tendril-sim/tendril/internal/pile"
	"github.com/tendril-sim/tendril/lcp"
)

var lcpMeasurements = []measurement{
	{"lcp", "complementarity problems", complementarity},
	{"lcp", "contacts of boxes on each other", contactProblems},
}

// complementarity times random problems whose forces only push, from no knowledge and from the last answer.
func complementarity() ([]Row, error) {
	var rows []Row
	for _, n := range []int{4, 8, 16, 32, 64, 128} {
		rng := rand.New(rand.NewPCG(1, 2))
		p := pushing(rng, n)
		x := make([]float64, n)
		var s lcp.Solver
		if r := s.Solve(p, x); !r.Solved {
			return nil, fmt.Errorf("%d rows: %+v", n, r)
		}
		for _, start := range []string{"cold", "warm"} {
			best := math.Inf(1) // the least disturbed of ten runs
			for range 10 {
				const count = 20
				begin := time.Now()
				for range count {
					if start == "cold" {
						clear(x)
					}
					s.Solve(p, x)
				}
				best = math.Min(best, time.Since(begin).Seconds()/count*1e6)
			}
			rows = append(rows, Row{Name: fmt.Sprintf("pivoting, %d rows, %s", n, start), Figure: best, Unit: "µs"})
		}
	}
	return rows, nil
}

// pushing is a random problem of n forces that only push.
func pushing(rng *rand.Rand, n int) *lcp.Problem {
	p := &lcp.Problem{A: make([]float64, n*n), B: make([]float64, n), Lo: make([]float64, n), Hi: make([]float64, n)}
	factor := make([]float64, n*n)
	for i := range factor {
		factor[i] = rng.NormFloat64()
	}
	for i := range n {
		for j := range n {
			for k := range n {
				p.A[i*n+j] += factor[i*n+k] * factor[j*n+k]
			}
		}
		p.A[i*n+i]++
		p.B[i], p.Hi[i] = rng.NormFloat64(), math.Inf(1)
	}
	return p
}

// contactProblems times the problems of heaps at rest, with what ODE's Dantzig solver takes for as many contacts beside it.
func contactProblems() ([]Row, error) {
	const source = "ODE 0.16, Dantzig, by number of contacts"
	heaps := []struct {
		name   string
		pile   func() *pile.Pile
		target float64 // of ODE [µs]
	}{
		{"tower", func() *pile.Pile { return pile.Tower(1, 1) }, 3.7},
		{"tower", func() *pile.Pile { return pile.Tower(3, 1) }, 8.9},
		{"tower", func() *pile.Pile { return pile.Tower(7, 1) }, 52},
		{"wall", func() *pile.Pile { return pile.Wall(3, 2, 1) }, 52},
		{"tower", func() *pile.Pile { return pile.Tower(15, 1) }, 320},
		{"wall", func() *pile.Pile { return pile.Wall(4, 3, 1) }, 320},
		{"tower", func() *pile.Pile { return pile.Tower(25, 1) }, 2200},
		{"wall", func() *pile.Pile { return pile.Wall(5, 3, 1) }, 2200},
	}
	const mostWithCones = 32 // contacts: more of them are for iterative solvers
	var rows []Row
	for _, h := range heaps {
		for _, cone := range []bool{false, true} {
			p := h.pile()
			if cone && p.Contacts() > mostWithCones {
				continue
			}
			cold, warm, err := timePile(p, cone)
			if err != nil {
				return nil, fmt.Errorf("%s of %d contacts: %w", h.name, p.Contacts(), err)
			}
			law, target, from := "box friction", h.target, source
			if cone { // which ODE does not have
				law, target, from = "Coulomb's cone", 0, ""
			}
			name := fmt.Sprintf("%s, %d contacts, %s", h.name, p.Contacts(), law)
			rows = append(rows, Row{Name: name + ", cold", Figure: cold, Unit: "µs", Target: target, TargetSource: from},
				Row{Name: name + ", warm", Figure: warm, Unit: "µs", Target: target, TargetSource: from})
		}
	}
	return rows, nil
}

// timePile lets a heap rest for some steps, and times the problem of each, from nothing and from the answer before [µs].
func timePile(p *pile.Pile, cone bool) (cold, warm float64, err error) {
	const steps = 8
	var s lcp.Solver
	x := make([]float64, len(p.B))
	for k := range steps {
		problem := &lcp.Problem{A: p.A, B: p.B, Lo: p.Lo, Hi: p.Hi, Of: p.Of, Cone: cone}
		before := slices.Clone(x)
		if r := s.Pivot(problem, x); !r.Solved {
			return 0, 0, fmt.Errorf("step %d is not solved: %+v", k, r)
		}
		if k > 0 {
			cold += quickest(&s, problem, make([]float64, len(x))) / (steps - 1)
			warm += quickest(&s, problem, before) / (steps - 1)
		}
		p.Step(x)
	}
	return cold, warm, nil
}

// quickest is the least disturbed of some runs from the same start [µs].
func quickest(s *lcp.Solver, p *lcp.Problem, start []float64) float64 {
	best := math.Inf(1)
	x := make([]float64, len(start))
	for range 25 {
		copy(x, start)
		begin := time.Now()
		s.Pivot(p, x)
		best = math.Min(best, time.Since(begin).Seconds()*1e6)
	}
	return best
}
