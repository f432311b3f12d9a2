package serve

import (
	"encoding/base64"
	"encoding/binary"
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// geometryText is what rigid bodies look like, in their own coordinates: z is the axis of what has one, and the origin is in its middle.
type geometryText struct {
	Kind   string      `json:"kind"`             // sphere, capsule, box, cylinder, cone (apex up), ground (z = 0), mesh or compound
	Radius float64     `json:"radius,omitempty"` // of a sphere, capsule, cylinder or cone [m]
	Length float64     `json:"length,omitempty"` // of a cylinder or cone; of a capsule, between the centres of its ends [m]
	Size   *[3]float64 `json:"size,omitempty"`   // of a box; of what is drawn of a ground [m]
	Round  float64     `json:"round,omitempty"`  // radius of the edges of a box or cylinder, within its size [m]

	Vertices  string     `json:"vertices,omitempty"`  // of a mesh, in base64: x, y, z as float32, little-endian [m]
	Triangles string     `json:"triangles,omitempty"` // three uint32 each, little-endian: numbers of vertices, counterclockwise from outside
	Parts     []partText `json:"parts,omitempty"`     // of a compound
}

// partText is a part of a compound.
type partText struct {
	Geometry int        `json:"geometry"` // its number; it is none of the compounds
	Position [3]float64 `json:"position"` // [m]
	Rotation [4]float64 `json:"rotation"` // quaternion x, y, z, w
}

// lineText is a bond that is drawn as a line between two places.
type lineText struct {
	From  spotText `json:"from"`
	To    spotText `json:"to"`
	Slack float64  `json:"slack,omitempty"` // length of a rope, which hangs where its ends are nearer than that [m]
	Width float64  `json:"width"`           // [m]
}

// spotText is a place on the only pose of a body, or, for body −1, in the world.
type spotText struct {
	Body  int        `json:"body"`
	Point [3]float64 `json:"point"` // in the coordinates of the body [m]
}

// jointText is a joint, to be shown where it is.
type jointText struct {
	Name string     `json:"name"`
	Kind string     `json:"kind"` // fixed, ball, hinge, slider or spring
	Body int        `json:"body"`
	To   int        `json:"to"`   // −1 for the world
	At   [3]float64 `json:"at"`   // in the coordinates of body [m]
	Axis [3]float64 `json:"axis"` // the same
}

// atlas numbers geometries: those that bodies share once.
type atlas struct {
	list    []geometryText
	numbers map[*scene.Geometry]int
}

// number returns the number of a geometry.
func (a *atlas) number(g *scene.Geometry) int {
	if n, known := a.numbers[g]; known {
		return n
	}
	text := geometryText{Kind: g.Kind, Radius: g.Radius, Length: g.Length, Round: g.Round}
	if g.Size != (spatial.Vec3{}) {
		size := list3(g.Size)
		text.Size = &size
	}
	if g.Surface != nil {
		text.Vertices, text.Triangles = packSurface(g.Surface)
	}
	for _, p := range g.Parts {
		q := p.Place.Rot
		text.Parts = append(text.Parts, partText{a.number(p.Geometry), list3(p.Place.Pos), [4]float64{q.X, q.Y, q.Z, q.W}})
	}
	a.list = append(a.list, text)
	a.numbers[g] = len(a.list) - 1
	return len(a.list) - 1
}

// packSurface writes a mesh in base64.
func packSurface(s *mesh.Surface) (vertices, triangles string) {
	b := make([]byte, 0, 12*max(len(s.Vertices), len(s.Triangles)))
	for _, v := range s.Vertices {
		for _, x := range [3]float64{v.X, v.Y, v.Z} {
			b = binary.LittleEndian.AppendUint32(b, math.Float32bits(float32(x)))
		}
	}
	vertices = base64.StdEncoding.EncodeToString(b)
	b = b[:0]
	for _, t := range s.Triangles {
		for _, i := range t {
			b = binary.LittleEndian.AppendUint32(b, uint32(i))
		}
	}
	return vertices, base64.StdEncoding.EncodeToString(b)
}

// describeRigid says what can be seen of the rigid bodies of a scene, and of what joins them.
func (d *description) describeRigid(s *scene.Scene, shapes func(entry string) []scene.RigidShape, bodies []world.BodyShot) {
	a := atlas{numbers: map[*scene.Geometry]int{}}
	known := map[string][]scene.RigidShape{}
	for i := range bodies {
		of, entry, member := s.BodyOf(bodies[i].Name)
		if of == nil || of.Rigid == nil {
			continue
		}
		if known[entry] == nil {
			known[entry] = shapes(entry)
		}
		if member >= len(known[entry]) {
			continue
		}
		shape, text := &known[entry][member], &d.Bodies[i]
		number := a.number(shape.Geometry)
		text.Geometry, text.Group, text.Look, text.Motion, text.Colour = &number, shape.Group, shape.Look, shape.Motion, shape.Colour
		text.Radius, text.Parents = short([]float64{shape.Bound}), []int{-1}
	}
	d.Geometries = a.list
	numbers := make(map[string]int, len(bodies))
	for i := range bodies {
		numbers[bodies[i].Name] = i
	}
	for _, l := range s.Lines() {
		d.Lines = append(d.Lines, lineText{spot(numbers, l.From), spot(numbers, l.To), l.Slack, l.Thickness})
	}
	for _, j := range s.JointShapes() {
		to, joined := numbers[j.To]
		if !joined {
			to = -1
		}
		d.Joints = append(d.Joints, jointText{j.Name, j.Kind, numbers[j.Body], to, list3(j.At), list3(j.Axis)})
	}
}

func spot(numbers map[string]int, s scene.Spot) spotText {
	body, ok := numbers[s.Body]
	if !ok {
		body = -1
	}
	return spotText{body, list3(s.Point)}
}
