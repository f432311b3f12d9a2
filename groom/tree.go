package groom

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/spatial"
)

// Plant is a tree, a fern, a stalk: strands that grow from each other, the first one from the ground, and what rides on them.
type Plant struct {
	Strands []chain.Strand // the trunk first, each after the one it grows from
	Riders  []Rider
}

// Rider is a leaf, a frond's leaflet or an ear that a strand carries. chain.Rider finds the frame it rides on.
type Rider struct {
	Strand   int          // number of the strand
	At       float64      // place along it
	Offset   spatial.Vec3 // of its stalk from there, in the axes of the link [m]
	Rotation spatial.Quat // of its axes in those of the link: z along it, y out of its upper face
	Size     float64      // its length [m]
	Shape    string       // "leaf", "leaflet", "ear"
	Colour   [3]float64   // red, green, blue between 0 and 1, sRGB
}

// Air and what is in it, for drag.
const (
	airDensity   = 1.2 // [kg/m³]
	cylinderDrag = 1.2 // coefficient of a cylinder across the wind
	leafDrag     = 0.3 // about that of a leaf in a fresh wind, which gives way (Vogel 1989)
)

// Links returns the number of links of all strands.
func (p *Plant) Links() (sum int) {
	for i := range p.Strands {
		sum += len(p.Strands[i].Curve) - 1
	}
	return sum
}

// Tree grows a plant of a species from the origin, up along z. Another seed is another plant of the species.
func Tree(s Species, seed uint64) (*Plant, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	g := grower{Species: &s, rng: stream(seed, forTree, 0), plant: &Plant{}}
	g.trunk()
	for level := 1; level < len(s.Levels); level++ {
		last := len(g.limbs)
		for i := range last {
			if g.limbs[i].level == level-1 {
				g.branches(i, level)
			}
		}
	}
	g.thicken()
	for i := range g.limbs {
		g.finish(i)
	}
	return g.plant, nil
}

// limb is a strand while its tree grows.
type limb struct {
	level, parent int
	at            float64 // place on the parent
	length        float64 // [m]
	joints        []spatial.Vec3
	children      []int   // by place, the lowest first
	end           float64 // radius at its end; before all are scaled, over that of a limb of girth 1
	root          float64 // radius at its root
}

// grower grows a tree.
type grower struct {
	*Species
	rng   random
	limbs []limb
	plant *Plant
}

// vary returns a factor about 1.
func (g *grower) vary() float64 { return 1 + g.Variation*g.rng.signed() }

func (g *grower) trunk() {
	l := limb{parent: -1, length: g.Height * g.vary()}
	lean := spatial.AxisAngle(spatial.AxisAngle(spatial.V(0, 0, 1), g.rng.angle()).Rotate(spatial.V(1, 0, 0)), g.Levels[0].Angle*g.rng.unit())
	g.shoot(&l, spatial.Vec3{}, lean.Rotate(spatial.V(0, 0, 1)))
	g.limbs = append(g.limbs, l)
}

// golden is the angle between leaves that follow each other on a stem [rad]: a turn over the golden ratio's square.
var golden = 2 * math.Pi / (math.Phi * math.Phi)

// branches grows the limbs of a level from limb parent.
func (g *grower) branches(parent, level int) {
	v := &g.Levels[level]
	spin := v.Spin
	if spin == 0 {
		spin = golden
	}
	about := g.rng.angle()
	for k := range v.Count {
		up := &g.limbs[parent]
		part := (float64(k) + 0.5 + 0.4*g.Variation*g.rng.signed()) / float64(v.Count)
		at := v.From + (v.To-v.From)*part
		crown := 1.0
		if v.Crown != 0 {
			crown = 1 + (v.Crown-1)*part
		}
		l := limb{level: level, parent: parent, at: at, length: up.length * v.Length * crown * g.vary()}
		piece := min(int(at*float64(len(up.joints)-1)), len(up.joints)-2)
		stem := up.joints[piece+1].Sub(up.joints[piece]).Unit()
		side := spatial.AxisAngle(stem, about+spin*float64(k)+0.5*g.Variation*g.rng.signed()).Rotate(stem.Perpendicular())
		angle := v.Angle * g.vary()
		sin, cos := math.Sincos(angle)
		g.shoot(&l, along(up.joints, at), stem.Scale(cos).AddScaled(sin, side))
		up.children = append(up.children, len(g.limbs))
		g.limbs = append(g.limbs, l)
	}
}

// shoot gives a limb its joints, from a place in a direction.
func (g *grower) shoot(l *limb, at, d spatial.Vec3) {
	v := &g.Levels[l.level]
	n := v.Links
	l.joints = append(l.joints, at)
	goal := spatial.V(0, 0, 1)
	if v.Tropism < 0 {
		goal = goal.Neg()
	}
	for range n {
		at = at.AddScaled(l.length/float64(n), d)
		l.joints = append(l.joints, at)
		d = turnTo(d, goal, math.Abs(v.Tropism)/float64(n))
		if v.Wander > 0 {
			axis := spatial.AxisAngle(d, g.rng.angle()).Rotate(d.Perpendicular())
			d = spatial.AxisAngle(axis, v.Wander*g.rng.unit()).Rotate(d)
		}
	}
	girth := v.Girth
	if girth == 0 {
		girth = 1
	}
	l.end = girth
}

// turnTo turns d towards a goal by at most an angle [rad].
func turnTo(d, goal spatial.Vec3, by float64) spatial.Vec3 {
	axis := d.Cross(goal)
	between := math.Atan2(axis.Norm(), d.Dot(goal))
	if axis.Norm() < 1e-9 || by == 0 {
		return d
	}
	return spatial.AxisAngle(axis.Unit(), math.Min(by, between)).Rotate(d)
}

// own returns the radius at a place of limb l without what grows from it.
func (g *grower) own(l *limb, at float64) float64 {
	return l.end * (1 + (1/g.taper()-1)*(1-at))
}

// thicken finds the radii by the pipe model: where a branch leaves, the area of the section below is the sum of those above (da Vinci;
// Shinozaki et al. 1964).
func (g *grower) thicken() {
	for i := len(g.limbs) - 1; i >= 0; i-- { // children first
		l := &g.limbs[i]
		l.root = g.below(l, 0)
	}
	scale := g.Radius / g.limbs[0].root
	for i := range g.limbs {
		g.limbs[i].root *= scale
		g.limbs[i].end *= scale
	}
}

// below returns the radius of limb l at a place, just below what grows there.
func (g *grower) below(l *limb, at float64) float64 {
	area := g.own(l, at) * g.own(l, at)
	for _, k := range l.children {
		if c := &g.limbs[k]; c.at >= at {
			area += c.root * c.root
		}
	}
	return math.Sqrt(area)
}

// finish makes the strand of limb i and what rides on it.
func (g *grower) finish(i int) {
	l := &g.limbs[i]
	s := chain.Strand{Name: g.Name, Curve: l.joints, Material: g.Material, Radius: l.root}
	if l.parent >= 0 {
		up := &g.limbs[l.parent]
		s.Parent, s.At = g.plant.Strands[l.parent].Name, l.at
		for k, c := range up.children {
			if c == i {
				s.Name = fmt.Sprintf("%s.%d", s.Parent, k+1)
			}
		}
	}
	if s.Material == "" {
		s.Material = "twig"
	}
	s.Profiles.Size = chain.Profile{{At: 0, Value: 1}}
	knot := func(at float64) {
		if last := s.Profiles.Size[len(s.Profiles.Size)-1]; at > last.At+1e-6 && at <= 1 {
			s.Profiles.Size = append(s.Profiles.Size, chain.Knot{At: at, Value: g.below(l, at) / l.root})
		}
	}
	for _, k := range l.children {
		knot(g.limbs[k].at)
	}
	knot(1)
	width := l.root + l.end // twice the mean radius
	area := cylinderDrag * width
	if l.level >= len(g.Levels)-max(g.Leaves.Levels, 1) {
		mass, leaves := g.leaves(i, l)
		m, _ := chain.MaterialNamed(s.Material)
		s.Profiles.Mass = chain.Profile{{At: 0, Value: 1 + mass/(m.Density*math.Pi*width*width/4*l.length)}}
		area += leafDrag * leaves / l.length
	}
	s.QuadraticDrag = airDensity / 2 * area
	if e := g.Ear; e.Mass > 0 && i == 0 {
		s.Lumps = []chain.Lump{{At: 1, Mass: e.Mass, Radius: e.Length / 4, Offset: spatial.V(0, 0, e.Length/2)}}
		g.plant.Riders = append(g.plant.Riders, Rider{Strand: i, At: 1, Rotation: spatial.Identity, Size: e.Length, Shape: "ear", Colour: e.Colour})
	}
	g.plant.Strands = append(g.plant.Strands, s)
}

// leaves puts leaves on limb i and returns their mass [kg] and area [m²].
func (g *grower) leaves(i int, l *limb) (mass, area float64) {
	f := &g.Leaves
	spin := f.Spin
	if spin == 0 {
		spin = golden
	}
	from, to := f.From, f.To
	if to == 0 {
		to = 1
	}
	if l.level < len(g.Levels)-1 {
		from = max(from, min(0.5, to))
	}
	about := g.rng.angle()
	for k := range f.Count {
		at := from + (to-from)*(float64(k)+1)/float64(f.Count)
		size := f.Size * g.vary()
		if f.Taper != 0 {
			size *= 1 + (f.Taper-1)*at
		}
		turn := spatial.AxisAngle(spatial.V(0, 0, 1), about+spin*float64(k))
		tilt := spatial.AxisAngle(spatial.V(1, 0, 0), f.Angle*g.vary())
		edge := turn.Rotate(spatial.V(0, -l.end, 0)) // on the bark, on the side that it is tilted to
		g.plant.Riders = append(g.plant.Riders, Rider{Strand: i, At: at, Offset: edge, Rotation: turn.Mul(tilt), Size: size, Shape: f.Shape,
			Colour: g.shade(f.Colour)})
		mass += f.Mass * size * size / (f.Size * f.Size)
		area += f.Width * size * size
	}
	return mass, area
}

// shade varies a colour a little.
func (g *grower) shade(c [3]float64) [3]float64 {
	by := 1 + 0.15*g.rng.signed()
	for i := range c {
		c[i] = math.Max(0, math.Min(1, c[i]*by))
	}
	return c
}

// AppendTo appends a copy of the plant that stands at a frame to the strands and riders of a whole wood. Its strands' names begin with
// the prefix, which must be the plant's own.
func (p *Plant) AppendTo(strands []chain.Strand, riders []Rider, prefix string, at spatial.Frame) ([]chain.Strand, []Rider) {
	first := len(strands)
	for _, s := range p.Strands {
		s.Name = prefix + s.Name
		if s.Parent != "" {
			s.Parent = prefix + s.Parent
		}
		curve := make([]spatial.Vec3, len(s.Curve))
		for i, q := range s.Curve {
			curve[i] = at.Point(q)
		}
		s.Curve = curve
		strands = append(strands, s)
	}
	for _, r := range p.Riders {
		// The axes of links are carried along from the world's, so they do not turn with the plant.
		before := linkAxes(p.Strands[r.Strand].Curve, r.At)
		r.Strand += first
		turn := linkAxes(strands[r.Strand].Curve, r.At).Conj().Mul(at.Rot).Mul(before)
		r.Rotation, r.Offset = turn.Mul(r.Rotation).Unit(), turn.Rotate(r.Offset)
		riders = append(riders, r)
	}
	return strands, riders
}

// linkAxes returns the axes that chain gives the link at a place of a strand with links of one length.
func linkAxes(joints []spatial.Vec3, at float64) spatial.Quat {
	n := len(joints) - 1
	last := max(0, min(int(math.Ceil(at*float64(n)*(1-1e-12)))-1, n-1))
	rot, before := spatial.Identity, spatial.V(0, 0, 1)
	for k := 0; k <= last; k++ {
		d := joints[k+1].Sub(joints[k]).Unit()
		rot = spatial.Between(before, d).Mul(rot)
		before = d
	}
	return rot.Unit()
}
