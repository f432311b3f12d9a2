package world

import (
	"encoding/binary"
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

func appendUint(b []byte, x uint64) []byte { return binary.LittleEndian.AppendUint64(b, x) }

// reader takes numbers from the front of b.
type reader struct{ b []byte }

func (r *reader) uint() uint64 {
	x := binary.LittleEndian.Uint64(r.b)
	r.b = r.b[8:]
	return x
}

func (r *reader) float() float64 { return math.Float64frombits(r.uint()) }

func (r *reader) vec() spatial.Vec3 { return spatial.V(r.float(), r.float(), r.float()) }
