package collide

import (
	"fmt"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// checkResult checks what every answer must satisfy: a unit normal, points on both surfaces, the distance along the normal, and that no plane
// across the normal separates them by more or less.
func checkResult(t testing.TB, what string, a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame, r *Result, tolerance float64) {
	t.Helper()
	within(t, what+": |n| − 1", math.Abs(r.Normal.Norm()-1), 1e-12)
	within(t, what+": B − A", r.B.Sub(r.A).AddScaled(-r.Distance, r.Normal).Norm(), tolerance)
	top := fa.Point(a.support(fa.Rot.Unrotate(r.Normal))).AddScaled(a.round, r.Normal)
	low := fb.Point(b.support(fb.Rot.Unrotate(r.Normal).Neg())).AddScaled(-b.round, r.Normal)
	within(t, what+": distance along the normal", math.Abs(r.Normal.Dot(low.Sub(top))-r.Distance), tolerance)
	within(t, what+": A on its surface", math.Abs(r.Normal.Dot(top.Sub(r.A))), tolerance)
	for k, p := range [2]spatial.Vec3{r.A, r.B} {
		s, f := a, fa
		if k == 1 {
			s, f = b, fb
		}
		if d := fromPoint(s, f, p); !(d <= tolerance) {
			t.Errorf("%s: point %d is %.3g outside its shape", what, k, d)
		}
	}
}

// fromPoint returns the signed distance of a point from a shape, by a sphere of no radius.
func fromPoint(s *Shape, f *spatial.Frame, p spatial.Vec3) float64 {
	point := Shape{kind: Sphere}
	r := Distance(s, f, &point, &spatial.Frame{Rot: spatial.Identity, Pos: p}, nil)
	return r.Distance
}

// tolerance is that of points and of distances along a normal [m]: the normal of curved shapes is known to some 10⁻⁶, that of their overlap to 10⁻⁴, and the shapes are of size 1.
func tolerance(a, b *Shape) float64 {
	if a.curved() || b.curved() {
		return 1e-4
	}
	return 1e-9
}

func TestEveryPairSatisfiesWhatAnAnswerMust(t *testing.T) {
	r := newRandom(1)
	shapes := every()
	for i, a := range shapes {
		for j, b := range shapes {
			what := fmt.Sprintf("%v %d and %v %d", a.kind, i, b.kind, j)
			touching, ties := tolerance(a, b), 0.0
			if a.curved() || b.curved() {
				ties = 1e-3
			}
			for range 60 {
				fa, fb := r.frame(2), r.frame(2)
				d := Distance(a, &fa, b, &fb, nil)
				checkResult(t, what, a, &fa, b, &fb, &d, touching)
				// The other way round.
				e := Distance(b, &fb, a, &fa, nil)
				within(t, what+", swapped: distance", math.Abs(d.Distance-e.Distance), ties*math.Abs(d.Distance)+1e-8)
				// Moved as a whole.
				g := r.frame(3)
				ga, gb := g.Mul(fa), g.Mul(fb)
				e = Distance(a, &ga, b, &gb, nil)
				within(t, what+", moved: distance", math.Abs(d.Distance-e.Distance), ties*math.Abs(d.Distance)+1e-8)
				// To move B as the answer says makes them touch.
				fb.Pos = fb.Pos.AddScaled(-d.Distance, d.Normal)
				e = Distance(a, &fa, b, &fb, nil)
				within(t, what+", touching: distance", math.Abs(e.Distance), touching)
				if t.Failed() {
					t.Fatalf("%s: %+v\n%+v\n%+v", what, fa, fb, d)
				}
			}
		}
	}
}

func TestPolyhedraAgainstBruteForce(t *testing.T) {
	r := newRandom(2)
	worst, worstDepth := 0.0, 0.0
	for k := range 4000 {
		a, b := r.box(), r.box()
		if k%2 == 0 {
			a, b = r.hull(8+r.IntN(8)), r.hull(8+r.IntN(8))
		} else if k%5 == 0 {
			a = r.hull(10)
		}
		fa, fb := r.frame(1), r.frame(2)
		d := Distance(a, &fa, b, &fb, nil)
		want := exactDepth(a, &fa, b, &fb)
		if want > 0 {
			want = exactDistance(a, &fa, b, &fb)
			worst = max(worst, math.Abs(d.Distance-want))
		} else {
			worstDepth = max(worstDepth, math.Abs(d.Distance-want))
		}
		if math.Abs(d.Distance-want) > 1e-9 {
			t.Fatalf("pair %d, %v and %v: %v, want %v\n%+v\n%+v", k, a.kind, b.kind, d.Distance, want, fa, fb)
		}
	}
	t.Logf("worst distance %.3g, worst depth %.3g", worst, worstDepth)
}

// Triangles are hulls without a volume: what meshes are made of.
func TestTrianglesAgainstBruteForce(t *testing.T) {
	r := newRandom(23)
	var flat hull
	triangle := &Shape{kind: Hull, hull: &flat}
	shapes := every()
	for k := range 3000 {
		size := math.Pow(10, r.between(-1, 1))
		if k%3 == 0 { // in the plane z = 0, a long way round
			flat.setTriangle(spatial.V(-size, -size, 0), spatial.V(size, size, 0), spatial.V(-size, size, 0))
		} else {
			flat.setTriangle(r.vec().Scale(size), r.vec().Scale(size), r.vec().Scale(size))
		}
		fa, fb := spatial.AtOrigin, r.frame(1)
		// Near the triangle.
		u, v := r.Float64(), r.Float64()
		on := flat.points[0].Lerp(flat.points[1], u).Lerp(flat.points[2], v)
		fb.Pos = on.Add(r.vec().Scale(0.3))
		b := shapes[k%len(shapes)]
		what := fmt.Sprintf("triangle %d and %v", k, b.kind)
		d := Distance(triangle, &fa, b, &fb, nil)
		finiteResult(t, what, &d)
		checkResult(t, what, triangle, &fa, b, &fb, &d, 1e-6*(1+size))
		if (b.kind == Box || b.kind == Hull) && b.round == 0 {
			want := exactDepth(triangle, &fa, b, &fb)
			if want > 0 {
				want = exactDistance(triangle, &fa, b, &fb)
			}
			within(t, what, math.Abs(d.Distance-want), 1e-10*(1+size))
		}
		if t.Failed() {
			t.Fatalf("%v\n%+v\n%+v", flat.points, fb, d)
		}
	}
}
