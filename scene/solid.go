package scene

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"strings"

	"github.com/tendril-sim/tendril/mesh"
	soft "github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
)

// Soft is a solid.Config in the words of a file.
type Soft struct {
	Mesh SoftMesh `key:"mesh" doc:"Its shape at rest, in tetrahedra: exactly one of the kinds." required:"true" live:"false"`
	Skin string   `key:"skin" doc:"What is drawn: the faces of its tetrahedra (coarse), or the fine surface that they were made for, carried along by them (fine). auto is fine where there is one." enum:"auto coarse fine" default:"auto" live:"false"`

	Young   float64        `key:"young" doc:"Young's modulus." unit:"Pa" above:"0" max:"1e13" slider:"1e3 1e9 log" required:"true"`
	Poisson float64        `key:"poisson" doc:"Poisson's ratio: 0 as cork, 0.3 as steel, 0.45 and more as flesh and rubber, which keep their volume." unit:"1" default:"0.3" min:"0" max:"0.4999" slider:"0 0.49"`
	Density float64        `key:"density" doc:"Mass for a volume." unit:"kg/m³" default:"1000" above:"0" max:"1e6" slider:"10 20000 log"`
	Regions []SoftMaterial `key:"regions" doc:"Materials of the regions of a mesh from a file, by their numbers; further regions are as the rest."`

	Model   string      `key:"model" doc:"Law of elasticity: Hooke's in axes that turn with each element, or stable neo-Hookean for large strains." enum:"corotational neo-hookean" default:"corotational" live:"false"`
	Damping SoftDamping `key:"damping" doc:"Rayleigh's: what damps it besides the method."`
	Method  string      `key:"method" doc:"How it goes through time: backward Euler, which damps by itself; differences of second order; symplectic Euler with very short steps, for comparison; or from one equilibrium to the next, without inertia." enum:"euler second explicit quasistatic" default:"euler" live:"false"`
	Mass    string      `key:"mass" doc:"How its mass is spread: to the nodes, or between them as well." enum:"lumped consistent" default:"lumped" live:"false"`
	// Iterations of Newton's method, as solid.Config has them.
	Iterations int     `key:"iterations" doc:"Most iterations of Newton's method in a step; 0 is one for corotational, 4 for neo-hookean, 20 for quasistatic." unit:"1" default:"0" min:"0" max:"1000" live:"false"`
	Tolerance  float64 `key:"tolerance" doc:"Of the linear equations of a step, relative." unit:"1" default:"0.002" above:"0" max:"0.1" live:"false"`

	Frame     *Frame        `key:"frame" doc:"Where the coordinates of the mesh are in the world; the world's own frame if not given." live:"false"`
	Rest      string        `key:"rest" doc:"What the mesh is: the shape without any load (natural), or the shape in which gravity keeps it at rest (hanging)." enum:"natural hanging" default:"natural" live:"false"`
	Start     *Motion       `key:"start" doc:"Its motion at the beginning, as of one rigid body about the origin of the frame. At rest if not given." live:"false"`
	Fixed     []Pick        `key:"fixed" doc:"Which of its nodes do not move." live:"false"`
	Touches   string        `key:"touches" doc:"What it runs into: nothing; rigid bodies and hands, which its nodes are kept off (rigid); strands and other solids that say so, as well (solids); or everything, itself as well." enum:"nothing rigid solids everything" default:"nothing" live:"false"`
	Thickness float64       `key:"thickness" doc:"By how much what it touches is kept off its nodes; 2 % of its size if 0." unit:"m" default:"0" min:"0" max:"1e4" live:"false"`
	Spacing   float64       `key:"spacing" doc:"Nodes that are nearer to others than that touch nothing, as many contacts are dear; 0 leaves out none." unit:"m" default:"0" min:"0" max:"1e4" live:"false"`
	Surface   string        `key:"surface" doc:"Name of the surface that it has; friction of 0.5 and no restitution if not given." live:"false"`
	Gravity   *spatial.Vec3 `key:"gravity" doc:"Gravity for this solid alone, in world axes; that of the scene if not given." unit:"m/s²" slider:"-20 20"`
}

// SoftMaterial is what a region of a solid is made of.
type SoftMaterial struct {
	Young   float64 `key:"young" doc:"Young's modulus." unit:"Pa" above:"0" max:"1e13" slider:"1e3 1e9 log" required:"true"`
	Poisson float64 `key:"poisson" doc:"Poisson's ratio." unit:"1" default:"0.3" min:"0" max:"0.4999" slider:"0 0.49"`
	Density float64 `key:"density" doc:"Mass for a volume." unit:"kg/m³" default:"1000" above:"0" max:"1e6" slider:"10 20000 log"`
}

// SoftDamping is Rayleigh's damping.
type SoftDamping struct {
	Mass      float64 `key:"mass" doc:"Part of the velocity that is lost in a second." unit:"1/s" default:"0" min:"0" max:"1e6" slider:"0 10"`
	Stiffness float64 `key:"stiffness" doc:"Time over which strains relax." unit:"s" default:"0" min:"0" max:"1e3" slider:"0 0.1"`
}

// Pick chooses nodes of a mesh, by where they are at rest in its own coordinates: exactly one of its kinds is given.
type Pick struct {
	Group  string      `key:"group" doc:"Those of a group of the mesh: bottom and top of a cylinder or a bar; left, right, front and back of a bar; feet, neck and tail of the dragon; whatever a file has."`
	Box    *PickBox    `key:"box" doc:"Those in a box along the axes."`
	Sphere *PickSphere `key:"sphere" doc:"Those in a ball."`
	Below  *PickBelow  `key:"below" doc:"Those on a plane and below it."`
}

// PickBox is a box along the axes.
type PickBox struct {
	Low  spatial.Vec3 `key:"low" doc:"Lowest corner." unit:"m" required:"true"`
	High spatial.Vec3 `key:"high" doc:"Highest corner." unit:"m" required:"true"`
}

// PickSphere is a ball.
type PickSphere struct {
	Centre spatial.Vec3 `key:"centre" doc:"Centre." unit:"m" default:"[0, 0, 0]"`
	Radius float64      `key:"radius" doc:"Radius." unit:"m" above:"0" required:"true"`
}

// PickBelow is a half space.
type PickBelow struct {
	Point  spatial.Vec3 `key:"point" doc:"A point of the plane." unit:"m" default:"[0, 0, 0]"`
	Normal spatial.Vec3 `key:"normal" doc:"Which way is up." unit:"1" default:"[0, 0, 1]"`
}

var (
	softLaws    = map[string]soft.Law{"corotational": soft.Corotational, "neo-hookean": soft.NeoHookean}
	softMethods = map[string]soft.Method{"euler": soft.Euler, "second": soft.SecondOrder, "explicit": soft.Explicit, "quasistatic": soft.Euler}
	softMasses  = map[string]soft.Mass{"lumped": soft.Lumped, "consistent": soft.Consistent}
	pickKinds   = []string{"group", "box", "sphere", "below"}

	softWords = wordsOf(reflect.TypeFor[Soft](), reflect.TypeFor[SoftDamping](), reflect.TypeFor[SoftMesh]())
)

// usualThickness of a surface, in parts of the size.
const usualThickness = 0.02

// config returns the solid as its package has it.
func (f *Soft) config(s *Scene) (soft.Config, error) {
	made, err := f.Mesh.build(s)
	if err != nil {
		return soft.Config{}, err
	}
	cfg := soft.Config{
		Mesh: made.tets, Frame: moved(spatial.AtOrigin, f.Frame.frame()), Gravity: s.Gravity,
		Material: soft.Material{Young: f.Young, Poisson: f.Poisson, Density: f.Density},
		Law:      softLaws[f.Model], Mass: softMasses[f.Mass], Method: softMethods[f.Method], Quasistatic: f.Method == "quasistatic",
		MassDamping: f.Damping.Mass, StiffnessDamping: f.Damping.Stiffness,
		Hanging: f.Rest == "hanging", Iterations: f.Iterations, Tolerance: f.Tolerance,
	}
	if f.Touches != "nothing" {
		cfg.Skin, cfg.SkinSpacing, cfg.Shell, cfg.Self = f.Thickness, f.Spacing, f.Touches != "rigid", f.Touches == "everything"
		if cfg.Skin == 0 {
			cfg.Skin = usualThickness * math.Cbrt(made.tets.TotalVolume())
		}
	}
	for _, m := range f.Regions {
		cfg.Materials = append(cfg.Materials, soft.Material{Young: m.Young, Poisson: m.Poisson, Density: m.Density})
	}
	if f.Gravity != nil {
		cfg.Gravity = *f.Gravity
	}
	if f.Start != nil {
		cfg.Start = spatial.Twist{Angular: f.Start.Spin, Linear: f.Start.Velocity}
	}
	taken := make([]bool, len(made.tets.Nodes))
	for i := range f.Fixed {
		for _, n := range f.Fixed[i].nodes(made.tets) {
			if !taken[n] {
				taken[n] = true
				cfg.Fixed = append(cfg.Fixed, n)
			}
		}
	}
	return cfg, nil
}

// nodes returns the nodes of a mesh that are chosen.
func (p *Pick) nodes(t *mesh.Tets) (out []int32) {
	if p.Group != "" {
		if g := t.Group(p.Group); g != nil {
			return g.Nodes
		}
		return nil
	}
	low, high := t.Bounds()
	near := 1e-9 * high.Sub(low).Norm() // a node on the edge is in
	for i, x := range t.Nodes {
		if p.has(x, near) {
			out = append(out, int32(i))
		}
	}
	return out
}

func (p *Pick) has(x spatial.Vec3, near float64) bool {
	switch {
	case p.Box != nil:
		below, above := x.Sub(p.Box.Low), p.Box.High.Sub(x)
		return min(below.X, below.Y, below.Z, above.X, above.Y, above.Z) >= -near
	case p.Sphere != nil:
		return x.Sub(p.Sphere.Centre).Norm() <= p.Sphere.Radius+near
	case p.Below != nil:
		return x.Sub(p.Below.Point).Dot(p.Below.Normal.Unit()) <= near
	}
	return false
}

// soft checks what the types alone cannot.
func (c *checker) soft(path string, f *Soft) {
	c.softMesh(path+".mesh", &f.Mesh)
	for i := range f.Fixed {
		at := fmt.Sprintf("%s.fixed[%d]", path, i)
		c.exactlyOne(at, &f.Fixed[i], pickKinds...)
		if b := f.Fixed[i].Below; b != nil && b.Normal == (spatial.Vec3{}) {
			c.blame(at+".below.normal", Mistake{Problem: "has no direction", Want: "a vector that is not 0"})
		}
	}
	if f.Surface != "" {
		c.name(path+".surface", "surface", f.Surface, c.scene.Surfaces.Names())
	}
	if !c.sound(path) {
		return
	}
	made, err := f.Mesh.build(c.scene)
	if err != nil {
		m := f.mistake(path, err)
		c.blame(m.Path, m)
		return
	}
	for i := range f.Fixed {
		c.pick(fmt.Sprintf("%s.fixed[%d]", path, i), &f.Fixed[i], made.tets)
	}
	if f.Skin == "fine" && made.fine == nil {
		c.blame(path+".skin", Mistake{Problem: "is fine for a mesh that was not made for a finer surface", Value: f.Skin, Want: "coarse or auto"})
	}
	if f.Method == "quasistatic" && len(f.Fixed) == 0 {
		c.blame(path+".method", Mistake{Problem: "is quasistatic for a solid that nothing holds", Value: f.Method, Want: "some of it fixed"})
	}
	if !c.sound(path) {
		return
	}
	cfg, err := f.config(c.scene)
	if err == nil {
		err = cfg.Validate()
	}
	if err != nil {
		m := f.mistake(path, err)
		c.blame(m.Path, m)
	}
}

// pick checks that a choice of nodes is one.
func (c *checker) pick(path string, p *Pick, t *mesh.Tets) {
	if p.Group != "" {
		var names []string
		for i := range t.Groups {
			names = append(names, t.Groups[i].Name)
		}
		c.name(path+".group", "group", p.Group, names)
	}
	if c.sound(path) && len(p.nodes(t)) == 0 {
		low, high := t.Bounds()
		c.blame(path, Mistake{Problem: "has none of the nodes in it", Want: fmt.Sprintf("a part of the mesh, which is between %v and %v [m]", low, high)})
	}
}

// mistake says an error of the packages mesh and solid in the words of the file.
func (f *Soft) mistake(path string, err error) Mistake {
	var wrong *soft.FieldError
	var form *formError
	switch {
	case errors.As(err, &form):
		m := formMistake(form.err)
		m.Path = join(path, form.key)
		return m
	case errors.As(err, &wrong):
		return softWords.mistake(join(path, f.key(wrong.Field)), wrong.Field, wrong.Value, wrong.Want)
	case errors.Is(err, soft.ErrNoRest):
		return Mistake{Path: path + ".rest", Problem: "is hanging, and no shape without gravity was found that hangs as the mesh does", Value: f.Rest, Want: "a stiffer or lighter solid"}
	}
	m := formMistake(err)
	m.Path = path + ".mesh"
	return m
}

// key turns the path of a field of solid.Config into that of the file.
func (f *Soft) key(goPath string) string {
	switch goPath {
	case "MassDamping":
		return "damping.mass"
	case "StiffnessDamping":
		return "damping.stiffness"
	case "Law":
		return "model"
	case "Quasistatic":
		return "method"
	}
	path := strings.TrimPrefix(snake(goPath), "material.")
	return strings.Replace(path, "materials[", "regions[", 1)
}

// addSoft makes a solid, as it is at the beginning.
func (r *Running) addSoft(name string) error {
	of := r.Scene.Bodies.Get(name).Solid
	cfg, err := of.config(r.Scene)
	var body *soft.Solid
	if err == nil {
		body, err = soft.New(cfg)
	}
	if err != nil {
		m := of.mistake("bodies."+name+".solid", err)
		return &m
	}
	r.solids[name], r.bodies[name] = body, body
	return nil
}

// retuneSoft brings a changed description to a solid.
func (r *Running) retuneSoft(name string) error {
	body := r.solids[name]
	cfg, err := r.Scene.Bodies.Get(name).Solid.config(r.Scene)
	if err != nil {
		return err
	}
	cfg.Mesh, cfg.Hanging = body.Config().Mesh, false // the rest shape that it has
	return body.Retune(cfg)
}

// isSoft reports whether a name is that of a solid.
func (c *checker) isSoft(name string) bool {
	b := c.scene.Bodies.Get(name)
	return b != nil && b.Solid != nil
}

// SoftShape is what there is to see of a solid, or of elastic skin: a surface whose vertices go with some of its nodes.
type SoftShape struct {
	Shown     []int32      // nodes that are needed to draw it
	Triangles [][3]int32   // of vertices, counterclockwise from outside
	Bind      [][4]int32   // for each vertex four of the shown nodes; nil: vertex i is shown node i
	Weights   [][4]float64 // of these
	Fixed     []int32      // shown nodes that do not move
	Elements  int          // tetrahedra of the mesh; 0 of skin, which has none
	Nodes     int          // of the mesh
	Size      float64      // diagonal of its box at rest [m]
}

// SoftShape returns what there is to see of a solid, or of elastic skin; nil for another body. Nobody may change it but for its list of fixed nodes.
func (s *Scene) SoftShape(name string) *SoftShape {
	b := s.Bodies.Get(name)
	if b != nil && b.Green != nil {
		return s.skinShape(name)
	}
	if b == nil || b.Solid == nil {
		return nil
	}
	made, err := b.Solid.Mesh.build(s)
	if err != nil {
		return nil // what is wrong with it has been told by Load
	}
	shape, err := made.shape(b.Solid.Skin != "coarse")
	if err != nil {
		return nil
	}
	out := *shape
	fixed := map[int32]bool{}
	for i := range b.Solid.Fixed {
		for _, n := range b.Solid.Fixed[i].nodes(made.tets) {
			fixed[n] = true
		}
	}
	for i, n := range out.Shown {
		if fixed[n] {
			out.Fixed = append(out.Fixed, int32(i))
		}
	}
	return &out
}

// Solid returns a solid of the scene; nil for another body.
func (r *Running) Solid(name string) *soft.Solid { return r.solids[name] }
