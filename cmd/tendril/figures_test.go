package main

import (
	"encoding/json"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/tendril-sim/tendril/scene"
)

func TestClock(t *testing.T) {
	var c clock
	for i := 1; i <= 1000; i++ {
		c.add(time.Duration(i) * time.Microsecond)
	}
	got := c.timing()
	for name, pair := range map[string][2]float64{"mean": {float64(got.Mean), 500.5}, "p50": {float64(got.P50), 500}, "p99": {float64(got.P99), 990}, "max": {float64(got.Max), 1000}} {
		if math.Abs(pair[0]-pair[1]) > 0.01*pair[1] { // the width of a bin
			t.Errorf("%s is %v µs, want %v to 1 %%", name, pair[0], pair[1])
		}
	}
	if (&clock{}).timing() != (timing{}) {
		t.Error("a clock without laps has a time")
	}
}

// However long a run is, its trace is bounded and keeps every peak.
func TestTrace(t *testing.T) {
	var tr trace
	const n, peak = 100_000, 67_891
	for i := range n {
		x := math.Sin(float64(i) / 1000)
		if i == peak {
			x = 5
		}
		tr.add(float64(i), x)
	}
	if len(tr.bins) > mostBins || len(tr.bins) < mostBins/4 {
		t.Errorf("%d bins", len(tr.bins))
	}
	high, at := math.Inf(-1), 0.0
	for i, b := range tr.bins {
		if b.high > high {
			high, at = b.high, b.from
		}
		if i > 0 && b.from <= tr.bins[i-1].to {
			t.Fatalf("bin %d begins at %v, the one before ends at %v", i, b.from, tr.bins[i-1].to)
		}
	}
	if high != 5 || math.Abs(at-peak) > 100 || tr.bins[len(tr.bins)-1].to != n-1 {
		t.Errorf("peak %v at %v, last at %v", high, at, tr.bins[len(tr.bins)-1].to)
	}
}

func TestFigure(t *testing.T) {
	var f figure
	for _, x := range []float64{3, -1, 4} {
		f.add(x)
	}
	if f.Min != -1 || f.Max != 4 || f.Mean != 2 || f.Last != 4 {
		t.Errorf("got %+v", f)
	}
}

func TestNotFiniteIsNull(t *testing.T) {
	got, err := json.Marshal([]decimal{1, decimal(math.NaN()), decimal(math.Inf(1))})
	if err != nil || string(got) != "[1,null,null]" {
		t.Errorf("got %s, %v", got, err)
	}
}

func TestTicksAreRound(t *testing.T) {
	for _, c := range []struct {
		min, max float64
		want     string
	}{{0, 10, "0 2 4 6 8 10"}, {-0.3, 0.3, "−0.2 0.0 0.2"}, {0.001, 0.0014, "0.0010 0.0011 0.0012 0.0013 0.0014"}} {
		values, digits := scale{min: c.min, max: c.max}.ticks(5)
		var labels []string
		for _, v := range values {
			labels = append(labels, label(v, digits))
		}
		if got := strings.Join(labels, " "); got != c.want {
			t.Errorf("ticks from %v to %v are %s, want %s", c.min, c.max, got, c.want)
		}
	}
}

func TestPrefix(t *testing.T) {
	for _, c := range []struct {
		unit    string
		largest float64
		want    string
	}{{"N", 0.002, "m"}, {"N", 3, ""}, {"N m", 2e-6, "µ"}, {"1/m", 1000, ""}, {"m", 1500, "k"}, {"J", 0, ""}} {
		if got, _ := prefix(c.unit, c.largest); got != c.want {
			t.Errorf("prefix for %v %s is %q, want %q", c.largest, c.unit, got, c.want)
		}
	}
}

// Nothing to plot, one value, values that are not finite: still a plot.
func TestPlotOfNothing(t *testing.T) {
	one, none := trace{}, trace{}
	one.add(0, 3)
	none.add(0, math.NaN())
	for name, curves := range map[string][]curve{"nothing": nil, "empty": {{name: "a", unit: "m"}}, "one": {{"a", "m", one}}, "NaN": {{"a & b", "m", none}}} {
		var b strings.Builder
		if err := writePlot(&b, "<x>", []scene.Caption{{Time: -1, Text: "a"}, {Time: 0, Text: "<b>"}}, curves); err != nil {
			t.Fatal(err)
		}
		if err := wellFormed([]byte(b.String())); err != nil || strings.Contains(b.String(), "NaN") {
			t.Errorf("%s: %v\n%s", name, err, b.String())
		}
	}
}

// A short task is silent, a long one is not; without a terminal there are lines.
func TestProgress(t *testing.T) {
	var b strings.Builder
	p := newProgress(&b)
	p.show(0.1, "early")
	if b.String() != "" {
		t.Errorf("progress before its time: %q", b.String())
	}
	p.start, p.next = time.Now().Add(-10*time.Second), time.Now()
	p.show(0.5, "half way")
	p.show(0.6, "too soon after")
	p.end()
	if got := b.String(); got != " 50 %  half way  10s left\n" {
		t.Errorf("got %q", got)
	}
	b.Reset()
	p.terminal, p.next = true, time.Now()
	p.show(0.5, "half way")
	p.end()
	if got := b.String(); !strings.Contains(got, strings.Repeat("█", 15)+strings.Repeat("░", 15)) || !strings.HasSuffix(got, "\r\x1b[K") {
		t.Errorf("got %q", got)
	}
}
