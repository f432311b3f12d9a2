package collide

import (
	"errors"
	"math"
	"testing"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// Two boxes side by side have the mass of the one that they make; so have a cube of triangles and a box; and the distance field
// of a cube nearly.
func TestMassesOfPieces(t *testing.T) {
	half := must(NewBox(spatial.V(0.5, 0.3, 0.2)))
	whole := must(NewBox(spatial.V(1, 0.3, 0.2)))
	place := spatial.Frame{Rot: spatial.Exp(spatial.V(0.3, -0.2, 0.7)), Pos: spatial.V(1, 2, 3)}
	moved := must(NewCompound([]Piece{
		{Shape: half, Place: place.Mul(*at(0.5, 0, 0))},
		{Shape: half, Place: place.Mul(*at(-0.5, 0, 0))},
	}))
	wholeMoved := must(NewCompound([]Piece{{Shape: whole, Place: place}}))
	for _, c := range []struct {
		name      string
		got, want *Shape
		tolerance float64
	}{
		{"compound", moved, wholeMoved, 1e-12},
		{"mesh", must(NewMesh(cube(0.5))), must(NewBox(spatial.V(0.5, 0.5, 0.5))), 1e-12},
		// The net cuts the edges of the cube by parts of a cell: 4·12 edges of area (h/2)².
		{"field", must(NewDistanceFieldOf(cube(0.5), 0.05)), must(NewBox(spatial.V(0.5, 0.5, 0.5))), 0.01},
		{"ball", must(NewDistanceFieldOf(mesh.Ellipsoid(spatial.V(0.5, 0.5, 0.5), 64), 0.05)), must(NewSphere(0.5)), 0.04}, // chords of a cell's length

	} {
		v, centre, in, err := c.got.Mass()
		if err != nil {
			t.Fatal(err)
		}
		wv, wc, win, err := c.want.Mass()
		if err != nil {
			t.Fatal(err)
		}
		off := math.Abs(v-wv)/wv + centre.Sub(wc).Norm() +
			(math.Abs(in.XX-win.XX)+math.Abs(in.XY-win.XY)+math.Abs(in.XZ-win.XZ)+math.Abs(in.YY-win.YY)+math.Abs(in.YZ-win.YZ)+math.Abs(in.ZZ-win.ZZ))/win.Trace()
		if off > c.tolerance {
			t.Errorf("%s: mass %v, centre %v, inertia %v; want %v, %v, %v", c.name, v, centre, in, wv, wc, win)
		}
	}
}

// Bounds hold all of a shape's surface on any frame.
func TestBoundsOfPieces(t *testing.T) {
	r := newRoll(8)
	for _, f := range floors() {
		name, s := f.name, f.shape
		if s.kind == HalfSpace {
			continue
		}
		surface := s.Surface(16)
		if err := surface.Validate(); err != nil {
			t.Errorf("%s: surface: %v", name, err)
		}
		for range 20 {
			f := r.frame(3)
			b := s.Bounds(f).Grown(1e-9)
			for _, v := range surface.Vertices {
				if p := f.Point(v); b.distance2(p) > 0 || p.Sub(f.Pos).Norm() > s.bound+1e-9 {
					t.Fatalf("%s: %v is outside of %v", name, p, b)
				}
			}
		}
	}
}

func TestErrorsOfPieces(t *testing.T) {
	box := must(NewBox(spatial.V(1, 1, 1)))
	half := must(NewHalfSpace())
	flat := HeightConfig{Columns: 2, Rows: 2, Spacing: 1, Heights: make([]float64, 4)}
	field := DistanceConfig{Size: [3]int{2, 2, 2}, Spacing: 1, Distances: []float64{-1, 1, 1, 1, 1, 1, 1, 1}}
	for name, err := range map[string]error{
		"no pieces":     second(NewCompound(nil)),
		"nil":           second(NewCompound([]Piece{{Place: spatial.AtOrigin}})),
		"half space":    second(NewCompound([]Piece{{Shape: half, Place: spatial.AtOrigin}})),
		"no rotation":   second(NewCompound([]Piece{{Shape: box}})),
		"NaN":           second(NewCompound([]Piece{{Shape: box, Place: *at(math.NaN(), 0, 0)}})),
		"columns":       second(NewHeightField(HeightConfig{Columns: 1, Rows: 2, Heights: make([]float64, 2)})),
		"heights":       second(NewHeightField(HeightConfig{Columns: 2, Rows: 2, Heights: make([]float64, 3)})),
		"rows":          second(NewHeightField(HeightConfig{Columns: 1 << 20, Rows: 1 << 20})),
		"NaN height":    second(NewHeightField(HeightConfig{Columns: 2, Rows: 2, Heights: []float64{0, 0, math.NaN(), 0}})),
		"spacing":       second(NewHeightField(HeightConfig{Columns: 2, Rows: 2, Spacing: -1, Heights: flat.Heights})),
		"size":          second(NewDistanceField(DistanceConfig{Size: [3]int{1, 2, 2}, Spacing: 1})),
		"no surface":    second(NewDistanceField(DistanceConfig{Size: field.Size, Spacing: 1, Distances: make([]float64, 8)})),
		"NaN distance":  second(NewDistanceField(DistanceConfig{Size: field.Size, Spacing: 1, Distances: []float64{math.NaN(), 1, 1, 1, 1, 1, 1, 1}})),
		"field spacing": second(NewDistanceField(DistanceConfig{Size: field.Size, Distances: field.Distances})),
		"too fine":      second(NewDistanceFieldOf(cube(1), 1e-6)),
		"no spacing":    second(NewDistanceFieldOf(cube(1), math.NaN())),
		"height mass":   fourth(must(NewHeightField(flat)).Mass()),
	} {
		var ours *FieldError
		if !errors.As(err, &ours) {
			t.Errorf("%s: error %v, want one that names the field", name, err)
		}
	}
	if _, err := NewDistanceField(field); err != nil {
		t.Error(err)
	}
}

// On a slope the normal is that of the slope, and the gap the distance from its plane.
func TestSphereOnASlope(t *testing.T) {
	cfg := HeightConfig{Columns: 31, Rows: 21, Spacing: 0.1, Corner: spatial.V(-1, -1, 0.5)}
	for j := range cfg.Rows {
		for i := range cfg.Columns {
			cfg.Heights = append(cfg.Heights, 0.3*float64(i)*0.1-0.2*float64(j)*0.1)
		}
	}
	slope := must(NewHeightField(cfg))
	normal := spatial.V(-0.3, 0.2, 1).Unit()
	on := spatial.V(-1, -1, 0.5)
	ball := must(NewSphere(0.15))
	r := newRoll(9)
	for range 200 {
		p := spatial.V(1.5*r.Float64()-0.7, 1.4*r.Float64()-0.7, 0)
		gap := 0.1 * (r.Float64() - 0.5)
		p.Z = on.Z - (normal.X*(p.X-on.X)+normal.Y*(p.Y-on.Y))/normal.Z
		f := spatial.Frame{Rot: r.turn(), Pos: p.AddScaled(0.15+gap, normal)}
		var pair Pair
		got := pair.Contacts(nil, slope, at(0, 0, 0), ball, &f, 0.1)
		checkContacts(t, "slope", got)
		if len(got) == 0 {
			t.Fatal("no contact")
		}
		for _, c := range got {
			if c.Normal.Sub(normal).Norm() > 1e-9 || math.Abs(c.Gap-gap) > 1e-9 {
				t.Fatalf("normal %v, gap %v, want %v, %v", c.Normal, c.Gap, normal, gap)
			}
		}
	}
}

// The distance field of a ball is touched by spheres, capsules and boxes at the distance that the ball has, to the error of linear
// interpolation, h²/8r, and of the mesh it was made of.
func TestDistanceFieldOfABall(t *testing.T) {
	const radius, spacing = 0.5, 0.05
	field := must(NewDistanceFieldOf(mesh.Ellipsoid(spatial.V(radius, radius, radius), 96), spacing))
	ball := must(NewSphere(radius))
	r := newRoll(10)
	for name, s := range map[string]*Shape{"sphere": must(NewSphere(0.2)), "capsule": must(NewCapsule(0.05, 0.6)), "box": must(NewBox(spatial.V(0.3, 0.2, 0.1)))} {
		for range 300 {
			f := r.frame(0.8)
			want := Distance(ball, at(0, 0, 0), s, f, nil)
			if want.Distance < -0.05 || want.Distance > 0.02 {
				continue
			}
			var pair Pair
			got := pair.Contacts(nil, field, at(0, 0, 0), s, f, 0.05)
			checkContacts(t, name, got)
			deepest := Contact{Gap: math.Inf(1)}
			for _, c := range got {
				if c.Gap < deepest.Gap {
					deepest = c
				}
			}
			if math.Abs(deepest.Gap-want.Distance) > 0.003 || deepest.Normal.Dot(want.Normal) < 0.99 {
				t.Fatalf("%s: gap %v along %v, want %v along %v", name, deepest.Gap, deepest.Normal, want.Distance, want.Normal)
			}
		}
	}
}

// Interpolation is exact for what is linear, and the gradient is that of the interpolant.
func TestDistanceFieldSamples(t *testing.T) {
	r := newRoll(12)
	cfg := DistanceConfig{Size: [3]int{5, 6, 7}, Spacing: 0.3, Corner: spatial.V(-1, 0, 2)}
	for range 5 * 6 * 7 {
		cfg.Distances = append(cfg.Distances, r.Float64()-0.5)
	}
	g := must(NewDistanceField(cfg)).field
	for i := range g.value {
		if v, _ := g.sample(g.at(i)); math.Abs(v-g.value[i]) > 1e-12 {
			t.Fatalf("%v at grid point %d, want %v", v, i, g.value[i])
		}
	}
	for range 200 {
		p := spatial.V(1.19*r.Float64()-0.99, 1.49*r.Float64()+0.01, 1.79*r.Float64()+2.01)
		_, slope := g.sample(p)
		const h = 1e-7
		for axis, e := range []spatial.Vec3{{X: h}, {Y: h}, {Z: h}} {
			high, _ := g.sample(p.Add(e))
			low, _ := g.sample(p.Sub(e))
			// Central differences are exact within a cell, up to rounding.
			if got := component(slope, axis); math.Abs((high-low)/(2*h)-got) > 1e-6 && sameCell(g, p, h) {
				t.Fatalf("slope %v along axis %d, want %v", got, axis, (high-low)/(2*h))
			}
		}
	}
}

// sameCell reports whether p is farther than h from the sides of its cell.
func sameCell(g *distances, p spatial.Vec3, h float64) bool {
	for axis := range 3 {
		_, x := g.cell(component(p, axis)-component(g.corner, axis), axis)
		if x*g.spacing < 2*h || (1-x)*g.spacing < 2*h {
			return false
		}
	}
	return true
}

// A compound of compounds has all pieces, and contacts with each.
func TestCompoundOfMany(t *testing.T) {
	ball := must(NewSphere(0.1))
	var row []Piece
	for i := range 10 {
		row = append(row, Piece{Shape: ball, Place: *at(0.3*float64(i), 0, 0)})
	}
	one := must(NewCompound(row))
	var rows []Piece
	for j := range 10 {
		rows = append(rows, Piece{Shape: one, Place: *at(0, 0.3*float64(j), 0)})
	}
	all := must(NewCompound(rows))
	if len(all.Pieces()) != 100 || len(ball.Pieces()) != 1 {
		t.Fatalf("%d pieces, want 100", len(all.Pieces()))
	}
	for i := range 10 {
		var pair Pair
		got := pair.Contacts(nil, all, at(0, 0, 0), ball, at(0.3*float64(i), 0.9, 0.21), 0.02)
		if len(got) != 1 || math.Abs(got[0].Gap-0.01) > 1e-12 || got[0].Normal.Sub(spatial.V(0, 0, 1)).Norm() > 1e-12 {
			t.Errorf("ball over piece %d: %v", i, got)
		}
	}
	var pair Pair
	got := pair.Contacts(nil, all, at(0, 0, 0), all, at(0, 0, 0.21), 0.02)
	checkContacts(t, "compounds", got)
	if len(got) != 4 {
		t.Errorf("%d contacts of two rafts, want the 4 outermost: %v", len(got), got)
	}
	if hit, ok := Ray(all, at(0, 0, 0), spatial.V(0.6, 0.6, 1), spatial.V(0, 0, -1)); !ok || math.Abs(hit.Fraction-0.9) > 1e-9 {
		t.Errorf("ray: %v %v, want 0.9", hit, ok)
	}
}
