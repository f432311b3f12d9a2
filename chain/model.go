package chain

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// model is what does not change while a chain moves: its links, parents before children, each tree in one piece.
type model struct {
	links   []link
	trees   []tree
	strands []piece // of each strand in the Config
	free    int     // trees that hang on nothing
	posed   bool    // some links are drawn to a pose
	slots   int     // links whose children are not all the next link: see sweep.go
}

// tree is a range of links that hang together.
type tree struct {
	index       int
	first, last int
	root        int     // number among the free trees, whose roots are held by nothing; -1: it hangs on the base
	length      float64 // of all its links [m]
}

// piece is where the links of a strand are.
type piece struct {
	first, count int
}

// freedom is what a joint lets its link do.
type freedom uint8

const (
	turns  freedom = iota // in all directions
	swings                // about one axis: z of the joint's axes
	stuck                 // not at all
	loose                 // the link is the root of a free tree
)

// link is a rigid link and the joint at its start.
type link struct {
	parent  int  // less than 0: the base, or the ground of tree ^parent
	slot    int  // where the answers of its children are summed, if they are not just the next link; -1: nowhere
	next    bool // the next link is its child
	freedom freedom
	law     Law

	at           spatial.Vec3 // the joint, in the axes of the parent, from its origin [m]
	socket, plug spatial.Quat // axes of the joint on the parent and on the link: they coincide at rest
	plain        bool         // both are none
	stiff        spatial.Vec3 // about the joint's axes [N m/rad]
	damp         spatial.Vec3 // about the joint's axes [N m s/rad]

	length float64      // [m]
	mass   float64      // [kg]
	com    spatial.Vec3 // centre of mass in the link's axes [m]
	// second is ∫ρ rrᵀ about the centre of mass [kg m²]: the energy of motion is ½ tr(Ṙ second Ṙᵀ), the usual inertia is
	// tr(second) − second.
	second spatial.Sym3
	drag   float64 // of the air for a speed [N s/m]
	drag2  float64 // for the square of a speed [N s²/m²]
	weight float64 // factor on gravity and other fields
	place  float64 // of its middle along the strand, 0 at the start, 1 at the end
	draw   float64 // of the pose [N/m]
	soothe float64 // of the pose's dampers [N s/m]
	radii  [2]float64
}

// start is where the links are at the beginning, in the coordinates of the base.
type start struct {
	rot []spatial.Quat
	pos []spatial.Vec3 // of the free roots' origins; others follow
}

// build makes the model of a valid Config.
func (c *Config) build() (*model, *start, error) {
	order, err := c.order()
	if err != nil {
		return nil, nil, err
	}
	m := &model{strands: make([]piece, len(c.Strands))}
	s := &start{}
	byName := map[string]int{}
	for i := range c.Strands {
		byName[c.Strands[i].Name] = i
	}
	shift := make([]spatial.Vec3, len(c.Strands)) // from where a curve is drawn to where it grows
	for _, i := range order {
		strand := c.Strands[i].filled()
		b := builder{m: m, s: s, strand: &strand, index: i}
		b.joints = cut(strand.Curve, strand.Links)
		if strand.Parent == "" {
			t := tree{index: len(m.trees), first: len(m.links), root: -1}
			if strand.Root == Free {
				t.root = m.free
				m.free++
			}
			m.trees = append(m.trees, t)
			b.parent = ^t.index
			b.at = b.joints[0]
		} else {
			p := byName[strand.Parent]
			b.parent, b.at = m.locate(p, strand.At)
			start := s.pos[b.parent].Add(s.rot[b.parent].Rotate(b.at))
			shift[i] = start.Sub(b.joints[0])
		}
		if err := b.add(shift[i]); err != nil {
			return nil, nil, err
		}
		t := &m.trees[len(m.trees)-1]
		t.last = len(m.links)
	}
	m.connect()
	return m, s, nil
}

// locate returns the link at a place along a strand, and where on it.
func (m *model) locate(strand int, place float64) (int, spatial.Vec3) {
	p := m.strands[strand]
	length := 0.0
	for k := p.first; k < p.first+p.count; k++ {
		length += m.links[k].length
	}
	at := place * length
	for k := p.first; ; k++ {
		l := m.links[k].length
		if at <= l*(1+1e-12) || k == p.first+p.count-1 {
			return k, spatial.V(0, 0, math.Min(at, l))
		}
		at -= l
	}
}

// connect finds out which answers meet where.
func (m *model) connect() {
	for k := range m.links {
		m.links[k].slot = -1
		m.posed = m.posed || m.links[k].draw > 0 || m.links[k].soothe > 0
	}
	for k := range m.links {
		p := m.links[k].parent
		if p < 0 {
			continue
		}
		if p == k-1 {
			m.links[p].next = true
		} else if m.links[p].slot < 0 {
			m.links[p].slot = m.slots
			m.slots++
		}
	}
	for i := range m.trees {
		t := &m.trees[i]
		for k := t.first; k < t.last; k++ {
			t.length += m.links[k].length
		}
	}
}

// builder adds a strand to a model.
type builder struct {
	m      *model
	s      *start
	strand *Strand
	index  int          // of the strand
	parent int          // link it grows from; -1: the base
	at     spatial.Vec3 // where, in the axes of that link
	joints []spatial.Vec3
}

// add makes the links of the strand.
func (b *builder) add(shift spatial.Vec3) error {
	strand, m := b.strand, b.m
	rots := frames(b.joints, strand.Twist)
	rests := rots
	if len(strand.Rest) > 0 {
		rests = frames(cut(strand.Rest, strand.Links), strand.Twist)
	}
	first := len(m.links)
	m.strands[b.index] = piece{first: first, count: len(rots)}
	total := 0.0
	for k := range rots {
		total += b.joints[k+1].Sub(b.joints[k]).Norm()
	}
	arc := 0.0
	var before cell
	for k := range rots {
		length := b.joints[k+1].Sub(b.joints[k]).Norm()
		now := strand.cell((arc+length/2)/total, length)
		l := now.link
		l.freedom, l.law = b.freedom(k), strand.Law
		parentRot := spatial.Quat{W: 1}
		var restTurn spatial.Quat
		if k > 0 {
			l.parent, l.at = first+k-1, spatial.V(0, 0, b.joints[k].Sub(b.joints[k-1]).Norm())
			parentRot, restTurn = rots[k-1], rests[k-1].Conj().Mul(rests[k])
		} else {
			l.parent, l.at = b.parent, b.at
			if b.parent >= 0 {
				parentRot = b.s.rot[b.parent]
			}
			restTurn = parentRot.Conj().Mul(rots[0]) // a rest shape has no place of its own: its root is at rest where it starts
		}
		l.setAxes(restTurn, parentRot, strand.Axis, k == 0)
		b.setStiffness(&l, k, &before, &now)
		if c := spatial.Gibbs(parentRot.Mul(l.socket), rots[k].Mul(l.plug)); l.freedom == swings && math.Hypot(c.X, c.Y) > 1e-6 {
			return &FieldError{fmt.Sprintf("Strands[%d].Axis", b.index), strand.Axis, fmt.Sprintf("an axis that link %d is turned about on the curve: it turns about another there", k)}
		}
		m.links = append(m.links, l)
		b.s.rot = append(b.s.rot, rots[k])
		b.s.pos = append(b.s.pos, b.joints[k].Add(shift))
		before = now
		arc += length
	}
	for _, lump := range strand.Lumps {
		k, at := m.locate(b.index, lump.At)
		m.links[k].addLump(lump.Mass, lump.Radius, at.Add(lump.Offset))
	}
	return nil
}

// freedom of the joint before link k of the strand.
func (b *builder) freedom(k int) freedom {
	if k > 0 {
		return [...]freedom{Spherical: turns, Hinge: swings, Fixed: stuck}[b.strand.Joint]
	}
	return [...]freedom{Clamped: turns, Pinned: turns, Hinged: swings, Rigid: stuck, Free: loose}[b.strand.Root]
}

// setAxes gives the joint its axes. They halve the turn at rest between parent and link; a root's are those of its link; a
// hinge's have z along its axis.
func (l *link) setAxes(restTurn, parentRot spatial.Quat, axis spatial.Vec3, root bool) {
	switch {
	case l.freedom == swings:
		if axis == (spatial.Vec3{}) {
			axis.X = 1
		}
		z := spatial.Between(spatial.V(0, 0, 1), axis.Unit())
		l.socket = parentRot.Conj().Mul(z)
		atRest := parentRot.Mul(restTurn)
		l.plug = atRest.Conj().Mul(z)
	case root:
		l.socket, l.plug = restTurn, spatial.Quat{W: 1}
	default:
		l.socket = half(restTurn)
		l.plug = l.socket.Conj()
	}
	l.socket, l.plug = l.socket.Unit(), l.plug.Unit()
	l.plain = 1-math.Abs(l.socket.W) < 1e-15 && 1-math.Abs(l.plug.W) < 1e-15
	if l.plain {
		l.socket, l.plug = spatial.Quat{W: 1}, spatial.Quat{W: 1}
	}
}

// cell is a link with the stiffness and damping of a unit length of the strand there.
type cell struct {
	link
	rigidity [3]float64 // against bend about x and y and twist [N m²]
	damping  [3]float64 // [N m² s]
}

// cell returns the link at a place along the strand.
func (s *Strand) cell(place, length float64) (c cell) {
	p := &s.Profiles
	size := p.Size.Value(place)
	rx, ry := s.Radius*size, s.Radius*size
	if s.Radii != [2]float64{} {
		rx, ry = s.Radii[0]*size, s.Radii[1]*size
	}
	area := math.Pi * rx * ry
	c.radii = [2]float64{rx, ry}
	c.length = length
	line := s.Mass
	if line == 0 {
		line = s.Density * area
	}
	c.mass = line * length * p.Mass.Value(place)
	c.com = spatial.V(0, 0, length/2)
	c.second = spatial.Sym3{XX: c.mass * rx * rx / 4, YY: c.mass * ry * ry / 4, ZZ: c.mass * length * length / 12}
	c.drag, c.drag2 = s.Drag*length*p.Drag.Value(place), s.QuadraticDrag*length*p.Drag.Value(place)
	c.weight, c.place = p.Weight.Value(place), place
	c.draw, c.soothe = s.PoseStrength*length*p.Pose.Value(place), s.PoseDamping*length*p.Pose.Value(place)

	// Bending about x has the second moment ∫y² dA; an ellipse twists with π a³b³/(a² + b²).
	c.rigidity = [3]float64{s.Young * area * ry * ry / 4, s.Young * area * rx * rx / 4, s.Shear * area * rx * rx * ry * ry / (rx*rx + ry*ry)}
	if s.Bend != nil {
		c.rigidity[0], c.rigidity[1] = s.Bend[0], s.Bend[1]
	}
	if s.Torsion != nil {
		c.rigidity[2] = *s.Torsion
	}
	for i, f := range [3]float64{p.Bend.Value(place), p.Bend.Value(place), p.Torsion.Value(place)} {
		c.rigidity[i] *= f
		c.damping[i] = (s.Loss*c.rigidity[i] + [3]float64{s.BendDamping, s.BendDamping, s.TorsionDamping}[i]) * p.Loss.Value(place)
	}
	return c
}

// setStiffness gives the joint before link k what the half cells on its two sides have: they bend one after the other. A clamped
// root has only the half cell of its link.
func (b *builder) setStiffness(l *link, k int, before, now *cell) {
	if k == 0 && b.strand.Root != Clamped {
		return
	}
	if l.freedom == stuck || l.freedom == loose {
		return
	}
	var stiff, damp [3]float64
	for i := range 3 {
		stiff[i] = inSeries(now.rigidity[i], now.length, before.rigidity[i], before.length)
		damp[i] = inSeries(now.damping[i], now.length, before.damping[i], before.length)
	}
	if l.freedom == swings { // about its axis, in the axes of the link
		axis := l.plug.Rotate(spatial.V(0, 0, 1))
		about := func(v [3]float64) float64 {
			return v[0]*axis.X*axis.X + v[1]*axis.Y*axis.Y + v[2]*axis.Z*axis.Z
		}
		l.stiff, l.damp = spatial.V(0, 0, about(stiff)), spatial.V(0, 0, about(damp))
		return
	}
	l.stiff, l.damp = spatial.V(stiff[0], stiff[1], stiff[2]), spatial.V(damp[0], damp[1], damp[2])
}

// inSeries is the stiffness of two half cells, of rigidities and lengths, one after the other. The second may be missing.
func inSeries(a, length, b, otherLength float64) float64 {
	if otherLength == 0 {
		return 2 * a / length
	}
	if a == 0 || b == 0 {
		return 0
	}
	return 2 / (length/a + otherLength/b)
}

// addLump adds a ball to a link, its centre at p.
func (l *link) addLump(mass, radius float64, p spatial.Vec3) {
	total := l.mass + mass
	com := l.com.Scale(l.mass/total).AddScaled(mass/total, p)
	addPoint := func(m float64, r spatial.Vec3) {
		outer := spatial.Outer(r, r)
		l.second.AddScaled(m, &outer)
	}
	addPoint(l.mass, l.com.Sub(com))
	addPoint(mass, p.Sub(com))
	ball := mass * radius * radius / 5 // ∫ρ x² of a ball: a third of 3/5 m r²
	l.second.XX += ball
	l.second.YY += ball
	l.second.ZZ += ball
	l.mass, l.com = total, com
}
