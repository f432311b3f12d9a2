package field

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// Random numbers from integers: a lattice point, a seed and a count give the same number on every machine, in any order.

// mix spreads every bit of h over all bits (the finaliser of SplitMix64: Steele, Lea & Flood 2014).
func mix(h uint64) uint64 {
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return h ^ h>>31
}

// golden is 2⁶⁴ over the golden ratio: its multiples are far apart.
const golden = 0x9e3779b97f4a7c15

// bits21 maps the lowest 21 bits to (−1, 1), evenly, with mean 0.
func bits21(h uint64) float64 { return (float64(h&(1<<21-1))+0.5)/(1<<20) - 1 }

// directions are unit vectors spread over the sphere; each has its opposite, so that their mean is zero.
var directions = func() (all [1024]spatial.Vec3) {
	for i := range len(all) / 2 {
		h := mix(golden * uint64(i+1))
		z, turn := bits21(h), math.Pi*bits21(h>>21)
		s, c := math.Sincos(turn)
		r := math.Sqrt(1 - z*z)
		all[2*i] = spatial.Vec3{X: r * c, Y: r * s, Z: z}
		all[2*i+1] = all[2*i].Neg()
	}
	return all
}()

// direction returns a random unit vector, by the lowest ten bits of h.
func direction(h uint64) spatial.Vec3 { return directions[h&1023] }

// blend returns the number of the last key before u and the factors of this key and the next: smooth (C²), and of
// squares that add up to 1, so that independent random keys of one variance give that same variance at all times.
func blend(u float64) (key uint64, this, next float64) {
	n := math.Floor(u)
	u -= n
	u = u * u * u * (10 + u*(6*u-15))
	d := 1 / (1 + u*u)
	return uint64(int64(n)), (1 - u*u) * d, 2 * u * d
}

// waver is a smooth random function of u, of mean square 1, with a new value every 1 of u.
func waver(seed uint64, u float64) float64 {
	n, this, next := blend(u)
	h := mix(seed + golden)
	return math.Sqrt(3) * (this*bits21(mix(h+golden*n)) + next*bits21(mix(h+golden*(n+1))))
}

// Noise in space is a sum over the points of the simplex lattice (Perlin 2001): each point has a random function of its own, times t⁴ with
// t = ½ − r². No more than the four corners of the simplex around a place are nearer than √½, so that the sum has four terms at most, and
// it is C³. The lattice has two points in a unit of volume.

// knot is a lattice point near a place.
type knot struct {
	hash uint64       // of the point
	d    spatial.Vec3 // from the point to the place
	t    float64      // ½ − |d|², more than 0
}

// farthest place that has noise: beyond, a float64 does not tell places within a cell apart any more.
const farthest = 1 << 40

// knots finds the lattice points around x, and returns how many there are.
func knots(seed uint64, x spatial.Vec3, out *[4]knot) int {
	s := x.X + x.Y + x.Z
	if !(math.Abs(x.X)+math.Abs(x.Y)+math.Abs(x.Z) < farthest) {
		return 0
	}
	// In skewed coordinates the simplices are those of a cube cut along its diagonal.
	s /= 3
	i, j, k := math.Floor(x.X+s), math.Floor(x.Y+s), math.Floor(x.Z+s)
	u := (i + j + k) / 6
	d := spatial.Vec3{X: x.X - i + u, Y: x.Y - j + u, Z: x.Z - k + u}
	h := seed + uint64(int64(i))*hashX + uint64(int64(j))*hashY + uint64(int64(k))*hashZ

	// From the cube's first corner to its last, along the axes in the order of falling d.
	way := 0
	if d.X >= d.Y {
		way = 1
	}
	if d.X >= d.Z {
		way += 2
	}
	if d.Y >= d.Z {
		way += 4
	}
	w := &ways[way]
	n := 0
	for c := range w {
		at := d.Sub(w[c].to)
		if t := 0.5 - at.Norm2(); t > 0 {
			out[n] = knot{mix(h + w[c].hash), at, t}
			n++
		}
	}
	return n
}

// Factors of the three coordinates of a lattice point in its hash.
const (
	hashX = 0xd1342543de82ef95
	hashY = 0xa0761d6478bd642f
	hashZ = 0xe7037ed1a0b428db
)

// corner is one of the four corners of a simplex.
type corner struct {
	to   spatial.Vec3 // from the first
	hash uint64       // its difference to that of the first
}

// ways are the four corners for each order of coordinates: bit 0 is x ≥ y, bit 1 is x ≥ z, bit 2 is y ≥ z.
var ways = func() (all [8][4]corner) {
	for bits := range all {
		xy, xz, yz := bits&1, bits>>1&1, bits>>2&1
		rank := [3]int{2 - xy - xz, 1 + xy - yz, xz + yz} // how many coordinates are larger
		for c := range 4 {
			at := &all[bits][c]
			at.to = spatial.V(-1, -1, -1).Scale(float64(c) / 6)
			for axis, step := range []corner{{spatial.V(1, 0, 0), hashX}, {spatial.V(0, 1, 0), hashY}, {spatial.V(0, 0, 1), hashZ}} {
				if rank[axis] < c {
					at.to, at.hash = at.to.Add(step.to), at.hash+step.hash
				}
			}
		}
	}
	return all
}()

// moment returns the mean over space of a sum of r^2m t^n around every lattice point: twice the integral over the ball r² < ½,
//
//	2 · 4π ∫ r^(2m+2) (½ − r²)^n dr = 4π (½)^(m+n+3/2) B(m + 3/2, n + 1).
func moment(m, n int) float64 {
	beta := 1.0 // n! / (a (a + 1) … (a + n)) with a = m + 3/2
	for i := range n + 1 {
		beta /= float64(m+i) + 1.5
		if i > 0 {
			beta *= float64(i)
		}
	}
	return 4 * math.Pi * math.Pow(0.5, float64(m+n)+1.5) * beta
}

// The factors of noise: its value part and its slope part have one half of the mean square, 1, each.
var (
	noiseValue = math.Sqrt(3 * 0.5 / moment(0, 8)) // the random value has a mean square of 1/3
	noiseSlope = math.Sqrt(3 * 0.5 / moment(1, 8)) // (g·d)² is r²/3 on average
)

// noise returns a smooth random function of place, of mean 0 and mean square 1, and its gradient: Σ t⁴ (v + g·d).
func noise(seed uint64, x spatial.Vec3) (value float64, gradient spatial.Vec3) {
	var near [4]knot
	for n := range knots(seed, x, &near) {
		k := &near[n]
		g := direction(k.hash).Scale(noiseSlope)
		f := noiseValue*bits21(k.hash>>43) + g.Dot(k.d)
		t3 := k.t * k.t * k.t
		value += t3 * k.t * f
		gradient = gradient.AddScaled(t3*k.t, g).AddScaled(-8*t3*f, k.d)
	}
	return value, gradient
}
