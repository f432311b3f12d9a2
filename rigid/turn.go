package rigid

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// A free body turns so that its angular momentum L stays: with y = Rᵀ L in body axes and K the inverse inertia,
//
//	ẏ = y × K y,   Ṙ = R [K y]
//
// The step is the discrete Moser–Veselov algorithm with inertia that is adapted to the step (McLachlan & Zanna 2005; Hairer & Vilmart 2006). The
// algorithm turns R by the rotation with the Gibbs vector u (tangent of half the angle) that solves
//
//	(1 + |u|²) h y/2 = J u + u × J u
//
// and keeps both invariants of the motion exactly, C = |y|²/2 and the energy H = y·Ky/2, whatever J⁻¹ = s K + d 1. A motion on the same
// curve can differ from the true one only in its two rates, so that two numbers s and d, functions of C and H, make it exact:
//
//	s = 1 + h² s₃ + h⁴ s₅ + …,   d = h² d₃ + h⁴ d₅ + …
//
// With e₁, e₂, e₃ the elementary symmetric functions of the principal values of K, comparing power series in h gives
//
//	s₃ = −e₁H/3 + e₂C/6
//	d₃ = e₂H/6 − e₃C/3
//	s₅ = (2e₁² − e₂)H²/60 + (4e₃ − e₁e₂)HC/30 + (e₂² − 3e₁e₃)C²/30
//	d₅ = −(e₁e₂ + 6e₃)H²/60 + (8e₁e₃ − e₂²)HC/60 − e₂e₃C²/60
//
// These make it of sixth order.

// rotor is what the free rotation of a body depends on.
type rotor struct {
	inverse spatial.Vec3 // 1/principal moments of inertia [1/(kg m²)]
	axes    spatial.Quat // principal axes in those of the body
	aligned bool         // they are the same
	round   bool         // all moments are the same
	// Coefficients of s and d: of H and C, then of H², HC and C².
	s3, d3 [2]float64
	s5, d5 [3]float64
}

const (
	mostTurn  = 0.25 // in one part of a step [rad]
	mostParts = 256  // of a step
	slender   = 1e5  // ratio of moments from which on the terms of fifth order are lost in rounding
)

func newRotor(inverse spatial.Vec3, axes spatial.Quat) rotor {
	a, b, c := inverse.X, inverse.Y, inverse.Z
	e1, e2, e3 := a+b+c, a*b+b*c+c*a, a*b*c
	r := rotor{inverse: inverse, axes: axes, aligned: axes == spatial.Identity}
	low, high := min(a, b, c), max(a, b, c)
	r.round = high-low <= 1e-14*high
	r.s3, r.d3 = [2]float64{-e1 / 3, e2 / 6}, [2]float64{e2 / 6, -e3 / 3}
	if high < slender*low {
		r.s5 = [3]float64{(2*e1*e1 - e2) / 60, (4*e3 - e1*e2) / 30, (e2*e2 - 3*e1*e3) / 30}
		r.d5 = [3]float64{-(e1*e2 + 6*e3) / 60, (8*e1*e3 - e2*e2) / 60, -e2 * e3 / 60}
	}
	return r
}

// turn returns where a body with orientation rot is after h seconds with angular momentum l, in world axes. A step of many radians is
// taken in parts; what is faster still turns about its axis of the moment, which no longer keeps the energy, but bounds it.
func (r *rotor) turn(rot spatial.Quat, l spatial.Vec3, h float64) spatial.Quat {
	if l == (spatial.Vec3{}) {
		return rot
	}
	if r.round {
		return spatial.Exp(l.Scale(h * r.inverse.X)).Mul(rot).Unit()
	}
	y := r.local(rot, l)
	angle := h * spatial.V(r.inverse.X*y.X, r.inverse.Y*y.Y, r.inverse.Z*y.Z).Norm()
	if angle <= mostTurn {
		return rot.Mul(r.part(y, h)).Unit()
	}
	parts := math.Min(math.Ceil(angle/mostTurn), mostParts)
	h /= parts
	for range int(parts) {
		y = r.local(rot, l)
		w := spatial.V(r.inverse.X*y.X, r.inverse.Y*y.Y, r.inverse.Z*y.Z)
		if w.Norm2()*h*h > 4*mostTurn*mostTurn {
			rot = rot.Mul(spatial.Exp(r.own(w.Scale(h)))).Unit()
		} else {
			rot = rot.Mul(r.part(y, h)).Unit()
		}
	}
	return rot
}

// local takes a vector from world to principal axes, own from there to those of the body.
func (r *rotor) local(rot spatial.Quat, v spatial.Vec3) spatial.Vec3 {
	if v = rot.Unrotate(v); r.aligned {
		return v
	}
	return r.axes.Unrotate(v)
}

func (r *rotor) own(v spatial.Vec3) spatial.Vec3 {
	if r.aligned {
		return v
	}
	return r.axes.Rotate(v)
}

// part returns the turn of a step, in body axes and not of unit length, for an angular momentum in principal axes.
func (r *rotor) part(y spatial.Vec3, h float64) spatial.Quat {
	k := r.inverse
	c, e := 0.5*y.Norm2(), 0.5*(k.X*y.X*y.X+k.Y*y.Y*y.Y+k.Z*y.Z*y.Z)
	h2 := h * h
	s := 1 + h2*(r.s3[0]*e+r.s3[1]*c+h2*(r.s5[0]*e*e+r.s5[1]*e*c+r.s5[2]*c*c))
	d := h2 * (r.d3[0]*e + r.d3[1]*c + h2*(r.d5[0]*e*e+r.d5[1]*e*c+r.d5[2]*c*c))
	k = spatial.V(s*k.X+d, s*k.Y+d, s*k.Z+d)
	// u × J u has the differences of J. By the triangle inequality these are no larger than the third moment, so that each round is |u| times
	// nearer: 16 digits in some 16 rounds at most.
	dx, dy, dz := k.X*(1/k.Z-1/k.Y), k.Y*(1/k.X-1/k.Z), k.Z*(1/k.Y-1/k.X)
	f := spatial.V(0.5*h*k.X*y.X, 0.5*h*k.Y*y.Y, 0.5*h*k.Z*y.Z)
	u := f
	const rounds, enough = 40, 1e-31 // square of a rounding error
	for range rounds {
		n := 1 + u.Norm2()
		next := spatial.V(n*f.X-dx*u.Y*u.Z, n*f.Y-dy*u.Z*u.X, n*f.Z-dz*u.X*u.Y)
		change := next.Sub(u).Norm2()
		if u = next; change <= enough*u.Norm2() {
			break
		}
	}
	u = r.own(u)
	return spatial.Quat{W: 1, X: u.X, Y: u.Y, Z: u.Z}
}
