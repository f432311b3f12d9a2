package serve

import (
	"fmt"
	"sync/atomic"
	"time"

	"github.com/tendril-sim/tendril/haptic"
	"github.com/tendril-sim/tendril/internal/wire"
	"github.com/tendril-sim/tendril/scene"
	"github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

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

// plane is a plane of a scene that viewers can take, one at a time. Its loop is awake while somebody has it.
type plane struct {
	feeler
	number int
	of     *scene.Clamp
	sim    *simulation

	owner *client // nil: nobody's; guarded by the session's lock
	had   bool    // somebody's ask is still followed; as owner

	asked  atomic.Pointer[asked]
	holder atomic.Uint64 // number of the owner, 0 for none
	holds  atomic.Bool
}

func newPlanes(m *simulation) (out []*plane) {
	for i, of := range m.running.Clamps() {
		p := &plane{number: i, of: of, sim: m}
		p.asked.Store(&asked{frame: of.Frame()})
		p.holds.Store(of.Held() > 0)
		out = append(out, p)
	}
	return out
}

// ask notes where the owner asks the plane to be.
func (p *plane) ask(a *asked) {
	p.asked.Store(a)
	p.device.Move(a.frame)
}

// source tells the simulation what the owner asks for.
func (p *plane) source() spatial.Frame { return p.asked.Load().frame }

// model tells the haptic loop what the simulation knows of this plane. It neither waits nor allocates.
func (p *plane) model() (haptic.Model, bool) {
	shot := p.sim.running.World.Snapshot()
	defer shot.Release()
	return p.sim.model(shot, p.of.Felt(shot))
}

// felt returns what the plane exerts on the solid: as the haptic loop renders it while somebody has the plane, without the limits of a device; otherwise as the last step has found it.
func (p *plane) felt() spatial.Wrench {
	if p.holder.Load() != 0 {
		p.session.mu.Lock()
		defer p.session.mu.Unlock()
		if p.loop != nil {
			if t := p.loop.Latest(); t.Held {
				return t.Asked.Scale(-1)
			}
		}
	}
	return p.of.Wrench(solid.Held)
}

// appendValues appends what the probes of the plane read now.
func (p *plane) appendValues(to []float64) []float64 {
	p.holds.Store(p.of.Held() > 0)
	return p.of.AppendShown(to, p.felt(), p.holder.Load())
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
		p.owner, p.had, p.session = c, true, x
		p.wake(p.model)
		p.holder.Store(c.number)
	}
	x.mu.Unlock()
	if err != nil {
		return err
	}
	ran := m.do(func(*world.World) {
		p.ask(&asked{frame: p.of.Frame()})
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
	p.device.Leave()
	p.doze()
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
		p.ask(&asked{frameOf(&to.Pose), to.Sent})
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
