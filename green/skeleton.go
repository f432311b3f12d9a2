package green

import "github.com/tendril-sim/tendril/spatial"

// Outside is a vertex that belongs to no zone: the back of a finger, where there is no flesh over the bone. It goes with the bones of two zones, each by its part, as skins of
// characters do (James & Pai 2002, fig. 7), and does not deform under contact.
type Outside struct {
	At     spatial.Vec3 // at the beginning, seen from the base [m]
	Zones  [2]int
	Weight float64 // of the second zone, from 0 to 1; the first has the rest
}

// wear finds where the vertices outside are on their bones.
func (b *Body) wear() {
	for _, o := range b.cfg.Outside {
		b.outside = append(b.outside, [2]spatial.Vec3{b.targets[o.Zones[0]].Local(o.At), b.targets[o.Zones[1]].Local(o.At)})
	}
}

// appendOutside appends the frames of the vertices outside.
func (b *Body) appendOutside(dst []spatial.Frame) []spatial.Frame {
	for i, o := range b.cfg.Outside {
		first, second := &b.now.frames[o.Zones[0]], &b.now.frames[o.Zones[1]]
		dst = append(dst, spatial.Frame{Rot: first.Rot, Pos: first.Point(b.outside[i][0]).Lerp(second.Point(b.outside[i][1]), o.Weight)})
	}
	return dst
}
