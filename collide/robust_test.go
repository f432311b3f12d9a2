package collide

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// finiteResult fails where an answer has a number that is none.
func finiteResult(t testing.TB, what string, r *Result) {
	t.Helper()
	if x := r.A.Add(r.B).Add(r.Normal); !x.Finite() || math.IsNaN(r.Distance) || math.Abs(r.Normal.Norm()-1) > 1e-9 {
		t.Errorf("%s: %+v", what, *r)
	}
}

// Boxes face to face: where peers return NaN, abort or give 0.0577 for 0.1.
func TestTouchingAndFlushBoxes(t *testing.T) {
	box := must(NewBox(spatial.V(0.5, 0.5, 0.5)))
	turns := map[string]spatial.Quat{
		"aligned": spatial.Identity, "turned about x": spatial.Exp(spatial.V(0.3, 0, 0)), "a quarter turn": spatial.Exp(spatial.V(0, 0, math.Pi/2)),
		"any": spatial.Exp(spatial.V(0.4, -1, 2)),
	}
	for name, turn := range turns {
		for _, overlap := range []float64{0.1, 1e-3, 1e-9, 1e-15, 0, -1e-15, -1e-9, -1e-3, -3} {
			for _, slide := range []spatial.Vec3{{}, {Y: 0.3, Z: -0.2}, {Y: 1, Z: 0}, {Y: 0.5, Z: 0.5}} {
				fa := spatial.Frame{Rot: turn, Pos: spatial.V(3, -2, 5)}
				fb := fa.Mul(spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(1-overlap, slide.Y, slide.Z)})
				r := Distance(box, &fa, box, &fb, nil)
				what := fmt.Sprintf("%s, overlap %g, slid by %v", name, overlap, slide)
				finiteResult(t, what, &r)
				// At slide 1 edges touch edges: the depth is then 0 however far they overlap along x.
				want := -overlap
				if slide.Y == 1 {
					want = max(want, 0)
				}
				within(t, what, math.Abs(r.Distance-want), 1e-9)
			}
		}
	}
}

// The same shape in the same place, and centres in the same place.
func TestCoincidentShapes(t *testing.T) {
	shapes := every()
	depths := map[Kind]float64{Sphere: 0.8, Capsule: 0.6, Box: 0.6, Cylinder: 0.8}
	for i, a := range shapes {
		for _, f := range []spatial.Frame{spatial.AtOrigin, {Rot: spatial.Exp(spatial.V(1, 2, 3)), Pos: spatial.V(1, 2, 3)}} {
			r := Distance(a, &f, a, &f, nil)
			finiteResult(t, a.kind.String(), &r)
			if want, ok := depths[a.kind]; ok && i < len(shapes)/2 {
				within(t, a.kind.String()+" on itself", math.Abs(r.Distance+want), 1e-7)
			}
			for _, b := range shapes {
				r := Distance(a, &f, b, &f, nil)
				what := fmt.Sprintf("%v and %v", a.kind, b.kind)
				finiteResult(t, what, &r)
				checkResult(t, what, a, &f, b, &f, &r, 1e-5)
			}
		}
	}
}

// A millionth of a metre, a million metres, and both: relative errors stay.
func TestTinyHugeAndFar(t *testing.T) {
	r := newRandom(9)
	for _, scale := range []float64{1e-6, 1, 1e6} {
		for _, far := range []float64{0, 1e6} {
			for k := range 200 {
				half := spatial.V(r.between(0.2, 1), r.between(0.2, 1), r.between(0.2, 1))
				a, b := must(NewBox(half)), must(NewBox(half))
				big := must(NewBox(half.Scale(scale)))
				fa, fb := r.frame(1), r.frame(2)
				want := Distance(a, &fa, b, &fb, nil)
				ga := spatial.Frame{Rot: fa.Rot, Pos: fa.Pos.Scale(scale)}
				gb := spatial.Frame{Rot: fb.Rot, Pos: fb.Pos.Scale(scale)}
				away := spatial.V(far, -far, far)
				ga.Pos, gb.Pos = ga.Pos.Add(away), gb.Pos.Add(away)
				got := Distance(big, &ga, big, &gb, nil)
				// The places themselves are rounded to 10⁻¹⁰ m where they are 10⁶ m away.
				tolerance := 1e-11*scale + 3e-16*far*2
				if math.Abs(got.Distance-want.Distance*scale) > tolerance {
					t.Fatalf("scale %g, %g m away, pair %d: %v, want %v", scale, far, k, got.Distance, want.Distance*scale)
				}
			}
		}
	}
	// Tiny things far from each other, and a tiny one on a huge one.
	tiny, huge := must(NewBox(spatial.V(1e-6, 1e-6, 1e-6))), must(NewBox(spatial.V(1e6, 1e6, 1e6)))
	f := place(1e6, 0, 0)
	d := Distance(tiny, &spatial.AtOrigin, tiny, &f, nil)
	within(t, "tiny and far apart", math.Abs(d.Distance-(1e6-2e-6))/1e6, 1e-15)
	for _, gap := range []float64{1e-7, -1e-7, 0} {
		f = place(0.3, 0.2, 1e6+1e-6+gap)
		d = Distance(huge, &spatial.AtOrigin, tiny, &f, nil)
		finiteResult(t, "tiny on huge", &d)
		within(t, "tiny on huge", math.Abs(d.Distance-gap), 1e-9)
		d = Distance(must(NewHull(boxHull(huge.half).points)), &spatial.AtOrigin, must(NewHull(boxHull(tiny.half).points)), &f, nil)
		within(t, "tiny hull on huge hull", math.Abs(d.Distance-gap), 1e-3)
	}
}

// Needles, plates and flat triangles.
func TestDegenerateShapes(t *testing.T) {
	r := newRandom(10)
	var flat hull
	shapes := []*Shape{
		must(NewBox(spatial.V(1, 1, 1e-6))), must(NewBox(spatial.V(1, 1e-6, 1e-6))), must(NewBox(spatial.V(1e-6, 1e-6, 1e-6))),
		must(NewCylinder(1, 1e-6)), must(NewCylinder(1e-6, 1)), must(NewCone(1, 1e-6)), must(NewCapsule(1e-6, 1)), must(NewCapsule(1, 0)), must(NewSphere(1e-6)),
		must(NewHull([]spatial.Vec3{{}, {X: 1}, {Y: 1}, {Z: 1e-5}})), {kind: Hull, hull: &flat}, must(NewSphere(1)), must(NewBox(spatial.V(0.3, 0.4, 0.5))),
	}
	flat.setTriangle(spatial.V(1, 0, 0), spatial.V(0, 1, 0), spatial.V(-1, -0.5, 0.2))
	turns := []spatial.Quat{spatial.Identity, spatial.Exp(spatial.V(math.Pi/2, 0, 0)), spatial.Exp(spatial.V(0, 0, math.Pi/4)), r.quat()}
	for _, a := range shapes {
		for _, b := range shapes {
			for k := range 60 {
				fa, fb := spatial.Frame{Rot: turns[k%4]}, spatial.Frame{Rot: turns[k/4%4]}
				if k%3 > 0 {
					fb.Pos = r.vec().Scale(math.Pow(10, -float64(k%7)))
				}
				what := fmt.Sprintf("%v %v and %v %v, %d", a.kind, a.half, b.kind, b.half, k)
				d := Distance(a, &fa, b, &fb, nil)
				finiteResult(t, what, &d)
				e := Distance(b, &fb, a, &fa, nil)
				within(t, what+", swapped", math.Abs(d.Distance-e.Distance), 1e-6+1e-3*math.Abs(d.Distance))
				for _, c := range convexContacts(nil, a, &fa, b, &fb, 0.1, new(Warm)) {
					if !c.A.Add(c.B).Finite() || math.IsNaN(c.Gap) {
						t.Errorf("%s: contact %+v", what, c)
					}
				}
			}
		}
	}
}

func TestPosesThatAreNotFinite(t *testing.T) {
	bad := []spatial.Frame{{Rot: spatial.Identity, Pos: spatial.V(math.NaN(), 0, 0)}, {Rot: spatial.Identity, Pos: spatial.V(0, math.Inf(1), 0)}, {Rot: spatial.Quat{W: math.NaN()}}}
	for _, a := range every() {
		for _, f := range bad {
			if r := Distance(a, &f, a, &spatial.AtOrigin, nil); !math.IsInf(r.Distance, 1) {
				t.Errorf("%v: distance %v, want +Inf", a.kind, r.Distance)
			}
			if list := convexContacts(nil, a, &spatial.AtOrigin, a, &f, 1, new(Warm)); len(list) > 0 {
				t.Errorf("%v: %d contacts", a.kind, len(list))
			}
			if _, hit := Ray(a, &f, spatial.V(0, 0, 5), spatial.V(0, 0, -10)); hit {
				t.Errorf("%v: a ray hits it", a.kind)
			}
			if _, hit := Cast(a, &spatial.AtOrigin, a, &f, spatial.V(0, 0, -10)); hit {
				t.Errorf("%v: a cast hits it", a.kind)
			}
		}
	}
}

func TestConstructorsSayWhatIsWrong(t *testing.T) {
	nan := math.NaN()
	cases := map[string]func() (*Shape, error){
		"radius":      func() (*Shape, error) { return NewSphere(-1) },
		"length":      func() (*Shape, error) { return NewCapsule(1, nan) },
		"half edge Y": func() (*Shape, error) { return NewBox(spatial.V(1, 0, 1)) },
		"cylinder":    func() (*Shape, error) { return NewCylinder(0, 1) },
		"cone":        func() (*Shape, error) { return NewCone(1, math.Inf(1)) },
		"point 1":     func() (*Shape, error) { return NewHull([]spatial.Vec3{{}, {X: nan}, {Y: 1}, {Z: 1}}) },
		"plane":       func() (*Shape, error) { return NewHull([]spatial.Vec3{{}, {X: 1}, {Y: 1}, {X: 1, Y: 1}}) },
		"round":       func() (*Shape, error) { return NewRounded(must(NewSphere(1)), -1) },
		"convex":      func() (*Shape, error) { return NewRounded(nil, 1) },
	}
	for want, f := range cases {
		if s, err := f(); err == nil || s != nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want one that names %q", err, want)
		}
	}
}

func TestHullsAreWhole(t *testing.T) {
	r := newRandom(12)
	clouds := map[string][]spatial.Vec3{"cube": boxHull(spatial.V(1, 1, 1)).points}
	for x := range 6 { // a grid: most points are inside or on faces
		for y := range 6 {
			for z := range 6 {
				clouds["grid"] = append(clouds["grid"], spatial.V(float64(x), float64(y), float64(z)), spatial.V(float64(x), float64(y), float64(z)))
			}
		}
	}
	for range 300 {
		clouds["ball"] = append(clouds["ball"], r.vec())
		clouds["sphere"] = append(clouds["sphere"], r.vec().Unit())
		clouds["flat"] = append(clouds["flat"], spatial.V(r.NormFloat64(), r.NormFloat64(), 1e-4*r.NormFloat64()))
	}
	for k := range 64 { // a prism: large faces
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / 64)
		clouds["prism"] = append(clouds["prism"], spatial.V(cos, sin, 1), spatial.V(cos, sin, -1))
	}
	faces := map[string]int{"cube": 6, "grid": 6, "prism": 66}
	for name, points := range clouds {
		h := must(NewHull(points)).hull
		if want, ok := faces[name]; ok && len(h.normals) != want {
			t.Errorf("%s: %d faces, want %d", name, len(h.normals), want)
		}
		edges := h.edges()
		if euler := len(h.points) - len(edges) + len(h.normals); euler != 2 {
			t.Errorf("%s: %d corners − %d edges + %d faces = %d, want 2", name, len(h.points), len(edges), len(h.normals), euler)
		}
		for _, p := range points {
			for f, n := range h.normals {
				within(t, name+": outside a face", n.Dot(p)-h.offsets[f], 1e-7*h.bound)
			}
		}
		for range 2000 {
			d := r.vec()
			best := math.Inf(-1)
			for _, p := range h.points {
				best = max(best, p.Dot(d))
			}
			within(t, name+": farthest", best-h.points[h.farthest(d)].Dot(d), 1e-12*h.bound*d.Norm())
		}
	}
}

func TestNothingAllocates(t *testing.T) {
	r := newRandom(13)
	shapes := append(every(), must(NewHalfSpace()))
	var warm Warm
	dst := make([]Contact, 0, 16)
	for _, a := range shapes {
		for _, b := range shapes {
			fa, fb := r.frame(1), r.frame(1)
			if n := testing.AllocsPerRun(10, func() {
				Distance(a, &fa, b, &fb, &warm)
				dst = convexContacts(dst[:0], a, &fa, b, &fb, 0.1, &warm)
				Cast(a, &fa, b, &fb, spatial.V(1, 0, 0))
				Ray(a, &fa, spatial.V(3, 0, 0), spatial.V(-6, 0, 0))
			}); n != 0 {
				t.Errorf("%v and %v: %v allocations", a.kind, b.kind, n)
			}
			warm = Warm{}
		}
	}
}

// What is remembered of another pose, or even of another pair, may cost time but not the answer.
func TestWarmIsAsGoodAsCold(t *testing.T) {
	r := newRandom(14)
	shapes := every()
	for _, a := range shapes {
		for _, b := range shapes {
			var warm Warm
			fa, fb := r.frame(1), r.frame(2)
			for range 40 {
				fb.Pos = fb.Pos.Add(r.vec().Scale(0.05))
				fb.Rot = spatial.Exp(r.vec().Scale(0.1)).Mul(fb.Rot)
				if r.IntN(10) == 0 {
					fb = r.frame(2)
				}
				cold := Distance(a, &fa, b, &fb, nil)
				got := Distance(a, &fa, b, &fb, &warm)
				if math.Abs(got.Distance-cold.Distance) > 0.06*math.Abs(min(0, cold.Distance))+1e-8 {
					t.Fatalf("%v and %v: %v warm, %v cold", a.kind, b.kind, got.Distance, cold.Distance)
				}
				checkResult(t, fmt.Sprintf("%v and %v", a.kind, b.kind), a, &fa, b, &fb, &got, tolerance(a, b))
			}
		}
	}
}

func FuzzDistance(f *testing.F) {
	f.Add(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, uint8(2), uint8(2))
	f.Add(1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1e-6, uint8(5), uint8(3))
	f.Add(1e6, 0.5, -1.0, 0.1, 2.0, -3.0, 1e3, uint8(4), uint8(9))
	shapes := every()
	f.Fuzz(func(t *testing.T, x, y, z, u, v, w, size float64, i, j uint8) {
		if !(math.Abs(x)+math.Abs(y)+math.Abs(z) < 1e9) || !(size > 1e-6 && size < 1e6) || !(math.Abs(u)+math.Abs(v)+math.Abs(w) < 100) {
			return
		}
		a := shapes[int(i)%len(shapes)]
		// A box of any proportions, or one of the shapes.
		b := shapes[int(j)%len(shapes)]
		if j%3 == 0 {
			b = must(NewBox(spatial.V(size, 1, 1/size)))
		}
		fa, fb := spatial.AtOrigin, spatial.Frame{Rot: spatial.Exp(spatial.V(u, v, w)), Pos: spatial.V(x, y, z)}
		r := Distance(a, &fa, b, &fb, nil)
		what := fmt.Sprintf("%v and %v of %v", a.kind, b.kind, b.half)
		finiteResult(t, what, &r)
		extent := a.bound + b.bound
		s := Distance(b, &fb, a, &fa, nil)
		// Two nearly equal ways out of curved shapes may be told apart differently from each side: their depths differ by 0.1 % at most. Where a box is thinner than 10⁻⁶ of its
		// length, rounding can tear the polytope.
		tolerance := 1e-6*extent + 1e-12*fb.Pos.Norm() + 2e-3*max(0, -r.Distance)
		within(t, what+", swapped", math.Abs(r.Distance-s.Distance), tolerance)
		top := fa.Point(a.support(fa.Rot.Unrotate(r.Normal))).AddScaled(a.round, r.Normal)
		low := fb.Point(b.support(fb.Rot.Unrotate(r.Normal).Neg())).AddScaled(-b.round, r.Normal)
		within(t, what+", along the normal", math.Abs(r.Normal.Dot(low.Sub(top))-r.Distance), 1e-6*extent+1e-12*fb.Pos.Norm())
		for _, c := range convexContacts(nil, a, &fa, b, &fb, 0.01*extent, new(Warm)) {
			if !c.A.Add(c.B).Add(c.Normal).Finite() || !(c.Gap <= 0.01*extent) {
				t.Errorf("%s: contact %+v", what, c)
			}
		}
	})
}
