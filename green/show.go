package green

import (
	"github.com/tendril-sim/tendril/spatial"
)

// AppendFrames implements constraint.Body: one frame for each node, zone after zone, with the axes of the zone, and then those of the vertices outside. This is where the whole surface is found (eq. 3).
//
// Count: for n points that are pushed and seam nodes 9 n multiplications and additions, and 36 n bytes read, for each node.
func (b *Body) AppendFrames(dst []spatial.Frame) []spatial.Frame {
	for i := range b.patches {
		y := b.surface(i)
		m := b.patches[i].model
		frame := &b.now.frames[i]
		turn := &b.turns[i]
		for node, k := range m.kinds {
			at := m.Surface.Vertices[node]
			switch k {
			case freeNode:
				at = at.Add(vec(y[3*m.row[node]:]))
			case movedNode:
				at = at.Add(vec(b.zones.zones[i].u[3*b.patches[i].inSeam[node]:]))
			}
			dst = append(dst, spatial.Frame{Rot: frame.Rot, Pos: frame.Pos.Add(turn.MulVec(at))})
		}
	}
	return b.appendOutside(dst)
}

// surface returns the displacements of a zone's free nodes, by rows, in its axes.
func (b *Body) surface(zone int) []float64 {
	p := &b.patches[zone]
	b.seams.show(b, zone)
	for _, i := range b.pushed {
		if q := &b.points[i]; q.zone == int32(zone) {
			f := [3]float64{q.force.X, q.force.Y, q.force.Z}
			addColumns(p.shown, p.surfaces[q.slot], &f, p.model.stride)
		}
	}
	return p.shown
}

// Wrench returns what bones and fixed nodes hold the body against: the sum of all that presses on it and pulls at it, in world axes about a place [N m], [N].
func (b *Body) Wrench(about spatial.Vec3) (w spatial.Wrench) {
	for _, i := range b.pushed {
		p := &b.points[i]
		f := b.now.frames[p.zone].Rot.Rotate(p.force)
		w.Force = w.Force.Add(f)
		w.Torque = w.Torque.Add(b.Pose(int(i)).Pos.Sub(about).Cross(f)).Add(p.load.Torque)
	}
	return w
}

// BoneWrench returns what the bone of a zone, its fixed nodes, exerts on it, in world axes about a place [N m], [N]: it holds against all that presses on the zone and against its seams.
func (b *Body) BoneWrench(zone int, about spatial.Vec3) (w spatial.Wrench) {
	p, o := &b.patches[zone], &b.zones.zones[zone]
	frame := &b.now.frames[zone]
	add := func(local, force spatial.Vec3) {
		f := frame.Rot.Rotate(force)
		w.Force = w.Force.Sub(f)
		w.Torque = w.Torque.Sub(frame.Point(local).Sub(about).Cross(f))
	}
	for k, node := range p.seam {
		var f spatial.Vec3
		n := 3 * len(p.seam)
		for a, to := range [3]*float64{&f.X, &f.Y, &f.Z} {
			for j, u := range o.u {
				*to += o.reference[(3*k+a)*n+j] * u
			}
			for _, i := range b.pushed {
				if q := &b.points[i]; q.zone == int32(zone) {
					c := p.surfaces[q.slot][3*int(p.model.row[node])+a:]
					*to += float64(c[0])*q.force.X + float64(c[p.model.stride])*q.force.Y + float64(c[2*p.model.stride])*q.force.Z
				}
			}
		}
		add(p.model.Surface.Vertices[node].Add(vec(o.u[3*k:])), f)
	}
	for _, i := range b.pushed {
		if q := &b.points[i]; q.zone == int32(zone) {
			add(q.rest.Add(vec(b.now.u[zone][3*q.slot:])), q.force)
			w.Torque = w.Torque.Sub(q.load.Torque)
		}
	}
	return w
}

// Energy returns the energy of strain [J] that the forces on points have put into the body, while bones do not move: half their work.
func (b *Body) Energy() (sum float64) {
	for _, i := range b.pushed {
		p := &b.points[i]
		sum += 0.5 * p.force.Dot(vec(b.now.u[p.zone][3*p.slot:]))
	}
	return sum
}

// AppendPressures appends the pressure at each node [Pa], in the order of AppendFrames: positive where something presses inwards. Of a mask it is the mean over the area that
// belongs to the node, a third of each triangle around it.
func (b *Body) AppendPressures(dst []float64) []float64 {
	for i := range b.patches {
		m := b.patches[i].model
		first := len(dst)
		for range m.kinds {
			dst = append(dst, 0)
		}
		out := dst[first:]
		b.dress(i)
		p := &b.patches[i]
		for _, k := range b.pushed {
			if q := &b.points[k]; q.zone == int32(i) {
				for _, s := range q.mask {
					out[s.node] -= s.weight * q.force.Dot(p.normals[s.node]) / p.areas[s.node]
				}
			}
		}
	}
	for range b.outside {
		dst = append(dst, 0)
	}
	return dst
}

// Pressed returns how many points something presses on or pulls at.
func (b *Body) Pressed() int { return len(b.pushed) }

// ContactArea returns the area on which something presses [m²]: that of the nodes with a pressure above a hundredth of the largest.
func (b *Body) ContactArea() (sum float64) {
	b.pressures = b.AppendPressures(b.pressures[:0])
	most := 0.0
	for _, p := range b.pressures {
		most = max(most, p)
	}
	at := 0
	for i := range b.patches {
		for _, area := range b.patches[i].areas {
			if p := b.pressures[at]; p > 0.01*most {
				sum += area
			}
			at++
		}
	}
	return sum
}

// dress finds areas and normals of the nodes of a zone, once.
func (b *Body) dress(zone int) {
	p := &b.patches[zone]
	if p.areas != nil {
		return
	}
	s := p.model.Surface
	p.areas, p.normals = make([]float64, len(s.Vertices)), s.Normals()
	for _, t := range s.Triangles {
		a := s.Vertices[t[0]]
		area := s.Vertices[t[1]].Sub(a).Cross(s.Vertices[t[2]].Sub(a)).Norm() / 2
		for _, n := range t {
			p.areas[n] += area / 3
		}
	}
}
