package green

import (
	"context"
	"fmt"
	"runtime"

	"github.com/tendril-sim/tendril/sparse"
)

// MaxCompressed is how many vertices the surface of tetrahedra has at most whose Green's functions are compressed while they are found. The columns that bases are made from take 1.5 GB for so
// many; with a factor for each processor, 4,829 vertices of 14,812 nodes took 1.5 GB in all while they were at work on two, and 105 s of CPU time.
const MaxCompressed = 10000

// MakeCompressed computes a model as Make and Compress do. Of tetrahedra Ξ is never whole in memory: columns are found from the factor of the sparse stiffness, those of some nodes for
// the bases, and then of one cluster of 16 nodes after the other, which are compressed and forgotten. Of a surface it is: boundary elements have a dense matrix anyway. The
// error is a *FieldError, or the context's.
func (r *Recipe) MakeCompressed(ctx context.Context, tolerance float64, progress Progress) (*Model, error) {
	if r.Tets == nil || r.Surface != nil {
		m, err := r.make(ctx, progress.part(0, 0.9), nil)
		if err != nil {
			return nil, err
		}
		return m.Compress(ctx, tolerance, progress.part(0.9, 1))
	}
	if err := r.Material.Validate(); err != nil {
		return nil, err
	}
	m, err := r.plan()
	if err != nil {
		return nil, err
	}
	if _, parts := r.Tets.Parts(); parts > 1 {
		return nil, &FieldError{"Tets", fmt.Sprintf("in %d parts", parts), "one part, in which elements share faces"}
	}
	if n := m.Nodes(); n > MaxCompressed {
		return nil, &FieldError{"Tets", fmt.Sprintf("with %d nodes on the surface", n), fmt.Sprintf("at most %d", MaxCompressed)}
	}
	if err := m.compressible(); err != nil {
		return nil, err
	}
	from, err := newTetColumns(r, m)
	if err != nil {
		return nil, err
	}
	return m.compress(ctx, from, tolerance, progress)
}

// tetColumns finds columns from tetrahedra: of the inverse of K, without the nodes that are fixed.
type tetColumns struct {
	nodes   []int32 // of each row, among those of the tetrahedra
	workers chan *tetColumn
}

// tetColumn is what one of several goroutines needs.
type tetColumn struct {
	factor *sparse.LDL
	out    [][]float32
}

func newTetColumns(r *Recipe, m *Model) (*tetColumns, error) {
	k, err := elementStiffness(r.Tets, r.Material)
	if err != nil {
		return nil, err
	}
	skin := r.Tets.Skin().Nodes
	c := &tetColumns{workers: make(chan *tetColumn, runtime.GOMAXPROCS(0))}
	for _, node := range m.nodes {
		c.nodes = append(c.nodes, skin[node])
	}
	held := make([]bool, k.Rows())
	for _, node := range r.Fixed {
		held[skin[node]] = true
	}
	factor := sparse.NewLDL(k.Pattern, r.Tets.Nodes)
	for range cap(c.workers) {
		if !factor.Factor(k, held) {
			return nil, &FieldError{"Tets", "of a shape that gives no positive stiffness", "well-shaped elements: see tendril mesh info"}
		}
		w := &tetColumn{factor: factor}
		for range sparse.Columns {
			w.out = append(w.out, make([]float32, 9*k.Rows()))
		}
		c.workers <- w
		factor = factor.Another()
	}
	return c, nil
}

func (c *tetColumns) find(ctx context.Context, rows []int32, to []float64) error {
	n := 3 * len(c.nodes)
	return parallel(ctx, (len(rows)+sparse.Columns-1)/sparse.Columns, func(k int) {
		w := <-c.workers
		defer func() { c.workers <- w }()
		first := k * sparse.Columns
		var nodes [sparse.Columns]int32
		count := 0
		for _, row := range rows[first:min(first+sparse.Columns, len(rows))] {
			nodes[count] = c.nodes[row]
			count++
		}
		w.factor.Inverse(nodes[:count], w.out)
		for j := range count {
			column := to[3*(first+j)*n:]
			for i, node := range c.nodes {
				block := w.out[j][9*node:][:9]
				for b := range 3 {
					for a := range 3 {
						column[b*n+3*i+a] = float64(block[3*a+b])
					}
				}
			}
		}
	})
}
