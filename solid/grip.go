package solid

import "github.com/tendril-sim/tendril/spatial"

// grip is a set of nodes that something rigid holds: the hand as a plane (Le Gouis 2013, section 4.2). The nodes are known in the equations of the step, which find the motion of all others with
// them, so that elements at the grip are strained no more than the motion asks for, however fast it is; and what holds the nodes is known exactly.
type grip struct {
	nodes []int32        // inside
	local []spatial.Vec3 // in the grip's coordinates [m]
	frame spatial.Frame
	used  bool
}

// Grip holds nodes as they are in a frame, and returns the number of the grip. Nodes that are fixed already are left out.
func (s *Solid) Grip(nodes []int32, frame spatial.Frame) int {
	if frame.Rot == (spatial.Quat{}) {
		frame.Rot = spatial.Identity
	}
	i := 0
	for i < len(s.grips) && s.grips[i].used {
		i++
	}
	if i == len(s.grips) {
		s.grips = append(s.grips, grip{})
	}
	g := &s.grips[i]
	*g = grip{nodes: g.nodes[:0], local: g.local[:0], frame: frame, used: true}
	for _, n := range nodes {
		if n < 0 || int(n) >= len(s.inside) || s.Fixed(int(n)) {
			continue
		}
		k := s.inside[n]
		s.Fix(int(n), true)
		g.nodes, g.local = append(g.nodes, k), append(g.local, frame.Local(vecAt(s.now.x, int(k))))
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
	g.frame = spatial.Frame{Rot: frame.Rot.Unit(), Pos: frame.Pos}
	for k, node := range g.nodes {
		s.targets[node] = g.frame.Point(g.local[k])
	}
}

// GripWrench returns what a grip exerted on the solid in the last step, in world axes about the origin of its frame [N m], [N].
func (s *Solid) GripWrench(i int) (w spatial.Wrench) {
	if i < 0 || i >= len(s.grips) {
		return w
	}
	g := &s.grips[i]
	for _, node := range g.nodes {
		f := vecAt(s.reactions, int(node))
		w.Force = w.Force.Add(f)
		w.Torque = w.Torque.Add(vecAt(s.now.x, int(node)).Sub(g.frame.Pos).Cross(f))
	}
	return w
}

// Release lets go what a grip holds.
func (s *Solid) Release(i int) {
	if i < 0 || i >= len(s.grips) {
		return
	}
	g := &s.grips[i]
	for _, node := range g.nodes {
		s.Fix(int(s.outside[node]), false)
	}
	g.nodes, g.local, g.used = g.nodes[:0], g.local[:0], false
}
