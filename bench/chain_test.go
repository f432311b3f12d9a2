package bench

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/chain"
)

// What is timed must be what it says: every step is solved to the end, and what falls gains no energy on its way.
func TestChainsMoveAsTheyAreTimed(t *testing.T) {
	for name, cfg := range map[string]chain.Config{"rod": clampedRod(50), "hair": hair(), "tree": wideTree()} {
		m, err := move(cfg, 0.5, 1)
		if err != nil {
			t.Fatal(err)
		}
		if m.unfinished > 0 || m.iterations < m.steps || m.iterations > 5*m.steps {
			t.Errorf("%s: %d of %d steps unfinished, %d iterations", name, m.unfinished, m.steps, m.iterations)
		}
		c, err := chain.New(cfg)
		if err != nil {
			t.Fatal(err)
		}
		start := c.Energy().Total()
		for range m.steps {
			c.Predict(chainStep)
			c.Correct(chainStep)
		}
		e := c.Energy()
		if gain := e.Total() - start; !(gain <= 1e-9*math.Abs(e.Gravity)) {
			t.Errorf("%s gains %v J", name, gain)
		}
	}
}

// A wide tree counts once, however many strands it has; a head of hair as often as it has trees.
func TestCostOfALink(t *testing.T) {
	m := motion{seconds: 1e-3, iterations: 20, links: 100, trees: 10} // 10 trees of 10 links, two iterations each
	if got := m.perLink(); math.Abs(got-1e6/200) > 1e-9 {
		t.Errorf("a link costs %v ns, want %v", got, 1e6/200)
	}
}
