package scene

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// Solid is a convex shape: exactly one of its kinds is given.
type Solid struct {
	Sphere   *SphereShape   `key:"sphere" doc:"A ball about the origin."`
	Capsule  *CapsuleShape  `key:"capsule" doc:"A cylinder along z with half a ball at either end, the origin in its middle."`
	Box      *BoxShape      `key:"box" doc:"A box about the origin."`
	Cylinder *CylinderShape `key:"cylinder" doc:"A cylinder along z, the origin in its middle."`
	Cone     *ConeShape     `key:"cone" doc:"A cone along z, its apex up, the origin half way."`
	Hull     []spatial.Vec3 `key:"hull" doc:"The convex hull of points." unit:"m"`
	Round    float64        `key:"round" doc:"Radius of its edges: a box or a cylinder keeps its size, a cone or a hull grows by it (Zaeh et al. 2004, eq. 5)." unit:"m" default:"0" min:"0" max:"1e4"`
}

// SphereShape is a ball.
type SphereShape struct {
	Radius float64 `key:"radius" doc:"Radius." unit:"m" above:"0" max:"1e5" required:"true"`
}

// CapsuleShape is a cylinder with round ends.
type CapsuleShape struct {
	Radius float64 `key:"radius" doc:"Radius." unit:"m" above:"0" max:"1e5" required:"true"`
	Length float64 `key:"length" doc:"Between the centres of the round ends." unit:"m" above:"0" max:"1e5" required:"true"`
}

// BoxShape is a box.
type BoxShape struct {
	Size spatial.Vec3 `key:"size" doc:"Extent along x, y and z." unit:"m" above:"0" max:"1e5" required:"true"`
}

// CylinderShape is a cylinder.
type CylinderShape struct {
	Radius float64 `key:"radius" doc:"Radius." unit:"m" above:"0" max:"1e5" required:"true"`
	Length float64 `key:"length" doc:"Length along z." unit:"m" above:"0" max:"1e5" required:"true"`
}

// ConeShape is a cone.
type ConeShape struct {
	Radius float64 `key:"radius" doc:"Radius of its base." unit:"m" above:"0" max:"1e5" required:"true"`
	Height float64 `key:"height" doc:"Height along z." unit:"m" above:"0" max:"1e5" required:"true"`
}

// Form is the shape of a rigid body in its own coordinates: exactly one of its kinds is given.
type Form struct {
	Solid
	Ground   *GroundShape `key:"ground" doc:"All that is below z = 0, for a body that forces do not move."`
	Heights  *HeightShape `key:"heights" doc:"A landscape, for a body that forces do not move."`
	Mesh     *MeshShape   `key:"mesh" doc:"A mesh of triangles."`
	Compound []ShapePart  `key:"compound" doc:"Convex shapes that are one body. What two of them have in common is heavy twice."`
}

// ShapePart is a convex shape somewhere on a body.
type ShapePart struct {
	Solid
	Position spatial.Vec3 `key:"position" doc:"Where its origin is on the body." unit:"m" default:"[0, 0, 0]"`
	Rotation spatial.Vec3 `key:"rotation" doc:"Its orientation on the body, as a rotation vector: axis times angle." unit:"rad" default:"[0, 0, 0]"`
}

// GroundShape is a half space.
type GroundShape struct {
	Size float64 `key:"size" doc:"Extent of what is drawn of it." unit:"m" default:"4" above:"0" max:"1e5"`
}

// HeightShape is a landscape over a square grid.
type HeightShape struct {
	Spacing float64     `key:"spacing" doc:"Of the grid points." unit:"m" default:"0.1" above:"0" max:"1e4"`
	Rows    [][]float64 `key:"rows" doc:"Heights of the grid points: a list for each row along x, the rows along y. The origin is in the middle." unit:"m"`
	Bumps   *Bumps      `key:"bumps" doc:"Smooth random heights, in place of rows."`
}

// Bumps are random heights.
type Bumps struct {
	Points [2]int  `key:"points" doc:"Number of grid points along x and y." unit:"1" default:"[64, 64]" min:"2" max:"4000"`
	Height float64 `key:"height" doc:"Of the highest above the lowest, about." unit:"m" default:"0.1" above:"0" max:"1e4"`
	Length float64 `key:"length" doc:"From one bump to the next, about." unit:"m" default:"1" above:"0" max:"1e5"`
	Seed   int     `key:"seed" doc:"Another seed, other bumps." unit:"1" default:"1" min:"0" max:"1e9"`
}

var (
	solidKinds = []string{"sphere", "capsule", "box", "cylinder", "cone", "hull"}
	formKinds  = append(slices.Clone(solidKinds), "ground", "heights", "mesh", "compound")
)

// Geometry is what a rigid body looks like, in its own coordinates.
type Geometry struct {
	Kind    string        // sphere, capsule, box, cylinder, cone, ground, mesh or compound
	Radius  float64       // of a sphere, capsule, cylinder or cone [m]
	Length  float64       // of a capsule, between the centres of its ends, or of a cylinder or cone, all of it [m]
	Size    spatial.Vec3  // of a box, or of what is drawn of a ground [m]
	Round   float64       // radius of the edges, which is within the size [m]
	Surface *mesh.Surface // of a mesh
	Parts   []GeometryPart
	Bound   float64 // radius around the origin [m]; that of a ground is half its size
}

// GeometryPart is a part of a compound.
type GeometryPart struct {
	*Geometry
	Place spatial.Frame
}

// solid is what is known of a form: what collides, what is seen, and mass properties where they are known better than from the shape.
type solid struct {
	shape *collide.Shape // nil where only the look was asked for
	look  *Geometry
	mass  *mesh.Mass // of a density of 1; nil: that of the shape
}

// formError says what is wrong with a form, and where in it.
type formError struct {
	key string
	err error
}

func (e *formError) Error() string { return e.err.Error() }
func (e *formError) Unwrap() error { return e.err }

// roundDetail is the number of edges around a round body that is drawn as a mesh.
const roundDetail = 24

// build makes a convex shape, larger by a factor.
func (f *Solid) build(by float64) (out solid, err error) {
	round := by * f.Round
	g := &Geometry{Round: round}
	switch {
	case f.Sphere != nil:
		g.Kind, g.Radius, g.Round = "sphere", by*f.Sphere.Radius+round, 0
		out.shape, err = collide.NewSphere(g.Radius)
	case f.Capsule != nil:
		g.Kind, g.Radius, g.Length, g.Round = "capsule", by*f.Capsule.Radius+round, by*f.Capsule.Length, 0
		out.shape, err = collide.NewCapsule(g.Radius, g.Length)
	case f.Box != nil:
		g.Kind, g.Size = "box", f.Box.Size.Scale(by)
		out.shape, err = collide.NewBox(g.Size.Scale(0.5).Sub(spatial.V(round, round, round)))
	case f.Cylinder != nil:
		g.Kind, g.Radius, g.Length = "cylinder", by*f.Cylinder.Radius, by*f.Cylinder.Length
		out.shape, err = collide.NewCylinder(g.Radius-round, g.Length-2*round)
	case f.Cone != nil:
		g.Kind, g.Radius, g.Length = "cone", by*f.Cone.Radius, by*f.Cone.Height
		out.shape, err = collide.NewCone(g.Radius, g.Length)
	default:
		g.Kind = "mesh"
		points := make([]spatial.Vec3, len(f.Hull))
		for i, p := range f.Hull {
			points[i] = p.Scale(by)
		}
		out.shape, err = collide.NewHull(points)
	}
	if err == nil && g.Round > 0 {
		out.shape, err = collide.NewRounded(out.shape, g.Round)
	}
	if err != nil {
		return out, &formError{f.kind(), err}
	}
	if g.Kind == "mesh" || g.Kind == "cone" && g.Round > 0 {
		g.Kind, g.Surface = "mesh", out.shape.Surface(roundDetail)
	}
	g.Bound = boundOf(out.shape)
	out.look = g
	return out, nil
}

// kind returns the key of the kind of shape that is given.
func (f *Solid) kind() string { return kindOf(f, solidKinds) }

// kind returns the key of the kind of shape that is given.
func (f *Form) kind() string { return kindOf(f, formKinds) }

func kindOf(v any, kinds []string) string {
	for _, key := range givenKeys(reflect.ValueOf(v).Elem()) {
		if slices.Contains(kinds, key) {
			return key
		}
	}
	return ""
}

// boundOf returns the radius around the origin that a shape is within [m].
func boundOf(s *collide.Shape) float64 {
	b := s.Bounds(&spatial.Frame{Rot: spatial.Identity})
	return spatial.V(max(-b.Low.X, b.High.X), max(-b.Low.Y, b.High.Y), max(-b.Low.Z, b.High.Z)).Norm()
}

// build makes a form, larger by a factor. Where only its look is asked for, what takes long is left out.
func (f *Form) build(s *Scene, by float64, onlyLook bool) (solid, error) {
	switch {
	case f.Ground != nil:
		shape, err := collide.NewHalfSpace()
		half := by * f.Ground.Size / 2
		return solid{shape: shape, look: &Geometry{Kind: "ground", Size: spatial.V(2*half, 2*half, 0), Bound: half}}, err
	case f.Heights != nil:
		return f.Heights.build(by)
	case f.Mesh != nil:
		return f.Mesh.build(s, by, onlyLook)
	case len(f.Compound) > 0:
		return f.buildCompound(by)
	}
	return f.Solid.build(by)
}

func (f *Form) buildCompound(by float64) (out solid, err error) {
	var pieces []collide.Piece
	look := &Geometry{Kind: "compound"}
	for i := range f.Compound {
		p := &f.Compound[i]
		part, err := p.build(by)
		var wrong *formError
		if errors.As(err, &wrong) {
			return out, &formError{fmt.Sprintf("compound[%d].%s", i, wrong.key), wrong.err}
		}
		place := spatial.Frame{Rot: spatial.Exp(p.Rotation), Pos: p.Position.Scale(by)}
		pieces = append(pieces, collide.Piece{Shape: part.shape, Place: place})
		look.Parts = append(look.Parts, GeometryPart{part.look, place})
		look.Bound = math.Max(look.Bound, place.Pos.Norm()+part.look.Bound)
	}
	out.look = look
	if out.shape, err = collide.NewCompound(pieces); err != nil {
		return out, &formError{"compound", err}
	}
	return out, nil
}

// build makes the landscape.
func (f *HeightShape) build(by float64) (solid, error) {
	rows := f.Rows
	if f.Bumps != nil {
		rows = f.Bumps.rows(f.Spacing)
	}
	cfg := collide.HeightConfig{Columns: len(rows[0]), Rows: len(rows), Spacing: by * f.Spacing}
	cfg.Corner = spatial.V(-float64(cfg.Columns-1)/2, -float64(cfg.Rows-1)/2, 0).Scale(cfg.Spacing)
	look := &mesh.Surface{}
	for y, row := range rows {
		for x, h := range row {
			cfg.Heights = append(cfg.Heights, by*h)
			look.Vertices = append(look.Vertices, cfg.Corner.Add(spatial.V(float64(x)*cfg.Spacing, float64(y)*cfg.Spacing, by*h)))
			if x > 0 && y > 0 {
				i := int32(len(look.Vertices) - 1)
				below := i - int32(cfg.Columns)
				look.Triangles = append(look.Triangles, [3]int32{below - 1, below, i}, [3]int32{below - 1, i, i - 1})
			}
		}
	}
	shape, err := collide.NewHeightField(cfg)
	if err != nil {
		return solid{}, &formError{"heights", err}
	}
	bound := math.Hypot(cfg.Corner.X, cfg.Corner.Y)
	return solid{shape: shape, look: &Geometry{Kind: "mesh", Surface: look, Bound: bound}}, nil
}

// rows returns the heights: a sum of a few waves of about the length asked for, in random directions.
func (b *Bumps) rows(spacing float64) [][]float64 {
	const waves = 7
	random := randomOf(b.Seed, 0)
	var along [waves]spatial.Vec3 // wave numbers in x and y [1/m], and phase in z [rad]
	for i := range along {
		angle, number := 2*math.Pi*random.Float64(), 2*math.Pi/b.Length*(0.7+0.6*random.Float64())
		along[i] = spatial.V(number*math.Cos(angle), number*math.Sin(angle), 2*math.Pi*random.Float64())
	}
	rows := make([][]float64, b.Points[1])
	for y := range rows {
		rows[y] = make([]float64, b.Points[0])
		for x := range rows[y] {
			px, py := spacing*(float64(x)-float64(b.Points[0]-1)/2), spacing*(float64(y)-float64(b.Points[1]-1)/2)
			for _, w := range along {
				rows[y][x] += b.Height / waves * math.Sin(w.X*px+w.Y*py+w.Z)
			}
		}
	}
	return rows
}

// solid checks what the types alone cannot.
func (c *checker) solid(path string, f *Solid) {
	switch given := f.kind(); {
	case given == "box" && !(2*f.Round < min(f.Box.Size.X, f.Box.Size.Y, f.Box.Size.Z)):
		c.blame(path+".round", Mistake{Problem: "is " + number(f.Round), Value: number(f.Round), Want: "less than half of the shortest edge, " + number(min(f.Box.Size.X, f.Box.Size.Y, f.Box.Size.Z)) + " [m]"})
	case given == "cylinder" && !(f.Round < f.Cylinder.Radius && 2*f.Round < f.Cylinder.Length):
		c.blame(path+".round", Mistake{Problem: "is " + number(f.Round), Value: number(f.Round), Want: "less than the radius and half the length [m]"})
	}
}

// form checks what the types alone cannot.
func (c *checker) form(path string, f *Form) {
	if c.exactlyOne(path, f, formKinds...); !c.sound(path) {
		return
	}
	c.solid(path, &f.Solid)
	if f.Round > 0 && !slices.Contains(solidKinds, f.kind()) {
		c.blame(path+".round", Mistake{Problem: "is " + number(f.Round), Value: number(f.Round), Want: "none: it is for " + strings.Join(solidKinds, ", ")})
	}
	for i := range f.Compound {
		at := fmt.Sprintf("%s.compound[%d]", path, i)
		if c.exactlyOne(at, &f.Compound[i], solidKinds...); c.sound(at) {
			c.solid(at, &f.Compound[i].Solid)
		}
	}
	if f.Heights != nil {
		c.heights(path+".heights", f.Heights)
	}
	if f.Mesh != nil {
		c.mesh(path+".mesh", f.Mesh)
	}
	if !c.sound(path) {
		return
	}
	if _, err := f.build(c.scene, 1, true); err != nil {
		var wrong *formError
		if errors.As(err, &wrong) {
			path = join(path, wrong.key)
		}
		c.blame(path, formMistake(err))
	}
}

// formMistake says what the packages say of a shape in the words of a file.
func formMistake(err error) Mistake {
	var shape *collide.FieldError
	var surface *mesh.FieldError
	switch {
	case errors.As(err, &shape):
		return Mistake{Problem: fmt.Sprintf("%s is %v", snake(shape.Field), shape.Value), Value: fmt.Sprint(shape.Value), Want: shape.Want}
	case errors.As(err, &surface):
		return Mistake{Problem: fmt.Sprintf("%s is %v", snake(surface.Field), surface.Value), Value: fmt.Sprint(surface.Value), Want: surface.Want}
	}
	return Mistake{Problem: err.Error()}
}

func (c *checker) heights(path string, f *HeightShape) {
	c.exactlyOne(path, f, "rows", "bumps")
	for i, row := range f.Rows {
		if len(f.Rows) < 2 || len(row) < 2 || len(row) != len(f.Rows[0]) {
			c.blame(fmt.Sprintf("%s.rows[%d]", path, i), Mistake{Problem: fmt.Sprintf("has %d heights of %d rows", len(row), len(f.Rows)), Want: fmt.Sprintf("at least 2 rows of at least 2 heights, all as many as the first, %d", len(f.Rows[0]))})
		}
	}
}
