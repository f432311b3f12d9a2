package scene

import (
	"fmt"

	"github.com/tendril-sim/tendril/spatial"
)

// Prop is a thing that is only seen: a head, an ear, the ground. If it is solid, others touch it too.
type Prop struct {
	Shape  string       `key:"shape" doc:"What it looks like. A head looks along x; an ear grows along z and opens to x; plane and ground lie in the xy plane." enum:"head ellipsoid body ground ear plane sphere" required:"true" live:"false"`
	Size   spatial.Vec3 `key:"size" doc:"Extent along x, y and z; of a head, its length is the first of them." unit:"m" default:"[1, 1, 1]" above:"0" max:"1e5" live:"false"`
	Frame  *Frame       `key:"frame" doc:"Where it is: in the world, or seen from the path or the body that carries it." live:"false"`
	Path   string       `key:"path" doc:"Name of the path that carries it." live:"false"`
	Body   string       `key:"body" doc:"Name of the rigid body, or of the chain whose base, carries it." live:"false"`
	Colour string       `key:"colour" doc:"Colour to draw it in, as in #4a7fd4." live:"false"`

	Solid   bool   `key:"solid" doc:"Whether it is in the way of others: hair runs along a head that is solid. Nothing moves it but what carries it." default:"false" live:"false"`
	Surface string `key:"surface" doc:"Name of the surface that it has, if it is solid; friction of 0.5 and no restitution if not given." live:"false"`
}

// prop checks what the types alone cannot.
func (c *checker) prop(path, name string, p *Prop) {
	c.colour(path+".colour", p.Colour)
	if c.scene.Bodies.Get(name) != nil {
		c.blame(path, Mistake{Problem: fmt.Sprintf("%q is the name of a body", name), Value: name, Want: "another name"})
	}
	if p.Path != "" {
		c.name(path+".path", "path", p.Path, c.scene.Paths.Names())
	}
	if p.Surface != "" {
		c.name(path+".surface", "surface", p.Surface, c.scene.Surfaces.Names())
	}
	if p.Body != "" {
		if c.isRigid(p.Body) {
			c.rigidName(path+".body", p.Body, false)
		} else if c.name(path+".body", "body", p.Body, c.scene.Bodies.Names()); c.scene.Bodies.Get(p.Body) != nil && c.scene.Bodies.Get(p.Body).Chain == nil {
			c.blame(path+".body", Mistake{Problem: fmt.Sprintf("%s is no chain", p.Body), Value: p.Body, Want: "the name of a rigid body or a chain"})
		}
		if p.Path != "" {
			c.blame(path, Mistake{Problem: "has both path and body", Want: "at most one of them"})
		}
	}
}

// addProps adds what is only seen, and what is solid of it.
func (r *Running) addProps() error {
	for name, p := range r.Scene.Props.All() {
		var number int
		at, next := r.whereabouts(p)
		shape, err := p.solid()
		switch {
		case err != nil:
		case shape != nil:
			number, err = r.World.AddObstacle(name, shape, at, next)
		default:
			number, err = r.World.AddProp(name, at)
		}
		if err == nil && p.Surface != "" {
			err = r.World.Wear(number, r.surfaces[p.Surface])
		}
		if err != nil {
			return r.Scene.mistake("props."+name, err)
		}
	}
	return nil
}

// whereabouts returns functions that say where a prop is at a time [s], and, before a step, where it will be at its end.
func (r *Running) whereabouts(p *Prop) (at, next func(t float64) spatial.Frame) {
	from := spatial.AtOrigin
	if p.Frame != nil {
		from = p.Frame.frame()
	}
	at = func(float64) spatial.Frame { return from }
	switch {
	case p.Path != "":
		m := r.movers[p.Path]
		at = func(t float64) spatial.Frame {
			f, _, _ := m.At(t)
			return f.Mul(from)
		}
	case p.Body != "":
		if bodies, _ := r.rigidNamed(p.Body); len(bodies) > 0 {
			at = func(float64) spatial.Frame { return bodies[0].Frame().Mul(from) }
			break
		}
		body := r.chains[p.Body]
		at = func(float64) spatial.Frame { return body.Base().Mul(from) }
		return at, func(float64) spatial.Frame { return body.BaseAfter(r.World.StepLength()).Mul(from) }
	}
	return at, at
}
