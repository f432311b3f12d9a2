package spatial

import "math"

// The exponential maps and their derivatives need a handful of even functions of the angle θ = |v|. With x = θ²:
//
//	c  = cos(θ/2)          s  = sin(θ/2)/θ         the quaternion of Exp
//	a  = sin θ/θ = 2cs     b  = (1−cos θ)/θ² = 2s²  Rodrigues
//	g  = (θ−sin θ)/θ³ = (1−a)/x                     the derivative of Exp
//	b' = (a−2b)/x          g' = (b−3g)/x            its rate
//	b″ = (g−b−4b')/x                                the rate of its inverse
//
// where ' is 2 d/dx = (1/θ) d/dθ. c, s, a and b are free of cancellation in the forms above. The others are not: a
// difference of terms of order one with rounding error u = 2⁻⁵³ is divided by x, so the relative error grows as
// θ → 0 like 6u/x for g, 12u/x for b', and faster for the other two. Their Taylor series
//
//	f(x) = Σ fₖ xᵏ,   fₖ = (−1)ᵏ⁺ᵈ 2(k+1)…2(k+d) / (2(k+d)+n)!     (n, d) as given to taylor
//
// have no cancellation worth the name for x ≤ 4, and the first term left out of 12 is there below 4¹²/27! = 2·10⁻²¹,
// far under u. Beyond x = 4 the closed forms are off by at most 4u (g), 10u (b'), 36u (g') and 42u (b″), measured against
// sums of 300 bits; the series by 2u. So the series serve up to θ = 2 and the closed forms from there.
// For x < 1/16 six terms do: what they leave out is below 2⁻²⁴/13! = 10⁻¹⁷.
const (
	seriesTerms = 12
	seriesLimit = 4.0
	shortLimit  = 1.0 / 16
)

type series [seriesTerms]float64

var (
	cosSeries   = taylor(0, 0) // cos √x
	sincSeries  = taylor(1, 0) // sin √x / √x
	gSeries     = taylor(3, 0)
	bRateSeries = taylor(2, 1)
	gRateSeries = taylor(3, 1)
	bCurvSeries = taylor(2, 2)
)

// taylor returns the series of Σ (−x)ᵏ/(2k+n)!, differentiated d times by 2 d/dx.
func taylor(n, d int) (f series) {
	for k := range f {
		f[k] = 1
		for j := 1; j <= d; j++ {
			f[k] *= float64(2 * (k + j))
		}
		for i := 2; i <= 2*(k+d)+n; i++ {
			f[k] /= float64(i)
		}
		if (k+d)%2 == 1 {
			f[k] = -f[k]
		}
	}
	return f
}

// at sums the series at x, 0 ≤ x ≤ seriesLimit.
func (f *series) at(x float64) float64 {
	if x < shortLimit {
		return f[0] + x*(f[1]+x*(f[2]+x*(f[3]+x*(f[4]+x*f[5]))))
	}
	// Odd and even terms apart: two short chains of dependent operations instead of one long.
	y := x * x
	even := f[0] + y*(f[2]+y*(f[4]+y*(f[6]+y*(f[8]+y*f[10]))))
	odd := f[1] + y*(f[3]+y*(f[5]+y*(f[7]+y*(f[9]+y*f[11]))))
	return even + x*odd
}

// halfAngle returns cos(θ/2) and sin(θ/2)/θ for x = θ².
func halfAngle(x float64) (c, s float64) {
	if x < shortLimit {
		return cosSeries.at(x / 4), sincSeries.at(x/4) / 2
	}
	angle := math.Sqrt(x)
	s, c = math.Sincos(angle / 2)
	return c, s / angle
}

// firstTerms returns a, b and g.
func firstTerms(x float64) (a, b, g float64) {
	c, s := halfAngle(x)
	a, b = 2*c*s, 2*s*s
	return a, b, gTerm(x, a)
}

// gTerm returns g, given a.
func gTerm(x, a float64) float64 {
	if x < seriesLimit {
		return gSeries.at(x)
	}
	return (1 - a) / x
}

// rateTerms returns b' and g', given the first terms.
func rateTerms(x, a, b, g float64) (bRate, gRate float64) {
	if x < seriesLimit {
		return bRateSeries.at(x), gRateSeries.at(x)
	}
	return (a - 2*b) / x, (b - 3*g) / x
}

// inverseTerm returns k = (1 − (θ/2)cot(θ/2))/θ² = −b'/2b, the coefficient of [v]² in the inverse of the
// derivative of Exp. It grows without bound as θ → 2π.
func inverseTerm(x float64) float64 {
	c, s := halfAngle(x)
	b := 2 * s * s
	if x < seriesLimit {
		return -bRateSeries.at(x) / (2 * b)
	}
	return (1 - c*s/b) / x
}

// inverseRateTerms returns k and k' = −(b″/2 + k b')/b.
func inverseRateTerms(x float64) (k, kRate float64) {
	a, b, g := firstTerms(x)
	var bRate, bCurv float64
	if x < seriesLimit {
		bRate, bCurv = bRateSeries.at(x), bCurvSeries.at(x)
	} else {
		bRate = (a - 2*b) / x
		bCurv = (g - b - 4*bRate) / x
	}
	k = -bRate / (2 * b)
	return k, -(bCurv/2 + k*bRate) / b
}
