package world

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// The state of a world is a head (steps taken, number of bodies, number of bonds), the moving part of every bond, every body
// behind a word that tells whether it is frozen, and the hash of all that.
const (
	headSize = 3 * 8
	bondSize = (4+3)*8 + 4*3*8 // the frame of its end A, its reaction and its gap
	hashSize = 8
)

// Hash returns a hash of the whole state: equal states have equal hashes, on any number of cores.
func (w *World) Hash() uint64 {
	w.state = w.AppendState(w.state[:0])
	return binary.LittleEndian.Uint64(w.state[len(w.state)-hashSize:])
}

// AppendState appends the state of the world and all its bodies to b. What does not change while it runs is not in it.
func (w *World) AppendState(b []byte) []byte {
	start := len(b)
	b = appendUint(b, w.steps)
	b = appendUint(b, uint64(len(w.bodies)))
	b = appendUint(b, uint64(len(w.problem.Bonds)))
	for i := range w.problem.Bonds {
		f, s := &w.problem.Bonds[i].A.Frame, &w.problem.States[i]
		b = appendFloat(b, f.Rot.W)
		for _, v := range [6]spatial.Vec3{f.Rot.Vec(), f.Pos, s.Reaction.Torque, s.Reaction.Force, s.Gap.Angular, s.Gap.Linear} {
			b = appendFloat(appendFloat(appendFloat(b, v.X), v.Y), v.Z)
		}
	}
	for i := range w.bodies {
		b = appendUint(b, uint64(w.bodies[i].flags&constraint.Frozen))
		b = w.bodies[i].AppendState(b)
	}
	return appendUint(b, hash(b[start:]))
}

// RestoreState brings back a state that AppendState wrote for a world of the same make. One that is damaged changes nothing;
// one of another world may leave this with a part of it.
func (w *World) RestoreState(b []byte) error {
	if len(b) < headSize+hashSize {
		return fmt.Errorf("world: state of %d bytes is too short", len(b))
	}
	b, sum := b[:len(b)-hashSize], b[len(b)-hashSize:]
	if hash(b) != binary.LittleEndian.Uint64(sum) {
		return fmt.Errorf("world: state of %d bytes is cut short or damaged: its hash does not fit", len(b)+hashSize)
	}
	in := reader{b}
	steps := in.uint()
	if n := in.uint(); n != uint64(len(w.bodies)) {
		return fmt.Errorf("world: state of a world with %d bodies, want %d", n, len(w.bodies))
	}
	if n := in.uint(); n != uint64(len(w.problem.Bonds)) {
		return fmt.Errorf("world: state of a world with %d bonds, want %d", n, len(w.problem.Bonds))
	}
	if len(in.b) < bondSize*len(w.problem.Bonds) {
		return fmt.Errorf("world: state of %d bytes ends within its bonds", len(b)+hashSize)
	}
	w.steps = steps
	for i := range w.problem.Bonds {
		f, s := &w.problem.Bonds[i].A.Frame, &w.problem.States[i]
		f.Rot.W = in.float()
		f.Rot.X, f.Rot.Y, f.Rot.Z = in.float(), in.float(), in.float()
		f.Pos = in.vec()
		s.Reaction = spatial.Wrench{Torque: in.vec(), Force: in.vec()}
		s.Gap = spatial.Twist{Angular: in.vec(), Linear: in.vec()}
	}
	return w.restoreBodies(in.b)
}

func (w *World) restoreBodies(rest []byte) error {
	for i := range w.bodies {
		if len(rest) < 8 {
			return fmt.Errorf("world: state ends before body %q", w.bodies[i].name)
		}
		in := reader{rest}
		frozen := constraint.Flags(in.uint()) & constraint.Frozen
		var err error
		if rest, err = w.bodies[i].RestoreState(in.b); err != nil {
			return fmt.Errorf("world: body %q: %w", w.bodies[i].name, err)
		}
		w.wake(i)
		if frozen != 0 {
			w.freeze(i)
		}
	}
	if len(rest) > 0 {
		return fmt.Errorf("world: %d bytes follow the state of the last body", len(rest))
	}
	return nil
}

func hash(b []byte) uint64 {
	h := fnv.New64a()
	h.Write(b)
	return h.Sum64()
}

func appendUint(b []byte, x uint64) []byte { return binary.LittleEndian.AppendUint64(b, x) }

func appendFloat(b []byte, x float64) []byte { return appendUint(b, math.Float64bits(x)) }

// reader takes numbers from the front of b.
type reader struct{ b []byte }

func (r *reader) uint() uint64 {
	x := binary.LittleEndian.Uint64(r.b)
	r.b = r.b[8:]
	return x
}

func (r *reader) float() float64 { return math.Float64frombits(r.uint()) }

func (r *reader) vec() spatial.Vec3 { return spatial.V(r.float(), r.float(), r.float()) }
