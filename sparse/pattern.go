package sparse

import (
	"fmt"
	"math"
	"slices"
)

// Pattern is where a symmetric matrix of 3×3 blocks has blocks: in each row at its own column, and where elements join two nodes.
type Pattern struct {
	starts  []int32 // of the blocks of each row, and their end
	columns []int32 // of each block, increasing within a row
	offsets []int32 // of each block: three times its column
	own     []int32 // number of the block on the diagonal of each row
	parts   []int32 // first rows of the parts that products are formed in, and their end
}

// blocksInPart is how many blocks a part of the matrix has: some microseconds of work.
const blocksInPart = 1 << 10

// NewPattern makes the pattern of n nodes in which the nodes of each element are joined. Elements may have any number of nodes.
func NewPattern[E ~[]int32](n int, elements []E) (*Pattern, error) {
	near := make([][]int32, n)
	for e, nodes := range elements {
		for _, i := range nodes {
			if i < 0 || int(i) >= n {
				return nil, fmt.Errorf("sparse: element %d has node %d, want 0 to %d", e, i, n-1)
			}
			near[i] = append(near[i], nodes...)
		}
	}
	p := &Pattern{starts: make([]int32, n+1), own: make([]int32, n)}
	for i := range near {
		near[i] = append(near[i], int32(i))
		slices.Sort(near[i])
		row := slices.Compact(near[i])
		if len(p.columns)+len(row) > math.MaxInt32/9 {
			return nil, fmt.Errorf("sparse: more than %d blocks", math.MaxInt32/9)
		}
		for k, j := range row {
			if int(j) == i {
				p.own[i] = int32(len(p.columns) + k)
			}
		}
		p.columns = append(p.columns, row...)
		p.starts[i+1] = int32(len(p.columns))
	}
	p.offsets = make([]int32, len(p.columns))
	for k, j := range p.columns {
		p.offsets[k] = 3 * j
	}
	p.parts = p.divide(blocksInPart)
	return p, nil
}

// divide returns the first rows of parts of about so many blocks, and the end of the last.
func (p *Pattern) divide(blocks int) []int32 {
	parts := []int32{0}
	for i := range p.Rows() {
		if int(p.starts[i+1]-p.starts[parts[len(parts)-1]]) >= blocks || i == p.Rows()-1 {
			parts = append(parts, int32(i+1))
		}
	}
	return parts
}

// Rows returns the number of rows of blocks: nodes.
func (p *Pattern) Rows() int { return len(p.own) }

// Blocks returns the number of blocks, those on both sides of the diagonal counted.
func (p *Pattern) Blocks() int { return len(p.columns) }

// Row returns the numbers of the first block of a row and of the one after its last, and the columns of these blocks. The columns are the pattern's own.
func (p *Pattern) Row(i int) (first, end int, columns []int32) {
	first, end = int(p.starts[i]), int(p.starts[i+1])
	return first, end, p.columns[first:end]
}

// Own returns the number of the block on the diagonal of a row.
func (p *Pattern) Own(i int) int { return int(p.own[i]) }

// Find returns the number of the block at a row and a column, −1 if there is none.
func (p *Pattern) Find(row, column int) int {
	first, _, columns := p.Row(row)
	if k, ok := slices.BinarySearch(columns, int32(column)); ok {
		return first + k
	}
	return -1
}

// neighbours visits the columns of a row but its own.
func (p *Pattern) neighbours(i int, visit func(j int32)) {
	_, _, columns := p.Row(i)
	for _, j := range columns {
		if int(j) != i {
			visit(j)
		}
	}
}

// partOf returns the rows of a part.
func (p *Pattern) partOf(i int) (first, end int) { return int(p.parts[i]), int(p.parts[i+1]) }
