package sparse

import (
	"math"
	"slices"

	"github.com/tendril-sim/tendril/internal/dense"
)

// Load is a right side with few rows that are not zero: a push at a point.
type Load struct {
	Rows   [4]int32 // a row may be there twice
	Values [4][3]float64
}

// responses is the memory of Answers.
type responses struct {
	path   []int32   // rows of the factor that some load reaches, increasing
	marked []bool    // of them
	roots  []float64 // of the pivots: the inverse of G in D = G Gᵀ, by columns
	y      []float64 // G⁻¹ L⁻¹ of each load, on the path
}

// Answers sets out[i·n + j] to what load j does at load i, bᵢᵀ A⁻¹ bⱼ, for all n loads; it is exactly symmetric. Rows that are held answer nothing. With A = L D Lᵀ that is a product of L⁻¹b with each other: there is no substitution
// back, and forwards only rows that a load reaches in the tree of eliminations. It returns false if there is no factorisation.
//
// Count: for each load the blocks of the columns on its way to the root; for two of them 3 multiplications and additions for each row that they may share.
func (f *LDL) Answers(loads []Load, out []float64) bool {
	if !f.sound {
		return false
	}
	a := &f.answers
	f.findPath(loads)
	width := 3 * len(a.path)
	a.y = slices.Grow(a.y[:0], width*len(loads))[:width*len(loads)]
	clear(f.y)
	for i := range loads {
		f.reach(&loads[i], a.y[width*i:width*(i+1)])
	}
	n := len(loads)
	for i := range n {
		for j := range i + 1 {
			v := dense.Dot(a.y[width*i:width*(i+1)], a.y[width*j:width*(j+1)])
			out[i*n+j], out[j*n+i] = v, v
		}
	}
	return true
}

// findPath collects the rows from those of all loads up to the root, and takes the roots of their pivots.
func (f *LDL) findPath(loads []Load) {
	a, s := &f.answers, f.symbol
	if a.marked == nil {
		a.marked = make([]bool, len(s.order))
	}
	a.path = a.path[:0]
	for i := range loads {
		for _, row := range loads[i].Rows {
			for k := s.place[row]; !a.marked[k]; {
				a.marked[k] = true
				a.path = append(a.path, k)
				if s.starts[k] == s.starts[k+1] {
					break
				}
				k = s.rows[s.starts[k]] // the first row below is the parent
			}
		}
	}
	slices.Sort(a.path)
	a.roots = slices.Grow(a.roots[:0], 6*len(a.path))[:6*len(a.path)]
	for i, k := range a.path {
		a.marked[k] = false
		*(*[6]float64)(a.roots[6*i:]) = inverseRoot((*[9]float64)(f.pivots[9*k:]))
	}
}

// inverseRoot returns the lower triangle, by columns, of the inverse of G, D = G Gᵀ.
func inverseRoot(d *[9]float64) [6]float64 {
	x := 1 / math.Sqrt(d[0])
	yx, zx := d[1]*x, d[2]*x
	y := 1 / math.Sqrt(d[4]-yx*yx)
	zy := (d[5] - zx*yx) * y
	z := 1 / math.Sqrt(d[8]-zx*zx-zy*zy)
	return [6]float64{x, -y * yx * x, z * (zy*y*yx - zx) * x, y, -z * zy * y, z}
}

// reach sets y to G⁻¹ L⁻¹ of a load on the path.
func (f *LDL) reach(b *Load, y []float64) {
	a, s := &f.answers, f.symbol
	for k, row := range b.Rows {
		if !f.held[row] {
			to := (*[3]float64)(f.y[3*s.place[row]:])
			to[0], to[1], to[2] = to[0]+b.Values[k][0], to[1]+b.Values[k][1], to[2]+b.Values[k][2]
		}
	}
	for i, k := range a.path {
		v, to := (*[3]float64)(f.y[3*k:]), (*[3]float64)(y[3*i:])
		if *v == ([3]float64{}) {
			*to = [3]float64{}
			continue
		}
		if first, end := s.starts[k], s.starts[k+1]; first < end {
			substitute(f.y, f.lower[9*first:9*end+1], s.rows[first:end], int(k))
		}
		g := (*[6]float64)(a.roots[6*i:])
		*to = [3]float64{g[0] * v[0], g[1]*v[0] + g[3]*v[1], g[2]*v[0] + g[4]*v[1] + g[5]*v[2]}
		*v = [3]float64{}
	}
}
