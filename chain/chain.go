package chain

import (
	"fmt"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// Chain is a body of links in open trees. It is a constraint.Body.
type Chain struct {
	cfg Config
	*model

	base    spatial.Frame   // at the end of the present step
	grounds []spatial.Frame // in place of it, of each tree; nil if all stand on the base
	path    Path
	time    float64 // [s]

	now   []pose
	past  []past
	goals []goal
	// centres are the points x of the goals, in the links' axes: centres of mass, if no hand pulls there [m].
	centres  []spatial.Vec3
	last     float64 // length of the last step [s]
	stepping float64 // length of the present one [s]

	// Of each tree: that there is only one past, not two; a of the differences; and the square of the last change of velocity,
	// by mass [J].
	fresh  []bool
	lag    []float64
	change []float64

	steps    []step
	moves    []move
	kept     []kept
	slots    []answer
	roots    []freeRoot
	reaction []spatial.Wrench // of the base on each tree, about its root
	efforts  []effort         // of each tree

	points  []point
	middles int   // the first of the links' points; -1: nobody has asked for them
	rooted  []int // shown frames of the roots on the base
	loads   []load
	pulls   []pulling
	presses []press
	pieces  []bulk
	touched []bool // trees whose next step is of first order: see Touch
	dirty   []bool // trees that got a load since Predict
	pending []bool // trees that Nudge has left on their way
	ahead   []move // their next steps of Newton's method
	pushes  []spatial.Wrench
	taken   int // loads that Predict or Nudge have taken in
	inStep  bool

	marks   []int // of links in Respond and Answers
	mark    int
	trail   []int
	offsets []spatial.Vec3
	asked   asked

	reference Path           // of local dynamics
	pose      []spatial.Quat // rotations of the links that the pose asks for, in the base's axes
	posed     []posed        // where that is: at the end of this step and of the last
	effects   []effect       // of fields
	shape     []spatial.Quat // rotations of the links at the beginning, in the base's axes
	upright   spatial.Frame  // the base at the beginning
	firmness  []float64      // factor on the stiffness of each tree that Config.Hanging took

	strips                  *strips // of the interactive method
	parts                   []part
	partOf                  []int // of each tree
	each                    func(n int, do func(int))
	predictPart, finishPart func(int) // of the parts
	accurate                *accurate // of the accurate method
}

// point is a material point.
type point struct {
	link int
	at   spatial.Vec3 // in the link's axes
}

// load is a wrench at a material point, in world axes about it.
type load struct {
	point  int
	tree   int
	wrench spatial.Wrench
}

// Path is a scripted frame: where it is at time t [s], with its velocity and acceleration in world axes, at its origin.
// *spatial.Path is one.
type Path interface {
	At(t float64) (frame spatial.Frame, velocity, acceleration spatial.Twist)
}

func (c *Config) tolerance() float64 {
	switch {
	case c.Tolerance > 0:
		return c.Tolerance
	case c.Method == Accurate:
		return 1e-8
	}
	return 1e-6
}

func (c *Config) iterations() int {
	if c.MaxIterations > 0 {
		return c.MaxIterations
	}
	return 60
}

// New makes a chain at time 0. The error is a *FieldError.
func New(cfg Config) (*Chain, error) {
	if err := cfg.Validate(); err != nil {
		return nil, err
	}
	m, s, err := cfg.build()
	if err != nil {
		return nil, err
	}
	n := len(m.links)
	c := &Chain{
		cfg: cfg, model: m, fresh: make([]bool, len(m.trees)), lag: make([]float64, len(m.trees)), change: make([]float64, len(m.trees)),
		base: spatial.Frame{Rot: cfg.Base.Rot.Unit(), Pos: cfg.Base.Pos},
		now:  make([]pose, n), past: make([]past, n), goals: make([]goal, n), centres: make([]spatial.Vec3, n),
		steps: make([]step, n), moves: make([]move, n), kept: make([]kept, n), slots: make([]answer, m.slots),
		efforts: make([]effort, len(m.trees)), roots: make([]freeRoot, m.free), reaction: make([]spatial.Wrench, len(m.trees)),
		middles: -1, touched: make([]bool, len(m.trees)), dirty: make([]bool, len(m.trees)), pending: make([]bool, len(m.trees)), ahead: make([]move, n), pushes: make([]spatial.Wrench, n), marks: make([]int, n), offsets: make([]spatial.Vec3, n),
	}
	for k := range m.links {
		c.now[k] = pose{rot: c.base.Rot.Mul(s.rot[k]).Unit(), pos: c.base.Point(s.pos[k])}
	}
	for i := range m.trees {
		c.place(&m.trees[i])
		if m.trees[i].root < 0 {
			c.rooted = append(c.rooted, m.trees[i].first+i)
		}
	}
	c.shape, c.upright = s.rot, c.base
	if c.firmness = make([]float64, len(m.trees)); cfg.Hanging {
		c.hang()
	}
	c.strips = newStrips(c, bestSweeps()) // of joints as they hang
	c.divide()
	c.strips.placeAll()
	c.asked = asked{first: make([]int, n), steps: bestAnswers()}
	if cfg.Plain {
		c.asked.steps = plainAnswers{}
	}
	c.startMoving()
	c.pose, c.posed, c.effects = slices.Clone(s.rot), make([]posed, n), make([]effect, n)
	c.strikePose()
	c.strikePose()
	if cfg.Method == Accurate {
		if c.accurate, err = newAccurate(c); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// startMoving makes a past of the present shape and Config.Start.
func (c *Chain) startMoving() {
	start := c.cfg.Start
	for k := range c.links {
		l, n, p := &c.links[k], &c.now[k], &c.past[k]
		com := n.pos.Add(n.mat.MulVec(l.com))
		var spin spatial.Mat3
		turn := spatial.Skew(start.Angular)
		spin.Mul(&turn, &n.mat)
		velocity := start.Linear.Add(start.Angular.Cross(com.Sub(c.base.Pos)))
		u := strain(n.gibbs)
		*p = past{
			rot: [2]spatial.Quat{n.rot, n.rot}, point: [2]spatial.Vec3{com, com}, velocity: [2]spatial.Vec3{velocity, velocity},
			spin: [2]spatial.Mat3{spin, spin}, strain: [2]spatial.Vec3{u, u},
		}
	}
	for i := range c.fresh {
		c.fresh[i] = true
	}
}

// Retune gives the chain other parameters and keeps its state. Strands, their links and how they hang together must be the
// same; curves count only for lengths and rest shapes, and the base stays where it is. What is wrong leaves the chain as it was.
func (c *Chain) Retune(cfg Config) error {
	if err := cfg.Validate(); err != nil {
		return err
	}
	m, _, err := cfg.build()
	if err != nil {
		return err
	}
	same := func(a, b link) bool { return a.parent == b.parent && a.freedom == b.freedom }
	if !slices.EqualFunc(m.links, c.links, same) {
		return &FieldError{"Strands", fmt.Sprintf("%d links in %d trees", len(m.links), len(m.trees)), "the strands, links, joints and parents that the chain was made with"}
	}
	if cfg.Method != c.cfg.Method {
		return &FieldError{"Method", int(cfg.Method), "the one that the chain was made with"}
	}
	cfg.Base = c.cfg.Base
	c.cfg, c.model = cfg, m
	if cfg.Hanging {
		c.hangAnew()
	}
	c.strips = newStrips(c, bestSweeps())
	c.divide()
	c.strips.placeAll() // lengths may have changed
	c.moveMiddles()
	for k := range c.links {
		p := &c.past[k]
		p.point[0] = c.now[k].pos.Add(c.now[k].mat.MulVec(c.links[k].com))
		change := strain(c.now[k].gibbs).Sub(p.strain[0]) // of another rest shape: dampers must not feel it
		p.strain[0], p.strain[1] = p.strain[0].Add(change), p.strain[1].Add(change)
	}
	if c.accurate != nil {
		c.accurate.restart()
	}
	return nil
}

// Config returns the present description.
func (c *Chain) Config() Config { return c.cfg }

// Links returns the number of links.
func (c *Chain) Links() int { return len(c.links) }

// Link returns the pose of link k: origin at its start, z along it.
func (c *Chain) Link(k int) spatial.Frame { return spatial.Frame{Rot: c.now[k].rot, Pos: c.now[k].pos} }

// Length returns the length of link k [m].
func (c *Chain) Length(k int) float64 { return c.links[k].length }

// LinksOf returns the first link of a strand and the number of its links.
func (c *Chain) LinksOf(strand int) (first, count int) {
	return c.strands[strand].first, c.strands[strand].count
}

// Strand returns the number of the strand with a name.
func (c *Chain) Strand(name string) (int, bool) {
	i := slices.IndexFunc(c.cfg.Strands, func(s Strand) bool { return s.Name == name })
	return i, i >= 0
}

// Turn returns how far the joint before link k is turned from rest, as a rotation vector in the joint's axes [rad].
func (c *Chain) Turn(k int) spatial.Vec3 {
	g := c.now[k].gibbs
	return spatial.Quat{W: 1, X: g.X, Y: g.Y, Z: g.Z}.Unit().Log()
}

// SetTurn turns the joint before link k from rest, and all that hangs on it; velocities stay as they are. It is for the beginning.
func (c *Chain) SetTurn(k int, turn spatial.Vec3) {
	l := &c.links[k]
	if l.freedom == loose || l.freedom == stuck || !turn.Finite() {
		return
	}
	if l.freedom == swings {
		turn.X, turn.Y = 0, 0
	}
	before := c.now[k].rot
	c.now[k].rot = c.parentRot(l).Mul(l.socket).Mul(spatial.Exp(turn)).Mul(l.plug.Conj()).Unit()
	change := c.now[k].rot.Mul(before.Conj())
	carried := make([]bool, len(c.links))
	carried[k] = true
	for i := k + 1; i < len(c.links); i++ {
		if p := c.links[i].parent; p >= 0 && carried[p] {
			carried[i] = true
			c.now[i].rot = change.Mul(c.now[i].rot).Unit()
		}
	}
	c.strips.placeAll()
	c.startMoving()
	if c.accurate != nil {
		c.accurate.restart()
	}
}

// Base returns where the base is.
func (c *Chain) Base() spatial.Frame { return c.base }

// BaseAfter returns where the base will be when the next step, of h, is over. It is called before Predict.
func (c *Chain) BaseAfter(h float64) spatial.Frame {
	f, _, _ := c.baseAt(c.time + h)
	return f
}

// SetBase puts the base somewhere else by the end of the next step. A frame that is not finite is not one: the base stays.
func (c *Chain) SetBase(f spatial.Frame) {
	if f.Finite() && f.Rot != (spatial.Quat{}) {
		c.cfg.Base = spatial.Frame{Rot: f.Rot.Unit(), Pos: f.Pos}
		c.path = nil
	}
}

// Follow lets the base follow a path by the chain's own clock; nil lets it stay where it is.
func (c *Chain) Follow(p Path) { c.path, c.cfg.Base = p, c.base }

// Roots returns the shown frames of the roots that stand on the base.
func (c *Chain) Roots() []int { return c.rooted }

// baseAt returns the base at a time, with velocity and acceleration.
func (c *Chain) baseAt(t float64) (f spatial.Frame, velocity, acceleration spatial.Twist) {
	if c.path != nil {
		f, velocity, acceleration = c.path.At(t)
		if f.Finite() && velocity.Finite() && acceleration.Finite() && f.Rot != (spatial.Quat{}) {
			f.Rot = f.Rot.Unit()
			return f, velocity, acceleration
		}
	}
	return spatial.Frame{Rot: c.cfg.Base.Rot.Unit(), Pos: c.cfg.Base.Pos}, spatial.Twist{}, spatial.Twist{}
}

// BaseWrench returns what the base exerts on the chain, in world axes about the base's origin.
func (c *Chain) BaseWrench() (sum spatial.Wrench) {
	for i := range c.trees {
		t := &c.trees[i]
		if t.root >= 0 {
			continue
		}
		w := c.reaction[i]
		arm := c.now[t.first].pos.Sub(c.base.Pos)
		sum = sum.Add(spatial.Wrench{Torque: w.Torque.Add(arm.Cross(w.Force)), Force: w.Force})
	}
	return sum
}

// Time returns how far the chain has come [s].
func (c *Chain) Time() float64 { return c.time }

// Iterations returns the number of Newton iterations of the last step, those of all trees together.
func (c *Chain) Iterations() (sum int) {
	for i := range c.efforts {
		sum += c.efforts[i].iterations
	}
	return sum
}

// Trees returns the number of trees.
func (c *Chain) Trees() int { return len(c.trees) }

// Energy is the energy of a chain, by kinds.
type Energy struct {
	Kinetic float64 // of motion [J]
	Elastic float64 // of the joints [J]
	Gravity float64 // of height, from the world's origin [J]
}

// Total returns the sum.
func (e Energy) Total() float64 { return e.Kinetic + e.Elastic + e.Gravity }

// Energy returns the energy now.
func (c *Chain) Energy() (e Energy) {
	for k := range c.links {
		l, p := &c.links[k], &c.past[k]
		e.Kinetic += 0.5 * l.mass * p.velocity[0].Norm2()
		full := l.second.Mat()
		var b spatial.Mat3
		b.Mul(&p.spin[0], &full)
		b.MulT(&b, &p.spin[0])
		e.Kinetic += 0.5 * (b.XX + b.YY + b.ZZ)
		e.Gravity -= l.mass * l.weight * c.cfg.Gravity.Dot(p.point[0])
		if l.freedom != loose && l.freedom != stuck {
			e.Elastic += l.elastic(c.now[k].gibbs)
		}
	}
	return e
}

// Momentum returns the momentum [N s] and, as its torque, the angular momentum about the world's origin [N m s].
func (c *Chain) Momentum() (sum spatial.Wrench) {
	for k := range c.links {
		l, p := &c.links[k], &c.past[k]
		force := p.velocity[0].Scale(l.mass)
		full := l.second.Mat()
		var b, r spatial.Mat3
		p.rot[0].Mat(&r)
		b.Mul(&r, &full)
		b.MulT(&b, &p.spin[0]) // Σ J u u̇ᵀ
		own := spatial.Vec3{X: b.YZ - b.ZY, Y: b.ZX - b.XZ, Z: b.XY - b.YX}
		sum = sum.Add(spatial.Wrench{Torque: own.Add(p.point[0].Cross(force)), Force: force})
	}
	return sum
}

// Mass returns the mass of all links [kg].
func (c *Chain) Mass() (sum float64) {
	for k := range c.links {
		sum += c.links[k].mass
	}
	return sum
}

// Velocity returns the velocity of material point p, in world axes.
func (c *Chain) Velocity(p int) spatial.Twist {
	at := &c.points[p]
	past := &c.past[at.link]
	arm := at.at.Sub(c.links[at.link].com)
	return spatial.Twist{Angular: c.angular(at.link), Linear: past.velocity[0].Add(past.spin[0].MulVec(arm))}
}

// PointAt returns the number of the material point at a place along a strand, 0 at its start, 1 at its end. The same place
// has the same number.
func (c *Chain) PointAt(strand int, place float64) int {
	k, at := c.locate(strand, math.Min(math.Max(place, 0), 1))
	return c.pointOn(k, at)
}

func (c *Chain) pointOn(link int, at spatial.Vec3) int {
	for i := range c.points {
		if c.points[i] == (point{link, at}) {
			return i
		}
	}
	c.points = append(c.points, point{link, at})
	return len(c.points) - 1
}
