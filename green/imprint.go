package green

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/internal/dense"
	"github.com/tendril-sim/tendril/spatial"
	"gonum.org/v1/gonum/floats"
)

// Imprint is a contact of many nodes that are held, solved as well as a budget of work allows: constraints on means in place of nodes (James' thesis, chapter 6, has them on
// wavelets). Nodes are in groups that lie together. A group has one force, which is spread over its nodes by their areas, so that a group is a pressure mask; and it asks that the
// mean of its displacements, by the same weights, is that of what its nodes are asked for. Where nodes are farthest from that the group is halved, and so on while the budget lasts.
//
// Weights of halves make up those of the whole. Each round thus looks for the least energy in a larger space (Galerkin): the energy of the solution only grows, up to that of the
// exact one, which is there when every node is a group. Forces are in equilibrium whatever the budget: displacements are those of a body in equilibrium under the same forces.
//
// An Imprint allocates nothing after NewImprint. It is not safe for use by several goroutines at once.
type Imprint struct {
	model  *Model
	areas  []float64 // of the nodes of the model [m²]
	most   int       // nodes
	groups []group   // its capacity is the budget of groups
	slot   []int32   // of each node of the model among those held, −1

	nodes   []int32
	target  []float64 // [m], three for each node that is held
	left    []float64 // and what is left of it
	order   []int32   // nodes, by their slots, group after group
	stride  int       // of columns with three numbers for each node
	answers []float64 // of the nodes to forces on them, column after column [m/N]
	means   []float64 // to forces on groups
	matrix  []float64 // means of these over groups, by rows of 3·cap(groups)
	soft    []float64 // what is added to its diagonal: 0 but for rounding
	rows    []int
	force   []float64 // of the groups [N]
	factor  dense.Cholesky
	sound   bool // there is a factor
	work    float64
}

// group is nodes from and up to a place in order.
type group struct {
	from, to int
	area     float64 // [m²]
	misses   float64 // squares of what is left, by area [m⁴]
	halve    bool
}

// Imprinted tells how a solution went.
type Imprinted struct {
	Nodes, Groups int
	Work          float64 // multiplications and additions
	Left          float64 // how far nodes are from where they should be: root of the mean square by area [m]
	Energy        float64 // that the contact has put into the body, never more than that of the exact solution [J]
}

// NewImprint returns a contact that holds nothing, and never more than a number of nodes in a number of groups. Memory is 72 bytes for each pair of nodes.
func (m *Model) NewImprint(nodes, groups int) (*Imprint, error) {
	if nodes < 1 || nodes > len(m.columns) {
		return nil, &FieldError{"nodes", nodes, "from 1 to the number of nodes that can be touched"}
	}
	if groups < 1 || groups > nodes {
		return nil, &FieldError{"groups", groups, "from 1 to the number of nodes"}
	}
	stride := 3 * nodes
	p := &Imprint{
		model: m, areas: make([]float64, m.Nodes()), most: nodes, groups: make([]group, 0, groups), slot: make([]int32, m.Nodes()),
		nodes: make([]int32, 0, nodes), target: make([]float64, stride), left: make([]float64, stride), order: make([]int32, nodes), stride: stride,
		answers: make([]float64, stride*stride), means: make([]float64, 3*groups*stride), matrix: make([]float64, 9*groups*groups), soft: make([]float64, 3*groups), force: make([]float64, 3*groups),
	}
	for i := range p.slot {
		p.slot[i] = -1
	}
	for _, t := range m.Surface.Triangles {
		a, b, c := m.Surface.Vertices[t[0]], m.Surface.Vertices[t[1]], m.Surface.Vertices[t[2]]
		for _, v := range t {
			p.areas[v] += b.Sub(a).Cross(c.Sub(a)).Norm() / 6
		}
	}
	for k := range 3 * groups {
		p.rows = append(p.rows, k)
	}
	p.factor.Reserve(3 * groups)
	return p, nil
}

// Hold asks for the displacement of a free node [m]. A node that was not held comes to the contact, which reads a row of Ξ.
func (p *Imprint) Hold(node int, displacement spatial.Vec3) error {
	m := p.model
	if !m.Touchable(node) || m.kinds[node] != freeNode {
		return ErrUntouchable
	}
	slot := p.slot[node]
	if slot < 0 {
		if len(p.nodes) == p.most {
			return ErrBudget
		}
		slot = int32(len(p.nodes))
		p.slot[node], p.nodes = slot, append(p.nodes, int32(node))
		p.groups = p.groups[:0]
		var block [9]float64
		for i, other := range p.nodes {
			m.block(&block, int(m.row[other]), int(m.column[node]))
			for b := range 3 {
				for a := range 3 {
					p.answers[(3*int(slot)+b)*p.stride+3*i+a] = block[3*b+a]
					p.answers[(3*i+a)*p.stride+3*int(slot)+b] = block[3*b+a]
				}
			}
		}
	}
	p.target[3*slot], p.target[3*slot+1], p.target[3*slot+2] = displacement.X, displacement.Y, displacement.Z
	return nil
}

// Release lets a node go.
func (p *Imprint) Release(node int) {
	if node < 0 || node >= len(p.slot) || p.slot[node] < 0 {
		return
	}
	at, last := int(p.slot[node]), len(p.nodes)-1
	if at != last { // the last takes its place
		p.nodes[at] = p.nodes[last]
		p.slot[p.nodes[at]] = int32(at)
		copy(p.target[3*at:3*at+3], p.target[3*last:])
		for b := range 3 {
			copy(p.answers[(3*at+b)*p.stride:][:p.stride], p.answers[(3*last+b)*p.stride:][:p.stride])
		}
		for column := range 3 * last {
			v := p.answers[column*p.stride:]
			copy(v[3*at:3*at+3], v[3*last:])
		}
	}
	p.slot[node], p.nodes, p.groups = -1, p.nodes[:last], p.groups[:0]
}

// Solve finds the forces, with as many groups as a budget of work allows: multiplications and additions, of which a core does one to three in a nanosecond. One group is always there. The same
// budget gives the same forces, on any machine.
func (p *Imprint) Solve(work float64) Imprinted {
	p.work = 0
	if len(p.nodes) == 0 {
		p.groups = p.groups[:0]
		return Imprinted{}
	}
	p.begin()
	p.balance()
	for {
		splits := p.choose(work - p.work)
		if splits == 0 {
			break
		}
		for g := range p.groups {
			if p.groups[g].halve {
				p.split(g)
			}
		}
		p.balance()
	}
	return p.report()
}

// Again finds the forces for other displacements of the same nodes with the groups of the last Solve, whose matrix is factorised: some twentieth of the work. After nodes have come or gone
// it is Solve with one group.
func (p *Imprint) Again() Imprinted {
	if len(p.groups) == 0 {
		return p.Solve(0)
	}
	p.work = 0
	p.relax()
	return p.report()
}

func (p *Imprint) report() Imprinted {
	out := Imprinted{Nodes: len(p.nodes), Groups: len(p.groups), Work: p.work}
	area := 0.0
	for g := range p.groups {
		area += p.groups[g].area
		out.Left += p.groups[g].misses
		out.Energy += 0.5 * vec(p.force[3*g:]).Dot(p.mean(p.target, g))
	}
	out.Left = math.Sqrt(out.Left / area)
	return out
}

// begin puts all nodes into one group.
func (p *Imprint) begin() {
	n := len(p.nodes)
	p.order = p.order[:n]
	for i := range p.order {
		p.order[i] = int32(i)
	}
	p.groups = append(p.groups[:0], group{from: 0, to: n})
	p.measure(0)
	p.meanOver(0)
}

// measure adds up the area of a group.
func (p *Imprint) measure(g int) {
	q := &p.groups[g]
	q.area = 0
	for _, slot := range p.order[q.from:q.to] {
		q.area += p.areas[p.nodes[slot]]
	}
}

// weight returns a node's part of its group.
func (p *Imprint) weight(slot int32, g int) float64 {
	return p.areas[p.nodes[slot]] / p.groups[g].area
}

// meanOver finds what forces on a group do to all nodes.
func (p *Imprint) meanOver(g int) {
	n, q := 3*len(p.nodes), &p.groups[g]
	for b := range 3 {
		to := p.means[(3*g+b)*p.stride:][:n]
		clear(to)
		for _, slot := range p.order[q.from:q.to] {
			floats.AddScaled(to, p.weight(slot, g), p.answers[(3*int(slot)+b)*p.stride:][:n])
		}
	}
	p.work += float64(3 * n * (q.to - q.from))
}

// mean returns the mean of a vector over a group.
func (p *Imprint) mean(of []float64, g int) (sum spatial.Vec3) {
	q := &p.groups[g]
	for _, slot := range p.order[q.from:q.to] {
		sum = sum.AddScaled(p.weight(slot, g), vec(of[3*slot:]))
	}
	return sum
}

// split halves a group along the longest edge of the box around it. The second half gets what the whole had, less what the first has.
func (p *Imprint) split(g int) {
	q := &p.groups[g]
	q.halve = false
	places := p.model.Surface.Vertices
	nodes := p.order[q.from:q.to]
	first := places[p.nodes[nodes[0]]]
	b := box{first, first}
	for _, slot := range nodes {
		b.add(places[p.nodes[slot]])
	}
	size := b.high.Sub(b.low)
	axis := spatial.V(0, 0, 1)
	switch {
	case size.X >= size.Y && size.X >= size.Z:
		axis = spatial.V(1, 0, 0)
	case size.Y >= size.Z:
		axis = spatial.V(0, 1, 0)
	}
	slices.SortFunc(nodes, func(i, j int32) int {
		return cmp.Or(cmp.Compare(places[p.nodes[i]].Dot(axis), places[p.nodes[j]].Dot(axis)), cmp.Compare(p.nodes[i], p.nodes[j]))
	})
	half, end, whole := (q.from+q.to)/2, q.to, q.area
	h := len(p.groups)
	q.to = half
	p.groups = append(p.groups, group{from: half, to: end})
	p.measure(g)
	p.measure(h)
	n := 3 * len(p.nodes)
	for b := range 3 {
		copy(p.means[(3*h+b)*p.stride:][:n], p.means[(3*g+b)*p.stride:][:n])
	}
	p.meanOver(g)
	one, two := p.groups[g].area, p.groups[h].area
	for b := range 3 {
		to := p.means[(3*h+b)*p.stride:][:n]
		floats.Scale(whole/two, to)
		floats.AddScaled(to, -one/two, p.means[(3*g+b)*p.stride:][:n])
	}
	p.work += float64(6 * n)
}

// choose marks the groups whose nodes are farthest from where they should be, at most half as many as there are, as long as there is room and the work that they make is within
// a budget. It returns their number.
func (p *Imprint) choose(work float64) (count int) {
	n := float64(3 * len(p.nodes))
	before := len(p.groups)
	for count < max(1, before/2) && before+count < cap(p.groups) {
		worst := -1
		for g := range p.groups {
			if q := &p.groups[g]; !q.halve && q.to-q.from > 1 && q.misses > 0 && (worst < 0 || q.misses > p.groups[worst].misses) {
				worst = g
			}
		}
		if worst < 0 {
			break
		}
		q := &p.groups[worst]
		work -= n * (3*float64(q.to-q.from+1)/2 + 6)
		if work < p.balancing(before+count+1) {
			break
		}
		q.halve = true
		count++
	}
	return count
}

// balancing returns the work of balance with a number of groups.
func (p *Imprint) balancing(groups int) float64 {
	n := float64(3 * groups)
	return n*n*n/6 + n*float64(3*len(p.nodes)) + p.relaxing(groups)
}

// relaxing returns the work of relax.
func (p *Imprint) relaxing(groups int) float64 {
	n := float64(3 * groups)
	return n*n + n*float64(3*len(p.nodes))
}

// balance makes the matrix of the groups, and finds their forces.
func (p *Imprint) balance() {
	wide, count := 3*cap(p.groups), 3*len(p.groups)
	for g := range p.groups {
		for c := range count {
			v := p.mean(p.means[c*p.stride:], g)
			p.matrix[3*g*wide+c], p.matrix[(3*g+1)*wide+c], p.matrix[(3*g+2)*wide+c] = v.X, v.Y, v.Z
		}
	}
	for i := range count {
		for j := range i { // symmetric but for rounding
			mean := (p.matrix[i*wide+j] + p.matrix[j*wide+i]) / 2
			p.matrix[i*wide+j], p.matrix[j*wide+i] = mean, mean
		}
		p.soft[i] = 1e-13 * p.matrix[i*wide+i]
	}
	p.sound = p.factor.Factor(p.matrix, p.soft, p.rows[:count], 0)
	p.work += p.balancing(len(p.groups)) - p.relaxing(len(p.groups))
	p.relax()
}

// relax finds the forces of the groups from what their means should be, and what is left at the nodes. If the matrix has no factor, which Ξ of too coarse a tolerance may lead to, there are none.
func (p *Imprint) relax() {
	count := 3 * len(p.groups)
	clear(p.force)
	if p.sound {
		for g := range p.groups {
			v := p.mean(p.target, g)
			p.force[3*g], p.force[3*g+1], p.force[3*g+2] = v.X, v.Y, v.Z
		}
		p.factor.Solve(p.force[:count])
	}
	n := 3 * len(p.nodes)
	left := p.left[:n]
	copy(left, p.target[:n])
	for c, f := range p.force[:count] {
		floats.AddScaled(left, -f, p.means[c*p.stride:][:n])
	}
	for g := range p.groups {
		q := &p.groups[g]
		q.misses = 0
		for _, slot := range p.order[q.from:q.to] {
			q.misses += p.areas[p.nodes[slot]] * vec(left[3*slot:]).Norm2()
		}
	}
	p.work += p.relaxing(len(p.groups))
}

// Forces calls do with each node that is held and its force [N], as found by the last Solve.
func (p *Imprint) Forces(do func(node int, force spatial.Vec3)) {
	for g := range p.groups {
		f := vec(p.force[3*g:])
		for _, slot := range p.order[p.groups[g].from:p.groups[g].to] {
			do(int(p.nodes[slot]), f.Scale(p.weight(slot, g)))
		}
	}
}

// Wrench returns the sum of the forces, and of their torques about the origin of the body's frame, at the places of the nodes at rest [N, N m].
func (p *Imprint) Wrench() (w spatial.Wrench) {
	for g := range p.groups {
		f, middle := vec(p.force[3*g:]), spatial.Vec3{}
		for _, slot := range p.order[p.groups[g].from:p.groups[g].to] {
			middle = middle.AddScaled(p.weight(slot, g), p.model.Surface.Vertices[p.nodes[slot]])
		}
		w.Force = w.Force.Add(f)
		w.Torque = w.Torque.Add(middle.Cross(f))
	}
	return w
}
