package spatial

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// tumble is a smooth motion with known rates, of period 2π: a spin about z after a wobble.
func tumble(t float64) (q Quat, velocity, acceleration Vec3) {
	s, c := math.Sincos(t)
	s2, c2 := math.Sincos(2 * t)
	r, rate, accel := V(0.8*s, 0.5*c2, 0.3*c), V(0.8*c, -s2, -0.3*s), V(-0.8*s, -2*c2, -0.3*c)
	body, bodyRate := ExpMotion(r, rate, accel)
	wobble, spin := Exp(r), V(0, 0, 1)
	q = Exp(V(0, 0, t)).Mul(wobble)
	// In parent axes: the spin, and the wobble's velocity carried along by it.
	w := q.Rotate(body)
	return q, spin.Add(w), q.Rotate(bodyRate).Add(spin.Cross(w))
}

// scattered returns keys at uneven times with turns of up to about 1.5 rad.
func scattered(r random, n int) RotationCurveConfig {
	c := RotationCurveConfig{Times: make([]float64, n), Rotations: make([]Quat, n)}
	q, t := r.quat(), -1.0
	for i := range n {
		c.Times[i], c.Rotations[i] = t, q
		q = q.Mul(Exp(r.axis().Scale(1.5 * r.Float64())))
		t += 0.5 + r.Float64()
	}
	return c
}

func mustCurve(t *testing.T, c RotationCurveConfig) *RotationCurve {
	t.Helper()
	curve, err := NewRotationCurve(c)
	if err != nil {
		t.Fatal(err)
	}
	return curve
}

// variants returns the same keys with every kind of ends.
func variants(c RotationCurveConfig) map[string]RotationCurveConfig {
	given, mixed, closed := c, c, c
	given.StartVelocity, given.EndVelocity = &Vec3{1, -0.5, 0.2}, &Vec3{0, 0.3, -1}
	mixed.EndVelocity = &Vec3{}
	closed.Period = c.Times[len(c.Times)-1] - c.Times[0] + 0.8
	return map[string]RotationCurveConfig{"natural": c, "given": given, "mixed": mixed, "closed": closed}
}

func TestCurveIsC2AtItsKeys(t *testing.T) {
	for _, n := range []int{2, 3, 4, 30} {
		for name, c := range variants(scattered(newRandom(), n)) {
			curve := mustCurve(t, c)
			for i, key := range c.Times {
				q, w, a := curve.At(key)
				at := fmt.Sprintf("%s, key %d of %d", name, i, n)
				within(t, at+": rotation", distance(q, c.Rotations[i]), 10*ulp)
				before := i - 1
				if i == 0 {
					if c.Period == 0 {
						continue
					}
					before = n - 1
				}
				// The limit from the left is the piece before, at its end. Accelerations are some 10 rad/s².
				q0, w0, a0 := curve.after(before, curve.clock.duration(before))
				within(t, at+": rotation from the left", distance(q, q0), 10*ulp)
				within(t, at+": velocity from the left", w.Sub(w0).Norm(), 1e-13)
				within(t, at+": acceleration from the left", a.Sub(a0).Norm(), 1e-12)
			}
		}
	}
}

func TestCurveEnds(t *testing.T) {
	all := variants(scattered(newRandom(), 7))
	first, last := all["natural"].Times[0], all["natural"].Times[6]
	for name, c := range all {
		if c.Period > 0 {
			continue
		}
		curve := mustCurve(t, c)
		for _, end := range []struct {
			at    float64
			given *Vec3
		}{{first, c.StartVelocity}, {last, c.EndVelocity}} {
			_, w, a := curve.At(end.at)
			if end.given == nil {
				within(t, name+": natural end", a.Norm(), 1e-12)
			} else {
				within(t, name+": given velocity", w.Sub(*end.given).Norm(), 1e-13)
			}
		}
		for i, outside := range []float64{first - 1e-9, last + 1e-9, math.Inf(-1), math.Inf(1)} {
			q, w, a := curve.At(outside)
			within(t, name+": held", distance(q, c.Rotations[i%2*6]), 4*ulp)
			if w != (Vec3{}) || a != (Vec3{}) {
				t.Errorf("%s: velocity %v, acceleration %v at %v s, want rest", name, w, a, outside)
			}
		}
	}
}

func TestClosedCurveRepeats(t *testing.T) {
	c := variants(scattered(newRandom(), 5))["closed"]
	curve := mustCurve(t, c)
	for i := range 50 {
		at := c.Times[0] + c.Period*float64(i)/50
		q, w, a := curve.At(at)
		for _, turns := range []float64{-3, 1, 10} {
			// The time itself is rounded, by 10⁻¹⁴ s; velocities and accelerations are some 10.
			q1, w1, a1 := curve.At(at + turns*c.Period)
			within(t, "rotation", distance(q, q1), 1e-12)
			within(t, "velocity", w.Sub(w1).Norm(), 1e-12)
			within(t, "acceleration", a.Sub(a1).Norm(), 1e-11)
		}
	}
}

func TestCurveRatesAgainstDifferences(t *testing.T) {
	for name, c := range variants(scattered(newRandom(), 6)) {
		curve := mustCurve(t, c)
		for at := c.Times[0] + 0.01; at < c.Times[5]; at += 0.0501 {
			_, w, a := curve.At(at)
			plus, wPlus, _ := curve.At(at + diffStep)
			minus, wMinus, _ := curve.At(at - diffStep)
			// Third derivatives reach 10² here.
			velocity := plus.Mul(minus.Conj()).Log().Scale(0.5 / diffStep)
			within(t, name+": velocity", velocity.Sub(w).Norm(), 10*diffTol)
			within(t, name+": acceleration", wPlus.Sub(wMinus).Scale(0.5/diffStep).Sub(a).Norm(), 10*diffTol)
		}
	}
}

func TestCurveKeepsASteadySpin(t *testing.T) {
	spin := V(0.3, -0.7, 0.4)
	var c RotationCurveConfig
	for _, at := range []float64{0, 0.5, 2, 2.2, 5} {
		c.Times, c.Rotations = append(c.Times, at), append(c.Rotations, Exp(spin.Scale(at)))
	}
	curve := mustCurve(t, c)
	for at := 0.0; at <= 5; at += 0.1 {
		q, w, a := curve.At(at)
		within(t, "rotation", distance(q, Exp(spin.Scale(at))), 1e-14)
		within(t, "velocity", w.Sub(spin).Norm(), 1e-14)
		within(t, "acceleration", a.Norm(), 1e-13)
	}
}

func TestCurveAboutOneAxisIsTheCubicSpline(t *testing.T) {
	// f(t) = t³ is its own spline when its end velocities are given.
	axis := V(0.48, 0.6, 0.64)
	c := RotationCurveConfig{StartVelocity: new(Vec3), EndVelocity: new(Vec3)}
	*c.EndVelocity = axis.Scale(3 * 1.5 * 1.5)
	for _, at := range []float64{0, 0.6, 1, 1.3, 1.5} {
		c.Times, c.Rotations = append(c.Times, at), append(c.Rotations, Exp(axis.Scale(at*at*at)))
	}
	curve := mustCurve(t, c)
	for at := 0.0; at <= 1.5; at += 0.03 {
		q, w, a := curve.At(at)
		within(t, "rotation", distance(q, Exp(axis.Scale(at*at*at))), 1e-13)
		within(t, "velocity", w.Sub(axis.Scale(3*at*at)).Norm(), 1e-13)
		within(t, "acceleration", a.Sub(axis.Scale(6*at)).Norm(), 1e-12)
	}
}

func TestCurveTurnsWithItsKeys(t *testing.T) {
	// Turning every key turns the curve and its rates: there is no preferred axis.
	c := scattered(newRandom(), 8)
	turn := Exp(V(1, -2, 0.5))
	turned := c
	turned.Rotations = nil
	for _, q := range c.Rotations {
		turned.Rotations = append(turned.Rotations, turn.Mul(q))
	}
	one, two := mustCurve(t, c), mustCurve(t, turned)
	for at := c.Times[0]; at < c.Times[7]; at += 0.1 {
		q1, w1, a1 := one.At(at)
		q2, w2, a2 := two.At(at)
		within(t, "rotation", distance(turn.Mul(q1), q2), 1e-13)
		within(t, "velocity", turn.Rotate(w1).Sub(w2).Norm(), 1e-13)
		within(t, "acceleration", turn.Rotate(a1).Sub(a2).Norm(), 1e-12)
	}
}

func TestCurveConverges(t *testing.T) {
	// A cubic spline is of order 4 in its values, 3 in the first and 2 in the second derivative.
	for _, closed := range []bool{true, false} {
		var before [3]float64
		for n := 32; n <= 256; n *= 2 {
			worst := tumbleErrors(t, n, closed)
			for d, want := range []float64{4, 3, 2} {
				if order := math.Log2(before[d] / worst[d]); before[d] > 0 && order < want-0.2 {
					t.Errorf("closed %v, %d keys: derivative %d converges with order %.2f, want %g", closed, n, d, order, want)
				}
			}
			before = worst
		}
		within(t, "rotation with 256 keys", before[0], 1e-7)
	}
}

// tumbleErrors returns the largest errors of rotation, velocity and acceleration of a curve of n spans through tumble.
func tumbleErrors(t *testing.T, n int, closed bool) (worst [3]float64) {
	var c RotationCurveConfig
	if closed {
		c.Period = 2 * math.Pi
	}
	for i := 0; i < n || (i == n && !closed); i++ {
		at := 2 * math.Pi * float64(i) / float64(n)
		q, w, _ := tumble(at)
		c.Times, c.Rotations = append(c.Times, at), append(c.Rotations, q)
		if !closed && i == 0 {
			c.StartVelocity = &w
		} else if !closed && i == n {
			c.EndVelocity = &w
		}
	}
	curve := mustCurve(t, c)
	for i := range 1000 {
		at := 2 * math.Pi * (float64(i) + 0.5) / 1000
		q, w, a := tumble(at)
		gotQ, gotW, gotA := curve.At(at)
		worst[0] = max(worst[0], distance(q, gotQ))
		worst[1] = max(worst[1], gotW.Sub(w).Norm())
		worst[2] = max(worst[2], gotA.Sub(a).Norm())
	}
	return worst
}

func TestCurveThroughAnyRotationsAtEvenTimes(t *testing.T) {
	r := newRandom()
	for range 200 {
		c := RotationCurveConfig{Times: []float64{0, 1, 2, 3, 4, 5}}
		for range c.Times {
			c.Rotations = append(c.Rotations, r.quat())
		}
		mustCurve(t, c)
		c.Period = 6
		mustCurve(t, c)
	}
	// Half a turn at a time, and none.
	c := RotationCurveConfig{
		Times:     []float64{0, 1, 2, 3},
		Rotations: []Quat{Identity, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 1, 0}},
	}
	mustCurve(t, c)
}

func TestCurveSaysWhenThereIsNone(t *testing.T) {
	// Random rotations at very uneven times ask for swings that no cubics can join: about one set in a hundred.
	r, none := newRandom(), 0
	for range 500 {
		var c RotationCurveConfig
		for at, i := 0.0, 0; i < 20; i++ {
			c.Times, c.Rotations = append(c.Times, at), append(c.Rotations, r.quat())
			at += 0.1 + r.ExpFloat64()
		}
		if _, err := NewRotationCurve(c); err != nil {
			none++
			if !strings.Contains(err.Error(), "no curve of continuous acceleration found: from key") {
				t.Fatal(err)
			}
		}
	}
	if none == 0 || none > 15 {
		t.Errorf("%d of 500 without a curve, want a few", none)
	}
}

func TestCurveRejects(t *testing.T) {
	times, keys := []float64{0, 1, 2}, []Quat{Identity, Identity, Identity}
	nan, inf := math.NaN(), math.Inf(1)
	still := &Vec3{}
	for _, c := range []struct {
		config RotationCurveConfig
		want   string
	}{
		{RotationCurveConfig{}, "Times is of length 0"},
		{RotationCurveConfig{Times: times[:1], Rotations: keys[:1]}, "Times is of length 1, want at least 2"},
		{RotationCurveConfig{Times: times, Rotations: keys[:2]}, "Rotations is of length 2, want one for each of the 3 Times"},
		{RotationCurveConfig{Times: []float64{0, 2, 2}, Rotations: keys}, "Times[2] is 2, want more than Times[1], which is 2"},
		{RotationCurveConfig{Times: []float64{0, 2, 1}, Rotations: keys}, "Times[2] is 1, want more"},
		{RotationCurveConfig{Times: []float64{0, nan, 1}, Rotations: keys}, "Times[1] is NaN, want a finite"},
		{RotationCurveConfig{Times: []float64{0, 1, inf}, Rotations: keys}, "Times[2] is +Inf, want a finite"},
		{RotationCurveConfig{Times: times, Rotations: []Quat{Identity, {}, Identity}}, "Rotations[1] is {0 0 0 0}, want a finite quaternion other than zero"},
		{RotationCurveConfig{Times: times, Rotations: []Quat{{nan, 0, 0, 1}, Identity, Identity}}, "Rotations[0] is {NaN 0 0 1}"},
		{RotationCurveConfig{Times: times, Rotations: []Quat{{1e200, 0, 0, 1}, Identity, Identity}}, "Rotations[0] is {1e+200 0 0 1}"},
		{RotationCurveConfig{Times: times, Rotations: keys, Period: 2}, "Period is 2, want 0, or more than the 2 s"},
		{RotationCurveConfig{Times: times, Rotations: keys, Period: -1}, "Period is -1"},
		{RotationCurveConfig{Times: times, Rotations: keys, Period: inf}, "Period is +Inf"},
		{RotationCurveConfig{Times: times, Rotations: keys, Period: 3, StartVelocity: still}, "StartVelocity is {0 0 0}, want none on a closed curve"},
		{RotationCurveConfig{Times: times, Rotations: keys, EndVelocity: &Vec3{X: nan}}, "EndVelocity is {NaN 0 0}, want finite"},
		{RotationCurveConfig{Times: []float64{0, 5e-324, 1}, Rotations: []Quat{Identity, {0, 1, 0, 0}, Identity}}, "from key 0 it goes 3.14 rad in 4.94e-324 s"},
	} {
		_, err := NewRotationCurve(c.config)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want one with %q", err, c.want)
		}
	}
}

func TestCurveDoesNotAllocate(t *testing.T) {
	curve := mustCurve(t, scattered(newRandom(), 20))
	at := 0.0
	noAllocs(t, "RotationCurve.At", func() {
		quatSink, vecSink, _ = curve.At(at)
		at += 0.1
	})
}

// On a busy 2.8 GHz Xeon, best of ten: 110 ns.
func BenchmarkRotationCurveAt(b *testing.B) {
	curve, err := NewRotationCurve(scattered(newRandom(), 100))
	if err != nil {
		b.Fatal(err)
	}
	at := 0.0
	b.ReportAllocs()
	for b.Loop() {
		quatSink, vecSink, _ = curve.At(at)
		if at += 0.37; at > 90 {
			at = 0
		}
	}
}

// On a busy 2.8 GHz Xeon, best of ten: 2 µs a key.
func BenchmarkNewRotationCurve(b *testing.B) {
	c := scattered(newRandom(), 100)
	for b.Loop() {
		if _, err := NewRotationCurve(c); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/100, "ns/key")
}
