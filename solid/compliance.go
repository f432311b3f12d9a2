package solid

import (
	"slices"

	"github.com/tendril-sim/tendril/sparse"
	"github.com/tendril-sim/tendril/spatial"
)

// How many points answer each other: contacts. The columns of A⁻¹ in the present shape are dear, and those of the shape at rest, A₀⁻¹ with the same step, need be found once, when a node is pushed at for
// the first time. Turned with the material, as stiffness is in an element (Müller et al. 2002 do so by nodes, for the same reason),
//
//	W_ij = R_i (A₀⁻¹)_ij R_jᵀ,   R_i the mean rotation of the elements around node i,
//
// they answer for the present shape: exactly if the solid has only moved as a whole, and nearly where it is bent or pressed. W is symmetric and positive as A₀⁻¹ is.
//
// Contact forces are found with W; what they do to the solid is found with A itself (Refine), and the contacts are solved again from there while that differs (Nudge). Forces that stay as they are
// from step to step are in Predict already. So what W is off by costs rounds, not truth.

// compliance are the columns of the shape at rest.
type compliance struct {
	gain, factor, inertia float64 // of the step that they are for
	held                  []bool  // and the nodes that do not move then
	factorised            *sparse.LDL
	columns               [][]float32 // of each node, inside: nine numbers for each node, row after row of the block; nil if nobody has asked
	count                 int         // of columns

	nodes  []int32        // that the points of a question are on
	slot   []int32        // place of each node among them, and 1
	turns  []spatial.Mat3 // of these nodes
	turned []spatial.Mat3 // W, by pairs of these nodes
	grasps []grasp        // of the points
	starts []int32        // of the grasps of each point, and their end
	pushed []pushed       // what impulses at one of the points do to the nodes
}

// grasp is a corner that a point moves with.
type grasp struct {
	node   int32 // among those of the question
	weight float64
	arm    spatial.Vec3 // ½ of the turned gradient [1/m]: angular velocity is Σ arm × v
}

// mostCompliance is how many numbers all columns may have: 256 MB.
const mostCompliance = 64 << 20

// settled makes sure that the compliance is that of the present step. It returns false if there is none.
func (s *Solid) settled() bool {
	c := &s.compliance
	inertia := s.inertia()
	if c.factorised != nil && c.gain == s.gain && c.factor == s.factor && c.inertia == inertia && slices.Equal(c.held, s.held) {
		if 9*len(s.inside)*c.count > mostCompliance {
			clear(c.columns)
			c.count = 0
		}
		return true
	}
	whole := s.restMatrix()
	if whole == nil {
		return false
	}
	n := len(s.inside)
	rest := make([]spatial.Vec3, n)
	for i, node := range s.outside {
		rest[i] = s.cfg.Mesh.Nodes[node]
	}
	f := sparse.NewLDL(whole.Pattern, rest)
	if !f.Factor(whole, s.held) {
		return false
	}
	*c = compliance{
		gain: s.gain, factor: s.factor, inertia: inertia, held: slices.Clone(s.held), factorised: f, columns: make([][]float32, n),
		slot: make([]int32, n),
	}
	return true
}

// restMatrix returns the matrix of the present step in the shape at rest, in the mesh's axes; nil if there is none.
func (s *Solid) restMatrix() *sparse.Matrix {
	cfg := s.cfg
	cfg.Frame, cfg.Start, cfg.Hanging = spatial.AtOrigin, spatial.Twist{}, false
	rest, err := New(cfg)
	if err != nil {
		return nil
	}
	rest.h, rest.gain, rest.factor = s.h, s.gain, s.factor
	rest.assemble(true)
	return rest.matrix.Whole()
}

// find makes sure that the columns of the nodes of the question are there.
func (c *compliance) find() {
	var missing []int32
	for _, node := range c.nodes {
		if c.columns[node] == nil {
			missing = append(missing, node)
		}
	}
	for some := range slices.Chunk(missing, sparse.Columns) {
		var found [sparse.Columns][]float32
		for k, node := range some {
			found[k] = make([]float32, 9*len(c.columns))
			c.columns[node] = found[k]
		}
		c.factorised.Inverse(some, found[:])
		c.count += len(some)
	}
}

// meanTurn returns the mean rotation of the elements around a node.
func (s *Solid) meanTurn(node int32) spatial.Quat {
	visits := s.visits[s.starts[node]:s.starts[node+1]]
	first := s.turnOf(int(visits[0].element))
	var sum spatial.Quat
	for _, v := range visits {
		q, w := s.turnOf(int(v.element)), s.volumes[v.element]
		if q.W*first.W+q.X*first.X+q.Y*first.Y+q.Z*first.Z < 0 {
			w = -w
		}
		sum = spatial.Quat{W: sum.W + w*q.W, X: sum.X + w*q.X, Y: sum.Y + w*q.Y, Z: sum.Z + w*q.Z}
	}
	if !(sum.W*sum.W+sum.X*sum.X+sum.Y*sum.Y+sum.Z*sum.Z > 0) {
		return first
	}
	return sum.Unit()
}

// grasp lists the nodes that points are on, and finds W between them.
func (s *Solid) grasp(points []int) {
	c := &s.compliance
	for _, node := range c.nodes {
		c.slot[node] = 0
	}
	c.nodes, c.turns, c.grasps, c.starts = c.nodes[:0], c.turns[:0], c.grasps[:0], append(c.starts[:0], 0)
	for _, p := range points {
		at := &s.points[p]
		q := s.turnOf(int(at.element))
		for a, node := range s.corners[at.element] {
			g := grasp{weight: at.weights[a]}
			if at.bare && g.weight == 0 {
				continue
			}
			if !at.bare {
				g.arm = q.Rotate(s.restGradient(int(at.element), a)).Scale(0.5)
			}
			if c.slot[node] == 0 {
				c.nodes = append(c.nodes, node)
				c.slot[node] = int32(len(c.nodes))
				c.turns = append(c.turns, spatial.Mat3{})
				s.meanTurn(node).Mat(&c.turns[len(c.turns)-1])
			}
			g.node = c.slot[node] - 1
			c.grasps = append(c.grasps, g)
		}
		c.starts = append(c.starts, int32(len(c.grasps)))
	}
	c.find()
	c.turn()
}

// turn finds W between the nodes of the question.
func (c *compliance) turn() {
	n := len(c.nodes)
	c.turned = slices.Grow(c.turned[:0], n*n)[:n*n]
	for j, from := range c.nodes {
		column := c.columns[from]
		for i := range j + 1 {
			v := (*[9]float32)(column[9*c.nodes[i]:])
			block := spatial.Mat3{
				XX: float64(v[0]), XY: float64(v[1]), XZ: float64(v[2]),
				YX: float64(v[3]), YY: float64(v[4]), YZ: float64(v[5]),
				ZX: float64(v[6]), ZY: float64(v[7]), ZZ: float64(v[8]),
			}
			to := &c.turned[i*n+j]
			var half spatial.Mat3
			half.Mul(&c.turns[i], &block)
			to.MulT(&half, &c.turns[j])
			back := to.T()
			if i == j {
				to.Add(to, &back)
				to.AddScaled(&spatial.Mat3{}, 0.5, to)
			} else {
				c.turned[j*n+i] = back
			}
		}
	}
}

// answersAtRest sets out to what unit impulses at points do at each other, by W: Σ_ab B_a W_ab B_bᵀ, B of a corner the angular velocity and the velocity of the point for that of the corner. It returns false
// if there is no compliance.
func (s *Solid) answersAtRest(points []int, out []spatial.Mat6, share float64) bool {
	if s.cfg.Method == Explicit || s.cfg.Quasistatic || !s.settled() {
		return false
	}
	s.grasp(points)
	c, n := &s.compliance, len(points)
	for j := range n {
		c.push(j, share)
		for i := range j + 1 {
			m, back := &out[i*n+j], &out[j*n+i]
			c.feel(m, i, c.bare(j))
			if i != j {
				back.T(m)
			}
		}
	}
	s.loose = true
	return true
}

// pushed is the velocity of a node for impulses at a point: a torque's and a force's.
type pushed struct{ torque, force spatial.Mat3 }

// bare tells whether a point has no axes.
func (c *compliance) bare(point int) bool {
	return c.starts[point] == c.starts[point+1] || c.grasps[c.starts[point]].arm == (spatial.Vec3{})
}

// push finds what unit impulses at point j do to all nodes of the question: Σ_b W_ab B_bᵀ.
func (c *compliance) push(j int, share float64) {
	n := len(c.nodes)
	c.pushed = slices.Grow(c.pushed[:0], n)[:n]
	clear(c.pushed)
	for _, from := range c.grasps[c.starts[j]:c.starts[j+1]] {
		turning := from.arm != (spatial.Vec3{})
		torque := spatial.Skew(from.arm.Scale(-share)) // the force of a torque t on the corner is t × arm
		for a := range c.pushed {
			w, to := &c.turned[a*n+int(from.node)], &c.pushed[a]
			to.force.AddScaled(&to.force, share*from.weight, w)
			if turning {
				var part spatial.Mat3
				part.Mul(w, &torque)
				to.torque.Add(&to.torque, &part)
			}
		}
	}
}

// feel sets m to what point i feels of the impulses at another point that is bare or not: Σ_a B_a of what they do to the nodes.
func (c *compliance) feel(m *spatial.Mat6, i int, bare bool) {
	*m = spatial.Mat6{}
	for _, to := range c.grasps[c.starts[i]:c.starts[i+1]] {
		p := &c.pushed[to.node]
		m.LL.AddScaled(&m.LL, to.weight, &p.force)
		if !bare {
			m.LA.AddScaled(&m.LA, to.weight, &p.torque)
		}
		if to.arm == (spatial.Vec3{}) {
			continue
		}
		arm := spatial.Skew(to.arm)
		var part spatial.Mat3
		part.Mul(&arm, &p.force)
		m.AL.Add(&m.AL, &part)
		if !bare {
			part.Mul(&arm, &p.torque)
			m.AA.Add(&m.AA, &part)
		}
	}
}
