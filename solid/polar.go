package solid

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The rotation of an element is the one nearest to its deformation F: the largest tr(RᵀF). With A = F Rᵀ, g its axial vector and a small
// turn w of R, tr(RᵀF) + g·w − ½wᵀHw, H = tr(A) 1 − sym A, and so w = H⁻¹g is a step of Newton's method (Kugelstadt, Koschier and Bender 2018), from the rotation of
// the step before. Where H is not positive, which only inverted elements bring about, the step is w = g/|tr A| (Müller, Bender,
// Chentanez and Macklin 2016), which climbs too. On unit quaternions tr(RᵀF) is a quadratic form, which has one
// maximum: an element that is flat or turned inside out has a rotation like any other, and it moves on continuously.

const (
	polarDone  = 1e-16 // square of a turn after which another would be below rounding
	polarTurns = 30    // at most
	polarSound = 1e-6  // of a principal minor of H, relative to that of a matrix of its size, below which it is not taken for positive
)

// polar returns the rotation nearest to f, from one that is not far.
func polar(f *spatial.Mat3, q spatial.Quat) spatial.Quat {
	var r, a spatial.Mat3
	for range polarTurns {
		q.Mat(&r)
		a.MulT(f, &r)
		w := polarTurn(&a)
		n := w.Norm2()
		q = spatial.Quat{W: 1, X: w.X / 2, Y: w.Y / 2, Z: w.Z / 2}.Mul(q).Unit()
		if !(n > polarDone) {
			break
		}
	}
	return q
}

// polarTurn returns the turn that brings R nearer, for A = F Rᵀ. It is at most 1.
func polarTurn(a *spatial.Mat3) spatial.Vec3 {
	g := spatial.Vec3{X: a.ZY - a.YZ, Y: a.XZ - a.ZX, Z: a.YX - a.XY}
	xx, yy, zz := a.YY+a.ZZ, a.XX+a.ZZ, a.XX+a.YY
	xy, xz, yz := -(a.XY+a.YX)/2, -(a.XZ+a.ZX)/2, -(a.YZ+a.ZY)/2
	cx, cy, cz := yy*zz-yz*yz, yz*xz-xy*zz, xy*yz-yy*xz
	det := xx*cx + xy*cy + xz*cz
	trace := (xx + yy + zz) / 2
	size := math.Abs(xx) + math.Abs(yy) + math.Abs(zz) + 1e-300
	var w spatial.Vec3
	if minor := xx*yy - xy*xy; xx > polarSound*size && minor > polarSound*size*size && det > polarSound*size*size*size {
		dyy, dzz, dyz := xx*zz-xz*xz, minor, xy*xz-xx*yz
		w = spatial.Vec3{X: cx*g.X + cy*g.Y + cz*g.Z, Y: cy*g.X + dyy*g.Y + dyz*g.Z, Z: cz*g.X + dyz*g.Y + dzz*g.Z}.Scale(1 / det)
	} else {
		w = g.Scale(1 / math.Max(math.Abs(trace), size/2))
	}
	return w.Scale(1 / math.Sqrt(math.Max(w.Norm2(), 1)))
}
