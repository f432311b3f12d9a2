package rod

import (
	"math"
	"slices"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/spatial"
)

// suture is a nylon thread of 1,000 nodes, 0.3 m long and 0.3 mm thick, its needle end pulled into a wide arc.
func suture(tb testing.TB, gamma float64) *Rod {
	cfg := Config{
		Curve: Line{To: spatial.V(0.3, 0, 0)}, Nodes: 1000,
		Section: Section{Radius: 0.15e-3}, Young: 2e9, Poisson: 0.4,
		Holds: []Hold{{At: 0}, {At: 1}},
	}
	if gamma > 0 { // Γ = ρgA L³/EI
		s := cfg.Section.scaled(1)
		cfg.Density = gamma * cfg.Young * s.ix / (9.81 * s.area * math.Pow(0.3, 3))
		cfg.Gravity = spatial.V(0, 0, -9.81)
	}
	r := mustNew(tb, cfg)
	f := r.Hold(1)
	for range 100 {
		f.Pos = f.Pos.Add(spatial.V(-0.0015, 0.0005, 0.0002))
		r.SetHold(1, f)
		r.Solve()
	}
	return r
}

// benchmarkTick moves the needle by 1 mm and 2° a tick on a closed way.
// Count: a tick is 2 or 3 iterations of about 1,000 nodes × (backward 160 ns + forward 20 ns + try 60 ns).
func benchmarkTick(b *testing.B, gamma float64) {
	r := suture(b, gamma)
	f := r.Hold(1)
	centre := f.Pos
	var times []time.Duration
	iterations := 0
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		// 1 mm a tick on a circle of 40 mm radius; the axis of turning wanders, and turns back after 90 ticks.
		a := float64(i) * 0.001 / 0.04
		f.Pos = centre.Add(spatial.V(0.04*math.Cos(a)-0.04, 0.04*math.Sin(a)*0.6, 0.04*math.Sin(a)*0.8))
		turn := 2 * math.Pi / 180
		if i/90%2 == 1 {
			turn = -turn
		}
		axis := spatial.V(math.Sin(0.1*float64(i/180)), 0.3, 1).Unit()
		f.Rot = f.Rot.Mul(spatial.AxisAngle(axis, turn)).Unit()
		r.SetHold(1, f)
		start := time.Now()
		rep := r.Solve()
		times = append(times, time.Since(start))
		iterations += rep.Iterations
	}
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2].Nanoseconds()), "p50-ns")
	b.ReportMetric(float64(times[len(times)*99/100].Nanoseconds()), "p99-ns")
	b.ReportMetric(float64(iterations)/float64(b.N), "iterations")
}

func BenchmarkSutureTick(b *testing.B)        { benchmarkTick(b, 0) }
func BenchmarkSutureTickHanging(b *testing.B) { benchmarkTick(b, 1000) }

// Count for a link: see backward; 1,000 links of 208 + 216 bytes stay in the second-level cache.
func BenchmarkBackward(b *testing.B) {
	r := suture(b, 0)
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		r.backward()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1000, "ns/node")
}

func BenchmarkForwardTry(b *testing.B) {
	r := suture(b, 0)
	r.backward()
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		r.forward()
		r.try(1)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1000, "ns/node")
}
