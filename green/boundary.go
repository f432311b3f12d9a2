package green

import (
	"context"
	"fmt"
	"math"
	"sync"

	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// Progress is told how far a computation is, from 0 to 1, and what it does. It is never called twice at the same time. It may be nil.
type Progress func(done float64, what string)

// tell calls p if there is one.
func (p Progress) tell(done float64, what string) {
	if p != nil {
		p(done, what)
	}
}

// part returns a progress for a part of the work.
func (p Progress) part(from, to float64) Progress {
	if p == nil {
		return nil
	}
	return func(done float64, what string) { p(from+(to-from)*done, what) }
}

// FromSurface finds the stiffness of a body by the boundary element method. The surface must be closed, in as many shells as it likes; cavities look inwards.
// It works on all processors, and takes 36 t² + 104 t v + 36 v² bytes for t triangles and v vertices: 270 MB for 1,664 and 834. The error is a *FieldError, or the context's.
func FromSurface(ctx context.Context, surface *mesh.Surface, material Material, progress Progress) (*Stiffness, error) {
	return fromSurface(ctx, surface, material, progress, nil)
}

func fromSurface(ctx context.Context, surface *mesh.Surface, material Material, progress Progress, j *journal) (*Stiffness, error) {
	if err := material.Validate(); err != nil {
		return nil, err
	}
	if err := checkSurface(surface); err != nil {
		return nil, err
	}
	b := newBoundary(surface, material)
	const integrals = 0.2 // of the time
	if err := b.integrate(ctx, progress.part(0, integrals)); err != nil {
		return nil, err
	}
	if b.rigid > worstRigid {
		return nil, &FieldError{"Surface", fmt.Sprintf("such that a rigid motion strains it by %.2g", b.rigid), "triangles that do not go through each other and are no slivers: see tendril mesh info"}
	}
	if err := b.hypersingular(ctx); err != nil {
		return nil, err
	}
	b.laplace, b.curls = nil, nil
	first := j.restore(b.matrix.column, b.columns)
	progress = progress.part(integrals, 1)
	err := b.matrix.eliminateFrom(ctx, first, b.columns, func(k int) error {
		progress.tell(b.matrix.share(k+1, b.columns), "eliminating tractions")
		return j.keep(k + 1)
	})
	if err != nil {
		return nil, err
	}
	return b.stiffness(), nil
}

// column returns the tiles of a column, on and below the diagonal.
func (m *tiles) column(k int) (parts [][]float64) {
	for i := k; i < m.count; i++ {
		parts = append(parts, m.tile(i, k)[:])
	}
	return parts
}

// worstRigid is how wrong rigid motions may come out before something must be wrong with the surface.
const worstRigid = 0.02

// share returns the part of the work of eliminating columns that is done after the first.
func (m *tiles) share(first, columns int) float64 {
	work := func(k int) (sum float64) { // Σ c·(count − c), c < k
		f, n := float64(k), float64(m.count)
		return n*f*(f-1)/2 - (f-1)*f*(2*f-1)/6
	}
	rest := float64(m.count - columns)
	return work(first) / (work(columns) + rest*rest/2*float64(columns))
}

// boundary is the equations of the boundary element method: the matrix [[V, ½ + K], [(½ + K)ᵀ, −D]], of which the elimination of tractions leaves −S.
type boundary struct {
	surface  *mesh.Surface
	material Material
	facets   []facet
	around   [][]place // of each vertex: the triangles that it is a corner of
	columns  int       // of tiles, for tractions
	matrix   *tiles
	laplace  []float64 // ½ + K without the part of the curls: one number for each triangle and vertex [m²]
	curls    []float64 // Σ A c_j, three for each triangle and vertex [m²]
	rigid    float64
}

// place is a corner of a triangle.
type place struct {
	facet  int32
	corner int32
}

func newBoundary(surface *mesh.Surface, material Material) *boundary {
	t, v := len(surface.Triangles), len(surface.Vertices)
	b := &boundary{surface: surface, material: material, facets: make([]facet, t), around: make([][]place, v), columns: tilesFor(3 * t), laplace: make([]float64, t*v), curls: make([]float64, 3*t*v)}
	for i, tri := range surface.Triangles {
		b.facets[i] = newFacet(tri, surface.Vertices)
		for k, vertex := range tri {
			b.around[vertex] = append(b.around[vertex], place{int32(i), int32(k)})
		}
	}
	b.matrix = newTiles(b.columns + tilesFor(3*v))
	for i := range b.matrix.count {
		for j := range i + 1 {
			b.matrix.tile(i, j)
		}
	}
	for i := 3 * t; i < tileSize*b.columns; i++ { // rows that only fill the last tile
		*b.matrix.at(i, i) = 1
	}
	return b
}

// integrate fills the rows of V and ½ + K, triangle by triangle.
func (b *boundary) integrate(ctx context.Context, progress Progress) error {
	rigid := motions(b.surface.Vertices)
	rows := sync.Pool{New: func() any {
		row := make([]float64, 9*len(b.around))
		return &row
	}}
	var mutex sync.Mutex
	done := 0
	return parallel(ctx, len(b.facets), func(t int) {
		row := rows.Get().(*[]float64)
		b.row(t, *row)
		off := b.withoutRigid(t, *row, &rigid)
		b.store(t, *row)
		rows.Put(row)
		mutex.Lock()
		defer mutex.Unlock()
		b.rigid = math.Max(b.rigid, off)
		done++
		progress.tell(float64(done)/float64(len(b.facets)), "integrating")
	})
}

// row finds the three rows of a triangle: those of V into the matrix, those of ½ + K into row, one after the other.
func (b *boundary) row(t int, row []float64) {
	shear, nu := b.material.shear(), b.material.Poisson
	kelvin := 1 / (16 * math.Pi * shear * (1 - nu))
	const sphere = 4 * math.Pi
	v := len(b.around)
	clear(row)
	own := &b.facets[t]
	laplace, curls := b.laplace[t*v:][:v], b.curls[3*t*v:][:3*v]
	for s := range b.facets {
		other := &b.facets[s]
		f := between(own, other)
		trace := (3 - 4*nu) * f.inverse
		u := spatial.Mat3{
			XX: kelvin * (trace + f.xx), XY: kelvin * f.xy, XZ: kelvin * f.xz,
			YX: kelvin * f.xy, YY: kelvin * (trace + f.yy), YZ: kelvin * f.yz,
			ZX: kelvin * f.xz, ZY: kelvin * f.yz, ZZ: kelvin * (trace + f.zz),
		}
		if s <= t {
			b.put(t, s, &u)
		}
		m := spatial.Diag(-f.inverse/sphere, -f.inverse/sphere, -f.inverse/sphere)
		m.AddScaled(&m, 2*shear, &u)
		for k, j := range other.vertices {
			laplace[j] += f.dipole[k] / sphere
			c := other.curls[k]
			curls[3*j] += f.inverse * c.X
			curls[3*j+1] += f.inverse * c.Y
			curls[3*j+2] += f.inverse * c.Z
			turned := spatial.Skew(c)
			turned.Mul(&m, &turned)
			addBlock(row, 3*v, int(j), &turned)
		}
	}
	for _, j := range own.vertices {
		laplace[j] += own.area / 6 // ½ ∫ φ
	}
	for j, w := range laplace {
		one := spatial.Diag(w, w, w)
		addBlock(row, 3*v, j, &one)
	}
}

// addBlock adds a block to column j of three rows.
func addBlock(rows []float64, length, j int, m *spatial.Mat3) {
	x, y, z := rows[3*j:3*j+3], rows[length+3*j:length+3*j+3], rows[2*length+3*j:2*length+3*j+3]
	x[0], x[1], x[2] = x[0]+m.XX, x[1]+m.XY, x[2]+m.XZ
	y[0], y[1], y[2] = y[0]+m.YX, y[1]+m.YY, y[2]+m.YZ
	z[0], z[1], z[2] = z[0]+m.ZX, z[1]+m.ZY, z[2]+m.ZZ
}

// put writes a block of V.
func (b *boundary) put(t, s int, u *spatial.Mat3) {
	for a, v := range [3]spatial.Vec3{{X: u.XX, Y: u.XY, Z: u.XZ}, {X: u.YX, Y: u.YY, Z: u.YZ}, {X: u.ZX, Y: u.ZY, Z: u.ZZ}} {
		row := b.matrix.row(3*t+a, 3*s/tileSize)[3*s%tileSize:]
		row[0], row[1], row[2] = v.X, v.Y, v.Z
	}
}

// withoutRigid is the rigid-body check: a rigid motion is its own solution without tractions, so that (½ + K) is 0 for it. What integration leaves
// there is taken away; it returns the largest, relative to the ½.
func (b *boundary) withoutRigid(t int, row []float64, rigid *[6][]float64) (worst float64) {
	n := 3 * len(b.around)
	for a := range 3 {
		line := row[a*n:][:n]
		for _, r := range rigid {
			off, most := inner(line, r), 0.0
			for _, v := range r {
				most = math.Max(most, math.Abs(v))
			}
			worst = math.Max(worst, math.Abs(off)/(b.facets[t].area/2*most))
			addScaled(line, -off, r)
		}
	}
	return worst
}

// store writes rows of ½ + K into the matrix.
func (b *boundary) store(t int, row []float64) {
	n := 3 * len(b.around)
	for a := range 3 {
		column := 3*t + a
		for i, v := range row[a*n:][:n] {
			*b.matrix.at(tileSize*b.columns+i, column) = v
		}
	}
}

// hypersingular fills the matrix with −D, vertex by vertex.
func (b *boundary) hypersingular(ctx context.Context) error {
	v := len(b.around)
	shear := b.material.shear()
	base := tileSize * b.columns
	return parallel(ctx, v, func(i int) {
		for j := range i + 1 {
			var d spatial.Mat3
			for _, at := range b.around[i] {
				t := int(at.facet)
				c := b.facets[t].curls[at.corner]
				h := b.curls[3*(t*v+j):][:3]
				sum := spatial.V(h[0], h[1], h[2])
				across := spatial.Outer(c, sum)
				d.AddScaled(&d, -shear/(4*math.Pi), &across)
				dot := shear / (2 * math.Pi) * c.Dot(sum)
				d.XX, d.YY, d.ZZ = d.XX+dot, d.YY+dot, d.ZZ+dot
				y := b.block(t, j)
				w := b.laplace[t*v+j]
				y.XX, y.YY, y.ZZ = y.XX-w, y.YY-w, y.ZZ-w
				turned := spatial.Skew(c)
				turned.Mul(&turned, &y)
				d.AddScaled(&d, 2*shear, &turned)
			}
			b.putLow(base+3*i, base+3*j, &d)
		}
	})
}

// block returns a block of ½ + K: three rows of a triangle, the columns of a vertex.
func (b *boundary) block(t, j int) spatial.Mat3 {
	base := tileSize*b.columns + 3*j
	x, y, z := b.matrix.row(base, 3*t/tileSize)[3*t%tileSize:], b.matrix.row(base+1, 3*t/tileSize)[3*t%tileSize:], b.matrix.row(base+2, 3*t/tileSize)[3*t%tileSize:]
	return spatial.Mat3{XX: x[0], XY: y[0], XZ: z[0], YX: x[1], YY: y[1], YZ: z[1], ZX: x[2], ZY: y[2], ZZ: z[2]}
}

// putLow writes minus a block on or below the diagonal.
func (b *boundary) putLow(row, column int, d *spatial.Mat3) {
	for a, v := range [3]spatial.Vec3{{X: d.XX, Y: d.XY, Z: d.XZ}, {X: d.YX, Y: d.YY, Z: d.YZ}, {X: d.ZX, Y: d.ZY, Z: d.ZZ}} {
		to := b.matrix.row(row+a, column/tileSize)[column%tileSize:]
		to[0], to[1], to[2] = -v.X, -v.Y, -v.Z
	}
}

// stiffness takes S out of what elimination has left.
func (b *boundary) stiffness() *Stiffness {
	n := 3 * len(b.around)
	s := &Stiffness{Surface: b.surface, Material: b.material, Rigid: b.rigid, values: make([]float64, n*n)}
	base := tileSize * b.columns
	for i := range n {
		for j := range i + 1 {
			v := -*b.matrix.at(base+i, base+j)
			s.values[i*n+j], s.values[j*n+i] = v, v
		}
	}
	s.removeRigid()
	return s
}
