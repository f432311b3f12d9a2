package scene

import (
	"context"
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/hand"
	"github.com/tendril-sim/tendril/rigid"
	"github.com/tendril-sim/tendril/spatial"
)

// Green is a green.Body in the words of a file.
type Green struct {
	Mesh GreenMesh `key:"mesh" doc:"Its shape at rest: exactly one of the kinds." required:"true" live:"false"`

	Young   float64 `key:"young" doc:"Young's modulus." unit:"Pa" above:"0" max:"1e13" required:"true" live:"false"`
	Poisson float64 `key:"poisson" doc:"Poisson's ratio: 0 as cork, 0.3 as steel, 0.45 and more as flesh and rubber, which keep their volume." unit:"1" default:"0.45" min:"0" max:"0.4999" live:"false"`
	Fixed   []Pick  `key:"fixed" doc:"Which of its vertices do not move in its frame: where it is bonded to bone, or the base it stands on. A finger and a bar know theirs." live:"false"`

	Frame *Frame    `key:"frame" doc:"Where its coordinates are in the world; seen from the path, if one carries it." live:"false"`
	Path  string    `key:"path" doc:"Name of the path that carries it." live:"false"`
	Bend  []float64 `key:"bend" doc:"Angles of its joints, from the base to the tip: two of a finger." unit:"rad" min:"-3.2" max:"3.2" slider:"-0.2 1.2"`
	Head  string    `key:"head" doc:"Name of the path that carries the end of a bar of several zones, seen from where that end is at rest." live:"false"`
	Worn  *Worn     `key:"worn" doc:"Which finger of which hand wears it on its last limb, in place of a path: frame is then seen from the middle of that limb, z along it and y out of its back." live:"false"`
	Seams string    `key:"seams" doc:"How seams between its zones are found, from the most accurate to the cheapest: exactly (direct), by conjugate gradients (iterative), each for itself (diagonal), the same by inverses made beforehand (interpolated), or as skins of characters are (skinned)." enum:"direct iterative diagonal interpolated skinned" default:"direct"`

	Touches   string  `key:"touches" doc:"Whether it runs into others." enum:"nothing everything" default:"everything" live:"false"`
	Mask      float64 `key:"mask" doc:"Radius over which what touches a point of it presses: forces do not depend on the mesh where it is larger than edges; one and a half of a mean edge if 0." unit:"m" default:"0" min:"0" max:"1e4" live:"false"`
	Thickness float64 `key:"thickness" doc:"Radius of the balls just below its surface that others touch; that of the mask if 0." unit:"m" default:"0" min:"0" max:"1e4" live:"false"`
	Spacing   float64 `key:"spacing" doc:"How far these are from each other at least; two thirds of the mask if 0." unit:"m" default:"0" min:"0" max:"1e4" live:"false"`
	Contacts  int     `key:"contacts" doc:"How many of them may be in contact at the same time; of more, the finest are left out, and the step is flagged." unit:"1" default:"64" min:"1" max:"1000" live:"false"`
	Surface   string  `key:"surface" doc:"Name of the surface that it has; friction of 0.5 and no restitution if not given." live:"false"`
}

// Worn is where a pad is worn.
type Worn struct {
	Hand   string `key:"hand" doc:"Name of a hand." required:"true"`
	Finger string `key:"finger" doc:"Which finger." enum:"thumb index middle ring little" required:"true"`
}

var (
	greenLevels = map[string]green.Level{"direct": green.Direct, "iterative": green.Iterative, "diagonal": green.Diagonal, "interpolated": green.Interpolated, "skinned": green.Skinned}
	greenWords  = wordsOf(reflect.TypeFor[Green](), reflect.TypeFor[GreenMesh]())
)

// config returns the body as its package has it. Green's functions that nobody has computed yet may take long.
func (f *Green) config(s *Scene) (green.BodyConfig, *jointed, error) {
	made, err := f.plan(s)
	if err != nil {
		return green.BodyConfig{}, nil, err
	}
	cfg := green.BodyConfig{
		Seams: made.seams, Level: greenLevels[f.Seams], Mask: f.Mask, Skin: f.Thickness, Spacing: f.Spacing, Contacts: f.Contacts, Base: moved(spatial.AtOrigin, f.Frame.frame()),
	}
	if f.Touches == "nothing" {
		cfg.Skin = -1
	}
	for i := range made.zones {
		m, err := greenShelf.model(context.Background(), &made.zones[i].recipe, nil)
		if err != nil {
			return cfg, nil, err
		}
		cfg.Zones = append(cfg.Zones, green.Zone{Model: m, Frame: made.zones[i].frame})
	}
	cfg.Outside, cfg.Worn = made.outside, f.Worn != nil
	return cfg, made, nil
}

// green checks what the types alone cannot.
func (c *checker) green(path string, f *Green) {
	c.exactlyOne(path+".mesh", &f.Mesh, greenMeshKinds...)
	for i := range f.Fixed {
		at := fmt.Sprintf("%s.fixed[%d]", path, i)
		c.exactlyOne(at, &f.Fixed[i], pickKinds...)
		if f.Fixed[i].Group != "" {
			c.blame(at+".group", Mistake{Problem: "is given for a surface", Value: f.Fixed[i].Group, Want: "box, sphere or below"})
		}
	}
	for key, name := range map[string]string{"path": f.Path, "head": f.Head} {
		if name != "" {
			c.name(path+"."+key, "path", name, c.scene.Paths.Names())
		}
	}
	if f.Surface != "" {
		c.name(path+".surface", "surface", f.Surface, c.scene.Surfaces.Names())
	}
	if f.Worn != nil {
		c.worn(path, f)
	}
	if !c.sound(path) {
		return
	}
	made, err := f.plan(c.scene)
	if err != nil {
		m := f.mistake(path, err)
		c.blame(m.Path, m)
		return
	}
	for i := range f.Fixed {
		if len(f.Fixed[i].vertices(made.zones[0].recipe.Surface)) == 0 {
			low, high := made.zones[0].recipe.Surface.Bounds()
			c.blame(fmt.Sprintf("%s.fixed[%d]", path, i), Mistake{Problem: "has none of the vertices in it", Want: fmt.Sprintf("a part of the mesh, which is between %v and %v [m]", low, high)})
		}
	}
	if len(f.Bend) > len(made.joints) {
		c.blame(path+".bend", Mistake{Problem: fmt.Sprintf("has %d angles", len(f.Bend)), Want: fmt.Sprintf("at most %d: it has so many joints", len(made.joints))})
	}
	if f.Head != "" && !made.headed {
		c.blame(path+".head", Mistake{Problem: "is given for a body without a head", Value: f.Head, Want: "none: it is for a bar of several zones"})
	}
	if f.Seams == "interpolated" && len(made.joints) == 0 && len(made.seams) > 0 {
		c.blame(path+".seams", Mistake{Problem: "are interpolated between angles of joints, and there are none", Value: f.Seams, Want: "direct, iterative, diagonal or skinned"})
	}
	for i := range made.zones {
		if err := made.zones[i].recipe.Validate(); err != nil && c.sound(path) {
			m := f.mistake(path, err)
			c.blame(m.Path, m)
		}
	}
}

// worn checks who wears a pad.
func (c *checker) worn(path string, f *Green) {
	c.name(path+".worn.hand", "hand", f.Worn.Hand, c.scene.Hands.Names())
	if f.Path != "" {
		c.blame(path, Mistake{Problem: "has both path and worn", Want: "at most one of them"})
	}
	if f.Surface != "" {
		c.blame(path+".surface", Mistake{Problem: "is given for a pad that a hand wears", Value: f.Surface, Want: "none: it has that of the hand"})
	}
	for name, b := range c.scene.Bodies.All() {
		if o := b.Green; o != nil && o != f && o.Worn != nil && *o.Worn == *f.Worn {
			c.blame(path+".worn", Mistake{Problem: fmt.Sprintf("is where %s is worn", name), Want: "one pad for a finger"})
		}
	}
}

// dressed returns a limb of a hand as the world has it: with the pad that it wears.
func (r *Running) dressed(glove string, limb int, bone *rigid.Body) constraint.Body {
	for name, b := range r.Scene.Bodies.All() {
		if f := b.Green; f != nil && f.Worn != nil && f.Worn.Hand == glove && limb == hand.Limb(slices.Index(fingerNames, f.Worn.Finger), 2) {
			return green.Wear(bone, r.greens[name].place, r.greens[name].body)
		}
	}
	return bone
}

// fingerNames are the words of the file for fingers, in the order of package hand.
var fingerNames = []string{"thumb", "index", "middle", "ring", "little"}

// mistake says an error of the packages mesh and green in the words of the file.
func (f *Green) mistake(path string, err error) Mistake {
	var wrong *green.FieldError
	var form *formError
	switch {
	case errors.As(err, &form):
		m := formMistake(form.err)
		m.Path = join(path, form.key)
		return m
	case errors.As(err, &wrong):
		key := strings.TrimPrefix(snake(wrong.Field), "material.")
		switch {
		case strings.HasPrefix(key, "skin"):
			key = "thickness"
		case strings.HasPrefix(key, "surface"), strings.HasPrefix(key, "tets"):
			key = "mesh"
		case strings.HasPrefix(key, "fixed"):
			key = "fixed"
		}
		return greenWords.mistake(join(path, key), wrong.Field, wrong.Value, wrong.Want)
	}
	m := formMistake(err)
	m.Path = path + ".mesh"
	return m
}

// elastic is a Green's function body of a running scene, and what moves its bones.
type elastic struct {
	body  *green.Body
	of    *Green
	made  *jointed
	place spatial.Frame // seen from the path
}

// addGreen makes a body, as it is at the beginning.
func (r *Running) addGreen(name string) error {
	of := r.Scene.Bodies.Get(name).Green
	cfg, made, err := of.config(r.Scene)
	if err == nil {
		e := &elastic{of: of, made: made, place: cfg.Base}
		if m := r.movers[of.Path]; m != nil {
			cfg.Base = r.start(of.Path).Mul(cfg.Base)
		}
		if e.body, err = green.NewBody(cfg); err == nil {
			e.bend()
			r.greens[name], r.bodies[name] = e, e.body
			return nil
		}
	}
	m := of.mistake("bodies."+name+".green", err)
	return &m
}

// bend brings the bones to where the angles of the joints ask them to be.
func (e *elastic) bend() {
	at := spatial.AtOrigin
	for i := range e.made.joints {
		angle := 0.0
		if i < len(e.of.Bend) {
			angle = e.of.Bend[i]
		}
		j := &e.made.joints[i]
		turn := spatial.AxisAngle(j.axis, angle)
		at = at.Mul(spatial.Frame{Rot: turn, Pos: j.at.Sub(turn.Rotate(j.at))})
		e.body.SetFrame(j.zone, at.Mul(e.made.zones[j.zone].frame))
	}
}

// retuneGreen brings changed angles, or another way to find seams, to a body.
func (r *Running) retuneGreen(name string) {
	e := r.greens[name]
	e.body.SetLevel(greenLevels[e.of.Seams])
	e.bend()
}

// carry moves the base along its path.
func (e *elastic) carry(f spatial.Frame) { e.body.SetBase(f.Mul(e.place)) }

// lead moves the last zone along the path of the head.
func (e *elastic) lead(f spatial.Frame) {
	last := len(e.made.zones) - 1
	rest := spatial.Frame{Rot: spatial.Identity, Pos: e.made.head}
	e.body.SetFrame(last, rest.Mul(f).Mul(rest.Inverse()).Mul(e.made.zones[last].frame))
}

// isGreen reports whether a name is that of a Green's function body.
func (c *checker) isGreen(name string) bool {
	b := c.scene.Bodies.Get(name)
	return b != nil && b.Green != nil
}

// Green returns a Green's function body of the scene; nil for another body.
func (r *Running) Green(name string) *green.Body {
	if e := r.greens[name]; e != nil {
		return e.body
	}
	return nil
}

// greenProbes are what a probe of a Green's function body must name beside it.
var greenProbes = map[string][][]string{
	"position": onRigid, "velocity": onRigid, "energy": ofBody, "force": ofBody, "torque": ofBody, "contacts": ofBody, "area": ofBody, "pressure": ofBody,
}

// greenReader measures a Green's function body.
func (r *Running) greenReader(p *Probe) func() float64 {
	body := r.greens[p.Body].body
	switch p.What {
	case "position", "velocity":
		on := spatial.Vec3{}
		if p.Point != nil {
			on = *p.Point
		}
		point := body.PointAt(on)
		return p.pick(func() spatial.Vec3 {
			if p.What == "velocity" {
				return body.Velocity(point)
			}
			return body.Pose(point).Pos
		})
	case "energy":
		return body.Energy
	case "contacts":
		return func() float64 { return float64(body.Pressed()) }
	case "area":
		return body.ContactArea
	case "pressure":
		var scratch []float64
		return func() (most float64) {
			scratch = body.AppendPressures(scratch[:0])
			for _, v := range scratch {
				most = math.Max(most, v)
			}
			return most
		}
	}
	return p.pick(func() spatial.Vec3 { return p.part(body.BoneWrench(0, body.Base().Pos)) }) // what holds it at its base
}
