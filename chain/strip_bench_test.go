package chain

import (
	"math"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// hair is 190 curled hairs of 25 links on a head of 0.1 m.
func hair() Config {
	cfg := Config{Gravity: down}
	const strands = 190
	for i := range strands {
		z := 0.9 - 1.2*float64(i)/strands // a spiral over the upper part of the sphere
		angle := 2.4 * float64(i)
		r := math.Sqrt(1 - z*z)
		dir := spatial.V(r*math.Cos(angle), r*math.Sin(angle), z)
		cfg.Strands = append(cfg.Strands, Strand{
			Curve: curl(dir.Scale(0.1), dir, 0.25, 0.008, 0.06, 100), Links: 25, Radius: 40e-6, Density: 1300, Young: 3.9e9, Poisson: 0.3,
			Loss: 1e-3, Drag: 1e-5,
		})
	}
	return cfg
}

// fastest runs the benchmark and returns the time of the fastest run [ns]: others on the same machine make the mean of little use.
func fastest(b *testing.B, do func()) float64 {
	best := time.Duration(math.MaxInt64)
	for b.Loop() {
		start := time.Now()
		do()
		best = min(best, time.Since(start))
	}
	return float64(best)
}

// Newton's method alone: every run solves one step of all strands again from its start.
func BenchmarkStripSolve(b *testing.B) {
	const h = 1.0 / 240
	c := moving(b, hair(), h, 60)
	start := append([]pose(nil), c.now...)
	bench := func(name string, solve func()) {
		b.Run(name, func(b *testing.B) {
			best := fastest(b, func() {
				copy(c.now, start)
				for i := range c.efforts {
					c.efforts[i].iterations = 0
				}
				solve()
			})
			each := float64(c.Iterations()) / float64(len(c.trees))
			b.ReportMetric(best/float64(len(c.links))/each, "best-ns/link/iteration")
			b.ReportMetric(each, "iterations")
		})
	}
	bench("scalar", func() {
		for i := range c.trees {
			c.solve(&c.trees[i])
		}
	})
	for _, kind := range []struct {
		name   string
		sweeps stripSweeps
	}{{"twin", newStripTwin(25)}, {"kernels", bestSweeps()}} {
		if kind.sweeps == nil {
			continue
		}
		ss := newStrips(c, kind.sweeps)
		for i := range ss.all {
			ss.begin(&ss.all[i], ss.work, h)
		}
		bench(kind.name, func() {
			for i := range ss.all {
				ss.solve(&ss.all[i], ss.work)
			}
		})
	}
}

// Whole steps of hair on a swinging head.
func BenchmarkStripStep(b *testing.B) {
	const h = 1.0 / 240
	bench := func(name string, sweeps stripSweeps) {
		b.Run(name, func(b *testing.B) {
			c := make1(b, hair())
			c.strips = newStrips(c, nil)
			c.divide()
			c.Follow(sway{spatial.V(0, 0, 1.6)})
			run(c, h, 60)
			step := func() { run(c, h, 1) }
			if sweeps != nil {
				ss := newStrips(c, sweeps)
				step = func() { ss.step(h) }
			}
			best := fastest(b, step)
			b.ReportMetric(best/float64(len(c.links)), "best-ns/link")
			b.ReportMetric(float64(c.Iterations())/float64(len(c.trees)), "iterations")
		})
	}
	bench("scalar", nil)
	if best := bestSweeps(); best != nil {
		bench("kernels", best)
	}
}

// The kernels one by one.
func BenchmarkStripKernels(b *testing.B) {
	const h = 1.0 / 240
	if bestSweeps() == nil {
		b.Skip("this CPU has no kernels")
	}
	c := moving(b, hair(), h, 60)
	ss := newStrips(c, bestSweeps())
	s, w := &ss.all[0], ss.work
	ss.begin(s, w, h)
	ss.load(s, w, true)
	w.sweeps.backward(s, w)
	w.sweeps.forward(s, w)
	for _, kernel := range []struct {
		name string
		do   func()
	}{
		{"gather", func() { w.sweeps.gather(w.goals, fieldsOf(c, s, w, c.goals, 0, s.links)) }},
		{"scatter", func() { w.sweeps.scatter(w.goals, fieldsOf(c, s, w, c.goals, 0, s.links)) }},
		{"begin", func() { ss.begin(s, w, h) }},
		{"load", func() { ss.load(s, w, true) }},
		{"backward", func() { w.sweeps.backward(s, w) }},
		{"forward", func() { w.sweeps.forward(s, w) }},
		{"apply", func() { w.sweeps.apply(s, w) }},
		{"finish", func() { ss.finish(s, w) }},
	} {
		b.Run(kernel.name, func(b *testing.B) {
			b.ReportMetric(fastest(b, kernel.do)/float64(4*s.links), "best-ns/link")
		})
	}
}
