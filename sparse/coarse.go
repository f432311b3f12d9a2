package sparse

import (
	"slices"

	"github.com/tendril-sim/tendril/internal/dense"
	"github.com/tendril-sim/tendril/spatial"
)

// The coarse level: every aggregate of nodes moves as if it were rigid, by a shift and a turn about its centre. With P the motion of all
// nodes for those of the aggregates, its matrix is PᵀAP. Six motions for each aggregate are just what elements do not resist, so that
// the level takes over what a smoother that only knows neighbours is worst at (smoothed or not, aggregates of rigid modes go back to Vaněk, Mandel and Brezina 1996).

// coarse is the matrix of the coarse level and its factorisation.
type coarse struct {
	starts  []int32   // first rows of the aggregates, and their end
	of      []int32   // aggregate of each row
	arms    []float64 // of each row: lever from the centre of its aggregate [m], and 1, or all 0 where it is held
	matrix  []float64 // dense, both halves
	soft    []float64
	rows    []int
	factor  dense.Cholesky
	force   []float64 // of each aggregate: force and torque
	motion  []float64 // shift and turn
	working bool
}

func newCoarse(p *Pattern, starts []int32) *coarse {
	count := len(starts) - 1
	n := 6 * count
	c := &coarse{
		starts: starts, of: make([]int32, p.Rows()), arms: make([]float64, 4*p.Rows()), matrix: make([]float64, n*n), soft: make([]float64, n),
		rows: make([]int, n), force: make([]float64, n+3), motion: make([]float64, n+3),
	}
	for i := range c.rows {
		c.rows[i] = i
	}
	for a := range count {
		for i := starts[a]; i < starts[a+1]; i++ {
			c.of[i] = int32(a)
		}
	}
	c.factor.Reserve(n)
	return c
}

// measure sets the levers of the nodes of an aggregate.
func (c *coarse) measure(a int, nodes []spatial.Vec3, held []bool) {
	first, end := c.starts[a], c.starts[a+1]
	var centre spatial.Vec3
	free := 0
	for i := first; i < end; i++ {
		if !held[i] {
			centre = centre.Add(nodes[i])
			free++
		}
	}
	centre = centre.Scale(1 / float64(max(free, 1)))
	for i := first; i < end; i++ {
		arm := (*[4]float64)(c.arms[4*i:])
		if held[i] {
			*arm = [4]float64{}
			continue
		}
		d := nodes[i].Sub(centre)
		*arm = [4]float64{d.X, d.Y, d.Z, 1}
	}
}

// gather sets the rows of an aggregate in PᵀAP, up to the diagonal.
func (c *coarse) gather(a int, m *Matrix) {
	n := len(c.rows)
	rows := c.matrix[6*a*n : 6*(a+1)*n]
	for r := range 6 {
		clear(rows[r*n : r*n+6*(a+1)])
	}
	var sums [24]float64
	end := c.starts[a+1]
	for i := c.starts[a]; i < end; i++ {
		arm := (*[4]float64)(c.arms[4*i:])
		if arm[3] == 0 {
			continue
		}
		first, last, columns := m.Row(int(i))
		for k := first; k < last; {
			b := c.of[columns[k-first]]
			if int(b) > a {
				break // columns increase, and so do aggregates
			}
			same := k + 1
			for same < last && columns[same-first] < c.starts[b+1] {
				same++
			}
			moments(&sums, m.Values[9*k:], c.arms, columns[k-first:same-first])
			addMoments(rows[6*b:], n, arm, &sums)
			k = same
		}
	}
}

// addMoments adds what a row of blocks does to a shift and a turn of its aggregate.
func addMoments(to []float64, n int, arm *[4]float64, sums *[24]float64) {
	for c := range 6 {
		s := (*[3]float64)(sums[4*c:])
		to[c] += s[0]
		to[n+c] += s[1]
		to[2*n+c] += s[2]
		to[3*n+c] += arm[1]*s[2] - arm[2]*s[1]
		to[4*n+c] += arm[2]*s[0] - arm[0]*s[2]
		to[5*n+c] += arm[0]*s[1] - arm[1]*s[0]
	}
}

// prepare factorises what gather has set.
func (c *coarse) prepare() {
	n := len(c.rows)
	for i := range n {
		own := &c.matrix[i*n+i]
		c.soft[i] = 1e-10**own + 1e-300
		if *own == 0 {
			*own = 1 // nobody is free to move this way
		}
		for j := range i {
			c.matrix[j*n+i] = c.matrix[i*n+j]
		}
	}
	c.working = c.factor.Factor(c.matrix, c.soft, c.rows, 0)
}

// solve sets the motions of the aggregates for the forces on them, and returns the work of these.
func (c *coarse) solve() float64 {
	n := len(c.rows)
	if !c.working {
		clear(c.motion)
		return 0
	}
	copy(c.motion[:n], c.force[:n])
	c.factor.Solve(c.motion[:n])
	return dense.Dot(c.motion[:n], c.force[:n])
}

// checkStarts makes one aggregate of all where none are given.
func checkStarts(p *Pattern, starts []int32) []int32 {
	if len(starts) < 2 {
		return []int32{0, int32(p.Rows())}
	}
	return slices.Clone(starts)
}

// moments adds up blocks of a row: Σ w A, and Σ A of what a turn does at their columns. arms has four numbers for each node, lever and
// weight. A turn about axis c moves a node at lever r by e_c × r, so that column c of the second sum is Σ r_next A_after − r_after A_next. Columns have four
// numbers each, of which the last means nothing.
func (plain) moments(sums *[24]float64, values, arms []float64, columns []int32) {
	*sums = [24]float64{}
	for k, j := range columns {
		b, arm := (*[9]float64)(values[9*k:]), (*[4]float64)(arms[4*j:])
		for c := range 3 {
			next, after := (c+1)%3, (c+2)%3
			for r := range 3 {
				sums[4*c+r] += arm[3] * b[3*c+r]
				sums[12+4*c+r] += arm[next]*b[3*after+r] - arm[after]*b[3*next+r]
			}
		}
	}
}
