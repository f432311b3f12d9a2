package solid

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/sparse"
	"github.com/tendril-sim/tendril/spatial"
)

// Inside, nodes have the order in which aggregates of the preconditioner are in one piece, and elements that of their first nodes. Elements
// are worked on four at a time, their quantities in lanes.

// lanes is a quantity of four elements.
type lanes [4]float64

// Where the quantities of four elements are in their model.
const (
	laneInverse = 0  // of the edges at rest, by rows, which are the gradients of corners 1, 2 and 3 [1/m]
	laneLambda  = 9  // Lamé's first coefficient times volume [N m] …
	laneMu      = 10 // … and the second
	laneVolume  = 11 // [m³]
	modelLanes  = 12

	turnLanes = 4 // of a rotation: w, x, y, z
)

// recordSize is how many numbers an element tells its nodes: for each corner the turned gradient [1/m] and, in the fourth place, of the first two corners
// Lamé's coefficients times volume and the step's factor, of the third the dilation times volume; and for each corner the force on it [N].
const recordSize = 32

// visit is an element at a node: where its other corners are in the node's row.
type visit struct {
	element int32
	corner  uint16
	slots   [3]uint16 // blocks of corners corner+1, +2, +3, mod 4, from the first of the row
}

// visitsAhead is how many visits kernels look ahead, also beyond the last.
const visitsAhead = 4

// model is what does not change while the solid moves.
type model struct {
	inside, outside []int32      // number of a node inside for one of the mesh, and back
	elementInside   []int32      // and of elements
	corners         [][4]int32   // of each element, inside
	volumes         []float64    // of each element [m³]
	lame            [][2]float64 // of each element: λ and μ [Pa]
	density         []float64    // of each element [kg/m³]

	offsets []int32 // of each four elements: corner after corner, of each lane, three times the node
	lanes   []lanes // modelLanes for each four elements
	starts  []int32 // of the visits of a node
	visits  []visit
	masses  []float64 // lumped, of each node [kg]
	spread  []float64 // of each block, if mass is consistent [kg]

	pattern    *sparse.Pattern
	aggregates []int32
	nodal      *nodal  // nil where elements resist dilation alone
	widest     int     // blocks in a row
	mass       float64 // of all [kg]
	rigour     float64 // Σ μV: an energy that strains of 1 have [J]
	quickest   float64 // highest frequency of an element, about [rad/s]
	size       float64 // half the diagonal of the bounds [m]
}

// nodesInAggregate is how many nodes the preconditioner moves together at least.
const nodesInAggregate = 90

func (c *Config) aggregates(nodes int) int {
	if c.Aggregates > 0 {
		return c.Aggregates
	}
	return min(max(nodes/nodesInAggregate, 4), 100)
}

// newModel sorts and prepares the mesh.
func newModel(c *Config) (*model, error) {
	m := &model{}
	if err := m.sort(c); err != nil {
		return nil, err
	}
	m.measure(c)
	m.nodal = newNodal(m)
	m.fillLanes(c)
	m.meet(c)
	m.quickest = m.fastest()
	low, high := c.Mesh.Bounds()
	m.size = high.Sub(low).Norm() / 2
	return m, nil
}

// sort gives nodes and elements their order inside.
func (m *model) sort(c *Config) error {
	nodes := len(c.Mesh.Nodes)
	elements := make([][]int32, len(c.Mesh.Elements))
	for e := range elements {
		elements[e] = slices.Clone(c.Mesh.Elements[e][:])
	}
	p, err := sparse.NewPattern(nodes, elements)
	if err != nil {
		return err
	}
	m.outside, m.aggregates = sparse.Aggregate(p, c.aggregates(nodes))
	m.inside = make([]int32, nodes)
	for i, n := range m.outside {
		m.inside[n] = int32(i)
	}
	for _, e := range elements {
		for k := range e {
			e[k] = m.inside[e[k]]
		}
	}
	if m.pattern, err = sparse.NewPattern(nodes, elements); err != nil {
		return err
	}
	order := make([]int32, len(elements))
	for e := range order {
		order[e] = int32(e)
	}
	slices.SortFunc(order, func(a, b int32) int {
		return cmp.Or(cmp.Compare(slices.Min(elements[a]), slices.Min(elements[b])), cmp.Compare(a, b))
	})
	m.elementInside = make([]int32, len(elements))
	for e, from := range order {
		m.corners = append(m.corners, [4]int32(elements[from]))
		m.elementInside[from] = int32(e)
	}
	return nil
}

// measure finds volumes, materials and masses.
func (m *model) measure(c *Config) {
	count := len(m.corners)
	m.volumes, m.lame, m.density = make([]float64, count), make([][2]float64, count), make([]float64, count)
	for e, inside := range m.elementInside {
		material := c.materialOf(e)
		lambda, mu := material.lame()
		m.volumes[inside] = c.Mesh.Volume(int32(e))
		m.lame[inside] = [2]float64{lambda, mu}
		m.rigour += mu * m.volumes[inside]
		m.density[inside] = material.Density
	}
	m.masses = make([]float64, len(m.inside))
	if c.Mass == Consistent {
		m.spread = make([]float64, m.pattern.Blocks())
	}
	for e, nodes := range m.corners {
		mass := m.volumes[e] * m.density[e]
		m.mass += mass
		for _, i := range nodes {
			m.masses[i] += mass / 4
			if m.spread == nil {
				continue
			}
			for _, j := range nodes { // ∫ρ N_i N_j: a twentieth, and twice that on the diagonal
				part := mass / 20
				if i == j {
					part *= 2
				}
				m.spread[m.pattern.Find(int(i), int(j))] += part
			}
		}
	}
}

// fillLanes writes the elements four at a time. Those that are missing at the end are like the last, of no stiffness.
func (m *model) fillLanes(c *Config) {
	groups := (len(m.corners) + 3) / 4
	m.offsets, m.lanes = make([]int32, 16*groups), make([]lanes, modelLanes*groups)
	for k := range 4 * groups {
		e := min(k, len(m.corners)-1)
		g, lane := k/4, k%4
		for a, node := range m.corners[e] {
			m.offsets[16*g+4*a+lane] = 3 * node
		}
		to := m.lanes[modelLanes*g:]
		inv := m.restInverse(c, e)
		for i, v := range [9]float64{inv.XX, inv.XY, inv.XZ, inv.YX, inv.YY, inv.YZ, inv.ZX, inv.ZY, inv.ZZ} {
			to[laneInverse+i][lane] = v
		}
		if k == e {
			to[laneVolume][lane] = m.volumes[e]
			to[laneLambda][lane], to[laneMu][lane] = m.lame[e][0]*m.volumes[e], m.lame[e][1]*m.volumes[e]
		}
	}
}

// restInverse is the inverse of the edges of an element at rest, as columns, from its first corner.
func (m *model) restInverse(c *Config, e int) (inv spatial.Mat3) {
	at := func(a int) spatial.Vec3 { return c.Mesh.Nodes[m.outside[m.corners[e][a]]] }
	x, y, z := at(1).Sub(at(0)), at(2).Sub(at(0)), at(3).Sub(at(0))
	edges := spatial.Mat3{XX: x.X, YX: x.Y, ZX: x.Z, XY: y.X, YY: y.Y, ZY: y.Z, XZ: z.X, YZ: z.Y, ZZ: z.Z}
	inv.Inverse(&edges)
	return inv
}

// meet lists the elements around each node.
func (m *model) meet(*Config) {
	nodes := len(m.inside)
	m.starts = make([]int32, nodes+1)
	for _, e := range m.corners {
		for _, i := range e {
			m.starts[i+1]++
		}
	}
	for i := range nodes {
		m.starts[i+1] += m.starts[i]
		first, end, _ := m.pattern.Row(i)
		m.widest = max(m.widest, end-first)
	}
	next := slices.Clone(m.starts)
	m.visits = make([]visit, m.starts[nodes]+visitsAhead)[:m.starts[nodes]]
	for e, corners := range m.corners {
		for a, i := range corners {
			v := visit{element: int32(e), corner: uint16(a)}
			first, _, _ := m.pattern.Row(int(i))
			for k := range v.slots {
				v.slots[k] = uint16(m.pattern.Find(int(i), int(corners[(a+1+k)%4])) - first)
			}
			m.visits[next[i]] = v
			next[i]++
		}
	}
}

// fastest returns the largest speed of pressure waves over the height of an element [1/s]: about the highest frequency.
func (m *model) fastest() float64 {
	most := 0.0
	for e := range m.corners {
		// The smallest height is one over the largest gradient.
		steepest := 0.0
		g, lane := e/4, e%4
		var sum spatial.Vec3
		for a := range 3 {
			row := m.lanes[modelLanes*g+laneInverse+3*a:]
			grad := spatial.V(row[0][lane], row[1][lane], row[2][lane])
			sum = sum.Add(grad)
			steepest = math.Max(steepest, grad.Norm())
		}
		steepest = math.Max(steepest, sum.Norm())
		speed := math.Sqrt((m.lame[e][0] + 2*m.lame[e][1]) / m.density[e])
		most = math.Max(most, speed*steepest)
	}
	return most
}
