package scene

import (
	soft "github.com/tendril-sim/tendril/solid"
	"github.com/tendril-sim/tendril/spatial"
)

// AppendShown appends what a page draws hands and planes by, after the probes of the scene: 16 numbers for each hand, then 16 for each plane, as docs/protocol.md has them. Frames of a
// server and of a recording both have them.
func (r *Running) AppendShown(dst []float64) []float64 {
	for _, g := range r.Gloves() {
		dst = g.AppendShown(dst, 0)
	}
	for _, c := range r.Clamps() {
		dst = c.AppendShown(dst, c.Wrench(soft.Held), 0)
	}
	return dst
}

// AppendShown appends the 16 numbers of a hand; owner is the number of the person who has it, 0 for nobody.
func (g *Glove) AppendShown(dst []float64, owner uint64) []float64 {
	felt, grasp := g.Feel(), g.Grasp()
	for _, f := range felt.FingerForce {
		dst = append(dst, f.Norm())
	}
	force, torque := felt.Wrist.Force, felt.Wrist.Torque
	return append(dst, felt.PalmForce.Norm(), force.X, force.Y, force.Z, torque.X, torque.Y, torque.Z,
		grasp.Closure, float64(grasp.Recipe), float64(owner), truth(g.Scripted()))
}

// AppendShown appends the 16 numbers of a plane that exerts a wrench on its solid: a hand feels the opposite. Owner is as that of a hand.
func (c *Clamp) AppendShown(dst []float64, wrench spatial.Wrench, owner uint64) []float64 {
	f, w := c.Frame(), wrench.Scale(-1)
	return append(dst, f.Pos.X, f.Pos.Y, f.Pos.Z, f.Rot.X, f.Rot.Y, f.Rot.Z, f.Rot.W, float64(c.Held()),
		w.Force.X, w.Force.Y, w.Force.Z, w.Torque.X, w.Torque.Y, w.Torque.Z, float64(owner), truth(c.Scripted()))
}

func truth(is bool) float64 {
	if is {
		return 1
	}
	return 0
}
