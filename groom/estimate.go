package groom

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/chain"
)

// Cost is what a groom takes to simulate.
type Cost struct {
	Strands int     // simulated
	Links   int     // of all strands
	Bytes   int64   // of memory, about
	Seconds float64 // of CPU time for a simulated second on one core, about
}

// What a link costs, measured.
const (
	secondsALink = 500e-9 // for an iteration of Newton's method
	iterations   = 3      // of a step
	bytesALink   = 1700
	bytesAFill   = 120
)

// Estimate returns what the groom of c will cost, before it is made.
func Estimate(c Config) Cost {
	k := Cost{Strands: c.strands()}
	if len(c.Curves) > 0 && c.Links == 0 {
		for _, curve := range c.Curves {
			k.Links += len(curve) - 1
		}
		k.Links = int(float64(k.Links) * float64(k.Strands) / float64(len(c.Curves)))
	} else {
		k.Links = k.Strands * c.links()
	}
	step := c.Step
	if step == 0 {
		step = 1.0 / 240
	}
	k.Bytes = int64(k.Links)*bytesALink + int64(c.Fill)*bytesAFill
	k.Seconds = float64(k.Links) * iterations * secondsALink / step
	return k
}

// detail returns the factor on strands and links.
func (c *Config) detail() float64 {
	if c.LevelOfDetail == 0 {
		return 1
	}
	return c.LevelOfDetail
}

// strands returns how many strands are simulated.
func (c *Config) strands() int {
	n := c.Count
	if n == 0 {
		n = len(c.Roots) + len(c.Curves)
	}
	return int(math.Ceil(float64(n) * c.detail()))
}

// links returns how many links a strand has: fewer far away, but not fewer than its curls need.
func (c *Config) links() int {
	all := c.Links
	if all == 0 {
		all = defaultLinks
	}
	n := max(int(math.Ceil(float64(all)*c.detail())), fewestLinks)
	for _, w := range [][2]float64{{c.Curl.Radius, c.Curl.Pitch}, {c.Wave.Amplitude, c.Wave.Length}} {
		if w[0] > 0 && len(c.Curves) == 0 {
			n = max(n, int(math.Ceil(linksForATurn*c.Length/math.Hypot(w[1], 2*math.Pi*w[0])-1e-9)))
		}
	}
	return min(n, all)
}

// CostError says that a groom costs more than it may, and which level of detail would not.
type CostError struct {
	Cost
	Limit         float64 // CPU seconds for a simulated second
	LevelOfDetail float64 // that stays within it, about
}

func (e *CostError) Error() string {
	return fmt.Sprintf("groom: %d strands have %d links: that takes about %.3g s on one core for each simulated second, and %.2g GB of memory; MaxCost is %v s. Set LevelOfDetail: %.2g will do, 1 asks for all of it",
		e.Strands, e.Links, e.Seconds, float64(e.Bytes)/1e9, e.Limit, e.LevelOfDetail)
}

// affordable returns a level of detail that costs no more than a limit, of two digits.
func (c Config) affordable(limit float64) float64 {
	for digits := 1e-1; digits >= 1e-9; digits /= 10 {
		for k := 99; k >= 10; k-- {
			if c.LevelOfDetail = float64(k) * digits / 10; Estimate(c).Seconds <= limit {
				return c.LevelOfDetail
			}
		}
	}
	return c.LevelOfDetail
}

// afford checks that c costs no more than it may.
func (c *Config) afford() error {
	k := Estimate(*c)
	limit := c.MaxCost
	if limit == 0 {
		limit = defaultMaxCost
	}
	if c.LevelOfDetail == 0 && k.Seconds > limit {
		return &CostError{Cost: k, Limit: limit, LevelOfDetail: c.affordable(limit)}
	}
	if k.Links > chain.MaxLinks {
		return &FieldError{"LevelOfDetail", c.LevelOfDetail, fmt.Sprintf("less: %d links are more than a chain can have, %d", k.Links, chain.MaxLinks)}
	}
	return nil
}
