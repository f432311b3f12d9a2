package collide

import (
	"fmt"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// A ray ends on the surface, comes from outside, and one that misses stays outside.
func TestRaysAgainstDistance(t *testing.T) {
	r := newRandom(20)
	hits := 0
	for _, s := range every() {
		for range 300 {
			f := r.frame(1)
			from := f.Pos.Add(r.vec().Unit().Scale(3))
			along := f.Pos.Add(r.vec().Scale(0.4)).Sub(from).Scale(2)
			what := fmt.Sprintf("%v, round %g", s.kind, s.round)
			h, hit := Ray(s, &f, from, along)
			if hit {
				hits++
				within(t, what+": on the surface", math.Abs(fromPoint(s, &f, h.Point)), 1e-8)
				within(t, what+": place", h.Point.Sub(from.AddScaled(h.Fraction, along)).Norm(), 1e-12)
				within(t, what+": normal against the ray", h.Normal.Dot(along), 1e-6)
				within(t, what+": |n| − 1", math.Abs(h.Normal.Norm()-1), 1e-9)
			}
			for k := range 50 { // nothing is passed over
				at := float64(k) / 49
				if hit && at >= h.Fraction-1e-7 {
					break
				}
				if d := fromPoint(s, &f, from.AddScaled(at, along)); d < -1e-7 {
					t.Fatalf("%s: hit %v at %v, but at %v it is %v inside", what, hit, h.Fraction, at, -d)
				}
			}
		}
	}
	if hits < 500 {
		t.Errorf("only %d rays hit", hits)
	}
}

func TestRaysWithKnownHits(t *testing.T) {
	down := spatial.V(0, 0, -10)
	cases := []struct {
		s      *Shape
		from   spatial.Vec3
		height float64 // of the hit, NaN for none
	}{
		{must(NewSphere(1)), spatial.V(0.6, 0, 5), 0.8},
		{must(NewSphere(1)), spatial.V(1.01, 0, 5), math.NaN()},
		{must(NewCapsule(0.5, 2)), spatial.V(0.3, 0, 5), 1.4},
		{must(NewBox(spatial.V(1, 1, 1))), spatial.V(0.999, -0.999, 5), 1},
		{must(NewBox(spatial.V(1, 1, 1))), spatial.V(1.001, 0, 5), math.NaN()},
		{must(NewCylinder(1, 2)), spatial.V(0.7, 0.7, 5), 1},
		{must(NewCylinder(1, 2)), spatial.V(0.72, 0.72, 5), math.NaN()},
		{must(NewCone(1, 2)), spatial.V(0.5, 0, 5), 0},
		{must(NewRounded(must(NewBox(spatial.V(1, 1, 1))), 0.5)), spatial.V(1.3, 0, 5), 1.4},
		{must(NewHalfSpace()), spatial.V(3, 4, 5), 0},
		{must(NewRounded(must(NewHalfSpace()), 0.25)), spatial.V(3, 4, 5), 0.25},
	}
	for _, c := range cases {
		h, hit := Ray(c.s, &spatial.AtOrigin, c.from, down)
		if hit == math.IsNaN(c.height) {
			t.Errorf("%v from %v: hit %v", c.s.kind, c.from, hit)
		} else if hit {
			within(t, c.s.kind.String(), math.Abs(h.Point.Z-c.height), 1e-9)
		}
	}
	if h, hit := Ray(must(NewBox(spatial.V(1, 1, 1))), &spatial.AtOrigin, spatial.V(0.9, 0, 0), down); !hit || h.Fraction != 0 || h.Normal.X != 1 {
		t.Errorf("from inside: %+v, %v", h, hit)
	}
}

// Where a cast ends the shapes touch, and nowhere before.
func TestCastsAgainstDistance(t *testing.T) {
	r := newRandom(21)
	shapes := append(every(), must(NewHalfSpace()))
	hits := 0
	for _, a := range shapes {
		for _, b := range shapes {
			if a.kind == HalfSpace && b.kind == HalfSpace {
				continue
			}
			for range 6 {
				fa, fb := r.frame(1), r.frame(1)
				fb.Pos = fa.Pos.Add(r.vec().Unit().Scale(5))
				along := fa.Pos.Add(r.vec().Scale(0.5)).Sub(fb.Pos).Scale(2)
				what := fmt.Sprintf("%v and %v", a.kind, b.kind)
				h, hit := Cast(a, &fa, b, &fb, along)
				last := 1.0
				if hit {
					hits++
					last = h.Fraction
					g := fb
					g.Pos = fb.Pos.AddScaled(h.Fraction, along)
					d := Distance(a, &fa, b, &g, nil)
					if h.Fraction > 0 {
						within(t, what+": touch", math.Abs(d.Distance), 1e-6)
						within(t, what+": normal", h.Normal.Dot(along), 1e-6)
					}
				}
				for k := range 20 {
					g := fb
					g.Pos = fb.Pos.AddScaled(last*float64(k)/20, along)
					if d := Distance(a, &fa, b, &g, nil); last > 0 && d.Distance < -1e-7 {
						t.Fatalf("%s: %v deep before the hit", what, d.Distance)
					}
				}
			}
		}
	}
	if hits < 300 {
		t.Errorf("only %d casts hit", hits)
	}
}

func TestTimeOfImpact(t *testing.T) {
	// A rod that turns about its middle strikes a ball: when its tip, or its side, comes round.
	rod, ball := must(NewCapsule(0.05, 2)), must(NewSphere(0.1))
	fa := spatial.Frame{Rot: spatial.Exp(spatial.V(0, math.Pi/2, 0))} // along x
	fb := place(0, 0.8, 0)
	spin := spatial.Twist{Angular: spatial.V(0, 0, 2)} // a quarter turn in π/4 s
	time, at, hit := TimeOfImpact(rod, &fa, spin, ball, &fb, spatial.Twist{}, 2, 1e-4)
	// The side touches when the angle from y is asin(0.15/0.8).
	want := (math.Pi/2 - math.Asin((0.15+1e-4)/0.8)) / 2
	if !hit {
		t.Fatal("no hit")
	}
	within(t, "time", math.Abs(time-want), 1e-4)
	within(t, "never late", time-want, 1e-9)
	within(t, "gap", at.Distance, 1.2e-4)
	if _, _, hit := TimeOfImpact(rod, &fa, spin, ball, &fb, spatial.Twist{}, 0.5, 1e-4); hit {
		t.Error("hit before its time")
	}

	// A box that falls and tumbles onto the floor, against small steps.
	r := newRandom(22)
	floor, box := must(NewHalfSpace()), must(NewBox(spatial.V(0.1, 0.2, 0.3)))
	for range 50 {
		f := spatial.Frame{Rot: r.quat(), Pos: spatial.V(0, 0, 1)}
		v := spatial.Twist{Angular: r.vec().Scale(5), Linear: spatial.V(0.3, 0, -2)}
		time, _, hit := TimeOfImpact(floor, &spatial.AtOrigin, spatial.Twist{}, box, &f, v, 1, 1e-5)
		if !hit {
			t.Fatal("no hit")
		}
		first := 1.0
		for k := range 10000 {
			g := moved(&f, v, 1e-4*float64(k))
			if Distance(floor, &spatial.AtOrigin, box, &g, nil).Distance <= 1e-5 {
				first = 1e-4 * float64(k)
				break
			}
		}
		within(t, "time", math.Abs(time-first), 2e-4)
	}
}
