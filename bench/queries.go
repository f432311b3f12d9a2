package bench

// The file of queries that the collision peers read. All is little-endian, lengths in metres.
//
//	"tendrilq"                                    8 bytes
//	uint32    shapes, queries, apart              the first apart queries lie apart, the others overlap
//	each shape:
//	  uint32  kind, points, triangles             0 capsule, 1 box, 2 hull
//	  float64 size[3]                             capsule: radius, half length of the axis (local z), 0; box: half edges; hull: 0
//	  float64 point[3]                            for each point: the vertices of a box or hull, the ends of a capsule's axis
//	  uint32  triangle[3]                         for each triangle: its vertices, anticlockwise from outside
//	each query:
//	  uint32  a, b                                shapes
//	  float64 pose[7]                             of a, then of b: position x y z, unit quaternion w x y z
//
// A peer answers with four float64 for each query: the signed distance, and the unit normal from a to b. NaN is no answer, +Inf is "apart",
// −Inf "overlapping" without a figure.

import (
	"encoding/binary"
	"math"
	"math/rand/v2"

	"github.com/tendril-sim/tendril/spatial"
)

// solidKind is the kind of a solid in the file of queries.
type solidKind uint32

const (
	solidCapsule solidKind = iota
	solidBox
	solidHull
)

// solid is a convex shape as plain data: a polytope, or a segment, and a sphere that is swept over it.
type solid struct {
	kind      solidKind
	size      spatial.Vec3   // capsule: radius, half length of the axis; box: half edges [m]
	points    []spatial.Vec3 // vertices [m]
	triangles [][3]int       // anticlockwise from outside; none for a capsule
	edges     [][4]int       // between points 0 and 1, with triangle 2 on the left and triangle 3 on the right; −1 is none
}

// radius is that of the sphere swept over the points [m].
func (s *solid) radius() float64 {
	if s.kind == solidCapsule {
		return s.size.X
	}
	return 0
}

// highest returns the vertex farthest along d, by looking at all of them.
func (s *solid) highest(d spatial.Vec3) spatial.Vec3 {
	best, height := s.points[0], s.points[0].Dot(d)
	for _, p := range s.points[1:] {
		if h := p.Dot(d); h > height {
			best, height = p, h
		}
	}
	return best
}

// inner returns a random point inside.
func (s *solid) inner(rng *rand.Rand) spatial.Vec3 {
	depth := math.Cbrt(rng.Float64())
	switch s.kind {
	case solidCapsule:
		axis := spatial.V(0, 0, s.size.Y*(2*rng.Float64()-1))
		return axis.AddScaled(depth*s.size.X, randomDirection(rng))
	case solidBox:
		return spatial.V(s.size.X*(2*rng.Float64()-1), s.size.Y*(2*rng.Float64()-1), s.size.Z*(2*rng.Float64()-1))
	}
	t := s.triangles[rng.IntN(len(s.triangles))]
	u, v := rng.Float64(), rng.Float64()
	if u+v > 1 {
		u, v = 1-u, 1-v
	}
	onFace := s.points[t[0]].Scale(1-u-v).AddScaled(u, s.points[t[1]]).AddScaled(v, s.points[t[2]])
	return onFace.Scale(depth) // the origin is the mean of the vertices
}

func newCapsule(radius, half float64) solid {
	return solid{kind: solidCapsule, size: spatial.V(radius, half, 0), points: []spatial.Vec3{{Z: -half}, {Z: half}}, edges: [][4]int{{0, 1, -1, -1}}}
}

func newBox(half spatial.Vec3) solid {
	s := solid{kind: solidBox, size: half}
	for i := range 8 { // bit 0 is the sign of x, and so on
		sign := func(bit int) float64 { return float64(2*(i>>bit&1) - 1) }
		s.points = append(s.points, spatial.V(half.X*sign(0), half.Y*sign(1), half.Z*sign(2)))
	}
	for axis := range 3 {
		u, v, w := 1<<((axis+1)%3), 1<<((axis+2)%3), 1<<axis
		s.triangles = append(s.triangles, [3]int{w, w + u, w + u + v}, [3]int{w, w + u + v, w + v}, [3]int{0, u + v, u}, [3]int{0, v, u + v})
	}
	s.edges = joinTriangles(s.triangles)
	return s
}

// newHull is the hull of points in general position, all of them vertices, moved so that their mean is the origin.
func newHull(points []spatial.Vec3) solid {
	var mean spatial.Vec3
	for _, p := range points {
		mean = mean.AddScaled(1/float64(len(points)), p)
	}
	s := solid{kind: solidHull}
	for _, p := range points {
		s.points = append(s.points, p.Sub(mean))
	}
	s.triangles = wrapPoints(s.points)
	s.edges = joinTriangles(s.triangles)
	return s
}

// joinTriangles returns the edges of a closed surface.
func joinTriangles(triangles [][3]int) [][4]int {
	left := map[[2]int]int{} // of an edge in the direction in which its triangle has it
	for i, t := range triangles {
		for k := range 3 {
			left[[2]int{t[k], t[(k+1)%3]}] = i
		}
	}
	var edges [][4]int
	for i, t := range triangles {
		for k := range 3 {
			if from, to := t[k], t[(k+1)%3]; from < to {
				edges = append(edges, [4]int{from, to, i, left[[2]int{to, from}]})
			}
		}
	}
	return edges
}

// wrapPoints returns the triangles of the hull of points in general position: one point after the other, in place of what it sees.
func wrapPoints(points []spatial.Vec3) [][3]int {
	above := func(t [3]int, p spatial.Vec3) bool {
		a := points[t[0]]
		return points[t[1]].Sub(a).Cross(points[t[2]].Sub(a)).Dot(p.Sub(a)) > 0
	}
	hull := [][3]int{{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {2, 3, 0}}
	if above(hull[0], points[3]) {
		hull = [][3]int{{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}}
	}
	for i := 4; i < len(points); i++ {
		var hidden, seen [][3]int
		edges := map[[2]int]bool{}
		for _, t := range hull {
			if !above(t, points[i]) {
				hidden = append(hidden, t)
				continue
			}
			seen = append(seen, t)
			for k := range 3 {
				edges[[2]int{t[k], t[(k+1)%3]}] = true
			}
		}
		for _, t := range seen {
			for k := range 3 {
				if from, to := t[k], t[(k+1)%3]; !edges[[2]int{to, from}] {
					hidden = append(hidden, [3]int{from, to, i})
				}
			}
		}
		hull = hidden
	}
	return hull
}

func randomDirection(rng *rand.Rand) spatial.Vec3 {
	return spatial.V(rng.NormFloat64(), rng.NormFloat64(), rng.NormFloat64()).Unit()
}

func randomTurn(rng *rand.Rand) spatial.Quat {
	return spatial.Quat{W: rng.NormFloat64(), X: rng.NormFloat64(), Y: rng.NormFloat64(), Z: rng.NormFloat64()}.Unit()
}

// query asks how two of the solids lie to each other.
type query struct {
	a, b   int
	fa, fb spatial.Frame
}

// queries are the same for every engine.
type queries struct {
	name    string
	solids  []solid
	queries []query
	apart   int // the first ones are apart, the others overlap
}

// solidMakers make a random solid each.
var (
	someBox = func(rng *rand.Rand) solid {
		return newBox(spatial.V(0.1+0.4*rng.Float64(), 0.1+0.4*rng.Float64(), 0.1+0.4*rng.Float64()))
	}
	someCapsule = func(rng *rand.Rand) solid { return newCapsule(0.05+0.15*rng.Float64(), 0.1+0.4*rng.Float64()) }
	someHull    = func(points int) func(*rand.Rand) solid {
		return func(rng *rand.Rand) solid {
			axes := spatial.V(0.2+0.3*rng.Float64(), 0.2+0.3*rng.Float64(), 0.2+0.3*rng.Float64())
			cloud := make([]spatial.Vec3, points)
			for i := range cloud {
				d := randomDirection(rng)
				cloud[i] = spatial.V(axes.X*d.X, axes.Y*d.Y, axes.Z*d.Z)
			}
			return newHull(cloud)
		}
	}
)

// newQueries makes random queries, half of them apart and half of them overlapping, which holds by how they are made: what is apart has a
// plane between, what overlaps has a point in common.
func newQueries(name string, makeA, makeB func(*rand.Rand) solid, count int) *queries {
	const each = 16 // shapes of a kind
	rng := rand.New(rand.NewPCG(2004, 4))
	q := &queries{name: name, apart: count / 2}
	for range each {
		q.solids = append(q.solids, makeA(rng), makeB(rng))
	}
	for i := range count {
		one := query{a: 2 * rng.IntN(each), b: 2*rng.IntN(each) + 1}
		one.fa = spatial.Frame{Rot: randomTurn(rng), Pos: randomDirection(rng)}
		one.fb.Rot = randomTurn(rng)
		if a, b := &q.solids[one.a], &q.solids[one.b]; i < q.apart {
			one.fb.Pos = beyond(rng, a, one.fa, b, one.fb.Rot)
		} else {
			one.fb.Pos = one.fa.Point(a.inner(rng)).Sub(one.fb.Rot.Rotate(b.inner(rng)))
		}
		q.queries = append(q.queries, one)
	}
	return q
}

// beyond returns a place for b on the other side of a random plane, up to half a metre from it.
func beyond(rng *rand.Rand, a *solid, fa spatial.Frame, b *solid, turn spatial.Quat) spatial.Vec3 {
	n, gap := randomDirection(rng), 0.5*(1-rng.Float64())
	top := fa.Point(a.highest(fa.Rot.Unrotate(n)))
	bottom := turn.Rotate(b.highest(turn.Unrotate(n.Neg())))
	side := n.Cross(randomDirection(rng)).Scale(0.3)
	return top.Sub(bottom).AddScaled(a.radius()+b.radius()+gap, n).Add(side)
}

// encode returns the file that the peers read.
func (q *queries) encode() []byte {
	out := []byte("tendrilq")
	integers := func(values ...int) {
		for _, v := range values {
			out = binary.LittleEndian.AppendUint32(out, uint32(v))
		}
	}
	reals := func(values ...float64) {
		for _, v := range values {
			out = binary.LittleEndian.AppendUint64(out, math.Float64bits(v))
		}
	}
	vector := func(v spatial.Vec3) { reals(v.X, v.Y, v.Z) }
	pose := func(f *spatial.Frame) {
		vector(f.Pos)
		reals(f.Rot.W, f.Rot.X, f.Rot.Y, f.Rot.Z)
	}
	integers(len(q.solids), len(q.queries), q.apart)
	for i := range q.solids {
		s := &q.solids[i]
		integers(int(s.kind), len(s.points), len(s.triangles))
		vector(s.size)
		for _, p := range s.points {
			vector(p)
		}
		for _, t := range s.triangles {
			integers(t[:]...)
		}
	}
	for i := range q.queries {
		one := &q.queries[i]
		integers(one.a, one.b)
		pose(&one.fa)
		pose(&one.fb)
	}
	return out
}

// answer is how two solids lie to each other, by whoever computed it.
type answer struct {
	distance float64      // signed [m]
	normal   spatial.Vec3 // from a to b
	onA, onB spatial.Vec3 // the nearest points, where they are told
}

// decodeAnswers reads what a peer wrote.
func decodeAnswers(data []byte) []answer {
	answers := make([]answer, len(data)/32)
	for i := range answers {
		number := func(k int) float64 {
			return math.Float64frombits(binary.LittleEndian.Uint64(data[32*i+8*k:]))
		}
		answers[i] = answer{distance: number(0), normal: spatial.V(number(1), number(2), number(3))}
	}
	return answers
}
