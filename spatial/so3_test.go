package spatial

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// Angles where a careless exp or log loses digits, and some between.
var hardAngles = []float64{
	0, 1e-300, 1e-160, 1e-12, 1e-8, 1e-4, 0.2499, 0.25, 0.2501, 1, 1.9999, 2, 2.0001, 3, math.Pi - 1e-4, math.Pi - 1e-9,
}

func TestLogUndoesExp(t *testing.T) {
	r := newRandom()
	for _, angle := range hardAngles {
		for range 200 {
			v := r.axis().Scale(angle)
			// Exp and Log each round an angle of up to π and three components: a few ulps.
			within(t, fmt.Sprintf("Log(Exp(v)) for %g rad", angle), Exp(v).Log().Sub(v).Norm(), 4*ulp*angle)
		}
	}
}

func TestLogAtHalfTurn(t *testing.T) {
	r := newRandom()
	for range 200 {
		v := r.axis().Scale(math.Pi)
		got := Exp(v).Log()
		if got.Dot(v) < 0 { // |v| rounded to just above π: the other of the two vectors is the shorter
			got = got.Neg()
		}
		within(t, "Log(Exp(v)) for π", got.Sub(v).Norm(), 4*ulp*math.Pi)
	}
	for _, c := range []struct {
		q    Quat
		want Vec3
	}{
		{Quat{0, 1, 0, 0}, V(math.Pi, 0, 0)},
		{Quat{0, 0, -1, 0}, V(0, -math.Pi, 0)},
		{Quat{-1e-300, 0, 0, 1}, V(0, 0, -math.Pi)},
		{Identity, Vec3{}},
		{Quat{W: -1}, Vec3{}},
		{Quat{-1, 1e-200, 0, 0}, V(-2e-200, 0, 0)},
		{Quat{3, 0, 3, 0}, V(0, math.Pi/2, 0)}, // not unit
		{Quat{}, Vec3{}},
	} {
		within(t, fmt.Sprintf("Log(%v)", c.q), c.q.Log().Sub(c.want).Norm(), ulp*c.want.Norm())
	}
}

func TestLogIsShortAndIgnoresSign(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := Exp(drawVec(t, "v"))
		v := q.Log()
		within(t, "|Log q| − π", v.Norm()-math.Pi, 2*ulp*math.Pi)
		within(t, "Exp(Log q)", distance(Exp(v), q), 8*ulp)
		if q.W != 0 && (Quat{-q.W, -q.X, -q.Y, -q.Z}).Log() != v {
			t.Errorf("Log(−q) differs from Log(q) for %v", q)
		}
	})
}

// Log and Exp against each other for whatever the fuzzer finds.
func FuzzLogExp(f *testing.F) {
	for _, angle := range append(hardAngles, math.Pi, 4, 2*math.Pi, 1e3) {
		f.Add(angle, 0.0, 0.0)
		f.Add(angle*0.36, angle*0.48, -angle*0.8)
	}
	f.Fuzz(func(t *testing.T, x, y, z float64) {
		v := Vec3{x, y, z}
		angle := v.Norm()
		if !(angle < 1e6) {
			t.Skip("no angle to speak of")
		}
		q := Exp(v)
		// Rounding √x and halving it leaves half an ulp of the angle.
		within(t, "|q| − 1", math.Abs(math.Sqrt(q.W*q.W+q.Vec().Norm2())-1), 4*ulp)
		back := q.Log()
		within(t, "|Log q| − π", back.Norm()-math.Pi, 2*ulp*math.Pi)
		within(t, "Exp(Log q)", distance(Exp(back), q), 8*ulp)
		if angle < math.Pi-1e-12 {
			within(t, "Log(Exp(v))", back.Sub(v).Norm(), 8*ulp*angle)
		}
	})
}

// powerSeries sums Σ aᵏ/k!, the exponential from its definition. For |a| ≤ π its terms reach 4.5 before they fall, so
// it is good to some 20 ulps.
func powerSeries(a *Mat3) Mat3 {
	sum, term := Diag(1, 1, 1), Diag(1, 1, 1)
	for k := 1; k < 40; k++ {
		term.Mul(&term, a)
		term.AddScaled(&Mat3{}, 1/float64(k), &term)
		sum.Add(&sum, &term)
	}
	return sum
}

func TestRodriguesIsTheMatrixExponential(t *testing.T) {
	r := newRandom()
	for _, angle := range append(hardAngles, math.Pi) {
		v := r.axis().Scale(angle)
		skew := Skew(v)
		want := powerSeries(&skew)
		var m, fromQuat Mat3
		Rodrigues(v, &m)
		Exp(v).Mat(&fromQuat)
		within(t, fmt.Sprintf("Rodrigues, %g rad", angle), mat3Diff(&m, &want), 30*ulp)
		within(t, fmt.Sprintf("Exp, %g rad", angle), mat3Diff(&fromQuat, &want), 30*ulp)
	}
}

// exactSeries sums the series of taylor(n, d) at x with 300 bits, however many terms that takes.
func exactSeries(n, d int, x float64) float64 {
	sum := new(big.Float).SetPrec(300)
	for k := range 90 {
		num := new(big.Int).Exp(big.NewInt(-1), big.NewInt(int64(k+d)), nil)
		for j := 1; j <= d; j++ {
			num.Mul(num, big.NewInt(int64(2*(k+j))))
		}
		den := new(big.Int).MulRange(1, int64(max(1, 2*(k+d)+n)))
		term := new(big.Float).SetPrec(300).SetRat(new(big.Rat).SetFrac(num, den))
		for range k {
			term.Mul(term, big.NewFloat(x))
		}
		sum.Add(sum, term)
	}
	f, _ := sum.Float64()
	return f
}

func TestAngleFunctionsAreAccurate(t *testing.T) {
	for _, angle := range append(hardAngles, 0.5, 1.5, math.Pi, 4, 5) {
		x := angle * angle
		c, s := halfAngle(x)
		a, b, g := firstTerms(x)
		bRate, gRate := rateTerms(x, a, b, g)
		k := inverseTerm(x)
		k2, kRate := inverseRateTerms(x)
		wantB, wantBRate, wantBCurv := exactSeries(2, 0, x), exactSeries(2, 1, x), exactSeries(2, 2, x)
		wantK := -wantBRate / (2 * wantB)
		for _, f := range []struct {
			name             string
			got, want, scale float64 // scale is the value at 0
			ulps             float64
		}{
			{"cos θ/2", c, exactSeries(0, 0, x/4), 1, 2},
			{"sin(θ/2)/θ", s, exactSeries(1, 0, x/4) / 2, 0.5, 2},
			{"a", a, exactSeries(1, 0, x), 1, 4},
			{"b", b, wantB, 0.5, 4},
			// The bounds of series.go, which are in u = ulp/2 and relative to the value, not to that at 0.
			{"g", g, exactSeries(3, 0, x), 1. / 6, 2},
			{"b'", bRate, wantBRate, 1. / 12, 6},
			{"g'", gRate, exactSeries(3, 1, x), 1. / 60, 30},
			{"k", k, wantK, math.Abs(wantK), 30},
			{"k with its rate", k2, wantK, math.Abs(wantK), 30},
			{"k'", kRate, -(wantBCurv/2 + wantK*wantBRate) / wantB, math.Abs(wantK) / 30, 400},
		} {
			within(t, fmt.Sprintf("%s at %g rad", f.name, angle), math.Abs(f.got-f.want), f.ulps*ulp*f.scale)
		}
	}
}

// diffStep is the step of a central difference: its truncation error is about step²/6 times a third derivative of
// order one and its rounding error ulp/step, together least near ulp^⅓. Both are then some 10⁻¹⁰, diffTol allows for
// the constants.
const (
	diffStep = 5e-6
	diffTol  = 2e-9
)

func TestDExpAgainstDifferences(t *testing.T) {
	r := newRandom()
	var body, world, inv, rot, prod Mat3
	one := Diag(1, 1, 1)
	for _, angle := range append(hardAngles, math.Pi, 4, 5) {
		v, w := r.axis().Scale(angle), r.axis()
		at := fmt.Sprintf(" at %g rad", angle)
		plus, minus := Exp(v.AddScaled(diffStep, w)), Exp(v.AddScaled(-diffStep, w))
		DExpBody(v, &body)
		DExpWorld(v, &world)
		within(t, "body"+at, minus.Conj().Mul(plus).Log().Scale(0.5/diffStep).Sub(body.MulVec(w)).Norm(), diffTol)
		within(t, "world"+at, plus.Mul(minus.Conj()).Log().Scale(0.5/diffStep).Sub(world.MulVec(w)).Norm(), diffTol)

		// World axes are body axes turned, and the two are transposes.
		Rodrigues(v, &rot)
		prod.Mul(&rot, &body)
		within(t, "R·body − world"+at, mat3Diff(&prod, &world), 20*ulp)
		tr := body.T()
		within(t, "bodyᵀ − world"+at, mat3Diff(&tr, &world), 0)

		// Near 2π the inverse is large: 1/b bounds it.
		_, b, _ := firstTerms(v.Norm2())
		DExpBodyInv(v, &inv)
		prod.Mul(&inv, &body)
		within(t, "body⁻¹ body"+at, mat3Diff(&prod, &one), 20*ulp/b)
		DExpWorldInv(v, &inv)
		prod.Mul(&world, &inv)
		within(t, "world world⁻¹"+at, mat3Diff(&prod, &one), 20*ulp/b)
	}
}

func TestDExpRatesAgainstDifferences(t *testing.T) {
	r := newRandom()
	for _, f := range []struct {
		name  string
		value func(Vec3, *Mat3)
		rate  func(Vec3, Vec3, *Mat3)
	}{
		{"DExpBody", DExpBody, DExpBodyRate},
		{"DExpWorld", DExpWorld, DExpWorldRate},
		{"DExpBodyInv", DExpBodyInv, DExpBodyInvRate},
		{"DExpWorldInv", DExpWorldInv, DExpWorldInvRate},
	} {
		for _, angle := range append(hardAngles, math.Pi, 4) {
			v, w := r.axis().Scale(angle), r.axis()
			var got, plus, minus Mat3
			f.rate(v, w, &got)
			f.value(v.AddScaled(diffStep, w), &plus)
			f.value(v.AddScaled(-diffStep, w), &minus)
			plus.AddScaled(&plus, -1, &minus)
			plus.AddScaled(&Mat3{}, 0.5/diffStep, &plus)
			within(t, fmt.Sprintf("%sRate at %g rad", f.name, angle), mat3Diff(&got, &plus), diffTol)
		}
	}
}

func TestExpMotion(t *testing.T) {
	r := newRandom()
	for _, angle := range append(hardAngles, math.Pi) {
		v, rate, accel := r.axis().Scale(angle), r.axis(), r.axis()
		at := func(t float64) (Vec3, Vec3) {
			return v.AddScaled(t, rate).AddScaled(t*t/2, accel), rate.AddScaled(t, accel)
		}
		velocity, acceleration := ExpMotion(v, rate, accel)

		var d, dRate Mat3
		DExpBody(v, &d)
		DExpBodyRate(v, rate, &dRate)
		within(t, "velocity by matrix", d.MulVec(rate).Sub(velocity).Norm(), 10*ulp)
		within(t, "acceleration by matrix", d.MulVec(accel).Add(dRate.MulVec(rate)).Sub(acceleration).Norm(), 10*ulp)

		v1, rate1 := at(diffStep)
		v0, rate0 := at(-diffStep)
		after, _ := ExpMotion(v1, rate1, accel)
		before, _ := ExpMotion(v0, rate0, accel)
		within(t, "acceleration by differences", after.Sub(before).Scale(0.5/diffStep).Sub(acceleration).Norm(), diffTol)
	}
}

// On a busy 2.8 GHz Xeon, best of ten: Exp 8 ns for a small angle, 20 ns else; Log 16 ns; DExpBodyRate 26 and 43 ns.
func BenchmarkExp(b *testing.B) {
	for _, angle := range []float64{0.01, 1, 3} {
		b.Run(fmt.Sprint(angle), func(b *testing.B) {
			v := V(0.6, 0, 0.8).Scale(angle)
			var q Quat
			b.ReportAllocs()
			for b.Loop() {
				q = Exp(v)
			}
			quatSink = q
		})
	}
}

func BenchmarkLog(b *testing.B) {
	q := Exp(V(0.3, -0.2, 0.9))
	var v Vec3
	b.ReportAllocs()
	for b.Loop() {
		v = q.Log()
	}
	vecSink = v
}

func BenchmarkDExpBodyRate(b *testing.B) {
	for _, angle := range []float64{0.01, 1, 3} {
		b.Run(fmt.Sprint(angle), func(b *testing.B) {
			v, w := V(0.6, 0, 0.8).Scale(angle), V(1, 2, 3)
			var m Mat3
			b.ReportAllocs()
			for b.Loop() {
				DExpBodyRate(v, w, &m)
			}
			vecSink = m.Col(0)
		})
	}
}

// Sinks keep the compiler from dropping what a benchmark computes.
var (
	vecSink   Vec3
	quatSink  Quat
	frameSink Frame
)
