package scene

import (
	"bytes"
	"context"
	"math"
	"os"
	"path/filepath"
	"sync"

	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// GreenMesh is the surface of a body, or of several that are bonded: exactly one of its kinds is given.
type GreenMesh struct {
	Kidney    *GreenKidney    `key:"kidney" doc:"A kidney that lies on its side, longest along x, its hollow towards +y."`
	Ellipsoid *GreenEllipsoid `key:"ellipsoid" doc:"An ellipsoid about the origin."`
	Finger    *GreenFinger    `key:"finger" doc:"Three pads over the bones of a finger that points along +z, palm side towards -y."`
	Bar       *GreenBar       `key:"bar" doc:"A box that stands on z = 0, in one or several zones above each other; its bottom is fixed, of several zones the top as well."`
	File      string          `key:"file" doc:"A closed surface beside the scene: an .obj, .stl, .ply or .glb file."`
	Scale     float64         `key:"scale" doc:"Metres for a unit of a file." unit:"1" default:"1" above:"0" max:"1e6"`
}

// GreenKidney is a kidney.
type GreenKidney struct {
	Length float64 `key:"length" doc:"Along x." unit:"m" default:"0.11" above:"0" max:"1e4"`
	Detail int     `key:"detail" doc:"Edges along each side of the triangles of an icosahedron: ten times its square and two are the vertices." unit:"1" default:"5" min:"2" max:"20"`
}

// GreenEllipsoid is an ellipsoid.
type GreenEllipsoid struct {
	Size   spatial.Vec3 `key:"size" doc:"Extent along x, y and z." unit:"m" above:"0" max:"1e4" required:"true"`
	Detail int          `key:"detail" doc:"Edges along each side of the triangles of an icosahedron: ten times its square and two are the vertices." unit:"1" default:"5" min:"2" max:"20"`
}

// GreenBar is a box.
type GreenBar struct {
	Size  spatial.Vec3 `key:"size" doc:"Extent along x, y and z." unit:"m" above:"0" max:"1e4" required:"true"`
	Cells [3]int       `key:"cells" doc:"Into how many cells each zone is cut along x, y and z." unit:"1" default:"[2, 2, 2]" min:"1" max:"20"`
	Zones int          `key:"zones" doc:"Number of zones." unit:"1" default:"1" min:"1" max:"1000"`
}

// GreenFinger is a finger.
type GreenFinger struct {
	Length float64 `key:"length" doc:"From knuckle to tip." unit:"m" default:"0.08" above:"0" max:"10"`
}

var greenMeshKinds = []string{"kidney", "ellipsoid", "finger", "bar", "file"}

// jointed is what a Green describes, before Green's functions are computed: zones, seams and the joints of the bones that they are on.
type jointed struct {
	zones   []greenZone
	seams   []green.Seam
	joints  []bone
	outside []green.Outside // vertices that no zone has
	skin    [][3]int32      // triangles of these, by their numbers after the vertices of all zones
	headed  bool            // the last zone has a bone of its own
	head    spatial.Vec3    // where that is at rest
}

// greenZone is one of them.
type greenZone struct {
	recipe green.Recipe
	frame  spatial.Frame // at rest, seen from the base
}

// bone is where a zone turns against the one before.
type bone struct {
	zone     int
	at, axis spatial.Vec3 // at rest, seen from the base
}

// plan makes the surfaces.
func (f *Green) plan(s *Scene) (*jointed, error) {
	material := green.Material{Young: f.Young, Poisson: f.Poisson}
	switch m := &f.Mesh; {
	case m.Finger != nil:
		return m.Finger.plan(material), nil
	case m.Bar != nil:
		return m.Bar.plan(material), nil
	}
	surface, err := f.Mesh.surface(s)
	if err != nil {
		return nil, &formError{join("mesh", kindOf(&f.Mesh, greenMeshKinds)), err}
	}
	zone := greenZone{green.Recipe{Surface: surface, Material: material}, spatial.AtOrigin}
	taken := map[int32]bool{}
	for i := range f.Fixed {
		for _, v := range f.Fixed[i].vertices(surface) {
			if !taken[v] {
				taken[v] = true
				zone.recipe.Fixed = append(zone.recipe.Fixed, v)
			}
		}
	}
	return &jointed{zones: []greenZone{zone}}, nil
}

// vertices returns the vertices of a surface that are chosen.
func (p *Pick) vertices(s *mesh.Surface) (out []int32) {
	low, high := s.Bounds()
	near := 1e-9 * high.Sub(low).Norm()
	for i, x := range s.Vertices {
		if p.has(x, near) {
			out = append(out, int32(i))
		}
	}
	return out
}

// surface makes a surface of one zone.
func (f *GreenMesh) surface(s *Scene) (*mesh.Surface, error) {
	switch {
	case f.Kidney != nil:
		return f.Kidney.surface(), nil
	case f.Ellipsoid != nil:
		return ball(f.Ellipsoid.Detail).Moved(func(p spatial.Vec3) spatial.Vec3 {
			h := f.Ellipsoid.Size.Scale(0.5)
			return spatial.V(p.X*h.X, p.Y*h.Y, p.Z*h.Z)
		}), nil
	}
	data, err := s.beside(f.File, meshEndings...)
	if err != nil {
		return nil, err
	}
	read, err := mesh.Read(bytes.NewReader(data), f.File)
	if err != nil {
		return nil, err
	}
	out, _, err := mesh.Repair(read)
	if err != nil {
		return nil, err
	}
	return out.Moved(func(p spatial.Vec3) spatial.Vec3 { return p.Scale(f.Scale) }), nil
}

// ball is a sphere of radius 1 with triangles of about the same size.
func ball(detail int) *mesh.Surface {
	return mesh.TetEllipsoid(spatial.V(1, 1, 1), detail).Skin().Surface
}

// surface makes the kidney: an ellipsoid that is bent about z, with a hollow where its vessels are.
func (f *GreenKidney) surface() *mesh.Surface {
	const wide, thick, bent, hollow = 0.55, 0.42, 0.30, 0.16 // of half its length
	return ball(f.Detail).Moved(func(p spatial.Vec3) spatial.Vec3 {
		x, y, z := p.X, wide*p.Y, thick*p.Z
		y += bent*(x*x-0.35) - hollow*math.Exp(-(x*x+p.Z*p.Z)/0.12)*math.Max(p.Y, 0)
		return spatial.V(x, y, z).Scale(f.Length / 2)
	})
}

// plan makes a bar of zones of finite elements. The zones between the first and the last have nothing that holds them but their seams.
func (f *GreenBar) plan(material green.Material) *jointed {
	out := &jointed{}
	half := spatial.V(f.Size.X/2, f.Size.Y/2, f.Size.Z/2/float64(f.Zones))
	tets := mesh.TetBar(half, f.Cells[0], f.Cells[1], f.Cells[2])
	bottom, top := &Pick{Box: &PickBox{half.Scale(-1), spatial.V(half.X, half.Y, -half.Z)}}, &Pick{Box: &PickBox{spatial.V(-half.X, -half.Y, half.Z), half}}
	skin := tets.Skin().Surface
	low, high := bottom.vertices(skin), top.vertices(skin)
	for i := range f.Zones {
		zone := greenZone{green.Recipe{Tets: tets, Material: material}, spatial.Frame{Rot: spatial.Identity, Pos: spatial.V(0, 0, (2*float64(i)+1)*half.Z)}}
		if i == 0 {
			zone.recipe.Fixed = append(zone.recipe.Fixed, low...)
		} else {
			zone.recipe.Moved = append(zone.recipe.Moved, low...)
			out.seams = append(out.seams, green.Seam{Zones: [2]int{i - 1, i}, Nodes: [2][]int32{high, low}})
		}
		switch {
		case i < f.Zones-1:
			zone.recipe.Moved = append(zone.recipe.Moved, high...)
		case i > 0:
			zone.recipe.Fixed = append(zone.recipe.Fixed, high...)
		}
		out.zones = append(out.zones, zone)
	}
	out.headed, out.head = f.Zones > 1, spatial.V(0, 0, f.Size.Z)
	return out
}

// shelf keeps models that were used before: in memory, and on the disk of the user.
type shelf struct {
	sync.Mutex
	known map[string]*shelved
}

// shelved is a model, nil until somebody has computed it. Whoever wants it meanwhile waits; others do not.
type shelved struct {
	sync.Mutex
	model *green.Model
}

var greenShelf = shelf{known: map[string]*shelved{}}

// mostModels are kept in memory.
const mostModels = 64

// model returns the model of a recipe, which may have to be computed.
func (h *shelf) model(ctx context.Context, r *green.Recipe, progress green.Progress) (*green.Model, error) {
	id := r.ID()
	place := h.place(id)
	place.Lock()
	defer place.Unlock()
	if place.model == nil {
		m, err := openModel(ctx, r, id, progress)
		if err != nil {
			return nil, err
		}
		place.model = m
	}
	return place.model, nil
}

// place returns the place of a model.
func (h *shelf) place(id string) *shelved {
	h.Lock()
	defer h.Unlock()
	if h.known[id] == nil {
		if len(h.known) >= mostModels {
			clear(h.known)
		}
		h.known[id] = &shelved{}
	}
	return h.known[id]
}

// openModel reads a model that the user has on disk, or computes it. A disk that cannot be written to is no reason to fail.
func openModel(ctx context.Context, r *green.Recipe, id string, progress green.Progress) (*green.Model, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	dir, err := os.UserCacheDir()
	if err == nil {
		dir = filepath.Join(dir, "tendril", "green")
		err = os.MkdirAll(dir, 0o755)
	}
	if err == nil {
		var m *green.Model
		if m, _, err = r.Open(ctx, filepath.Join(dir, id+".green"), progress); err == nil {
			return m, nil
		}
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	return r.Make(ctx, progress)
}

// Prepare computes what Build needs and takes long, the Green's functions that nobody has computed before, and tells how far it is. Build does the same without a word. The error is
// Mistakes, or the context's.
func (s *Scene) Prepare(ctx context.Context, progress green.Progress) error {
	for name, b := range s.Bodies.All() {
		if b.Green == nil {
			continue
		}
		made, err := b.Green.plan(s)
		for i := 0; err == nil && i < len(made.zones); i++ {
			_, err = greenShelf.model(ctx, &made.zones[i].recipe, progress)
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			m := b.Green.mistake("bodies."+name+".green", err)
			return s.place("bodies."+name, &m)
		}
	}
	return nil
}

// GreenShape is what there is to see of a Green's function body.
type GreenShape struct {
	Triangles [][3]int32 // of vertices, counterclockwise from outside
	Vertices  int        // frames that a snapshot has of it
	Fixed     []int32    // vertices that go with a bone
	Size      float64    // diagonal of its box at rest [m]
}

// GreenShape returns what there is to see of a Green's function body; nil for another body.
func (s *Scene) GreenShape(name string) *GreenShape {
	b := s.Bodies.Get(name)
	if b == nil || b.Green == nil {
		return nil
	}
	made, err := b.Green.plan(s)
	if err != nil {
		return nil // what is wrong with it has been told by Load
	}
	out := &GreenShape{}
	low, high := spatial.V(math.Inf(1), math.Inf(1), math.Inf(1)), spatial.V(math.Inf(-1), math.Inf(-1), math.Inf(-1))
	for i := range made.zones {
		z := &made.zones[i]
		surface := z.recipe.Surface
		if surface == nil {
			surface = z.recipe.Tets.Skin().Surface
		}
		first := int32(out.Vertices)
		for _, t := range made.visible(i, surface) {
			out.Triangles = append(out.Triangles, [3]int32{t[0] + first, t[1] + first, t[2] + first})
		}
		for _, v := range z.recipe.Fixed {
			out.Fixed = append(out.Fixed, v+first)
		}
		for _, v := range surface.Vertices {
			p := z.frame.Point(v)
			low = spatial.V(min(low.X, p.X), min(low.Y, p.Y), min(low.Z, p.Z))
			high = spatial.V(max(high.X, p.X), max(high.Y, p.Y), max(high.Z, p.Z))
		}
		out.Vertices += len(surface.Vertices)
	}
	for _, t := range made.skin {
		first := int32(out.Vertices)
		out.Triangles = append(out.Triangles, [3]int32{t[0] + first, t[1] + first, t[2] + first})
	}
	for range made.outside {
		out.Fixed = append(out.Fixed, int32(out.Vertices))
		out.Vertices++
	}
	out.Size = high.Sub(low).Norm()
	return out
}

// visible returns the triangles of a zone that are not inside: those of which a corner is in no seam.
func (j *jointed) visible(zone int, s *mesh.Surface) (out [][3]int32) {
	inSeam := make([]bool, len(s.Vertices))
	for _, seam := range j.seams {
		for side, z := range seam.Zones {
			if z == zone {
				for _, n := range seam.Nodes[side] {
					inSeam[n] = true
				}
			}
		}
	}
	for _, t := range s.Triangles {
		if !inSeam[t[0]] || !inSeam[t[1]] || !inSeam[t[2]] {
			out = append(out, t)
		}
	}
	return out
}
