package wire

import (
	"encoding/binary"
	"math"

	"github.com/tendril-sim/tendril/spatial"
	"github.com/tendril-sim/tendril/world"
)

// Show makes f the picture of a snapshot and of the values of its probes. Rates, Seq, Echo and whose the hands are it leaves
// to the caller. Nothing is allocated once f has shown the like before.
func (f *Frame) Show(s *world.Snapshot, probes []float64) {
	f.Time, f.Step = s.Time, s.Step
	f.Bodies = sized(f.Bodies, len(s.Bodies))
	for i := range s.Bodies {
		from, to := &s.Bodies[i], &f.Bodies[i]
		to.Flags, to.Poses = uint32(from.Flags), sized(to.Poses, len(from.Frames))
		if from.Asleep {
			to.Flags |= Asleep
		}
		if i < len(f.Shown) && f.Shown[i] != nil {
			to.showPoints(from.Frames, f.Shown[i])
			continue
		}
		for k := range from.Frames {
			to.Poses[k].set(&from.Frames[k])
		}
	}
	f.Holds = sized(f.Holds, len(s.Holds))
	for i := range s.Holds {
		from, to := &s.Holds[i], &f.Holds[i]
		to.Body, to.Index, to.Gap = uint16(from.Body), uint16(from.Index), float32(from.Gap.Linear.Norm())
		to.Target.set(&from.Target)
		to.Wrench.set(&from.Wrench)
	}
	f.Hands = sized(f.Hands, len(s.Hands))
	for i := range s.Hands {
		from, to := &s.Hands[i], &f.Hands[i]
		to.Hand, to.Mine, to.Body, to.At = uint8(from.Hand), false, uint16(from.Body), float32(from.Place)
		to.Ghost.set(&from.Target)
		to.Proxy.set(&from.Proxy)
		to.Wrench.set(&from.Wrench)
	}
	f.Contacts = sized(f.Contacts, len(s.Contacts))
	for i := range s.Contacts {
		from := &s.Contacts[i]
		f.Contacts[i] = Contact{
			A: uint16(from.A), B: uint16(from.B), Sliding: from.Sliding, Place: list(from.Place), Normal: list(from.Normal), Force: list(from.Force),
		}
	}
	f.Probes = sized(f.Probes, len(probes))
	for i, x := range probes {
		f.Probes[i] = float32(x)
	}
}

// showPoints shows where some frames are.
func (y *Body) showPoints(frames []spatial.Frame, shown []int32) {
	y.Flags |= Points
	y.Poses = sized(y.Poses, len(shown))
	for k, n := range shown {
		y.Poses[k] = Pose{6: 1}
		if int(n) < len(frames) {
			at := list(frames[n].Pos)
			copy(y.Poses[k][:], at[:])
		}
	}
}

// TimeOf returns the simulated time of an encoded frame [s], which must be as long as a frame's head.
func TimeOf(frame []byte) float64 {
	return math.Float64frombits(binary.LittleEndian.Uint64(frame[timeAt:]))
}

const timeAt = 8 // where a frame has its Time

func list(v spatial.Vec3) [3]float32 { return [3]float32{float32(v.X), float32(v.Y), float32(v.Z)} }

func (p *Pose) set(f *spatial.Frame) {
	*p = Pose{
		float32(f.Pos.X), float32(f.Pos.Y), float32(f.Pos.Z),
		float32(f.Rot.X), float32(f.Rot.Y), float32(f.Rot.Z), float32(f.Rot.W),
	}
}

func (w *Wrench) set(x *spatial.Wrench) {
	*w = Wrench{
		float32(x.Torque.X), float32(x.Torque.Y), float32(x.Torque.Z),
		float32(x.Force.X), float32(x.Force.Y), float32(x.Force.Z),
	}
}
