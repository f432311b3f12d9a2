package chain

import (
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// How points of a chain answer each other.
//
// With u = (θ, x) the motion of a link's origin and w = (torque, force) about it, the pivots of the last sweep say that a link moves
// with its parent and by what its joint takes for itself (Chain.climb, Chain.follow),
//
//	u = T u′ + N w,   w′ = Tᵀ w,   T = | 1 − turn  −shift | |  1   0 |,   N = | inv 0 |
//	                                   |    0         1   | | −[d] 1 |        |  0  0 |
//
// with ′ for the parent and d from its origin to the link's. So the answer A(i, j) of i to j is a sum over the links that both hang on. Of
// the points that are asked for and the links where their ways to the root meet, together the keys, let p be the next above i, Φ the
// product of T between them and E the sum of ΦNΦᵀ there. Then in the order of the links, parents first,
//
//	A(i, j) = Φ A(p, j) for every j before i,   A(i, i) = Φ A(p, i) + E:
//
// one walk over the links for all Φ and E, and one product of 6×6 for each pair (propagation as in Wensing, Featherstone and Orin 2012, with
// the pivots of a step's whole Hessian in the place of articulated inertias). Keys are the material points themselves, not origins of links, so
// that nothing is left to be done for a pair.

// key is a point of Answers, or a link where ways meet.
type key struct {
	link int
	arm  spatial.Vec3 // from the link's origin, in world axes [m]
	at   int          // row and column among the answers
}

// asked is the memory of Answers.
type asked struct {
	order []uint64
	keys  []key
	first []int // of each link that has a key: its first
	grid  []spatial.Mat6
	way   carried
	d     spatial.Vec3
	steps answerSteps
}

// Answers sets out[i·n + j] to the change of velocity of material point points[i] for a unit impulse at points[j], n being their
// number: columns torque x, y, z [N m s] and force x, y, z [N s], rows as a spatial.Twist. These are the numbers of Respond, and exactly symmetric;
// points in different trees do not answer each other, so that it is best asked tree by tree.
//
// Count: for a link between the points and the root 270 multiplications and 240 additions, and 300 bytes read; for two points
// in a tree 432 and 360, both orders of them, and 1,800 bytes read or written.
func (c *Chain) Answers(points []int, out []spatial.Mat6) {
	n := len(points)
	out = out[:n*n]
	if n == 0 {
		return
	}
	if c.accurate != nil {
		c.accurate.answerPushes()
	}
	keys := c.findKeys(points)
	if c.treeOf(keys[0].link) != c.treeOf(keys[len(keys)-1].link) {
		clear(out)
	}
	grid, width := out, len(keys)
	if width > n {
		c.asked.grid = slices.Grow(c.asked.grid[:0], width*width)[:width*width]
		grid = c.asked.grid
	}
	for first := 0; first < len(keys); {
		t := &c.trees[c.treeOf(keys[first].link)]
		last := first
		for last < len(keys) && keys[last].link < t.last {
			last++
		}
		c.strips.pivotsOf(t.index)
		for i := first; i < last; i++ {
			c.answer(t, keys, first, i, grid, width)
		}
		if width > n {
			copyAnswers(keys[first:last], grid, width, out, n)
		}
		first = last
	}
}

// copyAnswers copies the answers of the keys that are points.
func copyAnswers(keys []key, grid []spatial.Mat6, width int, out []spatial.Mat6, n int) {
	for i := range keys {
		for j := range keys {
			if a, b := keys[i].at, keys[j].at; a < n && b < n {
				out[a*n+b] = grid[a*width+b]
			}
		}
	}
}

// findKeys returns the keys in the order of their links.
func (c *Chain) findKeys(points []int) []key {
	order := c.asked.order[:0] // link and place among the answers, in one number
	add := func(link int) { order = append(order, uint64(link)<<32|uint64(len(order))) }
	c.mark += 2
	way := c.mark - 1 // of links on a way to the root; way + 1: of those that have a key
	for _, p := range points {
		add(c.points[p].link)
		c.marks[c.points[p].link] = way + 1
	}
	for _, p := range points {
		k := c.links[c.points[p].link].parent
		for ; k >= 0 && c.marks[k] < way; k = c.links[k].parent {
			c.marks[k] = way
		}
		if k >= 0 && c.marks[k] == way { // on the way of another
			add(k)
			c.marks[k] = way + 1
		}
	}
	slices.Sort(order)
	keys := c.asked.keys[:0]
	for i, o := range order {
		k := key{link: int(o >> 32), at: int(o & math.MaxUint32)}
		if k.at < len(points) {
			k.arm = c.now[k.link].mat.MulVec(c.points[points[k.at]].at)
		}
		if keys = append(keys, k); i == 0 || keys[i-1].link != k.link {
			c.asked.first[k.link] = i
		}
	}
	c.asked.order, c.asked.keys = order, keys
	return keys
}

// answer finds the answers between key i and the keys of its tree from first on that come before it.
func (c *Chain) answer(t *tree, keys []key, first, i int, grid []spatial.Mat6, width int) {
	w, steps := &c.asked.way, c.asked.steps
	p := c.carryUp(t, keys, i)
	at := keys[i].at
	own := &grid[at*width+at]
	*own = spatial.Mat6{}
	if p >= 0 {
		row, column := keys[p].at*width, keys[p].at
		for j := first; j < i; j++ {
			o := keys[j].at
			steps.before(&grid[at*width+o], w, &grid[row+o])
			steps.after(&grid[o*width+at], &grid[o*width+column], w)
		}
		steps.before(own, w, &grid[row+at])
	}
	w.finish(own, 1/(c.last*c.last))
}

// carried are six wrenches on the way from a point to the root, those of unit impulses there, and how the point answers them so
// far: Φᵀ and E. They are kept by rows, torque x, y, z and force x, y, z, with a column for each impulse and room for two more. Of the
// answer only the upper triangle counts.
type carried struct {
	wrench, answer [6]columns
}

type columns = [8]float64

// answerSteps are what Answers spends its time with: in plain Go, or kernels.
type answerSteps interface {
	// carry takes the wrenches over a joint, and along the parent to its origin, which is d before.
	carry(w *carried, s *step, d *spatial.Vec3)
	// before sets out = Wᵀa, after sets out = aW, W being the wrenches. out is not a.
	before(out *spatial.Mat6, w *carried, a *spatial.Mat6)
	after(out, a *spatial.Mat6, w *carried)
}

// start makes unit impulses at an arm from the origin of a link.
func (w *carried) start(arm spatial.Vec3) {
	*w = carried{}
	for i := range 6 {
		w.wrench[i][i] = 1
	}
	w.along(arm)
}

// along takes the wrenches to a place d before: torque + d×force.
func (w *carried) along(d spatial.Vec3) {
	m := &w.wrench
	for i := range 6 {
		force := spatial.Vec3{X: m[3][i], Y: m[4][i], Z: m[5][i]}
		arm := d.Cross(force)
		m[0][i], m[1][i], m[2][i] = m[0][i]+arm.X, m[1][i]+arm.Y, m[2][i]+arm.Z
	}
}

// finish adds the answer, scaled, to what the next key above passes on, which is symmetric but for rounding.
func (w *carried) finish(own *spatial.Mat6, scale float64) {
	a := &w.answer
	own.AA, own.LL = w.symmetric(&own.AA, 0, scale), w.symmetric(&own.LL, 3, scale)
	m := &own.AL
	m.XX, m.XY, m.XZ = m.XX+scale*a[0][3], m.XY+scale*a[0][4], m.XZ+scale*a[0][5]
	m.YX, m.YY, m.YZ = m.YX+scale*a[1][3], m.YY+scale*a[1][4], m.YZ+scale*a[1][5]
	m.ZX, m.ZY, m.ZZ = m.ZX+scale*a[2][3], m.ZY+scale*a[2][4], m.ZZ+scale*a[2][5]
	own.LA = m.T()
}

// symmetric is the sum of m and a block of the answer on the diagonal, of which the upper triangle counts.
func (w *carried) symmetric(m *spatial.Mat3, at int, scale float64) spatial.Mat3 {
	x, y, z := &w.answer[at], &w.answer[at+1], &w.answer[at+2]
	xy, xz, yz := m.XY+scale*x[at+1], m.XZ+scale*x[at+2], m.YZ+scale*y[at+2]
	return spatial.Mat3{
		XX: m.XX + scale*x[at], XY: xy, XZ: xz,
		YX: xy, YY: m.YY + scale*y[at+1], YZ: yz,
		ZX: xz, ZY: yz, ZZ: m.ZZ + scale*z[at+2],
	}
}

// carryUp takes unit impulses at key i to the next key above it, which it returns; if there is none, to the root, and returns −1.
func (c *Chain) carryUp(t *tree, keys []key, i int) int {
	w, d := &c.asked.way, &c.asked.d
	w.start(keys[i].arm)
	for link := keys[i].link; ; {
		if next := c.asked.first[link]; c.marks[link] == c.mark && next < i {
			w.along(keys[next].arm.Neg()) // from the link's origin to the point
			return next
		}
		l := &c.links[link]
		if l.freedom == loose {
			c.carryRoot(t, w)
			return -1
		}
		if *d = (spatial.Vec3{}); l.parent >= 0 {
			*d = c.now[link].pos.Sub(c.now[l.parent].pos)
		}
		c.asked.steps.carry(w, &c.steps[link], d)
		if link = l.parent; link < 0 {
			return -1
		}
	}
}

// carryRoot adds what the root of a free tree answers.
func (c *Chain) carryRoot(t *tree, w *carried) {
	m := &w.wrench
	for j := range 6 {
		u := c.roots[t.root].respond(spatial.Wrench{Torque: spatial.V(m[0][j], m[1][j], m[2][j]), Force: spatial.V(m[3][j], m[4][j], m[5][j])})
		for i := range j + 1 {
			w.answer[i][j] += m[0][i]*u.Angular.X + m[1][i]*u.Angular.Y + m[2][i]*u.Angular.Z + m[3][i]*u.Linear.X + m[4][i]*u.Linear.Y + m[5][i]*u.Linear.Z
		}
	}
}

// plainAnswers are the steps of Answers in Go.
type plainAnswers struct{}

func (plainAnswers) carry(w *carried, s *step, d *spatial.Vec3) {
	m := &w.wrench
	var shares [6]spatial.Vec3
	for j := range 6 {
		torque, force := spatial.Vec3{X: m[0][j], Y: m[1][j], Z: m[2][j]}, spatial.Vec3{X: m[3][j], Y: m[4][j], Z: m[5][j]}
		shares[j] = torque
		share := s.inv.MulVec(torque)
		for i := range j + 1 {
			w.answer[i][j] += shares[i].Dot(share)
		}
		force = force.Sub(s.shift.TMulVec(torque))
		torque = torque.Sub(s.turn.TMulVec(torque)).Add(d.Cross(force))
		m[0][j], m[1][j], m[2][j], m[3][j], m[4][j], m[5][j] = torque.X, torque.Y, torque.Z, force.X, force.Y, force.Z
	}
}

func (plainAnswers) before(out *spatial.Mat6, w *carried, a *spatial.Mat6) {
	t := w.mat()
	t.T(&t)
	out.Mul(&t, a)
}

func (plainAnswers) after(out, a *spatial.Mat6, w *carried) {
	m := w.mat()
	out.Mul(a, &m)
}

// mat is the wrenches as a matrix.
func (w *carried) mat() spatial.Mat6 {
	block := func(r, c int) spatial.Mat3 {
		m := &w.wrench
		return spatial.Mat3{
			XX: m[r][c], XY: m[r][c+1], XZ: m[r][c+2],
			YX: m[r+1][c], YY: m[r+1][c+1], YZ: m[r+1][c+2],
			ZX: m[r+2][c], ZY: m[r+2][c+1], ZZ: m[r+2][c+2],
		}
	}
	return spatial.Mat6{AA: block(0, 0), AL: block(0, 3), LA: block(3, 0), LL: block(3, 3)}
}
