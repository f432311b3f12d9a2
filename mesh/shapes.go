package mesh

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The shapes. Their detail is the number of edges from pole to pole, or across; what is less than 2 means 24.

// edges returns the number of edges that a detail asks for.
func edges(detail int) int {
	if detail < 2 {
		return 24
	}
	return min(detail, 2000)
}

// revolve turns a profile about z, from its lower end to its upper one, outside to the right: (radius, height) [m]. An end on the axis is a pole.
func revolve(profile [][2]float64, around int) *Surface {
	s := &Surface{}
	start := make([]int, len(profile)) // first vertex of each ring
	for i, p := range profile {
		start[i] = len(s.Vertices)
		n := around
		if p[0] == 0 {
			n = 1
		}
		for k := range n {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / float64(around))
			s.Vertices = append(s.Vertices, spatial.V(p[0]*cos, p[0]*sin, p[1]))
		}
	}
	vertex := func(ring, k int) int32 {
		if profile[ring][0] == 0 {
			return int32(start[ring])
		}
		return int32(start[ring] + k%around)
	}
	for i := 1; i < len(profile); i++ {
		for k := range around {
			a, b, c, d := vertex(i-1, k), vertex(i-1, k+1), vertex(i, k+1), vertex(i, k)
			if a != b {
				s.Triangles = append(s.Triangles, [3]int32{a, b, c})
			}
			if c != d {
				s.Triangles = append(s.Triangles, [3]int32{a, c, d})
			}
		}
	}
	return s
}

// Moved returns a copy of s with f applied to each vertex.
func (s *Surface) Moved(f func(spatial.Vec3) spatial.Vec3) *Surface {
	out := &Surface{Vertices: make([]spatial.Vec3, len(s.Vertices)), Triangles: s.Triangles}
	for i, v := range s.Vertices {
		out.Vertices[i] = f(v)
	}
	return out
}

// Ellipsoid returns an ellipsoid about the origin with the given half axes [m].
func Ellipsoid(half spatial.Vec3, detail int) *Surface {
	return sphere(edges(detail)).Moved(func(v spatial.Vec3) spatial.Vec3 { return spatial.V(half.X*v.X, half.Y*v.Y, half.Z*v.Z) })
}

// sphere returns a unit sphere with n edges from pole to pole.
func sphere(n int) *Surface {
	profile := make([][2]float64, n+1)
	for i := range profile {
		sin, cos := math.Sincos(math.Pi * float64(i) / float64(n))
		profile[i] = [2]float64{sin, -cos}
	}
	profile[0][0], profile[n][0] = 0, 0
	return revolve(profile, 2*n)
}

// Capsule returns a cylinder about z with half balls on its ends, its axis from the origin to (0, 0, length) [m].
func Capsule(radius, length float64, detail int) *Surface {
	n := max(edges(detail)/4, 2)
	var profile [][2]float64
	for i := -n; i <= n; i++ {
		sin, cos := math.Sincos(math.Pi / 2 * float64(i) / float64(n))
		profile = append(profile, [2]float64{radius * cos, radius * sin})
		if i == 0 {
			profile = append(profile, [2]float64{radius, length})
		}
		if i > 0 {
			profile[len(profile)-1][1] += length
		}
	}
	profile[0][0], profile[len(profile)-1][0] = 0, 0
	return revolve(profile, 4*n)
}

// Disc returns a disc about the origin that looks along +z [m].
func Disc(radius float64, detail int) *Surface {
	n := max(edges(detail)/2, 1)
	profile := make([][2]float64, n+1)
	for i := range profile {
		profile[i] = [2]float64{radius * float64(n-i) / float64(n), 0}
	}
	return revolve(profile, 6*n)
}

// Plane returns a rectangle about the origin that looks along +z, width along x and depth along y [m].
func Plane(width, depth float64, detail int) *Surface {
	n := edges(detail)
	s := &Surface{}
	for j := range n + 1 {
		for i := range n + 1 {
			s.Vertices = append(s.Vertices, spatial.V(width*(float64(i)/float64(n)-0.5), depth*(float64(j)/float64(n)-0.5), 0))
		}
	}
	for j := range n {
		for i := range n {
			a := int32(j*(n+1) + i)
			b, c, d := a+1, a+int32(n)+2, a+int32(n)+1
			s.Triangles = append(s.Triangles, [3]int32{a, b, c}, [3]int32{a, c, d})
		}
	}
	return s
}

// Blade returns an ear or a leaf: a closed flat shape from the origin along z, widest at two fifths of its length and pointed at its
// end, whose edges are bent by cup towards +y [m].
func Blade(length, width, thickness, cup float64, detail int) *Surface {
	return sphere(edges(detail)).Moved(func(v spatial.Vec3) spatial.Vec3 {
		t := math.Acos(math.Max(-1, math.Min(1, -v.Z))) / math.Pi // 0 at the root, 1 at the tip
		round := math.Hypot(v.X, v.Y)
		if round == 0 {
			return spatial.V(0, 0, length*t)
		}
		size := math.Sin(math.Pi * math.Pow(t, 0.756)) // its maximum is at t = 0.4
		x := v.X / round * size
		return spatial.V(x*width/2, v.Y/round*size*thickness/2+cup*x*x, length*t)
	})
}

// Head returns a simple head that looks along +x, left is +y: the origin is in the middle of the skull, length [m] is from forehead
// to the back of it (0.19 for an adult). It is closed, without ears or neck.
func Head(length float64, detail int) *Surface {
	half := length / 2
	return sphere(edges(detail)).Moved(func(v spatial.Vec3) spatial.Vec3 { return headShape(v).Scale(half) })
}

// headShape maps the unit sphere to a head of half length 1.
func headShape(v spatial.Vec3) spatial.Vec3 {
	p := spatial.V(v.X, 0.8*v.Y, 0.95*v.Z)
	p.Y *= 1 - 0.08*v.X // wider behind
	if down := -v.Z; down > 0 {
		fade := down * down * (3 - 2*down)
		p.Z = -1.35 * down
		p.Y *= 1 - 0.3*fade // to the chin
		if v.X < 0 {
			p.X *= 1 - 0.55*fade // to the neck
		}
		p.X += 0.35 * fade
	}
	// Nose and brow.
	if v.X > 0 {
		nose := v.Y*v.Y/0.016 + (v.Z+0.3)*(v.Z+0.3)/0.035
		brow := v.Y*v.Y/0.12 + (v.Z-0.12)*(v.Z-0.12)/0.012
		p.X += 0.15*math.Exp(-nose) + 0.04*math.Exp(-brow)
	}
	return p
}

// Scalp returns the region of Head, of the same length [m], where hair grows: above a hairline that goes from the forehead past the
// ears down to the nape.
func Scalp(length float64) func(spatial.Vec3) bool {
	half := length / 2
	return func(p spatial.Vec3) bool {
		x := math.Max(-1, math.Min(1, p.X/half))
		line := 0.05 + 0.45*x // half lengths above the middle
		if x > 0.6 {
			line = 0.32 + 1.1*(x-0.6)
		}
		return p.Z > half*line
	}
}
