package field

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The grid of a medium: nodes one cell apart, in blocks of 4 × 4 × 4 that exist only where there is something. A directory over the box around it
// all says which.

const (
	side      = 4                  // nodes along the edge of a block
	perBlock  = side * side * side // nodes
	maxBlocks = 100                // along an edge of the directory
)

// node is a corner of cells.
type node struct {
	mass float64      // [kg]
	rest float64      // first Σ m ρ₀ [kg²/m³], then pressure [Pa], then pressure over density [m²/s²]
	flow spatial.Vec3 // first momentum [kg m/s], then velocity [m/s]
	push spatial.Vec3 // first force in the grid's axes [N], then what it adds to the acceleration of elements, in the world's [m/s²]
}

type grid struct {
	origin    spatial.Vec3 // first node of the box [cells]
	extent    spatial.Vec3 // of the box, from its first node to its last [cells]
	size      [3]int       // blocks along each edge of the box
	directory []int32      // number of the block in nodes plus 1, 0 where there is none
	used      []int32      // entries of the directory that are not 0, in the order of their blocks
	nodes     []node
}

// reset empties the grid and lets it cover the nodes from low to high.
func (g *grid) reset(low, high [3]int) {
	for _, d := range g.used {
		g.directory[d] = 0
	}
	g.used, g.nodes = g.used[:0], g.nodes[:0]
	var first [3]int
	for i := range low {
		first[i] = low[i] >> 2
		g.size[i] = high[i]>>2 - first[i] + 1
	}
	g.origin = spatial.V(float64(first[0]), float64(first[1]), float64(first[2])).Scale(side)
	g.extent = spatial.V(float64(side*g.size[0]-1), float64(side*g.size[1]-1), float64(side*g.size[2]-1))
	total := g.size[0] * g.size[1] * g.size[2]
	if total > cap(g.directory) {
		g.directory = make([]int32, total+total/2)
	}
	g.directory = g.directory[:total]
}

// block returns the number of the first node of a block, and makes the block if it is not there and create asks for it; −1 is none.
func (g *grid) block(entry int, create bool) int {
	if b := g.directory[entry]; b > 0 {
		return int(b-1) * perBlock
	}
	if !create {
		return -1
	}
	g.used = append(g.used, int32(entry))
	g.directory[entry] = int32(len(g.used))
	first := len(g.nodes)
	g.nodes = append(g.nodes, empty[:]...)
	return first
}

var empty [perBlock]node

// corners are the eight nodes of the cell around a place, x slowest and z fastest, and how much of the place is in each.
type corners struct {
	node    [8]int32
	weight  [8]float64
	x, y, z float64 // place in the cell
}

// find looks up the cell at u, in units of cells, and reports whether its nodes are there; with create they are made, if the box has room.
func (g *grid) find(u spatial.Vec3, c *corners, create bool) bool {
	x, y, z := u.X-g.origin.X, u.Y-g.origin.Y, u.Z-g.origin.Z
	if !(x >= 0 && y >= 0 && z >= 0 && x < g.extent.X && y < g.extent.Y && z < g.extent.Z) {
		return false
	}
	i, j, k := int(x), int(y), int(z)
	x, y, z = x-float64(i), y-float64(j), z-float64(k)
	w00, w01, w10, w11 := (1-x)*(1-y), (1-x)*y, x*(1-y), x*y
	c.x, c.y, c.z = x, y, z
	c.weight = [8]float64{w00 * (1 - z), w00 * z, w01 * (1 - z), w01 * z, w10 * (1 - z), w10 * z, w11 * (1 - z), w11 * z}

	// The next node along an axis is in the same block or, with a carry, among the first nodes of the next.
	row, plane := g.size[2], g.size[1]*g.size[2]
	cx, cy, cz := (i&3+1)>>2, (j&3+1)>>2, (k&3+1)>>2
	e00 := (i>>2)*plane + (j>>2)*row + k>>2
	n00 := (i&3)*side*side + (j&3)*side + k&3
	if cx|cy|cz == 0 { // all in one block
		first := g.block(e00, create)
		n := int32(first + n00)
		c.node = [8]int32{n, n + 1, n + side, n + side + 1, n + side*side, n + side*side + 1, n + side*side + side, n + side*side + side + 1}
		return first >= 0
	}
	e01, e10, e11 := e00+cy*row, e00+cx*plane, e00+cy*row+cx*plane
	entry := [8]int{e00, e00 + cz, e01, e01 + cz, e10, e10 + cz, e11, e11 + cz}
	dx, dy, dz := side*side-cx*perBlock, side-cy*side*side, 1-cz*side
	n01, n10, n11 := n00+dy, n00+dx, n00+dx+dy
	local := [8]int{n00, n00 + dz, n01, n01 + dz, n10, n10 + dz, n11, n11 + dz}
	for n, at := range entry {
		first := g.block(at, create)
		if first < 0 {
			return false
		}
		c.node[n] = int32(first + local[n])
	}
	return true
}

// slope returns the gradient of what interpolates the rest of the corners [per cell].
func (g *grid) slope(c *corners) spatial.Vec3 {
	var q [8]float64
	sum := 0.0
	for k, n := range c.node {
		q[k] = g.nodes[n].rest
		sum += q[k]
	}
	if sum == 0 {
		return spatial.Vec3{}
	}
	x, y, z := c.x, c.y, c.z
	return spatial.Vec3{
		X: (1-y)*((1-z)*(q[4]-q[0])+z*(q[5]-q[1])) + y*((1-z)*(q[6]-q[2])+z*(q[7]-q[3])),
		Y: (1-x)*((1-z)*(q[2]-q[0])+z*(q[3]-q[1])) + x*((1-z)*(q[6]-q[4])+z*(q[7]-q[5])),
		Z: (1-x)*((1-y)*(q[1]-q[0])+y*(q[3]-q[2])) + x*((1-y)*(q[5]-q[4])+y*(q[7]-q[6])),
	}
}

// huge is a number of cells that is too large for any grid.
const huge = 1 << 30

// near reports whether u is finite and not out of all bounds.
func near(u spatial.Vec3) bool { return math.Abs(u.X)+math.Abs(u.Y)+math.Abs(u.Z) < huge }

// floor is math.Floor as an int, for numbers that fit.
func floor(x float64) int {
	i := int(x)
	if x < float64(i) {
		i--
	}
	return i
}

// faces calls visit for every two neighbouring nodes that both have mass, in a fixed order: a before b along the axis.
func (g *grid) faces(visit func(a, b *node, axis int)) {
	strides := [3]int{g.size[1] * g.size[2], g.size[2], 1}
	inside := [3]int{side * side, side, 1}
	for n, entry := range g.used {
		first := n * perBlock
		place := [3]int{int(entry) / strides[0], int(entry) / strides[1] % g.size[1], int(entry) % g.size[2]}
		for axis := range 3 {
			next := -1
			if place[axis]+1 < g.size[axis] {
				next = g.block(int(entry)+strides[axis], false)
			}
			for local := range perBlock {
				a := &g.nodes[first+local]
				if a.mass == 0 {
					continue
				}
				var b *node
				if local/inside[axis]%side < side-1 {
					b = &g.nodes[first+local+inside[axis]]
				} else if next >= 0 {
					b = &g.nodes[next+local-(side-1)*inside[axis]]
				} else {
					continue
				}
				if b.mass > 0 {
					visit(a, b, axis)
				}
			}
		}
	}
}
