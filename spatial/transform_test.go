package spatial

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// Components below are at most 10, and a frame adds an arm of at most 17 m: numbers of up to about 10³, products of
// three to 10⁴, so rounding stays below 10⁻¹¹.
const transformTol = 1e-11

func TestAdjointIsAHomomorphism(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawFrame(t, "a"), drawFrame(t, "b")
		tw, w := drawTwist(t, "t"), drawWrench(t, "w")
		within(t, "Ad_ab = Ad_a Ad_b", twistNorm(a.Mul(b).Twist(tw).Sub(a.Twist(b.Twist(tw)))), transformTol)
		within(t, "the same for wrenches", wrenchNorm(a.Mul(b).Wrench(w).Sub(a.Wrench(b.Wrench(w)))), transformTol)

		var ma, mb, mab Mat6
		a.Adjoint(&ma)
		b.Adjoint(&mb)
		a.Mul(b).Adjoint(&mab)
		ma.Mul(&ma, &mb)
		within(t, "as matrices", mat6Diff(&ma, &mab), transformTol)
	})
}

func TestTransformsInvert(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f, tw, w := drawFrame(t, "f"), drawTwist(t, "t"), drawWrench(t, "w")
		within(t, "LocalTwist", twistNorm(f.LocalTwist(f.Twist(tw)).Sub(tw)), transformTol)
		within(t, "LocalTwist as inverse frame", twistNorm(f.LocalTwist(tw).Sub(f.Inverse().Twist(tw))), transformTol)
		within(t, "LocalWrench", wrenchNorm(f.LocalWrench(f.Wrench(w)).Sub(w)), transformTol)
		within(t, "LocalWrench as inverse frame", wrenchNorm(f.LocalWrench(w).Sub(f.Inverse().Wrench(w))), transformTol)
	})
}

func TestPowerIsInvariant(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f, tw, w, p := drawFrame(t, "f"), drawTwist(t, "t"), drawWrench(t, "w"), drawVec(t, "p")
		want := tw.Power(w)
		within(t, "in the parent", math.Abs(f.Twist(tw).Power(f.Wrench(w))-want), transformTol)
		within(t, "in the local frame", math.Abs(f.LocalTwist(tw).Power(f.LocalWrench(w))-want), transformTol)
		within(t, "about a point", math.Abs(tw.At(p).Power(w.At(p))-want), transformTol)

		var ad Mat6
		f.Adjoint(&ad)
		within(t, "transpose", math.Abs(tw.Power(ad.TMulWrench(w))-ad.MulTwist(tw).Power(w)), transformTol)
	})
}

func TestTransformMatrices(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f, tw, w := drawFrame(t, "f"), drawTwist(t, "t"), drawWrench(t, "w")
		var ad, co, tr Mat6
		f.Adjoint(&ad)
		f.Coadjoint(&co)
		within(t, "Adjoint", twistNorm(ad.MulTwist(tw).Sub(f.Twist(tw))), transformTol)
		within(t, "Coadjoint", wrenchNorm(co.MulWrench(w).Sub(f.Wrench(w))), transformTol)
		tr.T(&ad)
		tr.Mul(&tr, &co) // Adᵀ Ad⁻ᵀ
		within(t, "Coadjoint = Adjoint⁻ᵀ", mat6Diff(&tr, &Mat6{AA: Diag(1, 1, 1), LL: Diag(1, 1, 1)}), transformTol)
	})
}

func TestMovingToAPoint(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tw, w, p := drawTwist(t, "t"), drawWrench(t, "w"), drawVec(t, "p")
		there := Frame{Identity, p}
		within(t, "twist", twistNorm(tw.At(p).Sub(there.LocalTwist(tw))), transformTol)
		within(t, "wrench", wrenchNorm(w.At(p).Sub(there.LocalWrench(w))), transformTol)
		within(t, "there and back", wrenchNorm(w.At(p).At(p.Neg()).Sub(w)), transformTol)
	})
	// A lever: 2 N along y at 3 m along x is 6 N m about z.
	if got := (Wrench{Force: V(0, 2, 0)}).At(V(-3, 0, 0)); got.Torque != V(0, 0, 6) {
		t.Errorf("torque %v, want 6 N m about z", got.Torque)
	}
	// A wheel turning about z: the point 3 m along x moves along y.
	if got := (Twist{Angular: V(0, 0, 2)}).At(V(3, 0, 0)); got.Linear != V(0, 6, 0) {
		t.Errorf("velocity %v, want 6 m/s along y", got.Linear)
	}
}

func TestCrossProducts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := drawTwist(t, "a"), drawTwist(t, "b"), drawTwist(t, "c")
		f, w := drawFrame(t, "f"), drawWrench(t, "w")
		jacobi := a.Cross(b.Cross(c)).Add(b.Cross(c.Cross(a))).Add(c.Cross(a.Cross(b)))
		within(t, "Jacobi", twistNorm(jacobi), transformTol)
		within(t, "antisymmetry", twistNorm(a.Cross(b).Add(b.Cross(a))), 0)
		within(t, "duality", math.Abs(a.Cross(b).Power(w)+b.Power(a.CrossWrench(w))), transformTol)
		// The frame's arm enters twice: numbers up to 10⁵.
		within(t, "Ad(a×b) = Ad a × Ad b", twistNorm(f.Twist(a.Cross(b)).Sub(f.Twist(a).Cross(f.Twist(b)))), 100*transformTol)
	})
}

func TestCrossIsTheRateOfATransform(t *testing.T) {
	// d/ds of Ad(exp(s a)) b at s = 0 is a×b, and the same for wrenches with ×*.
	r := newRandom()
	for range 20 {
		a, b, w := r.twist(), r.twist(), Wrench{r.vec(), r.vec()}
		plus, minus := ExpTwist(a.Scale(diffStep)), ExpTwist(a.Scale(-diffStep))
		rate := plus.Twist(b).Sub(minus.Twist(b)).Scale(0.5 / diffStep)
		within(t, "twist", twistNorm(rate.Sub(a.Cross(b))), 20*diffTol)
		loadRate := plus.Wrench(w).Sub(minus.Wrench(w)).Scale(0.5 / diffStep)
		within(t, "wrench", wrenchNorm(loadRate.Sub(a.CrossWrench(w))), 20*diffTol)
	}
}

// On a busy 2.8 GHz Xeon, best of ten: 25 ns.
func BenchmarkFrameTwist(b *testing.B) {
	f, t := ExpTwist(Twist{V(0.3, -0.2, 0.9), V(0, 1, 1)}), Twist{V(1, 2, 3), V(4, 5, 6)}
	b.ReportAllocs()
	for b.Loop() {
		t = f.Twist(t)
		t.Linear = V(4, 5, 6)
	}
	vecSink = t.Linear
}
