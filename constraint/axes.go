package constraint

import "github.com/tendril-sim/tendril/spatial"

// Axes is a set of directions in which something is held: rotations and displacements along the axes of a frame.
type Axes uint8

// The six directions, and the usual sets of them.
const (
	TurnX Axes = 1 << iota // rotation about x
	TurnY
	TurnZ
	MoveX // position along x
	MoveY
	MoveZ

	Oriented = TurnX | TurnY | TurnZ    // orientation held, position free
	Pinned   = MoveX | MoveY | MoveZ    // position held, orientation free
	Clamped  = Oriented | Pinned        // position and orientation held
	Guided   = Oriented | MoveX | MoveY // orientation held, free to move along z
	Ring     = MoveX | MoveY            // free to turn and to move along z
)

// OrClamped returns a, or Clamped for the empty set.
func (a Axes) OrClamped() Axes {
	if a == 0 {
		return Clamped
	}
	return a
}

// Turn zeroes the components of a rotation that a does not hold.
func (a Axes) Turn(v spatial.Vec3) spatial.Vec3 { return a.pick(v) }

// Move zeroes the components of a displacement that a does not hold.
func (a Axes) Move(v spatial.Vec3) spatial.Vec3 { return (a >> 3).pick(v) }

func (a Axes) pick(v spatial.Vec3) spatial.Vec3 {
	if a&1 == 0 {
		v.X = 0
	}
	if a&2 == 0 {
		v.Y = 0
	}
	if a&4 == 0 {
		v.Z = 0
	}
	return v
}
