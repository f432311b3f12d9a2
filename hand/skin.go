package hand

import (
	"math"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// Skin is what is seen of a hand: one closed surface over all limbs, and by how much each of its vertices goes with which. It is the mirror
// image for a left hand.
type Skin struct {
	Surface *mesh.Surface        // in the pose of Rest
	Bones   [][4]uint8           // for each vertex the limbs that it goes with
	Weights [][4]float32         // and by how much: their sum is 1
	Rest    [Limbs]spatial.Frame // frames of the limbs for which the surface was made, the wrist at the origin
}

const (
	usualDetail  = 52 // cells along the length of the hand
	leastDetail  = 24
	mostDetail   = 256
	relaxations  = 4
	projections  = 2
	bridgeRadius = 0.044 // how far a blend between fingers and palm reaches, in lengths of the hand
	knuckleBlend = 0.020 // and that between limbs of a finger
	skinReach    = 0.024 // over which a vertex goes over from limb to limb
	leastWeight  = 0.03  // that counts
	stub         = -0.13 // where the forearm is cut off
)

// cone is a ball whose radius changes on its way from a to b.
type cone struct {
	a, b   spatial.Vec3 // [m]
	ra, rb float64      // [m]
	along  spatial.Vec3 // unit
	length float64      // [m]
	grow   float64      // of the radius along the axis; less than 0 is the sine of the angle by which the surface leans to the axis
	lean   float64      // tangent of that angle
}

func newCone(a, b spatial.Vec3, ra, rb float64) cone {
	d := b.Sub(a)
	c := cone{a: a, b: b, ra: ra, rb: rb, length: d.Norm(), along: d.Unit()}
	c.grow = (rb - ra) / c.length
	c.lean = -c.grow / math.Sqrt(1-c.grow*c.grow)
	return c
}

// distance is that of a point from the surface: the least over all balls. |p − c(u)| − r(u) is convex in the place u on the axis, and
// stationary where the line to the ball is across the surface.
func (c *cone) distance(p spatial.Vec3) float64 {
	r := p.Sub(c.a)
	t := r.Dot(c.along)
	y := math.Sqrt(max(r.Norm2()-t*t, 0))
	u := min(max(t-y*c.lean, 0), c.length)
	return math.Sqrt((t-u)*(t-u)+y*y) - c.ra - u*c.grow
}

// flesh is the shape under the skin: cones on each limb.
type flesh struct {
	limbs   [Limbs][]cone
	middle  [Limbs]spatial.Vec3 // of a ball around each limb [m]
	around  [Limbs]float64      // its radius [m]
	cut     float64             // the forearm ends there [m]
	bridge  float64             // [m]
	knuckle float64             // [m]
	beyond  float64             // what is by so much farther away than something else does not matter [m]
}

// blend is the smaller of two distances, rounded where they differ by less than k: by a cubic, so that curvature has no step.
func blend(a, b, k float64) float64 {
	h := max(k-math.Abs(a-b), 0) / k
	return min(a, b) - h*h*h*k/6
}

// distances finds the distance of a point from each limb, or, from one that is so much farther away than another that it does not matter,
// a bound below it.
func (f *flesh) distances(p spatial.Vec3, out *[Limbs]float64) {
	nearest := math.Inf(1)
	for i := range f.limbs {
		d := p.Sub(f.middle[i]).Norm() - f.around[i]
		if d > nearest+f.beyond {
			out[i] = d
			continue
		}
		for j := range f.limbs[i] {
			c := f.limbs[i][j].distance(p)
			if j == 0 {
				d = c
			} else {
				d = blend(d, c, f.bridge)
			}
		}
		out[i], nearest = d, min(nearest, d)
	}
}

// distance is that from the skin: limbs blend into each other along a finger, and fingers with the palm.
func (f *flesh) distance(p spatial.Vec3) float64 {
	var each [Limbs]float64
	f.distances(p, &each)
	all := each[Palm]
	for finger := range Fingers {
		d := each[Limb(finger, 0)]
		for i := 1; i < 3; i++ {
			d = blend(d, each[Limb(finger, i)], f.knuckle)
		}
		all = blend(all, d, f.bridge)
	}
	return -blend(-all, p.Z-f.cut, f.knuckle)
}

// gradient returns the distance and its gradient, by differences to the corners of a tetrahedron.
func (f *flesh) gradient(p spatial.Vec3, step float64) (distance float64, g spatial.Vec3) {
	for _, corner := range [4]spatial.Vec3{{X: 1, Y: 1, Z: 1}, {X: 1, Y: -1, Z: -1}, {X: -1, Y: 1, Z: -1}, {X: -1, Y: -1, Z: 1}} {
		d := f.distance(p.AddScaled(step, corner))
		distance, g = distance+d/4, g.AddScaled(d/(4*step), corner)
	}
	return distance, g
}

// restingSkin is the pose that the skin is made in: fingers apart, joints half way, so that no bend stretches it far.
func restingSkin() Angles {
	p := posture{
		thumb: [4]float64{0.55, 0.7, 0.2, 0.2}, index: [3]float64{0.25, 0.3, 0.15}, middle: [3]float64{0.25, 0.3, 0.15}, ring: [3]float64{0.25, 0.3, 0.15}, little: [3]float64{0.25, 0.3, 0.15},
		spread: [3]float64{0.16, 0.14, 0.16},
	}
	return p.angles()
}

// newFlesh puts cones on the limbs of a right hand in the pose of rest.
func newFlesh(s *Skeleton, rest *[Limbs]spatial.Frame) *flesh {
	f := &flesh{cut: stub * s.size, bridge: bridgeRadius * s.size, knuckle: knuckleBlend * s.size, beyond: max(bridgeRadius, 2*skinReach) * s.size}
	for finger := range Fingers {
		for i := range 3 {
			limb := Limb(finger, i)
			half, r, next := s.Segment(limb)/2, s.radius[limb], 0.86*s.radius[limb]
			if i < 2 {
				next = 1.02 * s.radius[limb+1]
			}
			if i > 0 {
				r *= 1.02
			}
			f.add(limb, rest[limb].Point(spatial.V(0, 0, -half)), rest[limb].Point(spatial.V(0, 0, half)), r, next)
		}
		if finger > Thumb { // pads
			limb := Limb(finger, 2)
			r := s.radius[limb]
			f.add(limb, rest[limb].Point(spatial.V(0, -0.22*r, 0)), rest[limb].Point(spatial.V(0, -0.16*r, s.Segment(limb)/2)), 0.86*r, 0.80*r)
		}
	}
	f.addPalm(s, rest)
	for i, cones := range f.limbs {
		f.middle[i] = cones[0].a.Lerp(cones[0].b, 0.5)
		for j := range cones {
			c := &cones[j]
			f.around[i] = max(f.around[i], c.a.Sub(f.middle[i]).Norm()+c.ra, c.b.Sub(f.middle[i]).Norm()+c.rb)
		}
		f.around[i] += f.bridge // more than a blend swells
	}
	return f
}

func (f *flesh) add(limb int, a, b spatial.Vec3, ra, rb float64) {
	f.limbs[limb] = append(f.limbs[limb], newCone(a, b, ra, rb))
}

// addPalm adds the metacarpals, the balls of thumb and little finger, the web of the thumb, the wrist and the beginning of the forearm.
func (f *flesh) addPalm(s *Skeleton, rest *[Limbs]spatial.Frame) {
	add := func(ax, ay, az, ra, bx, by, bz, rb float64) {
		f.add(Palm, spatial.V(ax, ay, az).Scale(s.size), spatial.V(bx, by, bz).Scale(s.size), ra*s.size, rb*s.size)
	}
	for finger := Index; finger <= Little; finger++ {
		r := roots[finger]
		add(0.5*r.X, 0.002, 0.07, 0.080, r.X, r.Y-0.008, r.Z-0.005, boneRadii[finger][0]*1.10)
	}
	for finger := Middle; finger <= Little; finger++ { // between them
		r := roots[finger].Lerp(roots[finger-1], 0.5)
		add(0.5*r.X, -0.004, 0.10, 0.070, r.X, r.Y-0.012, r.Z-0.035, 0.048)
	}
	add(0.085, -0.046, 0.11, 0.066, 0.130, -0.026, 0.36, 0.044)   // ball of the thumb
	add(-0.095, -0.042, 0.08, 0.066, -0.158, -0.028, 0.31, 0.050) // and of the little finger
	add(0.055, 0, -0.30, 0.108, 0.045, -0.002, 0.04, 0.088)       // forearm, thumb's side
	add(-0.060, 0, -0.30, 0.104, -0.050, -0.002, 0.04, 0.086)     // and the other
	knuckle := rest[Limb(Thumb, 0)].Point(spatial.V(0, 0, 0.15*s.length[Limb(Thumb, 0)]))
	web := roots[Index].Scale(s.size).Add(spatial.V(-0.02, -0.03, -0.11).Scale(s.size))
	f.add(Palm, web, web.Lerp(knuckle, 0.55), 0.050*s.size, 0.036*s.size)
}

// Skin makes the skin of a hand. Detail is how many cells there are along the hand: the number of triangles grows with its square; 0 is
// 52, which gives some 9,500.
func (s *Skeleton) Skin(detail int) *Skin {
	if detail == 0 {
		detail = usualDetail
	}
	detail = min(max(detail, leastDetail), mostDetail)
	right := *s
	right.mirrored = false
	out := &Skin{}
	angles := restingSkin()
	right.Frames(spatial.AtOrigin, &angles, &out.Rest)
	f := newFlesh(&right, &out.Rest)
	cell := s.size / float64(detail)
	out.Surface = newNet(f, cell).surface()
	smooth(out.Surface, f, cell)
	out.weigh(f, skinReach*s.size)
	if s.mirrored {
		out.mirror()
	}
	return out
}

// weigh finds which limbs a vertex goes with: those whose surfaces are near, the nearest first.
func (k *Skin) weigh(f *flesh, reach float64) {
	k.Bones, k.Weights = make([][4]uint8, len(k.Surface.Vertices)), make([][4]float32, len(k.Surface.Vertices))
	for v, p := range k.Surface.Vertices {
		var d [Limbs]float64
		f.distances(p, &d)
		nearest := d[0]
		for _, x := range d[1:] {
			nearest = min(nearest, x)
		}
		for i := range d {
			x := (d[i] - nearest) / reach
			d[i] = max(math.Exp(-x*x)-leastWeight, 0)
		}
		k.Bones[v], k.Weights[v] = heaviest(&d)
	}
}

// heaviest returns the four largest weights, scaled to a sum of 1.
func heaviest(weights *[Limbs]float64) (bones [4]uint8, out [4]float32) {
	var w [4]float64
	sum := 0.0
	for n := range w {
		best := 0
		for i, x := range weights {
			if x > weights[best] {
				best = i
			}
		}
		bones[n], w[n] = uint8(best), weights[best]
		sum += w[n]
		weights[best] = 0
	}
	for n := range w {
		if out[n] = float32(w[n] / sum); w[n] == 0 {
			bones[n] = bones[0]
		}
	}
	return bones, out
}

func (k *Skin) mirror() {
	for i, v := range k.Surface.Vertices {
		k.Surface.Vertices[i].X = -v.X
	}
	for i, t := range k.Surface.Triangles {
		k.Surface.Triangles[i] = [3]int32{t[0], t[2], t[1]}
	}
	for i := range k.Rest {
		k.Rest[i] = mirror(k.Rest[i])
	}
}

// Pose appends the vertices of the skin for frames of the limbs to dst [m]. Rotations are blended as dual quaternions (Kavan, Collins, Žára
// & O'Sullivan 2008), so that a bent joint keeps its thickness.
func (k *Skin) Pose(dst []spatial.Vec3, frames *[Limbs]spatial.Frame) []spatial.Vec3 {
	var turn, dual [Limbs]spatial.Quat
	for i := range frames {
		f := frames[i].Mul(k.Rest[i].Inverse())
		turn[i] = f.Rot
		dual[i] = spatial.Quat{X: f.Pos.X / 2, Y: f.Pos.Y / 2, Z: f.Pos.Z / 2}.Mul(f.Rot)
	}
	for v, p := range k.Surface.Vertices {
		var r, d spatial.Quat
		for n, bone := range k.Bones[v] {
			w := float64(k.Weights[v][n])
			if dot(turn[bone], turn[k.Bones[v][0]]) < 0 {
				w = -w // the same rotation, on the near side
			}
			r, d = addScaled(r, w, turn[bone]), addScaled(d, w, dual[bone])
		}
		scale := 1 / math.Sqrt(dot(r, r))
		r, d = addScaled(spatial.Quat{}, scale, r), addScaled(spatial.Quat{}, scale, d)
		dst = append(dst, r.Rotate(p).Add(d.Mul(r.Conj()).Vec().Scale(2)))
	}
	return dst
}

func dot(a, b spatial.Quat) float64 { return a.W*b.W + a.X*b.X + a.Y*b.Y + a.Z*b.Z }

func addScaled(a spatial.Quat, s float64, b spatial.Quat) spatial.Quat {
	return spatial.Quat{W: a.W + s*b.W, X: a.X + s*b.X, Y: a.Y + s*b.Y, Z: a.Z + s*b.Z}
}
