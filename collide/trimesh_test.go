package collide

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// roll is a source of random geometry.
type roll struct{ *rand.Rand }

func newRoll(seed uint64) roll { return roll{rand.New(rand.NewPCG(seed, 11))} }

func (r roll) vector(size float64) spatial.Vec3 {
	return spatial.V(r.Float64()-0.5, r.Float64()-0.5, r.Float64()-0.5).Scale(2 * size)
}

func (r roll) turn() spatial.Quat { return spatial.Exp(r.vector(3)) }

func (r roll) frame(size float64) *spatial.Frame {
	return &spatial.Frame{Rot: r.turn(), Pos: r.vector(size)}
}

func TestMeshErrors(t *testing.T) {
	open := must(NewMesh(ground(2, 1)))
	shape := must(NewMesh(cube(1)))
	for name, err := range map[string]error{
		"nil":        second(NewMesh(nil)),
		"empty":      second(NewMesh(&mesh.Surface{})),
		"NaN":        second(NewMesh(&mesh.Surface{Vertices: []spatial.Vec3{{X: math.NaN()}, {}, {}}, Triangles: [][3]int32{{0, 1, 2}}})),
		"few":        shape.Refit(make([]spatial.Vec3, 3)),
		"refit NaN":  shape.Refit(slices.Repeat([]spatial.Vec3{{X: math.NaN()}}, 8)),
		"not a mesh": must(NewSphere(1)).Refit(nil),
		"open mass":  fourth(open.mesh.mass()),
		"open field": second(NewDistanceFieldOf(ground(2, 1), 0.1)),
	} {
		var ours *FieldError
		var theirs *mesh.FieldError
		if !errors.As(err, &ours) && !errors.As(err, &theirs) {
			t.Errorf("%s: error %v, want one that names the field", name, err)
		}
	}
}

func second(_ *Shape, err error) error { return err }

func fourth(_ float64, _ spatial.Vec3, _ spatial.Sym3, err error) error { return err }

// The distance from a mesh, sign included, is that of mesh.Index, which has a tree of its own; on the head, bent inwards and outwards.
func TestMeshClosestAgreesWithIndex(t *testing.T) {
	s := mesh.Head(0.2, 24)
	m := must(NewMesh(s)).mesh
	if !m.closed {
		t.Fatal("the head is open")
	}
	index, err := mesh.NewIndex(s)
	if err != nil {
		t.Fatal(err)
	}
	r := newRoll(1)
	for range 2000 {
		p := r.vector(0.15)
		got, ok := m.closest(p, math.Inf(1))
		want := index.Closest(p)
		if !ok || math.Abs(got.distance-want.Distance) > 1e-12 {
			t.Fatalf("distance %v at %v, want %v", got.distance, p, want.Distance)
		}
		if away := p.Sub(got.point); math.Abs(away.Dot(got.normal)-got.distance) > 1e-9 {
			t.Fatalf("normal %v at %v does not lead from the surface to the point", got.normal, p)
		}
		if _, ok := m.closest(p, 0.9*math.Abs(want.Distance)); ok {
			t.Fatalf("found something nearer than %v", want.Distance)
		}
	}
}

// The tree gives what looking at every triangle gives, for boxes, rays and couples; and still does after the mesh was bent.
func TestMeshTreeAgreesWithAllTriangles(t *testing.T) {
	surface := mesh.Head(2, 10)
	shape := must(NewMesh(surface))
	r := newRoll(2)
	for _, bend := range []float64{0, 0.5} {
		bent := surface.Moved(func(v spatial.Vec3) spatial.Vec3 { return spatial.V(v.X+bend*v.Z*v.Z, v.Y*(1-bend*v.X/2), v.Z) })
		if err := shape.Refit(bent.Vertices); err != nil {
			t.Fatal(err)
		}
		m := shape.mesh
		for range 200 {
			checkQuery(t, m, r)
			checkRay(t, m, r)
		}
		for range 2 {
			checkPairs(t, m, r)
		}
	}
}

func checkQuery(t *testing.T, m *trimesh, r roll) {
	t.Helper()
	p, size := r.vector(1), r.vector(0.5)
	b := Bounds{p, p}.Swept(size)
	got := m.near(nil, &b)
	slices.Sort(got)
	for i := range m.triangles {
		box := m.box(int32(i))
		if _, found := slices.BinarySearch(got, int32(i)); box.Overlaps(&b) && !found {
			t.Fatalf("triangle %d was not found", i)
		}
	}
}

func checkRay(t *testing.T, m *trimesh, r roll) {
	t.Helper()
	p, d := r.vector(3), r.vector(4)
	at, number := m.ray(p, d, 1)
	first, want := math.Inf(1), int32(-1)
	for i := range m.triangles {
		a, b, c := m.corners(int32(i))
		if s, ok := rayTriangle(p, d, a, b, c, 1); ok && m.normals[i].Dot(d) < 0 && s < first {
			first, want = s, int32(i)
		}
	}
	if number != want || want >= 0 && at != first {
		t.Fatalf("ray meets triangle %d at %v, want %d at %v", number, at, want, first)
	}
}

func checkPairs(t *testing.T, m *trimesh, r roll) {
	t.Helper()
	f := r.frame(1)
	const reach = 0.1
	found := map[couple]bool{}
	for _, c := range m.tree.pairs(nil, m.tree, f, reach) {
		found[c] = true
	}
	var there [][3]spatial.Vec3
	for i := range m.triangles {
		a, b, c := m.corners(int32(i))
		there = append(there, [3]spatial.Vec3{f.Point(a), f.Point(b), f.Point(c)})
	}
	for i := range m.triangles {
		a, b, _ := m.corners(int32(i))
		for j, o := range there {
			p, q := closestSegmentTriangle(a, b, o[0], o[1], o[2])
			if p.Sub(q).Norm() < reach && !found[couple{int32(i), int32(j)}] {
				t.Fatalf("triangles %d and %d are near and were not found", i, j)
			}
		}
	}
}

// A cube of triangles and a box that has the same corners have the same distance from other shapes. Where they overlap, the deepest contact
// is as deep as that of the box; in some poses that of another face is beside it, up to four times as deep.
func TestMeshCubeIsABox(t *testing.T) {
	solid, box := must(NewMesh(cube(0.5))), must(NewBox(spatial.V(0.5, 0.5, 0.5)))
	r := newRoll(3)
	for _, b := range bodies() {
		name := b.name
		if !b.shape.Convex() {
			continue
		}
		overlaps, shallower, deeper := 0, 0, 0
		for range 4000 {
			f := r.frame(1)
			want := Distance(box, at(0, 0, 0), b.shape, f, nil)
			if want.Distance < -0.05 || want.Distance > 0.1 {
				continue
			}
			var pair Pair
			got := pair.Contacts(nil, solid, at(0, 0, 0), b.shape, f, 0.2)
			checkContacts(t, name, got)
			deepest := math.Inf(1)
			for _, c := range got {
				deepest = min(deepest, c.Gap)
			}
			if want.Distance > 0 {
				if math.Abs(deepest-want.Distance) > 1e-6 {
					t.Fatalf("%s: distance %v, want %v", name, deepest, want.Distance)
				}
				continue
			}
			overlaps++
			if deepest > 0.95*want.Distance {
				shallower++
			}
			if deepest < 1.1*want.Distance {
				deeper++
			}
			if deepest < 5*want.Distance-1e-6 {
				t.Fatalf("%s: depth %v, want %v", name, deepest, want.Distance)
			}
		}
		t.Logf("%s: of %d overlaps %d too shallow, %d too deep", name, overlaps, shallower, deeper)
		if shallower > overlaps/100 || deeper > overlaps/20 {
			t.Errorf("%s: of %d overlaps %d are found shallower and %d deeper than they are", name, overlaps, shallower, deeper)
		}
	}
}
