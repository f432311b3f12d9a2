package collide

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// ground returns a surface of 2·n² triangles at z = 0 with edges of length step about the origin, corners moved about in its plane so that
// no triangle is like another.
func ground(n int, step float64) *mesh.Surface {
	r := rand.New(rand.NewPCG(7, 7))
	s := mesh.Plane(step*float64(n), step*float64(n), 4)
	s.Vertices, s.Triangles = nil, nil
	for j := range n + 1 {
		for i := range n + 1 {
			dx, dy := 0.3*step*(r.Float64()-0.5), 0.3*step*(r.Float64()-0.5)
			s.Vertices = append(s.Vertices, spatial.V((float64(i)-float64(n)/2)*step+dx, (float64(j)-float64(n)/2)*step+dy, 0))
		}
	}
	for j := range n {
		for i := range n {
			k, m := int32(j*(n+1)+i), int32(n+1)
			s.Triangles = append(s.Triangles, [3]int32{k, k + 1, k + m + 1}, [3]int32{k, k + m + 1, k + m})
		}
	}
	return s
}

// cube returns a closed cube of triangles.
func cube(half float64) *mesh.Surface {
	s := &mesh.Surface{}
	for i := range 8 {
		sign := func(bit int) float64 { return float64(i>>bit&1)*2 - 1 }
		s.Vertices = append(s.Vertices, spatial.V(sign(0), sign(1), sign(2)).Scale(half))
	}
	for _, q := range [][4]int32{{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}} {
		s.Triangles = append(s.Triangles, [3]int32{q[0], q[1], q[2]}, [3]int32{q[0], q[2], q[3]})
	}
	return s
}

func at(x, y, z float64) *spatial.Frame {
	return &spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(x, y, z)}
}

// floors returns every kind of floor, the solid below z = 0.
func floors() []body {
	heights := HeightConfig{Columns: 41, Rows: 41, Spacing: 0.25, Corner: spatial.V(-5, -5, 0)}
	heights.Heights = append(heights.Heights, (&[41 * 41]float64{})[:]...)
	field := DistanceConfig{Size: [3]int{11, 11, 6}, Spacing: 1, Corner: spatial.V(-5, -5, -3)}
	for i := range 11 * 11 * 6 {
		field.Distances = append(field.Distances, float64(i/121)-3)
	}
	slab := &mesh.Surface{}
	for _, v := range cube(1).Vertices {
		slab.Vertices = append(slab.Vertices, spatial.V(5*v.X, 5*v.Y, v.Z-1))
	}
	slab.Triangles = cube(1).Triangles
	box := must(NewBox(spatial.V(5, 5, 1)))
	return []body{
		{"half space", must(NewHalfSpace()), 0, 0},
		{"sheet", must(NewMesh(ground(20, 0.5))), 0, 0},
		{"solid mesh", must(NewMesh(slab)), 0, 0},
		{"heights", must(NewHeightField(heights)), 0, 0},
		{"field", must(NewDistanceField(field)), 0, 0},
		{"compound floor", must(NewCompound([]Piece{{Shape: box, Place: *at(0, 0, -1)}})), 0, 0},
	}
}

// body is a shape that can stand on a floor.
type body struct {
	name   string
	shape  *Shape
	height float64 // of its origin when it stands on a floor at z = 0 [m]
	least  int     // contacts then
}

func bodies() []body {
	box := must(NewBox(spatial.V(0.3, 0.2, 0.1)))
	return []body{
		{"sphere", must(NewSphere(0.2)), 0.2, 1},
		{"box", box, 0.1, 4},
		{"rounded", must(NewRounded(box, 0.05)), 0.15, 4},
		{"cylinder", must(NewCylinder(0.2, 0.6)), 0.3, 3},
		{"cone", must(NewCone(0.2, 0.6)), 0.3, 3},
		{"hull", must(NewHull([]spatial.Vec3{{X: 0.3}, {X: -0.3}, {Y: 0.3}, {Y: -0.3}, {Z: 0.4}})), 0, 4},
		{"compound", must(NewCompound([]Piece{{Shape: box, Place: *at(0.4, 0, 0)}, {Shape: box, Place: *at(-0.4, 0, 0)}})), 0.1, 4},
		{"cube", must(NewMesh(cube(0.2))), 0.2, 4},
	}
}

// What stands on a floor of any kind touches it with the floor's normal and the right gap, wherever it stands: no edge between triangles
// is felt.
func TestBodiesOnFloors(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, floor := range floors() {
		for _, b := range bodies() {
			var pair, turned Pair
			for range 100 {
				gap := 0.02 * (r.Float64() - 0.5)
				f := spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), 6*r.Float64()), Pos: spatial.V(4*r.Float64()-2, 4*r.Float64()-2, b.height+gap)}
				got := pair.Contacts(nil, floor.shape, at(0, 0, 0), b.shape, &f, 0.03)
				if len(got) < b.least || len(got) > mostContacts {
					t.Fatalf("%s on %s: %d contacts, want at least %d: %v", b.name, floor.name, len(got), b.least, got)
				}
				checkContacts(t, b.name+" on "+floor.name, got)
				for _, c := range got {
					// The distances come from coordinates of some metres.
					if c.Normal.Sub(spatial.V(0, 0, 1)).Norm() > 1e-9 || math.Abs(c.Gap-gap) > 1e-9 {
						t.Fatalf("%s on %s: normal %v and gap %v, want +z and %v", b.name, floor.name, c.Normal, c.Gap, gap)
					}
				}
				back := turned.Contacts(nil, b.shape, &f, floor.shape, at(0, 0, 0), 0.03)
				for _, c := range back {
					if c.Normal.Sub(spatial.V(0, 0, -1)).Norm() > 1e-9 || math.Abs(c.Gap-gap) > 1e-9 {
						t.Fatalf("%s under %s: normal %v and gap %v, want −z and %v", floor.name, b.name, c.Normal, c.Gap, gap)
					}
				}
			}
		}
	}
}

// In any pose, what touches a flat floor is pushed along the floor's normal, and as deep as its lowest point is.
func TestTurnedBodiesOnFloors(t *testing.T) {
	r := newRoll(4)
	for _, floor := range floors() {
		for _, b := range bodies() {
			if !b.shape.Convex() || floor.shape.kind <= Compound {
				continue // convex shapes on convex ones have tests of their own
			}
			for range 200 {
				f := spatial.Frame{Rot: r.turn(), Pos: spatial.V(4*r.Float64()-2, 4*r.Float64()-2, 0)}
				low, gap := b.shape.Bounds(&f).Low.Z, 0.02*r.Float64()-0.015
				f.Pos.Z = gap - low
				var pair Pair
				got := pair.Contacts(nil, floor.shape, at(0, 0, 0), b.shape, &f, 0.02)
				checkContacts(t, b.name+" on "+floor.name, got)
				least := math.Inf(1)
				for _, c := range got {
					least = min(least, c.Gap)
					if c.Normal.Sub(spatial.V(0, 0, 1)).Norm() > 1e-6 {
						t.Fatalf("%s on %s, turned: normal %v, want +z: %v", b.name, floor.name, c.Normal, got)
					}
				}
				if math.Abs(least-gap) > 1e-6 {
					t.Fatalf("%s on %s, turned: gap %v, want %v", b.name, floor.name, least, gap)
				}
			}
		}
	}
}

// checkContacts checks what holds for all contacts.
func checkContacts(t *testing.T, name string, list []Contact) {
	t.Helper()
	for i, c := range list {
		if !c.A.Finite() || !c.B.Finite() || math.Abs(c.Normal.Norm()-1) > 1e-9 {
			t.Fatalf("%s: contact %v is not finite or its normal not of length 1", name, c)
		}
		// Rounding of coordinates, which may be large.
		tolerance := 1e-9 * (1 + c.A.Norm() + c.B.Norm())
		if math.Abs(c.Normal.Dot(c.B.Sub(c.A))-c.Gap) > tolerance {
			t.Fatalf("%s: gap %v of contact %v, want Normal·(B − A) = %v", name, c.Gap, c, c.Normal.Dot(c.B.Sub(c.A)))
		}
		for j := range i {
			if list[j].ID == c.ID {
				t.Fatalf("%s: contacts %d and %d have the same number %x", name, i, j, c.ID)
			}
		}
	}
}

// The contacts of a box that slides over many triangles keep their numbers, so that what was learnt about them is not lost.
func TestContactsKeepTheirNumbers(t *testing.T) {
	sheet, box := must(NewMesh(ground(20, 0.25))), must(NewBox(spatial.V(0.3, 0.2, 0.1)))
	var pair Pair
	var before []Contact
	kept, all := 0, 0
	for step := range 400 {
		now := pair.Contacts(nil, sheet, at(0, 0, 0), box, at(-1+0.005*float64(step), 0.1, 0.0999), 0.02)
		for _, c := range now {
			all++
			for _, b := range before {
				if b.ID == c.ID {
					kept++
					if b.B.Sub(c.B).Norm() > 0.03 {
						t.Fatalf("contact %x has jumped from %v to %v", c.ID, b.B, c.B)
					}
				}
			}
		}
		before = now
	}
	if kept < all*95/100 {
		t.Errorf("%d of %d contacts have kept their numbers, want 95 %%", kept, all)
	}
}

// Every kind of body and of floor, twice: the bits are the same, and once warm nothing is allocated.
func TestContactsAreTheSameAgainAndAllocateNothing(t *testing.T) {
	for _, floor := range floors() {
		for _, b := range bodies() {
			run := func(pair *Pair, dst []Contact, step int) []Contact {
				x := 0.01 * float64(step)
				f := spatial.Frame{Rot: spatial.Exp(spatial.V(0.3*x, 0.2, x)), Pos: spatial.V(x, 0.3, b.height+0.05)}
				return pair.Contacts(dst, floor.shape, at(0, 0, 0), b.shape, &f, 0.1)
			}
			var one, other Pair
			for step := range 30 {
				got, want := run(&one, nil, step), run(&other, nil, step)
				if !slices.Equal(got, want) {
					t.Fatalf("%s on %s: %v and %v at the same place", b.name, floor.name, got, want)
				}
				checkContacts(t, b.name+" on "+floor.name, got)
			}
			dst := make([]Contact, 0, 1000)
			step := 0
			count := testing.AllocsPerRun(30, func() {
				dst = run(&one, dst[:0], step)
				step++
			})
			if count > 0 {
				t.Errorf("%s on %s: %v allocations", b.name, floor.name, count)
			}
		}
	}
}

func TestContactsOfPosesThatAreNone(t *testing.T) {
	bad := []spatial.Frame{
		{Rot: spatial.Identity, Pos: spatial.V(math.NaN(), 0, 0)},
		{Rot: spatial.Identity, Pos: spatial.V(0, math.Inf(1), 0)},
		{Rot: spatial.Quat{W: math.NaN()}},
		{Rot: spatial.Quat{W: math.Inf(-1)}},
	}
	for _, floor := range floors() {
		for _, b := range bodies() {
			for _, f := range bad {
				var pair Pair
				if got := pair.Contacts(nil, floor.shape, &f, b.shape, at(0, 0, 0), 0.1); len(got) > 0 {
					t.Errorf("%s on %s at %v: %v", b.name, floor.name, f, got)
				}
				if got := pair.Contacts(nil, floor.shape, at(0, 0, 0), b.shape, &f, 0.1); len(got) > 0 {
					t.Errorf("%s at %v on %s: %v", b.name, f, floor.name, got)
				}
			}
			// Far away, and right in the middle of each other: something finite.
			for _, f := range []*spatial.Frame{at(1e6, 0, 0), at(0, 0, 0), at(0, 0, -0.3), at(-1e12, 1e12, 1)} {
				var pair Pair
				checkContacts(t, b.name+" on "+floor.name, pair.Contacts(nil, floor.shape, at(0, 0, 0), b.shape, f, 0.1))
			}
		}
	}
}

// Two cubes of triangles on each other, turned and at an edge: corners in faces and edges across edges.
func TestMeshOnMesh(t *testing.T) {
	a, b := must(NewMesh(cube(0.5))), must(NewMesh(cube(0.3)))
	for _, c := range []struct {
		name   string
		frame  spatial.Frame
		gap    float64
		normal spatial.Vec3
		count  int
	}{
		{"flat", spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), 0.3), Pos: spatial.V(0.1, 0, 0.799)}, -0.001, spatial.V(0, 0, 1), 4},
		{"overhanging", *at(0.5, 0.5, 0.801), 0.001, spatial.V(0, 0, 1), 4},
		{"on an edge", spatial.Frame{Rot: spatial.AxisAngle(spatial.V(1, 0, 0), math.Pi/4), Pos: spatial.V(0, 0, 0.5+0.3*math.Sqrt2-0.002)}, -0.002, spatial.V(0, 0, 1), 2},
		{"on a corner", spatial.Frame{Rot: spatial.Between(spatial.V(1, 1, 1).Unit(), spatial.V(0, 0, -1)), Pos: spatial.V(0.1, 0.2, 0.5+0.3*math.Sqrt(3)-0.003)}, -0.003, spatial.V(0, 0, 1), 1},
	} {
		var pair Pair
		got := pair.Contacts(nil, a, at(0, 0, 0), b, &c.frame, 0.01)
		checkContacts(t, c.name, got)
		if len(got) < c.count {
			t.Errorf("%s: %d contacts, want %d: %v", c.name, len(got), c.count, got)
		}
		for _, k := range got {
			if k.Normal.Sub(c.normal).Norm() > 1e-9 || math.Abs(k.Gap-c.gap) > 1e-9 {
				t.Errorf("%s: normal %v and gap %v, want %v and %v", c.name, k.Normal, k.Gap, c.normal, c.gap)
			}
		}
	}
}

// A wedge on a wedge, edges at right angles: only edges meet.
func TestMeshEdgeOnEdge(t *testing.T) {
	tilt := spatial.AxisAngle(spatial.V(1, 0, 0), math.Pi/4) // an edge along x is on top and at the bottom
	lower := spatial.Frame{Rot: tilt, Pos: spatial.V(0, 0, -0.5*math.Sqrt2)}
	a, b := must(NewMesh(cube(0.5))), must(NewMesh(cube(0.5)))
	for _, gap := range []float64{0.004, -0.004} {
		upper := spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), 1.2).Mul(tilt), Pos: spatial.V(0.1, 0.05, 0.5*math.Sqrt2+gap)}
		var pair Pair
		got := pair.Contacts(nil, a, &lower, b, &upper, 0.01)
		checkContacts(t, "edges", got)
		if len(got) != 1 || got[0].Normal.Sub(spatial.V(0, 0, 1)).Norm() > 1e-9 || math.Abs(got[0].Gap-gap) > 1e-9 {
			t.Errorf("gap %v: %v, want one contact along z", gap, got)
		}
	}
}

// A cube of triangles at the rim of a large table, of any kind: where it reaches over, the sides of both overlap in a narrow strip, through
// which neither is pushed.
func TestMeshAtTheRimOfATable(t *testing.T) {
	small := must(NewMesh(cube(0.2)))
	table := must(NewBox(spatial.V(5, 5, 1)))
	wide := &mesh.Surface{Triangles: cube(1).Triangles}
	for _, v := range cube(1).Vertices {
		wide.Vertices = append(wide.Vertices, spatial.V(5*v.X, 5*v.Y, v.Z))
	}
	for _, top := range []body{
		{name: "box", shape: table},
		{name: "compound", shape: must(NewCompound([]Piece{{Shape: table, Place: spatial.AtOrigin}}))},
		{name: "mesh", shape: must(NewMesh(wide))},
	} {
		for _, s := range []body{{name: "mesh", shape: small}, {name: "box", shape: must(NewBox(spatial.V(0.2, 0.2, 0.2)))}} {
			if top.name == "box" && s.name == "box" {
				continue
			}
			for _, over := range []float64{0.15, 0.05, 0.01, 0.002, -0.01, -0.1} {
				f := spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), 0.001), Pos: spatial.V(4.8+over, 1.3, 1.2-0.001)}
				var pair Pair
				got := pair.Contacts(nil, top.shape, at(0, 0, 0), s.shape, &f, 0.005)
				checkContacts(t, s.name+" on "+top.name, got)
				if len(got) < 4 {
					t.Errorf("%s on %s, %v over: %d contacts, want 4", s.name, top.name, over, len(got))
				}
				for _, c := range got {
					if c.Normal.Sub(spatial.V(0, 0, 1)).Norm() > 1e-9 || math.Abs(c.Gap+0.001) > 1e-9 {
						t.Errorf("%s on %s, %v over: normal %v and gap %v, want +z and −0.001", s.name, top.name, over, c.Normal, c.Gap)
					}
				}
			}
		}
	}
}

// What is wholly inside of a solid is led out by the shortest way.
func TestWayOut(t *testing.T) {
	solid := must(NewMesh(cube(1)))
	for name, s := range map[string]*Shape{"box": must(NewBox(spatial.V(0.1, 0.1, 0.1))), "mesh": must(NewMesh(cube(0.1)))} {
		var pair Pair
		got := pair.Contacts(nil, solid, at(0, 0, 0), s, at(0.1, 0.6, -0.2), 0.01)
		checkContacts(t, name, got)
		if len(got) == 0 || got[0].Normal.Sub(spatial.V(0, 1, 0)).Norm() > 1e-9 || got[0].Gap > -0.29 {
			t.Errorf("%s: %v, want a contact along y about 0.4 deep", name, got)
		}
	}
}

// FuzzContacts looks for shapes and poses with contacts that are not finite, of no use, or that are never found.
func FuzzContacts(f *testing.F) {
	f.Add(uint64(1), 0.0, 0.0, 0.1, 0.1, 0.2, 0.3)
	f.Add(uint64(77), 1e6, 1e-9, -1e6, 3.0, 0.0, 0.0)
	f.Add(uint64(123), math.NaN(), math.Inf(1), 0.0, 1.0, 1.0, 1.0)
	all := append(floors(), bodies()...)
	f.Fuzz(func(t *testing.T, seed uint64, x, y, z, u, v, w float64) {
		r := newRoll(seed)
		if seed%2 == 0 { // near each other
			x, y, z = math.Mod(x, 0.7), math.Mod(y, 0.7), math.Mod(z, 0.7)
		}
		a, b := all[r.IntN(len(all))].shape, all[r.IntN(len(all))].shape
		fa, fb := r.frame(0.3), spatial.Frame{Rot: spatial.Exp(spatial.V(u, v, w)), Pos: spatial.V(x, y, z)}
		var pair, again Pair
		for range 3 {
			got := pair.Contacts(nil, a, fa, b, &fb, 0.05)
			if fb.Pos.Norm() < 1e6 {
				checkContacts(t, a.Kind().String()+" and "+b.Kind().String(), got)
			}
			if len(got) > mostContacts {
				t.Fatalf("%d contacts", len(got))
			}
			fb.Pos = fb.Pos.Add(spatial.V(0.01, 0, 0))
		}
		again.Contacts(nil, b, &fb, a, fa, 0.05)
	})
}

// Warm contacts of a box with floors of every kind, of a strand with a head of 9,024 triangles, and of two heads: at the pole of the head,
// where its triangles are narrow and many. All without allocation; 4 contacts each, the strand 1.
func BenchmarkPair(b *testing.B) {
	box := must(NewBox(spatial.V(0.3, 0.2, 0.1)))
	strand := must(NewCapsule(0.0005, 0.02))
	head := mesh.Head(0.2, 48)
	shape := map[string]*Shape{}
	for _, f := range floors() {
		shape[f.name] = f.shape
	}
	for _, c := range []struct {
		name string
		a, b *Shape
		at   *spatial.Frame
	}{
		{"box/solid", shape["solid mesh"], box, at(0, 0, 0.0999)},
		{"box/sheet", shape["sheet"], box, at(0, 0, 0.0999)},
		{"box/heights", shape["heights"], box, at(0, 0, 0.0999)},
		{"box/field", shape["field"], box, at(0, 0, 0.0999)},
		{"box/compound", shape["compound floor"], box, at(0, 0, 0.0999)},
		{"strand/head", must(NewMesh(head)), strand, &spatial.Frame{Rot: spatial.AxisAngle(spatial.V(1, 0, 0), math.Pi/2), Pos: spatial.V(0, 0, 0.0953)}},
		{"head/head", must(NewMesh(head)), must(NewMesh(head)), at(0, 0, 0.2226)},
	} {
		b.Run(c.name, func(b *testing.B) {
			var pair Pair
			var dst []Contact
			b.ReportAllocs()
			for b.Loop() {
				dst = pair.Contacts(dst[:0], c.a, at(0, 0, 0), c.b, c.at, 0.001)
			}
			b.ReportMetric(float64(len(dst)), "contacts")
		})
	}
}

// A million triangles: to build, which takes about 1.9 s of one core, and to ask about once it is there: a ray 1 µs, a box near 50 of them 54 µs.
func BenchmarkMillionTriangles(b *testing.B) {
	surface := ground(707, 0.01)
	b.Run("build", func(b *testing.B) {
		for b.Loop() {
			must(NewMesh(surface))
		}
	})
	shape := must(NewMesh(surface))
	box := must(NewBox(spatial.V(0.02, 0.02, 0.02)))
	b.Run("contacts", func(b *testing.B) {
		var pair Pair
		var dst []Contact
		for b.Loop() {
			dst = pair.Contacts(dst[:0], shape, at(0, 0, 0), box, at(1, 1, 0.0199), 0.001)
		}
	})
	b.Run("ray", func(b *testing.B) {
		for b.Loop() {
			if _, ok := Ray(shape, at(0, 0, 0), spatial.V(1, 1, 1), spatial.V(0.5, 0.5, -2)); !ok {
				b.Fatal("missed")
			}
		}
	})
	b.Run("refit", func(b *testing.B) {
		for b.Loop() {
			if err := shape.Refit(surface.Vertices); err != nil {
				b.Fatal(err)
			}
		}
	})
}
