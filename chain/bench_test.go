package chain_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/spatial"
)

// rubberRod is the rod that the peers are measured with: 1 m long, 1 cm in radius, clamped level and let go.
func rubberRod(links int) chain.Config {
	return chain.Config{
		Gravity: gravity,
		Strands: []chain.Strand{{Curve: []spatial.Vec3{{}, {X: 1}}, Links: links, Radius: 0.01, Young: 1e6, Poisson: 0.5, Density: 1000}},
	}
}

// oneHair is stiff and thin.
func oneHair() chain.Config {
	return chain.Config{
		Gravity: gravity,
		Strands: []chain.Strand{{Curve: []spatial.Vec3{{}, {X: 0.2}}, Links: 25, Radius: 40e-6, Young: 3e9, Poisson: 0.4, Density: 1300}},
	}
}

// broom is a trunk of 10 links with 100 branches of 10 links.
func broom() chain.Config {
	cfg := rubberRod(10)
	cfg.Strands[0].Name, cfg.Strands[0].Young = "trunk", 1e8
	for i := range 100 {
		sin, cos := math.Sincos(2.4 * float64(i))
		cfg.Strands = append(cfg.Strands, chain.Strand{
			Parent: "trunk", At: float64(i+1) / 100, Curve: []spatial.Vec3{{}, {Y: 0.3 * cos, Z: 0.3 * sin}}, Links: 10,
			Radius: 0.003, Young: 1e7, Poisson: 0.4, Density: 1000,
		})
	}
	return cfg
}

// benchmarkSteps takes a chain through steps of 10 ms, beginning anew every 5 s: the first seconds are the liveliest. A chain is not
// made within the time, and a step does not allocate.
//
// Count for a link and an iteration: the sweep to the root has about 420 multiplications and 400 additions, the one to the tips 30
// and 30, the new pose 100 and 80; some 1,200 bytes are read or written, in order. At two operations a cycle of 2.8 GHz that is 190 ns; with
// divisions, roots and what waits for them some 350 ns. A step has two or three iterations.
func benchmarkSteps(b *testing.B, cfg chain.Config) {
	const h, steps = 0.01, 500
	c, err := chain.New(cfg)
	if err != nil {
		b.Fatal(err)
	}
	start := c.AppendState(nil)
	iterations, taken := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		if taken%steps == 0 {
			b.StopTimer()
			if _, err := c.RestoreState(start); err != nil {
				b.Fatal(err)
			}
			b.StartTimer()
		}
		c.Predict(h)
		iterations += c.Iterations()
		c.Correct(h)
		taken++
	}
	b.ReportMetric(float64(iterations)/float64(taken), "iterations")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/(float64(iterations)*float64(c.Links())), "ns/link/iteration")
	b.ReportMetric(b.Elapsed().Seconds()/(float64(taken)*h), "s/s")
}

func BenchmarkRod(b *testing.B) {
	for _, links := range []int{10, 50, 100, 1_000, 10_000} {
		b.Run(fmt.Sprintf("links=%d", links), func(b *testing.B) { benchmarkSteps(b, rubberRod(links)) })
	}
}

func BenchmarkHair(b *testing.B) { benchmarkSteps(b, oneHair()) }

func BenchmarkWideTree(b *testing.B) { benchmarkSteps(b, broom()) }

// BenchmarkRespond pushes the end of a rod of 100 links and asks for the motion of that end.
// Count for a link: 33 multiplications and 24 additions on the way to the root, 27 and 24 on the way back; some 450 bytes are read.
func BenchmarkRespond(b *testing.B) {
	c, err := chain.New(rubberRod(100))
	if err != nil {
		b.Fatal(err)
	}
	end := c.PointAt(0, 1)
	c.Predict(0.01)
	at, dv := []int{end}, make([]spatial.Twist, 1)
	b.ReportAllocs()
	for b.Loop() {
		c.Respond(end, spatial.Wrench{Force: spatial.V(0, 0, 1)}, at, dv)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*c.Links()), "ns/link")
}

// BenchmarkAccurate takes a rod of 20 links through steps of 10 ms of the accurate method at its usual tolerance.
// Count: an iteration of the integrator is three residuals (about 300 multiplications and 250 additions a link), and two solutions of some
// 150 each; one iteration in ten has a sweep. A step of 10 ms takes tens of iterations.
func BenchmarkAccurate(b *testing.B) {
	cfg := rubberRod(20)
	cfg.Method = chain.Accurate
	c, err := chain.New(cfg)
	if err != nil {
		b.Fatal(err)
	}
	iterations := 0
	b.ReportAllocs()
	for b.Loop() {
		c.Predict(0.01)
		iterations += c.Iterations()
		c.Correct(0.01)
	}
	b.ReportMetric(float64(iterations)/float64(b.N), "iterations")
}
