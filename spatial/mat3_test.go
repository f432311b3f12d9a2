package spatial

import (
	"math"
	"testing"
)

func (r random) mat3() Mat3 {
	a, b, c := r.vec(), r.vec(), r.vec()
	return Mat3{a.X, a.Y, a.Z, b.X, b.Y, b.Z, c.X, c.Y, c.Z}
}

func TestMat3Products(t *testing.T) {
	r := newRandom()
	for range 50 {
		a, b, v, w := r.mat3(), r.mat3(), r.vec(), r.vec()
		var m Mat3
		m.Mul(&a, &b)
		within(t, "(ab)v = a(bv)", m.MulVec(v).Sub(a.MulVec(b.MulVec(v))).Norm(), 200*ulp)
		m.TMul(&a, &b)
		within(t, "(aᵀb)v = aᵀ(bv)", m.MulVec(v).Sub(a.TMulVec(b.MulVec(v))).Norm(), 200*ulp)
		m.MulT(&a, &b)
		within(t, "(abᵀ)v = a(bᵀv)", m.MulVec(v).Sub(a.MulVec(b.TMulVec(v))).Norm(), 200*ulp)
		want := m
		m = a
		m.MulT(&m, &b)
		within(t, "in place", mat3Diff(&m, &want), 0)
		s, o := Skew(v), Outer(v, w)
		within(t, "[v]w = v×w", s.MulVec(w).Sub(v.Cross(w)).Norm(), 0)
		within(t, "(vwᵀ)w = v|w|²", o.MulVec(w).Sub(v.Scale(w.Norm2())).Norm(), 200*ulp)
	}
}

func TestMat3Inverse(t *testing.T) {
	r := newRandom()
	one := Diag(1, 1, 1)
	for range 50 {
		a := r.mat3()
		var m, prod Mat3
		if !m.Inverse(&a) {
			t.Fatal("a random matrix is not singular")
		}
		prod.Mul(&m, &a)
		within(t, "a⁻¹a", mat3Diff(&prod, &one), 1e-11) // condition numbers here reach some 10³
	}
	singular, kept := Outer(V(1, 2, 3), V(4, 5, 6)), one
	if kept.Inverse(&singular) || kept != one {
		t.Errorf("inverse of a singular matrix: %v", kept)
	}
}

func TestPerpendicular(t *testing.T) {
	r := newRandom()
	for _, v := range []Vec3{r.vec(), V(1, 0, 0), V(0, -2, 0), V(0, 0, 3), V(1e-9, 1, 1)} {
		p := v.Perpendicular()
		within(t, "v·p", math.Abs(v.Dot(p)), 2*ulp*v.Norm())
		within(t, "|p| − 1", math.Abs(p.Norm()-1), 2*ulp)
	}
}

// A matrix that is made of what it does to unit vectors does the same.
func TestSetCol(t *testing.T) {
	r := newRandom()
	whole, got := Mat6{r.mat3(), r.mat3(), r.mat3(), r.mat3()}, Mat6{}
	for axis := range 6 {
		w := UnitWrench(axis)
		got.SetCol(axis, whole.MulTwist(Twist{Angular: w.Torque, Linear: w.Force}))
	}
	if got != whole {
		t.Errorf("columns make %v, want %v", got, whole)
	}
}
