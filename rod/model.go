package rod

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// How a Rod is cut into pieces.
//
// Positions live at the nodes, orientations at the links between them: link k is the straight piece from position k to
// position k+1, its local z along it. A joint between two links carries bend and twist (joint.go), with the stiffness K/ĥ of
// half the length of both links. This is a second-order scheme for Pai 2002, eq. 2, 5 and 6.
//
// At both ends, and wherever the rod is held or pulled at a point, there is a bead: a link of no length that carries the
// frame at that very place, half a link away (ĥ/2) from the middle of its neighbours.

// link is the unchanging part of a link and of the joint before it.
type link struct {
	length   float64      // rest length [m]; 0 for a bead
	curve    float64      // length of the rest curve that the link spans [m]
	joint    spatial.Sym3 // stiffness of the joint before this link, K/ĥ [N m]; of no meaning for the first
	rest     spatial.Vec3 // its strain at rest, φ̂ [1]
	diagonal bool         // joint has nothing off its diagonal
	stretch  spatial.Sym3 // shear and stretch stiffness L [N]
	arc      float64      // arc length at the start of the link [m]
}

// model is what does not change while a rod moves.
type model struct {
	links      []link
	nodeLink   []int // for each node, the link that starts there: the bead where it has one
	holdLink   []int // for each hold, its bead
	loadLink   []int // for each point load, its bead; -1 for one that is spread
	length     float64
	mass       []float64       // mass lumped at each position [kg], len(links)+1
	restFrames []spatial.Frame // rest frame of each link in the world, at its start
	places     []float64       // place of each node in [0, 1]

	bendScale  float64 // smallest bending or twisting stiffness [N m²]
	axialScale float64 // stiffness against stretching, real or supposed [N]
}

// build cuts the rod described by a valid cfg into links.
func build(cfg *Config) (*model, error) {
	m := &model{length: cfg.Curve.Length()}
	if err := m.placeNodes(cfg); err != nil {
		return nil, err
	}
	n := len(m.places)
	frames := restFrames(cfg, m.places)

	// One link for each piece, a bead before it where one is needed.
	beads := make([]bool, n)
	beads[0], beads[n-1] = true, true
	for _, t := range cfg.specialPlaces() {
		beads[m.nearest(t)] = true
	}
	m.nodeLink = make([]int, n)
	for i := range n {
		m.nodeLink[i] = len(m.links)
		if beads[i] {
			m.links = append(m.links, link{arc: m.places[i] * m.length})
			m.restFrames = append(m.restFrames, frames[i])
		}
		if i == n-1 {
			break
		}
		chord := frames[i+1].Pos.Sub(frames[i].Pos)
		if !positive(chord.Norm()) {
			return nil, &FieldError{"Curve", fmt.Sprintf("returning to the same point between nodes %d and %d", i, i+1), "more nodes, or a curve without such points"}
		}
		m.links = append(m.links, link{length: chord.Norm(), curve: (m.places[i+1] - m.places[i]) * m.length, arc: m.places[i] * m.length, stretch: cfg.stretchAt(i, (m.places[i]+m.places[i+1])/2)})
		m.restFrames = append(m.restFrames, spatial.Frame{Rot: between(frames[i].Rot, frames[i+1].Rot, chord.Unit()), Pos: frames[i].Pos})
	}
	for _, h := range cfg.Holds {
		m.holdLink = append(m.holdLink, m.nodeLink[m.nearest(h.At)])
	}
	for _, l := range cfg.Loads {
		if l.From == l.To {
			m.loadLink = append(m.loadLink, m.nodeLink[m.nearest(l.From)])
		} else {
			m.loadLink = append(m.loadLink, -1)
		}
	}
	m.setJoints(cfg)
	m.setMass(cfg)
	return m, nil
}

// specialPlaces are those where the rod is held or pulled at a point.
func (c *Config) specialPlaces() []float64 {
	var places []float64
	for _, h := range c.Holds {
		places = append(places, h.At)
	}
	for _, l := range c.Loads {
		if l.From == l.To {
			places = append(places, l.From)
		}
	}
	return places
}

// placeNodes spaces the nodes and moves the nearest one to each special place.
func (m *model) placeNodes(cfg *Config) error {
	n := cfg.nodes()
	m.places = append([]float64(nil), cfg.Mesh...)
	if len(m.places) == 0 {
		m.places = make([]float64, n)
		for i := range m.places {
			m.places[i] = float64(i) / float64(n-1)
		}
	}
	taken := map[int]float64{0: 0, n - 1: 1}
	for _, t := range cfg.specialPlaces() {
		i := m.nearest(t)
		if at, ok := taken[i]; ok && at != t {
			// The nearest is spoken for: try the neighbour on t's side.
			if t > at {
				i++
			} else {
				i--
			}
			if at, ok := taken[i]; ok && at != t {
				return &FieldError{"Nodes", n, fmt.Sprintf("more nodes, so that the points at %v and %v of the length each get their own", at, t)}
			}
		}
		taken[i] = t
		m.places[i] = t
	}
	return nil
}

// nearest returns the node nearest to place t.
func (m *model) nearest(t float64) int {
	lo, hi := 0, len(m.places)-1
	for hi-lo > 1 {
		if mid := (lo + hi) / 2; m.places[mid] <= t {
			lo = mid
		} else {
			hi = mid
		}
	}
	if t-m.places[lo] <= m.places[hi]-t {
		return lo
	}
	return hi
}

// restFrames returns the rest frame at each place, in the world.
func restFrames(cfg *Config, places []float64) []spatial.Frame {
	base := cfg.Base
	if base == (spatial.Frame{}) {
		base = spatial.AtOrigin
	}
	base.Rot = base.Rot.Unit()
	length := cfg.Curve.Length()
	frames := make([]spatial.Frame, len(places))
	p, t := cfg.Curve.At(0)
	f := spatial.Frame{Rot: firstRotation(t), Pos: p}
	frames[0] = base.Mul(f)
	for i := 1; i < len(places); i++ {
		h := (places[i] - places[i-1]) * length
		if len(cfg.Curvature) > 0 {
			// The middle of the two nodes' strains, constant over the piece: second order, and exact for a constant one.
			u := cfg.Curvature[i-1].Add(cfg.Curvature[i]).Scale(0.5)
			f = f.Mul(alongArc(u, h))
		} else {
			q, t := cfg.Curve.At(places[i] * length)
			f.Rot = transport(f, q, t).Mul(spatial.AxisAngle(spatial.V(0, 0, 1), cfg.Twist*h))
			f.Pos = q
		}
		frames[i] = base.Mul(f)
	}
	return frames
}

// firstRotation takes local z to tangent t by the shortest turn.
func firstRotation(t spatial.Vec3) spatial.Quat { return spatial.Between(spatial.V(0, 0, 1), t) }

// transport carries the rotation of f along the curve to point p with tangent t without twist: the double reflection of
// Wang et al. 2008, of fourth order.
func transport(f spatial.Frame, p, t spatial.Vec3) spatial.Quat {
	v1 := p.Sub(f.Pos)
	c1 := v1.Norm2()
	x, t0 := f.Rot.Rotate(spatial.V(1, 0, 0)), f.Rot.Z3()
	x = x.AddScaled(-2/c1*v1.Dot(x), v1)
	t0 = t0.AddScaled(-2/c1*v1.Dot(t0), v1)
	v2 := t.Sub(t0)
	if c2 := v2.Norm2(); c2 > 1e-30 {
		x = x.AddScaled(-2/c2*v2.Dot(x), v2)
	}
	x = x.AddScaled(-x.Dot(t), t).Unit()
	return spatial.FromAxes(x, t.Cross(x), t)
}

// alongArc is the frame reached from the origin over length h at constant strain u: Pai 2002, eq. 14 with v = e₃.
func alongArc(u spatial.Vec3, h float64) spatial.Frame {
	return spatial.ExpTwist(spatial.Twist{Angular: u.Scale(h), Linear: spatial.V(0, 0, h)})
}

// between returns the rotation half way from a to b, turned by the least so that its z is along t.
func between(a, b spatial.Quat, t spatial.Vec3) spatial.Quat {
	mid := mix(a, b, 0.5)
	return spatial.Between(mid.Z3(), t).Mul(mid).Unit()
}

// mix is the rotation a fraction t of the way from a to b: by linear interpolation and scaling, of third order in the angle.
func mix(a, b spatial.Quat, t float64) spatial.Quat {
	s := 1 - t
	if a.W*b.W+a.X*b.X+a.Y*b.Y+a.Z*b.Z < 0 {
		t = -t
	}
	return spatial.Quat{W: s*a.W + t*b.W, X: s*a.X + t*b.X, Y: s*a.Y + t*b.Y, Z: s*a.Z + t*b.Z}.Unit()
}

// setJoints gives every joint its stiffness and rest strain, and finds the rod's scales.
func (m *model) setJoints(cfg *Config) {
	m.bendScale = math.Inf(1)
	node := 0 // the node at the joint before link k
	for k := 1; k < len(m.links); k++ {
		for node+1 < len(m.nodeLink) && m.nodeLink[node+1] <= k {
			node++
		}
		span := (m.links[k-1].curve + m.links[k].curve) / 2
		stiffness := cfg.bendAt(node, m.places[node])
		m.bendScale = math.Min(m.bendScale, math.Min(stiffness.XX, math.Min(stiffness.YY, stiffness.ZZ)))
		m.links[k].setRest(stiffness.Scaled(1/span), spatial.Gibbs(m.restFrames[k-1].Rot, m.restFrames[k].Rot))
		if cfg.rest != nil {
			m.links[k].rest = cfg.rest[k]
		}
	}
	m.axialScale = 1e7 * m.bendScale / (m.length * m.length) // what a rod 1,000 times as long as thick would have, if nothing is known
	if len(cfg.Stretch) > 0 || cfg.Young > 0 {
		m.axialScale = math.Inf(1)
		for k := range m.links {
			if m.links[k].length > 0 {
				m.axialScale = math.Min(m.axialScale, m.links[k].stretch.ZZ)
			}
		}
	}
}

// setMass lumps half the mass of every link at each of its positions.
func (m *model) setMass(cfg *Config) {
	m.mass = make([]float64, len(m.links)+1)
	for k := range m.links {
		half := 0.0
		if l := m.links[k].curve; l > 0 && cfg.Density > 0 {
			s := cfg.Section.scaled(cfg.Taper.Value((m.links[k].arc+l/2)/m.length, 1))
			half = cfg.Density * s.area * l / 2
		}
		m.mass[k] += half
		m.mass[k+1] += half
	}
}

// sizes of a cross-section.
type sizes struct {
	area, ix, iy, polar float64 // [m²], [m⁴]
}

// scaled returns the sizes of the section with its linear size multiplied by f.
func (s *Section) scaled(f float64) sizes {
	f2 := f * f
	f4 := f2 * f2
	switch {
	case s.Radius > 0:
		a := math.Pi * s.Radius * s.Radius
		i := a * s.Radius * s.Radius / 4
		return sizes{a * f2, i * f4, i * f4, 2 * i * f4}
	case s.Radii[0] > 0:
		a, b := s.Radii[0], s.Radii[1]
		area := math.Pi * a * b
		// Saint-Venant's torsion constant of an ellipse, not its polar moment: the section warps.
		polar := math.Pi * a * a * a * b * b * b / (a*a + b*b)
		return sizes{area * f2, area * b * b / 4 * f4, area * a * a / 4 * f4, polar * f4}
	}
	polar := s.Polar
	if polar == 0 {
		polar = s.InertiaX + s.InertiaY
	}
	return sizes{s.Area * f2, s.InertiaX * f4, s.InertiaY * f4, polar * f4}
}

// shearModulus is Shear, or follows from Young and Poisson [Pa].
func (c *Config) shearModulus() float64 {
	if c.Shear > 0 {
		return c.Shear
	}
	return c.Young / (2 * (1 + c.Poisson))
}

// bendAt is the stiffness K at a node (Pai 2002, eq. 6a) [N m²].
func (c *Config) bendAt(node int, place float64) spatial.Sym3 {
	if len(c.Bend) > 0 {
		return spatial.SymOf(&c.Bend[min(node, len(c.Bend)-1)])
	}
	s := c.Section.scaled(c.Taper.Value(place, 1))
	return spatial.Sym3{XX: c.Young * s.ix, YY: c.Young * s.iy, ZZ: c.shearModulus() * s.polar}
}

// stretchAt is the stiffness L at a node (eq. 6b) [N].
func (c *Config) stretchAt(node int, place float64) spatial.Sym3 {
	if len(c.Stretch) > 0 {
		return spatial.SymOf(&c.Stretch[min(node, len(c.Stretch)-1)])
	}
	s := c.Section.scaled(c.Taper.Value(place, 1))
	factor := c.Section.ShearFactor
	if factor == 0 {
		nu := c.Young/(2*c.shearModulus()) - 1
		factor = 6 * (1 + nu) / (7 + 6*nu) // Cowper 1966
	}
	shear := factor * c.shearModulus() * s.area
	return spatial.Sym3{XX: shear, YY: shear, ZZ: c.Young * s.area}
}
