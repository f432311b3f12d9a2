package bench

import (
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

const (
	chainStep = 0.01 // [s]
	chainSpan = 5.0  // simulated: it falls, swings and comes to hang [s]
	hadap     = "Hadap 2006, collisions included"
)

var chainMeasurements = []measurement{
	{"chain", "rod of 50 links", func() ([]Row, error) {
		return rodRows("rod, 50 links, 10 ms", clampedRod(50), 0.05, 0.105, "MuJoCo 3.14 discrete")
	}},
	{"chain", "rod of 100 links", func() ([]Row, error) { return rodRows("rod, 100 links, 10 ms", clampedRod(100), 0.1, 0.32, "DisMech") }},
	{"chain", "rod of 1,000 links", func() ([]Row, error) {
		return rodRows("rod, 1,000 links, 10 ms", clampedRod(1000), 1, 3.6, "DisMech")
	}},
	{"chain", "hair", func() ([]Row, error) { return rodRows("hair, 25 links, 10 ms", hair(), 0.1, 0.29, "DisMech") }},
	{"chain", "cost of a link", linkCost},
	{"chain", "heads of hair", headsOfHair},
	{"chain", "strands by fours", strandsByFours},
	{"chain", "knot", knotCost},
	{"chain", "long-hair", func() ([]Row, error) {
		return sceneRate("long-hair", "190 strands of 25 links, continuum on", 240, 480)
	}},
	{"chain", "curly-bangs", func() ([]Row, error) { return sceneRate("curly-bangs", "9 strands of 15 links", 1000, 1000) }},
	{"chain", "jungle", func() ([]Row, error) { return sceneRate("jungle", "1,000 trees", 24, 24) }},
	{"chain", "wheat", func() ([]Row, error) { return sceneRate("wheat", "10,000 stalks", 24, 24) }},
}

// clampedRod is the rod of the project's table of peers, let go level.
func clampedRod(links int) chain.Config {
	return chain.Config{
		Gravity: spatial.V(0, 0, -9.81),
		Strands: []chain.Strand{{Curve: []spatial.Vec3{{}, {X: 1}}, Links: links, Radius: 0.01, Young: 1e6, Poisson: 0.5, Density: 1000}},
	}
}

// hair is its stiff and thin one.
func hair() chain.Config {
	return chain.Config{
		Gravity: spatial.V(0, 0, -9.81),
		Strands: []chain.Strand{{Curve: []spatial.Vec3{{}, {X: 0.2}}, Links: 25, Radius: 40e-6, Young: 3e9, Poisson: 0.4, Density: 1300}},
	}
}

// motion is what it took to move a chain.
type motion struct {
	seconds    float64 // of CPU time, in the least disturbed run
	steps      int
	iterations int // of Newton's method, of all trees together
	unfinished int // steps that were flagged
	links      int
	trees      int
}

// move runs a chain through a time, several times over, on one core.
func move(cfg chain.Config, span float64, repeat int) (best motion, err error) {
	best.seconds = math.Inf(1)
	for range repeat {
		c, err := chain.New(cfg)
		if err != nil {
			return best, err
		}
		run := motion{links: c.Links(), trees: c.Trees(), steps: int(math.Round(span / chainStep))}
		begin := cpuTime()
		for range run.steps {
			flags := c.Predict(chainStep)
			run.iterations += c.Iterations()
			if flags |= c.Correct(chainStep); flags&constraint.Unconverged != 0 {
				run.unfinished++
			}
		}
		if run.seconds = (cpuTime() - begin).Seconds(); run.seconds < best.seconds {
			best = run
		}
	}
	return best, nil
}

// perLink is the time of a link in a Newton iteration [ns].
func (m *motion) perLink() float64 {
	return m.seconds * 1e9 / (float64(m.iterations) * float64(m.links) / float64(m.trees))
}

// rodRows measures a chain against our aim and the fastest peer, in seconds of computing for a simulated second.
func rodRows(name string, cfg chain.Config, aim, best float64, peer string) ([]Row, error) {
	m, err := move(cfg, chainSpan, 5)
	if err != nil {
		return nil, err
	}
	cost := m.seconds / chainSpan
	rows := []Row{
		{Name: name + ", against the best peer", Figure: cost, Unit: "s/s", Target: best, TargetSource: peer + ", best of the peers as tabulated, not this run"},
		{Name: name + ", against our aim", Figure: cost, Unit: "s/s", Target: aim, TargetSource: ourAim},
		{Name: name + ", Newton iterations a step", Figure: float64(m.iterations) / float64(m.steps*m.trees), Unit: "mean"},
	}
	if m.unfinished > 0 {
		rows = append(rows, Row{Name: name + ", steps left unfinished", Figure: 100 * float64(m.unfinished) / float64(m.steps), Unit: "%"})
	}
	return rows, nil
}

// linkCost measures a Newton iteration for chains of all lengths and for a wide tree.
func linkCost() ([]Row, error) {
	const aim = 1000.0 // [ns]
	var rows []Row
	add := func(name string, cfg chain.Config) error {
		links := 0
		for i := range cfg.Strands {
			links += cfg.Strands[i].Links
		}
		steps := max(5, 100_000/links)
		m, err := move(cfg, float64(steps)*chainStep, 5)
		if err != nil {
			return err
		}
		rows = append(rows, Row{Name: "a link in a Newton iteration, " + name, Figure: m.perLink(), Unit: "ns", Target: aim, TargetSource: ourAim})
		return nil
	}
	for _, u := range []struct {
		name  string
		links int
	}{{"10 links", 10}, {"100 links", 100}, {"1,000 links", 1_000}, {"10,000 links", 10_000}} {
		if err := add(u.name, clampedRod(u.links)); err != nil {
			return nil, err
		}
	}
	linear := rows[len(rows)-1].Figure / rows[0].Figure
	if err := add("tree of 200 branches on a trunk, 4,010 links", wideTree()); err != nil {
		return nil, err
	}
	return append(rows, Row{Name: "a link in a Newton iteration, 10,000 links over 10", Figure: linear, Unit: "×"}), nil
}

// wideTree is a trunk of 10 links with 200 branches of 20 links all around.
func wideTree() chain.Config {
	cfg := clampedRod(10)
	trunk := &cfg.Strands[0]
	trunk.Name, trunk.Curve, trunk.Young = "trunk", []spatial.Vec3{{}, {Z: 1}}, 1e8
	for i := range 200 {
		sin, cos := math.Sincos(float64(i) * 2.4) // the golden angle: they do not meet
		cfg.Strands = append(cfg.Strands, chain.Strand{
			Parent: "trunk", At: float64(i+1) / 200, Curve: []spatial.Vec3{{}, {X: 0.3 * cos, Y: 0.3 * sin}}, Links: 20,
			Radius: 0.003, Young: 1e7, Poisson: 0.4, Density: 1000,
		})
	}
	return cfg
}

// headsOfHair are the paper's two, without collisions, on one core: bangs of 9 strands of 15 links and long hair of 190 strands of 25.
func headsOfHair() ([]Row, error) {
	head := func(strands, links int) chain.Config {
		cfg := hair()
		one := cfg.Strands[0]
		cfg.Strands = nil
		for i := range strands {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(strands))
			one.Curve, one.Links = []spatial.Vec3{{X: 0.1 * cos, Y: 0.1 * sin}, {X: 0.3 * cos, Y: 0.3 * sin}}, links
			cfg.Strands = append(cfg.Strands, one)
		}
		return cfg
	}
	bangs, err := move(head(9, 15), chainSpan, 5)
	if err != nil {
		return nil, err
	}
	long, err := move(head(190, 25), 1, 3)
	if err != nil {
		return nil, err
	}
	const frame = 1.0 / 24 // [s]
	return []Row{
		{Name: "bangs, 9 strands of 15 links, steps of 10 ms", Figure: float64(bangs.steps) / bangs.seconds, Unit: "Hz", Target: 4, TargetSource: hadap, HigherBetter: true},
		{Name: "long hair, 190 strands of 25 links, a frame of 1/24 s", Figure: long.seconds * frame, Unit: "s", Target: 20, TargetSource: hadap},
	}, nil
}
