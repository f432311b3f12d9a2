package collide

import (
	"fmt"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// Measured on one core of a 2.8 GHz Xeon that others kept busy, cold / warm [ns]: boxes 450 / 160 apart and 460 / 260 overlapping, capsules 100 and 90, capsule and box
// 230 / 140 and 440 / 250, hulls of 20 corners 640 / 240 and 3,200 / 600, of 250 corners 1,200 / 280 and 7,400 / 800. A box on a box has its four contacts in 520.

// posed is a pair of shapes on frames, and the same a moment later.
type posed struct {
	a, b          *Shape
	fa, fb, later spatial.Frame
	warm          Warm
}

// inside returns a random point of a shape.
func (r random) inside(s *Shape) spatial.Vec3 {
	return s.support(r.vec()).Lerp(s.support(r.vec()), r.Float64()).Scale(r.Float64())
}

// poses returns 512 random poses of pairs: with a point in common, or with a plane between that is up to 0.5 m from both.
func (r random) poses(a, b func(random) *Shape, overlap bool) []posed {
	list := make([]posed, 512)
	for i := range list {
		p := &list[i]
		*p = posed{a: a(r), b: b(r), fa: r.frame(1), fb: r.frame(1)}
		if overlap {
			p.fb.Pos = p.fa.Point(r.inside(p.a)).Sub(p.fb.Rot.Rotate(r.inside(p.b)))
		} else {
			n := r.vec().Unit()
			top := p.fa.Point(p.a.support(p.fa.Rot.Unrotate(n)))
			low := p.fb.Rot.Rotate(p.b.support(p.fb.Rot.Unrotate(n.Neg())))
			p.fb.Pos = top.Sub(low).AddScaled(p.a.round+p.b.round+0.5*r.Float64(), n)
		}
		// A millisecond at 1 m/s and 10 rad/s.
		p.later = spatial.Frame{Rot: spatial.Exp(r.vec().Unit().Scale(0.01)).Mul(p.fb.Rot), Pos: p.fb.Pos.AddScaled(1e-3, r.vec().Unit())}
	}
	return list
}

func someCapsule(r random) *Shape {
	return must(NewCapsule(r.between(0.05, 0.2), r.between(0.2, 1)))
}

func someCylinder(r random) *Shape {
	return must(NewCylinder(r.between(0.05, 0.2), r.between(0.2, 1)))
}

func someBox(r random) *Shape {
	return must(NewBox(spatial.V(r.between(0.1, 0.5), r.between(0.1, 0.5), r.between(0.1, 0.5))))
}

// someHull picks from 16 ellipsoids of n corners.
func someHull(n int) func(random) *Shape {
	var kept []*Shape
	return func(r random) *Shape {
		if len(kept) < 16 {
			half := spatial.V(r.between(0.2, 0.5), r.between(0.2, 0.5), r.between(0.2, 0.5))
			points := make([]spatial.Vec3, n)
			for i := range points {
				d := r.vec().Unit()
				points[i] = spatial.V(half.X*d.X, half.Y*d.Y, half.Z*d.Z)
			}
			kept = append(kept, must(NewHull(points)))
		}
		return kept[r.IntN(len(kept))]
	}
}

func BenchmarkDistance(b *testing.B) {
	for _, c := range []struct {
		name string
		a, b func(random) *Shape
	}{
		{"boxes", someBox, someBox}, {"capsules", someCapsule, someCapsule}, {"capsule and box", someCapsule, someBox}, {"hulls of 20", someHull(20), someHull(20)},
		{"hulls of 250", someHull(250), someHull(250)}, {"cylinder and box", someCylinder, someBox}, {"cylinders", someCylinder, someCylinder},
	} {
		for _, overlap := range []bool{false, true} {
			list := newRandom(6).poses(c.a, c.b, overlap)
			side := map[bool]string{false: "apart", true: "overlapping"}[overlap]
			b.Run(fmt.Sprintf("%s/%s/cold", c.name, side), func(b *testing.B) {
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					p := &list[i%len(list)]
					Distance(p.a, &p.fa, p.b, &p.fb, nil)
				}
			})
			b.Run(fmt.Sprintf("%s/%s/warm", c.name, side), func(b *testing.B) {
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					p := &list[i%len(list)]
					Distance(p.a, &p.fa, p.b, &p.fb, &p.warm)
					p.fb, p.later = p.later, p.fb // back and forth
				}
			})
		}
	}
}

func BenchmarkContacts(b *testing.B) {
	floor, box := must(NewHalfSpace()), must(NewBox(spatial.V(0.2, 0.15, 0.1)))
	cube := must(NewHull(boxHull(spatial.V(0.1, 0.1, 0.1)).points))
	for _, c := range []struct {
		name string
		a, b *Shape
		z    float64
	}{
		{"box on box", box, box, 0.2}, {"box on floor", floor, box, 0.1}, {"hull on box", box, cube, 0.2},
		{"cylinder on box", box, must(NewCylinder(0.1, 0.3)), 0.25}, {"boxes apart", box, box, 0.21},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			var warm Warm
			dst := make([]Contact, 0, keptPoints)
			for i := 0; b.Loop(); i++ {
				x := 1e-5 * float64(i%100) // slides and tilts
				f := spatial.Frame{Rot: spatial.Quat{W: 1, X: 0.1 * x, Y: -0.1 * x, Z: 0.2 + x}.Unit(), Pos: spatial.V(0.03+x, 0.02, c.z-1e-4+x)}
				dst = convexContacts(dst[:0], c.a, &spatial.AtOrigin, c.b, &f, 0.001, &warm)
			}
		})
	}
}
