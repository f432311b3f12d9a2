package scene

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"

	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
)

// Rigid is a rigid.Config in the words of a file, or many of them.
type Rigid struct {
	Shape  *Form     `key:"shape" doc:"Its shape. Exactly one of shape and mix is given." live:"false"`
	Mix    []Variant `key:"mix" doc:"Shapes for a group: each member has one of them, at random." live:"false"`
	Motion string    `key:"motion" doc:"What moves it: forces (dynamic), a path or a change of its frame, whatever is in the way (kinematic), or nothing (static)." enum:"dynamic kinematic static" default:"dynamic" live:"false"`

	Density float64      `key:"density" doc:"Mass for a volume; 1000 if neither density nor mass is given." unit:"kg/m³" above:"0" max:"1e6" slider:"10 20000 log"`
	Mass    float64      `key:"mass" doc:"Mass, in place of density; of each member of a group." unit:"kg" above:"0" max:"1e12" slider:"1e-3 1e3 log"`
	Inertia Matrices     `key:"inertia" doc:"Inertia about the centre of mass in its own axes, in place of that of its shape: the diagonal, or three rows." unit:"kg m²"`
	Centre  spatial.Vec3 `key:"centre" doc:"Centre of mass in its own coordinates, where inertia is given." unit:"m" default:"[0, 0, 0]" slider:"-1 1"`

	Frame *Frame  `key:"frame" doc:"Where it is at the beginning: in the world, or seen from the path that carries it. Changed while the scene runs, a kinematic body goes there, any other is put there."`
	Path  string  `key:"path" doc:"Name of the path that carries a kinematic body." live:"false"`
	Start *Motion `key:"start" doc:"Its motion at the beginning; velocity is that of its centre of mass. At rest if not given." live:"false"`
	Speed float64 `key:"speed" doc:"With which a kinematic body goes to a frame that was changed." unit:"m/s" default:"0.5" above:"0" max:"1e3" slider:"0.01 10 log"`
	Turn  float64 `key:"turn" doc:"And with which it turns to it." unit:"rad/s" default:"0.5" above:"0" max:"1e3" slider:"0.01 10 log"`

	Gravity        *spatial.Vec3 `key:"gravity" doc:"Gravity for this body alone, in world axes; that of the scene if not given." unit:"m/s²" slider:"-20 20"`
	LinearDamping  float64       `key:"linear_damping" doc:"Rate at which its velocity decays." unit:"1/s" default:"0" min:"0" max:"1e6" slider:"0 10"`
	AngularDamping float64       `key:"angular_damping" doc:"Rate at which its spin decays." unit:"1/s" default:"0" min:"0" max:"1e6" slider:"0 10"`
	Surface        string        `key:"surface" doc:"Name of the surface that it has; friction of 0.5 and no restitution if not given." live:"false"`

	Repeat  *Repeat  `key:"repeat" doc:"Make it a group: a row." live:"false"`
	Along   *Along   `key:"along" doc:"Make it a group: along a curve." live:"false"`
	Grid    *Grid    `key:"grid" doc:"Make it a group: in layers." live:"false"`
	Scatter *Scatter `key:"scatter" doc:"Make it a group: at random." live:"false"`

	Look    string   `key:"look" doc:"What it seems to be made of." enum:"plastic wood metal stone rubber glass" default:"plastic" live:"false"`
	Colours []string `key:"colours" doc:"Colours of the members of a group, one after the other; that of the body if not given." live:"false"`
}

var (
	rigidKinds = map[string]rigid.Kind{"dynamic": rigid.Dynamic, "kinematic": rigid.Kinematic, "static": rigid.Static}
	rigidWords = wordsOf(reflect.TypeFor[Rigid]())
)

// group is the bodies of an entry of the file.
type group struct {
	of      *Rigid
	first   int // number of the first of them in the world
	bodies  []*rigid.Body
	members []single
	solids  solids
}

// solids are the shapes of an entry, each made once.
type solids struct {
	scene    *Scene
	onlyLook bool
	variants []Variant
	made     map[[2]int]solid // by variant and size
}

func (g *Rigid) solids(s *Scene, onlyLook bool) solids {
	return solids{scene: s, onlyLook: onlyLook, variants: g.variants(), made: map[[2]int]solid{}}
}

// get returns the shape of a variant in a size.
func (s *solids) get(variant, size int) (solid, error) {
	key := [2]int{variant, size}
	if made, ok := s.made[key]; ok {
		return made, nil
	}
	v := &s.variants[variant]
	made, err := v.build(s.scene, v.factor(size), s.onlyLook)
	if err == nil {
		s.made[key] = made
	}
	return made, err
}

// gather returns the members of an entry, and their shapes.
func (g *Rigid) gather(s *Scene, onlyLook bool) ([]single, solids, error) {
	all := g.solids(s, onlyLook)
	var wrong error
	members, err := g.members(func(variant, size int) float64 {
		made, err := all.get(variant, size)
		if err != nil {
			wrong = err
			return 1
		}
		return made.look.Bound
	})
	if wrong != nil {
		err = wrong
	}
	return members, all, err
}

// config returns a member as the rigid package has it. One that a path carries starts where the path does.
func (g *Rigid) config(s *Scene, m *single, made solid, target func(path string) spatial.Frame) rigid.Config {
	cfg := rigid.Config{
		Kind: rigidKinds[g.Motion], Shape: made.shape, Frame: m.frame, Gravity: s.Gravity,
		LinearDamping: g.LinearDamping, AngularDamping: g.AngularDamping,
	}
	if g.Gravity != nil {
		cfg.Gravity = *g.Gravity
	}
	if g.Path != "" {
		cfg.Frame = target(g.Path).Mul(m.frame)
	}
	if g.Start != nil {
		cfg.Velocity = spatial.Twist{Angular: g.Start.Spin, Linear: g.Start.Velocity}
	}
	if cfg.Kind != rigid.Dynamic {
		return cfg
	}
	switch {
	case len(g.Inertia) > 0:
		cfg.Mass, cfg.Inertia, cfg.Centre = g.Mass, spatial.SymOf(&g.Inertia[0]), g.Centre
	case made.mass != nil: // that of its pieces is not quite it
		density := g.Density
		if g.Mass > 0 {
			density = g.Mass / made.mass.Volume
		} else if density == 0 {
			density = waterDensity
		}
		cfg.Mass, cfg.Inertia, cfg.Centre = density*made.mass.Volume, made.mass.Inertia.Scaled(density), made.mass.Centre
	default:
		cfg.Density, cfg.Mass = g.Density, g.Mass
	}
	return cfg
}

// waterDensity is that of a body that does not say [kg/m³].
const waterDensity = 1000

// mistake says an error of the rigid package in the words of the file.
func (g *Rigid) mistake(path string, err error) Mistake {
	var wrong *rigid.FieldError
	var form *formError
	switch {
	case errors.As(err, &wrong):
		return rigidWords.mistake(join(path, snake(wrong.Field)), wrong.Field, wrong.Value, wrong.Want)
	case errors.As(err, &form) && g.Shape != nil:
		m := formMistake(err)
		m.Path = path + ".shape." + form.key
		return m
	case g.Scatter != nil:
		return Mistake{Path: path + ".scatter", Problem: err.Error()}
	}
	m := formMistake(err)
	m.Path = path
	return m
}

// rigid checks what the types alone cannot.
func (c *checker) rigid(path string, g *Rigid) {
	c.exactlyOne(path, g, "shape", "mix")
	if !c.sound(path + ".shape") {
		return
	}
	if g.Shape != nil {
		c.form(path+".shape", g.Shape)
	}
	for i := range g.Mix {
		c.variant(fmt.Sprintf("%s.mix[%d]", path, i), &g.Mix[i])
	}
	c.many(path, g)
	c.carried(path, g)
	if g.Surface != "" {
		c.name(path+".surface", "surface", g.Surface, c.scene.Surfaces.Names())
	}
	for i, colour := range g.Colours {
		c.colour(fmt.Sprintf("%s.colours[%d]", path, i), colour)
	}
	if len(g.Inertia) > 1 {
		c.blame(path+".inertia", Mistake{Problem: fmt.Sprintf("has %d matrices", len(g.Inertia)), Want: "one: a diagonal or three rows"})
	}
	if g.Motion == "dynamic" {
		for i, v := range g.variants() {
			if kind := v.kind(); kind == "ground" || kind == "heights" {
				at := path + ".shape." + kind
				if g.Shape == nil {
					at = fmt.Sprintf("%s.mix[%d].%s", path, i, kind)
				}
				c.blame(at, Mistake{Problem: "is the shape of a dynamic body", Value: kind, Want: "motion: static or kinematic"})
			}
		}
	}
	if c.sound(path) {
		c.substance(path, g)
	}
}

// substance tries the first member: its mass, and what the rigid package has to say.
func (c *checker) substance(path string, g *Rigid) {
	all := g.solids(c.scene, true)
	made, err := all.get(0, 0)
	if err == nil {
		m := single{frame: moved(spatial.AtOrigin, g.Frame.frame())}
		cfg := g.config(c.scene, &m, made, func(string) spatial.Frame { return spatial.AtOrigin })
		if cfg.Shape == nil && cfg.Kind == rigid.Dynamic && cfg.Inertia == (spatial.Sym3{}) {
			c.blame(path+".shape.mesh", Mistake{Problem: "is not closed", Want: "a closed mesh, or mass and inertia, or motion: static"})
			return
		}
		err = cfg.Validate()
	}
	if err != nil {
		m := g.mistake(path, err)
		c.blame(m.Path, m)
	}
}

func (c *checker) variant(path string, v *Variant) {
	c.form(path, &v.Form)
	c.colour(path+".colour", v.Colour)
	if v.Sizes[1] < v.Sizes[0] {
		c.blame(path+".sizes", Mistake{Problem: fmt.Sprintf("is [%s, %s]", number(v.Sizes[0]), number(v.Sizes[1])), Want: "the least first"})
	}
}

// many checks how a body is made a group.
func (c *checker) many(path string, g *Rigid) {
	ways := slices.DeleteFunc(givenKeys(reflect.ValueOf(g).Elem()), func(k string) bool {
		return k != "repeat" && k != "along" && k != "grid" && k != "scatter"
	})
	switch {
	case len(ways) > 1:
		c.blame(path, Mistake{Problem: fmt.Sprintf("has both %s and %s", ways[0], ways[1]), Want: "at most one of repeat, along, grid and scatter"})
		return
	case len(ways) == 0 && len(g.Mix) > 0:
		c.blame(path+".mix", Mistake{Problem: "is given for a single body", Want: "shape, or one of repeat, along, grid and scatter"})
	case g.count() > mostMembers || g.count() < 1:
		c.blame(path+"."+ways[0]+".count", Mistake{Problem: fmt.Sprintf("is %d in all", g.count()), Want: fmt.Sprintf("1 to %d", mostMembers)})
	case g.Along != nil:
		if c.exactlyOne(path+".along.curve", &g.Along.Curve, keysOf(reflect.TypeFor[Curve]())...); c.sound(path + ".along") {
			if _, err := g.Along.Curve.build(); err != nil {
				c.blame(path+".along.curve", Mistake{Problem: err.Error()})
			}
		}
	}
	weights := 0.0
	for i := range g.Mix {
		weights += g.Mix[i].Weight
	}
	if len(g.Mix) > 0 && !(weights > 0) {
		c.blame(path+".mix", Mistake{Problem: "has only weights of 0", Want: "one that is more than 0"})
	}
}

// carried checks what moves a body that forces do not.
func (c *checker) carried(path string, g *Rigid) {
	if g.Path != "" {
		c.name(path+".path", "path", g.Path, c.scene.Paths.Names())
		if g.Motion != "kinematic" {
			c.blame(path+".path", Mistake{Problem: "is given for a body that is " + g.Motion, Value: g.Path, Want: "motion: kinematic"})
		}
	}
	if g.Start != nil && g.Motion != "dynamic" {
		c.blame(path+".start", Mistake{Problem: "is given for a body that is " + g.Motion, Want: "motion: dynamic"})
	}
}

// addRigid makes the bodies of an entry, puts them in the world, and gives them their surface.
func (r *Running) addRigid(name string) error {
	of, path := r.Scene.Bodies.Get(name).Rigid, "bodies."+name+".rigid"
	members, all, err := of.gather(r.Scene, false)
	if err != nil {
		m := of.mistake(path, err)
		return &m
	}
	g := &group{of: of, members: members, solids: all}
	for i := range members {
		cfg, err := g.config(r, i)
		var body *rigid.Body
		if err == nil {
			body, err = rigid.New(cfg)
		}
		if err != nil {
			m := of.mistake(path, err)
			return &m
		}
		called := name
		if of.many() {
			called = memberName(name, i)
		}
		number, err := r.World.AddBody(called, body)
		if err != nil {
			return err
		}
		if i == 0 {
			g.first = number
		}
		g.bodies = append(g.bodies, body)
		if of.Surface != "" {
			if err := r.World.Wear(number, r.surfaces[of.Surface]); err != nil {
				return err
			}
		}
	}
	r.groups[name] = g
	return nil
}

// config returns member i as it is to be now.
func (g *group) config(r *Running, i int) (rigid.Config, error) {
	m := &g.members[i]
	made, err := g.solids.get(m.variant, m.size)
	return g.of.config(r.Scene, m, made, r.start), err
}

// retuneRigid brings changed parameters of an entry to its bodies. Where they are and how they move stays.
func (r *Running) retuneRigid(name string) error {
	g := r.groups[name]
	for i, body := range g.bodies {
		cfg, err := g.config(r, i)
		if err == nil {
			err = body.Retune(cfg)
		}
		if err != nil {
			return err
		}
		r.World.Thaw(g.first + i)
	}
	r.World.RouseAll()
	return nil
}

// reframe puts the bodies of an entry where its frame now says; kinematic ones go there by themselves.
func (r *Running) reframe(name string) error {
	g := r.groups[name]
	members, _, err := g.of.gather(r.Scene, true)
	if err != nil {
		return err
	}
	g.members = members
	if g.of.Motion != "kinematic" {
		for i, body := range g.bodies {
			body.SetFrame(members[i].frame)
			r.World.Thaw(g.first + i)
		}
	}
	r.aim()
	r.World.RouseAll()
	return nil
}

// steer lets kinematic bodies that no path carries go to their frames.
func (r *Running) steer() {
	for _, name := range r.Scene.Bodies.Names() {
		g := r.groups[name]
		if g == nil || g.of.Motion != "kinematic" || g.of.Path != "" {
			continue
		}
		r.World.Script(func(float64) {
			h := r.World.StepLength()
			for i, body := range g.bodies {
				body.SetTarget(towards(body.Frame(), g.members[i].frame, h*g.of.Speed, h*g.of.Turn))
			}
		})
	}
}

// towards returns where something is that goes from one frame towards another, at most a length [m] and an angle [rad].
func towards(from, to spatial.Frame, length, angle float64) spatial.Frame {
	way, turn := to.Pos.Sub(from.Pos), to.Rot.Mul(from.Rot.Conj()).Log()
	part := math.Min(1, math.Min(length/way.Norm(), angle/turn.Norm())) // both arrive together
	if !(part < 1) {
		return to
	}
	return spatial.Frame{Rot: spatial.Exp(turn.Scale(part)).Mul(from.Rot).Unit(), Pos: from.Pos.AddScaled(part, way)}
}

// rigidNamed returns the bodies that a name stands for, one or all of a group or a hand, and the number of the first in the world.
func (r *Running) rigidNamed(name string) (bodies []*rigid.Body, first int) {
	if g := r.gloves[name]; g != nil {
		return g.Bodies(), g.First
	}
	if of, hand, limb := r.Scene.LimbOf(name); of != nil {
		g := r.gloves[hand]
		return g.Bodies()[limb : limb+1], g.First + limb
	}
	if g := r.groups[name]; g != nil {
		return g.bodies, g.first
	}
	entry, i := splitMember(name)
	g := r.groups[entry]
	if g == nil || i < 0 || i >= len(g.bodies) {
		return nil, 0
	}
	return g.bodies[i : i+1], g.first + i
}

// rigidAt returns the rigid body with a number in the world.
func (r *Running) rigidAt(number int) *rigid.Body {
	for _, g := range r.groups {
		if i := number - g.first; i >= 0 && i < len(g.bodies) {
			return g.bodies[i]
		}
	}
	return nil
}

// RigidShape is what there is to tell of a rigid body besides where it is.
type RigidShape struct {
	*Geometry
	Group  string // entry of the file that it is a member of; "" for a body by itself
	Colour string
	Look   string
	Motion string
}

// RigidShapes returns what the bodies of an entry look like, one after the other; nil for one that is not rigid. Bodies that look alike
// share their Geometry.
func (s *Scene) RigidShapes(entry string) []RigidShape {
	b := s.Bodies.Get(entry)
	if b == nil || b.Rigid == nil {
		return nil
	}
	g := b.Rigid
	members, all, err := g.gather(s, true)
	if err != nil {
		return nil // what is wrong with it has been told by Load or Build
	}
	return shapesOf(entry, b, members, &all)
}

// RigidShapes is Scene.RigidShapes, for which nothing has to be made anew.
func (r *Running) RigidShapes(entry string) []RigidShape {
	g := r.groups[entry]
	if g == nil {
		return nil
	}
	return shapesOf(entry, r.Scene.Bodies.Get(entry), g.members, &g.solids)
}

func shapesOf(entry string, b *Body, members []single, all *solids) []RigidShape {
	out := make([]RigidShape, len(members))
	for i := range members {
		m := &members[i]
		made, err := all.get(m.variant, m.size)
		if err != nil {
			return nil
		}
		out[i] = RigidShape{Geometry: made.look, Colour: b.Colour, Look: b.Rigid.Look, Motion: b.Rigid.Motion}
		if m.colour != "" {
			out[i].Colour = m.colour
		}
		if b.Rigid.many() {
			out[i].Group = entry
		}
	}
	return out
}
