package record

import (
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/internal/version"
	"github.com/tendril-sim/tendril/scene"
)

// Info tells what a recording is of.
type Info struct {
	Scene   string    `json:"scene"` // name in the gallery, or of the file
	Title   string    `json:"title"`
	Text    string    `json:"-"`             // the scene file
	Set     []string  `json:"set,omitempty"` // what was changed in it before the recording began, in order: PATH=VALUE
	Build   string    `json:"build"`         // of Tendril
	Created time.Time `json:"created"`
	Step    float64   `json:"step"` // of the simulation [s]
	Bodies  []Body    `json:"bodies"`
	Probes  []Probe   `json:"probes"`
}

// Body is what a body looks like.
type Body struct {
	Name    string  `json:"name"`
	Kind    string  `json:"kind,omitempty"`    // rod, chain, rigid or solid
	Radius  float64 `json:"radius"`            // [m]; that of a circle of the same area where the section is not round; without taper
	Colour  string  `json:"colour,omitempty"`  // as in #4a7fd4
	Parents []int   `json:"parents,omitempty"` // of a chain: for each pose the one it is joined to, -1 for a root

	geometry *scene.Geometry // of a rigid body
	shown    []int32         // of a solid: nodes that frames show
}

// Probe is a figure that was watched.
type Probe struct {
	Name string `json:"name"`
	Unit string `json:"unit"` // SI
}

// Describe returns what there is to tell of a running scene: its name, the text of its file, and what was changed in it, each as
// PATH=VALUE.
func Describe(name string, text []byte, set []string, r *scene.Running) Info {
	info := Info{
		Scene: name, Title: r.Scene.Title, Text: string(text), Set: set,
		Build: version.Get().String(), Created: time.Now().Round(0), Step: r.Scene.Step,
	}
	for name, b := range r.Scene.Bodies.All() {
		if b.Rigid != nil {
			info.Bodies = appendRigid(info.Bodies, name, r.RigidShapes(name))
			continue
		}
		body := Body{Name: name, Kind: b.Kind(), Colour: b.Colour}
		if b.Rod != nil {
			body.Radius = radius(&b.Rod.Section)
		} else if shape := r.Shape(name); shape != nil {
			body.Radius, body.Parents = shape.Radius[0], shape.Parents
		} else if shape := r.Scene.SoftShape(name); shape != nil {
			body.Radius, body.Parents, body.shown = netThickness*shape.Size, net(shape), shape.Shown
		}
		info.Bodies = append(info.Bodies, body)
	}
	for name, h := range r.Scene.Hands.All() {
		for limb := range hand.Limbs {
			g := h.LimbShape(limb)
			info.Bodies = append(info.Bodies, Body{Name: name + " " + hand.LimbName(limb), Kind: "rigid", Colour: h.Colour, Radius: g.Bound, geometry: g})
		}
	}
	for _, p := range r.Probes() {
		info.Probes = append(info.Probes, Probe{p.Name, p.Unit})
	}
	return info
}

// netThickness is that of the lines that show a solid, in parts of its size.
const netThickness = 0.002

// net joins the shown nodes of a solid by lines: for each the first that is beside it, -1 for one that begins.
func net(s *scene.SoftShape) []int {
	parents := make([]int, len(s.Shown))
	for i := range parents {
		parents[i] = -1
	}
	join := func(a, b int32) {
		if a < b && parents[b] < 0 {
			parents[b] = int(a)
		}
	}
	for _, t := range s.Triangles {
		if s.Bind != nil { // vertices are none of the nodes: those of one vertex are of one element
			t = [3]int32(s.Bind[t[0]][:3])
		}
		for k := range t {
			join(t[k], t[(k+1)%3])
			join(t[(k+1)%3], t[k])
		}
	}
	return parents
}

// appendRigid appends the bodies of an entry.
func appendRigid(to []Body, entry string, shapes []scene.RigidShape) []Body {
	for i, shape := range shapes {
		name := entry
		if shape.Group != "" {
			name = fmt.Sprintf("%s[%d]", entry, i)
		}
		to = append(to, Body{Name: name, Kind: "rigid", Colour: shape.Colour, Radius: shape.Bound, geometry: shape.Geometry})
	}
	return to
}

func radius(s *scene.Section) float64 {
	switch {
	case s.Radius > 0:
		return s.Radius
	case s.Radii[0] > 0:
		return math.Sqrt(s.Radii[0] * s.Radii[1])
	case s.Area > 0:
		return math.Sqrt(s.Area / math.Pi)
	}
	return 1e-3 // a rod given by its stiffness alone has no thickness, but should be seen
}

// Load reads the scene that was recorded, with what was changed in it before the recording began.
func (i *Info) Load() (*scene.Scene, error) {
	s, err := scene.Load(i.Scene, []byte(i.Text))
	if err != nil {
		return nil, fmt.Errorf("the scene of the recording, made by %s: %w", i.Build, err)
	}
	for _, change := range i.Set {
		path, value, _ := strings.Cut(change, "=")
		if err := s.Set(strings.TrimSpace(path), value); err != nil {
			return nil, fmt.Errorf("the scene of the recording, made by %s: %s: %w", i.Build, change, err)
		}
	}
	return s, nil
}
