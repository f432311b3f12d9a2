package solid

import "github.com/tendril-sim/tendril/spatial"

// A hand does not hold harder than its friction: each node of a ring bears a share R along the surface, Coulomb's μN. A node that is held and takes more slides from then on: nothing holds it but a
// force R against its motion in the hand, as a damper R/|v| in the equations of the step, with the speed v of the step before. Nearly stopped within a step, it is held again.

// slide is how a node slides through a grip.
type slide struct {
	drag  float64      // of its damper [N s/m]; 0: it does not slide, but is held
	share float64      // most force that it bears [N]
	place spatial.Vec3 // that moves as the grip does where the node is [m]
	force spatial.Vec3 // of the grip on the node in the last step [N]
	way   float64      // that it has slid so far [m]
}

const (
	slideStops = 0.25 // part of its speed, left after a step, with which a node is held again
	leastSlide = 1e-6 // sizes of the solid that a node slides in a second at least: the damper of one that rests would be without end
)

// slideID is the number of the hand that pulls at node k of grip i. Those of others are not negative.
func slideID(i, k int) int { return -1 - (i<<24 | k) }

// slip lets nodes slide that take more than their share, and holds those that have stopped, before a step of h seconds.
func (c *Clasp) slip(h float64) {
	s := c.solid
	if c.soft.Friction == 0 {
		return
	}
	c.feelNodes()
	g := &s.grips[c.grip]
	middle, normal := s.middle(c.nodes), c.held.Rot.Rotate(spatial.V(0, 0, 1))
	share, least := c.soft.Friction/float64(len(g.nodes)), leastSlide*s.size
	for k, node := range g.nodes {
		u := &g.slides[k]
		if u.drag == 0 {
			out := vecAt(s.now.x, int(node)).Sub(middle)
			out = out.AddScaled(-out.Dot(normal), normal).Unit()
			if most := u.force.AddScaled(-u.force.Dot(out), out).Norm(); most > share {
				s.Fix(int(s.outside[node]), false)
				speed := (most - share) * s.gain / s.diagonal(int(node))
				u.drag, u.share, u.place = share/max(speed, least), share, vecAt(s.now.x, int(node))
				s.pullSlide(c.grip, k)
			}
			continue
		}
		speed := u.force.Norm() / u.drag
		u.way += speed * h
		if u.force.Norm() < slideStops*share || speed < least {
			u.drag = 0
			s.DropPull(slideID(c.grip, k))
			s.Fix(int(s.outside[node]), true)
			g.local[k] = g.frame.Local(vecAt(s.now.x, int(node)))
			continue
		}
		u.drag = share / speed
	}
}

// diagonal is what resists a change of a node's velocity alone, in the equations of the last step [kg].
func (s *Solid) diagonal(i int) float64 {
	b := s.matrix.Block(s.pattern.Find(i, i))
	return (b[0] + b[4] + b[8]) / 3
}

// pullSlide tells the equations of the step of a node that slides.
func (s *Solid) pullSlide(i, k int) {
	g := &s.grips[i]
	if u := &g.slides[k]; u.drag > 0 {
		s.SetPull(slideID(i, k), Pull{Point: s.NodePoint(int(s.outside[g.nodes[k]])), Target: spatial.Frame{Rot: spatial.Identity, Pos: u.place}, LinearDamping: u.drag})
	}
}

// feelNodes notes what each node felt in the last step; of one that was brought back that is known.
func (c *Clasp) feelNodes() {
	g := &c.solid.grips[c.grip]
	for k := range g.nodes {
		if !c.back {
			g.slides[k].force = c.solid.heldBy(c.grip, k)
		}
	}
}

// Sliding returns how many nodes slide through the hand now, and how far the ring has slid so far, the mean of its nodes [m].
func (c *Clasp) Sliding() (nodes int, way float64) {
	if c.released {
		return 0, 0
	}
	g := &c.solid.grips[c.grip]
	for k := range g.slides {
		if g.slides[k].drag > 0 {
			nodes++
		}
		way += g.slides[k].way / float64(len(g.slides))
	}
	return nodes, way
}
