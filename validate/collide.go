package validate

import (
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

var collideExperiments = []experiment{
	{"collide", "Distances and depths with closed forms", "Every kind of convex shape over every other, on a common axis that points anywhere: the distance is that of their ends, and so is the depth of a small overlap. Then edges and corners, where the nearest points are less plain.", collideClosedForms},
	{"collide", "Polyhedra against all their axes", "Random boxes and hulls. Two polyhedra overlap least along a normal of one of them or across an edge of each: all of these are tried. Where they are apart, the answer proves itself: its normal separates the corners by no less than its points are apart.", collideBruteForce},
	{"collide", "Touching, tiny, huge and far", "What other libraries answer with NaN, an abort or a wrong figure: boxes that touch, shapes of a millionth of a metre, and pairs a million metres from the origin.", collideExtremes},
	{"collide", "Mass of rounded shapes", "A sphere swept over a shape adds slabs to its faces, sectors of cylinders to its edges and of balls to its corners (Steiner 1840).", collideMass},
	{"collide", "Moving shapes", "When a turning rod strikes a ball, and where shapes that fall first touch what is below.", collideMotion},
}

// solidOf makes a shape that cannot fail.
func solidOf(s *collide.Shape, err error) *collide.Shape {
	if err != nil {
		panic(err)
	}
	return s
}

// axial is a shape with a vertical axis and how far it reaches up and down it [m].
type axial struct {
	name     string
	s        *collide.Shape
	up, down float64
	pointed  bool // below, and above too
}

func axialShapes() []axial {
	box := solidOf(collide.NewBox(spatial.V(0.3, 0.4, 0.5)))
	octahedron := []spatial.Vec3{{X: 0.4}, {X: -0.4}, {Y: 0.4}, {Y: -0.4}, {Z: 0.6}, {Z: -0.6}}
	return []axial{
		{"sphere", solidOf(collide.NewSphere(0.4)), 0.4, 0.4, false},
		{"capsule", solidOf(collide.NewCapsule(0.3, 0.8)), 0.7, 0.7, false},
		{"box", box, 0.5, 0.5, false},
		{"cylinder", solidOf(collide.NewCylinder(0.4, 0.6)), 0.3, 0.3, false},
		{"cone", solidOf(collide.NewCone(0.5, 0.8)), 0.4, 0.4, false},
		{"hull (octahedron)", solidOf(collide.NewHull(octahedron)), 0.6, 0.6, true},
		{"rounded box", solidOf(collide.NewRounded(box, 0.1)), 0.6, 0.6, false},
		{"rounded cylinder", solidOf(collide.NewRounded(solidOf(collide.NewCylinder(0.4, 0.6)), 0.1)), 0.4, 0.4, false},
		{"rounded hull", solidOf(collide.NewRounded(solidOf(collide.NewHull(octahedron)), 0.1)), 0.7, 0.7, false},
	}
}

func randomPose(rng *rand.Rand, far float64) spatial.Frame {
	q := spatial.Quat{W: rng.NormFloat64(), X: rng.NormFloat64(), Y: rng.NormFloat64(), Z: rng.NormFloat64()}.Unit()
	return spatial.Frame{Rot: q, Pos: spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Scale(far)}
}

func collideClosedForms(s *Study) error {
	rng := rand.New(rand.NewPCG(6, 1))
	shapes := axialShapes()
	floor := axial{"half space", solidOf(collide.NewHalfSpace()), 0, 0, false}
	exact := withinAbs(1e-9, "rounding; where a core is curved, the bounds of the iteration")
	for _, a := range append(shapes, floor) {
		for _, gap := range []float64{0.3, -0.01} {
			worst := 0.0
			for _, b := range shapes {
				if gap < 0 && b.pointed && (a.pointed || a.name == "cone") {
					continue // two points: the way out is to the side
				}
				whole := randomPose(rng, 3)
				fb := whole.Mul(spatial.Frame{Rot: spatial.Exp(spatial.V(0, 0, rng.Float64())), Pos: spatial.V(0, 0, a.up+b.down+gap)})
				r := collide.Distance(a.s, &whole, b.s, &fb, nil)
				back := collide.Distance(b.s, &fb, a.s, &whole, nil)
				worst = math.Max(worst, math.Max(math.Abs(r.Distance-gap), math.Abs(back.Distance-gap)))
			}
			what := "apart"
			if gap < 0 {
				what = "overlapping"
			}
			s.check(fmt.Sprintf("%s with every kind, %s, largest error", a.name, what), "ends on a common axis", "m", 0, worst, exact)
		}
	}
	for _, c := range oddCases() {
		whole := randomPose(rng, 3)
		fa, fb := whole.Mul(c.fa), whole.Mul(c.fb)
		r := collide.Distance(c.a, &fa, c.b, &fb, nil)
		s.check(c.name, c.source, "m", c.want, r.Distance, withinAbs(1e-9, exact.reason))
	}
	return nil
}

// oddCase is a pair whose nearest points are on edges or corners.
type oddCase struct {
	name, source string
	a, b         *collide.Shape
	fa, fb       spatial.Frame
	want         float64 // [m]
}

func oddCases() []oddCase {
	over := func(z float64) spatial.Vec3 { return spatial.V(0, 0, z) }
	cube := solidOf(collide.NewBox(spatial.V(0.5, 0.5, 0.5)))
	cylinder := solidOf(collide.NewCylinder(0.2, 1))
	onEdge := spatial.Exp(spatial.V(math.Pi/4, 0, 0))                                                  // an edge along x up
	across := spatial.Exp(spatial.V(0, 0, math.Pi/2)).Mul(onEdge)                                      // an edge along y down
	onCorner := spatial.Between(spatial.V(1, 1, 1).Unit(), spatial.V(0, 0, -1))                        // a corner down
	lying, crossed := spatial.Exp(spatial.V(0, math.Pi/2, 0)), spatial.Exp(spatial.V(math.Pi/2, 0, 0)) // z along x, along −y
	place := func(q spatial.Quat, z float64) spatial.Frame { return spatial.Frame{Rot: q, Pos: over(z)} }
	return []oddCase{
		{"edge over edge of cubes, across", "2 − √2", cube, cube, place(onEdge, 0), place(across, 2), 2 - math.Sqrt2},
		{"edge in edge of cubes, across", "1.4 − √2", cube, cube, place(onEdge, 0), place(across, 1.4), 1.4 - math.Sqrt2},
		{"corner over the face of a cube", "2 − ½ − √3/2", cube, cube, place(spatial.Identity, 0), place(onCorner, 2), 1.5 - math.Sqrt(3)/2},
		{"corner in the face of a cube", "1.3 − ½ − √3/2", cube, cube, place(spatial.Identity, 0), place(onCorner, 1.3), 0.8 - math.Sqrt(3)/2},
		{"corners of cubes", "√3·½", cube, cube, spatial.AtOrigin, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(1.5, 1.5, 1.5)}, math.Sqrt(3) / 2},
		{"cylinders that lie across each other", "1 − 0.4", cylinder, cylinder, place(lying, 0), place(crossed, 1), 0.6},
		{"cylinders that lie across each other, overlapping", "0.39 − 0.4", cylinder, cylinder, place(lying, 0), place(crossed, 0.39), -0.01},
		{"cylinder lying over an edge of a cube", "2 − √2/2 − 0.2", cube, cylinder, place(onEdge, 0), place(crossed, 2), 1.8 - math.Sqrt2/2},
		{"rim over rim of cylinders on one axis plane", "√(0.6² + 0.5²)", cylinder, cylinder, spatial.AtOrigin, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(1, 0, 1.5)}, math.Hypot(0.6, 0.5)},
	}
}

// polyhedron is a convex polyhedron by its corners, normals and edges, found apart from package collide.
type polyhedron struct {
	corners, normals, edges []spatial.Vec3
}

// newPolyhedron wraps points.
func newPolyhedron(points []spatial.Vec3) (*polyhedron, error) {
	surface, err := mesh.ConvexHull(points)
	if err != nil {
		return nil, err
	}
	p := &polyhedron{corners: surface.Vertices}
	for _, t := range surface.Triangles {
		a, b, c := surface.Vertices[t[0]], surface.Vertices[t[1]], surface.Vertices[t[2]]
		p.normals = append(p.normals, b.Sub(a).Cross(c.Sub(a)).Unit())
		for k := range 3 {
			if from, to := t[k], t[(k+1)%3]; from < to {
				p.edges = append(p.edges, surface.Vertices[to].Sub(surface.Vertices[from]).Unit())
			}
		}
	}
	return p, nil
}

// placed returns the polyhedron on a frame.
func (p *polyhedron) placed(f spatial.Frame) *polyhedron {
	q := &polyhedron{}
	for _, v := range p.corners {
		q.corners = append(q.corners, f.Point(v))
	}
	for _, v := range p.normals {
		q.normals = append(q.normals, f.Rot.Rotate(v))
	}
	for _, v := range p.edges {
		q.edges = append(q.edges, f.Rot.Rotate(v))
	}
	return q
}

// gapAlong returns how far b's corners are beyond a's along n [m].
func gapAlong(a, b *polyhedron, n spatial.Vec3) float64 {
	top, low := math.Inf(-1), math.Inf(1)
	for _, p := range a.corners {
		top = math.Max(top, n.Dot(p))
	}
	for _, p := range b.corners {
		low = math.Min(low, n.Dot(p))
	}
	return low - top
}

// widestGap returns the largest gap along any normal, or across any two edges: the depth, negative, where they overlap.
func widestGap(a, b *polyhedron) float64 {
	best := math.Inf(-1)
	try := func(n spatial.Vec3) {
		best = math.Max(best, math.Max(gapAlong(a, b, n), gapAlong(a, b, n.Neg())))
	}
	for _, n := range a.normals {
		try(n)
	}
	for _, n := range b.normals {
		try(n)
	}
	for _, u := range a.edges {
		for _, v := range b.edges {
			if n := u.Cross(v); n.Norm() > 1e-6 {
				try(n.Unit())
			}
		}
	}
	return best
}

func collideBruteForce(s *Study) error {
	rng := rand.New(rand.NewPCG(6, 2))
	cloud := func(n int) []spatial.Vec3 {
		points := make([]spatial.Vec3, n)
		for i := range points {
			points[i] = spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Unit().Scale(0.5)
		}
		return points
	}
	corners := func() []spatial.Vec3 {
		h := spatial.V(0.1+0.4*rng.Float64(), 0.1+0.4*rng.Float64(), 0.1+0.4*rng.Float64())
		var points []spatial.Vec3
		for i := range 8 {
			points = append(points, spatial.V(h.X*float64(2*(i&1)-1), h.Y*float64(i&2-1), h.Z*float64(i&4/2-1)))
		}
		return points
	}
	for _, family := range []struct {
		name   string
		points func() []spatial.Vec3
		box    bool
		pairs  int
	}{{"boxes", corners, true, 4000}, {"hulls of 12 points", func() []spatial.Vec3 { return cloud(12) }, false, 600}} {
		deep, exact, worst, apart := 0, 0, 0.0, 0.0
		for range family.pairs {
			p, q := family.points(), family.points()
			a, err := collideShape(p, family.box)
			if err != nil {
				return err
			}
			b, err := collideShape(q, family.box)
			if err != nil {
				return err
			}
			fa, fb := randomPose(rng, 0.2), randomPose(rng, 0.3)
			r := collide.Distance(a, &fa, b, &fb, nil)
			pp, err := newPolyhedron(p)
			if err != nil {
				return err
			}
			pq, err := newPolyhedron(q)
			if err != nil {
				return err
			}
			pp, pq = pp.placed(fa), pq.placed(fb)
			if r.Distance > 0 {
				// The points are on the shapes if they are no farther apart than the shapes are along the normal.
				apart = math.Max(apart, math.Max(math.Abs(gapAlong(pp, pq, r.Normal)-r.Distance), math.Abs(r.B.Sub(r.A).Norm()-r.Distance)))
				continue
			}
			deep++
			want := widestGap(pp, pq)
			off := math.Abs(r.Distance-want) / math.Abs(want)
			worst = math.Max(worst, off)
			if off <= 0.01 {
				exact++
			}
		}
		s.check(fmt.Sprintf("%s, overlaps within 1 %% of the least depth", family.name), "all axes", "%", 100, 100*float64(exact)/float64(deep), withinAbs(0.01, "the project's aim: 99.99 %"))
		s.check(fmt.Sprintf("%s, largest error of a depth, relative", family.name), "all axes", "", 0, worst, withinAbs(1e-9, "rounding, relative to depths that may be small"))
		s.check(fmt.Sprintf("%s, largest gap between bounds of a distance", family.name), "duality", "m", 0, apart, withinAbs(1e-12, "rounding"))
	}
	return nil
}

// collideShape returns the box or hull with the given corners.
func collideShape(points []spatial.Vec3, box bool) (*collide.Shape, error) {
	if box {
		return collide.NewBox(points[7])
	}
	return collide.NewHull(points)
}

func collideExtremes(s *Study) error {
	rounding := withinAbs(1e-9, "rounding")
	cube := solidOf(collide.NewBox(spatial.V(0.5, 0.5, 0.5)))
	at := func(x, y, z float64) spatial.Frame {
		return spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(x, y, z)}
	}
	for _, c := range []struct {
		name string
		gap  float64
	}{{"cubes that touch face to face", 0}, {"cubes 10⁻¹² m apart", 1e-12}, {"cubes that overlap by 0.1 face to face", -0.1}, {"cubes 3 m apart", 3}} {
		f := at(1+c.gap, 0, 0)
		r := collide.Distance(cube, &spatial.AtOrigin, cube, &f, nil)
		s.check(c.name, "by construction", "m", c.gap, r.Distance, rounding)
	}
	r := collide.Distance(cube, &spatial.AtOrigin, cube, &spatial.AtOrigin, nil)
	s.check("a cube in itself", "by construction", "m", -1, r.Distance, rounding)
	tiny := solidOf(collide.NewBox(spatial.V(1e-6, 1e-6, 1e-6)))
	f := at(2.5e-6, 0, 0)
	r = collide.Distance(tiny, &spatial.AtOrigin, tiny, &f, nil)
	s.check("cubes of 2·10⁻⁶ m, 0.5·10⁻⁶ m apart", "by construction", "m", 5e-7, r.Distance, within(1e-9, "rounding"))
	f = at(1.5e-6, 0, 0)
	r = collide.Distance(tiny, &spatial.AtOrigin, tiny, &f, nil)
	s.check("cubes of 2·10⁻⁶ m that overlap by 0.5·10⁻⁶ m", "by construction", "m", -5e-7, r.Distance, within(1e-9, "rounding"))
	far, beside := at(1e6, 1e6, 1e6), at(1e6+1.25, 1e6, 1e6)
	r = collide.Distance(cube, &far, cube, &beside, nil)
	s.check("cubes 0.25 m apart, 10⁶ m from the origin", "by construction", "m", 0.25, r.Distance, rounding)
	huge := solidOf(collide.NewBox(spatial.V(1e6, 1e6, 1e6)))
	f = at(2.5e6, 0, 0)
	r = collide.Distance(huge, &spatial.AtOrigin, huge, &f, nil)
	s.check("cubes of 2·10⁶ m, 5·10⁵ m apart", "by construction", "m", 5e5, r.Distance, within(1e-12, "rounding"))
	return nil
}

func collideMass(s *Study) error {
	exact := within(1e-12, "rounding")
	const r, a, b, c = 0.15, 0.2, 0.4, 0.6 // edges of the box [m]
	v, _, _, err := solidOf(collide.NewRounded(solidOf(collide.NewBox(spatial.V(a/2, b/2, c/2))), r)).Mass()
	if err != nil {
		return err
	}
	s.check("volume of a rounded box", "Steiner 1840", "m³", a*b*c+2*(a*b+b*c+c*a)*r+math.Pi*(a+b+c)*r*r+4*math.Pi/3*r*r*r, v, exact)
	const radius, length = 0.3, 0.5
	v, _, _, err = solidOf(collide.NewRounded(solidOf(collide.NewCylinder(radius, length)), r)).Mass()
	if err != nil {
		return err
	}
	// V + A R + M R² + 4π/3 R³ with M = π L + π² ρ.
	want := math.Pi*radius*radius*length + 2*math.Pi*radius*(radius+length)*r + (math.Pi*length+math.Pi*math.Pi*radius)*r*r + 4*math.Pi/3*r*r*r
	s.check("volume of a rounded cylinder", "Steiner 1840", "m³", want, v, exact)
	one, _, capsule, err := solidOf(collide.NewCapsule(radius, length)).Mass()
	if err != nil {
		return err
	}
	cylinder, ball := math.Pi*radius*radius*length, 4*math.Pi/3*radius*radius*radius
	s.check("volume of a capsule", "closed form", "m³", cylinder+ball, one, exact)
	s.check("inertia of a capsule across its axis", "closed form", "kg m²",
		cylinder*(radius*radius/4+length*length/12)+ball*(83./320*radius*radius+math.Pow(length/2+3./8*radius, 2)), capsule.XX, exact)
	_, centre, cone, err := solidOf(collide.NewCone(radius, length)).Mass()
	if err != nil {
		return err
	}
	s.check("centre of a cone", "a quarter of its height", "m", -length/4, centre.Z, exact)
	s.check("inertia of a cone about its axis", "3/10 m r²", "kg m²", math.Pi*radius*radius*length/3*0.3*radius*radius, cone.ZZ, exact)
	return nil
}

func collideMotion(s *Study) error {
	rod, ball := solidOf(collide.NewCapsule(0.05, 2)), solidOf(collide.NewSphere(0.1))
	fa := spatial.Frame{Rot: spatial.Exp(spatial.V(0, math.Pi/2, 0))}
	fb := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0.8, 0)}
	const gap, spin = 1e-6, 2.0
	t, _, hit := collide.TimeOfImpact(rod, &fa, spatial.Twist{Angular: spatial.V(0, 0, spin)}, ball, &fb, spatial.Twist{}, 2, gap)
	if !hit {
		return fmt.Errorf("the rod does not strike the ball")
	}
	s.check("a rod that turns strikes a ball", "angle", "s", (math.Pi/2-math.Asin((0.15+gap)/0.8))/spin, t, within(1e-5, "the time is early by less than a tenth of the gap"))
	worst := 0.0
	for _, c := range axialShapes() {
		for _, d := range axialShapes() {
			f := spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, 5)}
			h, hit := collide.Cast(c.s, &spatial.AtOrigin, d.s, &f, spatial.V(0, 0, -6))
			if !hit {
				return fmt.Errorf("a falling %s does not meet a %s", d.name, c.name)
			}
			worst = math.Max(worst, math.Abs(6*h.Fraction-(5-c.up-d.down)))
		}
		h, hit := collide.Ray(c.s, &spatial.AtOrigin, spatial.V(0, 0, 5), spatial.V(0, 0, -6))
		if !hit {
			return fmt.Errorf("a ray does not meet a %s", c.name)
		}
		worst = math.Max(worst, math.Abs(6*h.Fraction-(5-c.up)))
	}
	s.check("shapes and rays that fall on every kind, largest error of the way", "ends on a common axis", "m", 0, worst, withinAbs(1e-9, "what is nearer than 10⁻¹⁰ of the size is a hit"))
	return nil
}
