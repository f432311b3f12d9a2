package solid

import (
	"slices"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/spatial"
)

// shellPiece is an element at the surface as contacts see it, with the skin around it.
type shellPiece struct {
	shape   *collide.Shape
	rest    *collide.Shape // at rest, of a solid that touches itself
	point   int            // its middle
	element int32          // inside
}

// AppendPieces appends a ball for each node of the surface, or of those that are far enough from each other, if the solid has a skin: what touches it is kept off its nodes.
// Balls have no axes. What acts on one acts at the node, so that a contact costs three columns of answers and not six. The elements of a shell come after them.
func (s *Solid) AppendPieces(dst []collide.Piece) []collide.Piece {
	s.balls, s.corner = 0, s.corner[:0]
	var err error
	if s.ball, err = collide.NewSphere(s.cfg.Skin); err == nil { // with no thickness there is none
		for _, n := range s.touchNodes() {
			p := point{element: s.visits[s.starts[n]].element, bare: true}
			p.weights[s.visits[s.starts[n]].corner] = 1
			s.points = append(s.points, p)
			dst = append(dst, collide.Piece{Shape: s.ball, Point: len(s.points) - 1, Place: spatial.AtOrigin})
			s.corner = append(s.corner, n)
			s.balls++
		}
	}
	if s.cfg.Shell {
		dst = s.appendShell(dst)
	}
	return dst
}

// Face tells whether a piece, by its number in AppendPieces, is one of the shell.
func (s *Solid) Face(i int) bool { return i >= s.balls }

// appendShell appends each element at the surface as a convex piece on its middle.
func (s *Solid) appendShell(dst []collide.Piece) []collide.Piece {
	s.shell = s.shell[:0]
	elements := slices.Clone(s.cfg.Mesh.Skin().Elements)
	slices.Sort(elements)
	for _, e := range slices.Compact(elements) {
		element := s.elementInside[e]
		corners, _ := s.restCorners(element)
		p := shellPiece{point: len(s.points), element: element}
		var err error
		if p.shape, err = collide.NewTetrahedron(&corners, s.cfg.Skin); err != nil {
			continue // one that is as good as flat is left to its neighbours
		}
		if s.cfg.Self {
			p.rest, _ = collide.NewTetrahedron(&corners, s.cfg.Skin)
		}
		s.points = append(s.points, point{element: element, weights: [4]float64{0.25, 0.25, 0.25, 0.25}})
		s.shell = append(s.shell, p)
		dst = append(dst, collide.Piece{Shape: p.shape, Point: p.point, Place: spatial.AtOrigin})
	}
	return dst
}

// Reshape gives the pieces of the shell the shape that their elements have when the step begins. One that is turned inside out is shown as it is at rest.
func (s *Solid) Reshape() {
	x := s.now.x
	if s.inStep {
		x = s.start.x
	}
	for i := range s.shell {
		p := &s.shell[i]
		at := s.poseOf(p.point, x)
		var corners [4]spatial.Vec3
		for k, n := range s.corners[p.element] {
			corners[k] = at.Rot.Unrotate(vecAt(x, int(n)).Sub(at.Pos))
		}
		if !p.shape.SetCorners(&corners) {
			corners, _ = s.restCorners(p.element)
			p.shape.SetCorners(&corners)
		}
	}
}

// restCorners returns the corners of an element at rest about its middle, and that.
func (s *Solid) restCorners(element int32) (corners [4]spatial.Vec3, middle spatial.Vec3) {
	for k, n := range s.corners[element] {
		corners[k] = s.cfg.Mesh.Nodes[s.outside[n]]
		middle = middle.AddScaled(0.25, corners[k])
	}
	for k := range corners {
		corners[k] = corners[k].Sub(middle)
	}
	return corners, middle
}

// clearAtRest is by how much a node and an element that may touch each other are apart at rest, in thicknesses of the skin.
const clearAtRest = 0.5

// Folds tells whether two pieces of the solid, by their numbers in AppendPieces, may come to touch each other: a node and an element of which no corner shares an element with it, and
// which are clear of each other at rest.
func (s *Solid) Folds(i, j int) bool {
	i, j = min(i, j), max(i, j)
	if !s.cfg.Self || s.Face(i) || !s.Face(j) {
		return false
	}
	node, piece := s.corner[i], &s.shell[j-s.balls]
	_, _, beside := s.pattern.Row(int(node))
	for _, n := range s.corners[piece.element] {
		if slices.Contains(beside, n) {
			return false
		}
	}
	_, middle := s.restCorners(piece.element)
	at, there := spatial.Frame{Rot: spatial.Identity, Pos: s.cfg.Mesh.Nodes[s.outside[node]]}, spatial.Frame{Rot: spatial.Identity, Pos: middle}
	return collide.Distance(s.ball, &at, piece.rest, &there, nil).Distance > clearAtRest*s.cfg.Skin
}

// touchNodes returns the nodes that are touched, inside: of the surface, in the order of the mesh, those that are far enough from all before them.
func (s *Solid) touchNodes() (taken []int32) {
	for _, n := range s.surfaceOf().nodes {
		i := s.inside[n]
		if s.cfg.SkinSpacing == 0 || s.apart(i, taken) {
			taken = append(taken, i)
		}
	}
	return taken
}

// apart tells whether a node is far enough from others in the shape at rest.
func (s *Solid) apart(i int32, others []int32) bool {
	at := s.cfg.Mesh.Nodes[s.outside[i]]
	for _, j := range others {
		if s.cfg.Mesh.Nodes[s.outside[j]].Sub(at).Norm() < s.cfg.SkinSpacing {
			return false
		}
	}
	return true
}

// SpotAt makes a material point without axes at a place of the mesh at rest, in its coordinates, and returns its number and whether the place is inside. What holds it holds its place alone,
// which takes half of the answers that PointAt asks for.
func (s *Solid) SpotAt(local spatial.Vec3) (p int, inside bool) {
	at := s.locate(local)
	at.bare = true
	s.points = append(s.points, at)
	return len(s.points) - 1, min(at.weights[0], at.weights[1], at.weights[2], at.weights[3]) >= 0
}
