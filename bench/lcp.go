package bench

import (
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"github.com/tendril-sim/tendril/lcp"
)

var lcpMeasurements = []measurement{
	{"lcp", "complementarity problems", complementarity},
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
