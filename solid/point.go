package solid

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// point is a material point: a place in an element. It turns with the element. A torque on it is a couple of forces on the corners: with the
// angular velocity ½ Σ g × v of an element, g its gradients, the forces of a torque t are ½ t × g, and both do the same work.
type point struct {
	element int32 // inside
	weights [4]float64
	bare    bool // it has a place but no axes: it does not turn, and no torque acts on it
}

// firstAxis is the first axis of a wrench that the point answers: forces only, if it is bare.
func (p *point) firstAxis() int {
	if p.bare {
		return 3
	}
	return 0
}

// NodePoint returns the material point of a node, a new one if there is none.
func (s *Solid) NodePoint(node int) int {
	k := s.inside[node]
	v := s.visits[s.starts[k]]
	p := point{element: v.element}
	p.weights[v.corner] = 1
	return s.addPoint(p)
}

// ElementPoint returns the material point at a place in an element, by the weights of its four nodes: their sum should be 1, and none of
// them negative for a place inside.
func (s *Solid) ElementPoint(element int, weights [4]float64) int {
	return s.addPoint(point{element: s.elementInside[element], weights: weights})
}

func (s *Solid) addPoint(p point) int {
	for i := range s.points {
		if s.points[i] == p {
			return i
		}
	}
	s.points = append(s.points, p)
	return len(s.points) - 1
}

// PointAt makes a material point at a place of the mesh at rest, in its coordinates, and returns its number. A place outside of the mesh
// moves on with the element that is nearest.
func (s *Solid) PointAt(local spatial.Vec3) int {
	s.points = append(s.points, s.locate(local))
	return len(s.points) - 1
}

// MovePoint puts a material point that PointAt made somewhere else. A place that is not finite is not one.
func (s *Solid) MovePoint(p int, local spatial.Vec3) {
	if p >= 0 && p < len(s.points) && local.Finite() {
		s.points[p] = s.locate(local)
		s.columns.drop()
	}
}

// locate finds the element that a place at rest is in, or the one in which it is least outside.
func (s *Solid) locate(local spatial.Vec3) (p point) {
	best := math.Inf(-1)
	for e := range s.corners {
		w := s.weightsAt(e, local)
		if inside := min(w[0], w[1], w[2], w[3]); inside > best {
			best, p = inside, point{element: int32(e), weights: w}
		}
	}
	return p
}

// weightsAt returns the weights of an element's corners at a place at rest.
func (s *Solid) weightsAt(e int, local spatial.Vec3) (w [4]float64) {
	d := local.Sub(s.cfg.Mesh.Nodes[s.outside[s.corners[e][0]]])
	w[0] = 1
	for a := range 3 {
		w[a+1] = s.restGradient(e, a+1).Dot(d)
		w[0] -= w[a+1]
	}
	return w
}

// restGradient returns the gradient of a corner's weight at rest [1/m].
func (s *Solid) restGradient(e, corner int) spatial.Vec3 {
	m := s.lanes[modelLanes*(e/4):]
	lane := e % 4
	row := func(a int) spatial.Vec3 { return spatial.Vec3{X: m[3*a][lane], Y: m[3*a+1][lane], Z: m[3*a+2][lane]} }
	if corner == 0 {
		return row(0).Add(row(1)).Add(row(2)).Neg()
	}
	return row(corner - 1)
}

// turnOf returns the rotation of an element when the step began.
func (s *Solid) turnOf(e int) spatial.Quat {
	t, lane := s.turns[turnLanes*(e/4):], e%4
	return spatial.Quat{W: t[0][lane], X: t[1][lane], Y: t[2][lane], Z: t[3][lane]}
}

// deformation returns that of an element for the given positions.
func (s *Solid) deformation(e int, x []float64) (f spatial.Mat3) {
	var at [4]spatial.Vec3
	for a, node := range s.corners[e] {
		at[a] = vecAt(x, int(node))
	}
	d := edgesOf(&at)
	m, lane := s.lanes[modelLanes*(e/4):], e%4
	inv := spatial.Mat3{
		XX: m[0][lane], XY: m[1][lane], XZ: m[2][lane],
		YX: m[3][lane], YY: m[4][lane], YZ: m[5][lane],
		ZX: m[6][lane], ZY: m[7][lane], ZZ: m[8][lane],
	}
	f.Mul(&d, &inv)
	return f
}

// poseOf returns the frame of a material point for the given positions.
func (s *Solid) poseOf(p int, x []float64) spatial.Frame {
	at := &s.points[p]
	e := int(at.element)
	var pos spatial.Vec3
	for a, node := range s.corners[e] {
		pos = pos.AddScaled(at.weights[a], vecAt(x, int(node)))
	}
	if at.bare {
		return spatial.Frame{Rot: spatial.Identity, Pos: pos}
	}
	f := s.deformation(e, x)
	return spatial.Frame{Rot: polar(&f, s.turnOf(e)), Pos: pos}
}

// twistOf returns the motion of a material point for given velocities of the nodes.
func (s *Solid) twistOf(p int, v []float64) (t spatial.Twist) {
	at := &s.points[p]
	if at.bare {
		for a, node := range s.corners[at.element] {
			t.Linear = t.Linear.AddScaled(at.weights[a], vecAt(v, int(node)))
		}
		return t
	}
	q := s.turnOf(int(at.element))
	for a, node := range s.corners[at.element] {
		u := vecAt(v, int(node))
		t.Linear = t.Linear.AddScaled(at.weights[a], u)
		t.Angular = t.Angular.AddScaled(0.5, q.Rotate(s.restGradient(int(at.element), a)).Cross(u))
	}
	return t
}

// load is a wrench at a material point.
type load struct {
	point  int
	wrench spatial.Wrench
}

// spreadLoad adds a load, times a factor, to forces on the nodes.
func (s *Solid) spreadLoad(to []float64, l *load, factor float64) {
	for a, node := range s.corners[s.points[l.point].element] {
		addTo(to, int(node), s.shareOf(l, a).Scale(factor))
	}
}

// shareOf returns the force of a load on a corner of its element.
func (s *Solid) shareOf(l *load, corner int) spatial.Vec3 {
	at := &s.points[l.point]
	f := l.wrench.Force.Scale(at.weights[corner])
	if l.wrench.Torque != (spatial.Vec3{}) && !at.bare {
		g := s.turnOf(int(at.element)).Rotate(s.restGradient(int(at.element), corner))
		f = f.AddScaled(0.5, l.wrench.Torque.Cross(g))
	}
	return f
}
