package scene

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// SoftMesh is a mesh of tetrahedra: exactly one of its kinds is given.
type SoftMesh struct {
	Cylinder  *TetCylinder  `key:"cylinder" doc:"A cylinder along z, the origin in its middle; its ends are the groups bottom and top."`
	Bar       *TetBar       `key:"bar" doc:"A box about the origin; its sides are the groups bottom and top (z), left and right (x), front and back (y)."`
	Torus     *TetTorus     `key:"torus" doc:"A ring about z."`
	Ellipsoid *TetEllipsoid `key:"ellipsoid" doc:"An ellipsoid about the origin."`
	Dragon    *TetDragon    `key:"dragon" doc:"A dragon that stands on z = 0 and looks along +x, with a fine surface; feet, neck and tail are groups."`
	Organ     *TetOrgan     `key:"organ" doc:"A form like that of a liver about the origin, longest along x, with a fine surface."`
	File      string        `key:"file" doc:"A mesh of tetrahedra beside the scene: a .msh, .vtu or .vtk file. Elements that are inside out are turned, flat ones left out."`
	Surface   *TetSurface   `key:"surface" doc:"What a closed surface bounds, filled with tetrahedra."`
	Scale     float64       `key:"scale" doc:"Metres for a unit of a file." unit:"1" default:"1" above:"0" max:"1e6"`
}

// TetCylinder is a cylinder.
type TetCylinder struct {
	Radius   float64 `key:"radius" doc:"Radius." unit:"m" above:"0" max:"1e5" required:"true"`
	Length   float64 `key:"length" doc:"Length along z." unit:"m" above:"0" max:"1e5" required:"true"`
	Elements int     `key:"elements" doc:"Number of tetrahedra, about." unit:"1" default:"2430" min:"6" max:"1000000"`
}

// TetBar is a box.
type TetBar struct {
	Size  spatial.Vec3 `key:"size" doc:"Extent along x, y and z." unit:"m" above:"0" max:"1e5" required:"true"`
	Cells [3]int       `key:"cells" doc:"Into how many cells it is cut along x, y and z, each of five tetrahedra." unit:"1" default:"[4, 4, 16]" min:"1" max:"500"`
}

// TetTorus is a ring.
type TetTorus struct {
	Radius   float64 `key:"radius" doc:"Of the circle in its middle." unit:"m" above:"0" max:"1e5" required:"true"`
	Tube     float64 `key:"tube" doc:"Radius of its tube." unit:"m" above:"0" max:"1e5" required:"true"`
	Rings    int     `key:"rings" doc:"Number of rings of nodes around the middle of the tube." unit:"1" default:"2" min:"1" max:"100"`
	Sections int     `key:"sections" doc:"Number of sections around; as many as make edges about equally long if 0." unit:"1" default:"0" min:"0" max:"1000"`
}

// TetEllipsoid is an ellipsoid.
type TetEllipsoid struct {
	Size  spatial.Vec3 `key:"size" doc:"Extent along x, y and z." unit:"m" above:"0" max:"1e5" required:"true"`
	Edges int          `key:"edges" doc:"Number of edges from the middle to the surface: 20 times its cube is the number of tetrahedra." unit:"1" default:"5" min:"1" max:"40"`
}

// TetDragon is a dragon.
type TetDragon struct {
	Length   float64 `key:"length" doc:"From snout to tail." unit:"m" above:"0" max:"1e5" required:"true"`
	Elements int     `key:"elements" doc:"Number of tetrahedra, about." unit:"1" default:"5000" min:"500" max:"200000"`
	Detail   int     `key:"detail" doc:"Of the fine surface: number of edges from head to tail." unit:"1" default:"80" min:"50" max:"400"`
}

// TetOrgan is an organ.
type TetOrgan struct {
	Length   float64 `key:"length" doc:"Along x." unit:"m" above:"0" max:"1e5" required:"true"`
	Elements int     `key:"elements" doc:"Number of tetrahedra, about." unit:"1" default:"3000" min:"100" max:"200000"`
}

// TetSurface is a solid that a surface bounds.
type TetSurface struct {
	File     string  `key:"file" doc:"An .obj, .stl, .ply or .glb file beside the scene." required:"true"`
	Elements int     `key:"elements" doc:"Number of tetrahedra, about, where cell is not given." unit:"1" default:"5000" min:"10" max:"1000000"`
	Cell     float64 `key:"cell" doc:"Length of the longest edges inside; as elements ask for if 0." unit:"m" default:"0" min:"0" max:"1e5"`
}

var (
	softMeshKinds = []string{"cylinder", "bar", "torus", "ellipsoid", "dragon", "organ", "file", "surface"}
	tetEndings    = []string{".msh", ".vtu", ".vtk"}
)

// filled is a mesh that was made, and what is to be seen of it.
type filled struct {
	of      *SoftMesh
	key     string // all that of says, as it was then
	file    string // path of the file that it is from
	size    int64  // of the file [bytes], and when it was written
	written time.Time

	tets *mesh.Tets
	fine func() (*mesh.Surface, error) // that the tetrahedra were made for, which may take seconds to make; nil: none

	once   [2]sync.Once // for the coarse and the fine shape
	shapes [2]*SoftShape
	wrong  [2]error
}

// pantry keeps the meshes that were made last, by all scenes: some take seconds to make, and a change of a parameter should not.
var pantry struct {
	sync.Mutex
	made []*filled
}

// mostFilled of the pantry are kept.
const mostFilled = 16

func (f *SoftMesh) kind() string { return kindOf(f, softMeshKinds) }

// build makes the mesh.
func (f *SoftMesh) build(s *Scene) (*filled, error) {
	pantry.Lock()
	defer pantry.Unlock()
	key, err := json.Marshal(f)
	if err != nil {
		return nil, err
	}
	m := &filled{of: f, key: string(key)}
	name := f.File
	if f.Surface != nil {
		name = f.Surface.File
	}
	if name != "" {
		m.file = filepath.Join(filepath.Dir(s.file), name)
		if info, err := os.Stat(m.file); err == nil {
			m.size, m.written = info.Size(), info.ModTime()
		}
	}
	known := slices.IndexFunc(pantry.made, func(k *filled) bool {
		return k.file == m.file && k.size == m.size && k.written.Equal(m.written) && k.key == m.key
	})
	if known >= 0 {
		m = pantry.made[known]
		pantry.made = slices.Delete(pantry.made, known, known+1)
	} else if err := m.fill(s); err != nil {
		return nil, &formError{join("mesh", f.kind()), err}
	}
	if pantry.made = append(pantry.made, m); len(pantry.made) > mostFilled {
		pantry.made = slices.Delete(pantry.made, 0, 1)
	}
	return m, nil
}

// fill makes the tetrahedra.
func (m *filled) fill(s *Scene) (err error) {
	switch f := m.of; {
	case f.Cylinder != nil:
		rings, layers := mesh.CylinderFor(f.Cylinder.Radius, f.Cylinder.Length, f.Cylinder.Elements)
		m.tets = mesh.TetCylinder(f.Cylinder.Radius, f.Cylinder.Length, rings, layers)
	case f.Bar != nil:
		m.tets = mesh.TetBar(f.Bar.Size.Scale(0.5), f.Bar.Cells[0], f.Bar.Cells[1], f.Bar.Cells[2])
	case f.Torus != nil:
		m.tets = mesh.TetTorus(f.Torus.Radius, f.Torus.Tube, f.Torus.Rings, f.Torus.Sections)
	case f.Ellipsoid != nil:
		m.tets = mesh.TetEllipsoid(f.Ellipsoid.Size.Scale(0.5), f.Ellipsoid.Edges)
	case f.Dragon != nil:
		of := *f.Dragon
		m.tets = mesh.TetDragon(of.Length, of.Elements)
		m.fine = func() (*mesh.Surface, error) { return mesh.Dragon(of.Length, of.Detail), nil }
	case f.Organ != nil:
		return m.grow(f.Organ)
	case f.File != "":
		return m.read(s)
	default:
		return m.stuff(s)
	}
	return m.tets.Validate()
}

// read reads a mesh of tetrahedra.
func (m *filled) read(s *Scene) error {
	data, err := s.beside(m.of.File, tetEndings...)
	if err != nil {
		return err
	}
	read, err := mesh.ReadTets(bytes.NewReader(data), m.of.File)
	if err != nil {
		return err
	}
	if m.tets, _, err = read.Repair(); err != nil {
		return err
	}
	if by := m.of.Scale; by != 1 {
		m.tets = m.tets.Moved(func(p spatial.Vec3) spatial.Vec3 { return p.Scale(by) })
	}
	return m.tets.Validate()
}

// stuff fills a surface.
func (m *filled) stuff(s *Scene) error {
	of := m.of.Surface
	data, err := s.beside(of.File, meshEndings...)
	if err != nil {
		return err
	}
	read, err := mesh.Read(bytes.NewReader(data), of.File)
	if err != nil {
		return err
	}
	fine, _, err := mesh.Repair(read)
	if err != nil {
		return err
	}
	for i := range fine.Vertices {
		fine.Vertices[i] = fine.Vertices[i].Scale(m.of.Scale)
	}
	m.fine = func() (*mesh.Surface, error) { return fine, nil }
	m.tets, _, err = mesh.Tetrahedralise(context.Background(), fine, mesh.TetConfig{Cell: of.Cell, Elements: of.Elements})
	return err
}

// Lobes of the organ, for a length of 1: balls about points that grow together.
var organLobes = []struct {
	at     spatial.Vec3
	radius float64
}{
	{spatial.V(-0.26, 0.02, 0.02), 0.2}, {spatial.V(-0.16, -0.1, 0), 0.17}, {spatial.V(-0.08, 0.1, 0.03), 0.17},
	{spatial.V(0.04, 0, 0.02), 0.16}, {spatial.V(0.19, 0.05, 0.01), 0.12}, {spatial.V(0.32, 0.07, 0), 0.09}, {spatial.V(0.42, 0.08, -0.01), 0.06},
}

// organField is negative inside the organ of length 1.
func organField(p spatial.Vec3) float64 {
	const blend, flat = 0.07, 0.62 // how softly lobes grow together, and how flat it is
	q := spatial.V(p.X, p.Y, p.Z/flat)
	sum := 0.0
	for _, l := range organLobes {
		sum += math.Exp((l.radius - q.Sub(l.at).Norm()) / blend)
	}
	cleft := 0.05 * math.Exp(-math.Pow((p.X+0.02+0.3*p.Y)/0.035, 2)) * math.Max(0, p.Z/0.1) // between its lobes
	return cleft - blend*math.Log(sum) + 0.03
}

// fineOrgan is how many tetrahedra the fine surface of an organ bounds, about.
const fineOrgan = 40_000

// grow makes the organ.
func (m *filled) grow(of *TetOrgan) (err error) {
	box := spatial.V(0.75, 0.6, 0.5)
	length := of.Length
	field := func(p spatial.Vec3) float64 { return organField(p.Scale(1/length)) * length }
	fill := func(elements int) (*mesh.Tets, error) {
		t, _, err := mesh.TetrahedraliseField(context.Background(), field, box.Scale(-length), box.Scale(length), mesh.TetConfig{Elements: elements})
		return t, err
	}
	m.fine = func() (*mesh.Surface, error) {
		t, err := fill(fineOrgan)
		if err != nil {
			return nil, err
		}
		return t.Skin().Surface, nil
	}
	m.tets, err = fill(of.Elements)
	return err
}

// shape returns what there is to see of the mesh, found once.
func (m *filled) shape(fine bool) (*SoftShape, error) {
	which := 0
	if fine && m.fine != nil {
		which = 1
	}
	m.once[which].Do(func() {
		skin := m.tets.Skin()
		out := &SoftShape{Shown: skin.Nodes, Triangles: skin.Surface.Triangles}
		if which == 1 {
			out, m.wrong[1] = m.embed()
		}
		if out != nil {
			low, high := m.tets.Bounds()
			out.Elements, out.Nodes, out.Size = len(m.tets.Elements), len(m.tets.Nodes), high.Sub(low).Norm()
		}
		m.shapes[which] = out
	})
	return m.shapes[which], m.wrong[which]
}

// embed ties the fine surface to the nodes that carry it.
func (m *filled) embed() (*SoftShape, error) {
	fine, err := m.fine()
	if err != nil {
		return nil, err
	}
	e, err := m.tets.Embed(fine.Vertices)
	if err != nil {
		return nil, err
	}
	number := make([]int32, len(m.tets.Nodes)) // among those shown, from 1
	for _, element := range e.Elements {
		for _, n := range m.tets.Elements[element] {
			number[n] = 1
		}
	}
	out := &SoftShape{Triangles: fine.Triangles, Weights: e.Weights}
	for n := range number {
		if number[n] > 0 {
			out.Shown = append(out.Shown, int32(n))
			number[n] = int32(len(out.Shown))
		}
	}
	for _, element := range e.Elements {
		var bind [4]int32
		for k, n := range m.tets.Elements[element] {
			bind[k] = number[n] - 1
		}
		out.Bind = append(out.Bind, bind)
	}
	return out, nil
}

// softMesh checks what the types alone cannot.
func (c *checker) softMesh(path string, f *SoftMesh) {
	c.exactlyOne(path, f, softMeshKinds...)
	if f.Scale != 1 && f.File == "" && f.Surface == nil {
		c.blame(path+".scale", Mistake{Problem: "is " + number(f.Scale), Value: number(f.Scale), Want: "none: it is for files"})
	}
	if b := f.Bar; b != nil && b.Cells[0]*b.Cells[1]*b.Cells[2] > mostCells {
		n := b.Cells[0] * b.Cells[1] * b.Cells[2]
		c.blame(path+".bar.cells", Mistake{Problem: fmt.Sprintf("are %d in all", n), Value: fmt.Sprint(n), Want: fmt.Sprintf("at most %d", mostCells)})
	}
}

// mostCells of a bar.
const mostCells = 200_000
