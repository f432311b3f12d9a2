package green

import (
	"github.com/tendril-sim/tendril/collide"
	"github.com/tendril-sim/tendril/constraint"
	"github.com/tendril-sim/tendril/spatial"
)

// Bone is a rigid body that can wear a pad: what happens at its material point 0 tells what happens to all of it.
type Bone interface {
	constraint.Moving
	constraint.Struck
	AppendPieces(dst []collide.Piece) []collide.Piece
	Refine(h float64) constraint.Flags
}

// Worn is a bone with elastic skin on a part of it, as one body: the skin is in equilibrium on the bone wherever that is, the bone bears what presses on the skin, and whoever touches the
// skin meets both, W = J M⁻¹ Jᵀ + C/h². In a world it takes the place of the bone; the skin, beside it, only shows itself.
type Worn struct {
	Bone
	skin  *Body
	at    spatial.Frame // of the skin's base, seen from the bone
	reach [6]spatial.Twist
	unit  [1]int // point 0
}

// skinPoints is the number of the first point of the skin; those below are the bone's.
const skinPoints = 1 << 20

var (
	_ constraint.Moving    = (*Worn)(nil)
	_ constraint.Answering = (*Worn)(nil)
)

// Wear puts skin on a bone, its base at a frame on it. Its configuration should say that it is Worn.
func Wear(bone Bone, at spatial.Frame, skin *Body) *Worn {
	w := &Worn{Bone: bone, skin: skin, at: at}
	skin.worn = true
	skin.base = bone.Pose(0).Mul(at)
	skin.equilibrate()
	skin.rest()
	return w
}

// AppendPieces appends the pieces of the bone, and then those of its skin.
func (w *Worn) AppendPieces(dst []collide.Piece) []collide.Piece {
	dst = w.Bone.AppendPieces(dst)
	first := len(dst)
	dst = w.skin.appendPieces(dst)
	for i := range dst[first:] {
		dst[first+i].Point += skinPoints
	}
	return dst
}

// Load implements constraint.Body.
func (w *Worn) Load(p int, load spatial.Wrench) {
	if p < skinPoints {
		w.Bone.Load(p, load)
		return
	}
	lever := w.StartPose(p).Pos.Sub(w.Bone.StartPose(0).Pos)
	w.Bone.Load(0, spatial.Wrench{Torque: load.Torque.Add(lever.Cross(load.Force)), Force: load.Force})
	w.skin.load(p-skinPoints, load)
}

// ClearLoads implements constraint.Body.
func (w *Worn) ClearLoads() {
	w.Bone.ClearLoads()
	w.skin.clearLoads()
}

// Predict implements constraint.Body.
func (w *Worn) Predict(h float64) constraint.Flags {
	flags := w.Bone.Predict(h)
	w.skin.base = w.Bone.Pose(0).Mul(w.at)
	return flags | w.skin.predict(h)
}

// Refine takes in the wrenches given to Load since Predict without ending the step.
func (w *Worn) Refine(h float64) constraint.Flags {
	flags := w.Bone.Refine(h)
	w.skin.base, w.skin.stale = w.Bone.Pose(0).Mul(w.at), true
	return flags | w.skin.refine(h)
}

// Correct implements constraint.Body.
func (w *Worn) Correct(h float64) constraint.Flags {
	flags := w.Bone.Correct(h)
	w.skin.base, w.skin.stale = w.Bone.Pose(0).Mul(w.at), true
	return flags | w.skin.correct(h)
}

// Pose implements constraint.Body.
func (w *Worn) Pose(p int) spatial.Frame {
	if p < skinPoints {
		return w.Bone.Pose(p)
	}
	return w.skin.Pose(p - skinPoints)
}

// StartPose implements constraint.Moving.
func (w *Worn) StartPose(p int) spatial.Frame {
	if p < skinPoints {
		return w.Bone.StartPose(p)
	}
	return w.skin.StartPose(p - skinPoints)
}

// Motion implements constraint.Moving: that of the bone, and what the skin gives way beside it.
func (w *Worn) Motion(p int) (now, before spatial.Twist) {
	if p < skinPoints {
		return w.Bone.Motion(p)
	}
	lever := w.StartPose(p).Pos.Sub(w.Bone.StartPose(0).Pos)
	now, before = w.Bone.Motion(0)
	now, before = now.At(lever), before.At(lever)
	q := &w.skin.points[p-skinPoints]
	now.Linear = now.Linear.Add(q.gives(&w.skin.start, &w.skin.now, w.skin.period))
	if w.skin.inStep {
		before.Linear = before.Linear.Add(q.gives(&w.skin.past, &w.skin.start, w.skin.before))
	}
	return now, before
}

// gives is the velocity of a point against its zone, from one shape to another in h seconds, in world axes.
func (p *point) gives(from, to *shape, h float64) spatial.Vec3 {
	if h == 0 {
		return spatial.Vec3{}
	}
	at := 3 * p.slot
	return to.frames[p.zone].Rot.Rotate(vec(to.u[p.zone][at:]).Sub(vec(from.u[p.zone][at:]))).Scale(1 / h)
}

// Respond implements constraint.Body.
func (w *Worn) Respond(p int, impulse spatial.Wrench, at []int, dv []spatial.Twist) {
	origin := w.Bone.StartPose(0).Pos
	impulse.Torque = impulse.Torque.Add(w.StartPose(p).Pos.Sub(origin).Cross(impulse.Force))
	var bone [1]spatial.Twist
	w.Bone.Respond(0, impulse, w.unit[:], bone[:])
	scale := 1 / (w.skin.period * w.skin.period)
	var c spatial.Mat3
	for i, q := range at {
		dv[i] = bone[0].At(w.StartPose(q).Pos.Sub(origin))
		if p >= skinPoints && q >= skinPoints {
			w.skin.Compliance(&c, q-skinPoints, p-skinPoints)
			dv[i].Linear = dv[i].Linear.Add(c.MulVec(impulse.Force).Scale(scale))
		}
	}
}

// Answers implements constraint.Answering.
func (w *Worn) Answers(points []int, out []spatial.Mat6) {
	n := len(points)
	origin := w.Bone.StartPose(0).Pos
	for axis := range w.reach {
		var bone [1]spatial.Twist
		w.Bone.Respond(0, spatial.UnitWrench(axis), w.unit[:], bone[:])
		w.reach[axis] = bone[0]
	}
	scale := 1 / (w.skin.period * w.skin.period)
	var c spatial.Mat3
	for j, q := range points {
		lever := w.StartPose(q).Pos.Sub(origin)
		for i, p := range points {
			to := w.StartPose(p).Pos.Sub(origin)
			m := &out[i*n+j]
			for axis := range 6 {
				push := spatial.UnitWrench(axis)
				push.Torque = push.Torque.Add(lever.Cross(push.Force))
				m.SetCol(axis, w.bone(push).At(to))
			}
			if p >= skinPoints && q >= skinPoints {
				w.skin.Compliance(&c, p-skinPoints, q-skinPoints)
				m.LL.AddScaled(&m.LL, scale, &c)
			}
		}
	}
}

// bone returns how the bone's point 0 answers an impulse there.
func (w *Worn) bone(push spatial.Wrench) (t spatial.Twist) {
	for axis, v := range [6]float64{push.Torque.X, push.Torque.Y, push.Torque.Z, push.Force.X, push.Force.Y, push.Force.Z} {
		if v != 0 {
			t = t.Add(w.reach[axis].Scale(v))
		}
	}
	return t
}

// Strike implements constraint.Struck: blows are the bone's.
func (w *Worn) Strike(p int, impulse spatial.Wrench) {
	if p < skinPoints {
		w.Bone.Strike(p, impulse)
		return
	}
	lever := w.StartPose(p).Pos.Sub(w.Bone.StartPose(0).Pos)
	w.Bone.Strike(0, spatial.Wrench{Torque: impulse.Torque.Add(lever.Cross(impulse.Force)), Force: impulse.Force})
}

// Finite implements constraint.Body.
func (w *Worn) Finite() bool { return w.Bone.Finite() && w.skin.Finite() }

// AppendState implements constraint.Body.
func (w *Worn) AppendState(b []byte) []byte { return w.skin.AppendState(w.Bone.AppendState(b)) }

// RestoreState implements constraint.Body.
func (w *Worn) RestoreState(b []byte) ([]byte, error) {
	b, err := w.Bone.RestoreState(b)
	if err != nil {
		return b, err
	}
	return w.skin.RestoreState(b)
}
