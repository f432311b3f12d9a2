package collide

import (
	"math"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// castOnto is Cast for shapes of any kind.
func castOnto(a *Shape, fa *spatial.Frame, b *Shape, fb *spatial.Frame, along spatial.Vec3) (Hit, bool) {
	if a.kind > HalfSpace {
		return a.castPieces(fa, b, fb, along)
	}
	return Cast(a, fa, b, fb, along)
}

// What falls onto a floor of any kind touches it after its height above it, with the floor's normal; a ray too.
func TestCastsAndRaysOntoFloors(t *testing.T) {
	r := newRoll(5)
	for _, f := range floors() {
		floorName, floor := f.name, f.shape
		for _, b := range bodies() {
			name := b.name
			if !b.shape.Convex() {
				continue
			}
			for range 20 {
				height := 0.1 + 1.5*r.Float64()
				start := spatial.Frame{Rot: spatial.AxisAngle(spatial.V(0, 0, 1), 6*r.Float64()), Pos: spatial.V(3*r.Float64()-1.5, 3*r.Float64()-1.5, b.height+height)}
				d := spatial.V(r.Float64()-0.5, r.Float64()-0.5, -2)
				hit, ok := castOnto(floor, at(0, 0, 0), b.shape, &start, d)
				// The field is halved down to 2⁻⁴⁰ of a step, the others to 10⁻¹⁰ of their size.
				if !ok || math.Abs(hit.Fraction-height/2) > 1e-8 || hit.Normal.Sub(spatial.V(0, 0, 1)).Norm() > 1e-6 || math.Abs(hit.Point.Z) > 1e-7 {
					t.Fatalf("%s onto %s from %v: %v %v", name, floorName, height, hit, ok)
				}
				if _, ok := castOnto(floor, at(0, 0, 0), b.shape, &start, spatial.V(1, 1, 0.1)); ok {
					t.Fatalf("%s hits %s on its way up", name, floorName)
				}
				hit, ok = Ray(floor, at(0, 0, 0), start.Pos, d.Scale(2))
				if want := start.Pos.Z / 4; !ok || math.Abs(hit.Fraction-want) > 1e-9 || hit.Normal.Sub(spatial.V(0, 0, 1)).Norm() > 1e-9 {
					t.Fatalf("ray onto %s: %v %v, want %v", floorName, hit, ok, want)
				}
				if start.Pos.Z < 2 {
					if hit, ok := Ray(floor, at(0, 0, 0), start.Pos, spatial.V(0, 0, -0.9*start.Pos.Z)); ok {
						t.Fatalf("a ray that ends above %s hits it: %v", floorName, hit)
					}
				}
			}
		}
	}
}

// A thin capsule that passes a head in one step far longer than it is thick does not miss it, and stops where small steps find it.
func TestThinFastCapsuleOntoMesh(t *testing.T) {
	head := must(NewMesh(mesh.Head(0.2, 24)))
	strand := must(NewCapsule(0.0005, 0.02))
	r := newRoll(6)
	hits := 0
	for range 25 {
		f := spatial.Frame{Rot: r.turn(), Pos: r.vector(0.1).Add(spatial.V(0.4, 0, 0))}
		d := spatial.V(-0.8, 0, 0).Add(r.vector(0.1))
		hit, ok := castOnto(head, at(0, 0, 0), strand, &f, d)
		gap := func(fraction float64) float64 {
			// The least distance from the axis of the capsule.
			least := math.Inf(1)
			for k := range 21 {
				p := f.Point(spatial.V(0, 0, 0.01*(float64(k)/10-1))).AddScaled(fraction, d)
				n, _ := head.mesh.closest(p, math.Inf(1))
				least = min(least, n.distance-0.0005)
			}
			return least
		}
		first := 2.0
		for k := 0; k <= 400 && first > 1; k++ { // steps of 2 mm
			if at := float64(k) / 400; gap(at) < 0 {
				first = at
			}
		}
		if ok != (first <= 1) {
			if ok && gap(hit.Fraction) < 3e-4 {
				continue // it grazes between two steps
			}
			t.Fatalf("hit %v, want %v", ok, first <= 1)
		}
		if !ok {
			continue
		}
		hits++
		// Samples along the axis are 1 mm apart: between two of them a ridge of the head may be some hundredths of that nearer.
		if g := gap(hit.Fraction); math.Abs(g) > 1e-4 || hit.Fraction > first+1e-9 {
			t.Errorf("gap %v at the hit at %v, want 0; small steps find %v", g, hit.Fraction, first)
		}
	}
	if hits < 10 {
		t.Errorf("%d hits, want more", hits)
	}
}

func TestCastDoesNotAllocate(t *testing.T) {
	for _, f := range floors() {
		name, floor := f.name, f.shape
		box := must(NewBox(spatial.V(0.1, 0.1, 0.1)))
		if n := testing.AllocsPerRun(20, func() { castOnto(floor, at(0, 0, 0), box, at(0, 0, 1), spatial.V(0, 0, -2)) }); n > 0 {
			t.Errorf("cast onto %s: %v allocations", name, n)
		}
		if n := testing.AllocsPerRun(20, func() { Ray(floor, at(0, 0, 0), spatial.V(0, 0, 1), spatial.V(0, 0, -2)) }); n > 0 {
			t.Errorf("ray onto %s: %v allocations", name, n)
		}
	}
}
