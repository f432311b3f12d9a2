package groom

import (
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/chain"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// Groom is strands for a chain, and more of them for display.
type Groom struct {
	Strands []chain.Strand  // guides: they are simulated
	Roots   []spatial.Frame // of the strands, z out of the skin
	Clumps  []int           // clump of each strand, 0 where there are none
	Fill    []Fill          // strands between the guides
	Cost    Cost
}

// New grows the groom of c. The error is a *FieldError, or a *CostError where it would cost too much to simulate.
func New(c Config) (*Groom, error) {
	if err := c.Validate(); err != nil {
		return nil, err
	}
	if err := c.afford(); err != nil {
		return nil, err
	}
	var index *mesh.Index
	if c.Surface != nil {
		var err error
		if index, err = mesh.NewIndex(c.Surface); err != nil {
			return nil, fmt.Errorf("groom: Surface: %w", err)
		}
	}
	roots, err := c.findRoots(index)
	if err != nil {
		return nil, err
	}
	n := c.strands()
	g := &Groom{Strands: make([]chain.Strand, n), Roots: make([]spatial.Frame, n), Cost: Estimate(c)}
	for i := range n {
		g.Roots[i] = roots[i].Frame
	}
	middles := g.gather(&c)
	if len(c.Curves) > 0 {
		for i := range n {
			links := 0
			if c.Links > 0 {
				links = c.links()
			}
			g.Strands[i] = c.strand(i, resample(c.Curves[roots[i].curve], links), 1)
		}
	} else if err := g.style(newStylist(&c, index), middles); err != nil {
		return nil, err
	}
	g.fill(&c, roots[n:])
	return g, nil
}

// gather finds the clumps: evenly spread strands are their middles, which it returns, and each other one belongs to the nearest. A part
// goes through no clump if it can be helped.
func (g *Groom) gather(c *Config) (middles []int) {
	g.Clumps = make([]int, len(g.Roots))
	if c.Clump.Count == 0 {
		return nil
	}
	points := make([]spatial.Vec3, len(g.Roots))
	for i := range points {
		points[i] = g.Roots[i].Pos
	}
	middles = farthest(points, min(c.Clump.Count, len(points)))
	for i, p := range points {
		best := math.Inf(1)
		for k, m := range middles {
			d := points[m].Sub(p).Norm2()
			if !c.sameSide(p, points[m]) {
				d += 1e12
			}
			if d < best {
				best, g.Clumps[i] = d, k
			}
		}
	}
	return middles
}

// sameSide reports whether two places are on the same side of the part.
func (c *Config) sameSide(a, b spatial.Vec3) bool {
	p := c.Comb.Part
	return p == nil || p.Above(a) == p.Above(b)
}

// style gives all strands their shape.
func (g *Groom) style(s *stylist, middles []int) error {
	drawn := s.Clump.Tightness > 0 && len(middles) > 0
	centre := make([][]spatial.Vec3, len(middles))
	if drawn {
		for k, i := range middles {
			m := s.manner(i, g.Roots[i])
			centre[k] = s.grow(nil, g.Roots[i], &m)
		}
	}
	links := s.links()
	var points []spatial.Vec3
	for i := range g.Strands {
		r := g.Roots[i]
		m := s.manner(i, r)
		if !(m.length > 1e-6*s.Length && m.length < 1e6*s.Length) {
			return &FieldError{"LengthAt", fmt.Sprintf("%v at %v", m.length/s.Length, r.Pos), "a factor of more than 0"}
		}
		points = s.grow(points[:0], r, &m)
		if drawn {
			s.draw(points, centre[g.Clumps[i]])
		}
		s.keepOut(points)
		g.Strands[i] = s.strand(i, walk(points, links, m.length/float64(links)), m.stiffness)
	}
	return nil
}

// draw draws a strand to the middle of its clump.
func (s *stylist) draw(points, middle []spatial.Vec3) {
	for k := range points {
		t := math.Min(1, float64(k)/float64(s.points))
		pull := s.Clump.Tightness * t * t
		if len(s.Clump.Profile) > 0 {
			pull = s.Clump.Tightness * s.Clump.Profile.Value(t) * smooth(t/0.05) // roots stay
		}
		points[k] = points[k].Lerp(middle[k], pull)
	}
}

// strand returns strand i with its joints and a factor on its stiffness.
func (c *Config) strand(i int, joints []spatial.Vec3, stiffness float64) chain.Strand {
	s := c.Strand
	s.Name, s.Parent, s.At, s.Rest, s.Links = "", "", 0, nil, 0
	if c.Name != "" {
		s.Name = fmt.Sprintf("%s%d", c.Name, i)
	}
	s.Curve = joints
	if c.Taper != 0 && c.Taper != 1 && len(s.Profiles.Size) == 0 {
		s.Profiles.Size = chain.Profile{{At: 0, Value: 1}, {At: 1, Value: c.Taper}}
	}
	if stiffness != 1 {
		s.Profiles.Bend = scaled(s.Profiles.Bend, stiffness)
		s.Profiles.Torsion = scaled(s.Profiles.Torsion, stiffness)
	}
	return s
}

// scaled returns a profile times a factor.
func scaled(p chain.Profile, by float64) chain.Profile {
	if len(p) == 0 {
		return chain.Profile{{At: 0, Value: by}}
	}
	out := append(chain.Profile(nil), p...)
	for i := range out {
		out[i].Value *= by
	}
	return out
}
