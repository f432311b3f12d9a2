package groom

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// walk returns the joints of links of one length [m] along a polyline: each on it, one link away from the one before. Beyond its end
// they go straight on.
func walk(points []spatial.Vec3, links int, length float64) []spatial.Vec3 {
	out := make([]spatial.Vec3, 1, links+1)
	out[0] = points[0]
	at, piece, part := points[0], 1, 0.0 // the last joint, and where it is: a part of the way to a point
	for len(out) <= links {
		next, ok := at, false
		for ; piece < len(points); piece++ {
			a, b := points[piece-1], points[piece]
			if u, hit := leave(at, length, a, b, part); hit {
				next, part, ok = a.Lerp(b, u), u, true
				break
			}
			part = 0
		}
		if !ok {
			next = at.AddScaled(length, lastDirection(points))
		}
		out = append(out, next)
		at = next
	}
	return out
}

// leave returns where the line from a to b, from a part of it on, leaves the ball of a radius about a centre.
func leave(centre spatial.Vec3, radius float64, a, b spatial.Vec3, from float64) (float64, bool) {
	if b.Sub(centre).Norm2() < radius*radius {
		return 0, false
	}
	d, e := b.Sub(a), a.Sub(centre)
	// |e + u d|² = r²
	dd, de := d.Norm2(), d.Dot(e)
	disc := de*de - dd*(e.Norm2()-radius*radius)
	if dd == 0 || disc < 0 {
		return 0, false
	}
	u := (-de + math.Sqrt(disc)) / dd
	return u, u >= from && u <= 1+1e-12
}

// lastDirection returns the direction in which a polyline ends.
func lastDirection(points []spatial.Vec3) spatial.Vec3 {
	end := points[len(points)-1]
	for i := len(points) - 2; i >= 0; i-- {
		if d := end.Sub(points[i]); d.Norm2() > 0 {
			return d.Unit()
		}
	}
	return spatial.V(0, 0, 1)
}

// arcLength returns the length of a polyline [m].
func arcLength(points []spatial.Vec3) (sum float64) {
	for i := 1; i < len(points); i++ {
		sum += points[i].Sub(points[i-1]).Norm()
	}
	return sum
}

// resample returns the ends of pieces of one length along a polyline; with 0 pieces its own points, those that repeat left out.
func resample(points []spatial.Vec3, pieces int) []spatial.Vec3 {
	out := []spatial.Vec3{points[0]}
	if pieces == 0 {
		for _, p := range points[1:] {
			if p != out[len(out)-1] {
				out = append(out, p)
			}
		}
		return out
	}
	for k := 1; k < pieces; k++ {
		out = append(out, pointAt(points, float64(k)/float64(pieces)))
	}
	return append(out, points[len(points)-1])
}

// pointAt returns the point at a place along a polyline, 0 at its start, 1 at its end.
func pointAt(points []spatial.Vec3, place float64) spatial.Vec3 {
	at := place * arcLength(points)
	for i := 1; i < len(points); i++ {
		span := points[i].Sub(points[i-1]).Norm()
		if at <= span && span > 0 {
			return points[i-1].Lerp(points[i], at/span)
		}
		at -= span
	}
	return points[len(points)-1]
}
