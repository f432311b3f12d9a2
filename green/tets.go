package green

import (
	"context"
	"fmt"
	"runtime"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/sparse"
	"github.com/tendril-sim/tendril/spatial"
)

// FromTets finds the stiffness of a body of linear tetrahedra: of its surface, whose vertices are those of tets.Skin, with the nodes inside eliminated. It works on all
// processors. Above a Poisson's ratio of 0.4 such elements are too stiff: take FromSurface. The error is a *FieldError, or the context's.
func FromTets(ctx context.Context, tets *mesh.Tets, material Material, progress Progress) (*Stiffness, error) {
	return fromTets(ctx, tets, material, progress, nil)
}

func fromTets(ctx context.Context, tets *mesh.Tets, material Material, progress Progress, j *journal) (*Stiffness, error) {
	if err := material.Validate(); err != nil {
		return nil, err
	}
	if tets == nil {
		return nil, &FieldError{"Tets", "nil", "a solid of tetrahedra"}
	}
	if err := tets.Validate(); err != nil {
		return nil, &FieldError{"Tets", err, "a solid of tetrahedra"}
	}
	if _, parts := tets.Parts(); parts > 1 {
		return nil, &FieldError{"Tets", fmt.Sprintf("in %d parts", parts), "one part, in which elements share faces"}
	}
	skin := tets.Skin()
	if n := len(skin.Nodes); n > MaxVertices {
		return nil, &FieldError{"Tets", fmt.Sprintf("with %d nodes on the surface", n), fmt.Sprintf("at most %d", MaxVertices)}
	}
	k, err := elementStiffness(tets, material)
	if err != nil {
		return nil, err
	}
	s := &Stiffness{Surface: skin.Surface, Material: material, values: make([]float64, 9*len(skin.Nodes)*len(skin.Nodes))}
	if err := s.condense(ctx, k, tets.Nodes, skin.Nodes, progress, j); err != nil {
		return nil, err
	}
	s.Rigid = s.leftByRigid()
	s.removeRigid()
	return s, nil
}

// elementStiffness adds up K_ab = V (λ g_a g_bᵀ + μ g_b g_aᵀ + μ g_a·g_b 1), g the gradients of shape functions.
func elementStiffness(tets *mesh.Tets, material Material) (*sparse.Matrix, error) {
	elements := make([][]int32, len(tets.Elements))
	for i := range tets.Elements {
		elements[i] = tets.Elements[i][:]
	}
	pattern, err := sparse.NewPattern(len(tets.Nodes), elements)
	if err != nil {
		return nil, &FieldError{"Tets", err, "a solid of tetrahedra"}
	}
	k := sparse.NewMatrix(pattern)
	lambda, mu := material.lame(), material.shear()
	for i, e := range tets.Elements {
		volume := tets.Volume(int32(i))
		var g [4]spatial.Vec3
		for c := range 4 {
			p, q, r := tets.Nodes[e[(c+1)%4]], tets.Nodes[e[(c+2)%4]], tets.Nodes[e[(c+3)%4]]
			across := q.Sub(p).Cross(r.Sub(p))
			g[c] = across.Scale(1 / across.Dot(tets.Nodes[e[c]].Sub(p)))
		}
		for a := range 4 {
			for b := range 4 {
				m, turned := spatial.Outer(g[a], g[b]), spatial.Outer(g[b], g[a])
				diagonal := mu * volume * g[a].Dot(g[b])
				block := spatial.Diag(diagonal, diagonal, diagonal)
				block.AddScaled(&block, lambda*volume, &m)
				block.AddScaled(&block, mu*volume, &turned)
				to := k.Block(pattern.Find(int(e[a]), int(e[b])))
				for n, v := range [9]float64{block.XX, block.YX, block.ZX, block.XY, block.YY, block.ZY, block.XZ, block.YZ, block.ZZ} {
					to[n] += v
				}
			}
		}
	}
	return k, nil
}

// condensing is the elimination of the nodes that are not on the surface.
type condensing struct {
	stiffness *Stiffness
	k         *sparse.Matrix
	surface   []int32
	inside    []int32 // the other nodes
	workers   chan *condenser
}

// condenser is what one of several goroutines needs.
type condenser struct {
	factor  *sparse.LDL // of the rows and columns of the nodes inside; nil if there are none
	x, f    []float64   // of all nodes
	y, rest []float64   // of those inside
}

// batch is how many nodes are taken together: what is finished is kept batch by batch.
const batch = 64

// condense eliminates the nodes that are not on the surface: for a unit displacement of each surface node, the others go to their equilibrium, and K gives the forces.
func (s *Stiffness) condense(ctx context.Context, k *sparse.Matrix, places []spatial.Vec3, surface []int32, progress Progress, j *journal) error {
	c, err := s.newCondensing(k, places, surface)
	if err != nil {
		return err
	}
	n := 3 * len(surface)
	batches := (len(surface) + batch - 1) / batch
	first := j.restore(func(record int) [][]float64 {
		return [][]float64{s.values[3*batch*record*n : min(3*batch*(record+1), n)*n]}
	}, batches)
	for b := first; b < batches; b++ {
		from := batch * b
		if err := parallel(ctx, min(batch, len(surface)-from), func(i int) { c.column(from + i) }); err != nil {
			return err
		}
		progress.tell(float64(b+1)/float64(batches), "eliminating nodes")
		if err := j.keep(b + 1); err != nil {
			return err
		}
	}
	return nil
}

func (s *Stiffness) newCondensing(k *sparse.Matrix, places []spatial.Vec3, surface []int32) (*condensing, error) {
	c := &condensing{stiffness: s, k: k, surface: surface, workers: make(chan *condenser, runtime.GOMAXPROCS(0))}
	onSurface := make([]bool, k.Rows())
	for _, i := range surface {
		onSurface[i] = true
	}
	for i, is := range onSurface {
		if !is {
			c.inside = append(c.inside, int32(i))
		}
	}
	matrix, factor, err := c.insideMatrix(places)
	if err != nil {
		return nil, err
	}
	for range cap(c.workers) {
		if factor != nil && !factor.Factor(matrix, nil) {
			return nil, &FieldError{"Tets", "of a shape that gives no positive stiffness", "well-shaped elements: see tendril mesh info"}
		}
		c.workers <- &condenser{factor, make([]float64, 3*k.Rows()), make([]float64, 3*k.Rows()), make([]float64, 3*len(c.inside)), make([]float64, 3*len(c.inside))}
		if factor != nil {
			factor = factor.Another()
		}
	}
	return c, nil
}

// insideMatrix returns the part of K of the nodes inside, and a factorisation for it.
func (c *condensing) insideMatrix(places []spatial.Vec3) (*sparse.Matrix, *sparse.LDL, error) {
	if len(c.inside) == 0 {
		return nil, nil, nil
	}
	number := make([]int32, c.k.Rows())
	for i := range number {
		number[i] = -1
	}
	at := make([]spatial.Vec3, len(c.inside))
	for n, i := range c.inside {
		number[i], at[n] = int32(n), places[i]
	}
	var joined [][]int32
	for n, i := range c.inside {
		_, _, columns := c.k.Row(int(i))
		for _, j := range columns {
			if other := number[j]; other >= int32(n) {
				joined = append(joined, []int32{int32(n), other})
			}
		}
	}
	pattern, err := sparse.NewPattern(len(c.inside), joined)
	if err != nil {
		return nil, nil, err
	}
	m := sparse.NewMatrix(pattern)
	for n, i := range c.inside {
		first, _, columns := c.k.Row(int(i))
		for k, j := range columns {
			if other := number[j]; other >= 0 {
				*m.Block(pattern.Find(n, int(other))) = *c.k.Block(first + k)
			}
		}
	}
	return m, sparse.NewLDL(pattern, at), nil
}

// column finds the three columns of S of a surface node, which are rows too.
func (c *condensing) column(j int) {
	w := <-c.workers
	defer func() { c.workers <- w }()
	n := 3 * len(c.surface)
	for a := range 3 {
		own := 3*int(c.surface[j]) + a
		clear(w.x)
		w.x[own] = 1
		if w.factor != nil {
			c.k.MulVec(w.f, w.x)
			for k, i := range c.inside {
				for b := range 3 {
					w.rest[3*k+b] = -w.f[3*int(i)+b]
				}
			}
			w.factor.Solve(w.y, w.rest)
			for k, i := range c.inside {
				copy(w.x[3*i:3*i+3], w.y[3*k:])
			}
		}
		c.k.MulVec(w.f, w.x)
		for i, node := range c.surface {
			copy(c.stiffness.values[(3*j+a)*n+3*i:][:3], w.f[3*node:])
		}
	}
}

// leftByRigid returns the largest force of a rigid motion, relative to what a node's own displacement takes.
func (s *Stiffness) leftByRigid() (worst float64) {
	n := 3 * s.Nodes()
	for _, r := range motions(s.Surface.Vertices) {
		for i := range n {
			row := s.values[i*n:][:n]
			size := 0.0
			for j, v := range row {
				size = max(size, v*r[j], -v*r[j])
			}
			if size > 0 {
				worst = max(worst, inner(row, r)/size, -inner(row, r)/size)
			}
		}
	}
	return worst
}
