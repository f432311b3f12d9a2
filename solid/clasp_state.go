package solid

import (
	"encoding/binary"
	"errors"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

const (
	claspNumbers = 49 // of a clasp, beside its nodes
	nodeNumbers  = 13 // of each node
)

// numbers are what a clasp remembers from one step to the next, beside its nodes.
func (c *Clasp) numbers() (out [claspNumbers]*float64) {
	k := &c.soft.Coupling
	i := copy(out[:], []*float64{&c.radius, &c.lag, &c.speed, &k.Linear, &k.Angular, &k.LinearDamping, &k.AngularDamping})
	for _, q := range [...]*spatial.Quat{&c.hand.Rot, &c.held.Rot, &c.rest.Rot} {
		i += copy(out[i:], []*float64{&q.W, &q.X, &q.Y, &q.Z})
	}
	for _, v := range [...]*spatial.Vec3{
		&c.hand.Pos, &c.held.Pos, &c.rest.Pos, &c.rate.Angular, &c.rate.Linear, &c.felt.Torque, &c.felt.Force, &c.load.Torque, &c.load.Force, &c.turn,
	} {
		i += copy(out[i:], []*float64{&v.X, &v.Y, &v.Z})
	}
	return out
}

// numbers are what a grip remembers of one of its nodes. Its number in the mesh is the first.
func (g *grip) numbers(k int, node *float64) [nodeNumbers]*float64 {
	at, s := &g.local[k], &g.slides[k]
	return [nodeNumbers]*float64{node, &at.X, &at.Y, &at.Z, &s.drag, &s.place.X, &s.place.Y, &s.place.Z, &s.force.X, &s.force.Y, &s.force.Z, &s.way, &s.share}
}

// AppendState appends what the clasp holds, where grip and hand are, how the grip moves and what it feels.
func (c *Clasp) AppendState(dst []byte) []byte {
	count := 0
	if !c.released {
		count = len(c.nodes)
	}
	dst = binary.LittleEndian.AppendUint64(dst, uint64(count))
	c.felt = c.lastWrench()
	for _, x := range c.numbers() {
		dst = binary.LittleEndian.AppendUint64(dst, math.Float64bits(*x))
	}
	if count > 0 {
		c.feelNodes()
	}
	for k := range count {
		g := &c.solid.grips[c.grip]
		node := float64(c.solid.outside[g.nodes[k]])
		for _, x := range g.numbers(k, &node) {
			dst = binary.LittleEndian.AppendUint64(dst, math.Float64bits(*x))
		}
	}
	return dst
}

// RestoreState reads that back, takes hold as it was, and returns what follows. It comes after that of the solid.
func (c *Clasp) RestoreState(src []byte) ([]byte, error) {
	short := errors.New("solid: state of a clasp is too short")
	if len(src) < 8*(1+claspNumbers) {
		return src, short
	}
	next := func() uint64 {
		x := binary.LittleEndian.Uint64(src)
		src = src[8:]
		return x
	}
	count := next()
	if count > uint64(len(c.solid.inside)) || uint64(len(src)) < 8*(claspNumbers+nodeNumbers*count) {
		return src, short
	}
	c.Release()
	for _, x := range c.numbers() {
		*x = math.Float64frombits(next())
	}
	c.back, c.nodes = true, c.nodes[:0]
	if count == 0 {
		return src, nil
	}
	g := grip{used: true, frame: c.held}
	for k := range int(count) {
		var node float64
		g.local, g.slides = append(g.local, spatial.Vec3{}), append(g.slides, slide{})
		for _, x := range g.numbers(k, &node) {
			*x = math.Float64frombits(next())
		}
		if !(node >= 0 && node < float64(len(c.solid.inside))) {
			return src, errors.New("solid: state of a clasp is of another mesh")
		}
		c.nodes = append(c.nodes, int32(node))
	}
	c.grip, c.released = c.solid.gripAgain(c.nodes, &g), false
	c.solid.MoveGrip(c.grip, c.held)
	return src, nil
}
