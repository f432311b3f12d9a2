package green

import (
	"errors"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// ErrBudget is returned when more nodes than a State has room for would be switched.
var ErrBudget = errors.New("green: more nodes are switched than the budget allows")

// ErrUntouchable is returned for nodes that have no Green's functions: fixed ones, and those that are not among Config.Touched.
var ErrUntouchable = errors.New("green: the node has no Green's functions: it is fixed, or not among those to be touched")

// State is what is prescribed at the nodes of a model at one time, and what follows. At first it is the reference problem with nothing prescribed. Where the kind
// of condition differs from the reference problem a node is switched; what has to be prescribed there in the reference problem so that the switched
// condition holds is found from the capacitance matrix: the rows and columns of Ξ of the switched nodes (James & Pai 2002, section II; James' thesis, chapter 5).
//
// The inverse of that matrix is kept. A node that is switched borders it, one that is switched back takes a row and a column away: both are updates of rank three. Their
// errors are seen in each solution, which is improved with the matrix itself; where that takes too much, the inverse is made anew.
//
// A State allocates nothing after NewState. It is not safe for use by several goroutines at once.
type State struct {
	model  *Model
	budget int

	value    []float64 // prescribed in the reference problem, or found: three for each column [N], of moved nodes [m]
	target   []float64 // what switched nodes are asked for: three for each column [m], of moved nodes [N]
	position []int32   // among the switched ones, for each column; −1
	switched []int32   // columns
	loaded   []int32   // columns that are not switched and have a value
	loadedAt []int32   // place in loaded, for each column; −1

	// The capacitance matrix and its inverse, rows of stride numbers, rows of moved nodes with the other sign: that makes both symmetric.
	capacitance, inverse []float64
	stride               int

	b, x, dx []float64 // of the equations, padded to a multiple of four
	border   []float64 // three columns, and three more
	surface  []float64 // scratch for Displacements
	waves    *waves    // for compressed Green's functions
	dirty    bool      // values do not yet follow from the targets
	report   Report
}

// Report tells how a solution went.
type Report struct {
	Switched int     // nodes
	Improved float64 // how much the solution changed when it was improved, relative: what the updates have cost in digits
	Renewed  bool    // the inverse was made anew
}

// NewState returns the reference problem with nothing prescribed. As many nodes can be switched at the same time as the budget says.
func (m *Model) NewState(budget int) (*State, error) {
	if budget < 1 || budget > len(m.columns) {
		return nil, &FieldError{"budget", budget, "from 1 to the number of nodes that can be touched or moved"}
	}
	stride := (3*budget + 3) &^ 3
	s := &State{
		model: m, budget: budget, value: make([]float64, 3*len(m.columns)), target: make([]float64, 3*len(m.columns)), position: make([]int32, len(m.columns)), loadedAt: make([]int32, len(m.columns)),
		switched: make([]int32, 0, budget), loaded: make([]int32, 0, len(m.columns)), capacitance: make([]float64, stride*stride), inverse: make([]float64, stride*stride), stride: stride,
		b: make([]float64, stride), x: make([]float64, stride), dx: make([]float64, stride), border: make([]float64, 6*stride), surface: make([]float64, m.stride),
	}
	for c := range s.position {
		s.position[c], s.loadedAt[c] = -1, -1
	}
	if m.packed != nil {
		s.waves = m.packed.newWaves()
	}
	return s, nil
}

// Model returns the model.
func (s *State) Model() *Model { return s.model }

// Switched returns how many nodes have other conditions than in the reference problem.
func (s *State) Switched() int { return len(s.switched) }

// Push prescribes the force at a node [N]. A node that was held is let go.
func (s *State) Push(node int, force spatial.Vec3) error { return s.prescribe(node, force, freeNode) }

// Hold prescribes the displacement of a node [m].
func (s *State) Hold(node int, displacement spatial.Vec3) error {
	return s.prescribe(node, displacement, movedNode)
}

// Held tells whether the displacement of a node is prescribed.
func (s *State) Held(node int) bool {
	c := s.model.column[node]
	if c < 0 {
		return s.model.kinds[node] == fixedNode
	}
	return (s.position[c] >= 0) == (s.model.kinds[node] == freeNode)
}

// prescribe gives a node a condition of the kind that free or moved nodes have in the reference problem.
func (s *State) prescribe(node int, v spatial.Vec3, as kind) error {
	if !s.model.Touchable(node) {
		return ErrUntouchable
	}
	c := s.model.column[node]
	if s.model.kinds[node] == as {
		if s.position[c] >= 0 {
			s.restore(c)
		}
		s.load(c, v)
	} else {
		if s.position[c] < 0 {
			if len(s.switched) == s.budget {
				return ErrBudget
			}
			s.load(c, spatial.Vec3{})
			s.switchOver(c)
		}
		*(*[3]float64)(s.target[3*c:]) = [3]float64{v.X, v.Y, v.Z}
	}
	s.dirty = true
	return nil
}

// load gives a column that is not switched its value.
func (s *State) load(c int32, v spatial.Vec3) {
	*(*[3]float64)(s.value[3*c:]) = [3]float64{v.X, v.Y, v.Z}
	at, zero := s.loadedAt[c], v == (spatial.Vec3{})
	switch {
	case !zero && at < 0:
		s.loadedAt[c] = int32(len(s.loaded))
		s.loaded = append(s.loaded, c)
	case zero && at >= 0:
		last := s.loaded[len(s.loaded)-1]
		s.loaded[at], s.loadedAt[last] = last, at
		s.loaded, s.loadedAt[c] = s.loaded[:len(s.loaded)-1], -1
	}
}

// sign is −1 for the rows of moved nodes.
func (s *State) sign(c int32) float64 {
	if s.model.kinds[s.model.columns[c]] == movedNode {
		return -1
	}
	return 1
}

// switchOver borders matrix and inverse with a column.
//
// Count: for n switched nodes 36 n² multiplications and additions, half of them for P c.
func (s *State) switchOver(c int32) {
	s.position[c] = int32(len(s.switched))
	s.switched = append(s.switched, c)
	s.borderMatrix(c)
	s.borderInverse()
}

// borderMatrix writes the last row and column of the capacitance matrix.
func (s *State) borderMatrix(c int32) {
	n := len(s.switched) - 1
	var block [9]float64
	for i, other := range s.switched {
		s.model.block(&block, int(s.model.row[s.model.columns[other]]), int(c))
		sign := s.sign(other)
		for b := range 3 {
			for a := range 3 {
				v := sign * block[3*b+a]
				s.capacitance[(3*i+a)*s.stride+3*n+b] = v
				s.capacitance[(3*n+b)*s.stride+3*i+a] = v
			}
		}
	}
}

// padded returns a number of rows up to a multiple of four, where there is room and nothing but 0.
func padded(rows int) int { return (rows + 3) &^ 3 }

// borderInverse takes the last node into the inverse P of the rest: with its column c and block d of the matrix, w = P c and q = (d − cᵀ w)⁻¹, it becomes
//
//	P + w q wᵀ   −w q
//	  −q wᵀ        q
func (s *State) borderInverse() {
	n := 3 * (len(s.switched) - 1)
	size := padded(n)
	w, wq := s.border[:3*s.stride], s.border[3*s.stride:]
	var d, q spatial.Mat3
	entries := [9]*float64{&d.XX, &d.XY, &d.XZ, &d.YX, &d.YY, &d.YZ, &d.ZX, &d.ZY, &d.ZZ}
	for a := range 3 { // the columns, which are rows too
		row := s.capacitance[(n+a)*s.stride:]
		for b := range 3 {
			*entries[3*a+b] = row[n+b]
		}
		copy(wq[a*s.stride:], row[:n])
		clear(wq[a*s.stride+n : a*s.stride+size])
	}
	for a := range 3 {
		mulRows(w[a*s.stride:][:size], s.inverse, wq[a*s.stride:][:size], s.stride)
	}
	for a := range 3 {
		for b := range 3 {
			*entries[3*a+b] -= inner(wq[a*s.stride:][:n], w[b*s.stride:])
		}
	}
	q.Inverse(&d) // never singular: the matrix is quasidefinite, and q a pivot of it
	s.times(wq, w, &q, n)
	addOuter(s.inverse, wq, w, n, size, s.stride, s.stride)
	for b := range 3 {
		for i := range n {
			v := -wq[b*s.stride+i]
			s.inverse[i*s.stride+n+b], s.inverse[(n+b)*s.stride+i] = v, v
		}
	}
	s.writeLast(&q, n)
}

// times sets three columns to the product of three others with q.
func (s *State) times(to, from []float64, q *spatial.Mat3, n int) {
	for i := range n {
		v := q.TMulVec(spatial.V(from[i], from[s.stride+i], from[2*s.stride+i]))
		to[i], to[s.stride+i], to[2*s.stride+i] = v.X, v.Y, v.Z
	}
}

// writeLast writes the last block of the inverse.
func (s *State) writeLast(q *spatial.Mat3, n int) {
	for a, v := range [3]spatial.Vec3{{X: q.XX, Y: q.XY, Z: q.XZ}, {X: q.YX, Y: q.YY, Z: q.YZ}, {X: q.ZX, Y: q.ZY, Z: q.ZZ}} {
		row := s.inverse[(n+a)*s.stride+n:]
		row[0], row[1], row[2] = v.X, v.Y, v.Z
	}
}

// restore takes a column out of matrix and inverse. With p the last columns of the inverse and q its last block, the rest becomes P − p q⁻¹ pᵀ.
//
// Count: for n switched nodes 27 n² multiplications and additions.
func (s *State) restore(c int32) {
	last := len(s.switched) - 1
	at := int(s.position[c])
	moved := s.switched[last]
	s.switched[at], s.position[moved] = moved, int32(at)
	s.switched, s.position[c] = s.switched[:last], -1
	s.exchange(s.capacitance, at, last)
	s.exchange(s.inverse, at, last)

	n := 3 * last
	size := padded(n)
	p, pq := s.border[:3*s.stride], s.border[3*s.stride:]
	var d, q spatial.Mat3
	entries := [9]*float64{&d.XX, &d.XY, &d.XZ, &d.YX, &d.YY, &d.YZ, &d.ZX, &d.ZY, &d.ZZ}
	for a := range 3 {
		row := s.inverse[(n+a)*s.stride:]
		for b := range 3 {
			*entries[3*a+b] = row[n+b]
		}
		copy(p[a*s.stride:], row[:n])
		clear(p[a*s.stride+n : a*s.stride+size])
	}
	q.Inverse(&d)
	q.AddScaled(&spatial.Mat3{}, -1, &q)
	s.times(pq, p, &q, n)
	addOuter(s.inverse, pq, p, n, size, s.stride, s.stride)
	for _, m := range [2][]float64{s.capacitance, s.inverse} { // kernels read beyond n
		for i := range n + 3 {
			clear(m[i*s.stride+n : i*s.stride+n+3])
		}
		for a := range 3 {
			clear(m[(n+a)*s.stride:][:n+3])
		}
	}
}

// exchange exchanges two nodes in a symmetric matrix.
func (s *State) exchange(m []float64, i, last int) {
	if i == last {
		return
	}
	n := 3 * (last + 1)
	for a := range 3 {
		x, y := m[(3*i+a)*s.stride:][:n], m[(3*last+a)*s.stride:][:n]
		for k := range x {
			x[k], y[k] = y[k], x[k]
		}
	}
	for k := range n {
		x, y := m[k*s.stride+3*i:][:3], m[k*s.stride+3*last:][:3]
		x[0], x[1], x[2], y[0], y[1], y[2] = y[0], y[1], y[2], x[0], x[1], x[2]
	}
}

// Relative changes of a solution by its improvement: what counts as exact, and from where on the inverse is made anew.
const (
	exact  = 1e-13
	losing = 1e-7
)

// Solve finds what the conditions need at the switched nodes. Force and displacement there are known then, and the rest of the surface can be asked for.
//
// Count: for n switched and m loaded nodes 27 n² + 9 n m multiplications and additions.
func (s *State) Solve() Report {
	if !s.dirty {
		return s.report
	}
	s.dirty = false
	s.report = Report{Switched: len(s.switched)}
	s.rightSide()
	if s.report.Improved = s.solve(); s.report.Improved > losing {
		s.renew()
		s.report.Renewed = true
		s.report.Improved = s.solve()
	}
	for i, c := range s.switched {
		copy(s.value[3*c:3*c+3], s.x[3*i:3*i+3])
	}
	return s.report
}

// rightSide finds what is asked for, less what the nodes that are loaded do there.
func (s *State) rightSide() {
	clear(s.b)
	var block [9]float64
	for i, c := range s.switched {
		row := int(s.model.row[s.model.columns[c]])
		b := *(*[3]float64)(s.target[3*c:])
		for _, other := range s.loaded {
			s.model.block(&block, row, int(other))
			v := (*[3]float64)(s.value[3*other:])
			for a := range b {
				b[a] -= block[a]*v[0] + block[3+a]*v[1] + block[6+a]*v[2]
			}
		}
		sign := s.sign(c)
		for a, v := range b {
			s.b[3*i+a] = sign * v
		}
	}
}

// solve multiplies by the inverse and improves the product, at most twice. It returns how much the first improvement changed.
func (s *State) solve() (first float64) {
	size := padded(3 * len(s.switched))
	mulRows(s.x[:size], s.inverse, s.b[:size], s.stride)
	residual := s.border[:size]
	for k := range 2 {
		mulRows(residual, s.capacitance, s.x[:size], s.stride)
		for i, v := range s.b[:size] {
			residual[i] = v - residual[i]
		}
		mulRows(s.dx[:size], s.inverse, residual, s.stride)
		change := s.improve()
		if k == 0 {
			first = change
		}
		if !(change > exact) {
			break
		}
	}
	return first
}

// improve adds dx to x and returns how large it is, forces and displacements each by their own.
func (s *State) improve() float64 {
	var change, size [2]float64
	for i, c := range s.switched {
		sort := 0
		if s.sign(c) < 0 {
			sort = 1
		}
		for a := 3 * i; a < 3*i+3; a++ {
			s.x[a] += s.dx[a]
			change[sort] = math.Max(change[sort], math.Abs(s.dx[a]))
			size[sort] = math.Max(size[sort], math.Abs(s.x[a]))
		}
	}
	worst := 0.0
	for k, c := range change {
		if c > 0 {
			worst = math.Max(worst, c/size[k])
		}
	}
	return worst
}

// renew makes the inverse anew, by bordering node after node.
func (s *State) renew() {
	clear(s.inverse)
	n := len(s.switched)
	for k := range n {
		s.switched = s.switched[:k+1]
		s.borderInverse()
	}
}

// Force returns the force at a node [N]: prescribed, or what its displacement takes. Fixed nodes have none that is known one by one; see Wrench. It solves if need be.
func (s *State) Force(node int) spatial.Vec3 {
	s.Solve()
	c := s.model.column[node]
	switch {
	case c < 0:
		return spatial.Vec3{}
	case s.model.kinds[node] == freeNode:
		return vec(s.value[3*c:])
	case s.position[c] >= 0:
		return vec(s.target[3*c:])
	}
	return s.product(node)
}

// Displacement returns the displacement of a node [m]. It solves if need be.
func (s *State) Displacement(node int) spatial.Vec3 {
	s.Solve()
	c, k := s.model.column[node], s.model.kinds[node]
	switch {
	case k == fixedNode:
		return spatial.Vec3{}
	case k == movedNode:
		return vec(s.value[3*c:])
	case c >= 0 && s.position[c] >= 0:
		return vec(s.target[3*c:])
	}
	return s.product(node)
}

func vec(v []float64) spatial.Vec3 { return spatial.V(v[0], v[1], v[2]) }

// product returns a row of Ξ times what is prescribed.
func (s *State) product(node int) (sum spatial.Vec3) {
	row := int(s.model.row[node])
	var b [9]float64
	for _, list := range [2][]int32{s.switched, s.loaded} {
		for _, c := range list {
			s.model.block(&b, row, int(c))
			v := (*[3]float64)(s.value[3*c:])
			sum = sum.Add(spatial.V(b[0]*v[0]+b[3]*v[1]+b[6]*v[2], b[1]*v[0]+b[4]*v[1]+b[7]*v[2], b[2]*v[0]+b[5]*v[1]+b[8]*v[2]))
		}
	}
	return sum
}

// Displacements sets u to the displacements of all nodes [m], from Green's functions in single precision: the product of eq. 3. It solves if need be.
//
// Count: for n switched and loaded nodes 9 n multiplications and additions, and 36 n bytes read, for each node.
func (s *State) Displacements(u []spatial.Vec3) {
	s.Solve()
	m := s.model
	y := s.surface
	if m.packed != nil {
		s.spread(y)
	} else {
		clear(y)
		for _, list := range [2][]int32{s.switched, s.loaded} {
			for _, c := range list {
				addColumns(y, m.single[3*int(c)*m.stride:], (*[3]float64)(s.value[3*c:]), m.stride)
			}
		}
	}
	for i, k := range m.kinds {
		switch k {
		case freeNode:
			u[i] = vec(y[3*m.row[i]:])
		case movedNode:
			u[i] = vec(s.value[3*m.column[i]:])
		default:
			u[i] = spatial.Vec3{}
		}
	}
}

// Wrench returns the force on the body of all that is not its fixed nodes, and its torque about the origin of the body's frame, at the places of the nodes at rest [N, N m]:
// what the fixed nodes hold it against. It solves if need be.
func (s *State) Wrench() (w spatial.Wrench) {
	s.Solve()
	add := func(node int32, f spatial.Vec3) {
		w.Force = w.Force.Add(f)
		w.Torque = w.Torque.Add(s.model.Surface.Vertices[node].Cross(f))
	}
	for _, list := range [2][]int32{s.switched, s.loaded} {
		for _, c := range list {
			if node := s.model.columns[c]; s.model.kinds[node] == freeNode {
				add(node, vec(s.value[3*c:]))
			}
		}
	}
	for _, node := range s.model.nodes[s.model.free:] {
		add(node, s.Force(int(node)))
	}
	return w
}

// Clear prescribes nothing anywhere: the reference problem at rest.
func (s *State) Clear() {
	for _, c := range s.loaded {
		clear(s.value[3*c : 3*c+3])
		s.loadedAt[c] = -1
	}
	for _, c := range s.switched {
		clear(s.value[3*c : 3*c+3])
		s.position[c] = -1
	}
	s.loaded, s.switched = s.loaded[:0], s.switched[:0]
	clear(s.capacitance)
	clear(s.inverse)
	s.dirty = true
}
