package serve

import (
	"encoding/base64"
	"encoding/binary"

	"github.com/tendril-sim/tendril/internal/wire"
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

// quantity is something that bodies can be coloured by.
type quantity int

const (
	strain   quantity = iota // of solids [1]
	stress                   // of the same, after von Mises [Pa]
	pressure                 // on elastic skin [Pa]
	quantities
)

// quantityOf tells what the requests of viewers ask for.
var quantityOf = map[string]quantity{"strains": strain, "stresses": stress, "pressures": pressure}

// measured is a quantity at the shown nodes of a body.
type measured struct {
	body   int
	what   quantity
	values []float64
}

// measures are what a frame has beside the snapshot: what viewers, or a recording, want to see of bodies, and what was noteworthy of hands.
type measures struct {
	wanted  [quantities]bool
	found   []measured
	noticed []noticed
}

// wanted tells what a viewer has asked for; a recording has everything, for who plays it.
func (x *session) wanted() (out measures) {
	x.mu.Lock()
	defer x.mu.Unlock()
	for q := range out.wanted {
		out.wanted[q] = x.status.Recording
		for c := range x.clients {
			out.wanted[q] = out.wanted[q] || c.wants[q].Load()
		}
	}
	return out
}

// measure finds what is wanted of all bodies, and what was noticed of hands. It runs on the simulation's goroutine.
func (m *simulation) measure(out *measures, bodies []world.BodyShot) {
	out.noticed = m.takeNoticed()
	for i := range bodies {
		of := m.solids[bodies[i].Name]
		if of == nil {
			continue
		}
		var all [quantities]func(dst []float64) []float64
		if body := m.running.Solid(bodies[i].Name); body != nil {
			all[strain], all[stress] = body.AppendStrains, body.AppendStresses
		} else if skin := m.running.Green(bodies[i].Name); skin != nil {
			all[pressure] = skin.AppendPressures
		}
		for q, appendTo := range all {
			if appendTo != nil && out.wanted[q] {
				out.found = append(out.found, measured{i, quantity(q), m.atShown(of, appendTo)})
			}
		}
	}
}

// atShown returns the values that a body has at its shown nodes.
func (m *simulation) atShown(of *shownSolid, all func(dst []float64) []float64) []float64 {
	m.nodal = all(m.nodal[:0])
	values := make([]float64, len(of.shape.Shown))
	for k, n := range of.shape.Shown {
		values[k] = m.nodal[n]
	}
	return values
}

// show puts what was found into a frame.
func (s *measures) show(f *wire.Frame) {
	for _, of := range s.found {
		switch body := &f.Bodies[of.body]; of.what {
		case strain:
			body.SetStrains(of.values)
		case stress:
			body.SetStresses(of.values)
		case pressure:
			body.SetPressures(of.values)
		}
	}
	for _, of := range s.noticed {
		f.Bodies[of.body].Flags |= of.flags
	}
}
