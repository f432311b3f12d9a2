package serve

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// softText is what can be seen of a solid, lists in base64, little-endian.
type softText struct {
	Nodes     string  `json:"nodes"`             // uint32: number in the mesh of each node that is shown
	Triangles string  `json:"triangles"`         // three uint32 each: vertices, counterclockwise from outside
	Bind      string  `json:"bind,omitempty"`    // for each vertex four uint32: shown nodes; without it, vertex i is shown node i
	Weights   string  `json:"weights,omitempty"` // for each vertex four float32: of these
	Fixed     string  `json:"fixed"`             // uint32: shown nodes that do not move
	Elements  int     `json:"elements"`          // of the mesh
	Mesh      int     `json:"mesh"`              // nodes of the mesh
	Size      float64 `json:"size"`              // diagonal of its box at rest [m]
	Strain    float64 `json:"strain"`            // where a scale of colours may end at first [1]
}

// usualStrain is where a scale of colours ends at first.
const usualStrain = 0.3

// shownSolid is a solid as viewers know it.
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

// strained is the strains of the shown nodes of a solid.
type strained struct {
	body   int
	values []float64
}

// appendStrains finds the strains of all solids. It runs on the simulation's goroutine.
func (m *simulation) appendStrains(to []strained, bodies []world.BodyShot) []strained {
	for i := range bodies {
		of := m.solids[bodies[i].Name]
		if of == nil {
			continue
		}
		m.strains = m.running.Solid(bodies[i].Name).AppendStrains(m.strains[:0])
		values := make([]float64, len(of.shape.Shown))
		for k, n := range of.shape.Shown {
			values[k] = m.strains[n]
		}
		to = append(to, strained{i, values})
	}
	return to
}

// wantsStrains reports whether a viewer has asked for strains.
func (x *session) wantsStrains() bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	for c := range x.clients {
		if c.strains.Load() {
			return true
		}
	}
	return false
}

// planeText is a plane in the messages hello and scene.
type planeText struct {
	Name     string     `json:"name"`
	Body     int        `json:"body"` // number of the solid
	Size     [2]float64 `json:"size"` // extent along x and y [m]; 0: without end
	Colour   string     `json:"colour,omitempty"`
	Frame    [7]float64 `json:"frame"` // x, y, z [m], quaternion x, y, z, w
	Holds    bool       `json:"holds"`
	Owner    uint64     `json:"owner"`    // client that has it; 0: nobody
	Scripted bool       `json:"scripted"` // the scene moves it
	Probes   int        `json:"probes"`   // number of the first of its probes in a frame; -1 for none
}

// planeProbes is the number of probes of a plane.
const planeProbes = 16

// planeNames are the probes of a plane, in their order.
var planeNames = [planeProbes][2]string{
	{"x", "m"}, {"y", "m"}, {"z", "m"}, {"qx", "1"}, {"qy", "1"}, {"qz", "1"}, {"qw", "1"}, {"nodes", "1"},
	{"force x", "N"}, {"force y", "N"}, {"force z", "N"}, {"torque x", "N m"}, {"torque y", "N m"}, {"torque z", "N m"}, {"owner", "1"}, {"scripted", "1"},
}

// plane is a plane of a scene that viewers can take, one at a time.
type plane struct {
	number int
	of     *scene.Clamp

	owner *client // nil: nobody's; guarded by the session's lock
	had   bool    // somebody's ask is still followed; as owner

	asked  atomic.Pointer[asked]
	holder atomic.Uint64 // number of the owner, 0 for none
	holds  atomic.Bool
}

func newPlanes(running *scene.Running) (out []*plane) {
	for i, of := range running.Clamps() {
		p := &plane{number: i, of: of}
		p.asked.Store(&asked{frame: of.Frame()})
		p.holds.Store(of.Held() > 0)
		out = append(out, p)
	}
	return out
}

// source tells the simulation what the owner asks for.
func (p *plane) source() spatial.Frame { return p.asked.Load().frame }

// appendValues appends what the probes of the plane read now.
func (p *plane) appendValues(to []float64) []float64 {
	f, w, scripted := p.of.Frame(), p.of.Wrench(solid.Held), 0.0
	if p.of.Scripted() {
		scripted = 1
	}
	p.holds.Store(p.of.Held() > 0)
	return append(to, f.Pos.X, f.Pos.Y, f.Pos.Z, f.Rot.X, f.Rot.Y, f.Rot.Z, f.Rot.W, float64(p.of.Held()),
		-w.Force.X, -w.Force.Y, -w.Force.Z, -w.Torque.X, -w.Torque.Y, -w.Torque.Z, float64(p.holder.Load()), scripted)
}

// describePlanes adds what only a running scene knows of its planes. Their probes follow those that are there.
func (d *description) describePlanes(planes []*plane) {
	for i, p := range planes {
		t := &d.Planes[i]
		t.Frame, t.Holds, t.Owner, t.Scripted = list7(p.of.Frame()), p.of.Held() > 0, p.holder.Load(), p.of.Scripted()
	}
	d.planeProbeTexts()
}

// planeProbeTexts appends the names of the probes of planes to those that are there.
func (d *description) planeProbeTexts() {
	for i := range d.Planes {
		d.Planes[i].Probes = len(d.Probes)
		for _, p := range planeNames {
			number := i
			d.Probes = append(d.Probes, probeText{Name: d.Planes[i].Name + " " + p[0], Unit: p[1], Plane: &number})
		}
	}
}

// plane returns a plane of the scene.
func (m *simulation) plane(number int) (*plane, error) {
	if number < 0 || number >= len(m.planes) {
		if len(m.planes) == 0 {
			return nil, fmt.Errorf("plane is %d: the scene has none", number)
		}
		return nil, fmt.Errorf("plane is %d, want 0 to %d", number, len(m.planes)-1)
	}
	return m.planes[number], nil
}

// takePlane lets a client move a plane of the scene, from where it is.
func (x *session) takePlane(c *client, number int) error {
	m := x.sim.Load()
	p, err := m.plane(number)
	if err != nil {
		return err
	}
	x.mu.Lock()
	if p.owner != nil && p.owner != c {
		err = fmt.Errorf("viewer %d has plane %q: wait until it is left", p.owner.number, p.of.Name)
	} else {
		p.owner, p.had = c, true
		p.holder.Store(c.number)
	}
	x.mu.Unlock()
	if err != nil {
		return err
	}
	ran := m.do(func(*world.World) {
		p.asked.Store(&asked{frame: p.of.Frame()})
		p.of.Take(p.source)
	})
	if !ran {
		return fmt.Errorf("the scene is starting anew: try again")
	}
	x.tellPlane(p)
	x.film.note("take", p.of.Name)
	return nil
}

// gripPlane lets a plane of the client take hold of what it cuts, or lets go.
func (x *session) gripPlane(c *client, number int, on bool) error {
	m := x.sim.Load()
	p, err := m.plane(number)
	if err != nil {
		return err
	}
	x.mu.Lock()
	mine := p.owner == c
	x.mu.Unlock()
	if !mine {
		return fmt.Errorf("plane %q is not yours: take it first", p.of.Name)
	}
	ran := m.do(func(*world.World) {
		err = p.of.Hold(on)
		p.holds.Store(p.of.Held() > 0)
	})
	if !ran {
		return fmt.Errorf("the scene is starting anew: try again")
	}
	if err == nil {
		x.tellPlane(p)
	}
	return err
}

// leavePlane gives up a plane, if the client has it.
func (x *session) leavePlane(c *client, number int) error {
	p, err := x.sim.Load().plane(number)
	if err != nil {
		return err
	}
	x.mu.Lock()
	if p.owner == c {
		p.disown("")
	}
	x.mu.Unlock()
	return nil
}

// tellPlane tells all viewers who has a plane, where it is asked to be, and whether it holds something.
func (x *session) tellPlane(p *plane) {
	x.tell(encode(struct {
		Type  string     `json:"type"`
		Plane int        `json:"plane"`
		Owner uint64     `json:"owner"`
		Frame [7]float64 `json:"frame"`
		Holds bool       `json:"holds"`
	}{"taken", p.number, p.holder.Load(), list7(p.asked.Load().frame), p.holds.Load()}))
}

// disown takes a plane from its owner, and says why if there is something to say. The caller has locked the session.
func (p *plane) disown(why string) {
	if p.owner != nil && why != "" {
		p.owner.send(encode(struct {
			Type    string `json:"type"`
			Plane   int    `json:"plane"`
			Message string `json:"message"`
		}{"left", p.number, why}))
	}
	p.owner = nil
	p.holder.Store(0)
}

// movePlane implements room: it brings a plane to where its owner says.
func (x *session) movePlane(c *client, to *wire.HandPose) {
	p, err := x.sim.Load().plane(int(to.Hand))
	if err != nil {
		return
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	if p.owner == c {
		p.asked.Store(&asked{frameOf(&to.Pose), to.Sent})
	}
}

// watchPlanes gives up planes whose owners have fallen silent or left. What they hold, they go on holding.
func (x *session) watchPlanes(now time.Time) {
	m := x.sim.Load()
	var left []*plane
	x.mu.Lock()
	for _, p := range m.planes {
		if p.owner != nil && now.Sub(time.Unix(0, p.owner.seen.Load())) > x.server.cfg.Silence {
			x.log.Info("plane left", "client", p.owner.number)
			p.disown(fmt.Sprintf("nothing was heard for %v", x.server.cfg.Silence))
		}
		if p.owner == nil && p.had {
			p.had = false
			left = append(left, p)
		}
	}
	x.mu.Unlock()
	for _, p := range left {
		m.do(func(*world.World) { p.of.Leave() })
		x.tellPlane(p)
	}
}
