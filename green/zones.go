package green

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/tendril-sim/tendril/spatial"
)

// Level is how seams between zones are found, from the most accurate to the cheapest (James & Pai 2002, sections VII and VIII).
type Level int

// The levels.
const (
	Direct       Level = iota // exactly, by elimination from the ends of the tree to its root: time is linear in the number of zones
	Iterative                 // by conjugate gradients, each seam for itself as preconditioner
	Diagonal                  // each seam as if its neighbours were where Skinned has them
	Interpolated              // the same, with inverses that were made beforehand for some angles of the joint
	Skinned                   // halfway between where either zone would have it without the other: nothing is solved
)

var levelNames = [...]string{"direct", "iterative", "diagonal", "interpolated", "skinned"}

func (l Level) String() string {
	if l < 0 || int(l) >= len(levelNames) {
		return fmt.Sprintf("Level(%d)", int(l))
	}
	return levelNames[l]
}

// Zone is one of several bodies that are bonded to each other, and where it is.
type Zone struct {
	Model *Model
	Frame spatial.Frame // of the model's coordinates in the world; the zero value is the world's own frame
}

// Seam is where two zones are bonded. Its nodes are Moved in both models.
type Seam struct {
	Zones [2]int     // their numbers
	Nodes [2][]int32 // in the one and in the other zone, in the same order
	Hinge Hinge      // for Interpolated
}

// Hinge is what a joint near a seam turns about.
type Hinge struct {
	Axis     spatial.Vec3 // in the frame of the first zone of the seam
	From, To float64      // angles, 0 being where the zones are at first [rad]
	Angles   int          // for how many there is an inverse, at least 2
}

// ZonesConfig describes bonded zones. Seams must join them to one tree. Something must hold them: a zone with fixed nodes, or Moved ones that belong to no seam.
type ZonesConfig struct {
	Zones []Zone
	Seams []Seam
	Level Level
	// Budget is how many nodes of a zone can be switched at the same time; 0 means 32.
	Budget int
	// Still keeps all frames where they are, for displacements so small that nothing turns.
	Still bool
	// Tolerance is where Iterative ends, relative; 0 means 10⁻⁶.
	Tolerance float64
}

// SeamError says where the two sides of a seam do not meet.
type SeamError struct {
	Seam        int
	Differences []Difference // of the nodes that do not meet
	Allowed     float64      // [m]
}

// Difference is that of one pair of nodes.
type Difference struct {
	Nodes    [2]int32
	Distance float64 // [m]
}

func (e *SeamError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "green: Seams[%d]: %d pairs of nodes are more than %.2g m from each other", e.Seam, len(e.Differences), e.Allowed)
	for _, d := range e.Differences {
		fmt.Fprintf(&b, "\n  %d and %d: %.3g m", d.Nodes[0], d.Nodes[1], d.Distance)
	}
	return b.String()
}

// Zones are models that are bonded at seams, each in a frame of its own: strains are small in each, while the whole bends as far as it likes (James & Pai 2002,
// sections IV to VII). A zone with fixed nodes is where its frame says, with the bone; one without goes where the others take it.
//
// Forces and displacements of a zone's nodes are those of its State, in its frame. After NewZones only Push allocates, for nodes it has not pushed before.
type Zones struct {
	Level Level // may be changed at any time; Interpolated needs hinges from the beginning

	zones     []zone
	seams     []seam
	order     []int // zones from the ends of the tree to the root
	tolerance float64
	gradients gradients
}

// zone is a zone and its part of the equations, in its own frame.
type zone struct {
	state  *State
	frame  spatial.Frame
	floats bool    // its frame follows its seams
	parent int     // seam towards the root, −1 for the root
	below  []int   // other seams
	nodes  []int32 // of all seams, those of the parent last
	inside int     // nodes of the seams below

	reference []float64 // Ξ of the seam nodes, by rows, the same for zones that are alike [N/m]
	changed   []float64 // with what is held at other nodes, and what turns
	matrix    []float64 // the one or the other
	own       *factor   // with what is beyond the seams below
	forces    []float64 // at the seams while they do not move [N]
	right     []float64 // of the seams below [N]
	beyond    []float64 // force at the parent seam that does not depend on it [N]
	u         []float64 // of the seam nodes [m]
	product   []float64
	contact   []float64 // scratch: rows of Ξ between seam and switched nodes

	dead       []deadForce
	load, turn []float64 // scratch of bend: three columns each
}

// deadForce is a force on a node that keeps its direction in the world.
type deadForce struct {
	node  int
	force spatial.Vec3 // [N]
}

// seam is a seam between a zone and the next one towards the root.
type seam struct {
	zones [2]int // towards the root, and beyond
	nodes [2][]int32
	first [2]int       // of its nodes, among the seam nodes of both
	turn  spatial.Mat3 // from the axes of the second zone to those of the first
	gap   []float64    // displacement that the second zone's nodes need to meet the first's at rest [m]
	hinge Hinge
	rest  spatial.Quat // turn at first
	block *factor      // of the seam alone
	table [][]float64  // inverses, for angles
	mixed []float64    // inverse between two of these
	u     []float64
}

// NewZones bonds zones. The error is a *FieldError or a *SeamError.
func NewZones(cfg ZonesConfig) (*Zones, error) {
	if err := cfg.validate(); err != nil {
		return nil, err
	}
	z := &Zones{Level: cfg.Level, zones: make([]zone, len(cfg.Zones)), seams: make([]seam, len(cfg.Seams)), tolerance: cfg.Tolerance}
	if z.tolerance == 0 {
		z.tolerance = 1e-6
	}
	if err := z.grow(&cfg); err != nil {
		return nil, err
	}
	for i := range z.zones {
		z.zones[i].floats = z.zones[i].floats && !cfg.Still
		o := &z.zones[i]
		if err := o.prepare(&cfg, i, z.seams); err != nil {
			return nil, err
		}
		for k := range z.zones[:i] {
			if other := &z.zones[k]; other.state.model == o.state.model && slices.Equal(other.nodes, o.nodes) {
				o.reference = other.reference
				break
			}
		}
		if o.reference == nil {
			o.refer()
		}
		o.matrix = o.reference
	}
	for i := range z.seams {
		z.prepareSeam(i)
	}
	z.gradients.prepare(z)
	return z, nil
}

func (c *ZonesConfig) validate() error {
	if len(c.Zones) == 0 {
		return &FieldError{"Zones", "empty", "one zone at least"}
	}
	if c.Level < Direct || c.Level > Skinned {
		return &FieldError{"Level", int(c.Level), "Direct, Iterative, Diagonal, Interpolated or Skinned"}
	}
	if c.Budget < 0 {
		return &FieldError{"Budget", c.Budget, "0 or more"}
	}
	if !(c.Tolerance >= 0 && c.Tolerance < 1) {
		return &FieldError{"Tolerance", c.Tolerance, "from 0 to below 1"}
	}
	if len(c.Seams) != len(c.Zones)-1 {
		return &FieldError{"Seams", len(c.Seams), fmt.Sprintf("%d, so that zones are a tree", len(c.Zones)-1)}
	}
	for i := range c.Zones {
		z := &c.Zones[i]
		if z.Model == nil {
			return &FieldError{fmt.Sprintf("Zones[%d].Model", i), "nil", "a model"}
		}
		if z.Frame == (spatial.Frame{}) {
			z.Frame.Rot = spatial.Quat{W: 1}
		}
		if !z.Frame.Finite() {
			return &FieldError{fmt.Sprintf("Zones[%d].Frame", i), z.Frame, "finite numbers"}
		}
	}
	seen := make([]map[int32]bool, len(c.Zones))
	for i := range c.Seams {
		if err := c.checkSeam(i, seen); err != nil {
			return err
		}
	}
	return nil
}

// checkSeam reports what is wrong with a seam.
func (c *ZonesConfig) checkSeam(i int, seen []map[int32]bool) error {
	s := &c.Seams[i]
	name := fmt.Sprintf("Seams[%d].", i)
	if s.Zones[0] == s.Zones[1] || min(s.Zones[0], s.Zones[1]) < 0 || max(s.Zones[0], s.Zones[1]) >= len(c.Zones) {
		return &FieldError{name + "Zones", s.Zones, fmt.Sprintf("two zones from 0 to %d", len(c.Zones)-1)}
	}
	if len(s.Nodes[0]) != len(s.Nodes[1]) || len(s.Nodes[0]) == 0 {
		return &FieldError{name + "Nodes", fmt.Sprintf("%d and %d", len(s.Nodes[0]), len(s.Nodes[1])), "as many nodes on both sides"}
	}
	for side, zone := range s.Zones {
		m := c.Zones[zone].Model
		if seen[zone] == nil {
			seen[zone] = map[int32]bool{}
		}
		for k, node := range s.Nodes[side] {
			if node < 0 || int(node) >= m.Nodes() || m.kinds[node] != movedNode || seen[zone][node] {
				return &FieldError{fmt.Sprintf("%sNodes[%d][%d]", name, side, k), node, fmt.Sprintf("a node that is Moved in zone %d, and in one seam only", zone)}
			}
			seen[zone][node] = true
		}
	}
	if h := s.Hinge; c.Level == Interpolated && (h.Angles < 2 || !(h.From < h.To) || !(h.Axis.Norm() > 0)) {
		return &FieldError{name + "Hinge", fmt.Sprintf("%+v", h), "an axis, From less than To, and at least two Angles, for Interpolated"}
	}
	return c.checkGap(i)
}

// checkGap compares the places of a seam's nodes.
func (c *ZonesConfig) checkGap(i int) error {
	s := &c.Seams[i]
	a, b := &c.Zones[s.Zones[0]], &c.Zones[s.Zones[1]]
	low, high := a.Model.Surface.Bounds()
	e := &SeamError{Seam: i, Allowed: 1e-6 * high.Sub(low).Norm()}
	for k := range s.Nodes[0] {
		nodes := [2]int32{s.Nodes[0][k], s.Nodes[1][k]}
		if d := a.Frame.Point(a.Model.Surface.Vertices[nodes[0]]).Sub(b.Frame.Point(b.Model.Surface.Vertices[nodes[1]])).Norm(); d > e.Allowed {
			e.Differences = append(e.Differences, Difference{nodes, d})
		}
	}
	if len(e.Differences) > 0 {
		return e
	}
	return nil
}

// grow makes a tree of the zones, from the first that is held, and turns the seams so that their first zone is nearer to it.
func (z *Zones) grow(cfg *ZonesConfig) error {
	root, held := 0, false
	for i := range z.zones {
		z.zones[i].parent = -1
		if z.zones[i].floats = !holdsItself(cfg, i); !z.zones[i].floats && !held {
			root, held = i, true
		}
	}
	if !held {
		return &FieldError{"Zones", "such that none is held", "a zone with three fixed nodes that are not in a line: a body that nothing holds flies away"}
	}
	done := make([]bool, len(cfg.Seams))
	reached := make([]bool, len(z.zones))
	queue := []int{root}
	reached[root] = true
	for at := 0; at < len(queue); at++ {
		for i, s := range cfg.Seams {
			side := 0
			if s.Zones[1] == queue[at] {
				side = 1
			}
			if done[i] || s.Zones[side] != queue[at] {
				continue
			}
			other := s.Zones[1-side]
			if reached[other] {
				return &FieldError{fmt.Sprintf("Seams[%d]", i), s.Zones, "zones that are not joined already: zones are a tree"}
			}
			done[i], reached[other] = true, true
			z.seams[i] = seam{zones: [2]int{queue[at], other}, nodes: [2][]int32{s.Nodes[side], s.Nodes[1-side]}, hinge: s.Hinge}
			if side == 1 { // the axis into the axes of the zone that is now the first; a turn of it is the other way round
				turn := cfg.Zones[other].Frame.Rot.Rotate(s.Hinge.Axis)
				z.seams[i].hinge.Axis = cfg.Zones[queue[at]].Frame.Rot.Unrotate(turn).Neg()
			}
			z.zones[queue[at]].below = append(z.zones[queue[at]].below, i)
			z.zones[other].parent = i
			queue = append(queue, other)
		}
	}
	if len(queue) < len(z.zones) {
		return &FieldError{"Seams", fmt.Sprintf("such that %d zones are not joined to the others", len(z.zones)-len(queue)), "one tree"}
	}
	for i := len(queue) - 1; i >= 0; i-- {
		z.order = append(z.order, queue[i])
	}
	return nil
}

// holdsItself tells whether a zone stays where it is without its seams.
func holdsItself(cfg *ZonesConfig, i int) bool {
	m := cfg.Zones[i].Model
	alone := Model{Surface: m.Surface, kinds: append([]kind(nil), m.kinds...)}
	for _, s := range cfg.Seams {
		for side, zone := range s.Zones {
			if zone == i {
				for _, node := range s.Nodes[side] {
					alone.kinds[node] = freeNode
				}
			}
		}
	}
	return alone.held()
}

// prepare makes room for the equations of a zone.
func (o *zone) prepare(cfg *ZonesConfig, i int, seams []seam) error {
	m := cfg.Zones[i].Model
	o.frame = cfg.Zones[i].Frame
	budget := cfg.Budget
	if budget == 0 {
		budget = 32
	}
	var err error
	if o.state, err = m.NewState(min(budget, len(m.columns))); err != nil {
		return err
	}
	for _, s := range o.below {
		seams[s].first[0] = len(o.nodes)
		o.nodes = append(o.nodes, seams[s].nodes[0]...)
	}
	o.inside = len(o.nodes)
	if o.parent >= 0 {
		seams[o.parent].first[1] = len(o.nodes)
		o.nodes = append(o.nodes, seams[o.parent].nodes[1]...)
	}
	n := 3 * len(o.nodes)
	o.own = newFactor(3*o.inside, n-3*o.inside)
	o.forces, o.u, o.product, o.changed = make([]float64, n), make([]float64, n), make([]float64, n), make([]float64, n*n)
	o.right, o.beyond = make([]float64, 3*o.inside), make([]float64, n-3*o.inside)
	o.contact = make([]float64, 2*n*o.state.stride)
	o.load, o.turn = make([]float64, 3*n), make([]float64, 3*n)
	return nil
}

// refer finds Ξ of the seam nodes.
func (o *zone) refer() {
	n, m := 3*len(o.nodes), o.state.model
	o.reference = make([]float64, n*n)
	var b [9]float64
	for r, node := range o.nodes {
		for c, other := range o.nodes {
			m.block(&b, int(m.row[node]), int(m.column[other]))
			for k, v := range b {
				o.reference[(3*r+k%3)*n+3*c+k/3] = v
			}
		}
	}
	for r := range n { // single precision, and rounding
		for c := range r {
			mean := (o.reference[r*n+c] + o.reference[c*n+r]) / 2
			o.reference[r*n+c], o.reference[c*n+r] = mean, mean
		}
	}
}

// prepareSeam makes room for a seam, and its table of inverses.
func (z *Zones) prepareSeam(i int) {
	s := &z.seams[i]
	n := 3 * len(s.nodes[0])
	s.gap, s.u, s.mixed = make([]float64, n), make([]float64, n), make([]float64, n*n)
	s.block = newFactor(n, 0)
	s.rest = z.turnOf(s)
	if s.hinge.Angles < 2 {
		return
	}
	s.hinge.Axis = s.hinge.Axis.Unit()
	unit := make([]float64, n)
	for k := range s.hinge.Angles {
		angle := s.hinge.From + (s.hinge.To-s.hinge.From)*float64(k)/float64(s.hinge.Angles-1)
		spatial.AxisAngle(s.hinge.Axis, angle).Mul(s.rest).Mat(&s.turn)
		z.seamAlone(s, true)
		inverse := make([]float64, n*n)
		for c := range n {
			clear(unit)
			unit[c] = 1
			s.block.forward(unit, nil)
			s.block.backward(inverse[c*n:][:n], nil)
		}
		s.table = append(s.table, inverse)
	}
}

// turnOf returns the rotation from the axes of a seam's second zone to those of its first.
func (z *Zones) turnOf(s *seam) spatial.Quat {
	return z.zones[s.zones[0]].frame.Rot.Conj().Mul(z.zones[s.zones[1]].frame.Rot)
}

// Len returns the number of zones.
func (z *Zones) Len() int { return len(z.zones) }

// State returns the state of a zone, to push and hold its nodes. Nodes of seams are not to be touched.
func (z *Zones) State(zone int) *State { return z.zones[zone].state }

// Frame returns where a zone is.
func (z *Zones) Frame(zone int) spatial.Frame { return z.zones[zone].frame }

// Floats tells whether nothing but its seams holds a zone.
func (z *Zones) Floats(zone int) bool { return z.zones[zone].floats }

// SetFrame puts a zone's frame somewhere: its bone. A frame that floats is only helped on its way.
func (z *Zones) SetFrame(zone int, f spatial.Frame) { z.zones[zone].frame = f }

// Push prescribes a force on a node of a zone that keeps its direction in the world, however the zone turns [N]. Forces that turn with it are pushed with its State.
func (z *Zones) Push(zone, node int, force spatial.Vec3) error {
	o := &z.zones[zone]
	if err := o.state.Push(node, o.frame.Rot.Unrotate(force)); err != nil {
		return err
	}
	for i := range o.dead {
		if o.dead[i].node == node {
			o.dead[i].force = force
			return nil
		}
	}
	o.dead = append(o.dead, deadForce{node, force})
	return nil
}

// Positions sets p to where the nodes of a zone are in the world [m].
func (z *Zones) Positions(zone int, p []spatial.Vec3) {
	o := &z.zones[zone]
	o.state.Displacements(p)
	for i, x := range o.state.model.Surface.Vertices {
		p[i] = o.frame.Point(x.Add(p[i]))
	}
}

// largestAngle is how far two rotations are apart [rad].
func largestAngle(a, b spatial.Quat) float64 {
	v := a.Conj().Mul(b)
	return 2 * math.Atan2(v.Vec().Norm(), math.Abs(v.W))
}
