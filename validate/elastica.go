package validate

import (
	"math"

	"gonum.org/v1/gonum/mathext"
)

// Closed forms of the planar elastica. Lengths are in units of the rod's length, forces of EI/L².

// cantileverTip is where the tip of a cantilever goes under a dead load across its rest direction.
type cantileverTip struct {
	slope float64 // [rad]
	down  float64 // travel along the load, over L
	back  float64 // travel towards the clamp, over L
}

// endLoaded returns the tip of a cantilever under P = load·EI/L² (Bisshopp & Drucker 1945). With
// k² = (1 + sin θ)/2 and sin φ = 1/(k√2):  √load = K(k) − F(φ, k).
func endLoaded(load float64) cantileverTip {
	phi := func(m float64) float64 { return math.Asin(math.Min(1, 1/math.Sqrt(2*m))) }
	m := root(func(m float64) float64 { // m = k²
		return mathext.CompleteK(m) - mathext.EllipticF(phi(m), m) - math.Sqrt(load)
	}, 0.5, 1-1e-15)
	return cantileverTip{
		slope: math.Asin(2*m - 1),
		down:  1 - 2*(mathext.CompleteE(m)-mathext.EllipticE(phi(m), m))/math.Sqrt(load),
		back:  1 - math.Sqrt(2*(2*m-1)/load),
	}
}

// pinnedColumn is a buckled column with pinned ends.
type pinnedColumn struct {
	load float64 // P L²/EI
	span float64 // distance between the ends, over L
	rise float64 // deflection at the middle, over L
}

// buckled returns the column whose ends have turned by slope [rad] (Love 1927, art. 263), k = sin(slope/2):
// P L²/EI = 4 K², span/L = 2E/K − 1, rise/L = k/K.
func buckled(slope float64) pinnedColumn {
	k := math.Sin(slope / 2)
	kk, e := mathext.CompleteK(k*k), mathext.CompleteE(k*k)
	return pinnedColumn{load: 4 * kk * kk, span: 2*e/kk - 1, rise: k / kk}
}

// hangingShape is a heavy cantilever that hangs from a horizontal clamp.
type hangingShape struct {
	width, height float64   // of the tip from the clamp, over L
	x, z          []float64 // points from tip to clamp, relative to the clamp, z up
}

// spaced returns about count of the shape's points, at equal distances.
func (h *hangingShape) spaced(count int) (x, z []float64) {
	way, next := 0.0, 0.0
	for i := range h.x {
		if i > 0 {
			way += math.Hypot(h.x[i]-h.x[i-1], h.z[i]-h.z[i-1])
		}
		if way >= next {
			x, z, next = append(x, h.x[i]), append(z, h.z[i]), next+1/float64(count)
		}
	}
	return x, z
}

// heavyCantilever returns the shape for Γ = ρgA L³/EI. With φ the angle from the downward vertical and σ the distance from
// the free end: φ″ = Γ σ sin φ, φ′(0) = 0, φ(1) = π/2. A soft rod hangs straight for most of its length, with φ(0) as
// small as e^(−⅔√Γ), so the unknowns here are λ = ln φ and p = φ′/φ: λ′ = p, p′ = Γ σ sin(φ)/φ − p².
func heavyCantilever(gamma float64) hangingShape {
	f := func(sigma float64, y, dy []float64) {
		phi := math.Exp(y[0])
		sin, cos := math.Sincos(phi)
		ratio := 1.0 // sin(φ)/φ
		if phi > 0 { // φ may underflow
			ratio = sin / phi
		}
		dy[0], dy[1] = y[1], gamma*sigma*ratio-y[1]*y[1]
		dy[2], dy[3] = sin, cos
	}
	hang := func(logTip float64, observe func(float64, []float64)) []float64 {
		y := []float64{logTip, 0, 0, 0}
		integrate(f, 0, 1, y, 1e-12, observe)
		return y
	}
	clamp := math.Log(math.Pi / 2)
	logTip := root(func(logTip float64) float64 { return hang(logTip, nil)[0] - clamp }, clamp, clamp-math.Sqrt(gamma)-1)
	var shape hangingShape
	y := hang(logTip, func(_ float64, y []float64) {
		shape.x, shape.z = append(shape.x, y[2]), append(shape.z, y[3])
	})
	shape.width, shape.height = y[2], y[3]
	for i := range shape.x {
		shape.x[i], shape.z[i] = shape.width-shape.x[i], shape.z[i]-shape.height
	}
	return shape
}

// catenarySag returns sag over span of a chain whose length over span is stretch: sinh(q)/q = stretch,
// sag/span = (cosh q − 1)/2q, with q half the span over the catenary's parameter.
func catenarySag(stretch float64) (sag, q float64) {
	q = root(func(q float64) float64 { return math.Sinh(q)/q - stretch }, 1e-6, 20)
	return (math.Cosh(q) - 1) / (2 * q), q
}
