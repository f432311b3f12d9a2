package green

import (
	"context"
	"fmt"
	"math"

	"github.com/tendril-sim/tendril/internal/dense"
	"github.com/tendril-sim/tendril/spatial"
	"gonum.org/v1/gonum/mat"
)

// compressed is Ξ of free nodes in a hierarchical form (an H² matrix: Hackbusch & Börm 2002). Nodes are in clusters. Between two that are far from each other,
//
//	Ξ_ts ≈ V_t S_ts V_sᵀ,
//
// with few columns V of their own for each, and of a cluster of two halves V_t = [V_a E_a; V_b E_b]: what is seen of it from afar is made of what is seen of its halves. Blocks
// between neighbours are as they are. V has orthonormal columns, so that S_ts = V_tᵀ Ξ_ts V_s is the best there is, the error is known without looking (Pythagoras), and as only one
// half of the blocks is kept, the whole is as symmetric as Ξ.
//
// The columns of V are wavelets that fit the body. Wavelets of polynomials on the same tree (Alpert 1993), of which the largest coefficients are kept, take 1.3 times the memory for an error of
// 0.4 %, and 1.8 times for less; only beyond a percent they take less (validate green). And blocks of a few hundred numbers are read one after the other, single coefficients are not.
type compressed struct {
	tree *clusters
	rank []int32 // columns of V, by cluster: multiples of three
	hat  []int32 // where the numbers of a cluster are in a vector of them all, and the end

	basis  []float32 // V of each leaf, column after column, as long as the leaf's part of a vector
	bases  []int     // where that of each leaf begins
	parts  []float32 // E of each cluster, column after column, as long as its numbers
	part   []int     // where that of each cluster begins
	blocks []float32 // S and the blocks of neighbours, column after column
	far    [][]link  // by cluster
	near   [][]link  // by leaf

	report Compression
}

// link is a block between a cluster and another.
type link struct {
	other int32
	mine  bool // columns of the block are of this cluster, rows of the other: else the other way round
	at    int  // where it begins
}

// Compression tells what has become of Green's functions.
type Compression struct {
	Nodes     int     // that are free
	Tolerance float64 // that was asked for
	Error     float64 // root of the sum of squares of what Ξ has lost, relative to that of Ξ: found from every number of it, before rounding to single precision
	Bytes     int     // of memory
	Full      int     // bytes that Ξ takes in single precision
	Near      int     // bytes of blocks between neighbours
	Rank      int     // columns of the largest V
}

// greens finds columns of Ξ of free nodes.
type greens interface {
	// find sets the three columns of each of some rows, column after column of three numbers for each free node. It uses all processors.
	find(ctx context.Context, rows []int32, to []float64) error
}

const (
	leafNodes   = 16   // in a leaf at most
	maxRank     = 192  // columns of V at most: what a block of Ξ is found with is on the stack
	sampled     = 1000 // nodes at least whose columns bases are made from, or all; and
	sampledEach = 2    // of each leaf at least
)

// Compress returns a model with the same answers up to a tolerance, which is the root of the sum of squares of errors in Ξ, relative to that of Ξ: see Compression. Of up to 1,000 free
// nodes it is a bound. Of more, bases are made from the columns of some of them, at least 1,000 and two of each cluster of 16, and aim at half the tolerance; what has come of it is in
// Compression.Error, found from all columns. A model that has Moved nodes, or not all free nodes Touched, cannot be compressed. The error is a *FieldError, or the context's.
func (m *Model) Compress(ctx context.Context, tolerance float64, progress Progress) (*Model, error) {
	if err := m.compressible(); err != nil {
		return nil, err
	}
	if m.packed != nil {
		return nil, &FieldError{"Model", "compressed", "one that is not"}
	}
	return m.compress(ctx, (*fullColumns)(m), tolerance, progress)
}

// compressible reports what keeps a model from being compressed.
func (m *Model) compressible() error {
	if len(m.columns) != m.free || len(m.nodes) != m.free {
		return &FieldError{"Model", fmt.Sprintf("one in which %d nodes are free, %d free or moved, and %d can be touched or moved", m.free, len(m.nodes), len(m.columns)), "no moved nodes, and every free node touchable"}
	}
	return nil
}

// compress returns the model with other Green's functions.
func (m *Model) compress(ctx context.Context, from greens, tolerance float64, progress Progress) (*Model, error) {
	if !(tolerance >= 1e-7 && tolerance < 1) {
		return nil, &FieldError{"tolerance", tolerance, "from 1e-7, what single precision leaves, to below 1"}
	}
	b := newCompressing(m, from, tolerance)
	if err := b.findBases(ctx, progress.part(0, 0.3)); err != nil {
		return nil, err
	}
	b.layOut()
	if err := b.project(ctx, progress.part(0.3, 1)); err != nil {
		return nil, err
	}
	out := *m
	out.single, out.double, out.packed = nil, nil, b.out
	return &out, nil
}

// Compression returns what has become of Green's functions; false if they are as they were found.
func (m *Model) Compression() (Compression, bool) {
	if m.packed == nil {
		return Compression{}, false
	}
	return m.packed.report, true
}

// fullColumns are those of a model that has them all.
type fullColumns Model

func (m *fullColumns) find(_ context.Context, rows []int32, to []float64) error {
	n := 3 * m.free
	for k, row := range rows {
		for b := range 3 {
			at, column := (3*int(row)+b)*m.stride, to[(3*k+b)*n:][:n]
			if m.double != nil {
				copy(column, m.double[at:])
				continue
			}
			for i, v := range m.single[at:][:n] {
				column[i] = float64(v)
			}
		}
	}
	return nil
}

// compressing is how a compressed form comes to be: bases from some columns, blocks from all, a leaf at a time.
type compressing struct {
	from      greens
	n         int // free nodes
	tolerance float64
	out       *compressed
	bases     [][]float64 // of each cluster: columns of V or of E of both halves, one after the other
	samples   []sample
	squares   float64 // sum of squares of Ξ, from the samples

	s             [][]float64 // blocks between far clusters
	firstS        []int       // by cluster: its first block, of those with clusters before it
	pairs         [][]int32   // by cluster: those clusters
	total, remote float64     // sums of squares of Ξ, and of its far blocks
}

// sample is a node whose columns bases are made from.
type sample struct {
	row    int32
	weight float64 // nodes that it stands for
}

func newCompressing(m *Model, from greens, tolerance float64) *compressing {
	places := make([]spatial.Vec3, m.free)
	for i, node := range m.nodes {
		places[i] = m.Surface.Vertices[node]
	}
	tree := newClusters(places, leafNodes)
	count := 2 * tree.leaves()
	aim := tolerance
	if m.free > sampled {
		aim /= 2 // a sample does not see all
	}
	b := &compressing{from: from, n: m.free, tolerance: aim, bases: make([][]float64, count), pairs: make([][]int32, count)}
	b.out = &compressed{tree: tree, rank: make([]int32, count), far: make([][]link, count), near: make([][]link, tree.leaves())}
	b.out.report = Compression{Nodes: m.free, Tolerance: tolerance, Full: 4 * 9 * m.free * m.free}
	each := max(sampledEach, sampled/tree.leaves())
	for leaf := range tree.leaves() {
		rows := tree.rows(int32(leaf))
		take := min(each, len(rows))
		if m.free <= sampled {
			take = len(rows)
		}
		for k := range take { // spread over the leaf, whose rows are sorted along it
			b.samples = append(b.samples, sample{rows[(2*k+1)*len(rows)/(2*take)], float64(len(rows)) / float64(take)})
		}
	}
	return b
}

// findBases finds V of the leaves, and E of clusters above, level after level: the space that answers to pushes far away are in, up to what may be lost.
func (b *compressing) findBases(ctx context.Context, progress Progress) error {
	tree := b.out.tree
	answers, err := b.sampleColumns(ctx, progress)
	if err != nil {
		return err
	}
	level, wide := tree.depth, int(tree.offset[tree.leaves()])
	starts := tree.offset // of the numbers of each cluster of the level in a column of answers
	for ; level >= 0; level-- {
		first := 1 << level
		if err := parallel(ctx, first, func(k int) { b.findBasis(int32(first+k), level, answers, wide, starts[k:]) }); err != nil {
			return err
		}
		next := []int32{0} // halves of a cluster of the next level are one after the other
		for k := range first {
			next = append(next, next[k]+b.out.rank[first+k])
		}
		after := int(next[first])
		seen := make([]float64, after*3*len(b.samples))
		if err := parallel(ctx, 3*len(b.samples), func(c int) {
			for k := range first {
				from := answers[c*wide+int(starts[k]):]
				if v := b.bases[first+k]; len(v) > 0 {
					rank := int(b.out.rank[first+k])
					dense.MulVec(seen[c*after+int(next[k]):][:rank], v, from[:len(v)/rank])
				}
			}
		}); err != nil {
			return err
		}
		answers, wide, starts = seen, after, next
		if level > 0 {
			merged := make([]int32, 0, first/2+1)
			for k := 0; k <= first; k += 2 {
				merged = append(merged, next[k])
			}
			starts = merged
		}
	}
	return nil
}

// sampleColumns finds the columns of the samples, as vectors in the order of the tree, each times the root of what it stands for.
func (b *compressing) sampleColumns(ctx context.Context, progress Progress) ([]float64, error) {
	tree := b.out.tree
	wide := int(tree.offset[tree.leaves()])
	out := make([]float64, 3*len(b.samples)*wide)
	const most = 64
	columns := make([]float64, 3*most*3*b.n)
	rows := make([]int32, 0, most)
	for k := 0; k < len(b.samples); k += len(rows) {
		rows = rows[:0]
		for _, s := range b.samples[k:min(k+most, len(b.samples))] {
			rows = append(rows, s.row)
		}
		if err := b.from.find(ctx, rows, columns); err != nil {
			return nil, err
		}
		for i := range 3 * len(rows) {
			root := math.Sqrt(b.samples[k+i/3].weight)
			to := out[(3*k+i)*wide:][:wide]
			for row, at := range tree.at {
				for a, v := range columns[(i*b.n+row)*3:][:3] {
					to[int(at)+a] = root * v
				}
			}
			b.squares += dense.Dot(to, to)
		}
		progress.tell(float64(k+len(rows))/float64(len(b.samples)), "finding Green's functions of some nodes")
	}
	return out, nil
}

// findBasis finds the basis of a cluster from its part of the answers to pushes that are far from it, or from a cluster that it is part of: columns of V, one after the other, without padding.
//
// What each basis loses adds up, in squares: twice, as blocks are projected from both sides; in each level, over its clusters by their nodes.
func (b *compressing) findBasis(t int32, level int, answers []float64, wide int, starts []int32) {
	tree := b.out.tree
	size := int(starts[1] - starts[0])
	leaf, end := tree.within(t)
	nodes := int(tree.starts[end] - tree.starts[leaf])
	if level == tree.depth {
		size = 3 * nodes
	}
	gram := make([]float64, size*size)
	some := false
	for k, s := range b.samples {
		if met, ok := tree.meet(leaf, tree.leaf[s.row]); !ok || met > level {
			continue
		}
		some = true
		for c := 3 * k; c < 3*k+3; c++ {
			v := answers[c*wide+int(starts[0]):][:size]
			for i, x := range v {
				addScaled(gram[i*size:], x, v[:i+1])
			}
		}
	}
	if !some || size == 0 {
		return
	}
	loss := b.tolerance * b.tolerance * b.squares * float64(nodes) / float64(2*b.n*tree.depth)
	b.bases[t], b.out.rank[t] = dominant(gram, size, loss)
}

// dominant returns the eigenvectors, one after the other, of a symmetric matrix of which the lower half is given, that leave out no more than a sum of eigenvalues. Their number is
// a multiple of three.
func dominant(gram []float64, size int, loss float64) ([]float64, int32) {
	whole := mat.NewSymDense(size, nil)
	for i := range size {
		for j := range i + 1 {
			whole.SetSym(i, j, gram[i*size+j])
		}
	}
	var eigen mat.EigenSym
	if !eigen.Factorize(whole, true) {
		return nil, 0 // of a matrix with NaN only
	}
	values := eigen.Values(nil) // ascending
	rank, left := size, 0.0
	for rank > 0 && left+math.Max(values[size-rank], 0) <= loss {
		left += math.Max(values[size-rank], 0)
		rank--
	}
	rank = min((rank+2)/3*3, size, maxRank)
	var vectors mat.Dense
	eigen.VectorsTo(&vectors)
	out := make([]float64, 0, rank*size)
	for k := range rank {
		for i := range size {
			out = append(out, vectors.At(i, size-1-k))
		}
	}
	return out, int32(rank)
}

// layOut gives everything its place, and takes the bases over.
func (b *compressing) layOut() {
	c := b.out
	tree := c.tree
	c.hat, c.part = make([]int32, len(c.rank)+1), make([]int, len(c.rank)+1)
	for t, rank := range c.rank {
		c.hat[t+1] = c.hat[t] + int32(eights(int(rank)))
		c.part[t+1] = c.part[t]
		if t > 1 {
			c.part[t+1] += eights(int(rank)) * int(c.rank[t/2])
		}
		c.report.Rank = max(c.report.Rank, int(rank))
	}
	c.parts = make([]float32, c.part[len(c.rank)])
	c.bases = append(c.bases, 0)
	for leaf := range tree.leaves() {
		t := leaf + tree.leaves()
		size, rank := 3*len(tree.rows(int32(leaf))), int(c.rank[t])
		for k := range rank {
			c.basis = appendPadded(c.basis, b.bases[t][k*size:][:size])
		}
		c.bases = append(c.bases, len(c.basis))
	}
	for t := 1; t < tree.leaves(); t++ {
		first, second := int(c.rank[2*t]), int(c.rank[2*t+1])
		for k := range int(c.rank[t]) {
			v := b.bases[t][k*(first+second):]
			appendPadded(c.parts[c.part[2*t]+k*eights(first):][:0], v[:first])
			appendPadded(c.parts[c.part[2*t+1]+k*eights(second):][:0], v[first:][:second])
		}
	}
	b.layOutBlocks()
}

// appendPadded appends numbers in single precision, up to a multiple of eight.
func appendPadded(to []float32, v []float64) []float32 {
	for _, x := range v {
		to = append(to, float32(x))
	}
	for range eights(len(v)) - len(v) {
		to = append(to, 0)
	}
	return to
}

// layOutBlocks gives blocks their places: those of a cluster with others before it lie together.
func (b *compressing) layOutBlocks() {
	c := b.out
	tree := c.tree
	neighbours := make([][]int32, tree.leaves())
	tree.pairs(func(t, s int32) {
		b.pairs[max(t, s)] = append(b.pairs[max(t, s)], min(t, s))
	}, func(t, s int32) {
		neighbours[max(t, s)] = append(neighbours[max(t, s)], min(t, s))
	})
	at := 0
	for t, others := range b.pairs {
		b.firstS = append(b.firstS, len(b.s))
		for _, s := range others {
			c.far[t] = append(c.far[t], link{s, false, at})
			c.far[s] = append(c.far[s], link{int32(t), true, at})
			at += eights(int(c.rank[t])) * int(c.rank[s])
			b.s = append(b.s, make([]float64, int(c.rank[t])*int(c.rank[s])))
		}
	}
	near := at
	for leaf, others := range neighbours {
		for _, s := range others {
			c.near[leaf] = append(c.near[leaf], link{s, false, at})
			if int(s) != leaf {
				c.near[s] = append(c.near[s], link{int32(leaf), true, at})
			}
			at += int(tree.offset[leaf+1]-tree.offset[leaf]) * 3 * len(tree.rows(s))
		}
	}
	c.blocks = make([]float32, at)
	c.report.Near = 4 * (at - near)
	c.report.Bytes = 4 * (len(c.basis) + len(c.parts) + len(c.blocks))
}

// project finds the blocks from the columns of one leaf after the other.
func (b *compressing) project(ctx context.Context, progress Progress) error {
	c := b.out
	tree := c.tree
	most := 3 * leafNodes
	wide, hats := int(tree.offset[tree.leaves()]), int(c.hat[len(c.rank)])
	columns, x, hat := make([]float64, most*3*b.n), make([]float64, most*wide), make([]float64, most*hats)
	for leaf := range int32(tree.leaves()) {
		rows := tree.rows(leaf)
		if err := b.from.find(ctx, rows, columns); err != nil {
			return err
		}
		if err := parallel(ctx, 3*len(rows), func(k int) {
			to := x[k*wide:][:wide]
			for row, at := range tree.at {
				copy(to[at:at+3], columns[(k*b.n+row)*3:])
			}
			b.see(hat[k*hats:][:hats], to)
		}); err != nil {
			return err
		}
		b.keepNear(leaf, x, wide)
		if err := b.keepFar(ctx, leaf, hat, hats); err != nil {
			return err
		}
		if err := b.addSquares(ctx, leaf, x, wide); err != nil {
			return err
		}
		progress.tell(float64(leaf+1)/float64(tree.leaves()), "compressing Green's functions")
	}
	b.finish()
	return nil
}

// see finds what is seen of a vector from afar, for every cluster.
func (b *compressing) see(hat, x []float64) {
	c := b.out
	var both [2 * maxRank]float64
	for t := len(c.rank) - 1; t > 0; t-- {
		rank := int(c.rank[t])
		if rank == 0 {
			continue
		}
		from := both[:len(b.bases[t])/rank]
		if leaf := t - c.tree.leaves(); leaf >= 0 {
			from = x[c.tree.offset[leaf]:][:len(from)]
		} else {
			first := copy(from[:c.rank[2*t]], hat[c.hat[2*t]:])
			copy(from[first:], hat[c.hat[2*t+1]:])
		}
		dense.MulVec(hat[c.hat[t]:][:rank], b.bases[t], from)
	}
}

// keepNear takes the blocks of a leaf with its neighbours out of its columns: those in which it is the lower one are rows here, as Ξ is symmetric.
func (b *compressing) keepNear(leaf int32, x []float64, wide int) {
	c := b.out
	own := 3 * len(c.tree.rows(leaf))
	for _, l := range c.near[leaf] {
		if l.mine {
			continue
		}
		from, long := int(c.tree.offset[l.other]), int(c.tree.offset[leaf+1]-c.tree.offset[leaf])
		for j := range 3 * len(c.tree.rows(l.other)) {
			for i := range own {
				v := x[i*wide+from+j]
				if l.other == leaf { // both halves are here, and differ by rounding
					v = (v + x[j*wide+from+i]) / 2
				}
				c.blocks[l.at+j*long+i] = float32(v)
			}
		}
	}
}

// keepFar adds what a leaf has to do with the blocks of the clusters that it is part of: with W the rows of V_t that are its own, Wᵀ times its rows times V_s.
func (b *compressing) keepFar(ctx context.Context, leaf int32, hat []float64, hats int) error {
	c := b.out
	count := 3 * len(c.tree.rows(leaf))
	t := int32(c.tree.leaves()) + leaf
	w := make([]float64, count*int(c.rank[t])) // its columns, one after the other
	copy(w, b.bases[t])
	for {
		rank := int(c.rank[t])
		others, own := b.pairs[t], w
		if err := parallel(ctx, len(others), func(k int) {
			s := others[k]
			wide := int(c.rank[s])
			to := b.s[b.firstS[t]+k]
			for r := range rank {
				for i := range count {
					addScaled(to[r*wide:], own[r*count+i], hat[i*hats+int(c.hat[s]):][:wide])
				}
			}
		}); err != nil {
			return err
		}
		if t == 1 {
			return nil
		}
		w, t = b.above(w, t, count), t/2
	}
}

// above returns the rows of V of the cluster above that are those of w in a cluster.
func (b *compressing) above(w []float64, t int32, count int) []float64 {
	c := b.out
	first, both := 0, int(c.rank[t&^1]+c.rank[t|1])
	if t&1 == 1 {
		first = int(c.rank[t&^1])
	}
	out := make([]float64, count*int(c.rank[t/2]))
	for k := range int(c.rank[t/2]) {
		for q := range int(c.rank[t]) {
			addScaled(out[k*count:], b.bases[t/2][k*both+first+q], w[q*count:][:count])
		}
	}
	return out
}

// addSquares adds up the squares of Ξ in the columns of a leaf, of all rows and of those far from it.
func (b *compressing) addSquares(ctx context.Context, leaf int32, x []float64, wide int) error {
	tree := b.out.tree
	squares := make([]float64, tree.leaves())
	err := parallel(ctx, len(squares), func(other int) {
		for k := range 3 * len(tree.rows(leaf)) {
			v := x[k*wide+int(tree.offset[other]) : k*wide+int(tree.offset[other+1])]
			squares[other] += dense.Dot(v, v)
		}
	})
	for other, sum := range squares {
		b.total += sum
		if _, ok := tree.meet(leaf, int32(other)); ok {
			b.remote += sum
		}
	}
	return err
}

// finish rounds the far blocks, and finds the error: as bases are orthonormal, the squares of Ξ_ts are those of S_ts and of what is lost.
func (b *compressing) finish() {
	c := b.out
	kept := 0.0
	for t, others := range b.pairs {
		for k, s := range others {
			from, rank, wide := b.s[b.firstS[t]+k], int(c.rank[t]), int(c.rank[s])
			kept += 2 * dense.Dot(from, from)
			at := c.far[t][k].at
			for r := range rank {
				for q := range wide {
					c.blocks[at+q*eights(rank)+r] = float32(from[r*wide+q])
				}
			}
		}
	}
	c.report.Error = math.Sqrt(math.Max(b.remote-kept, 0) / b.total)
}
