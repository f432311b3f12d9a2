package world

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math"

	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// The state of a world is a head (steps taken, number of bodies, number of bonds), the moving part of every bond, which of those that break are broken, every body
// behind a word that tells whether it is frozen, what bodies that touch remember, what was given to Remember, and the hash of all that. The bonds by which hands hold bodies are not in it:
// a state can be brought back whoever holds what.
const (
	headSize = 3 * 8
	bondSize = 2*(4+3)*8 + 8*3*8 // frame and offset of its end A, its reaction, the one expected, its gap and the rate of that
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
		a, s := &w.problem.Bonds[i].A, &w.problem.States[i]
		b = appendFrame(appendFrame(b, &a.Frame), &a.Offset)
		for _, v := range [8]spatial.Vec3{s.Reaction.Torque, s.Reaction.Force, s.Expected.Torque, s.Expected.Force, s.Gap.Angular, s.Gap.Linear, s.Rate.Angular, s.Rate.Linear} {
			b = appendVec(b, v)
		}
	}
	b = w.appendBroken(b)
	for i := range w.bodies {
		b = appendUint(b, uint64(w.bodies[i].flags&constraint.Frozen))
		b = w.bodies[i].AppendState(b)
	}
	b = w.appendMemories(w.appendBrush(w.appendTouch(b)))
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
	bonds := len(w.problem.Bonds)
	if n := in.uint(); n != uint64(bonds) {
		return fmt.Errorf("world: state of a world with %d bonds, want %d", n, bonds)
	}
	if len(in.b) < bondSize*bonds {
		return fmt.Errorf("world: state of %d bytes ends within its bonds", len(b)+hashSize)
	}
	w.steps = steps
	for i := range w.problem.Bonds {
		a, s := &w.problem.Bonds[i].A, &w.problem.States[i]
		a.Frame, a.Offset = in.frame(), in.frame()
		s.Reaction = spatial.Wrench{Torque: in.vec(), Force: in.vec()}
		s.Expected = spatial.Wrench{Torque: in.vec(), Force: in.vec()}
		s.Gap = spatial.Twist{Angular: in.vec(), Linear: in.vec()}
		s.Rate = spatial.Twist{Angular: in.vec(), Linear: in.vec()}
	}
	rest, err := w.restoreBroken(in.b)
	if err != nil {
		return err
	}
	return w.restoreBodies(rest)
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
	rest, err := w.restoreTouch(rest)
	if err == nil {
		rest, err = w.restoreBrush(rest)
	}
	if err == nil {
		rest, err = w.restoreMemories(rest)
	}
	if err != nil {
		return err
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

func appendVec(b []byte, v spatial.Vec3) []byte {
	return appendFloat(appendFloat(appendFloat(b, v.X), v.Y), v.Z)
}

func appendFrame(b []byte, f *spatial.Frame) []byte {
	return appendVec(appendVec(appendFloat(b, f.Rot.W), f.Rot.Vec()), f.Pos)
}

// reader takes numbers from the front of b.
type reader struct{ b []byte }

func (r *reader) uint() uint64 {
	x := binary.LittleEndian.Uint64(r.b)
	r.b = r.b[8:]
	return x
}

func (r *reader) float() float64 { return math.Float64frombits(r.uint()) }

func (r *reader) vec() spatial.Vec3 { return spatial.V(r.float(), r.float(), r.float()) }

func (r *reader) frame() spatial.Frame {
	w, v := r.float(), r.vec()
	return spatial.Frame{Rot: spatial.Quat{W: w, X: v.X, Y: v.Y, Z: v.Z}, Pos: r.vec()}
}
