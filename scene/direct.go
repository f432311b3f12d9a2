package scene

import (
	"fmt"
	"math"
	"slices"
	"sort"

	"github.com/tendril-sim/tendril/chain"
	outer "github.com/tendril-sim/tendril/field"
	"github.com/tendril-sim/tendril/spatial"
)

// What artists direct a chain with (Hadap 2006, sections 6.4 to 6.7): how much it feels of the motion of its base, poses, volume.

// PoseKey is a pose at a time.
type PoseKey struct {
	Time float64 `key:"time" doc:"When." unit:"s" min:"0" max:"1e6" required:"true"`
	Pose string  `key:"pose" doc:"Name of the pose; drawn is the curves themselves." required:"true"`
}

// drawn is the name of the pose that a chain has by itself: its curves.
const drawn = "drawn"

// Continuum is field.ContinuumConfig in the words of a file.
type Continuum struct {
	Stiffness float64 `key:"stiffness" doc:"Pressure for a density above that of the groom: the square of a speed of sound." unit:"m²/s²" default:"1" min:"0" max:"1e6" slider:"0.01 100 log"`
	Viscosity float64 `key:"viscosity" doc:"Rate at which velocities approach the mean around them." unit:"1/s" default:"10" min:"0" max:"1e6" slider:"0.1 1000 log"`
	Cell      float64 `key:"cell" doc:"Size of a cell of the grid; one that suits the strands if 0." unit:"m" default:"0" min:"0" max:"1e3" live:"false"`
}

// Tint is the colour of strands from root to tip.
type Tint struct {
	Root string  `key:"root" doc:"Colour at the root, as in #4a7fd4." required:"true"`
	Tip  string  `key:"tip" doc:"Colour at the tip." required:"true"`
	Vary float64 `key:"vary" doc:"How much strands differ." unit:"1" default:"0.15" min:"0" max:"1" slider:"0 1"`
}

// direction checks what directs a chain.
func (c *checker) direction(path string, h *Chain) {
	if h.Reference != "" {
		c.name(path+".reference", "path", h.Reference, c.scene.Paths.Names())
	}
	if h.Tint != nil {
		c.colour(path+".tint.root", h.Tint.Root)
		c.colour(path+".tint.tip", h.Tint.Tip)
	}
	for name, pose := range h.Poses.All() {
		at := path + ".poses." + name
		if name == drawn {
			c.blame(at, Mistake{Problem: "is the name of the curves as they were drawn", Value: name, Want: "another name"})
		}
		for strand, curve := range pose.All() {
			c.name(at+"."+strand, "strand", strand, h.Strands.Names())
			c.exactlyOne(at+"."+strand, curve, "line", "arc", "helix", "polyline", "spline")
		}
	}
	names := append(slices.Clone(h.Poses.Names()), drawn)
	for i, k := range h.PoseKeys {
		at := fmt.Sprintf("%s.pose_keys[%d]", path, i)
		c.name(at+".pose", "pose", k.Pose, names)
		if i > 0 && k.Time <= h.PoseKeys[i-1].Time {
			c.blame(at+".time", Mistake{Problem: "is " + number(k.Time), Value: number(k.Time), Want: fmt.Sprintf("more than that of the key before, %s [s]", number(h.PoseKeys[i-1].Time))})
		}
	}
	if h.PoseLoop && len(h.PoseKeys) < 2 {
		c.blame(path+".pose_keys", Mistake{Problem: fmt.Sprintf("has %d", len(h.PoseKeys)), Want: "at least 2 for a loop"})
	}
	if !c.sound(path) {
		return
	}
	for name := range h.Poses.All() {
		if _, err := h.strike(c.scene, name); err != nil {
			m := h.mistake(path, err)
			m.Path = join(path, "poses."+name)
			c.blame(m.Path, m)
		}
	}
}

// strike returns a pose as rotations of the links in the axes of the base: those that a chain of such curves has.
func (c *Chain) strike(s *Scene, pose string) ([]spatial.Quat, error) {
	cfg, err := c.config(s, func(string) spatial.Frame { return spatial.AtOrigin }, nil)
	if err != nil {
		return nil, err
	}
	cfg.Base, cfg.Hanging = spatial.Frame{}, false
	if p := c.Poses.Get(pose); p != nil {
		for i := range cfg.Strands {
			curve := p.Get(cfg.Strands[i].Name)
			if curve == nil {
				continue
			}
			points, wrong := curve.points("Curve", len(cfg.Strands[i].Curve)-1)
			if wrong != nil {
				return nil, wrong
			}
			cfg.Strands[i].Curve = points
		}
	}
	body, err := chain.New(cfg)
	if err != nil {
		return nil, err
	}
	return body.Turns(), nil
}

// acting draws a chain to one pose after the other.
type acting struct {
	times []float64
	poses [][]spatial.Quat
	loop  bool
	now   []spatial.Quat
	off   bool // a pose was set by hand
}

// pose sets the pose at time t [s].
func (a *acting) pose(body *chain.Chain, t float64) {
	if a.off {
		return
	}
	first, last := a.times[0], a.times[len(a.times)-1]
	if a.loop && t > first {
		t = first + math.Mod(t-first, last-first)
	}
	switch i := sort.SearchFloat64s(a.times, t); i {
	case 0:
		body.SetPoseTurns(a.poses[0])
	case len(a.times):
		body.SetPoseTurns(a.poses[i-1])
	default:
		u := (t - a.times[i-1]) / (a.times[i] - a.times[i-1])
		u *= u * (3 - 2*u) // at rest at the keys
		for k := range a.now {
			from, to := a.poses[i-1][k], a.poses[i][k]
			a.now[k] = from.Mul(spatial.Exp(from.Conj().Mul(to).Log().Scale(u)))
		}
		body.SetPoseTurns(a.now)
	}
}

// direct gives a chain its paths, poses and medium.
func (r *Running) direct(name string) error {
	of, body := r.Scene.Bodies.Get(name).Chain, r.chains[name]
	if of.Path != "" {
		body.Follow(r.movers[of.Path])
	}
	if of.Reference != "" {
		body.Refer(r.movers[of.Reference])
	}
	if len(of.PoseKeys) > 0 {
		a := &acting{loop: of.PoseLoop, now: make([]spatial.Quat, body.Links())}
		for _, k := range of.PoseKeys {
			turns, err := of.strike(r.Scene, k.Pose)
			if err != nil {
				return err
			}
			a.times, a.poses = append(a.times, k.Time), append(a.poses, turns)
		}
		r.acts[name] = a
		a.pose(body, 0)
		r.World.Script(func(t float64) { a.pose(body, t) })
	}
	return nil
}

// addMedium makes the strands of a chain a medium to each other.
func (r *Running) addMedium(name string) error {
	of := r.Scene.Bodies.Get(name).Chain
	if of == nil || of.Continuum == nil {
		return nil
	}
	body, number := r.chains[name], r.numbers[name]
	medium, err := outer.NewContinuum(outer.ContinuumConfig{Cell: of.Continuum.Cell}, body.Base(), body.AppendElements(nil))
	if err == nil {
		err = medium.Tune(of.Continuum.Stiffness, of.Continuum.Viscosity)
	}
	if err != nil {
		return err
	}
	r.media[name] = medium
	return r.World.SetMedium(number, medium, func(t float64) spatial.Frame {
		if of.Path == "" || r.World.Taken(number, 0) {
			return body.Base()
		}
		f, _, _ := r.movers[of.Path].At(t)
		return f
	})
}

// SetPose makes the present shape of a body the pose that it is drawn to, in place of those of the file.
func (r *Running) SetPose(name string) error {
	body, of := r.chains[name], r.Scene.Bodies.Get(name)
	if body == nil {
		return fmt.Errorf("%q is no chain: only a chain has a pose", name)
	}
	strands := body.Config().Strands
	if !slices.ContainsFunc(strands, func(s chain.Strand) bool { return s.PoseStrength > 0 || s.PoseDamping > 0 }) {
		return fmt.Errorf("nothing draws %q to a pose: want a pose_strength of more than 0 [N/m²] in %s", name, of.Chain.fibrePath("bodies."+name+".chain"))
	}
	body.SetPoseTurns(body.Turns())
	if a := r.acts[name]; a != nil {
		a.off = true
	}
	return nil
}

// fibrePath returns where the file says what strands are made of.
func (c *Chain) fibrePath(path string) string {
	switch {
	case c.Groom != nil:
		return path + ".groom.fibre"
	case c.Forest != nil:
		return path + ".forest"
	}
	return path + ".strands"
}
