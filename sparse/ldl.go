package sparse

import (
	"cmp"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// LDL is a factorisation L D Lᵀ of a matrix, with blocks of 3×3 throughout. Rows are taken in an order that keeps L sparse: nested dissection, halves first and
// what parts them last (George 1973). Order and pattern of L are found once; Factor takes new values, and may run on a goroutine of its own while an older
// factorisation is in use.
type LDL struct {
	pattern *Pattern
	symbol  *symbol
	lower   []float64 // blocks of L, nine numbers each, column after column; and one beyond
	pivots  []float64 // of D
	inverse []float64 // of the pivots
	held    []bool

	column []float64 // padded blocks of the column that is worked on, by row
	first  []int32   // of each column: its first block that later columns have not yet met
	next   []int32   // of the columns that wait for the same row
	waits  []int32   // first column that waits for a row
	y      []float64
	sound  bool

	answers responses
	many    []float64 // right sides of Inverse, manyRow numbers for each row of the factor
	reached []bool    // rows of the factor that they reach
}

// symbol is order and pattern of a factor.
type symbol struct {
	order  []int32 // row of the matrix, for one of the factor
	place  []int32 // and back
	starts []int32 // of the blocks of each column, below the diagonal
	rows   []int32 // of each block
}

// NewLDL finds order and pattern of the factor of matrices with a pattern. Places of the nodes, if they are given, make for better cuts than the graph alone.
func NewLDL(p *Pattern, places []spatial.Vec3) *LDL {
	s := newSymbol(p, places)
	n := p.Rows()
	return &LDL{
		pattern: p, symbol: s, lower: make([]float64, 9*len(s.rows)+1), pivots: make([]float64, 9*n), inverse: make([]float64, 9*n), held: make([]bool, n),
		column: make([]float64, 12*n), first: make([]int32, n), next: make([]int32, n), waits: make([]int32, n), y: make([]float64, 3*n+1),
	}
}

// Another returns a factorisation of its own with the same pattern, which needs not be found again.
func (f *LDL) Another() *LDL {
	n := f.pattern.Rows()
	return &LDL{
		pattern: f.pattern, symbol: f.symbol, lower: make([]float64, len(f.lower)), pivots: make([]float64, 9*n), inverse: make([]float64, 9*n), held: make([]bool, n),
		column: make([]float64, 12*n), first: make([]int32, n), next: make([]int32, n), waits: make([]int32, n), y: make([]float64, 3*n+1),
	}
}

// Blocks returns the number of blocks of L below its diagonal.
func (f *LDL) Blocks() int { return len(f.symbol.rows) }

// Work returns the number of multiplications of blocks in a factorisation.
func (f *LDL) Work() (sum float64) {
	for k := range f.pattern.Rows() {
		n := float64(f.symbol.starts[k+1] - f.symbol.starts[k])
		sum += n * (n + 1) / 2
	}
	return sum
}

func newSymbol(p *Pattern, places []spatial.Vec3) *symbol {
	n := p.Rows()
	s := &symbol{order: dissect(p, places), place: make([]int32, n), starts: make([]int32, n+1)}
	for i, row := range s.order {
		s.place[row] = int32(i)
	}
	// Row i of L has blocks in all columns on the way from its neighbours up the tree of eliminations to i (Liu 1990).
	parent, mark := make([]int32, n), make([]int32, n)
	columns := make([][]int32, n)
	for i := range int32(n) {
		parent[i], mark[i] = -1, i
		p.neighbours(int(s.order[i]), func(j int32) {
			for k := s.place[j]; k < i && mark[k] != i; k = parent[k] {
				if parent[k] < 0 {
					parent[k] = i
				}
				mark[k] = i
				columns[k] = append(columns[k], i)
			}
		})
	}
	for k, rows := range columns {
		s.rows = append(s.rows, rows...)
		s.starts[k+1] = int32(len(s.rows))
	}
	return s
}

// dissect orders the nodes of a graph by nested dissection: across the longest way through the places, or through the graph.
func dissect(p *Pattern, places []spatial.Vec3) []int32 {
	const small = 24
	d := newDissection(p)
	order := make([]int32, 0, p.Rows())
	var cut func(nodes []int32)
	cut = func(nodes []int32) {
		if len(nodes) == 0 {
			return
		}
		if len(places) == p.Rows() && len(nodes) > small {
			sortAlong(nodes, places)
		} else {
			d.sweep(nodes)
		}
		if len(nodes) <= small {
			order = append(order, nodes...)
			return
		}
		half := len(nodes) / 2
		d.parts++
		for _, i := range nodes[half:] {
			d.part[i] = d.parts
		}
		right := d.parts
		var left, between []int32
		for _, i := range nodes[:half] {
			_, _, columns := p.Row(int(i))
			if slices.ContainsFunc(columns, func(j int32) bool { return d.part[j] == right }) {
				between = append(between, i)
			} else {
				left = append(left, i)
			}
		}
		rest := slices.Clone(nodes[half:])
		cut(left)
		cut(rest)
		order = append(order, between...)
	}
	nodes := make([]int32, p.Rows())
	for i := range nodes {
		nodes[i] = int32(i)
	}
	cut(nodes)
	return order
}

// sortAlong sorts nodes along the axis on which they reach furthest.
func sortAlong(nodes []int32, places []spatial.Vec3) {
	parts := func(v spatial.Vec3) [3]float64 { return [3]float64{v.X, v.Y, v.Z} }
	low, high := parts(places[nodes[0]]), parts(places[nodes[0]])
	for _, i := range nodes {
		for c, v := range parts(places[i]) {
			low[c], high[c] = min(low[c], v), max(high[c], v)
		}
	}
	axis := 0
	for c := range 3 {
		if high[c]-low[c] > high[axis]-low[axis] {
			axis = c
		}
	}
	slices.SortFunc(nodes, func(a, b int32) int {
		return cmp.Or(cmp.Compare(parts(places[a])[axis], parts(places[b])[axis]), cmp.Compare(a, b))
	})
}

// Factor factorises a matrix with the pattern, without the rows and columns that are held; held may be nil. It returns false if a pivot is not positive.
//
// Count: Work times 27 multiplications and additions.
func (f *LDL) Factor(a *Matrix, held []bool) bool {
	clear(f.held)
	copy(f.held, held)
	s := f.symbol
	for i := range f.waits {
		f.waits[i] = -1
	}
	f.sound = true
	for j := range int32(f.pattern.Rows()) {
		f.load(a, j)
		for k := f.waits[j]; k >= 0; {
			after := f.next[k]
			f.eliminate(k)
			k = after
		}
		if !f.finish(j) {
			f.sound = false
			return false
		}
		if first, end := s.starts[j], s.starts[j+1]; first < end {
			f.wait(j, first)
		}
	}
	return true
}

// wait lets column k wait for the row of one of its blocks.
func (f *LDL) wait(k, block int32) {
	f.first[k] = block
	row := f.symbol.rows[block]
	f.next[k], f.waits[row] = f.waits[row], k
}

// load fills the column with that of the matrix.
func (f *LDL) load(a *Matrix, j int32) {
	s := f.symbol
	clear(f.column[12*j : 12*j+12])
	for _, i := range s.rows[s.starts[j]:s.starts[j+1]] {
		clear(f.column[12*i : 12*i+12])
	}
	row := int(s.order[j])
	if f.held[row] {
		f.column[12*j], f.column[12*j+5], f.column[12*j+10] = 1, 1, 1
		return
	}
	first, end, columns := a.Row(row)
	for k := first; k < end; k++ {
		other := columns[k-first]
		i := s.place[other]
		if i < j || f.held[other] {
			continue
		}
		to, b := (*[12]float64)(f.column[12*i:]), a.Block(k) // of row j: its transpose is the block of column j
		for c := range 3 {
			to[4*c], to[4*c+1], to[4*c+2] = b[c], b[3+c], b[6+c]
		}
	}
}

// eliminate takes away what column k has to do with the column j that it waits for: L_ik D_k L_jkᵀ from every row i.
func (f *LDL) eliminate(k int32) {
	s := f.symbol
	block, end := f.first[k], s.starts[k+1]
	l, d := (*[9]float64)(f.lower[9*block:]), (*[9]float64)(f.pivots[9*k:])
	var m [9]float64 // D_k L_jkᵀ
	for c := range 3 {
		for r := range 3 {
			m[3*c+r] = d[r]*l[c] + d[3+r]*l[3+c] + d[6+r]*l[6+c]
		}
	}
	eliminate(f.column, f.lower[9*block:9*end+1], s.rows[block:end], &m)
	if block+1 < end {
		f.wait(k, block+1)
	}
}

// finish inverts the pivot of column j and divides by it.
func (f *LDL) finish(j int32) bool {
	s := f.symbol
	p, pivot, inv := (*[12]float64)(f.column[12*j:]), (*[9]float64)(f.pivots[9*j:]), (*[9]float64)(f.inverse[9*j:])
	xy, xz, yz := (p[1]+p[4])/2, (p[2]+p[8])/2, (p[6]+p[9])/2
	*pivot = [9]float64{p[0], xy, xz, xy, p[5], yz, xz, yz, p[10]}
	if !(pivot[0] > 0) || !(pivot[0]*pivot[4]-xy*xy > 0) || !invert(inv, pivot) {
		return false
	}
	for block := s.starts[j]; block < s.starts[j+1]; block++ {
		from, to := (*[12]float64)(f.column[12*s.rows[block]:]), (*[9]float64)(f.lower[9*block:])
		for c := range 3 {
			for r := range 3 {
				to[3*c+r] = from[r]*inv[3*c] + from[4+r]*inv[3*c+1] + from[8+r]*inv[3*c+2]
			}
		}
	}
	return true
}

// Solve sets x to the solution for b with the matrix that was factorised. Rows that are held become 0. It returns false if there is no factorisation.
func (f *LDL) Solve(x, b []float64) bool {
	if !f.sound {
		return false
	}
	s, y := f.symbol, f.y
	for i, row := range s.order {
		v := (*[3]float64)(y[3*i:])
		*v = [3]float64{}
		if !f.held[row] {
			*v = [3]float64(b[3*row : 3*row+3])
		}
	}
	n := len(s.order)
	for k := range n {
		if first, end := s.starts[k], s.starts[k+1]; first < end {
			substitute(y, f.lower[9*first:9*end+1], s.rows[first:end], k)
		}
	}
	for k := n - 1; k >= 0; k-- {
		v, inv := (*[3]float64)(y[3*k:]), (*[9]float64)(f.inverse[9*k:])
		*v = [3]float64{inv[0]*v[0] + inv[3]*v[1] + inv[6]*v[2], inv[1]*v[0] + inv[4]*v[1] + inv[7]*v[2], inv[2]*v[0] + inv[5]*v[1] + inv[8]*v[2]}
		if first, end := s.starts[k], s.starts[k+1]; first < end {
			substituteBack(y, f.lower[9*first:9*end+1], s.rows[first:end], k)
		}
	}
	for i, row := range s.order {
		copy(x[3*row:3*row+3], y[3*i:3*i+3])
	}
	return true
}

// Improve adds to x the solution for what it leaves of b. Rows of x that are held stay as they are, and count as known. It returns how much x changed, relative to its size.
func (f *LDL) Improve(a *Matrix, x, b, scratch []float64) float64 {
	a.Residual(scratch, b, x)
	if !f.Solve(scratch, scratch) {
		return math.Inf(1)
	}
	change, size := 0.0, 0.0
	for i := range 3 * a.Rows() {
		x[i] += scratch[i]
		change, size = change+scratch[i]*scratch[i], size+x[i]*x[i]
	}
	if size == 0 {
		return 0
	}
	return math.Sqrt(change / size)
}

// eliminate subtracts L_i m from the padded block of each row i.
func (plain) eliminate(column, lower []float64, rows []int32, m *[9]float64) {
	for k, i := range rows {
		to, l := (*[12]float64)(column[12*i:]), (*[9]float64)(lower[9*k:])
		for c := range 3 {
			for r := range 3 {
				to[4*c+r] -= l[r]*m[3*c] + l[3+r]*m[3*c+1] + l[6+r]*m[3*c+2]
			}
		}
	}
}

// substitute subtracts L_i y_k from y_i for every row i of column k.
func (plain) substitute(y, lower []float64, rows []int32, k int) {
	v := *(*[3]float64)(y[3*k:])
	for n, i := range rows {
		to, l := (*[3]float64)(y[3*i:]), (*[9]float64)(lower[9*n:])
		to[0] -= l[0]*v[0] + l[3]*v[1] + l[6]*v[2]
		to[1] -= l[1]*v[0] + l[4]*v[1] + l[7]*v[2]
		to[2] -= l[2]*v[0] + l[5]*v[1] + l[8]*v[2]
	}
}

// substituteBack subtracts L_iᵀ y_i from y_k for every row i of column k.
func (plain) substituteBack(y, lower []float64, rows []int32, k int) {
	to := (*[3]float64)(y[3*k:])
	sum := [3]float64{}
	for n, i := range rows {
		v, l := (*[3]float64)(y[3*i:]), (*[9]float64)(lower[9*n:])
		sum[0] += l[0]*v[0] + l[1]*v[1] + l[2]*v[2]
		sum[1] += l[3]*v[0] + l[4]*v[1] + l[5]*v[2]
		sum[2] += l[6]*v[0] + l[7]*v[1] + l[8]*v[2]
	}
	to[0], to[1], to[2] = to[0]-sum[0], to[1]-sum[1], to[2]-sum[2]
}
