package main

import (
	"encoding/json"
	"math"
	"time"
)

// decimal is a number in JSON; one that is not finite, which JSON has no word for, is null.
type decimal float64

// MarshalJSON implements json.Marshaler.
func (d decimal) MarshalJSON() ([]byte, error) {
	if x := float64(d); math.IsNaN(x) || math.IsInf(x, 0) {
		return []byte("null"), nil
	}
	return json.Marshal(float64(d))
}

// figure sums up a probe over a run.
type figure struct {
	Unit string  `json:"unit"`
	Min  decimal `json:"min"`
	Max  decimal `json:"max"`
	Mean decimal `json:"mean"`
	Last decimal `json:"last"`

	count int
	sum   float64
}

func (f *figure) add(x float64) {
	if f.count == 0 {
		f.Min, f.Max = decimal(x), decimal(x)
	}
	f.count++
	f.sum += x
	f.Min, f.Max = min(f.Min, decimal(x)), max(f.Max, decimal(x))
	f.Mean, f.Last = decimal(f.sum/float64(f.count)), decimal(x)
}

// clock counts durations in bins that each are 1 % longer than the one before, so that a run of any length needs the
// same little memory and a percentile is right to 1 %.
type clock struct {
	bins  [2400]int // from 1 ns to 1.01^2400 ns = 23 s
	count int
	total time.Duration
	most  time.Duration
}

var binWidth = math.Log(1.01)

func (c *clock) add(d time.Duration) {
	bin := 0
	if d > 1 {
		bin = min(int(math.Log(float64(d))/binWidth), len(c.bins)-1)
	}
	c.bins[bin]++
	c.count++
	c.total += d
	c.most = max(c.most, d)
}

// percentile returns the duration [µs] that a part p of all stay below.
func (c *clock) percentile(p float64) float64 {
	rank, seen := int(math.Ceil(p*float64(c.count))), 0
	for i, n := range c.bins {
		if seen += n; n > 0 && seen >= rank {
			return math.Min(math.Exp((float64(i)+0.5)*binWidth), float64(c.most)) / 1000
		}
	}
	return 0
}

// timing sums up a clock, in microseconds.
type timing struct {
	Mean decimal `json:"mean"`
	P50  decimal `json:"p50"`
	P99  decimal `json:"p99"`
	Max  decimal `json:"max"`
}

func (c *clock) timing() timing {
	mean := 0.0
	if c.count > 0 {
		mean = float64(c.total.Nanoseconds()) / float64(c.count) / 1000
	}
	return timing{decimal(mean), decimal(c.percentile(0.5)), decimal(c.percentile(0.99)), decimal(float64(c.most.Nanoseconds()) / 1000)}
}

// trace keeps the course of a probe in a bounded number of bins, each with the smallest and largest value in it, so that
// a plot of a long run still shows every peak.
type trace struct {
	bins   []bin
	stride int // samples in a full bin
	filled int // samples in the last bin
}

// bin is a stretch of time [s] and the range of a value in it.
type bin struct {
	from, to  float64
	low, high float64
}

const mostBins = 1000 // more than a plot has columns

func (t *trace) add(time, x float64) {
	if t.stride == 0 {
		t.stride = 1
	}
	if len(t.bins) == 0 || t.filled == t.stride {
		if len(t.bins) == mostBins {
			t.halve()
		}
		t.bins, t.filled = append(t.bins, bin{time, time, x, x}), 0
	}
	last := &t.bins[len(t.bins)-1]
	last.to, last.low, last.high = time, math.Min(last.low, x), math.Max(last.high, x)
	t.filled++
}

// halve joins the bins in pairs.
func (t *trace) halve() {
	for i := range len(t.bins) / 2 {
		a, b := t.bins[2*i], t.bins[2*i+1]
		t.bins[i] = bin{a.from, b.to, math.Min(a.low, b.low), math.Max(a.high, b.high)}
	}
	t.bins = t.bins[:len(t.bins)/2]
	t.stride *= 2
	t.filled = t.stride
}
