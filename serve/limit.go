package serve

import "time"

// bucket allows a number of things a second, and a burst of them after a time of quiet.
type bucket struct {
	rate, burst float64 // [1/s], [1]
	level       float64 // what is left
	last        time.Time
}

func newBucket(rate, burst float64) bucket { return bucket{rate: rate, burst: burst, level: burst} }

// take asks for n things at a time and reports whether they are allowed. What is refused costs nothing.
func (b *bucket) take(now time.Time, n float64) bool {
	if !b.last.IsZero() {
		b.level = min(b.burst, b.level+b.rate*now.Sub(b.last).Seconds())
	}
	b.last = now
	if b.level < n {
		return false
	}
	b.level -= n
	return true
}
