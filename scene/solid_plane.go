package scene

import (
	"encoding/binary"
	"errors"
	"fmt"

	soft "github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// HandPlane is a hand of a simple kind: a plane that takes hold of a solid where it cuts its surface (Le Gouis 2013, section 4.2).
type HandPlane struct {
	Body string     `key:"body" doc:"Name of the solid that it takes hold of." required:"true" live:"false"`
	Size [2]float64 `key:"size" doc:"Extent along x and y of its frame; without end if 0." unit:"m" default:"[0, 0]" min:"0" max:"1e5" live:"false"`

	Frame *Frame       `key:"frame" doc:"Where it is: x and y are in the plane, z is its normal; the world's own frame if neither this nor path is given."`
	Path  string       `key:"path" doc:"Name of the path that moves it." live:"false"`
	Ray   spatial.Vec3 `key:"ray" doc:"Direction in the plane, in the axes of its frame, in which it reaches for the surface: the ring around what is met first is held." unit:"1" default:"[1, 0, 0]" live:"false"`

	Hold  bool       `key:"hold" doc:"Hold what it cuts, from the beginning." default:"true"`
	Grabs []PlaneKey `key:"grabs" doc:"When it grabs and lets go, in place of hold." live:"false"`

	Follow string  `key:"follow" doc:"How what it holds follows it: drawn after it, critically damped and no faster than elements at the grip bear (soft), at once (exact), or through a spring and a damper that the solid pulls at too, with what a device would feel rendered at 1 kHz between the steps (coupled). One that a person has is always coupled." enum:"soft exact coupled" default:"soft" live:"false"`
	Lag    float64 `key:"lag" doc:"Time constant of what follows softly; as long as a shear wave takes across half of the section if 0." unit:"s" default:"0" min:"0" max:"100" live:"false"`
	Speed  float64 `key:"speed" doc:"With which it follows a person or a frame that was changed; the size of the solid in a second if 0." unit:"m/s" default:"0" min:"0" max:"1e4" live:"false"`
	Turn   float64 `key:"turn" doc:"And with which it turns." unit:"rad/s" default:"6" above:"0" max:"1e3" live:"false"`

	Linear         float64 `key:"linear" doc:"Stiffness of the coupling; some times that of a bar of the solid's size if 0." unit:"N/m" default:"0" min:"0" max:"1e12" live:"false"`
	Angular        float64 `key:"angular" doc:"Turning stiffness of the coupling; as linear at the ring that is held if 0." unit:"N m/rad" default:"0" min:"0" max:"1e12" live:"false"`
	LinearDamping  float64 `key:"linear_damping" doc:"Damping of the coupling; that of half a step if 0." unit:"N s/m" default:"0" min:"0" max:"1e12" live:"false"`
	AngularDamping float64 `key:"angular_damping" doc:"Turning damping of the coupling; that of half a step if 0." unit:"N m s/rad" default:"0" min:"0" max:"1e12" live:"false"`

	Strength float64 `key:"strength" doc:"Force at which it loses hold of everything, until it grabs again; never if 0." unit:"N" default:"0" min:"0" max:"1e12" live:"false"`
	Friction float64 `key:"friction" doc:"Most force along the surface that all nodes together bear, each its share: how hard the hand squeezes, times the coefficient of friction. A node that is drawn at harder slides through the hand, and is drawn along by its share. None slides if 0." unit:"N" default:"0" min:"0" max:"1e12" live:"false"`

	Colour string `key:"colour" doc:"Colour to draw it in, as in #4a7fd4." live:"false"`
}

// PlaneKey is a time at which a plane grabs or lets go.
type PlaneKey struct {
	Time float64 `key:"time" doc:"When." unit:"s" min:"0" max:"1e6" required:"true"`
	Hold bool    `key:"hold" doc:"Hold what it cuts from then on; otherwise let go." default:"true"`
}

// plane checks what the types alone cannot.
func (c *checker) plane(path string, p *HandPlane) {
	c.colour(path+".colour", p.Colour)
	c.name(path+".body", "body", p.Body, c.scene.Bodies.Names())
	if b := c.scene.Bodies.Get(p.Body); b != nil && b.Solid == nil {
		c.blame(path+".body", Mistake{Problem: fmt.Sprintf("%q is no solid", p.Body), Value: p.Body, Want: "a solid: the plane takes hold of its surface"})
	}
	if p.Path != "" {
		c.name(path+".path", "path", p.Path, c.scene.Paths.Names())
		if p.Frame != nil {
			c.blame(path, Mistake{Problem: "has both frame and path", Want: "at most one of them"})
		}
	}
	if p.Ray.X == 0 && p.Ray.Y == 0 {
		c.blame(path+".ray", Mistake{Problem: "is along the normal of the plane", Want: "a direction in the plane"})
	}
	for i := 1; i < len(p.Grabs); i++ {
		if a, b := p.Grabs[i-1].Time, p.Grabs[i].Time; b <= a {
			c.blame(fmt.Sprintf("%s.grabs[%d].time", path, i), Mistake{Problem: "is " + number(b), Value: number(b), Want: fmt.Sprintf("more than that of the key before, %s [s]", number(a))})
		}
	}
}

// holds reports whether the plane is to hold something at time t [s].
func (p *HandPlane) holds(t float64) bool {
	hold := p.Hold && len(p.Grabs) == 0
	for _, k := range p.Grabs {
		if k.Time <= t+1e-9 {
			hold = k.Hold
		}
	}
	return hold
}

// Clamp is a plane of a running scene, and who moves it: paths, keys and parameters of the scene, until a person takes it. Its methods are
// for the goroutine of the world.
type Clamp struct {
	Name string
	Of   *HandPlane

	body   *soft.Solid
	world  *world.World
	path   *mover // nil for none
	person func() spatial.Frame
	state  clampState
	clasp  *soft.Clasp // nil: it holds nothing
	speed  float64     // [m/s]
	wrong  error       // why it could not take hold
	number int         // among the feelers of the world
	touch  touch
}

// clampState is what a clamp knows from one step to the next.
type clampState struct {
	Taken bool          // a person has moved it: the script of the scene does no more
	Set   bool          // hold has been changed: keys do nothing any more
	Wants bool          // to hold something, by person or parameter
	Lost  bool          // it has lost hold: it does not grab until it is asked to anew
	Asked spatial.Frame // where it is asked to be
	Frame spatial.Frame // where it is
	Grip  spatial.Frame // where what it holds is
	Held  uint32        // number of nodes that it holds
}

// addPlanes makes the planes, where they are at the beginning. One that is to hold something then and cuts nothing is a mistake.
func (r *Running) addPlanes() error {
	for name, of := range r.Scene.Planes.All() {
		c := &Clamp{Name: name, Of: of, body: r.solids[of.Body], world: r.World, path: r.movers[of.Path], speed: of.Speed}
		if c.speed == 0 {
			low, high := c.body.Config().Mesh.Bounds()
			c.speed = high.Sub(low).Norm()
		}
		c.state.Frame, c.state.Wants = c.wanted(0), of.Hold
		c.state.Asked = c.state.Frame
		if of.holds(0) {
			if err := c.grab(c.state.Frame); err != nil {
				return r.Scene.mistake("planes."+name, fmt.Errorf("%w; it is at %v m", err, c.state.Frame.Pos))
			}
		}
		r.clamps[name], c.number = c, r.World.AddFeeler(c)
		r.World.Remember(c)
	}
	return nil
}

// Clamps returns the planes of the scene, in the order of the file.
func (r *Running) Clamps() []*Clamp {
	var all []*Clamp
	for _, name := range r.Scene.Planes.Names() {
		all = append(all, r.clamps[name])
	}
	return all
}

// movePlanes lets the world move the planes.
func (r *Running) movePlanes() {
	if all := r.Clamps(); len(all) > 0 {
		r.World.Script(func(t float64) {
			for _, c := range all {
				c.advance(t)
			}
		})
	}
}

// wanted returns where the scene wants the plane at time t [s].
func (c *Clamp) wanted(t float64) spatial.Frame {
	if c.path != nil {
		f, _, _ := c.path.At(t)
		return f
	}
	return moved(spatial.AtOrigin, c.Of.Frame.frame())
}

// advance moves the plane on to time t [s], before the world takes the step that ends there.
func (c *Clamp) advance(t float64) {
	h := c.world.StepLength()
	wants := c.state.Wants
	if !c.state.Taken && !c.state.Set {
		wants = c.Of.holds(t - h)
	}
	switch {
	case wants && c.state.Held == 0 && !c.state.Lost:
		c.wrong = c.grab(c.state.Frame) // it tries again in the next step
	case !wants && c.state.Held > 0:
		c.drop()
	}
	if !wants {
		c.wrong, c.state.Lost = nil, false
	}
	c.touch.render(c, t)
	to := c.state.Frame
	switch {
	case c.person != nil:
		to = c.person()
	case !c.state.Taken:
		to = c.wanted(t)
	}
	if to.Finite() && to.Rot != (spatial.Quat{}) {
		c.state.Asked = to
	}
	if c.person != nil || c.path == nil {
		to = towards(c.state.Frame, to, h*c.speed, h*c.Of.Turn)
	}
	if to.Finite() {
		c.state.Frame = to
	}
	if c.clasp != nil {
		c.clasp.Move(c.state.Frame, h)
		if c.state.Grip = c.clasp.Frame(); c.clasp.Released() {
			c.clasp, c.state.Held, c.state.Lost = nil, 0, true
		}
	}
}

// softness is how it holds.
func (c *Clamp) softness() soft.Softness {
	return soft.Softness{Lag: c.Of.Lag, Rigid: c.Of.Follow == "exact", Strength: c.Of.Strength, Friction: c.Of.Friction}
}

// grab takes hold of what the plane cuts where it is at a frame.
func (c *Clamp) grab(at spatial.Frame) error {
	size := [2]float64{c.Of.Size[0] / 2, c.Of.Size[1] / 2}
	clasp, err := c.body.Clasp(&soft.Plane{Frame: at, Half: size, Ray: c.Of.Ray}, c.softness())
	if err != nil {
		return err
	}
	c.clasp, c.state.Held, c.state.Grip, c.state.Lost = clasp, uint32(len(clasp.Nodes())), clasp.Frame(), false
	if c.person != nil || c.Of.Follow == "coupled" {
		return c.couple()
	}
	return nil
}

func (c *Clamp) drop() {
	c.clasp.Release()
	c.clasp, c.state.Held = nil, 0
}

// Frame returns where the plane is.
func (c *Clamp) Frame() spatial.Frame { return c.state.Frame }

// Held returns the number of nodes that it holds.
func (c *Clamp) Held() int { return int(c.state.Held) }

// Nodes returns the nodes that it holds, in the order of the mesh.
func (c *Clamp) Nodes() []int32 {
	if c.clasp == nil {
		return nil
	}
	return c.clasp.Nodes()
}

// Wrench returns what the plane exerts on the solid, in world axes about the origin of what it holds [N m], [N].
func (c *Clamp) Wrench(law soft.Feeling) spatial.Wrench {
	if c.clasp == nil {
		return spatial.Wrench{}
	}
	return c.clasp.Wrench(law)
}

// Sliding returns how many nodes slide through the plane now, and how far what it holds has slid so far, the mean of its nodes [m].
func (c *Clamp) Sliding() (nodes int, way float64) {
	if c.clasp == nil {
		return 0, 0
	}
	return c.clasp.Sliding()
}

// ErrLostHold says that a plane was drawn at harder than its strength.
var ErrLostHold = errors.New("it has lost hold: what it held pulled harder than its strength")

// Trouble says why the plane holds nothing although it should; nil if it does.
func (c *Clamp) Trouble() error {
	switch {
	case c.state.Lost:
		return ErrLostHold
	case c.state.Held > 0:
		return nil
	}
	return c.wrong
}

// Scripted reports whether the scene moves the plane, or makes it grab.
func (c *Clamp) Scripted() bool {
	return !c.state.Taken && (c.path != nil || len(c.Of.Grabs) > 0 && !c.state.Set)
}

// Take lets a person move the plane from where it is: ask is called once a step, and must not wait. The script of the scene ends; what the
// plane holds it goes on to hold.
func (c *Clamp) Take(ask func() spatial.Frame) {
	if !c.state.Taken {
		c.state.Wants = c.state.Held > 0
	}
	c.person, c.state.Taken = ask, true
	if c.clasp != nil && c.clasp.Coupled() == (soft.Coupling{}) {
		c.wrong = c.couple()
	}
}

// Leave ends that. The plane stays where it is, and holds what it holds.
func (c *Clamp) Leave() { c.person = nil }

// Hold lets the plane take hold of what it cuts now, or lets go. The error says why it could not.
func (c *Clamp) Hold(on bool) error {
	c.state.Set, c.state.Wants, c.state.Lost = true, on, false
	switch {
	case on && c.state.Held == 0:
		if err := c.grab(c.state.Frame); err != nil {
			c.state.Wants = false
			return err
		}
	case !on && c.state.Held > 0:
		c.drop()
	}
	return nil
}

// retune brings a changed field of the plane to it.
func (c *Clamp) retune(key string) error {
	switch {
	case c.person != nil: // who has the plane moves it
	case key == "hold":
		return c.Hold(c.Of.Hold)
	case key == "frame":
		c.state.Taken = false
	}
	return nil
}

// AppendState implements world.Memory.
func (c *Clamp) AppendState(dst []byte) []byte {
	dst, err := binary.Append(dst, binary.LittleEndian, &c.state)
	if err != nil {
		panic("scene: " + err.Error()) // plain numbers of known size always fit
	}
	if c.clasp != nil {
		dst = c.clasp.AppendState(dst)
	}
	return dst
}

// RestoreState implements world.Memory.
func (c *Clamp) RestoreState(src []byte) ([]byte, error) {
	var s clampState
	n, err := binary.Decode(src, binary.LittleEndian, &s)
	if err != nil {
		return src, fmt.Errorf("scene: plane %q: %w", c.Name, err)
	}
	c.state, c.touch = s, touch{}
	if c.clasp != nil {
		c.clasp.Release()
		c.clasp = nil
	}
	if s.Held == 0 {
		return src[n:], nil
	}
	clasp, err := c.body.OpenHand(c.softness())
	if err != nil {
		return src, fmt.Errorf("scene: plane %q: %w", c.Name, err)
	}
	rest, err := clasp.RestoreState(src[n:])
	if err != nil {
		return src, fmt.Errorf("scene: plane %q: %w", c.Name, err)
	}
	c.clasp = clasp
	return rest, nil
}
