package groom

import "math"

// random is a stream of numbers (SplitMix64: Steele, Lea & Flood 2014). Every purpose of every strand has one of its own, so that
// one choice more does not change all others.
type random uint64

// The purposes.
const (
	forLength uint64 = iota
	forDirection
	forStiffness
	forCurl
	forNoise
	forFill
	forTree
)

// stream returns the stream of a seed for a purpose and a number.
func stream(seed, purpose uint64, number int) random {
	r := random(seed)
	r = random(r.next() ^ purpose*0x9e3779b97f4a7c15)
	return random(r.next() ^ uint64(number)*0xc2b2ae3d27d4eb4f)
}

func (r *random) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// unit returns a number in [0, 1).
func (r *random) unit() float64 { return float64(r.next()>>11) / (1 << 53) }

// signed returns a number in [-1, 1).
func (r *random) signed() float64 { return 2*r.unit() - 1 }

// angle returns a number in [0, 2π).
func (r *random) angle() float64 { return 2 * math.Pi * r.unit() }
