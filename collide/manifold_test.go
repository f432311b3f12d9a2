package collide

import (
	"math"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/spatial"
)

func place(x, y, z float64) spatial.Frame {
	return spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(x, y, z)}
}

// touchesOf returns the contacts of two shapes at frames, having checked what any contact must satisfy.
func touchesOf(t *testing.T, a *Shape, fa spatial.Frame, b *Shape, fb spatial.Frame, reach float64, warm *Warm) []Contact {
	t.Helper()
	list := convexContacts(nil, a, &fa, b, &fb, reach, warm)
	if len(list) > 4 {
		t.Errorf("%d contacts, want at most 4", len(list))
	}
	for i, c := range list {
		within(t, "B − A − gap n", c.B.Sub(c.A).AddScaled(-c.Gap, c.Normal).Norm(), 1e-12*(1+c.A.Norm()))
		within(t, "gap", c.Gap, reach)
		within(t, "|n| − 1", math.Abs(c.Normal.Norm()-1), 1e-12)
		for _, d := range list[:i] {
			if d.ID == c.ID {
				t.Errorf("two contacts with number %d", c.ID)
			}
		}
	}
	return list
}

func ids(list []Contact) (all []uint64) {
	for _, c := range list {
		all = append(all, c.ID)
	}
	return all
}

func TestBoxOnBoxHasFourContacts(t *testing.T) {
	a, b := must(NewBox(spatial.V(1, 1, 0.2))), must(NewBox(spatial.V(0.3, 0.2, 0.1)))
	var warm Warm
	var first []uint64
	for step := range 50 { // slides and turns slowly
		x := 0.002 * float64(step)
		fb := place(x, 0.1, 0.2+0.1-0.001)
		fb.Rot = spatial.Exp(spatial.V(0, 0, 0.3+0.003*float64(step)))
		list := touchesOf(t, a, spatial.AtOrigin, b, fb, 0.01, &warm)
		if len(list) != 4 {
			t.Fatalf("step %d: %d contacts, want 4", step, len(list))
		}
		for _, c := range list {
			within(t, "gap", math.Abs(c.Gap+0.001), 1e-12)
			within(t, "normal", c.Normal.Sub(spatial.V(0, 0, 1)).Norm(), 1e-12)
			local := fb.Local(c.B) // a corner of the upper box
			within(t, "corner", math.Abs(math.Abs(local.X)-0.3)+math.Abs(math.Abs(local.Y)-0.2), 1e-11)
		}
		if step == 0 {
			first = ids(list)
		} else if !slices.Equal(first, ids(list)) {
			t.Fatalf("step %d: numbers %v, were %v", step, ids(list), first)
		}
	}
}

func TestEqualBoxesInAStackKeepTheirContacts(t *testing.T) {
	// Corners on corners and edges on edges: rounding decides which is which.
	b := must(NewBox(spatial.V(0.1, 0.1, 0.1)))
	r := newRandom(4)
	var warm Warm
	var first []uint64
	for step := range 200 {
		fa, fb := place(3, 4, 0), place(3, 4, 0.2)
		fb.Pos = fb.Pos.Add(r.vec().Scale(1e-9))
		fb.Rot = spatial.Exp(r.vec().Scale(1e-9))
		list := touchesOf(t, b, fa, b, fb, 0.001, &warm)
		if len(list) != 4 {
			t.Fatalf("step %d: %d contacts, want 4", step, len(list))
		}
		for _, c := range list {
			within(t, "at a corner", math.Abs(math.Abs(c.A.X-3)-0.1)+math.Abs(math.Abs(c.A.Y-4)-0.1), 1e-8)
		}
		if step == 0 {
			first = ids(list)
		} else if !slices.Equal(first, ids(list)) {
			t.Fatalf("step %d: numbers %v, were %v", step, ids(list), first)
		}
	}
}

func TestContactsOfCommonRests(t *testing.T) {
	half := must(NewHalfSpace())
	box := must(NewBox(spatial.V(1, 1, 0.2)))
	side := spatial.Exp(spatial.V(math.Pi/2, 0, 0)) // lays z along −y
	edge := spatial.Exp(spatial.V(math.Pi/4, 0, 0))
	corner := spatial.Between(spatial.V(1, 1, 1).Unit(), spatial.V(0, 0, 1))
	cases := []struct {
		name   string
		s      *Shape
		rot    spatial.Quat
		height float64 // of the centre above the floor where it touches [m]
		want   int
		spread float64 // distance of the outermost contacts from their middle [m]
	}{
		{"sphere", must(NewSphere(0.1)), spatial.Identity, 0.1, 1, 0},
		{"capsule lying", must(NewCapsule(0.1, 0.4)), side, 0.1, 2, 0.2},
		{"capsule upright", must(NewCapsule(0.1, 0.4)), spatial.Identity, 0.3, 1, 0},
		{"box", must(NewBox(spatial.V(0.1, 0.2, 0.3))), spatial.Identity, 0.3, 4, math.Hypot(0.1, 0.2)},
		{"box on an edge", must(NewBox(spatial.V(0.1, 0.1, 0.1))), edge, 0.1 * math.Sqrt2, 2, 0.1},
		{"box on a corner", must(NewBox(spatial.V(0.1, 0.1, 0.1))), corner, 0.1 * math.Sqrt(3), 1, 0},
		{"cylinder upright", must(NewCylinder(0.1, 0.4)), spatial.Identity, 0.2, 4, 0.1},
		{"cylinder lying", must(NewCylinder(0.1, 0.4)), side, 0.1, 2, 0.2},
		{"cone", must(NewCone(0.1, 0.4)), spatial.Identity, 0.2, 4, 0.1},
		{"rounded box", must(NewRounded(must(NewBox(spatial.V(0.1, 0.2, 0.3))), 0.05)), spatial.Identity, 0.35, 4, math.Hypot(0.1, 0.2)},
		{"hull of a box", must(NewHull(boxHull(spatial.V(0.1, 0.2, 0.3)).points)), spatial.Identity, 0.3, 4, math.Hypot(0.1, 0.2)},
	}
	for _, c := range cases {
		for _, floor := range []struct {
			name   string
			s      *Shape
			height float64
		}{{"half space", half, 0}, {"box", box, 0.2}} {
			for _, gap := range []float64{-1e-3, 0, 1e-3} {
				name := c.name + " on a " + floor.name
				f := spatial.Frame{Rot: c.rot, Pos: spatial.V(0.1, -0.2, floor.height+c.height+gap)}
				list := touchesOf(t, floor.s, spatial.AtOrigin, c.s, f, 2e-3, new(Warm))
				if len(list) != c.want {
					t.Errorf("%s, gap %g: %d contacts, want %d", name, gap, len(list), c.want)
					continue
				}
				for _, x := range list {
					within(t, name+": gap", math.Abs(x.Gap-gap), 1e-9)
					within(t, name+": normal", x.Normal.Sub(spatial.V(0, 0, 1)).Norm(), 1e-6)
					within(t, name+": spread", math.Abs(x.A.Sub(spatial.V(0.1, -0.2, floor.height)).Norm()-c.spread), 1e-6)
				}
				// The other way round.
				back := touchesOf(t, c.s, f, floor.s, spatial.AtOrigin, 2e-3, new(Warm))
				if len(back) != c.want {
					t.Errorf("%s, gap %g, swapped: %d contacts, want %d", name, gap, len(back), c.want)
				}
				for _, x := range back {
					within(t, name+", swapped: gap", math.Abs(x.Gap-gap), 1e-9)
					within(t, name+", swapped: normal", x.Normal.Add(spatial.V(0, 0, 1)).Norm(), 1e-6)
				}
			}
		}
	}
}

func TestEdgesThatCrossHaveOneContact(t *testing.T) {
	b := must(NewBox(spatial.V(0.5, 0.1, 0.1)))
	fa := spatial.Frame{Rot: spatial.Exp(spatial.V(math.Pi/4, 0, 0))}
	fb := spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0, math.Pi/2)).Mul(spatial.Exp(spatial.V(math.Pi/4, 0, 0))), Pos: spatial.V(0, 0, 0.2*math.Sqrt2-0.001)}
	list := touchesOf(t, b, fa, b, fb, 0.002, new(Warm))
	if len(list) != 1 {
		t.Fatalf("%d contacts, want 1", len(list))
	}
	within(t, "gap", math.Abs(list[0].Gap+0.001), 1e-12)
	within(t, "place", list[0].A.Sub(spatial.V(0, 0, 0.1*math.Sqrt2)).Norm(), 1e-9)
}

// The contacts of a tilted box: those within reach, however large the reach, none beyond.
func TestContactsWithinReach(t *testing.T) {
	floor, b := must(NewBox(spatial.V(2, 2, 0.1))), must(NewBox(spatial.V(0.2, 0.1, 0.1)))
	for _, tilt := range []float64{0, 0.01, 0.05, 0.2} {
		f := spatial.Frame{Rot: spatial.Exp(spatial.V(0, tilt, 0))}
		low := 0.2*math.Sin(tilt) + 0.1*math.Cos(tilt)
		f.Pos.Z = 0.1 + low
		far := 0.4 * math.Sin(tilt) // height of the upper edge
		for _, reach := range []float64{0.005, 0.02, 0.1} {
			want := 2
			if far <= reach {
				want = 4
			}
			if list := touchesOf(t, floor, spatial.AtOrigin, b, f, reach, new(Warm)); len(list) != want {
				t.Errorf("tilt %g, reach %g: %d contacts, want %d", tilt, reach, len(list), want)
			}
		}
	}
}

// Contacts and Distance agree on how near two shapes are, whatever the shapes and poses.
func TestContactsAgreeWithDistance(t *testing.T) {
	r := newRandom(5)
	shapes := append(every(), must(NewHalfSpace()))
	for _, a := range shapes {
		for _, b := range shapes {
			if a.kind == HalfSpace && b.kind == HalfSpace {
				continue
			}
			for range 40 {
				fa, fb := r.frame(1), r.frame(1.5)
				d := Distance(a, &fa, b, &fb, nil)
				list := touchesOf(t, a, fa, b, fb, 0.1, new(Warm))
				if (len(list) > 0) != (d.Distance <= 0.1) {
					t.Fatalf("%v and %v: %d contacts at a distance of %v", a.kind, b.kind, len(list), d.Distance)
				}
				least := math.Inf(1)
				for _, c := range list {
					least = min(least, c.Gap)
				}
				tolerance := 1e-6
				if a.kind == Box && b.kind == Box {
					tolerance = 1e-3 * (a.bound + b.bound) // the bias towards faces
				}
				if len(list) > 0 && math.Abs(least-d.Distance) > tolerance {
					t.Fatalf("%v and %v: least gap %v, distance %v\n%+v\n%+v", a.kind, b.kind, least, d.Distance, fa, fb)
				}
			}
		}
	}
}
