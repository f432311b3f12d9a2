package mesh

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/spatial"
)

// Isosurface stuffing (Labelle & Shewchuk 2007) fills a solid with the tetrahedra of a body-centred cubic lattice, all alike, and fits those
// at its surface to it. Where an edge of the lattice crosses the surface there is a cut point. A lattice point that has one too close is
// moved onto it; what is left of the tetrahedra that are still cut is one of a few shapes, none of which can be flat. The paper proves that all dihedral
// angles are between 10.7° and 164.8°, whatever the surface. Here a test goes through all shapes with their points at the ends and middles of where they
// may be, and finds 10.72° to 164.70°. What is smaller than a cell is lost: edges are rounded, thin sheets have holes.
//
// The lattice has the corners of cubic cells and their centres. Long edges join neighbours of a kind along the axes, short ones a centre with
// the corners of its cell. Every element has two long edges, across each other, and four short ones.

// How near to a lattice point a cut point may be, as a part of the edge that it is on. With these two the smallest angle of all shapes is largest.
const (
	warpLong  = 0.285
	warpShort = 0.397
)

// maxLattice is how many cells a lattice has at most.
const maxLattice = 20_000_000

// implicit is a solid as a filler sees it.
type implicit interface {
	// value returns a number for a point: less than 0 inside, more outside.
	value(p spatial.Vec3) float64
	// uniform reports whether all points within a radius are known to be on one side of the surface, and the value of the middle if so.
	uniform(p spatial.Vec3, radius float64) (value float64, known bool)
	// cut returns where the surface is on the way from a, inside, to b, outside, whose values are known: 0 … 1.
	cut(a, b spatial.Vec3, inside, outside float64) float64
}

// filler fills a solid with elements.
type filler struct {
	solid  implicit
	origin spatial.Vec3 // corner (0, 0, 0) of the lattice [m]
	cell   float64      // [m]
	n      [3]int       // cells in each direction

	value  []float64              // of each lattice point, corners before centres
	moved  map[int32]spatial.Vec3 // lattice points that are on a cut point now
	cuts   []cutPoint
	cutOf  map[[2]int32]int32 // numbers of the cut points that are left, by the inner and the outer end of their edges
	number map[int32]int32    // nodes of lattice points
	out    *Tets
}

// cutPoint is where an edge of the lattice crosses the surface.
type cutPoint struct {
	inside, outside int32
	along           float64 // 0 at the inner end, 1 at the outer one
	at              spatial.Vec3
	gone            bool  // one of its ends has moved onto the surface
	node            int32 // −1 until it is one
}

// newFiller lays a lattice over a box, a cell wider on all sides.
func newFiller(solid implicit, low, high spatial.Vec3, cell float64) (*filler, error) {
	f := &filler{solid: solid, cell: cell}
	size := high.Sub(low)
	cells := 1.0
	for k, s := range [3]float64{size.X, size.Y, size.Z} {
		n := math.Ceil(s/cell) + 3
		cells *= n
		f.n[k] = int(min(n, maxLattice))
	}
	if !(cells <= maxLattice) {
		return nil, &FieldError{"Cell", cell, fmt.Sprintf("at least about %.2g m: there would be %.2g cells, and %d are the most", cell*math.Cbrt(cells/maxLattice), cells, maxLattice)}
	}
	extent := spatial.V(float64(f.n[0]), float64(f.n[1]), float64(f.n[2])).Scale(cell)
	f.origin = low.Lerp(high, 0.5).AddScaled(-0.5, extent)
	return f, nil
}

func (f *filler) corners() int { return (f.n[0] + 1) * (f.n[1] + 1) * (f.n[2] + 1) }
func (f *filler) centres() int { return f.n[0] * f.n[1] * f.n[2] }

func (f *filler) cornerAt(i, j, k int) int32 { return int32((k*(f.n[1]+1)+j)*(f.n[0]+1) + i) }
func (f *filler) centreAt(i, j, k int) int32 {
	return int32(f.corners() + (k*f.n[1]+j)*f.n[0] + i)
}

// cellOf returns the place of a lattice point in its grid, and whether it is a centre.
func (f *filler) cellOf(v int32) (at [3]int, centre bool) {
	i, nx, ny := int(v), f.n[0]+1, f.n[1]+1
	if c := f.corners(); i >= c {
		i, nx, ny, centre = i-c, nx-1, ny-1, true
	}
	return [3]int{i % nx, i / nx % ny, i / (nx * ny)}, centre
}

// lattice returns where a lattice point was before it moved.
func (f *filler) lattice(v int32) spatial.Vec3 {
	at, centre := f.cellOf(v)
	half := 0.0
	if centre {
		half = 0.5
	}
	return f.origin.AddScaled(f.cell, spatial.V(float64(at[0])+half, float64(at[1])+half, float64(at[2])+half))
}

// fill makes the elements.
func (f *filler) fill(ctx context.Context, progress func(done float64, what string)) (*Tets, error) {
	if err := f.evaluate(ctx, progress); err != nil {
		return nil, err
	}
	f.findCuts()
	if err := f.placeCuts(ctx, progress); err != nil {
		return nil, err
	}
	f.warp()
	f.out = &Tets{}
	f.number = make(map[int32]int32)
	f.eachElement(f.stencil)
	if len(f.out.Elements) == 0 {
		return nil, &FieldError{"Cell", f.cell, "smaller cells, or more elements: no point of the lattice is inside the solid"}
	}
	return f.out, nil
}

// block is a box of cells, or part of one at the far sides of the lattice, where it may have corners only.
type block struct{ from, to [3]int }

// evaluate finds the values of all lattice points, by blocks.
func (f *filler) evaluate(ctx context.Context, progress func(done float64, what string)) error {
	f.value = make([]float64, f.corners()+f.centres())
	const edge = 16
	var blocks []block
	for k := 0; k <= f.n[2]; k += edge {
		for j := 0; j <= f.n[1]; j += edge {
			for i := 0; i <= f.n[0]; i += edge {
				blocks = append(blocks, block{[3]int{i, j, k}, [3]int{min(i+edge, f.n[0]+1), min(j+edge, f.n[1]+1), min(k+edge, f.n[2]+1)}})
			}
		}
	}
	return inBatches(ctx, len(blocks), func(i int) { f.evaluateBlock(blocks[i]) }, func(done float64) { progress(0.6*done, "lattice") })
}

// evaluateBlock finds the values of a block at once, where all are on one side of the surface, or of its halves.
func (f *filler) evaluateBlock(b block) {
	low := spatial.V(float64(b.from[0]), float64(b.from[1]), float64(b.from[2]))
	high := spatial.V(float64(b.to[0]), float64(b.to[1]), float64(b.to[2]))
	middle := f.origin.AddScaled(f.cell/2, low.Add(high))
	if x, uniform := f.solid.uniform(middle, f.cell/2*high.Sub(low).Norm()); uniform {
		f.eachPoint(b, func(v int32) { f.value[v] = x })
		return
	}
	longest, axis := 0, 0
	for k := range b.from {
		if n := b.to[k] - b.from[k]; n > longest {
			longest, axis = n, k
		}
	}
	if longest <= 3 {
		f.eachPoint(b, func(v int32) { f.value[v] = f.solid.value(f.lattice(v)) })
		return
	}
	half := (b.from[axis] + b.to[axis]) / 2
	one, two := b, b
	one.to[axis], two.from[axis] = half, half
	f.evaluateBlock(one)
	f.evaluateBlock(two)
}

// eachPoint calls do with the lattice points of a block: the corners with the lowest coordinates of its cells, and their centres.
func (f *filler) eachPoint(b block, do func(v int32)) {
	for k := b.from[2]; k < b.to[2]; k++ {
		for j := b.from[1]; j < b.to[1]; j++ {
			for i := b.from[0]; i < b.to[0]; i++ {
				do(f.cornerAt(i, j, k))
				if i < f.n[0] && j < f.n[1] && k < f.n[2] {
					do(f.centreAt(i, j, k))
				}
			}
		}
	}
}

// inBatches calls do for 0 … n−1 on all cores, and tells how far it is now and then.
func inBatches(ctx context.Context, n int, do func(i int), progress func(done float64)) error {
	const batch = 32
	for first := 0; first < n; first += batch {
		if err := ctx.Err(); err != nil {
			return err
		}
		progress(float64(first) / float64(n))
		parallel(min(batch, n-first), func(i int) { do(first + i) })
	}
	return nil
}

// eachEdge calls do with the ends of every edge of the lattice.
func (f *filler) eachEdge(do func(a, b int32)) {
	for k := range f.n[2] + 1 {
		for j := range f.n[1] + 1 {
			for i := range f.n[0] + 1 {
				v := f.cornerAt(i, j, k)
				f.eachStep([3]int{i, j, k}, [3]int{f.n[0], f.n[1], f.n[2]}, func(i, j, k int) { do(v, f.cornerAt(i, j, k)) })
			}
		}
	}
	for k := range f.n[2] {
		for j := range f.n[1] {
			for i := range f.n[0] {
				v := f.centreAt(i, j, k)
				f.eachStep([3]int{i, j, k}, [3]int{f.n[0] - 1, f.n[1] - 1, f.n[2] - 1}, func(i, j, k int) { do(v, f.centreAt(i, j, k)) })
				for c := range 8 {
					do(f.cornerAt(i+c&1, j+c>>1&1, k+c>>2), v)
				}
			}
		}
	}
}

// eachStep calls do with the neighbours along the three axes, as far as there are.
func (f *filler) eachStep(at, last [3]int, do func(i, j, k int)) {
	for axis := range 3 {
		if at[axis] < last[axis] {
			next := at
			next[axis]++
			do(next[0], next[1], next[2])
		}
	}
}

// findCuts lists the edges that cross the surface.
func (f *filler) findCuts() {
	f.eachEdge(func(a, b int32) {
		switch x, y := f.value[a], f.value[b]; {
		case x < 0 && y > 0:
			f.cuts = append(f.cuts, cutPoint{inside: a, outside: b, node: -1})
		case x > 0 && y < 0:
			f.cuts = append(f.cuts, cutPoint{inside: b, outside: a, node: -1})
		}
	})
}

// placeCuts finds where on their edges the cut points are.
func (f *filler) placeCuts(ctx context.Context, progress func(done float64, what string)) error {
	const chunk = 256
	return inBatches(ctx, (len(f.cuts)+chunk-1)/chunk, func(c int) {
		for i := c * chunk; i < min((c+1)*chunk, len(f.cuts)); i++ {
			cut := &f.cuts[i]
			a, b := f.lattice(cut.inside), f.lattice(cut.outside)
			cut.along = min(max(f.solid.cut(a, b, f.value[cut.inside], f.value[cut.outside]), 0), 1)
			cut.at = a.Lerp(b, cut.along)
		}
	}, func(done float64) { progress(0.6+0.3*done, "surface") })
}

// warp moves lattice points onto the nearest cut point that is too close, in the order of their numbers. Then no other edge of theirs crosses
// the surface any more.
func (f *filler) warp() {
	type end struct {
		point int32
		cut   int32
		away  float64 // as a part of how far it must be at least
	}
	ends := make([]end, 0, 2*len(f.cuts))
	for i := range f.cuts {
		c := &f.cuts[i]
		allowed := warpLong
		if f.isShort(c.inside, c.outside) {
			allowed = warpShort
		}
		ends = append(ends, end{c.inside, int32(i), c.along / allowed}, end{c.outside, int32(i), (1 - c.along) / allowed})
	}
	slices.SortFunc(ends, func(a, b end) int {
		return cmp.Or(cmp.Compare(a.point, b.point), cmp.Compare(a.away, b.away), cmp.Compare(a.cut, b.cut))
	})
	f.moved = make(map[int32]spatial.Vec3)
	for len(ends) > 0 {
		n := 1
		for n < len(ends) && ends[n].point == ends[0].point {
			n++
		}
		around := ends[:n]
		ends = ends[n:]
		near := slices.IndexFunc(around, func(e end) bool { return !f.cuts[e.cut].gone })
		if near < 0 || around[near].away >= 1 {
			continue
		}
		v := around[near].point
		f.moved[v], f.value[v] = f.cuts[around[near].cut].at, 0
		for _, e := range around {
			f.cuts[e.cut].gone = true
		}
	}
	f.cutOf = make(map[[2]int32]int32)
	for i := range f.cuts {
		if c := &f.cuts[i]; !c.gone {
			f.cutOf[[2]int32{c.inside, c.outside}] = int32(i)
		}
	}
}

// isShort reports whether an edge joins a centre with a corner.
func (f *filler) isShort(a, b int32) bool {
	c := int32(f.corners())
	return (a < c) != (b < c)
}

// eachElement calls do with the corners of every element of the lattice that has a point inside: two centres whose cells share a side, and an
// edge of that side.
func (f *filler) eachElement(do func(e [4]int32)) {
	steps := [3][3]int{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
	for k := range f.n[2] {
		for j := range f.n[1] {
			for i := range f.n[0] {
				for axis, s := range steps {
					if i+s[0] >= f.n[0] || j+s[1] >= f.n[1] || k+s[2] >= f.n[2] {
						continue
					}
					a, b := f.centreAt(i, j, k), f.centreAt(i+s[0], j+s[1], k+s[2])
					u, v := steps[(axis+1)%3], steps[(axis+2)%3]
					var side [4]int32
					for c, q := range [4][2]int{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
						side[c] = f.cornerAt(i+s[0]+q[0]*u[0]+q[1]*v[0], j+s[1]+q[0]*u[1]+q[1]*v[1], k+s[2]+q[0]*u[2]+q[1]*v[2])
					}
					for c := range side {
						e := [4]int32{a, side[c], side[(c+1)%4], b}
						if min(f.value[e[0]], f.value[e[1]], f.value[e[2]], f.value[e[3]]) < 0 {
							do(e)
						}
					}
				}
			}
		}
	}
}
