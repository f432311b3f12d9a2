package sparse

import (
	"math"

	"github.com/tendril-sim/tendril/internal/dense"
	"github.com/tendril-sim/tendril/internal/team"
	"github.com/tendril-sim/tendril/spatial"
)

// CG solves A x = b by conjugate gradients. Its preconditioner adds two answers up: of each block on the diagonal for itself, and of the aggregates
// moving as rigid bodies.
//
// What an iteration waits for is the matrix on its way from memory, so that iterations use a copy in single precision. They improve x as long as what is left is by far
// more than its rounding makes; then what is left is found anew with the matrix itself, and they begin again. The solution is as exact as the matrix.
type CG struct {
	a       *Matrix
	team    *team.Team
	held    []bool
	single  []float32 // the matrix
	exact   bool
	inverse []float64 // of the blocks on the diagonal, nine for each; 0 for rows that are held
	coarse  *coarse
	nodes   []spatial.Vec3 // while preparing
	x, b    []float64      // while solving

	z                                                                                 []float64 // what the blocks answer, four numbers a node
	r, p, q                                                                           []float64
	sums                                                                              []float64 // of the parts
	alpha                                                                             float64
	beta                                                                              float64
	preparePart, productPart, beginPart, updatePart, turnPart, measurePart, pressPart func(int)
	toPress                                                                           []float64
}

// Outcome tells how a solution went.
type Outcome struct {
	Iterations int
	Residual   float64 // of what is left, √(rᵀBr), B the preconditioner; relative to that of b
	Converged  bool
	Indefinite bool // the matrix is not positive: x has gone no further than it is
}

// NewCG makes a solver for a matrix. Aggregates are rows in one piece each; starts has their first rows and the end of the last, as Aggregate returns them after rows
// were put into its order. Helpers of the team, which may be nil, share the work.
func NewCG(a *Matrix, starts []int32, t *team.Team) *CG {
	if t == nil {
		t = &team.Team{}
	}
	n := 3 * a.Rows()
	c := &CG{
		a: a, team: t, held: make([]bool, a.Rows()), single: make([]float32, len(a.Values)), inverse: make([]float64, 3*n+1), coarse: newCoarse(a.Pattern, checkStarts(a.Pattern, starts)),
		z: make([]float64, 4*a.Rows()), r: make([]float64, n+1), p: make([]float64, n+1), q: make([]float64, n+1),
	}
	c.sums = make([]float64, max(len(a.parts), len(c.coarse.starts)))
	c.preparePart, c.productPart, c.beginPart = c.prepareAggregate, c.productOf, c.begin
	c.updatePart, c.turnPart, c.measurePart = c.update, c.turn, c.measure
	c.pressPart = c.pressRows
	return c
}

// Hold makes a row known, or free again. It counts from the next Prepare on, as Exact does.
func (c *CG) Hold(row int, held bool) { c.held[row] = held }

// Exact lets iterations use the matrix itself. A matrix whose largest stiffness is more than some 10⁴ times its least wants that even where little is asked for: rounded to single
// precision it may resist what it should not.
func (c *CG) Exact(exact bool) { c.exact = exact }

// Held tells whether a row is known.
func (c *CG) Held(row int) bool { return c.held[row] }

// Aggregates returns the number of aggregates.
func (c *CG) Aggregates() int { return len(c.coarse.starts) - 1 }

// Prepare makes the preconditioner for the present values of the matrix. Nodes are where the rows are [m].
//
// Count: for a block 27 multiplications and additions, and a factorisation of a dense matrix of six rows for each aggregate.
func (c *CG) Prepare(nodes []spatial.Vec3) {
	c.nodes = nodes
	c.team.Each(c.Aggregates(), c.measurePart)
	c.team.Each(c.Aggregates(), c.preparePart)
	if c.a.Penalty != nil {
		c.coarse.addPenalty(c.a)
	}
	c.coarse.prepare()
}

func (c *CG) measure(a int) { c.coarse.measure(a, c.nodes, c.held) }

func (c *CG) prepareAggregate(a int) {
	first, end := c.a.starts[c.coarse.starts[a]], c.a.starts[c.coarse.starts[a+1]]
	if !c.exact {
		narrow(c.single[9*first:9*end], c.a.Values[9*first:9*end])
	}
	for i := c.coarse.starts[a]; i < c.coarse.starts[a+1]; i++ {
		inv := (*[9]float64)(c.inverse[9*i:])
		own := *c.a.Block(c.a.Own(int(i)))
		if c.a.Penalty != nil {
			c.a.Penalty.addOwn(c.a, int(i), &own)
		}
		if c.held[i] || !invert(inv, &own) {
			*inv = [9]float64{}
		}
	}
	c.coarse.gather(a, c.a)
}

// invert sets inv to the inverse of a symmetric block; it returns false for one that is not positive.
func invert(inv, b *[9]float64) bool {
	xx, xy, xz, yy, yz, zz := b[0], b[1], b[2], b[4], b[5], b[8]
	cx, cy, cz := yy*zz-yz*yz, yz*xz-xy*zz, xy*yz-yy*xz
	det := xx*cx + xy*cy + xz*cz
	if !(det > 0) || math.IsInf(det, 1) {
		return false
	}
	d := 1 / det
	cx, cy, cz = cx*d, cy*d, cz*d
	dyz, dyy, dzz := (xy*xz-xx*yz)*d, (xx*zz-xz*xz)*d, (xx*yy-xy*xy)*d
	*inv = [9]float64{cx, cy, cz, cy, dyy, dyz, cz, dyz, dzz}
	return true
}

// Solve improves x until what is left of b is below tolerance, relative to b or, if that is more, to least, both as Outcome.Residual
// measures them; or for so many iterations at most. Rows of x that are held stay as they are, and count as known.
func (c *CG) Solve(x, b []float64, tolerance, least float64, most int) (o Outcome) {
	c.x, c.b = x, b
	whole := math.Max(c.Measure(b), least*least)
	enough := tolerance * tolerance * whole
	for {
		left, iterations, sound := c.improve(enough, most-o.Iterations)
		o.Iterations += iterations
		o.Converged = left <= enough
		if whole > 0 {
			o.Residual = math.Sqrt(left / whole)
		}
		o.Indefinite = !sound
		if !sound || iterations == 0 || o.Iterations >= most || o.Converged && tolerance > rounding {
			return o
		}
	}
}

// rounding is how far iterations come with a matrix of single precision.
const rounding = 1e-5

// improve goes on until rᵀBr is enough, or as far as single precision goes. It returns what is left, as the iterations have it; and whether
// the matrix was found to be positive.
func (c *CG) improve(enough float64, most int) (rho float64, iterations int, sound bool) {
	c.press(c.x)
	c.team.Each(len(c.a.parts)-1, c.beginPart) // r = b − A x
	c.alpha, c.beta = 0, 0
	rho = c.advance()
	for until := math.Max(enough, rounding*rounding*rho); rho > until && iterations < most; iterations++ {
		c.team.Each(c.Aggregates(), c.turnPart) // p = z + βp
		c.press(c.p)
		c.team.Each(len(c.a.parts)-1, c.productPart)
		pq := 0.0
		for _, s := range c.sums[:len(c.a.parts)-1] {
			pq += s
		}
		if !(pq > 0) {
			return rho, iterations, false
		}
		c.alpha = rho / pq
		before := rho
		rho = c.advance()
		c.beta = rho / before
	}
	return rho, iterations, true
}

// press prepares a product with v, if there is a penalty.
func (c *CG) press(v []float64) {
	if c.a.Penalty != nil {
		c.toPress = v
		c.team.Each(len(c.a.parts)-1, c.pressPart)
	}
}

func (c *CG) pressRows(part int) {
	first, end := c.a.partOf(part)
	c.a.Press(c.toPress, first, end)
}

// Measure returns rᵀBr, the square of what Outcome.Residual and Solve measure by. It is for use between solutions.
func (c *CG) Measure(r []float64) float64 {
	copy(c.q, r[:len(c.q)-1])
	c.r, c.q = c.q, c.r
	c.alpha = 0
	sum := c.advance()
	c.r, c.q = c.q, c.r
	return sum
}

// advance goes on along p, and lets both levels answer what is left. It returns rᵀBr; Br itself is only formed with the next direction.
func (c *CG) advance() float64 {
	c.team.Each(c.Aggregates(), c.updatePart)
	sum := c.coarse.solve()
	for _, s := range c.sums[:c.Aggregates()] {
		sum += s
	}
	return sum
}

func (c *CG) begin(part int) {
	first, end := c.a.partOf(part)
	c.a.MulRows(c.r, c.x, first, end)
	for i := 3 * first; i < 3*end; i++ {
		c.r[i] = c.b[i] - c.r[i]
	}
}

func (c *CG) productOf(part int) {
	first, end := c.a.partOf(part)
	if c.exact {
		c.a.MulRows(c.q, c.p, first, end)
	} else {
		mulRowsSingle(c.q, c.single, c.p, c.a.offsets, c.a.starts, first, end)
		if c.a.Penalty != nil {
			c.a.addPenalty(c.q, first, end)
		}
	}
	c.sums[part] = dense.Dot(c.p[3*first:3*end], c.q[3*first:3*end])
}

// update moves x and r of an aggregate along p and q, and lets its blocks answer.
func (c *CG) update(a int) {
	first, end := c.coarse.starts[a], c.coarse.starts[a+1]
	if c.alpha != 0 {
		advance(c.x[3*first:3*end], c.r[3*first:3*end], c.p[3*first:3*end], c.q[3*first:3*end], c.alpha)
	}
	sums := relax(c.z[4*first:], c.r[3*first:], c.inverse[9*first:], c.coarse.arms[4*first:], int(end-first))
	c.sums[a] = sums.work
	copy(c.coarse.force[6*a:], sums.load[:])
}

// turn sets the next direction of an aggregate.
func (c *CG) turn(a int) {
	first, end := c.coarse.starts[a], c.coarse.starts[a+1]
	if c.beta == 0 {
		clear(c.p[3*first : 3*end])
	}
	turn(c.p[3*first:], c.z[4*first:], c.coarse.arms[4*first:], c.coarse.motion[6*a:], c.beta, int(end-first))
}

// relaxed is what relax sums.
type relaxed struct {
	work float64    // rᵀz
	load [6]float64 // force and torque of r on the aggregate
}

func (plain) advance(x, r, p, q []float64, alpha float64) {
	for i := range x {
		x[i] += alpha * p[i]
		r[i] -= alpha * q[i]
	}
}

// relax sets z, of four numbers a node, to the blocks' inverse times r, and sums the work, and force and torque.
func (plain) relax(z, r, inverse, arms []float64, count int) (s relaxed) {
	for i := range count {
		m, v, arm, to := (*[9]float64)(inverse[9*i:]), (*[3]float64)(r[3*i:]), (*[4]float64)(arms[4*i:]), (*[4]float64)(z[4*i:])
		for k := range 3 {
			to[k] = m[k]*v[0] + m[3+k]*v[1] + m[6+k]*v[2]
			s.work += to[k] * v[k]
			next, after := (k+1)%3, (k+2)%3
			s.load[k] += arm[3] * v[k]
			s.load[3+k] += arm[next]*v[after] - arm[after]*v[next]
		}
	}
	return s
}

// turn sets p to z + βp and the motion of the aggregate.
func (plain) turn(p, z, arms, motion []float64, beta float64, count int) {
	u := (*[6]float64)(motion)
	for i := range count {
		to, from, arm := (*[3]float64)(p[3*i:]), (*[4]float64)(z[4*i:]), (*[4]float64)(arms[4*i:])
		for k := range 3 {
			next, after := (k+1)%3, (k+2)%3
			to[k] = from[k] + beta*to[k] + arm[3]*u[k] + u[3+next]*arm[after] - u[3+after]*arm[next]
		}
	}
}

// Reaction sets r to b − A x for the last solution: at rows that are held, what holds them must add.
func (c *CG) Reaction(r []float64) { c.a.Residual(r, c.b, c.x) }
