package chain

import "github.com/tendril-sim/tendril/field"

// AppendElements appends the links as fields see them, where they are at the beginning of a step.
func (c *Chain) AppendElements(dst []field.Element) []field.Element {
	for k := range c.links {
		l, p := &c.links[k], &c.past[k]
		dst = append(dst, field.Element{
			Pos: p.point[0], Velocity: p.velocity[0], Along: p.rot[0].Z3(),
			Length: l.length, Radius: (l.radii[0] + l.radii[1]) / 2, Mass: l.mass, Weight: l.weight, Place: l.place,
		})
	}
	return dst
}

// Feel gives the chain what fields do to its links, one effect for each, over the next step. They act at the links' centres of mass.
//
// The implicit part is the same in all directions: half the sum of the slopes along three axes, which is at least half the
// largest of them, and that is enough for stability. The force itself is exact at the beginning of the step.
func (c *Chain) Feel(effects []field.Effect) {
	c.presses = c.presses[:0]
	for k := range min(len(effects), len(c.effects)) {
		e := &effects[k]
		f := effect{force: e.Force, drag: e.Drag.Trace() / 2, stiff: e.Stiff.Trace() / 2}
		if !f.force.Finite() || !nonNegative(f.drag) || !nonNegative(f.stiff) {
			f = effect{}
		}
		c.effects[k] = f
	}
	if c.accurate != nil {
		c.accurate.stale = true
	}
}
