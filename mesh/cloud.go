package mesh

import (
	"math"
	"math/bits"

	"github.com/tendril-sim/tendril/spatial"
)

// Cloud finds the points near a place, by a grid of cells. It does not change and may be asked from several goroutines at once.
type Cloud struct {
	points []spatial.Vec3
	cell   float64 // [m]
	start  []int32 // where in order each bucket of cells begins
	order  []int32 // points by bucket
}

// NewCloud returns the cloud of points, which must not change afterwards. The cell [m] should be about the distance at which they
// will be looked for.
func NewCloud(points []spatial.Vec3, cell float64) *Cloud {
	c := &Cloud{points: points, cell: cell, order: make([]int32, len(points))}
	c.start = make([]int32, 1<<bits.Len(uint(len(points)))+1)
	for _, p := range points {
		c.start[c.bucket(c.at(p))+1]++
	}
	for i := 1; i < len(c.start); i++ {
		c.start[i] += c.start[i-1]
	}
	next := append([]int32(nil), c.start...)
	for i, p := range points {
		b := c.bucket(c.at(p))
		c.order[next[b]] = int32(i)
		next[b]++
	}
	return c
}

// at returns the cell of a place.
func (c *Cloud) at(p spatial.Vec3) [3]int64 {
	return [3]int64{int64(math.Floor(p.X / c.cell)), int64(math.Floor(p.Y / c.cell)), int64(math.Floor(p.Z / c.cell))}
}

// bucket returns where the points of a cell are; cells may share one.
func (c *Cloud) bucket(cell [3]int64) int {
	h := uint64(cell[0])*0x9e3779b97f4a7c15 ^ uint64(cell[1])*0xc2b2ae3d27d4eb4f ^ uint64(cell[2])*0x165667b19e3779f9
	h ^= h >> 29
	return int(h & uint64(len(c.start)-2))
}

// Within appends to dst the numbers of the points at most radius [m] from p. It allocates only what dst needs.
func (c *Cloud) Within(dst []int32, p spatial.Vec3, radius float64) []int32 {
	reach := spatial.V(radius, radius, radius)
	low, high := c.at(p.Sub(reach)), c.at(p.Add(reach))
	for x := low[0]; x <= high[0]; x++ {
		for y := low[1]; y <= high[1]; y++ {
			for z := low[2]; z <= high[2]; z++ {
				cell := [3]int64{x, y, z}
				b := c.bucket(cell)
				for _, i := range c.order[c.start[b]:c.start[b+1]] {
					if q := c.points[i]; q.Sub(p).Norm2() <= radius*radius && c.at(q) == cell {
						dst = append(dst, i)
					}
				}
			}
		}
	}
	return dst
}
