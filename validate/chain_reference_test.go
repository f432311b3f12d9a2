package validate

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/mathext"

	"github.com/tendril-sim/tendril/spatial"
)

// sn is the inverse of the elliptic integral of the first kind, a sine for k = 0, odd, and of period 4K.
func TestJacobiSn(t *testing.T) {
	for _, k := range []float64{0, 0.3, math.Sqrt(0.5), 0.9, 0.999} {
		quarter := mathext.CompleteK(k * k)
		for _, part := range []float64{-0.9, 0.1, 0.5, 0.95} {
			u := part * quarter
			sn := jacobiSn(u, k)
			if back := mathext.EllipticF(math.Asin(sn), k*k); math.Abs(back-u) > 1e-9 {
				t.Errorf("F(asin sn(%v, %v)) is %v", u, k, back)
			}
			if again := jacobiSn(u+4*quarter, k); math.Abs(again-sn) > 1e-9 {
				t.Errorf("sn(%v + 4K, %v) is %v, want %v", u, k, again, sn)
			}
		}
	}
	if got := jacobiSn(0.7, 0); math.Abs(got-math.Sin(0.7)) > 1e-15 {
		t.Errorf("sn(0.7, 0) is %v", got)
	}
}

// One link is a pendulum; two links with a joint as stiff as can be are the same one.
func TestLinkageIsAPendulum(t *testing.T) {
	exact := compound{inertia: 1./3 + barRadius*barRadius/4, weight: 9.81 / 2, amplitude: 2}
	for _, u := range []struct {
		links     int
		stiffness float64
		tolerance float64
	}{{1, 0, 1e-9}, {2, 1e6, 1e-5}} { // a joint that gives way by the weight's 5 N m over 10⁶ N m/rad
		l := barLinks(u.links, u.stiffness)
		y := l.straight(spatial.Between(up, hangingAt(exact.amplitude)), spatial.Vec3{}, spatial.Vec3{})
		span := 1.0
		if u.links > 1 {
			span = 0.2 // trembling joints take short steps
		}
		l.follow(y, []float64{span}, 1e-11, func(_ int, links []linkState) {
			z := links[len(links)-1].axes[2]
			if got := math.Atan2(z.X, -z.Z); math.Abs(got-exact.angle(span)) > u.tolerance {
				t.Errorf("%d links: angle %v after %v s, want %v", u.links, got, span, exact.angle(span))
			}
		})
	}
}

// A linkage that is thrown keeps its energy, its momentum and the joints' places.
func TestLinkageConserves(t *testing.T) {
	l := barLinks(4, 2)
	l.pinned, l.gravity = false, spatial.Vec3{}
	y := l.straight(spatial.Identity, spatial.V(1, 2, 3), spatial.V(0.5, 0, 0))
	var energies [2]float64
	var momenta [2]spatial.Vec3
	l.follow(y, []float64{0, 2}, 1e-11, func(i int, links []linkState) {
		for k := range links {
			s, link := &links[k], &l.links[k]
			turn := s.local(s.angular)
			energies[i] += 0.5*link.mass*s.velocity.Norm2() + 0.5*turn.Dot(times(link.inertia, turn))
			momenta[i] = momenta[i].Add(s.world(times(link.inertia, turn))).Add(s.centre.Cross(s.velocity).Scale(link.mass))
			if k > 0 {
				before := &links[k-1]
				energies[i] += 0.5 * link.stiffness * turnBetween(before, s).Norm2()
				gap := s.centre.Add(s.world(link.head)).Sub(before.centre.Add(before.world(l.links[k-1].tail)))
				if gap.Norm() > 1e-9 {
					t.Errorf("joint %d is %v m open", k, gap.Norm())
				}
			}
		}
	})
	if math.Abs(energies[1]-energies[0]) > 1e-9*energies[0] {
		t.Errorf("energy goes from %v to %v", energies[0], energies[1])
	}
	if momenta[1].Sub(momenta[0]).Norm() > 1e-9*momenta[0].Norm() {
		t.Errorf("angular momentum goes from %v to %v", momenta[0], momenta[1])
	}
}
