package chain

import (
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// A suture of 300 links with 40 points that touch something.
//
// Count: 300 links of 270 multiplications and 780 pairs of 432, each with as many additions: 420,000 multiplications. The answers are 460 kB.
func BenchmarkAnswersSuture(b *testing.B) {
	const h = 0.001
	cfg := beam(300, 1e9, 0.5, 2e-4)
	c := make1(b, cfg)
	run(c, h, 10)
	c.Predict(h)
	var points []int
	for i := range 40 {
		points = append(points, c.LinkPoint(299-7*i))
	}
	out := make([]spatial.Mat6, len(points)*len(points))
	b.ReportAllocs()
	best := fastest(b, func() { c.Answers(points, out) })
	b.ReportMetric(best/1e3, "best-µs")
}

// 190 hairs of 25 links with 10 points each, tree by tree as contacts ask, after a step in strips.
//
// Count: 4,750 links of 270 multiplications and 190·45 pairs of 432: five million multiplications; before it a sweep over all strips.
func BenchmarkAnswersHair(b *testing.B) {
	const h = 1.0 / 240
	c := make1(b, hair())
	run(c, h, 20)
	c.Predict(h)
	points := make([][]int, len(c.trees))
	for i := range points {
		for j := range 10 {
			points[i] = append(points[i], c.LinkPoint(c.trees[i].first+6+(7*j+i)%19))
		}
	}
	out := make([]spatial.Mat6, 100)
	stale := func() {
		for i := range c.strips.stale {
			c.strips.stale[i] = len(c.strips.all) > 0
		}
	}
	b.ReportAllocs()
	best := make([]float64, len(c.trees)) // of every four: a longer time nobody is left alone for
	for b.Loop() {
		stale()
		for i := 0; i < len(points); i += 4 {
			start := time.Now()
			for _, p := range points[i:min(i+4, len(points))] {
				c.Answers(p, out)
			}
			if d := float64(time.Since(start)); best[i] == 0 || d < best[i] {
				best[i] = d
			}
		}
	}
	sum := 0.0
	for _, d := range best {
		sum += d
	}
	b.ReportMetric(sum/1e3, "best-µs")
}

// Loads on some of 190 hairs, 10 on each: those that are known before the step, and those in the middle of it, which cost what the
// strips do that they are in: two iterations of Newton's method, each some 37 ns a link of four strands.
func BenchmarkLoadedHair(b *testing.B) {
	const h = 1.0 / 240
	for _, loaded := range []int{0, 1, 10, 190} {
		b.Run(fmt.Sprintf("hairs=%d", loaded), func(b *testing.B) {
			c := make1(b, hair())
			run(c, h, 20)
			state := c.AppendState(nil)
			c.LinkPoint(0)
			load := func(force float64) {
				for i := range loaded {
					for j := range 10 {
						c.Load(c.LinkPoint(c.trees[i*190/loaded].first+6+j), spatial.Wrench{Force: spatial.V(force, 0, force)})
					}
				}
			}
			predict, refine := math.Inf(1), math.Inf(1)
			b.ReportAllocs()
			for b.Loop() {
				if _, err := c.RestoreState(state); err != nil {
					b.Fatal(err)
				}
				c.ClearLoads()
				c.inStep = false
				start := time.Now()
				load(1e-8)
				c.Predict(h)
				middle := time.Now()
				load(1e-9)
				c.Refine(h)
				predict, refine = min(predict, float64(middle.Sub(start))), min(refine, float64(time.Since(middle)))
			}
			b.ReportMetric(predict/1e3, "best-predict-µs")
			b.ReportMetric(refine/1e3, "best-refine-µs")
		})
	}
}
