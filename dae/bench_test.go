package dae_test

import (
	"testing"

	"github.com/tendril-sim/tendril/dae"
)

// BenchmarkProblem solves a published problem from start to end, at a relative tolerance of 10⁻⁸. An integrator is used again
// and allocates nothing.
func BenchmarkProblem(b *testing.B) {
	for _, problem := range problems {
		p := problem()
		b.Run(p.Name, func(b *testing.B) {
			y, g := solve(b, p, 1e-8)
			before := g.Stats()
			b.ReportAllocs()
			b.ResetTimer()
			for range b.N {
				if err := g.Reset(0, p.Y, p.Yp); err != nil {
					b.Fatal(err)
				}
				if err := g.Advance(p.End, y, nil); err != nil {
					b.Fatal(err)
				}
			}
			s := g.Stats()
			steps := float64(s.Steps - before.Steps)
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/steps, "ns/step")
			b.ReportMetric(float64(s.Residuals-before.Residuals)/steps, "residuals/step")
		})
	}
}

// BenchmarkRestart is what a discontinuity costs: Reset and the way back to a step of full length.
func BenchmarkRestart(b *testing.B) {
	g, err := dae.New(&dae.Dense{F: oscillator}, 0, []float64{1, 0}, []float64{0, -1}, dae.Config{Relative: 1e-8, Absolute: 1e-8})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for range b.N {
		if err := g.Reset(0, []float64{1, 0}, []float64{0, -1}); err != nil {
			b.Fatal(err)
		}
		if err := g.Advance(0.2, nil, nil); err != nil {
			b.Fatal(err)
		}
	}
}
