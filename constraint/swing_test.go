package constraint

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// Swing and twist put together are the rotation, the swing leans the axis by its size, and torques work on them as they change.
func TestSwingAndTwist(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, u := range []spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}} {
		for range 100 {
			q := spatial.Exp(spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()))
			swing, twist := swingTwist(q, u)
			near(t, "swing along the axis", swing.Dot(u), 0, 1e-12)
			nearVec(t, "rotation", spatial.Exp(swing).Mul(spatial.AxisAngle(u, twist)).Conj().Mul(q).Log(), spatial.Vec3{}, 1e-12)
			near(t, "lean", math.Acos(u.Dot(q.Rotate(u))), swing.Norm(), 1e-7)
			var s turning
			s.swing(q, u)
			var product spatial.Mat3
			product.MulT(&s.toRate, &s.back)
			for i := range 3 {
				unit := [3]spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}}[i]
				nearVec(t, "rates times torques", product.Col(i), unit, 1e-9)
			}
		}
	}
	for _, q := range []spatial.Quat{spatial.Identity, {X: 1}, {Z: 1}, {W: -1}} { // none, half turns, a whole one
		if swing, twist := swingTwist(q, spatial.V(0, 0, 1)); !swing.Finite() || !(math.Abs(twist) <= math.Pi) {
			t.Errorf("%v has the swing %v and the twist %v", q, swing, twist)
		}
		var s turning
		some := spatial.V(1, 2, 3)
		if s.swing(q, spatial.V(0, 0, 1)); !s.gap.Finite() || !s.toRate.MulVec(some).Finite() || !s.back.MulVec(some).Finite() {
			t.Errorf("%v turns at %v and %v", q, s.toRate, s.back)
		}
	}
}
