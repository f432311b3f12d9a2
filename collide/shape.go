// Package collide tells how far shapes are apart, how deep they overlap, and where they touch.
//
// A Shape is geometry in its own coordinates: plain convex ones, convex ones rounded by a sphere (Zaeh et al. 2004, eq. 5), and what is made of
// convex pieces: compounds, triangle meshes, height fields, distance fields. Distance answers for one pair of convex shapes, a Pair
// finds the contact points of any two and remembers them, a Tree finds which pairs to ask about.
package collide

import (
	"github.com/tendril-sim/tendril/spatial"
)

// Kind is what a shape is.
type Kind uint8

// The kinds of shapes.
const (
	Sphere Kind = iota
	Capsule
	Box
	Cylinder
	Cone
	Hull
	HalfSpace     // the solid is z ≤ 0
	Compound      // of convex pieces
	Mesh          // triangles
	HeightField   // z over a grid in x and y; the solid is below
	DistanceField // sampled on a grid
)

var kindNames = [...]string{"sphere", "capsule", "box", "cylinder", "cone", "hull", "half space", "compound", "mesh", "height field", "distance field"}

// String names the kind.
func (k Kind) String() string { return kindNames[k] }

// Shape is geometry in its own coordinates. It does not change once it is made, and any number of bodies may share it.
//
// Every convex kind is a core and a sphere of radius Round swept over it: a sphere is a rounded point, a capsule a rounded
// segment, and any other can be rounded too (Minkowski sum, Zaeh et al. 2004, eq. 5).
type Shape struct {
	kind  Kind
	round float64      // radius of the sphere that is swept over the core [m]
	half  spatial.Vec3 // box: half edges; capsule, cylinder, cone: Z is half the length of the core, X and Y the radius of the core [m]
	bound float64      // radius around the origin within which all of a bounded shape is [m]

	hull   *hull   // convex hull of points
	pieces []Piece // of a compound, without material points
	tree   *bvh    // over the pieces of a compound
	mesh   *trimesh
	height *heights
	field  *distances
}

// Piece is a shape somewhere on a body: on the frame of one of its material points.
type Piece struct {
	Shape *Shape
	Point int           // material point of the body
	Place spatial.Frame // of the shape relative to the frame of the point
}

// Round returns the radius of the sphere that is swept over the core [m]: all of a sphere, the radius of a capsule, 0 for a sharp box.
func (s *Shape) Round() float64 { return s.round }

// Half returns half the size of the core [m]: of a box along its axes; of a capsule, cylinder or cone in Z half its length, in X and Y the radius.
func (s *Shape) Half() spatial.Vec3 { return s.half }

// Kind returns what the shape is.
func (s *Shape) Kind() Kind { return s.kind }

// Convex reports whether Distance takes the shape.
func (s *Shape) Convex() bool { return s.kind < HalfSpace }

// Result is how two convex shapes lie to each other.
type Result struct {
	Distance float64      // between the surfaces; negative is the depth of penetration [m]
	Normal   spatial.Vec3 // unit vector from A to B: moving B by −Distance along it makes the surfaces touch
	A, B     spatial.Vec3 // the nearest points of the surfaces, or the deepest, in world coordinates
}

// Contact is a point at which two shapes touch, or nearly so.
type Contact struct {
	ID     uint64       // the same from step to step while it is the same features that touch
	Normal spatial.Vec3 // unit vector from A to B
	A, B   spatial.Vec3 // on the surfaces, in world coordinates
	Gap    float64      // Normal·(B − A) [m]; negative where they overlap
}

// Bounds is a box along the axes.
type Bounds struct{ Low, High spatial.Vec3 }
