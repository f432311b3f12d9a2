package green

// waves is what a product with compressed Green's functions needs beside them: one for each goroutine.
type waves struct {
	sent, got []float64 // of every cluster: what is seen of the loads on it from afar, and what comes to it from afar
	sends     []bool    // by cluster: there are loads on it
	y         []float64 // displacements in the order of the tree
}

func (c *compressed) newWaves() *waves {
	hats := c.hat[len(c.rank)]
	return &waves{make([]float64, hats), make([]float64, hats), make([]bool, len(c.rank)), make([]float64, c.tree.offset[c.tree.leaves()])}
}

// begin forgets all loads.
func (c *compressed) begin(w *waves) {
	clear(w.sent)
	clear(w.got)
	clear(w.sends)
	clear(w.y)
}

// push adds a load on a row: to its neighbours it goes at once, to others when it is spread.
func (c *compressed) push(w *waves, row int32, f *[3]float64) {
	leaf := c.tree.leaf[row]
	own, end := int(c.tree.offset[leaf]), int(c.tree.offset[leaf+1])
	at := int(c.tree.at[row]) - own
	for _, l := range c.near[leaf] {
		from, to := c.tree.offset[l.other], c.tree.offset[l.other+1]
		if l.mine || l.other == leaf {
			long := int(to - from)
			addColumns(w.y[from:to], c.blocks[l.at+at*long:], f, long)
			continue
		}
		long := end - own
		for j := range 3 * len(c.tree.rows(l.other)) {
			b := c.blocks[l.at+j*long+at:][:3]
			w.y[int(from)+j] += float64(b[0])*f[0] + float64(b[1])*f[1] + float64(b[2])*f[2]
		}
	}
	t := c.tree.leaves() + int(leaf)
	w.sends[t] = true
	sent := w.sent[c.hat[t]:][:c.rank[t]]
	long := end - own
	for k := range sent {
		v := c.basis[c.bases[leaf]+k*long+at:][:3]
		sent[k] += float64(v[0])*f[0] + float64(v[1])*f[1] + float64(v[2])*f[2]
	}
}

// spread finds y of all loads. Up the tree and across go only clusters with loads, down the tree all.
//
// Count: down the tree, a multiplication and an addition for each number of V and E, four bytes each; and as many for those blocks S of clusters with loads.
func (c *compressed) spread(w *waves) {
	for t := len(c.rank) - 1; t > 1; t-- {
		if w.sends[t] {
			w.sends[t/2] = true
			long := int(c.hat[t+1] - c.hat[t])
			addInner(w.sent[c.hat[t/2]:][:c.rank[t/2]], c.parts[c.part[t]:], w.sent[c.hat[t]:c.hat[t+1]], long)
		}
	}
	for t, sends := range w.sends {
		if !sends || c.rank[t] == 0 {
			continue
		}
		sent := w.sent[c.hat[t]:c.hat[t+1]]
		for _, l := range c.far[t] {
			got := w.got[c.hat[l.other]:c.hat[l.other+1]]
			if l.mine {
				addProduct(got, c.blocks[l.at:], sent[:c.rank[t]])
			} else {
				addInner(got[:c.rank[l.other]], c.blocks[l.at:], sent, len(sent))
			}
		}
	}
	for t := 2; t < len(c.rank); t++ {
		addProduct(w.got[c.hat[t]:c.hat[t+1]], c.parts[c.part[t]:], w.got[c.hat[t/2]:][:c.rank[t/2]])
	}
	for leaf := range c.tree.leaves() {
		t := c.tree.leaves() + leaf
		addProduct(w.y[c.tree.offset[leaf]:c.tree.offset[leaf+1]], c.basis[c.bases[leaf]:], w.got[c.hat[t]:][:c.rank[t]])
	}
}

// addProduct adds columns of a, as long as y, each times its own of x, of which there are a multiple of three.
func addProduct(y []float64, a []float32, x []float64) {
	if len(y) == 0 {
		return
	}
	for k := 0; k < len(x); k += 3 {
		addColumns(y, a[k*len(y):], (*[3]float64)(x[k:]), len(y))
	}
}

// block reads a block of Ξ, column after column.
func (c *compressed) block(to *[9]float64, row, column int32) {
	s, t := c.tree.leaf[row], c.tree.leaf[column]
	level, ok := c.tree.meet(s, t)
	if !ok {
		c.nearBlock(to, row, column)
		return
	}
	var x, y, z [3 * maxRank]float64 // three columns of numbers, apart by maxRank
	a, b := c.seen(&x, row, level), c.seen(&y, column, level)
	for _, l := range c.far[b] {
		if l.other != a {
			continue
		}
		rows, columns := int(c.rank[a]), int(c.rank[b])
		for k := range 3 {
			if l.mine {
				addProduct(z[k*maxRank:][:eights(rows)], c.blocks[l.at:], y[k*maxRank:][:columns])
			} else {
				addInner(z[k*maxRank:][:rows], c.blocks[l.at:], y[k*maxRank:][:eights(columns)], eights(columns))
			}
		}
		for k := range 3 {
			for i := range 3 {
				to[3*k+i] = inner(x[i*maxRank:][:rows], z[k*maxRank:])
			}
		}
		return
	}
}

// seen sets three columns of numbers to what is seen of a row from a level up, and returns the cluster.
func (c *compressed) seen(x *[3 * maxRank]float64, row int32, level int) int32 {
	leaf := c.tree.leaf[row]
	t := int32(c.tree.leaves()) + leaf
	long, at := int(c.tree.offset[leaf+1]-c.tree.offset[leaf]), int(c.tree.at[row]-c.tree.offset[leaf])
	for k := range int(c.rank[t]) {
		v := c.basis[c.bases[leaf]+k*long+at:][:3]
		x[k], x[maxRank+k], x[2*maxRank+k] = float64(v[0]), float64(v[1]), float64(v[2])
	}
	var up [3 * maxRank]float64
	for range c.tree.depth - level {
		wide, rank := int(c.hat[t+1]-c.hat[t]), int(c.rank[t/2])
		clear(up[:])
		for k := range 3 {
			addInner(up[k*maxRank:][:rank], c.parts[c.part[t]:], x[k*maxRank:][:wide], wide)
		}
		*x = up
		t /= 2
	}
	return t
}

// nearBlock reads a block of neighbours.
func (c *compressed) nearBlock(to *[9]float64, row, column int32) {
	s, t := c.tree.leaf[row], c.tree.leaf[column]
	i, j := int(c.tree.at[row]-c.tree.offset[s]), int(c.tree.at[column]-c.tree.offset[t])
	for _, l := range c.near[t] {
		if l.other != s {
			continue
		}
		along, across := int(c.tree.offset[s+1]-c.tree.offset[s]), 1 // from a column and a row of Ξ to the next
		at := l.at + j*along + i
		if !l.mine && s != t {
			along, across = 1, int(c.tree.offset[t+1]-c.tree.offset[t])
			at = l.at + i*across + j
		}
		for k := range 3 {
			for a := range 3 {
				to[3*k+a] = float64(c.blocks[at+k*along+a*across])
			}
		}
		return
	}
}

// spread sets y, in the order of the rows of Ξ, to the displacements by all values of a state.
func (s *State) spread(y []float64) {
	c, w := s.model.packed, s.waves
	c.begin(w)
	for _, list := range [2][]int32{s.switched, s.loaded} {
		for _, column := range list {
			c.push(w, column, (*[3]float64)(s.value[3*column:])) // its row is its column
		}
	}
	c.spread(w)
	for row, at := range c.tree.at {
		copy(y[3*row:3*row+3], w.y[at:])
	}
}

// addMask adds what unit forces along x, y and z on a mask do to all rows: three columns, m.stride apart.
func (m *Model) addMask(to []float64, mask []share) {
	if m.packed == nil {
		for _, s := range mask {
			if m.kinds[s.node] == fixedNode {
				continue // the bone bears it
			}
			c := int(m.column[s.node])
			for b := range 3 {
				from, column := m.single[(3*c+b)*m.stride:], to[b*m.stride:][:m.stride]
				for i := range column {
					column[i] += s.weight * float64(from[i])
				}
			}
		}
		return
	}
	w := m.packed.newWaves()
	for b := range 3 {
		m.packed.begin(w)
		for _, s := range mask {
			if m.kinds[s.node] == fixedNode {
				continue
			}
			var f [3]float64
			f[b] = s.weight
			m.packed.push(w, m.row[s.node], &f)
		}
		m.packed.spread(w)
		for row, at := range m.packed.tree.at {
			for a, v := range w.y[at : at+3] {
				to[b*m.stride+3*row+a] += v
			}
		}
	}
}
