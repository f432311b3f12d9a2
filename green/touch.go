package green

import (
	"math"

	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// scatter puts points on the nodes that can be touched, each as far as it can be from all before it, until they would be nearer than the spacing. So the first points of the list
// cover the surface, too, only more coarsely.
func (b *Body) scatter() {
	type candidate struct {
		zone, node int32
		at         spatial.Vec3 // seen from the base
		distance   float64      // squared, to the nearest point [m²]
	}
	var all []candidate
	for i := range b.patches {
		m := b.patches[i].model
		for _, node := range m.columns {
			if m.kinds[node] == freeNode {
				all = append(all, candidate{int32(i), node, b.targets[i].Point(m.Surface.Vertices[node]), math.Inf(1)})
			}
		}
	}
	least := b.cfg.Spacing * b.cfg.Spacing
	for len(b.points) < mostPoints {
		far := -1
		for i := range all {
			if all[i].distance >= least && (far < 0 || all[i].distance > all[far].distance) {
				far = i
			}
		}
		if far < 0 {
			return
		}
		c := &all[far]
		for i := range all {
			all[i].distance = min(all[i].distance, all[i].at.Sub(c.at).Norm2())
		}
		c.distance = -1
		b.addPoint(int(c.zone), c.node)
	}
}

// addPoint makes a material point of a node.
func (b *Body) addPoint(zone int, node int32) int {
	m := b.patches[zone].model
	number := int32(len(b.points))
	p := point{zone: int32(zone), node: node, rest: m.Surface.Vertices[node], normal: m.normalAt(node)}
	p.mask = m.mask(p.rest, p.normal, b.cfg.Mask)
	b.points = append(b.points, p)
	b.points[number].slot = int32(b.patches[zone].add(number, p.mask, b.maskOf))
	for _, s := range [3]*shape{&b.now, &b.start, &b.past} {
		s.u[zone] = append(s.u[zone], make([]float64, b.patches[zone].wide-len(s.u[zone]))...)
	}
	b.seams.grow(b)
	return int(number)
}

func (b *Body) maskOf(number int32) []share { return b.points[number].mask }

// MostContacts implements world.Rationed.
func (b *Body) MostContacts() int { return b.cfg.Contacts }

// Crowd implements world.Rationed: the step is flagged.
func (b *Body) Crowd(int) { b.noticed |= constraint.Crowded }

// normalAt returns the normal of the surface at a node: the mean of the triangles around it, by area.
func (m *Model) normalAt(node int32) (sum spatial.Vec3) {
	for _, t := range m.Surface.Triangles {
		if t[0] == node || t[1] == node || t[2] == node {
			a := m.Surface.Vertices[t[0]]
			sum = sum.Add(m.Surface.Vertices[t[1]].Sub(a).Cross(m.Surface.Vertices[t[2]].Sub(a)))
		}
	}
	return sum.Unit()
}

// AppendPieces appends a ball for each point that shows the surface.
func (b *Body) AppendPieces(dst []collide.Piece) []collide.Piece {
	if b.worn {
		return dst
	}
	return b.appendPieces(dst)
}

func (b *Body) appendPieces(dst []collide.Piece) []collide.Piece {
	ball, err := collide.NewSphere(b.cfg.Skin)
	if err != nil {
		return dst // it passes through everything
	}
	for i := range b.points[:b.shown] {
		p := &b.points[i]
		dst = append(dst, collide.Piece{Shape: ball, Point: i, Place: spatial.Frame{Rot: spatial.Identity, Pos: p.normal.Scale(-b.cfg.Skin)}})
	}
	return dst
}
