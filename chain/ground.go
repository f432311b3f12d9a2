package chain

import (
	"errors"

	"github.com/tendril-sim/tendril/spatial"
)

// Plant lets each tree that has a root stand on a ground of its own instead of the base, at first where the base is: hair on skin that is not rigid. Whoever moves the grounds says in each step
// where they are. The accurate method, whose base has a path, has none.
func (c *Chain) Plant() error {
	if c.accurate != nil {
		return errors.New("chain: the accurate method has one base for all trees, want the interactive one")
	}
	c.grounds = make([]spatial.Frame, len(c.trees))
	for i := range c.grounds {
		c.grounds[i] = c.base
	}
	return nil
}

// RootAt tells whether a tree has a root, and where that is on its ground at the beginning, in the coordinates of the base [m].
func (c *Chain) RootAt(tree int) (at spatial.Vec3, rooted bool) {
	t := &c.trees[tree]
	return c.links[t.first].at, t.root < 0
}

// SetGround says where the ground of a tree shall be at the end of the next step, as the base would be if the tree stood on it. A frame that is not finite is not one.
func (c *Chain) SetGround(tree int, f spatial.Frame) {
	if c.grounds != nil && f.Finite() && f.Rot != (spatial.Quat{}) {
		c.grounds[tree] = spatial.Frame{Rot: f.Rot.Unit(), Pos: f.Pos}
	}
}

// RootWrench returns what its ground exerts on a tree, in world axes about its root, and where that is.
func (c *Chain) RootWrench(tree int) (w spatial.Wrench, root spatial.Vec3) {
	return c.reaction[tree], c.now[c.trees[tree].first].pos
}

// groundOf returns what a tree stands on.
func (c *Chain) groundOf(tree int) *spatial.Frame {
	if c.grounds == nil {
		return &c.base
	}
	return &c.grounds[tree]
}
