package hand

import "math"

// Joints is the number of angles of a hand.
const Joints = 22

// Angles are the joint angles of a hand [rad], in the order of Table. They are the same for a left and a right hand.
type Angles = [Joints]float64

// The joints, in the order in which a CyberGlove with 22 sensors reports them. Where it has one sensor between two fingers, the
// angle spreads the outer of them away from the middle finger, which itself only bends.
const (
	ThumbRoll      = iota // carries the thumb from beside the palm to before it
	ThumbMCP              // bends it at its middle joint
	ThumbIP               // and at its last
	ThumbAbduction        // angle between the thumb and the axis about which it rolls
	IndexMCP
	IndexPIP
	IndexDIP
	MiddleMCP
	MiddlePIP
	MiddleDIP
	IndexAbduction // spreads index and middle finger
	RingMCP
	RingPIP
	RingDIP
	RingAbduction // spreads ring and middle finger
	LittleMCP
	LittlePIP
	LittleDIP
	LittleAbduction // spreads little and ring finger
	PalmArch        // hollows the palm: carries the little finger, and half as far the ring finger, towards the thumb
	WristFlexion    // towards the palm
	WristDeviation  // towards the little finger
)

// Joint is an angle of a hand. Bending towards the palm counts as positive.
type Joint struct {
	Name      string
	Low, High float64 // what a hand can do without help [rad]
}

// Table lists the joints: their names and limits.
var Table = [Joints]Joint{
	ThumbRoll:       {"thumb roll", -0.17, 1.92},
	ThumbMCP:        {"thumb mcp", -0.17, 1.05},
	ThumbIP:         {"thumb ip", -0.35, 1.40},
	ThumbAbduction:  {"thumb abduction", 0, 1.13},
	IndexMCP:        {"index mcp", -0.35, 1.57},
	IndexPIP:        {"index pip", 0, 1.83},
	IndexDIP:        {"index dip", -0.09, 1.40},
	MiddleMCP:       {"middle mcp", -0.35, 1.57},
	MiddlePIP:       {"middle pip", 0, 1.83},
	MiddleDIP:       {"middle dip", -0.09, 1.40},
	IndexAbduction:  {"index abduction", -0.09, 0.44},
	RingMCP:         {"ring mcp", -0.35, 1.57},
	RingPIP:         {"ring pip", 0, 1.83},
	RingDIP:         {"ring dip", -0.09, 1.40},
	RingAbduction:   {"ring abduction", -0.09, 0.44},
	LittleMCP:       {"little mcp", -0.35, 1.57},
	LittlePIP:       {"little pip", 0, 1.83},
	LittleDIP:       {"little dip", -0.09, 1.40},
	LittleAbduction: {"little abduction", -0.09, 0.52},
	PalmArch:        {"palm arch", 0, 0.52},
	WristFlexion:    {"wrist flexion", -1.22, 1.31},
	WristDeviation:  {"wrist deviation", -0.35, 0.52},
}

// Clamp brings every angle within its limits, and returns which were not: bit i stands for joint i. An angle that is not a number
// becomes that of fallback.
func Clamp(a, fallback *Angles) (beyond uint32) {
	for i := range a {
		switch j := &Table[i]; {
		case math.IsNaN(a[i]):
			a[i] = fallback[i]
		case a[i] < j.Low:
			a[i] = j.Low
		case a[i] > j.High:
			a[i] = j.High
		default:
			continue
		}
		beyond |= 1 << i
	}
	return beyond
}

// Blend returns the pose a fraction t of the way from a to b; beyond 0 and 1 it goes on, within the limits of the joints.
func Blend(a, b *Angles, t float64) (out Angles) {
	for i := range out {
		out[i] = a[i] + t*(b[i]-a[i])
	}
	Clamp(&out, a)
	return out
}
