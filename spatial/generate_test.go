package spatial

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// ulp is the relative spacing of float64.
const ulp = 0x1p-52

// random draws geometry from a fixed seed.
type random struct{ *rand.Rand }

func newRandom() random { return random{rand.New(rand.NewPCG(20020101, 12))} }

func (r random) vec() Vec3 { return Vec3{r.NormFloat64(), r.NormFloat64(), r.NormFloat64()} }

func (r random) axis() Vec3 { return r.vec().Unit() }

func (r random) twist() Twist { return Twist{r.vec(), r.vec()} }

func (r random) quat() Quat {
	return Quat{r.NormFloat64(), r.NormFloat64(), r.NormFloat64(), r.NormFloat64()}.Unit()
}

func (r random) frame() Frame { return Frame{r.quat(), r.vec()} }

// The same for rapid, which shrinks a failure to a simple one.
func drawVec(t *rapid.T, name string) Vec3 {
	x := rapid.Float64Range(-10, 10)
	return Vec3{x.Draw(t, name+".X"), x.Draw(t, name+".Y"), x.Draw(t, name+".Z")}
}

func drawTwist(t *rapid.T, name string) Twist {
	return Twist{drawVec(t, name+".Angular"), drawVec(t, name+".Linear")}
}

func drawWrench(t *rapid.T, name string) Wrench {
	return Wrench{drawVec(t, name+".Torque"), drawVec(t, name+".Force")}
}

func drawFrame(t *rapid.T, name string) Frame {
	return Frame{Exp(drawVec(t, name+".Rot")), drawVec(t, name+".Pos")}
}

// distance is the angle of the rotation from a to b [rad].
func distance(a, b Quat) float64 { return a.Conj().Mul(b).Log().Norm() }

func twistNorm(t Twist) float64 { return math.Hypot(t.Angular.Norm(), t.Linear.Norm()) }

func wrenchNorm(w Wrench) float64 { return math.Hypot(w.Torque.Norm(), w.Force.Norm()) }

// mat3Diff is the largest difference of an entry.
func mat3Diff(a, b *Mat3) float64 {
	var d Mat3
	d.AddScaled(a, -1, b)
	worst := 0.0
	for i := range 3 {
		c := d.Col(i)
		worst = max(worst, math.Abs(c.X), math.Abs(c.Y), math.Abs(c.Z))
	}
	return worst
}

func mat6Diff(a, b *Mat6) float64 {
	return max(mat3Diff(&a.AA, &b.AA), mat3Diff(&a.AL, &b.AL), mat3Diff(&a.LA, &b.LA), mat3Diff(&a.LL, &b.LL))
}

// within fails unless got ≤ limit; NaN fails.
func within(t interface {
	Helper()
	Errorf(string, ...any)
}, what string, got, limit float64) {
	t.Helper()
	if !(got <= limit) {
		t.Errorf("%s: off by %.3g, want at most %.3g", what, got, limit)
	}
}

func noAllocs(t *testing.T, what string, f func()) {
	t.Helper()
	if n := testing.AllocsPerRun(100, f); n != 0 {
		t.Errorf("%s allocates %v times", what, n)
	}
}
