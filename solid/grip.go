package solid

import "github.com/tendril-sim/tendril/spatial"

// grip is a set of nodes that something rigid holds: the hand as a plane (Le Gouis 2013, section 4.2). The nodes are known in the equations of the step, which find the motion of all others with
// them, and what holds the nodes is known exactly. A frame that jumps strains the elements around them all the same: it is for Clasp to move it so that they bear it.
type grip struct {
	nodes  []int32        // inside
	local  []spatial.Vec3 // in the grip's coordinates [m]
	slides []slide
	frame  spatial.Frame
	used   bool
}

// Grip holds nodes as they are in a frame, and returns the number of the grip. Nodes that are fixed already are left out.
func (s *Solid) Grip(nodes []int32, frame spatial.Frame) int {
	if frame.Rot == (spatial.Quat{}) {
		frame.Rot = spatial.Identity
	}
	i := s.spareGrip()
	g := &s.grips[i]
	*g = grip{nodes: g.nodes[:0], local: g.local[:0], slides: g.slides[:0], frame: frame, used: true}
	for _, n := range nodes {
		if n < 0 || int(n) >= len(s.inside) || s.Fixed(int(n)) {
			continue
		}
		k := s.inside[n]
		s.Fix(int(n), true)
		g.nodes, g.local, g.slides = append(g.nodes, k), append(g.local, frame.Local(vecAt(s.now.x, int(k)))), append(g.slides, slide{})
	}
	return i
}

// spareGrip returns the number of a grip that nobody uses.
func (s *Solid) spareGrip() int {
	for i := range s.grips {
		if !s.grips[i].used {
			return i
		}
	}
	s.grips = append(s.grips, grip{})
	return len(s.grips) - 1
}

// gripAgain holds nodes as they were held before.
func (s *Solid) gripAgain(nodes []int32, was *grip) int {
	i := s.spareGrip()
	for k, n := range nodes {
		was.nodes = append(was.nodes, s.inside[n])
		s.Fix(int(n), was.slides[k].drag == 0)
	}
	s.grips[i] = *was
	for k := range nodes {
		s.pullSlide(i, k)
	}
	return i
}

// Gripped returns the number of nodes that a grip holds.
func (s *Solid) Gripped(i int) int { return len(s.grips[i].nodes) }

// MoveGrip says where the frame of a grip shall be at the end of the next step; there it stays. A frame that is not finite is not one.
func (s *Solid) MoveGrip(i int, frame spatial.Frame) {
	if i < 0 || i >= len(s.grips) || !s.grips[i].used || !frame.Finite() || frame.Rot == (spatial.Quat{}) {
		return
	}
	g := &s.grips[i]
	was := g.frame
	g.frame = spatial.Frame{Rot: frame.Rot.Unit(), Pos: frame.Pos}
	for k, node := range g.nodes {
		if u := &g.slides[k]; u.drag > 0 {
			at := vecAt(s.now.x, int(node))
			u.place = u.place.Add(g.frame.Point(was.Local(at)).Sub(at))
			s.pullSlide(i, k)
			continue
		}
		s.targets[node] = g.frame.Point(g.local[k])
	}
}

// GripWrench returns what a grip exerted on the solid in the last step, in world axes about the origin of its frame [N m], [N].
func (s *Solid) GripWrench(i int) (w spatial.Wrench) {
	if i < 0 || i >= len(s.grips) {
		return w
	}
	g := &s.grips[i]
	for k, node := range g.nodes {
		f := s.heldBy(i, k)
		w.Force = w.Force.Add(f)
		w.Torque = w.Torque.Add(vecAt(s.now.x, int(node)).Sub(g.frame.Pos).Cross(f))
	}
	return w
}

// heldBy returns the force of a grip on its node k in the last step [N].
func (s *Solid) heldBy(i, k int) spatial.Vec3 {
	if g := &s.grips[i]; g.slides[k].drag == 0 {
		return vecAt(s.reactions, int(g.nodes[k]))
	}
	return s.PullWrench(slideID(i, k)).Force
}

// Release lets go what a grip holds.
func (s *Solid) Release(i int) {
	if i < 0 || i >= len(s.grips) {
		return
	}
	g := &s.grips[i]
	for k, node := range g.nodes {
		s.Fix(int(s.outside[node]), false)
		s.DropPull(slideID(i, k))
	}
	g.nodes, g.local, g.slides, g.used = g.nodes[:0], g.local[:0], g.slides[:0], false
}
