package scene

import (
	"errors"
	"fmt"
	"reflect"
	"strings"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/rod"
	"github.com/tendril-sim/tendril/spatial"
)

// Chain is a chain.Config in the words of a file.
type Chain struct {
	Base    *Frame        `key:"base" doc:"Pose of the strands' coordinates in the world at the start; the world's own frame if neither this nor path is given." live:"false"`
	Path    string        `key:"path" doc:"Name of the path that the base follows, with its velocity and acceleration, until a hand takes the base." live:"false"`
	Strands Named[Strand] `key:"strands" doc:"Strands by name: curves with links, and what they grow from. Exactly one of strands, groom and forest is given."`
	Groom   *Groom        `key:"groom" doc:"Strands by the thousand: hair that grows on a surface, or is read from a file."`
	Forest  *Forest       `key:"forest" doc:"Plants by the thousand, grown by the rules of a species."`
	Start   *Motion       `key:"start" doc:"Motion of all links at the beginning, as of one rigid body; at rest if not given." live:"false"`

	Gravity *spatial.Vec3 `key:"gravity" doc:"Gravity for this chain alone, in world axes; that of the scene if not given." unit:"m/s²" slider:"-20 20"`
	Wind    spatial.Vec3  `key:"wind" doc:"Velocity of the air, for drag." unit:"m/s" default:"[0, 0, 0]" slider:"-10 10"`

	Hanging   bool    `key:"hanging" doc:"Take the curves for the shape in which gravity keeps the chain at rest: it does not sag (Hadap 2006, section 6.6)." default:"false"`
	TimeScale float64 `key:"time_scale" doc:"How much of the base's motion the chain feels (β of Hadap 2006, eq. 19); what it does not feel carries it along." unit:"1" default:"1" min:"0" max:"10" slider:"0 2"`
	Local     float64 `key:"local" doc:"How much of the motion of the reference, or of the base if there is none, is taken away from what it feels (γ of Hadap 2006, eq. 19)." unit:"1" default:"0" min:"0" max:"1" slider:"0 1"`
	Reference string  `key:"reference" doc:"Name of the path whose motion local takes away: that of a running character, for one." live:"false"`

	Touches string `key:"touches" doc:"What its links run into: nothing; obstacles that nothing moves, which push it aside within its own step, as hair on a head; others, all bodies but itself; everything, itself as well, as in a knot. auto is nothing in a scene without rigid bodies, solids that touch strands and solid props, obstacles for more than 32 strands, others for fewer." enum:"auto nothing obstacles others everything" default:"auto" live:"false"`
	On      string `key:"on" doc:"Name of a solid that its strands stand on instead of the base: each root goes with the place of the solid that it is at in the beginning, and pulls at it. What stands so touches nothing but obstacles." live:"false"`
	Surface string `key:"surface" doc:"Name of the surface that it has; friction of 0.5 and no restitution if not given." live:"false"`

	Poses     Named[Named[Curve]] `key:"poses" doc:"Poses by name: for each strand that is not as it was drawn, its curve. Strands are drawn to them by pose_strength." live:"false"`
	PoseKeys  []PoseKey           `key:"pose_keys" doc:"Which pose the strands are drawn to when, smoothly from one to the next; the curves as they were drawn if not given." live:"false"`
	PoseLoop  bool                `key:"pose_loop" doc:"Begin again after the last key of pose_keys." default:"false" live:"false"`
	Continuum *Continuum          `key:"continuum" doc:"Make the strands a medium to each other: hair keeps its volume and moves together (Hadap 2006, section 6.7)."`

	Style string `key:"style" doc:"How it is drawn: auto is hair for a groom, plant for a forest and strand otherwise; a braid is a plait of three locks, an ear a furry blade." enum:"auto strand hair fur plant grass braid ear" default:"auto" live:"false"`
	Tint  *Tint  `key:"tint" doc:"Colours along its strands; that of the body if not given." live:"false"`

	Method        string  `key:"method" doc:"How it goes through time: interactive takes fixed steps that are never unstable; accurate controls its error, for offline use." enum:"interactive accurate" default:"interactive" live:"false"`
	Damping       float64 `key:"damping" doc:"Numerical damping of the interactive method: 0 is of second order, 1 is backward Euler." unit:"1" default:"0" min:"0" max:"1" slider:"0 1"`
	Tolerance     float64 `key:"tolerance" doc:"Interactive: the largest correction of a rotation that Newton's method leaves undone, 1e-6 rad if 0. Accurate: the relative error of a step, 1e-8 if 0." unit:"1" default:"0" min:"0" max:"0.1"`
	MaxIterations int     `key:"max_iterations" doc:"Newton iterations in one step of the interactive method; 30 if 0. What is not finished is flagged." unit:"1" default:"0" min:"0" max:"10000"`

	grown *grown // of a groom or a forest, once it has been grown
}

// Motion is the velocity of a rigid body.
type Motion struct {
	Spin     spatial.Vec3 `key:"spin" doc:"Angular velocity in world axes." unit:"rad/s" default:"[0, 0, 0]"`
	Velocity spatial.Vec3 `key:"velocity" doc:"Velocity of the base's origin in world axes." unit:"m/s" default:"[0, 0, 0]"`
}

// Strand is a chain.Strand in the words of a file.
type Strand struct {
	Parent string  `key:"parent" doc:"Name of the strand that it grows from; none if not given." live:"false"`
	At     Place   `key:"at" doc:"Where on the parent it grows." default:"0" live:"false"`
	Curve  Curve   `key:"curve" doc:"Centreline at the start, in the coordinates of the base: exactly one of the kinds. A strand with a parent is moved to where it grows." required:"true" live:"false"`
	Links  int     `key:"links" doc:"Number of links, all of one length; for a polyline one for each piece if 0." unit:"1" default:"0" min:"0" max:"1000000" live:"false"`
	Rest   *Curve  `key:"rest" doc:"Shape without load, if it is not the curve; only its bends count, not its place."`
	Twist  float64 `key:"twist" doc:"Turn of the frames along the curve about the tangent." unit:"rad/m" default:"0" live:"false"`

	Joint string       `key:"joint" doc:"What joins its links: spherical turns about all axes, hinge about one, fixed about none." enum:"spherical hinge fixed" default:"spherical" live:"false"`
	Root  string       `key:"root" doc:"What joins it to the base or to its parent: clamped is built in and bends as the strand does, pinned turns about its start, hinged about one axis, rigid does not turn, free is held by nothing." enum:"clamped pinned hinged rigid free" default:"clamped" live:"false"`
	Axis  spatial.Vec3 `key:"axis" doc:"Axis of hinges, in the coordinates of the base." unit:"1" default:"[1, 0, 0]" live:"false"`
	Fibre

	Lumps  []Lump  `key:"lumps" doc:"Heavy things on it: beads, lanterns."`
	Riders []Rider `key:"riders" doc:"Things without mass to draw on it."`
}

// Fibre is what a strand is made of, and what it does by itself: its section, stiffness, damping and drag, and the pose it is drawn to.
type Fibre struct {
	Material string     `key:"material" doc:"What it is made of: preset for young, shear, density, loss and radius where these are not given." enum:"none hair steel rubber twig silk" default:"none"`
	Radius   float64    `key:"radius" doc:"Radius of a round section." unit:"m" above:"0" max:"10" slider:"1e-5 0.1 log"`
	Radii    [2]float64 `key:"radii" doc:"Half axes of an elliptic section along local x and y, in place of radius." unit:"m" above:"0" max:"10" slider:"1e-5 0.1 log"`
	Density  float64    `key:"density" doc:"Mass for a volume." unit:"kg/m³" above:"0" max:"1e5" slider:"100 10000 log"`
	Mass     float64    `key:"mass" doc:"Mass for a length, in place of density." unit:"kg/m" above:"0" max:"1e6" slider:"1e-4 100 log"`
	Young    float64    `key:"young" doc:"Young's modulus." unit:"Pa" above:"0" max:"1e13" slider:"1e4 1e12 log"`
	Shear    float64    `key:"shear" doc:"Shear modulus; young / (2 (1 + poisson)) if not given." unit:"Pa" above:"0" max:"1e13" slider:"1e4 1e12 log"`
	Poisson  float64    `key:"poisson" doc:"Poisson's ratio, for shear where that is not given." unit:"1" default:"0" above:"-1" max:"0.5" slider:"0 0.5"`

	Bend    *[2]float64 `key:"bend" doc:"Stiffness against bending about local x and y, in place of young and section; 0 does not resist." unit:"N m²" min:"0" max:"1e15" slider:"1e-9 1e3 log"`
	Torsion *float64    `key:"torsion" doc:"Stiffness against twist, in place of shear and section; 0 does not resist." unit:"N m²" min:"0" max:"1e15" slider:"1e-9 1e3 log"`
	Law     string      `key:"law" doc:"How the torque of a joint follows its bend: linear, as an elastic rod, or with the tangent of half the angle (Hadap 2006, eq. 18)." enum:"linear tangent" default:"linear"`

	Loss           float64 `key:"loss" doc:"Damping of bend and twist as a time: damping over stiffness." unit:"s" default:"0" min:"0" max:"1e6" slider:"1e-6 1 log"`
	BendDamping    float64 `key:"bend_damping" doc:"More damping of bend." unit:"N m² s" default:"0" min:"0" max:"1e9" slider:"1e-9 1 log"`
	TorsionDamping float64 `key:"torsion_damping" doc:"More damping of twist." unit:"N m² s" default:"0" min:"0" max:"1e9" slider:"1e-9 1 log"`
	Drag           float64 `key:"drag" doc:"Force of the air for a length and a speed." unit:"N s/m²" default:"0" min:"0" max:"1e6" slider:"0 1"`
	QuadraticDrag  float64 `key:"quadratic_drag" doc:"Force of the air for a length and the square of a speed." unit:"N s²/m³" default:"0" min:"0" max:"1e6" slider:"0 1"`

	PoseStrength float64 `key:"pose_strength" doc:"Strength with which it is drawn to its pose, for a length (Hadap 2006, section 6.5); 0 leaves it alone." unit:"N/m²" default:"0" min:"0" max:"1e9" slider:"1e-3 1e3 log"`
	PoseDamping  float64 `key:"pose_damping" doc:"Damping of its motion against the pose, for a length." unit:"N s/m²" default:"0" min:"0" max:"1e9" slider:"1e-4 10 log"`

	Profiles Profiles `key:"profiles" doc:"How its parameters vary along it."`
}

// Lump is a heavy ball on a strand, and what it looks like.
type Lump struct {
	At     Place        `key:"at" doc:"Place along the strand." required:"true" live:"false"`
	Mass   float64      `key:"mass" doc:"Mass." unit:"kg" above:"0" max:"1e6" slider:"1e-3 10 log" required:"true"`
	Radius float64      `key:"radius" doc:"Radius of the ball, for its inertia and for the eye." unit:"m" default:"0" min:"0" max:"100" slider:"1e-3 0.2 log"`
	Offset spatial.Vec3 `key:"offset" doc:"Its centre, from there, in the axes of the link; z runs along it." unit:"m" default:"[0, 0, 0]" slider:"-0.2 0.2"`
	Shape  string       `key:"shape" doc:"What it looks like." enum:"ball bead lantern flower box puppet-hand puppet-foot head" default:"ball"`
	Colour string       `key:"colour" doc:"Colour to draw it in, as in #4a7fd4; that of the body if not given." live:"false"`
}

// Rider is a thing to draw that rides on a strand.
type Rider struct {
	At       Place        `key:"at" doc:"Place along the strand." required:"true" live:"false"`
	Shape    string       `key:"shape" doc:"What it looks like." enum:"ball bead lantern flower box puppet-hand puppet-foot head" default:"ball"`
	Size     float64      `key:"size" doc:"Its radius, or half its size." unit:"m" above:"0" max:"100" slider:"1e-3 0.2 log" required:"true"`
	Offset   spatial.Vec3 `key:"offset" doc:"Its centre, from there, in the axes of the link; z runs along it." unit:"m" default:"[0, 0, 0]" slider:"-0.2 0.2"`
	Rotation spatial.Vec3 `key:"rotation" doc:"Its orientation in the axes of the link, as a rotation vector: axis times angle." unit:"rad" default:"[0, 0, 0]" slider:"-3.1416 3.1416"`
	Colour   string       `key:"colour" doc:"Colour to draw it in, as in #4a7fd4; that of the body if not given." live:"false"`
}

// Profiles are factors on the parameters of a strand along its length: linear between the knots, constant beyond them; 1 if not given.
type Profiles struct {
	Size    []ProfileKnot `key:"size" doc:"On radius and radii, and so on mass and stiffness that come from them."`
	Mass    []ProfileKnot `key:"mass" doc:"On the mass for a length."`
	Bend    []ProfileKnot `key:"bend" doc:"On the bend stiffness."`
	Torsion []ProfileKnot `key:"torsion" doc:"On the torsional stiffness."`
	Loss    []ProfileKnot `key:"loss" doc:"On all dampings of the joints."`
	Drag    []ProfileKnot `key:"drag" doc:"On both drags."`
	Weight  []ProfileKnot `key:"weight" doc:"On gravity and other fields."`
	Pose    []ProfileKnot `key:"pose" doc:"On pose strength and damping."`
}

// ProfileKnot is a value of a profile along a strand.
type ProfileKnot struct {
	At     Place   `json:"at" key:"at" doc:"Place along the strand." required:"true"`
	Factor float64 `json:"factor" key:"factor" doc:"Factor there." unit:"1" min:"0" max:"1000" slider:"0 10" required:"true"`
}

// Words of the file for the kinds of package chain, in its order.
var (
	chainMethods = map[string]chain.Method{"interactive": chain.Interactive, "accurate": chain.Accurate}
	chainJoints  = map[string]chain.Joint{"spherical": chain.Spherical, "hinge": chain.Hinge, "fixed": chain.Fixed}
	chainRoots   = map[string]chain.Root{"clamped": chain.Clamped, "pinned": chain.Pinned, "hinged": chain.Hinged, "rigid": chain.Rigid, "free": chain.Free}
	chainTouch   = map[string]chain.Contact{"nothing": chain.Through, "obstacles": chain.Brushing, "others": chain.Touching, "everything": chain.Winding}
	chainLaws    = map[string]chain.Law{"linear": chain.Linear, "tangent": chain.Tangent}
)

// config returns c as the chain package has it. A chain that a path carries starts where the path does. Strands that are
// known, one for each, give their points: to find these takes longer than all the rest.
func (c *Chain) config(s *Scene, target func(path string) spatial.Frame, known []chain.Strand) (chain.Config, error) {
	scale := c.TimeScale
	out := chain.Config{
		Base: c.Base.frame(), Gravity: s.Gravity, Wind: c.Wind, Method: chainMethods[c.Method],
		Damping: c.Damping, Tolerance: c.Tolerance, MaxIterations: c.MaxIterations,
		Hanging: c.Hanging, TimeScale: &scale, Local: c.Local,
	}
	if c.Path != "" {
		out.Base = target(c.Path)
	}
	if c.Gravity != nil {
		out.Gravity = *c.Gravity
	}
	if c.Start != nil {
		out.Start = spatial.Twist{Angular: c.Start.Spin, Linear: c.Start.Velocity}
	}
	if c.grows() {
		var err error
		out.Strands, err = c.grow(s)
		out.Contact = c.contact(s, len(out.Strands))
		return out, err
	}
	for name, s := range c.Strands.All() {
		strand := s.strand(name)
		var err *chain.FieldError
		if known != nil {
			strand.Curve, strand.Rest = known[len(out.Strands)].Curve, known[len(out.Strands)].Rest
		} else {
			err = s.draw(&strand)
		}
		if err != nil {
			err.Field = fmt.Sprintf("Strands[%d].%s", len(out.Strands), err.Field)
			return out, err
		}
		out.Strands = append(out.Strands, strand)
	}
	out.Contact = c.contact(s, len(out.Strands))
	return out, nil
}

// fewStrands is how many strands at most touch all bodies, unless they are told to.
const fewStrands = 32

// contact returns what a chain of some strands runs into.
func (c *Chain) contact(s *Scene, strands int) chain.Contact {
	switch {
	case c.Touches != "auto":
		return chainTouch[c.Touches]
	case !s.hasRigid():
		return chain.Through
	case strands > fewStrands || c.On != "":
		return chain.Brushing
	}
	return chain.Touching
}

// hasRigid tells whether there is something that strands could touch.
func (s *Scene) hasRigid() bool {
	for _, b := range s.Bodies.All() {
		if b.Rigid != nil || b.Solid != nil && (b.Solid.Touches == "solids" || b.Solid.Touches == "everything") || b.Green != nil && b.Green.Touches == "everything" {
			return true
		}
	}
	for _, p := range s.Props.All() {
		if p.Solid {
			return true
		}
	}
	return len(s.Hands.Names()) > 0
}

// strandNamed returns the name of a strand; "" means the only one.
func (c *Chain) strandNamed(name string) string {
	if names := c.Strands.Names(); name == "" && len(names) == 1 {
		return names[0]
	}
	return name
}

// strand returns s as the chain package has it, without its points.
func (s *Strand) strand(name string) chain.Strand {
	out := s.Fibre.strand()
	out.Name, out.Parent, out.At, out.Twist = name, s.Parent, float64(s.At), s.Twist
	out.Joint, out.Root, out.Axis = chainJoints[s.Joint], chainRoots[s.Root], s.Axis
	for _, l := range s.Lumps {
		out.Lumps = append(out.Lumps, chain.Lump{At: float64(l.At), Mass: l.Mass, Radius: l.Radius, Offset: l.Offset})
	}
	return out
}

// strand returns a strand of this fibre, without a shape.
func (f *Fibre) strand() chain.Strand {
	p := &f.Profiles
	out := chain.Strand{
		Radius: f.Radius, Radii: f.Radii, Density: f.Density, Mass: f.Mass, Young: f.Young, Shear: f.Shear, Poisson: f.Poisson,
		Bend: f.Bend, Torsion: f.Torsion, Law: chainLaws[f.Law],
		Loss: f.Loss, BendDamping: f.BendDamping, TorsionDamping: f.TorsionDamping, Drag: f.Drag, QuadraticDrag: f.QuadraticDrag,
		PoseStrength: f.PoseStrength, PoseDamping: f.PoseDamping,
		Profiles: chain.Profiles{
			Size: profile(p.Size), Mass: profile(p.Mass), Bend: profile(p.Bend), Torsion: profile(p.Torsion),
			Loss: profile(p.Loss), Drag: profile(p.Drag), Weight: profile(p.Weight), Pose: profile(p.Pose),
		},
	}
	if f.Material != "none" {
		out.Material = f.Material
	}
	return out
}

// draw finds the points of a strand.
func (s *Strand) draw(out *chain.Strand) (err *chain.FieldError) {
	if out.Curve, err = s.Curve.points("Curve", s.links()); err == nil && s.Rest != nil {
		out.Rest, err = s.Rest.points("Rest", s.links())
	}
	return err
}

func profile(knots []ProfileKnot) chain.Profile {
	var p chain.Profile
	for _, k := range knots {
		p = append(p, chain.Knot{At: float64(k.At), Value: k.Factor})
	}
	return p
}

// links returns the number of links of s, 0 if nothing tells it.
func (s *Strand) links() int {
	if s.Links == 0 && len(s.Curve.Polyline) > 1 {
		return len(s.Curve.Polyline) - 1
	}
	return s.Links
}

// points returns the ends of a number of links of one length along a curve. A polyline of as many pieces is taken as it is.
func (c *Curve) points(field string, links int) ([]spatial.Vec3, *chain.FieldError) {
	if len(c.Polyline) == links+1 {
		return c.Polyline, nil
	}
	if links == 0 {
		return nil, &chain.FieldError{Field: "Links", Want: "a number of links; only a polyline can do without"}
	}
	curve, err := c.build()
	if err != nil {
		var wrong *rod.FieldError
		if errors.As(err, &wrong) {
			return nil, &chain.FieldError{Field: strings.Replace(wrong.Field, "Curve", field, 1), Value: wrong.Value, Want: wrong.Want}
		}
		return nil, &chain.FieldError{Field: field, Value: err.Error(), Want: "a curve"}
	}
	length := curve.Length()
	if !(length > 0) {
		return nil, &chain.FieldError{Field: field, Value: fmt.Sprintf("%v m long", length), Want: "a length of more than 0"}
	}
	points := make([]spatial.Vec3, links+1)
	for i := range points {
		points[i], _ = curve.At(length * float64(i) / float64(links))
	}
	return points, nil
}

// mistake says an error of the chain package in the words of the file.
func (c *Chain) mistake(path string, err error) Mistake {
	var wrong *chain.FieldError
	if !errors.As(err, &wrong) {
		return c.grownMistake(path, err)
	}
	return chainWords.mistake(join(path, c.key(wrong.Field)), wrong.Field, wrong.Value, wrong.Want)
}

// key turns the path of a field of chain.Config, such as Strands[1].Profiles.Size[0].Value, into that of the file,
// strands.tail.profiles.size[0].factor.
func (c *Chain) key(goPath string) string {
	var i int
	head, rest, within := strings.Cut(goPath, ".")
	if n, _ := fmt.Sscanf(head, "Strands[%d]", &i); n != 1 {
		return snake(goPath)
	} else if i >= len(c.Strands.Names()) {
		return c.grownKey(rest)
	}
	name := c.Strands.Names()[i]
	at := "strands." + name
	if !within {
		return at
	}
	s := c.Strands.Get(name)
	switch path := snake(rest); {
	case strings.HasPrefix(path, "curve"):
		return at + "." + s.Curve.key("curve", path)
	case strings.HasPrefix(path, "rest") && s.Rest != nil:
		return at + "." + s.Rest.key("rest", path)
	case strings.HasPrefix(path, "profiles"):
		return at + "." + strings.Replace(path, ".value", ".factor", 1)
	default:
		return at + "." + path
	}
}

// key turns what a body package calls a part of its curve into what the file does: curve.points[2] into curve.spline[2].
func (c *Curve) key(name, path string) string {
	rest := strings.TrimPrefix(strings.TrimPrefix(path, name), ".points")
	if c.Polyline == nil && c.Spline == nil && strings.HasPrefix(rest, "[") {
		rest = "" // a point that was computed
	}
	return join(name, c.kind()) + rest
}

// chain checks what the types alone cannot.
func (c *checker) chain(path string, h *Chain) {
	if h.Path != "" {
		c.name(path+".path", "path", h.Path, c.scene.Paths.Names())
		if h.Base != nil {
			c.blame(path, Mistake{Problem: "has both base and path", Want: "at most one of them: a path has a frame of its own"})
		}
	}
	if h.Surface != "" {
		c.name(path+".surface", "surface", h.Surface, c.scene.Surfaces.Names())
	}
	c.checkRoots(path, h)
	switch grown := h.Groom != nil || h.Forest != nil; {
	case h.Groom != nil && h.Forest != nil, grown && len(h.Strands.Names()) > 0:
		c.blame(path, Mistake{Problem: "has more than one of strands, groom and forest", Want: "exactly one of them"})
	case !grown && len(h.Strands.Names()) == 0:
		c.blame(path+".strands", Mistake{Problem: "is empty", Want: "at least one strand, or a groom or a forest in their place"})
	}
	for name, s := range h.Strands.All() {
		c.strand(path+".strands."+name, name, s, h)
	}
	c.direction(path, h)
	if !c.sound(path) {
		return
	}
	cfg, err := h.trial(c.scene)
	if err == nil {
		err = cfg.Validate()
	}
	if err != nil {
		m := h.mistake(path, err)
		c.blame(m.Path, m)
	}
}

func (c *checker) strand(path, name string, s *Strand, of *Chain) {
	c.exactlyOne(path+".curve", &s.Curve, keysOf(reflect.TypeFor[Curve]())...)
	if s.Rest != nil {
		c.exactlyOne(path+".rest", s.Rest, keysOf(reflect.TypeFor[Curve]())...)
	}
	if s.Parent != "" {
		if c.name(path+".parent", "strand", s.Parent, of.Strands.Names()); c.sound(path + ".parent") {
			c.circle(path, name, of)
		}
	}
	for i := range s.Lumps {
		c.colour(fmt.Sprintf("%s.lumps[%d].colour", path, i), s.Lumps[i].Colour)
	}
	for i := range s.Riders {
		c.colour(fmt.Sprintf("%s.riders[%d].colour", path, i), s.Riders[i].Colour)
	}
}

// circle finds strands that grow from each other; it blames each of them.
func (c *checker) circle(path, name string, of *Chain) {
	way := []string{name}
	for s := of.Strands.Get(name); s != nil && s.Parent != "" && len(way) <= len(of.Strands.Names()); s = of.Strands.Get(s.Parent) {
		if way = append(way, s.Parent); s.Parent == name {
			c.blame(path+".parent", Mistake{Problem: "grows from itself: " + strings.Join(way, " from "), Value: of.Strands.Get(name).Parent, Want: "a strand that does not grow from this one"})
			return
		}
	}
}

// Chain returns the chain of a body, or nil.
func (r *Running) Chain(name string) *chain.Chain { return r.chains[name] }
