package scene

import (
	"errors"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// Running is a scene in a world.
type Running struct {
	World *world.World
	Scene *Scene

	rods     map[string]*rod.Rod
	numbers  map[string]int        // of the bodies in the world
	hung     map[string]rod.Config // the rods whose curve is what they hang in, with the rest shape found for it
	movers   map[string]*mover     // by path
	bonds    map[string]int        // numbers of the bonds in the world
	tools    map[string]int        // numbers of the bonds of the tools
	readings []Reading
}

// mover lets a path move holds and bonds. What it follows and what it moves can change while the scene runs.
type mover struct {
	*motion
	world *world.World
	holds []heldPoint
	bonds []int
}

// heldPoint is a hold of a rod.
type heldPoint struct {
	rod   *rod.Rod
	body  int // its number in the world
	index int
}

func (m *mover) move(f spatial.Frame) {
	for _, h := range m.holds {
		if !m.world.Taken(h.body, h.index) {
			h.rod.SetHold(h.index, f)
		}
	}
	for _, i := range m.bonds {
		m.world.MoveBond(i, f)
	}
}

// Build makes a world of the scene, in equilibrium at time 0. The error is Mistakes.
func (s *Scene) Build() (*Running, error) {
	w, err := world.New(world.Config{Step: s.Step})
	if err != nil {
		return nil, s.mistake("step", err)
	}
	r := &Running{
		World: w, Scene: s, rods: map[string]*rod.Rod{}, numbers: map[string]int{}, hung: map[string]rod.Config{},
		movers: map[string]*mover{}, bonds: map[string]int{}, tools: map[string]int{},
	}
	for _, part := range []func() error{r.addPaths, r.addBodies, r.addBonds, r.addTools} {
		if err := part(); err != nil {
			return nil, err
		}
	}
	r.aim()
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
		path := "bodies." + name + ".rod"
		cfg, err := r.config(name)
		var body *rod.Rod
		if err == nil {
			body, err = rod.New(cfg)
		}
		if err != nil {
			m := b.Rod.mistake(path, err)
			m.File = r.Scene.file
			m.Line, m.Column = r.Scene.root.find(m.Path)
			return Mistakes{&m}
		}
		if found := body.Solve(); b.Rod.Rest == "hanging" && found.Flags&constraint.Snapped != 0 {
			return r.Scene.mistake(path+".rest", errors.New("the curve is a shape that the rod does not stay in: it is in balance there, but unstable; want a stiffer or lighter rod"))
		}
		if err := adapt(body, b.Rod.Adapt); err != nil {
			return r.Scene.mistake(path+".adapt", err)
		}
		r.rods[name] = body
		if r.numbers[name], err = r.World.AddBody(name, body); err != nil {
			return r.Scene.mistake(path, err)
		}
	}
	return nil
}

// config returns the present description of a rod. A rod whose curve is what it hangs in keeps the rest shape found for it.
func (r *Running) config(name string) (rod.Config, error) {
	b := r.Scene.Bodies.Get(name).Rod
	cfg, err := b.config(r.Scene.Gravity, r.start)
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

// anchor returns an end of a bond as the world has it.
func (r *Running) anchor(e *End) constraint.Anchor {
	switch {
	case e.Body != "":
		return constraint.Anchor{Body: r.numbers[e.Body], Point: r.rods[e.Body].PointAt(float64(*e.At))}
	case e.Path != "":
		return constraint.Anchor{Body: constraint.World, Frame: r.start(e.Path)}
	}
	return constraint.Anchor{Body: constraint.World, Frame: e.Frame.frame()}
}

// bond returns b between two anchors: what it exerts on its end B, the world tells.
func (b *Bond) bond(from, to constraint.Anchor) constraint.Bond {
	return constraint.Bond{
		A: to, B: from, Axes: constraint.Axes(b.Axes),
		Linear: b.Linear, Angular: b.Angular, LinearDamping: b.LinearDamping, AngularDamping: b.AngularDamping,
	}
}

func (r *Running) addBonds() (err error) {
	for name, b := range r.Scene.Bonds.All() {
		if r.bonds[name], err = r.World.AddBond(b.bond(r.anchor(&b.From), r.anchor(&b.To))); err != nil {
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
		bond := t.bond(r.anchor(&End{Body: t.Body, At: &t.At}), r.anchor(&End{Path: t.Path, Frame: t.Frame}))
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
		m.holds, m.bonds = nil, nil
	}
	for name, b := range r.Scene.Bodies.All() {
		for i, h := range b.Rod.Holds {
			if m := r.movers[h.Path]; m != nil {
				m.holds = append(m.holds, heldPoint{r.rods[name], r.numbers[name], i})
			}
		}
	}
	for name, b := range r.Scene.Bonds.All() {
		if m := r.movers[b.To.Path]; m != nil {
			m.bonds = append(m.bonds, r.bonds[name])
		}
	}
	for name, t := range r.Scene.Tools.All() {
		if m := r.movers[t.Path]; m != nil {
			m.bonds = append(m.bonds, r.tools[name])
		}
	}
}
