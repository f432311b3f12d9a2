package hand

import (
	"encoding/binary"
	"fmt"

	"github.com/tendril-sim/tendril/spatial"
)

// Feedback is what a person feels of what the limbs touch: the opposite of what the couplings exerted in the last step (Zaeh et al.
// 2004, section 4.C). All vectors are in world axes.
type Feedback struct {
	// Finger is what a glove with one tendon for each finger has to pull with at the fingertip, across the finger and away from the palm [N]:
	// it has the same moment about the finger's first joint as all that its limbs feel. Negative is a push, which a tendon cannot give.
	Finger      [Fingers]float64
	FingerForce [Fingers]spatial.Vec3 // sum over the limbs of each finger [N]
	PalmForce   spatial.Vec3          // [N]
	Wrist       spatial.Wrench        // of all limbs together, about the origin of the wrist [N m], [N]
}

// Feel tells what the person feels after a step of the world.
func (h *Hand) Feel() (out Feedback) {
	wrist := h.state.At.Wrist.Pos
	add := func(limb int, about spatial.Vec3, sum *spatial.Wrench) {
		b := h.bodies[limb]
		w := b.PullWrench(coupled).Scale(-1)
		at := b.Pose(0).Pos
		sum.Force = sum.Force.Add(w.Force)
		sum.Torque = sum.Torque.Add(w.Torque).Add(at.Sub(about).Cross(w.Force))
	}
	add(Palm, wrist, &out.Wrist)
	out.PalmForce = out.Wrist.Force
	for f := range Fingers {
		root := h.bodies[Limb(f, 0)].Frame()
		joint := h.skeleton.JointOf(Limb(f, 0), &root)
		var sum spatial.Wrench
		for i := range 3 {
			add(Limb(f, i), joint, &sum)
		}
		out.FingerForce[f] = sum.Force
		last := h.bodies[Limb(f, 2)].Frame()
		tip := last.Point(spatial.V(0, 0, h.skeleton.Segment(Limb(f, 2))/2+h.skeleton.radius[Limb(f, 2)]))
		out.Finger[f] = -sum.Torque.Dot(root.Rot.Rotate(h.skeleton.bend(f))) / tip.Sub(joint).Norm()
		out.Wrist.Force = out.Wrist.Force.Add(sum.Force)
		out.Wrist.Torque = out.Wrist.Torque.Add(sum.Torque).Add(joint.Sub(wrist).Cross(sum.Force))
	}
	return out
}

// AppendState appends what the hand knows from one step to the next. The states of its bodies are theirs.
func (h *Hand) AppendState(dst []byte) []byte {
	dst, err := binary.Append(dst, binary.LittleEndian, &h.state)
	if err != nil {
		panic("hand: " + err.Error()) // plain numbers of known size always fit
	}
	return dst
}

// RestoreState reads that back, and returns what follows.
func (h *Hand) RestoreState(src []byte) ([]byte, error) {
	var s state
	n, err := binary.Decode(src, binary.LittleEndian, &s)
	if err != nil {
		return src, fmt.Errorf("hand: state: %w", err)
	}
	h.state = s
	h.seize()
	return src[n:], nil
}
