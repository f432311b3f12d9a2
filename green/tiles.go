package green

import (
	"context"
	"math"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/tendril-sim/tendril/internal/dense"
)

// tileSize is the edge of a tile: a multiple of three, for nodes, and of four, for vectors, of which one tile fits into the nearest cache.
const tileSize = 48

type tile [tileSize * tileSize]float64

// tiles is a symmetric matrix, its lower half cut into tiles that are stored by rows. A tile that is nil is 0.
type tiles struct {
	count int // of rows of tiles
	tiles []*tile
}

func newTiles(count int) *tiles { return &tiles{count, make([]*tile, count*(count+1)/2)} }

// tilesFor returns how many rows of tiles hold a number of rows.
func tilesFor(rows int) int { return (rows + tileSize - 1) / tileSize }

func (m *tiles) slot(i, j int) **tile { return &m.tiles[i*(i+1)/2+j] }

// tile returns tile j ≤ i of a row of tiles, made if there is none yet.
func (m *tiles) tile(i, j int) *tile {
	t := m.slot(i, j)
	if *t == nil {
		*t = new(tile)
	}
	return *t
}

// at returns the place of an entry on or below the diagonal, whose tile must be there.
func (m *tiles) at(row, column int) *float64 {
	return &(*m.slot(row/tileSize, column/tileSize))[row%tileSize*tileSize+column%tileSize]
}

// row returns the part of a row in one tile, which must be there.
func (m *tiles) row(row, column int) []float64 {
	t := *m.slot(row/tileSize, column)
	return t[row%tileSize*tileSize:][:tileSize]
}

// parallel calls do for 0 to n − 1, on all processors. Calls must not depend on each other, so that it makes no difference who does what. It ends early
// if the context is over.
func parallel(ctx context.Context, n int, do func(i int)) error {
	var next atomic.Int64
	var wait sync.WaitGroup
	work := func() {
		for ctx.Err() == nil {
			i := int(next.Add(1)) - 1
			if i >= n {
				return
			}
			do(i)
		}
	}
	for range min(runtime.GOMAXPROCS(0), n) - 1 {
		wait.Go(work)
	}
	work()
	wait.Wait()
	return ctx.Err()
}

// eliminate factorises the first columns of tiles, count of them, by Cholesky's method: with the matrix [[A, Bᵀ], [B, C]] these become L of A = L Lᵀ and B L⁻ᵀ, and
// C becomes C − B A⁻¹ Bᵀ. It looks to the left, so that finished columns do not change any more. ready, which may be nil, is called when columns are finished.
// It returns errSingular if A is not positive.
//
// Count: for n rows of A and m of B, n³/3 + n²m + nm² multiplications and additions in all.
func (m *tiles) eliminate(ctx context.Context, columns int, ready func(column int) error) error {
	return m.eliminateFrom(ctx, 0, columns, ready)
}

// eliminateFrom goes on where columns before first are finished.
func (m *tiles) eliminateFrom(ctx context.Context, first, columns int, ready func(column int) error) error {
	for k := first; k < columns; k++ {
		if err := parallel(ctx, m.count-k, func(i int) { m.reduce(k+i, k, k) }); err != nil {
			return err
		}
		inverse := new(tile)
		if !m.tile(k, k).cholesky() {
			return errSingular
		}
		m.tile(k, k).invertLower(inverse)
		if err := parallel(ctx, m.count-k-1, func(i int) { (*m.slot(k+1+i, k)).timesTransposed(inverse) }); err != nil {
			return err
		}
		if ready != nil {
			if err := ready(k); err != nil {
				return err
			}
		}
	}
	rest := m.count - columns
	return parallel(ctx, rest*(rest+1)/2, func(n int) {
		i := int((math.Sqrt(float64(8*n+1)) - 1) / 2)
		j := n - i*(i+1)/2
		m.reduce(columns+i, columns+j, columns)
	})
}

// reduce subtracts from tile (i, j) what the finished columns before end do: Σ L_ik L_jkᵀ.
func (m *tiles) reduce(i, j, end int) {
	var product [tileSize]float64
	for k := range end {
		a, b := *m.slot(i, k), *m.slot(j, k)
		if a == nil || b == nil {
			continue
		}
		to := m.tile(i, j)
		for r := 0; r < len(to); r += tileSize {
			dense.MulVec(product[:], b[:], a[r:r+tileSize])
			row := to[r : r+tileSize]
			for c, v := range product {
				row[c] -= v
			}
		}
	}
}

// cholesky replaces the lower half by its factor, and tells whether there is one.
func (t *tile) cholesky() bool {
	for i := range tileSize {
		row := t[i*tileSize:][:tileSize]
		for j := range i {
			other := t[j*tileSize:][:tileSize]
			row[j] = (row[j] - dense.Dot(row[:j], other[:j])) / other[j]
		}
		before := row[i]
		pivot := before - dense.Dot(row[:i], row[:i])
		if !(pivot > 1e-14*before) {
			return false
		}
		row[i] = math.Sqrt(pivot)
		clear(row[i+1:])
	}
	return true
}

// invertLower sets inverse to that of a lower factor.
func (t *tile) invertLower(inverse *tile) {
	*inverse = tile{}
	for j := range tileSize {
		inverse[j*tileSize+j] = 1 / t[j*tileSize+j]
		for i := j + 1; i < tileSize; i++ {
			sum := 0.0
			for k := j; k < i; k++ {
				sum -= t[i*tileSize+k] * inverse[k*tileSize+j]
			}
			inverse[i*tileSize+j] = sum / t[i*tileSize+i]
		}
	}
}

// timesTransposed replaces t by t mᵀ.
func (t *tile) timesTransposed(m *tile) {
	if t == nil {
		return
	}
	var product [tileSize]float64
	for r := 0; r < len(t); r += tileSize {
		dense.MulVec(product[:], m[:], t[r:r+tileSize])
		copy(t[r:], product[:])
	}
}
