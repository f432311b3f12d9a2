package hand

import (
	"math"

	"github.com/tendril-sim/tendril/spatial"
)

// The limbs of a hand: its palm, and three for each finger from its root to its tip.
const (
	Limbs   = 16
	Palm    = 0
	Fingers = 5
	Thumb   = 0 // fingers count from the thumb
	Index   = 1
	Middle  = 2
	Ring    = 3
	Little  = 4
)

// Limb returns the number of a limb of a finger: 0 is nearest to the palm, 2 has the tip.
func Limb(finger, i int) int { return 1 + 3*finger + i }

var fingerNames = [Fingers]string{"thumb", "index", "middle", "ring", "little"}

// LimbName names a limb.
func LimbName(limb int) string {
	if limb == Palm {
		return "palm"
	}
	finger, i := (limb-1)/3, (limb-1)%3
	if finger == Thumb {
		return "thumb " + [3]string{"metacarpal", "proximal", "distal"}[i]
	}
	return fingerNames[finger] + " " + [3]string{"proximal", "middle", "distal"}[i]
}

// Skeleton is the kinematics of a hand. The axes of the wrist are, for a right hand, x towards the thumb, y out of the back of the
// hand and z along the middle finger; a left hand is the mirror image in x. Every limb has z along it towards the tip, and y out of its back
// (of the thumb: x). The frame of a limb is in its middle, that of a rigid body of the same shape.
type Skeleton struct {
	size     float64
	mirrored bool

	palm     spatial.Frame          // middle of the palm, from the wrist
	palmHalf spatial.Vec3           // of the box that is rounded by radius[Palm]
	base     [Fingers]spatial.Frame // first joints, from the wrist
	length   [Limbs]float64         // from joint to joint, or to the tip [m]
	radius   [Limbs]float64         // [m]
}

// Lengths in parts of the length of the hand, from the wrist to the tip of the middle finger. Those of the bones, between the centres of joints,
// are the regressions of Buchholz, Armstrong & Goldstein 1992. Knuckles are where they have them for a hand 0.44 as broad as it is long (43.7 to
// 45.2 %: Ibeachu, Abu & Didia 2011), within 0.02 of the length; those of ring and little finger stand out by 0.02 and 0.03 more, so that fingers
// with flesh, of the radii here, have room beside each other.
var (
	boneLengths = [Fingers][3]float64{{0.251, 0.196, 0.158}, {0.245, 0.143, 0.097}, {0.266, 0.170, 0.108}, {0.244, 0.165, 0.107}, {0.204, 0.117, 0.093}}
	boneRadii   = [Fingers][3]float64{{0.066, 0.057, 0.050}, {0.050, 0.045, 0.040}, {0.051, 0.046, 0.041}, {0.048, 0.043, 0.039}, {0.042, 0.038, 0.034}}
	roots       = [Fingers]spatial.Vec3{{X: 0.105, Y: -0.050, Z: 0.085}, {X: 0.150, Y: 0, Z: 0.455}, {X: 0.038, Y: 0.012, Z: 0.452}, {X: -0.072, Y: 0.006, Z: 0.425}, {X: -0.172, Y: -0.012, Z: 0.385}}
	palmMiddle  = spatial.Vec3{X: -0.008, Y: -0.012, Z: 0.225}
	palmHalf    = spatial.Vec3{X: 0.150, Y: 0.010, Z: 0.150}
)

const (
	palmRound = 0.058
	usualSize = 0.19 // of an adult's hand [m]
	smallest  = 0.01 // hand that is taken for one [m]
	largest   = 10.0
	thumbLean = 0.15 // of the axis about which the thumb rolls, to its side [rad]
)

// NewSkeleton makes the skeleton of a hand of a length, from wrist to fingertip [m]; 0 is 0.19 m.
func NewSkeleton(size float64, left bool) (*Skeleton, error) {
	if size == 0 {
		size = usualSize
	}
	if !(size >= smallest && size <= largest) {
		return nil, &FieldError{"Size", size, "a length of the hand from 0.01 to 10 m"}
	}
	s := &Skeleton{size: size, mirrored: left, palmHalf: palmHalf.Scale(size)}
	s.palm = spatial.Frame{Rot: spatial.Identity, Pos: palmMiddle.Scale(size)}
	s.radius[Palm], s.length[Palm] = palmRound*size, 2*(palmHalf.Z+palmRound)*size
	for f := range Fingers {
		s.base[f] = spatial.Frame{Rot: spatial.Identity, Pos: roots[f].Scale(size)}
		for i := range 3 {
			s.length[Limb(f, i)], s.radius[Limb(f, i)] = boneLengths[f][i]*size, boneRadii[f][i]*size
		}
	}
	s.base[Thumb].Rot = about(yAxis, thumbLean)
	return s, nil
}

// Size returns the length of the hand [m].
func (s *Skeleton) Size() float64 { return s.size }

// Left reports whether it is a left hand.
func (s *Skeleton) Left() bool { return s.mirrored }

// Length returns the length of a limb from joint to joint, or from the last joint to the tip [m].
func (s *Skeleton) Length(limb int) float64 { return s.length[limb] }

// Radius returns the radius of a finger limb, or that of the rounded edges of the palm [m].
func (s *Skeleton) Radius(limb int) float64 { return s.radius[limb] }

// PalmHalf returns half the edges of the box that, rounded by the sphere of its Radius, is the palm [m].
func (s *Skeleton) PalmHalf() spatial.Vec3 { return s.palmHalf }

// Segment returns the length of the line over which the sphere of a finger limb is swept [m]: from joint to joint, and in the last limb so
// far that the sphere ends at the tip.
func (s *Skeleton) Segment(limb int) float64 {
	if limb == Palm {
		return 0
	}
	if (limb-1)%3 == 2 {
		return s.length[limb] - s.radius[limb]
	}
	return s.length[limb]
}

// JointOf returns where a finger limb begins, for a frame of it.
func (s *Skeleton) JointOf(limb int, f *spatial.Frame) spatial.Vec3 {
	return f.Point(spatial.V(0, 0, -s.Segment(limb)/2))
}

// Tip returns the tip of a finger, for the frames of all limbs.
func (s *Skeleton) Tip(finger int, frames *[Limbs]spatial.Frame) spatial.Vec3 {
	last := Limb(finger, 2)
	return frames[last].Point(spatial.V(0, 0, s.Segment(last)/2+s.radius[last]))
}

// Pad returns the middle of the pad of a finger, with which it feels and holds, and the direction in which the pad looks.
func (s *Skeleton) Pad(finger int, frames *[Limbs]spatial.Frame) (at, out spatial.Vec3) {
	last := Limb(finger, 2)
	out = s.padSide(finger)
	at = out.Scale(s.radius[last]).Add(spatial.V(0, 0, s.Segment(last)/4))
	return frames[last].Point(at), frames[last].Rot.Rotate(out)
}

// padSide is the direction in which the pads of a finger look, in the axes of its limbs.
func (s *Skeleton) padSide(finger int) spatial.Vec3 {
	switch {
	case finger != Thumb:
		return spatial.V(0, -1, 0)
	case s.mirrored:
		return spatial.V(1, 0, 0)
	}
	return spatial.V(-1, 0, 0)
}

// bend is the axis about which a finger bends, in the axes of its limbs.
func (s *Skeleton) bend(finger int) spatial.Vec3 {
	switch {
	case finger != Thumb:
		return spatial.V(1, 0, 0)
	case s.mirrored:
		return spatial.V(0, 1, 0)
	}
	return spatial.V(0, -1, 0)
}

type axis uint8

const (
	xAxis axis = iota
	yAxis
	zAxis
)

// about is the rotation about an axis [rad].
func about(a axis, angle float64) spatial.Quat {
	sin, cos := math.Sincos(angle / 2)
	switch a {
	case xAxis:
		return spatial.Quat{W: cos, X: sin}
	case yAxis:
		return spatial.Quat{W: cos, Y: sin}
	}
	return spatial.Quat{W: cos, Z: sin}
}

// bends lists the joints at which each finger bends, from its root to its tip. The thumb does not bend at its root.
var bends = [Fingers][3]int{
	{-1, ThumbMCP, ThumbIP},
	{IndexMCP, IndexPIP, IndexDIP},
	{MiddleMCP, MiddlePIP, MiddleDIP},
	{RingMCP, RingPIP, RingDIP},
	{LittleMCP, LittlePIP, LittleDIP},
}

// Frames finds the frames of all limbs, for the frame of the wrist and the joint angles. It does not mind their limits.
func (s *Skeleton) Frames(wrist spatial.Frame, angles *Angles, out *[Limbs]spatial.Frame) {
	root := spatial.Frame{Rot: about(xAxis, angles[WristFlexion]).Mul(about(yAxis, -angles[WristDeviation]))}
	out[Palm] = root.Mul(s.palm)
	for finger := range Fingers {
		at := root.Mul(s.rooted(finger, angles))
		for i := range 3 {
			limb := Limb(finger, i)
			if joint := bends[finger][i]; joint >= 0 {
				at.Rot = at.Rot.Mul(bent(finger, angles[joint]))
			}
			along := at.Rot.Z3()
			out[limb] = spatial.Frame{Rot: at.Rot, Pos: at.Pos.AddScaled(s.Segment(limb)/2, along)}
			at.Pos = at.Pos.AddScaled(s.length[limb], along)
		}
	}
	for i := range out {
		if s.mirrored {
			out[i] = mirror(out[i])
		}
		out[i] = wrist.Mul(out[i])
	}
}

func bent(finger int, angle float64) spatial.Quat {
	if finger == Thumb {
		return about(yAxis, -angle)
	}
	return about(xAxis, angle)
}

// rooted returns the first joint of a finger of a right hand, spread but not bent.
func (s *Skeleton) rooted(finger int, a *Angles) spatial.Frame {
	f := s.base[finger]
	switch finger {
	case Thumb:
		f.Rot = f.Rot.Mul(about(zAxis, -a[ThumbRoll])).Mul(about(yAxis, a[ThumbAbduction]))
	case Index:
		f.Rot = about(yAxis, a[IndexAbduction])
	case Ring:
		f = s.arched(f, a[PalmArch]/2, -a[RingAbduction])
	case Little:
		f = s.arched(f, a[PalmArch], -a[RingAbduction]-a[LittleAbduction])
	}
	return f
}

// arched turns the root of a finger about the line through the root of the middle finger, along the hand, and spreads the finger.
func (s *Skeleton) arched(f spatial.Frame, arch, spread float64) spatial.Frame {
	line := s.base[Middle].Pos
	turn := about(zAxis, arch)
	return spatial.Frame{Rot: turn.Mul(about(yAxis, spread)), Pos: line.Add(turn.Rotate(f.Pos.Sub(line)))}
}

// mirror is the mirror image of a frame in x.
func mirror(f spatial.Frame) spatial.Frame {
	return spatial.Frame{Rot: spatial.Quat{W: f.Rot.W, X: f.Rot.X, Y: -f.Rot.Y, Z: -f.Rot.Z}, Pos: spatial.V(-f.Pos.X, f.Pos.Y, f.Pos.Z)}
}
