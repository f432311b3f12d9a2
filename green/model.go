package green

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// Config describes a reference problem (James & Pai 2002, section II). Stiffness and Fixed must be given.
type Config struct {
	Stiffness *Stiffness
	// Fixed are nodes that do not move in the body's frame: where it is bonded to bone. With Moved there must be three at least that are not in a line.
	Fixed []int32
	// Moved are further nodes whose displacement is prescribed in the reference problem, and which may be moved or let go: seams to other zones.
	Moved []int32
	// Touched are the free nodes that may be pushed or held; nil means all. Others have no Green's functions: they only show what the rest does to them.
	Touched []int32
	// Double keeps Green's functions in double precision too: forces are then found with them, at three times the memory. Single precision has errors of 6·10⁻⁸ of
	// each number.
	Double bool
}

// Model is a reference problem with its Green's functions Ξ: what is not prescribed at its nodes is Ξ times what is (eq. 3). Displacements of free nodes come from forces
// on them, and from displacements of nodes that are Moved; the forces of these, from the same. A Model does not change: any number of States share it.
type Model struct {
	Surface  *mesh.Surface
	Material Material

	kinds   []kind
	nodes   []int32 // node of each row: free ones ascending, then moved ones
	free    int     // number of free ones
	row     []int32 // of each node, −1 for fixed ones
	columns []int32 // node of each column
	column  []int32 // of each node, −1 if it has none

	// Ξ, column after column: entry of row 3i + a, column 3j + b is at (3j + b)·stride + 3i + a. So a push runs through three pieces of memory.
	stride int
	single []float32
	double []float64   // nil unless Config.Double
	packed *compressed // in place of both, if Ξ is compressed
}

// kind is what is prescribed at a node in the reference problem.
type kind uint8

const (
	freeNode  kind = iota // its force
	fixedNode             // no displacement
	movedNode             // its displacement
)

// New makes a model. The error is a *FieldError, or the context's.
func New(ctx context.Context, cfg Config, progress Progress) (*Model, error) {
	m, err := newModel(&cfg)
	if err != nil {
		return nil, err
	}
	t, err := m.solve(ctx, cfg.Stiffness, progress)
	if errors.Is(err, errSingular) {
		return nil, &FieldError{"Fixed", fmt.Sprintf("%d nodes that do not hold every part of the body", len(cfg.Fixed)+len(cfg.Moved)), "three nodes of each part at least, not in a line"}
	}
	if err != nil {
		return nil, err
	}
	m.fill(t, cfg.Double)
	return m, nil
}

// newModel numbers the nodes.
func newModel(cfg *Config) (*Model, error) {
	if cfg.Stiffness == nil {
		return nil, &FieldError{"Stiffness", "nil", "one made by FromSurface or FromTets"}
	}
	n := cfg.Stiffness.Nodes()
	m := &Model{Surface: cfg.Stiffness.Surface, Material: cfg.Stiffness.Material, kinds: make([]kind, n), row: make([]int32, n), column: make([]int32, n)}
	for k, list := range [2][]int32{cfg.Fixed, cfg.Moved} {
		name := [2]string{"Fixed", "Moved"}[k]
		for i, v := range list {
			if v < 0 || int(v) >= n {
				return nil, &FieldError{fmt.Sprintf("%s[%d]", name, i), v, fmt.Sprintf("a node from 0 to %d", n-1)}
			}
			if m.kinds[v] != freeNode {
				return nil, &FieldError{fmt.Sprintf("%s[%d]", name, i), v, "a node that is not there before"}
			}
			m.kinds[v] = kind(k + 1)
		}
	}
	if !m.held() {
		return nil, &FieldError{"Fixed", fmt.Sprintf("%d nodes", len(cfg.Fixed)+len(cfg.Moved)),
			"three at least that are not in a line: a body that nothing holds answers a push by flying away. Fix the nodes that are bonded to a bone, or the base it stands on"}
	}
	m.number(freeNode)
	m.free = len(m.nodes)
	if m.free == 0 {
		return nil, &FieldError{"Fixed", "every node", "some nodes that are free"}
	}
	m.number(movedNode)
	return m, m.reach(cfg.Touched)
}

// number gives rows to the nodes of a kind.
func (m *Model) number(of kind) {
	for i, k := range m.kinds {
		switch k {
		case of:
			m.row[i] = int32(len(m.nodes))
			m.nodes = append(m.nodes, int32(i))
		case fixedNode:
			m.row[i] = -1
		}
	}
}

// reach gives columns to the nodes that may be touched or moved.
func (m *Model) reach(touched []int32) error {
	for i := range m.column {
		m.column[i] = -1
	}
	if touched == nil {
		m.columns = slices.Clone(m.nodes)
	} else {
		for i, v := range touched {
			if v < 0 || int(v) >= len(m.kinds) || m.kinds[v] != freeNode {
				return &FieldError{fmt.Sprintf("Touched[%d]", i), v, "a free node"}
			}
			m.columns = append(m.columns, v)
		}
		slices.Sort(m.columns)
		m.columns = slices.Compact(m.columns)
		m.columns = append(m.columns, m.nodes[m.free:]...)
	}
	for c, v := range m.columns {
		m.column[v] = int32(c)
	}
	m.stride = (3*len(m.nodes) + 7) &^ 7
	return nil
}

// held tells whether the nodes that are not free keep the body from moving as a whole.
func (m *Model) held() bool {
	var first, along spatial.Vec3
	count := 0
	low, high := m.Surface.Bounds()
	least := 1e-6 * high.Sub(low).Norm()
	for i, k := range m.kinds {
		if k == freeNode {
			continue
		}
		p := m.Surface.Vertices[i]
		switch {
		case count == 0:
			first, count = p, 1
		case count == 1 && p.Sub(first).Norm() > least:
			along, count = p.Sub(first).Unit(), 2
		case count == 2 && p.Sub(first).Cross(along).Norm() > least:
			return true
		}
	}
	return false
}

// solve finds Ξ by one elimination: of the free nodes F from the matrix below, in which they are followed by rows of ones and by the moved nodes M.
//
//	S_FF                                          L
//	1     0            becomes, in these places,  ·   −G                G = S_FF⁻¹
//	S_MF  0  S_MM                                 ·   −S_MF G  S_MM − S_MF G S_FM
func (m *Model) solve(ctx context.Context, s *Stiffness, progress Progress) (*tiles, error) {
	inside := tilesFor(3 * m.free)
	t := newTiles(2*inside + tilesFor(3*(len(m.nodes)-m.free)))
	n := 3 * s.Nodes()
	set := func(i, j int, node, other int32) {
		t.tile(3*i/tileSize, 3*j/tileSize) // nodes are not cut by tiles
		for a := range 3 {
			for b := range 3 {
				*t.at(3*i+a, 3*j+b) = s.values[(3*int(node)+a)*n+3*int(other)+b]
			}
		}
	}
	for i := range m.free {
		for j := range i + 1 {
			set(i, j, m.nodes[i], m.nodes[j])
		}
	}
	for i := 3 * m.free; i < inside*tileSize; i++ {
		*t.at(i, i) = 1
	}
	for i := range inside {
		one := t.tile(inside+i, i)
		for k := range tileSize {
			one[k*tileSize+k] = 1
		}
	}
	base := 2 * inside * tileSize / 3
	for i, node := range m.nodes[m.free:] {
		for j := range m.free {
			set(base+i, j, node, m.nodes[j])
		}
		for j, other := range m.nodes[m.free:][:i+1] {
			set(base+i, base+j, node, other)
		}
	}
	return t, t.eliminate(ctx, inside, func(k int) error {
		progress.tell(t.share(k+1, inside), "finding Green's functions")
		return nil
	})
}

// fill takes Ξ out of what elimination has left.
func (m *Model) fill(t *tiles, double bool) {
	inside := tilesFor(3*m.free) * tileSize
	place := func(row int) int { // of row 3i + a in the elimination
		if row < 3*m.free {
			return inside + row
		}
		return 2*inside + row - 3*m.free
	}
	m.single = make([]float32, 3*m.stride*len(m.columns))
	if double {
		m.double = make([]float64, len(m.single))
	}
	for c, node := range m.columns {
		for b := range 3 {
			column := 3*int(m.row[node]) + b
			for row := range 3 * len(m.nodes) {
				v := t.entry(place(max(row, column)), place(min(row, column)))
				if column < 3*m.free { // G and S_MF G; −G S_FM and the rest are what is there
					v = -v
				}
				m.single[(3*c+b)*m.stride+row] = float32(v)
				if double {
					m.double[(3*c+b)*m.stride+row] = v
				}
			}
		}
	}
}

// entry returns an entry on or below the diagonal, 0 where there is no tile.
func (m *tiles) entry(row, column int) float64 {
	if t := *m.slot(row/tileSize, column/tileSize); t != nil {
		return t[row%tileSize*tileSize+column%tileSize]
	}
	return 0
}

// Nodes returns the number of nodes.
func (m *Model) Nodes() int { return len(m.kinds) }

// Bytes returns the memory that the Green's functions take.
func (m *Model) Bytes() int {
	if m.packed != nil {
		return m.packed.report.Bytes
	}
	return 4*len(m.single) + 8*len(m.double)
}

// Touchable tells whether a node has Green's functions: then it can be pushed, held or moved.
func (m *Model) Touchable(node int) bool {
	return node >= 0 && node < len(m.column) && m.column[node] >= 0
}

// Response sets to what a unit of what is prescribed at one node does to what is not at another: a block of Ξ. Both must be touchable. For free nodes it is the displacement
// by a force [m/N].
func (m *Model) Response(to *spatial.Mat3, node, by int) {
	var b [9]float64
	m.block(&b, int(m.row[node]), int(m.column[by]))
	*to = spatial.Mat3{XX: b[0], YX: b[1], ZX: b[2], XY: b[3], YY: b[4], ZY: b[5], XZ: b[6], YZ: b[7], ZZ: b[8]}
}

// block reads a block of Ξ, column after column.
func (m *Model) block(to *[9]float64, row, column int) {
	if m.packed != nil {
		m.packed.block(to, int32(row), int32(column))
		return
	}
	for b := range 3 {
		at := (3*column+b)*m.stride + 3*row
		if m.double != nil {
			copy(to[3*b:3*b+3], m.double[at:at+3])
			continue
		}
		v := m.single[at : at+3 : at+3]
		to[3*b], to[3*b+1], to[3*b+2] = float64(v[0]), float64(v[1]), float64(v[2])
	}
}

// Reciprocity returns how far Ξ is from what Betti's theorem says: the largest difference of two answers that should be the same, relative to the largest of their kind. A
// model is made of one half of a symmetric matrix: what New returns has no difference at all.
func (m *Model) Reciprocity() float64 {
	var worst, size [3]float64 // of free nodes, of moved nodes, of both
	var a, b [9]float64
	for c, node := range m.columns {
		for d, other := range m.columns[:c+1] {
			m.block(&a, int(m.row[node]), d)
			m.block(&b, int(m.row[other]), c)
			sign, sort := 1.0, 0
			switch moved, otherMoved := m.kinds[node] == movedNode, m.kinds[other] == movedNode; {
			case moved && otherMoved:
				sort = 1
			case moved != otherMoved:
				sign, sort = -1, 2
			}
			for i := range 3 {
				for j := range 3 {
					worst[sort] = math.Max(worst[sort], math.Abs(a[3*i+j]-sign*b[3*j+i]))
					size[sort] = math.Max(size[sort], math.Abs(a[3*i+j]))
				}
			}
		}
	}
	most := 0.0
	for k, w := range worst {
		if w > 0 {
			most = math.Max(most, w/size[k])
		}
	}
	return most
}
