package green

import (
	"slices"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// A hand holds a point by a spring k, with a damper d that is taken implicitly: with x(f) where the point is under the hand's force f,
//
//	f/k′ = t′ − x(f),   k′ = k + d/h,   t′ = (k t + d/h x₀)/k′.
//
// For all hands together that is (1/k′ + C) f = t′ − x, C the compliance between their points. Skin on bones is linear, so that this is exact.

// pull is a hand on the body.
type pull struct {
	id    int
	of    constraint.Pull
	force spatial.Vec3 // on the body, in world axes [N]
}

// graspAnswers are what hands do to the answers of others.
type graspAnswers struct {
	factor   *factor
	matrix   []float64 // 1/k′ + C, by rows
	right, x []float64
}

// PointNear implements world.Grippable: the point at a node, counted over all zones, or at the nearest node of its zone that has Green's functions.
func (b *Body) PointNear(place float64) int {
	node := max(int(place+0.5), 0)
	for zone := range b.patches {
		m := b.patches[zone].model
		if node >= m.Nodes() && zone < len(b.patches)-1 {
			node -= m.Nodes()
			continue
		}
		n := int32(min(node, m.Nodes()-1))
		if m.kinds[n] != freeNode || m.column[n] < 0 {
			n = m.nearestTouchable(m.Surface.Vertices[n])
		}
		return b.pointAt(zone, n)
	}
	return 0
}

// pointAt returns the point of a node, a new one if there is none.
func (b *Body) pointAt(zone int, node int32) int {
	for i := range b.points {
		if b.points[i].zone == int32(zone) && b.points[i].node == node {
			return i
		}
	}
	p := b.addPoint(zone, node)
	b.stale = true
	b.equilibrate()
	at := 3 * b.points[p].slot
	for _, s := range [2]*shape{&b.start, &b.past} {
		copy(s.u[zone][at:at+3], b.now.u[zone][at:])
	}
	return p
}

// PointAt returns the material point at the node that can be touched and is nearest to a place, seen from the base.
func (b *Body) PointAt(local spatial.Vec3) int {
	zone, node, best := 0, int32(0), -1.0
	for i := range b.patches {
		m := b.patches[i].model
		n := m.nearestTouchable(b.targets[i].Local(local))
		if d := b.targets[i].Point(m.Surface.Vertices[n]).Sub(local).Norm2(); best < 0 || d < best {
			zone, node, best = i, n, d
		}
	}
	return b.pointAt(zone, node)
}

// Coupling implements world.Grippable: twice as stiff as the skin, the mean of some of its points. Zones that float are not to be held: how they turn under a hand is not known well enough
// to be stable.
func (b *Body) Coupling() (linear, angular float64) {
	if b.seams.floats {
		return 0, 0
	}
	if len(b.points) == 0 {
		nodes := 0
		for i := range b.patches {
			nodes += b.patches[i].model.Nodes()
		}
		b.PointNear(float64(nodes / 2))
	}
	const some = 8
	stride := (len(b.points) + some - 1) / some
	sum, count := 0.0, 0.0
	for i := 0; i < len(b.points); i += stride {
		var c spatial.Mat3
		b.unheld(&c, i, i)
		sum, count = sum+(c.XX+c.YY+c.ZZ)/3, count+1
	}
	return 2 * count / sum, 0
}

// SetPull implements world.Grippable.
func (b *Body) SetPull(id int, p constraint.Pull) {
	b.stale = true
	for i := range b.pulls {
		if b.pulls[i].id == id {
			if b.pulls[i].of.Point != p.Point {
				b.pulls[i].force = spatial.Vec3{}
			}
			b.pulls[i].of = p
			return
		}
	}
	b.pulls = append(b.pulls, pull{id: id, of: p})
	b.grasped.grow(len(b.pulls))
}

// DropPull implements world.Grippable.
func (b *Body) DropPull(id int) {
	b.stale = true
	b.pulls = slices.DeleteFunc(b.pulls, func(p pull) bool { return p.id == id })
	b.grasped.grow(len(b.pulls))
}

func (g *graspAnswers) grow(hands int) {
	if hands > 0 {
		g.factor, g.matrix = newFactor(3*hands, 0), make([]float64, 9*hands*hands)
		g.right, g.x = make([]float64, 3*hands), make([]float64, 3*hands)
	}
}

// wants returns the stiffness of a hand, damper included, and where it draws its point to.
func (b *Body) wants(p *pull) (stiffness float64, target spatial.Vec3) {
	stiffness, target = p.of.Linear, p.of.Target.Pos
	if d := p.of.LinearDamping; d > 0 && b.period > 0 {
		more := d / b.period
		start := b.points[p.of.Point].at(&b.start).Pos
		target = target.Scale(stiffness).AddScaled(more, start).Scale(1 / (stiffness + more))
		stiffness += more
	}
	return stiffness, target
}

// pull finds the forces of all hands, and the shape with them.
func (b *Body) pull() (flags constraint.Flags) {
	g := &b.grasped
	b.factorHands()
	for i := range b.pulls {
		b.addForce(b.pulls[i].of.Point, b.pulls[i].force)
	}
	flags = b.place()
	for i := range b.pulls {
		p := &b.pulls[i]
		var v spatial.Vec3
		if k, target := b.wants(p); k > 0 {
			v = target.Sub(b.Pose(p.of.Point).Pos).AddScaled(-1/k, p.force)
		}
		g.right[3*i], g.right[3*i+1], g.right[3*i+2] = v.X, v.Y, v.Z
	}
	g.factor.forward(g.right, nil)
	g.factor.backward(g.x, nil)
	for i := range b.pulls {
		p, more := &b.pulls[i], vec(g.x[3*i:])
		p.force = p.force.Add(more)
		b.addForce(p.of.Point, more)
	}
	return flags | b.place()
}

// addForce adds to the force on a point, in world axes.
func (b *Body) addForce(point int, force spatial.Vec3) {
	p := &b.points[point]
	if !slices.Contains(b.pushed, int32(point)) {
		b.pushed = append(b.pushed, int32(point))
	}
	p.force = p.force.Add(b.now.frames[p.zone].Rot.Unrotate(force))
}

// factorHands factorises 1/k′ + C.
func (b *Body) factorHands() {
	g := &b.grasped
	n := 3 * len(b.pulls)
	var c spatial.Mat3
	for i := range b.pulls {
		for j := range i + 1 {
			b.unheld(&c, b.pulls[i].of.Point, b.pulls[j].of.Point)
			for a, v := range [9]float64{c.XX, c.XY, c.XZ, c.YX, c.YY, c.YZ, c.ZX, c.ZY, c.ZZ} {
				g.matrix[(3*i+a/3)*n+3*j+a%3] = v
			}
		}
		soft := 1e30 // a hand without a spring
		if k, _ := b.wants(&b.pulls[i]); k > 0 {
			soft = 1 / k
		}
		for a := range 3 {
			g.matrix[(3*i+a)*n+3*i+a] += soft
		}
	}
	g.factor.set(g.matrix)
	g.factor.eliminate() // positive: springs are
}

// subtract takes from a compliance what hands hold back.
func (g *graspAnswers) subtract(b *Body, c *spatial.Mat3, of, by int) {
	columns := [3]spatial.Vec3{c.Col(0), c.Col(1), c.Col(2)}
	var m spatial.Mat3
	for axis := range 3 {
		for i := range b.pulls {
			b.unheld(&m, b.pulls[i].of.Point, by)
			v := m.Col(axis)
			g.right[3*i], g.right[3*i+1], g.right[3*i+2] = v.X, v.Y, v.Z
		}
		g.factor.forward(g.right, nil)
		g.factor.backward(g.x, nil)
		for i := range b.pulls {
			b.unheld(&m, of, b.pulls[i].of.Point)
			columns[axis] = columns[axis].Sub(m.MulVec(vec(g.x[3*i:])))
		}
	}
	x, y, z := columns[0], columns[1], columns[2]
	*c = spatial.Mat3{XX: x.X, YX: x.Y, ZX: x.Z, XY: y.X, YY: y.Y, ZY: y.Z, XZ: z.X, YZ: z.Y, ZZ: z.Z}
}
