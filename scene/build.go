package scene

import (
	"errors"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/constraint"
	outer "github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/rod"
	soft "github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// Running is a scene in a world.
type Running struct {
	World *world.World
	Scene *Scene

	rods     map[string]*rod.Rod
	chains   map[string]*chain.Chain
	solids   map[string]*soft.Solid
	greens   map[string]*elastic
	bodies   map[string]constraint.Body // all of them
	numbers  map[string]int             // of the bodies in the world
	hung     map[string]rod.Config      // the rods whose curve is what they hang in, with the rest shape found for it
	movers   map[string]*mover          // by path
	groups   map[string]*group          // of rigid bodies
	surfaces map[string]int             // numbers of the surfaces in the world
	joints   map[string]*joined
	bonds    map[string]int   // numbers of the bonds in the world
	seams    map[string][]int // and of those of the stitches
	tools    map[string]int   // numbers of the bonds of the tools
	around   surroundings
	acts     map[string]*acting          // of the chains that are drawn to one pose after the other
	media    map[string]*outer.Continuum // of the chains whose strands are a medium
	gloves   map[string]*Glove           // by hand
	clamps   map[string]*Clamp           // by plane
	styli    map[string]*Stylus          // by device
	tracks   []*onTrack
	readings []Reading
}

// mover lets a path move holds and bonds. What it follows and what it moves can change while the scene runs.
type mover struct {
	*motion
	world   *world.World
	holds   []heldPoint
	bonds   []movedBond
	offsets []int // bonds whose offset it moves
	carried []carried
	skins   []func(spatial.Frame) // elastic skin that it carries
}

// carried is a kinematic body on a path.
type carried struct {
	body *rigid.Body
	from spatial.Frame // seen from the path
}

// heldPoint is a hold of a rod.
type heldPoint struct {
	rod   *rod.Rod
	body  int // its number in the world
	index int
}

// movedBond is a bond at an offset from the path.
type movedBond struct {
	index  int
	offset spatial.Frame
}

func (m *mover) move(f spatial.Frame) {
	for _, h := range m.holds {
		if !m.world.Taken(h.body, h.index) {
			h.rod.SetHold(h.index, f)
		}
	}
	for _, b := range m.bonds {
		m.world.MoveBond(b.index, f.Mul(b.offset))
	}
	for _, i := range m.offsets {
		m.world.OffsetBond(i, f)
	}
	for i := range m.carried {
		m.carried[i].body.SetTarget(f.Mul(m.carried[i].from))
	}
	for _, carry := range m.skins {
		carry(f)
	}
}

// Build makes a world of the scene, in equilibrium at time 0. The error is Mistakes.
func (s *Scene) Build() (*Running, error) {
	w, err := world.New(world.Config{Step: s.Step, Pause: s.Touch.pause(), Method: touchMethods[s.Touch.Method], Friction: touchFriction[s.Touch.Friction]})
	if err != nil {
		return nil, s.mistake("step", err)
	}
	r := &Running{
		World: w, Scene: s, rods: map[string]*rod.Rod{}, chains: map[string]*chain.Chain{}, bodies: map[string]constraint.Body{},
		numbers: map[string]int{}, hung: map[string]rod.Config{},
		acts: map[string]*acting{}, media: map[string]*outer.Continuum{},
		movers: map[string]*mover{}, bonds: map[string]int{}, seams: map[string][]int{}, tools: map[string]int{},
		groups: map[string]*group{}, surfaces: map[string]int{}, joints: map[string]*joined{}, gloves: map[string]*Glove{},
		solids: map[string]*soft.Solid{}, greens: map[string]*elastic{}, clamps: map[string]*Clamp{}, styli: map[string]*Stylus{},
	}
	for _, part := range []func() error{r.addPaths, r.addFields, r.addSurfaces, r.addBodies, r.checkStrands, r.addHands, r.addPlanes, r.addProps, r.addBonds, r.addStitches, r.addRoots, r.addJoints, r.addPasses, r.addTools, r.addDevices, r.addTracks} {
		if err := part(); err != nil {
			return nil, err
		}
	}
	r.moveHands()
	r.movePlanes()
	r.moveDevices()
	r.aim()
	r.steer()
	for _, name := range s.Paths.Names() {
		w.Drive(r.movers[name], r.movers[name].move)
	}
	r.addProbes()
	return r, nil
}

// mistake places an error in the file.
func (s *Scene) mistake(path string, err error) error {
	line, column := s.root.find(path)
	return Mistakes{{File: s.file, Line: line, Column: column, Path: path, Problem: err.Error()}}
}

func (r *Running) addPaths() error {
	for name, p := range r.Scene.Paths.All() {
		m, err := p.build()
		if err != nil {
			return r.Scene.mistake("paths."+name, err)
		}
		r.movers[name] = &mover{motion: m, world: r.World}
	}
	return nil
}

func (r *Running) addBodies() error {
	for name, b := range r.Scene.Bodies.All() {
		if b.Rigid != nil {
			if err := r.addRigid(name); err != nil {
				return r.Scene.place("bodies."+name, err)
			}
			continue
		}
		add := r.addRod
		switch {
		case b.Chain != nil:
			add = r.addChain
		case b.Solid != nil:
			add = r.addSoft
		case b.Green != nil:
			add = r.addGreen
		}
		err := add(name)
		if err == nil {
			r.numbers[name], err = r.World.AddBody(name, r.bodies[name])
		}
		if err == nil {
			err = r.wear(name)
		}
		if err == nil {
			err = r.addMedium(name)
		}
		if err != nil {
			return r.Scene.place("bodies."+name, err)
		}
	}
	return nil
}

// wear gives a strand or a solid its surface.
func (r *Running) wear(name string) error {
	surface := ""
	if b := r.Scene.Bodies.Get(name); b.Chain != nil {
		surface = b.Chain.Surface
	} else if b.Rod != nil {
		surface = b.Rod.Surface
	} else if b.Solid != nil {
		surface = b.Solid.Surface
	} else if b.Green != nil {
		surface = b.Green.Surface
	}
	if surface == "" {
		return nil
	}
	return r.World.Wear(r.numbers[name], r.surfaces[surface])
}

// place gives mistakes of a body their lines; any other error becomes one at the path.
func (s *Scene) place(path string, err error) error {
	var m *Mistake
	if !errors.As(err, &m) {
		return s.mistake(path, err)
	}
	m.File = s.file
	m.Line, m.Column = s.root.find(m.Path)
	return Mistakes{m}
}

// addRod makes a rod, in equilibrium.
func (r *Running) addRod(name string) error {
	of, path := r.Scene.Bodies.Get(name).Rod, "bodies."+name+".rod"
	cfg, err := r.config(name)
	var body *rod.Rod
	if err == nil {
		body, err = rod.New(cfg)
	}
	if err != nil {
		m := of.mistake(path, err)
		return &m
	}
	if (cfg.Pieces > 0 || r.Scene.sewn(name)) && of.Rest != "hanging" {
		// It comes to rest in steps: nothing stops a Solve where it would go through something.
	} else if found := body.Solve(); of.Rest == "hanging" && found.Flags&constraint.Snapped != 0 {
		return &Mistake{Path: path + ".rest", Problem: "the curve is a shape that the rod does not stay in: it is in balance there, but unstable; want a stiffer or lighter rod"}
	}
	if err := adapt(body, of.Adapt); err != nil {
		return &Mistake{Path: path + ".adapt", Problem: err.Error()}
	}
	r.rods[name], r.bodies[name] = body, body
	return nil
}

// addChain makes a chain, as it is at the beginning.
func (r *Running) addChain(name string) error {
	of := r.Scene.Bodies.Get(name).Chain
	cfg, err := of.config(r.Scene, r.start, nil)
	var body *chain.Chain
	if err == nil {
		body, err = chain.New(cfg)
	}
	if err != nil {
		m := of.mistake("bodies."+name+".chain", err)
		return &m
	}
	r.chains[name], r.bodies[name] = body, body
	if dressed := r.dress(name); dressed != nil {
		r.bodies[name] = dressed
	}
	return r.direct(name)
}

// config returns the present description of a rod. A rod whose curve is what it hangs in keeps the rest shape found for it.
func (r *Running) config(name string) (rod.Config, error) {
	b := r.Scene.Bodies.Get(name).Rod
	cfg, err := b.config(r.Scene.Gravity, r.start)
	b.touching(r.Scene, &cfg)
	if body := r.rods[name]; body != nil {
		cfg.Pieces = body.Config().Pieces // who touches it counts on them
	}
	if err != nil || b.Rest != "hanging" {
		return cfg, err
	}
	if hung, ok := r.hung[name]; ok {
		return withShape(cfg, hung), nil
	}
	cfg, err = rod.RestFor(cfg)
	if err == nil {
		r.hung[name] = cfg
	}
	return cfg, err
}

// start returns where a path starts.
func (r *Running) start(path string) spatial.Frame {
	f, _, _ := r.movers[path].At(0)
	return f
}

// withShape returns cfg with the shape of another.
func withShape(cfg, shape rod.Config) rod.Config {
	shape.Section, shape.Taper, shape.Density = cfg.Section, cfg.Taper, cfg.Density
	shape.Young, shape.Shear, shape.Poisson = cfg.Young, cfg.Shear, cfg.Poisson
	shape.Bend, shape.Stretch, shape.Extensible = cfg.Bend, cfg.Stretch, cfg.Extensible
	shape.Holds, shape.Loads, shape.Gravity = cfg.Holds, cfg.Loads, cfg.Gravity
	shape.Tolerance, shape.MaxIterations = cfg.Tolerance, cfg.MaxIterations
	shape.Pieces, shape.PassesItself = cfg.Pieces, cfg.PassesItself
	return shape
}

// adapt places the nodes of a rod where its present shape needs them.
func adapt(body *rod.Rod, a *Adapt) error {
	if a == nil {
		return nil
	}
	_, err := body.Adapt(a.Tolerance, a.Nodes)
	body.Solve()
	return err
}

// point returns the material point at a place along a body, or along a strand of it.
func (r *Running) point(body, strand string, at Place) int {
	if c := r.chains[body]; c != nil {
		i, _ := c.Strand(r.Scene.Bodies.Get(body).Chain.strandNamed(strand))
		return c.PointAt(i, float64(at))
	}
	return r.rods[body].PointAt(float64(at))
}

// anchor returns an end of a bond as the world has it, at an offset.
func (r *Running) anchor(e *End, offset spatial.Frame) constraint.Anchor {
	switch {
	case e.Body != "":
		if bodies, number := r.rigidNamed(e.Body); len(bodies) > 0 {
			on := moved(spatial.AtOrigin, e.Frame.frame())
			return constraint.Anchor{Body: number, Point: bodies[0].PointAt(on.Pos), Offset: e.offset(offset)}
		}
		if s := r.solids[e.Body]; s != nil {
			on := moved(spatial.AtOrigin, e.Frame.frame())
			return constraint.Anchor{Body: r.numbers[e.Body], Point: s.PointAt(on.Pos), Offset: e.offset(offset)}
		}
		if g := r.Green(e.Body); g != nil {
			on := moved(spatial.AtOrigin, e.Frame.frame())
			return constraint.Anchor{Body: r.numbers[e.Body], Point: g.PointAt(on.Pos), Offset: e.offset(offset)}
		}
		return constraint.Anchor{Body: r.numbers[e.Body], Point: r.point(e.Body, e.Strand, *e.At), Offset: offset}
	case e.Path != "":
		return constraint.Anchor{Body: constraint.World, Frame: moved(r.start(e.Path), offset)}
	}
	return constraint.Anchor{Body: constraint.World, Frame: moved(e.Frame.frame(), offset)}
}

// offset returns an offset from the end, seen from the material point that it is at.
func (e *End) offset(offset spatial.Frame) spatial.Frame {
	if e.Frame == nil || e.Frame.Rotation == (spatial.Vec3{}) {
		return offset
	}
	return moved(spatial.Frame{Rot: spatial.Exp(e.Frame.Rotation)}, offset)
}

// moved returns the frame at an offset from f; the zero Frame is no offset.
func moved(f, offset spatial.Frame) spatial.Frame {
	if offset == (spatial.Frame{}) {
		return f
	}
	return f.Mul(offset)
}

// offset returns where b wants its end from, seen from to.
func (r *Running) offset(b *Bond) spatial.Frame {
	if b.OffsetPath != "" {
		return r.start(b.OffsetPath)
	}
	return b.Offset.frame()
}

// bond returns b between two anchors: what it exerts on its end B, the world tells.
func (b *Bond) bond(from, to constraint.Anchor) constraint.Bond {
	return constraint.Bond{
		A: to, B: from, Axes: constraint.Axes(b.Axes),
		Linear: b.Linear, Angular: b.Angular, LinearDamping: b.LinearDamping, AngularDamping: b.AngularDamping,
		LinearSlack: b.LinearSlack, AngularSlack: b.AngularSlack, Settle: b.Settle,
		Strength: b.Strength, AngularStrength: b.AngularStrength,
	}
}

func (r *Running) addBonds() (err error) {
	for name, b := range r.Scene.Bonds.All() {
		if r.bonds[name], err = r.World.AddBond(b.bond(r.anchor(&b.From, spatial.Frame{}), r.anchor(&b.To, r.offset(b)))); err != nil {
			return r.Scene.mistake("bonds."+name, err)
		}
	}
	return nil
}

// bond returns the soft bond that a tool is.
func (t *Tool) bond(body, frame constraint.Anchor) constraint.Bond {
	return constraint.Bond{
		A: frame, B: body, Axes: constraint.Axes(t.Axes),
		Linear: t.Linear, Angular: t.Angular, LinearDamping: t.LinearDamping, AngularDamping: t.AngularDamping,
	}
}

func (r *Running) addTools() error {
	for name, t := range r.Scene.Tools.All() {
		bond := t.bond(r.anchor(&End{Body: t.Body, Strand: t.Strand, At: &t.At}, spatial.Frame{}), r.anchor(&End{Path: t.Path, Frame: t.Frame}, spatial.Frame{}))
		i, err := r.World.AddTool(name, bond)
		if err != nil {
			return r.Scene.mistake("tools."+name, err)
		}
		r.tools[name] = r.World.Tool(i).Bond
	}
	return nil
}

// aim tells the movers what they move.
func (r *Running) aim() {
	for _, m := range r.movers {
		m.holds, m.bonds, m.offsets, m.carried, m.skins = nil, nil, nil, nil, nil
	}
	for name, b := range r.Scene.Bodies.All() {
		if g := r.groups[name]; g != nil {
			if m := r.movers[g.of.Path]; m != nil {
				for i := range g.bodies {
					m.carried = append(m.carried, carried{g.bodies[i], g.members[i].frame})
				}
			}
			continue
		}
		if e := r.greens[name]; e != nil {
			if m := r.movers[b.Green.Path]; m != nil {
				m.skins = append(m.skins, e.carry)
			}
			if m := r.movers[b.Green.Head]; m != nil {
				m.skins = append(m.skins, e.lead)
			}
			continue
		}
		if b.Rod == nil {
			continue // a chain follows its path by itself
		}
		for i, h := range b.Rod.Holds {
			if m := r.movers[h.Path]; m != nil {
				m.holds = append(m.holds, heldPoint{r.rods[name], r.numbers[name], i})
			}
		}
	}
	for name, b := range r.Scene.Bonds.All() {
		if m := r.movers[b.To.Path]; m != nil {
			m.bonds = append(m.bonds, movedBond{r.bonds[name], moved(spatial.AtOrigin, b.Offset.frame())})
		}
		if m := r.movers[b.OffsetPath]; m != nil {
			m.offsets = append(m.offsets, r.bonds[name])
		}
	}
	for name, t := range r.Scene.Tools.All() {
		if m := r.movers[t.Path]; m != nil {
			m.bonds = append(m.bonds, movedBond{r.tools[name], spatial.AtOrigin})
		}
	}
}
