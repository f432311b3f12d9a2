package collide

import (
	"fmt"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// posed is a pair of shapes on frames, and the same a moment later.
type posed struct {
	a, b           *Shape
	fa, fb, fa2    spatial.Frame
	distance       float64
	warmA, warmOld Warm
}

// pairsOf returns 512 random poses of a pair, apart or overlapping.
func pairsOf(r random, a, b func() *Shape, overlap bool) []posed {
	var list []posed
	for len(list) < 512 {
		p := posed{a: a(), b: b(), fa: r.frame(1), fb: r.frame(2)}
		if !overlap {
			p.fb = r.frame(4)
		}
		p.distance = Distance(p.a, &p.fa, p.b, &p.fb, nil).Distance
		if (p.distance < 0) != overlap {
			continue
		}
		// A moment later: a centimetre and a degree.
		p.fa2 = spatial.Frame{Rot: spatial.Exp(r.vec().Unit().Scale(0.017)).Mul(p.fa.Rot), Pos: p.fa.Pos.Add(r.vec().Unit().Scale(0.01))}
		list = append(list, p)
	}
	return list
}

var benchShapes = []struct {
	name string
	a, b func(r random) *Shape
}{
	{"box-box", random.box, random.box},
	{"capsule-capsule", capsuleOf, capsuleOf},
	{"capsule-box", capsuleOf, random.box},
	{"hulls20", hullOf(20), hullOf(20)},
	{"hulls250", hullOf(250), hullOf(250)},
	{"cylinder-box", func(random) *Shape { return must(NewCylinder(0.4, 0.9)) }, random.box},
	{"sphere-box", func(random) *Shape { return must(NewSphere(0.4)) }, random.box},
}

func capsuleOf(r random) *Shape { return must(NewCapsule(r.between(0.2, 0.5), r.between(0.5, 1.5))) }

func hullOf(n int) func(r random) *Shape {
	var kept []*Shape
	return func(r random) *Shape {
		if len(kept) < 16 {
			kept = append(kept, r.hull(n))
		}
		return kept[r.IntN(len(kept))]
	}
}

func BenchmarkDistance(b *testing.B) {
	for _, c := range benchShapes {
		for _, overlap := range []bool{false, true} {
			r := newRandom(6)
			list := pairsOf(r, func() *Shape { return c.a(r) }, func() *Shape { return c.b(r) }, overlap)
			for _, warm := range []bool{false, true} {
				b.Run(fmt.Sprintf("%s/overlap=%v/warm=%v", c.name, overlap, warm), func(b *testing.B) {
					b.ReportAllocs()
					for i := range list {
						Distance(list[i].a, &list[i].fa, list[i].b, &list[i].fb, &list[i].warmA)
					}
					i := 0
					var sum float64
					for b.Loop() {
						p := &list[i&511]
						i++
						if warm {
							// Back and forth between two poses.
							f := &p.fa2
							if i&512 != 0 {
								f = &p.fa
							}
							sum += Distance(p.a, f, p.b, &p.fb, &p.warmA).Distance
						} else {
							sum += Distance(p.a, &p.fa, p.b, &p.fb, nil).Distance
						}
					}
					_ = sum
				})
			}
		}
	}
}

func BenchmarkContacts(b *testing.B) {
	half := must(NewHalfSpace())
	box := must(NewBox(spatial.V(0.2, 0.15, 0.1)))
	hull := newRandom(8).hull(20)
	cylinder := must(NewCylinder(0.1, 0.3))
	for _, c := range []struct {
		name string
		a, b *Shape
		z    float64
	}{
		{"box on box", box, box, 0.2}, {"box on half space", half, box, 0.1}, {"hull of box on box", box, must(NewHull(boxHull(spatial.V(0.1, 0.1, 0.1)).points)), 0.2},
		{"hulls", hull, hull, 1.8}, {"cylinder on box", box, cylinder, 0.25}, {"boxes apart", box, box, 0.3},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			var warm Warm
			dst := make([]Contact, 0, 8)
			fa := spatial.AtOrigin
			i := 0
			for b.Loop() {
				i++
				x := 1e-5 * float64(i%100)
				f := spatial.Frame{Rot: spatial.Quat{W: 1, X: 0.1 * x, Y: -0.1 * x, Z: 0.2 + x}.Unit(), Pos: spatial.V(0.03+x, 0.02, c.z-1e-4+x)}
				dst = convexContacts(dst[:0], c.a, &fa, c.b, &f, 0.001, &warm)
			}
		})
	}
}
