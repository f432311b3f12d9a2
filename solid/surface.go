package solid

import (
	"slices"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/spatial"
)

// AppendPieces appends a ball for each node of the surface, or of those that are far enough from each other, if the solid has a skin: what touches it is kept off its nodes.
// Balls have no axes. What acts on one acts at the node, so that a contact costs three columns of answers and not six. The elements of a shell come after them.
func (s *Solid) AppendPieces(dst []collide.Piece) []collide.Piece {
	s.balls = 0
	if ball, err := collide.NewSphere(s.cfg.Skin); err == nil { // with no thickness there is none
		for _, n := range s.touchNodes() {
			p := point{element: s.visits[s.starts[n]].element, bare: true}
			p.weights[s.visits[s.starts[n]].corner] = 1
			s.points = append(s.points, p)
			dst = append(dst, collide.Piece{Shape: ball, Point: len(s.points) - 1, Place: spatial.AtOrigin})
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
	elements := slices.Clone(s.cfg.Mesh.Skin().Elements)
	slices.Sort(elements)
	for _, e := range slices.Compact(elements) {
		var corners [4]spatial.Vec3
		var middle spatial.Vec3
		for k, n := range s.cfg.Mesh.Elements[e] {
			corners[k] = s.cfg.Mesh.Nodes[n]
			middle = middle.AddScaled(0.25, corners[k])
		}
		for k := range corners {
			corners[k] = corners[k].Sub(middle)
		}
		if shape, err := shellPiece(corners[:], s.cfg.Skin); err == nil { // one that is as good as flat is left to its neighbours
			s.points = append(s.points, point{element: s.elementInside[e], weights: [4]float64{0.25, 0.25, 0.25, 0.25}})
			dst = append(dst, collide.Piece{Shape: shape, Point: len(s.points) - 1, Place: spatial.AtOrigin})
		}
	}
	return dst
}

// shellPiece is an element with the skin around it.
func shellPiece(corners []spatial.Vec3, skin float64) (*collide.Shape, error) {
	shape, err := collide.NewHull(corners)
	if err != nil {
		return nil, err
	}
	return collide.NewRounded(shape, skin)
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
