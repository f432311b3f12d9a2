package green

import (
	"math"
	"sync"
)

// node4 is a point of a rule over two triangles at once: shape functions of the corners of each, and the weight, relative to the product of their areas.
type node4 struct {
	x, y   [3]float64
	weight float64
}

// gauss returns points and weights of Gauss's rule with n points on (0, 1).
func gauss(n int) (points, weights []float64) {
	points, weights = make([]float64, n), make([]float64, n)
	for i := range n {
		x := math.Cos(math.Pi * (float64(i) + 0.75) / (float64(n) + 0.5)) // near a root of Legendre's polynomial
		var slope float64
		for range 20 {
			p, before := 1.0, 0.0
			for k := range n {
				p, before = (float64(2*k+1)*x*p-float64(k)*before)/float64(k+1), p
			}
			slope = float64(n) * (x*p - before) / (x*x - 1)
			x -= p / slope
		}
		points[i], weights[i] = (1-x)/2, 1/((1-x*x)*slope*slope)
	}
	return points, weights
}

// corners turns a point of the triangle 0 < b < a < 1 into shape functions.
func corners(a, b float64) [3]float64 { return [3]float64{1 - a, a - b, b} }

// touching returns a rule for two triangles that share a corner (their first), an edge (their first two corners) or all corners. The coordinates of Sauter and Schwab
// (Boundary Element Methods, 2011, section 5.2) take the singularity away: the distance is ξ times what does not depend on ξ, and the Jacobian has ξ³. All
// kernels here are then polynomials of at most third degree in ξ, for which two points are exact; in the other three coordinates there are as many as order says.
func touching(shared, order int) (rule []node4) {
	along, alongWeight := gauss(2)
	eta, etaWeight := gauss(order)
	for i, xi := range along {
		for j, a := range eta {
			for k, b := range eta {
				for l, c := range eta {
					w := 4 * alongWeight[i] * etaWeight[j] * etaWeight[k] * etaWeight[l] * xi * xi * xi // 4: the reference triangle has an area of a half
					for _, r := range regions(shared, a, b, c) {
						rule = append(rule, node4{corners(xi*r.x1, xi*r.x2), corners(xi*r.y1, xi*r.y2), w * r.weight})
					}
				}
			}
		}
	}
	return rule
}

// region is a point of one of the parts that the product of two triangles is cut into, for ξ = 1.
type region struct{ weight, x1, x2, y1, y2 float64 }

// regions returns the points of all parts.
func regions(shared int, a, b, c float64) []region {
	mirrored := func(list []region) []region {
		for _, r := range list {
			list = append(list, region{r.weight, r.y1, r.y2, r.x1, r.x2})
		}
		return list
	}
	switch shared {
	case 1:
		return mirrored([]region{{b, 1, a, b, b * c}})
	case 2:
		return []region{
			{a * a, 1, a * c, 1 - a*b, a * (1 - b)},
			{a * a * b, 1, a, 1 - a*b*c, a * b * (1 - c)},
			{a * a * b, 1 - a*b, a * (1 - b), 1, a * b * c},
			{a * a * b, 1 - a*b*c, a * b * (1 - c), 1, a},
			{a * a * b, 1 - a*b*c, a * (1 - b*c), 1, a * b},
		}
	}
	return mirrored([]region{
		{a * a * b, 1, 1 - a + a*b, 1 - a*b*c, 1 - a},
		{a * a * b, 1, a * (1 - b + b*c), 1 - a*b, a * (1 - b)},
		{a * a * b, 1 - a*b*c, a * (1 - b*c), 1, a * (1 - b)},
	})
}

// Rules for triangles that touch, by the number of corners that they share: errors of some 10⁻⁵ for well-shaped triangles, and for slim ones. A triangle with itself needs
// more points, and there are few such pairs.
var (
	touchingRound = sync.OnceValue(func() [4][]node4 { return [4][]node4{nil, touching(1, 6), touching(2, 6), touching(3, 10)} })
	touchingSlim  = sync.OnceValue(func() [4][]node4 { return [4][]node4{nil, touching(1, 10), touching(2, 10), touching(3, 20)} })
)

// node2 is a point of a rule over one triangle: shape functions of its corners, and the weight relative to its area.
type node2 struct {
	at     [3]float64
	weight float64
}

// threefold adds the three points that have a shape function of 1 − 2a at one corner and a at the others.
func threefold(rule []node2, a, weight float64) []node2 {
	b := 1 - 2*a
	return append(rule, node2{[3]float64{b, a, a}, weight}, node2{[3]float64{a, b, a}, weight}, node2{[3]float64{a, a, b}, weight})
}

// Rules over one triangle: exact for polynomials of degree 2 and 4 (Strang & Fix 1973; the latter solves the moment equations in closed form).
var (
	coarseRule = threefold(nil, 1./6, 1./3)
	fineRule   = threefold(threefold(nil, (8-math.Sqrt(10)+math.Sqrt(38-44*math.Sqrt(0.4)))/18, (620+math.Sqrt(213125-53320*math.Sqrt(10)))/3720),
		(8-math.Sqrt(10)-math.Sqrt(38-44*math.Sqrt(0.4)))/18, (620-math.Sqrt(213125-53320*math.Sqrt(10)))/3720)
)
