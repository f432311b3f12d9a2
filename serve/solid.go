package serve

import (
	"encoding/base64"
	"encoding/binary"

	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// softText is what can be seen of a solid or of elastic skin, lists in base64, little-endian.
type softText struct {
	Nodes     string  `json:"nodes"`             // uint32: number in the mesh of each node that is shown
	Triangles string  `json:"triangles"`         // three uint32 each: vertices, counterclockwise from outside
	Bind      string  `json:"bind,omitempty"`    // for each vertex four uint32: shown nodes; without it, vertex i is shown node i
	Weights   string  `json:"weights,omitempty"` // for each vertex four float32: of these
	Fixed     string  `json:"fixed"`             // uint32: shown nodes that do not move
	Elements  int     `json:"elements"`          // tetrahedra of the mesh; 0 of skin, which has none
	Mesh      int     `json:"mesh"`              // nodes of the mesh
	Size      float64 `json:"size"`              // diagonal of its box at rest [m]
	Strain    float64 `json:"strain"`            // where a scale of colours may end at first [1]
	Young     float64 `json:"young"`             // Young's modulus [Pa]: the stress of a strain of 1
}

// usualStrain is where a scale of colours ends at first.
const usualStrain = 0.3

// shownSolid is a solid, or elastic skin, as viewers know it.
type shownSolid struct {
	shape *scene.SoftShape
	text  *softText
}

func newSoftText(s *scene.SoftShape) *softText {
	var weights []float32
	for i := range s.Weights {
		for _, w := range s.Weights[i] {
			weights = append(weights, float32(w))
		}
	}
	out := &softText{
		Nodes: packNumbers(s.Shown), Triangles: packTuples(s.Triangles), Fixed: packNumbers(s.Fixed),
		Elements: s.Elements, Mesh: s.Nodes, Size: s.Size, Strain: usualStrain,
	}
	if len(s.Bind) > 0 {
		out.Bind, out.Weights = packTuples(s.Bind), base64.StdEncoding.EncodeToString(packFloats(weights))
	}
	return out
}

func packNumbers(list []int32) string {
	b := make([]byte, 0, 4*len(list))
	for _, n := range list {
		b = binary.LittleEndian.AppendUint32(b, uint32(n))
	}
	return base64.StdEncoding.EncodeToString(b)
}

func packTuples[T [3]int32 | [4]int32](list []T) string {
	var flat []int32
	for _, t := range list {
		switch t := any(t).(type) {
		case [3]int32:
			flat = append(flat, t[:]...)
		case [4]int32:
			flat = append(flat, t[:]...)
		}
	}
	return packNumbers(flat)
}

// shownSolids finds what can be seen of the solids of a scene, by the names of its bodies.
func shownSolids(s *scene.Scene) map[string]*shownSolid {
	out := map[string]*shownSolid{}
	for _, name := range s.Bodies.Names() {
		if shape := s.SoftShape(name); shape != nil {
			out[name] = &shownSolid{shape, newSoftText(shape)}
			if body := s.Bodies.Get(name); body.Green != nil {
				out[name].text.Young = body.Green.Young
			} else {
				out[name].text.Young = body.Solid.Young
			}
		}
	}
	return out
}

// describeSolids says what can be seen of the solids of a scene, and of the planes that hold them.
func (d *description) describeSolids(s *scene.Scene, shown map[string]*shownSolid) {
	for i := range d.Bodies {
		if of := shown[d.Bodies[i].Name]; of != nil {
			d.Bodies[i].Solid, d.Bodies[i].Count = of.text, len(of.shape.Shown)
		}
	}
	for name, p := range s.Planes.All() {
		text := planeText{Name: name, Size: p.Size, Colour: p.Colour, Frame: list7(spatial.AtOrigin), Probes: -1}
		for i := range d.Bodies {
			if d.Bodies[i].Name == p.Body {
				text.Body = i
			}
		}
		d.Planes = append(d.Planes, text)
	}
}

// frames returns the number of frames that a snapshot has of a body.
func (b *bodyText) frames() int {
	if b.Solid != nil {
		return b.Solid.Mesh
	}
	return b.Count
}

// showSolids returns, by body, the nodes that frames show; nil where there are no solids.
func showSolids(bodies []world.BodyShot, shown map[string]*shownSolid) [][]int32 {
	if len(shown) == 0 {
		return nil
	}
	out := make([][]int32, len(bodies))
	for i := range bodies {
		if of := shown[bodies[i].Name]; of != nil {
			out[i] = of.shape.Shown
		}
	}
	return out
}
