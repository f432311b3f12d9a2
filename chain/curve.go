package chain

import "github.com/tendril-sim/tendril/spatial"

// cut returns the joints of a polyline: its own points, or with links > 0 the ends of that many pieces of one length along it.
func cut(points []spatial.Vec3, links int) []spatial.Vec3 {
	if links == 0 {
		return points
	}
	length := 0.0
	for i := 1; i < len(points); i++ {
		length += points[i].Sub(points[i-1]).Norm()
	}
	out := make([]spatial.Vec3, 0, links+1)
	out = append(out, points[0])
	piece, before := 1, 0.0 // the piece we are on, and the length before it
	for k := 1; k < links; k++ {
		at := length * float64(k) / float64(links)
		span := points[piece].Sub(points[piece-1]).Norm()
		for before+span < at && piece < len(points)-1 {
			before += span
			piece++
			span = points[piece].Sub(points[piece-1]).Norm()
		}
		out = append(out, points[piece-1].Lerp(points[piece], (at-before)/span))
	}
	return append(out, points[len(points)-1])
}

// frames returns the rotations of the links between joints: z along each, and from one to the next the shortest turn, so that
// they do not twist about the tangent but by the given twist [rad/m].
func frames(joints []spatial.Vec3, twist float64) []spatial.Quat {
	out := make([]spatial.Quat, len(joints)-1)
	along := spatial.V(0, 0, 1)
	rot, arc := spatial.Quat{W: 1}, 0.0
	for k := range out {
		d := joints[k+1].Sub(joints[k])
		length := d.Norm()
		rot = spatial.Between(along, d.Scale(1/length)).Mul(rot)
		along = d.Scale(1 / length)
		out[k] = rot.Mul(spatial.Exp(spatial.V(0, 0, twist*(arc+length/2)))).Unit()
		arc += length
	}
	return out
}

// half returns the rotation by half the angle of q.
func half(q spatial.Quat) spatial.Quat {
	if q.W < 0 {
		q = spatial.Quat{W: -q.W, X: -q.X, Y: -q.Y, Z: -q.Z}
	}
	q.W++
	return q.Unit()
}
