package spatial

import (
	"math"
	"testing"
)

func TestQuatActsAsItsMatrix(t *testing.T) {
	r := newRandom()
	var ma, mb, mab, prod Mat3
	for range 100 {
		a, b, v := r.quat(), r.quat(), r.vec()
		a.Mat(&ma)
		b.Mat(&mb)
		a.Mul(b).Mat(&mab)
		prod.Mul(&ma, &mb)
		within(t, "matrix of a product", mat3Diff(&mab, &prod), 10*ulp)
		within(t, "Rotate", a.Rotate(v).Sub(ma.MulVec(v)).Norm(), 10*ulp*v.Norm())
		within(t, "Unrotate", a.Unrotate(v).Sub(ma.TMulVec(v)).Norm(), 10*ulp*v.Norm())
		within(t, "Z3", a.Z3().Sub(ma.Col(2)).Norm(), 10*ulp)
		within(t, "FromAxes", distance(FromAxes(ma.Col(0), ma.Col(1), ma.Col(2)), a), 10*ulp)
		within(t, "determinant", math.Abs(ma.Det()-1), 10*ulp)
	}
}

func TestFromAxesAtHalfTurns(t *testing.T) {
	for _, q := range []Quat{Identity, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}, {0, 0.6, 0.8, 0}, {0, 0, -0.6, 0.8}} {
		var m Mat3
		q.Mat(&m)
		within(t, "FromAxes", distance(FromAxes(m.Col(0), m.Col(1), m.Col(2)), q), 10*ulp)
	}
}

func TestBetween(t *testing.T) {
	r := newRandom()
	for range 100 {
		a, b := r.axis(), r.axis()
		q := Between(a, b)
		within(t, "a to b", q.Rotate(a).Sub(b).Norm(), 20*ulp/(1+a.Dot(b)))
		// The smallest rotation turns by the angle between them.
		angle := math.Atan2(a.Cross(b).Norm(), a.Dot(b))
		within(t, "angle", math.Abs(q.Log().Norm()-angle), 20*ulp/(1+a.Dot(b)))
	}
	for _, a := range []Vec3{V(1, 0, 0), V(0, 0, -1), V(0.6, -0.8, 0)} {
		within(t, "opposite", Between(a, a.Neg()).Rotate(a).Add(a).Norm(), 10*ulp)
		within(t, "same", distance(Between(a, a), Identity), 10*ulp)
	}
}

func TestAxisAngle(t *testing.T) {
	within(t, "a quarter turn about z", AxisAngle(V(0, 0, 1), math.Pi/2).Rotate(V(1, 0, 0)).Sub(V(0, 1, 0)).Norm(), 4*ulp)
}

func TestFrameInverse(t *testing.T) {
	r := newRandom()
	for range 100 {
		f, g, p := r.frame(), r.frame(), r.vec()
		within(t, "Mul", f.Mul(g).Point(p).Sub(f.Point(g.Point(p))).Norm(), 40*ulp)
		within(t, "Local", f.Local(f.Point(p)).Sub(p).Norm(), 40*ulp)
		within(t, "Inverse", f.Inverse().Point(p).Sub(f.Local(p)).Norm(), 40*ulp)
	}
}
