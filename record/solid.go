package record

import (
	"strconv"

	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/spatial"
)

// solidWords writes a rigid body as a foxglove.SceneEntity. Only poses change from frame to frame.
type solidWords struct {
	head  string
	lists [len(solidLists)][]primitive
}

// solidLists are the lists of a foxglove.SceneEntity that a body is shown by.
var solidLists = [...]string{"cubes", "spheres", "cylinders", "triangles"}

const (
	cubes = iota
	spheres
	cylinders
	triangles
)

// primitive is one thing in such a list: a place on the body, and what follows the pose.
type primitive struct {
	place spatial.Frame
	rest  string
}

// maxTriangles of a mesh are shown; of a finer one only the box around it.
const maxTriangles = 500

func newSolidWords(b *Body) *solidWords {
	w := &solidWords{head: `,"frame_id":"world","id":` + quote(b.Name) + `,"lifetime":{"sec":0,"nsec":0},"frame_locked":false,"metadata":[],` +
		`"arrows":[],"texts":[],"models":[],"lines":[]`}
	red, green, blue := rgb(b.Colour)
	w.add(b.geometry, spatial.AtOrigin, `,"color":{"r":`+red+`,"g":`+green+`,"b":`+blue+`,"a":1}`)
	return w
}

// add adds a geometry at a place on the body.
func (w *solidWords) add(g *scene.Geometry, at spatial.Frame, colour string) {
	put := func(list int, place spatial.Frame, rest string) {
		w.lists[list] = append(w.lists[list], primitive{place, rest})
	}
	wide := 2 * g.Radius
	switch g.Kind {
	case "sphere":
		put(spheres, at, sizeWords(spatial.V(wide, wide, wide))+colour+`}`)
	case "capsule":
		put(cylinders, at, sizeWords(spatial.V(wide, wide, g.Length))+`,"bottom_scale":1,"top_scale":1`+colour+`}`)
		for _, end := range [2]float64{-g.Length / 2, g.Length / 2} {
			put(spheres, at.Mul(spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, end)}), sizeWords(spatial.V(wide, wide, wide))+colour+`}`)
		}
	case "box":
		put(cubes, at, sizeWords(g.Size)+colour+`}`)
	case "cylinder":
		put(cylinders, at, sizeWords(spatial.V(wide, wide, g.Length))+`,"bottom_scale":1,"top_scale":1`+colour+`}`)
	case "cone":
		put(cylinders, at, sizeWords(spatial.V(wide, wide, g.Length))+`,"bottom_scale":1,"top_scale":0`+colour+`}`)
	case "ground":
		put(cubes, at, sizeWords(spatial.V(g.Size.X, g.Size.Y, 1e-3))+colour+`}`)
	case "compound":
		for _, p := range g.Parts {
			w.add(p.Geometry, at.Mul(p.Place), colour)
		}
	default:
		if len(g.Surface.Triangles) > maxTriangles {
			low, high := g.Surface.Bounds()
			middle := spatial.Frame{Rot: spatial.Identity, Pos: low.Lerp(high, 0.5)}
			put(cubes, at.Mul(middle), sizeWords(high.Sub(low))+colour+`}`)
			return
		}
		put(triangles, at, meshWords(g)+colour+`,"colors":[]}`)
	}
}

func sizeWords(v spatial.Vec3) string { return string(appendVector([]byte(`,"size":`), v)) }

// meshWords writes points and numbers of points.
func meshWords(g *scene.Geometry) string {
	b := []byte(`,"points":[`)
	for i, v := range g.Surface.Vertices {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendVector(b, v)
	}
	b = append(b, `],"indices":[`...)
	for i, t := range g.Surface.Triangles {
		for k, n := range t {
			if i+k > 0 {
				b = append(b, ',')
			}
			b = strconv.AppendInt(b, int64(n), 10)
		}
	}
	return string(append(b, ']'))
}

func appendVector(b []byte, v spatial.Vec3) []byte {
	b = appendNumber(append(b, `{"x":`...), v.X, 32)
	b = appendNumber(append(b, `,"y":`...), v.Y, 32)
	b = appendNumber(append(b, `,"z":`...), v.Z, 32)
	return append(b, '}')
}

// entity appends the rest of an entity after its timestamp, where the body has a pose.
func (w *solidWords) entity(b []byte, poses []wire.Pose) []byte {
	b = append(b, w.head...)
	for list, name := range solidLists {
		b = append(append(append(b, `,"`...), name...), `":[`...)
		if len(poses) > 0 {
			body := frameOf(&poses[0])
			for i := range w.lists[list] {
				if i > 0 {
					b = append(b, ',')
				}
				p := &w.lists[list][i]
				b = appendPose(b, body.Mul(p.place))
				b = append(b, p.rest...)
			}
		}
		b = append(b, ']')
	}
	return append(b, '}')
}

func frameOf(p *wire.Pose) spatial.Frame {
	return spatial.Frame{
		Pos: spatial.V(float64(p[0]), float64(p[1]), float64(p[2])),
		Rot: spatial.Quat{X: float64(p[3]), Y: float64(p[4]), Z: float64(p[5]), W: float64(p[6])},
	}
}

func appendPose(b []byte, f spatial.Frame) []byte {
	b = appendVector(append(b, `{"pose":{"position":`...), f.Pos)
	b = appendNumber(append(b, `,"orientation":{"x":`...), f.Rot.X, 32)
	b = appendNumber(append(b, `,"y":`...), f.Rot.Y, 32)
	b = appendNumber(append(b, `,"z":`...), f.Rot.Z, 32)
	b = appendNumber(append(b, `,"w":`...), f.Rot.W, 32)
	return append(b, "}}"...)
}
