package collide

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

// Closed forms for the volume and the inertia about the centre, for density 1.
func TestMassOfPlainShapes(t *testing.T) {
	const r, l = 0.3, 0.8
	capsule := func() (v, across, along float64) {
		cyl, ball := math.Pi*r*r*l, 4*math.Pi/3*r*r*r
		// Half balls: 83/320 m r² about their own centre across, 3/8 r from the flat side.
		across = cyl*(r*r/4+l*l/12) + ball*(83./320*r*r+math.Pow(l/2+3./8*r, 2))
		return cyl + ball, across, cyl*r*r/2 + ball*2./5*r*r
	}
	cv, cx, cz := capsule()
	cases := []struct {
		name       string
		s          *Shape
		volume     float64
		centre     spatial.Vec3
		ix, iy, iz float64
	}{
		{"sphere", must(NewSphere(r)), 4 * math.Pi / 3 * r * r * r, spatial.Vec3{}, 8 * math.Pi / 15 * math.Pow(r, 5), 8 * math.Pi / 15 * math.Pow(r, 5), 8 * math.Pi / 15 * math.Pow(r, 5)},
		{"capsule", must(NewCapsule(r, l)), cv, spatial.Vec3{}, cx, cx, cz},
		{"box", must(NewBox(spatial.V(0.1, 0.2, 0.3))), 0.048, spatial.Vec3{}, 0.048 / 3 * 0.13, 0.048 / 3 * 0.10, 0.048 / 3 * 0.05},
		{"cylinder", must(NewCylinder(r, l)), math.Pi * r * r * l, spatial.Vec3{}, math.Pi * r * r * l * (r*r/4 + l*l/12), math.Pi * r * r * l * (r*r/4 + l*l/12), math.Pi * math.Pow(r, 4) * l / 2},
		{"cone", must(NewCone(r, l)), math.Pi * r * r * l / 3, spatial.V(0, 0, -l/4), math.Pi * r * r * l / 3 * (3./20*r*r + 3./80*l*l), math.Pi * r * r * l / 3 * (3./20*r*r + 3./80*l*l), math.Pi * r * r * l / 3 * 3. / 10 * r * r},
	}
	for _, c := range cases {
		v, at, i, err := c.s.Mass()
		if err != nil {
			t.Fatal(err)
		}
		within(t, c.name+": volume", math.Abs(v/c.volume-1), 1e-13)
		within(t, c.name+": centre", at.Sub(c.centre).Norm(), 1e-14)
		for _, pair := range [][2]float64{{i.XX, c.ix}, {i.YY, c.iy}, {i.ZZ, c.iz}} {
			within(t, c.name+": inertia", math.Abs(pair[0]/pair[1]-1), 1e-13)
		}
		within(t, c.name+": products", math.Abs(i.XY)+math.Abs(i.XZ)+math.Abs(i.YZ), 1e-16)
	}
	if _, _, _, err := must(NewHalfSpace()).Mass(); err == nil {
		t.Error("a half space has a mass")
	}
}

// A rounded shape against other ways to the same body: a sphere of a sphere, a capsule of a segment, and for the rest the limit of a mesh.
func TestMassOfRoundedShapes(t *testing.T) {
	same := func(name string, a, b *Shape) {
		va, ca, ia, _ := a.Mass()
		vb, cb, ib, _ := b.Mass()
		within(t, name+": volume", math.Abs(va/vb-1), 1e-13)
		within(t, name+": centre", ca.Sub(cb).Norm(), 1e-14)
		within(t, name+": inertia", math.Abs(ia.XX/ib.XX-1)+math.Abs(ia.ZZ/ib.ZZ-1), 1e-13)
	}
	same("sphere", must(NewRounded(must(NewSphere(0.1)), 0.2)), must(NewSphere(0.3)))
	same("capsule", must(NewRounded(must(NewCapsule(0.1, 0.5)), 0.2)), must(NewCapsule(0.3, 0.5)))
	box := must(NewBox(spatial.V(0.1, 0.2, 0.3)))
	same("box and hull", must(NewRounded(box, 0.15)), must(NewRounded(must(NewHull(boxHull(box.half).points)), 0.15)))
	// Steiner: V + A R + M R² + 4π/3 R³, with M = π × the sum of the edges' lengths / … for a box: π (a + b + c), full edges.
	const r = 0.15
	v, _, _, _ := must(NewRounded(box, r)).Mass()
	want := 0.048 + 2*(0.2*0.4+0.4*0.6+0.6*0.2)*r + math.Pi*(0.2+0.4+0.6)*r*r + 4*math.Pi/3*r*r*r
	within(t, "Steiner's formula", math.Abs(v/want-1), 1e-14)

	rng := newRandom(15)
	for _, s := range []*Shape{box, must(NewCylinder(0.3, 0.5)), must(NewCone(0.3, 0.5)), rng.hull(15)} {
		s = must(NewRounded(s, 0.2))
		v, c, inertia, err := s.Mass()
		if err != nil {
			t.Fatal(err)
		}
		// The mesh is inscribed: its error falls with the square of the edges' lengths.
		var off [2]float64
		for k, detail := range []int{40, 80} {
			surface := s.Surface(detail)
			vm, cm, im := meshMass(surface.Vertices, surface.Triangles)
			off[k] = max(math.Abs(vm/v-1), cm.Sub(c).Norm(), math.Abs(im.XX/inertia.XX-1), math.Abs(im.YY/inertia.YY-1), math.Abs(im.ZZ/inertia.ZZ-1), math.Abs(im.XY-inertia.XY)/inertia.XX)
		}
		within(t, s.kind.String()+": mesh of 80", off[1], 2e-3)
		if order := math.Log2(off[0] / off[1]); order < 1.8 {
			t.Errorf("%v: the mesh converges with order %.2f, want 2 (%v)", s.kind, order, off)
		}
	}
}

// meshMass integrates over the tetrahedra of a closed surface.
func meshMass(vertices []spatial.Vec3, triangles [][3]int32) (float64, spatial.Vec3, spatial.Sym3) {
	var m moments
	for _, k := range triangles {
		m.tetrahedron(vertices[k[0]], vertices[k[1]], vertices[k[2]])
	}
	c := m.first.Scale(1 / m.volume)
	cc := spatial.Outer(c, c)
	m.second.AddScaled(-m.volume, &cc)
	tr := m.second.Trace()
	i := m.second.Scaled(-1)
	i.XX, i.YY, i.ZZ = i.XX+tr, i.YY+tr, i.ZZ+tr
	return m.volume, c, i
}

// Every shape's surface is closed: its volume is that of the shape, and its area vectors sum to nothing.
func TestSurfacesAreClosed(t *testing.T) {
	for _, s := range every() {
		surface := s.Surface(60)
		if err := surface.Validate(); err != nil {
			t.Errorf("%v: %v", s.kind, err)
		}
		v, _, _, _ := s.Mass()
		within(t, s.kind.String()+": volume", math.Abs(surface.Volume()/v-1), 5e-3)
		var sum spatial.Vec3
		for _, k := range surface.Triangles {
			a, b, c := surface.Vertices[k[0]], surface.Vertices[k[1]], surface.Vertices[k[2]]
			sum = sum.Add(b.Sub(a).Cross(c.Sub(a)))
			for _, p := range []spatial.Vec3{a, b, c} { // on the shape
				within(t, s.kind.String()+": vertex", math.Abs(fromPoint(s, &spatial.AtOrigin, p)), 1e-9)
			}
		}
		within(t, s.kind.String()+": sum of areas", sum.Norm(), 1e-9)
	}
}

func TestBoundsAreTight(t *testing.T) {
	r := newRandom(16)
	for _, s := range every() {
		for range 20 {
			f := r.frame(3)
			b := s.Bounds(&f)
			for _, axis := range []spatial.Vec3{{X: 1}, {Y: 1}, {Z: 1}} {
				high := f.Point(s.support(f.Rot.Unrotate(axis))).Dot(axis) + s.round
				low := f.Point(s.support(f.Rot.Unrotate(axis.Neg()))).Dot(axis) - s.round
				within(t, s.kind.String()+": high", math.Abs(b.High.Dot(axis)-high), 1e-13)
				within(t, s.kind.String()+": low", math.Abs(b.Low.Dot(axis)-low), 1e-13)
			}
		}
	}
}
