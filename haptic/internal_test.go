package haptic

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"
)

// L D Lᵀ x = b for random symmetric positive definite matrices.
func TestLDL(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 5))
	for range 200 {
		var r, a [6][6]float64
		for i := range 6 {
			for j := range 6 {
				r[i][j] = random.NormFloat64()
			}
		}
		for i := range 6 {
			for j := range 6 {
				for k := range 6 {
					a[i][j] += r[i][k] * r[j][k]
				}
			}
			a[i][i]++
		}
		var f ldl6
		if !f.factor(&a, 0.5) {
			t.Fatal("A + I with A positive semidefinite has pivots of 1 or more")
		}
		want := [6]float64{1, -2, 3, -4, 5, -6}
		var x [6]float64
		for i := range 6 {
			for j := range 6 {
				x[i] += a[i][j] * want[j]
			}
		}
		f.solve(&x)
		for i := range 6 { // the condition of A is below 100
			if math.Abs(x[i]-want[i]) > 1e-11 {
				t.Fatalf("x = %v, want %v", x, want)
			}
		}
	}
	if (&ldl6{}).factor(&[6][6]float64{0: {0: -1}}, 0) {
		t.Error("a negative pivot was accepted")
	}
}

// Buckets follow one another without gap or overlap, none wider than a sixteenth of its place.
func TestBuckets(t *testing.T) {
	for i := range 623 {
		from, width := span(i)
		next, _ := span(i + 1)
		if next != from+width || bucket(from) != i || bucket(from+width-1) != i || (from >= 16 && width > from/16) {
			t.Fatalf("bucket %d: from %d, width %d, next %d; %d and %d", i, from, width, next, bucket(from), bucket(from+width-1))
		}
	}
	if bucket(-time.Second) != 0 || bucket(math.MaxInt64) != 623 {
		t.Error("what is out of range belongs to the first or last bucket")
	}
}

func TestQuantiles(t *testing.T) {
	var h Histogram
	if h.Quantile(0.5) != 0 || h.Spread() != (Spread{}) {
		t.Error("no durations have no quantiles")
	}
	random := rand.New(rand.NewPCG(2, 2))
	durations := make([]time.Duration, 100_000)
	for i := range durations {
		durations[i] = time.Duration(1e5 * math.Exp(2*random.NormFloat64()))
		h.add(durations[i])
	}
	slices.Sort(durations)
	for _, p := range []float64{0.01, 0.5, 0.99, 0.999, 1} {
		got, want := float64(h.Quantile(p)), float64(durations[int(p*float64(len(durations)-1))])
		if math.Abs(got/want-1) > 1./16 {
			t.Errorf("quantile %v is %v, want %v", p, time.Duration(got), time.Duration(want))
		}
	}
	if h.Max() != durations[len(durations)-1] || h.Count() != 100_000 {
		t.Errorf("max %v, count %v", h.Max(), h.Count())
	}
}
